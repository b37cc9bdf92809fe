// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/record_of_table.h"

namespace tapu {

RecordHeader recordHeaderOf(const Lobby& table, std::optional<Viewer> seenBy) {
  RecordHeader header;
  header.setup = table.setup;
  header.seenBy = seenBy;
  for (const LobbySeat& seat : table.seats) {
    header.names << seat.name;
    header.colors.push_back(seat.color);
    header.bots << (seat.holder == SeatHolder::Bot ? seat.bot : QString());
  }
  return header;
}

}  // namespace tapu
