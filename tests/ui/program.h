// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>
#include <QUdpSocket>

#include "app/session/game/prompt.h"
#include "app/shell/main_window.h"
#include "tests/windows.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// A program on its own folder, heard by nobody.
struct Program {
  explicit Program(const QString& folder)
      : settings(folder), starter(settings, folder), window(settings, speaking(languages), starter, {games, reach}) {
    (void)bringUp(window, {1280, 800});
  }
  /// English, unless a test asks for more.
  static Languages& speaking(Languages& languages) {
    languages.use(u"en"_s);
    return languages;
  }
  static DiscoveryNetwork place() {
    QUdpSocket socket;  // a port that is free, so that programs beside each other do not hear one another
    socket.bind(QHostAddress::LocalHost, 0);
    return {.port = socket.localPort(), .group = QHostAddress(), .broadcasts = {QHostAddress(u"127.255.255.255"_s)}};
  }
  Settings settings;
  Languages languages;
  GameStarter starter;
  std::shared_ptr<Clock> clock = std::make_shared<SystemClock>();
  DiscoveryBrowser games{clock, place()};
  Reachability reach{clock};
  MainWindow window;

  /// The table of the game that runs; null until it is laid, which the window does on its own time after the client has
  /// the game.
  TablePage* table() const { return window.game() ? qobject_cast<TablePage*>(window.page()) : nullptr; }
};

inline void makeKnown(const QString& folder) {
  Settings settings(folder);
  settings.player.name.set(u"Asha"_s);
  settings.view.language.set(u"en"_s);
}

inline LobbySeat person(const QString& name, Role role, Ready ready) {
  LobbySeat seat;
  seat.holder = SeatHolder::Person;
  seat.name = name;
  seat.role = role;
  seat.ready = ready;
  return seat;
}

inline LobbyFacts gathering(Ready guest) {
  LobbyFacts facts;
  facts.lobby.gameName = u"Asha’s game"_s;
  facts.lobby.setup = GamePlan::solo(u"Asha"_s, 0).setup;
  facts.lobby.seats = {person(u"Asha"_s, Role::Host, Ready::Yes), person(u"Meera"_s, Role::Guest, guest), {}, {}};
  facts.mySeat = SeatId(0);
  facts.me = Role::Host;
  facts.blockedBy = startBlockedBy(facts.lobby);
  return facts;
}

template <class Widget>
Widget* child(QObject* parent, const QString& name) {
  return parent->findChild<Widget*>(name);
}

}  // namespace tapu
