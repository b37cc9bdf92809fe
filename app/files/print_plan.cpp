// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/print_plan.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/files/exchange.h"
#include "app/files/gift_place.h"
#include "engine/board/chain_board.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr std::array kPapers{PaperKind{"A5", 148, 210},          PaperKind{"A4", 210, 297},
                             PaperKind{"A3", 297, 420},          PaperKind{"A2", 420, 594},
                             PaperKind{"A1", 594, 841},          PaperKind{"A0", 841, 1189},
                             PaperKind{"Letter", 215.9, 279.4},  PaperKind{"Legal", 215.9, 355.6},
                             PaperKind{"Tabloid", 279.4, 431.8}, PaperKind{}};
constexpr std::array kPartWords{
    PrintPartWord{PrintPart::Sea, "sea"},         PrintPartWord{PrintPart::Numbers, "numbers"},
    PrintPartWord{PrintPart::Harbors, "harbors"}, PrintPartWord{PrintPart::Starts, "starts"},
    PrintPartWord{PrintPart::Halves, "halves"},   PrintPartWord{PrintPart::Names, "names"}};

constexpr double kCoast = 0.5;             // radii: how far coast and pieces reach beyond a hex
constexpr double kBadgeOut = 76 / 115.47;  // radii from the edge of a harbor to the middle of its badge
constexpr double kBadge = 0.45;            // radii: how far a badge reaches
constexpr double kPoint = 25.4 / 72;       // pages of PDF are measured in whole points
constexpr double kLittle = 1e-6;

