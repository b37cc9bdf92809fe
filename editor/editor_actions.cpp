// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_actions.h"

#include <QWidget>

#include "app/kit/art.h"
#include "app/text/names_of_things.h"
#include "editor/words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

void say(QAction* action, const QString& text, const QString& tip) {
  action->setText(text);
  action->setStatusTip(tip);
  const QString key = action->shortcut().toString(QKeySequence::NativeText);
  action->setToolTip(key.isEmpty() ? tip : u"%1 (%2)"_s.arg(tip, key));
}

constexpr std::array kToolKeys{Qt::Key_R, Qt::Key_B, Qt::Key_L, Qt::Key_F, Qt::Key_E, Qt::Key_T, Qt::Key_K,
                               Qt::Key_I, Qt::Key_H, Qt::Key_U, Qt::Key_S, Qt::Key_D, Qt::Key_N};
constexpr std::array kToolIcons{"select",     "brush",  "line",   "fill",       "eraser", "stamp", "lock",
                                "eyedropper", "harbor", "robber", "settlement", "road",   "ship"};
static_assert(kToolKeys.size() == kTools && kToolIcons.size() == kTools);
constexpr std::size_t kToolsWithIcons = 8;  // the others are in the palette, by their pieces

}  // namespace

QKeySequence keyOf(ToolKind tool) { return kToolKeys[static_cast<std::size_t>(tool)]; }

QAction* EditorActions::add(const char* name, const QKeySequence& key) {
  auto* action = new QAction(this);
  action->setObjectName(QLatin1StringView(name));
  if (!key.isEmpty()) action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  page_->addAction(action);
  return action;
}

QAction* EditorActions::addChoice(QActionGroup* group, const QString& name, const QKeySequence& key) {
  QAction* action = add("", key);
  action->setObjectName(name);
  action->setCheckable(true);
  group->addAction(action);
  return action;
}

EditorActions::EditorActions(QWidget* page)
    : QObject(page),
      page_(page),
      file_(std::make_unique<QMenu>()),
      edit_(std::make_unique<QMenu>()),
      board_(std::make_unique<QMenu>()),
      recent_(std::make_unique<QMenu>()),
      tools_(std::make_unique<QMenu>()),
      select_(std::make_unique<QMenu>()),
      turn_(std::make_unique<QMenu>()),
      symmetry_(std::make_unique<QMenu>()),
      chain_(std::make_unique<QMenu>()) {
  addFileActions();
  addEditActions();
  addSelectActions();
  addBoardActions();
  fillFileMenu();
  fillEditMenu();
  fillBoardMenu();
  icons_ = {{undo, u"undo"_s}, {redo, u"redo"_s},           {zoomIn, u"zoom-in"_s}, {zoomOut, u"zoom-out"_s},
            {fit, u"fit"_s},   {showPalette, u"palette"_s}, {showPanes, u"panes"_s}};
  for (std::size_t i = 0; i < kToolsWithIcons; ++i) icons_.emplace_back(tools[i], QLatin1StringView(kToolIcons[i]));
  retranslate();
}

void EditorActions::addFileActions() {
  newBoard = add("editorNew", QKeySequence::New);
  open = add("editorOpen", QKeySequence::Open);
  save = add("editorSave", QKeySequence::Save);
  saveAs = add("editorSaveAs", Qt::CTRL | Qt::SHIFT | Qt::Key_S);
  exportAs = add("editorExport", Qt::CTRL | Qt::Key_E);
  properties = add("editorProperties", Qt::ALT | Qt::Key_Return);
  saveTemplate = add("editorSaveTemplate");
  closeBoard = add("editorCloseBoard", QKeySequence::Close);
  close = add("editorClose");
  nextBoard = add("editorNextBoard", Qt::CTRL | Qt::Key_Tab);
  previousBoard = add("editorPreviousBoard", Qt::CTRL | Qt::SHIFT | Qt::Key_Tab);
  print = add("editorPrint", QKeySequence::Print);
}

