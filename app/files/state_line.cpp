// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/state_line.h"

#include <QCborArray>
#include <bit>

#include "app/files/fields.h"
#include "app/files/json_values.h"
#include "engine/play/legal_actions.h"
#include "engine/play/notation.h"
#include "engine/rules/between.h"
#include "engine/rules/gold.h"
#include "engine/rules/pirate.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

QString seatKey(int seat) { return QString::number(seat); }

QCborArray numbersOf(SeatSet seats) {
  QCborArray out;
  for (SeatId seat : seats) out.append(seat.value);
  return out;
}
/// The seats that the partners in an offer are (9.8).
QCborArray askedSeats(const GameDefinition& definition, SeatId offerer, PartnerSet to) {
  QCborArray out;
  for (PartnerId asked : to) out.append(definition.partner(offerer, asked).value);
  return out;
}

/// The part of a game that a line is about.
struct Part {
  const GameDefinition& definition;
  const State& state;
  BoardRange boards;

  bool has(SeatId seat) const { return !definition.map.isChain() || boards.has(definition.homeOf(seat)); }
  bool hasAny(const std::array<std::uint16_t, 2>& touching) const {
    return !definition.map.isChain() || boards.has(touching[0]) ||
           (touching[1] != Topology::kNoBoard && boards.has(touching[1]));
  }
  bool has(CornerId corner) const { return hasAny(definition.map.corner(corner).boards); }
  bool has(EdgeId edge) const { return hasAny(definition.map.edge(edge).boards); }
};

/// The word for an answer, the same as for the action that gave it.
QString answerWord(Answer answer) { return answer == Answer::Dog ? u"dog"_s : u"pass"_s; }

QCborMap duty(SeatId seat, Decision must, int left) {
  return {{u"seat"_s, seat.value}, {u"must"_s, word(nameOf(must))}, {u"left"_s, left}};
}

/// 14.1: the gold of seats before which others choose, and what the active seat goes on with when all have chosen.
void addWaiting(QCborArray& out, const State& state) {
  const auto add = [&](SeatId seat, Decision must, int left) {
    QCborMap each = duty(seat, must, left);
    each.insert(u"waits"_s, true);
    out.append(each);
  };
  for (int i = 0; i < state.seats.size(); ++i)
    if (goldOwedTo(state, SeatId(i)) > 0 && state.seats[i].pending.must != Decision::Gold)
      add(SeatId(i), Decision::Gold, goldOwedTo(state, SeatId(i)));
  const Pending& after = state.sea->after;
  if (after.must != Decision::Nothing) add(state.head.active, after.must, after.left);
}

QCborArray pendingValue(const Part& part) {
  const State& state = part.state;
  QCborArray out;
  for (int i = 0; i < state.seats.size(); ++i) {
    if (!part.has(SeatId(i))) continue;
    const Pending& pending = state.seats[i].pending;
    if (pending.must == Decision::Nothing) continue;
    QCborMap each = duty(SeatId(i), pending.must, pending.left);
    if (state.seats[i].answer != Answer::None) each.insert(u"answer"_s, answerWord(state.seats[i].answer));
    out.append(each);
  }
  if (state.sea) addWaiting(out, state);
  return out;
}

QCborValue offerValue(const GameDefinition& definition, SeatId offerer, const Offer& offer) {
  if (!offer.isOpen()) return nullptr;
  return QCborMap{{u"give"_s, resourcesValue(offer.give)},
                  {u"want"_s, resourcesValue(offer.want)},
                  {u"to"_s, askedSeats(definition, offerer, offer.to)},
                  {u"declined"_s, askedSeats(definition, offerer, offer.declined)},
                  {u"accepted"_s, askedSeats(definition, offerer, offer.accepted)}};
}

