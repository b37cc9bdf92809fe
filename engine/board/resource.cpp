// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/resource.h"

#include <algorithm>

namespace tapu {
namespace {

constexpr std::array<std::string_view, 8> kResourceNames{"brick", "lumber", "wool", "grain", "ore", "", "", "unknown"};
constexpr std::array<std::string_view, 8> kCardNames{"knight",   "point",     "roadBuilding", "yearOfPlenty",
                                                     "monopoly", "insurance", "dog",          "unknown"};
constexpr std::array<std::string_view, kTerrains> kTerrainNames{"forest", "hills", "pasture", "fields", "mountains",
                                                                "desert", "sea",   "gold",    "fog"};

template <class Kind, std::size_t N>
std::optional<Kind> kindNamed(const std::array<std::string_view, N>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (name.empty() || found == names.end()) return std::nullopt;
  return static_cast<Kind>(found - names.begin());
}

template <class Kind, std::size_t N>
std::string_view nameIn(const std::array<std::string_view, N>& names, Kind kind) {
  const auto index = static_cast<std::size_t>(kind);
  return index < N ? names[index] : std::string_view{};
}

}  // namespace

std::string_view nameOf(Resource resource) { return nameIn(kResourceNames, resource); }
std::string_view nameOf(Card card) { return nameIn(kCardNames, card); }
std::string_view nameOf(Terrain terrain) { return nameIn(kTerrainNames, terrain); }
std::optional<Resource> resourceNamed(std::string_view name) { return kindNamed<Resource>(kResourceNames, name); }
std::optional<Card> cardNamed(std::string_view name) { return kindNamed<Card>(kCardNames, name); }
std::optional<Terrain> terrainNamed(std::string_view name) { return kindNamed<Terrain>(kTerrainNames, name); }

}  // namespace tapu
