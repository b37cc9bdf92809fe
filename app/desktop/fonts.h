// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// Loads the fonts that the program carries; both scripts look the same everywhere.
void loadFonts();
/// Sets the application's font for a language: Devanagari first in Hindi, so that lines are high enough for its signs.
void useFontsFor(const QString& language);

}  // namespace tapu
