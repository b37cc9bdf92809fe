// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/card_play.h"

#include "engine/bots/robbing.h"
#include "engine/bots/unseen.h"
#include "engine/rules/territories.h"

namespace tapu {

bool takesArmy(const Planner& planner) {
  const SeatId holder = planner.state().awardsFor(planner.seat()).largestArmy;
  if (holder == planner.seat()) return false;
  const int mine = planner.me().played[Card::Knight] + 1;
  const int other = holder ? planner.state().seat(holder).played[Card::Knight] : 0;
  return mine >= planner.definition().rules.largestArmyFrom && mine > other;
}

namespace {

/// The two bank cards that the goal lacks; filled up with the scarcest.
std::optional<Action> plenty(const Planner& planner, const LegalActions& legal, const Goal& goal) {
  const CardCounts lacking = missing(planner.me().hand, goal.step);
  if (lacking.isEmpty() || lacking.total() > 2) return std::nullopt;
  Resource wished[2] = {Resource::None, Resource::None};
  int count = 0;
  for (Resource r : kAllResources) {
    for (int i = 0; i < lacking[r] && count < 2; ++i) wished[count++] = r;
  }
  if (count == 1) {
    const CardCounts left = missing(planner.me().hand + CardCounts::of(wished[0]), goal.cost);
    Resource rarest = Resource::Ore;
    for (Resource r : kAllResources)
      if (left[r] && planner.income(r) < planner.income(rarest)) rarest = r;
    wished[1] = rarest;
  }
  for (const Action& action : {playYearOfPlenty(wished[0], wished[1]), playYearOfPlenty(wished[1], wished[0])})
    if (legal.contains(action)) return action;
  return std::nullopt;
}

/// Monopoly where the others must hold most, judged by the bank; for cards that the goal lacks fewer will do.
std::optional<Action> monopoly(const Planner& planner, const LegalActions& legal, const Goal& goal) {
  const auto heldCards = heldByOthers(planner.definition(), planner.state(), planner.seat());
  if (!heldCards) return std::nullopt;
  const CardCounts lacking = missing(planner.me().hand, goal.cost);
  std::optional<Action> best;
  int most = 3;
  for (Resource r : kAllResources) {
    const int held = (*heldCards)[r];
    const int worth = held + (lacking[r] ? 2 : 0);
    if (worth > most && held > 1 && legal.contains(playMonopoly(r))) {
      most = worth;
      best = playMonopoly(r);
    }
  }
  return best;
}

}  // namespace

Action answerWolf(const Planner&, const LegalActions& legal) { return legal.has(ActionKind::Dog) ? playDog() : pass(); }

std::optional<Action> cardBeforeRoll(const Planner& planner, const LegalActions& legal) {
  if (!legal.has(ActionKind::Knight)) return std::nullopt;
  if (isRobbed(planner) || takesArmy(planner)) return playKnight();
  return std::nullopt;
}

namespace {

/// A knight that helps (9.14): a robber away and its card, or the card that the goal lacks.
Action helpfulKnight(const Planner& planner, const LegalActions& legal, const Goal& goal) {
  const CardCounts lacking = missing(planner.me().hand, goal.step);
  Action best = playKnight();
  bool isFound = false;
  for (int i = 0; i < legal.size(); ++i) {
    const Action action = legal[i];
    if (action.kind != ActionKind::Knight) continue;
    const bool brings = static_cast<int>(action.first) < kResources && lacking[action.first] > 0;
    if (isFound && !brings) continue;
    best = action;
    isFound = true;
  }
  return best;
}

/// A helpful knight waits for a robber to drive away, which brings more than its card: not if it takes the largest army
/// or its card is all that the next step lacks, not before robbers may come (9.4, 9.20), and not in the last rounds.
bool keepsKnight(const Planner& planner, const Action& knight, const Goal& goal) {
  constexpr int kLastRounds = 6;  // a seven comes once in so many
  const Rules& rules = planner.definition().rules;
  const int round = planner.state().head.round;
  if (planner.habits().knights == Knights::AtOnce || planner.robbed() > 0 || takesArmy(planner)) return false;
  if (round < rules::protectedUntil(planner.definition(), planner.state(), planner.seat())) return false;
  if (rules.maxRounds != kUnlimited && round + kLastRounds >= rules.maxRounds) return false;
  const CardCounts lacking = missing(planner.me().hand, goal.step);
  return lacking.total() != 1 || static_cast<int>(knight.first) >= kResources || !lacking[knight.first];
}

}  // namespace

std::optional<Action> cardFor(const Planner& planner, const LegalActions& legal, const Goal& goal) {
  if (legal.has(ActionKind::Knight) && planner.definition().rules.helpfulKnights == Switch::On) {
    const Action knight = helpfulKnight(planner, legal, goal);
    if (!keepsKnight(planner, knight, goal)) return knight;
  } else if (legal.has(ActionKind::Knight)) {
    const bool hasSpare = planner.me().cards[Card::Knight] > 1;
    if (takesArmy(planner) || isRobbed(planner) || hasSpare) return playKnight();
  }
  if (legal.has(ActionKind::Insurance)) return playInsurance();
  if (legal.has(ActionKind::RoadBuilding) && planner.me().roads + planner.me().ships >= 2) {
    const bool wantsRoads =
        goal.kind == Goal::Kind::Expansion || goal.kind == Goal::Kind::Find || goal.kind == Goal::Kind::LongestRoad;
    if (wantsRoads) return playRoadBuilding();
  }
  if (legal.has(ActionKind::YearOfPlenty))
    if (const auto action = plenty(planner, legal, goal)) return action;
  if (legal.has(ActionKind::Monopoly)) return monopoly(planner, legal, goal);
  return std::nullopt;
}

}  // namespace tapu
