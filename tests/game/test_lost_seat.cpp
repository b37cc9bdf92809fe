// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>
#include <QUdpSocket>
#include <algorithm>
#include <array>

#include "app/client/requests.h"
#include "app/session/host_game.h"
#include "app/session/our_seat.h"
#include "app/session/seen_copy.h"
#include "app/session/table_search.h"
#include "app/wire/messages.h"
#include "tests/game/home.h"
#include "tests/net/passing_channel.h"
#include "tests/newest_seat.h"
#include "tests/soon.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

Address here(quint16 port) { return {u"127.0.0.1"_s, port}; }

/// The network as a test wants it: the loopback, with a port of its own.
DiscoveryPlace loopback() {
  QUdpSocket socket;
  socket.bind(QHostAddress::LocalHost, 0);
  DiscoveryPlace place;
  place.port = socket.localPort();
  place.group = QHostAddress();
  place.broadcasts = {QHostAddress(u"127.255.255.255"_s)};
  return place;
}

/// Says of a hosted game what its server would say.
FoundGame announced(const GameController& game, quint16 port, const QString& host) {
  FoundGame told;
  told.name = game.lobby().gameName;
  told.host = host;
  told.port = port;
  told.seats = 4;
  told.rules = u"classic"_s;
  told.table = game.tableIdentity();
  return told;
}

/// Answers the questions of this browser, once it is started.
std::unique_ptr<DiscoveryResponder> answering(const DiscoveryBrowser& browser, std::function<FoundGame()> describe) {
  return std::make_unique<DiscoveryResponder>(std::make_shared<SystemClock>(),
                                              DiscoveryPlace{browser.port(), {}, {QHostAddress(u"127.255.255.255"_s)}},
                                              std::move(describe));
}

/// A line on which nothing comes after the welcome.
class UpToTheWelcome final : public PassingChannel {
 public:
  using PassingChannel::PassingChannel;

 protected:
  bool passesOn(const QByteArray& frame) const override {
    Complaint complaint;
    const auto message = wire::decodeFromServer(frame, complaint);
    return message &&
           (std::holds_alternative<wire::Introduction>(*message) || std::holds_alternative<wire::Welcome>(*message));
  }
};

struct Player : Home {
  explicit Player(const QString& name) { settings.setName(name); }
  StartedGame started;
  GameController* game() const { return started.game.get(); }
  SeatId seat() const { return game()->viewer(); }
};

/// Opens a table with room for so many guests; the other seats are bots'.
bool host(Player& host, int guests) {
  GamePlan plan = planFor(1);
  plan.reach = GamePlan::Reach::Network;
  plan.listenAt = QHostAddress::LocalHost;
  plan.port = 0;
  plan.gameName = u"Evening of "_s + host.settings.name();
  plan.seats[0].name = host.settings.name();
  for (int i = 1; i <= guests; ++i) plan.seats[i] = GamePlan::Seat{SeatHolder::Nobody, {}, 0, {}};
  host.started = host.starter.start(plan);
  return host.game() && soon([&] { return host.game()->phase() == Client::Phase::Lobby; });
}

bool join(Player& guest, quint16 port) {
  guest.started = guest.starter.join(here(port));
  return soon([&] { return guest.game()->phase() == Client::Phase::Lobby && guest.seat(); });
}

bool begin(Player& host, const QList<Player*>& guests) {
  for (Player* guest : guests) guest->game()->ask(requests::setReady(Ready::Yes));
  const auto isReady = [&](Player* guest) {  // as the host sees it
    const LobbySeat seat = host.game()->lobby().seats.value(guest->seat().value);
    return seat.holder == SeatHolder::Person && seat.ready == Ready::Yes;
  };
  if (!soon([&] { return std::ranges::all_of(guests, isReady); })) return false;
  host.game()->ask(requests::startGame());
  return soon([&] {
    return std::ranges::all_of(guests, [](Player* guest) { return guest->game()->phase() == Client::Phase::Playing; });
  });
}

/// The host ends the program, and goes on at another port with the same table.
bool moveAway(Player& host) {
  if (!soon([&] { return !host.starter.files().list().isEmpty(); }))
    return false;  // its note is written a moment later
  const QString store = host.starter.files().list().first().store;
  host.started = {};
  auto note = GameFiles::readNote(store);
  if (!note) return false;
  note->port = 0;
  GameFiles::writeNote(store, *note);
  host.started = host.starter.continueGame(store);
  return host.game() && soon([&] { return host.game()->hasGame(); });
}

}  // namespace

