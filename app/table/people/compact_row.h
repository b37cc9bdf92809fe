// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QPainter;
class QRect;

namespace tapu {

struct PlayerFacts;
struct Theme;

/// The forms of a row of the list of players. Usual: up to four players. Middle: five or six; Close: seven or eight;
/// both have two lines. Line: one line, with the cards and the awards that the player holds. Badge: badge and points
/// alone.
enum class RowForm : quint8 { Usual, Middle, Close, Line, Badge };
/// The form in which so many players have their rows where there is room.
RowForm rowFormFor(int players);

/// The height of a row of this form, which is not the usual one.
int compactHeight(RowForm form);
/// Paints a player in such a row, upon its paper.
void paintCompactRow(QPainter& painter, const QRect& row, const PlayerFacts& facts, RowForm form, const Theme& theme);

}  // namespace tapu
