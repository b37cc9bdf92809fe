// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <algorithm>

#include "app/host/seats/bot_bench.h"
#include "app/host/seats/roster.h"
#include "app/net/limits.h"
#include "app/server/fresh_setup.h"
#include "app/server/option_ties.h"
#include "app/text/language.h"
#include "app/text/problem_text.h"
#include "app/text/typed_line.h"
#include "app/values/options_text.h"
#include "app/wire/messages.h"
#include "app/wire/names.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class ServerWords {
  Q_DECLARE_TR_FUNCTIONS(Server)
};

constexpr int kUsage = 2;
constexpr int kUsualOfferWait = 8;  // seconds

/// Reads options one by one and keeps the first thing that is wrong.
class OptionReader {
 public:
  explicit OptionReader(const QCommandLineParser& parser) : parser_(parser) {}

  int number(const QString& option, int otherwise, int least, int most) {
    if (!parser_.isSet(option)) return otherwise;
    bool good = false;
    const int value = parser_.value(option).toInt(&good);
    if (good && value >= least && value <= most) return value;
    //: tapu-server on the command line; options and their values stay as they are
    complain(ServerWords::tr("The option %1 takes a number from %2 to %3.")
                 .arg(u"--"_s + option, QString::number(least), QString::number(most)));
    return otherwise;
  }
  void complain(const QString& sentence) {
    if (problem_.isEmpty()) problem_ = sentence;
  }
  const QString& problem() const { return problem_; }

 private:
  const QCommandLineParser& parser_;
  QString problem_;
};

/// The options that each of the programs has.
void describeUsual(QCommandLineParser& parser) {
  parser.addOptions({
      //: tapu-server on the command line; options and their values stay as they are
      {u"language"_s, ServerWords::tr("Language of what is said here: hi or en."), u"hi|en"_s},
      {{u"h"_s, u"help"_s},
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr("Show this help.")},
      {{u"v"_s, u"version"_s},
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr("Show the version.")},
  });
}

/// The options for what the host of a table does elsewhere.
void describeMeans(QCommandLineParser& parser) {
  parser.addOptions({
      {u"admin"_s,
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr("Take lines of a console at this port of this computer alone, or at this socket."),
       u"PORT|SOCKET"_s},
      {u"admin-key-file"_s,
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr(
           "The key that a console has to say first at a port; a new one if there is no such file. A socket is for the "
           "same user alone and asks for none."),
       u"FILE"_s},
      {u"password-file"_s,
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr("Ask everybody who comes for the password in the first line of this file."), u"FILE"_s},
      {u"watch"_s,
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr("Who may watch: none, live, or so many minutes later (default live)."), u"none|live|MINUTES"_s},
      {u"sit-down"_s,
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr("Whether somebody may take a bot’s seat while the game runs (default open)."),
       u"closed|asked|open"_s},
      {u"offer-wait"_s,
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr("Seconds that bots leave an offer to the persons who are asked too, 0 to %1 (default %2).")
           .arg(wire::kMostOfferWait)
           .arg(kUsualOfferWait),
       u"SECONDS"_s},
      {u"fill-bots"_s,
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr(
           "Let bots take the empty seats after so many minutes, and the game begin; 0 is never (default 0)."),
       u"MINUTES"_s},
  });
}

/// The bots at the table.
void describeBots(QCommandLineParser& parser) {
  parser.addOptions({
      //: tapu-server on the command line; options and their values stay as they are
      {u"bots"_s, ServerWords::tr("Seats that bots take, of all seats (default 0)."), u"N"_s},
      {u"bot"_s,
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr("Which bots these are, one for all or one for each: greedy (default) and others that tapu-tool "
                       "--help names, and ext:COMMAND: another program."),
       u"NAME[,NAME]"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"bot-time"_s, ServerWords::tr("Seconds that a program after ext: may take for an answer (default 10)."),
       u"SECONDS"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"bot-memory"_s, ServerWords::tr("Megabytes of memory that a program after ext: may use (default 1024)."),
       u"MB"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"pace"_s, ServerWords::tr("Thinking time of those bots in milliseconds (default 0)."), u"MS"_s},
  });
}

