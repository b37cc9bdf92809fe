// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QString>

namespace tapu {

/// The keys of the actions of a menu, as a table in Markdown and in the language of the moment: a row for each action
/// that has keys, also of those in its submenus. Empty if none has. `menu`: its title, with a mnemonic or without.
QString keyTable(const QString& menu, const QList<QAction*>& actions);
/// All keys of an action, as the reader's system writes them: "R, Ctrl+R".
QString keysOf(const QAction& action);

}  // namespace tapu
