// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/select_tool.h"

#include <QRectF>
#include <utility>

#include "app/board/geometry.h"

namespace tapu {

void SelectTool::begin(QPointF at, Qt::KeyboardModifiers keys) {
  using Joining = EditorSelection::Joining;
  joining_ = keys & Qt::ShiftModifier     ? Joining::Add
             : keys & Qt::ControlModifier ? Joining::TakeAway
                                          : selection().choices().joining;
  from_ = at;
  const bool moves = joining_ == Joining::Replace && selection().selected().contains(hexAt(at));
  doing_ = moves ? Doing::Moving : Doing::Framing;
  before_ = selection().selected();
  moveTo(at);
}

void SelectTool::moveTo(QPointF at) {
  if (doing_ != Doing::Framing) return;
  selection().select(before_);
  selection().select(framed(at), joining_);
}

void SelectTool::end(QPointF at) {
  if (std::exchange(doing_, Doing::Nothing) == Doing::Moving) selection().move(wayTo(at));
}

void SelectTool::cancel() {
  doing_ = Doing::Nothing;
  selection().select({});
  EditorTool::cancel();
}

EditorSelection::Preview SelectTool::previewAt(QPointF at) const {
  if (doing_ != Doing::Moving) return EditorTool::previewAt(at);
  EditorSelection::Preview preview;
  for (Hex hex : selection().selected()) preview.hexes.insert(hex + wayTo(at));
  return preview;
}

std::set<Hex> SelectTool::framed(QPointF at) const {
  const QRectF frame = QRectF(from_, at).normalized().adjusted(-kR / 2, -kR / 2, kR / 2, kR / 2);
  std::set<Hex> hexes;
  for (const Cell& cell : board().cells)
    if (frame.contains(hexCenter(cell.at, board().orientation)) || cell.at == hexAt(at) || cell.at == hexAt(from_))
      hexes.insert(cell.at);
  return hexes;
}

Hex SelectTool::wayTo(QPointF at) const {
  const Hex from = hexAt(from_), to = hexAt(at);
  return {to.q - from.q, to.r - from.r};
}

}  // namespace tapu
