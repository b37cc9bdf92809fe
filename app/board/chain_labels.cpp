// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/board/chain_picture.h"
#include "app/kit/art.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

class ChainWords {
  Q_DECLARE_TR_FUNCTIONS(Chain)
};

/// Room at both ends of a chip, and between two parts of a label, in parts of the height of its font.
constexpr double kChipEnd = 0.55, kPartGap = 0.35;

const QString& dot() {
  static const QString text = u" · "_s;
  return text;
}

}  // namespace

QString ChainPicture::factsOf(int board) const {
  const ChainBoard& now = boards_[static_cast<std::size_t>(board)];
  switch (layout_.style().labels) {
    case ChainLabels::Points:
      return layout_.inDigits(now.seats[0].points) + dot() + layout_.inDigits(now.seats[1].points);
    case ChainLabels::Robbers: {
      QStringList numbers;
      for (const std::uint16_t hex : now.robbers) {
        const int number = layout_.plan().kind(board).tiles[hex].cell.number;
        numbers << (number == 0 ? u"–"_s : layout_.inDigits(number));
      }
      return numbers.join(dot());
    }
    case ChainLabels::Pieces: {
      const auto isMine = [&](const ChainBoard::Standing& standing) {
        return marks_.mine && standing.piece.owner() == marks_.mine;
      };
      const auto count = std::ranges::count_if(now.buildings, isMine) + std::ranges::count_if(now.routes, isMine);
      return count == 0 ? QString() : layout_.inDigits(static_cast<int>(count));
    }
    case ChainLabels::Done:
    case ChainLabels::Lamps:
    case ChainLabels::Nothing: break;
  }
  return {};
}

void ChainPicture::prepare(Label& label, int board) const {
  const QFont font = this->font();
  const bool all = layout_.labelRoom() == ChainLayout::LabelRoom::All;
  const bool isMine = marks_.mine && marks_.mine.value / kSeatsAtBoardOfChain == board;
  const QString number = layout_.inDigits(board + 1);
  //: On the chain of boards, over the board at which this player sits: %1 is its number.
  const QString mine = ChainWords::tr("You · %1").arg(number);
  const bool isFull = all && layout_.style().names == ChainStyle::Names::Full;
  label.number.set(isMine && isFull ? mine : isFull ? number + u' ' + layout_.plan().kind(board).letter : number, font);
  label.leader = {};
  label.leaderColor = -1;
  for (std::size_t i = 0; i < marks_.leaders.size() && all && layout_.style().labels == ChainLabels::Points; ++i) {
    const SeatId seat = marks_.leaders[i];
    if (seat.value / kSeatsAtBoardOfChain != board || seat.value >= seats_.size() || !label.leader.words.isEmpty())
      continue;
    const QString points = layout_.inDigits(boards_[static_cast<std::size_t>(board)].seats[seat.value % 2].points);
    const int room = static_cast<int>(1.3 * layout_.step() - label.number.width - 5.5 * layout_.style().labelPixels);
    const QString name = QFontMetrics(font).elidedText(seats_[seat.value].name, Qt::ElideRight,
                                                       std::max(room, 2 * layout_.style().labelPixels));
    const int place = i < marks_.places.size() ? marks_.places[i] : static_cast<int>(i) + 1;
    //: One of the first of the ranking, over their board: %1 is the rank, %2 the name, %3 their points.
    label.leader.set(ChainWords::tr("%1. %2 %3").arg(layout_.inDigits(place), name, points), font);
    label.leaderColor = seats_[seat.value].color;
  }
  label.facts.set(hasBoards() && all && label.leaderColor < 0 ? factsOf(board) : QString(), font);
  label.isReady = true;
}

ChainPicture::Label& ChainPicture::labelOf(int board) {
  if (labels_.size() != static_cast<std::size_t>(layout_.plan().boards()))
    labels_.assign(static_cast<std::size_t>(layout_.plan().boards()), {});
  Label& label = labels_[static_cast<std::size_t>(board)];
  if (!label.isReady) prepare(label, board);
  return label;
}

/// Paints a part of a label with its left end at `at` and returns where it ends.
int ChainPicture::paintPart(QPainter& painter, const Label::Part& part, QPoint at, const QColor& ink) const {
  painter.setPen(ink);
  const int height = static_cast<int>(std::ceil(part.text.size().height()));
  painter.drawStaticText(at.x(), at.y() - height / 2, part.text);
  return at.x() + part.width;
}

