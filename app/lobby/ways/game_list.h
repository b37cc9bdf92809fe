// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/lobby/rows/game_row.h"
#include "app/session/settings/settings.h"

class QLineEdit;
class QVBoxLayout;

namespace tapu {

/// The games that others have opened on the network, one a row; many of them can be searched.
class GameList : public QWidget {
  Q_OBJECT
 public:
  /// `settings` keep the seats of the reader, whose games are marked; they must outlive the list.
  explicit GameList(Settings& settings, QWidget* parent = nullptr);
  /// Replaces the games; a row that has the keyboard keeps it.
  void showGames(const QList<FoundGame>& games);
  /// The tables of this computer's hosted games that are not over: their row shows where they went on.
  void setHosted(QList<TableIdentity> tables);
  const std::vector<GameRow*>& rows() const { return rows_; }
  QList<FoundGame> games() const;
  /// Moves the keyboard so many rows down.
  void moveFocus(int step);
  /// Pixels by which the ring of the keyboard reaches out of the rows, at both sides.
  static constexpr int kRing = 4;

 Q_SIGNALS:
  /// The games were replaced: their number.
  void listed(int games);
  /// A row goes away with its game.
  void removing(const tapu::GameRow& row);
  /// The row that had the keyboard has gone, and there is no other.
  void focusLost();
  /// The person wants to join, or to watch, this game.
  void joinWanted(const tapu::GameRow& row);
  void watchWanted(const tapu::FoundGame& game);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void dropRows(const QList<FoundGame>& games);
  void addRow(const FoundGame& game);
  void focusNear(int index);
  void markOurSeats();
  void sortRows();
  void showSought();

  Settings& settings_;
  QList<TableIdentity> hosted_;
  QLineEdit* search_;
  QVBoxLayout* list_;
  std::vector<GameRow*> rows_;
  QWidget* empty_;  ///< shown in their place while there are none
};

}  // namespace tapu
