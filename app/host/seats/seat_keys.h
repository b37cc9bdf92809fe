// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSet>
#include <functional>
#include <map>
#include <optional>

#include "app/host/store/event_store.h"
#include "app/net/seat_proof.h"

namespace tapu {

/// The keys of the seats: one secret token a seat, of which only the hash is kept. Each return to a seat gets a fresh
/// one; the one before stays good until the client's first Ping with the new one, so that a program killed before it
/// could write the new one down still comes back.
class SeatKeys {
 public:
  /// `makeToken` draws `wire::kTokenBytes` bytes that nobody can guess.
  explicit SeatKeys(std::function<QByteArray()> makeToken) : makeToken_(std::move(makeToken)) {}

  /// A fresh token; `presented` is the one that opened the seat now, if one did.
  QByteArray issue(SeatId seat, Near near, const QByteArray& presented = {});
  /// The seat that a token opens, or none. It is looked up by its hash, so that the time taken tells nothing of how
  /// near a guess came, and does not grow with the number of seats.
  SeatId seatOf(const QByteArray& token) const;
  /// Notes that the client has used its newest token: the one before opens nothing any more. True: that is new.
  bool confirm(SeatId seat);
  /// Notes whether the person left by their own wish. True if that changed anything. `issue` resets it to No.
  bool setGaveUp(SeatId seat, GaveUp gaveUp);
  /// The key of `from` opens `to` from now on; the key that `to` had is dropped.
  void move(SeatId from, SeatId to);
  /// Drops the key of this seat: nobody may come back to it.
  void drop(SeatId seat);
  /// The same, but remembers while this program runs that the key was taken (`wasTaken`). Gives the session of the key;
  /// nothing if there was none.
  std::optional<StoredSession> take(SeatId seat);
  /// Whether this token opened a seat that the organizer has given to somebody else.
  bool wasTaken(const QByteArray& token) const {
    return !token.isEmpty() && taken_.contains(seat_proof::hashOf(token));
  }
  /// The hash of the key with this mark (app/net/seat_proof.h), which may have been taken; empty: there is none.
  QByteArray hashWithMark(const QByteArray& mark) const { return marks_.value(mark); }
  /// The seat that the key of this hash opens, or none.
  SeatId seatWithHash(const QByteArray& hash) const { return seats_.value(hash); }
  /// The session of the seat's key; null if it has none.
  const StoredSession* find(SeatId seat) const;
  /// Notes the number of the seat's last Act that is safe in the store.
  void noteClientSeq(SeatId seat, quint32 clientSeq);

  /// Sets the key of this seat aside while somebody new is let in there: until they have sat down (`dropAside`), or
  /// have gone before that (`putBack`).
  void setAside(SeatId seat);
  void dropAside(SeatId seat) { aside_.erase(seat); }
  /// Lets the key that was set aside open its seat again. False: there was none.
  bool putBack(SeatId seat);
  /// The session of this seat that was set aside; null: there is none.
  const StoredSession* aside(SeatId seat) const;

  /// Replaces all keys by these, after a restart.
  void restore(const QList<StoredSession>& sessions);
  /// Puts back the key that a seat had before `issue`, if the new token was never sent, or before `take`.
  void restore(const StoredSession& key);

 private:
  void put(const StoredSession& key);
  void forget(const QByteArray& hash);
  std::function<QByteArray()> makeToken_;
  std::map<SeatId, StoredSession> keys_;
  std::map<SeatId, StoredSession> aside_;
  QHash<QByteArray, SeatId> seats_;      ///< by the hashes of both tokens of each key
  QSet<QByteArray> taken_;               ///< likewise, of keys that were taken
  QHash<QByteArray, QByteArray> marks_;  ///< all these hashes, by their marks
};

}  // namespace tapu
