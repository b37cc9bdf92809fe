// SPDX-License-Identifier: GPL-3.0-or-later
// How long a step of a stroke takes on the largest board, from the pointer's move to the pixels, and how long that
// board, a page of random boards on it and its exports take: milliseconds of the processor, so that what else a machine
// does is not counted. Medians of 27 steps, and the slowest. One JSON object on stdout.
#include <QApplication>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <ctime>

#include "app/board/geometry.h"
#include "editor/bot_games.h"
#include "editor/editor_page.h"
#include "editor/export_dialog.h"
#include "editor/generate_dialog.h"
#include "engine/board/balance.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

BoardFile largest() {
  BoardFile file;
  for (int row = 0; row < kMostAcross; ++row)
    for (int column = 0; column < kMostAcross; ++column) {
      const auto terrain = static_cast<Terrain>((row * 7 + column * 3) % 7);
      const int number = resourceOf(terrain) == Resource::None ? 0 : 3 + (row + column) % 4;
      file.board.cells.push_back(
          {hexAt({column, row}, Orientation::Pointy), terrain, number, Territory::None, CutByLine::No});
    }
  return file;
}

class Stopwatch {
 public:
  double milliseconds() const { return 1e3 * static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

 private:
  std::clock_t start_ = std::clock();
};

/// The median of some times, and what 95 of 100 of them stay under.
struct Times {
  double median = 0, p95 = 0, slowest = 0;
  static Times of(QList<double> times) {
    std::sort(times.begin(), times.end());
    return {times[times.size() / 2], times[times.size() * 95 / 100], times.back()};
  }
};

/// A stroke over the whole board, step by step, each painted.
Times stroke(EditorPage& page, int brush, Symmetry symmetry) {
  page.selection().adjust([&](auto& choices) {
    choices.brushSize = brush;
    choices.symmetry = symmetry;
    choices.content = HexContent::of(Terrain::Forest);
  });
  QList<double> times;
  QWidget* view = page.canvas()->viewport();
  const auto send = [&](QEvent::Type type, Hex at) {
    const QPointF where = page.canvas()->mapFromScene(hexCenter(at, Orientation::Pointy));
    QMouseEvent event(type, where, view->mapToGlobal(where), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
    QApplication::sendEvent(view, &event);
  };
  send(QEvent::MouseButtonPress, hexAt({2, 9}, Orientation::Pointy));
  for (int column = 3; column < 30; ++column) {
    const Stopwatch step;
    send(QEvent::MouseMove, hexAt({column, 9 + column % 3}, Orientation::Pointy));
    QApplication::sendPostedEvents();
    QApplication::processEvents();  // paints what was marked
    times << step.milliseconds();
  }
  send(QEvent::MouseButtonRelease, hexAt({29, 9}, Orientation::Pointy));
  page.document().history().undo();
  return Times::of(times);
}

/// Frames while the board is moved: 40 steps of 24 pixels.
Times pan(EditorPage& page) {
  QList<double> times;
  for (int step = 0; step < 40; ++step) {
    const Stopwatch frame;
    page.canvas()->lookAt(page.canvas()->inSight().center() + QPointF(24, 9) * page.canvas()->unitsPerPixel());
    QApplication::processEvents();
    times << frame.milliseconds();
  }
  return Times::of(times);
}

/// Steps of the zoom, from the whole board to a part of it and back.
Times zoom(EditorPage& page) {
  QList<double> times;
  const auto step = [&](void (EditorCanvas::*way)()) {
    const Stopwatch frame;
    (page.canvas()->*way)();
    QApplication::processEvents();
    times << frame.milliseconds();
  };
  page.canvas()->fit();
  QApplication::processEvents();
  for (int i = 0; i < 10; ++i) step(&EditorCanvas::zoomIn);
  for (int i = 0; i < 10; ++i) step(&EditorCanvas::zoomOut);
  return Times::of(times);
}

/// The dialog for exports on that board: milliseconds of a change of size, of what is shown, and of a sheet of A4.
void printExportTimes(const QString& folder) {
  ExportSubject subject;
  subject.board = largest().board;
  ExportDialog dialog(std::move(subject), {}, ExportDialog::Purpose::File);
  dialog.show();
  QApplication::processEvents();
  const auto median = [](auto change) {
    QList<double> times;
    for (int i = 0; i < 27; ++i) {
      const Stopwatch step;
      change(i);
      QApplication::processEvents();  // paints what was marked
      times << step.milliseconds();
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
  };
  auto* hex = dialog.findChild<QDoubleSpinBox*>(u"exportHex"_s);
  auto* numbers = dialog.findChild<QCheckBox*>(u"exportShow-numbers"_s);
  const double size = median([&](int i) { hex->setValue(20 + i * 0.7); });
  const double shown = median([&](int) { numbers->toggle(); });
  PrintWishes wishes;
  Complaint complaint;
  const auto plan = PrintPlan::of(largest().board, wishes, complaint);
  SheetWriter writer(std::make_shared<BoardPrint>(largest().board, *plan, wishes, QString()), folder + u"/x.png"_s);
  const Stopwatch writing;
  writer.next(complaint);
  std::printf("\"export_size_ms\":%.2f,\"export_shown_ms\":%.2f,\"export_sheet_ms\":%.1f}\n", size, shown,
              writing.milliseconds());
}

/// The questions of the editor after a stroke: errors and warnings, errors of the game on the board too, and how fair
/// it is.
void printJudgingTimes(const QString& path) {
  const BoardFile whole = largest();
  constexpr int times = 10;
  const Stopwatch checking;
  const auto found = problems(whole.board).size() + warnings(whole.board).size();
  const double check = checking.milliseconds();
  const Stopwatch among;
  for (int i = 0; i < times; ++i) (void)problemsAmong(whole, Neighbors());
  const double all = among.milliseconds() / times;
  const Stopwatch judging;
  for (int i = 0; i < times; ++i) (void)balanceOf(whole.board);
  const double balance = judging.milliseconds() / times;
  Complaint complaint;
  const Stopwatch reading;
  (void)loadBoard(path, complaint, Accept::Unfinished);
  std::printf("\"problems\":%zu,\"problems_ms\":%.2f,\"problems_among_ms\":%.2f,\"balance_ms\":%.2f,\"read_ms\":%.2f,",
              found, check, all, balance, reading.milliseconds());
}

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  QTemporaryDir folder;
  EditorPage page({folder.path(), {}, {}, {}});
  page.resize(1280, 800);
  page.show();
  QApplication::processEvents();
  const QString path = folder.filePath(u"largest.tapuboard"_s);
  Complaint complaint;
  saveBoard(path, largest(), complaint);
  const Stopwatch opening;
  page.files().open(path);
  page.canvas()->viewport()->repaint();
  const double open = opening.milliseconds();
  const Times small = stroke(page, 1, Symmetry::None), large = stroke(page, 3, Symmetry::None);
  const Times all = stroke(page, 1, Symmetry::Sixfold);
  const Times widest = stroke(page, EditorSelection::kLargestBrush, Symmetry::Sixfold);
  for (int i = 0; i < 4; ++i) page.canvas()->zoomIn();
  QApplication::processEvents();
  const Times near = stroke(page, 1, Symmetry::None), moved = pan(page), zoomed = zoom(page);
  const Stopwatch generating;
  GenerateDialog(page.selection(), [] { return 1u; }).draw();  // a page as it opens, and another
  const double generate = generating.milliseconds() / 2;
  std::printf(
      "{\"open_ms\":%.1f,\"step_ms\":%.2f,\"step_brush3_ms\":%.2f,\"step_sixfold_ms\":%.2f,\"slowest_sixfold_ms\":%.2f,"
      "\"step_brush5_sixfold_ms\":%.2f,\"step_brush5_sixfold_p95_ms\":%.2f,\"step_zoomed_ms\":%.2f,\"pan_ms\":%.2f,"
      "\"pan_p95_ms\":%.2f,\"zoom_ms\":%.2f,\"zoom_slowest_ms\":%.2f,\"generate_ms\":%.1f,",
      open, small.median, large.median, all.median, all.slowest, widest.median, widest.p95, near.median, moved.median,
      moved.p95, zoomed.median, zoomed.slowest, generate);
  const Stopwatch looking;  // problems and balance with their panes, as after each step
  for (int i = 0; i < 10; ++i) page.refreshNow();
  std::printf("\"refresh_ms\":%.2f,", looking.milliseconds() / 10);
  printJudgingTimes(path);
  printExportTimes(folder.path());
  return 0;
}
