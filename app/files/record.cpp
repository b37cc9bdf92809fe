// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record.h"

#include <QCborArray>
#include <QCoreApplication>

#include "app/files/board_file.h"
#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/files/state_line.h"
#include "app/files/whole_file.h"
#include "app/text/reject_text.h"
#include "app/values/options_text.h"
#include "engine/play/notation.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/rules/dog.h"
#include "engine/rules/setup.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr int kVersion = 1;
constexpr qint64 kLongestLine = 1024 * 1024;
constexpr int kMostMoves = 1'000'000;
constexpr int kMostName = 200;
constexpr int kMostColor = 9;

QCborValue seatValue(SeatId seat) { return seat ? QCborValue(seat.value) : QCborValue(nullptr); }

SeatId seatIf(Fields& in, const QString& key, int seats) {
  const auto seat = in.numberIf(key, 0, seats - 1);
  return seat ? SeatId(*seat) : SeatId();
}

// ---- header

/// How many of each kind there are in all; the two kinds of Crazy only where they are played.
QCborMap deckValue(const Setup& setup) {
  const CardCounts deck = rulesOf(setup.ruleSet, setup.options).deck;
  QCborMap out;
  for (int i = 0; i < kCards; ++i) {
    const Card card = static_cast<Card>(i);
    if (i < static_cast<int>(setup.options.deckCounts.size()) || deck[card] > 0)
      out.insert(word(nameOf(card)), deck[card]);
  }
  return out;
}

/// The counts that "deck" states, as options. False: a kind that this rule set does not play, or too many.
bool countsFrom(const CardCounts& deck, RuleSet ruleSet, Options& options) {
  if (rulesOf(ruleSet, options).deck == deck) return true;  // 9.15: Monopoly may be counted, and is not in it
  for (std::size_t i = 0; i < options.deckCounts.size(); ++i)
    options.deckCounts[i] = static_cast<std::uint8_t>(deck[static_cast<Card>(i)]);
  options.crazyDeck = {static_cast<std::uint8_t>(deck[Card::Insurance]), static_cast<std::uint8_t>(deck[Card::Dog])};
  bool fits = rulesOf(ruleSet, options).deck == deck;
  for (auto count : options.deckCounts) fits = fits && count <= 99;
  for (auto count : options.crazyDeck) fits = fits && count <= 99;
  const bool playsThem = rulesOf(ruleSet, defaultOptions(ruleSet)).deck[Card::Dog] > 0;
  if (!playsThem) options.crazyDeck = defaultOptions(ruleSet).crazyDeck;
  return fits;
}

void readDeck(Fields& in, RuleSet ruleSet, Options& options, const QCborMap& stated) {
  if (!in.has(u"deck"_s)) return;
  const auto deck = cardsFrom(in.value(u"deck"_s));
  Options counted = options;
  const auto contradicts = [&](const QString& key, auto member) {
    return stated.contains(key) && counted.*member != options.*member;
  };
  if (!deck || !countsFrom(*deck, ruleSet, counted))
    //: A fault in a recorded game. “deck” is the name of a key
    in.fault(u"deck"_s,
             QCoreApplication::translate("Formats", "“deck” must give a number from 0 to 99 for each kind of card."),
             u"8.1"_s);
  else if (contradicts(u"deck.counts"_s, &Options::deckCounts) || contradicts(u"crazy.deck"_s, &Options::crazyDeck))
    //: A fault in a recorded game. “deck” and “deck.counts” are names of keys
    in.fault(u"deck"_s, QCoreApplication::translate("Formats", "“deck” and the option “deck.counts” disagree."),
             u"8.1"_s);
  options = counted;
}

QStringList readNames(Fields& in, int most) {
  QStringList names;
  for (const QCborValue& each : in.list(u"seats"_s, most)) {
    if (!each.isString())
      //: A fault in a recorded game
      in.fault(u"seats"_s, QCoreApplication::translate("Formats", "The name of a seat must be a text."));
    names << each.toString().left(kMostName);
  }
  return names;
}

