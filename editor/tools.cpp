// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools.h"

#include <QRectF>
#include <algorithm>
#include <utility>

#include "app/board/geometry.h"

namespace tapu {

namespace {

StepName stepOf(const Ink& ink) {
  switch (ink.part) {
    case Ink::Part::Terrain: return ink.terrain == Terrain::Sea ? StepName::PaintSea : StepName::PaintTerrain;
    case Ink::Part::Nothing: return StepName::Erase;
    case Ink::Part::Number: return {StepName::PlaceNumber, ink.number};
    case Ink::Part::Territory: return StepName::PaintTerritory;
    case Ink::Part::Line: return StepName::ChangeLine;
  }
  return StepName::PaintTerrain;
}

/// Lays ink on all images of some cells.
void layAll(Board& board, const std::vector<Hex>& cells, const Ink& ink, const std::vector<Isometry>& images) {
  for (const Isometry& image : images)
    for (Hex at : cells) lay(board, image.hex(at, board.orientation), ink);
}

class HexTool : public EditorTool {
 public:
  using EditorTool::EditorTool;

 protected:
  EditorSelection::Preview imagesOf(const std::vector<Hex>& cells) const {
    EditorSelection::Preview preview;
    for (const Isometry& image : easel().images())
      for (Hex at : cells) preview.hexes.insert(image.hex(at, board().orientation));
    return preview;
  }
};

class BrushTool : public HexTool {
 public:
  enum class Lays { Ink, Nothing };
  BrushTool(EditorSelection& easel, Lays lays) : HexTool(easel), lays_(lays) {}

 protected:
  void start(QPointF at, Qt::KeyboardModifiers keys) override {
    // Shift goes on from where the last stroke ended.
    const Hex here = under(at);
    const Hex from = keys & Qt::ShiftModifier && last_ ? *last_ : here;
    easel().document().begin(stepOf(ink()));
    dab(from, here);
  }
  void go(QPointF at) override {
    if (const Hex here = under(at); last_ && here != *last_) dab(*last_, here);
  }
  void finish(QPointF) override { easel().document().end(); }
  EditorSelection::Preview previewAt(QPointF at) const override { return imagesOf(disc(under(at), size() - 1)); }

 private:
  Ink ink() const { return lays_ == Lays::Ink ? easel().choices().ink : Ink::nothing(); }
  int size() const { return easel().choices().brush; }
  void dab(Hex from, Hex to) {
    std::set<Hex> cells;
    for (Hex step : straightLine(from, to))
      for (Hex at : disc(step, size() - 1)) cells.insert(at);
    last_ = to;
    easel().document().paint([&](BoardFile& file) {
      layAll(file.board, {cells.begin(), cells.end()}, ink(), easel().images());
    });
  }
  Lays lays_;
  std::optional<Hex> last_;
};

class LineTool : public HexTool {
 public:
  using HexTool::HexTool;

 protected:
  void start(QPointF at, Qt::KeyboardModifiers) override { from_ = under(at); }
  void finish(QPointF at) override {
    const std::vector<Hex> cells = cellsTo(under(at));
    from_.reset();
    easel().document().change(stepOf(easel().choices().ink), [&](BoardFile& file) {
      layAll(file.board, cells, easel().choices().ink, easel().images());
    });
  }
  EditorSelection::Preview previewAt(QPointF at) const override { return imagesOf(cellsTo(under(at))); }
  void cancel() override {
    from_.reset();
    EditorTool::cancel();
  }

 private:
  std::vector<Hex> cellsTo(Hex to) const {
    std::set<Hex> cells;
    for (Hex step : straightLine(from_.value_or(to), to))
      for (Hex at : disc(step, easel().choices().brush - 1)) cells.insert(at);
    return {cells.begin(), cells.end()};
  }
  std::optional<Hex> from_;
};

class FillTool : public HexTool {
 public:
  using HexTool::HexTool;

 protected:
  void start(QPointF at, Qt::KeyboardModifiers) override {
    const Ink& ink = easel().choices().ink;
    const std::vector<Hex> cells = alikeAround(board(), under(at), ink);
    easel().document().change(stepOf(ink), [&](BoardFile& file) { layAll(file.board, cells, ink, easel().images()); });
  }
  EditorSelection::Preview previewAt(QPointF at) const override {
    return imagesOf(alikeAround(board(), under(at), easel().choices().ink));
  }
};

class EyedropperTool : public HexTool {
 public:
  using HexTool::HexTool;

