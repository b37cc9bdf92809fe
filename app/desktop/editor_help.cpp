// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor_help.h"

#include <QFileDialog>
#include <QMenu>
#include <optional>
#include <utility>

#include "app/shell/key_table.h"
#include "app/shell/main_menus.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

QString topicOf(ToolKind tool) {
  switch (tool) {
    case ToolKind::Select: return u"editor-select"_s;
    case ToolKind::Brush: return u"editor-brush"_s;
    case ToolKind::Line: return u"editor-line"_s;
    case ToolKind::Fill: return u"editor-fill"_s;
    case ToolKind::Eraser: return u"editor-eraser"_s;
    case ToolKind::Stamp: return u"editor-stamps"_s;
    case ToolKind::Lock: return u"editor-locks"_s;
    case ToolKind::Eyedropper: return u"editor-eyedropper"_s;
    case ToolKind::Harbor: return u"editor-harbor"_s;
    case ToolKind::Robber: return u"editor-robber"_s;
    case ToolKind::Settlement:
    case ToolKind::Road:
    case ToolKind::Ship: return u"editor-starts"_s;
    case ToolKind::Pirate: return u"editor-pirate"_s;
    case ToolKind::Gift: return u"editor-gifts"_s;
    case ToolKind::ClosedCorner: return u"editor-start-land"_s;
  }
  return {};
}

/// Sections by how the names of the parts begin; the first that fits counts.
constexpr std::pair<QLatin1StringView, QLatin1StringView> kTopics[] = {
    {"terrain-mix"_L1, "editor-random"_L1},
    {"terrain-gold"_L1, "editor-gold"_L1},
    {"terrain-fog"_L1, "editor-fog"_L1},
    {"fog"_L1, "editor-fog"_L1},
    {"editorFogDialog"_L1, "editor-fog"_L1},
    {"start-"_L1, "editor-start-land"_L1},
    {"gift-"_L1, "editor-gifts"_L1},
    {"editorIslands"_L1, "editor-island-bonus"_L1},
    {"terrain-"_L1, "editor-brush"_L1},
    {"stamp-"_L1, "editor-stamps"_L1},
    {"editorStamps"_L1, "editor-stamps"_L1},
    {"brush-"_L1, "editor-brush"_L1},
    {"number-"_L1, "editor-numbers"_L1},
    {"harbor-"_L1, "editor-harbor"_L1},
    {"seat-"_L1, "editor-starts"_L1},
    {"half-"_L1, "editor-starts"_L1},
    {"chain-"_L1, "editor-big"_L1},
    {"neighbors"_L1, "editor-chain"_L1},
    {"editorSymmetry"_L1, "editor-symmetry"_L1},
    {"editorProblems"_L1, "editor-problems"_L1},
    {"editorBalance"_L1, "editor-balance"_L1},
    {"editorBotGames"_L1, "editor-bots"_L1},
    {"editorHistory"_L1, "editor-history"_L1},
    {"editorUndo"_L1, "editor-history"_L1},
    {"editorRedo"_L1, "editor-history"_L1},
    {"editorZoom"_L1, "editor-view"_L1},
    {"editorFit"_L1, "editor-view"_L1},
    {"editorShow"_L1, "editor-window"_L1},
    {"editorPalette"_L1, "editor-window"_L1},
    {"editorSide"_L1, "editor-window"_L1},
    {"editorTabs"_L1, "editor-window"_L1},
    {"editorDeal"_L1, "editor-deal"_L1},
    {"editorGenerate"_L1, "editor-generate"_L1},
    {"testPlayDialog"_L1, "editor-play"_L1},
    {"editorChainDialog"_L1, "editor-chain"_L1},
    {"editorExportDialog"_L1, "editor-export"_L1},
    {"editorPlay"_L1, "editor-play"_L1},
    {"editorProperties"_L1, "editor-properties"_L1},
    {"editorHexDialog"_L1, "editor-hex"_L1},
    {"editorMixDialog"_L1, "editor-random"_L1},
    {"editorMinimap"_L1, "editor-view"_L1},
    {"editorBoards"_L1, "editor-open"_L1},
    {"editorNotice"_L1, "editor-recovered"_L1},
    {"editorNew"_L1, "editor-new"_L1},
    {"editorClose"_L1, "editor-open"_L1},
    {"editorQuestion"_L1, "editor-save"_L1},
    {"editorLosses"_L1, "editor-import"_L1},
};

/// The tool that this part chooses, by the name of the part.
std::optional<ToolKind> toolChosenBy(EditorPage& page, const QString& name) {
  for (int i = 0; i < kTools; ++i)
    if (name == u"piece-%1"_s.arg(i) ||
        name == page.actions().tools[static_cast<std::size_t>(i)]->objectName() + "Button"_L1)
      return static_cast<ToolKind>(i);
  return {};
}

}  // namespace

QString editorTopicOf(EditorPage& page, const QWidget& part) {
  if (&part == page.canvas()) return topicOf(page.canvas()->tool());
  if (const auto* files = qobject_cast<const QFileDialog*>(&part))
    return files->acceptMode() == QFileDialog::AcceptOpen ? u"editor-open"_s : u"editor-save"_s;
  const QString name = part.objectName();
  if (const auto tool = toolChosenBy(page, name)) return topicOf(*tool);
  for (const auto& [beginning, section] : kTopics)
    if (name.startsWith(beginning)) return section;
  return {};
}

QString editorKeys(EditorActions& actions) {
  actions.retranslate();  // the language may have changed a moment ago
  QString tables;
  for (const QMenu* menu : actions.menus()) tables += keyTable(menu->title(), menu->actions());
  return tables + keyTable(MainMenus::tr("&View"), actions.viewActions());
}

}  // namespace tapu
