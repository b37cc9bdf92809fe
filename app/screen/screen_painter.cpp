// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen/screen_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/board/painting.h"
#include "app/kit/art.h"
#include "app/kit/qr_code.h"
#include "app/kit/sheet.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHeadText = 64, kRoundText = 38, kLeaderText = 28, kPointsText = 36, kTaskText = 27, kFootText = 24;
constexpr double kPausedEmblem = 0.3;  ///< how much is seen of the group that does not play in a pause

int pagesOfRanking(const ScreenFacts& facts) {
  const int seats = static_cast<int>(facts.ranking.size());
  return std::max(1, (seats + ScreenLayout::kSeatsOfPage - 1) / ScreenLayout::kSeatsOfPage);
}

}  // namespace

ScreenPainter::ScreenPainter(QPainter& painter, const ScreenLayout& layout, const ScreenFacts& facts,
                             const ScreenWords& words, const Theme& theme)
    : painter_(painter), layout_(layout), facts_(facts), words_(words), theme_(theme) {}

/// The color of words that stand out. The accent itself is too pale to be read on a light ground.
const QColor& ScreenPainter::loud() const { return theme_.isDark() ? theme_.accent : theme_.primary; }

int ScreenPainter::pagesOf(ScreenPart part, const ScreenFacts& facts) {
  if (part == ScreenPart::Ranking) return pagesOfRanking(facts);
  return part == ScreenPart::Results ? 1 + pagesOfRanking(facts) : 1;
}

const ScreenFacts::Seat& ScreenPainter::seatOf(SeatId seat) const {
  static const ScreenFacts::Seat nobody;
  return seat.value < facts_.seats.size() ? facts_.seats[seat.value] : nobody;
}

void ScreenPainter::paint(ScreenPart part, const ScreenMoment& moment, const QRectF& dirty) {
  painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const auto shows = [&](const QRectF& box) { return !box.isEmpty() && box.intersects(dirty); };
  const bool isBefore = facts_.stage == ScreenStage::Gathering;  // no round runs
  const bool gathers = isBefore && part == ScreenPart::Announcement;
  if (gathers) paintGathering(moment.join);
  if (!isBefore && shows(layout_.emblem | layout_.round | layout_.name)) paintHead(part);
  if (shows(layout_.number) && facts_.shownNumber() > 0) paintNumber();
  if (shows(layout_.dice)) paintDice();
  if (shows(layout_.task | layout_.number) && !layout_.task.isEmpty()) paintTask();
  if (shows(layout_.ring)) paintRing(moment);
  if (!gathers && shows(layout_.list)) paintList();
  if (part == ScreenPart::Ranking) paintRanking(moment.page);
  if (part == ScreenPart::Results && moment.page == 0) paintWinners();
  if (part == ScreenPart::Results && moment.page > 0) paintRanking(moment.page - 1);
  if (part == ScreenPart::Message) paintMessage(moment.message);
  if (shows(layout_.foot)) paintFoot(part, moment);
  if (facts_.occasion == Occasion::Rehearsal && shows(layout_.mark)) paintRehearsal();
}

void ScreenPainter::write(const QString& text, const QRectF& box, int pixels, Weight weight, const QColor& color,
                          Qt::Alignment align) {
  QFont font = textFont(pixels, weight);
  const double width = QFontMetricsF(font).horizontalAdvance(text);
  if (width > box.width()) font.setPixelSize(std::max(kLeastText, static_cast<int>(pixels * box.width() / width)));
  painter_.setFont(font);
  painter_.setPen(color);
  const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width() + 1);
  painter_.drawText(box, static_cast<int>(align) | Qt::TextSingleLine | Qt::TextDontClip, shown);
}

