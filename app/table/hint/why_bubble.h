// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/sheet.h"
#include "app/session/game/shown_game.h"
#include "app/session/words/reason_words.h"

namespace tapu {

/// Why a bot did something, over the table until a click elsewhere or Esc: the line of the log and at most three
/// reasons.
class WhyBubble : public Sheet {
  Q_OBJECT
 public:
  /// `color`: of the player; `note` stands below, or in place of reasons.
  WhyBubble(const QString& line, int color, const std::vector<ReasonWords>& reasons, const QString& note,
            QWidget* parent);
  /// Opens at the left of this row of the screen.
  void openBeside(const QRect& row);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
};

/// Opens it for the event of this index in the log of a game, beside that row of the screen; null where the deed is not
/// known any more. It tells only facts that the reader could see at that time.
WhyBubble* openWhy(const ShownGame& game, std::size_t event, const QRect& row, QWidget* page);

}  // namespace tapu
