// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTest>
#include <ranges>

#include "app/wire/join_code.h"
#include "app/wire/requests.h"
#include "tests/net/desk_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// The codes of the seats of a Big Game: what they open, and how little guessing helps.
class TestCodes : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everySeatHasACodeThatOnlyTheOrganizerHears();
  void aCodeOpensItsSeat();
  void aSeatIsKeptForWhoHasItsCode();
  void whoHasLeftTheSeatThatIsKeptForThemMaySitThereAgain();
  void theCodeBringsBackWhoIsLostFromAnotherComputer();
  void aNewCodeReplacesCodeAndKey();
  void aNewCodeLeavesTheKeyOfWhoIsThere();
  void whoGoesBeforeTheWelcomeMayComeAgainWithTheCode();
  void aBotMakesNoRoomForANameThatIsTaken();
  void wrongCodesAreSlowedAndLimited();
  void rightCodesAreNotCountedAsGuesses();
  void noCodeIsToldBeforeTheStoreHasIt();
  void aNameThatIsKeptGoesWithItsCode();
  void aSeatOfABotHasNoCodeUntilTheOrganizerMakesOne();
  void noBotHasTheNameOfSomebodyWhoIsExpected();
  void codesOutliveTheServer();
  void aMistypedCodeIsNotEvenAskedFor();
};

void TestCodes::everySeatHasACodeThatOnlyTheOrganizerHears() {
  DeskBench bench(big(20));
  bench.organize();
  QSet<int> codes;
  for (int seat = 0; seat < 40; ++seat) {
    QVERIFY(isJoinCode(bench.code(seat)));
    codes.insert(bench.code(seat));
  }
  QCOMPARE(codes.size(), 40);
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  Bench::settle();
  QCOMPARE(asha.count<wire::DeskNews>(), 0);
  DeskBench classic(plan(4));
  classic.organize();
  QCOMPARE(classic.code(0), -1);
}

void TestCodes::aCodeOpensItsSeat() {
  DeskBench bench(big(2, {{}, {}, {}, u"random"_s}));
  bench.organize();
  Talker& asha = bench.comeWith(bench.code(2), u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  QCOMPARE(asha.last<wire::Welcome>()->seat, SeatId(2));
  Talker& ravi = bench.comeWith(bench.code(3), u"Ravi"_s);  // a bot makes room
  SOON(ravi.last<wire::Welcome>());
  QCOMPARE(ravi.last<wire::Welcome>()->seat, SeatId(3));
  QCOMPARE(bench.table.server->lobby().seats[3].name, u"Ravi"_s);
  Talker& thief = bench.comeWith(bench.code(2), u"Thief"_s);
  SOON(thief.closed);
  QCOMPARE(thief.refusal(), Refusal::SeatTaken);
  QCOMPARE(bench.table.server->lobby().seats[2].name, u"Asha"_s);
}

void TestCodes::aSeatIsKeptForWhoHasItsCode() {
  DeskBench bench(big(1));
  bench.organize();
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(0), u"  Meera  Devi "_s}), Refusal::None);
  SOON_EQUAL(bench.deskSeat(0).keptFor, u"Meera Devi"_s);
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  QCOMPARE(asha.last<wire::Welcome>()->seat, SeatId(1));
  QCOMPARE(bench.table.server->lobby().seats[0].holder, SeatHolder::Nobody);
  QCOMPARE(bench.table.server->lobby().seats[0].name, u"Meera Devi"_s);  // as everybody in the lobby reads
  QCOMPARE(DeskBench::asked(asha, requests::ChooseSeat{SeatId(0)}), Refusal::NotNow);
  Talker& full = bench.come(u"Ravi"_s);
  SOON(full.closed);
  QCOMPARE(full.refusal(), Refusal::GameFull);
  Talker& meera = bench.comeWith(bench.code(0), u"whatever"_s);
  SOON(meera.last<wire::Welcome>());
  QCOMPARE(bench.table.server->lobby().seats[0].name, u"Meera Devi"_s);
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(0), u"Other"_s}), Refusal::NotNow);
}

