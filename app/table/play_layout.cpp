// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_layout.h"

#include <QGridLayout>
#include <QVBoxLayout>
#include <utility>

#include "app/board/board_scene.h"
#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/table/place_chip.h"
#include "app/table/play_choices.h"
#include "app/table/play_events.h"
#include "app/table/play_notices.h"
#include "app/table/play_page.h"
#include "app/table/play_players.h"
#include "app/table/play_prompt.h"
#include "app/table/play_talk.h"
#include "app/table/play_trade.h"
#include "app/table/play_tray.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeft = 248, kRight = 288, kRightLeast = 240, kRail = 48;
constexpr int kFoldBelow = 1120, kSlimBelow = 900, kTabsBelow = 650, kLowBelow = 480;
constexpr int kShadow = 2 * Sheet::kShadow;

ActionButton* iconButton(const QString& name, QWidget* parent) {
  auto* button = new ActionButton(name, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, parent);
  button->setFixedSize(34, 34);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

}  // namespace

PlayLayout::PlayLayout(QWidget* page)
    : QObject(page),
      page_(page),
      left_(new QWidget(page)),
      hole_(new QWidget(page)),
      rail_(new Sheet(page)),
      right_(new Sheet(page)),
      zoom_(new Sheet(page)) {
  hole_->setAttribute(Qt::WA_TransparentForMouseEvents);
  hole_->setMinimumSize(280, 240);
}

void PlayLayout::lay(const Panels& panels) {
  at_ = panels;
  at_.view->setFrameShape(QFrame::NoFrame);
  at_.view->lower();
  auto* leftColumn = new QVBoxLayout(left_);
  leftColumn->setContentsMargins(0, 0, 0, 0);
  leftColumn->addWidget(at_.trade);
  leftColumn->addWidget(at_.choices);
  at_.trade->setFixedWidth(kLeft + kShadow);
  at_.choices->setFixedWidth(kLeft + kShadow);
  makeRail();
  rightColumn_ = new QVBoxLayout(right_);
  rightColumn_->setContentsMargins(9, 9, 9, 10);
  rightColumn_->setSpacing(8);
  rightColumn_->addWidget(at_.players);
  rightColumn_->addWidget(at_.bank);
  rightColumn_->addWidget(at_.talk, 1);
  makeZoom(at_.view);

  grid_ = new QGridLayout(page_);
  grid_->setContentsMargins(5, 5, 5, 5);
  grid_->setSpacing(0);
  grid_->addWidget(rail_, 0, 0, 3, 1);
  grid_->addWidget(left_, 0, 1, 3, 1);
  grid_->addWidget(at_.prompt, 0, 2);
  grid_->addWidget(at_.notice, 1, 2);
  grid_->addWidget(hole_, 2, 2);
  grid_->addWidget(at_.tray, 3, 0, 1, 3);
  grid_->addWidget(at_.curtain, 4, 0, 1, 3);
  grid_->addWidget(at_.end, 5, 0, 1, 3);
  grid_->addWidget(at_.question, 6, 0, 1, 3);
  grid_->addWidget(right_, 0, 3, 7, 1);
  grid_->setRowStretch(2, 1);
  grid_->setColumnStretch(2, 1);
}

void PlayLayout::makeRail() {
  auto* column = new QVBoxLayout(rail_);
  column->setContentsMargins(7, 8, 7, 8);
  column->addWidget(railTrade_ = iconButton(u"trade"_s, rail_));
  column->addWidget(railTalk_ = iconButton(u"person"_s, rail_));
  railTrade_->setObjectName(u"railTrade"_s);
  railTalk_->setObjectName(u"railTalk"_s);
  column->addStretch(1);
  rail_->setFixedWidth(kRail + kShadow);
  connect(railTrade_, &ActionButton::clicked, this, [this] {
    leftOpen_ = !leftOpen_;
    fold();
  });
  connect(railTalk_, &ActionButton::clicked, this, [this] {
    rightOpen_ = !rightOpen_;
    if (rightOpen_) leftOpen_ = false;
    fold();
  });
}

void PlayLayout::makeZoom(BoardView* view) {
  auto* column = new QVBoxLayout(zoom_);
  column->setContentsMargins(3, 3, 3, 3);
  column->setSpacing(0);
  column->addWidget(zoomIn_ = iconButton(u"zoom-in"_s, zoom_));
  column->addWidget(zoomOut_ = iconButton(u"zoom-out"_s, zoom_));
  column->addWidget(fit_ = iconButton(u"fit"_s, zoom_));
  connect(zoomIn_, &ActionButton::clicked, view, &BoardView::zoomIn);
  connect(zoomOut_, &ActionButton::clicked, view, &BoardView::zoomOut);
  connect(fit_, &ActionButton::clicked, view, &BoardView::fit);
}

void PlayLayout::openTrade() {
  leftOpen_ = true;
  fold();
}

void PlayLayout::openTalk() {
  rightOpen_ = true;
  leftOpen_ = false;
  fold();
}

