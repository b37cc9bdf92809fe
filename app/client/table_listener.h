// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/client/client.h"
#include "app/client/spoken_lines.h"
#include "app/wire/messages.h"

namespace tapu {

/// A server's news of the table and around it, apart from positions and moves: the lobby and the chat, news for the
/// organizer and the screens, and those for everybody at a chain. It judges each and takes over what is possible, of
/// which the signals of `client` tell; false: the server talks nonsense.
class TableListener {
 public:
  TableListener(Client& client, ClientView& known, SpokenLines& spoken)
      : client_(client), known_(known), spoken_(spoken) {}
  bool take(const wire::LobbyNews& news);
  bool take(const wire::LobbyPart& part);
  bool take(const wire::LobbyChange& change);
  bool take(const wire::DeskNews& news);
  bool take(const wire::ScreenNews& news);
  bool take(const wire::HallNews& told);
  bool take(const wire::FinalPart& part);
  bool take(const wire::TableNews& told);
  bool take(const wire::Chat& said);
  bool take(const wire::Talk& talk);

 private:
  bool isPossible(const Lobby& told, SeatId yourSeat) const;
  bool isPossible(const CommonNews& told) const;
  bool isPossible(const wire::FinalPart& part) const;
  bool takeOver(const Lobby& told, SeatId yourSeat);
  Client& client_;
  ClientView& known_;
  SpokenLines& spoken_;
  FinalTable finalRows_;  ///< the rows of the final table that have come so far
  int rowsOfTable_ = 0;   ///< rows of the whole final table; 0 = none has come
};

}  // namespace tapu
