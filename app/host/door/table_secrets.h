// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMultiHash>
#include <QString>
#include <functional>
#include <unordered_map>
#include <vector>

#include "app/wire/table_identity.h"
#include "engine/board/ids.h"

namespace tapu {

/// The identity of a table, and all that opens it without a seat's token: the key of its organizer, of which only the
/// hash is kept, and the codes of its seats (app/wire/join_code.h), each with the name of the person for whom the seat
/// is kept.
class TableSecrets {
 public:
  /// `makeToken` draws 32 bytes that nobody can guess.
  explicit TableSecrets(std::function<QByteArray()> makeToken) : makeToken_(std::move(makeToken)) {}
  /// Reads back what `kept` gave; a table without an organizer if the bytes are something else.
  void restore(const QByteArray& kept);
  /// The secrets as bytes, for the store (`EventStore::keepTable`).
  QByteArray kept() const;

  /// Unknown for a table that an older version has kept.
  const TableIdentity& identity() const { return identity_; }
  void setIdentity(const TableIdentity& identity) { identity_ = identity; }

  /// Gives the table an organizer, who shows this key; an empty one changes nothing.
  void setOrganizerKey(const QByteArray& key);
  bool hasOrganizer() const { return !organizerHash_.isEmpty(); }
  /// Whether this is the organizer's key; false for any key where the table has no organizer.
  bool isOrganizer(const QByteArray& key) const;

  /// Bytes about the table that are kept with it.
  const QByteArray& beside() const { return beside_; }
  void setBeside(const QByteArray& beside) { beside_ = beside; }

  /// Makes room to keep so many seats for somebody, with or without codes.
  void makePlaces(int seats);
  /// The seat without a code that is kept for somebody whose name looks like this one; none: there is none.
  SeatId keptForName(const QString& name) const;
  /// Gives the first so many seats codes and takes them from the others; a seat that has one keeps it.
  void makeCodes(int seats);
  /// Gives the seat another code, which no seat has had before.
  void renew(SeatId seat);
  /// Takes the code of the seat away until `renew`: nobody sits down there by themselves.
  void close(SeatId seat);
  /// Whether the table's seats have codes, this one among them; it may be closed.
  bool hasCodeFor(SeatId seat) const { return seat.value < seats_.size(); }
  /// The code of the seat; -1: it has none.
  int codeOf(SeatId seat) const { return seat.value < seats_.size() ? seats_[seat.value].code : -1; }
  /// The seat that this code opens; none: no seat.
  SeatId seatOf(int code) const;
  /// The name of the person for whom the seat is kept; empty = for nobody.
  QString keptFor(SeatId seat) const { return seat.value < seats_.size() ? seats_[seat.value].keptFor : QString(); }
  void keepFor(SeatId seat, const QString& name);
  bool keepsSeats() const { return !keptAs_.isEmpty(); }
  /// Whether the seat is kept for somebody with another name.
  bool isKeptFromName(const QString& name, SeatId seat) const;
  /// Whether a seat is kept for somebody whose name looks so (`skeletonOf`).
  bool isKept(const QString& look) const { return keptAs_.contains(look); }
  /// Whether another seat is kept for somebody whose name looks the same: that name goes with the code of that seat.
  bool isKeptElsewhere(const QString& name, SeatId seat) const;

  /// Lets anybody who comes while the game goes on take this seat, one of `makePlaces`, from its bot without asking the
  /// host.
  void leaveToGuests(SeatId seat) { seats_[seat.value].isForGuests = true; }
  /// Undoes `leaveToGuests`: the host is asked again.
  void keepFromGuests(SeatId seat);
  bool isLeftToGuests(SeatId seat) const { return seat.value < seats_.size() && seats_[seat.value].isForGuests; }

 private:
  struct SeatSecrets {
    int code = -1;
    QString keptFor;
    bool isForGuests = false;
  };
  int freshCode();
  std::function<QByteArray()> makeToken_;
  QByteArray organizerHash_;                ///< empty: no organizer
  std::vector<SeatSecrets> seats_;          ///< by seat; empty: the table has no codes
  std::unordered_map<int, SeatId> seatOf_;  ///< by code; none: a code that was renewed
  QMultiHash<QString, SeatId> keptAs_;      ///< the seats kept for somebody, by what the name looks like
  QByteArray beside_;
  TableIdentity identity_;
  QByteArray stream_;  ///< random bytes that are not used yet
};

}  // namespace tapu
