// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tool/telling.h"

#include <QCborArray>
#include <QStringList>

#include "app/formats/json_text.h"
#include "app/formats/state_line.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

QString text(std::string_view latin) { return QString::fromLatin1(latin.data(), static_cast<qsizetype>(latin.size())); }
QString text(const QCborValue& value) {
  return value.isString() ? value.toString() : QString::fromUtf8(jsonText(value, Layout::Line));
}
QString words(const QCborMap& counts) {
  QStringList out;
  for (auto it = counts.begin(); it != counts.end(); ++it)
    if (it.value().toInteger() != 0) out << it.key().toString() + u' ' + QString::number(it.value().toInteger());
  return out.isEmpty() ? u"nothing"_s : out.join(u' ');
}

/// "+2 ore −1 wool" for two maps of the same counts; empty if they are equal.
QString difference(const QCborMap& before, const QCborMap& after) {
  QStringList out;
  for (auto it = after.begin(); it != after.end(); ++it) {
    const qint64 more = it.value().toInteger() - before.value(it.key()).toInteger();
    if (more != 0)
      out << u"%1%2 %3"_s.arg(more > 0 ? u"+"_s : u"-"_s, QString::number(qAbs(more)), it.key().toString());
  }
  return out.join(u' ');
}

QString changesOfSeat(const QCborMap& before, const QCborMap& after) {
  QStringList out;
  for (const QString& key : {u"hand"_s, u"cards"_s, u"played"_s, u"left"_s}) {
    const QString changed = difference(before.value(key).toMap(), after.value(key).toMap());
    if (!changed.isEmpty()) out << key + u' ' + changed;
  }
  for (const QString& key : {u"points"_s, u"route"_s, u"ledger"_s})
    if (before.value(key) != after.value(key)) out << key + u' ' + text(after.value(key));
  return out.join(u", "_s);
}

void addChanges(const QCborMap& before, const QCborMap& after, std::vector<QByteArray>& lines) {
  const QCborArray seatsBefore = before.value(u"seats"_s).toArray(), seats = after.value(u"seats"_s).toArray();
  for (qsizetype i = 0; i < seats.size(); ++i) {
    const QString changed = changesOfSeat(seatsBefore.at(i).toMap(), seats.at(i).toMap());
    if (!changed.isEmpty()) lines.push_back(u"            seat %1: %2"_s.arg(i).arg(changed).toUtf8());
  }
  for (const QString& key : {u"robbers"_s, u"longestRoad"_s, u"largestArmy"_s, u"event"_s, u"phase"_s, u"winner"_s})
    if (before.value(key) != after.value(key))
      lines.push_back(u"            %1: %2"_s.arg(key, text(after.value(key))).toUtf8());
}

void addTurn(const QCborMap& state, std::vector<QByteArray>& lines) {
  lines.push_back({});
  lines.push_back(u"Turn %1, round %2"_s.arg(text(state.value(u"turn"_s)), text(state.value(u"round"_s))).toUtf8());
  const QCborArray seats = state.value(u"seats"_s).toArray();
  for (qsizetype i = 0; i < seats.size(); ++i) {
    const QCborMap seat = seats.at(i).toMap();
    const QString points = text(seat.value(u"points"_s));
    lines.push_back(u"  seat %1: %2 points, hand: %3; cards: %4"_s.arg(i)
                        .arg(points, words(seat.value(u"hand"_s).toMap()), words(seat.value(u"cards"_s).toMap()))
                        .toUtf8());
  }
}

/// `  12  seat 2  robber 1,-2 0  [stolen ore]  of 14`: the move as a record writes it, and of how many legal ones.
QByteArray moveTold(const Table& table, const Move& move, const QCborMap& before, int number) {
  Complaint none;
  QCborMap line = parseJson(moveLine(table, move), none).value_or(QCborValue()).toMap();
  const QString action = line.take(u"do"_s).toString();
  line.remove(u"seat"_s);
  QString chance;
  for (auto it = line.begin(); it != line.end(); ++it)
    chance += u"  [%1 %2]"_s.arg(it.key().toString(), text(it.value()));
  QString out =
      u"%1  %2  %3%4"_s.arg(number, 5).arg(move.seat ? u"seat %1"_s.arg(move.seat.value) : u"table "_s, action, chance);
  if (move.seat) {
    const QString seat = QString::number(move.seat.value);
    out += u"  of %1"_s.arg(before.value(u"legal"_s).toMap().value(seat).toArray().size());
  }
  return out.toUtf8();
}

void addBoard(const Topology& map, std::vector<QByteArray>& lines) {
  QStringList row;
  for (int h = 0; h < map.hexCount(); ++h) {
    const Cell& cell = map.hex(HexId(h)).cell;
    const QString number = cell.number == 0 ? QString() : u' ' + QString::number(cell.number);
    row << QString::fromStdString(map.name(HexId(h))) + u' ' + text(nameOf(cell.terrain)) + number;
    if (row.size() == 5 || h + 1 == map.hexCount()) {
      lines.push_back(u"  "_s.toUtf8() + row.join(u" · "_s).toUtf8());
      row.clear();
    }
  }
}

}  // namespace

std::vector<QByteArray> Telling::start(const RecordHeader& header, const Game& game) {
  const Setup& setup = header.setup;
  std::vector<QByteArray> lines{
      u"Rules: %1, %2 seats"_s.arg(text(nameOf(setup.ruleSet))).arg(game.table().seats).toUtf8()};
  for (const OptionSpec& spec : optionTable()) {
    const std::string value = optionText(spec, setup.options);
    if (value != optionText(spec, defaultOptions(setup.ruleSet)))
      lines.push_back(u"Option: %1 = %2"_s.arg(text(spec.key), text(value)).toUtf8());
  }
  lines.push_back("Board:");
  addBoard(game.table().map, lines);
  lines.push_back({});
  before_ = stateLine(game.table(), game.state(), 0);
  return lines;
}

std::vector<QByteArray> Telling::next(const Game& game) {
  std::vector<QByteArray> lines;
  for (; told_ < game.moveCount(); ++told_)
    lines.push_back(moveTold(game.table(), game.log()[static_cast<std::size_t>(told_)], before_, told_ + 1));
  const QCborMap after = stateLine(game.table(), game.state(), told_);
  addChanges(before_, after, lines);
  if (after.value(u"turn"_s) != before_.value(u"turn"_s)) addTurn(after, lines);
  before_ = after;
  return lines;
}

}  // namespace tapu
