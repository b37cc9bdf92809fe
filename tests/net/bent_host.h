// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborArray>
#include <QCborMap>
#include <QCborValue>
#include <QCoreApplication>
#include <QPointer>
#include <algorithm>

#include "app/client/bot_player.h"
#include "app/host/server/server.h"
#include "app/net/local_channel.h"
#include "app/wire/requests.h"
#include "engine/board/board.h"
#include "engine/board/chain.h"
#include "engine/bots/belief.h"
#include "engine/bots/counted_hands.h"
#include "engine/state/game_map.h"

// A host that sends false messages: real conversations of all rule sets are recorded, and their frames changed ("bent")
// where they have a meaning. Without Qt Test, so that a fuzz target can use it too.

namespace tapu::test {

// ---- what honest hosts say

/// Frames that a server sent to one player, in order: from the welcome to the end or to the most that was asked for.
using Talk = std::vector<QByteArray>;

/// Records the frames that are heard.
class RecordingDialer final : public Dialer {
 public:
  RecordingDialer(std::unique_ptr<Dialer> inner, Talk& heard, QPointer<Channel>& last)
      : inner_(std::move(inner)), heard_(heard), last_(last) {}
  std::unique_ptr<Channel> dial() override {
    auto channel = inner_->dial();
    last_ = channel.get();
    QObject::connect(channel.get(), &Channel::received, channel.get(),
                     [this](const QByteArray& frame) { heard_.push_back(frame); });
    return channel;
  }

