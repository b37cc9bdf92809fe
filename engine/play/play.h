// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/board/rng.h"
#include "engine/play/legal_actions.h"
#include "engine/state/event.h"
#include "engine/state/move.h"
#include "engine/state/reject.h"
#include "engine/state/state.h"

// The play of a game, which is its setup and a log of moves.
//
//   legalActions / check   may this seat do that?          (asks the rules)
//   draw                   its random results              (chance and hidden cards; needs all cards: server,
//                                                           simulation, tests)
//   apply                  the only function that changes a State
//   dueMove                the next move of the table itself

namespace tapu {

/// Why this action is refused, or nothing if it is legal. Seat none = the table's own moves. Never changes anything.
std::optional<Reject> check(const GameDefinition& definition, const State& state, SeatId seat, const Action& action);

/// The results of chance and of hidden cards for a legal action (0.8). Needs a state that knows all cards.
Chance draw(const GameDefinition& definition, const State& state, SeatId seat, const Action& action, Rng& rng);

/// For moves that come from a record: fills in results that follow from the state (the cards of a Monopoly, winner,
/// forced discards, reveals) where the record is silent, and refuses impossible results (a die of 7, a card that is not
/// in the deck).
std::optional<Reject> completeChance(const GameDefinition& definition, const State& state, Move& move);

/// Carries out a legal move and its consequences (production, awards, victory), and reports each event to `tell`.
/// Checks nothing. On a state that knows all cards the move's chance must agree with it; on a viewer's state the chance
/// holds the results that cannot be seen there.
void apply(const GameDefinition& definition, State& state, const Move& move, Observer tell = {});

/// The move that the table owes now, without any clock: FirstThrow, WithdrawOffer (6.6), StrikeAnswer (6.5), TimeUp of
/// a passing seat (4.8) or of a turn whose time ran out (4.7), StartRound (8.7), SecondThrow (9.19), StopGame after the
/// last round (8.17), Reveal (10.5); nothing if it owes none. Needs a state that knows all cards. Moves that end or
/// begin a shared round depend on the clock: see round_time.h. `last`: the move made last, if the caller asks after
/// every move; then only its possible effects are looked at.
std::optional<Action> dueMove(const GameDefinition& definition, const State& state, const Move* last = nullptr);

/// The seat that the rules wait for: the first that owes a decision, else the one whose turn it is. In a shared round
/// the first that may act. Looked for from seat `from` on; none when the game is over.
SeatId waitingFor(const State& state, SeatId from = SeatId(0));

/// Whether seats have turns, one after another, and no seat's turn is passed for its player (seat.absent = bot):
/// `awaitsActiveAlone` and `onlyChoice` rely on it. It never changes in a game.
bool hasPlainTurns(const GameDefinition& definition);
/// A fast test for the most frequent case: nobody owes anything but the active seat, which may owe the robber or free
/// pieces. True: the next decision is that of the seat whose turn it is, though others may answer offers, and the table
/// owes nothing unless an offer is open. False says nothing. Only where `hasPlainTurns`.
inline bool awaitsActiveAlone(const State& state) {
  if (!state.head.isInTurn()) return false;
  const Decision must = state.seat(state.head.active).pending.must;
  return state.head.open == (must == Decision::Robber || must == Decision::FreeRoute) && must != Decision::Nothing;
}

}  // namespace tapu
