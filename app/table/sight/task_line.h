// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/kit/action_button.h"
#include "app/kit/elided_words.h"
#include "app/session/game/prompt.h"

namespace tapu {

/// The task of the moment; for some seconds, in its place, the reason of a refusal, with a link to the rule.
class TaskLine : public QWidget {
  Q_OBJECT
 public:
  /// `pixels`: size of the text, as `textFont` takes it.
  explicit TaskLine(int pixels, QWidget* parent = nullptr);
  /// Shows the task of this prompt. If it is another prompt, news in its place stay for three seconds at most, and a
  /// refusal leaves at once where the reader is asked for something else; not where an act that had parts is refused.
  void setTask(const PromptLine& prompt);
  /// Shows for some seconds why something was refused; with the number of a rule there is a link to it.
  void complain(const QString& sentence, const QString& rule = {});
  /// Shows for some seconds that something was done.
  void announce(const QString& sentence);
  /// Whether something is told in place of the task.
  bool isTelling() const { return !complaint_.isEmpty(); }
  /// Whether nothing of its text would be cut in a place of this size, in pixels, beside the link if there is one.
  bool isWholeIn(QSize place) const;
  /// The text that is shown.
  QString text() const { return words_->text(); }
  ActionButton* ruleLink() const { return rule_; }
  ElidedWords* words() const { return words_; }

 Q_SIGNALS:
  /// The link to this rule was pressed.
  void ruleAsked(const QString& number);
  /// A link to this rule is shown; empty: no link any more.
  void ruleShown(const QString& number);
  /// It has begun or ended to tell something.
  void changed();

 private:
  enum class Tone { Refusal, News };
  void say(Tone tone, const QString& sentence, const QString& rule);
  void fallSilent();
  void showText();
  static QString linkWords();
  ElidedWords* words_;
  ActionButton* rule_;
  QString task_, sentence_, complaint_, ruleNumber_;
  QString linkWords_;  ///< in the language of the task
  Asks asks_ = Asks::Others;
  Tone tone_ = Tone::Refusal;  ///< of the complaint
  QTimer complaintEnds_;
};

}  // namespace tapu
