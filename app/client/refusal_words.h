// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/wire/refusal.h"

namespace tapu {

/// The translated sentence for `Client::turnedAway`, whose arguments it takes.
QString turnedAwaySentence(Refusal why, const QString& detail);

}  // namespace tapu
