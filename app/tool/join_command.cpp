// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborMap>
#include <QHostAddress>

#include "app/client/headless_players.h"
#include "app/client/refusal_words.h"
#include "app/external/external_mind.h"
#include "app/files/json_text.h"
#include "app/net/limits.h"
#include "app/system/stop_request.h"
#include "app/tool/asked_bots.h"
#include "app/wire/join_code.h"
#include "engine/bots/bot.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr int kSlowestPaceMs = 60'000;
constexpr int kMostPatience = 24 * 60 * 60;  // seconds

/// The host without the brackets of an IPv6 address; nothing if these are not in order.
std::optional<QString> hostFrom(const QString& typed) {
  const bool opens = typed.startsWith(u'['), closes = typed.endsWith(u']');
  if (!opens && !closes) return typed;
  const QString inner = typed.mid(1, typed.size() - 2);
  QHostAddress address;
  const bool isGood = opens && closes && address.setAddress(inner) && address.protocol() == QHostAddress::IPv6Protocol;
  return isGood ? std::optional(inner) : std::nullopt;
}

/// Fills in host and port; false: they cannot be read. The usual port may be left out of a link as the program shows
/// it, "tapu://HOST/", and behind an IPv6 address without brackets, whose colons are its own. The table of a link,
/// behind a "#", does not count: the keys of the file belong to their own tables anyway.
bool readPlace(const QString& typed, HeadlessPlayers::Plan& plan) {
  QString where = typed;
  const bool isLink = where.startsWith("tapu://"_L1, Qt::CaseInsensitive);
  if (isLink) where = where.mid(7).section(u'#', 0, 0);
  while (isLink && where.endsWith(u'/')) where.chop(1);
  QHostAddress address;
  const bool isWhole = address.setAddress(where) && address.protocol() == QHostAddress::IPv6Protocol &&
                       !where.section(u'%', 1).contains(u':');
  const bool hasNoPort = isWhole || (isLink && (!where.contains(u':') || where.endsWith(u']')));
  const auto colon = hasNoPort ? where.size() : where.lastIndexOf(u':');
  bool isPort = true;
  const int port = hasNoPort ? kDefaultPort : where.mid(colon + 1).toInt(&isPort);
  const auto host = hostFrom(where.left(colon));
  if (colon < 1 || !host || !isPort || port < 1 || port > 65535) return false;
  plan.host = *host;
  plan.port = static_cast<quint16>(port);
  return true;
}

/// Fills the plan; a sentence if the command line is wrong.
QString read(const QCommandLineParser& given, HeadlessPlayers::Plan& plan) {
  const QString where = given.positionalArguments()[0];
  if (!readPlace(where, plan))
    //: tapu-tool on the command line; %1 what was typed
    return ToolWords::tr("“%1” is no address such as 192.168.1.5:4710 or [::1]:4710.").arg(where);
  plan.bot = given.value(u"bot"_s);
  if (const QString wrong = whyNoBot(plan.bot); !wrong.isEmpty()) return wrong;
  plan.tokenFile = given.value(u"token-file"_s);
  if (const QString wrong = readNumber(given, u"seats"_s, 1, 2 * kMostBoards, plan.seats); !wrong.isEmpty())
    return wrong;
  if (const QString wrong = whyTooMany(isExternal(plan.bot) ? plan.seats : 0); !wrong.isEmpty()) return wrong;
  if (!isExternal(plan.bot))
    if (const QString wrong = whyNoProgram(given, {"bot-time", "bot-memory"}); !wrong.isEmpty()) return wrong;
  if (const QString wrong = readNumber(given, u"pace"_s, 0, kSlowestPaceMs, plan.paceMs); !wrong.isEmpty())
    return wrong;
  int patience = 0;
  if (const QString wrong = readNumber(given, u"patience"_s, 1, kMostPatience, patience); !wrong.isEmpty())
    return wrong;
  plan.patienceMs = 1000 * patience;
  if (!given.isSet(u"code"_s)) return {};
  const auto code = joinCodeFrom(given.value(u"code"_s));
  plan.code = code.value_or(-1);
  if (!code)
    //: tapu-tool on the command line; %1 what was typed
    return ToolWords::tr("“%1” is no code: it has six digits, and the last one fits the others.")
        .arg(given.value(u"code"_s));
  //: tapu-tool on the command line; options stay as they are
  return plan.seats == 1 ? QString() : ToolWords::tr("With --code it takes one seat.");
}

/// Adds the players' waits for their server, for `--json`.
void addTimes(const CrowdTimes::Figures& times, QCborMap& out) {
  out.insert(u"welcomed"_s, times.welcomed);
  out.insert(u"welcomeSeconds"_s, times.welcomeSeconds);
  out.insert(u"diceMsP50"_s, times.diceP50);
  out.insert(u"diceMsP99"_s, times.diceP99);
  out.insert(u"ackMsP50"_s, times.ackP50);
  out.insert(u"ackMsP99"_s, times.ackP99);
}

