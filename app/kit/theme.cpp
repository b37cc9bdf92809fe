// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLocale>
#include <QPixmapCache>
#include <QResource>
#include <QWidget>
#include <algorithm>
#include <utility>

#include "app/text/player_colors.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr QColor rgb(unsigned value) {
  return QColor(static_cast<int>(value >> 16), static_cast<int>(value >> 8 & 255), static_cast<int>(value & 255));
}

/// Pixels; below this size letters cannot be read.
constexpr int kSmallestLetters = 9;

constexpr QColor shadow(int alpha) { return QColor(0x0a, 0x14, 0x20, alpha); }

Theme lightTheme() {
  return {.kind = ThemeKind::Light,
          .sea0 = rgb(0x4398a8),
          .sea1 = rgb(0x2b7488),
          .shallow = rgb(0x72b9bb),
          .foam = rgb(0xddf0ea),
          .sand = rgb(0xefdaaa),
          .sandEdge = rgb(0xc9a86b),
          .wave = rgb(0x8cc7cb),
          .waveDeep = rgb(0x256a7d),
          .paper = rgb(0xf7f0e3),
          .surface = rgb(0xfffbf3),
          .raised = rgb(0xffffff),
          .sunk = rgb(0xf1e7d3),
          .line = rgb(0xdfd0b4),
          .ink = rgb(0x20243a),
          .ink2 = rgb(0x585c72),
          .ink3 = rgb(0x888590),
          .accent = rgb(0xf2a922),
          .onAccent = rgb(0x20243a),
          .accentSoft = rgb(0xfdebc4),
          .edge = rgb(0xb87400),
          .primary = rgb(0x33417e),
          .onPrimary = rgb(0xffffff),
          .danger = rgb(0xb3261e),
          .ok = rgb(0x1f7a4d),
          .shade = shadow(28)};
}

Theme darkTheme() {
  return {.kind = ThemeKind::Dark,
          .sea0 = rgb(0x1d4b5b),
          .sea1 = rgb(0x10303d),
          .shallow = rgb(0x2c6470),
          .foam = rgb(0x6fa3a5),
          .sand = rgb(0xa48c63),
          .sandEdge = rgb(0x6f5d3f),
          .wave = rgb(0x4b8791),
          .waveDeep = rgb(0x0c2833),
          .paper = rgb(0x141927),
          .surface = rgb(0x1d2436),
          .raised = rgb(0x2a334a),
          .sunk = rgb(0x171d2c),
          .line = rgb(0x3d4763),
          .ink = rgb(0xf4ecdd),
          .ink2 = rgb(0xb9bbcb),
          .ink3 = rgb(0x767c94),
          .accent = rgb(0xf5b53d),
          .onAccent = rgb(0x20243a),
          .accentSoft = rgb(0x4a3c20),
          .edge = rgb(0xf5b53d),
          .primary = rgb(0x9daef5),
          .onPrimary = rgb(0x141927),
          .danger = rgb(0xff9285),
          .ok = rgb(0x74d19c),
          .shade = shadow(56)};
}

Theme contrastTheme() {
  constexpr QColor black = rgb(0x000000), white = rgb(0xffffff), yellow = rgb(0xffd500);
  return {.kind = ThemeKind::Contrast,
          .sea0 = rgb(0x00303f),
          .sea1 = rgb(0x00303f),
          .shallow = rgb(0x0d5566),
          .foam = white,
          .sand = rgb(0xffe9b8),
          .sandEdge = black,
          .wave = rgb(0x0d5566),
          .waveDeep = rgb(0x0d5566),
          .paper = black,
          .surface = black,
          .raised = rgb(0x1a1a1a),
          .sunk = rgb(0x101010),
          .line = white,
          .ink = white,
          .ink2 = rgb(0xe6e6e6),
          .ink3 = rgb(0xa6a6a6),
          .accent = yellow,
          .onAccent = black,
          .accentSoft = rgb(0x3a3000),
          .edge = yellow,
          .primary = rgb(0x9fd8ff),
          .onPrimary = black,
          .danger = rgb(0xff9c92),
          .ok = rgb(0x7cf0a4),
          .shade = black};
}

}  // namespace

const Theme& themeFor(ThemeKind kind) {
  static Theme light = lightTheme(), dark = darkTheme(), contrast = contrastTheme();
  Theme& theme = kind == ThemeKind::Light ? light : kind == ThemeKind::Dark ? dark : contrast;
  theme.players = colorVisionInUse();
  return theme;
}

