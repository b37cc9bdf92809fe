// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <optional>

#include "app/wire/lobby.h"
#include "app/wire/receipts.h"
#include "app/wire/table_identity.h"
#include "engine/board/ids.h"

namespace tapu {

/// The reaction if the token of `Identity` opens no seat at the table and the server has not welcomed this client
/// before: it is turned away, or joins anew without a token. Welcomed before, it joins anew until it has seen a game;
/// after that it is turned away.
enum class UnknownKey : quint8 { TurnsAway, IsDropped };

/// The kept data of a seat for the table that answers.
struct SeatKey {
  QByteArray token;      ///< opens it; empty: it is a seat of the same game at another table
  Receipt receipt = {};  ///< the last one of that table
  QString name = {};     ///< without a token: under which the seat is known
};

/// A client's claims about itself; the table's answers change `token`, `receipt` and `table`.
struct Identity {
  QString name;
  int color = 0;         ///< 0..9; the server gives another one where it is taken
  QString locale;        ///< "en", "hi"
  QByteArray token;      ///< of an earlier seat, to come back to it; empty = asks for a new seat
  Receipt receipt = {};  ///< the last one of that seat: a table that has lost moves since then notices it
  UnknownKey unknownKey = UnknownKey::TurnsAway;
  /// All but players get no seat and see the public view.
  Attendance attendance = Attendance::Player;
  QByteArray organizerKey = {};  ///< Organizer: the key of the table, wire::kKeyBytes
  int code = -1;                 ///< Player: of the seat to sit at (app/wire/join_code.h); -1 = any seat
  QString password = {};         ///< of the table, if it has one: only a proof that it is known is sent
  SeatId wished = {};            ///< Player: the seat to take over while the game runs; none: any
  /// Random bytes of the greetings, by which a table knows the same caller again; never kept on disk. Empty: the client
  /// draws them. Whoever asks a table anew for something else gives those of the ask before, and shows them to no other
  /// table: they may open a seat (wire::secretOf).
  QByteArray nonce = {};
  /// The table of `token`, or with `keyOf` the only one meant: no other learns the caller's name. Unknown: any table
  /// that answers gets the token.
  TableIdentity table = {};
  /// Without a token: gives the key for the table that answers, nothing if there is none. Null: there are no keys.
  std::function<std::optional<SeatKey>(const TableIdentity& table)> keyOf = {};

  /// It has the key of a seat at a known table.
  bool hasKey() const { return table.isKnown() && !token.isEmpty(); }
  /// The hash with which that table shows that it is no other (see `TableQuestion`); empty unless `hasKey`.
  QByteArray keyHash() const;
  bool isEye() const { return attendance != Attendance::Player; }
};

}  // namespace tapu
