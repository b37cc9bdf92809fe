// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

class QAbstractButton;
class QGridLayout;
class QScrollArea;

namespace tapu {

/// Cards in columns, of which one is chosen, as in a group of radio buttons: arrows go from card to card and choose,
/// and Tab comes to the chosen one alone. The cards belong to the page.
class CardGrid : public QObject {
  Q_OBJECT
 public:
  CardGrid(QGridLayout* grid, QScrollArea* scroll, QObject* parent);
  /// Takes other cards, in this order; none of them is chosen. `lay` gives them their places.
  void setCards(std::vector<QAbstractButton*> cards);
  /// Lays the cards in so many columns.
  void lay(int columns);
  /// Makes Tab come to this card; null: to none.
  void choose(QAbstractButton* card);
  QAbstractButton* chosen() const { return chosen_; }
  /// From now on until `focusChosen` the keyboard may come to any card, which chooses none: the pages change.
  void awaitArrival() { isArriving_ = true; }
  /// Gives the keyboard to the chosen card and shows it. False: there is none.
  bool focusChosen();

 Q_SIGNALS:
  /// The keyboard has come to a card.
  void reached(QAbstractButton* card);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void move(const QObject* from, int step);
  QGridLayout* grid_;
  QScrollArea* scroll_;
  std::vector<QAbstractButton*> cards_;
  QAbstractButton* chosen_ = nullptr;
  int columns_ = 1;
  bool isArriving_ = false;
};

}  // namespace tapu
