// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the page that gives each action its effect.
#include <QApplication>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QTabBar>
#include <algorithm>

#include "editor/board_chooser.h"
#include "editor/chain_dialog.h"
#include "editor/deal_dialog.h"
#include "editor/editor_page.h"
#include "editor/file_news.h"
#include "editor/generate_dialog.h"
#include "editor/hex_dialog.h"
#include "editor/minimap.h"
#include "editor/mix_dialog.h"
#include "editor/properties_dialog.h"
#include "editor/question_box.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

quint32 drawnSeed() { return QRandomGenerator::system()->bounded(1'000'000u); }

void on(QAction* action, std::function<void()> what) {
  QObject::connect(action, &QAction::triggered, action, std::move(what));
}

/// The widget of a part of the page that gets the keyboard first: the topmost, of several the leftmost. Null: there is
/// none.
QWidget* firstStopOf(const QWidget* part) {
  QWidget* first = nullptr;
  const auto reads = [part](const QWidget* each) {
    const QPoint at = each->mapTo(part, QPoint());
    return std::pair(at.y(), at.x());
  };
  for (QWidget* each : part->findChildren<QWidget*>())
    if (each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus) &&
        (!first || reads(each) < reads(first)))
      first = each;
  return first;
}

/// Gives the keyboard to the part after the one that has it; after the last to the first.
void focusNext(const std::vector<QWidget*>& parts) {
  const auto holds = [](QWidget* part) {
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == part || part->isAncestorOf(focus));
  };
  const auto now = static_cast<std::size_t>(std::find_if(parts.begin(), parts.end(), holds) - parts.begin());
  for (std::size_t step = 1; step <= parts.size(); ++step) {
    QWidget* next = parts[(now + step) % parts.size()];
    if (!next->isVisible()) continue;
    QWidget* target = next->focusPolicy() & Qt::TabFocus ? next : firstStopOf(next);
    if (!target) continue;
    target->setFocus(Qt::TabFocusReason);
    for (QWidget* around = target->parentWidget(); around; around = around->parentWidget())
      if (auto* scroll = qobject_cast<QScrollArea*>(around)) scroll->ensureWidgetVisible(target);
    return;
  }
}

void connectSelection(const EditorActions& a, EditorSelection& selection, EditorCanvas& canvas) {
  using enum EditorActions::Command;
  on(a[Cut], [&] { selection.cut(); });
  on(a[Copy], [&] { selection.copy(); });
  on(a[Erase], [&] { selection.erase(); });
  on(a[SwapHexes], [&] { swapSelected(selection, Swapping::Hexes); });
  on(a[SwapNumbers], [&] { swapSelected(selection, Swapping::Numbers); });
  on(a[Lock], [&] { selection.lock(EditorSelection::Locking::Lock); });
  on(a[Unlock], [&] { selection.lock(EditorSelection::Locking::Unlock); });
  // A floating stamp is turned before it is set; else the selection, or the whole board.
  const auto turn = [&](Mirrored mirrored, int turns) {
    const bool floats = canvas.tool() == ToolKind::Stamp && selection.stamp();
    floats ? selection.turnStamp(mirrored, turns) : selection.transform(mirrored, turns);
  };
  on(a[TurnLeft], [turn] { turn(Mirrored::No, 5); });
  on(a[TurnRight], [turn] { turn(Mirrored::No, 1); });
  on(a[MirrorAcross], [turn] { turn(Mirrored::Yes, 0); });
  on(a[MirrorDown], [turn] { turn(Mirrored::Yes, 3); });
}

void connectTools(const EditorActions& a, EditorSelection& selection, EditorCanvas& canvas) {
  using enum EditorActions::Command;
  for (std::size_t i = 0; i < a.tools.size(); ++i)
    on(a.tools[i], [&canvas, i] { canvas.setTool(static_cast<ToolKind>(i)); });
  const auto resize = [&](int by) {
    selection.adjust([by](auto& choices) {
      choices.brushSize = std::clamp(choices.brushSize + by, 1, EditorSelection::kLargestBrush);
    });
  };
  on(a[LargerBrush], [resize] { resize(1); });
  on(a[SmallerBrush], [resize] { resize(-1); });
  for (std::size_t i = 0; i < a.symmetries.size(); ++i)
    on(a.symmetries[i],
       [&selection, i] { selection.adjust([i](auto& choices) { choices.symmetry = static_cast<Symmetry>(i); }); });
  on(a[MiddleHere], [&] { selection.adjust([&](auto& choices) { choices.middle = canvas.cursorHex(); }); });
}

