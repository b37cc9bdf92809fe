// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <memory>

#include "app/external/external_bots.h"
#include "app/system/stop_request.h"
#include "app/tool/commands.h"
#include "engine/bots/simulation.h"

namespace tapu {

// The common part of the commands in which other programs may play: `simulate`, `match` and `join`.

inline constexpr CommandOption kAskedBotTime{
    "bot-time", "SECONDS", "10",
    //: Help of tapu-tool: what an option does; ext: is to be typed like that
    QT_TRANSLATE_NOOP("Tool", "How long a program after ext: may take for an answer.")};
inline constexpr CommandOption kAskedBotMemory{
    "bot-memory", "MB", "1024",
    //: Help of tapu-tool: what an option does; ext: is to be typed like that
    QT_TRANSLATE_NOOP("Tool", "How much memory a program after ext: may use.")};
inline constexpr CommandOption kAskedOpen{
    "open", "", "",
    //: Help of tapu-tool: what an option does; ext: is to be typed like that
    QT_TRANSLATE_NOOP("Tool", "Shows programs after ext: all cards; the result says so.")};

/// A sentence if there is no such bot, or no command follows the prefix of another program; empty = it can play.
QString whyNoBot(const QString& name);
/// A sentence if one of these options is given, which are about other programs, but none plays; empty = none.
QString whyNoProgram(const QCommandLineParser& given, std::initializer_list<const char*> options);
/// Reads the limits from the options above; a sentence if they are wrong.
QString readBotLimits(const QCommandLineParser& given, BotLimits& limits);
/// A sentence if so many seats are too many for such a program; empty = they are not.
QString whyTooMany(int externalSeats);
/// True if another program plays.
bool hasExternal(const SimulationPlan& plan);
/// A line of the report: that these programs saw all cards; none if they did not.
void printEyes(const SimulationPlan& plan);

/// The other programs in the games of a plan. They stop the games at the first fault; a request to end this program
/// does too, and then all of them are ended with what they have started.
class AskedBots final : public SimulationWatcher {
 public:
  /// The number of seats of the plan that they have.
  static int seatsIn(const SimulationPlan& plan);
  /// Lets the programs that the plan names play in it. Both must stay where they are while it is played.
  AskedBots(const BotLimits& limits, SimulationPlan& plan);
  void began(const Setup&, const GameDefinition&, const State& state) override {
    if (!bots_.stopped()) {
      ++games_;
      moves_ = 0;
      bots_.began(state);
    }
  }
  void moved(const GameDefinition& definition, const State& after, const Move& move) override {
    if (!bots_.stopped()) {
      ++moves_;
      bots_.moved(definition, after, move);
    }
  }
  /// Sets the number of games that were counted before.
  void countFrom(int games) { games_ = games; }
  /// True if the games were stopped; if a program has, reports on stderr which one, where and why.
  bool haveStopped() const;

 private:
  bool isAskedToStop();
  StopRequest stop_;  // outlives the bots: a second request meanwhile leaves none of them behind
  bool isAsked_ = false;
  ExternalBots bots_;
  std::uint64_t seed_;
  int games_ = 0, moves_ = 0;
};

}  // namespace tapu
