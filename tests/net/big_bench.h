// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wire/patch.h"
#include "engine/play/from_pieces.h"
#include "engine/play/round_time.h"
#include "engine/play/visible.h"
#include "engine/state/game_map.h"
#include "tests/net/bench.h"

namespace tapu::test {

/// A table for a Big Game on so many boards.
inline ServerPlan big(int boards, const QStringList& bots = {}, const std::function<void(Options&)>& change = {}) {
  ServerPlan made;
  made.gameName = u"Big"_s;
  made.setup.ruleSet = RuleSet::BigGame;
  made.setup.options = defaultOptions(RuleSet::BigGame);
  if (change) change(made.setup.options);
  made.setup.chain = chainFor(made.setup.options, boards);
  made.bots = bots;
  return made;
}

/// A table of persons, and their acts.
struct BigBench : Bench {
  explicit BigBench(const ServerPlan& plan, quint64 seed = 1) : Bench(plan, patient(), seed) {}

  RoundTime::Window window() const { return roundTime(table.server->game()->played().definition(), state()).window; }
  int round() const { return state().head.round; }
  Decision must(int seat) const { return state().seat(SeatId(seat)).pending.must; }
  /// Makes both start choices of each person.
  bool chooseAll() {
    for (const auto& talker : talkers)
      for (int left : {2, 1}) {
        const SeatId seat = talker->last<wire::Welcome>()->seat;
        if (state().seat(seat).pending.left != left) return false;
        if (!does(*talker, first(seat))) return false;
      }
    return soon([&] { return window() == RoundTime::Window::Gap; });  // bots choose too
  }
  bool toRound(int wanted) {
    for (int steps = 0; steps < 1000 && (round() < wanted || window() != RoundTime::Window::Clock); ++steps) {
      clock->advance(1000);
      QCoreApplication::processEvents();
    }
    return round() == wanted && window() == RoundTime::Window::Clock;
  }
  /// Sends an action, and waits for the answer. True if it was played.
  bool does(Talker& talker, const Action& action) {
    const SeatId seat = talker.last<wire::Welcome>()->seat;
    const int refused = talker.count<wire::Refused>();
    const quint32 number = ++numbers[seat.value];
    talker.act(number, action, answers(seat, action));
    const auto isPlayed = [&] {
      return std::any_of(talker.heard.begin(), talker.heard.end(), [&](const wire::FromServer& message) {
        const auto* news = std::get_if<wire::News>(&message);
        return news && news->yourClientSeq == number;
      });
    };
    return soon([&] { return talker.count<wire::Refused>() > refused || isPlayed(); }) && isPlayed();
  }
  static qint64 clockOf(Talker& talker) { return talker.last<wire::News>()->clockLeftMs; }
  /// The position that a talker was sent, as a client takes it over; nothing if that could not be.
  static std::optional<State> stateOf(const wire::Position& position, SeatId seat) {
    const auto window = ChainWindow::of(position.window);
    if (!window) return std::nullopt;
    const GameDefinition local(position.setup);
    State state = blankState(local);
    Complaint complaint;
    const bool isGood = wire::carryOut(position.patches.values, *window, local, window->local(seat), state, complaint);
    followFromPieces(local, state);
    return isGood ? std::optional(state) : std::nullopt;
  }
  /// The position that the seat at this table should see.
  State seenBy(SeatId seat) const {
    const GameDefinition& whole = table.server->game()->played().definition();
    const ChainWindow window = ChainWindow::around(whole.map, whole.homeOf(seat));
    const GameDefinition local(window.local(table.server->lobby().setup));
    return visibleTo(seat, whole, state(), window, local);
  }

  std::map<int, quint32> numbers;
};

}  // namespace tapu::test
