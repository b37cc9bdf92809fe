// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/state.h"

namespace tapu {

std::string_view nameOf(Decision must) {
  switch (must) {
    case Decision::Nothing: return "nothing";
    case Decision::Settlement: return "settlement";
    case Decision::Road: return "road";
    case Decision::Roll: return "roll";
    case Decision::Act: return "act";
    case Decision::Discard: return "discard";
    case Decision::Robber: return "robber";
    case Decision::FreeRoute: return "freeRoute";
    case Decision::Start: return "start";
    case Decision::Done: return "done";
    case Decision::Answer: return "answer";
    case Decision::Build: return "build";
    case Decision::Part: return "part";
    case Decision::Gold: return "gold";
  }
  return "";
}

}  // namespace tapu
