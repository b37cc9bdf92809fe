// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEnterEvent>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <bit>

#include "app/kit/action_button.h"
#include "app/kit/card_list.h"
#include "app/kit/stepper.h"
#include "app/session/bot_names.h"
#include "app/session/languages.h"
#include "app/table/play_drag.h"
#include "app/table/play_trade.h"
#include "app/table/play_words.h"
#include "app/text/names_of_things.h"
#include "app/text/reject_text.h"
#include "engine/rules/trade.h"
#include "play_panels.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// How much lower the trade panel is than the window: menu, tray and margins, at the size of their letters here.
constexpr int kAroundPanel = 172;

Stepper* stepperOf(const QWidget& panel, const char* side, Resource kind) {
  return panel.findChild<Stepper*>(QLatin1StringView(side) +
                                   QString::fromLatin1(nameOf(kind).data(), static_cast<int>(nameOf(kind).size())));
}

/// Seat 0 offers everybody a card for one that seat 1 can pay, and chooses among who accepts.
bool offerWhatSeatOneHas(PlayDesk& desk) {
  const PartnerSet asked = tradePartners(desk.definition(), desk.all(), SeatId(0));
  if (!asked.contains(PartnerId(1)) || asked.size() < 2) return false;
  for (Resource give : kAllResources)
    for (Resource want : kAllResources) {
      if (give == want || desk.sight().mine().hand[give] == 0 || desk.all().seat(SeatId(1)).hand[want] == 0) continue;
      if (desk.play(SeatId(0), offerTrade(CardCounts::of(give), CardCounts::of(want), asked))) return true;
    }
  return false;
}

/// The seat offers these partners one card for another, whichever it may.
bool offersSomething(PlayDesk& desk, SeatId seat, PartnerSet to = {PartnerId(0)}) {
  for (Resource give : kAllResources)
    for (Resource want : kAllResources)
      if (give != want && desk.all().seat(seat).hand[give] > 0 &&
          desk.play(seat, offerTrade(CardCounts::of(give), CardCounts::of(want), to)))
        return true;
  return false;
}

/// A position in which seat 0 may act and so many others make it offers of their own (6.5).
std::unique_ptr<PlayDesk> countersToMe(int offers) {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    auto desk = std::make_unique<PlayDesk>(seed);
    const auto fits = [&](const PlaySight& sight) {
      for (int s = 1; s <= offers; ++s)
        if (desk->all().seat(SeatId(s)).hand.total() == 0) return false;
      return mayAct(sight) && sight.mine().hand.total() > 1;
    };
    if (!desk->playUntil(fits)) continue;
    int made = 0;
    for (int s = 1; s <= offers; ++s) made += offersSomething(*desk, SeatId(s));
    if (made == offers) return desk;
  }
  return nullptr;
}

/// The parts that have to be in sight whatever comes in.
QStringList hiddenParts(const TradePanel& panel) {
  QStringList hidden;
  const auto judge = [&](const QWidget* part) {
    const QRect there(part->mapTo(&panel, QPoint()), part->size());
    if (!part->isVisibleTo(&panel) || !panel.rect().contains(there) ||
        part->visibleRegion().boundingRect() != part->rect())
      hidden << part->objectName();
  };
  for (const char* side : {"give-", "get-"})
    for (Resource kind : kAllResources) judge(stepperOf(panel, side, kind));
  for (const QString& name : {u"swapWithBank"_s, u"offerToPlayers"_s}) judge(panel.findChild<QWidget*>(name));
  return hidden;
}

}  // namespace

