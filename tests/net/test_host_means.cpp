// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <vector>

#include "app/host/store/sqlite_store.h"
#include "app/net/table_password.h"
#include "app/values/codec.h"
#include "app/wire/messages.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"
#include "tests/net/bench.h"
#include "tests/net/far_channel.h"
#include "tests/net/passing_channel.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

const QByteArray kSalt(wire::kSaltBytes, 's');
const QString kPassword = u"नारियल 7"_s;

ServerPlan locked(int seats = 2) {
  ServerPlan made = plan(seats);
  made.passwordKey = password::keyOf(kPassword, kSalt);
  return made;
}

Client::Identity knowing(const QString& name, const QString& known) {
  Client::Identity identity = named(name);
  identity.password = known;
  return identity;
}

/// Calls somebody who says only what the test says.
class QuietDialer final : public Dialer {
 public:
  explicit QuietDialer(std::vector<QPointer<FarChannel>>& lines) : lines_(lines) {}
  std::unique_ptr<Channel> dial() override {
    auto line = std::make_unique<FarChannel>(false);
    lines_.emplace_back(line.get());
    return line;
  }

 private:
  std::vector<QPointer<FarChannel>>& lines_;
};

/// Keeps what both ends say.
class Overheard final : public PassingChannel {
 public:
  Overheard(std::unique_ptr<Channel> inner, QByteArray& frames) : PassingChannel(std::move(inner)), frames_(frames) {}
  void send(const QByteArray& frame) override {
    frames_ += frame;
    PassingChannel::send(frame);
  }

 protected:
  void hear(const QByteArray& frame) override { frames_ += frame; }

 private:
  QByteArray& frames_;
};

}  // namespace

/// The means of a table's host against those who come: remove, ban, mute, a password.
class TestHostMeans : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoIsRemovedIsToldWhyAndMayComeBack();
  void whoIsBannedDoesNotComeBack();
  void nobodyTakesTheNameOfSomebodyWhoIsBanned();
  void whoIsBannedComesBackByNoNameFromTheirAddress();
  void theFirstBanIsForgottenFirst();
  void hintsOfSeatsThatAreNotThereAreForgotten();
  void aHintCountsForWhoeverSitsThere();
  void whoIsBannedInARunningGameLeavesTheSeatToABot();
  void whoCannotBeRemovedIsNotBannedEither();
  void aBanOutlivesTheServer();
  void onlyTheHostHasTheseMeans();
  void aMutedSeatSaysNothing();
  void hintsAreCountedBeforeAllUnlessTheHostForbidsThem();
  void ofOnePositionASeatHasOneHint();
  void hintsTakeNothingFromTheChat();
  void whoIsMutedStaysSoOnAnotherSeat();
  void whoComesAfterSomebodyWhoWasMutedMayTalk();
  void aMuteOutlivesTheServer();
  void whoIsMutedAndComesAnewIsMutedStill();
  void aMutedWatcherSaysNothing();
  void theHostPassesTheirRightsOn();
  void onlyWhoKnowsThePasswordComesIn_data();
  void onlyWhoKnowsThePasswordComesIn();
  void thePasswordIsNeverSentOrKept();
  void noFrameAndNoFileHasThePassword();
  void aProofHasATurnOfItsOwn();
  void aProofIsGoodForOneGreetingOnly();
  void wrongPasswordsAreSlowed();
  void manyGreetingsAtOnceAreNoMoreGuesses();
  void whoIsBannedMeanwhileDoesNotComeInByThePassword();
  void whoHasASeatNeedsNoPasswordToComeBack();
  void whoNeverProvesAnythingIsHungUpOn();
};

void TestHostMeans::whoIsRemovedIsToldWhyAndMayComeBack() {
  HostedBench bench(plan(3));
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  bench.host.say(requests::Remove{SeatId(1), u"The seat is Meera’s."_s, YesNo::No});
  SOON(ravi.last<wire::Bye>());
  QCOMPARE(ravi.last<wire::Bye>()->why, Refusal::Kicked);
  QCOMPARE(ravi.last<wire::Bye>()->detail, u"The seat is Meera’s."_s);
  SOON(bench.host.heardNotice(Notice::Removed));
  Talker& again = bench.come(u"Ravi"_s);
  SOON(again.last<wire::Welcome>());
  bench.host.say(requests::Remove{SeatId(0), {}, YesNo::No});  // not oneself
  SOON_EQUAL(bench.host.refusal(), Refusal::NotNow);
}

