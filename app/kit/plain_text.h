// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;

namespace tapu {

/// The words of a menu or of an entry without "&" and "…".
QString plainText(QString words);
QString plainText(const QAction* action);

}  // namespace tapu
