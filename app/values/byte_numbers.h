// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

// Whole numbers in byte strings, the lowest byte first: many of them take less room and time than an array of CBOR.

namespace tapu {

template <class Int>
void addInt(QByteArray& bytes, Int value) {
  char raw[sizeof(Int)];
  qToLittleEndian(value, raw);
  bytes.append(raw, sizeof(Int));
}
/// The index-th number; bytes that are not there count as 0.
template <class Int>
Int intAt(const QByteArray& bytes, qsizetype index) {
  const auto size = static_cast<qsizetype>(sizeof(Int));
  Int value = 0;
  for (qsizetype i = 0; i < size && size * index + i < bytes.size(); ++i)
    value = static_cast<Int>(value | static_cast<Int>(static_cast<quint8>(bytes[size * index + i])) << (8 * i));
  return value;
}
}  // namespace tapu
