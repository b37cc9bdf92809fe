// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs of the organizer's desk.
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/choice_dialog.h"
#include "app/kit/line_dialog.h"
#include "app/kit/picker.h"
#include "app/organizer/desk_page.h"
#include "app/text/shown_text.h"
#include "app/wire/messages.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kManyWrongCodes = 10;  // no few people who mistype
}

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

/// A choice stays while other seats come and go. A seat that has a player is offered only to the person it was chosen
/// for.
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
  seat->setAccessibleName(tr("Seat for %1").arg(isolated(arrival.name)));
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

QString DeskPage::wrongCodesText(const QList<WrongCodes>& wrong) {
  QStringList from;
  int all = 0;
  for (const WrongCodes& each : wrong) {
    //: Codes that open no seat: %1 an address in the network, %2 how many came from there
    from << tr("%1 (%2)").arg(each.from, QLocale().toString(each.count));
    all += each.count;
  }
  if (from.isEmpty()) return {};
  //: On the organizer's desk; %1 a list of addresses, each with a number
  const QString told = tr("Wrong codes came from %1.").arg(from.join(u", "_s));
  if (all < kManyWrongCodes) return told;
  //: On the organizer's desk, after "Wrong codes came from ...": so many that others may not get in
  const QString many = tr(
      "While so many come, people with a right code may be turned away as well. They can come without a code; then you "
      "let them in here.");
  return told + u' ' + many;
}

void DeskPage::refreshWrongCodes() {
  const QString told = wrongCodesText(desk_.desk().wrongCodes);
  wrongCodes_->setText(told);
  wrongCodes_->setVisible(!told.isEmpty());
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
