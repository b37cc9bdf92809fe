// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/host/server/store_contents.h"
#include "app/net/table_password.h"
#include "app/session/game/afterwards.h"
#include "app/session/game/game_starter.h"
#include "app/session/game/replay_game.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "engine/play/visible.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

using Holder = SeatHolder;

/// The record of a game of four, which Asha wants to go on with from the beginning of a turn of the third seat.
struct Recorded {
  explicit Recorded(std::optional<Viewer> eyes = std::nullopt) : game(played(3, "greedy")) {
    RecordHeader header;
    header.setup = game.setup;
    header.names = {u"Ravi"_s, u"Asha"_s, u"Meera"_s, u"Kabir"_s};
    header.bots = {u"of tomorrow"_s, QString(), u"deep"_s, u"greedy"_s};
    header.colors = {4, 1, 7, 2};
    header.seenBy = eyes;
    State start = game.states.front();
    std::vector<Move> moves = game.moves;
    if (eyes) {
      const GameDefinition definition(game.setup);
      moves.clear();
      for (std::size_t i = 0; i < game.moves.size(); ++i)
        if (const auto move = visibleTo(*eyes, definition, game.states[i], game.moves[i])) moves.push_back(*move);
      start = visibleTo(*eyes, definition, start);
    }
    replay = std::make_unique<Replay>(header, start, moves);
    const auto isWanted = [](const Replay::Turn& turn) { return turn.number > 8 && turn.seat == SeatId(2); };
    replay->goTo(std::ranges::find_if(replay->turns(), isWanted)->first);
    settings.player.name.set(u"Asha"_s);
    settings.game.botPace.set(BotPace::Instant);
  }
  /// A plan with these people at the seats.
  GamePlan plan(const QList<Holder>& holders) const {
    GamePlan plan = planToPlayOn(*replay, settings);
    QList<GamePlan::Seat> seats = plan.seats;
    for (qsizetype i = 0; i < seats.size(); ++i) {
      seats[i].holder = holders[i];
      if (holders[i] == Holder::Person) seats[i].name = replay->recordedName(SeatId(static_cast<int>(i)));
    }
    plan.setSeats(seats);
    return plan;
  }
  GamePlan hosted(const QList<Holder>& holders) const {
    GamePlan hosted = plan(holders);
    hosted.purpose = GamePurpose::Host;
    hosted.reach = GamePlan::Reach::Network;
    hosted.listenAt = QHostAddress::LocalHost;
    hosted.port = 0;
    return hosted;
  }
  MadeGame make(const GamePlan& plan) {
    SeededRng rng(7);
    return gameFromReplay(*replay, plan, store(), rng);
  }
  QString store() const { return folder.filePath(u"game.sqlite"_s); }
  const State& there() const { return game.states[static_cast<std::size_t>(replay->step())]; }

  QTemporaryDir folder;
  Settings settings{folder.path()};
  Played game;
  std::unique_ptr<Replay> replay;
};

/// Somebody else on the network, with a folder of their own.
struct Guest {
  explicit Guest(const QString& name) { settings.player.name.set(name); }
  bool join(quint16 port, const QString& password = {}) {
    game = starter.join({u"127.0.0.1"_s, port}, {.password = password}).game;
    QObject::connect(game.get(), &GameController::turnedAway, game.get(),
                     [this](const QString&, Refusal why) { refusal = why; });
    return test::soon([this] { return game->seen().hasGame() || refusal != Refusal::None; });
  }
  QTemporaryDir folder;
  Settings settings{folder.path()};
  GameStarter starter{settings, folder.path()};
  std::unique_ptr<GameController> game;
  Refusal refusal = Refusal::None;
};

}  // namespace

/// A game that goes on from a moment of a replay, with people or bots.
class PlayOnTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void thePersonSitsWhereTheirNameStandsAndBotsSitAtAllOtherSeats();
  void theStoreHasThePositionAndThePeople();
  void aBotDoesNotKeepTheNameThatSomebodyHereHas();
  void aRecordOfOneSeatIsPlayedOnByThatSeat();
  void severalPeopleGoOnAtOneComputer();
  void guestsTakeTheSeatsThatWereLeftFree();
  void theGameThatGuestsPlayCanBeContinued();
  void eachOfTwoWhoPlayedAtOneComputerGetsTheirSeatAtACopy();
  void whoComesIsAskedForThePassword();
  void aPortThatIsTakenIsToldAndLeavesNoGame();
  void aFolderThatCannotBeWrittenIsTold();
};

