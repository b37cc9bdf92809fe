// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/kit/action_button.h"
#include "app/kit/foot_bar.h"
#include "app/kit/page.h"
#include "app/session/plan/game_plan.h"

namespace tapu {

/// A page from which a game against bots begins: two columns, and at the foot a sentence beside the buttons to leave,
/// to see the options and to start. Esc leaves.
class BeginPage : public Page {
  Q_OBJECT
 public:
  /// The sentence at the foot of the page now.
  QString footSentence() const { return foot_->sentence(); }

 Q_SIGNALS:
  /// The person wants to begin this game, which has no obstacle.
  void started(const tapu::GamePlan& plan);
  /// The person wants to see and change the options of this game first.
  void optionsWanted(const tapu::GamePlan& plan);
  /// The person wants to leave the page.
  void canceled();

 protected:
  /// `name`: the prefix of the names of the page and of its buttons; `topic`: the page that F1 opens.
  BeginPage(const QString& name, const QString& topic, QWidget* parent);
  /// Puts the columns into their places; the left one takes the room that the right one leaves.
  void lay(QWidget* left, QWidget* right);
  FootBar* foot() const { return foot_; }
  ActionButton* back() const { return back_; }
  ActionButton* options() const { return options_; }
  ActionButton* start() const { return start_; }
  /// Writes the text of the start button, in the language of the interface.
  void nameStart();
  void keyPressEvent(QKeyEvent* event) override;

 private:
  FootBar* foot_;
  ActionButton *back_, *options_, *start_;
};

}  // namespace tapu
