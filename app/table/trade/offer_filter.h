// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <set>

#include "app/table/sight/play_sight.h"

namespace tapu {

/// The offers of others that the viewer does not want to see: these are declined for them.
class OfferFilter {
 public:
  /// The span for which a wish holds.
  enum class For : quint8 { Never, Turn, Game };
  /// The fate of an offer. DeclineSoon: it is shown, and declined by itself after a countdown.
  enum class Verdict : quint8 { Show, Decline, DeclineSoon };
  Verdict verdict(const PlaySight& sight, SeatId offerer) const;
  /// To be called for each position: ends wishes for a turn that is over. True if one has ended.
  bool follow(const PlaySight& sight);
  /// Whether all offers are shown.
  bool isEmpty() const;

  /// The span without offers from bots.
  For bots() const { return bots_; }
  void setBots(For how) { bots_ = how; }
  /// The span without offers that want this resource.
  For keeps(Resource kind) const { return keeps_[static_cast<std::size_t>(kind)]; }
  void setKeeps(Resource kind, For how) { keeps_[static_cast<std::size_t>(kind)] = how; }
  /// Whether the viewer trades with this player no more in this game.
  bool shuns(SeatId seat) const { return shunned_.contains(seat); }
  void shun(SeatId seat) { shunned_.insert(seat); }
  void welcome(SeatId seat) { shunned_.erase(seat); }
  /// On: offers of bots are shown with a countdown and then declined.
  Switch calm() const { return calm_; }
  void setCalm(Switch calm) { calm_ = calm; }

 private:
  For bots_ = For::Never;
  std::array<For, kResources> keeps_{};
  std::set<SeatId> shunned_;
  Switch calm_ = Switch::Off;
  std::uint32_t turn_ = 0;
};

}  // namespace tapu
