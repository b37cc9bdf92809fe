// SPDX-License-Identifier: GPL-3.0-or-later
// The way of an event through the pages: set up, led from the desk, its results.
#include <QApplication>

#include "app/kit/choice_dialog.h"
#include "app/session/game/part_result.h"
#include "app/shell/main_window.h"

namespace tapu {

using namespace Qt::StringLiterals;

void MainWindow::makeEventPages() {
  if (event_) return;
  event_ = std::make_unique<EventDesk>(EventServer::folderBeside(starter_.usualFolder()));
  EventServer(EventServer::rehearsalBeside(starter_.usualFolder())).discard();  // this program ended in the midst of it
  eventSetup_ = new EventSetupPage;
  desk_ = new DeskPage(*event_);
  makeResultsPage();
  for (QWidget* page : std::initializer_list<Page*>{eventSetup_, desk_}) pages_->addWidget(page);
  connect(eventSetup_, &EventSetupPage::canceled, this, &MainWindow::openStart);
  connect(eventSetup_, &EventSetupPage::opened, this, [this](const EventPlan& plan) {
    event_->open(plan);
    openDesk();
  });
  connect(eventSetup_, &EventSetupPage::rehearsalWanted, this, &MainWindow::rehearse);
  connect(desk_, &DeskPage::left, this, [this] {
    event_->leave();
    openStart();
  });
  connect(desk_, &DeskPage::resultsWanted, this, [this] {
    eventResults_->showStore(event_->server().store());
    showResults(desk_);
  });
}

void MainWindow::makeResultsPage() {
  if (eventResults_) return;
  eventResults_ = new EventResultsPage;
  pages_->addWidget(eventResults_);
  connect(eventResults_, &EventResultsPage::left, this, [this] {
    Page* from = std::exchange(resultsFrom_, nullptr);
    if (from && (from == table_ || from == rehearsalDesk_ || from == pages_->career())) return pages_->bring(from);
    event_ ? openDesk() : openStart();
  });
  connect(eventResults_, &EventResultsPage::replayAsked, this, [this] {
    auto replay = eventResults_->replay();
    if (!replay) return;
    replayFrom_ = eventResults_;
    showReplay(std::move(replay), eventResults_->eventName());
  });
}

/// The page shows an event already.
void MainWindow::showResults(Page* from) {
  resultsFrom_ = from;
  pages_->bring(eventResults_);
}

/// The Big Game at the table is over: the same page as for its leader, with the row of the reader.
void MainWindow::showResultsOfTable() {
  if (!game_) return;
  if (!game_->hasReplay()) {
    if (const auto told = toldEventOf(*game_)) showTold(*told, table_);
    return;
  }
  makeResultsPage();
  QApplication::setOverrideCursor(Qt::WaitCursor);
  const auto replay = game_->replay();
  const ChainWindow* window = game_->window();
  const SeatId own = window ? window->whole(game_->viewer()) : game_->viewer();
  eventResults_->showPlayed(PlayedEvent::of(*replay, game_->lobby().gameName), own);
  QApplication::restoreOverrideCursor();
  showResults(table_);
}

/// Of a game elsewhere, of which only the final table was told here.
void MainWindow::showTold(const ToldEvent& told, Page* from) {
  makeResultsPage();
  eventResults_->showTold(told);
  showResults(from);
}

/// The result of a Big Game that was kept in a file.
void MainWindow::showKeptResult(const QString& path) {
  Complaint complaint;
  const auto result = partResultIn(path, complaint);
  if (result && result->told) showTold(*result->told, pages_->career());
}

void MainWindow::openOrganizer() {
  leaveThen([this] {
    closeGame();
    isTestPlay_ = false;
    makeEventPages();
    if (isRehearsing()) return pages_->bring(rehearsalDesk_);
    if (event_->stage() != EventDesk::Stage::Closed) return openDesk();
    event_->offered().isEmpty() ? setUpEvent() : askWhichEvent();
  });
}

void MainWindow::goBackToEvent() {
  leaveThen([this] {
    closeGame();
    isTestPlay_ = false;
    makeEventPages();
    if (event_->stage() == EventDesk::Stage::Closed) event_->goBack();
    openDesk();
  });
}

/// Asks whether the window of an event that goes on is to be closed. False: there is nothing to ask.
bool MainWindow::askBeforeDeskCloses() {
  const auto stage = event_->stage();
  if (isRehearsing() || (stage != EventDesk::Stage::Gathering && stage != EventDesk::Stage::Playing)) return false;
  auto* box = new ChoiceDialog(
      [] {
        return ChoiceDialog::Texts{
            //: Title of a box
            tr("Close the organizer’s desk?"),
            //: Text of a box
            tr("The event goes on without this window. When you come back, the start page leads you to it. A big "
               "screen that was opened from here closes with it."),
            {//: Answer
             tr("Close the desk"),
             //: Answer
             tr("Stay here")}};
      },
      this);
  box->setObjectName(u"closeDesk"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer != 0) return;
    event_->leave();
    close();  // asks about an unsaved board
  });
  box->open();
  return true;
}