void PlayLayout::refreshLeft() {
  const bool covered = at_.curtain->isVisibleTo(page_) || at_.end->isVisibleTo(page_);
  const bool choosing = at_.choices->kind() != ChoicePanel::Kind::None;
  const bool over = at_.end->isVisibleTo(page_);
  const bool narrow = page_->width() < kFoldBelow;
  const bool open = !narrow || leftOpen_ || choosing || at_.trade->hasIncoming();
  rail_->setVisible(narrow && !over);
  // First hides what is to go, then shows what is to come: with both visible at once the page would grow.
  if (!choosing || covered) at_.choices->hide();
  at_.trade->setVisible(open && !choosing && !covered);
  at_.choices->setVisible(choosing && !covered);
  // Behind the curtain the column is empty but stays, so that the board does not jump.
  left_->setVisible(!over && open);
  left_->setMinimumWidth(kLeft + kShadow);
  // In a slim window only one of the two columns has room beside the board.
  const bool slim = page_->width() < kSlimBelow;
  railTalk_->setVisible(slim);
  right_->setVisible(!slim || (rightOpen_ && !left_->isVisibleTo(page_)));
}

void PlayLayout::placeBoard() {
  at_.view->setGeometry(page_->rect());
  const QRect free = hole_->geometry();
  const QSize size = zoom_->sizeHint();
  at_.round->fit(free.width() - size.width() - 8);
  const bool told = at_.round->isVisibleTo(page_);
  const int strip = told ? at_.round->sizeHint().height() - kShadow : 0;  // so that it covers no harbor
  at_.view->setFitMargins({free.left() + 6, free.top() + 6, page_->width() - free.right() + 6,
                           page_->height() - free.bottom() + 6 + strip});
  zoom_->setGeometry(QRect(QPoint(free.right() - size.width() - 2, free.bottom() - size.height() - 2), size));
  zoom_->raise();
  at_.round->move(free.left() + 2, free.bottom() - at_.round->height() - 2);
  at_.round->raise();
  placeBadge(told ? free.adjusted(0, 0, 0, -strip) : free);
}

void PlayLayout::placeBadge(const QRect& free) {
  Obstacles drawn{{}, {zoom_->geometry()}};
  const BoardScene& scene = *at_.view->boardScene();
  // Positions in the view are positions on the page: the view covers all of it.
  const auto onPage = [this](const QRectF& part) { return at_.view->mapFromScene(part).boundingRect(); };
  if (scene.hasBoard()) {
    const Board& board = scene.board();
    const double side = 0.9 * kHexWidth;
    for (const Cell& cell : board.cells)
      if (cell.terrain != Terrain::Sea)
        drawn.land.push_back(onPage(around(hexCenter(cell.at, board.orientation), side, side)));
    for (const Harbor& harbor : board.harbors) drawn.marks.push_back(onPage(harborBadge(harbor, board.orientation)));
  }
  at_.badge->placeIn(free, drawn);
  at_.badge->raise();
  if (at_.badge->isVisible()) drawn.marks.push_back(at_.badge->geometry());
  if (at_.round->isVisible()) drawn.marks.push_back(at_.round->geometry());
  at_.chip->placeIn(free, drawn);
  at_.chip->raise();
}

void PlayLayout::fold() {
  const bool low = page_->height() < kLowBelow;
  at_.tray->setHeight(low ? TrayHeight::Low : TrayHeight::Tall);
  at_.notice->keepPlace(page_->height() < kTabsBelow ? NoticeBar::Room::Scarce : NoticeBar::Room::Enough);
  hole_->setMinimumSize(low ? QSize(200, 120) : QSize(280, 240));
  right_->setFixedWidth((page_->width() < kFoldBelow ? kRightLeast : kRight) + kShadow);
  const bool tabs = page_->height() < kTabsBelow, tabbed = at_.players->parentWidget() != right_;
  if (tabs && !tabbed) {
    rightColumn_->removeWidget(at_.players);
    at_.talk->takeIn(TalkPanel::Page::Players, at_.players);
  } else if (!tabs && tabbed) {
    QWidget* back = at_.talk->giveBack(TalkPanel::Page::Players);
    rightColumn_->insertWidget(0, back);
    back->show();
  }
  refreshLeft();
}

void PlayLayout::activate() { grid_->activate(); }

void PlayLayout::retranslate() {
  //: Tool tip of a button over the board.
  zoomIn_->setToolTip(PlayPage::tr("Zoom in"));
  //: Tool tip of a button over the board.
  zoomOut_->setToolTip(PlayPage::tr("Zoom out"));
  //: Tool tip of a button over the board.
  fit_->setToolTip(PlayPage::tr("Show the whole board"));
  //: Tool tip of the button that opens the trade panel in a narrow window.
  railTrade_->setToolTip(PlayPage::tr("Trade"));
  //: Tool tip of the button that opens the right panel in a narrow window.
  railTalk_->setToolTip(PlayPage::tr("Players, log and chat"));
  for (ActionButton* button : {zoomIn_, zoomOut_, fit_, railTrade_, railTalk_})
    button->setAccessibleName(button->toolTip());
}

}  // namespace tapu

#include "moc_play_layout.cpp"
