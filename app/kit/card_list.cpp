// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/card_list.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"
#include "app/text/names_of_things.h"

namespace tapu {

namespace {
/// The cards in words; a gift has a side without any.
QString wordFor(CardCounts cards) {
  //: In place of a list of cards: none, as on one side of a gift.
  return cards.isEmpty() ? CardList::tr("nothing") : listOf(cards);
}
}  // namespace

void CardList::setCards(CardCounts cards) {
  cards_ = cards;
  setSpokenName(this, wordFor(cards));
  setToolTip(plainTip(wordFor(cards)));
  updateGeometry();
  update();
}

int CardList::lay(int width, QPainter* painter) const {
  constexpr int kPicture = 22, kGap = 10;
  const QFont face = textFont(kChoiceText);
  const QFontMetrics metrics(face);
  const int lineHeight = std::max(kPicture, metrics.height()) + 4;
  int x = 0, y = 0;
  for (Resource kind : kAllResources) {
    if (cards_[kind] == 0) continue;
    const QString text = listOf(CardCounts::of(kind, cards_[kind]));
    const int wide = kPicture + 4 + metrics.horizontalAdvance(text);
    if (x > 0 && x + wide > width) {
      x = 0;
      y += lineHeight;
    }
    if (painter) {
      painter->drawPixmap(x, y + (lineHeight - kPicture) / 2, resourcePicture(kind, kPicture, devicePixelRatioF()));
      painter->setFont(face);
      painter->setPen(themeOf(this).ink);
      painter->drawText(QRect(x + kPicture + 4, y, wide, lineHeight), Qt::AlignVCenter | Qt::AlignLeft, text);
    }
    x += wide + kGap;
  }
  if (painter && cards_.isEmpty()) {
    painter->setFont(face);
    painter->setPen(themeOf(this).ink2);
    painter->drawText(QRect(0, 0, width, lineHeight), Qt::AlignVCenter | Qt::AlignLeft, wordFor(cards_));
  }
  return y + lineHeight;
}

int CardList::heightForWidth(int width) const { return lay(width, nullptr); }
QSize CardList::sizeHint() const { return {120, lay(220, nullptr)}; }

void CardList::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  lay(width(), &painter);
}

void CardList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) setCards(cards_);
}

}  // namespace tapu

#include "moc_card_list.cpp"