 protected:
  void start(QPointF at, Qt::KeyboardModifiers) override { easel().pick(under(at)); }
  EditorSelection::Preview previewAt(QPointF at) const override { return {{under(at)}, {}, {}}; }
};

class RobberTool : public HexTool {
 public:
  using HexTool::HexTool;

 protected:
  void start(QPointF at, Qt::KeyboardModifiers) override {
    easel().document().change(StepName::MoveRobber,
                              [here = under(at)](BoardFile& file) { toggleRobber(file.board, here); });
  }
  EditorSelection::Preview previewAt(QPointF at) const override { return {{under(at)}, {}, {}}; }
};

/// Press beside the selection draws a frame around cells, press on it moves it. Shift adds.
class SelectTool : public HexTool {
 public:
  using HexTool::HexTool;

 protected:
  void start(QPointF at, Qt::KeyboardModifiers keys) override {
    from_ = at;
    moves_ = easel().selection().contains(under(at)) && !(keys & Qt::ShiftModifier);
    kept_ = keys & Qt::ShiftModifier ? easel().selection() : std::set<Hex>();
    if (!moves_) go(at);
  }
  void go(QPointF at) override {
    if (moves_ || !from_) return;
    std::set<Hex> cells = kept_;
    const QRectF frame = QRectF(*from_, at).normalized().adjusted(-kR / 2, -kR / 2, kR / 2, kR / 2);
    for (const Cell& cell : board().cells)
      if (frame.contains(hexCenter(cell.at, board().orientation)) || cell.at == under(at) || cell.at == under(*from_))
        cells.insert(cell.at);
    easel().select(std::move(cells));
  }
  void finish(QPointF at) override {
    if (moves_ && from_) easel().move(way(at));
    from_.reset();
    moves_ = false;
  }
  void cancel() override {
    from_.reset();
    moves_ = false;
    easel().select({});
    EditorTool::cancel();
  }
  EditorSelection::Preview previewAt(QPointF at) const override {
    if (!moves_ || !from_) return {{under(at)}, {}, {}};
    EditorSelection::Preview preview;
    for (Hex cell : easel().selection()) preview.hexes.insert(cell + way(at));
    return preview;
  }

 private:
  Hex way(QPointF at) const {
    const Hex a = under(*from_), b = under(at);
    return {b.q - a.q, b.r - a.r};
  }
  std::optional<QPointF> from_;
  std::set<Hex> kept_;
  bool moves_ = false;
};

/// One click on a side of a hex. Images go to the same place only once.
class SideTool : public EditorTool {
 public:
  using EditorTool::EditorTool;
  Aim aim() const override { return Aim::Side; }

 protected:
  Border at(QPointF position) const {
    const Hex hex = under(position);
    return {hex, nearestSide(hex, position, board().orientation)};
  }
  std::vector<Border> imagesOf(Border border) const {
    std::vector<Border> result;
    const Orientation o = board().orientation;
    for (const Isometry& image : easel().images()) {
      const Border each{image.hex(border.hex, o), image.side(border.side, o)};
      const Border other{neighbor(each.hex, each.side, o), (each.side + 3) % kSides};
      const auto isThere = [&](const Border& seen) { return seen == each || seen == other; };
      if (std::none_of(result.begin(), result.end(), isThere)) result.push_back(each);
    }
    return result;
  }
  EditorSelection::Preview previewAt(QPointF position) const override { return {{}, imagesOf(at(position)), {}}; }
};

class HarborTool : public SideTool {
 public:
  using SideTool::SideTool;

 protected:
  void start(QPointF position, Qt::KeyboardModifiers) override {
    const Resource trades = easel().choices().harbor;
    easel().document().change(StepName::ChangeHarbor, [&](BoardFile& file) {
      for (const Border& each : imagesOf(at(position))) toggleHarbor(file.board, each.hex, each.side, trades);
    });
  }
};

/// Each image belongs to the next owner.
class RouteTool : public SideTool {
 public:
  RouteTool(EditorSelection& easel, bool (*toggle)(Board&, Owner, Hex, int)) : SideTool(easel), toggle_(toggle) {}

