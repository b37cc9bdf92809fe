// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen/screen_layout.h"

#include <algorithm>

namespace tapu {

ScreenLayout::ScreenLayout(QSizeF pixels, ScreenPart part)
    : scale(std::max(0.05, std::min(pixels.width() / 1280, pixels.height() / 800))), size(pixels / scale) {
  if (size.width() / size.height() < 1.45) leaders = 4;
  mark = QRectF(size.width() / 2 - 150, 4, 300, 30);
  foot = QRectF(36, size.height() - 50, size.width() - 72, 40);
  if (part == ScreenPart::Clock)
    layClock();
  else if (part == ScreenPart::Announcement)
    layAnnouncement();
  else if (part == ScreenPart::Results)
    body = QRectF(48, 36, size.width() - 96, size.height() - 96);
  else
    layStrip(part);
}

QRect ScreenLayout::pixels(const QRectF& box) const {
  return QRectF(box.topLeft() * scale, box.size() * scale).toAlignedRect();
}

void ScreenLayout::layClock() {
  const double wide = size.width() - 1280, high = size.height() - 800, list0 = size.width() - 340 - wide * 0.25;
  const double down = high * 0.35;
  emblem = QRectF(46, 72 + down * 0.5, 208, 208);
  round = QRectF(282, 70 + down * 0.5, 330 + wide * 0.4, 54);
  name = QRectF(282, 124 + down * 0.5, 330 + wide * 0.4, 142);
  number = QRectF(40, 302 + down, 220, 220);
  dice = QRectF(278, 352 + down, 246, 108);
  task = QRectF(282, 470 + down, 340 + wide * 0.4, 60);
  ring = QRectF(628 + wide * 0.42, 142 + down * 0.6, 280, 280);
  list = QRectF(list0, 40, size.width() - 24 - list0, leaders == 6 ? 500 : 368);
  const double top = std::max(task.bottom(), list.bottom()) + 22;
  chain = QRectF(24, top, size.width() - 48, foot.top() - 8 - top);
}

void ScreenLayout::layAnnouncement() {
  const double third = size.width() / 3, list0 = size.width() - std::max(316.0, third - 60) - 24;
  const QRectF left(36, 0, list0 - 60, foot.top());
  const double spare = size.height() - 800;
  round = QRectF(left.left(), 36 + spare * 0.2, left.width(), 60);
  emblem = QRectF(left.center().x() - 190, round.bottom() + 14, 380, 380);
  name = QRectF(left.left(), emblem.bottom() + 16, left.width(), 220);
  list = QRectF(list0, 40, size.width() - 24 - list0, leaders == 6 ? 500 : 368);
}

void ScreenLayout::layStrip(ScreenPart part) {
  emblem = QRectF(40, 28, 96, 96);
  ring = QRectF(size.width() - 148, 20, 112, 112);
  number = QRectF(size.width() - 282, 20, 112, 112);
  round = QRectF(158, 18, size.width() - 470, 34);
  name = QRectF(158, 52, size.width() - 470, 90);
  (part == ScreenPart::Chain ? chain : body) = QRectF(36, 150, size.width() - 72, size.height() - 210);
}

}  // namespace tapu