void EditorActions::addEditActions() {
  undo = add("editorUndo", QKeySequence::Undo);
  redo = add("editorRedo", Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
  cut = add("editorCut", QKeySequence::Cut);
  copy = add("editorCopy", QKeySequence::Copy);
  paste = add("editorPaste", QKeySequence::Paste);
  erase = add("editorErase", QKeySequence::Delete);
  turnLeft = add("editorTurnLeft", Qt::SHIFT | Qt::Key_Z);
  turnRight = add("editorTurnRight", Qt::Key_Z);
  mirrorAcross = add("editorMirrorAcross", Qt::Key_X);
  mirrorDown = add("editorMirrorDown", Qt::Key_Y);
  toolGroup = new QActionGroup(this);
  for (std::size_t i = 0; i < tools.size(); ++i) {
    const auto name = u"editorTool-%1"_s.arg(QLatin1StringView(kToolIcons[i]));
    tools[i] = addChoice(toolGroup, name, kToolKeys[i]);
  }
  largerBrush = add("editorLargerBrush", Qt::Key_BracketRight);
  smallerBrush = add("editorSmallerBrush", Qt::Key_BracketLeft);
  symmetryGroup = new QActionGroup(this);
  for (std::size_t i = 0; i < symmetries.size(); ++i)
    symmetries[i] = addChoice(symmetryGroup, u"editorSymmetry-%1"_s.arg(i),
                              Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)));
  middleHere = add("editorMiddleHere", Qt::Key_M);
}

void EditorActions::addSelectActions() {
  selectAll = add("editorSelectAll", QKeySequence::SelectAll);
  selectNone = add("editorSelectNone", Qt::CTRL | Qt::SHIFT | Qt::Key_A);
  invert = add("editorInvert", Qt::CTRL | Qt::Key_I);
  alikeTerrain = add("editorAlikeTerrain", Qt::CTRL | Qt::Key_T);
  alikeNumber = add("editorAlikeNumber", Qt::CTRL | Qt::SHIFT | Qt::Key_T);
  joiningGroup = new QActionGroup(this);
  for (std::size_t i = 0; i < joinings.size(); ++i) joinings[i] = addChoice(joiningGroup, u"editorJoining-%1"_s.arg(i));
  joinings[0]->setChecked(true);
  for (std::size_t i = 0; i < terrains.size(); ++i) {
    terrains[i] = add("");
    terrains[i]->setObjectName(u"editorSelectTerrain-%1"_s.arg(i));
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = add("");
    numbers[i]->setObjectName(u"editorSelectNumber-%1"_s.arg(kNumbers[i]));
  }
  lock = add("editorLock", Qt::CTRL | Qt::Key_L);
  unlock = add("editorUnlock", Qt::CTRL | Qt::SHIFT | Qt::Key_L);
  hexProperties = add("editorHexProperties", Qt::CTRL | Qt::Key_Return);
  saveStamp = add("editorSaveStamp");
  mix = add("editorMix");
}

void EditorActions::addBoardActions() {
  play = add("editorPlay", Qt::Key_F5);
  generate = add("editorGenerate", Qt::CTRL | Qt::Key_G);
  heatGroup = new QActionGroup(this);
  constexpr std::array heatNames{"editorHeatNone", "editorHeatPips", "editorHeatResources"};
  for (std::size_t i = 0; i < heats.size(); ++i) heats[i] = addChoice(heatGroup, QLatin1StringView(heatNames[i]));
  heats[0]->setChecked(true);
  neighborGroup = new QActionGroup(this);
  for (std::size_t i = 0; i < neighbors.size(); ++i)
    neighbors[i] = addChoice(neighborGroup, u"editorNeighbors-%1"_s.arg(i));
  ring = add("editorRing");
  ring->setCheckable(true);
  zoomIn = add("editorZoomIn", QKeySequence::ZoomIn);
  zoomOut = add("editorZoomOut", QKeySequence::ZoomOut);
  fit = add("editorFit", Qt::CTRL | Qt::Key_0);
  zoomSelection = add("editorZoomSelection", Qt::CTRL | Qt::Key_9);
  minimap = add("editorMinimap");
  minimap->setCheckable(true);
  minimap->setChecked(true);
  showPalette = add("editorShowPalette", Qt::Key_F8);
  showPanes = add("editorShowPanes", Qt::Key_F9);
  for (QAction* each : {showPalette, showPanes}) {
    each->setCheckable(true);
    each->setChecked(true);
  }
  nextPart = add("editorNextPart", Qt::Key_F6);
  playSettings = add("editorPlaySettings");
  openChain = add("editorOpenChain");
  saveChain = add("editorSaveChain");
  dealNumbers = add("editorDealNumbers", Qt::CTRL | Qt::SHIFT | Qt::Key_G);
}

