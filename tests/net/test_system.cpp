// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <cerrno>
#include <csignal>

#include "app/system/callers.h"
#include "app/system/file_locks.h"
#include "app/system/process_tree.h"
#include "app/system/processes.h"
#include "app/system/stop_request.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

/// A port of this computer that QTcpServer has opened and does not accept at.
struct OpenPort {
  OpenPort() {
    server.listen(QHostAddress::LocalHost);
    server.pauseAccepting();
  }
  qintptr descriptor() const { return server.socketDescriptor(); }
  /// The outcome of taking the next caller, as soon as one is waiting.
  Call taken(Callers& callers) const {
    Call call;
    const auto isThere = [&] { return (call = callers.take(descriptor())).kind != Call::Kind::Nobody; };
    return test::soon(isThere) ? call : Call{};
  }
  QTcpServer server;
};

QString fileOfThisProgram() { return QFileInfo(QCoreApplication::applicationFilePath()).completeBaseName(); }

}  // namespace

/// The promises of app/system on every system; those among processes are tested where they are used.
class TestSystem : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whereNobodyCallsNobodyIsTaken();
  void aCallerIsTakenOnce();
  void aCallerWhoIsTurnedAwayHearsOfIt();
  void aCallerWhoIsHungUpOnHearsOfIt();
  void aStopIsHeardOnce();
  void afterAStopRequestThereMayBeAnother();
  void whoIsEndingIsNotCutOffByWhoAsksAgain();
  void aSignalThatWasIgnoredStaysIgnored();
  void aStopLeavesWhatTheSystemSaidLast();
  void aProgramIsKnownByItsNumberAndItsName_data();
  void aProgramIsKnownByItsNumberAndItsName();
  void aProcessThatHasEndedDoesNotRun();
  void aThreadThatComputesHasItsTimeCounted();
  void aTreeIsEndedWithItsProcess();
  void aFileThatNobodyHasLockedIsFree();
  void aFileThatAnotherProcessHasLockedIsNot();
};

void TestSystem::whereNobodyCallsNobodyIsTaken() {
  const OpenPort port;
  QCOMPARE(Callers().take(port.descriptor()).kind, Call::Kind::Nobody);
}

void TestSystem::aCallerIsTakenOnce() {
  const OpenPort port;
  Callers callers;
  QTcpSocket caller;
  caller.connectToHost(QHostAddress::LocalHost, port.server.serverPort());
  const Call call = port.taken(callers);
  QCOMPARE(call.kind, Call::Kind::Taken);
  QCOMPARE(callers.take(port.descriptor()).kind, Call::Kind::Nobody);
  QTcpSocket taken;
  QVERIFY(taken.setSocketDescriptor(call.socket));
  SOON_EQUAL(caller.state(), QTcpSocket::ConnectedState);
  QCOMPARE(taken.peerPort(), caller.localPort());
}

void TestSystem::aCallerWhoIsTurnedAwayHearsOfIt() {
  const OpenPort port;
  Callers callers;
  QTcpSocket caller;
  QSignalSpy ended(&caller, &QTcpSocket::disconnected);
  caller.connectToHost(QHostAddress::LocalHost, port.server.serverPort());
  SOON_EQUAL(caller.state(), QTcpSocket::ConnectedState);
#ifndef Q_OS_WIN  // which has no such limit: nobody is turned away
  callers.turnAwayOne(port.descriptor());
  SOON_EQUAL(ended.count(), 1);
  QCOMPARE(callers.take(port.descriptor()).kind, Call::Kind::Nobody);
#endif
}

void TestSystem::aCallerWhoIsHungUpOnHearsOfIt() {
  const OpenPort port;
  Callers callers;
  QTcpSocket caller;
  caller.connectToHost(QHostAddress::LocalHost, port.server.serverPort());
  QSignalSpy ended(&caller, &QTcpSocket::disconnected);
  const Call call = port.taken(callers);
  Callers::hangUp(call.socket);
  SOON_EQUAL(ended.count(), 1);
}

void TestSystem::aStopIsHeardOnce() {
  StopRequest stop;
  QSignalSpy asked(&stop, &StopRequest::asked);
  askToStop(QCoreApplication::applicationPid());
  SOON_EQUAL(asked.count(), 1);
  askToStop(QCoreApplication::applicationPid());
  QCoreApplication::processEvents();
  QCOMPARE(asked.count(), 1);
}

void TestSystem::afterAStopRequestThereMayBeAnother() {
  { const StopRequest first; }
  StopRequest second;
  QSignalSpy asked(&second, &StopRequest::asked);
  askToStop(QCoreApplication::applicationPid());
  SOON_EQUAL(asked.count(), 1);
}

void TestSystem::whoIsEndingIsNotCutOffByWhoAsksAgain() {
  {
    StopRequest stop;
    QSignalSpy asked(&stop, &StopRequest::asked);
    askToStop(QCoreApplication::applicationPid());
    SOON_EQUAL(asked.count(), 1);
  }
  askToStop(QCoreApplication::applicationPid());  // this test would end here
  StopRequest next;
  QSignalSpy asked(&next, &StopRequest::asked);
  askToStop(QCoreApplication::applicationPid());
  SOON_EQUAL(asked.count(), 1);
}

