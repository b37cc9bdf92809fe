// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/codec.h"

#include <QtEndian>
#include <set>
#include <type_traits>

#include "app/formats/cursor.h"
#include "app/formats/limited_cbor.h"

namespace tapu {
namespace {

constexpr int kMostCells = 2000;
constexpr int kFarthest = 100;  // coordinates: -100..100
constexpr int kMostStarts = 64;
constexpr std::uint64_t kLanes = 0x7f7f7f7f7f7f7f7fULL;

QCborValue seatValue(SeatId seat) { return seat.isNone() ? QCborValue(-1) : QCborValue(seat.value); }
SeatId seatFrom(Cursor& in, int seats = 64) {
  const int seat = in.small(-1, seats - 1);
  return seat < 0 ? SeatId() : SeatId(seat);
}
QCborValue wordValue(Resource resource) { return static_cast<int>(resource); }

Pack pack(Cursor& in) {
  const auto lanes = static_cast<std::uint64_t>(in.number(0, static_cast<qint64>(kLanes)));
  if (lanes & ~kLanes) in.fail();
  return Pack(lanes);
}

/// 0..4, 7 (unknown) or 255 (none).
template <class Kind>
Kind kindOf(Cursor& in, int kinds) {
  const int kind = in.small(0, 255);
  if (kind >= kinds && kind != 7 && kind != 255) in.fail();
  return static_cast<Kind>(kind);
}
Resource resource(Cursor& in) { return kindOf<Resource>(in, kResources); }

// ---- lists of whole numbers as byte strings

template <class Int>
void addInt(QByteArray& bytes, Int value) {
  char raw[sizeof(Int)];
  qToLittleEndian(value, raw);
  bytes.append(raw, sizeof(Int));
}
template <class Int>
Int intAt(const QByteArray& bytes, qsizetype index) {
  const auto size = static_cast<qsizetype>(sizeof(Int));
  Int value = 0;
  for (qsizetype i = 0; i < size && size * index + i < bytes.size(); ++i)
    value = static_cast<Int>(value | static_cast<Int>(static_cast<quint8>(bytes[size * index + i])) << (8 * i));
  return value;
}
void addWords(QByteArray& bytes, std::uint64_t a, const std::array<std::uint64_t, 2>& b) {
  addInt<quint64>(bytes, a), addInt<quint64>(bytes, b[0]), addInt<quint64>(bytes, b[1]);
}

// ---- actions and chance

Action action(Cursor& in) {
  Action result;
  result.kind = in.kind(kLastAction);
  result.place = static_cast<std::uint16_t>(in.small(0, 0xffff));
  result.seat = seatFrom(in);
  result.first = resource(in);
  result.second = resource(in);
  result.to = in.byte();
  result.give = pack(in);
  result.want = pack(in);
  return result;
}

void addThrows(QCborArray& out, const Chance& chance) {
  QByteArray dice;
  for (int i = 0; i < chance.throwCount; ++i)
    for (int die : chance.throwAt(i)) dice.append(static_cast<char>(die));
  out.append(dice);
}

void readThrows(Cursor& in, Chance& chance) {
  const QByteArray dice = in.bytes(0, 2 * Chance::kMostThrows);
  if (dice.size() % 2) in.fail();
  for (char die : dice)
    if (die < 1 || die > 6) in.fail();
  for (qsizetype i = 0; in.ok() && i < dice.size(); i += 2) chance.addThrow(dice[i], dice[i + 1]);
}

Chance chance(Cursor& in, ActionKind kind) {
  Chance result;
  for (auto& die : result.dice) die = in.byte(6);
  result.card = kindOf<Card>(in, kCards);
  result.stolen = resource(in);
  result.winner = seatFrom(in);
  result.wonWith = in.byte(127);
  const int hex = in.small(-1, 0xfffe);
  result.hex = hex < 0 ? HexId() : HexId(hex);
  result.seat = seatFrom(in);
  if (kind == ActionKind::FirstThrow) {
    readThrows(in, result);
  } else {
    const QByteArray counts = in.bytes(4, 4);
    for (int i = 0; in.ok() && i < 4; ++i) result.counts[static_cast<std::size_t>(i)] = static_cast<quint8>(counts[i]);
    result.cards = pack(in);
  }
  return result;
}

// ---- boards

void addHex(QByteArray& bytes, Hex at) { bytes.append(static_cast<char>(at.q)), bytes.append(static_cast<char>(at.r)); }

/// Reads records of `size` signed bytes.
class Rows {
 public:
  Rows(Cursor& in, int size, int most) : in_(in), bytes_(in.bytes(0, qsizetype{size} * most)), size_(size) {
    if (bytes_.size() % size) in.fail();
  }
  bool next() {
    row_ = row_ < 0 ? 0 : row_ + size_;
    at_ = row_;
    return in_.ok() && row_ < bytes_.size();
  }
  int field(int least, int most) {
    const int value = static_cast<signed char>(bytes_[at_++]);
    if (value < least || value > most) return in_.fail(), least;
    return value;
  }
  Hex hex() {
    const int q = field(-kFarthest, kFarthest);
    return {q, field(-kFarthest, kFarthest)};
  }

