// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <algorithm>

#include "app/wire/lobby.h"
#include "engine/state/setup.h"

namespace tapu {

/// The usual length of a game.
struct GameLength {
  /// The bound that ends it at the latest.
  enum class Bound : quint8 { None, LastRound, TimeLimit };
  int rounds = 0;
  int minutes = 0;  ///< rounded to five
  Bound bound = Bound::None;
};
/// The number of persons who are expected at seats with a `holder`, of a plan or of a lobby: those who are there, and
/// one for each free seat. So a lobby and the page before it tell one length, whoever has come by then.
int personsExpected(const auto& seats) {
  return static_cast<int>(
      std::ranges::count_if(seats, [](const auto& seat) { return seat.holder != SeatHolder::Bot; }));
}
/// The usual length of a game of this setup with so many persons; they think longer than bots.
GameLength usualLength(const Setup& setup, int persons);

}  // namespace tapu