/// Two seats at each board of a chain (9.1), some of them perhaps not taken yet (9.21).
void readSeatsOfChain(Fields& in, RecordHeader& header) {
  const int seats = header.setup.seats();
  header.names = QStringList(seats);
  if (in.value(u"seats"_s).isArray()) {
    header.names = readNames(in, seats);
  } else {
    in.number(u"seats"_s, seats, seats);
  }
  if (in.ok() && header.names.size() != seats)
    //: A fault in a recorded game. “seats” is the name of a key
    in.fault(u"seats"_s, QCoreApplication::translate("Formats", "“seats” must name two seats for each board."),
             u"9.1"_s);
  if (!in.has(u"vacant"_s)) return;
  for (const QCborValue& each : in.list(u"vacant"_s, seats)) {
    const qint64 seat = each.toInteger(-1);
    if (seat < 0 || seat >= seats)
      //: A fault in a recorded game. %1: name of a key
      in.fault(u"vacant"_s, QCoreApplication::translate("Formats", "“%1” must be a list of seats.").arg(u"vacant"_s),
               u"3.1"_s);
    else
      header.setup.vacant.push_back(SeatId(static_cast<int>(seat)));
  }
}

void readSeats(Fields& in, RecordHeader& header, const QCborMap& stated) {
  if (!header.setup.chain.isEmpty()) return readSeatsOfChain(in, header);
  Options& options = header.setup.options;
  const QCborValue seats = in.value(u"seats"_s);
  const int before = options.seats;
  if (seats.isArray()) {
    header.names = readNames(in, 4);
    options.seats = static_cast<int>(header.names.size());
  } else {
    options.seats = static_cast<int>(in.number(u"seats"_s, 2, 4));
    header.names = QStringList(options.seats);
  }
  if (in.ok() && options.seats < 2)
    //: A fault in a recorded game
    in.fault(u"seats"_s, QCoreApplication::translate("Formats", "A game has 2 to 4 seats."), u"3.1"_s);
  if (in.ok() && stated.contains(u"seats.count"_s) && before != options.seats)
    //: A fault in a recorded game. “seats” and “seats.count” are names of keys
    in.fault(u"seats"_s, QCoreApplication::translate("Formats", "“seats” and the option “seats.count” disagree."),
             u"3.1"_s);
}

void readRules(Fields& in, Setup& setup) {
  QStringList words;
  for (RuleSet each : {RuleSet::Classic, RuleSet::Crazy, RuleSet::BigGame}) words << word(nameOf(each));
  setup.ruleSet = static_cast<RuleSet>(in.word(u"rules"_s, words));
  setup.options = defaultOptions(setup.ruleSet);
  if (!in.has(u"options"_s)) return;
  if (auto options = optionsFrom(in.value(u"options"_s), setup.ruleSet, in.complaint()))
    setup.options = *options;
  else
    in.complaint().path.prepend(u"options"_s);
}

void readBoardOf(Fields& in, Setup& setup) {
  if (playsOnChain(rulesOf(setup.ruleSet, setup.options))) {
    if (auto chain = chainFromJson(in.value(u"board"_s), in.at(u"board"_s), in.complaint())) setup.chain = *chain;
    return;
  }
  if (!in.has(u"board"_s) && setup.options.mapKind == MapKind::Beginner) {
    setup.board = beginnerBoard();
    return;
  }
  if (!in.has(u"board"_s)) {
    in.list(u"board"_s, 0);  // says that it is missing
  } else if (auto board = boardFromJson(in.value(u"board"_s), in.at(u"board"_s), in.complaint())) {
    setup.board = *board;
  }
}

void checkKind(Fields& in) {
  if (in.ok() && in.value(u"tapu"_s) != QCborValue(u"record"_s))
    //: A fault in a file
    in.fault(QString(), QCoreApplication::translate("Formats", "This is not a record of a game."));
  const auto version = in.number(u"version"_s, 1, 1'000'000);
  if (in.ok() && version > kVersion)
    //: A fault in a file
    in.fault(u"version"_s, QCoreApplication::translate("Formats", "A newer version of Tapu wrote this file."));
}

// ---- chance

QCborArray pair(std::array<std::uint8_t, 2> dice) { return {dice[0], dice[1]}; }

QCborArray throwsValue(const Chance& chance) {
  QCborArray out;
  for (int i = 0; i < chance.throwCount; ++i) out.append(QCborArray{chance.throwAt(i)[0], chance.throwAt(i)[1]});
  return out;
}

/// Only the resources that are there.
QCborMap shortPack(CardCounts pack) {
  QCborMap out;
  for (Resource each : kAllResources)
    if (pack[each]) out.insert(word(nameOf(each)), pack[each]);
  return out;
}

