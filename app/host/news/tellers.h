// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/host/news/desk_teller.h"
#include "app/host/news/lobby_teller.h"
#include "app/host/news/screen_teller.h"
#include "app/host/news/table_talk.h"
#include "app/host/news/table_teller.h"

namespace tapu {

/// The tellers of a table's news beside its game, one for each kind of news.
struct Tellers {
  /// Functions that look up the news when it is time to tell it.
  struct Sources {
    std::function<TableFacts()> facts;
    std::function<OrganizerDesk()> desk;
  };
  /// `game`: null before its start.
  Tellers(const std::shared_ptr<Clock>& clock, const Limits& limits, Connections& connections, KeptTable& kept,
          TableKeeper& keeper, Occasion occasion, const Sources& sources, const std::unique_ptr<GameSession>& game);
  LinkWatch links;
  LobbyTeller lobby;
  TableTalk talk;
  TableTeller table;
  DeskTeller desk;
  ScreenTeller screens;
};

}  // namespace tapu
