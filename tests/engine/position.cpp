// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/position.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/play/initial_state.h"
#include "engine/play/invariants.h"

namespace tapu {

char* toString(const Reject& reject) {
  if (reject == Reject::Count) return qstrdup("legal");
  const auto rule = ruleOf(reject);
  return qstrdup(QByteArray("refused, reason ")
                     .append(QByteArray::number(int(reject)))
                     .append(" of rule ")
                     .append(rule.data(), qsizetype(rule.size()))
                     .constData());
}
char* toString(const CardCounts& pack) {
  QByteArray text("brick lumber wool grain ore . . unknown:");
  for (int lane = 0; lane < 8; ++lane)
    text.append(' ').append(QByteArray::number(int((pack.lanes >> (8 * lane)) & 0xff)));
  return qstrdup(text.constData());
}
char* toString(const SeatId& seat) {
  return qstrdup(seat.isNone() ? "no seat" : QByteArray("seat ").append(QByteArray::number(seat.value)).constData());
}
char* toString(const Decision& must) {
  const auto name = nameOf(must);
  return qstrdup(QByteArray(name.data(), qsizetype(name.size())).constData());
}
char* toString(const Phase& phase) { return qstrdup(QByteArray::number(int(phase)).constData()); }

namespace test {

bool isForm(ActionKind kind) {
  return kind == ActionKind::Discard || kind == ActionKind::Offer || kind == ActionKind::Gold;
}

/// Read off the rule: (row, column) side n, turned into axial coordinates by r = row - 3, q = (column - 5 - r) / 2, and
/// sides counted from 0.
std::vector<Harbor> classicHarbors() {
  using enum Resource;
  return {{{0, -2}, 5, None, 3}, {{1, -2}, 0, Grain, 2}, {{2, -2}, 1, Ore, 2},
          {{2, 0}, 1, None, 3},  {{1, 1}, 2, Wool, 2},   {{0, 2}, 3, None, 3},
          {{-2, 2}, 3, None, 3}, {{-2, 1}, 4, Brick, 2}, {{-2, 0}, 5, Lumber, 2}};
}

Board island() {
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

Board islands() {
  using enum Terrain;
  static constexpr Terrain kTerrain[4][6] = {{Forest, Fields, Sea, Sea, Desert, Pasture},
                                             {Hills, Pasture, Sea, Sea, Mountains, Forest},
                                             {Mountains, Forest, Sea, Sea, Fields, Hills},
                                             {Fields, Hills, Sea, Sea, Pasture, Mountains}};
  static constexpr int kNumbers[4][6] = {
      {5, 10, 0, 0, 0, 12}, {8, 9, 0, 0, 9, 5}, {4, 3, 0, 0, 4, 8}, {11, 6, 0, 0, 10, 3}};
  Board board;
  for (int r = 0; r < 4; ++r)
    for (int i = 0; i < 6; ++i) board.cells.push_back({{i - r / 2, r}, kTerrain[r][i], kNumbers[r][i]});
  board.ships = AsksForShips::Yes;
  return board;
}

FogStack fogOf(std::initializer_list<Terrain> terrains, std::initializer_list<int> numbers) {
  FogStack stack;
  for (Terrain terrain : terrains) ++stack.of(terrain);
  for (int number : numbers) ++stack.numbers[std::size_t(number)];
  return stack;
}

Board fogged(const FogStack& stack) {
  Board board = islands();
  const std::array places{Hex{3, 0}, Hex{3, 1}, Hex{2, 2}, Hex{2, 3}};
  const auto covered = std::span(places).first(std::size_t(stack.cells()));
  for (Cell& cell : board.cells) {
    if (std::ranges::find(covered, cell.at) != covered.end()) cell.terrain = Terrain::Fog;
  }
  board.fog = stack;
  return board;
}

Options plainOptions() {
  Options options = defaultOptions(RuleSet::Classic);
  options.mapKind = MapKind::File;
  options.first = FirstSeat::HostChosen;
  return options;
}

namespace {

/// "q,r" of a place's name.
Hex hexOf(std::string_view name) {
  const std::string text(name);
  const auto comma = text.find(',');
  return {std::stoi(text.substr(0, comma)), std::stoi(text.substr(comma + 1))};
}

}  // namespace

Layout& Layout::settle(int at, std::string_view corner, StartCards take) {
  const auto name = corner.substr(corner.find(':') + 1);
  starts[std::size_t(at)].settlements.push_back({hexOf(corner), cornerNamed(name, board.orientation).value(), take});
  return *this;
}
Layout& Layout::settleAll(int at, std::initializer_list<std::string_view> corners) {
  for (auto corner : corners) settle(at, corner);
  return *this;
}
Layout& Layout::road(int at, std::string_view edge) {
  const auto name = edge.substr(edge.find('/') + 1);
  starts[std::size_t(at)].roads.push_back({hexOf(edge), sideNamed(name, board.orientation).value()});
  return *this;
}
Layout& Layout::roads(int at, std::initializer_list<std::string_view> edges) {
  for (auto edge : edges) road(at, edge);
  return *this;
}
Layout& Layout::ships(int at, std::initializer_list<std::string_view> edges) {
  for (auto edge : edges) {
    const auto name = edge.substr(edge.find('/') + 1);
    starts[std::size_t(at)].ships.push_back({hexOf(edge), sideNamed(name, board.orientation).value()});
  }
  return *this;
}
Setup Layout::fixed() const {
  auto setup = open();
  setup.board.starts.assign(starts.begin(), starts.begin() + options.seats);
  return setup;
}
Setup Layout::open() const { return {RuleSet::Classic, options, board, first}; }

Position::Position(const Layout& layout) : Position(layout.fixed()) {}
Position::Position(const Setup& setup) : definition(setup), state(initialState(definition)) {
  prove("the layout", Here::current());
}

CornerId Position::corner(std::string_view name) const { return definition.map.cornerNamed(name).value(); }
EdgeId Position::edge(std::string_view name) const { return definition.map.edgeNamed(name).value(); }
HexId Position::hex(std::string_view name) const { return definition.map.hexNamed(name).value(); }

void Position::give(int to, CardCounts pack) {
  at(to).hand += pack;
  state.bankOf(seat(to)) -= pack;
}
void Position::giveCard(int to, Card card, int count) {
  at(to).cards += CardCounts::of(card, count);
  state.deckOf(seat(to)) -= CardCounts::of(card, count);
}
void Position::leaveInBank(Resource resource, int count, int bystander) {
  give(bystander, CardCounts::of(resource, state.bankOf(seat(bystander))[resource] - count));
}
void Position::dropHand(int from) {
  state.bankOf(seat(from)) += hand(from);
  at(from).hand = CardCounts();
}

Reject Position::refusal(int by, const Action& action, Here here) const {
  const auto reject = check(definition, state, seat(by), action);
  const bool filled = isForm(action.kind);
  if (by >= 0 && !filled && legalActions(definition, state, seat(by)).contains(action) == reject.has_value())
    fail("legalActions and check disagree about " + toText(definition, action), here);
  return reject.value_or(kLegal);
}
bool Position::listed(int by, ActionKind kind) const { return legalActions(definition, state, seat(by)).has(kind); }
bool Position::heard(EventKind kind) const {
  return std::any_of(told.begin(), told.end(), [kind](const Event& event) { return event.kind == kind; });
}

Move Position::play(int by, const Action& action, Here here) {
  if (!legal(by, action, here)) return {};
  rng.startMove(++moves_);
  return carryOut({seat(by), action, draw(definition, state, seat(by), action, rng)}, here);
}
Move Position::play(int by, const Action& action, const Chance& chance, Here here) {
  if (!legal(by, action, here)) return {};
  Move move{seat(by), action, chance};
  if (auto wrong = completeChance(definition, state, move))
    fail("the chance is refused, rule " + std::string(ruleOf(*wrong)), here);
  return carryOut(move, here);
}
void Position::throwDice(int total, Here here) {
  const int one = total > 7 ? total - 6 : 1;
  play(active(), roll(), withDice(one, total - one), here);
}
void Position::finishTurn(Here here) {
  if (must(active()) == Decision::Roll) quietThrow(here);
  play(active(), endTurn(), here);
}
void Position::turnOf(int index, Here here) {
  for (int i = 0; i < 8 && state.head.phase != Phase::Over; ++i) {
    finishTurn(here);
    if (active() == index) return;
  }
}
void Position::act(int index, Here here) {
  if (active() != index) turnOf(index, here);
  if (must(index) == Decision::Roll) quietThrow(here);
}
void Position::buyRoad(int by, std::string_view name, Here here) {
  give(by, definition.rules.roadCost);
  play(by, buildRoad(edge(name)), here);
}
void Position::buyShip(int by, std::string_view name, Here here) {
  give(by, definition.rules.shipCost);
  play(by, buildShip(edge(name)), here);
}
void Position::sail(int by, std::string_view from, std::string_view to, Here here) {
  play(by, moveShip(edge(from), edge(to)), here);
}
void Position::buySettlement(int by, std::string_view name, Here here) {
  give(by, definition.rules.settlementCost);
  play(by, buildSettlement(corner(name)), here);
}
void Position::buyCity(int by, std::string_view name, Here here) {
  give(by, definition.rules.cityCost);
  play(by, buildCity(corner(name)), here);
}
int Position::payDues(Here here) {
  int count = 0;
  for (auto due = dueMove(definition, state); due && count < 50; due = dueMove(definition, state), ++count)
    play(-1, *due, here);
  return count;
}

Chance Position::withDice(int one, int two) {
  Chance chance;
  chance.dice = {std::uint8_t(one), std::uint8_t(two)};
  return chance;
}
Chance Position::withCard(Card card) {
  Chance chance;
  chance.card = card;
  return chance;
}
Chance Position::withStolen(Resource stolen) {
  Chance chance;
  chance.stolen = stolen;
  return chance;
}

Chance Position::withTurned(Terrain terrain, int number) {
  Chance chance;
  chance.setTurned({terrain, std::uint8_t(number)});
  return chance;
}

void Position::prove(std::string_view what, Here here) const {
  for (const auto& sentence : brokenInvariants(definition, state)) fail(std::string(what) + ": " + sentence, here);
}
void Position::fail(const std::string& sentence, Here here) {
  QTest::qFail(sentence.c_str(), here.file_name(), int(here.line()));
}
bool Position::legal(int by, const Action& action, Here here) const {
  const auto reject = refusal(by, action, here);
  if (reject != kLegal) fail(toText(definition, action) + " is refused by rule " + std::string(ruleOf(reject)), here);
  return reject == kLegal;
}
Move Position::carryOut(const Move& move, Here here) {
  told.clear();
  apply(definition, state, move, Observer{&told});
  prove("after " + toText(definition, move.action), here);
  return move;
}

}  // namespace test
}  // namespace tapu
