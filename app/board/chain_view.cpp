// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/chain_view.h"

#include <QAccessible>
#include <QApplication>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "app/board/painting.h"
#include "app/kit/art.h"
#include "app/kit/sea_page.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeastZoom = -4, kMostZoom = 8;
constexpr QSize kChip(236, 88);

bool scrolls(const QAbstractScrollArea& view) {
  return view.horizontalScrollBar()->maximum() > 0 || view.verticalScrollBar()->maximum() > 0;
}

/// The chip of a board: below it, or above it where there is no room.
QRect chipAt(const QRect& ring, QSize seen) {
  QRect chip(QPoint(ring.center().x() - kChip.width() / 2, ring.bottom() + 8), kChip);
  if (chip.bottom() > seen.height()) chip.moveBottom(ring.top() - 8);
  chip.moveLeft(std::clamp(chip.left(), 4, std::max(4, seen.width() - kChip.width() - 4)));
  return chip;
}

void paintRing(QPainter& painter, const QRect& ring) {
  painter.setBrush(Qt::NoBrush);
  for (const auto& [color, width] : {std::pair(fixed::ink, 5.0), std::pair(fixed::cream, 2.5)}) {
    painter.setPen(QPen(color, width));
    painter.drawRoundedRect(ring, 8, 8);
  }
}

void paintSeat(QPainter& painter, const QRect& row, const ChainPicture& picture, int board, int half) {
  const std::size_t seat = static_cast<std::size_t>(board * kSeatsAtBoardOfChain + half);
  const qreal ratio = picture.layout().ratio();
  painter.drawPixmap(row.left(), row.top() + 3,
                     tapu::picture(half == 0 ? u"emblem-sun"_s : u"emblem-moon"_s, 18, ratio));
  const bool known = seat < picture.seats().size();
  painter.drawPixmap(row.left() + 24, row.top() + 3, badgePicture(known ? picture.seats()[seat].color : 0, 18, ratio));
  const QFont bold = textFont(kNoteText, Weight::Bold), plain = textFont(kNoteText);
  int right = row.right();
  const auto figure = [&](const QString& icon, int value, const QColor& color) {
    painter.setFont(bold);
    painter.setPen(fixed::cream);
    painter.drawText(QRect(right - 26, row.top(), 26, row.height()), Qt::AlignVCenter | Qt::AlignRight,
                     QLocale().toString(value));
    paintIcon(painter, icon, QRectF(right - 46, row.top() + 4, 16, 16), color);
    right -= 52;
  };
  if (picture.hasBoards()) {
    const ChainFigures& figures = picture.board(board).seats[static_cast<std::size_t>(half)];
    figure(u"star"_s, figures.points, themeFor(ThemeKind::Light).accent);
    figure(u"cards"_s, figures.cards, fixed::cream);
  }
  painter.setFont(plain);
  painter.setPen(fixed::cream);
  const QRect name(row.left() + 48, row.top(), right - row.left() - 50, row.height());
  const QString words = known ? picture.seats()[seat].name : QString();
  painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft,
                   painter.fontMetrics().elidedText(words, Qt::ElideRight, name.width()));
}

/// The chip about a board, with both its seats.
void paintChip(QPainter& painter, const QRect& chip, const ChainPicture& picture, int board) {
  painter.setPen(QPen(fixed::cream, 1.5));
  painter.setBrush(fixed::ink);
  painter.drawRoundedRect(chip, 10, 10);
  const QRect head(chip.left() + 12, chip.top() + 6, chip.width() - 24, 22);
  painter.setPen(fixed::cream);
  painter.setFont(textFont(kNoteText, Weight::Bold));
  //: Head of a chip about one board of the chain: %1 is its number and letter.
  painter.drawText(head, Qt::AlignVCenter | Qt::AlignLeft,
                   ChainView::tr("Board %1").arg(picture.layout().plan().name(board)));
  painter.setFont(textFont(kHintText));
  painter.setPen(withAlpha(fixed::cream, 0.75));
  //: In the chip about a board of the chain: the key that goes to this board
  painter.drawText(head, Qt::AlignVCenter | Qt::AlignRight, ChainView::tr("Enter: go there"));
  for (int half : {0, 1})
    paintSeat(painter, QRect(chip.left() + 12, chip.top() + 30 + 26 * half, chip.width() - 24, 24), picture, board,
              half);
}

}  // namespace

