// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/turn_search.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/bots/search/find_gain.h"
#include "engine/bots/search/position_key.h"
#include "engine/bots/search/worlds.h"
#include "engine/play/play.h"
#include "engine/rules/discards.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

constexpr int kDeepest = 7;

/// The others stand as before.
bool leavesOthersAlone(ActionKind kind) {
  return kind == ActionKind::Bank || kind == ActionKind::BuyCard || kind == ActionKind::YearOfPlenty ||
         kind == ActionKind::City || kind == ActionKind::RoadBuilding;
}

/// The robber would stand beside an own building.
bool harmsOwn(const GameDefinition& definition, const State& seen, SeatId seat, const Action& action) {
  if (action.kind != ActionKind::Robber) return false;
  const auto& corners = definition.map.hex(action.hex()).corners;
  return std::ranges::any_of(corners, [&](CornerId corner) { return corner && seen.at(corner).isOf(seat); });
}

}  // namespace

void Candidates::add(const Candidate& candidate) {
  list_.push_back(candidate);
  for (int i = list_.size() - 1; i > 0 && list_[i - 1].chance < list_[i].chance; --i) std::swap(list_[i - 1], list_[i]);
}

Candidates TurnSearch::ways(const State& seen, const LegalActions& legal, int positions) {
  left_ = positions;
  known_.fill({});
  const Outlook::Others others = outlook_.others(seen);
  const Node root{seen, others, 0};
  Candidates ways;
  // No seat harms its own places if it can rob elsewhere, and a few playouts hardly show the cost.
  bool robsElsewhere = false;
  for (int i = 0; i < legal.size() && !robsElsewhere; ++i)
    robsElsewhere =
        legal[i].kind == ActionKind::Robber && legal[i].seat && !harmsOwn(definition_, seen, seat_, legal[i]);
  for (int i = 0; i < legal.size(); ++i) {
    const Action action = legal[i];
    if (!isWorthTrying(seen, action) || (robsElsewhere && harmsOwn(definition_, seen, seat_, action))) continue;
    ways.add({action, after(root, action)});
  }
  return ways;
}

float TurnSearch::after(const Node& node, const Action& action) {
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == EndTurn || kind == Done || kind == Pass || kind == Roll) return outlook_.chance(node.state, node.others);
  if (kind == Robber || kind == Pirate) return afterRobber(node, action);
  if (kind == BuyCard) return afterCard(node);
  if (kind == Monopoly) return afterMonopoly(node, action.first);
  --left_;
  State next = node.state;
  apply(definition_, next, Move{seat_, action, {}});
  if (next.head.phase == Phase::Over || next.points(seat_) >= definition_.rules.target) return 1;
  if (leavesOthersAlone(action.kind)) return seenOnce(next, node.others, node.depth + 1);
  const float chance = seenOnce(next, outlook_.others(next), node.depth + 1);
  if (!turnsUpCell(definition_, node.state, outlook_, action)) return chance;
  left_ -= terrainsUnder(node.state.sea->fog);
  return chance + gainByFind(definition_, node.state, outlook_, Move{seat_, action, {}}, next);
}

/// The best that the seat can still do in this turn.
float TurnSearch::seenOnce(const State& state, const Outlook::Others& others, int depth) {
  const std::uint64_t key = positionKey(state, seat_);
  Known& known = known_[key % known_.size()];
  if (known.key == key) return known.chance;
  const float chance = best({state, others, depth});
  known_[key % known_.size()] = {key, chance};
  return chance;
}

float TurnSearch::best(const Node& node) {
  const Decision must = node.state.seat(seat_).pending.must;
  float most = must == Decision::Robber || must == Decision::FreeRoute ? 0 : outlook_.chance(node.state, node.others);
  if (must != Decision::Robber && must != Decision::FreeRoute && (left_ <= 0 || node.depth >= kDeepest)) return most;
  const LegalActions legal = legalActions(definition_, node.state, seat_, PlayerTrade::LeftOut);
  for (int i = 0; i < legal.size(); ++i) {
    const Action action = legal[i];
    const bool isEnd = action.kind == ActionKind::EndTurn || action.kind == ActionKind::Done;
    if (isEnd || action.kind == ActionKind::Roll || !isWorthTrying(node.state, action)) continue;
    most = std::max(most, after(node, action));
  }
  return most;
}

float TurnSearch::afterRobber(const Node& node, const Action& action) {
  --left_;
  State next = node.state;
  if (!action.seat || node.state.seat(action.seat).hand.isEmpty()) {
    apply(definition_, next, Move{seat_, action, {}});
    return outlook_.chance(next, outlook_.others(next));
  }
  // The stolen card is one of those that others hold, each kind as likely as there are many.
  const CardCounts pool = likelyHands(definition_, node.state, seat_);
  const int all = std::max(1, pool.exactTotal());
  Move move{seat_, action, {}};
  move.chance.stolen = Resource::Unknown;
  float sum = 0;
  std::optional<Outlook::Others> others;
  for (Resource resource : kAllResources) {
    if (pool[resource] <= 0) continue;
    next = node.state;
    move.chance.stolen = resource;
    apply(definition_, next, move);
    if (!others) others = outlook_.others(next);
    sum += static_cast<float>(pool[resource]) * outlook_.chance(next, *others);
  }
  return sum / static_cast<float>(all);
}

