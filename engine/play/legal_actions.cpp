// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/legal_actions.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "engine/play/action_bits.h"
#include "engine/rules/resource_pairs.h"

namespace tapu {

using namespace rules;

namespace {

/// The number of the n-th set bit of each byte.
constexpr auto kNthInByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> places{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    for (unsigned bit = 0, n = 0; bit < 8; ++bit)
      if (byte >> bit & 1) places[byte][n++] = static_cast<std::uint8_t>(bit);
  }
  return places;
}();

/// The number of the n-th set bit, n < popcount(mask); without a branch, as n is drawn by lot.
int nthBit(std::uint64_t mask, int n) {
  std::uint64_t sums = mask - (mask >> 1 & 0x5555555555555555ULL);
  sums = (sums & 0x3333333333333333ULL) + (sums >> 2 & 0x3333333333333333ULL);
  sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0fULL) * CardCounts::kOnes;  // in each byte: set bits up to its end
  const auto index = static_cast<std::uint64_t>(n);
  const std::uint64_t passed = ((index * CardCounts::kOnes | CardCounts::kHigh) - sums) & CardCounts::kHigh;
  const int shift = 8 * std::popcount(passed);
  const std::uint64_t left = index - (sums << 8 >> shift & 0xff);
  return shift + kNthInByte[mask >> shift & 0xff][left];
}

/// The bit of an action in a group of its kind that begins with place or seat `base`; kWordBits if it has none.
int bitOf(const Action& action, int base) {
  const auto isResource = [](Resource resource) { return static_cast<int>(resource) < kResources; };
  int index = kWordBits;
  switch (bitsOf(action.kind)) {
    case Bits::Places:
      index = (action.kind == ActionKind::MoveShip ? static_cast<int>(action.target().value) : action.place()) - base;
      break;
    case Bits::Seats: index = action.seat.value - base; break;
    case Bits::Resources: index = isResource(action.first) ? static_cast<int>(action.first) : kWordBits; break;
    case Bits::Pairs:
      if (isResource(action.first) && (isResource(action.second) || action.second == Resource::None))
        index = rules::pairBit(action.first, action.second);
      break;
  }
  return index < 0 ? kWordBits : std::min(index, kWordBits);
}

// Where the fields of an action lie in its Parts.
constexpr std::uint8_t kPlaceAt = 0, kSeatAt = 16, kFirstAt = 40, kSecondAt = 48;
/// The ship of a group of MoveShip (LegalActions::addShipMoves).
EdgeId shipOf(Action::Parts parts) {
  return EdgeId(static_cast<int>((parts >> kSeatAt & 0xffff) | (parts >> kFirstAt & 0xff) << 16));
}

}  // namespace

void LegalActions::add(ActionKind kind) {
  kinds_ |= std::uint64_t{1} << static_cast<int>(kind);
  ++size_;
}

void LegalActions::add(ActionKind kind, int base, std::uint64_t mask, SeatId about) {
  constexpr int kNoPlace = Action::kNoPlace;
  constexpr Resource kFirst{0}, kNone = Resource::None;
  switch (bitsOf(kind)) {
    case Bits::Places: return add({mask, Action::partsOf(kind, base, about, kNone, kNone), kPlaceAt + 3, kPlaceAt});
    case Bits::Seats:
      return add({mask, Action::partsOf(kind, kNoPlace, SeatId(base), kNone, kNone), kSeatAt + 3, kSeatAt});
    case Bits::Resources:
      return add({mask, Action::partsOf(kind, kNoPlace, {}, kFirst, kNone), kFirstAt + 3, kFirstAt});
    case Bits::Pairs: return add({mask, Action::partsOf(kind, kNoPlace, {}, kFirst, kFirst), kFirstAt, kSecondAt});
  }
}

void LegalActions::addKnight(Resource card) {
  add({1, Action::partsOf(ActionKind::Knight, Action::kNoPlace, {}, card, Resource::None), kPlaceAt + 3, kPlaceAt});
}

void LegalActions::addWish(BuildWish wish) {
  const Action action = wantBuild(wish);
  add({1, Action::partsOf(action.kind, action.place(), {}, Resource::None, Resource::None), kPlaceAt + 3, kPlaceAt});
}

void LegalActions::addShipMoves(EdgeId ship, int base, std::uint64_t mask) {
  const SeatId low(static_cast<int>(ship.value & 0xffff));
  const auto high = static_cast<Resource>(ship.value >> 16);
  add({mask, Action::partsOf(ActionKind::MoveShip, base, low, high, Resource::None), kPlaceAt + 3, kPlaceAt});
}

void LegalActions::add(const Group& group) {
  if (group.mask == 0) return;
  groups_.push_back(group);
  size_ += std::popcount(group.mask);
}