/// The options of keeping and showing the table.
void describeTable(QCommandLineParser& parser) {
  parser.addOptions({
      //: tapu-server on the command line; options and their values stay as they are
      {u"name"_s, ServerWords::tr("Name of the game in the lists of others."), u"TEXT"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"store"_s, ServerWords::tr("“memory”, or a file that keeps the game; an unfinished game in it goes on."),
       u"FILE"_s, u"memory"_s},
      {u"organizer-key-file"_s,
       //: tapu-server on the command line; options and their values stay as they are
       ServerWords::tr(
           "The table has an organizer, who shows the key in this file; a new one if there is no such file."),
       u"FILE"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"on-missing-moves"_s,
       ServerWords::tr("What to do if the file has lost moves of the game: stop and keep it, or go-on (default stop)."),
       u"stop|go-on"_s, u"stop"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"seed"_s, ServerWords::tr("Number that all chance comes from, to repeat a game; without it, the system’s."),
       u"S"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"once"_s, ServerWords::tr("End after one game.")},
      //: tapu-server on the command line; options and their values stay as they are
      {u"demo"_s,
       ServerWords::tr("Let bots play on when everybody has gone; else the game waits until somebody is back.")},
      //: tapu-server on the command line; options and their values stay as they are
      {u"rehearsal"_s, ServerWords::tr("Let the big screens say that this is a rehearsal.")},
      //: tapu-server on the command line; options and their values stay as they are
      {u"measure"_s, ServerWords::tr("big: print how much time, traffic and memory each round takes.")},
      //: tapu-server on the command line; options and their values stay as they are
      {u"quiet"_s, ServerWords::tr("Do not announce the game on the local network.")},
  });
}

void describe(QCommandLineParser& parser) {
  //: tapu-server on the command line; options and their values stay as they are
  parser.setApplicationDescription(ServerWords::tr("Hosts games of Tapu without a screen."));
  parser.addOptions({
      //: tapu-server on the command line; options and their values stay as they are
      {u"port"_s, ServerWords::tr("TCP port to listen at; 0 picks one (default %1).").arg(kDefaultPort), u"P"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"bind"_s, ServerWords::tr("Address to listen at (default: all)."), u"ADDRESS"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"rules"_s, ServerWords::tr("Rule set: classic, crazy or big (default classic)."), u"NAME"_s, u"classic"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"boards"_s, ServerWords::tr("big: boards of the chain, two seats at each (default 2)."), u"N"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"option"_s, ServerWords::tr("A house rule, such as undo=off; may be given more than once."), u"KEY=VALUE"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"seats"_s, ServerWords::tr("Seats of the table, 2 to 8 (default 4)."), u"N"_s},
      //: tapu-server on the command line; options and their values stay as they are
      {u"players"_s,
       ServerWords::tr("Begin as soon as so many are ready; empty seats get bots, or stay empty by big.emptySeat."),
       u"N"_s},
  });
  describeBots(parser);
  describeTable(parser);
  describeMeans(parser);
  describeUsual(parser);
}

void readHouseRules(const QCommandLineParser& parser, OptionReader& reader, ServerOptions& options) {
  bool isNumber = false;
  const int asked = parser.value(u"seats"_s).toInt(&isNumber);  // judged by `readSeats`; defaults follow it (13.3)
  const int seats = isNumber ? std::clamp(asked, kFewestAtOneBoard, kMostSeatsOfTable) : kUsualSeats;
  options.houseRules = networkOptions(options.rules, seats);
  const QString wrong = setTyped(parser.values(u"option"_s), options.rules, options.houseRules);
  if (!wrong.isEmpty()) reader.complain(wrong);
}

/// Two at each board of a chain (9.1), or as many as asked for.
void readSeats(OptionReader& reader, ServerOptions& options) {
  const bool isChain = playsOnChain(rulesOf(options.rules, options.houseRules));
  if (isChain) options.boards = reader.number(u"boards"_s, 2, 1, kMostBoards);
  options.seats = isChain ? kSeatsAtBoardOfChain * options.boards
                          : reader.number(u"seats"_s, options.houseRules.seats, kFewestAtOneBoard, kMostSeatsOfTable);
  if (!isChain) options.houseRules = withSeats(options.houseRules, options.rules, options.seats);
  options.bots = reader.number(u"bots"_s, 0, 0, options.seats);
  const int persons = options.seats - options.bots;
  options.players = reader.number(u"players"_s, 0, 1, persons == 0 ? options.seats : persons);
}

