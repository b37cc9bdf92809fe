// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_actions.h"

#include <QMetaEnum>
#include <QWidget>
#include <span>
#include <variant>

#include "app/kit/art.h"
#include "app/text/names_of_things.h"
#include "editor/words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// A key of the platform's, or one of ours.
using Key = std::variant<QKeySequence::StandardKey, QKeyCombination>;
constexpr Key kNoKey;

/// Those that are on or off.
constexpr std::array kChecked{EditorActions::Islands, EditorActions::Ring, EditorActions::Minimap,
                              EditorActions::ShowPalette, EditorActions::ShowPanes};
/// Those of them that are off at first.
constexpr bool isOffAtFirst(EditorActions::Command command) {
  return command == EditorActions::Islands || command == EditorActions::Ring;
}

void say(QAction* action, const QString& text, const QString& tip) {
  action->setText(text);
  action->setStatusTip(tip);
  const QString key = action->shortcut().toString(QKeySequence::NativeText);
  action->setToolTip(key.isEmpty() ? tip : u"%1 (%2)"_s.arg(tip, key));
}

constexpr std::array kToolKeys{Qt::Key_R, Qt::Key_B, Qt::Key_L, Qt::Key_F, Qt::Key_E, Qt::Key_T, Qt::Key_K, Qt::Key_I,
                               Qt::Key_H, Qt::Key_U, Qt::Key_S, Qt::Key_D, Qt::Key_N, Qt::Key_P, Qt::Key_G, Qt::Key_C};
constexpr std::array kToolIcons{"select", "brush",  "line",       "fill", "eraser", "stamp",  "lock", "eyedropper",
                                "harbor", "robber", "settlement", "road", "ship",   "pirate", "gift", "corner"};
static_assert(kToolKeys.size() == kTools && kToolIcons.size() == kTools);
constexpr std::size_t kToolsWithIcons = 8;  // the others are in the palette, by their pieces

constexpr std::pair<EditorActions::Command, const char*> kIcons[] = {
    {EditorActions::New, "plus"},         {EditorActions::Open, "open"},   {EditorActions::Save, "save"},
    {EditorActions::SaveAs, "save"},      {EditorActions::Print, "print"}, {EditorActions::Properties, "settings"},
    {EditorActions::Undo, "undo"},        {EditorActions::Redo, "redo"},   {EditorActions::ZoomIn, "zoom-in"},
    {EditorActions::ZoomOut, "zoom-out"}, {EditorActions::Fit, "fit"},     {EditorActions::ShowPalette, "palette"},
    {EditorActions::ShowPanes, "panes"}};

}  // namespace

QKeySequence keyOf(ToolKind tool) { return kToolKeys[static_cast<std::size_t>(tool)]; }

struct EditorActions::Row {
  Command command;
  Key key;
  const char* text;
  const char* tip;
};

