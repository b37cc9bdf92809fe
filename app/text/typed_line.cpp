// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/typed_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tapu {

QString unreadableWord(const QStringList& arguments) {
  const auto isBent = [](const QString& word) { return word.contains(QChar::ReplacementCharacter); };
  const auto bent = std::ranges::find_if(arguments, isBent);
  if (bent == arguments.end()) return {};
  //: Said on the console; %1 what was typed, with signs in it that stand for what cannot be read. UTF-8 is the name of
  //: an encoding of texts
  return QCoreApplication::translate("Console", "“%1” on the command line is not written in UTF-8 and cannot be read.")
      .arg(*bent);
}

QString givenTwice(const QCommandLineParser& given, const QStringList& often) {
  for (const QString& name : given.optionNames())
    if (!often.contains(name) && (given.optionNames().count(name) > 1 || given.values(name).size() > 1))
      //: Said on the console; %1 an option, which stays as it is
      return QCoreApplication::translate("Console", "The option %1 is given twice.").arg(u"--"_s + name);
  return {};
}

}  // namespace tapu