 private:
  Cursor& in_;
  QByteArray bytes_;
  int size_;
  qsizetype row_ = -1, at_ = 0;
};

QByteArray cellBytes(const Board& board) {
  QByteArray bytes;
  for (const Cell& cell : board.cells) {
    addHex(bytes, cell.at);
    bytes.append(static_cast<char>(cell.terrain));
    bytes.append(static_cast<char>(cell.number));
    bytes.append(static_cast<char>(cell.territory));
    bytes.append(static_cast<char>(cell.cutByLine));
  }
  return bytes;
}

void readCells(Cursor& in, Board& board) {
  for (Rows rows(in, 6, kMostCells); rows.next();) {
    Cell cell;
    cell.at = rows.hex();
    cell.terrain = static_cast<Terrain>(rows.field(0, static_cast<int>(Terrain::Sea)));
    cell.number = rows.field(0, 12);
    cell.territory = static_cast<Territory>(rows.field(0, 2));
    cell.cutByLine = static_cast<CutByLine>(rows.field(0, 1));
    board.cells.push_back(cell);
  }
}

QByteArray harborBytes(const Board& board) {
  QByteArray bytes;
  for (const Harbor& harbor : board.harbors) {
    addHex(bytes, harbor.hex);
    bytes.append(static_cast<char>(harbor.side));
    bytes.append(static_cast<char>(harbor.trades == Resource::None ? -1 : static_cast<int>(harbor.trades)));
    bytes.append(static_cast<char>(harbor.ratio));
  }
  return bytes;
}

void readHarbors(Cursor& in, Board& board) {
  for (Rows rows(in, 5, kMostCells); rows.next();) {
    Harbor harbor;
    harbor.hex = rows.hex();
    harbor.side = rows.field(0, 5);
    const int trades = rows.field(-1, kResources - 1);
    harbor.trades = trades < 0 ? Resource::None : static_cast<Resource>(trades);
    harbor.ratio = rows.field(1, 9);
    board.harbors.push_back(harbor);
  }
}

QCborArray startValue(const SeatStart& start) {
  QByteArray settlements, roads, ships;
  for (const auto& it : start.settlements) {
    addHex(settlements, it.hex);
    settlements.append(static_cast<char>(it.corner)), settlements.append(static_cast<char>(it.cards));
  }
  for (const auto& it : start.roads) addHex(roads, it.hex), roads.append(static_cast<char>(it.side));
  for (const auto& it : start.ships) addHex(ships, it.hex), ships.append(static_cast<char>(it.side));
  return {settlements, roads, ships};
}

SeatStart startFrom(const QCborValue& value, Complaint& complaint) {
  SeatStart start;
  Cursor in(value, 3, complaint);
  for (Rows rows(in, 4, 64); rows.next();) {
    const Hex hex = rows.hex();
    const int corner = rows.field(0, 5);
    start.settlements.push_back({hex, corner, static_cast<StartCards>(rows.field(0, 1))});
  }
  for (auto* pieces : {&start.roads, &start.ships})
    for (Rows rows(in, 3, 64); rows.next();) {
      const Hex hex = rows.hex();
      pieces->push_back({hex, rows.field(0, 5)});
    }
  return start;
}

/// Every cell once, and nothing that lies on a cell which is not there.
bool namesItsCells(const Board& board) {
  std::set<Hex> cells;
  for (const Cell& cell : board.cells)
    if (!cells.insert(cell.at).second) return false;
  bool all = !board.robber || cells.contains(*board.robber);
  for (const Harbor& harbor : board.harbors) all = all && cells.contains(harbor.hex);
  for (const SeatStart& start : board.starts) {
    for (const auto& it : start.settlements) all = all && cells.contains(it.hex);
    for (const auto& it : start.roads) all = all && cells.contains(it.hex);
    for (const auto& it : start.ships) all = all && cells.contains(it.hex);
  }
  return all;
}

// ---- states

QCborArray headValue(const Header& head) {
  return {static_cast<int>(head.phase),
          head.open,
          head.dice[0],
          head.dice[1],
          static_cast<int>(head.paused),
          static_cast<int>(head.timeIsUp),
          static_cast<int>(head.event),
          head.strikes,
          head.guarded,
          head.setupStep,
          head.round,
          static_cast<qint64>(head.turn),
          seatValue(head.active),
          seatValue(head.first),
          seatValue(head.winner)};
}

Header headFrom(const QCborValue& value, int seats, Complaint& complaint) {
  Cursor in(value, 15, complaint);
  Header head;
  head.phase = in.kind(Phase::Over);
  head.open = in.byte();
  for (auto& die : head.dice) die = in.byte(6);
  head.paused = in.kind(Paused::Yes);
  head.timeIsUp = in.kind(TimeIsUp::Yes);
  head.event = in.kind(RoundEvent::Cybele);
  head.strikes = in.byte(Strike::Flood | Strike::Wolf);
  head.guarded = in.byte((1 << seats) - 1);
  head.setupStep = static_cast<std::uint16_t>(in.small(0, 0xffff));
  head.round = static_cast<std::uint16_t>(in.small(0, 0xffff));
  head.turn = in.word();
  for (SeatId* seat : {&head.active, &head.first, &head.winner}) *seat = seatFrom(in, seats);
  return head;
}

QCborArray offerValue(const Offer& offer) {
  return {toCbor(offer.give), toCbor(offer.want), offer.to, offer.declined, offer.accepted};
}

Offer offerFrom(const QCborValue& value, int seats, Complaint& complaint) {
  Cursor in(value, 5, complaint);
  const int all = (1 << seats) - 1;
  Offer offer;
  offer.give = pack(in);
  offer.want = pack(in);
  offer.to = in.byte(all);
  offer.declined = in.byte(all);
  offer.accepted = in.byte(all);
  return offer;
}

QCborArray seatStateValue(const Seat& seat) {
  QByteArray makes;
  for (Pack each : seat.makes) addInt<quint64>(makes, each.lanes);
  return {toCbor(seat.hand),
          toCbor(seat.cards),
          toCbor(seat.fresh),
          toCbor(seat.played),
          makes,
          offerValue(seat.offer),
          QCborArray{static_cast<int>(seat.pending.must), seat.pending.left, seat.pending.at},
          seat.roads,
          seat.settlements,
          seat.cities,
          seat.route,
          seat.points,
          seat.rates,
          seat.freshRates,
          seat.offers,
          seat.ledger,
          static_cast<int>(seat.answer),
          static_cast<int>(seat.known),
          static_cast<int>(seat.presence),
          static_cast<int>(seat.shown),
          seat.ships,
          seat.newShips,
          static_cast<int>(seat.shipMoved),
          seat.cardsPlayed,
          seat.built};
}

Pending pendingFrom(const QCborValue& value, const Table& table, Complaint& complaint) {
  Cursor in(value, 3, complaint);
  Pending pending;
  pending.must = in.kind(Must::Answer);
  pending.left = in.byte();
  pending.at = static_cast<std::uint16_t>(in.small(0, 0xffff));
  if (pending.at != 0xffff && pending.at >= table.map.cornerCount()) in.fail();
  return pending;
}

Seat seatStateFrom(const QCborValue& value, const Table& table, Complaint& complaint) {
  Cursor in(value, 25, complaint);
  Seat seat;
  for (Pack* each : {&seat.hand, &seat.cards, &seat.fresh, &seat.played}) *each = pack(in);
  const QByteArray makes = in.bytes(88, 88);
  for (int i = 0; in.ok() && i < 11; ++i) {
    seat.makes[static_cast<std::size_t>(i)] = Pack(intAt<quint64>(makes, i));
    if (intAt<quint64>(makes, i) & ~kLanes) in.fail();
  }
  seat.offer = offerFrom(in.value(), table.seats, complaint);
  seat.pending = pendingFrom(in.value(), table, complaint);
  for (std::uint8_t* each : {&seat.roads, &seat.settlements, &seat.cities, &seat.route, &seat.points, &seat.rates,
                             &seat.freshRates, &seat.offers, &seat.ledger})
    *each = in.byte();
  seat.answer = in.kind(Answer::Dog);
  seat.known = in.kind(Knowledge::Counted);
  seat.presence = in.kind(Presence::Away);
  seat.shown = in.kind(Shown::Yes);
  seat.ships = in.byte();
  seat.newShips = in.byte();
  seat.shipMoved = in.kind(ShipMoved::Yes);
  seat.cardsPlayed = in.byte();
  seat.built = in.byte();
  return seat;
}

/// Bits of block `block` that stand for no place: a mask from outside may not name them.
std::uint64_t beyond(int count, int first) {
  const int inside = count - first;
  return inside >= 64 ? 0 : inside <= 0 ? ~0ULL : ~0ULL << inside;
}
bool areCorners(const Table& table, int block, std::uint64_t mask) {
  return !(mask & beyond(table.map.cornerCount(), 64 * block));
}
bool areEdges(const Table& table, int block, const std::array<std::uint64_t, 2>& mask) {
  return !(mask[0] & beyond(table.map.edgeCount(), 128 * block)) &&
         !(mask[1] & beyond(table.map.edgeCount(), 128 * block + 64));
}

QByteArray reachBytes(const State& state) {
  QByteArray bytes;
  for (const Reach& reach : state.reach) {
    addInt<quint64>(bytes, reach.settle), addInt<quint64>(bytes, reach.cities);
    addWords(bytes, reach.own, reach.road);
    for (std::uint64_t word : reach.ship) addInt<quint64>(bytes, word);
  }
  return bytes;
}

void readReach(Cursor& in, const Table& table, State& state) {
  const int blocks = table.map.blocks(), count = table.seats * blocks;
  const QByteArray bytes = in.bytes(count * 56, count * 56);
  state.reach.assign(count);
  for (int i = 0; in.ok() && i < count; ++i) {
    Reach& reach = state.reach[i];
    reach.settle = intAt<quint64>(bytes, 7 * i);
    reach.cities = intAt<quint64>(bytes, 7 * i + 1);
    reach.own = intAt<quint64>(bytes, 7 * i + 2);
    reach.road = {intAt<quint64>(bytes, 7 * i + 3), intAt<quint64>(bytes, 7 * i + 4)};
    reach.ship = {intAt<quint64>(bytes, 7 * i + 5), intAt<quint64>(bytes, 7 * i + 6)};
    const int block = i % blocks;
    if (!areCorners(table, block, reach.settle | reach.own | reach.cities) || !areEdges(table, block, reach.road) ||
        !areEdges(table, block, reach.ship))
      in.fail();
  }
}

QByteArray blockBytes(const State& state) {
  QByteArray bytes;
  for (const Block& block : state.blocks) addWords(bytes, block.corners, block.edges);
  return bytes;
}

void readBlocks(Cursor& in, const Table& table, State& state) {
  const int count = table.map.blocks();
  const QByteArray bytes = in.bytes(count * 24, count * 24);
  state.blocks.assign(count);
  for (int i = 0; in.ok() && i < count; ++i) {
    Block& block = state.blocks[i];
    block.corners = intAt<quint64>(bytes, 3 * i);
    block.edges = {intAt<quint64>(bytes, 3 * i + 1), intAt<quint64>(bytes, 3 * i + 2)};
    if (!areCorners(table, i, block.corners) || !areEdges(table, i, block.edges)) in.fail();
  }
}

template <class Pieces>
QByteArray pieceBytes(const Pieces& pieces) {
  QByteArray bytes;
  for (Piece piece : pieces) addInt<quint16>(bytes, piece.code);
  return bytes;
}

bool isBuilding(Piece piece) { return !piece.isNew(); }
bool isRoutePiece(const Table& table, Piece piece) {
  return piece.kind() == Piece::Ship ? table.hasShips : !piece.isNew();
}

template <class Pieces, class MayBe>
void readPieces(Cursor& in, int count, int seats, Pieces& pieces, MayBe mayBe) {
  const QByteArray bytes = in.bytes(2 * count, 2 * count);
  pieces.assign(count);
  for (int i = 0; in.ok() && i < count; ++i) {
    pieces[i].code = intAt<quint16>(bytes, i);
    if (pieces[i].code != 0 && (pieces[i].code < 4 || (pieces[i].code >> 2) > seats || !mayBe(pieces[i]))) in.fail();
  }
}

void readRobbers(Cursor& in, const Table& table, State& state) {
  const QByteArray bytes = in.bytes(0, 2 * qsizetype{kMostCells});
  if (bytes.size() % 2) in.fail();
  for (qsizetype i = 0; in.ok() && 2 * i < bytes.size(); ++i) {
    HexId hex;
    hex.value = intAt<quint16>(bytes, i);
    if (hex && hex.value >= table.map.hexCount()) in.fail();
    state.robbers.push_back(hex);
  }
}

/// Of a game on one board (the only one that travels): one bank and deck, one pair of holders.
void readSupplies(Cursor& in, const Table& table, State& state, Complaint& complaint) {
  const QCborArray supplies = in.list(1), awards = in.list(1);
  if (supplies.size() != 1 || awards.size() != 1) return in.fail();
  Cursor cards(supplies.first(), 2, complaint);
  state.supplies.assign(1);
  state.supplies[0].bank = pack(cards);
  state.supplies[0].deck = pack(cards);
  Cursor holders(awards.first(), 2, complaint);
  state.awards.assign(1);
  state.awards[0].longestRoad = seatFrom(holders, table.seats);
  state.awards[0].largestArmy = seatFrom(holders, table.seats);
  state.slots = static_cast<std::uint16_t>(table.map.blocks());
}

bool isPlaceOfKind(const Table& table, const Action& action) {
  switch (action.kind) {
    case ActionKind::Settlement:
    case ActionKind::City: return action.place < table.map.cornerCount();
    case ActionKind::Road:
    case ActionKind::Ship: return action.place < table.map.edgeCount();
    case ActionKind::MoveShip:
      return action.place < table.map.edgeCount() && action.target().value < table.map.edgeCount();
    case ActionKind::Robber: return action.place < table.map.hexCount();
    case ActionKind::StrikeAnswer: return action.place < table.seats;
    default: return true;
  }
}

}  // namespace

// ---- to the wire

QCborValue toCbor(Pack pack) { return static_cast<qint64>(pack.lanes); }

QCborArray toCbor(const Action& action) {
  return {static_cast<int>(action.kind), action.place, seatValue(action.seat), wordValue(action.first),
          wordValue(action.second),      action.to,    toCbor(action.give),    toCbor(action.want)};
}

QCborArray toCbor(const Chance& chance, ActionKind kind) {
  QCborArray out{chance.dice[0],           chance.dice[1], static_cast<int>(chance.card),      wordValue(chance.stolen),
                 seatValue(chance.winner), chance.wonWith, chance.hex ? chance.hex.value : -1, seatValue(chance.seat)};
  if (kind == ActionKind::FirstThrow) {
    addThrows(out, chance);
    return out;
  }
  QByteArray counts;
  for (auto count : chance.counts) counts.append(static_cast<char>(count));
  out.append(counts);
  out.append(toCbor(chance.cards));
  return out;
}

QCborArray toCbor(const Move& move) {
  // A move without chance is the common one: leave it out.
  const bool plain = move.chance == Chance{};
  return {seatValue(move.seat), toCbor(move.action),
          plain ? QCborValue(nullptr) : QCborValue(toCbor(move.chance, move.action.kind))};
}

QCborArray toCbor(const Board& board) {
  QCborArray starts;
  for (const SeatStart& start : board.starts) starts.append(startValue(start));
  return {static_cast<int>(board.orientation),
          cellBytes(board),
          harborBytes(board),
          board.robber ? QCborValue(QCborArray{board.robber->q, board.robber->r}) : QCborValue(nullptr),
          starts,
          static_cast<int>(board.ships)};
}

QCborMap toCbor(const Options& options, RuleSet ruleSet) {
  QCborMap out;
  const Options defaults = defaultOptions(ruleSet);
  for (const OptionSpec& spec : optionTable()) {
    const std::string text = optionText(spec, options);
    if (text == optionText(spec, defaults)) continue;
    const QString word = QString::fromStdString(text);
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    const bool asNumber = isNumber && spec.kind == OptionSpec::Kind::Number;
    out.insert(QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size())),
               asNumber ? QCborValue(number) : QCborValue(word));
  }
  return out;
}

