// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/habits.h"

namespace tapu {

namespace {

constexpr Habits kInTurns{};

// By some thousand games of 24 seats on twelve boards, see the README.
constexpr Habits kInSharedRounds{
    .longestWait = 60,
    .worstRate = 2,
    .card = 0.38,
    .lastKnight = 0.53,
    .robbedCard = 1,
    .bonus = 0.44,
    .longestRoad = 1.7,
    .worth = WorthOf::Growth,
    .offers = Offers::OnMarket,
    .fullHand = FullHand::IsSpent,
    .roomInHand = 1,
    .knights = Knights::ForRobber,
    .withLeaders = WithLeaders::Trades,
    .offersATurn = 6,
    .gainToAccept = 0,
    .rareCards = 0.01,
    .waitBeforeBank = 2,
    .beyondEnd = 10,
    .likelyTaker = 0.3,
};

}  // namespace

const Habits& habitsFor(const Rules& rules) { return rules.sharedRounds == Switch::On ? kInSharedRounds : kInTurns; }

}  // namespace tapu
