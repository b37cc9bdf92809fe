// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPixmap>

#include "app/kit/action_button.h"
#include "app/session/plan/game_plan.h"

namespace tapu {

/// A game that a click begins: its island, name, description, and usual length.
class GameCard : public QAbstractButton {
  Q_OBJECT
 public:
  explicit GameCard(QWidget* parent = nullptr);
  /// Shows this game. `title` and `note` are its name and description.
  void showGame(const GamePlan& plan, const QString& title, const QString& note);
  /// The game as it would begin.
  const GamePlan& plan() const { return plan_; }
  /// Why it cannot begin: its board has start pieces for fewer players (13.1), as a sentence; empty: it can.
  const QString& refusal() const { return refusal_; }
  /// Whether it is the one to begin with next, which is marked.
  enum class Marked { No, Yes };
  void setMarked(Marked marked);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {280, sizeHint().height()}; }

 Q_SIGNALS:
  /// The person wants to see and change the options of this game first.
  void optionsWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  const QPixmap& picture(const Theme& theme);
  void paintPlayers(QPainter& painter, const QRectF& rest);
  GamePlan plan_;
  QString note_, length_, players_, refusal_;
  Marked marked_ = Marked::No;
  ActionButton* options_;
  QPixmap picture_;
  Board drawn_;  ///< of the plan
  ThemeKind drawnFor_ = ThemeKind::Light;
};

}  // namespace tapu