void ScreenPainter::writeBoth(const ScreenText& text, const QRectF& box, int pixels, Qt::Alignment align) {
  if (text.second.isEmpty()) return write(text.first, box, pixels, Weight::Bold, theme_.ink, align | Qt::AlignVCenter);
  constexpr double kSmaller = 0.6, kLine = 1.32;  // of the height of the first line; a line, of that of its font
  const double large = std::min<double>(pixels, box.height() / (kLine * (1 + kSmaller)));
  const double small = std::max<double>(kLeastText, large * kSmaller);
  const double top = box.center().y() - kLine * (large + small) / 2;
  const QRectF first(box.left(), top, box.width(), kLine * large);
  const QRectF second(box.left(), first.bottom(), box.width(), kLine * small);
  write(text.first, first, static_cast<int>(large), Weight::Bold, theme_.ink, align | Qt::AlignVCenter);
  write(text.second, second, static_cast<int>(small), Weight::Bold, loud(), align | Qt::AlignVCenter);
}

/// Painted in the pixels of the screen, at any scale.
void ScreenPainter::put(const QRectF& box, const std::function<QPixmap(int side)>& paint) {
  const QPixmap pixmap =
      paint(std::max(1, static_cast<int>(box.width() * layout_.scale * painter_.device()->devicePixelRatioF())));
  painter_.drawPixmap(box, pixmap, QRectF(pixmap.rect()));
}

void ScreenPainter::picture(const QString& name, const QRectF& box) {
  put(box, [&](int side) { return tapu::picture(name, side, 1); });
}

void ScreenPainter::badge(int color, const QRectF& box) {
  put(box, [&](int side) { return badgePicture(color, side, 1); });
}

void ScreenPainter::emblem(Territory group, const QRectF& box) {
  if (group != Territory::None) picture(group == Territory::Sun ? u"emblem-sun"_s : u"emblem-moon"_s, box);
}

/// The group of the round.
void ScreenPainter::paintHead(ScreenPart part) {
  const bool announces = part == ScreenPart::Announcement;
  const Qt::Alignment align = announces ? Qt::AlignHCenter : Qt::AlignLeft;
  const bool strip = layout_.emblem.height() < 150;
  const int pixels = announces ? 118 : strip ? 46 : kHeadText;
  const bool chooses = facts_.stage == ScreenStage::Choosing;
  painter_.setOpacity(facts_.paused == Paused::Yes ? kPausedEmblem : 1);
  emblem(chooses ? Territory::Sun : facts_.group, layout_.emblem);
  if (chooses) {
    const QRectF half(layout_.emblem.center(), layout_.emblem.size() / 2);
    emblem(Territory::Moon, half);
  }
  painter_.setOpacity(1);
  write(words_.round(facts_).joined(), layout_.round,
        announces ? 48
        : strip   ? 28
                  : kRoundText,
        Weight::Bold, theme_.ink2, align | Qt::AlignVCenter);
  writeBoth(words_.head(facts_), layout_.name, pixels, align);
}

/// The number as a large token, with its pips.
void ScreenPainter::paintNumber() {
  const int number = facts_.shownNumber();
  const QRectF disc = layout_.number.adjusted(5, 5, -5, -5);
  const double radius = disc.width() / 2;
  const bool hot = isHot(number);
  QLinearGradient ground(disc.topLeft(), disc.bottomLeft());
  ground.setColorAt(0, fixed::cream);
  ground.setColorAt(1, QColor(0xf3, 0xe2, 0xbf));
  painter_.setPen(QPen(hot ? fixed::red : fixed::ink, radius * 0.11));
  painter_.setBrush(ground);
  painter_.drawEllipse(disc.adjusted(radius * 0.05, radius * 0.05, -radius * 0.05, -radius * 0.05));
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(hot ? fixed::red : fixed::ink);
  const int pips = number == 7 ? 0 : 6 - std::abs(7 - number);
  const QPointF middle = disc.center() - QPointF(0, pips > 0 ? 0.12 * radius : 0);
  painter_.drawPath(words(QString::number(number), radius * 1.3, middle));
  for (int i = 0; i < pips; ++i) {
    const double x = disc.center().x() + (i - (pips - 1) / 2.0) * 0.22 * radius;
    painter_.drawEllipse(QPointF(x, disc.center().y() + 0.66 * radius), 0.075 * radius, 0.075 * radius);
  }
}

