// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint_tools.h"

#include <algorithm>
#include <utility>

#include "editor/hex_areas.h"

namespace tapu {

// Paint

StepName PaintTool::step(Hex here) const {
  const HexContent now = content();
  const auto named = [&now]() -> StepName {
    switch (now.part) {
      case HexContent::Part::Terrain:
        if (now.terrain == Terrain::Sea) return StepName::PaintSea;
        return StepName(StepName::PaintTerrain).of(now.terrain);
      case HexContent::Part::Mix: return StepName::PaintTerrain;
      case HexContent::Part::Nothing: return StepName::Erase;
      case HexContent::Part::Number: return {StepName::PlaceNumber, now.number};
      case HexContent::Part::Territory: return StepName::PaintTerritory;
      case HexContent::Part::Line: return StepName::ChangeLine;
      case HexContent::Part::StartLand: return StepName::ChangeStartLand;
    }
    return StepName::PaintTerrain;
  };
  return named().here(here);
}

BoardDocument::Edit PaintTool::painting(std::vector<Hex> hexes) const {
  return [hexes = std::move(hexes), content = content(), images = selection().images(), seed = seed_,
          mix = selection().choices().mix](BoardFile& file) {
    for (const Isometry& image : images) {
      for (Hex at : hexes) {
        const Hex there = image.hex(at, file.board.orientation);
        if (file.locked.contains(there)) continue;
        const bool isMixed = content.part == HexContent::Part::Mix;
        setContent(file.board, there, isMixed ? HexContent::of(mix.at(seed, at)) : content);
      }
    }
  };
}

void PaintTool::tellWhyNot(const std::vector<Hex>& hexes) const {
  using Refusal = EditorSelection::Refusal;
  const HexContent now = content();
  const auto all = [&](auto isSo) { return !hexes.empty() && std::ranges::all_of(hexes, isSo); };
  const auto yieldsNothing = [&](Hex at) {
    const Cell* cell = cellAt(board(), at);
    return !cell || !takesNumber(cell->terrain);
  };
  const auto hasNoRoom = [&](Hex at) { return !cellAt(board(), at) && !hasRoomAt(board(), at); };
  const bool paints = now.part == HexContent::Part::Terrain || now.part == HexContent::Part::Mix;
  if (all([&](Hex at) { return selection().isLocked(at); })) return selection().refuse(Refusal::Locked);
  if (now.part == HexContent::Part::Number && now.number > 0 && all(yieldsNothing))
    return selection().refuse(Refusal::NothingGrows);
  if (now.part == HexContent::Part::StartLand && all([&](Hex at) { return !isLand(board(), at); }))
    return selection().refuse(Refusal::NotLand);
  if (paints && all(hasNoRoom)) selection().refuse(Refusal::NoRoom);
}

EditorSelection::Preview PaintTool::imagesOf(const std::vector<Hex>& hexes) const {
  EditorSelection::Preview preview;
  for (const Isometry& image : selection().images()) {
    for (Hex at : hexes) preview.hexes.insert(image.hex(at, board().orientation));
  }
  return preview;
}

std::vector<Hex> PaintTool::brushed(Hex from, Hex to) const {
  return strokeOf(from, to, selection().choices().brushSize);
}

// Brush

void BrushTool::begin(QPointF at, Qt::KeyboardModifiers keys) {
  const Hex here = hexAt(at);
  const Cell* cell = cellAt(board(), here);
  dragged_.reset();
  if ((keys & Qt::ControlModifier) && content().part == HexContent::Part::Number && cell && cell->number != 0) {
    dragged_ = here;
    return;
  }
  beginMix();
  document().begin(step(here));
  first_ = brushed(here, here);
  paint(keys & Qt::ShiftModifier ? last_.value_or(here) : here, here);
}

void BrushTool::moveTo(QPointF at) {
  if (dragged_) return;
  if (const Hex here = hexAt(at); last_ && here != *last_) paint(*last_, here);
}

void BrushTool::end(QPointF at) {
  if (const auto from = std::exchange(dragged_, std::nullopt)) return swapNumbers(selection(), *from, hexAt(at));
  if (document().isPainting() && !document().end()) tellWhyNot(first_);
}

void BrushTool::cancel() {
  dragged_.reset();
  PaintTool::cancel();
}

EditorSelection::Preview BrushTool::previewAt(QPointF at) const {
  return imagesOf(dragged_ ? std::vector{*dragged_, hexAt(at)} : brushed(hexAt(at), hexAt(at)));
}

void BrushTool::paint(Hex from, Hex to) {
  last_ = to;
  document().paint(painting(brushed(from, to)));
}

// Lock

void LockTool::begin(QPointF at, Qt::KeyboardModifiers keys) {
  using Locking = EditorSelection::Locking;
  locking_ = selection().isLocked(hexAt(at)) ? Locking::Unlock : Locking::Lock;
  BrushTool::begin(at, keys);
}

StepName LockTool::step(Hex here) const {
  const bool locks = locking_ == EditorSelection::Locking::Lock;
  return StepName(locks ? StepName::Lock : StepName::Unlock).here(here);
}

BoardDocument::Edit LockTool::painting(std::vector<Hex> hexes) const {
  return [hexes = std::move(hexes), images = selection().images(), locking = locking_](BoardFile& file) {
    for (const Isometry& image : images) {
      for (Hex at : hexes) {
        const Hex there = image.hex(at, file.board.orientation);
        if (locking == EditorSelection::Locking::Unlock)
          file.locked.erase(there);
        else if (cellAt(file.board, there))
          file.locked.insert(there);
      }
    }
  };
}

// Line

void LineTool::begin(QPointF at, Qt::KeyboardModifiers) {
  beginMix();
  from_ = hexAt(at);
}

void LineTool::end(QPointF at) {
  const std::vector<Hex> hexes = hexesTo(hexAt(at));
  if (!document().change(step(from_.value_or(hexAt(at))), painting(hexes))) tellWhyNot(hexes);
  from_.reset();
}

void LineTool::cancel() {
  from_.reset();
  PaintTool::cancel();
}

EditorSelection::Preview LineTool::previewAt(QPointF at) const { return imagesOf(hexesTo(hexAt(at))); }

std::vector<Hex> LineTool::hexesTo(Hex to) const { return brushed(from_.value_or(to), to); }

// Fill

void FillTool::begin(QPointF at, Qt::KeyboardModifiers) {
  beginMix();
  const std::vector<Hex> hexes = hexesAround(at);
  if (!document().change(step(hexAt(at)), painting(hexes))) tellWhyNot(hexes);
}

EditorSelection::Preview FillTool::previewAt(QPointF at) const { return imagesOf(hexesAround(at)); }

std::vector<Hex> FillTool::hexesAround(QPointF at) const { return alikeAround(board(), hexAt(at), content()); }

// Eyedropper

void EyedropperTool::begin(QPointF at, Qt::KeyboardModifiers) { selection().pick(hexAt(at)); }

}  // namespace tapu
