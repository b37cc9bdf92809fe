// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen/screen_facts.h"

#include <algorithm>

#include "engine/play/public_ranks.h"
#include "engine/play/round_time.h"
#include "engine/rules/rounds.h"
#include "engine/rules/territories.h"

namespace tapu {

namespace {

ScreenStage stageOf(const State& state, const RoundTime& time) {
  if (state.head.phase == Phase::Over) return ScreenStage::Over;
  if (state.head.stage == RoundStage::SecondThrow) return ScreenStage::Robbers;
  switch (time.window) {
    case RoundTime::Window::Start: return ScreenStage::Choosing;
    case RoundTime::Window::Gap: return ScreenStage::Gap;
    case RoundTime::Window::Discards: return ScreenStage::Discards;
    case RoundTime::Window::Clock:
    case RoundTime::Window::None: break;
  }
  return state.head.phase == Phase::Setup ? ScreenStage::Choosing : ScreenStage::Round;
}

}  // namespace

int ScreenFacts::taken() const {
  return static_cast<int>(
      std::ranges::count_if(seats, [](const Seat& seat) { return seat.holder != SeatHolder::Nobody; }));
}

ScreenFacts screenFacts(const Lobby& lobby) {
  ScreenFacts facts;
  facts.gameName = lobby.gameName;
  facts.boards = lobby.setup.chain.size();
  for (const LobbySeat& seat : lobby.seats) facts.seats.push_back({seat.name, seat.color, seat.holder});
  facts.target = rulesOf(lobby.setup.ruleSet, lobby.setup.options).target;
  return facts;
}

ScreenFacts screenFacts(const Lobby& lobby, const GameDefinition& definition, const State& state,
                        const CommonNews& common) {
  ScreenFacts facts = screenFacts(lobby);
  const RoundTime time = roundTime(definition, state);
  facts.stage = stageOf(state, time);
  facts.paused = state.head.paused;
  facts.boards = definition.map.boards();
  facts.target = definition.rules.target;
  facts.windowSeconds = std::max(0, time.seconds);
  const bool comes = facts.stage == ScreenStage::Gap || facts.stage == ScreenStage::Choosing;
  facts.round = state.head.round + (comes ? 1 : 0);
  facts.isLast = rules::isLastRound(definition, facts.round);
  facts.group = rules::groupOfRound(definition.rules.options, facts.round);
  facts.next = rules::groupOfRound(definition.rules.options, facts.round + 1);
  if (!comes) facts.dice = state.head.dice;
  if (common.round == state.head.round)
    for (const SpokenSeat& who : common.reached) facts.reached.push_back(who.seat);
  if (common.ending && facts.stage == ScreenStage::Over) facts.end = common.ending->how;
  for (const Standing& row : placesNow(definition, state))
    facts.ranking.push_back({row.seat, row.rank, state.shownPoints(row.seat)});
  return facts;
}

std::optional<ScreenChoice> choiceOf(const OnScreens& shown, int round) {
  switch (shown.view) {
    case ScreenView::Announcement: return ScreenChoice{ScreenPart::Announcement, round, shown.message};
    case ScreenView::Clock: return ScreenChoice{ScreenPart::Clock, round, shown.message};
    case ScreenView::Ranking: return ScreenChoice{ScreenPart::Ranking, round, shown.message};
    case ScreenView::Chain: return ScreenChoice{ScreenPart::Chain, round, shown.message};
    case ScreenView::Message: return ScreenChoice{ScreenPart::Message, round, shown.message};
    case ScreenView::FollowsGame: break;
  }
  return std::nullopt;
}

bool holds(const ScreenChoice& choice, const ScreenFacts& facts) {
  return choice.round == facts.round || choice.part == ScreenPart::Message;
}

ScreenPart shownPart(const ScreenFacts& facts, const std::optional<ScreenChoice>& choice) {
  if (choice && holds(*choice, facts)) return choice->part;
  switch (facts.stage) {
    case ScreenStage::Gathering:
    case ScreenStage::Gap: return ScreenPart::Announcement;
    case ScreenStage::Over: return ScreenPart::Results;
    case ScreenStage::Choosing:
    case ScreenStage::Discards:
    case ScreenStage::Robbers:
    case ScreenStage::Round: break;
  }
  return ScreenPart::Clock;
}

}  // namespace tapu
