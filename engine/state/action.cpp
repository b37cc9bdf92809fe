// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/action.h"

#include <algorithm>

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
Action movePirate(HexId to, SeatId victim) { return at(ActionKind::Pirate, to, victim); }

Action discard(CardCounts cards) {
  Action action = plain(ActionKind::Discard);
  action.give = cards;
  return action;
}

Action takeGold(CardCounts cards) {
  Action action = plain(ActionKind::Gold);
  action.want = cards;
  return action;
}

Action wantBuild(BuildWish wish) { return numbered(ActionKind::WantBuild, static_cast<int>(wish)); }

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

std::optional<Ground> Chance::turned() const {
  if (counts[2] == 0) return std::nullopt;
  return Ground{static_cast<Terrain>(counts[2] - 1), counts[3]};
}

void Chance::setTurned(Ground ground) {
  counts[2] = static_cast<std::uint8_t>(static_cast<int>(ground.terrain) + 1);  // 0 = nothing was turned up
  counts[3] = ground.number;
}

std::uint32_t Chance::scoredAt() const {
  std::uint32_t move = 0;
  for (const std::uint8_t part : counts) move = move << 8 | part;
  return move;
}

void Chance::setScoredAt(std::uint32_t move) {
  for (std::size_t i = counts.size(); i-- > 0; move >>= 8) counts[i] = static_cast<std::uint8_t>(move & 0xff);
}

SeatCounts Chance::bySeat() const {
  SeatCounts numbers{};
  std::ranges::copy(counts, numbers.begin());
  for (std::size_t i = counts.size(); i < numbers.size(); ++i)
    numbers[i] = static_cast<std::uint8_t>(cards.lanes >> (8 * (i - counts.size())) & 0xff);
  return numbers;
}

void Chance::setBySeat(const SeatCounts& numbers) {
  std::copy_n(numbers.begin(), counts.size(), counts.begin());
  cards = {};
  for (std::size_t i = counts.size(); i < numbers.size(); ++i)
    cards.lanes |= std::uint64_t{numbers[i]} << (8 * (i - counts.size()));
}

SeatCounts Chance::takeBySeat() {
  constexpr std::uint64_t roomOfOthers = 0xffff'ffff;
  const SeatCounts numbers = bySeat();
  counts = {};
  cards.lanes &= ~roomOfOthers;
  return numbers;
}

namespace {

// The first twelve throws have a byte each and need six of its bits. The two bits that are left of three bytes are the
// room of one throw more.
constexpr int kBytesOfThrows = 12, kBitsOfThrow = 6, kBitsLeft = 2, kPartsOfThrow = kBitsOfThrow / kBitsLeft;
static_assert(kBytesOfThrows + kBytesOfThrows / kPartsOfThrow == Chance::kMostThrows);

int byteOf(const Chance& chance, int index) {
  const int inside = static_cast<int>(chance.counts.size());
  if (index < inside) return chance.counts[static_cast<std::size_t>(index)];
  return static_cast<int>(chance.cards.lanes >> (8 * (index - inside)) & 0xff);
}

void addToByte(Chance& chance, int index, int bits) {
  const int inside = static_cast<int>(chance.counts.size());
  if (index < inside)
    chance.counts[static_cast<std::size_t>(index)] |= static_cast<std::uint8_t>(bits);
  else
    chance.cards.lanes |= static_cast<std::uint64_t>(bits) << (8 * (index - inside));
}

}  // namespace

std::array<int, 2> Chance::throwAt(int index) const {
  int code = 0;
  if (index < kBytesOfThrows)
    code = byteOf(*this, index) & ((1 << kBitsOfThrow) - 1);
  else
    for (int part = 0; part < kPartsOfThrow; ++part)
      code |= byteOf(*this, kPartsOfThrow * (index - kBytesOfThrows) + part) >> kBitsOfThrow << (kBitsLeft * part);
  return {1 + code / 6, 1 + code % 6};
}

void Chance::addThrow(int firstDie, int secondDie) {
  const int code = (firstDie - 1) * 6 + (secondDie - 1), index = throwCount++;
  if (index < kBytesOfThrows) return addToByte(*this, index, code);
  for (int part = 0; part < kPartsOfThrow; ++part) {
    const int bits = code >> (kBitsLeft * part) & ((1 << kBitsLeft) - 1);
    addToByte(*this, kPartsOfThrow * (index - kBytesOfThrows) + part, bits << kBitsOfThrow);
  }
}

}  // namespace tapu
