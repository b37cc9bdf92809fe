// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/canvas.h"

#include <QtEndian>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace tapu {

Placement Placement::after(const Placement& first) const {
  return {a * first.a + c * first.b, b * first.a + d * first.b,     a * first.c + c * first.d,
          b * first.c + d * first.d, a * first.e + c * first.f + e, b * first.e + d * first.f + f};
}

Placement Placement::scaled(double by, double turn) {
  const double angle = turn * std::numbers::pi / 180;
  return {by * std::cos(angle), by * std::sin(angle), -by * std::sin(angle), by * std::cos(angle), 0, 0};
}

Placement Placement::movedTo(Spot to) const {
  Placement moved = *this;
  moved.e += to.x;
  moved.f += to.y;
  return moved;
}

Line disc(Spot middle, double radius) {
  return disc(middle, radius, std::clamp(static_cast<int>(4 * std::sqrt(radius)) + 6, 8, 96));
}

Line disc(Spot middle, double radius, int sides) {
  Line line;
  for (int i = 0; i < sides; ++i) {
    const double angle = 2 * std::numbers::pi * i / sides;
    line.push_back({middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)});
  }
  return line;
}

// Every piece runs around the same way as a disc does, so that they add up.
Shape strip(const std::vector<Line>& lines, double width, Caps caps) {
  Shape shape;
  const double half = width / 2;
  for (const Line& line : lines) {
    const bool isRing = line.size() > 2 && line.front().x == line.back().x && line.front().y == line.back().y;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool isEnd = i == 0 || i + 1 == line.size();
      if (!isEnd || isRing || caps == Caps::Round) shape.push_back(disc(line[i], half));
      if (i + 1 == line.size()) break;
      const Spot a = line[i], b = line[i + 1];
      const double length = std::hypot(b.x - a.x, b.y - a.y);
      if (length == 0) continue;
      const double x = (b.x - a.x) / length * half, y = (b.y - a.y) / length * half;
      shape.push_back({{a.x + y, a.y - x}, {b.x + y, b.y - x}, {b.x - y, b.y + x}, {a.x - y, a.y + x}});
    }
  }
  return shape;
}

void Surface::stroke(const std::vector<Line>& lines, double width, const Paint& paint, Caps caps) {
  fill(strip(lines, width, caps), paint);
}

void Surface::write(const QString&, const Shape& outlines, const Paint& paint) { fill(outlines, paint); }

void Surface::repeat(const QString&, const Placement& at,
                     const std::function<void(Surface& surface, const Placement& at)>& draw) {
  draw(*this, at);
}

Canvas::Canvas(int width, int height, Paint::Color ground) : width_(width), height_(height) {
  std::array<quint8, 3> color{};
  for (std::size_t i = 0; i < 3; ++i) color[i] = static_cast<quint8>(ground[i]);
  pixels_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), color);
}

namespace {

constexpr int kSteps = 4;  // lines that are looked at in a row of pixels

struct Side {
  double top, bottom, x, slope;
  int way;
};

std::vector<Side> sidesOf(const Shape& shape) {
  std::vector<Side> sides;
  for (const Line& line : shape) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      Spot a = line[i], b = line[(i + 1) % line.size()];
      if (a.y == b.y) continue;
      const int way = a.y < b.y ? 1 : -1;
      if (way < 0) std::swap(a, b);
      sides.push_back({a.y, b.y, a.x, (b.x - a.x) / (b.y - a.y), way});
    }
  }
  std::sort(sides.begin(), sides.end(), [](const Side& one, const Side& two) { return one.top < two.top; });
  return sides;
}

/// Adds a piece of a row, by the share of each pixel that it covers.
void cover(std::vector<float>& row, double from, double to) {
  from = std::clamp(from, 0.0, static_cast<double>(row.size()));
  to = std::clamp(to, 0.0, static_cast<double>(row.size()));
  for (auto x = static_cast<std::size_t>(from); static_cast<double>(x) < to; ++x) {
    const double left = std::max(from, static_cast<double>(x)), right = std::min(to, static_cast<double>(x) + 1);
    row[x] += static_cast<float>((right - left) / kSteps);
  }
}

}  // namespace

