// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QVBoxLayout;

namespace tapu {

/// The player that a watcher follows: whoever has the turn, or one of the players; a row for each, one of them chosen.
/// The arrow keys choose too.
class FollowRows : public QWidget {
  Q_OBJECT
 public:
  explicit FollowRows(QWidget* parent = nullptr);
  /// A row of this name; `color`: of a player (`playerColor`), -1 = whose turn it is.
  struct Row {
    QString name;
    int color = -1;
    bool operator==(const Row&) const = default;
  };
  /// Shows these rows; the number of the chosen one stays.
  void setRows(const std::vector<Row>& rows);
  /// The number of the chosen row, from 0.
  int chosen() const { return chosen_; }
  /// Chooses a row without a signal.
  void choose(int index);

 Q_SIGNALS:
  /// The person chose another row: its number.
  void picked(int index);

 private:
  class RowButton;
  void pick(int index);
  void step(int by);  ///< the keyboard moves too
  QVBoxLayout* lines_;
  std::vector<Row> rows_;
  std::vector<RowButton*> buttons_;
  int chosen_ = 0;
};

}  // namespace tapu
