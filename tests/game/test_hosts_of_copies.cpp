// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/session/game/afterwards.h"
#include "app/session/game/table_search.h"
#include "app/session/saved/our_seat.h"
#include "app/wire/requests.h"
#include "tests/game/loopback_tables.h"
#include "tests/newest_seat.h"
#include "tests/soon.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;
using namespace tapu::test::loopback_tables;

namespace {

/// A game that Ravi goes on with from a copy, at a port of its own; Meera has hosted it, and Uma played.
struct HostedOnward {
  Player meera{u"Meera"_s}, ravi{u"Ravi"_s}, uma{u"Uma"_s};
  TableIdentity first;
  bool play(const QString& title = {}) {
    const bool isPlayed = host(meera, 2, title) && join(ravi, meera.started.port) && join(uma, meera.started.port) &&
                          begin(meera, {&ravi, &uma});
    if (!isPlayed) return false;
    first = ravi.game()->seen().first().identity.table;
    return ravi.game()->afterwards().saveCopy(ravi.starter.copyPath()).isEmpty() &&
           uma.game()->afterwards().saveCopy(uma.starter.copyPath()).isEmpty();
  }
  static bool hostCopy(Player& who) {
    who.started = {};
    GameStarter::CopyPlan how = who.starter.copyPlan();
    how.port = 0;
    how.listenAt = QHostAddress::LocalHost;
    who.started = who.starter.hostCopy(how);
    return who.game() &&
           soon([&] { return who.game()->seen().hasGame() && who.game()->seen().first().identity.table.isKnown(); });
  }
};

}  // namespace

/// A game goes on from the copies of its guests: they meet at one table, and so does the host who comes back.
class HostsOfCopiesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoGoesOnFromACopyIsFoundByTheOthers();
  void whatIsLeftOfAGameThatWentOnIsNotOffered();
  void whoHasChangedTheirNameSitsAtACopyUnderThatOfTheSeat();
  void aGameThatGoesOnIsCalledAfterTheSeatOfItsHost();
  void aTitleThatNamesNobodyIsThatOfEachCopy();
  void twoWindowsAtOneComputerKeepTheirSeatsAtACopy();
  void whoSitsAtOneOfTwoCopiesHasLeftTheOther();
  void whoseCopyIsGoneIsLedToTheOther();
  void aHostWhoComesBackIsToldThatTheGameGoesOnElsewhere();
  void whoGoesOnFromACopyIsToldOfAHostWhoIsThereStill();
  void whoHasTheirHostBackIsAskedAnewWhenItIsLostAgain();
  void aCrowdOfSuccessorsIsNotToldOfWithoutEnd();
};

void HostsOfCopiesTest::whoGoesOnFromACopyIsFoundByTheOthers() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), uma(u"Uma"_s);
  QVERIFY(host(meera, 2) && join(ravi, meera.started.port) && join(uma, meera.started.port));
  QVERIFY(begin(meera, {&ravi, &uma}));
  const TableIdentity first = ravi.game()->seen().first().identity.table;
  const SeatId umas = uma.seat();
  QCOMPARE(ravi.game()->afterwards().saveCopy(ravi.starter.copyPath()), QString());
  meera.started = {};
  ravi.started = {};
  GameStarter::CopyPlan how = ravi.starter.copyPlan();
  how.port = 0;
  how.listenAt = QHostAddress::LocalHost;
  ravi.started = ravi.starter.hostCopy(how);
  QVERIFY2(ravi.game(), qPrintable(ravi.started.problem));
  SOON(ravi.game()->seen().hasGame() && ravi.game()->seen().first().identity.table.isKnown());
  const TableIdentity second = ravi.game()->seen().first().identity.table;
  QVERIFY(first.goesOnAt(second) && second.id != first.id);
  uma.started = uma.starter.rejoin();
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  TableSearch search(*uma.game(), browser, CallMeans::ofThisComputer(), nullptr);
  QSignalSpy found(&search, &TableSearch::goesOnAt);
  const auto responder = answering(browser, [&] { return announced(*ravi.game(), ravi.started.port, u"Ravi"_s); });
  QVERIFY(responder->start());
  SOON_EQUAL(found.size(), 1);
  QCOMPARE(found[0][0].value<FoundGame>().host, u"Ravi"_s);
  uma.started = uma.starter.join(here(ravi.started.port));
  SOON_EQUAL(uma.game()->seen().phase(), Client::Phase::Playing);
  QCOMPARE(uma.seat(), umas);
  QVERIFY(uma.settings.seats().at(first) && uma.settings.seats().at(second));
}

