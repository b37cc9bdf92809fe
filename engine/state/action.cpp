// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/action.h"

#include "engine/state/move.h"

namespace tapu {
namespace {

Action plain(ActionKind kind) { return Action::bare(kind); }
template <class PlaceId>
Action at(ActionKind kind, PlaceId place, SeatId seat = {}) {
  return Action::of(kind, static_cast<int>(place.value), seat);
}
Action numbered(ActionKind kind, int number, SeatId seat = {}) {
  Action action = Action::of(kind, Action::kNoPlace, seat);
  action.placeHigh = static_cast<std::uint8_t>(number);
  return action;
}
Action about(ActionKind kind, SeatId seat) { return Action::of(kind, Action::kNoPlace, seat); }
Action naming(ActionKind kind, Resource first, Resource second) {
  Action action = plain(kind);
  action.first = first;
  action.second = second;
  return action;
}

}  // namespace

Action buildSettlement(CornerId corner) { return at(ActionKind::Settlement, corner); }
Action buildCity(CornerId corner) { return at(ActionKind::City, corner); }
Action buildRoad(EdgeId edge) { return at(ActionKind::Road, edge); }
Action buildShip(EdgeId edge) { return at(ActionKind::Ship, edge); }
Action roll() { return plain(ActionKind::Roll); }
Action endTurn() { return plain(ActionKind::EndTurn); }
Action buyCard() { return plain(ActionKind::BuyCard); }
Action playKnight() { return plain(ActionKind::Knight); }
Action playRoadBuilding() { return plain(ActionKind::RoadBuilding); }
Action playYearOfPlenty(Resource first, Resource second) { return naming(ActionKind::YearOfPlenty, first, second); }
Action playMonopoly(Resource resource) { return naming(ActionKind::Monopoly, resource, Resource::None); }
Action tradeWithBank(Resource give, Resource get) { return naming(ActionKind::Bank, give, get); }
Action accept(SeatId offerer) { return about(ActionKind::Accept, offerer); }
Action decline(SeatId offerer) { return about(ActionKind::Decline, offerer); }
Action withdrawOffer() { return plain(ActionKind::Withdraw); }
Action confirm(SeatId acceptor) { return about(ActionKind::Confirm, acceptor); }
Action pass() { return plain(ActionKind::Pass); }
Action declareVictory() { return plain(ActionKind::DeclareVictory); }
Action startCards(CornerId corner) { return at(ActionKind::StartCards, corner); }
Action startCity(CornerId corner) { return at(ActionKind::StartCity, corner); }
Action done() { return plain(ActionKind::Done); }
Action notDone() { return plain(ActionKind::NotDone); }
Action playKnight(HexId robber) { return at(ActionKind::Knight, robber); }
Action playKnight(Resource card) { return naming(ActionKind::Knight, card, Resource::None); }
Action playInsurance() { return plain(ActionKind::Insurance); }
Action playDog() { return plain(ActionKind::Dog); }
Action tableMove(ActionKind kind, SeatId seat) { return about(kind, seat); }

namespace {

// An edge in the lanes of a pack, seven bits in each: no room is left beside the cards.
CardCounts packed(EdgeId edge) {
  const std::uint64_t value = edge.value;
  return CardCounts((value & 0x7f) | (value >> 7 & 0x7f) << 8 | (value >> 14 & 0x7f) << 16);
}

}  // namespace

Action moveShip(EdgeId from, EdgeId to) {
  Action action = at(ActionKind::MoveShip, from);
  action.give = packed(to);
  return action;
}

EdgeId Action::target() const {
  const EdgeId edge(
      static_cast<int>((give.lanes & 0x7f) | (give.lanes >> 8 & 0x7f) << 7 | (give.lanes >> 16 & 0x7f) << 14));
  return packed(edge) == give && packed(EdgeId{}) != give ? edge : EdgeId{};
}

Action moveRobber(HexId to, SeatId victim) { return at(ActionKind::Robber, to, victim); }

Action discard(CardCounts cards) {
  Action action = plain(ActionKind::Discard);
  action.give = cards;
  return action;
}

Action offerTrade(CardCounts give, CardCounts want, PartnerSet to) {
  Action action = numbered(ActionKind::Offer, to.bits);
  action.give = give;
  action.want = want;
  return action;
}

Action timeUpForAll(TimeLimit limit) { return numbered(ActionKind::TimeUp, static_cast<int>(limit)); }
Action seatTaken(SeatId seat, Newcomer newcomer) {
  return numbered(ActionKind::SeatTaken, static_cast<int>(newcomer), seat);
}
Action strikeAnswer(SeatId offerer, SeatId acceptor) {
  return Action::of(ActionKind::StrikeAnswer, acceptor ? acceptor.value : Action::kNoPlace, offerer);
}

Action reveal(SeatId seat, CardCounts hand, CardCounts cards) {
  Action action = about(ActionKind::Reveal, seat);
  action.give = hand;
  action.want = cards;
  return action;
}

namespace {
constexpr std::array<std::string_view, kRoundEvents + 1> kEventWords{"", "flood", "earthquake", "wolf", "cybele"};
}  // namespace

std::string_view nameOf(RoundEvent event) { return kEventWords[static_cast<std::size_t>(event)]; }

std::optional<RoundEvent> roundEventNamed(std::string_view name) {
  for (std::size_t i = 1; i < kEventWords.size(); ++i)
    if (kEventWords[i] == name) return static_cast<RoundEvent>(i);
  return std::nullopt;
}

std::array<SeatId, 2> Chance::reached() const {
  const int other = counts[0] | counts[1] << 8;  // 0 = none, so that it lies in empty counts
  return {seat, other == 0 ? SeatId{} : SeatId(other - 1)};
}

void Chance::addReached(SeatId id) {
  if (!seat) {
    seat = id;
    return;
  }
  counts[0] = static_cast<std::uint8_t>((id.value + 1) & 0xff);
  counts[1] = static_cast<std::uint8_t>((id.value + 1) >> 8);
}

std::uint32_t Chance::scoredAt() const {
  std::uint32_t move = 0;
  for (const std::uint8_t part : counts) move = move << 8 | part;
  return move;
}

void Chance::setScoredAt(std::uint32_t move) {
  for (std::size_t i = counts.size(); i-- > 0; move >>= 8) counts[i] = static_cast<std::uint8_t>(move & 0xff);
}

std::array<int, 2> Chance::throwAt(int index) const {
  const int code = index < 4 ? counts[index] : static_cast<int>((cards.lanes >> (8 * (index - 4))) & 0xff);
  return {1 + code / 6, 1 + code % 6};
}

void Chance::addThrow(int firstDie, int secondDie) {
  const int code = (firstDie - 1) * 6 + (secondDie - 1);
  if (throwCount < 4)
    counts[throwCount] = static_cast<std::uint8_t>(code);
  else
    cards.lanes |= static_cast<std::uint64_t>(code) << (8 * (throwCount - 4));
  ++throwCount;
}

}  // namespace tapu
