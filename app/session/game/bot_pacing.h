// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "app/session/game/seen.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// Callbacks that drive the bots of a game that runs here.
struct BotDriver {
  std::function<void(int paceMs)> setPace;  ///< milliseconds before each move; 0: none; -1: one move a `step`
  std::function<void()> step;               ///< one bot does one thing
};

/// The pace of the bots of a game that runs here: as chosen, without pauses while they hurry, or step by step, which is
/// also how they wait for somebody. Without a driver they play elsewhere, and nothing here changes them.
class BotPacing {
 public:
  /// `stand` learns whether bots wait for steps, before their driver does; `changed` follows whatever people do here.
  BotPacing(const Seen& seen, std::function<void(Held)> stand, std::function<void()> changed)
      : seen_(seen), stand_(std::move(stand)), changed_(std::move(changed)) {}
  /// The bots play at this pace already, and are driven with this from now on.
  void setDriver(BotDriver driver, BotPace pace);
  /// The chosen pace; nothing: the bots play elsewhere.
  std::optional<BotPace> pace() const { return isDriven() ? std::optional(pace_) : std::nullopt; }
  /// Sets another pace, which applies at once; bots that hurry no longer do.
  void setPace(BotPace pace);
  /// Whether the game waits for bots alone, so that they may be hurried.
  bool mayHurry() const;
  /// Lets the bots play without pauses until a person has to decide or is asked something. An offer that the only
  /// person here cannot accept is declined for them meanwhile.
  void hurry();
  bool isInHaste() const { return isInHaste_; }
  /// Ends the haste: a person has to decide.
  void calm();
  /// Whether the game waits for bots alone, and these for `step`.
  bool mayStep() const { return pace() == BotPace::Steps && mayHurry(); }
  /// One bot makes its next move.
  void step();
  /// Yes: somebody here writes an answer to an offer. Until No, bots answer persons and do nothing else, so that the
  /// offer stays open. Nothing where a person elsewhere would have to wait too: there an offer has the time of the
  /// table.
  void hold(Held held);

 private:
  bool isDriven() const { return driver_.setPace != nullptr; }
  bool playByStep() const;
  void drive();
  const Seen& seen_;
  std::function<void(Held)> stand_;
  std::function<void()> changed_;
  BotDriver driver_;
  BotPace pace_ = BotPace::Instant;
  bool isInHaste_ = false;
  Held held_ = Held::No;
};

}  // namespace tapu
