// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/review/replay_page.h"
#include "tests/formats/played.h"
#include "tests/ui/program.h"

namespace tapu {

/// A replay of a game of bots, shown in a window of its own.
struct ReplayWindow {
  explicit ReplayWindow(std::uint64_t seed = 3, const QString& title = u"ours"_s) : game(played(seed, "greedy")) {
    RecordHeader header;
    header.setup = game.setup;
    header.names = {u"Asha"_s, u"Vikram"_s, u"Meera"_s, u"Kabir"_s};
    page.show(std::make_unique<Replay>(header, game.states.front(), game.moves), title);
    (void)bringUp(page, {1280, 770});
    page.setFocus();
  }
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&page, key, with); }
  int step() const { return page.replay()->step(); }
  int last() const { return page.replay()->steps(); }
  ActionButton* button(const char* name) { return child<ActionButton>(&page, QString::fromLatin1(name)); }
  std::vector<HandRow*> hands() const {
    const auto rows = page.findChildren<HandRow*>();
    return {rows.begin(), rows.end()};
  }
  Played game;
  ReplayPage page;
};

}  // namespace tapu
