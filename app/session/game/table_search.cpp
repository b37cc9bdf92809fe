// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/table_search.h"

#include <algorithm>

namespace tapu {

namespace {

TableAsker::Dial dialBy(const CallMeans& means) {
  return [to = means.dialerTo](const Address& place) { return to({place}, {})->dial(); };
}

}  // namespace

TableSearch::TableSearch(GameController& game, DiscoveryBrowser& games, const CallMeans& means, QObject* parent)
    : QObject(parent),
      game_(game),
      games_(games),
      begin_(means.clock),
      hostMayCome_(means.clock),
      asker_(means.clock, dialBy(means), means.chance()),
      clock_(means.clock),
      nextCall_(means.clock) {
  begin_.set(kHostLooksMs, [this] { review(); });
  connect(&game, &GameController::phaseChanged, this, &TableSearch::review);
  connect(&game, &GameController::lobbyChanged, this, &TableSearch::review);
  connect(&game, &GameController::turnedAway, this, [this](const QString&, Refusal why) {
    const bool isUnfinished = game_.seen().hasGame() && game_.seen().state().head.phase != Phase::Over;
    isClosed_ = why == Refusal::ServerClosing && isUnfinished && !game_.seen().isHost();
    review();
  });
  connect(&games, &DiscoveryBrowser::gamesChanged, this, &TableSearch::compare);
  connect(&asker_, &TableAsker::answered, this, &TableSearch::hear);
  review();
}

bool TableSearch::wants() const {
  const Client::Phase phase = game_.seen().phase();
  if (phase == Client::Phase::Connecting || phase == Client::Phase::Reconnecting)
    return game_.seen().first().identity.table.isKnown();
  if (phase == Client::Phase::Closed) return isClosed_ && game_.seen().first().identity.table.isKnown();
  if (phase != Client::Phase::Playing || !game_.seen().isHost()) return false;
  const auto isLost = [](const LobbySeat& seat) {
    return seat.holder == SeatHolder::Person && seat.link == Link::Lost;
  };
  // A guest who heard of another host is led there as long as that host is heard.
  const bool isTold = !told_.isEmpty();
  return isTold || begin_.isSet() || hostMayCome_.isSet() || std::ranges::any_of(game_.seen().lobby().seats, isLost);
}

void TableSearch::review() {
  if (!wants()) {
    listening_.reset();
    asker_.askAt({});
    if (!game_.seen().isHost()) told_.clear();  // a guest whose host is back is asked anew when it is lost again
    turns_.clear();
    nextCall_.stop();
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

QList<Address> TableSearch::placesBeside(const Address& address, QByteArray table, const QList<FoundGame>& games) {
  const auto isThere = [&address](const FoundGame& game) {
    return game.port == address.port && game.addresses().contains(address.host);
  };
  const auto there = std::ranges::find_if(games, isThere);
  if (table.isEmpty() && there != games.end()) table = there->table.id;
  QList<Address> beside;
  for (const FoundGame& game : games) {
    if (!isThere(game) && (table.isEmpty() || game.table.id != table)) continue;
    for (const QString& host : game.addresses())
      if (const Address place{host, game.port}; !(place == address) && !beside.contains(place)) beside << place;
  }
  return beside;
}

Address TableSearch::addressToTell(const Address& address, const QList<FoundGame>& games) {
  if (!isOfLink(address.host)) return address;
  for (const Address& beside : placesBeside(address, {}, games))
    if (!isOfLink(beside.host)) return beside;
  return address;
}

std::optional<FoundGame> TableSearch::successorOf(const TableIdentity& table, const QList<FoundGame>& games) {
  std::optional<FoundGame> latest;
  for (const FoundGame& game : games)
    if (table.goesOnAt(game.table) && (!latest || latest->table.goesOnAt(game.table))) latest = game;
  return latest;
}

std::optional<FoundGame> TableSearch::refugeFrom(const TableIdentity& table, const QList<FoundGame>& games) {
  if (const auto there = successorOf(table, games)) return there;
  const auto copy = std::ranges::find_if(games, [&](const FoundGame& game) { return table.isLeftFor(game.table); });
  return copy == games.end() ? std::nullopt : std::optional(*copy);
}

/// The addresses that claim to be the table. A host who has reopened a game is reported once.
QList<Address> TableSearch::claimed() const {
  QList<Address> claimed;
  if (game_.seen().phase() == Client::Phase::Playing) return claimed;
  const bool isOnce = game_.seen().phase() == Client::Phase::Closed;
  for (const FoundGame& game : placesOf(game_.seen().first().identity.table, games_.games())) {
    for (const QString& host : game.addresses())
      if (const Address place{host, game.port}; !isOnce || !turns_.wasCalled(place)) claimed << place;
  }
  return claimed;
}

/// A place that answers claims to be the table. A place with a proof waits for none without; one without is called too,
/// as it may have lost the key, but is not reported as an open game. A relay between the two that passes the question
/// on to the table proves it as well.
void TableSearch::hear(const Address& place, const TableIdentity& table, Proved proved) {
  if (table.id != game_.seen().first().identity.table.id) return;
  const bool isClosed = game_.seen().phase() == Client::Phase::Closed;
  const bool isNoNews =
      turns_.wasCalled(place) || (proved == Proved::No && !game_.seen().first().identity.keyHash().isEmpty());
  if (isClosed && isNoNews) return;
  turns_.answered(place, proved, clock_->nowMs());
  const bool isUrgent = proved == Proved::Yes && !turns_.wasLastProved();
  if (isUrgent || !nextCall_.isSet()) callNext();
}

void TableSearch::callNext() {
  const auto place = turns_.next(clock_->nowMs());
  if (!place) return;
  nextCall_.set(kCallEveryMs, [this] { callNext(); });
  if (game_.seen().phase() != Client::Phase::Closed) return game_.origin().callAt(*place);
  for (FoundGame game : placesOf(game_.seen().first().identity.table, games_.games())) {
    if (game.port != place->port || !game.addresses().contains(place->host)) continue;
    game.address = place->host;
    Q_EMIT isBackAt(game);
    return;
  }
}

void TableSearch::compare() {
  if (!listening_) return;
  const TableIdentity own = game_.seen().first().identity.table;
  const QList<FoundGame> games = games_.games();
  asker_.askAt(claimed(), game_.seen().first().identity.keyHash());
  const auto successor = game_.seen().isHost() ? successorOf(own, games) : refugeFrom(own, games);
  if (successor) tell(*successor, &TableSearch::goesOnAt);
  const auto isOther = [&](const FoundGame& game) {
    return game.table.goesOnAt(own) && !told_.contains(game.table.id);
  };
  if (game_.seen().isHost() && std::ranges::any_of(games, isOther) && !hostMayCome_.isSet())
    hostMayCome_.set(kHostMayComeMs, [this] { tellOfOthers(); });
}

void TableSearch::tellOfOthers() {
  if (!listening_) return;
  for (const FoundGame& game : games_.games())
    if (game.table.goesOnAt(game_.seen().first().identity.table)) tell(game, &TableSearch::isAlsoAt);
}

void TableSearch::tell(const FoundGame& there, void (TableSearch::*news)(const FoundGame&)) {
  if (told_.contains(there.table.id) || told_.size() >= kMostTold) return;
  told_.insert(there.table.id);
  Q_EMIT(this->*news)(there);
}

}  // namespace tapu

#include "moc_table_search.cpp"