/// Nobody loses a seat: whatever becomes of the address, and whatever else was played meanwhile.
class LostSeatTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aTableThatMovedIsKnownAgainAfterAnotherGame();
  void aTableWhosePortIsTakenGoesOnAtAnother();
  void aGameIsCalledWhereverItWasHeard();
  void anAddressOfALinkIsToldOnlyWhereThereIsNoOther();
  void aKeyIsNotShownToTheTableThatHasTheAddressNow();
  void theNameOfAKeptGameStaysUntilItsTableTellsIt();
  void aLostWindowFollowsItsTable();
  void anAddressIsKeptOnlyIfTheTableAnswersThere();
  void aLinkLeadsToTheSeatWhereverItsTableIs();
  void aLinkToAnUnknownTableLeadsToItsAddress();
  void aGameThatWasClosedIsFoundWhenItIsOpenAgain();
  void whoIsSilentIsNotTakenForTheTable();
  void whoWasSentAwayIsNotCalledBack();
  void whoGoesOnFromACopyIsFoundByTheOthers();
  void whatIsLeftOfAGameThatWentOnIsNotOffered();
  void whoHasChangedTheirNameSitsAtACopyUnderThatOfTheSeat();
  void twoWindowsAtOneComputerKeepTheirSeatsAtACopy();
  void whoSitsAtOneOfTwoCopiesHasLeftTheOther();
  void whoseCopyIsGoneIsLedToTheOther();
  void whatWasPlayedLastIsOfferedAlsoAfterTheClockWentBack();
  void aHostWhoComesBackIsToldThatTheGameGoesOnElsewhere();
  void whoGoesOnFromACopyIsToldOfAHostWhoIsThereStill();
  void whoHasTheirHostBackIsAskedAnewWhenItIsLostAgain();
  void aCrowdOfSuccessorsIsNotToldOfWithoutEnd();
};

void LostSeatTest::aTableThatMovedIsKnownAgainAfterAnotherGame() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), uma(u"Uma"_s);
  QVERIFY(host(meera, 1));
  QVERIFY(join(ravi, meera.started.port));
  QVERIFY(begin(meera, {&ravi}));
  const SeatId seat = ravi.seat();
  const quint16 before = meera.started.port;
  ravi.started = {};  // the program is ended as it is
  QVERIFY(host(uma, 1) && join(ravi, uma.started.port) && begin(uma, {&ravi}));
  ravi.started = {};
  QVERIFY(moveAway(meera));
  QVERIFY(meera.started.port != before);
  ravi.started = ravi.starter.join(here(meera.started.port));  // from the list, or typed
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
  QCOMPARE(ravi.game()->seatName(seat), u"Ravi"_s);
  ravi.started = ravi.starter.join(here(uma.started.port));  // and the other evening is not lost either
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Playing);
  QCOMPARE(ravi.game()->lobby().gameName, u"Evening of Uma"_s);
  QCOMPARE(ravi.settings.seats().all().size(), 2);
}

// Another program has the port by the next evening.
void LostSeatTest::aTableWhosePortIsTakenGoesOnAtAnother() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  const SeatId seat = ravi.seat();
  const quint16 before = meera.started.port;
  SOON(!meera.starter.files().list().isEmpty());
  const QString store = meera.starter.files().list().first().store;
  ravi.started = {};
  meera.started = {};
  QTcpServer other;
  QVERIFY(other.listen(QHostAddress::LocalHost, before));
  meera.started = meera.starter.continueGame(store);
  QVERIFY2(meera.game(), qPrintable(meera.started.problem));
  QVERIFY(meera.started.port != before);
  ravi.started = ravi.starter.join(here(meera.started.port));
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
}

// A computer hears an answer from an address that it cannot reach, and another one that it can.
void LostSeatTest::aGameIsCalledWhereverItWasHeard() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1));
  QTcpServer gone;
  QVERIFY(gone.listen(QHostAddress::LocalHost));
  const Address dead = here(gone.serverPort());
  gone.close();
  FoundGame heard;
  heard.address = u"10.77.0.2"_s;
  heard.others = {u"fe80::1%eth0"_s, u"10.88.0.2"_s};
  heard.port = 4710;
  const QList<Address> beside{{u"10.77.0.2"_s, 4710}, {u"10.88.0.2"_s, 4710}};
  QCOMPARE(TableSearch::placesBeside({u"fe80::1%eth0"_s, 4710}, {heard}), beside);
  QVERIFY(TableSearch::placesBeside({u"10.77.0.2"_s, 4711}, {heard}).isEmpty());
  ravi.started = ravi.starter.join(dead, {.others = {here(meera.started.port)}});
  SOON(ravi.game()->phase() == Client::Phase::Lobby && ravi.seat());
}

