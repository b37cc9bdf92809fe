// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>
#include <array>

#include "app/text/color_vision.h"
#include "engine/board/resource.h"

class QWidget;

namespace tapu {

/// The themes. Contrast: white on black, strong lines, no gradients.
enum class ThemeKind { Light, Dark, Contrast };
/// All of them.
inline constexpr std::array kThemeKinds{ThemeKind::Light, ThemeKind::Dark, ThemeKind::Contrast};

/// The colors of one theme. Each member ("token") is named after its purpose; code uses tokens, never color values.
struct Theme {
  ThemeKind kind = ThemeKind::Light;
  ColorVision players = ColorVision::Usual;  ///< for whose eyes the players' colors are
  QColor sea0, sea1;                         ///< radial gradient of the sea, center to edge
  QColor shallow, foam;                      ///< rings around land
  QColor sand, sandEdge;                     ///< beach; also the seam between hexes
  QColor wave, waveDeep;                     ///< wave ticks, drawn at 35 %
  QColor paper;                              ///< menu bar, window
  QColor surface;                            ///< sheets
  QColor raised, sunk;                       ///< buttons and cards; wells and parts that are off
  QColor line;                               ///< hairlines, decoration only
  QColor ink, ink2, ink3;                    ///< text, second text, text that is off
  QColor accent, onAccent;                   ///< the one next step; award chips
  QColor accentSoft, edge;                   ///< selected fill; selected outline, timer, tab underline
  QColor primary, onPrimary;                 ///< agree, offer, links, focus ring
  QColor danger;                             ///< shortfall, errors
  QColor ok;                                 ///< ready, connected; always with a check mark or a word
  QColor shade;                              ///< shadow under a sheet, with its alpha

  bool isDark() const { return kind == ThemeKind::Dark; }
  /// Width of outlines in pixels.
  double outline() const { return kind == ThemeKind::Contrast ? 2 : 1; }
  bool operator==(const Theme&) const = default;
};

/// The colors of that theme.
const Theme& themeFor(ThemeKind kind);
/// The theme whose palette this widget has. Widgets ask for it each time they paint, so that they change with
/// `QApplication::setPalette`.
const Theme& themeOf(const QWidget* widget);

/// A token and its name.
struct ThemeToken {
  const char* name;
  QColor Theme::*color;
};
inline constexpr int kThemeTokens = 25;
/// Every token, for tests and for a page that shows them.
const std::array<ThemeToken, kThemeTokens>& themeTokens();

/// The palette of a theme, for the style "Fusion".
QPalette palette(const Theme& theme);
/// The style sheet of a theme, for fields, lists, tabs, menus and tool tips; set it on the application together with
/// the palette.
QString styleSheet(const Theme& theme);

/// The two colors of the ground of a hex: it changes from one to the other from top to bottom, a little aslant. The
/// same in all themes.
struct Stops {
  QColor top, bottom;
};
/// The two colors of a terrain's ground.
Stops terrainStops(Terrain terrain);
/// The color of a card of this resource.
QColor cardColor(Resource resource);

/// The look of a player's color: its fill, its mark, and the color of the mark on it.
struct PlayerColor {
  QColor fill, ink;
  const char* mark;  ///< file of the mark: "mark-01", ...
};
/// The player color of that number, 0 to 9, for the color vision in use.
const PlayerColor& playerColor(int index);
/// The same for another color vision.
const PlayerColor& playerColor(int index, ColorVision vision);
/// Sets the color vision for players' colors, in the whole program. Cached pictures are thrown away; the screen has to
/// be painted again.
void useColorVision(ColorVision vision);
ColorVision colorVisionInUse();
/// Its name and its mark in words, translated, for tool tips and screen readers: "Vermilion, dot".
QString playerColorName(int index);

/// Colors that are the same in all themes, since their ground is.
namespace fixed {
inline constexpr QColor ink{0x20, 0x24, 0x3a};        ///< outlines and digits on tokens, pieces and badges
inline constexpr QColor red{0xb3, 0x26, 0x1e};        ///< digits of the numbers 6 and 8
inline constexpr QColor cream{0xff, 0xf8, 0xe7};      ///< halo of pieces, rings
inline constexpr QColor producing{0xff, 0xd4, 0x69};  ///< ring of a producing hex
}  // namespace fixed

/// Registers the fonts inside the program: call once before the first text is measured.
void loadFonts();
/// The thickness of letters.
enum class Weight { Regular, Bold };
/// The type scale: sizes of texts in logical pixels.
inline constexpr int kHintText = 11;      ///< keys under a button, counts on a disc
inline constexpr int kSmallText = 12;     ///< where room is short
inline constexpr int kNoteText = 13;      ///< notes under something, labels of fields
inline constexpr int kChoiceText = 14;    ///< chips, pickers, rows of lists
inline constexpr int kBodyText = 15;      ///< sentences, buttons
inline constexpr int kHeadingText = 17;   ///< over a part of a page
inline constexpr int kNameText = 19;      ///< the subject of a sheet: a board, a way into a game
inline constexpr int kTitleText = 24;     ///< of a page
inline constexpr int kWordmarkText = 50;  ///< the name of the program
/// Sets the size of all texts, in percent of these sizes. The screen has to be laid out again.
void useTextSize(int percent);
int textSizeInUse();
/// Sets the size of the table, in percent: it grows with the window (`PlayLayout::scaleFor`), apart from the text size
/// that the player has chosen. The screen has to be laid out again.
void useTableScale(int percent);
int tableScaleInUse();
/// Pixels at the scale in use; for sizes of cards, buttons and pictures. Texts grow by `textFont`.
int scaled(int pixels);
/// The font of the interface; `pixels` is one of the sizes above, in logical pixels, before text size and scale
/// in use are applied. In Hindi the sizes 11 to 13 are one pixel larger.
QFont textFont(int pixels, Weight weight = Weight::Regular);

}  // namespace tapu
