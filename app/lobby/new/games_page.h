// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "app/lobby/rows/begin_page.h"
#include "app/lobby/rows/game_card.h"
#include "app/lobby/rows/level_card.h"
#include "app/session/plan/game_plan.h"
#include "app/session/settings/settings.h"

class QGridLayout;
class QScrollArea;

namespace tapu {

class CardGrid;

/// All games against bots at a glance: a click on one begins it, with the seats and bots chosen beside them. The
/// person's own presets stand with the others.
class GamesPage : public BeginPage {
  Q_OBJECT
 public:
  /// `settings` must outlive the page.
  explicit GamesPage(Settings& settings, QWidget* parent = nullptr);
  /// Shows all games anew, the one that was begun last marked.
  void begin();
  /// The cards, in the order shown.
  const std::vector<GameCard*>& cards() const { return cards_; }
  /// The card that the start button begins.
  GameCard* marked() const { return marked_; }
  /// Takes over seats and bots of a plan for all games.
  void takeBots(const GamePlan& plan);
  /// Shows at the foot why a game could not begin, until another card is marked.
  void showProblem(const QString& sentence) override;
  /// Gives the keyboard to the marked card.
  void focusFirst() override;

 Q_SIGNALS:
  /// The person wants to see the levels of the bots, and to choose them for each seat of this game.
  void botsWanted(const tapu::GamePlan& plan);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  Column* makeGames();
  Column* makeTable();
  QList<GamePlan> offers() const;
  GamePlan seated(GamePlan plan) const;
  void addCards(const QList<GamePlan>& plans);
  void mark(GameCard* card);
  void followSeats();
  void arrange();
  void refresh();
  void retranslate();

  Settings& settings_;
  int seats_ = 0;
  QString bot_;                 ///< of all seats, but for those of `each_`
  QList<GamePlan::Seat> each_;  ///< the bots of single seats, by seat; empty where all are alike
  std::vector<GameCard*> cards_;
  int columns_ = 0;       ///< in which the cards lie
  QStringList ownNames_;  ///< for each card: the name of a preset of one's own, else empty
  GameCard* marked_ = nullptr;
  GameCard* givenUp_ = nullptr;  ///< marked before, and not to be played by so many
  QScrollArea* scroll_ = nullptr;
  QGridLayout* places_ = nullptr;
  CardGrid* grid_ = nullptr;
  Segments* seatCount_ = nullptr;
  Picker* pace_ = nullptr;
  std::vector<LevelCard*> bots_;
  ActionButton* levels_ = nullptr;
};

}  // namespace tapu