void LostSeatTest::anAddressOfALinkIsToldOnlyWhereThereIsNoOther() {
  FoundGame heard;
  heard.address = u"fe80::1%eth0"_s;
  heard.port = 4710;
  const Address ofLink{u"fe80::1%eth0"_s, 4710}, other{u"10.88.0.2"_s, 4710};
  QCOMPARE(heard.addressToTell(), u"fe80::1%eth0"_s);
  QCOMPARE(TableSearch::addressToTell(ofLink, {heard}), ofLink);
  heard.others = {u"fe80::2%eth1"_s, u"10.88.0.2"_s, u"2001:db8::1"_s};
  QCOMPARE(heard.addressToTell(), u"10.88.0.2"_s);
  QCOMPARE(TableSearch::addressToTell(ofLink, {heard}), other);
  QCOMPARE(TableSearch::addressToTell({u"2001:db8::1"_s, 4710}, {heard}), Address({u"2001:db8::1"_s, 4710}));
  heard.address = u"2001:db8::1"_s;
  QCOMPARE(heard.addressToTell(), u"2001:db8::1"_s);
  for (const auto& whole : {u"fe80::1%eth0"_s, u"FE80:0:0:0::1"_s, u"fe9a::1%2"_s, u"febf:ffff::1"_s})
    QVERIFY(isOfLink(whole));
  for (const auto& other : {u"fec0::1"_s, u"fe7f::1"_s, u"169.254.0.1"_s, u"fe80:tapu.example"_s})
    QVERIFY(!isOfLink(other));
}

void LostSeatTest::aKeyIsNotShownToTheTableThatHasTheAddressNow() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), uma(u"Uma"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  ravi.started = {};
  const auto kept = test::newestSeat(ravi.settings);
  QVERIFY(kept);
  QVERIFY(host(uma, 1));
  Rejoin moved = *kept;  // as if the address of the one were that of the other by now
  moved.address = textOf(here(uma.started.port));
  ravi.settings.seats().keep(moved);
  ravi.started = ravi.starter.rejoin();
  QSignalSpy away(ravi.game(), &GameController::turnedAway);
  SOON(!away.isEmpty());
  QCOMPARE(away[0][1].value<Refusal>(), Refusal::NotThisGame);
  QCOMPARE(ravi.settings.seats().at(kept->table)->token, kept->token);  // it is of use yet
}

// A program that ended between the welcome and the lobby had written down a seat in a game without a name.
void LostSeatTest::theNameOfAKeptGameStaysUntilItsTableTellsIt() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  const Rejoin kept = *newestSeat(ravi.settings);
  QCOMPARE(kept.gameName, u"Evening of Meera"_s);
  ravi.started = {};
  CallMeans means = CallMeans::ofThisComputer();
  means.dialerTo = [to = means.dialerTo](const QList<Address>& places, const CallMeans::Told& told) {
    return std::make_unique<PassingDialer>(to(places, told), [](std::unique_ptr<Channel> made) {
      return std::make_unique<UpToTheWelcome>(std::move(made));
    });
  };
  GameStarter starter(ravi.settings, ravi.folder.path(), means);
  const StartedGame back = starter.rejoin();
  SOON(ravi.settings.seats().at(kept.table)->token != kept.token);  // the welcome brings a fresh key
  QCOMPARE(ravi.settings.seats().at(kept.table)->gameName, kept.gameName);
}

void LostSeatTest::aLostWindowFollowsItsTable() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  const SeatId seat = ravi.seat();
  const Rejoin kept = *test::newestSeat(ravi.settings);
  ravi.started = {};
  QVERIFY(moveAway(meera));
  ravi.started = ravi.starter.rejoin();  // at the address that it knows, where nobody is
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  TableSearch search(*ravi.game(), browser, CallMeans::ofThisComputer(), nullptr);
  const auto responder = answering(browser, [&] { return announced(*meera.game(), meera.started.port, u"Meera"_s); });
  QVERIFY(responder->start());
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
  SOON(!browser.isAsking());  // it asks no longer than it must
  const auto now = ravi.settings.seats().at(kept.table);
  QVERIFY(now && addressFrom(now->address)->port == meera.started.port);
  QVERIFY(now->others.contains(kept.address));
}

