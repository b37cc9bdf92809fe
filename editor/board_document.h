// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUndoStack>
#include <functional>
#include <optional>

#include "app/files/board_file.h"
#include "editor/step_name.h"

namespace tapu {

/// A board under edit with its whole history. Everything that changes it goes through `change` or a stroke; each is one
/// step back, and a step back leaves the very same file.
class BoardDocument : public QObject {
  Q_OBJECT
 public:
  using Edit = std::function<void(BoardFile&)>;

  explicit BoardDocument(QObject* parent = nullptr);

  const BoardFile& file() const { return file_; }
  const Board& board() const { return file_.board; }
  QUndoStack& history() { return history_; }
  bool isModified() const { return !history_.isClean(); }  ///< since it was saved or set
  /// Another board; the history begins anew. `Modified::Yes` where the file on disk is not this board (recovered,
  /// made).
  enum class Modified { No, Yes };
  void setFile(BoardFile file, Modified modified = Modified::No);
  void setSaved() { history_.setClean(); }  ///< the file on disk is this board

  /// One step. False: the edit changed nothing, and there is no step.
  bool change(StepName name, const Edit& edit);

  // A stroke: many edits, shown at once, that are one step. A step back or forth gives it up, and what is painted after
  // that, with the button still down, changes nothing.
  void begin(StepName name);     ///< what was begun before is ended first
  void paint(const Edit& edit);  ///< shown at once; nothing happens outside of a stroke
  bool end();                    ///< false: nothing was changed, and there is no step
  void cancel();                 ///< as it was before `begin`
  bool isPainting() const { return before_.has_value(); }

  void retranslate();  ///< the names of the steps

 Q_SIGNALS:
  void changed();   ///< anything of `file()` has changed
  void replaced();  ///< `setFile` brought another board: show all of it

 private:
  class Step;
  void put(const BoardFile& file);
  bool push(StepName name, const BoardFile& before);

  BoardFile file_;
  std::optional<BoardFile> before_;
  StepName strokeName_ = StepName::PaintTerrain;
  QUndoStack history_;
};

}  // namespace tapu
