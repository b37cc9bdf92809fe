// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/gif_file.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>

namespace tapu {

namespace {

constexpr int kBits = 5, kCells = 1 << (3 * kBits);  ///< colors are counted with so many bits of red, green and blue
constexpr int kKept = GifColors::kMost;              ///< the number of a dot that stays as it was

using Rgb = std::array<int, 3>;

Rgb partsOf(QRgb color) { return {qRed(color), qGreen(color), qBlue(color)}; }

std::size_t cellOf(const Rgb& color) {
  constexpr int kDown = 8 - kBits;
  return static_cast<std::size_t>(color[0] >> kDown << (2 * kBits) | color[1] >> kDown << kBits | color[2] >> kDown);
}

/// A color of the samples, and the number of its dots.
struct Counted {
  Rgb color{};
  qint64 dots = 0;
};

/// Colors that one color of the palette will stand for.
struct Box {
  std::vector<Counted> colors;
  qint64 dots = 0;
  int axis = 0, width = 0;  ///< along which part the colors differ most, and how much

  explicit Box(std::vector<Counted> those) : colors(std::move(those)) {
    for (const Counted& each : colors) dots += each.dots;
    for (int part = 0; part < 3; ++part) {
      const auto at = static_cast<std::size_t>(part);
      const auto [least, most] =
          std::ranges::minmax_element(colors, {}, [at](const Counted& each) { return each.color[at]; });
      if (most->color[at] - least->color[at] > width) {
        width = most->color[at] - least->color[at];
        axis = part;
      }
    }
  }
  /// The gain of splitting it.
  double weight() const { return static_cast<double>(width) * width * static_cast<double>(dots); }
  QRgb mean() const {
    std::array<qint64, 3> sums{};
    for (const Counted& each : colors) {
      for (std::size_t part = 0; part < 3; ++part) sums[part] += each.color[part] * each.dots;
    }
    const auto of = [&](std::size_t part) { return static_cast<int>(sums[part] / std::max<qint64>(1, dots)); };
    return qRgb(of(0), of(1), of(2));
  }
};

std::vector<Counted> count(const std::vector<QImage>& samples) {
  struct Sum {
    std::array<qint64, 3> parts{};
    qint64 dots = 0;
  };
  std::vector<Sum> cells(kCells);
  for (const QImage& sample : samples) {
    for (int y = 0; y < sample.height(); ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(sample.constScanLine(y));
      for (int x = 0; x < sample.width(); ++x) {
        const Rgb color = partsOf(line[x]);
        Sum& cell = cells[cellOf(color)];
        for (std::size_t part = 0; part < 3; ++part) cell.parts[part] += color[part];
        ++cell.dots;
      }
    }
  }
  std::vector<Counted> counted;
  for (const Sum& cell : cells) {
    if (cell.dots == 0) continue;
    const auto of = [&](std::size_t part) { return static_cast<int>(cell.parts[part] / cell.dots); };
    counted.push_back({{of(0), of(1), of(2)}, cell.dots});
  }
  return counted;
}

/// Median cut: the box that gains most is split where half of its dots are, until there are enough.
std::vector<Box> boxesOf(std::vector<Counted> counted) {
  std::vector<Box> boxes{Box(std::move(counted))};
  while (std::ssize(boxes) < GifColors::kMost) {
    const auto found = std::ranges::max_element(boxes, {}, &Box::weight);
    if (found->colors.size() < 2 || found->width == 0) break;
    Box box = std::move(*found);
    boxes.erase(found);
    const auto axis = static_cast<std::size_t>(box.axis);
    std::ranges::stable_sort(box.colors, {}, [axis](const Counted& each) { return each.color[axis]; });
    qint64 below = 0;
    std::size_t at = 0;
    while (at + 1 < box.colors.size() - 1 && below + box.colors[at].dots < box.dots / 2) below += box.colors[at++].dots;
    const auto middle = box.colors.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    boxes.emplace_back(std::vector(box.colors.begin(), middle));
    boxes.emplace_back(std::vector(middle, box.colors.end()));
  }
  return boxes;
}

int distance(const Rgb& a, const Rgb& b) {
  int sum = 0;
  for (std::size_t part = 0; part < 3; ++part) sum += (a[part] - b[part]) * (a[part] - b[part]);
  return sum;
}

}  // namespace

GifColors::GifColors(const std::vector<QImage>& samples) : nearest_(kCells) {
  for (const Box& box : boxesOf(count(samples))) colors_.push_back(box.mean());
  constexpr int kSide = 1 << kBits, kStep = 256 / kSide;
  for (int cell = 0; cell < kCells; ++cell) {
    const auto middle = [cell](int shift) { return (cell >> shift & (kSide - 1)) * kStep + kStep / 2; };
    const Rgb color{middle(2 * kBits), middle(kBits), middle(0)};
    const auto best = std::ranges::min_element(colors_, {}, [&](QRgb each) { return distance(color, partsOf(each)); });
    nearest_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(best - colors_.begin());
  }
}

int GifColors::nearest(QRgb color) const { return nearest_[cellOf(partsOf(color))]; }

struct GifFile::Writer {
  Writer(QIODevice& device, QSize wanted, GifColors those) : out(device), size(wanted), colors(std::move(those)) {}