/// A card from the deck, each kind as likely as there are many that the seat has not seen.
float TurnSearch::afterCard(const Node& node) {
  --left_;
  CardCounts unseen = definition_.rules.deck - node.state.seat(seat_).cards;
  for (const Seat& seat : node.state.seats) unseen -= seat.played;
  float sum = 0;
  int all = 0;
  for (int kind = 0; kind < kCards; ++kind) {
    const Card card = static_cast<Card>(kind);
    if (unseen[card] <= 0) continue;
    State next = node.state;
    Move move{seat_, buyCard(), {}};
    move.chance.card = card;
    apply(definition_, next, move);
    all += unseen[card];
    const bool wins = next.points(seat_) >= definition_.rules.target;
    sum += static_cast<float>(unseen[card]) * (wins ? 1 : outlook_.chance(next, node.others));
  }
  return all ? sum / static_cast<float>(all) : 0;
}

/// The value after a Monopoly: takes from each hand the share of this kind among all cards that others may hold.
float TurnSearch::afterMonopoly(const Node& node, Resource resource) {
  --left_;
  State next = node.state;
  Move move{seat_, playMonopoly(resource), {}};
  const CardCounts pool = likelyHands(definition_, node.state, seat_);
  const int all = std::max(1, pool.exactTotal());
  int room = std::max(0, definition_.rules.handLimit - node.state.seat(seat_).cardsInHand());  // 6.10
  SeatCounts taken{};
  for (int seat = 0; seat < next.seats.size(); ++seat) {
    if (seat == seat_.value) continue;
    const int share = std::min(room, (next.seats[seat].cardsInHand() * pool[resource] + all / 2) / all);
    taken[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(share);
    room -= share;
  }
  move.chance.setBySeat(taken);
  apply(definition_, next, move);
  return seenOnce(next, outlook_.others(next), node.depth + 1);
}

bool TurnSearch::isWorthTrying(const State& state, const Action& action) const {
  using enum ActionKind;
  constexpr std::array kOfTrade{Offer, Withdraw, Confirm, Accept, Decline};
  if (action.kind == Bank) return isUsefulSwap(state, action.first, action.second);
  if (action.kind == Pirate && outlook_.sense() == SeaSense::Ignores) return false;
  return std::ranges::find(kOfTrade, action.kind) == kOfTrade.end();
}

/// Whether something can be bought with it in this turn, or the hand is so large that a seven would halve it.
bool TurnSearch::isUsefulSwap(const State& state, Resource give, Resource get) const {
  const Rules& of = definition_.rules;
  const CardCounts hand = state.seat(seat_).hand;
  const int rate = bankRate(definition_, state, seat_, give);
  for (CardCounts cost : {of.roadCost, of.settlementCost, of.cityCost, of.cardCost}) {
    if (cost[get] <= hand[get] || hand[give] - rate < cost[give]) continue;
    int lacking = 0, swaps = 0;
    for (Resource r : kAllResources) {
      const int over = hand[r] - cost[r];
      if (over < 0)
        lacking -= over;
      else
        swaps += over / bankRate(definition_, state, seat_, r);
    }
    if (lacking <= swaps || hand.total() > rules::safeHand(of)) return true;
  }
  return false;
}

Action TurnSearch::bestDiscard(const State& seen) const {
  constexpr int kTried = 6;  // of so many cards all choices are compared: some hundred
  State hand = seen;
  const Outlook::Others others = outlook_.others(seen);
  int left = seen.seat(seat_).pending.left;
  for (; left > kTried; --left) hand.seat(seat_).hand = bestWithout(hand, others, 1);
  return discard(seen.seat(seat_).hand - bestWithout(hand, others, left));
}

/// The best hand that is left without so many of its cards.
CardCounts TurnSearch::bestWithout(const State& seen, const Outlook::Others& others, int count) const {
  State next = seen;
  const CardCounts hand = seen.seat(seat_).hand;
  CardCounts best;
  float most = -1;
  const auto go = [&](auto& self, std::size_t kind, int rest, CardCounts kept) -> void {
    if (kind == kResources) {
      next.seat(seat_).hand = kept;
      if (const float chance = rest == 0 ? outlook_.chance(next, others) : -1; chance > most) {
        most = chance;
        best = kept;
      }
      return;
    }
    for (int given = 0; given <= std::min(hand[kAllResources[kind]], rest); ++given)
      self(self, kind + 1, rest - given, kept - CardCounts::of(kAllResources[kind], given));
  };
  go(go, 0, count, hand);
  return best;
}

}  // namespace tapu
