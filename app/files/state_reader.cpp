// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/state_reader.h"

#include <QCborArray>
#include <QCborMap>
#include <QCoreApplication>
#include <algorithm>

#include "app/files/fields.h"
#include "app/files/json_values.h"
#include "app/files/state_line.h"
#include "app/values/board_codec.h"
#include "engine/play/invariants.h"
#include "engine/play/position.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

CardCounts packAt(Fields& in, const QString& key, std::optional<CardCounts> (*read)(const QCborValue&)) {
  if (!in.needs(key)) return {};
  const auto pack = read(in.value(key));
  if (!pack)
    //: A fault in a recorded game. %1: name of a key
    in.fault(key, QCoreApplication::translate("Formats", "“%1” must give a number from 0 to 127 for each kind of card.")
                      .arg(key));
  return pack.value_or(CardCounts());
}

template <class Place>
void readPieces(Fields& in, const QString& key, const GameDefinition& definition,
                std::optional<Place> (Topology::*named)(std::string_view) const,
                std::vector<std::pair<Place, SeatId>>& pieces) {
  if (!in.needs(key)) return;
  const QCborMap map = in.value(key).toMap();
  Fields each(in.value(key), in.at(key), in.complaint());
  for (auto it = map.begin(); each.ok() && it != map.end(); ++it) {
    const QString name = it.key().toString();
    const auto place = (definition.map.*named)(name.toStdString());
    if (!place)
      //: A fault in a recorded game. %1: name of a place, as found
      each.fault(name, QCoreApplication::translate("Formats", "There is no place “%1” on this board.").arg(name),
                 u"0.2"_s);
    else
      pieces.emplace_back(*place, SeatId(static_cast<int>(each.number(name, 0, definition.seats - 1))));
  }
}

void readSeat(Fields& in, Seat& seat) {
  seat.hand = packAt(in, u"hand"_s, resourcesFrom);
  seat.cards = packAt(in, u"cards"_s, cardsFrom);
  seat.boughtThisTurn = in.has(u"fresh"_s) ? packAt(in, u"fresh"_s, cardsFrom) : CardCounts();
  seat.played = packAt(in, u"played"_s, cardsFrom);
  seat.unrefundedCities = static_cast<std::uint8_t>(in.numberIf(u"ledger"_s, 0, 255).value_or(0));
  if (in.ok() && !seat.cards.covers(seat.boughtThisTurn))
    //: A fault in a recorded game. “fresh” and “cards” are names of keys
    in.fault(u"fresh"_s, QCoreApplication::translate("Formats", "“fresh” names cards that are not in “cards”."),
             u"8.3"_s);
}

/// A value that follows from pieces and cards may be missing, but must not differ.
void contradict(Fields& in, const QString& key, const QString& rule) {
  //: A fault in a recorded game. %1: name of a key
  in.fault(key,
           QCoreApplication::translate("Formats", "“%1” contradicts the pieces and cards of this position.").arg(key),
           rule);
}

/// A duty that waits until no gold is owed (14.1): gold of a seat before which others choose, or what the active seat
/// goes on with.
void readWaiting(Fields& in, SeatId seat, const Pending& pending, State& state) {
  if (!state.sea) return contradict(in, u"waits"_s, u"14.1"_s);
  if (pending.must == Decision::Gold) {
    state.sea->gold[seat.value] = pending.left;
    return;
  }
  state.sea->after = pending;
  state.head.active = seat;
}

