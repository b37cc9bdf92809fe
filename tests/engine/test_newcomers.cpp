// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/play/round_time.h"
#include "tests/engine/big_game.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

// Players who come and go in the Big Game (9.20, 9.21, 4.8).

namespace {

void joiningRows(Rows& row) {
  row("9.20 a vacant seat: its corners and edges are closed to everybody, until somebody comes", [] {
    Setup setup = game(1, {}, "A");
    setup.vacant = {seat(moon(0))};
    Position p(setup);
    choose(p);
    QCOMPARE(p.points(moon(0)), 0);
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(p.must(moon(0)), Decision::Nothing);
    p.give(sun(0), "brick lumber wool grain");
    QCOMPARE(p.refusal(sun(0), buildSettlement(p.corner("0#4,0:E"))), Reject::Reserved);
    QCOMPARE(p.refusal(-1, tableMove(ActionKind::SeatTaken, seat(moon(0)))), Reject::NotATableMove);
    p.play(-1, clockIsOver());
    p.play(-1, seatTaken(seat(moon(0)), Newcomer::Yes));
    QCOMPARE(p.must(moon(0)), Decision::Start);
    QCOMPARE(p.refusal(-1, startRound()), Reject::NotATableMove);
    p.play(-1, tableMove(ActionKind::TimeUp, seat(moon(0))));
    QCOMPARE(p.points(moon(0)), 4);
    QCOMPARE(int(p.at(moon(0)).joined), 1);
  });
  row("9.20 a newcomer takes a bot's seat as it stands, between rounds: its robber goes home and stays for 15 rounds",
      [] {
        Position p(game(1, {}, "A"));
        choose(p);
        roundOf(p, 15);
        const auto sevenThenNine = [&] {
          for (int s = 0; s < 2; ++s) p.dropHand(s);
          if (p.state.head.stage == RoundStage::Clock) p.play(-1, clockIsOver());
          p.play(-1, startRound(), dice(3, 4));
          p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
        };
        sevenThenNine();                                                           // round 16
        QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#4,-2"));  // W9
        QCOMPARE(p.refusal(-1, seatTaken(seat(0), Newcomer::Yes)), Reject::NotATableMove);
        p.play(-1, clockIsOver());
        const int points = p.points(0);
        p.play(-1, seatTaken(seat(0), Newcomer::Yes));
        QCOMPARE(p.points(0), points);
        QCOMPARE(p.must(0), Decision::Nothing);
        QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#3,-1"));  // its desert
        while (p.state.head.round < 31) {                                          // 17 to 31 are protected
          sevenThenNine();
          QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#3,-1"));
          QCOMPARE(QString::fromStdString(robber(p, 1)), QStringLiteral("0#6,-2"));  // the other half follows 9.19
        }
        sevenThenNine();
        QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#4,-2"));
      });
  row("9.20 who comes back to their own seat is not new, in any round", [] {
    Position p = sevenAfter(15);
    p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(0)));
    p.play(-1, seatTaken(seat(0), Newcomer::No));
    QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#4,-2"));
    QCOMPARE(int(p.at(0).joined), 0);
  });
  row("9.20 a bot that fills a vacant seat after round 1 gets its start pieces, but is not new", [] {
    Setup setup = game(
        1,
        [](Options& o) {
          o.emptySeat = EmptySeat::Vacant;
          o.protection = 0;
        },
        "A");
    setup.vacant = {seat(sun(0))};
    Position p(setup);
    choose(p);
    p.play(-1, startRound(), dice(3, 4));
    p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
    QCOMPARE(QString::fromStdString(robber(p, sun(0))), QStringLiteral("0#4,-2"));  // W9
    p.play(-1, clockIsOver());
    p.play(-1, seatTaken(seat(sun(0)), Newcomer::No));
    QCOMPARE(QString::fromStdString(robber(p, sun(0))), QStringLiteral("0#4,-2"));
    QCOMPARE(int(p.at(sun(0)).joined), 0);
    QCOMPARE(p.points(sun(0)), 3);
    QCOMPARE(p.must(sun(0)), Decision::Start);
  });
  row("9.20 the start choices of a newcomer on a vacant seat take the rest of the gap, then they are forced", [] {
    Setup setup = game(
        1, [](Options& o) { o.emptySeat = EmptySeat::Vacant; }, "A");
    setup.vacant = {seat(moon(0))};
    Position p(setup);
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.play(-1, clockIsOver());
    const RoundTime gap = roundTime(p.definition, p.state);
    p.play(-1, seatTaken(seat(moon(0)), Newcomer::Yes));
    QVERIFY(roundTime(p.definition, p.state).isSameWindow(gap));
    QCOMPARE(moveAtTimeUp(p.definition, p.state), tableMove(ActionKind::TimeUp, seat(moon(0))));
    p.play(-1, *moveAtTimeUp(p.definition, p.state));
    QCOMPARE(p.hand(moon(0)).total(), 2);  // 9.16: from the bank of that board, before the throw
    QCOMPARE(moveAtTimeUp(p.definition, p.state), startRound());
  });
}