void EditorActions::fillFileMenu() {
  file_->addActions({newBoard, open});
  file_->addMenu(recent_.get());
  file_->addActions({save, saveAs, saveTemplate, exportAs, print});
  file_->addSeparator();
  file_->addActions({properties});
  file_->addSeparator();
  file_->addActions({nextBoard, previousBoard, closeBoard, close});
}

void EditorActions::fillEditMenu() {
  for (QAction* tool : tools) tools_->addAction(tool);
  tools_->addSeparator();
  tools_->addActions({largerBrush, smallerBrush, mix});
  for (QAction* symmetry : symmetries) symmetry_->addAction(symmetry);
  symmetry_->addSeparator();
  symmetry_->addAction(middleHere);
  turn_->addActions({turnLeft, turnRight, mirrorAcross, mirrorDown});
  edit_->addActions({undo, redo});
  edit_->addSeparator();
  edit_->addActions({cut, copy, paste, erase, saveStamp});
  edit_->addSeparator();
  fillSelectMenu();
  for (QMenu* menu : {select_.get(), tools_.get(), symmetry_.get(), turn_.get()}) edit_->addMenu(menu);
  edit_->addSeparator();
  edit_->addActions({lock, unlock, hexProperties});
}

void EditorActions::fillSelectMenu() {
  select_->addActions({selectAll, selectNone, invert});
  select_->addSeparator();
  select_->addActions({alikeTerrain, alikeNumber});
  select_->addSeparator();
  byTerrain_ = select_->addMenu(QString());
  for (QAction* terrain : terrains) byTerrain_->addAction(terrain);
  byNumber_ = select_->addMenu(QString());
  for (QAction* number : numbers) byNumber_->addAction(number);
  select_->addSeparator();
  for (QAction* joining : joinings) select_->addAction(joining);
}

void EditorActions::fillBoardMenu() {
  for (QAction* neighbor : neighbors) chain_->addAction(neighbor);
  chain_->addSeparator();
  chain_->addAction(ring);
  chain_->addSeparator();
  chain_->addActions({openChain, saveChain});
  board_->addActions({play, playSettings, generate, dealNumbers});
  board_->addSeparator();
  for (QAction* heat : heats) board_->addAction(heat);
  board_->addSeparator();
  board_->addMenu(chain_.get());
  board_->addSeparator();
  board_->addAction(nextPart);
}

EditorActions::~EditorActions() = default;

void EditorActions::paintIcons(const QColor& ink, const QColor& off) {
  for (const auto& [action, name] : icons_) action->setIcon(icon(name, ink, off));
}

void EditorActions::retranslate() {
  retranslateFile();
  retranslateEdit();
  retranslateSelect();
  retranslateBoard();
}

void EditorActions::retranslateFile() {
  //: Menu of the board editor
  file_->setTitle(tr("&File"));
  //: Menu File of the board editor
  say(newBoard, tr("&New…"), tr("Begin a new board"));
  //: Menu File of the board editor
  say(open, tr("&Open…"), tr("Open a board from a file"));
  //: Menu File of the board editor: boards opened lately
  recent_->setTitle(tr("Open &recent"));
  //: Menu File of the board editor
  say(save, tr("&Save"), tr("Save the board"));
  //: Menu File of the board editor
  say(saveAs, tr("Save &as…"), tr("Save the board under another name"));
  //: Menu File of the board editor: as a picture, or for another program
  say(exportAs, tr("&Export…"), tr("Save the board as a picture, a drawing of letters or for Pioneers"));
  //: Menu File of the board editor: names, author, license, rule options
  say(properties, tr("&Properties…"), tr("Names, author, license and rule options of the board"));
  //: Menu File of the board editor: the board is offered where a new one begins
  say(saveTemplate, tr("Save as te&mplate…"), tr("Keep the board as a template for new boards"));
  //: Menu File of the board editor: one of several open boards
  say(closeBoard, tr("&Close board"), tr("Close this board"));
  //: Menu File of the board editor: one of several open boards
  say(nextBoard, tr("Next &board"), tr("Go to the next open board"));
  //: Menu File of the board editor: one of several open boards
  say(previousBoard, tr("Pre&vious board"), tr("Go to the open board before this one"));
  //: Menu File of the board editor
  say(close, tr("&Leave the editor"), tr("Go back to the start page"));
  //: Menu File of the board editor
  say(print, tr("Prin&t…"), tr("Print the board to scale, on several sheets if it is large"));
}

