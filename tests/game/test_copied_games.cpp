// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <QDir>
#include <QFile>
#include <QTest>

#include "app/session/settings/languages.h"
#include "tests/game/left_games.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using namespace tapu::test::left_games;

namespace {

/// Another process that has a file open as SQLite has a store that it writes.
class OtherProgram {
 public:
  explicit OtherProgram(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    int ready[2];
    if (::pipe(ready) != 0) return;
    child_ = ::fork();
    if (child_ == 0) {
      struct flock shared {};
      shared.l_type = F_RDLCK;
      shared.l_whence = SEEK_SET;
      shared.l_start = 0x40000002;
      shared.l_len = 510;
      const int file = ::open(name.constData(), O_RDWR);
      const char answer = ::fcntl(file, F_SETLK, &shared) == 0 ? 'y' : 'n';
      if (::write(ready[1], &answer, 1) != 1) ::_exit(1);
      for (;;) ::pause();
    }
    char answer = 'n';
    isPlaying_ = ::read(ready[0], &answer, 1) == 1 && answer == 'y';
    ::close(ready[0]);
    ::close(ready[1]);
  }
  ~OtherProgram() {
    if (child_ <= 0) return;
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
  }
  Q_DISABLE_COPY_MOVE(OtherProgram)
  bool isPlaying() const { return isPlaying_; }

 private:
  pid_t child_ = -1;
  bool isPlaying_ = false;
};

}  // namespace

/// Stores from elsewhere are copied here and continued.
class CopiedGamesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { languages_.use(u"en"_s); }

  void aStoreFromElsewhereIsCopiedAndContinued() {
    Home other, home;
    QVERIFY(other.leaveGame(u"Elsewhere"_s));
    const QString path = other.folder.filePath(u"copy.sqlite"_s);
    QVERIFY(QFile::copy(other.storeOf(0), path));
    QFile original(path);
    QVERIFY(original.open(QIODevice::ReadOnly));
    const QByteArray bytes = original.readAll();
    const GameFiles::TakenIn taken = home.starter.files().takeIn(path);
    QVERIFY2(taken.problem.isEmpty(), qPrintable(taken.problem));
    QVERIFY(taken.store.startsWith(home.starter.files().folder()));
    StartedGame again = home.starter.continueGame(taken.store);
    QVERIFY2(again.game, qPrintable(again.problem));
    SOON(again.game->seen().hasGame());
    QCOMPARE(again.game->seen().lobby().gameName, u"Elsewhere"_s);
    original.seek(0);
    QCOMPARE(original.readAll(), bytes);
    QCOMPARE(QDir(other.folder.path()).entryList({u"copy*"_s}), QStringList{u"copy.sqlite"_s});
  }

  void aStoreThatAnotherProgramWritesIsNotCopied() {
    Home other, home;
    QVERIFY(other.leaveGame(u"Elsewhere"_s));
    const QString path = other.folder.filePath(u"server.sqlite"_s);  // tapu-server has no lock of ours
    QVERIFY(QFile::copy(other.storeOf(0), path));
    {
      const OtherProgram server(path);
      QVERIFY(server.isPlaying());
      QCOMPARE(home.starter.files().takeIn(path).problem, u"This game is being played by another program."_s);
      QVERIFY(QDir(home.starter.files().folder()).entryList(QDir::Files).isEmpty());
    }
    QCOMPARE(home.starter.files().takeIn(path).problem, QString());
  }

  void whatLiesThereAlreadyIsNotCopied() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    const QString store = home.storeOf(0);
    QCOMPARE(home.starter.files().takeIn(store).store, store);
    QCOMPARE(home.starter.files().list().size(), 1);
  }

  void whatIsNoGameIsRefusedAndLeavesNothing_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("problem");
    QTest::newRow("a text") << QByteArray("no database")
                            << u"The game in it cannot be continued: not a store of this program."_s;
    QTest::newRow("an empty file") << QByteArray("") << u"There is no unfinished game in it."_s;
  }
  void whatIsNoGameIsRefusedAndLeavesNothing() {
    QFETCH(QByteArray, content);
    QFETCH(QString, problem);
    Home home;
    const QString path = home.folder.filePath(u"x.sqlite"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const GameFiles::TakenIn taken = home.starter.files().takeIn(path);
    QCOMPARE(taken.problem, problem);
    QVERIFY(QDir(home.starter.files().folder()).entryList(QDir::Files).isEmpty());
  }

  void aMissingStoreIsRefused() {
    Home home;
    QVERIFY(home.starter.files().takeIn(home.folder.filePath(u"none.sqlite"_s)).problem.contains(u"cannot be read"_s));
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_LOOP(CopiedGamesTest)
#include "test_copied_games.moc"
