// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "app/session/replay/game_story.h"

namespace tapu {

/// Honors of the evening: they change nothing, amuse and hurt nobody. Each names the most of something that everybody
/// could see.
enum class EveningHonor : quint8 {
  GreenestThumb,    ///< cards from the dice
  KeenestTrader,    ///< trades with other players
  RoadBuilder,      ///< roads and ships built
  LuckiestDice,     ///< cards from the dice beyond those promised
  TownPlanner,      ///< cities built
  BestCustomer,     ///< cards from the bank
  CardLover,        ///< development cards bought
  BusiestKnights,   ///< knights played
  FullestHand,      ///< cards in the hand at the end of a turn
  BoldestExplorer,  ///< hexes turned up under the fog, gifts and islands
  GreatestPatience  ///< throws in a row that brought nothing
};
inline constexpr int kEveningHonors = 11;

/// The rule of one honor: it goes to the seat with the largest value, from `least` on.
struct EveningRule {
  EveningHonor honor;
  int (*value)(const GameStory& story, std::size_t seat);
  int least;
};
/// All rules; earlier ones come before those for remaining room.
std::span<const EveningRule> eveningRules();

/// A given honor: its holders, who have the same value, in the order of the seats.
struct EveningGift {
  EveningHonor honor;
  std::vector<SeatId> holders;
  int value = 0;
  bool operator==(const EveningGift&) const = default;
};
inline constexpr std::size_t kMostHonors = 4;
/// At most `kMostHonors`, at first those for somebody who has none yet. A value that all players share is no honor; a
/// game without facts has none.
std::vector<EveningGift> eveningGifts(const GameStory& story);

}  // namespace tapu
