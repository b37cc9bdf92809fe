// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTcpServer>
#include <algorithm>

#include "app/kit/action_button.h"
#include "app/kit/banner.h"
#include "app/kit/folding_columns.h"
#include "app/kit/page.h"
#include "app/kit/question.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/table/page/play_page.h"
#include "app/table/people/notices.h"
#include "app/wire/notice.h"
#include "network_games.h"
#include "program.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// A game on the network before it begins.
class LobbyPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void theLobbyNamesTheSeatThatBlocks() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    lobby.showFacts(gathering(Ready::No));
    QVERIFY(lobby.footSentence().contains(u"Meera"_s));
    QVERIFY(!lobby.startButton()->isEnabled());
    QVERIFY(lobby.startButton()->toolTip().contains(u"Meera"_s));
    lobby.showFacts(gathering(Ready::Yes));
    QVERIFY(lobby.startButton()->isEnabled());
    QCOMPARE(lobby.startButton()->role(), ActionButton::Role::Next);
  }

  void aLobbyIsHeard() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.showFacts(gathering(Ready::Yes));
    QVERIFY(bringUp(lobby, {1280, 760}));
    lobby.focusFirst();
    QCOMPARE(wrongByEar(lobby, 9), QString());
  }

  void aButtonOfAFreeSeatNamesTheSeat() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.showFacts(gathering(Ready::No));
    QStringList names;
    for (const ActionButton* button : lobby.findChildren<ActionButton*>())
      if (button->text() == u"Add a bot"_s && button->isVisibleTo(&lobby)) names << button->accessibleName();
    QCOMPARE(names, (QStringList{u"Add a bot, seat 3"_s, u"Add a bot, seat 4"_s}));
  }

  /// The lobby of a server of a later version: its guests, and its host in a window of this version.
  void aLevelOfAnotherVersionIsNamedAndToldWhatPlays_data() {
    QTest::addColumn<Role>("role");
    QTest::newRow("a guest reads its name") << Role::Guest;
    QTest::newRow("the host may choose another") << Role::Host;
  }
  void aLevelOfAnotherVersionIsNamedAndToldWhatPlays() {
    QFETCH(Role, role);
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    LobbyFacts facts = gathering(Ready::Yes);
    facts.me = role;
    facts.mySeat = SeatId(role == Role::Host ? 0 : 1);
    facts.lobby.seats[2].holder = SeatHolder::Bot;
    facts.lobby.seats[2].bot = u"fisher"_s;
    facts.lobby.seats[2].name = u"Ravi"_s;
    lobby.showFacts(facts);
    QStringList said;
    for (const QWidget* part : lobby.findChildren<QWidget*>()) {
      said << part->toolTip();
      if (const auto* words = qobject_cast<const Words*>(part)) said << words->text();
    }
    const QString all = said.join(u'\n');
    if (role == Role::Guest)
      QVERIFY2(all.contains(u"Unknown level “fisher”"_s), qPrintable(all));
    else
      QVERIFY2(all.contains(u"This version does not know the bots “fisher”: Farmer plays in their place."_s),
               qPrintable(all));
  }

  void aGuestMayBeReadyButNotStart() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    LobbyFacts facts = gathering(Ready::No);
    facts.mySeat = SeatId(1);
    facts.me = Role::Guest;
    lobby.showFacts(facts);
    lobby.show();
    QVERIFY(lobby.readyButton()->isVisible());
    QVERIFY(!lobby.startButton()->isVisible());
    QVERIFY(!child<ActionButton>(&lobby, u"addBot2"_s)->isVisible());
  }

  void aDeadLineIsToldAndNothingCanBePressedOnIt() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    LobbyFacts facts = gathering(Ready::No);
    facts.mySeat = SeatId(1);
    facts.me = Role::Guest;
    lobby.showFacts(facts);
    lobby.show();
    lobby.focusFirst();
    facts.line = Link::Lost;
    lobby.showFacts(facts);
    QCOMPARE(lobby.footSentence(), u"The connection to the table was lost. Trying again…"_s);
    QVERIFY(!lobby.readyButton()->isEnabled());
    QVERIFY(lobby.readyButton()->toolTip().contains(u"connection"_s));
    QVERIFY(!child<ActionButton>(&lobby, u"sitHere2"_s)->isEnabled());
    facts.line = Link::Up;
    lobby.showFacts(facts);
    QCOMPARE(lobby.footSentence(), u"Press Ready when you are ready."_s);
    QVERIFY(lobby.readyButton()->isEnabled());
    QVERIFY(child<ActionButton>(&lobby, u"sitHere2"_s)->isEnabled());
    // The host cannot start either.
    facts.me = Role::Host;
    facts.blockedBy.clear();
    facts.line = Link::Lost;
    lobby.showFacts(facts);
    QVERIFY(!lobby.startButton()->isEnabled());
  }

  void theAddressFollowsTheComputerToAnotherNetwork() {
    Hosted host;
    QVERIFY(host.open(u"Asha"_s));
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    QString at = u"192.168.1.24"_s;
    lobby.addresses()->setAddressesBy([&at](quint16 port) { return QList{Address{at, port}}; });
    lobby.setGame(host.game.get(), 4710);
    lobby.show();
    const auto* address = child<Words>(&lobby, u"lobbyAddress"_s);
    const auto* code = child<QrLabel>(&lobby, u"lobbyCode"_s);
    QCOMPARE(address->text(), u"192.168.1.24:4710"_s);
    child<ActionButton>(&lobby, u"allAddresses"_s)->click();
    const auto* dialog = lobby.findChild<AddressesDialog*>();
    QVERIFY(dialog);
    const auto* codeThere = dialog->findChild<QrLabel*>(u"addressesCode"_s);
    const QString table = u'#' + QString::fromLatin1(host.game->seen().first().identity.table.id.toBase64(
                                     QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
    QCOMPARE(codeThere->text(), u"tapu://192.168.1.24:4710"_s + table);
    at = u"10.0.0.7"_s;
    SOON_EQUAL(address->text(), u"10.0.0.7:4710"_s);
    QCOMPARE(code->text(), u"tapu://10.0.0.7:4710"_s + table);
    SOON_EQUAL(codeThere->text(), u"tapu://10.0.0.7:4710"_s + table);
    const auto isShown = [dialog](const QString& text) {
      return std::ranges::any_of(dialog->findChildren<Words*>(),
                                 [&](const Words* words) { return words->isVisible() && words->text() == text; });
    };
    SOON(isShown(u"10.0.0.7:4710"_s));
    QVERIFY(!isShown(u"192.168.1.24:4710"_s));
    lobby.setGame(nullptr);
  }

  void onAChainSeatsAreToldByBoardAndGroup() {  // 9.4: the even seats are Sun's
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 500);
    LobbyFacts facts = gathering(Ready::No);
    facts.lobby.seats.resize(14);
    facts.mySeat = SeatId(13);
    facts.lobby.seats[13] = facts.lobby.seats[0];
    for (int seat = 0; seat < 14; ++seat) facts.ofChain.push_back(SeatId(8 + seat));
    lobby.show();
    lobby.showFacts(facts);
    const auto rowOf = [&](int seat) { return child<ActionButton>(&lobby, u"sitHere%1"_s.arg(seat))->parentWidget(); };
    QCOMPARE(rowOf(5)->accessibleName(), u"Board 7, Moon · Empty seat"_s);
    QCOMPARE(rowOf(6)->accessibleName(), u"Board 8, Sun · Empty seat"_s);
    // The own seat, the last of fourteen, is scrolled to.
    SOON(!rowOf(13)->visibleRegion().isEmpty());
    SOON(rowOf(0)->visibleRegion().isEmpty());
  }

  void aSeatThatIsKeptIsOfferedOnlyToWhomItIsKeptFor_data() {
    QTest::addColumn<QString>("keptFor");
    QTest::addColumn<bool>("mayISit");
    QTest::newRow("a seat that is kept for nobody") << QString() << true;
    QTest::newRow("a seat that is kept for somebody else") << u"Ravi"_s << false;
    QTest::newRow("a seat that is kept for the reader, whose name looks the same") << u"ASHA"_s << true;
  }
  void aSeatThatIsKeptIsOfferedOnlyToWhomItIsKeptFor() {
    QFETCH(QString, keptFor);
    QFETCH(bool, mayISit);
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    LobbyFacts facts = gathering(Ready::No);
    facts.lobby.seats[2].name = keptFor;
    lobby.resize(1280, 760);
    lobby.show();
    lobby.showFacts(facts);
    auto* sit = child<ActionButton>(&lobby, u"sitHere2"_s);
    QCOMPARE(!sit->isHidden(), mayISit);
    const QString told = keptFor.isEmpty() ? u"Empty seat"_s : u"Kept for %1"_s.arg(keptFor);
    QCOMPARE(sit->parentWidget()->accessibleName(), told);
  }

  void whoComesWhileTheGameRunsIsToldToWait() {  // 9.20
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    LobbyFacts facts = gathering(Ready::No);
    facts.mySeat = SeatId(1);
    facts.me = Role::Guest;
    facts.lobby.stage = Lobby::Stage::Playing;
    lobby.showFacts(facts);
    QCOMPARE(lobby.footSentence(), u"The game is running. You sit down as soon as this round is over."_s);
    QVERIFY(lobby.readyButton()->isHidden());
  }

  void whoIsNotReadyIsAskedAndNotWaitedFor() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    LobbyFacts facts = gathering(Ready::No);
    facts.mySeat = SeatId(1);
    facts.me = Role::Guest;
    lobby.showFacts(facts);
    QCOMPARE(lobby.footSentence(), u"Press Ready when you are ready."_s);
  }

  void atABigGameNobodyIsWaitedForByName() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    LobbyFacts facts = gathering(Ready::No);
    facts.mySeat = SeatId(0);
    facts.me = Role::Guest;
    facts.lobby.seats[0].ready = Ready::Yes;
    facts.ofChain = {SeatId(8), SeatId(9), SeatId(10), SeatId(11)};
    facts.blockedBy = u"Waiting for Meera to be ready…"_s;
    lobby.showFacts(facts);
    QCOMPARE(lobby.footSentence(), u"You are ready. Wait here until the game begins."_s);
  }

  void theLobbyAdvisesOnATargetThatIsTooHigh() {  // 8.17
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    LobbyFacts facts = gathering(Ready::No);
    facts.lobby.setup.ruleSet = RuleSet::Crazy;
    facts.lobby.setup.options = defaultOptions(RuleSet::Crazy);
    facts.lobby.setup.board = beginnerBoard();
    facts.lobby.setup.board.starts.clear();
    lobby.showFacts(facts);
    auto* advice = child<Words>(&lobby, u"targetAdvice"_s);
    QVERIFY(!advice->isHidden() && advice->text().contains(u"15"_s));
    facts.lobby.setup.board = drawBoard(facts.lobby.setup.options);
    lobby.showFacts(facts);
    QVERIFY(advice->isHidden());
  }

  void columnsFoldInNarrowWindows_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("columns");
    QTest::newRow("wide: all three") << 1280 << 3;
    QTest::newRow("under 1080: the third is a tab of the second") << 1000 << 2;
    QTest::newRow("under 880: one column") << 700 << 1;
  }
  void columnsFoldInNarrowWindows() {
    QFETCH(int, width);
    QFETCH(int, columns);
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.showFacts(gathering(Ready::No));
    lobby.resize(width, 600);
    lobby.show();
    auto* fold = lobby.findChild<FoldingColumns*>();
    SOON_EQUAL(fold->columnsShown(), columns);
    QCOMPARE(lobby.width(), width);
    QCOMPARE(child<Segments>(&lobby, u"foldTabs"_s)->isVisible(), columns < 3);
  }

  void eightSeatsAreReachedInASmallWindow() {  // 13.1
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    LobbyFacts facts = gathering(Ready::Yes);
    while (facts.lobby.seats.size() < 8) {
      LobbySeat bot;
      bot.holder = SeatHolder::Bot;
      bot.name = u"Bot %1"_s.arg(facts.lobby.seats.size());
      bot.bot = u"greedy"_s;
      bot.color = static_cast<int>(facts.lobby.seats.size());
      facts.lobby.seats << bot;
    }
    facts.lobby.setup.options.seats = 8;
    lobby.showFacts(facts);
    QVERIFY(bringUp(lobby, {1024, 640}));
    const auto rows = lobby.findChildren<LobbySeatRow*>();
    QCOMPARE(rows.size(), 8);
    for (LobbySeatRow* row : rows) {
      QVERIFY2(row->isVisible() && row->height() >= row->minimumSizeHint().height(), qPrintable(row->objectName()));
      QVERIFY2(row->mapTo(&lobby, QPoint(row->width(), 0)).x() <= lobby.width(), qPrintable(row->objectName()));
    }
    QWidget* around = rows.back();
    while (around && !qobject_cast<QScrollArea*>(around)) around = around->parentWidget();
    QVERIFY(around);
    static_cast<QScrollArea*>(around)->ensureWidgetVisible(rows.back());
    QVERIFY(!rows.back()->visibleRegion().isEmpty());
  }

  // Where the keyboard is

  void inTheLobbyTheKeyboardStaysWithItsSeat() {
    makeKnown(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Asha"_s));
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.setGame(host.game.get(), host.port);
    QVERIFY(bringUp(lobby, {1280, 760}));
    const auto seatOf = [&] {
      const QWidget* row = lobby.focusWidget() ? lobby.focusWidget()->parentWidget() : nullptr;
      return row ? row->objectName() : QString();
    };
    auto* bot = child<ActionButton>(&lobby, u"addBot2"_s);
    SOON(bot->isVisible());
    bot->setFocus();
    QTest::keyClick(bot, Qt::Key_Return);
    auto* clear = child<ActionButton>(&lobby, u"clearSeat2"_s);
    SOON(clear->isVisible());
    SOON_EQUAL(seatOf(), u"lobbySeat2"_s);
    clear->setFocus();
    QTest::keyClick(clear, Qt::Key_Return);
    SOON(bot->isVisible());
    QCOMPARE(seatOf(), u"lobbySeat2"_s);
  }

  /// A guest who sits down while the host is about to press a button is not thrown out by that press.
  void aGuestWhoComesGivesTheKeyboardToNoOtherButton() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    LobbyFacts facts = gathering(Ready::No);
    const LobbySeat meera = std::exchange(facts.lobby.seats[1], {});
    facts.blockedBy.clear();
    lobby.showFacts(facts);
    QVERIFY(bringUp(lobby, {1280, 760}));
    for (QWidget* held : {static_cast<QWidget*>(child<ActionButton>(&lobby, u"addBot1"_s)),
                          static_cast<QWidget*>(child<ActionButton>(&lobby, u"sitHere1"_s)),
                          static_cast<QWidget*>(lobby.startButton())}) {
      held->setFocus();
      QVERIFY(held->hasFocus());
      LobbyFacts taken = facts;
      taken.lobby.seats[1] = meera;
      taken.blockedBy = startBlockedBy(taken.lobby);
      lobby.showFacts(taken);
      QVERIFY2(!qobject_cast<ActionButton*>(lobby.focusWidget()), qPrintable(lobby.focusWidget()->objectName()));
      lobby.showFacts(facts);
    }
  }

  void aPageTakesTheKeyboardOfAButtonThatIsSwitchedOff() {
    Page page;
    ActionButton first(u"First"_s, ActionButton::Role::Quiet, &page), next(u"Next"_s, ActionButton::Role::Quiet, &page);
    next.move(0, 100);
    QVERIFY(bringUp(page, {300, 200}));
    first.setFocus();
    first.setEnabled(false);
    QCOMPARE(page.focusWidget(), &page);
    next.setFocus();
    first.setEnabled(true);
    next.hide();
    QCOMPARE(page.focusWidget(), &page);
    QTest::keyClick(&page, Qt::Key_Tab);
    QVERIFY2(first.hasFocus(), "Tab goes on");
  }

  void whoWatchesIsOfferedNoSeat() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    QVERIFY(bringUp(lobby, {1280, 760}));
    LobbyFacts facts = gathering(Ready::Yes);
    facts.mySeat = {};
    facts.me = Role::Guest;
    lobby.showFacts(facts);
    QVERIFY(!child<ActionButton>(&lobby, u"sitHere2"_s)->isHidden());
    facts.watches = true;
    lobby.showFacts(facts);
    QVERIFY(child<ActionButton>(&lobby, u"sitHere2"_s)->isHidden());
  }

  /// "Start" lies where "Open the game" lay: whoever clicks that twice wants no game without the others.
  void aSecondClickOnOpenTheGameDoesNotStartIt() {
    Hosted host;
    QVERIFY(host.open(u"Asha"_s));
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    QVERIFY(bringUp(lobby, {1280, 760}));
    lobby.setGame(host.game.get(), host.port);
    auto* moment = lobby.findChild<PressGuard*>({}, Qt::FindDirectChildrenOnly)->findChild<QTimer*>(u"firstMoment"_s);
    QVERIFY2(moment->isActive(), "it begins when the game is shown");
    lobby.showFacts(gathering(Ready::Yes));
    QVERIFY(lobby.startButton()->isEnabled());
    moment->start(std::chrono::hours(1));  // as if it were still the first moment
    QSignalSpy clicks(lobby.startButton(), &ActionButton::clicked);
    QTest::mouseClick(lobby.startButton(), Qt::LeftButton);
    QTest::keyClick(lobby.startButton(), Qt::Key_Return);
    QVERIFY(clicks.isEmpty());
    moment->stop();
    QTest::mouseClick(lobby.startButton(), Qt::LeftButton);
    QCOMPARE(clicks.size(), 1);
  }

  void startKeepsTheKeyboardWhileSomebodyIsNotReady() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.showFacts(gathering(Ready::Yes));
    QVERIFY(bringUp(lobby, {1280, 760}));
    lobby.startButton()->setFocus();
    lobby.showFacts(gathering(Ready::No));
    QVERIFY(!lobby.startButton()->isEnabled());
    QVERIFY2(qobject_cast<FoldingColumns*>(lobby.focusWidget()), "nothing that Enter would press");
    lobby.showFacts(gathering(Ready::Yes));
    QCOMPARE(lobby.focusWidget(), lobby.startButton());
  }

  // From the window

  void hostingOpensALobbyAndLeavingAsks() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Host);
    GamePlan plan = program.window.newGames().page()->plan();
    plan.port = 0;
    Q_EMIT program.window.newGames().page()->started(plan);
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    SOON(program.window.game()->seen().isHost());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.pages().lobby());
    child<ActionButton>(&program.window, u"lobbyLeave"_s)->click();
    auto* question = program.window.findChild<Question*>();
    QVERIFY(question);
    QTest::keyClick(question->focusWidget(), Qt::Key_Return);
    QVERIFY2(program.window.game() != nullptr, "Enter is the safe answer");
    child<ActionButton>(&program.window, u"lobbyLeave"_s)->click();
    for (Question* open : program.window.findChildren<Question*>())
      if (open->isVisible()) child<ActionButton>(open, u"questionOther"_s)->click();
    SOON_EQUAL(program.window.page(), program.window.pages().start());
    QVERIFY(program.window.game() == nullptr);
  }

  void theHostFindsTheAddressesAtTheTableToo() {
    makeKnown(folder_->path());
    Program host(folder_->path());
    host.window.newGames().open(NewGamePage::Purpose::Host);
    GamePlan plan = host.window.newGames().page()->plan();
    plan.port = 0;
    plan.listenAt = QHostAddress::LocalHost;
    for (qsizetype i = 1; i < plan.seats.size(); ++i) plan.seats[i].holder = SeatHolder::Bot;
    Q_EMIT host.window.newGames().page()->started(plan);
    SOON_EQUAL(host.window.page(), host.window.pages().lobby());
    SOON(host.window.game()->seen().isHost());
    host.window.game()->ask(requests::StartGame{});
    SOON(host.table());
    auto* menu = child<QMenu>(&host.window, u"gameTable"_s);
    Q_EMIT menu->aboutToShow();
    auto* addresses = child<QAction>(menu, u"tableAddresses"_s);
    QVERIFY(addresses);
    addresses->trigger();
    QVERIFY(host.window.findChild<AddressesDialog*>());
  }

  void whereAPortIsTakenTheNextIsOffered() {
    makeKnown(folder_->path());
    Program host(folder_->path());
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    host.window.newGames().open(NewGamePage::Purpose::Host);
    NewGamePage* page = host.window.newGames().page();
    GamePlan plan = page->plan();
    plan.port = other.serverPort();
    plan.listenAt = QHostAddress::LocalHost;
    page->begin(plan);
    Q_EMIT page->started(plan);
    SOON(page->footSentence().contains(u"in use"_s));
    QCOMPARE(host.window.page(), page);
    const QString next = QString::number(other.serverPort() + 1);
    QVERIFY2(page->footSentence().contains(u"Port %1 is entered"_s.arg(next)), qPrintable(page->footSentence()));
    QCOMPARE(page->plan().port, other.serverPort() + 1);
  }

  void thoseWhoPlayHearThatSomebodyWatches() {
    makeKnown(folder_->path());
    Program host(folder_->path());
    host.window.newGames().open(NewGamePage::Purpose::Host);
    GamePlan plan = host.window.newGames().page()->plan();
    QTcpServer spare;
    QVERIFY(spare.listen(QHostAddress::LocalHost));
    plan.port = spare.serverPort();
    spare.close();
    plan.listenAt = QHostAddress::LocalHost;
    for (qsizetype i = 1; i < plan.seats.size(); ++i) plan.seats[i].holder = SeatHolder::Bot;
    Q_EMIT host.window.newGames().page()->started(plan);
    SOON_EQUAL(host.window.page(), host.window.pages().lobby());
    SOON(host.window.game()->seen().isHost());
    host.window.game()->ask(requests::StartGame{});
    SOON(host.table());
    QSignalSpy told(host.table(), &TablePage::announced);
    QTemporaryDir elsewhere;
    makeKnown(elsewhere.path());
    Program guest(elsewhere.path());
    guest.settings.player.name.set(u"Meera"_s);
    guest.window.network().watch(Address{u"127.0.0.1"_s, plan.port});
    const auto isTold = [&] {
      return std::ranges::any_of(told,
                                 [](const QList<QVariant>& said) { return said[0] == u"Watching now: Meera."_s; });
    };
    SOON(isTold());
    SOON(guest.table());
    const auto before = told.size();
    host.window.game()->ask(requests::ChangePolicy{wire::encodePolicy(host.window.game()->seen().table().policy)});
    QCoreApplication::processEvents();
    QCOMPARE(told.size(), before);  // once
  }

  void refusalsInTheLobbyStandInItsFoot() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Host);
    GamePlan plan = program.window.newGames().page()->plan();
    plan.port = 0;
    Q_EMIT program.window.newGames().page()->started(plan);
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    Q_EMIT program.window.game()->refused(u"No."_s, QString());
    QCOMPARE(program.window.pages().lobby()->footSentence(), u"No."_s);
    Q_EMIT program.window.game()->lobbyChanged();
    QCOMPARE(program.window.pages().lobby()->footSentence(), u"No."_s);
  }

  void whatTheOrganizerTellsAllStandsOverTheLobbyUntilItIsPutAway() {
    makeKnown(folder_->path());
    const Hall hall;
    QVERIFY(hall.isOpen());
    Program program(folder_->path());
    program.window.network().join(u"%1 %2"_s.arg(hall.address(), u"%1"_s.arg(hall.code(0), 6, 10, QChar(u'0'))));
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    const auto* banner = program.window.pages().lobby()->findChild<Banner*>();
    hall.organizer->ask(requests::Announce{u"Tea is ready"_s});
    SOON(banner->isVisible());
    QCOMPARE(banner->text(), u"The organizer: Tea is ready"_s);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QVERIFY(!banner->isVisible());
    QCOMPARE(program.window.page(), program.window.pages().lobby());
    hall.organizer->ask(requests::Announce{u"It gets cold"_s});
    SOON(banner->isVisible());
    QVERIFY(banner->answerButton()->isHidden());
    banner->closeButton()->click();
    QVERIFY(!banner->isVisible());
  }

  /// The organizer asked whether somebody was there, and never heard anything.
  void whoIsAskedByTheOrganizerAnswersWithOneClick() {
    makeKnown(folder_->path());
    const Hall hall;
    QVERIFY(hall.isOpen());
    Program program(folder_->path());
    program.window.network().join(u"%1 %2"_s.arg(hall.address(), u"%1"_s.arg(hall.code(0), 6, 10, QChar(u'0'))));
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    const auto* banner = program.window.pages().lobby()->findChild<Banner*>();
    QList<SeatId> answered;
    connect(hall.organizer.get(), &Client::chatted, this, [&answered](const ChatLine& line) {
      if (static_cast<Notice>(line.phrase) == Notice::IsThere) answered << line.seat;
    });
    hall.organizer->ask(requests::AskWhetherThere{SeatId(0)});
    SOON(banner->isVisible());
    QCOMPARE(banner->text(), u"The organizer asks: are you there?"_s);
    QCOMPARE(banner->answerButton()->text(), u"I am here"_s);
    banner->answerButton()->click();
    QVERIFY(!banner->isVisible());
    SOON_EQUAL(answered, QList<SeatId>{SeatId(0)});
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(LobbyPageTest)
#include "test_lobby_page.moc"
