// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_hand.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace tapu {

HallHand::HallHand(QWidget* parent)
    : QWidget(parent),
      hand_(new HandStrip(this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(hand_);
  column->addWidget(note_);
  column->addStretch(1);
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  using Thing = BuildButton::Thing;
  for (Thing thing : {Thing::Road, Thing::Ship, Thing::ShipMove, Thing::Settlement, Thing::City, Thing::Card}) {
    auto* button = new BuildButton(thing, this);
    builds_[static_cast<std::size_t>(thing)] = button;
    connect(button, &BuildButton::clicked, this, [this, thing] { Q_EMIT pick(thing); });
    connect(button, &BuildButton::lookedAt, this, [this, thing] { Q_EMIT lookedAt(thing); });
    connect(button, &BuildButton::lookedAway, this, &HallHand::lookedAway);
    row->addWidget(button);
  }
  column->addLayout(row);
}

void HallHand::nameKeys(const GameActions* actions) {
  for (BuildButton* button : builds_) button->nameKey(actions);
}

void HallHand::refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked) {
  hand_->refresh(sight);
  for (BuildButton* button : builds_) button->refresh(sight, picked);
  const Header& head = sight.state.head;
  const bool waits = head.phase == Phase::Play && head.stage != RoundStage::Between && !sight.isMyTurn();
  if (!waits)
    note_->setText({});
  else
    note_->setText(head.group == Territory::Moon
                       //: Over the build buttons, in a round of the other group
                       ? tr("The Moon group plays: you build in the next round.")
                       //: Over the build buttons, in a round of the other group
                       : tr("The Sun group plays: you build in the next round."));
}

}  // namespace tapu

#include "moc_hall_hand.cpp"
