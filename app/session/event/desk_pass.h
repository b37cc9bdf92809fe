// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

#include "app/session/settings/address.h"

namespace tapu {

/// Opens another desk of an event: the address of its server, and the key of its organizer.
struct DeskPass {
  Address at;
  QByteArray key;  ///< wire::kKeyBytes
  bool operator==(const DeskPass&) const = default;

  /// One line to be copied or typed: the address, and the key in groups of hexadecimal digits.
  QString text() const;
  /// Reads it back, however its key is grouped; nothing if it is none.
  static std::optional<DeskPass> from(const QString& text);
};

}  // namespace tapu
