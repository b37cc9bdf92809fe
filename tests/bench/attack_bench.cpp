// SPDX-License-Identifier: GPL-3.0-or-later
// What honest players notice of an attack: a tapu-server as a process of its own, honest players who play and measure,
// and attackers in a thread beside them. For each attack three lines: how long acts and pings took until they were
// answered while the table gathered under attack, in a quiet part of the game, and in the same game under attack.
//
//   build/release/bin/attack_bench --server build/release/bin/tapu-server [--seconds 8] [--attack NAME]...
//   build/release/bin/attack_bench --attack silence --crowd 5000
//   build/release/bin/attack_bench --attack silence --crowd 300 --nofile 64
#include <sys/resource.h>
#include <unistd.h>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTcpSocket>
#include <QThread>
#include <QTimer>
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <functional>

#include "app/client/bot_player.h"
#include "app/net/tcp_channel.h"
#include "app/values/codec.h"
#include "app/wire/messages.h"
#include "engine/board/chain.h"
#include "engine/state/game_map.h"
#include "tests/net/passing_channel.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

constexpr int kHonestPaceMs = 25;  // between two acts of one honest player
constexpr int kPingMs = 60;
constexpr quint32 kFirstPing = 1'000'000;  // numbers that no client uses

/// Times until an answer, in microseconds.
struct Times {
  std::vector<qint64> took;
  double percentileMs(double part) const {
    if (took.empty()) return -1;
    std::vector<qint64> sorted = took;
    std::sort(sorted.begin(), sorted.end());
    const auto last = static_cast<double>(sorted.size() - 1);
    return static_cast<double>(sorted[static_cast<std::size_t>(part * last + 0.5)]) / 1000;
  }
};

struct Measured {
  Times acts, pings;
  int refused = 0;
};

enum Part { kGathering, kQuiet, kAttacked, kParts };

/// Set by `run`: what is asked from now on counts for this part, and attackers (in their thread) work or rest.
int part = kGathering;
std::atomic<bool> isAttackOn{false};
std::atomic<int> calls{0};  // of strangers

/// Measures how long acts and pings wait for their answer.
class MeteredChannel final : public test::PassingChannel {
 public:
  MeteredChannel(std::unique_ptr<Channel> other, std::array<Measured, kParts>& measured)
      : PassingChannel(std::move(other)), measured_(measured) {
    watch_.start();
    connect(&pinger_, &QTimer::timeout, this, [this] {
      if (!isIn_ || pingedAt_ >= 0) return;
      pingedAt_ = now();
      pingedIn_ = part;
      inner().send(wire::encode(wire::FromClient(wire::Ping{++ping_, -1})));
    });
    pinger_.start(kPingMs);
  }
  void send(const QByteArray& frame) override {
    Complaint complaint;
    if (const auto message = isIn_ ? wire::decodeFromClient(frame, complaint) : std::nullopt)
      if (const auto* act = std::get_if<wire::Act>(&*message)) {
        seq_ = act->clientSeq;
        actedAt_ = now();
        actedIn_ = part;
      }
    PassingChannel::send(frame);
  }
  bool needsPulse() const override { return true; }

 private:
  qint64 now() const { return watch_.nsecsElapsed() / 1000; }
  void hear(const QByteArray& frame) override {
    Complaint complaint;
    const auto message = wire::decodeFromServer(frame, complaint);
    if (!message) return;
    if (std::holds_alternative<wire::Welcome>(*message)) isIn_ = true;
    const auto* refused = std::get_if<wire::Refused>(&*message);
    const auto* batch = std::get_if<wire::Batch>(&*message);
    const bool isNo = refused && refused->what == wire::Refused::What::Act && refused->clientSeq == seq_;
    if (actedAt_ >= 0 && (isNo || (batch && batch->yourClientSeq == seq_))) {
      Measured& measured = measured_[static_cast<std::size_t>(actedIn_)];
      measured.acts.took.push_back(now() - std::exchange(actedAt_, -1));
      measured.refused += isNo;
    }
    const auto* pong = std::get_if<wire::Pong>(&*message);
    if (pong && pong->number == ping_ && pingedAt_ >= 0)
      measured_[static_cast<std::size_t>(pingedIn_)].pings.took.push_back(now() - std::exchange(pingedAt_, -1));
  }
  std::array<Measured, kParts>& measured_;
  QElapsedTimer watch_;
  QTimer pinger_;
  bool isIn_ = false;
  quint32 seq_ = 0, ping_ = kFirstPing;
  qint64 actedAt_ = -1, pingedAt_ = -1;
  int actedIn_ = kGathering, pingedIn_ = kGathering;
};

