// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/board_card.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "app/board/board_picture.h"
#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_words.h"
#include "app/text/language.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEdge = 4;    ///< around the paper, for the ring of the keyboard
constexpr int kInset = 10;  ///< between the paper and what lies on it
constexpr int kTallFrame = 196;
constexpr QSize kLineFrame(120, 96);
constexpr int kWidestPicture = 400;  ///< the sea goes on beside it
constexpr int kPictureStep = 40;     ///< the picture is drawn anew when the card has become so much wider
constexpr int kBetween = 4;          ///< the name and the lines under it
constexpr int kMostNoteLines = 2;
constexpr int kFactSign = 17, kSignGap = 6, kFactGap = 16;
constexpr qreal kDimmed = 0.45;  ///< the picture of a board that does not suit
constexpr int kFrameRadius = 8;

int lineOf(const QFont& font) { return QFontMetrics(font).height(); }
int advanceOf(const QString& text, const QFont& font) { return QFontMetrics(font).horizontalAdvance(text); }

QFont nameFont() { return textFont(kHeadingText, Weight::Bold); }
QFont factFont() { return textFont(kChoiceText); }
QFont noteFont() { return textFont(kNoteText); }

//: Beside the name of the board that is chosen
QString chipText() { return BoardCard::tr("Chosen"); }

}  // namespace

BoardCard::BoardCard(const BoardFile& file, QWidget* parent) : QAbstractButton(parent), file_(file) {
  setObjectName(u"boardCard"_s);
  setCheckable(true);
  setSpokenRole(this, QAccessible::RadioButton);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  whenLanguageChanges(this, [this] {
    picture_ = {};  // drawn anew, perhaps with other digits
    refresh();
  });
}

void BoardCard::showGame(const GamePlan& plan, Suits suits) {
  plan_ = plan;
  suits_ = suits;
  refresh();
}

void BoardCard::setShape(Shape shape) {
  if (shape_ == shape) return;
  shape_ = shape;
  picture_ = {};
  updateGeometry();
  update();
}

void BoardCard::refresh() {
  setText(nameOfBoard(file_));
  note_ = file_.description(languageInUse());
  const SeatAdvice seats = seatsMadeFor(file_);
  const QString players = suits_ == Suits::Yes ? playersOf(seats) : forPlayers(seats);
  facts_ = {{u"person"_s, players}, {u"timer"_s, lengthOf(plan_)}, {u"star"_s, pointsOf(plan_)}};
  QStringList said{note_};
  for (const Fact& fact : facts_) said << fact.text;
  said.removeAll(QString());
  setSpokenName(this, text());
  setSpokenDetails(this, said.join(u"; "_s));
  setToolTip(plainTip(note_.isEmpty() ? text() : text() + u'\n' + note_));
  updateGeometry();
  update();
}

QSize BoardCard::frameSize(int width) const {
  return shape_ == Shape::Line ? kLineFrame : QSize(width - 2 * (kEdge + kInset), kTallFrame);
}

/// The room for words on a card of this width.
int BoardCard::wordsWidth(int width) const {
  const int free = width - 2 * (kEdge + kInset);
  return std::max(1, shape_ == Shape::Line ? free - kLineFrame.width() - kInset : free);
}

QStringList BoardCard::noteLines(int width) const {
  return brokenLines(note_, noteFont(), wordsWidth(width), kMostNoteLines);
}

/// The facts side by side, in as many lines as they need.
std::vector<std::vector<BoardCard::Fact>> BoardCard::factLines(int width) const {
  std::vector<std::vector<Fact>> lines;
  int left = 0;
  for (const Fact& fact : facts_) {
    const int wide = kFactSign + kSignGap + advanceOf(fact.text, factFont());
    if (lines.empty() || left + wide > wordsWidth(width)) {
      lines.emplace_back();
      left = 0;
    }
    lines.back().push_back(fact);
    left += wide + kFactGap;
  }
  return lines;
}

int BoardCard::wordsHeight(int width) const {
  const auto facts = static_cast<int>(factLines(width).size()), notes = static_cast<int>(noteLines(width).size());
  return lineOf(nameFont()) + facts * (lineOf(factFont()) + kBetween) + kBetween + notes * lineOf(noteFont());
}

int BoardCard::heightForWidth(int width) const {
  const int around = 2 * (kEdge + kInset), words = wordsHeight(width), frame = frameSize(width).height();
  return around + (shape_ == Shape::Line ? std::max(frame, words) : frame + kInset + words);
}

QSize BoardCard::sizeHint() const {
  constexpr int usual = 360;
  return {usual, heightForWidth(usual)};
}

QSize BoardCard::minimumSizeHint() const {
  constexpr int leastWidth = 240;
  return {leastWidth, kLineFrame.height()};
}

