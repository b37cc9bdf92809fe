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
  using enum EditorActions::Command;
  on(a[New], [this] { askNew(); });
  on(a[Open], [this] { askOpen(); });
  on(a[Save], [this] { save(); });
  on(a[SaveAs], [this] { askSave(); });
  on(a[SaveTemplate], [this] { askTemplateName(); });
  on(a[CloseBoard], [this] { closeBoard(boards_->current()); });
  const auto step = [this](int by) { boards_->goTo((boards_->current() + by + boards_->count()) % boards_->count()); };
  on(a[NextBoard], [step] { step(1); });
  on(a[PreviousBoard], [step] { step(-1); });
  on(a[Export], [this] { askExport(); });
  on(a[Print], [this] { askPrint(); });
  on(a[Properties], [this] { openDialog(new PropertiesDialog(document_, places_.words, this)); });
  on(a[Close], [this] { leaveThen([this] { Q_EMIT closeWanted(); }); });
  connect(a.recent(), &QMenu::aboutToShow, this, &EditorPage::fillRecent);
}

void EditorPage::connectEditActions() {
  const EditorActions& a = *actions_;
  using enum EditorActions::Command;
  on(a[Undo], [this] { document_.isPainting() ? document_.cancel() : document_.history().undo(); });
  on(a[Redo], [this] { document_.history().redo(); });
  on(a[Cut], [this] { selection_.cut(); });
  on(a[Copy], [this] { selection_.copy(); });
  on(a[Paste], [this] { paste(); });
  on(a[Erase], [this] { selection_.erase(); });
  on(a[Lock], [this] { selection_.lock(EditorSelection::Locking::Lock); });
  on(a[Unlock], [this] { selection_.lock(EditorSelection::Locking::Unlock); });
  on(a[HexProperties], [this] {
    std::set<Hex> hexes = selection_.selected();
    if (hexes.empty()) hexes.insert(canvas_->cursorHex());
    openDialog(new HexDialog(selection_, std::move(hexes), this));
  });
  on(a[SaveStamp], [this] { askStampName(); });
  on(a[Mix], [this] { openDialog(new MixDialog(selection_, this)); });
  // A floating stamp is turned before it is set; else the selection, or the whole board.
  const auto turn = [this](Mirrored mirrored, int turns) {
    const bool floats = canvas_->tool() == ToolKind::Stamp && selection_.stamp();
    floats ? selection_.turnStamp(mirrored, turns) : selection_.transform(mirrored, turns);
  };
  on(a[TurnLeft], [turn] { turn(Mirrored::No, 5); });
  on(a[TurnRight], [turn] { turn(Mirrored::No, 1); });
  on(a[MirrorAcross], [turn] { turn(Mirrored::Yes, 0); });
  on(a[MirrorDown], [turn] { turn(Mirrored::Yes, 3); });
  for (std::size_t i = 0; i < a.tools.size(); ++i)
    on(a.tools[i], [this, i] { canvas_->setTool(static_cast<ToolKind>(i)); });
  const auto resize = [this](int by) {
    selection_.adjust([by](auto& choices) {
      choices.brushSize = std::clamp(choices.brushSize + by, 1, EditorSelection::kLargestBrush);
    });
  };
  on(a[LargerBrush], [resize] { resize(1); });
  on(a[SmallerBrush], [resize] { resize(-1); });
  for (std::size_t i = 0; i < a.symmetries.size(); ++i)
    on(a.symmetries[i],
       [this, i] { selection_.adjust([i](auto& choices) { choices.symmetry = static_cast<Symmetry>(i); }); });
  on(a[MiddleHere], [this] { selection_.adjust([this](auto& choices) { choices.middle = canvas_->cursorHex(); }); });
}

void EditorPage::connectSelectActions() {
  const EditorActions& a = *actions_;
  using enum EditorActions::Command;
  using Joining = EditorSelection::Joining;
  on(a[SelectAll], [this] { selection_.select(hexesOf(document_.board())); });
  on(a[SelectNone], [this] { selection_.select({}); });
  on(a[Invert], [this] { selection_.invert(); });
  on(a[AlikeTerrain],
     [this] { selectAlike([](const Cell& one, const Cell& two) { return one.terrain == two.terrain; }); });
  on(a[AlikeNumber],
     [this] { selectAlike([](const Cell& one, const Cell& two) { return one.number == two.number; }); });
  for (int i = JoiningReplace; i <= JoiningTakeAway; ++i)
    on(a[i], [this, joining = static_cast<Joining>(i - JoiningReplace)] {
      selection_.adjust([joining](auto& choices) { choices.joining = joining; });
    });
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
  using enum EditorActions::Command;
  on(a[Play], [this] { play(); });
  on(a[PlaySettings], [this] { Q_EMIT playSettingsWanted(document_.file()); });
  on(a[Generate], [this] { openDialog(new GenerateDialog(selection_, drawnSeed, this, document_.file().locked)); });
  on(a[DealNumbers], [this] { openDialog(new DealDialog(selection_, drawnSeed, document_.file().locked, this)); });
  for (int i = HeatNone; i <= HeatResources; ++i)
    on(a[i], [this, heat = static_cast<Heat>(i - HeatNone)] { canvas_->setHeat(heat); });
  for (std::size_t i = 0; i < a.neighbors.size(); ++i)
    on(a.neighbors[i], [this, i] {
      const auto kind = static_cast<Neighbors::Kind>(i);
      if (kind == Neighbors::Kind::Order) return openChainDialog();
      selection_.adjust([kind](auto& choices) { choices.neighbors.kind = kind; });
    });
  on(a[Ring], [this, ring = a[Ring]] {
    const Ends ends = ring->isChecked() ? Ends::Joined : Ends::Open;
    selection_.adjust([ends](auto& choices) { choices.neighbors.ends = ends; });
  });
  on(a[ZoomIn], [this] { canvas_->zoomIn(); });
  on(a[ZoomOut], [this] { canvas_->zoomOut(); });
  on(a[Fit], [this] { canvas_->fit(); });
  on(a[ZoomSelection], [this] { canvas_->fitSelection(); });
  on(a[EditorActions::Minimap], [this, map = a[EditorActions::Minimap]] {
    minimap_->setWanted(map->isChecked() ? Minimap::Wanted::Yes : Minimap::Wanted::No);
  });
  QAction *palette = a[ShowPalette], *panes = a[ShowPanes];
  on(palette, [this, palette, panes] { showBeside(palette, panes); });
  on(panes, [this, palette, panes] {
    panesGaveWay_ = false;  // the person wants it now, it does not depend on the room
    showBeside(panes, palette);
  });
  on(a[NextPart], [this] { focusNextPart(); });
}

}  // namespace tapu
