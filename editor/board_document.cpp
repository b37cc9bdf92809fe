// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board_document.h"

#include <QUndoCommand>
#include <algorithm>
#include <utility>

#include "editor/words.h"

namespace tapu {

namespace {

/// The difference of two lists of cells: the part between their common beginning and their common end. The history has
/// no limit, so it must not keep a thousand cells for each token placed.
struct CellChange {
  CellChange(const std::vector<Cell>& before, const std::vector<Cell>& after) {
    const auto [b, a] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    at = static_cast<std::size_t>(b - before.begin());
    auto beforeEnd = before.end(), afterEnd = after.end();
    while (beforeEnd != b && afterEnd != a && *(beforeEnd - 1) == *(afterEnd - 1)) {
      --beforeEnd;
      --afterEnd;
    }
    removed.assign(b, beforeEnd);
    added.assign(a, afterEnd);
  }
  static void replace(std::vector<Cell>& cells, std::size_t from, const std::vector<Cell>& gone,
                      const std::vector<Cell>& come) {
    const auto first = cells.begin() + static_cast<std::ptrdiff_t>(from);
    const auto common = std::min(gone.size(), come.size());
    const auto next = std::copy_n(come.begin(), common, first);
    if (gone.size() > common) cells.erase(next, next + static_cast<std::ptrdiff_t>(gone.size() - common));
    if (come.size() > common) cells.insert(next, come.begin() + static_cast<std::ptrdiff_t>(common), come.end());
  }
  std::size_t at = 0;
  std::vector<Cell> removed, added;
};

bool sameTexts(const BoardFile& a, const BoardFile& b) {
  return a.names == b.names && a.descriptions == b.descriptions && a.author == b.author && a.license == b.license &&
         a.options == b.options && a.locked == b.locked && a.unknownOfParts == b.unknownOfParts &&
         a.unknown == b.unknown && a.unknownOfHexes == b.unknownOfHexes;
}

/// The file without its cells.
BoardFile rest(const BoardFile& file) {
  BoardFile result = file;
  result.board.cells.clear();
  return result;
}

}  // namespace

class BoardDocument::Step : public QUndoCommand {
 public:
  Step(BoardDocument& document, StepName name, const BoardFile& before, const BoardFile& after)
      : document_(document), name_(name), cells_(before.board.cells, after.board.cells) {
    retranslate();
    BoardFile was = rest(before), is = rest(after);
    if (was.board == is.board && sameTexts(was, is)) return;
    was_ = std::move(was);
    is_ = std::move(is);
  }
  void retranslate() { setText(wordFor(name_)); }
  void undo() override { go(cells_.added, cells_.removed, was_); }
  void redo() override {
    if (std::exchange(isFresh_, false)) return;  // QUndoStack::push calls this, and the edit is done already
    go(cells_.removed, cells_.added, is_);
  }

 private:
  void go(const std::vector<Cell>& gone, const std::vector<Cell>& come, const std::optional<BoardFile>& others) {
    if (document_.before_) document_.file_ = *std::exchange(document_.before_, std::nullopt);
    std::vector<Cell> cells = std::move(document_.file_.board.cells);
    if (others) document_.file_ = *others;
    CellChange::replace(cells, cells_.at, gone, come);
    document_.file_.board.cells = std::move(cells);
    Q_EMIT document_.changed();
  }
  BoardDocument& document_;
  StepName name_;
  CellChange cells_;
  std::optional<BoardFile> was_, is_;
  bool isFresh_ = true;
};

BoardDocument::BoardDocument(QObject* parent) : QObject(parent) {
  histories_.addStack(history_.get());
  histories_.setActiveStack(history_.get());
}

BoardDocument::~BoardDocument() = default;

void BoardDocument::setFile(BoardFile file, Modified modified) {
  before_.reset();
  history_->clear();
  file_ = std::move(file);
  if (modified == Modified::Yes) setUnsaved();
  Q_EMIT replaced();
  Q_EMIT changed();
}

BoardDocument::Content BoardDocument::exchange(Content other) {
  end();
  std::swap(file_, other.file);
  std::swap(history_, other.history);
  histories_.addStack(history_.get());
  histories_.setActiveStack(history_.get());
  histories_.removeStack(other.history.get());
  retranslate();  // the language may have changed while it was away
  Q_EMIT replaced();
  Q_EMIT changed();
  return other;
}

bool BoardDocument::push(StepName name, const BoardFile& before) {
  if (before.board == file_.board && sameTexts(before, file_)) return false;
  history_->push(new Step(*this, name, before, file_));
  return true;
}

bool BoardDocument::change(StepName name, const Edit& edit) {
  end();
  const BoardFile before = file_;
  edit(file_);
  if (!push(name, before)) return false;
  Q_EMIT changed();
  return true;
}

void BoardDocument::begin(StepName name) {
  end();
  before_ = file_;
  strokeName_ = name;
}

void BoardDocument::paint(const Edit& edit) {
  if (!before_) return;
  edit(file_);
  Q_EMIT changed();
}

bool BoardDocument::end() {
  if (!before_) return false;
  const BoardFile before = *std::exchange(before_, std::nullopt);
  return push(strokeName_, before);
}

void BoardDocument::retranslate() {
  // QUndoStack gives its commands as const; they were made here.
  for (int i = 0; i < history_->count(); ++i)
    const_cast<Step*>(static_cast<const Step*>(history_->command(i)))->retranslate();
}

void BoardDocument::cancel() {
  if (!before_) return;
  file_ = *std::exchange(before_, std::nullopt);
  Q_EMIT changed();
}

}  // namespace tapu

#include "moc_board_document.cpp"
