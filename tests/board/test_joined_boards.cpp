// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "app/board/joined_boards.h"
#include "engine/play/initial_state.h"
#include "engine/state/game_map.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

Setup bigGame(int boards, RingWhen ring = RingWhen::Auto) {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = defaultOptions(RuleSet::BigGame);
  setup.options.ring = ring;
  setup.chain = chainFor(setup.options, boards);
  return setup;
}

JoinedBoards pictureOf(const Setup& setup, const GameDefinition& definition, SeatId viewer) {
  const bool moon = State::groupOf(viewer) == Territory::Moon;
  return {setup.chain,
          definition.map,
          {definition.homeOf(viewer), 1, moon ? JoinedBoards::Turn::Half : JoinedBoards::Turn::None}};
}

std::vector<int> boardsIn(const JoinedBoards& picture) {
  std::vector<int> boards;
  for (const auto& member : picture.members()) boards.push_back(member.board);
  return boards;
}

/// The distance from the left at which a corner of the game is drawn, at the first of its places.
int across(const JoinedBoards& picture, CornerId corner) {
  return picture.map().corner(picture.shown(corner).front()).point.x;
}

}  // namespace

/// A part of a chain, laid out as one board for whoever sits at it (9.3).
class JoinedBoardsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void boardsLieByTheirStepFromTheOwnOne_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<bool>("ring");
    QTest::addColumn<int>("seat");
    QTest::addColumn<std::vector<int>>("fromLeft");
    const auto row = [](const char* name, int boards, bool ring, int seat, std::vector<int> fromLeft) {
      QTest::newRow(name) << boards << ring << seat << fromLeft;
    };
    row("9.2 ring of 3, Sun of the first board: the last board lies at its left", 3, true, 0, {2, 0, 1});
    row("9.3 ring of 3, Moon of the first board: the same, turned", 3, true, 1, {1, 0, 2});
    row("9.2 ring of 5, Sun of the last board", 5, true, 8, {3, 4, 0});
    row("9.2 open chain of 3, Sun of the first board: nothing at its left", 3, false, 0, {0, 1});
    row("9.3 open chain of 3, Moon of the first board: nothing at its right", 3, false, 1, {1, 0});
    row("9.2 two boards never are a ring", 2, true, 2, {0, 1});
    row("9.8 a lone board", 1, true, 0, {0});
  }
  void boardsLieByTheirStepFromTheOwnOne() {
    QFETCH(int, boards);
    QFETCH(bool, ring);
    QFETCH(int, seat);
    QFETCH(std::vector<int>, fromLeft);
    const Setup setup = bigGame(boards, ring ? RingWhen::Auto : RingWhen::Off);
    const GameDefinition definition(setup);
    QCOMPARE(boardsIn(pictureOf(setup, definition, SeatId(seat))), fromLeft);
  }

  void theOwnHalfLiesAtTheLeft_data() {
    QTest::addColumn<int>("seat");
    QTest::newRow("9.3 Sun: as in the files") << 2;
    QTest::newRow("9.3 Moon: turned by half a turn") << 3;
  }
  void theOwnHalfLiesAtTheLeft() {
    QFETCH(int, seat);
    const Setup setup = bigGame(3);
    const GameDefinition definition(setup);
    const JoinedBoards picture = pictureOf(setup, definition, SeatId(seat));
    const SeatId other(seat ^ 1);
    for (CornerId mine : definition.startPlaces[static_cast<std::size_t>(seat)].corners)
      for (CornerId theirs : definition.startPlaces[other.value].corners)
        QVERIFY(across(picture, mine) < across(picture, theirs));
  }

  void aSeamBetweenTheTwoEndsIsThereTwice() {
    const Setup setup = bigGame(3);
    const GameDefinition definition(setup);
    const JoinedBoards picture = pictureOf(setup, definition, SeatId(0));
    int twice = 0, once = 0;
    for (int c = 0; c < definition.map.cornerCount(); ++c) {
      const CornerId corner(c);
      if (!definition.map.has(corner)) continue;
      const auto places = picture.shown(corner);
      const auto& at = definition.map.corner(corner).boards;
      const bool isFarSeam = std::ranges::count(at, 1) == 1 && std::ranges::count(at, 2) == 1;
      QCOMPARE(places.size(), isFarSeam ? 2U : 1U);
      (isFarSeam ? twice : once)++;
      for (CornerId place : places) QCOMPARE(picture.meant(place), corner);
    }
    QCOMPARE(twice, 7);          // neighbors share seven corners (9.2)
    QCOMPARE(once, 3 * 56 - 7);  // a ring of n has 56n corners
  }

  void piecesAndActionsKeepTheirPlaces() {
    const Setup setup = bigGame(3);
    const GameDefinition definition(setup);
    const State state = initialState(definition);
    const JoinedBoards picture = pictureOf(setup, definition, SeatId(3));
    const State shown = picture.shown(state);
    QCOMPARE(shown.robbers.size(), 6);
    for (int s = 0; s < 6; ++s)
      for (CornerId corner : definition.startPlaces[static_cast<std::size_t>(s)].corners)
        for (CornerId place : picture.shown(corner)) QVERIFY(shown.at(place).isOf(SeatId(s)));
    const EdgeId ship = definition.startPlaces[3].ship, road = definition.startPlaces[3].road;
    const Action move = moveShip(ship, road);
    QCOMPARE(picture.shown(move).size(), 1U);
    QCOMPARE(picture.meant(picture.shown(move).front()), move);
  }

  void numbersAndHarborsAreThoseOfTheBoards() {
    const Setup setup = bigGame(3);
    const GameDefinition definition(setup);
    const JoinedBoards picture = pictureOf(setup, definition, SeatId(1));
    QCOMPARE(picture.board().cells.size(), 60U);
    QCOMPARE(picture.board().harbors.size(), 12U);
    for (int h = 0; h < picture.map().hexCount(); ++h) {
      const Cell& drawn = picture.map().hex(HexId(h)).cell;
      const Cell& own = definition.map.hex(picture.meant(HexId(h))).cell;
      QCOMPARE(drawn.number, own.number);
      QCOMPARE(drawn.terrain, own.terrain);
    }
    for (int c = 0; c < picture.map().cornerCount(); ++c)
      if (picture.map().has(CornerId(c)))
        QCOMPARE(picture.map().corner(CornerId(c)).harbors, definition.map.corner(picture.meant(CornerId(c))).harbors);
  }
};

TAPU_TEST(JoinedBoardsTest)
#include "test_joined_boards.moc"
