// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>

namespace tapu {

/// A dialog for one file, to open or to save; it deletes itself. Where Qt draws it, it lists names alone: dates beside
/// them would come in the language of the system, not of the interface.
QFileDialog* fileDialog(QWidget* parent, QFileDialog::AcceptMode mode, const QString& title,
                        const QStringList& filters);

/// A name for a file to save: `title` without what file systems forbid, or `otherwise` if nothing is left of it.
QString fileNameFor(const QString& title, const QString& otherwise, const QString& suffix);

}  // namespace tapu
