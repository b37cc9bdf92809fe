// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/foot_bar.h"
#include "app/kit/page.h"
#include "app/kit/segments.h"
#include "app/lobby/rows/board_card.h"
#include "app/session/settings/settings.h"

class QGridLayout;
class QScrollArea;

namespace tapu {

class CardGrid;

/// A new game of the sea: the boards that ask for something of it, those of the program and the person's own, to choose
/// one by its picture. Boards made for another number of players than is asked for come last. The game itself is set
/// up on the page of all new games.
class BoardsPage : public Page {
  Q_OBJECT
 public:
  /// `settings` must outlive the page.
  explicit BoardsPage(Settings& settings, QWidget* parent = nullptr);
  /// Shows all boards anew, the one that was played last chosen.
  void begin();
  /// Says where the person's own boards lie, newest first. Without this call there are none.
  void setOwnBoards(std::function<QStringList()> paths) { ownBoards_ = std::move(paths); }
  /// A game on the board of this file: `chosen` follows, or a problem if there is no board in it.
  void openBoard(const QString& path);
  /// The cards, in the order shown.
  const std::vector<BoardCard*>& cards() const { return cards_; }
  /// The card that is chosen; null if there is none.
  BoardCard* chosenCard() const { return chosen_; }
  /// The number of columns in which the cards lie.
  int columns() const { return columns_; }
  /// The sentence at the foot of the page now.
  QString footSentence() const { return foot_->sentence(); }
  /// Gives the keyboard to the chosen card.
  void focusFirst() override;
  /// Shows at the foot why a board could not be opened, until another one is chosen.
  void showProblem(const QString& sentence) override;

 Q_SIGNALS:
  /// The person wants this game, and sees and changes its options next.
  void chosen(const tapu::GamePlan& plan);
  /// The person wants to read the rules that such boards have.
  void rulesWanted();
  /// The person wants to leave the page.
  void canceled();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeCards();
  QWidget* makeFoot();
  GamePlan planOn(const BoardFile& file) const;
  void add(const BoardFile& file);
  void choose(BoardCard* card);
  void enter(const BoardCard& card);
  void arrange();
  void refresh();
  void refreshFoot();
  void retranslate();

  Settings& settings_;
  std::function<QStringList()> ownBoards_;
  std::vector<BoardCard*> made_;   ///< the cards in the order of the boards
  std::vector<BoardCard*> cards_;  ///< the same, those that suit first
  BoardCard* chosen_ = nullptr;
  RuleSet ruleSet_ = RuleSet::Classic;
  std::optional<int> players_;  ///< none: boards for any number
  int columns_ = 0;
  Segments *rules_ = nullptr, *playerCount_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QGridLayout* places_ = nullptr;
  CardGrid* grid_ = nullptr;
  FootBar* foot_ = nullptr;
  ActionButton *book_ = nullptr, *start_ = nullptr;
};

}  // namespace tapu
