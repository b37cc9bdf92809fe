// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of the board to look at: shots FOLDER
#include <QApplication>
#include <QDir>
#include <QGridLayout>
#include <QPainter>
#include <QStyleFactory>
#include <QVBoxLayout>

#include "app/board/board_effects.h"
#include "app/board/board_picture.h"
#include "app/board/board_view.h"
#include "app/kit/action_button.h"
#include "app/kit/art.h"
#include "app/kit/badge.h"
#include "app/kit/chip.h"
#include "app/kit/icon_label.h"
#include "app/kit/sea_page.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/text/player_colors.h"
#include "engine/board/board.h"
#include "engine/board/topology.h"
#include "tests/board/sea_board.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

State someGame(const Topology& map) {
  State state;
  state.corners.assign(map.cornerCount());
  state.edges.assign(map.edgeCount());
  const auto corner = [&](const char* name, int seat, Piece::Kind kind) {
    state.corners[map.cornerNamed(name)->value] = Piece(SeatId(seat), kind);
  };
  const auto road = [&](const char* name, int seat) {
    state.edges[map.edgeNamed(name)->value] = Piece(SeatId(seat), Piece::Road);
  };
  corner("-1,0:NW", 0, Piece::City);
  corner("-1,1:NW", 0, Piece::Settlement);
  road("-1,0/NW", 0);
  road("-1,0/W", 0);
  road("-1,1/NW", 0);
  corner("1,-1:NW", 1, Piece::Settlement);
  corner("1,0:SE", 1, Piece::City);
  road("1,-1/NW", 1);
  road("1,0/SE", 1);
  corner("0,1:NW", 2, Piece::Settlement);
  road("0,1/W", 2);
  road("0,1/NW", 2);
  corner("0,-1:NE", 3, Piece::City);
  corner("1,1:NW", 3, Piece::Settlement);
  road("0,-1/NE", 3);
  road("1,1/NW", 3);
  state.robbers.push_back(*map.hexAt({1, -1}));
  return state;
}

std::vector<Action> someTargets(const Topology& map) {
  std::vector<Action> all;
  for (const char* name : {"0,-2/W", "0,-1/NW", "-2,1/E", "-1,2/W", "0,0/E"})
    if (const auto edge = map.edgeNamed(name)) all.push_back(buildRoad(*edge));
  for (const char* name : {"0,0:N", "-1,0:SW", "2,-1:N"})
    if (const auto corner = map.cornerNamed(name)) all.push_back(buildSettlement(*corner));
  all.push_back(buildCity(*map.cornerNamed("0,1:NW")));
  return all;
}

void shoot(QWidget& widget, QSize size, const QString& file) {
  widget.resize(size);
  widget.show();
  QApplication::processEvents();
  widget.grab().save(file);
}

void shootBoards(const QString& folder, ThemeKind kind) {
  const QString suffix = kind == ThemeKind::Light ? u"light"_s : u"dark"_s;
  BoardScene scene;
  BoardView view(&scene);
  scene.effects().setMotion(Motion::Reduced);
  scene.setBoard(beginnerBoard());
  scene.setState(someGame(scene.map()));
  shoot(view, {1280, 800}, folder + u"/board-%1.png"_s.arg(suffix));
  scene.setTargets(someTargets(scene.map()), 0);
  scene.raiseSpot(scene.targetSpots().front());
  shoot(view, {1280, 800}, folder + u"/targets-%1.png"_s.arg(suffix));
  scene.clearTargets();
  for (int size : {520, 320, 150}) shoot(view, {size, size}, folder + u"/small-%1-%2.png"_s.arg(size).arg(suffix));
  std::vector<Action> robber;
  for (int i = 0; i < scene.map().hexCount(); ++i) robber.push_back(moveRobber(HexId(i), {}));
  scene.setTargets(robber, 0);
  scene.raiseSpot(scene.targetSpots()[4]);
  shoot(view, {714, 572}, folder + u"/robber-%1.png"_s.arg(suffix));
  Board flat = beginnerBoard();
  flat.orientation = Orientation::Flat;
  boardImage(flat, {700, 700}, themeFor(kind)).save(folder + u"/flat-%1.png"_s.arg(suffix));
  boardImage(beginnerBoard(), {348, 292}, themeFor(kind)).save(folder + u"/lobby-%1.png"_s.arg(suffix));
}

/// What only boards of the sea have: all of it at the start, and in a game, where one cell was turned up.
void shootSea(const QString& folder, ThemeKind kind) {
  const QString suffix = kind == ThemeKind::Light ? u"light"_s : u"dark"_s;
  const Board board = test::seaBoard();
  boardImage(board, {348, 292}, themeFor(kind)).save(folder + u"/sea-lobby-%1.png"_s.arg(suffix));
  boardImage(test::seaBoard(Orientation::Flat), {700, 700}, themeFor(kind))
      .save(folder + u"/sea-flat-%1.png"_s.arg(suffix));
  BoardScene scene;
  BoardView view(&scene);
  scene.effects().setMotion(Motion::Off);
  scene.setBoard(board);
  State state = test::seaState(scene.map());
  state.sea->ground[test::kFirstFog] = {Terrain::Hills, 5};
  scene.setState(state);
  scene.overlay().showStartLand(BoardOverlay::StartLandShown::Yes);
  shoot(view, {1000, 560}, folder + u"/sea-start-%1.png"_s.arg(suffix));
  scene.overlay().showStartLand(BoardOverlay::StartLandShown::No);
  IslandChip chip;
  chip.island = {HexId(4), HexId(9), HexId(14)};
  chip.text = u"+2"_s;
  chip.colors = {0, 3};
  chip.look = IslandChip::Look::Open;
  scene.overlay().setIslands({chip});
  scene.setTargets(
      {moveRobber(HexId(1), {}), moveRobber(HexId(4), {}), movePirate(HexId(2), {}), movePirate(HexId(12), {})}, 0);
  scene.raiseSpot(scene.targetSpots()[1]);
  for (const int width : {1000, 500, 250})
    shoot(view, {width, width * 56 / 100}, folder + u"/sea-%1-%2.png"_s.arg(width).arg(suffix));
}

