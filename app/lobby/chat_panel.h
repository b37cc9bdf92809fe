// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/kit/chip_button.h"
#include "app/kit/column.h"
#include "app/kit/words.h"
#include "app/wire/lobby.h"

class QLineEdit;

namespace tapu {

/// The chat of a lobby: bubbles, quick phrases as chips, a line to write.
class ChatPanel : public Column {
  Q_OBJECT
 public:
  explicit ChatPanel(QWidget* parent = nullptr);
  /// Player color of a seat, for the badges.
  void setColors(std::function<int(SeatId)> colorOfSeat) { colorOf_ = std::move(colorOfSeat); }
  void showLines(const QList<ChatLine>& lines);
  int unread() const { return unread_; }  ///< lines that came while the panel was out of sight

 Q_SIGNALS:
  void said(const QString& text);
  void phraseSaid(int phrase);
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
  QLineEdit* field_;
  int unread_ = 0;
};

}  // namespace tapu
