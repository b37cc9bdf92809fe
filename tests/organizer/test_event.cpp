// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <csignal>

#include "app/client/bot_player.h"
#include "app/files/whole_file.h"
#include "app/wire/join_code.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "tests/event_folder.h"
#include "tests/organizer/hall.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using namespace tapu::test;
using Stage = EventDesk::Stage;

namespace {

QList<int> codesOf(const EventDesk& desk) {
  QList<int> codes;
  for (const DeskSeat& seat : desk.desk().seats) codes << seat.code;
  return codes;
}

}  // namespace

/// An event with a server of its own: opened, left, found again, and its server killed.
class TestEvent : public QObject {
  Q_OBJECT

  EventFolder folder_;
  QString folder(const QString& name) const { return folder_.filePath(name); }

 private Q_SLOTS:
  void initTestCase() { QVERIFY2(QFile::exists(serverProgram()), "tapu-server is built with this program"); }

  void theServerOfAnEventEndsWithTheFolderOfATest() {
    qint64 process = 0;
    {
      const EventFolder other;
      EventDesk desk(other.filePath(u"over"_s), serverProgram());
      desk.open(evening());
      SOON(desk.stage() == Stage::Gathering);
      process = serverProcessIn(other.filePath(u"over"_s));
      QVERIFY(process > 0);
    }
    QVERIFY(!isRunning(process, u"tapu-server"_s));
  }

  void anEventIsOpenedAndItsSeatsAreKept() {
    EventDesk desk(folder(u"open"_s), serverProgram());
    QVERIFY(desk.offered().isEmpty());
    desk.open(evening());
    SOON(desk.stage() == Stage::Gathering);
    SOON(desk.desk().seats.size() == 4 && desk.desk().seats[1].keptFor == u"Vikram"_s);
    for (const int code : codesOf(desk)) QVERIFY(isJoinCode(code));
    QCOMPARE(desk.startBlockedBy(), u"Nobody sits at a board yet."_s);
    const auto asha = player(desk, u"Asha"_s, codesOf(desk).front());
    SOON(asha->known().seat() == SeatId(0));
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    SOON(desk.stage() == Stage::Playing && desk.hasGame());
    desk.ask(requests::PauseGame{});
    SOON(desk.isPaused());
    desk.ask(requests::ResumeGame{});
    SOON(!desk.isPaused());
    desk.putAside();
    QVERIFY(desk.offered().isEmpty());
  }

