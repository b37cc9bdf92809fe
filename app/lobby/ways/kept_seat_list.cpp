// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/ways/kept_seat_list.h"

#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/clear_layout.h"
#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/session/plan/game_plan.h"
#include "app/session/saved/saved_words.h"
#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The others who sat there, and the time: "with Meera, Uma · 21:05 yesterday"; empty if an older program kept the
/// seat.
QString factsOf(const Rejoin& seat) {
  QStringList facts, people;
  for (const QString& name : seat.people) people << isolated(name);
  //: Who else sat at a table on the network; %1 names
  if (!people.isEmpty()) facts << KeptSeatList::tr("with %1").arg(people.join(u", "_s));
  if (seat.order > 0) facts << whenPlayed(QDateTime::fromMSecsSinceEpoch(seat.order), QDateTime::currentDateTime());
  return facts.join(u" · "_s);
}

}  // namespace

KeptSeatList::KeptSeatList(QWidget* parent)
    : QWidget(parent),
      title_(new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this)),
      rows_(new QVBoxLayout),
      more_(new ActionButton({}, ActionButton::Role::Link, this)) {
  setObjectName(u"keptSeats"_s);
  more_->setObjectName(u"allSeats"_s);
  setRuleTopic(this, u"lan-lost"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins({});
  lines->setSpacing(2);
  lines->addWidget(title_);
  lines->addLayout(rows_);
  lines->addWidget(more_, 0, Qt::AlignLeft);
  connect(more_, &ActionButton::clicked, this, [this] {
    isWhole_ = true;
    refresh();
    focusFirst();
  });
  refresh();
  whenLanguageChanges(this, [this] { refresh(); });
}

void KeptSeatList::showSeats(const QList<Rejoin>& seats) {
  if (seats == seats_) return;
  seats_ = seats;
  refresh();
}

void KeptSeatList::focusFirst() {
  if (auto* first = findChild<ActionButton*>(u"backToSeat"_s)) first->setFocus(Qt::OtherFocusReason);
}

void KeptSeatList::addRow(const Rejoin& seat) {
  auto* row = new QWidget(this);
  auto* lines = new QVBoxLayout(row);
  lines->setContentsMargins({});
  lines->setSpacing(0);
  auto* ways = new QHBoxLayout;
  const QString name = GamePlan::gameNameHere(seat.gameName);
  auto* back = new ActionButton({}, ActionButton::Role::Link, row);
  back->setObjectName(u"backToSeat"_s);
  //: Link: back to the own seat in a game on the network; %1 name of the game
  rename(back, tr("Rejoin “%1”").arg(isolated(shortened(name, kMostOfTitle))));
  auto* forget = new ActionButton({}, ActionButton::Role::Link, row);
  forget->setObjectName(u"forgetThis"_s);
  //: Link beside one of several seats on the network: do not offer it again. The second is its tool tip; %1 name of
  //: the game
  rename(forget, tr("Forget"), tr("Forget the seat in “%1”").arg(isolated(name)));
  ways->addWidget(back);
  ways->addStretch(1);
  ways->addWidget(forget);
  lines->addLayout(ways);
  const QString facts = factsOf(seat);
  setSpokenDetails(back, facts);
  if (!facts.isEmpty()) lines->addWidget(new Words(facts, kNoteText, Weight::Regular, &Theme::ink2, row));
  connect(back, &ActionButton::clicked, this, [this, seat] { Q_EMIT rejoinWanted(seat); });
  connect(forget, &ActionButton::clicked, this, [this, seat] { Q_EMIT forgetWanted(seat); });
  rows_->addWidget(row);
  row->show();
}

void KeptSeatList::refresh() {
  clearLayout(rows_);
  for (QObject* old : findChildren<ActionButton*>()) {
    if (old != more_) old->setObjectName({});  // it is deleted later
  }
  const qsizetype shown = isWhole_ ? seats_.size() : std::min<qsizetype>(kFew, seats_.size());
  for (const Rejoin& seat : seats_.first(shown)) addRow(seat);
  //: Heading over the games on the network in which the reader has a seat
  title_->setText(tr("Your seats"));
  //: Button under the first of the games on the network in which the reader has a seat: show all; %n how many there are
  rename(more_, tr("Show all %n seat(s)", nullptr, static_cast<int>(seats_.size())));
  more_->setVisible(shown < seats_.size());
  setVisible(!seats_.isEmpty());
}

}  // namespace tapu

#include "moc_kept_seat_list.cpp"
