// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/bots/reason/reasons.h"

namespace tapu {

/// Reasons with how much each says, while they are found; for the sources of this room only.
class Weighed {
 public:
  explicit Weighed(const Shift& shift) : shift_(shift) {}
  /// A reason of this strength: about 1 for what says little, 3 to 6 for what people name first, 20 and more for what
  /// settles the matter. What the position is worth by its group moves it a little.
  void add(double strength, ValueGroup group, const Reason& reason) {
    constexpr double kMoved = 6;
    list_.push_back({strength + std::clamp(kMoved * double(in(shift_, group)), -1.0, 2.0), reason});
  }
  bool empty() const { return list_.empty(); }
  /// What can be said of both acts tells neither apart: it comes later. Where each of them is does not count.
  void lowerSharedWith(const Weighed& other) {
    constexpr double kShared = 5.5, kSettles = 10;
    const auto placeless = [](Reason reason) {
      reason.place = reason.other = HexId::kNone;
      reason.robbed.clear();
      return reason;
    };
    for (Found& each : list_) {
      for (const Found& its : other.list_)
        if (each.strength < kSettles && placeless(each.reason) == placeless(its.reason)) {
          each.strength -= kShared;
          break;
        }
    }
  }
  /// The strongest ones, the strongest first; of equal ones that which was added first.
  std::vector<Reason> strongest(int most) const {
    std::vector<Found> sorted = list_;
    std::ranges::stable_sort(sorted, [](const Found& a, const Found& b) { return a.strength > b.strength; });
    std::vector<Reason> reasons;
    for (const Found& each : sorted)
      if (static_cast<int>(reasons.size()) < most) reasons.push_back(each.reason);
    return reasons;
  }

 private:
  struct Found {
    double strength;
    Reason reason;
  };
  const Shift& shift_;
  std::vector<Found> list_;
};

/// The viewer knows the kinds of the cards of whoever acts: it is the viewer.
inline bool knowsHandOf(const Deed& deed) {
  return deed.before.seat(deed.move.seat).known == Knowledge::Own && deed.move.seat == deed.viewer;
}
/// Pips that a seat has of each resource by its buildings, wherever the robber stands.
std::array<int, kResources> printedPips(const Deed& deed, SeatId seat);
/// The hexes beside a corner that bring something but for a robber on them; in the Big Game there may be several.
std::vector<HexId> robbedHexesAt(const Deed& deed, CornerId corner);
/// What a robber keeps a seat from getting on this hex, if it stands there: pips times cards; 0 for no hex.
int robbedOf(const Deed& deed, SeatId seat, HexId hex);

/// Nobody else has as many points, by those that everybody sees.
bool isAheadOfAll(const Deed& deed, SeatId seat);
/// That the robber stands on the only hex of this kind that the seat has; nothing if it does not.
std::optional<Reason> robbedSource(const Deed& deed, SeatId seat, Resource kind);
/// The best corner for a settlement that a route of the seat has reached; none if there is none.
CornerId bestReached(const Deed& deed, SeatId seat);
/// That whoever offers could settle with what a trade brings them: `given` by them for `got`. Of hidden cards they
/// must only have enough; if the viewer offers, their own hand must pay for it.
void ofHelp(const Deed& deed, SeatId offerer, CardCounts given, CardCounts got, Weighed& found);

/// Largest Army among those with whom a seat competes: who has it, how many knights it takes now, and who of the
/// others, but for the holder, has played the most, if any.
struct Army {
  SeatId holder;
  int needed = 0;
  SeatId rival = {};
};
Army armyOf(const GameDefinition& definition, const State& state, SeatId seat);
/// What speaks for playing a knight, but that it brings Largest Army.
void addKnightReasons(const Deed& deed, Weighed& found);
/// What speaks for buying a development card, but how many cards the doer itself holds.
void addPurchaseReasons(const Deed& deed, Weighed& found);
/// Where a knight could send the robber.
void addRobberGoal(const Deed& deed, Weighed& found);
/// What speaks for moving the robber.
void addRobberReasons(const Deed& deed, Weighed& found);
/// What everybody sees of a trade of a seat whose hand is hidden.
void addTradeReasons(const Deed& deed, Weighed& found);
/// What speaks for deeds that are about cards alone: exchanges, offers and answers, the end of a turn, discards, cards
/// that bring cards. The seat's hand must be seen by the viewer.
void addCardReasons(const Deed& deed, Weighed& found);

}  // namespace tapu