QRectF boxAround(QPointF middle, double reach) {
  return {middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

/// The board with its coast and harbors, in widths of a hex.
QRectF boxOf(const Board& board) {
  QRectF box;
  for (const Cell& cell : board.cells) {
    for (int i = 0; i < kSides; ++i)
      box |=
          boxAround(placeOfPoint(cornerPoint(cell.at, i, board.orientation), board.orientation), kCoast * kHexRadius);
  }
  for (const Harbor& harbor : board.harbors) {
    const auto corner = [&](int which) {
      return placeOfPoint(cornerPoint(harbor.hex, which % kSides, board.orientation), board.orientation);
    };
    const QPointF edge = (corner(harbor.side) + corner(harbor.side + 1)) / 2;
    const QPointF out = edge - placeOfPoint(center(harbor.hex, board.orientation), board.orientation);
    box |= boxAround(edge + out / std::hypot(out.x(), out.y()) * kBadgeOut * kHexRadius, kBadge * kHexRadius);
  }
  for (const Gift& gift : board.gifts) box |= boxAround(giftPlace(gift, board), kGiftSide / 2);
  return box;
}

/// The number of windows of this length that cover so much.
int count(double length, double window, double overlap) {
  return std::max(1, static_cast<int>(std::ceil((length - overlap) / (window - overlap) - kLittle)));
}

QString number(double value) { return QLocale().toString(value, 'f', value == std::floor(value) ? 0 : 1); }

/// Says which wish is out of its range; empty: none is.
QString outOfRange(const PrintWishes& wishes) {
  const auto isIn = [](double value, double least, double most) { return value >= least && value <= most; };
  const auto range = [](const QString& sentence, double least, double most) {
    return sentence.arg(number(least), number(most));
  };
  if (!isIn(wishes.hex, PrintWishes::kLeastHex, PrintWishes::kMostHex))
    //: Printing a board; %1 and %2 are lengths in millimeters
    return range(QCoreApplication::translate("Formats", "A hex is from %1 to %2 mm wide."), PrintWishes::kLeastHex,
                 PrintWishes::kMostHex);
  if (!isIn(wishes.margin, PrintWishes::kLeastMargin, PrintWishes::kMostMargin))
    //: Printing a board: the white border of a sheet; %1 and %2 are lengths in millimeters
    return range(QCoreApplication::translate("Formats", "The margin is from %1 to %2 mm wide."),
                 PrintWishes::kLeastMargin, PrintWishes::kMostMargin);
  if (!isIn(wishes.overlap, 0, PrintWishes::kMostOverlap))
    //: Printing a board: what two sheets both show; %1 and %2 are lengths in millimeters
    return range(QCoreApplication::translate("Formats", "Sheets overlap by %1 to %2 mm."), 0,
                 PrintWishes::kMostOverlap);
  if (!isIn(wishes.dots, PrintWishes::kLeastDots, PrintWishes::kMostDots))
    //: Pictures of a board; %1 and %2 are numbers
    return range(QCoreApplication::translate("Formats", "A picture has from %1 to %2 dots an inch."),
                 PrintWishes::kLeastDots, PrintWishes::kMostDots);
  return {};
}

}  // namespace

std::span<const PrintPartWord> printPartWords() { return kPartWords; }

std::span<const PaperKind> papers() { return kPapers; }

std::optional<PaperKind> paperNamed(QStringView name) {
  for (const PaperKind& paper : kPapers)
    if (name.compare(QLatin1StringView(paper.name), Qt::CaseInsensitive) == 0) return paper;
  return std::nullopt;
}

/// False: a hex does not fit between the margins of this page beside the glued part.
bool PrintPlan::lay(const PrintWishes& wishes, QSizeF page) {
  page_ = page;
  window_ = QRectF(QPointF(wishes.margin, wishes.margin), page - QSizeF(2 * wishes.margin, 2 * wishes.margin));
  step_ = window_.size() - QSizeF(wishes.overlap, wishes.overlap);
  const double across = wishes.hex, up = 2 * kHexRadius * wishes.hex;
  const bool isPointy = orientation_ == Orientation::Pointy;
  if (step_.width() < (isPointy ? across : up) || step_.height() < (isPointy ? up : across)) return false;
  columns_ = count(drawing_.width(), window_.width(), wishes.overlap);
  rows_ = count(drawing_.height(), window_.height(), wishes.overlap);
  const QSizeF covered(columns_ * step_.width() + wishes.overlap, rows_ * step_.height() + wishes.overlap);
  corner_ = QPointF(covered.width() - drawing_.width(), covered.height() - drawing_.height()) / 2;
  return true;
}

std::optional<PrintPlan> PrintPlan::of(const Board& whole, const PrintWishes& wishes, Complaint& complaint) {
  if (!hasHexes(whole, complaint)) return std::nullopt;
  if (complaint.sentence = outOfRange(wishes); !complaint.isEmpty()) return std::nullopt;
  const Board board = printedBoard(whole, wishes.shown);
  const QRectF box = boxOf(board);
  PrintPlan plan;
  plan.hex_ = wishes.hex;
  plan.overlap_ = wishes.overlap;
  plan.orientation_ = board.orientation;
  plan.title_ = wishes.shown.testFlag(PrintPart::Names) ? std::clamp(0.5 * wishes.hex, 6.0, 24.0) : 0;
  plan.land_ = QPointF(0, plan.title_) - box.topLeft() * wishes.hex;
  plan.drawing_ = box.size() * wishes.hex + QSizeF(0, plan.title_);
  if (wishes.paper.isAsLargeAsBoard()) {
    const auto inPoints = [](double length) { return std::ceil(length / kPoint - kLittle) * kPoint; };
    plan.page_ = {inPoints(plan.drawing_.width() + 2 * wishes.margin),
                  inPoints(plan.drawing_.height() + 2 * wishes.margin)};
    plan.window_ = QRectF(QPointF(), plan.page_);  // the sea runs to the edge
    plan.step_ = plan.page_;
    plan.corner_ =
        QPointF(plan.page_.width() - plan.drawing_.width(), plan.page_.height() - plan.drawing_.height()) / 2;
    return plan;
  }
  const QSizeF upright(wishes.paper.width, wishes.paper.height);
  PrintPlan lying = plan;
  const bool stands = wishes.turn != PaperTurn::Landscape && plan.lay(wishes, upright);
  const bool lies = wishes.turn != PaperTurn::Portrait && lying.lay(wishes, upright.transposed());
  if (!stands && !lies) {
    //: Printing a board; %1 a length in millimeters
    complaint.sentence =
        QCoreApplication::translate("Formats", "The paper is too small for a hex of %1 mm between its margins.")
            .arg(number(wishes.hex));
    return std::nullopt;
  }
  const bool isWide = plan.drawing_.width() > plan.drawing_.height();
  if (!stands || (lies && (lying.sheets() < plan.sheets() || (lying.sheets() == plan.sheets() && isWide))))
    plan = lying;
  if (plan.sheets() <= kMostSheets) return plan;
  //: Printing a board; %1 how many sheets of paper it would be, %2 how many it may be
  complaint.sentence = QCoreApplication::translate("Formats", "That would be %1 sheets; the most is %2.")
                           .arg(QLocale().toString(plan.sheets()), QLocale().toString(kMostSheets));
  return std::nullopt;
}

QRectF PrintPlan::part(int sheet) const {
  return {QPointF(columnOf(sheet) * step_.width(), rowOf(sheet) * step_.height()) - corner_, window_.size()};
}

QRectF PrintPlan::title() const {
  if (title_ <= 0) return {};
  const int column = (columns_ - 1) / 2;  // the middle one, or that at its left
  // The part that only this column shows: letters would be cut where two sheets are joined.
  const double left = column * step_.width() + (column > 0 ? overlap_ : 0) - corner_.x();
  const double right = (column + 1) * step_.width() + (column + 1 == columns_ ? overlap_ : 0) - corner_.x();
  const QRectF alone(left, 0, right - left, title_);
  return alone & QRectF(0, 0, drawing_.width(), title_);
}

QRectF PrintPlan::title(int sheet) const { return title().translated(window_.topLeft() - part(sheet).topLeft()); }

QPointF PrintPlan::origin(int sheet) const { return window_.topLeft() - part(sheet).topLeft() + land_; }

QPointF PrintPlan::placeOf(Point point, int sheet) const {
  return origin(sheet) + placeOfPoint(point, orientation_) * hex_;
}

std::vector<QPointF> PrintPlan::marks(int sheet) const {
  if (sheets() == 1) return {};
  std::vector<QPointF> marks;
  const QPointF first = window_.topLeft() + QPointF(overlap_, overlap_) / 2;
  for (int down = 0; down < 2; ++down) {
    for (int across = 0; across < 2; ++across) {
      const int row = rowOf(sheet) + down, column = columnOf(sheet) + across;
      const bool isShared = (row > 0 && row < rows_) || (column > 0 && column < columns_);
      if (isShared) marks.push_back(first + QPointF(across * step_.width(), down * step_.height()));
    }
  }
  return marks;
}

std::vector<QLineF> PrintPlan::seams(int sheet) const {
  std::vector<QLineF> seams;
  const QRectF inner(window_.topLeft() + QPointF(overlap_, overlap_) / 2, step_);
  if (columnOf(sheet) > 0) seams.emplace_back(inner.left(), window_.top(), inner.left(), window_.bottom());
  if (columnOf(sheet) + 1 < columns_) seams.emplace_back(inner.right(), window_.top(), inner.right(), window_.bottom());
  if (rowOf(sheet) > 0) seams.emplace_back(window_.left(), inner.top(), window_.right(), inner.top());
  if (rowOf(sheet) + 1 < rows_) seams.emplace_back(window_.left(), inner.bottom(), window_.right(), inner.bottom());
  return seams;
}

QRectF PrintPlan::label() const {
  const double height = std::min(page_.height() - window_.bottom() - 2, 5.0);
  return {window_.left(), window_.bottom() + 1, window_.width() / 2, height};
}

std::vector<QRectF> PrintPlan::overview() const {
  const double room = page_.height() - window_.bottom() - 2, shape = page_.width() / page_.height();
  const double height = std::min({room / rows_, 4.0, window_.width() / 2 / (columns_ * shape)});
  const QSizeF each(height * shape, height);
  const QPointF first(window_.right() - columns_ * each.width(), window_.bottom() + 1);
  std::vector<QRectF> sheetBoxes;
  for (int i = 0; i < sheets(); ++i)
    sheetBoxes.emplace_back(first + QPointF(columnOf(i) * each.width(), rowOf(i) * each.height()), each);
  return sheetBoxes;
}

QSize PrintPlan::pixels(int dots) const {
  return {static_cast<int>(std::lround(page_.width() / 25.4 * dots)),
          static_cast<int>(std::lround(page_.height() / 25.4 * dots))};
}

bool PrintPlan::fitsMemory(int dots, Complaint& complaint) const {
  const auto fits = [this](int many) {
    const QSize size = pixels(many);
    return static_cast<double>(size.width()) * size.height() <= kMostPixels &&
           std::max(size.width(), size.height()) <= kMostPixelsAcross;
  };
  if (fits(dots)) return true;
  int most = dots;
  while (most > 1 && !fits(most)) --most;
  const QSize size = pixels(dots);
  if (most < PrintWishes::kLeastDots) {
    //: A picture of a board is too large, however few dots an inch it has; %1 × %2 its dots
    complaint.sentence = QCoreApplication::translate(
                             "Formats", "A picture of %1 × %2 dots is too large. Smaller hexes, SVG or PDF would do.")
                             .arg(QLocale().toString(size.width()), QLocale().toString(size.height()));
    return false;
  }
  //: A picture of a board is too large; %1 × %2 its dots, %3 how many dots an inch would do
  complaint.sentence =
      QCoreApplication::translate("Formats", "A picture of %1 × %2 dots is too large. With %3 dots an inch it fits.")
          .arg(QLocale().toString(size.width()), QLocale().toString(size.height()), QLocale().toString(most));
  return false;
}

QString PrintPlan::pathOf(const QString& path, int sheet) const {
  if (sheets() == 1) return path;
  const QFileInfo file(path);
  const QString folder = path.left(path.size() - file.fileName().size());
  const QString suffix = file.suffix();
  const QString stem = suffix.isEmpty() ? file.fileName() : file.fileName().chopped(suffix.size() + 1);
  const QString name = u"%1-%2-%3"_s.arg(stem).arg(rowOf(sheet) + 1).arg(columnOf(sheet) + 1);
  return folder + (suffix.isEmpty() ? name : name + u'.' + suffix);
}

Board printedBoard(Board board, PrintParts shown) {
  if (!shown.testFlag(PrintPart::Harbors)) board.harbors.clear();
  const std::vector<Hex> robbers = startRobbers(board);
  board.robber.reset();
  board.moreRobbers.clear();
  if (shown.testFlag(PrintPart::Starts)) {
    if (!robbers.empty()) {
      board.robber = robbers.front();
      board.moreRobbers = {robbers.begin() + 1, robbers.end()};
    }
  } else {
    board.starts.clear();
    board.halves.clear();
    board.pirate.reset();
    board.noStart.clear();
  }
  for (Cell& cell : board.cells) {
    if (!shown.testFlag(PrintPart::Starts)) cell.startLand = StartLand::Yes;
    if (!shown.testFlag(PrintPart::Numbers)) cell.number = 0;
    if (shown.testFlag(PrintPart::Halves)) continue;
    cell.territory = Territory::None;
    cell.cutByLine = CutByLine::No;
  }
  return board;
}

QString printTitle(const BoardFile& file, const QString& locale) {
  const QString name = file.name(locale).simplified(), author = file.author.simplified();
  if (name.isEmpty() || author.isEmpty()) return name;
  //: Line above a printed board: %1 its name, %2 who made it
  return QCoreApplication::translate("Formats", "%1 · by %2").arg(name, author);
}

QString chainTitle(const QString& name, int boards) {
  const QString shown = name.simplified();
  if (shown.isEmpty()) return shown;
  //: Line above a printed chain of boards: %1 the name of one of them
  return QCoreApplication::translate("Formats", "Chain of %n board(s) with “%1”", nullptr, boards).arg(shown);
}

QString sheetName(const PrintPlan& plan, int sheet) {
  const auto word = [](int number) { return QLocale().toString(number); };
  //: On a sheet of paper that shows a part of a board: %1 and %3 its place, %2 and %4 how many rows and columns of
  //: sheets there are
  return QCoreApplication::translate("Formats", "Row %1 of %2, column %3 of %4")
      .arg(word(plan.rowOf(sheet) + 1), word(plan.rows()), word(plan.columnOf(sheet) + 1), word(plan.columns()));
}

double largestHexOnOneSheet(const Board& board, PrintWishes wishes) {
  Complaint complaint;
  const auto fits = [&](int tenths) {
    wishes.hex = tenths / 10.0;
    const auto plan = PrintPlan::of(board, wishes, complaint);
    return plan && plan->sheets() == 1;
  };
  int fitting = static_cast<int>(PrintWishes::kLeastHex * 10), over = static_cast<int>(PrintWishes::kMostHex * 10) + 1;
  if (!fits(fitting)) return 0;
  while (over - fitting > 1) {
    const int middle = (fitting + over) / 2;
    (fits(middle) ? fitting : over) = middle;
  }
  return fitting / 10.0;
}

}  // namespace tapu
