// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/setup.h"

namespace tapu {

/// The value of a place: its pips at any stage; or what it adds until the last round (growth.h).
enum class WorthOf : std::uint8_t { Pips, Growth };
/// The time for a helpful knight (9.14): at once, for its card; or when a robber has come that it can drive away.
enum class Knights : std::uint8_t { AtOnce, ForRobber };
/// Whether a seat trades with those who may win with one building more.
enum class WithLeaders : std::uint8_t { Refuses, Trades };
/// The use of more cards than a seven leaves alone (5.1), if nothing else is to be done: keep them for the goal, or
/// build or buy with them even what is second best.
enum class FullHand : std::uint8_t { IsKept, IsSpent };
/// The deals a bot offers: cards that the goal lacks; or any that help, weighed by the chance that somebody accepts
/// (market.h).
enum class Offers : std::uint8_t { ForGoal, OnMarket };

/// The weights of `greedy` for time, points and trades. Games in turns and games in shared rounds (9.4) ask for
/// different habits: in rounds a throw pays everybody, five others may trade, and the game ends at a known round. The
/// numbers come from games of bots against one another.
struct Habits {
  double longestWait = 30;          ///< rounds; longer ones are ignored
  int worstRate = 4;                ///< cards reckoned for one other, where the bank asks more but others trade
  double card = 0.7;                ///< points that a development card is worth
  double lastKnight = 0.3;          ///< more for it, if one knight more takes the largest army
  double robbedCard = 0;            ///< more, for each card a throw that a robber takes from the seat (9.14)
  double bonus = 0;                 ///< share of a bonus point (9.13) that counts
  double longestRoad = 1.9;         ///< points that the longest road is worth
  WorthOf worth = WorthOf::Pips;    ///< of places for settlements and cities
  Offers offers = Offers::ForGoal;  ///< that it offers
  FullHand fullHand = FullHand::IsKept;
  int roomInHand = 0;  ///< a hand is full at so many cards below what a seven leaves alone, since more will come in
  Knights knights = Knights::AtOnce;               ///< when they are played
  WithLeaders withLeaders = WithLeaders::Refuses;  ///< the answer to their offers
  int offersATurn = 2;                             ///< most offers in a turn or round
  double gainToAccept = 0.15;                      ///< the least gain (`distance`) for which an offer is accepted
  double rareCards = 0;                            ///< weight of cards that come in seldom, in the distance of a hand
  double waitBeforeBank = 0;                       ///< rounds; cards that come in sooner are not bought from the bank
  double beyondEnd = 0;                            ///< rounds after the last one that growth is reckoned with
  double likelyTaker = 0;  ///< the least chance that a partner takes a deal for them to be asked, 0..1
};

/// The habits for games under these rules.
const Habits& habitsFor(const Rules& rules);

}  // namespace tapu
