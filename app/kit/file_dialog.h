// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>

namespace tapu {

/// A dialog for one file, to open or to save; it deletes itself when it is closed. If Qt draws it, and not the desktop,
/// it lists names alone: dates beside them would be in the language of the system, not of the interface. `filters` as
/// QFileDialog takes them: "Boards (*.tapuboard)".
QFileDialog* fileDialog(QWidget* parent, QFileDialog::AcceptMode mode, const QString& title,
                        const QStringList& filters);

/// A name for a file to save: `title` without characters that file systems forbid or that are not drawn, or `otherwise`
/// if nothing is left of it, with a dot and `suffix`.
QString fileNameFor(const QString& title, const QString& otherwise, const QString& suffix);

}  // namespace tapu
