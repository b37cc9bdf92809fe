// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/formats/codec.h"
#include "app/net/limits.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kUsage = 2;
constexpr int kTurnSeconds = 120;  // 4.7, on a network

/// Reads options one by one and keeps the first thing that is wrong.
class Reader {
 public:
  explicit Reader(const QCommandLineParser& parser) : parser_(parser) {}

  int number(const QString& option, int otherwise, int least, int most) {
    if (!parser_.isSet(option)) return otherwise;
    bool good = false;
    const int value = parser_.value(option).toInt(&good);
    if (good && value >= least && value <= most) return value;
    complain(u"--%1 takes a number from %2 to %3."_s.arg(option, QString::number(least), QString::number(most)));
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

void describe(QCommandLineParser& parser) {
  parser.setApplicationDescription(u"Hosts games of Tapu without a screen."_s);
  parser.addOptions({
      {u"port"_s, u"TCP port to listen at; 0 picks one (default %1)."_s.arg(kDefaultPort), u"P"_s},
      {u"bind"_s, u"Address to listen at (default: all)."_s, u"ADDRESS"_s},
      {u"rules"_s, u"Rule set: classic, crazy or big (default classic)."_s, u"NAME"_s, u"classic"_s},
      {u"boards"_s, u"big: boards of the chain, two seats at each (default 2)."_s, u"N"_s},
      {u"option"_s, u"A house rule, such as discard.threshold=7; may be given more than once."_s, u"KEY=VALUE"_s},
      {u"seats"_s, u"Seats of the table, 2 to 4 (default 4)."_s, u"N"_s},
      {u"players"_s, u"Begin as soon as so many are ready; empty seats get bots, or stay empty by big.emptySeat."_s,
       u"N"_s},
      {u"bots"_s, u"Of these, seats that bots take (default 0)."_s, u"N"_s},
      {u"pace"_s, u"Thinking time of those bots in milliseconds (default 0)."_s, u"MS"_s},
      {u"name"_s, u"Name of the game in the lists of others."_s, u"TEXT"_s},
      {u"store"_s, u"\"memory\", or a file that keeps the game; an unfinished game in it goes on."_s, u"FILE"_s,
       u"memory"_s},
      {u"seed"_s, u"Number that all chance comes from, to repeat a game; without it, the system's."_s, u"S"_s},
      {u"once"_s, u"End after one game."_s},
      {u"quiet"_s, u"Do not announce the game on the local network."_s},
      {{u"h"_s, u"help"_s}, u"Show this help."_s},
      {{u"v"_s, u"version"_s}, u"Show the version."_s},
  });
}

void readHouseRules(const QCommandLineParser& parser, Reader& reader, ServerOptions& options) {
  options.houseRules = defaultOptions(options.rules);
  if (takesPart(*optionNamed("turn.seconds"), options.rules)) options.houseRules.turnSeconds = kTurnSeconds;
  for (const QString& each : parser.values(u"option"_s)) {
    const QString key = each.section(u'=', 0, 0), value = each.section(u'=', 1);
    const OptionSpec* spec = optionNamed(key.toStdString());
    if (!spec || !takesPart(*spec, options.rules))
      reader.complain(u"--option: there is no house rule \"%1\" here."_s.arg(key));
    else if (!setOption(*spec, options.houseRules, value.toStdString()))
      reader.complain(u"--option: \"%1\" is no value of %2."_s.arg(value, key));
  }
}

/// Two at each board of a chain (9.1), or as many as asked for.
void readSeats(const QCommandLineParser& parser, Reader& reader, ServerOptions& options) {
  const bool isChain = playsOnChain(rulesOf(options.rules, options.houseRules));
  if (isChain) options.boards = reader.number(u"boards"_s, 2, 1, kMostBoards);
  options.seats = isChain ? 2 * options.boards : reader.number(u"seats"_s, options.houseRules.seats, 2, 4);
  if (parser.isSet(isChain ? u"seats"_s : u"boards"_s))
    reader.complain(isChain ? u"--boards says how many seats there are."_s : u"--boards goes with --rules big."_s);
  options.houseRules.seats = isChain ? options.houseRules.seats : options.seats;
  options.bots = reader.number(u"bots"_s, 0, 0, options.seats);
  options.players = reader.number(u"players"_s, 0, 1, options.seats - options.bots);
}

void readSeed(const QCommandLineParser& parser, Reader& reader, ServerOptions& options) {
  if (!parser.isSet(u"seed"_s)) return;
  bool good = false;
  options.seed = parser.value(u"seed"_s).toULongLong(&good);
  if (!good) reader.complain(u"--seed takes a whole number."_s);
}

}  // namespace

CommandLine readCommandLine(const QStringList& arguments) {
  QCommandLineParser parser;
  describe(parser);
  CommandLine line;
  if (!parser.parse(arguments)) return {{}, u"tapu-server: %1\n"_s.arg(parser.errorText()), kUsage};
  if (parser.isSet(u"help"_s)) return {{}, parser.helpText(), 0};
  if (parser.isSet(u"version"_s)) return {{}, u"tapu-server " TAPU_VERSION " (" TAPU_BUILD ")\n"_s, 0};

  Reader reader(parser);
  ServerOptions& options = line.options;
  options.port = static_cast<quint16>(reader.number(u"port"_s, kDefaultPort, 0, 65535));
  options.paceMs = reader.number(u"pace"_s, 0, 0, 60000);
  options.once = parser.isSet(u"once"_s);
  options.announce = !parser.isSet(u"quiet"_s);
  if (parser.isSet(u"name"_s)) options.name = parser.value(u"name"_s);
  if (parser.value(u"store"_s) != u"memory") options.store = parser.value(u"store"_s);
  if (parser.isSet(u"bind"_s) && !options.bind.setAddress(parser.value(u"bind"_s)))
    reader.complain(u"--bind takes an address such as 127.0.0.1 or ::1."_s);
  const auto rules = ruleSetNamed(parser.value(u"rules"_s).toStdString());
  if (rules)
    options.rules = *rules;
  else
    reader.complain(u"--rules is classic, crazy or big."_s);
  readHouseRules(parser, reader, options);
  readSeats(parser, reader, options);
  if (!parser.positionalArguments().isEmpty())
    reader.complain(u"\"%1\" is not understood."_s.arg(parser.positionalArguments().first()));
  readSeed(parser, reader, options);
  if (!reader.problem().isEmpty()) return {{}, u"tapu-server: %1\n"_s.arg(reader.problem()), kUsage};
  return line;
}

}  // namespace tapu
