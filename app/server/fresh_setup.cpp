// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/fresh_setup.h"

#include "app/net/chance.h"
#include "engine/state/game_map.h"

namespace tapu {

Setup freshSetup(const ServerOptions& options, int game) {
  Setup setup;
  setup.ruleSet = options.rules;
  setup.options = options.houseRules;
  if (options.boards > 0) {
    setup.chain = chainFor(setup.options, options.boards);
    return setup;
  }
  if (options.seed) {
    SeededRng rng(*options.seed + static_cast<quint64>(game));
    setup.board = boardFor(setup.options, rng);
  } else {
    SystemRng rng;
    setup.board = boardFor(setup.options, rng);
  }
  return setup;
}

}  // namespace tapu