/// The event of the round, its strikes still to come, and the seat with a ready Dog (8.8 to 8.15); null if nothing.
QCborValue eventValue(const Header& head) {
  if (head.event == RoundEvent::None && head.strikes == 0) return nullptr;
  QCborArray strikes;
  if (head.strikes & Strike::Flood) strikes.append(word(nameOf(RoundEvent::Flood)));
  if (head.strikes & Strike::Wolf) strikes.append(word(nameOf(RoundEvent::Wolf)));
  const auto drawn = head.event == RoundEvent::None ? QCborValue(nullptr) : QCborValue(word(nameOf(head.event)));
  return QCborMap{{u"drawn"_s, drawn}, {u"strikes"_s, strikes}, {u"guarded"_s, numbersOf(head.guarded)}};
}

/// The islands and gifts that a seat has had (14.3, 14.6).
void addSeaOf(QCborMap& line, const State& state, SeatId id) {
  QCborArray islands;
  for (int island = 0; state.sea && island < kMostIslands; ++island)
    if (state.sea->islands[id.value] >> island & 1) islands.append(island);
  line.insert(u"islands"_s, islands);
  line.insert(u"islandPoints"_s, state.sea ? state.sea->islandPoints[id.value] : 0);
  line.insert(u"giftPoints"_s, state.sea ? state.sea->giftPoints[id.value] : 0);
}

QCborMap seatLine(const GameDefinition& definition, const State& state, SeatId id) {
  const Seat& seat = state.seat(id);
  const QCborMap left{{u"roads"_s, seat.roads},
                      {u"ships"_s, seat.ships},
                      {u"settlements"_s, seat.settlements},
                      {u"cities"_s, seat.cities}};
  QCborMap line{{u"hand"_s, resourcesValue(seat.hand)},
                {u"cards"_s, cardsValue(seat.cards)},
                {u"fresh"_s, cardsValue(seat.boughtThisTurn)},
                {u"played"_s, cardsValue(seat.played)},
                {u"left"_s, left},
                {u"points"_s, state.points(id)},
                {u"publicPoints"_s, state.publicPoints(id)},
                {u"route"_s, seat.route},
                {u"ledger"_s, seat.unrefundedCities},
                {u"offer"_s, offerValue(definition, id, seat.offer)}};
  addSeaOf(line, state, id);
  return line;
}

template <class Place, class Pieces>
QCborMap piecesValue(const Part& part, const Pieces& pieces, Piece::Kind kind) {
  QCborMap out;
  for (int i = 0; i < pieces.size(); ++i)
    if (!pieces[i].isEmpty() && pieces[i].kind() == kind && part.has(Place(i)))
      out.insert(word(part.definition.map.name(Place(i))), pieces[i].owner().value);
  return out;
}

QCborMap bankValue(const GameDefinition& definition, CardCounts bank) {
  if (definition.rules.unlimitedBank == Switch::Off) return resourcesValue(bank);
  QCborMap out;
  for (Resource each : kAllResources) out.insert(word(nameOf(each)), QCborValue(nullptr));
  return out;
}

QCborMap legalValue(const Part& part) {
  const auto& [definition, state, boards] = part;
  QCborMap out;
  for (int i = 0; i < definition.seats; ++i) {
    if (!part.has(SeatId(i))) continue;
    QStringList words;
    for (const Action& action : legalActions(definition, state, SeatId(i)).all())
      words << word(toText(definition, action, SeatId(i)));
    words.sort();
    words.removeDuplicates();
    out.insert(seatKey(i), QCborArray::fromStringList(words));
  }
  return out;
}

/// The holders of an award: one, or in a chain one for each group of rivals in the order of the seats (9.15).
QCborValue holdersValue(const Part& part, SeatId Holders::*award) {
  if (!part.definition.map.isChain()) return seatValue(part.state.awards[0].*award);
  QCborArray out;
  for (int s = 0; s < part.definition.seats; ++s)
    if (part.has(SeatId(s)) && part.state.awardsFor(SeatId(s)).*award == SeatId(s)) out.append(s);
  return out;
}

