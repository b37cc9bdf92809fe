// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_selection.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <algorithm>
#include <cmath>
#include <deque>

#include "engine/board/places.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

const QString kClipType = u"application/x-tapu-board"_s;

bool alike(const Board& board, Hex a, Hex b, Ink::Part part) {
  const Cell* one = cellAt(board, a);
  const Cell* two = cellAt(board, b);
  if (!one || !two) return one == two;
  switch (part) {
    case Ink::Part::Terrain:
    case Ink::Part::Nothing: return one->terrain == two->terrain;
    case Ink::Part::Number: return one->terrain == two->terrain && one->number == two->number;
    case Ink::Part::Territory: return one->territory == two->territory;
    case Ink::Part::Line: return one->cutByLine == two->cutByLine;
  }
  return false;
}

}  // namespace

bool lay(Board& board, Hex at, const Ink& ink) {
  switch (ink.part) {
    case Ink::Part::Terrain: return setTerrain(board, at, ink.terrain);
    case Ink::Part::Nothing: return removeCell(board, at);
    case Ink::Part::Number: return setNumber(board, at, ink.number);
    case Ink::Part::Territory: return setTerritory(board, at, ink.territory);
    case Ink::Part::Line: return setCut(board, at, ink.cut);
  }
  return false;
}

std::vector<Hex> disc(Hex middle, int steps) {
  std::vector<Hex> cells;
  for (int q = -steps; q <= steps; ++q)
    for (int r = std::max(-steps, -q - steps); r <= std::min(steps, steps - q); ++r)
      cells.push_back(middle + Hex{q, r});
  return cells;
}

std::vector<Hex> straightLine(Hex from, Hex to) {
  const int steps = distance(from, to);
  std::vector<Hex> cells{from};
  for (int i = 1; i <= steps; ++i) {
    // A hair aside, so that a line along a border does not jump from side to side of it.
    const double part = static_cast<double>(i) / steps;
    const double q = from.q + (to.q - from.q) * part + 1e-6, r = from.r + (to.r - from.r) * part + 2e-6, s = -q - r;
    double roundQ = std::round(q), roundR = std::round(r);
    const double offQ = std::abs(roundQ - q), offR = std::abs(roundR - r), offS = std::abs(std::round(s) - s);
    if (offQ > offR && offQ > offS)
      roundQ = -roundR - std::round(s);
    else if (offR > offS)
      roundR = -roundQ - std::round(s);
    cells.push_back({static_cast<int>(roundQ), static_cast<int>(roundR)});
  }
  return cells;
}

std::vector<Hex> alikeAround(const Board& board, Hex at, const Ink& ink) {
  std::set<Hex> seen{at};
  std::deque<Hex> open{at};
  const bool isOutside = !cellAt(board, at);
  std::vector<Hex> cells;
  GridPlace least = gridPlace(at, board.orientation), most = least;
  for (const Cell& cell : board.cells) {
    const GridPlace place = gridPlace(cell.at, board.orientation);
    least = {std::min(least.column, place.column), std::min(least.row, place.row)};
    most = {std::max(most.column, place.column), std::max(most.row, place.row)};
  }
  const auto isInFrame = [&](Hex hex) {
    const GridPlace place = gridPlace(hex, board.orientation);
    return place.column >= least.column && place.column <= most.column && place.row >= least.row &&
           place.row <= most.row;
  };
  for (; !open.empty(); open.pop_front()) {
    cells.push_back(open.front());
    for (int side = 0; side < kSides; ++side) {
      const Hex next = neighbor(open.front(), side, board.orientation);
      if ((isOutside && !isInFrame(next)) || !alike(board, at, next, ink.part)) continue;
      if (seen.insert(next).second) open.push_back(next);
    }
  }
  return cells;
}

// Clips

