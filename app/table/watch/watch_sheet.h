// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/words.h"
#include "app/session/game/shown_game.h"
#include "app/table/watch/follow_rows.h"

namespace tapu {

class Toggle;

/// In place of the trade panel, for a watcher: the delay of the game, the player they follow, the other watchers, and
/// buttons to take a bot's seat and to leave.
class WatchSheet : public Column {
  Q_OBJECT
 public:
  /// `game` must outlive it.
  explicit WatchSheet(ShownGame* game, QWidget* parent = nullptr);
  /// Brings everything up to date, in the language of the interface.
  void refresh();
  /// Offers to switch this on and off; its text and state are those of the action, which must outlive the sheet.
  void offer(QAction* shown);
  /// The player whom the person follows; none: whoever has the turn.
  SeatId followed() const { return followed_; }
  /// Sets the name at the seat that the person has left here and has the key of; empty: there is none.
  void setOwnName(const QString& name);

 Q_SIGNALS:
  /// The person follows somebody else from now on; none: whoever has the turn.
  void followedAnother(tapu::SeatId seat);
  /// The person wants to sit down there, in the place of a bot, or again at the seat that they left.
  void seatWanted(tapu::SeatId seat);
  /// The watcher wants to watch no more.
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
  QWidget* shown_;  ///< switches for further parts
  struct Switch {
    Words* words;
    Toggle* toggle;
    QAction* action;
  };
  std::vector<Switch> switches_;
  ActionButton *back_, *sit_, *stop_;
};

}  // namespace tapu
