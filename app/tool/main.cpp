// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <cstdio>

#include "app/system/console.h"
#include "app/system/descriptors.h"
#include "app/system/processes.h"
#include "app/system/system_faults.h"
#include "app/text/language.h"
#include "app/text/safe_on_terminal.h"
#include "app/text/typed_line.h"
#include "app/tool/help.h"
#include "engine/bots/bot.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

QStringList wordsOf(const Command& command) { return QString::fromLatin1(command.typed).split(u' '); }

/// The command that the line begins with, whole; none if there is no such command.
const Command* commandNamed(const QStringList& arguments) {
  for (const Command* each : allCommands()) {
    const QStringList words = wordsOf(*each);
    if (arguments.first(qMin(words.size(), arguments.size())) == words) return each;
  }
  return nullptr;
}

/// The commands that share this first word; none if it is the name of no group.
std::vector<const Command*> groupNamed(const QString& name) {
  std::vector<const Command*> group;
  for (const Command* each : allCommands())
    if (const QStringList words = wordsOf(*each); words.size() > 1 && words.first() == name) group.push_back(each);
  return group;
}

bool asksForHelp(const QString& word) { return word == u"--help" || word == u"-h"; }
bool asksForVersion(const QString& word) { return word == u"--version" || word == u"-v"; }

Ended help(const QString& text) {
  printSafely(stdout, text);
  return Ended::Well;
}

Ended runCommand(const Command& command, const QStringList& arguments) {
  QCommandLineParser parser;
  for (const CommandOption& each : command.options)
    parser.addOption(
        {QString::fromLatin1(each.name), {}, QString::fromLatin1(each.value), QString::fromLatin1(each.otherwise)});
  if (!parser.parse(arguments.mid(wordsOf(command).size() - 1))) return usage(parser.errorText());
  QStringList often;  // options of the form KEY=VALUE, one for each key
  for (const CommandOption& each : command.options)
    if (QLatin1StringView(each.value).contains(u'=')) often << QString::fromLatin1(each.name);
  if (const QString wrong = givenTwice(parser, often); !wrong.isEmpty()) return usage(wrong);
  const qsizetype needed = *command.words ? QLatin1StringView(command.words).count(u' ') + 1 : 0;
  if (parser.positionalArguments().size() != needed)
    //: What is wrong with the command line of tapu-tool; %1 how the command is typed
    return usage(ToolWords::tr("The command is: “%1”.").arg(u"tapu-tool "_s + lineOf(command)));
  return command.run(parser);
}

/// A second word that chooses nothing of its group, or none.
Ended choosesNothing(const std::vector<const Command*>& group, const QStringList& arguments) {
  if (arguments.size() == 1) {
    printSafely(stderr, helpOf(group));
    return Ended::Usage;
  }
  QStringList names;
  for (const Command* each : group) names << QString::fromLatin1(each->typed);
  //: What is wrong with the command line of tapu-tool; %1 what was typed, %2 commands that begin with the same word
  return usage(ToolWords::tr("There is no command “%1”. There are: %2.")
                   .arg(arguments.first(2).join(u' '), names.join(u", "_s)));
}

Ended run(const QStringList& arguments) {
  const QString first = arguments.value(0);
  const Command* command = commandNamed(arguments);
  const auto meant = command ? std::vector{command} : groupNamed(first);
  if (!meant.empty() || first.startsWith(u'-')) {
    if (std::ranges::any_of(arguments, asksForVersion)) {
      printLine(QByteArray("tapu-tool " TAPU_VERSION " (" TAPU_BUILD ")"));
      return Ended::Well;
    }
    if (std::ranges::any_of(arguments, asksForHelp)) return help(meant.empty() ? wholeHelp() : helpOf(meant));
  }
  if (command) return runCommand(*command, arguments);
  if (!meant.empty()) return choosesNothing(meant, arguments);
  //: What is wrong with the command line of tapu-tool
  if (first.isEmpty()) return usage(ToolWords::tr("A command is needed."));
  //: What is wrong with the command line of tapu-tool; %1 what was typed
  return usage(ToolWords::tr("There is no command “%1”.").arg(first));
}

/// On a full disk a reader at the other end must not take a part of the output for all.
Ended withOutput(Ended ended) {
  if (std::ferror(stdout) == 0) return ended;
  //: tapu-tool: what it tells went to a file, and the disk is full
  printError(ToolWords::tr("The output could not be written."));
  return ended == Ended::Well ? Ended::Badly : ended;
}

}  // namespace

QString readNumber(const QCommandLineParser& given, const QString& option, int least, int most, int& number) {
  bool isNumber = false;
  number = given.value(option).toInt(&isNumber);
  if (isNumber && number >= least && number <= most) return {};
  //: tapu-tool on the command line; %1 an option
  return ToolWords::tr("The option %1 takes a number from %2 to %3.")
      .arg(u"--"_s + option, QString::number(least), QString::number(most));
}

QString readSeed(const QCommandLineParser& given, std::uint64_t& seed) {
  bool isNumber = false;
  seed = given.value(u"seed"_s).toULongLong(&isNumber);
  //: tapu-tool on the command line
  return isNumber ? QString() : ToolWords::tr("--seed takes a whole number.");
}

QString noSuchBot(const QString& name) {
  QStringList names;
  for (const std::string_view each : botNames())
    names << QString::fromLatin1(each.data(), static_cast<qsizetype>(each.size()));
  //: tapu-tool on the command line; %1 what was typed, %2 names of bots, to be typed like that
  return ToolWords::tr("There is no bot “%1”. There are: %2.").arg(name, names.join(u", "_s));
}

Ended usage(const QString& sentence) {
  //: %1 = what was wrong with the command line, a sentence
  printError(ToolWords::tr("%1 Try: tapu-tool --help").arg(sentence));
  return Ended::Usage;
}

/// Codes that steer a terminal stand in JSON only within a text, where their number means the same.
void printLine(const QByteArray& line) { printLine(QString::fromUtf8(line)); }

void printLine(const QString& line) { printSafely(stdout, line + u'\n'); }

void printError(const QString& line) { printSafely(stderr, line + u'\n'); }

Ended tell(const QString& path, const Complaint& complaint) {
  printError(complaint.at(path));
  return Ended::BadInput;
}

namespace {

int answer(int argc, char** argv) {
  QCoreApplication app(argc, argv);
  QCoreApplication::setApplicationName(u"tapu-tool"_s);
  QStringList arguments = QCoreApplication::arguments().mid(1);
  if (QString wished; !speakOnConsole(arguments, wished)) return static_cast<int>(usage(noSuchLanguage(wished)));
  if (const QString wrong = unreadableWord(arguments); !wrong.isEmpty()) return static_cast<int>(usage(wrong));
  return static_cast<int>(withOutput(run(arguments)));
}

}  // namespace
}  // namespace tapu

int main(int argc, char** argv) {
  qputenv("QT_NO_GLIB", "1");
  tapu::readyConsole();
  tapu::makeLogSafe();
  tapu::raiseDescriptorLimit();
  tapu::letWritesFail();
  return tapu::leaveWith(tapu::answer(argc, argv));
}