QCborArray toCbor(const Setup& setup) {
  return {static_cast<int>(setup.ruleSet), toCbor(setup.options, setup.ruleSet), toCbor(setup.board),
          seatValue(setup.first)};
}

QCborArray toCbor(const State& state) {
  QCborArray seats;
  for (const Seat& seat : state.seats) seats.append(seatStateValue(seat));
  QByteArray robbers;
  for (HexId hex : state.robbers) addInt<quint16>(robbers, hex.value);
  QCborArray supplies, awards;
  for (const Supply& each : state.supplies) supplies.append(QCborArray{toCbor(each.bank), toCbor(each.deck)});
  for (const Holders& each : state.awards)
    awards.append(QCborArray{seatValue(each.longestRoad), seatValue(each.largestArmy)});
  return {headValue(state.head),
          seats,
          reachBytes(state),
          blockBytes(state),
          pieceBytes(state.corners),
          pieceBytes(state.edges),
          robbers,
          supplies,
          awards};
}

// ---- from the wire

std::optional<Pack> packFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(QCborArray{value}, complaint);
  const Pack result = pack(in);
  return in.done() ? std::optional(result) : std::nullopt;
}

std::optional<Action> actionFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(value, 8, complaint);
  const Action result = action(in);
  return in.done() ? std::optional(result) : std::nullopt;
}