  void whomTheOrganizerRemovesHasNotLeftByThemselves() {
    EventDesk desk(folder(u"removed"_s), serverProgram());
    desk.open(evening());
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    const auto asha = player(desk, u"Asha"_s, codesOf(desk).front());
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame());
    desk.ask(requests::GiveToBot{SeatId(0)});
    const auto told = [&desk](DeskLogLine::Kind kind) {
      return static_cast<int>(std::ranges::count(desk.report().lines(), kind, &DeskLogLine::kind));
    };
    SOON(told(DeskLogLine::Kind::Removed) == 1);
    QCOMPARE(told(DeskLogLine::Kind::Left), 0);
    QCOMPARE(told(DeskLogLine::Kind::Lost), 0);
    desk.putAside();
  }

  /// A player who has gone home never hears of the end: the server waits for them, and the game is over all the same.
  void aGameIsOverThoughAPlayerHasNotHeardOfItsEnd() {
    EventDesk desk(folder(u"over"_s), serverProgram());
    desk.open(evening());
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    auto asha = player(desk, u"Asha"_s, codesOf(desk).front());
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame());
    QVERIFY(!desk.server().isOver());
    asha.reset();
    desk.ask(requests::EndGame{});
    SOON(desk.stage() == Stage::Over);
    SOON(desk.server().isRunning() && desk.server().isOver());
    desk.putAside();
  }

  void whoLeavesTheDeskFindsTheEventAgain() {
    QList<int> codes;
    {
      EventDesk desk(folder(u"leave"_s), serverProgram());
      desk.open(evening());
      SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
      codes = codesOf(desk);
      const qint64 process = serverProcessIn(folder(u"leave"_s));
      desk.leave();
      QVERIFY(desk.stage() == Stage::Closed);
      QCOMPARE(::kill(static_cast<pid_t>(process), 0), 0);  // the event goes on
    }
    EventDesk later(folder(u"leave"_s), serverProgram());
    QCOMPARE(later.offered(), u"Hall"_s);
    later.goBack();
    SOON(later.stage() == Stage::Gathering && later.desk().seats.size() == 4);
    QCOMPARE(codesOf(later), codes);
    later.putAside();
  }

  /// One person at one computer was all that a hall could have.
  void somebodyHelpsAtTheDeskOfAnotherComputer() {
    EventDesk desk(folder(u"first"_s), serverProgram());
    EventPlan plan = evening();
    plan.options.setupSeconds = 600;
    desk.open(plan);
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4 &&
         desk.desk().seats[1].keptFor == u"Vikram"_s);
    const auto pass = DeskPass::from(desk.pass().text());
    QVERIFY(pass && *pass == desk.pass());
    EventDesk helper(folder(u"second"_s), serverProgram());
    helper.help(*pass);
    SOON(helper.stage() == Stage::Gathering && helper.desk() == desk.desk());
    QVERIFY(helper.helps() && helper.offered().isEmpty());
    QCOMPARE(helper.plan().name, u"Hall"_s);
    QCOMPARE(helper.plan().options, desk.lobby().setup.options);
    const auto newest = [](const EventDesk& at) {
      return at.report().lines().empty() ? QString() : DeskReporter::sentenceOf(at.report().lines().front());
    };
    SOON_EQUAL(newest(desk), u"Another desk was opened."_s);
    QVERIFY(helper.report().lines().empty());
    const auto asha = player(desk, u"Asha"_s, codesOf(helper).front());
    SOON(helper.startBlockedBy().isEmpty());
    helper.ask(requests::StartGame{});
    SOON(desk.hasGame() && helper.hasGame());
    desk.ask(requests::Announce{u"Tea"_s});
    SOON(newest(desk) == u"To all: Tea"_s && newest(helper) == u"To all: Tea"_s);
    helper.ask(requests::Announce{u"Cake"_s});
    SOON(newest(desk) == u"To all: Cake"_s && newest(helper) == u"To all: Cake"_s);
    helper.ask(requests::AskWhetherThere{SeatId(0)});
    SOON(newest(desk) == u"Asked Asha, 1 Sun, whether they are there."_s);
    const auto lineOfAsha = [](const EventDesk& at) {
      const auto lines = at.seats();
      return *std::ranges::find(lines, SeatId(0), &SeatLine::seat);
    };
    QCOMPARE(lineOfAsha(desk).detail(), u"was asked"_s);
    asha->ask(requests::AskWhetherThere{});
    for (const EventDesk* each : {&desk, &helper}) {
      SOON_EQUAL(newest(*each), u"Asha is there, 1 Sun."_s);
      QCOMPARE(lineOfAsha(*each).detail(), u"is there"_s);
    }
    helper.leave();
    SOON_EQUAL(newest(desk), u"Another desk was closed, or has lost its connection."_s);
    QVERIFY(!helper.helps() && helper.stage() == Stage::Closed);
    desk.putAside();
  }

  void whoHelpsWithAWrongKeyIsToldSo() {
    EventDesk desk(folder(u"locked"_s), serverProgram());
    desk.open(evening());
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    EventDesk helper(folder(u"stranger"_s), serverProgram());
    helper.help({desk.pass().at, QByteArray(wire::kKeyBytes, 'x')});
    SOON_EQUAL(helper.problem(), u"This is not the key of the organizer of that game."_s);
    QVERIFY(helper.stage() == Stage::ServerGone);
    QVERIFY(helper.desk().seats.isEmpty());
    QVERIFY(desk.report().lines().empty());
    desk.putAside();
  }

  /// The server of the own event came up meanwhile, and had the desk call once more.
  void theOwnEventDoesNotDisturbWhoHelps() {
    EventDesk desk(folder(u"lead"_s), serverProgram()), helper(folder(u"own"_s), serverProgram());
    desk.open(evening());
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    helper.open(evening());
    helper.help(desk.pass());
    SOON(helper.server().port() != 0 && helper.stage() == Stage::Gathering && helper.desk() == desk.desk());
    helper.ask(requests::Announce{u"Tea"_s});
    const auto told = [&desk](DeskLogLine::Kind kind) {
      return std::ranges::count(desk.report().lines(), kind, &DeskLogLine::kind);
    };
    SOON(told(DeskLogLine::Kind::Announced) == 1);
    QCOMPARE(told(DeskLogLine::Kind::DeskOpened), 1);
    helper.putAside();
    desk.putAside();
  }

  /// Its two players were told to be Sun and Moon.
  void aTableOfNoBigGameHasNoDesk() {
    const QString key = folder(u"classic.key"_s);
    QProcess server;
    server.start(serverProgram(), {u"--rules"_s, u"classic"_s, u"--port"_s, u"0"_s, u"--bind"_s, u"127.0.0.1"_s,
                                   u"--quiet"_s, u"--organizer-key-file"_s, key});
    SOON(server.canReadLine());
    const QList<QByteArray> words = server.readLine().trimmed().split(' ');
    QCOMPARE(words.size(), 3);
    QFile file(key);
    QVERIFY(file.open(QIODevice::ReadOnly));
    EventDesk helper(folder(u"visitor"_s), serverProgram());
    helper.help({{u"127.0.0.1"_s, words[2].toUShort()}, QByteArray::fromHex(file.readAll().trimmed())});
    SOON_EQUAL(helper.problem(), u"No Big Game is played at that table. Only a Big Game is led from a desk."_s);
    QVERIFY(helper.stage() == Stage::ServerGone && !helper.hasGame());
    server.kill();
    SOON_EQUAL(server.state(), QProcess::NotRunning);
  }

  void aPassIsReadAsItIsCopiedOrTyped() {
    const DeskPass pass{{u"192.168.1.24"_s, 4711}, QByteArray(wire::kKeyBytes, '\x5a')};
    QCOMPARE(pass.text(), u"192.168.1.24:4711"_s + u" 5a5a5a5a"_s.repeated(8));
    QVERIFY(DeskPass::from(u"  192.168.1.24:4711 "_s + u"5A"_s.repeated(32)) == pass);
    for (const QString& wrong :
         {QString(), u"192.168.1.24"_s, u"5a"_s.repeated(32), pass.text().chopped(1), pass.text() + u'x'})
      QVERIFY2(!DeskPass::from(wrong), qPrintable(wrong));
  }

  void aServerThatEndsByItselfIsStartedAgainOnceAMinute() {
    EventDesk desk(folder(u"kill"_s), serverProgram());
    desk.open(evening());
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    const auto codes = codesOf(desk);
    const auto asha = player(desk, u"Asha"_s, codes.front());
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame());
    const qint64 process = serverProcessIn(folder(u"kill"_s));
    QVERIFY(process > 0);
    ::kill(static_cast<pid_t>(process), SIGKILL);
    const auto isBack = [&] { return desk.stage() == Stage::Playing && desk.hasGame(); };
    SOON(serverProcessIn(folder(u"kill"_s)) != process && isBack());
    SOON_EQUAL(codesOf(desk), codes);
    const auto told = [&desk](DeskLogLine::Kind kind) {
      return static_cast<int>(std::ranges::count(desk.report().lines(), kind, &DeskLogLine::kind));
    };
    QCOMPARE(told(DeskLogLine::Kind::ServerBack), 1);
    SOON(desk.lobby().seats[0].link == Link::Lost);
    QCOMPARE(told(DeskLogLine::Kind::Lost), 0);  // one line tells it for all
    QCOMPARE(std::ranges::count(desk.report().lines(), DeskLogLine::Kind::GameBegan, &DeskLogLine::kind), 1);
    ::kill(static_cast<pid_t>(serverProcessIn(folder(u"kill"_s))), SIGKILL);
    SOON(desk.stage() == Stage::ServerGone);
    desk.goBack();  // the organizer says so
    SOON(isBack());
    QCOMPARE(told(DeskLogLine::Kind::ServerBack), 2);
    SOON_EQUAL(codesOf(desk), codes);
    desk.putAside();
  }

  void codesAndNamesOutliveAServerAtWhichNobodySatYet() {
    EventDesk desk(folder(u"slips"_s), serverProgram());
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4 && desk.desk().seats[1].keptFor == u"Vikram"_s);
    const auto codes = codesOf(desk);
    const qint64 process = serverProcessIn(folder(u"slips"_s));
    QVERIFY(process > 0);
    ::kill(static_cast<pid_t>(process), SIGKILL);
    SOON(serverProcessIn(folder(u"slips"_s)) != process && desk.stage() == Stage::Gathering);
    SOON_EQUAL(codesOf(desk), codes);
    QCOMPARE(desk.desk().seats[0].keptFor, u"Asha"_s);
    QCOMPARE(desk.desk().seats[1].keptFor, u"Vikram"_s);
    const auto asha = player(desk, u"Asha"_s, codes.front());
    SOON(asha->known().seat() == SeatId(0));
    desk.putAside();
  }

  void sixtySeatsAreKeptForWhoseNamesThePlanHas() {
    EventPlan plan = evening();
    plan.setBoards(30);
    QStringList names;
    for (int seat = 0; seat < 60; ++seat) names << u"Guest %1"_s.arg(seat + 1);
    plan.setNames(names);
    EventDesk desk(folder(u"sixty"_s), serverProgram());
    desk.open(plan);
    const auto isKept = [&](const DeskSeat& seat) { return !seat.keptFor.isEmpty(); };
    SOON(std::ranges::count_if(desk.desk().seats, isKept) == 60);
    QVERIFY(desk.stage() == Stage::Gathering);
    for (int seat = 0; seat < 60; ++seat) QCOMPARE(desk.desk().seats[seat].keptFor, names[seat]);
    QVERIFY(desk.server().isNamed());
    desk.putAside();
  }

  void aNewEventPutsTheEarlierOneAside() {
    EventDesk desk(folder(u"aside"_s), serverProgram());
    desk.open(evening());
    SOON(desk.stage() == Stage::Gathering);
    EventPlan second = evening();
    second.name = u"Second"_s;
    desk.open(second);
    SOON(desk.stage() == Stage::Gathering);
    QCOMPARE(desk.offered(), u"Second"_s);
    QCOMPARE(QDir(folder_.path()).entryList({u"aside-*"_s}, QDir::Dirs).size(), 1);
    desk.putAside();
  }

  void theResultsAreThereForWhoComesAfterTheEnd() {
    EventDesk desk(folder(u"results"_s), serverProgram());
    desk.open(evening());
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    auto asha = player(desk, u"Asha"_s, codesOf(desk).front());
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame() && asha->known().phase == Client::Phase::Playing);
    desk.ask(requests::EndGame{});
    SOON(desk.stage() == Stage::Over && asha->known().phase == Client::Phase::Over);
    asha.reset();
    desk.leave();
    EventDesk later(folder(u"results"_s), serverProgram());
    later.goBack();
    SOON(later.stage() == Stage::Over && later.hasGame());
    QVERIFY(later.state().head.phase == Phase::Over);
    Client::Identity eye;
    eye.attendance = Attendance::Screen;
    Client screen(std::make_unique<TcpDialer>(u"127.0.0.1"_s, later.server().port(), std::make_shared<SystemClock>()),
                  eye);
    screen.start();
    SOON(screen.known().phase == Client::Phase::Over && screen.known().hasGame());
    later.putAside();
  }

  void aSeatThatWasGivenBackStaysFreeForWhoComesBack() {
    EventDesk desk(folder(u"given"_s), serverProgram());
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4 && desk.desk().seats[1].keptFor == u"Vikram"_s);
    desk.ask(requests::KeepSeat{SeatId(1), {}});
    desk.ask(requests::KeepSeat{SeatId(3), u"Meera"_s});
    SOON(desk.desk().seats[3].keptFor == u"Meera"_s);
    desk.leave();
    EventDesk later(folder(u"given"_s), serverProgram());
    later.goBack();
    SOON(later.stage() == Stage::Gathering && later.desk().seats.size() == 4);
    later.ask(requests::Announce{u"Hello"_s});  // whatever was asked for before it is done when it is answered
    SOON(later.onScreens().message == u"Hello"_s);
    QCOMPARE(later.desk().seats[0].keptFor, u"Asha"_s);
    QCOMPARE(later.desk().seats[1].keptFor, QString());
    QCOMPARE(later.desk().seats[3].keptFor, u"Meera"_s);
    later.putAside();
  }

  void theLogIsReadAgainByWhoComesBack() {
    const auto sentences = [](const EventDesk& desk) {
      QStringList all;
      for (const DeskLogLine& line : desk.report().lines()) all << DeskReporter::sentenceOf(line);
      return all;
    };
    QStringList told;
    std::unique_ptr<Client> asha;
    {
      EventDesk desk(folder(u"log"_s), serverProgram());
      EventPlan plan = evening();
      plan.options.setupSeconds = 600;  // all of this is before the first round
      desk.open(plan);
      SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
      const int before = desk.desk().seats[3].code;
      desk.ask(requests::NewCode{SeatId(3)});
      SOON(desk.desk().seats[3].code != before);
      asha = player(desk, u"Asha"_s, codesOf(desk).front());
      SOON(desk.startBlockedBy().isEmpty());
      SOON_EQUAL(expectedAt(desk.lobby(), desk.desk()).missing, 1);  // Vikram
      QCOMPARE(expectedAt(desk.lobby(), desk.desk()).people, 2);
      desk.ask(requests::Announce{u"चाय %1"_s});
      SOON_EQUAL(sentences(desk).size(), 3);
      told = sentences(desk);
      QCOMPARE(told[0], u"To all: चाय %1"_s);
      QCOMPARE(told[1], u"New at the table: Asha, 1 Sun."_s);
      QCOMPARE(told[2], u"A new code for 2 Moon."_s);
    }
    EventDesk later(folder(u"log"_s), serverProgram());
    later.goBack();
    QCOMPARE(sentences(later), told);
    SOON(later.stage() == Stage::Gathering && later.desk().seats.size() == 4);
    later.ask(requests::StartGame{});
    SOON(later.hasGame());
    later.leave();
    later.goBack();
    SOON(later.hasGame());
    QVERIFY(sentences(later).endsWith(told.last()));
    EventDesk third(folder(u"log"_s), serverProgram());  // another window, which has it from the file
    third.goBack();
    SOON(third.hasGame());
    QCOMPARE(sentences(third).count(u"The game has begun."_s), 1);
    third.leave();
    later.putAside();
    later.open(evening());
    QVERIFY(later.report().lines().empty());
    later.putAside();
  }

  void aLogIsReadFromItsEndAndNoLineIsAddedToATornOne() {
    const auto bytesOf = [](const QString& path) {
      QFile file(path);
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QString path = folder(u"long.log"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int i = 1; i <= 60'000; ++i)  // more than 4 MiB
      file.write("{\"kind\":12,\"at\":\"19:05:12\",\"text\":\"" + QByteArray(40, 'x') + QByteArray::number(i) +
                 "\"}\n");
    file.write("{\"kind\":12,\"at\":\"19");  // the computer went off
    file.close();
    DeskLog log;
    log.goOn(path);
    QVERIFY(log.lines().front().text.endsWith(u"x60000"_s));
    QVERIFY(bytesOf(path).size() < (1 << 20));
    file.setFileName(folder(u"torn.log"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"kind\":10,\"at\":\"19:05:11\"}\n{\"kind\":12,\"at\":\"19");
    file.close();
    DeskLog torn;
    torn.goOn(file.fileName());
    torn.add({.kind = DeskLogLine::Kind::Resumed, .at = QTime(19, 6)});
    torn.add({.kind = DeskLogLine::Kind::Paused, .at = QTime(19, 7)});
    DeskLog again;
    again.goOn(file.fileName());
    QCOMPARE(again.lines().size(), 3u);
    QVERIFY(again.lines() == torn.lines());
    QCOMPARE(bytesOf(file.fileName()).count('\n'), 4);  // the torn one is a line of its own
  }

  void theEndIsKeptAsItHappenedAndNotInWords() {
    DeskLog log;
    log.begin(folder(u"end.log"_s));
    log.add({.kind = DeskLogLine::Kind::Over,
             .at = QTime(21, 0),
             .seat = SeatId(2),
             .text = u"Asha"_s,
             .number = 25,
             .sharing = 2,
             .second = u"Ravi"_s});
    log.add({.kind = DeskLogLine::Kind::Over, .at = QTime(21, 1), .sharing = 3, .isStopped = true});
    DeskLog again;
    again.goOn(folder(u"end.log"_s));
    QVERIFY(again.lines() == log.lines());
  }

  void aBreakOfAMomentAgoIsTakenBackAndAnOlderOneIsNot() {
    using enum DeskLogLine::Kind;
    DeskLog log;
    log.begin(folder(u"break.log"_s));
    log.add({.kind = Lost, .at = QTime(19, 5, 10), .seat = SeatId(1), .text = u"Asha"_s});
    log.add({.kind = Lost, .at = QTime(19, 5, 11), .seat = SeatId(2), .text = u"Ravi"_s});
    log.takeBack(Lost, SeatId(1), QTime(19, 5, 18), 10);
    log.takeBack(Lost, SeatId(2), QTime(19, 5, 30), 10);
    log.add({.kind = Left, .at = QTime(19, 5, 21), .seat = SeatId(2), .text = u"Ravi"_s});
    QCOMPARE(log.lines().size(), 2u);
    QCOMPARE(log.lines().back().seat, SeatId(2));
    DeskLog again;
    again.goOn(folder(u"break.log"_s));
    QVERIFY(again.lines() == log.lines());
  }

  void aMomentGoesOnOverMidnightAndNotFromOneEveningToTheNext() {
    using enum DeskLogLine::Kind;
    DeskLog log;
    log.begin({});
    log.add({.kind = Lost, .at = QTime(23, 59, 55), .seat = SeatId(1), .text = u"Asha"_s});
    log.takeBack(Lost, SeatId(1), QTime(0, 0, 3), 10);
    QVERIFY(log.lines().empty());
    log.add({.kind = Lost, .at = QTime(20, 0), .seat = SeatId(2), .text = u"Ravi"_s});
    log.takeBack(Lost, SeatId(2), QTime(10, 0), 10);  // on the next day
    QCOMPARE(log.lines().size(), 1u);
  }

  void aQuestionOfBeforeMidnightIsStillKnownAfterIt() {
    QFile file(folder(u"midnight.log"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("{\"kind\":") + QByteArray::number(static_cast<int>(DeskLogLine::Kind::Asked)) +
               ",\"at\":\"23:59:00\",\"seat\":1}\n");
    file.close();
    DeskReporter report;
    report.goOn(file.fileName());
    QVERIFY(report.askedOf(SeatId(1), QTime(0, 1)) == SeatLine::Asked::Waits);
    QVERIFY(report.askedOf(SeatId(1), QTime(0, 6)) == SeatLine::Asked::No);
    QVERIFY(report.askedOf(SeatId(1), QTime(23, 58)) == SeatLine::Asked::No);  // on the next day
  }

  void whoReachesTheTargetStandsInTheLog() {
    EventDesk desk(folder(u"reached"_s), serverProgram());
    EventPlan plan = evening();
    plan.setNames({});
    plan.options.bigTarget = 6;  // all begin with 4 (9.16)
    plan.options.roundSeconds = 2;
    plan.options.discardSeconds = 1;
    desk.open(plan);
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    std::vector<std::unique_ptr<BotPlayer>> players;
    for (int seat = 0; seat < 4; ++seat)
      players.push_back(std::make_unique<BotPlayer>(player(desk, u"Player %1"_s.arg(seat + 1), codesOf(desk)[seat]),
                                                    makeBot("greedy"), std::make_unique<SeededRng>(seat + 1),
                                                    std::make_shared<SystemClock>(), 0));
    SOON_EQUAL(freeSeats(desk.lobby()), 0);
    desk.ask(requests::StartGame{});
    const auto reached = [&] {
      return std::ranges::find(desk.report().lines(), DeskLogLine::Kind::Reached, &DeskLogLine::kind);
    };
    SOON(reached() != desk.report().lines().end());
    const QString sentence = DeskReporter::sentenceOf(*reached());
    const SeatId who = reached()->seat;
    QCOMPARE(sentence, u"Player %1 has reached the target, %2."_s.arg(who.value + 1).arg(placeOf(who)));
    desk.putAside();
  }

  void whoHasLeftIsSaidToHaveLeft() {
    EventDesk desk(folder(u"left"_s), serverProgram());
    EventPlan plan = evening();
    plan.setNames({});
    plan.options.setupSeconds = 600;
    desk.open(plan);
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    const auto asha = player(desk, u"Asha"_s, codesOf(desk).front());
    SOON_EQUAL(freeSeats(desk.lobby()), 3);
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame());
    const auto has = [&](DeskLogLine::Kind kind) {
      return std::ranges::find(desk.report().lines(), kind, &DeskLogLine::kind) != desk.report().lines().end();
    };
    asha->ask(requests::GiveUp{});
    SOON(has(DeskLogLine::Kind::Left) && has(DeskLogLine::Kind::BotPlays));
    QVERIFY2(!has(DeskLogLine::Kind::Lost), "nobody shall think that they are lost");
    SOON_EQUAL(desk.desk().seats.front().activity, Activity::Left);
    desk.putAside();
  }

  // Two rounds of their own without any action (9.20); who plays is not idle however many rounds pass.
  void whoDoesNothingIsIdleAndWhoPlaysIsNot() {
    EventDesk desk(folder(u"idle"_s), serverProgram());
    EventPlan plan = evening();
    plan.setNames({});
    plan.options.roundSeconds = plan.options.discardSeconds = 1;
    desk.open(plan);
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    const QList<int> codes = codesOf(desk);
    std::vector<std::unique_ptr<BotPlayer>> players;
    for (int seat = 0; seat < 3; ++seat)
      players.push_back(std::make_unique<BotPlayer>(player(desk, u"Player %1"_s.arg(seat), codes[seat]),
                                                    makeBot("greedy"), std::make_unique<SeededRng>(seat + 1),
                                                    std::make_shared<SystemClock>(), 0));
    const auto silent = player(desk, u"Kabir"_s, codes[3]);
    const auto areAllThere = [&] {
      return std::ranges::all_of(desk.seats(), [](const SeatLine& line) { return line.lamp == SeatLamp::Connected; });
    };
    SOON(areAllThere());
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame() && desk.state().head.round >= 6);
    SOON_EQUAL(desk.desk().seats[3].activity, Activity::Idle);
    for (const SeatLine& line : desk.seats())
      QCOMPARE(line.lamp, line.seat == SeatId(3) ? SeatLamp::Idle : SeatLamp::Connected);
    desk.putAside();
  }

  void aRehearsalBeginsByItselfAndLeavesNothing() {
    EventDesk event(folder(u"real"_s), serverProgram());
    event.open(evening());
    SOON(event.stage() == Stage::Gathering && event.desk().seats.size() == 4);
    const QList<int> codes = codesOf(event);
    EventDesk desk(folder(u"rehearsal"_s), serverProgram());
    desk.open(evening().rehearsal(1));
    QVERIFY(desk.plan().isRehearsal());
    SOON(desk.stage() == Stage::Playing && desk.hasGame());
    for (const LobbySeat& seat : desk.lobby().seats) QVERIFY(seat.holder == SeatHolder::Bot);
    QCOMPARE(desk.onScreens().occasion, Occasion::Rehearsal);
    QCOMPARE(event.onScreens().occasion, Occasion::Event);
    desk.ask(requests::Announce{u"Tea"_s});
    SOON(desk.state().head.round == 2);
    const qint64 process = serverProcessIn(folder(u"rehearsal"_s));
    const RehearsalNotes notes = desk.endRehearsal();
    QCOMPARE(notes.rounds, 2);
    QCOMPARE(notes.seats, 4);
    QVERIFY(notes.tried == std::set{wire::kindOf<requests::Announce>()});
    QVERIFY(desk.stage() == Stage::Closed);
    SOON(::kill(static_cast<pid_t>(process), 0) != 0 || !desk.server().isRunning());
    QVERIFY(!QFile::exists(folder(u"rehearsal"_s)));
    QVERIFY(event.stage() == Stage::Gathering);
    QCOMPARE(codesOf(event), codes);
    QCOMPARE(event.desk().seats[1].keptFor, u"Vikram"_s);
    event.putAside();
  }

  void whatARehearsalPlays() {
    EventPlan plan = evening();
    plan.options.gapSeconds = 5;
    plan.options.setupSeconds = 60;
    const EventPlan tried = plan.rehearsal(15);
    QCOMPARE(tried.options.roundSeconds, 15);
    QCOMPARE(tried.options.gapSeconds, 2);
    QCOMPARE(tried.options.setupSeconds, 3);
    QVERIFY(tried.options.earlyEnd == Switch::Off);  // a round lasts as long as was wished
    QCOMPARE(tried.boards, plan.boards);
    QCOMPARE(tried.names, plan.names);
    const auto read = EventPlan::fromJson(tried.toJson());
    QVERIFY(read && *read == tried);
  }

  /// As on Windows, where a folder with an open file cannot be moved: here its name leaves no room for a time behind
  /// it.
  void anEventThatCannotBePutAsideKeepsItsFiles() {
    const QString there = folder(QString(250, u'e'));
    QVERIFY(QDir().mkpath(there));
    Complaint complaint;
    QVERIFY(writeFile(there + u"/event.json"_s, evening().toJson(), complaint));
    EventServer server(there, serverProgram());
    QSignalSpy fails(&server, &EventServer::failed);
    EventPlan second = evening();
    second.name = u"Second"_s;
    QVERIFY(!server.begin(second));
    QCOMPARE(fails.size(), 1);
    QVERIFY(fails[0][0].toString().startsWith(u"The files of the event before cannot be put aside: "_s));
    QVERIFY2(!server.isRunning(), "a server would go on with the game of the event before");
    QCOMPARE(server.plan()->name, u"Hall"_s);
  }

  void aGameWhosePlanIsLostIsPutAsideToo() {
    const QString there = folder(u"planless"_s);
    QVERIFY(QDir().mkpath(there));
    Complaint complaint;
    QVERIFY(writeFile(there + u"/event.sqlite"_s, "a game", complaint));
    EventServer server(there, serverProgram());
    QVERIFY(server.putAside());
    QVERIFY2(!QFile::exists(server.store()), "the server of the next event would go on with it");
    QCOMPARE(QDir(folder_.path()).entryList({u"planless-*"_s}, QDir::Dirs).size(), 1);
  }

  // Its folder is its own as long as it runs.
  void aServerThatDoesNotEndKeepsItsFiles() {
    QVERIFY(QDir().mkpath(folder(u"bin"_s)));
    QFile program(folder(u"bin/tapu-server"_s));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\ntrap '' TERM\necho listening 127.0.0.1 1\nwhile :; do sleep 1; done\n");
    program.close();
    QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    EventServer server(folder(u"deaf"_s), program.fileName());
    QSignalSpy listens(&server, &EventServer::listening), fails(&server, &EventServer::failed);
    QVERIFY(server.begin(evening()));
    SOON_EQUAL(listens.size(), 1);
    EventPlan second = evening();
    second.name = u"Second"_s;
    const bool hasBegun = server.begin(second);
    ::kill(static_cast<pid_t>(serverProcessIn(folder(u"deaf"_s))), SIGKILL);
    QVERIFY(!hasBegun);  // a desk keeps its new log out of the file that lies there
    QCOMPARE(fails.size(), 1);
    QCOMPARE(fails[0][0].toString(), u"The server of the event before does not end. Its files stay as they are."_s);
    QCOMPARE(server.plan()->name, u"Hall"_s);
    QCOMPARE(QDir(folder_.path()).entryList({u"deaf*"_s}, QDir::Dirs).size(), 1);
  }

  void anEventWhoseFileIsDamagedIsKnownAndPutAside() {
    {
      EventDesk desk(folder(u"damaged"_s), serverProgram());
      desk.open(evening());
      SOON(desk.stage() == Stage::Gathering);
      QVERIFY(!desk.server().isDamaged());
    }
    QFile file(QDir(folder(u"damaged"_s)).filePath(u"event.json"_s));
    QVERIFY(file.open(QFile::ReadWrite) && file.resize(20));
    file.close();
    EventDesk later(folder(u"damaged"_s), serverProgram());
    QVERIFY(later.server().isDamaged());
    QVERIFY(later.offered().isEmpty());
    later.open(evening());
    SOON(later.stage() == Stage::Gathering);
    QVERIFY(!later.server().isDamaged());
    const QDir all(folder_.path());
    QCOMPARE(all.entryList({u"damaged-*"_s}, QDir::Dirs).size(), 1);  // its store lies there still
    QVERIFY(QDir(all.filePath(all.entryList({u"damaged-*"_s}, QDir::Dirs).first())).exists(u"event.sqlite"_s));
    later.putAside();
  }

  void aMissingProgramIsTold() {
    EventDesk desk(folder(u"missing"_s), folder(u"no-such-program"_s));
    desk.open(evening());
    SOON(desk.stage() == Stage::ServerGone);
    QVERIFY(desk.problem().startsWith(u"The server of the event cannot be started"_s));
  }
};

TAPU_TEST_WITH_LOOP(TestEvent)
#include "test_event.moc"