// The start page offers neither the former store to continue nor the seat at a table that nobody keeps any more.
void HostsOfCopiesTest::whatIsLeftOfAGameThatWentOnIsNotOffered() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), uma(u"Uma"_s);
  QVERIFY(host(meera, 2) && join(ravi, meera.started.port) && join(uma, meera.started.port));
  QVERIFY(begin(meera, {&ravi, &uma}));
  const TableIdentity first = ravi.game()->seen().first().identity.table;
  QCOMPARE(ravi.game()->afterwards().saveCopy(ravi.starter.copyPath()), QString());
  meera.started = {};
  ravi.started = {};
  QCOMPARE(meera.starter.unfinished()->note.table, first);
  QCOMPARE(ravi.starter.lastSeat()->table, first);
  GameStarter::CopyPlan how = ravi.starter.copyPlan();
  how.port = 0;
  how.listenAt = QHostAddress::LocalHost;
  ravi.started = ravi.starter.hostCopy(how);
  QVERIFY2(ravi.game(), qPrintable(ravi.started.problem));
  SOON(ravi.game()->seen().hasGame() && ravi.game()->seen().first().identity.table.isKnown());
  const TableIdentity second = ravi.game()->seen().first().identity.table;
  SOON(!ravi.starter.lastSeat());
  QVERIFY2(ravi.settings.seats().at(first), "it is kept, should the first host go on all the same");
  for (Player* back : {&meera, &uma}) {
    back->started = back->starter.join(here(ravi.started.port));
    SOON_EQUAL(back->game()->seen().phase(), Client::Phase::Playing);
    SOON(back->starter.lastSeat() && back->starter.lastSeat()->table == second);
  }
  SOON(!meera.starter.unfinished());
  QCOMPARE(meera.starter.files().list().size(), 1);  // among the saved games it is still there
  for (Player* each : {&ravi, &meera, &uma}) each->game()->ask(requests::VoteToStop{});
  for (Player* each : {&ravi, &meera, &uma}) SOON_EQUAL(each->game()->seen().phase(), Client::Phase::Over);
  for (Player* each : {&ravi, &meera, &uma}) {
    each->started = {};
    QVERIFY(!each->starter.unfinished());
    QVERIFY(!each->starter.lastSeat());
  }
  QVERIFY2(uma.settings.seats().at(first), "the first host may have gone on all the same");
}

void HostsOfCopiesTest::aHostWhoComesBackIsToldThatTheGameGoesOnElsewhere() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  QVERIFY(moveAway(meera));
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  TableSearch search(*meera.game(), browser, CallMeans::ofThisComputer(), nullptr);
  QSignalSpy found(&search, &TableSearch::goesOnAt);
  const auto responder = answering(browser, [&] {
    FoundGame told = announced(*meera.game(), 4711, u"Ravi"_s);
    told.table = told.table.hostedAnew(QByteArray(16, 'r'));
    return told;
  });
  QVERIFY(responder->start());
  SOON_EQUAL(found.size(), 1);
  QCOMPARE(found[0][0].value<FoundGame>().host, u"Ravi"_s);
}

// They were told that their seat is kept under their name, and stood before a closed door.
void HostsOfCopiesTest::whoHasChangedTheirNameSitsAtACopyUnderThatOfTheSeat() {
  HostedOnward game;
  QVERIFY(game.play());
  const SeatId meeras = game.meera.seat(), umas = game.uma.seat();
  SOON(!game.meera.starter.files().list().isEmpty() &&
       !game.meera.starter.files().list().first().note.ownNames.isEmpty());
  game.meera.started = {};
  game.uma.started = {};
  QVERIFY(HostedOnward::hostCopy(game.ravi));
  game.uma.settings.player.name.set(u"Uma the Great"_s);
  game.meera.settings.player.name.set(u"Grandmother"_s);
  for (Player* back : {&game.uma, &game.meera}) {
    back->started = back->starter.join(here(game.ravi.started.port));
    SOON_EQUAL(back->game()->seen().phase(), Client::Phase::Playing);
  }
  QCOMPARE(game.uma.seat(), umas);
  QCOMPARE(game.meera.seat(), meeras);
  QCOMPARE(game.ravi.game()->seen().seatName(umas), u"Uma"_s);
}