std::unique_ptr<Dialer> metered(std::unique_ptr<Dialer> dialer, std::array<Measured, kParts>& measured) {
  return std::make_unique<test::PassingDialer>(std::move(dialer), [&measured](std::unique_ptr<Channel> inner) {
    return std::make_unique<MeteredChannel>(std::move(inner), measured);
  });
}

/// A guest's connection that says something else besides, one frame after another and as often as it can.
class FloodingChannel final : public test::PassingChannel {
 public:
  FloodingChannel(std::unique_ptr<Channel> other, std::vector<QByteArray> frames, int framesAMs)
      : PassingChannel(std::move(other)), frames_(std::move(frames)) {
    connect(&flood_, &QTimer::timeout, this, [this, framesAMs] {
      for (int i = 0; isAttackOn && isIn_ && i < framesAMs && isOpen(); ++i)
        inner().send(frames_[said_++ % frames_.size()]);
    });
    flood_.start(1);
  }
  bool needsPulse() const override { return true; }

 private:
  void hear(const QByteArray& frame) override {
    if (isIn_) return;
    Complaint complaint;
    const auto message = wire::decodeFromServer(frame, complaint);
    isIn_ = message && std::holds_alternative<wire::Welcome>(*message);
  }
  std::vector<QByteArray> frames_;
  std::size_t said_ = 0;
  QTimer flood_;
  bool isIn_ = false;
};

std::unique_ptr<Dialer> flooding(std::unique_ptr<Dialer> dialer, const std::vector<QByteArray>& frames, int framesAMs) {
  return std::make_unique<test::PassingDialer>(std::move(dialer), [=](std::unique_ptr<Channel> inner) {
    return std::make_unique<FloodingChannel>(std::move(inner), frames, framesAMs);
  });
}

std::unique_ptr<Dialer> dialer(quint16 port) {
  return std::make_unique<TcpDialer>(u"127.0.0.1"_s, port, std::make_shared<SystemClock>());
}

std::unique_ptr<BotPlayer> player(std::unique_ptr<Dialer> dialer, const QString& name) {
  const auto clock = std::make_shared<SystemClock>();
  Client::Identity identity;
  identity.name = name;
  return std::make_unique<BotPlayer>(std::make_unique<Client>(std::move(dialer), identity, clock), makeBot("greedy"),
                                     std::make_unique<SystemRng>(), clock, kHonestPaceMs);
}

/// A guest who plays, floods, and comes back to the seat as soon as the server has hung up.
class BadGuest : public QObject {
 public:
  BadGuest(quint16 port, std::vector<QByteArray> frames, int framesAMs)
      : port_(port), frames_(std::move(frames)), framesAMs_(framesAMs) {
    identity_.name = u"Bad"_s;
    comeBack_.setSingleShot(true);
    connect(&comeBack_, &QTimer::timeout, this, [this] { come(); });
    come();
  }

 private:
  void come() {
    ++calls;
    const auto clock = std::make_shared<SystemClock>();
    auto client = std::make_unique<Client>(flooding(dialer(port_), frames_, framesAMs_), identity_, clock);
    connect(client.get(), &Client::tokenChanged, this,
            [this, known = client.get()] { identity_.token = known->known().identity.token; });
    connect(client.get(), &Client::turnedAway, this, [this](Refusal why) {
      if (why == Refusal::BadToken) identity_.token.clear();
      comeBack_.start(kCallAgainMs);
    });
    player_ = std::make_unique<BotPlayer>(std::move(client), makeBot("greedy"), std::make_unique<SystemRng>(), clock,
                                          kHonestPaceMs);
    player_->start();
  }
  static constexpr int kCallAgainMs = 5;
  quint16 port_;
  std::vector<QByteArray> frames_;
  int framesAMs_;
  Client::Identity identity_;
  QTimer comeBack_;
  std::unique_ptr<BotPlayer> player_;
};

/// Strangers who come, say so many bytes and go, always some at once.
class Strangers : public QObject {
 public:
  Strangers(quint16 port, QByteArray bytes, int atOnce) : port_(port), bytes_(std::move(bytes)) {
    for (int i = 0; i < atOnce; ++i) call();
  }

