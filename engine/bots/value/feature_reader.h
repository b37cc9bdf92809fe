// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/bots/sea_worth.h"
#include "engine/state/state.h"

// The features of a seat in a position: numbers whose weighted sum is its score (weights.h). The viewer can see them
// all: of other seats only open cards and the number of cards in hand.

namespace tapu {

/// The numbers, about 0 to 2 each. Income is in cards a throw; a speed is 1 / (1 + t / 8) for t throws of waiting.
enum class Feature : std::uint8_t {
  Points,  ///< tenths of the target, the seat's own hidden ones too
  Over3,   ///< tenths beyond three tenths of the target, and so on
  Over4,
  Over5,
  Over6,
  Over7,
  Over8,
  Finish,       ///< a speed: until the points that are missing are bought, one goal after another
  IncomeBrick,  ///< in the order of `kAllResources`
  IncomeLumber,
  IncomeWool,
  IncomeGrain,
  IncomeOre,
  Kinds,            ///< fifths of the resources that come in
  IncomeRoot,       ///< square root of the whole income
  Robbed,           ///< income that a robber holds back
  CitySpeed,        ///< from an empty hand
  SettlementSpeed,  ///< with a road to it, from an empty hand
  CardSpeed,        ///< from an empty hand
  SpecialHarbor,    ///< income of the kinds with a harbor of their own
  GenericHarbor,    ///< income, if there is a harbor for any kind
  Hand,             ///< eighths: cards in the hand that a seven leaves alone
  HandOver,         ///< eighths: cards in the hand beyond them
  Knights,          ///< played, thirds
  Army,             ///< 1: has Largest Army
  ArmyNear,         ///< 1 / (1 + knights that are missing for it)
  ArmyLead,         ///< thirds: by how many knights it is held
  Route,            ///< longest route, tenths
  LongestRoad,      ///< 1: has it
  RoadNear,         ///< 1 / (1 + pieces that are missing for it)
  RoadLead,         ///< thirds: by how many pieces it is held
  SpotNow,          ///< worth of the best corner to settle at once
  SpotNext,         ///< and of the second one
  SpotOneRoad,      ///< worth of the best corner one piece of a route away
  SpotTwoRoads,     ///< two pieces away
  SpotsNow,         ///< fourths: how many can be settled at once, four at most
  Contested,        ///< 1: another can settle its best corner before it
  Raise,            ///< tenths of pips of the best settlement to raise
  NoSettlements,    ///< 1: none left in stock
  NoCities,         ///< 1: none left in stock
  ThrowsUntilOwn,   ///< fourths of the seats that throw before it
  HiddenCards,      ///< of another seat, thirds: development cards not played
  // of the viewer alone
  HandBrick,  ///< fourths, in the order of `kAllResources`
  HandLumber,
  HandWool,
  HandGrain,
  HandOre,
  OwnCitySpeed,  ///< with the hand as it is
  OwnSettlementSpeed,
  OwnCardSpeed,
  OwnKnights,  ///< halves: in the hand, not played
  OwnRoadBuilding,
  OwnPlenty,
  OwnMonopoly,
  Count
};
inline constexpr int kFeatures = static_cast<int>(Feature::Count);
std::string_view nameOf(Feature feature);  ///< as files of weights write it: "incomeBrick"

using Features = std::array<float, kFeatures>;

/// Reads the features of positions of one game. Made once a game: it keeps the map's facts about each corner. What is
/// under the fog counts as much as there is on average (14.5); points that lie at sea see far_points.h.
class FeatureReader {
 public:
  explicit FeatureReader(const GameDefinition& definition, SeaSense sense = SeaSense::Uses);
  SeaSense sense() const { return sense_; }
  /// The features of a seat as `viewer` sees them; `state` may know more cards than the viewer does.
  Features read(const State& state, SeatId seat, SeatId viewer) const;
  /// Changes `features`, those of a seat as it sees itself, to those that it has with another hand, all else the same.
  void readHand(const State& state, SeatId seat, CardCounts hand, Features& features) const;
  /// The position in a line of weights, 0 to 10: the mean of all points, in tenths of the target.
  float stage(const State& state) const;

 private:
  /// The yield of a corner: pips, their resources as bits, and its harbors (Topology::CornerPlace::harbors).
  struct Corner {
    std::uint8_t pips = 0, kinds = 0, harbors = 0;
  };
  struct Spots {
    float now = 0, next = 0, oneRoad = 0, twoRoads = 0;
    int count = 0;
    CornerId best;
    int bestRoads = 0;
  };

  using Income = std::array<float, kResources>;
  Income incomeOf(const State& state, SeatId seat) const;
  Corner cornerOf(const auto& groundOf, CornerId corner, float covered) const;
  Corner cornerAt(const State& state, CornerId corner) const;
  bool usesSea(const State& state) const { return state.sea && sense_ == SeaSense::Uses; }
  float worth(const State& state, CornerId corner, unsigned kinds) const;
  int pointsOf(const State& state, SeatId seat, SeatId viewer) const;
  void readPoints(const State& state, SeatId seat, SeatId viewer, const Income& income, Features& out) const;
  void readIncome(const State& state, SeatId seat, const Income& income, Features& out) const;
  void readAwards(const State& state, SeatId seat, Features& out) const;
  void readPlaces(const State& state, SeatId seat, const Income& income, Features& out) const;
  void readOwn(const State& state, SeatId seat, const Income& income, Features& out) const;
  void readSize(int cards, Features& out) const;
  void readKinds(const State& state, SeatId seat, CardCounts hand, const Income& income, Features& out) const;
  float robbed(const State& state, SeatId seat) const;
  Spots spots(const State& state, SeatId seat, unsigned kinds) const;
  bool mayComeFirst(const State& state, SeatId other, CornerId corner, int roads) const;

  const GameDefinition& definition_;
  SeaSense sense_;
  std::vector<Corner> corners_;  ///< as the map has them: without fog they stay so
};

/// Throws until `hand` and an income a throw pay `cost`, exchanges with the bank at these rates included; parts of
/// throws and of cards count. `kNever` if it is more than that.
float throwsUntil(CardCounts hand, CardCounts cost, const std::array<float, kResources>& income,
                  const std::array<float, kResources>& rates);
inline constexpr float kNever = 200;

}  // namespace tapu
