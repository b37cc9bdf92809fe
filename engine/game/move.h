// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/game/action.h"

namespace tapu {

/// What the world answered to an action: every result of chance and every consequence that depends on hidden cards, so
/// that a viewer never has to work one out (6.9). A record holds it; replay needs no generator.
struct Chance {
  static constexpr int kMostThrows = 16;

  std::array<std::uint8_t, 2> dice{0, 0};  ///< Roll, and TimeUp before the throw; 0 = none
  Card card = Card::None;                  ///< BuyCard: the card drawn, or Unknown
  Resource stolen = Resource::None;        ///< Robber: the card taken, or Unknown
  SeatId winner;                           ///< this move ended the game for this seat ...
  std::uint8_t wonWith = 0;                ///< ... which showed so many point cards (8.6)
  std::uint8_t throwCount = 0;             ///< FirstThrow: number of throws in `throws`; 0: `winner`-free draw of `first`
  SeatId first;                            ///< FirstThrow: who starts
  SeatId victim;                           ///< TimeUp: forced robber (5.6)
  HexId hex;                               ///< TimeUp: forced robber; none = robber not moved
  /// Monopoly: cards from each seat. FirstThrow: throws in order, (first die - 1) * 6 + (second die - 1).
  std::array<std::uint8_t, kMostThrows> counts{};
  Pack cards;  ///< TimeUp: cards discarded (5.2). Reveal: hand
  Pack kinds;  ///< Reveal: unplayed development cards

  bool operator==(const Chance&) const = default;
};

/// One entry of the log: who, what, and what came of it. Seat none = the table.
struct Move {
  SeatId seat;
  Action action;
  Chance chance;
  bool operator==(const Move&) const = default;
};

}  // namespace tapu