 private:
  void call() {
    if (!isAttackOn) return QTimer::singleShot(20, this, [this] { call(); });
    ++calls;
    auto* socket = new QTcpSocket(this);
    connect(socket, &QTcpSocket::connected, socket, [this, socket] { socket->write(bytes_); });
    const auto again = [this, socket] {
      socket->disconnect(this);
      socket->deleteLater();
      call();
    };
    connect(socket, &QTcpSocket::disconnected, this, again);
    connect(socket, &QTcpSocket::errorOccurred, this, [socket, again] {
      if (socket->state() == QTcpSocket::UnconnectedState) again();
    });
    socket->connectToHost(QHostAddress::LocalHost, port_);
  }
  quint16 port_;
  QByteArray bytes_;
};

/// Strangers who come, say these bytes, and nothing more. Whoever is hung up on calls again.
class SilentCrowd : public QObject {
 public:
  SilentCrowd(quint16 port, int count, const QByteArray& bytes = {}) : port_(port) {
    for (int i = 0; i < count; ++i) {
      QTcpSocket* socket = sockets_.emplace_back(std::make_unique<QTcpSocket>()).get();
      connect(socket, &QTcpSocket::connected, socket, [socket, bytes] { socket->write(bytes); });
    }
    connect(&look_, &QTimer::timeout, this, [this] { look(); });
    look_.start(50);
  }

 private:
  void look() {
    int called = 0;
    for (const auto& socket : sockets_) {
      if (!isAttackOn && socket->state() != QTcpSocket::UnconnectedState) socket->abort();
      if (!isAttackOn || socket->state() != QTcpSocket::UnconnectedState || called == kCallsAtOnce) continue;
      ++called;
      ++calls;
      socket->connectToHost(QHostAddress::LocalHost, port_);
    }
  }
  static constexpr int kCallsAtOnce = 250;
  quint16 port_;
  QTimer look_;
  std::vector<std::unique_ptr<QTcpSocket>> sockets_;
};

Setup chainSetup(int boards) {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = defaultOptions(RuleSet::BigGame);
  setup.chain = chainFor(setup.options, boards);
  return setup;
}

QByteArray setupWish(int mostBytes) {
  QByteArray longest;
  for (int boards = 1;; boards *= 2) {
    const QByteArray frame = wire::encode(wire::FromClient(requests::ChangeSetup{encodeSetup(chainSetup(boards))}));
    if (frame.size() > mostBytes) return longest;
    longest = frame;
  }
}

struct Attack {
  const char* name;
  bool takesSeat;
  std::function<std::unique_ptr<QObject>(quint16 port)> begin;
};

std::unique_ptr<QObject> guest(quint16 port, const std::vector<wire::FromClient>& messages, int framesAMs) {
  std::vector<QByteArray> frames;
  for (const wire::FromClient& message : messages) frames.push_back(wire::encode(message));
  return std::make_unique<BadGuest>(port, frames, framesAMs);
}