ChainView::ChainView(const ChainStyle& style, QWidget* parent) : QAbstractScrollArea(parent) {
  picture_.setStyle(style);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  viewport()->setMouseTracking(true);
  viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
  //: Screen reader: the picture of all boards of a Big Game
  setSpokenName(this, tr("Chain of boards"));
}

QPoint ChainView::scrolled() const { return {horizontalScrollBar()->value(), verticalScrollBar()->value()}; }

void ChainView::setGame(const GameDefinition& definition, const Chain& chain) {
  picture_.setPlan(ChainPlan(definition, chain));
  current_ = hover_ = -1;
  table_.reset();
  lay();
}

void ChainView::setState(const GameDefinition& definition, const State& state) {
  const auto changed = picture_.setBoards(chainBoards(layout_.plan(), definition, state));
  repaintBoards(changed);
  table_.tellChanged(changed);
}

void ChainView::setSeats(std::vector<ChainSeat> seats) {
  const auto changed = picture_.setSeats(std::move(seats));
  repaintBoards(changed);
  table_.tellChanged(changed);
}

void ChainView::setMarks(const ChainMarks& marks) {
  if (marks == picture_.marks()) return;
  picture_.setMarks(marks);
  viewport()->update();
}

void ChainView::setStyle(const ChainStyle& style) {
  picture_.setStyle(style);
  lay();
}

/// More boards than these are not worth a rectangle each.
void ChainView::repaintBoards(const std::vector<int>& boards) {
  constexpr std::size_t kMost = 40;
  if (boards.size() > kMost) return viewport()->update();
  for (int board : boards)
    if (board < layout_.plan().boards()) viewport()->update(layout_.boxOf(board).translated(-scrolled()));
}

void ChainView::lay() {
  const bool whole = layout_.style().perRow == 0;
  picture_.lay(viewport()->size(), devicePixelRatioF(), whole ? 1 : std::pow(1.2, zoom_));
  const QSize content = layout_.size(), seen = viewport()->size();
  const auto set = [](QScrollBar* bar, int all, int part, int step) {
    bar->setRange(0, std::max(0, all - part));
    bar->setPageStep(part);
    bar->setSingleStep(step);
  };
  set(horizontalScrollBar(), content.width(), seen.width(), 40);
  set(verticalScrollBar(), content.height(), seen.height(), std::max(10, layout_.rowHeight() / 2));
  ground_ = {};
  viewport()->update();
}

void ChainView::setZoom(int steps) {
  steps = std::clamp(steps, kLeastZoom, kMostZoom);
  if (steps == zoom_) return;
  zoom_ = steps;
  lay();
  if (current_ >= 0) scrollTo(current_);
}

void ChainView::scrollTo(int board) {
  const QRect box = layout_.boxOf(board), seen(scrolled(), viewport()->size());
  const auto into = [](QScrollBar* bar, int from, int to, int first, int last) {
    if (from < first)
      bar->setValue(from);
    else if (to > last)
      bar->setValue(bar->value() + to - last);
  };
  into(horizontalScrollBar(), box.left(), box.right(), seen.left(), seen.right());
  into(verticalScrollBar(), box.top(), box.bottom(), seen.top(), seen.bottom());
}

void ChainView::setCurrent(int board) {
  if (board >= layout_.plan().boards()) return;
  current_ = board;
  if (board >= 0) scrollTo(board);
  viewport()->update();
  tell();
}

