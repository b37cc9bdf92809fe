// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborValue>
#include <optional>

#include "app/text/complaint.h"

namespace tapu {

/// Limits for a CBOR text from somebody else. No tags, no floating-point numbers, definite lengths only.
struct CborLimits {
  int depth = 8;
  int items = 4096;
};
inline constexpr CborLimits kFromClient{8, 4096};
inline constexpr CborLimits kFromServer{8, 1 << 20};  // a position has some 50 a seat, of up to 11,000 seats

/// Decodes exactly one CBOR value that fills `bytes`. Only actual bytes take memory, never a declared length.
std::optional<QCborValue> decodeLimited(const QByteArray& bytes, CborLimits limits, Complaint& complaint);

}  // namespace tapu