 private:
  std::unique_ptr<Dialer> inner_;
  Talk& heard_;
  QPointer<Channel>& last_;
};

inline ServerPlan classicPlan() {
  ServerPlan plan;
  plan.setup.options = defaultOptions(RuleSet::Classic);
  plan.setup.options.tradeSelect = TradeSelect::ProposerPicks;
  plan.setup.board = beginnerBoard();
  plan.setup.board.starts.clear();
  plan.bots = {QString(), QStringLiteral("greedy"), QStringLiteral("random"), QStringLiteral("greedy")};
  return plan;
}
inline ServerPlan crazyPlan() {
  ServerPlan plan = classicPlan();
  plan.setup.ruleSet = RuleSet::Crazy;
  plan.setup.options = defaultOptions(RuleSet::Crazy);
  plan.setup.options.eventChance = 100;
  plan.setup.options.seats = 3;
  plan.bots.removeLast();
  return plan;
}
/// More seats than four, and this between their turns (13).
inline ServerPlan manyPlan(int seats, Between between) {
  ServerPlan plan;
  plan.setup.options = defaultOptions(RuleSet::Classic, seats);
  plan.setup.options.between = between;
  SeededRng rng(static_cast<std::uint64_t>(seats));
  plan.setup.board = boardFor(plan.setup.options, rng);
  plan.bots = {QString()};
  for (int seat = 1; seat < seats; ++seat)
    plan.bots << (seat % 2 == 0 ? QStringLiteral("random") : QStringLiteral("greedy"));
  return plan;
}
/// Two coasts with fog, gold, a pirate, points for islands and gifts (14).
inline ServerPlan seaPlan() {
  using enum Terrain;
  constexpr int kHigh = 5, kWide = 7, kFog = 3;
  constexpr std::array kLand{Forest, Hills, Gold, Pasture, Fields, Mountains};
  constexpr std::array kNumbers{5, 10, 8, 9, 4, 3, 11, 6, 12};
  ServerPlan plan;
  plan.setup.options = defaultOptions(RuleSet::Classic);
  plan.setup.options.mapKind = MapKind::File;
  plan.setup.options.islandBonus = 2;
  Board& board = plan.setup.board;
  board.ships = AsksForShips::Yes;
  board.pirate = PirateStart{};
  std::size_t land = 0;
  for (int r = 0; r < kHigh; ++r) {
    for (int i = 0; i < kWide; ++i) {
      Cell cell{{i - r / 2, r}, i == kFog ? Fog : Sea, 0};
      if (std::abs(i - kFog) > 1) {
        cell.terrain = kLand[land % kLand.size()];
        cell.number = kNumbers[land % kNumbers.size()];
        ++land;
      }
      board.cells.push_back(cell);
    }
  }
  for (const Terrain under : {Forest, Gold, Desert, Sea, Sea}) ++board.fog.of(under);
  for (const std::size_t number : {5, 9}) ++board.fog.numbers[number];
  const auto kinds = {Gift::Kind::Points, Gift::Kind::Card, Gift::Kind::Resources};
  for (const Gift::Kind kind : kinds) {
    const int r = 2 * static_cast<int>(board.gifts.size());
    const bool isOre = kind == Gift::Kind::Resources;
    board.gifts.push_back({.hex = {-r / 2, r},
                           .on = Gift::On::Corner,
                           .kind = kind,
                           .resource = isOre ? Resource::Ore : Resource::None,
                           .count = isOre ? 2 : 1});
  }
  plan.bots = {QString(), QStringLiteral("greedy"), QStringLiteral("random"), QStringLiteral("greedy")};
  return plan;
}
inline ServerPlan bigPlan(int boards = 2) {
  ServerPlan plan;
  plan.setup.ruleSet = RuleSet::BigGame;
  plan.setup.options = defaultOptions(RuleSet::BigGame);
  plan.setup.options.gapSeconds = 0;
  plan.setup.options.protection = 1;
  plan.setup.chain = chainFor(plan.setup.options, boards);
  plan.bots = {QString()};
  for (int seat = 1; seat < plan.setup.seats(); ++seat)
    plan.bots << (seat % 2 == 0 ? QStringLiteral("random") : QStringLiteral("greedy"));
  return plan;
}

/// A seeded game in which the host is a bot that also talks, pauses, takes moves back and asks for its position.
inline Talk recorded(const ServerPlan& plan, quint64 seed, std::size_t mostFrames) {
  Talk heard;
  QPointer<Channel> line;
  MemoryStore store;
  const auto clock = std::make_shared<SimClock>();
  ServerDependencies given;
  given.clock = clock;
  given.store = &store;
  given.chance = std::make_shared<SeededChance>(seed);
  given.botRng = [seed](SeatId seat) { return std::make_unique<SeededRng>(seed * 100 + seat.value); };
  given.makeToken = [made = 0]() mutable { return QByteArray(31, 'b') + static_cast<char>(++made); };
  Server server(std::move(given), plan);
  const auto door = std::make_shared<LocalDoor>();
  door->open(&server, [&](std::unique_ptr<Channel> channel) { server.admit(std::move(channel)); });
  server.open();
  Client::Identity who;
  who.name = QStringLiteral("Host");
  auto dialer = std::make_unique<RecordingDialer>(std::make_unique<LocalDialer>(door, Origin::Owner), heard, line);
  BotPlayer player(std::make_unique<Client>(std::move(dialer), who, clock, std::make_unique<SeededRng>(seed)),
                   makeBot("greedy"), std::make_unique<SeededRng>(seed + 7), clock, 0);
  Client& client = player.client();
  player.start();
  std::size_t wished = 0;
  for (int still = 0; still < 50 && heard.size() < mostFrames && client.known().phase != Client::Phase::Over;) {
    const std::size_t before = heard.size();
    QCoreApplication::sendPostedEvents();
    if (client.known().phase == Client::Phase::Lobby && !server.game()) client.ask(requests::StartGame{});
    for (; client.known().hasGame() && wished < heard.size(); wished += 9) switch (wished / 9 % 7) {
        case 0:
          client.ask(requests::PauseGame{});
          client.ask(requests::ResumeGame{});
          break;
        case 2: client.sayPhrase(1); break;
        case 4:
          if (line) line->send(wire::encode(wire::FromClient(requests::Resync())));
          break;
        default: client.ask(requests::TakeBack{});
      }
    if (heard.size() > before) {
      still = 0;
      continue;
    }
    clock->advance(1000);
    ++still;
  }
  door->shut();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  return heard;
}

inline int typeOf(const QByteArray& frame) {
  const auto at = [&](int i) { return i < frame.size() ? static_cast<quint8>(frame[i]) : 0; };
  return at(1) == 0x18 ? at(2) : at(1);  // an array of less than 24, then a number
}
constexpr int kWelcomeType = 65, kSnapshotType = 67, kLobbyType = 70, kPositionType = 75;
/// A whole position: of a game on one board, or of one on a chain.
inline bool isPosition(const QByteArray& frame) {
  return typeOf(frame) == kSnapshotType || typeOf(frame) == kPositionType;
}

// ---- how they are bent

/// Small, seeded, and as fast as it must be for a hundred thousand frames.
class Lot {
 public:
  explicit Lot(quint64 seed) : state_(seed * 2 + 1) {}
  quint64 next() {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return state_ >> 29;
  }
  int below(qint64 most) { return most <= 0 ? 0 : static_cast<int>(next() % static_cast<quint64>(most)); }
  bool oneIn(int n) { return below(n) == 0; }

