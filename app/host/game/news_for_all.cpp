// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/news_for_all.h"

#include <algorithm>

#include "app/text/whole_letters.h"
#include "engine/rules/course.h"
#include "engine/rules/rounds.h"

namespace tapu {

namespace {

SpokenSeat spoken(SeatId seat, const QList<LobbySeat>& seats) {
  const LobbySeat holder = seats.value(seat.value);
  return {seat, holder.holder, holder.name};
}

Ending endingOf(const GameDefinition& definition, const State& state, std::span<const Move> moves,
                const QList<LobbySeat>& seats) {
  Ending ending{.how = howItEnded(definition, state, moves), .round = state.head.round, .sharing = 0, .first = {}};
  for (const Standing& row : standings(definition, state)) {
    if (row.rank != 1) break;
    ++ending.sharing;
    ending.points = row.points;
    if (ending.first.size() < CommonNews::kMostNamed) ending.first.append(spoken(row.seat, seats));
  }
  return ending;
}

/// The seats that have reached the target since the last StartRound, each once.
QList<SpokenSeat> reachedInRound(std::span<const Move> moves, const QList<LobbySeat>& seats) {
  std::size_t begin = moves.size();
  while (begin > 0 && moves[begin - 1].action.kind != ActionKind::StartRound) --begin;
  QList<SpokenSeat> reached;
  for (const Move& move : moves.subspan(begin)) {
    if (!mayBringPoints(move.action.kind)) continue;
    for (const SeatId seat : move.chance.reached()) {
      const bool isKnown = std::ranges::find(reached, seat, &SpokenSeat::seat) != reached.end();
      if (seat && !isKnown && reached.size() < CommonNews::kMostNamed) reached.append(spoken(seat, seats));
    }
  }
  return reached;
}

}  // namespace

GameEnd howItEnded(const GameDefinition& definition, const State& state, std::span<const Move> moves) {
  const auto stops = [](const Move& move) { return move.action.kind == ActionKind::StopGame; };
  if (std::ranges::any_of(moves, stops)) return GameEnd::Stopped;
  const SeatId winner = state.head.winner;
  if (winner && state.isActive(winner) && rules::isWithin(definition, state, winner, 0)) return GameEnd::Target;
  return rules::isLastRound(definition, state.head.round) ? GameEnd::LastRound : GameEnd::TimeLimit;
}

CommonNews newsForAll(const GameDefinition& definition, const State& state, std::span<const Move> moves,
                      const QList<LobbySeat>& seats) {
  CommonNews news{state.head.round, reachedInRound(moves, seats), std::nullopt};
  if (state.head.phase == Phase::Over) news.ending = endingOf(definition, state, moves, seats);
  return news;
}

FinalTable finalTableOf(const GameDefinition& definition, const State& state, const Chain& chain,
                        const QList<LobbySeat>& seats) {
  FinalTable table;
  for (const Standing& standing : standings(definition, state)) {
    const SeatId seat = standing.seat;
    const auto kind = chain.order[static_cast<std::size_t>(definition.homeOf(seat))];
    FinalRow row;
    row.who = spoken(seat, seats);
    row.color = seats.value(seat.value).color;
    row.letter = firstLetters(QString::fromStdString(chain.kinds[kind].name), FinalRow::kMostLetters);
    row.rank = standing.rank;
    row.from = pointSources(definition, state, seat);
    row.from.seat = {};
    row.hand = state.seat(seat).cardsInHand();
    row.scoredAt = state.seat(seat).scoredAt;
    table.append(row);
  }
  return table;
}

}  // namespace tapu
