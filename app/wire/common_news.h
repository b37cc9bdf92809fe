// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "app/wire/lobby.h"

namespace tapu {

/// A seat of a chain with the name of who sits there, for people who may be too far away to know it.
struct SpokenSeat {
  SeatId seat;  ///< by its number of the whole chain
  SeatHolder holder = SeatHolder::Nobody;
  QString name;
  bool operator==(const SpokenSeat&) const = default;
};

/// The cause of the end of a game on a chain (9.22). Stopped: before that, by a vote or by the organizer (10.4).
enum class GameEnd : quint8 { Target, LastRound, TimeLimit, Stopped };

/// The end of a game on a chain.
struct Ending {
  GameEnd how = GameEnd::Stopped;
  int round = 0;            ///< the last one
  int points = 0;           ///< of those on the first place
  int sharing = 1;          ///< the number of seats on the first place
  QList<SpokenSeat> first;  ///< those on the first place, but no more than `kMostNamed`
  bool operator==(const Ending&) const = default;
};

/// News for everybody at a chain (9.22).
struct CommonNews {
  static constexpr int kMostNamed = 16;
  int round = 0;              ///< the round of `reached`
  QList<SpokenSeat> reached;  ///< those who reached the target in it, in that order; at most `kMostNamed`
  std::optional<Ending> ending;
  bool isEmpty() const { return reached.isEmpty() && !ending; }
  bool operator==(const CommonNews&) const = default;
};

}  // namespace tapu
