// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/start_offers.h"

#include <algorithm>

#include "app/session/event/event_server.h"
#include "app/session/game/table_search.h"
#include "app/session/lesson/lesson_script.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_plan.h"
#include "app/session/plan/game_words.h"
#include "app/session/saved/saved_words.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The note of the start page on the seat that the person can come back to.
QString noteOf(const Rejoin& seat, const QList<FoundGame>& games) {
  const bool isOpen = !TableSearch::placesOf(seat.table, games).isEmpty();
  const QString name = isolated(GamePlan::gameNameHere(seat.gameName));
  //: Note under "Rejoin" on the start page; %1 name of a game on the network, whose table is heard at the moment
  return isOpen ? StartOffers::tr("Back to your seat in “%1”: it is open now").arg(name)
                //: Note under "Rejoin" on the start page; %1 name of a game on the network
                : StartOffers::tr("Back to your seat in “%1”").arg(name);
}

}  // namespace

StartOffers::StartOffers(Pages& pages, GameStarter& starter, DiscoveryBrowser& games, Settings& settings)
    : pages_(pages), starter_(starter), games_(games), settings_(settings) {
  connect(&games_, &DiscoveryBrowser::gamesChanged, this, [this] {
    if (seatKept_) pages_.start()->offer(StartPage::Rejoin, noteOf(*seatKept_, games_.games()));
  });
  connect(&pages_, &Pages::bringing, this, [this](const Page* next) {
    if (next == pages_.start() || next == pages_.firstRun()) look();
  });
}

void StartOffers::look() {
  hasLostSeat_ = starter_.hasLostSeat();
  const EventServer event(EventServer::folderBeside(starter_.usualFolder()));
  const auto plan = event.plan();
  const bool isRunning = event.isRunning(), isOver = plan && event.isOver();
  eventLed_ = plan && (isRunning || !isOver) ? plan->name : QString();
  eventStage_ = isOver ? EventStage::Over : isRunning ? EventStage::GoesOn : EventStage::Stopped;
  const QList<SavedGame> games = starter_.games();
  unfinished_ = GameFiles::newestUnfinished(games);
  gamesSaved_ = static_cast<int>(games.size());
  QList<TableIdentity> hosted;
  for (const SavedGame& game : games) hosted << game.note.table;
  seatKept_ = starter_.lastSeat(hosted);
  pages_.network()->games()->setHosted(hosted);
  show();
}

void StartOffers::show() {
  StartPage* start = pages_.start();
  QString rejoin, unfinished;
  if (seatKept_)
    rejoin = noteOf(*seatKept_, games_.games());
  else if (hasLostSeat_)
    //: Note under "Rejoin" on the start page: only a copy of that game is left, which can be hosted
    rejoin = tr("The last network game, from your copy");
  if (unfinished_) unfinished = factsOf(*unfinished_, QDateTime::currentDateTime());
  showEvent();
  start->offer(StartPage::Rejoin, rejoin);
  start->offer(StartPage::Continue, unfinished);
  start->setLater(starter_.isSeatLater(seatKept_, unfinished_) ? StartPage::Rejoin : StartPage::Continue);
  start->offerSaved(gamesSaved_, pages_.saved()->deletedCount());
  showLessons();
  start->offer(StartPage::Bots, briefOf(GameChoices::lastPlan(GamePurpose::Bots, settings_)));
}

void StartOffers::showEvent() {
  if (eventLed_.isEmpty()) return pages_.start()->offer(StartPage::Event, {});
  const auto note = [this] {
    switch (eventStage_) {
      //: Note under "Lead your event" on the start page; %1 name of the event
      case EventStage::Over: return tr("“%1” is over: to its results");
      //: Note under "Lead your event" on the start page; %1 name of the event, whose server has ended
      case EventStage::Stopped: return tr("“%1” has stopped: start it again");
      case EventStage::GoesOn: break;
    }
    //: Note under "Lead your event" on the start page; %1 name of the event
    return tr("“%1” goes on");
  };
  pages_.start()->offer(StartPage::Event, note().arg(eventLed_));
}

/// Renews the note of the start page on the lessons.
void StartOffers::showLessons() {
  const QStringList names = LessonShelf::names();
  const auto lessons = static_cast<int>(
      std::ranges::count_if(names, [](const QString& name) { return LessonShelf::script(name) != nullptr; }));
  const QString next = LessonsPage::nextOf(settings_);
  //: Note under "Learn to play" on the start page; %n how many lessons there are
  QString note = tr("%n short lesson(s)", nullptr, lessons);
  if (!next.isEmpty() && next != names.front())
    //: Behind "7 short lessons" on the start page; %1 the number of a lesson
    note += u" · "_s + tr("lesson %1 is next").arg(QLocale().toString(static_cast<int>(names.indexOf(next)) + 1));
  pages_.start()->offer(StartPage::Learn, note);
}

}  // namespace tapu
