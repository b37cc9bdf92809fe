// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStaticText>

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

/// The label beside the number of a board: the points of Sun and Moon, the numbers of the hexes on which their robbers
/// stand, the seats that have ended their part of the round, the number of the own seat's pieces there, or a lamp for
/// each.
enum class ChainLabels : std::uint8_t { Points, Robbers, Done, Pieces, Lamps, Nothing };

/// The marks on a chain.
struct ChainMarks {
  SeatId mine = {};                  ///< its board and the two beside it are framed; none: nobody's
  std::vector<SeatId> leaders = {};  ///< the first of the ranking, named on their boards
  std::vector<int> places = {};      ///< of the leaders, from 1; those with equal points may share one
  std::vector<int> lost = {};        ///< boards whose label is outlined in red
  bool operator==(const ChainMarks&) const = default;
};

/// The layout of a chain.
struct ChainStyle {
  enum class Ground : std::uint8_t { Sea, Sheet };  ///< its ground, which decides the colors of its texts
  enum class LabelSide : std::uint8_t { Above, Below };
  int perRow = 10;       ///< boards in a row; 0: as many as make them largest, at most eight in the first row of one
  int labelPixels = 13;  ///< height of the font of labels, in logical pixels; no label is smaller
  double mostHex = 40;   ///< hexes are at most so wide, in logical pixels
  ChainLabels labels = ChainLabels::Points;
  enum class Names : std::uint8_t { Full, Numbers };  ///< boards by number and letter, or by their number alone
  Names names = Names::Full;
  Ground ground = Ground::Sea;
  LabelSide side = LabelSide::Above;
  bool operator==(const ChainStyle&) const = default;
};

/// A chain of boards, laid out in rows and painted: flat hexes, pieces as small signs in the colors of their owners.
/// Each kind of board is painted once for a size and kept as a pixmap, each piece likewise; a frame of hundreds of
/// boards is made of copies. Positions are logical pixels from the corner of the whole picture, which may be larger
/// than its visible part.
class ChainPicture {
 public:
  /// Another chain; boards, seats and marks are forgotten.
  void setPlan(ChainPlan plan);
  const ChainPlan& plan() const { return plan_; }
  /// Where the boards stand now; returns those that look different from before.
  std::vector<int> setBoards(std::vector<ChainBoard> boards);
  const ChainBoard& board(int board) const { return boards_[static_cast<std::size_t>(board)]; }
  bool hasBoards() const { return !boards_.empty(); }
  /// Two for each board, Sun's first; returns the boards that look different from before.
  std::vector<int> setSeats(std::vector<ChainSeat> seats);
  const std::vector<ChainSeat>& seats() const { return seats_; }
  void setMarks(ChainMarks marks);
  const ChainMarks& marks() const { return marks_; }
  void setStyle(const ChainStyle& style);
  /// To be called when the language has changed.
  void retranslate();
  const ChainStyle& style() const { return style_; }
  /// Lays the rows out in a place of this size. `zoom` 1: rows as wide as the place, or all boards in it if the style
  /// says so.
  void lay(QSizeF place, qreal ratio, double zoom = 1);

  QSize size() const { return size_; }
  int perRow() const { return perRow_; }
  int rows() const;
  int rowHeight() const { return pitchY_; }
  double hexWidth() const { return hexWidth_; }
  /// The land of a board, and all that belongs to it with its label.
  QRect landOf(int board) const;
  QRect boxOf(int board) const;
  /// The board at a position; -1 if there is none.
  int boardAt(QPoint position) const;
  /// Paints what lies in `dirty`: the islands, which stay as they are, the pieces on them, and the frame.
  void paint(QPainter& painter, const QRect& dirty, const Theme& theme);
  void paintIslands(QPainter& painter, const QRect& dirty, const Theme& theme);
  void paintStanding(QPainter& painter, const QRect& dirty, const Theme& theme);
  /// Around the board of `mine` and the two beside it; in several pieces where a row ends between them.
  void paintFrame(QPainter& painter, const Theme& theme) const;
  /// The rows of boards that reach into `dirty`, from the top, as bands that divide it.
  std::vector<QRect> bandsIn(const QRect& dirty) const;

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

  enum class LabelRoom : std::uint8_t { All, Number, None };

  LabelRoom roomAt(double hexWidth) const;
  double scale() const { return hexWidth_ / 200; }
  static constexpr double kDetailed = 1.55;  // from this width on, in heights of labels, hexes show their numbers
  static constexpr int kTop = 5;             // room above the first row and below the last
  int topOf(int row) const { return kTop + row * pitchY_; }
  enum class Labeled : std::uint8_t { No, Yes };
  struct Fit {
    double hexWidth;
    Labeled labeled;
  };
  Fit fit(QSizeF place, int perRow) const;
  int bestPerRow(QSizeF place) const;
  int margin() const;
  QPointF originOf(int board) const;
  struct Rows {
    int first, last;
  };
  Rows rowsIn(const QRect& dirty) const;
  std::vector<int> boardsIn(const QRect& dirty) const;
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

  ChainPlan plan_;
  std::vector<ChainBoard> boards_;
  std::vector<ChainSeat> seats_;
  ChainMarks marks_;
  ChainStyle style_;
  std::vector<Label> labels_;
  ChainSprites sprites_;
  QSize size_;
  qreal ratio_ = 1;
  double hexWidth_ = 17;
  double pitchX_ = 1;
  int perRow_ = 10, pitchY_ = 1, left_ = 0, labelHeight_ = 0;
};

}  // namespace tapu
