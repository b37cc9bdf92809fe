// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <functional>
#include <initializer_list>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/notation.h"
#include "engine/game/play.h"
#include "engine/game/visible.h"

// A small stage for the rules: lay pieces on a known island, hand out cards, make moves, look.
//
//   Layout layout;                                   // the island below, four seats, seat 0 begins, nobody has pieces
//   layout.settle(0, "0,0:N").road(0, "0,0/NE");
//   Position p(layout);                              // seat 0 is to throw
//   p.give(0, cards("brick lumber"));
//   p.quietThrow();
//   QCOMPARE(p.refusal(0, buildRoad(p.edge("0,0/E"))), kLegal);
//   p.play(0, buildRoad(p.edge("0,0/E")));
//
// Pieces come from the fixed set-up of the board (3.7), so every derived number is the engine's own work. Cards move
// between bank or deck and a seat, so that the sums hold. After every move `brokenInvariants` must be silent.

namespace tapu {

inline char* toString(const Reject& reject) {
  if (reject == Reject::Count) return qstrdup("legal");
  const auto rule = ruleOf(reject);
  return qstrdup(QByteArray("refused, reason ")
                     .append(QByteArray::number(int(reject)))
                     .append(" of rule ")
                     .append(rule.data(), qsizetype(rule.size()))
                     .constData());
}
inline char* toString(const Pack& pack) {
  QByteArray text("brick lumber wool grain ore . . unknown:");
  for (int lane = 0; lane < 8; ++lane)
    text.append(' ').append(QByteArray::number(int((pack.lanes >> (8 * lane)) & 0xff)));
  return qstrdup(text.constData());
}
inline char* toString(const SeatId& seat) {
  return qstrdup(seat.isNone() ? "no seat" : QByteArray("seat ").append(QByteArray::number(seat.value)).constData());
}
inline char* toString(const Must& must) {
  const auto name = nameOf(must);
  return qstrdup(QByteArray(name.data(), qsizetype(name.size())).constData());
}
inline char* toString(const Phase& phase) { return qstrdup(QByteArray::number(int(phase)).constData()); }

namespace test {

inline constexpr Reject kLegal = Reject::Count;

inline SeatId seat(int index) { return index < 0 ? SeatId{} : SeatId(index); }
inline Pack cards(std::string_view text) { return packFrom(text).value(); }
inline std::uint8_t seats(std::initializer_list<int> list) {
  unsigned bits = 0;
  for (int i : list) bits |= 1U << i;
  return static_cast<std::uint8_t>(bits);
}

/// The nine harbors of 1.7, read off the rule: (row, column) side n, turned into axial coordinates by
/// r = row - 3, q = (column - 5 - r) / 2, and sides counted from 0.
inline std::vector<Harbor> classicHarbors() {
  using enum Resource;
  return {{{0, -2}, 5, None, 3}, {{1, -2}, 0, Grain, 2}, {{2, -2}, 1, Ore, 2},
          {{2, 0}, 1, None, 3},  {{1, 1}, 2, Wool, 2},   {{0, 2}, 3, None, 3},
          {{-2, 2}, 3, None, 3}, {{-2, 1}, 4, Brick, 2}, {{-2, 0}, 5, Lumber, 2}};
}

/// An island as 1.1, 1.4 and 1.5 want it, the same in every test:
///
///          forest 5    fields 10   hills 8
///      pasture 9   mountains 4  pasture 3   fields 11
///   hills 6   forest 12   DESERT   mountains 9   forest 5
///      fields 3    pasture 8    forest 10   hills 6
///         mountains 11  fields 4   pasture 2
///
/// Corners named N, SE or SW never lie side by side, so settlements may stand on any of them together.
inline Board island() {
  using enum Terrain;
  Board board;
  board.cells = {{{0, -2}, Forest, 5},     {{1, -2}, Fields, 10}, {{2, -2}, Hills, 8},    {{-1, -1}, Pasture, 9},
                 {{0, -1}, Mountains, 4},  {{1, -1}, Pasture, 3}, {{2, -1}, Fields, 11},  {{-2, 0}, Hills, 6},
                 {{-1, 0}, Forest, 12},    {{0, 0}, Desert, 0},   {{1, 0}, Mountains, 9}, {{2, 0}, Forest, 5},
                 {{-2, 1}, Fields, 3},     {{-1, 1}, Pasture, 8}, {{0, 1}, Forest, 10},   {{1, 1}, Hills, 6},
                 {{-2, 2}, Mountains, 11}, {{-1, 2}, Fields, 4},  {{0, 2}, Pasture, 2}};
  board.harbors = classicHarbors();
  return board;
}

/// House rules of most tests: the defaults of Classic on a given board, seat 0 begins.
inline Options plainOptions() {
  Options options = defaultOptions(RuleSet::Classic);
  options.mapKind = MapKind::File;
  options.first = FirstSeat::HostChosen;
  return options;
}

/// "q,r" of a place's name.
inline Hex hexOf(std::string_view name) {
  const std::string text(name);
  const auto comma = text.find(',');
  return {std::stoi(text.substr(0, comma)), std::stoi(text.substr(comma + 1))};
}

/// Where everything lies before the first move.
struct Layout {
  Board board = island();
  Options options = plainOptions();
  SeatId first = SeatId(0);
  std::vector<SeatStart> starts = std::vector<SeatStart>(4);

