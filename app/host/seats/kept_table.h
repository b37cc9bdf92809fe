// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/door/table_door.h"
#include "app/host/door/table_secrets.h"
#include "app/host/seats/roster.h"
#include "app/host/seats/seat_keys.h"
#include "app/wire/receipts.h"

namespace tapu {

/// A table as its store keeps it beside the moves of its game.
struct KeptTable {
  Roster roster;
  SeatKeys keys;
  TableSecrets secrets;  ///< what the door keeps goes into it
  TableDoor door;
  Receipts receipts{};
};

}  // namespace tapu
