// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/seats.h"

#include <algorithm>

namespace tapu {

int seatsOn(const Board& board, int wanted) {
  const int starts = static_cast<int>(board.starts.size());
  return starts == 0 ? wanted : std::clamp(wanted, kFewestAtOneBoard, std::max(kFewestAtOneBoard, starts));
}

namespace {

/// Who has no piece has nothing to build from (3.7), and a game needs two seats (3.1).
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

std::vector<BoardProblem> problems(const Setup& setup) {
  if (!setup.chain.isEmpty()) return problems(setup.chain);
  std::vector<BoardProblem> found = problems(setup.board);
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
