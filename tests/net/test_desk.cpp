// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <ranges>

#include "app/host/seats/stored_table.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"
#include "tests/net/desk_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// The seats of which it has heard this notice, once for each time.
QList<SeatId> heardOf(const Talker& talker, Notice notice) {
  QList<SeatId> seats;
  for (const auto& message : talker.heard) {
    const auto* chat = std::get_if<wire::Chat>(&message);
    const bool isNotice = chat && chat->line.kind == ChatLine::Kind::Notice;
    if (isNotice && chat->line.phrase == static_cast<int>(notice)) seats << chat->line.seat;
  }
  return seats;
}

}  // namespace

/// The requests of the organizer of a Big Game, and the answers.
class TestDesk : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theOrganizerBeginsTheGame();
  void onlyTheOrganizerMayAskForIt_data();
  void onlyTheOrganizerMayAskForIt();
  void theOrganizerMayNameHundredsOfSeatsAtOnce();
  void theClockIsLengthenedAndAllAreTold();  // 9.6
  void noClockIsLengthenedBeyondTenMinutes();
  void aRoundThatWasLengthenedStillEndsEarly();  // 9.6
  void theRoundIsEndedEarly();                   // 9.6
  void theGameIsEndedWithoutAVote();             // 10.4
  void theOrganizerPausesTheGame();              // 4.9
  void theOrganizerAloneEntersTheThrows();       // 9.5
  void announcementsReachAllAndScreensAreTold();
  void aSilentPersonIsAskedAlone();
  void theDesksHearWhetherWhoWasAskedIsThere();
  void anAnswerIsHeardHoweverMuchWasSaid();
  void aSecondDeskActsLikeTheFirstAndEachHearsOfTheOther();
  void aDeskThatCallsAgainTakesThePlaceOfItself();
  void aWatcherTakesThePlaceOfNoDesk();
  void whoDoesNothingInTwoOwnRoundsIsIdle();
  void afterARestartNobodyIsIdle();
  void organizersAreToldWhoHasLeft();
  void whoIsWelcomedAtALargeTableIsInTheStore();
};

void TestDesk::theOrganizerBeginsTheGame() {
  DeskBench bench(big(1, {{}, u"random"_s}));
  bench.come(u"Asha"_s).ready();
  SOON_EQUAL(bench.table.server->lobby().seats[0].ready, Ready::Yes);
  Bench::settle();
  QVERIFY2(!bench.table.server->game(), "all are ready, but the organizer has not said so");
  bench.organize();
  QCOMPARE(bench.asked(requests::StartGame{}), Refusal::None);
  QVERIFY(bench.table.server->game());
  SOON(bench.organizer->last<wire::Position>());
  QCOMPARE(bench.asked(requests::StartGame{}), Refusal::NotNow);
}

void TestDesk::onlyTheOrganizerMayAskForIt_data() {
  QTest::addColumn<wire::Request>("request");
  QTest::newRow("more time") << wire::Request(requests::Lengthen{});
  QTest::newRow("the end of the round") << wire::Request(requests::EndRound{});
  QTest::newRow("the end of the game") << wire::Request(requests::EndGame{});
  QTest::newRow("a seat that is kept") << wire::Request(requests::KeepSeat{SeatId(1), u"Ravi"_s});
  QTest::newRow("a new code") << wire::Request(requests::NewCode{SeatId(1)});
  QTest::newRow("whether somebody is there") << wire::Request(requests::AskWhetherThere{SeatId(1)});
  QTest::newRow("to let somebody in") << wire::Request(requests::LetIn{1, SeatId(1)});
  QTest::newRow("a bot instead of a person") << wire::Request(requests::GiveToBot{SeatId(1)});
  QTest::newRow("an announcement") << wire::Request(requests::Announce{u"Hello"_s});
  QTest::newRow("another view") << wire::Request(requests::Show{ScreenView::Chain});
}

