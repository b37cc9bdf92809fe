// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUndoGroup>
#include <QUndoStack>
#include <functional>
#include <memory>
#include <optional>

#include "app/files/board_file.h"
#include "editor/step_name.h"

namespace tapu {

/// The board that is being edited, with its whole history. Everything that changes it goes through `change` or a stroke
/// (below); each is one step of the history, and undoing it gives exactly the file that was there before.
class BoardDocument : public QObject {
  Q_OBJECT
 public:
  /// Changes the file that it is given.
  using Edit = std::function<void(BoardFile&)>;

  explicit BoardDocument(QObject* parent = nullptr);
  ~BoardDocument() override;

  // The board and its history as they are now.
  const BoardFile& file() const { return file_; }
  const Board& board() const { return file_.board; }
  QUndoStack& history() { return *history_; }
  const QUndoStack& history() const { return *history_; }
  /// The history of the board under edit, for its observers: its signals go on after `exchange`.
  QUndoGroup& histories() { return histories_; }
  bool isModified() const { return !history_->isClean(); }  ///< since it was saved or set
  /// Takes another board; the history begins anew. `Modified::Yes`: there is no file on disk with this board, since it
  /// was recovered after a crash or is new.
  enum class Modified { No, Yes };
  void setFile(BoardFile file, Modified modified = Modified::No);
  /// To be called when the board has been saved.
  void setSaved() { history_->setClean(); }
  /// To be called when the file on disk is not this board any more, such as after it was deleted.
  void setUnsaved() { history_->resetClean(); }

  /// A board that is put away while another one is edited, with its whole history.
  struct Content {
    BoardFile file;
    std::unique_ptr<QUndoStack> history = std::make_unique<QUndoStack>();
    bool isModified() const { return !history->isClean(); }
  };
  /// Takes up a board that was put away, or a new one, and gives the present one. A stroke is ended first.
  Content exchange(Content other);
  /// Applies an edit as one step. False: it changed nothing, and there is no step.
  bool change(StepName name, const Edit& edit);

  // A stroke: many edits, each shown at once, that together are one step. Undo and redo cancel a stroke; painting after
  // that, while the mouse button is still down, changes nothing.

  /// Begins a stroke; one that was begun before is ended first.
  void begin(StepName name);
  /// Applies an edit as part of the stroke; does nothing if there is none.
  void paint(const Edit& edit);
  /// Ends the stroke. False: it changed nothing, and there is no step.
  bool end();
  /// Cancels the stroke: the board is as it was before `begin`.
  void cancel();
  /// Whether a stroke was begun and not ended yet.
  bool isPainting() const { return before_.has_value(); }
  /// Sets the names of the steps in the language of the interface.
  void retranslate();

 Q_SIGNALS:
  /// Anything of `file` has changed.
  void changed();
  /// `setFile` or `exchange` was called: there is another board.
  void replaced();

 private:
  class Step;
  void put(const BoardFile& file);
  bool push(StepName name, const BoardFile& before);

  BoardFile file_;
  std::optional<BoardFile> before_;
  StepName strokeName_ = StepName::PaintTerrain;
  QUndoGroup histories_;
  std::unique_ptr<QUndoStack> history_ = std::make_unique<QUndoStack>();
};

}  // namespace tapu
