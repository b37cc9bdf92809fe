// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/resource.h"
#include "engine/state/card_counts.h"

/// Characters of Unicode's private use that stand for pictures in the short lines of a log. A view paints a picture for
/// each; they are never read out or copied.
namespace tapu::glyph {

// The first character of each family, and those that stand alone.
inline constexpr char16_t kFirst = 0xe000;
inline constexpr char16_t kResource = 0xe000;     ///< + the resource
inline constexpr char16_t kHiddenCard = 0xe007;   ///< a resource card whose kind is not known
inline constexpr char16_t kDevelopment = 0xe010;  ///< + the kind of card
inline constexpr char16_t kHiddenDevelopment = 0xe017;
inline constexpr char16_t kDie = 0xe020;      ///< + its number
inline constexpr char16_t kTerrain = 0xe030;  ///< + the terrain
inline constexpr char16_t kRoad = 0xe040, kShip = 0xe041, kSettlement = 0xe042, kCity = 0xe043, kRobber = 0xe044,
                          kPirate = 0xe045;
inline constexpr char16_t kBank = 0xe050, kLongestRoad = 0xe051, kLargestArmy = 0xe052, kGift = 0xe053,
                          kIsland = 0xe054;
inline constexpr char16_t kLast = 0xe0ff;

inline bool isGlyph(QChar character) { return character >= kFirst && character <= kLast; }
QString of(Resource resource);
QString of(Card card);
QString of(Terrain terrain);
QString ofDie(int eyes);
/// Number and picture of each kind: the pictures for `listOf`.
QString ofCards(CardCounts cards);

}  // namespace tapu::glyph
