// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/game/game_starter.h"
#include "app/session/settings/languages.h"
#include "tests/game/left_games.h"
#include "tests/no_room.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using namespace tapu::test::left_games;

/// Where games are kept: the usual folder, a chosen one, or nowhere.
class GameFoldersTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { languages_.use(u"en"_s); }

  void theFolderThatCannotBeWrittenIsNamedAndAnotherIsRemembered() {
    QTemporaryDir folder;
    QFile inTheWay(folder.filePath(u"data"_s));  // a file where the folder should be stops everybody, root too
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    Settings settings(folder.filePath(u"config"_s));
    {
      GameStarter starter(settings, folder.filePath(u"data"_s));
      QCOMPARE(starter.whyNotKept(), u"a part of its path is not a folder"_s);
      QCOMPARE(starter.files().folder(), folder.filePath(u"data/games"_s));
      QVERIFY(QDir(folder.path()).mkdir(u"other"_s));
      QCOMPARE(starter.keepGamesIn(folder.filePath(u"other"_s)), QString());
      QCOMPARE(starter.whyNotKept(), QString());
    }
    const GameStarter later(settings, folder.filePath(u"data"_s));
    QCOMPARE(later.files().folder(), folder.filePath(u"other/tapu-games"_s));
  }

  void aFolderWithoutRoomIsNotWritable() {
    QTemporaryDir folder;
    QCOMPARE(GameFiles::whyNotWritable(folder.path()), QString());
    QString why;
    {
      const NoRoom noRoom;
      why = GameFiles::whyNotWritable(folder.path());
    }
    QCOMPARE(why, u"the file would be too large"_s);
    QVERIFY(QDir(folder.path()).isEmpty());
  }

  void inAChosenFolderGamesLieApartFromEverythingElse() {
    Home home;
    QTemporaryDir chosen;
    QVERIFY(write(chosen.filePath(u"notes.sqlite"_s), {}));
    QCOMPARE(home.starter.keepGamesIn(chosen.path()), QString());
    QVERIFY(home.leaveGame(u"Evening"_s));
    QCOMPARE(home.storeOf(0), chosen.filePath(u"tapu-games/"_s) + QFileInfo(home.storeOf(0)).fileName());
    QCOMPARE(QDir(chosen.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             (QStringList{u"notes.sqlite"_s, u"tapu-games"_s}));
    QCOMPARE(home.starter.keepGamesIn(chosen.filePath(u"tapu-games"_s)), QString());
    QVERIFY2(!QFile::exists(chosen.filePath(u"tapu-games/tapu-games"_s)), "who chooses ours means the same");
  }

  void aChoiceThatCannotBeWrittenIsNotRemembered() {
    Home home;
    const QString usual = home.starter.files().folder();
    QVERIFY(write(home.folder.filePath(u"wrong"_s), "x"));
    QCOMPARE(home.starter.keepGamesIn(home.folder.filePath(u"wrong"_s)), u"a part of its path is not a folder"_s);
    QCOMPARE(home.settings.gamesFolder(), QString());
    QCOMPARE(home.starter.files().folder(), usual);
  }

  void aChosenFolderThatIsGoneGivesWayToTheUsualOne() {
    Home home;
    const QString usual = home.starter.files().folder(), stick = home.folder.filePath(u"stick"_s);
    QVERIFY(QDir().mkdir(stick));
    QCOMPARE(home.starter.keepGamesIn(stick), QString());
    QVERIFY(QDir(stick).removeRecursively());
    {
      GameStarter later(home.settings, home.folder.path());
      QCOMPARE(later.files().folder(), usual);
      QCOMPARE(later.whyNotKept(), QString());
      QVERIFY2(!QFile::exists(stick), "nothing is made where the stick was");
    }
    QVERIFY(QDir().mkdir(stick));
    GameStarter again(home.settings, home.folder.path());
    QCOMPARE(again.files().folder(), stick + u"/tapu-games"_s);
    QVERIFY(QDir(stick).removeRecursively() && write(stick, "x"));
    QCOMPARE(again.whyNotKept(), QString());
    QCOMPARE(again.files().folder(), usual);
  }

  void gamesOfTheFormerFolderAreFound() {
    Home home;
    QVERIFY(home.leaveGame(u"Before"_s));
    QCOMPARE(home.starter.keepGamesIn(home.folder.filePath(u"new"_s)), QString());
    QCOMPARE(home.starter.files().list().size(), 1);
    QVERIFY(home.leaveGame(u"After"_s));
    QVERIFY(home.storeOf(0).startsWith(home.folder.filePath(u"new"_s)));
    QCOMPARE(home.starter.files().list().size(), 2);
  }

  void whoPlaysWithoutSavingLeavesNoFile() {
    Home home;
    home.starter.setKeeping(Keeping::Nowhere);
    QVERIFY(home.leaveGame(u"Nowhere"_s));
    QVERIFY(QDir(home.starter.files().folder()).entryList(QDir::Files).isEmpty());
    QVERIFY(!home.starter.unfinished());
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_LOOP(GameFoldersTest)
#include "test_game_folders.moc"