std::optional<Move> moveFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(value, 3, complaint);
  Move move;
  move.seat = seatFrom(in);
  if (auto asked = actionFrom(in.value(), complaint)) move.action = *asked;
  if (in.ok() && !in.isNull()) {
    Cursor inner(in.value(), move.action.kind == ActionKind::FirstThrow ? 9 : 10, complaint);
    move.chance = chance(inner, move.action.kind);
    inner.done();
  }
  return in.done() ? std::optional(move) : std::nullopt;
}

std::optional<Board> boardFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(value, 6, complaint);
  Board board;
  board.orientation = in.kind(Orientation::Flat);
  readCells(in, board);
  readHarbors(in, board);
  if (in.ok() && !in.isNull()) {
    Cursor at(in.value(), 2, complaint);
    board.robber = Hex{at.small(-kFarthest, kFarthest), at.small(-kFarthest, kFarthest)};
  }
  for (const QCborValue& each : in.list(kMostStarts)) board.starts.push_back(startFrom(each, complaint));
  board.ships = in.kind(AsksForShips::Yes);
  if (!namesItsCells(board)) in.fail();
  return in.done() ? std::optional(board) : std::nullopt;
}

std::optional<Options> optionsFrom(const QCborValue& value, RuleSet ruleSet, Complaint& complaint);