void PlayOnTest::thePersonSitsWhereTheirNameStandsAndBotsSitAtAllOtherSeats() {
  const Recorded recorded;
  const GamePlan plan = planToPlayOn(*recorded.replay, recorded.settings);
  QCOMPARE(plan.seats.size(), 4);
  QCOMPARE(plan.personSeat(), 1);
  QCOMPARE(plan.persons(), 1);
  QCOMPARE(plan.seats[1].name, u"Asha"_s);
  QCOMPARE(plan.seats[2].color, 7);
  QCOMPARE(plan.seats[2].bot, u"deep"_s);  // as it was
  QCOMPARE(plan.unknownBot(), u"of tomorrow"_s);
  QCOMPARE(plan.withKnownBots().seats[0].bot, u"farmer"_s);  // in place of a kind that there is not
  QVERIFY(plan.reach == GamePlan::Reach::ThisComputer && !plan.obstacle());
}

void PlayOnTest::theStoreHasThePositionAndThePeople() {
  Recorded recorded;
  GamePlan plan = recorded.plan({Holder::Person, Holder::Person, Holder::Bot, Holder::Bot});
  plan.seats[0].name = u"Uma"_s;
  const MadeGame made = recorded.make(plan);
  QCOMPARE(made.problem, QString());
  QCOMPARE(made.note.persons, 2);
  const StoreContents stored = contentsOf(recorded.store());
  QVERIFY(stored.lobby && stored.hostIsNear);
  QCOMPARE(stored.nearPersons, 2);
  QCOMPARE(stored.moves, recorded.replay->step());
  QVERIFY(stored.position == visibleTo(Viewer::watcher(), recorded.replay->definition(), recorded.there()));
  const QList<LobbySeat>& seats = stored.lobby->seats;
  QCOMPARE(seats[0].name, u"Uma"_s);
  QVERIFY(seats[0].role == Role::Host && seats[1].role == Role::Guest);
  QVERIFY(seats[1].holder == Holder::Person && seats[2].holder == Holder::Bot);
  QCOMPARE(seats[2].name, u"Meera"_s);
  QCOMPARE(seats[2].color, 7);
}

void PlayOnTest::aBotDoesNotKeepTheNameThatSomebodyHereHas() {
  Recorded recorded;
  GamePlan plan = recorded.plan({Holder::Bot, Holder::Bot, Holder::Person, Holder::Nobody});
  plan.seats[2].name = u"Asha"_s;  // at the seat of Meera
  QCOMPARE(recorded.make(plan).problem, QString());
  const QList<LobbySeat> seats = contentsOf(recorded.store()).lobby->seats;
  QCOMPARE(seats[2].name, u"Asha"_s);
  QVERIFY(!seats[1].name.isEmpty() && seats[1].name != u"Asha"_s);
  QCOMPARE(seats[3].name, u"Kabir"_s);
}

/// The cards of that seat alone are known; what others have is drawn anew (6.9).
void PlayOnTest::aRecordOfOneSeatIsPlayedOnByThatSeat() {
  Recorded recorded{Viewer(SeatId(1))};
  QCOMPARE(seatsToPlayOn(*recorded.replay), std::vector<SeatId>{SeatId(1)});
  const MadeGame refused = recorded.make(recorded.plan({Holder::Person, Holder::Bot, Holder::Bot, Holder::Bot}));
  QCOMPARE(refused.problem, u"Nobody can play on from this position."_s);
  QVERIFY(!QFile::exists(recorded.store()));
  QCOMPARE(recorded.make(recorded.plan({Holder::Person, Holder::Person, Holder::Bot, Holder::Bot})).problem, QString());
  const StoreContents stored = contentsOf(recorded.store());
  QCOMPARE(stored.nearPersons, 2);
  for (int seat = 0; seat < 4; ++seat)
    QCOMPARE(stored.position.seat(SeatId(seat)).cardsInHand(),
             recorded.replay->state().seat(SeatId(seat)).cardsInHand());
}

