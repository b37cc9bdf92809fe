// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes come from a socket: frames are cut, messages decoded, and what decodes encodes to the same again. Then
// the same frames are said to a player and to an organizer by their server, and to servers of two rule sets by a
// stranger and by the host, one of them with an organizer and codes for its seats, and two of them with six seats and
// one on a board of the sea.
#include <QCoreApplication>
#include <QLoggingCategory>
#include <QPointer>
#include <array>
#include <cstdlib>

#include "app/client/client.h"
#include "app/host/server/server.h"
#include "app/net/frame_reader.h"
#include "app/wire/messages.h"
#include "engine/board/board.h"
#include "engine/board/chain.h"
#include "engine/play/invariants.h"
#include "engine/state/game_map.h"
#include "tests/net/bent_host.h"

using namespace tapu;

namespace {

constexpr int kMostFrames = 64;  // more of them say nothing new

/// One end whose other end says what the input holds and hears nothing.
class Script final : public Channel {
 public:
  explicit Script(Origin origin) : origin_(origin) {}
  void send(const QByteArray&) override {}
  void close() override { open_ = false; }
  bool isOpen() const override { return open_; }
  bool isFinished() const override { return !open_; }
  void setFrameLimit(int) override {}
  Origin origin() const override { return origin_; }
  bool isNear() const override { return true; }

