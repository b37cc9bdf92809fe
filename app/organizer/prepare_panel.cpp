// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/prepare_panel.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPrinter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/files/whole_file.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/line_breaks.h"
#include "app/kit/page_words.h"
#include "app/kit/print_dialog.h"
#include "app/kit/rule_topics.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The addresses at which players can reach the table, the likeliest first.
QList<Address> addressesOf(const EventDesk& desk) {
  if (desk.helps()) return {desk.pass().at};
  const quint16 port = desk.server().port() ? desk.server().port() : desk.plan().port;
  if (desk.plan().listenAt != QHostAddress::Any) return {Address{desk.plan().listenAt.toString(), port}};
  return ownAddresses(port);
}

}  // namespace

PreparePanel::PreparePanel(EventDesk& desk, QWidget* parent)
    : Sheet(parent),
      desk_(desk),
      ask_([this] { return addressesOf(desk_); }),
      address_(makeNote(this)),
      joinButton_(makeButton(u"deskJoin"_s, ActionButton::Role::Link, this)),
      watch_(ask_) {
  setRuleTopic(joinButton_, u"event-hall"_s);
  auto* grid = new QGridLayout;
  grid->setSpacing(0);
  const auto button = [&](const QString& name, int row, int column, Text text = {}, int columns = 1) {
    auto* made = makeButton(name, ActionButton::Role::Quiet, this, std::move(text));
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    grid->addWidget(made, row, column, 1, columns);
    return made;
  };
  //: Button: prints who sits where
  planButton_ = button(u"deskPlan"_s, 0, 0, [] { return tr("Seating plan…"); });
  //: Button: prints a slip with a code for each seat
  codesButton_ = button(u"deskCodes"_s, 0, 1, [] { return tr("Join codes…"); });
  //: Button: shows the ranking, to be handed out
  resultsButton_ = button(u"deskResults"_s, 1, 0, [] { return tr("Results…"); });
  for (QWidget* part : {planButton_, codesButton_}) setRuleTopic(part, u"event-slips"_s);
  setRuleTopic(resultsButton_, u"event-results"_s);
  closeButton_ = button(u"deskLeave"_s, 1, 1);
  //: Button: gives the way to a second desk of the event, at another computer
  helpButton_ = button(
      u"deskHelp"_s, 2, 0, [] { return tr("Let someone else help…"); }, 2);
  setRuleTopic(helpButton_, u"event-helper"_s);
  saved_ = new SavedLine(this);
  auto* way = new QHBoxLayout;
  way->addWidget(address_, 1);
  way->addWidget(joinButton_);
  QVBoxLayout* lines = layLines();
  //: Heading on the organizer's desk
  lines->addWidget(makeHeading(this, [] { return tr("Prepare and hand out"); }));
  lines->addLayout(way);
  lines->addLayout(grid);
  lines->addWidget(saved_);
  connect(joinButton_, &ActionButton::clicked, this, &PreparePanel::showJoin);
  connect(&watch_, &AddressWatch::changed, this, &PreparePanel::settleWayIn);
  connect(planButton_, &ActionButton::clicked, this, &PreparePanel::choosePlan);
  connect(codesButton_, &ActionButton::clicked, this, [this] { print(Paperwork::Slips); });
  connect(resultsButton_, &ActionButton::clicked, this, &PreparePanel::resultsWanted);
  connect(closeButton_, &ActionButton::clicked, this, &PreparePanel::left);
  connect(helpButton_, &ActionButton::clicked, this, &PreparePanel::offerPass);
}

