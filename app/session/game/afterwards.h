// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/files/record_header.h"
#include "app/session/game/seen.h"
#include "app/session/replay/game_story.h"

namespace tapu {

class Replay;

/// A game that is over, with all that is kept of it.
struct Finished {
  RecordHeader header;  ///< names the seats played here, but no time
  std::vector<Move> moves;
};

/// The remains of a game: its record, its story, the copy from which it can go on elsewhere.
class Afterwards {
  Q_DECLARE_TR_FUNCTIONS(Afterwards)

 public:
  /// `changed` is called when the whole history has come.
  Afterwards(const Seen& seen, GameServer server, std::function<void()> changed)
      : seen_(seen), server_(server), changed_(std::move(changed)) {}
  /// All moves of the game that ran here, with everything that was hidden, and its whole table.
  void keepWhole(const Lobby& table, std::vector<Move> moves);
  /// Writes the game, finished or not, to a file as a record, with the facts that may be known here. Returns a sentence
  /// if that fails, else an empty one.
  QString saveRecord(const QString& path) const;
  /// The game for a later look back. Nothing while it goes on, before the server has handed over all moves, and if
  /// nobody here had a seat or the first moves are not known.
  std::optional<Finished> finished() const;
  /// The game runs on another computer, and enough of it is known to host it from here (seen_copy.h).
  bool mayHostHere() const;
  /// Writes the copy from which it can be; a sentence if that fails.
  QString saveCopy(const QString& path) const;
  /// The game from its beginning, with the facts that may be known here, when it is over on one board. Nothing before
  /// that, and if its first moves are not kept here.
  std::optional<GameStory> story() const;
  /// The same game for a look at it move by move, at its end; null as above, and if only a part of the game is known
  /// here.
  std::unique_ptr<Replay> replay() const;
  bool hasReplay() const;  ///< `replay` is not null

 private:
  bool isOver() const { return seen_.phase() == ClientView::Phase::Over && seen_.hasGame(); }
  Finished known() const;
  const Seen& seen_;
  GameServer server_;
  std::function<void()> changed_;
  std::vector<Move> whole_;
  Lobby wholeTable_;  ///< of a long chain it is more than the lobby of a client here
};

}  // namespace tapu
