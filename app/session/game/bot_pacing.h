// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "app/net/clock.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// Yes: bots leave out the pauses that let people follow them.
enum class Haste : quint8 { No, Yes };
/// Callbacks that drive the bots of a game that runs here.
struct BotDriver {
  std::function<void(int paceMs)> setPace;  ///< milliseconds before each move; 0: none; -1: one move a `step`
  std::function<void()> step;               ///< one bot does one thing
};

/// The pace of the bots of a game that runs here: as chosen, without pauses while they hurry, or step by step, which is
/// also how they wait for somebody. Without a driver they play elsewhere, and nothing here changes them.
class BotPacing {
 public:
  /// `stand` learns whether bots wait for steps, before their driver does.
  explicit BotPacing(std::function<void(Held)> stand) : stand_(std::move(stand)) {}
  /// The bots play at this pace already, and are driven with this from now on.
  void setDriver(BotDriver driver, BotPace pace);
  /// Empty: they play elsewhere.
  std::optional<BotPace> pace() const { return isDriven() ? std::optional(pace_) : std::nullopt; }
  /// Another pace, at once; bots that hurry leave it at that. False: nothing changed.
  bool setPace(BotPace pace);
  bool setHaste(Haste haste);  ///< likewise
  bool hold(Held held);        ///< likewise; Yes: they answer persons, and do nothing else
  Haste haste() const { return haste_; }
  /// They make pauses that could be left out.
  bool makePauses() const { return isDriven() && pace_ != BotPace::Instant && haste_ == Haste::No; }
  /// They do nothing but at each `step`, and answers to persons: their offers stay open.
  bool playByStep() const;
  /// One bot does one thing, where they play by step.
  void step();

 private:
  bool isDriven() const { return driver_.setPace != nullptr; }
  void drive();
  std::function<void(Held)> stand_;
  BotDriver driver_;
  BotPace pace_ = BotPace::Instant;
  Haste haste_ = Haste::No;
  Held held_ = Held::No;
};

}  // namespace tapu
