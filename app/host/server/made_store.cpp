// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/server/made_store.h"

#include <QCoreApplication>

#include "app/host/door/table_secrets.h"
#include "app/host/seats/stored_table.h"
#include "app/host/server/store_contents.h"
#include "app/host/store/sqlite_store.h"
#include "app/net/chance.h"
#include "app/net/seat_proof.h"
#include "app/values/codec.h"
#include "app/wire/messages.h"
#include "app/wire/seat_number.h"

namespace tapu {

namespace {

/// The names under which people come back to their seats, and the seats that are for anybody.
QByteArray waysIn(const MadeTable& table) {
  const QList<LobbySeat>& seats = table.lobby.seats;
  TableSecrets secrets([] { return systemRandomBytes(wire::kTokenBytes); });
  secrets.makePlaces(static_cast<int>(seats.size()));
  for (const SeatId seat : seatsOf(static_cast<int>(seats.size()))) {
    const LobbySeat& there = seats[seat.value];
    if (there.holder == SeatHolder::Person && !table.here.contains(seat)) secrets.keepFor(seat, there.name);
  }
  secrets.setIdentity(table.identity);
  for (const SeatId seat : table.forGuests) secrets.leaveToGuests(seat);
  return secrets.kept();
}

/// Nobody knows this key: the seat is for whoever has the file.
StoredSession keyOfSomebodyHere(SeatId seat) {
  StoredSession key;
  key.seat = seat;
  key.tokenHash = seat_proof::hashOf(systemRandomBytes(wire::kTokenBytes));
  key.isNear = true;
  return key;
}

}  // namespace

QString makeStore(const QString& path, const MadeTable& table) {
  std::vector<StoredMove> rows;
  for (const Move& move : table.moves)
    rows.push_back({static_cast<quint32>(rows.size()), move.seat, 0, encodeMove(move)});
  QString failure;
  {
    SqliteStore store(path);
    QObject::connect(&store, &EventStore::failed, &store, [&failure](const QString& reason) { failure = reason; });
    if (QString problem = store.open(); !problem.isEmpty()) return problem;
    const QByteArray head = headOf(table.lobby);
    store.begin(head);
    store.keepHead(head, GameStatus::Playing);
    store.append(std::move(rows));
    for (const SeatId seat : table.here) store.keepSession(keyOfSomebodyHere(seat));
    store.keepTable({}, waysIn(table));
    store.flush();
    QCoreApplication::sendPostedEvents(&store, QEvent::MetaCall);  // a failure would come with the loop
  }
  return failure.isEmpty() ? contentsOf(path).problem : failure;
}

}  // namespace tapu
