// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <functional>
#include <optional>

#include "app/board/widgets.h"
#include "app/game/game_controller.h"

class QHBoxLayout;

namespace tapu {

/// A line under the prompt for what is not part of the game: a lost connection, the reason of the end, a game that
/// cannot be saved, a pause, a hot-seat player who is asked.
class NoticeBar : public Sheet {
  Q_OBJECT
 public:
  explicit NoticeBar(GameController* game, QWidget* parent = nullptr);
  void refresh();
  QString text() const { return words_->text(); }

 Q_SIGNALS:
  void startPage();

 private:
  struct Button {
    QString text;
    std::function<void()> press;
  };
  void say(const QString& iconName, const QString& text, const QList<Button>& buttons);
  QString lostText() const;
  QString storeText() const;  ///< why the game cannot be saved; empty = it can

  GameController* game_;
  IconLabel* icon_;
  Words* words_;
  QHBoxLayout* buttons_;
  QString shown_;
  QTimer tick_;
  QElapsedTimer lost_;              ///< since the connection broke; invalid while there is one
  std::optional<ChatLine> notice_;  ///< the last that the server said
  QString ended_;                   ///< why the server let go of this player
};

/// Between two players at one computer: hides the hand until the next one asks for it.
class CurtainSheet : public Sheet {
  Q_OBJECT
 public:
  explicit CurtainSheet(QWidget* parent = nullptr);
  void refresh(const QString& name, int color);
  void takeFocus() { show_->setFocus(Qt::OtherFocusReason); }
  QString text() const { return title_->text(); }

 Q_SIGNALS:
  void lifted();

 protected:
  void mousePressEvent(QMouseEvent* event) override;

 private:
  Badge* badge_;
  Words *title_, *hint_;
  ActionButton* show_;
};

}  // namespace tapu
