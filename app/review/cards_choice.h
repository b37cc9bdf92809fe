// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/review/shown_cards.h"

namespace tapu {

/// Chooses the seats whose cards a replay shows, if its record tells them: a row of names, or a menu where it is
/// narrow.
class CardsChoice : public QWidget {
  Q_OBJECT
 public:
  explicit CardsChoice(QWidget* parent = nullptr);
  /// Shows as much as the record of this game tells.
  void begin(const Replay& replay);
  /// Offers the cards of these seats, in the language of the moment. A seat that is shown and not among them gives way
  /// to all cards.
  void offer(const Replay& replay, const std::vector<SeatId>& seats);
  const ShownCards& shown() const { return shown_; }
  enum class Name : quint8 { Hidden, Shown };
  /// Fits into so many pixels, with or without a name before the choice.
  void fold(int room, Name name);

 Q_SIGNALS:
  /// The person chose other cards.
  void chosen();

 private:
  void retranslate();
  void show(int choice);
  ShownCards shown_;
  std::vector<ShownCards> choices_;
  Words* name_;
  Segments* row_;
  Picker* menu_;
};

}  // namespace tapu