/// Behind the curtain nobody's cards are shown; whoever lifts it sees their own.
void PlayOnTest::severalPeopleGoOnAtOneComputer() {
  Recorded recorded;
  GameStarter starter(recorded.settings, recorded.folder.path());
  const GamePlan plan = recorded.plan({Holder::Bot, Holder::Person, Holder::Person, Holder::Bot});
  const StartedGame started = starter.playOn(*recorded.replay, plan);
  QCOMPARE(started.problem, QString());
  QCOMPARE(started.port, quint16(0));
  GameController& game = *started.game;
  SOON(game.seen().hasGame() && game.seen().localSeats().size() == 2);
  QVERIFY(game.seen().isHotSeat() && !game.seen().isPaused());
  SOON(game.seen().isCurtainDown());
  game.liftCurtain();
  QCOMPARE(game.seen().viewer(), SeatId(2));  // whose turn it is
  QVERIFY(game.seen().state().seat(SeatId(2)).hand == recorded.there().seat(SeatId(2)).hand);
  QVERIFY(!game.seen().legal.empty());
  SOON_EQUAL(starter.files().list().value(0).note.persons, 2);  // the note follows in its own time
}

void PlayOnTest::guestsTakeTheSeatsThatWereLeftFree() {
  Recorded recorded;
  GameStarter starter(recorded.settings, recorded.folder.path());
  const GamePlan plan = recorded.hosted({Holder::Nobody, Holder::Person, Holder::Nobody, Holder::Bot});
  const StartedGame started = starter.playOn(*recorded.replay, plan);
  QCOMPARE(started.problem, QString());
  GameController& host = *started.game;
  SOON(host.seen().hasGame());
  QVERIFY(host.seen().isHost() && host.seen().isPaused() && started.port != 0);
  const auto before = host.seen().history().size();
  QCOMPARE(before, static_cast<std::size_t>(recorded.replay->step()) + 1);  // and the pause
  Guest meera(u"Meera"_s), uma(u"Uma"_s), late(u"Late"_s);
  QVERIFY(meera.join(started.port));
  QCOMPARE(meera.game->seen().viewer(), SeatId(2));  // the free seat that bears this name
  QVERIFY(meera.game->seen().state().seat(SeatId(2)).hand == recorded.there().seat(SeatId(2)).hand);
  QVERIFY(meera.game->seen().state().seat(SeatId(1)).known == Knowledge::Counted);
  QVERIFY(uma.join(started.port));
  QCOMPARE(uma.game->seen().viewer(), SeatId(0));
  late.game = late.starter.join({u"127.0.0.1"_s, started.port}).game;  // the seat that is left is a bot's
  SOON(!host.seen().table().late.isEmpty());
  QVERIFY(!late.game->seen().hasGame());
  QCOMPARE(host.seen().history().size(), before);  // no bot has played meanwhile
  host.ask(requests::ResumeGame{});
  SOON(!meera.game->seen().isPaused() && meera.game->seen().mustDecide());
  const Action first = meera.game->seen().legal[0];
  const auto known = host.seen().history().size();
  meera.game->submit(first);
  SOON(host.seen().history().size() > known);
  QCOMPARE(host.seen().history()[known].action.kind, first.kind);
  QCOMPARE(host.seen().history()[known].seat, SeatId(2));
}

/// Guests come back to their seats, and no seat of a bot has become free by it.
void PlayOnTest::theGameThatGuestsPlayCanBeContinued() {
  Recorded recorded;
  GameStarter starter(recorded.settings, recorded.folder.path());
  StartedGame started =
      starter.playOn(*recorded.replay, recorded.hosted({Holder::Bot, Holder::Person, Holder::Nobody, Holder::Bot}));
  SOON(started.game && started.game->seen().hasGame());
  Guest uma(u"Uma"_s);
  QVERIFY(uma.join(started.port));
  QCOMPARE(uma.game->seen().viewer(), SeatId(2));
  const quint16 port = started.port;
  started = {};
  started = starter.continueGame();
  QCOMPARE(started.problem, QString());
  QCOMPARE(started.port, port);
  SOON(started.game->seen().hasGame());
  QVERIFY(started.game->seen().isPaused());
  SOON_EQUAL(uma.game->seen().phase(), Client::Phase::Closed);
  uma.game.reset();
  uma.game = uma.starter.rejoin().game;
  SOON(uma.game->seen().hasGame());
  QCOMPARE(uma.game->seen().viewer(), SeatId(2));
  QCOMPARE(started.game->seen().viewer(), SeatId(1));
}

