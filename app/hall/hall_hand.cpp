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
  builds_ = new BuildRow(row, this);
  column->addLayout(row);
}

void HallHand::refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked) {
  hand_->refresh(sight);
  builds_->refresh(sight, picked);
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