 private:
  quint64 state_;
};

/// Bends one value somewhere inside a frame: numbers to their limits, seats, places, lengths and types.
class Bender {
 public:
  explicit Bender(Lot& lot) : lot_(lot) {}

  QByteArray bend(const QByteArray& frame) {
    if (lot_.oneIn(40)) return torn(frame);
    QCborValue value = QCborValue::fromCbor(frame);
    for (int times = lot_.oneIn(4) ? 3 : 1; times > 0; --times) value = bent(value, 0);
    return value.toCbor();
  }

  /// A message that carries a list (moves, patches, a history): one of it is left out, told twice or changes places.
  QByteArray otherMoves(const QByteArray& frame) {
    QCborArray message = QCborValue::fromCbor(frame).toArray();
    std::vector<qsizetype> lists;
    for (qsizetype i = 1; i < message.size(); ++i)
      if (message.at(i).isArray() && !message.at(i).toArray().isEmpty()) lists.push_back(i);
    if (lists.empty()) return frame;
    const qsizetype which = lists[static_cast<std::size_t>(lot_.below(std::ssize(lists)))];
    QCborArray list = message.at(which).toArray();
    const qsizetype at = lot_.below(list.size()), other = lot_.below(list.size());
    const QCborValue one = list.at(at), another = list.at(other);
    switch (lot_.below(3)) {
      case 0: list.removeAt(at); break;
      case 1: list.insert(at, one); break;
      default: list[at] = another; list[other] = one;
    }
    message[which] = list;
    return message.toCborValue().toCbor();
  }

 private:
  QByteArray torn(QByteArray frame) {
    if (lot_.oneIn(2)) return frame.left(lot_.below(frame.size()));
    frame[lot_.below(frame.size())] = static_cast<char>(lot_.next());
    return frame;
  }

  QCborValue bent(const QCborValue& value, int depth) {
    if (lot_.oneIn(60)) return other();
    if (value.isArray()) return bentList(value.toArray(), depth);
    if (value.isMap()) return bentMap(value.toMap(), depth);
    if (value.isInteger()) return bentNumber(value.toInteger());
    if (value.isByteArray()) return bentBytes(value.toByteArray(), depth);
    if (value.isString()) return bentText(value.toString());
    return other();
  }

  QCborValue other() {
    switch (lot_.below(6)) {
      case 0: return QCborValue(nullptr);
      case 1: return bentNumber(0);
      case 2: return QCborValue(QByteArray(lot_.below(100), '\xff'));
      case 3: return QCborValue(QStringLiteral("what"));
      case 4: return QCborArray{0, -1};
      default: return QCborValue(true);
    }
  }

  QCborValue bentList(QCborArray list, int depth) {
    if (list.isEmpty() || lot_.oneIn(25)) {
      if (list.isEmpty() || lot_.oneIn(2)) {
        list.append(other());
        return list;
      }
      if (lot_.oneIn(2)) {
        list.removeAt(lot_.below(list.size()));
        return list;
      }
      const qsizetype one = lot_.below(list.size()), two = lot_.below(list.size());
      const QCborValue first = list.at(one);
      list[one] = list.at(two);
      if (lot_.oneIn(2)) list[two] = first;
      return list;
    }
    const qsizetype at = lot_.below(list.size());
    list[at] = bent(list.at(at), depth + 1);
    return list;
  }