void leavingRows(Rows& row) {
  row("9.21 a group without any seat that can act: the round is held with clock 0", [] {
    Setup setup = game(1, [](Options& o) { o.earlyEnd = Switch::Off; });
    setup.vacant = {seat(sun(0))};
    Position p(setup);
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(roundTime(p.definition, p.state).seconds, 0);
    QCOMPARE(moveAtTimeUp(p.definition, p.state), clockIsOver());
  });
  row("9.21 big.leaver = frozen: the seat counts as done and its offers are gone", [] {
    Position p(game(2, [](Options& o) { o.leaver = Leaver::Frozen; }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(sun(0))));
    QCOMPARE(p.must(sun(0)), Decision::Done);
    p.play(sun(1), done());
    QCOMPARE(roundTime(p.definition, p.state).seconds, 0);
  });
  row("9.21 big.emptySeat = bot: no seat stays free", [] {
    const std::vector<SeatId> empty{seat(3)};
    QVERIFY(vacantSeats(game(2), empty).empty());
  });
  row("9.21 off a chain no seat stays free, whatever big.emptySeat says", [] {
    const std::vector<SeatId> empty{seat(3)};
    Setup setup = Layout().fixed();
    setup.options.emptySeat = EmptySeat::Vacant;
    QVERIFY(vacantSeats(setup, empty).empty());
  });
  row("9.21 big.emptySeat = vacant: no pieces; its robber is moved as usual", [] {
    const std::vector<SeatId> empty{seat(moon(0))};
    Setup setup = game(
        1,
        [](Options& o) {
          o.emptySeat = EmptySeat::Vacant;
          o.protection = 0;
        },
        "A");
    setup.vacant = vacantSeats(setup, empty);
    QCOMPARE(setup.vacant, empty);
    Position p(setup);
    choose(p);
    QCOMPARE(p.points(moon(0)), 0);
    for (int s = 0; s < 2; ++s) p.dropHand(s);
    p.play(-1, startRound(), dice(3, 4));
    p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
    QCOMPARE(QString::fromStdString(robber(p, moon(0))), QStringLiteral("0#6,-2"));
  });
  row("9.21 big.leaver = bot: a seat whose player left goes on playing", [] {
    Position p(game(2, [](Options& o) { o.leaver = Leaver::Bot; }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(sun(0))));
    QCOMPARE(p.must(sun(0)), Decision::Act);
    p.give(sun(0), "ore wool grain");
    QCOMPARE(p.refusal(sun(0), buyCard()), kLegal);
  });
  row("4.8 a frozen seat declines the offers that lie open to it, and all later ones", [] {
    Position p(game(2, [](Options& o) { o.leaver = Leaver::Frozen; }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.give(sun(0), "wool");
    const auto offer =
        offerTrade(cards("wool"), cards("ore"), PartnerSet{p.definition.partnerId(seat(moon(1)), seat(sun(0)))});
    p.play(sun(0), offer);
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(moon(1))));
    QVERIFY(!p.at(sun(0)).offer.isOpen());
    p.play(sun(0), offer);
    QVERIFY(!p.at(sun(0)).offer.isOpen());
  });
  row("4.8 a frozen player who comes back in a round of their group may act in it; it is not over then", [] {
    Position p(game(1, [](Options& o) { o.leaver = Leaver::Frozen; }));
    choose(p);
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(sun(0))));
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(roundTime(p.definition, p.state).seconds, 0);
    p.play(-1, seatTaken(seat(sun(0)), Newcomer::No));
    QCOMPARE(p.must(sun(0)), Decision::Act);
    QCOMPARE(roundTime(p.definition, p.state).seconds, 45);
  });
  row("9.21 a lone player of a board claims from its bank alone, and is the only candidate for its awards", [] {
    Setup setup = game(
        2, [](Options& o) { o.emptySeat = EmptySeat::Vacant; }, "A");
    setup.vacant = {seat(moon(0))};
    Position p(setup);
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    for (int s = 0; s < 4; ++s) p.dropHand(s);
    p.give(sun(0), "ore*18");
    p.play(-1, clockIsOver());
    p.play(-1, startRound(), dice(2, 3));
    QCOMPARE(p.hand(sun(0)), cards("ore*19"));  // city at O5: 2 claimed, 1 there, nobody else claims
    p.state.seat(seat(sun(0))).played += CardCounts::of(Card::Knight, 2);
    p.state.supplies[0].deck -= CardCounts::of(Card::Knight, 2);
    roundOf(p, 3);
    p.giveCard(sun(0), Card::Knight);
    p.dropHand(sun(0));
    p.play(sun(0), playKnight(Resource::Ore));
    QCOMPARE(armyHolders(p), (QList<int>{sun(0)}));
  });
}

}  // namespace

class TestNewcomers : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows row;
    joiningRows(row);
    leavingRows(row);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestNewcomers)
#include "test_newcomers.moc"
