// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/seating_plan.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/qr_code.h"
#include "app/kit/theme.h"
#include "app/text/in_language.h"
#include "app/text/language.h"
#include "app/wire/join_code.h"
#include "engine/state/setup.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Lends its context to the texts on paper.
class PlanWords {
  Q_DECLARE_TR_FUNCTIONS(tapu::SeatingPlan)
};

constexpr int kMargin = 70;  // 12 mm
constexpr QColor kWarning{0xb3, 0x26, 0x1e};
constexpr QColor kInk{0x20, 0x24, 0x3a}, kInk2{0x58, 0x5c, 0x72}, kSunk{0xf1, 0xe7, 0xd3}, kLine{0xdf, 0xd0, 0xb4};

// People of both languages read the paper: the words for joining stand there twice.
struct BothWords {
  const char* source;
  QString first() const { return textIn(languageInUse(), "tapu::SeatingPlan", source); }
  QString second() const { return textIn(languageInUse() == "hi"_L1 ? u"en"_s : u"hi"_s, "tapu::SeatingPlan", source); }
};
//: Heading on paper
constexpr BothWords kTitle{QT_TRANSLATE_NOOP("tapu::SeatingPlan", "Seating plan")};
//: On paper: one of the two groups of the Big Game
constexpr BothWords kSun{QT_TRANSLATE_NOOP("tapu::SeatingPlan", "Sun")};
//: On paper: one of the two groups of the Big Game
constexpr BothWords kMoon{QT_TRANSLATE_NOOP("tapu::SeatingPlan", "Moon")};
//: At the top of a plan on paper that has the codes of all seats: it is the organizer's own
constexpr BothWords kOwnCopy{QT_TRANSLATE_NOOP("tapu::SeatingPlan", "With all codes: do not hang this up")};
//: On a slip for a seat: %1 number of the board, %2 its letter, %3 the group, "Sun" or "Moon"
constexpr BothWords kPlace{QT_TRANSLATE_NOOP("tapu::SeatingPlan", "Board %1 %2 · %3")};
//: On paper, the first step to join a game; Tapu is the name of the program
constexpr BothWords kStart{QT_TRANSLATE_NOOP("tapu::SeatingPlan", "Start Tapu on your computer.")};
//: On paper, the second step to join a game: an entry of the start page and a button; an address stands below
constexpr BothWords kJoin{QT_TRANSLATE_NOOP("tapu::SeatingPlan", "Local network, then Join by address:")};
//: On paper, the third step to join a game
constexpr BothWords kType{QT_TRANSLATE_NOOP("tapu::SeatingPlan", "Type the six digits on your slip.")};

QString shown(int number) { return QLocale().toString(number); }

