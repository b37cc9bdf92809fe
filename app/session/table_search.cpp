// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/table_search.h"

#include <algorithm>

namespace tapu {

TableSearch::TableSearch(GameController& game, DiscoveryBrowser& games, QObject* parent)
    : QObject(parent), game_(game), games_(games) {
  begin_.setSingleShot(true);
  begin_.start(kHostLooksMs);
  connect(&begin_, &QTimer::timeout, this, &TableSearch::review);
  connect(&game, &GameController::phaseChanged, this, &TableSearch::review);
  connect(&game, &GameController::lobbyChanged, this, &TableSearch::review);
  connect(&games, &DiscoveryBrowser::gamesChanged, this, &TableSearch::compare);
  review();
}

bool TableSearch::wants() const {
  const Client::Phase phase = game_.phase();
  if (phase == Client::Phase::Connecting || phase == Client::Phase::Reconnecting)
    return game_.tableIdentity().isKnown();
  if (phase != Client::Phase::Playing || !game_.isHost()) return false;
  const auto isLost = [](const LobbySeat& seat) {
    return seat.holder == SeatHolder::Person && seat.link == Link::Lost;
  };
  return begin_.isActive() || std::ranges::any_of(game_.lobby().seats, isLost);
}

void TableSearch::review() {
  if (!wants()) {
    listening_.reset();
    calledAt_.clear();
    return;
  }
  if (!listening_) listening_ = games_.listen();
  compare();
}

std::optional<FoundGame> TableSearch::placeOf(const TableIdentity& table, const QList<FoundGame>& games) {
  const auto found = std::ranges::find_if(games, [&](const FoundGame& game) { return game.table.id == table.id; });
  return table.isKnown() && found != games.end() ? std::optional(*found) : std::nullopt;
}

std::optional<FoundGame> TableSearch::successorOf(const TableIdentity& table, const QList<FoundGame>& games) {
  std::optional<FoundGame> latest;
  for (const FoundGame& game : games)
    if (table.goesOnAt(game.table) && (!latest || latest->table.generation < game.table.generation)) latest = game;
  return latest;
}

void TableSearch::compare() {
  if (!listening_) return;
  const TableIdentity own = game_.tableIdentity();
  const QList<FoundGame> games = games_.games();
  const auto found = placeOf(own, games);
  const bool isAway = game_.phase() != Client::Phase::Playing;
  if (found && isAway) {
    const Address there{found->address, found->port};
    if (textOf(there) != calledAt_) {
      calledAt_ = textOf(there);
      game_.callAt(there);
    }
  }
  const auto successor = successorOf(own, games);
  if (!successor || told_.contains(successor->table.id) || told_.size() >= kMostTold) return;
  told_.insert(successor->table.id);
  Q_EMIT goesOnAt(*successor);
}

}  // namespace tapu

#include "moc_table_search.cpp"
