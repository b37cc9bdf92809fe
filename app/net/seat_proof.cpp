// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/seat_proof.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

namespace tapu::seat_proof {

namespace {
constexpr auto kDigest = QCryptographicHash::Sha256;
constexpr qsizetype kMark = 16;
}  // namespace

QByteArray hashOf(const QByteArray& key) { return QCryptographicHash::hash(key, kDigest); }

QByteArray markOf(const QByteArray& hash) {
  return QMessageAuthenticationCode::hash("Tapu mark of a seat", hash, kDigest).first(kMark);
}

QByteArray proofOf(const QByteArray& hash, const QByteArray& challenge, const QByteArray& table) {
  return QMessageAuthenticationCode::hash("Tapu proof of a table" + table + challenge, hash, kDigest);
}

}  // namespace tapu::seat_proof
