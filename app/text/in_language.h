// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// A text of the interface in the language of a code ("en", "hi"), independent of the current language: for paper and
/// screens that readers of both look at. `context` and `source` as for QCoreApplication::translate; a text without a
/// translation comes as it is. Numbers keep the digits 0 to 9.
QString textIn(const QString& language, const char* context, const char* source, int n = -1);

}  // namespace tapu
