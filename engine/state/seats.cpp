// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/seats.h"

#include <algorithm>
#include <iterator>

#include "engine/board/islands.h"

namespace tapu {

int seatsOn(const Board& board, int wanted) {
  const int starts = static_cast<int>(board.starts.size());
  return starts == 0 ? wanted : std::clamp(wanted, kFewestAtOneBoard, std::max(kFewestAtOneBoard, starts));
}

namespace {

/// A seat without a piece has nothing to build from (3.7), and a game needs two seats (3.1).
void addEmptySeats(const Board& board, std::vector<BoardProblem>& found) {
  if (board.starts.empty()) return;
  const int seats = std::max(kFewestAtOneBoard, static_cast<int>(board.starts.size()));
  for (int seat = 0; seat < seats; ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    if (index < board.starts.size() && board.starts[index] != SeatStart{}) continue;
    found.push_back({"Seat %1 has no start pieces, though others have some.",
                     "3.7",
                     std::nullopt,
                     ProblemKind::StartsUneven,
                     Severity::Error,
                     seat,
                     {seat + 1}});
  }
}

}  // namespace

std::vector<BoardProblem> piecesBeyondStock(const Setup& setup) {
  const Rules rules = rulesOf(setup.ruleSet, setup.options);
  std::vector<BoardProblem> found;
  for (int seat = 0; seat < static_cast<int>(setup.board.starts.size()); ++seat) {
    const SeatStart& start = setup.board.starts[static_cast<std::size_t>(seat)];
    const auto limit = [&](std::size_t pieces, int stock, const char* sentence) {
      const int laid = static_cast<int>(pieces);
      if (laid > stock)
        found.push_back(
            {sentence, "2.2", std::nullopt, ProblemKind::StartsUneven, Severity::Error, seat, {seat + 1, laid, stock}});
    };
    limit(start.settlements.size(), rules.settlements, "Seat %1 starts with %2 settlements, and a player has %3.");
    limit(start.roads.size(), rules.roads, "Seat %1 starts with %2 roads, and a player has %3.");
    limit(start.ships.size(), rules.ships, "Seat %1 starts with %2 ships, and a player has %3.");
  }
  return found;
}

std::optional<BoardProblem> tooManyIslands(const Setup& setup) {
  if (rulesOf(setup.ruleSet, setup.options).islandBonus == 0) return std::nullopt;
  const int islands = islandsOf(Topology(setup.board)).count;
  if (islands <= Islands::kMost) return std::nullopt;
  return BoardProblem{
      .sentence = "Where new islands bring points, a board has at most %1 of them, and this one has %2.",
      .rule = "14.3",
      .kind = ProblemKind::IslandsMany,
      .values = {Islands::kMost, islands}};
}

std::vector<BoardProblem> problems(const Setup& setup) {
  if (!setup.chain.isEmpty()) return problems(setup.chain);
  std::vector<BoardProblem> found = problems(setup.board);
  if (found.empty())
    if (auto islands = tooManyIslands(setup)) found.push_back(std::move(*islands));
  std::ranges::move(piecesBeyondStock(setup), std::back_inserter(found));
  addEmptySeats(setup.board, found);
  const int wanted = setup.options.seats, here = seatsOn(setup.board, wanted);
  if (here < wanted)
    found.push_back({"This board has start pieces for %1 seats, and the game has %2.",
                     "3.7",
                     std::nullopt,
                     ProblemKind::StartsUneven,
                     Severity::Error,
                     here,
                     {here, wanted}});
  return found;
}

}  // namespace tapu
