// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>
#include <array>

#include "app/net/tcp_channel.h"
#include "app/session/game/table_search.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "tests/game/loopback_tables.h"
#include "tests/net/passing_channel.h"
#include "tests/newest_seat.h"
#include "tests/soon.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;
using namespace tapu::test::loopback_tables;

namespace {

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

/// Says to everybody that they are this table, which they know from its beacon, and proves nothing.
class Liar {
 public:
  explicit Liar(TableIdentity table) : table_(std::move(table)) {
    isListening_ = server_.listen(QHostAddress::LocalHost);
    QObject::connect(&server_, &QTcpServer::newConnection, &server_, [this] {
      lines_.push_back(std::make_unique<TcpChannel>(std::unique_ptr<QTcpSocket>(server_.nextPendingConnection()),
                                                    std::make_shared<SystemClock>(), frame_limit::kUnwelcomed));
      Channel* line = lines_.back().get();
      QObject::connect(line, &Channel::received, line, [this, line] {
        line->send(wire::encode(wire::FromServer(wire::Introduction{table_, QByteArray(wire::kProofBytes, 'x')})));
      });
    });
  }
  bool isListening() const { return isListening_; }
  quint16 port() const { return server_.serverPort(); }

 private:
  TableIdentity table_;
  QTcpServer server_;  // owns the sockets of the lines too, so it must go after them
  std::vector<std::unique_ptr<Channel>> lines_;
  bool isListening_ = false;
};

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
  void aWatcherStaysWhereTheyAre();
  void aLostWindowFollowsItsTable();
  void anAddressIsKeptOnlyIfTheTableAnswersThere();
  void aLinkLeadsToTheSeatWhereverItsTableIs();
  void aLinkToAnUnknownTableLeadsToItsAddress();
  void aGameThatWasClosedIsFoundWhenItIsOpenAgain();
  void whoIsSilentIsNotTakenForTheTable();
  void liarsDoNotDelayAWindowWhoseTableIsThere();
  void liarsDoNotSayThatAGameIsOpenAgain();
  void whoWasSentAwayIsNotCalledBack();
  void whatWasPlayedLastIsOfferedAlsoAfterTheClockWentBack();
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
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
  QCOMPARE(ravi.game()->seen().seatName(seat), u"Ravi"_s);
  ravi.started = ravi.starter.join(here(uma.started.port));  // and the other evening is not lost either
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Playing);
  QCOMPARE(ravi.game()->seen().lobby().gameName, u"Evening of Uma"_s);
  QCOMPARE(ravi.settings.seats().all().size(), 2);
  SOON_EQUAL(ravi.settings.seats().all().first().people, QStringList{u"Uma"_s});  // who was there
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
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Playing);
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
  QCOMPARE(TableSearch::placesBeside({u"fe80::1%eth0"_s, 4710}, {}, {heard}), beside);
  QVERIFY(TableSearch::placesBeside({u"10.77.0.2"_s, 4711}, {}, {heard}).isEmpty());
  FoundGame moved;  // the same table after a restart of its host
  moved.address = u"10.99.0.2"_s;
  moved.port = 4712;
  heard.table = moved.table = TableIdentity::fresh(QByteArray(TableIdentity::kBytes, 't'));
  const QList<Address> wherever = beside + QList<Address>{{u"10.99.0.2"_s, 4712}};
  QCOMPARE(TableSearch::placesBeside({u"fe80::1%eth0"_s, 4710}, {}, {heard, moved}), wherever);
  QCOMPARE(TableSearch::placesBeside({u"fe80::9%eth0"_s, 4710}, heard.table.id, {moved}), wherever.mid(2));
  QList<Address> others;  // more of them dead than there are calls to one place
  for (int i = 2; i <= 5; ++i) others << Address{u"127.0.0.%1"_s.arg(i), dead.port};
  others << here(meera.started.port);
  ravi.started = ravi.starter.join(dead, {.others = others});
  SOON(ravi.game()->seen().phase() == Client::Phase::Lobby && ravi.seat());
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
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
  SOON(!browser.isAsking());  // it asks no longer than it must
  const auto now = ravi.settings.seats().at(kept.table);
  QVERIFY(now && addressFrom(now->address)->port == meera.started.port);
  QVERIFY(now->others.contains(kept.address));
}

// A search calls the table of any game where it hears of it: nobody does that for a watcher.
void LostSeatTest::aWatcherStaysWhereTheyAre() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s), kabir(u"Kabir"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  kabir.started = kabir.starter.watch(here(meera.started.port), {});
  SOON_EQUAL(kabir.game()->seen().phase(), Client::Phase::Playing);
  kabir.game()->origin().callAt(here(1));
  QCOMPARE(kabir.game()->seen().phase(), Client::Phase::Playing);
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
  for (quint16 forged = 1; forged <= 2 * KeptSeats::kMostAddresses; ++forged)
    ravi.game()->origin().callAt(here(forged));
  QCOMPARE(ravi.settings.seats().at(kept.table), kept);
  ravi.game()->origin().callAt(here(meera.started.port));
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Playing);
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
  const TableIdentity table = ravi.game()->seen().first().identity.table;
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
    SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Playing);
  }
  QCOMPARE(ravi.seat(), seat);
  QVERIFY(ravi.game()->seen().first().identity.table == table);
  QCOMPARE(uma.game()->seen().lobby().seats[1].holder, SeatHolder::Nobody);
  QVERIFY(!ravi.settings.seats().at(table)->others.contains(textOf(here(uma.started.port))));
  ravi.started = {};
  ravi.started = ravi.starter.join(here(meera.started.port), {.table = link.table});  // the link of the next evening
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
}

