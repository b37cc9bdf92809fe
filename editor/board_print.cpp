// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board_print.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/board/board_effects.h"
#include "app/board/board_overlay.h"
#include "app/board/geometry.h"
#include "app/board/items.h"
#include "app/board/painting.h"
#include "app/board/picture_file.h"
#include "app/files/whole_file.h"
#include "editor/overlay.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kPdfDots = 1200;  // an inch
constexpr int kSvgUnits = 100;  // a millimeter

bool endsIn(const QString& path, QLatin1StringView suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); }

/// Colors for white paper, on which water is white too if it is not wanted.
Theme paperTheme(PrintParts shown) {
  Theme theme = themeFor(ThemeKind::Light);
  if (!shown.testFlag(PrintPart::Sea))
    for (QColor* color : {&theme.sea0, &theme.shallow, &theme.foam, &theme.wave}) *color = Qt::white;
  return theme;
}

/// A text as outlines in a box, as large as it fits.
QPainterPath wordsIn(const QString& text, const QRectF& box, Qt::Alignment side) {
  double height = 0.75 * box.height();
  QPainterPath path = words(text, height, box.center());
  const double width = path.boundingRect().width();
  if (width > box.width()) path = words(text, height * box.width() / width, box.center());
  return side == Qt::AlignLeft ? path.translated(box.left() - path.boundingRect().left(), 0) : path;
}

}  // namespace

BoardPrint::BoardPrint(const Board& board, const PrintPlan& plan, const PrintWishes& wishes, QString title)
    : board_(printedBoard(board, wishes.shown)),
      plan_(plan),
      wishes_(wishes),
      title_(std::move(title)),
      scene_(std::make_unique<BoardScene>()),
      starts_(std::make_unique<StartsItem>(board_)) {
  scene_->setTheme(paperTheme(wishes.shown));
  scene_->effects().setMotion(Motion::Off);
  scene_->setBoard(board_);
  scene_->overlay().showStartLand(BoardOverlay::StartLandShown::Yes);
  if (!wishes.shown.testFlag(PrintPart::Starts))
    for (QGraphicsItem* item : scene_->items())
      if (const auto* piece = dynamic_cast<PieceItem*>(item); piece && piece->kind() == PieceKind::Robber) item->hide();
  scene_->addItem(starts_.get());
}

BoardPrint::~BoardPrint() { scene_->removeItem(starts_.get()); }

/// Paints the scene's view in a box of the painter's units, `unit` of them to a millimeter, with the middle of hex 0,0
/// at `origin`.
void BoardPrint::paintScene(QPainter& painter, const QRectF& target, QPointF origin, double unit) const {
  const double scale = kHexWidth / (plan_.hex() * unit);
  scene_->render(&painter, target, QRectF((target.topLeft() - origin) * scale, target.size() * scale),
                 Qt::IgnoreAspectRatio);
}

QColor BoardPrint::ground() const { return scene_->theme().sea0; }

void BoardPrint::paintTitle(QPainter& painter, const QRectF& box) const {
  if (box.isEmpty()) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(fixed::ink));
  painter.drawPath(wordsIn(title_, box, Qt::AlignHCenter));
}

void BoardPrint::paint(QPainter& painter, int sheet, double perMillimeter, Painting painting) const {
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter.setRenderHint(QPainter::LosslessImageRendering, painting == Painting::Exact);
  const QRectF page(QPointF(), plan_.page()), window = plan_.window();
  const auto inUnits = [&](const QRectF& box) {
    return QRectF(box.topLeft() * perMillimeter, box.size() * perMillimeter);
  };
  painter.fillRect(inUnits(page), Qt::white);
  painter.fillRect(inUnits(window), ground());
  // Units of the painter, not millimeters: the view of a scene is worked out in whole units.
  paintScene(painter, inUnits(window), plan_.origin(sheet) * perMillimeter, perMillimeter);
  painter.scale(perMillimeter, perMillimeter);
  paintTitle(painter, plan_.title(sheet));
  if (window != page) {
    // White over parts in the margins: SVG cannot be clipped.
    painter.fillRect(QRectF(page.topLeft(), QPointF(page.right(), window.top())), Qt::white);
    painter.fillRect(QRectF(QPointF(0, window.bottom()), page.bottomRight()), Qt::white);
    painter.fillRect(QRectF(QPointF(0, window.top()), QPointF(window.left(), window.bottom())), Qt::white);
    painter.fillRect(QRectF(QPointF(window.right(), window.top()), QPointF(page.right(), window.bottom())), Qt::white);
  }
  if (plan_.sheets() > 1) paintGluing(painter, sheet);
  painter.restore();
}