/// Words on paper: a font size in units of the page.
struct Ink {
  QPainter& painter;
  void words(const QRectF& box, int flags, const QString& text, int pixels, Weight weight = Weight::Regular,
             const QColor& color = kInk) const {
    painter.setFont(textFont(pixels, weight));
    painter.setPen(color);
    const QFontMetricsF metrics(painter.font());
    painter.drawText(box, flags | Qt::TextDontClip,
                     (flags & Qt::TextWordWrap) ? text : metrics.elidedText(text, Qt::ElideRight, box.width()));
  }
  /// A name, smaller where it is long.
  void fitted(const QRectF& box, const QString& name, int pixels) const {
    constexpr int kLeast = 13;
    while (pixels > kLeast && width(name, pixels, Weight::Bold) > box.width()) --pixels;
    words(box, Qt::AlignVCenter, name, pixels, Weight::Bold);
  }
  double width(const QString& text, int pixels, Weight weight = Weight::Regular) const {
    return QFontMetricsF(textFont(pixels, weight)).horizontalAdvance(text);
  }
  /// Two texts one behind the other; where the second begins it is lighter.
  void pair(const QPointF& at, const QString& first, const QString& second, int pixels, Weight weight) const {
    const double height = 2 * pixels, advance = width(first, pixels, weight) + pixels / 3.0;
    words({at.x(), at.y() - height / 2, 1000, height}, Qt::AlignVCenter, first, pixels, weight);
    words({at.x() + advance, at.y() - height / 2, 1000, height}, Qt::AlignVCenter, second, pixels, Weight::Regular,
          kInk2);
  }
  void picture(const QString& name, const QRectF& box) const { drawing(name)->render(&painter, box); }
  void emblem(int seat, const QRectF& box) const { picture(seat % 2 ? u"emblem-moon"_s : u"emblem-sun"_s, box); }
  void frame(const QRectF& box, double radius) const {
    painter.setPen(QPen(kInk, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, radius, radius);
  }
  void dots(double from, double to, double y) const {
    painter.setPen(QPen(kInk2, 2, Qt::DotLine));
    painter.drawLine(QPointF(from, y), QPointF(to, y));
  }
};

/// Boards of a page, from `first` to below `end`.
struct PageBoards {
  int first, end;
};
PageBoards boardsOn(const SeatingPlan& plan, int page) {
  return {page * kBoardsOnPage, std::min((page + 1) * kBoardsOnPage, plan.boards())};
}

void paintHead(const Ink& ink, const SeatingPlan& plan, int page) {
  ink.picture(u"app-icon"_s, {kMargin, 56, 76, 76});
  ink.pair({162, 80}, kTitle.first(), kTitle.second(), 40, Weight::Bold);
  const QString date = QLocale().toString(plan.printed.date(), QLocale::LongFormat);
  //: Under the title of a printed plan. %1 name of the event, %2 a date, %3 number of boards, %4 number of seats, %5
  //: and %6 numbers of pages
  const QString line = PlanWords::tr("%1 · %2 · boards: %3, seats: %4 · page %5 of %6")
                           .arg(plan.event, date, shown(plan.boards()), shown(static_cast<int>(plan.seats.size())),
                                shown(page + 1), shown(pagesOfPlan(plan)));
  ink.words({162, 106, kPageWidth - kMargin - 162, 40}, Qt::AlignVCenter, line, 21, Weight::Regular, kInk2);
  if (plan.codes == SeatingPlan::Codes::OnSlipsOnly) return;
  const QRectF mark(700, 60, kPageWidth - kMargin - 700, 40);
  ink.words(mark, Qt::AlignVCenter | Qt::AlignRight, kOwnCopy.first(), 22, Weight::Bold, kWarning);
}

/// The three steps in one language, below one another. `second`: in the language that is not that of the interface.
void paintSteps(const Ink& ink, const SeatingPlan& plan, QPointF at, bool second) {
  const BothWords steps[] = {kStart, kJoin, kType};
  double y = at.y();
  for (int i = 0; i < 3; ++i) {
    const QString number = QString::number(i + 1);
    ink.words({at.x(), y, 24, 32}, Qt::AlignVCenter, number, 20, Weight::Bold);
    const QString text = second ? steps[i].second() : steps[i].first();
    ink.words({at.x() + 24, y, 430, 32}, Qt::AlignVCenter, text, 20);
    y += 32;
    if (i != 1) continue;
    ink.words({at.x(), y, 454, 40}, Qt::AlignVCenter, textOf(plan.address), second ? 26 : 29, Weight::Bold);
    y += 40;
  }
}

void paintAddressBox(const Ink& ink, const SeatingPlan& plan) {
  const QRectF box(kMargin, 150, kPageWidth - 2 * kMargin, 184);
  ink.frame(box, 16);
  QrCode(linkOf(Invitation{plan.address, -1, plan.table})).paint(ink.painter, {kMargin + 10, 157, 170, 170});
  paintSteps(ink, plan, {282, 158}, false);
  paintSteps(ink, plan, {752, 158}, true);
  //: On paper, beside a QR code
  const QString note = PlanWords::tr("The picture at left holds the same address.");
  ink.words({282, 298, 454, 30}, Qt::AlignVCenter, note, 16, Weight::Regular, kInk2);
}

/// A line from one row to the other, round by `x`.
void paintBend(QPainter& painter, QPointF from, QPointF to, double x) {
  constexpr double kRound = 8;
  const double inward = x > from.x() ? -kRound : kRound;
  QPainterPath path(from);
  path.lineTo(x + inward, from.y());
  path.quadTo(x, from.y(), x, from.y() + kRound);
  path.lineTo(x, to.y() - kRound);
  path.quadTo(x, to.y(), x + inward, to.y());
  path.lineTo(to);
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
}

/// The hall: tables in two rows as they are neighbors, the second row from right to left.
void paintHall(const Ink& ink, const SeatingPlan& plan, PageBoards boards) {
  constexpr int kInRow = kBoardsOnPage / 2;
  const double pitch = 80, left = 134, top = 363, lower = 424;
  const int count = boards.end - boards.first, firstRow = std::min(kInRow, (count + 1) / 2);
  const auto place = [&](int i) {
    const bool isFirst = i < firstRow;
    const int column = isFirst ? i : count - 1 - i + (firstRow - (count - firstRow));
    return QRectF(left + pitch * column, isFirst ? top : lower, 66, 41);
  };
  ink.painter.setPen(QPen(kInk, 2));
  for (int i = 0; i + 1 < count; ++i) {
    const QRectF a = place(i), b = place(i + 1);
    if (a.top() == b.top())
      ink.painter.drawLine(a.center(), b.center());
    else
      paintBend(ink.painter, a.center(), b.center(), a.right() + 20);
  }
  const bool closes = plan.shape == SeatingPlan::Shape::Ring && count == plan.boards() && count > firstRow;
  if (closes) paintBend(ink.painter, place(0).center(), place(count - 1).center(), place(0).left() - 20);
  for (int i = 0; i < count; ++i) {
    ink.painter.setPen(QPen(kInk, 2));
    ink.painter.setBrush(Qt::white);
    ink.painter.drawRoundedRect(place(i), 8, 8);
    ink.words(place(i), Qt::AlignCenter, shown(boards.first + i + 1), 20, Weight::Bold);
  }
}

void paintLegend(const Ink& ink, const SeatingPlan& plan) {
  const double y = 494;
  double x = kMargin;
  for (int group = 0; group < 2; ++group) {
    ink.emblem(group, {x, y - 13, 26, 26});
    const BothWords& words = group ? kMoon : kSun;
    QString text = words.first() + u' ' + words.second();
    //: On paper: where Moon sits. %1 the name of the group in both languages
    if (group) text = PlanWords::tr("%1, opposite").arg(text);
    ink.words({x + 32, y - 20, 400, 40}, Qt::AlignVCenter, text, 19, Weight::Regular, kInk2);
    x += 32 + ink.width(text, 19) + 28;
  }
  const int last = plan.boards();
  const bool isRing = plan.shape == SeatingPlan::Shape::Ring;
  const QString neighbors =
      //: On paper; %1 the number of the last board
      isRing ? PlanWords::tr("Your neighbors: one table lower and one higher. %1 and 1 are neighbors.").arg(shown(last))
             //: On paper
             : PlanWords::tr("Your neighbors: one table lower and one higher.");
  ink.words({x, y - 20, kPageWidth - kMargin - x, 40}, Qt::AlignVCenter | Qt::AlignRight, neighbors, 18,
            Weight::Regular, kInk2);
}

/// One seat in its line: emblem, mark, name or dots; the code if it is printed.
void paintSeat(const Ink& ink, const SeatingPlan& plan, int seat, const QRectF& line) {
  const SeatingPlan::Seat& who = plan.seats[static_cast<std::size_t>(seat)];
  const double y = line.center().y();
  ink.emblem(seat, {line.left(), y - 14, 28, 28});
  paintBadge(ink.painter, {line.left() + 36, y - 14, 28, 28}, who.color);
  const bool isTold = who.code >= 0 && plan.codes == SeatingPlan::Codes::OnPlanToo;
  const QString code = isTold ? joinCodeText(who.code) : QString();
  const double codeWidth = code.isEmpty() ? 0 : ink.width(code, 22, Weight::Bold) + 10;
  const QRectF rest(line.left() + 72, line.top(), line.width() - 72, line.height());
  if (who.name.isEmpty())
    ink.dots(rest.left(), rest.right() - codeWidth, y + 9);
  else
    ink.fitted(rest.adjusted(0, 0, -codeWidth, 0), who.name, 21);
  ink.words(rest, Qt::AlignVCenter | Qt::AlignRight, code, 22, Weight::Bold);
}

void paintBoard(const Ink& ink, const SeatingPlan& plan, int board, const QRectF& box) {
  const QRectF tab(box.topLeft(), QSizeF(63, box.height()));
  ink.painter.save();
  ink.painter.setClipRect(tab);
  ink.painter.setPen(Qt::NoPen);
  ink.painter.setBrush(kSunk);
  ink.painter.drawRoundedRect(box, 12, 12);
  ink.painter.restore();
  ink.frame(box, 12);
  ink.painter.drawLine(tab.topRight(), tab.bottomRight());
  ink.words({tab.left(), tab.top() + 26, tab.width(), 48}, Qt::AlignCenter, shown(board + 1), board < 999 ? 34 : 24,
            Weight::Bold);
  //: On paper, under the number of a board and over its letter
  const QString word = PlanWords::tr("board");
  ink.words({tab.left(), tab.top() + 72, tab.width(), 26}, Qt::AlignCenter, word, 17, Weight::Regular, kInk2);
  ink.words({tab.left(), tab.top() + 94, tab.width(), 28}, Qt::AlignCenter, plan.letters[board], 18, Weight::Regular,
            kInk2);
  const double half = box.height() / 2;
  const QRectF line(box.left() + 73, box.top(), box.width() - 87, half);
  paintSeat(ink, plan, kSeatsAtBoardOfChain * board, line);
  paintSeat(ink, plan, kSeatsAtBoardOfChain * board + 1, line.translated(0, half));
  ink.painter.setPen(QPen(kLine, 1.5));
  ink.painter.drawLine(QPointF(line.left(), box.center().y()), QPointF(line.right(), box.center().y()));
}

void paintFoot(const Ink& ink, const SeatingPlan& plan) {
  const QRectF line(kMargin, 1686, kPageWidth - 2 * kMargin, 40);
  const QString left = plan.freeSeats == SeatingPlan::FreeSeats::BotsPlay
                           ? /*: At the foot of a printed plan */ PlanWords::tr(
                                 "Dotted: a free seat, a bot plays it. The code also brings you back after a break.")
                           : /*: At the foot of a printed plan */ PlanWords::tr(
                                 "Dotted: a free seat. The code also brings you back after a break.");
  ink.words(line, Qt::AlignVCenter, left, 16, Weight::Regular, kInk2);
  //: At the foot of a printed plan; %1 date and time
  const QString right =
      PlanWords::tr("Tapu · printed %1").arg(QLocale().toString(plan.printed, u"d MMM yyyy, HH:mm"_s));
  ink.words(line, Qt::AlignVCenter | Qt::AlignRight, right, 16, Weight::Regular, kInk2);
}

/// One slip: the QR code at left, at its right its content in words.
void paintSlip(const Ink& ink, const SeatingPlan& plan, int seat, const QRectF& box) {
  ink.painter.setPen(QPen(kInk2, 1.2, Qt::DashLine));
  ink.painter.setBrush(Qt::NoBrush);
  ink.painter.drawRect(box);
  const SeatingPlan::Seat& who = plan.seats[static_cast<std::size_t>(seat)];
  QrCode(linkOf(Invitation{plan.address, who.code, plan.table}))
      .paint(ink.painter, {box.left() + 8, box.top() + 14, 172, 172});
  const double x = box.left() + 190, right = box.right() - 14;
  ink.emblem(seat, {x, box.top() + 14, 32, 32});
  paintBadge(ink.painter, {x + 40, box.top() + 14, 32, 32}, who.color);
  const auto [place, other] = placeOnSlip(plan, seat);
  ink.words({x + 82, box.top() + 6, right - x - 82, 26}, Qt::AlignVCenter, place, 21, Weight::Bold);
  ink.words({x + 82, box.top() + 30, right - x - 82, 22}, Qt::AlignVCenter, other, 16, Weight::Regular, kInk2);
  const QRectF name(x, box.top() + 52, right - x, 36);
  if (who.name.isEmpty())
    ink.dots(name.left(), name.right(), name.bottom() - 8);
  else
    ink.fitted(name, who.name, 26);
  if (who.code >= 0)
    ink.words({x, box.top() + 88, right - x, 52}, Qt::AlignVCenter, joinCodeText(who.code), 42, Weight::Bold);
  ink.words({x, box.top() + 138, right - x, 28}, Qt::AlignVCenter, textOf(plan.address), 19, Weight::Bold);
  ink.words({x, box.top() + 164, right - x, 26}, Qt::AlignVCenter, plan.event, 16, Weight::Regular, kInk2);
}

}  // namespace