std::optional<Setup> setupFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(value, 4, complaint);
  Setup setup;
  setup.ruleSet = in.kind(RuleSet::BigGame);
  if (setup.ruleSet == RuleSet::BigGame) in.fail();  // a chain of boards does not travel yet
  if (auto options = optionsFrom(in.value(), setup.ruleSet, complaint)) setup.options = *options;
  if (auto board = boardFrom(in.value(), complaint)) setup.board = *board;
  if (!setup.board.cells.empty() && !problems(setup.board).empty()) in.fail();  // the engine trusts a board of a setup
  setup.first = seatFrom(in, setup.options.seats);
  return in.done() ? std::optional(setup) : std::nullopt;
}

std::optional<State> stateFrom(const QCborValue& value, const Table& table, Complaint& complaint) {
  Cursor in(value, 9, complaint);
  State state;
  state.head = headFrom(in.value(), table.seats, complaint);
  const QCborArray seats = in.list(table.seats);
  if (seats.size() != table.seats) in.fail();
  for (const QCborValue& each : seats) state.seats.push_back(seatStateFrom(each, table, complaint));
  readReach(in, table, state);
  readBlocks(in, table, state);
  readPieces(in, table.map.cornerCount(), table.seats, state.corners, isBuilding);
  readPieces(in, table.map.edgeCount(), table.seats, state.edges,
             [&](Piece piece) { return isRoutePiece(table, piece); });
  readRobbers(in, table, state);
  readSupplies(in, table, state, complaint);
  return in.done() ? std::optional(state) : std::nullopt;
}

