// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStaticText>

#include "app/board/chain_layout.h"
#include "app/board/chain_sprites.h"
#include "app/kit/lamp.h"
#include "app/kit/theme.h"

class QPainter;

namespace tapu {

/// The public facts about a player at a seat of a chain.
struct ChainSeat {
  QString name;
  int color = 0;  ///< player color 0..9
  Lamp lamp = Lamp::None;
  bool operator==(const ChainSeat&) const = default;
};

/// The marks on a chain.
struct ChainMarks {
  SeatId mine = {};                  ///< its board and the two beside it are framed; none: nobody's
  std::vector<SeatId> leaders = {};  ///< the first of the ranking, named on their boards
  std::vector<int> places = {};      ///< rank of each leader, from 1; those with equal points may share one
  std::vector<int> lost = {};        ///< boards whose label is outlined in red
  bool operator==(const ChainMarks&) const = default;
};

/// A chain of boards, painted: flat hexes, pieces as small signs in the colors of their owners. Each kind of board is
/// painted once for a size and kept as a pixmap, each piece likewise; a frame of hundreds of boards is made of copies.
class ChainPicture {
 public:
  /// Where its boards lie.
  const ChainLayout& layout() const { return layout_; }
  /// Another chain; boards, seats and marks are forgotten.
  void setPlan(ChainPlan plan);
  /// Sets what stands on each board; returns the boards that look different from before.
  std::vector<int> setBoards(std::vector<ChainBoard> boards);
  const ChainBoard& board(int board) const { return boards_[static_cast<std::size_t>(board)]; }
  bool hasBoards() const { return !boards_.empty(); }
  /// Sets the players, two for each board, Sun's first; returns the boards that look different from before.
  std::vector<int> setSeats(std::vector<ChainSeat> seats);
  const std::vector<ChainSeat>& seats() const { return seats_; }
  void setMarks(ChainMarks marks);
  const ChainMarks& marks() const { return marks_; }
  void setStyle(const ChainStyle& style);
  /// To be called when the language has changed.
  void retranslate();
  /// Lays the boards out (`ChainLayout::lay`).
  void lay(QSizeF place, qreal ratio, double zoom = 1);
  /// Paints what lies in `dirty`: the islands, which stay as they are, the pieces on them, and the frame.
  void paint(QPainter& painter, const QRect& dirty, const Theme& theme);
  void paintIslands(QPainter& painter, const QRect& dirty, const Theme& theme);
  void paintStanding(QPainter& painter, const QRect& dirty, const Theme& theme);
  /// Paints the frame around the board of `mine` and the two beside it; in pieces where a row ends between them.
  void paintFrame(QPainter& painter, const Theme& theme) const;

 private:
  /// The label of a board with its texts laid out once, since that takes longer than to paint them.
  struct Label {
    struct Part {
      QString words;
      QStaticText text;
      int width = 0;
      void set(const QString& to, const QFont& font);
    };
    Part number, facts, leader;
    int leaderColor = -1;
    bool isReady = false;
  };

  void prepareSprites(const Theme& theme);
  QFont font() const;
  void put(QPainter& painter, QPointF place, const ChainSprites::Sign& sign) const;
  void paintPieces(QPainter& painter, int board);
  Label& labelOf(int board);
  void prepare(Label& label, int board) const;
  QString factsOf(int board) const;
  void paintLabel(QPainter& painter, int board, const Theme& theme);
  void paintLamps(QPainter& painter, int board, const QRect& number, const Theme& theme) const;
  int paintPart(QPainter& painter, const Label::Part& part, QPoint at, const QColor& ink) const;
  void paintArrows(QPainter& painter, int row, const Theme& theme) const;
  QColor inkOf(const Theme& theme) const;

  ChainLayout layout_;
  std::vector<ChainBoard> boards_;
  std::vector<ChainSeat> seats_;
  ChainMarks marks_;
  std::vector<Label> labels_;
  ChainSprites sprites_;
};

}  // namespace tapu
