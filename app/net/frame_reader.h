// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

namespace tapu {

/// A frame as it travels: four bytes of length, big end first, then so many bytes.
QByteArray framed(const QByteArray& payload);

/// Cuts a stream of bytes into frames. A declared length above the limit, or zero, breaks it for good; nothing is ever
/// allocated for a length that was only declared.
class FrameReader {
 public:
  explicit FrameReader(int limit) : limit_(limit) {}
  /// Longest frame that is taken from now on, in bytes.
  void setLimit(int limit) { limit_ = limit; }

  /// The next bytes of the stream; nothing happens once it is broken.
  void feed(const QByteArray& bytes);
  /// The next complete frame, if there is one.
  std::optional<QByteArray> next();
  bool isBroken() const { return broken_; }
  /// Whether bytes of a frame that is not complete yet are waiting.
  bool isMidFrame() const { return !broken_ && at_ < buffer_.size(); }
  /// Bytes that may still be needed before the next frame can be complete; a reader should ask for no more.
  qint64 room() const { return limit_ + 4 - (buffer_.size() - at_); }

 private:
  QByteArray buffer_;
  qsizetype at_ = 0;
  int limit_;
  bool broken_ = false;
};

}  // namespace tapu
