// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// If the settings file is damaged (zero bytes, lines that are no settings), as after a loss of power, keeps a copy
/// beside it and returns its path. Call before `Settings` opens its file in the same folder: that writes a whole one at
/// the first change. Empty: it is whole, there is none, or no copy can be written. The readable part of the file is
/// still used.
QString keepDamagedSettings(const QString& folder = {});

}  // namespace tapu
