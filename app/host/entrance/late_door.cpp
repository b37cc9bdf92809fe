// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/entrance/late_door.h"

#include "app/wire/names.h"

namespace tapu {

LateDoor::LateDoor(std::shared_ptr<Clock> clock, Connections& connections, KeptTable& table, const OpenSeats& seats,
                   Welcomer& welcomer, LobbyTeller& lobby, const std::unique_ptr<GameSession>& game)
    : clock_(std::move(clock)),
      connections_(connections),
      table_(table),
      seats_(seats),
      welcomer_(welcomer),
      lobby_(lobby),
      game_(game) {}

void LateDoor::greet(Connection& connection, const wire::Hello& hello) {
  if (table_.secrets.hasOrganizer()) return knock(connection, hello);
  if (!game_ || game_->played().isOver()) return connections_.turnAway(connection, seats_.whyNone());
  if (!game_->newcomers().mayCome()) return takeOver(connection, hello);
  seat(connection, hello, {});
}

void LateDoor::seat(Connection& connection, const wire::Hello& hello, SeatId seat) {
  if (table_.secrets.isKeptElsewhere(hello.name, seat)) return connections_.turnAway(connection, Refusal::NameTaken);
  const auto seated = table_.roster.sitDownLate(hello.name, hello.color, seat);
  if (!seated.seat) return connections_.turnAway(connection, seated.why);
  table_.keys.setAside(seated.seat);
  welcomer_.join(connection, hello, seated.seat);
}

void LateDoor::takeOver(Connection& connection, const wire::Hello& hello) {
  // A kept name is no secret: it opens the seat of a bot, never that of a person who was lost.
  const SeatId own = table_.secrets.keptForName(hello.name);
  if (own && seats_.mayTakeOver(own)) return seat(connection, hello, own);
  if (seats_.lostBy(hello.name)) return knock(connection, hello);  // the host knows whether it is them
  if (!seats_.isAnyToTakeOver()) return connections_.turnAway(connection, seats_.whyNone());
  if (const SeatId left = seats_.leftToGuests(hello)) return seat(connection, hello, left);
  if (table_.door.policy().sitDown == SitDown::Asked) return knock(connection, hello);
  const SeatId free = seats_.isLeftAlone() ? SeatId() : seats_.toTakeOver(hello);
  if (!free || !seats_.mayTakeOver(free) || !table_.secrets.keptFor(free).isEmpty())
    return connections_.turnAway(connection, Refusal::GameFull);
  seat(connection, hello, free);
}

/// Their client comes again and again until somebody has let them in. Whether a name is that of the person for whom a
/// seat is kept only the organizer can see: they get that seat, and no other.
void LateDoor::knock(Connection& connection, const wire::Hello& hello) {
  if (const Refusal why = whyNotWait(hello); why != Refusal::None) return connections_.turnAway(connection, why);
  const QString name = cleanName(hello.name);
  LateArrivals::Arrival* arrival = arrivals_.knock(hello.nonce, name, connection.countedAddress(), clock_->nowMs());
  if (!arrival) return keepWaiting(connection);  // there is no room on the list yet
  note(*arrival, hello);
  if (arrival->isTurnedDown) {
    arrivals_.remove(arrival->shown.number);
    return connections_.turnAway(connection, Refusal::TurnedDown);
  }
  const SeatId given = arrival->seat;  // the organizer may give away the seat of somebody who was lost
  const bool mayHave = table_.secrets.hasOrganizer() ? seats_.mayBeGiven(given) : seats_.mayTake(name, given);
  if (!mayHave || table_.secrets.isKeptElsewhere(name, given)) {
    arrival->seat = {};
    return keepWaiting(connection);
  }
  arrivals_.remove(arrival->shown.number);
  Q_EMIT changed();
  seat(connection, hello, given);
}

/// Turns a caller away with the name of the host who may let them in.
void LateDoor::keepWaiting(Connection& connection) {
  const SeatId host = table_.secrets.hasOrganizer() ? SeatId() : table_.roster.hostSeat();
  if (!host) return connections_.turnAway(connection, Refusal::NotLetInYet);
  const Refusal why = connections_.personAt(host) ? Refusal::NotLetInYet : Refusal::HostIsAway;
  connections_.turnAway(connection, why, std::as_const(table_.roster).seat(host).name);
}

Refusal LateDoor::whyNotWait(const wire::Hello& hello) const {
  const bool isOpen =
      game_ && !game_->played().isOver() && (game_->newcomers().mayCome() || !table_.secrets.hasOrganizer());
  if (!isOpen) return seats_.whyNone();
  if (hello.nonce.size() != wire::kTokenBytes) return Refusal::GameFull;
  if (table_.secrets.hasOrganizer())
    return Refusal::None;  // who has a thousand seats to look through, and knows who asks
  const QString name = cleanName(hello.name);
  const SeatId once = seats_.onceOf(name);
  const SeatId own = once ? once : seats_.lostBy(name);
  return table_.roster.isPersonNamed(name, own) ? Refusal::NameTaken
                                                : Refusal::None;  // the host would not know who asks
}

void LateDoor::note(LateArrivals::Arrival& arrival, const wire::Hello& hello) {
  // At a table without an organizer the host is shown which seat it would be.
  const SeatId wished = table_.secrets.hasOrganizer() ? hello.wished : seats_.toTakeOver(hello);
  const bool isBack = LateArrivals::wish(arrival, hello.wished);
  const bool isOther = std::exchange(arrival.shown.wished, wished) != wished;
  if (isOther || isBack || arrival.isNew) Q_EMIT changed();
  // A person's name comes first: the host would be asked whether Ravi may play in the place of Ravi.
  const bool makesRoom = arrival.isNew && !table_.secrets.hasOrganizer();
  if (makesRoom && table_.roster.renameBotsLike(cleanName(hello.name))) lobby_.changeSeats();
  arrival.isNew = false;
  Q_EMIT knocked();
}

void LateDoor::forgetGone() {
  if (!arrivals_.removeGone(clock_->nowMs())) return;
  Q_EMIT knocked();
  Q_EMIT changed();
}

Refusal LateDoor::letIn(quint32 arrival, SeatId seat) {
  LateArrivals::Arrival* found = arrivals_.find(arrival);
  if (!found || !seats_.mayBeGiven(seat)) return Refusal::NotNow;
  if (table_.secrets.isKeptElsewhere(found->shown.name, seat)) return Refusal::NameTaken;
  found->seat = seat;
  return Refusal::None;
}

Refusal LateDoor::answer(quint32 arrival, SeatId seat, YesNo may) {
  LateArrivals::Arrival* found = arrivals_.find(arrival);
  if (!found || !game_ || table_.secrets.hasOrganizer()) return Refusal::NotNow;
  if (may == YesNo::No) {
    found->isTurnedDown = true;
    Q_EMIT changed();
    return Refusal::None;
  }
  const SeatId given = seat ? seat : found->shown.wished;
  if (!given || !seats_.mayTake(found->shown.name, given)) return Refusal::NotNow;
  if (table_.secrets.isKeptElsewhere(found->shown.name, given)) return Refusal::NameTaken;
  found->seat = given;
  return Refusal::None;
}

}  // namespace tapu

#include "moc_late_door.cpp"
