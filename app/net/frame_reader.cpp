// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/frame_reader.h"

#include <QtEndian>

namespace tapu {

namespace {
constexpr qsizetype kHeader = 4;
}

QByteArray framed(const QByteArray& payload) {
  QByteArray bytes(kHeader + payload.size(), Qt::Uninitialized);
  qToBigEndian(static_cast<quint32>(payload.size()), bytes.data());
  std::copy(payload.begin(), payload.end(), bytes.begin() + kHeader);
  return bytes;
}

void FrameReader::feed(const QByteArray& bytes) {
  if (broken_) return;
  if (at_ == buffer_.size()) {
    buffer_ = bytes;
    at_ = 0;
  } else {
    buffer_.append(bytes);
  }
}

std::optional<QByteArray> FrameReader::next() {
  const qsizetype held = buffer_.size() - at_;
  if (broken_ || held < kHeader) return std::nullopt;
  const quint32 length = qFromBigEndian<quint32>(buffer_.constData() + at_);
  if (length == 0 || length > static_cast<quint32>(limit_)) {
    broken_ = true;
    buffer_.clear();
    at_ = 0;
    return std::nullopt;
  }
  if (held < kHeader + static_cast<qsizetype>(length)) {
    if (at_ > 0) buffer_.remove(0, at_);
    at_ = 0;
    return std::nullopt;
  }
  QByteArray frame = buffer_.mid(at_ + kHeader, length);
  at_ += kHeader + length;
  if (at_ == buffer_.size()) {
    buffer_.clear();
    at_ = 0;
  }
  return frame;
}

}  // namespace tapu
