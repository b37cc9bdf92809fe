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
  /// Full: three lines. Low: two, with the cards that there are. Line: one, with the number of cards and the awards
  /// that the player holds.
  enum class Form : quint8 { Full, Low, Line };
  explicit HandRow(QWidget* parent = nullptr);
  void setForm(Form form);
  Form form() const { return form_; }
  /// The height of a row of this form.
  static int heightOf(Form form);
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
  void paintLowHand(QPainter& painter, const QRectF& line) const;
  void paintCards(QPainter& painter, const QRectF& line) const;
  Facts facts_;
  Form form_ = Form::Full;
};

/// The rows of some seats, one below the other. Those of more than four are low, so that all are in sight.
class ReplayHands : public Sheet {
  Q_OBJECT
 public:
  explicit ReplayHands(QWidget* parent = nullptr);
  /// Shows these seats in a position of the replay without its hidden parts.
  void show(const Replay& replay, const State& seen, const std::vector<SeatId>& seats);
  const std::vector<HandRow*>& rows() const { return rows_; }
  /// Whether so many seats have low rows.
  static bool areLow(std::size_t seats);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void shape();
  QScrollArea* scroll_;
  QWidget* body_;
  QVBoxLayout* column_;
  std::vector<HandRow*> rows_;
};

}  // namespace tapu
