// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tapu {

/// The five resources in canonical order (0.7). `Unknown`: a card whose kind this viewer may not see; 7 is its counter
/// in CardCounts.
enum class Resource : std::uint8_t { Brick, Lumber, Wool, Grain, Ore, Unknown = 7, None = 0xff };
inline constexpr int kResources = 5;
inline constexpr std::array<Resource, kResources> kAllResources{Resource::Brick, Resource::Lumber, Resource::Wool,
                                                                Resource::Grain, Resource::Ore};

/// Development cards in the order of `deck.counts` (8.1), then those of Crazy (8.16).
enum class Card : std::uint8_t {
  Knight,
  Point,
  RoadBuilding,
  YearOfPlenty,
  Monopoly,
  Insurance,
  Dog,
  Unknown = 7,
  None = 0xff
};
inline constexpr int kCards = 7;

/// The cover of a cell; all but Sea are land (0.1), and of Fog nobody knows before it is turned up (14.5). New ones
/// come last, so that stored boards keep their numbers.
enum class Terrain : std::uint8_t { Forest, Hills, Pasture, Fields, Mountains, Desert, Sea, Gold, Fog };
inline constexpr int kTerrains = static_cast<int>(Terrain::Fog) + 1;

/// Whether a cell of this terrain is land (0.1). Fog is neither land nor sea.
constexpr bool isLand(Terrain terrain) { return terrain != Terrain::Sea && terrain != Terrain::Fog; }
/// Whether a hex of this terrain has a number: it yields a resource (1.5), or gold (14.1).
constexpr bool takesNumber(Terrain terrain) { return isLand(terrain) && terrain != Terrain::Desert; }

/// The resource that a hex of this terrain yields (1.4); None for desert, sea, gold, whose owners choose (14.1), and
/// fog.
constexpr Resource resourceOf(Terrain terrain) {
  switch (terrain) {
    case Terrain::Forest: return Resource::Lumber;
    case Terrain::Hills: return Resource::Brick;
    case Terrain::Pasture: return Resource::Wool;
    case Terrain::Fields: return Resource::Grain;
    case Terrain::Mountains: return Resource::Ore;
    case Terrain::Desert:
    case Terrain::Sea:
    case Terrain::Gold:
    case Terrain::Fog: break;
  }
  return Resource::None;
}

/// Words as they stand in files, records and typed moves: "brick", "roadBuilding", "forest", ... and back; nothing for
/// a word that names none.
std::string_view nameOf(Resource resource);
std::string_view nameOf(Card card);
std::string_view nameOf(Terrain terrain);
std::optional<Resource> resourceNamed(std::string_view name);
std::optional<Card> cardNamed(std::string_view name);
std::optional<Terrain> terrainNamed(std::string_view name);

}  // namespace tapu
