// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/plain_text.h"

#include <QAction>
#include <QRegularExpression>

namespace tapu {

using namespace Qt::StringLiterals;

QString plainText(const QAction* action) { return plainText(action->text()); }

QString plainText(QString words) {
  // In "Roll (&R)" and "&Roll" the mark of the menu's letter is not a part of the name.
  static const QRegularExpression mark(u"\\s*\\(&.\\)|…|&"_s);
  return words.remove(mark);
}

}  // namespace tapu
