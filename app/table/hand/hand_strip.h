// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <array>
#include <optional>
#include <vector>

#include "app/table/sight/play_sight.h"
#include "app/table/sight/tray_height.h"

namespace tapu {

/// One kind of resource card in the hand, with its number on a disc; if there is none, a dashed outline keeps the
/// place. A click puts one card into the trade panel, a right click takes one back.
class HandCard : public QAbstractButton {
  Q_OBJECT
 public:
  explicit HandCard(Resource kind, QWidget* parent = nullptr);
  /// Sets the number of cards of this kind.
  void setCount(int count);
  int count() const { return count_; }
  /// Sets the number of them that are chosen to go; these are marked.
  void setChosen(int chosen);
  int chosen() const { return chosen_; }
  /// The kind of its cards.
  Resource kind() const { return kind_; }
  /// Sets name and tool tip in the language of the interface. `click`: a sentence about what a click does.
  void describe(const QString& click);

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
  int count_ = 0, chosen_ = 0;
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
  void keyPressEvent(QKeyEvent* event) override;  // Enter presses too

 private:
  Card kind_;
  int count_ = 0;
  bool isBetween_ = false;  ///< it lies between two turns
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
  /// These resource cards are chosen for a discard, and a click chooses one more; none: a click is for the trade panel.
  void setPicking(const std::optional<CardCounts>& chosen);
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
  int countWidth() const;
  QString clickWords() const;
  void paintTitle(QPainter& painter) const;
  void paintCount(QPainter& painter) const;
  QSize cardSize() const;
  TrayHeight height_ = TrayHeight::Tall;
  bool hasShips_ = false;  ///< then the buttons beside it need more room
  std::array<HandCard*, kResources> cards_{};
  std::vector<DevelopmentCard*> developments_;
  int total_ = 0;
  bool picking_ = false;
};

}  // namespace tapu
