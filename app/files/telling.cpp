// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/telling.h"

#include <QCborArray>
#include <QCoreApplication>
#include <QLocale>

#include "app/files/json_text.h"
#include "app/files/record_move.h"
#include "app/text/describe.h"
#include "app/text/gift_words.h"
#include "app/text/names_of_things.h"
#include "app/text/option_words.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

class Said {
  Q_DECLARE_TR_FUNCTIONS(Said)
};

const QString kIndent(12, u' ');

/// A value that a move or an event changes, by its name in a state line and its name for people.
struct Named {
  const char* key;
  const char* says;
};
constexpr Named kCounts[] = {
    //: Change of what a player has: %1 such as “+2 × Ore, −1 × Wool”
    {"hand", QT_TRANSLATE_NOOP("Said", "resource cards: %1")},
    //: Change of what a player has: %1 such as “+1 × Knight”
    {"cards", QT_TRANSLATE_NOOP("Said", "development cards: %1")},
    //: Change of what a player has played: %1 such as “+1 × Knight”
    {"played", QT_TRANSLATE_NOOP("Said", "cards played: %1")},
    //: Change of the pieces that a player still has: %1 such as “−1 × Road”
    {"left", QT_TRANSLATE_NOOP("Said", "pieces in stock: %1")},
};
constexpr Named kNumbers[] = {
    //: %1 is the number of victory points that a player has now
    {"points", QT_TRANSLATE_NOOP("Said", "victory points: %1")},
    //: %1 is the number of a player's victory points by first settlements on other islands
    {"islandPoints", QT_TRANSLATE_NOOP("Said", "of them by islands: %1")},
    //: %1 is the number of a player's victory points by gifts that lay on the board
    {"giftPoints", QT_TRANSLATE_NOOP("Said", "of them by gifts: %1")},
    //: %1 is the length of a player's longest road now
    {"route", QT_TRANSLATE_NOOP("Said", "longest route: %1")},
    //: %1 is the number of cities lost to earthquakes that no Insurance has paid for yet
    {"ledger", QT_TRANSLATE_NOOP("Said", "lost cities not paid for: %1")},
};
constexpr Named kPieces[] = {
    //: Pieces in a list such as “−1 × Road”
    {"roads", QT_TRANSLATE_NOOP("Said", "Road")},
    //: Pieces in a list such as “−1 × Ship”
    {"ships", QT_TRANSLATE_NOOP("Said", "Ship")},
    //: Pieces in a list such as “−1 × Settlement”
    {"settlements", QT_TRANSLATE_NOOP("Said", "Settlement")},
    //: Pieces in a list such as “−1 × City”
    {"cities", QT_TRANSLATE_NOOP("Said", "City")},
};

QString latin(std::string_view text) { return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())); }
QString text(const QCborValue& value) {
  return value.isString() ? value.toString() : QString::fromUtf8(jsonText(value, Layout::OneLine));
}
QString shown(const QCborValue& value) {
  return value.isInteger() ? QLocale().toString(value.toInteger()) : text(value);
}

/// A resource, card, piece or terrain by its key in a state line; the key itself if it has no word yet.
QString nameOfKey(const QString& key) {
  for (Resource each : kAllResources)
    if (latin(nameOf(each)) == key) return nameOfResource(each);
  for (int card = 0; card < kCards; ++card)
    if (latin(nameOf(Card(card))) == key) return nameOfCard(Card(card));
  for (const Named& each : kPieces)
    if (key == QLatin1StringView(each.key)) return Said::tr(each.says);
  for (int terrain = 0; terrain < kTerrains; ++terrain)
    if (latin(nameOf(Terrain(terrain))) == key) return nameOfTerrain(Terrain(terrain));
  return key;
}

/// "+2 × Ore, −1 × Wool" for two maps of the same counts; empty if they are equal.
QString difference(const QCborMap& before, const QCborMap& after) {
  QStringList out;
  for (auto it = after.begin(); it != after.end(); ++it) {
    const qint64 more = it.value().toInteger() - before.value(it.key()).toInteger();
    const QString name = nameOfKey(it.key().toString()), count = QLocale().toString(qAbs(more));
    //: A change: %1 how many more, %2 the bare name of a card or piece
    if (more > 0) out << Said::tr("+%1 × %2").arg(count, name);
    //: A change: %1 how many fewer, %2 the bare name of a card or piece
    if (more < 0) out << Said::tr("−%1 × %2").arg(count, name);
  }
  return out.join(u", "_s);
}

