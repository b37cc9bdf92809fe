// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/board_frame.h"
#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/foot_bar.h"
#include "app/kit/words.h"
#include "app/session/record_summary.h"

class QGridLayout;

namespace tapu {

/// What is known of a recorded game: its last position, its players with their points, how it ended, and whether the
/// record could be read to its end.
class RecordPage : public QWidget {
  Q_OBJECT
 public:
  explicit RecordPage(QWidget* parent = nullptr);
  /// Shows a record that was read from this file.
  void showRecord(const QString& path, RecordSummary record);
  /// The record that is shown; nothing before the first one.
  const std::optional<RecordSummary>& record() const { return record_; }
  /// Gives the keyboard to the button that leads back.
  void focusFirst();

 Q_SIGNALS:
  /// The person wants to open another file.
  void fileWanted();
  /// The person wants to leave the page.
  void canceled();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fold();
  void refresh();
  void fillTable();
  QString path_;
  std::optional<RecordSummary> record_;
  Column *board_, *facts_;
  BoardFrame* picture_;
  Words *title_, *result_, *rules_, *seen_, *stopped_;
  QWidget* tableHolder_;
  FootBar* foot_;
  ActionButton *back_, *file_;
};

}  // namespace tapu