/// Selects all hexes that are alike with a selected one, or with the one under the cursor.
void selectAlike(EditorSelection& selection, EditorCanvas& canvas, bool (*alike)(const Cell& a, const Cell& b)) {
  std::set<Hex> from = selection.selected();
  if (from.empty()) from.insert(canvas.cursorHex());
  std::vector<Cell> models;
  for (Hex at : from)
    if (const Cell* cell = cellAt(selection.board(), at)) models.push_back(*cell);
  selection.select(selection.hexesWhere([&](const Cell& cell) {
    return std::ranges::any_of(models, [&](const Cell& model) { return alike(model, cell); });
  }));
  canvas.setTool(ToolKind::Select);
}

void connectSelecting(const EditorActions& a, EditorSelection& selection, EditorCanvas& canvas) {
  using enum EditorActions::Command;
  using Joining = EditorSelection::Joining;
  on(a[SelectAll], [&] { selection.select(hexesOf(selection.board())); });
  on(a[SelectNone], [&] { selection.select({}); });
  on(a[Invert], [&] { selection.invert(); });
  on(a[AlikeTerrain], [&] {
    selectAlike(selection, canvas, [](const Cell& one, const Cell& two) { return one.terrain == two.terrain; });
  });
  on(a[AlikeNumber], [&] {
    selectAlike(selection, canvas, [](const Cell& one, const Cell& two) { return one.number == two.number; });
  });
  for (int i = JoiningReplace; i <= JoiningTakeAway; ++i)
    on(a[i], [&selection, joining = static_cast<Joining>(i - JoiningReplace)] {
      selection.adjust([joining](auto& choices) { choices.joining = joining; });
    });
  const auto select = [&](const std::function<bool(const Cell&)>& isSo) {
    selection.select(selection.hexesWhere(isSo), selection.choices().joining);
    canvas.setTool(ToolKind::Select);
  };
  for (std::size_t i = 0; i < a.terrains.size(); ++i)
    on(a.terrains[i],
       [select, i] { select([i](const Cell& cell) { return cell.terrain == static_cast<Terrain>(i); }); });
  for (std::size_t i = 0; i < a.numbers.size(); ++i)
    on(a.numbers[i], [select, number = EditorActions::kNumbers[i]] {
      select([number](const Cell& cell) { return cell.number == number && takesNumber(cell.terrain); });
    });
}

}  // namespace

void EditorPage::connectFileActions() {
  const EditorActions& a = *actions_;
  using enum EditorActions::Command;
  auto* chooser = new BoardChooser(*files_, RecentBoards(places_.folder + u"/recent-boards"_s),
                                   OwnBoards(places_.folder + u"/templates"_s), places_.shelf, this);
  on(a[New], [chooser] { chooser->askNew(); });
  on(a[Open], [chooser] { chooser->askOpen(); });
  on(a[Save], [this] { files_->save(); });
  on(a[SaveAs], [this] { files_->askSave(); });
  on(a[SaveTemplate],
     [this, chooser] { chooser->askTemplateName(boards_->title(boards_->current()), document_.file(), *status_); });
  on(a[CloseBoard], [this] { files_->close(boards_->current()); });
  const auto step = [this](int by) { boards_->goTo((boards_->current() + by + boards_->count()) % boards_->count()); };
  on(a[NextBoard], [step] { step(1); });
  on(a[PreviousBoard], [step] { step(-1); });
  on(a[Export], [this] { exports_->ask(ExportDialog::Purpose::File); });
  on(a[Print], [this] { exports_->ask(ExportDialog::Purpose::Printer); });
  on(a[Properties], [this] { openDialog(new PropertiesDialog(document_, this)); });
  on(a[LeftOut], [this] { tellLosses(this, boards_->losses()); });
  on(a[EditorActions::Close], [this] { files_->leaveThen([this] { Q_EMIT closeWanted(); }); });
  connect(a.recent(), &QMenu::aboutToShow, chooser, [chooser, menu = a.recent()] { chooser->fill(menu); });
}