void PlayOnTest::whoComesIsAskedForThePassword() {
  Recorded recorded;
  GameStarter starter(recorded.settings, recorded.folder.path());
  GamePlan plan = recorded.hosted({Holder::Nobody, Holder::Person, Holder::Nobody, Holder::Bot});
  plan.passwordKey = password::keyOf(u"coral"_s, QByteArray(wire::kSaltBytes, 's'));
  const StartedGame started = starter.playOn(*recorded.replay, plan);
  SOON(started.game && started.game->seen().hasGame());
  Guest without(u"Uma"_s), with(u"Meera"_s);
  QVERIFY(without.join(started.port));
  QCOMPARE(without.refusal, Refusal::PasswordNeeded);
  QVERIFY(with.join(started.port, u"coral"_s));
  QVERIFY(with.game->seen().hasGame());
}

void PlayOnTest::aPortThatIsTakenIsToldAndLeavesNoGame() {
  Recorded recorded;
  GameStarter starter(recorded.settings, recorded.folder.path());
  QTcpServer other;
  QVERIFY(other.listen(QHostAddress::LocalHost));
  GamePlan plan = recorded.hosted({Holder::Nobody, Holder::Person, Holder::Nobody, Holder::Bot});
  plan.port = other.serverPort();
  const StartedGame started = starter.playOn(*recorded.replay, plan);
  QVERIFY(!started.game);
  QCOMPARE(started.problem,
           u"Port %1 is in use by another program. Please choose another port."_s.arg(other.serverPort()));
  QVERIFY(starter.files().list().isEmpty());
}

void PlayOnTest::aFolderThatCannotBeWrittenIsTold() {
  Recorded recorded;
  QFile file(recorded.folder.filePath(u"games"_s));  // where the folder would be
  QVERIFY(file.open(QIODevice::WriteOnly));
  GameStarter starter(recorded.settings, recorded.folder.path());
  const StartedGame started =
      starter.playOn(*recorded.replay, recorded.plan({Holder::Bot, Holder::Person, Holder::Bot, Holder::Bot}));
  QVERIFY(!started.game);
  QVERIFY2(started.problem.startsWith(u"The game cannot be saved here: "_s), qPrintable(started.problem));
}

// The name of the first of them alone was known at the table of a guest who goes on with the game.
void PlayOnTest::eachOfTwoWhoPlayedAtOneComputerGetsTheirSeatAtACopy() {
  Recorded recorded;
  GameStarter starter(recorded.settings, recorded.folder.path());
  StartedGame here =
      starter.playOn(*recorded.replay, recorded.hosted({Holder::Nobody, Holder::Person, Holder::Person, Holder::Bot}));
  QVERIFY2(here.game, qPrintable(here.problem));
  SOON(here.game->seen().hasGame() && here.game->seen().localSeats().size() == 2);
  Guest ravi(u"Ravi"_s);
  QVERIFY(ravi.join(here.port));
  QCOMPARE(ravi.game->afterwards().saveCopy(ravi.starter.copyPath()), QString());
  here = {};
  QCOMPARE(starter.files().list().first().note.ownNames, (QStringList{u"Asha"_s, u"Meera"_s}));
  ravi.game.reset();
  const StartedGame there = ravi.starter.hostCopy({0, QHostAddress::LocalHost});
  QVERIFY2(there.game, qPrintable(there.problem));
  SOON(there.game->seen().hasGame());
  const auto viewerOf = [](const StartedGame& window) {
    return window.game->seen().phase() == Client::Phase::Playing ? window.game->seen().viewer() : SeatId();
  };
  const StartedGame first = starter.join({u"127.0.0.1"_s, there.port});
  SOON_EQUAL(viewerOf(first), SeatId(1));
  GameStarter beside(recorded.settings, recorded.folder.path());
  const StartedGame second = beside.join({u"127.0.0.1"_s, there.port});
  SOON_EQUAL(viewerOf(second), SeatId(2));
}

TAPU_TEST_WITH_LOOP(PlayOnTest)
#include "test_play_on.moc"
