// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <optional>
#include <vector>

#include "app/table/sight/bank_swap.h"
#include "app/table/sight/game_actions.h"
#include "app/table/sight/play_sight.h"
#include "app/table/sight/tray_height.h"

namespace tapu {

/// A button to build something: picture, name, cost (with a ring around the cards that the hand lacks), the pieces
/// left, and in a tall tray exchanges with the bank for the missing cards.
class BuildButton : public QAbstractButton {
  Q_OBJECT
 public:
  /// The things to build, in the order of their keys 1 to 6.
  enum class Thing : quint8 { Road, Settlement, City, Card, Ship, ShipMove };
  static constexpr int kThings = 6;
  BuildButton(Thing thing, QWidget* parent);
  /// The thing that it builds or moves.
  Thing thing() const { return thing_; }
  static_assert(GameActions::BuildRoad + static_cast<int>(Thing::ShipMove) == GameActions::MoveShip,
                "the commands that build stand in the order of the things");
  /// Names the key of the action that begins this thing; `actions` must outlive it.
  void nameKey(const GameActions* actions) { key_ = actions->at(GameActions::BuildRoad + static_cast<int>(thing_)); }
  /// Shows whether it may be used in this position. `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<Thing> picked = {});
  /// The reason why it may not be used, with what it costs if cards lack; empty: it may.
  Complaint whyNot() const;
  /// Becomes as high as such a tray needs.
  void setHeight(TrayHeight height);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The pointer or the keyboard has come to it.
  void lookedAt();
  /// The pointer and the keyboard have left it.
  void lookedAway();

 protected:
  /// Its tool tip stands above it: below, it would lie on the next buttons and take the click that is meant for them.
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;  // Enter presses too

 private:
  QString name() const;
  QString shortName() const;
  QString leftText() const;
  QString shortLeft() const;
  QString art() const;
  void paintArt(QPainter& painter) const;
  void paintName(QPainter& painter, const QRectF& line) const;
  void paintCost(QPainter& painter, const QRectF& line) const;
  bool paintSwaps(QPainter& painter, const QRectF& line) const;
  void paintArrow(QPainter& painter) const;
  QString topic() const;  ///< the section of the rules about it
  void describe(const QString& whyNot);

  Thing thing_;
  const QAction* key_ = nullptr;
  CardCounts cost_, missing_;
  Complaint whyNot_;
  std::vector<BankSwap> swaps_;  ///< exchanges that would get the missing cards, in the own turn
  int left_ = 0, color_ = 0;
  bool isPicked_ = false, countsLeft_ = true;
  TrayHeight height_ = TrayHeight::Tall;
};

}  // namespace tapu