 private:
  Origin origin_;
  bool open_ = true;
};

struct ScriptDialer final : Dialer {
  QPointer<Script>* last;
  explicit ScriptDialer(QPointer<Script>* kept) : last(kept) {}
  std::unique_ptr<Channel> dial() override {
    auto channel = std::make_unique<Script>(Origin::Stranger);
    *last = channel.get();
    return channel;
  }
};

/// A second goes by after each frame; whoever else is at the table has a say.
void say(const QPointer<Script>& channel, const std::vector<QByteArray>& frames, SimClock& clock) {
  for (const QByteArray& frame : frames) {
    if (!channel || !channel->isOpen()) return;
    Q_EMIT channel->received(frame);
    QCoreApplication::sendPostedEvents();
    clock.advance(1000);
  }
}

void checkCodec(const QByteArray& frame) {
  Complaint complaint;
  if (const auto message = wire::decodeFromClient(frame, complaint))
    if (wire::decodeFromClient(wire::encode(*message), complaint) != message) std::abort();
  if (const auto message = wire::decodeFromServer(frame, complaint))
    if (!wire::decodeFromServer(wire::encode(*message), complaint)) std::abort();
}

void sayToClient(const std::vector<QByteArray>& frames, Attendance attendance) {
  QPointer<Script> channel;
  const auto clock = std::make_shared<SimClock>();
  Client::Identity who;
  who.attendance = attendance;
  Client client(std::make_unique<ScriptDialer>(&channel), who, clock, std::make_unique<SeededRng>(1));
  client.start();
  say(channel, frames, *clock);
}

ServerPlan classic() {
  ServerPlan plan;
  plan.setup.options = defaultOptions(RuleSet::Classic);
  plan.setup.board = beginnerBoard();
  plan.bots = {QString(), QStringLiteral("random"), QStringLiteral("random"), QStringLiteral("random")};
  return plan;
}

/// Six begin with settlements at once, the one of the input with cards for a road and a development card. A bot takes a
/// second for each decision, so that something can be said in its turn.
ServerPlan six(Between between) {
  constexpr int kSeats = 6, kNorth = 0;
  const std::array<Hex, kSeats> homes{Hex{1, 1}, Hex{-2, 2}, Hex{0, 0}, Hex{-1, 0}, Hex{0, -2}, Hex{2, -2}};
  ServerPlan plan;
  plan.setup.options = defaultOptions(RuleSet::Classic, kSeats);
  plan.setup.options.between = between;
  plan.setup.options.first = FirstSeat::HostChosen;
  plan.setup.options.mapKind = MapKind::File;
  plan.setup.first = SeatId(0);
  plan.setup.board = beginnerBoard();
  plan.setup.board.starts.assign(kSeats, {});
  plan.bots = {QString()};
  for (std::size_t seat = 0; seat < homes.size(); ++seat) {
    plan.setup.board.starts[seat].settlements.push_back({homes[seat], kNorth, StartCards::Yes});
    if (seat > 0) plan.bots << QStringLiteral("random");
  }
  plan.setup.board.starts[0].settlements.push_back({{1, 0}, kNorth, StartCards::Yes});
  plan.botPaceMs = 1000;
  return plan;
}

/// Two on coasts with fog between them, each with a settlement and its cards; the input throws first.
ServerPlan sea() {
  constexpr int kSoutheast = 2;
  ServerPlan plan = test::seaPlan();
  plan.setup.options.seats = 2;
  plan.setup.options.first = FirstSeat::HostChosen;
  plan.setup.first = SeatId(0);
  plan.setup.board.starts.assign(2, {});
  plan.setup.board.starts[0].settlements.push_back({{0, 0}, kSoutheast, StartCards::Yes});
  plan.setup.board.starts[1].settlements.push_back({{6, 0}, kSoutheast, StartCards::Yes});
  plan.bots = {QString(), QStringLiteral("random")};
  plan.botPaceMs = 1000;
  return plan;
}

ServerPlan big() {
  ServerPlan plan;
  plan.setup.ruleSet = RuleSet::BigGame;
  plan.setup.options = defaultOptions(RuleSet::BigGame);
  plan.setup.chain = chainFor(plan.setup.options, 1);
  plan.bots = {QString(), QStringLiteral("random")};
  return plan;
}

/// Its key is known to the corpus; its codes follow from the tokens below.
ServerPlan organized() {
  ServerPlan plan = big();
  plan.setup.chain = chainFor(plan.setup.options, 2);
  plan.bots = {QString(), QStringLiteral("random"), QStringLiteral("random")};
  plan.organizerKey = QByteArray(wire::kKeyBytes, 'o');
  return plan;
}

void sayToServer(const std::vector<QByteArray>& frames, Origin origin, const ServerPlan& plan) {
  MemoryStore store;
  const auto clock = std::make_shared<SimClock>();
  ServerDependencies given;
  given.clock = clock;
  given.store = &store;
  given.chance = std::make_shared<SeededChance>(1);
  given.botRng = [](SeatId seat) { return std::make_unique<SeededRng>(seat.value); };
  given.makeToken = [made = 0]() mutable { return QByteArray(31, 'k') + static_cast<char>(++made); };
  Limits limits;  // time stands still: what floods is not what is looked for here
  limits.actionsPerSecond = limits.chatsPerSecond = limits.hintsPerSecond = limits.resyncsPerSecond =
      limits.refusalsPerSecond = 0;
  Server server(std::move(given), plan, limits);
  server.open();
  auto opened = std::make_unique<Script>(origin);
  const QPointer<Script> channel = opened.get();
  server.admit(std::move(opened));
  say(channel, frames, *clock);
  if (server.game() && !brokenInvariants(server.game()->played().definition(), server.game()->played().state()).empty())
    std::abort();
}

/// Before the first input. The application is not ended: what reading a position keeps for the thread belongs to it.
void begin() {
  static int argc = 1;
  static char name[] = "fuzz_wire", *argv[] = {name, nullptr};
  static QCoreApplication* app = nullptr;
  if (app) return;
  app = new QCoreApplication(argc, argv);
  QLoggingCategory::setFilterRules(QStringLiteral("tapu.*=false"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  begin();
  FrameReader reader(frame_limit::kFromClient);
  reader.feed(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
  std::vector<QByteArray> frames;
  while (auto frame = reader.next()) {
    checkCodec(*frame);
    frames.push_back(std::move(*frame));
    if (frames.size() >= kMostFrames) break;
  }
  if (frames.empty()) return 0;
  sayToClient(frames, Attendance::Player);
  sayToClient(frames, Attendance::Organizer);
  sayToServer(frames, Origin::Stranger, classic());
  sayToServer(frames, Origin::Owner, classic());
  sayToServer(frames, Origin::Stranger, six(Between::Building));
  sayToServer(frames, Origin::Stranger, six(Between::Pairs));
  sayToServer(frames, Origin::Stranger, sea());
  sayToServer(frames, Origin::Stranger, big());
  sayToServer(frames, Origin::Stranger, organized());
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  return 0;
}
