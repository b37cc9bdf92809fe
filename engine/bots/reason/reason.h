// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <variant>
#include <vector>

#include "engine/bots/planner.h"

namespace tapu {

/// The loss of a seat by the robber, in pips times cards.
struct RobbedShare {
  SeatId seat;
  int count = 0;
  bool operator==(const RobbedShare&) const = default;
};
/// A corner beside others: another free corner has more pips; some have as many; none has as many. After the set-up the
/// corners that the seat reaches are compared: of them none has more.
enum class Compared : std::uint8_t { Less, Equal, Most, MostInReach };

/// Reasons for an act, by families. The pips of a corner count its printed numbers, also under the robber. The pips of
/// an income leave out hexes with a robber: so many cards come in 36 throws. Fields that a kind does not name are
/// empty.
namespace because {

struct Plain {
  enum Kind : std::uint8_t {
    Nothing,   ///< nothing else is worth its cards now
    Wins,      ///< the act wins the game
    Stays,     ///< a knight is kept: the robber harms the seat nowhere
    Later,     ///< a knight can be played after the throw too
    NoCorner,  ///< a development card: no route of the seat has reached a corner for a settlement
    NoMeans    ///< the hand pays for nothing, and holds hardly anything of a goal
  };
  Kind kind = Nothing;
  bool operator==(const Plain&) const = default;
};

struct Points {
  enum Kind : std::uint8_t {
    Brings,  ///< the act brings `points`
    LastOne  ///< a development card: the doer has `points`, and one more wins
  };
  Kind kind;
  int points = 0;
  bool operator==(const Points&) const = default;
};

/// Longest Road.
struct RoadRace {
  enum Kind : std::uint8_t {
    Takes,   ///< the act brings it
    Keeps,   ///< a route of its holder
    Near,    ///< one or two pieces are still lacking
    Toward,  ///< more pieces are still lacking
    Cuts     ///< the holder loses it
  };
  Kind kind;
  int pieces = 0;      ///< in a row, with the act
  int needed = 0;      ///< so many in a row bring it
  SeatId holder = {};  ///< before the act; none: nobody
  bool operator==(const RoadRace&) const = default;
};

/// Largest Army.
struct ArmyRace {
  enum Kind : std::uint8_t {
    Takes,   ///< a knight brings it; the rival had it, none: nobody
    Denies,  ///< a knight brings it, and the rival lacked one knight for it
    Near,    ///< after this knight one more brings it
    Safe,    ///< a knight of its holder, whom the rival comes near
    Guards,  ///< a development card of its holder: the rival lacks one or two knights
    Toward,  ///< a development card, which may be a knight
    Counts   ///< a knight that brings it hardly nearer
  };
  Kind kind;
  int knights = 0;  ///< that the doer has played, with this one
  int needed = 0;   ///< so many bring it
  SeatId rival = {};
  int rivals = 0;  ///< knights that the rival has played
  bool operator==(const ArmyRace&) const = default;
};

/// Points, cards and places of the sea (14).
struct Sea {
  enum Kind : std::uint8_t {
    Island,       ///< the first settlement of the seat on an island: `points` beside its own
    IslandAtEnd,  ///< the same of a settlement at the corner that a route leads to
    Gift,         ///< the act takes a gift of `points`, of `cards`, or, with neither, of a development card
    GiftAhead,    ///< a route leads to such a gift, `pieces` further
    Turns,        ///< the act turns a cell up: of `hexes` still covered, `bring` bring a card at once
    FogAhead,     ///< a route leads to a covered cell, `pieces` further
    Gold,         ///< the corner brings so many `pips` of gold, a card of choice each time
    Blocks        ///< the pirate: on `edges` of its cell `seat` can lay no ship
  };
  Kind kind;
  int points = 0;
  CardCounts cards = {};
  int pieces = 0;
  int hexes = 0, bring = 0;
  int pips = 0;
  int edges = 0;
  SeatId seat = {};
  bool operator==(const Sea&) const = default;
};

/// Pips of a corner.
struct Yield {
  enum Kind : std::uint8_t {
    Brings,  ///< to a settlement
    Doubles  ///< to a city: they pay twice from now on
  };
  Kind kind;
  CornerId corner = {};
  int pips = 0;
  Compared compared = Compared::Less;
  int paying = 0;                  ///< of these, without the robbed hexes
  std::vector<HexId> robbed = {};  ///< hexes beside it with a robber on them
  bool operator==(const Yield&) const = default;
};

/// The merit of a corner over another one with more pips, which lacks that merit. If the other one is not advised too,
/// no free corner with more pips has it.
struct Rather {
  enum Kind : std::uint8_t {
    Brings,    ///< `cards`, kinds that are new to the seat
    Together,  ///< `cards`, kinds which pay for `pays`: Card: a city and a card, City, LongestRoad: a road; with the
               ///< seat's others: Settlement, None: all resources
    LastGood,  ///< more pips of `cards`, one kind, than at each of them
    AtHarbor,  ///< it trades `cards`, one kind, none: any
    Doubles    ///< `cards`, kinds of a city
  };
  Kind kind;
  CornerId corner = {}, other = {};
  int pips = 0, others = 0;
  CardCounts cards = {};
  Goal::Kind pays = Goal::Kind::None;
  bool operator==(const Rather&) const = default;
};

/// Resources of a corner, one card of each.
struct Kinds {
  enum Kind : std::uint8_t {
    Many,      ///< all of them; scarcest: that of the map if it is among them
    New,       ///< those that the seat got from nowhere yet
    NewAtEnd,  ///< the same at the corner that a route leads to
    Scarce,    ///< the one that the map has least of
    AtOnce     ///< the cards of a start settlement (3.4, 9.16) or of a knight (9.14)
  };
  Kind kind;
  CardCounts cards = {};
  Resource scarcest = Resource::None;
  bool operator==(const Kinds&) const = default;
};

struct HarborUse {
  enum Kind : std::uint8_t { Here, Nearby, AtRouteEnd };
  Kind kind;
  Resource trades = Resource::None;  ///< None: any
  int pieces = 0;                    ///< Nearby: of a route to it
  bool operator==(const HarborUse&) const = default;
};

/// A corner to settle at.
struct Site {
  enum Kind : std::uint8_t {
    Before,     ///< `seat` could have built there next
    Leads,      ///< a route leads there, which then lacks `lacking` pieces, 0 to 2
    FreeRoads,  ///< two pieces cost nothing, and lead there if there is one
    Races,     ///< a route leads there, and `seat` gets there as soon with `lacking` more; none: anybody, in the set-up
    Waits,     ///< a route of the seat, whose cards are hidden, has reached it
    Helps,     ///< `seat`, who offers, has reached it
    HelpsHere  ///< `seat`, who offers, has reached it, and so has the seat that is asked
  };
  Kind kind;
  CornerId corner = {};
  int pips = 0;
  int lacking = 0;
  SeatId seat = {};
  bool operator==(const Site&) const = default;
};

/// Losses and gains of the other seats by the robber.
struct Losses {
  enum Kind : std::uint8_t {
    Slows,      ///< on its new hex, the most first
    WouldSlow,  ///< on a hex to which a knight could send it, the most first
    PaysAgain   ///< on the hex that it leaves
  };
  Kind kind;
  HexId hex = {};
  int cards = 0;  ///< all together
  std::vector<RobbedShare> shares = {};
  bool operator==(const Losses&) const = default;
};

/// Pips times cards that a robber keeps from the seat.
struct OwnLoss {
  enum Kind : std::uint8_t {
    Costs,    ///< on its new hex
    Frees,    ///< the robber leaves a hex where it cost the seat cards
    Against,  ///< a loss that a bought card, if it is a knight, could end
    Here      ///< on `hex` beside the corner to build at, until it leaves; from a city twice as many
  };
  Kind kind;
  int cards = 0;
  HexId hex = {};
  bool operator==(const OwnLoss&) const = default;
};

/// Another seat, by the robber or by an offer.
struct Rival {
  enum Kind : std::uint8_t {
    Ahead,    ///< it has more points than anybody else
    Leader,   ///< it would gain by a trade, and lacks `lacking` points or fewer, 1 or 2
    Takes,    ///< the robber takes a card of it, who holds `held`
    Known,    ///< it holds `cards` for certain, kinds that `goal` of the doer lacks
    OnlyHex,  ///< it gets `cards`, one kind, on the robber's hex alone
    Gift      ///< it offered, and the deal would have brought it `cards`
  };
  Kind kind;
  SeatId seat = {};
  int lacking = 0, held = 0;
  CardCounts cards = {};
  Goal::Kind goal = Goal::Kind::None;
  bool operator==(const Rival&) const = default;
};

/// Kinds that come often or seldom.
struct Income {
  enum Kind : std::uint8_t {
    Wants,       ///< a trade brings them
    Plenty,      ///< one that comes most often is given away
    Abounds,     ///< of a trade of a seat whose cards are hidden: it gives one that comes most often
    GetsIt,      ///< of such a seat: it was offered one that comes often
    LacksIt,     ///< of such a seat: it was asked for one that comes seldom
    OnlySource,  ///< a city at the one corner where it comes
    NoSource     ///< a trade is about one whose only hex, `hex`, the robber holds
  };
  Kind kind;
  CardCounts cards = {};
  int pips = 0;
  HexId hex = {};
  bool operator==(const Income&) const = default;
};

/// A goal of the hand.
struct Aim {
  enum Kind : std::uint8_t {
    Completes,    ///< the hand then pays for it
    Sooner,       ///< it is paid `rounds` sooner, at least one
    Nearer,       ///< the hand then lacks only `cards`
    Saves,        ///< the hand is kept for it and lacks `cards`, for about `rounds`
    SavesByBank,  ///< the same, by exchanges with the bank
    Keeps,        ///< a discard leaves `cards` for it: useless ones go first
    Spare,        ///< it does not need `cards`, which are given away
    StillPays,    ///< a development card: the rest of the hand pays for it, a city or settlement
    NoCard,       ///< a development card could be paid for, but takes `cards` of it
    Breaks,       ///< the hand pays for it now, and would lack `cards` after the trade
    Gives,        ///< the trade gives `cards` away that it then lacks
    GivesLast,    ///< the same, and the hand has no others of these kinds
    StillLacks,   ///< it still lacks `cards`, and the trade brings `instead`
    Enough,       ///< the trade brings `cards`, one kind that it does not need: the hand holds `held`, and `pips` pay
    Farther,      ///< the trade would put it off by about `rounds`
    NoGain,       ///< the trade brings it no nearer, or hardly
    Built         ///< the trade paid for it in the same turn, by the log
  };
  Kind kind;
  Goal::Kind goal = Goal::Kind::None;
  CardCounts cards = {};
  int rounds = 0;
  Resource instead = Resource::None;
  int held = 0, pips = 0;
  bool operator==(const Aim&) const = default;
};

/// The use that a seat with hidden cards could have for `cards`.
struct Use {
  enum Kind : std::uint8_t {
    Toward,  ///< a trade brings them
    Own      ///< it was asked for them
  };
  Kind kind;
  Goal::Kind goal = Goal::Kind::None;
  CardCounts cards = {};
  CornerId corner = {};  ///< of a city or settlement, with its pips
  int pips = 0;
  int hand = 0;  ///< Toward: so many cards it then holds
  bool operator==(const Use&) const = default;
};

/// Cards and the places where they are.
struct Cards {
  enum Kind : std::uint8_t {
    JustTraded,  ///< the part of a purchase's price that came by trade in the same turn, by the log
    CannotPay,   ///< those of an offer's price that the hand lacks
    NoMaterial,  ///< a development card: kinds of a settlement that no place of the seat brings
    Hidden,    ///< a development card: nobody can take it, and it is one of these, which neither lie open nor are known
    HeldNone,  ///< kinds that a seat was asked for and, by what the viewer has seen, held none of
    HeldFewer,  ///< as many of one kind as it held at most, by that, fewer than it was asked for
    NobodyHad,  ///< kinds that an offer wanted: the bank and the viewer held all of them
    OthersHold  ///< one of a kind of which the others hold `held` together
  };
  Kind kind;
  CardCounts cards = {};
  int held = 0;
  bool operator==(const Cards&) const = default;
};

struct Price {
  enum Kind : std::uint8_t {
    Bargain,  ///< a trade brings `many` cards for `few`
    Dear      ///< it would take `many` for `few`
  };
  Kind kind;
  int many = 0, few = 0;
  CardCounts last = {};  ///< Dear: kinds that the hand would run out of
  bool operator==(const Price&) const = default;
};

/// The size of a hand.
struct Hand {
  enum Kind : std::uint8_t {
    AtRisk,    ///< a seven costs half of it, as it is more than `safe`
    FewCards,  ///< of a seat whose cards are hidden: fewer than an offer wanted
    NoHouse    ///< a development card: it pays for no settlement or city; hidden cards are too few for one with it
  };
  Kind kind;
  int held = 0, safe = 0;
  bool operator==(const Hand&) const = default;
};

}  // namespace because

using Reason = std::variant<because::Plain, because::Points, because::RoadRace, because::ArmyRace, because::Yield,
                            because::Rather, because::Kinds, because::HarborUse, because::Site, because::Losses,
                            because::OwnLoss, because::Rival, because::Income, because::Aim, because::Use,
                            because::Cards, because::Price, because::Hand, because::Sea>;

inline constexpr int kMostReasons = 3;  ///< told for one act

/// Whether the reason is of this kind.
template <class Kind>
bool is(const Reason& reason, Kind kind) {
  return std::visit(
      [&](const auto& each) {
        if constexpr (std::same_as<std::remove_cvref_t<decltype(each.kind)>, Kind>) return each.kind == kind;
        return false;
      },
      reason);
}
/// Whether both are of one kind.
inline bool isAlike(const Reason& a, const Reason& b) {
  return std::visit([&](const auto& each) { return is(b, each.kind); }, a);
}

}  // namespace tapu
