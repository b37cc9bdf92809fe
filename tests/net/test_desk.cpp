// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTest>
#include <ranges>

#include "app/client/requests.h"
#include "app/host/stored_table.h"
#include "app/wire/join_code.h"
#include "app/wire/notice.h"
#include "tests/net/big_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

const QByteArray kKey(wire::kKeyBytes, 'o');

ServerPlan organized(ServerPlan made) {
  made.organizerKey = kKey;
  return made;
}

/// Why it was not let in, once it has been told.
Refusal turnedAway(const Talker& talker) {
  soon([&] { return talker.closed; });
  return talker.refusal();
}

/// A Big Game with an organizer; its persons have not said that they are ready.
struct DeskBench : BigBench {
  explicit DeskBench(const ServerPlan& plan) : BigBench(organized(plan)) {}

  static void greetAsOrganizer(Talker& talker) {
    wire::Hello hello;
    hello.attendance = Attendance::Organizer;
    hello.organizerKey = kKey;
    talker.say(hello);
  }
  struct Organizer {
    explicit Organizer(TestServer& table) : talker(table.tcp()) { greetAsOrganizer(talker); }
    Talker talker;
  };
  Talker& organize() {
    organizer = std::make_unique<Talker>(table.tcp());
    greetAsOrganizer(*organizer);
    soon([&] { return organizer->last<wire::DeskNews>(); });
    return *organizer;
  }
  Talker& comeWith(int code, const QString& name, char nonce = 0) {
    Talker& talker = *talkers.emplace_back(std::make_unique<Talker>(table.tcp()));
    wire::Hello hello;
    hello.name = name;
    hello.code = code;
    hello.nonce = QByteArray(wire::kTokenBytes, nonce ? nonce : static_cast<char>(talkers.size()));
    talker.say(hello);
    return talker;
  }
  /// What the organizer knows by now.
  DeskSeat deskSeat(int index) const {
    DeskSeat seat;
    for (const auto& message : organizer->heard)
      if (const auto* news = std::get_if<wire::DeskNews>(&message))
        for (const auto& place : news->places)
          if (place.index == index) seat = place.seat;
    return seat;
  }
  QList<LateArrival> late() const { return organizer->last<wire::DeskNews>()->late; }
  int code(int seat) const { return deskSeat(seat).code; }
  /// Asks, and says what came of it.
  Refusal asked(const wire::Request& request) { return asked(*organizer, request); }
  static Refusal asked(Talker& talker, const wire::Request& request) {
    const int before = talker.count<wire::Refused>(), pongs = talker.count<wire::Pong>();
    talker.say(request);
    talker.say(wire::Ping{1, -1});
    soon([&] { return talker.count<wire::Pong>() > pongs || talker.closed; });
    return talker.count<wire::Refused>() > before ? talker.refusal() : Refusal::None;
  }
  /// So many persons, and the game.
  bool begin(int persons) {
    for (int i = 0; i < persons; ++i) {
      Talker& talker = come(u"Person %1"_s.arg(QChar(u'A' + i)));
      if (!soon([&] { return talker.last<wire::Welcome>(); })) return false;
    }
    organize();
    if (asked(requests::startGame()) != Refusal::None) return false;
    return soon([&] {
      return std::ranges::all_of(talkers, [](const auto& each) { return each->template last<wire::Position>(); });
    });
  }

  std::unique_ptr<Talker> organizer;
};

}  // namespace

/// The organizer of a Big Game, the codes of its seats, and who comes late.
class TestDesk : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theOrganizerBeginsTheGame();
  void onlyTheOrganizerMayAskForIt_data();
  void onlyTheOrganizerMayAskForIt();
  void theOrganizerMayNameHundredsOfSeatsAtOnce();
  void theClockIsLengthenedAndAllAreTold();      // 9.6
  void aRoundThatWasLengthenedStillEndsEarly();  // 9.6
  void theRoundIsEndedEarly();                   // 9.6
  void theGameIsEndedWithoutAVote();             // 10.4
  void theOrganizerPausesTheGame();              // 4.9
  void theOrganizerAloneEntersTheThrows();       // 9.5
  void announcementsReachAllAndScreensAreTold();
  void aSilentPersonIsAskedAlone();
  void whoDoesNothingInTwoOwnRoundsIsIdle();
  void everySeatHasACodeThatOnlyTheOrganizerHears();
  void aCodeOpensItsSeat();
  void aSeatIsKeptForWhoHasItsCode();
  void aNewCodeReplacesCodeAndKey();
  void aNewCodeLeavesTheKeyOfWhoIsThere();
  void whoGoesBeforeTheWelcomeMayComeAgainWithTheCode();
  void aBotMakesNoRoomForANameThatIsTaken();
  void wrongCodesAreSlowedAndLimited();
  void rightCodesAreNotCountedAsGuesses();
  void noCodeIsToldBeforeTheStoreHasIt();
  void aNameThatIsKeptGoesWithItsCode();
  void aSeatOfABotHasNoCodeUntilTheOrganizerMakesOne();
  void aSeatOfSomebodyLostIsGivenAway_data();
  void aSeatOfSomebodyLostIsGivenAway();                // 9.20
  void whoWasLostStaysLostWhenTheNewcomerGoes();        // 9.20
  void aCrashBeforeTheGapLeavesTheSeatToWhoWasLost();   // 9.20
  void nobodyWaitsAfterARestartForASeatGivenToABot();   // 9.21
  void whoFindsTheListOfLatecomersFullIsToComeAgain();  // 9.20
  void whoIsWelcomedAtALargeTableIsInTheStore();
  void codesOutliveTheServer();
  void whoComesLateWithACodeSitsDownInTheGap();    // 9.20
  void whoComesLateWithoutACodeIsLetIn();          // 9.20
  void aSeatIsGivenToABotAndThenToSomebodyElse();  // 9.20, 9.21
  void aMistypedCodeIsNotEvenAskedFor();
};