void MainWindow::askWhichEvent() {
  auto* box = new ChoiceDialog(
      [this] {
        return ChoiceDialog::Texts{
            //: Title of a box
            tr("Back to your event?"),
            //: Text of a box; %1 name of an event
            tr("On this computer lies the event “%1”. A new one puts it aside and ends it.").arg(event_->offered()),
            {//: Answer: goes back to an event
             tr("Back to the event"),
             //: Answer: sets up another event
             tr("A new event…")}};
      },
      this);
  box->setObjectName(u"whichEvent"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer != 0) return setUpEvent();
    event_->goBack();
    openDesk();
  });
  box->open();
}

void MainWindow::setUpEvent() {
  EventPlan plan;
  if (const auto before = event_->server().plan()) plan = *before;
  //: Name that an event has until its organizer gives it another
  if (plan.name.isEmpty()) plan.name = tr("Big Game");
  eventSetup_->begin(plan);
  if (event_->server().isDamaged())
    //: On the page where an event is set up; %1 a folder
    eventSetup_->tell(tr("An event lies in %1, but its plan is damaged: there is no way back to it. A new event puts "
                         "it aside; nothing of it is deleted.")
                          .arg(event_->server().folder()));
  pages_->bring(eventSetup_);
}

/// Of the event, or of the rehearsal that runs.
void MainWindow::openDesk() { pages_->bring(isRehearsing() ? rehearsalDesk_ : desk_); }

DeskPage* MainWindow::deskOnTop() const {
  for (DeskPage* each : {desk_, rehearsalDesk_})
    if (each && page() == each) return each;
  return nullptr;
}

bool MainWindow::isRehearsing() const { return rehearsal_ && rehearsal_->stage() != EventDesk::Stage::Closed; }

void MainWindow::rehearse(const EventPlan& plan) {
  if (!rehearsal_) {
    rehearsal_ = std::make_unique<EventDesk>(EventServer::rehearsalBeside(starter_.usualFolder()));
    rehearsalDesk_ = new DeskPage(*rehearsal_);
    pages_->addWidget(rehearsalDesk_);
    connect(rehearsalDesk_, &DeskPage::left, this, &MainWindow::endRehearsal);
    connect(rehearsalDesk_, &DeskPage::resultsWanted, this, [this] {
      eventResults_->showStore(rehearsal_->server().store());
      showResults(rehearsalDesk_);
    });
  }
  EventPlan here = plan;
  if (event_->server().isRunning()) here.port = 0;  // the event that lies here keeps its port
  rehearsal_->open(here);
  pages_->bring(rehearsalDesk_);
}

void MainWindow::endRehearsal() {
  eventSetup_->tell(rehearsal_->endRehearsal().sentence());
  pages_->bring(eventSetup_);
}

}  // namespace tapu
