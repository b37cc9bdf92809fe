// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/client/client_view.h"

namespace tapu {

/// The time of an open offer, and its end. Bots leave an offer to the persons who are asked too until these have
/// answered or the time of the table (`ClientView::offerWaitMs`) is over; and a bot withdraws its own offer when the
/// persons have had that time and more. Both ends count from the same move, so windows show the times of bots; time in
/// which the bots stand still (`Client::standStill`), as in a pause, makes no offer of theirs older.
struct OfferTime {
  enum class Until : quint8 {
    Nothing,  ///< no time runs
    BotsAct,  ///< until bots answer, or the bot that made it picks the acceptor: a person has it and thinks
    Lapses    ///< until the bot that made the offer withdraws it
  } until = Until::Nothing;
  qint64 leftMs = 0;
  qint64 wholeMs = 0;  ///< the whole time, of which `leftMs` is left
  bool operator==(const OfferTime&) const = default;
};

/// Whether a person plays a seat now, numbered as in the view's `definition`.
using IsPerson = std::function<bool(SeatId)>;
/// The time of the open offer of this seat, as a client knows the table.
OfferTime offerTimeOf(const ClientView& known, SeatId offerer);
/// The same for a client without the lobby, as the bots of a server.
OfferTime offerTimeOf(const ClientView& known, SeatId offerer, const IsPerson& isPerson);

/// Milliseconds after which a bot withdraws an offer that nobody has taken, at a table with this `offerWaitMs`.
int offerPatienceMs(int offerWaitMs);

/// Whether a person plays this seat now: connected, and with no bot in their place.
bool isPlayedByPerson(const Lobby& lobby, SeatId seat);
/// Whether a bot does. Where a person was lost a moment ago, nobody plays.
bool isPlayedByBot(const Lobby& lobby, SeatId seat);

}  // namespace tapu
