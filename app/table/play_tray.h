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

/// Tall in most windows; Low, a single low row, in windows that are hardly higher than a board.
enum class TrayHeight : quint8 { Tall, Low };

/// One kind of resource card in the hand, its count in a disc; a dashed outline where there is none, so that nothing
/// jumps. A click puts one into the trade panel, a right click takes it back.
class HandCard : public QAbstractButton {
  Q_OBJECT
 public:
  explicit HandCard(Resource kind, QWidget* parent = nullptr);
  void setCount(int count);
  int count() const { return count_; }
  Resource kind() const { return kind_; }
  void describe();

 Q_SIGNALS:
  void takenBack();  ///< a right click
  void carried();    ///< the pointer drags one of them away

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
  Card kind() const { return kind_; }
  void refresh(const PlaySight& sight);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  Card kind_;
  int count_ = 0;
};

/// My cards: five kinds of resources, then the development cards, which overlap where there is no room.
class HandStrip : public QWidget {
  Q_OBJECT
 public:
  explicit HandStrip(QWidget* parent = nullptr);
  void refresh(const PlaySight& sight);
  void retranslate();
  void setHeight(TrayHeight height);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  const std::array<HandCard*, kResources>& cards() const { return cards_; }
  DevelopmentCard* development(Card kind) const;

 Q_SIGNALS:
  /// The draft of the trade panel is to give one more (1) or one less (-1) of this kind.
  void give(tapu::Resource kind, int by);
  void carried();              ///< a card is dragged away
  void play(tapu::Card kind);  ///< a development card was clicked

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

/// Something to build: picture, name, cost with what is missing ringed, and how many are left.
class BuildButton : public QAbstractButton {
  Q_OBJECT
 public:
  /// In the order of their keys 1 to 6.
  enum class Thing : quint8 { Road, Settlement, City, Card, Ship, ShipMove };
  static constexpr int kThings = 6;
  BuildButton(Thing thing, QWidget* parent);
  Thing thing() const { return thing_; }
  /// `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<Thing> picked = {});
  void setHeight(TrayHeight height);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void lookedAt();    ///< the pointer or the keyboard focus came to it
  void lookedAway();  ///< neither is there any more

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

/// Below the board: my cards, what I may build, and the one button that is next.
class Tray : public Sheet {
  Q_OBJECT
 public:
  explicit Tray(QWidget* parent = nullptr);
  /// `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked = {});
  void retranslate();
  void setHeight(TrayHeight height);
  HandStrip* hand() const { return hand_; }
  BuildButton* build(BuildButton::Thing thing) const { return builds_[static_cast<std::size_t>(thing)]; }
  ActionButton* next() const { return next_; }

 Q_SIGNALS:
  /// The player wants this action; the page submits it.
  void act(const tapu::Action& action);
  void pick(tapu::BuildButton::Thing thing);      ///< its button was pressed
  void lookedAt(tapu::BuildButton::Thing thing);  ///< its places may be shown
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