Action LegalActions::operator[](int i) const {
  assert(0 <= i && i < size());
  if (i < std::popcount(kinds_)) {  // seldom more than the first one or two
    std::uint64_t kinds = kinds_;
    for (; i > 0; --i) kinds &= kinds - 1;
    return Action::bare(static_cast<ActionKind>(std::countr_zero(kinds)));
  }
  i -= std::popcount(kinds_);
  const Group* group = groups_.begin();
  for (; i >= std::popcount(group->mask); ++group) i -= std::popcount(group->mask);
  const auto bit = static_cast<Action::Parts>(nthBit(group->mask, i));
  // Bits that are added to a place stay in its lower part: those of a word begin at a multiple of their number. That
  // the last one might be 0xffff, which is kept otherwise (Action::bitsOfPlace), does not matter: no board has its last
  // corner or edge.
  Action::Parts parts = group->first + ((bit >> 3) << group->high) + ((bit & 7) << group->low);
  if (Action::kindOf(parts) == ActionKind::MoveShip) [[unlikely]]
    return moveShip(shipOf(parts), Action::of(parts).edge());
  if (Action::secondOf(parts) == Resource::Unknown)  // the pair without a second one
    parts = Action::withSecond(parts, Resource::None);
  return Action::of(parts);
}

int LegalActions::bitIn(const Group& group, const Action& action) {
  const Action first = Action::of(group.first);
  if (first.kind != action.kind) return kWordBits;
  if (action.kind == ActionKind::Knight)
    return first.place() == action.place() && first.first == action.first ? 0 : kWordBits;
  if (action.kind == ActionKind::WantBuild) return first.number() == action.number() ? 0 : kWordBits;
  const bool robs = action.kind == ActionKind::Robber || action.kind == ActionKind::Pirate;
  if (robs && first.seat != action.seat) return kWordBits;
  if (action.kind == ActionKind::MoveShip && shipOf(group.first) != action.edge()) return kWordBits;
  return bitOf(action, bitsOf(action.kind) == Bits::Seats ? first.seat.value : first.place());
}

bool LegalActions::isBare(const Action& action) {
  if (action.kind == ActionKind::WantBuild) return false;
  return action.kind != ActionKind::Knight || (!action.hasPlace() && action.first == Resource::None);
}

namespace {

/// The same action as the list has it: a pair of Year of Plenty in reading order.
Action asListed(Action action) {
  if (action.kind == ActionKind::YearOfPlenty && action.second < action.first) std::swap(action.first, action.second);
  return action;
}

}  // namespace

bool LegalActions::contains(const Action& action) const {
  if (isBare(action) && hasBit(kinds_, static_cast<int>(action.kind))) return true;
  const Action wanted = asListed(action);
  return std::any_of(groups_.begin(), groups_.end(), [&](const Group& group) {
    const int bit = bitIn(group, wanted);
    return bit < kWordBits && hasBit(group.mask, bit);
  });
}

LegalActions LegalActions::only(std::span<const Action> wanted) const {
  LegalActions rest;
  for (const Action& action : wanted)
    if (isBare(action) && hasBit(kinds_ & ~rest.kinds_, static_cast<int>(action.kind))) rest.add(action.kind);
  for (Group group : groups_) {
    std::uint64_t mask = 0;
    for (const Action& action : wanted)
      if (const int bit = bitIn(group, asListed(action)); bit < 64) mask |= std::uint64_t{1} << bit;
    group.mask &= mask;
    rest.add(group);
  }
  return rest;
}

bool LegalActions::has(ActionKind kind) const {
  return hasBit(kinds_, static_cast<int>(kind)) || std::any_of(groups_.begin(), groups_.end(), [&](const Group& group) {
           return Action::of(group.first).kind == kind;
         });
}

std::vector<Action> LegalActions::all() const {
  std::vector<Action> actions;
  for (int i = 0; i < size_; ++i) actions.push_back((*this)[i]);
  return actions;
}

namespace {

template <class PlaceId>
std::vector<PlaceId> placesOf(const LegalActions& legal, ActionKind kind) {
  std::vector<PlaceId> places;
  for (const Action& action : legal.all())
    if (action.kind == kind) places.push_back(PlaceId(action.place()));
  std::sort(places.begin(), places.end());  // the robber's hexes are listed by victim
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

}  // namespace

std::vector<CornerId> LegalActions::settlementCorners() const {
  return placesOf<CornerId>(*this, ActionKind::Settlement);
}
std::vector<CornerId> LegalActions::cityCorners() const { return placesOf<CornerId>(*this, ActionKind::City); }
std::vector<EdgeId> LegalActions::roadEdges() const { return placesOf<EdgeId>(*this, ActionKind::Road); }
std::vector<EdgeId> LegalActions::shipEdges() const { return placesOf<EdgeId>(*this, ActionKind::Ship); }
std::vector<EdgeId> LegalActions::movableShips() const { return placesOf<EdgeId>(*this, ActionKind::MoveShip); }
std::vector<EdgeId> LegalActions::shipTargets(EdgeId ship) const {
  std::vector<EdgeId> targets;
  for (const Action& action : all())
    if (action.kind == ActionKind::MoveShip && action.edge() == ship) targets.push_back(action.target());
  return targets;
}
std::vector<HexId> LegalActions::robberHexes() const { return placesOf<HexId>(*this, ActionKind::Robber); }
std::vector<HexId> LegalActions::pirateHexes() const { return placesOf<HexId>(*this, ActionKind::Pirate); }

}  // namespace tapu