const Theme& themeOf(const QWidget* widget) {
  // A transparent widget (a list on a sheet) has no color of its own: its black without alpha does not mean a dark
  // theme.
  while (widget->palette().color(QPalette::Window).alpha() == 0 && widget->parentWidget())
    widget = widget->parentWidget();
  const int lightness = widget->palette().color(QPalette::Window).lightness();
  return themeFor(lightness == 0 ? ThemeKind::Contrast : lightness < 128 ? ThemeKind::Dark : ThemeKind::Light);
}

const std::array<ThemeToken, kThemeTokens>& themeTokens() {
  static const std::array<ThemeToken, kThemeTokens> tokens{{{"sea0", &Theme::sea0},
                                                            {"sea1", &Theme::sea1},
                                                            {"shallow", &Theme::shallow},
                                                            {"foam", &Theme::foam},
                                                            {"sand", &Theme::sand},
                                                            {"sandEdge", &Theme::sandEdge},
                                                            {"wave", &Theme::wave},
                                                            {"waveDeep", &Theme::waveDeep},
                                                            {"paper", &Theme::paper},
                                                            {"surface", &Theme::surface},
                                                            {"raised", &Theme::raised},
                                                            {"sunk", &Theme::sunk},
                                                            {"line", &Theme::line},
                                                            {"ink", &Theme::ink},
                                                            {"ink2", &Theme::ink2},
                                                            {"ink3", &Theme::ink3},
                                                            {"accent", &Theme::accent},
                                                            {"onAccent", &Theme::onAccent},
                                                            {"accentSoft", &Theme::accentSoft},
                                                            {"edge", &Theme::edge},
                                                            {"primary", &Theme::primary},
                                                            {"onPrimary", &Theme::onPrimary},
                                                            {"danger", &Theme::danger},
                                                            {"ok", &Theme::ok},
                                                            {"shade", &Theme::shade}}};
  return tokens;
}

QPalette palette(const Theme& theme) {
  QPalette result(theme.raised, theme.paper);
  result.setColor(QPalette::WindowText, theme.ink);
  result.setColor(QPalette::Base, theme.surface);
  result.setColor(QPalette::AlternateBase, theme.sunk);
  result.setColor(QPalette::Text, theme.ink);
  result.setColor(QPalette::BrightText, theme.danger);
  result.setColor(QPalette::ButtonText, theme.ink);
  result.setColor(QPalette::PlaceholderText, theme.ink2);
  result.setColor(QPalette::Highlight, theme.primary);
  result.setColor(QPalette::HighlightedText, theme.onPrimary);
  result.setColor(QPalette::Link, theme.primary);
  result.setColor(QPalette::LinkVisited, theme.primary);
  result.setColor(QPalette::ToolTipBase, theme.raised);
  result.setColor(QPalette::ToolTipText, theme.ink);
  result.setColor(QPalette::Light, theme.raised);
  result.setColor(QPalette::Midlight, theme.surface);
  result.setColor(QPalette::Mid, theme.line);
  result.setColor(QPalette::Dark, theme.ink3);
  result.setColor(QPalette::Shadow, fixed::ink);
  for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    result.setColor(QPalette::Disabled, role, theme.ink3);
  result.setColor(QPalette::Disabled, QPalette::Base, theme.sunk);
  result.setColor(QPalette::Disabled, QPalette::Button, theme.sunk);
  return result;
}

