// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wire/receipts.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QtEndian>
#include <algorithm>

#include "app/wire/messages.h"

namespace tapu {

namespace {

constexpr qsizetype kSecretBytes = 32, kNameBytes = 8, kCountBytes = 4, kRunBytes = kNameBytes + kCountBytes;
static_assert(wire::kReceiptBytes > kNameBytes);

QByteArray bytesOf(quint32 number) {
  number = qToBigEndian(number);
  return QByteArray(reinterpret_cast<const char*>(&number), sizeof number);
}

}  // namespace

Receipt Receipt::from(qint64 moves, const QByteArray& word) {
  if (word.size() != wire::kReceiptBytes || moves < 0 || moves > wire::kMostMovesOfReceipt) return {};
  return {static_cast<int>(moves), word};
}

Receipts Receipts::from(const QByteArray& kept) {
  if (kept.size() < kSecretBytes || (kept.size() - kSecretBytes) % kRunBytes != 0) return Receipts();
  Receipts found(kept.left(kSecretBytes));
  for (qsizetype at = kSecretBytes; at < kept.size(); at += kRunBytes)
    found.runs_.push_back({kept.mid(at, kNameBytes), qFromBigEndian<quint32>(kept.constData() + at + kNameBytes)});
  return found;
}

QByteArray Receipts::kept() const {
  QByteArray all = secret_;
  for (const Run& run : runs_) all += run.name + bytesOf(run.from);
  return all;
}

void Receipts::beginRun(const QByteArray& random, int moves) {
  const QByteArray number = bytesOf(static_cast<quint32>(runs_.size()));
  const QByteArray name = QCryptographicHash::hash(random + number, QCryptographicHash::Sha256).left(kNameBytes);
  runs_.push_back({name, static_cast<quint32>(moves)});
}

QByteArray Receipts::signedFor(const QByteArray& run, int moves) const {
  const QByteArray said = run + bytesOf(static_cast<quint32>(moves));
  const QByteArray code = QMessageAuthenticationCode::hash(said, secret_, QCryptographicHash::Sha256);
  return run + code.left(wire::kReceiptBytes - kNameBytes);
}

QByteArray Receipts::receiptFor(int moves) const {
  return isNone() || runs_.empty() ? QByteArray() : signedFor(runs_.back().name, moves);
}

Receipts::Verdict Receipts::judge(int moves, const QByteArray& receipt, int stored) const {
  if (isNone() || receipt.size() != wire::kReceiptBytes) return {};
  const QByteArray name = receipt.left(kNameBytes);
  if (receipt != signedFor(name, moves)) return {};
  const auto run = std::find_if(runs_.begin(), runs_.end(), [&](const Run& known) { return known.name == name; });
  if (run == runs_.end()) return {true, std::min(moves, stored)};
  const bool isLast = run + 1 == runs_.end();
  const int kept = isLast ? stored : static_cast<int>((run + 1)->from);
  return {moves > kept, std::min(moves, kept)};
}

}  // namespace tapu
