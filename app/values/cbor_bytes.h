// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <concepts>
#include <cstddef>
#include <optional>
#include <type_traits>

namespace tapu {

/// A CBOR array (RFC 8949) written item by item, with no tree of values before it: moves and positions are written for
/// every seat. The bytes are those of `QCborValue::toCbor`.
class CborArray {
 public:
  CborArray() = default;
  template <class First, class Second, class... Rest>
  CborArray(const First& first, const Second& second, const Rest&... rest) {
    append(first), append(second), (append(rest), ...);
  }

  template <class Number>
  requires std::integral<Number> || std::is_enum_v<Number>
  void append(Number number) {
    ++length_;
    const auto value = static_cast<qint64>(number);
    value < 0 ? addHead(items_, kNegative, static_cast<quint64>(-1 - value))
              : addHead(items_, kWhole, static_cast<quint64>(value));
  }
  void append(const QByteArray& bytes) { add(kBytes, bytes); }
  void append(const QString& text) { add(kText, text.toUtf8()); }
  void append(std::nullptr_t) {
    ++length_;
    items_.append(kNull);
  }
  void append(const CborArray& array) {
    ++length_;
    addHead(items_, kArray, array.length_);
    items_.append(array.items_);
  }
  template <class Item>
  void append(const std::optional<Item>& item) {
    item ? append(*item) : append(nullptr);
  }

  QByteArray bytes() const {
    QByteArray all;
    all.reserve(kMostHead + items_.size());
    addHead(all, kArray, length_);
    return all.append(items_);
  }

 private:
  // The upper three bits of a head, and one value that has no length.
  static constexpr quint8 kWhole = 0x00, kNegative = 0x20, kBytes = 0x40, kText = 0x60, kArray = 0x80;
  static constexpr char kNull = '\xf6';
  static constexpr int kMostHead = 9;

  void add(quint8 kind, const QByteArray& bytes) {
    ++length_;
    addHead(items_, kind, static_cast<quint64>(bytes.size()));
    items_.append(bytes);
  }

  /// The number in the fewest bytes: below 24 in the head itself, else in 1, 2, 4 or 8 bytes, the highest first.
  static void addHead(QByteArray& to, quint8 kind, quint64 number) {
    if (number < 24) return void(to.append(static_cast<char>(kind | number)));
    const int power = number <= 0xff ? 0 : number <= 0xffff ? 1 : number <= 0xffffffff ? 2 : 3;
    char head[kMostHead] = {static_cast<char>(kind | (24 + power))};
    const int size = 1 << power;
    for (int i = 0; i < size; ++i) head[1 + i] = static_cast<char>(number >> (8 * (size - 1 - i)));
    to.append(head, 1 + size);
  }

  QByteArray items_;
  quint64 length_ = 0;
};

}  // namespace tapu