void ChainPicture::paintLabel(QPainter& painter, int board, const Theme& theme) {
  const Label& label = labelOf(board);
  const int em = layout_.style().labelPixels, gap = static_cast<int>(kPartGap * em);
  const int tall = static_cast<int>(1.3 * em);
  const bool lamps = layout_.style().labels == ChainLabels::Lamps,
             onSea = layout_.style().ground == ChainStyle::Ground::Sea;
  const int end = static_cast<int>((onSea ? kChipEnd : 0.2) * em);
  const int badge = label.leaderColor < 0 ? 0 : tall - 4;
  const int leader = badge == 0 ? 0 : gap + badge + gap + label.leader.width + 2 * end;
  const int facts = label.facts.width == 0 ? 0 : gap + label.facts.width;
  const int number = label.number.width + 2 * end, width = number + leader + facts;
  const int row = board / layout_.perRow();
  const int top = layout_.style().side == ChainStyle::LabelSide::Above ? layout_.topOf(row) + 2
                                                                       : layout_.topOf(row + 1) - layout_.labelHeight();
  const double middle =
      layout_.originOf(board).x() + (layout_.plan().land().left() + layout_.plan().step() / 2) * layout_.scale();
  int x = static_cast<int>(middle) - width / 2;
  const int y = top + tall / 2;
  const bool isMine = marks_.mine && marks_.mine.value / kSeatsAtBoardOfChain == board;
  const bool isLost = std::ranges::find(marks_.lost, board) != marks_.lost.end();
  const QColor fill = isMine ? theme.accent : onSea ? QColor(0x1c, 0x49, 0x5a) : QColor(Qt::transparent);
  const QColor rim = isLost ? theme.danger : QColor(Qt::transparent);
  const QRect numberBox(x, top, number, tall);
  if (fill.alpha() > 0 || isLost) {
    const QRect box = lamps && isLost ? numberBox.adjusted(-tall - 4, 0, tall + 4, 0) : numberBox;
    painter.drawPixmap(box.topLeft(), sprites_.chip(box.size(), fill, rim));
  }
  paintPart(painter, label.number, {x + end, y}, isMine ? theme.onAccent : inkOf(theme));
  x += number;
  if (facts > 0) paintPart(painter, label.facts, {x + gap, y}, onSea ? QColor(fixed::cream) : theme.ink2);
  if (badge > 0) {
    const QRect box(x + gap, top, leader - gap, tall);
    painter.drawPixmap(box.topLeft(), sprites_.chip(box.size(), theme.accent, Qt::transparent));
    painter.drawPixmap(box.left() + 3, top + 2, badgePicture(label.leaderColor, badge, layout_.ratio()));
    paintPart(painter, label.leader, {box.left() + 3 + badge + gap, y}, theme.onAccent);
  }
  if (lamps || layout_.style().labels == ChainLabels::Done) paintLamps(painter, board, numberBox, theme);
}

/// Two signs beside the number: the lamps of Sun and Moon, or a check mark for each who is done.
void ChainPicture::paintLamps(QPainter& painter, int board, const QRect& number, const Theme& theme) const {
  const int side = number.height() - 2, gap = 2;
  const std::array<QRectF, 2> boxes{QRectF(number.left() - side - gap, number.top() + 1, side, side),
                                    QRectF(number.right() + 1 + gap, number.top() + 1, side, side)};
  for (std::size_t i = 0; i < 2; ++i) {
    const std::size_t seat = static_cast<std::size_t>(board) * kSeatsAtBoardOfChain + i;
    if (layout_.style().labels == ChainLabels::Lamps && seat < seats_.size())
      paintLamp(painter, boxes[i], seats_[seat].lamp, theme);
    if (layout_.style().labels != ChainLabels::Done || !hasBoards()) continue;
    const auto part = boards_[static_cast<std::size_t>(board)].seats[i].part;
    if (part == ChainFigures::Part::Done) paintLamp(painter, boxes[i], Lamp::Connected, theme);
    if (part == ChainFigures::Part::Acting) paintLamp(painter, boxes[i], Lamp::Idle, theme);
  }
}

