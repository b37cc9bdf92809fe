// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/dragged_card.h"

#include <QDrag>
#include <QWidget>

#include "app/kit/art.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr QLatin1StringView kFormat("application/x-tapu-card");
}

QMimeData* mimeOf(const DraggedCard& card) {
  auto* data = new QMimeData;
  data->setData(kFormat, {1, static_cast<char>('a' + static_cast<int>(card.from))});
  data->setData(u"application/x-tapu-kind"_s, {1, static_cast<char>('a' + static_cast<int>(card.kind))});
  return data;
}

std::optional<DraggedCard> cardIn(const QMimeData* data) {
  const QByteArray from = data->data(kFormat), kind = data->data(u"application/x-tapu-kind"_s);
  if (from.size() != 1 || kind.size() != 1 || from[0] < 'a' || from[0] > 'b') return std::nullopt;
  for (Resource resource : kAllResources)
    if (kind[0] - 'a' == static_cast<int>(resource)) return DraggedCard{static_cast<CardFrom>(from[0] - 'a'), resource};
  return std::nullopt;
}

void carryCard(QWidget* source, const DraggedCard& card) {
  constexpr QSize kCarried{42, 57};
  auto* drag = new QDrag(source);
  drag->setMimeData(mimeOf(card));
  drag->setPixmap(cardPicture(card.kind, kCarried, source->devicePixelRatioF()));
  drag->setHotSpot({kCarried.width() / 2, kCarried.height() / 2});
  drag->exec(Qt::CopyAction);
}

}  // namespace tapu
