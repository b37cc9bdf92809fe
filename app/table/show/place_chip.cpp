// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/show/place_chip.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <array>

#include "app/board/painting.h"
#include "app/kit/art.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"

namespace tapu {

namespace {

constexpr int kPadding = 12, kGap = 3, kIcon = 22, kNumber = 26;
constexpr int kFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont titleFont() { return textFont(kNoteText, Weight::Bold); }
QFont lineFont() { return textFont(kNoteText); }

QSize sizeOf(const QString& text, const QFont& font, int widest) {
  return QFontMetrics(font).boundingRect(QRect(0, 0, widest, 1000), kFlags, text).size();
}

}  // namespace

PlaceChip::PlaceChip(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("placeChip"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

QSize PlaceChip::sizeOfTexts(int widest) const {
  const int side = scaled(kIcon), room = scaled(kNumber);
  const int pictures = facts_.yields.empty() ? 0 : side + kGap;
  QSize size(static_cast<int>(facts_.yields.size()) * (side + room), pictures);
  const auto add = [&](QSize text) {
    size.setWidth(std::max(size.width(), text.width()));
    size.setHeight(size.height() + text.height() + kGap);
  };
  add(sizeOf(facts_.title, titleFont(), widest));
  for (const QString& line : facts_.lines) add(sizeOf(line, lineFont(), widest));
  return size;
}

void PlaceChip::tell(const PlaceFacts& facts, const QRect& about) {
  if (facts == facts_ && about == about_ && isVisible() == !facts.title.isEmpty()) return;
  facts_ = facts;
  about_ = about;
  setSpokenName(this, facts.title);
  setSpokenDetails(this, facts.lines.join(u'\n'));
  if (facts.title.isEmpty()) return hide();
  place();
  show();
  raise();
  update();
}

void PlaceChip::placeIn(const QRect& free, const Obstacles& obstacles) {
  free_ = free;
  obstacles_ = obstacles;
  place();
}

void PlaceChip::place() {
  const std::array widths{scaled(232), scaled(176), scaled(132)};
  std::vector<QSize> sizes;
  for (const int widest : widths) sizes.push_back(sizeOfTexts(widest) + QSize(2 * kPadding, 2 * kPadding - kGap));
  Obstacles obstacles = obstacles_;
  obstacles.marks.push_back(about_);
  const CalmCorner corner = calmCorner(free_, sizes, obstacles);
  widest_ = widths[corner.size];
  setGeometry(corner.card);
}

void PlaceChip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(fixed::cream, 1.5));
  painter.setBrush(fixed::ink);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
  const int side = scaled(kIcon), room = scaled(kNumber);
  int y = kPadding;
  painter.setPen(fixed::cream);
  painter.setFont(titleFont());
  for (std::size_t i = 0; i < facts_.yields.size(); ++i) {
    const PlaceFacts::Yield& yield = facts_.yields[i];
    const int x = kPadding + static_cast<int>(i) * (side + room);
    const Resource kind = resourceOf(yield.terrain);
    const QPixmap sign = kind == Resource::None ? picture(drawingOf(yield.terrain), side, devicePixelRatioF())
                                                : resourcePicture(kind, side, devicePixelRatioF());
    painter.drawPixmap(x, y, sign);
    if (yield.number > 0)
      painter.drawText(QRect(x + side + 3, y, room, side), Qt::AlignVCenter | Qt::AlignLeft,
                       QLocale().toString(yield.number));
  }
  if (!facts_.yields.empty()) y += side + kGap;
  const auto write = [&](const QString& text, const QFont& font) {
    painter.setFont(font);
    const QSize size = sizeOf(text, font, widest_);
    painter.drawText(QRect(kPadding, y, widest_, size.height()), kFlags, text);
    y += size.height() + kGap;
  };
  write(facts_.title, titleFont());
  painter.setPen(withAlpha(fixed::cream, 0.85));
  for (const QString& line : facts_.lines) write(line, lineFont());
}

}  // namespace tapu

#include "moc_place_chip.cpp"
