// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>
#include <utility>

#include "app/kit/foot_bar.h"
#include "app/kit/herald.h"
#include "app/lobby/rows/chat_panel.h"
#include "network_games.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// News of a table before its game begins, as they are said aloud.
class LobbyNewsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whoComesAndIsReadyIsSaidAloud() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    lobby.show();
    const auto* herald = lobby.findChild<FootBar*>()->findChild<Herald*>();
    LobbyFacts facts = gathering(Ready::No);
    lobby.showFacts(facts);
    facts.lobby.seats[2] = person(u"Kabir"_s, Role::Guest, Ready::No);
    facts.lobby.seats[3].holder = SeatHolder::Bot;
    facts.lobby.seats[3].name = u"Ravi"_s;
    lobby.showFacts(facts);
    SOON_EQUAL(herald->said(), u"Kabir has joined the game. A bot takes a seat: Ravi"_s);
    facts.lobby.seats[1].ready = Ready::Yes;
    lobby.showFacts(facts);
    SOON_EQUAL(herald->said(), u"Meera is ready."_s);
    facts.lobby.seats[2].name = u"Kabira"_s;
    lobby.showFacts(facts);
    SOON_EQUAL(herald->said(), u"Kabir is called Kabira now."_s);
    facts.lobby.seats[2].name = u"Kabir"_s;
    lobby.showFacts(facts);
    SOON_EQUAL(herald->said(), u"Kabira is called Kabir now."_s);
    std::swap(facts.lobby.seats[1], facts.lobby.seats[2]);  // to another seat is no news
    facts.lobby.seats[1] = {};
    lobby.showFacts(facts);
    SOON_EQUAL(herald->said(), u"Kabir has left the game."_s);
    facts.lobby.seats[0].ready = Ready::No;  // the own seat is no news
    lobby.showFacts(facts);
    facts.lobby.seats[3] = {};
    lobby.showFacts(facts);
    SOON_EQUAL(herald->said(), u"A seat is free again, which a bot had: Ravi"_s);
  }

  void onlyLinesThatCanBeReadAreUnread() {
    ChatPanel chat;
    ChatLine said, silent;
    said.text = u"Hello there"_s;
    chat.showLines({said, silent});
    QCOMPARE(chat.unread(), 1);
    chat.showLines({said, silent, said});
    QCOMPARE(chat.unread(), 2);
    QSignalSpy changed(&chat, &ChatPanel::unreadChanged);
    chat.showLines({});  // the table of the next game
    QCOMPARE(chat.unread(), 0);
    QCOMPARE(changed.size(), 1);
  }

  void anEmptiedSeatOfABotIsSaidAndTheOwnNameIsNot() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    lobby.show();
    const auto* herald = lobby.findChild<FootBar*>()->findChild<Herald*>();
    LobbyFacts facts = gathering(Ready::No);
    facts.lobby.seats[2].holder = SeatHolder::Bot;
    facts.lobby.seats[2].name = u"Ravi"_s;
    lobby.showFacts(facts);
    facts.lobby.seats[0].name = u"Tara"_s;
    facts.lobby.seats[2] = {};
    lobby.showFacts(facts);
    SOON_EQUAL(herald->said(), u"A seat is free again, which a bot had: Ravi"_s);
  }

  void theSeatsOfAnotherTableAreNoNews() {
    Hosted host;
    QVERIFY(host.open(u"Asha"_s));
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    lobby.show();
    lobby.showFacts(gathering(Ready::No));
    QSignalSpy spoke(lobby.findChild<FootBar*>()->findChild<Herald*>(), &Herald::spoke);
    lobby.setGame(host.game.get(), host.port);
    Q_EMIT host.game->refused(u"Not now."_s, {});
    SOON(!spoke.isEmpty());
    for (const auto& said : spoke) QVERIFY(!said.first().toString().contains(u"Meera"_s));
    lobby.setGame(nullptr);
  }
};

TAPU_TEST_WITH_SCREEN(LobbyNewsTest)
#include "test_lobby_news.moc"
