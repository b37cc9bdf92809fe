// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tool/asked_bots.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tapu {

QString whyNoBot(const QString& name) {
  if (!isExternal(name)) return makeBot(name.toStdString()) ? QString() : noSuchBot(name);
  //: tapu-tool on the command line; ext: is to be typed like that
  return botCommandFrom(name) ? QString() : ToolWords::tr("After ext: the command of a program follows.");
}

QString whyNoProgram(const QCommandLineParser& given, std::initializer_list<const char*> options) {
  for (const char* each : options)
    if (const QString option = QString::fromLatin1(each); given.isSet(option))
      //: tapu-tool on the command line; %1 an option such as --bot-time; ext: is to be typed like that
      return ToolWords::tr("%1 goes with a bot after ext:.").arg(u"--"_s + option);
  return {};
}

QString readBotLimits(const QCommandLineParser& given, BotLimits& limits) {
  if (const QString wrong = readNumber(given, u"bot-time"_s, 1, kMostBotSeconds, limits.seconds); !wrong.isEmpty())
    return wrong;
  return readNumber(given, u"bot-memory"_s, kLeastBotMegabytes, kMostBotMegabytes, limits.megabytes);
}

QString whyTooMany(int externalSeats) {
  if (externalSeats <= kMostExternalSeats) return {};
  //: tapu-tool on the command line; %1 a number; ext: is to be typed like that
  return ToolWords::tr("Programs after ext: can have %1 seats at most.").arg(kMostExternalSeats);
}

bool hasExternal(const SimulationPlan& plan) { return AskedBots::seatsIn(plan) > 0; }

int AskedBots::seatsIn(const SimulationPlan& plan) {
  const auto named =
      std::ranges::count_if(plan.bots, [](const std::string& bot) { return isExternal(QString::fromStdString(bot)); });
  const int rounds = std::max(1, 2 * plan.boards / static_cast<int>(plan.bots.size()));
  return static_cast<int>(named) * rounds;
}

void printEyes(const SimulationPlan& plan) {
  if (!hasExternal(plan) || plan.eyesOfGuests == Eyes::OfSeat) return;
  //: What tapu-tool tells of games of bots; ext: is typed like that
  printLine(ToolWords::tr("The bots after ext: saw all cards."));
}

AskedBots::AskedBots(const BotLimits& limits, SimulationPlan& plan)
    : bots_(limits, plan.eyesOfGuests), seed_(plan.seed) {
  plan.makeGuest = [this](std::string_view name, SeatId seat) { return bots_.makeBot(name, seat); };
  plan.isStopped = [this] { return bots_.stopped() || isAskedToStop(); };
  bots_.stopWhen([this] { return isAskedToStop(); });
  QObject::connect(&stop_, &StopRequest::asked, &stop_, [this] { isAsked_ = true; });
}

/// The games run without a loop, which would hear of it.
bool AskedBots::isAskedToStop() {
  if (!isAsked_) QCoreApplication::processEvents();
  return isAsked_;
}

bool AskedBots::haveStopped() const {
  const auto& stopped = bots_.stopped();
  if (!stopped) return isAsked_;
  //: tapu-tool stops games of bots: %1 a sentence that says what is wrong, %2 to %5 numbers
  printError(ToolWords::tr("%1 The games stop: seed %2, game %3, seat %4, after move %5.")
                 .arg(sentenceFor(stopped->fault, stopped->bot), QString::number(seed_), QString::number(games_),
                      QString::number(stopped->seat.value), QString::number(moves_)));
  return true;
}

}  // namespace tapu