// Anybody on the network can say that they are the table: what they say pushes out no address where it was met.
void LostSeatTest::anAddressIsKeptOnlyIfTheTableAnswersThere() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  Rejoin kept = *test::newestSeat(ravi.settings);
  ravi.started = {};
  kept.others = {u"10.0.0.7:4710"_s};
  ravi.settings.seats().keep(kept);
  QVERIFY(moveAway(meera));
  ravi.started = ravi.starter.rejoin();
  for (quint16 forged = 1; forged <= 2 * KeptSeats::kMostAddresses; ++forged) ravi.game()->callAt(here(forged));
  QCOMPARE(ravi.settings.seats().at(kept.table), kept);
  ravi.game()->callAt(here(meera.started.port));
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Playing);
  const auto now = ravi.settings.seats().at(kept.table);
  QVERIFY(now);
  QCOMPARE(now->address, textOf(here(meera.started.port)));
  QCOMPARE(now->others, (QStringList{kept.address, u"10.0.0.7:4710"_s}));
}

// The address of the link is that of another table by now, and its own table answers elsewhere.
void LostSeatTest::aLinkLeadsToTheSeatWhereverItsTableIs() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), uma(u"Uma"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  const SeatId seat = ravi.seat();
  const TableIdentity table = ravi.game()->tableIdentity();
  ravi.started = {};
  QVERIFY(host(uma, 1) && moveAway(meera));
  Invitation link;
  QCOMPARE(readInvitation(linkOf(Invitation{here(uma.started.port), -1, table.id}), link), InvitationFault::None);
  ravi.started = ravi.starter.join(*link.address, {.table = link.table});
  {
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
    TableSearch search(*ravi.game(), browser, CallMeans::ofThisComputer(), nullptr);
    const auto responder = answering(browser, [&] { return announced(*meera.game(), meera.started.port, u"Meera"_s); });
    QVERIFY(responder->start());
    SOON_EQUAL(ravi.game()->phase(), Client::Phase::Playing);
  }
  QCOMPARE(ravi.seat(), seat);
  QVERIFY(ravi.game()->tableIdentity() == table);
  QCOMPARE(uma.game()->lobby().seats[1].holder, SeatHolder::Nobody);
  QVERIFY(!ravi.settings.seats().at(table)->others.contains(textOf(here(uma.started.port))));
  ravi.started = {};
  ravi.started = ravi.starter.join(here(meera.started.port), {.table = link.table});  // the link of the next evening
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
}

// A link of last week, say: there is no seat to be lost, and its address is as good as one that was typed.
void LostSeatTest::aLinkToAnUnknownTableLeadsToItsAddress() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1));
  ravi.started = ravi.starter.join(here(meera.started.port), {.table = QByteArray(16, 'z')});
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Lobby);
  SOON_EQUAL(meera.game()->lobby().seats[1].name, u"Ravi"_s);
}

void LostSeatTest::aGameThatWasClosedIsFoundWhenItIsOpenAgain() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  const SeatId seat = ravi.seat();
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  const auto* search = new TableSearch(*ravi.game(), browser, CallMeans::ofThisComputer(), ravi.game());
  QSignalSpy back(search, &TableSearch::isBackAt);
  QVERIFY(moveAway(meera));
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Closed);
  SOON(browser.isAsking());
  QVERIFY2(back.isEmpty(), "nobody has said yet that it is open again");
  const auto responder = answering(browser, [&] { return announced(*meera.game(), meera.started.port, u"Meera"_s); });
  QVERIFY(responder->start());
  SOON_EQUAL(back.size(), 1);
  const auto there = back[0][0].value<FoundGame>();
  ravi.started = {};  // as the window does before it calls: the closed game still holds the seat
  ravi.started = ravi.starter.join({there.address, there.port}, {.table = there.table.id});
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
}