/// Reads the options of bots.
void readBots(const QCommandLineParser& parser, OptionReader& reader, ServerOptions& options) {
  options.botLimits.seconds = reader.number(u"bot-time"_s, options.botLimits.seconds, 1, kMostBotSeconds);
  options.botLimits.megabytes =
      reader.number(u"bot-memory"_s, options.botLimits.megabytes, kLeastBotMegabytes, kMostBotMegabytes);
  if (!parser.isSet(u"bot"_s)) return;
  options.botNames = parser.value(u"bot"_s).split(u',');
  if (options.bots > 0 && options.botNames.size() != 1 && options.botNames.size() != options.bots)
    //: tapu-server on the command line; options and their values stay as they are
    reader.complain(ServerWords::tr("--bot names one bot, or as many as --bots says."));
  const bool hasExternal = std::ranges::any_of(options.botNames, isExternal);
  if (hasExternal && options.bots > kMostExternalSeats)
    //: tapu-server on the command line; %1 a number; options and ext: stay as they are
    reader.complain(ServerWords::tr("With ext: --bots can be %1 at most.").arg(kMostExternalSeats));
  for (const QString& name : options.botNames) {
    if (isExternal(name) && !botCommandFrom(name))
      //: tapu-server on the command line; ext: is to be typed like that
      reader.complain(ServerWords::tr("After ext: the command of a program follows."));
    else if (!isExternal(name) && !BotBench::knows(name))
      //: tapu-server on the command line; %1 what was typed
      reader.complain(ServerWords::tr("There is no bot “%1”.").arg(name));
  }
}

/// Refuses names that a table would shorten without a word, and those that nobody could read in a list.
void readName(const QCommandLineParser& parser, OptionReader& reader, ServerOptions& options) {
  if (!parser.isSet(u"name"_s)) return;
  options.name = parser.value(u"name"_s);
  if (cleanLine(options.name).isEmpty() || options.name.size() > Roster::kMostGameName)
    //: tapu-server on the command line; the option stays as it is
    reader.complain(ServerWords::tr("--name takes a text of 1 to %1 characters.").arg(Roster::kMostGameName));
}

void readStore(const QCommandLineParser& parser, OptionReader& reader, ServerOptions& options) {
  const QString store = parser.value(u"store"_s), decision = parser.value(u"on-missing-moves"_s);
  if (store != u"memory") options.store = store;
  if (store.isEmpty())
    //: tapu-server on the command line; options and their values stay as they are
    reader.complain(ServerWords::tr("--store takes “memory” or the name of a file."));
  if (decision == u"go-on")
    options.onMissingMoves = OnMissingMoves::GoOn;
  else if (decision != u"stop")
    //: tapu-server on the command line; options and their values stay as they are
    reader.complain(ServerWords::tr("--on-missing-moves is stop or go-on."));
}

/// Nobody is there who could be asked, unless a host is named: by themselves people sit down.
void readPolicy(const QCommandLineParser& parser, OptionReader& reader, ServerOptions& options) {
  TablePolicy policy;
  policy.sitDown = SitDown::Open;
  policy.fillMinutes = reader.number(u"fill-bots"_s, 0, 0, TablePolicy::kMostMinutes);
  const QString watch = parser.value(u"watch"_s), sit = parser.value(u"sit-down"_s);
  if (parser.isSet(u"watch"_s) && watch != "live"_L1) {
    policy.watching = watch == "none"_L1 ? WatchRule::Nobody : WatchRule::Delayed;
    bool isNumber = false;
    const int minutes = watch.toInt(&isNumber);
    const bool isDelay = isNumber && minutes >= 1 && minutes <= TablePolicy::kMostMinutes;
    if (isDelay) policy.delayMinutes = minutes;
    if (!isDelay && watch != "none"_L1)
      //: tapu-server on the command line; options and their values stay as they are
      reader.complain(ServerWords::tr("--watch is none, live, or a number of minutes from 1 to %1.")
                          .arg(TablePolicy::kMostMinutes));
  }
  const auto sitting = QStringList{u"closed"_s, u"asked"_s, u"open"_s}.indexOf(sit);
  if (sitting >= 0) policy.sitDown = static_cast<SitDown>(sitting);
  if (parser.isSet(u"sit-down"_s) && sitting < 0)
    //: tapu-server on the command line; options and their values stay as they are
    reader.complain(ServerWords::tr("--sit-down is closed, asked or open."));
  options.policy = policy;
  for (const QString& option : {u"admin"_s, u"admin-key-file"_s, u"password-file"_s})
    if (parser.isSet(option) && parser.value(option).isEmpty())
      //: tapu-server on the command line; %1 an option, which stays as it is
      reader.complain(ServerWords::tr("%1 takes a name.").arg(u"--"_s + option));
  options.admin = parser.value(u"admin"_s);
  bool isPort = false;
  const qlonglong port = options.admin.toLongLong(&isPort);
  const bool isOutside = isPort && (port < 0 || port > 0xffff);
  if (isOutside)
    //: tapu-server on the command line; the option stays as it is
    reader.complain(ServerWords::tr("--admin takes a port from 0 to 65535, or the path of a socket."));
  options.adminKeyFile = parser.value(u"admin-key-file"_s);
  options.passwordFile = parser.value(u"password-file"_s);
}

