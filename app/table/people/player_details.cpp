// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/people/player_details.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/badge.h"
#include "app/kit/spoken.h"
#include "app/kit/words.h"
#include "engine/rules/victory.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr qreal kRadius = 14;  // of a sheet
}  // namespace

PlayerDetails::PlayerDetails(const PlaySight& sight, SeatId seat, const LobbySeat& at, Gone gone, QWidget* parent)
    : Sheet(parent), lines_(new QGridLayout) {
  setWindowFlags(Qt::Popup | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint);
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(u"playerDetails"_s);
  const PlayerFacts facts = factsOf(sight, seat, at, gone);
  setSpokenName(this, facts.name);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 14);
  column->setSpacing(8);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(new Badge(facts.color, 28, this));
  head->addWidget(new Words(facts.name, kHeadingText, Weight::Bold, &Theme::ink, this), 1);
  column->addLayout(head);
  column->addWidget(new Words(facts.connection(), kNoteText, Weight::Regular, &Theme::ink2, this));
  lines_->setHorizontalSpacing(24);
  lines_->setVerticalSpacing(3);
  lines_->setColumnStretch(0, 1);
  column->addLayout(lines_);
  const PointSources points = pointSources(sight.definition, sight.state, seat);
  //: Details of a player: points that come from settlements.
  addLine(tr("Points from settlements"), points.settlements);
  //: Details of a player: points that come from cities.
  addLine(tr("Points from cities"), points.cities);
  //: Details of a player: points that come from the two awards.
  addLine(tr("Points from awards"), points.longestRoad + points.largestArmy);
  //: Details of a player: points that come from first settlements on other islands.
  if (sight.definition.sea.paysIslands()) addLine(tr("Points from islands"), points.islands);
  //: Details of a player: points that come from gifts that lay on the board.
  if (sight.definition.sea.paysGifts()) addLine(tr("Points from gifts"), points.gifts);
  const bool knowsCards = facts.mine || sight.state.head.phase == Phase::Over;
  //: Details of a player: points that come from development cards; shown where the reader may know them.
  if (knowsCards) addLine(tr("Points from cards"), points.cards);
  const Seat& of = sight.state.seat(seat);
  //: Details of a player: how many of these pieces they can still build.
  addLine(tr("Roads left"), of.roads);
  //: Details of a player: how many of these pieces they can still build.
  if (sight.definition.hasShips) addLine(tr("Ships left"), of.ships);
  //: Details of a player: how many of these pieces they can still build.
  addLine(tr("Settlements left"), of.settlements);
  //: Details of a player: how many of these pieces they can still build.
  addLine(tr("Cities left"), of.cities);
  setMinimumWidth(240);
}

void PlayerDetails::addLine(const QString& name, int value) {
  const int line = lines_->rowCount();
  auto* number = new Words(QLocale().toString(value), 14, Weight::Bold, &Theme::ink, this);
  number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  lines_->addWidget(new Words(name, kChoiceText, Weight::Regular, &Theme::ink, this), line, 0);
  lines_->addWidget(number, line, 1);
}

// Fills the corners too; the window is cut to the shape of the paper. Without a compositor transparent corners would be
// black.
void PlayerDetails::paintEvent(QPaintEvent* event) {
  QPainter(this).fillRect(rect(), themeOf(this).surface);
  Sheet::paintEvent(event);
}

void PlayerDetails::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  QPainterPath paper;
  paper.addRoundedRect(contentsRect(), kRadius, kRadius);
  setMask(QRegion(paper.toFillPolygon().toPolygon()));
}

void PlayerDetails::openBeside(const QWidget& row) {
  adjustSize();
  const QRect screen = row.screen()->availableGeometry();
  QPoint at = row.mapToGlobal(QPoint(-width() - 4, 0));
  at.setX(std::max(screen.left(), at.x()));
  at.setY(std::clamp(at.y(), screen.top(), std::max(screen.top(), screen.bottom() - height())));
  move(at);
  show();
}

}  // namespace tapu

#include "moc_player_details.cpp"
