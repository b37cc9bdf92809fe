// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/bot_games.h"

#include <algorithm>
#include <cmath>

#include "app/values/options_text.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"

namespace tapu {

Setup botGameOn(const BoardFile& file) {
  const bool isChain = !file.board.halves.empty();
  Setup game;
  game.ruleSet = isChain ? RuleSet::BigGame : RuleSet::Classic;
  game.options = defaultOptions(game.ruleSet);
  game.options = withSeats(game.options, game.ruleSet, usualSeatsOn(file.board));  // unless the file asks for others
  takeOptions(file.options, game.ruleSet, game.options);
  if (isChain) {
    game.chain = chainOf(file.board, game.options, kLeastOfRing);
    return game;
  }
  game.options.mapKind = MapKind::File;
  game.board = boardUnder(game.options, file.board);
  return game;
}

std::vector<BoardProblem> errorsOf(const BoardFile& file) {
  if (!file.board.halves.empty()) return errorsOf(file.board);
  std::vector<BoardProblem> all = problems(botGameOn(file));
  if (auto tooLarge = file.board.chainOffset ? sizeProblem(file.board) : std::nullopt)
    all.push_back(std::move(*tooLarge));
  return all;
}

std::vector<BoardProblem> problemsAmong(const BoardFile& file, const Neighbors& neighbors) {
  // Those of a board with halves are found among its neighbors.
  std::vector<BoardProblem> all = file.board.halves.empty() ? errorsOf(file) : std::vector<BoardProblem>();
  const int seats = botGameOn(file).options.seats;
  for (BoardProblem& each : problemsAmong(file.board, neighbors, seats))
    if (std::find(all.begin(), all.end(), each) == all.end()) all.push_back(std::move(each));
  return all;
}

Share shareOf(int wins, int games) {
  if (games == 0) return {};
  const double part = static_cast<double>(wins) / games;
  return {100 * part, 100 * std::sqrt(part * (1 - part) / games)};
}

ChanceRange chanceRange(int seats, int games, int undecided) {
  if (games <= 0 || seats <= 0) return {};
  constexpr double errors = 1.96;  // of a normal distribution: so many standard errors take in 19 of 20
  const double part = static_cast<double>(games - undecided) / games / seats;
  const double reach = errors * std::sqrt(part * (1 - part) / games);
  return {100 * std::max(0.0, part - reach), 100 * std::min(1.0, part + reach)};
}

Beginner beginnerOn(const BoardFile& file) {
  if (file.board.halves.empty()) return file.board.starts.empty() ? Beginner::FirstSeat : Beginner::Thrown;
  return botGameOn(file).options.firstGroup == FirstGroup::Moon ? Beginner::Moon : Beginner::Sun;
}

}  // namespace tapu

#include "moc_bot_games.cpp"