// Both windows have one folder, and what is kept there of the game is the seat of the first one. The second one is not
// to come under that name.
void HostsOfCopiesTest::twoWindowsAtOneComputerKeepTheirSeatsAtACopy() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), uma(u"Uma"_s);
  Settings ofKarl(uma.folder.path());
  GameStarter karl(ofKarl, uma.folder.path());
  QVERIFY(host(meera, 3) && join(ravi, meera.started.port));
  QVERIFY(join(uma, meera.started.port));
  const QByteArray umasToken = newestSeat(uma.settings)->token;
  ofKarl.player.name.set(u"Karl"_s);
  StartedGame karls = karl.join(here(meera.started.port));
  SOON(karls.game->seen().phase() == Client::Phase::Lobby && karls.game->seen().viewer());
  const SeatId umasSeat = uma.seat();
  QCOMPARE(newestSeat(uma.settings)->name, u"Uma"_s);
  QCOMPARE(newestSeat(uma.settings)->token, umasToken);
  karls.game->ask(requests::SetReady{Ready::Yes});
  QVERIFY(begin(meera, {&ravi, &uma}));
  QCOMPARE(ravi.game()->afterwards().saveCopy(ravi.starter.copyPath()), QString());
  meera.started = {};
  QVERIFY(HostedOnward::hostCopy(ravi));
  karls = {};  // the first window waits for its host still
  karls = karl.join(here(ravi.started.port));
  SOON_EQUAL(karls.game->seen().phase(), Client::Phase::Playing);
  uma.started = {};
  uma.started = uma.starter.join(here(ravi.started.port));
  QSignalSpy away(uma.game(), &GameController::turnedAway);
  SOON(uma.game()->seen().phase() == Client::Phase::Playing || !away.isEmpty());
  QVERIFY2(away.isEmpty(), qPrintable(away.value(0).value(0).toString()));
  QCOMPARE(uma.seat(), umasSeat);
}

// Whoever hosts it has changed their name since: the others know them by that of their seat.
void HostsOfCopiesTest::aGameThatGoesOnIsCalledAfterTheSeatOfItsHost() {
  HostedOnward game;
  QVERIFY(game.play());
  game.ravi.settings.player.name.set(u"Big Brother"_s);
  QVERIFY(HostedOnward::hostCopy(game.ravi));
  const Lobby& lobby = game.ravi.game()->seen().lobby();
  QCOMPARE(lobby.seats[game.ravi.seat().value].name, u"Ravi"_s);
  QCOMPARE(lobby.gameName, u"Ravi’s game"_s);
  const QList<SavedGame> kept = game.ravi.starter.games();
  QCOMPARE(kept.size(), 1);
  QCOMPARE(kept[0].note.gameName, u"Ravi’s game"_s);
}

// It outlives the host who has typed it.
void HostsOfCopiesTest::aTitleThatNamesNobodyIsThatOfEachCopy() {
  HostedOnward game;
  QVERIFY(game.play(u"Friday at the club"_s));
  QVERIFY(HostedOnward::hostCopy(game.ravi));
  QCOMPARE(game.ravi.game()->seen().lobby().gameName, u"Friday at the club"_s);
  QCOMPARE(game.ravi.game()->afterwards().saveCopy(game.ravi.starter.copyPath()),
           QString());  // a copy of the table from a copy
  QVERIFY(HostedOnward::hostCopy(game.ravi));
  QCOMPARE(game.ravi.game()->seen().lobby().gameName, u"Friday at the club"_s);
}

// Which of the two is chosen is a matter of the people: what counts is where they sit.
void HostsOfCopiesTest::whoSitsAtOneOfTwoCopiesHasLeftTheOther() {
  HostedOnward game;
  QVERIFY(game.play());
  game.meera.started = {};
  QVERIFY(HostedOnward::hostCopy(game.ravi) && HostedOnward::hostCopy(game.uma));
  const TableIdentity ravis = game.ravi.game()->seen().first().identity.table,
                      umas = game.uma.game()->seen().first().identity.table;
  QVERIFY(ravis.goesOnAt(umas) != umas.goesOnAt(ravis));
  Player& leaves = ravis.goesOnAt(umas) ? game.uma : game.ravi;  // against the order, which only says whom to ask
  Player& stays = &leaves == &game.uma ? game.ravi : game.uma;
  const TableIdentity left = leaves.game()->seen().first().identity.table;
  leaves.started = {};
  QVERIFY(leaves.starter.unfinished());
  leaves.started = leaves.starter.join(here(stays.started.port));
  SOON_EQUAL(leaves.game()->seen().phase(), Client::Phase::Playing);
  SOON(!leaves.starter.unfinished());
  SOON(leaves.starter.lastSeat() && leaves.starter.lastSeat()->table == stays.game()->seen().first().identity.table);
  QVERIFY2(leaves.starter.lastSeat()->table.goesOnAt(left), "the case of this test");
}