// Anybody can say that they are the table. Until now the first sixteen who said so were called, and nobody else.
void LostSeatTest::whoIsSilentIsNotTakenForTheTable() {
  constexpr int kCrowd = 20;
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  const auto clock = std::make_shared<SimClock>();
  const auto* search = new TableSearch(*ravi.game(), browser, CallMeans::overTcp(clock), ravi.game());
  QSignalSpy back(search, &TableSearch::isBackAt);
  QVERIFY(moveAway(meera));
  SOON_EQUAL(ravi.game()->phase(), Client::Phase::Closed);
  std::array<QTcpServer, kCrowd> silent;
  std::vector<std::unique_ptr<DiscoveryResponder>> crowd;
  for (QTcpServer& each : silent) {
    QVERIFY(each.listen(QHostAddress::LocalHost));
    crowd.push_back(
        answering(browser, [&meera, &each] { return announced(*meera.game(), each.serverPort(), u"Meera"_s); }));
    QVERIFY(crowd.back()->start());
  }
  SOON_EQUAL(browser.games().size(), kCrowd);
  const auto responder = answering(browser, [&] { return announced(*meera.game(), meera.started.port, u"Meera"_s); });
  QVERIFY(responder->start());
  const auto isBack = [&] {
    constexpr int kStepMs = 25;  // the silent ones keep their time by this clock alone
    clock->advance(kStepMs);
    return !back.isEmpty();
  };
  SOON(isBack());
  QCOMPARE(back[0][0].value<FoundGame>().port, meera.started.port);
}

void LostSeatTest::whoWasSentAwayIsNotCalledBack() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  TableSearch search(*ravi.game(), browser, CallMeans::ofThisComputer(), nullptr);
  QSignalSpy away(ravi.game(), &GameController::turnedAway);
  meera.game()->ask(requests::remove(ravi.seat(), {}, requests::Ban::No));
  SOON_EQUAL(away.size(), 1);
  QCOMPARE(away[0][1].value<Refusal>(), Refusal::Kicked);
  QVERIFY(!browser.isAsking());
}

void LostSeatTest::whoGoesOnFromACopyIsFoundByTheOthers() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), uma(u"Uma"_s);
  QVERIFY(host(meera, 2) && join(ravi, meera.started.port) && join(uma, meera.started.port));
  QVERIFY(begin(meera, {&ravi, &uma}));
  const TableIdentity first = ravi.game()->tableIdentity();
  const SeatId umas = uma.seat();
  QCOMPARE(ravi.game()->saveCopy(ravi.starter.copyPath()), QString());
  meera.started = {};
  ravi.started = {};
  GameStarter::CopyPlan how = ravi.starter.copyPlan();
  how.port = 0;
  how.listenAt = QHostAddress::LocalHost;
  ravi.started = ravi.starter.hostCopy(how);
  QVERIFY2(ravi.game(), qPrintable(ravi.started.problem));
  SOON(ravi.game()->hasGame() && ravi.game()->tableIdentity().isKnown());
  const TableIdentity second = ravi.game()->tableIdentity();
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
  SOON_EQUAL(uma.game()->phase(), Client::Phase::Playing);
  QCOMPARE(uma.seat(), umas);
  QVERIFY(uma.settings.seats().at(first) && uma.settings.seats().at(second));
}

// Until now the start page offered to continue the store of before, or the seat at a table that nobody keeps any more.
void LostSeatTest::whatIsLeftOfAGameThatWentOnIsNotOffered() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), uma(u"Uma"_s);
  QVERIFY(host(meera, 2) && join(ravi, meera.started.port) && join(uma, meera.started.port));
  QVERIFY(begin(meera, {&ravi, &uma}));
  const TableIdentity first = ravi.game()->tableIdentity();
  QCOMPARE(ravi.game()->saveCopy(ravi.starter.copyPath()), QString());
  meera.started = {};
  ravi.started = {};
  QCOMPARE(meera.starter.unfinished()->note.table, first);
  QCOMPARE(ravi.starter.lastSeat()->table, first);
  GameStarter::CopyPlan how = ravi.starter.copyPlan();
  how.port = 0;
  how.listenAt = QHostAddress::LocalHost;
  ravi.started = ravi.starter.hostCopy(how);
  QVERIFY2(ravi.game(), qPrintable(ravi.started.problem));
  SOON(ravi.game()->hasGame() && ravi.game()->tableIdentity().isKnown());
  const TableIdentity second = ravi.game()->tableIdentity();
  SOON(!ravi.starter.lastSeat());
  QVERIFY2(ravi.settings.seats().at(first), "it is kept, should the first host go on all the same");
  for (Player* back : {&meera, &uma}) {
    back->started = back->starter.join(here(ravi.started.port));
    SOON_EQUAL(back->game()->phase(), Client::Phase::Playing);
    SOON(back->starter.lastSeat() && back->starter.lastSeat()->table == second);
  }
  SOON(!meera.starter.unfinished());
  QCOMPARE(meera.starter.files().list().size(), 1);  // among the saved games it is still there
  for (Player* each : {&ravi, &meera, &uma}) each->game()->ask(requests::voteToStop());
  for (Player* each : {&ravi, &meera, &uma}) SOON_EQUAL(each->game()->phase(), Client::Phase::Over);
  for (Player* each : {&ravi, &meera, &uma}) {
    each->started = {};
    QVERIFY(!each->starter.unfinished());
    QVERIFY(!each->starter.lastSeat());
  }
  QVERIFY2(uma.settings.seats().at(first), "the first host may have gone on all the same");
}