void ScreenPainter::paintDice() {
  const auto& dice = facts_.shownDice();
  if (dice[0] == 0) return;
  for (int die : {0, 1}) {
    const QRectF face(layout_.dice.left() + 138 * die, layout_.dice.top(), 108, 108);
    picture(u"dice-%1"_s.arg(dice[static_cast<std::size_t>(die)]), face);
  }
}

/// The task: under the dice, or larger in their place.
void ScreenPainter::paintTask() {
  if (facts_.dice[0] != 0) return writeBoth(words_.task(facts_), layout_.task, kTaskText);
  const QRectF place(layout_.number.left() + 6, layout_.number.top() + 50,
                     layout_.task.right() - layout_.number.left() - 6, 110);
  writeBoth(words_.task(facts_), place, kRoundText);
}

void ScreenPainter::paintRing(const ScreenMoment& moment) {
  if (moment.leftMs < 0) return;
  const double size = layout_.ring.width(), stroke = size * 26 / 280 * (1 + 0.35 * moment.pulse);
  const QRectF circle = layout_.ring.adjusted(size * 0.065, size * 0.065, -size * 0.065, -size * 0.065);
  const bool late = moment.leftMs <= kLateMs && facts_.paused == Paused::No;
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(QPen(theme_.raised, size * 26 / 280));
  painter_.drawEllipse(circle);
  const double whole = std::max<double>(1000.0 * facts_.windowSeconds, static_cast<double>(moment.leftMs));
  painter_.setPen(QPen(late ? theme_.danger : theme_.accent, stroke, Qt::SolidLine, Qt::RoundCap));
  painter_.drawArc(circle, 90 * 16, static_cast<int>(static_cast<double>(moment.leftMs) / whole * 360 * 16));
  const int seconds = static_cast<int>((moment.leftMs + 999) / 1000);
  const bool large = size > 200;
  const QRectF digits = layout_.ring.translated(0, large ? -0.02 * size : 0);
  const QRectF inner = digits.adjusted(0.21 * size, 0, -0.21 * size, 0);
  write(QString::number(seconds), inner, static_cast<int>(large ? 104 * size / 280 : 0.4 * size), Weight::Bold,
        late ? theme_.danger : theme_.ink, Qt::AlignCenter);
  if (!large) return;
  const QRectF below(inner.left(), layout_.ring.center().y() + 0.15 * size, inner.width(), 30);
  write(words_.seconds(seconds).joined(), below, 24, Weight::Regular, theme_.ink2, Qt::AlignCenter);
}

void ScreenPainter::paintList() {
  const QRectF& box = layout_.list;
  paintPaper(painter_, box, Paper::Sheet, theme_, 20);
  const QRectF head(box.left() + 24, box.top() + 3, box.width() - 48, 54);
  const QRectF left(head.left(), head.top(), head.width() * 0.62, head.height());
  const QRectF right(left.right(), head.top(), head.right() - left.right(), head.height());
  writeBoth(words_.leaders(), left, 28);
  writeBoth(words_.target(facts_.target), right, 24, Qt::AlignRight);
  const int rows = std::min(layout_.leaders, static_cast<int>(facts_.ranking.size()));
  for (int i = 0; i < rows; ++i)
    paintListRow({box.left() + 15, box.top() + 59 + 65 * i, box.width() - 30, 60},
                 facts_.ranking[static_cast<std::size_t>(i)]);
  const ScreenText players = words_.players(static_cast<int>(facts_.seats.size())),
                   boards = words_.boards(facts_.boards);
  const QRectF below(box.left() + 15, box.bottom() - 47, box.width() - 30, 19);
  const bool both = !players.second.isEmpty();
  write(players.first + u" · "_s + boards.first, both ? below : below.translated(0, 10), kLeastText, Weight::Regular,
        theme_.ink2, Qt::AlignCenter);
  if (both)
    write(players.second + u" · "_s + boards.second, below.translated(0, 20), kLeastText, Weight::Regular, theme_.ink2,
          Qt::AlignCenter);
}

