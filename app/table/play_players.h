// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/kit/theme.h"
#include "app/session/game_controller.h"
#include "app/session/house_rules.h"
#include "app/table/play_sight.h"

class QVBoxLayout;

namespace tapu {

/// Why a player is not there: No: they are; Lost: the connection broke; Left: on purpose; Somehow: it cannot be told.
enum class Gone : quint8 { No, Lost, Left, Somehow };
/// `before`: what was known at the last look; what is sure stays so while they are away.
Gone howGone(const PlaySight& sight, SeatId seat, const LobbySeat& at, Gone before);

/// What a row of the table says about one seat; nothing here depends on a hidden card.
struct PlayerFacts {
  QString name, status;  ///< status: connection in words where it is not simply fine
  int color = 0, points = 0, cards = 0, developments = 0, knights = 0, route = 0;
  int unrefundedCities = 0;  ///< cities lost to earthquakes that were not refunded (8.14)
  QString insurance;         ///< on the own row: what an Insurance would pay now; empty = nothing
  bool mine = false, plays = false, bot = false, longestRoad = false, largestArmy = false;
  Link link = Link::Up;
  QString heard;               ///< when they were last heard, if the connection is silent or lost
  QString connection() const;  ///< in words, also where it is fine; or that a bot plays
  QString secondLine() const { return status.isEmpty() ? insurance : status; }
  bool operator==(const PlayerFacts&) const = default;
};
PlayerFacts factsOf(const PlaySight& sight, SeatId seat, const LobbySeat& at, Gone gone = Gone::Lost);

/// One player: color bar, badge, name, lamp, points; cards, development cards, knights, road; awards in marigold.
class PlayerRow : public QWidget {
  Q_OBJECT
 public:
  explicit PlayerRow(QWidget* parent = nullptr);
  void setFacts(const PlayerFacts& facts);
  const PlayerFacts& facts() const { return facts_; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void asked();  ///< a click, or Enter or Space: more about this player

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void describe();
  void paintHead(QPainter& painter, const QRect& box, const Theme& theme) const;
  void paintFigures(QPainter& painter, const QRect& box, const Theme& theme) const;
  PlayerFacts facts_;
};

/// All players in the order of their turns.
class PlayersPanel : public QWidget {
  Q_OBJECT
 public:
  explicit PlayersPanel(QWidget* parent = nullptr);
  void refresh(const PlaySight& sight, const Lobby& lobby);
  const std::vector<PlayerRow*>& rows() const { return rows_; }
  Gone gone(SeatId seat) const { return gone_[seat.value]; }

 Q_SIGNALS:
  /// More about this player is wanted.
  void asked(tapu::SeatId seat);

 private:
  QVBoxLayout* column_;
  std::vector<PlayerRow*> rows_;
  std::vector<Gone> gone_;
};

/// How many cards of each kind the bank has, and how many development cards.
class BankRow : public QWidget {
  Q_OBJECT
 public:
  explicit BankRow(QWidget* parent = nullptr);
  void refresh(const PlaySight& sight);
  QSize sizeHint() const override;
  QRect placeOf(Resource kind) const;  ///< where its picture and number are

 Q_SIGNALS:
  void carried();  ///< a card is dragged away

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  QPoint pressedAt_;
  CardCounts bank_;
  int deck_ = 0;
  bool unlimited_ = false;
};

}  // namespace tapu
