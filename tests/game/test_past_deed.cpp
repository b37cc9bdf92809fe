// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/event_log.h"
#include "app/session/past_deed.h"
#include "engine/play/visible.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;

/// What an event of a log came from.
class PastDeedTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // 6.9: at one computer the log is that of the first person; whoever looks is told what they saw themselves.
  void anActIsToldAsWhoeverLooksSawIt() {
    const Played game = played(3, "greedy");
    const GameDefinition definition(game.setup);
    const Viewer first{SeatId(0)}, other{SeatId(1)};
    const std::vector<Move> told = seenBy(first, definition, game), looked = seenBy(other, definition, game);
    QVERIFY(told.size() != looked.size());  // each was told of other offers
    const std::vector<Event> events = eventsOf(definition, first, told);
    int acts = 0;
    for (std::size_t event = 0; event < events.size(); event += 7) {
      const auto deed = deedOf(definition, {first, told}, {other, looked}, event);
      if (!deed) continue;
      ++acts;
      const bool isPartners = events[event].kind == EventKind::Traded && deed->move.seat == events[event].other;
      QVERIFY(deed->move.seat == events[event].seat || isPartners);
      QCOMPARE(deed->before.seat(SeatId(1)).known, Knowledge::Own);
      QVERIFY(deed->before.seat(SeatId(0)).known == Knowledge::Counted || deed->before.seat(SeatId(0)).hand.isEmpty());
    }
    QVERIFY(acts > 20);
    QVERIFY(!deedOf(definition, {first, told}, {other, looked}, events.size()));
  }

  void ofAPartOfAGameTheLatestActsAreKnown() {
    const Played game = played(3, "greedy");
    LatestDeeds deeds;
    std::size_t first = 0;
    std::vector<std::size_t> at;  // of the event of each act
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
      const Event event{.kind = EventKind::RoadBuilt, .seat = game.moves[i].seat};
      deeds.hear(game.states[i], {game.moves[i]}, {event}, first);
      if (game.moves[i].seat) at.push_back(first);
      ++first;
    }
    QVERIFY(at.size() > LatestDeeds::kMost);
    const PastDeed* last = deeds.of(at.back());
    QVERIFY(last);
    QCOMPARE(last->move, game.moves[at.back()]);
    QVERIFY(last->before == game.states[at.back()]);
    QVERIFY(!deeds.of(at.front()));  // the oldest are forgotten
    deeds.clear();
    QVERIFY(!deeds.of(at.back()));
  }
};

TAPU_TEST(PastDeedTest)
#include "test_past_deed.moc"
