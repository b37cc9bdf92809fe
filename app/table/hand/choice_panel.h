// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <array>
#include <optional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/clock_ring.h"
#include "app/kit/sheet.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/table/hand/gold_sheet.h"
#include "app/table/sight/play_sight.h"

class QScrollArea;
class QVBoxLayout;

namespace tapu {

/// A choice beside the board, in the place of the trade panel: cards to discard, the player to rob, the cards for a
/// development card that is about to be played, the answer to wolves, and cards from the gold, which its GoldSheet
/// shows.
class ChoicePanel : public Sheet {
  Q_OBJECT
 public:
  /// The kinds of questions: cards to discard, cards for a development card, the player to rob, the answer to wolves,
  /// cards from the bank for gold.
  enum class Kind : quint8 { None, Discard, Card, Victim, Answer, Gold };
  /// Tall: for a narrow column. Flat: resources in two columns, for a wide and low place.
  enum class Shape : quint8 { Tall, Flat };
  explicit ChoicePanel(QWidget* parent = nullptr, Shape shape = Shape::Tall);
  /// The present question; None: there is none, and the panel is not shown.
  Kind kind() const { return kind_; }
  /// The development card of `askCard`.
  Card card() const { return card_; }
  /// Asks for the choice that this development card needs before it is played.
  void askCard(Card card);
  /// Asks for the player to rob: which of these robber actions, all on one hex, is meant.
  void askVictim(const std::vector<Action>& robbers);
  /// The actions that `askVictim` asks about now; none if anything else is asked.
  std::vector<Action> robbers() const { return kind_ == Kind::Victim ? robbers_ : std::vector<Action>(); }
  /// Whether the key chooses a card here; then it was carried out.
  bool press(const QKeyEvent& key);
  /// Whether keys choose cards here even while the keyboard is elsewhere on the page: the choice is owed.
  bool takesKeys() const { return kind_ == Kind::Discard || kind_ == Kind::Gold; }
  /// The cards chosen from the hand, where a click on one adds it here; nothing if none are to be chosen there.
  std::optional<CardCounts> picking() const { return kind_ == Kind::Discard ? std::optional(chosen_) : std::nullopt; }
  /// Chooses one more card of this kind (1), or one less (-1).
  void step(Resource kind, int by);
  /// The same by a click on a card of the hand. The last card that is owed needs no other click: the discard is made
  /// by itself after `kMomentMs`, unless something is changed before.
  void stepByClick(Resource kind, int by);
  static constexpr int kMomentMs = 2000;
  /// Chooses these cards and no others.
  void choose(CardCounts cards);
  /// Closes the question.
  void close();
  /// Shows this position: asks for a discard or an answer if the game waits for it, and drops a question that is not
  /// possible any more.
  void refresh(const PlaySight& sight);
  /// Shows the milliseconds left for the answer to wolves; -1 = no clock runs. No other question here has a clock of
  /// its own.
  void setTime(qint64 left);
  // The parts of the panel.
  /// The cards chosen so far.
  CardCounts chosen() const { return kind_ == Kind::Gold ? gold_->chosen() : chosen_; }
  GoldSheet* gold() const { return gold_; }
  ActionButton* okButton() const { return ok_; }
  ActionButton* clearButton() const { return clear_; }
  ActionButton* suggestButton() const { return suggest_; }
  Stepper* stepper(Resource kind) const { return steppers_[static_cast<std::size_t>(kind)]; }

 Q_SIGNALS:
  /// The player has chosen this action; the page submits it.
  void act(const tapu::Action& action);
  /// The player wants the cards that they would miss least: the page calls `choose`.
  void suggestionWanted();
  /// The panel asks something else now, or other cards are chosen: the page calls `refresh` and lays it out anew.
  void changed();

 protected:
  void showEvent(QShowEvent* event) override;
  bool event(QEvent* event) override;
  /// 1 to 5 take a card, with Shift put it back; G chooses what is suggested.
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void refreshDiscard(const PlaySight& sight);
  void refreshCard(const PlaySight& sight);
  void refreshKnight(const PlaySight& sight);
  void refreshMonopoly(const PlaySight& sight);
  void refreshAnswer(const PlaySight& sight);
  void refreshGold(const PlaySight& sight);
  QWidget* makeChoices(Shape shape);
  void refreshVictims(const PlaySight& sight);
  /// One button: its words, and its action.
  struct Row {
    QString text;
    int badge;  ///< player color; -1 = none
    Action action;
    Resource kind = Resource::None;  ///< whose picture is shown
    bool operator==(const Row&) const = default;
  };
  void showRows(const std::vector<Row>& rows);
  void showTotal(int needed, const QString& whatLacks = {});  ///< empty: says how many lack
  void say(const QString& title, const QString& text, const QString& ok);
  void judge(const PlaySight& sight);  ///< whether the rules allow the choice; else why not

  Kind kind_ = Kind::None;
  Card card_ = Card::None;
  CardCounts chosen_;
  int needed_ = 0;
  Action action_;
  std::vector<Action> robbers_;
  std::vector<Row> rowsShown_;
  QScrollArea* scroll_ = nullptr;  ///< of the choices
  QTimer moment_{this};            ///< until a discard that is chosen is made by itself

  Words *title_, *text_, *total_, *reason_;
  std::array<Stepper*, kResources> steppers_{};
  ClockRing* clock_;
  QWidget* victims_;
  QVBoxLayout* victimRows_;
  ActionButton *ok_, *clear_, *cancel_, *suggest_;
  GoldSheet* gold_;
};

}  // namespace tapu