// As in a script's "tapu-server &": its Ctrl+C is for the script.
void TestSystem::aSignalThatWasIgnoredStaysIgnored() {
  const auto before = std::signal(SIGINT, SIG_IGN);
  {
    StopRequest stop;
    QSignalSpy asked(&stop, &StopRequest::asked);
    std::raise(SIGINT);
    QCoreApplication::processEvents();
    QCOMPARE(asked.count(), 0);
  }
  std::signal(SIGINT, before);
}

// Also where so many come that they cannot be passed on.
void TestSystem::aStopLeavesWhatTheSystemSaidLast() {
  const StopRequest stop;
  errno = 0;
  for (int i = 0; i < 2000; ++i) askToStop(QCoreApplication::applicationPid());
  QCOMPARE(errno, 0);
}

void TestSystem::aProgramIsKnownByItsNumberAndItsName_data() {
  QTest::addColumn<qint64>("process");
  QTest::addColumn<QString>("program");
  QTest::addColumn<bool>("isRunningNow");
  const qint64 own = QCoreApplication::applicationPid();
  QTest::newRow("this one") << own << fileOfThisProgram() << true;
  QTest::newRow("this number, of another program") << own << u"tapu-server"_s << false;
#ifdef Q_OS_UNIX  // a program for Windows that runs here sees this file and not that program
  QFile first(u"/proc/1/comm"_s);
  if (first.open(QIODevice::ReadOnly))
    QTest::newRow("the first one of the system, of another user")
        << qint64(1) << QString::fromUtf8(first.readAll().chopped(1)) << true;
#endif
  QTest::newRow("no number") << qint64(0) << fileOfThisProgram() << false;
}

void TestSystem::aProgramIsKnownByItsNumberAndItsName() {
  QFETCH(qint64, process);
  QFETCH(QString, program);
  QTEST(isRunning(process, program), "isRunningNow");
}

void TestSystem::aProcessThatHasEndedDoesNotRun() {
  QProcess child;
  child.start(QCoreApplication::applicationFilePath(), {u"-functions"_s});  // of a suite that there is not: it ends
  QVERIFY(child.waitForStarted(test::kNever));
  const qint64 number = child.processId();
  QVERIFY(child.waitForFinished(test::kNever));
  QVERIFY(!isRunning(number, fileOfThisProgram()));
}

void TestSystem::aThreadThatComputesHasItsTimeCounted() {
  const qint64 begun = computingTimeNs();
  QVERIFY(begun >= 0);
  while (computingTimeNs() == begun) continue;  // a clock that stands would never let this test end
  QVERIFY(computingTimeNs() > begun);
}

void TestSystem::aTreeIsEndedWithItsProcess() {
  QProcess server;
  constexpr int kPlenty = 0x7fffffff;  // megabytes: a program under sanitizers sets aside much more than it uses
  ProcessTree tree(server, kPlenty);
  server.start(qEnvironmentVariable("TAPU_BIN") + u'/' + programName(u"tapu-server"_s),
               {u"--bind"_s, u"127.0.0.1"_s, u"--port"_s, u"0"_s, u"--quiet"_s});
  QVERIFY(server.waitForStarted(test::kNever));
  tree.begun();
  SOON(server.canReadLine());  // it is there
  const qint64 number = server.processId();
  QVERIFY(isRunning(number, u"tapu-server"_s));
  tree.end();
  QVERIFY(server.waitForFinished(test::kNever));
  QVERIFY(!isRunning(number, u"tapu-server"_s));
  tree.end();  // nothing more to end
}

void TestSystem::aFileThatNobodyHasLockedIsFree() {
  QTemporaryFile file;
  QVERIFY(file.open());
  QVERIFY(!isLockedElsewhere(file.fileName(), 0x40000000, 512));
  QVERIFY(!isLockedElsewhere(file.fileName() + u".none"_s, 0x40000000, 512));
}

void TestSystem::aFileThatAnotherProcessHasLockedIsNot() {
  const QTemporaryDir folder;
  const QString store = folder.filePath(u"table.sqlite"_s);
  QProcess server;  // it locks its store as SQLite does
  server.start(qEnvironmentVariable("TAPU_BIN") + u'/' + programName(u"tapu-server"_s),
               {u"--bind"_s, u"127.0.0.1"_s, u"--port"_s, u"0"_s, u"--quiet"_s, u"--store"_s, store});
  QVERIFY(server.waitForStarted(test::kNever));
  SOON(server.canReadLine());  // it is there
  QVERIFY(isLockedElsewhere(store, 0x40000000, 512));
  server.kill();
  QVERIFY(server.waitForFinished(test::kNever));
  QVERIFY(!isLockedElsewhere(store, 0x40000000, 512));
}

TAPU_TEST_WITH_LOOP(TestSystem)

#include "test_system.moc"
