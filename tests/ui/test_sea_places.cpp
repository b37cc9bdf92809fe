// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <set>

#include "app/board/geometry.h"
#include "app/session/settings/languages.h"
#include "app/table/hand/play_gesture.h"
#include "app/table/show/play_voice.h"
#include "app/table/sight/place_facts.h"
#include "app/table/sight/sea_facts.h"
#include "app/table/sight/typed_move.h"
#include "engine/play/initial_state.h"
#include "tests/board/sea_board.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int kIslandBonus = 2;

Setup seaSetup() {
  Setup setup;
  setup.board = seaBoard();
  setup.options = defaultOptions(RuleSet::Classic);
  setup.options.islandBonus = kIslandBonus;
  setup.first = SeatId(0);
  return setup;
}

/// A game on the board of the sea, in the turn of Asha, who reads. Nobody has built yet.
struct Table {
  Setup setup = seaSetup();
  GameDefinition definition{setup};
  State state = initialState(definition);
  LegalActions legal;

  Table() {
    state.head.phase = Phase::Play;
    state.head.turn = 1;
    state.head.dice = {3, 4};
    state.head.active = SeatId(0);
    for (Seat& seat : state.seats) seat.pending = Pending();
    owes(Decision::Act);
  }
  void owes(Decision must) {
    state.seat(SeatId(0)).pending.must = must;
    legal = legalActions(definition, state, SeatId(0));
  }
  PlaySight sight() const {
    const auto name = [](SeatId seat) { return QStringList{u"Asha"_s, u"Ravi"_s, u"Meera"_s, u"Kabir"_s}[seat.value]; };
    return {definition, state, legal, SeatId(0), Curtain::Up, name, [](SeatId seat) { return int{seat.value}; }, name};
  }
  PlaceFacts facts(const BoardSpot& spot) const { return placeFacts(sight(), setup.board, spot); }
  SpotText spoken(const BoardSpot& spot) const { return spokenPlace(sight(), setup.board, spot, Choosable::No); }
  BoardSpot corner(const char* name) const {
    return {BoardSpot::Kind::Corner, static_cast<int>(definition.map.cornerNamed(name)->value)};
  }
  BoardSpot edge(const char* name) const {
    return {BoardSpot::Kind::Edge, static_cast<int>(definition.map.edgeNamed(name)->value)};
  }
  void turnUp(int hex, Terrain terrain, int number) {
    state.sea->ground[hex] = {terrain, static_cast<std::uint8_t>(number)};
    --state.sea->fog.of(terrain);
    if (number > 0) --state.sea->fog.numbers[static_cast<std::size_t>(number)];
  }
  void settledOn(int island, int seat) {
    state.sea->islands[static_cast<std::size_t>(seat)] |= std::uint32_t{1} << island;
  }
};

BoardSpot hex(int id) { return {BoardSpot::Kind::Hex, id}; }

std::set<int> hexesOf(const std::vector<Action>& actions, ActionKind kind) {
  std::set<int> hexes;
  for (const Action& action : actions)
    if (action.kind == kind) hexes.insert(action.place());
  return hexes;
}

}  // namespace

