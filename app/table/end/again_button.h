// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/table/frame/table_page.h"

namespace tapu {

/// Leads on from a game that is over: the same people play again, on an island that a menu asks for, or the page for
/// a new game opens where they cannot.
class AgainButton : public ActionButton {
  Q_OBJECT
 public:
  explicit AgainButton(QWidget* parent = nullptr);
  /// Sets the way in which the same people may play again; No at first.
  void offer(Again again);
  Again offered() const { return offered_; }
  /// Writes its words anew.
  void retell();

 Q_SIGNALS:
  /// The person wants to play again with the same people.
  void againWanted(tapu::Island island);
  /// The person wants a game of another kind.
  void newGame();

 private:
  void press();
  Again offered_ = Again::No;
};

}  // namespace tapu
