// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/game_row.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/board/board_picture.h"
#include "app/board/painting.h"
#include "app/client/refusal_words.h"
#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/plan/game_plan.h"
#include "app/session/settings/address.h"
#include "app/text/names_of_things.h"
#include "app/text/option_words.h"
#include "app/text/shown_text.h"
#include "app/wire/messages.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPictureWidth = 84, kPictureHeight = 68, kButtonGap = 4;

QString rulesName(const QString& rules) {
  const auto known = ruleSetNamed(rules.toStdString());
  return known ? nameOfRules(*known) : rules;
}

}  // namespace

GameRow::GameRow(const FoundGame& game, QWidget* parent)
    : QAbstractButton(parent),
      game_(game),
      join_(new ActionButton({}, ActionButton::Role::Next, this)),
      watch_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"gameRow"_s);
  join_->setObjectName(u"joinGame"_s);
  join_->setFocusPolicy(Qt::NoFocus);
  connect(join_, &ActionButton::clicked, this, &GameRow::click);
  watch_->setObjectName(u"watchGame"_s);
  connect(watch_, &ActionButton::clicked, this, &GameRow::watchWanted);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  refresh();
}

void GameRow::showGame(const FoundGame& game) {
  if (game == game_) return;
  game_ = game;
  refresh();
}

void GameRow::setOurSeat(OurSeat seat) {
  if (std::exchange(ourSeat_, seat) != seat) refresh();
}

QString GameRow::foreignTo() const {
  if (game_.protocol > wire::kProtocol) return turnedAwaySentence(Refusal::VersionTooOld, game_.version);
  if (game_.protocol < wire::kOldestProtocol) return turnedAwaySentence(Refusal::VersionTooNew, game_.version);
  return {};
}

bool GameRow::mayHaveCodes() const {
  return ruleSetNamed(game_.rules.toStdString()) == RuleSet::BigGame && foreignTo().isEmpty();
}

QString GameRow::remark() const {
  if (const QString why = foreignTo(); !why.isEmpty()) return why;
  if (ourSeat_ != OurSeat::None) return {};
  //: About a game of the list, which may still take somebody whose seat is in it
  if (game_.locked == Locked::Yes) return tr("This game has already started.");
  //: About a game of the list, which may still take somebody whose seat is in it
  if (game_.seats > 0 && game_.players >= game_.seats) return tr("All seats of this game are taken.");
  return {};
}

bool GameRow::isAbout(const QString& text) const {
  const QStringList words = QStringList{game_.name, game_.host} + game_.people;
  return std::ranges::any_of(words, [&](const QString& word) { return word.contains(text, Qt::CaseInsensitive); });
}

QString GameRow::address() const { return textOf(Address{game_.addressToTell(), game_.port}); }

/// The number of seats that are kept, as a sentence; empty: all players are there.
QString GameRow::whoIsAway() const {
  //: About a game of the list; %n seats of persons who were there before, and may come back
  return game_.away > 0 ? tr("%n seat(s) are kept for people who are away.", nullptr, game_.away) : QString();
}

/// The host, and the others there.
QString GameRow::whoIsThere() const {
  QStringList others = game_.people;
  others.removeOne(game_.host);
  for (QString& other : others) other = isolated(other);
  const QString host = isolated(game_.host);
  //: Under the name of a game of the list; %1 who hosts it
  if (others.isEmpty()) return tr("Hosted by %1").arg(host);
  //: Under the name of a game of the list; %1 who hosts it, %2 who else is there: names with commas
  return tr("Hosted by %1; with %2").arg(host, listOf(others));
}

QString GameRow::note() const {
  QStringList facts;
  //: Fact about a game of the list: the reader has a seat in it and can come back to it
  if (ourSeat_ == OurSeat::Kept) facts << tr("your seat is kept");
  //: Fact about a game of the list: somebody else goes on with a game in which the reader has a seat
  if (ourSeat_ == OurSeat::Moved) facts << tr("your game goes on here");
  //: Fact about a game of the list, which may be joined all the same: it is played already
  if (game_.hasBegun && game_.locked == Locked::No) facts << tr("has begun");
  facts << rulesName(game_.rules);
  //: Fact about a game of the list; %1 version number of the program that hosts it
  facts << tr("version %1").arg(game_.version);
  if (!foreignTo().isEmpty())
    //: Fact about a game of the list that cannot be joined, after its version; %1 the number of the language in which
    //: programs speak over the network, %2 that of this program
    facts << tr("network protocol %1, here %2").arg(QString::number(game_.protocol), QString::number(wire::kProtocol));
  //: Fact about a game of the list: whoever joins is asked for a password
  if (game_.asksPassword) facts << tr("with a password");
  //: Fact about a game of the list; %1 round trip in milliseconds
  if (game_.pingMs >= 0) facts << tr("%1 ms").arg(game_.pingMs);
  facts << address();
  return facts.join(u" · "_s);
}

void GameRow::refresh() {
  setText(GamePlan::gameNameHere(game_.name));
  rename(join_, ourSeat_ == OurSeat::Kept
                    //: Button at a game of the list: back to the own seat, which is kept
                    ? tr("Rejoin")
                    //: Button at a game of the list: take a seat in it
                    : tr("Join"));
  join_->setVisible(remark().isEmpty());
  //: Button at a game of the list: look on without a seat
  rename(watch_, tr("Watch"));
  watch_->setVisible(game_.mayBeWatched && foreignTo().isEmpty());
  placeButtons();
  //: Screen reader: a game of the list; %1 its name, %2 who hosts it, %n players there, %3 all seats, %4 other facts
  setSpokenName(this, tr("%1, hosted by %2, %n player(s) at %3 seats, %4", nullptr, game_.players - game_.away)
                          .arg(isolated(text()), isolated(game_.host), QLocale().toString(game_.seats), note()));
  setSpokenDetails(this, (QStringList{remark(), whoIsAway()}).join(u' ').trimmed());
  // The whole text: on the row a long name is cut.
  QStringList tip{isolated(text()), whoIsThere(), whoIsAway(), address(), note(), remark()};
  tip.removeAll(QString());
  setToolTip(plainTip(tip.join(u'\n')));
  updateGeometry();
  update();
}

