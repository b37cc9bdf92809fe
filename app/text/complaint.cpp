// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/complaint.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tapu {

QString Complaint::at(const QString& file) const {
  const QString name = QString(file).replace(u'\n', u"\\u000a"_s);  // else it could look like another complaint
  const QString place = line > 0 ? u"%1:%2"_s.arg(name, QString::number(line)) : name;
  if (rule.isEmpty())
    //: A fault in a file. %1: name of the file with the line, %2: a whole sentence
    return QCoreApplication::translate("Formats", "%1: %2").arg(place, sentence);
  //: A fault in a file. %1: name of the file with the line, %2: a whole sentence, %3: number in the rule book, as 2.5
  return QCoreApplication::translate("Formats", "%1: %2 (rule %3)").arg(place, sentence, rule);
}

}  // namespace tapu
