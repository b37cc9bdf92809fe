// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborValue>

#include "app/wire/messages.h"
#include "app/wire/seat_number.h"

namespace tapu::wire {

/// A LobbyChange for many: encoded once, and finished for each seat that it goes to.
class LobbyLetters {
 public:
  explicit LobbyLetters(LobbyChange change) : allButTheSeat_(withSeatZero(std::move(change))) {}
  QByteArray to(SeatId seat) const { return allButTheSeat_ + QCborValue(seatNumber(seat)).toCbor(); }

 private:
  /// The seat comes last, and 0 is one byte.
  static QByteArray withSeatZero(LobbyChange change) {
    change.yourSeat = 0;
    return encode(FromServer(std::move(change))).chopped(1);
  }
  QByteArray allButTheSeat_;
};

}  // namespace tapu::wire
