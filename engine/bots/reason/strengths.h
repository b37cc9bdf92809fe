// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/bots/reason/shift.h"

namespace tapu {

/// The strength of a reason. The weakest reason that people name at all has about 1; those that they name first have 3
/// to 6, and one of 20 or more decides.
struct Strength {
  double units;
  ValueGroup group;  ///< the shift of this group moves the strength a little
  double each = 0;   ///< added strength for each counted thing
  constexpr Strength of(double count) const { return *this + each * count; }
  constexpr Strength operator+(double more) const { return {units + more, group, each}; }
  constexpr Strength operator*(double share) const { return {units * share, group, each}; }
  constexpr Strength atMost(const Strength& other) const { return {std::min(units, other.units), group, each}; }
  constexpr Strength atLeast(const Strength& other) const { return {std::max(units, other.units), group, each}; }
};

/// The strength of each reason, by groups.
namespace says {
using enum ValueGroup;

inline constexpr Strength kWins{100, Points}, kLastPoint{4.5, Points}, kCityPoint{4, Points}, kPoint{3.1, Points};

inline constexpr Strength kIsland{6, Points, 1}, kGiftPoints{6, Points, 1}, kGiftCards{4, Points, 0.3};  // for each
inline constexpr Strength kIslandAtEnd{4.5, Points, 0.5};  // for each point
inline constexpr Strength kFindAhead{3.2, Points};
inline constexpr Strength kTurns{4.6, Places};
inline constexpr Strength kGold{3.5, Income, 0.3};    // for each pip
inline constexpr Strength kBlocks{3.6, Rivals, 0.3};  // for each edge

inline constexpr Strength kRobberCosts{15, Income};
inline constexpr Strength kPips{6, Income, -0.6};       // for each pip that the best corner has more
inline constexpr double kMostPips = 0.5;                // more if there is no better one
inline constexpr Strength kBeatenPips{2, Income, 0.6};  // for each pip that the best corner has more
inline constexpr Strength kNothingPays{2.5, Income};
inline constexpr Strength kDoubles{5, Income, -0.6};  // for each pip that the best city has more
inline constexpr Strength kKnightFrees{5, Income}, kRobberHere{4.3, Income};
inline constexpr Strength kRobberFrees{3.5, Income, 0.3};  // for each pip
inline constexpr Strength kPlenty{3, Income}, kRobbed{2.5, Income};

inline constexpr Strength kRather{6, Kinds}, kOnlySourceRather{5.5, Kinds}, kCityRather{5, Kinds},
    kOnlySource{4.5, Kinds}, kManyKinds{4.5, Kinds}, kScarce{3, Kinds}, kNoMaterial{2.6, Kinds};
inline constexpr Strength kNewKinds{2.5, Kinds, 1.2};  // for each kind
inline constexpr Strength kScarceEverywhere{2.4, Kinds};
inline constexpr Strength kNewKindsAtEnd{2, Kinds, 0.8};  // for each kind

inline constexpr Strength kAnyHarbor{2.6, Harbor};
inline constexpr Strength kHarbor{2.2, Harbor, 0.35};  // for each pip of what it trades
inline constexpr double kHarborAway = 0.4;             // of a harbor here

inline constexpr Strength kLeadsWell{5.5, Places}, kRoadPaid{4.8, Places}, kBefore{3.5, Places}, kWaits{3.5, Places},
    kRaces{3.4, Places}, kBeforeAtEnd{3.2, Places}, kLeadsSomewhere{3, Places};
inline constexpr Strength kLeads{2.5, Places, 0.5};  // for each pip
inline constexpr double kLeadsToLess = 0.6;          // less for each pip that another road leads to more
inline constexpr Strength kNoCorner{2.2, Places};

inline constexpr Strength kLongestRoad{20, Road}, kCutsRoad{12, Road}, kFreeRoadsLead{5, Road}, kRoadInOne{4.3, Road},
    kFreeRoads{4, Road}, kRoadInTwo{2.5, Road}, kRoadLength{1.6, Road};

inline constexpr Strength kLargestArmy{20, Army}, kArmyDenied{8, Army}, kSafeFromOne{6, Army}, kArmyNear{3.5, Army},
    kSafeFromTwo{3.2, Army}, kGuardFromOne{3, Army}, kArmyToward{2.4, Army}, kGuardFromTwo{2.1, Army},
    kKnightCount{1.2, Army};

inline constexpr Strength kCompletes{9, Hand}, kNobodyHad{7.5, Hand}, kHeldNone{7, Hand}, kHeldFewer{6.5, Hand},
    kDear{6.5, Hand}, kBreaks{6, Hand}, kFewCards{6, Hand}, kCompletesRoad{5, Hand}, kCannotPay{5, Hand},
    kGives{5, Hand}, kKeeps{5, Hand}, kOthersHold{5, Hand}, kStillPays{5, Hand}, kRobbedOfIt{5, Hand},
    kBargain{4.6, Hand}, kNearer{4.5, Hand}, kBargainSeen{4.4, Hand}, kUseless{4.2, Hand}, kSaves{4, Hand},
    kSooner{4, Hand}, kStartCards{4, Hand}, kRobbedWhenAsked{4, Hand};
inline constexpr Strength kLacksIt{4, Hand, -0.3};  // for each pip
inline constexpr Strength kWantsSeen{3.8, Hand}, kKnown{3.75, Hand}, kNoCard{3.5, Hand}, kFarther{3.4, Hand},
    kStartRoad{3.4, Hand}, kTooFewCards{3.3, Hand}, kNoGain{3, Hand}, kAnySooner{3, Hand}, kAbounds{3, Hand},
    kKnightBrings{3, Hand}, kPatience{3, Hand};
inline constexpr Strength kGetsIt{3, Hand, 0.1};  // for each pip
inline constexpr Strength kToward{2.9, Hand}, kOwnUse{2.9, Hand}, kDearSeen{2.9, Hand}, kWants{2.7, Hand},
    kSpare{2.5, Hand}, kNoCardForPatience{2.5, Hand}, kNoHouse{2.3, Hand}, kSecondCards{2.2, Hand}, kAnyNearer{2, Hand},
    kThrowFirst{2, Hand}, kNoMeans{2, Hand}, kHidden{1.5, Hand}, kNothing{1, Hand}, kGift{1, Hand};

inline constexpr Strength kHandAtRisk{4, Risk}, kSpendsAtRisk{3, Risk}, kTradesAtRisk{2.8, Risk},
    kRoadAtRisk{2.4, Risk}, kFewerAtRisk{2, Risk};

inline constexpr Strength kLeader{8, Rivals}, kHelpsHere{4.6, Rivals};
inline constexpr Strength kSlows{4.2, Rivals, 0.3};  // for each pip, without those that it pays again
inline constexpr Strength kPaysHalfAgain{4, Rivals}, kAheadOnHex{4, Rivals}, kBeatenSlows{3.8, Rivals},
    kTakesOfMost{3.7, Rivals}, kOnlyHex{3.6, Rivals}, kAheadSeen{3.1, Rivals}, kTakes{3, Rivals}, kWouldSlow{3, Rivals},
    kHelps{2.8, Rivals}, kPaysAgain{2.6, Rivals}, kAhead{2.6, Rivals};

}  // namespace says

}  // namespace tapu
