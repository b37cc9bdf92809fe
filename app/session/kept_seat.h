// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "app/client/client.h"
#include "app/session/game_controller.h"
#include "app/session/settings.h"

namespace tapu {

/// Keeps the way back to a client's seat on the disk while its game on the network runs: its token, its last receipt,
/// and what the host allows; and removes it when it is of no more use. The seat of a game that was interrupted, of
/// which there is a copy to go on from, stays until the game of this client has begun.
class KeptSeat : public QObject {
 public:
  /// `way`: what is known from the beginning, such as address and code. `copyPath`: where the copy would lie. It
  /// belongs to the controller; the client and the settings must outlive it.
  KeptSeat(GameController& game, Client* client, Settings& settings, Rejoin way, QString copyPath);

 private:
  static constexpr int kReceiptEveryMs = 1000;  ///< so that a burst of moves is written once
  void keep();
  void forget();
  bool isOfAnotherGame() const;
  void takeName();
  Client* client_;
  Settings& settings_;
  Rejoin now_, last_;
  QString copyPath_;
  QTimer receiptDue_;
};

}  // namespace tapu
