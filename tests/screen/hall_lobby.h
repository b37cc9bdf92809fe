// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/wire/lobby.h"
#include "tests/board/chain_games.h"

namespace tapu::test {

/// The table of a Big Game with somebody at each seat, for pictures of big screens.
inline Lobby hallLobby(const PlayedChain& played) {
  using namespace Qt::StringLiterals;
  static const QStringList names{u"Asha"_s,  u"Ravi"_s,  u"नसरीन"_s, u"Joseph"_s, u"Kamala"_s,
                                 u"Farid"_s, u"Imran"_s, u"लीला"_s,  u"Nisha"_s,  u"Mohan"_s};
  Lobby lobby;
  lobby.gameName = u"School hall game"_s;
  lobby.setup = played.setup;
  for (int s = 0; s < played.definition->seats; ++s) {
    LobbySeat seat;
    seat.holder = SeatHolder::Person;
    seat.name = names[s * 7 % 10];
    seat.color = (s * 3 + s / 10) % 10;
    lobby.seats << seat;
  }
  return lobby;
}

}  // namespace tapu::test
