// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/state/card_counts.h"

namespace tapu {

/// Cards as pictures with "2 × Ore" beside each, in as many lines as the width asks for.
class CardList : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  /// Shows these cards; kinds with none are left out.
  void setCards(CardCounts cards);
  /// The cards that are shown.
  CardCounts cards() const { return cards_; }
  QSize sizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int lay(int width, QPainter* painter) const;
  CardCounts cards_;
};

}  // namespace tapu
