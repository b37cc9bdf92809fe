// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/client_view.h"

#include "app/net/seat_proof.h"

namespace tapu {

QByteArray Identity::keyHash() const { return hasKey() ? seat_proof::hashOf(token) : QByteArray(); }

qint64 ClientView::offerAgeMs(SeatId offerer) const {
  return hasGame() && state.seat(offerer).offer.isOpen() ? offers.ageMs(offerer) : -1;
}

ChatLine ClientView::shown(ChatLine line) const {
  if (window) line.seat = window->local(line.seat);
  if (line.seat && line.seat.value >= lobby.seats.size()) line.seat = {};
  return line;
}

bool isHome(const ChainWindow& window, SeatId seat) {
  const SeatId local = window.local(seat);
  return local && local.value / kSeatsAtBoardOfChain == window.parts().home;
}

}  // namespace tapu
