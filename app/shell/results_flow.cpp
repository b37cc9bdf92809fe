// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/results_flow.h"

#include <QApplication>
#include <utility>

#include "app/session/game/afterwards.h"
#include "app/session/game/part_result.h"

namespace tapu {

ResultsFlow::ResultsFlow(Pages& pages, PresentGame& present, ReplayFlow& replays, RecordKeeper& records,
                         Settings& settings)
    : pages_(pages), present_(present), replays_(replays), settings_(settings) {
  connectCareer(records);
}

void ResultsFlow::connectCareer(RecordKeeper& records) {
  CareerPage* career = pages_.career();
  connect(career, &CareerPage::canceled, this, [this] {
    if (present_.table()) return present_.bringTable();
    Q_EMIT startWanted();
  });
  connect(career, &CareerPage::resultWanted, this, &ResultsFlow::showKept);
  connect(career, &CareerPage::replayWanted, this,
          [this, career](const QString& path) { replays_.open(path, career); });
  connect(&records, &RecordKeeper::failed, this, [this](const QString& sentence) {
    if (present_.table()) present_.table()->tell(sentence);
  });
  connect(&records, &RecordKeeper::kept, this, [this, career] {
    if (pages_.top() == career) career->look(settings_.shownName());
  });
}

void ResultsFlow::openCareer() {
  present_.openBeside([this] {
    pages_.career()->look(settings_.shownName());
    pages_.bring(pages_.career());
  });
}

EventResultsPage& ResultsFlow::made() {
  if (page_) return *page_;
  page_ = new EventResultsPage;
  pages_.addWidget(page_);
  connect(page_, &EventResultsPage::left, this, [this] {
    const QPointer<QWidget> from = std::exchange(from_, {});
    if (from) return pages_.bring(static_cast<Page*>(from.data()));
    Q_EMIT startWanted();
  });
  connect(page_, &EventResultsPage::replayAsked, this, [this] {
    if (auto replay = page_->replay()) replays_.show(std::move(replay), page_->eventName(), page_);
  });
  return *page_;
}

/// The page shows an event already.
void ResultsFlow::bring(Page* from) {
  if (from != page_) from_ = from;  // else other results are in front, and lead back as those do
  pages_.bring(page_);
}

void ResultsFlow::showStore(const QString& store, Page* from) {
  made().showStore(store);
  bring(from);
}

void ResultsFlow::showOfTable() {
  const GameController* game = present_.game();
  if (!game) return;
  if (!game->afterwards().hasReplay()) {
    if (const auto told = toldEventOf(game->seen())) showTold(*told, present_.table());
    return;
  }
  EventResultsPage& page = made();
  QApplication::setOverrideCursor(Qt::WaitCursor);
  const auto replay = game->afterwards().replay();
  const ChainWindow* window = game->seen().window();
  const SeatId own = window ? window->whole(game->seen().viewer()) : game->seen().viewer();
  page.showPlayed(PlayedEvent::of(*replay, game->seen().lobby().gameName), own);
  QApplication::restoreOverrideCursor();
  bring(present_.table());
}

/// Shows a game elsewhere, of which only the final table was told here.
void ResultsFlow::showTold(const ToldEvent& told, Page* from) {
  made().showTold(told);
  bring(from);
}

void ResultsFlow::showKept(const QString& path) {
  Complaint complaint;
  const auto result = partResultIn(path, complaint);
  if (result && result->told) showTold(*result->told, pages_.career());
}

}  // namespace tapu
