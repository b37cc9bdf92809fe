// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <functional>

#include "app/files/record_reader.h"
#include "app/session/game/afterwards.h"
#include "app/session/game/game_log.h"
#include "app/session/game/game_starter.h"
#include "app/session/replay/replay.h"
#include "app/text/reject_text.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"
#include "engine/bots/bot.h"
#include "engine/rules/between.h"
#include "engine/rules/trade.h"
#include "engine/state/game_map.h"
#include "tests/game/home.h"
#include "tests/net/table.h"
#include "tests/newest_seat.h"
#include "tests/suite.h"

using namespace tapu;
using tapu::test::Home;
using tapu::test::planFor;
using tapu::test::TestServer;
using namespace Qt::StringLiterals;

namespace {

/// Whether the table has still to answer what somebody here did last.
bool hasActUnderWay(const GameController& game) {
  return std::ranges::any_of(game.seen().here, [](const ClientView* view) { return view->isActing(); });
}

/// A person at this computer: sees and does only what windows can, with a bot's judgment.
class Person : public QObject {
 public:
  explicit Person(GameController& game) : game_(game), rng_(1) {
    for (auto& mind : minds_) mind = makeBot("greedy");
    for (auto signal : {&GameController::legalChanged, &GameController::viewerChanged})
      connect(&game, signal, this, [this] { wake(); });
    wake();
  }
  std::function<void()> atCurtain;
  std::function<void()> atEachStep;
  int acted = 0;
  int mostActs = 1'000'000;

 private:
  void wake() {
    if (woken_) return;
    woken_ = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
          woken_ = false;
          step();
        },
        Qt::QueuedConnection);
  }
  void step() {
    if (!game_.seen().hasGame() || game_.seen().phase() != Client::Phase::Playing) return;
    if (atEachStep) atEachStep();
    if (game_.seen().isCurtainDown()) {
      if (atCurtain) atCurtain();
      return game_.liftCurtain();
    }
    if (!game_.seen().viewer() || game_.seen().legal.empty()) return;
    if (acted >= mostActs) return rest();
    const SeatView view(game_.seen().definition(), game_.seen().state(), game_.seen().viewer());
    const auto action = minds_[game_.seen().viewer().value]->decide(view, rng_);
    if (action) {
      ++acted;
      return game_.submit(*action);
    }
    // Our offer waits for somebody here: pass the computer on.
    if (game_.seen().state().seat(game_.seen().viewer()).offer.isOpen() && !game_.seen().mayPassTo().isEmpty())
      game_.passTo(game_.seen().mayPassTo().first());
  }

  /// No act of their own any more; but nobody waits for them to answer an offer, which bots do for twelve seconds.
  void rest() {
    for (const Action& action : game_.seen().legal.all())
      if (action.kind == ActionKind::Decline && !game_.seen().mustDecide()) return game_.submit(action);
  }

  GameController& game_;
  SeededRng rng_;
  std::array<std::unique_ptr<Bot>, kMostSeatsOfTable> minds_;
  bool woken_ = false;
};

bool isBehindCurtain(const GameController& game) {
  for (const Seat& seat : game.seen().state().seats) {
    const bool isHidden = seat.known == Knowledge::Counted && seat.hand[Resource::Unknown] == seat.hand.total() &&
                          seat.cards[Card::Unknown] == seat.cards.total();
    if (!isHidden) return false;
  }
  return game.seen().legal.empty() && !game.seen().mustDecide();
}

/// The names of the records of past games.
QStringList recordsOf(const Home& home) {
  return QDir(home.folder.filePath(u"records"_s)).entryList({u"*.tapu"_s}, QDir::Files);
}

/// A game as its note tells it; its store is none.
QString leaveGame(const Home& home, const QString& name, GameNote::Stage stage) {
  const QString store = home.folder.filePath(u"games/"_s + name + u".sqlite"_s);
  QFile file(store);
  if (file.open(QIODevice::WriteOnly)) file.write("no database");
  GameNote note;
  note.stage = stage;
  note.gameName = u"Game "_s + name;
  for (const QString& person : {u"Asha"_s, u"Meera"_s}) {
    note.seats.emplace_back();
    note.seats.last().holder = SeatHolder::Person;
    note.seats.last().name = person;
  }
  note.moves = 34;
  GameFiles::writeNote(store, note);
  return store;
}

}  // namespace