/// Trade: with the bank, by offers, by dragged cards.
class PlayTradeTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whatSomebodyAsksForIsGivenWhileTheHandHasIt() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) &&
             std::ranges::any_of(kAllResources, [&](Resource kind) { return sight.mine().hand[kind] > 0; });
    });
    QVERIFY(desk);
    State state = desk->state();
    PlaySight sight = desk->sight();
    Resource kind = Resource::Brick;
    for (Resource each : kAllResources)
      if (sight.mine().hand[each] > 0) kind = each;
    AskRows rows;
    rows.refresh(sight);
    rows.add(SeatId(1), kind);
    rows.refresh(sight);
    const auto* give = rows.findChild<ActionButton*>(u"giveAsked"_s);
    QVERIFY(give && give->isEnabled());
    state.seat(SeatId(0)).hand = {};
    const PlaySight poor{sight.definition, state,      sight.legal, sight.viewer,
                         sight.curtain,    sight.name, sight.color, sight.lobbyName};
    languages_.use(u"hi"_s);
    rows.refresh(poor);
    QCOMPARE(rows.findChild<ActionButton*>(u"giveAsked"_s), give);
    QVERIFY(!give->isEnabled());
    QVERIFY2(!wordsIn(rows).join(u' ').contains(u"asks for"_s), "in the language of the moment");
    languages_.use(u"en"_s);
  }

  void initTestCase() { loadFonts(), languages_.use(u"en"_s); }
  void cleanup() { languages_.use(u"en"_s); }

  // Dragging
  void aDraggedCardGoesToItsSide_data() {
    QTest::addColumn<CardFrom>("from");
    QTest::addColumn<TradeSide>("side");
    QTest::newRow("from the hand: to give") << CardFrom::Hand << TradeSide::Give;
    QTest::newRow("from the bank: to get") << CardFrom::Bank << TradeSide::Get;
  }
  void aDraggedCardGoesToItsSide() {
    QFETCH(CardFrom, from);
    QFETCH(TradeSide, side);
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    const Resource kind = *fourOf(desk->sight());
    TradePanel panel;
    panel.refresh(desk->sight());
    const std::unique_ptr<QMimeData> data(mimeOf({from, kind}));
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&panel, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&panel, &drop);
    QCOMPARE(panel.draft().count(side, kind), 1);
    QCOMPARE(panel.draft().give.total() + panel.draft().get.total(), 1);
  }
  void otherDragsAreLeftAlone() {
    QMimeData text;
    text.setText(u"a card"_s);
    QVERIFY(!cardIn(&text));
  }

  // Whom an offer asks
  void whoIsLeftOutOfOffersStaysSoByName() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    QStringList kept;
    {
      TradePanel panel;
      connect(&panel, &TradePanel::unaskedChanged, this, [&](const QStringList& names) { kept = names; });
      panel.refresh(desk->sight());
      panel.findChild<QAbstractButton*>(u"partner2"_s)->click();
    }
    QCOMPARE(kept, QStringList{u"C"_s});
    TradePanel next;
    next.setUnasked(kept);
    next.refresh(desk->sight());
    QVERIFY(!next.findChild<QAbstractButton*>(u"partner2"_s)->isChecked());
    QVERIFY(next.findChild<QAbstractButton*>(u"partner1"_s)->isChecked());
  }

  void whoIsLeftOutStaysSoInTheOtherLanguage_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("left out in English, seen in Hindi") << u"en"_s << u"hi"_s;
    QTest::newRow("left out in Hindi, seen in English") << u"hi"_s << u"en"_s;
  }
  void whoIsLeftOutStaysSoInTheOtherLanguage() {
    QFETCH(QString, before);
    QFETCH(QString, after);
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    QList<LobbySeat> seats(4);
    const QStringList names{u"Vikram"_s, u"Asha"_s, u"Ravi"_s, u"Meera"_s};
    for (int i = 0; i < 4; ++i) {
      seats[i].name = names[i];
      seats[i].holder = i == 0 ? SeatHolder::Person : SeatHolder::Bot;
    }
    PlaySight sight = desk->sight();
    sight.name = [&](SeatId seat) { return shownName(seats, seat); };
    sight.lobbyName = [&](SeatId seat) { return seats[seat.value].name; };
    const auto button = [](const TradePanel& panel, int seat) {
      return panel.findChild<QAbstractButton*>(u"partner%1"_s.arg(seat));
    };
    QStringList kept;
    TradePanel panel;
    connect(&panel, &TradePanel::unaskedChanged, this, [&](const QStringList& told) { kept = told; });

    languages_.use(before);
    panel.refresh(sight);
    button(panel, 2)->click();
    QCOMPARE(kept, QStringList{u"Ravi"_s});
    languages_.use(after);
    panel.refresh(sight);
    QVERIFY(!button(panel, 2)->isChecked());
    button(panel, 1)->click();  // a button of before
    panel.refresh(sight);
    QVERIFY(!button(panel, 1)->isChecked());
    button(panel, 2)->click();
    QCOMPARE(kept, QStringList{u"Asha"_s});

    TradePanel next;
    next.setUnasked(kept);
    for (const QString& language : {after, before}) {
      languages_.use(language);
      next.refresh(sight);
      QVERIFY(!button(next, 1)->isChecked());
      QVERIFY(button(next, 2)->isChecked());
    }
  }

  // Trade
  void theBankSaysItsRateFromTheReadersSide() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    const Resource give = *fourOf(desk->sight());
    const Resource get = give == Resource::Grain ? Resource::Wool : Resource::Grain;
    TradePanel panel;
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    panel.step(TradeSide::Get, get, 1);
    panel.step(TradeSide::Give, give, 1);
    const QString sentence = u"You get 1 × %1 for 4 × %2"_s.arg(nameOfResource(get), nameOfResource(give));
    QVERIFY2(wordsIn(panel).contains(sentence), qPrintable(wordsIn(panel).join(u'|')));
    QSignalSpy acts(&panel, &TradePanel::act);
    auto* swap = panel.findChild<ActionButton*>(u"swapWithBank"_s);
    QVERIFY(swap->isEnabled());
    swap->click();
    QCOMPARE(acts[0][0].value<Action>(), tradeWithBank(give, get));
  }
  void giveStopsAtTheOwnHandAndARightClickTakesAway() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    const Resource give = *fourOf(desk->sight());
    const int have = desk->sight().mine().hand[give];
    TradePanel panel;
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    for (int i = 0; i < have + 3; ++i) panel.step(TradeSide::Give, give, 1);
    QCOMPARE(panel.draft().give[give], have);
    Stepper* stepper = stepperOf(panel, "give-", give);
    QVERIFY(stepper);
    QTest::mouseClick(stepper, Qt::RightButton, {}, QPoint(4, 4));
    QCOMPARE(panel.draft().give[give], have - 1);
  }
  void digitsWantAndShiftedDigitsGive() {
    const auto desk = PlayDesk::where(
        [](const PlaySight& sight) { return mayAct(sight) && sight.mine().hand[Resource::Lumber] > 0; });
    QVERIFY(desk);
    TradePanel panel;
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    QTest::keyClick(&panel, Qt::Key_5);
    QCOMPARE(panel.draft().get, CardCounts::of(Resource::Ore));
    QTest::keyClick(&panel, Qt::Key_2, Qt::ShiftModifier);
    QCOMPARE(panel.draft().give, CardCounts::of(Resource::Lumber));
    panel.clear();
    QVERIFY(panel.draft().isEmpty());
  }
  void anOfferIsToldFromTheReadersSide() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    OfferCard card(SeatId(1));
    card.refresh(desk->sight());
    const auto lists = card.findChildren<CardList*>();
    QCOMPARE(lists.size(), 2);
    QVERIFY(wordsIn(card).contains(u"You get"_s) && wordsIn(card).contains(u"You give"_s));
    const Offer& offer = desk->state().seat(SeatId(1)).offer;
    QCOMPARE(lists[0]->cards(), offer.give);
    QCOMPARE(lists[1]->cards(), offer.want);
    QVERIFY(card.acceptButton()->isEnabled());
  }
  void anOfferThatIsOverLeavesAtOnceAlsoUnderThePointer() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    panel.show();
    QEnterEvent enter(QPointF(40, 40), QPointF(40, 40), QPointF(40, 40));
    QCoreApplication::sendEvent(&panel, &enter);
    const QPointer<OfferCard> card = panel.findChild<OfferCard*>();
    QVERIFY(card);
    QSignalSpy acts(&panel, &TradePanel::act), gone(&panel, &TradePanel::incomingGone);
    QVERIFY(desk->play(SeatId(1), withdrawOffer()));
    panel.refresh(desk->sight());
    QVERIFY(!panel.hasIncoming() && card->isHidden());
    QCOMPARE(gone.size(), 1);
    QVERIFY(acts.isEmpty());
  }
  void whatMovesIntoThePlaceOfAnOfferTakesNoClickInTheFirstMoment() {
    const auto desk = countersToMe(2);
    QVERIFY(desk);
    TradePanel panel;
    panel.resize(258, 600);
    panel.refresh(desk->sight());
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QSignalSpy acts(&panel, &TradePanel::act);
    QVERIFY(desk->play(SeatId(1), withdrawOffer()));
    panel.refresh(desk->sight());
    OfferCard* left = nullptr;
    for (auto* card : panel.findChildren<OfferCard*>())
      if (card->isVisible()) left = card;
    QVERIFY(left && left->offerer() == SeatId(2));
    QTest::mouseClick(left->declineButton(), Qt::LeftButton);
    QVERIFY(acts.isEmpty());
    QTest::qWait(static_cast<int>(PressGuard::kFirstMoment.count()) + 50);
    QTest::mouseClick(left->declineButton(), Qt::LeftButton);
    QCOMPARE(acts.size(), 1);
  }
  void anOfferThatBecameATradeSaysSo() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    OfferList list;
    list.refresh(desk->sight());
    QVERIFY(list.firstToAccept() && list.firstToAccept() == list.firstToDecline());
    const QPointer<OfferCard> card = list.firstToAccept();
    list.traded(SeatId(1));
    QEnterEvent enter(QPointF(4, 4), QPointF(4, 4), QPointF(4, 4));
    list.show();
    QCoreApplication::sendEvent(&list, &enter);
    QVERIFY(desk->play(SeatId(1), withdrawOffer()));
    list.refresh(desk->sight());
    QVERIFY(card && card->isOver());
    QVERIFY(wordsIn(*card).contains(u"You traded with %1"_s.arg(desk->sight().name(SeatId(1)))));
    QCOMPARE(list.firstToAccept(), nullptr);
  }
  void afterAnOfferTheFocusIsOnItsWithdrawalAndThenOnThePanel() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    TradePanel panel;
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    panel.show();
    const Resource give = *fourOf(desk->sight());
    panel.step(TradeSide::Give, give, 1);
    panel.step(TradeSide::Get, give == Resource::Ore ? Resource::Wool : Resource::Ore, 1);
    auto* offer = panel.findChild<ActionButton*>(u"offerToPlayers"_s);
    auto* withdraw = panel.findChild<ActionButton*>(u"withdrawOffer"_s);
    QSignalSpy acts(&panel, &TradePanel::act);
    offer->setFocus();
    offer->click();
    QCOMPARE(acts.size(), 1);
    QVERIFY(desk->play(SeatId(0), acts[0][0].value<Action>()));
    panel.refresh(desk->sight());
    QCOMPARE(panel.window()->focusWidget(), withdraw);
    withdraw->click();
    QVERIFY(desk->play(SeatId(0), acts[1][0].value<Action>()));
    panel.refresh(desk->sight());
    QCOMPARE(panel.window()->focusWidget(), &panel);
  }
  void acceptIsOffWithItsReasonWhenICannotPay() {
    const auto desk = offerToMe(false);
    QVERIFY(desk);
    OfferCard card(SeatId(1));
    card.refresh(desk->sight());
    QVERIFY(!card.acceptButton()->isEnabled());
    QCOMPARE(card.acceptButton()->toolTip(), sentenceFor(Reject::CannotPayOffer) + u'\n' + f1Words());
  }

  void partnersStayUnderTheFingerWhileTheTableIsTheSame() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && tradePartners(sight.definition, sight.state, sight.viewer).size() > 1;
    });
    QVERIFY(desk);
    TradePanel panel;
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    QPointer<QAbstractButton> partner = panel.findChild<QAbstractButton*>(u"partner1"_s);
    QVERIFY(partner);
    partner->setFocus();
    QTest::keyPress(partner, Qt::Key_Space);
    panel.refresh(desk->sight());  // a ping, a tick of the clock: while the key is down
    QTest::keyRelease(partner, Qt::Key_Space);
    QVERIFY(!partner->isChecked());
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(partner && partner->hasFocus());
    QCOMPARE(panel.findChild<QAbstractButton*>(u"partner1"_s), partner.data());
  }
  void theAnswerOfAPlayerKeepsItsRowAndFocus() {
    std::unique_ptr<PlayDesk> desk;
    for (std::uint64_t seed = 1; seed < 60 && !desk; ++seed) {
      auto deal = std::make_unique<PlayDesk>(seed, TradeSelect::ProposerPicks);
      if (deal->playUntil([](const PlaySight& sight) { return mayAct(sight) && sight.mine().hand.total() > 2; }) &&
          offerWhatSeatOneHas(*deal))
        desk = std::move(deal);
    }
    QVERIFY(desk);
    AnswerRows rows;
    rows.refresh(desk->sight());
    rows.resize(300, 200);
    rows.show();
    QVERIFY(QTest::qWaitForWindowActive(&rows));
    QPointer<ActionButton> trade = rows.findChild<ActionButton*>(u"tradeWith1"_s);
    QVERIFY(trade && !trade->isVisible());
    QVERIFY(desk->play(SeatId(1), accept(SeatId(0))));
    rows.refresh(desk->sight());
    QVERIFY(trade);
    QVERIFY(trade->isVisible());
    QVERIFY2(trade->isEnabled(), qPrintable(trade->toolTip()));
    trade->setFocus();
    QSignalSpy acts(&rows, &AnswerRows::act);
    QTest::mousePress(trade, Qt::LeftButton);
    rows.refresh(desk->sight());
    QTest::mouseRelease(trade, Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(trade && trade->hasFocus());
    QCOMPARE(acts.size(), 1);
    QCOMPARE(acts[0][0].value<Action>(), confirm(SeatId(1)));
  }
  void whatIsComposedStaysInSightWhateverComesIn_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("offers");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int height : {800, 720})
        for (const int offers : {0, 1, 2, 3}) {
          const QString name = u"%1, a window of 1280x%2, %3 offers of others"_s.arg(language).arg(height).arg(offers);
          QTest::newRow(qPrintable(name)) << language << height << offers;
        }
  }
  void whatIsComposedStaysInSightWhateverComesIn() {
    QFETCH(QString, language);
    QFETCH(int, height);
    QFETCH(int, offers);
    languages_.use(language);
    const auto desk = countersToMe(offers);
    QVERIFY(desk);
    TradePanel panel;
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(desk->sight()); });
    panel.setFixedSize(258, height - kAroundPanel);
    panel.refresh(desk->sight());
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QCOMPARE(hiddenParts(panel), QStringList());
    const QPoint before = stepperOf(panel, "get-", Resource::Ore)->mapTo(&panel, QPoint());
    if (offers > 0) {  // a counter-offer: the original stays, and nothing moves
      auto* card = panel.findChild<OfferCard*>();
      card->findChild<ActionButton*>(u"changeOffer"_s)->click();
      for (Resource kind : kAllResources) panel.step(TradeSide::Give, kind, 1);
      QCoreApplication::processEvents();
      QCOMPARE(hiddenParts(panel), QStringList());
      QCOMPARE(stepperOf(panel, "get-", Resource::Ore)->mapTo(&panel, QPoint()), before);
      auto* back = panel.findChild<ActionButton*>(u"backToOriginal"_s);
      QVERIFY(back->isVisible());
      back->click();
      QVERIFY(!back->isVisible());
      QVERIFY(card->isVisible());
    }
  }
  void theAnswersStayWhenAllHaveDeclined() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && sight.mine().hand.total() > 2 &&
             tradePartners(sight.definition, sight.state, sight.viewer).size() == 3;
    });
    QVERIFY(desk);
    Resource give = Resource::None;
    for (Resource kind : kAllResources)
      if (desk->sight().mine().hand[kind] > 0) give = kind;
    const CardCounts want = CardCounts::of(give == Resource::Ore ? Resource::Wool : Resource::Ore);
    AnswerRows rows;
    const auto hear = [&](Event event) { rows.hear(event, desk->sight()); };
    QVERIFY(desk->play(SeatId(0), offerTrade(CardCounts::of(give), want, {PartnerId(1), PartnerId(2), PartnerId(3)})));
    hear(
        {.kind = EventKind::OfferMade, .seat = SeatId(0), .count = 0b1110, .cards = CardCounts::of(give), .got = want});
    rows.refresh(desk->sight());
    QVERIFY(wordsIn(rows).contains(u"Thinks it over"_s));
    for (int s = 1; s < 4; ++s) {
      QVERIFY(desk->play(SeatId(s), decline(SeatId(0))));
      hear({.kind = EventKind::OfferDeclined, .seat = SeatId(s), .other = SeatId(0)});
    }
    hear({.kind = EventKind::OfferClosed, .seat = SeatId(0), .count = 1});
    rows.refresh(desk->sight());
    QVERIFY(rows.isDeclined());
    QCOMPARE(wordsIn(rows).count(u"Declines"_s), 3);
    QVERIFY(wordsIn(rows).first().startsWith(u"All have declined"_s));
    rows.putAway();
    QVERIFY(wordsIn(rows).isEmpty());
  }
  void theOfferButtonThatIsOffSaysWhy() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && sight.mine().hand.total() > 2 &&
             tradePartners(sight.definition, sight.state, sight.viewer).size() == 3;
    });
    QVERIFY(desk);
    Resource give = Resource::None;
    for (Resource kind : kAllResources)
      if (desk->sight().mine().hand[kind] > 0) give = kind;
    const Resource want = give == Resource::Ore ? Resource::Wool : Resource::Ore;
    TradePanel panel;
    const auto* offer = panel.findChild<ActionButton*>(u"offerToPlayers"_s);
    const auto* hint = panel.findChild<ElidedWords*>(u"offerHint"_s);
    const auto fill = [&](int given, Resource got, int count) {
      panel.clear();
      panel.refresh(desk->sight());
      panel.step(TradeSide::Give, give, given);
      if (count > 0) panel.step(TradeSide::Get, got, count);
      panel.refresh(desk->sight());
    };
    fill(0, want, 0);
    QVERIFY(!offer->isEnabled() && !offer->toolTip().isEmpty());
    for (const auto& [given, got, count] : {std::tuple(1, want, 0), std::tuple(0, want, 1), std::tuple(1, give, 1)}) {
      fill(given, got, count);
      QVERIFY(!offer->isEnabled());
      QVERIFY2(hint->text().endsWith(u'.') && offer->toolTip().contains(hint->text()), qPrintable(offer->toolTip()));
    }
    fill(1, want, 1);
    QVERIFY(offer->isEnabled());
    QCOMPARE(hint->text(), u"The first who accepts trades."_s);
    QVERIFY(desk->play(
        SeatId(0), offerTrade(CardCounts::of(give), CardCounts::of(want), {PartnerId(1), PartnerId(2), PartnerId(3)})));
    panel.refresh(desk->sight());
    QVERIFY(!offer->isEnabled());
    QCOMPARE(hint->text(), u"This offer is open already."_s);
    const LegalActions none{};  // as while an action is on its way
    const PlaySight now = desk->sight();
    panel.step(TradeSide::Give, give, -1);
    panel.step(TradeSide::Get, want, 1);
    panel.refresh({now.definition, now.state, none, now.viewer, now.curtain, now.name, now.color, now.lobbyName});
    QVERIFY(!offer->isEnabled() && !offer->toolTip().isEmpty());
  }
  void aHalfMadeTradeEndsWithTheTurn() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    panel.step(TradeSide::Get, Resource::Ore, 1);
    panel.refresh(desk->sight());
    QVERIFY(!panel.draft().isEmpty());
    QVERIFY(desk->play(SeatId(0), endTurn()));
    panel.refresh(desk->sight());
    QVERIFY(panel.draft().isEmpty());
    panel.step(TradeSide::Get, Resource::Ore, 1);
    QVERIFY(desk->playUntil([](const PlaySight& sight) { return sight.state.head.active == SeatId(2); }));
    panel.refresh(desk->sight());
    QVERIFY2(panel.draft().isEmpty(), "nor does it go from one turn of another to the next");
  }
  void whatWasPreparedForTheOwnTurnIsThereWhenItBegins() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.active == SeatId(3); });
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    panel.step(TradeSide::Get, Resource::Ore, 1);
    QVERIFY(desk->playUntil([](const PlaySight& sight) { return sight.state.head.active == SeatId(0); }));
    panel.refresh(desk->sight());
    QCOMPARE(panel.draft().get, CardCounts::of(Resource::Ore));
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
    QTRY_COMPARE(declined.size(), 1);
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
    QCOMPARE(shunned->actions().first()->text(), u"B"_s);
    shunned->actions().first()->trigger();
    QVERIFY(!panel.hasIncoming());
    QTRY_COMPARE(declined.size(), 1);
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
  }
  void aGiftHasWords() {
    const CardCounts ore = CardCounts::of(Resource::Ore);
    QCOMPARE(exchangeText(ore, {}), u"You get 1 × Ore as a gift"_s);
    QCOMPARE(exchangeText({}, ore), u"You give 1 × Ore as a gift"_s);
    CardList none;
    none.setCards({});
    QCOMPARE(none.accessibleName(), u"nothing"_s);
  }
  void oneMayWantAsManyCardsAsThereAre() {
    const auto desk = PlayDesk::where(mayAct);
    QVERIFY(desk);
    GameDefinition few = desk->definition();
    few.rules.bank = CardCounts::resources(3, 3, 3, 3, 3);
    TradePanel panel;
    PlaySight sight{few,         desk->state(),      desk->sight().legal, SeatId(0),
                    Curtain::Up, desk->sight().name, desk->sight().color, desk->sight().lobbyName};
    panel.refresh(sight);
    for (int i = 0; i < 3; ++i) panel.step(TradeSide::Get, Resource::Ore, 1);
    panel.refresh(sight);
    QVERIFY(!stepperOf(panel, "get-", Resource::Ore)->moreButton()->isEnabled());
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayTradeTest)
#include "test_play_trade.moc"
