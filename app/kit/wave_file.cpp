// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/wave_file.h"

#include <QtEndian>

namespace tapu {

namespace {

constexpr int kHead = 12;      // "RIFF", length, "WAVE"
constexpr int kChunkHead = 8;  // name, length
constexpr int kForm = 16;      // of the chunk "fmt ", as far as it matters
constexpr int kPlain = 1;      // numbers as they are, not compressed

template <class Number>
Number numberAt(const QByteArray& bytes, qsizetype at) {
  return qFromLittleEndian<Number>(bytes.constData() + at);
}

struct Form {
  int channels = 0, rate = 0;
  bool isUsable = false;
};

Form formIn(const QByteArray& chunk) {
  if (chunk.size() < kForm) return {};
  const auto rate = numberAt<quint32>(chunk, 4);
  Form form{numberAt<quint16>(chunk, 2), 0, false};
  form.isUsable = numberAt<quint16>(chunk, 0) == kPlain && (form.channels == 1 || form.channels == 2) &&
                  numberAt<quint16>(chunk, 14) == 16 && rate >= 8000 && rate <= 48000;
  if (form.isUsable) form.rate = static_cast<int>(rate);
  return form;
}

}  // namespace

WaveFault readWaves(const QByteArray& bytes, Waves& waves) {
  if (bytes.size() < kHead || !bytes.startsWith("RIFF") || bytes.mid(8, 4) != "WAVE") return WaveFault::NotAWaveFile;
  Form form;
  for (qsizetype at = kHead; at + kChunkHead <= bytes.size();) {
    const QByteArray name = bytes.mid(at, 4);
    const qsizetype length = numberAt<quint32>(bytes, at + 4);
    at += kChunkHead;
    if (length > bytes.size() - at) return WaveFault::NotAWaveFile;
    const QByteArray chunk = bytes.mid(at, length);
    at += length + length % 2;  // chunks begin at even places
    if (name == "fmt ") {
      form = formIn(chunk);
      if (!form.isUsable) return WaveFault::UnusableForm;
    }
    if (name != "data") continue;
    if (!form.isUsable) return WaveFault::NotAWaveFile;  // the form stands before the numbers
    const qsizetype frames = length / (2 * form.channels);
    if (frames > qsizetype{kLongestSound} * form.rate) return WaveFault::TooLong;
    waves = {form.rate, std::vector<qint16>(static_cast<std::size_t>(frames))};
    for (qsizetype i = 0; i < frames; ++i) {
      int sum = 0;
      for (int channel = 0; channel < form.channels; ++channel)
        sum += numberAt<qint16>(chunk, 2 * (i * form.channels + channel));
      waves.values[static_cast<std::size_t>(i)] = static_cast<qint16>(sum / form.channels);
    }
    return WaveFault::None;
  }
  return WaveFault::NotAWaveFile;
}

}  // namespace tapu
