// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/key_table.h"

#include <QCoreApplication>
#include <QMenu>

#include "app/kit/plain_text.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

struct KeyTable {
  Q_DECLARE_TR_FUNCTIONS(KeyTable)
};

/// A bar would end the cell of a table.
QString cell(QString words) { return words.replace(u'|', u"\\|"_s); }

QString rowsOf(const QList<QAction*>& actions) {
  QString rows;
  for (const QAction* action : actions) {
    if (const auto* within = action->menu<QMenu*>()) rows += rowsOf(within->actions());
    const QString keys = keysOf(*action);
    if (!keys.isEmpty()) rows += u"| %1 | %2 |\n"_s.arg(cell(plainText(action)), cell(keys));
  }
  return rows;
}

}  // namespace

QString keysOf(const QAction& action) {
  QStringList keys;
  for (const QKeySequence& key : action.shortcuts()) keys << key.toString(QKeySequence::NativeText);
  return keys.join(u", "_s);
}

QString keyTable(const QString& menu, const QList<QAction*>& actions) {
  const QString rows = rowsOf(actions);
  if (rows.isEmpty()) return {};
  //: Head of a table in the handbook; %1 a menu, such as "File"
  const QString head = KeyTable::tr("Menu %1").arg(plainText(menu));
  //: Head of a column in the handbook: the keys of the keyboard
  return u"| %1 | %2 |\n|---|---|\n"_s.arg(head, KeyTable::tr("Key")) + rows + u'\n';
}

}  // namespace tapu
