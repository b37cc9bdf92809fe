// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_selection.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include "editor/clip.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

const QString kClipType = u"application/x-tapu-board"_s;

}  // namespace

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
  if (selected_ == cells) return;
  selected_ = std::move(cells);
  Q_EMIT previewChanged();
}

void EditorSelection::pick(Hex at) {
  Choices choices = choices_;
  const Cell* cell = cellAt(board(), at);
  choices.content = cell ? HexContent::of(cell->terrain) : HexContent::nothing();
  choose(choices);
  Q_EMIT picked();
}

void EditorSelection::copy() {
  if (selected_.empty()) return;
  BoardFile clip;
  clip.board = clipOf(board(), selected_);
  if (clip.board.cells.empty()) return;
  auto* data = new QMimeData;
  data->setData(kClipType, writeBoard(clip));
  QGuiApplication::clipboard()->setMimeData(data);
}

void EditorSelection::cut() {
  copy();
  if (selected_.empty()) return;
  document_.change(StepName::Cut, [cells = selected_](BoardFile& file) { removeAll(file.board, cells); });
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
  document_.change(StepName::Erase, [cells = selected_](BoardFile& file) { removeAll(file.board, cells); });
  select({});
}

void EditorSelection::move(Hex by) {
  if (selected_.empty() || by == Hex{}) return;
  const Board clip = imageOf(clipOf(board(), selected_), {Mirrored::No, 0, by});
  std::set<Hex> cells;
  for (Hex at : selected_) cells.insert(at + by);
  document_.change(StepName::Move, [&](BoardFile& file) {
    removeAll(file.board, selected_);
    paste(file.board, clip);
  });
  select(std::move(cells));
}

void EditorSelection::transform(Mirrored mirrored, int turns) {
  const StepName name = mirrored == Mirrored::Yes ? StepName::Mirror : StepName::Rotate;
  const Orientation orientation = board().orientation;
  if (selected_.empty()) {
    const Isometry motion = about(middleOf(board()), mirrored, turns, orientation);
    document_.change(name, [&](BoardFile& file) {
      file.board = imageOf(file.board, motion);
      std::map<Hex, QCborMap> unknown;
      for (const auto& [at, keys] : file.unknownOfHexes) unknown.emplace(motion.hex(at, orientation), keys);
      file.unknownOfHexes = std::move(unknown);
    });
    return;
  }
  const Board clip = clipOf(board(), selected_);
  const Isometry motion = about(middleOf(clip), mirrored, turns, orientation);
  std::set<Hex> cells;
  for (Hex at : selected_) cells.insert(motion.hex(at, orientation));
  document_.change(name, [&](BoardFile& file) {
    removeAll(file.board, selected_);
    paste(file.board, imageOf(clip, motion));
  });
  select(std::move(cells));
}

}  // namespace tapu

#include "moc_editor_selection.cpp"
