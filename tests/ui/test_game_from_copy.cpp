// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTcpServer>

#include "abandoned_game.h"
#include "app/files/record_header.h"
#include "app/kit/question.h"
#include "app/session/game/afterwards.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"
#include "guest_games.h"
#include "program.h"
#include "tests/newest_seat.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The name of the person at the first seat of the game of this copy.
QString nameOfHostIn(const QString& copy) {
  QFile file(copy);
  Complaint complaint;
  const auto header = file.open(QIODevice::ReadOnly) ? headerFrom(file.readLine(), complaint) : std::nullopt;
  return header ? header->names.value(0) : QString();
}

}  // namespace

/// A game that goes on from the copy of a guest.
class GameFromCopyTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void aGuestGoesOnWithTheGameOfAHostWhoIsGone() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    const State seen = program.window.game()->seen().state();
    QVERIFY(program.window.game()->afterwards().mayHostHere());
    QCOMPARE(program.window.game()->afterwards().saveCopy(program.starter.copyPath()), QString());
    game.third.reset();

    program.settings.game.offerWait.set(0);
    program.settings.game.botPace.set(
        BotPace::Instant);  // some turns of bots would outlast what a person waits for here
    GameStarter::CopyPlan how = program.starter.copyPlan();
    how.port = 0;
    how.listenAt = QHostAddress::LocalHost;
    how.passwordKey = coral();
    StartedGame again = program.starter.hostCopy(how);
    QVERIFY2(again.game, qPrintable(again.problem));
    SOON(again.game->seen().hasGame());
    QCOMPARE(again.game->seen().viewer(), game.mine);
    QVERIFY(again.game->seen().isHost());
    QVERIFY(again.game->seen().state().seat(game.mine).hand == seen.seat(game.mine).hand);
    QVERIFY(again.game->seen().state().corners == seen.corners && again.game->seen().state().edges == seen.edges);
    const auto bots = std::ranges::count(again.game->seen().lobby().seats, SeatHolder::Bot, &LobbySeat::holder);
    QVERIFY2(bots == 1, "whoever was a person is one that has left");
    SOON_EQUAL(again.game->seen().table().password, Password::Asked);
    QVERIFY2(again.game->seen().table().policy == strict(), "what the host allowed holds");
    QCOMPARE(again.game->origin().passwordKey, coral());  // which the next game asks for as well
    GameStarter::Entry entry;
    entry.password = u"coral"_s;
    game.third = game.uma.join({u"127.0.0.1"_s, again.port}, entry).game;
    const auto& third = game.third;
    SOON(third->seen().hasGame());
    QCOMPARE(third->seen().viewer(), game.umas);
    SOON(std::ranges::any_of(third->seen().chat(), [](const ChatLine& line) {
      return line.kind == ChatLine::Kind::Notice && line.phrase == static_cast<int>(Notice::GoesOnFromCopy);
    }));
    QVERIFY2(again.game->seen().isPaused(), "nobody plays for those who are not back yet");
    const auto stays = [&](const SeatId seat) {
      return again.game->seen().state().seat(seat).presence == Presence::Here;
    };
    SOON(stays(game.mine) && stays(game.umas));  // at once, or when the server has told of who came back
    again.game->ask(requests::ResumeGame{});
    SOON(!again.game->seen().isPaused());
    const auto moves = third->seen().history().size();
    QVERIFY(playOn({again.game.get(), third.get()}, 3));
    SOON(third->seen().history().size() > moves);
  }

  void whoComesBackStillHasTheKeyOfThePasswordForACopy() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    GameStarter starter(settings, folder_->path());
    Hosted host;
    QVERIFY(openWithPassword(host));
    GameStarter::Entry entry;
    entry.password = u"coral"_s;
    auto guest = starter.join(host.address(), entry).game;
    const auto opensCoral = [&settings] {
      const QByteArray key = test::newestSeat(settings) ? test::newestSeat(settings)->passwordKey : QByteArray();
      return password::isKey(key) && key == password::keyOf(u"coral"_s, password::saltOf(key));
    };
    SOON(opensCoral());
    guest->ask(requests::SetReady{Ready::Yes});
    QVERIFY(host.begin());
    guest.reset();  // as if the program had been killed
    guest = starter.rejoin().game;
    SOON(guest && guest->seen().hasGame());
    const auto moves = guest->seen().history().size();
    QVERIFY(playOn({host.game.get(), guest.get()}, 2));
    SOON(guest->seen().history().size() > moves);
    QVERIFY2(opensCoral(), "though the password was not typed again");
  }

  void botsKeepTheirNamesAndKindsInAGameFromACopy() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    GameStarter starter(settings, folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    auto guest = starter.join(host.address()).game;
    SOON_EQUAL(guest->seen().phase(), Client::Phase::Lobby);
    // Named in another order than that of their seats.
    host.game->ask(requests::PutBot{SeatId(3), u"random"_s});
    host.game->ask(requests::PutBot{SeatId(2), u"greedy"_s});
    guest->ask(requests::SetReady{Ready::Yes});
    QVERIFY(host.begin());
    SOON(guest->seen().hasGame());
    const QList<LobbySeat> seats = guest->seen().lobby().seats;
    QVERIFY(seats[2].name != seats[3].name);
    host.game.reset();
    SOON_EQUAL(guest->seen().phase(), Client::Phase::Closed);
    QCOMPARE(guest->afterwards().saveCopy(starter.copyPath()), QString());
    guest.reset();
    const StartedGame again = starter.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY2(again.game, qPrintable(again.problem));
    SOON(again.game->seen().hasGame());
    for (const int seat : {2, 3}) {
      QCOMPARE(again.game->seen().lobby().seats[seat].holder, SeatHolder::Bot);
      QCOMPARE(again.game->seen().lobby().seats[seat].name, seats[seat].name);
      QCOMPARE(again.game->seen().lobby().seats[seat].bot, seats[seat].bot);
    }
  }

  void theCopyAndTheSeatOfAnInterruptedGameStayUntilTheNextBegins() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    GameStarter starter(settings, folder_->path());
    {
      Hosted host;
      QVERIFY(host.open(u"Meera"_s));
      auto guest = beginWithGuest(host, starter);
      QVERIFY(guest);
      SOON(test::newestSeat(settings) && test::newestSeat(settings)->receipt.moves > 0);
      QCOMPARE(guest->afterwards().saveCopy(starter.copyPath()), QString());
      host.game.reset();
      SOON_EQUAL(guest->seen().phase(), Client::Phase::Closed);
    }
    const auto seat = test::newestSeat(settings);
    QVERIFY(seat);
    Hosted next;
    QVERIFY(next.open(u"Uma"_s));
    auto guest = starter.join(next.address()).game;
    SOON(guest->seen().phase() == Client::Phase::Lobby && !guest->seen().lobby().seats.isEmpty());
    SOON_EQUAL(guest->seen().table().policy, TablePolicy());
    guest->leave();
    guest.reset();
    QVERIFY2(QFile::exists(starter.copyPath()), "nothing of the next game was played");
    QVERIFY(test::newestSeat(settings) == seat);
    guest = starter.join(next.address()).game;
    SOON_EQUAL(guest->seen().phase(), Client::Phase::Lobby);
    guest->ask(requests::SetReady{Ready::Yes});
    QVERIFY(next.begin());
    SOON(guest->seen().hasGame());
    SOON(test::newestSeat(settings) != seat);
    QCOMPARE(test::newestSeat(settings)->address, textOf(next.address()));
  }

  void aCopyWhoseSeatCannotBeReadIsStillHosted() {
    makeKnown(folder_->path());
    QDir(folder_->path()).mkpath(u"games"_s);
    {
      Program program(folder_->path());
      Abandoned game(program);
      QVERIFY(game.isAbandoned);
      QCOMPARE(program.window.game()->afterwards().saveCopy(program.starter.copyPath()), QString());
    }
    QVERIFY(test::newestSeat(Settings(folder_->path())));
    QFile seat(folder_->filePath(u"rejoin.json"_s));
    QVERIFY(seat.resize(40));
    Program program(folder_->path());
    auto* entry = program.window.pages().start()->entry(StartPage::Rejoin);
    QVERIFY(entry->isVisible());
    QCOMPARE(entry->accessibleDescription(), u"The last network game, from your copy"_s);
    entry->click();
    auto* question = program.window.findChild<Question*>();
    QVERIFY(question);
    question->reject();
    GameStarter::CopyPlan how = program.starter.copyPlan();  // as the window hosts it, but for nobody else to see
    how.port = 0;
    how.listenAt = QHostAddress::LocalHost;
    const StartedGame again = program.starter.hostCopy(how);
    QVERIFY2(again.game, qPrintable(again.problem));
    SOON(again.game->seen().hasGame() && again.game->seen().isHost());
    SOON_EQUAL(again.game->seen().table().policy.watching, WatchRule::Nobody);
  }

  void theCopyStaysOnTheWayBackToItsGameAndGoesWithTheNext() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    GameStarter starter(settings, folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    auto guest = beginWithGuest(host, starter);
    QVERIFY(guest);
    QCOMPARE(guest->afterwards().saveCopy(starter.copyPath()), QString());
    guest.reset();
    guest = starter.rejoin().game;
    SOON(guest && guest->seen().hasGame());
    guest.reset();  // what it was about to do with the copy is done
    QVERIFY(QFile::exists(starter.copyPath()));
    Hosted next;
    QVERIFY(next.open(u"Uma"_s));
    guest = starter.join(next.address()).game;
    SOON_EQUAL(guest->seen().phase(), Client::Phase::Lobby);
    guest->ask(requests::SetReady{Ready::Yes});
    QVERIFY(next.begin());
    SOON(guest->seen().hasGame());
    SOON_OR_SAY(nameOfHostIn(starter.copyPath()) == u"Uma"_s, "the copy is that of the next game");
  }

  void aGameFromACopyRemembersThePortThatItGot() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    Abandoned game(program);
    QVERIFY(game.isAbandoned);
    QCOMPARE(program.window.game()->afterwards().saveCopy(program.starter.copyPath()), QString());
    QTcpServer other;  // has the port that the person usually hosts at
    QVERIFY(other.listen(QHostAddress::LocalHost));
    StartedGame again = program.starter.hostCopy({other.serverPort(), QHostAddress::LocalHost});
    QVERIFY2(again.game, qPrintable(again.problem));
    QVERIFY(again.port != 0 && again.port != other.serverPort());
    QCOMPARE(again.continued->port, again.port);
    SOON(again.game->seen().hasGame());
    again.game.reset();
    const auto saved = program.starter.unfinished();
    QVERIFY(saved);
    QCOMPARE(GameFiles::readNote(saved->store)->port, again.port);
  }

  void aCopyThatCannotBeReadIsNotHosted_data() {
    QTest::addColumn<QByteArray>("copy");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("there is none") << QByteArray() << u"There is no copy of the last network game on this computer."_s;
    QTest::newRow("it is no record") << QByteArray("island") << u"The copy of the game cannot be read. "_s;
  }
  void aCopyThatCannotBeReadIsNotHosted() {
    QFETCH(QByteArray, copy);
    QFETCH(QString, sentence);
    Program program(folder_->path());
    QFile file(program.starter.copyPath());
    QDir().mkpath(QFileInfo(file).path());
    if (!copy.isEmpty()) QVERIFY(file.open(QIODevice::WriteOnly) && file.write(copy) == copy.size());
    file.close();
    const StartedGame started = program.starter.hostCopy({0, QHostAddress::LocalHost});
    QVERIFY(!started.game);
    QVERIFY2(started.problem.startsWith(sentence), qPrintable(started.problem));
    QVERIFY(program.starter.files().list().isEmpty());
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(GameFromCopyTest)
#include "test_game_from_copy.moc"
