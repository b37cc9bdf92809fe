// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/board/tally.h"
#include "engine/bots/reason/weighed.h"

namespace tapu {

namespace {

/// Points of a seat as the viewer knows them: of its own hand also what lies hidden.
int pointsSeen(const Deed& deed, SeatId seat) {
  const bool isKnown = seat == deed.viewer && deed.before.seat(seat).known == Knowledge::Own;
  return isKnown ? deed.before.points(seat) : deed.before.publicPoints(seat);
}

class RobberFinder {
 public:
  RobberFinder(const Deed& deed, Weighed& found)
      : deed_(deed),
        found_(found),
        me_(deed.move.seat),
        to_(deed.move.action.hex()),
        from_(deed.before.robbers[deed.definition.robberOf(to_)]) {}

  void all() {
    ofRivals();
    if (const int own = robbedOf(deed_, me_, to_); own > 0)
      found_.add(15, ValueGroup::Income, {.kind = ReasonKind::Costs, .count = own});
    if (const int own = robbedOf(deed_, me_, from_); own > 0)
      found_.add(3.5 + 0.3 * own, ValueGroup::Income, {.kind = ReasonKind::Frees, .count = own});
    if (deed_.move.action.seat) ofVictim(deed_.move.action.seat);
  }

 private:
  /// A rival gets back what the robber leaves, so that is taken off.
  void ofRivals() {
    Reason slows{.kind = ReasonKind::Slows, .place = to_.value};
    for (int i = 0; i < deed_.definition.seats; ++i) {
      const SeatId other(i);
      const int here = other == me_ ? 0 : robbedOf(deed_, other, to_), back = robbedOf(deed_, other, from_);
      if (here == 0) continue;
      ofOnlyHex(other, here - back);
      if (here <= back) continue;
      slows.shares.push_back({other, here - back});
      slows.count += here - back;
      if (back > 0) slows.more = 1;
    }
    if (slows.shares.empty()) return;
    std::ranges::stable_sort(slows.shares, std::ranges::greater(), &RobbedShare::count);
    slows.seat = slows.shares.front().seat;
    // What another advised hex keeps back more of is not named first.
    const bool isBeaten = std::ranges::any_of(deed_.beside, [&](const Action& other) {
      return other.kind == ActionKind::Robber && keptBack(other.hex()) > slows.count;
    });
    found_.add(isBeaten ? 2.9 : 4 + 0.3 * slows.count, ValueGroup::Rivals, slows);
    for (const RobbedShare& each : slows.shares)
      if (isAhead(each.seat)) found_.add(3.8, ValueGroup::Rivals, {.kind = ReasonKind::Ahead, .seat = each.seat});
  }

  /// What the others get less in all if the robber goes to this hex.
  int keptBack(HexId hex) const {
    int sum = 0;
    for (int i = 0; i < deed_.definition.seats; ++i)
      if (const SeatId other(i); other != me_ && robbedOf(deed_, other, hex) > 0)
        sum += std::max(0, robbedOf(deed_, other, hex) - robbedOf(deed_, other, from_));
    return sum;
  }

  /// That nobody else holds as many cards says more than how many they are.
  void ofVictim(SeatId victim) {
    const int cards = deed_.before.seat(victim).cardsInHand();
    bool isMost = true;
    for (int i = 0; i < deed_.definition.seats; ++i)
      if (const SeatId other(i); other != victim && other != me_)
        isMost = isMost && deed_.before.seat(other).cardsInHand() < cards;
    found_.add(isMost ? 3.7 : 3, ValueGroup::Rivals, {.kind = ReasonKind::Takes, .count = cards, .seat = victim});
  }

  /// To the doer the others are compared, to everybody else all.
  bool isAhead(SeatId seat) const {
    const int points = pointsSeen(deed_, seat);
    for (int i = 0; i < deed_.definition.seats; ++i) {
      const SeatId other(i);
      const bool counts = other != seat && !(other == me_ && me_ == deed_.viewer);
      if (counts && pointsSeen(deed_, other) >= points) return false;
    }
    return true;
  }

  void ofOnlyHex(SeatId seat, int net) {
    const auto& cell = deed_.definition.map.hex(to_).cell;
    const Resource kind = resourceOf(cell.terrain);
    if (net <= 0 || printedPips(deed_, seat)[static_cast<std::size_t>(kind)] != robbedOf(deed_, seat, to_)) return;
    found_.add(3.6, ValueGroup::Rivals, {.kind = ReasonKind::OnlyHex, .cards = CardCounts::of(kind), .seat = seat});
  }

  const Deed& deed_;
  Weighed& found_;
  SeatId me_;
  HexId to_, from_;
};

}  // namespace

int robbedOf(const Deed& deed, SeatId seat, HexId hex) {
  if (!hex) return 0;
  const auto& place = deed.definition.map.hex(hex);
  int cards = 0;
  for (const CornerId corner : place.corners)
    if (corner && deed.before.at(corner).isOf(seat)) cards += deed.before.at(corner).yield();
  return resourceOf(place.cell.terrain) == Resource::None ? 0 : cards * pipsOf(place.cell.number);
}

void addRobberReasons(const Deed& deed, Weighed& found) { RobberFinder(deed, found).all(); }

}  // namespace tapu
