// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/json_values.h"

#include "app/files/fields.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

template <class Kind>
std::optional<CardCounts> packOf(const QCborValue& value, std::optional<Kind> (*named)(std::string_view)) {
  if (!value.isMap()) return {};
  CardCounts pack;
  const QCborMap map = value.toMap();
  for (auto it = map.begin(); it != map.end(); ++it) {
    const auto kind = named(it.key().toString().toStdString());
    const qint64 count = it.value().toInteger(-1);
    if (!kind || !it.value().isInteger() || count < 0 || count > kMostCounted || pack[*kind] != 0) return {};
    pack += CardCounts::of(*kind, static_cast<int>(count));
  }
  return pack;
}

}  // namespace

QCborValue seatValue(SeatId seat) { return seat ? QCborValue(seat.value) : QCborValue(nullptr); }

SeatId seatIf(Fields& in, const QString& key, int seats) {
  const auto seat = in.numberIf(key, 0, seats - 1);
  return seat ? SeatId(*seat) : SeatId();
}

QCborMap resourcesValue(CardCounts pack) {
  QCborMap out;
  for (Resource each : kAllResources) out.insert(word(nameOf(each)), pack[each]);
  if (pack[Resource::Unknown]) out.insert(word(nameOf(Resource::Unknown)), pack[Resource::Unknown]);
  return out;
}

QCborMap cardsValue(CardCounts pack) {
  QCborMap out;
  for (int i = 0; i < kCards; ++i) out.insert(word(nameOf(static_cast<Card>(i))), pack[static_cast<Card>(i)]);
  if (pack[Card::Unknown]) out.insert(word(nameOf(Card::Unknown)), pack[Card::Unknown]);
  return out;
}

std::optional<CardCounts> resourcesFrom(const QCborValue& value) { return packOf<Resource>(value, resourceNamed); }
std::optional<CardCounts> cardsFrom(const QCborValue& value) { return packOf<Card>(value, cardNamed); }

QCborMap groundValue(Ground ground) {
  return {{u"terrain"_s, word(nameOf(ground.terrain))},
          {u"number"_s, ground.number == 0 ? QCborValue(nullptr) : QCborValue(ground.number)}};
}

Ground groundFrom(Fields& in) {
  QStringList terrains;
  for (int i = 0; i < kTerrains; ++i) terrains << word(nameOf(static_cast<Terrain>(i)));
  Ground ground;
  ground.terrain = static_cast<Terrain>(in.word(u"terrain"_s, terrains));
  ground.number = static_cast<std::uint8_t>(in.numberIf(u"number"_s, 2, kMostNumber).value_or(0));
  return ground;
}

const QStringList& phaseWords() {
  static const QStringList words{u"setup"_s, u"play"_s, u"over"_s};
  return words;
}

const QStringList& stageWords() {
  static const QStringList words{u"discards"_s, u"secondThrow"_s, u"clock"_s, u"between"_s};
  return words;
}

const QStringList& groupWords() {
  static const QStringList words{u"sun"_s, u"moon"_s};
  return words;
}

}  // namespace tapu
