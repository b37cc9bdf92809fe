// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborValue>

#include "app/wire/messages.h"
#include "app/wire/seat_number.h"

namespace tapu::wire {

/// One LobbyChange for many receivers: all but the receiver's own seat (`yourSeat`) is encoded only once.
class LobbyLetters {
 public:
  explicit LobbyLetters(LobbyChange change) : allButTheSeat_(withSeatZero(std::move(change))) {}
  /// The whole encoded message for the receiver at this seat; none: one without a seat.
  QByteArray to(SeatId seat) const { return allButTheSeat_ + QCborValue(seatNumber(seat)).toCbor(); }

 private:
  /// The encoded message without its last byte: `yourSeat` comes last, and the seat 0 is encoded in one byte.
  static QByteArray withSeatZero(LobbyChange change) {
    change.yourSeat = SeatId(0);
    return encode(FromServer(std::move(change))).chopped(1);
  }
  QByteArray allButTheSeat_;
};

}  // namespace tapu::wire