void TestDesk::theOrganizerBeginsTheGame() {
  DeskBench bench(big(1, {{}, u"random"_s}));
  bench.come(u"Asha"_s).ready();
  QTRY_COMPARE(bench.table.server->lobby().seats[0].ready, Ready::Yes);
  Bench::settle();
  QVERIFY2(!bench.table.server->game(), "all are ready, but the organizer has not said so");
  bench.organize();
  QCOMPARE(bench.asked(requests::startGame()), Refusal::None);
  QVERIFY(bench.table.server->game());
  QTRY_VERIFY(bench.organizer->last<wire::Position>());
  QCOMPARE(bench.asked(requests::startGame()), Refusal::NotNow);
}

void TestDesk::onlyTheOrganizerMayAskForIt_data() {
  QTest::addColumn<wire::Request>("request");
  QTest::newRow("more time") << requests::lengthen();
  QTest::newRow("the end of the round") << requests::endRound();
  QTest::newRow("the end of the game") << requests::endGame();
  QTest::newRow("a seat that is kept") << requests::keepSeat(SeatId(1), u"Ravi"_s);
  QTest::newRow("a new code") << requests::newCode(SeatId(1));
  QTest::newRow("whether somebody is there") << requests::askWhetherThere(SeatId(1));
  QTest::newRow("to let somebody in") << requests::letIn(1, SeatId(1));
  QTest::newRow("a bot instead of a person") << requests::giveToBot(SeatId(1));
  QTest::newRow("an announcement") << requests::announce(u"Hello"_s);
  QTest::newRow("another view") << requests::show(ScreenView::Chain);
}

void TestDesk::onlyTheOrganizerMayAskForIt() {
  QFETCH(wire::Request, request);
  BigBench bench(organized(big(1)));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  QTRY_VERIFY(host.last<wire::Welcome>());
  Talker screen(bench.table.tcp());
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  screen.say(hello);
  QTRY_VERIFY(screen.last<wire::Welcome>());
  QCOMPARE(DeskBench::asked(host, request), Refusal::HostOnly);
  QCOMPARE(DeskBench::asked(screen, request), Refusal::HostOnly);
}

void TestDesk::theOrganizerMayNameHundredsOfSeatsAtOnce() {
  DeskBench bench(big(150));
  bench.organize();
  for (int seat = 0; seat < 300; ++seat)
    bench.organizer->say(requests::keepSeat(SeatId(seat), u"Guest %1"_s.arg(seat + 1)));
  QTRY_COMPARE(bench.deskSeat(299).keptFor, u"Guest 300"_s);
  QVERIFY(!bench.organizer->closed);
  Talker screen(bench.table.tcp());
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  screen.say(hello);
  QTRY_VERIFY(screen.last<wire::Welcome>());
  for (int seat = 0; seat < 300; ++seat) screen.say(requests::keepSeat(SeatId(seat), u"Guest"_s));
  QTRY_VERIFY(screen.closed);
  QCOMPARE(screen.refusal(), Refusal::Protocol);
}

