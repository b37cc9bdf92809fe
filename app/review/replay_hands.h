// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <vector>

#include "app/kit/sheet.h"
#include "app/session/replay/replay.h"

class QVBoxLayout;

namespace tapu {

/// A player at a moment of a replay: points, awards, and the cards in their hand as far as they may be shown.
class HandRow : public QWidget {
  Q_OBJECT
 public:
  struct Facts {
    QString name;
    int color = 0, points = 0, knights = 0, route = 0;
    bool plays = false, longestRoad = false, largestArmy = false;
    CardCounts hand, cards;  ///< resource and development cards; those that are hidden as unknown ones
    bool operator==(const Facts&) const = default;
  };
  explicit HandRow(QWidget* parent = nullptr);
  void setFacts(const Facts& facts);
  const Facts& facts() const { return facts_; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void describe();
  void paintHead(QPainter& painter, const QRectF& line) const;
  void paintHand(QPainter& painter, const QRectF& line) const;
  void paintCards(QPainter& painter, const QRectF& line) const;
  Facts facts_;
};

/// The rows of some seats, one below the other.
class ReplayHands : public Sheet {
  Q_OBJECT
 public:
  explicit ReplayHands(QWidget* parent = nullptr);
  /// Shows these seats in a position of the replay without its hidden parts.
  void show(const Replay& replay, const State& seen, const std::vector<SeatId>& seats);
  const std::vector<HandRow*>& rows() const { return rows_; }

 private:
  QScrollArea* scroll_;
  QWidget* body_;
  QVBoxLayout* column_;
  std::vector<HandRow*> rows_;
};

}  // namespace tapu
