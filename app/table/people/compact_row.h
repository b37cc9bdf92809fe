// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

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

/// A figure of a player, with its picture; one that won an award is set off.
struct PlayerFigure {
  const char16_t* icon;
  int value;
  bool isAward;
};
/// The figures below a name. `Brief`: the cards and the awards that the player holds.
enum class Figures : quint8 { All, Brief };
std::vector<PlayerFigure> figuresOf(const PlayerFacts& facts, Figures which);

/// The height of a row of this form, which is not the usual one.
int compactHeight(RowForm form);
/// The name as such a row shows it: in one line, cut where it has no room.
struct NameInRow {
  QString text;
  int letters;  ///< their size, as `textFont` takes it
  int room;     ///< pixels for it
};
/// The name of a player in a row of this form that lies here.
NameInRow nameInRow(const QRect& row, const PlayerFacts& facts, RowForm form);
/// Paints a player in such a row, upon its paper.
void paintCompactRow(QPainter& painter, const QRect& row, const PlayerFacts& facts, RowForm form, const Theme& theme);

}  // namespace tapu
