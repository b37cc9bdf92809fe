// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/kept_seat.h"

#include <QFile>

#include "app/wire/refusal.h"

namespace tapu {

KeptSeat::KeptSeat(GameController& game, Client* client, Settings& settings, Rejoin way, QString copyPath)
    : QObject(&game), client_(client), settings_(settings), now_(std::move(way)), copyPath_(std::move(copyPath)) {
  receiptDue_.setSingleShot(true);
  receiptDue_.setInterval(kReceiptEveryMs);
  connect(&receiptDue_, &QTimer::timeout, this, &KeptSeat::keep);
  connect(client, &Client::moved, this, [this] {
    if (!receiptDue_.isActive()) receiptDue_.start();
  });
  for (const auto signal : {&Client::lobbyChanged, &Client::tokenChanged, &Client::phaseChanged, &Client::gameStarted})
    connect(client, signal, this, &KeptSeat::keep);
  connect(client, &Client::tableChanged, this, [this] {
    now_.policy = client_->table().policy;
    keep();
  });
  connect(client, &Client::phaseChanged, this, [this] {
    if (client_->phase() == Client::Phase::Over) forget();
  });
  connect(client, &Client::turnedAway, this, [this](Refusal why) {
    const bool isForGood = why == Refusal::BadToken || why == Refusal::NotThisGame || why == Refusal::Kicked;
    if (isForGood) forget();
  });
  connect(client, &Client::lobbyChanged, this, &KeptSeat::takeName);
  // Somebody who leaves a running game may come back to their seat (4.8); a seat that is left before the game is gone.
  connect(&game, &GameController::left, this, [this] {
    if (!client_->hasGame() || client_->state().head.phase == Phase::Over) forget();
  });
}

/// The seat on the disk is another one, of a game that had begun and of which there is a copy. Until the lobby is told
/// nobody knows whether a client has come back to that game: its key is a new one each time.
bool KeptSeat::isOfAnotherGame() const {
  if (client_->hasGame()) return false;
  const auto kept = settings_.rejoin();
  if (!kept || kept->token == client_->token() || kept->receipt.moves == 0 || !QFile::exists(copyPath_)) return false;
  const Lobby& lobby = client_->lobby();
  return lobby.seats.isEmpty() || lobby.stage == Lobby::Stage::Gathering;
}

void KeptSeat::keep() {
  const bool isGone = client_->phase() == Client::Phase::Over || client_->phase() == Client::Phase::Closed;
  if (client_->token().isEmpty() || isGone || isOfAnotherGame()) return;
  now_.token = client_->token();
  now_.gameName = client_->lobby().gameName;
  now_.receipt = client_->receipt();
  if (now_ == last_) return;
  last_ = now_;
  settings_.keepRejoin(now_);
}

void KeptSeat::forget() {
  if (!isOfAnotherGame()) settings_.forgetRejoin();
}

/// Whoever sits at a seat that is kept for them need not tell the program their name.
void KeptSeat::takeName() {
  const QString name = client_->lobby().seats.value(client_->seat() ? client_->seat().value : -1).name;
  if (settings_.name().isEmpty() && !name.isEmpty() && name != settings_.shownName()) settings_.setName(name);
}

}  // namespace tapu