/// What the table tells of places of a board of the sea, and how the robber and the pirate are picked.
class SeaPlacesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { languages_.use(u"en"_s); }

  void aCoveredHexTellsWhatLiesUnderTheFog() {
    Table table;
    QCOMPARE(table.facts(hex(kFirstFog)).title, u"Fog"_s);
    QCOMPARE(table.facts(hex(kFirstFog)).lines, QStringList({u"It is uncovered when a road or ship reaches it."_s,
                                                             u"1 of the 2 hexes under the fog is sea."_s}));
    QCOMPARE(table.spoken(hex(kFirstFog)).name, u"Hex: Fog"_s);
  }

  void aHexThatWasTurnedUpIsToldAsItLies() {
    Table table;
    table.turnUp(kFirstFog, Terrain::Hills, 5);
    QCOMPARE(table.facts(hex(kFirstFog)).title, u"Hills"_s);
    QCOMPARE(table.facts(hex(kFirstFog)).lines.front(), u"Pays in 4 of 36 throws (11.1%)"_s);
    QCOMPARE(table.spoken(hex(kFirstFog)).name, u"Hex: Hills 5"_s);
    QCOMPARE(table.facts(hex(kSecondFog)).lines.back(), u"1 of the 1 hexes under the fog is sea."_s);
    const QString beside = table.facts(table.corner("3,0:NW")).title;
    QVERIFY2(beside.contains(u"Hills 5"_s), qPrintable(beside));
  }

  void goldTellsThatItsCardsAreChosen() {
    Table table;
    QCOMPARE(table.facts(hex(kGoldCell)).title, u"Gold"_s);
    QVERIFY(table.facts(hex(kGoldCell)).lines.contains(u"Its cards are of any kind: those who get them choose."_s));
  }

  void thePirateIsToldOfAtItsHexAndItsEdges() {
    Table table;
    QVERIFY(
        table.facts(hex(kPirateCell)).lines.contains(u"The pirate lies here: no ship is built or moved beside it."_s));
    QVERIFY(table.spoken(hex(kPirateCell)).name.endsWith(u"; pirate"_s));
    const BoardSpot edge = table.edge("2,1/SE");
    QCOMPARE(table.facts(edge).title, u"The pirate lies here: no ship is built or moved."_s);
    table.state.edges[edge.place] = Piece(SeatId(1), Piece::Ship);
    QCOMPARE(table.facts(edge).title, u"Ravi: ship"_s);
    QVERIFY(table.facts(edge).lines.contains(u"The pirate lies here: no ship is built or moved."_s));
    table.state.sea->pirate = {};
    QVERIFY(table.facts(hex(kPirateCell)).lines.empty());
    QVERIFY(table.facts(edge).lines.empty());
  }

  void aGiftIsNamedWhereItLies() {
    Table table;
    QCOMPARE(table.facts(table.edge("1,0/E")).title, u"Gift: 2 × Ore"_s);
    QCOMPARE(table.facts(table.edge("0,0/E")).title, u"Gift: 2 points"_s);
    QVERIFY(table.facts(table.corner("-1,2:S")).lines.contains(u"Gift: a development card"_s));
    QVERIFY(table.spoken(table.edge("1,0/E")).details.contains(u"Gift: 2 × Ore"_s));
    table.state.sea->gifts[0] = 0;
    QCOMPARE(table.facts(table.edge("1,0/E")).title, QString());
    QVERIFY(!table.facts(table.corner("-1,2:S")).lines.contains(u"Gift: a development card"_s));
  }

  void anIslandTellsWhatAFirstSettlementBringsAndWhoHasHadOne() {
    Table table;
    table.settledOn(0, 0);
    table.settledOn(1, 1);
    table.settledOn(1, 3);
    const BoardSpot there = table.corner("4,0:NE"), home = table.corner("0,0:NW");
    QCOMPARE(table.facts(there).lines, QStringList({u"+2 first settlement here"_s, u"Settled by: Ravi, Kabir"_s}));
    QCOMPARE(table.facts(home).lines, QStringList({u"Settled by: Asha"_s}));
    QVERIFY(table.facts(hex(kGoldCell)).lines.contains(u"+2 first settlement here"_s));
    table.state.head.phase = Phase::Setup;
    QVERIFY2(table.facts(there).lines.empty(), "settlements of the set-up bring nothing");
  }

  void theWordsOfIslandsAreInHindiToo() {
    Table table;
    languages_.use(u"hi"_s);
    QCOMPARE(table.facts(table.corner("4,0:NE")).lines.front(), u"यहाँ पहली बस्ती: +2"_s);
  }

  void anIslandHasAChipUntilAllHaveSettledThere() {
    Table table;
    for (int seat = 0; seat < 4; ++seat) table.settledOn(0, seat);
    table.settledOn(1, 2);
    const std::vector<IslandChip> chips = islandChips(table.sight());
    QCOMPARE(chips.size(), 1U);
    QCOMPARE(chips.front().island, (std::vector<HexId>{HexId(4), HexId(9), HexId(14)}));
    QCOMPARE(chips.front().text, u"+2"_s);
    QCOMPARE(chips.front().colors, std::vector<int>{2});
    QCOMPARE(chips.front().look, IslandChip::Look::Open);
    QCOMPARE(chips.front().tip, u"+2 first settlement here\nSettled by: Meera"_s);
    table.settledOn(1, 0);
    QCOMPARE(islandChips(table.sight()).front().look, IslandChip::Look::Plain);
    QCOMPARE(islandChips(table.sight()).front().colors, (std::vector<int>{0, 2}));
    table.state.head.phase = Phase::Setup;
    QVERIFY(islandChips(table.sight()).empty());
  }

  void aSettlementThatBringsPointsHasASignBeforeTheClick() {
    Table table;
    table.settledOn(0, 0);
    const CornerId there = *table.definition.map.cornerNamed("4,0:NE"),
                   home = *table.definition.map.cornerNamed("0,0:NW");
    const auto signs = islandSigns(table.sight(), {buildSettlement(home), buildSettlement(there)});
    QCOMPARE(signs.size(), 1U);
    QCOMPARE(signs.front().corner, there);
    QCOMPARE(signs.front().text, u"+2"_s);
  }

  // Robber or pirate. Neither goes under the fog, and the pirate does not stay where it is.

  void robberAndPirateLightTogether() {
    Table table;
    table.owes(Decision::Robber);
    const std::vector<Action> lit = litActions(table.sight(), nullptr);
    QCOMPARE(hexesOf(lit, ActionKind::Robber), (std::set<int>{0, 1, 4, 5, 9, 10, 14}));
    QCOMPARE(hexesOf(lit, ActionKind::Pirate), (std::set<int>{2, 6, 11, 12, 13}));
  }

  void aClickBesideTheLitPlacesMeansThePirateAtSea() {
    Table table;
    table.owes(Decision::Robber);
    const Topology& map = table.definition.map;
    const auto meant = [&](int id) {
      return actionMeant(table.sight(), nullptr, map, hexCenter(map.hex(HexId(id)).cell.at, map.orientation()),
                         map.orientation());
    };
    QCOMPARE(meant(kPirateCell), std::optional(movePirate(HexId(kPirateCell), {})));
    QCOMPARE(meant(kFirstFog), std::optional(moveRobber(HexId(kFirstFog), {})));
  }

  void whomThePirateRobsIsPickedByAShip() {
    Table table;
    const BoardSpot ravis = table.edge("2,1/SE"), meeras = table.edge("2,1/SW"), own = table.edge("2,1/W");
    table.state.edges[ravis.place] = Piece(SeatId(1), Piece::Ship);
    table.state.edges[meeras.place] = Piece(SeatId(2), Piece::Ship);
    table.state.edges[own.place] = Piece(SeatId(0), Piece::Ship);
    const Action first = movePirate(HexId(kPirateCell), SeatId(1)), second = movePirate(HexId(kPirateCell), SeatId(2));
    const auto gesture = victimGesture({first, second}, {u"Ravi"_s, u"Meera"_s});
    std::vector<OwnedPlace> owners = gesture->owners(table.sight());
    QCOMPARE(owners.size(), 2U);
    QVERIFY(std::ranges::count(owners, OwnedPlace{ravis, first}) == 1);
    QVERIFY(std::ranges::count(owners, OwnedPlace{meeras, second}) == 1);
    QCOMPARE(gesture->task(), u"choose a ship of the player to rob: Ravi, Meera. Esc goes back."_s);
  }

  void theLetterOfTheRobberMovesThePirateAtSea() {
    Table table;
    table.owes(Decision::Robber);
    const TypedMove typed = readMove(table.sight(), u"b 1,2"_s);
    QCOMPARE(typed.problem, QString());
    QCOMPARE(typed.actions, std::vector<Action>{movePirate(HexId(12), {})});
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(SeaPlacesTest)
#include "test_sea_places.moc"