void EditorActions::retranslateEdit() {
  //: Menu of the board editor
  edit_->setTitle(tr("&Edit"));
  //: Menu Edit
  say(undo, tr("&Undo"), tr("Undo the last step"));
  //: Menu Edit
  say(redo, tr("&Redo"), tr("Do the step again"));
  //: Menu Edit
  say(cut, tr("Cu&t"), tr("Cut the selected hexes"));
  //: Menu Edit
  say(copy, tr("&Copy"), tr("Copy the selected hexes"));
  //: Menu Edit
  say(paste, tr("&Paste"), tr("Take the copied hexes as a stamp: rotate it, then click its place"));
  //: Menu Edit
  say(erase, tr("&Delete"), tr("Delete the selected hexes"));
  //: Menu Edit of the board editor: the selected hexes are kept as a stamp
  say(saveStamp, tr("Save as &stamp…"), tr("Keep the selected hexes as a stamp"));
  //: Menu Edit of the board editor: locked hexes stay as they are
  say(lock, tr("L&ock"), tr("Lock the selected hexes, or all: nothing changes them until they are unlocked"));
  //: Menu Edit of the board editor: locked hexes stay as they are
  say(unlock, tr("U&nlock"), tr("Unlock the selected hexes, or all"));
  //: Menu Edit of the board editor: what the hex under the cursor is
  say(hexProperties, tr("Propert&ies of hexes…"), tr("See and change what the selected hexes, or the one here, are"));
  //: Menu Edit of the board editor: how often the random brush paints each terrain
  say(mix, tr("Mix of terrains…"), tr("Say how often the random brush paints each terrain"));
  //: Menu Edit of the board editor: brush, line, harbor and the like
  tools_->setTitle(tr("T&ools"));
  for (int i = 0; i < kTools; ++i) {
    const QString name = wordFor(static_cast<ToolKind>(i));
    say(tools[static_cast<std::size_t>(i)], name, name);
  }
  //: Menu Edit of the board editor
  say(largerBrush, tr("Larger brush"), tr("Make the brush larger"));
  //: Menu Edit of the board editor
  say(smallerBrush, tr("Smaller brush"), tr("Make the brush smaller"));
  //: Menu Edit of the board editor: what is painted once appears several times
  symmetry_->setTitle(tr("S&ymmetry"));
  for (std::size_t i = 0; i < symmetries.size(); ++i) {
    const QString name = wordFor(static_cast<Symmetry>(i));
    say(symmetries[i], name, name);
  }
  //: Menu Edit of the board editor: the middle of the symmetry
  say(middleHere, tr("Middle of symmetry here"), tr("Make the hex under the cursor the middle of the symmetry"));
  //: Menu Edit of the board editor: the selection or the whole board
  turn_->setTitle(tr("Rotate and &mirror"));
  //: Menu Edit
  say(turnLeft, tr("Rotate &left"), tr("Rotate the selection or the whole board to the left"));
  //: Menu Edit
  say(turnRight, tr("Rotate r&ight"), tr("Rotate the selection or the whole board to the right"));
  //: Menu Edit
  say(mirrorAcross, tr("&Mirror left–right"), tr("Exchange left and right of the selection or the whole board"));
  //: Menu Edit
  say(mirrorDown, tr("Mirror top–&bottom"), tr("Exchange top and bottom of the selection or the whole board"));
}

