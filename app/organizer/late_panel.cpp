// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/late_panel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/bare_layout.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/picker.h"
#include "app/kit/question.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/text/shown_text.h"
#include "app/wire/requests.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kManyWrongCodes = 10;  // no few people who mistype
}

LatePanel::LatePanel(EventDesk& desk, QWidget* parent) : Sheet(parent), desk_(desk) {
  setRuleTopic(this, u"event-late"_s);
  QVBoxLayout* lines = layLines();
  //: Heading on the organizer's desk
  lines->addWidget(makeHeading(this, [] { return tr("Late arrivals"); }));
  //: On the organizer's desk: nobody has come late
  lines->addWidget(nobody_ = makeNote(this, [] { return tr("Nobody waits."); }));
  lines->addWidget(rows_ = new QWidget(this));
  lines->addWidget(wrongCodes_ = makeNote(this));
  wrongCodes_->setColor(&Theme::danger);
  auto* rows = bare<QVBoxLayout>(rows_);
  rows->setSpacing(0);
  whenLanguageChanges(this, [this] {
    shown_.clear();
    refresh();
  });
}

void LatePanel::refresh() {
  const QList<LateArrival>& late = desk_.desk().late;
  nobody_->setVisible(late.isEmpty());
  wrongCodes_->setText(wrongCodesText(desk_.desk().wrongCodes));
  wrongCodes_->setVisible(!wrongCodes_->text().isEmpty());
  const std::vector<SeatLine> seats = late.isEmpty() ? std::vector<SeatLine>() : desk_.seats();
  QStringList places;
  for (const SeatLine& line : seatsForLate(seats)) places << line.offer();
  if (late == shown_ && places == places_) return;
  shown_ = late;
  places_ = places;
  for (QWidget* old : rows_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
    old->hide();
    old->deleteLater();
  }
  for (const LateArrival& arrival : late) addRow(arrival, seatsForLate(seats, arrival.name));
}

void LatePanel::addRow(const LateArrival& arrival, const std::vector<SeatLine>& seats) {
  QStringList places;
  for (const SeatLine& line : seats) places << line.offer();
  const quint32 number = arrival.number;
  auto* row = new Sheet(rows_, Paper::Row);
  auto* lines = new QVBoxLayout(row);
  lines->addWidget(new Words(arrival.name, kBodyText, Weight::Bold, &Theme::ink, row));
  auto* line = new QHBoxLayout;
  auto* seat = new Picker(row);
  seat->setObjectName(u"deskLateSeat"_s);
  seat->setChoices(places);
  const bool hasOfNobody = !seats.empty() && !isOfSomebodyElse(seats.front(), arrival.name);
  const SeatId wanted = choice_.value(number, hasOfNobody ? seats.front().seat : SeatId{});
  const auto place = std::ranges::find(seats, wanted, &SeatLine::seat);
  seat->choose(place != seats.end() ? static_cast<int>(place - seats.begin()) : -1);
  if (place != seats.end()) choice_[number] = wanted;
  //: Screen reader: the seat for somebody who came late; %1 a name
  setSpokenName(seat, tr("Seat for %1").arg(isolated(arrival.name)));
  //: Button: somebody who came late gets this seat after the round
  auto* letIn = new ActionButton(tr("Let in"), ActionButton::Role::Agree, row);
  letIn->setObjectName(u"deskLetIn"_s);
  letIn->setEnabled(seat->chosen() >= 0 && desk_.stage() != EventDesk::Stage::Over);
  line->addWidget(seat, 1);
  line->addWidget(letIn);
  lines->addLayout(line);
  rows_->layout()->addWidget(row);
  connect(seat, &Picker::picked, this, [this, letIn, seats, number](int index) {
    choice_[number] = seats[static_cast<std::size_t>(index)].seat;
    letIn->setEnabled(true);
  });
  connect(letIn, &ActionButton::clicked, this, [this, arrival, seats] {
    const auto chosen = std::ranges::find(seats, choice_.value(arrival.number), &SeatLine::seat);
    if (chosen != seats.end()) letInto(arrival, *chosen);
  });
}

/// The person whom a kept seat is for holds a code that opens it no more.
void LatePanel::letInto(const LateArrival& arrival, const SeatLine& line) {
  const auto letIn = [this, number = arrival.number, seat = line.seat] { desk_.ask(requests::LetIn{number, seat}); };
  if (!isOfSomebodyElse(line, arrival.name)) return letIn();
  const auto texts = [arrival, line] {
    const QString owner = line.keptFor.isEmpty() ? line.name : line.keptFor;
    return Question::Texts{//: Title of a question; %1 a seat such as “8 Sun”, %2 a name
                           tr("Give %1 to %2?").arg(placeOf(line.seat), isolated(arrival.name)),
                           //: A question about a seat; %1 the name of a person who is not there
                           tr("This seat is that of %1. The code of %1 opens it no more then.").arg(isolated(owner)),
                           //: Answer to a question: nothing happens
                           tr("Keep it"),
                           //: Answer to a question: somebody who came late gets the seat
                           tr("Let in")};
  };
  Question::ask(this, texts, letIn);
}

QString LatePanel::wrongCodesText(const QList<WrongCodes>& wrong) {
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

}  // namespace tapu

#include "moc_late_panel.cpp"
