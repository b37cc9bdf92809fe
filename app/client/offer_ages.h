// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "app/net/clock.h"
#include "engine/state/state.h"

namespace tapu {

/// The time that a client has seen each offer, and the part of it in which the bots of its table stood still.
class OfferAges {
 public:
  /// None has been seen; without a clock none can be.
  explicit OfferAges(std::shared_ptr<Clock> clock = nullptr) : clock_(std::move(clock)) {}
  /// The seat makes an offer at this moment.
  void see(SeatId offerer) { seen_[offerer] = {clock_->nowMs()}; }
  void forget() { seen_.clear(); }
  /// Milliseconds since then; 0 if it was not seen.
  qint64 ageMs(SeatId offerer) const;
  /// The part of that time in which the bots stood still.
  qint64 stoodMs(SeatId offerer) const;
  /// Yes: the bots wait for a person who is looking at something, until No. That makes their offers no older.
  void standStill(Held stands);
  /// Yes: the game is paused, until No. The bots stand still then, too.
  void pause(Paused paused);
  bool areStill() const { return stoodSince_.has_value(); }

 private:
  void follow();
  struct Since {
    qint64 at = 0;       ///< when it was seen first
    qint64 stoodMs = 0;  ///< how long bots have stood still since, until they went on last
  };
  std::shared_ptr<Clock> clock_;
  std::map<SeatId, Since> seen_;
  Held held_ = Held::No;
  Paused paused_ = Paused::No;
  std::optional<qint64> stoodSince_;  ///< bots stand still, from then on
};

}  // namespace tapu
