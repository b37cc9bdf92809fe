// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborValue>
#include <QString>
#include <array>
#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>

#include "app/values/described.h"
#include "app/values/rows.h"

namespace tapu {

/// Writes described values (described.h) as CBOR (RFC 8949): a type with `fields` becomes an array, a number, text or
/// byte string itself, an empty optional null. The bytes are those of `QCborValue::toCbor`.
///
/// Our own, because QCborStreamWriter wants the length of an array before its items, which a description cannot tell,
/// and takes 2.4 times as long for a move.
class CborWriter {
 public:
  static constexpr bool kReads = false;

  CborWriter() { bytes_.reserve(kFirstRoom); }
  const QByteArray& bytes() const { return bytes_; }

  template <class... Values>
  void operator()(const Values&... values) {
    (put(values), ...);
  }
  /// A number that is always the same: a reader refuses every other.
  void constant(qint64 number) { put(number); }
  /// Writes a ready CBOR value.
  void value(const QCborValue& value) {
    ++length_;
    bytes_.append(value.toCbor());
  }
  /// Appends so many items that are encoded already.
  void encoded(QByteArrayView bytes, quint64 items = 1) {
    length_ += items;
    bytes_.append(bytes);
  }
  /// The number of items so far in the array that is being written.
  quint64 items() const { return length_; }
  void null() {
    ++length_;
    bytes_.append(kNull);
  }

  /// Writes the output of `body(archive)` as one array.
  template <class Body>
  void array(Body&& body) {
    const qsizetype start = bytes_.size();
    const quint64 before = std::exchange(length_, 0);
    body(*this);
    const Head head(kArray, length_);
    bytes_.insert(start, head.bytes, head.size);
    length_ = before + 1;
  }
  /// An array of all items: as many as the reader's list has.
  template <class List>
  void each(const List& list) {
    array([&](CborWriter& inner) {
      for (const auto& item : list) inner(item);
    });
  }
  /// An array of as many items as there are; a reader takes at most `most`.
  template <class List>
  void list(const List& list, qsizetype /*most*/) {
    each(list);
  }
  /// All items in one byte string, see RowWriter: as many as the reader's list has.
  template <class List>
  void rows(const List& list) {
    row([&](RowWriter& row) {
      for (const auto& item : list) row(item);
    });
  }
  /// Writes all items as one byte string; a reader takes at most `most`.
  template <class List>
  void rows(const List& list, qsizetype /*most*/) {
    rows(list);
  }
  /// Writes the output of `body(row)` as one byte string.
  template <class Body>
  void row(Body&& body) {
    RowWriter row;
    body(row);
    put(row.bytes());
  }

 private:
  // The upper three bits of a head, and one value that has no length.
  static constexpr quint8 kWhole = 0x00, kNegative = 0x20, kBytes = 0x40, kText = 0x60, kArray = 0x80;
  static constexpr char kNull = '\xf6';
  static constexpr qsizetype kFirstRoom = 64;  // of a usual move, in bytes

  /// A kind and a number in the fewest bytes: below 24 in the first itself, else in 1, 2, 4 or 8 more, the highest
  /// first.
  struct Head {
    char bytes[9];
    qsizetype size = 1;
    Head(quint8 kind, quint64 number) : bytes{static_cast<char>(kind | number)} {
      if (number < 24) return;
      const int power = number <= 0xff ? 0 : number <= 0xffff ? 1 : number <= 0xffffffff ? 2 : 3;
      bytes[0] = static_cast<char>(kind | (24 + power));
      size = 1 + (1 << power);
      for (int i = 1; i < size; ++i) bytes[i] = static_cast<char>(number >> (8 * (size - 1 - i)));
    }
  };
  void addHead(quint8 kind, quint64 number) {
    ++length_;
    const Head head(kind, number);
    bytes_.append(head.bytes, head.size);
  }

  template <class Number>
  requires std::integral<Number> || std::is_enum_v<Number>
  void put(Number number) {
    const auto value = static_cast<qint64>(number);
    value < 0 ? addHead(kNegative, static_cast<quint64>(-1 - value)) : addHead(kWhole, static_cast<quint64>(value));
  }
  void put(const QByteArray& bytes) {
    addHead(kBytes, static_cast<quint64>(bytes.size()));
    bytes_.append(bytes);
  }
  void put(const QString& text) {
    const QByteArray letters = text.toUtf8();
    addHead(kText, static_cast<quint64>(letters.size()));
    bytes_.append(letters);
  }
  void put(CardCounts counts) { put(counts.lanes); }
  template <class Tag>
  void put(Id<Tag> id) {
    put(id ? static_cast<int>(id.value) : -1);
  }
  template <class T>
  void put(const std::optional<T>& value) {
    value ? put(*value) : null();
  }
  template <class T>
  void put(const Within<T>& bounded) {
    put(bounded.value);
  }
  template <class T>
  void put(const Told<T>& line) {
    put(line.value);
  }
  /// An array of numbers stands for so many fields.
  template <class Number, std::size_t n>
  void put(const std::array<Number, n>& numbers) {
    for (const Number& number : numbers) put(number);
  }
  template <class T>
  void put(const EmptyOr<T>& bytes) {
    put(bytes.value);
  }
  template <class Field, class IsNone>
  void put(const OrNull<Field, IsNone>& either) {
    either.isNone() ? null() : put(either.field);
  }
  template <class T>
  requires requires(CborWriter& archive, const T& value) { fields(archive, value); }
  void put(const T& value) {
    array([&](CborWriter& inner) { fields(inner, value); });
  }

  QByteArray bytes_;
  quint64 length_ = 0;  ///< items so far of the array that is being written
};

/// One described value as CBOR.
template <class T>
QByteArray cborOf(const T& value) {
  CborWriter out;
  out(value);
  return out.bytes();
}

}  // namespace tapu
