// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/host/door/table_secrets.h"
#include "app/wire/messages.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"
#include "engine/play/visible.h"
#include "tests/net/bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

ServerPlan open(SitDown sitDown, int seats = 3) {
  ServerPlan made = plan(seats, {QString(), u"greedy"_s, u"greedy"_s});
  made.policy = TablePolicy{WatchRule::Live, 2, sitDown, 0};
  made.botPaceMs = 1000;
  return made;
}

wire::Hello late(const QString& name, SeatId wished = {}) {
  wire::Hello hello;
  hello.name = name;
  hello.wished = wished;
  hello.nonce = QByteArray(wire::kTokenBytes, name.isEmpty() ? 'x' : name[0].toLatin1());
  return hello;
}

}  // namespace

/// Sitting down on the seat of a bot, or of somebody who has left, while a game on one board runs; and a bot that plays
/// for a while for somebody who is there.
class TestTakeover : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoComesLateSitsDownOnABotsSeat();
  void theNewcomerSeesTheHandOfTheirSeatAndNoOther();
  void theNewcomerPlaysOnAndTheBotIsGone();
  void aClosedTableLetsNobodySitDown();
  void theHostLetsSomebodyInOrTurnsThemDown();
  void whoAsksForAPlaceIsToldWhomTheyWaitFor();
  void aBotGivesItsNameToThePersonWhoAsksForAPlace();
  void aSeatKeptForANameIsForThatNameAlone();
  void theSeatOfSomebodyWhoHasLeftCanBeTaken();        // 4.8
  void theSeatOfSomebodyWhoIsOnlyLostCannotBeTaken();  // 4.8
  void nobodyNewSitsDownWhileAllPersonsAreAway();
  void whoWasRemovedComesAgainAsTheTableAllows_data() {
    QTest::addColumn<SitDown>("sitDown");
    QTest::newRow("nobody sits down: they may watch") << SitDown::Closed;
    QTest::newRow("the host is asked, and shown their own seat") << SitDown::Asked;
    QTest::newRow("anybody sits down: they get their own seat, not that of a bot") << SitDown::Open;
  }
  void whoWasRemovedComesAgainAsTheTableAllows();
  void theHostIsAskedEvenIfTheSeatWasKeptForWhoWasRemoved();
  void nobodyAsksForASeatUnderANameOfTheTable();
  void theHostLetsInTheNameThatTheySaw();
  void anAnswerToAFormerWishCountsNoMore_data() {
    QTest::addColumn<YesNo>("may");
    QTest::newRow("they were let in at the seat of the former wish") << YesNo::Yes;
    QTest::newRow("they were refused the seat of the former wish") << YesNo::No;
  }
  void anAnswerToAFormerWishCountsNoMore();
  void theHostIsShownTheSeatThatANewcomerWithoutAWishWouldTake();
  void aKeptNameOpensNoSeatOfSomebodyWhoIsOnlyLostByItself_data();
  void aKeptNameOpensNoSeatOfSomebodyWhoIsOnlyLostByItself();  // 4.8
  void theHostGivesAwayNoSeatOfSomebodyWhoIsOnlyLost();
  void theNewcomerComesBackAfterARestartOfTheServer();
  void piecesKeepTheirColorsWhenSomebodySitsDown();
  void aBotPlaysForAWhileAtThePersonsOwnSeat();
  void whoKeepsTheOthersWaitingIsAskedAndABotPlaysMeanwhile();
  void aBotThatPlaysForAPersonCanBeFollowedAtAnyPace();
  void whyNoBotPlaysIsTold_data() {
    QTest::addColumn<AbsentSeat>("absent");
    QTest::addColumn<wire::Request>("before");
    QTest::addColumn<Refusal>("refusal");
    QTest::newRow("4.8 where the turns of whoever is away pass, nobody plays for them")
        << AbsentSeat::Pass << wire::Request(requests::ResumeGame{}) << Refusal::NoStandIns;
    QTest::newRow("while the game is paused")
        << AbsentSeat::Bot << wire::Request(requests::PauseGame{}) << Refusal::StandsStill;
  }
  void whyNoBotPlaysIsTold();
  void theLevelOfABotIsChangedWhileItPlays();
  void aSeatLeftToGuestsIsTakenWithoutAskingTheHost();
};

