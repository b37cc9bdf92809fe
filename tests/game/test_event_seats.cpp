// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "app/session/event/desk_reporter.h"
#include "app/session/event/event_plan.h"
#include "app/session/event/event_seats.h"
#include "tests/net/desk_bench.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

LobbySeat person(const QString& name, Link link = Link::Up) {
  LobbySeat seat;
  seat.holder = SeatHolder::Person;
  seat.name = name;
  seat.link = link;
  return seat;
}
LobbySeat bot() {
  LobbySeat seat;
  seat.holder = SeatHolder::Bot;
  seat.name = u"Asha"_s;
  seat.bot = u"greedy"_s;
  return seat;
}

/// Two boards: Meera, a bot, Kabir (not connected), nobody.
Lobby someLobby() {
  Lobby lobby;
  lobby.seats = {person(u"Meera"_s), bot(), person(u"Kabir"_s, Link::Lost), LobbySeat{}};
  return lobby;
}

EventPlan planOf(int boards) {
  EventPlan plan;
  plan.setBoards(boards);
  return plan;
}

}  // namespace

/// The words about the seats that an organizer reads.
class TestEventSeats : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void problemsComeFirstThenBoards() {
    const auto lines = seatLines(someLobby(), nullptr, {});
    QCOMPARE(lines.size(), 4u);
    QCOMPARE(lines[0].seat, SeatId(2));
    QVERIFY(lines[0].lamp == SeatLamp::Lost);
    QVERIFY(lines[1].lamp == SeatLamp::Bot);
    QVERIFY(lines[2].lamp == SeatLamp::Free);
    QVERIFY(lines[3].lamp == SeatLamp::Connected);
    const LampCounts counts = lampCounts(lines);
    QCOMPARE(counts.lost + counts.bot + counts.free + counts.connected, 4);
    QCOMPARE(counts.idle, 0);
  }
  void aSeatThatIsKeptSaysForWhom() {
    OrganizerDesk desk;
    desk.seats = {{}, {}, {}, {}};
    desk.seats[1].keptFor = u"Manoj"_s;
    desk.seats[3].code = 256131;
    const auto lines = seatLines(someLobby(), nullptr, desk);
    QCOMPARE(lines[1].seat, SeatId(1));
    QCOMPARE(lines[1].detail(), u"kept for Manoj"_s);
    QCOMPARE(lines[2].code, 256131);
  }
  void whoHasNotSaidThatTheyAreReadyIsSeenBeforeTheGame() {
    Lobby lobby = someLobby();
    QCOMPARE(seatLines(lobby, nullptr, {})[3].detail(), u"not ready"_s);
    QCOMPARE(unreadyPeople(lobby), 1);  // Kabir is not there
    lobby.seats[0].ready = Ready::Yes;
    QCOMPARE(seatLines(lobby, nullptr, {})[3].detail(), QString());
    QCOMPARE(unreadyPeople(lobby), 0);
  }
  void whatAConnectionIsLike() {
    Lobby lobby = someLobby();
    lobby.seats[2].heardAgoMs = 72'000;
    lobby.seats[2].graceLeftMs = 21'500;
    lobby.seats[0].pingMs = 4;
    const auto lines = seatLines(lobby, nullptr, {});
    QCOMPARE(lines[0].connection(), u"lost for 1:12"_s);
    QCOMPARE(lines[0].detail(), u"bot in 22 s"_s);
    QCOMPARE(lines[3].connection(), u"4 ms"_s);
  }

  // 9.21: the colors of five boards come again along the chain. Where a ring of 11 boards closes, the last board stands
  // beside the first and the second, and has the colors of the third.
  void aFreeSeatHasTheColorThatItsPlayerWillHave() {
    Lobby lobby;
    lobby.setup = planOf(11).setup();
    lobby.setup.chain.ends = Ends::Joined;
    lobby.seats.resize(22);
    const auto lines = seatLines(lobby, nullptr, {});
    QCOMPARE(lines[3].color, 3);
    QCOMPARE(lines[5].color, 5);
    QCOMPARE(lines[13].color, 3);  // board 7 as board 2
    QCOMPARE(lines[20].color, 4);  // board 11 as board 3
    QCOMPARE(lines[21].color, 5);
  }

  void whoComesLateMayHaveAFreeSeatOrABotsAndAtLastALostPlayers() {
    const auto seats = seatsForLate(seatLines(someLobby(), nullptr, {}));
    QCOMPARE(seats.size(), 3u);
    QCOMPARE(seats[0].offer(), u"2 Moon"_s);
    QCOMPARE(seats[1].offer(), u"1 Moon"_s);
    QCOMPARE(seats[2].offer(), u"2 Sun (Kabir is not connected)"_s);
  }

  // A seat that is kept comes first for whom it is kept, and after the others for everybody else.
  void whoComesLateIsOfferedFirstWhatIsKeptForThem() {
    OrganizerDesk desk;
    desk.seats = {{}, {}, {}, {}};
    desk.seats[1].keptFor = u"Meera"_s;
    const auto lines = seatLines(someLobby(), nullptr, desk);
    const auto meera = seatsForLate(lines, u"meera "_s);
    QCOMPARE(meera[0].offer(), u"1 Moon (kept for Meera)"_s);
    QVERIFY(!isOfSomebodyElse(meera[0], u"meera"_s));
    const auto asha = seatsForLate(lines, u"Asha"_s);
    QCOMPARE(asha[0].offer(), u"2 Moon"_s);
    QCOMPARE(asha[1].offer(), u"1 Moon (kept for Meera)"_s);
    QVERIFY(isOfSomebodyElse(asha[1], u"Asha"_s));
    QCOMPARE(asha[2].offer(), u"2 Sun (Kabir is not connected)"_s);
  }

  /// All cards are shown at the end (10.5): the list says what the final table says.
  void pointCardsAreCountedWhenTheGameIsOver() {
    State state;
    state.seats.assign(4);
    state.seats[0].points = 4;
    state.seats[0].cards = CardCounts::of(Card::Point, 1);
    const auto points = [&] {
      const auto lines = seatLines(someLobby(), &state, {});
      return std::ranges::find(lines, SeatId(0), &SeatLine::seat)->points;
    };
    state.head.phase = Phase::Play;
    QCOMPARE(points(), 4);
    state.head.phase = Phase::Over;
    QCOMPARE(points(), 5);
  }

  void inAPauseNoBotPlaysOrIsAwaited() {
    Lobby lobby = someLobby();
    lobby.seats[0].link = Link::Lost;
    lobby.seats[0].graceLeftMs = 12'000;
    lobby.seats[2].bot = u"greedy"_s;
    State state;
    const auto details = [&] {
      QStringList told;
      for (const SeatLine& line : seatLines(lobby, &state, {})) told << line.detail();
      return told;
    };
    QCOMPARE(details(), (QStringList{u"bot in 12 s"_s, u"a bot plays"_s, u"free seat"_s, QString()}));
    state.head.paused = Paused::Yes;
    QCOMPARE(details(), (QStringList{QString(), QString(), u"free seat"_s, QString()}));
  }

  /// A seat that somebody has given up is no problem of the network: nobody looks for them.
  void whoHasLeftIsNotLost() {
    OrganizerDesk desk;
    desk.seats = {{}, {}, {}, {}};
    desk.seats[2].activity = Activity::Left;
    Lobby lobby = someLobby();
    lobby.seats[2].bot = u"greedy"_s;
    const auto lines = seatLines(lobby, nullptr, desk);
    const auto left = std::ranges::find(lines, SeatId(2), &SeatLine::seat);
    QVERIFY(left->lamp == SeatLamp::Left);
    QCOMPARE(left->connection(), u"left"_s);
    QCOMPARE(left->detail(), u"a bot plays"_s);
    QCOMPARE(lampCounts(lines).lost, 0);
    QVERIFY(!isOfSomebodyElse(*left, u"Meera"_s));
    const auto seats = seatsForLate(lines, u"Meera"_s);
    QVERIFY(std::ranges::find(seats, SeatId(2), &SeatLine::seat) != seats.end());
  }

  void idleIsWhoTheServerCallsIdle() {
    OrganizerDesk desk;
    desk.seats = {{}, {}, {}, {}};
    for (DeskSeat& seat : desk.seats) seat.activity = Activity::Idle;
    const auto lines = seatLines(someLobby(), nullptr, desk);
    QCOMPARE(lines[1].seat, SeatId(0));
    QVERIFY(lines[0].lamp == SeatLamp::Lost);  // that they are not connected says more
    QVERIFY(lines[1].lamp == SeatLamp::Idle);
    QCOMPARE(lines[1].connection(), u"idle"_s);
    QVERIFY(lines[2].lamp == SeatLamp::Bot);
    QVERIFY(lines[3].lamp == SeatLamp::Free);
  }

  /// A newcomer was removed before they sat down: of whoever came after them the log told no break of a connection.
  void whoSitsDownAfterARemovedNewcomerMayBeLost() {
    test::DeskBench bench(test::big(1));
    QVERIFY(bench.begin(1));
    QVERIFY(bench.toRound(1));
    Client::Identity who;
    who.attendance = Attendance::Organizer;
    who.organizerKey = test::kKey;
    Client desk(bench.table.local(Origin::Guest), who);
    DeskReporter report;
    report.listenTo(desk);
    desk.start();
    const auto seat = [&desk] { return desk.known().lobby.seats.value(1); };
    SOON(desk.known().desk.seats.size() == 2 && seat().holder == SeatHolder::Bot);
    const int former = bench.code(1);
    bench.comeWith(former, u"Ravi"_s);
    SOON_EQUAL(seat().name, u"Ravi"_s);
    QCOMPARE(bench.asked(requests::GiveToBot{SeatId(1)}), Refusal::None);
    SOON(seat().holder == SeatHolder::Bot);
    QCOMPARE(bench.asked(requests::NewCode{SeatId(1)}), Refusal::None);
    SOON(bench.code(1) >= 0 && bench.code(1) != former);
    test::Talker& next = bench.comeWith(bench.code(1), u"Meera"_s);
    SOON_EQUAL(seat().name, u"Meera"_s);
    QVERIFY(bench.toRound(bench.round() + 2));  // they sit down in the gap
    next.hangUp();
    SOON(seat().holder == SeatHolder::Person && seat().link == Link::Lost);
    SOON(std::ranges::find(report.lines(), DeskLogLine::Kind::Lost, &DeskLogLine::kind) != report.lines().end());
  }

  /// Each break of its line was two lines in the logs of the others.
  void anotherDeskThatComesAndGoesFillsNoLog() {
    test::DeskBench bench(test::big(1));
    Client::Identity who;
    who.attendance = Attendance::Organizer;
    who.organizerKey = test::kKey;
    Client desk(bench.table.local(Origin::Guest), who);
    DeskReporter report;
    report.listenTo(desk);
    desk.start();
    SOON(!desk.known().desk.seats.isEmpty());
    const auto told = [&report](DeskLogLine::Kind kind) {
      return std::ranges::count(report.lines(), kind, &DeskLogLine::kind);
    };
    for (int i = 0; i < 3; ++i) {
      test::DeskBench::Organizer other(bench.table);
      SOON_EQUAL(told(DeskLogLine::Kind::DeskOpened), 1);
      SOON_EQUAL(told(DeskLogLine::Kind::DeskClosed), 0);
      other.talker.hangUp();
      SOON_EQUAL(told(DeskLogLine::Kind::DeskClosed), 1);
      QCOMPARE(told(DeskLogLine::Kind::DeskOpened), 1);
    }
    QCOMPARE(report.lines().size(), 2U);
    const test::DeskBench::Organizer second(bench.table);
    SOON_EQUAL(told(DeskLogLine::Kind::DeskClosed), 0);
    const test::DeskBench::Organizer third(bench.table);
    SOON_EQUAL(told(DeskLogLine::Kind::DeskOpened), 2);  // one more than before
  }
};

TAPU_TEST_WITH_LOOP(TestEventSeats)
#include "test_event_seats.moc"
