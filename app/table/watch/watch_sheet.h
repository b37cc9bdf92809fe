// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/words.h"
#include "app/session/game/shown_game.h"
#include "app/table/watch/follow_rows.h"

namespace tapu {

class Toggle;

/// In place of the trade panel, for somebody who watches: how late they see the game, whom they follow, who else
/// watches, the way to a bot's seat and out.
class WatchSheet : public Column {
  Q_OBJECT
 public:
  /// `game` must outlive it.
  explicit WatchSheet(ShownGame* game, QWidget* parent = nullptr);
  /// Shows what holds now, in the language of the interface.
  void refresh();
  /// Offers to switch this on and off; its text and state are those of the action, which must outlive the sheet.
  void offer(QAction* shown);
  /// Whom the person follows; none: whoever has the turn.
  SeatId followed() const { return followed_; }
  /// The person left a seat here that bore this name, and has its key; empty: they have none.
  void setOwnName(const QString& name);

 Q_SIGNALS:
  /// The person follows somebody else from now on; none: whoever has the turn.
  void followedAnother(tapu::SeatId seat);
  /// The person wants to sit down there, in the place of a bot, or again at the seat that they left.
  void seatWanted(tapu::SeatId seat);
  /// They want to watch no more.
  void stopped();

 private:
  void openSeats();
  std::vector<SeatId> seatsOfBots() const;
  ShownGame* game_;
  void refreshFollowed();
  void nameSwitches();
  SeatId followed_;
  QString ownName_;
  Words *title_, *note_, *behind_, *behindNote_, *followTitle_, *shownTitle_, *othersTitle_, *others_;
  FollowRows* follow_;
  QWidget* shown_;  ///< what else may be shown, with switches
  struct Switch {
    Words* words;
    Toggle* toggle;
    QAction* action;
  };
  std::vector<Switch> switches_;
  ActionButton *back_, *sit_, *stop_;
};

}  // namespace tapu
