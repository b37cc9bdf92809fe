// SPDX-License-Identifier: GPL-3.0-or-later
// What a stranger's kilobyte costs a server: each caller says one frame of 1 KiB before any welcome, is judged and hung
// up on. The aim is under 0.1 ms of processor time for the nastiest of them (sockets, which the system pays, left out).
//
//   build/release/bin/bench_wire
#include <benchmark/benchmark.h>

#include <QCborArray>
#include <QCborMap>
#include <QCborValue>
#include <QCoreApplication>
#include <QLoggingCategory>

#include "app/host/server/server.h"
#include "app/wire/messages.h"
#include "engine/board/board.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

constexpr qsizetype kMost = frame_limit::kUnwelcomed;
constexpr char kHello = '\x01';

/// A stranger's end at the server.
class Caller final : public Channel {
 public:
  void send(const QByteArray&) override {}
  void close() override {
    if (!std::exchange(open_, false)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
          finished_ = true;
          Q_EMIT closed({});
        },
        Qt::QueuedConnection);
  }
  bool isOpen() const override { return open_; }
  bool isFinished() const override { return finished_; }
  void setFrameLimit(int) override {}
  bool isNear() const override { return false; }
  QString peer() const override { return QStringLiteral("192.0.2.1"); }

 private:
  bool open_ = true, finished_ = false;
};

QByteArray filled(QByteArray frame, char with) { return frame.append(kMost - frame.size(), with); }

/// A greeting whose name is so long, or of such letters.
QByteArray greeting(const QString& name) {
  wire::Hello hello;
  hello.name = name.left(wire::kMostName);
  hello.version = QString(20, u'9');
  hello.nonce = QByteArray(wire::kTokenBytes, 'n');
  return wire::encode(wire::FromClient(hello));
}

QByteArray manyMaps() {
  QCborArray list{1};
  for (int i = 0; i < 60; ++i) list.append(QCborMap{{QStringLiteral("a"), i}});
  return QCborValue(list).toCbor().left(kMost);
}

struct Nasty {
  const char* name;
  QByteArray frame;
};

const std::vector<Nasty>& frames() {
  static const std::vector<Nasty> all{
      {"arrays in arrays", filled({}, '\x81')},
      {"a greeting of arrays in arrays", filled(QByteArray("\x8d") + kHello, '\x81')},
      {"a greeting of numbers", filled(QByteArray("\x99\x03\xfc") + kHello, '\x01')},
      {"a greeting of maps", manyMaps()},
      {"a greeting that claims four billion items", filled(QByteArray("\x9a\xff\xff\xff\xff") + kHello, '\x01')},
      {"a greeting of one text of bad UTF-8", filled(QByteArray("\x8d") + kHello + QByteArray("\x79\x03\xf0"), '\xff')},
      {"a greeting of one long text", filled(QByteArray("\x8d") + kHello + QByteArray("\x79\x03\xf0"), 'x')},
      {"a sound greeting", greeting(QStringLiteral("Asha"))},
      {"a sound greeting, letters that unfold eighteenfold", greeting(QString(wire::kMostName, QChar(0xfdfa)))},
      {"a sound greeting, marks upon marks", greeting(u'a' + QString(wire::kMostName, QChar(0x0344)))},
  };
  return all;
}

void aStrangersKilobyte(benchmark::State& state) {
  const Nasty& nasty = frames()[static_cast<std::size_t>(state.range(0))];
  state.SetLabel(nasty.name);
  MemoryStore store;
  const auto clock = std::make_shared<SimClock>();
  ServerDependencies given;
  given.clock = clock;
  given.store = &store;
  ServerPlan plan;
  plan.setup.options = defaultOptions(RuleSet::Classic);
  plan.setup.board = beginnerBoard();
  Server server(std::move(given), plan);
  server.open();
  for (auto _ : state) {
    auto caller = std::make_unique<Caller>();
    Caller* line = caller.get();
    server.admit(std::move(caller));
    Q_EMIT line->received(nasty.frame);
    QCoreApplication::sendPostedEvents();
    if (line->isOpen()) line->close();  // it goes as it came
    QCoreApplication::sendPostedEvents();
    clock->advance(1);  // who has gone is forgotten
  }
}
BENCHMARK(aStrangersKilobyte)->DenseRange(0, 9)->Unit(benchmark::kMicrosecond);

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication app(argc, argv);
  QLoggingCategory::setFilterRules(QStringLiteral("tapu.*=false"));
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
