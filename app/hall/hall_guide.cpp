// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_guide.h"

using namespace Qt::StringLiterals;

namespace tapu {

void HallGuide::begin() {
  hasBegun_ = true;
  at_.lesson->hide();
}

QWidget* HallGuide::panel(const QString& name) const {
  if (name == "hand"_L1) return at_.hand;
  if (name == "end"_L1) return at_.header->doneButton();
  if (name == "players"_L1 || name == "bank"_L1 || name == "offers"_L1) return at_.talk;
  if (name == "seats"_L1) return at_.own[HallSeats::kBoards / 2];
  if (name == "dice"_L1) return at_.header->dice();
  if (name == "clock"_L1) return at_.header->clock();
  if (name == "prompt"_L1 || name == "event"_L1) return at_.header;
  if (name == "start"_L1) return at_.start;
  return nullptr;
}

std::vector<QRect> HallGuide::kept(const TablePage::Spoken&) const {
  return {placeOn(page_, at_.header), placeOn(page_, at_.hand)};
}

}  // namespace tapu
