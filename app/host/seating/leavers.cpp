// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seating/leavers.h"

namespace tapu {

Leavers::Leavers(std::shared_ptr<Clock> clock, qint64 graceMs, Connections& connections, Roster& roster, SeatKeys& keys,
                 TableSecrets& secrets, TableKeeper& keeper, LobbyTeller& lobby, LinkWatch& links, Welcomer& welcomer,
                 LobbySeats& lobbySeats, const std::unique_ptr<GameSession>& game)
    : clock_(std::move(clock)),
      graceMs_(graceMs),
      connections_(connections),
      roster_(roster),
      keys_(keys),
      secrets_(secrets),
      keeper_(keeper),
      lobby_(lobby),
      links_(links),
      welcomer_(welcomer),
      lobbySeats_(lobbySeats),
      game_(game) {
  connect(&lobbySeats_, &LobbySeats::dropped, this, [this](SeatId seat) { spent_.erase(seat); });
}

void Leavers::lose(Connection& connection) {
  const SeatId seat = connection.seat;
  connections_.sit(connection, {});
  spent_.insert_or_assign(seat, connection.allowance);
  const Welcomer::Gone gone = welcomer_.end(connection, seat);
  if (gone.keyBefore) keeper_.restoreKey(*gone.keyBefore);
  if (connections_.personAt(seat)) return;  // another connection of theirs
  if (roster_.lobby().stage == Lobby::Stage::Over) {
    if (connections_.headcount().persons() == 0 && keeper_.isEndTold()) Q_EMIT deserted();
    return;
  }
  if (standUp(seat)) return;
  const bool isNew = gone.wasJoining && !gone.keyBefore;
  if (!game_ && isNew) return lobbySeats_.drop(seat);  // they were told no key with which they could come back
  if (isNew) keeper_.dropKey(seat);                    // nor here: the code with which they came still opens the seat
  links_.lose(seat, connection.lastHeard);
  if (game_) {
    game_->persons().lose(seat, Parting::Lost);
    game_->persons().review();
  } else {
    lobbySeats_.keep(seat, graceMs_);
  }
  links_.watch();
  lobby_.change();
}

void Leavers::giveUp(Connection& connection) {
  const SeatId seat = connection.seat;
  left_.insert(seat);
  if (keys_.setGaveUp(seat, GaveUp::Yes)) keeper_.keepKey(seat);
  connections_.sit(connection, {});
  connection.channel->close();
  game_ ? partFromGame(seat, connection.lastHeard) : lobbySeats_.drop(seat);
}

/// Nobody waits for the person of this seat, who was last heard at `heard`.
void Leavers::partFromGame(SeatId seat, qint64 heard) {
  if (standUp(seat)) return;
  Q_EMIT changed();  // before the lobby tells that they are not connected: nobody shall think that they are lost
  links_.lose(seat, heard);
  game_->persons().lose(seat, Parting::GaveUp);
  game_->persons().review();
  lobby_.change();
  links_.watch();
}

void Leavers::giveToBot(SeatId seat, const QString& reason, Refusal why) {
  const Connection* person = connections_.personAt(seat);
  const qint64 heard = person ? person->lastHeard : clock_->nowMs();
  welcomer_.hangUp(seat);
  connections_.sendAway(seat, why, reason);
  left_.insert(seat);
  if (secrets_.hasCodeFor(seat)) secrets_.close(seat);
  keeper_.noteSecrets();
  keeper_.keepSecrets();  // before the key is gone: after a crash the closed code does not open the seat
  keeper_.takeKey(seat);
  partFromGame(seat, heard);
}

bool Leavers::standUp(SeatId seat) {
  if (!roster_.isAwaited(seat) || game_->newcomers().isSittingDown(seat)) return false;
  roster_.standUp(seat);
  if (roster_.seat(seat).holder != SeatHolder::Person) {  // else the person who was lost there is as lost as before
    game_->persons().forget(seat);
    links_.forget(seat);
  }
  keeper_.dropKey(seat);
  if (keys_.putBack(seat)) keeper_.keepKey(seat);  // the seat is theirs again
  readKey(seat);                                   // the newcomer's leaving is not theirs
  Q_EMIT changed();
  game_->persons().review();
  lobby_.change();
  return true;
}

void Leavers::readKey(SeatId seat) {
  const StoredSession* key = keys_.find(seat);  // none: the organizer has given the seat to a bot
  const bool isGone = !key || key->gaveUp == GaveUp::Yes;
  if (isGone && roster_.seat(seat).holder == SeatHolder::Person)
    left_.insert(seat);
  else
    left_.erase(seat);
}

bool Leavers::goesOn(Connection& connection, SeatId seat) {
  if (const Connection* before = connections_.personAt(seat))
    return connections_.goesOnAs(connection, before->allowance);
  const auto spent = spent_.find(seat);
  return spent == spent_.end() || connections_.goesOnAs(connection, spent->second);
}

}  // namespace tapu

#include "moc_leavers.cpp"
