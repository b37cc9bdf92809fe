// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// The password of a table: it is neither kept nor sent. Its owner keeps a random salt and a key that follows from
/// both, slowly; a guest proves to know it by a number that fits one greeting only (as in RFC 5802). The kept key, or
/// an overheard greeting, opens no table by itself. But words can be tried on it at leisure, 30,000 rounds for each, so
/// a short password does not stop an eavesdropper for long. A host at another computer sends the key (`SetPassword`) as
/// it is kept.
namespace tapu::password {

/// Whether people can see and type it: not of spaces and invisible characters alone.
bool isUsable(const QString& password);
/// Salt (wire::kSaltBytes) and key of this password, in one piece; takes some hundredths of a second.
QByteArray keyOf(const QString& password, const QByteArray& salt);
/// True if these bytes have the length of a key.
bool isKey(const QByteArray& key);
/// The salt of a key.
QByteArray saltOf(const QByteArray& key);
/// Shows that somebody knows the password, for the random bytes that both ends have drawn for this greeting.
QByteArray proofOf(const QString& password, const QByteArray& salt, const QByteArray& nonces);
/// Whether the proof was made with the password of this key, for these random bytes.
bool isProof(const QByteArray& proof, const QByteArray& key, const QByteArray& nonces);

}  // namespace tapu::password
