// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wire/messages.h"

#include "app/values/codec.h"
#include "app/values/cursor.h"
#include "app/values/limited_cbor.h"
#include "app/wire/seat_number.h"
#include "engine/play/validation.h"

namespace tapu::wire {
namespace {

constexpr qint64 kLongestClock = 1000LL * 60 * 60 * 24 * 366;
constexpr int kMostDetail = 500;
constexpr qsizetype kMostSetup = 1 << 20;  // bytes; the frame is shorter where it matters

// Types on the wire. Clients' and servers' have their own numbers, so that neither can be taken for the other.
enum Type : int {
  kHello = 1,
  kAct = 2,
  kSay = 3,
  kRequest = 4,
  kPing = 5,
  kWelcome = 65,
  kRefused = 66,
  kSnapshot = 67,
  kBatch = 68,
  kChat = 69,
  kLobby = 70,
  kPong = 71,
  kBye = 72,
  kTalk = 73,
  kLobbyChange = 74,
};

constexpr qsizetype kChatArity = 6;

// What a message of a client may hold: they are short, and what is long in them travels as bytes.
constexpr CborLimits kGreeting{2, 64};
constexpr CborLimits kMessage{8, 64};

// ---- writing: one function a message, in the order of its fields

CborArray array(const Hello& m) {
  return {kHello, kMagic,  m.protoMin, m.protoMax, m.features,   m.version, m.locale,
          m.name, m.color, m.token,    m.nonce,    m.receiptFor, m.receipt};
}
CborArray array(const Act& m) { return {kAct, m.clientSeq, m.answers, toCbor(m.action)}; }
CborArray array(const Say& m) { return {kSay, m.text, m.phrase}; }
CborArray array(const Request& m) {
  return {
      kRequest,  m.kind,   m.seat, m.text, m.color, m.ready, m.setup.isEmpty() ? std::nullopt : std::optional(m.setup),
      m.dice[0], m.dice[1]};
}
CborArray array(const Ping& m) { return {kPing, m.number, m.roundTripMs}; }

CborArray array(const Welcome& m) {
  return {kWelcome, m.proto, m.features,    m.version,        m.token,
          m.seat,   m.nonce, m.heartbeatMs, m.mostFrameBytes, m.mostActionsPerSecond};
}
CborArray array(const Refused& m) { return {kRefused, m.what, m.clientSeq, m.reject, m.code, m.detail}; }
CborArray movesValue(const std::vector<Move>& moves) {
  CborArray out;
  for (const Move& move : moves) out.append(encodeMove(move));
  return out;
}
CborArray array(const Snapshot& m) {
  return {kSnapshot,       m.upTo,
          m.lastClientSeq, m.lastRefused,
          m.clockLeftMs,   encodeSetup(m.setup),
          toCbor(m.state), movesValue(m.history),
          m.receipt};
}
std::optional<QByteArray> hashValue(const std::optional<quint64>& hash) {
  return hash ? std::optional(QByteArray::number(*hash, 16)) : std::nullopt;
}
CborArray array(const Batch& m) {
  return {kBatch,   m.upTo, m.yourClientSeq, m.clockLeftMs, movesValue(m.moves), CborArray(), hashValue(m.hash),
          m.receipt};
}
CborArray array(const Chat& m) {
  return {kChat, m.line.kind, seatNumber(m.line.seat), m.line.name, m.line.text, m.line.phrase};
}
CborArray array(const Talk& m) {
  CborArray lines;
  for (const ChatLine& line : m.lines) lines.append(array(Chat{line}));
  return {kTalk, lines};
}
CborArray seatValue(const LobbySeat& seat) {
  return {seat.holder, seat.name, seat.bot,    seat.color,       seat.ready,
          seat.role,   seat.link, seat.pingMs, seat.graceLeftMs, seat.heardAgoMs};
}
CborArray array(const LobbyNews& m) {
  CborArray seats;
  for (const LobbySeat& seat : m.lobby.seats) seats.append(seatValue(seat));
  return {kLobby, m.lobby.gameName, encodeSetup(m.lobby.setup), seats, m.lobby.stage, m.yourSeat};
}
CborArray array(const LobbyChange& m) {
  CborArray places;
  for (const LobbyChange::Place& place : m.places) places.append(CborArray{place.index, seatValue(place.seat)});
  const auto setup = m.setup ? std::optional(encodeSetup(*m.setup)) : std::nullopt;
  return {kLobbyChange, setup, m.stage, places, m.yourSeat};
}
CborArray array(const Pong& m) { return {kPong, m.number}; }
CborArray array(const Bye& m) { return {kBye, m.code, m.detail}; }

template <class Message>
QByteArray bytesOf(const Message& message) {
  return std::visit([](const auto& m) { return array(m).bytes(); }, message);
}

// ---- reading: the same order; arity beside the type

template <class T>
T read(Cursor& in, Complaint& complaint) = delete;

/// Another program's Hello may have other fields from here on.
bool isOutOfRange(const Hello& m) { return m.protoMax < kOldestProtocol || m.protoMin > kProtocol; }

/// Empty or whole.
QByteArray receiptFrom(Cursor& in) {
  const QByteArray receipt = in.bytes(0, kReceiptBytes);
  if (!receipt.isEmpty() && receipt.size() != kReceiptBytes) in.fail();
  return receipt;
}

template <>
Hello read(Cursor& in, Complaint&) {
  Hello m;
  if (in.word() != kMagic) in.fail();
  m.protoMin = in.small(0, 0xffff);
  m.protoMax = in.small(0, 0xffff);
  if (m.protoMin > m.protoMax) in.fail();
  if (isOutOfRange(m)) return m;
  m.features = in.word();
  m.version = in.text(32);
  m.locale = in.text(16);
  m.name = in.text(kMostName);
  m.color = in.small(0, 9);
  m.token = in.bytes(0, kTokenBytes);
  if (!m.token.isEmpty() && m.token.size() != kTokenBytes) in.fail();
  m.nonce = in.bytes(0, 32);
  m.receiptFor = in.small(0, kMostMovesOfReceipt);
  m.receipt = receiptFrom(in);
  return m;
}

template <>
Act read(Cursor& in, Complaint& complaint) {
  Act m;
  m.clientSeq = in.word();
  m.answers = in.word();
  if (auto action = actionFrom(in.value(), complaint)) m.action = *action;
  return m;
}

template <>
Say read(Cursor& in, Complaint&) {
  Say m;
  m.text = in.text(kMostChat);
  m.phrase = in.small(-1, 255);
  return m;
}

template <>
Request read(Cursor& in, Complaint&) {
  Request m;
  m.kind = in.kind(Request::Kind::KeepAside);
  m.seat = in.small(-1, kMostSeats - 1);
  m.text = in.text(kMostName);
  m.color = in.small(0, 9);
  m.ready = in.kind(Ready::Yes);
  if (in.ok() && !in.isNull()) m.setup = in.bytes(1, kMostSetup);
  for (auto& die : m.dice) die = in.byte(6);
  return m;
}

template <>
Ping read(Cursor& in, Complaint&) {
  Ping m;
  m.number = in.word();
  m.roundTripMs = in.small(-1, 1 << 30);
  return m;
}

template <>
Welcome read(Cursor& in, Complaint&) {
  Welcome m;
  m.proto = in.small(0, 0xffff);
  m.features = in.word();
  m.version = in.text(32);
  m.token = in.bytes(0, kTokenBytes);
  if (!m.token.isEmpty() && m.token.size() != kTokenBytes) in.fail();
  m.seat = in.small(-1, kMostSeats - 1);
  m.nonce = in.bytes(0, 32);
  m.heartbeatMs = in.small(1, 1 << 30);
  m.mostFrameBytes = in.small(0, 1 << 30);
  m.mostActionsPerSecond = in.small(0, 1 << 30);
  return m;
}

Reject rejectFrom(Cursor& in) { return static_cast<Reject>(in.number(0, static_cast<int>(Reject::Count) - 1)); }

template <>
Refused read(Cursor& in, Complaint&) {
  Refused m;
  m.what = in.kind(Refused::What::Request);
  m.clientSeq = in.word();
  m.reject = rejectFrom(in);
  m.code = in.byte();
  m.detail = in.text(kMostDetail);
  return m;
}

std::vector<Move> movesFrom(Cursor& in, Complaint& complaint) {
  std::vector<Move> moves;
  for (const QCborValue& each : in.list(kMostHistory)) {
    const auto move = each.isByteArray() ? decodeMove(each.toByteArray(), complaint) : std::nullopt;
    if (!move) return in.fail(), moves;
    moves.push_back(*move);
  }
  return moves;
}

/// Moves from outside must name places that this table has.
void checkMoves(Cursor& in, const GameDefinition& definition, const std::vector<Move>& moves) {
  for (const Move& move : moves)
    if (!fits(definition, move)) return in.fail();
}

/// A hundred clients of one program hear of the same setup again and again: it is judged once. Stores of earlier
/// versions have it as an array.
std::optional<Setup> readSetup(Cursor& in, Complaint& complaint) {
  const QCborValue value = in.value();
  if (!value.isByteArray()) return setupFrom(value, complaint);
  thread_local QByteArray lastBytes;
  thread_local std::optional<Setup> last;
  const QByteArray bytes = value.toByteArray();
  if (last && bytes == lastBytes) return last;
  auto setup = decodeSetup(bytes, complaint);
  if (setup) last = setup, lastBytes = bytes;
  return setup;
}

template <>
Snapshot read(Cursor& in, Complaint& complaint) {
  Snapshot m;
  m.upTo = in.small(0, 1 << 30);
  m.lastClientSeq = in.word();
  if (in.ok() && !in.isNull()) m.lastRefused = rejectFrom(in);
  m.clockLeftMs = in.number(-1, kLongestClock);
  const auto setup = readSetup(in, complaint);
  if (!setup) return in.fail(), m;
  m.setup = *setup;
  if (m.setup.board.cells.empty() && m.setup.chain.isEmpty()) return in.fail(), m;  // only a lobby may have none yet
  const auto shared = tableOf(m.setup);
  const GameDefinition& definition = *shared;
  if (auto state = stateFrom(in.value(), definition, complaint)) m.state = *state;
  m.history = movesFrom(in, complaint);
  checkMoves(in, definition, m.history);
  m.receipt = receiptFrom(in);
  return m;
}

template <>
Batch read(Cursor& in, Complaint& complaint) {
  Batch m;
  m.upTo = in.small(0, 1 << 30);
  if (in.ok() && !in.isNull()) m.yourClientSeq = in.word();
  m.clockLeftMs = in.number(-1, kLongestClock);
  m.moves = movesFrom(in, complaint);
  in.list(0);  // `told`: numbers of far seats, for the Big Game
  if (in.ok() && !in.isNull()) {
    bool isHex = false;
    m.hash = in.bytes(1, 16).toULongLong(&isHex, 16);
    if (!isHex) in.fail();
  }
  m.receipt = receiptFrom(in);
  return m;
}

template <>
Chat read(Cursor& in, Complaint&) {
  Chat m;
  m.line.kind = in.kind(ChatLine::Kind::Notice);
  m.line.seat = seatNumbered(in.small(-1, kMostSeats - 1));
  m.line.name = in.text(kMostName);
  m.line.text = in.text(kMostChat);
  m.line.phrase = in.small(-1, 255);
  return m;
}

LobbySeat seatFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(value, 10, complaint);
  LobbySeat seat;
  seat.holder = in.kind(SeatHolder::Bot);
  seat.name = in.text(kMostName);
  seat.bot = in.text(kMostName);
  seat.color = in.small(0, 9);
  seat.ready = in.kind(Ready::Yes);
  seat.role = in.kind(Role::Host);
  seat.link = in.kind(Link::Lost);
  seat.pingMs = in.small(-1, 1 << 30);
  seat.graceLeftMs = in.small(-1, 1 << 30);
  seat.heardAgoMs = in.small(-1, 1 << 30);
  return seat;
}

template <>
LobbyNews read(Cursor& in, Complaint& complaint) {
  LobbyNews m;
  m.lobby.gameName = in.text(kMostName);
  if (auto setup = readSetup(in, complaint)) m.lobby.setup = *setup;
  for (const QCborValue& each : in.list(kMostSeats)) m.lobby.seats << seatFrom(each, complaint);
  m.lobby.stage = in.kind(Lobby::Stage::Over);
  m.yourSeat = in.small(-1, kMostSeats - 1);
  return m;
}

template <>
LobbyChange read(Cursor& in, Complaint& complaint) {
  LobbyChange m;
  if (in.ok() && !in.isNull()) m.setup = readSetup(in, complaint);
  m.stage = in.kind(Lobby::Stage::Over);
  for (const QCborValue& each : in.list(kMostSeats)) {
    Cursor place(each, 2, complaint);
    const int index = place.small(0, kMostSeats - 1);
    m.places.push_back({index, seatFrom(place.value(), complaint)});
  }
  m.yourSeat = in.small(-1, kMostSeats - 1);
  return m;
}

template <>
Pong read(Cursor& in, Complaint&) {
  return {in.word()};
}

template <>
Bye read(Cursor& in, Complaint&) {
  Bye m;
  m.code = in.byte();
  m.detail = in.text(kMostDetail);
  return m;
}

template <class T>
std::optional<T> whole(const QCborArray& array, qsizetype arity, Complaint& complaint) {
  Cursor in(QCborValue(array), arity, complaint);
  in.value();  // the type
  T message = read<T>(in, complaint);
  return in.done() ? std::optional<T>(std::move(message)) : std::nullopt;
}

template <>
std::optional<Talk> whole(const QCborArray& array, qsizetype arity, Complaint& complaint) {
  Cursor in(QCborValue(array), arity, complaint);
  in.value();  // the type
  Talk talk;
  for (const QCborValue& each : in.list(kMostTalk)) {
    const auto line = whole<Chat>(each.toArray(), kChatArity, complaint);
    if (!line) return std::nullopt;
    talk.lines.append(line->line);
  }
  return in.done() ? std::optional(std::move(talk)) : std::nullopt;
}

template <>
std::optional<Hello> whole(const QCborArray& array, qsizetype arity, Complaint& complaint) {
  Cursor in(array, complaint);
  in.value();  // the type
  Hello hello = read<Hello>(in, complaint);
  if (!in.ok()) return std::nullopt;
  if (!isOutOfRange(hello) && (array.size() != arity || !in.done())) return in.fail(), std::nullopt;
  return hello;
}

/// By its first bytes: a short array and a small number. -1 for anything else.
int typeOf(const QByteArray& body) {
  constexpr int kArray = 0x80, kMostInHead = 23, kByteFollows = 0x18;
  const auto byte = [&](qsizetype at) { return at < body.size() ? static_cast<quint8>(body[at]) : 0xff; };
  const int length = byte(0) - kArray;
  if (length < 1 || length > kMostInHead) return -1;
  return byte(1) <= kMostInHead ? byte(1) : byte(1) == kByteFollows && body.size() > 2 ? byte(2) : -1;
}

QCborArray arrayOf(const QByteArray& body, CborLimits limits, Complaint& complaint) {
  const auto value = decodeLimited(body, limits, complaint);
  if (!value) return {};
  if (!value->isArray()) Cursor(QCborArray(), complaint).fail();
  return value->toArray();
}

}  // namespace

