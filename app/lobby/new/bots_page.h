// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/segments.h"
#include "app/kit/toggle.h"
#include "app/kit/words.h"
#include "app/lobby/rows/begin_page.h"
#include "app/lobby/rows/bot_seat_row.h"
#include "app/lobby/rows/level_card.h"
#include "app/lobby/rows/row_stack.h"
#include "app/session/plan/game_plan.h"
#include "app/session/settings/settings.h"

class QGridLayout;

namespace tapu {

class ShownGame;

/// The bots of a game that is set up, or of a table that gathers: the levels, and the level of each seat. A click on a
/// level gives it to the marked seat, a double click to all.
class BotsPage : public BeginPage {
  Q_OBJECT
 public:
  /// `settings` keep the pace and the wishes for all bots; they must outlive the page.
  explicit BotsPage(Settings& settings, QWidget* parent = nullptr);
  /// Shows the seats of this plan, the first bot marked. Bots without a name get one.
  void begin(const GamePlan& plan);
  /// Shows the seats of a table whose host sits here, this one marked; choices go to the table at once. Null: it shows
  /// none any more.
  void showTable(ShownGame* game, SeatId marked = {});
  /// It shows a table rather than a plan.
  bool isAtTable() const { return game_; }
  /// The game as it is set up at the moment.
  const GamePlan& plan() const { return plan_; }
  const std::vector<LevelCard*>& cards() const { return cards_; }
  /// Gives the keyboard to the marked seat.
  void focusFirst() override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  Column* makeLevels();
  Column* makeTable();
  void makeWishes(Column* column);
  void connectTable();
  void connectWishes();
  /// A row and the seats that it stands for: one, or all bots of a Big Game.
  struct Row {
    std::vector<int> seats;
    BotSeat shown;
  };
  std::vector<Row> rowsOfPlan() const;
  std::vector<Row> rowsOfTable() const;
  void nameBots();
  void otherNames();
  void give(std::vector<int> seats, QString level);
  void giveAll(QString level);
  void addBot();
  void remove(int row);
  void mark(int row);
  void moveMark(int step);
  bool takeKey(int key);
  void arrange();
  void refresh();
  BotSeatRow* makeSeat(int row);
  void refreshRows();
  void refreshCards();
  void refreshFoot();
  void retranslate();

  Settings& settings_;
  GamePlan plan_;
  QPointer<ShownGame> game_;
  std::vector<Row> rows_;
  int marked_ = 0;  ///< the row that levels go to
  std::vector<LevelCard*> cards_;
  RowStack<BotSeatRow> seats_{6};
  Column* table_ = nullptr;
  QGridLayout* grid_ = nullptr;
  int columns_ = 0;  ///< in which the cards lie
  Words *rules_ = nullptr, *paceNote_ = nullptr;
  ActionButton *add_ = nullptr, *names_ = nullptr, *all_ = nullptr;
  Segments* pace_ = nullptr;
  Toggle *offers_ = nullptr, *moves_ = nullptr, *hints_ = nullptr, *same_ = nullptr;
  QWidget* wishes_ = nullptr;
};

}  // namespace tapu
