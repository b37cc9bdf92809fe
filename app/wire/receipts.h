// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>
#include <vector>

namespace tapu {

/// A receipt as a client keeps it: proof from the table that its store had so many moves.
struct Receipt {
  int moves = 0;
  QByteArray word;  ///< wire::kReceiptBytes, made by `Receipts::receiptFor`; empty = no receipt
  /// A receipt that a file has kept; an empty one if no table can have given that.
  static Receipt from(qint64 moves, const QByteArray& word);
  bool operator==(const Receipt&) const = default;
};

/// The table's side of receipts: it makes them and judges them. With each Snapshot and Batch the server sends a
/// receipt: "so many moves were safe". A client that comes back shows its last one. If the store has fewer moves now,
/// or had fewer when this run of the server began, moves were lost that somebody has seen, and the host must decide how
/// to go on.
///
/// A run is the time from a server's start to its end. A receipt names the run that gave it and is signed with a secret
/// of the table (HMAC-SHA-256): nobody can make one up, and it tells nothing about the moves. A genuine receipt of a
/// run that the store does not know shows that the store has lost that run with all its moves.
class Receipts {
 public:
  /// Receipts of a new game. `secret`: 32 random bytes.
  explicit Receipts(const QByteArray& secret = {}) : secret_(secret) {}
  /// Reads the bytes of `kept`; the result `isNone()` for other bytes.
  static Receipts from(const QByteArray& kept);
  /// Secret and runs as bytes, for the store (`EventStore::keepTable`).
  QByteArray kept() const;
  /// Whether there is no secret: then it gives no receipts and judges none.
  bool isNone() const { return secret_.isEmpty(); }

  /// Notes that a server begins to serve a game of so many moves. `random`: fresh random bytes at each call.
  void beginRun(const QByteArray& random, int moves);
  /// The receipt that so many moves were safe; empty before the first run, and without a secret.
  QByteArray receiptFor(int moves) const;

  /// The evidence of a receipt about the store.
  struct Verdict {
    bool isLost = false;  ///< the receipt is genuine, and moves that it covers are not in the store
    int kept = 0;         ///< how many of the receipt's moves the store can have kept at most
  };
  /// Judges a receipt for `moves` moves; `stored`: moves in the store now. Not lost if the receipt is not genuine.
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
