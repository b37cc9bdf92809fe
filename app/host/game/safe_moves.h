// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game/authoritative_game.h"
#include "app/host/store/event_store.h"
#include "app/wire/receipts.h"

namespace tapu {

/// The moves of a game that are safe in the store, and so may be told.
struct SafeMoves {
  SafeMoves(const AuthoritativeGame& played, const Receipts& given) : game(played), receipts(given) {}
  /// Whether the end is safe in the store.
  bool hasEnd() const { return game.isOver() && count >= game.moveCount(); }
  /// The receipt for a client that hears of so many moves, to show when it comes back; empty while moves are missing.
  QByteArray receiptFor(int moves) const { return areInDoubt ? QByteArray() : receipts.receiptFor(moves); }

  const AuthoritativeGame& game;
  const Receipts& receipts;
  int count = 0;                      ///< of moves that are safe
  EventStore::Ticket lastTicket = 0;  ///< of the last moves that were given to the store
  bool areInDoubt = false;            ///< moves that were acknowledged are missing
};

}  // namespace tapu