void readPending(Fields& in, const GameDefinition& definition, State& state) {
  const QCborArray list = in.list(u"pending"_s, definition.seats + 1);  // one more may wait
  for (qsizetype i = 0; in.ok() && i < list.size(); ++i) {
    Fields each(list.at(i), in.at(u"pending"_s) << QString::number(i), in.complaint());
    QStringList words;
    for (int must = 0; must <= static_cast<int>(Decision::Gold); ++must)
      words << word(nameOf(static_cast<Decision>(must)));
    const SeatId seat(static_cast<int>(each.number(u"seat"_s, 0, definition.seats - 1)));
    Pending pending;
    pending.must = static_cast<Decision>(each.word(u"must"_s, words));
    pending.left = static_cast<std::uint8_t>(each.numberIf(u"left"_s, 0, kMostCounted).value_or(0));
    const bool counts = pending.must == Decision::Discard || pending.must == Decision::FreeRoute ||
                        pending.must == Decision::Start || pending.must == Decision::Gold;
    if (!counts && pending.left > 0) contradict(each, u"left"_s, u"0.11"_s);
    if (pending.must == Decision::FreeRoute) pending.at = pending.left == 1 ? 1 : 0;  // free pieces placed (8.5)
    if (each.has(u"waits"_s) && each.flag(u"waits"_s)) {
      readWaiting(each, seat, pending, state);
      continue;
    }
    state.seat(seat).pending = pending;
    if (pending.must == Decision::Answer && each.has(u"answer"_s))
      state.seat(seat).answer = each.word(u"answer"_s, {u"pass"_s, u"dog"_s}) == 0 ? Answer::No : Answer::Dog;
    if (pending.must == Decision::Gold && state.sea) state.sea->gold[seat.value] = pending.left;
  }
}

