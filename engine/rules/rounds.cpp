// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rules.h"

// Shared rounds (9.4 to 9.6): the table starts one with a throw; discards and a second throw may follow; then all seats
// of the group act at once until the clock ends it.

namespace tapu::rules {
namespace {

/// Rounds alternate between the groups (9.4).
Territory groupOfRound(const Options& options, int round) {
  const bool isFirst = round % 2 == 1;
  return isFirst == (options.firstGroup == FirstGroup::Sun) ? Territory::Sun : Territory::Moon;
}

SeatId firstOf(Territory group) { return SeatId(group == Territory::Moon ? 1 : 0); }

bool isFrozen(const Table& table, const Seat& seat) {
  return table.rules.leaversFreeze == Switch::On && seat.presence == Presence::Away;
}

/// Calls `see(id, seat)` for the seats of the group whose round it is; empty seats are left out.
template <class See>
void eachOfGroup(Change& change, See see) {
  for (int s = firstOf(change.state.head.group).value; s < change.state.seats.size(); s += 2)
    if (change.state.seats[s].presence != Presence::Vacant) see(SeatId(s), change.state.seats[s]);
}

/// What counts for one turn begins anew.
void refresh(Change& change, SeatId id, Seat& seat) {
  seat.fresh = {};
  seat.freshRates = seat.cardsPlayed = seat.built = 0;
  seat.shipMoved = ShipMoved::No;
  if (seat.newShips > 0) shipsGrowOld(change, id);
}

// 9.6: all of the group may act; frozen seats count as done.
void startClock(Change& change) {
  Header& head = change.state.head;
  head.stage = RoundStage::Clock;
  head.acting = 0;
  eachOfGroup(change, [&](SeatId id, const Seat& seat) {
    const bool acts = !isFrozen(change.table, seat);
    owe(change, id, acts ? Must::Act : Must::Done);
    head.acting = static_cast<std::uint16_t>(head.acting + acts);
  });
}

/// 9.19: some territory is not protected in this round.
bool robbersMove(const Change& change) {
  for (int s = 0; s < change.state.seats.size(); ++s)
    if (change.state.head.round > protectedUntil(change.table, change.state, SeatId(s))) return true;
  return false;
}

void stopActing(Change& change, SeatId id, Must next) {
  settled(change, id);
  owe(change, id, next);
  --change.state.head.acting;
  if (change.seat(id).offer.isOpen()) closeOffer(change, id);  // 6.7
}

bool isActing(Must must) { return must == Must::Act || must == Must::FreeRoute; }

}  // namespace

// 9.20: rounds j+1 .. j+15 for who joined after round j; or to the 15th round of the own group.
int protectedUntil(const Table& table, const State& state, SeatId id) {
  const Options& options = table.rules.options;
  const int joined = state.seat(id).joined;
  if (options.protectionUnit == ProtectionUnit::Rounds || options.protection == 0) return joined + options.protection;
  const int first = groupOfRound(options, joined + 1) == State::groupOf(id) ? joined + 1 : joined + 2;
  return first + 2 * (options.protection - 1);
}

void startSharedRound(Change& change) {
  Header& head = change.state.head;
  ++head.round;
  head.turn = head.round;
  head.group = groupOfRound(change.options(), head.round);
  head.stage = RoundStage::Discards;
  change.tell([&] {
    return Event{
        .kind = EventKind::RoundStarted, .seat = firstOf(head.group), .count = static_cast<std::uint8_t>(head.round)};
  });
  if (change.move.chance.winner) return;  // 9.22: reached in the others' round
  eachOfGroup(change, [&](SeatId id, Seat& seat) { refresh(change, id, seat); });
  head.dice = change.move.chance.dice;
  change.tell([&] { return Event{.kind = EventKind::Rolled, .count = head.dice[0], .more = head.dice[1]}; });
  if (head.thrown() == 7) return seven(change);
  produce(change, head.thrown());
  startClock(change);
}

void afterDiscards(Change& change) {
  if (!robbersMove(change)) return startClock(change);
  change.state.head.stage = RoundStage::SecondThrow;
}

void secondThrow(Change& change) {
  const auto dice = change.move.chance.dice;
  change.tell([&] { return Event{.kind = EventKind::Rolled, .count = dice[0], .more = dice[1]}; });
  moveRobbers(change, dice[0] + dice[1]);
  startClock(change);
}

void markDone(Change& change, SeatId seat) { stopActing(change, seat, Must::Done); }

void takeDoneBack(Change& change) {
  settled(change, change.move.seat);
  owe(change, change.move.seat, Must::Act);
  ++change.state.head.acting;
}

void endSharedRound(Change& change) {
  Header& head = change.state.head;
  change.tell([&] { return Event{.kind = EventKind::TimeRanOut}; });
  for (Seat& seat : change.state.seats) {
    seat.offer = {};
    seat.offers = 0;
    seat.pending = {};
  }
  head.dice = {0, 0};
  head.acting = 0;
  head.stage = RoundStage::Between;
  const int last = change.rules().maxRounds;
  if (!change.move.chance.winner && last != kUnlimited && head.round >= last) stop(change);  // 9.22
}

void leave(Change& change, SeatId id) {
  Seat& seat = change.seat(id);
  seat.presence = Presence::Away;
  if (!isFrozen(change.table, seat)) return;
  if (seat.offer.isOpen()) closeOffer(change, id);
  if (isActing(seat.pending.must)) stopActing(change, id, Must::Done);
}

void comeBack(Change& change, SeatId id) {
  if (change.seat(id).presence == Presence::Vacant) return takeVacantSeat(change, id);
  change.seat(id).presence = Presence::Here;
}

Refused whyNotStage(const State& state, RoundStage stage) {
  const bool isThere = state.head.phase == Phase::Play && state.head.stage == stage && state.head.open == 0;
  return isThere ? Refused{} : Refused{Reject::NotATableMove};
}

// 9.20: a vacant seat is taken between rounds only, a left one at any time.
Refused whyNoTakenSeat(const State& state, SeatId seat) {
  const Presence presence = state.seat(seat).presence;
  if (presence == Presence::Away) return std::nullopt;
  const bool isBetween = state.head.stage == RoundStage::Between;
  return presence == Presence::Vacant && isBetween ? Refused{} : Refused{Reject::NotATableMove};
}

namespace {

/// All are done (9.6), or nobody was there to act at all (9.21).
bool endsEarly(const Table& table, const State& state) {
  if (table.rules.options.earlyEnd == Switch::On) return true;
  for (int s = firstOf(state.head.group).value; s < table.seats; s += 2)
    if (state.seats[s].pending.must == Must::Done && !isFrozen(table, state.seats[s])) return false;
  return true;
}

}  // namespace

std::optional<Action> dueInRound(const Table& table, const State& state) {
  const Header& head = state.head;
  if (head.phase != Phase::Play || head.open > 0) return std::nullopt;
  switch (head.stage) {
    case RoundStage::Between: return tableMove(ActionKind::StartRound);
    case RoundStage::SecondThrow: return tableMove(ActionKind::SecondThrow);
    case RoundStage::Clock:
      return head.acting == 0 && endsEarly(table, state) ? std::optional(tableMove(ActionKind::TimeUp)) : std::nullopt;
    default: return std::nullopt;
  }
}

// ---- 9.22 -----------------------------------------------------------------------------------------------------------

namespace {

/// Points, then earlier, then the lower board: of one group at the target.
SeatId bestOfGroup(const Table& table, const State& state, Territory group) {
  SeatId best;
  for (int s = firstOf(group).value; s < table.seats; s += 2) {
    const SeatId seat(s);
    if (state.seat(seat).presence == Presence::Vacant || !isWithin(table, state, seat, 0)) continue;
    const int more = best ? state.points(seat) - state.points(best) : 1;
    const bool isEarlier = more == 0 && state.seat(seat).scoredAt < state.seat(best).scoredAt;
    if (more > 0 || isEarlier) best = seat;
  }
  return best;
}

/// At the cap both groups: points, then buildings, then cards in hand; nobody if two share the first place.
SeatId bestOfAll(const Table& table, const State& state) {
  const auto list = standings(table, state);
  return list.size() > 1 && list[1].rank == 1 ? SeatId{} : list[0].seat;
}

}  // namespace

SeatId winnerOfRound(const Table& table, const State& state, const Action& action) {
  const Header& head = state.head;
  if (action.kind == ActionKind::StartRound)
    return bestOfGroup(table, state, groupOfRound(table.rules.options, head.round + 1));
  if (action.kind != ActionKind::TimeUp || action.seat) return {};
  if (const SeatId best = bestOfGroup(table, state, head.group)) return best;
  const bool isLast = table.rules.maxRounds != kUnlimited && head.round >= table.rules.maxRounds;
  return isLast ? bestOfAll(table, state) : SeatId{};
}

}  // namespace tapu::rules
