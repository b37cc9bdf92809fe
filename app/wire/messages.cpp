// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wire/messages.h"

#include <QThreadStorage>
#include <algorithm>
#include <array>
#include <deque>
#include <tuple>

#include "app/text/whole_letters.h"
#include "app/values/codec.h"
#include "app/values/enumerations.h"
#include "app/values/limited_cbor.h"
#include "engine/play/validation.h"

namespace tapu {

template <>
inline constexpr SeatHolder kLast<SeatHolder> = SeatHolder::Bot;
template <>
inline constexpr Attendance kLast<Attendance> = Attendance::Watcher;
template <>
inline constexpr YesNo kLast<YesNo> = YesNo::Yes;
template <>
inline constexpr Role kLast<Role> = Role::Host;
template <>
inline constexpr Link kLast<Link> = Link::Lost;
template <>
inline constexpr Lobby::Stage kLast<Lobby::Stage> = Lobby::Stage::Over;
template <>
inline constexpr ChatLine::Kind kLast<ChatLine::Kind> = ChatLine::Kind::Notice;
template <>
inline constexpr Activity kLast<Activity> = Activity::Left;
template <>
inline constexpr ScreenView kLast<ScreenView> = ScreenView::Message;
template <>
inline constexpr Occasion kLast<Occasion> = Occasion::Rehearsal;
template <>
inline constexpr WatchRule kLast<WatchRule> = WatchRule::Delayed;
template <>
inline constexpr SitDown kLast<SitDown> = SitDown::Open;
template <>
inline constexpr HintRule kLast<HintRule> = HintRule::Forbidden;
template <>
inline constexpr Password kLast<Password> = Password::Asked;
template <>
inline constexpr GameEnd kLast<GameEnd> = GameEnd::Stopped;
template <>
inline constexpr wire::Hello::Asks kLast<wire::Hello::Asks> = wire::Hello::Asks::WhichTable;
template <>
inline constexpr wire::Refused::What kLast<wire::Refused::What> = wire::Refused::What::Request;

namespace {

constexpr int kMostProtocol = 0xffff, kMostVersion = 32, kMostLocale = 16, kMostNonce = 32, kMostDetail = 500;
constexpr int kMostColor = 9, kMostPhrase = 255, kMostDie = 6, kMostRefusal = 255, kMostCounted = 1 << 30,
              kMostPoints = 255, kMostHand = 2000;
constexpr qint64 kLongestClock = 1000LL * 60 * 60 * 24 * 366;
constexpr qsizetype kMostSetup = 1 << 20;  // bytes; the frame is shorter where it matters
constexpr qsizetype kMostMove = 1024, kMostHashDigits = 16;

// The most that a message of a client may hold: they are short, and what is long in them travels as bytes.
constexpr CborLimits kGreeting{2, 64};
constexpr CborLimits kMessage{8, 64};
/// A whole chain, as watchers see it: hundreds of items a board. No frame of a server holds more.
constexpr CborLimits kWholeChain{8, 1 << 22};

/// A number from 0 on, or -1 where there is none.
template <class Number>
Within<Number> orMinusOne(Number& number, qint64 most) {
  return within(number, -1, most);
}

}  // namespace

// ---- what messages are made of

void fields(auto& archive, Like<LobbySeat> auto& seat) {
  archive(seat.holder, told(seat.name, wire::kMostName), upTo(seat.bot, wire::kMostName), upTo(seat.color, kMostColor),
          seat.ready, seat.role, seat.link, orMinusOne(seat.pingMs, kMostCounted),
          orMinusOne(seat.graceLeftMs, kMostCounted), orMinusOne(seat.heardAgoMs, kMostCounted));
}

void fields(auto& archive, Like<ChainWindow::Parts> auto& parts) {
  archive(parts.boards, parts.first, parts.size, parts.home, parts.ends);
  archive.rows(parts.firstHexes, ChainWindow::kMostWhole);
}

void fields(auto& archive, Like<LateArrival> auto& late) {
  archive(late.number, told(late.name, wire::kMostName), late.wished);
}

void fields(auto& archive, Like<TablePolicy> auto& policy) {
  archive(policy.watching, within(policy.delayMinutes, 1, TablePolicy::kMostMinutes), policy.sitDown,
          upTo(policy.fillMinutes, TablePolicy::kMostMinutes), policy.hints);
}

void fields(auto& archive, Like<Watcher> auto& watcher) {
  archive(watcher.number, told(watcher.name, wire::kMostName), watcher.muted);
}

void fields(auto& archive, Like<WrongCodes> auto& wrong) {
  archive(told(wrong.from, wire::kMostAddress), upTo(wrong.count, kMostCounted));
}

void fields(auto& archive, Like<SpokenSeat> auto& spoken) {
  archive(spoken.seat, spoken.holder, told(spoken.name, wire::kMostName));
}

void fields(auto& archive, Like<PointSources> auto& from) {
  for (auto* points : {&from.settlements, &from.cities, &from.longestRoad, &from.largestArmy, &from.cards, &from.bonus})
    archive(upTo(*points, kMostPoints));
}

void fields(auto& archive, Like<FinalRow> auto& row) {
  archive(row.who, upTo(row.color, kMostColor), told(row.letter, FinalRow::kMostLetters),
          within(row.rank, 1, kMostSeats), row.from, upTo(row.hand, kMostHand), row.scoredAt);
}

void fields(auto& archive, Like<Ending> auto& ending) {
  archive(ending.how, upTo(ending.round, kMostCounted), upTo(ending.points, kMostPoints),
          within(ending.sharing, 1, kMostSeats));
  archive.list(ending.first, CommonNews::kMostNamed);
}

namespace wire {

namespace {

/// Setups that are remembered. Of the windows of a chain of three kinds of boards there are nine: three in the middle,
/// and three at either end.
constexpr std::size_t kMostKnown = 12;

/// A setup travels as bytes.
void setupField(CborWriter& out, const Setup& setup) { out(encodeSetup(setup)); }
/// A hundred clients of one program hear of the same setup again and again: it is judged once. Stores of earlier
/// versions have it as an array.
void setupField(CborReader& in, Setup& setup) {
  const QCborValue value = in.value();
  if (!value.isByteArray()) {
    if (const auto read = setupFrom(value, in.complaint())) setup = *read;
    return;
  }
  struct Judged {
    QByteArray bytes;
    Setup setup;
  };
  static QThreadStorage<std::deque<Judged>> ofThreads;
  std::deque<Judged>& judged = ofThreads.localData();  // the newest comes first
  const QByteArray bytes = value.toByteArray();
  auto found = std::ranges::find(judged, bytes, &Judged::bytes);
  if (found == judged.end()) {
    const auto read = decodeSetup(bytes, in.complaint());
    if (!read) return;
    judged.push_front({bytes, *read});
    if (judged.size() > kMostKnown) judged.pop_back();
    found = judged.begin();
  }
  setup = found->setup;
}

void setupField(CborWriter& out, const std::optional<Setup>& setup) { setup ? setupField(out, *setup) : out.null(); }
void setupField(CborReader& in, std::optional<Setup>& setup) {
  if (!in.isNull()) setupField(in, setup.emplace());
}

/// A state is one of the game that its setup makes. Only a lobby may have no board yet.
void stateField(CborWriter& out, const State& state, const Setup&) { out(state); }
void stateField(CborReader& in, State& state, const Setup& setup) {
  const bool hasBoard = !setup.board.cells.empty() || !setup.chain.isEmpty();
  if (!in.ok() || !hasBoard) return in.fail();
  if (const auto read = stateFrom(in.value(), *definitionOf(setup), in.complaint())) state = *read;
}

/// Each move is a byte string, as a store keeps it.
void movesField(CborWriter& out, const std::vector<Move>& moves) {
  out.array([&](CborWriter& list) {
    for (const Move& move : moves) list(encodeMove(move));
  });
}
void movesField(CborReader& in, std::vector<Move>& moves) {
  in.array([&](CborReader& list) {
    while (list.ok() && !list.atEnd() && moves.size() < kMostHistory) {
      QByteArray bytes;
      list(within(bytes, 1, kMostMove));
      if (!list.ok()) return;
      if (const auto move = decodeMove(bytes, list.complaint())) moves.push_back(*move);
    }
  });
}

void encodedMovesField(CborWriter& out, const QList<QByteArray>& moves) {
  out.array([&](CborWriter& list) {
    for (const QByteArray& move : moves) list(move);
  });
}
void encodedMovesField(CborReader& in, QList<QByteArray>& moves) {
  in.array([&](CborReader& list) {
    while (list.ok() && !list.atEnd() && moves.size() < kMostHistory) list(within(moves.emplaceBack(), 1, kMostMove));
  });
}

/// Moves from outside must name places that their game has.
void checkMoves(CborReader& in, const Setup& setup, const std::vector<Move>& moves) {
  if (!in.ok()) return;
  const auto definition = definitionOf(setup);
  for (const Move& move : moves)
    if (!fits(*definition, move)) return in.fail();
}

/// Writes a hash in hexadecimal digits.
void hashField(CborWriter& out, const std::optional<quint64>& hash) {
  hash ? out(QByteArray::number(*hash, 16)) : out.null();
}
void hashField(CborReader& in, std::optional<quint64>& hash) {
  if (in.isNull()) return;
  QByteArray digits;
  in(within(digits, 1, kMostHashDigits));
  bool isNumber = false;
  hash = digits.toULongLong(&isNumber, 16);
  if (!isNumber) in.fail();
}

/// Another program's Hello may have other fields behind its first ones.
bool isOutOfRange(const Hello& m) { return m.protoMax < kOldestProtocol || m.protoMin > kProtocol; }
void beginningOf(auto& archive, Like<Hello> auto& m) {
  archive.constant(kMagic);
  archive(upTo(m.protoMin, kMostProtocol), upTo(m.protoMax, kMostProtocol));
}

void identityFields(CborWriter& out, const TableIdentity& table) { out(table.id, table.root, table.generation); }
/// The identity of no table, or a whole one.
void identityFields(CborReader& in, TableIdentity& table) {
  TableIdentity read;
  in(emptyOr(read.id, TableIdentity::kBytes), emptyOr(read.root, TableIdentity::kBytes),
     upTo(read.generation, TableIdentity::kMostGeneration));
  table = TableIdentity::from(read.id, read.root, read.generation);
  if (table != read) in.fail();
}

void lineFields(auto& archive, Like<ChatLine> auto& line) {
  archive(line.kind, line.seat, told(line.name, kMostName), told(line.text, kMostChat),
          orMinusOne(line.phrase, kMostPhrase));
}

// ---- requests

/// All requests travel as one row, in which each fills the columns of its members, and leaves the others as they are.
struct RequestRow {
  quint8 kind = 0;  ///< the place of the request in `Request`
  std::tuple<SeatId, QString, int, YesNo, QByteArray, std::array<quint8, 2>, quint32, ScreenView> columns = {};
  bool operator==(const RequestRow&) const = default;
};

/// Fills a row. A member finds its column by its type; a text is cut to what others take.
struct ToRow {
  RequestRow& row;
  void operator()(const auto&... members) const { (put(members), ...); }
  template <class T>
  void put(const T& member) const {
    std::get<T>(row.columns) = member;
  }
  void put(const Within<const QString>& text) const { put(firstLetters(text.value, text.most)); }
};

/// Reads a request from its row.
struct FromRow {
  const RequestRow& row;
  void operator()(auto&&... members) const { (take(members), ...); }
  template <class T>
  void take(T& member) const {
    member = std::get<T>(row.columns);
  }
  void take(Within<QString>& text) const { take(text.value); }
};

template <class T, class... Requests>
concept LikeOneOf = requests::OneOf<std::remove_const_t<T>, Requests...>;

// The members of each request.

template <class Empty>
requires std::is_empty_v<Empty>
void columns(const auto&, Empty&) {}

void columns(const auto& row, LikeOneOf<requests::ChooseSeat, requests::ClearSeat, requests::AskWhetherThere,
                                        requests::NewCode, requests::GiveToBot, requests::PassHost> auto& m) {
  row(m.seat);
}
void columns(const auto& row, LikeOneOf<requests::KeepSeat, requests::Reserve> auto& m) {
  row(m.seat, upTo(m.name, kMostName));
}
void columns(const auto& row, Like<requests::Choose> auto& m) { row(upTo(m.name, kMostName), m.color); }
void columns(const auto& row, Like<requests::SetReady> auto& m) { row(m.ready); }
void columns(const auto& row, Like<requests::VoteToStop> auto& m) { row(m.stops); }
void columns(const auto& row, Like<requests::EnterThrow> auto& m) { row(m.dice); }
void columns(const auto& row, Like<requests::TakeMinute> auto& m) { row(m.wanted); }
void columns(const auto& row, Like<requests::LetBotPlay> auto& m) { row(m.seat, m.bot); }
void columns(const auto& row, Like<requests::PutBot> auto& m) { row(m.seat, upTo(m.bot, kMostName)); }
void columns(const auto& row, Like<requests::ChangeSetup> auto& m) { row(m.setup); }
void columns(const auto& row, Like<requests::ChangePolicy> auto& m) { row(m.policy); }
void columns(const auto& row, Like<requests::SetPassword> auto& m) { row(m.key); }
void columns(const auto& row, Like<requests::Remove> auto& m) {
  row(m.seat, upTo(m.reason, kMostAnnouncement), m.ban, m.watcher);
}
void columns(const auto& row, Like<requests::Mute> auto& m) { row(m.seat, m.muted, m.watcher); }
void columns(const auto& row, Like<requests::AnswerLate> auto& m) { row(m.arrival, m.seat, m.may); }
void columns(const auto& row, Like<requests::LetIn> auto& m) { row(m.arrival, m.seat); }
void columns(const auto& row, Like<requests::Announce> auto& m) { row(upTo(m.text, kMostAnnouncement)); }
void columns(const auto& row, Like<requests::Show> auto& m) { row(m.view); }

RequestRow rowOf(const Request& request) {
  RequestRow row{.kind = static_cast<quint8>(request.index())};
  std::visit([&](const auto& each) { columns(ToRow{row}, each); }, request);
  return row;
}

template <class Each>
Request readAs(const RequestRow& row) {
  Each each;
  columns(FromRow{row}, each);
  return each;
}
template <std::size_t... kinds>
Request requestOf(const RequestRow& row, std::index_sequence<kinds...>) {
  static constexpr std::array kReaders{readAs<std::variant_alternative_t<kinds, Request::variant>>...};
  return kReaders[row.kind](row);
}

}  // namespace

bool operator==(const Request& one, const Request& other) { return rowOf(one) == rowOf(other); }

// ---- messages, without the number of their type

void fields(auto& archive, Like<Hello> auto& m) {
  beginningOf(archive, m);
  archive(m.features, upTo(m.version, kMostVersion), upTo(m.locale, kMostLocale), upTo(m.name, kMostName),
          upTo(m.color, kMostColor), emptyOr(m.token, kTokenBytes), upTo(m.nonce, kMostNonce),
          upTo(m.receiptFor, kMostMovesOfReceipt), emptyOr(m.receipt, kReceiptBytes), m.attendance,
          emptyOr(m.organizerKey, kKeyBytes), orMinusOne(m.code, kMostCode), m.wished, m.asks,
          emptyOr(m.keyMark, kMarkBytes));
}

void fields(auto& archive, Like<Act> auto& m) { archive(m.clientSeq, m.answers, m.action); }

void fields(auto& archive, Like<Say> auto& m) { archive(upTo(m.text, kMostChat), orMinusOne(m.phrase, kMostPhrase)); }

void fields(auto& archive, Like<RequestRow> auto& row) {
  auto& [seat, text, color, ready, bytes, dice, arrival, view] = row.columns;
  archive(upTo(row.kind, std::variant_size_v<Request::variant> - 1), seat, upTo(text, kMostAnnouncement),
          upTo(color, kMostColor), ready, orNull(within(bytes, 1, kMostSetup), [&] { return bytes.isEmpty(); }),
          upTo(dice, kMostDie), arrival, view);
}

void fields(CborWriter& out, const Request& m) {
  const RequestRow row = rowOf(m);
  fields(out, row);
}
void fields(CborReader& in, Request& m) {
  RequestRow row;
  fields(in, row);
  if (in.ok()) m = requestOf(row, std::make_index_sequence<std::variant_size_v<Request::variant>>());
}

void fields(auto& archive, Like<Ping> auto& m) { archive(m.number, orMinusOne(m.roundTripMs, kMostCounted)); }

void fields(auto& archive, Like<Proof> auto& m) { archive(within(m.proof, kProofBytes, kProofBytes)); }

void fields(auto& archive, Like<Challenge> auto& m) {
  archive(within(m.salt, kSaltBytes, kSaltBytes), within(m.nonce, kTokenBytes, kTokenBytes));
}

void fields(auto& archive, Like<TableNews> auto& m) {
  archive(m.facts.policy, m.facts.password, orMinusOne(m.facts.fillLeftMs, kMostCounted));
  archive.list(m.facts.watchers, kMostWatchers);
  archive.list(m.facts.late, kMostLate);
  archive.list(m.facts.muted, kMostSeats);
  archive.list(m.facts.minuteWanted, kMostSeats);
  archive.list(m.facts.hints, kMostSeats);
  archive(orMinusOne(m.facts.minuteLeftMs, kMostCounted), m.facts.you);
}

void fields(auto& archive, Like<Welcome> auto& m) {
  archive(upTo(m.proto, kMostProtocol), m.features, upTo(m.version, kMostVersion), emptyOr(m.token, kTokenBytes),
          m.seat, upTo(m.nonce, kMostNonce), within(m.heartbeatMs, 1, kMostCounted),
          upTo(m.mostFrameBytes, kMostCounted), upTo(m.mostActionsPerSecond, kMostCounted),
          upTo(m.offerWaitMs, kMostCounted));
  identityFields(archive, m.table);
}

void fields(auto& archive, Like<Introduction> auto& m) {
  identityFields(archive, m.table);
  archive(emptyOr(m.proof, kProofBytes));
}

/// A server of another version may have reasons that this program does not know.
void fields(auto& archive, Like<Refused> auto& m) {
  archive(m.what, m.clientSeq, m.reject, upTo(m.why, kMostRefusal), told(m.detail, kMostDetail));
}

template <Like<Snapshot> T>
void fields(auto& archive, T& m) {
  archive(upTo(m.upTo, kMostCounted), m.lastClientSeq, m.lastRefused, orMinusOne(m.clockLeftMs, kLongestClock));
  setupField(archive, m.setup);
  stateField(archive, m.state, m.setup);
  movesField(archive, m.history);
  if constexpr (!std::is_const_v<T>) checkMoves(archive, m.setup, m.history);
  archive(emptyOr(m.receipt, kReceiptBytes));
}

void fields(auto& archive, Like<Batch> auto& m) {
  archive(upTo(m.upTo, kMostCounted), m.yourClientSeq, orMinusOne(m.clockLeftMs, kLongestClock));
  movesField(archive, m.moves);
  archive.array([](auto&) {});  // for numbers of far seats, in the Big Game
  hashField(archive, m.hash);
  archive(emptyOr(m.receipt, kReceiptBytes));
}

void patchesField(CborWriter& out, const Patches& patches) {
  out.array([&](CborWriter& list) {
    for (const QByteArray& patch : patches.encoded) list.encoded(patch);
  });
}
void patchesField(CborReader& in, Patches& patches) {
  const QCborValue values = in.value();
  if (!values.isArray()) return in.fail();
  patches.values = values.toArray();
}

void fields(auto& archive, Like<Position> auto& m) {
  archive(upTo(m.upTo, kMostCounted), m.lastClientSeq, m.lastRefused, orMinusOne(m.clockLeftMs, kLongestClock),
          m.window);
  setupField(archive, m.setup);
  patchesField(archive, m.patches);
  archive(emptyOr(m.receipt, kReceiptBytes));
}

void fields(auto& archive, Like<Rank> auto& m) { archive(within(m.rank, 1, kMostSeats), within(m.of, 1, kMostSeats)); }

void fields(auto& archive, Like<News> auto& m) {
  archive(upTo(m.upTo, kMostCounted), m.yourClientSeq, orMinusOne(m.clockLeftMs, kLongestClock));
  encodedMovesField(archive, m.moves);
  patchesField(archive, m.patches);
  archive(emptyOr(m.receipt, kReceiptBytes), m.rank);
}

void fields(auto& archive, Like<HallNews> auto& m) {
  archive(upTo(m.news.round, kMostCounted));
  archive.list(m.news.reached, CommonNews::kMostNamed);
  archive(m.news.ending);
}

void fields(auto& archive, Like<FinalPart> auto& m) {
  archive(upTo(m.first, kMostSeats - 1), within(m.of, 1, kMostSeats));
  archive.list(m.rows, FinalPart::kMostRows);
}

void fields(auto& archive, Like<Chat> auto& m) { lineFields(archive, m.line); }

void fields(auto& archive, Like<LobbyNews> auto& m) {
  archive(told(m.lobby.gameName, kMostName));
  setupField(archive, m.lobby.setup);
  archive.list(m.lobby.seats, kMostSeats);
  archive(m.lobby.stage, m.yourSeat);
}

void fields(auto& archive, Like<LobbyPart> auto& m) {
  archive(m.window, told(m.lobby.gameName, kMostName));
  setupField(archive, m.lobby.setup);
  archive.list(m.lobby.seats, kSeatsAtBoardOfChain * ChainWindow::kMostWhole);
  archive(m.lobby.stage, m.yourSeat);
}

void fields(auto& archive, Like<LobbyChange::ChangedSeat> auto& place) {
  archive(upTo(place.index, kMostSeats - 1), place.seat);
}

/// The own seat comes last: LobbyLetters counts on it.
void fields(auto& archive, Like<LobbyChange> auto& m) {
  setupField(archive, m.setup);
  archive(m.stage);
  archive.list(m.changed, kMostSeats);
  archive(m.yourSeat);
}

void fields(auto& archive, Like<Pong> auto& m) { archive(m.number); }
void fields(auto& archive, Like<Bye> auto& m) { archive(upTo(m.why, kMostRefusal), told(m.detail, kMostDetail)); }
void fields(auto& archive, Like<Talk> auto& m) { archive.list(m.lines, kMostTalk); }

void fields(auto& archive, Like<DeskNews::ChangedSeat> auto& place) {
  archive(upTo(place.index, kMostSeats - 1), orMinusOne(place.seat.code, kMostCode), place.seat.activity,
          told(place.seat.keptFor, kMostName));
}

void fields(auto& archive, Like<DeskNews> auto& m) {
  archive(upTo(m.seats, kMostSeats));
  archive.list(m.changed, kMostSeats);
  archive.list(m.late, kMostLate);
  archive.list(m.wrongCodes, kMostGuessers);
}

void fields(auto& archive, Like<ScreenNews> auto& m) {
  archive(m.shown.view, told(m.shown.message, kMostAnnouncement), upTo(m.shown.choice, kMostCounted),
          upTo(m.shown.said, kMostCounted), m.shown.occasion);
}

}  // namespace wire

/// A line that was said before is told as the message that told of it then.
void fields(auto& archive, Like<ChatLine> auto& line) {
  archive.constant(wire::Chat::kType);
  wire::lineFields(archive, line);
}

namespace wire {
namespace {

// ---- both ways

template <class Message>
QByteArray bytesOf(const Message& message) {
  CborWriter out;
  out.array([&](CborWriter& array) {
    array.constant(Message::kType);
    fields(array, message);
  });
  return out.bytes();
}

template <class Message>
std::optional<Message> read(const QCborValue& array, Complaint& complaint) {
  CborReader in(array, complaint);
  in.constant(Message::kType);
  Message message;
  fields(in, message);
  return in.done() ? std::optional(std::move(message)) : std::nullopt;
}

/// Reads only the range of protocols of a Hello of another version.
template <>
std::optional<Hello> read(const QCborValue& array, Complaint& complaint) {
  CborReader in(array, complaint);
  in.constant(Hello::kType);
  Hello hello;
  beginningOf(in, hello);
  if (in.ok() && hello.protoMin > hello.protoMax) in.fail();
  if (in.ok() && isOutOfRange(hello)) return hello;
  CborReader all(array, complaint);
  all.constant(Hello::kType);
  fields(all, hello);
  return all.done() ? std::optional(std::move(hello)) : std::nullopt;
}

/// The message among `Kinds` that has the type of this array.
template <class... Kinds>
void read(const QCborValue& array, std::optional<std::variant<Kinds...>>& message, Complaint& complaint) {
  const qint64 type = array[0].toInteger(-1);
  const auto isRead = [&]<class Kind>() {
    if (type != Kind::kType) return false;
    message = read<Kind>(array, complaint);
    return true;
  };
  const bool isKnown = (isRead.template operator()<Kinds>() || ...);
  if (!isKnown) CborReader(array, complaint).fail();
}

/// The type of a message by its first bytes, a short array and a small number; -1 for anything else.
int typeOf(const QByteArray& body) {
  constexpr int kArray = 0x80, kMostInHead = 23, kByteFollows = 0x18;
  const auto byte = [&](qsizetype at) { return at < body.size() ? static_cast<quint8>(body[at]) : 0xff; };
  const int length = byte(0) - kArray;
  if (length < 1 || length > kMostInHead) return -1;
  return byte(1) <= kMostInHead ? byte(1) : byte(1) == kByteFollows && body.size() > 2 ? byte(2) : -1;
}

}  // namespace

QByteArray encodePolicy(const TablePolicy& policy) {
  CborWriter out;
  out(policy);
  return out.bytes();
}

std::optional<TablePolicy> decodePolicy(const QByteArray& bytes) {
  Complaint complaint;
  const auto value = decodeLimited(bytes, kGreeting, complaint);
  if (!value) return std::nullopt;
  QCborArray row = value->toArray();
  if (row.size() == 4) row.append(static_cast<int>(HintRule::Allowed));  // as versions before 9 of the protocol kept it
  TablePolicy policy;
  CborReader in(QCborArray{QCborValue(row)}, complaint);  // Clang would copy the row itself
  in(policy);
  return in.done() ? std::optional(policy) : std::nullopt;
}

QByteArray encode(const FromClient& message) {
  return std::visit([](const auto& each) { return bytesOf(each); }, message);
}
QByteArray encode(const FromServer& message) {
  return std::visit([](const auto& each) { return bytesOf(each); }, message);
}

QByteArray secretOf(const Hello& hello) { return hello.nonce.size() == kTokenBytes ? hello.nonce : QByteArray(); }

bool isGreeting(const QByteArray& body) { return typeOf(body) == Hello::kType; }

std::optional<FromClient> decodeFromClient(const QByteArray& body, Complaint& complaint) {
  std::optional<FromClient> message;
  if (const auto array = decodeLimited(body, isGreeting(body) ? kGreeting : kMessage, complaint))
    read(*array, message, complaint);
  return message;
}

std::optional<FromServer> decodeFromServer(const QByteArray& body, Complaint& complaint) {
  std::optional<FromServer> message;
  const CborLimits limits = typeOf(body) == Position::kType ? kWholeChain : kFromServer;
  if (const auto array = decodeLimited(body, limits, complaint)) read(*array, message, complaint);
  return message;
}

std::shared_ptr<const GameDefinition> definitionOf(const Setup& setup) {
  struct Known {
    Setup setup;
    std::shared_ptr<const GameDefinition> definition;
  };
  static QThreadStorage<std::deque<Known>> ofThreads;
  std::deque<Known>& known = ofThreads.localData();  // the one that was asked for last comes first
  const auto found = std::ranges::find(known, setup, &Known::setup);
  if (found == known.end()) {
    known.push_front({setup, std::make_shared<const GameDefinition>(setup)});
    if (known.size() > kMostKnown) known.pop_back();
  } else if (found != known.begin()) {
    std::rotate(known.begin(), found, found + 1);
  }
  return known.front().definition;
}

bool isAboutOffer(const Action& action) {
  return action.kind == ActionKind::Accept || action.kind == ActionKind::Decline || action.kind == ActionKind::Confirm;
}

quint32 answersOf(const State& state, SeatId seat, const Action& action) {
  const auto fingerprint = [](const Offer& offer) {
    quint64 mixed = offer.give.lanes * 0x9e3779b97f4a7c15ULL ^ offer.want.lanes * 0xc2b2ae3d27d4eb4fULL ^ offer.to.bits;
    mixed ^= mixed >> 29;
    mixed *= 0xbf58476d1ce4e5b9ULL;
    return static_cast<quint32>(mixed >> 32);
  };
  if (action.kind == ActionKind::WantBuild) return 0;
  if (!isAboutOffer(action)) return state.head.turn;
  const SeatId offering = action.kind == ActionKind::Confirm ? seat : action.seat;
  return offering.value < state.seats.size() ? fingerprint(state.seat(offering).offer) : 0;
}

quint64 hashOf(const State& state) {
  quint64 hash = 0xcbf29ce484222325ULL;
  for (char byte : cborOf(state)) hash = (hash ^ static_cast<quint8>(byte)) * 0x100000001b3ULL;
  return hash;
}

}  // namespace wire
}  // namespace tapu
