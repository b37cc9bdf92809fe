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
  using namespace requests;
  return std::visit(
      wire::Cases{[&](const GoOnWithoutMoves&) { return lostMoves_.decide(OnMissingMoves::GoOn); },
                  [&](const KeepFileAside&) { return lostMoves_.decide(OnMissingMoves::Stop); },
                  [&](const PauseGame&) { return pauses_.pause(); }, [&](const ResumeGame&) { return resume(); },
                  [&](const PutBot& put) { return seats_.putBot(put.seat, put.bot); },
                  [&](const ClearSeat& cleared) { return seats_.clear(cleared.seat, host); },
                  [&](const ChangeSetup& change) { return seats_.changeSetup(change.setup); },
                  [&](const StartGame&) { return start(host); },
                  [&](const ChangePolicy& change) { return means_.changePolicy(change.policy); },
                  [&](const SetPassword& set) { return means_.setPassword(set.key); },
                  [&](const Remove& gone) {
                    return gone.watcher > 0 ? means_.removeWatcher(gone.watcher, gone.ban, gone.reason)
                                            : means_.remove(gone.seat, host, gone.ban, gone.reason);
                  },
                  [&](const Mute& mute) {
                    return mute.watcher > 0 ? means_.muteWatcher(mute.watcher, mute.muted)
                                            : means_.mute(mute.seat, host, mute.muted);
                  },
                  [&](const PassHost& pass) { return seats_.passHost(pass.seat); },
                  [&](const AnswerLate& answer) { return late_.answer(answer.arrival, answer.seat, answer.may); },
                  [&](const Reserve& reserve) { return seats_.reserve(reserve.seat, reserve.name); },
                  [](const OfPlayer auto&) { return Refusal::NotNow; },
                  [](const OfOrganizer auto&) { return Refusal::NotNow; }},
      wish);
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
