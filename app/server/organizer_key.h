// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

#include "app/text/complaint.h"

namespace tapu {

/// The organizer's key (wire::kKeyBytes) that a file holds as a line of hexadecimal digits. A file that is missing is
/// made, with a fresh key; only its owner may read it. Nothing and a complaint if it cannot be read or made, or holds
/// something else: then it is left as it is.
std::optional<QByteArray> organizerKeyOf(const QString& path, Complaint& complaint);

}  // namespace tapu
