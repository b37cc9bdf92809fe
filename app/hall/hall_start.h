// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "app/board/board_scene.h"
#include "app/kit/action_button.h"
#include "app/kit/card_list.h"
#include "app/kit/icon_label.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

class StartColumn;

/// The start choices (9.16): which of the three start settlements gives cards, and which becomes a city. Nothing is
/// sent before both are confirmed; then they cannot be changed. Keys: 1 to 3 cards from there, with Shift the city
/// there, Enter confirms.
class HallStart : public QWidget {
  Q_OBJECT
 public:
  explicit HallStart(QWidget* parent = nullptr);
  /// Shows the choices in this position; disabled once they are made.
  void refresh(const PlaySight& sight);
  /// The signs for the board: a number at each of the three settlements, the city that is chosen as a ghost.
  std::vector<CornerSign> signs(const PlaySight& sight) const;
  /// A settlement was clicked on the board: it gives the cards or, if that is chosen already, becomes the city.
  void clicked(CornerId corner);
  /// Whether the key means something here; then it was carried out.
  bool press(const QKeyEvent& key);
  /// Whether such a key means something here.
  bool takes(const QKeyEvent& key) const;
  /// The numbers of the chosen settlements, 0 to 2; nothing: not chosen yet.
  std::optional<int> cards() const { return cards_; }
  std::optional<int> city() const { return city_; }
  ActionButton* confirmButton() const { return confirm_; }
  /// One of the three columns.
  StartColumn* column(int which) const { return columns_[static_cast<std::size_t>(which)]; }
  static constexpr int kSettlements = 3;

 Q_SIGNALS:
  /// The player has confirmed: the page submits the action for the cards, unless they were taken before this page was
  /// made, and after it that for the city.
  void confirmed(const std::optional<tapu::Action>& cards, const tapu::Action& city);
  /// Another settlement is chosen: the page calls `refresh`.
  void changed();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  bool isComplete() const;
  void confirm();
  void choose(std::optional<int>& which, int settlement);
  void refreshMine();
  QWidget* makeMine();
  std::array<StartColumn*, kSettlements> columns_{};
  std::array<CornerId, kSettlements> corners_{};
  std::array<CardCounts, kSettlements> brings_{};  ///< the cards from each
  int points_ = 0;                                 ///< with the chosen city
  std::optional<int> cards_, city_;
  bool isAsked_ = false;
  bool isCityAlone_ = false;  ///< the cards were taken before this page was made
  Sheet *choices_, *mine_;
  Words *title_, *hint_, *clock_, *mineTitle_, *cardsWords_, *cardsFrom_, *cityWords_, *cityPoints_, *final_;
  CardList* cardsGot_;
  IconLabel* cityIcon_;
  ActionButton* confirm_;
};

/// One start settlement: its number, what lies around it, and the two things that it may become.
class StartColumn : public Sheet {
  Q_OBJECT
 public:
  explicit StartColumn(int number, QWidget* parent);
  /// The facts about a settlement that it shows.
  struct Facts {
    QString name, hexes;
    int pips = 0, color = 0;
    CardCounts cards;
    bool givesCards = false, becomesCity = false;
  };
  void refresh(const Facts& facts);
  QAbstractButton* cardsButton() const;
  QAbstractButton* cityButton() const;

 Q_SIGNALS:
  /// The person chose this settlement for the cards, or for the city.
  void cardsChosen();
  void cityChosen();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  class ChoiceRow;
  int number_;
  bool isChosen_ = false;
  Words *name_, *pips_, *hexes_;
  ChoiceRow *cards_, *city_;
};

}  // namespace tapu
