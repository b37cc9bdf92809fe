// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/glyphs.h"

#include <QLocale>
#include <QStringList>

namespace tapu::glyph {

namespace {

QString character(char16_t family, int which) { return QString(QChar(static_cast<char16_t>(family + which))); }

}  // namespace

QString of(Resource resource) {
  const int which = static_cast<int>(resource);
  return which < kResources ? character(kResource, which) : QString(QChar(kHiddenCard));
}

QString of(Card card) {
  const int which = static_cast<int>(card);
  return which < kCards ? character(kDevelopment, which) : QString(QChar(kHiddenDevelopment));
}

QString of(Terrain terrain) { return character(kTerrain, static_cast<int>(terrain)); }

QString ofDie(int eyes) { return character(kDie, eyes); }

QString ofCards(CardCounts cards) {
  QStringList parts;
  for (Resource resource : kAllResources)
    if (cards[resource]) parts << QLocale().toString(cards[resource]) + of(resource);
  if (cards[Resource::Unknown]) parts << QLocale().toString(cards[Resource::Unknown]) + of(Resource::Unknown);
  return parts.join(u' ');
}

}  // namespace tapu::glyph