void TestDesk::onlyTheOrganizerMayAskForIt() {
  QFETCH(wire::Request, request);
  BigBench bench(organized(big(1)));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  SOON(host.last<wire::Welcome>());
  Talker screen(bench.table.tcp());
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  screen.say(hello);
  SOON(screen.last<wire::Welcome>());
  QCOMPARE(DeskBench::asked(host, request), Refusal::HostOnly);
  QCOMPARE(DeskBench::asked(screen, request), Refusal::HostOnly);
}

void TestDesk::theOrganizerMayNameHundredsOfSeatsAtOnce() {
  DeskBench bench(big(150));
  bench.organize();
  for (int seat = 0; seat < 300; ++seat)
    bench.organizer->say(requests::KeepSeat{SeatId(seat), u"Guest %1"_s.arg(seat + 1)});
  SOON_EQUAL(bench.deskSeat(299).keptFor, u"Guest 300"_s);
  QVERIFY(!bench.organizer->closed);
  Talker screen(bench.table.tcp());
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  screen.say(hello);
  SOON(screen.last<wire::Welcome>());
  for (int seat = 0; seat < 300; ++seat) screen.say(requests::KeepSeat{SeatId(seat), u"Guest"_s});
  SOON(screen.closed);
  QCOMPARE(screen.refusal(), Refusal::Protocol);
}