void ScreenPainter::paintListRow(const QRectF& row, const ScreenRank& rank) {
  const ScreenFacts::Seat& seat = seatOf(rank.seat);
  painter_.setPen(QPen(theme_.line, 1));
  painter_.setBrush(theme_.raised);
  painter_.drawRoundedRect(row, 12, 12);
  badge(seat.color, {row.left() + 12, row.top() + 8, 44, 44});
  emblem(State::groupOf(rank.seat), {row.right() - 98, row.top() + 13, 34, 34});
  write(words_.nameOf(seat), QRectF(row.left() + 66, row.top(), row.width() - 172, row.height()), kLeaderText,
        Weight::Bold, theme_.ink);
  write(QString::number(rank.points), QRectF(row.right() - 62, row.top(), 50, row.height()), kPointsText, Weight::Bold,
        theme_.ink, Qt::AlignRight | Qt::AlignVCenter);
}

void ScreenPainter::paintFoot(ScreenPart part, const ScreenMoment& moment) {
  if (!moment.quiet.first.isEmpty()) {
    write(moment.quiet.joined(), layout_.foot, 20, Weight::Regular, theme_.ink2, Qt::AlignRight | Qt::AlignVCenter);
    if (facts_.stage == ScreenStage::Gathering) return;
  }
  ScreenText text;
  if (part == ScreenPart::Ranking || (part == ScreenPart::Results && moment.page > 0)) {
    const int first = part == ScreenPart::Results ? 1 : 0;
    text = words_.pageOf(moment.page + 1 - first, pagesOfRanking(facts_));
  } else if (facts_.stage == ScreenStage::Gathering) {
    text = words_.seatsTaken(facts_.taken(), static_cast<int>(facts_.seats.size()));
  } else if (facts_.stage != ScreenStage::Over && !facts_.reached.empty()) {
    const SeatId who = facts_.reached.front();
    text = facts_.reached.size() == 1
               ? words_.reached(words_.nameOf(seatOf(who)), who.value / kSeatsAtBoardOfChain + 1, facts_.target)
               : words_.reached(static_cast<int>(facts_.reached.size()), facts_.target);
  } else if (part == ScreenPart::Announcement) {
    text = words_.task(facts_);
  } else if (facts_.stage != ScreenStage::Over && facts_.stage != ScreenStage::Choosing) {
    text = words_.comesNext(facts_);
  }
  const bool isQuiet = !moment.quiet.first.isEmpty();
  write(text.joined(), isQuiet ? layout_.foot.adjusted(0, 0, -420, 0) : layout_.foot, kFootText, Weight::Bold,
        theme_.ink, isQuiet ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment(Qt::AlignCenter));
}

void ScreenPainter::paintRehearsal() {
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(theme_.accent);
  painter_.drawRoundedRect(layout_.mark, layout_.mark.height() / 2, layout_.mark.height() / 2);
  write(words_.rehearsal().joined(), layout_.mark.adjusted(16, 0, -16, 0), 22, Weight::Bold, theme_.onAccent,
        Qt::AlignCenter);
}

