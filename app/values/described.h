// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <concepts>
#include <type_traits>
#include <utility>

// Describes each value once, for writing and for reading. A type that travels has one function
//
//   void fields(auto& archive, Like<Offer> auto& offer) {
//     archive(offer.give, offer.want, offer.to.bits, offer.declined.bits, offer.accepted.bits);
//   }
//
// which names its members in their order. With a writer (CborWriter, RowWriter) for an archive it writes them, with a
// reader (CborReader, RowReader) it reads them. A reader holds every member to the range of its type; the functions
// below wrap a member with tighter bounds; a number without a range of its own, a text or bytes without bounds do not
// compile. A writer does not look at bounds. Bounds that depend on other members or on the game are checked after
// reading, see codec.cpp.

namespace tapu {

/// T is `Value` or `const Value`: a writer describes a constant, a reader a variable.
template <class T, class Value>
concept Like = std::same_as<std::remove_const_t<T>, Value>;

/// The last value of an enumeration that counts up from 0: a reader takes none beyond it. Each enumeration that travels
/// has its line, beside the description that uses it.
template <class Kind>
inline constexpr Kind kLast = Kind::hasNoLastValueYet;

/// A number from `least` to `most`, or a text or bytes of such a length, or an array of such numbers.
template <class T>
struct Within {
  T& value;
  qint64 least, most;
};
template <class T>
Within<T> within(T& value, qint64 least, qint64 most) {
  return {value, least, most};
}
template <class T>
Within<T> upTo(T& value, qint64 most) {
  return {value, 0, most};
}

/// A line of a stranger that is shown to people, up to a length: a reader cleans it (`shownLine`).
template <class T>
struct Told {
  T& value;
  qint64 most;
};
template <class T>
Told<T> told(T& value, qint64 most) {
  return {value, most};
}

/// Bytes of just this length, or none at all.
template <class Bytes>
struct EmptyOr {
  Bytes& value;
  qsizetype size;
};
template <class Bytes>
EmptyOr<Bytes> emptyOr(Bytes& value, qsizetype size) {
  return {value, size};
}

/// A field, or null. A writer calls `isNone()`; a reader that finds null leaves the value as it is.
template <class Field, class IsNone>
struct OrNull {
  Field field;
  IsNone isNone;
};
template <class Field, class IsNone>
OrNull<Field, IsNone> orNull(Field&& field, IsNone isNone) {
  return {std::forward<Field>(field), isNone};
}

}  // namespace tapu
