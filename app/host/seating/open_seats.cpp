// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seating/open_seats.h"

#include <algorithm>

#include "app/wire/names.h"

namespace tapu {

OpenSeats::OpenSeats(const Connections& connections, const Roster& roster, const TableSecrets& secrets,
                     const TableDoor& door, const Welcomer& welcomer, const Leavers& leavers,
                     const std::unique_ptr<GameSession>& game)
    : connections_(connections),
      roster_(roster),
      secrets_(secrets),
      door_(door),
      welcomer_(welcomer),
      leavers_(leavers),
      game_(game) {}

SeatId OpenSeats::firstFree() const {
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Nobody && secrets_.keptFor(seat).isEmpty()) return seat;
  return {};
}

bool OpenSeats::mayBeGiven(SeatId seat) const {
  if (!roster_.has(seat) || roster_.isAwaited(seat)) return false;
  if (connections_.personAt(seat) || welcomer_.isAwaitedAt(seat)) return false;
  return roster_.seat(seat).holder != SeatHolder::Person || roster_.seat(seat).link == Link::Lost;
}

bool OpenSeats::mayTakeOver(SeatId seat) const {
  if (!mayBeGiven(seat)) return false;
  return roster_.seat(seat).holder != SeatHolder::Person || leavers_.contains(seat);
}

bool OpenSeats::mayTake(const QString& name, SeatId seat) const {
  return mayTakeOver(seat) || (lostBy(name) == seat && mayBeGiven(seat));
}

/// Somebody new would set it going, and bots would play for those who are not there yet.
bool OpenSeats::isLeftAlone() const {
  return door_.policy().sitDown == SitDown::Open && game_ && game_->persons().isHeld();
}

bool OpenSeats::isAnyToTakeOver() const {
  if (!game_ || game_->played().isOver() || game_->newcomers().mayCome() || secrets_.hasOrganizer()) return false;
  if (door_.policy().sitDown == SitDown::Closed) return false;
  const bool isOpen = !isLeftAlone();
  return std::ranges::any_of(seatsOf(roster_.seats()), [&](SeatId seat) {
    return mayTakeOver(seat) && (isOpen || secrets_.isLeftToGuests(seat));
  });
}

SeatId OpenSeats::onceOf(const QString& name) const {
  const QString looks = skeletonOf(cleanName(name));
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = roster_.seat(seat);
    if (there.holder == SeatHolder::Person && mayTakeOver(seat) && skeletonOf(there.name) == looks) return seat;
  }
  return {};
}

SeatId OpenSeats::lostBy(const QString& name) const {
  if (secrets_.hasOrganizer()) return {};
  const QString looks = skeletonOf(cleanName(name));
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = roster_.seat(seat);
    const bool isLost = there.holder == SeatHolder::Person && mayBeGiven(seat) && !leavers_.contains(seat);
    if (isLost && skeletonOf(there.name) == looks) return seat;
  }
  return {};
}

SeatId OpenSeats::toTakeOver(const wire::Hello& hello) const {
  if (const SeatId former = onceOf(hello.name)) return former;
  if (const SeatId lost = lostBy(hello.name)) return lost;
  if (hello.wished) return hello.wished;
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (mayTakeOver(seat) && secrets_.keptFor(seat).isEmpty()) return seat;
  return {};
}

SeatId OpenSeats::leftToGuests(const wire::Hello& hello) const {
  if (onceOf(hello.name)) return {};
  const QString looks = skeletonOf(cleanName(hello.name));
  // A wish for a place that nobody can have, since somebody plays there, is none.
  const bool hasWish = hello.wished && hello.wished.value < roster_.seats() && mayTakeOver(hello.wished);
  SeatId first;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    if (!secrets_.isLeftToGuests(seat) || !mayTakeOver(seat) || (hasWish && seat != hello.wished)) continue;
    if (skeletonOf(roster_.seat(seat).name) == looks) return seat;
    if (!first) first = seat;
  }
  return first;
}

Refusal OpenSeats::whyNone() const {
  const bool isOver = roster_.lobby().stage == Lobby::Stage::Over || (game_ && game_->played().isOver());
  return isOver ? Refusal::GameIsOver : Refusal::GameFull;
}

}  // namespace tapu
