// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/past_games.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "app/kit/focus_ring.h"
#include "app/kit/herald.h"
#include "app/kit/line_breaks.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDisc = 24, kDiscRow = 30;  ///< pixels of a disc, and from one place to the next
constexpr int kLeastRow = 18;             ///< the same where the page is low
constexpr int kUnder = 20;                ///< pixels below the last place, for the numbers of the games
constexpr int kLinesOfPlaces = 6;         ///< lines of places; whoever came later stands on the last one

/// Columns of words stand at the left, those of numbers at the right.
bool isWords(int column) {
  return column == PastGames::Played || column == PastGames::Board || column == PastGames::Opponents;
}

QString inDigits(int number) { return QLocale().toString(number); }

}  // namespace

// ---- the table ------------------------------------------------------------------------------------------------------

void PastGames::setGames(std::vector<const CareerGame*> games, const QString& me) {
  beginResetModel();
  games_ = std::move(games);
  me_ = me;
  endResetModel();
}

int PastGames::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(games_.size());
}
int PastGames::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QString PastGames::text(const CareerGame& game, int column) const {
  const CareerGame::Person& mine = game.of(me_);
  switch (column) {
    case Played: return QLocale().toString(game.played.toLocalTime().date(), QLocale::ShortFormat);
    case Board: return boardOf(game);
    case Opponents: return opponentsOf(game);
    case Players: return inDigits(game.seats);
    case Place: return inDigits(mine.place);
    case Points: return inDigits(mine.points);
    default: return inDigits(game.rounds);
  }
}

QVariant PastGames::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const int column = index.column();
  if (role == Qt::FontRole)
    return textFont(kChoiceText, game(index.row()).of(me_).hasWon ? Weight::Bold : Weight::Regular);
  if (role == Qt::TextAlignmentRole)
    return QVariant((isWords(column) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && isWords(column))) return text(game(index.row()), column);
  return {};
}

