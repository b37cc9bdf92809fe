// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/words/chat_words.h"
#include "app/text/describe.h"
#include "app/text/names_of_things.h"
#include "engine/board/board.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

QString nameOfSeat(SeatId seat) { return seat == SeatId(0) ? u"Asha"_s : seat == SeatId(1) ? u"Ravi"_s : u"Meera"_s; }

Event eventOf(EventKind kind) {
  Event event{.kind = kind, .seat = SeatId(0), .other = SeatId(1)};
  event.count = 3;
  event.more = 2;
  event.cards = CardCounts::resources(2, 0, 1, 0, 0);
  event.got = CardCounts::resources(0, 0, 0, 0, 1);
  event.card = Card::Knight;
  return event;
}

}  // namespace

class TestDescribe : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void coversEveryKind();
  void tells_data();
  void tells();
  void listsCardsInOrder();
  void namesThings();
};

void TestDescribe::coversEveryKind() {
  for (int i = 0; i <= static_cast<int>(kLastEvent); ++i) {
    const auto kind = static_cast<EventKind>(i);
    const bool isLeftOut = kind == EventKind::Paid || kind == EventKind::OfferClosed;
    for (Viewer viewer : {Viewer::watcher(), Viewer(SeatId(0)), Viewer(SeatId(1)), Viewer(SeatId(2))}) {
      const QString line = describe(eventOf(kind), nameOfSeat, viewer);
      QVERIFY2(line.isEmpty() == isLeftOut, qPrintable(QString::number(i)));
      QVERIFY2(!line.contains(u'%'), qPrintable(line));
    }
  }
}

void TestDescribe::tells_data() {
  QTest::addColumn<Event>("event");
  QTest::addColumn<int>("viewer");
  QTest::addColumn<QString>("line");
  auto row = [](const char* name, const Event& event, int viewer, const QString& line) {
    QTest::newRow(name) << event << viewer << line;
  };
  Event alone = eventOf(EventKind::MonopolyPlayed), several = alone;
  alone.cards = several.cards = CardCounts::of(Resource::Grain, 3);
  several.other = SeatId();
  row("a Monopoly that one player paid alone", alone, 2, u"Asha played Monopoly and took 3 × Grain from Ravi."_s);
  row("a Monopoly that I paid alone", alone, 1, u"Asha played Monopoly and took 3 × Grain from you."_s);
  row("a Monopoly that several paid: lines of their own follow", several, 2,
      u"Asha played Monopoly and took 3 × Grain."_s);
  row("a road of another", eventOf(EventKind::RoadBuilt), 2, u"Asha built a road."_s);
  row("an own road", eventOf(EventKind::RoadBuilt), 0, u"You built a road."_s);
  row("a ship of another", eventOf(EventKind::ShipBuilt), 2, u"Asha built a ship."_s);
  row("an own ship moved", eventOf(EventKind::ShipMoved), 0, u"You moved a ship."_s);
  row("a city of another", eventOf(EventKind::CityBuilt), 2, u"Asha upgraded a settlement to a city."_s);
  row("a throw", eventOf(EventKind::Rolled), 2, u"Asha rolled 5 (3 + 2)."_s);
  row("production", eventOf(EventKind::Produced), 2, u"Asha received 2 × Brick, 1 × Wool."_s);
  row("a trade between others", eventOf(EventKind::Traded), 2,
      u"Asha traded with Ravi: 2 × Brick, 1 × Wool for 1 × Ore."_s);
  row("an own trade", eventOf(EventKind::Traded), 0,
      u"You traded with Ravi: you gave 2 × Brick, 1 × Wool and got 1 × Ore."_s);
  row("a trade that another offered to me", eventOf(EventKind::Traded), 1,
      u"You traded with Asha: you gave 1 × Ore and got 2 × Brick, 1 × Wool."_s);
  const Event lapsed{.kind = EventKind::OfferClosed,
                     .seat = SeatId(0),
                     .cards = CardCounts::of(Resource::Ore),
                     .got = CardCounts::of(Resource::Wool, 2)};
  row("an offer of another that lapsed", lapsed, 1, u"The offer of Asha lapsed: 1 × Ore for 2 × Wool."_s);
  row("an own offer that lapsed", lapsed, 0, u"Your offer lapsed: you would have got 2 × Wool for 1 × Ore."_s);
  Event answered = lapsed;
  answered.count = 1;
  Event declined{.kind = EventKind::OfferDeclined, .seat = SeatId(1), .other = SeatId(0)};
  row("an offer that the reader declined", declined, 1, u"You declined the offer of Asha."_s);
  declined.count = 1;
  row("an offer that was declined without a question", declined, 1, u"The offer of Asha was declined for you."_s);
  row("an offer that ended by its answers, which have lines of their own", answered, 1, QString());
  row("an offer that was not made to the reader", Event{.kind = EventKind::OfferClosed, .seat = SeatId(0)}, 1,
      QString());
  const Event gift{.kind = EventKind::OfferMade, .seat = SeatId(0), .cards = CardCounts::of(Resource::Ore)};
  row("a gift from the reader's side", gift, 1, u"Asha offers: you get 1 × Ore, you give nothing."_s);
  row("an offer from the reader's side", eventOf(EventKind::OfferMade), 1,
      u"Asha offers: you get 2 × Brick, 1 × Wool, you give 1 × Ore."_s);
  row("an offer for those who look on", eventOf(EventKind::OfferMade), -1,
      u"Asha offers 2 × Brick, 1 × Wool for 1 × Ore."_s);
  Event hidden = eventOf(EventKind::CardStolen);
  hidden.cards = CardCounts::of(Resource::Unknown);
  row("a stolen card that the reader may not see", hidden, 2, u"Asha took a card from Ravi."_s);
  Event seen = eventOf(EventKind::CardStolen);
  seen.cards = CardCounts::of(Resource::Ore);
  row("a stolen card of the reader", seen, 1, u"Asha took 1 × Ore from you."_s);
  row("an own bought card", eventOf(EventKind::CardBought), 0, u"You bought a development card: Knight."_s);
  Event bought = eventOf(EventKind::CardBought);
  bought.card = Card::Unknown;
  row("a card that another bought", bought, 2, u"Asha bought a development card."_s);
  row("gold: how many cards", eventOf(EventKind::GoldOwed), 2, u"Asha chooses 3 card(s) from the gold."_s);
  const Event noGold{.kind = EventKind::GoldOwed, .seat = SeatId(0)};
  row("gold that brings the reader nothing", noGold, 0, u"The gold brings you nothing."_s);
  row("gold that brings another nothing", noGold, 2, u"The gold brings Asha nothing."_s);
  row("gold: which cards", eventOf(EventKind::GoldTaken), 2, u"Asha took from the gold: 2 × Brick, 1 × Wool."_s);
  const Event pirateOfTime{.kind = EventKind::PirateMoved};
  row("a pirate that time moved", pirateOfTime, 2, u"The pirate moved to another hex of the sea."_s);
  Event turned{.kind = EventKind::CellTurned, .seat = SeatId(0)};
  turned.count = static_cast<std::uint16_t>(Terrain::Sea);
  row("sea under the fog", turned, 2, u"Asha found under the fog: Sea."_s);
  turned.count = static_cast<std::uint16_t>(Terrain::Forest);
  turned.more = 8;
  turned.cards = CardCounts::of(Resource::Lumber);
  row("a forest under the fog, and its card", turned, 2,
      u"Asha found under the fog: Forest 8. It brought 1 × Lumber."_s);
  row("what the reader found", turned, 0, u"You found under the fog: Forest 8. It brought 1 × Lumber."_s);
  Event found{.kind = EventKind::GiftTaken, .seat = SeatId(0)};
  found.more = static_cast<std::uint8_t>(Gift::Kind::Card);
  row("a gift without a deck", found, 2, u"Asha found a gift, but it brought nothing."_s);
  found.card = Card::Knight;
  row("an own card as a gift", found, 0, u"You found a gift: Knight."_s);
  Event lost = eventOf(EventKind::LongestRoadMoved);
  lost.seat = SeatId();
  row("the Longest Road goes to nobody", lost, 2, u"Nobody has the Longest Road any more."_s);
  Event odd = eventOf(EventKind::RoadBuilt);
  odd.seat = SeatId(2);
  row("a third player", odd, 0, u"Meera built a road."_s);
}