QByteArray encode(const FromClient& message) { return bytesOf(message); }
QByteArray encode(const FromServer& message) { return bytesOf(message); }

bool isGreeting(const QByteArray& body) { return typeOf(body) == kHello; }

std::optional<FromClient> decodeFromClient(const QByteArray& body, Complaint& complaint) {
  const QCborArray array = arrayOf(body, isGreeting(body) ? kGreeting : kMessage, complaint);
  if (!complaint.isEmpty()) return {};
  switch (array.at(0).toInteger(-1)) {
    case kHello: return whole<Hello>(array, 13, complaint);
    case kAct: return whole<Act>(array, 4, complaint);
    case kSay: return whole<Say>(array, 3, complaint);
    case kRequest: return whole<Request>(array, 9, complaint);
    case kPing: return whole<Ping>(array, 3, complaint);
    default: return Cursor(array, complaint).fail(), std::nullopt;
  }
}

std::optional<FromServer> decodeFromServer(const QByteArray& body, Complaint& complaint) {
  const QCborArray array = arrayOf(body, kFromServer, complaint);
  if (!complaint.isEmpty()) return {};
  switch (array.at(0).toInteger(-1)) {
    case kWelcome: return whole<Welcome>(array, 10, complaint);
    case kRefused: return whole<Refused>(array, 6, complaint);
    case kSnapshot: return whole<Snapshot>(array, 9, complaint);
    case kBatch: return whole<Batch>(array, 8, complaint);
    case kChat: return whole<Chat>(array, kChatArity, complaint);
    case kLobby: return whole<LobbyNews>(array, 6, complaint);
    case kPong: return whole<Pong>(array, 2, complaint);
    case kBye: return whole<Bye>(array, 3, complaint);
    case kTalk: return whole<Talk>(array, 2, complaint);
    case kLobbyChange: return whole<LobbyChange>(array, 5, complaint);
    default: return Cursor(array, complaint).fail(), std::nullopt;
  }
}

