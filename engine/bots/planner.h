// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/bots/growth.h"
#include "engine/bots/habits.h"
#include "engine/bots/sea_worth.h"

namespace tapu {

/// Something worth points that a seat can work toward. A find is a gift (14.6) or a covered cell (14.5) on the way.
struct Goal {
  enum class Kind : std::uint8_t { None, City, Settlement, Expansion, LongestRoad, Card, Find };
  Kind kind = Kind::None;
  CornerId corner = {};             ///< City, Settlement, Expansion: where
  EdgeId edge = {};                 ///< Expansion, LongestRoad, Find: the next road or ship
  Piece::Kind piece = Piece::Road;  ///< road or ship
  CardCounts cost = {};             ///< everything still to be paid until it is done
  CardCounts step = {};             ///< of that, the next thing to build
  double value = 0;                 ///< in victory points, with a share for its future yield
  double rounds = 99;               ///< rounds until it is done, by expected production and bank trade
  /// The score that goals are compared by: value for the time they take.
  double score() const { return value / (rounds + 1.3); }
};

/// Judges places and goals for one seat from what it sees.
class Planner {
 public:
  Planner(const GameDefinition& definition, const State& state, SeatId seat, SeaSense sense = SeaSense::Uses);
  Planner(const Planner&) = delete;  // its growth looks at its own income

  const GameDefinition& definition() const { return definition_; }
  const State& state() const { return state_; }
  SeatId seat() const { return seat_; }
  const Seat& me() const { return state_.seat(seat_); }

  const Habits& habits() const { return habits_; }
  /// Cards of this resource expected in a round, the robber considered.
  double income(Resource resource) const { return income_[static_cast<std::size_t>(resource)]; }
  /// The number of cards of it that the bank asks for one other (6.8).
  int rate(Resource resource) const { return rates_[static_cast<std::size_t>(resource)]; }
  /// Cards a throw that the robber which hurts the seat most takes from it; 0 where none does.
  double robbed() const;
  /// The worth of a corner to build on: pips by resource, new resources, harbors. About 5 is poor, 12 good.
  double worth(CornerId corner) const;
  /// The same for all that a route piece on this edge finds (14.5, 14.6); 0 where it finds nothing.
  double worthOfFinds(EdgeId edge) const;
  /// Whether it plays for what the board asks for (14); false where it asks for nothing.
  bool usesSea() const { return usesSea_; }
  /// Rounds until `hand` and its income pay `cost`; finer than whole rounds, so that hands can be compared.
  double rounds(CardCounts hand, CardCounts cost) const;

  /// The goal to work toward with this hand; Kind::None if there is none.
  Goal best() const { return bestWith(me().hand); }
  Goal bestWith(CardCounts hand) const;
  /// The best goal whose next step the hand pays, not counting roads that only lead to a settlement; Kind::None if
  /// there is none.
  Goal bestPayable() const;

 private:
  class Waits;
  /// A goal for any hand.
  struct Prospect {
    Goal::Kind kind;
    Piece::Kind piece = Piece::Road;
    int pieces = 0;  ///< of a route, still lacking
    CornerId corner = {};
    EdgeId edge = {};
    double value = 0;  ///< as it stands, in points
    double pace = 0;   ///< points that it adds in each round from then on, with `Growth`
  };
  using Prospects = SmallVector<Prospect, 32>;
  /// The goals to choose from; found once, as many hands are compared.
  const Prospects& prospects() const;
  CardCounts costOf(const Prospect& prospect) const;
  Goal goalOf(const Prospect& prospect, Waits& waits) const;
  /// False if its goal scores no more than `best`, however the cards fall that this hand and the income bring.
  bool mayBeat(const Goal& best, const Prospect& prospect, CardCounts hand) const;
  /// Cards a throw that this robber takes from the seat.
  double robbedBy(HexId robber) const;
  void findCity(Prospects& found) const;
  void findCorners(Piece::Kind piece, Prospects& found) const;
  void findLongestRoad(Prospects& found) const;
  void findCard(Prospects& found) const;
  bool isRouteEnd(CornerId corner, Piece::Kind piece) const;
  /// The corners of the own network where a route of such pieces could go on, or a settlement end it.
  SmallVector<CornerId, kCornersOfBlock> routeEnds(Piece::Kind piece) const;
  CardCounts costOf(Piece::Kind piece) const {
    return piece == Piece::Ship ? definition_.rules.shipCost : definition_.rules.roadCost;
  }
  int left(Piece::Kind piece) const { return piece == Piece::Ship ? me().ships : me().roads; }
  bool takes(EdgeId edge, Piece::Kind piece) const;
  bool isFree(CornerId corner) const;
  bool isMine(CornerId corner) const { return state_.at(corner).isOf(seat_); }
  bool isAnothers(CornerId corner) const { return !state_.at(corner).isEmpty() && !isMine(corner); }
  double pipsWorth(CornerId corner) const;
  /// Points that come with a settlement here beside its own (14.3, 14.6).
  double pointsBeside(CornerId corner) const;
  double worthOfChoice(CornerId corner) const;
  void lookAtSea();
  /// Fills in the worth of a building at the prospect's corner.
  void appraise(Prospect& prospect, Piece::Kind building) const;

  const GameDefinition& definition_;
  const State& state_;
  const Habits& habits_;
  SeatId seat_;
  CardsAThrow income_{};
  bool usesSea_;
  double gold_ = 0;      ///< cards of its choice expected in a round (14.1)
  UnderFog underFog_;    ///< where there is fog
  double fogWorth_ = 0;  ///< of a covered cell, in weighed pips
  double cardsARound_ = 0;
  BankRates rates_{};
  std::optional<Growth> growth_;
  mutable std::optional<Prospects> prospects_;
};

/// Cards of `cost` that `hand` lacks.
CardCounts missing(CardCounts hand, CardCounts cost);
/// Cards of `hand` that `cost` leaves over.
CardCounts surplus(CardCounts hand, CardCounts cost);

}  // namespace tapu
