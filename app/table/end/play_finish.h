// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "app/session/game/shown_game.h"
#include "app/table/end/story_page.h"
#include "app/table/frame/table_page.h"
#include "app/table/sight/play_sight.h"
#include "app/text/language.h"

namespace tapu {

class EndSheet;
class PlayLayout;
class PlayStage;

/// The end of a game on the page of a game on one board: the sheet below the board with the last move in words, the
/// results over the table, and the ways to play again.
class PlayFinish : public QObject {
  Q_OBJECT
 public:
  /// The parts of the page on which it shows the end; all outlive it.
  struct Parts {
    TablePage* page = nullptr;
    EndSheet* end = nullptr;
    StoryPage* story = nullptr;
    PlayStage* stage = nullptr;
    PlayLayout* frame = nullptr;
  };
  /// `game` and `settings` outlive it.
  PlayFinish(ShownGame* game, const Settings& settings, const Parts& parts);
  /// Shows the end, if the game is over in this position; else takes it away.
  void refresh(const PlaySight& now);
  /// Opens the results once the confetti of a win has fallen, unless the person does something else by then.
  void openSoon();
  /// Sets the way in which the end offers to play again.
  void offerAgain(Again again);

 Q_SIGNALS:
  /// The results lie over the table now.
  void opened();

 private:
  void connectStory();
  void open();
  void tellStory(const PlaySight& now);
  StoryPage::End endOf(const PlaySight& now, const std::optional<GameStory>& told) const;
  void sayLastMove();
  ShownGame* game_;
  const Settings& settings_;
  Parts at_;
  LanguageSeen language_;           ///< of the results
  std::optional<WinningMove> won_;  ///< once the game is over: the event that won it
};

}  // namespace tapu
