// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_hand.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "engine/rules/rounds.h"

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
  note_->setText(noteFor(sight));
}

QString HallHand::noteFor(const PlaySight& sight) {
  const Header& head = sight.state.head;
  if (head.phase != Phase::Play || head.stage == RoundStage::Between) return {};
  if (sight.isMyTurn()) {
    const bool isLast = rules::isLastRound(sight.definition, head.round + 1);
    //: Over the build buttons, in the last round of the reader's group
    return isLast ? tr("Your group builds for the last time.") : QString();
  }
  //: Over the build buttons, in a round of the other group
  if (rules::isLastRound(sight.definition, head.round)) return tr("The last round: the game ends after it.");
  return head.group == Territory::Moon
             //: Over the build buttons, in a round of the other group
             ? tr("The Moon group plays: you build in the next round.")
             //: Over the build buttons, in a round of the other group
             : tr("The Sun group plays: you build in the next round.");
}

}  // namespace tapu

#include "moc_hall_hand.cpp"
