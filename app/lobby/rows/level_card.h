// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <vector>

#include "app/kit/theme.h"

namespace tapu {

/// A level of bots to choose: its hex, its difficulty, its time to think, its play, and the seats that have it.
class LevelCard : public QAbstractButton {
  Q_OBJECT
 public:
  /// `level`: one of `botLevels`.
  explicit LevelCard(const QString& level, QWidget* parent = nullptr);
  const QString& level() const { return level_; }
  /// Its shape: a card; a lower one in a low window; a row in a narrow one; or a line among others, with one sentence.
  enum class Shape { Card, Low, Row, Line };
  void setShape(Shape shape);
  /// The colors of the seats that have this level.
  void setSeats(const std::vector<int>& colors);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 Q_SIGNALS:
  /// The person wants this level for all bots.
  void wantedForAll();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;  // Enter chooses too

 private:
  void retranslate();
  void paintLine(QPainter& painter, const QRectF& box, const Theme& theme) const;
  bool isCard() const { return shape_ == Shape::Card || shape_ == Shape::Low; }
  int side() const;
  QStringList linesOf(int width) const;
  qreal paintHead(QPainter& painter, const QRectF& box, const Theme& theme) const;
  void paintMarks(QPainter& painter, QPointF at, const Theme& theme) const;
  int marksWidth() const;
  QString level_, difficulty_, thinking_, play_, brief_;
  QStringList skills_;
  std::vector<int> colors_;
  Shape shape_ = Shape::Card;
};

}  // namespace tapu
