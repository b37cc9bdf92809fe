// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/unsaid.h"

#include <utility>

#include "app/client/spoken_lines.h"

namespace tapu {

void Unsaid::keep(GameController& game) {
  if (game.seen().phase() != Client::Phase::Reconnecting || !game.seen().hasGame()) return;
  const QList<ChatLine> lines = game.takeUnheard();
  if (lines.isEmpty()) return;
  table_ = game.seen().first().identity.table;
  lines_ = lines;
  heard_ = game.seen().chat();
}

void Unsaid::say(GameController& game) {
  if (game.seen().phase() != Client::Phase::Playing || !table_.isSameGame(game.seen().first().identity.table)) return;
  const Unsaid unsaid = std::exchange(*this, {});
  SpokenLines spoken([] {});
  for (const ChatLine& line : unsaid.lines_) spoken.send(line.text, line.phrase, line.seat);
  spoken.hearAgain(unsaid.heard_, game.seen().chat());
  game.sayWhenIn(spoken.take());
}

}  // namespace tapu
