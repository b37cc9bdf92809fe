// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <cstdio>

#include "app/formats/language.h"
#include "app/tool/help.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

/// Of the commands that begin with the first word: the one that begins with two, or the only one.
const Command* commandNamed(const QStringList& arguments) {
  for (const Command* each : allCommands()) {
    const QStringList words = QString::fromLatin1(each->typed).split(u' ');
    if (arguments.first(qMin(words.size(), arguments.size())) == words) return each;
  }
  return nullptr;
}

bool asksForHelp(const QString& word) { return word == u"--help" || word == u"-h"; }

Ended help(const QString& text) {
  std::fputs(text.toUtf8().constData(), stdout);
  return Ended::Well;
}

Ended runCommand(const Command& command, const QStringList& arguments) {
  QCommandLineParser parser;
  for (const CommandOption& each : command.options)
    parser.addOption(
        {QString::fromLatin1(each.name), {}, QString::fromLatin1(each.value), QString::fromLatin1(each.otherwise)});
  const QStringList typed = QString::fromLatin1(command.typed).split(u' ');
  if (!parser.parse(arguments.mid(typed.size() - 1))) return usage(parser.errorText());
  const qsizetype needed = *command.words ? QLatin1StringView(command.words).count(u' ') + 1 : 0;
  if (parser.positionalArguments().size() != needed)
    //: What is wrong with the command line of tapu-tool; %1 how the command is typed
    return usage(Tool::tr("The command is: “%1”.").arg(u"tapu-tool "_s + lineOf(command)));
  return command.run(parser);
}

Ended run(const QStringList& arguments) {
  const QString first = arguments.value(0);
  if (first == u"--version" || first == u"-v")
    return printLine(QByteArray("tapu-tool " TAPU_VERSION " (" TAPU_BUILD ")")), Ended::Well;
  if (asksForHelp(first)) return help(wholeHelp());
  const Command* command = commandNamed(arguments);
  for (const QString& each : arguments)
    if (command && asksForHelp(each)) return help(helpOf({command}));
  if (command) return runCommand(*command, arguments);
  //: What is wrong with the command line of tapu-tool
  if (first.isEmpty()) return usage(Tool::tr("A command is needed."));
  //: What is wrong with the command line of tapu-tool; %1 what was typed
  return usage(
      Tool::tr("There is no command “%1”.").arg(arguments.first(qMin<qsizetype>(2, arguments.size())).join(u' ')));
}

}  // namespace

QString readNumber(const QCommandLineParser& given, const QString& option, int least, int most, int& number) {
  bool isNumber = false;
  number = given.value(option).toInt(&isNumber);
  if (isNumber && number >= least && number <= most) return {};
  //: tapu-tool on the command line; %1 an option
  return Tool::tr("The option %1 takes a number from %2 to %3.")
      .arg(u"--"_s + option, QString::number(least), QString::number(most));
}

QString readSeed(const QCommandLineParser& given, std::uint64_t& seed) {
  bool isNumber = false;
  seed = given.value(u"seed"_s).toULongLong(&isNumber);
  //: tapu-tool on the command line
  return isNumber ? QString() : Tool::tr("--seed takes a whole number.");
}

QString noSuchBot(const QString& name) {
  //: tapu-tool on the command line; %1 what was typed, the words at the end are to be typed like that
  return Tool::tr("There is no bot “%1”. Use random or greedy.").arg(name);
}

Ended usage(const QString& sentence) {
  //: %1 = what was wrong with the command line, a sentence
  printError(Tool::tr("%1 Try: tapu-tool --help").arg(sentence));
  return Ended::Usage;
}

void printLine(const QByteArray& line) {
  std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
  std::fputc('\n', stdout);
  std::fflush(stdout);
}

void printLine(const QString& line) { printLine(line.toUtf8()); }

void printError(const QString& line) { std::fprintf(stderr, "%s\n", line.toUtf8().constData()); }

}  // namespace tapu

int main(int argc, char** argv) {
  qputenv("QT_NO_GLIB", "1");
  QCoreApplication app(argc, argv);
  QCoreApplication::setApplicationName(u"tapu-tool"_s);
  QStringList arguments = QCoreApplication::arguments().mid(1);
  if (QString wished; !tapu::speakOnConsole(arguments, wished))
    return static_cast<int>(tapu::usage(tapu::noSuchLanguage(wished)));
  return static_cast<int>(tapu::run(arguments));
}
