// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/topology.h"
#include "engine/state/event.h"

namespace tapu {

/// A place of the board, as an event names it.
struct EventPlace {
  enum class Kind : quint8 { None, Hex, Corner, Edge } kind = Kind::None;
  std::uint32_t id = HexId::kNone;
  bool operator==(const EventPlace&) const = default;
};
/// The place of an event; of kind None if it has none.
EventPlace placeOf(const Event& event);

/// The place by the hexes around it: "Forest 8, Hills 5, Sea". Empty for no place.
QString placeWords(const Topology& map, EventPlace place);
/// The same with pictures (glyphs.h), without the sea.
QString placeGlyphs(const Topology& map, EventPlace place);

/// The name of a harbor: "Harbor 3:1", "Harbor 2:1: Ore".
QString harborWords(const Harbor& harbor);

}  // namespace tapu
