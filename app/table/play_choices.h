// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/clock_ring.h"
#include "app/kit/sheet.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/table/play_prompt.h"
#include "app/table/play_sight.h"

class QVBoxLayout;

namespace tapu {

/// A choice that is made beside the board, in the place of the trade panel: cards to discard, whom to rob, the
/// development card that is about to be played, and the answer to wolves.
class ChoicePanel : public Sheet {
  Q_OBJECT
 public:
  enum class Kind : quint8 { None, Discard, Card, Victim, Answer };
  explicit ChoicePanel(QWidget* parent = nullptr);

  Kind kind() const { return kind_; }
  Card card() const { return card_; }
  /// Asks what is to be chosen before this development card is played.
  void askCard(Card card);
  /// Asks which of these robber actions, all on one hex, is meant: whom to rob.
  void askVictim(const std::vector<Action>& robbers);
  void close();  ///< no choice is shown any more
  /// Opens and closes the discard by itself, and closes what is no longer possible.
  void refresh(const PlaySight& sight);
  ActionButton* cancelButton() const { return cancel_; }
  void setTime(qint64 left);  ///< milliseconds to answer; -1 = no clock runs
  /// The cards chosen so far.
  CardCounts chosen() const { return chosen_; }
  ActionButton* okButton() const { return ok_; }
  ActionButton* clearButton() const { return clear_; }
  Stepper* stepper(Resource kind) const { return steppers_[static_cast<std::size_t>(kind)]; }

 Q_SIGNALS:
  /// The player wants this action; the page submits it.
  void act(const tapu::Action& action);
  void changed();  ///< the page refreshes the panel and its place

 protected:
  void showEvent(QShowEvent* event) override;
  bool event(QEvent* event) override;
  /// 1 to 5 take a card, with Shift put it back.
  void keyPressEvent(QKeyEvent* event) override;

 private:
  bool choosesCards() const { return needed_ > 0 && (kind_ == Kind::Discard || kind_ == Kind::Card); }
  void step(Resource kind, int by);
  void refreshDiscard(const PlaySight& sight);
  void refreshCard(const PlaySight& sight);
  void refreshAnswer(const PlaySight& sight);
  void takeFocus();
  QWidget* makeChoices();
  void refreshVictims(const PlaySight& sight);
  void showTotal(int needed, const QString& whatLacks = {});  ///< else so many cards lack
  void say(const QString& title, const QString& text, const QString& ok);
  Action cardAction() const;
  void judge(const PlaySight& sight);  ///< whether the rules allow it; else why not
  QString topic() const;               ///< the section of the rules about the choice

  Kind kind_ = Kind::None;
  Card card_ = Card::None;
  CardCounts chosen_;
  int needed_ = 0;
  Action action_;
  std::vector<Action> robbers_;
  QString robbersShown_;

  Words *title_, *text_, *total_, *reason_;
  std::array<Stepper*, kResources> steppers_{};
  ClockRing* clock_;
  QWidget* victims_;
  QVBoxLayout* victimRows_;
  ActionButton *ok_, *clear_, *cancel_;
};

}  // namespace tapu
