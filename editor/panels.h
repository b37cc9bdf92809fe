// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "app/files/board_file.h"
#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "editor/mending.h"
#include "engine/board/balance.h"
#include "engine/board/tally.h"

class QUndoGroup;
class QUndoView;
class QVBoxLayout;

namespace tapu {

/// The problems of the board, errors first, each with a link to its place and, if there is one, a fix. Problems of one
/// sentence share a row, whose link goes from place to place.
class ProblemsPanel : public Sheet {
  Q_OBJECT
 public:
  /// `canFix`: whether a problem has a fix.
  explicit ProblemsPanel(std::function<bool(const BoardProblem&)> canFix, QWidget* parent = nullptr);
  /// Shows these problems in this order. The line of `tellMended` stays.
  void show(std::vector<BoardProblem> problems);
  /// The problems that are shown.
  const std::vector<BoardProblem>& problems() const { return problems_; }
  /// Whether none of the problems is an error.
  bool isPlayable() const;
  /// Shows the results of "Fix all"; nothing: hides them, since the board was changed.
  void tellMended(std::optional<Mended> mended);

 Q_SIGNALS:
  /// The person wants to see this hex.
  void goToWanted(tapu::Hex at);
  /// The person wants this problem put right; it has a fix.
  void fixWanted(const tapu::BoardProblem& problem);
  /// The person wants all problems put right that have a fix.
  void fixAllWanted();
  /// The person wants to read the rule of this number, such as "2.5".
  void ruleWanted(const QString& number);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  struct Group;
  std::vector<Group> groups() const;
  QWidget* rowFor(const Group& group);
  void fillRows();
  void keepFocus(int row, int link);
  static QString sentencesOf(const Mended& mended);
  std::function<bool(const BoardProblem&)> canFix_;
  std::vector<BoardProblem> problems_;
  std::optional<Mended> mended_;
  std::map<QString, std::size_t> shownOf_;  ///< index of the place of a sentence that was shown last
  Words* title_;
  Words* none_;
  Words* told_;  ///< tells the mended problems
  Words* more_;
  ActionButton* all_;
  QVBoxLayout* rows_;
};

/// The spread of the chances to yield (pips, see tally.h) over a board: for each resource as a bar, for halves and
/// start pieces as numbers.
class BalancePanel : public Sheet {
  Q_OBJECT
 public:
  explicit BalancePanel(QWidget* parent = nullptr);
  /// Shows the numbers of this board, and why it is unfair to as many seats as it is for.
  void show(const BoardFile& file);

 private:
  class Bars;
  QString playersWords() const;
  QString seaWords() const;
  void retranslate();
  Tally tally_;
  Balance fairness_;
  Board board_;
  int islandBonus_ = 0;
  int mostPlayers_ = 0;  ///< that the board has room for; 0 = it is one of a chain, or not whole yet
  Words* title_;
  Words* score_;
  Bars* bars_;
  Words* halves_;
  Words *starts_, *players_;
  Words* sea_;                     ///< gold, gifts and islands
  Words *reasons_, *moreReasons_;  ///< the heaviest, and the others where there is room
};

/// The steps that can be undone and done again.
class HistoryPanel : public Sheet {
  Q_OBJECT
 public:
  /// `histories` must outlive it.
  explicit HistoryPanel(QUndoGroup& histories, QWidget* parent = nullptr);
  /// Sets its texts in the language of the interface.
  void retranslate(const QString& title);

 private:
  Words* title_;
  QUndoView* steps_;
};

}  // namespace tapu