Board clipOf(const Board& board, const std::set<Hex>& cells) {
  Board clip = board;
  const auto isOut = [&](const auto& piece) { return !cells.contains(piece.hex); };
  std::erase_if(clip.cells, [&](const Cell& cell) { return !cells.contains(cell.at); });
  std::erase_if(clip.harbors, isOut);
  std::erase_if(clip.moreRobbers, [&](Hex hex) { return !cells.contains(hex); });
  if (clip.robber && !cells.contains(*clip.robber)) clip.robber.reset();
  for (SeatStart& start : clip.starts)
    std::erase_if(start.settlements, isOut), std::erase_if(start.roads, isOut), std::erase_if(start.ships, isOut);
  const auto isRouteOut = [&](const auto& route) { return route && isOut(*route); };
  for (HalfStart& half : clip.halves) {
    std::erase_if(half.settlements, isOut);
    if (isRouteOut(half.road)) half.road.reset();
    if (isRouteOut(half.ship)) half.ship.reset();
  }
  tidyHalves(clip);
  clip.chainOffset.reset();
  return clip;
}

void removeAll(Board& board, const std::set<Hex>& cells) {
  for (Hex at : cells) removeCell(board, at);
  const auto isIn = [&](const auto& piece) { return cells.contains(piece.hex); };
  for (SeatStart& start : board.starts)
    std::erase_if(start.settlements, isIn), std::erase_if(start.roads, isIn), std::erase_if(start.ships, isIn);
  for (HalfStart& half : board.halves) {
    std::erase_if(half.settlements, isIn);
    if (half.road && isIn(*half.road)) half.road.reset();
    if (half.ship && isIn(*half.ship)) half.ship.reset();
  }
  tidyHalves(board);
  while (!board.starts.empty() && board.starts.back() == SeatStart{}) board.starts.pop_back();
}

void paste(Board& board, const Board& clip) {
  for (const Cell& cell : clip.cells) {
    removeCell(board, cell.at);
    setTerrain(board, cell.at, cell.terrain);
    if (Cell* here = cellAt(board, cell.at)) *here = cell;
  }
  for (const Harbor& harbor : clip.harbors)
    if (removeHarbor(board, harbor.hex, harbor.side); isLand(board, harbor.hex)) board.harbors.push_back(harbor);
  std::vector<Hex> robbers = clip.moreRobbers;
  if (clip.robber) robbers.insert(robbers.begin(), *clip.robber);
  for (Hex at : robbers)
    if (board.robber != at && isLand(board, at)) toggleRobber(board, at);
  if (!clip.halves.empty()) board.halves.resize(2);
  for (std::size_t i = 0; i < clip.halves.size(); ++i) {
    HalfStart& half = board.halves[i];
    half.settlements.insert(half.settlements.end(), clip.halves[i].settlements.begin(),
                            clip.halves[i].settlements.end());
    if (clip.halves[i].road) half.road = clip.halves[i].road;
    if (clip.halves[i].ship) half.ship = clip.halves[i].ship;
  }
  tidyHalves(board);
  for (std::size_t seat = 0; seat < clip.starts.size(); ++seat) {
    if (board.starts.size() <= seat) board.starts.resize(seat + 1);
    const auto add = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    add(board.starts[seat].settlements, clip.starts[seat].settlements);
    add(board.starts[seat].roads, clip.starts[seat].roads);
    add(board.starts[seat].ships, clip.starts[seat].ships);
  }
  while (!board.starts.empty() && board.starts.back() == SeatStart{}) board.starts.pop_back();
  namePlaces(board);
}

// EditorSelection

EditorSelection::EditorSelection(BoardDocument& document, QObject* parent) : QObject(parent), document_(document) {
  connect(&document, &BoardDocument::replaced, this, [this] {
    Choices choices = choices_;
    choices.middle = middleOf(board());
    choices.owner = board().halves.empty() ? Owner() : Owner::of(Territory::Sun);
    select({});
    show({});
    choose(choices);
  });
}

void EditorSelection::choose(const Choices& choices) {
  if (choices_ == choices) return;
  choices_ = choices;
  Q_EMIT chosen();
}