namespace {

/// The look of Qt's own controls; %ink stands for the color of that name.
constexpr auto kSheet = R"(
QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QListView, QTreeView, QTableView {
  background: %surface; border: 1px solid %line; border-radius: 8px; padding: 4px 6px; color: %ink;
  outline: none; }
QLineEdit, QPlainTextEdit, QAbstractSpinBox { border-color: %ink3; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus { border: 2px solid %primary; padding: 3px 5px; }
QLineEdit:disabled, QAbstractSpinBox:disabled { background: %sunk; color: %ink3; }
QListView::item, QTreeView::item { padding: 4px; border-radius: 6px; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected { background: %accentSoft; color: %ink; }
QListView[pictures="true"]::item { padding: 1px; border: 3px solid transparent; border-radius: 10px; }
QListView[pictures="true"]::item:selected { background: transparent; border-color: %edge; }
QComboBox QAbstractItemView { background: %surface; border: 1px solid %line; border-radius: 0; padding: 4px;
  selection-background-color: %accentSoft; selection-color: %ink; }
QPushButton { background: %raised; border: 1px solid %line; border-radius: 10px; padding: 6px 16px; color: %ink;
  font-weight: bold; }
QPushButton:default { background: %accent; border-color: %edge; color: %onAccent; }
QPushButton:hover { background: %accentSoft; color: %ink; }
QPushButton:focus { border: 2px solid %primary; padding: 5px 15px; }
QPushButton:disabled { background: %sunk; border-color: %line; color: %ink3; }
QCheckBox { spacing: 8px; color: %ink; }
QCheckBox:disabled { color: %ink3; }
QTabWidget::pane { border: none; }
QTabBar { qproperty-drawBase: 0; background: transparent; }
QTabBar::tab { background: transparent; color: %ink2; padding: 6px 4px; margin-right: 16px; border: none;
  border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: %ink; border-bottom: 3px solid %edge; }
QTabBar::tab:hover { color: %ink; }
QMenuBar { background: %paper; border-bottom: 1px solid %line; padding: 2px 4px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 6px; color: %ink; }
QMenuBar::item:selected { background: %accentSoft; }
QMenu { background: %surface; border: 1px solid %line; padding: 6px; color: %ink; }
QMenu::item { padding: 6px 24px; border-radius: 6px; }
QMenu::indicator { width: 16px; height: 16px; left: 5px; }
QMenu::item:selected { background: %accentSoft; color: %ink; }
QMenu::item:disabled { color: %ink3; }
QMenu::separator { height: 1px; background: %line; margin: 4px 8px; }
QToolTip { background: %raised; color: %ink; border: 1px solid %line; padding: 4px 6px; }
QSlider::groove:horizontal { background: %ink3; height: 6px; border-radius: 3px; }
QSlider::sub-page:horizontal { background: %primary; border-radius: 3px; }
QSlider::handle:horizontal { background: %raised; border: 2px solid %primary; width: 14px; margin: -6px 0;
  border-radius: 9px; }
QSlider::handle:horizontal:focus { background: %accent; }
QProgressBar { background: %sunk; border: 1px solid %line; border-radius: 6px; color: %ink; text-align: center; }
QProgressBar::chunk { background: %edge; border-radius: 4px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: %line; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
QScrollBar::handle:hover { background: %ink3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMainWindow::separator { background: %sea1; width: 4px; height: 4px; }
QScrollArea, QScrollArea > QWidget > QWidget#plain { background: transparent; border: none; }
)";

}  // namespace

QString styleSheet(const Theme& theme) {
  QString result = QLatin1StringView(kSheet);
  // Longer names first: "ink" is the beginning of "ink2".
  for (const char* name : {"accentSoft", "onAccent", "surface", "primary", "raised", "accent", "paper", "sea1", "sunk",
                           "line", "edge", "ink3", "ink2", "ink"}) {
    for (const ThemeToken& token : themeTokens())
      if (qstrcmp(token.name, name) == 0) result.replace(u'%' + QLatin1StringView(name), (theme.*token.color).name());
  }
  if (theme.kind == ThemeKind::Contrast) result.replace(u"1px solid"_s, u"2px solid"_s);
  return result;
}

Stops terrainStops(Terrain terrain) {
  switch (terrain) {
    case Terrain::Forest: return {rgb(0x3b7a58), rgb(0x29604a)};
    case Terrain::Hills: return {rgb(0xce6b45), rgb(0xb1502f)};
    case Terrain::Pasture: return {rgb(0x9bca97), rgb(0x74af7f)};
    case Terrain::Fields: return {rgb(0xf6cf5e), rgb(0xe6b038)};
    case Terrain::Mountains: return {rgb(0x737897), rgb(0x54597a)};
    case Terrain::Desert: return {rgb(0xf2e3bf), rgb(0xe2cb98)};
    case Terrain::Gold: return {rgb(0x77552b), rgb(0x573d1d)};
    case Terrain::Fog: return {rgb(0xd3d9e1), rgb(0xb6beca)};
    case Terrain::Sea: break;
  }
  return {rgb(0x4699ab), rgb(0x398a9d)};
}

QColor cardColor(Resource resource) {
  switch (resource) {
    case Resource::Brick: return rgb(0xf3b795);
    case Resource::Lumber: return rgb(0xa9cda8);
    case Resource::Wool: return rgb(0xd5ebc4);
    case Resource::Grain: return rgb(0xfbe3a0);
    case Resource::Ore: return rgb(0xc9cce0);
    case Resource::Unknown:
    case Resource::None: break;
  }
  return fixed::cream;
}

namespace {

using PlayerColors = std::array<PlayerColor, kPlayerColors>;

/// The marks are the same for all eyes.
PlayerColors marked(const std::array<unsigned, kPlayerColors>& fills, std::initializer_list<int> darkInk) {
  static constexpr std::array marks{"mark-01", "mark-02", "mark-03", "mark-04", "mark-05",
                                    "mark-06", "mark-07", "mark-08", "mark-09", "mark-10"};
  PlayerColors colors;
  for (std::size_t i = 0; i < colors.size(); ++i)
    colors[i] = {rgb(fills[i]),
                 std::ranges::find(darkInk, static_cast<int>(i)) != darkInk.end() ? fixed::ink : rgb(0xffffff),
                 marks[i]};
  return colors;
}

ColorVision visionInUse = ColorVision::Usual;
int textPercent = 100, tablePercent = 100;

}  // namespace

const PlayerColor& playerColor(int index) { return playerColor(index, visionInUse); }

const PlayerColor& playerColor(int index, ColorVision vision) {
  // Usual: mostly the colors of Okabe and Ito. The others were searched for within the same names, so that the two most
  // alike of eight lie as far apart as can be, and those of ten hardly nearer than before, simulated for that kind of
  // eyes (tests/board/test_color_vision.cpp).
  static const std::array<PlayerColors, kColorVisions.size()> all{
      marked({0xd55e00, 0x0072b2, 0xf0e442, 0x009e73, 0xcc79a7, 0x56b4e9, 0xf7f3e8, 0x3a3a44, 0xe69f00, 0x7a3f1c},
             {2, 4, 5, 6, 8}),
      marked({0xac5e26, 0x013d71, 0xfbda1e, 0x69baa6, 0xd21ad6, 0x459afb, 0xf7f8eb, 0x231920, 0xca9601, 0x683700},
             {2, 3, 4, 5, 6, 8}),
      marked({0xc75f0a, 0x1a3f76, 0xfed91c, 0x61caae, 0x9d4a8a, 0x49a0ff, 0xfdfbf4, 0x08080c, 0xfd8926, 0x63362d},
             {2, 3, 5, 6, 8}),
      marked({0x985d31, 0x004a8e, 0xf6c71a, 0x4da471, 0xf75bc1, 0x95d3f3, 0xfafffe, 0x1d1e1b, 0xbb9742, 0x5c340d},
             {2, 3, 4, 5, 6, 8})};
  return all[static_cast<std::size_t>(vision)]
            [static_cast<std::size_t>(((index % kPlayerColors) + kPlayerColors) % kPlayerColors)];
}

void useColorVision(ColorVision vision) {
  if (std::exchange(visionInUse, vision) != vision) QPixmapCache::clear();
}
ColorVision colorVisionInUse() { return visionInUse; }

void useTextSize(int percent) { textPercent = percent; }
int textSizeInUse() { return textPercent; }

void useTableScale(int percent) { tablePercent = percent; }
int tableScaleInUse() { return tablePercent; }
int scaled(int pixels) { return (pixels * tablePercent + 50) / 100; }

QString playerColorName(int index) {
  static const std::array<const char*, kPlayerColors> names{
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "Vermilion, dot"),
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "Blue, triangle"),
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "Yellow, square"),
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "Green, plus"),
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "Pink, diamond"),
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "Sky blue, ring"),
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "White, cross"),
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "Charcoal, two bars"),
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "Orange, chevron"),
      //: Player color and the mark that goes with it
      QT_TRANSLATE_NOOP("tapu::PlayerColor", "Brown, wave")};
  const auto at = static_cast<std::size_t>(((index % kPlayerColors) + kPlayerColors) % kPlayerColors);
  return QCoreApplication::translate("tapu::PlayerColor", names[at]);
}