namespace {

/// An arrow that points to the right, its line and its head; `em`: its width.
struct Arrow {
  QPainterPath line, head;
};

QPainterPath headAt(QPointF tip, QPointF along, double em) {
  const QPointF across(-along.y(), along.x());
  QPainterPath head(tip);
  head.lineTo(tip - 0.5 * em * along + 0.34 * em * across);
  head.lineTo(tip - 0.5 * em * along - 0.34 * em * across);
  head.closeSubpath();
  return head;
}

Arrow straightArrow(double em) {
  Arrow arrow;
  arrow.line.moveTo(-0.6 * em, 0);
  arrow.line.lineTo(0.3 * em, 0);
  arrow.head = headAt({0.6 * em, 0}, {1, 0}, em);
  return arrow;
}

/// It goes to the right and curls back over itself: where the ring closes.
Arrow curledArrow(double em) {
  Arrow arrow;
  const QRectF ring(-0.5 * em, -0.5 * em, em, em);
  arrow.line.moveTo(-0.55 * em, 0.5 * em);
  arrow.line.lineTo(0, 0.5 * em);
  arrow.line.arcTo(ring, -90, 215);
  arrow.head = headAt({-0.72 * em, -0.18 * em}, {-0.57, 0.82}, em);
  return arrow;
}

}  // namespace

void ChainPicture::paintArrows(QPainter& painter, int row, const Theme& theme) const {
  const int first = row * layout_.perRow(), last = std::min(first + layout_.perRow(), layout_.plan().boards()) - 1;
  const double em = layout_.style().labelPixels;
  if (layout_.rowHeight() < em) return;
  const QColor ink = inkOf(theme);
  const auto paint = [&](int board, int to, double x, int direction) {
    if (to < 0) return;
    const bool curls = std::abs(to - board) > 1;
    painter.save();
    const double y = layout_.landOf(board).center().y();
    painter.translate(x, layout_.rowHeight() < 2.4 * em ? y : y - em * 0.4);
    painter.scale(direction, 1);
    painter.setPen(QPen(ink, em * 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const Arrow arrow = curls ? curledArrow(em) : straightArrow(em);
    painter.drawPath(arrow.line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(arrow.head);
    painter.restore();
    if (layout_.rowHeight() < 2.4 * em) return;
    painter.setPen(ink);
    painter.setFont(font());
    painter.drawText(QRectF(x - 2 * em, y + em * 0.25, 4 * em, 1.4 * em), Qt::AlignCenter, layout_.inDigits(to + 1));
  };
  if (row == 0 && !layout_.plan().isRing() && layout_.rows() == 1) return;
  paint(first, layout_.plan().before(first), layout_.landOf(first).left() - 1.7 * em, -1);
  paint(last, layout_.plan().after(last), layout_.landOf(last).right() + 1.7 * em, 1);
}

void ChainPicture::paintFrame(QPainter& painter, const Theme& theme) const {
  if (!marks_.mine || layout_.rowHeight() == 0) return;
  painter.setRenderHint(QPainter::Antialiasing);
  const int home = marks_.mine.value / kSeatsAtBoardOfChain;
  if (home >= layout_.plan().boards()) return;
  const int em = layout_.style().labelPixels;
  std::vector<QRect> frames;
  int row = -1, left = -1;
  for (int board : {layout_.plan().before(home), home, layout_.plan().after(home)}) {
    if (board < 0) continue;
    const QRect box = layout_.landOf(board).adjusted(-4, 0, 4, 4);
    QRect cell(box.left(), layout_.topOf(board / layout_.perRow()) - 2, box.width(), layout_.rowHeight());
    if (board / layout_.perRow() == row && board == left + 1)
      frames.back() |= cell;
    else
      frames.push_back(cell);
    row = board / layout_.perRow();
    left = board;
  }
  painter.setBrush(Qt::NoBrush);
  for (const QRect& frame : frames) {
    for (const auto& [color, width] : {std::pair(QColor(fixed::ink), 5.0), std::pair(theme.accent, 2.5)}) {
      painter.setPen(QPen(color, width));
      painter.drawRoundedRect(frame, em * 0.8, em * 0.8);
    }
  }
}

}  // namespace tapu
