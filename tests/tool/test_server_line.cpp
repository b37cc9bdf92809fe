// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTest>

#include "app/text/safe_on_terminal.h"
#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

using namespace Qt::StringLiterals;

/// What tapu-server refuses on its command line, and how it says so.
class ServerLineTest : public ToolRuns {
  Q_OBJECT

 private Q_SLOTS:
  /// The name of a file, too, goes to the terminal without letters that steer it.
  void noNameSteersTheTerminalOfAServer_data() {
    QTest::addColumn<QStringList>("options");
    const QString bent = u"no\x1b[31m\u009b\u202efolder/file"_s;
    QTest::newRow("a store") << QStringList{u"--store"_s, bent};
    QTest::newRow("a key of organizers") << QStringList{u"--organizer-key-file"_s, bent};
    QTest::newRow("a key of the console") << QStringList{u"--admin"_s, u"0"_s, u"--admin-key-file"_s, bent};
    QTest::newRow("a socket of the console") << QStringList{u"--admin"_s, bent};
    QTest::newRow("a password") << QStringList{u"--password-file"_s, bent};
    QTest::newRow("a bot") << QStringList{u"--bots"_s, u"1"_s, u"--bot"_s, bent};
    QTest::newRow("a house rule") << QStringList{u"--option"_s, bent};
    QTest::newRow("what is not understood") << QStringList{bent};
  }
  void noNameSteersTheTerminalOfAServer() {
    QFETCH(QStringList, options);
    QProcess server;
    server.setWorkingDirectory(folder_.path());
    server.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                 QStringList{u"--port"_s, u"0"_s, u"--bind"_s, u"127.0.0.1"_s, u"--quiet"_s} + options);
    QVERIFY2(server.waitForFinished(tapu::test::kNever), "it serves");
    QVERIFY(server.exitCode() != 0);
    const QString told = QString::fromUtf8(server.readAllStandardError() + server.readAllStandardOutput());
    QVERIFY(told.endsWith(u'\n'));
    for (const QChar steers : {QChar(0x1b), QChar(0x9b), QChar(0x202e)})
      QVERIFY2(!told.contains(steers), qPrintable(tapu::safeOnTerminal(told)));
  }

  void aServerRefusesWhatItCannotTake_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char* line, const char* sentence) {
      QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(sentence);
    };
    row("--option undo=maybe", "“maybe” is no value of undo");
    row("--option undo=on --option undo=off", "--option: undo is given twice.");
    row("--rules classic --rules crazy", "The option --rules is given twice.");
    row("--rules crazy --rules=crazy", "The option --rules is given twice.");
    row("--once --once", "The option --once is given twice.");
    row("--rules crazy --option map.kind=beginner --option crazy.stock=1/1/1",
        "map.kind: Seat 1 starts with 2 settlements, and a player has 1. (rule 2.2)");
    row("--admin 70000", "--admin takes a port from 0 to 65535, or the path of a socket.");
    row("--admin -1", "--admin takes a port from 0 to 65535, or the path of a socket.");
    const QByteArray name("--name takes a text of 1 to 48 characters.");
    QTest::newRow("a name without a letter") << u"--name "_s << name;
    QTest::newRow("a name that is one letter too long") << u"--name "_s + QString(49, u'x') << name;
    QTest::newRow("a name of ten thousand letters") << u"--name "_s + QString(10'000, u'x') << name;
  }
  void aServerRefusesWhatItCannotTake() {
    QFETCH(QString, line);
    QFETCH(QByteArray, sentence);
    QProcess server;
    server.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                 QStringList{u"--port"_s, u"0"_s, u"--bind"_s, u"127.0.0.1"_s, u"--quiet"_s} + line.split(u' '));
    QVERIFY2(server.waitForFinished(tapu::test::kNever), "it serves");
    QCOMPARE(server.exitCode(), 2);
    const QByteArray said = server.readAllStandardError() + server.readAllStandardOutput();
    QVERIFY2(said.contains(sentence), said.constData());
  }

  void aServerSaysWhatItsOptionsTake_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("bots leave an offer to persons for ten minutes at most")
        << QStringList{u"--offer-wait"_s, u"601"_s} << u"The option --offer-wait takes a number from 0 to 600."_s;
    QTest::newRow("where bots have all seats nobody is waited for")
        << QStringList{u"--bots"_s, u"4"_s, u"--players"_s, u"4"_s}
        << u"--players waits for persons, and --bots leaves them no seat."_s;
    QTest::newRow("no more persons than seats that are left")
        << QStringList{u"--bots"_s, u"3"_s, u"--players"_s, u"2"_s}
        << u"The option --players takes a number from 1 to 1."_s;
    QTest::newRow("13.1: nine seats") << QStringList{u"--seats"_s, u"9"_s}
                                      << u"The option --seats takes a number from 2 to 8."_s;
    QTest::newRow("3.7: five seats, and start pieces for four")
        << QStringList{u"--seats"_s, u"5"_s, u"--option"_s, u"map.kind=beginner"_s}
        << u"map.kind: This board has start pieces for 4 seats, and the game has 5. (rule 3.7)"_s;
  }
  void aServerSaysWhatItsOptionsTake() {
    QFETCH(QStringList, options);
    QFETCH(QString, sentence);
    QProcess server;
    server.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                 options << u"--bind"_s << u"127.0.0.1"_s << u"--port"_s << u"0"_s << u"--language"_s << u"en"_s);
    QVERIFY2(server.waitForFinished(tapu::test::kNever), "it serves");
    QCOMPARE(server.exitCode(), 2);
    QCOMPARE(QString::fromUtf8(server.readAllStandardError() + server.readAllStandardOutput()),
             u"tapu-server: "_s + sentence + u'\n');
  }
};

TAPU_TEST_WITH_LOOP(ServerLineTest)
#include "test_server_line.moc"
