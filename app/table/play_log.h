// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <optional>
#include <vector>

#include "app/session/game_controller.h"
#include "app/session/settings.h"

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
  /// Beyond so many lines the oldest are dropped.
  static constexpr int kMostLines = 40'000;
  void append(const std::vector<Line>& lines);
  /// The event of a row, if it has one that happened at a place on the board.
  std::optional<Event> placedEvent(int row) const;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  std::vector<Line> lines_;
};

/// How far `logLines` has gone through the log. A turn gets a heading only if the filter shows a line of it.
struct LogCursor {
  std::size_t next = 0;  ///< the first event that was not looked at
  int turns = 0;
  bool headingDue = false;
  bool begun = false;  ///< the rules of the game have been told
};
/// Whether a log with this filter shows the event; `mine` is the reader's seat.
bool isShownBy(LogFilter filter, const Event& event, SeatId mine);
/// Headings of turns and a sentence per event, in the language of the moment, from the cursor on.
std::vector<LineModel::Line> logLines(const GameController& game, LogFilter filter, LogCursor& cursor);
LineModel::Line chatLine(const GameController& game, const ChatLine& said);

/// Lines, newest below; scrolls along unless the reader has scrolled up. A click on a line, or arrows and Enter, picks
/// it. Letters are left to the page's keys.
class LineView : public QListView {
  Q_OBJECT
 public:
  explicit LineView(LineModel* model, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// The row was clicked, or chosen with arrows and Enter.
  void picked(int row);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  void copyAll() const;
  void rememberEnd();
  void follow();
  bool follows_ = true, followPending_ = false;
};

}  // namespace tapu
