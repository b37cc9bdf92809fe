// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/wishes/wishes.h"

#include "app/host/news/server_log.h"

namespace tapu {

Wishes::Wishes(Connections& connections, KeptTable& table, TableKeeper& keeper, BotBench& bench, Seating& seating,
               Entrance& entrance, Tellers& tellers, Pauses& pauses, LostMoves& lostMoves, BotFill& fill,
               EndHearers& endHearers, const std::unique_ptr<GameSession>& game)
    : endHearers_(endHearers),
      leavers_(seating.leavers),
      roster_(table.roster),
      game_(game),
      seats_(connections, table.roster, table.secrets, bench, keeper, tellers.lobby, seating.lobby, entrance.rights(),
             tellers.talk),
      hostMeans_(connections, table.roster, table.door, table.secrets, keeper, seating.lobby, seating.leavers,
                 entrance.rights(), fill, tellers.talk, tellers.table),
      host_(table.roster, keeper, pauses, lostMoves, entrance.late(), seats_, hostMeans_),
      organizer_(connections, table.roster, table.secrets, keeper, tellers.lobby, seating.welcomer, seating.leavers,
                 entrance.late(), tellers.screens, tellers.desk, host_, game),
      choices_(connections, table, keeper, tellers.lobby, tellers.table, seating.welcomer),
      players_(connections, table.roster, table.secrets, table.door, keeper, tellers.table, tellers.talk, pauses,
               choices_, host_, game) {}

void Wishes::hear(Connection& connection, const wire::Request& wish) {
  if (!connection.isEye() && !connection.seat) return;
  if (std::holds_alternative<requests::GiveUp>(wish)) return giveUp(connection);
  const Refusal why = connection.isEye() ? grantToEye(connection, wish) : players_.grant(connection, wish);
  if (why == Refusal::None) return;
  qCDebug(serverLog) << "request" << wish.index() << "of connection" << connection.id
                     << "is refused:" << static_cast<int>(why);
  connection.refuse(why);
}

Refusal Wishes::command(const wire::Request& wish) {
  return std::holds_alternative<requests::EndGame>(wish) ? organizer_.endGame() : host_.grant(wish, {});
}

Refusal Wishes::grantToEye(Connection& eye, const wire::Request& wish) {
  if (std::holds_alternative<requests::Resync>(wish)) {
    if (game_) game_->teller().sendSnapshot(eye);
    return Refusal::None;
  }
  if (eye.kind == Connection::Kind::Organizer) return organizer_.grant(wish);
  return eye.kind == Connection::Kind::Watcher ? Refusal::OnlyWatching : Refusal::HostOnly;
}

void Wishes::giveUp(Connection& connection) {
  if (connection.isEye()) return connection.channel->close();
  if (connection.kind != Connection::Kind::Person) return;
  if (roster_.lobby().stage != Lobby::Stage::Over) return leavers_.giveUp(connection);
  endHearers_.note(connection.seat);  // it only says that it has heard of the end
  connection.channel->close();
}

}  // namespace tapu
