// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/files/board_file.h"
#include "engine/board/chain.h"

namespace tapu {

/// A board of somebody's own that lies in the chain beside the one under edit.
struct OwnNeighbor {
  QChar letter;        ///< in `Neighbors::order`; never X
  QString name, path;  ///< as its file calls it, and where that lies; no path: it came with a chain
  /// The board with all entries of its file; null: the file cannot be read at the moment, and it is left out.
  std::shared_ptr<const BoardFile> file;
  bool isThere() const { return file != nullptr; }
  const Board& board() const { return file->board; }  ///< only if the file is there
  bool operator==(const OwnNeighbor& other) const;    ///< compares paths and contents, not pointers
};

/// The boards beside the one under edit, as in a chain (9.2), so that its seams can be seen and mended.
struct Neighbors {
  /// No boards, copies of the board itself, one of the three boards of the Big Game on either side, or boards in the
  /// order of `order`.
  enum class Kind : std::uint8_t { None, Itself, A, B, C, Order };
  static constexpr int kKinds = 6;
  static constexpr QChar kUnderEdit = u'X';  ///< the letter of the board that is being edited
  Kind kind = Kind::None;
  Ends ends = Ends::Open;  ///< whether the chain closes to a ring
  // For `Kind::Order`; kept while another kind is shown:
  QString order = QStringLiteral("ABXC");  ///< repeated along the chain
  int boards = 4;                          ///< of the whole chain: enough for X to be among them
  std::vector<OwnNeighbor> own = {};
  bool operator==(const Neighbors&) const = default;
};

/// The letters that an order may have besides A, B and C: X and those of boards of somebody's own.
QString ownLetters(const std::vector<OwnNeighbor>& own);
/// Why an order cannot be shown, as a sentence: it is none (`faultOfOrder`), or X is not in it. Empty = it can.
QString whyNotShown(const QString& order, const std::vector<OwnNeighbor>& own);
/// The least number of boards in a chain of this order, so that the board under edit is one of them.
int fewestBoards(const QString& order);
/// The whole chain, as an order and the number of boards; none for `Kind::None`.
std::pair<QString, int> orderOf(const Neighbors& neighbors);
/// The order without letters of boards that cannot be read at the moment.
QString orderShown(const Neighbors& neighbors);

/// The chain that is shown: all of it, or of a longer one `kMostBoardsShown` boards in a row, those around the board
/// under edit. Each of its boards goes by its letter, the one under edit by X. Empty for `Kind::None`.
Chain chainShown(const Board& board, const Neighbors& neighbors);
/// The place along the chain at which the board under edit is shown: one with a neighbor on either side, if there is
/// one. 0 in an empty chain.
int homeOf(const Chain& chain);

/// A board and how far it is shifted against the one that is being edited.
struct ShiftedBoard {
  Board board;
  Hex shift;
};
/// All other boards that are shown, at their distance along the chain; in a ring the shorter way round. By the board's
/// chain offset, else by that of the others, else as near as they can lie. None if there is no such place, or if the
/// orientations differ.
std::vector<ShiftedBoard> shiftedNeighbors(const Board& board, const Neighbors& neighbors);

/// The board and its neighbors as one board, to be drawn: of cells that lie on each other only the first is there, and
/// the start pieces are those of the board alone.
Board withNeighbors(const Board& board, const Neighbors& neighbors);

/// The errors of the board, also across all seams of the whole chain, then its warnings for so many seats. Each once.
std::vector<BoardProblem> problemsAmong(const Board& board, const Neighbors& neighbors, int seats = 4);
/// The errors that keep the board from being played. A board with halves is judged as a chain of such boards.
std::vector<BoardProblem> errorsOf(const Board& board);
/// The errors that keep the whole chain from being played; the places are those of the board under edit.
std::vector<BoardProblem> errorsOfChain(const Board& board, const Neighbors& neighbors);

}  // namespace tapu