class TestController : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void playsAWholeGameAlone();
  void aGameThatIsOverLeavesARecord();
  void whatIsNoFinishedGameLeavesNoRecord_data();
  void whatIsNoFinishedGameLeavesNoRecord();
  void aRecordThatCannotBeKeptIsToldAndStopsNothing();
  void takesBackWhatShowedNothing();  // 0.13
  void aGameEndsByAgreement();
  void eachPersonHereWishesToBuildBetweenTurns();
  void curtainNeverLeaks();
  void continuesAfterABreak();
  void continuesAfterAKill();
  void offersFromTheNoteAlone();
  void whatIsPlayedIsNotOffered();
  void aDamagedGameIsPutAsideAndSaysSo();
  void movesThatTheNoteKnowsAreMissed_data();
  void movesThatTheNoteKnowsAreMissed();
  void keepsUnfinishedGamesFromLitter();
  void tellsWhyItCannotStart();
  void comesBackToItsSeat();
  void sitsDownAtATableOfTheBigGame();
};

void TestController::playsAWholeGameAlone() {
  Home home;
  StartedGame started = home.starter.start(planFor(1));
  QVERIFY2(started.game, qPrintable(started.problem));
  GameController& game = *started.game;
  QStringList refusals;
  connect(&game, &GameController::refused, this, [&](const QString& sentence) { refusals << sentence; });
  Person person(game);
  SOON_EQUAL(game.seen().phase(), Client::Phase::Over);
  // Another may be quicker to take an offer; nothing else is ever refused.
  refusals.removeAll(sentenceFor(Reject::NoSuchOffer));
  QCOMPARE(refusals, QStringList());
  QVERIFY(person.acted > 20);
  QVERIFY(game.seen().isHost() && !game.seen().isHotSeat() && !game.seen().isCurtainDown());
  QVERIFY(!game.seen().prompt().sentence.isEmpty());
  QVERIFY(!game.seen().log->events().empty());
  QCOMPARE(game.seen().log->events().back().kind, EventKind::CardsShown);
  SOON(!game.seen().logLine(game.seen().log->events().front()).isEmpty());
  // The record of a finished game hides nothing (10.5): it plays from the first line to the last.
  const QString path = home.folder.filePath(u"game.tapu"_s);
  const auto readsWhole = [&] {
    if (!game.afterwards().saveRecord(path).isEmpty()) return false;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.readAll().contains("unknown")) return false;
    file.seek(0);
    RecordReader reader(file);
    Complaint complaint;
    if (!reader.start(complaint)) return false;
    RecordReader::Step step = RecordReader::Step::Moved;
    while (step == RecordReader::Step::Moved) step = reader.next(complaint);
    return step == RecordReader::Step::End && reader.game().state().head.phase == Phase::Over;
  };
  SOON(readsWhole());
  started.game.reset();
  QVERIFY2(!home.starter.unfinished(), "a finished game is not offered again");
}

void TestController::aGameThatIsOverLeavesARecord() {
  Home home;
  StartedGame started = home.starter.start(planFor(2));
  QVERIFY2(started.game, qPrintable(started.problem));
  Person person(*started.game);
  QVERIFY(QDir().mkpath(home.starter.records().folder()));
  QFile order(home.starter.records().folder() + u"/order"_s);  // of a game that was over in 2100, as the clock had it
  QVERIFY(order.open(QIODevice::WriteOnly) && order.write("4102444800000\n") > 0);
  order.close();
  QSignalSpy kept(&home.starter.records(), &RecordKeeper::kept);
  SOON_EQUAL(kept.size(), 1);
  started.game.reset();
  QCOMPARE(recordsOf(home).size(), 1);
  Complaint complaint;
  const auto replay = Replay::from(kept[0][0].toString(), complaint);
  QVERIFY2(replay, qPrintable(complaint.sentence));
  QCOMPARE(replay->stoppedBy(), QString());
  QVERIFY(!replay->header().seenBy);
  QVERIFY(replay->header().played.isValid());
  QCOMPARE(replay->header().order, 4102444800001);  // one more than that of the game before
  QVERIFY(replay->header().here == (std::vector{SeatId(0), SeatId(1)}));
  QCOMPARE(replay->header().bots[0], QString());
  QVERIFY(!replay->header().bots[2].isEmpty() && !replay->header().bots[3].isEmpty());
  QCOMPARE(replay->end().head.phase, Phase::Over);
}

