// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <vector>

namespace tapu {

/// A sound as numbers.
struct Waves {
  int rate = 0;                ///< samples a second
  std::vector<qint16> values;  ///< one channel
  bool operator==(const Waves&) const = default;
};

/// Why the bytes of a sound cannot be used.
enum class WaveFault : quint8 {
  None,
  NotAWaveFile,  ///< another kind of file, or cut off
  UnusableForm,  ///< not one or two channels of 16 bits without compression, 8,000 to 48,000 samples a second
  TooLong        ///< more than `kLongestSound` seconds
};
/// Seconds that a sound may last.
inline constexpr int kLongestSound = 10;

/// Reads the bytes of a WAV file (RIFF: a header, then chunks of a name, a length and that many bytes); two channels
/// become one. Fills `waves` if it returns None.
WaveFault readWaves(const QByteArray& bytes, Waves& waves);

}  // namespace tapu