void readHead(Fields& in, const GameDefinition& definition, State& state) {
  Header& head = state.head;
  head.phase = static_cast<Phase>(in.word(u"phase"_s, phaseWords()));
  head.turn = static_cast<std::uint32_t>(in.number(u"turn"_s, 0, 1'000'000));
  head.round = static_cast<std::uint16_t>(in.number(u"round"_s, 0, 60'000));
  if (in.has(u"dice"_s)) {
    const QCborArray dice = in.list(u"dice"_s, 2);
    for (int i = 0; i < 2; ++i) {
      const auto die = wholeFrom(dice.at(i), 1, 6);
      if (!die)
        //: A fault in a recorded game
        in.fault(u"dice"_s, QCoreApplication::translate("Formats", "A die shows a number from 1 to 6."), u"0.8"_s);
      head.dice[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(die.value_or(0));
    }
  }
  head.winner = seatIf(in, u"winner"_s, definition.seats);
  head.first = definition.first;
}

std::vector<SeatId> seatList(Fields& in, const QString& key, int seats) {
  std::vector<SeatId> list;
  for (const QCborValue& each : in.list(key, seats)) {
    const auto seat = wholeFrom(each, 0, seats - 1);
    if (!seat)
      //: A fault in a recorded game. %1: name of a key
      in.fault(key, QCoreApplication::translate("Formats", "“%1” must be a list of seats.").arg(key), u"3.1"_s);
    else
      list.emplace_back(static_cast<int>(*seat));
  }
  return list;
}

/// These seats as partners of the one that offers (9.8).
PartnerSet askedPartners(Fields& in, const QString& key, const GameDefinition& definition, SeatId offerer) {
  PartnerSet all;
  for (SeatId seat : seatList(in, key, definition.seats)) {
    const PartnerId asked = definition.partnerId(seat, offerer);
    if (asked)
      all.insert(asked);
    else
      //: A fault in a recorded game. %1: name of a key
      in.fault(key, QCoreApplication::translate("Formats", "“%1” must be a list of seats.").arg(key), u"9.8"_s);
  }
  return all;
}

void readEvent(Fields& in, int seats, Header& head) {
  if (!in.has(u"event"_s)) return;
  Fields each(in.value(u"event"_s), in.at(u"event"_s), in.complaint());
  QStringList words;
  for (int i = 1; i <= kRoundEvents; ++i) words << word(nameOf(static_cast<RoundEvent>(i)));
  if (each.has(u"drawn"_s)) head.event = static_cast<RoundEvent>(1 + each.word(u"drawn"_s, words));
  for (const QCborValue& strike : each.list(u"strikes"_s, 2)) {
    const auto event = roundEventNamed(strike.toString().toStdString());
    if (event == RoundEvent::Flood || event == RoundEvent::Wolf)
      head.strikes |= event == RoundEvent::Flood ? Strike::Flood : Strike::Wolf;
    else
      //: A fault in a recorded game. “strikes” is the name of a key
      each.fault(u"strikes"_s, QCoreApplication::translate("Formats", "“strikes” may name flood and wolf."), u"8.9"_s);
  }
  for (SeatId seat : seatList(each, u"guarded"_s, std::min(seats, SeatSet::kMost))) head.guarded.insert(seat);
}

/// The pairs of dice that are left in a deck (4.10), each once; without the key all are.
void readPairs(Fields& in, State& state) {
  const QString key = u"dicePairs"_s;
  if (!in.has(key)) return;
  const QCborArray pairs = in.list(key, DiceDeck::kPairs);
  if (!state.dice.isUsed()) return contradict(in, key, u"4.10"_s);
  state.dice = {DiceDeck::kUsed};
  for (const QCborValue& each : pairs) {
    const QString pair = each.toString();
    const auto isFace = [](QChar c) { return c >= u'1' && c <= u'6'; };
    if (pair.size() != 2 || !std::ranges::all_of(pair, isFace)) return contradict(in, key, u"4.10"_s);
    const DiceDeck::Pair dice{static_cast<std::uint8_t>(pair[0].digitValue()),
                              static_cast<std::uint8_t>(pair[1].digitValue())};
    if (state.dice.contains(dice)) return contradict(in, key, u"4.10"_s);
    state.dice.putBack(dice);
  }
}

void readRobbers(Fields& in, const GameDefinition& definition, State& state) {
  const bool isChain = definition.map.isChain();
  const QCborArray list = in.list(u"robbers"_s, isChain ? definition.seats : 16);
  state.robbers.clear();
  for (const QCborValue& each : list) {
    const auto hex = definition.map.hexNamed(each.toString().toStdString());
    const bool isThere = hex && (!isChain || definition.robberOf(*hex) == state.robbers.size());
    if (!isThere) {
      //: A fault in a recorded game
      in.fault(u"robbers"_s, QCoreApplication::translate("Formats", "A robber stands on a hex of the board."),
               u"1.8"_s);
      return;
    }
    state.robbers.push_back(*hex);
  }
  if (isChain && in.ok() && state.robbers.size() != definition.seats)
    in.fault(u"robbers"_s, QCoreApplication::translate("Formats", "A robber stands on a hex of the board."), u"9.17"_s);
  if (state.robbers.empty()) state.robbers.push_back(HexId());
}

void readOffer(Fields& in, const GameDefinition& definition, SeatId offerer, Offer& offer) {
  if (!in.has(u"offer"_s)) return;
  Fields each(in.value(u"offer"_s), in.at(u"offer"_s), in.complaint());
  offer.give = packAt(each, u"give"_s, resourcesFrom);
  offer.want = packAt(each, u"want"_s, resourcesFrom);
  offer.to = askedPartners(each, u"to"_s, definition, offerer);
  if (each.has(u"declined"_s)) offer.declined = askedPartners(each, u"declined"_s, definition, offerer);
  if (each.has(u"accepted"_s)) offer.accepted = askedPartners(each, u"accepted"_s, definition, offerer);
}

/// Wishes to build, and what lies between turns (13.4, 13.5): the seat that owes it stands for the one with the turn.
void readBetween(Fields& in, const GameDefinition& definition, State& state) {
  Header& head = state.head;
  const int seats = std::min(definition.seats, SeatSet::kMost);
  if (in.has(u"want"_s))
    for (SeatId seat : seatList(in, u"want"_s, seats)) head.wishes.insert(seat);
  if (!in.has(u"between"_s)) return;
  Fields each(in.value(u"between"_s), in.at(u"between"_s), in.complaint());
  head.ended = SeatId(static_cast<int>(each.number(u"after"_s, 0, definition.seats - 1)));
  for (SeatId seat : seatList(each, u"queue"_s, seats)) head.queue.insert(seat);
  if (head.ended != head.active) contradict(each, u"after"_s, u"13.4"_s);
  for (int i = 0; i < definition.seats; ++i)
    if (state.seats[i].pending.must != Decision::Nothing) head.active = SeatId(i);
}

/// The seat whose turn it is follows from the first seat and the number of the turn; in set-up it is the one that has
/// to place.
void findActive(const GameDefinition& definition, State& state) {
  Header& head = state.head;
  if (head.phase != Phase::Setup) {
    const std::uint32_t turnsBefore = head.turn == 0 ? 0 : head.turn - 1;
    head.active = SeatId(static_cast<int>((head.first.value + turnsBefore) % static_cast<unsigned>(definition.seats)));
    head.setupStep = static_cast<std::uint16_t>(2 * definition.seats);
    return;
  }
  for (Piece road : state.edges) head.setupStep = static_cast<std::uint16_t>(head.setupStep + !road.isEmpty());
  if (state.sea && state.sea->after.must != Decision::Nothing) return;  // known already: it waits for gold (14.1)
  for (int i = 0; i < definition.seats; ++i)
    if (state.seats[i].pending.must != Decision::Nothing) head.active = SeatId(i);
}

/// The road of the set-up goes to the settlement that has none yet (3.3).
void findNewSettlement(const GameDefinition& definition, State& state) {
  if (state.head.phase != Phase::Setup || !state.head.active) return;
  const SeatId seat = state.head.active;
  const bool waits = state.sea && state.sea->after.must == Decision::Road;  // gold comes first (14.1)
  Pending& pending = waits ? state.sea->after : state.seat(seat).pending;
  if (pending.must != Decision::Road) return;
  for (int c = 0; c < definition.map.cornerCount(); ++c) {
    if (!state.at(CornerId(c)).isOf(seat)) continue;
    bool hasRoad = false;
    for (EdgeId edge : definition.map.corner(CornerId(c)).edges) hasRoad |= edge && state.at(edge).isOf(seat);
    if (!hasRoad) pending.at = static_cast<std::uint16_t>(c);
  }
}

void countCards(Fields& in, const GameDefinition& definition, State& state, int board) {
  CardCounts held;
  for (const Seat& seat : state.seats)
    if (seat.home == board) held += seat.cards + seat.played;
  if (!definition.rules.deck.covers(held)) {
    //: A fault in a recorded game
    in.fault(u"seats"_s,
             QCoreApplication::translate("Formats", "The seats hold development cards that the deck does not have."),
             u"8.1"_s);
    return;
  }
  Supply& supply = state.supplies[board];
  supply.deck = definition.rules.deck - held;
  if (definition.rules.unlimitedBank == Switch::On) return;
  if (!definition.map.isChain()) {
    supply.bank = packAt(in, u"bank"_s, resourcesFrom);
    return;
  }
  if (!in.needs(u"bank"_s)) return;
  Fields banks(in.value(u"bank"_s), in.at(u"bank"_s), in.complaint());
  supply.bank = packAt(banks, QString::number(board), resourcesFrom);
}

void checkPosition(Fields& in, const GameDefinition& definition, const State& state) {
  if (!in.ok()) return;
  const auto broken = brokenInvariants(definition, state);
  if (broken.empty()) return;
  // Every broken invariant ends with its rule: "points are wrong (2.7)".
  const QString whole = word(broken.front());
  const qsizetype rule = whole.lastIndexOf(u" ("_s);
  //: A fault in a recorded game. %1: what cannot be, in English
  in.fault(QString(), QCoreApplication::translate("Formats", "The position cannot be: %1.").arg(whole.first(rule)),
           whole.sliced(rule + 2).chopped(1));
}

struct Derived {
  QLatin1StringView key, rule;
};

void checkDerived(Fields& in, const QCborMap& own, std::initializer_list<Derived> keys) {
  for (const Derived& each : keys) {
    const QString key(each.key);
    if (in.has(key) && in.value(key) != own.value(key)) contradict(in, key, each.rule);
  }
}

/// Values that are read from nowhere: those of the position itself must stand there.
void checkDerived(Fields& in, const GameDefinition& definition, const State& state) {
  in.numberIf(u"move"_s, 0, 100'000'000);
  const QCborMap own = stateLine(definition, state, 0);
  checkDerived(in, own, {{"rolled"_L1, "4.1"_L1}, {"deck"_L1, "8.1"_L1}});
  if (own.value(u"event"_s).isNull() && in.has(u"event"_s)) contradict(in, u"event"_s, u"8.8"_s);
  const QCborArray seats = in.list(u"seats"_s, definition.seats);
  for (int i = 0; in.ok() && i < definition.seats; ++i) {
    Fields seat(seats.at(i), in.at(u"seats"_s) << QString::number(i), in.complaint());
    const QCborMap mine = own.value(u"seats"_s).toArray().at(i).toMap();
    checkDerived(seat, mine, {{"points"_L1, "2.7"_L1}, {"publicPoints"_L1, "2.7"_L1}, {"route"_L1, "7.9"_L1}});
    if (!seat.has(u"left"_s)) continue;
    Fields left(seat.value(u"left"_s), seat.at(u"left"_s), in.complaint());
    checkDerived(
        left, mine.value(u"left"_s).toMap(),
        {{"roads"_L1, "2.2"_L1}, {"ships"_L1, "2.2"_L1}, {"settlements"_L1, "2.2"_L1}, {"cities"_L1, "2.2"_L1}});
  }
}

/// A hex of the board by its name; none, and a fault, if there is no such hex.
HexId hexAt(Fields& in, const QString& key, const QString& name, const GameDefinition& definition) {
  const auto hex = definition.map.hexNamed(name.toStdString());
  if (!hex)
    //: A fault in a recorded game. %1: name of a place, as found
    in.fault(key, QCoreApplication::translate("Formats", "There is no place “%1” on this board.").arg(name), u"0.2"_s);
  return hex.value_or(HexId());
}

/// The cells that lay under the fog, and their ground now (14.5); without the key all are still covered.
void readTurned(Fields& in, const GameDefinition& definition, Pieces& pieces) {
  if (!in.has(u"turned"_s)) return;
  const QCborMap map = in.value(u"turned"_s).toMap();
  Fields cells(in.value(u"turned"_s), in.at(u"turned"_s), in.complaint());
  for (auto it = map.begin(); cells.ok() && it != map.end(); ++it) {
    const QString name = it.key().toString();
    Fields cell(cells.value(name), cells.at(name), in.complaint());
    const Ground ground = groundFrom(cell);
    if (const HexId hex = hexAt(cells, name, name, definition)) pieces.turned.emplace_back(hex, ground);
  }
}

/// The counts of what is left under the fog must be those that follow from the board and the cells turned up.
void checkFog(Fields& in, const State& state) {
  if (!in.has(u"fog"_s)) return;
  FogStack told;
  Fields fog(in.value(u"fog"_s), in.at(u"fog"_s), in.complaint());
  Fields terrains(fog.value(u"terrains"_s), fog.at(u"terrains"_s), in.complaint());
  Fields numbers(fog.value(u"numbers"_s), fog.at(u"numbers"_s), in.complaint());
  for (int i = 0; in.ok() && i < kTerrains; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    told.of(terrain) = static_cast<std::uint16_t>(terrains.numberIf(word(nameOf(terrain)), 0, kMostCells).value_or(0));
  }
  for (int number = 2; in.ok() && number <= kMostNumber; ++number)
    told.numbers[static_cast<std::size_t>(number)] =
        static_cast<std::uint16_t>(numbers.numberIf(QString::number(number), 0, kMostCells).value_or(0));
  if (in.ok() && (!hasFog(state) || told != state.sea->fog)) contradict(in, u"fog"_s, u"14.5"_s);
}

void readPirate(Fields& in, const GameDefinition& definition, SeaPart& sea) {
  if (!in.has(u"pirate"_s)) return;
  const QString where = in.text(u"pirate"_s, 20);
  if (!definition.sea.hasPirate) return contradict(in, u"pirate"_s, u"14.2"_s);
  sea.pirate = where == u"away" ? HexId() : hexAt(in, u"pirate"_s, where, definition);
}

/// The gifts that still lie there (14.6); without the key all do.
void readGifts(Fields& in, const GameDefinition& definition, SeaPart& sea) {
  if (!in.has(u"gifts"_s)) return;
  for (std::uint64_t& bits : sea.gifts) bits = 0;
  for (const QCborValue& each : in.list(u"gifts"_s, static_cast<qsizetype>(definition.sea.gifts.size()))) {
    const std::string name = each.toString().toStdString();
    const auto corner = definition.map.cornerNamed(name);
    const auto edge = definition.map.edgeNamed(name);
    const auto gift = std::ranges::find_if(definition.sea.gifts, [&](const GiftPlace& place) {
      return (corner && place.corner == *corner) || (edge && place.edge == *edge);
    });
    if (gift == definition.sea.gifts.end()) return contradict(in, u"gifts"_s, u"14.6"_s);
    const auto index = static_cast<int>(gift - definition.sea.gifts.begin());
    const std::uint64_t bit = std::uint64_t{1} << index % kWordBits;
    if (sea.gifts[index / kWordBits] & bit) return contradict(in, u"gifts"_s, u"14.6"_s);  // told twice
    sea.gifts[index / kWordBits] |= bit;
  }
}

/// The islands where a seat has had a settlement: as told, or those where it has a building now.
std::uint32_t islandsFrom(Fields& seat, SeatId id, const GameDefinition& definition, const State& state) {
  const Islands& islands = definition.sea.islands;
  std::uint32_t had = 0;
  for (int c = 0; islands.count > 0 && c < definition.map.cornerCount(); ++c) {
    if (!state.at(CornerId(c)).isOf(id)) continue;
    const int island = islands.at(definition.map, CornerId(c));  // none at a cell that lay under the fog
    if (island < kMostIslands) had |= std::uint32_t{1} << island;
  }
  if (!seat.has(u"islands"_s)) return had;
  had = 0;
  for (const QCborValue& each : seat.list(u"islands"_s, kMostIslands)) {
    const auto island = wholeFrom(each, 0, islands.count - 1);
    const std::uint32_t bit = island ? std::uint32_t{1} << *island : 0;
    if (!island || (had & bit)) contradict(seat, u"islands"_s, u"14.3"_s);
    had |= bit;
  }
  return had;
}

/// The islands and gifts that a seat has had; the points are among its own (2.7).
void readSeaOf(Fields& in, SeatId id, const GameDefinition& definition, State& state) {
  const int island = in.numberIf(u"islandPoints"_s, 0, kMostCounted).value_or(0);
  const int gift = in.numberIf(u"giftPoints"_s, 0, kMostCounted).value_or(0);
  if (!state.sea) {
    const bool hasHad = in.has(u"islands"_s) && !in.list(u"islands"_s, kMostIslands).isEmpty();
    if (hasHad || island + gift > 0) contradict(in, u"islands"_s, u"14.3"_s);
    return;
  }
  state.sea->islands[id.value] = islandsFrom(in, id, definition, state);
  state.sea->islandPoints[id.value] = static_cast<std::uint8_t>(island);
  state.sea->giftPoints[id.value] = static_cast<std::uint8_t>(gift);
  state.seat(id).points = static_cast<std::uint8_t>(state.seat(id).points + island + gift);
}

/// Reads each seat of a chain: whether it has been taken, and its bonuses.
void readPlacesOfSeats(Fields& in, const GameDefinition& definition, Pieces& pieces) {
  const QCborArray seats = in.list(u"seats"_s, definition.seats);
  for (int i = 0; in.ok() && i < seats.size(); ++i) {
    Fields each(seats.at(i), in.at(u"seats"_s) << QString::number(i), in.complaint());
    if (each.has(u"vacant"_s) && each.flag(u"vacant"_s)) pieces.vacant.emplace_back(i);
    const auto bonus = each.numberIf(u"bonus"_s, 0, kMostCounted).value_or(0);
    const int worth = definition.rules.bonusPoints;
    if (bonus % std::max(worth, 1) != 0 || (worth == 0 && bonus > 0)) contradict(each, u"bonus"_s, u"9.13"_s);
    pieces.bonuses.push_back(static_cast<int>(bonus) / std::max(worth, 1));
  }
}

void complain(Fields& in, const GameDefinition& definition, const Misfit& misfit) {
  const QString rule = QString::fromLatin1(misfit.rule), seat = QString::number(misfit.seat.value);
  if (misfit.corner || misfit.edge) {
    const QString place = word(misfit.corner ? definition.map.name(misfit.corner) : definition.map.name(misfit.edge));
    //: A fault in a recorded game. %1: name of a place, %2: number of a seat
    in.fault(
        QString(),
        QCoreApplication::translate("Formats", "The piece at “%1” of seat %2 cannot stand there.").arg(place, seat),
        rule);
  } else if (rule == u"2.2") {
    //: A fault in a recorded game. %1: number of a seat
    in.fault(QString(),
             QCoreApplication::translate("Formats", "Seat %1 has more pieces on the board than it owns.").arg(seat),
             rule);
  } else {
    contradict(in, rule == u"14.5" ? u"turned"_s : u"bonus"_s, rule);
  }
}

/// Places the pieces on the board and works out the rest.
State placed(Fields& in, const GameDefinition& definition, const State& head) {
  Pieces pieces;
  readPieces<CornerId>(in, u"settlements"_s, definition, &Topology::cornerNamed, pieces.settlements);
  readPieces<CornerId>(in, u"cities"_s, definition, &Topology::cornerNamed, pieces.cities);
  readPieces<EdgeId>(in, u"roads"_s, definition, &Topology::edgeNamed, pieces.roads);
  if (in.has(u"ships"_s)) readPieces<EdgeId>(in, u"ships"_s, definition, &Topology::edgeNamed, pieces.ships);
  if (!definition.hasShips && !pieces.ships.empty())
    //: A fault in a recorded game
    in.fault(u"ships"_s, QCoreApplication::translate("Formats", "This game has no ships."), u"7.1"_s);
  pieces.robbers.assign(head.robbers.begin(), head.robbers.end());
  readTurned(in, definition, pieces);
  if (definition.map.isChain()) readPlacesOfSeats(in, definition, pieces);
  if (!in.ok()) return head;
  const auto found = positionWith(definition, pieces);
  if (const auto* state = std::get_if<State>(&found)) return *state;
  complain(in, definition, std::get<Misfit>(found));
  return head;
}

/// Reads the own values of a seat of a chain (9.20, 9.22).
void readSeatOfChain(Fields& in, SeatId id, Seat& seat) {
  in.number(u"seat"_s, id.value, id.value);
  seat.cardsPlayed = in.has(u"cardPlayed"_s) && in.flag(u"cardPlayed"_s);
  seat.joined = static_cast<std::uint16_t>(in.numberIf(u"joined"_s, 0, 60'000).value_or(0));
  seat.scoredAt = static_cast<std::uint32_t>(in.numberIf(u"scoredAt"_s, 0, 100'000'000).value_or(0));
}

/// Reads the group and the stage of the round (9.4 to 9.6).
void readRound(Fields& in, const GameDefinition& definition, State& state) {
  Header& head = state.head;
  head.first = SeatId(0);
  head.moves = static_cast<std::uint32_t>(in.numberIf(u"move"_s, 0, 100'000'000).value_or(0));
  if (in.has(u"group"_s)) head.group = static_cast<Territory>(1 + in.word(u"group"_s, groupWords()));
  if (in.has(u"stage"_s)) head.stage = static_cast<RoundStage>(1 + in.word(u"stage"_s, stageWords()));
  if (head.phase == Phase::Play && head.stage == RoundStage::None)
    in.word(u"stage"_s, stageWords());  // complains about the missing key
  for (int i = 0; i < definition.seats; ++i) {
    const Decision must = state.seats[i].pending.must;
    head.acting = static_cast<std::uint16_t>(head.acting + (must == Decision::Act || must == Decision::FreeRoute));
  }
}

/// The seats that the others wait for (0.11); free pieces hold nobody up where all act at once.
int openDecisions(const GameDefinition& definition, const State& state) {
  return static_cast<int>(std::count_if(state.seats.begin(), state.seats.end(), [&](const Seat& seat) {
    const Decision must = seat.pending.must;
    return must == Decision::Discard || must == Decision::Robber || must == Decision::Answer ||
           must == Decision::Start || must == Decision::Gold ||
           (must == Decision::FreeRoute && !definition.map.isChain());
  }));
}

std::vector<SeatId> holdersFrom(Fields& in, const QString& key, const GameDefinition& definition) {
  if (definition.map.isChain()) return seatList(in, key, definition.seats);
  const SeatId holder = seatIf(in, key, definition.seats);
  return holder ? std::vector{holder} : std::vector<SeatId>{};
}

void readSeats(Fields& in, const GameDefinition& definition, State& state) {
  const QCborArray seats = in.list(u"seats"_s, definition.seats);
  if (in.ok() && seats.size() != definition.seats)
    //: A fault in a recorded game
    in.fault(u"seats"_s, QCoreApplication::translate("Formats", "The position must describe every seat."), u"3.1"_s);
  for (int i = 0; in.ok() && i < definition.seats; ++i) {
    Fields each(seats.at(i), in.at(u"seats"_s) << QString::number(i), in.complaint());
    readSeat(each, state.seats[i]);
    readOffer(each, definition, SeatId(i), state.seats[i].offer);
    readSeaOf(each, SeatId(i), definition, state);
    if (definition.map.isChain()) readSeatOfChain(each, SeatId(i), state.seats[i]);
  }
}

/// The parts of a position about the sea that are no seat's (14); where the game has none, nothing may stand there.
void readSea(Fields& in, const GameDefinition& definition, State& state) {
  checkFog(in, state);
  SeaPart none;
  SeaPart& sea = state.sea ? *state.sea : none;
  readPirate(in, definition, sea);
  readGifts(in, definition, sea);
}

}  // namespace

std::optional<State> stateFromLine(const QCborValue& value, const QStringList& path, const GameDefinition& definition,
                                   Complaint& complaint) {
  Fields in(value, path, complaint);
  if (!in.ok()) return {};
  State robbed;
  readRobbers(in, definition, robbed);
  State state = placed(in, definition, robbed);
  if (!in.ok()) return {};
  readHead(in, definition, state);
  readSeats(in, definition, state);
  readEvent(in, definition.seats, state.head);
  readPairs(in, state);
  readSea(in, definition, state);
  readPending(in, definition, state);
  for (int board = 0; in.ok() && board < definition.map.boards(); ++board) countCards(in, definition, state, board);
  const auto longestRoads = holdersFrom(in, u"longestRoad"_s, definition);
  const auto largestArmies = holdersFrom(in, u"largestArmy"_s, definition);
  if (!in.ok()) return {};
  hold(definition, state, longestRoads, largestArmies);
  state.head.open = static_cast<std::uint16_t>(openDecisions(definition, state));
  if (definition.map.isChain())
    readRound(in, definition, state);
  else
    findActive(definition, state);
  if (!definition.map.isChain()) readBetween(in, definition, state);
  if (in.flag(u"cardPlayed"_s) && state.head.active) state.seat(state.head.active).cardsPlayed = 1;
  findNewSettlement(definition, state);
  checkPosition(in, definition, state);
  if (in.ok()) checkDerived(in, definition, state);
  return in.ok() ? std::optional(state) : std::nullopt;
}

}  // namespace tapu
