// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/kept_seat.h"

#include <QLockFile>
#include <algorithm>

#include "app/session/saved/play_order.h"
#include "app/wire/refusal.h"
#include "app/wire/seat_number.h"

namespace tapu {

QList<Address> WayBack::places() const {
  QList<Address> places = heard.first(std::min<qsizetype>(1, heard.size()));
  const auto add = [&places](const Address& place) {
    if (!places.contains(place)) places << place;
  };
  for (const QString& text : QStringList{known.address} + known.others)
    if (const auto place = addressFrom(text)) add(*place);
  for (const Address& place : heard) add(place);
  return places;
}

KeptSeat::KeptSeat(GameController& game, Client* client, Settings& settings, WayBack way, std::shared_ptr<Clock> clock)
    : QObject(&game),
      client_(client),
      settings_(settings),
      now_(std::move(way.known)),
      heard_(std::move(way.heard)),
      order_(way.order),
      receiptDue_(std::move(clock)) {
  now_.goesOnElsewhere = false;  // a caller of that table wants this one
  if (now_.table.isKnown()) holdSeat(now_.table);
  connect(client, &Client::moved, this, [this] {
    if (!receiptDue_.isSet()) receiptDue_.set(kReceiptEveryMs, [this] { keep(); });
  });
  connect(client, &Client::tokenChanged, this, &KeptSeat::welcomed);  // with each welcome
  for (const auto signal : {&Client::lobbyChanged, &Client::tokenChanged, &Client::phaseChanged, &Client::gameStarted})
    connect(client, signal, this, &KeptSeat::keep);
  connect(client, &Client::tableChanged, this, [this] {
    now_.policy = client_->known().table.policy;
    keep();
  });
  connect(client, &Client::phaseChanged, this, [this] {
    if (client_->known().phase == Client::Phase::Over) forget();
  });
  connect(client, &Client::turnedAway, this, [this](Refusal why) {
    // Without a key there is no news about the kept seat. A table that proves to know the key, and then does not, is
    // none: a relay passes on the answers of the true one.
    if (why == Refusal::Kicked && !client_->known().identity.token.isEmpty()) forget();
  });
  connect(client, &Client::lobbyChanged, this, &KeptSeat::takeName);
  // Somebody who leaves a running game may come back to their seat (4.8), also before its position has come; a seat
  // that is left before the game is gone.
  connect(&game, &GameController::left, this, [this] {
    const Lobby& lobby = client_->known().lobby;
    const bool isGathering = !lobby.seats.isEmpty() && lobby.stage == Lobby::Stage::Gathering;
    if (client_->known().hasGame() ? client_->known().state.head.phase == Phase::Over : isGathering) forget();
  });
}

void KeptSeat::holdSeat(const TableIdentity& table) {
  if (locked_ == table) return;
  locked_ = table;
  lock_.reset();
  lock_ = settings_.seats().lock(table);
}

std::optional<SeatKey> KeptSeat::keyFor(const TableIdentity& table) {
  auto kept = settings_.seats().at(table);
  const auto here = addressFrom(now_.address);
  if (!kept && here) {  // an older program has kept it, by its address alone
    kept = settings_.seats().at(*here);
    if (kept && kept->table.isKnown()) return std::nullopt;
  }
  if (!kept || (now_.code >= 0 && now_.code != kept->code)) return std::nullopt;
  holdSeat(table);
  if (!lock_) return std::nullopt;  // another window plays on that seat
  if (now_.passwordKey.isEmpty()) now_.passwordKey = kept->passwordKey;
  if (!now_.policy) now_.policy = kept->policy;
  for (const QString& place : QStringList{kept->address} + kept->others)
    if (!now_.others.contains(place) && place != now_.address) now_.others << place;
  if (now_.others.size() > KeptSeats::kMostAddresses) now_.others.resize(KeptSeats::kMostAddresses);
  return SeatKey{kept->token, kept->receipt};
}

void KeptSeat::hear(const Address& address) {
  heard_.removeAll(address);
  heard_.prepend(address);
  if (heard_.size() > kMostHeard) heard_.resize(kMostHeard);
}

/// The table has proved to be the right one. Only such a place may push out another that is kept.
void KeptSeat::welcomed() {
  if (!called_) return;
  heard_.removeAll(*called_);
  now_.isMetAt(*called_);
}

namespace {

/// The persons who sit there beside the owner of this seat, the first few.
QStringList othersAt(const Lobby& lobby, SeatId own) {
  QStringList others;
  for (const SeatId seat : seatsOf(static_cast<int>(lobby.seats.size()))) {
    const LobbySeat& there = lobby.seats[seat.value];
    const bool isOther = seat != own && there.holder == SeatHolder::Person && !there.name.isEmpty();
    if (isOther && others.size() < KeptSeats::kMostPeople) others << there.name;
  }
  return others;
}

}  // namespace

void KeptSeat::keep() {
  const bool isGone = client_->known().phase == Client::Phase::Over || client_->known().phase == Client::Phase::Closed;
  const bool isIn =
      client_->known().phase != Client::Phase::Connecting;  // until then the key is not known to be of use
  if (client_->known().identity.token.isEmpty() || isGone || !isIn) return;
  holdSeat(client_->known().identity.table);
  if (!lock_) return;  // the seat that is kept for this table is that of another window
  now_.token = client_->known().identity.token;
  now_.table = client_->known().identity.table;
  const Lobby& lobby = client_->known().lobby;
  if (!lobby.seats.isEmpty()) now_.gameName = lobby.gameName;  // it comes after the welcome
  if (const SeatId own = client_->known().seat(); own && own.value < lobby.seats.size())
    now_.name = lobby.seats[own.value].name;
  now_.people = othersAt(lobby, client_->known().seat());
  now_.receipt = client_->known().identity.receipt;
  if (now_ == last_) return;
  order_ = playOrder(order_, QDateTime::currentDateTimeUtc());
  now_.order = order_;
  last_ = now_;
  settings_.seats().keep(now_);
}

void KeptSeat::forget() {
  if (now_.table.isKnown() || !now_.token.isEmpty()) settings_.seats().forget(now_);
}

/// A player at a seat that is kept for them need not type their name.
void KeptSeat::takeName() {
  const QString name =
      client_->known().lobby.seats.value(client_->known().seat() ? client_->known().seat().value : -1).name;
  if (settings_.player.name().isEmpty() && !name.isEmpty() && name != settings_.shownName())
    settings_.player.name.set(name);
}

}  // namespace tapu