/// "2 × Brick, 1 × Wool"
QString words(const QCborMap& counts) {
  QStringList out;
  for (auto it = counts.begin(); it != counts.end(); ++it)
    if (it.value().toInteger() != 0)
      //: One kind of card in a list: %1 how many, %2 its bare name
      out << Said::tr("%1 × %2").arg(shown(it.value()), nameOfKey(it.key().toString()));
  //: Instead of a list of cards that is empty
  return out.isEmpty() ? Said::tr("none") : out.join(u", "_s);
}

QString changesOfSeat(const QCborMap& before, const QCborMap& after) {
  QStringList out;
  for (const Named& each : kCounts) {
    const QString key = QString::fromLatin1(each.key);
    const QString changed = difference(before.value(key).toMap(), after.value(key).toMap());
    if (!changed.isEmpty()) out << Said::tr(each.says).arg(changed);
  }
  for (const Named& each : kNumbers) {
    const QString key = QString::fromLatin1(each.key);
    if (before.value(key) != after.value(key)) out << Said::tr(each.says).arg(shown(after.value(key)));
  }
  return out.join(u"; "_s);
}

/// The name of a line's seat: in a chain the line has its number, else its place counts.
QString nameOfSeat(const QStringList& names, const QCborMap& seat, qsizetype place) {
  return names.value(seat.value(u"seat"_s).toInteger(place));
}

QString pirateWords(const QString& place) {
  //: Of a recorded game: nobody has moved the pirate yet
  if (place == u"away"_s) return Said::tr("Pirate: not on the board yet");
  //: %1 is the hex where the pirate lies now, such as “0,-1”
  return Said::tr("Pirate: %1").arg(place);
}

/// Where the pirate lies, and what is left under the fog, by the state line `after`, as far as `before` had them
/// otherwise.
void addSea(const QCborMap& before, const QCborMap& after, QStringList& lines) {
  const QCborValue pirate = after.value(u"pirate"_s), fog = after.value(u"fog"_s);
  if (pirate.isString() && before.value(u"pirate"_s) != pirate) lines << kIndent + pirateWords(pirate.toString());
  if (fog.isMap() && before.value(u"fog"_s) != fog)
    //: %1 and %2 are lists: the terrains of the hexes that are still covered, such as “2 × Forest, 1 × Sea”, and the
    //: numbers for them, such as “1 × 5, 1 × 9”
    lines << kIndent + Said::tr("Still under the fog: %1; numbers: %2")
                           .arg(words(fog.toMap().value(u"terrains"_s).toMap()),
                                words(fog.toMap().value(u"numbers"_s).toMap()));
}

void addChanges(const QStringList& names, const QCborMap& before, const QCborMap& after, QStringList& lines) {
  const QCborArray seatsBefore = before.value(u"seats"_s).toArray(), seats = after.value(u"seats"_s).toArray();
  for (qsizetype i = 0; i < seats.size(); ++i) {
    const QString changed = changesOfSeat(seatsBefore.at(i).toMap(), seats.at(i).toMap());
    //: What a move changed for a player: %1 the player, %2 such as “resource cards: +2 × Ore; victory points: 3”
    if (!changed.isEmpty())
      lines << kIndent + Said::tr("%1 — %2").arg(nameOfSeat(names, seats.at(i).toMap(), i), changed);
  }
  addSea(before, after, lines);
  const QCborValue robbers = after.value(u"robbers"_s);
  if (before.value(u"robbers"_s) == robbers) return;
  QStringList places;
  for (const QCborValue& each : robbers.toArray()) places << text(each);
  //: %1 is the hex, or the hexes, where a robber stands now, such as “0,-1”
  lines << kIndent + Said::tr("Robber: %1").arg(places.join(u"  "_s));
}

void addTurn(const QStringList& names, const QCborMap& state, QStringList& lines) {
  //: Heading of what is told of a turn
  lines << QString()
        << Said::tr("Turn %1, round %2").arg(shown(state.value(u"turn"_s)), shown(state.value(u"round"_s)));
  const QCborArray seats = state.value(u"seats"_s).toArray();
  for (qsizetype i = 0; i < seats.size(); ++i) {
    const QCborMap seat = seats.at(i).toMap();
    //: What a player has at the start of a turn: %1 the player, %2 a number, %3 and %4 lists of cards
    lines << u"  "_s + Said::tr("%1 — victory points: %2; resource cards: %3; development cards: %4")
                           .arg(nameOfSeat(names, seat, i), shown(seat.value(u"points"_s)),
                                words(seat.value(u"hand"_s).toMap()), words(seat.value(u"cards"_s).toMap()));
  }
}

