// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "app/kit/herald.h"
#include "app/kit/words.h"
#include "app/review/analysis_words.h"
#include "app/session/settings/languages.h"
#include "app/table/end/points_table.h"
#include "app/table/people/player_details.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/undo_corner.h"
#include "app/table/show/card_journey.h"
#include "app/table/show/fog_chip.h"
#include "app/table/talk/log_model.h"
#include "app/text/map_now.h"
#include "app/text/place_words.h"
#include "engine/board/tally.h"
#include "sea_games.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The usual island whose forests lie under the fog, and under them forest with 5, 9 and 9 and a hex of sea.
Setup foggySetup() {
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic);
  layIsland(setup);
  for (Cell& cell : setup.board.cells) {
    if (cell.terrain != Terrain::Forest) continue;
    cell.terrain = Terrain::Fog;
    cell.number = 0;
  }
  setup.board.harbors.clear();  // none may border the fog
  setup.board.fog.of(Terrain::Forest) = 3;
  setup.board.fog.of(Terrain::Sea) = 1;
  setup.board.fog.numbers[5] = 1;
  setup.board.fog.numbers[9] = 2;
  return setup;
}

/// A game of points by islands and gifts: seat 0 has 2 of an island and 1 of a gift beside its two settlements.
Game pointsGame() {
  Setup setup = setupWith(Terrain::Desert, 0);  // as it is
  setup.options.islandBonus = 2;
  const Hex at = setup.board.cells.front().at;
  setup.board.gifts = {{.hex = at, .on = Gift::On::Corner, .place = 0, .kind = Gift::Kind::Points, .count = 1}};
  const Game game(setup);
  State state = game.state();
  state.sea->islandPoints[0] = 2;
  state.sea->giftPoints[0] = 1;
  state.seat(SeatId(0)).points = 3;
  return Game(setup, state);
}

void resizePage(LaidWindow& window, QSize size) {
  window.frame.setMinimumSize(1, 1);
  window.frame.menuBar()->hide();
  window.frame.resize(size);
  SOON_EQUAL(window.page->size(), size);
  test::settle();
}

}  // namespace

