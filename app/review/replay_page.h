// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <memory>

#include "app/kit/action_button.h"
#include "app/kit/elided_words.h"
#include "app/kit/sea_page.h"
#include "app/kit/segments.h"
#include "app/review/analysis_panel.h"
#include "app/review/cards_choice.h"
#include "app/review/replay_bar.h"
#include "app/review/replay_board.h"
#include "app/review/replay_deed.h"
#include "app/review/replay_hands.h"
#include "app/review/replay_moves.h"
#include "app/review/replay_saver.h"
#include "app/table/talk/line_view.h"

namespace tapu {

/// A recorded game, looked at move by move: it plays by itself or goes where the reader wants, and shows whose cards
/// they want, as far as the record tells them.
///
/// Keys: Space plays and pauses; Left and Right go by moves, with Ctrl by turns; Home and End; - and + change the
/// speed; G asks for a turn, M marks a move, N goes to the next mark, C hides the chart, Esc leaves.
class ReplayPage : public SeaPage {
  Q_OBJECT
 public:
  explicit ReplayPage(QWidget* parent = nullptr);
  ~ReplayPage() override;
  /// Shows a replay from its beginning, and takes it over. `title`: its name. `marks`: the steps that the reader has
  /// marked before.
  void show(std::unique_ptr<Replay> replay, const QString& title, std::vector<int> marks = {});
  /// The replay that is shown; null before the first one.
  const Replay* replay() const { return replay_.get(); }
  /// Shows nothing any more, and stands still.
  void close();
  void wentBehind() override { close(); }  // its positions take room
  void goTo(int step);
  /// Whether it plays by itself.
  bool isPlaying() const { return clock_.isActive(); }
  /// The cards that are shown.
  const ShownCards& shownCards() const { return cards_->shown(); }
  /// Gives the keyboard to the button that plays.
  void focusFirst() override { bar_->focusFirst(); }
  ReplayBoard* board() const { return board_; }
  /// The saver of pictures and of the game as files.
  ReplaySaver* saver() const { return saver_; }
  /// The panel that judges the game.
  AnalysisPanel* analysis() const { return analysis_; }

 Q_SIGNALS:
  /// The person wants to leave the page.
  void canceled();
  /// The person wants to play on from the position that is shown.
  void playOnWanted();
  /// The replay that was shown is gone; another may come in its place.
  void closed();
  /// The person has set or taken away marks: all of them, as steps in rising order.
  void marksChanged(const std::vector<int>& steps);

 protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void lay();
  QWidget* makeHead();
  QWidget* makeList();
  void connectAll();
  void fold();
  void retranslate();
  bool answersKey(const QKeyEvent& event);
  void go(ReplayBar::Go where);
  void goToTurn(int turn);
  void togglePlay();
  void pause();
  void toggleHands();
  void toggleMark();
  void showRows(int rows);
  void showBoard(int choice);
  void showPosition();
  void refresh();
  void followList();
  std::unique_ptr<Replay> replay_;
  QString name_;
  bool wantsHands_ = false;  ///< where they have no room beside the list
  QTimer clock_;
  ReplayMoves* moves_;
  LineView* list_;
  AnalysisPanel* analysis_;
  Sheet* listSheet_;
  Segments* rows_;
  CardsChoice* cards_;
  Picker* boards_;
  ElidedWords *title_, *result_;
  Words *noMarks_, *stopped_;
  ReplayDeed* deed_;
  ActionButton *back_, *save_, *playOn_;
  ReplayBoard* board_;
  ReplayHands* hands_;
  ReplayBar* bar_;
  ReplaySaver* saver_;
  int stepTold_ = -1;  ///< the step that was said aloud last
};

}  // namespace tapu
