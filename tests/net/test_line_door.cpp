// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QLocalSocket>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include "app/net/line_door.h"
#include "app/text/system_words.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kKey("00c0ffee");

/// A door that answers each line with what it says.
struct Echo {
  LineDoor door{[this](const QString& line) {
    heard << line;
    return u"you said "_s + line;
  }};
  QStringList heard;
  quint16 open() { return door.open(u"0"_s, kKey).isEmpty() ? static_cast<quint16>(door.place().toInt()) : quint16{0}; }
};

/// Says nothing yet.
void reach(QTcpSocket& caller, quint16 port) {
  caller.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
  SOON_EQUAL(caller.peek(100), QByteArray("key?\n"));
  caller.readAll();
}

void call(QTcpSocket& caller, quint16 port) {
  reach(caller, port);
  caller.write(kKey + "\r\n");
  SOON_EQUAL(caller.peek(100), QByteArray("ok\n"));
  caller.readAll();
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

}  // namespace

class TestLineDoor : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eachLineHasItsAnswer() {
    Echo echo;
    QTcpSocket caller;
    call(caller, echo.open());
    caller.write("one\r\ntwo\n");
    SOON_EQUAL(caller.peek(100), QByteArray("you said one\nyou said two\n"));
  }

  void nothingButASocketIsPutAway_data() {
    QTest::addColumn<bool>("isLink");
    QTest::newRow("a file") << false;
    QTest::newRow("a link to a file") << true;
  }
  void nothingButASocketIsPutAway() {
    QFETCH(bool, isLink);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"precious"_s), link = folder.filePath(u"link"_s);
    QFile precious(file);
    QVERIFY(precious.open(QIODevice::WriteOnly) && precious.write("mine") == 4);
    precious.close();
    QVERIFY(QFile::link(file, link));
    Echo echo;
    QVERIFY2(!echo.door.open(isLink ? link : file).isEmpty(), "it says why not");
    QCOMPARE(contentOf(file), QByteArray("mine"));
    QVERIFY(QFileInfo(link).isSymLink());
  }

  void aSocketThatCannotBeMadeIsExplained_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("words");
    QTest::newRow("its folder is not there") << u"no/such"_s << u"a part of its path is not a folder"_s;
    QTest::newRow("its folder is a file") << u"file/door"_s << u"a part of its path is not a folder"_s;
    QTest::newRow("a file lies there") << u"file"_s << u"something else lies there already"_s;
    QTest::newRow("the path is too long") << QString(150, u'x') << u"its name is too long"_s;
  }
  void aSocketThatCannotBeMadeIsExplained() {
    QFETCH(QString, path);
    QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Echo echo;
    QTEST(systemWords(echo.door.open(folder.filePath(path))), "words");
  }

  void aSocketInUseStaysWithItsServer() {
    QTemporaryDir folder;
    const QString path = folder.filePath(u"door"_s);
    Echo first;
    QCOMPARE(first.door.open(path), QString());
    {
      Echo second;
      QVERIFY(!second.door.open(path).isEmpty());
    }
    QLocalSocket caller;
    caller.connectToServer(path);
    caller.write("still there\n");
    SOON_EQUAL(first.heard, QStringList{u"still there"_s});
  }

  void noPageOfABrowserIsHeard_data() {
    QTest::addColumn<QByteArray>("sent");
    QTest::newRow("the greeting of TLS, and a command behind it") << QByteArray("\x16\x03\x01\x02\nend\n");
    QTest::newRow("a form of a web page") << QByteArray("POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nend\n");
    QTest::newRow("a form of a web page that knows the key")
        << QByteArray("POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n" + kKey + "\nend\n");
  }
  void noPageOfABrowserIsHeard() {
    QFETCH(QByteArray, sent);
    Echo echo;
    QTcpSocket caller;
    reach(caller, echo.open());
    caller.write(sent);
    SOON_EQUAL(caller.state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(echo.heard, QStringList());
  }

  void whateverALineHoldsTheNextOneIsHeard_data() {
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QString>("heard");
    QTest::newRow("the sign of an arrow key") << QByteArray("say \x1b[A") << u"say \x1b[A"_s;
    QTest::newRow("letters that are no UTF-8") << QByteArray("say \xff") << u"say \xfffd"_s;
    QTest::newRow("the name of a protocol") << QByteArray("say it with HTTP/2") << u"say it with HTTP/2"_s;
  }
  void whateverALineHoldsTheNextOneIsHeard() {
    QFETCH(QByteArray, sent);
    QFETCH(QString, heard);
    Echo echo;
    QTcpSocket caller;
    call(caller, echo.open());
    caller.write(sent + "\nstatus\n");
    SOON_EQUAL(echo.heard, QStringList({heard, u"status"_s}));
  }

  void aWholeLineIsExpected_data() {
    QTest::addColumn<QByteArray>("sent");
    QTest::newRow("a line that never ends") << QByteArray(LineDoor::kMostLine * 2, 'x');
    QTest::newRow("a line that is too long") << QByteArray(LineDoor::kMostLine * 2, 'x') + '\n';
    QTest::newRow("a line with a command behind so many letters")
        << QByteArray(LineDoor::kMostLine + LineDoor::kMostLine / 2, 'x') + "\nend\n";
  }
  void aWholeLineIsExpected() {
    QFETCH(QByteArray, sent);
    Echo echo;
    QTcpSocket caller;
    call(caller, echo.open());
    caller.write(sent);
    SOON_EQUAL(caller.state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(echo.heard, QStringList());
  }

  void whoDoesNotReadIsHungUpOn() {
    int answers = 0;
    LineDoor door([&answers](const QString&) {
      ++answers;
      return QString(10'000, u'x');
    });
    QCOMPARE(door.open(u"0"_s, kKey), QString());
    QTcpSocket caller;
    call(caller, static_cast<quint16>(door.place().toInt()));
    caller.setReadBufferSize(1);
    caller.write(QByteArray("help\n").repeated(100'000));  // a gigabyte of answers
    // It finds out when it says more: not every system tells of an end behind what was not read.
    SOON((caller.write("help\n"), caller.flush(), caller.state() == QAbstractSocket::UnconnectedState));
    QVERIFY2(answers < 10'000, qPrintable(QString::number(answers)));
  }

  void noPortIsOpenedWithoutAKey() {
    Echo echo;
    QVERIFY(!echo.door.open(u"0"_s).isEmpty());
    QVERIFY(echo.door.place().isEmpty());
  }

  void whoDoesNotKnowTheKeyIsHungUpOn_data() {
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("a line of the console") << QByteArray("end\n");
    QTest::newRow("another key") << QByteArray("00c0ffef\nend\n");
    QTest::newRow("a part of the key") << QByteArray("00c0\nend\n");
    QTest::newRow("no key") << QByteArray("\nend\n");
  }
  void whoDoesNotKnowTheKeyIsHungUpOn() {
    QFETCH(QByteArray, said);
    Echo echo;
    QTcpSocket caller;
    reach(caller, echo.open());
    caller.write(said);
    SOON_EQUAL(caller.state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(echo.heard, QStringList());
  }

  void strangersDriveOutNobodyWhoHasSaidTheKey() {
    Echo echo;
    const quint16 port = echo.open();
    QTcpSocket owner;
    call(owner, port);
    std::vector<std::unique_ptr<QTcpSocket>> strangers;
    for (int i = 0; i < 3 * LineDoor::kMostCallers; ++i) {
      strangers.push_back(std::make_unique<QTcpSocket>());
      reach(*strangers.back(), port);
    }
    SOON_EQUAL(strangers.front()->state(), QAbstractSocket::UnconnectedState);
    owner.write("still here\n");
    SOON_EQUAL(echo.heard, QStringList{u"still here"_s});
  }

  void silentCallersKeepNobodyOut() {
    Echo echo;
    const quint16 port = echo.open();
    std::vector<std::unique_ptr<QTcpSocket>> silent;
    for (int i = 0; i < LineDoor::kMostCallers; ++i) {
      silent.push_back(std::make_unique<QTcpSocket>());
      call(*silent.back(), port);
    }
    silent.front()->write("here\n");
    SOON_EQUAL(echo.heard.size(), 1);
    QTcpSocket late;
    call(late, port);
    late.write("late\n");
    SOON_EQUAL(echo.heard, (QStringList{u"here"_s, u"late"_s}));
    SOON_EQUAL(silent[1]->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(silent.front()->state(), QAbstractSocket::ConnectedState);
  }
};

TAPU_TEST_WITH_LOOP(TestLineDoor)
#include "test_line_door.moc"
