// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>

#include "app/board/chain_plan.h"
#include "app/text/language.h"

namespace tapu {

/// The label beside the number of a board: the points of Sun and Moon, the numbers of the hexes on which their robbers
/// stand, the seats that have ended their part of the round, the number of the own seat's pieces there, or a lamp for
/// each.
enum class ChainLabels : std::uint8_t { Points, Robbers, Done, Pieces, Lamps, Nothing };

/// The layout and the labels of a chain.
struct ChainStyle {
  enum class Ground : std::uint8_t { Sea, Sheet };  ///< its ground, which decides the colors of its texts
  enum class LabelSide : std::uint8_t { Above, Below };
  int perRow = 10;       ///< boards in a row; 0: as many as make them largest. More than eight get two rows
  int labelPixels = 13;  ///< height of the font of labels, in logical pixels; no label is smaller
  double mostHex = 40;   ///< hexes are at most so wide, in logical pixels
  ChainLabels labels = ChainLabels::Points;
  enum class Names : std::uint8_t { Full, Numbers };  ///< boards by number and letter, or by their number alone
  Names names = Names::Full;
  Ground ground = Ground::Sea;
  LabelSide side = LabelSide::Above;
  Numerals numerals = Numerals::OfLanguage;
  bool operator==(const ChainStyle&) const = default;
};

/// Where the boards of a chain lie: in rows, each with room for its label. Positions are logical pixels from the corner
/// of the whole picture, which may be larger than its visible part.
class ChainLayout {
 public:
  void setPlan(ChainPlan plan) { plan_ = std::move(plan); }
  const ChainPlan& plan() const { return plan_; }
  void setStyle(const ChainStyle& style) { style_ = style; }
  const ChainStyle& style() const { return style_; }
  /// A number in the digits of the style.
  QString inDigits(int number) const { return tapu::inDigits(number, style_.numerals); }
  /// Lays the rows out in a place of this size. `zoom` 1: rows as wide as the place, or all boards in it if the style
  /// says so.
  void lay(QSizeF place, qreal ratio, double zoom = 1);
  /// Whether there are boards that were laid out.
  bool isLaid() const { return plan_.boards() > 0 && pitchY_ > 0; }

  QSize size() const { return size_; }
  qreal ratio() const { return ratio_; }
  int perRow() const { return perRow_; }
  int rows() const;
  int rowHeight() const { return pitchY_; }
  int topOf(int row) const;
  /// The distance from board to board in a row, in logical pixels.
  double step() const { return pitchX_; }
  double hexWidth() const { return hexWidth_; }
  /// A scene unit in logical pixels.
  double scale() const { return hexWidth_ / 200; }
  /// The room of a label: for two short numbers, for the number of its board, or none.
  enum class LabelRoom : std::uint8_t { All, Number, None };
  LabelRoom labelRoom() const { return roomAt(hexWidth_); }
  int labelHeight() const { return labelHeight_; }

  /// The origin of a board's own coordinates, its land, and all that belongs to it with its label.
  QPointF originOf(int board) const;
  QRect landOf(int board) const;
  QRect boxOf(int board) const;
  /// The board at a position; -1 if there is none.
  int boardAt(QPoint position) const;
  struct Rows {
    int first, last;
  };
  /// The first and last row, then the boards, that reach into a part; and the bands into which rows divide it.
  Rows rowsIn(const QRect& part) const;
  std::vector<int> boardsIn(const QRect& part) const;
  std::vector<QRect> bandsIn(const QRect& part) const;

 private:
  enum class Labeled : std::uint8_t { No, Yes };
  struct Fit {
    double hexWidth;
    Labeled labeled;
  };
  LabelRoom roomAt(double hexWidth) const;
  Fit fit(QSizeF place, int perRow) const;
  int bestPerRow(QSizeF place) const;
  int margin() const;

  ChainPlan plan_;
  ChainStyle style_;
  QSize size_;
  qreal ratio_ = 1;
  double hexWidth_ = 17;
  double pitchX_ = 1;
  int perRow_ = 10, pitchY_ = 1, left_ = 0, labelHeight_ = 0;
};

}  // namespace tapu