void TestDesk::theClockIsLengthenedAndAllAreTold() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  bench.clock->advance(3'000);
  QCOMPARE(bench.asked(requests::lengthen()), Refusal::None);  // the gap too
  bench.clock->advance(16'999);
  QCOMPARE(bench.round(), 0);
  bench.clock->advance(1);
  QCOMPARE(bench.round(), 1);
  bench.clock->advance(10'000);
  const int told = bench.at(SeatId(1)).count<wire::News>();
  QCOMPARE(bench.asked(requests::lengthen()), Refusal::None);
  QTRY_VERIFY(bench.at(SeatId(1)).count<wire::News>() > told);
  QTRY_COMPARE(BigBench::clockOf(bench.at(SeatId(0))), 50'000);
  QTRY_COMPARE(BigBench::clockOf(bench.at(SeatId(1))), 50'000);
  QTRY_COMPARE(BigBench::clockOf(*bench.organizer), 50'000);
  QVERIFY(bench.at(SeatId(1)).last<wire::News>()->moves.empty());
  bench.clock->advance(49'999);
  QCOMPARE(bench.window(), RoundTime::Window::Clock);
  bench.clock->advance(1);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  bench.clock->advance(5'000);
  bench.clock->advance(44'999);  // the next round is as long as ever
  QCOMPARE(bench.window(), RoundTime::Window::Clock);
  bench.clock->advance(1);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
}

void TestDesk::aRoundThatWasLengthenedStillEndsEarly() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  QCOMPARE(bench.asked(requests::lengthen()), Refusal::None);
  QVERIFY(bench.does(bench.at(SeatId(0)), done()));
  bench.clock->advance(0);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
}

void TestDesk::theRoundIsEndedEarly() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QCOMPARE(bench.asked(requests::endRound()), Refusal::NotNow);  // the start choices are no round
  QVERIFY(bench.chooseAll());
  QCOMPARE(bench.asked(requests::endRound()), Refusal::NotNow);
  QVERIFY(bench.toRound(1));
  bench.clock->advance(5'000);
  QCOMPARE(bench.asked(requests::endRound()), Refusal::None);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  QCOMPARE(bench.table.server->game()->moves().back().action, timeUpForAll());
}

void TestDesk::theGameIsEndedWithoutAVote() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  QCOMPARE(bench.asked(requests::endGame()), Refusal::None);
  QVERIFY(bench.table.isOver());
  QCOMPARE(bench.asked(requests::endGame()), Refusal::NotNow);
}

void TestDesk::theOrganizerPausesTheGame() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QCOMPARE(bench.asked(requests::pauseGame()), Refusal::None);
  QCOMPARE(bench.state().head.paused, Paused::Yes);
  QCOMPARE(bench.asked(requests::resumeGame()), Refusal::None);
  QCOMPARE(bench.state().head.paused, Paused::No);
}

void TestDesk::theOrganizerAloneEntersTheThrows() {
  DeskBench bench(big(1, {}, [](Options& o) { o.dice = BigDice::ModeratorEnters; }));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  bench.clock->advance(5'000);
  QCOMPARE(bench.round(), 0);
  QCOMPARE(DeskBench::asked(bench.at(SeatId(0)), requests::enterThrow({3, 1})), Refusal::HostOnly);
  QCOMPARE(bench.asked(requests::enterThrow({0, 1})), Refusal::NotNow);  // no such dice
  QCOMPARE(bench.asked(requests::enterThrow({2, 2})), Refusal::None);
  QCOMPARE(bench.state().head.thrown(), 4);
  bench.organizer->hangUp();
  QTRY_VERIFY(bench.organizer->closed);
  Bench::settle();
  bench.clock->advance(50'000);
  QCOMPARE(bench.round(), 1);
  QCOMPARE(DeskBench::asked(bench.at(SeatId(0)), requests::enterThrow({3, 1})), Refusal::HostOnly);
  QCOMPARE(bench.round(), 1);  // the table waits for them
  bench.organize();
  QCOMPARE(bench.asked(requests::enterThrow({3, 1})), Refusal::None);
  QCOMPARE(bench.round(), 2);
}

void TestDesk::announcementsReachAllAndScreensAreTold() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QCOMPARE(bench.organizer->last<wire::ScreenNews>()->shown, OnScreens());
  QCOMPARE(bench.asked(requests::announce(u"Lunch at\none"_s + QString(300, u'!'))), Refusal::None);
  QTRY_VERIFY(bench.at(SeatId(1)).last<wire::Chat>());
  const ChatLine line = bench.at(SeatId(1)).last<wire::Chat>()->line;
  QCOMPARE(line.kind, ChatLine::Kind::Notice);
  QCOMPARE(line.phrase, static_cast<int>(Notice::Announcement));
  QVERIFY2(line.text.startsWith(u"Lunch at one!"_s), qPrintable(line.text));
  QCOMPARE(line.text.size(), wire::kMostAnnouncement);
  QCOMPARE(bench.organizer->last<wire::ScreenNews>()->shown.message, line.text);
  QCOMPARE(bench.asked(requests::show(ScreenView::Ranking)), Refusal::None);
  QCOMPARE(bench.organizer->last<wire::ScreenNews>()->shown, (OnScreens{ScreenView::Ranking, line.text, 1}));
  QCOMPARE(bench.asked(requests::show(ScreenView::Ranking)), Refusal::None);
  QCOMPARE(bench.organizer->last<wire::ScreenNews>()->shown.choice, 2);  // the same again is another choice
  QCOMPARE(bench.at(SeatId(1)).count<wire::ScreenNews>(), 0);
}

void TestDesk::aSilentPersonIsAskedAlone() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QCOMPARE(bench.asked(requests::askWhetherThere(SeatId(1))), Refusal::None);
  QTRY_VERIFY(bench.at(SeatId(1)).last<wire::Chat>());
  QCOMPARE(bench.at(SeatId(1)).last<wire::Chat>()->line.phrase, static_cast<int>(Notice::AreYouThere));
  Bench::settle();
  QCOMPARE(bench.at(SeatId(0)).count<wire::Chat>(), 0);
  QCOMPARE(bench.asked(requests::askWhetherThere(SeatId(7))), Refusal::NotNow);
}

void TestDesk::whoDoesNothingInTwoOwnRoundsIsIdle() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  const auto idle = [&] {
    Bench::settle();
    return std::pair(bench.deskSeat(0).activity, bench.deskSeat(1).activity);
  };
  QVERIFY(bench.toRound(3));
  QVERIFY(bench.does(bench.at(SeatId(0)), done()));  // in Sun's second round; Moon has had one
  QVERIFY(bench.toRound(4));
  QCOMPARE(idle(), std::pair(Activity::Plays, Activity::Plays));
  QVERIFY(bench.toRound(5));  // Moon's second round is over
  QCOMPARE(idle(), std::pair(Activity::Plays, Activity::Idle));
  QVERIFY(bench.toRound(7));
  QCOMPARE(idle(), std::pair(Activity::Plays, Activity::Idle));
  QVERIFY(bench.toRound(8));  // Sun did nothing in rounds 5 and 7
  QCOMPARE(idle(), std::pair(Activity::Idle, Activity::Idle));
  QVERIFY(bench.does(bench.at(SeatId(1)), done()));
  QCOMPARE(idle(), std::pair(Activity::Idle, Activity::Plays));
}

void TestDesk::everySeatHasACodeThatOnlyTheOrganizerHears() {
  DeskBench bench(big(20));
  bench.organize();
  QSet<int> codes;
  for (int seat = 0; seat < 40; ++seat) {
    QVERIFY(isJoinCode(bench.code(seat)));
    codes.insert(bench.code(seat));
  }
  QCOMPARE(codes.size(), 40);
  Talker& asha = bench.come(u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::Welcome>());
  Bench::settle();
  QCOMPARE(asha.count<wire::DeskNews>(), 0);
  DeskBench classic(plan(4));
  classic.organize();
  QCOMPARE(classic.code(0), -1);
}

void TestDesk::aCodeOpensItsSeat() {
  DeskBench bench(big(2, {{}, {}, {}, u"random"_s}));
  bench.organize();
  Talker& asha = bench.comeWith(bench.code(2), u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::Welcome>());
  QCOMPARE(asha.last<wire::Welcome>()->seat, SeatId(2));
  Talker& ravi = bench.comeWith(bench.code(3), u"Ravi"_s);  // a bot makes room
  QTRY_VERIFY(ravi.last<wire::Welcome>());
  QCOMPARE(ravi.last<wire::Welcome>()->seat, SeatId(3));
  QCOMPARE(bench.table.server->lobby().seats[3].name, u"Ravi"_s);
  Talker& thief = bench.comeWith(bench.code(2), u"Thief"_s);
  QTRY_VERIFY(thief.closed);
  QCOMPARE(thief.refusal(), Refusal::SeatTaken);
  QCOMPARE(bench.table.server->lobby().seats[2].name, u"Asha"_s);
}

void TestDesk::aSeatIsKeptForWhoHasItsCode() {
  DeskBench bench(big(1));
  bench.organize();
  QCOMPARE(bench.asked(requests::keepSeat(SeatId(0), u"  Meera  Devi "_s)), Refusal::None);
  QTRY_COMPARE(bench.deskSeat(0).keptFor, u"Meera Devi"_s);
  Talker& asha = bench.come(u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::Welcome>());
  QCOMPARE(asha.last<wire::Welcome>()->seat, SeatId(1));
  QCOMPARE(DeskBench::asked(asha, requests::chooseSeat(SeatId(0))), Refusal::NotNow);
  Talker& full = bench.come(u"Ravi"_s);
  QTRY_VERIFY(full.closed);
  QCOMPARE(full.refusal(), Refusal::GameFull);
  Talker& meera = bench.comeWith(bench.code(0), u"whatever"_s);
  QTRY_VERIFY(meera.last<wire::Welcome>());
  QCOMPARE(bench.table.server->lobby().seats[0].name, u"Meera Devi"_s);
  QCOMPARE(bench.asked(requests::keepSeat(SeatId(0), u"Other"_s)), Refusal::NotNow);
}

void TestDesk::aNewCodeReplacesCodeAndKey() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  const int before = bench.code(0);
  const QByteArray token = bench.at(SeatId(0)).last<wire::Welcome>()->token;
  bench.talkers[0]->hangUp();
  QTRY_COMPARE(bench.table.server->lobby().seats[0].link, Link::Lost);
  Talker& early = bench.comeWith(before, u"Thief"_s);
  QTRY_VERIFY(early.closed);
  QCOMPARE(early.refusal(), Refusal::SeatTaken);
  QCOMPARE(bench.asked(requests::newCode(SeatId(0))), Refusal::None);
  QTRY_VERIFY(bench.code(0) != before);
  Talker& old = bench.come(u"Person A"_s, token);
  QTRY_VERIFY(old.closed);
  QCOMPARE(old.refusal(), Refusal::BadToken);
  Talker& back = bench.comeWith(bench.code(0), u"Person A"_s);
  Bench::settle();
  bench.clock->advance(1'000);  // a wrong guess came from there
  QTRY_VERIFY(back.last<wire::Position>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(0));
  QCOMPARE(bench.table.server->lobby().seats[0].name, u"Person A"_s);
}

void TestDesk::aNewCodeLeavesTheKeyOfWhoIsThere() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  const int before = bench.code(1);
  const QByteArray token = bench.at(SeatId(1)).last<wire::Welcome>()->token;
  QCOMPARE(bench.asked(requests::newCode(SeatId(1))), Refusal::None);
  QTRY_VERIFY(bench.code(1) != before);
  QVERIFY(!bench.talkers[1]->closed);
  bench.talkers[1]->hangUp();
  QTRY_COMPARE(bench.table.server->lobby().seats[1].link, Link::Lost);
  Talker& back = bench.come(u"Person B"_s, token);
  QTRY_VERIFY(back.last<wire::Position>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
}

void TestDesk::whoGoesBeforeTheWelcomeMayComeAgainWithTheCode() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  const int before = bench.code(1);
  bench.talkers[1]->hangUp();
  QTRY_COMPARE(bench.table.server->lobby().seats[1].link, Link::Lost);
  QCOMPARE(bench.asked(requests::newCode(SeatId(1))), Refusal::None);
  QTRY_VERIFY(bench.code(1) != before);
  bench.store.holdCommits();
  Talker& early = bench.comeWith(bench.code(1), u"Person B"_s);
  Bench::settle();
  QVERIFY(!early.last<wire::Welcome>());
  early.hangUp();
  Bench::settle();
  bench.store.commitAll();
  Bench::settle();
  Talker& later = bench.comeWith(bench.code(1), u"Person B"_s);
  QTRY_VERIFY(later.last<wire::Position>());
  QCOMPARE(later.last<wire::Welcome>()->seat, SeatId(1));
}

void TestDesk::aBotMakesNoRoomForANameThatIsTaken() {
  DeskBench bench(big(1, {{}, u"random"_s}));
  bench.organize();
  Talker& asha = bench.come(u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::Welcome>());
  QCOMPARE(turnedAway(bench.comeWith(bench.code(1), u"ASHA"_s)), Refusal::NameTaken);
  QCOMPARE(bench.table.server->lobby().seats[1].holder, SeatHolder::Bot);
  Talker& ravi = bench.comeWith(bench.code(1), u"Ravi"_s);
  QTRY_VERIFY(ravi.last<wire::Welcome>());
  QCOMPARE(ravi.last<wire::Welcome>()->seat, SeatId(1));
}

void TestDesk::wrongCodesAreSlowedAndLimited() {
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
  QTRY_COMPARE(first.refusal(), Refusal::WrongCode);
  Talker& second = guess(joinCodeOf(wrong));
  bench.clock->advance(999);
  Bench::settle();
  QVERIFY(!second.closed);
  bench.clock->advance(1);
  QTRY_COMPARE(second.refusal(), Refusal::WrongCode);
  for (int i = 0; i < 30; ++i) {  // many at once: of those most are not judged
    Talker& more = *bench.talkers.emplace_back(std::make_unique<Talker>(bench.table.tcp()));
    wire::Hello hello;
    hello.name = u"Guesser"_s;
    hello.code = joinCodeOf(wrong);
    more.say(hello);
  }
  Bench::settle();
  bench.clock->advance(5'000);
  QVERIFY(soon([&] { return std::ranges::all_of(bench.talkers, [](const auto& each) { return each->closed; }); }));
  const auto judged =
      std::ranges::count_if(bench.talkers, [](const auto& each) { return each->refusal() == Refusal::WrongCode; });
  QCOMPARE(judged, 3);  // Limits::wrongCodesAtOnce, and six a minute from then on
  QTRY_COMPARE(bench.organizer->last<wire::DeskNews>()->wrongCodes, (QList<WrongCodes>{{u"127.0.0.1"_s, 3}}));
  Talker& honest = guess(bench.code(1));  // from the same address: nobody is locked out for good
  bench.clock->advance(5'000);
  QTRY_VERIFY(honest.closed || honest.last<wire::Welcome>());
  bench.clock->advance(60'000);
  Talker& again = guess(bench.code(1));
  bench.clock->advance(5'000);
  QTRY_VERIFY(again.last<wire::Welcome>() || honest.last<wire::Welcome>());
}

void TestDesk::rightCodesAreNotCountedAsGuesses() {
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
    QTRY_VERIFY(person.last<wire::Welcome>());
  }
}

void TestDesk::noCodeIsToldBeforeTheStoreHasIt() {
  DeskBench bench(big(1));
  bench.organize();
  const int before = bench.code(0);
  bench.store.holdCommits();
  QCOMPARE(bench.asked(requests::newCode(SeatId(0))), Refusal::None);
  DeskBench::Organizer second(bench.table);
  Bench::settle();
  QCOMPARE(bench.code(0), before);
  QCOMPARE(second.talker.count<wire::DeskNews>(), 0);
  bench.store.commitAll();
  QTRY_VERIFY(bench.code(0) != before);
  QTRY_VERIFY(second.talker.last<wire::DeskNews>());
  QCOMPARE(second.talker.last<wire::DeskNews>()->places[0].seat.code, bench.code(0));
  bench.store.holdCommits();
  QCOMPARE(bench.asked(requests::keepSeat(SeatId(1), u"Meera"_s)), Refusal::None);
  Bench::settle();
  bench.store.failHeld(u"disk full"_s);
  QCOMPARE(bench.deskSeat(1).keptFor, QString());
  bench.clock->advance(5'000);  // it works again
  QTRY_COMPARE(bench.deskSeat(1).keptFor, u"Meera"_s);
}

void TestDesk::aNameThatIsKeptGoesWithItsCode() {
  DeskBench bench(big(2));
  bench.organize();
  QCOMPARE(bench.asked(requests::keepSeat(SeatId(0), u"Meera"_s)), Refusal::None);
  QTRY_COMPARE(bench.deskSeat(0).keptFor, u"Meera"_s);
  QCOMPARE(turnedAway(bench.come(u" meera "_s)), Refusal::NameTaken);
  QCOMPARE(turnedAway(bench.comeWith(bench.code(1), u"Meera"_s)), Refusal::NameTaken);
  Talker& asha = bench.come(u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::Welcome>());
  wire::Request rename;
  rename.kind = Kind::Choose;
  rename.text = u"MEERA"_s;
  QCOMPARE(DeskBench::asked(asha, rename), Refusal::NameTaken);
  QCOMPARE(bench.asked(requests::keepSeat(SeatId(3), u"Asha"_s)), Refusal::NameTaken);  // who sits elsewhere
  Talker& meera = bench.comeWith(bench.code(0), u"x"_s);
  QTRY_VERIFY(meera.last<wire::Welcome>());
  QCOMPARE(bench.table.server->lobby().seats[0].name, u"Meera"_s);
}

void TestDesk::aSeatOfABotHasNoCodeUntilTheOrganizerMakesOne() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.toRound(1));
  const int before = bench.code(1);
  const QByteArray token = bench.at(SeatId(1)).last<wire::Welcome>()->token;
  QCOMPARE(bench.asked(requests::giveToBot(SeatId(1))), Refusal::None);
  QTRY_COMPARE(bench.code(1), -1);
  QCOMPARE(turnedAway(bench.come(u"Person B"_s, token)), Refusal::Kicked);
  QCOMPARE(turnedAway(bench.comeWith(before, u"Person B"_s)), Refusal::WrongCode);
  bench.table.server.reset();
  TestServer after(bench.store, big(1), bench.clock, patient());
  QCOMPARE(after.server->resume(), QString());
  DeskBench::Organizer organizer(after);
  QTRY_VERIFY(organizer.talker.last<wire::DeskNews>());
  QCOMPARE(organizer.talker.last<wire::DeskNews>()->places[1].seat.code, -1);
  QCOMPARE(DeskBench::asked(organizer.talker, requests::newCode(SeatId(1))), Refusal::None);
  QTRY_VERIFY(organizer.talker.last<wire::DeskNews>()->places.back().seat.code >= 0);
  Talker back(after.tcp());
  wire::Hello hello;
  hello.name = u"Person B"_s;
  hello.code = organizer.talker.last<wire::DeskNews>()->places.back().seat.code;
  back.say(hello);
  QTRY_VERIFY(back.last<wire::Welcome>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
}

/// Until the newcomer sits down in the gap the seat may still become what it was; from then on it is theirs.
void TestDesk::aSeatOfSomebodyLostIsGivenAway_data() {
  QTest::addColumn<bool>("sitsDown");
  QTest::newRow("whoever was let in sits down: who was lost is told that the seat is gone") << true;
  QTest::newRow("whoever was let in goes before the gap: who was lost comes back") << false;
}
void TestDesk::aSeatOfSomebodyLostIsGivenAway() {
  QFETCH(bool, sitsDown);
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.toRound(1));
  const QByteArray token = bench.at(SeatId(1)).last<wire::Welcome>()->token;
  bench.talkers[1]->hangUp();
  QTRY_COMPARE(bench.table.server->lobby().seats[1].link, Link::Lost);
  QCOMPARE(turnedAway(bench.comeWith(-1, u"Next"_s, 'k')), Refusal::NotLetInYet);
  QTRY_COMPARE(bench.late().size(), 1);
  QCOMPARE(bench.asked(requests::letIn(bench.late()[0].number, SeatId(1))), Refusal::None);
  Talker& next = bench.comeWith(-1, u"Next"_s, 'k');
  QTRY_VERIFY(next.last<wire::Welcome>());
  QCOMPARE(turnedAway(bench.come(u"Person B"_s, token)), Refusal::Kicked);
  if (sitsDown) {
    bench.clock->advance(45'000);
    QTRY_COMPARE(next.count<wire::Position>(), 1);
    QCOMPARE(turnedAway(bench.come(u"Person B"_s, token)), Refusal::Kicked);
    QCOMPARE(bench.table.server->lobby().seats[1].name, u"Next"_s);
  } else {
    next.hangUp();
    QTRY_COMPARE(bench.table.server->lobby().seats[1].name, u"Person B"_s);
    Talker& back = bench.come(u"Person B"_s, token);
    QTRY_VERIFY(back.last<wire::Position>());
    QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
    QCOMPARE(bench.store.game()->sessions.size(), 2);
  }
}

void TestDesk::whoWasLostStaysLostWhenTheNewcomerGoes() {
  DeskBench bench(big(1, {}, [](Options& o) { o.graceSeconds = 0; }));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.toRound(1));
  bench.talkers[1]->hangUp();
  QTRY_COMPARE(bench.state().seat(SeatId(1)).presence, Presence::Away);
  QCOMPARE(turnedAway(bench.comeWith(-1, u"Next"_s, 'k')), Refusal::NotLetInYet);
  QTRY_COMPARE(bench.late().size(), 1);
  QCOMPARE(bench.asked(requests::letIn(bench.late()[0].number, SeatId(1))), Refusal::None);
  Talker& next = bench.comeWith(-1, u"Next"_s, 'k');
  QTRY_VERIFY(next.last<wire::Welcome>());
  next.hangUp();
  QTRY_COMPARE(bench.table.server->lobby().seats[1].name, u"Person B"_s);
  QCOMPARE(bench.asked(requests::pauseGame()), Refusal::None);
  QCOMPARE(bench.asked(requests::resumeGame()), Refusal::None);
  Bench::settle();
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Away);
  QVERIFY(!bench.table.server->lobby().seats[1].bot.isEmpty());
}

void TestDesk::aCrashBeforeTheGapLeavesTheSeatToWhoWasLost() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.toRound(1));
  const QByteArray lost = bench.at(SeatId(1)).last<wire::Welcome>()->token;
  bench.talkers[1]->hangUp();
  QTRY_COMPARE(bench.table.server->lobby().seats[1].link, Link::Lost);
  QCOMPARE(turnedAway(bench.comeWith(-1, u"Next"_s, 'k')), Refusal::NotLetInYet);
  QTRY_COMPARE(bench.late().size(), 1);
  QCOMPARE(bench.asked(requests::letIn(bench.late()[0].number, SeatId(1))), Refusal::None);
  Talker& next = bench.comeWith(-1, u"Next"_s, 'k');
  QTRY_VERIFY(next.last<wire::Welcome>());
  next.say(wire::Ping{1, -1});
  QTRY_VERIFY(next.last<wire::Pong>());
  const QByteArray newcomers = next.last<wire::Welcome>()->token;
  TestServer after(bench.store, big(1), bench.clock, patient(), 2);
  QCOMPARE(after.server->resume(), QString());
  Talker early(after.tcp());
  early.greet(u"Next"_s, newcomers);
  QCOMPARE(turnedAway(early), Refusal::BadToken);
  Talker back(after.tcp());
  back.greet(u"Person B"_s, lost);
  QTRY_VERIFY(back.last<wire::Position>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
  QCOMPARE(after.server->lobby().seats[1].name, u"Person B"_s);
}

void TestDesk::nobodyWaitsAfterARestartForASeatGivenToABot() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.toRound(1));
  const QByteArray token = bench.at(SeatId(0)).last<wire::Welcome>()->token;
  QCOMPARE(bench.asked(requests::giveToBot(SeatId(1))), Refusal::None);
  QTRY_VERIFY(!bench.table.server->lobby().seats[1].bot.isEmpty());
  bench.table.server.reset();
  TestServer after(bench.store, big(1), bench.clock, patient(), 2);
  QCOMPARE(after.server->resume(), QString());
  QVERIFY(!after.server->lobby().seats[1].bot.isEmpty());
  Talker back(after.tcp());
  back.greet(u"Person A"_s, token);
  QTRY_VERIFY(back.last<wire::Position>());
  DeskBench::Organizer organizer(after);
  QTRY_VERIFY(organizer.talker.last<wire::DeskNews>());
  QCOMPARE(DeskBench::asked(organizer.talker, requests::endGame()), Refusal::None);
  QVERIFY(after.isOver());
  back.wish(Kind::GiveUp);  // it has heard of the end
  QTRY_VERIFY(after.server->isEndTold());
}

void TestDesk::whoFindsTheListOfLatecomersFullIsToComeAgain() {
  LateArrivals list;
  int next = 0;
  const auto knock = [&](const QString& address) {
    QByteArray nonce = QByteArray::number(next++).leftJustified(wire::kTokenBytes, ' ');
    return list.knock(nonce, u"Late"_s, address, 0) != nullptr;
  };
  for (int i = 0; i < LateArrivals::kMostOfAddress; ++i) QVERIFY(knock(u"192.168.0.7"_s));
  QVERIFY(!knock(u"192.168.0.7"_s));
  QVERIFY(knock(u"192.168.0.8"_s));
  DeskBench bench(big(1));
  QVERIFY(bench.begin(1));
  for (int i = 0; i < wire::kMostLate; ++i) {
    Talker forged(bench.table.tcp());
    wire::Hello hello;
    hello.name = u"Forged"_s;
    hello.nonce = QByteArray::number(i).leftJustified(wire::kTokenBytes, ' ');
    forged.say(hello);
    QCOMPARE(turnedAway(forged), Refusal::NotLetInYet);
  }
  QCOMPARE(turnedAway(bench.comeWith(-1, u"Late"_s, 'l')), Refusal::NotLetInYet);
  bench.clock->advance(11'000);  // those who do not come again are forgotten
  QCOMPARE(turnedAway(bench.comeWith(-1, u"Late"_s, 'l')), Refusal::NotLetInYet);
  QTRY_COMPARE(bench.late().size(), 1);
  QCOMPARE(bench.late()[0].name, u"Late"_s);
}

/// The lobby of a large table is not written for each who sits down: they wait for it.
void TestDesk::whoIsWelcomedAtALargeTableIsInTheStore() {
  DeskBench bench(big(40));
  bench.organize();
  for (int i = 0; i < 30; ++i) bench.come(u"Person %1"_s.arg(i));
  const auto areKept = [&] {
    const auto kept = lobbyOf(*bench.store.game());
    return kept && std::ranges::all_of(bench.talkers, [&](const auto& each) {
             const auto* welcome = each->template last<wire::Welcome>();
             return !welcome || kept->seats[welcome->seat.value].holder == SeatHolder::Person;
           });
  };
  QVERIFY(soon([&] {
    if (!areKept()) return true;
    bench.clock->advance(1);
    return std::ranges::all_of(bench.talkers, [](const auto& each) { return each->template last<wire::Welcome>(); });
  }));
  QVERIFY(areKept());
}

void TestDesk::codesOutliveTheServer() {
  DeskBench bench(big(1));
  bench.organize();
  QCOMPARE(bench.asked(requests::keepSeat(SeatId(1), u"Meera"_s)), Refusal::None);
  QTRY_COMPARE(bench.deskSeat(1).keptFor, u"Meera"_s);
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
  QTRY_VERIFY(meera.last<wire::Welcome>());
  QCOMPARE(meera.last<wire::Welcome>()->seat, SeatId(1));
  QCOMPARE(after.server->lobby().seats[1].name, u"Meera"_s);
  QVERIFY(first != second);
}

void TestDesk::whoComesLateWithACodeSitsDownInTheGap() {
  DeskBench bench(big(2));
  QVERIFY(bench.begin(3));
  QVERIFY(bench.toRound(1));
  Talker& late = bench.comeWith(bench.code(3), u"Late"_s);
  QTRY_VERIFY(late.last<wire::Welcome>());
  QCOMPARE(late.last<wire::Welcome>()->seat, SeatId(3));
  Bench::settle();
  QCOMPARE(late.count<wire::Position>(), 0);  // the bot plays till the round is over
  bench.clock->advance(45'000);
  QTRY_COMPARE(late.count<wire::Position>(), 1);
}

void TestDesk::whoComesLateWithoutACodeIsLetIn() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(1));
  QVERIFY(bench.toRound(1));
  Client::Identity identity = named(u"Late"_s);
  Client late(bench.table.tcp(), identity, bench.clock);
  int waits = 0;
  QObject::connect(&late, &Client::waitsToBeLetIn, &late, [&] { ++waits; });
  late.start();
  QVERIFY(soon([&] { return waits == 1; }));
  QTRY_COMPARE(bench.late().size(), 1);
  QCOMPARE(bench.late()[0].name, u"Late"_s);
  bench.clock->advance(2'000);
  QVERIFY(soon([&] { return waits == 2; }));
  QCOMPARE(bench.late().size(), 1);
  QCOMPARE(bench.asked(requests::letIn(bench.late()[0].number + 1, SeatId(1))), Refusal::NotNow);
  QCOMPARE(bench.asked(requests::letIn(bench.late()[0].number, SeatId(0))), Refusal::NotNow);  // somebody is there
  QCOMPARE(bench.asked(requests::letIn(bench.late()[0].number, SeatId(1))), Refusal::None);
  bench.clock->advance(2'000);
  QVERIFY(soon([&] { return late.phase() == Client::Phase::Lobby; }));
  QCOMPARE(late.seat(), SeatId(1));
  QTRY_COMPARE(bench.late().size(), 0);
  bench.clock->advance(45'000);
  QVERIFY(soon([&] { return bench.clock->advance(100), late.phase() == Client::Phase::Playing; }));
  Talker& gone = bench.comeWith(-1, u"Gone"_s, 'g');  // knocks once and never again
  QTRY_COMPARE(gone.refusal(), Refusal::NotLetInYet);
  QTRY_COMPARE(bench.late().size(), 1);
  for (int i = 0; i < 12; ++i) {
    bench.clock->advance(1'000);
    Bench::settle();
  }
  QCOMPARE(bench.late().size(), 0);
}

void TestDesk::aSeatIsGivenToABotAndThenToSomebodyElse() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.toRound(1));
  QCOMPARE(bench.asked(requests::giveToBot(SeatId(1))), Refusal::None);
  QTRY_VERIFY(bench.talkers[1]->closed);
  QCOMPARE(bench.talkers[1]->last<wire::Bye>()->why, Refusal::Kicked);
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Away);
  QTRY_VERIFY(!bench.table.server->lobby().seats[1].bot.isEmpty());
  QCOMPARE(bench.asked(requests::newCode(SeatId(1))), Refusal::None);
  Talker& knocker = bench.comeWith(-1, u"Next"_s, 'k');
  QTRY_COMPARE(knocker.refusal(), Refusal::NotLetInYet);
  QTRY_COMPARE(bench.late().size(), 1);
  QCOMPARE(bench.asked(requests::letIn(bench.late()[0].number, SeatId(1))), Refusal::None);
  Talker& next = bench.comeWith(-1, u"Next"_s, 'k');
  QTRY_VERIFY(next.last<wire::Welcome>());
  QCOMPARE(next.last<wire::Welcome>()->seat, SeatId(1));
  bench.clock->advance(45'000);
  QTRY_COMPARE(next.count<wire::Position>(), 1);
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Here);
  QCOMPARE(bench.table.server->lobby().seats[1].name, u"Next"_s);
  QVERIFY(bench.toRound(2));
  QCOMPARE(bench.must(1), Decision::Act);
}

void TestDesk::aMistypedCodeIsNotEvenAskedFor() {
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
  QCOMPARE(table.server->connections(), 0);
}

TAPU_TEST_WITH_LOOP(TestDesk)
#include "test_desk.moc"