SeatingPlan PreparePanel::papers(std::optional<int> only) const {
  SeatingPlan plan;
  plan.only = only;
  plan.event = desk_.plan().name;
  const QList<Address> addresses = ask_();
  if (!addresses.isEmpty()) plan.address = addresses.front();
  if (desk_.client()) plan.table = desk_.client()->known().identity.table.id;
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

void PreparePanel::refresh() {
  if (desk_.stage() == EventDesk::Stage::Closed) saved_->forget();
  const bool rehearses = desk_.plan().isRehearsal();
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
  planButton_->setEnabled(!desk_.lobby().seats.isEmpty());
  codesButton_->setEnabled(hasCodes && desk_.stage() != EventDesk::Stage::Over);
  const bool isPlayed =
      desk_.hasGame() || desk_.stage() == EventDesk::Stage::ServerGone || desk_.stage() == EventDesk::Stage::Over;
  resultsButton_->setEnabled(isPlayed && !desk_.helps());
  resultsButton_->setToolTip(desk_.helps() ? plainTip(/*: Tool tip of a button that shows results; it is disabled */ tr(
                                                 "The results lie on the computer where the event was opened."))
                                           : QString());
}

void PreparePanel::setAddressesBy(AddressWatch::Ask ask) {
  ask_ = std::move(ask);
  watch_.setAsk(ask_);
}

void PreparePanel::settleWayIn() {
  const std::optional<Address> former = join_;
  const bool isOpen =
      desk_.client() && desk_.stage() != EventDesk::Stage::ServerGone && desk_.stage() != EventDesk::Stage::Over;
  if (!isOpen || desk_.plan().isRehearsal())
    join_.reset();
  else if (const QList<Address> all = ask_(); !all.isEmpty())
    join_ = all.front();
  if (large_ && join_) large_->setAddress(*join_);
  if (join_ != former) Q_EMIT wayInChanged();
  //: On the organizer's desk; %1 an address
  address_->setText(join_ ? tr("Players join at %1").arg(textOf(*join_)) : QString());
  //: Button beside an address: shows it large, with a QR code
  rename(joinButton_, tr("Show large"));
  for (QWidget* each : std::initializer_list<QWidget*>{address_, joinButton_, helpButton_})
    each->setVisible(join_.has_value());
}

void PreparePanel::showJoin() {
  if (!join_) return;
  large_ = new JoinDialog(*join_, this);
  large_->open();
}

void PreparePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  watch_.begin();
}

void PreparePanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  watch_.stop();
}

void PreparePanel::choosePlan() {
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
                                    tr("My copy with codes"),
                                    //: Answer: prints nothing
                                    tr("Cancel")}};
      },
      this);
  box->setObjectName(u"whichPlan"_s);
  setRuleTopic(box, u"event-slips"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer < 2) print(answer == 0 ? Paperwork::Plan : Paperwork::PlanWithCodes);
  });
  box->open();
}

/// The key is not shown before it is asked for: the desk may lie open, or hang on a wall.
void PreparePanel::offerPass() {
  auto* box = new ChoiceDialog(
      [] {
        return ChoiceDialog::Texts{
            //: Title of a box
            tr("Let someone else help?"),
            //: Text of a box; what is in quotation marks is an entry of the menu “Event”
            tr("Whoever has the address and the key of this event sees the same desk at another computer and may do "
               "there all that you may do here. In the menu Event they choose “Help at the desk of another "
               "computer…”."),
            {//: Answer: puts an address and a key into the clipboard
             tr("Copy both"),
             //: Answer: shows an address and a key
             tr("Show them"),
             //: Answer: nothing happens
             tr("Cancel")}};
      },
      this);
  box->setObjectName(u"offerPass"_s);
  setRuleTopic(box, u"event-helper"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer == 0 && join_) QGuiApplication::clipboard()->setText(DeskPass{*join_, desk_.pass().key}.text());
    if (answer == 1 && join_) showPass();
  });
  box->open();
}

void PreparePanel::showPass() {
  auto* box = new ChoiceDialog(
      [pass = DeskPass{*join_, desk_.pass().key}.text()] {
        return ChoiceDialog::Texts{//: Title of a box with an address and a key, for somebody who helps
                                   tr("Address and key"),
                                   pass,
                                   //: Button of a box
                                   {tr("Close")}};
      },
      this);
  box->setObjectName(u"deskPass"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

void PreparePanel::print(Paperwork what, std::optional<int> only) {
  auto* dialog = new PrintDialog(PrintDialog::printersHere(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PrintDialog::pdfWanted, this, [this, what, only] { savePdf(what, only); });
  connect(dialog, &PrintDialog::chosen, this, [this, what, only](const QString& name) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPrinterName(name);
    //: Why nothing is printed; %1 name of the printer
    if (!printPages(printer, papers(only), what)) return failed(tr("The printer %1 does not answer.").arg(name));
    saved_->tellPrinter(name);
  });
  dialog->open();
}

void PreparePanel::savePdf(Paperwork what, std::optional<int> only) {
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
      : only ? /*: Name of a file with the slip that has the code of one seat; %1 name of the event, %2 the seat, as “8
                * Sun”
                */
          tr("%1 code %2").arg(desk_.plan().name, placeOf(SeatId(*only)))
             //: Name of a file with slips that have the codes of seats; %1 name of the event
             : tr("%1 codes").arg(desk_.plan().name);
  dialog->selectFile(fileNameFor(name, u"tapu"_s, u"pdf"_s));
  connect(dialog, &QFileDialog::fileSelected, this, [this, what, only](const QString& path) {
    Complaint complaint;
    if (!writeFile(path, pagesAsPdf(papers(only), what), complaint)) return failed(complaint.sentence);
    saved_->tellFile(path);
  });
  dialog->open();
}

}  // namespace tapu

#include "moc_prepare_panel.cpp"
