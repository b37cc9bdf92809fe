// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "app/session/settings/settings.h"
#include "app/table/sight/game_actions.h"
#include "tests/soon.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// A window with the page of a table, and nothing else, before a game of this kind.
template <class PlayedGame, class Page>
struct TableWindow {
  QTemporaryDir folder;
  Settings settings{folder.path()};
  GameActions actions;
  QMainWindow frame;
  std::unique_ptr<PlayedGame> game;
  Page* page = nullptr;

  void open(std::unique_ptr<PlayedGame> shown) {
    game = std::move(shown);
    QMenu* move = frame.menuBar()->addMenu(u"Move"_s);
    move->addActions(actions.all());
    settings.view.animations.set(Animations::Off);
    page = new Page(game.get(), &actions, settings);
    frame.setCentralWidget(page);
    frame.resize(1280, 800);
    frame.show();
    if (!test::soonActive(frame)) qFatal("no window");
  }
  ~TableWindow() { close(); }
  void close() {
    delete frame.takeCentralWidget();
    game.reset();
  }

  template <class Part>
  Part* part() const {
    return page->template findChild<Part*>();
  }
  bool waitsFor(Decision must) const {
    const Seen& seen = game->seen();
    return seen.hasGame() && seen.viewer() && !seen.isCurtainDown() && !seen.legal.empty() &&
           seen.state().seat(seen.viewer()).pending.must == must;
  }
};

}  // namespace tapu