void TestHostMeans::whoIsBannedDoesNotComeBack() {
  HostedBench bench(plan(4));
  SOON(bench.host.last<wire::Welcome>());
  Talker& meera = bench.come(u"Meera"_s);
  SOON(meera.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  bench.host.say(requests::Remove{SeatId(2), u"Enough."_s, YesNo::Yes});
  SOON(ravi.last<wire::Bye>());
  QCOMPARE(ravi.last<wire::Bye>()->why, Refusal::Banned);
  for (const QString& name : {u"Ravi"_s, u"RAVI"_s}) {
    Talker& again = bench.come(name);
    SOON_EQUAL(again.refusal(), Refusal::Banned);
    QCOMPARE(again.last<wire::Refused>()->detail, u"Enough."_s);
  }
  Talker& token = bench.come(u"Ravi"_s, ravi.last<wire::Welcome>()->token);
  SOON_EQUAL(token.refusal(), Refusal::Banned);
  Talker& back = bench.come(u"Meera"_s, meera.last<wire::Welcome>()->token);
  SOON(back.last<wire::Welcome>());
  Talker& here = bench.come(u"Dev"_s);  // this computer is nobody’s address: the host sits here too
  SOON(here.last<wire::Welcome>());
}

void TestHostMeans::nobodyTakesTheNameOfSomebodyWhoIsBanned() {
  HostedBench bench(plan(3));
  SOON(bench.host.last<wire::Welcome>());
  Talker& bala = bench.come(u"Bala"_s);
  SOON(bala.last<wire::Welcome>());
  bench.host.say(requests::Remove{SeatId(1), {}, YesNo::Yes});
  SOON(bala.last<wire::Bye>());
  Talker& again = bench.come(u"Bala2"_s);
  SOON(again.last<wire::Welcome>());
  again.say(requests::Choose{u"BALA"_s, 3});
  SOON_EQUAL(again.refusal(), Refusal::NameTaken);
  QCOMPARE(bench.table.server->lobby().seats[1].name, u"Bala2"_s);
}

void TestHostMeans::whoIsBannedComesBackByNoNameFromTheirAddress() {
  HostedBench bench(plan(4));
  SOON(bench.host.last<wire::Welcome>());
  const auto comeFrom = [&](const QString& address, const QString& name) {
    auto made = std::make_unique<FarChannel>(false, Origin::Stranger, address);
    FarChannel* channel = made.get();
    bench.table.server->admit(std::move(made));
    wire::Hello hello;
    hello.name = name;
    channel->hear(wire::FromClient(hello));
    return channel;
  };
  FarChannel* ravi = comeFrom(u"192.0.2.7"_s, u"Ravi"_s);
  SOON(ravi->isWelcomed);
  Server& server = *bench.table.server;
  QCOMPARE(server.command(requests::Remove{SeatId(1), u"Enough."_s, YesNo::Yes}), Refusal::None);
  SOON_EQUAL(comeFrom(u"192.0.2.7"_s, u"Nobody they know"_s)->why, Refusal::Banned);
  FarChannel* dev = comeFrom(u"192.0.2.8"_s, u"Dev"_s);
  SOON(dev->isWelcomed);
  QCOMPARE(server.unban(u"192.0.2.8"_s), Refusal::NotNow);
  QCOMPARE(server.unban(u"192.0.2.7"_s), Refusal::None);
  FarChannel* other = comeFrom(u"192.0.2.7"_s, u"Nobody they know"_s);
  SOON(other->isWelcomed);
}

/// So many that a host would never name them; the one that is forgotten is the oldest.
void TestHostMeans::theFirstBanIsForgottenFirst() {
  TableDoor door({});
  door.ban(u"Zara"_s, {}, {});
  for (int i = 0; i < 1023; ++i) door.ban(u"Person %1 of many"_s.arg(i), {}, {});
  door.ban(u"Person 5 of many"_s, u"192.0.2.7"_s, u"again"_s);  // adds no name
  QVERIFY(door.banOf(u"Zara"_s, {}));
  door.ban(u"Asha"_s, {}, {});
  QVERIFY(!door.banOf(u"Zara"_s, {}));
  QVERIFY(door.banOf(u"Person 0 of many"_s, {}));
  TableDoor read({});
  read.restore(door.kept(), 4);
  QCOMPARE(read.banned(), door.banned());
  QCOMPARE(*read.banOf(u"Person 5 of many"_s, {}), u"again"_s);
}

/// A client takes more counts than seats for nonsense: the game could not be continued.
void TestHostMeans::hintsOfSeatsThatAreNotThereAreForgotten() {
  TableDoor door({});
  for (const int move : {7, 8}) door.countHint(SeatId(1), move);
  door.countHint(SeatId(5), 8);
  TableDoor read({});
  read.restore(door.kept(), 4);
  QCOMPARE(read.hints(), (QList<quint16>{0, 2, 0, 0}));
}

/// Whoever comes to a seat pays for what they ask, whatever was asked there before.
void TestHostMeans::aHintCountsForWhoeverSitsThere() {
  TableDoor door({});
  QVERIFY(door.countHint(SeatId(1), 7));
  QVERIFY(!door.countHint(SeatId(1), 7));
  door.forget(SeatId(1));
  QVERIFY(door.countHint(SeatId(1), 7));
  door.move(SeatId(2), SeatId(1));
  QVERIFY(door.countHint(SeatId(1), 7));
  door.move(SeatId(1), SeatId(3));
  QVERIFY(door.countHint(SeatId(1), 7));
}

void TestHostMeans::whoIsBannedInARunningGameLeavesTheSeatToABot() {
  HostedBench bench(plan(2));
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  ravi.ready();
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  bench.host.say(requests::StartGame{});
  SOON(ravi.last<wire::Snapshot>());
  const SeatId seat = ravi.last<wire::Welcome>()->seat;
  bench.host.say(requests::Remove{seat, {}, YesNo::Yes});
  SOON(ravi.last<wire::Bye>());
  SOON_EQUAL(bench.state().seat(seat).presence, Presence::Away);
  SOON(!bench.table.server->lobby().seats[seat.value].bot.isEmpty());
  Talker& again = bench.come(u"Ravi"_s, ravi.last<wire::Welcome>()->token);
  SOON_EQUAL(again.refusal(), Refusal::Kicked);  // the key opens the seat no more
  Talker& anew = bench.come(u"RAVI"_s);
  SOON_EQUAL(anew.refusal(), Refusal::Banned);
}

/// The game is over and the store does not have its end yet.
void TestHostMeans::whoCannotBeRemovedIsNotBannedEither() {
  QTemporaryDir folder;
  SqliteStore store(folder.filePath(u"table.sqlite"_s));
  QCOMPARE(store.open(), QString());
  TestServer table(store, plan(2), std::make_shared<SimClock>(), patient());
  table.server->open();
  Talker asha(table.tcp()), ravi(table.tcp());
  for (const auto& [person, name] : {std::pair(&asha, u"Asha"_s), std::pair(&ravi, u"Ravi"_s)}) {
    person->greet(name);
    SOON(person->last<wire::Welcome>());
    person->ready();
  }
  SOON(ravi.last<wire::Snapshot>());
  Server& server = *table.server;
  QCOMPARE(server.command(requests::EndGame{}), Refusal::None);
  QVERIFY(table.isOver());
  QCOMPARE(server.lobby().stage, Lobby::Stage::Playing);
  QCOMPARE(server.command(requests::Remove{SeatId(1), {}, YesNo::Yes}), Refusal::NotNow);
  QCOMPARE(server.unban(u"Ravi"_s), Refusal::NotNow);
  SOON_EQUAL(server.lobby().stage, Lobby::Stage::Over);
}

void TestHostMeans::aBanOutlivesTheServer() {
  MemoryStore store;
  auto clock = std::make_shared<SimClock>();
  {
    TestServer table(store, plan(2), clock, patient());
    table.server->open();
    Talker asha(table.tcp()), ravi(table.tcp());
    asha.greet(u"Asha"_s);
    SOON(asha.last<wire::Welcome>());
    ravi.greet(u"Ravi"_s);
    SOON(ravi.last<wire::Welcome>());
    QCOMPARE(table.server->command(requests::Remove{SeatId(1), u"Enough."_s, YesNo::Yes}), Refusal::None);
    QCOMPARE(table.server->command(requests::SetPassword{password::keyOf(kPassword, kSalt)}), Refusal::None);
  }
  TestServer table(store, plan(2), clock, patient(), 2);
  QCOMPARE(table.server->resume(), QString());
  Talker ravi(table.tcp());
  ravi.greet(u"Ravi"_s);
  SOON_EQUAL(ravi.refusal(), Refusal::Banned);
  QVERIFY(table.server->summary().asksPassword);
}

void TestHostMeans::onlyTheHostHasTheseMeans() {
  HostedBench bench(plan(3));
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  const std::vector<wire::Request> means{requests::ChangePolicy{wire::encodePolicy({})},
                                         requests::SetPassword{password::keyOf(kPassword, kSalt)},
                                         requests::Remove{SeatId(0), {}, YesNo::Yes},
                                         requests::Mute{SeatId(0)},
                                         requests::PassHost{SeatId(1)},
                                         requests::AnswerLate{1, SeatId(2), YesNo::Yes},
                                         requests::Reserve{SeatId(2), u"Dev"_s}};
  for (const wire::Request& wish : means) {
    const int before = ravi.count<wire::Refused>();
    ravi.say(wish);
    SOON_EQUAL(ravi.count<wire::Refused>(), before + 1);
    QCOMPARE(ravi.refusal(), Refusal::HostOnly);
  }
  for (const SeatId seat : {SeatId(), SeatId(3), SeatId(900)}) {
    for (const wire::Request& bent : std::initializer_list<wire::Request>{
             requests::Mute{seat, YesNo::No}, requests::PassHost{seat}, requests::Reserve{seat, {}},
             requests::Remove{seat}, requests::SetPassword{"short"}}) {
      const int before = bench.host.count<wire::Refused>();
      bench.host.say(bent);
      SOON_EQUAL(bench.host.count<wire::Refused>(), before + 1);
      QCOMPARE(bench.host.refusal(), Refusal::NotNow);
    }
  }
}

void TestHostMeans::hintsAreCountedBeforeAllUnlessTheHostForbidsThem() {
  ServerPlan made = plan(2);
  Bench bench(made, patient());
  Talker& early = bench.come(u"Asha"_s);
  SOON(early.last<wire::Welcome>());
  early.say(requests::TookHint{});  // there is no game yet
  SOON_EQUAL(early.refusal(), Refusal::NotNow);
  Bench begun(made, patient());
  QVERIFY(begun.gather(2));
  Talker &asha = begun.at(SeatId(0)), &ravi = begun.at(SeatId(1));
  ravi.say(requests::TookHint{});
  SOON_EQUAL(begun.table.server->facts().hints, (QList<quint16>{0, 1}));
  SOON_EQUAL(asha.last<wire::TableNews>()->facts.hints, (QList<quint16>{0, 1}));
  TablePolicy strict = begun.table.server->facts().policy;
  strict.hints = HintRule::Forbidden;
  QCOMPARE(begun.table.server->command(requests::ChangePolicy{wire::encodePolicy(strict)}), Refusal::None);
  SOON_EQUAL(ravi.last<wire::TableNews>()->facts.policy.hints, HintRule::Forbidden);
  ravi.say(requests::TookHint{});
  SOON_EQUAL(ravi.refusal(), Refusal::NotNow);
  QCOMPARE(begun.table.server->facts().hints, (QList<quint16>{0, 1}));
}

void TestHostMeans::ofOnePositionASeatHasOneHint() {
  Bench bench(plan(2), patient());
  QVERIFY(bench.gather(2));
  Talker& ravi = bench.at(SeatId(1));
  const auto hints = [&] { return bench.table.server->facts().hints; };
  ravi.say(requests::TookHint{});
  SOON_EQUAL(hints(), (QList<quint16>{0, 1}));
  const int told = ravi.count<wire::TableNews>();
  ravi.say(requests::TookHint{});
  SOON_OR_SAY(ravi.count<wire::TableNews>() > told, "a program that has forgotten the first one waits for an answer");
  QCOMPARE(hints(), (QList<quint16>{0, 1}));
  bench.at(SeatId(0)).say(requests::TookHint{});
  SOON_EQUAL(hints(), (QList<quint16>{1, 1}));
  QCOMPARE(bench.table.server->command(requests::PauseGame{}), Refusal::None);  // the position is another one now
  ravi.say(requests::TookHint{});
  SOON_EQUAL(hints(), (QList<quint16>{1, 2}));
}

void TestHostMeans::hintsTakeNothingFromTheChat() {
  Bench bench(plan(2), patient());
  QVERIFY(bench.gather(2));
  Talker &asha = bench.at(SeatId(0)), &ravi = bench.at(SeatId(1));
  const int atOnce = static_cast<int>(Limits().hintsAtOnce), before = ravi.count<wire::Refused>();
  for (int i = 0; i < atOnce; ++i) ravi.say(requests::TookHint{});
  SOON_EQUAL(bench.table.server->facts().hints, (QList<quint16>{0, 1}));
  ravi.say(requests::TookHint{});  // time stands still: one too many
  SOON_EQUAL(ravi.count<wire::Refused>(), before + 1);
  const int heard = asha.count<wire::Chat>();
  for (int i = 0; i < static_cast<int>(Limits().chatsAtOnce); ++i) ravi.say(wire::Say{u"I learn"_s});
  SOON_EQUAL(asha.count<wire::Chat>(), heard + static_cast<int>(Limits().chatsAtOnce));
  QCOMPARE(ravi.count<wire::Refused>(), before + 1);
}

void TestHostMeans::aMutedSeatSaysNothing() {
  HostedBench bench(plan(3));
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  bench.host.say(requests::Mute{SeatId(1)});
  SOON(ravi.heardNotice(Notice::WasMuted));
  SOON(ravi.last<wire::TableNews>()->facts.muted.contains(SeatId(1)));
  ravi.say(wire::Say{u"But"_s, -1});
  SOON_EQUAL(ravi.refusal(), Refusal::Muted);
  ravi.say(wire::Say{{}, 2});  // nor by quick phrases
  SOON_EQUAL(ravi.count<wire::Refused>(), 2);
  bench.host.say(requests::Mute{SeatId(1), YesNo::No});
  SOON(ravi.heardNotice(Notice::MayTalkAgain));
  ravi.say(wire::Say{u"Thank you"_s, -1});
  SOON_EQUAL(bench.host.last<wire::Chat>()->line.text, u"Thank you"_s);
}

/// And no news of the table speak of a seat that it does not have: every client would leave it.
void TestHostMeans::whoIsMutedStaysSoOnAnotherSeat() {
  HostedBench bench(plan(4));
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  ravi.say(requests::ChooseSeat{SeatId(3)});
  SOON_EQUAL(bench.table.server->lobby().seats[3].name, u"Ravi"_s);
  bench.host.say(requests::Mute{SeatId(3)});
  SOON(ravi.heardNotice(Notice::WasMuted));
  ravi.say(requests::ChooseSeat{SeatId(1)});
  SOON_EQUAL(bench.table.server->lobby().seats[1].name, u"Ravi"_s);
  SOON_EQUAL(bench.host.last<wire::TableNews>()->facts.muted, QList<SeatId>{SeatId(1)});
  ravi.say(wire::Say{u"But"_s, -1});
  SOON_EQUAL(ravi.refusal(), Refusal::Muted);
  Client dev(bench.table.tcp(), named(u"Dev"_s));
  dev.start();
  SOON_EQUAL(dev.known().phase, Client::Phase::Lobby);
  bench.host.say(requests::ChangeSetup{encodeSetup(classicSetup(3))});
  SOON_EQUAL(bench.table.server->lobby().seats.size(), 3);
  bench.host.say(requests::Mute{SeatId(1), YesNo::No});
  SOON(bench.host.last<wire::TableNews>()->facts.muted.isEmpty());
  Bench::settle();
  QCOMPARE(dev.known().phase, Client::Phase::Lobby);
}

void TestHostMeans::whoComesAfterSomebodyWhoWasMutedMayTalk() {
  HostedBench bench(plan(2));
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  bench.host.say(requests::Mute{SeatId(1)});
  SOON_EQUAL(bench.host.last<wire::TableNews>()->facts.muted, QList<SeatId>{SeatId(1)});
  bench.host.say(requests::ClearSeat{SeatId(1)});
  SOON(bench.host.last<wire::TableNews>()->facts.muted.isEmpty());
  Talker& dev = bench.come(u"Dev"_s);
  SOON(dev.last<wire::Welcome>());
  dev.say(wire::Say{u"Good evening"_s, -1});
  SOON(bench.host.last<wire::Chat>());
  SOON_EQUAL(bench.host.last<wire::Chat>()->line.text, u"Good evening"_s);
}

void TestHostMeans::aMuteOutlivesTheServer() {
  MemoryStore store;
  auto clock = std::make_shared<SimClock>();
  QByteArray key;
  {
    TestServer table(store, plan(2), clock, patient());
    table.server->open();
    Talker asha(table.tcp()), ravi(table.tcp());
    asha.greet(u"Asha"_s);
    SOON(asha.last<wire::Welcome>());
    ravi.greet(u"Ravi"_s);
    SOON(ravi.last<wire::Welcome>());
    key = ravi.last<wire::Welcome>()->token;
    QCOMPARE(table.server->command(requests::Mute{SeatId(1)}), Refusal::None);
  }
  TestServer table(store, plan(2), clock, patient(), 2);
  QCOMPARE(table.server->resume(), QString());
  Talker ravi(table.tcp());
  ravi.greet(u"Ravi"_s, key);
  SOON(ravi.last<wire::Welcome>());
  ravi.say(wire::Say{u"But"_s, -1});
  SOON_EQUAL(ravi.refusal(), Refusal::Muted);
  QCOMPARE(table.server->facts().muted, QList<SeatId>{SeatId(1)});
}

/// Under a name that looks the same; and they may talk as soon as the host lets them.
void TestHostMeans::whoIsMutedAndComesAnewIsMutedStill() {
  HostedBench bench(plan(3));
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  bench.host.say(requests::Mute{SeatId(1)});
  SOON(ravi.heardNotice(Notice::WasMuted));
  ravi.say(requests::GiveUp{});
  SOON_EQUAL(bench.table.server->lobby().seats[1].holder, SeatHolder::Nobody);
  Talker& again = bench.come(u"RAVI"_s);
  SOON(again.last<wire::Welcome>());
  again.say(wire::Say{u"Hello"_s, -1});
  SOON_EQUAL(again.refusal(), Refusal::Muted);
  bench.host.say(requests::Mute{SeatId(1), YesNo::No});
  SOON(again.heardNotice(Notice::MayTalkAgain));
  again.say(wire::Say{u"Thank you"_s, -1});
  SOON_EQUAL(bench.host.last<wire::Chat>()->line.text, u"Thank you"_s);
}

void TestHostMeans::aMutedWatcherSaysNothing() {
  HostedBench bench(plan(3));
  SOON(bench.host.last<wire::Welcome>());
  Talker dev(bench.table.tcp());
  wire::Hello hello;
  hello.name = u"Dev"_s;
  hello.attendance = Attendance::Watcher;
  dev.say(hello);
  const auto watchers = [&] { return bench.host.last<wire::TableNews>()->facts.watchers; };
  SOON_EQUAL(watchers().size(), 1);
  QCOMPARE(watchers().first().muted, YesNo::No);
  bench.host.say(requests::Mute{.watcher = watchers().first().number});
  SOON(dev.heardNotice(Notice::WasMuted));
  SOON_EQUAL(watchers().first().muted, YesNo::Yes);
  dev.say(wire::Say{u"But"_s, -1});
  SOON_EQUAL(dev.refusal(), Refusal::Muted);
  dev.say(requests::Mute{.muted = YesNo::No, .watcher = watchers().first().number});  // they cannot lift it themselves
  SOON_EQUAL(dev.count<wire::Refused>(), 2);
  bench.host.say(requests::Mute{.muted = YesNo::No, .watcher = watchers().first().number});
  SOON(dev.heardNotice(Notice::MayTalkAgain));
  SOON_EQUAL(watchers().first().muted, YesNo::No);
  dev.say(wire::Say{u"Thank you"_s, -1});
  SOON_EQUAL(bench.host.last<wire::Chat>()->line.text, u"Thank you"_s);
}

void TestHostMeans::theHostPassesTheirRightsOn() {
  HostedBench bench(plan(3));
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  bench.host.say(requests::PassHost{SeatId(2)});  // nobody is there
  SOON_EQUAL(bench.host.refusal(), Refusal::NotNow);
  bench.host.say(requests::PassHost{SeatId(1)});
  SOON_EQUAL(ravi.lobby.seats[1].role, Role::Host);
  QCOMPARE(ravi.lobby.seats[0].role, Role::Guest);
  SOON(ravi.heardNotice(Notice::NewHost));
  ravi.say(requests::PutBot{SeatId(2), u"greedy"_s});
  SOON_EQUAL(ravi.lobby.seats[2].holder, SeatHolder::Bot);
  bench.host.say(requests::ClearSeat{SeatId(2)});
  SOON_EQUAL(bench.host.refusal(), Refusal::HostOnly);
}

void TestHostMeans::onlyWhoKnowsThePasswordComesIn_data() {
  QTest::addColumn<QString>("known");
  QTest::addColumn<bool>("watches");
  QTest::addColumn<Refusal>("why");
  QTest::newRow("the right password opens the table") << kPassword << false << Refusal::None;
  QTest::newRow("the right password lets a watcher in") << kPassword << true << Refusal::None;
  QTest::newRow("a wrong one does not") << u"नारियल 8"_s << false << Refusal::WrongPassword;
  QTest::newRow("nor for a watcher") << u"नारियल 8"_s << true << Refusal::WrongPassword;
  QTest::newRow("without one the table asks for it") << QString() << false << Refusal::PasswordNeeded;
  QTest::newRow("and of a watcher too") << QString() << true << Refusal::PasswordNeeded;
}

void TestHostMeans::onlyWhoKnowsThePasswordComesIn() {
  QFETCH(QString, known);
  QFETCH(bool, watches);
  QFETCH(Refusal, why);
  Bench bench(locked());
  QVERIFY(bench.table.server->summary().asksPassword);
  Client::Identity identity = knowing(u"Dev"_s, known);
  if (watches) identity.attendance = Attendance::Watcher;
  Client client(bench.table.tcp(), identity);
  Refusal heard = Refusal::None;
  QObject::connect(&client, &Client::turnedAway, &client, [&](Refusal told) { heard = told; });
  client.start();
  SOON(client.known().phase == Client::Phase::Lobby || client.known().phase == Client::Phase::Closed);
  QCOMPARE(heard, why);
  QCOMPARE(client.known().phase, why == Refusal::None ? Client::Phase::Lobby : Client::Phase::Closed);
  Talker own(bench.table.local(Origin::Owner));  // who opened the table is not asked
  own.greet(u"Host"_s);
  SOON(own.last<wire::Welcome>());
}

void TestHostMeans::thePasswordIsNeverSentOrKept() {
  const QByteArray key = password::keyOf(kPassword, kSalt), nonces(64, 'n');
  const QByteArray proof = password::proofOf(kPassword, kSalt, nonces);
  QVERIFY(password::isProof(proof, key, nonces));
  QVERIFY(!password::isProof(proof, key, QByteArray(64, 'm')));
  QVERIFY(!password::isProof(password::proofOf(u"x"_s, kSalt, nonces), key, nonces));
  QVERIFY(!password::isProof(key.sliced(wire::kSaltBytes), key, nonces));  // what a server keeps opens nothing
  QVERIFY(!password::isProof({}, key, nonces));
  for (const QByteArray& bytes : {key, proof}) QVERIFY(!bytes.contains(kPassword.toUtf8()));
}

void TestHostMeans::noFrameAndNoFileHasThePassword() {
  QTemporaryDir folder;
  SqliteStore store(folder.filePath(u"table.sqlite"_s));
  QCOMPARE(store.open(), QString());
  const auto clock = std::make_shared<SimClock>();
  TestServer table(store, locked(), clock, patient());
  table.server->open();
  QByteArray frames;
  auto overheard = std::make_unique<PassingDialer>(table.tcp(), [&frames](std::unique_ptr<Channel> made) {
    return std::make_unique<Overheard>(std::move(made), frames);
  });
  Client dev(std::move(overheard), knowing(u"Dev"_s, kPassword), clock);
  dev.start();
  SOON_EQUAL(dev.known().phase, Client::Phase::Lobby);
  QByteArray kept;
  for (const QFileInfo& each : QDir(folder.path()).entryInfoList(QDir::Files)) {
    QFile file(each.filePath());
    QVERIFY(file.open(QFile::ReadOnly));
    kept += file.readAll();
  }
  QVERIFY(frames.contains("Dev") && kept.contains("Dev"));  // it is they that are searched
  const QByteArray key = password::keyOf(kPassword, kSalt);
  for (const QByteArray& bytes : {frames, kept}) {
    QVERIFY(!bytes.contains(kPassword.toUtf8()));
    QVERIFY(!bytes.contains(QByteArray(reinterpret_cast<const char*>(kPassword.utf16()), 2 * kPassword.size())));
  }
  QVERIFY(!frames.contains(key.sliced(wire::kSaltBytes)));  // nor what would let somebody guess at leisure
}

/// A greeting and a proof may each wait for nine seconds until they are judged (`GuessQueue`). Until it was so, a
/// client whose proof was judged late called again, and began at the end of the queue.
void TestHostMeans::aProofHasATurnOfItsOwn() {
  const auto clock = std::make_shared<SimClock>();
  std::vector<QPointer<FarChannel>> lines;
  auto dialer = std::make_unique<QuietDialer>(lines);
  Client dev(std::move(dialer), knowing(u"Dev"_s, kPassword), clock);
  dev.start();
  QCOMPARE(lines.size(), 1);
  clock->advance(GuessQueue::kMostWaitMs);
  QVERIFY(lines[0]);
  lines[0]->tell(wire::Challenge{kSalt, QByteArray(wire::kTokenBytes, 'n')});
  clock->advance(GuessQueue::kMostWaitMs);
  QCOMPARE(lines.size(), 1);
  QVERIFY(lines[0] && lines[0]->isOpen());
  clock->advance(1'000);  // ten seconds after the proof nobody answers any more
  QVERIFY(!lines[0] || !lines[0]->isOpen());
}

void TestHostMeans::aProofIsGoodForOneGreetingOnly() {
  Bench bench(locked());
  wire::Hello hello;
  hello.name = u"Dev"_s;
  hello.nonce = QByteArray(32, 'n');
  Talker first(bench.table.tcp()), second(bench.table.tcp());
  first.say(hello);
  SOON(first.last<wire::Challenge>());
  const wire::Challenge asked = *first.last<wire::Challenge>();
  const QByteArray proof = password::proofOf(kPassword, asked.salt, hello.nonce + asked.nonce);
  hello.name = u"Ravi"_s;
  second.say(hello);
  SOON(second.last<wire::Challenge>());
  second.say(wire::Proof{proof});  // what was overheard
  SOON_EQUAL(second.refusal(), Refusal::WrongPassword);
  first.say(wire::Proof{proof});
  SOON(first.last<wire::Welcome>());
}

void TestHostMeans::wrongPasswordsAreSlowed() {
  Bench bench(locked());
  const auto isHeld = [&] {  // somebody comes and is not asked for a proof
    const Talker& talker = bench.come(u"Dev"_s);
    Bench::settle();
    return !talker.last<wire::Challenge>();
  };
  Talker& first = bench.come(u"Dev"_s);
  SOON(first.last<wire::Challenge>());
  first.say(wire::Proof{QByteArray(wire::kProofBytes, 'x')});
  SOON_EQUAL(first.refusal(), Refusal::WrongPassword);
  QVERIFY(isHeld());  // the next one waits a second
  bench.clock->advance(1'000);
  Talker& second = *bench.talkers.back();
  SOON(second.last<wire::Challenge>());
  second.say(wire::Proof{QByteArray(wire::kProofBytes, 'x')});
  SOON_EQUAL(second.refusal(), Refusal::WrongPassword);
  QVERIFY(isHeld());
  bench.clock->advance(1'000);  // and the third five
  Bench::settle();
  QVERIFY(!bench.talkers.back()->last<wire::Challenge>());
}

void TestHostMeans::manyGreetingsAtOnceAreNoMoreGuesses() {
  Bench bench(locked());
  for (int i = 0; i < 10; ++i) bench.come(u"Dev"_s);
  for (const auto& each : bench.talkers) SOON(each->last<wire::Challenge>());
  for (const auto& each : bench.talkers) each->say(wire::Proof{QByteArray(wire::kProofBytes, 'x')});
  Bench::settle();
  bench.clock->advance(GuessQueue::kMostWaitMs);
  int judged = 0;
  for (const auto& each : bench.talkers) {
    SOON(each->refusal() != Refusal::None);
    judged += each->refusal() == Refusal::WrongPassword;
    QVERIFY(each->refusal() == Refusal::WrongPassword || each->refusal() == Refusal::TooManyWrongCodes);
  }
  QCOMPARE(judged, 3);
}

void TestHostMeans::whoIsBannedMeanwhileDoesNotComeInByThePassword() {
  Bench bench(locked(3));
  Client ravi(bench.table.tcp(), knowing(u"Ravi"_s, kPassword));
  ravi.start();
  SOON_EQUAL(ravi.known().phase, Client::Phase::Lobby);
  wire::Hello hello;
  hello.name = u"RAVI"_s;
  hello.nonce = QByteArray(32, 'n');
  Talker other(bench.table.tcp());
  other.say(hello);
  SOON(other.last<wire::Challenge>());
  const SeatId seat = ravi.known().seat();
  QCOMPARE(bench.table.server->command(requests::Remove{seat, {}, YesNo::Yes}), Refusal::None);
  const wire::Challenge asked = *other.last<wire::Challenge>();
  other.say(wire::Proof{password::proofOf(kPassword, asked.salt, hello.nonce + asked.nonce)});
  SOON_EQUAL(other.refusal(), Refusal::Banned);
}

void TestHostMeans::whoHasASeatNeedsNoPasswordToComeBack() {
  Bench bench(locked());
  Client client(bench.table.tcp(), knowing(u"Dev"_s, kPassword));
  client.start();
  SOON_EQUAL(client.known().phase, Client::Phase::Lobby);
  Talker& back = bench.come(u"Dev"_s, client.known().identity.token);
  SOON(back.last<wire::Welcome>());
  QCOMPARE(back.last<wire::Welcome>()->seat, client.known().seat());
}

void TestHostMeans::whoNeverProvesAnythingIsHungUpOn() {
  Bench bench(locked());
  Talker& dev = bench.come(u"Dev"_s);
  SOON(dev.last<wire::Challenge>());
  dev.say(wire::Say{u"before the welcome nothing counts"_s, -1});
  dev.ready();
  Bench::settle();
  QVERIFY(!dev.closed);
  bench.clock->advance(15'100);
  SOON(dev.closed);
  QCOMPARE(bench.table.server->connections().headcount().persons(), 0);
}

TAPU_TEST_WITH_LOOP(TestHostMeans)
#include "test_host_means.moc"
