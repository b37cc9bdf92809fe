// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/frame/table_page.h"

#include <QTimer>
#include <utility>

#include "app/kit/theme.h"
#include "app/session/game/game_controller.h"
#include "app/table/people/notices.h"
#include "app/table/show/play_voice.h"
#include "app/table/sight/task_line.h"

namespace tapu {

TablePage::TablePage(QWidget* parent) : SeaPage(parent) {}

void TablePage::share(const Shared& parts) {
  shared_ = parts;
  connect(parts.notice, &NoticeBar::startPage, this, &TablePage::startPageWanted);
  connect(parts.notice, &NoticeBar::hostHere, this, &TablePage::hostHereWanted);
  connect(parts.notice, &NoticeBar::joinThere, this, &TablePage::joinThereWanted);
}

void TablePage::offerPlace(const QString& host) { shared_.notice->offerPlace(host); }

int TablePage::ask(std::function<Question::Texts()> texts, std::function<void()> confirmed, Keys keys) {
  const int asked = shared_.question->ask(std::move(texts), std::move(confirmed));
  refresh();
  if (keys == Keys::Taken) shared_.question->takeFocus();
  return asked;
}

void TablePage::withdraw(int question) {
  shared_.question->withdraw(question);
  refreshSoon();
}

bool TablePage::isAsking() const { return shared_.question->isAsking(); }

bool TablePage::hasVoted(SeatId voter) const { return shared_.notice->hasVoted(voter); }

void TablePage::tellWithRule(const QString& problem, const QString& rule) {
  shared_.task->complain(problem, rule);
  shared_.voice->say(problem);
}

void TablePage::announce(const QString& news) {
  shared_.task->announce(news);
  shared_.voice->say(news);
  Q_EMIT announced(news);
}

void TablePage::refresh() {
  awaitsRefresh_ = false;
  showPosition();
}

void TablePage::refreshSoon() {
  if (std::exchange(awaitsRefresh_, true)) return;
  QTimer::singleShot(0, this, [this] {
    if (awaitsRefresh_) refresh();
  });
}

Motion wishedMotion(const Settings& settings, const QWidget* page) {
  const auto wished = [&settings] {
    switch (settings.view.animations()) {
      case Animations::Normal: return Motion::Full;
      case Animations::Fast: return Motion::Fast;
      case Animations::Off: break;
    }
    return Motion::Off;
  };
  return allowedMotion(wished(), page);
}

}  // namespace tapu

#include "moc_table_page.cpp"
