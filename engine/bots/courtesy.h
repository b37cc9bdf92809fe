// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/state/move.h"
#include "engine/state/seat_set.h"
#include "engine/state/setup.h"

namespace tapu {

/// The answers that others have given to the offers of one bot, and what follows from them for the next ones. A bot
/// answers in no time, while an offer holds a person up: persons are asked less often than bots are, who stay as they
/// were among themselves. For a game on one board (6.4).
class Courtesy {
 public:
  /// For offers that this seat makes in its own turn.
  explicit Courtesy(SeatId own) : own_(own) {}
  /// Reads what is new in the moves of the game as the seat saw them. An offer that the bot takes back or replaces
  /// without an answer of somebody who was asked counts as declined by them. No answer can be taken back (0.13).
  void follow(const GameDefinition& definition, const std::vector<Move>& history);
  /// Sets who is a person now: only they are spared.
  void setPersons(SeatSet persons) { persons_ = persons; }
  /// Whether the seat may be asked in this turn: not a person who has declined in it, and not within as many own turns
  /// as they have declined in a row, three at most.
  bool mayAsk(SeatId seat) const;
  /// Whether this deal may be offered to the seat: not to a person who has declined one that was as good for them.
  bool mayOffer(SeatId seat, CardCounts give, CardCounts want) const;

 private:
  struct Declined {
    SeatId by;
    CardCounts give, want;
  };
  /// The answers of one seat.
  struct Answers {
    int inARow = 0;    ///< declined since the last acceptance
    int lastTurn = 0;  ///< the own turn in which the last of these was
  };
  void hear(const GameDefinition& definition, const Move& move);
  void takeDecline(SeatId by);
  void endOffer(const GameDefinition& definition);
  Answers& of(SeatId seat) { return answers_[seat.value]; }

  SeatId own_;
  SeatSet persons_;
  std::size_t heard_ = 0;  ///< moves of the history
  int turn_ = 0;           ///< number of own turns that are over
  Action open_;            ///< the own offer, if somebody still may answer it
  PartnerSet awaited_;     ///< partners who have not answered it
  std::array<Answers, SeatSet::kMost> answers_{};
  std::vector<Declined> declined_;
};

}  // namespace tapu
