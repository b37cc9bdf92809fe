// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/picker.h"
#include "app/kit/words.h"
#include "app/session/game_controller.h"

namespace tapu {

/// In place of the trade panel, for somebody who watches: how late they see the game, whom they follow, who else
/// watches, the way to a bot's seat and out.
class WatchSheet : public Column {
  Q_OBJECT
 public:
  /// `game` must outlive it.
  explicit WatchSheet(GameController* game, QWidget* parent = nullptr);
  /// Shows what holds now, in the language of the interface.
  void refresh();
  /// Whom the person follows; none: nobody more than the others.
  SeatId followed() const { return followed_; }

 Q_SIGNALS:
  /// The person follows somebody else from now on; none: nobody.
  void followedAnother(tapu::SeatId seat);
  /// The person wants to sit down there, in the place of a bot.
  void seatWanted(tapu::SeatId seat);
  /// They want to watch no more.
  void stopped();

 private:
  void openSeats();
  std::vector<SeatId> seatsOfBots() const;
  GameController* game_;
  void refreshFollowed();
  SeatId followed_;
  Words *title_, *note_, *behind_, *behindNote_, *followTitle_, *othersTitle_, *others_;
  Picker* follow_;
  ActionButton *sit_, *stop_;
};

}  // namespace tapu
