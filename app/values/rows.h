// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>
#include <array>
#include <concepts>
#include <limits>
#include <optional>

#include "app/values/described.h"
#include "engine/board/ids.h"
#include "engine/state/card_counts.h"

// Described values (described.h) one behind another in a byte string: many of them take less room and time than an
// array of CBOR. An unsigned number takes as many bytes as its type, the lowest first; a number with bounds takes one
// byte, signed, and so does an enumeration; a place takes two (kWideInRow). Nothing separates them: a reader knows
// their order.

namespace tapu {

/// A place from this number on, which only a chain of more than 511 boards has, takes six bytes: this number in two,
/// and itself in four. None is 0xffff.
inline constexpr std::uint16_t kWideInRow = 0xfffe;

/// Writes described values one behind another into `bytes()`.
class RowWriter {
 public:
  static constexpr bool kReads = false;

  const QByteArray& bytes() const { return bytes_; }
  template <class... Values>
  void operator()(const Values&... values) {
    (put(values), ...);
  }

 private:
  template <std::unsigned_integral Number>
  void put(Number number) {
    char raw[sizeof(Number)];
    qToLittleEndian(number, raw);
    bytes_.append(raw, sizeof(Number));
  }
  template <class T>
  void put(const Within<T>& bounded) {
    bytes_.append(static_cast<char>(bounded.value));
  }
  template <class Kind>
  requires std::is_enum_v<Kind>
  void put(Kind kind) { bytes_.append(static_cast<char>(kind)); }
  void put(CardCounts counts) { put(counts.lanes); }
  template <class Tag>
  void put(Id<Tag> id) {
    put(id.value);
  }
  template <class Tag>
  void put(Id<Tag, std::uint32_t> place) {
    if (place && place.value >= kWideInRow) {
      put(kWideInRow);
      return put(place.value);
    }
    put(static_cast<std::uint16_t>(place.value));  // none is all bits set in two bytes too
  }
  template <class T, std::size_t n>
  void put(const std::array<T, n>& values) {
    for (const T& value : values) put(value);
  }
  /// An empty value writes nothing, though a reader always expects one: such a row cannot be read back.
  template <class T>
  void put(const std::optional<T>& value) {
    if (value) put(*value);
  }
  template <class T>
  requires requires(RowWriter& archive, const T& value) { fields(archive, value); }
  void put(const T& value) { fields(*this, value); }

  QByteArray bytes_;
};

/// Reads the row of a RowWriter. It ends at the first value that does not fit, or where bytes are missing: `ok` turns
/// false.
class RowReader {
 public:
  static constexpr bool kReads = true;

  explicit RowReader(const QByteArray& bytes) : bytes_(bytes) {}
  bool ok() const { return ok_; }
  bool atEnd() const { return at_ == bytes_.size(); }
  template <class... Values>
  void operator()(Values&&... values) {
    (take(values), ...);
  }

 private:
  template <std::unsigned_integral Number>
  void take(Number& number) {
    constexpr auto size = static_cast<qsizetype>(sizeof(Number));
    if (bytes_.size() - at_ < size) return fail();
    number = qFromLittleEndian<Number>(bytes_.constData() + at_);
    at_ += size;
  }
  int byte(qint64 least, qint64 most) {
    quint8 raw = 0;
    take(raw);
    const int number = static_cast<signed char>(raw);
    if (number < least || number > most) {
      fail();
      return static_cast<int>(least);
    }
    return number;
  }
  template <class T>
  void take(const Within<T>& bounded) {
    bounded.value = static_cast<T>(byte(bounded.least, bounded.most));
  }
  template <class Kind>
  requires std::is_enum_v<Kind>
  void take(Kind& kind) { kind = static_cast<Kind>(byte(0, static_cast<int>(kLast<Kind>))); }
  /// One of five, or -1 for none.
  void take(Resource& resource) { resource = static_cast<Resource>(static_cast<quint8>(byte(-1, kResources - 1))); }
  void take(CardCounts& counts) {
    take(counts.lanes);
    if (!counts.isWithin(CardCounts::kCounts)) fail();
  }
  template <class Tag>
  void take(Id<Tag>& id) {
    take(id.value);
  }
  template <class Tag>
  void take(Id<Tag, std::uint32_t>& place) {
    Id<Tag> narrow;
    take(narrow);
    place = narrow;
    if (narrow.value != kWideInRow) return;
    take(place.value);
    if (place.value < kWideInRow || place.value >= kMostPlaces) fail();
  }
  template <class T, std::size_t n>
  void take(std::array<T, n>& values) {
    for (T& value : values) take(value);
  }
  template <class T>
  void take(std::optional<T>& value) {
    take(value.emplace());
  }
  template <class T>
  requires requires(RowReader& archive, T& value) { fields(archive, value); }
  void take(T& value) { fields(*this, value); }
  void fail() { ok_ = false; }

  QByteArray bytes_;
  qsizetype at_ = 0;
  bool ok_ = true;
};

}  // namespace tapu
