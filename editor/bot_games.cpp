// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/bot_games.h"

#include <cmath>

#include "app/formats/codec.h"

namespace tapu {

Setup botGameOn(const BoardFile& file) {
  const bool isChain = !file.board.halves.empty();
  Setup game;
  game.ruleSet = isChain ? RuleSet::BigGame : RuleSet::Classic;
  game.options = defaultOptions(game.ruleSet);
  takeOptions(file.options, game.ruleSet, game.options);
  game.options.mapKind = MapKind::File;
  if (isChain)
    game.chain = chainOf(file.board, game.options, kLeastOfRing);
  else
    game.board = boardUnder(game.options, file.board);
  return game;
}

std::vector<BoardProblem> errorsOf(const Setup& game) {
  return game.chain.isEmpty() ? problems(game.board) : problems(game.chain);
}

Share shareOf(int wins, int games) {
  if (games == 0) return {};
  const double part = static_cast<double>(wins) / games;
  return {100 * part, 100 * std::sqrt(part * (1 - part) / games)};
}

}  // namespace tapu
