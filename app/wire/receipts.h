// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>
#include <vector>

namespace tapu {

/// The word of a table that so many moves were safe, as a client keeps it.
struct Receipt {
  int moves = 0;
  QByteArray word;  ///< empty = none
  /// What a file kept; none if no table can have given that.
  static Receipt from(qint64 moves, const QByteArray& word);
  bool operator==(const Receipt&) const = default;
};

/// What lets a table know again what it has acknowledged. With each position and each batch goes a receipt: "so many
/// moves were safe". A client that comes back shows its last one. If the store has fewer, or had when this server
/// began, moves were lost that somebody has seen, and the table must not go on as if nothing were.
///
/// A receipt names the run of a server that gave it and is signed with a secret of the table (HMAC-SHA-256): nobody can
/// make one up, and it says nothing about the moves. Whatever runs the store knows no more, it has lost with all their
/// moves.
class Receipts {
 public:
  /// With the secret of a new game: 32 random bytes.
  explicit Receipts(const QByteArray& secret = {}) : secret_(secret) {}
  /// What `kept` gave; none if that is no such thing.
  static Receipts from(const QByteArray& kept);
  QByteArray kept() const;
  bool isNone() const { return secret_.isEmpty(); }

  /// A server goes on from so many moves. `random` is never the same twice.
  void beginRun(const QByteArray& random, int moves);
  /// That so many moves were safe; empty before the first run.
  QByteArray receiptFor(int moves) const;

  struct Verdict {
    bool isLost = false;  ///< the receipt is genuine, and moves that it speaks of are not in the store
    int kept = 0;         ///< how many of them the store kept at most
  };
  Verdict judge(int moves, const QByteArray& receipt, int stored) const;

 private:
  struct Run {
    QByteArray name;
    quint32 from = 0;  ///< moves in the store when it began
  };
  QByteArray signedFor(const QByteArray& run, int moves) const;
  QByteArray secret_;
  std::vector<Run> runs_;
};

}  // namespace tapu
