// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// The proof of a table that it knows the key of a seat, before it sees the key: anybody can claim to be that table, as
/// its name goes to the whole network. A server keeps the hash of a key (`hashOf`). The key's owner sends the mark of
/// that hash and random bytes; the table finds the hash by its mark, and only somebody who has the hash can make the
/// proof for these bytes. Neither mark nor proof reveals the key. They do not protect lines on which a relay can pass
/// on the answers of a true table.
namespace tapu::seat_proof {

/// The part of a key that a server keeps: its SHA-256.
QByteArray hashOf(const QByteArray& key);
/// The mark that finds the hash: wire::kMarkBytes.
QByteArray markOf(const QByteArray& hash);
/// The proof that somebody at the table of this id knows the hash, for these random bytes: wire::kProofBytes.
QByteArray proofOf(const QByteArray& hash, const QByteArray& challenge, const QByteArray& table);

}  // namespace tapu::seat_proof