void TestDesk::theClockIsLengthenedAndAllAreTold() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  bench.clock->advance(3'000);
  QCOMPARE(bench.asked(requests::Lengthen{}), Refusal::None);  // the gap too
  bench.clock->advance(16'999);
  QCOMPARE(bench.round(), 0);
  bench.clock->advance(1);
  QCOMPARE(bench.round(), 1);
  bench.clock->advance(10'000);
  const int told = bench.at(SeatId(1)).count<wire::News>();
  QCOMPARE(bench.asked(requests::Lengthen{}), Refusal::None);
  SOON(bench.at(SeatId(1)).count<wire::News>() > told);
  SOON_EQUAL(BigBench::clockOf(bench.at(SeatId(0))), 50'000);
  SOON_EQUAL(BigBench::clockOf(bench.at(SeatId(1))), 50'000);
  SOON_EQUAL(BigBench::clockOf(*bench.organizer), 50'000);
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

void TestDesk::noClockIsLengthenedBeyondTenMinutes() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  bench.clock->advance(5'000);
  QCOMPARE(bench.round(), 1);
  for (int i = 0; i < 37; ++i) QCOMPARE(bench.asked(requests::Lengthen{}), Refusal::None);  // 45 s + 37 * 15 s = 600 s
  QCOMPARE(bench.asked(requests::Lengthen{}), Refusal::NotNow);
  bench.clock->advance(599'999);
  QCOMPARE(bench.window(), RoundTime::Window::Clock);
  bench.clock->advance(1);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
}

void TestDesk::aRoundThatWasLengthenedStillEndsEarly() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  QCOMPARE(bench.asked(requests::Lengthen{}), Refusal::None);
  QVERIFY(bench.does(bench.at(SeatId(0)), done()));
  bench.clock->advance(0);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
}

void TestDesk::theRoundIsEndedEarly() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QCOMPARE(bench.asked(requests::EndRound{}), Refusal::NotNow);  // the start choices are no round
  QVERIFY(bench.chooseAll());
  QCOMPARE(bench.asked(requests::EndRound{}), Refusal::NotNow);
  QVERIFY(bench.toRound(1));
  bench.clock->advance(5'000);
  QCOMPARE(bench.asked(requests::EndRound{}), Refusal::None);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  QCOMPARE(bench.table.server->game()->played().moves().back().action, timeUpForAll());
}

void TestDesk::theGameIsEndedWithoutAVote() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  QCOMPARE(bench.asked(requests::EndGame{}), Refusal::None);
  QVERIFY(bench.table.isOver());
  QCOMPARE(bench.asked(requests::EndGame{}), Refusal::NotNow);
}

void TestDesk::theOrganizerPausesTheGame() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QCOMPARE(bench.asked(requests::PauseGame{}), Refusal::None);
  QCOMPARE(bench.state().head.paused, Paused::Yes);
  QCOMPARE(bench.asked(requests::ResumeGame{}), Refusal::None);
  QCOMPARE(bench.state().head.paused, Paused::No);
}

void TestDesk::theOrganizerAloneEntersTheThrows() {
  DeskBench bench(big(1, {}, [](Options& o) { o.dice = BigDice::ModeratorEnters; }));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  bench.clock->advance(5'000);
  QCOMPARE(bench.round(), 0);
  QCOMPARE(DeskBench::asked(bench.at(SeatId(0)), requests::EnterThrow{{3, 1}}), Refusal::HostOnly);
  QCOMPARE(bench.asked(requests::EnterThrow{{0, 1}}), Refusal::NotNow);  // no such dice
  QCOMPARE(bench.asked(requests::EnterThrow{{2, 2}}), Refusal::None);
  QCOMPARE(bench.state().head.thrown(), 4);
  bench.organizer->hangUp();
  SOON(bench.organizer->closed);
  Bench::settle();
  bench.clock->advance(50'000);
  QCOMPARE(bench.round(), 1);
  QCOMPARE(DeskBench::asked(bench.at(SeatId(0)), requests::EnterThrow{{3, 1}}), Refusal::HostOnly);
  QCOMPARE(bench.round(), 1);  // the table waits for them
  bench.organize();
  QCOMPARE(bench.asked(requests::EnterThrow{{3, 1}}), Refusal::None);
  QCOMPARE(bench.round(), 2);
}

void TestDesk::announcementsReachAllAndScreensAreTold() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QCOMPARE(bench.organizer->last<wire::ScreenNews>()->shown, OnScreens());  // no rehearsal, unless it is said
  QCOMPARE(bench.asked(requests::Announce{u"Lunch at\none"_s + QString(300, u'!')}), Refusal::None);
  SOON(bench.at(SeatId(1)).last<wire::Chat>());
  const ChatLine line = bench.at(SeatId(1)).last<wire::Chat>()->line;
  QCOMPARE(line.kind, ChatLine::Kind::Notice);
  QCOMPARE(line.phrase, static_cast<int>(Notice::Announcement));
  QVERIFY2(line.text.startsWith(u"Lunch at one!"_s), qPrintable(line.text));
  QCOMPARE(line.text.size(), wire::kMostAnnouncement);
  QCOMPARE(bench.organizer->last<wire::ScreenNews>()->shown.message, line.text);
  QCOMPARE(bench.asked(requests::Show{ScreenView::Ranking}), Refusal::None);
  QCOMPARE(bench.organizer->last<wire::ScreenNews>()->shown, (OnScreens{ScreenView::Ranking, line.text, 1, 1}));
  QCOMPARE(bench.asked(requests::Show{ScreenView::Ranking}), Refusal::None);
  QCOMPARE(bench.organizer->last<wire::ScreenNews>()->shown.choice, 2);  // the same again is another choice
  QCOMPARE(bench.asked(requests::Announce{line.text}), Refusal::None);
  QCOMPARE(bench.organizer->last<wire::ScreenNews>()->shown.said, 2);  // the same words are said once more
  QCOMPARE(bench.at(SeatId(1)).count<wire::ScreenNews>(), 0);
}

void TestDesk::aSilentPersonIsAskedAlone() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QCOMPARE(bench.asked(requests::AskWhetherThere{SeatId(1)}), Refusal::None);
  SOON(bench.at(SeatId(1)).last<wire::Chat>());
  QCOMPARE(bench.at(SeatId(1)).last<wire::Chat>()->line.phrase, static_cast<int>(Notice::AreYouThere));
  Bench::settle();
  QCOMPARE(bench.at(SeatId(0)).count<wire::Chat>(), 0);
  QCOMPARE(bench.asked(requests::AskWhetherThere{SeatId(7)}), Refusal::NotNow);
}

void TestDesk::theDesksHearWhetherWhoWasAskedIsThere() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  Talker &sun = bench.at(SeatId(0)), &moon = bench.at(SeatId(1));
  const auto answers = [&] {
    Bench::settle();
    return heardOf(*bench.organizer, Notice::IsThere);
  };
  moon.say(requests::AskWhetherThere{});  // nobody has asked
  QCOMPARE(answers(), QList<SeatId>());
  QCOMPARE(bench.asked(requests::AskWhetherThere{SeatId(1)}), Refusal::None);
  QCOMPARE(heardOf(*bench.organizer, Notice::WasAsked), QList<SeatId>{SeatId(1)});
  sun.say(wire::Say{u"Hello"_s, -1});
  moon.say(requests::Resync{});  // a program does that by itself
  QCOMPARE(answers(), QList<SeatId>());
  QCOMPARE(DeskBench::asked(moon, requests::AskWhetherThere{}), Refusal::None);
  SOON_EQUAL(heardOf(*bench.organizer, Notice::IsThere), QList<SeatId>{SeatId(1)});
  moon.say(wire::Say{u"Yes"_s, -1});
  QCOMPARE(answers(), QList<SeatId>{SeatId(1)});
  QCOMPARE(bench.asked(requests::AskWhetherThere{SeatId(0)}), Refusal::None);
  QVERIFY(bench.does(sun, done()));  // as good as an answer
  SOON_EQUAL(heardOf(*bench.organizer, Notice::IsThere), (QList<SeatId>{SeatId(1), SeatId(0)}));
  QVERIFY2(!sun.heardNotice(Notice::IsThere), "that is for the desks");
}

/// It was refused as one line of the chat too many, and the desks were told nothing.
void TestDesk::anAnswerIsHeardHoweverMuchWasSaid() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  Talker& moon = bench.at(SeatId(1));
  for (int i = 0; i < 10; ++i) moon.say(wire::Say{{}, 1});
  SOON_EQUAL(moon.refusal(), Refusal::NotNow);
  Bench::settle();
  QCOMPARE(bench.asked(requests::AskWhetherThere{SeatId(1)}), Refusal::None);
  QCOMPARE(DeskBench::asked(moon, requests::AskWhetherThere{}), Refusal::None);
  SOON_EQUAL(heardOf(*bench.organizer, Notice::IsThere), QList<SeatId>{SeatId(1)});
}

/// A helper had to stand at the organizer's own computer.
void TestDesk::aSecondDeskActsLikeTheFirstAndEachHearsOfTheOther() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  Talker guesser(bench.table.tcp());
  wire::Hello wrong;
  wrong.attendance = Attendance::Organizer;
  wrong.organizerKey = QByteArray(wire::kKeyBytes, 'x');
  guesser.say(wrong);
  QCOMPARE(turnedAway(guesser), Refusal::BadOrganizerKey);
  Bench::settle();
  QVERIFY(!bench.organizer->heardNotice(Notice::DeskOpened));
  {
    DeskBench::Organizer helper(bench.table);
    SOON(helper.talker.last<wire::DeskNews>());
    SOON(bench.organizer->heardNotice(Notice::DeskOpened));
    QVERIFY(!helper.talker.heardNotice(Notice::DeskOpened));
    QCOMPARE(helper.talker.last<wire::DeskNews>()->changed.size(), 2);  // both seats, with their codes
    QCOMPARE(DeskBench::asked(helper.talker, requests::Lengthen{}), Refusal::None);
    QCOMPARE(DeskBench::asked(helper.talker, requests::EndRound{}), Refusal::None);
    QCOMPARE(DeskBench::asked(helper.talker, requests::EndRound{}), Refusal::NotNow);
    QCOMPARE(DeskBench::asked(helper.talker, requests::GiveToBot{SeatId(1)}), Refusal::None);
    SOON(bench.organizer->heardNotice(Notice::LetGo));
    for (const Talker* desk : {&helper.talker, bench.organizer.get()}) {
      QCOMPARE(heardOf(*desk, Notice::Lengthened).size(), 1);
      QCOMPARE(heardOf(*desk, Notice::RoundEnded).size(), 1);
      QCOMPARE(heardOf(*desk, Notice::LetGo), QList<SeatId>{SeatId(1)});
    }
    QVERIFY(!bench.organizer->heardNotice(Notice::DeskClosed));
  }
  SOON(bench.organizer->heardNotice(Notice::DeskClosed));
}

/// Its old connection stood beside it until the server took it for dead, and it heard of itself as of another one. Nor
/// do the others hear of a desk that has come and gone.
void TestDesk::aDeskThatCallsAgainTakesThePlaceOfItself() {
  DeskBench bench(big(1));
  bench.organize();
  const auto call = [&bench] {
    auto desk = std::make_unique<Talker>(bench.table.tcp());
    wire::Hello hello;
    hello.attendance = Attendance::Organizer;
    hello.organizerKey = kKey;
    hello.nonce = QByteArray(wire::kTokenBytes, 'n');
    desk->say(hello);
    return desk;
  };
  const auto before = call();
  SOON(before->last<wire::DeskNews>());
  const auto after = call();
  SOON(after->last<wire::DeskNews>() && before->closed);
  Bench::settle();
  QCOMPARE(heardOf(*bench.organizer, Notice::DeskOpened).size(), 1);
  QVERIFY(!bench.organizer->heardNotice(Notice::DeskClosed));
  QVERIFY(!after->heardNotice(Notice::DeskClosed));
  after->hangUp();
  SOON_EQUAL(heardOf(*bench.organizer, Notice::DeskClosed).size(), 1);
}

/// A guest without the key who had overheard the greeting of a desk ended its connection with a greeting like it.
void TestDesk::aWatcherTakesThePlaceOfNoDesk() {
  DeskBench bench(big(1));
  Talker desk(bench.table.tcp()), watcher(bench.table.tcp());
  wire::Hello hello;
  hello.attendance = Attendance::Organizer;
  hello.organizerKey = kKey;
  hello.nonce = QByteArray(wire::kTokenBytes, 'n');
  desk.say(hello);
  SOON(desk.last<wire::DeskNews>());
  hello.attendance = Attendance::Watcher;
  hello.name = u"Dev"_s;
  hello.organizerKey.clear();
  watcher.say(hello);
  SOON(watcher.last<wire::Welcome>());
  Bench::settle();
  QVERIFY(!desk.closed);
  QCOMPARE(DeskBench::asked(desk, requests::Announce{u"Tea"_s}), Refusal::None);
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

/// Whose server was started again showed a hall of idle people.
void TestDesk::afterARestartNobodyIsIdle() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(8));
  bench.talkers.clear();
  bench.table.server.reset();
  TestServer after(bench.store, big(1), bench.clock, patient());
  QCOMPARE(after.server->resume(), QString());
  DeskBench::Organizer organizer(after);
  SOON(organizer.talker.last<wire::DeskNews>());
  QCOMPARE(organizer.talker.last<wire::DeskNews>()->changed.size(), 2);
  for (const auto& place : organizer.talker.last<wire::DeskNews>()->changed)
    QVERIFY(place.seat.activity != Activity::Idle);
}

void TestDesk::organizersAreToldWhoHasLeft() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.chooseAll());
  bench.at(SeatId(0)).say(requests::GiveUp{});
  Bench::settle();
  QCOMPARE(bench.deskSeat(0).activity, Activity::Left);
  QCOMPARE(bench.deskSeat(1).activity, Activity::Plays);
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

TAPU_TEST_WITH_LOOP(TestDesk)
#include "test_desk.moc"