/// A board that is only tried leaves nothing, nor does a game that is left before its end.
void TestController::whatIsNoFinishedGameLeavesNoRecord_data() {
  QTest::addColumn<bool>("isTest");
  QTest::newRow("a test play of the editor") << true;
  QTest::newRow("a game that was left") << false;
}
void TestController::whatIsNoFinishedGameLeavesNoRecord() {
  QFETCH(bool, isTest);
  Home home;
  GamePlan plan = planFor(1);
  if (isTest) plan.kind = GameNote::Kind::TestPlay;
  StartedGame started = home.starter.start(plan);
  Person person(*started.game);
  if (isTest)
    SOON_EQUAL(started.game->seen().phase(), Client::Phase::Over);
  else
    SOON(person.acted > 5);
  QCoreApplication::processEvents();
  started.game.reset();
  home.starter.records().waitForDone();
  QCOMPARE(recordsOf(home), QStringList());
}

void TestController::aRecordThatCannotBeKeptIsToldAndStopsNothing() {
  Home home;
  QFile inTheWay(home.folder.filePath(u"records"_s));
  QVERIFY(inTheWay.open(QIODevice::WriteOnly));
  QSignalSpy failed(&home.starter.records(), &RecordKeeper::failed);
  StartedGame started = home.starter.start(planFor(1));
  Person person(*started.game);
  SOON_EQUAL(failed.size(), 1);
  QVERIFY(failed[0][0].toString().contains(QDir::toNativeSeparators(home.starter.records().folder())));
  QCOMPARE(started.game->seen().phase(), Client::Phase::Over);
  QVERIFY(started.game->afterwards().hasReplay());
}

void TestController::takesBackWhatShowedNothing() {
  Home home;
  GamePlan plan = planFor(1);
  plan.setup.options.first = FirstSeat::HostChosen;
  plan.setup.first = SeatId(0);
  StartedGame started = home.starter.start(plan);
  QVERIFY2(started.game, qPrintable(started.problem));
  GameController& game = *started.game;
  SOON(game.seen().mustDecide());
  QVERIFY2(!game.seen().mayTakeBack(), "nothing was done yet");
  const auto before = game.seen().state();
  game.submit(game.seen().legal[0]);
  SOON(game.seen().mayTakeBack());
  QCOMPARE(game.seen().state().seat(SeatId(0)).pending.must, Decision::Road);
  game.takeBack();
  SOON_EQUAL(game.seen().state().seat(SeatId(0)).pending.must, Decision::Settlement);
  QVERIFY(game.seen().state() == before);
  QVERIFY(!game.seen().mayTakeBack());
  QCOMPARE(game.seen().log->events().back().kind, EventKind::TakenBack);
  QVERIFY(game.seen().mayRedo());
  game.redo();
  SOON_EQUAL(game.seen().state().seat(SeatId(0)).pending.must, Decision::Road);
  SOON(game.seen().mayTakeBack());
  QVERIFY2(!game.seen().mayRedo(), "there is nothing more to do again");
  game.takeBack();
  SOON_EQUAL(game.seen().state().seat(SeatId(0)).pending.must, Decision::Settlement);
  game.submit(game.seen().legal[1]);
  SOON_EQUAL(game.seen().state().seat(SeatId(0)).pending.must, Decision::Road);
  QVERIFY2(!game.seen().mayRedo(), "another corner was chosen instead");
  game.submit(game.seen().legal[0]);
  SOON(!game.seen().mustDecide());
  QVERIFY2(!game.seen().mayTakeBack(), "the road of the set-up ended the step");
}

