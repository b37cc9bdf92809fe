// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

#include "app/text/complaint.h"

namespace tapu {

/// The key (wire::kKeyBytes) that a file holds as a line of hexadecimal digits, as `option` (`--organizer-key-file`)
/// names it. A file that is missing is made, with a fresh key; only its owner may read it from then on. Nothing and a
/// complaint if it cannot be read or made, or holds something else: then it is left as it is.
std::optional<QByteArray> keyOfFile(const QString& path, const QString& option, Complaint& complaint);

}  // namespace tapu
