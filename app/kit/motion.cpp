// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/motion.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace tapu {

namespace {

struct Length {
  int whole;       ///< at full motion
  Motion leastOf;  ///< the last of Full, Fast, Reduced, Off that still shows it
};

constexpr Length lengthOf(Moves what) {
  switch (what) {
    case Moves::Piece: return {220, Motion::Fast};
    case Moves::Robber: return {450, Motion::Fast};
    case Moves::Cover: return {200, Motion::Fast};
    case Moves::Gift: return {160, Motion::Fast};
    case Moves::Ghosts: return {1600, Motion::Fast};
    case Moves::Dice: return {600, Motion::Fast};
    case Moves::Follow: return {200, Motion::Fast};
    case Moves::Cards: return {700, Motion::Fast};
    case Moves::Producing: return {820, Motion::Reduced};
    case Moves::Turn: return {1200, Motion::Reduced};
    case Moves::Fallen: return {4000, Motion::Off};
    case Moves::Announcement: return {7000, Motion::Off};
    case Moves::Joy: return {3600, Motion::Fast};
    case Moves::Pointer: break;
  }
  return {2000, Motion::Off};
}

}  // namespace

int millisecondsOf(Moves what, Motion motion) {
  const Length length = lengthOf(what);
  if (motion > length.leastOf) return 0;
  // Fast does not hurry ghosts, or motions that people read or asked for: they would only be harder to see.
  const bool isRead = what == Moves::Pointer || what == Moves::Fallen || what == Moves::Announcement;
  const bool hurries = motion == Motion::Fast && !isRead && what != Moves::Ghosts;
  return hurries ? length.whole / 2 : length.whole;
}

Motion allowedMotion(Motion chosen, const QWidget* widget) {
  const bool systemMoves = widget->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, widget) > 0;
  return systemMoves ? chosen : std::max(chosen, Motion::Reduced);
}

}  // namespace tapu
