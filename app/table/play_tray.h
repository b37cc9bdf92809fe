// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <array>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/table/play_plan.h"
#include "app/table/play_sight.h"
#include "app/table/play_words.h"

namespace tapu {

/// How high the tray is: Tall in most windows; Low, a single low row, in windows of little height.
enum class TrayHeight : quint8 { Tall, Low };

/// One kind of resource card in the hand, with its number on a disc; if there is none, a dashed outline keeps the
/// place. A click puts one card into the trade panel, a right click takes one back.
class HandCard : public QAbstractButton {
  Q_OBJECT
 public:
  explicit HandCard(Resource kind, QWidget* parent = nullptr);
  /// How many cards of this kind there are.
  void setCount(int count);
  int count() const { return count_; }
  /// The kind of its cards.
  Resource kind() const { return kind_; }
  /// Sets name and tool tip in the language of the interface.
  void describe();

 Q_SIGNALS:
  /// It was clicked with the right button.
  void takenBack();
  /// One of the cards begins to be dragged.
  void carried();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  Resource kind_;
  int count_ = 0;
  QPoint pressedAt_;
};

/// A kind of development card in the hand; a click plays it.
class DevelopmentCard : public QAbstractButton {
  Q_OBJECT
 public:
  DevelopmentCard(Card kind, QWidget* parent);
  /// The kind of its cards.
  Card kind() const { return kind_; }
  /// Shows how many the viewer has in this position, and whether one may be played.
  void refresh(const PlaySight& sight);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  Card kind_;
  int count_ = 0;
};

/// The viewer's cards: five kinds of resources, then the development cards, which overlap if there is no room for all.
class HandStrip : public QWidget {
  Q_OBJECT
 public:
  explicit HandStrip(QWidget* parent = nullptr);
  /// Shows the viewer's hand in this position.
  void refresh(const PlaySight& sight);
  /// Sets all texts in the language of the interface.
  void retranslate();
  /// Becomes as high as such a tray needs.
  void setHeight(TrayHeight height);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  /// The resource cards, by kind.
  const std::array<HandCard*, kResources>& cards() const { return cards_; }
  /// The development cards of a kind; null if the hand has none.
  DevelopmentCard* development(Card kind) const;

 Q_SIGNALS:
  /// The player wants to give one more (1) or one less (-1) of this kind: the page changes the draft of the trade
  /// panel.
  void give(tapu::Resource kind, int by);
  /// A resource card begins to be dragged.
  void carried();
  /// A development card of this kind was clicked.
  void play(tapu::Card kind);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void lay();
  int titleHeight() const;
  void paintTitle(QPainter& painter) const;
  QSize cardSize() const;
  TrayHeight height_ = TrayHeight::Tall;
  std::array<HandCard*, kResources> cards_{};
  std::vector<DevelopmentCard*> developments_;
  int total_ = 0;
};

/// A button to build something: picture, name, cost (with a ring around what the hand lacks), and how many are left.
class BuildButton : public QAbstractButton {
  Q_OBJECT
 public:
  /// In the order of their keys 1 to 6.
  enum class Thing : quint8 { Road, Settlement, City, Card, Ship, ShipMove };
  static constexpr int kThings = 6;
  BuildButton(Thing thing, QWidget* parent);
  /// What it builds or moves.
  Thing thing() const { return thing_; }
  /// Shows whether it may be used in this position. `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<Thing> picked = {});
  /// Becomes as high as such a tray needs.
  void setHeight(TrayHeight height);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The pointer or the keyboard came to it.
  void lookedAt();
  /// Neither is at it any more.
  void lookedAway();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QString name() const;
  QString shortName() const;
  QString leftText() const;
  QString art() const;
  void paintCost(QPainter& painter, const QRectF& line) const;
  void paintArrow(QPainter& painter) const;
  QString topic() const;  ///< the section of the rules about it
  void describe(const PlaySight& sight, const QString& whyNot);

  Thing thing_;
  CardCounts cost_, missing_;
  int left_ = 0, color_ = 0;
  bool isPicked_ = false, countsLeft_ = true;
  TrayHeight height_ = TrayHeight::Tall;
};

/// What lies below the board: the viewer's cards, what may be built, and the button for the next step (roll, end turn).
class Tray : public Sheet {
  Q_OBJECT
 public:
  explicit Tray(QWidget* parent = nullptr);
  /// Shows this position. `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked = {});
  /// Sets all texts in the language of the interface.
  void retranslate();
  /// Becomes Tall or Low, with all its parts.
  void setHeight(TrayHeight height);
  // The parts of the tray.
  HandStrip* hand() const { return hand_; }
  BuildButton* build(BuildButton::Thing thing) const { return builds_[static_cast<std::size_t>(thing)]; }
  ActionButton* next() const { return next_; }

 Q_SIGNALS:
  /// The player wants this action; the page submits it.
  void act(const tapu::Action& action);
  /// The button of this thing was pressed.
  void pick(tapu::BuildButton::Thing thing);
  /// The pointer or the keyboard came to the button of this thing: the page may show its places.
  void lookedAt(tapu::BuildButton::Thing thing);
  /// Neither is at a button any more.
  void lookedAway();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refreshNext(const PlaySight& sight);
  HandStrip* hand_;
  std::array<BuildButton*, BuildButton::kThings> builds_{};
  ActionButton* next_;
  Action nextAction_;
};

}  // namespace tapu
