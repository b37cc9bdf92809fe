// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay/evening_honors.h"

#include <algorithm>

namespace tapu {

namespace {

constexpr EveningRule kRules[] = {
    {EveningHonor::GreenestThumb,
     [](const GameStory& story, std::size_t seat) { return story.seats[seat].of(CardWay::FromThrows).total(); }, 10},
    {EveningHonor::KeenestTrader,
     [](const GameStory& story, std::size_t seat) {
       return std::accumulate(story.trades[seat].begin(), story.trades[seat].end(), 0);
     },
     2},
    {EveningHonor::RoadBuilder,
     [](const GameStory& story, std::size_t seat) { return story.seats[seat].roads + story.seats[seat].ships; }, 6},
    {EveningHonor::LuckiestDice, [](const GameStory& story, std::size_t seat) { return story.seats[seat].luck(); }, 3},
    {EveningHonor::TownPlanner, [](const GameStory& story, std::size_t seat) { return story.seats[seat].cities; }, 2},
    {EveningHonor::BestCustomer,
     [](const GameStory& story, std::size_t seat) { return story.seats[seat].of(CardWay::FromBank).total(); }, 3},
    {EveningHonor::CardLover, [](const GameStory& story, std::size_t seat) { return story.seats[seat].bought; }, 3},
    {EveningHonor::BusiestKnights, [](const GameStory& story, std::size_t seat) { return story.seats[seat].knights; },
     2},
    {EveningHonor::FullestHand,
     [](const GameStory& story, std::size_t seat) {
       int most = 0;
       for (const TurnStory& turn : story.after) most = std::max(most, turn.hands[seat]);
       return most;
     },
     8},
    {EveningHonor::BoldestExplorer, [](const GameStory& story, std::size_t seat) { return story.seats[seat].finds; },
     2},
    {EveningHonor::GreatestPatience,
     [](const GameStory& story, std::size_t seat) { return story.seats[seat].dryThrows; }, 5},
};

EveningGift givenBy(const EveningRule& rule, const GameStory& story) {
  EveningGift gift{rule.honor, {}, rule.least};
  for (std::size_t seat = 0; seat < story.seats.size(); ++seat) {
    const int value = rule.value(story, seat);
    if (value < gift.value) continue;
    if (value > gift.value) gift.holders.clear();
    gift.value = value;
    gift.holders.emplace_back(static_cast<int>(seat));
  }
  return gift;
}

}  // namespace

std::span<const EveningRule> eveningRules() { return kRules; }

std::vector<EveningGift> eveningGifts(const GameStory& story) {
  std::vector<EveningGift> waiting, given;
  for (const EveningRule& rule : kRules) {
    EveningGift gift = givenBy(rule, story);
    if (!gift.holders.empty() && gift.holders.size() < story.seats.size()) waiting.push_back(std::move(gift));
  }
  std::vector<bool> has(story.seats.size());
  const auto isNews = [&](const EveningGift& gift) {
    return std::ranges::any_of(gift.holders, [&](SeatId seat) { return !has[static_cast<std::size_t>(seat.value)]; });
  };
  while (given.size() < kMostHonors && !waiting.empty()) {
    auto next = std::ranges::find_if(waiting, isNews);
    if (next == waiting.end()) next = waiting.begin();
    for (const SeatId seat : next->holders) has[static_cast<std::size_t>(seat.value)] = true;
    given.push_back(std::move(*next));
    waiting.erase(next);
  }
  return given;
}

}  // namespace tapu
