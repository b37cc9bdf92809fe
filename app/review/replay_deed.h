// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/dice_pair.h"
#include "app/kit/herald.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"

namespace tapu {

/// The sheet over the board of a replay: what the last move did, the dice, and the judgment of the move. It says them
/// aloud.
class ReplayDeed : public Sheet {
  Q_OBJECT
 public:
  explicit ReplayDeed(QWidget* parent);
  DicePair* dice() const { return dice_; }
  /// Shows what the last move did.
  void setDeed(const QString& deed) { deed_->setText(deed); }
  /// Shows the judgment of it; empty: it has none.
  void setJudgment(const QString& judgment);
  /// Whether a list tells the move already.
  enum class Move : quint8 { Untold, Told };
  /// Says aloud what is shown, and this after it, once the person rests at a move.
  void sayAll(Move move, const QString& after);
  /// Says this aloud, which is shown elsewhere.
  void say(const QString& sentence) { herald_->say(sentence); }
  /// Shows news in place of the move, and says them aloud.
  void announce(const QString& news);

 private:
  Words *deed_, *judged_;
  DicePair* dice_;
  Herald* herald_;
};

}  // namespace tapu
