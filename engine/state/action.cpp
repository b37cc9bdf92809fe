// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/action.h"

#include "engine/state/move.h"

namespace tapu {
namespace {

Action plain(ActionKind kind) {
  Action action;
  action.kind = kind;
  return action;
}
Action at(ActionKind kind, std::uint16_t place) {
  Action action = plain(kind);
  action.place = place;
  return action;
}
Action about(ActionKind kind, SeatId seat) {
  Action action = plain(kind);
  action.seat = seat;
  return action;
}
Action naming(ActionKind kind, Resource first, Resource second) {
  Action action = plain(kind);
  action.first = first;
  action.second = second;
  return action;
}

}  // namespace

Action buildSettlement(CornerId corner) { return at(ActionKind::Settlement, corner.value); }
Action buildCity(CornerId corner) { return at(ActionKind::City, corner.value); }
Action buildRoad(EdgeId edge) { return at(ActionKind::Road, edge.value); }
Action buildShip(EdgeId edge) { return at(ActionKind::Ship, edge.value); }
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
Action startCards(CornerId corner) { return at(ActionKind::StartCards, corner.value); }
Action startCity(CornerId corner) { return at(ActionKind::StartCity, corner.value); }
Action done() { return plain(ActionKind::Done); }
Action notDone() { return plain(ActionKind::NotDone); }
Action playKnight(HexId robber) { return at(ActionKind::Knight, robber.value); }
Action playKnight(Resource card) { return naming(ActionKind::Knight, card, Resource::None); }
Action playInsurance() { return plain(ActionKind::Insurance); }
Action playDog() { return plain(ActionKind::Dog); }
Action tableMove(ActionKind kind, SeatId seat) { return about(kind, seat); }

namespace {

// An edge in the lanes of a pack, seven bits in each: no room is left beside the cards.
CardCounts packed(EdgeId edge) {
  const std::uint64_t value = edge.value;
  return CardCounts((value & 0x7f) | (value >> 7 & 0x7f) << 8 | (value >> 14) << 16);
}

}  // namespace

Action moveShip(EdgeId from, EdgeId to) {
  Action action = at(ActionKind::MoveShip, from.value);
  action.give = packed(to);
  return action;
}

EdgeId Action::target() const {
  const EdgeId edge(
      static_cast<int>((give.lanes & 0x7f) | (give.lanes >> 8 & 0x7f) << 7 | (give.lanes >> 16 & 3) << 14));
  return packed(edge) == give ? edge : EdgeId{};
}

Action moveRobber(HexId to, SeatId victim) {
  Action action = at(ActionKind::Robber, to.value);
  action.seat = victim;
  return action;
}

Action discard(CardCounts cards) {
  Action action = plain(ActionKind::Discard);
  action.give = cards;
  return action;
}

Action offerTrade(CardCounts give, CardCounts want, PartnerSet to) {
  Action action = plain(ActionKind::Offer);
  action.give = give;
  action.want = want;
  action.to = to.bits;
  return action;
}

Action timeUpForAll(TimeLimit limit) {
  Action action = tableMove(ActionKind::TimeUp);
  action.to = static_cast<std::uint8_t>(limit);
  return action;
}
Action seatTaken(SeatId seat, Newcomer newcomer) {
  Action action = tableMove(ActionKind::SeatTaken, seat);
  action.to = static_cast<std::uint8_t>(newcomer);
  return action;
}
Action strikeAnswer(SeatId offerer, SeatId acceptor) {
  Action action = about(ActionKind::StrikeAnswer, offerer);
  action.place = acceptor.value;
  return action;
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
