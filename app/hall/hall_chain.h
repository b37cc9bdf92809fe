// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/board/chain_view.h"
#include "app/kit/action_button.h"
#include "app/kit/sea_page.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/session/game/chain_watch.h"

class QLineEdit;

namespace tapu {

/// The whole chain for a player to look around in, in place of the own boards; the header with clock, throw and Done
/// stays over it. It shows public facts alone, and nothing can be built or traded here.
class HallChain : public SeaPage {
  Q_OBJECT
 public:
  /// `game` must outlive it.
  explicit HallChain(ShownGame* game, QWidget* parent = nullptr);

  /// Shows the chain with a ring on the own board, and gives it the keyboard.
  void open();
  /// Stops watching.
  void close();
  bool isOpen() const { return watch_ != nullptr; }
  /// Goes back to the first size, with the ring on the own board.
  void goHome();
  /// Sets the number of offers that wait for the viewer at the own boards.
  void setOffers(int offers);
  /// To be called when the language has changed.
  void retranslate();
  ChainView* view() const { return view_; }
  QLineEdit* searchField() const { return search_; }
  /// The sentence about the chain, or why there is none.
  QString note() const { return note_->text(); }

 Q_SIGNALS:
  /// The player wants back to the own boards.
  void closeWanted();

 private:
  void refreshSoon();
  void refresh();
  void tell();
  void search();
  ShownGame* game_;
  std::unique_ptr<ChainWatch> watch_;
  std::optional<Chain> shown_;  ///< the chain that the view has
  bool isDue_ = false;          ///< a refresh is on its way
  int offers_ = 0;
  QString notFound_;  ///< what was searched for in vain
  QLineEdit* search_;
  Segments* labels_;
  Words *facts_, *note_;
  ActionButton* back_;
  ChainView* view_;
};

}  // namespace tapu
