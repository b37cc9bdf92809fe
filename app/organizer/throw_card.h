// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"

class QAbstractButton;

namespace tapu {

/// Two rows of six faces, on which the organizer enters the dice on the table; only the button sends them. Nothing but
/// two dice of 1 to 6 can be entered.
class ThrowCard : public Sheet {
  Q_OBJECT
 public:
  /// The throw that is due; Nothing: faces and button are off.
  enum class Owed : quint8 { Nothing, Round, Robbers };
  explicit ThrowCard(QWidget* parent = nullptr);
  /// The thrower. There are faces for the hand alone; a throw of the server is one line.
  enum class Source : quint8 { Hand, Server };
  void setSource(Source source);
  /// Sets the due throw. An entered throw that was not sent stays while the same one is due.
  void setOwed(Owed owed);
  Owed owed() const { return owed_; }
  /// The last throw of the game, shown where nothing is owed; zeros: none.
  void setLast(std::array<quint8, 2> dice);
  /// A key of the desk: 1 to 6, Backspace, Enter. True if it was one for this card.
  bool takeKey(const QKeyEvent& event);
  /// The dice as they are entered; 0 = not yet.
  std::array<quint8, 2> dice() const { return dice_; }

 Q_SIGNALS:
  /// The organizer sends this throw.
  void sent(std::array<quint8, 2> dice);

 private:
  class Face;
  void pick(int die, int eyes);
  void send();
  void refresh();

  Source source_ = Source::Hand;
  Owed owed_ = Owed::Nothing;
  std::array<quint8, 2> dice_{0, 0}, last_{0, 0};
  Words *title_, *keys_, *sum_;
  std::array<std::array<QAbstractButton*, 6>, 2> faces_{};
  ActionButton *clear_, *send_;
};

}  // namespace tapu