void TestController::aGameEndsByAgreement() {
  Home home;
  StartedGame started = home.starter.start(planFor(2));
  QVERIFY2(started.game, qPrintable(started.problem));
  GameController& game = *started.game;
  SOON(game.seen().hasGame());
  const auto votes = [&] {
    QStringList counted;
    for (const ChatLine& line : game.seen().chat()) counted << line.text;
    return counted;
  };
  QCOMPARE(game.seen().localSeats().size(), 2);
  game.voteToStop(SeatId(1), YesNo::Yes);
  SOON_EQUAL(votes(), QStringList{u"1/2"_s});
  QVERIFY2(game.seen().phase() == Client::Phase::Playing, "the other person at this computer was not asked");
  game.voteToStop(SeatId(1), YesNo::Yes);  // once more is no second vote
  game.voteToStop(SeatId(1), YesNo::No);
  SOON_EQUAL(votes(), QStringList({u"1/2"_s, u"0/2"_s}));
  game.voteToStop(SeatId(1), YesNo::Yes);
  game.voteToStop(SeatId(0), YesNo::Yes);
  SOON_EQUAL(game.seen().phase(), Client::Phase::Over);
  QVERIFY(game.seen().state().head.winner.isNone());
}

void TestController::eachPersonHereWishesToBuildBetweenTurns() {  // 13.4
  constexpr int kPersons = 6, kSetUp = 4 * kPersons;
  Home home;
  GamePlan plan = planFor(2);
  plan.setSeatCount(kPersons);
  QList<GamePlan::Seat> seats = plan.seats;
  for (int i = 0; i < kPersons; ++i) seats[i] = GamePlan::Seat{SeatHolder::Person, u"Person %1"_s.arg(i), i, {}};
  plan.setSeats(seats);
  StartedGame started = home.starter.start(plan);
  QVERIFY2(started.game, qPrintable(started.problem));
  GameController& game = *started.game;
  Person persons(game);
  persons.mostActs = kSetUp;
  SOON(game.seen().hasGame() && game.seen().state().head.turn > 0 && game.seen().legal.contains(roll()));
  const SeatId first = game.seen().viewer(), second((first.value + 2) % kPersons), third((first.value + 4) % kPersons);
  const auto wishes = [&game](SeatId seat) { return hasWished(game.seen().state(), seat); };
  game.wishToBuild(third, BuildWish::On);
  SOON(wishes(third));
  QCOMPARE(game.seen().viewer(), first);
  QVERIFY2(!game.seen().isCurtainDown(), "a wish is public");
  game.wishToBuild(third, BuildWish::Off);
  SOON(!wishes(third));
  const auto wishesMade = [&] {
    return std::ranges::count_if(game.seen().history(), [](const Move& move) { return isAside(move); });
  };
  SOON(!hasActUnderWay(game));
  const auto before = wishesMade();
  game.wishToBuild(third, BuildWish::On);  // and thinks better of it before the table has answered
  game.wishToBuild(third, BuildWish::Off);
  SOON_EQUAL(wishesMade(), before + 2);
  QVERIFY(!wishes(third));
  game.wishToBuild(second, BuildWish::On);
  game.wishToBuild(third, BuildWish::On);
  SOON(wishes(second) && wishes(third));
  QList<SeatId> builders;  // in front of whom the curtain hangs while they build
  persons.atCurtain = [&] {
    const SeatId builder = betweenSeat(game.seen().state());
    if (builder && builder == game.seen().viewer()) builders << builder;
  };
  persons.mostActs = 1'000'000;
  game.submit(roll());
  SOON(builders.contains(third));
  QCOMPARE(builders.first(), second);
}

