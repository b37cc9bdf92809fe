// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/words/since_turn.h"
#include "app/text/brief_line.h"
#include "app/text/glyphs.h"
#include "app/text/place_words.h"
#include "engine/board/board.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

const SeatId kMe(0), kAsha(1), kRavi(2);

Event turnOf(SeatId seat) { return {.kind = EventKind::TurnStarted, .seat = seat, .count = 2}; }
Event by(SeatId seat, EventKind kind, CardCounts cards = {}, SeatId other = {}) {
  return {.kind = kind, .seat = seat, .other = other, .cards = cards};
}
CardCounts ore(int count) { return CardCounts::of(Resource::Ore, count); }

}  // namespace

/// The lines that tell a player of others' turns, and the short lines of the log.
class TestSinceTurn : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void countsMyCards_data();
  void countsMyCards();
  void tellsWhatOthersDid();
  void forgetsAllOfAMoveTakenBack();
  void isThereUntilIAct_data();
  void isThereUntilIAct();
  void beginsWhereMyLastTurnEnded();
  void turnsThatABotPlayedForMeAreNotMine();
  void briefLinesShowPicturesForWords_data();
  void briefLinesShowPicturesForWords();
};

void TestSinceTurn::countsMyCards_data() {
  QTest::addColumn<Event>("event");
  QTest::addColumn<CardCounts>("income");
  QTest::addColumn<CardCounts>("loss");
  const CardCounts none;
  QTest::newRow("what my places yield") << by(kMe, EventKind::Produced, ore(2)) << ore(2) << none;
  QTest::newRow("what I choose from the gold") << by(kMe, EventKind::GoldTaken, ore(2)) << ore(2) << none;
  QTest::newRow("what others choose from the gold") << by(kAsha, EventKind::GoldTaken, ore(2)) << none << none;
  QTest::newRow("what I find in my part: a gift") << by(kMe, EventKind::GiftTaken, ore(2)) << ore(2) << none;
  QTest::newRow("what I find in my part: a hex") << by(kMe, EventKind::CellTurned, ore(1)) << ore(1) << none;
  QTest::newRow("what others' places yield") << by(kAsha, EventKind::Produced, ore(2)) << none << none;
  QTest::newRow("what I return after a seven") << by(kMe, EventKind::Discarded, ore(4)) << none << ore(4);
  QTest::newRow("what the robber takes from me") << by(kAsha, EventKind::CardStolen, ore(1), kMe) << none << ore(1);
  QTest::newRow("what the robber takes from others") << by(kAsha, EventKind::CardStolen, ore(1), kRavi) << none << none;
  QTest::newRow("a hidden card that is taken from me")
      << by(kAsha, EventKind::CardStolen, {}, kMe) << none << CardCounts::of(Resource::Unknown);
  QTest::newRow("what a Monopoly takes from me") << by(kAsha, EventKind::MonopolyTaken, ore(3), kMe) << none << ore(3);
  Event trade = by(kAsha, EventKind::Traded, ore(1), kMe);
  trade.got = CardCounts::of(Resource::Wool, 2);
  QTest::newRow("a trade that I accepted") << trade << ore(1) << CardCounts::of(Resource::Wool, 2);
}

void TestSinceTurn::countsMyCards() {
  QFETCH(Event, event);
  QFETCH(CardCounts, income);
  QFETCH(CardCounts, loss);
  const SinceTurn since = sinceLastTurn({turnOf(kMe), turnOf(kAsha), event, turnOf(kMe)}, kMe);
  QVERIFY(since.income == income);
  QVERIFY(since.loss == loss);
}

void TestSinceTurn::tellsWhatOthersDid() {
  const std::vector<Event> log{turnOf(kAsha),
                               by(kAsha, EventKind::Rolled),
                               by(kAsha, EventKind::CityBuilt),
                               by(kAsha, EventKind::RoadBuilt),
                               by(kAsha, EventKind::TakenBack),
                               turnOf(kRavi),
                               by(kRavi, EventKind::KnightPlayed),
                               by(kRavi, EventKind::RobberMoved),
                               by(kRavi, EventKind::CellTurned),
                               by(kRavi, EventKind::GiftTaken),
                               by(kRavi, EventKind::IslandBonus),
                               by(kMe, EventKind::Discarded, ore(1)),
                               turnOf(kMe)};
  const SinceTurn since = sinceLastTurn(log, kMe);
  QVERIFY2(since.deeds == std::vector<Event>({log[2], log[6], log[7], log[8], log[9], log[10]}),
           "a road taken back did not happen");
  QVERIFY(sinceLastTurn(log, kAsha).isEmpty());
  QVERIFY(sinceLastTurn(log, SeatId()).isEmpty());
}

