// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/table_password.h"
#include "network_games.h"

namespace tapu {

// The acts of guests of a hosted game in tests.

/// The next action of the person of a game: declines an offer, else the first action that they owe.
inline std::optional<Action> nextOf(const GameController& game) {
  for (const Action& action : game.seen().legal.all())
    if (action.kind == ActionKind::Decline) return action;
  if (!game.seen().mustDecide() || game.seen().legal.empty()) return std::nullopt;
  const Action first = game.seen().legal[0];
  return first.kind == ActionKind::Discard ? discard(suggestedDiscard(game.seen())) : first;
}

/// Lets the persons of these games act so many times. False: nobody could for a while.
inline bool playOn(const std::vector<GameController*>& games, int times) {
  const auto doOne = [&] {
    for (GameController* game : games) {
      const auto action = nextOf(*game);
      if (!action) continue;
      const auto before = game->seen().history().size();
      game->submit(*action);
      return test::soon([&] { return game->seen().history().size() > before; });
    }
    return false;
  };
  for (int done = 0; done < times; ++done)
    if (!test::soon(doOne)) return false;
  return true;
}

/// The key of the password coral.
inline QByteArray coral() { return password::keyOf(u"coral"_s, QByteArray(wire::kSaltBytes, 's')); }

/// Opens a table that asks for that password.
inline bool openWithPassword(Hosted& host) {
  if (!host.open(u"Meera"_s)) return false;
  host.game->ask(requests::SetPassword{coral()});
  return test::soon([&] { return host.game->seen().table().password == Password::Asked; });
}

}  // namespace tapu
