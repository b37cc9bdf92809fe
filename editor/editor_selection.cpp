// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_selection.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <algorithm>
#include <set>
#include <utility>

#include "editor/clip.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

const QString kClipType = u"application/x-tapu-board"_s;

}  // namespace

EditorSelection::EditorSelection(BoardDocument& document, std::function<quint32()> newSeed, QObject* parent)
    : QObject(parent), document_(document), newSeed_(std::move(newSeed)) {
  connect(&document, &BoardDocument::replaced, this, [this] {
    Choices choices = choices_;
    choices.middle = middleOf(board());
    choices.owner = board().halves.empty() ? Owner() : Owner::of(Territory::Sun);
    select({});
    show({});
    choose(choices);
  });
  connect(&document, &BoardDocument::changed, this, [this] {
    // The board has other tops now: what floats over it goes on with those.
    if (stamp_ && stamp_->board.orientation != board().orientation) takeStamp(Stamp(*stamp_));
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

void EditorSelection::select(const std::set<Hex>& hexes, Joining joining) {
  if (joining == Joining::Replace) return select(hexes);
  std::set<Hex> joined = selected_;
  if (joining == Joining::Add)
    joined.insert(hexes.begin(), hexes.end());
  else
    for (Hex at : hexes) joined.erase(at);
  select(std::move(joined));
}

void EditorSelection::invert() {
  select(hexesWhere([this](const Cell& cell) { return !selected_.contains(cell.at); }));
}

std::set<Hex> EditorSelection::hexesWhere(const std::function<bool(const Cell&)>& isSo) const {
  std::set<Hex> hexes;
  for (const Cell& cell : board().cells)
    if (isSo(cell)) hexes.insert(cell.at);
  return hexes;
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
  const std::set<Hex> cells = unlocked(selected_);
  document_.change(StepName::Cut, [&cells](BoardFile& file) { removeAll(file.board, cells); });
}

bool EditorSelection::canPaste() const {
  const QMimeData* data = QGuiApplication::clipboard()->mimeData();
  return data && data->hasFormat(kClipType);
}

bool EditorSelection::takeClipboard() {
  const QMimeData* data = QGuiApplication::clipboard()->mimeData();
  if (!data || !data->hasFormat(kClipType)) {
    refuse(Refusal::NothingCopied);
    return false;
  }
  Complaint complaint;
  const auto clip = readBoard(data->data(kClipType), complaint, Accept::Unfinished);
  if (!clip || clip->board.cells.empty()) {
    refuse(Refusal::BentClip);
    return false;
  }
  return takeStamp(Stamp::of(clip->board, Stamp::Use::Once));
}

void EditorSelection::erase() {
  const std::set<Hex> cells = unlocked(selected_);
  document_.change(StepName::Erase, [&cells](BoardFile& file) { removeAll(file.board, cells); });
  select({});
}

void EditorSelection::move(Hex by) {
  const std::set<Hex> from = unlocked(selected_);
  if (from.empty() || by == Hex{}) return;
  const Isometry motion{Mirrored::No, 0, by};
  document_.change(StepName::Move, [&](BoardFile& file) { moveHexes(file, from, motion); });
  std::set<Hex> cells;
  for (Hex at : from) cells.insert(at + by);
  select(std::move(cells));
}

namespace {

/// The whole board moved, with the entries of its hexes.
void moveWhole(BoardFile& file, const Isometry& motion) {
  file.board = imageOf(file.board, motion);
  moveKeysOfHexes(file, motion, file.board.orientation);
}

}  // namespace

void EditorSelection::transform(Mirrored mirrored, int turns) {
  const StepName name = mirrored == Mirrored::Yes ? StepName::Mirror : StepName::Rotate;
  const Orientation orientation = board().orientation;
  if (selected_.empty()) {
    const Isometry motion = about(middleOf(board()), mirrored, turns, orientation);
    document_.change(name, [&](BoardFile& file) { moveWhole(file, motion); });
    return;
  }
  const std::set<Hex> from = unlocked(selected_);
  if (from.empty()) return;
  const Isometry motion = about(middleOf(clipOf(board(), from)), mirrored, turns, orientation);
  std::set<Hex> cells;
  for (Hex at : from) cells.insert(motion.hex(at, orientation));
  document_.change(name, [&](BoardFile& file) { moveHexes(file, from, motion); });
  select(std::move(cells));
}

// Locks

/// Those of the hexes that are not locked. Says so if none is left.
std::set<Hex> EditorSelection::unlocked(const std::set<Hex>& hexes) {
  std::set<Hex> left;
  for (Hex at : hexes)
    if (!isLocked(at)) left.insert(at);
  if (left.empty() && !hexes.empty()) refuse(Refusal::Locked);
  return left;
}

void EditorSelection::lock(Locking locking) {
  const std::set<Hex> cells =
      hexesWhere([this](const Cell& cell) { return selected_.empty() || selected_.contains(cell.at); });
  document_.change(locking == Locking::Lock ? StepName::Lock : StepName::Unlock, [&](BoardFile& file) {
    for (Hex at : cells) locking == Locking::Lock ? void(file.locked.insert(at)) : void(file.locked.erase(at));
  });
}

// Stamps

bool EditorSelection::takeStamp(Stamp stamp) {
  if (stamp.board.cells.empty()) return false;
  stamp_ = std::move(stamp);
  if (stamp_->board.orientation != board().orientation) stamp_->board = inOtherOrientation(stamp_->board);
  Q_EMIT stampChanged();
  return true;
}

void EditorSelection::dropStamp() {
  if (!stamp_) return;
  stamp_.reset();
  Q_EMIT stampChanged();
}

void EditorSelection::turnStamp(Mirrored mirrored, int turns) {
  if (!stamp_) return;
  stamp_ = stamp_->turned(mirrored, turns);
  Q_EMIT stampChanged();
}

void EditorSelection::setStamp(Hex middle) {
  if (!stamp_) return refuse(Refusal::NoStamp);
  const Board clip = stamp_->at(middle);
  std::set<Hex> covered;
  const bool isOnce = stamp_->use == Stamp::Use::Once;
  const StepName step = StepName(isOnce ? StepName::Paste : StepName::Stamp).here(middle);
  const bool isSet = document_.change(step, [&](BoardFile& file) {
    // The last image first, so that the stamp itself lies on top where they overlap.
    std::vector<Isometry> all = images();
    for (auto image = all.rbegin(); image != all.rend(); ++image) paste(file.board, imageOf(clip, *image), file.locked);
  });
  for (Hex at : hexesOf(clip))
    if (cellAt(board(), at)) covered.insert(at);
  if (!isSet && covered.empty()) return refuse(Refusal::NoRoom);
  if (!isOnce) return;
  select(std::move(covered));
  dropStamp();
}

namespace {

bool yields(const Cell* cell) { return cell && takesNumber(cell->terrain); }

}  // namespace

void swapNumbers(EditorSelection& selection, Hex from, Hex to) {
  using enum EditorSelection::Refusal;
  if (from == to) return;
  if (!yields(cellAt(selection.board(), from)) || !yields(cellAt(selection.board(), to)))
    return selection.refuse(NothingGrows);
  if (selection.isLocked(from) || selection.isLocked(to)) return selection.refuse(Locked);
  const Orientation o = selection.board().orientation;
  selection.document().change(StepName(StepName::SwapNumbers).here(to), [&](BoardFile& file) {
    std::set<std::pair<Hex, Hex>> done;  // an image may be the same two hexes
    for (const Isometry& image : selection.images()) {
      const Hex a = image.hex(from, o), b = image.hex(to, o);
      const Cell *one = cellAt(file.board, a), *two = cellAt(file.board, b);
      const bool isFree = yields(one) && yields(two) && !file.locked.contains(a) && !file.locked.contains(b);
      if (!isFree || !done.emplace(std::min(a, b), std::max(a, b)).second) continue;
      const int number = one->number;
      setNumber(file.board, a, two->number);
      setNumber(file.board, b, number);
    }
  });
}

void swapSelected(EditorSelection& selection, Swapping what) {
  using enum EditorSelection::Refusal;
  const std::set<Hex>& both = selection.selected();
  const Cell* one = both.size() == 2 ? cellAt(selection.board(), *both.begin()) : nullptr;
  const Cell* two = one ? cellAt(selection.board(), *both.rbegin()) : nullptr;
  if (!two) return selection.refuse(NotTwo);
  if (selection.isLocked(one->at) || selection.isLocked(two->at)) return selection.refuse(Locked);
  const bool areHexes = what == Swapping::Hexes;
  if (areHexes && (!isLand(*one) || !isLand(*two))) return selection.refuse(NotWithSea);
  if (!areHexes && (!yields(one) || !yields(two))) return selection.refuse(NothingGrows);
  const StepName step = areHexes ? StepName::SwapHexes : StepName::SwapNumbers;
  selection.document().change(step, [areHexes, a = *one, b = *two](BoardFile& file) {
    const auto put = [&](Hex at, const Cell& other) {
      if (areHexes) setTerrain(file.board, at, other.terrain);
      setNumber(file.board, at, other.number);
    };
    put(a.at, b);
    put(b.at, a);
  });
}

}  // namespace tapu

#include "moc_editor_selection.cpp"
