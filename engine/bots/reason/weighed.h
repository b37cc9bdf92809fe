// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/bots/reason/reasons.h"
#include "engine/bots/reason/strengths.h"

namespace tapu {

/// Reasons with their strengths, while they are being found; for the sources of this room only.
class Weighed {
 public:
  explicit Weighed(const Shift& shift) : shift_(shift) {}
  /// Adds a reason of this strength, moved a little by the shift of its group.
  void add(const Strength& strength, const Reason& reason) {
    constexpr double kMoved = 6;
    list_.push_back({strength.units + std::clamp(kMoved * double(in(shift_, strength.group)), -1.0, 2.0), reason});
  }
  bool empty() const { return list_.empty(); }
  /// A reason that both acts have does not tell them apart, so it comes later. Places are not compared.
  void lowerSharedWith(const Weighed& other) {
    constexpr double kShared = 5.5, kSettles = 10;
    const auto placeless = [](Reason reason) {
      const auto forget = [](auto& of) {
        if constexpr (requires { of.corner; }) of.corner = {};
        if constexpr (requires { of.other; }) of.other = {};
        if constexpr (requires { of.hex; }) of.hex = {};
        if constexpr (requires { of.robbed; }) of.robbed.clear();
      };
      std::visit(forget, reason);
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

/// Whether the viewer knows the kinds of the actor's cards: the viewer is the actor.
inline bool knowsHandOf(const Deed& deed) {
  return deed.before.seat(deed.move.seat).known == Knowledge::Own && deed.move.seat == deed.viewer;
}
/// Pips that a seat has of each resource by its buildings, hexes under a robber included.
std::array<int, kResources> printedPips(const Deed& deed, SeatId seat);
/// The hexes beside a corner that bring something but for a robber on them; in the Big Game there may be several.
std::vector<HexId> robbedHexesAt(const Deed& deed, CornerId corner);
/// The loss of a seat by a robber on this hex: pips times cards; 0 for no hex.
int robbedOf(const Deed& deed, SeatId seat, HexId hex);

/// Whether nobody else has as many points, by those that everybody sees.
bool isAheadOfAll(const Deed& deed, SeatId seat);
/// The reason that the robber stands on the seat's only hex of this kind; nothing if it does not.
std::optional<because::Income> robbedSource(const Deed& deed, SeatId seat, Resource kind);
/// The reason that this seat, who offers, is about to win.
because::Rival leader(const GameDefinition& definition, const State& state, SeatId seat);
/// The best corner for a settlement that a route of the seat has reached; none if there is none.
CornerId bestReached(const Deed& deed, SeatId seat);
/// Adds the reason that with this trade, `given` for `got`, the offerer could settle. A hidden hand must only be large
/// enough; if the viewer offers, their own hand must pay for it.
void ofHelp(const Deed& deed, SeatId offerer, CardCounts given, CardCounts got, Weighed& found);

/// Largest Army among the seats that a seat competes with: its holder, the knights it takes now, and the seat with most
/// knights among the others, if any.
struct Army {
  SeatId holder;
  int needed = 0;
  SeatId rival = {};
};
Army armyOf(const GameDefinition& definition, const State& state, SeatId seat);
/// Adds reasons for playing a knight, except that it brings Largest Army.
void addKnightReasons(const Deed& deed, Weighed& found);
/// Adds reasons for buying a development card, except the number of cards that the doer holds.
void addPurchaseReasons(const Deed& deed, Weighed& found);
/// Adds the hexes to which a knight could send the robber.
void addRobberGoal(const Deed& deed, Weighed& found);
/// Adds reasons for robbing a seat: its cards.
void addVictimReasons(const Deed& deed, SeatId victim, Weighed& found);
/// By the points that everybody sees, whether a seat is ahead: to the doer of the others, to everybody else of all.
bool isShownAhead(const Deed& deed, SeatId seat);
/// Adds what a settlement, or with a city in its place, brings at sea: an island, a gift, gold.
void addSeaReasonsAt(const Deed& deed, CornerId corner, Weighed& found);
/// Adds what a new route piece finds, or leads to: a gift, a covered cell.
void addFinds(const Deed& deed, EdgeId edge, Weighed& found);
/// Adds the points of a new island at the corner that a route leads to.
void addIslandAtEnd(const Deed& deed, CornerId corner, Weighed& found);
/// Adds reasons for moving the pirate.
void addPirateReasons(const Deed& deed, Weighed& found);
/// Adds reasons for moving the robber.
void addRobberReasons(const Deed& deed, Weighed& found);
/// Adds reasons that everybody sees for a trade of a seat with a hidden hand.
void addTradeReasons(const Deed& deed, Weighed& found);
/// Adds reasons for acts about cards alone: exchanges, offers and answers, the end of a turn, discards, cards that
/// bring cards. The viewer must see the seat's hand.
void addCardReasons(const Deed& deed, Weighed& found);

}  // namespace tapu
