// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/kit/chip_button.h"
#include "app/kit/column.h"
#include "app/kit/field_answer.h"
#include "app/kit/words.h"
#include "app/wire/lobby.h"

class QLineEdit;

namespace tapu {

/// The chat of a lobby: bubbles, quick phrases as chips, a line to write.
class ChatPanel : public Column {
  Q_OBJECT
 public:
  explicit ChatPanel(QWidget* parent = nullptr);
  /// Sets how to find the color of a seat's badge: 0..9, the player colors of the theme.
  void setColors(std::function<int(SeatId)> colorOfSeat) { colorOf_ = std::move(colorOfSeat); }
  /// Replaces the lines shown by these, the oldest first, without those that say nothing to a player. While the panel
  /// is hidden, new lines count as unread.
  void showLines(const QList<ChatLine>& lines);
  /// Lines that came while the panel was hidden and that have not been shown since.
  int unread() const { return unread_; }
  /// Answers the line that was written last: shows this sentence over the field until the person writes on, and puts
  /// `draft` back into the field.
  void answer(const QString& sentence, const QString& draft);

 Q_SIGNALS:
  /// The person wrote this line and pressed Enter. Never empty; without blanks around it.
  void said(const QString& text);
  /// The person pressed a quick phrase: its index for `quickPhrase`.
  void phraseSaid(int phrase);
  /// `unread` has changed.
  void unreadChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void retranslate();
  QWidget* bubble(const ChatLine& line);
  void toEnd();
  QList<ChatLine> lines_;
  std::function<int(SeatId)> colorOf_;
  QVBoxLayout* bubbles_;
  Words* title_;
  Words* phrasesTitle_;
  std::vector<ChipButton*> phrases_;
  FieldAnswer* answer_;
  QLineEdit* field_;
  int unread_ = 0;
};

}  // namespace tapu