// A link of last week, say: there is no seat to be lost, and its address is as good as one that was typed.
void LostSeatTest::aLinkToAnUnknownTableLeadsToItsAddress() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1));
  ravi.started = ravi.starter.join(here(meera.started.port), {.table = QByteArray(16, 'z')});
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Lobby);
  SOON_EQUAL(meera.game()->seen().lobby().seats[1].name, u"Ravi"_s);
}

void LostSeatTest::aGameThatWasClosedIsFoundWhenItIsOpenAgain() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  const SeatId seat = ravi.seat();
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  const auto* search = new TableSearch(*ravi.game(), browser, CallMeans::ofThisComputer(), ravi.game());
  QSignalSpy back(search, &TableSearch::isBackAt);
  QVERIFY(moveAway(meera));
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Closed);
  SOON(browser.isAsking());
  QVERIFY2(back.isEmpty(), "nobody has said yet that it is open again");
  const auto responder = answering(browser, [&] { return announced(*meera.game(), meera.started.port, u"Meera"_s); });
  QVERIFY(responder->start());
  SOON_EQUAL(back.size(), 1);
  const auto there = back[0][0].value<FoundGame>();
  ravi.started = {};  // as the window does before it calls: the closed game still holds the seat
  ravi.started = ravi.starter.join({there.address, there.port}, {.table = there.table.id});
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
}

// Anybody can say that they are the table. They do not use up the calls for the table itself.
void LostSeatTest::whoIsSilentIsNotTakenForTheTable() {
  constexpr int kCrowd = 20;
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  const auto clock = std::make_shared<SimClock>();
  const auto* search = new TableSearch(*ravi.game(), browser, CallMeans::overTcp(clock), ravi.game());
  QSignalSpy back(search, &TableSearch::isBackAt);
  QVERIFY(moveAway(meera));
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Closed);
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

/// The clock of the search stands still: whoever is called holds the others up for six seconds of it.
void LostSeatTest::liarsDoNotDelayAWindowWhoseTableIsThere() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  const SeatId seat = ravi.seat();
  ravi.started = {};
  QVERIFY(moveAway(meera));
  ravi.started = ravi.starter.rejoin();  // at the address that it knows, where nobody is
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  TableSearch search(*ravi.game(), browser, CallMeans::overTcp(std::make_shared<SimClock>()), nullptr);
  std::array<std::optional<Liar>, 20> liars;
  std::vector<std::unique_ptr<DiscoveryResponder>> crowd;
  for (auto& each : liars) {
    each.emplace(meera.game()->seen().first().identity.table);
    QVERIFY(each->isListening());
    crowd.push_back(answering(browser, [&] { return announced(*meera.game(), each->port(), u"Meera"_s); }));
    QVERIFY(crowd.back()->start());
  }
  SOON_EQUAL(browser.games().size(), 20);
  const auto responder = answering(browser, [&] { return announced(*meera.game(), meera.started.port, u"Meera"_s); });
  QVERIFY(responder->start());
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Playing);
  QCOMPARE(ravi.seat(), seat);
}

void LostSeatTest::liarsDoNotSayThatAGameIsOpenAgain() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  const auto* search =
      new TableSearch(*ravi.game(), browser, CallMeans::overTcp(std::make_shared<SimClock>()), ravi.game());
  QSignalSpy back(search, &TableSearch::isBackAt);
  QVERIFY(moveAway(meera));
  SOON_EQUAL(ravi.game()->seen().phase(), Client::Phase::Closed);
  Liar liar(meera.game()->seen().first().identity.table);
  QVERIFY(liar.isListening());
  const auto lies = answering(browser, [&] { return announced(*meera.game(), liar.port(), u"Meera"_s); });
  QVERIFY(lies->start());
  SOON_EQUAL(browser.games().size(), 1);
  const auto responder = answering(browser, [&] { return announced(*meera.game(), meera.started.port, u"Meera"_s); });
  QVERIFY(responder->start());
  SOON(!back.isEmpty());
  QCOMPARE(back[0][0].value<FoundGame>().port, meera.started.port);
}

void LostSeatTest::whoWasSentAwayIsNotCalledBack() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  QVERIFY(host(meera, 1) && join(ravi, meera.started.port) && begin(meera, {&ravi}));
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback());
  TableSearch search(*ravi.game(), browser, CallMeans::ofThisComputer(), nullptr);
  QSignalSpy away(ravi.game(), &GameController::turnedAway);
  meera.game()->ask(requests::Remove{ravi.seat(), {}, YesNo::No});
  SOON_EQUAL(away.size(), 1);
  QCOMPARE(away[0][1].value<Refusal>(), Refusal::Kicked);
  QVERIFY(!browser.isAsking());
}

// The clock was a hundred years ahead when the first game was played.
void LostSeatTest::whatWasPlayedLastIsOfferedAlsoAfterTheClockWentBack() {
  Player meera(u"Meera"_s), ravi(u"Ravi"_s);
  const auto own = [&] { return ravi.starter.unfinished(); };
  ravi.started = ravi.starter.start(planFor(1));
  SOON(ravi.game()->seen().hasGame() && !ravi.starter.files().list().isEmpty());
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
  SOON(ravi.game()->seen().hasGame() && ravi.starter.files().list().size() == 2);
  ravi.started = {};
  QVERIFY2(!ravi.starter.isSeatLater(ravi.starter.lastSeat(), own()), "and another game of the own after that");
}

TAPU_TEST_WITH_LOOP(LostSeatTest)
#include "test_lost_seat.moc"