void EditorActions::retranslateSelect() {
  //: Menu Edit of the board editor: ways to select hexes
  select_->setTitle(tr("S&elect"));
  //: Menu Select of the board editor
  say(selectAll, tr("Select &all"), tr("Select all hexes"));
  //: Menu Select of the board editor
  say(selectNone, tr("Select &none"), tr("Select no hex"));
  //: Menu Select of the board editor: what was not selected, is
  say(invert, tr("&Invert selection"), tr("Select the hexes that are not selected"));
  //: Menu Select of the board editor
  say(alikeTerrain, tr("Same &terrain"), tr("Select all hexes with the terrain of the selected ones"));
  //: Menu Select of the board editor
  say(alikeNumber, tr("Same n&umber"), tr("Select all hexes with the number of the selected ones"));
  //: Menu Select of the board editor: all hexes with one terrain
  byTerrain_->setTitle(tr("By t&errain"));
  //: Menu Select of the board editor: all hexes with one number
  byNumber_->setTitle(tr("By nu&mber"));
  for (std::size_t i = 0; i < terrains.size(); ++i) {
    const QString name = nameOfTerrain(static_cast<Terrain>(i));
    say(terrains[i], name, tr("Select all hexes with this terrain"));
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    //: Menu Select of the board editor: hexes that yield something and have no number
    const QString none = tr("Without a number");
    //: Menu Select of the board editor; %1 number of a token
    say(numbers[i], kNumbers[i] == 0 ? none : tr("Number %1").arg(kNumbers[i]),
        tr("Select all hexes with this number"));
  }
  //: Menu Select of the board editor: what was selected before is not selected any more
  say(joinings[0], tr("New &selection"), tr("What is selected takes the place of the selection"));
  //: Menu Select of the board editor
  say(joinings[1], tr("A&dd to the selection"), tr("What is selected is added to the selection"));
  //: Menu Select of the board editor
  say(joinings[2], tr("Ta&ke from the selection"), tr("What is selected is taken from the selection"));
}

void EditorActions::retranslateBoard() {
  //: Menu of the board editor
  board_->setTitle(tr("&Board"));
  //: Menu Board of the board editor: a game against bots on this board
  say(play, tr("&Test play"), tr("Play on this board against bots at once"));
  //: Menu Board of the board editor: boards drawn at random
  say(generate, tr("&Generate…"), tr("Draw random boards on this land and choose one"));
  //: Menu Board of the board editor: nothing is shown on the corners
  say(heats[0], tr("&No heat map"), tr("Show the board as it is"));
  //: Menu Board of the board editor; pips are the chances in 36 of the numbers around a corner
  say(heats[1], tr("Heat map of &pips"), tr("Show how many pips each corner has"));
  //: Menu Board of the board editor
  say(heats[2], tr("Heat map of &resources"), tr("Show how many different resources each corner has"));
  //: Menu Board of the board editor: the board is shown among others of a chain
  chain_->setTitle(tr("&Chain"));
  for (std::size_t i = 0; i < neighbors.size(); ++i) {
    const QString name = wordFor(static_cast<Neighbors::Kind>(i));
    say(neighbors[i], name, name);
  }
  //: Menu Chain of the board editor: the last board lies beside the first one
  say(ring, tr("As a &ring"), tr("Join the ends of the chain to a ring"));
  //: Menu View while the board editor is open
  say(zoomIn, tr("Zoom &in"), tr("Show the board larger"));
  //: Menu View while the board editor is open
  say(zoomOut, tr("Zoom &out"), tr("Show the board smaller"));
  //: Menu View while the board editor is open: the whole board fills its window
  say(fit, tr("&Fit to window"), tr("Show the whole board"));
  //: Menu View while the board editor is open: the selected hexes fill the window
  say(zoomSelection, tr("Zoom to &selection"), tr("Show the selected hexes as large as they fit"));
  //: Menu View while the board editor is open: a small map of the whole board in the corner
  say(minimap, tr("&Map in the corner"), tr("Show where on a large board one is"));
  //: Menu View while the board editor is open: terrains, numbers, harbors and pieces at the left
  say(showPalette, tr("Pa&lette"), tr("Show or hide the palette"));
  //: Menu View while the board editor is open: problems, balance and history at the right
  say(showPanes, tr("Pan&es"), tr("Show or hide problems, balance and history"));
  //: Menu Board of the board editor: rules, bots and options of a test play
  say(playSettings, tr("Test play &settings…"), tr("Choose rules, bots and options of a test play"));
  //: Menu Chain of the board editor
  say(openChain, tr("Open a &chain…"), tr("Show a chain of boards from a file"));
  //: Menu Chain of the board editor: as a file that the page for organizers opens
  say(saveChain, tr("&Save as a chain…"), tr("Save the chain that is shown, for an organizer of a Big Game"));
  //: Menu Board of the board editor: the keys go to the board, the panes at right or the palette in turn
  say(nextPart, tr("Ne&xt part"), tr("Go to the board, the panes or the palette by keyboard"));
  //: Menu Board of the board editor: number tokens are dealt to many hexes at once
  say(dealNumbers, tr("Deal n&umbers…"), tr("Deal number tokens at random or in the spiral of their letters"));
}

}  // namespace tapu

#include "moc_editor_actions.cpp"
