// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/wire/requests.h"
#include "engine/state/action.h"

namespace tapu {

/// The acts of the people at this computer, in a game and at its table.
class Acts {
 public:
  virtual ~Acts() = default;
  /// Asks to play an action for the viewer; answered by `moved` or `refused`. Dropped without an answer where nobody
  /// can act now: behind the curtain, without a viewer, while another action is on its way, and unless the game is
  /// played. In a lesson an action that it does not ask for is answered by `strayed`.
  virtual void submit(const Action& action) = 0;
  /// Declines the offer of this seat for the viewer, who was not asked; the log tells it so.
  virtual void declineUnseen(SeatId offerer) = 0;
  /// Asks to take the last move back; does nothing unless `Seen::mayTakeBack`.
  virtual void takeBack() = 0;
  /// Asks to play the move again that was taken back; does nothing unless `Seen::mayRedo`.
  virtual void redo() = 0;
  /// Hot-seat: the next person is at the screen and wants to see their cards.
  virtual void liftCurtain() = 0;
  /// Hot-seat: brings the curtain down and makes one of `Seen::mayPassTo` the next viewer.
  virtual void passTo(SeatId seat) = 0;
  /// A line of chat, or a quick phrase by its index, from the viewer. Where there is `whyUnheard` these and `ask` send
  /// nothing, and `refused` follows. A line that the connection loses is sent again when it is back; if it never is,
  /// `refused` follows.
  virtual void say(const QString& text) = 0;
  virtual void sayPhrase(int phrase) = 0;
  /// One of app/wire/requests.h, from the first person at this computer: it may be the host. Answered by
  /// `lobbyChanged`, `moved` or `refused`.
  virtual void ask(const wire::Request& request) = 0;
  /// The vote of one person at this computer for an end without a winner (10.4): Yes gives it, No takes it back. Does
  /// nothing for a seat that is played elsewhere.
  virtual void voteToStop(SeatId voter, YesNo stops) = 0;
  /// One person at this computer says that they wish to build between turns (13.4), or takes it back: it is public, so
  /// it needs no curtain, whoever looks. Does nothing for a seat that is played elsewhere.
  virtual void wishToBuild(SeatId wisher, BuildWish wish) = 0;
  /// The viewer has taken a hint; sends that to the table.
  virtual void takeHint() = 0;
  /// The viewer has read `Seen::organizerLine`: if it asks whether they are there, the table hears that they are.
  virtual void putOrganizerLineAway() = 0;
};

}  // namespace tapu
