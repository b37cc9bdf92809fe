// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/random_actions.h"

#include <vector>

#include "engine/rules/hands.h"
#include "engine/rules/trade.h"
#include "tests/engine/position.h"

namespace tapu::test {

Action anyAction(const GameDefinition& definition, Rng& rng) {
  const auto kind = ActionKind(rng.below(std::uint32_t(kLastAction) + 1));
  const auto places = std::uint32_t(definition.map.edgeCount() + 3);
  const int place = rng.below(20) == 0
                        ? Action::kNoPlace
                        : int(rng.below(rng.below(3) ? std::uint32_t(definition.map.hexCount()) : places));
  const Action action = Action::of(kind, place);
  const auto resource = [&] {
    const auto i = rng.below(7);
    return i < 5 ? Resource(i) : i == 5 ? Resource::None : Resource::Unknown;
  };
  const auto someSeat = [&] { return seat(int(rng.below(std::uint32_t(definition.seats) + 2)) - 1); };
  switch (action.kind) {  // through the makers only, so that fields that do not count stay blank
    case ActionKind::Settlement: return buildSettlement(action.corner());
    case ActionKind::City: return buildCity(action.corner());
    case ActionKind::Road: return buildRoad(action.edge());
    case ActionKind::Ship: return buildShip(action.edge());
    case ActionKind::MoveShip: return moveShip(action.edge(), EdgeId(int(rng.below(places))));
    case ActionKind::YearOfPlenty: return playYearOfPlenty(resource(), resource());
    case ActionKind::Monopoly: return playMonopoly(resource());
    case ActionKind::Robber: return moveRobber(action.hex(), someSeat());
    case ActionKind::Pirate: return movePirate(action.hex(), someSeat());
    case ActionKind::Gold: return takeGold(CardCounts::of(kAllResources[rng.below(5)], int(rng.below(4))));
    case ActionKind::Bank: return tradeWithBank(resource(), resource());
    case ActionKind::Discard:
      return discard(CardCounts::of(kAllResources[rng.below(5)], int(rng.below(5))) +
                     CardCounts::of(kAllResources[rng.below(5)]));
    case ActionKind::Offer:
      return offerTrade(CardCounts::of(kAllResources[rng.below(5)], int(rng.below(3))),
                        CardCounts::of(kAllResources[rng.below(5)], int(rng.below(3))),
                        PartnerSet::fromBits(std::uint8_t(rng.below(20))));
    case ActionKind::Accept: return accept(someSeat());
    case ActionKind::Decline: return decline(someSeat());
    case ActionKind::Confirm: return confirm(someSeat());
    case ActionKind::StartCards: return startCards(action.corner());
    case ActionKind::StartCity: return startCity(action.corner());
    case ActionKind::Knight:
      if (rng.below(3) == 0) return playKnight();
      return rng.below(2) ? playKnight(kAllResources[rng.below(5)]) : playKnight(action.hex());
    case ActionKind::TimeUp:
      if (rng.below(4) == 0) return timeUpForAll(TimeLimit::Over);
      return tableMove(action.kind, someSeat());
    case ActionKind::SeatTaken: return seatTaken(someSeat(), Newcomer(rng.below(2)));
    case ActionKind::WantBuild: return wantBuild(BuildWish(rng.below(2)));
    case ActionKind::WithdrawOffer:
    case ActionKind::SeatLeft: return tableMove(action.kind, someSeat());
    case ActionKind::StrikeAnswer: return strikeAnswer(someSeat(), someSeat());
    case ActionKind::Reveal: return reveal(someSeat(), CardCounts(), CardCounts());
    case ActionKind::TakeBack: return tableMove(ActionKind::TakeBack, SeatId(9));
    default: break;
  }
  return Action::bare(kind);
}

namespace {

/// As many cards as its gold brings, that the bank has.
Action anyGold(const GameDefinition& definition, const State& state, SeatId by, Rng& rng) {
  const rules::Query ask{definition, state, by};
  CardCounts taken;
  while (taken.total() < state.seat(by).pending.left) {
    const auto one = CardCounts::of(kAllResources[rng.below(5)]);
    if (rules::bankCovers(ask, taken + one)) taken += one;
  }
  return takeGold(taken);
}

}  // namespace

Action filled(const GameDefinition& definition, const State& state, SeatId by, Action action, Rng& rng) {
  const auto& owner = state.seat(by);
  if (action.kind == ActionKind::Discard) {
    CardCounts left = owner.hand, out;
    while (out.total() < owner.pending.left) {
      const auto one = CardCounts::of(kAllResources[rng.below(5)]);
      if (left.covers(one)) {
        left -= one;
        out += one;
      }
    }
    return discard(out);
  }
  if (action.kind == ActionKind::Gold) return anyGold(definition, state, by, rng);
  if (action.kind != ActionKind::Offer) return action;
  std::vector<Resource> held;
  for (auto r : kAllResources)
    if (owner.hand[r] > 0) held.push_back(r);
  const auto give = held.empty() ? Resource::Ore : held[rng.below(std::uint32_t(held.size()))];
  auto want = kAllResources[rng.below(5)];
  if (want == give) want = kAllResources[(std::size_t(give) + 1) % 5];
  const bool gift = held.empty() || (definition.rules.options.gifts == Switch::On && rng.below(2));
  return offerTrade(held.empty() ? CardCounts() : CardCounts::of(give),
                    gift && !held.empty() ? CardCounts() : CardCounts::of(want, 1 + int(rng.below(2))),
                    tradePartners(definition, state, by));
}

}  // namespace tapu::test
