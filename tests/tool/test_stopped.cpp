// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>
#include <csignal>

#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

namespace {

/// Starts a program in a session of its own, says in a file which one, and answers no question: silent.py FILE.
constexpr char kSilent[] = R"(import json, subprocess, sys, time
child = subprocess.Popen(["sleep", "600"], start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
for line in sys.stdin:
    if "tapu" in json.loads(line):
        print('{"ready":1}', flush=True)
    else:
        with open(sys.argv[1], "a") as file:
            print(child.pid, file=file)
        time.sleep(600)
)";

/// What has ended may be listed until init has noticed, without its words.
bool runs(int program) {
  QFile words(u"/proc/%1/cmdline"_s.arg(program));
  return words.open(QIODevice::ReadOnly) && words.readAll().contains("600");
}

/// Starts it so that it hears of all signals, also where the tests themselves run beside a script and hear of few.
void startHearing(QProcess& program, const QString& name, const QStringList& arguments) {
  program.setChildProcessModifier([] {
    for (const int each : {SIGTERM, SIGINT, SIGHUP}) std::signal(each, SIG_DFL);
  });
  program.start(qEnvironmentVariable("TAPU_BIN") + u'/' + name, arguments);
}

}  // namespace

/// Programs that are asked from outside to end.
class StoppedTest : public ToolRuns {
  Q_OBJECT

 private Q_SLOTS:
  void otherProgramsAndWhatTheyHaveStartedEndWithTheTool_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("signal");
    QTest::newRow("simulate, by TERM") << u"simulate"_s << SIGTERM;
    QTest::newRow("simulate, by INT") << u"simulate"_s << SIGINT;
    QTest::newRow("simulate, by HUP") << u"simulate"_s << SIGHUP;
    QTest::newRow("match, by TERM") << u"match"_s << SIGTERM;
    QTest::newRow("join, by TERM") << u"join"_s << SIGTERM;
    QTest::newRow("join, by HUP") << u"join"_s << SIGHUP;
  }
  void otherProgramsAndWhatTheyHaveStartedEndWithTheTool() {
    QFETCH(QString, command);
    QFETCH(int, signal);
    const QTemporaryDir folder;
    const QString told = folder.filePath(u"told"_s);
    const QString bot = u"ext:python3 %1 %2"_s.arg(written(u"silent.py"_s, kSilent), told);
    QProcess server, tool;
    QStringList arguments{command, u"--bots"_s, bot, u"--bot-time"_s, u"600"_s};
    if (command == u"join"_s) arguments = joining(server, bot);
    const QString kept = written(u"kept.tapu"_s, "an earlier game");
    if (command == u"simulate"_s) arguments << u"--record"_s << kept;
    startHearing(tool, u"tapu-tool"_s, arguments);
    QFile file(told);
    SOON(file.exists() && file.size() > 1);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const int child = file.readLine().trimmed().toInt();
    SOON(runs(child));  // a program just begun has no words for a moment
    for (int i = 0; i < 3 && tool.state() == QProcess::Running; ++i) {  // some ask again; a terminal that closes does
      ::kill(static_cast<pid_t>(tool.processId()), signal);
      tapu::test::settle();
    }
    SOON_EQUAL(tool.state(), QProcess::NotRunning);
    QCOMPARE(tool.exitStatus(), QProcess::NormalExit);
    QCOMPARE(tool.exitCode(), 1);
    QFile earlier(kept);
    QVERIFY(earlier.open(QIODevice::ReadOnly));
    QCOMPARE(earlier.readAll(), "an earlier game");
    QVERIFY2(tool.readAllStandardOutput().isEmpty(), "no result of games that were not played");
    SOON(!runs(child));
    server.kill();
    server.waitForFinished(tapu::test::kNever);
  }

  /// No question keeps it, its game is in the store, and no door stays open that nobody answers at.
  void theWindowEndsCleanly_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("by TERM") << SIGTERM;
    QTest::newRow("by INT") << SIGINT;
    QTest::newRow("by HUP") << SIGHUP;
  }
  void theWindowEndsCleanly() {
    QFETCH(int, signal);
    const QTemporaryDir folder, doors;
    QFile settings(folder.filePath(u"settings.ini"_s));
    QVERIFY(settings.open(QIODevice::WriteOnly) && settings.write("[player]\nname=Asha\n") > 0);
    settings.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"TMPDIR"_s, doors.path());
    QProcess window;
    window.setProcessEnvironment(environment);
    startHearing(window, u"tapu"_s, {u"--data-dir"_s, folder.path(), u"--language"_s, u"en"_s, u"--new-game"_s});
    const auto found = [](const QTemporaryDir& in, const QString& name) {
      return QDir(in.path()).entryList({name}, QDir::Files | QDir::System);
    };
    const QDir games(folder.filePath(u"games"_s));
    SOON_EQUAL(found(doors, u"tapu-*"_s).size(), 1);              // its door
    QCOMPARE(found(folder, u"window.lock"_s).size(), 1);          // and the lock of that
    SOON_EQUAL(games.entryList({u"*.sqlite.view"_s}).size(), 1);  // the game has begun
    ::kill(static_cast<pid_t>(window.processId()), signal);
    QVERIFY(window.waitForFinished(tapu::test::kNever));
    QCOMPARE(window.exitStatus(), QProcess::NormalExit);
    QCOMPARE(window.exitCode(), 0);
    QVERIFY(found(doors, u"tapu-*"_s).isEmpty());
    QVERIFY(found(folder, u"window.lock"_s).isEmpty());
    const Run check = run({u"store"_s, u"check"_s, games.filePath(games.entryList({u"*.sqlite"_s}).value(0))});
    QVERIFY2(check.status == 0, check.errors.constData());
  }

 private:
  /// The command that brings such a bot to the table of this server, which is started.
  static QStringList joining(QProcess& server, const QString& bot) {
    server.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                 {u"--port"_s, u"0"_s, u"--bind"_s, u"127.0.0.1"_s, u"--quiet"_s, u"--once"_s, u"--seats"_s, u"2"_s,
                  u"--bots"_s, u"1"_s});
    if (!server.waitForReadyRead(tapu::test::kNever)) return {};
    const QList<QByteArray> words = server.readLine().trimmed().split(' ');  // listening ADDRESS PORT
    const QString place = QString::fromUtf8(words.value(1) + ':' + words.value(2));
    return {u"join"_s, place, u"--bot"_s, bot, u"--bot-time"_s, u"600"_s};
  }
};

TAPU_TEST_WITH_LOOP(StoppedTest)
#include "test_stopped.moc"