void TestTakeover::whoComesLateSitsDownOnABotsSeat() {
  Bench bench(open(SitDown::Open));
  QVERIFY(bench.gather(1));
  Talker dev(bench.table.tcp());
  dev.say(late(u"Dev"_s, SeatId(2)));
  SOON(dev.last<wire::Snapshot>());
  QCOMPARE(dev.last<wire::Welcome>()->seat, SeatId(2));
  const LobbySeat seat = bench.table.server->lobby().seats[2];
  QCOMPARE(seat.holder, SeatHolder::Person);
  QCOMPARE(seat.name, u"Dev"_s);
  QVERIFY(seat.bot.isEmpty());
  SOON(bench.talkers.front()->heardNotice(Notice::TookOver));
  SOON_EQUAL(bench.talkers.front()->lobby.seats[2].name, u"Dev"_s);
  Talker rani(bench.table.tcp());  // any bot's seat will do
  rani.say(late(u"Rani"_s));
  SOON(rani.last<wire::Snapshot>());
  QCOMPARE(rani.last<wire::Welcome>()->seat, SeatId(1));
  Talker third(bench.table.tcp());
  third.say(late(u"Third"_s));
  SOON_EQUAL(third.refusal(), Refusal::GameFull);
}

void TestTakeover::theNewcomerSeesTheHandOfTheirSeatAndNoOther() {
  Bench bench(open(SitDown::Open));
  QVERIFY(bench.gather(1));
  Talker dev(bench.table.tcp());
  dev.say(late(u"Dev"_s, SeatId(1)));
  SOON(dev.last<wire::Snapshot>());
  const AuthoritativeGame& game = bench.table.server->game()->played();
  QVERIFY(dev.last<wire::Snapshot>()->state == visibleTo(SeatId(1), game.definition(), game.state()));
}

void TestTakeover::theNewcomerPlaysOnAndTheBotIsGone() {
  Bench bench(open(SitDown::Open), patient());
  QVERIFY(bench.gather(1));
  // Until the turn is a bot's.
  quint32 number = 0;
  SeatId bot;
  QVERIFY(soon([&] {
    for (const int seat : {1, 2})
      if (bench.state().seat(SeatId(seat)).pending.must != Decision::Nothing) bot = SeatId(seat);
    if (!bot && bench.state().seat(SeatId(0)).pending.must != Decision::Nothing)
      bench.at(SeatId(0)).act(++number, bench.first(SeatId(0)), bench.answers(SeatId(0), bench.first(SeatId(0))));
    return bool(bot);
  }));
  Talker dev(bench.table.tcp());
  dev.say(late(u"Dev"_s, bot));
  SOON(dev.last<wire::Snapshot>());
  const int before = bench.table.moves();
  bench.clock->advance(30'000);
  Bench::settle();
  QCOMPARE(bench.table.moves(), before);  // nobody plays for them
  const quint32 next = dev.last<wire::Snapshot>()->lastClientSeq + 1;
  dev.act(next, bench.first(bot), bench.answers(bot, bench.first(bot)));
  SOON(bench.table.moves() > before);
  SOON(dev.last<wire::Batch>() && dev.last<wire::Batch>()->yourClientSeq == next);
}

void TestTakeover::aClosedTableLetsNobodySitDown() {
  Bench bench(open(SitDown::Closed));
  QVERIFY(bench.gather(1));
  QCOMPARE(bench.table.server->summary().locked, Locked::Yes);
  Talker dev(bench.table.tcp());
  dev.say(late(u"Dev"_s, SeatId(1)));
  SOON_EQUAL(dev.refusal(), Refusal::GameFull);
  QCOMPARE(
      bench.table.server->command(requests::ChangePolicy{wire::encodePolicy({WatchRule::Live, 2, SitDown::Open, 0})}),
      Refusal::None);
  QCOMPARE(bench.table.server->summary().locked, Locked::No);
  QVERIFY2(bench.table.server->summary().hasBegun, "whoever sits down now comes into a game");
  Talker again(bench.table.tcp());
  again.say(late(u"Dev"_s, SeatId(1)));
  SOON(again.last<wire::Snapshot>());
}

void TestTakeover::theHostLetsSomebodyInOrTurnsThemDown() {
  Bench bench(open(SitDown::Asked));
  QVERIFY(bench.gather(1));
  Server& server = *bench.table.server;
  const auto knock = [&](const QString& name, SeatId seat) {
    Talker& talker = *bench.talkers.emplace_back(std::make_unique<Talker>(bench.table.tcp()));
    talker.say(late(name, seat));
    return &talker;
  };
  Talker* dev = knock(u"Dev"_s, SeatId(2));
  SOON_EQUAL(dev->refusal(), Refusal::NotLetInYet);
  Talker& player = *bench.talkers.front();
  SOON(player.last<wire::TableNews>() && !player.last<wire::TableNews>()->facts.late.isEmpty());
  const LateArrival asked = player.last<wire::TableNews>()->facts.late.first();
  QCOMPARE(asked.name, u"Dev"_s);
  QCOMPARE(asked.wished, SeatId(2));
  player.say(requests::AnswerLate{asked.number, SeatId(2), YesNo::Yes});
  SOON_EQUAL(player.refusal(), Refusal::HostOnly);
  QCOMPARE(server.command(requests::AnswerLate{asked.number, SeatId(0), YesNo::Yes}), Refusal::NotNow);
  QCOMPARE(server.command(requests::AnswerLate{asked.number, {}, YesNo::Yes}), Refusal::None);
  dev = knock(u"Dev"_s, SeatId(2));
  SOON(dev->last<wire::Snapshot>());
  QCOMPARE(dev->last<wire::Welcome>()->seat, SeatId(2));
  SOON(player.last<wire::TableNews>()->facts.late.isEmpty());

  Talker* rani = knock(u"Rani"_s, SeatId(1));
  SOON_EQUAL(rani->refusal(), Refusal::NotLetInYet);
  SOON(!player.last<wire::TableNews>()->facts.late.isEmpty());
  const quint32 number = player.last<wire::TableNews>()->facts.late.first().number;
  QCOMPARE(server.command(requests::AnswerLate{number, {}, YesNo::No}), Refusal::None);
  rani = knock(u"Rani"_s, SeatId(1));
  SOON_EQUAL(rani->refusal(), Refusal::TurnedDown);
}

// Otherwise they would wait without end for a host who is not there.
void TestTakeover::whoAsksForAPlaceIsToldWhomTheyWaitFor() {
  HostedBench bench(open(SitDown::Asked));
  SOON(bench.host.last<wire::Welcome>());
  bench.host.say(requests::StartGame{});
  SOON(bench.table.server->game());
  Talker first(bench.table.tcp());
  first.say(late(u"Dev"_s));
  SOON_EQUAL(first.refusal(), Refusal::NotLetInYet);
  QCOMPARE(first.last<wire::Refused>()->detail, u"Host"_s);
  bench.host.hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[0].link, Link::Lost);
  Talker next(bench.table.tcp());
  next.say(late(u"Dev"_s));
  SOON_EQUAL(next.refusal(), Refusal::HostIsAway);
  QCOMPARE(next.last<wire::Refused>()->detail, u"Host"_s);
}

