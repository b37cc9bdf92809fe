// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>

#include "app/client/client.h"
#include "app/session/game_controller.h"
#include "app/session/settings.h"

class QLockFile;

namespace tapu {

/// Keeps the way back to a client's seat on the disk while its game on the network runs: its token, its last receipt,
/// and what the host allows; and removes it when it is of no more use. The seats at other tables stay.
class KeptSeat : public QObject {
 public:
  /// `way`: what is known from the beginning, such as address and code. It belongs to the controller; the client and
  /// the settings must outlive it.
  KeptSeat(GameController& game, Client* client, Settings& settings, Rejoin way);
  /// The key for the table that answers, if it is kept and no other program plays on that seat. With a code only that
  /// of the same code: another one is another seat, perhaps of another person at this computer.
  std::optional<Client::SeatKey> keyFor(const TableIdentity& table);
  /// The table answers at this address by now.
  void movedTo(const Address& address);
  /// Where the table was met, the last place first.
  QList<Address> places() const;

 private:
  static constexpr int kReceiptEveryMs = 1000;  ///< so that a burst of moves is written once
  void keep();
  void forget();
  void takeName();
  void holdSeat(const TableIdentity& table);
  Client* client_;
  Settings& settings_;
  Rejoin now_, last_;
  QTimer receiptDue_;
  std::shared_ptr<QLockFile> lock_;  ///< of the seat at `locked_`; null: another program holds it
  TableIdentity locked_;
};

}  // namespace tapu
