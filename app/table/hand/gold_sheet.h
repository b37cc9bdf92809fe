// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/icon_label.h"
#include "app/kit/words.h"
#include "app/table/hand/gold_row.h"
#include "app/table/sight/play_sight.h"

class QBoxLayout;
class QGridLayout;
class QScrollArea;

namespace tapu {

class ChosenCards;
class TakeButton;

/// The choice of cards from the bank for gold (14.1): a row for each kind, the chosen cards, and the button that takes
/// them. Once as many are chosen as the gold brings, another one takes the place of the one chosen first.
class GoldSheet : public QWidget {
  Q_OBJECT
 public:
  explicit GoldSheet(QWidget* parent = nullptr);
  /// Tall: one column, beside the board. Wide: rows beside the chosen cards, for a low place below it.
  enum class Form : quint8 { Tall, Wide };
  void setForm(Form form);
  Form form() const { return form_; }
  /// Begins another choice, with no card chosen.
  void begin() { chosen_.clear(); }
  /// Shows the choice of the viewer, who owes one.
  void refresh(const PlaySight& sight);
  /// Whether a clock runs for the choice: then the sheet says what comes when it is up.
  enum class Clock : quint8 { Stands, Runs };
  void setClock(Clock clock);
  /// Chooses one more card of this kind (1), or one less (-1).
  void step(Resource kind, int by);
  /// Chooses these cards and no others.
  void choose(CardCounts cards);
  CardCounts chosen() const;
  /// Whether the key is one of the sheet; `press` carries it out.
  bool takes(const QKeyEvent& key) const;
  bool press(const QKeyEvent& key);
  /// Gives the keyboard to what is next: the button that takes the cards, or the first kind that the bank has.
  void takeFocus();
  GoldRow* row(Resource kind) const { return rows_[static_cast<std::size_t>(kind)]; }
  ActionButton* takeButton() const;
  ActionButton* clearButton() const { return clear_; }
  ActionButton* suggestButton() const { return suggest_; }

 Q_SIGNALS:
  /// The player takes the chosen cards.
  void act(const tapu::Action& action);
  /// The player wants the cards that would serve them best: the page calls `choose`.
  void suggestionWanted();
  /// Other cards are chosen: the page calls `refresh`.
  void changed();

 private:
  QWidget* makeBody();
  QWidget* makeFoot();
  void layRows();
  void showRows(const PlaySight& sight);
  void showChosen();
  void showButton(const PlaySight& sight);
  std::vector<Resource> with(Resource kind) const;
  Form form_ = Form::Tall;
  int owed_ = 0;
  std::vector<Resource> chosen_;  ///< in the order in which they were chosen
  IconLabel* picture_;
  Words *title_, *why_, *list_, *lacks_, *forced_;
  std::array<GoldRow*, kResources> rows_{};
  ChosenCards* cards_;
  TakeButton* take_;
  ActionButton *clear_, *suggest_;
  QBoxLayout* parts_;
  QGridLayout* grid_ = nullptr;
  QScrollArea* scroll_ = nullptr;  ///< of the rows
};

}  // namespace tapu