QCborMap takenValue(const Chance& chance) {
  QCborMap out;
  for (int i = 0; i < 4; ++i)
    if (chance.counts[static_cast<std::size_t>(i)] != 0)
      out.insert(QString::number(i), chance.counts[static_cast<std::size_t>(i)]);
  return out;
}

/// The seats that played a Dog when the wolves came (8.15).
QCborArray dogsValue(const Chance& chance) {
  QCborArray out;
  for (std::size_t i = 0; i < chance.counts.size(); ++i)
    if (chance.counts[i] != 0) out.append(static_cast<int>(i));
  return out;
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
  if (kind == ActionKind::TimeUp && !chance.cards.isEmpty()) out.insert(u"discarded"_s, shortPack(chance.cards));
  if (chance.stolen != Resource::None) out.insert(u"stolen"_s, word(nameOf(chance.stolen)));
  if (kind == ActionKind::Monopoly) out.insert(u"taken"_s, takenValue(chance));
  if (hasReached(definition, kind) && chance.seat) out.insert(u"reached"_s, reachedValue(chance));
  if (chance.winner) out.insert(u"winner"_s, chance.winner.value), out.insert(u"wonWith"_s, chance.wonWith);
}

/// Which results a kind of move can have; any move can end the game.
QStringList chanceKeys(ActionKind kind) {
  switch (kind) {
    case ActionKind::FirstThrow: return {u"throws"_s, u"first"_s};
    case ActionKind::Roll: return {u"dice"_s};
    case ActionKind::BuyCard: return {u"card"_s};
    case ActionKind::Robber: return {u"stolen"_s};
    case ActionKind::Monopoly: return {u"taken"_s};
    case ActionKind::StartRound: return {u"event"_s, u"dice"_s};
    case ActionKind::SecondThrow: return {u"dice"_s};
    case ActionKind::TimeUp: return {u"dice"_s, u"discarded"_s, u"hex"_s, u"victim"_s, u"stolen"_s, u"dogs"_s};
    default: return {};
  }
}
const QStringList kAllChanceKeys{u"throws"_s,    u"first"_s,  u"dice"_s,   u"second"_s, u"event"_s,
                                 u"card"_s,      u"stolen"_s, u"taken"_s,  u"hex"_s,    u"victim"_s,
                                 u"discarded"_s, u"dogs"_s,   u"reached"_s};

