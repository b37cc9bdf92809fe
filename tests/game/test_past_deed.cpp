// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "app/session/game/event_log.h"
#include "app/session/game/known_deeds.h"
#include "app/session/words/past_deed.h"
#include "engine/bots/reason/past_reasons.h"
#include "engine/play/visible.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The deed from which an event of a log came.
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

  void aMoveBelongsToWhoPlayedThen() {
    Lobby lobby;
    lobby.seats = {{.holder = SeatHolder::Person, .name = u"Asha"_s, .bot = {}},
                   {.holder = SeatHolder::Bot, .name = u"Vikram"_s, .bot = u"greedy"_s}};
    const SeatId asha(0), vikram(1);
    KnownDeeds deeds;
    QVERIFY(!deeds.isBots(lobby, asha, 0));
    QVERIFY(deeds.isBots(lobby, vikram, 0));
    deeds.notePlayers(lobby, 4);
    lobby.seats[0].link = Link::Lost;  // nobody plays there
    deeds.notePlayers(lobby, 6);
    lobby.seats[0].bot = u"greedy"_s;
    deeds.notePlayers(lobby, 9);
    for (const std::size_t event : {0U, 4U, 8U}) QVERIFY(!deeds.isBots(lobby, asha, event));
    QVERIFY(deeds.isBots(lobby, asha, 9));
    lobby.seats[0].bot.clear();
    lobby.seats[0].link = Link::Up;
    deeds.notePlayers(lobby, 12);
    QVERIFY(deeds.isBots(lobby, asha, 11));
    QVERIFY(!deeds.isBots(lobby, asha, 12));
    QVERIFY(deeds.isBots(lobby, vikram, 12));
    QVERIFY(!deeds.isBots(lobby, SeatId(), 12));
    deeds.forget();
    QVERIFY(!deeds.isBots(lobby, asha, 9));
  }

  // 6.4: whoever accepts closes the deal, of which the log tells as one of the offerer.
  void aDealThatIsClosedByAcceptIsKnown() {
    const Played game = played(3, "greedy");
    LatestDeeds deeds;
    const Move accepts{SeatId(1), accept(SeatId(0)), {}};
    const Event deal{.kind = EventKind::Traded, .seat = SeatId(0), .other = SeatId(1)};
    const Event elsewhere{.kind = EventKind::OfferClosed, .seat = SeatId(0)};
    deeds.hear(game.states.front(), {accepts}, {deal, elsewhere}, 5);
    QVERIFY(deeds.of(5));
    QCOMPARE(deeds.of(5)->move, accepts);
    QVERIFY(!deeds.of(6));
  }

  // 8.4, 5.3, 0.13: of a turn in which the robber moved twice a knight is told by its own move.
  void aKnightIsToldByWhereItSentTheRobber_data() {
    QTest::addColumn<std::vector<EventKind>>("after");
    QTest::addColumn<bool>("isTold");
    using enum EventKind;
    const auto row = [](const char* what, std::vector<EventKind> after, bool isTold) {
      QTest::newRow(what) << after << isTold;
    };
    row("a seven after it", {RobberMoved, Rolled, RobberMoved, CardStolen}, true);
    row("a road taken back later", {RobberMoved, RoadBuilt, TakenBack}, true);
    row("the robber taken back", {RobberMoved, TakenBack}, false);
    row("the robber taken back and moved again", {RobberMoved, TakenBack, RobberMoved}, true);
    row("the knight taken back", {TakenBack}, false);
  }
  void aKnightIsToldByWhereItSentTheRobber() {
    QFETCH(std::vector<EventKind>, after);
    QFETCH(bool, isTold);
    const Played game = played(3, "greedy");
    const GameDefinition definition(game.setup);
    const State before = visibleTo(Viewer(SeatId(0)), definition, game.states[game.states.size() / 2]);
    const HexId first = hexOf(definition, before, SeatId(2), {}), second = hexOf(definition, before, SeatId(0), first);
    QVERIFY(first && second);
    std::vector<Event> log{{.kind = EventKind::TurnStarted, .seat = SeatId(1)},
                           {.kind = EventKind::KnightPlayed, .seat = SeatId(1)}};
    const bool isAgain = std::ranges::count(after, EventKind::TakenBack) > 0;
    HexId next = first;
    for (const EventKind kind : after) {
      log.push_back({.kind = kind, .seat = SeatId(1), .other = SeatId(0), .place = next.value});
      if (kind == EventKind::RobberMoved && !isAgain) next = second;
    }
    const auto told = reasonsOfPast(definition, {before, Move{SeatId(1), playKnight(), {}}}, SeatId(0), log, 1).reasons;
    const auto slows = std::ranges::find_if(told, [](const Reason& each) { return is(each, because::Losses::Slows); });
    QCOMPARE(slows != told.end(), isTold);
    if (isTold) QCOMPARE(std::get<because::Losses>(*slows).hex, first);
    const auto takes = [](const Reason& each) { return is(each, because::Rival::Takes); };
    QVERIFY(std::ranges::none_of(told, takes));  // that was the seven's
  }

  // 14.2: who must move the robber may move the pirate instead, and takes a card there too.
  void aKnightIsToldByWhereItSentThePirate() {
    const Played game = played(3, "greedy");
    const GameDefinition definition(game.setup);
    const State before = visibleTo(Viewer(SeatId(0)), definition, game.states[game.states.size() / 2]);
    const std::vector<Event> log{{.kind = EventKind::TurnStarted, .seat = SeatId(1)},
                                 {.kind = EventKind::KnightPlayed, .seat = SeatId(1)},
                                 {.kind = EventKind::PirateMoved, .seat = SeatId(1), .place = 0},
                                 {.kind = EventKind::CardStolen, .seat = SeatId(1), .other = SeatId(0)}};
    const auto told = reasonsOfPast(definition, {before, Move{SeatId(1), playKnight(), {}}}, SeatId(0), log, 1).reasons;
    const auto takes = std::ranges::find_if(told, [](const Reason& each) { return is(each, because::Rival::Takes); });
    QVERIFY(takes != told.end());
    QCOMPARE(std::get<because::Rival>(*takes).seat, SeatId(0));
  }

  // What was given away since, or held without the trade, is not what a purchase was paid with.
  void aPurchaseIsPaidWithWhatIsLeftOfATrade() {
    const Played game = played(3, "greedy");
    const GameDefinition definition(game.setup);
    const State before = visibleTo(Viewer(SeatId(0)), definition, game.states.front());
    const auto cards = [](Resource kind) { return CardCounts::of(kind); };
    const Event turn{.kind = EventKind::TurnStarted, .seat = SeatId(1)};
    const Event bought{.kind = EventKind::CardBought, .seat = SeatId(1)};
    const auto swap = [&](Resource give, Resource got) {
      return Event{
          .kind = EventKind::Traded, .seat = SeatId(1), .other = SeatId(2), .cards = cards(give), .got = cards(got)};
    };
    const Event got = swap(Resource::Lumber, Resource::Grain), gone = swap(Resource::Grain, Resource::Brick);
    const auto isTold = [&](std::vector<Event> log) {
      const PastDeed past{before, Move{SeatId(1), buyCard(), {}}};
      const auto found = reasonsOfPast(definition, past, SeatId(0), log, log.size() - 1).reasons;
      return std::ranges::any_of(found, [](const Reason& each) { return is(each, because::Cards::JustTraded); });
    };
    QVERIFY(isTold({turn, got, bought}));
    QVERIFY(!isTold({turn, got, gone, bought}));
    for (const EventKind kind : {EventKind::Produced, EventKind::InsurancePlayed, EventKind::GoldTaken,
                                 EventKind::CellTurned, EventKind::GiftTaken}) {
      const Event came{.kind = kind, .seat = SeatId(1), .cards = cards(Resource::Grain)};
      QVERIFY2(!isTold({turn, came, got, bought}), QByteArray::number(static_cast<int>(kind)));
    }
    QVERIFY(isTold({turn, gone, got, bought}));
  }

 private:
  /// A hex with a building of this seat and none of seat 1, where no robber stands.
  static HexId hexOf(const GameDefinition& definition, const State& state, SeatId owner, HexId but) {
    for (int i = 0; i < definition.map.hexCount(); ++i) {
      const HexId hex(i);
      const auto& place = definition.map.hex(hex);
      const auto isOf = [&](SeatId seat) {
        return std::ranges::any_of(place.corners,
                                   [&](CornerId corner) { return corner && state.at(corner).isOf(seat); });
      };
      if (hex != but && hex != state.robbers[0] && place.cell.number > 0 && isOf(owner) && !isOf(SeatId(1))) return hex;
    }
    return {};
  }
};

TAPU_TEST(PastDeedTest)
#include "test_past_deed.moc"
