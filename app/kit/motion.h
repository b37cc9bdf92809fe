// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QWidget;

namespace tapu {

/// The amount of motion on the screen. Full moves everything. Fast halves the time, except for motions that are read or
/// pulse: Ghosts, Fallen, Announcement and Pointer. Reduced (if the system asks for little motion) keeps Producing,
/// Turn and those that are read. Off keeps only Fallen, Announcement and Pointer, which show what the table itself does
/// not.
enum class Motion : quint8 { Full, Fast, Reduced, Off };

/// Everything that moves while a game is played.
enum class Moves : quint8 {
  Piece,         ///< a new piece drops into its place
  Robber,        ///< walks from hex to hex, as the pirate does over the sea
  Cover,         ///< of a hex that was turned up: it fades
  Gift,          ///< is opened by whoever takes it, and is gone
  Ghosts,        ///< legal places grow fainter and stronger in turn
  Dice,          ///< tumble before they show the throw
  Follow,        ///< the view glides to where something happens, on a board that is larger than it
  Cards,         ///< fly from hex to hand, from hand to bank
  Producing,     ///< hexes light up, and fade
  Turn,          ///< the own row among the players lights up when a turn begins, and fades
  Fallen,        ///< a thing taken by an event shows at its place, and fades
  Announcement,  ///< an event appears over the board, and fades
  Joy,           ///< confetti when a game is won
  Pointer        ///< a ring shows a place somebody asked for
};

/// The duration of such a motion, in milliseconds; 0 = none, the result is there at once.
int millisecondsOf(Moves what, Motion motion);

/// The motion that was chosen, or less if the system asks for little motion.
Motion allowedMotion(Motion chosen, const QWidget* widget);

}  // namespace tapu
