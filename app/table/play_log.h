// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <optional>
#include <vector>

#include "app/session/game_controller.h"
#include "app/session/settings.h"

namespace tapu {

/// The rows of a log or a chat: each is a sentence, with the badge of a player or without.
class LineModel : public QAbstractListModel {
  Q_OBJECT
 public:
  /// What views ask of a row besides its text (Qt::DisplayRole): the number of the badge's color, and whether it is a
  /// heading.
  enum Role { BadgeColor = Qt::UserRole, IsHeading };
  /// One row.
  struct Line {
    QString text;
    int badge = -1;  ///< player color, -1 = none
    bool heading = false;
    std::optional<Event> event = {};  ///< what it tells, for lines of the log
  };
  using QAbstractListModel::QAbstractListModel;

  /// Shows these rows instead of all that were there.
  void replace(std::vector<Line> lines);
  /// The most rows; with more the oldest are dropped.
  static constexpr int kMostLines = 40'000;
  /// Adds these rows at the end.
  void append(const std::vector<Line>& lines);
  /// The event of a row, if it has one that happened at a place on the board.
  std::optional<Event> placedEvent(int row) const;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  std::vector<Line> lines_;
};

/// How far `logLines` has gone through the log of a game. A value made anew stands at its beginning.
struct LogCursor {
  std::size_t next = 0;  ///< index of the first event that no line was made of
  int turns = 0;         ///< how many turns have begun before it
  QString heading = {};  ///< of a turn or round that has begun: it stands before the next line that is shown
  bool begun = false;    ///< the lines about the rules of the game were made
};
/// Whether a log with this filter shows the event; `mine` is the reader's seat.
bool isShownBy(LogFilter filter, const Event& event, SeatId mine);
/// The lines of the log from the cursor on, in the language of the moment: a sentence for each event that the filter
/// shows, and a heading for each turn or round that has such an event. Moves the cursor to the end.
std::vector<LineModel::Line> logLines(const GameController& game, LogFilter filter, LogCursor& cursor);
/// The row for a line of the chat.
LineModel::Line chatLine(const GameController& game, const ChatLine& said);

/// Shows the rows of a model, the newest at the bottom. It scrolls to a new row unless the reader has scrolled up. A
/// row is picked by a click, or with the arrow keys and Enter. It leaves letters to the keys of the page.
class LineView : public QListView {
  Q_OBJECT
 public:
  /// `model` must outlive the view.
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
