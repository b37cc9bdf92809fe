// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/position.h"

namespace tapu::test {

/// The stage with the rules of Crazy: before the first turn the table owes StartRound.
inline Position crazyPosition(const Layout& layout) {
  Setup setup = layout.fixed();
  setup.ruleSet = RuleSet::Crazy;
  return Position(setup);
}

inline Chance withEvent(RoundEvent event) {
  Chance chance;
  chance.setEvent(event);
  return chance;
}

/// Plays the present round quietly to its end, and begins the next one with this event.
inline void startRound(Position& p, RoundEvent event = RoundEvent::None) {
  for (int i = 0; i < p.definition.seats && !dueMove(p.definition, p.state); ++i) p.finishTurn();
  p.play(-1, tableMove(ActionKind::StartRound), withEvent(event));
}

/// Closes the window for answers to the wolves.
inline void closeWindow(Position& p) { p.play(-1, tableMove(ActionKind::TimeUp)); }

/// Gives a hex of the island another terrain and number.
inline void change(Board& board, Hex at, Terrain terrain, int number) {
  for (Cell& cell : board.cells)
    if (cell.at == at) {
      cell.terrain = terrain;
      cell.number = number;
    }
}

}  // namespace tapu::test
