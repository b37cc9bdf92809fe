// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborArray>
#include <QCborValue>
#include <QString>
#include <array>
#include <limits>
#include <optional>

#include "app/text/complaint.h"
#include "app/text/shown_text.h"
#include "app/values/described.h"
#include "app/values/rows.h"
#include "engine/state/setup.h"

namespace tapu {

/// Reads described values (described.h) along one CBOR array. The first field that does not fit ends it: `ok` turns
/// false, the complaint names it, and every later read gives an empty value. Its functions are those of CborWriter,
/// where they are described. Readers of inner arrays share the fate of the outer one.
class CborReader {
 public:
  static constexpr bool kReads = true;

  /// `value` must be an array.
  CborReader(const QCborValue& value, Complaint& complaint);

  bool ok() const { return complaint_.isEmpty(); }
  /// To be called at the end: remaining items are a complaint too. True if all went well.
  bool done();
  /// Ends the reading, as a field does that does not fit.
  void fail();
  Complaint& complaint() { return complaint_; }

  template <class... Values>
  void operator()(Values&&... values) {
    (take(values), ...);
  }
  void constant(qint64 number) {
    if (integer(number, number) != number) fail();
  }
  /// The next item, of any type.
  QCborValue value();
  /// True if the next item is null, which is then stepped over.
  bool isNull();
  bool atEnd() const { return at_ == array_.size(); }

  template <class Body>
  void array(Body&& body) {
    const QCborValue array = value();
    if (!ok()) return;
    CborReader inner(array, complaint_);
    body(inner);
    inner.done();
  }
  template <class List>
  void each(List& list) {
    array([&](CborReader& inner) {
      for (auto& item : list) inner(item);
    });
  }
  template <class List>
  void list(List& list, qsizetype most) {
    array([&](CborReader& inner) {
      if (inner.array_.size() > most) inner.fail();
      while (inner.ok() && !inner.atEnd()) inner(list.emplace_back());
    });
  }
  template <class List>
  void rows(List& list) {
    row([&](RowReader& row) {
      for (auto& item : list) row(item);
    });
  }
  template <class List>
  void rows(List& list, qsizetype most) {
    row([&](RowReader& row) {
      for (qsizetype i = 0; i < most && row.ok() && !row.atEnd(); ++i) row(list.emplace_back());
    });
  }
  template <class Body>
  void row(Body&& body) {
    RowReader row(bytes(0, std::numeric_limits<qsizetype>::max()));
    if (!ok()) return;
    body(row);
    if (!row.ok() || !row.atEnd()) fail();
  }

 private:
  qint64 integer(qint64 least, qint64 most);
  QString text(qint64 least, qint64 most);
  QByteArray bytes(qint64 least, qint64 most);
  /// One of so many kinds, 7 (unknown) or 255 (none).
  int cardKind(int kinds);

  template <std::unsigned_integral Number>
  requires(sizeof(Number) <= 4) void take(Number& number) {
    number = static_cast<Number>(integer(0, std::numeric_limits<Number>::max()));
  }
  template <class Kind>
  requires std::is_enum_v<Kind>
  void take(Kind& kind) { kind = static_cast<Kind>(integer(0, static_cast<qint64>(kLast<Kind>))); }
  void take(Resource& resource) { resource = static_cast<Resource>(cardKind(kResources)); }
  void take(Card& card) { card = static_cast<Card>(cardKind(kCards)); }
  void take(CardCounts& counts);
  void take(SeatId& seat) { seat = SeatId(static_cast<int>(integer(-1, kMostSeats - 1))); }
  void take(ShortHexId& hex) { hex = ShortHexId(static_cast<int>(integer(-1, ShortHexId::kNone - 1))); }
  template <class T>
  void take(std::optional<T>& value) {
    if (isNull())
      value.reset();
    else
      take(value.emplace());
  }
  template <class Number>
  requires std::integral<Number> || std::is_enum_v<Number>
  void take(const Within<Number>& bounded) {
    bounded.value = static_cast<Number>(integer(bounded.least, bounded.most));
  }
  void take(const Within<QString>& bounded) { bounded.value = text(bounded.least, bounded.most); }
  void take(const Told<QString>& line) { line.value = shownLine(text(0, line.most), line.most); }
  void take(const Within<QByteArray>& bounded) { bounded.value = bytes(bounded.least, bounded.most); }
  template <class Number, std::size_t n>
  void take(const Within<std::array<Number, n>>& bounded) {
    for (Number& number : bounded.value) take(within(number, bounded.least, bounded.most));
  }
  void take(const EmptyOr<QByteArray>& bounded) {
    bounded.value = bytes(0, bounded.size);
    if (!bounded.value.isEmpty() && bounded.value.size() != bounded.size) fail();
  }
  template <class Field, class IsNone>
  void take(OrNull<Field, IsNone>& either) {
    if (!isNull()) take(either.field);
  }
  template <class T>
  requires requires(CborReader& archive, T& value) { fields(archive, value); }
  void take(T& value) {
    array([&](CborReader& inner) { fields(inner, value); });
  }

  QCborArray array_;
  qsizetype at_ = 0;
  Complaint& complaint_;
};

}  // namespace tapu