std::vector<Isometry> EditorSelection::images() const {
  return isometriesOf(choices_.symmetry, choices_.middle, board().orientation);
}

void EditorSelection::show(Preview preview) {
  if (preview_ == preview) return;
  preview_ = std::move(preview);
  Q_EMIT previewChanged();
}

void EditorSelection::select(std::set<Hex> cells) {
  if (selection_ == cells) return;
  selection_ = std::move(cells);
  Q_EMIT previewChanged();
}

void EditorSelection::pick(Hex at) {
  Choices choices = choices_;
  const Cell* cell = cellAt(board(), at);
  choices.ink = cell ? Ink::of(cell->terrain) : Ink::nothing();
  choose(choices);
  Q_EMIT picked();
}

void EditorSelection::copy() {
  if (selection_.empty()) return;
  BoardFile clip;
  clip.board = clipOf(board(), selection_);
  if (clip.board.cells.empty()) return;
  auto* data = new QMimeData;
  data->setData(kClipType, writeBoard(clip));
  QGuiApplication::clipboard()->setMimeData(data);
}

void EditorSelection::cut() {
  copy();
  if (selection_.empty()) return;
  document_.change(StepName::Cut, [cells = selection_](BoardFile& file) { removeAll(file.board, cells); });
}

bool EditorSelection::canPaste() const {
  const QMimeData* data = QGuiApplication::clipboard()->mimeData();
  return data && data->hasFormat(kClipType);
}

void EditorSelection::pasteAt(Hex middle) {
  if (!canPaste()) return;
  Complaint complaint;
  const auto clip = readBoard(QGuiApplication::clipboard()->mimeData()->data(kClipType), complaint, Accept::Unfinished);
  if (!clip || clip->board.orientation != board().orientation) return;
  const Hex from = middleOf(clip->board);
  const Board moved = imageOf(clip->board, {Mirrored::No, 0, {middle.q - from.q, middle.r - from.r}});
  std::set<Hex> cells;
  for (const Cell& cell : moved.cells) cells.insert(cell.at);
  document_.change(StepName::Paste, [&moved](BoardFile& file) { paste(file.board, moved); });
  select(std::move(cells));
}

void EditorSelection::erase() {
  document_.change(StepName::Erase, [cells = selection_](BoardFile& file) { removeAll(file.board, cells); });
  select({});
}

void EditorSelection::move(Hex by) {
  if (selection_.empty() || by == Hex{}) return;
  const Board clip = imageOf(clipOf(board(), selection_), {Mirrored::No, 0, by});
  std::set<Hex> cells;
  for (Hex at : selection_) cells.insert(at + by);
  document_.change(StepName::Move, [&](BoardFile& file) {
    removeAll(file.board, selection_);
    paste(file.board, clip);
  });
  select(std::move(cells));
}

void EditorSelection::transform(Mirrored mirrored, int turns) {
  const StepName name = mirrored == Mirrored::Yes ? StepName::Mirror : StepName::Rotate;
  const Orientation orientation = board().orientation;
  if (selection_.empty()) {
    const Isometry motion = about(middleOf(board()), mirrored, turns, orientation);
    document_.change(name, [&](BoardFile& file) {
      file.board = imageOf(file.board, motion);
      std::map<Hex, QCborMap> unknown;
      for (const auto& [at, keys] : file.unknownOfHexes) unknown.emplace(motion.hex(at, orientation), keys);
      file.unknownOfHexes = std::move(unknown);
    });
    return;
  }
  const Board clip = clipOf(board(), selection_);
  const Isometry motion = about(middleOf(clip), mirrored, turns, orientation);
  std::set<Hex> cells;
  for (Hex at : selection_) cells.insert(motion.hex(at, orientation));
  document_.change(name, [&](BoardFile& file) {
    removeAll(file.board, selection_);
    paste(file.board, imageOf(clip, motion));
  });
  select(std::move(cells));
}

}  // namespace tapu
