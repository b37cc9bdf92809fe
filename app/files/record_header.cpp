// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record_header.h"

#include <QCborArray>
#include <QCoreApplication>
#include <algorithm>

#include "app/files/board_file.h"
#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/files/json_values.h"
#include "app/files/text_encoding.h"
#include "app/text/language.h"
#include "app/text/problem_text.h"
#include "app/values/options_text.h"
#include "engine/play/validation.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr int kRecordVersion = 1;
constexpr int kMostName = 200;
constexpr int kMostColor = 9;
constexpr int kMostHints = 9999;

/// The number of each kind in all; the two kinds of Crazy only where they are played.
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
    names << shownLine(each.toString(), kMostName);
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
    header.names = readNames(in, kMostSeatsOfTable);
    options.seats = static_cast<int>(header.names.size());
  } else {
    options.seats = static_cast<int>(in.number(u"seats"_s, kFewestAtOneBoard, kMostSeatsOfTable));
    header.names = QStringList(options.seats);
  }
  if (in.ok() && options.seats < kFewestAtOneBoard)
    //: A fault in a recorded game; %1 and %2 the least and the largest number
    in.fault(u"seats"_s,
             QCoreApplication::translate("Formats", "A game has %1 to %2 seats.")
                 .arg(inDigits(kFewestAtOneBoard), inDigits(kMostSeatsOfTable)),
             u"3.1"_s);
  if (in.ok() && stated.contains(u"seats.count"_s) && before != options.seats)
    //: A fault in a recorded game. “seats” and “seats.count” are names of keys
    in.fault(u"seats"_s, QCoreApplication::translate("Formats", "“seats” and the option “seats.count” disagree."),
             u"3.1"_s);
}

/// The number of seats, which is judged later; the options that a record leaves out are the defaults for it (13.3).
int seatsNamed(Fields& in) {
  const QCborValue seats = in.value(u"seats"_s);
  const qint64 number = seats.isArray() ? seats.toArray().size() : seats.toInteger(kUsualSeats);
  return static_cast<int>(std::clamp<qint64>(number, kFewestAtOneBoard, kMostSeatsOfTable));
}

void readRules(Fields& in, Setup& setup) {
  QStringList words;
  for (RuleSet each : {RuleSet::Classic, RuleSet::Crazy, RuleSet::BigGame}) words << word(nameOf(each));
  setup.ruleSet = static_cast<RuleSet>(in.word(u"rules"_s, words));
  const int seats = seatsNamed(in);
  setup.options = defaultOptions(setup.ruleSet, seats);
  if (!in.has(u"options"_s)) return;
  if (auto options = optionsFrom(in.value(u"options"_s), setup.ruleSet, in.complaint(), seats))
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

QString noRecordOfAGame() {
  //: A fault in a file
  return QCoreApplication::translate("Formats", "This is not a record of a game.");
}

/// The number of a version that this program does not know yet.
bool isLater(Fields& in) {
  const QCborValue version = in.value(u"version"_s);
  return version.isInteger() && version.toInteger() > kRecordVersion;
}

void checkRecordKind(Fields& in) {
  if (in.ok() && in.value(u"tapu"_s) != QCborValue(u"record"_s)) in.fault(QString(), noRecordOfAGame());
  if (in.ok() && isLater(in))
    //: A fault in a file
    in.fault(u"version"_s, QCoreApplication::translate("Formats", "A newer version of Tapu wrote this file."));
  in.number(u"version"_s, 1, 1'000'000);
}

/// Reads the viewer of the record: a seat, or "nobody" for a watcher.
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

/// Reads the colors of the seats at the table.
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

/// Reads the seats of the bots.
void readBots(Fields& in, RecordHeader& header) {
  if (!in.has(u"bots"_s)) return;
  const int seats = header.setup.seats();
  for (const QCborValue& each : in.list(u"bots"_s, seats))
    if (each.isString()) header.bots << shownLine(each.toString(), kMostName);
  if (in.ok() && header.bots.size() != seats)
    //: A fault in a recorded game. “bots” is the name of a key
    in.fault(u"bots"_s, QCoreApplication::translate("Formats", "“bots” must give a text for each seat."), u"3.1"_s);
}

void readHints(Fields& in, RecordHeader& header) {
  if (!in.has(u"hints"_s)) return;
  for (const QCborValue& each : in.list(u"hints"_s, static_cast<qsizetype>(header.here.size())))
    if (const auto taken = wholeFrom(each, 0, kMostHints)) header.hints.push_back(static_cast<int>(*taken));
  if (in.ok() && header.hints.size() != header.here.size())
    //: A fault in a recorded game. “hints” and “here” are names of keys
    in.fault(u"hints"_s, QCoreApplication::translate(
                             "Formats", "“hints” must give a number from 0 to 9999 for each seat of “here”."));
}

/// Reads when the game was played, and by which seats at this computer.
void readPlayed(Fields& in, RecordHeader& header) {
  if (in.has(u"played"_s)) {
    header.played = QDateTime::fromString(in.text(u"played"_s, kMostName), Qt::ISODate).toUTC();
    if (in.ok() && !header.played.isValid())
      //: A fault in a recorded game. “played” is the name of a key
      in.fault(u"played"_s,
               QCoreApplication::translate("Formats", "“played” must be a time such as 2026-10-14T21:05:00Z."));
  }
  if (in.has(u"order"_s)) header.order = in.number(u"order"_s, 0, kLastPlayOrder);
  if (!in.has(u"here"_s)) return;
  const int seats = header.setup.seats();
  for (const QCborValue& each : in.list(u"here"_s, seats)) {
    const auto seat = wholeFrom(each, 0, seats - 1);
    if (!seat)
      //: A fault in a recorded game. %1: name of a key
      return in.fault(u"here"_s, QCoreApplication::translate("Formats", "“%1” must be a list of seats.").arg(u"here"_s),
                      u"3.1"_s);
    header.here.push_back(SeatId(*seat));
  }
  readHints(in, header);
}

}  // namespace

