// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QWidget>
#include <vector>

#include "app/session/career.h"

namespace tapu {

/// Past games as a table, the latest first.
class PastGames : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Played, Board, Opponents, Players, Place, Points, Rounds, kColumns };
  using QAbstractTableModel::QAbstractTableModel;
  /// Shows these, the earliest first, as `me` played them. They must live as long as they are shown.
  void setGames(std::vector<const CareerGame*> games, const QString& me);
  /// The game of a row.
  const CareerGame& game(int row) const { return *games_[games_.size() - 1 - static_cast<std::size_t>(row)]; }
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text(const CareerGame& game, int column) const;
  std::vector<const CareerGame*> games_;
  QString me_;
};

/// The last games as discs whose height is the place, with the points in them; those that were won are marigold. A
/// click on a disc, or Enter on the one that the arrow keys lead to, asks for its game.
class LastGames : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kMost = 20;  ///< so many are shown
  explicit LastGames(QWidget* parent = nullptr);
  /// Shows the last ones of these, the earliest first. They must live as long as they are shown.
  void setGames(const std::vector<const CareerGame*>& games, const QString& me);
  /// A game in words: "Game 23, First Island: place 2 with 8 points".
  QString wordsOf(int index) const;
  /// Where a game is drawn.
  QPointF centerOf(int index) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The person wants to look at this game: the name of its file.
  void picked(const QString& file);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int lowest() const;
  double rowHeight() const;
  double radius() const;
  int indexAt(QPointF position) const;
  void retell();
  std::vector<const CareerGame*> games_;
  QString me_;
  int first_ = 1;     ///< the number of the first game that is shown
  int current_ = -1;  ///< the one that the keys have led to
};

}  // namespace tapu
