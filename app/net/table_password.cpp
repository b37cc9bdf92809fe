// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/table_password.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QPasswordDigestor>
#include <algorithm>

#include "app/wire/names.h"

namespace tapu::password {

namespace {

constexpr auto kHash = QCryptographicHash::Sha256;
constexpr int kRounds = 30'000;
constexpr qsizetype kSalt = 16, kLength = 32;

QByteArray hashOf(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, kHash); }

QByteArray signedWith(const QByteArray& key, const QByteArray& text) {
  return QMessageAuthenticationCode::hash(text, key, kHash);
}

QByteArray mixed(QByteArray left, const QByteArray& right) {
  for (qsizetype i = 0; i < left.size(); ++i) left[i] = static_cast<char>(left[i] ^ right[i]);
  return left;
}

/// The key that only somebody who knows the password can work out. The same letters, typed in any way, give the same.
QByteArray ownKeyOf(const QString& password, const QByteArray& salt) {
  const QByteArray letters = password.normalized(QString::NormalizationForm_KC).toUtf8();
  const QByteArray slow = QPasswordDigestor::deriveKeyPbkdf2(kHash, letters, salt, kRounds, kLength);
  return signedWith(slow, "Client Key");
}

}  // namespace

bool isUsable(const QString& password) {
  const auto isControl = [](QChar each) { return each.category() == QChar::Other_Control; };
  return !cleanName(password).isEmpty() && std::ranges::none_of(password, isControl);
}

QByteArray keyOf(const QString& password, const QByteArray& salt) { return salt + hashOf(ownKeyOf(password, salt)); }

bool isKey(const QByteArray& key) { return key.size() == kSalt + kLength; }

QByteArray saltOf(const QByteArray& key) { return key.left(kSalt); }

QByteArray proofOf(const QString& password, const QByteArray& salt, const QByteArray& nonces) {
  const QByteArray own = ownKeyOf(password, salt);
  return mixed(own, signedWith(hashOf(own), nonces));
}

bool isProof(const QByteArray& proof, const QByteArray& key, const QByteArray& nonces) {
  if (!isKey(key) || proof.size() != kLength) return false;
  const QByteArray kept = key.sliced(kSalt);
  const QByteArray shown = hashOf(mixed(proof, signedWith(kept, nonces)));
  int difference = 0;  // in a time that reveals nothing of how near it came
  for (qsizetype i = 0; i < kLength; ++i) difference |= shown[i] ^ kept[i];
  return difference == 0;
}

}  // namespace tapu::password
