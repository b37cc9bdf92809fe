// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "app/kit/chart.h"
#include "app/session/records/career.h"

namespace tapu {

/// Past games as a table, the latest first.
class PastGames : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Played, Board, Opponents, Players, Place, Points, Rounds, Hints, kColumns };
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

inline constexpr int kLastGames = 20;  ///< the most shown as discs
/// The last `kLastGames` of these, the earliest first, as discs by the place of `me` with the points in them; those
/// that were won are marigold.
Chart::Data chartOfLastGames(const std::vector<const CareerGame*>& games, const QString& me);

}  // namespace tapu
