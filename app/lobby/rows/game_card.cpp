// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/game_card.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include "app/board/board_picture.h"
#include "app/board/joined_boards.h"
#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/line_breaks.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kIslandWidth = 116, kIslandHeight = 96;
constexpr int kNoteLines = 2;
constexpr qreal kFaded = 0.4;  ///< the island of a game that cannot begin
constexpr int kSign = 22;      ///< a picture before words, and the gap behind it

Board boardOf(const Setup& setup) {
  return setup.chain.isEmpty() ? setup.board : JoinedBoards::beginningOf(setup.chain).board();
}

}  // namespace

GameCard::GameCard(QWidget* parent)
    : QAbstractButton(parent),
      options_(new ActionButton(u"settings"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)) {
  setObjectName(u"gameCard"_s);
  options_->setObjectName(u"gameCardOptions"_s);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(options_, &ActionButton::clicked, this, &GameCard::optionsWanted);
}

void GameCard::showGame(const GamePlan& plan, const QString& title, const QString& note) {
  plan_ = plan;
  note_ = note;
  if (Board board = boardOf(plan.setup); drawn_ != board) {
    drawn_ = std::move(board);
    picture_ = {};
  }
  setText(title);
  refresh();
}

void GameCard::setMarked(Marked marked) {
  marked_ = marked;
  options_->setFocusPolicy(marked == Marked::Yes ? Qt::StrongFocus : Qt::ClickFocus);  // Tab goes past the others
  update();
}

void GameCard::refresh() {
  length_ = lengthOf(plan_);
  refusal_ = plan_.isOnChain() ? QString() : whyNotOn(plan_.setup.board, plan_.setup);
  const QString& said = refusal_.isEmpty() ? note_ : refusal_;
  setSpokenName(this, text());
  players_ = figuresOn(plan_.setup);
  const QString players = playersOn(plan_.setup);
  //: Screen reader: a game to begin; %1 what it is, %2 “about 30 minutes”
  const QString brief = tr("%1; %2").arg(said, length_);
  //: Screen reader: a game to begin; %1 what it is, %2 “2 to 4 players”, %3 “about 30 minutes”
  const QString whole = tr("%1; %2; %3").arg(said, players, length_);
  setSpokenDetails(this, players.isEmpty() ? brief : whole);
  setToolTip(plainTip(text() + u'\n' + said));
  //: Button of a game: see and change its options before it begins; %1 its name
  options_->setToolTip(plainTip(tr("Options of %1…").arg(text())));
  setSpokenName(options_, options_->toolTip());
  update();
}

QSize GameCard::sizeHint() const {
  const QFontMetrics bold(textFont(kHeadingText, Weight::Bold)), small(textFont(kNoteText));
  return {380, std::max(kIslandHeight + 22, bold.height() + (kNoteLines + 1) * small.height() + 30)};
}

const QPixmap& GameCard::picture(const Theme& theme) {
  const qreal ratio = devicePixelRatioF();
  const QSize size(kIslandWidth, kIslandHeight);
  if (picture_.isNull() || picture_.size() != size * ratio || drawnFor_ != theme.kind) {
    drawnFor_ = theme.kind;
    picture_ = boardPicture(drawn_, size, theme, ratio, PictureSea::Transparent);
  }
  return picture_;
}

void GameCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  const QRectF box = paintCardPaper(painter, this, marked_ == Marked::Yes ? Paper::Chosen : Paper::Row);
  const QRectF sea(box.left() + 8, box.center().y() - kIslandHeight / 2.0, kIslandWidth, kIslandHeight);
  QPainterPath frame;
  frame.addRoundedRect(sea, 8, 8);
  painter.fillPath(frame, theme.sea1);
  painter.setOpacity(refusal_.isEmpty() ? 1 : kFaded);
  painter.drawPixmap(sea.toRect(), picture(theme));
  painter.setOpacity(1);
  const QFont big = textFont(kHeadingText, Weight::Bold), small = textFont(kNoteText),
              bold = textFont(kNoteText, Weight::Bold);
  const qreal left = sea.right() + 14, width = box.right() - left - 10, icon = options_->width() + 2;
  const QStringList note = brokenLines(refusal_.isEmpty() ? note_ : refusal_, small, width, kNoteLines);
  const int noteHeight = QFontMetrics(small).height();
  const qreal height = QFontMetrics(big).height() + noteHeight * (static_cast<qreal>(note.size()) + 1) + 4;
  QRectF line(left, box.center().y() - height / 2, width - icon, QFontMetrics(big).height());
  painter.setFont(big);
  painter.setPen(refusal_.isEmpty() ? theme.ink : theme.ink3);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(big).elidedText(text(), Qt::ElideRight, static_cast<int>(line.width())));
  line = QRectF(left, line.bottom(), width, noteHeight);
  painter.setFont(small);
  painter.setPen(theme.ink2);
  for (const QString& words : note) {
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words);
    line.moveTop(line.bottom());
  }
  line.translate(0, 4);
  tapu::icon(u"timer"_s, theme.ink2).paint(&painter, QRectF(line.left(), line.center().y() - 8, 16, 16).toRect());
  painter.setFont(bold);
  painter.setPen(theme.ink);
  painter.drawText(line.adjusted(kSign, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, length_);
  paintPlayers(painter, line.adjusted(QFontMetrics(bold).horizontalAdvance(length_) + 2 * kSign, 0, 0, 0));
}

/// Writes the number of players that the board is for, where there is room behind the length of the game.
void GameCard::paintPlayers(QPainter& painter, const QRectF& rest) {
  if (players_.isEmpty() || rest.width() < kSign + painter.fontMetrics().horizontalAdvance(players_)) return;
  tapu::icon(u"person"_s, themeOf(this).ink2)
      .paint(&painter, QRectF(rest.left(), rest.center().y() - 8, 16, 16).toRect());
  painter.drawText(rest.adjusted(kSign, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, players_);
}

void GameCard::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

void GameCard::resizeEvent(QResizeEvent* event) {
  QAbstractButton::resizeEvent(event);
  const QSize size = options_->sizeHint();
  options_->setGeometry(QRect(QPoint(width() - size.width() - 8, 8), size));
}

void GameCard::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  picture_ = QPixmap();  // drawn anew, perhaps with other digits
  refresh();
}

}  // namespace tapu

#include "moc_game_card.cpp"
