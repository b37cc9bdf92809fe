// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "tests/engine/position.h"

// What the tests of the Big Game (9) begin from. By seat numbers; -1 plays for the table.

namespace tapu::test {

Setup game(int boards, const std::function<void(Options&)>& change = {}, const char* order = "ABC");
Chance dice(int one, int two);
Action startRound();
Action clockIsOver();
/// Everybody's start is forced (9.16).
void choose(Position& p);
/// Rounds with a throw of 2 until this one is on.
void roundOf(Position& p, int round);
/// Nobody holds cards, the round after this one is on and its throw is a seven: on A, or with these options.
Position sevenAfter(int round, const std::function<void(Options&)>& change = {});
std::vector<int> partnersOf(const Position& p, int of);
/// The seats of a board as the rules call them.
int sun(int board);
int moon(int board);
std::string robber(const Position& p, int territory);
/// A road at a time along the shortest way from the own network until one ends at the corner; cards are given for them.
void walkTo(Position& p, int by, CornerId goal);
/// A settlement on the nearest such corner, with roads to it.
CornerId settleIf(Position& p, int by, const std::function<bool(CornerId)>& isWanted);
/// In the half of one seat, on no seam.
CornerId settleIn(Position& p, int by, int half);
/// Points without cards and awards: a long way may be the longest.
int worth(const Position& p, int of);
/// Three knights each of Sun0, then Moon0, then Sun1.
Position armies(BigAwards awards);
QList<int> armyHolders(const Position& p);

}  // namespace tapu::test
