// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPixmap>
#include <vector>

#include "app/files/board_file.h"
#include "app/kit/theme.h"
#include "app/session/plan/game_plan.h"

namespace tapu {

/// A board to begin a game on: its picture, its name, whom it is for, how long a game lasts there and how many points
/// win it, and what is special about it. A click chooses it; Enter and a double click enter it.
class BoardCard : public QAbstractButton {
  Q_OBJECT
 public:
  explicit BoardCard(const BoardFile& file, QWidget* parent = nullptr);
  /// The file of the board.
  const BoardFile& file() const { return file_; }
  /// Whether the number of players that was asked for is one of those that the board is made for. Where it is not, the
  /// card is dim and says whom the board is for.
  enum class Suits { No, Yes };
  Suits suits() const { return suits_; }
  /// Shows the game that would begin on the board.
  void showGame(const GamePlan& plan, Suits suits);
  /// The game that would begin.
  const GamePlan& plan() const { return plan_; }
  /// The arrangement of the card: the picture over the words, or at their left in a line of its own.
  enum class Shape { Tall, Line };
  void setShape(Shape shape);
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The person wants a game on this board.
  void entered();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  struct Fact {
    QString icon, text;
  };
  void refresh();
  QSize frameSize(int width) const;
  int wordsWidth(int width) const;
  QStringList noteLines(int width) const;
  std::vector<std::vector<Fact>> factLines(int width) const;
  int wordsHeight(int width) const;
  void paintPicture(QPainter& painter, const QRectF& frame, const Theme& theme);
  void paintChip(QPainter& painter, const QRectF& line, const Theme& theme) const;
  void paintFacts(QPainter& painter, QPointF at, const Theme& theme) const;
  QColor inkOf(const Theme& theme) const { return suits_ == Suits::Yes ? theme.ink : theme.ink3; }

  BoardFile file_;
  GamePlan plan_;
  Suits suits_ = Suits::Yes;
  Shape shape_ = Shape::Tall;
  QString note_;
  std::vector<Fact> facts_;
  QPixmap picture_;
  ThemeKind drawnFor_ = ThemeKind::Light;
};

}  // namespace tapu