void ScreenPainter::paintGathering(const std::optional<Address>& join) {
  constexpr double kRoom = 364;  // of the way in: down to the foot
  const double top = (layout_.size.height() - 800) / 2 + (join ? 40 : 90), side = join ? 150 : 260;
  const QRectF name(60, top + side + (join ? 4 : 40), layout_.size.width() - 120, 110);
  const double middle = name.center().x();
  emblem(Territory::Sun, {middle - side - 24, top, side, side});
  emblem(Territory::Moon, {middle + 24, top, side, side});
  write(facts_.gameName, name, join ? 72 : 84, Weight::Bold, theme_.ink, Qt::AlignCenter);
  const QRectF soon(60, name.bottom() + (join ? -8 : 16), name.width(), join ? 70 : 120);
  if (!join) return writeBoth(words_.beginsSoon(), soon, 54, Qt::AlignHCenter);
  write(words_.beginsSoon().joined(), soon, 34, Weight::Bold, loud(), Qt::AlignCenter);
  paintJoin(*join, {60, soon.bottom() + 4, name.width(), kRoom});
}

/// The way to the table, to be read and photographed from the back of a hall.
void ScreenPainter::paintJoin(const Address& join, const QRectF& box) {
  const double side = box.height();
  const QRectF code(box.left() + 40, box.top(), side, side);
  const QrCode picture(linkOf(join));
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(Qt::white);
  painter_.drawRoundedRect(code, 18, 18);
  painter_.setRenderHint(QPainter::Antialiasing, false);
  picture.paint(painter_, code.adjusted(6, 6, -6, -6));
  painter_.setRenderHint(QPainter::Antialiasing);
  const QRectF words(code.right() + 40, box.top() + 30, box.right() - code.right() - 40, 130);
  writeBoth(words_.joinHere(), words, 40);
  write(textOf(join), {words.left(), words.bottom() + 14, words.width(), 130}, 92, Weight::Bold, theme_.ink);
}

void ScreenPainter::paintRanking(int page) {
  const QRectF& box = layout_.body;
  const int columns = 2, rows = ScreenLayout::kSeatsOfPage / columns;
  const QRectF head(box.left(), box.top(), box.width(), 56);
  write(words_.ranking().joined(), head, 34, Weight::Bold, theme_.ink);
  const double width = (box.width() - 20) / columns, height = (box.height() - 66) / rows;
  for (int i = 0; i < ScreenLayout::kSeatsOfPage; ++i) {
    const std::size_t at = static_cast<std::size_t>(page * ScreenLayout::kSeatsOfPage + i);
    if (at >= facts_.ranking.size()) break;
    const double x = box.left() + (i / rows) * (width + 20), y = box.top() + 66 + (i % rows) * height;
    paintRankRow({x, y, width, height - 8}, facts_.ranking[at]);
  }
}

void ScreenPainter::paintRankRow(const QRectF& row, const ScreenRank& rank) {
  const ScreenFacts::Seat& seat = seatOf(rank.seat);
  painter_.setPen(QPen(theme_.line, 1));
  painter_.setBrush(theme_.surface);
  painter_.drawRoundedRect(row, 14, 14);
  const double middle = row.center().y();
  write(QString::number(rank.rank), QRectF(row.left() + 12, row.top(), 76, row.height()), 32, Weight::Bold, loud(),
        Qt::AlignRight | Qt::AlignVCenter);
  badge(seat.color, {row.left() + 104, middle - 24, 48, 48});
  emblem(State::groupOf(rank.seat), {row.right() - 128, middle - 20, 40, 40});
  write(words_.nameOf(seat), QRectF(row.left() + 168, row.top(), row.width() - 310, row.height()), 32, Weight::Bold,
        theme_.ink);
  write(QString::number(rank.points), QRectF(row.right() - 80, row.top(), 62, row.height()), 40, Weight::Bold,
        theme_.ink, Qt::AlignRight | Qt::AlignVCenter);
}

std::vector<ScreenRank> ScreenPainter::firsts() const {
  std::vector<ScreenRank> first;
  for (const ScreenRank& rank : facts_.ranking)
    if (rank.rank == 1) first.push_back(rank);
  return first;
}

