// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/files/board_file.h"
#include "app/files/json_text.h"
#include "app/files/state_line.h"
#include "app/files/state_reader.h"
#include "app/values/codec.h"
#include "app/values/limited_cbor.h"
#include "engine/bots/bot.h"
#include "engine/play/validation.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;
using namespace Qt::StringLiterals;

namespace {

Setup atSea() {
  test::Layout layout;
  layout.board = islands();
  return layout.open();
}

/// Plays on until the end or for so many moves; `see` gets each move and the position after it.
template <class See>
void playAtSea(const char* bot, std::uint64_t seed, int most, See see) {
  Game game(atSea());
  SeededRng rng(seed);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int i = 0; i < game.definition().seats; ++i) bots.push_back(makeBot(bot));
  for (int i = 0; i < most && game.state().head.phase != Phase::Over; ++i) {
    rng.startMove(std::uint64_t(i));
    SeatId by;
    auto action = dueMove(game.definition(), game.state());
    if (!action) {
      by = waitingFor(game.state());
      action = bots[by.value]->decide(SeatView(game.definition(), game.state(), by, PlayerTrade::LeftOut), rng);
    }
    QVERIFY(action.has_value());
    const auto outcome = game.play(by, *action, rng);
    QVERIFY(!outcome.refused);
    see(game.definition(), game.state(), outcome.move);
  }
}

}  // namespace

class ShipsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aBoardThatAsksForShipsComesBack() {  // 7.1, 3.7
    auto board = islands();
    board.starts.resize(1);
    board.starts[0].settlements = {{{1, 1}, 1, StartCards::Yes}};
    board.starts[0].ships = {{{2, 1}, 5}};
    Complaint complaint;
    const auto read = boardFromJson(boardToJson(board), {}, complaint);
    QVERIFY2(read.has_value(), qPrintable(complaint.sentence));
    QVERIFY(*read == board);
    QVERIFY(boardFrom(QCborValue::fromCbor(cborOf(board)), complaint) == board);
    board.ships = AsksForShips::No;
    QVERIFY(!boardFromJson(boardToJson(board), {}, complaint));
    QCOMPARE(complaint.rule, u"7.1"_s);
  }

  void aGreedyBotBuildsTheShipThatBringsTheLongestRoute() {  // 7.9
    test::Layout layout;
    layout.board = islands();
    layout.settle(0, "1,1:NE").ships(0, {"2,1/NW", "2,1/NE", "3,1/NW", "2,1/E"}).settle(1, "5,0:N");
    layout.ships(0, {"1,1/E"});
    Position p(layout);
    p.quietThrow();
    p.give(0, p.definition.rules.shipCost);
    QCOMPARE(p.route(0), 4);
    const auto bot = makeBot("greedy");
    const auto action = bot->decide(SeatView(p.definition, p.state, SeatId(0), PlayerTrade::LeftOut), p.rng);
    QVERIFY(action && action->kind == ActionKind::Ship);
    p.play(0, *action);
    QCOMPARE(p.route(0), 5);
  }

  void gamesWithShipsComeBack_data() {
    QTest::addColumn<QByteArray>("bot");
    QTest::newRow("random bots") << QByteArray("random");
    QTest::newRow("greedy bots") << QByteArray("greedy");
  }
  void gamesWithShipsComeBack() {
    QFETCH(QByteArray, bot);
    int ships = 0, lines = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
      playAtSea(
          bot.constData(), seed, 600, [&](const GameDefinition& definition, const State& state, const Move& move) {
            Complaint complaint;
            ships += move.action.kind == ActionKind::Ship;
            QVERIFY(decodeMove(encodeMove(move), complaint) == move);
            QVERIFY(fits(definition, move));
            const auto sent = decodeLimited(cborOf(state), kFromServer, complaint);
            QVERIFY(sent && stateFrom(*sent, definition, complaint) == state);
            const bool toThrow = state.head.active && state.seat(state.head.active).pending.must == Decision::Roll;
            if (state.head.phase != Phase::Play || !toThrow || lines > 60) return;
            const auto back = stateFromLine(stateLine(definition, state, 1), {}, definition, complaint);
            QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
            QVERIFY(*back == state);
            ++lines;
          });
    QVERIFY(ships > 0 || bot == "greedy");
    QVERIFY(lines > 10);
  }
};

TAPU_TEST_WITH_LOOP(ShipsTest)
#include "ships_test.moc"
