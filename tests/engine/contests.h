// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/board/rng.h"
#include "engine/state/setup.h"

// The games that the battery plays: a new rule set joins by one more list.

namespace tapu::test {

/// A name and a way to set a game up.
struct Contest {
  std::string name;
  std::function<Setup(Rng&)> setup;
  int leaving = 0;  ///< moves of 1000 by which seats leave or come back
};

/// Every contest of the classic rules: the default game, each house rule in its other values, other maps.
std::vector<Contest> classicContests();
/// Crazy (8.7 to 8.17), each of its options in its other values.
std::vector<Contest> crazyContests();
/// The Big Game (9) on 1 to so many boards.
std::vector<Contest> bigContests(int mostBoards);

}  // namespace tapu::test
