// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record_move.h"

#include <QCborArray>
#include <QCborMap>
#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/files/json_values.h"
#include "app/text/whole_letters.h"
#include "engine/play/notation.h"
#include "engine/rules/finds.h"
#include "engine/rules/setup.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

QCborArray pair(std::array<std::uint8_t, 2> dice) { return {dice[0], dice[1]}; }

QCborArray throwsValue(const Chance& chance) {
  QCborArray out;
  for (int i = 0; i < chance.throwCount; ++i) out.append(QCborArray{chance.throwAt(i)[0], chance.throwAt(i)[1]});
  return out;
}

/// The resources of a pack, without those of which there are none.
QCborMap shortPack(CardCounts pack) {
  QCborMap out;
  for (Resource each : kAllResources)
    if (pack[each]) out.insert(word(nameOf(each)), pack[each]);
  return out;
}

QCborMap takenValue(const Chance& chance) {
  const SeatCounts taken = chance.bySeat();
  QCborMap out;
  for (std::size_t i = 0; i < taken.size(); ++i)
    if (taken[i] != 0) out.insert(QString::number(i), taken[i]);
  return out;
}

/// The seats that played a Dog when the wolves came (8.15).
QCborArray dogsValue(const Chance& chance) {
  const SeatCounts dogs = chance.bySeat();
  QCborArray out;
  for (std::size_t i = 0; i < dogs.size(); ++i)
    if (dogs[i] != 0) out.append(static_cast<int>(i));
  return out;
}

/// Whether a move of this kind may put a piece where fog or a gift lies.
bool mayFind(const Move& move) {
  return !rules::placedBy(move.action).isNothing() || (move.action.kind == ActionKind::TimeUp && move.action.seat);
}

QCborValue eventValue(RoundEvent event) {
  return event == RoundEvent::None ? QCborValue(nullptr) : QCborValue(word(nameOf(event)));
}

/// Moves of this kind tell who has reached the target (9.22).
bool hasReached(const GameDefinition& definition, ActionKind kind) {
  return playsOnChain(definition.rules) && mayBringPoints(kind);
}

QCborArray reachedValue(const Chance& chance) {
  QCborArray out;
  for (SeatId seat : chance.reached())
    if (seat) out.append(seat.value);
  return out;
}

void addChance(QCborMap& out, const GameDefinition& definition, const Move& move) {
  const Chance& chance = move.chance;
  const ActionKind kind = move.action.kind;
  if (kind == ActionKind::FirstThrow) {
    if (chance.throwCount) out.insert(u"throws"_s, throwsValue(chance));
    out.insert(u"first"_s, seatValue(chance.seat));
  }
  if (kind == ActionKind::StartRound && definition.rules.sharedRounds == Switch::Off)
    out.insert(u"event"_s, eventValue(chance.event()));
  const bool isOfWindow = kind == ActionKind::TimeUp && !move.action.seat && !playsOnChain(definition.rules);
  if (isOfWindow) out.insert(u"dogs"_s, dogsValue(chance));
  if (chance.dice[0]) out.insert(u"dice"_s, pair(chance.dice));
  if (chance.card != Card::None) out.insert(u"card"_s, word(nameOf(chance.card)));
  if (kind == ActionKind::TimeUp && chance.hex) {
    out.insert(u"hex"_s, QString::fromStdString(definition.map.name(chance.hex)));
    out.insert(u"victim"_s, seatValue(chance.seat));
  }
  if (kind == ActionKind::TimeUp && move.action.seat && !chance.cards.isEmpty())
    out.insert(chance.isGold() ? u"gold"_s : u"discarded"_s, shortPack(chance.cards));
  if (const auto turned = mayFind(move) ? chance.turned() : std::nullopt) out.insert(u"turned"_s, groundValue(*turned));
  if (chance.stolen != Resource::None) out.insert(u"stolen"_s, word(nameOf(chance.stolen)));
  if (kind == ActionKind::Monopoly) out.insert(u"taken"_s, takenValue(chance));
  if (hasReached(definition, kind) && chance.seat) out.insert(u"reached"_s, reachedValue(chance));
  if (chance.winner) {
    out.insert(u"winner"_s, chance.winner.value);
    out.insert(u"wonWith"_s, chance.wonWith);
  }
}

