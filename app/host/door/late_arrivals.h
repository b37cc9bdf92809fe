// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <vector>

#include "app/wire/lobby.h"

namespace tapu {

/// People who came without a code while the game goes on, and wait for the organizer to let them in (9.20). They are
/// sent away and come again every two seconds; by the random bytes of their greeting it is known that they are the
/// same.
class LateArrivals {
 public:
  struct Arrival {
    LateArrival shown;
    QByteArray nonce;
    QString address;
    qint64 at = 0;      ///< when they came last, in milliseconds of the server's clock
    SeatId asked = {};  ///< the seat that they named when they came last; none: any
    SeatId seat = {};   ///< they are let in there; none: not yet
    bool isTurnedDown = false, isNew = true;
  };
  static constexpr int kMostOfAddress = 32;
  /// Notes that somebody comes, or comes again; under another name they are somebody new. Null: so many wait already
  /// that there is no room, in all or for those of this address (empty: not counted, on this computer).
  Arrival* knock(const QByteArray& nonce, const QString& name, const QString& address, qint64 nowMs);
  /// Notes the seat that they name. Another one than before is a new wish: what was answered to the former one counts
  /// no more. True if they had been turned down.
  static bool wish(Arrival& arrival, SeatId asked);
  /// The arrival with this number; null: there is none.
  Arrival* find(quint32 number);
  /// Removes somebody who does not wait any more.
  void remove(quint32 number);
  /// Forgets who has not come for a while. True if there was somebody.
  bool removeGone(qint64 nowMs);
  /// All who wait and were not turned down, the first to come first.
  QList<LateArrival> shown() const;

 private:
  std::vector<Arrival> all_;
  quint32 last_ = 0;
};

}  // namespace tapu
