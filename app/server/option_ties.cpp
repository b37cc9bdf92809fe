// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/option_ties.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

using Given = QCommandLineParser;

bool isOneBoard(const Given&, const ServerOptions& options) { return options.boards == 0; }
bool isChain(const Given&, const ServerOptions& options) { return options.boards > 0; }
bool hasNoBots(const Given&, const ServerOptions& options) { return options.bots == 0; }
bool hasNoPersons(const Given&, const ServerOptions& options) { return options.bots == options.seats; }
bool hasNoProgram(const Given& given, const ServerOptions&) {
  return std::ranges::none_of(given.value(u"bot"_s).split(u','), isExternal);
}
bool fillsNoSeat(const Given& given, const ServerOptions& options) {
  return options.bots == 0 && options.players == 0 && given.value(u"fill-bots"_s).toInt() == 0;
}
bool isInMemory(const Given&, const ServerOptions& options) { return options.store.isEmpty(); }
bool hasNoPort(const Given& given, const ServerOptions&) {
  bool isPort = false;
  given.value(u"admin"_s).toLongLong(&isPort);
  return !isPort;
}
bool hasPortWithoutKey(const Given& given, const ServerOptions& options) {
  return !hasNoPort(given, options) && options.adminKeyFile.isEmpty();
}
bool hasNoScreen(const Given& given, const ServerOptions& options) {
  return isOneBoard(given, options) && options.organizerKeyFile.isEmpty();
}

constexpr OptionTie kTies[] = {
    //: tapu-server on the command line; options and their values stay as they are
    {"boards", isOneBoard, QT_TRANSLATE_NOOP("Server", "--boards goes with --rules big.")},
    //: tapu-server on the command line; options and their values stay as they are
    {"measure", isOneBoard, QT_TRANSLATE_NOOP("Server", "--measure goes with --rules big.")},
    //: tapu-server on the command line; options and their values stay as they are
    {"seats", isChain, QT_TRANSLATE_NOOP("Server", "--boards says how many seats there are.")},
    {"players", hasNoPersons,
     //: tapu-server on the command line; options and their values stay as they are
     QT_TRANSLATE_NOOP("Server", "--players waits for persons, and --bots leaves them no seat.")},
    {"fill-bots", hasNoPersons,
     //: tapu-server on the command line; options and their values stay as they are
     QT_TRANSLATE_NOOP("Server", "--fill-bots fills empty seats, and --bots leaves none empty.")},
    //: tapu-server on the command line; options and their values stay as they are
    {"bot", hasNoBots, QT_TRANSLATE_NOOP("Server", "--bot goes with --bots.")},
    //: tapu-server on the command line; options and their values stay as they are
    {"bot-time", hasNoProgram, QT_TRANSLATE_NOOP("Server", "--bot-time goes with --bot ext:.")},
    //: tapu-server on the command line; options and their values stay as they are
    {"bot-memory", hasNoProgram, QT_TRANSLATE_NOOP("Server", "--bot-memory goes with --bot ext:.")},
    //: tapu-server on the command line; options and their values stay as they are
    {"pace", fillsNoSeat, QT_TRANSLATE_NOOP("Server", "--pace goes with --bots, --fill-bots or --players.")},
    //: tapu-server on the command line; options and their values stay as they are
    {"on-missing-moves", isInMemory, QT_TRANSLATE_NOOP("Server", "--on-missing-moves goes with --store FILE.")},
    {"admin-key-file", hasNoPort,
     //: tapu-server on the command line; options and their values stay as they are. A socket asks for no key
     QT_TRANSLATE_NOOP("Server", "--admin-key-file goes with --admin at a port.")},
    {"admin", hasPortWithoutKey,
     //: tapu-server on the command line; the options stay as they are
     QT_TRANSLATE_NOOP("Server",
                       "Every user of this computer reaches a port: --admin at a port needs --admin-key-file.")},
    {"rehearsal", hasNoScreen,
     //: tapu-server on the command line; options and their values stay as they are
     QT_TRANSLATE_NOOP("Server", "--rehearsal goes with --rules big or --organizer-key-file.")},
};

}  // namespace

std::span<const OptionTie> optionTies() { return kTies; }

QString brokenTie(const QCommandLineParser& given, const ServerOptions& options) {
  for (const OptionTie& tie : kTies)
    if (given.isSet(QLatin1StringView(tie.option)) && tie.isInVain(given, options))
      return QCoreApplication::translate("Server", tie.sentence);
  return {};
}

}  // namespace tapu
