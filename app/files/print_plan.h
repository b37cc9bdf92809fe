// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>
#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "app/files/board_file.h"

namespace tapu {

// The layout of a board on paper: the same for pictures and prints of the editor and of tapu-tool, which therefore
// agree. All lengths are in millimeters; x grows to the right and y downward.

/// The parts of a print besides the land.
enum class PrintPart : quint8 {
  Sea = 1,      ///< the color of the water; else the paper stays white there
  Numbers = 2,  ///< the number tokens
  Harbors = 4,
  Starts = 8,   ///< start pieces, robbers, pirate, and where nobody begins
  Halves = 16,  ///< territories and the dividing line of a board of a chain (9.3)
  Names = 32,   ///< the name of the board and its author, in a line above it
};
Q_DECLARE_FLAGS(PrintParts, PrintPart)
inline constexpr PrintParts kAllPrintParts = PrintParts::fromInt(63);
/// A part and its word on a command line and in settings.
struct PrintPartWord {
  PrintPart part;
  const char* word;
};
std::span<const PrintPartWord> printPartWords();

/// A kind of paper, upright.
struct PaperKind {
  const char* name = "board";  ///< "A4"; of the paper that is as large as the board: "board"
  double width = 0, height = 0;
  bool isAsLargeAsBoard() const { return width <= 0; }
};
/// All kinds, the one that is as large as the board last.
std::span<const PaperKind> papers();
/// The one of this name, in large or small letters; nothing if there is none.
std::optional<PaperKind> paperNamed(QStringView name);

enum class PaperTurn : quint8 { Auto, Portrait, Landscape };  ///< Auto: the one with fewer sheets

/// Wishes for a print.
struct PrintWishes {
  static constexpr double kLeastHex = 5, kMostHex = 200;
  static constexpr double kLeastMargin = 5, kMostMargin = 50, kMostOverlap = 40;
  static constexpr int kLeastDots = 36, kMostDots = 1200;
  double hex = 25;  ///< width of a hex between two parallel sides
  PaperKind paper = {"A4", 210, 297};
  PaperTurn turn = PaperTurn::Auto;
  double margin = 10;   ///< white border of a sheet; around the board on paper as large as the board
  double overlap = 10;  ///< the part that two neighboring sheets share, to be glued
  PrintParts shown = kAllPrintParts;
  int dots = 300;  ///< an inch, for pictures made of dots
};

/// The parts of the board and their places on the sheets. A drawing is as large as the board with its coast, its
/// harbors and the line above it; sheets show windows of it, row by row.
class PrintPlan {
 public:
  static constexpr int kMostSheets = 200;
  static constexpr double kMostPixels = 100e6;  ///< of one picture made of dots: 400 MB while it is painted
  static constexpr int kMostPixelsAcross = 32'000;

  /// Nothing and a sentence: there is no land, a wish is out of its range, the paper is too small, or there would be
  /// too many sheets.
  static std::optional<PrintPlan> of(const Board& board, const PrintWishes& wishes, Complaint& complaint);

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  int sheets() const { return rows_ * columns_; }
  double hex() const { return hex_; }
  QSizeF page() const { return page_; }        ///< of each sheet, in its turn
  QRectF window() const { return window_; }    ///< on each sheet: the printed part
  QSizeF drawing() const { return drawing_; }  ///< the board with all around it
  /// The place of the line above the board, within the drawing: on one sheet of the first row alone, beside the middle.
  /// Empty without a line.
  QRectF title() const;
  QRectF title(int sheet) const;  ///< the same on a sheet, which may lie outside of its window

  /// The place on a sheet, from 0 in reading order, of a point of the lattice; it may lie outside of the window.
  QPointF placeOf(Point point, int sheet) const;
  /// The middle of hex 0,0 on a sheet.
  QPointF origin(int sheet) const;
  int rowOf(int sheet) const { return sheet / columns_; }
  int columnOf(int sheet) const { return sheet % columns_; }
  /// Crosses on a sheet: each lies on the same spot of the board on every sheet that shows it. None if there is one
  /// sheet alone.
  std::vector<QPointF> marks(int sheet) const;
  /// Lines along which a sheet may be cut: in the middle of the part it shares with a neighbor.
  std::vector<QLineF> seams(int sheet) const;
  /// In the lower margin of each of several sheets: where its words go, and a small map of all sheets.
  QRectF label() const;
  std::vector<QRectF> overview() const;
  /// The part of a sheet, within the drawing.
  QRectF part(int sheet) const;

  /// The pixels of a sheet with so many dots an inch.
  QSize pixels(int dots) const;
  /// Whether a picture of a sheet with so many dots an inch can be painted; if not, a sentence says how many can.
  bool fitsMemory(int dots, Complaint& complaint) const;
  /// The file of a sheet: of one alone the path itself, else "name-ROW-COLUMN.png", from 1.
  QString pathOf(const QString& path, int sheet) const;

 private:
  bool lay(const PrintWishes& wishes, QSizeF page);
  double hex_ = 0, title_ = 0, overlap_ = 0;
  Orientation orientation_ = Orientation::Pointy;
  QSizeF page_, drawing_;
  QRectF window_;
  QPointF land_;    ///< from the corner of the drawing to the middle of hex 0,0
  QPointF corner_;  ///< of the drawing, from that of the first window
  QSizeF step_;     ///< from a sheet to the next
  int rows_ = 1, columns_ = 1;
};

/// The board without hidden parts, and with a name for every robber to be shown.
Board printedBoard(Board board, PrintParts shown);
/// The line above a printed board: its name and its author in the language of a locale; empty without a name.
QString printTitle(const BoardFile& file, const QString& locale);
/// The line above a printed chain, by the name of one of its boards; empty without a name.
QString chainTitle(const QString& name, int boards);
/// The name of one of several sheets: "Row 1 of 2, column 3 of 3".
QString sheetName(const PrintPlan& plan, int sheet);
/// The largest hex, in whole tenths of a millimeter, at which the board lies on one sheet; 0 if not even the smallest
/// does. The size of the wishes is not looked at.
double largestHexOnOneSheet(const Board& board, PrintWishes wishes);

}  // namespace tapu