/// 0.13: with a move goes what it brought, and a trade with the bank is no deed that could go in its place.
void TestSinceTurn::forgetsAllOfAMoveTakenBack() {
  const std::vector<Event> log{turnOf(kAsha),
                               by(kAsha, EventKind::CityBuilt),
                               by(kAsha, EventKind::BankTraded),
                               by(kAsha, EventKind::TakenBack),
                               by(kAsha, EventKind::SettlementBuilt),
                               by(kAsha, EventKind::LongestRoadMoved),
                               by(kAsha, EventKind::GiftTaken, ore(2)),
                               by(kAsha, EventKind::IslandBonus),
                               by(kAsha, EventKind::TakenBack),
                               by(kAsha, EventKind::PirateMoved),
                               by(kAsha, EventKind::TakenBack),
                               by(kMe, EventKind::PhaseStarted),
                               by(kMe, EventKind::RoadBuilt),
                               by(kMe, EventKind::GiftTaken, ore(3)),
                               by(kMe, EventKind::TakenBack),
                               turnOf(kMe)};
  const SinceTurn since = sinceLastTurn(log, kMe);
  QCOMPARE(since.deeds.size(), std::size_t(1));
  QVERIFY(since.deeds.front() == log[1]);
  QVERIFY2(since.income.isEmpty(), "the gift lies there again");
}

void TestSinceTurn::isThereUntilIAct_data() {
  QTest::addColumn<Event>("event");
  QTest::addColumn<bool>("isThere");
  QTest::newRow("my throw begins my turn only") << by(kMe, EventKind::Rolled) << true;
  QTest::newRow("my yield") << by(kMe, EventKind::Produced, ore(1)) << true;
  QTest::newRow("what my gold owes me") << by(kMe, EventKind::GoldOwed) << true;
  QTest::newRow("what I choose from it") << by(kMe, EventKind::GoldTaken, ore(1)) << false;
  QTest::newRow("what others get at my throw") << by(kAsha, EventKind::Produced, ore(1)) << true;
  QTest::newRow("a road that I build") << by(kMe, EventKind::RoadBuilt) << false;
  QTest::newRow("a robber that I move") << by(kMe, EventKind::RobberMoved) << false;
  QTest::newRow("an offer that I make") << by(kMe, EventKind::OfferMade, ore(1)) << false;
  QTest::newRow("the turn after mine") << turnOf(kAsha) << false;
}

void TestSinceTurn::isThereUntilIAct() {
  QFETCH(Event, event);
  QFETCH(bool, isThere);
  const std::vector<Event> log{turnOf(kMe), turnOf(kAsha), by(kAsha, EventKind::CityBuilt), turnOf(kMe), event};
  QCOMPARE(!sinceLastTurn(log, kMe).isEmpty(), isThere);
}

void TestSinceTurn::beginsWhereMyLastTurnEnded() {
  const std::vector<Event> log{
      turnOf(kAsha), by(kMe, EventKind::Produced, ore(1)), turnOf(kMe), by(kMe, EventKind::Produced, ore(2)),
      turnOf(kAsha), by(kMe, EventKind::Produced, ore(3)), turnOf(kMe)};
  QVERIFY2(sinceLastTurn(log, kMe).income == ore(3), "my own throw of the last turn I have seen myself");
}

void TestSinceTurn::turnsThatABotPlayedForMeAreNotMine() {
  const std::vector<Event> log{turnOf(kMe),
                               by(kMe, EventKind::CityBuilt),
                               turnOf(kAsha),
                               by(kMe, EventKind::Produced, ore(1)),
                               by(kMe, EventKind::SeatLeft),
                               turnOf(kMe),
                               by(kMe, EventKind::RoadBuilt),
                               turnOf(kAsha),
                               by(kMe, EventKind::Produced, ore(2)),
                               by(kMe, EventKind::SeatTaken),
                               turnOf(kMe)};
  const SinceTurn since = sinceLastTurn(log, kMe);
  QVERIFY(since.income == ore(3));
  QVERIFY2(since.deeds == std::vector<Event>{log[6]}, "the road of the bot is news to me");
}

