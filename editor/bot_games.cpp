// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/bot_games.h"

#include <cmath>

namespace tapu {

Share shareOf(int wins, int games) {
  if (games == 0) return {};
  const double part = static_cast<double>(wins) / games;
  return {100 * part, 100 * std::sqrt(part * (1 - part) / games)};
}

}  // namespace tapu
