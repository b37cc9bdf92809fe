// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>
#include <array>

#include "engine/board/resource.h"

class QWidget;

namespace tapu {

/// Contrast: white on black, strong lines, no gradients.
enum class ThemeKind { Light, Dark, Contrast };
inline constexpr std::array kThemeKinds{ThemeKind::Light, ThemeKind::Dark, ThemeKind::Contrast};

/// The colors of one theme by the names of what they are for. Code names a token, never a color value.
struct Theme {
  ThemeKind kind = ThemeKind::Light;
  QColor sea0, sea1;          ///< radial gradient of the sea, center to edge
  QColor shallow, foam;       ///< rings around land
  QColor sand, sandEdge;      ///< beach; also the seam between hexes
  QColor wave, waveDeep;      ///< wave ticks, drawn at 35 %
  QColor paper;               ///< menu bar, window
  QColor surface;             ///< sheets
  QColor raised, sunk;        ///< buttons and cards; wells and what is off
  QColor line;                ///< hairlines, decoration only
  QColor ink, ink2, ink3;     ///< text, second text, text that is off
  QColor accent, onAccent;    ///< the one next step; award chips
  QColor accentSoft, edge;    ///< selected fill; selected outline, timer, tab underline
  QColor primary, onPrimary;  ///< agree, offer, links, focus ring
  QColor danger;              ///< shortfall, errors
  QColor ok;                  ///< ready, connected; always with a check mark or a word
  QColor shade;               ///< shadow under a sheet, with its alpha

  bool isDark() const { return kind == ThemeKind::Dark; }
  /// Width of outlines in pixels.
  double outline() const { return kind == ThemeKind::Contrast ? 2 : 1; }
  bool operator==(const Theme&) const = default;
};

const Theme& themeFor(ThemeKind kind);
/// The theme whose palette this widget has: widgets paint with it and follow `QApplication::setPalette` on their own.
const Theme& themeOf(const QWidget* widget);

/// Every token with its name, for tests and the style page.
struct ThemeToken {
  const char* name;
  QColor Theme::*color;
};
inline constexpr int kThemeTokens = 25;
const std::array<ThemeToken, kThemeTokens>& themeTokens();

/// For the style "Fusion".
QPalette palette(const Theme& theme);
/// Fields, lists, tabs, menus and tool tips; set it on the application together with the palette.
QString styleSheet(const Theme& theme);

/// Ground of a hex, top left to bottom. The same in both themes.
struct Stops {
  QColor top, bottom;
};
Stops terrainStops(Terrain terrain);
/// What a resource card is filled with.
QColor cardColor(Resource resource);

/// The ten player colors, 0..9; each comes with a mark, and with the color of the mark on it.
inline constexpr int kPlayerColors = 10;
struct PlayerColor {
  QColor fill, ink;
  const char* mark;  ///< file of the mark: "mark-01", ...
};
const PlayerColor& playerColor(int index);
/// Colors in the order in which seats are offered them: far from one another first.
const std::array<int, kPlayerColors>& playerColorOrder();
/// "Vermilion, dot": translated, for tool tips and screen readers.
QString playerColorName(int index);

/// Colors that are the same in both themes because what they lie on is.
namespace fixed {
inline constexpr QColor ink{0x20, 0x24, 0x3a};        ///< outlines and digits on tokens, pieces and badges
inline constexpr QColor red{0xb3, 0x26, 0x1e};        ///< 6 and 8
inline constexpr QColor cream{0xff, 0xf8, 0xe7};      ///< halo of pieces, rings
inline constexpr QColor producing{0xff, 0xd4, 0x69};  ///< ring of a producing hex
}  // namespace fixed

/// Registers the fonts inside the program: call once before the first text is measured.
void loadFonts();
enum class Weight { Regular, Bold };
/// The interface font in logical pixels, sizes as in the type scale (11 13 14 15 17 19 24 30 50). Where the interface
/// is in Hindi, 11 to 13 become one larger.
QFont textFont(int pixels, Weight weight = Weight::Regular);

}  // namespace tapu