// The table that the order puts first is gone, and its host with it.
void HostsOfCopiesTest::whoseCopyIsGoneIsLedToTheOther() {
  const TableIdentity first = TableIdentity::fresh(QByteArray(16, 'm'));
  FoundGame small, large, stranger;
  small.table = first.hostedAnew(QByteArray(16, 'a'));
  large.table = first.hostedAnew(QByteArray(16, 'z'));
  stranger.table = TableIdentity::fresh(QByteArray(16, 's'));
  const auto from = [](const TableIdentity& table, const QList<FoundGame>& games) {
    const auto there = TableSearch::refugeFrom(table, games);
    return there ? there->table : TableIdentity();
  };
  QCOMPARE(from(small.table, {stranger, large}), large.table);
  QCOMPARE(from(first, {large, small}), small.table);
  QVERIFY2(!from(small.table, {stranger, small}).isKnown(), "it is the own one that is lost");
  QVERIFY2(!TableSearch::successorOf(small.table, {large}), "two hosts are not to change places");
  QCOMPARE(
      ourSeatIn(large, {Rejoin{.address = u"10.0.0.1:4710"_s, .token = "k", .gameName = {}, .table = small.table}}, {}),
      OurSeat::Moved);
}

// Whoever says again and again, under another name, that they go on with the game, is told of three times and no more.
void HostsOfCopiesTest::aCrowdOfSuccessorsIsNotToldOfWithoutEnd() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  TableSearch search(*meera.game(), browser, CallMeans::ofThisComputer(), nullptr);
  QSignalSpy found(&search, &TableSearch::goesOnAt);
  std::vector<std::unique_ptr<DiscoveryResponder>> crowd;
  for (int i = 1; i <= TableSearch::kMostTold + 3; ++i) {
    crowd.push_back(answering(browser, [&meera, i] {
      FoundGame told = announced(*meera.game(), static_cast<quint16>(4710 + i), u"Ravi"_s);
      told.table = told.table.hostedAnew(QByteArray(16, static_cast<char>('a' + i)));
      told.table.generation = i;
      return told;
    }));
    QVERIFY(crowd.back()->start());
    SOON_EQUAL(browser.games().size(), i);
  }
  QCOMPARE(found.size(), TableSearch::kMostTold);
}

// Somebody has gone on with the game while its host could not be reached; the host plays on all the same.
void HostsOfCopiesTest::whoGoesOnFromACopyIsToldOfAHostWhoIsThereStill() {
  HostedOnward game;
  QVERIFY(game.play());
  game.uma.started = {};
  const FoundGame meeras = announced(*game.meera.game(), game.meera.started.port, u"Meera"_s);
  QVERIFY(HostedOnward::hostCopy(game.ravi));
  const auto clock = std::make_shared<SimClock>();
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  TableSearch search(*game.ravi.game(), browser, CallMeans::overTcp(clock), nullptr);
  QSignalSpy also(&search, &TableSearch::isAlsoAt), successor(&search, &TableSearch::goesOnAt);
  const auto responder = answering(browser, [&] { return meeras; });
  QVERIFY(responder->start());
  SOON_EQUAL(browser.games().size(), 1);
  clock->advance(TableSearch::kHostMayComeMs - 1);
  QVERIFY2(also.isEmpty(), "Meera may be about to come");
  clock->advance(1);
  QCOMPARE(also.size(), 1);
  QCOMPARE(also[0][0].value<FoundGame>().host, u"Meera"_s);
  QVERIFY2(successor.isEmpty(), "the copy is the later one");
  clock->advance(4 * TableSearch::kHostMayComeMs);
  QCOMPARE(also.size(), 1);
}

void HostsOfCopiesTest::whoHasTheirHostBackIsAskedAnewWhenItIsLostAgain() {
  HostedOnward game;
  QVERIFY(game.play());
  game.uma.started = {};
  QVERIFY(HostedOnward::hostCopy(game.ravi));
  QVERIFY(moveAway(game.meera));
  game.uma.started = game.uma.starter.rejoin();  // at an address where nobody is any more
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  TableSearch search(*game.uma.game(), browser, CallMeans::ofThisComputer(), nullptr);
  QSignalSpy found(&search, &TableSearch::goesOnAt);
  const auto responder =
      answering(browser, [&] { return announced(*game.ravi.game(), game.ravi.started.port, u"Ravi"_s); });
  QVERIFY(responder->start());
  SOON_EQUAL(found.size(), 1);
  game.uma.game()->origin().callAt(here(game.meera.started.port));
  SOON_EQUAL(game.uma.game()->seen().phase(), Client::Phase::Playing);
  QCOMPARE(found.size(), 1);
  game.meera.started = {};
  SOON_EQUAL(game.uma.game()->seen().phase(), Client::Phase::Closed);
  SOON_EQUAL(found.size(), 2);
}

TAPU_TEST_WITH_LOOP(HostsOfCopiesTest)
#include "test_hosts_of_copies.moc"
