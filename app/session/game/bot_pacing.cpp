// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/bot_pacing.h"

#include <utility>

namespace tapu {

void BotPacing::setDriver(BotDriver driver, BotPace pace) {
  driver_ = std::move(driver);
  pace_ = pace;
  stand_(playByStep() ? Held::Yes : Held::No);
}

bool BotPacing::setPace(BotPace pace) {
  if (!isDriven() || pace == pace_) return false;
  pace_ = pace;
  haste_ = Haste::No;
  drive();
  return true;
}

bool BotPacing::setHaste(Haste haste) {
  if (std::exchange(haste_, haste) == haste || !isDriven()) return false;
  drive();
  return true;
}

bool BotPacing::hold(Held held) {
  if (std::exchange(held_, held) == held || !isDriven()) return false;
  drive();
  return true;
}

bool BotPacing::playByStep() const {
  return isDriven() && haste_ == Haste::No && (pace_ == BotPace::Steps || held_ == Held::Yes);
}

void BotPacing::step() {
  if (driver_.step) driver_.step();
}

void BotPacing::drive() {
  stand_(playByStep() ? Held::Yes : Held::No);
  driver_.setPace(haste_ == Haste::Yes ? 0 : millisecondsOf(playByStep() ? BotPace::Steps : pace_));
}

}  // namespace tapu