/// One above the other at the right end, equally wide.
void GameRow::placeButtons() {
  std::vector<ActionButton*> shown;
  QSize size;
  for (ActionButton* button : {join_, watch_}) {
    if (button->isHidden()) continue;
    shown.push_back(button);
    size = size.expandedTo(button->sizeHint());
  }
  int top = (height() - kButtonGap - static_cast<int>(shown.size()) * (size.height() + kButtonGap)) / 2 + kButtonGap;
  for (ActionButton* button : shown) {
    button->setGeometry(width() - size.width() - 14, top, size.width(), size.height());
    top += size.height() + kButtonGap;
  }
}

void GameRow::resizeEvent(QResizeEvent* event) {
  QAbstractButton::resizeEvent(event);
  placeButtons();
}

int GameRow::smallLines() const { return game_.away > 0 ? 3 : 2; }

QSize GameRow::sizeHint() const {
  const int words = QFontMetrics(textFont(kHeadingText, Weight::Bold)).height() +
                    smallLines() * QFontMetrics(textFont(kNoteText)).height();
  const int buttons = join_->sizeHint().height() + kButtonGap + watch_->sizeHint().height();
  return {320, std::max({kPictureHeight + 20, words + 24, buttons + 20})};
}

const QPixmap& GameRow::picture(const Theme& theme) {
  const qreal ratio = devicePixelRatioF();
  const QSize size(kPictureWidth, kPictureHeight);
  if (picture_.isNull() || picture_.size() != size * ratio || pictureOf_ != *game_.board || pictureFor_ != theme.kind) {
    pictureOf_ = *game_.board;
    pictureFor_ = theme.kind;
    picture_ = boardPicture(pictureOf_, size, theme, ratio, PictureSea::Transparent);
  }
  return picture_;
}

void GameRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(4, 4, -4, -4);
  if (hasFocus()) paintFocusRing(painter, box.adjusted(-2.5, -2.5, 2.5, 2.5), theme, 12);
  paintPaper(painter, box, underMouse() ? Paper::Pointed : Paper::Row, theme, 10);
  const QRectF sea(box.left() + 8, box.center().y() - kPictureHeight / 2.0, kPictureWidth, kPictureHeight);
  QPainterPath frame;
  frame.addRoundedRect(sea, 8, 8);
  painter.fillPath(frame, theme.sea1);
  if (game_.board)
    painter.drawPixmap(sea.toRect(), picture(theme));
  else  // there is no picture of the board: the mark of the program
    tapu::render(painter, u"app-icon"_s, around(sea.center(), sea.height() - 16, sea.height() - 16));

  const QFont big = textFont(kHeadingText, Weight::Bold), small = textFont(kNoteText),
              bold = textFont(kBodyText, Weight::Bold);
  //: Seats of a game of the list: at %1 somebody is there, %2 all
  const QString seats =
      tr("%1 of %2").arg(QLocale().toString(game_.players - game_.away), QLocale().toString(game_.seats));
  int buttonWidth = 0;
  for (const ActionButton* button : {join_, watch_})
    if (!button->isHidden()) buttonWidth = std::max(buttonWidth, button->width() + 8);
  const int right = QFontMetrics(bold).horizontalAdvance(seats) + 34 + buttonWidth;
  QRectF line(sea.right() + 14, 0, box.right() - sea.right() - 26 - right, QFontMetrics(big).height());
  const qreal height = line.height() + smallLines() * QFontMetrics(small).height();
  line.moveTop(box.center().y() - height / 2);
  const auto draw = [&](const QFont& font, const QColor& color, const QString& text) {
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(line.width())));
    line.moveTop(line.bottom());
  };
  draw(big, theme.ink, isolated(text()));
  line.setHeight(QFontMetrics(small).height());
  const QString remark = this->remark();
  const QColor& ink = foreignTo().isEmpty() ? theme.ink2 : theme.danger;
  // The remark needs two lines and takes the place of the line about the host.
  if (QFontMetrics(small).horizontalAdvance(remark) > line.width()) {
    if (game_.away > 0) draw(small, theme.ink2, whoIsAway());
    painter.setFont(small);
    painter.setPen(ink);
    painter.drawText(line.adjusted(0, 0, 0, line.height()), Qt::AlignLeft | Qt::TextWordWrap, remark);
  } else {
    draw(small, theme.ink2, whoIsThere());
    if (game_.away > 0) draw(small, theme.ink2, whoIsAway());
    draw(small, ink, remark.isEmpty() ? note() : remark);
  }

  const QRectF end(box.right() - right - 6, box.top(), right, box.height());
  const QString iconName = remark.isEmpty() && !game_.asksPassword ? u"person"_s : u"lock"_s;
  tapu::icon(iconName, theme.ink2).paint(&painter, QRectF(end.left(), end.center().y() - 10, 20, 20).toRect());
  painter.setFont(bold);
  painter.setPen(theme.ink);
  painter.drawText(end.adjusted(26, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, seats);
}

void GameRow::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

void GameRow::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  picture_ = QPixmap();  // drawn anew, perhaps with other digits
  refresh();
}

}  // namespace tapu

#include "moc_game_row.cpp"