void LostSeatTest::aHostWhoComesBackIsToldThatTheGameGoesOnElsewhere() {
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

/// A game that Ravi goes on with from a copy, at a port of its own; Meera has hosted it, and Uma played.
struct HostedOnward {
  Player meera{u"Meera"_s}, ravi{u"Ravi"_s}, uma{u"Uma"_s};
  TableIdentity first;
  bool play() {
    const bool isPlayed = host(meera, 2) && join(ravi, meera.started.port) && join(uma, meera.started.port) &&
                          begin(meera, {&ravi, &uma});
    if (!isPlayed) return false;
    first = ravi.game()->tableIdentity();
    return ravi.game()->saveCopy(ravi.starter.copyPath()).isEmpty() &&
           uma.game()->saveCopy(uma.starter.copyPath()).isEmpty();
  }
  static bool hostCopy(Player& who) {
    who.started = {};
    GameStarter::CopyPlan how = who.starter.copyPlan();
    how.port = 0;
    how.listenAt = QHostAddress::LocalHost;
    who.started = who.starter.hostCopy(how);
    return who.game() && soon([&] { return who.game()->hasGame() && who.game()->tableIdentity().isKnown(); });
  }
};

// They were told that their seat is kept under their name, and stood before a closed door.
void LostSeatTest::whoHasChangedTheirNameSitsAtACopyUnderThatOfTheSeat() {
  HostedOnward game;
  QVERIFY(game.play());
  const SeatId meeras = game.meera.seat(), umas = game.uma.seat();
  SOON(!game.meera.starter.files().list().isEmpty() &&
       !game.meera.starter.files().list().first().note.ownName.isEmpty());
  game.meera.started = {};
  game.uma.started = {};
  QVERIFY(HostedOnward::hostCopy(game.ravi));
  game.uma.settings.setName(u"Uma the Great"_s);
  game.meera.settings.setName(u"Grandmother"_s);
  for (Player* back : {&game.uma, &game.meera}) {
    back->started = back->starter.join(here(game.ravi.started.port));
    SOON_EQUAL(back->game()->phase(), Client::Phase::Playing);
  }
  QCOMPARE(game.uma.seat(), umas);
  QCOMPARE(game.meera.seat(), meeras);
  QCOMPARE(game.ravi.game()->seatName(umas), u"Uma"_s);
}

// Both windows have one folder, and what is kept there of the game is the seat of the first one. The second one is not
// to come under that name.
void LostSeatTest::twoWindowsAtOneComputerKeepTheirSeatsAtACopy() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), uma(u"Uma"_s);
  Settings ofKarl(uma.folder.path());
  GameStarter karl(ofKarl, uma.folder.path());
  QVERIFY(host(meera, 3) && join(ravi, meera.started.port));
  QVERIFY(join(uma, meera.started.port));
  const QByteArray umasToken = newestSeat(uma.settings)->token;
  ofKarl.setName(u"Karl"_s);
  StartedGame karls = karl.join(here(meera.started.port));
  SOON(karls.game->phase() == Client::Phase::Lobby && karls.game->viewer());
  const SeatId umasSeat = uma.seat();
  QCOMPARE(newestSeat(uma.settings)->name, u"Uma"_s);
  QCOMPARE(newestSeat(uma.settings)->token, umasToken);
  karls.game->ask(requests::setReady(Ready::Yes));
  QVERIFY(begin(meera, {&ravi, &uma}));
  QCOMPARE(ravi.game()->saveCopy(ravi.starter.copyPath()), QString());
  meera.started = {};
  QVERIFY(HostedOnward::hostCopy(ravi));
  karls = {};  // the first window waits for its host still
  karls = karl.join(here(ravi.started.port));
  SOON_EQUAL(karls.game->phase(), Client::Phase::Playing);
  uma.started = {};
  uma.started = uma.starter.join(here(ravi.started.port));
  QSignalSpy away(uma.game(), &GameController::turnedAway);
  SOON(uma.game()->phase() == Client::Phase::Playing || !away.isEmpty());
  QVERIFY2(away.isEmpty(), qPrintable(away.value(0).value(0).toString()));
  QCOMPARE(uma.seat(), umasSeat);
}

