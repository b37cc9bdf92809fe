// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/foresee.h"

#include <cassert>

#include "engine/play/play.h"
#include "engine/rules/between.h"
#include "engine/rules/course.h"
#include "engine/rules/decisions.h"
#include "engine/rules/events.h"
#include "engine/rules/rounds.h"
#include "engine/rules/victory.h"

namespace tapu {

using namespace rules;

namespace {

/// A move of which only the end is open.
struct Asked {
  SeatId mover;
  const Action& action;
  const Chance& chance;
};

/// The most points that a piece finds at its place: those of a gift (14.6), and a card drawn for one.
int mostFound(const GameDefinition& definition, const Asked& asked) {
  return definition.sea.mostGift + (asked.chance.card == Card::Point);
}

/// The most points that a move can bring to a seat: a bound, to find the few moves that could end the game.
int mostGain(const GameDefinition& definition, const State& state, const Asked& asked, SeatId id) {
  const Rules& rules = definition.rules;
  const bool isOwn = asked.mover == id;
  const Seat& seat = state.seat(id);
  using enum ActionKind;
  const ActionKind kind = asked.action.kind;
  const int found = isOwn ? mostFound(definition, asked) : 0;
  if (kind == Settlement)  // it may cut another's route
    return isOwn * (1 + rules.islandBonus) + found + rules.awardPoints;
  if (kind == MoveShip) return found + (state.awardsFor(id).longestRoad == id ? 0 : rules.awardPoints);
  if (kind == Road || kind == Ship) {
    const int built = rules.roads - seat.roads + rules.ships - seat.ships;
    const bool tooFew = isOwn && built + 1 < rules.longestRoadFrom;
    return found + (tooFew || state.awardsFor(id).longestRoad == id ? 0 : rules.awardPoints);
  }
  if (kind == Knight) {
    const bool tooFew = !isOwn || seat.played[Card::Knight] + 1 < rules.largestArmyFrom;
    return tooFew || state.awardsFor(id).largestArmy == id ? 0 : rules.awardPoints;
  }
  if (kind == City) return isOwn;
  if (kind == BuyCard) return isOwn && asked.chance.card == Card::Point;
  if (kind == TimeUp)  // it may place a settlement (8.11), in the set-up a route piece too
    return 1 + rules.awardPoints + 2 * mostFound(definition, asked);
  if (kind == StartRound) return state.awardsFor(id).longestRoad == id ? 0 : rules.awardPoints;  // others' routes freed
  return 0;
}

/// More than this no move brings to any seat.
int mostOfAll(const GameDefinition& definition) { return 1 + definition.rules.awardPoints + definition.sea.mostPoints; }

bool mightReach(const GameDefinition& definition, const State& state, const Asked& asked, SeatId seat) {
  const int missing = definition.rules.target - state.points(seat);
  if (missing > mostOfAll(definition)) return false;
  return missing <= mostGain(definition, state, asked, seat);
}

/// The seat that may win when the active one ends its turn or what it does between turns (10.1, 13.4, 13.5): the
/// partner that has its part then, or whoever has the next turn.
SeatId judgedNext(const GameDefinition& definition, const State& state) {
  const Header& head = state.head;
  if (hasPairs(definition) && !head.ended) return partnerOf(definition, head.active);
  return nextSeat(definition, head.ended ? head.ended : head.active);
}

bool mightEnd(const GameDefinition& definition, const State& state, const Asked& asked) {
  const ActionKind kind = asked.action.kind;
  const Header& head = state.head;
  if (kind == ActionKind::DeclareVictory) return true;
  if (head.phase == Phase::Over || definition.rules.options.declare == DeclareVictory::Manual) return false;
  const bool startsPlay = head.setupStep + 1 >= 2 * definition.seats || kind == ActionKind::FirstThrow;
  if (head.phase == Phase::Setup && !startsPlay) return false;
  const bool isPlain = head.phase == Phase::Play && kind != ActionKind::TimeUp && kind != ActionKind::StartRound;
  if (isPlain && definition.rules.options.ownTurnToWin == Switch::On) {  // 10.2: only the seat whose turn it is then
    const bool passes = kind == ActionKind::EndTurn || kind == ActionKind::Done;
    return mightReach(definition, state, asked, passes ? judgedNext(definition, state) : head.active);
  }
  for (int s = 0; s < state.seats.size(); ++s)
    if (mightReach(definition, state, asked, SeatId(s))) return true;
  return false;
}

/// The winner in this position, which knows all cards (10.1, 10.2).
SeatId winnerIn(const GameDefinition& definition, const State& state) {
  if (state.head.phase != Phase::Play || awaitsRound(definition, state)) return {};  // 10.3: the event comes first
  const bool needsTurn = definition.rules.options.ownTurnToWin == Switch::On;
  if (needsTurn && state.head.ended && hasBuilding(definition)) return {};  // 13.4: nobody has it
  const int seats = needsTurn ? 1 : definition.seats;
  for (int i = 0; i < seats; ++i) {  // 10.2: the seat whose turn it is, then in seat order from it
    const SeatId seat((state.head.active.value + i) % definition.seats);
    if (state.points(seat) >= definition.rules.target) return seat;
  }
  return {};
}

[[gnu::noinline]] void tryOut(const GameDefinition& definition, const State& state, SeatId mover, const Action& action,
                              Chance& chance) {
  State after = state;
  apply(definition, after, {mover, action, chance});
  const SeatId winner = action.kind == ActionKind::DeclareVictory ? mover : winnerIn(definition, after);
  if (!winner) return;
  chance.winner = winner;
  chance.wonWith = static_cast<std::uint8_t>(after.seat(winner).cards[Card::Point]);
}

/// Calls `see(seat)` for the seats whose points a move can change: those that can have pieces where the mover can, and
/// all of them if all compete for one award (9.15).
template <class See>
void eachTouched(const GameDefinition& definition, const State& state, SeatId mover, See see) {
  see(mover);
  for (int block : state.blocksOf(mover)) {
    for (SeatId seat : definition.seatsAround(block)) see(seat);
  }
  if (definition.rules.options.bigAwards == BigAwards::Global)
    for (int s = 0; s < definition.seats; ++s) see(SeatId(s));
}

/// Whether this move can bring an active seat to the target; with at-once also one that is there already. A settlement
/// may bring its bonus besides (9.13).
bool mayReachTarget(const GameDefinition& definition, const State& state, const Asked& asked) {
  const bool isAtOnce = definition.rules.options.bigEnd == BigEnd::AtOnce;
  bool isNear = false;
  eachTouched(definition, state, asked.mover, [&](SeatId seat) {
    if (isNear || !state.isActive(seat)) return;
    const bool hasBonus = asked.mover == seat && asked.action.kind == ActionKind::Settlement;
    const int gain = mostGain(definition, state, asked, seat) + (hasBonus ? definition.rules.bonusPoints : 0);
    const int missing = definition.rules.target - state.points(seat);
    isNear = missing <= gain && (missing > 0 || isAtOnce);
  });
  return isNear;
}

/// The active seats that this move has raised to the target.
void findReached(const GameDefinition& definition, const State& before, const State& after, SeatId mover,
                 Chance& chance) {
  eachTouched(definition, after, mover, [&](SeatId seat) {
    const bool isNew =
        after.isActive(seat) && isWithin(definition, after, seat, 0) && !isWithin(definition, before, seat, 0);
    const auto [one, other] = chance.reached();
    if (isNew && seat != one && seat != other) chance.addReached(seat);
  });
}

/// The winner where big.end = at-once: of the active seats that this move can have raised, most points, then the lower
/// board.
SeatId winnerAtOnce(const GameDefinition& definition, const State& state, SeatId mover) {
  SeatId best;
  eachTouched(definition, state, mover, [&](SeatId seat) {
    if (!state.isActive(seat) || !isWithin(definition, state, seat, 0)) return;
    const int more = best ? state.points(seat) - state.points(best) : 1;
    if (more > 0 || (more == 0 && seat < best)) best = seat;
  });
  return best;
}

/// 9.22: the end is judged at the end of the clock and before the next throw; with at-once after every move as well.
/// Else who has reached the target is announced.
void foreseeRound(const GameDefinition& definition, const State& state, SeatId mover, const Action& action,
                  Chance& chance) {
  SeatId winner = winnerOfRound(definition, state, action);
  int cards = winner ? state.seat(winner).cards[Card::Point] : 0;
  if (mover && mayBringPoints(action.kind)) {
    chance.seat = {};
    chance.counts = {};
  }
  const bool mayReach = mover && state.head.phase == Phase::Play && mayBringPoints(action.kind) &&
                        mayReachTarget(definition, state, {mover, action, chance});
  if (mayReach) {
    State after = state;
    apply(definition, after, {mover, action, chance});
    if (definition.rules.options.bigEnd == BigEnd::AtOnce) {
      winner = winnerAtOnce(definition, after, mover);
      cards = winner ? after.seat(winner).cards[Card::Point] : 0;
    } else {
      findReached(definition, state, after, mover, chance);
    }
  }
  chance.winner = winner;
  chance.wonWith = static_cast<std::uint8_t>(cards);
}

/// The possible gain of a kind of move for the seat that may win by it.
enum class MayGain : std::uint8_t {
  Never,    ///< nothing
  Nothing,  ///< nothing, but the turn comes to a seat that may have enough (10.2)
  Points,   ///< at most what any move brings
  Unknown
};
constexpr MayGain mayGain(ActionKind kind) {
  if (mayBringPoints(kind)) return MayGain::Points;
  if (kind == ActionKind::EndTurn || kind == ActionKind::Done) return MayGain::Nothing;
  const bool isOpen = kind == ActionKind::TimeUp || kind == ActionKind::StartRound || kind == ActionKind::FirstThrow ||
                      kind == ActionKind::DeclareVictory;
  return isOpen ? MayGain::Unknown : MayGain::Never;
}
/// While only the seat whose turn it is can win (10.2) most moves need no closer look: it is not near, or has not
/// enough where they only pass the turn to it, or they bring nothing.
inline bool isFarFromEnd(const GameDefinition& definition, const State& state, ActionKind kind) {
  if (!state.head.isInTurn() || definition.rules.options.ownTurnToWin == Switch::Off) return false;
  const MayGain gain = mayGain(kind);
  if (gain == MayGain::Never) return true;
  if (gain == MayGain::Unknown) [[unlikely]]
    return false;
  const bool passes = gain == MayGain::Nothing;
  const SeatId judged = passes ? judgedNext(definition, state) : state.head.active;
  return !isWithin(definition, state, judged, passes ? 0 : mostOfAll(definition));
}

[[gnu::noinline]] void lookCloser(const GameDefinition& definition, const State& state, SeatId mover,
                                  const Action& action, Chance& chance) {
  if (courseOf(definition.rules).judged == Course::Judged::BetweenRounds)
    return foreseeRound(definition, state, mover, action, chance);
  if (mightEnd(definition, state, {mover, action, chance})) tryOut(definition, state, mover, action, chance);
}

}  // namespace

void foresee(const GameDefinition& definition, const State& state, SeatId mover, const Action& action, Chance& chance) {
  assert(!chance.winner);
  if (!isFarFromEnd(definition, state, action.kind)) [[unlikely]]
    lookCloser(definition, state, mover, action, chance);
}

}  // namespace tapu