void TestTakeover::aBotGivesItsNameToThePersonWhoAsksForAPlace() {
  Bench bench(open(SitDown::Asked));
  QVERIFY(bench.gather(1));
  const SeatId bot(2);
  const QString name = bench.table.server->lobby().seats[bot.value].name;
  QVERIFY(!name.isEmpty());
  Talker guest(bench.table.tcp());
  guest.say(late(name, bot));
  SOON_EQUAL(guest.refusal(), Refusal::NotLetInYet);
  QVERIFY2(bench.table.server->lobby().seats[bot.value].name != name,
           "else they would play in the place of themselves");
  SOON(bench.talkers.front()->last<wire::TableNews>());
  SOON(!bench.talkers.front()->last<wire::TableNews>()->facts.late.isEmpty());
  QCOMPARE(bench.talkers.front()->last<wire::TableNews>()->facts.late.first().name, name);
}

void TestTakeover::aSeatKeptForANameIsForThatNameAlone() {
  ServerPlan made = open(SitDown::Open);
  made.bots = {QString(), QString(), u"greedy"_s};
  Bench bench(made);
  Server& server = *bench.table.server;
  QCOMPARE(server.command(requests::Reserve{SeatId(1), u"Meera"_s}), Refusal::None);
  QCOMPARE(server.command(requests::Reserve{SeatId(2), u"meera"_s}), Refusal::NameTaken);
  SOON_EQUAL(server.lobby().seats[1].name, u"Meera"_s);
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  QCOMPARE(asha.last<wire::Welcome>()->seat, SeatId(0));
  Talker full(bench.table.tcp());
  full.greet(u"Dev"_s);
  SOON_EQUAL(full.refusal(), Refusal::GameFull);
  QCOMPARE(server.command(requests::StartGame{}), Refusal::None);  // whether or not all are ready
  SOON(bench.table.server->game());
  Talker dev(bench.table.tcp());
  dev.say(late(u"Dev"_s, SeatId(1)));
  SOON_EQUAL(dev.refusal(), Refusal::GameFull);
  Talker meera(bench.table.tcp());
  meera.say(late(u"मीरा"_s, SeatId(1)));
  SOON_EQUAL(meera.refusal(), Refusal::GameFull);
  Talker kept(bench.table.tcp());
  kept.say(late(u"Meera"_s));
  SOON(kept.last<wire::Snapshot>());
  QCOMPARE(kept.last<wire::Welcome>()->seat, SeatId(1));
}