  static int write(GifFileType* gif, const GifByteType* bytes, int count) {
    auto* writer = static_cast<Writer*>(gif->UserData);
    return static_cast<int>(writer->out.write(reinterpret_cast<const char*>(bytes), count));
  }

  bool begin() {
    int error = 0;
    gif = EGifOpen(this, &Writer::write, &error);
    if (!gif) return false;
    EGifSetGifVersion(gif, true);
    std::array<GifColorType, 256> table{};
    for (std::size_t i = 0; i < colors.colors().size(); ++i) {
      const QRgb color = colors.colors()[i];
      table[i] = {static_cast<GifByteType>(qRed(color)), static_cast<GifByteType>(qGreen(color)),
                  static_cast<GifByteType>(qBlue(color))};
    }
    ColorMapObject* map = GifMakeMapObject(256, table.data());
    const bool isDone = map && EGifPutScreenDesc(gif, size.width(), size.height(), 8, 0, map) == GIF_OK && putLoop();
    GifFreeMapObject(map);
    return isDone;
  }

  /// Writes that the film repeats for ever.
  bool putLoop() {
    constexpr std::array<GifByteType, 3> kForEver{1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, 3, kForEver.data()) == GIF_OK && EGifPutExtensionTrailer(gif) == GIF_OK;
  }

  /// Reads a frame into numbers of colors; gives the part that has changed, one dot at least.
  QRect read(const QImage& frame, std::vector<GifByteType>& dots) const {
    QRect changed;
    for (int y = 0; y < size.height(); ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
      int first = -1, last = -1;
      for (int x = 0; x < size.width(); ++x) {
        const auto at =
            static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width()) + static_cast<std::size_t>(x);
        dots[at] = static_cast<GifByteType>(colors.nearest(line[x]));
        if (!shown.empty() && shown[at] == dots[at]) continue;
        if (first < 0) first = x;
        last = x;
      }
      if (first >= 0) changed |= QRect(QPoint(first, y), QPoint(last, y));
    }
    return changed.isEmpty() ? QRect(0, 0, 1, 1) : changed;
  }

  bool put(const std::vector<GifByteType>& dots, QRect part, int hundredths) {
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, hundredths, kKept};
    std::array<GifByteType, 4> packed{};
    EGifGCBToExtension(&control, packed.data());
    if (EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, packed.data()) != GIF_OK ||
        EGifPutImageDesc(gif, part.x(), part.y(), part.width(), part.height(), false, nullptr) != GIF_OK)
      return false;
    std::vector<GifByteType> line(static_cast<std::size_t>(part.width()));
    for (int y = part.top(); y <= part.bottom(); ++y) {
      for (int x = part.left(); x <= part.right(); ++x) {
        const auto at =
            static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width()) + static_cast<std::size_t>(x);
        const bool isKept = !shown.empty() && shown[at] == dots[at];
        line[static_cast<std::size_t>(x - part.left())] = isKept ? static_cast<GifByteType>(kKept) : dots[at];
      }
      if (EGifPutLine(gif, line.data(), part.width()) != GIF_OK) return false;
    }
    return true;
  }

  QIODevice& out;
  QSize size;
  GifColors colors;
  GifFileType* gif = nullptr;
  bool isSound = false;
  std::vector<GifByteType> shown;  ///< the numbers of the last frame; empty: there is none
};

GifFile::GifFile(QIODevice& out, QSize size, GifColors colors)
    : writer_(std::make_unique<Writer>(out, size, std::move(colors))) {
  const QSize most(kMostDots, kMostDots);
  writer_->isSound = size.boundedTo(most) == size && writer_->begin();
}

GifFile::~GifFile() {
  int error = 0;
  if (writer_->gif) EGifCloseFile(writer_->gif, &error);
}

bool GifFile::add(const QImage& frame, int hundredths) {
  Writer& to = *writer_;
  if (!to.isSound || frame.size() != to.size) return false;
  std::vector<GifByteType> dots(static_cast<std::size_t>(to.size.width()) * static_cast<std::size_t>(to.size.height()));
  const QRect changed = to.read(frame, dots);
  to.isSound = to.put(dots, changed, hundredths);
  to.shown = std::move(dots);
  return to.isSound;
}

bool GifFile::finish() {
  int error = 0;
  const bool isClosed = writer_->gif && EGifCloseFile(std::exchange(writer_->gif, nullptr), &error) == GIF_OK;
  return isClosed && std::exchange(writer_->isSound, false);
}

}  // namespace tapu
