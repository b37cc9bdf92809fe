// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <optional>
#include <vector>

#include "engine/board/chain.h"
#include "engine/board/topology.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

namespace tapu {

/// Some neighboring boards of a chain laid side by side as one board, which a BoardScene can draw, with the names of
/// their places there and in the game. A board lies by its step from the one in the middle, not by its number: in a
/// ring the neighbors of the first board are the second and the last. A place on a seam whose two boards lie at the two
/// ends of the picture, as in a ring of three, is in it twice.
class JoinedBoards {
 public:
  /// Half: everything is turned by half a turn, as Moon sees the boards (9.3). Texts stay upright.
  enum class Turn : quint8 { None, Half };
  /// The part of a chain: the boards up to `reach` steps from `middle`.
  struct Part {
    int middle = 0, reach = 1;
    Turn turn = Turn::None;
    bool operator==(const Part&) const = default;
  };
  /// `map` is that of the game on `chain`; neither is kept.
  JoinedBoards(const Chain& chain, const Topology& map, const Part& part);

  /// The first boards of a chain, up to three, as Sun sees them: for a picture of it.
  static JoinedBoards beginningOf(const Chain& chain);

  /// All of it as one board, without start pieces and robbers.
  const Board& board() const { return board_; }
  /// Its places, with the ids that a BoardScene gives them.
  const Topology& map() const { return *map_; }

  /// One of the boards.
  struct Member {
    int board = 0;  ///< its number in the chain, from 0
    int step = 0;   ///< from the one in the middle, along the chain
    QRectF box;     ///< in the scene: around its hexes
  };
  /// The boards as they lie, from left to right.
  const std::vector<Member>& members() const { return members_; }

  /// The pieces and robbers of a position that lie in the picture, by the ids of the picture; nothing else of it.
  State shown(const State& position) const;
  /// An action by the ids of the picture, for BoardScene::setTargets: twice for a place that is there twice, not at all
  /// for one that is missing. For the kinds Settlement, City, Road, Ship, MoveShip, Robber, StartCards and StartCity.
  std::vector<Action> shown(const Action& action) const;
  /// The same for several actions.
  std::vector<Action> shown(const std::vector<Action>& actions) const;
  /// An action of the picture by the ids of the game.
  Action meant(const Action& shown) const;

  /// Where a place of the game is in the picture: once, twice or not at all.
  std::vector<CornerId> shown(CornerId corner) const { return corners_.of(corner); }
  std::vector<EdgeId> shown(EdgeId edge) const { return edges_.of(edge); }
  std::vector<HexId> shown(HexId hex) const { return hexes_.of(hex); }
  /// The place of the game that a place of the picture shows.
  CornerId meant(CornerId corner) const { return corners_.meant[corner.value]; }
  EdgeId meant(EdgeId edge) const { return edges_.meant[edge.value]; }
  HexId meant(HexId hex) const { return hexes_.meant[hex.value]; }

 private:
  /// The places of the game that those of the picture mean.
  template <class Id>
  struct Names {
    std::vector<Id> meant;  ///< [id in the picture]
    std::vector<Id> of(Id place) const {
      std::vector<Id> found;
      for (std::size_t i = 0; place && i < meant.size(); ++i)
        if (meant[i] == place) found.push_back(Id(static_cast<int>(i)));
      return found;
    }
  };
  Hex placed(Hex at, int step) const;
  int turned(int side) const { return turn_ == Turn::Half ? (side + kSides / 2) % kSides : side; }
  void lay(const Board& from, int step);
  void name(const Topology& game, const Member& member);

  Turn turn_;
  Hex offset_;
  Board board_;
  std::vector<Member> members_;
  std::optional<Topology> map_;
  Names<CornerId> corners_;
  Names<EdgeId> edges_;
  Names<HexId> hexes_;
};

}  // namespace tapu
