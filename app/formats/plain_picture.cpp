// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/plain_picture.h"

#include <QtEndian>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace tapu {

namespace {

using Color = std::array<quint8, 3>;

constexpr Color kSea{0x3a, 0x8a, 0x9e}, kLine{0xf2, 0xdf, 0xb0}, kToken{0xff, 0xf8, 0xe7}, kInk{0x20, 0x24, 0x3a},
    kHot{0xb3, 0x26, 0x1e}, kSeaCell{0x4d, 0x9c, 0xae};
constexpr std::array<Color, 7> kGround{{{0x2c, 0x6b, 0x4a},
                                        {0xbf, 0x55, 0x38},
                                        {0x8f, 0xc4, 0x86},
                                        {0xe9, 0xb4, 0x3a},
                                        {0x67, 0x6c, 0x93},
                                        {0xe8, 0xd3, 0x9c},
                                        kSeaCell}};
// Digits in three columns and five rows, a bit a dot, the top row first.
constexpr std::array<int, 10> kDigits{
    0b111'101'101'101'111, 0b010'110'010'010'111, 0b111'001'111'100'111, 0b111'001'111'001'111, 0b101'101'111'001'001,
    0b111'100'111'001'111, 0b111'100'111'101'111, 0b111'001'010'010'010, 0b111'101'111'101'111, 0b111'101'111'001'111};
constexpr int kMostPixels = 8000;

struct Spot {
  double x, y;
};

class Picture {
 public:
  Picture(int width, int height)
      : width_(width), height_(height), pixels_(std::size_t(width) * std::size_t(height), kSea) {}

  /// Colors every pixel of a box that `holds`.
  template <class Holds>
  void fill(Spot middle, double reach, Color color, Holds holds) {
    const int left = std::max(0, static_cast<int>(middle.x - reach)),
              top = std::max(0, static_cast<int>(middle.y - reach));
    const int right = std::min(width_ - 1, static_cast<int>(middle.x + reach) + 1);
    const int bottom = std::min(height_ - 1, static_cast<int>(middle.y + reach) + 1);
    for (int y = top; y <= bottom; ++y)
      for (int x = left; x <= right; ++x)
        if (holds(x + 0.5 - middle.x, y + 0.5 - middle.y))
          pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)] = color;
  }
  void disc(Spot middle, double radius, Color color) {
    fill(middle, radius, color, [=](double x, double y) { return x * x + y * y <= radius * radius; });
  }
  void number(Spot middle, double height, const std::string& text, Color color) {
    const double dot = height / 5, step = 4 * dot, left = -(step * static_cast<double>(text.size()) - dot) / 2;
    fill(middle, height * 2, color, [&](double x, double y) {
      const int row = static_cast<int>(std::floor((y + height / 2) / dot));
      const int letter = static_cast<int>(std::floor((x - left) / step));
      if (row < 0 || row > 4 || letter < 0 || letter >= static_cast<int>(text.size())) return false;
      const int column = static_cast<int>(std::floor((x - left - letter * step) / dot));
      if (column > 2) return false;
      const int digit = kDigits[static_cast<std::size_t>(text[static_cast<std::size_t>(letter)] - '0')];
      return (digit >> (14 - 3 * row - column) & 1) != 0;
    });
  }

  QByteArray png() const {
    QByteArray raw;
    raw.reserve((width_ * 3 + 1) * height_);
    for (int y = 0; y < height_; ++y) {
      raw += '\0';  // no filter
      for (int x = 0; x < width_; ++x)
        for (quint8 part :
             pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)])
          raw += static_cast<char>(part);
    }
    QByteArray head(13, 0);
    qToBigEndian<quint32>(static_cast<quint32>(width_), head.data());
    qToBigEndian<quint32>(static_cast<quint32>(height_), head.data() + 4);
    head[8] = 8, head[9] = 2;  // 8 bits of red, green and blue
    // qCompress puts the length before the stream that the format wants.
    return QByteArray("\x89PNG\r\n\x1a\n") + chunk("IHDR", head) + chunk("IDAT", qCompress(raw, 9).mid(4)) +
           chunk("IEND", {});
  }

 private:
  static QByteArray bigEndian(quint32 value) {
    QByteArray bytes(4, 0);
    qToBigEndian(value, bytes.data());
    return bytes;
  }
  static QByteArray chunk(const char* kind, const QByteArray& data) {
    const QByteArray body = kind + data;
    quint32 sum = 0xffffffff;
    for (char byte : body) {
      sum ^= static_cast<quint8>(byte);
      for (int bit = 0; bit < 8; ++bit) sum = sum & 1 ? 0xedb88320 ^ (sum >> 1) : sum >> 1;
    }
    return bigEndian(static_cast<quint32>(data.size())) + body + bigEndian(~sum);
  }
  int width_, height_;
  std::vector<Color> pixels_;
};

}  // namespace

