// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborMap>
#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/formats/json_text.h"
#include "app/net/headless_players.h"
#include "app/tool/commands.h"
#include "engine/bots/bot.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

/// Fills the plan; a sentence if the command line is wrong.
QString read(const QCommandLineParser& parser, HeadlessPlayers::Plan& plan) {
  const QString where = parser.positionalArguments().value(0);
  const auto colon = where.lastIndexOf(u':');
  bool isPort = false, isNumber = false;
  const int port = where.mid(colon + 1).toInt(&isPort);
  if (parser.positionalArguments().size() != 1 || colon < 1 || !isPort || port < 1 || port > 65535)
    return u"Write: join HOST:PORT --bot NAME [--seats N] [--token-file FILE]."_s;
  plan.host = where.left(colon);
  if (plan.host.startsWith(u'[') && plan.host.endsWith(u']')) plan.host = plan.host.sliced(1).chopped(1);
  plan.port = static_cast<quint16>(port);
  plan.bot = parser.value(u"bot"_s);
  if (!makeBot(plan.bot.toStdString())) return u"There is no bot “%1”."_s.arg(plan.bot);
  plan.seats = parser.value(u"seats"_s).toInt(&isNumber);
  plan.tokenFile = parser.value(u"token-file"_s);
  if (!isNumber || plan.seats < 1) return u"--seats is a whole number from 1."_s;
  return {};
}

QCborMap report(const HeadlessPlayers::Result& result) {
  QCborMap out;
  out.insert(u"finished"_s, result.finished);
  out.insert(u"winner"_s, result.winner < 0 ? QCborValue(nullptr) : QCborValue(result.winner));
  out.insert(u"moves"_s, result.moves);
  out.insert(u"seconds"_s, result.seconds);
  return out;
}

}  // namespace

Ended joinCommand(const QStringList& arguments) {
  QCommandLineParser parser;
  parser.addOption({u"bot"_s, u"name of the bot"_s, u"NAME"_s, u"greedy"_s});
  parser.addOption({u"seats"_s, u"how many players"_s, u"N"_s, u"1"_s});
  parser.addOption({u"token-file"_s, u"where the secrets of the seats are kept, to come back to them"_s, u"FILE"_s});
  if (!parser.parse(QStringList(u"join"_s) + arguments)) return usage(parser.errorText());
  HeadlessPlayers::Plan plan;
  const QString wrong = read(parser, plan);
  if (!wrong.isEmpty()) return usage(wrong);
  HeadlessPlayers players(plan);
  Ended ended = Ended::Badly;
  QObject::connect(&players, &HeadlessPlayers::done, &players, [&](const HeadlessPlayers::Result& result) {
    if (!result.problem.isEmpty()) printError(result.problem);
    printLine(jsonText(report(result), Layout::Line));
    ended = result.finished ? Ended::Well : Ended::Badly;
    QCoreApplication::quit();
  });
  QMetaObject::invokeMethod(&players, &HeadlessPlayers::start, Qt::QueuedConnection);
  QCoreApplication::exec();
  return ended;
}

}  // namespace tapu