void loadFonts() {
  for (const auto& name :
       {u"NotoSans-Regular"_s, u"NotoSans-Bold"_s, u"NotoSansDevanagari-Regular"_s, u"NotoSansDevanagari-Bold"_s})
    // By their bytes, which lie in the program as they are: by its name each would be read into memory twice.
    QFontDatabase::addApplicationFontFromData(QResource(u":/fonts/%1.ttf"_s.arg(name)).uncompressedData());
}

QFont textFont(int pixels, Weight weight) {
  QFont font;
  // The script of the interface comes first, so that lines are high enough for its signs. A sign that a font lacks is
  // looked for in those named after it: the Devanagari font has no dot as in "आशा · 3 bots", so the Latin one follows
  // it.
  const bool isHindi = QLocale().script() == QLocale::DevanagariScript;
  const QString latin = u"Noto Sans"_s, devanagari = u"Noto Sans Devanagari"_s;
  font.setFamilies(isHindi ? QStringList{devanagari, latin} : QStringList{latin, devanagari, latin});
  const bool small = pixels <= 13 && isHindi;
  font.setPixelSize(
      std::max(kSmallestLetters, scaled((small ? std::max(12, pixels + 1) : pixels) * textPercent / 100)));
  font.setWeight(weight == Weight::Bold ? QFont::Bold : QFont::Normal);
  return font;
}

}  // namespace tapu
