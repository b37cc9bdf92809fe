// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <cmath>
#include <vector>

#include "app/board/board_effects.h"
#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "engine/board/board.h"
#include "tests/soon.h"

namespace tapu {

inline Board flatBoard() {
  Board board = beginnerBoard();
  board.orientation = Orientation::Flat;
  return board;
}

/// A window with the beginner board and what it tells.
struct Window {
  BoardScene scene;
  BoardView view{&scene};
  std::vector<std::vector<Action>> chosen;
  int canceled = 0;

  explicit Window(QSize size = {800, 640}, const Board& board = beginnerBoard()) {
    scene.effects().setMotion(Motion::Off);
    scene.setBoard(board);
    QObject::connect(&scene, &BoardScene::chosen, &scene, [this](const auto& actions) { chosen.push_back(actions); });
    QObject::connect(&scene, &BoardScene::canceled, &scene, [this] { ++canceled; });
    view.resize(size);
    view.show();
    if (!test::soonExposed(view)) qFatal("no window");
  }
  const Topology& map() const { return scene.map(); }
  CornerId corner(const char* name) const { return *map().cornerNamed(name); }
  EdgeId edge(const char* name) const { return *map().edgeNamed(name); }
  HexId hex(const char* name) const { return *map().hexNamed(name); }
  QPointF at(CornerId id) const { return scenePoint(map().corner(id).point, map().orientation()); }
  QPointF at(EdgeId id) const { return (at(map().edge(id).corners[0]) + at(map().edge(id).corners[1])) / 2; }
  QPointF at(HexId id) const { return hexCenter(map().hex(id).cell.at, map().orientation()); }
  QPoint pixel(QPointF scenePosition) const { return view.mapFromScene(scenePosition); }
  void click(QPoint where, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mouseClick(view.viewport(), button, {}, where);
  }
  /// A click, and a second one at once: `mouseDClick` for a widget sends the second press alone.
  void doubleClick(QPoint where) {
    click(where);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, where);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, where);
  }
  QImage shot() { return view.grab().toImage(); }
  /// The part of the window around a place.
  QImage shotAround(QPointF scenePosition, int side = 60) {
    return shot().copy(QRect(pixel(scenePosition) - QPoint(side / 2, side / 2), QSize(side, side)));
  }
};

inline double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

}  // namespace tapu