void TestTakeover::theSeatOfSomebodyWhoHasLeftCanBeTaken() {
  ServerPlan made = open(SitDown::Open, 2);
  made.bots.clear();
  Bench bench(made);
  QVERIFY(bench.gather(2));
  Talker& leaver = bench.at(SeatId(1));
  leaver.say(requests::GiveUp{});
  SOON_EQUAL(bench.state().seat(SeatId(1)).presence, Presence::Away);
  Talker dev(bench.table.tcp());
  dev.say(late(u"Dev"_s));
  SOON(dev.last<wire::Snapshot>());
  QCOMPARE(dev.last<wire::Welcome>()->seat, SeatId(1));
  SOON_EQUAL(bench.state().seat(SeatId(1)).presence, Presence::Here);
  SOON(bench.table.server->lobby().seats[1].bot.isEmpty());
  Talker back(bench.table.tcp());  // whose key is gone with the seat
  back.greet(u"Person B"_s, leaver.last<wire::Welcome>()->token);
  SOON_EQUAL(back.refusal(), Refusal::Kicked);
}

void TestTakeover::theSeatOfSomebodyWhoIsOnlyLostCannotBeTaken() {
  ServerPlan made = open(SitDown::Open, 2);
  made.bots.clear();
  Bench bench(made);
  QVERIFY(bench.gather(2));
  bench.at(SeatId(1)).hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[1].link, Link::Lost);
  Talker dev(bench.table.tcp());
  dev.say(late(u"Dev"_s, SeatId(1)));
  SOON_EQUAL(dev.refusal(), Refusal::GameFull);
}

/// As after a restart of a server: else somebody new would set the game going, and bots would play for those who are
/// not there yet.
void TestTakeover::nobodyNewSitsDownWhileAllPersonsAreAway() {
  Bench bench(open(SitDown::Open));
  QVERIFY(bench.gather(1));
  const QByteArray key = bench.talkers.front()->last<wire::Welcome>()->token;
  bench.talkers.front()->hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[0].link, Link::Lost);
  QCOMPARE(bench.table.server->summary().players, bench.table.server->summary().seats);  // so says the list too
  Talker dev(bench.table.tcp()), back(bench.table.tcp()), rani(bench.table.tcp());
  dev.say(late(u"Dev"_s, SeatId(2)));
  SOON_EQUAL(dev.refusal(), Refusal::GameFull);
  QCOMPARE(bench.table.server->lobby().seats[2].holder, SeatHolder::Bot);
  back.greet(u"Person A"_s, key);
  SOON(back.last<wire::Snapshot>());
  rani.say(late(u"Rani"_s, SeatId(2)));
  SOON(rani.last<wire::Snapshot>());
}

void TestTakeover::whoWasRemovedComesAgainAsTheTableAllows() {
  QFETCH(SitDown, sitDown);
  ServerPlan made = open(sitDown);
  made.bots = {QString(), u"greedy"_s, QString()};
  Bench bench(made);
  QVERIFY(bench.gather(2));
  Server& server = *bench.table.server;
  QCOMPARE(server.command(requests::Remove{SeatId(2), {}, YesNo::No}), Refusal::None);
  SOON_EQUAL(bench.state().seat(SeatId(2)).presence, Presence::Away);
  wire::Hello watches = late(u"Person B"_s);
  watches.attendance = Attendance::Watcher;
  Talker watcher(bench.table.tcp());
  watcher.say(watches);
  SOON_OR_SAY(watcher.last<wire::Snapshot>(), "the name is nobody else’s");
  watches.name = u"Person A"_s;
  watches.nonce.fill('a');
  Talker other(bench.table.tcp());
  other.say(watches);
  SOON_EQUAL(other.refusal(), Refusal::NameTaken);

  Talker first(bench.table.tcp());
  Talker again(bench.table.tcp());
  first.say(late(u"Person B"_s));
  if (sitDown == SitDown::Closed) {
    SOON_EQUAL(first.refusal(), Refusal::GameFull);
    return;
  }
  if (sitDown == SitDown::Asked) {
    SOON_EQUAL(first.refusal(), Refusal::NotLetInYet);
    const TableFacts facts = bench.table.server->facts();
    QCOMPARE(facts.late.size(), 1);
    QCOMPARE(facts.late.first().wished, SeatId(2));
    QCOMPARE(server.command(requests::AnswerLate{facts.late.first().number, SeatId(2), YesNo::Yes}), Refusal::None);
    again.say(late(u"Person B"_s));
  }
  Talker& seated = sitDown == SitDown::Asked ? again : first;
  SOON(seated.last<wire::Snapshot>());
  QCOMPARE(seated.last<wire::Welcome>()->seat, SeatId(2));
}

