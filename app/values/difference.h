// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/cbor_reader.h"
#include "app/values/cbor_writer.h"

// The changes of a described value (described.h), field by field: `number, value` for each changed field, in ascending
// order of the numbers, which count the fields of its description from 0. A whole value is its difference from a fresh
// one.

namespace tapu {

/// Writes a value's fields and remembers where each begins.
class FieldWriter {
 public:
  static constexpr bool kReads = false;

  template <class Value>
  explicit FieldWriter(const Value& value) {
    fields(*this, value);
  }
  std::size_t count() const { return count_; }
  /// The bytes of one field, and how many items they are: a few numbers may stand together.
  QByteArrayView field(std::size_t number) const {
    const qsizetype from = number == 0 ? 0 : ends_[number - 1].bytes;
    return QByteArrayView(out_.bytes()).sliced(from, ends_[number].bytes - from);
  }
  quint64 items(std::size_t number) const { return ends_[number].items - (number == 0 ? 0 : ends_[number - 1].items); }

  template <class... Values>
  void operator()(const Values&... values) {
    (put([&] { out_(values); }), ...);
  }
  template <class List>
  void rows(const List& list) {
    put([&] { out_.rows(list); });
  }

 private:
  static constexpr std::size_t kMostFields = 32;
  template <class Write>
  void put(Write write) {
    write();
    ends_[count_++] = {out_.bytes().size(), out_.items()};
  }
  struct End {
    qsizetype bytes = 0;
    quint64 items = 0;
  };
  CborWriter out_;
  std::array<End, kMostFields> ends_{};
  std::size_t count_ = 0;
};

/// Writes the fields in which `now` differs from `before` into the array that is being written. False: there are none.
template <class Value>
bool writeDifference(CborWriter& out, const Value& before, const Value& now) {
  const FieldWriter old(before), fresh(now);
  bool any = false;
  for (std::size_t i = 0; i < fresh.count(); ++i) {
    if (old.field(i) == fresh.field(i)) continue;
    any = true;
    out(static_cast<int>(i));
    out.encoded(fresh.field(i), fresh.items(i));
  }
  return any;
}

/// Reads such fields into a value, up to the end of the reader's array.
class FieldReader {
 public:
  static constexpr bool kReads = true;

  explicit FieldReader(CborReader& in) : in_(in) { advance(); }
  bool ok() const { return in_.ok(); }

  template <class... Values>
  void operator()(Values&&... values) {
    (take([&] { in_(values); }), ...);
  }
  template <class List>
  void rows(List& list) {
    take([&] { in_.rows(list); });
  }
  /// To be called at the end: a field that the value does not have ends the reading.
  void finish() {
    if (next_ >= 0) in_.fail();
  }

 private:
  template <class Read>
  void take(Read read) {
    const bool isNext = at_ == next_;
    ++at_;
    if (!isNext || !in_.ok()) return;
    read();
    advance();
  }
  void advance() {
    const int last = std::exchange(next_, -1);
    if (!in_.ok() || in_.atEnd()) return;
    in_(within(next_, last + 1, 63));
  }
  CborReader& in_;
  int at_ = 0, next_ = -1;
};

template <class Value>
void readDifference(CborReader& in, Value& value) {
  FieldReader reader(in);
  fields(reader, value);
  reader.finish();
}

}  // namespace tapu