/// Crosses, dashed lines to cut along, the name of the sheet and the map of all sheets; in millimeters.
void BoardPrint::paintGluing(QPainter& painter, int sheet) const {
  const QColor ink(fixed::ink);
  QPen dashed(withAlpha(ink, 0.6), 0.15, Qt::CustomDashLine, Qt::FlatCap);
  dashed.setDashPattern({10, 17});
  painter.setPen(dashed);
  for (const QLineF& seam : plan_.seams(sheet)) painter.drawLine(seam);
  for (const QPointF& mark : plan_.marks(sheet)) {
    for (const auto& [color, width] : {std::pair{QColor(Qt::white), 0.8}, std::pair{ink, 0.25}}) {
      painter.setPen(QPen(color, width));
      painter.drawLine(mark - QPointF(4, 0), mark + QPointF(4, 0));
      painter.drawLine(mark - QPointF(0, 4), mark + QPointF(0, 4));
    }
  }
  const std::vector<QRectF> all = plan_.overview();
  painter.setPen(QPen(ink, 0.2));
  for (std::size_t i = 0; i < all.size(); ++i) {
    painter.setBrush(static_cast<int>(i) == sheet ? QBrush(ink) : QBrush(Qt::white));
    painter.drawRect(all[i]);
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawPath(wordsIn(sheetName(plan_, sheet), plan_.label(), Qt::AlignLeft));
}

void BoardPrint::paintDrawing(QPainter& painter, double perMillimeter) const {
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const QPointF corner = plan_.part(0).topLeft() - plan_.window().topLeft();
  const QPointF origin = plan_.origin(0) + corner;  // from the corner of the drawing
  paintScene(painter, QRectF(QPointF(), plan_.drawing() * perMillimeter), origin * perMillimeter, perMillimeter);
  painter.restore();
}

bool layPages(QPagedPaintDevice& device, const PrintPlan& plan) {
  const QPageSize size(plan.page(), QPageSize::Millimeter, QString(), QPageSize::ExactMatch);
  QPageLayout layout(size, QPageLayout::Portrait, {}, QPageLayout::Millimeter);
  layout.setMode(QPageLayout::FullPageMode);
  return device.setPageLayout(layout);
}

// Files

SheetWriter::SheetWriter(std::shared_ptr<const BoardPrint> print, QString path)
    : print_(std::move(print)), path_(std::move(path)) {}

SheetWriter::~SheetWriter() = default;

bool SheetWriter::writes(const QString& path) {
  return endsIn(path, ".png"_L1) || endsIn(path, ".svg"_L1) || endsIn(path, ".pdf"_L1);
}

/// Looks, before anything is drawn, whether it can be written at all.
bool SheetWriter::begin(Complaint& complaint) {
  const int dots = print_->wishes().dots;
  if (endsIn(path_, ".png"_L1) && !print_->plan().fitsMemory(dots, complaint)) return false;
  if (!canBeWritten(print_->plan().pathOf(path_, 0), complaint)) return false;
  if (!endsIn(path_, ".pdf"_L1)) return true;
  buffer_ = std::make_unique<QBuffer>(&bytes_);
  buffer_->open(QIODevice::WriteOnly);
  pdf_ = std::make_unique<QPdfWriter>(buffer_.get());
  pdf_->setTitle(print_->title());
  pdf_->setCreator(QCoreApplication::applicationName());
  pdf_->setResolution(kPdfDots);
  layPages(*pdf_, print_->plan());
  painter_ = std::make_unique<QPainter>(pdf_.get());
  return true;
}

QByteArray SheetWriter::png(int sheet) const {
  const int dots = print_->wishes().dots;
  QImage image(print_->plan().pixels(dots), QImage::Format_RGB32);
  if (image.isNull()) return {};
  image.fill(Qt::white);
  QPainter painter(&image);
  print_->paint(painter, sheet, dots / 25.4);
  painter.end();
  image.setDotsPerMeterX(static_cast<int>(std::lround(dots / 0.0254)));
  image.setDotsPerMeterY(static_cast<int>(std::lround(dots / 0.0254)));
  return pngOf(image);
}

QByteArray SheetWriter::svg(int sheet) const {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  const QSize size = (print_->plan().page() * kSvgUnits).toSize();
  generator.setResolution(static_cast<int>(kSvgUnits * 25.4));
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  generator.setTitle(print_->title());
  QPainter painter(&generator);
  print_->paint(painter, sheet, kSvgUnits);
  painter.end();
  return bytes;
}

/// Adds a page to the PDF; after the last one the file is written.
bool SheetWriter::addPage(Complaint& complaint) {
  if (sheet_ > 0) pdf_->newPage();
  print_->paint(*painter_, sheet_, kPdfDots / 25.4);
  if (sheet_ + 1 < print_->plan().sheets()) return true;
  painter_->end();
  painter_.reset();
  pdf_.reset();
  if (!writeFile(path_, bytes_, complaint)) return false;
  written_ << path_;
  return true;
}

SheetWriter::Step SheetWriter::next(Complaint& complaint) {
  if (sheet_ == 0 && !begin(complaint)) return Step::Failed;
  if (pdf_) {
    if (!addPage(complaint)) return Step::Failed;
  } else {
    const QString path = print_->plan().pathOf(path_, sheet_);
    const QByteArray bytes = endsIn(path, ".svg"_L1) ? svg(sheet_) : png(sheet_);
    if (bytes.isEmpty()) {
      //: A picture of a board could not be made
      complaint.sentence = QCoreApplication::translate("Formats", "There is not enough memory for the picture.");
      return Step::Failed;
    }
    if (!writeFile(path, bytes, complaint)) return Step::Failed;
    written_ << path;
  }
  return ++sheet_ < print_->plan().sheets() ? Step::More : Step::Done;
}

SheetWriter::Step SheetWriter::all(Complaint& complaint) {
  Step step = Step::More;
  while (step == Step::More) step = next(complaint);
  return step;
}

}  // namespace tapu
