// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <optional>

#include "app/session/game/shown_game.h"
#include "app/table/frame/table_page.h"

namespace tapu {

/// Asks the host of a game that runs about those who came late and would like to join: one at a time, about no wish
/// twice, never in place of another question, and seldom enough that a crowd at the door keeps no host from playing.
/// Who wishes for another seat meanwhile is asked about anew. The menu of the table has all of them at any time.
class LateQuestions : public QObject {
  Q_OBJECT
 public:
  /// A child of `table`; `game` must outlive it.
  LateQuestions(ShownGame* game, TablePage* table);

 private:
  void look();
  void ask(const LateArrival& late, SeatId seat);
  bool isBack(const LateArrival& late, SeatId seat) const;

  ShownGame* game_;
  TablePage* table_;
  QList<LateArrival> asked_;          ///< about whom the host was asked
  QList<LateArrival> announced_;      ///< of whom the host was told
  std::optional<LateArrival> about_;  ///< whom the open question is about
  int question_ = 0;                  ///< its number
  QTimer quiet_;                      ///< while it runs, nobody else is asked about
};

}  // namespace tapu
