// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes come from a socket: frames are cut, messages decoded, and what decodes encodes to the same again. Then
// the same frames are said to a player and to an organizer by their server, and to servers of two rule sets by a
// stranger and by the host, one of them with an organizer and codes for its seats.
#include <QCoreApplication>
#include <QLoggingCategory>
#include <QPointer>
#include <cstdlib>

#include "app/client/client.h"
#include "app/host/server/server.h"
#include "app/net/frame_reader.h"
#include "app/wire/messages.h"
#include "engine/board/board.h"
#include "engine/board/chain.h"
#include "engine/play/invariants.h"
#include "engine/state/game_map.h"

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
  sayToServer(frames, Origin::Stranger, big());
  sayToServer(frames, Origin::Stranger, organized());
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  return 0;
}
