// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor_lesson.h"

#include <algorithm>
#include <utility>

#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "editor/edits.h"
#include "editor/palette.h"
#include "editor/panels.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

/// The harbor on a side of a hex, whichever of the two hexes it is named from; null if there is none.
const Harbor* harborAt(const Board& board, Hex at, int side) {
  const auto border = landBorder(board, at, side);
  const auto found = std::ranges::find_if(board.harbors, [&](const Harbor& harbor) {
    return border && landBorder(board, harbor.hex, harbor.side) == border;
  });
  return found == board.harbors.end() ? nullptr : &*found;
}

}  // namespace

bool isGranted(const BoardWish& wish, const Board& board) {
  const Cell* cell = cellAt(board, wish.hex);
  if (wish.terrain && (!cell || cell->terrain != *wish.terrain)) return false;
  if (wish.number && (!cell || cell->number != *wish.number)) return false;
  return !wish.harbor || harborAt(board, wish.hex, *wish.harbor);
}

void grant(const BoardWish& wish, Board& board) {
  if (isGranted(wish, board)) return;
  if (wish.terrain) setTerrain(board, wish.hex, *wish.terrain);
  if (wish.number) setNumber(board, wish.hex, *wish.number);
  if (wish.harbor) toggleHarbor(board, wish.hex, *wish.harbor, Resource::None);
}

EditorLesson::EditorLesson(const LessonScript& script, int step, EditorPage* page)
    : RunningLesson(page), script_(script), step_(step), page_(page) {
  BoardFile file;
  file.board = script.board;
  for (int done = 0; done < step; ++done) {
    for (const BoardWish& wish : script.steps[static_cast<std::size_t>(done)].wishes) grant(wish, file.board);
  }
  //: Name of the board on which the lesson about the editor goes on
  file.names.insert(QString(), tr("Lesson board"));
  page->boards().open(file, {});
  own_ = &page->document().history();
  judged_ = page->document().board();
  // A stroke is judged when it has become a step of the history: queued, since the board is another by then.
  connect(&page->document(), &BoardDocument::changed, this, &EditorLesson::look, Qt::QueuedConnection);
  connect(&page->document().history(), &QUndoStack::indexChanged, this, &EditorLesson::look, Qt::QueuedConnection);
}

EditorLesson::~EditorLesson() {
  if (!page_) return;
  const int before = page_->boards().current(), own = comeBack() ? page_->boards().current() : -1;
  if (own < 0) return;
  page_->document().setSaved();  // nobody is asked about it
  page_->files().close(own);
  if (own != before) page_->boards().goTo(before - (own < before ? 1 : 0));
}

/// The board under edit is that of the lesson: another one is none of its business.
bool EditorLesson::isOwn() const { return page_ && &page_->document().history() == own_; }

/// Brings the board of the lesson under edit. False: it was closed.
bool EditorLesson::comeBack() {
  OpenBoards& boards = page_->boards();
  const int before = boards.current();
  for (int i = 0; i < boards.count() && !isOwn(); ++i) boards.goTo(i);
  if (!isOwn()) boards.goTo(before);
  return isOwn();
}

bool EditorLesson::isGranted() const {
  const Board& board = page_->document().board();
  return now().asked > 0 &&
         std::ranges::all_of(now().wishes, [&](const BoardWish& wish) { return tapu::isGranted(wish, board); });
}

/// The learner has changed the board: it may be as the step wishes it.
void EditorLesson::look() {
  if (!isOwn() || !isShown_ || now().asked == 0 || page_->document().isPainting()) return;
  page_->document().setSaved();
  // A stroke is told twice, as a change and as a step of the history: it is judged once.
  const bool isNew = !(std::exchange(judged_, page_->document().board()) == page_->document().board());
  if (isGranted()) return advance();
  if (isNew) Q_EMIT missed();
}

void EditorLesson::advance() {
  isShown_ = false;
  Q_EMIT done(step_);
  if (step_ + 1 == static_cast<int>(script_.steps.size())) return Q_EMIT finished();
  ++step_;
  if (isGranted()) return advance();  // the learner was ahead of the lesson
  isShown_ = true;
  page_->refreshNow();  // so that problems are told at once
  Q_EMIT shown(step_);
}

void EditorLesson::goOn() {
  if (isShown_ && now().asked == 0) advance();
}

void EditorLesson::showMe() {
  if (!isShown_ || !page_) return;
  if (now().asked == 0) return advance();
  if (!comeBack()) return Q_EMIT strayed();  // its board was closed
  if (isGranted()) return advance();
  const BoardWish& first = now().wishes.front();
  const StepName name = first.harbor   ? StepName(StepName::ChangeHarbor)
                        : first.number ? StepName(StepName::PlaceNumber, *first.number)
                                       : StepName(StepName::PaintTerrain);
  page_->document().change(name.here(first.hex), [&](BoardFile& file) {
    for (const BoardWish& wish : now().wishes) grant(wish, file.board);
  });
}

QWidget* EditorLesson::part(const QString& name) const {
  if (name == "problems"_L1) return page_->problemsPanel();
  if (name == "palette"_L1) return page_->findChild<Palette*>();
  return page_->canvas();
}

QRect EditorLesson::placeOf(int step) const {
  if (!isOwn()) return {};
  const LessonStep& told = script_.steps[static_cast<std::size_t>(step)];
  if (!told.show.isEmpty() || told.wishes.empty()) {
    const QWidget* found = part(told.show);
    if (!found || !found->isVisibleTo(page_)) return {};
    return QRect(found->mapTo(page_, QPoint(0, 0)), found->size());
  }
  const BoardWish& wish = told.wishes.front();
  const EditorCanvas* canvas = page_->canvas();
  const Bearing bearing = canvas->boardScene()->bearing();
  const QPointF middle = wish.harbor ? edgeMiddle(wish.hex, *wish.harbor, bearing) : hexCenter(wish.hex, bearing);
  const double side = (wish.harbor ? 0.5 : 1.0) * kHexWidth;
  return canvas->mapFromScene(around(middle, side, side)).boundingRect().translated(canvas->mapTo(page_, QPoint(0, 0)));
}

void EditorLesson::leadTo(int step) {
  if (page_ && script_.steps[static_cast<std::size_t>(step)].asked > 0) page_->focusFirst();
}

}  // namespace tapu

#include "moc_editor_lesson.cpp"
