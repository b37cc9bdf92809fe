// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

#include "app/board/geometry.h"
#include "app/hall/hall_board.h"
#include "app/hall/hall_page.h"
#include "app/hall/hall_seats.h"
#include "app/hall/hall_start.h"
#include "app/hall/hall_trade.h"
#include "app/session/game/game_starter.h"
#include "tests/soon.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// A window with a Big Game on this computer: three boards in a ring, the person at the middle one, bots that answer at
/// once in all other seats. No time passes between two rounds.
struct HallWindow {
  QTemporaryDir folder;
  Settings settings{folder.path()};
  GameStarter starter{settings, folder.path()};
  GameActions actions;
  QMainWindow frame;
  std::unique_ptr<GameController> game;
  HallPage* page = nullptr;

  explicit HallWindow(Territory group = Territory::Sun, const std::function<void(GamePlan&)>& change = {}) {
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant);
    plan.startFrom(Preset::BigGame);
    plan.setup.options.gapSeconds = 0;
    plan.setChain(3, group);
    if (change) change(plan);
    settings.game.offerWait.set(0);
    StartedGame started = starter.start(plan);
    if (!started.game) qFatal("no game: %s", qPrintable(started.problem));
    game = std::move(started.game);
    QMenu* move = frame.menuBar()->addMenu(u"Move"_s);
    move->addActions(actions.all());
    settings.view.animations.set(Animations::Off);
    page = new HallPage(game.get(), &actions, settings);
    frame.setCentralWidget(page);
    frame.resize(1280, 800);
    frame.show();
    if (!test::soonActive(frame)) qFatal("no window");
  }
  ~HallWindow() {
    delete frame.takeCentralWidget();
    game.reset();
  }

  template <class Part>
  Part* part() const {
    return page->findChild<Part*>();
  }
  SeatId me() const { return game->seen().viewer(); }
  const State& state() const { return game->seen().state(); }
  bool waitsFor(Decision must) const {
    return game->seen().hasGame() && game->seen().viewer() && !game->seen().legal.empty() &&
           state().seat(me()).pending.must == must;
  }
  QPointF at(CornerId id) const {
    const JoinedBoards& picture = part<HallBoard>()->picture();
    return scenePoint(picture.map().corner(picture.shown(id).front()).point, picture.map().orientation());
  }
  QPointF at(EdgeId id) const {
    const JoinedBoards& picture = part<HallBoard>()->picture();
    const auto& ends = picture.map().edge(picture.shown(id).front()).corners;
    const auto point = [&](CornerId end) {
      return scenePoint(picture.map().corner(end).point, picture.map().orientation());
    };
    return (point(ends[0]) + point(ends[1])) / 2;
  }
  void click(QPointF scenePosition) const {
    auto* board = part<HallBoard>();
    QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->mapFromScene(scenePosition));
  }
  /// Makes the start choices by key and waits until the page shows the first round of the own group.
  void begin() {
    SOON(waitsFor(Decision::Start) && part<HallStart>()->isVisible());
    QTest::keyClick(page, Qt::Key_2);
    QTest::keyClick(page, Qt::Key_1, Qt::ShiftModifier);
    QTest::keyClick(page, Qt::Key_Return);
    SOON(waitsFor(Decision::Act) && actions.at(GameActions::Trade)->isEnabled());
  }
};

}  // namespace tapu
