// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/board/tally.h"
#include "engine/bots/reason/strengths.h"
#include "engine/bots/reason/weighed.h"
#include "engine/bots/robbing.h"

namespace tapu {

namespace {

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
      found_.add(says::kRobberCosts, because::OwnLoss{because::OwnLoss::Costs, own});
    if (const int own = robbedOf(deed_, me_, from_); own > 0)
      found_.add(says::kRobberFrees.of(own), because::OwnLoss{because::OwnLoss::Frees, own});
    if (deed_.move.action.seat) addVictimReasons(deed_, deed_.move.action.seat, found_);
  }

 private:
  /// The losses of each seat on the new hex. Their strength is less by the yield that the robber's old hex pays again.
  void ofRivals() {
    because::Losses slows{because::Losses::Slows, to_}, again{because::Losses::PaysAgain, from_};
    for (int i = 0; i < deed_.definition.seats; ++i) {
      const SeatId other(i);
      if (other == me_) continue;
      const int here = robbedOf(deed_, other, to_), back = robbedOf(deed_, other, from_);
      if (here > 0) {
        ofOnlyHex(other);
        slows.shares.push_back({other, here});
        slows.cards += here;
      }
      if (back > 0) {
        again.shares.push_back({other, back});
        again.cards += back;
      }
    }
    if (slows.shares.empty()) return;
    const int net = keptBack(to_);
    std::ranges::stable_sort(slows.shares, std::ranges::greater(), &RobbedShare::count);
    // If another advised hex keeps back more, that is not named first.
    const bool isBeaten = std::ranges::any_of(deed_.beside, [&](const Action& other) {
      return other.kind == ActionKind::Robber && keptBack(other.hex()) > net;
    });
    found_.add(isBeaten ? says::kBeatenSlows : says::kSlows.of(std::max(0, net)), slows);
    if (!again.shares.empty()) found_.add(2 * net < slows.cards ? says::kPaysHalfAgain : says::kPaysAgain, again);
    for (const RobbedShare& each : slows.shares)
      if (isShownAhead(deed_, each.seat))
        found_.add(says::kAheadOnHex, because::Rival{because::Rival::Ahead, each.seat});
  }

  /// The total that the others lose if the robber goes to this hex.
  int keptBack(HexId hex) const {
    int sum = 0;
    for (int i = 0; i < deed_.definition.seats; ++i)
      if (const SeatId other(i); other != me_) sum += robbedOf(deed_, other, hex) - robbedOf(deed_, other, from_);
    return sum;
  }

  void ofOnlyHex(SeatId seat) {
    const Resource kind = resourceOf(groundAt(deed_.definition, deed_.before, to_).terrain);
    if (kind == Resource::None) return;  // gold
    if (printedPips(deed_, seat)[static_cast<std::size_t>(kind)] != robbedOf(deed_, seat, to_)) return;
    found_.add(says::kOnlyHex,
               because::Rival{.kind = because::Rival::OnlyHex, .seat = seat, .cards = CardCounts::of(kind)});
  }

  const Deed& deed_;
  Weighed& found_;
  SeatId me_;
  HexId to_, from_;
};

}  // namespace

namespace {

/// The cards that the victim certainly holds, as the doer has seen, and the doer's goal lacks.
void ofKnownCards(const Deed& deed, SeatId victim, Weighed& found) {
  const SeatId me = deed.move.seat;
  if (!deed.belief || me != deed.viewer || !deed.belief->isWhole()) return;
  const Goal goal = Planner(deed.definition, deed.before, me).best();
  if (goal.kind == Goal::Kind::None) return;
  const CardCounts lacking = missing(deed.before.seat(me).hand, goal.cost);
  CardCounts known;
  for (const Resource each : kAllResources) {
    const bool isSure = std::ranges::all_of(deed.belief->possible(),
                                            [&](const auto& hands) { return hands.of[victim.value][each] > 0; });
    if (lacking[each] && isSure) known += CardCounts::of(each);
  }
  // From many cards, a certain one is hardly ever drawn.
  constexpr int kFewCards = 3;
  const int held = deed.before.seat(victim).cardsInHand();
  if (!known.isEmpty() && held <= kFewCards * known.total())
    found.add(says::kKnown,
              because::Rival{.kind = because::Rival::Known, .seat = victim, .cards = known, .goal = goal.kind});
}

}  // namespace

/// To hold the most cards says more than their number.
void addVictimReasons(const Deed& deed, SeatId victim, Weighed& found) {
  const int cards = deed.before.seat(victim).cardsInHand();
  bool isMost = true;
  for (int i = 0; i < deed.definition.seats; ++i)
    if (const SeatId other(i); other != victim && other != deed.move.seat)
      isMost = isMost && deed.before.seat(other).cardsInHand() < cards;
  found.add(isMost ? says::kTakesOfMost : says::kTakes,
            because::Rival{.kind = because::Rival::Takes, .seat = victim, .held = cards});
  ofKnownCards(deed, victim, found);
}

bool isShownAhead(const Deed& deed, SeatId seat) {
  const int points = deed.before.publicPoints(seat);
  for (int i = 0; i < deed.definition.seats; ++i) {
    const SeatId other(i);
    const bool counts = other != seat && !(other == deed.move.seat && deed.move.seat == deed.viewer);
    if (counts && deed.before.publicPoints(other) >= points) return false;
  }
  return true;
}

int robbedOf(const Deed& deed, SeatId seat, HexId hex) {
  if (!hex) return 0;
  int cards = 0;
  for (const CornerId corner : deed.definition.map.hex(hex).corners)
    if (corner && deed.before.at(corner).isOf(seat)) cards += deed.before.at(corner).yield();
  const Ground ground = groundAt(deed.definition, deed.before, hex);
  return takesNumber(ground.terrain) ? cards * pipsOf(ground.number) : 0;
}

void addRobberGoal(const Deed& deed, Weighed& found) {
  const Planner planner(deed.definition, deed.before, deed.move.seat);
  HexId best;
  double most = 0;
  for (int i = 0; i < deed.definition.map.hexCount(); ++i) {
    const HexId hex(i);
    if (hex == deed.before.robbers[0] || robbedOf(deed, deed.move.seat, hex) > 0) continue;
    if (const double harm = robberHarm(planner, hex); harm > most) {
      most = harm;
      best = hex;
    }
  }
  if (!best) return;
  because::Losses to{because::Losses::WouldSlow, best};
  for (int i = 0; i < deed.definition.seats; ++i)
    if (const int here = robbedOf(deed, SeatId(i), best); here > 0) {
      to.shares.push_back({SeatId(i), here});
      to.cards += here;
    }
  std::ranges::stable_sort(to.shares, std::ranges::greater(), &RobbedShare::count);
  found.add(says::kWouldSlow, to);
}

void addRobberReasons(const Deed& deed, Weighed& found) { RobberFinder(deed, found).all(); }

}  // namespace tapu
