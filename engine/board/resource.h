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

/// The cover of a cell; all but Sea are land (0.1).
enum class Terrain : std::uint8_t { Forest, Hills, Pasture, Fields, Mountains, Desert, Sea };

/// The resource that a hex of this terrain yields (1.4); None for desert and sea.
constexpr Resource resourceOf(Terrain terrain) {
  switch (terrain) {
    case Terrain::Forest: return Resource::Lumber;
    case Terrain::Hills: return Resource::Brick;
    case Terrain::Pasture: return Resource::Wool;
    case Terrain::Fields: return Resource::Grain;
    case Terrain::Mountains: return Resource::Ore;
    case Terrain::Desert:
    case Terrain::Sea: break;
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
