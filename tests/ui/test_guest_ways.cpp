// SPDX-License-Identifier: GPL-3.0-or-later
// The ways of a guest into a network game: passwords, watching, the next game.
#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>

#include "app/board/board_view.h"
#include "app/client/refusal_words.h"
#include "app/kit/action_button.h"
#include "app/kit/line_dialog.h"
#include "app/kit/toggle.h"
#include "app/kit/words.h"
#include "app/lobby/table/table_menu.h"
#include "app/shell/leave_words.h"
#include "app/shell/next_game.h"
#include "app/table/page/play_page.h"
#include "app/table/people/notices.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/sight/task_line.h"
#include "app/table/watch/watch_numbers.h"
#include "guest_games.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class GuestWaysTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void whoLeavesIsToldOfTheOthersOnlyWhereThereAreSome_data() {
    QTest::addColumn<Leaving>("leaving");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const Leaving& leaving, const QString& told) {
      QTest::newRow(name) << leaving << told;
    };
    row("a host among others", {.isHost = true, .hasBegun = true, .hasOthers = true},
        u"You host this game: it stops for everybody. You can continue it later."_s);
    row("a host who is watched", {.isHost = true, .hasBegun = true, .hasWatchers = true},
        u"You host this game: it stops for everybody. You can continue it later."_s);
    row("a host alone with bots", {.isHost = true, .hasBegun = true},
        u"You host this game: it stops. You can continue it later."_s);
    row("a lobby with others", {.isHost = true, .hasOthers = true}, u"You host this game: it closes for everybody."_s);
    row("a lobby where nobody is yet", {.isHost = true}, u"You host this game: nobody can come to it any more."_s);
    row("a host alone, and nothing is kept", {.isHost = true, .hasBegun = true, .isLost = true},
        u"This game is not saved: it is gone when you leave."_s);
    row("the last person at another computer’s table", {.hasBegun = true},
        u"Only bots are left then: they play the game to its end. Until then you can come back with “Rejoin”."_s);
  }
  void whoLeavesIsToldOfTheOthersOnlyWhereThereAreSome() {
    QFETCH(Leaving, leaving);
    QTEST(leaveWords(leaving).text, "told");
  }

  void aGuestReadsWhoCanEndAPause() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    program.window.network().join(host.address());
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    program.window.game()->ask(requests::SetReady{Ready::Yes});
    QVERIFY(host.begin());
    SOON(qobject_cast<PlayPage*>(program.window.page()));
    host.game->ask(requests::PauseGame{});
    const auto* notice = program.window.page()->findChild<NoticeBar*>();
    SOON_EQUAL(notice->text(), u"Time stands still until the host, Meera, resumes the game."_s);
  }

  void aHostReadsWhoIsMissingAndThatItIsTheirOwnNetwork() {
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    Settings hers(folder_->path());
    hers.player.name.set(u"Uma"_s);
    GameStarter uma(hers, folder_->path());
    auto guest = uma.join(host.address()).game;
    SOON(guest->seen().phase() == Client::Phase::Lobby && guest->seen().viewer());
    const SeatId seat = guest->seen().viewer();
    guest->ask(requests::SetReady{Ready::Yes});
    SOON_EQUAL(host.game->seen().lobby().seats.value(seat.value).ready, Ready::Yes);
    QVERIFY(host.begin());
    SOON(guest->seen().hasGame());
    GameActions actions;
    PlayPage page(host.game.get(), &actions, host.settings);
    page.resize(1280, 720);
    page.show();
    bool isOnNetwork = true;
    auto* notice = page.findChild<NoticeBar*>();
    notice->setNetworkBy([&] { return isOnNetwork; });
    isOnNetwork = false;
    guest.reset();
    SOON(host.game->seen().isPaused());  // else a bot would play for them
    SOON_EQUAL(notice->text(),
               u"This computer has no network, so the game was paused. Nobody loses a turn until it goes on."_s);
    SOON_OR_SAY(notice->height() >= notice->minimumSizeHint().height(),
                "it has room, as the first one that is shown too");
    isOnNetwork = true;
    SOON_EQUAL(notice->text(), u"Time stands still. Not here: Uma."_s);
    host.game->ask(requests::ResumeGame{});
    SOON(!host.game->seen().isPaused());
    SOON(notice->text().isEmpty());
  }

  void aGuestComesAlongToTheNextGameOfTheHost() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    quint16 port = 0;
    {
      Hosted host;
      QVERIFY(host.open(u"Meera"_s));
      port = host.port;
      program.window.network().join(host.address());
      SOON_EQUAL(program.window.page(), program.window.pages().lobby());
      program.window.game()->ask(requests::SetReady{Ready::Yes});
      QVERIFY(host.begin());
      SOON(qobject_cast<PlayPage*>(program.window.page()));
      program.window.game()->ask(requests::VoteToStop{});
      host.game->ask(requests::VoteToStop{});
      SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Over);
      auto* join = child<ActionButton>(program.window.page(), u"playAgain"_s);
      SOON(join->isVisible());
      join->click();
      SOON_EQUAL(program.window.page(), program.window.pages().network());
    }
    Hosted next;
    QVERIFY(next.open(u"Meera"_s, port));
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    QVERIFY2(program.window.pages().network()->problem().isEmpty(), "nothing was told while it waited");
  }

  void theLastPersonIsToldThatBotsPlayTheGameToItsEnd_data() {
    QTest::addColumn<QStringList>("bots");
    QTest::addColumn<QString>("told");
    QTest::newRow("beside another person") << QStringList{{}, {}, u"greedy"_s, u"greedy"_s} << u"The others play on"_s;
    QTest::newRow("beside bots alone") << QStringList{{}, u"greedy"_s, u"greedy"_s, u"greedy"_s}
                                       << u"Only bots are left then"_s;
  }
  void theLastPersonIsToldThatBotsPlayTheGameToItsEnd() {
    QFETCH(QStringList, bots);
    QFETCH(QString, told);
    makeKnown(folder_->path());
    HostPlan plan;
    plan.gameName = u"A game"_s;
    plan.setup = GamePlan::solo(u"Meera"_s, 2).setup;
    plan.bots = bots;
    plan.organizerKey = QByteArray(wire::kKeyBytes, 'k');
    plan.listen = HostPlan::Listen{QHostAddress::LocalHost, 0, HostPlan::Listen::Announce::No};
    HostedServer server(plan);
    quint16 port = 0;
    connect(&server, &HostedServer::ready, this, [&](quint16 at) { port = at; });
    server.start();
    Client::Identity identity;
    identity.name = u"Organizer"_s;
    identity.attendance = Attendance::Organizer;
    identity.organizerKey = plan.organizerKey;
    Client organizer(server.dialer(Origin::Owner), identity);
    organizer.start();
    SOON(port != 0);
    Program program(folder_->path());
    program.window.network().join({u"127.0.0.1"_s, port});
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    Settings hers(folder_->filePath(u"hers"_s));
    hers.player.name.set(u"Uma"_s);
    GameStarter uma(hers, folder_->filePath(u"hers"_s));
    std::unique_ptr<GameController> other;
    if (bots[1].isEmpty()) {
      other = uma.join({u"127.0.0.1"_s, port}).game;
      SOON_EQUAL(other->seen().phase(), Client::Phase::Lobby);
      other->ask(requests::SetReady{Ready::Yes});
    }
    program.window.game()->ask(requests::SetReady{Ready::Yes});
    organizer.ask(requests::StartGame{});
    SOON(qobject_cast<PlayPage*>(program.window.page()));
    program.window.network().open();
    const auto* question = program.window.page()->findChild<AskSheet*>();
    SOON(question->isVisible());
    QVERIFY2(question->accessibleName().contains(told), qPrintable(question->accessibleName()));
  }

  void theHostIsToldWhatRemovingMeans_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("meaning");
    QTest::newRow("they may come again")
        << u"remove"_s
        << u"Uma has to leave, and may come again under that name: to watch, or to sit down if you allow that."_s;
    QTest::newRow("they may not")
        << u"ban"_s
        << u"Uma has to leave, and nobody comes to this game again under that name or from that computer."_s;
  }
  void theHostIsToldWhatRemovingMeans() {
    QFETCH(QString, entry);
    QFETCH(QString, meaning);
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    Settings hers(folder_->path());
    hers.player.name.set(u"Uma"_s);
    GameStarter uma(hers, folder_->path());
    const auto guest = uma.join(host.address()).game;
    SOON_EQUAL(guest->seen().phase(), Client::Phase::Lobby);
    SOON_EQUAL(host.game->seen().lobby().seats[1].name, u"Uma"_s);
    QWidget owner;
    QMenu menu;
    fillTableMenu(menu, *host.game, &owner);
    auto* action = child<QAction>(&menu, entry);
    QVERIFY(action);
    action->trigger();
    const auto words = owner.findChild<LineDialog*>()->findChildren<Words*>();
    QVERIFY(std::ranges::any_of(words, [&](const Words* each) { return each->text().startsWith(meaning); }));
  }

  void whoTypesAWrongPasswordTypesItAnew() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted host;
    QVERIFY(openWithPassword(host));
    program.window.network().join(host.address());
    SOON(program.window.findChild<LineDialog*>());
    auto* dialog = program.window.findChild<LineDialog*>();
    auto* line = dialog->findChild<QLineEdit*>();
    const auto* problem = child<Words>(dialog, u"lineProblem"_s);
    QVERIFY(!problem->isVisible());
    line->setText(u"pearl"_s);
    QTest::keyClick(line, Qt::Key_Return);
    SOON(problem->isVisible());
    QCOMPARE(program.window.findChildren<LineDialog*>(), QList<LineDialog*>{dialog});
    QCOMPARE(problem->text(), u"That is not the password of this table. Please ask the host for it."_s);
    line->setText(u"cora"_s);
    QVERIFY2(!problem->isVisible(), "it is no longer about what is typed");
    line->setText(u"coral"_s);
    QTest::keyClick(line, Qt::Key_Return);
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    SOON(program.window.findChildren<LineDialog*>().isEmpty());
    QVERIFY(program.window.pages().network()->problem().isEmpty());
  }

  void anAddressCanBeWatched() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().open();
    auto* page = program.window.pages().network();
    QSignalSpy watched(page, &NetworkPage::watchWanted), joined(page, &NetworkPage::joinWanted);
    page->disconnect(&program.window.network());
    auto* watch = child<ActionButton>(page, u"watchButton"_s);
    page->addressField()->setText(u"192.0.2.7:4711"_s);
    watch->click();
    QCOMPARE(watched.size(), 1);
    QCOMPARE(watched.first().first().value<Address>().port, 4711);
    page->addressField()->setText(joinCodeText(joinCodeOf(12345)));
    watch->click();
    QCOMPARE(page->problem(), u"A code opens a seat. To watch a game, please write its address."_s);
    page->addressField()->clear();
    watch->click();
    QVERIFY(page->problem().startsWith(u"Please enter an address"_s));
    QCOMPARE(watched.size() + joined.size(), 1);
  }

  void whoWatchesUnderAnotherPlayersNameIsToldWhatToDo() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted host;
    QVERIFY(host.open(program.settings.shownName()));
    QVERIFY(host.begin(0));
    program.window.network().watch(host.address());
    NetworkPage* page = program.window.pages().network();
    SOON(!page->problem().isEmpty());
    QCOMPARE(page->problem(),
             u"Somebody who plays in this game has your name. If that is your own seat, “Join” leads "
             "back to it. To watch, please take another name first, on the start page."_s);
    QCOMPARE(page->addressField()->text(), textOf(host.address()));
  }

  void whoWatchesTheGameThatTheyLeftTakesTheirSeatAgainWithOneClick_data() {
    QTest::addColumn<SitDown>("sitDown");
    QTest::newRow("the host lets anybody sit down") << SitDown::Open;
    QTest::newRow("the host lets nobody sit down") << SitDown::Closed;
    QTest::newRow("the host is asked about others") << SitDown::Asked;
  }
  void whoWatchesTheGameThatTheyLeftTakesTheirSeatAgainWithOneClick() {
    QFETCH(SitDown, sitDown);
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    TablePolicy policy;
    policy.sitDown = sitDown;
    host.game->ask(requests::ChangePolicy{wire::encodePolicy(policy)});
    SOON(host.game->seen().table().policy == policy);
    program.window.network().join(host.address());
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    program.window.game()->ask(requests::SetReady{Ready::Yes});
    QVERIFY(host.begin());
    SOON(program.table());
    const SeatId seat = program.window.game()->seen().viewer();
    program.window.openStart();
    SOON_EQUAL(host.game->seen().lobby().seats.value(seat.value).link, Link::Lost);
    program.window.network().watch(host.address());
    SOON(program.table() && program.window.game()->seen().isWatching());
    QWidget* table = program.window.page();
    auto* back = child<ActionButton>(table, u"watchBack"_s);
    SOON(back->isVisible());
    QCOMPARE(back->text(), u"Back to my seat"_s);
    QVERIFY2(child<ActionButton>(table, u"watchSit"_s)->isHidden(), "their key leads to their own seat alone");
    back->click();
    SOON(program.window.game() && !program.window.game()->seen().isWatching());
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Playing);
    QCOMPARE(program.window.game()->seen().viewer(), seat);
  }

  void whoWatchesIsOfferedNoMoves() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    QVERIFY(host.begin(0));
    program.window.network().watch(host.address());
    SOON(program.table() && program.window.game()->seen().isWatching());
    const auto* type = child<QAction>(&program.window, u"moveType"_s);
    SOON(type->toolTip() == u"You are watching: only players can do that."_s);
    QVERIFY(!type->isEnabled());
    QCOMPARE(child<QAction>(&program.window, u"movePlayNone"_s)->text(), type->toolTip());
    QCOMPARE(child<QAction>(&program.window, u"moveStand"_s)->toolTip(), type->toolTip());
    auto* task = program.table()->findChild<TaskLine*>();
    for (const Qt::Key key : {Qt::Key_T, Qt::Key_3, Qt::Key_Y, Qt::Key_E, Qt::Key_W, Qt::Key_Slash}) {
      task->complain({});
      QTest::keyClick(program.table(), key);
      QCOMPARE(task->text(), type->toolTip());
    }
    for (const QMenu* menu : program.window.findChildren<QMenu*>())
      if (menu->title().contains(u"Pace"_s)) QVERIFY2(!menu->isEnabled(), "none of its entries can be chosen");
  }

  void whoWatchesGoesOnWatchingUntilTheyHaveTheSeat_data() {
    QTest::addColumn<SitDown>("sitDown");
    QTest::newRow("the host lets anybody sit down") << SitDown::Open;
    QTest::newRow("the host lets nobody sit down") << SitDown::Closed;
    QTest::newRow("the host is asked, and turns them down") << SitDown::Asked;
  }
  void whoWatchesGoesOnWatchingUntilTheyHaveTheSeat() {
    QFETCH(SitDown, sitDown);
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    TablePolicy policy;
    policy.sitDown = sitDown;
    host.game->ask(requests::ChangePolicy{wire::encodePolicy(policy)});
    SOON(host.game->seen().table().policy == policy);
    QVERIFY(host.begin(0));
    program.window.network().watch(host.address());
    SOON(program.table());
    const QPointer<GameController> watching = program.window.game();
    auto* table = qobject_cast<PlayPage*>(program.window.page());
    QVERIFY(table && watching->seen().isWatching());
    const auto* sit = child<ActionButton>(table, u"watchSit"_s);
    QCOMPARE(sit->isHidden(), sitDown == SitDown::Closed);
    Q_EMIT table->seatWanted(SeatId(2));
    if (sitDown == SitDown::Open) {
      SOON(program.window.game() != watching);
      SOON_EQUAL(program.window.game()->seen().viewer(), SeatId(2));
      QVERIFY(qobject_cast<PlayPage*>(program.window.page()));
      return;
    }
    if (sitDown == SitDown::Asked) {
      SOON_EQUAL(table->findChild<PromptBar*>()->task(), u"The host has been asked to let you sit down."_s);
      SOON_EQUAL(host.game->seen().table().late.size(), 1);
      host.game->ask(requests::AnswerLate{host.game->seen().table().late[0].number, SeatId(2), YesNo::No});
    }
    const QString closed = turnedAwaySentence(Refusal::GameFull, {});
    const QString refused = u"The host does not want anybody to sit down there now."_s;
    SOON_EQUAL(table->findChild<PromptBar*>()->task(), sitDown == SitDown::Asked ? refused : closed);
    QCOMPARE(program.window.game(), watching);
    QCOMPARE(program.window.page(), table);
    host.game.reset();
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Closed);
    QVERIFY2(sit->isHidden(), "nobody sits down at a table that is closed");
  }

  void whoWatchesHidesTheTableOfTheNumbersAndTheBoardHasItsRoom() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    QVERIFY(host.begin(0));
    program.window.network().watch(host.address());
    SOON(program.table());
    QWidget* table = program.window.page();
    const auto* numbers = table->findChild<WatchNumbers*>();
    const auto* board = table->findChild<BoardView*>();
    auto* toggle = table->findChild<Toggle*>(u"viewNumberTableSwitch"_s);
    QVERIFY(numbers && board && toggle);
    SOON(numbers->isVisible());
    const double before = board->hexWidth();
    toggle->click();
    SOON(!numbers->isVisible());
    SOON(board->hexWidth() > before);
    QCOMPARE(program.settings.view.numberTable(), NumberTable::Hidden);
    const auto moves = program.window.game()->seen().history().size();
    QVERIFY(playOn({host.game.get()}, 2));
    SOON(program.window.game()->seen().history().size() >= moves + 2);
    test::settle();  // the page shows them
    QVERIFY2(!numbers->isVisible() && board->hexWidth() > before, "it stays away when the game goes on");
    toggle->click();
    SOON(numbers->isVisible());
    SOON_EQUAL(board->hexWidth(), before);
    host.game->ask(requests::VoteToStop{});
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Over);
    SOON(!numbers->isVisible());
    QCOMPARE(board->hexWidth(), before);  // under the final table the board stands still
  }

  void aPlanWithAPasswordOpensATableThatAsksForIt() {
    QTemporaryDir folder;
    Settings settings(folder.path());
    GameStarter starter(settings, folder.path());
    GamePlan plan = GamePlan::solo(u"Meera"_s, 3, BotPace::Instant);
    plan.reach = GamePlan::Reach::Network;
    plan.listenAt = QHostAddress::LocalHost;
    plan.port = 0;
    plan.passwordKey = coral();
    const StartedGame started = starter.start(plan);
    QVERIFY2(started.game, qPrintable(started.problem));
    SOON_EQUAL(started.game->seen().table().password, Password::Asked);
  }

  void whoGivesNoPasswordCallsNobodyAnyMore() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Hosted host;
    QVERIFY(openWithPassword(host));
    program.window.network().join(host.address());
    SOON(program.window.findChild<LineDialog*>());
    program.window.findChild<LineDialog*>()->reject();
    SOON(program.window.findChildren<LineDialog*>().isEmpty());
    QCOMPARE(program.window.page(), program.window.pages().network());
    QVERIFY(!program.window.game());
  }

  void whoWaitsForTheNextGameMayStop() {
    makeKnown(folder_->path());
    int calls = 0;
    NextGame wait([&calls] { ++calls; });
    wait.start();
    QCOMPARE(calls, 1);
    QVERIFY(wait.failed(Refusal::Unreachable));
    SOON_EQUAL(calls, 2);
    QVERIFY2(!wait.failed(Refusal::Banned), "who may not come does not ask again");
    QVERIFY(!wait.failed(Refusal::Unreachable));
    wait.start();
    QVERIFY(wait.failed(Refusal::GameIsOver));
    wait.stop();
    QVERIFY(!wait.failed(Refusal::GameIsOver));
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(GuestWaysTest)
#include "test_guest_ways.moc"
