// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <set>

#include "app/session/game/shown_game.h"
#include "app/table/frame/table_page.h"

namespace tapu {

/// Asks the host of a game that runs about those who came late and would like to join: one at a time, nobody twice,
/// never in place of another question, and seldom enough that a crowd at the door keeps no host from playing. The menu
/// of the table has all of them at any time.
class LateQuestions : public QObject {
  Q_OBJECT
 public:
  /// A child of `table`; `game` must outlive it.
  LateQuestions(ShownGame* game, TablePage* table);

 private:
  void look();
  void ask(const LateArrival& late, SeatId seat);
  bool isBack(const LateArrival& late, SeatId seat) const;
  bool waits(quint32 number) const;

  ShownGame* game_;
  TablePage* table_;
  std::set<quint32> asked_;      ///< arrivals that the host was asked about
  std::set<quint32> announced_;  ///< arrivals that the host was told of
  quint32 about_ = 0;            ///< number of the arrival that the open question is about; 0: none is open
  int question_ = 0;             ///< its number
  QTimer quiet_;                 ///< while it runs, nobody else is asked about
};

}  // namespace tapu