void ChainView::moveTo(int board) {
  if (layout_.plan().boards() == 0) return;
  board = std::clamp(board, 0, layout_.plan().boards() - 1);
  setHover(-1);
  if (board == current_) return;
  setCurrent(board);
  Q_EMIT currentChanged(board);
}

/// Tells screen readers which board is the current one.
void ChainView::tell() {
  setSpokenDetails(this, current_ < 0 ? QString() : table_.sentence(current_));
  QAccessibleEvent event(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&event);
}

bool ChainView::find(const QString& text) {
  const QString wanted = text.trimmed();
  const int boards = layout_.plan().boards();
  if (wanted.isEmpty() || boards == 0) return false;
  bool isNumber = false;
  if (const int number = QLocale().toInt(wanted, &isNumber); isNumber) {
    if (number < 1 || number > boards) return false;
    moveTo(number - 1);
    return true;
  }
  const auto fits = [&](int board) {
    for (std::size_t half = 0; half < kSeatsAtBoardOfChain; ++half) {
      const std::size_t seat = static_cast<std::size_t>(board) * kSeatsAtBoardOfChain + half;
      if (seat < picture_.seats().size() && picture_.seats()[seat].name.startsWith(wanted, Qt::CaseInsensitive))
        return true;
    }
    return false;
  };
  for (int i = 1; i <= boards; ++i)
    if (const int board = (current_ + i + boards) % boards; fits(board)) {
      moveTo(board);
      return true;
    }
  return false;
}

void ChainView::keyPressEvent(QKeyEvent* event) {
  const int now = std::max(current_, 0), row = layout_.perRow();
  const int page = row * std::max(1, viewport()->height() / std::max(1, layout_.rowHeight()));
  const auto go = [&](int board) { moveTo(current_ < 0 ? 0 : board); };
  switch (event->key()) {
    case Qt::Key_Left: return go(now - 1);
    case Qt::Key_Right: return go(now + 1);
    case Qt::Key_Up: return go(now >= row ? now - row : now);
    case Qt::Key_Down: return go(now + row < layout_.plan().boards() ? now + row : now);
    case Qt::Key_PageUp: return go(now - page);
    case Qt::Key_PageDown: return go(now + page);
    case Qt::Key_End: return go(layout_.plan().boards() - 1);
    case Qt::Key_Home:
      if (const SeatId mine = picture_.marks().mine) moveTo(mine.value / kSeatsAtBoardOfChain);
      Q_EMIT homeWanted();
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (current_ >= 0) Q_EMIT boardChosen(current_);
      return;
    case Qt::Key_Slash: Q_EMIT searchWanted(); return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: setZoom(zoom_ + 1); break;
    case Qt::Key_Minus: setZoom(zoom_ - 1); break;
    default: QAbstractScrollArea::keyPressEvent(event); return;
  }
  Q_EMIT zoomChanged(zoom_);
}

void ChainView::setHover(int board) {
  if (board == hover_) return;
  hover_ = board;
  viewport()->update();
}

void ChainView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  pressed_ = dragged_ = event->position().toPoint();
  drag_ = Drag::Pressed;
}

void ChainView::mouseMoveEvent(QMouseEvent* event) {
  const QPoint at = event->position().toPoint();
  if (drag_ == Drag::Pressed && (at - pressed_).manhattanLength() >= QApplication::startDragDistance())
    drag_ = Drag::Yes;
  if (drag_ != Drag::Yes) return setHover(drag_ == Drag::No ? layout_.boardAt(at + scrolled()) : hover_);
  setHover(-1);
  horizontalScrollBar()->setValue(horizontalScrollBar()->value() + dragged_.x() - at.x());
  verticalScrollBar()->setValue(verticalScrollBar()->value() + dragged_.y() - at.y());
  dragged_ = at;
}