std::vector<Attack> attacks(int crowd) {
  return {
      {"none", false, [](quint16) { return nullptr; }},
      {"strangers: a chain in 1 KiB", false,
       [](quint16 port) { return std::make_unique<Strangers>(port, framed(setupWish(1000)), 20); }},
      {"strangers: 1 KiB of open arrays", false,
       [](quint16 port) { return std::make_unique<Strangers>(port, framed(QByteArray(1000, '\x81')), 20); }},
      {"strangers: 1 KiB of numbers", false,
       [](quint16 port) {
         return std::make_unique<Strangers>(port, framed(QByteArray("\x99\x03\xe5\x01") + QByteArray(996, '\x01')), 20);
       }},
      {"a crowd in silence", false, [crowd](quint16 port) { return std::make_unique<SilentCrowd>(port, crowd); }},
      {"a crowd with half a frame", false,
       [crowd](quint16 port) {
         return std::make_unique<SilentCrowd>(port, crowd, framed(QByteArray(1000, '\x81')).first(500));
       }},
      {"a guest chats", true,
       [](quint16 port) {
         return guest(port, {wire::Say{QString(200, u'x'), -1}}, 10);
       }},
      {"a guest asks for the position", true, [](quint16 port) { return guest(port, {requests::Resync{}}, 10); }},
      {"a guest pauses and resumes", true,
       [](quint16 port) {
         return guest(port, {requests::PauseGame{}, requests::ResumeGame{}}, 10);
       }},
      {"a guest is ready", true,
       [](quint16 port) {
         return guest(port, {requests::SetReady{Ready::No}, requests::SetReady{Ready::Yes}}, 10);
       }},
      {"a guest changes name and color", true,
       [](quint16 port) {
         return guest(port, {requests::Choose{u"Other"_s}, requests::Choose{u"Bad"_s, 3}}, 10);
       }},
      {"a guest sends setups", true,
       [](quint16 port) { return guest(port, {requests::ChangeSetup{encodeSetup(chainSetup(32))}}, 1); }},
      {"a guest pings", true,
       [](quint16 port) {
         return guest(port, {wire::Ping{7, 1}}, 10);
       }},
      {"a guest acts out of turn", true,
       [](quint16 port) {
         return guest(port, {wire::Act{4'000'000'000U, 0, roll()}}, 10);
       }},
  };
}

/// Seconds of processor time and MiB of memory.
std::pair<double, double> costOf(qint64 pid) {
  QFile stat(u"/proc/%1/stat"_s.arg(pid)), memory(u"/proc/%1/statm"_s.arg(pid));
  if (!stat.open(QFile::ReadOnly) || !memory.open(QFile::ReadOnly)) return {};
  const QByteArray line = stat.readAll();
  const auto fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
  const double seconds = (fields[11].toDouble() + fields[12].toDouble()) / static_cast<double>(sysconf(_SC_CLK_TCK));
  const double pages = memory.readAll().split(' ')[1].toDouble();
  return {seconds, pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20)};
}

void wait(int ms, const std::function<bool()>& until) {
  QElapsedTimer timer;
  timer.start();
  while (timer.elapsed() < ms && !until()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
}

/// A tapu-server in a process of its own, and what it costs.
struct Attacked {
  QProcess process;
  quint16 port = 0;
  QString log = u"/tmp/attack_bench.%1.log"_s.arg(getpid());

  Attacked(const QString& program, QStringList line) {
    line << program << u"--port"_s << u"0"_s << u"--bind"_s << u"127.0.0.1"_s << u"--quiet"_s << u"--seats"_s << u"4"_s
         << u"--option"_s << u"seat.graceSeconds=1"_s;
    process.setStandardErrorFile(log);
    process.start(line.takeFirst(), line);
    if (process.waitForReadyRead(10'000))
      port = static_cast<quint16>(process.readLine().trimmed().split(' ').last().toInt());
  }
  ~Attacked() {
    process.terminate();
    process.waitForFinished(5000);
    QFile::remove(log);
  }
};

void print(const char* name, const Measured& measured) {
  std::printf("  %-10s acts %4zu p50 %7.2f p99 %7.2f refused %3d | pings %4zu p50 %7.2f p99 %7.2f ms", name,
              measured.acts.took.size(), measured.acts.percentileMs(0.5), measured.acts.percentileMs(0.99),
              measured.refused, measured.pings.took.size(), measured.pings.percentileMs(0.5),
              measured.pings.percentileMs(0.99));
}

/// Goes on for so long, and tells what the server spends.
void watch(const char* name, const Attacked& server, int ms, const Measured& measured,
           const std::function<bool()>& until) {
  const auto [before, memoryBefore] = costOf(server.process.processId());
  const int callsBefore = calls;
  QElapsedTimer timer;
  timer.start();
  wait(ms, until);
  const double wall = std::max(static_cast<double>(timer.elapsed()) / 1000, 0.001);
  const auto [after, memory] = costOf(server.process.processId());
  print(name, measured);
  const int called = calls - callsBefore;
  std::printf(" | server %3.0f %% of a core, %.1f to %.1f MiB, %d calls", 100 * (after - before) / wall, memoryBefore,
              memory, called);
  if (called > 0) std::printf(" at %.3f ms of it", 1000 * (after - before) / called);
  std::printf("\n");
  std::fflush(stdout);
}

/// An attacker in a thread of its own, so that its work does not delay the honest players'.
class Beside {
 public:
  explicit Beside(const std::function<std::unique_ptr<QObject>()>& begin) {
    inThread_.moveToThread(&thread_);
    thread_.start();
    here([&] { attacker_ = begin(); });
  }
  ~Beside() {
    here([&] {
      attacker_.reset();
      inThread_.moveToThread(nullptr);
    });
    thread_.quit();
    thread_.wait();
  }

 private:
  void here(const std::function<void()>& act) {
    QMetaObject::invokeMethod(&inThread_, act, Qt::BlockingQueuedConnection);
  }
  QThread thread_;
  QObject inThread_;
  std::unique_ptr<QObject> attacker_;
};

/// One attack against a fresh server. False if honest players did not get in.
bool run(const Attack& attack, const QString& program, const QStringList& wrapper, int seconds) {
  Attacked server(program, wrapper);
  if (server.port == 0) return false;
  part = kGathering;
  isAttackOn = true;
  const Beside beside([&] { return attack.begin(server.port); });
  std::array<Measured, kParts> measured;
  std::vector<std::unique_ptr<BotPlayer>> honest;
  const auto come = [&] {
    const QString name = u"Honest %1"_s.arg(QChar(u'A' + static_cast<char16_t>(honest.size())));
    honest.push_back(player(metered(dialer(server.port), measured), name));
    honest.back()->start();
  };
  const auto is = [&](Client::Phase phase) {
    return std::all_of(honest.begin(), honest.end(), [&](auto& p) { return p->client().known().phase == phase; });
  };
  QFile load(u"/proc/loadavg"_s);
  const QByteArray busy = load.open(QFile::ReadOnly) ? load.readAll().split(' ').first() : QByteArray("?");
  std::printf("%s (load %s)\n", attack.name, busy.constData());
  for (int i = 0; i < (attack.takesSeat ? 2 : 3); ++i) come();
  watch("gathering", server, 2000, measured[kGathering], [] { return false; });  // the last one is awaited
  QElapsedTimer sinceStart;
  sinceStart.start();
  come();
  wait(20'000, [&] { return is(Client::Phase::Playing); });
  const bool isIn = is(Client::Phase::Playing);
  std::printf("  %s in %lld ms\n", isIn ? "the last got" : "NOT", static_cast<long long>(sinceStart.elapsed()));
  if (!isIn) return false;
  isAttackOn = false;
  wait(500, [] { return false; });
  part = kQuiet;
  watch("quiet", server, seconds * 500, measured[kQuiet], [&] { return is(Client::Phase::Over); });
  part = kAttacked;
  isAttackOn = true;
  watch("attacked", server, seconds * 1000, measured[kAttacked], [&] { return is(Client::Phase::Over); });
  std::printf("  log %lld B\n", static_cast<long long>(QFileInfo(server.log).size()));
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_NO_GLIB", "1");
  rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  const rlimit asGiven = files;
  files.rlim_cur = files.rlim_max;
  QCoreApplication app(argc, argv);
  QCommandLineParser parser;
  parser.addOptions({{u"server"_s, u"the tapu-server to attack"_s, u"PATH"_s, u"build/release/bin/tapu-server"_s},
                     {u"seconds"_s, u"of each attack"_s, u"N"_s, u"8"_s},
                     {u"attack"_s, u"only those whose name holds this"_s, u"TEXT"_s},
                     {u"crowd"_s, u"silent connections"_s, u"N"_s, u"300"_s},
                     {u"nofile"_s, u"descriptors that the server gets"_s, u"N"_s}});
  parser.addHelpOption();
  parser.process(app);
  // The limit is for the attackers alone: what the server does about its own is what is measured.
  QStringList wrapper{u"prlimit"_s, u"--nofile=%1:%2"_s.arg(asGiven.rlim_cur).arg(asGiven.rlim_max), u"--"_s};
  if (parser.isSet(u"nofile"_s)) wrapper = {u"prlimit"_s, u"--nofile=%1:%1"_s.arg(parser.value(u"nofile"_s)), u"--"_s};
  ::setrlimit(RLIMIT_NOFILE, &files);
  bool good = true;
  const QStringList wanted = parser.values(u"attack"_s);
  for (const Attack& attack : attacks(parser.value(u"crowd"_s).toInt())) {
    const QString name = QString::fromUtf8(attack.name);
    if (!wanted.isEmpty() && std::none_of(wanted.begin(), wanted.end(), [&](auto& w) { return name.contains(w); }))
      continue;
    good &= run(attack, parser.value(u"server"_s), wrapper, parser.value(u"seconds"_s).toInt());
  }
  return good ? 0 : 1;
}