std::array<QString, 2> placeOnSlip(const SeatingPlan& plan, int seat) {
  const int board = seat / kSeatsAtBoardOfChain;
  const BothWords& group = seat % 2 ? kMoon : kSun;
  return {kPlace.first().arg(shown(board + 1), plan.letters[board], group.first()),
          kPlace.second().arg(shown(board + 1), plan.letters[board], group.second())};
}

int pagesOfPlan(const SeatingPlan& plan) { return (plan.boards() + kBoardsOnPage - 1) / kBoardsOnPage; }

int pagesOfSlips(const SeatingPlan& plan) {
  if (plan.only) return 1;
  return (static_cast<int>(plan.seats.size()) + kSlipsOnPage - 1) / kSlipsOnPage;
}

void paintPlan(QPainter& painter, const SeatingPlan& plan, int page) {
  const Ink ink{painter};
  const PageBoards boards = boardsOn(plan, page);
  painter.setRenderHint(QPainter::Antialiasing);
  paintHead(ink, plan, page);
  paintAddressBox(ink, plan);
  paintHall(ink, plan, boards);
  paintLegend(ink, plan);
  constexpr int kRows = kBoardsOnPage / 3;
  for (int board = boards.first; board < boards.end; ++board) {
    const int i = board - boards.first;
    paintBoard(ink, plan, board, {kMargin + 371.0 * (i / kRows), 519 + 146.0 * (i % kRows), 358, 136});
  }
  paintFoot(ink, plan);
}