/// The table beside the board where the sea brings something (14).
class SeaTableTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void theChipTellsWhatIsLeftUnderTheFog() {  // 14.5
    LaidWindow window{Game(foggySetup())};
    const auto* chip = window.part<FogChip>();
    SOON(chip->isVisible());
    QCOMPARE(chip->text(), u"Fog: 4 left"_s);
    QCOMPARE(chip->accessibleName(), u"Fog: 4 left"_s);
    QCOMPARE(chip->accessibleDescription(), u"Under the fog: Forest × 3 · Sea\nNumbers: 5 · 9 × 2"_s);
  }
  void withoutFogThereIsNoChip() {
    LaidWindow window;
    SOON(window.part<BoardView>()->isVisible());
    QVERIFY(!window.part<FogChip>()->isVisible());
  }
  void aClickUnfoldsItAndItLiesBesideTheCorner() {
    LaidWindow window{Game(foggySetup())};
    auto* chip = window.part<FogChip>();
    SOON(chip->isVisible());
    const int bottom = chip->geometry().bottom(), high = chip->height();
    QTest::mouseClick(chip, Qt::LeftButton);
    SOON(chip->height() > high);
    QCOMPARE(chip->geometry().bottom(), bottom);  // it grows over the board, not over the tray
    QTest::keyClick(chip, Qt::Key_Return);
    SOON_EQUAL(chip->height(), high);
    const auto* corner = window.part<UndoCorner>();
    QVERIFY(!corner->isVisible() || !chip->geometry().adjusted(5, 5, -5, -5).intersects(corner->geometry()));
  }
  void aNarrowWindowHasItsNumberAlone() {
    LaidWindow window{Game(foggySetup())};
    resizePage(window, {1280, 770});
    auto* chip = window.part<FogChip>();
    SOON(chip->isVisible());
    QCOMPARE(chip->form(), FogChip::Form::Full);
    const int wide = chip->width();
    resizePage(window, {1000, 620});
    QCOMPARE(chip->form(), FogChip::Form::Slim);
    QVERIFY2(chip->width() < wide / 2, qPrintable(QString::number(chip->width())));
    QTest::mouseClick(chip, Qt::LeftButton);
    SOON(chip->width() > wide / 2);
  }

  void theFinalTableHasIslandsAndGifts() {  // 14.3, 14.6
    LaidWindow window{pointsGame()};
    SOON(window.part<PlayersPanel>()->isVisible());
    for (const auto heads : {PointsTable::Heads::Wide, PointsTable::Heads::Short}) {
      PointsTable table;
      table.fill(sightOf(*window.game), heads);
      const QString told = table.accessibleDescription();
      QVERIFY2(told.contains(u"Point cards 0, Islands 2, Gifts 1)"_s), qPrintable(told));
    }
  }
  void detailsOfAPlayerHaveThem() {
    LaidWindow window{pointsGame()};
    SOON(window.part<PlayersPanel>()->isVisible());
    PlayerDetails details(sightOf(*window.game), SeatId(0), window.game->seen().lobby().seats[0], Gone::No, nullptr);
    QStringList words;
    for (const Words* each : details.findChildren<Words*>()) words << each->text();
    const auto island = words.indexOf(u"Points from islands"_s), gift = words.indexOf(u"Points from gifts"_s);
    QVERIFY2(island >= 0 && gift >= 0, qPrintable(words.join(u"; "_s)));
  }
  void ordinaryGamesHaveNoSuchColumns() {
    LaidWindow window;
    SOON(window.part<PlayersPanel>()->isVisible());
    PointsTable table;
    table.fill(sightOf(*window.game), PointsTable::Heads::Wide);
    QVERIFY(!table.accessibleDescription().contains(u"Islands"_s));
    QVERIFY(!table.accessibleDescription().contains(u"Gifts"_s));
  }

  void cardsFlyFromWhatBringsThem() {
    const Game game(foggySetup());
    const CardCounts ore = CardCounts::of(Resource::Ore), wool = CardCounts::of(Resource::Wool);
    const Event chosen{.kind = EventKind::GoldTaken, .seat = SeatId(2), .cards = ore + wool};
    const auto fromBank = journeysOf(chosen, game.definition(), game.state(), 8);
    QCOMPARE(fromBank.size(), std::size_t{2});
    for (const CardJourney& way : fromBank) QCOMPARE(way.from.at, CardPlace::At::Bank);
    const Event turned{.kind = EventKind::CellTurned, .seat = SeatId(2), .place = 3, .cards = ore};
    const auto fromHex = journeysOf(turned, game.definition(), game.state(), 8);
    QCOMPARE(fromHex.size(), std::size_t{1});
    QCOMPARE(fromHex[0].from.at, CardPlace::At::Hex);
    QCOMPARE(fromHex[0].from.hex, HexId(3));
    const Event onCorner{.kind = EventKind::GiftTaken, .seat = SeatId(1), .place = 5, .cards = ore};
    const auto fromCorner = journeysOf(onCorner, game.definition(), game.state(), 8);
    QCOMPARE(fromCorner.size(), std::size_t{1});
    QCOMPARE(fromCorner[0].from.at, CardPlace::At::Corner);
    QCOMPARE(fromCorner[0].from.corner, CornerId(5));
    const Event onEdge{.kind = EventKind::GiftTaken, .seat = SeatId(1), .from = 7, .cards = ore};
    const auto fromEdge = journeysOf(onEdge, game.definition(), game.state(), 8);
    QCOMPARE(fromEdge[0].from.at, CardPlace::At::Edge);
    QCOMPARE(fromEdge[0].from.edge, EdgeId(7));
  }

  /// A hex that was turned up is called what it is now.
  void placesAreCalledWhatTheyAreNow() {
    const Game start(foggySetup());
    State state = start.state();
    const auto& cells = start.setup().board.cells;
    const auto fog = std::ranges::find(cells, Terrain::Fog, &Cell::terrain);
    const HexId hex = *start.definition().map.hexAt(fog->at);
    state.sea->ground[hex.value] = {Terrain::Forest, 9};
    --state.sea->fog.of(Terrain::Forest);
    --state.sea->fog.numbers[9];
    QStringList spoken;
    LaidWindow window{Game(start.setup(), state)};
    SOON(window.part<FogChip>()->isVisible());
    QCOMPARE(window.part<FogChip>()->text(), u"Fog: 3 left"_s);
    Event turned{.kind = EventKind::CellTurned, .seat = SeatId(1), .place = hex.value, .count = 0, .more = 9};
    const QString line = LogModel::withPlace(u"Found."_s, turned, *MapNow(start.definition(), state));
    QCOMPARE(line, u"Found. At: Forest 9."_s);
    connect(window.part<Herald>(), &Herald::spoke, this, [&](const QString& text) { spoken << text; });
    Q_EMIT window.game->moved({}, {turned});
    SOON(spoken.join(u' ').contains(u"(Hex: Forest 9)"_s));
  }

  /// A line of the log is pointed out on the board: a gift where it lay, on a corner or on an edge.
  void aGiftHasThePlaceWhereItLay() {
    const EventPlace corner = placeOf(Event{.kind = EventKind::GiftTaken, .seat = SeatId(1), .place = 5});
    QVERIFY(corner == (EventPlace{EventPlace::Kind::Corner, 5}));
    const EventPlace edge = placeOf(Event{.kind = EventKind::GiftTaken, .seat = SeatId(1), .from = 7});
    QVERIFY(edge == (EventPlace{EventPlace::Kind::Edge, 7}));
  }

  void theLogTellsWhyOfPirateAndGold() {
    for (const EventKind kind : {EventKind::PirateMoved, EventKind::RobberMoved, EventKind::GoldTaken})
      QVERIFY(isExplained(kind));
    for (const EventKind kind : {EventKind::GoldOwed, EventKind::CellTurned, EventKind::GiftTaken})
      QVERIFY(!isExplained(kind));  // nobody chooses these
  }

  /// 14.1: the cards that gold brings are among those that a place brings.
  void aPlaceThatBotsPreferCountsItsGold() {
    Game game(setupWith(Terrain::Gold, 8));
    SeededRng rng(1);
    while (const auto due = dueMove(game.definition(), game.state())) (void)game.play({}, *due, rng);
    const SeatId mover = waitingFor(game.state());
    const Topology& map = game.definition().map;
    const auto& cells = game.setup().board.cells;
    const auto gold = std::ranges::find(cells, Terrain::Gold, &Cell::terrain);
    const CornerId better = map.hex(*map.hexAt(gold->at)).corners.front();
    const LegalActions legal = legalActions(game.definition(), game.state(), mover, PlayerTrade::LeftOut);
    const Action made = legal[0].corner() == better ? legal[1] : legal[0];
    QVERIFY(!game.play(mover, made, rng).refused);
    RecordHeader header;
    header.setup = game.setup();
    Replay replay(header, Game(game.setup()).state(), {game.log().begin(), game.log().end()});
    const auto pipsAt = [&](CornerId corner) {
      int pips = 0;
      for (const HexId hex : map.corner(corner).hexes)
        if (hex) pips += pipsOf(map.hex(hex).cell.number);  // each hex of this island has one
      return pips;
    };
    const Analysis::Moment moment{.step = game.moveCount(),
                                  .seat = mover,
                                  .judgment = Analysis::Judgment::Better,
                                  .otherwise = buildSettlement(better)};
    const QString told = u"It brings %1 cards in 36 throws, the place that was chosen %2."_s;
    const QString words = momentInWords(replay, moment);
    QVERIFY2(words.contains(told.arg(pipsAt(better)).arg(pipsAt(made.corner()))), qPrintable(words));
  }

  void theFilterOfBuildingHasFinds() {
    for (const EventKind kind : {EventKind::CellTurned, EventKind::GiftTaken, EventKind::IslandBonus})
      QVERIFY(isShownBy(LogFilter::Building, Event{.kind = kind, .seat = SeatId(1)}, SeatId(0)));
    QVERIFY(!isShownBy(LogFilter::Building, Event{.kind = EventKind::GoldTaken, .seat = SeatId(1)}, SeatId(0)));
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(SeaTableTest)
#include "test_sea_table.moc"
