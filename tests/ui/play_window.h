// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <algorithm>
#include <functional>
#include <map>

#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/kit/action_button.h"
#include "app/session/game/game_starter.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/page/play_page.h"
#include "engine/state/game_map.h"
#include "tests/laid_game.h"
#include "tests/table_window.h"

namespace tapu {

/// The same island each time, with many corners between forest and hills, and the first player starts: after the set-up
/// it is their throw.
inline void layIsland(Setup& setup) {
  SeededRng rng(1);
  setup.board = boardFor(setup.options, rng);
  setup.options.first = FirstSeat::HostChosen;
  setup.first = SeatId(0);
}

/// A window before a game of this kind, and the acts of people there.
template <class PlayedGame>
struct WindowBefore : TableWindow<PlayedGame, PlayPage> {
  using TableWindow<PlayedGame, PlayPage>::actions;
  using TableWindow<PlayedGame, PlayPage>::game;
  using TableWindow<PlayedGame, PlayPage>::page;
  using TableWindow<PlayedGame, PlayPage>::waitsFor;

  const Topology& map() const { return game->seen().definition().map; }
  QPointF at(CornerId id) const {
    return scenePoint(map().corner(id).point, this->template part<BoardScene>()->bearing());
  }
  QPointF at(EdgeId id) const { return (at(map().edge(id).corners[0]) + at(map().edge(id).corners[1])) / 2; }
  void click(QPointF scenePosition) const {
    auto* view = this->template part<BoardView>();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(scenePosition));
  }
  /// A corner between forest and hills where there is one: its cards are a road.
  CornerId bestCorner() const {
    const auto corners = game->seen().legal.settlementCorners();
    for (const CornerId corner : corners) {
      CardCounts cards;
      for (const HexId hex : map().corner(corner).hexes)
        if (hex) cards += CardCounts::of(resourceOf(map().hex(hex).cell.terrain));
      if (cards.covers(game->seen().definition().rules.roadCost)) return corner;
    }
    return corners.front();
  }
  /// A hex for the robber where there is nobody to choose between.
  HexId easyRobberHex() const {
    std::map<int, int> ways;
    for (const Action& action : game->seen().legal.all())
      if (action.kind == ActionKind::Robber) ++ways[static_cast<int>(action.hex().value)];
    const auto one = std::ranges::find_if(ways, [](const auto& way) { return way.second == 1; });
    return HexId(one == ways.end() ? ways.begin()->first : one->first);
  }
  /// Throws the dice and moves the robber if it has to be moved.
  void rollDice() {
    SOON(actions.at(GameActions::Roll)->isEnabled());  // the page has heard that it is this player's throw
    QTest::keyClick(page, Qt::Key_R);
    SOON(waitsFor(Decision::Act) || waitsFor(Decision::Robber));
    if (waitsFor(Decision::Robber)) {
      SOON(this->template part<BoardScene>()->hasTargets());
      click(hexCenter(map().hex(easyRobberHex()).cell.at, this->template part<BoardScene>()->bearing()));
    }
    SOON(waitsFor(Decision::Act));
  }
  /// Settles and builds the first roads by clicks until it is this player's throw.
  void setUp() {
    for (int i = 0; i < 2; ++i) {
      SOON(waitsFor(Decision::Settlement));
      SOON(this->template part<BoardScene>()->hasTargets());
      const CornerId corner = bestCorner();
      click(at(corner));
      SOON(game->seen().state().at(corner).isOf(game->seen().viewer()));
      SOON(waitsFor(Decision::Road) && this->template part<BoardScene>()->hasTargets());
      const EdgeId edge = game->seen().legal.roadEdges().front();
      click(at(edge));
      SOON(game->seen().state().at(edge).isOf(game->seen().viewer()));
    }
    SOON(waitsFor(Decision::Roll));
  }
};

/// A window with a game on this computer: the server runs in the process, bots answer at once.
struct Window : WindowBefore<GameController> {
  GameStarter starter{settings, folder.path()};

  explicit Window(int persons = 1, const std::function<void(Setup&)>& change = {}) {
    settings.game.offerWait.set(0);
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant);
    layIsland(plan.setup);
    if (change) change(plan.setup);
    for (int i = 1; i < persons; ++i) {
      plan.seats[i].holder = SeatHolder::Person;
      plan.seats[i].name = i == 1 ? u"Vikram"_s : u"Meera"_s;
    }
    StartedGame started = starter.start(plan);
    if (!started.game) qFatal("no game: %s", qPrintable(started.problem));
    open(std::move(started.game));
  }
  ~Window() { close(); }
};

/// A window before a position that a test lays there: by default a classic game that begins.
struct LaidWindow : WindowBefore<LaidGame> {
  explicit LaidWindow(const std::function<void(Setup&)>& change = {}) {
    Setup setup = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant).setup;
    layIsland(setup);
    if (change) change(setup);
    open(std::make_unique<LaidGame>(Game(setup), SeatId(0), LaidGame::Others::Play));
  }
  explicit LaidWindow(Game position, SeatId me = SeatId(0)) {
    open(std::make_unique<LaidGame>(std::move(position), me));
  }
};

}  // namespace tapu
