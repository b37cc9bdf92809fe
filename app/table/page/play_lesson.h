// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/frame/play_layout.h"
#include "app/table/page/table_lesson.h"

namespace tapu {

class PlayBoard;

/// The places on the page of a game on one board that lessons speak of.
class PlayLesson : public LessonPlaces {
 public:
  /// All of them, and the panels, outlive this.
  PlayLesson(const QWidget* page, ShownGame* game, PlayLayout* frame, const PlayBoard* board,
             const PlayLayout::Panels& panels)
      : page_(page), game_(game), frame_(frame), board_(board), at_(panels) {}
  QWidget* panel(const QString& name) const override;
  QRect pane() const override { return frame_->pane(); }
  std::vector<QRect> kept(const TablePage::Spoken& spoken) const override;

 private:
  const QWidget* page_;
  ShownGame* game_;
  PlayLayout* frame_;
  const PlayBoard* board_;
  PlayLayout::Panels at_;
};

}  // namespace tapu