void TestController::curtainNeverLeaks() {
  Home home;
  StartedGame started = home.starter.start(planFor(2));
  QVERIFY2(started.game, qPrintable(started.problem));
  GameController& game = *started.game;
  QVERIFY(game.seen().isHotSeat());
  Person persons(game);
  int curtains = 0, early = 0;
  bool leaked = false, isToldLate = false;
  SeatId seen;
  const auto look = [&] { return std::pair(game.seen().viewer(), game.seen().curtain); };
  auto told = look();
  const QObject listener;
  connect(&game, &GameController::viewerChanged, &listener, [&] { told = look(); });
  connect(&game, &GameController::legalChanged, &listener, [&] { isToldLate = isToldLate || told != look(); });
  persons.atCurtain = [&] {
    ++curtains;
    if (game.seen().state().head.phase == Phase::Setup) ++early;
    leaked = leaked || !isBehindCurtain(game);
  };
  persons.atEachStep = [&] {
    if (game.seen().isCurtainDown()) {
      seen = SeatId();
      return void();
    }
    // Another person's eyes only after a curtain, but for the set-up, before there is anything to see.
    const bool begins = game.seen().state().head.phase == Phase::Setup && game.seen().viewer() &&
                        game.seen().state().seat(game.seen().viewer()).hand.isEmpty();
    if (seen && seen != game.seen().viewer() && !begins) leaked = true;
    seen = game.seen().viewer();
    for (int i = 0; seen && i < game.seen().state().seats.size(); ++i)
      leaked = leaked || (SeatId(i) != seen && game.seen().state().seats[i].known == Knowledge::Own);
  };
  SOON_EQUAL(game.seen().phase(), Client::Phase::Over);
  QVERIFY(!leaked);
  QVERIFY(curtains > 10);
  QCOMPARE(early, 0);
  QVERIFY2(!isToldLate, "what may be done was told before whose it is");
  for (const Event& event : game.seen().log->events()) {
    if (event.kind == EventKind::CardBought) QCOMPARE(event.card, Card::Unknown);
    if (event.kind == EventKind::CardStolen) QVERIFY(event.cards == CardCounts::of(Resource::Unknown));
  }
}

void TestController::continuesAfterABreak() {
  Home home;
  State before;
  std::size_t moves = 0;
  {
    StartedGame started = home.starter.start(planFor(1));
    QVERIFY2(started.game, qPrintable(started.problem));
    Person person(*started.game);
    person.mostActs = 12;
    SOON_EQUAL(person.acted, 12);
    // Where the game waits for this person no bot plays on: an offer to answer would not hold it up.
    SOON(started.game->seen().mustDecide() && !started.game->seen().legal.empty());
    before = started.game->seen().state();
    moves = started.game->seen().history().size();
  }
  const auto unfinished = home.starter.unfinished();
  QVERIFY(unfinished);
  QCOMPARE(unfinished->note.gameName, u"Test"_s);
  QCOMPARE(unfinished->note.seats.first().name, u"Asha"_s);
  QCOMPARE(unfinished->note.seats.first().holder, SeatHolder::Person);
  QCOMPARE(unfinished->note.seats.last().holder, SeatHolder::Bot);
  QVERIFY(unfinished->note.moves >= static_cast<int>(moves));
  StartedGame again = home.starter.continueGame();
  QVERIFY2(again.game, qPrintable(again.problem));
  SOON(again.game->seen().hasGame() && again.game->seen().phase() == Client::Phase::Playing);
  QVERIFY(again.game->seen().history().size() >= moves);
  SOON(!again.game->seen().legal.empty());
  QVERIFY(again.game->seen().state().seat(again.game->seen().viewer()).hand ==
          before.seat(again.game->seen().viewer()).hand);
  QVERIFY(!again.game->seen().log->events().empty());
  QVERIFY2(!home.starter.unfinished(), "what somebody plays is not offered");
}

