// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/wire/refusal.h"

namespace tapu {

/// What to tell somebody whom the server would not have.
QString turnedAwaySentence(Refusal why, const QString& detail);

}  // namespace tapu
