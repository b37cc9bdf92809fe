// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/sea_invariants.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "engine/rules/gold.h"
#include "engine/state/ground.h"

namespace tapu {
namespace {

/// One pass over the part for the sea.
class SeaInspection {
 public:
  SeaInspection(const GameDefinition& definition, const State& state)
      : definition_(definition), map_(definition.map), state_(state) {}

  std::vector<std::string> broken() { return std::move(broken_); }

  /// The cells and what lies on them, and what each seat has had.
  void cells() {
    require(!state_.sea == !definition_.sea.isInPositions(), "another part for the sea than the board's (14.9)");
    if (!broken_.empty() || !state_.sea) return;
    const SeaPart& sea = *state_.sea;
    require(sea.ground.size() == (definition_.sea.hasFog ? map_.hexCount() : 0), "other cells than the map's (14.5)");
    require(sea.gifts.size() == (static_cast<int>(definition_.sea.gifts.size()) + kWordBits - 1) / kWordBits,
            "other gifts than the board's (14.6)");
    if (!broken_.empty()) return;
    if (hasFog(state_)) fog(sea);
    gifts(sea);
    const bool isAtSea = sea.pirate && definition_.sea.hasPirate && map_.has(sea.pirate) &&
                         groundAt(definition_, state_, sea.pirate).terrain == Terrain::Sea;
    require(!sea.pirate || isAtSea, "a pirate off the sea (14.2)");
    for (int s = 0; s < kMostSeatsOfTable; ++s) ofSeat(sea, s);
    buildings(sea);
  }

  /// The seats that choose cards for gold, and the decision that waits for them (14.1).
  void gold() {
    const SeaPart& sea = *state_.sea;
    int asked = 0, owed = 0;
    for (int s = 0; s < definition_.seats; ++s) {
      const Seat& seat = state_.seats[s];
      const int cards = goldOwedTo(state_, SeatId(s));
      owed += cards;
      if (seat.pending.must != Decision::Gold) continue;
      ++asked;
      require(seat.pending.left == cards, "chooses another number of cards (14.1)");
      require(seat.hand.exactTotal() + cards <= definition_.rules.handLimit, "has no room (6.10)");
    }
    require((owed > 0) == (asked > 0), "nobody chooses the cards of gold (14.1)");
    bankOfGold(asked, owed);
    if (sea.after.must == Decision::Nothing) return require(sea.after == Pending{}, "nothing waits for gold (14.1)");
    require(asked > 0 && state_.head.active, "a decision waits for no gold (14.1)");
    const bool isAsked = state_.head.active && state_.seat(state_.head.active).pending.must != Decision::Nothing;
    require(!isAsked || state_.seat(state_.head.active).pending.must == Decision::Gold,
            "the active seat decides two things (0.11)");
    using enum Decision;
    constexpr std::array kWaiting{Settlement, Road, Roll, Act, FreeRoute, Build, Part};
    require(std::ranges::find(kWaiting, sea.after.must) != kWaiting.end(), "gold does not come before this (14.13)");
  }

 private:
  /// Each gift lies on a free place or has been taken, and those that were points are counted.
  void gifts(const SeaPart& sea) {
    for (int i = 0; i < kWordBits * sea.gifts.size(); ++i)
      require(i < static_cast<int>(definition_.sea.gifts.size()) || !hasBit(sea.gifts[i / kWordBits], i % kWordBits),
              "a gift that the board does not have (14.6)");
    int points = 0, taken = 0;
    for (const std::uint8_t ofSeat : sea.giftPoints) points += ofSeat;
    for (int i = 0; i < static_cast<int>(definition_.sea.gifts.size()); ++i) {
      const GiftPlace& gift = definition_.sea.gifts[static_cast<std::size_t>(i)];
      const bool lies = hasBit(sea.gifts[i / kWordBits], i % kWordBits);
      if (!lies && gift.kind == Gift::Kind::Points) taken += gift.count;
      const bool isFree = gift.corner ? state_.at(gift.corner).isEmpty() : state_.at(gift.edge).isEmpty();
      require(!lies || isFree, "a gift lies under a piece (14.6)");
    }
    require(points == taken, "points of gifts are miscounted (14.6)");
  }