/// What lies on the disk while the game runs is all that a killed program leaves.
void TestController::continuesAfterAKill() {
  Home home, afterwards;
  StartedGame started = home.starter.start(planFor(1));
  QVERIFY2(started.game, qPrintable(started.problem));
  Person person(*started.game);
  person.mostActs = 12;
  SOON_EQUAL(person.acted, 12);
  // The game waits for the person alone. No offer lies open: bots answer one after another, and a bot waits for the
  // person's answer to its own.
  const auto isQuiet = [game = started.game.get()] {
    if (!game->seen().hasGame() || hasActUnderWay(*game)) return false;
    for (int seat = 0; seat < game->seen().state().seats.size(); ++seat) {
      const bool isOthers = SeatId(seat) != game->seen().viewer();
      if (isOthers && game->seen().state().seat(SeatId(seat)).pending.must != Decision::Nothing) return false;
      if (!game->seen().state().seat(SeatId(seat)).offer.isOpen()) continue;
      if (isAsked(game->seen().definition(), game->seen().state(), game->seen().viewer(), SeatId(seat)))
        game->submit(decline(SeatId(seat)));
      return false;
    }
    return game->seen().mustDecide() && !game->seen().legal.empty();
  };
  SOON(isQuiet());
  const Seat seatThen = started.game->seen().state().seat(started.game->seen().viewer());
  const std::vector<Move> seenThen = started.game->seen().history();
  const QDir games(home.folder.filePath(u"games"_s));
  for (const QString& file : games.entryList(QDir::Files)) {  // its lock is void with the end of its program
    if (!file.endsWith(u".lock"_s)) {
      QVERIFY(QFile::copy(games.filePath(file), afterwards.folder.filePath(u"games/"_s + file)));
    }
  }
  StartedGame again = afterwards.starter.continueGame();
  QVERIFY2(again.game, qPrintable(again.problem));
  SOON(again.game->seen().hasGame() && !again.game->seen().legal.empty());
  // Bots may go on in either game meanwhile: they answer whose turn it is with offers of their own. An offer asks the
  // person something, but nobody's cards and pieces change before the person has answered.
  const Seat& seatAgain = again.game->seen().state().seat(again.game->seen().viewer());
  QVERIFY(seatAgain.hand == seatThen.hand && seatAgain.cards == seatThen.cards);
  QVERIFY(seatAgain.roads == seatThen.roads && seatAgain.settlements == seatThen.settlements);
  QVERIFY(seatAgain.cities == seatThen.cities && seatAgain.points == seatThen.points);
  const std::vector<Move>& seenAgain = again.game->seen().history();
  QVERIFY2(seenAgain.size() >= seenThen.size(), "moves are missing that the person had seen");
  QVERIFY(std::equal(seenThen.begin(), seenThen.end(), seenAgain.begin()));
}

/// A store that cannot be opened is offered all the same: nobody looked into it, so nobody waits for it.
void TestController::offersFromTheNoteAlone() {
  Home home;
  leaveGame(home, u"1"_s, GameNote::Stage::Playing);
  const auto unfinished = home.starter.unfinished();
  QVERIFY(unfinished);
  QCOMPARE(unfinished->note.gameName, u"Game 1"_s);
  QCOMPARE(unfinished->note.moves, 34);
  QVERIFY2(!home.starter.continueGame().game, "it is no store");
  QVERIFY2(!home.starter.continueGame().problem.isEmpty(), "and says so");
}

namespace {

/// A solo game after some moves, broken off; its store.
QString brokenOff(Home& home) {
  StartedGame started = home.starter.start(planFor(1));
  if (!started.game) return {};
  Person person(*started.game);
  person.mostActs = 8;
  if (!test::soon([&] { return person.acted == 8 && !started.game->seen().legal.empty(); })) return {};
  started.game.reset();
  const QDir games(home.folder.filePath(u"games"_s));
  return games.filePath(games.entryList({u"*.sqlite"_s}, QDir::Files).value(0));
}

}  // namespace

void TestController::aDamagedGameIsPutAsideAndSaysSo() {
  Home home;
  const QString store = brokenOff(home);
  QVERIFY(!store.isEmpty());
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"edit"_s);
    database.setDatabaseName(store);
    QVERIFY(database.open());
    QVERIFY(QSqlQuery(database).exec(u"DELETE FROM event WHERE number > 6"_s));
  }
  QSqlDatabase::removeDatabase(u"edit"_s);
  const StartedGame again = home.starter.continueGame();
  QVERIFY(!again.game);
  QVERIFY2(again.problem.contains(u"the last good move is number 7"_s), qPrintable(again.problem));
  QVERIFY2(again.problem.contains(QDir::toNativeSeparators(store + u".damaged"_s)), qPrintable(again.problem));
  QVERIFY(QFile::exists(store + u".damaged"_s) && !QFile::exists(store));
  QVERIFY2(!home.starter.unfinished(), "it is not offered again");
  QVERIFY(QFile::exists(store + u".damaged"_s));
  const QList<SavedGame> listed = home.starter.files().list();
  QCOMPARE(listed.size(), 1);
  QVERIFY2(listed[0].use == SavedGame::Use::PutAside && listed[0].view, "but it is listed, with its picture");
  QCOMPARE(listed[0].note.gameName, u"Test"_s);
}

