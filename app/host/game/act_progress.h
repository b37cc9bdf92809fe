// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/host/seats/connection.h"
#include "engine/state/reject.h"

namespace tapu {

/// The last Act of each seat and what became of it, apart for its person and for a stand-in, who numbers Acts anew.
class ActProgress {
 public:
  /// The Acts of one player of a seat.
  struct Of {
    quint32 last = 0;               ///< number of the last Act that was judged
    std::optional<Reject> refused;  ///< why it was refused; nothing: it was played
    bool underWay = false;          ///< it was played, and waits for the store
  };
  explicit ActProgress(int seats) : seats_(static_cast<std::size_t>(seats)) {}
  Of& person(SeatId seat) { return seats_[seat.value].person; }
  /// The progress of the player on this connection, which has a seat.
  Of& of(const Connection& connection) {
    Seat& seat = seats_[connection.seat.value];
    return connection.kind == Connection::Kind::StandIn ? seat.standIn : seat.person;
  }
  /// Begins anew for another stand-in.
  void forgetStandIn(SeatId seat) { seats_[seat.value].standIn = {}; }
  /// Refuses the Acts that wait for the store, which did not keep them.
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
