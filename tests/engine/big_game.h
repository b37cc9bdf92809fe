// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "tests/engine/position.h"

// The starting points of the tests of the Big Game (9), by seat numbers; -1 plays for the table.

namespace tapu::test {

Setup game(int boards, const std::function<void(Options&)>& change = {}, const char* order = "ABC");
Chance dice(int one, int two);
Action startRound();
Action clockIsOver();
/// Forces the start choices of all seats (9.16).
void choose(Position& p);
/// Plays rounds with a throw of 2 until this one is on.
void roundOf(Position& p, int round);
/// On one board A, with changed options: plays to `round`, empties all hands, and begins the next round with a seven.
Position sevenAfter(int round, const std::function<void(Options&)>& change = {});
/// The seats with which this one can ever trade (9.8).
std::vector<int> partnersOf(const Position& p, int of);
/// The seats of a board as the rules call them.
int sun(int board);
int moon(int board);
/// The hex of a territory's robber, as text.
std::string robber(const Position& p, int territory);
/// Builds roads along the shortest way from the seat's network to the corner, and gives the cards for them.
void walkTo(Position& p, int by, CornerId goal);
/// Builds a settlement on the nearest such corner, with roads to it.
CornerId settleIf(Position& p, int by, const std::function<bool(CornerId)>& isWanted);
/// The same in the half of one seat, on no seam.
CornerId settleIn(Position& p, int by, int half);
/// Points of buildings and bonus alone: the roads of `walkTo` may earn the longest road, which is not counted.
int worth(const Position& p, int of);
/// A position after three knights each of Sun0, then Moon0, then Sun1.
Position armies(BigAwards awards);
QList<int> armyHolders(const Position& p);

}  // namespace tapu::test