void TestController::movesThatTheNoteKnowsAreMissed_data() {
  QTest::addColumn<bool>("goesOn");
  QTest::newRow("and the game goes on without them") << true;
  QTest::newRow("and its file is kept to be mended") << false;
}

void TestController::movesThatTheNoteKnowsAreMissed() {
  QFETCH(bool, goesOn);
  Home home;
  const QString store = brokenOff(home);
  auto note = GameFiles::readNote(store);
  QVERIFY(note && note->stage == GameNote::Stage::Playing);
  note->moves += 5;
  GameFiles::writeNote(store, *note);
  StartedGame again = home.starter.continueGame();
  QVERIFY2(again.game, qPrintable(again.problem));
  GameController& game = *again.game;
  const auto isLast = [&](Notice notice) {
    return !game.seen().chat().isEmpty() && game.seen().chat().last().phrase == static_cast<int>(notice);
  };
  SOON(game.seen().hasGame() && isLast(Notice::MovesMissing));
  QVERIFY(game.seen().isHost());
  QSignalSpy refused(&game, &GameController::refused);
  game.submit(endTurn());  // whoever's turn it is when the game was broken off
  SOON_EQUAL(refused.size(), 1);
  if (goesOn) {
    game.ask(requests::GoOnWithoutMoves{});
    SOON(isLast(Notice::GoesOnWithout));
    const auto moves = game.seen().history().size();
    Person person(game);
    SOON(game.seen().history().size() > moves);
    return;
  }
  QSignalSpy turnedAway(&game, &GameController::turnedAway);
  game.ask(requests::KeepFileAside{});
  const QString kept = store + u".damaged"_s;
  SOON(!turnedAway.isEmpty() && turnedAway.last().first().toString().contains(QDir::toNativeSeparators(kept)));
  again.game.reset();
  QVERIFY(QFile::exists(kept) && !QFile::exists(store));
  QVERIFY(!home.starter.unfinished());
}

void TestController::whatIsPlayedIsNotOffered() {
  Home home;
  StartedGame started = home.starter.start(planFor(1));
  QVERIFY2(started.game, qPrintable(started.problem));
  SOON(started.game->seen().hasGame());
  QVERIFY(!home.starter.unfinished());
  const QString other = leaveGame(home, u"0"_s, GameNote::Stage::Playing);
  QCOMPARE(home.starter.unfinished()->note.gameName, u"Game 0"_s);
  QLockFile program(GameFiles::lockOf(other));
  QVERIFY(program.tryLock(0));
  QVERIFY2(!home.starter.unfinished(), "another program plays it");
  program.unlock();
  QVERIFY(home.starter.unfinished());
}

void TestController::keepsUnfinishedGamesFromLitter() {
  Home home;
  const QString kept = leaveGame(home, u"0"_s, GameNote::Stage::Playing);
  for (int i = 0; i < 20; ++i) {
    const QString store = leaveGame(home, u"1%1"_s.arg(i), i % 2 ? GameNote::Stage::Gathering : GameNote::Stage::Over);
    QVERIFY2(QFile::resize(store, 0), "a damaged one would stay, for nobody knows what was in it");
  }
  GamePlan plan = planFor(1);
  plan.reach = GamePlan::Reach::Network;
  plan.listenAt = QHostAddress::LocalHost;
  plan.port = 0;
  StartedGame hosted = home.starter.start(plan);
  QVERIFY2(hosted.game, qPrintable(hosted.problem));
  plan.port = hosted.port;
  QVERIFY2(!home.starter.start(plan).game, "the port is taken");
  hosted.game.reset();  // a lobby that was closed
  QCOMPARE(home.starter.unfinished()->note.gameName, u"Game 0"_s);
  const QStringList left = QDir(home.folder.filePath(u"games"_s)).entryList(QDir::Files);
  QCOMPARE(left, (QStringList{QFileInfo(kept).fileName(), QFileInfo(kept).fileName() + u".json"_s}));
}

