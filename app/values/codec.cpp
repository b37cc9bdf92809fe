// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/values/codec.h"

#include <type_traits>

#include "app/values/byte_numbers.h"
#include "app/values/chain_codec.h"
#include "app/values/cursor.h"
#include "app/values/limited_cbor.h"
#include "engine/play/initial_state.h"
#include "engine/play/validation.h"

namespace tapu {
namespace {

int seatValue(SeatId seat) { return seat.isNone() ? -1 : seat.value; }
SeatId seatFrom(Cursor& in, int seats = kMostSeats) {
  const int seat = in.small(-1, seats - 1);
  return seat < 0 ? SeatId() : SeatId(seat);
}

CardCounts pack(Cursor& in) {
  const auto lanes = static_cast<std::uint64_t>(in.number(0, static_cast<qint64>(CardCounts::kCounts)));
  if (!CardCounts(lanes).isWithin(CardCounts::kCounts)) in.fail();
  return CardCounts(lanes);
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

void addThrows(CborArray& out, const Chance& chance) {
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

QByteArray vacantBytes(const Setup& setup) {
  QByteArray bytes;
  for (SeatId seat : setup.vacant) addInt<quint16>(bytes, seat.value);
  return bytes;
}

void readVacant(Cursor& in, Setup& setup) {
  const QByteArray bytes = in.bytes(0, setup.chain.isEmpty() ? 0 : 2 * setup.seats());
  if (bytes.size() % 2) in.fail();
  for (qsizetype i = 0; in.ok() && 2 * i < bytes.size(); ++i) {
    const SeatId seat(intAt<quint16>(bytes, i));
    if (seat.value >= setup.seats() || (i > 0 && seat.value <= setup.vacant.back().value)) return in.fail();
    setup.vacant.push_back(seat);
  }
}

/// The engine trusts a setup: a board or chain of its rules without problems; a lobby may still have none.
bool isSound(const Setup& setup) {
  const bool isChain = !setup.chain.isEmpty(), hasBoard = !setup.board.cells.empty();
  if (isChain && (hasBoard || !playsOnChain(rulesOf(setup.ruleSet, setup.options)))) return false;
  if (!startsFit(setup)) return false;
  return isChain ? problems(setup.chain).empty() : !hasBoard || problems(setup.board).empty();
}

// ---- states

CborArray headValue(const Header& head) {
  return {head.phase,
          head.open,
          head.dice[0],
          head.dice[1],
          head.paused,
          head.timeIsUp,
          head.event,
          head.strikes,
          head.guarded,
          head.setupStep,
          head.round,
          head.turn,
          seatValue(head.active),
          seatValue(head.first),
          seatValue(head.winner),
          head.group,
          head.stage,
          head.acting,
          head.moves};
}

Header headFrom(const QCborValue& value, int seats, Complaint& complaint) {
  Cursor in(value, 19, complaint);
  Header head;
  head.phase = in.kind(Phase::Over);
  head.open = static_cast<std::uint16_t>(in.small(0, seats));
  for (auto& die : head.dice) die = in.byte(6);
  head.paused = in.kind(Paused::Yes);
  head.timeIsUp = in.kind(TimeIsUp::Yes);
  head.event = in.kind(RoundEvent::Cybele);
  head.strikes = in.byte(Strike::Flood | Strike::Wolf);
  head.guarded = in.byte((1 << std::min(seats, 8)) - 1);
  head.setupStep = static_cast<std::uint16_t>(in.small(0, 0xffff));
  head.round = static_cast<std::uint16_t>(in.small(0, 0xffff));
  head.turn = in.word();
  for (SeatId* seat : {&head.active, &head.first, &head.winner}) *seat = seatFrom(in, seats);
  head.group = in.kind(Territory::Moon);
  head.stage = in.kind(RoundStage::Between);
  head.acting = static_cast<std::uint16_t>(in.small(0, seats));
  head.moves = in.word();
  return head;
}

CborArray offerValue(const Offer& offer) {
  return {toCbor(offer.give), toCbor(offer.want), offer.to, offer.declined, offer.accepted};
}

/// The bits that mean somebody in an offer of this seat (9.8).
std::uint8_t partnerBits(const GameDefinition& definition, SeatId offerer) {
  int bits = 0;
  for (int bit = 0; bit < GameDefinition::kMostPartners; ++bit) bits |= definition.partner(offerer, bit) ? 1 << bit : 0;
  return static_cast<std::uint8_t>(bits);
}

Offer offerFrom(const QCborValue& value, std::uint8_t partners, Complaint& complaint) {
  Cursor in(value, 5, complaint);
  Offer offer;
  offer.give = pack(in);
  offer.want = pack(in);
  for (std::uint8_t* bits : {&offer.to, &offer.declined, &offer.accepted}) {
    *bits = in.byte();
    if (*bits & ~partners) in.fail();
  }
  return offer;
}

CborArray seatStateValue(const Seat& seat) {
  QByteArray makes;
  for (CardCounts each : seat.yieldByThrow) addInt<quint64>(makes, each.lanes);
  return {toCbor(seat.hand),
          toCbor(seat.cards),
          toCbor(seat.boughtThisTurn),
          toCbor(seat.played),
          makes,
          offerValue(seat.offer),
          CborArray{seat.pending.must, seat.pending.left, seat.pending.at},
          seat.roads,
          seat.settlements,
          seat.cities,
          seat.route,
          seat.points,
          seat.rates,
          seat.freshRates,
          seat.offers,
          seat.unrefundedCities,
          seat.answer,
          seat.known,
          seat.presence,
          seat.shown,
          seat.ships,
          seat.newShips,
          seat.shipMoved,
          seat.cardsPlayed,
          seat.built,
          seat.joined,
          seat.bonusFrom,
          seat.scoredAt};
}

Pending pendingFrom(const QCborValue& value, const GameDefinition& definition, Complaint& complaint) {
  Cursor in(value, 3, complaint);
  Pending pending;
  pending.must = in.kind(Decision::Answer);
  pending.left = in.byte();
  pending.at = static_cast<std::uint16_t>(in.small(0, 0xffff));
  if (pending.at != 0xffff && pending.at >= definition.map.cornerCount()) in.fail();  // or free pieces placed (8.5)
  return pending;
}

/// Home, rivals and blocks of a seat are the table's: they do not travel.
void readSeat(const QCborValue& value, const GameDefinition& definition, SeatId id, Seat& seat, Complaint& complaint) {
  Cursor in(value, 28, complaint);
  for (CardCounts* each : {&seat.hand, &seat.cards, &seat.boughtThisTurn, &seat.played}) *each = pack(in);
  const QByteArray makes = in.bytes(88, 88);
  for (int i = 0; in.ok() && i < 11; ++i) {
    seat.yieldByThrow[static_cast<std::size_t>(i)] = CardCounts(intAt<quint64>(makes, i));
    if (!CardCounts(intAt<quint64>(makes, i)).isWithin(CardCounts::kCounts)) in.fail();
  }
  seat.offer = offerFrom(in.value(), partnerBits(definition, id), complaint);
  seat.pending = pendingFrom(in.value(), definition, complaint);
  for (std::uint8_t* each : {&seat.roads, &seat.settlements, &seat.cities, &seat.route, &seat.points, &seat.rates,
                             &seat.freshRates, &seat.offers, &seat.unrefundedCities})
    *each = in.byte();
  seat.answer = in.kind(Answer::Dog);
  seat.known = in.kind(Knowledge::Counted);
  seat.presence = in.kind(Presence::Vacant);
  seat.shown = in.kind(Shown::Yes);
  seat.ships = in.byte();
  seat.newShips = in.byte();
  seat.shipMoved = in.kind(ShipMoved::Yes);
  seat.cardsPlayed = in.byte();
  seat.built = in.byte();
  seat.joined = static_cast<std::uint16_t>(in.small(0, 0xffff));
  seat.bonusFrom = in.byte();
  seat.scoredAt = in.word();
}

/// The bits of each block that stand for places: a mask from outside may not name others.
std::vector<Block> placesOf(const GameDefinition& definition) {
  std::vector<Block> places(static_cast<std::size_t>(definition.map.blocks()));
  for (int c = 0; c < definition.map.cornerCount(); ++c)
    if (definition.map.has(CornerId(c))) places[static_cast<std::size_t>(c >> 6)].corners |= 1ULL << (c & 63);
  for (int e = 0; e < definition.map.edgeCount(); ++e)
    if (definition.map.has(EdgeId(e)))
      places[static_cast<std::size_t>(e >> 7)].edges[static_cast<std::size_t>(e >> 6 & 1)] |= 1ULL << (e & 63);
  return places;
}
bool areEdges(const Block& places, const std::array<std::uint64_t, 2>& mask) {
  return !(mask[0] & ~places.edges[0]) && !(mask[1] & ~places.edges[1]);
}

QByteArray reachBytes(const State& state) {
  QByteArray bytes;
  for (const Reach& reach : state.reach) {
    addInt<quint64>(bytes, reach.settle);
    addWords(bytes, reach.own, reach.road);
    for (std::uint64_t word : reach.ship) addInt<quint64>(bytes, word);
  }
  return bytes;
}

void readReach(Cursor& in, const std::vector<Block>& places, State& state) {
  const int count = state.reach.size();
  constexpr int kWords = 6;
  const QByteArray bytes = in.bytes(count * kWords * 8, count * kWords * 8);
  for (int i = 0; in.ok() && i < count; ++i) {
    Reach& reach = state.reach[i];
    reach = {};
    const auto word = [&](int k) { return intAt<quint64>(bytes, kWords * i + k); };
    reach.settle = word(0);
    reach.own = word(1);
    reach.road = {word(2), word(3)};
    reach.ship = {word(4), word(5)};
    const int block = (state.seats[i / state.slots].firstBlock + i % state.slots) % state.blocks.size();
    const Block& there = places[static_cast<std::size_t>(block)];
    if (((reach.settle | reach.own) & ~there.corners) || !areEdges(there, reach.road) || !areEdges(there, reach.ship))
      in.fail();
  }
}

QByteArray blockBytes(const State& state) {
  QByteArray bytes;
  for (const Block& block : state.blocks) addWords(bytes, block.corners, block.edges);
  return bytes;
}

void readBlocks(Cursor& in, const std::vector<Block>& places, State& state) {
  const int count = state.blocks.size();
  const QByteArray bytes = in.bytes(count * 24, count * 24);
  for (int i = 0; in.ok() && i < count; ++i) {
    Block& block = state.blocks[i];
    block.corners = intAt<quint64>(bytes, 3 * i);
    block.edges = {intAt<quint64>(bytes, 3 * i + 1), intAt<quint64>(bytes, 3 * i + 2)};
    const Block& there = places[static_cast<std::size_t>(i)];
    if ((block.corners & ~there.corners) || !areEdges(there, block.edges)) in.fail();
  }
}

template <class Pieces>
QByteArray pieceBytes(const Pieces& pieces) {
  QByteArray bytes;
  for (Piece piece : pieces) addInt<quint16>(bytes, piece.code);
  return bytes;
}

bool isBuilding(Piece piece) { return !piece.isNew(); }
bool isRoutePiece(const GameDefinition& definition, Piece piece) {
  return piece.kind() == Piece::Ship ? definition.hasShips : !piece.isNew();
}

template <class Place, class Pieces, class MayBe>
void readPieces(Cursor& in, const GameDefinition& definition, Pieces& pieces, MayBe mayBe) {
  const int count = pieces.size();
  const QByteArray bytes = in.bytes(2 * count, 2 * count);
  for (int i = 0; in.ok() && i < count; ++i) {
    pieces[i].code = intAt<quint16>(bytes, i);
    if (pieces[i].code == 0) continue;
    const bool isOwned = pieces[i].code >= 4 && (pieces[i].code >> 2) <= definition.seats;
    if (!isOwned || !definition.map.has(Place(i)) || !mayBe(pieces[i])) in.fail();
  }
}

/// One, or in a chain one for each territory (9.17).
void readRobbers(Cursor& in, const GameDefinition& definition, State& state) {
  const int count = state.robbers.size();
  const QByteArray bytes = in.bytes(2 * count, 2 * count);
  for (int i = 0; in.ok() && i < count; ++i) {
    state.robbers[i].value = intAt<quint16>(bytes, i);
    const bool isOff = !state.robbers[i] && !definition.map.isChain();
    if (!isOff && !definition.map.has(state.robbers[i])) in.fail();
  }
}

/// Bank and deck of each board, holders of the awards among each group of rivals (9.15).
void readSupplies(Cursor& in, const GameDefinition& definition, State& state, Complaint& complaint) {
  const QCborArray supplies = in.list(state.supplies.size()), awards = in.list(state.awards.size());
  if (supplies.size() != state.supplies.size() || awards.size() != state.awards.size()) return in.fail();
  for (int i = 0; i < state.supplies.size(); ++i) {
    Cursor cards(supplies.at(i), 2, complaint);
    state.supplies[i].bank = pack(cards);
    state.supplies[i].deck = pack(cards);
  }
  for (int i = 0; i < state.awards.size(); ++i) {
    Cursor holders(awards.at(i), 2, complaint);
    state.awards[i].longestRoad = seatFrom(holders, definition.seats);
    state.awards[i].largestArmy = seatFrom(holders, definition.seats);
  }
}

}  // namespace

// ---- to the wire

qint64 toCbor(CardCounts pack) { return static_cast<qint64>(pack.lanes); }

CborArray toCbor(const Action& action) {
  return {action.kind,   action.place, seatValue(action.seat), action.first,
          action.second, action.to,    toCbor(action.give),    toCbor(action.want)};
}

CborArray toCbor(const Chance& chance, ActionKind kind) {
  CborArray out{chance.dice[0],
                chance.dice[1],
                chance.card,
                chance.stolen,
                seatValue(chance.winner),
                chance.wonWith,
                chance.hex ? chance.hex.value : -1,
                seatValue(chance.seat)};
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

CborArray toCbor(const Move& move) {
  // A move without chance is the common one: leave it out.
  const bool plain = move.chance == Chance{};
  return {seatValue(move.seat), toCbor(move.action),
          plain ? std::nullopt : std::optional(toCbor(move.chance, move.action.kind))};
}

QCborMap toCbor(const Options& options, RuleSet ruleSet) {
  QCborMap out;
  const Options defaults = defaultOptions(ruleSet);
  for (const OptionSpec& spec : optionTable()) {
    if (!takesPart(spec, ruleSet)) continue;  // a reader of this rule set refuses it
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
  return {static_cast<int>(setup.ruleSet),
          toCbor(setup.options, setup.ruleSet),
          toCbor(setup.board),
          seatValue(setup.first),
          chainValue(setup.chain),
          vacantBytes(setup)};
}

CborArray toCbor(const State& state) {
  CborArray seats;
  for (const Seat& seat : state.seats) seats.append(seatStateValue(seat));
  QByteArray robbers;
  for (HexId hex : state.robbers) addInt<quint16>(robbers, hex.value);
  CborArray supplies, awards;
  for (const Supply& each : state.supplies) supplies.append(CborArray{toCbor(each.bank), toCbor(each.deck)});
  for (const Holders& each : state.awards)
    awards.append(CborArray{seatValue(each.longestRoad), seatValue(each.largestArmy)});
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

std::optional<CardCounts> packFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(QCborArray{value}, complaint);
  const CardCounts result = pack(in);
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

// What follows from the pieces does not travel.

/// The hexes beside each seat's buildings.
void findHexes(Cursor& in, const GameDefinition& definition, State& state) {
  for (int c = 0; in.ok() && c < state.corners.size(); ++c) {
    const SeatId owner = state.corners[c].owner();
    if (!owner) continue;
    if (state.slotOf(owner, c >> 6) >= state.slots) return in.fail();
    state.reachOf(owner, c >> 6).hexes |= definition.map.corner(CornerId(c)).hexBits;
  }
}
/// The edges with each seat's roads and ships.
void findRoutes(Cursor& in, State& state) {
  for (int e = 0; in.ok() && e < state.edges.size(); ++e) {
    const SeatId owner = state.edges[e].owner();
    if (!owner) continue;
    if (state.slotOf(owner, e >> 7) >= state.slots) return in.fail();
    state.reachOf(owner, e >> 7).routes[static_cast<std::size_t>(e >> 6 & 1)] |= 1ULL << (e & 63);
  }
}

std::optional<Options> optionsFrom(const QCborValue& value, RuleSet ruleSet, Complaint& complaint);

std::optional<Setup> setupFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(value, 6, complaint);
  Setup setup;
  setup.ruleSet = in.kind(RuleSet::BigGame);
  if (auto options = optionsFrom(in.value(), setup.ruleSet, complaint)) setup.options = *options;
  if (auto board = boardFrom(in.value(), complaint)) setup.board = *board;
  setup.first = seatFrom(in);
  if (in.ok() && !in.isNull()) setup.chain = chainFrom(in.value(), complaint);
  readVacant(in, setup);
  if (in.ok() && (!isSound(setup) || (setup.first && setup.first.value >= setup.seats()))) in.fail();
  return in.done() ? std::optional(setup) : std::nullopt;
}

std::optional<State> stateFrom(const QCborValue& value, const GameDefinition& definition, Complaint& complaint) {
  Cursor in(value, 9, complaint);
  State state = initialState(definition);  // with what does not travel
  state.head = headFrom(in.value(), definition.seats, complaint);
  const QCborArray seats = in.list(definition.seats);
  if (seats.size() != definition.seats) in.fail();
  for (int i = 0; in.ok() && i < definition.seats; ++i)
    readSeat(seats.at(i), definition, SeatId(i), state.seats[i], complaint);
  const std::vector<Block> places = placesOf(definition);
  readReach(in, places, state);
  readBlocks(in, places, state);
  readPieces<CornerId>(in, definition, state.corners, isBuilding);
  readPieces<EdgeId>(in, definition, state.edges, [&](Piece piece) { return isRoutePiece(definition, piece); });
  findHexes(in, definition, state);
  findRoutes(in, state);
  readRobbers(in, definition, state);
  readSupplies(in, definition, state, complaint);
  return in.done() ? std::optional(state) : std::nullopt;
}

// ---- bytes

QByteArray encodeMove(const Move& move) { return toCbor(move).bytes(); }

std::optional<Move> decodeMove(const QByteArray& bytes, Complaint& complaint) {
  const auto value = decodeLimited(bytes, {8, 64}, complaint);
  return value ? moveFrom(*value, complaint) : std::nullopt;
}

QByteArray encodeSetup(const Setup& setup) { return QCborValue(toCbor(setup)).toCbor(); }

std::optional<Setup> decodeSetup(const QByteArray& bytes, Complaint& complaint) {
  const auto value = decodeLimited(bytes, kFromServer, complaint);
  return value ? setupFrom(*value, complaint) : std::nullopt;
}

}  // namespace tapu