QByteArray plainPicture(const Board& board, int hexWidth) {
  const bool isPointy = board.orientation == Orientation::Pointy;
  const double root = std::sqrt(3.0);
  Spot least{1e9, 1e9}, most{-1e9, -1e9};
  double radius = hexWidth / root;
  const auto spot = [&](Point point) {
    return isPointy ? Spot{point.x * root / 2 * radius, point.y * radius / 2}
                    : Spot{point.x * radius / 2, point.y * root / 2 * radius};
  };
  const auto measure = [&] {
    least = {1e9, 1e9}, most = {-1e9, -1e9};
    for (const Cell& cell : board.cells) {
      const Spot at = spot(center(cell.at, board.orientation));
      least = {std::min(least.x, at.x), std::min(least.y, at.y)};
      most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
  };
  measure();
  if (board.cells.empty()) least = most = {0, 0};
  const double wanted = std::max(most.x - least.x, most.y - least.y) + 4 * radius;
  if (wanted > kMostPixels) radius *= kMostPixels / wanted, measure();
  const double margin = 2 * radius;
  Picture picture(static_cast<int>(most.x - least.x + 2 * margin), static_cast<int>(most.y - least.y + 2 * margin));
  const auto place = [&](Point point) {
    const Spot at = spot(point);
    return Spot{at.x - least.x + margin, at.y - least.y + margin};
  };
  const auto hex = [&](Hex at, double size, Color color) {
    picture.fill(place(center(at, board.orientation)), size, color, [&](double x, double y) {
      if (!isPointy) std::swap(x, y);
      x = std::abs(x), y = std::abs(y);
      return x <= size * root / 2 && y + x / root <= size;
    });
  };
  for (const Cell& cell : board.cells)
    if (cell.terrain != Terrain::Sea) hex(cell.at, 1.12 * radius, kLine);
  for (const Cell& cell : board.cells) {
    hex(cell.at, 0.96 * radius, kGround[static_cast<std::size_t>(cell.terrain)]);
    if (cell.number == 0) continue;
    const Spot middle = place(center(cell.at, board.orientation));
    picture.disc(middle, 0.42 * radius, kToken);
    picture.number(middle, 0.42 * radius, std::to_string(cell.number),
                   cell.number == 6 || cell.number == 8 ? kHot : kInk);
  }
  for (const Harbor& harbor : board.harbors) {
    const Spot a = place(cornerPoint(harbor.hex, harbor.side, board.orientation));
    const Spot b = place(cornerPoint(harbor.hex, (harbor.side + 1) % kSides, board.orientation));
    const Spot middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
    picture.disc(a, 0.14 * radius, kInk);
    picture.disc(b, 0.14 * radius, kInk);
    picture.disc(middle, 0.24 * radius, kInk);
    constexpr std::array<Terrain, kResources> grows{Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Fields,
                                                    Terrain::Mountains};
    picture.disc(middle, 0.19 * radius,
                 harbor.trades == Resource::None
                     ? kToken
                     : kGround[static_cast<std::size_t>(grows[static_cast<std::size_t>(harbor.trades)])]);
  }
  return picture.png();
}

}  // namespace tapu