  Layout& settle(int at, std::string_view corner, StartCards take = StartCards::No) {
    const auto colon = corner.find(':');
    starts[std::size_t(at)].settlements.push_back(
        {hexOf(corner), cornerNamed(corner.substr(colon + 1), board.orientation).value(), take});
    return *this;
  }
  Layout& road(int at, std::string_view edge) {
    const auto slash = edge.find('/');
    starts[std::size_t(at)].roads.push_back(
        {hexOf(edge), sideNamed(edge.substr(slash + 1), board.orientation).value()});
    return *this;
  }
  Layout& roads(int at, std::initializer_list<std::string_view> edges) {
    for (auto edge : edges) road(at, edge);
    return *this;
  }
  Layout& settleAll(int at, std::initializer_list<std::string_view> corners) {
    for (auto corner : corners) settle(at, corner);
    return *this;
  }
  /// The setup with these pieces fixed, in play from the first move.
  Setup fixed() const {
    Setup setup{RuleSet::Classic, options, board, first};
    setup.board.starts.assign(starts.begin(), starts.begin() + options.seats);
    return setup;
  }
  /// The setup of the same board where the players place their pieces (3.3).
  Setup open() const { return {RuleSet::Classic, options, board, first}; }
};

/// A position and the means to go on from it.
class Position {
 public:
  explicit Position(const Layout& layout) : Position(layout.fixed()) {}
  explicit Position(const Setup& setup) : table(setup), state(initialState(table)) { prove("the layout"); }

  Table table;
  State state;
  SeededRng rng{1};
  std::vector<Event> told;  ///< of the last move

  CornerId corner(std::string_view name) const { return table.map.cornerNamed(name).value(); }
  EdgeId edge(std::string_view name) const { return table.map.edgeNamed(name).value(); }
  HexId hex(std::string_view name) const { return table.map.hexNamed(name).value(); }

  Seat& at(int index) { return state.seat(seat(index)); }
  Pack hand(int index) const { return state.seat(seat(index)).hand; }
  int points(int index) const { return state.points(seat(index)); }
  Must must(int index) const { return state.seat(seat(index)).pending.must; }
  int route(int index) const { return state.seat(seat(index)).route; }
  int active() const { return state.head.active.value; }

  // -- documented edits: cards go over, sums stay ---------------------------------------------------------------
  void give(int to, Pack pack) { at(to).hand += pack, state.bank -= pack; }
  void give(int to, std::string_view text) { give(to, cards(text)); }
  void giveCard(int to, Card card, int count = 1) {
    at(to).cards += Pack::of(card, count), state.deck -= Pack::of(card, count);
  }
  /// The bank keeps so many of a resource; a bystander holds the rest.
  void leaveInBank(Resource resource, int count, int bystander) {
    give(bystander, Pack::of(resource, state.bank[resource] - count));
  }
  void dropHand(int from) { state.bank += hand(from), at(from).hand = Pack(); }

  // -- asking ---------------------------------------------------------------------------------------------------
  /// Why it is refused, or kLegal. The list of legal actions must say the same.
  Reject refusal(int by, const Action& action, std::source_location here = std::source_location::current()) const {
    const auto reject = check(table, state, seat(by), action);
    const bool filled = action.kind == ActionKind::Discard || action.kind == ActionKind::Offer;
    if (by >= 0 && !filled && legalActions(table, state, seat(by)).contains(action) == reject.has_value())
      fail("legalActions and check disagree about " + toText(table, action), here);
    return reject.value_or(kLegal);
  }
  bool listed(int by, ActionKind kind) const { return legalActions(table, state, seat(by)).has(kind); }
  bool heard(EventKind kind) const { return countHeard(kind) > 0; }
  int countHeard(EventKind kind) const {
    int count = 0;
    for (const auto& event : told) count += event.kind == kind;
    return count;
  }