void TestController::tellsWhyItCannotStart() {
  Home home;
  GamePlan plan = planFor(1);
  plan.seats[0].holder = SeatHolder::Bot;
  plan.seats[0].bot = u"greedy"_s;
  StartedGame started = home.starter.start(plan);
  QVERIFY(!started.game && !started.problem.isEmpty());
  StartedGame nothing = home.starter.continueGame();
  QVERIFY(!nothing.game && !nothing.problem.isEmpty());
  StartedGame nowhere = home.starter.rejoin();
  QVERIFY(!nowhere.game && !nowhere.problem.isEmpty());
}

void TestController::comesBackToItsSeat() {
  Home host, guest;
  guest.settings.player.name.set(u"Ravi"_s);
  GamePlan plan = planFor(1);
  plan.reach = GamePlan::Reach::Network;
  plan.listenAt = QHostAddress::LocalHost;
  plan.port = 0;
  plan.seats[1] = GamePlan::Seat{SeatHolder::Nobody, {}, 0, {}};
  plan.gameName = u"Monsoon"_s;
  StartedGame hosted = host.starter.start(plan);
  QVERIFY2(hosted.game && hosted.port, qPrintable(hosted.problem));
  SOON_EQUAL(hosted.game->seen().phase(), Client::Phase::Lobby);

  GamePlan second = plan;
  second.port = hosted.port;
  Home other;
  QVERIFY2(!other.starter.start(second).problem.isEmpty(), "the port is taken");

  StartedGame joined = guest.starter.join({u"127.0.0.1"_s, hosted.port});
  SOON_EQUAL(joined.game->seen().phase(), Client::Phase::Lobby);
  SOON(joined.game->seen().viewer());
  QVERIFY(!joined.game->seen().isHost());
  SOON(!startBlockedBy(hosted.game->seen().lobby()).isEmpty());
  joined.game->ask(requests::SetReady{Ready::Yes});
  SOON(startBlockedBy(hosted.game->seen().lobby()).isEmpty());
  hosted.game->ask(requests::StartGame{});
  SOON_EQUAL(joined.game->seen().phase(), Client::Phase::Playing);
  const SeatId seat = joined.game->seen().viewer();
  SOON(test::newestSeat(guest.settings));
  SOON_EQUAL(test::newestSeat(guest.settings)->gameName, u"Monsoon"_s);
  QCOMPARE(guest.settings.addresses().size(), 1);

  joined.game.reset();  // as if the program was killed
  StartedGame back = guest.starter.rejoin();
  QVERIFY2(back.game, qPrintable(back.problem));
  SOON_EQUAL(back.game->seen().phase(), Client::Phase::Playing);
  QCOMPARE(back.game->seen().viewer(), seat);
  QCOMPARE(back.game->seen().seatName(seat), u"Ravi"_s);
  back.game->leave();
  QVERIFY2(test::newestSeat(guest.settings), "a seat of a running game can be come back to (4.8)");
  StartedGame again = guest.starter.rejoin();
  SOON_EQUAL(again.game->seen().phase(), Client::Phase::Playing);
  QCOMPARE(again.game->seen().viewer(), seat);
}

void TestController::sitsDownAtATableOfTheBigGame() {
  ServerPlan plan;
  plan.setup.ruleSet = RuleSet::BigGame;
  plan.setup.options = defaultOptions(RuleSet::BigGame);
  plan.setup.chain = chainFor(plan.setup.options, 1);
  MemoryStore store;
  TestServer table(store, plan);
  table.server->open();
  Home guest;
  guest.settings.player.name.set(u"Ravi"_s);
  StartedGame joined = guest.starter.join({u"127.0.0.1"_s, table.port()});
  SOON_EQUAL(joined.game->seen().phase(), Client::Phase::Lobby);
  SOON_EQUAL(table.server->lobby().seats[0].holder, SeatHolder::Person);
  QVERIFY(playsOnChain(rulesOf(joined.game->seen().lobby().setup.ruleSet, joined.game->seen().lobby().setup.options)));
}

TAPU_TEST_WITH_LOOP(TestController)
#include "test_controller.moc"
