// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "editor/mending.h"
#include "engine/board/tally.h"

class QVBoxLayout;

namespace tapu {

/// What is wrong with the board, errors first, each with a way to it and, where there is one, a fix.
class ProblemsPanel : public Sheet {
  Q_OBJECT
 public:
  /// `canFix`: there is a way to put a problem right.
  explicit ProblemsPanel(std::function<bool(const BoardProblem&)> canFix, QWidget* parent = nullptr);
  /// In this order. What "Fix all" told before stays.
  void show(std::vector<BoardProblem> problems);
  const std::vector<BoardProblem>& problems() const { return problems_; }
  bool isPlayable() const;  ///< none of the problems is an error
  /// What "Fix all" did; nothing: the board has changed since.
  void tellMended(std::optional<Mended> mended);

 Q_SIGNALS:
  void goToWanted(tapu::Hex at);
  void fixWanted(const tapu::BoardProblem& problem);
  void fixAllWanted();
  void ruleWanted(const QString& number);  ///< to be read

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  QWidget* rowFor(const BoardProblem& problem);
  static QString sentencesOf(const Mended& mended);
  std::function<bool(const BoardProblem&)> canFix_;
  std::vector<BoardProblem> problems_;
  std::optional<Mended> mended_;
  Words* title_;
  Words* none_;
  Words* told_;  ///< of what was mended
  Words* more_;
  ActionButton* all_;
  QVBoxLayout* rows_;
};

/// Pips of each resource as bars, of halves and starts as figures.
class BalancePanel : public Sheet {
  Q_OBJECT
 public:
  explicit BalancePanel(QWidget* parent = nullptr);
  void show(const Tally& tally);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Bars;
  void retranslate();
  Tally tally_;
  Words* title_;
  Words* score_;
  Bars* bars_;
  Words* halves_;
  Words* starts_;
};

}  // namespace tapu
