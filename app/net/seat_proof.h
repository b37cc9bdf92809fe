// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// How a table shows that it knows the key of a seat before the key is shown to it: anybody can say that they are that
/// table, as its name is told to the whole network. A server keeps the hash of a key (`hashOf`). Whoever has the key
/// sends the mark of that hash and random bytes; the table finds the hash by its mark, and only somebody who has the
/// hash can make the proof for these bytes. Neither mark nor proof tells anything of the key. They are not for lines on
/// which somebody can pass on what a true table says.
namespace tapu::seat_proof {

/// What a server keeps of a key: its SHA-256.
QByteArray hashOf(const QByteArray& key);
/// By which the hash is found: wire::kMarkBytes.
QByteArray markOf(const QByteArray& hash);
/// That somebody at the table of this id knows the hash, for these random bytes: wire::kProofBytes.
QByteArray proofOf(const QByteArray& hash, const QByteArray& challenge, const QByteArray& table);

}  // namespace tapu::seat_proof
