// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <QFile>
#include <QTest>

#include "app/files/whole_file.h"
#include "app/session/game/afterwards.h"
#include "app/session/replay/replay.h"
#include "app/session/saved/saved_words.h"
#include "app/session/settings/languages.h"
#include "tests/game/left_games.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using namespace tapu::test::left_games;
using Stage = GameNote::Stage;

/// A game that was left in the middle: it is listed as it stood, and goes on.
class LeftGamesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { languages_.use(u"en"_s); }

  // Another program or a fault of the disk has emptied the file: a try to go on must not take away what is still known.
  void aGameWhoseStoreIsEmptyIsToldAndNotRemoved_data() {
    QTest::addColumn<bool>("hasLog");
    QTest::newRow("without a log") << false;
    QTest::newRow("with an empty log") << true;
  }
  void aGameWhoseStoreIsEmptyIsToldAndNotRemoved() {
    QFETCH(bool, hasLog);
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QString store = home.storeOf(0);
    QVERIFY(GameFiles::readNote(store)->moves > 0);
    QVERIFY(write(store, {}));
    if (hasLog) QVERIFY(write(store + u"-wal"_s, {}));
    const StartedGame started = home.starter.continueGame(store);
    QVERIFY(!started.game && !started.problem.isEmpty());
    for (int look = 0; look < 2; ++look) {
      const QList<SavedGame> games = home.starter.files().list();
      QCOMPARE(games.size(), 1);
      QCOMPARE(games[0].note.gameName, u"Evening"_s);
      QVERIFY(!games[0].mayContinue());
      QCOMPARE(whyNotContinued(games[0]), u"This game cannot be continued: the game that was in the file is gone."_s);
    }
    QVERIFY(!home.starter.files().newestUnfinished());
  }

  // Two programs can have the same folder open.
  void whoContinuesAGameOfAnotherWindowIsToldWhereItIs() {
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QString store = home.storeOf(0);
    QLockFile program(GameFiles::lockOf(store));
    QVERIFY(program.tryLock(0));
    const QString told = u"This game is open in another window. Please go on there, or leave it there first."_s;
    QCOMPARE(home.starter.continueGame().problem, told);
    QCOMPARE(home.starter.continueGame(store).problem, told);
    program.unlock();
    QVERIFY(home.starter.continueGame().game);
  }

  void aGameLeftIsListedAsItStood() {
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QList<SavedGame> games = home.starter.files().list();
    QCOMPARE(games.size(), 1);
    const SavedGame& game = games[0];
    QVERIFY(game.mayContinue() && game.view);
    QCOMPARE(game.note.gameName, u"Evening"_s);
    QCOMPARE(game.note.seats[0].color, 2);
    QCOMPARE(peopleOf(game.note), u"Asha · 3 bots"_s);
    QVERIFY(game.view->setup.ruleSet == RuleSet::Classic);
    QVERIFY(game.view->position.head.phase == Phase::Play);
    QCOMPARE(progressOf(game), u"Round %1"_s.arg(game.view->position.head.round));
    for (const Seat& seat : game.view->position.seats) {  // 6.9
      QCOMPARE(seat.hand.total(), seat.hand[Resource::Unknown]);
      QCOMPARE(seat.cards.total(), seat.cards[Card::Unknown]);
    }
    QVERIFY(qAbs(game.note.played.secsTo(QDateTime::currentDateTimeUtc())) < 600);
  }

  void whatLiesBesideAStoreIsForItsOwnerAlone() {
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    constexpr QFile::Permissions kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    for (const QString& ending : {u""_s, u".json"_s, u".view"_s}) {
      const QString name = home.storeOf(0) + ending;
      QVERIFY2(QFile::exists(name), qPrintable(name));
      QVERIFY2(!(QFile::permissions(name) & kOthers), qPrintable(name));
    }
  }

  void aPipeBesideAStoreIsNotReplaced_data() {
    QTest::addColumn<QString>("ending");
    QTest::addColumn<bool>("isLinked");
    for (const QString& ending : {u".json"_s, u".view"_s}) {
      QTest::newRow(qPrintable(u"itself as "_s + ending)) << ending << false;
      QTest::newRow(qPrintable(u"behind a link as "_s + ending)) << ending << true;
    }
  }
  void aPipeBesideAStoreIsNotReplaced() {
    QFETCH(QString, ending);
    QFETCH(bool, isLinked);
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QString store = home.storeOf(0);
    const GameNote note = GameFiles::readNote(store).value_or(GameNote{});
    QVERIFY(QFile::remove(store + ending));
    const QString pipe = isLinked ? home.folder.filePath(u"pipe"_s) : store + ending;
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    if (isLinked) QVERIFY(QFile::link(pipe, store + ending));
    const StartedGame started = home.starter.continueGame(store);
    QVERIFY(!started.game);
    QCOMPARE(started.problem, u"The file of the game cannot be used: this is no ordinary file."_s);
    QCOMPARE(home.starter.files().list().size(), 1);
    if (ending == u".json"_s) QVERIFY(!GameFiles::writeNote(store, note));
    QVERIFY2(isPipeOrDevice(pipe), "it stays as it was");
  }

  void aGamePlayedAfterTheClockWentBackIsTheOneToContinue() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    const QString first = home.storeOf(0);
    GameNote note = *GameFiles::readNote(first);
    note.played = QDateTime(QDate(2099, 12, 31), QTime(12, 0), Qt::UTC);
    note.order = note.played.toMSecsSinceEpoch();
    QVERIFY(GameFiles::writeNote(first, note));
    QVERIFY(home.leaveGame(u"Second"_s));
    const auto newest = home.starter.files().newestUnfinished();
    QVERIFY(newest);
    QCOMPARE(newest->note.gameName, u"Second"_s);
    QCOMPARE(home.starter.files().list()[1].store, first);
  }

  void anyOfSeveralGamesIsContinued() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    QVERIFY(home.leaveGame(u"Second"_s));
    QCOMPARE(home.starter.files().list().size(), 2);
    for (int i = 0; i < 2; ++i) {
      const SavedGame game = home.starter.files().list()[i];
      StartedGame again = home.starter.continueGame(game.store);
      QVERIFY2(again.game, qPrintable(again.problem));
      SOON(again.game->seen().hasGame());
      QCOMPARE(again.game->seen().lobby().gameName, game.note.gameName);
      QVERIFY(again.game->seen().history().size() > 12);
    }
  }

  void aNewNameOutlivesTheNextGame() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    QVERIFY(GameFiles::rename(home.storeOf(0), u" दीवाली  की शाम "_s));
    QCOMPARE(home.starter.files().list()[0].note.shownName(), u"दीवाली की शाम"_s);
    StartedGame again = home.starter.continueGame(home.storeOf(0));
    QVERIFY(again.game);
    SOON(again.game->seen().hasGame());
    again.game.reset();
    QCOMPARE(home.starter.files().list()[0].note.shownName(), u"दीवाली की शाम"_s);
    QCOMPARE(home.starter.files().list()[0].note.gameName, u"First"_s);
  }

  void aGameWithoutItsNoteIsFoundInItsStore() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    const SavedGame before = home.starter.files().list()[0];
    QVERIFY(QFile::remove(before.store + u".json"_s) && QFile::remove(before.store + u".view"_s));
    const SavedGame after = home.starter.files().list().value(0);
    QCOMPARE(after.note.gameName, u"First"_s);
    // A bot may have moved while the game was let go: the store has heard it, the window has not.
    QVERIFY(after.note.moves >= before.note.moves);
    QCOMPARE(after.note.persons, 1);
    QVERIFY(after.note.reach == GameNote::Reach::ThisComputer);
    QCOMPARE(peopleOf(after.note), u"Asha · 3 bots"_s);
    QVERIFY(after.view && after.view->setup == before.view->setup);
    QVERIFY(after.view->position.head.phase == Phase::Play);
    for (const Seat& seat : after.view->position.seats)
      QCOMPARE(seat.hand.total(), seat.hand[Resource::Unknown]);  // 6.9
  }

  void aNoteThatKnowsOfLaterMovesDoesNotForgetThem() {
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QString store = home.storeOf(0);
    GameNote note = *GameFiles::readNote(store);
    const int moves = note.moves += 100;
    note.stage = Stage::Unreadable;  // the store is looked into again
    QVERIFY(GameFiles::writeNote(store, note));
    QCOMPARE(home.starter.files().list()[0].note.moves, moves);
    QCOMPARE(GameFiles::readNote(store)->moves, moves);
    const GameFiles::TakenIn copy = home.starter.files().copyHere(store);
    QVERIFY2(copy.problem.isEmpty(), qPrintable(copy.problem));
    QCOMPARE(GameFiles::readNote(copy.store)->moves, moves);
  }

  void theRecordOfARunningGameCanBeRead() {
    Home home;
    GamePlan plan = GamePlan::solo(u"Asha"_s, 7, BotPace::Instant);
    StartedGame started = home.starter.start(plan);
    QVERIFY(started.game);
    Player player(*started.game, 40);
    SOON(player.isDone() && !started.game->seen().legal.empty());
    const QString path = home.folder.filePath(u"game.tapu"_s);
    QCOMPARE(started.game->afterwards().saveRecord(path), QString());
    Complaint complaint;
    const auto record = Replay::from(path, complaint);
    QVERIFY2(record, qPrintable(complaint.sentence));
    QCOMPARE(record->stoppedBy(), QString());
    QCOMPARE(record->steps(), static_cast<int>(started.game->seen().history().size()));
    QVERIFY(record->state() == started.game->seen().state());
    QVERIFY(record->header().seenBy == Viewer(started.game->seen().viewer()));
    const auto& seats = started.game->seen().lobby().seats;
    for (int seat = 0; seat < seats.size(); ++seat) QCOMPARE(record->colorOf(SeatId(seat)), seats[seat].color);
    QCOMPARE(record->result(), u"The game is not over: it is in round %1."_s.arg(record->end().head.round));
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_LOOP(LeftGamesTest)
#include "test_left_games.moc"
