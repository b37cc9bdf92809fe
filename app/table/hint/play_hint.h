// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "app/board/board_scene.h"
#include "app/session/game/shown_game.h"
#include "app/table/sight/play_sight.h"
#include "engine/bots/reason/advice.h"

namespace tapu {

class HintSheet;

/// Hints at a table: asked for with a key, shown in the sheet in place of the trade panel and as numbers on the board,
/// until the person or anybody acts. They are worked out here from the view of the viewer. The table counts them, once
/// for each position; a hint is shown only after it was counted.
class PlayHint : public QObject {
  Q_OBJECT
 public:
  /// Shows these numbers on the board, in place of those before.
  using Mark = std::function<void(const std::vector<SpotSign>&)>;
  /// The function that works a hint out: `advise` of engine/bots/reason.
  using Advise = std::function<std::vector<Advised>(const SeatView&, std::span<const Action> among)>;
  /// `game`, `sheet` and the board of `mark` must outlive it.
  PlayHint(ShownGame* game, HintSheet* sheet, Mark mark, Advise advise = adviseAmong);
  /// Why there can be no hint now, as a sentence; empty: there may be one.
  QString whyNone(const PlaySight& now) const;
  /// Whether a hint can be had in this game at all: not for somebody who watches, and not after its end.
  bool isOffered(const PlaySight& now) const;
  bool isShown() const { return shownFor_.has_value(); }
  /// Shows a hint for this position, or takes away the one that is shown.
  void toggle(const PlaySight& now);
  void close();
  /// Takes the hint away if the position has changed; in a shared round, where others act all the time, only if it has
  /// changed for the viewer. Else shows it in the language of the moment.
  void refresh(const PlaySight& now);
  /// Limits hints to these robber actions, while the page asks for the player to rob; empty: no limit. A hint for
  /// another question goes.
  void narrowTo(std::vector<Action> robbers);

 Q_SIGNALS:
  /// The person wants the terms of this advised offer or swap to be filled in where trades are made.
  void tradeWanted(const tapu::Action& trade);
  /// The person wants to do this, as advised; it is legal.
  void deedWanted(const tapu::Action& action);
  /// A hint came or went: the page lays its columns out anew.
  void changed();

 private:
  static std::vector<Advised> adviseAmong(const SeatView& view, std::span<const Action> among);
  void hear();
  void workOut(const PlaySight& now);
  static bool isSameTurn(const State& before, const PlaySight& now);
  bool isAnswered(const State& before, const PlaySight& now) const;
  void show(const PlaySight& now);
  void tell(const PlaySight& now);
  QString useOf(const Action& action, const PlaySight& now) const;
  void use(int choice);
  void markPlaces();
  ShownGame* game_;
  HintSheet* sheet_;
  Mark mark_;
  Advise advise_;
  std::optional<State> shownFor_;  ///< the position that the hint is for
  bool isAsking_ = false;          ///< the table was asked to count one and has not yet
  bool isRefused_ = false;         ///< something was refused since then, perhaps the request to count
  bool isHeard_ = false;           ///< the table has counted the hint, since then or before
  TableFacts told_;                ///< the facts of the table when it was asked, or since
  std::optional<State> counted_;   ///< the last position for which a hint was taken
  std::vector<Advised> advice_;
  std::optional<State> advisedFor_;  ///< the position that `advice_` is for; it stays when the hint is put away
  std::vector<Action> among_;        ///< see `narrowTo`
};

}  // namespace tapu
