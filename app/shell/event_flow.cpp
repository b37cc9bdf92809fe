// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/event_flow.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QUrl>
#include <utility>

#include "app/kit/choice_dialog.h"
#include "app/kit/line_dialog.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostListed = 20;  ///< earlier events in the menu: the plan of each is read whenever it opens
constexpr int kMostPass = 400;   ///< letters, of an address and a key
}  // namespace

EventFlow::EventFlow(Means means) : by_(std::move(means)) {}

EventFlow::~EventFlow() = default;

void EventFlow::makePages() {
  if (event_) return;
  event_ = std::make_unique<EventDesk>(EventServer::folderBeside(by_.folder));
  EventServer(EventServer::rehearsalBeside(by_.folder)).discard();  // this program ended in the midst of it
  setup_ = new EventSetupPage;
  desk_ = new DeskPage(*event_);
  for (QWidget* page : std::initializer_list<Page*>{setup_, desk_}) by_.pages.addWidget(page);
  connect(setup_, &EventSetupPage::canceled, this, &EventFlow::startWanted);
  connect(setup_, &EventSetupPage::opened, this, [this](const EventPlan& plan) {
    if (event_->open(plan)) return openDesk();
    event_->server().keepDraft(plan);
    setup_->showProblem(event_->problem());
    event_->leave();
  });
  connect(setup_, &EventSetupPage::drafted, this, &EventFlow::keepDraft);
  connect(setup_, &EventSetupPage::rehearsalWanted, this, &EventFlow::rehearse);
  connect(desk_, &DeskPage::left, this, [this] {
    leaveDesk();
    Q_EMIT startWanted();
  });
  connect(desk_, &DeskPage::resultsWanted, this, [this] { by_.results.showStore(event_->server().store(), desk_); });
}

/// A disk that refuses the plan may do so at each change: it is told once, where the organizer sees it.
void EventFlow::keepDraft(const EventPlan& plan) {
  const Complaint why = event_->server().keepDraft(plan);
  if (!why.isEmpty() && !setup_->isVisible()) return;
  const bool wasTold = std::exchange(isLossTold_, !why.isEmpty());
  if (why.isEmpty() || wasTold) return;
  //: On the page where an event is set up; %1 a sentence on why the plan could not be written
  setup_->showProblem(tr("This plan is lost when the window closes. %1").arg(why.sentence));
}

void EventFlow::open() {
  by_.present.leaveThen([this] {
    by_.present.close();
    makePages();
    if (isLed()) return openDesk();
    event_->offered().isEmpty() ? setUp() : askWhich();
  });
}

void EventFlow::goBack() {
  by_.present.leaveThen([this] {
    by_.present.close();
    makePages();
    if (event_->helps()) leaveDesk();
    if (event_->stage() == EventDesk::Stage::Closed) event_->goBack();
    openDesk();
  });
}

void EventFlow::askToHelp() {
  auto* dialog = new LineDialog(
      [] {
        return LineDialog::Texts{//: Title of a dialog
                                 tr("Help at the desk of another computer"),
                                 //: Label of a field: what the desk of an event gives to somebody who is to help
                                 tr("Address and key, as its desk gives them"),
                                 //: Button of a dialog
                                 tr("Open the desk")};
      },
      kMostPass, by_.window);
  dialog->setObjectName(u"helpAtDesk"_s);
  dialog->setCheck([](const QString& text) {
    //: Under a field for an address and a key; what is in quotation marks is a button there
    return DeskPass::from(text) ? QString() : tr("These are no address and key. “Let someone else help…” gives both.");
  });
  connect(dialog, &LineDialog::given, this, [this](const QString& text) {
    by_.present.leaveThen([this, pass = DeskPass::from(text)] {
      by_.present.close();
      makePages();
      desk_->screens()->closeWindow();  // it shows the event of before
      event_->help(*pass);
      by_.pages.bring(desk_);
    });
  });
  dialog->open();
}

void EventFlow::openChain(const QString& path) {
  Complaint complaint;
  if (!loadChain(path, complaint)) {
    Q_EMIT unopened(path, complaint);
    return;
  }
  Q_EMIT chainOpened(path);
  by_.present.leaveThen([this, path] {
    by_.present.close();
    makePages();
    if (isLed()) {
      openDesk();
      //: Why a chain of boards cannot be opened: another event is being led
      Q_EMIT unopened(path, {tr("An event is open at the desk. A chain is for the next one."), {}, 0, {}});
      return;
    }
    setUp();
    setup_->openChain(path);
  });
}