/// The seat whose turn has ended, and those that still build before the next one, in that order (13.4); null in a turn.
QCborValue betweenValue(const GameDefinition& definition, const State& state) {
  if (!state.head.ended) return nullptr;
  QCborArray queue;
  for (SeatId seat : buildOrder(definition, state))
    if (seat != state.head.active) queue.append(seat.value);
  return QCborMap{{u"after"_s, state.head.ended.value}, {u"queue"_s, queue}};
}

/// The pairs of dice that are left in the deck (4.10), as "34"; null where dice are thrown.
QCborValue pairsValue(DiceDeck deck) {
  if (!deck.isUsed()) return nullptr;
  QCborArray pairs;
  for (int i = 0; i < deck.left(); ++i) pairs.append(QString::number(deck.at(i)[0]) + QString::number(deck.at(i)[1]));
  return pairs;
}

/// The cells left under the fog, counted (14.5); null where none ever lay there.
QCborValue fogValue(const State& state) {
  if (!hasFog(state)) return nullptr;
  QCborMap terrains, numbers;
  const FogStack& fog = state.sea->fog;
  for (int i = 0; i < kTerrains; ++i)
    if (const int count = fog.of(static_cast<Terrain>(i)))
      terrains.insert(word(nameOf(static_cast<Terrain>(i))), count);
  for (int number = 0; number <= kMostNumber; ++number)
    if (const int count = fog.numbers[static_cast<std::size_t>(number)]) numbers.insert(QString::number(number), count);
  return QCborMap{{u"terrains"_s, terrains}, {u"numbers"_s, numbers}};
}

/// The cells that lay under the fog, and what they turned out to be.
QCborMap turnedValue(const GameDefinition& definition, const State& state) {
  QCborMap out;
  for (int h = 0; hasFog(state) && h < definition.map.hexCount(); ++h) {
    const Ground ground = state.sea->ground[h];
    if (definition.map.hex(HexId(h)).cell.terrain == Terrain::Fog && ground.terrain != Terrain::Fog)
      out.insert(word(definition.map.name(HexId(h))), groundValue(ground));
  }
  return out;
}

/// Where the pirate lies (14.2); null where the game has none.
QCborValue pirateValue(const GameDefinition& definition, const State& state) {
  if (!definition.sea.hasPirate) return nullptr;
  return pirateOf(state) ? QCborValue(word(definition.map.name(pirateOf(state)))) : QCborValue(u"away"_s);
}

/// The places of the gifts that nobody has taken yet (14.6).
QCborArray giftsValue(const GameDefinition& definition, const State& state) {
  QCborArray out;
  for (int i = 0; state.sea && i < static_cast<int>(definition.sea.gifts.size()); ++i) {
    if (!hasBit(state.sea->gifts[i / kWordBits], i % kWordBits)) continue;
    const GiftPlace& gift = definition.sea.gifts[static_cast<std::size_t>(i)];
    out.append(word(gift.corner ? definition.map.name(gift.corner) : definition.map.name(gift.edge)));
  }
  return out;
}

/// Adds the parts of a chain: the group of the round, and the banks and decks of each board.
void addChain(QCborMap& out, const Part& part) {
  const auto& [definition, state, boards] = part;
  QCborMap banks, decks;
  QCborArray seats;
  for (int board = 0; board < definition.map.boards(); ++board) {
    if (!boards.has(board)) continue;
    banks.insert(QString::number(board), bankValue(definition, state.supplies[board].bank));
    decks.insert(QString::number(board), state.supplies[board].deck.total());
  }
  for (int s = 0; s < definition.seats; ++s) {
    if (!part.has(SeatId(s))) continue;
    const Seat& seat = state.seats[s];
    QCborMap line = seatLine(definition, state, SeatId(s));
    line.insert(u"seat"_s, s);
    line.insert(u"cardPlayed"_s, seat.cardsPlayed > 0);
    line.insert(u"bonus"_s, definition.rules.bonusPoints * std::popcount(seat.bonusFrom));
    line.insert(u"joined"_s, seat.joined);
    line.insert(u"scoredAt"_s, static_cast<qint64>(seat.scoredAt));
    line.insert(u"vacant"_s, seat.presence == Presence::Vacant);
    seats.append(line);
  }
  const auto wordIn = [](const QStringList& words, int from1) {
    return from1 == 0 ? QCborValue(nullptr) : QCborValue(words[from1 - 1]);
  };
  out.insert(u"group"_s, wordIn(groupWords(), static_cast<int>(state.head.group)));
  out.insert(u"stage"_s, wordIn(stageWords(), static_cast<int>(state.head.stage)));
  out.insert(u"seats"_s, seats);
  out.insert(u"bank"_s, banks);
  out.insert(u"deck"_s, decks);
}

