// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <memory>
#include <optional>

#include "app/session/settings/address.h"
#include "app/wire/lobby.h"
#include "app/wire/receipts.h"
#include "app/wire/table_identity.h"

class QJsonObject;
class QLockFile;

namespace tapu {

/// The key and address for a way back to a seat: kept while the game runs, readable by its owner alone.
struct Rejoin {
  QString address;   ///< "host:port" where the table was met last
  QByteArray token;  ///< names the seat; its holder gets the seat
  QString gameName;
  Receipt receipt = {};  ///< the last one of that seat (app/wire/receipts.h)
  int code = -1;         ///< with which the seat was taken (app/wire/join_code.h); -1 = without one
  QByteArray passwordKey =
      {};  ///< of the table (app/net/table_password.h), for a game hosted from a copy; empty: unknown
  std::optional<TablePolicy> policy = {};  ///< the table's policy, likewise; nothing: unknown
  TableIdentity table = {};                ///< to which the token belongs; unknown: an older program kept it
  QString name = {};                       ///< the person's name there; empty: an older program kept it
  QStringList others = {};                 ///< where the table was met before, the latest first
  qint64 order = 0;                        ///< when it was kept, as the number of a note has it; 0: unknown
  QStringList people = {};                 ///< who else sat there last; empty: nobody, or an older program kept it
  bool goesOnElsewhere = false;            ///< its player was at a table that claims to go on with the game
  /// Notes that the table was met there: that is its address now, and the former one is one of `others`.
  void isMetAt(const Address& place);
  bool operator==(const Rejoin&) const = default;
};

/// The keys of the seats that somebody has had on the network lately, one a table, in the file `rejoin.json` of a
/// folder. Several programs may use the file at once.
class KeptSeats {
 public:
  static constexpr int kMost = 20;          ///< tables; the one that was used longest ago goes first
  static constexpr int kMostAddresses = 8;  ///< of one table
  static constexpr int kMostPeople = 8;     ///< the most names kept of one table
  explicit KeptSeats(QString folder) : folder_(std::move(folder)) {}

  /// All of them, the one that was kept last first.
  QList<Rejoin> all() const;
  /// The seat at this very table; nothing where the table is unknown.
  std::optional<Rejoin> at(const TableIdentity& table) const;
  /// The name under which the person sat at another table of the same game: the last one at which no other window still
  /// sits; empty: at none.
  QString nameAtAnother(const TableIdentity& table) const;
  /// The seat for the id of a table, as a link has it.
  std::optional<Rejoin> atTable(const QByteArray& id) const;
  /// The seat that was kept last of those that were at this address.
  std::optional<Rejoin> at(const Address& address) const;
  QString path() const { return folder_ + QStringLiteral("/rejoin.json"); }
  /// Whether the file is there, but holds no seat.
  bool isDamaged() const;
  /// The largest number of all of them.
  qint64 lastOrder() const;
  QDateTime keptAt() const;  ///< when one was kept last; invalid if there is none on the disk
  /// Puts this seat first, in the place of the one that was kept for its table; for a table that is unknown, in the
  /// place of the one at its address.
  void keep(const Rejoin& seat);
  void forget(const Rejoin& seat);
  /// Notes that the player is at this table, where earlier games may have gone on.
  void markSucceeded(const TableIdentity& table);
  /// A lock for the seat at a table, to be held while a player of this program sits there; null: another program holds
  /// it.
  std::shared_ptr<QLockFile> lock(const TableIdentity& table) const;

 private:
  template <class Change>
  void change(Change make);
  void keepDamaged() const;
  QList<Rejoin> onDisk() const;
  bool write(const QList<Rejoin>& seats) const;
  QString folder_;
  std::optional<QList<Rejoin>> unwritten_;  ///< where the file cannot be written
};

}  // namespace tapu
