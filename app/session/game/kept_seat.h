// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "app/client/client.h"
#include "app/net/clock.h"
#include "app/session/game/game_controller.h"
#include "app/session/settings/settings.h"

class QLockFile;

namespace tapu {

/// The known ways to a table that is called.
struct WayBack {
  Rejoin known;               ///< the place of the last meeting, its password, its host's policy
  QList<Address> heard = {};  ///< its reported places, the latest first; nobody was welcomed there yet
  qint64 order = 0;           ///< the largest number of all games and seats of this computer (`playOrder`)
  /// Where to call, each place once: the one that was heard of last, then those where it was met, then the other ones,
  /// which may all be made up.
  QList<Address> places() const;
};

/// Keeps the way back to a client's seat on the disk while its game on the network runs: its token, its last receipt,
/// and the host's policy. Removes it when it is of no more use. The seats at other tables stay.
class KeptSeat : public QObject {
 public:
  /// `way`: the facts known from the beginning, such as address and code. It belongs to the controller; the client and
  /// the settings must outlive it.
  KeptSeat(GameController& game, Client* client, Settings& settings, WayBack way, std::shared_ptr<Clock> clock);
  /// The key for the table that answers, if it is kept and no other program plays on that seat. With a code only that
  /// of the same code: another one is another seat, perhaps of another person at this computer.
  std::optional<SeatKey> keyFor(const TableIdentity& table);
  /// Notes that the table may answer at this address by now: a link or an answer on the network says so, which anybody
  /// can forge. The address is tried, and kept only if the table has welcomed its player there.
  void hear(const Address& address);
  /// Notes that the client calls this address from now on; if it is welcomed, the table was met there.
  void calls(const Address& address) { called_ = address; }
  /// Where to call, see `WayBack`.
  QList<Address> places() const { return WayBack{now_, heard_}.places(); }

 private:
  static constexpr int kReceiptEveryMs = 1000;  ///< so that a burst of moves is written once
  static constexpr int kMostHeard = 8;          ///< places that nobody has been welcomed at
  void welcomed();
  void keep();
  void forget();
  void takeName();
  void holdSeat(const TableIdentity& table);
  Client* client_;
  Settings& settings_;
  Rejoin now_, last_;
  QList<Address> heard_;
  qint64 order_;
  std::optional<Address> called_;
  Alarm receiptDue_;
  std::shared_ptr<QLockFile> lock_;  ///< of the seat at `locked_`; null: another program holds it
  TableIdentity locked_;
};

}  // namespace tapu
