// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/gift_words.h"

#include <QCoreApplication>

#include "app/text/names_of_things.h"

namespace tapu {

namespace {

struct GiftText {
  Q_DECLARE_TR_FUNCTIONS(PlaceFacts)
};

}  // namespace

QString giftWords(Gift::Kind kind, Resource resource, int count) {
  switch (kind) {
    case Gift::Kind::Points:
      //: Over a place of the board: whoever first builds there gets so many victory points
      return GiftText::tr("Gift: %n point(s)", nullptr, count);
    case Gift::Kind::Card:
      //: Over a place of the board: whoever first builds there gets a card
      return GiftText::tr("Gift: a development card");
    case Gift::Kind::Resources: break;
  }
  //: Over a place of the board: whoever first builds there gets it; %1 a list such as "2 × Ore"
  return GiftText::tr("Gift: %1").arg(listOf(CardCounts::of(resource, count)));
}

}  // namespace tapu