void refuseForeignChance(Fields& in, const GameDefinition& definition, ActionKind kind) {
  QStringList own = chanceKeys(kind);
  if (hasReached(definition, kind)) own.append(u"reached"_s);
  for (const QString& key : kAllChanceKeys)
    if (!own.contains(key) && in.has(key))
      //: A fault in a recorded game. %1: name of a key
      in.fault(key, QCoreApplication::translate("Formats", "“%1” does not belong to this move.").arg(key), u"0.8"_s);
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
  for (int i = 0; i < definition.seats; ++i)
    chance.counts[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(taken.numberIf(QString::number(i), 0, 127).value_or(0));
  if (taken.ok() && !taken.rest().isEmpty())
    //: A fault in a recorded game. “taken” is the name of a key
    in.fault(u"taken"_s, QCoreApplication::translate("Formats", "“taken” must give a number of cards for each seat."),
             u"3.1"_s);
}

Resource resourceIf(Fields& in, const QString& key, Seen seen) {
  if (!in.has(key)) return Resource::None;
  QStringList words;
  for (Resource each : kAllResources) words << word(nameOf(each));
  if (seen == Seen::BySeat && in.value(key).toString() == word(nameOf(Resource::Unknown))) return Resource::Unknown;
  return static_cast<Resource>(in.word(key, words));
}

Card cardIf(Fields& in, const QString& key, Seen seen) {
  if (!in.has(key)) return Card::None;
  QStringList words;
  for (int i = 0; i < kCards; ++i) words << word(nameOf(static_cast<Card>(i)));
  if (seen == Seen::BySeat && in.value(key).toString() == word(nameOf(Card::Unknown))) return Card::Unknown;
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
  for (const QCborValue& each : in.list(u"dogs"_s, definition.seats)) {
    if (const auto seat = wholeFrom(each, 0, definition.seats - 1))
      chance.counts[static_cast<std::size_t>(*seat)] = 1;
    else
      //: A fault in a recorded game. %1: name of a key
      in.fault(u"dogs"_s, QCoreApplication::translate("Formats", "“%1” must be a list of seats.").arg(u"dogs"_s),
               u"3.1"_s);
  }
}

void readForced(Fields& in, const GameDefinition& definition, Chance& chance) {
  chance.seat = seatIf(in, u"victim"_s, definition.seats);
  if (in.has(u"hex"_s)) {
    const auto hex = definition.map.hexNamed(in.text(u"hex"_s, 20).toStdString());
    if (hex)
      chance.hex = *hex;
    else
      //: A fault in a recorded game. “hex” is the name of a key
      in.fault(u"hex"_s, QCoreApplication::translate("Formats", "“hex” must be a hex of the board."), u"0.2"_s);
  }
  if (!in.has(u"discarded"_s)) return;
  const auto cards = resourcesFrom(in.value(u"discarded"_s));
  if (!cards)
    //: A fault in a recorded game. “discarded” is the name of a key
    in.fault(u"discarded"_s,
             QCoreApplication::translate("Formats", "“discarded” must give a number for each kind of card."), u"5.2"_s);
  chance.cards = cards.value_or(CardCounts());
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

Chance chanceFrom(Fields& in, const GameDefinition& definition, ActionKind kind, Seen seen) {
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
    in.fault(u"do"_s, QCoreApplication::translate("Formats", "“%1” is not a move on this board.").arg(asked.left(80)),
             u"0.2"_s);
  return action.value_or(Action());
}

/// Whose eyes the record has: a seat's, or those of "nobody", a watcher.
void readSeenBy(Fields& in, RecordHeader& header) {
  if (!in.has(u"seenBy"_s)) return;
  const bool isWatched = in.value(u"seenBy"_s) == u"nobody"_s;
  header.seenBy =
      isWatched ? Viewer::watcher() : Viewer::ofSeatOrWatcher(seatIf(in, u"seenBy"_s, header.setup.seats()));
  if (header.position)
    //: A fault in a recorded game. “position” and “seenBy” are names of keys
    in.fault(u"seenBy"_s,
             QCoreApplication::translate("Formats", "A record with a “position” tells everything and has no “seenBy”."),
             u"6.9"_s);
}

/// What the seats looked like at the table.
void readColors(Fields& in, RecordHeader& header) {
  if (!in.has(u"colors"_s)) return;
  const int seats = header.setup.seats();
  for (const QCborValue& each : in.list(u"colors"_s, seats))
    if (const auto color = wholeFrom(each, 0, kMostColor)) header.colors.push_back(static_cast<int>(*color));
  if (in.ok() && static_cast<int>(header.colors.size()) != seats)
    //: A fault in a recorded game. “colors” is the name of a key
    in.fault(u"colors"_s,
             QCoreApplication::translate("Formats", "“colors” must give a number from 0 to 9 for each seat."),
             u"3.1"_s);
}

bool isAnsweredByRecord(const Move& owed, const Move& next) { return !next.seat && next.action == owed.action; }

}  // namespace

QByteArray headerLine(const RecordHeader& header) {
  const Setup& setup = header.setup;
  QCborMap out{{u"tapu"_s, u"record"_s}, {u"version"_s, kVersion}, {u"rules"_s, word(nameOf(setup.ruleSet))}};
  out.insert(u"options"_s, changedOptions(setup.options, setup.ruleSet));
  const bool isChain = !setup.chain.isEmpty();
  const int seats = setup.seats();
  out.insert(u"board"_s, isChain ? chainToJson(setup.chain) : boardToJson(setup.board));
  const bool named = header.names.size() == seats;
  out.insert(u"seats"_s, named ? QCborValue(QCborArray::fromStringList(header.names)) : QCborValue(seats));
  if (static_cast<int>(header.colors.size()) == seats) {
    QCborArray colors;
    for (int color : header.colors) colors.append(color);
    out.insert(u"colors"_s, colors);
  }
  if (isChain) {
    QCborArray vacant;
    for (SeatId seat : setup.vacant) vacant.append(seat.value);
    out.insert(u"vacant"_s, vacant);
  }
  out.insert(u"first"_s, seatValue(setup.first));
  out.insert(u"deck"_s, deckValue(setup));
  if (header.position) out.insert(u"position"_s, *header.position);
  if (header.seenBy)
    out.insert(u"seenBy"_s,
               header.seenBy->isWatcher() ? QCborValue(u"nobody"_s) : QCborValue(header.seenBy->seat().value));
  for (auto it = header.unknown.begin(); it != header.unknown.end(); ++it) out.insert(it.key(), it.value());
  return jsonText(out, Layout::OneLine);
}

std::optional<RecordHeader> headerFrom(const QByteArray& line, Complaint& complaint) {
  const auto value = parseJson(line, complaint);
  if (!value) return {};
  RecordHeader header;
  Fields in(*value, {}, complaint);
  checkKind(in);
  readRules(in, header.setup);
  const QCborMap stated = in.value(u"options"_s).toMap();
  const bool isChain = playsOnChain(rulesOf(header.setup.ruleSet, header.setup.options));
  if (isChain) readBoardOf(in, header.setup);  // it tells how many seats there are
  readSeats(in, header, stated);
  if (in.ok()) readColors(in, header);
  readDeck(in, header.setup.ruleSet, header.setup.options, stated);
  if (!isChain) readBoardOf(in, header.setup);
  header.setup.first = seatIf(in, u"first"_s, header.setup.seats());
  if (in.has(u"position"_s)) header.position = in.value(u"position"_s).toMap();
  if (header.position && !header.setup.first && !isChain)
    //: A fault in a recorded game. “first” and “position” are names of keys
    in.fault(QString(),
             QCoreApplication::translate("Formats", "A record with a “position” must name the “first” seat."),
             u"3.2"_s);
  readSeenBy(in, header);
  if (in.ok() && !startsFit(header.setup))
    //: A fault in a recorded game
    in.fault(u"board"_s, QCoreApplication::translate("Formats", "These pieces cannot stand on the board together."),
             u"2.2"_s);
  header.unknown = in.rest();
  return in.ok() ? std::optional(header) : std::nullopt;
}

QByteArray moveLine(const GameDefinition& definition, const Move& move) {
  QCborMap out;
  out.insert(u"seat"_s, seatValue(move.seat));
  out.insert(u"do"_s, QString::fromStdString(toText(definition, move.action, move.seat)));
  addChance(out, definition, move);
  return jsonText(out, Layout::OneLine);
}

std::optional<Move> moveFromLine(const QByteArray& line, const GameDefinition& definition, Complaint& complaint,
                                 Seen seen) {
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

QByteArray recordText(const RecordHeader& header, const std::vector<Move>& moves) {
  const GameDefinition definition(header.setup);
  QByteArray text = headerLine(header) + '\n';
  for (const Move& move : moves) text += moveLine(definition, move) + '\n';
  return text;
}

bool saveRecord(const QString& path, const RecordHeader& header, const std::vector<Move>& moves, Complaint& complaint) {
  return writeFile(path, recordText(header, moves), complaint);
}

/// The next line that is not empty, without its end; nothing at the end of the file.
std::optional<QByteArray> RecordReader::readLine(Complaint& complaint) {
  while (!in_.atEnd()) {
    if (buffer_.isEmpty()) buffer_.resize(kLongestLine);  // once: a new one for each line takes longer than the line
    const qint64 length = in_.readLine(buffer_.data(), kLongestLine);
    QByteArray line(buffer_.constData(), std::max<qint64>(0, length));
    ++line_;
    torn_ = !line.endsWith('\n');
    if (torn_ && line.size() >= kLongestLine - 1) {
      torn_ = false;
      complaint.line = line_;
      //: A fault in a recorded game
      complaint.sentence = QCoreApplication::translate("Formats", "This line is too long for a record.");
      return {};
    }
    line = line.trimmed();
    if (line_ == 1 && line.startsWith("\xef\xbb\xbf")) line = line.sliced(3);
    if (!line.isEmpty()) return line;
  }
  return {};
}

bool RecordReader::start(Complaint& complaint) {
  const auto line = readLine(complaint);
  if (!line && complaint.isEmpty()) {
    complaint.line = 1;
    //: A fault in a recorded game
    complaint.sentence = QCoreApplication::translate("Formats", "The file is empty.");
  }
  const auto header = line ? headerFrom(*line, complaint) : std::nullopt;
  if (!header) return complaint.line = qMax(line_, 1), false;
  header_ = *header;
  game_ = std::make_unique<Game>(header_.setup);
  if (header_.seenBy)
    game_ = std::make_unique<Game>(header_.setup, visibleTo(*header_.seenBy, game_->definition(), game_->state()));
  if (!header_.position) return true;
  const auto state = stateFromLine(*header_.position, {u"position"_s}, game_->definition(), complaint);
  if (!state) return complaint.line = line_, false;
  game_ = std::make_unique<Game>(header_.setup, *state);
  moves_ = static_cast<int>(qBound(qint64{0}, header_.position->value(u"move"_s).toInteger(0), qint64{kMostMoves}));
  return true;
}

/// What the table does without chance where a record is silent: offers that cannot be paid (6.5, 6.6), the last round
/// (8.17), and the end of a window in which everybody has answered (8.15).
std::optional<Move> silentMove(const Game& game) {
  const GameDefinition& definition = game.definition();
  const State& state = game.state();
  const auto due = dueMove(definition, state, game.log().empty() ? nullptr : &game.log().back());
  const bool isSilent = due && (due->kind == ActionKind::WithdrawOffer || due->kind == ActionKind::StrikeAnswer ||
                                due->kind == ActionKind::StopGame);
  if (isSilent) return Move{{}, *due, {}};
  const auto closing = due ? std::nullopt : windowMove(definition, state);
  if (!closing) return {};
  Move move{{}, *closing, {}};
  if (completeChance(definition, state, move)) return {};
  return move;
}

/// Moves that the table owes and that need no chance may be left out of a record: they are played when due.
void RecordReader::playWhatIsOwed(const Move& next) {
  for (int i = 0; i < 16; ++i) {
    const auto owed = silentMove(*game_);
    if (!owed || isAnsweredByRecord(*owed, next)) return;
    game_->append(*owed, tell_);
  }
}

/// A move as a seat saw it: nothing is worked out, for that takes cards that the seat did not see.
bool RecordReader::follow(const Move& move, Complaint& complaint) {
  const bool isTakeBack = !move.seat && move.action.kind == ActionKind::TakeBack;
  const GameDefinition& definition = game_->definition();
  const bool isSound = fits(definition, move) && (isTakeBack || isPlausible(definition, game_->state(), move));
  if (!isSound) {
    //: A fault in a recorded game that tells what one player saw
    complaint.sentence =
        QCoreApplication::translate("Formats", "This move cannot be, whatever the cards are that were not seen.");
    return false;
  }
  ++moves_;
  // An offer between others that was taken back was never seen: nothing changes.
  if (isTakeBack && game_->check(move.seat, move.action)) return true;
  game_->append(move, tell_);
  return true;
}

/// Whatever a file says: what does not fit this table is not played.
std::optional<Reject> whyNotRead(const Game& game, const Move& move) {
  if (move.seat && move.action.isOfTable()) return Reject::NotATableMove;
  if (!fits(game.definition(), move.seat, move.action)) return Reject::NoSuchPlace;
  return game.check(move.seat, move.action);
}

bool RecordReader::play(Move move, Complaint& complaint) {
  if (header_.seenBy) return follow(move, complaint);
  playWhatIsOwed(move);
  auto refused = whyNotRead(*game_, move);
  const bool isTakeBack = !move.seat && move.action.kind == ActionKind::TakeBack;
  if (!refused && !isTakeBack) refused = completeChance(game_->definition(), game_->state(), move);
  if (refused) return complaint = complaintFor(*refused), false;
  game_->append(move, tell_);
  ++moves_;
  return true;
}

RecordReader::Step RecordReader::next(Complaint& complaint) {
  const auto line = readLine(complaint);
  if (!line) return complaint.isEmpty() ? Step::End : Step::Fault;
  if (line_ > 2 * kMostMoves)
    //: A fault in a recorded game
    complaint.sentence = QCoreApplication::translate("Formats", "The record has too many moves.");
  const Seen seen = header_.seenBy ? Seen::BySeat : Seen::Whole;
  const auto move = complaint.isEmpty() ? moveFromLine(*line, game_->definition(), complaint, seen) : std::nullopt;
  torn_ = torn_ && !move && !line->endsWith('}');
  if (torn_)
    //: A fault in a recorded game: the file was cut off while it was written
    complaint.sentence =
        QCoreApplication::translate("Formats", "The last line breaks off; everything before it is used.");
  if (move && play(*move, complaint)) return Step::Moved;
  complaint.line = line_;
  return Step::Fault;
}

}  // namespace tapu
