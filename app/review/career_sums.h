// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/kit/chart.h"
#include "app/kit/column.h"
#include "app/kit/fact.h"
#include "app/kit/segments.h"
#include "app/session/records/career.h"

namespace tapu {

/// A mean with one decimal; a dash if there is nothing to take it of.
QString average(int sum, int count);

/// Sums of a person's games, in a column: by board, players and opponents, the sources of points, the dice, and habits.
class CareerSums : public Column {
  Q_OBJECT
 public:
  explicit CareerSums(QWidget* parent = nullptr);
  /// The games that are summed, which are there until others are set, and the name of the player.
  void setGames(std::vector<const CareerGame*> games, const QString& me);

 private:
  void retranslate();
  void refresh();
  void showGroups();
  void showSources(const CareerSum& sum);
  void showDice(const CareerSum& sum);
  void showHabits(const CareerSum& sum);
  std::vector<const CareerGame*> games_;
  QString me_;
  Words* groupsTitle_;
  Segments* by_;
  QWidget* groups_;
  Words* sourcesTitle_;
  QWidget* sources_;
  Words* diceTitle_;
  Chart* throws_;
  Words *dice_, *habitsTitle_;
  Fact *trades_, *sevens_, *awards_;
};

}  // namespace tapu
