// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/play/chain_window.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"
#include "engine/state/viewer.h"

namespace tapu {

/// The results of one request on a chain (9), encoded once for all who hear of it. A client hears of what its
/// window shows: an act of one seat changes what lies within three boards and reaches those who see
/// two boards beyond: the seats of eleven boards at most, whatever the length of the chain.
class ChainNews {
 public:
  /// The news for one client: moves and patches, encoded (app/wire/patch.h).
  struct Part {
    QList<QByteArray> moves, patches;
    bool isEmpty() const { return moves.isEmpty() && patches.isEmpty(); }
  };
  /// The news for the player of this seat, whose window is given.
  Part partOf(SeatId seat, const ChainWindow& window, const GameDefinition& definition) const;
  /// The news for a watcher of the whole chain: the moves of the table for all, and everything public.
  Part partOfWatcher() const;

  /// Whether the seats of all boards may hear something of it.
  bool isForAll() const { return isForAll_; }
  /// The boards whose seats may hear something of it, if not all; in ascending order, each once.
  const std::vector<int>& boards() const { return hearers_; }

 private:
  friend class ChainTeller;
  /// The same thing as different viewers see it; empty bytes: they see nothing.
  struct Views {
    QByteArray common;
    std::vector<std::pair<SeatId, QByteArray>> own;
    const QByteArray& seenBy(SeatId seat) const;
  };
  struct Piece {
    CornerId corner;  ///< none: it is a route piece
    EdgeId edge;
    QByteArray patch;
  };
  /// The changes at one board.
  struct BoardNews {
    std::vector<Views> seats;
    std::vector<QByteArray> others;  ///< supply, robbers, awards
    std::vector<Piece> pieces;
    std::vector<std::size_t> moves;  ///< index into `moves_`
  };
  std::vector<Views> moves_;
  std::vector<std::size_t> commonMoves_;  ///< of these, those for all
  std::vector<QByteArray> common_;        ///< patches for all
  std::map<int, BoardNews> atBoard_;
  std::vector<int> hearers_;
  bool isForAll_ = false;
};

/// Makes the news of a game on a chain: compares the position with what was told last, where something can have
/// happened, and encodes what is different. Who sees what is asked of visible.h. Knows no connection.
class ChainTeller {
 public:
  /// `definition` outlives it.
  explicit ChainTeller(const GameDefinition& definition);

  /// Notes a move that is about to be applied to this position.
  void note(const State& before, const Move& move);
  /// The news since the last call, now that the position is this.
  std::shared_ptr<const ChainNews> news(const State& now);
  /// Forgets what was noted: everybody is told this position as a whole.
  void startFrom(const State& now);

  /// On a long chain, how many seats others wait for, and how many still act: told only with other news of the head, or
  /// on demand, since it changes with every act and concerns everybody. Nothing if it was told.
  std::shared_ptr<const ChainNews> counts(const State& now);

  /// Everything that a client sees of this position, as patches of a blank one.
  QList<QByteArray> position(Viewer viewer, const ChainWindow& window, const State& now);
  /// The window of the chain that the seats at a board see.
  const ChainWindow& windowOf(int board);

 private:
  /// Notes the boards at which a move about this seat may have changed something.
  void touch(SeatId about);
  void noteViews(const State& before, const Move& move, SeatId about);
  void compareGlobalAwards(const State& now, std::vector<int>& boards, ChainNews& news) const;
  void compare(int board, const State& now, ChainNews& news) const;
  void compareSeat(SeatId seat, const State& now, ChainNews::BoardNews& found) const;
  void comparePieces(int board, const State& now, ChainNews::BoardNews& found) const;
  void keep(int board, const State& now);
  std::vector<int> around(const std::vector<int>& boards, int steps) const;
  void tellHead(const Header& now, ChainNews& news);
  /// On a short chain the counts are told with each act.
  bool saysCounts() const;

  const GameDefinition& definition_;
  State told_;  ///< what was told last; only what patches compare is kept up to date
  std::vector<std::optional<ChainWindow>> windows_;
  std::vector<int> touched_;  ///< boards since the last news
  bool touchedAll_ = false;
  bool countsAreOld_ = false;  ///< somebody was sent a position with other counts than those told last
  std::shared_ptr<ChainNews> next_;
};

}  // namespace tapu
