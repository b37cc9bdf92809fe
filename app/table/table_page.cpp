// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_page.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QTimer>
#include <utility>

#include "app/kit/theme.h"
#include "app/session/game/game_controller.h"
#include "app/table/play_accessible.h"
#include "app/table/play_notices.h"
#include "app/table/play_task.h"

namespace tapu {

TablePage::TablePage(GameController* game, QWidget* parent) : SeaPage(parent), game_(game) {}

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

qint64 TablePage::timeLeft() const {
  const bool isRunning = game_->phase() == Client::Phase::Playing && !game_->isPaused();
  return isRunning ? game_->clockLeftMs() : -1;
}

void TablePage::alertIfMyTurn() {
  const bool mine = game_->mustDecide();
  if (mine && !wasMyTurn_ && !window()->isActiveWindow()) QApplication::alert(window());
  wasMyTurn_ = mine;
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

void TablePage::keyPressEvent(QKeyEvent* event) {
  skipMotion();
  if (press(*event) == Pressed::Nothing) SeaPage::keyPressEvent(event);
}

void TablePage::mousePressEvent(QMouseEvent* event) {
  skipMotion();
  SeaPage::mousePressEvent(event);
}

/// If the widget with the keyboard is disabled or hidden, Qt would go to the next one; the board gets the keyboard
/// instead.
bool TablePage::focusNextPrevChild(bool next) {
  const QWidget* held = window()->focusWidget();
  if (!held || !isAncestorOf(held) || (held->isEnabled() && held->isVisible()))
    return SeaPage::focusNextPrevChild(next);
  board()->setFocus(Qt::OtherFocusReason);
  return true;
}

void TablePage::changeEvent(QEvent* event) {
  SeaPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) setTheme(themeOf(this));
}

}  // namespace tapu

#include "moc_table_page.cpp"