void readSeed(const QCommandLineParser& parser, OptionReader& reader, ServerOptions& options) {
  if (!parser.isSet(u"seed"_s)) return;
  bool good = false;
  options.seed = parser.value(u"seed"_s).toULongLong(&good);
  //: tapu-server on the command line; options and their values stay as they are
  if (!good) reader.complain(ServerWords::tr("--seed takes a whole number."));
}

/// An island may have start pieces for fewer seats (3.7), and options may not go together.
void judgeTable(OptionReader& reader, const ServerOptions& options) {
  const Setup setup = freshSetup(options, 0);
  if (const auto found = problems(setup); !found.empty()) reader.complain(complaintOf(found.front()).at(u"map.kind"_s));
  if (!isPlayable(setup))
    //: tapu-server on the command line: each house rule may be as it is, but not all of them together
    reader.complain(ServerWords::tr("These house rules cannot be played together."));
}

}  // namespace

CommandLine readCommandLine(const QStringList& given) {
  QStringList arguments = given;
  if (QString wished; !speakOnConsole(arguments, wished))
    return {{}, u"tapu-server: %1\n"_s.arg(noSuchLanguage(wished)), kUsage};
  const auto refused = [](const QString& sentence) {
    return CommandLine{{}, u"tapu-server: %1\n"_s.arg(sentence), kUsage};
  };
  if (const QString wrong = unreadableWord(arguments); !wrong.isEmpty()) return refused(wrong);
  QCommandLineParser parser;
  describe(parser);
  CommandLine line;
  if (!parser.parse(arguments)) return refused(parser.errorText());
  if (parser.isSet(u"help"_s)) return {{}, parser.helpText(), 0};
  if (parser.isSet(u"version"_s)) return {{}, u"tapu-server " TAPU_VERSION " (" TAPU_BUILD ")\n"_s, 0};

  if (const QString wrong = givenTwice(parser, {u"option"_s}); !wrong.isEmpty()) return refused(wrong);
  OptionReader reader(parser);
  ServerOptions& options = line.options;
  options.port = static_cast<quint16>(reader.number(u"port"_s, kDefaultPort, 0, 65535));
  options.paceMs = reader.number(u"pace"_s, 0, 0, 60000);
  options.offerWaitMs = reader.number(u"offer-wait"_s, kUsualOfferWait, 0, wire::kMostOfferWait) * 1000;
  options.once = parser.isSet(u"once"_s);
  options.demo = parser.isSet(u"demo"_s);
  options.rehearsal = parser.isSet(u"rehearsal"_s);
  options.measure = parser.isSet(u"measure"_s);
  options.announce = !parser.isSet(u"quiet"_s);
  options.organizerKeyFile = parser.value(u"organizer-key-file"_s);
  if (parser.isSet(u"organizer-key-file"_s) && options.organizerKeyFile.isEmpty())
    //: tapu-server on the command line; options and their values stay as they are
    reader.complain(ServerWords::tr("--organizer-key-file takes the name of a file."));
  readName(parser, reader, options);
  readStore(parser, reader, options);
  readPolicy(parser, reader, options);
  if (parser.isSet(u"bind"_s) && !options.bind.setAddress(parser.value(u"bind"_s)))
    //: tapu-server on the command line; options and their values stay as they are
    reader.complain(ServerWords::tr("--bind takes an address such as 127.0.0.1 or ::1."));
  const auto rules = ruleSetNamed(parser.value(u"rules"_s).toStdString());
  if (rules)
    options.rules = *rules;
  else
    //: tapu-server on the command line; options and their values stay as they are
    reader.complain(ServerWords::tr("--rules is classic, crazy or big."));
  readHouseRules(parser, reader, options);
  readSeats(reader, options);
  readBots(parser, reader, options);
  if (!parser.positionalArguments().isEmpty())
    //: tapu-server on the command line; options and their values stay as they are
    reader.complain(ServerWords::tr("“%1” is not understood.").arg(parser.positionalArguments().first()));
  if (const QString broken = brokenTie(parser, options); !broken.isEmpty()) reader.complain(broken);
  readSeed(parser, reader, options);
  if (reader.problem().isEmpty()) judgeTable(reader, options);
  if (!reader.problem().isEmpty()) return refused(reader.problem());
  return line;
}

}  // namespace tapu
