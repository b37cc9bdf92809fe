// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/wishes/host_wishes.h"

namespace tapu {

HostWishes::HostWishes(const Roster& roster, TableKeeper& keeper, Pauses& pauses, LostMoves& lostMoves, LateDoor& late,
                       SeatWishes& seats, HostMeans& means)
    : roster_(roster),
      keeper_(keeper),
      pauses_(pauses),
      lostMoves_(lostMoves),
      late_(late),
      seats_(seats),
      means_(means) {}

Refusal HostWishes::grant(const wire::Request& wish, SeatId host) {
  using Kind = wire::Request::Kind;
  const bool isAboutWatcher = wish.arrival > 0;
  switch (wish.kind) {
    case Kind::GoOn: return lostMoves_.decide(OnMissingMoves::GoOn);
    case Kind::KeepAside: return lostMoves_.decide(OnMissingMoves::Stop);
    case Kind::Pause: return pauses_.pause();
    case Kind::Resume: return resume();
    case Kind::PutBot: return seats_.putBot(wish.seat, wish.text);
    case Kind::ClearSeat: return seats_.clear(wish.seat, host);
    case Kind::ChangeSetup: return seats_.changeSetup(wish.setup);
    case Kind::Start: return start(host);
    case Kind::ChangePolicy: return means_.changePolicy(wish.setup);
    case Kind::SetPassword: return means_.setPassword(wish.setup);
    case Kind::Remove:
      return isAboutWatcher ? means_.removeWatcher(wish.arrival, wish.ready, wish.text)
                            : means_.remove(wish.seat, host, wish.ready, wish.text);
    case Kind::Mute:
      return isAboutWatcher ? means_.muteWatcher(wish.arrival, wish.ready) : means_.mute(wish.seat, host, wish.ready);
    case Kind::PassHost: return seats_.passHost(wish.seat);
    case Kind::AnswerLate: return late_.answer(wish.arrival, wish.seat, wish.ready);
    case Kind::Reserve: return seats_.reserve(wish.seat, wish.text);
    default: return Refusal::NotNow;
  }
}

Refusal HostWishes::resume() {
  const bool hasGame = roster_.lobby().stage != Lobby::Stage::Gathering;
  if (!hasGame || !keeper_.isBroken()) return pauses_.resume();
  keeper_.tryAgain();
  return Refusal::None;
}

Refusal HostWishes::start(SeatId host) {
  if (roster_.lobby().stage != Lobby::Stage::Gathering) return Refusal::NotNow;
  if (keeper_.isBroken()) return Refusal::NotNow;  // its first moves could not be stored
  if (host && !roster_.everyPersonReady(host)) return Refusal::NotReady;
  Q_EMIT startWanted();
  return Refusal::None;
}

}  // namespace tapu

#include "moc_host_wishes.cpp"