void EditorPage::connectEditActions() {
  const EditorActions& a = *actions_;
  using enum EditorActions::Command;
  on(a[Undo], [this] { document_.isPainting() ? document_.cancel() : document_.history().undo(); });
  on(a[Redo], [this] { document_.history().redo(); });
  on(a[Paste], [this] {
    status_->forget();
    if (!selection_.takeClipboard()) return;
    //: Status line of the board editor, while a copy floats under the pointer
    status_->tell(tr("Z, X and Y rotate and mirror the copy. A click or Enter sets it, Esc gives it up."));
    if (canvas_->tool() != ToolKind::Stamp) toolBefore_ = canvas_->tool();
    canvas_->setTool(ToolKind::Stamp);
    canvas_->setFocus(Qt::OtherFocusReason);
  });
  on(a[HexProperties], [this] {
    std::set<Hex> hexes = selection_.selected();
    if (hexes.empty()) hexes.insert(canvas_->cursorHex());
    openDialog(new HexDialog(selection_, std::move(hexes), this));
  });
  on(a[SaveStamp], [this] { stamps_->askName(); });
  on(a[Mix], [this] { openDialog(new MixDialog(selection_, this)); });
  connectSelection(a, selection_, *canvas_);
  connectTools(a, selection_, *canvas_);
  connectSelecting(a, selection_, *canvas_);
}

void EditorPage::connectBoardActions() {
  const EditorActions& a = *actions_;
  using enum EditorActions::Command;
  on(a[Play], [this] { play(); });
  on(a[PlaySettings], [this] { Q_EMIT playSettingsWanted(document_.file()); });
  const auto hasLand = [this] {
    if (std::ranges::any_of(document_.board().cells, [](const Cell& cell) { return tapu::isLand(cell); })) return true;
    //: Status line of the board editor: random boards or numbers were wanted, and the board has no land for them
    status_->tell(tr("There is no land yet: paint some first."));
    return false;
  };
  on(a[Generate], [this, hasLand] {
    if (hasLand()) openDialog(new GenerateDialog(selection_, drawnSeed, this, document_.file().locked));
  });
  on(a[DealNumbers], [this, hasLand] {
    if (hasLand()) openDialog(new DealDialog(selection_, drawnSeed, document_.file().locked, this));
  });
  for (int i = HeatNone; i <= HeatResources; ++i)
    on(a[i], [this, heat = static_cast<Heat>(i - HeatNone)] { canvas_->setHeat(heat); });
  on(a[EditorActions::Islands], [this, islands = a[EditorActions::Islands]] {
    const IslandsShown shown = islands->isChecked() ? IslandsShown::Yes : IslandsShown::No;
    selection_.adjust([shown](auto& choices) { choices.islands = shown; });
  });
  on(a[ZoomIn], [this] { canvas_->zoomIn(); });
  on(a[ZoomOut], [this] { canvas_->zoomOut(); });
  on(a[Fit], [this] { canvas_->fit(); });
  on(a[ZoomSelection], [this] { canvas_->fitSelection(); });
  auto* minimap = new tapu::Minimap(canvas_);
  on(a[EditorActions::Minimap], [minimap, wanted = a[EditorActions::Minimap]] {
    using Wanted = tapu::Minimap::Wanted;
    minimap->setWanted(wanted->isChecked() ? Wanted::Yes : Wanted::No);
  });
  QAction *palette = a[ShowPalette], *panes = a[ShowPanes];
  const auto show = [this](QAction* shown, QAction* other) {
    if (width() < kBothFrom && shown->isChecked()) other->setChecked(false);
    fold();
  };
  on(palette, [show, palette, panes] { show(palette, panes); });
  on(panes, [this, show, palette, panes] {
    panesGaveWay_ = false;  // the person wants it now, it does not depend on the room
    show(panes, palette);
  });
  on(a[NextPart], [this] { focusNext({palette_, tabs_->bar(), canvas_, side_}); });
}

void EditorPage::connectChainActions() {
  const EditorActions& a = *actions_;
  using enum EditorActions::Command;
  const auto choose = [this] {
    neighborBoards_.recallOnce();
    openDialog(new ChainDialog(selection_, neighborBoards_, this));
  };
  for (std::size_t i = 0; i < a.neighbors.size(); ++i)
    on(a.neighbors[i], [this, choose, i] {
      const auto kind = static_cast<Neighbors::Kind>(i);
      if (kind == Neighbors::Kind::Order) return choose();
      selection_.adjust([kind](auto& choices) { choices.neighbors.kind = kind; });
    });
  on(a[Ring], [this, ring = a[Ring]] {
    const Ends ends = ring->isChecked() ? Ends::Joined : Ends::Open;
    selection_.adjust([ends](auto& choices) { choices.neighbors.ends = ends; });
  });
  on(a[OpenChain], [this] { chains_->askOpen(); });
  on(a[SaveChain], [this] { chains_->askSave(); });
  connect(palette_, &Palette::chainWanted, this, choose);
}

}  // namespace tapu
