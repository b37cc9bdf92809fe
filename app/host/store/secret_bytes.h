// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCryptographicHash>

namespace tapu {

/// The SHA-256 of a secret, which is all that a server keeps of it.
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