void Canvas::fill(const Shape& shape, const Paint& paint) {
  const std::vector<Side> sides = sidesOf(shape);
  if (sides.empty()) return;
  double bottom = sides.front().bottom, least = width_, most = 0;
  for (const Line& line : shape) {
    for (const Spot& spot : line) {
      least = std::min(least, spot.x);
      most = std::max(most, spot.x);
    }
  }
  const int left = std::max(0, static_cast<int>(std::floor(least)));
  const int right = std::min(width_, static_cast<int>(std::ceil(std::min<double>(most, width_))) + 1);
  if (left >= right) return;
  for (const Side& side : sides) bottom = std::max(bottom, side.bottom);
  std::vector<float> row(static_cast<std::size_t>(right - left));
  std::vector<const Side*> here;
  std::vector<std::pair<double, int>> crossings;
  std::size_t next = 0;
  const int last = static_cast<int>(std::min<double>(height_ - 1, bottom));
  for (int y = static_cast<int>(std::max(0.0, sides.front().top)); y <= last; ++y) {
    std::fill(row.begin(), row.end(), 0.0F);
    while (next < sides.size() && sides[next].top < y + 1) here.push_back(&sides[next++]);
    std::erase_if(here, [&](const Side* side) { return side->bottom < y; });
    for (int step = 0; step < kSteps; ++step) {
      const double at = y + (step + 0.5) / kSteps;
      crossings.clear();
      for (const Side* side : here)
        if (side->top <= at && at < side->bottom)
          crossings.emplace_back(side->x + (at - side->top) * side->slope, side->way);
      std::sort(crossings.begin(), crossings.end());
      int around = 0;
      for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
        around += crossings[i].second;
        if (around != 0) cover(row, crossings[i].first - left, crossings[i + 1].first - left);
      }
    }
    blend(y, left, row, paint);
  }
}

void Canvas::blend(int y, int left, const std::vector<float>& cover, const Paint& paint) {
  const double x = paint.end.x - paint.start.x, down = paint.end.y - paint.start.y;
  const double length = x * x + down * down;
  for (std::size_t i = 0; i < cover.size(); ++i) {
    if (cover[i] <= 0) continue;
    const double share = std::min(1.0, static_cast<double>(cover[i])) * paint.opacity;
    const double along =
        length == 0 ? 0 : ((static_cast<double>(i) + left - paint.start.x) * x + (y - paint.start.y) * down) / length;
    const double mix = std::clamp(along, 0.0, 1.0);
    auto& pixel =
        pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + i + static_cast<std::size_t>(left)];
    for (std::size_t part = 0; part < 3; ++part) {
      const double color = paint.from[part] + (paint.to[part] - paint.from[part]) * mix;
      pixel[part] = static_cast<quint8>(std::lround(pixel[part] + (color - pixel[part]) * share));
    }
  }
}

namespace {

QByteArray bigEndian(quint32 value) {
  QByteArray bytes(4, 0);
  qToBigEndian(value, bytes.data());
  return bytes;
}

QByteArray chunk(const char* kind, const QByteArray& data) {
  const QByteArray body = kind + data;
  quint32 sum = 0xffffffff;
  for (char byte : body) {
    sum ^= static_cast<quint8>(byte);
    for (int bit = 0; bit < 8; ++bit) sum = sum & 1 ? 0xedb88320 ^ (sum >> 1) : sum >> 1;
  }
  return bigEndian(static_cast<quint32>(data.size())) + body + bigEndian(~sum);
}

}  // namespace

QByteArray Canvas::png(int dotsPerInch) const {
  QByteArray raw;
  raw.reserve((static_cast<qsizetype>(width_) * 3 + 1) * height_);
  for (int y = 0; y < height_; ++y) {
    raw += '\0';  // no filter
    raw.append(reinterpret_cast<const char*>(&pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)]),
               static_cast<qsizetype>(width_) * 3);
  }
  // 8 bits of red, green and blue. qCompress puts the length before the stream that the format wants.
  const QByteArray head = bigEndian(static_cast<quint32>(width_)) + bigEndian(static_cast<quint32>(height_)) +
                          QByteArray("\x08\x02\x00\x00\x00", 5);
  QByteArray size;
  if (dotsPerInch > 0) {
    const QByteArray each = bigEndian(static_cast<quint32>(std::lround(dotsPerInch / 0.0254)));
    size = chunk("pHYs", each + each + '\x01');  // dots a meter
  }
  return QByteArray("\x89PNG\r\n\x1a\n") + chunk("IHDR", head) + size + chunk("IDAT", qCompress(raw, 6).mid(4)) +
         chunk("IEND", {});
}

}  // namespace tapu
