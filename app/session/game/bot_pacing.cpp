// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/bot_pacing.h"

#include <utility>

#include "engine/rules/dog.h"

namespace tapu {

void BotPacing::setDriver(BotDriver driver, BotPace pace) {
  driver_ = std::move(driver);
  pace_ = pace;
  stand_(playByStep() ? Held::Yes : Held::No);
}

void BotPacing::setPace(BotPace pace) {
  if (!isDriven() || pace == pace_) return;
  pace_ = pace;
  isInHaste_ = false;
  drive();
  changed_();
}

bool BotPacing::mayHurry() const {
  const bool makePauses = isDriven() && pace_ != BotPace::Instant && !isInHaste_;
  // While answers to wolves are awaited, their own clock decides; hurrying bots changes nothing (8.15).
  return makePauses && waitsForBotsAlone(seen_) && !windowIsOpen(seen_.view().state);
}

void BotPacing::hurry() {
  if (!mayHurry()) return;
  isInHaste_ = true;
  drive();
  changed_();
}

void BotPacing::calm() {
  if (std::exchange(isInHaste_, false)) drive();
}

void BotPacing::step() {
  if (mayStep() && driver_.step) driver_.step();
}

void BotPacing::hold(Held held) {
  if (companyOf(seen_).far > 0) held = Held::No;
  if (std::exchange(held_, held) == held || !isDriven()) return;
  drive();
  changed_();
}

bool BotPacing::playByStep() const {
  return isDriven() && !isInHaste_ && (pace_ == BotPace::Steps || held_ == Held::Yes);
}

void BotPacing::drive() {
  stand_(playByStep() ? Held::Yes : Held::No);
  driver_.setPace(isInHaste_ ? 0 : millisecondsOf(playByStep() ? BotPace::Steps : pace_));
}

}  // namespace tapu