void TestDescribe::tells() {
  QFETCH(Event, event);
  QFETCH(int, viewer);
  QTEST(describe(event, nameOfSeat, Viewer::ofSeatOrWatcher(SeatId(viewer))), "line");
}

/// A name may look like a placeholder, and be of any script.
void TestDescribe::listsCardsInOrder() {
  QCOMPARE(listOf(CardCounts::resources(0, 0, 1, 0, 2)), u"1 × Wool, 2 × Ore"_s);
  QCOMPARE(listOf(CardCounts()), QString());
  const SeatNames odd = [](SeatId seat) { return seat == SeatId(0) ? u"%2"_s : u"%1"_s; };
  Event event = eventOf(EventKind::CardStolen);
  event.cards = CardCounts::of(Resource::Unknown);
  QCOMPARE(describe(event, odd, SeatId(3)), u"%2 took a card from %1."_s);
  const SeatNames far = [](SeatId seat) { return seat == SeatId(0) ? u"क्षितिज्ञा"_s : u"دانا 🎲"_s; };
  QCOMPARE(describe(event, far, SeatId(3)), u"क्षितिज्ञा took a card from دانا 🎲."_s);
}

void TestDescribe::namesThings() {
  for (Resource resource : kAllResources) QVERIFY(!nameOfResource(resource).isEmpty());
  for (int i = 0; i < kCards; ++i) {
    QVERIFY(!nameOfCard(static_cast<Card>(i)).isEmpty());
    QVERIFY(whatCardDoes(static_cast<Card>(i)).endsWith(u'.'));
  }
  for (int i = 0; i < kTerrains; ++i) QVERIFY(!nameOfTerrain(static_cast<Terrain>(i)).isEmpty());
  for (int i = 0; i < quickPhraseCount(); ++i) QVERIFY(!quickPhrase(i).isEmpty());
  QVERIFY(quickPhrase(-1).isEmpty());
  QVERIFY(quickPhrase(quickPhraseCount()).isEmpty());
}

TAPU_TEST_WITH_LOOP(TestDescribe)
#include "test_describe.moc"