/// `moves`: the number played before; none: leaves out that number and the legal moves.
QCborMap lineOf(const Part& part, std::optional<int> moves) {
  const auto& [definition, state, boards] = part;
  const Header& head = state.head;
  const bool isChain = definition.map.isChain();
  QCborArray seats, robbers;
  for (int i = 0; i < definition.seats && !isChain; ++i) seats.append(seatLine(definition, state, SeatId(i)));
  for (HexId hex : state.robbers)
    if (hex && (!isChain || boards.has(definition.map.hex(hex).board))) robbers.append(word(definition.map.name(hex)));
  QCborMap out;
  if (moves) out.insert(u"move"_s, *moves);
  out.insert(u"turn"_s, static_cast<qint64>(head.turn));
  out.insert(u"round"_s, head.round);
  out.insert(u"phase"_s, phaseWords()[static_cast<int>(head.phase)]);
  out.insert(u"pending"_s, pendingValue(part));
  out.insert(u"dice"_s, head.rolled() ? QCborValue(QCborArray{head.dice[0], head.dice[1]}) : QCborValue(nullptr));
  out.insert(u"rolled"_s, head.rolled());
  out.insert(u"cardPlayed"_s, head.active && state.seat(head.active).cardsPlayed > 0);
  out.insert(u"seats"_s, seats);
  out.insert(u"settlements"_s, piecesValue<CornerId>(part, state.corners, Piece::Settlement));
  out.insert(u"cities"_s, piecesValue<CornerId>(part, state.corners, Piece::City));
  out.insert(u"roads"_s, piecesValue<EdgeId>(part, state.edges, Piece::Road));
  out.insert(u"ships"_s, piecesValue<EdgeId>(part, state.edges, Piece::Ship));
  out.insert(u"bank"_s, bankValue(definition, state.supplies[0].bank));
  out.insert(u"deck"_s, state.supplies[0].deck.total());
  out.insert(u"robbers"_s, robbers);
  out.insert(u"longestRoad"_s, holdersValue(part, &Holders::longestRoad));
  out.insert(u"largestArmy"_s, holdersValue(part, &Holders::largestArmy));
  out.insert(u"event"_s, eventValue(head));
  out.insert(u"winner"_s, seatValue(head.winner));
  out.insert(u"want"_s, numbersOf(head.wishes));
  out.insert(u"between"_s, betweenValue(definition, state));
  out.insert(u"dicePairs"_s, pairsValue(state.dice));
  out.insert(u"pirate"_s, pirateValue(definition, state));
  out.insert(u"fog"_s, fogValue(state));
  out.insert(u"turned"_s, turnedValue(definition, state));
  out.insert(u"gifts"_s, giftsValue(definition, state));
  if (moves) out.insert(u"legal"_s, legalValue(part));
  if (isChain) addChain(out, part);
  return out;
}

}  // namespace

QCborMap stateLine(const GameDefinition& definition, const State& state, int moves) {
  return stateLine(definition, state, moves, {});
}

QCborMap positionLine(const GameDefinition& definition, const State& state) {
  return lineOf({definition, state, {}}, std::nullopt);
}

QCborMap stateLine(const GameDefinition& definition, const State& state, int moves, BoardRange boards) {
  return lineOf({definition, state, boards}, moves);
}

}  // namespace tapu
