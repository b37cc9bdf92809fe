// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/sea_keys.h"

#include <QCborArray>
#include <QCoreApplication>

#include "app/files/board_words.h"
#include "app/files/fields.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kMostCorners = 4000;
constexpr int kMostUnderFog = 2000;
const QString kAway = u"away"_s;

// ---- writing

QCborArray noStartValue(const Board& board) {
  const QStringList corners = cornerWords(board.orientation);
  QCborArray list;
  for (const BoardCorner& at : board.noStart)
    list.append(QCborMap{{u"hex"_s, hexValue(at.hex)}, {u"corner"_s, corners[at.corner]}});
  return list;
}

QCborMap fogValue(const FogStack& fog) {
  QCborMap terrains, numbers;
  for (int i = 0; i < kTerrains; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    if (fog.of(terrain) > 0) terrains.insert(word(nameOf(terrain)), fog.of(terrain));
  }
  for (int number = 0; number <= kMostNumber; ++number)
    if (const int count = fog.numbers[static_cast<std::size_t>(number)]; count > 0)
      numbers.insert(QString::number(number), count);
  return {{u"terrains"_s, terrains}, {u"numbers"_s, numbers}};
}

/// "point", "card" or a resource.
QString kindWord(const Gift& gift) {
  switch (gift.kind) {
    case Gift::Kind::Points: return u"point"_s;
    case Gift::Kind::Card: return u"card"_s;
    case Gift::Kind::Resources: return word(nameOf(gift.resource));
  }
  return {};
}

QCborArray giftsValue(const Board& board) {
  QCborArray list;
  for (const Gift& gift : board.gifts) {
    const bool isOnEdge = gift.on == Gift::On::Edge;
    const QStringList places = isOnEdge ? sideWords(board.orientation) : cornerWords(board.orientation);
    QCborMap out{{u"hex"_s, hexValue(gift.hex)}, {isOnEdge ? u"side"_s : u"corner"_s, places[gift.place]}};
    out.insert(u"kind"_s, kindWord(gift));
    if (gift.kind != Gift::Kind::Card) out.insert(u"count"_s, gift.count);
    list.append(out);
  }
  return list;
}

// ---- reading

void readNoStart(Fields& in, Board& board, const PartReader& partRead) {
  const QString key = u"noStart"_s;
  if (!in.has(key)) return;
  const QCborArray list = in.list(key, kMostCorners);
  for (qsizetype i = 0; in.ok() && i < list.size(); ++i) {
    Fields each(list.at(i), in.at(key) << QString::number(i), in.complaint());
    const Hex hex = each.hex(u"hex"_s);
    board.noStart.push_back({hex, each.word(u"corner"_s, cornerWords(board.orientation))});
    partRead(each, key, i);
  }
}

void readPirate(Fields& in, Board& board) {
  const QString key = u"pirate"_s;
  if (!in.has(key)) return;
  const QCborValue value = in.value(key);
  const auto hex = hexFrom(value);
  board.pirate = PirateStart{hex};
  if (!hex && value != QCborValue(kAway))
    //: A fault in a file of a board. [q, r] stands for the two coordinates of a hex; “away” is a word of the file
    in.fault(key, QCoreApplication::translate("Formats", "The pirate lies on a hex [q, r], or is “away”."), u"14.2"_s);
}

/// Counts by the words of what is counted. A word that names nothing is a fault.
template <class Take>
void readCounts(Fields& in, const QString& key, const QStringList& words, Take take) {
  if (!in.has(key)) return;
  Fields counts(in.value(key), in.at(key), in.complaint());
  for (qsizetype i = 0; in.ok() && i < words.size(); ++i)
    if (const auto count = counts.numberIf(words[i], 0, kMostUnderFog)) take(i, static_cast<std::uint16_t>(*count));
  const QCborMap rest = counts.rest();
  if (in.ok() && !rest.isEmpty()) {
    const QString unknown = rest.begin().key().toString();
    //: A fault in a file of a board. %1: a word of the file, as found, that should be a terrain or a number
    counts.fault(unknown, QCoreApplication::translate("Formats", "“%1” cannot lie under the fog.").arg(unknown),
                 u"14.5"_s);
  }
}

void readFog(Fields& in, Board& board, const PartReader& partRead) {
  const QString key = u"fog"_s;
  if (!in.has(key)) return;
  Fields fog(in.value(key), in.at(key), in.complaint());
  QStringList terrains = terrainWords();
  terrains.removeLast();  // the fog itself
  readCounts(fog, u"terrains"_s, terrains,
             [&board](qsizetype i, std::uint16_t count) { board.fog.terrains[static_cast<std::size_t>(i)] = count; });
  QStringList numbers;
  std::vector<std::size_t> tokens;
  for (int number = 0; number <= kMostNumber; ++number) {
    if (!isTokenNumber(number)) continue;
    numbers << QString::number(number);
    tokens.push_back(static_cast<std::size_t>(number));
  }
  readCounts(fog, u"numbers"_s, numbers,
             [&](qsizetype i, std::uint16_t count) { board.fog.numbers[tokens[static_cast<std::size_t>(i)]] = count; });
  partRead(fog, key, std::nullopt);
}

Gift giftFrom(Fields& in, Orientation orientation) {
  Gift gift;
  gift.hex = in.hex(u"hex"_s);
  gift.on = in.has(u"corner"_s) ? Gift::On::Corner : Gift::On::Edge;
  gift.place = gift.on == Gift::On::Corner ? in.word(u"corner"_s, cornerWords(orientation))
                                           : in.word(u"side"_s, sideWords(orientation));
  const QStringList kinds = QStringList{u"point"_s, u"card"_s} + resourceWords();
  const int kind = in.word(u"kind"_s, kinds);
  gift.kind = static_cast<Gift::Kind>(std::min(kind, static_cast<int>(Gift::Kind::Resources)));
  if (gift.kind == Gift::Kind::Resources)
    gift.resource = kAllResources[static_cast<std::size_t>(kind - static_cast<int>(Gift::Kind::Resources))];
  gift.count = in.numberIf(u"count"_s, 1, Gift::kMostResources).value_or(1);
  return gift;
}

void readGifts(Fields& in, Board& board, const PartReader& partRead) {
  const QString key = u"gifts"_s;
  if (!in.has(key)) return;
  const QCborArray list = in.list(key, kMostGifts);
  for (qsizetype i = 0; in.ok() && i < list.size(); ++i) {
    Fields each(list.at(i), in.at(key) << QString::number(i), in.complaint());
    board.gifts.push_back(giftFrom(each, board.orientation));
    partRead(each, key, i);
  }
}

}  // namespace

void insertSeaKeys(QCborMap& out, const Board& board) {
  if (!board.noStart.empty()) out.insert(u"noStart"_s, noStartValue(board));
  if (board.pirate) out.insert(u"pirate"_s, board.pirate->at ? QCborValue(hexValue(*board.pirate->at)) : kAway);
  if (board.fog != FogStack{}) out.insert(u"fog"_s, fogValue(board.fog));
  if (!board.gifts.empty()) out.insert(u"gifts"_s, giftsValue(board));
}

void readSeaKeys(Fields& in, Board& board, const PartReader& partRead) {
  readNoStart(in, board, partRead);
  readPirate(in, board);
  readFog(in, board, partRead);
  readGifts(in, board, partRead);
}

}  // namespace tapu