void TestCodes::whoHasLeftTheSeatThatIsKeptForThemMaySitThereAgain() {
  DeskBench bench(big(2));
  bench.organize();
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(1), u"Meera"_s}), Refusal::None);
  Talker& meera = bench.comeWith(bench.code(1), QString());  // who has a slip need not tell a name
  SOON(meera.last<wire::Welcome>());
  QCOMPARE(DeskBench::asked(meera, requests::ChooseSeat{SeatId(2)}), Refusal::None);
  SOON_EQUAL(bench.table.server->lobby().seats[1].name, u"Meera"_s);
  QCOMPARE(bench.table.server->lobby().seats[1].holder, SeatHolder::Nobody);
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  QCOMPARE(DeskBench::asked(asha, requests::ChooseSeat{SeatId(1)}), Refusal::NotNow);
  QCOMPARE(DeskBench::asked(meera, requests::ChooseSeat{SeatId(1)}), Refusal::None);
  QCOMPARE(bench.table.server->lobby().seats[1].holder, SeatHolder::Person);
}

/// A guest with a new computer was told that the seat is taken, while the slip said that the code brings them back.
void TestCodes::theCodeBringsBackWhoIsLostFromAnotherComputer() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  const int code = bench.code(0);
  const QByteArray token = bench.at(SeatId(0)).last<wire::Welcome>()->token;
  QCOMPARE(turnedAway(bench.comeWith(code, u"Thief"_s)), Refusal::SeatTaken);  // while its person is there
  QVERIFY(!bench.talkers[0]->closed);
  QVERIFY(bench.organizer->last<wire::DeskNews>()->wrongCodes.isEmpty());  // it is a right one
  bench.talkers[0]->hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[0].link, Link::Lost);
  Talker& back = bench.comeWith(code, u"x"_s);
  SOON(back.last<wire::Position>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(0));
  QCOMPARE(bench.table.server->lobby().seats[0].name, u"Person A"_s);
  Talker& old = bench.come(u"Person A"_s, token);  // the first computer has no part in it any more
  SOON(old.closed);
  QVERIFY(!old.last<wire::Welcome>() && !back.closed);
  bench.talkers[1]->hangUp();
  QVERIFY(bench.toRound(3));  // a bot plays meanwhile
  Talker& late = bench.comeWith(bench.code(1), u"x"_s);
  SOON(late.last<wire::Position>());
  QCOMPARE(late.last<wire::Welcome>()->seat, SeatId(1));
}

void TestCodes::aNewCodeReplacesCodeAndKey() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  const int before = bench.code(0);
  const QByteArray token = bench.at(SeatId(0)).last<wire::Welcome>()->token;
  bench.talkers[0]->hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[0].link, Link::Lost);
  QCOMPARE(bench.asked(requests::NewCode{SeatId(0)}), Refusal::None);
  SOON(bench.code(0) != before);
  QCOMPARE(turnedAway(bench.comeWith(before, u"Thief"_s)), Refusal::WrongCode);
  Talker& old = bench.come(u"Person A"_s, token);
  SOON(old.closed);
  QCOMPARE(old.refusal(), Refusal::BadToken);
  Talker& back = bench.comeWith(bench.code(0), u"Person A"_s);
  Bench::settle();
  bench.clock->advance(1'000);  // a wrong guess came from there
  SOON(back.last<wire::Position>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(0));
  QCOMPARE(bench.table.server->lobby().seats[0].name, u"Person A"_s);
}

void TestCodes::aNewCodeLeavesTheKeyOfWhoIsThere() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  const int before = bench.code(1);
  const QByteArray token = bench.at(SeatId(1)).last<wire::Welcome>()->token;
  QCOMPARE(bench.asked(requests::NewCode{SeatId(1)}), Refusal::None);
  SOON(bench.code(1) != before);
  QVERIFY(!bench.talkers[1]->closed);
  bench.talkers[1]->hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[1].link, Link::Lost);
  Talker& back = bench.come(u"Person B"_s, token);
  SOON(back.last<wire::Position>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
}