/// The results that a kind of move can have; any move can end the game.
QStringList chanceKeys(ActionKind kind) {
  static const std::map<ActionKind, QStringList> keys{
      {ActionKind::FirstThrow, {u"throws"_s, u"first"_s}},
      {ActionKind::Roll, {u"dice"_s}},
      {ActionKind::BuyCard, {u"card"_s}},
      {ActionKind::Robber, {u"stolen"_s}},
      {ActionKind::Pirate, {u"stolen"_s}},
      {ActionKind::Settlement, {u"card"_s}},
      {ActionKind::Road, {u"turned"_s, u"card"_s}},
      {ActionKind::Ship, {u"turned"_s, u"card"_s}},
      {ActionKind::MoveShip, {u"turned"_s, u"card"_s}},
      {ActionKind::Monopoly, {u"taken"_s}},
      {ActionKind::StartRound, {u"event"_s, u"dice"_s}},
      {ActionKind::SecondThrow, {u"dice"_s}},
      {ActionKind::TimeUp,
       {u"dice"_s, u"discarded"_s, u"hex"_s, u"victim"_s, u"stolen"_s, u"dogs"_s, u"gold"_s, u"turned"_s, u"card"_s}}};
  const auto found = keys.find(kind);
  return found == keys.end() ? QStringList() : found->second;
}
const QStringList kAllChanceKeys{u"throws"_s,    u"first"_s,  u"dice"_s,    u"second"_s, u"event"_s,
                                 u"card"_s,      u"stolen"_s, u"taken"_s,   u"hex"_s,    u"victim"_s,
                                 u"discarded"_s, u"dogs"_s,   u"reached"_s, u"gold"_s,   u"turned"_s};

void refuseForeign(Fields& in, const QString& key) {
  //: A fault in a recorded game. %1: name of a key
  in.fault(key, QCoreApplication::translate("Formats", "“%1” does not belong to this move.").arg(key), u"0.8"_s);
}

void refuseForeignChance(Fields& in, const GameDefinition& definition, ActionKind kind) {
  QStringList own = chanceKeys(kind);
  if (hasReached(definition, kind)) own.append(u"reached"_s);
  for (const QString& key : kAllChanceKeys)
    if (!own.contains(key) && in.has(key)) refuseForeign(in, key);
}

