// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/board/rng.h"
#include "engine/state/event.h"
#include "engine/state/move.h"
#include "engine/state/reject.h"
#include "engine/state/state.h"

// The common ground of all rules: they ask about a position, and change one while a move is carried out.

namespace tapu::rules {

/// A position and the seat that asks. Nothing is changed by asking.
struct Query {
  const GameDefinition& definition;
  const State& state;
  SeatId id;

  const Seat& seat() const { return state.seat(id); }
  const Rules& rules() const { return definition.rules; }
  const Options& options() const { return definition.rules.options; }
  /// Whether it is this seat's turn, or a shared round of its group.
  bool isActive() const { return state.isActive(id); }
};

/// A position while a legal move is carried out. The functions that take one do not check again what `whyNo...` has
/// checked, and report each event to `tell` after it has happened.
struct Change {
  const GameDefinition& definition;
  State& state;
  const Move& move;
  Observer tell;

  const Rules& rules() const { return definition.rules; }
  const Options& options() const { return definition.rules.options; }
  Seat& seat(SeatId id) { return state.seat(id); }
  Query as(SeatId id) const { return {definition, state, id}; }
};

/// Whether the player of this seat has left and nobody plays for them: the seat passes its turns and declines all
/// offers (4.8), and in shared rounds it does nothing (9.21).
inline bool isFrozen(const GameDefinition& definition, const Seat& seat) {
  return seat.presence == Presence::Away && definition.rules.leaversFreeze == Switch::On;
}

/// Why something is not allowed; nothing: it is.
using Refused = std::optional<Reject>;

/// The part of chance and of hidden cards in one kind of action (0.8).
struct ChanceRule {
  void (*draw)(const Query& ask, const Action& action, Chance& chance, Rng& rng);
  /// Why a record cannot tell this chance; fills in what the record leaves out.
  Refused (*complete)(const Query& ask, const Action& action, Chance& chance);
};

}  // namespace tapu::rules
