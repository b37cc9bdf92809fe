// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "app/board/chain_picture.h"

namespace tapu {

/// The chain as a table with a row for each board, for screen readers and for people who prefer text. It shows the
/// facts of a picture, and changes only when asked.
class ChainTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Board, SunName, SunPoints, SunCards, MoonName, MoonPoints, MoonCards };
  static constexpr int kColumns = MoonCards + 1;

  /// `picture` must outlive it.
  explicit ChainTable(const ChainPicture& picture, QObject* parent = nullptr);
  /// Is to be called when another chain is shown.
  void reset();
  /// Is to be called when these boards have changed.
  void tellChanged(const std::vector<int>& boards);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  /// A board in one sentence: "Board 37 A. Sun: Nasreen, 6 points, 5 cards. Moon: ..."
  QString sentence(int board) const;

 private:
  const ChainPicture& picture_;
};

}  // namespace tapu