void EventFlow::listEarlier(QMenu& menu) {
  menu.clear();
  for (const QString& folder : EventServer::earlierBeside(by_.folder)) {
    if (menu.actions().size() == kMostListed) break;
    const EventServer event(folder);
    const QFileInfo store(event.store());
    const auto plan = store.exists() ? event.plan() : std::nullopt;
    if (!plan) continue;
    const QString day = QLocale().toString(store.lastModified().date(), QLocale::ShortFormat);
    menu.addAction(QString(plan->name).replace(u'&', u"&&"_s) + u" · "_s + day, this,
                   [this, path = store.filePath()] { by_.results.showStore(path, by_.pages.top()); });
  }
  //: In place of a list of events
  if (menu.isEmpty()) return menu.addAction(tr("There are none yet"))->setEnabled(false);
  menu.addSeparator();
  const QString all = QFileInfo(EventServer::folderBeside(by_.folder)).path();
  //: Menu, below a list of events: shows the folders of all of them in the file manager of the system
  QAction* folder =
      menu.addAction(tr("Open their folder"), this, [all] { QDesktopServices::openUrl(QUrl::fromLocalFile(all)); });
  folder->setObjectName(u"earlierFolder"_s);
}

bool EventFlow::askBeforeClosing() {
  const auto stage = event_->stage();
  const bool keepsNothing = isRehearsing() || event_->helps();
  if (keepsNothing || (stage != EventDesk::Stage::Gathering && stage != EventDesk::Stage::Playing)) return false;
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
      by_.window);
  box->setObjectName(u"closeDesk"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer != 0) return;
    event_->leave();
    Q_EMIT windowCloseWanted();
  });
  box->open();
  return true;
}

void EventFlow::askWhich() {
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
             tr("A new event…"),
             //: Answer: nothing happens
             tr("Cancel")}};
      },
      by_.window);
  box->setObjectName(u"whichEvent"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer < 2) answer == 0 ? goBack() : setUp();
  });
  box->open();
}

void EventFlow::setUp() {
  EventPlan plan;
  if (const auto draft = event_->server().draft())
    plan = *draft;
  else if (const auto before = event_->server().plan())
    plan = *before;
  //: Name that an event has until its organizer gives it another
  if (plan.name.isEmpty()) plan.name = tr("Big Game");
  setup_->begin(plan);
  if (event_->server().isDamaged())
    //: On the page where an event is set up; %1 a folder
    setup_->tell(tr("An event lies in %1, but its plan is damaged: there is no way back to it. A new event puts "
                    "it aside; nothing of it is deleted.")
                     .arg(shownPath(event_->server().folder())));
  by_.pages.bring(setup_);
}

/// The big screen stays with an event that goes on here; that of another computer has its own.
void EventFlow::leaveDesk() {
  if (event_->helps()) desk_->screens()->closeWindow();
  event_->leave();
}

/// A rehearsal that runs has a desk of its own.
void EventFlow::openDesk() { by_.pages.bring(isRehearsing() ? rehearsalDesk_ : desk_); }

void EventFlow::openScreen() {
  if (DeskPage* led = deskOnTop()) led->screens()->openWindow();
}

DeskPage* EventFlow::deskOnTop() const {
  for (DeskPage* each : {desk_, rehearsalDesk_})
    if (each && by_.pages.top() == each) return each;
  return nullptr;
}

bool EventFlow::isRehearsing() const { return rehearsal_ && rehearsal_->stage() != EventDesk::Stage::Closed; }

/// Whether an event or its rehearsal goes on at a desk of this window.
bool EventFlow::isLed() const {
  const auto stage = event_->stage();
  return isRehearsing() || (stage != EventDesk::Stage::Closed && stage != EventDesk::Stage::Over);
}

void EventFlow::rehearse(const EventPlan& plan) {
  if (!rehearsal_) {
    rehearsal_ = std::make_unique<EventDesk>(EventServer::rehearsalBeside(by_.folder));
    rehearsalDesk_ = new DeskPage(*rehearsal_);
    by_.pages.addWidget(rehearsalDesk_);
    connect(rehearsalDesk_, &DeskPage::left, this, &EventFlow::endRehearsal);
    connect(rehearsalDesk_, &DeskPage::resultsWanted, this,
            [this] { by_.results.showStore(rehearsal_->server().store(), rehearsalDesk_); });
  }
  desk_->screens()->closeWindow();  // a hall has one big screen, and would see the event before
  EventPlan here = plan;
  if (event_->server().isRunning()) here.port = 0;  // the event that lies here keeps its port
  if (rehearsal_->open(here)) return by_.pages.bring(rehearsalDesk_);
  setup_->showProblem(rehearsal_->problem());
  rehearsal_->leave();
}

void EventFlow::endRehearsal() {
  rehearsalDesk_->screens()->closeWindow();
  setup_->tell(rehearsal_->endRehearsal().sentence());
  by_.pages.bring(setup_);
}

}  // namespace tapu