void paintSlips(QPainter& painter, const SeatingPlan& plan, int page) {
  const Ink ink{painter};
  painter.setRenderHint(QPainter::Antialiasing);
  const int first = plan.only.value_or(page * kSlipsOnPage);
  const int end = plan.only ? first + 1 : std::min<int>(first + kSlipsOnPage, static_cast<int>(plan.seats.size()));
  for (int seat = first; seat < end; ++seat) {
    const int i = seat - first;
    paintSlip(ink, plan, seat, {kMargin + 550.0 * (i % 2), 75 + 200.0 * (i / 2), 550, 200});
  }
}

bool printPages(QPagedPaintDevice& device, const SeatingPlan& papers, Paperwork what) {
  SeatingPlan plan = papers;
  if (what == Paperwork::PlanWithCodes) plan.codes = SeatingPlan::Codes::OnPlanToo;
  device.setPageSize(QPageSize(QPageSize::A4));
  device.setPageMargins({});
  QPainter painter;
  if (!painter.begin(&device)) return false;
  painter.scale(device.width() / static_cast<double>(kPageWidth), device.height() / static_cast<double>(kPageHeight));
  const bool isPlan = what != Paperwork::Slips;
  const int pages = isPlan ? pagesOfPlan(plan) : pagesOfSlips(plan);
  for (int page = 0; page < pages; ++page) {
    if (page > 0 && !device.newPage()) return false;
    if (isPlan)
      paintPlan(painter, plan, page);
    else
      paintSlips(painter, plan, page);
  }
  return painter.end();
}

QByteArray pagesAsPdf(const SeatingPlan& plan, Paperwork what) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setCreator(u"Tapu"_s);
  writer.setTitle(plan.event);
  printPages(writer, plan, what);
  return buffer.data();
}

}  // namespace tapu
