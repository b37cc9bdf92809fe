// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <optional>
#include <vector>

#include "app/game/game_controller.h"

namespace tapu {

/// Rows with a badge and a sentence: what log and chat are shown as.
class LineModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum Role { BadgeColor = Qt::UserRole, IsHeading };
  struct Line {
    QString text;
    int badge = -1;  ///< player color, -1 = none
    bool heading = false;
    std::optional<Event> event = {};  ///< what it tells, for lines of the log
  };
  using QAbstractListModel::QAbstractListModel;

  void replace(std::vector<Line> lines);
  void append(const std::vector<Line>& lines);
  /// The event of a row, if it has one that happened at a place on the board.
  std::optional<Event> placedEvent(int row) const;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  std::vector<Line> lines_;
};

/// Headings of turns and a sentence per event, in the language of the moment, from event `from` on. `turns` counts the
/// headings made so far.
std::vector<LineModel::Line> logLines(const GameController& game, std::size_t from, int& turns);
LineModel::Line chatLine(const GameController& game, const ChatLine& said);

/// Lines, newest below; scrolls along unless the reader has scrolled up. A click on a line, or arrows and Enter, picks
/// it. Letters are left to the page's keys.
class LineView : public QListView {
  Q_OBJECT
 public:
  explicit LineView(LineModel* model, QWidget* parent = nullptr);

 Q_SIGNALS:
  void picked(int row);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void rememberEnd();
  void follow();
  bool follows_ = true, followPending_ = false;
};

}  // namespace tapu