  /// Where a seat has a building, it has had one.
  void buildings(const SeaPart& sea) {
    const Islands& islands = definition_.sea.islands;
    for (int c = 0; islands.count > 0 && c < map_.cornerCount(); ++c) {
      const Piece piece = state_.at(CornerId(c));
      const int island = piece.isEmpty() ? kMostIslands : islands.at(map_, CornerId(c));
      if (island >= kMostIslands) continue;  // at a cell that lay under the fog there is none
      require(sea.islands[piece.owner().value] >> island & 1, "a building on an island where there was none (14.3)");
    }
  }

  void require(bool holds, const char* claim) {
    if (!holds) broken_.emplace_back(claim);
  }

  /// The bank has enough for all that may choose at once.
  void bankOfGold(int asked, int owed) {
    if (asked == 0 || definition_.rules.unlimitedBank == Switch::On) return;
    const CardCounts bank = state_.supplies[0].bank;
    const auto holdsAll = [&](Resource resource) { return bank[resource] >= owed; };
    if (asked > 1) return require(std::ranges::all_of(kAllResources, holdsAll), "too little for all gold (14.1)");
    for (const Seat& seat : state_.seats)
      require(seat.pending.must != Decision::Gold || seat.pending.left <= bank.exactTotal(),
              "more gold than the bank has (14.1)");
  }

  /// The islands and gifts that a seat has had, and the gold that it is owed.
  void ofSeat(const SeaPart& sea, int s) {
    const auto at = static_cast<std::size_t>(s);
    const bool isNothing =
        sea.gold[at] == 0 && sea.islands[at] == 0 && sea.islandPoints[at] == 0 && sea.giftPoints[at] == 0;
    require(s < definition_.seats || isNothing, "a seat that does not exist (3.1)");
    require(sea.gold[at] == 0 || definition_.sea.hasGold, "gold where there is none (14.1)");
    const int islands = definition_.sea.islands.count;
    require(std::uint64_t{sea.islands[at]} >> std::min(islands, kWordBits - 1) == 0,
            "an island that the map does not have (14.3)");
    const int bonus = definition_.rules.islandBonus;
    require(bonus > 0
                ? sea.islandPoints[at] % bonus == 0 && sea.islandPoints[at] <= bonus * std::popcount(sea.islands[at])
                : sea.islandPoints[at] == 0,
            "points of no island (14.3)");
    require(sea.giftPoints[at] == 0 || definition_.sea.mostGift > 0, "points of no gift (14.6)");
  }

  /// Cells that never were under the fog are as on the map; those turned up and those still covered come to all.
  void fog(const SeaPart& sea) {
    FogStack all = sea.fog;
    for (int h = 0; h < map_.hexCount(); ++h) {
      const Cell& cell = map_.hex(HexId(h)).cell;
      const Ground ground = sea.ground[h];
      const Ground start{cell.terrain, static_cast<std::uint8_t>(cell.number)};
      const bool isTurned = cell.terrain == Terrain::Fog && isGround(ground);
      require(ground == start || isTurned, "a cell that cannot be so (14.5)");
      if (!isTurned) continue;
      ++all.of(ground.terrain);
      if (ground.number != 0) ++all.numbers[ground.number];
    }
    require(all == definition_.sea.fog, "other cells under the fog than the board has (14.5)");
  }

  const GameDefinition& definition_;
  const Topology& map_;
  const State& state_;
  std::vector<std::string> broken_;
};

}  // namespace

std::vector<std::string> brokenSeaPart(const GameDefinition& definition, const State& state) {
  SeaInspection inspection(definition, state);
  inspection.cells();
  return inspection.broken();
}

std::vector<std::string> brokenGold(const GameDefinition& definition, const State& state) {
  if (!state.sea) return {};
  SeaInspection inspection(definition, state);
  inspection.gold();
  return inspection.broken();
}

}  // namespace tapu
