// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/host/seats/connection.h"
#include "engine/state/reject.h"

namespace tapu {

/// The progress of the Acts of each seat: those of its person, and those of a stand-in, which have numbers of their
/// own.
class ActProgress {
 public:
  /// The Acts of one player of a seat.
  struct Of {
    quint32 last = 0;               ///< number of the last Act that was judged
    std::optional<Reject> refused;  ///< how it ended; nothing: it was played
    bool underWay = false;          ///< it was played, and waits for the store
  };
  explicit ActProgress(int seats) : seats_(static_cast<std::size_t>(seats)) {}
  Of& person(SeatId seat) { return seats_[seat.value].person; }
  /// The progress of the player on this connection, which has a seat.
  Of& of(const Connection& connection) {
    Seat& seat = seats_[connection.seat.value];
    return connection.kind == Connection::Kind::StandIn ? seat.standIn : seat.person;
  }
  /// Somebody else stands in from now on.
  void forgetStandIn(SeatId seat) { seats_[seat.value].standIn = {}; }
  /// The store did not keep the Acts that wait for it: they are refused.
  void refuseUnderWay(Reject why) {
    for (Seat& seat : seats_) {
      for (Of* acts : {&seat.person, &seat.standIn})
        if (std::exchange(acts->underWay, false)) acts->refused = why;
    }
  }

 private:
  struct Seat {
    Of person, standIn;
  };
  std::vector<Seat> seats_;
};

}  // namespace tapu