void TestCodes::whoGoesBeforeTheWelcomeMayComeAgainWithTheCode() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  const int before = bench.code(1);
  bench.talkers[1]->hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[1].link, Link::Lost);
  QCOMPARE(bench.asked(requests::NewCode{SeatId(1)}), Refusal::None);
  SOON(bench.code(1) != before);
  bench.store.holdCommits();
  Talker& early = bench.comeWith(bench.code(1), u"Person B"_s);
  Bench::settle();
  QVERIFY(!early.last<wire::Welcome>());
  early.hangUp();
  Bench::settle();
  bench.store.commitAll();
  Bench::settle();
  Talker& later = bench.comeWith(bench.code(1), u"Person B"_s);
  SOON(later.last<wire::Position>());
  QCOMPARE(later.last<wire::Welcome>()->seat, SeatId(1));
}

void TestCodes::aBotMakesNoRoomForANameThatIsTaken() {
  DeskBench bench(big(1, {{}, u"random"_s}));
  bench.organize();
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  QCOMPARE(turnedAway(bench.comeWith(bench.code(1), u"ASHA"_s)), Refusal::NameTaken);
  QCOMPARE(bench.table.server->lobby().seats[1].holder, SeatHolder::Bot);
  Talker& ravi = bench.comeWith(bench.code(1), u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>());
  QCOMPARE(ravi.last<wire::Welcome>()->seat, SeatId(1));
}