  QCborValue bentMap(QCborMap map, int depth) {
    if (map.isEmpty()) {
      map.insert(QStringLiteral("seats.count"), lot_.below(9));
      return map;
    }
    const auto key = map.keys().at(lot_.below(map.size()));
    map[key] = bent(map.value(key), depth + 1);
    return map;
  }

  QCborValue bentNumber(qint64 number) {
    constexpr qint64 limits[]{-1,
                              0,
                              1,
                              2,
                              3,
                              4,
                              5,
                              7,
                              8,
                              63,
                              127,
                              128,
                              255,
                              256,
                              999,
                              1000,
                              0xfffe,
                              0xffff,
                              0x10000,
                              1 << 30,
                              0x7fffffff,
                              0xffffffff,
                              0x7f7f7f7f7f7f7f7f,
                              std::numeric_limits<qint64>::max(),
                              std::numeric_limits<qint64>::min() + 1};
    switch (lot_.below(4)) {
      case 0: return number < std::numeric_limits<qint64>::max() ? number + 1 : 0;
      case 1: return number > std::numeric_limits<qint64>::min() ? number - 1 : 0;
      case 2: return number ^ (1LL << lot_.below(63));
      default: return limits[lot_.below(std::ssize(limits))];
    }
  }

  QCborValue bentBytes(QByteArray bytes, int depth) {
    if (depth < 6 && !bytes.isEmpty() && (static_cast<quint8>(bytes[0]) & 0xe0) == 0x80) {
      QCborParserError error{};
      const QCborValue inner = QCborValue::fromCbor(bytes, &error);
      if (inner.isArray() && error.offset == bytes.size()) return bent(inner, depth + 1).toCbor();
    }
    if (bytes.isEmpty() || lot_.oneIn(20)) {
      bytes.append('\x01');
      return bytes;
    }
    if (lot_.oneIn(20)) return bytes.chopped(1 + lot_.below(bytes.size()));
    const int at = lot_.below(bytes.size());
    if (lot_.oneIn(3)) {
      bytes[at] = static_cast<char>(lot_.next());
      return bytes;
    }
    if (lot_.oneIn(2)) {
      bytes[at] = static_cast<char>(bytes[at] ^ (1 << lot_.below(8)));
      return bytes;
    }
    bytes[at] = '\xff';
    if (at + 1 < bytes.size()) bytes[at + 1] = '\xff';
    return bytes;
  }

  QCborValue bentText(const QString& text) {
    switch (lot_.below(4)) {
      case 0: return QString();
      case 1: return text.repeated(1 + lot_.below(60));
      case 2: return QString(text + QChar(lot_.below(0x10000)));
      default: return QString(lot_.below(700), QLatin1Char('x'));
    }
  }

  Lot& lot_;
};

// ---- who hears them

/// The client's end of a connection on which the test speaks for the host; notes whether a position is asked for.
class BentChannel final : public Channel {
 public:
  explicit BentChannel(bool isFar) : far_(isFar) {}
  void send(const QByteArray& frame) override {
    Complaint complaint;
    const auto message = wire::decodeFromClient(frame, complaint);
    const auto* request = message ? std::get_if<wire::Request>(&*message) : nullptr;
    asksForPosition |= request && std::holds_alternative<requests::Resync>(*request);
    sent += frame.size();
  }
  void close() override { open_ = false; }
  bool isOpen() const override { return open_; }
  bool isFinished() const override { return !open_; }
  void setFrameLimit(int) override {}
  bool isNear() const override { return !far_; }
  bool needsPulse() const override { return far_; }
  bool asksForPosition = false;
  qint64 sent = 0;

 private:
  bool far_;
  bool open_ = true;
};

struct BentDialer final : Dialer {
  QPointer<BentChannel>& last;
  bool isFar;
  BentDialer(QPointer<BentChannel>& kept, bool far) : last(kept), isFar(far) {}
  std::unique_ptr<Channel> dial() override {
    auto channel = std::make_unique<BentChannel>(isFar);
    last = channel.get();
    return channel;
  }
};

/// One client at the end of a bent host's line.
class BentLine {
 public:
  explicit BentLine(bool isFar = false) : clock(std::make_shared<SimClock>()), far_(isFar) {}