std::shared_ptr<const GameDefinition> tableOf(const Setup& setup) {
  thread_local std::optional<Setup> last;
  thread_local std::shared_ptr<const GameDefinition> definition;
  if (!last || *last != setup) {
    definition = std::make_shared<const GameDefinition>(setup);
    last = setup;
  }
  return definition;
}

quint32 answersOf(const State& state, SeatId seat, const Action& action) {
  const auto fingerprint = [](const Offer& offer) {
    quint64 mixed = offer.give.lanes * 0x9e3779b97f4a7c15ULL ^ offer.want.lanes * 0xc2b2ae3d27d4eb4fULL ^ offer.to;
    mixed ^= mixed >> 29;
    mixed *= 0xbf58476d1ce4e5b9ULL;
    return static_cast<quint32>(mixed >> 32);
  };
  switch (action.kind) {
    case ActionKind::Accept:
    case ActionKind::Decline:
      if (action.seat.value < state.seats.size()) return fingerprint(state.seat(action.seat).offer);
      return 0;
    case ActionKind::Confirm:
      if (seat.value < state.seats.size()) return fingerprint(state.seat(seat).offer);
      return 0;
    default: return state.head.turn;
  }
}

quint64 hashOf(const State& state) {
  quint64 hash = 0xcbf29ce484222325ULL;
  for (char byte : toCbor(state).bytes()) hash = (hash ^ static_cast<quint8>(byte)) * 0x100000001b3ULL;
  return hash;
}

}  // namespace tapu::wire