 protected:
  void start(QPointF position, Qt::KeyboardModifiers) override {
    easel().document().change(StepName::ChangeStarts, [&](BoardFile& file) {
      int image = 0;
      for (const Border& each : imagesOf(at(position)))
        toggle_(file.board, easel().choices().owner.after(image++), each.hex, each.side);
    });
  }

 private:
  bool (*toggle_)(Board&, Owner, Hex, int);
};

/// Shift: this settlement gives the start cards.
class SettlementTool : public EditorTool {
 public:
  using EditorTool::EditorTool;
  Aim aim() const override { return Aim::Corner; }

 protected:
  using Corner = std::pair<Hex, int>;
  void start(QPointF position, Qt::KeyboardModifiers keys) override {
    easel().document().change(StepName::ChangeStarts, [&](BoardFile& file) {
      int image = 0;
      for (const auto& [hex, corner] : imagesAt(position)) {
        if (keys & Qt::ShiftModifier)
          giveCards(file.board, hex, corner);
        else
          toggleSettlement(file.board, easel().choices().owner.after(image++), hex, corner);
      }
    });
  }
  EditorSelection::Preview previewAt(QPointF position) const override { return {{}, {}, imagesAt(position)}; }

 private:
  std::vector<Corner> imagesAt(QPointF position) const {
    const Orientation o = board().orientation;
    const Hex hex = under(position);
    const int corner = nearestCorner(hex, position, o);
    std::vector<Corner> result;
    for (const Isometry& image : easel().images()) {
      const Corner each{image.hex(hex, o), image.corner(corner, o)};
      const auto isThere = [&](const Corner& seen) {
        return cornerPoint(seen.first, seen.second, o) == cornerPoint(each.first, each.second, o);
      };
      if (std::none_of(result.begin(), result.end(), isThere)) result.push_back(each);
    }
    return result;
  }
};

}  // namespace

Hex EditorTool::under(QPointF at) const { return hexUnder(at, board().orientation); }

bool EditorTool::press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
  if (button == Qt::RightButton) {
    works_ ? cancel() : easel_.pick(under(at));
    return true;
  }
  if (button != Qt::LeftButton) return false;
  works_ = true;
  start(at, keys);
  if (works_) hover(at);  // another tool may have taken over: the eyedropper hands on to the brush
  return true;
}

void EditorTool::drag(QPointF at) {
  if (works_) go(at);
  hover(at);
}

void EditorTool::release(QPointF at) {
  if (std::exchange(works_, false)) finish(at);
  hover(at);
}

void EditorTool::hover(QPointF at) {
  easel_.show(previewAt(at));
  Q_EMIT easel_.pointedAt(under(at));
}

void EditorTool::leave() { easel_.show({}); }

void EditorTool::cancel() {
  works_ = false;
  easel_.document().cancel();
  easel_.show({});
}

std::unique_ptr<EditorTool> makeTool(ToolKind kind, EditorSelection& easel) {
  switch (kind) {
    case ToolKind::Select: return std::make_unique<SelectTool>(easel);
    case ToolKind::Brush: return std::make_unique<BrushTool>(easel, BrushTool::Lays::Ink);
    case ToolKind::Line: return std::make_unique<LineTool>(easel);
    case ToolKind::Fill: return std::make_unique<FillTool>(easel);
    case ToolKind::Eraser: return std::make_unique<BrushTool>(easel, BrushTool::Lays::Nothing);
    case ToolKind::Eyedropper: return std::make_unique<EyedropperTool>(easel);
    case ToolKind::Harbor: return std::make_unique<HarborTool>(easel);
    case ToolKind::Robber: return std::make_unique<RobberTool>(easel);
    case ToolKind::Settlement: return std::make_unique<SettlementTool>(easel);
    case ToolKind::Road: return std::make_unique<RouteTool>(easel, toggleRoad);
    case ToolKind::Ship: return std::make_unique<RouteTool>(easel, toggleShip);
  }
  return nullptr;
}

}  // namespace tapu