void TestCodes::wrongCodesAreSlowedAndLimited() {
  DeskBench bench(big(2));
  bench.organize();
  int wrong = 0;
  const auto guess = [&](int code) -> Talker& {
    Talker& talker = bench.comeWith(code, u"Guesser"_s);
    Bench::settle();
    return talker;
  };
  while (bench.code(0) / 10 == wrong || bench.code(1) / 10 == wrong || bench.code(2) / 10 == wrong ||
         bench.code(3) / 10 == wrong)
    ++wrong;
  Talker& first = guess(joinCodeOf(wrong));
  SOON_EQUAL(first.refusal(), Refusal::WrongCode);
  Talker& second = guess(joinCodeOf(wrong));
  bench.clock->advance(999);
  Bench::settle();
  QVERIFY(!second.closed);
  bench.clock->advance(1);
  SOON_EQUAL(second.refusal(), Refusal::WrongCode);
  for (int i = 0; i < 30; ++i) {  // many at once: of those most are not judged
    Talker& more = *bench.talkers.emplace_back(std::make_unique<Talker>(bench.table.tcp()));
    wire::Hello hello;
    hello.name = u"Guesser"_s;
    hello.code = joinCodeOf(wrong);
    more.say(hello);
  }
  Bench::settle();
  bench.clock->advance(GuessQueue::kMostWaitMs);
  QVERIFY(soon([&] { return std::ranges::all_of(bench.talkers, [](const auto& each) { return each->closed; }); }));
  const auto judged =
      std::ranges::count_if(bench.talkers, [](const auto& each) { return each->refusal() == Refusal::WrongCode; });
  QCOMPARE(judged, 3);  // Limits::wrongCodesAtOnce, and six a minute from then on
  SOON_EQUAL(bench.organizer->last<wire::DeskNews>()->wrongCodes, (QList<WrongCodes>{{u"127.0.0.1"_s, 3}}));
  Talker& honest = guess(bench.code(1));  // from the same address: nobody is locked out for good
  bench.clock->advance(5'000);
  SOON(honest.closed || honest.last<wire::Welcome>());
  bench.clock->advance(60'000);
  Talker& again = guess(bench.code(1));
  bench.clock->advance(5'000);
  SOON(again.last<wire::Welcome>() || honest.last<wire::Welcome>());
}

void TestCodes::rightCodesAreNotCountedAsGuesses() {
  DeskBench bench(big(4));
  bench.organize();
  int wrong = 0;
  while (std::ranges::any_of(std::views::iota(0, 8), [&](int seat) { return bench.code(seat) / 10 == wrong; })) ++wrong;
  QCOMPARE(turnedAway(bench.comeWith(joinCodeOf(wrong), u"Guesser"_s)), Refusal::WrongCode);
  for (int seat = 0; seat < 8; ++seat) {  // from the same address: each waits, none is refused
    Talker& person = bench.comeWith(bench.code(seat), u"Person %1"_s.arg(seat));
    Bench::settle();
    QVERIFY(!person.last<wire::Welcome>());
    bench.clock->advance(1'000);
    SOON(person.last<wire::Welcome>());
  }
}

void TestCodes::noCodeIsToldBeforeTheStoreHasIt() {
  DeskBench bench(big(1));
  bench.organize();
  const int before = bench.code(0);
  bench.store.holdCommits();
  QCOMPARE(bench.asked(requests::NewCode{SeatId(0)}), Refusal::None);
  DeskBench::Organizer second(bench.table);
  Bench::settle();
  QCOMPARE(bench.code(0), before);
  QCOMPARE(second.talker.count<wire::DeskNews>(), 0);
  bench.store.commitAll();
  SOON(bench.code(0) != before);
  SOON(second.talker.last<wire::DeskNews>());
  QCOMPARE(second.talker.last<wire::DeskNews>()->changed[0].seat.code, bench.code(0));
  bench.store.holdCommits();
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(1), u"Meera"_s}), Refusal::None);
  Bench::settle();
  bench.store.failHeld(u"disk full"_s);
  QCOMPARE(bench.deskSeat(1).keptFor, QString());
  bench.clock->advance(5'000);  // it works again
  SOON_EQUAL(bench.deskSeat(1).keptFor, u"Meera"_s);
}

void TestCodes::aNameThatIsKeptGoesWithItsCode() {
  DeskBench bench(big(2));
  bench.organize();
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(0), u"Meera"_s}), Refusal::None);
  SOON_EQUAL(bench.deskSeat(0).keptFor, u"Meera"_s);
  QCOMPARE(turnedAway(bench.come(u" meera "_s)), Refusal::NameTaken);
  QCOMPARE(turnedAway(bench.comeWith(bench.code(1), u"Meera"_s)), Refusal::NameTaken);
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  const requests::Choose rename{.name = u"MEERA"_s};
  QCOMPARE(DeskBench::asked(asha, rename), Refusal::NameTaken);
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(3), u"Asha"_s}), Refusal::NameTaken);  // who sits elsewhere
  Talker& meera = bench.comeWith(bench.code(0), u"x"_s);
  SOON(meera.last<wire::Welcome>());
  QCOMPARE(bench.table.server->lobby().seats[0].name, u"Meera"_s);
}

void TestCodes::aSeatOfABotHasNoCodeUntilTheOrganizerMakesOne() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.toRound(1));
  const int before = bench.code(1);
  const QByteArray token = bench.at(SeatId(1)).last<wire::Welcome>()->token;
  QCOMPARE(bench.asked(requests::GiveToBot{SeatId(1)}), Refusal::None);
  SOON_EQUAL(bench.code(1), -1);
  QCOMPARE(turnedAway(bench.come(u"Person B"_s, token)), Refusal::Kicked);
  QCOMPARE(turnedAway(bench.comeWith(before, u"Person B"_s)), Refusal::WrongCode);
  bench.table.server.reset();
  TestServer after(bench.store, big(1), bench.clock, patient());
  QCOMPARE(after.server->resume(), QString());
  DeskBench::Organizer organizer(after);
  SOON(organizer.talker.last<wire::DeskNews>());
  QCOMPARE(organizer.talker.last<wire::DeskNews>()->changed[1].seat.code, -1);
  QCOMPARE(DeskBench::asked(organizer.talker, requests::NewCode{SeatId(1)}), Refusal::None);
  SOON(organizer.talker.last<wire::DeskNews>()->changed.back().seat.code >= 0);
  Talker back(after.tcp());
  wire::Hello hello;
  hello.name = u"Person B"_s;
  hello.code = organizer.talker.last<wire::DeskNews>()->changed.back().seat.code;
  back.say(hello);
  SOON(back.last<wire::Welcome>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
}