void ChainView::mouseReleaseEvent(QMouseEvent* event) {
  const bool isClick = drag_ == Drag::Pressed;
  drag_ = Drag::No;
  const int board = layout_.boardAt(event->position().toPoint() + scrolled());
  if (isClick && board >= 0) moveTo(board);
}

void ChainView::mouseDoubleClickEvent(QMouseEvent* event) {
  const int board = layout_.boardAt(event->position().toPoint() + scrolled());
  if (board < 0) return;
  moveTo(board);
  Q_EMIT boardChosen(board);
}

void ChainView::wheelEvent(QWheelEvent* event) {
  if (!(event->modifiers() & Qt::ControlModifier)) return QAbstractScrollArea::wheelEvent(event);
  setZoom(zoom_ + (event->angleDelta().y() > 0 ? 1 : -1));
  Q_EMIT zoomChanged(zoom_);
  event->accept();
}

bool ChainView::event(QEvent* event) {
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) viewport()->update();
  return QAbstractScrollArea::event(event);
}

bool ChainView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) setHover(-1);
  return QAbstractScrollArea::viewportEvent(event);
}

void ChainView::resizeEvent(QResizeEvent* event) {
  QAbstractScrollArea::resizeEvent(event);
  lay();
}

void ChainView::changeEvent(QEvent* event) {
  QAbstractScrollArea::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    setSpokenName(this, tr("Chain of boards"));
    picture_.retranslate();
    table_.reset();
    tell();
  }
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) lay();
}

QRect ChainView::ringOf(int board) const {
  return layout_.landOf(board).adjusted(-3, -3, 3, 3).translated(-scrolled());
}

/// The ground that stays from one frame to the next: the sea, and the islands in it if all are in sight. The sea of a
/// large screen is larger than the cache of pixmaps.
void ChainView::paintGround(QPainter& painter, const QRect& dirty, const Theme& theme) {
  const qreal ratio = devicePixelRatioF();
  const QSize pixels = viewport()->size() * ratio;
  if (ground_.size() != pixels || groundOf_ != theme.kind) {
    ground_ = QPixmap(pixels);
    ground_.setDevicePixelRatio(ratio);
    groundOf_ = theme.kind;
    QPainter inner(&ground_);
    paintSea(inner, viewport()->rect(), theme, ratio);
    if (!scrolls(*this)) picture_.paintIslands(inner, viewport()->rect(), theme);
  }
  painter.drawPixmap(QRectF(dirty), ground_, QRectF(dirty.topLeft() * ratio, dirty.size() * ratio));
}

void ChainView::paintEvent(QPaintEvent* event) {
  QPainter painter(viewport());
  const Theme& theme = themeOf(this);
  const bool isSea = layout_.style().ground == ChainStyle::Ground::Sea;
  // Row by row: the sea of a 4K screen is larger than the caches of the processor, that of a row is not, so that pieces
  // are painted on pixels which are still in the cache.
  for (const QRect& part : layout_.bandsIn(event->rect().translated(scrolled()))) {
    const QRect seen = part.translated(-scrolled());
    painter.resetTransform();
    if (isSea)
      paintGround(painter, seen, theme);
    else
      painter.fillRect(seen, theme.surface);
    painter.translate(-scrolled());
    if (!isSea || scrolls(*this)) picture_.paintIslands(painter, part, theme);
    picture_.paintStanding(painter, part, theme);
  }
  picture_.paintFrame(painter, theme);
  painter.resetTransform();
  painter.setRenderHint(QPainter::Antialiasing);
  if (current_ >= 0) paintRing(painter, ringOf(current_));
  // The chip is that of the board under the pointer, else of the current one while the keyboard is here.
  const int board = hover_ >= 0 ? hover_ : hasFocus() ? current_ : -1;
  if (board < 0) return;
  if (board != current_) paintRing(painter, ringOf(board));
  paintChip(painter, chipAt(ringOf(board), viewport()->size()), picture_, board);
}

}  // namespace tapu

#include "moc_chain_view.cpp"
