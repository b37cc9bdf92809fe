// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCryptographicHash>

namespace tapu {

/// What a server keeps of a secret: its SHA-256.
inline QByteArray hashOfSecret(const QByteArray& secret) {
  return QCryptographicHash::hash(secret, QCryptographicHash::Sha256);
}

/// Compares bytes in a time that does not tell where they differ.
inline bool equalInConstantTime(const QByteArray& a, const QByteArray& b) {
  if (a.size() != b.size()) return false;
  int difference = 0;
  for (qsizetype i = 0; i < a.size(); ++i) difference |= a[i] ^ b[i];
  return difference == 0;
}

}  // namespace tapu
