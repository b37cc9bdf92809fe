// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/table_teller.h"

namespace tapu {

TableTeller::TableTeller(Connections& connections, const Roster& roster, std::function<TableFacts()> facts,
                         const std::unique_ptr<GameSession>& game)
    : connections_(connections), roster_(roster), facts_(std::move(facts)), game_(game) {}

void TableTeller::change() {
  if (connections_.isClosing() || std::exchange(isDue_, true)) return;
  QMetaObject::invokeMethod(this, &TableTeller::tell, Qt::QueuedConnection);
}

void TableTeller::tell() {
  isDue_ = false;
  if (connections_.isClosing()) return;
  const TableFacts now = facts_();
  const QByteArray letter = wire::encode(wire::FromServer(wire::TableNews{now}));
  const bool isChain = roster_.isChain();
  connections_.forEach([&](Connection& connection) {
    const bool hearsOwnPart = connection.seat && isChain && !now.hints.isEmpty();
    if (connection.kind == Connection::Kind::Watcher || (connection.isWatched() && connection.seesLate()) ||
        (connection.kind == Connection::Kind::Person && hearsOwnPart))
      return send(connection, now);
    if (connection.isWatched()) connection.channel->send(letter);
  });
}

void TableTeller::tellHint(SeatId seat, Counted counted) {
  const TableFacts now = facts_();
  connections_.forEach([&](Connection& connection) {
    const bool isPlayer = connection.kind == Connection::Kind::Person && connection.seat;
    if (!isPlayer) return;
    const bool hears =
        counted == Counted::Yes ? game_->teller().isInSight(connection.seat, seat) : connection.seat == seat;
    if (hears) send(connection, now);
  });
}

void TableTeller::send(Connection& connection, TableFacts facts) {
  if (connection.kind == Connection::Kind::Watcher) facts.you = static_cast<quint32>(connection.id);
  if (connection.seesLate() && game_) {  // these speak of the game as it is
    facts.minuteWanted.clear();
    facts.minuteLeftMs = -1;
    facts.late.clear();
  }
  if (connection.seat && game_) facts.hints = game_->teller().inSightOf(connection.seat, facts.hints);
  connection.send(wire::TableNews{std::move(facts)});
}

}  // namespace tapu

#include "moc_table_teller.cpp"