// ---- bytes

QByteArray encodeMove(const Move& move) { return QCborValue(toCbor(move)).toCbor(); }

std::optional<Move> decodeMove(const QByteArray& bytes, Complaint& complaint) {
  const auto value = decodeLimited(bytes, {8, 64}, complaint);
  return value ? moveFrom(*value, complaint) : std::nullopt;
}

QByteArray encodeSetup(const Setup& setup) { return QCborValue(toCbor(setup)).toCbor(); }

std::optional<Setup> decodeSetup(const QByteArray& bytes, Complaint& complaint) {
  const auto value = decodeLimited(bytes, kFromServer, complaint);
  return value ? setupFrom(*value, complaint) : std::nullopt;
}

bool fits(const Table& table, const Action& action) {
  return isPlaceOfKind(table, action) && (action.seat.isNone() || action.seat.value < table.seats) &&
         !(action.to >> table.seats);
}

bool fits(const Table& table, const Move& move) {
  const auto isSeat = [&](SeatId seat) { return seat.isNone() || seat.value < table.seats; };
  const bool isEvent = move.action.kind != ActionKind::StartRound || move.chance.event() <= RoundEvent::Cybele;
  return isEvent && isSeat(move.seat) && fits(table, move.action) && isSeat(move.chance.winner) &&
         isSeat(move.chance.seat) && (move.chance.hex.isNone() || move.chance.hex.value < table.map.hexCount());
}

}  // namespace tapu
