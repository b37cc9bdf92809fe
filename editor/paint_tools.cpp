// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint_tools.h"

#include <utility>

#include "editor/hex_areas.h"

namespace tapu {

// Paint

StepName PaintTool::step() const {
  const HexContent now = content();
  switch (now.part) {
    case HexContent::Part::Terrain: return now.terrain == Terrain::Sea ? StepName::PaintSea : StepName::PaintTerrain;
    case HexContent::Part::Nothing: return StepName::Erase;
    case HexContent::Part::Number: return {StepName::PlaceNumber, now.number};
    case HexContent::Part::Territory: return StepName::PaintTerritory;
    case HexContent::Part::Line: return StepName::ChangeLine;
  }
  return StepName::PaintTerrain;
}

BoardDocument::Edit PaintTool::painting(std::vector<Hex> hexes) const {
  return [hexes = std::move(hexes), content = content(), images = selection().images()](BoardFile& file) {
    for (const Isometry& image : images)
      for (Hex at : hexes) setContent(file.board, image.hex(at, file.board.orientation), content);
  };
}

EditorSelection::Preview PaintTool::imagesOf(const std::vector<Hex>& hexes) const {
  EditorSelection::Preview preview;
  for (const Isometry& image : selection().images())
    for (Hex at : hexes) preview.hexes.insert(image.hex(at, board().orientation));
  return preview;
}

std::vector<Hex> PaintTool::brushed(Hex from, Hex to) const {
  return strokeOf(from, to, selection().choices().brushSize);
}

// Brush

void BrushTool::begin(QPointF at, Qt::KeyboardModifiers keys) {
  const Hex here = hexAt(at);
  document().begin(step());
  paint(keys & Qt::ShiftModifier ? last_.value_or(here) : here, here);
}

void BrushTool::moveTo(QPointF at) {
  if (const Hex here = hexAt(at); last_ && here != *last_) paint(*last_, here);
}

void BrushTool::end(QPointF) { document().end(); }

EditorSelection::Preview BrushTool::previewAt(QPointF at) const { return imagesOf(brushed(hexAt(at), hexAt(at))); }

void BrushTool::paint(Hex from, Hex to) {
  last_ = to;
  document().paint(painting(brushed(from, to)));
}

// Line

void LineTool::begin(QPointF at, Qt::KeyboardModifiers) { from_ = hexAt(at); }

void LineTool::end(QPointF at) {
  document().change(step(), painting(hexesTo(hexAt(at))));
  from_.reset();
}

void LineTool::cancel() {
  from_.reset();
  PaintTool::cancel();
}

EditorSelection::Preview LineTool::previewAt(QPointF at) const { return imagesOf(hexesTo(hexAt(at))); }

std::vector<Hex> LineTool::hexesTo(Hex to) const { return brushed(from_.value_or(to), to); }

// Fill

void FillTool::begin(QPointF at, Qt::KeyboardModifiers) { document().change(step(), painting(hexesAround(at))); }

EditorSelection::Preview FillTool::previewAt(QPointF at) const { return imagesOf(hexesAround(at)); }

std::vector<Hex> FillTool::hexesAround(QPointF at) const { return alikeAround(board(), hexAt(at), content()); }

// Eyedropper

void EyedropperTool::begin(QPointF at, Qt::KeyboardModifiers) { selection().pick(hexAt(at)); }

}  // namespace tapu
