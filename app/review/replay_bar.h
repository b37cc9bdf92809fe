// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/chart.h"
#include "app/kit/elided_words.h"
#include "app/kit/number_field.h"
#include "app/kit/segments.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/review/shown_cards.h"
#include "app/session/replay/replay_analysis.h"

namespace tapu {

/// Below the board of a replay: the points over the turns, with marks of events and the present place, and the buttons
/// to go on and back.
class ReplayBar : public Sheet {
  Q_OBJECT
 public:
  explicit ReplayBar(QWidget* parent = nullptr);
  /// Shows another game, or the points of other seats of it. `cards` says whose hidden points are counted.
  void setGame(const Replay& replay, const std::vector<SeatId>& seats, const ShownCards& cards);
  /// Draws these chances to win in place of the points; null: the points again, once `setGame` is called.
  void setAnalysis(const Analysis* analysis) { analysis_ = analysis; }
  /// Shows the step at which the replay stands.
  void showStep(const Replay& replay);
  enum class Playing : quint8 { No, Yes };
  void setPlaying(Playing playing);
  void retranslate(const Replay* replay);

  /// The speed that is chosen, in hundredths of the usual one: 50, 100, 200, 400 or 800.
  int speed() const;
  /// Chooses the next faster or slower one.
  void changeSpeed(int steps);
  void toggleChart();
  /// The place of the hands. Where they have no room of their own, a button shows and hides them.
  enum class Hands : quint8 { BesideTheList, InItsPlace };
  void offerHands(Hands hands);
  bool offersHands() const;  ///< there is such a button
  /// To be called after the page was resized: words that the buttons leave no room for are hidden.
  void fold();
  /// Gives the keyboard to the field of the turn.
  void askTurn();
  bool isAskingTurn() const;  ///< the field has the keyboard
  /// Gives the keyboard to the button that plays.
  void focusFirst();

  enum class Go : quint8 { First, TurnBack, MoveBack, MoveOn, TurnOn, Last };

 Q_SIGNALS:
  void goWanted(tapu::ReplayBar::Go go);
  /// The person wants to go to the beginning of this turn, by its index, which is the end of the one before.
  void turnWanted(int turn);
  void playWanted();
  void markWanted();
  /// The hands are to be shown, or hidden again.
  void handsWanted();
  void speedChanged();

 private:
  Chart::Data pointsOf(const Replay& replay, const ShownCards& cards) const;
  Chart::Data chancesOf(const Replay& replay) const;
  ActionButton* addButton(const QString& name, Go go);
  Chart* chart_;
  Words *turn_, *of_, *speedName_;
  ElidedWords* move_;
  NumberField* field_;
  ActionButton *play_, *mark_, *players_, *charts_;
  std::vector<ActionButton*> buttons_;  ///< [Go]
  Segments* speeds_;
  std::vector<SeatId> seats_;
  const Analysis* analysis_ = nullptr;
  bool wantsChart_ = true;
  int before_ = 0;  ///< the number of the turn before the first one of the record
};

}  // namespace tapu