void TestCodes::noBotHasTheNameOfSomebodyWhoIsExpected() {
  DeskBench bench(big(2, {{}, u"random"_s}));
  Talker& person = bench.come(u"Person A"_s);
  SOON(person.last<wire::Welcome>());
  bench.organize();
  const auto& seats = bench.table.server->lobby().seats;
  QCOMPARE(seats[1].name, u"Asha"_s);
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(2), u"asha"_s}), Refusal::None);
  QCOMPARE(seats[1].name, u"Ravi"_s);
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(3), u"Meera"_s}), Refusal::None);
  QCOMPARE(bench.asked(requests::StartGame{}), Refusal::None);
  QVERIFY(bench.toRound(1));
  QCOMPARE(seats[2].name, u"Kabir"_s);
  QCOMPARE(seats[3].name, u"Tara"_s);
  Talker& late = bench.comeWith(bench.code(2), u"Asha"_s);
  SOON(late.last<wire::Welcome>());
  QCOMPARE(seats[2].name, u"asha"_s);
  late.hangUp();  // before the gap: the bot goes on
  SOON_EQUAL(seats[2].name, u"Kabir"_s);
}

void TestCodes::codesOutliveTheServer() {
  DeskBench bench(big(1));
  bench.organize();
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(1), u"Meera"_s}), Refusal::None);
  SOON_EQUAL(bench.deskSeat(1).keptFor, u"Meera"_s);
  const int first = bench.code(0), second = bench.code(1);
  bench.talkers.clear();
  bench.table.server.reset();
  TestServer after(bench.store, big(1), bench.clock, patient());
  QCOMPARE(after.server->resume(), QString());
  Talker meera(after.tcp());
  wire::Hello hello;
  hello.name = u"x"_s;
  hello.code = second;
  meera.say(hello);
  SOON(meera.last<wire::Welcome>());
  QCOMPARE(meera.last<wire::Welcome>()->seat, SeatId(1));
  QCOMPARE(after.server->lobby().seats[1].name, u"Meera"_s);
  QVERIFY(first != second);
}

void TestCodes::aMistypedCodeIsNotEvenAskedFor() {
  QCOMPARE(joinCodeOf(12345), 123455);
  QCOMPARE(joinCodeText(1230), u"001 230"_s);
  QCOMPARE(joinCodeFrom(u" 123-455 "_s), std::optional(123455));
  QCOMPARE(joinCodeFrom(u"१२३ ४५५"_s), std::optional(123455));
  for (const QString& bad : {u"123456"_s, u"12345"_s, u"1234550"_s, u"12345x"_s, u"132455"_s, QString()})
    QVERIFY2(!joinCodeFrom(bad), qPrintable(bad));
  MemoryStore store;
  TestServer table(store, organized(big(1)));
  table.server->open();
  Client::Identity identity = named(u"Asha"_s);
  identity.code = 123456;
  Client client(table.tcp(), identity);
  Refusal refusal = Refusal::None;
  QObject::connect(&client, &Client::turnedAway, &client, [&](Refusal why) { refusal = why; });
  client.start();
  QCOMPARE(refusal, Refusal::MistypedCode);
  QCOMPARE(table.server->connections().count(), 0);
}

TAPU_TEST_WITH_LOOP(TestCodes)
#include "test_codes.moc"
