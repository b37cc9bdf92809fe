// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plan/game_length.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <optional>

#include "app/session/plan/board_shelf.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Half of 1,000 games of greedy bots (of 300 with events and more than four seats) were over after so many rounds
/// (tapu-tool simulate).
struct Measured {
  int target, rounds;
};
constexpr int kUsualRounds = 62;            // of the Big Game
constexpr Measured kWithoutEvents{10, 18};  // no events, the classic island, four seats
constexpr Measured kSmallIsland{15, 31};    // events, the classic island, four seats
constexpr Measured kLargeIsland{20, 28};    // events, the large island (8.17), four seats

/// The same for the islands of more seats (13.2): with more of them fewer rounds bring as many throws.
struct OfMany {
  Measured withoutEvents, withEvents;
};
constexpr std::array<OfMany, kMostSeatsOfTable - kUsualSeats> kOfMany{
    {{{10, 13}, {15, 19}}, {{10, 11}, {15, 17}}, {{10, 9}, {15, 13}}, {{10, 8}, {15, 13}}}};

/// The same on a board that comes with the program, if its games were measured: `lengths.json` says after how many
/// turns. More seats share them, so that they need fewer rounds.
std::optional<Measured> measuredOnShelf(const Setup& setup) {
  if (setup.options.mapKind != MapKind::File) return std::nullopt;
  static const QJsonObject boards = [] {
    QFile file(u":/boards/lengths.json"_s);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()["boards"_L1].toObject()
                                          : QJsonObject();
  }();
  const QLatin1StringView rules(nameOf(setup.ruleSet).data());
  const QJsonObject known = boards[fileNameOnTheShelf(setup.board)].toObject()[rules].toObject();
  const int target = known["target"_L1].toInt(), turns = known["turns"_L1].toInt();
  if (target < 1 || turns < 1) return std::nullopt;
  return Measured{target, std::max(1, turns / setup.options.seats)};
}

Measured measured(const Setup& setup, const Rules& rules) {
  if (const auto known = measuredOnShelf(setup)) return *known;
  const bool hasEvents = rules.startsRounds == Switch::On;
  if (setup.options.seats > kUsualSeats) {
    const OfMany& known = kOfMany.at(static_cast<std::size_t>(setup.options.seats - kUsualSeats - 1));
    return hasEvents ? known.withEvents : known.withoutEvents;
  }
  if (!hasEvents) return kWithoutEvents;
  return isSmallIsland(setup.board, setup.options.seats) ? kSmallIsland : kLargeIsland;
}

/// The cap decides mostly (9.22), and each round lasts as long as its clock and the gap before the next.
GameLength onChain(const Options& options, int maxRounds) {
  using enum GameLength::Bound;
  GameLength length;
  length.rounds = maxRounds == kUnlimited ? kUsualRounds : maxRounds;
  length.bound = maxRounds == kUnlimited ? None : LastRound;
  const int each = options.roundSeconds + options.gapSeconds;
  if (options.timeLimit != kUnlimited) {  // counted from the first round on, and over after an even one
    const int enough = (60 * options.timeLimit + options.gapSeconds + each - 1) / each;
    const int even = std::max(2, enough + enough % 2);
    if (even < length.rounds) length = {even, 0, TimeLimit};
  }
  const int seconds = options.setupSeconds + length.rounds * each;
  length.minutes = (seconds / 60 + 4) / 5 * 5;
  return length;
}

}  // namespace

GameLength usualLength(const Setup& setup, int persons) {
  const Rules rules = rulesOf(setup.ruleSet, setup.options);
  if (playsOnChain(rules)) return onChain(setup.options, rules.maxRounds);
  const Measured known = measured(setup, rules);
  int rounds = std::max(1, known.rounds * rules.target / known.target);
  if (rules.maxRounds != kUnlimited) rounds = std::min(rounds, rules.maxRounds);
  const int bots = std::max(0, setup.options.seats - persons);
  const int plainMinutes = 15 * persons + 5 * bots;  // a plain game to 10 points
  const auto bound = rules.maxRounds == kUnlimited ? GameLength::Bound::None : GameLength::Bound::LastRound;
  return {rounds, (plainMinutes * rounds / kWithoutEvents.rounds + 4) / 5 * 5, bound};
}

}  // namespace tapu