QCborMap report(const HeadlessPlayers::Result& result) {
  QCborMap out;
  out.insert(u"finished"_s, result.finished);
  out.insert(u"winner"_s, result.winner ? QCborValue(result.winner.value) : QCborValue(nullptr));
  out.insert(u"moves"_s, result.moves);
  out.insert(u"acts"_s, result.acts);
  out.insert(u"refused"_s, result.refused);
  out.insert(u"seconds"_s, result.seconds);
  return out;
}

QString whyNot(const HeadlessPlayers::Result& result) {
  switch (result.trouble) {
    case HeadlessPlayers::Trouble::TurnedAway: return turnedAwaySentence(result.refusal, result.detail);
    case HeadlessPlayers::Trouble::TokensNotKept:
      //: tapu-tool plays in a game on the network; %1 a file
      return ToolWords::tr("“%1” cannot be written.").arg(result.detail);
    case HeadlessPlayers::Trouble::NoTokenFile:
      //: tapu-tool plays in a game on the network; %1 a file that holds something else than the keys of seats
      return ToolWords::tr("“%1” is no file of tokens. Nothing in it was changed.").arg(result.detail);
    case HeadlessPlayers::Trouble::None:
    case HeadlessPlayers::Trouble::ConnectionLost: break;
  }
  //: tapu-tool plays in a game on the network
  return ToolWords::tr("The connection is lost and nobody answers any more.");
}

/// Lets another program play, a process for each seat. After a fault a usual bot plays on; the fault is reported on
/// stderr and counted.
void letExternalPlay(const BotLimits& limits, HeadlessPlayers::Plan& plan, int& faults) {
  plan.name = u"Program"_s;
  plan.mind = [limits, &faults](const QString& bot, SeatId, std::unique_ptr<Rng> rng) {
    const BotCommand command = *botCommandFrom(bot);
    return externalMind(command, limits, std::make_shared<SystemClock>(), std::move(rng),
                        [&faults, bot = command.typed](const BotFault& fault) {
                          ++faults;
                          //: tapu-tool plays in a game on the network; %1 a sentence that says what is wrong
                          printError(ToolWords::tr("%1 A usual bot plays on.").arg(sentenceFor(fault, bot)));
                        });
  };
}

Ended join(const QCommandLineParser& given) {
  HeadlessPlayers::Plan plan;
  BotLimits limits;
  int faults = 0;
  QString wrong = read(given, plan);
  if (wrong.isEmpty()) wrong = readBotLimits(given, limits);
  if (!wrong.isEmpty()) return usage(wrong);
  if (isExternal(plan.bot)) letExternalPlay(limits, plan, faults);
  // It outlives the players. Without other programs this one ends by itself, and leaves nothing behind.
  std::optional<StopRequest> stop;
  if (isExternal(plan.bot)) stop.emplace();
  HeadlessPlayers players(plan, std::make_shared<SystemClock>());
  Ended ended = Ended::Badly;
  QObject::connect(&players, &HeadlessPlayers::done, &players, [&](const HeadlessPlayers::Result& result) {
    if (!result.finished) printError(whyNot(result));
    QCborMap out = report(result);
    if (isExternal(plan.bot)) out.insert(u"faults"_s, faults);
    if (given.isSet(u"json"_s)) addTimes(result.times, out);
    printLine(jsonText(out, Layout::OneLine));
    ended = result.finished && faults == 0 ? Ended::Well : Ended::Badly;
    QCoreApplication::quit();
  });
  if (stop) QObject::connect(&*stop, &StopRequest::asked, &players, &QCoreApplication::quit);
  QMetaObject::invokeMethod(&players, &HeadlessPlayers::start, Qt::QueuedConnection);
  QCoreApplication::exec();
  return ended;
}

constexpr CommandOption kJoinOptions[] = {
    {"bot", "NAME", "greedy",
     //: Help of tapu-tool: what an option does; the names of bots are to be typed like that
     QT_TRANSLATE_NOOP(
         "Tool",
         "Which bot plays: random, greedy, keen, deep, shepherd, farmer, trader or navigator, or ext:COMMAND: another "
         "program.")},
    kAskedBotTime,
    kAskedBotMemory,
    {"seats", "N", "1",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "How many seats it takes.")},
    {"pace", "MS", "0",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Milliseconds that a seat thinks before an act: on average, each seat another time.")},
    {"json", "", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Also tells how long the seats waited: for welcomes, throws and answers.")},
    {"code", "DIGITS", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "The code of the seat that it takes.")},
    {"patience", "SECONDS", "600",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool",
                       "How long it dials a host that was lost, for example because its computer sleeps, before it "
                       "ends.")},
    {"token-file", "FILE", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool",
                       "Keeps the secrets of its seats while the game runs: the same command after a crash comes back "
                       "to them.")},
};

constexpr Command kJoinCommands[] = {
    {"join", "HOST:PORT",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Plays in a game on the network without a screen."), kJoinOptions, join},
};

}  // namespace

std::span<const Command> joinCommands() { return kJoinCommands; }

}  // namespace tapu
