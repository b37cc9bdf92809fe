// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// To be called before `Settings` opens its file in the same folder, which puts a whole one in its place as soon as
/// something is changed: if that is damaged (zero bytes, lines that are no settings), as after a loss of power, a copy
/// is kept beside it, the path of which is returned. Empty: it is whole, there is none, or no copy can be written.
/// What can be read of the file is still used.
QString keepDamagedSettings(const QString& folder = {});

}  // namespace tapu