const EditorActions::Row EditorActions::kRows[] = {
    //: Menu File of the board editor
    {New, QKeySequence::New, QT_TR_NOOP("&New…"), QT_TR_NOOP("Begin a new board")},
    //: Menu File of the board editor
    {Open, QKeySequence::Open, QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open a board from a file")},
    //: Menu File of the board editor
    {Save, QKeySequence::Save, QT_TR_NOOP("&Save"), QT_TR_NOOP("Save the board")},
    //: Menu File of the board editor
    {SaveAs, Qt::CTRL | Qt::SHIFT | Qt::Key_S, QT_TR_NOOP("Save &as…"),
     QT_TR_NOOP("Save the board under another name")},
    //: Menu File of the board editor: the board is offered where a new one begins
    {SaveTemplate, kNoKey, QT_TR_NOOP("Save as te&mplate…"), QT_TR_NOOP("Keep the board as a template for new boards")},
    //: Menu File of the board editor: as a picture, or for another program
    {Export, Qt::CTRL | Qt::Key_E, QT_TR_NOOP("&Export…"),
     QT_TR_NOOP("Save the board as a picture, a drawing of letters or for Pioneers")},
    //: Menu File of the board editor
    {Print, QKeySequence::Print, QT_TR_NOOP("Prin&t…"),
     QT_TR_NOOP("Print the board to scale, on several sheets if it is large")},
    //: Menu File of the board editor: names, author, license, rule options
    {Properties, Qt::ALT | Qt::Key_Return, QT_TR_NOOP("&Properties…"),
     QT_TR_NOOP("Names, author, license and rule options of the board")},
    //: Menu File of the board editor: what the file of another program has and this board has not
    {LeftOut, kNoKey, QT_TR_NOOP("&What was left out…"),
     QT_TR_NOOP("Read again what the file has that this board has not")},
    //: Menu File of the board editor: one of several open boards
    {NextBoard, Qt::CTRL | Qt::Key_Tab, QT_TR_NOOP("Next &board"), QT_TR_NOOP("Go to the next open board")},
    //: Menu File of the board editor: one of several open boards
    {PreviousBoard, Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, QT_TR_NOOP("Pre&vious board"),
     QT_TR_NOOP("Go to the open board before this one")},
    //: Menu File of the board editor: one of several open boards
    {CloseBoard, QKeySequence::Close, QT_TR_NOOP("&Close board"), QT_TR_NOOP("Close this board")},
    //: Menu File of the board editor
    {Close, kNoKey, QT_TR_NOOP("&Leave the editor"), QT_TR_NOOP("Go back to the start page")},
    //: Menu Edit
    {Undo, QKeySequence::Undo, QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last step")},
    //: Menu Edit
    {Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z, QT_TR_NOOP("&Redo"), QT_TR_NOOP("Do the step again")},
    //: Menu Edit
    {Cut, QKeySequence::Cut, QT_TR_NOOP("Cu&t"), QT_TR_NOOP("Cut the selected hexes")},
    //: Menu Edit
    {Copy, QKeySequence::Copy, QT_TR_NOOP("&Copy"), QT_TR_NOOP("Copy the selected hexes")},
    //: Menu Edit
    {Paste, QKeySequence::Paste, QT_TR_NOOP("&Paste"),
     QT_TR_NOOP("Take the copied hexes as a stamp: rotate it, then click its place")},
    //: Menu Edit
    {Erase, QKeySequence::Delete, QT_TR_NOOP("&Delete"), QT_TR_NOOP("Delete the selected hexes")},
    //: Menu Edit of the board editor: the two selected hexes change places
    {SwapHexes, Qt::Key_W, QT_TR_NOOP("S&wap hexes"),
     QT_TR_NOOP("Exchange terrain and number of the two selected hexes")},
    //: Menu Edit of the board editor: the numbers of the two selected hexes change places
    {SwapNumbers, Qt::SHIFT | Qt::Key_W, QT_TR_NOOP("Sw&ap numbers"),
     QT_TR_NOOP("Exchange the numbers of the two selected hexes")},
    //: Menu Edit of the board editor: the selected hexes are kept as a stamp
    {SaveStamp, kNoKey, QT_TR_NOOP("Save as &stamp…"), QT_TR_NOOP("Keep the selected hexes as a stamp")},
    //: Menu Edit of the board editor: locked hexes stay as they are
    {Lock, Qt::CTRL | Qt::Key_L, QT_TR_NOOP("&Lock"),
     QT_TR_NOOP("Lock the selected hexes, or all: nothing changes them until they are unlocked")},
    //: Menu Edit of the board editor: locked hexes stay as they are
    {Unlock, Qt::CTRL | Qt::SHIFT | Qt::Key_L, QT_TR_NOOP("U&nlock"), QT_TR_NOOP("Unlock the selected hexes, or all")},
    //: Menu Edit of the board editor: what the hex under the cursor is
    {HexProperties, Qt::CTRL | Qt::Key_Return, QT_TR_NOOP("Propert&ies of hexes…"),
     QT_TR_NOOP("See and change what the selected hexes, or the one here, are")},
    //: Menu Select of the board editor
    {SelectAll, QKeySequence::SelectAll, QT_TR_NOOP("Select &all"), QT_TR_NOOP("Select all hexes")},
    //: Menu Select of the board editor
    {SelectNone, Qt::CTRL | Qt::SHIFT | Qt::Key_A, QT_TR_NOOP("Select &none"), QT_TR_NOOP("Select no hex")},
    //: Menu Select of the board editor: what was not selected, is
    {Invert, Qt::CTRL | Qt::Key_I, QT_TR_NOOP("&Invert selection"),
     QT_TR_NOOP("Select the hexes that are not selected")},
    //: Menu Select of the board editor
    {AlikeTerrain, Qt::CTRL | Qt::Key_T, QT_TR_NOOP("Same &terrain"),
     QT_TR_NOOP("Select all hexes with the terrain of the selected ones")},
    //: Menu Select of the board editor
    {AlikeNumber, Qt::CTRL | Qt::SHIFT | Qt::Key_T, QT_TR_NOOP("Same n&umber"),
     QT_TR_NOOP("Select all hexes with the number of the selected ones")},
    //: Menu Select of the board editor: what was selected before is not selected any more
    {JoiningReplace, kNoKey, QT_TR_NOOP("New &selection"),
     QT_TR_NOOP("What is selected takes the place of the selection")},
    //: Menu Select of the board editor
    {JoiningAdd, kNoKey, QT_TR_NOOP("A&dd to the selection"), QT_TR_NOOP("What is selected is added to the selection")},
    //: Menu Select of the board editor
    {JoiningTakeAway, kNoKey, QT_TR_NOOP("Ta&ke from the selection"),
     QT_TR_NOOP("What is selected is taken from the selection")},
    //: Menu Edit of the board editor
    {LargerBrush, Qt::Key_BracketRight, QT_TR_NOOP("Larger brush"), QT_TR_NOOP("Make the brush larger")},
    //: Menu Edit of the board editor
    {SmallerBrush, Qt::Key_BracketLeft, QT_TR_NOOP("Smaller brush"), QT_TR_NOOP("Make the brush smaller")},
    //: Menu Edit of the board editor: how often the random brush paints each terrain
    {Mix, kNoKey, QT_TR_NOOP("Mix of terrains…"), QT_TR_NOOP("Say how often the random brush paints each terrain")},
    //: Menu Edit of the board editor: the middle of the symmetry
    {MiddleHere, Qt::Key_M, QT_TR_NOOP("Middle of symmetry here"),
     QT_TR_NOOP("Make the hex under the cursor the middle of the symmetry")},
    //: Menu Edit
    {TurnLeft, Qt::SHIFT | Qt::Key_Z, QT_TR_NOOP("Rotate &left"),
     QT_TR_NOOP("Rotate the selection or the whole board to the left")},
    //: Menu Edit
    {TurnRight, Qt::Key_Z, QT_TR_NOOP("Rotate r&ight"),
     QT_TR_NOOP("Rotate the selection or the whole board to the right")},
    //: Menu Edit
    {MirrorAcross, Qt::Key_X, QT_TR_NOOP("&Mirror left–right"),
     QT_TR_NOOP("Exchange left and right of the selection or the whole board")},
    //: Menu Edit
    {MirrorDown, Qt::Key_Y, QT_TR_NOOP("Mirror top–&bottom"),
     QT_TR_NOOP("Exchange top and bottom of the selection or the whole board")},
    //: Menu Board of the board editor: a game against bots on this board
    {Play, Qt::Key_F5, QT_TR_NOOP("&Test play"), QT_TR_NOOP("Play on this board against bots at once")},
    //: Menu Board of the board editor: rules, bots and options of a test play
    {PlaySettings, kNoKey, QT_TR_NOOP("Test play &settings…"),
     QT_TR_NOOP("Choose rules, bots and options of a test play")},
    //: Menu Board of the board editor: boards drawn at random
    {Generate, Qt::CTRL | Qt::Key_G, QT_TR_NOOP("&Generate…"),
     QT_TR_NOOP("Draw random boards on this land and choose one")},
    //: Menu Board of the board editor: number tokens are dealt to many hexes at once
    {DealNumbers, Qt::CTRL | Qt::SHIFT | Qt::Key_G, QT_TR_NOOP("Deal n&umbers…"),
     QT_TR_NOOP("Deal number tokens at random or in the spiral of their letters")},
    //: Menu Board of the board editor: nothing is shown on the corners
    {HeatNone, kNoKey, QT_TR_NOOP("&No heat map"), QT_TR_NOOP("Show the board as it is")},
    //: Menu Board of the board editor; pips are the chances in 36 of the numbers around a corner
    {HeatPips, kNoKey, QT_TR_NOOP("Heat map of &pips"), QT_TR_NOOP("Show how many pips each corner has")},
    //: Menu Board of the board editor
    {HeatResources, kNoKey, QT_TR_NOOP("Heat map of &resources"),
     QT_TR_NOOP("Show how many different resources each corner has")},
    //: Menu Board of the board editor: each island has its number on it, as the rules count them
    {Islands, kNoKey, QT_TR_NOOP("Number the &islands"),
     QT_TR_NOOP("Show on each island the number by which the rules count it")},
    //: Menu Chain of the board editor: the last board lies beside the first one
    {Ring, kNoKey, QT_TR_NOOP("As a &ring"), QT_TR_NOOP("Join the ends of the chain to a ring")},
    //: Menu Chain of the board editor
    {OpenChain, kNoKey, QT_TR_NOOP("Open a &chain…"), QT_TR_NOOP("Show a chain of boards from a file")},
    //: Menu Chain of the board editor: as a file that the page for organizers opens
    {SaveChain, kNoKey, QT_TR_NOOP("&Save as a chain…"),
     QT_TR_NOOP("Save the chain that is shown, for an organizer of a Big Game")},
    //: Menu Board of the board editor: the keys go to the board, the panes at right or the palette in turn
    {NextPart, Qt::Key_F6, QT_TR_NOOP("Ne&xt part"),
     QT_TR_NOOP("Go to the board, the panes or the palette by keyboard")},
    //: Menu View while the board editor is open
    {ZoomIn, QKeySequence::ZoomIn, QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Show the board larger")},
    //: Menu View while the board editor is open
    {ZoomOut, QKeySequence::ZoomOut, QT_TR_NOOP("Zoom &out"), QT_TR_NOOP("Show the board smaller")},
    //: Menu View while the board editor is open: the whole board fills its window
    {Fit, Qt::CTRL | Qt::Key_0, QT_TR_NOOP("&Fit to window"), QT_TR_NOOP("Show the whole board")},
    //: Menu View while the board editor is open: the selected hexes fill the window
    {ZoomSelection, Qt::CTRL | Qt::Key_9, QT_TR_NOOP("&Zoom to selection"),
     QT_TR_NOOP("Show the selected hexes as large as they fit")},
    //: Menu View while the board editor is open: a small map of the whole board in the corner
    {Minimap, kNoKey, QT_TR_NOOP("&Map in the corner"), QT_TR_NOOP("Show where on a large board one is")},
    //: Menu View while the board editor is open: terrains, numbers, harbors and pieces at the left
    {ShowPalette, Qt::Key_F8, QT_TR_NOOP("Pa&lette"), QT_TR_NOOP("Show or hide the palette")},
    //: Menu View while the board editor is open: problems, balance and history at the right
    {ShowPanes, Qt::Key_F9, QT_TR_NOOP("Pan&es"), QT_TR_NOOP("Show or hide problems, balance and history")},
};

EditorActions::EditorActions(QWidget* page) : QObject(page), page_(page) {
  static_assert(std::size(kRows) == std::tuple_size_v<decltype(commands_)>);
  for (const Row& row : kRows) {
    const QLatin1StringView name(QMetaEnum::fromType<Command>().valueToKey(row.command));
    const auto sequence = [](auto key) { return QKeySequence(key); };
    commands_[row.command] = add(u"editor"_s + name, std::visit(sequence, row.key));
  }
  for (Command command : kChecked) {
    commands_[command]->setCheckable(true);
    commands_[command]->setChecked(!isOffAtFirst(command));
  }
  addChoices();
  for (std::unique_ptr<QMenu>& menu : menus_) menu = std::make_unique<QMenu>();
  //: Menu of the board editor
  fillFileMenu(titled(menus_[0].get(), QT_TR_NOOP("&File")));
  //: Menu of the board editor
  fillEditMenu(titled(menus_[1].get(), QT_TR_NOOP("&Edit")));
  //: Menu of the board editor
  fillBoardMenu(titled(menus_[2].get(), QT_TR_NOOP("&Board")));
  retranslate();
}

EditorActions::~EditorActions() = default;

QAction* EditorActions::add(const QString& name, const QKeySequence& key) {
  auto* action = new QAction(this);
  action->setObjectName(name);
  if (!key.isEmpty()) action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  page_->addAction(action);
  return action;
}

/// Only one of them is checked at a time.
template <class Actions>
void EditorActions::exclude(const Actions& actions) {
  auto* group = new QActionGroup(this);
  for (QAction* action : actions) {
    action->setCheckable(true);
    group->addAction(action);
  }
}

void EditorActions::addChoices() {
  for (std::size_t i = 0; i < tools.size(); ++i)
    tools[i] = add(u"editorTool-%1"_s.arg(QLatin1StringView(kToolIcons[i])), kToolKeys[i]);
  for (std::size_t i = 0; i < symmetries.size(); ++i)
    symmetries[i] = add(u"editorSymmetry-%1"_s.arg(i), Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)));
  for (std::size_t i = 0; i < neighbors.size(); ++i) neighbors[i] = add(u"editorNeighbors-%1"_s.arg(i));
  for (std::size_t i = 0; i < terrains.size(); ++i) terrains[i] = add(u"editorSelectTerrain-%1"_s.arg(i));
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = add(u"editorSelectNumber-%1"_s.arg(kNumbers[i]));
  exclude(tools);
  exclude(symmetries);
  exclude(neighbors);
  exclude(std::span(commands_).subspan(JoiningReplace, 3));
  exclude(std::span(commands_).subspan(HeatNone, 3));
  commands_[JoiningReplace]->setChecked(true);
  commands_[HeatNone]->setChecked(true);
}

// Menus

QMenu* EditorActions::titled(QMenu* menu, const char* title) {
  titles_.emplace_back(menu, title);
  return menu;
}

QMenu* EditorActions::addMenu(QMenu* into, const char* title) { return titled(into->addMenu(QString()), title); }

void EditorActions::fill(QMenu* menu, std::initializer_list<Command> commands) {
  if (!menu->isEmpty()) menu->addSeparator();
  for (Command command : commands) menu->addAction(commands_[command]);
}

void EditorActions::fillFileMenu(QMenu* file) {
  fill(file, {New, Open, Save, SaveAs, SaveTemplate, Export, Print});
  //: Menu File of the board editor: boards opened lately
  recent_ = addMenu(file, QT_TR_NOOP("Open &recent"));
  file->insertAction(commands_[Save], recent_->menuAction());
  fill(file, {Properties, LeftOut});
  fill(file, {NextBoard, PreviousBoard, CloseBoard, Close});
}

void EditorActions::fillEditMenu(QMenu* edit) {
  fill(edit, {Undo, Redo});
  fill(edit, {Cut, Copy, Paste, Erase, SaveStamp});
  edit->addSeparator();
  //: Menu Edit of the board editor: ways to select hexes
  fillSelectMenu(addMenu(edit, QT_TR_NOOP("S&elect")));
  //: Menu Edit of the board editor: brush, line, harbor and the like
  QMenu* tool = addMenu(edit, QT_TR_NOOP("T&ools"));
  const auto pieces = tools.begin() + kToolsWithIcons;
  tool->addActions({tools.begin(), pieces});
  //: Menu Tools of the board editor: those that put harbors, pieces and gifts
  addMenu(tool, QT_TR_NOOP("&Pieces and gifts"))->addActions({pieces, tools.end()});
  fill(tool, {LargerBrush, SmallerBrush, Mix});
  //: Menu Edit of the board editor: what is painted once appears several times
  QMenu* symmetry = addMenu(edit, QT_TR_NOOP("S&ymmetry"));
  symmetry->addActions({symmetries.begin(), symmetries.end()});
  fill(symmetry, {MiddleHere});
  //: Menu Edit of the board editor: the selection or the whole board
  QMenu* motions = addMenu(edit, QT_TR_NOOP("Rotate, &mirror, swap"));
  fill(motions, {TurnLeft, TurnRight, MirrorAcross, MirrorDown});
  fill(motions, {SwapHexes, SwapNumbers});
  fill(edit, {Lock, Unlock, HexProperties});
}

void EditorActions::fillSelectMenu(QMenu* select) {
  fill(select, {SelectAll, SelectNone, Invert});
  fill(select, {AlikeTerrain, AlikeNumber});
  select->addSeparator();
  //: Menu Select of the board editor: all hexes with one terrain
  addMenu(select, QT_TR_NOOP("By t&errain"))->addActions({terrains.begin(), terrains.end()});
  //: Menu Select of the board editor: all hexes with one number
  addMenu(select, QT_TR_NOOP("By nu&mber"))->addActions({numbers.begin(), numbers.end()});
  fill(select, {JoiningReplace, JoiningAdd, JoiningTakeAway});
}

void EditorActions::fillBoardMenu(QMenu* board) {
  fill(board, {Play, PlaySettings, Generate, DealNumbers});
  fill(board, {HeatNone, HeatPips, HeatResources});
  fill(board, {Islands});
  board->addSeparator();
  //: Menu Board of the board editor: the board is shown among others of a chain
  QMenu* chain = addMenu(board, QT_TR_NOOP("&Chain"));
  chain->addActions({neighbors.begin(), neighbors.end()});
  fill(chain, {Ring});
  fill(chain, {OpenChain, SaveChain});
  fill(board, {NextPart});
}

void EditorActions::paintIcons(const QColor& ink, const QColor& off) {
  for (const auto& [command, name] : kIcons) commands_[command]->setIcon(icon(QLatin1StringView(name), ink, off));
  for (std::size_t i = 0; i < kToolsWithIcons; ++i) tools[i]->setIcon(icon(QLatin1StringView(kToolIcons[i]), ink, off));
}

void EditorActions::retranslate() {
  for (const auto& [menu, title] : titles_) menu->setTitle(tr(title));
  for (const Row& row : kRows) say(commands_[row.command], tr(row.text), tr(row.tip));
  const auto name = [](const auto& actions, const auto& nameOf) {
    for (std::size_t i = 0; i < actions.size(); ++i) say(actions[i], nameOf(i), nameOf(i));
  };
  name(tools, [](std::size_t i) { return wordFor(static_cast<ToolKind>(i)); });
  name(symmetries, [](std::size_t i) { return wordFor(static_cast<Symmetry>(i)); });
  name(neighbors, [](std::size_t i) { return wordFor(static_cast<Neighbors::Kind>(i)); });
  for (std::size_t i = 0; i < terrains.size(); ++i)
    say(terrains[i], nameOfTerrain(static_cast<Terrain>(i)), tr("Select all hexes with this terrain"));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    //: Menu Select of the board editor: hexes that yield something and have no number
    const QString none = tr("Without a number");
    //: Menu Select of the board editor; %1 number of a token
    say(numbers[i], kNumbers[i] == 0 ? none : tr("Number %1").arg(kNumbers[i]),
        tr("Select all hexes with this number"));
  }
}

}  // namespace tapu

#include "moc_editor_actions.cpp"