QVariant PastGames::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::FontRole) return textFont(kNoteText, Weight::Bold);
  if (role == Qt::TextAlignmentRole)
    return QVariant((isWords(section) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  const QStringList heads{//: Head of a column of past games: when a game was over
                          tr("Date"),
                          //: Head of a column of past games
                          tr("Board"),
                          //: Head of a column of past games: against whom
                          tr("Opponents"),
                          //: Head of a narrow column of past games: how many people and bots played
                          tr("Players"),
                          //: Head of a narrow column of past games: first, second …
                          tr("Place"),
                          //: Head of a narrow column of past games
                          tr("Points"),
                          //: Head of a narrow column of past games: how many rounds were played
                          tr("Rounds")};
  return heads.value(section);
}

// ---- the discs ------------------------------------------------------------------------------------------------------

LastGames::LastGames(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSpokenRole(this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void LastGames::setGames(const std::vector<const CareerGame*>& games, const QString& me) {
  const auto shown = std::min<std::ptrdiff_t>(kMost, std::ssize(games));
  games_.assign(games.end() - shown, games.end());
  me_ = me;
  first_ = static_cast<int>(std::ssize(games) - shown) + 1;
  current_ = static_cast<int>(shown) - 1;
  updateGeometry();
  retell();
  update();
}

/// The place of the lowest line.
int LastGames::lowest() const {
  int lowest = 2;
  for (const CareerGame* game : games_) lowest = std::max(lowest, std::min(kLinesOfPlaces, game->of(me_).place));
  return lowest;
}

QSize LastGames::sizeHint() const { return {scaled(320), scaled(kDiscRow) * lowest() + scaled(kUnder)}; }
QSize LastGames::minimumSizeHint() const { return {scaled(320), scaled(kLeastRow) * lowest() + scaled(kUnder)}; }

/// From one place to the next, in pixels: less where the page is low.
double LastGames::rowHeight() const {
  return std::min<double>(scaled(kDiscRow), static_cast<double>(height() - scaled(kUnder)) / lowest());
}

double LastGames::radius() const { return std::min(scaled(kDisc), static_cast<int>(rowHeight()) - 2) / 2.0; }

QPointF LastGames::centerOf(int index) const {
  const double left = scaled(44), right = width() - scaled(kDisc);
  const double step = (right - left) / (kMost - 1);
  const int place = std::clamp(games_[static_cast<std::size_t>(index)]->of(me_).place, 1, kLinesOfPlaces);
  return {left + step * index, rowHeight() * (place - 0.5)};
}

int LastGames::indexAt(QPointF position) const {
  for (int i = 0; i < static_cast<int>(games_.size()); ++i) {
    const QPointF off = centerOf(i) - position;
    if (std::hypot(off.x(), off.y()) <= radius() + 1) return i;
  }
  return -1;
}

QString LastGames::wordsOf(int index) const {
  if (index < 0 || index >= static_cast<int>(games_.size())) return {};
  const CareerGame& game = *games_[static_cast<std::size_t>(index)];
  const CareerGame::Person& mine = game.of(me_);
  //: A past game; %1 its number, %2 the board, %3 the place of the player in the end, %n their points
  return tr("Game %1, %2: place %3 with %n point(s)", nullptr, mine.points)
      .arg(inDigits(first_ + index), boardOf(game), inDigits(mine.place));
}

void LastGames::retell() {
  //: Screen reader: what a picture of past games shows
  setAccessibleName(tr("The last games by place; Enter replays one"));
  setAccessibleDescription(wordsOf(current_));
}

void LastGames::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  painter.setFont(textFont(kSmallText));
  for (int place = 1; place <= lowest(); ++place) {
    const int y = static_cast<int>(rowHeight() * (place - 0.5));
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(scaled(26), y, width(), y);
    painter.setPen(theme.ink2);
    const QString name = inDigits(place) + (place == kLinesOfPlaces ? u"+"_s : QString());
    painter.drawText(QRect(0, y - 12, scaled(22), 24), Qt::AlignRight | Qt::AlignVCenter, name);
  }
  painter.setPen(QPen(theme.ink3, 1.4));
  for (int i = 1; i < static_cast<int>(games_.size()); ++i) painter.drawLine(centerOf(i - 1), centerOf(i));
  painter.setFont(textFont(kSmallText, Weight::Bold));
  const double radius = this->radius();
  for (int i = 0; i < static_cast<int>(games_.size()); ++i) {
    const CareerGame::Person& mine = games_[static_cast<std::size_t>(i)]->of(me_);
    const QRectF disc(centerOf(i) - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    painter.setPen(QPen(theme.ink, 1.6));
    painter.setBrush(mine.hasWon ? theme.accent : theme.surface);
    painter.drawEllipse(disc);
    painter.setPen(mine.hasWon ? theme.onAccent : theme.ink);
    painter.drawText(disc, Qt::AlignCenter, inDigits(mine.points));
    if (hasFocus() && i == current_) paintFocusRing(painter, disc.adjusted(-3, -3, 3, 3), theme, radius + 3);
  }
  if (games_.empty()) return;
  painter.setFont(textFont(kSmallText));
  painter.setPen(theme.ink2);
  const auto under = [&](int index) {
    const QRectF box(centerOf(index).x() - scaled(40), rowHeight() * lowest(), scaled(80), scaled(kUnder));
    painter.drawText(box, Qt::AlignCenter, inDigits(first_ + index));
  };
  under(0);
  if (games_.size() > 1) under(static_cast<int>(games_.size()) - 1);
}

void LastGames::mousePressEvent(QMouseEvent* event) {
  const int index = indexAt(event->position());
  if (index < 0 || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  current_ = index;
  Q_EMIT picked(games_[static_cast<std::size_t>(index)]->file);
}

void LastGames::mouseMoveEvent(QMouseEvent* event) {
  const int index = indexAt(event->position());
  setCursor(index < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
  QToolTip::showText(event->globalPosition().toPoint(), index < 0 ? QString() : plainTip(wordsOf(index)), this);
}

void LastGames::keyPressEvent(QKeyEvent* event) {
  const int last = static_cast<int>(games_.size()) - 1;
  switch (event->key()) {
    case Qt::Key_Left: current_ = std::max(0, current_ - 1); break;
    case Qt::Key_Right: current_ = std::min(last, current_ + 1); break;
    case Qt::Key_Home: current_ = std::min(0, last); break;
    case Qt::Key_End: current_ = last; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (current_ >= 0 && current_ <= last) Q_EMIT picked(games_[static_cast<std::size_t>(current_)]->file);
      return;
    default: return QWidget::keyPressEvent(event);
  }
  retell();
  update();
}

void LastGames::focusInEvent(QFocusEvent* event) { QWidget::focusInEvent(event), update(); }
void LastGames::focusOutEvent(QFocusEvent* event) { QWidget::focusOutEvent(event), update(); }

void LastGames::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retell();
}

}  // namespace tapu
