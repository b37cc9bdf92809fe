// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/victory.h"

#include <algorithm>
#include <cassert>

namespace tapu::rules {

namespace {

void close(Change& change) {
  State& state = change.state;
  state.head.phase = Phase::Over;
  state.head.open = 0;
  state.head.timeIsUp = TimeIsUp::No;
  state.head.stage = RoundStage::None;
  state.head.acting = 0;
  state.head.wishes = {};
  state.head.queue = {};
  state.head.ended = {};
  if (state.sea) {
    state.sea->gold = {};
    state.sea->after = {};
  }
  for (Seat& seat : state.seats) {
    seat.pending = {};
    seat.offer = {};
    seat.offers = 0;
    seat.answer = Answer::None;
  }
}

}  // namespace

void announceReached(Change& change) {
  for (SeatId seat : change.move.chance.reached())
    if (seat)
      change.tell([&] {
        return Event{
            .kind = EventKind::TargetReached, .seat = seat, .count = static_cast<std::uint16_t>(change.rules().target)};
      });
}

void finish(Change& change) {
  const SeatId winner = change.move.chance.winner;
  change.state.head.winner = winner;
  close(change);
  change.tell([&] {
    const int points = change.seat(winner).points + change.move.chance.wonWith;
    return Event{.kind = EventKind::GameWon,
                 .seat = winner,
                 .count = static_cast<std::uint8_t>(points),
                 .more = change.move.chance.wonWith};
  });
}

void stop(Change& change) {
  close(change);
  change.tell([] { return Event{.kind = EventKind::GameStopped}; });
}

Refused whyNotRevealed(const Query& ask, const Action& cards) {
  if (ask.state.head.phase != Phase::Over || ask.seat().shown == Shown::Yes) return Reject::NotATableMove;
  const bool isTrue =
      ask.seat().known != Knowledge::Own || (cards.give == ask.seat().hand && cards.want == ask.seat().cards);
  return isTrue ? Refused{} : Refused{Reject::WrongChance};
}

namespace {

Refused completeRevealed(const Query& ask, const Action&, Chance& chance) {
  chance.setScoredAt(ask.seat().scoredAt);
  chance.cards = ask.seat().boughtThisTurn;
  return std::nullopt;
}

void drawRevealed(const Query& ask, const Action& cards, Chance& chance, Rng&) { completeRevealed(ask, cards, chance); }

}  // namespace

constexpr ChanceRule kReveal{.draw = drawRevealed, .complete = completeRevealed};

void showCards(Change& change) {
  const Action& action = change.move.action;
  Seat& seat = change.seat(action.seat);
  seat.hand = action.give;
  seat.cards = action.want;
  if (seat.known == Knowledge::Counted) seat.boughtThisTurn = change.move.chance.cards;
  seat.known = Knowledge::Own;
  seat.shown = Shown::Yes;
  seat.scoredAt = change.move.chance.scoredAt();
  change.tell(
      [&] { return Event{.kind = EventKind::CardsShown, .seat = action.seat, .cards = seat.hand, .got = seat.cards}; });
}

std::vector<Standing> standingsOfRounds(const GameDefinition& definition, const State& state) {
  const bool byTarget =
      state.head.winner && state.isActive(state.head.winner) && isWithin(definition, state, state.head.winner, 0);
  const auto key = [&](SeatId id) {
    const PointSources sources = pointSources(definition, state, id);
    const Seat& seat = state.seat(id);
    const bool reached = byTarget && state.isActive(id) && isWithin(definition, state, id, 0);
    const auto time = reached ? -static_cast<std::int64_t>(seat.scoredAt) : 0;
    const std::int64_t board = reached ? -seat.home : 0;
    const std::int64_t buildings = byTarget ? 0 : sources.settlements + sources.cities;
    const std::int64_t hand = byTarget ? 0 : seat.cardsInHand();
    const bool won = id == state.head.winner;  // a viewer does not know when others reached the target
    return std::array<std::int64_t, 7>{won, reached, state.points(id), time, board, buildings, hand};
  };
  std::vector<std::pair<std::array<std::int64_t, 7>, SeatId>> order;
  for (int s = 0; s < definition.seats; ++s)
    if (state.seats[s].presence != Presence::Vacant) order.push_back({key(SeatId(s)), SeatId(s)});
  std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Standing> list;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool shares = i > 0 && order[i].first == order[i - 1].first;
    list.push_back(
        {order[i].second, shares ? list.back().rank : static_cast<int>(i) + 1, state.points(order[i].second)});
  }
  return list;
}

std::vector<Standing> standingsOfTurns(const GameDefinition& definition, const State& state) {
  std::vector<Standing> list;
  for (int s = 0; s < definition.seats; ++s) list.push_back({SeatId(s), 0, state.points(SeatId(s))});
  std::stable_sort(list.begin(), list.end(), [&](const Standing& a, const Standing& b) {
    if ((a.seat == state.head.winner) != (b.seat == state.head.winner)) return a.seat == state.head.winner;
    return a.points > b.points;
  });
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool shares = i > 0 && list[i].points == list[i - 1].points && list[i - 1].seat != state.head.winner;
    list[i].rank = shares ? list[i - 1].rank : static_cast<int>(i) + 1;
  }
  return list;
}

}  // namespace tapu::rules

namespace tapu {

PointSources pointSources(const GameDefinition& definition, const State& state, SeatId seat) {
  PointSources sources{.seat = seat};
  for (int block : state.blocksOf(seat)) {
    for (int c = firstCorner(block); c < std::min(firstCorner(block + 1), state.corners.size()); ++c) {
      const Piece piece = state.at(CornerId(c));
      if (!piece.isOf(seat)) continue;
      if (piece.kind() == Piece::City)
        sources.cities += 2;
      else
        sources.settlements += 1;
    }
  }
  sources.bonus = definition.rules.bonusPoints * std::popcount(state.seat(seat).bonusFrom);
  sources.longestRoad = state.awardsFor(seat).longestRoad == seat ? definition.rules.awardPoints : 0;
  sources.largestArmy = state.awardsFor(seat).largestArmy == seat ? definition.rules.awardPoints : 0;
  sources.cards = state.points(seat) - state.publicPoints(seat);
  if (state.sea) {
    sources.islands = state.sea->islandPoints[seat.value];
    sources.gifts = state.sea->giftPoints[seat.value];
  }
  return sources;
}

}  // namespace tapu
