// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/state/state.h"

namespace tapu {

/// Cards of each kind that come in with a throw, on average; and how many of a kind the bank asks for another.
using CardsAThrow = std::array<double, kResources>;
using BankRates = std::array<int, kResources>;

/// The worth of places until the last round: how much faster their income pays for points, over all rounds left.
class Growth {
 public:
  Growth(const GameDefinition& definition, const State& state, const CardsAThrow& income, const BankRates& rates);
  /// Points a throw that a building here adds by its earnings and its harbor.
  double of(CornerId corner, Piece::Kind building) const;
  /// Points until the end at a pace of so many a throw that begins after so many more throws; negative if the game is
  /// over by then.
  double until(double throws, double pace) const;

 private:
  /// Points a throw that an income pays for, where it is spent on a city, a settlement, a road and a card in turn.
  double pace(const CardsAThrow& income, std::uint8_t harbors) const;

  const GameDefinition& definition_;
  const State& state_;
  const CardsAThrow& income_;
  const BankRates& rates_;
  double left_;  ///< throws until the end
  double now_;   ///< the present pace
};

}  // namespace tapu
