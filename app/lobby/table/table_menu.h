// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/ids.h"

class QMenu;
class QWidget;

namespace tapu {

class ShownGame;

/// Fills a menu with the person's actions on the table: requests that anybody may make, and the host's decisions about
/// guests. `owner` is the parent of dialogs that ask for a word; both must outlive the menu's entries.
void fillTableMenu(QMenu& menu, ShownGame& game, QWidget* owner);

/// Asks the host whether the person at this seat has to leave, and why, in a dialog over `owner`; removes them then.
void askToRemove(ShownGame& game, SeatId seat, QWidget* owner);

/// Fills a menu with the bots at the table of a game on this computer, each with the levels it can be given.
void fillBotsMenu(QMenu& menu, ShownGame& game);

}  // namespace tapu