void TestTakeover::theHostIsAskedEvenIfTheSeatWasKeptForWhoWasRemoved() {
  ServerPlan made = open(SitDown::Asked);
  made.bots = {QString(), u"greedy"_s, QString()};
  Bench bench(made);
  Server& server = *bench.table.server;
  QCOMPARE(server.command(requests::Reserve{SeatId(2), u"Person B"_s}), Refusal::None);
  QVERIFY(bench.gather(2));
  QCOMPARE(server.command(requests::Remove{SeatId(2), {}, YesNo::No}), Refusal::None);
  SOON_EQUAL(bench.state().seat(SeatId(2)).presence, Presence::Away);
  Talker again(bench.table.tcp());
  again.say(late(u"Person B"_s));
  SOON_EQUAL(again.refusal(), Refusal::NotLetInYet);
  QCOMPARE(server.facts().late.first().wished, SeatId(2));
}

void TestTakeover::nobodyAsksForASeatUnderANameOfTheTable() {
  Bench bench(open(SitDown::Asked));
  QVERIFY(bench.gather(1));
  Talker asks(bench.table.tcp());
  asks.say(late(u"PERSON A"_s));
  SOON_EQUAL(asks.refusal(), Refusal::NameTaken);
  QVERIFY(bench.table.server->facts().late.isEmpty());
}

void TestTakeover::theHostIsShownTheSeatThatANewcomerWithoutAWishWouldTake() {
  ServerPlan made = open(SitDown::Asked);
  made.bots = {QString(), QString(), u"greedy"_s};
  Bench bench(made);
  Server& server = *bench.table.server;
  // A bot plays at the seat that is kept for Rani, so Dev would get the next one.
  QCOMPARE(server.command(requests::Reserve{SeatId(1), u"Rani"_s}), Refusal::None);
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  QCOMPARE(server.command(requests::StartGame{}), Refusal::None);
  SOON(server.game());
  Talker dev(bench.table.tcp());
  dev.say(late(u"Dev"_s));
  SOON_EQUAL(server.facts().late.size(), 1);
  QCOMPARE(server.facts().late.first().wished, SeatId(2));
}

void TestTakeover::theHostLetsInTheNameThatTheySaw() {
  Bench bench(open(SitDown::Asked));
  QVERIFY(bench.gather(1));
  Server& server = *bench.table.server;
  wire::Hello hello = late(u"Dev"_s, SeatId(2));
  Talker dev(bench.table.tcp());
  dev.say(hello);
  SOON_EQUAL(dev.refusal(), Refusal::NotLetInYet);
  QCOMPARE(server.facts().late.size(), 1);
  QCOMPARE(server.command(requests::AnswerLate{server.facts().late.first().number, SeatId(2), YesNo::Yes}),
           Refusal::None);
  hello.name = u"Rani"_s;
  Talker rani(bench.table.tcp());
  rani.say(hello);
  SOON_EQUAL(rani.refusal(), Refusal::NotLetInYet);
  QCOMPARE(server.facts().late.size(), 1);
  QCOMPARE(server.facts().late.first().name, u"Rani"_s);
  QCOMPARE(server.lobby().seats[2].holder, SeatHolder::Bot);
}

void TestTakeover::anAnswerToAFormerWishCountsNoMore() {
  QFETCH(YesNo, may);
  Bench bench(open(SitDown::Asked));
  QVERIFY(bench.gather(1));
  Server& server = *bench.table.server;
  const auto knock = [&](SeatId wished) -> Talker& {
    Talker& talker = *bench.talkers.emplace_back(std::make_unique<Talker>(bench.table.tcp()));
    talker.say(late(u"Dev"_s, wished));
    return talker;
  };
  const Talker& first = knock(SeatId(1));
  SOON_EQUAL(first.refusal(), Refusal::NotLetInYet);
  QCOMPARE(server.facts().late.size(), 1);
  const quint32 number = server.facts().late.first().number;
  QCOMPARE(server.command(requests::AnswerLate{number, SeatId(1), may}), Refusal::None);
  const Talker& second = knock(SeatId(2));
  SOON_EQUAL(second.refusal(), Refusal::NotLetInYet);
  QCOMPARE(server.facts().late.size(), 1);
  QCOMPARE(server.facts().late.first().number, number);
  QCOMPARE(server.facts().late.first().wished, SeatId(2));
  QCOMPARE(server.lobby().seats[1].holder, SeatHolder::Bot);
  QCOMPARE(server.command(requests::AnswerLate{number, SeatId(2), YesNo::Yes}), Refusal::None);
  Talker& dev = knock(SeatId(2));
  SOON(dev.last<wire::Snapshot>());
  QCOMPARE(dev.last<wire::Welcome>()->seat, SeatId(2));
}

