// SPDX-License-Identifier: GPL-3.0-or-later
// The effect of each action of the editor.
#include <QRandomGenerator>
#include <algorithm>

#include "editor/deal_dialog.h"
#include "editor/editor_page.h"
#include "editor/generate_dialog.h"
#include "editor/hex_dialog.h"
#include "editor/mix_dialog.h"

namespace tapu {

namespace {

quint32 drawnSeed() { return QRandomGenerator::system()->bounded(1'000'000u); }

}  // namespace

void EditorPage::on(QAction* action, std::function<void()> what) {
  connect(action, &QAction::triggered, this, std::move(what));
}

void EditorPage::connectFileActions() {
  const EditorActions& a = *actions_;
  on(a.newBoard, [this] { askNew(); });
  on(a.open, [this] { askOpen(); });
  on(a.save, [this] { save(); });
  on(a.saveAs, [this] { askSave(); });
  on(a.saveTemplate, [this] { askTemplateName(); });
  on(a.closeBoard, [this] { closeBoard(boards_->current()); });
  const auto step = [this](int by) { boards_->goTo((boards_->current() + by + boards_->count()) % boards_->count()); };
  on(a.nextBoard, [step] { step(1); });
  on(a.previousBoard, [step] { step(-1); });
  on(a.exportAs, [this] { askExport(); });
  on(a.print, [this] { askPrint(); });
  on(a.properties, [this] { openDialog(new PropertiesDialog(document_, places_.words, this)); });
  on(a.close, [this] { leaveThen([this] { Q_EMIT closeWanted(); }); });
  connect(a.recent(), &QMenu::aboutToShow, this, &EditorPage::fillRecent);
}

void EditorPage::connectEditActions() {
  const EditorActions& a = *actions_;
  on(a.undo, [this] { document_.isPainting() ? document_.cancel() : document_.history().undo(); });
  on(a.redo, [this] { document_.history().redo(); });
  on(a.cut, [this] { selection_.cut(); });
  on(a.copy, [this] { selection_.copy(); });
  on(a.paste, [this] { paste(); });
  on(a.erase, [this] { selection_.erase(); });
  on(a.lock, [this] { selection_.lock(EditorSelection::Locking::Lock); });
  on(a.unlock, [this] { selection_.lock(EditorSelection::Locking::Unlock); });
  on(a.hexProperties, [this] {
    std::set<Hex> hexes = selection_.selected();
    if (hexes.empty()) hexes.insert(canvas_->cursorHex());
    openDialog(new HexDialog(selection_, std::move(hexes), this));
  });
  on(a.saveStamp, [this] { askStampName(); });
  on(a.mix, [this] { openDialog(new MixDialog(selection_, this)); });
  // A floating stamp is turned before it is set; else the selection, or the whole board.
  const auto turn = [this](Mirrored mirrored, int turns) {
    const bool floats = canvas_->tool() == ToolKind::Stamp && selection_.stamp();
    floats ? selection_.turnStamp(mirrored, turns) : selection_.transform(mirrored, turns);
  };
  on(a.turnLeft, [turn] { turn(Mirrored::No, 5); });
  on(a.turnRight, [turn] { turn(Mirrored::No, 1); });
  on(a.mirrorAcross, [turn] { turn(Mirrored::Yes, 0); });
  on(a.mirrorDown, [turn] { turn(Mirrored::Yes, 3); });
  for (std::size_t i = 0; i < a.tools.size(); ++i)
    on(a.tools[i], [this, i] { canvas_->setTool(static_cast<ToolKind>(i)); });
  const auto resize = [this](int by) {
    selection_.adjust([by](auto& choices) {
      choices.brushSize = std::clamp(choices.brushSize + by, 1, EditorSelection::kLargestBrush);
    });
  };
  on(a.largerBrush, [resize] { resize(1); });
  on(a.smallerBrush, [resize] { resize(-1); });
  for (std::size_t i = 0; i < a.symmetries.size(); ++i)
    on(a.symmetries[i],
       [this, i] { selection_.adjust([i](auto& choices) { choices.symmetry = static_cast<Symmetry>(i); }); });
  on(a.middleHere, [this] { selection_.adjust([this](auto& choices) { choices.middle = canvas_->cursorHex(); }); });
}

void EditorPage::connectSelectActions() {
  const EditorActions& a = *actions_;
  using Joining = EditorSelection::Joining;
  on(a.selectAll, [this] { selection_.select(hexesOf(document_.board())); });
  on(a.selectNone, [this] { selection_.select({}); });
  on(a.invert, [this] { selection_.invert(); });
  on(a.alikeTerrain,
     [this] { selectAlike([](const Cell& one, const Cell& two) { return one.terrain == two.terrain; }); });
  on(a.alikeNumber, [this] { selectAlike([](const Cell& one, const Cell& two) { return one.number == two.number; }); });
  for (std::size_t i = 0; i < a.joinings.size(); ++i)
    on(a.joinings[i],
       [this, i] { selection_.adjust([i](auto& choices) { choices.joining = static_cast<Joining>(i); }); });
  const auto select = [this](const std::function<bool(const Cell&)>& isSo) {
    selection_.select(selection_.hexesWhere(isSo), selection_.choices().joining);
    canvas_->setTool(ToolKind::Select);
  };
  for (std::size_t i = 0; i < a.terrains.size(); ++i)
    on(a.terrains[i],
       [select, i] { select([i](const Cell& cell) { return cell.terrain == static_cast<Terrain>(i); }); });
  for (std::size_t i = 0; i < a.numbers.size(); ++i)
    on(a.numbers[i], [select, number = EditorActions::kNumbers[i]] {
      select(
          [number](const Cell& cell) { return cell.number == number && resourceOf(cell.terrain) != Resource::None; });
    });
}

void EditorPage::selectAlike(bool (*alike)(const Cell&, const Cell&)) {
  std::set<Hex> from = selection_.selected();
  if (from.empty()) from.insert(canvas_->cursorHex());
  std::vector<Cell> models;
  for (Hex at : from)
    if (const Cell* cell = cellAt(document_.board(), at)) models.push_back(*cell);
  selection_.select(selection_.hexesWhere([&](const Cell& cell) {
    return std::ranges::any_of(models, [&](const Cell& model) { return alike(model, cell); });
  }));
  canvas_->setTool(ToolKind::Select);
}

void EditorPage::paste() {
  complaint_.clear();
  if (!selection_.takeClipboard()) return;
  //: Status line of the board editor, while a copy floats under the pointer
  tell(tr("Z, X and Y rotate and mirror the copy. A click or Enter sets it, Esc gives it up."));
  if (canvas_->tool() != ToolKind::Stamp) toolBefore_ = canvas_->tool();
  canvas_->setTool(ToolKind::Stamp);
  canvas_->setFocus(Qt::OtherFocusReason);
}

void EditorPage::connectBoardActions() {
  const EditorActions& a = *actions_;
  on(a.play, [this] { play(); });
  on(a.playSettings, [this] { Q_EMIT playSettingsWanted(document_.file()); });
  on(a.generate, [this] { openDialog(new GenerateDialog(selection_, drawnSeed, this, document_.file().locked)); });
  on(a.dealNumbers, [this] { openDialog(new DealDialog(selection_, drawnSeed, document_.file().locked, this)); });
  for (std::size_t i = 0; i < a.heats.size(); ++i)
    on(a.heats[i], [this, i] { canvas_->setHeat(static_cast<Heat>(i)); });
  for (std::size_t i = 0; i < a.neighbors.size(); ++i)
    on(a.neighbors[i], [this, i] {
      const auto kind = static_cast<Neighbors::Kind>(i);
      if (kind == Neighbors::Kind::Order) return openChainDialog();
      selection_.adjust([kind](auto& choices) { choices.neighbors.kind = kind; });
    });
  on(a.ring, [this] {
    const Ends ends = actions_->ring->isChecked() ? Ends::Joined : Ends::Open;
    selection_.adjust([ends](auto& choices) { choices.neighbors.ends = ends; });
  });
  on(a.zoomIn, [this] { canvas_->zoomIn(); });
  on(a.zoomOut, [this] { canvas_->zoomOut(); });
  on(a.fit, [this] { canvas_->fit(); });
  on(a.zoomSelection, [this] { canvas_->fitSelection(); });
  on(a.minimap,
     [this] { minimap_->setWanted(actions_->minimap->isChecked() ? Minimap::Wanted::Yes : Minimap::Wanted::No); });
  on(a.showPalette, [this] { showBeside(actions_->showPalette, actions_->showPanes); });
  on(a.showPanes, [this] {
    panesGaveWay_ = false;  // the person wants it now, it does not depend on the room
    showBeside(actions_->showPanes, actions_->showPalette);
  });
  on(a.nextPart, [this] { focusNextPart(); });
}

}  // namespace tapu
