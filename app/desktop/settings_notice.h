// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace tapu {

class SettingsFile;

/// Tells the person in a box that their settings were damaged, and where the damaged file was kept. The box deletes
/// itself when it is closed.
void tellDamagedSettings(const QString& kept, QWidget* window);
/// The same, that the file of their seats at other tables cannot be read. It stays as it is until a seat is kept anew.
void tellDamagedSeats(const QString& file, QWidget* window);
/// Shows a box that says that the settings, in this file, are not written: now, if it is known already, or else after
/// the first write that fails.
void tellWhenUnwritten(const SettingsFile& file, QWidget* window);

}  // namespace tapu