/// `  12  Seat 2: robber 1,-2 0 [stolen ore]  (one of 14)`: the move as a record writes it, and of how many legal ones.
QString moveTold(const QStringList& names, const GameDefinition& definition, const Move& move, const QCborMap& before,
                 int number) {
  Complaint none;
  QCborMap line = parseJson(moveLine(definition, move), none).value_or(QCborValue()).toMap();
  QString written = line.take(u"do"_s).toString();
  line.remove(u"seat"_s);
  for (auto it = line.begin(); it != line.end(); ++it)
    written += u" [%1 %2]"_s.arg(it.key().toString(), text(it.value()));
  const QString place = QLocale().toString(number).rightJustified(5) + u"  "_s;
  //: A move of the table itself, such as a throw: %1 the move as the record writes it
  if (!move.seat) return place + Said::tr("Table: %1").arg(written);
  const qsizetype legal = before.value(u"legal"_s).toMap().value(QString::number(move.seat.value)).toArray().size();
  //: A move: %1 the player, %2 the move as the record writes it, %3 how many moves the rules allowed
  return place + Said::tr("%1: %2 (one of %3)").arg(names.value(move.seat.value), written, QLocale().toString(legal));
}

void addBoard(const Topology& map, QStringList& lines) {
  QStringList row;
  for (int h = 0; h < map.hexCount(); ++h) {
    const Cell& cell = map.hex(HexId(h)).cell;
    const QString number = cell.number == 0 ? QString() : u' ' + QLocale().toString(cell.number);
    row << QString::fromStdString(map.name(HexId(h))) + u' ' + nameOfTerrain(cell.terrain) + number;
    if (row.size() == 5 || h + 1 == map.hexCount()) {
      lines << u"  "_s + row.join(u" · "_s);
      row.clear();
    }
  }
}

/// The gifts that lie on the board, each with its place as a record writes it.
void addGifts(const GameDefinition& definition, QStringList& lines) {
  for (const GiftPlace& gift : definition.sea.gifts) {
    const std::string place = gift.corner ? definition.map.name(gift.corner) : definition.map.name(gift.edge);
    lines << u"  "_s + Said::tr("%1 — %2").arg(QString::fromStdString(place),
                                               giftWords(gift.kind, gift.resource, gift.count));
  }
}

}  // namespace

QStringList Telling::start(const RecordHeader& header, const Game& game) {
  const Setup& setup = header.setup;
  for (int i = 0; i < game.definition().seats; ++i) {
    const QString given = header.names.value(i);
    //: A player without a name; %1 counts from 0, as in the file
    names_ << (given.isEmpty() ? Said::tr("Seat %1").arg(QLocale().toString(i)) : given);
  }
  QStringList lines;
  //: The first line of a recorded game: %1 the rule set
  lines << Said::tr("Rules: %1").arg(nameOfRules(setup.ruleSet));
  //: Of a recorded game: %1 names of the players
  lines << Said::tr("Players: %1").arg(names_.join(u", "_s));
  Options usual = defaultOptions(setup.ruleSet, setup.options.seats);
  usual.seats = kUsualSeats;
  for (const OptionSpec& spec : optionTable())
    if (optionText(spec, setup.options) != optionText(spec, usual))
      //: A house rule of a recorded game: %1 its name, %2 its value
      lines << Said::tr("House rule — %1: %2").arg(optionName(spec), optionValue(spec, setup.options));
  //: Of a recorded game; the hexes follow
  lines << Said::tr("Board:");
  addBoard(game.definition().map, lines);
  addGifts(game.definition(), lines);
  before_ = stateLine(game.definition(), game.state(), 0, boards_);
  addSea({}, before_, lines);
  return lines << QString();
}

QStringList Telling::next(const Game& game, const std::vector<Event>& events) {
  QStringList lines;
  for (; told_ < game.moveCount(); ++told_)
    lines << moveTold(names_, game.definition(), game.log()[static_cast<std::size_t>(told_)], before_, told_ + 1);
  const SeatNames names = [this](SeatId seat) { return names_.value(seat.value); };
  for (const Event& event : events)
    if (const QString sentence = describe(event, names, Viewer::watcher()); !sentence.isEmpty())
      lines << kIndent + sentence;
  const QCborMap after = stateLine(game.definition(), game.state(), told_, boards_);
  addChanges(names_, before_, after, lines);
  if (after.value(u"turn"_s) != before_.value(u"turn"_s)) addTurn(names_, after, lines);
  before_ = after;
  return lines;
}

}  // namespace tapu