void ScreenPainter::paintWinners() {
  const std::vector<ScreenRank> first = firsts();
  if (first.empty()) return;
  const QRectF& box = layout_.body;
  const int shown = std::min<int>(static_cast<int>(first.size()), 6);
  const double side = shown == 1 ? 260 : shown <= 3 ? 200 : 140, step = box.width() / shown;
  const double top = box.center().y() - (side + 350) / 2;
  for (int i = 0; i < shown; ++i) {
    const ScreenRank& rank = first[static_cast<std::size_t>(i)];
    const double x = box.left() + step * (i + 0.5);
    badge(seatOf(rank.seat).color, {x - side / 2, top, side, side});
    emblem(State::groupOf(rank.seat), {x + side * 0.2, top + side * 0.62, side * 0.42, side * 0.42});
    if (shown > 1)
      write(words_.nameOf(seatOf(rank.seat)), QRectF(x - step / 2 + 8, top + side + 24, step - 16, 50), 38,
            Weight::Bold, theme_.ink, Qt::AlignCenter);
  }
  if (shown == 1) paintPodium(top);
  const QRectF said(box.left(), top + side + 90, box.width(), 190);
  const bool isStopped = facts_.end == GameEnd::Stopped;
  const QString name = words_.nameOf(seatOf(first[0].seat));
  const ScreenText text = first.size() == 1 && isStopped ? words_.leads(name, first[0].points)
                          : first.size() == 1            ? words_.wins(name, first[0].points)
                                              : words_.sharedPlace(static_cast<int>(first.size()), first[0].points);
  writeBoth(text, said, 84, Qt::AlignHCenter);
  const QRectF when(box.left(), said.bottom() + 16, box.width(), 50);
  write(words_.endedAfter(facts_).joined(), when, 32, Weight::Regular, theme_.ink2, Qt::AlignCenter);
}

/// The second and the third at both sides of the only winner, a step lower each.
void ScreenPainter::paintPodium(double top) {
  const QRectF& box = layout_.body;
  const double wide = std::min(360.0, box.width() / 4), side = 130, away = 0.28 * box.width();
  for (std::size_t i = 1; i < std::min<std::size_t>(3, facts_.ranking.size()); ++i) {
    const ScreenRank& rank = facts_.ranking[i];
    const double x = box.center().x() + (i == 1 ? -away : away), y = top + 30 * static_cast<double>(1 + i);
    write(QString::number(rank.rank), {x - side / 2 - 80, y, 64, side}, 48, Weight::Bold, loud(),
          Qt::AlignRight | Qt::AlignVCenter);
    badge(seatOf(rank.seat).color, {x - side / 2, y, side, side});
    emblem(State::groupOf(rank.seat), {x + side * 0.2, y + side * 0.62, side * 0.42, side * 0.42});
    write(words_.nameOf(seatOf(rank.seat)), {x - wide / 2, y + side + 12, wide, 44}, 34, Weight::Bold, theme_.ink,
          Qt::AlignCenter);
    write(QString::number(rank.points), {x - wide / 2, y + side + 56, wide, 38}, 30, Weight::Bold, theme_.ink2,
          Qt::AlignCenter);
  }
}

/// Paints a message as large as its length allows.
void ScreenPainter::paintMessage(const QString& message) {
  const QRectF& box = layout_.body;
  write(words_.fromOrganizer().joined(), QRectF(box.left() + 24, box.top(), box.width() - 48, 56), 30, Weight::Bold,
        loud());
  const QRectF text = box.adjusted(24, 70, -24, -10);
  int pixels = 100;
  const int flags = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap;
  while (pixels > 26) {
    const QRectF needed = QFontMetricsF(textFont(pixels, Weight::Bold)).boundingRect(text, flags, message);
    if (needed.height() <= text.height() && needed.width() <= text.width()) break;
    pixels -= 4;
  }
  painter_.setFont(textFont(pixels, Weight::Bold));
  painter_.setPen(theme_.ink);
  painter_.drawText(text, flags, message);
}

}  // namespace tapu
