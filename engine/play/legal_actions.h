// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/state/action.h"
#include "engine/state/state.h"

namespace tapu {

/// Whether trade between players is among the legal actions.
enum class PlayerTrade : std::uint8_t { Listed, LeftOut };

/// The set of actions that a seat may take now, kept as masks: the board lights up from them, bots pick from them,
/// records list them. Discard and Offer, of which there are too many, are listed once without their cards ("blank");
/// `check` judges them with their cards. Depends only on what the seat may see.
class LegalActions {
 public:
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  /// The i-th action, 0 <= i < size(). Order: bare actions (a roll, the end of the turn, ...), then settlements,
  /// cities, roads and the rest; each in reading order.
  Action operator[](int i) const;
  /// True for a listed action, and for any filled form of a listed blank one.
  bool contains(const Action& action) const;
  /// Whether at least one action of this kind is listed.
  bool has(ActionKind kind) const;
  std::vector<Action> all() const;
  /// These actions without those that are not `wanted`, for a lesson that asks for one of them; a wanted Discard or
  /// Offer leaves its blank form.
  LegalActions only(std::span<const Action> wanted) const;

  /// Places by kind, for lighting up the board.
  std::vector<CornerId> settlementCorners() const;
  std::vector<CornerId> cityCorners() const;
  std::vector<EdgeId> roadEdges() const;
  std::vector<EdgeId> shipEdges() const;
  std::vector<EdgeId> movableShips() const;
  std::vector<EdgeId> shipTargets(EdgeId ship) const;  ///< the edges to which this ship may move (7.6)
  std::vector<HexId> robberHexes() const;
  std::vector<HexId> pirateHexes() const;

 private:
  friend class LegalFinder;

  /// Up to kWordBits actions of one kind, a bit for each. Bit 8 * u + l is the action `first` with u added to one of
  /// its fields and l to one: a place, a seat, a resource, or the two resources of a pair. Example: in a group of Bank,
  /// whose `first` gives and gets brick, bit 8 * 2 + 3 gives the third resource and gets the fourth.
  struct Group {
    std::uint64_t mask;      ///< which of them are legal: at least one
    Action::Parts first;     ///< the action of bit 0
    std::uint8_t high, low;  ///< where in `first` u and l are added, as digits of Action::Parts
  };
  /// A bare action or a blank form.
  void add(ActionKind kind);
  /// The actions of a kind at the places, seats, resources or pairs of a mask; bit 0 is place or seat `base`. `about`:
  /// the seat that they name besides.
  void add(ActionKind kind, int base, std::uint64_t mask, SeatId about = {});
  /// The moves of this ship to the edges of a mask; bit 0 is edge `base`. The `first` of such a group names the edge to
  /// go to as its place, and the ship in the bits of seat and first resource.
  void addShipMoves(EdgeId ship, int base, std::uint64_t mask);
  /// A helpful knight that brings this card (9.14).
  void addKnight(Resource card);
  /// The wish to build between turns, or that it is taken back (13.4).
  void addWish(BuildWish wish);
  void add(const Group& group);

  /// The bit of the action in this group, set or not; kWordBits: it is none of its kind.
  static int bitIn(const Group& group, const Action& action);
  static bool isBare(const Action& action);

  int size_ = 0;
  std::uint64_t kinds_ = 0;  ///< bare actions and blank forms: a bit for each kind
  SmallVector<Group, 16> groups_;
};

/// The legal actions of `seat`; empty if the game is over or paused, or there is no such seat. `LeftOut`: leaves out
/// offers between players and their answers, as in simulations without trade.
LegalActions legalActions(const GameDefinition& definition, const State& state, SeatId seat,
                          PlayerTrade trade = PlayerTrade::Listed);

/// A fast answer for simulations: the only legal action, if it is Roll (the seat whose turn it is has no card to play
/// before it), or EndTurn or Done (it can play nothing and pay for nothing). Nothing: ask `legalActions`. Only where
/// seats take turns and offers are left out; there it spares over half of the questions of a game.
std::optional<ActionKind> onlyChoice(const GameDefinition& definition, const State& state);

}  // namespace tapu
