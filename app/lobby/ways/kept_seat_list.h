// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "app/session/settings/kept_seats.h"

class QVBoxLayout;

namespace tapu {

/// The seats on the network that the reader can come back to: a few of them, and all behind a button. It is hidden
/// while there are none.
class KeptSeatList : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kFew = 3;           ///< the number shown until the person opens all
  static constexpr int kMostOfTitle = 16;  ///< UTF-16 units of the title of a game that a link shows
  explicit KeptSeatList(QWidget* parent = nullptr);
  /// Shows these seats, in this order: the one that was kept last first.
  void showSeats(const QList<Rejoin>& seats);
  /// Gives the keyboard to the first of them.
  void focusFirst();

 Q_SIGNALS:
  /// The person wants to come back to this seat.
  void rejoinWanted(const tapu::Rejoin& seat);
  /// The person wants this seat to be offered no more.
  void forgetWanted(const tapu::Rejoin& seat);

 private:
  void refresh();
  void addRow(const Rejoin& seat);
  QList<Rejoin> seats_;
  bool isWhole_ = false;  ///< all are shown
  Words* title_;
  QVBoxLayout* rows_;
  ActionButton* more_;
};

}  // namespace tapu
