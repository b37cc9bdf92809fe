// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/bots/signature.h"
#include "engine/state/setup.h"

namespace tapu {

/// A mark that separates games whose definitions lie at one address, one after the other: by seats, numbers of the
/// rules, and things on the board; of a large map by its beginning. Takes a fraction of a microsecond.
inline std::uint64_t markOf(const GameDefinition& definition) {
  using namespace signature;
  constexpr int kMarked = 128;
  const Rules& rules = definition.rules;
  const Topology& map = definition.map;
  std::uint64_t mark =
      mixed(at(0, static_cast<unsigned>(definition.seats)) | at(16, definition.first.value),
            at(0, static_cast<unsigned>(rules.target)) | at(32, static_cast<unsigned>(rules.maxRounds)));
  for (const CardCounts& cards : {rules.deck, rules.bank, rules.settlementCost, rules.cityCost, rules.cardCost})
    mark = mixed(mark, cards.lanes);
  for (int i = 0; i < std::min(map.hexCount(), kMarked); ++i) {
    const Cell& cell = map.hex(HexId(i)).cell;
    mark = mixed(mark, at(0, static_cast<unsigned>(cell.terrain)) | at(8, static_cast<unsigned>(cell.number)));
  }
  for (int i = 0; i < std::min(map.cornerCount(), kMarked); ++i)
    if (map.has(CornerId(i)))
      mark = mixed(mark, at(0, map.corner(CornerId(i)).harbors) | at(8, static_cast<unsigned>(i)));
  return mark;
}

}  // namespace tapu