void TestTakeover::aKeptNameOpensNoSeatOfSomebodyWhoIsOnlyLostByItself_data() {
  QTest::addColumn<SitDown>("sitDown");
  QTest::newRow("at a closed table") << SitDown::Closed;
  QTest::newRow("where the host is asked") << SitDown::Asked;
  QTest::newRow("at an open table") << SitDown::Open;
}

void TestTakeover::aKeptNameOpensNoSeatOfSomebodyWhoIsOnlyLostByItself() {
  QFETCH(SitDown, sitDown);
  ServerPlan made = open(sitDown, 2);
  made.bots.clear();
  Bench bench(made);
  QCOMPARE(bench.table.server->command(requests::Reserve{SeatId(1), u"Person B"_s}), Refusal::None);
  QVERIFY(bench.gather(2));
  Talker& lost = bench.at(SeatId(1));
  const QByteArray key = lost.last<wire::Welcome>()->token;
  lost.hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[1].link, Link::Lost);
  Talker stranger(bench.table.tcp());
  stranger.say(late(u"Person B"_s));
  SOON_EQUAL(stranger.refusal(), Refusal::NotLetInYet);  // the host is asked whether it is them
  QCOMPARE(bench.table.server->facts().late.first().wished, SeatId(1));
  Talker& back = bench.come(u"Person B"_s, key);
  SOON(back.last<wire::Snapshot>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
}

void TestTakeover::theHostGivesAwayNoSeatOfSomebodyWhoIsOnlyLost() {
  ServerPlan made = open(SitDown::Asked);
  made.bots = {QString(), QString(), u"greedy"_s};
  Bench bench(made);
  QVERIFY(bench.gather(2));
  bench.at(SeatId(1)).hangUp();
  Server& server = *bench.table.server;
  SOON_EQUAL(server.lobby().seats[1].link, Link::Lost);
  Talker dev(bench.table.tcp());
  dev.say(late(u"Dev"_s, SeatId(1)));
  SOON_EQUAL(dev.refusal(), Refusal::NotLetInYet);
  QCOMPARE(server.facts().late.size(), 1);
  const quint32 number = server.facts().late.first().number;
  QCOMPARE(server.command(requests::AnswerLate{number, SeatId(1), YesNo::Yes}), Refusal::NotNow);
  QCOMPARE(server.command(requests::AnswerLate{number, SeatId(2), YesNo::Yes}), Refusal::None);
  Talker again(bench.table.tcp());
  again.say(late(u"Dev"_s, SeatId(1)));
  SOON(again.last<wire::Snapshot>());
  QCOMPARE(again.last<wire::Welcome>()->seat, SeatId(2));
}

void TestTakeover::theNewcomerComesBackAfterARestartOfTheServer() {
  MemoryStore store;
  auto clock = std::make_shared<SimClock>();
  QByteArray token;
  {
    TestServer table(store, open(SitDown::Open), clock, patient());
    table.server->open();
    Talker asha(table.tcp());
    asha.greet(u"Asha"_s);
    SOON(asha.last<wire::Welcome>());
    asha.ready();
    SOON(asha.last<wire::Snapshot>());
    Talker dev(table.tcp());
    dev.say(late(u"Dev"_s, SeatId(2)));
    SOON(dev.last<wire::Snapshot>());
    token = dev.last<wire::Welcome>()->token;
  }
  TestServer table(store, open(SitDown::Closed), clock, patient(), 2);
  QCOMPARE(table.server->resume(), QString());
  Talker dev(table.tcp());
  dev.greet(u"Dev"_s, token);
  SOON(dev.last<wire::Snapshot>());
  QCOMPARE(dev.last<wire::Welcome>()->seat, SeatId(2));
}

void TestTakeover::piecesKeepTheirColorsWhenSomebodySitsDown() {
  Bench bench(open(SitDown::Open));
  QVERIFY(bench.gather(1));
  const auto colors = [&] {
    QList<int> all;
    for (const LobbySeat& seat : bench.table.server->lobby().seats) all << seat.color;
    return all;
  };
  const QList<int> before = colors();
  Talker dev(bench.table.tcp());
  wire::Hello hello = late(u"Dev"_s, SeatId(2));
  hello.color = before[1];  // that of another bot
  dev.say(hello);
  SOON(dev.last<wire::Snapshot>());
  QCOMPARE(colors(), before);
}