  // -- moving ---------------------------------------------------------------------------------------------------
  /// A move with what the generator answers.
  Move play(int by, const Action& action, std::source_location here = std::source_location::current()) {
    if (!legal(by, action, here)) return {};
    rng.startMove(++moves_);
    return carryOut({seat(by), action, draw(table, state, seat(by), action, rng)}, here);
  }
  /// A move with an answer given by the test; what follows from the state is completed.
  Move play(int by, const Action& action, const Chance& chance,
            std::source_location here = std::source_location::current()) {
    if (!legal(by, action, here)) return {};
    Move move{seat(by), action, chance};
    if (auto wrong = completeChance(table, state, move))
      fail("the chance is refused, rule " + std::string(ruleOf(*wrong)), here);
    return carryOut(move, here);
  }
  void throwDice(int total, std::source_location here = std::source_location::current()) {
    const int one = total > 7 ? total - 6 : 1;
    play(active(), roll(), withDice(one, total - one), here);
  }
  /// A two: only pasture (0,2) yields, and tests keep away from it.
  void quietThrow(std::source_location here = std::source_location::current()) { throwDice(2, here); }
  void finishTurn(std::source_location here = std::source_location::current()) {
    if (must(active()) == Must::Roll) quietThrow(here);
    play(active(), endTurn(), here);
  }
  /// Quiet turns until this seat is to throw in its own, later turn.
  void turnOf(int index, std::source_location here = std::source_location::current()) {
    for (int i = 0; i < 8 && state.head.phase != Phase::Over; ++i) {
      finishTurn(here);
      if (active() == index) return;
    }
  }
  /// Quiet turns until this seat may trade and build; the present turn counts if it is this seat's.
  void act(int index, std::source_location here = std::source_location::current()) {
    if (active() != index) turnOf(index, here);
    if (must(index) == Must::Roll) quietThrow(here);
  }
  void buyRoad(int by, std::string_view name, std::source_location here = std::source_location::current()) {
    give(by, "brick lumber");
    play(by, buildRoad(edge(name)), here);
  }
  void buySettlement(int by, std::string_view name, std::source_location here = std::source_location::current()) {
    give(by, "brick lumber wool grain");
    play(by, buildSettlement(corner(name)), here);
  }
  void buyCity(int by, std::string_view name, std::source_location here = std::source_location::current()) {
    give(by, "ore*3 grain*2");
    play(by, buildCity(corner(name)), here);
  }
  /// Moves that the table owes now.
  int payDues(std::source_location here = std::source_location::current()) {
    int count = 0;
    for (auto due = dueMove(table, state); due && count < 50; due = dueMove(table, state), ++count)
      play(-1, *due, here);
    return count;
  }

  static Chance withDice(int one, int two) {
    Chance chance;
    chance.dice = {std::uint8_t(one), std::uint8_t(two)};
    return chance;
  }
  static Chance withCard(Card card) {
    Chance chance;
    chance.card = card;
    return chance;
  }
  static Chance withStolen(Resource stolen) {
    Chance chance;
    chance.stolen = stolen;
    return chance;
  }

  void prove(std::string_view what, std::source_location here = std::source_location::current()) const {
    for (const auto& sentence : brokenInvariants(table, state)) fail(std::string(what) + ": " + sentence, here);
  }
  static void fail(const std::string& sentence, std::source_location here) {
    QTest::qFail(sentence.c_str(), here.file_name(), int(here.line()));
  }

 private:
  bool legal(int by, const Action& action, std::source_location here) const {
    const auto reject = refusal(by, action, here);
    if (reject != kLegal) fail(toText(table, action) + " is refused by rule " + std::string(ruleOf(reject)), here);
    return reject == kLegal;
  }
  Move carryOut(const Move& move, std::source_location here) {
    told.clear();
    apply(table, state, move, Observer{&told});
    prove("after " + toText(table, move.action), here);
    return move;
  }

  std::uint64_t moves_ = 0;
};

/// One row: a sentence of the rules with its number, and the play that shows it.
using Case = std::function<void()>;
class Rows {
 public:
  Rows() { QTest::addColumn<Case>("play"); }
  void operator()(const char* sentence, Case play) { QTest::newRow(sentence) << play; }
};

}  // namespace test
}  // namespace tapu

Q_DECLARE_METATYPE(tapu::test::Case)
