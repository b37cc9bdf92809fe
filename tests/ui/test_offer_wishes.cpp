// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <array>

#include "app/kit/action_button.h"
#include "app/session/settings/languages.h"
#include "app/table/trade/trade_panel.h"
#include "engine/play/visible.h"
#include "tests/suite.h"
#include "trade_desk.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The offers that a player wants to see, and the time that they are left to them.
class OfferWishesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void ofBotsNoMoreOffersNeedComeInATurn() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    TradePanel panel;
    PlaySight sight = desk->sight();
    sight.isBot = [](SeatId) { return false; };
    panel.refresh(sight);
    QVERIFY2(!panel.findChild<ActionButton*>(u"noMoreOffers"_s), "persons make few");
    TradePanel other;
    sight.isBot = [](SeatId seat) { return seat == SeatId(1); };
    other.refresh(sight);
    auto* noMore = other.findChild<ActionButton*>(u"noMoreOffers"_s);
    QVERIFY(noMore && other.findChild<ActionButton*>(u"offerWishes"_s));
    QSignalSpy unseen(&other, &TradePanel::declinedUnseen), changed(&other, &TradePanel::draftChanged);
    noMore->click();
    QCOMPARE(changed.size(), 1);
    other.refresh(sight);
    QVERIFY(!other.hasIncoming());
    SOON_EQUAL(unseen.size(), 1);
    QCOMPARE(unseen.front().front().value<Action>(), decline(SeatId(1)));
    State later = desk->state();
    ++later.head.turn;
    PlaySight next{sight.definition, later,      sight.legal, sight.viewer,
                   sight.curtain,    sight.name, sight.color, sight.lobbyName};
    next.isBot = sight.isBot;
    other.refresh(next);
    QVERIFY2(other.hasIncoming(), "in the next turn they may ask again");
  }

  void unwantedOffersAreDeclinedUnseen_data() {
    QTest::addColumn<int>("wish");
    QTest::newRow("offers of bots, for this turn") << 0;
    QTest::newRow("offers of bots, for this game") << 1;
    QTest::newRow("offers for a resource") << 2;
    QTest::newRow("offers of a player with whom one does not trade") << 3;
  }
  void unwantedOffersAreDeclinedUnseen() {
    QFETCH(int, wish);
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    PlaySight sight = desk->sight();
    sight.isBot = [](SeatId) { return true; };
    OfferFilter filter;
    filter.follow(sight);
    for (Resource kind : kAllResources)
      if (wish == 2 && sight.state.seat(SeatId(1)).offer.want[kind] > 0) filter.setKeeps(kind, OfferFilter::For::Game);
    if (wish < 2) filter.setBots(wish == 0 ? OfferFilter::For::Turn : OfferFilter::For::Game);
    if (wish == 3) filter.shun(SeatId(1));
    OfferList list;
    QSignalSpy acts(&list, &OfferList::act), declined(&list, &OfferList::declinedUnseen);
    for (int i = 0; i < 3; ++i) list.refresh(sight, filter);  // a ping, a tick of the clock
    QVERIFY(list.isEmpty());
    SOON_EQUAL(declined.size(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(declined.size(), 1);
    QCOMPARE(declined[0][0].value<Action>(), decline(SeatId(1)));
    QVERIFY2(acts.isEmpty(), "the player has done nothing");
    sight.isBot = [](SeatId) { return false; };
    QCOMPARE(filter.verdict(sight, SeatId(1)) == OfferFilter::Verdict::Show, wish < 2);
  }
  void whomOnePersonShunsAnotherAtTheSameComputerMayTradeWith() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return sight.state.head.active == SeatId(1) && sight.state.head.open == 0 &&
             sight.state.seat(SeatId(1)).pending.must == Decision::Act && sight.state.seat(SeatId(1)).hand.total() > 0;
    });
    QVERIFY(desk);
    QVERIFY(offersSomething(*desk, SeatId(1), {PartnerId(0), PartnerId(2)}));
    const std::array<SeatId, 2> persons{SeatId(0), SeatId(2)};
    std::array<State, 2> states;
    std::array<LegalActions, 2> legal;
    for (std::size_t i = 0; i < 2; ++i) {
      states[i] = visibleTo(Viewer(persons[i]), desk->definition(), desk->all());
      legal[i] = legalActions(desk->definition(), states[i], persons[i]);
    }
    const auto sight = [&](std::size_t i) {
      const PlaySight of = desk->sight();
      return PlaySight{desk->definition(), states[i], legal[i], persons[i],
                       Curtain::Up,        of.name,   of.color, of.lobbyName};
    };
    TradePanel panel;
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(sight(0)); });
    panel.refresh(sight(0));
    QVERIFY(panel.hasIncoming());
    QSignalSpy declined(&panel, &TradePanel::declinedUnseen);
    panel.findChild<ActionButton*>(u"tradeMenu"_s)->click();
    QMenu* shunned = nullptr;
    for (QMenu* menu : panel.findChildren<QMenu*>())
      if (menu->title() == u"No trade with"_s) shunned = menu;
    QVERIFY(shunned);
    for (const QMenu* menu : panel.findChildren<QMenu*>())
      if (menu->actions().contains(shunned->menuAction()))
        QVERIFY2(!menu->actions().first()->isCheckable(), "a second Enter must tick nothing");
    QCOMPARE(shunned->actions().first()->text(), u"B"_s);
    shunned->actions().first()->trigger();
    QVERIFY(!panel.hasIncoming());
    SOON_EQUAL(declined.size(), 1);
    panel.refresh(sight(1));
    QVERIFY2(panel.hasIncoming(), "the other person wished nothing");
    QCoreApplication::processEvents();
    QCOMPARE(declined.size(), 1);
    panel.refresh(sight(0));
    QVERIFY2(!panel.hasIncoming(), "the wish of the first one holds");
  }
  void aWishForTheTurnEndsWithIt() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    OfferFilter filter;
    filter.follow(desk->sight());
    filter.setBots(OfferFilter::For::Turn);
    filter.setKeeps(Resource::Ore, OfferFilter::For::Game);
    QVERIFY(!filter.follow(desk->sight()));
    const auto turn = desk->state().head.turn;
    QVERIFY(desk->playUntil([&](const PlaySight& sight) { return sight.state.head.turn > turn; }));
    QVERIFY(filter.follow(desk->sight()));
    QCOMPARE(filter.bots(), OfferFilter::For::Never);
    QCOMPARE(filter.keeps(Resource::Ore), OfferFilter::For::Game);
  }
  void whoIsNotToBeDisturbedSeesBotsOffersCountDown() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    PlaySight sight = desk->sight();
    sight.isBot = [](SeatId) { return true; };
    OfferFilter filter;
    filter.setCalm(Switch::On);
    OfferList list;
    list.refresh(sight, filter);
    auto* card = list.findChild<OfferCard*>();
    QVERIFY(card);
    QCOMPARE(card->timeText(), u"declined by itself"_s);
    QCOMPARE(card->findChild<ClockRing*>()->whole(), 5000);
    QVERIFY(card->findChild<ClockRing*>()->leftNow() > 3000);
  }
  void anOfferShowsHowLongBotsLeaveItToPersons() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    PlaySight sight = desk->sight();
    sight.offerTime = [](SeatId) { return OfferTime{OfferTime::Until::BotsAct, 6000, 8000}; };
    OfferCard card(SeatId(1));
    card.refresh(sight);
    QCOMPARE(card.timeText(), u"bots wait for you"_s);
    QCOMPARE(card.findChild<ClockRing*>()->whole(), 8000);
    QVERIFY(card.findChild<ClockRing*>()->leftNow() <= 6000);
    QCOMPARE(card.acceptButton()->accessibleDescription(), u"6 seconds; bots wait for you"_s);
    card.show();
    const int high = card.sizeHint().height();
    sight.offerTime = [](SeatId) { return OfferTime{OfferTime::Until::Lapses, 2000, 4000}; };
    card.refresh(sight);
    QCOMPARE(card.timeText(), u"open for a moment"_s);
    QCOMPARE(card.sizeHint().height(), high);  // its buttons stay under the pointer
  }

  void anOfferThatOneCannotAcceptHurriesNobody() {
    const auto desk = offerToMe(false);
    QVERIFY(desk);
    PlaySight sight = desk->sight();
    sight.offerTime = [](SeatId) { return OfferTime{OfferTime::Until::BotsAct, 6000, 8000}; };
    sight.isBot = [](SeatId seat) { return seat != SeatId(0); };
    OfferList list;
    QSignalSpy declined(&list, &OfferList::declinedUnseen);
    list.refresh(sight);
    auto* card = list.findChild<OfferCard*>();
    QVERIFY(card);
    QCOMPARE(card->timeText(), QString());
    QVERIFY2(card->findChild<ClockRing*>()->leftNow() < 0, "no seconds run for somebody who cannot accept");
    SOON_OR_SAY(!declined.isEmpty(), "it is declined by itself");
    QCOMPARE(declined.first().first().value<Action>(), decline(SeatId(1)));
  }
  void anOfferThatOneChangesIsNotDeclinedByItself() {
    const auto desk = offerToMe(false);
    QVERIFY(desk);
    PlaySight sight = desk->sight();
    sight.offerTime = [](SeatId) { return OfferTime{OfferTime::Until::BotsAct, 6000, 8000}; };
    sight.isBot = [](SeatId seat) { return seat != SeatId(0); };
    OfferList list;
    list.refresh(sight, {}, SeatId(1));
    const auto* timer = list.findChild<QTimer*>(u"declining"_s);
    QVERIFY(timer && !timer->isActive());
    list.refresh(sight);  // the answer was cleared
    QVERIFY(timer->isActive());
  }
  void whereAPersonPlaysTooNoMomentTellsOfAHand() {
    const auto desk = offerToMe(false);
    QVERIFY(desk);
    PlaySight sight = desk->sight();
    sight.offerTime = [](SeatId) { return OfferTime{OfferTime::Until::BotsAct, 6000, 8000}; };
    sight.isBot = [](SeatId seat) { return seat == SeatId(1); };
    OfferList list;
    list.refresh(sight);
    const auto* timer = list.findChild<QTimer*>(u"declining"_s);
    QVERIFY(timer && !timer->isActive());
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(OfferWishesTest)
#include "test_offer_wishes.moc"
