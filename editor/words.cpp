// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/words.h"

#include <QCoreApplication>

#include "app/text/names_of_things.h"

namespace tapu {

namespace {
struct Said {
  Q_DECLARE_TR_FUNCTIONS(EditorWords)
};
struct Step {
  Q_DECLARE_TR_FUNCTIONS(EditorStep)
};
}  // namespace

QString wordFor(Territory territory) {
  switch (territory) {
    //: Territory of a hex: none of the two groups of the Big Game
    case Territory::None: return Said::tr("No territory");
    //: Territory of a hex: the group Sun of the Big Game
    case Territory::Sun: return Said::tr("Territory of Sun");
    //: Territory of a hex: the group Moon of the Big Game
    case Territory::Moon: return Said::tr("Territory of Moon");
  }
  return {};
}

QString wordForHarbor(Resource trades) {
  switch (trades) {
    //: A harbor of the board editor
    case Resource::Brick: return Said::tr("Harbor for brick, 2:1");
    //: A harbor of the board editor
    case Resource::Lumber: return Said::tr("Harbor for lumber, 2:1");
    //: A harbor of the board editor
    case Resource::Wool: return Said::tr("Harbor for wool, 2:1");
    //: A harbor of the board editor
    case Resource::Grain: return Said::tr("Harbor for grain, 2:1");
    //: A harbor of the board editor
    case Resource::Ore: return Said::tr("Harbor for ore, 2:1");
    case Resource::Unknown:
    //: A harbor of the board editor
    case Resource::None: return Said::tr("Harbor for any resource, 3:1");
  }
  return {};
}

QString wordFor(Symmetry symmetry) {
  switch (symmetry) {
    //: Symmetry while painting
    case Symmetry::None: return Said::tr("No symmetry");
    //: Symmetry while painting: the same after half a turn
    case Symmetry::Twofold: return Said::tr("2-fold");
    //: Symmetry while painting: the same after a third of a turn
    case Symmetry::Threefold: return Said::tr("3-fold");
    //: Symmetry while painting: the same after a sixth of a turn
    case Symmetry::Sixfold: return Said::tr("6-fold");
    //: Symmetry while painting: left and right are mirror images
    case Symmetry::LeftRight: return Said::tr("Mirror left–right");
    //: Symmetry while painting: top and bottom are mirror images
    case Symmetry::TopBottom: return Said::tr("Mirror top–bottom");
  }
  return {};
}

QString wordFor(ToolKind tool) {
  switch (tool) {
    //: Tool of the board editor
    case ToolKind::Select: return Said::tr("Select");
    //: Tool of the board editor
    case ToolKind::Brush: return Said::tr("Brush");
    //: Tool of the board editor
    case ToolKind::Line: return Said::tr("Line");
    //: Tool of the board editor
    case ToolKind::Fill: return Said::tr("Fill");
    //: Tool of the board editor
    case ToolKind::Eraser: return Said::tr("Eraser");
    //: Tool of the board editor: puts a part of a board that was copied or saved on the board
    case ToolKind::Stamp: return Said::tr("Stamp");
    //: Tool of the board editor: hexes that are locked stay as they are
    case ToolKind::Lock: return Said::tr("Lock");
    //: Tool of the board editor: takes up what lies under it
    case ToolKind::Eyedropper: return Said::tr("Eyedropper");
    //: Tool of the board editor
    case ToolKind::Harbor: return Said::tr("Harbor");
    //: Tool of the board editor
    case ToolKind::Robber: return Said::tr("Robber");
    //: Tool of the board editor: a piece that stands there when the game starts
    case ToolKind::Settlement: return Said::tr("Start settlement");
    //: Tool of the board editor: a piece that stands there when the game starts
    case ToolKind::Road: return Said::tr("Start road");
    //: Tool of the board editor: a piece that stands there when the game starts
    case ToolKind::Ship: return Said::tr("Start ship");
    //: Tool of the board editor: where the pirate lies when the game starts
    case ToolKind::Pirate: return Said::tr("Pirate");
    //: Tool of the board editor: lays a gift on an edge or a corner
    case ToolKind::Gift: return Said::tr("Gift");
    //: Tool of the board editor: a corner where no first settlement may stand
    case ToolKind::ClosedCorner: return Said::tr("Closed corner");
  }
  return {};
}

QString wordForSide(int side, Orientation orientation) {
  const std::string_view name = sideName(side, orientation);
  //: A point of the compass
  if (name == "N") return Said::tr("North");
  //: A point of the compass
  if (name == "NE") return Said::tr("Northeast");
  //: A point of the compass
  if (name == "E") return Said::tr("East");
  //: A point of the compass
  if (name == "SE") return Said::tr("Southeast");
  //: A point of the compass
  if (name == "S") return Said::tr("South");
  //: A point of the compass
  if (name == "SW") return Said::tr("Southwest");
  //: A point of the compass
  if (name == "W") return Said::tr("West");
  //: A point of the compass
  return Said::tr("Northwest");
}

QString wordFor(Neighbors::Kind kind) {
  switch (kind) {
    //: Which boards are shown beside the one under edit
    case Neighbors::Kind::None: return Said::tr("The board alone");
    //: Which boards are shown beside the one under edit: its like on both sides
    case Neighbors::Kind::Itself: return Said::tr("Beside itself");
    //: Which boards are shown beside the one under edit: board A of the Big Game on both sides
    case Neighbors::Kind::A: return Said::tr("Beside board A");
    //: Which boards are shown beside the one under edit: board B of the Big Game on both sides
    case Neighbors::Kind::B: return Said::tr("Beside board B");
    //: Which boards are shown beside the one under edit: board C of the Big Game on both sides
    case Neighbors::Kind::C: return Said::tr("Beside board C");
    //: Which boards are shown beside the one under edit: boards in an order of letters such as "ABXC"
    case Neighbors::Kind::Order: return Said::tr("In an order of boards…");
  }
  return {};
}

namespace {

QString wordForPainting(std::optional<Terrain> terrain) {
  return terrain
             //: Step in the history of the editor; %1 forest, hills, ...
             ? Step::tr("Paint terrain: %1").arg(nameOfTerrain(*terrain))
             //: Step in the history of the editor: forest, hills, ...
             : Step::tr("Paint terrain");
}

QString wordForPlacing(int number) {
  return number == 0
             //: Step in the history of the editor
             ? Step::tr("Remove number")
             //: Step in the history of the editor; %1 number of a token
             : Step::tr("Place number %1").arg(number);
}

QString wordForSea(StepName::Kind kind) {
  //: Step in the history of the editor
  if (kind == StepName::MovePirate) return Step::tr("Move pirate");
  //: Step in the history of the editor: a gift on an edge or a corner was laid, changed or taken away
  if (kind == StepName::ChangeGift) return Step::tr("Change gift");
  //: Step in the history of the editor: where first settlements may stand
  if (kind == StepName::ChangeStartLand) return Step::tr("Change start land");
  //: Step in the history of the editor: how many hexes of which kind lie under the fog
  return Step::tr("Change what lies under the fog");
}

QString wordWithoutPlace(const StepName& step) {
  switch (step.kind) {
    //: Step in the history of the editor: cells became sea
    case StepName::PaintSea: return Step::tr("Paint sea");
    case StepName::PaintTerrain: return wordForPainting(step.terrain);
    //: Step in the history of the editor
    case StepName::Erase: return Step::tr("Erase");
    case StepName::PlaceNumber: return wordForPlacing(step.number);
    //: Step in the history of the editor
    case StepName::PaintTerritory: return Step::tr("Paint territory");
    //: Step in the history of the editor
    case StepName::ChangeLine: return Step::tr("Change dividing line");
    //: Step in the history of the editor: hexes stay as they are until they are unlocked
    case StepName::Lock: return Step::tr("Lock");
    //: Step in the history of the editor: locked hexes can be changed again
    case StepName::Unlock: return Step::tr("Unlock");
    //: Step in the history of the editor
    case StepName::ChangeHarbor: return Step::tr("Change harbor");
    //: Step in the history of the editor
    case StepName::MoveHarbor: return Step::tr("Move harbor");
    //: Step in the history of the editor
    case StepName::MoveRobber: return Step::tr("Move robber");
    //: Step in the history of the editor
    case StepName::ChangeStarts: return Step::tr("Change start pieces");
    //: Step in the history of the editor
    case StepName::Cut: return Step::tr("Cut");
    //: Step in the history of the editor
    case StepName::Paste: return Step::tr("Paste");
    //: Step in the history of the editor: a stamp was set on the board
    case StepName::Stamp: return Step::tr("Set stamp");
    //: Step in the history of the editor
    case StepName::Move: return Step::tr("Move");
    //: Step in the history of the editor: two hexes changed places
    case StepName::SwapHexes: return Step::tr("Swap hexes");
    //: Step in the history of the editor: the numbers of two hexes changed places
    case StepName::SwapNumbers: return Step::tr("Swap numbers");
    //: Step in the history of the editor
    case StepName::Mirror: return Step::tr("Mirror");
    //: Step in the history of the editor
    case StepName::Rotate: return Step::tr("Rotate");
    //: Step in the history of the editor: names, author and the like
    case StepName::ChangeProperties: return Step::tr("Change properties");
    //: Step in the history of the editor: terrain, number, lock and the like of some hexes, in their window
    case StepName::ChangeHexes: return Step::tr("Change properties of hexes");
    //: Step in the history of the editor
    case StepName::RandomBoard: return Step::tr("Random board");
    //: Step in the history of the editor
    case StepName::FixOne: return Step::tr("Fix a problem");
    //: Step in the history of the editor
    case StepName::FixAll: return Step::tr("Fix all problems");
    //: Step in the history of the editor: number tokens were dealt to many hexes
    case StepName::DealNumbers: return Step::tr("Deal numbers");
    case StepName::MovePirate:
    case StepName::ChangeGift:
    case StepName::ChangeStartLand:
    case StepName::ChangeFog: return wordForSea(step.kind);
  }
  return {};
}

}  // namespace

QString wordFor(const StepName& step) {
  const QString what = wordWithoutPlace(step);
  if (!step.at) return what;
  //: Step in the history of the editor; %1 the step, such as "Place number 8", %2 and %3 the coordinates of its hex
  return Step::tr("%1 at %2,%3").arg(what, QString::number(step.at->q), QString::number(step.at->r));
}

}  // namespace tapu
