// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/table_search.h"

#include <algorithm>

namespace tapu {

TableSearch::TableSearch(GameController& game, DiscoveryBrowser& games, std::shared_ptr<Clock> clock, QObject* parent)
    : QObject(parent), game_(game), games_(games), begin_(clock), hostMayCome_(clock) {
  begin_.set(kHostLooksMs, [this] { review(); });
  connect(&game, &GameController::phaseChanged, this, &TableSearch::review);
  connect(&game, &GameController::lobbyChanged, this, &TableSearch::review);
  connect(&game, &GameController::turnedAway, this, [this](const QString&, Refusal why) {
    const bool isUnfinished = game_.hasGame() && game_.state().head.phase != Phase::Over;
    isClosed_ = why == Refusal::ServerClosing && isUnfinished && !game_.isHost();
    review();
  });
  connect(&games, &DiscoveryBrowser::gamesChanged, this, &TableSearch::compare);
  review();
}

bool TableSearch::wants() const {
  const Client::Phase phase = game_.phase();
  if (phase == Client::Phase::Connecting || phase == Client::Phase::Reconnecting)
    return game_.tableIdentity().isKnown();
  if (phase == Client::Phase::Closed) return isClosed_ && game_.tableIdentity().isKnown();
  if (phase != Client::Phase::Playing || !game_.isHost()) return false;
  const auto isLost = [](const LobbySeat& seat) {
    return seat.holder == SeatHolder::Person && seat.link == Link::Lost;
  };
  return begin_.isSet() || std::ranges::any_of(game_.lobby().seats, isLost);
}

void TableSearch::review() {
  if (!wants()) {
    listening_.reset();
    called_.clear();
    if (!game_.isHost()) told_.clear();  // whoever has their host back is asked anew when it is lost once more
    return;
  }
  if (!listening_) listening_ = games_.listen();
  compare();
}

QList<FoundGame> TableSearch::placesOf(const TableIdentity& table, const QList<FoundGame>& games) {
  QList<FoundGame> places;
  for (const FoundGame& game : games)
    if (table.isKnown() && game.table.id == table.id) places << game;
  return places;
}

QList<Address> TableSearch::placesBeside(const Address& address, const QList<FoundGame>& games) {
  QList<Address> beside;
  for (const FoundGame& game : games) {
    const QStringList all = QStringList{game.address} + game.others;
    if (game.port != address.port || !all.contains(address.host)) continue;
    for (const QString& host : all)
      if (host != address.host) beside << Address{host, game.port};
  }
  return beside;
}

Address TableSearch::addressToTell(const Address& address, const QList<FoundGame>& games) {
  if (!isOfLink(address.host)) return address;
  for (const Address& beside : placesBeside(address, games))
    if (!isOfLink(beside.host)) return beside;
  return address;
}

std::optional<FoundGame> TableSearch::successorOf(const TableIdentity& table, const QList<FoundGame>& games) {
  std::optional<FoundGame> latest;
  for (const FoundGame& game : games)
    if (table.goesOnAt(game.table) && (!latest || latest->table.goesOnAt(game.table))) latest = game;
  return latest;
}

/// Who answers says that they are the table; whether that is so shows when they are called.
void TableSearch::answer(const FoundGame& there) {
  const Address address{there.address, there.port};
  if (called_.contains(textOf(address)) || called_.size() >= kMostCalled) return;
  called_.insert(textOf(address));
  if (game_.phase() == Client::Phase::Closed)
    Q_EMIT isBackAt(there);
  else
    game_.callAt(address);
}

void TableSearch::compare() {
  if (!listening_) return;
  const TableIdentity own = game_.tableIdentity();
  const QList<FoundGame> games = games_.games();
  if (game_.phase() != Client::Phase::Playing)
    for (const FoundGame& game : placesOf(own, games)) answer(game);
  if (const auto successor = successorOf(own, games)) tell(*successor, &TableSearch::goesOnAt);
  const auto isOther = [&](const FoundGame& game) {
    return game.table.goesOnAt(own) && !told_.contains(game.table.id);
  };
  if (game_.isHost() && std::ranges::any_of(games, isOther) && !hostMayCome_.isSet())
    hostMayCome_.set(kHostMayComeMs, [this] { tellOfOthers(); });
}

void TableSearch::tellOfOthers() {
  if (!listening_) return;
  for (const FoundGame& game : games_.games())
    if (game.table.goesOnAt(game_.tableIdentity())) tell(game, &TableSearch::isAlsoAt);
}

void TableSearch::tell(const FoundGame& there, void (TableSearch::*news)(const FoundGame&)) {
  if (told_.contains(there.table.id) || told_.size() >= kMostTold) return;
  told_.insert(there.table.id);
  Q_EMIT(this->*news)(there);
}

}  // namespace tapu

#include "moc_table_search.cpp"
