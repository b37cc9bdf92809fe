// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/game/event_log.h"
#include "engine/board/board.h"
#include "engine/play/game.h"
#include "engine/play/visible.h"
#include "tests/suite.h"

using namespace tapu;

class TestEventLog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rebuildsWhatWasTold();
  void namesNoHiddenCard();
};

/// What a seat was told move by move is what its history tells again, take-backs left out.
void TestEventLog::rebuildsWhatWasTold() {
  Setup setup;
  setup.board = beginnerBoard();
  setup.options.mapKind = MapKind::Beginner;
  Game game(setup);
  SeededRng rng(5);
  std::vector<Event> told;
  std::vector<Move> history;
  State seen = visibleTo(SeatId(1), game.definition(), game.state());
  for (int i = 0; i < 300 && game.state().head.phase != Phase::Over; ++i) {
    rng.startMove(static_cast<std::uint64_t>(i));
    SeatId seat;
    Action action;
    if (const auto due = dueMove(game.definition(), game.state())) {
      action = *due;
    } else {
      seat = waitingFor(game.state());
      const LegalActions legal = legalActions(game.definition(), game.state(), seat, PlayerTrade::LeftOut);
      action = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
      if (action.kind == ActionKind::Discard) return;  // far enough
    }
    const State before = game.state();
    const auto outcome = game.play(seat, action, rng);
    QVERIFY(!outcome.refused);
    const auto visible = visibleTo(SeatId(1), game.definition(), before, outcome.move);
    if (!visible) continue;
    apply(game.definition(), seen, *visible, Observer{&told});
    history.push_back(*visible);
    QVERIFY(eventsOf(game.definition(), SeatId(1), history) == told);
  }
}

void TestEventLog::namesNoHiddenCard() {
  Event stolen{.kind = EventKind::CardStolen, .seat = SeatId(0), .other = SeatId(1)};
  stolen.cards = CardCounts::of(Resource::Ore);
  Event bought{.kind = EventKind::CardBought, .seat = SeatId(0)};
  bought.card = Card::Monopoly;
  Event gift{.kind = EventKind::GiftTaken, .seat = SeatId(0)};
  gift.more = static_cast<std::uint8_t>(Gift::Kind::Card);
  gift.card = Card::Knight;
  Event none = gift;
  none.card = Card::None;
  const auto open = withoutSecrets({stolen, bought, gift, none});
  QVERIFY(open[0].cards == CardCounts::of(Resource::Unknown));
  QVERIFY(open[1].card == Card::Unknown);
  QVERIFY2(open[2].card == Card::Unknown, "14.13: a gift's card only its owner may know");
  QVERIFY2(open[3].card == Card::None, "14.6: that the deck was empty is told to all");
}

TAPU_TEST(TestEventLog)
#include "test_event_log.moc"