void TestTakeover::aBotPlaysForAWhileAtThePersonsOwnSeat() {
  ServerPlan made = open(SitDown::Closed, 2);
  made.bots.clear();
  Bench bench(made);
  QVERIFY(bench.gather(2));
  const SeatId mover(bench.state().seat(SeatId(0)).pending.must == Decision::Nothing ? 1 : 0);
  Talker& asha = bench.at(mover);
  asha.say(requests::LetBotPlay{YesNo::No});  // none plays
  SOON_EQUAL(asha.refusal(), Refusal::NotNow);
  asha.say(requests::LetBotPlay{YesNo::Yes});
  SOON_EQUAL(bench.state().seat(mover).presence, Presence::Away);
  const int before = bench.table.moves();
  QVERIFY(soon([&] {
    bench.clock->advance(1'100);
    return bench.table.moves() > before;
  }));
  SOON(asha.last<wire::Batch>());  // they see what it does
  QVERIFY(!bench.table.server->lobby().seats[mover.value].bot.isEmpty());
  QCOMPARE(bench.table.server->lobby().seats[mover.value].link, Link::Up);
  asha.act(1, bench.first(mover), bench.answers(mover, bench.first(mover)));
  SOON_EQUAL(asha.last<wire::Refused>()->reject, Reject::NotYourTurn);
  asha.say(requests::LetBotPlay{YesNo::No});
  SOON_EQUAL(bench.state().seat(mover).presence, Presence::Here);
  SOON(bench.table.server->lobby().seats[mover.value].bot.isEmpty());
  QVERIFY(asha.heardNotice(Notice::BotPlays));
  SOON(asha.heardNotice(Notice::PlaysAgain));
}

void TestTakeover::whoKeepsTheOthersWaitingIsAskedAndABotPlaysMeanwhile() {
  ServerPlan made = open(SitDown::Closed, 2);
  made.bots.clear();
  HostedBench bench(made, patient());
  SOON(bench.host.last<wire::Welcome>());
  Talker& ravi = bench.come(u"Ravi"_s);
  ravi.ready();
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  bench.host.say(requests::StartGame{});
  SOON(ravi.last<wire::Snapshot>());
  const bool isHostsMove = waitingFor(bench.state()) == SeatId(0);
  Talker& asleep = isHostsMove ? bench.host : ravi;
  Talker& awake = isHostsMove ? ravi : bench.host;
  const SeatId sleeper(isHostsMove ? 0 : 1), other(isHostsMove ? 1 : 0);
  // Anybody may ask whoever the game waits for, and nobody else.
  awake.say(requests::AskWhetherThere{other});
  SOON_EQUAL(awake.refusal(), Refusal::NotNow);
  awake.say(requests::AskWhetherThere{sleeper});
  SOON(asleep.heardNotice(Notice::AreYouThere));
  QCOMPARE(asleep.last<wire::Chat>()->line.seat, other);
  QVERIFY(!awake.heardNotice(Notice::AreYouThere));
  // A guest lets no bot play for another; the host does, and whose seat it is takes it back.
  ravi.say(requests::LetBotPlay{YesNo::Yes, SeatId(0)});
  SOON_EQUAL(ravi.refusal(), Refusal::HostOnly);
  bench.host.say(requests::LetBotPlay{YesNo::Yes, SeatId(1)});
  SOON_EQUAL(bench.state().seat(SeatId(1)).presence, Presence::Away);
  SOON(ravi.heardNotice(Notice::BotPlays));
  QCOMPARE(bench.table.server->lobby().seats[1].link, Link::Up);
  bench.host.say(requests::LetBotPlay{YesNo::No, SeatId(1)});
  SOON_EQUAL(bench.host.refusal(), Refusal::NotNow);
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Away);
  ravi.say(requests::LetBotPlay{YesNo::No});
  SOON_EQUAL(bench.state().seat(SeatId(1)).presence, Presence::Here);
}

// Else the whole game would be over before they could take their seat back.
void TestTakeover::aBotThatPlaysForAPersonCanBeFollowedAtAnyPace() {
  ServerPlan made = open(SitDown::Closed, 2);
  made.bots.clear();
  made.botPaceMs = 0;
  Bench bench(made);
  QVERIFY(bench.gather(2));
  const SeatId mover(bench.state().seat(SeatId(0)).pending.must == Decision::Nothing ? 1 : 0);
  bench.at(mover).say(requests::LetBotPlay{YesNo::Yes});
  SOON_EQUAL(bench.state().seat(mover).presence, Presence::Away);
  for (int move = 0; move < 2; ++move) {
    const int before = bench.table.moves();
    bench.settle();
    QCOMPARE(bench.table.moves(), before);
    bench.clock->advance(300);
    SOON_EQUAL(bench.table.moves(), before + 1);
  }
  bench.at(mover).say(requests::LetBotPlay{YesNo::No});
  SOON_EQUAL(bench.state().seat(mover).presence, Presence::Here);
}