QByteArray headerLine(const RecordHeader& header) {
  const Setup& setup = header.setup;
  QCborMap out{{u"tapu"_s, u"record"_s}, {u"version"_s, kRecordVersion}, {u"rules"_s, word(nameOf(setup.ruleSet))}};
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
  if (header.bots.size() == seats) out.insert(u"bots"_s, QCborArray::fromStringList(header.bots));
  if (header.played.isValid()) out.insert(u"played"_s, header.played.toUTC().toString(Qt::ISODate));
  if (header.order > 0) out.insert(u"order"_s, header.order);
  if (!header.here.empty()) {
    QCborArray here;
    for (SeatId seat : header.here) here.append(seat.value);
    out.insert(u"here"_s, here);
  }
  if (!header.hints.empty()) {
    QCborArray hints;
    for (const int taken : header.hints) hints.append(taken);
    out.insert(u"hints"_s, hints);
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

bool isLaterHeader(const QByteArray& line) {
  Complaint complaint;
  const auto value = parseJson(line, complaint);
  if (!value) return false;
  Fields in(*value, {}, complaint);
  return in.value(u"tapu"_s) == QCborValue(u"record"_s) && isLater(in);
}

namespace {
/// A file without an object, such as a picture or a letter, is something else.
bool looksLikeJson(const QByteArray& line) {
  QByteArray start = line.trimmed();
  if (start.startsWith("\xef\xbb\xbf")) start = start.sliced(3).trimmed();
  return start.startsWith('{');
}
}  // namespace

std::optional<RecordHeader> headerFrom(const QByteArray& line, Complaint& complaint) {
  const auto value = parseJson(line, complaint);
  Complaint ofLetters;
  if (!value && !looksLikeJson(line) && !isWide(line, ofLetters)) complaint.sentence = noRecordOfAGame();
  if (!value) return {};
  RecordHeader header;
  Fields in(*value, {}, complaint);
  checkRecordKind(in);
  readRules(in, header.setup);
  const QCborMap stated = in.value(u"options"_s).toMap();
  const bool isChain = playsOnChain(rulesOf(header.setup.ruleSet, header.setup.options));
  if (isChain) readBoardOf(in, header.setup);  // it fixes the number of seats
  readSeats(in, header, stated);
  if (in.ok()) readColors(in, header);
  if (in.ok()) readBots(in, header);
  if (in.ok()) readPlayed(in, header);
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
  if (in.ok() && header.setup.chain.isEmpty())
    if (const auto islands = tooManyIslands(header.setup))
      in.fault(u"board"_s, problemText(*islands), QString::fromLatin1(islands->rule));
  header.unknown = in.rest();
  return in.ok() ? std::optional(header) : std::nullopt;
}

}  // namespace tapu