void BoardCard::paintPicture(QPainter& painter, const QRectF& frame, const Theme& theme) {
  const int room = static_cast<int>(frame.width());
  const int wide = std::max(kPictureStep, std::min(kWidestPicture, room / kPictureStep * kPictureStep));
  const QSize size(wide, static_cast<int>(frame.height()));
  const qreal ratio = devicePixelRatioF();
  if (picture_.isNull() || picture_.size() != size * ratio || drawnFor_ != theme.kind) {
    drawnFor_ = theme.kind;
    picture_ = boardPicture(file_.board, size, theme, ratio, PictureSea::Transparent);
  }
  QPainterPath rounded;
  rounded.addRoundedRect(frame, kFrameRadius, kFrameRadius);
  painter.setOpacity(suits_ == Suits::Yes ? 1 : kDimmed);
  painter.fillPath(rounded, theme.sea1);
  painter.drawPixmap(QPointF(frame.center().x() - size.width() / 2.0, frame.top()), picture_);
  painter.setOpacity(1);
}

/// Writes at the end of the line of the name that the board is chosen.
void BoardCard::paintChip(QPainter& painter, const QRectF& line, const Theme& theme) const {
  const QFont font = textFont(kNoteText, Weight::Bold);
  const qreal high = lineOf(font) + 4, wide = high + advanceOf(chipText(), font) + kInset;
  const QRectF chip(line.right() - wide, line.center().y() - high / 2, wide, high);
  painter.setPen(QPen(theme.edge, theme.outline()));
  painter.setBrush(theme.surface);
  painter.drawRoundedRect(chip, high / 2, high / 2);
  paintIcon(painter, u"ready"_s, QRectF(chip.left() + 4, chip.top() + 3, high - 6, high - 6), theme.ink);
  painter.setFont(font);
  painter.setPen(theme.ink);
  painter.drawText(chip.adjusted(high, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, chipText());
}

void BoardCard::paintFacts(QPainter& painter, QPointF at, const Theme& theme) const {
  const QFont font = factFont();
  painter.setFont(font);
  for (const std::vector<Fact>& facts : factLines(width())) {
    qreal left = at.x();
    for (const Fact& fact : facts) {
      const QRectF sign(left, at.y() + (lineOf(font) - kFactSign) / 2.0, kFactSign, kFactSign);
      paintIcon(painter, fact.icon, sign, theme.ink2);
      painter.setPen(theme.ink);
      const QRectF words(sign.right() + kSignGap, at.y(), at.x() + wordsWidth(width()) - sign.right() - kSignGap,
                         lineOf(font));
      painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                       QFontMetrics(font).elidedText(fact.text, Qt::ElideRight, static_cast<int>(words.width()) + 1));
      left = words.left() + advanceOf(fact.text, font) + kFactGap;
    }
    at.ry() += lineOf(font) + kBetween;
  }
}

void BoardCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  const QRectF box = paintCardPaper(painter, this,
                                    isChecked()            ? Paper::Chosen
                                    : suits_ == Suits::Yes ? Paper::Row
                                                           : Paper::Well);
  const QRectF frame(box.topLeft() + QPointF(kInset, kInset), QSizeF(frameSize(width())));
  paintPicture(painter, frame, theme);
  const bool isLine = shape_ == Shape::Line;
  const QPointF start = isLine ? QPointF(frame.right() + kInset, box.center().y() - wordsHeight(width()) / 2.0)
                               : frame.bottomLeft() + QPointF(0, kInset);
  QRectF line(start, QSizeF(wordsWidth(width()), lineOf(nameFont())));
  qreal room = line.width();
  if (isChecked()) {
    paintChip(painter, line, theme);
    const QFont chip = textFont(kNoteText, Weight::Bold);
    room -= lineOf(chip) + advanceOf(chipText(), chip) + 2 * kInset;
  }
  painter.setFont(nameFont());
  painter.setPen(inkOf(theme));
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(nameFont()).elidedText(text(), Qt::ElideRight, static_cast<int>(room)));
  paintFacts(painter, line.bottomLeft() + QPointF(0, kBetween), theme);
  const auto facts = static_cast<qreal>(factLines(width()).size());
  line.moveTop(line.bottom() + facts * (lineOf(factFont()) + kBetween) + kBetween);
  line.setHeight(lineOf(noteFont()));
  painter.setFont(noteFont());
  painter.setPen(theme.ink2);
  for (const QString& words : noteLines(width())) {
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words);
    line.moveTop(line.bottom());
  }
}

void BoardCard::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return entered();
  QAbstractButton::keyPressEvent(event);
}

void BoardCard::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) return entered();
  QAbstractButton::mouseDoubleClickEvent(event);
}

}  // namespace tapu

#include "moc_board_card.cpp"