  std::unique_ptr<Client> newClient(const Client::Identity& who = {}) {
    auto client = std::make_unique<Client>(std::make_unique<BentDialer>(channel, far_), who, clock,
                                           std::make_unique<SeededRng>(1));
    QObject::connect(client.get(), &Client::turnedAway, client.get(), [this](Refusal refusal) { why = refusal; });
    return client;
  }
  /// Sends a frame. False: the line is dead.
  bool say(const QByteArray& frame) {
    if (!isOpen()) return false;
    Q_EMIT channel->received(frame);
    return true;
  }
  bool isOpen() const { return channel && channel->isOpen(); }

  std::shared_ptr<SimClock> clock;
  QPointer<BentChannel> channel;
  Refusal why = Refusal::None;  ///< the client has ended, and said so

 private:
  bool far_;
};

/// Lets bots follow the moves that they were told, whatever these are.
inline void rememberMoves(const Client& client) {
  const bool isWhole = !client.known().window || client.known().window->isWhole();
  if (!client.known().hasWholeHistory || !isWhole || !client.known().seat()) return;
  const GameDefinition& definition = client.known().definition();
  if (CountedHands::isPossible(definition.rules)) {
    ToldHands told(definition, client.known().seat());
    for (const Move& move : client.known().history) told.hear(move);
    told.at(client.known().state);
  }
  if (client.known().window || definition.seats > kMostSeatsOfTable) return;
  Belief belief(definition, client.known().seat());
  belief.follow(client.known().history);
  belief.fits(client.known().state);
}

/// Frame after frame of a recorded talk, some of them bent, left out, doubled or out of order; from the start or from
/// one of its positions on.
class BentTalk {
 public:
  BentTalk(const Talk& talk, Lot& lot) : talk_(talk), lot_(lot), bender_(lot) {
    for (std::size_t i = 0; i < talk.size(); ++i)
      if (isPosition(talk[i])) snapshots_.push_back(i);
  }

  /// The frames before the game, and a position to begin from; most of them sound.
  std::vector<QByteArray> opening() {
    std::vector<QByteArray> frames{talk_.front()};
    const auto lobby = std::ranges::find(talk_, kLobbyType, typeOf);
    if (lot_.oneIn(8) && lobby != talk_.end()) frames.push_back(*lobby);
    const int at = lot_.below(std::ssize(snapshots_));  // early ones more often: their histories are short
    next_ = snapshots_[static_cast<std::size_t>(lot_.oneIn(8) ? at : at / 8)];
    frames.push_back(talk_[next_++]);
    if (lot_.oneIn(20)) {
      QByteArray& one = frames[static_cast<std::size_t>(lot_.below(std::ssize(frames)))];
      one = bender_.bend(one);
      ++bent_;
    }
    return frames;
  }
  /// The next frame; empty at the end of the talk.
  QByteArray frame() {
    if (lot_.oneIn(12)) {
      ++next_;
      ++bent_;
    }  // one is left out
    if (next_ >= talk_.size()) return {};
    if (lot_.oneIn(12)) {
      ++bent_;
      return talk_[static_cast<std::size_t>(lot_.below(std::ssize(talk_)))];
    }
    const QByteArray& sound = talk_[next_];
    if (!lot_.oneIn(12)) ++next_;  // else it comes once more
    if (lot_.oneIn(3)) return sound;
    if (lot_.oneIn(6)) {
      ++bent_;
      return bender_.otherMoves(sound);
    }
    ++bent_;
    return bender_.bend(sound);
  }
  /// The position after the frames so far, as a host would send it.
  QByteArray position() {
    const auto after = std::ranges::upper_bound(snapshots_, next_);
    const std::size_t at = after == snapshots_.end() ? snapshots_.back() : *after;
    next_ = at + 1;
    return talk_[at];
  }
  int bentFrames() const { return bent_; }

 private:
  const Talk& talk_;
  Lot& lot_;
  Bender bender_;
  std::vector<std::size_t> snapshots_;
  std::size_t next_ = 0;
  int bent_ = 0;
};

}  // namespace tapu::test
