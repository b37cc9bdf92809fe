// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/given_words.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <algorithm>

#include "app/text/typed_line.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

struct LineWords {
  Q_DECLARE_TR_FUNCTIONS(Desktop)
};

}  // namespace

GivenWords::GivenWords(int argc, char** argv) : argv_(argv) {
  const auto isEnd = [](std::string_view word) { return word == "--"; };
  options_ = static_cast<int>(std::find_if(argv, argv + argc, isEnd) - argv);
  for (int i = options_ + 1; i < argc; ++i)
    if (*argv[i] == '-') argv[i] = paths_.emplace_back(std::string("./") + argv[i]).data();
}

bool GivenWords::ask(std::initializer_list<std::string_view> options) const {
  return std::any_of(argv_, argv_ + options_,
                     [options](std::string_view word) { return std::ranges::find(options, word) != options.end(); });
}

QString whyNotTaken(const QCommandLineParser& given) {
  if (const QString twice = givenTwice(given, {}); !twice.isEmpty()) return twice;
  for (const QString& name : given.optionNames())
    if (given.values(name).contains(QString()))
      //: Said on the console; %1 is an option such as --data-dir
      return LineWords::tr("Please write something behind %1.").arg(u"--"_s + name);
  QStringList ways;
  for (const QString& way : {u"join"_s, u"watch"_s, u"screen"_s, u"organizer"_s, u"new-game"_s, u"editor"_s})
    if (given.isSet(way)) ways << u"--"_s + way;
  //: Said on the console; %1 and %2 are options such as --join and --watch
  if (ways.size() > 1) return LineWords::tr("%1 and %2 do not go together.").arg(ways[0], ways[1]);
  const bool takesFiles = ways.isEmpty() || given.isSet(u"editor"_s);
  if (!takesFiles && !given.positionalArguments().isEmpty())
    //: Said on the console; %1 is an option such as --join
    return LineWords::tr("%1 goes neither with a link nor with a file.").arg(ways[0]);
  return {};
}

}  // namespace tapu
