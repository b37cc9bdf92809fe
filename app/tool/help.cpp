// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tool/help.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr qsizetype kWidth = 80;
constexpr CommandOption kEverywhere[] = {
    {"language", "hi|en", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Language of help and messages; else that of the system.")},
    {"version", "", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Shows version and build.")},
    {"help", "", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Shows this help, or that of a command.")},
};

/// "--games N"
QString typed(const CommandOption& option) {
  const QString name = u"--"_s + QLatin1StringView(option.name);
  return *option.value ? name + u' ' + QLatin1StringView(option.value) : name;
}

QString explained(const CommandOption& option) {
  const QString does = ToolWords::tr(option.does);
  //: Help of tapu-tool: %1 what an option does, a sentence; %2 the value that is taken without it
  return *option.otherwise ? ToolWords::tr("%1 Default: %2.").arg(does, QLatin1StringView(option.otherwise)) : does;
}

/// Words one after the other in lines of a console, from `indent` on.
QString wrapped(const QStringList& words, qsizetype first, qsizetype indent) {
  QString text(first, u' ');
  qsizetype column = first;
  for (const QString& word : words) {
    const bool starts = text.endsWith(u' ') || text.isEmpty();
    if (!starts && column + 1 + word.size() > kWidth) {
      text += u'\n' + QString(indent, u' ') + word;
      column = indent + word.size();
    } else {
      text += (starts ? QString() : u" "_s) + word;
      column += word.size() + (starts ? 0 : 1);
    }
  }
  return text + u'\n';
}

QString paragraph(const QString& text, qsizetype indent) { return wrapped(text.split(u' '), indent, indent); }

QString rows(std::span<const CommandOption> options, qsizetype indent) {
  constexpr qsizetype kColumn = 22;
  QString text;
  for (const CommandOption& each : options) {
    const QString name = typed(each).leftJustified(kColumn);
    text += QString(indent, u' ') + name + paragraph(explained(each), indent + name.size()).mid(indent + name.size());
  }
  return text;
}

/// The parts of the line, none to be torn.
QStringList partsOf(const Command& command) {
  QStringList parts = QString::fromLatin1(command.typed).split(u' ');
  for (const CommandOption& each : command.options) parts << u'[' + typed(each) + u']';
  if (*command.words) parts << QString::fromLatin1(command.words).split(u' ');
  return parts;
}

}  // namespace

std::vector<const Command*> allCommands() {
  std::vector<const Command*> all;
  for (const auto& some : {simulateCommands(), matchCommands(), fitCommands(), recordCommands(), boardCommands(),
                           storeCommands(), joinCommands()}) {
    for (const Command& each : some) all.push_back(&each);
  }
  return all;
}

QString lineOf(const Command& command) { return partsOf(command).join(u' '); }

QString helpOf(const std::vector<const Command*>& commands) {
  QString text;
  for (const Command* command : commands) {
    text += wrapped(partsOf(*command), 2, 11) + paragraph(ToolWords::tr(command->does), 6);
    text += rows(command->options, 8);
  }
  return text;
}

QString wholeHelp() {
  //: Help of tapu-tool, its first line; COMMAND stays as it is
  QString text = ToolWords::tr("Usage: tapu-tool COMMAND …") + u"\n\n"_s;
  text += helpOf(allCommands()) + u'\n' + rows(kEverywhere, 2) + u'\n';
  //: Help of tapu-tool, its last line
  text += paragraph(
      ToolWords::tr("Status: 0 good, 1 not finished, 2 wrong usage, 3 bad input, told on stderr as “FILE:LINE: "
                    "sentence (rule N)”."),
      0);
  return text;
}

}  // namespace tapu