// Which of the two is chosen is a matter of the people: what counts is where they sit.
void LostSeatTest::whoSitsAtOneOfTwoCopiesHasLeftTheOther() {
  HostedOnward game;
  QVERIFY(game.play());
  game.meera.started = {};
  QVERIFY(HostedOnward::hostCopy(game.ravi) && HostedOnward::hostCopy(game.uma));
  const TableIdentity ravis = game.ravi.game()->tableIdentity(), umas = game.uma.game()->tableIdentity();
  QVERIFY(ravis.goesOnAt(umas) != umas.goesOnAt(ravis));
  Player& leaves = ravis.goesOnAt(umas) ? game.uma : game.ravi;  // against the order, which only says whom to ask
  Player& stays = &leaves == &game.uma ? game.ravi : game.uma;
  const TableIdentity left = leaves.game()->tableIdentity();
  leaves.started = {};
  QVERIFY(leaves.starter.unfinished());
  leaves.started = leaves.starter.join(here(stays.started.port));
  SOON_EQUAL(leaves.game()->phase(), Client::Phase::Playing);
  SOON(!leaves.starter.unfinished());
  SOON(leaves.starter.lastSeat() && leaves.starter.lastSeat()->table == stays.game()->tableIdentity());
  QVERIFY2(leaves.starter.lastSeat()->table.goesOnAt(left), "the case of this test");
}

// The table that the order puts first is gone, and its host with it.
void LostSeatTest::whoseCopyIsGoneIsLedToTheOther() {
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

// The clock was a hundred years ahead when the first game was played.
void LostSeatTest::whatWasPlayedLastIsOfferedAlsoAfterTheClockWentBack() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  const auto own = [&] { return ravi.starter.unfinished(); };
  ravi.started = ravi.starter.start(planFor(1));
  SOON(ravi.game()->hasGame() && !ravi.starter.files().list().isEmpty());
  ravi.started = {};
  GameNote note = own()->note;
  note.played = QDateTime(QDate(2126, 1, 1), QTime(20, 0), Qt::UTC);
  note.order = note.played.toMSecsSinceEpoch();
  GameFiles::writeNote(own()->store, note);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  SOON(ravi.starter.lastSeat());
  ravi.started = {};
  QVERIFY2(ravi.starter.isSeatLater(ravi.starter.lastSeat(), own()), "the evening at Meera's came after it");
  ravi.started = ravi.starter.start(planFor(1));
  SOON(ravi.game()->hasGame() && ravi.starter.files().list().size() == 2);
  ravi.started = {};
  QVERIFY2(!ravi.starter.isSeatLater(ravi.starter.lastSeat(), own()), "and another game of the own after that");
}

// Whoever says again and again, under another name, that they go on with the game, is told of three times and no more.
void LostSeatTest::aCrowdOfSuccessorsIsNotToldOfWithoutEnd() {
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
void LostSeatTest::whoGoesOnFromACopyIsToldOfAHostWhoIsThereStill() {
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

void LostSeatTest::whoHasTheirHostBackIsAskedAnewWhenItIsLostAgain() {
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
  game.uma.game()->callAt(here(game.meera.started.port));
  SOON_EQUAL(game.uma.game()->phase(), Client::Phase::Playing);
  QCOMPARE(found.size(), 1);
  game.meera.started = {};
  SOON_EQUAL(game.uma.game()->phase(), Client::Phase::Closed);
  SOON_EQUAL(found.size(), 2);
}

TAPU_TEST_WITH_LOOP(LostSeatTest)
#include "test_lost_seat.moc"