void TestSinceTurn::briefLinesShowPicturesForWords_data() {
  QTest::addColumn<Event>("event");
  QTest::addColumn<QString>("line");
  const auto one = [](char16_t which) { return QString(QChar(which)); };
  QTest::newRow("cards: number and picture")
      << by(kAsha, EventKind::Produced, ore(2)) << u"received 2"_s + one(glyph::kResource + 4);
  QTest::newRow("a card whose kind is hidden")
      << by(kAsha, EventKind::CardStolen, {}, kRavi) << u"took "_s + one(glyph::kHiddenCard) + u" from seat 2"_s;
  Event trade = by(kAsha, EventKind::Traded, ore(1), kRavi);
  trade.got = CardCounts::of(Resource::Wool, 2);
  QTest::newRow("a trade: who gave what")
      << trade << u"gave 1"_s + one(glyph::kResource + 4) + u" to seat 2 for 2"_s + one(glyph::kResource + 2);
  Event thrown = by(kAsha, EventKind::Rolled);
  thrown.count = 3;
  thrown.more = 5;
  QTest::newRow("a throw: both dice and their sum")
      << thrown << u"rolled "_s + one(glyph::kDie + 3) + one(glyph::kDie + 5) + u" = 8"_s;
  QTest::newRow("the robber: where it went")
      << by(kAsha, EventKind::RobberMoved) << u"moved "_s + one(glyph::kRobber) + u" to HERE"_s;
  QTest::newRow("a road: where it lies") << by(kAsha, EventKind::RoadBuilt)
                                         << u"built "_s + one(glyph::kRoad) + u" HERE"_s;
  Event won = by(kAsha, EventKind::GameWon);
  won.count = 10;
  QTest::newRow("the end: who won") << won << u"won with 10 victory point(s)"_s;
  QTest::newRow("the end: what somebody had")
      << by(kAsha, EventKind::CardsShown, ore(2)) << u"had in hand 2"_s + one(glyph::kResource + 4);
  Event declined = by(kAsha, EventKind::OfferDeclined);
  declined.other = kMe;
  QTest::newRow("an answer: whose offer") << declined << u"declined seat %1’s offer"_s.arg(kMe.value);
  QTest::newRow("the end: an empty hand") << by(kAsha, EventKind::CardsShown) << u"had no cards in hand"_s;
  Event owed = by(kAsha, EventKind::GoldOwed);
  const QString goldHex = one(glyph::kTerrain + static_cast<int>(Terrain::Gold));
  QTest::newRow("gold that brings nothing") << owed << u"gets nothing from "_s + goldHex;
  owed.count = 2;
  QTest::newRow("gold: how many cards") << owed << u"chooses 2 card(s) from "_s + goldHex;
  QTest::newRow("gold: which cards") << by(kAsha, EventKind::GoldTaken, ore(2))
                                     << u"took 2"_s + one(glyph::kResource + 4) + u" from "_s + goldHex;
  QTest::newRow("the pirate") << by(kAsha, EventKind::PirateMoved) << u"moved "_s + one(glyph::kPirate);
  Event turned = by(kAsha, EventKind::CellTurned);
  turned.count = static_cast<std::uint16_t>(Terrain::Sea);
  QTest::newRow("sea under the fog") << turned << u"found "_s + one(glyph::kTerrain + 6);
  turned = by(kAsha, EventKind::CellTurned, ore(1));
  turned.count = static_cast<std::uint16_t>(Terrain::Mountains);
  turned.more = 9;
  QTest::newRow("mountains under the fog: their number and card")
      << turned << u"found "_s + one(glyph::kTerrain + 4) + u"9: 1"_s + one(glyph::kResource + 4);
  Event gift = by(kAsha, EventKind::GiftTaken);
  gift.more = static_cast<std::uint8_t>(Gift::Kind::Resources);
  QTest::newRow("a gift that the bank cannot pay") << gift << u"found "_s + one(glyph::kGift) + u": nothing"_s;
  gift.cards = ore(2);
  QTest::newRow("a gift of cards") << gift << u"found "_s + one(glyph::kGift) + u": 2"_s + one(glyph::kResource + 4);
  gift = by(kAsha, EventKind::GiftTaken);
  gift.more = static_cast<std::uint8_t>(Gift::Kind::Card);
  QTest::newRow("a gift without a deck") << gift << u"found "_s + one(glyph::kGift) + u": nothing"_s;
  gift.card = Card::Unknown;
  QTest::newRow("a hidden card as a gift")
      << gift << u"found "_s + one(glyph::kGift) + u": "_s + one(glyph::kHiddenDevelopment);
  gift = by(kAsha, EventKind::GiftTaken);
  gift.more = static_cast<std::uint8_t>(Gift::Kind::Points);
  gift.count = 2;
  QTest::newRow("a gift of points") << gift << u"found "_s + one(glyph::kGift) + u": 2 point(s)"_s;
  Event bonus = by(kAsha, EventKind::IslandBonus);
  bonus.count = 2;
  QTest::newRow("an island") << bonus << u"settled on another "_s + one(glyph::kIsland) + u": 2 more point(s)"_s;
  QTest::newRow("a pause: no picture says it") << by({}, EventKind::Paused) << QString();
}

void TestSinceTurn::briefLinesShowPicturesForWords() {
  QFETCH(Event, event);
  QFETCH(QString, line);
  const SeatNames names = [](SeatId seat) { return u"seat %1"_s.arg(seat.value); };
  QCOMPARE(briefLine(event, names, u"HERE"_s), line);
}

TAPU_TEST(TestSinceTurn)
#include "test_since_turn.moc"
