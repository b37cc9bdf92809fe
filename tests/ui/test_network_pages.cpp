// SPDX-License-Identifier: GPL-3.0-or-later
// The games that are found on the network as a list, and the ways from there and from the start page into a game.
#include <QLineEdit>
#include <QSignalSpy>

#include "app/client/refusal_words.h"
#include "app/kit/action_button.h"
#include "app/kit/foot_bar.h"
#include "app/kit/segments.h"
#include "app/lobby/rows/game_row.h"
#include "app/table/page/play_page.h"
#include "app/wire/messages.h"
#include "network_games.h"
#include "program.h"
#include "tests/newest_seat.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The names of the games that are seen, from the top down.
QStringList shownGames(const NetworkPage& page) {
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
  QList<GameRow*> rows = page.findChildren<GameRow*>();
  rows.removeIf([](const GameRow* row) { return !row->isVisible(); });
  std::ranges::sort(rows, {}, [](const GameRow* row) { return row->mapToGlobal(QPoint()).y(); });
  QStringList names;
  for (const GameRow* row : rows) names << row->game().name;
  return names;
}

/// An unfinished game of this computer of which only this note tells.
bool keepOwnGame(const QString& folder, const GameNote& note) {
  const QString store = folder + u"/games/1.sqlite"_s;
  QFile file(store);
  return QDir(folder).mkpath(u"games"_s) && file.open(QIODevice::WriteOnly) && GameFiles::writeNote(store, note);
}

}  // namespace

class NetworkPagesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void whetherAFullGameTakesSomebodyIsForItsServerToSay() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    FoundGame open, full;
    open.name = u"Open"_s;
    open.id = "a";
    open.players = 1;
    open.seats = 4;
    open.address = u"127.0.0.1"_s;
    open.port = 1;
    open.protocol = wire::kProtocol;
    full = open;
    full.name = u"Full"_s;
    full.id = "b";
    full.players = 4;
    FoundGame begun = full, foreign = full;
    begun.id = "c";
    begun.locked = Locked::Yes;
    foreign.id = "d";
    foreign.protocol = wire::kProtocol + 1;
    page.games()->showGames({open, full, begun, foreign});
    QCOMPARE(page.games()->rows().size(), 4U);
    QSignalSpy wanted(&page, &NetworkPage::joinWanted);
    const auto rows = page.findChildren<GameRow*>();
    QCOMPARE(rows[0]->accessibleDescription(), QString());
    QCOMPARE(rows[1]->accessibleDescription(), u"All seats of this game are taken."_s);
    QCOMPARE(rows[2]->accessibleDescription(), u"This game has already started."_s);
    for (GameRow* row : {rows[0], rows[1], rows[2]}) row->click();  // a seat may be theirs by key or name
    QCOMPARE(wanted.count(), 3);
    rows[3]->click();
    QCOMPARE(wanted.count(), 3);
    QVERIFY(!page.problem().isEmpty() && page.problem() == rows[3]->foreignTo());
    page.games()->showGames({full});
    QCOMPARE(page.games()->rows().size(), 1U);
  }

  void aProblemDoesNotPushTheButtonsAway() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().open();
    NetworkPage* page = program.window.pages().network();
    const auto place = [&] {
      QCoreApplication::processEvents();
      const auto* join = child<ActionButton>(page, u"joinButton"_s);
      return QRect(join->mapTo(page, QPoint()), join->size());
    };
    const QRect before = place();
    page->showProblem(u"Nobody answers there."_s);
    QCOMPARE(place(), before);
  }

  void aGameThatIsPlayedAndCanBeJoinedSaysThatItHasBegun() {
    FoundGame game;
    game.name = u"Island"_s;
    game.players = 1;
    game.seats = 2;
    game.protocol = wire::kProtocol;
    GameRow row(game);
    QVERIFY(!row.accessibleName().contains(u"has begun"_s));
    game.hasBegun = true;
    row.showGame(game);
    QVERIFY(!child<ActionButton>(&row, u"joinGame"_s)->isHidden());
    QVERIFY(row.accessibleName().contains(u"has begun"_s) && row.toolTip().contains(u"has begun"_s));
  }

  void aGameWithRoomOffersTheMouseAButtonToJoinIt() {
    FoundGame game;
    game.name = u"Island"_s;
    game.players = 1;
    game.seats = 4;
    game.protocol = wire::kProtocol;
    game.mayBeWatched = true;
    GameRow row(game);
    row.resize(640, row.sizeHint().height());
    row.grab();  // so that it is laid out
    auto* join = child<ActionButton>(&row, u"joinGame"_s);
    auto* watch = child<ActionButton>(&row, u"watchGame"_s);
    QSignalSpy joined(&row, &GameRow::clicked), watched(&row, &GameRow::watchWanted);
    QVERIFY(!join->isHidden() && !watch->isHidden());
    QVERIFY2(!join->geometry().intersects(watch->geometry()), "one does not cover the other");
    QVERIFY(row.rect().contains(join->geometry()) && row.rect().contains(watch->geometry()));
    QCOMPARE(join->text(), u"Join"_s);
    join->click();
    QCOMPARE(joined.size(), 1);
    QCOMPARE(watched.size(), 0);
    game.players = 4;
    row.showGame(game);
    QVERIFY2(join->isHidden(), "all seats are taken");
    row.setOurSeat(OurSeat::Kept);
    QVERIFY(!join->isHidden());
    QCOMPARE(join->text(), u"Rejoin"_s);
  }

  void theListShowsTheHostsBoard() {
    FoundGame game;
    game.name = u"Island"_s;
    game.players = 1;
    game.seats = 4;
    game.protocol = wire::kProtocol;
    GameRow row(game);
    row.resize(row.sizeHint());
    const QImage without = row.grab().toImage();
    game.board = beginnerBoard();
    row.showGame(game);
    const QImage with = row.grab().toImage();
    // The picture stands at the left; the words beside it stay what they were.
    const QRect picture(0, 0, 110, with.height()), words(110, 0, with.width() - 110, with.height());
    QVERIFY(with.copy(picture) != without.copy(picture));
    QCOMPARE(with.copy(words), without.copy(words));
    game.board->cells.front().terrain = Terrain::Sea;
    game.board->cells.front().number = 0;
    row.showGame(game);
    QVERIFY2(row.grab().toImage() != with, "another board is another picture");
  }

  void theNetworkPageFoldsInANarrowWindow() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().open();
    NetworkPage* page = program.window.pages().network();
    auto* tabs = child<Segments>(page, u"networkTabs"_s);
    SOON(!tabs->isVisible());
    QVERIFY(page->addressField()->isVisible());
    program.window.resize(700, 500);
    SOON(tabs->isVisible());
    QVERIFY2(page->addressField()->isVisible(), "no game was found: what else one can do stands in front");
    Q_EMIT tabs->picked(0);
    QVERIFY(!page->addressField()->isVisible());
    page->addressField()->setText(u"not an address"_s);
    page->joinTyped();
    QVERIFY2(page->addressField()->isVisible(), "a problem comes to the front");
    QVERIFY(page->width() <= 700);
  }

  void anotherVersionIsToldBeforeJoining() {
    FoundGame game;
    game.name = u"Other"_s;
    game.players = 1;
    game.seats = 4;
    game.version = u"9.9"_s;
    game.protocol = wire::kProtocol + 1;
    QCOMPARE(GameRow(game).foreignTo(), turnedAwaySentence(Refusal::VersionTooOld, u"9.9"_s));
    game.protocol = wire::kOldestProtocol - 1;
    QCOMPARE(GameRow(game).foreignTo(), turnedAwaySentence(Refusal::VersionTooNew, u"9.9"_s));
    game.protocol = wire::kProtocol;
    QVERIFY(GameRow(game).foreignTo().isEmpty());
  }

  // Two programs of one number may yet differ: then the number is no reason.
  void theSameNumberIsNoReasonNotToJoin_data() {
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("fact");
    QTest::newRow("the host has an older program")
        << 13
        << u"The host’s program was made before this one, though both bear one number. Please ask the host to update it."_s
        << u"network protocol 13, here 14"_s;
    QTest::newRow("the host has a newer program")
        << 15 << u"This program was made before that of the host, though both bear one number. Please update it."_s
        << u"network protocol 15, here 14"_s;
  }
  void theSameNumberIsNoReasonNotToJoin() {
    QFETCH(int, protocol);
    QFETCH(QString, sentence);
    QFETCH(QString, fact);
    QCOMPARE(wire::kProtocol, 14);  // a new one asks for other rows
    FoundGame game = foundGame(u"Other"_s, u"classic"_s, 1);
    game.version = QStringLiteral(TAPU_VERSION);
    game.protocol = protocol;
    const GameRow row(game);
    QCOMPARE(row.foreignTo(), sentence);
    QVERIFY(!row.accessibleDescription().contains(game.version));
    QVERIFY2(row.toolTip().contains(fact), qPrintable(row.toolTip()));
  }

  void aBigGameIsJoinedAsAnyOther() {
    FoundGame game;
    game.name = u"Big"_s;
    game.players = 1;
    game.seats = 6;
    game.protocol = wire::kProtocol;
    game.rules = u"big"_s;
    QVERIFY(GameRow(game).foreignTo().isEmpty());
  }

  // The list

  void theOwnGamesStandFirstThenThoseWithRoomThenByName() {
    Settings settings(folder_->path());
    Rejoin seat{u"127.0.0.1:9"_s, "token", u"Zebra"_s};
    seat.table = TableIdentity::fresh(QByteArray(16, 'z'));
    settings.seats().keep(seat);
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    page.resize(1280, 760);
    page.show();
    FoundGame full = foundGame(u"Apple"_s, u"classic"_s, 1), begun = foundGame(u"Banana"_s, u"classic"_s, 2);
    FoundGame own = foundGame(u"Zebra"_s, u"classic"_s, 3), copy = foundGame(u"Yak"_s, u"classic"_s, 4);
    full.players = full.seats;
    begun.locked = Locked::Yes;
    own.table = seat.table;  // at another address than it was
    own.locked = Locked::Yes;
    copy.table = seat.table.hostedAnew(QByteArray(16, 'y'));
    const FoundGame date = foundGame(u"date"_s, u"classic"_s, 5), cherry = foundGame(u"Cherry"_s, u"classic"_s, 6);
    page.games()->showGames({full, begun, date, cherry, own, copy});
    SOON_EQUAL(shownGames(page), (QStringList{u"Yak"_s, u"Zebra"_s, u"Cherry"_s, u"date"_s, u"Apple"_s, u"Banana"_s}));
    QTest::keyClick(&page, Qt::Key_Down);  // and so they are walked through
    QCOMPARE(qobject_cast<GameRow*>(page.focusWidget())->game().name, u"Yak"_s);
    QTest::keyClick(&page, Qt::Key_Down);
    QCOMPARE(qobject_cast<GameRow*>(page.focusWidget())->game().name, u"Zebra"_s);
  }

  // Not even the reader's own seat there, or the keyboard on its row, keeps it before a game that can be joined.
  void aGameOfAnotherVersionStandsLast() {
    Settings settings(folder_->path());
    Rejoin seat{u"127.0.0.1:9"_s, "token", u"Apple"_s};
    seat.table = TableIdentity::fresh(QByteArray(16, 'a'));
    settings.seats().keep(seat);
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    page.resize(1280, 760);
    page.show();
    page.activateWindow();
    QVERIFY(test::soonActive(page));
    FoundGame foreign = foundGame(u"Apple"_s, u"classic"_s, 1), full = foundGame(u"Mango"_s, u"classic"_s, 2);
    foreign.table = seat.table;
    foreign.protocol = wire::kOldestProtocol - 1;
    full.players = full.seats;
    page.games()->showGames({foreign});
    auto* row = page.findChild<GameRow*>();
    QCOMPARE(row->ourSeat(), OurSeat::Kept);
    row->setFocus();
    page.games()->showGames({foreign, full});
    SOON_EQUAL(shownGames(page), (QStringList{u"Mango"_s, u"Apple"_s}));
    QVERIFY(row->hasFocus());
  }

  void aHostSeesWhereTheirGameWentOn() {
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    const TableIdentity hosted = TableIdentity::fresh(QByteArray(16, 'h'));
    FoundGame other = foundGame(u"A game"_s, u"classic"_s, 1), there = foundGame(u"A game"_s, u"classic"_s, 2);
    there.table = hosted.hostedAnew(QByteArray(16, 'c'));
    page.games()->showGames({other, there});
    page.games()->setHosted({hosted});
    for (const GameRow* row : page.findChildren<GameRow*>())
      QCOMPARE(row->ourSeat() == OurSeat::Moved, row->game().table == there.table);
    page.games()->setHosted(
        {hosted, there.table});  // from a copy, by themselves, and not as a game that somebody else went on with
    for (const GameRow* row : page.findChildren<GameRow*>()) QCOMPARE(row->ourSeat(), OurSeat::None);
  }

  // The words around it keep their places, for those who hear the row as well.
  void aNameFromRightToLeftTurnsNothingInItsRow() {
    FoundGame game = foundGame(u"جزیره"_s, u"classic"_s, 1);
    game.host = u"فرزاد"_s;
    const GameRow row(game);
    const QString begin = u"\u2068جزیره\u2069, hosted by \u2068فرزاد\u2069, "_s;
    QVERIFY2(row.accessibleName().startsWith(begin), qPrintable(row.accessibleName()));
    QVERIFY2(row.toolTip().contains(u"\u2068جزیره\u2069"_s), qPrintable(row.toolTip()));
  }

  void rowsStayWhereTheyAreWhileSomebodyWalksThroughThem() {
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    page.resize(1280, 760);
    page.show();
    const FoundGame late = foundGame(u"Apple"_s, u"classic"_s, 1), first = foundGame(u"Mango"_s, u"classic"_s, 2);
    page.activateWindow();
    QVERIFY(test::soonActive(page));
    page.games()->showGames({first});
    page.findChild<GameRow*>()->setFocus();
    page.games()->showGames({first, late});
    SOON_EQUAL(shownGames(page), (QStringList{u"Mango"_s, u"Apple"_s}));
    page.addressField()->setFocus();
    page.games()->showGames({first, late});
    SOON_EQUAL(shownGames(page), (QStringList{u"Apple"_s, u"Mango"_s}));
  }

  // Nine games and more can be searched by their name, their host and who sits there; the text stays as long as it is
  // there, even if the list gets short.
  void aLongListCanBeSearched() {
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    page.resize(1280, 760);
    page.show();
    auto* search = child<QLineEdit>(&page, u"searchGames"_s);
    QList<FoundGame> games;
    for (quint16 number = 1; number <= 8; ++number) games << foundGame(u"Game %1"_s.arg(number), u"classic"_s, number);
    page.games()->showGames(games);
    QVERIFY(!search->isVisible());
    FoundGame ninth = foundGame(u"Evening"_s, u"classic"_s, 9);
    ninth.host = u"Meera"_s;
    ninth.people = {u"Meera"_s, u"शबनम"_s};
    page.games()->showGames(games + QList{ninth});
    QVERIFY(search->isVisible());
    QCOMPARE(shownGames(page).size(), 9);
    for (const QString& text : {u"evEN"_s, u"meera"_s, u" शबनम "_s}) {
      search->setText(text);
      SOON_EQUAL(shownGames(page), QStringList{u"Evening"_s});
    }
    search->setText(u"Game 3"_s);
    SOON_EQUAL(shownGames(page), QStringList{u"Game 3"_s});
    search->setText(u"nobody"_s);
    QVERIFY(shownGames(page).isEmpty());
    page.games()->showGames({ninth});
    QVERIFY2(search->isVisible(), "whoever typed it must be able to take it away");
    search->clear();
    SOON_EQUAL(shownGames(page), QStringList{u"Evening"_s});
    QVERIFY(!search->isVisible());
  }

  void aGameOfTheListIsJoinedAsTheTableThatItIs() {
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    FoundGame game = foundGame(u"Evening"_s, u"classic"_s, 7);
    game.table = TableIdentity::fresh(QByteArray(16, 'A'));
    page.games()->showGames({game});
    QSignalSpy wanted(&page, &NetworkPage::joinWanted);
    page.findChild<GameRow*>()->click();
    const QVariant address = QVariant::fromValue(Address{u"127.0.0.1"_s, 7});
    QCOMPARE(wanted.takeFirst(), (QVariantList{address, -1, QByteArray(16, 'A')}));
    page.addressField()->setText(u"tapu://127.0.0.1:7/256131#QUFBQUFBQUFBQUFBQUFBQQ"_s);
    page.joinTyped();
    QCOMPARE(wanted.takeFirst(), (QVariantList{address, 256131, QByteArray(16, 'A')}));
    page.addressField()->setText(u"127.0.0.1:7"_s);
    page.joinTyped();
    QCOMPARE(wanted.takeFirst(), (QVariantList{address, -1, QByteArray()}));
  }

  // A seat that is kept

  void aKeyOfAnotherGameKeepsNobodyOut() {
    makeKnown(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    Settings(folder_->path()).seats().keep({textOf(host.address()), QByteArray(32, 'k'), u"An earlier game"_s});
    Program program(folder_->path());
    program.window.network().join(host.address());
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
  }

  void aSecondWindowIsAnotherPerson() {
    makeKnown(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    Program first(folder_->path());
    first.window.network().join(host.address());
    SOON_EQUAL(first.window.page(), first.window.pages().lobby());
    SOON(test::newestSeat(first.settings));
    Program second(folder_->path());
    second.settings.player.name.set(u"Vikram"_s);
    second.window.network().join(host.address());
    SOON_EQUAL(second.window.page(), second.window.pages().lobby());
    const auto persons = [&] {
      return std::ranges::count(second.window.game()->seen().lobby().seats, SeatHolder::Person, &LobbySeat::holder);
    };
    SOON_EQUAL(persons(), 3);
    QCOMPARE(first.window.page(), first.window.pages().lobby());
  }

  void aSeatThatIsKeptElsewhereIsOneClickAway() {
    makeKnown(folder_->path());
    const Rejoin seat{u"127.0.0.1:1"_s, "token", u"Vikram’s game"_s};
    Settings(folder_->path()).seats().keep(seat);
    Program program(folder_->path());
    auto* link = child<ActionButton>(program.window.pages().network(), u"rejoinKept"_s);
    program.window.network().join(Address{u"127.0.0.1"_s, 2});
    Q_EMIT program.window.game()->turnedAway(u"This game is full."_s, Refusal::GameFull);
    SOON_EQUAL(program.window.pages().network()->problem(), u"This game is full."_s);
    QVERIFY(link->isVisible());
    QCOMPARE(link->text(), u"Rejoin “Vikram’s game”"_s);
    link->click();
    QVERIFY(program.window.game());
    QVERIFY(program.window.pages().network()->findChild<FootBar*>()->sentence().contains(u"127.0.0.1:1"_s));
  }

  void aGameThatItsHostHasClosedIsNotOfferedBesideTheNewsOfThat() {
    makeKnown(folder_->path());
    Settings(folder_->path()).seats().keep({u"127.0.0.1:1"_s, "token", u"Vikram’s game"_s});
    Program program(folder_->path());
    program.window.network().join(Address{u"127.0.0.1"_s, 2});
    Q_EMIT program.window.game()->turnedAway(u"The host has closed the game."_s, Refusal::ServerClosing);
    SOON_EQUAL(program.window.pages().network()->problem(), u"The host has closed the game."_s);
    QVERIFY(!child<ActionButton>(program.window.pages().network(), u"rejoinKept"_s)->isVisible());
  }

  void aGameOfTheListWithOurSeatIsNotClosedToUs() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    settings.seats().keep({u"127.0.0.1:4"_s, "token", u"Ours"_s});
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    FoundGame game;
    game.name = u"Ours"_s;
    game.id = "a";
    game.players = game.seats = 4;
    game.address = u"127.0.0.1"_s;
    game.port = 4;
    game.protocol = wire::kProtocol;
    game.locked = Locked::Yes;
    FoundGame other = game;
    other.id = "b";
    other.port = 5;
    page.games()->showGames({game, other});
    const auto rows = page.findChildren<GameRow*>();
    QVERIFY(rows[0]->remark().isEmpty());
    QVERIFY(!rows[1]->remark().isEmpty());
    QSignalSpy wanted(&page, &NetworkPage::joinWanted);
    rows[0]->click();
    QCOMPARE(wanted.count(), 1);
  }

  // A game that did not answer

  void aGameThatAnswersAgainTakesThePlaceOfTheProblem() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    auto* waiting = child<Words>(&page, u"joinWaiting"_s);
    auto* link = child<ActionButton>(&page, u"rejoinKept"_s);
    FoundGame game = foundGame(u"Evening"_s, u"classic"_s, 4), other = foundGame(u"Other"_s, u"classic"_s, 5);
    page.showFailed(u"Nobody answers."_s);
    page.lookFor(MissedGame({u"127.0.0.1"_s, 4}, {}, {}), {});
    page.games()->showGames({other});
    QCOMPARE(page.problem(), u"Nobody answers."_s);
    QVERIFY(waiting->isHidden());
    page.games()->showGames({other, game});
    QCOMPARE(page.problem(), QString());
    QCOMPARE(waiting->text(), u"“Evening” is open now."_s);
    QVERIFY(!waiting->isHidden());
    QVERIFY2(link->isHidden(), "the person has no seat there");
    page.showProblem({});
    QVERIFY(waiting->isHidden());
  }

  void whoHasASeatReadsThatItIsLookedForAndHasItOneClickAway() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    auto* waiting = child<Words>(&page, u"joinWaiting"_s);
    auto* link = child<ActionButton>(&page, u"rejoinKept"_s);
    auto* forget = child<ActionButton>(&page, u"forgetSeat"_s);
    QSignalSpy wanted(&page, &NetworkPage::rejoinWanted);
    FoundGame game = foundGame(u"Evening"_s, u"classic"_s, 4);
    game.address = u"127.0.0.9"_s;  // it has moved
    game.table = TableIdentity::fresh(QByteArray(16, 't'));
    page.showFailed(u"Nobody answers."_s);
    page.offerForget(NetworkPage::Forget::Offered);
    page.lookFor(MissedGame({u"127.0.0.1"_s, 4}, game.table.id, {}), u"Evening"_s);
    QCOMPARE(page.problem(), u"Nobody answers."_s);
    QCOMPARE(waiting->text(),
             u"Your seat stays kept. This page goes on looking for “Evening” and says when it is open."_s);
    page.games()->showGames({game});
    QCOMPARE(page.problem(), QString());
    QCOMPARE(waiting->text(), u"“Evening” is open now."_s);
    QVERIFY(forget->isHidden());
    QVERIFY(!link->isHidden());
    link->click();
    QCOMPARE(wanted.count(), 1);
    page.games()->showGames({});
    QVERIFY2(waiting->text().startsWith(u"Your seat stays kept."_s), "it is gone once more");
    page.games()->showGames({game});
    page.lookFor(MissedGame({u"127.0.0.1"_s, 4}, game.table.id, {game}), u"Evening"_s);
    QCOMPARE(waiting->text(),
             u"Your seat stays kept. The network tells of “Evening”, but its computer does not answer."_s);
  }

  void aGameThatWasHeardAllTheWhileIsNoNews() {
    FoundGame game = foundGame(u"Evening"_s, u"classic"_s, 4);
    MissedGame missed({u"127.0.0.1"_s, 4}, {}, {game});
    QVERIFY(!missed.heardAnew({game}));
    FoundGame begunAnew = game;
    begunAnew.id = "another start of its host";
    QVERIFY(missed.heardAnew({begunAnew}));
    QVERIFY(!missed.heardAnew({game}));
    QVERIFY(!missed.heardAnew({}));
    QVERIFY2(missed.heardAnew({game}), "it was gone, and has come back");
  }

  void whoWaitsAtTheDoorReadsForWhom_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<Refusal>("why");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("told");
    QTest::newRow("a host who is there") << u"en"_s << Refusal::NotLetInYet << u"Meera"_s
                                         << u"The game has begun. Meera hosts it and has been asked to let you in."_s;
    QTest::newRow("a host who is there, in Hindi")
        << u"hi"_s << Refusal::NotLetInYet << u"Meera"_s << u"गेम शुरू हो चुका है। आपका अनुरोध मेज़बान Meera के पास है।"_s;
    QTest::newRow("a host who is away")
        << u"en"_s << Refusal::HostIsAway << u"Meera"_s
        << u"The game has begun. Only its host, Meera, can let you in, and is not there now."_s;
    QTest::newRow("a host who is away, in Hindi")
        << u"hi"_s << Refusal::HostIsAway << u"Meera"_s << u"गेम शुरू हो चुका है। आपको मेज़बान Meera की अनुमति चाहिए"_s;
    QTest::newRow("an organizer") << u"en"_s << Refusal::NotLetInYet << QString()
                                  << u"The game has begun. Whoever leads it has been asked to let you in."_s;
  }
  void whoWaitsAtTheDoorReadsForWhom() {
    QFETCH(QString, language);
    QFETCH(Refusal, why);
    QFETCH(QString, host);
    QFETCH(QString, told);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.languages.use(language);
    NetworkPage* page = program.window.pages().network();
    program.window.network().open();
    page->setCalling(u"127.0.0.1:4"_s);
    page->showWaitsToBeLetIn(why == Refusal::NotLetInYet ? Refusal::HostIsAway : Refusal::NotLetInYet, host);
    page->showWaitsToBeLetIn(why, host);  // the host has gone or come meanwhile
    const auto* waiting = child<Words>(page, u"joinWaiting"_s);
    QVERIFY2(waiting->text().startsWith(told), qPrintable(waiting->text()));
    QVERIFY(waiting->isVisible());
    QVERIFY2(waiting->text().contains(child<ActionButton>(page, u"networkBack"_s)->text()), "how to give up asking");
  }

  void theWindowLooksForTheGameOfTheSeat() {
    makeKnown(folder_->path());
    Settings(folder_->path()).seats().keep({u"127.0.0.1:4"_s, "token", u"Evening"_s});
    Program program(folder_->path());
    NetworkPage* page = program.window.pages().network();
    program.window.network().rejoinSeat();
    Q_EMIT program.window.game()->turnedAway(u"Nobody answers."_s, Refusal::Unreachable);
    SOON_EQUAL(page->problem(), u"Nobody answers."_s);
    auto* link = child<ActionButton>(page, u"rejoinKept"_s);
    QVERIFY(link->isVisible());
    page->games()->showGames({foundGame(u"Evening"_s, u"classic"_s, 4)});
    QCOMPARE(page->problem(), QString());
    QVERIFY(link->isVisible());
    link->click();
    QVERIFY(program.window.game());
    QVERIFY2(child<Words>(page, u"joinWaiting"_s)->text().startsWith(u"Looking for “Evening” at 127.0.0.1:4"_s),
             "it is called again");
  }

  // Who is there

  void aRowNamesWhoIsThereAndCountsWhoIsAway() {
    Languages languages;
    languages.use(u"en"_s);
    FoundGame game = foundGame(u"Evening"_s, u"classic"_s, 4);
    game.host = u"Meera"_s;
    game.people = {u"Meera"_s, u"Ravi"_s};
    game.seats = game.players = 4;
    game.away = 2;
    GameRow row(game);
    QVERIFY(row.toolTip().contains(u"Hosted by Meera; with Ravi"_s));
    QVERIFY(row.toolTip().contains(u"2 seats are kept for people who are away."_s));
    QCOMPARE(row.accessibleDescription(),
             u"All seats of this game are taken. 2 seats are kept for people who are away."_s);
    useTextSize(200);  // where the words decide how high a row is
    const auto again = qScopeGuard([] { useTextSize(100); });
    const int high = row.sizeHint().height();
    game.away = 0;
    row.showGame(game);
    QVERIFY(!row.toolTip().contains(u"away"_s));
    QVERIFY2(row.sizeHint().height() < high, "the sentence has a line of its own");
  }

  // The code of a seat

  // Where the keyboard is

  void aGameThatGoesHandsTheKeyboardToItsNeighbor() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().open();
    NetworkPage* page = program.window.pages().network();
    QList<FoundGame> games;
    for (const char* id : {"a", "b", "c"}) {
      FoundGame game;
      game.name = QString::fromLatin1(id);
      game.id = id;
      game.players = 1;
      game.seats = 4;
      game.protocol = wire::kProtocol;
      games << game;
    }
    page->games()->showGames(games);
    auto* second = page->findChildren<GameRow*>()[1];
    SOON(second->isVisible());
    second->setFocus();
    page->games()->showGames({games[0], games[2]});
    const auto* row = qobject_cast<GameRow*>(program.window.focusWidget());
    QVERIFY(row);
    QCOMPARE(row->game().id, QByteArray("c"));
  }

  // A game from the window

  void oneClickStartsAGameAgainstBotsAndItCanBeContinued() {
    makeKnown(folder_->path());
    Settings(folder_->path()).game.botPace.set(BotPace::Instant);
    Program program(folder_->path());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    SOON(qobject_cast<PlayPage*>(program.window.page()));
    QVERIFY(program.window.game()->seen().hasGame());
    QCOMPARE(program.window.game()->seen().lobby().seats.size(), 4);
    child<QAction>(&program.window, u"gameEnd"_s)->trigger();
    SOON_EQUAL(program.window.page(), program.window.pages().start());
    SOON(program.window.pages().start()->entry(StartPage::Continue)->isVisible());
    QVERIFY(program.window.pages().start()->entry(StartPage::Continue)->accessibleDescription().contains(u"Asha"_s));
    program.window.continueLast();
    SOON(qobject_cast<PlayPage*>(program.window.page()));
  }

  void theLaterOfTwoGamesStandsFirst_data() {
    QTest::addColumn<bool>("isOwnLater");
    QTest::newRow("the own game was played after the seat was kept") << true;
    QTest::newRow("the seat was kept after the own game was played") << false;
  }
  void theLaterOfTwoGamesStandsFirst() {
    QFETCH(bool, isOwnLater);
    makeKnown(folder_->path());
    Settings(folder_->path()).seats().keep({u"127.0.0.1:1"_s, "token", u"Vikram’s game"_s});
    GameNote note;
    note.stage = GameNote::Stage::Playing;
    note.played = QDateTime::currentDateTimeUtc().addSecs(isOwnLater ? 3600 : -3600);
    QVERIFY(keepOwnGame(folder_->path(), note));
    Program program(folder_->path());
    StartPage* start = program.window.pages().start();
    ActionButton *seat = start->entry(StartPage::Rejoin), *own = start->entry(StartPage::Continue);
    ActionButton *first = isOwnLater ? own : seat, *second = isOwnLater ? seat : own;
    SOON(first->isVisible() && second->isVisible() && first->y() < second->y());
    QCOMPARE(first->role(), ActionButton::Role::Next);
    QCOMPARE(second->role(), ActionButton::Role::Quiet);
    start->focusFirst();
    QCOMPARE(program.window.focusWidget(), first);
    QTest::keyClick(start, Qt::Key_Down);
    if (isOwnLater) QTest::keyClick(start, Qt::Key_Down);  // past the link to all saved games
    QCOMPARE(program.window.focusWidget(), second);
    program.window.continueLast();
    QCOMPARE(program.window.page() == program.window.pages().network(), !isOwnLater);
  }

  void aHostWhoIsGoneDoesNotBlockTheOwnGame() {
    makeKnown(folder_->path());
    Settings(folder_->path()).seats().keep({u"127.0.0.1:1"_s, "token", u"Vikram’s game"_s});
    GameNote note;
    note.stage = GameNote::Stage::Playing;
    note.gameName = u"My own"_s;
    QVERIFY(keepOwnGame(folder_->path(), note));
    Program program(folder_->path());
    StartPage* start = program.window.pages().start();
    QVERIFY(start->entry(StartPage::Rejoin)->isVisible());
    QVERIFY(start->entry(StartPage::Continue)->isVisible());
    auto* forget = child<ActionButton>(program.window.pages().network(), u"forgetSeat"_s);
    program.window.network().rejoinSeat();
    Q_EMIT program.window.game()->turnedAway(u"Nobody answers."_s, Refusal::Unreachable);
    SOON(forget->isVisible());
    QCOMPARE(program.window.pages().network()->problem(), u"Nobody answers."_s);
    QVERIFY(test::newestSeat(program.settings));
    forget->click();
    QVERIFY(!test::newestSeat(program.settings));
    QCOMPARE(program.window.page(), start);
    QVERIFY(!start->entry(StartPage::Rejoin)->isVisible());
    QVERIFY(start->entry(StartPage::Continue)->isVisible());
  }

  void eachSeatThatIsKeptIsOfferedAndCanBeForgotten() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    for (const int i : {1, 2, 3, 4, 5}) {
      Rejoin seat{u"127.0.0.1:%1"_s.arg(i), "token", u"Evening %1"_s.arg(i)};
      seat.table = TableIdentity::fresh(QByteArray(TableIdentity::kBytes, static_cast<char>('a' + i)));
      seat.people = {u"Meera"_s, u"Uma"_s};
      seat.order = QDateTime(QDate(2026, 10, 14), QTime(9, 40)).toMSecsSinceEpoch() + i;
      program.settings.seats().keep(seat);
    }
    program.window.network().open();
    NetworkPage* page = program.window.pages().network();
    const auto names = [page] {
      QStringList names;
      for (const auto* button : page->findChildren<ActionButton*>(u"backToSeat"_s)) names << button->text();
      return names;
    };
    QCOMPARE(names(), QStringList({u"Rejoin “Evening 5”"_s, u"Rejoin “Evening 4”"_s, u"Rejoin “Evening 3”"_s}));
    const auto* latest = child<ActionButton>(page, u"backToSeat"_s);
    QCOMPARE(latest->accessibleDescription(), u"with Meera, Uma · 14 October 2026, 9:40"_s);
    auto* all = child<ActionButton>(page, u"allSeats"_s);
    QCOMPARE(all->text(), u"Show all 5 seats"_s);
    all->click();
    QCOMPARE(names().size(), 5);
    QVERIFY(!all->isVisible());
    page->findChildren<ActionButton*>(u"forgetThis"_s)[1]->click();
    QCOMPARE(names().size(), 4);
    QVERIFY(!names().contains(u"Rejoin “Evening 4”"_s));
    QCOMPARE(program.settings.seats().all().size(), 4);
    program.languages.use(u"hi"_s);
    SOON_EQUAL(names().first(), u"“Evening 5” में फिर से शामिल हों"_s);
    program.languages.use(u"en"_s);
    SOON(names().contains(u"Rejoin “Evening 2”"_s));
    page->findChildren<ActionButton*>(u"backToSeat"_s)[2]->click();
    QVERIFY(program.window.game());
    QVERIFY2(child<Words>(page, u"joinWaiting"_s)->text().startsWith(u"Looking for “Evening 2” at 127.0.0.1:2"_s),
             "the seat that was chosen, not the last one");
    QVERIFY2(!child<QWidget>(page, u"keptSeats"_s)->isEnabled(), "one call at a time");
    Q_EMIT program.window.game()->turnedAway(u"Nobody answers."_s, Refusal::Unreachable);
    SOON_EQUAL(page->problem(), u"Nobody answers."_s);
    child<ActionButton>(page, u"forgetSeat"_s)->click();
    const QList<Rejoin> left = program.settings.seats().all();
    QCOMPARE(left.size(), 3);
    QVERIFY2(left.first().gameName == u"Evening 5"_s, "the seat that was called is forgotten, and no other");
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(NetworkPagesTest)
#include "test_network_pages.moc"
