// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <functional>

#include "app/board/geometry.h"
#include "app/hall/hall_board.h"
#include "app/hall/hall_page.h"
#include "app/hall/hall_start.h"
#include "app/hall/hall_trade.h"
#include "app/session/game/game_starter.h"
#include "tests/laid_game.h"
#include "tests/table_window.h"

namespace tapu {

/// A Big Game: three boards in a ring, the person at the middle one, bots that answer at once in all other seats. No
/// time passes between two rounds.
inline GamePlan bigGame(Territory group, const std::function<void(GamePlan&)>& change = {}) {
  GamePlan plan = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant);
  plan.startFrom(Preset::BigGame);
  plan.setup.options.gapSeconds = 0;
  plan.setChain(3, group);
  if (change) change(plan);
  return plan;
}

/// A window before a Big Game of this kind, and what people do there.
template <class PlayedGame>
struct HallBefore : TableWindow<PlayedGame, HallPage> {
  using TableWindow<PlayedGame, HallPage>::actions;
  using TableWindow<PlayedGame, HallPage>::game;
  using TableWindow<PlayedGame, HallPage>::page;
  using TableWindow<PlayedGame, HallPage>::waitsFor;

  SeatId me() const { return game->seen().viewer(); }
  const State& state() const { return game->seen().state(); }
  QPointF at(CornerId id) const {
    const JoinedBoards& picture = this->template part<HallBoard>()->picture();
    return scenePoint(picture.map().corner(picture.shown(id).front()).point, picture.map().orientation());
  }
  QPointF at(EdgeId id) const {
    const JoinedBoards& picture = this->template part<HallBoard>()->picture();
    const auto& ends = picture.map().edge(picture.shown(id).front()).corners;
    const auto point = [&](CornerId end) {
      return scenePoint(picture.map().corner(end).point, picture.map().orientation());
    };
    return (point(ends[0]) + point(ends[1])) / 2;
  }
  void click(QPointF scenePosition) const {
    auto* board = this->template part<HallBoard>();
    QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->mapFromScene(scenePosition));
  }
  /// Makes the start choices by key and waits until the page shows the first round of the own group.
  void begin() {
    SOON(waitsFor(Decision::Start) && this->template part<HallStart>()->isVisible());
    QTest::keyClick(page, Qt::Key_2);
    QTest::keyClick(page, Qt::Key_1, Qt::ShiftModifier);
    QTest::keyClick(page, Qt::Key_Return);
    SOON(waitsFor(Decision::Act) && actions.at(GameActions::Trade)->isEnabled());
  }
};

/// A window with a Big Game on this computer: the server runs in the process.
struct HallWindow : HallBefore<GameController> {
  GameStarter starter{settings, folder.path()};

  explicit HallWindow(Territory group = Territory::Sun, const std::function<void(GamePlan&)>& change = {}) {
    settings.game.offerWait.set(0);
    StartedGame started = starter.start(bigGame(group, change));
    if (!started.game) qFatal("no game: %s", qPrintable(started.problem));
    open(std::move(started.game));
  }
  ~HallWindow() { close(); }
};

/// A window before a position of a Big Game that a test lays there: by default the first one.
struct LaidHall : HallBefore<LaidGame> {
  explicit LaidHall(Territory group = Territory::Sun) : LaidHall(bigGame(group), LaidGame::Others::Play) {}
  LaidHall(Game position, SeatId me) { open(std::make_unique<LaidGame>(std::move(position), me)); }

 private:
  LaidHall(const GamePlan& plan, LaidGame::Others others) {
    open(std::make_unique<LaidGame>(Game(plan.setup), SeatId(plan.personSeat()), others));
  }
};

/// A Big Game in the first round of Sun. Bots have made everybody's start choices.
inline Game inFirstRound(const std::function<void(GamePlan&)>& change = {}) {
  Game game(bigGame(Territory::Sun, change).setup);
  SeededRng rng(5);
  const auto bot = makeBot("greedy");
  while (game.state().head.phase == Phase::Setup) {
    const SeatId next = waitingFor(game.state());
    const auto choice = bot->decide(SeatView(game.definition(), game.state(), next), rng);
    if (!choice || game.play(next, *choice, rng).refused) qFatal("no choice");
  }
  while (const auto due = moveWithoutClock(game.definition(), game.state())) game.play({}, *due, rng);
  return game;
}

/// The same, and the first of Sun offers the third something that it can pay.
inline Game withAnOffer() {
  Game game = inFirstRound();
  const SeatId me(2), other(0);
  const PartnerSet to{game.definition().partnerId(me, other)};
  SeededRng rng(1);
  for (const Resource give : kAllResources) {
    for (const Resource want : kAllResources) {
      const Action offer = offerTrade(CardCounts::of(give), CardCounts::of(want), to);
      if (game.state().seat(me).hand[want] > 0 && !game.play(other, offer, rng).refused) return game;
    }
  }
  qFatal("no offer");
}

}  // namespace tapu
