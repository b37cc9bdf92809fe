// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/question.h"

namespace tapu {

/// The consequences of leaving a game, for the question before it.
struct Leaving {
  bool isHost = false;       ///< the game is hosted by this program, on the network
  bool hasBegun = false;     ///< no lobby any more
  bool hasOthers = false;    ///< persons at other computers have seats
  bool hasWatchers = false;  ///< somebody watches
  bool isLost = false;       ///< nothing keeps it
  bool nobodyPlays = false;  ///< at the seat, until its person is back
};
/// The question, with its answers.
Question::Texts leaveWords(const Leaving& leaving);

}  // namespace tapu
