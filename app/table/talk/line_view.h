// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QPersistentModelIndex>
#include <optional>
#include <vector>

#include "app/kit/quiet_view.h"
#include "app/session/game/shown_game.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// The rows of a chat: each is a sentence, with the badge of a player or without.
class LineModel : public QAbstractListModel {
  Q_OBJECT
 public:
  /// Roles of a row besides its text (Qt::DisplayRole): the number of the badge's color, whether it is a heading, and
  /// whether it is one of `setWaiting`.
  enum Role { BadgeColor = Qt::UserRole, IsHeading, IsWaiting };
  /// One row.
  struct Line {
    QString text;
    int badge = -1;  ///< player color, -1 = none
  };
  using QAbstractListModel::QAbstractListModel;

  /// Shows these rows instead of all that were there.
  void replace(std::vector<Line> lines);
  /// The most rows; with more the oldest are dropped.
  static constexpr int kMostLines = 40'000;
  /// Adds these rows at the end.
  void append(const std::vector<Line>& lines);
  /// Shows these rows below all others, in place of the former ones: lines that the chat does not have yet.
  void setWaiting(std::vector<Line> lines);
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  std::vector<Line> lines_, waiting_;
};

/// The row for a line of the chat.
LineModel::Line chatLine(const ShownGame& game, const ChatLine& said);
/// The rows for lines said here that have not reached the table yet.
std::vector<LineModel::Line> waitingLines(const ShownGame& game);

/// Shows the rows of a model, the newest at the bottom. It scrolls to a new row unless the reader has scrolled up. A
/// row is picked by a click, or with the arrow keys and Enter. It leaves letters to the keys of the page.
class LineView : public QuietView<QListView> {
  Q_OBJECT
 public:
  /// `model` must outlive the view.
  explicit LineView(QAbstractItemModel* model, QWidget* parent = nullptr);
  /// Lets this delegate paint the rows. Takes it over.
  void setRows(QAbstractItemDelegate* delegate);
  /// Whether it scrolls to new rows while its end is in sight; at first it does.
  enum class Following : quint8 { No, Yes };
  void setFollowing(Following following) { following_ = following; }
  /// Goes to the newest row, wherever the reader has scrolled, and follows new ones.
  void toNewest();

 Q_SIGNALS:
  /// The row was clicked, or chosen with arrows and Enter. For a click it is the row under the pointer when the button
  /// went down: rows may move before it is let go.
  void picked(int row);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void copyAll() const;
  void rememberEnd();
  void follow();
  bool showsEnd() const;
  Following following_ = Following::Yes;
  bool follows_ = true, followPending_ = false;
  bool isAtEnd_ = true;            ///< whether it was at its end when it was scrolled last
  QPersistentModelIndex pressed_;  ///< the row under the pointer when its button went down
};

}  // namespace tapu
