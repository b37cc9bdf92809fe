// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QImage>
#include <memory>
#include <vector>

namespace tapu {

/// The colors of an animated picture: at most 255 that stand for all colors of some samples, and the nearest of them
/// for any other. The same samples give the same colors.
class GifColors {
 public:
  static constexpr int kMost = 255;  ///< the file has one index more, for unchanged dots
  /// `samples`: pictures with 32 bits a dot; at least one that is not empty.
  explicit GifColors(const std::vector<QImage>& samples);
  const std::vector<QRgb>& colors() const { return colors_; }
  /// The index of the color that stands for this one.
  int nearest(QRgb color) const;

 private:
  std::vector<QRgb> colors_;
  std::vector<std::uint8_t> nearest_;  ///< [color with 5 bits for each of red, green and blue]
};

/// Writes an animated picture (GIF) that plays again and again, frame by frame: only the changes of each.
class GifFile {
 public:
  static constexpr int kMostDots = 65'535;  ///< each way
  /// Writes to a device that is open and outlives this. `size`: of all frames; beyond `kMostDots` none is taken.
  GifFile(QIODevice& out, QSize size, GifColors colors);
  ~GifFile();
  Q_DISABLE_COPY_MOVE(GifFile)
  /// Adds a frame of that size, with 32 bits a dot, that stays for so many hundredths of a second. False: the device
  /// refuses, and nothing more can be added.
  bool add(const QImage& frame, int hundredths);
  /// Writes the end. False: the device refuses.
  bool finish();

 private:
  struct Writer;
  std::unique_ptr<Writer> writer_;
};

}  // namespace tapu
