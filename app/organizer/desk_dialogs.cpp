// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the organizer's desk that asks, tells and prints.
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPrinter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/files/whole_file.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/line_breaks.h"
#include "app/kit/picker.h"
#include "app/kit/print_dialog.h"
#include "app/organizer/desk_page.h"
#include "app/organizer/join_dialog.h"
#include "app/organizer/line_dialog.h"
#include "app/wire/join_code.h"
#include "app/wire/messages.h"

namespace tapu {

using namespace Qt::StringLiterals;

void DeskPage::askMessage() {
  auto* dialog = new LineDialog(
      [] {
        return LineDialog::Texts{//: Title of a dialog
                                 tr("Message on the big screen"),
                                 //: Label of a field in a dialog
                                 tr("What shall all read?"),
                                 //: Button of a dialog
                                 tr("Show")};
      },
      wire::kMostAnnouncement, this);
  dialog->setLine(desk_.onScreens().message);
  connect(dialog, &LineDialog::given, this, [this](const QString& text) {
    desk_.announce(text);
    desk_.show(ScreenView::Message);
  });
  connect(dialog, &QDialog::finished, this, &DeskPage::refreshScreens);
  dialog->open();
}

void DeskPage::refreshLate() {
  const QList<LateArrival>& late = desk_.desk().late;
  //: On the organizer's desk: nobody has come late
  lateNote_->setText(late.isEmpty() ? tr("Nobody waits.") : QString());
  lateNote_->setVisible(late.isEmpty());
  refreshWrongCodes();
  const std::vector<SeatLine> seats = late.isEmpty() ? std::vector<SeatLine>() : desk_.seats();
  QStringList places;
  for (const SeatLine& line : seatsForLate(seats)) places << line.offer();
  if (late == lateShown_ && places == latePlaces_) return;
  lateShown_ = late;
  latePlaces_ = places;
  for (QWidget* old : lateRows_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
    old->hide();
    old->deleteLater();
  }
  for (const LateArrival& arrival : late) addLateRow(arrival, seatsForLate(seats, arrival.name));
}

/// What was chosen stays chosen while other seats come and go. A seat that has a player is given only to whom it was
/// chosen for.
void DeskPage::addLateRow(const LateArrival& arrival, const std::vector<SeatLine>& seats) {
  QStringList places;
  for (const SeatLine& line : seats) places << line.offer();
  const quint32 number = arrival.number;
  auto* row = new Sheet(lateRows_, Paper::Row);
  auto* lines = new QVBoxLayout(row);
  lines->addWidget(new Words(arrival.name, kBodyText, Weight::Bold, &Theme::ink, row));
  auto* line = new QHBoxLayout;
  auto* seat = new Picker(row);
  seat->setObjectName(u"deskLateSeat"_s);
  seat->setChoices(places);
  const bool hasOfNobody = !seats.empty() && !isOfSomebodyElse(seats.front(), arrival.name);
  const SeatId wanted = lateChoice_.value(number, hasOfNobody ? seats.front().seat : SeatId{});
  const auto place = std::ranges::find(seats, wanted, &SeatLine::seat);
  seat->choose(place != seats.end() ? static_cast<int>(place - seats.begin()) : -1);
  if (place != seats.end()) lateChoice_[number] = wanted;
  //: Screen reader: the seat for somebody who came late; %1 a name
  seat->setAccessibleName(tr("Seat for %1").arg(arrival.name));
  //: Button: somebody who came late gets this seat after the round
  auto* letIn = new ActionButton(tr("Let in"), ActionButton::Role::Agree, row);
  letIn->setObjectName(u"deskLetIn"_s);
  letIn->setEnabled(seat->chosen() >= 0 && desk_.stage() != EventDesk::Stage::Over);
  line->addWidget(seat, 1);
  line->addWidget(letIn);
  lines->addLayout(line);
  lateRows_->layout()->addWidget(row);
  connect(seat, &Picker::picked, this, [this, letIn, seats, number](int index) {
    lateChoice_[number] = seats[static_cast<std::size_t>(index)].seat;
    letIn->setEnabled(true);
  });
  connect(letIn, &ActionButton::clicked, this, [this, number] { desk_.letIn(number, lateChoice_.value(number)); });
}

void DeskPage::refreshWrongCodes() {
  QStringList from;
  for (const WrongCodes& each : desk_.desk().wrongCodes)
    //: Codes that open no seat: %1 an address in the network, %2 how many came from there
    from << tr("%1 (%2)").arg(each.from, QLocale().toString(each.count));
  //: On the organizer's desk; %1 a list of addresses, each with a number
  wrongCodes_->setText(from.isEmpty() ? QString() : tr("Wrong codes came from %1.").arg(from.join(u", "_s)));
  wrongCodes_->setVisible(!from.isEmpty());
}

// ---- paper ----------------------------------------------------------------------------------------------------------

SeatingPlan DeskPage::papers() const {
  SeatingPlan plan;
  plan.event = desk_.plan().name;
  const QList<Address> addresses = desk_.addresses();
  if (!addresses.isEmpty()) plan.address = addresses.front();
  const Chain& chain = desk_.lobby().setup.chain;
  for (const std::uint16_t kind : chain.order) plan.letters << QString::fromStdString(chain.kinds[kind].name);
  plan.seats.resize(static_cast<std::size_t>(desk_.lobby().setup.seats()));
  for (const SeatLine& line : desk_.seats()) {
    if (line.seat.value >= plan.seats.size()) continue;
    const bool isPerson = line.now.holder == SeatHolder::Person;
    plan.seats[line.seat.value] = {isPerson ? line.name : line.keptFor, line.color, line.code};
  }
  plan.shape = chain.ends == Ends::Joined ? SeatingPlan::Shape::Ring : SeatingPlan::Shape::Open;
  plan.freeSeats = desk_.plan().options.emptySeat == EmptySeat::Bot ? SeatingPlan::FreeSeats::BotsPlay
                                                                    : SeatingPlan::FreeSeats::StayVacant;
  plan.printed = QDateTime::currentDateTime();
  return plan;
}

void DeskPage::refreshPrepare() {
  const bool rehearses = desk_.isRehearsal();
  rename(closeButton_, rehearses
                           //: Button: ends a game of simulated players
                           ? tr("End rehearsal")
                           : /*: Button: leaves the desk, the event goes on */ tr("Leave desk"));
  closeButton_->setToolTip(plainTip(
      rehearses
          //: Tool tip on the organizer's desk
          ? tr("Simulated players play at all seats. Nothing of it is kept, and no code printed here opens a seat of "
               "your event.")
          : /*: Tool tip on the organizer's desk */ tr(
                "You may close this window: the event goes on, and you can come back to it.")));
  const bool hasCodes = std::ranges::any_of(desk_.desk().seats, [](const DeskSeat& seat) { return seat.code >= 0; });
  screenButton_->setEnabled(desk_.client() != nullptr);
  planButton_->setEnabled(!desk_.lobby().seats.isEmpty());
  message_->setEnabled(desk_.client() != nullptr && desk_.stage() != EventDesk::Stage::Over);
  codesButton_->setEnabled(hasCodes && desk_.stage() != EventDesk::Stage::Over);
  resultsButton_->setEnabled(desk_.hasGame() || desk_.stage() == EventDesk::Stage::ServerGone ||
                             desk_.stage() == EventDesk::Stage::Over);
}

/// The system is asked for its addresses: not with all the news of a desk.
void DeskPage::refreshAddress() {
  const bool isOpen =
      desk_.client() && desk_.stage() != EventDesk::Stage::ServerGone && desk_.stage() != EventDesk::Stage::Over;
  if (!isOpen || desk_.isRehearsal())
    join_.reset();
  else if (const QList<Address> all = desk_.addresses(); !all.isEmpty())
    join_ = all.front();
  //: On the organizer's desk; %1 an address
  address_->setText(join_ ? tr("Players join at %1").arg(textOf(*join_)) : QString());
  //: Button beside an address: shows it large, with a QR code
  rename(joinButton_, tr("Show large"));
  for (QWidget* each : std::initializer_list<QWidget*>{address_, joinButton_}) each->setVisible(join_.has_value());
  screen_->setJoin(join_);
  if (screenWindow_) screenWindow_->page().setJoin(join_);
}

void DeskPage::showJoin() {
  if (join_) (new JoinDialog(*join_, this))->open();
}

void DeskPage::choosePlan() {
  auto* box = new ChoiceDialog(
      [] {
        return ChoiceDialog::Texts{//: Title of a box
                                   tr("Which seating plan?"),
                                   //: Text of a box
                                   tr("A code opens its seat for whoever reads it. Hang up the plan without codes; the "
                                      "slips carry them."),
                                   {//: Answer: prints the plan that hangs on the wall
                                    tr("For the wall"),
                                    //: Answer: prints the plan that the organizer keeps
                                    tr("My copy with codes")}};
      },
      this);
  box->setObjectName(u"whichPlan"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this,
          [this](int answer) { print(answer == 0 ? Paperwork::Plan : Paperwork::PlanWithCodes); });
  box->open();
}

void DeskPage::print(Paperwork what) {
  auto* dialog = new PrintDialog(PrintDialog::printersHere(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PrintDialog::pdfWanted, this, [this, what] { savePdf(what); });
  connect(dialog, &PrintDialog::chosen, this, [this, what](const QString& name) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPrinterName(name);
    //: Why nothing is printed; %1 name of the printer
    if (!printPages(printer, papers(), what)) return tell(tr("The printer %1 does not answer.").arg(name));
    saved_->tellPrinter(name);
  });
  dialog->open();
}

void DeskPage::savePdf(Paperwork what) {
  //: Title of the dialog in which a file is chosen
  const QString title = tr("Save as PDF");
  //: Kind of file in a dialog; keep what is in brackets
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave, title, {tr("PDF (*.pdf)")});
  const QString name =
      what == Paperwork::Plan
          ? /*: Name of a file with the seating plan of an event; %1 name of the event */ tr("%1 seats")
                .arg(desk_.plan().name)
      : what == Paperwork::PlanWithCodes
          ? /*: Name of a file with the seating plan that has the codes; %1 name of the event */ tr(
                "%1 seats with codes")
                .arg(desk_.plan().name)
          //: Name of a file with slips that have the codes of seats; %1 name of the event
          : tr("%1 codes").arg(desk_.plan().name);
  dialog->selectFile(fileNameFor(name, u"tapu"_s, u"pdf"_s));
  connect(dialog, &QFileDialog::fileSelected, this, [this, what](const QString& path) {
    Complaint complaint;
    if (!writeFile(path, pagesAsPdf(papers(), what), complaint)) return tell(complaint.sentence);
    saved_->tellFile(path);
  });
  dialog->open();
}

void DeskPage::tell(const QString& sentence) {
  delete refusal_;  // one is enough
  auto* box = new ChoiceDialog(
      [sentence] {
        //: Title of a box: something could not be done
        return ChoiceDialog::Texts{tr("That did not work"), sentence, {/*: Button of a box */ tr("Close")}};
      },
      this);
  refusal_ = box;
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

}  // namespace tapu
