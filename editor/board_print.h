// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <memory>

#include "app/board/board_scene.h"
#include "app/files/print_plan.h"

class QPagedPaintDevice;
class QPainter;
class QPdfWriter;
class QBuffer;

namespace tapu {

class StartsItem;

/// A board in print: in colors for white paper, with its start pieces, apart from the view on the screen. It paints
/// sheets as the plan lays them.
class BoardPrint {
 public:
  /// `title`: the line above the board, if the plan has room for one.
  BoardPrint(const Board& board, const PrintPlan& plan, const PrintWishes& wishes, QString title);
  ~BoardPrint();
  const PrintPlan& plan() const { return plan_; }
  const PrintWishes& wishes() const { return wishes_; }
  const QString& title() const { return title_; }
  /// Shows the same board laid out in another way.
  void setPlan(const PrintPlan& plan) { plan_ = plan; }

  /// Paints a sheet with its upper left corner at the origin, `perMillimeter` units of the painter to a millimeter.
  /// Exact: as shapes, at any place between pixels; quick: from cached pictures, for the screen.
  enum class Painting : quint8 { Exact, Quick };
  void paint(QPainter& painter, int sheet, double perMillimeter, Painting painting = Painting::Exact) const;
  /// Paints the whole drawing without sheets and title, its upper left corner at the origin, for a preview.
  void paintDrawing(QPainter& painter, double perMillimeter) const;
  /// Paints the line above the board into a box; nothing into an empty one.
  void paintTitle(QPainter& painter, const QRectF& box) const;
  /// The color around the board.
  QColor ground() const;

 private:
  void paintScene(QPainter& painter, const QRectF& target, QPointF origin, double unit) const;
  void paintGluing(QPainter& painter, int sheet) const;
  Board board_;
  PrintPlan plan_;
  PrintWishes wishes_;
  QString title_;
  std::unique_ptr<BoardScene> scene_;
  std::unique_ptr<StartsItem> starts_;
};

/// Lays the pages of a print as its plan does, without margins of their own. False: the device has no such paper.
bool layPages(QPagedPaintDevice& device, const PrintPlan& plan);

/// Writes a print to disk sheet by sheet, so that a window can go on between two of them: `.png` and `.svg` as a file
/// for each sheet, `.pdf` as one file with a page for each. Each file is written as a whole or not at all.
class SheetWriter {
 public:
  SheetWriter(std::shared_ptr<const BoardPrint> print, QString path);
  ~SheetWriter();
  enum class Step { More, Done, Failed };
  /// Draws the next sheet. Failed: the complaint has the reason; earlier sheets stay.
  Step next(Complaint& complaint);
  /// Draws all that is left.
  Step all(Complaint& complaint);
  int drawn() const { return sheet_; }                     ///< sheets
  const QStringList& written() const { return written_; }  ///< paths of files that are complete
  static bool writes(const QString& path);                 ///< whether the end of the name is one of the three

 private:
  bool begin(Complaint& complaint);
  QByteArray png(int sheet) const;
  QByteArray svg(int sheet) const;
  bool addPage(Complaint& complaint);
  std::shared_ptr<const BoardPrint> print_;
  QString path_;
  QByteArray bytes_;
  std::unique_ptr<QBuffer> buffer_;
  std::unique_ptr<QPdfWriter> pdf_;
  std::unique_ptr<QPainter> painter_;
  int sheet_ = 0;
  QStringList written_;
};

}  // namespace tapu