bool readPair(const QCborValue& value, std::array<std::uint8_t, 2>& dice) {
  const QCborArray two = value.toArray();
  if (two.size() != 2) return false;
  for (int i = 0; i < 2; ++i) {
    const auto die = wholeFrom(two.at(i), 1, 6);
    if (!die) return false;
    dice[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(*die);
  }
  return true;
}

void faultyDice(Fields& in, const QString& key) {
  //: A fault in a recorded game. %1: name of a key
  in.fault(key, QCoreApplication::translate("Formats", "“%1” must give two dice from 1 to 6.").arg(key), u"0.8"_s);
}

void readThrows(Fields& in, Chance& chance) {
  if (!in.has(u"throws"_s)) return;
  for (const QCborValue& each : in.list(u"throws"_s, Chance::kMostThrows)) {
    std::array<std::uint8_t, 2> dice{};
    if (!readPair(each, dice)) return faultyDice(in, u"throws"_s);
    chance.addThrow(dice[0], dice[1]);
  }
}

void readFirstThrow(Fields& in, const GameDefinition& definition, Chance& chance) {
  readThrows(in, chance);
  chance.seat = seatIf(in, u"first"_s, definition.seats);
  if (!chance.seat) chance.seat = firstByThrows(definition, chance);  // 3.2
}

void readTaken(Fields& in, const GameDefinition& definition, Chance& chance) {
  if (!in.has(u"taken"_s)) return;
  Fields taken(in.value(u"taken"_s), in.at(u"taken"_s), in.complaint());
  SeatCounts numbers{};
  for (int i = 0; i < std::min(definition.seats, kMostSeatsOfTable); ++i)
    numbers[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(taken.numberIf(QString::number(i), 0, 127).value_or(0));
  chance.setBySeat(numbers);
  if (taken.ok() && !taken.rest().isEmpty())
    //: A fault in a recorded game. “taken” is the name of a key
    in.fault(u"taken"_s, QCoreApplication::translate("Formats", "“taken” must give a number of cards for each seat."),
             u"3.1"_s);
}

Resource resourceIf(Fields& in, const QString& key, Completeness seen) {
  if (!in.has(key)) return Resource::None;
  QStringList words;
  for (Resource each : kAllResources) words << word(nameOf(each));
  if (seen == Completeness::BySeat && in.value(key).toString() == word(nameOf(Resource::Unknown)))
    return Resource::Unknown;
  return static_cast<Resource>(in.word(key, words));
}

Card cardIf(Fields& in, const QString& key, Completeness seen) {
  if (!in.has(key)) return Card::None;
  QStringList words;
  for (int i = 0; i < kCards; ++i) words << word(nameOf(static_cast<Card>(i)));
  if (seen == Completeness::BySeat && in.value(key).toString() == word(nameOf(Card::Unknown))) return Card::Unknown;
  return static_cast<Card>(in.word(key, words));
}

void readEvent(Fields& in, Chance& chance) {
  if (!in.has(u"event"_s)) return;
  QStringList words;
  for (int i = 1; i <= kRoundEvents; ++i) words << word(nameOf(static_cast<RoundEvent>(i)));
  chance.setEvent(static_cast<RoundEvent>(1 + in.word(u"event"_s, words)));
}

void readDogs(Fields& in, const GameDefinition& definition, Chance& chance) {
  if (!in.has(u"dogs"_s)) return;
  if (in.has(u"discarded"_s) || in.has(u"gold"_s) || in.has(u"turned"_s))
    return refuseForeign(in, u"dogs"_s);  // of one seat, and these are of all
  const int seats = std::min(definition.seats, kMostSeatsOfTable);
  SeatCounts dogs{};
  for (const QCborValue& each : in.list(u"dogs"_s, seats)) {
    if (const auto seat = wholeFrom(each, 0, seats - 1))
      dogs[static_cast<std::size_t>(*seat)] = 1;
    else
      //: A fault in a recorded game. %1: name of a key
      in.fault(u"dogs"_s, QCoreApplication::translate("Formats", "“%1” must be a list of seats.").arg(u"dogs"_s),
               u"3.1"_s);
  }
  chance.setBySeat(dogs);
}

/// That the fog holds it is asked of the rules.
void readTurned(Fields& in, Chance& chance) {
  if (!in.has(u"turned"_s)) return;
  Fields each(in.value(u"turned"_s), in.at(u"turned"_s), in.complaint());
  chance.setTurned(groundFrom(each));
}

/// The cards that a seat whose time was up took for gold (14.1), or put back after a seven (5.2).
void readForcedCards(Fields& in, Chance& chance) {
  for (const QString& key : {u"gold"_s, u"discarded"_s}) {
    if (!in.has(key)) continue;
    const auto cards = resourcesFrom(in.value(key));
    if (!cards)
      //: A fault in a recorded game. %1: name of a key
      in.fault(key, QCoreApplication::translate("Formats", "“%1” must give a number for each kind of card.").arg(key),
               key == u"gold" ? u"14.1"_s : u"5.2"_s);
    else if (key == u"gold")
      chance.setGold(*cards);
    else if (chance.isGold())
      refuseForeign(in, key);
    else
      chance.cards = *cards;
  }
}

void readForced(Fields& in, const GameDefinition& definition, Chance& chance) {
  chance.seat = seatIf(in, u"victim"_s, definition.seats);
  if (in.has(u"hex"_s)) {
    const auto hex = definition.map.hexNamed(in.text(u"hex"_s, 20).toStdString());
    if (hex && hex->value < ShortHexId::kNone)
      chance.hex = ShortHexId(*hex);
    else
      //: A fault in a recorded game. “hex” is the name of a key
      in.fault(u"hex"_s, QCoreApplication::translate("Formats", "“hex” must be a hex of the board."), u"0.2"_s);
  }
  readForcedCards(in, chance);
}

void readReached(Fields& in, const GameDefinition& definition, Chance& chance) {
  const QCborArray seats = in.value(u"reached"_s).toArray();
  bool isSound = seats.size() == 1 || seats.size() == 2;
  for (const QCborValue& value : seats) {
    const auto seat = wholeFrom(value, 0, definition.seats - 1);
    isSound = isSound && seat;
    if (isSound) chance.addReached(SeatId(static_cast<int>(*seat)));
  }
  if (!isSound)
    //: A fault in a recorded game. %1: name of a key
    in.fault(u"reached"_s,
             QCoreApplication::translate("Formats", "“%1” must be a list of one or two seats.").arg(u"reached"_s),
             u"9.22"_s);
}

Chance chanceFrom(Fields& in, const GameDefinition& definition, ActionKind kind, Completeness seen) {
  Chance chance;
  refuseForeignChance(in, definition, kind);
  if (in.has(u"dice"_s) && !readPair(in.value(u"dice"_s), chance.dice)) faultyDice(in, u"dice"_s);
  chance.card = cardIf(in, u"card"_s, seen);
  chance.stolen = resourceIf(in, u"stolen"_s, seen);
  if (kind == ActionKind::FirstThrow) readFirstThrow(in, definition, chance);
  if (kind == ActionKind::Monopoly) readTaken(in, definition, chance);
  if (kind == ActionKind::TimeUp) readForced(in, definition, chance);
  if (kind == ActionKind::TimeUp) readDogs(in, definition, chance);
  if (kind == ActionKind::StartRound) readEvent(in, chance);
  readTurned(in, chance);
  if (in.has(u"reached"_s)) readReached(in, definition, chance);
  chance.winner = seatIf(in, u"winner"_s, definition.seats);
  chance.wonWith = static_cast<std::uint8_t>(in.numberIf(u"wonWith"_s, 0, 127).value_or(0));
  return chance;
}

Action actionOf(Fields& in, const GameDefinition& definition, SeatId by) {
  const QString asked = in.text(u"do"_s, 500);
  const auto action = in.ok() ? actionFrom(definition, asked.toStdString(), by) : std::nullopt;
  if (in.ok() && !action)
    //: A fault in a recorded game. %1: the text of a move, as found
    in.fault(u"do"_s,
             QCoreApplication::translate("Formats", "“%1” is not a move on this board.").arg(firstLetters(asked, 80)),
             u"0.2"_s);
  return action.value_or(Action());
}

}  // namespace

QByteArray moveLine(const GameDefinition& definition, const Move& move) {
  QCborMap out;
  out.insert(u"seat"_s, seatValue(move.seat));
  out.insert(u"do"_s, QString::fromStdString(toText(definition, move.action, move.seat)));
  addChance(out, definition, move);
  return jsonText(out, Layout::OneLine);
}

std::optional<Move> moveFromLine(const QByteArray& line, const GameDefinition& definition, Complaint& complaint,
                                 Completeness seen) {
  const auto value = parseJson(line, complaint);
  if (!value) return {};
  Fields in(*value, {}, complaint);
  Move move;
  if (in.ok() && !value->toMap().contains(u"seat"_s)) in.number(u"seat"_s, 0, 0);  // says that it is missing
  move.seat = seatIf(in, u"seat"_s, definition.seats);
  move.action = actionOf(in, definition, move.seat);
  if (in.ok()) move.chance = chanceFrom(in, definition, move.action.kind, seen);
  return in.ok() ? std::optional(move) : std::nullopt;
}

}  // namespace tapu