class Cards : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    int x = 4;
    for (Resource resource : kAllResources) {
      painter.drawPixmap(x, 0, cardPicture(resource, {56, 76}, 1));
      x += 62;
    }
    for (Card card : {Card::Knight, Card::Point, Card::Unknown}) {
      painter.drawPixmap(x, 0, cardPicture(card, {56, 76}, 1));
      x += 62;
    }
    for (int color = 0; color < kPlayerColors; ++color) {
      painter.drawPixmap(4 + color * 50, 84, badgePicture(color, 36, 1));
      painter.drawPixmap(4 + color * 50, 124, piecePicture(u"piece-settlement"_s, color, {40, 40}, 1));
      painter.drawPixmap(4 + color * 50, 166, piecePicture(u"piece-city"_s, color, {44, 40}, 1));
      painter.drawPixmap(4 + color * 50, 210, piecePicture(u"piece-ship"_s, color, {44, 34}, 1));
      painter.drawPixmap(4 + color * 50, 250, piecePicture(u"piece-road"_s, color, {46, 20}, 1));
    }
    for (int eyes = 1; eyes <= 6; ++eyes) painter.drawPixmap(500, 4 + 40 * eyes, diceFace(eyes, 36, 1));
  }
};

void shootWidgets(const QString& folder, ThemeKind kind) {
  SeaPage page;
  auto* grid = new QGridLayout(&page);
  auto* left = new Sheet;
  auto* column = new QVBoxLayout(left);
  column->addWidget(new Words(u"Tapu टापू"_s, 50, Weight::Bold));
  column->addWidget(new Words(u"Settle, trade and build."_s, 15, Weight::Regular, &Theme::ink2));
  auto* next = new ActionButton(u"continue"_s, u"Continue"_s, ActionButton::Role::Next, ActionButton::Shape::Entry);
  next->setNote(u"Turn 14 · Asha, 3 bots · 9:40 today"_s);
  auto* bots =
      new ActionButton(u"bot"_s, u"Play against bots"_s, ActionButton::Role::Quiet, ActionButton::Shape::Entry);
  bots->setNote(u"Start in one click"_s);
  auto* off = new ActionButton(u"network"_s, u"Local network"_s, ActionButton::Role::Quiet, ActionButton::Shape::Entry);
  off->setNote(u"No network"_s);
  off->setEnabled(false);
  for (auto* button : {next, bots, off}) column->addWidget(button);
  column->addWidget(new ActionButton(u"Swap with bank"_s));
  column->addWidget(new ActionButton(u"Offer to players"_s, ActionButton::Role::Agree));
  column->addWidget(new ActionButton(u"Settings"_s, ActionButton::Role::Link));
  auto* row = new QHBoxLayout;
  row->addWidget(new Chip(u"6 and 8 apart"_s, Chip::Kind::Accent));
  auto* ready = new Chip(u"Ready"_s, Chip::Kind::Good);
  ready->setIconName(u"ready"_s);
  row->addWidget(ready);
  row->addWidget(new Chip(u"Thanks"_s));
  row->addWidget(new Badge(1));
  row->addWidget(new ActionButton(u"zoom-in"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon));
  row->addWidget(new IconLabel(u"star"_s, 22, &Theme::edge));
  row->addWidget(new IconLabel(u"res-wool"_s, 22));
  column->addLayout(row);
  column->addStretch();
  grid->addWidget(left, 0, 0);
  auto* right = new Sheet;
  auto* tray = new QVBoxLayout(right);
  auto* end = new ActionButton(u"end-turn"_s, u"End turn"_s, ActionButton::Role::Next, ActionButton::Shape::Tile);
  end->setNote(u"E"_s);
  end->setFixedSize(136, 106);
  tray->addWidget(end);
  for (Paper paper : {Paper::Row, Paper::Well, Paper::Chosen}) {
    auto* sheet = new Sheet(nullptr, paper);
    sheet->setFixedHeight(60);
    if (paper != Paper::Well) sheet->setBar(playerColor(0).fill);
    tray->addWidget(sheet);
  }
  auto* cards = new Cards;
  cards->setMinimumHeight(300);
  tray->addWidget(cards);
  grid->addWidget(right, 0, 1);
  page.show();
  bots->setFocus();
  shoot(page, {1100, 720}, folder + (kind == ThemeKind::Light ? u"/widgets-light.png"_s : u"/widgets-dark.png"_s));
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
  loadFonts();
  const QString folder = argc > 1 ? QString::fromLocal8Bit(argv[1]) : u"shots"_s;
  QDir().mkpath(folder);
  for (ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
    QApplication::setPalette(palette(themeFor(kind)));
    shootBoards(folder, kind);
    shootSea(folder, kind);
    shootWidgets(folder, kind);
  }
}
