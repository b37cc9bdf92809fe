// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/big_game.h"

#include <QTest>
#include <deque>
#include <map>
#include <set>

#include "engine/rules/trade.h"
#include "engine/rules/victory.h"

namespace tapu::test {

Setup game(int boards, const std::function<void(Options&)>& change, const char* order) {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = defaultOptions(RuleSet::BigGame);
  if (change) change(setup.options);
  setup.chain =
      chainOf(bigGameBoards(), order, boards, setup.options.ring == RingWhen::Auto ? Ends::Joined : Ends::Open);
  return setup;
}

Chance dice(int one, int two) { return Position::withDice(one, two); }
Action startRound() { return tableMove(ActionKind::StartRound); }
Action clockIsOver() { return tableMove(ActionKind::TimeUp); }

void choose(Position& p) {
  for (int s = 0; s < p.definition.seats; ++s)
    if (p.must(s) == Decision::Start) p.play(-1, tableMove(ActionKind::TimeUp, seat(s)));
}

void roundOf(Position& p, int round) {
  while (p.state.head.round < round) {
    if (p.state.head.stage == RoundStage::Clock) p.play(-1, clockIsOver());
    p.play(-1, startRound(), dice(1, 1));
  }
}

Position sevenAfter(int round, const std::function<void(Options&)>& change) {
  Position p(game(1, change, "A"));
  choose(p);
  roundOf(p, round);
  for (int s = 0; s < 2; ++s) p.dropHand(s);
  p.play(-1, clockIsOver());
  p.play(-1, startRound(), dice(3, 4));
  return p;
}

std::vector<int> partnersOf(const Position& p, int of) {
  std::vector<int> list;
  for (PartnerId partner : tradePartners(p.definition, p.state, seat(of)))
    list.push_back(p.definition.partner(seat(of), partner).value);
  std::sort(list.begin(), list.end());
  return list;
}

int sun(int board) { return 2 * board; }
int moon(int board) { return 2 * board + 1; }

std::string robber(const Position& p, int territory) { return p.definition.map.name(p.state.robbers[territory]); }

void walkTo(Position& p, int by, CornerId goal) {
  const auto& map = p.definition.map;
  const auto isOwn = [&](CornerId corner) {
    for (EdgeId edge : map.corner(corner).edges)
      if (edge && p.state.at(edge).isOf(seat(by), Piece::Road)) return true;
    return p.state.at(corner).isOf(seat(by));
  };
  std::map<CornerId, EdgeId> toward;  // the edge that leads on to the goal
  std::deque<CornerId> queue{goal};
  while (!queue.empty() && !isOwn(queue.front())) {
    const CornerId here = queue.front();
    queue.pop_front();
    for (EdgeId edge : map.corner(here).edges) {
      if (!edge || !p.state.at(edge).isEmpty() || !map.edge(edge).takesRoad) continue;
      for (CornerId next : map.edge(edge).corners)
        if (next != goal && !toward.contains(next) && (p.state.at(next).isEmpty() || isOwn(next))) {
          toward[next] = edge;
          queue.push_back(next);
        }
    }
  }
  QVERIFY2(!queue.empty(), "there is a way");
  for (CornerId here = queue.front(); here != goal;) {
    const EdgeId edge = toward.at(here);
    p.buyRoad(by, map.name(edge));
    const auto& ends = map.edge(edge).corners;
    here = ends[0] == here ? ends[1] : ends[0];
  }
}

CornerId settleIf(Position& p, int by, const std::function<bool(CornerId)>& isWanted) {
  const auto& map = p.definition.map;
  std::set<CornerId> seen;
  std::deque<CornerId> queue;
  for (int c = 0; c < map.cornerCount(); ++c)
    if (p.state.at(CornerId(c)).isOf(seat(by))) {
      queue.push_back(CornerId(c));
      seen.insert(CornerId(c));
    }
  for (; !queue.empty(); queue.pop_front()) {
    const CornerId here = queue.front();
    const bool isFree = p.state.blocks[here.value >> 6].corners >> (here.value & 63) & 1;
    if (isFree && p.definition.reaches(seat(by), here) && isWanted(here)) break;
    for (CornerId next : map.corner(here).corners)
      if (next && p.state.at(next).isEmpty() && seen.insert(next).second) queue.push_back(next);
  }
  if (queue.empty()) {
    QTest::qFail("no such corner", __FILE__, __LINE__);
    return CornerId{};
  }
  const CornerId found = queue.front();
  walkTo(p, by, found);
  p.buySettlement(by, map.name(found));
  return found;
}

CornerId settleIn(Position& p, int by, int half) {
  return settleIf(p, by, [&](CornerId corner) {
    const auto& halves = p.definition.map.corner(corner).halves;
    return halves[0] == seat(half) && halves[1].isNone();
  });
}

int worth(const Position& p, int of) {
  const PointSources from = pointSources(p.definition, p.state, seat(of));
  return from.settlements + from.cities + from.bonus;
}

Position armies(BigAwards awards) {
  Position p(game(2, [&](Options& o) {
    o.bigAwards = awards;
    o.cardsPerTurn = kUnlimited;
  }));
  choose(p);
  for (int by : {sun(0), moon(0), sun(1)}) p.giveCard(by, Card::Knight, 3);
  const auto playAll = [&](int by) {
    for (int i = 0; i < 3; ++i) p.play(by, playKnight(Resource::Brick));
  };
  p.play(-1, startRound(), dice(1, 1));
  playAll(sun(0));
  roundOf(p, 2);
  playAll(moon(0));
  roundOf(p, 3);
  playAll(sun(1));
  return p;
}

QList<int> armyHolders(const Position& p) {
  QList<int> list;
  for (int s = 0; s < p.definition.seats; ++s)
    if (p.state.awardsFor(seat(s)).largestArmy == seat(s)) list.append(s);
  return list;
}

}  // namespace tapu::test