void TestTakeover::whyNoBotPlaysIsTold() {
  QFETCH(AbsentSeat, absent);
  QFETCH(wire::Request, before);
  QFETCH(Refusal, refusal);
  ServerPlan made = open(SitDown::Closed, 2);
  made.bots.clear();
  made.setup.options.absent = absent;
  HostedBench bench(made, patient());
  SOON(bench.host.last<wire::Welcome>());
  bench.come(u"Ravi"_s).ready();
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  bench.host.say(requests::StartGame{});
  SOON(bench.host.last<wire::Snapshot>());
  bench.host.say(before);
  const SeatId mine = bench.host.last<wire::Welcome>()->seat;
  bench.host.say(requests::LetBotPlay{YesNo::Yes});
  SOON_EQUAL(bench.host.refusal(), refusal);
  QVERIFY(!bench.host.heardNotice(Notice::BotPlays));
  QCOMPARE(bench.state().seat(mine).presence, Presence::Here);
}

void TestTakeover::theLevelOfABotIsChangedWhileItPlays() {
  Bench bench(open(SitDown::Closed));
  QVERIFY(bench.gather(1));
  Server& server = *bench.table.server;
  const QString name = server.lobby().seats[1].name;
  QCOMPARE(server.command(requests::PutBot{SeatId(0), u"random"_s}), Refusal::NotNow);
  QCOMPARE(server.command(requests::PutBot{SeatId(1), u"no such bot"_s}), Refusal::NotNow);
  QCOMPARE(server.command(requests::PutBot{SeatId(1), u"random"_s}), Refusal::None);
  QCOMPARE(server.lobby().seats[1].bot, u"random"_s);
  QCOMPARE(server.lobby().seats[1].name, name);
  quint32 number = 0;
  const int before = bench.table.moves();
  QVERIFY(soon([&] {  // and it plays
    bench.clock->advance(1'100);
    if (bench.state().seat(SeatId(0)).pending.must != Decision::Nothing)
      bench.at(SeatId(0)).act(++number, bench.first(SeatId(0)), bench.answers(SeatId(0), bench.first(SeatId(0))));
    return bench.table.moves() > before + 6;
  }));
}

/// The seats of bots that are not left to guests stay the host's to give.
void TestTakeover::aSeatLeftToGuestsIsTakenWithoutAskingTheHost() {
  ServerPlan made = open(SitDown::Asked, 4);
  made.bots = {QString(), u"greedy"_s, u"greedy"_s, u"greedy"_s};
  Bench bench(made);
  QVERIFY(bench.gather(1));
  bench.table.server.reset();
  TableSecrets secrets([] { return QByteArray(wire::kTokenBytes, 's'); });
  secrets.makePlaces(4);
  secrets.leaveToGuests(SeatId(2));
  bench.store.keepTable({}, secrets.kept());
  TestServer table(bench.store, made, bench.clock, patient(), 2);
  QCOMPARE(table.server->resume(), QString());
  const auto come = [&](const QString& name, SeatId wished = {}) {
    Talker& talker = *bench.talkers.emplace_back(std::make_unique<Talker>(table.tcp()));
    talker.say(late(name, wished));
    return &talker;
  };
  QCOMPARE(table.server->summary().players, 1);  // each seat of a bot can be had, two of them if the host agrees
  Talker* rani = come(u"Rani"_s, SeatId(1));
  SOON_EQUAL(rani->refusal(), Refusal::NotLetInYet);
  Talker* dev = come(u"Dev"_s, SeatId(0));  // the host plays there: the wish cannot be
  SOON(dev->last<wire::Snapshot>());
  QCOMPARE(dev->last<wire::Welcome>()->seat, SeatId(2));
  QCOMPARE(table.server->summary().players, 2);
  Talker* third = come(u"Third"_s);
  SOON_EQUAL(third->refusal(), Refusal::NotLetInYet);
  QCOMPARE(table.server->command(requests::Remove{SeatId(2), {}, YesNo::No}), Refusal::None);
  dev = come(u"Dev"_s);  // who was removed comes back only as the host wants
  SOON_EQUAL(dev->refusal(), Refusal::NotLetInYet);
}

TAPU_TEST_WITH_LOOP(TestTakeover)
#include "test_takeover.moc"
