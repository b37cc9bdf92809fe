// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>
#include <unistd.h>
#include <QAbstractEventDispatcher>
#include <QProcess>
#include <QTcpSocket>
#include <QTest>
#include <cstdio>

#include "app/system/descriptors.h"
#include "tests/net/table.h"
#include "tests/net/talker.h"
#include "tests/soon.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kCrowd = 300;

/// The other half of these tests, in a process of its own: calls so often and says nothing, until it is ended.
int beACrowd(quint16 port, int count) {
  std::vector<std::unique_ptr<QTcpSocket>> crowd;
  for (int i = 0; i < count; ++i) {
    crowd.push_back(std::make_unique<QTcpSocket>());
    crowd.back()->connectToHost(QHostAddress::LocalHost, port);
    crowd.back()->waitForConnected(test::kNever);
  }
  std::printf("here\n");
  std::fflush(stdout);
  return QCoreApplication::exec();
}

struct Crowd {
  explicit Crowd(quint16 port) {
    process.start(QCoreApplication::applicationFilePath(),
                  {u"--crowd"_s, QString::number(port), QString::number(kCrowd)});
  }
  ~Crowd() {
    process.kill();
    process.waitForFinished(test::kNever);
  }
  bool isHere() { return process.canReadLine(); }
  QProcess process;
};

/// This process may have so many descriptors more than it has now, while it lives.
class FewDescriptors {
 public:
  explicit FewDescriptors(int more) {
    ::getrlimit(RLIMIT_NOFILE, &before_);
    rlimit few = before_;
    const int next = ::dup(0);  // the limit is on the number of the highest
    ::close(next);
    few.rlim_cur = static_cast<rlim_t>(next + more);
    ::setrlimit(RLIMIT_NOFILE, &few);
  }
  ~FewDescriptors() { ::setrlimit(RLIMIT_NOFILE, &before_); }

 private:
  rlimit before_{};
};

/// Counts how often the loop of this thread is woken while it lives.
struct Wakings {
  Wakings()
      : connection(QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake,
                                    [this] { ++count; })) {}
  ~Wakings() { QObject::disconnect(connection); }
  int count = 0;
  QMetaObject::Connection connection;
};

}  // namespace

/// A server to which the system gives nothing more.
class TestLimits : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aProcessTakesAllDescriptorsThatItMayHave();
  void limitsFitIntoTheDescriptors_data();
  void limitsFitIntoTheDescriptors();
  void aListenerWithoutDescriptorsSleeps();
  void amongThreeHundredSilentCallersAGameIsPlayedWithSixtyFourDescriptors();
};

void TestLimits::aProcessTakesAllDescriptorsThatItMayHave() {
  rlimit before{};
  ::getrlimit(RLIMIT_NOFILE, &before);
  rlimit lower = before;
  lower.rlim_cur = std::min<rlim_t>(before.rlim_max, 256);
  QCOMPARE(::setrlimit(RLIMIT_NOFILE, &lower), 0);
  QCOMPARE(mostDescriptors(), static_cast<int>(lower.rlim_cur));
  raiseDescriptorLimit();
  rlimit now{};
  ::getrlimit(RLIMIT_NOFILE, &now);
  QCOMPARE(now.rlim_cur, before.rlim_max);
  ::setrlimit(RLIMIT_NOFILE, &before);
}

void TestLimits::limitsFitIntoTheDescriptors_data() {
  QTest::addColumn<int>("descriptors");
  QTest::addColumn<int>("connections");
  QTest::addColumn<int>("unwelcomed");
  QTest::newRow("plenty: as many as without") << 20000 << 4096 << 256;
  QTest::newRow("the usual thousand leaves some for files") << 1024 << 1000 << 256;
  QTest::newRow("of sixty-four a quarter may say nothing") << 64 << 40 << 16;
  QTest::newRow("next to none: one at a time") << 3 << 1 << 1;
}
void TestLimits::limitsFitIntoTheDescriptors() {
  QFETCH(int, descriptors);
  const Limits limits = within({}, descriptors);
  QTEST(limits.connections, "connections");
  QTEST(limits.unwelcomed, "unwelcomed");
}

void TestLimits::aListenerWithoutDescriptorsSleeps() {
  TcpListener listener(std::make_shared<SystemClock>());
  QVERIFY(listener.open(QHostAddress::LocalHost, 0));
  std::vector<std::unique_ptr<Channel>> channels;
  connect(&listener, &TcpListener::arrived, &listener, [&](Channel* channel) { channels.emplace_back(channel); });
  Crowd crowd(listener.serverPort());
  QVERIFY(crowd.process.waitForStarted(test::kNever));
  const FewDescriptors few(20);
  QVERIFY(soon([&] { return crowd.isHere() && !channels.empty(); }));
  const Wakings wakings;
  QEventLoop second;
  QTimer::singleShot(1000, &second, &QEventLoop::quit);
  second.exec();
  // A listener that spins wakes the loop ten thousand times and more in this time.
  QVERIFY2(wakings.count < 300, qPrintable(QString::number(wakings.count)));
  QVERIFY2(listener.rests() > 0, "there was nothing left to take");
  // As soon as there is room again the rest get in.
  const auto before = channels.size();
  channels.clear();
  QVERIFY(soon([&] { return channels.size() >= before / 2; }));
}

void TestLimits::amongThreeHundredSilentCallersAGameIsPlayedWithSixtyFourDescriptors() {
  QProcess server;
  server.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  server.start(u"/bin/sh"_s,
               {u"-c"_s, u"ulimit -n 64; exec \"$0\" \"$@\""_s, qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                u"--port"_s, u"0"_s, u"--bind"_s, u"127.0.0.1"_s, u"--quiet"_s, u"--once"_s, u"--seats"_s, u"2"_s});
  QVERIFY(soon([&] { return server.canReadLine(); }));
  const auto port = QString::fromUtf8(server.readLine()).trimmed().section(u' ', -1).toUShort();
  QVERIFY(port != 0);
  Crowd crowd(port);
  QVERIFY(soon([&] { return crowd.isHere(); }));
  const auto dialer = [port] {
    return std::make_unique<TcpDialer>(u"127.0.0.1"_s, port, std::make_shared<SystemClock>());
  };
  const auto asha = robot(dialer(), u"Asha"_s, "greedy", {}, 1);
  const auto ravi = robot(dialer(), u"Ravi"_s, "greedy", {}, 2);
  const auto is = [&](Client::Phase phase) {
    return asha->client().known().phase == phase && ravi->client().known().phase == phase;
  };
  QVERIFY(soon([&] { return is(Client::Phase::Over); }));
  QCOMPARE(asha->client().known().desyncs + ravi->client().known().desyncs, 0);
  QVERIFY(soon([&] { return server.state() == QProcess::NotRunning; }));
  QCOMPARE(server.exitCode(), 0);
}

int main(int argc, char** argv) {
  QCoreApplication app(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.value(1) == u"--crowd") return beACrowd(arguments.value(2).toUShort(), arguments.value(3).toInt());
  TestLimits tests;
  return QTest::qExec(&tests, argc, argv);
}
#include "test_limits.moc"
