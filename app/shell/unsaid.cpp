// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/unsaid.h"

#include <utility>

#include "app/client/spoken_lines.h"

namespace tapu {

void Unsaid::keep(GameController& game) {
  if (game.phase() != Client::Phase::Reconnecting || !game.hasGame()) return;
  const QList<ChatLine> lines = game.takeUnheard();
  if (lines.isEmpty()) return;
  table_ = game.tableIdentity();
  lines_ = lines;
  heard_ = game.chat();
}

void Unsaid::say(GameController& game) {
  if (game.phase() != Client::Phase::Playing || !table_.isSameGame(game.tableIdentity())) return;
  const Unsaid unsaid = std::exchange(*this, {});
  SpokenLines spoken([] {});
  for (const ChatLine& line : unsaid.lines_) spoken.send(line.text, line.phrase, line.seat);
  spoken.hearAgain(unsaid.heard_, game.chat());
  game.sayWhenIn(spoken.take());
}

}  // namespace tapu
