// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEnterEvent>
#include <QLabel>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <bit>

#include "app/formats/reject_text.h"
#include "app/game/bot_names.h"
#include "app/game/describe.h"
#include "app/game/languages.h"
#include "app/game/rule_book.h"
#include "app/ui/play_choices.h"
#include "app/ui/play_drag.h"
#include "app/ui/play_end.h"
#include "app/ui/play_events.h"
#include "app/ui/play_journeys.h"
#include "app/ui/play_players.h"
#include "app/ui/play_prompt.h"
#include "app/ui/play_trade.h"
#include "app/ui/play_tray.h"
#include "app/ui/rule_topics.h"
#include "app/ui/seat_rows.h"
#include "play_desk.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

QStringList wordsIn(const QWidget& panel) {
  QStringList words;
  for (const QLabel* label : panel.findChildren<QLabel*>())
    if (label->isVisibleTo(&panel)) words << label->text();
  return words;
}

bool mayAct(const PlaySight& sight) { return sight.must() == Must::Act && sight.state.head.open == 0; }

/// Four of one kind: the bank takes them.
std::optional<Resource> fourOf(const PlaySight& sight) {
  for (Resource kind : kAllResources)
    if (sight.mine().hand[kind] >= 4 && bankRate(sight.table, sight.state, sight.viewer, kind) == 4) return kind;
  return std::nullopt;
}

Stepper* stepperOf(const QWidget& panel, const char* side, Resource kind) {
  return panel.findChild<Stepper*>(QLatin1StringView(side) +
                                   QString::fromLatin1(nameOf(kind).data(), static_cast<int>(nameOf(kind).size())));
}

}  // namespace

class PlayPanels : public QObject {
  Q_OBJECT
 private Q_SLOTS:
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
    sight.name = [&](SeatId seat) { return shownName(seats, seat.value); };
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

  // Cards on their way
  void producedCardsComeFromTheirHexes() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.rolled(); });
    QVERIFY(desk);
    const Topology& map = desk->table().map;
    // Any hex that pays a house of somebody: its number, its kind, its owner.
    for (int i = 0; i < map.hexCount(); ++i) {
      const Cell& cell = map.hex(HexId(i)).cell;
      const Resource kind = resourceOf(cell.terrain);
      if (kind == Resource::None || desk->state().robbers[0] == HexId(i)) continue;
      for (const CornerId corner : map.hex(HexId(i)).corners) {
        if (desk->state().at(corner).isEmpty()) continue;
        Event event{EventKind::Produced, desk->state().at(corner).owner()};
        event.cards = Pack::of(kind);
        const auto ways = journeysOf(event, desk->table(), desk->state(), cell.number);
        QCOMPARE(ways.size(), 1u);
        QCOMPARE(ways[0].from.at, CardSpot::At::Hex);
        QCOMPARE(map.hex(ways[0].from.hex).cell.number, cell.number);
        QVERIFY(ways[0].to == (CardSpot{CardSpot::At::Seat, {}, event.seat}));
        return;
      }
    }
    QFAIL("no house pays");
  }
  void aStolenCardGoesFromSeatToSeatUnseen() {
    const PlayDesk desk;
    Event event{EventKind::CardStolen, SeatId(1), SeatId(2)};
    event.cards = Pack::of(Resource::Unknown);
    const auto ways = journeysOf(event, desk.table(), desk.state(), 7);
    QCOMPARE(ways.size(), 1u);
    QVERIFY(ways[0].from == (CardSpot{CardSpot::At::Seat, {}, SeatId(2)}));
    QVERIFY(ways[0].to == (CardSpot{CardSpot::At::Seat, {}, SeatId(1)}));
    QCOMPARE(ways[0].kind, Resource::Unknown);
  }

  // How long things move
  void motionHasOneLength_data() {
    QTest::addColumn<Moves>("what");
    QTest::addColumn<Motion>("motion");
    QTest::addColumn<bool>("shown");
    QTest::newRow("pieces drop at full motion") << Moves::Piece << Motion::Full << true;
    QTest::newRow("pieces stand at once with reduced motion") << Moves::Piece << Motion::Reduced << false;
    QTest::newRow("cards do not fly with reduced motion") << Moves::Cards << Motion::Reduced << false;
    QTest::newRow("hexes still light up with reduced motion") << Moves::Producing << Motion::Reduced << true;
    QTest::newRow("hexes do not light up with motion off") << Moves::Producing << Motion::Off << false;
    QTest::newRow("a place asked for is shown with motion off") << Moves::Pointer << Motion::Off << true;
  }
  void motionHasOneLength() {
    QFETCH(Moves, what);
    QFETCH(Motion, motion);
    QTEST(millisecondsOf(what, motion) > 0, "shown");
    QVERIFY(millisecondsOf(what, Motion::Fast) <= millisecondsOf(what, Motion::Full));
    QVERIFY(millisecondsOf(Moves::Dice, motion) <= 1000);  // a throw is shown for a second at most
  }

  // What the bank can do for a cost
  void nothingIsMissing() {
    QCOMPARE(shortfall(Pack::resources(2, 1, 0, 0, 0), Pack::resources(1, 1, 0, 0, 0)), Pack{});
  }
  void missingCardsAreCountedByKind() {
    QCOMPARE(shortfall(Pack::resources(0, 3, 0, 1, 1), Pack::resources(0, 0, 0, 2, 3)), Pack::resources(0, 0, 0, 1, 2));
  }
  void theBankTurnsFourSpareOreIntoTheMissingBrick() {
    PlayDesk desk;
    State state = initialState(desk.table());
    state.seat(SeatId(0)).hand = Pack::resources(0, 1, 0, 0, 4);
    state.seat(SeatId(0)).rates = 0;
    const auto way = cheapestWay(desk.table(), state, SeatId(0), desk.table().rules.roadCost);
    QVERIFY(way.has_value());
    QCOMPARE(*way, (std::vector<BankSwap>{{Resource::Ore, Resource::Brick, 4}}));
  }
  void cardsThatTheCostNeedsAreNotGivenAway() {
    PlayDesk desk;
    State state = initialState(desk.table());
    state.seat(SeatId(0)).hand = Pack::resources(0, 0, 0, 2, 5);  // a city needs 2 grain and 3 ore: nothing to spare
    QVERIFY(cheapestWay(desk.table(), state, SeatId(0), desk.table().rules.cityCost)->empty());
    state.seat(SeatId(0)).hand = Pack::resources(0, 0, 0, 1, 5);  // 2 ore to spare do not buy a grain
    QVERIFY(!cheapestWay(desk.table(), state, SeatId(0), desk.table().rules.cityCost));
  }

  // Build buttons
  void aBuildButtonThatIsOffSaysWhy() {
    const auto desk = PlayDesk::where(
        [](const PlaySight& sight) { return mayAct(sight) && !sight.mine().hand.covers(sight.table.rules.cityCost); });
    QVERIFY(desk);
    Tray tray;
    tray.refresh(desk->sight(), Picking::Nothing);
    const BuildButton* city = tray.build(BuildButton::Thing::City);
    QVERIFY(!city->isEnabled());
    QVERIFY2(city->toolTip().contains(sentenceFor(Reject::NotEnoughCards)), qPrintable(city->toolTip()));
  }
  void beforeTheThrowTheNextStepIsToRoll() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Must::Roll; });
    QVERIFY(desk);
    Tray tray;
    tray.refresh(desk->sight(), Picking::Nothing);
    QCOMPARE(tray.next()->text(), u"Roll dice"_s);
    QVERIFY(tray.next()->isEnabled());
    QSignalSpy acts(&tray, &Tray::act);
    tray.next()->click();
    QCOMPARE(acts.size(), 1);
    QCOMPARE(acts[0][0].value<Action>(), roll());
  }
  void aCardBoughtThisTurnSaysThatItMustWait() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && sight.mine().fresh[Card::Knight] > 0 && sight.mine().cards[Card::Knight] == 1 &&
             sight.mine().cardsPlayed == 0;
    });
    QVERIFY(desk);
    HandStrip hand;
    hand.refresh(desk->sight());
    const DevelopmentCard* knight = hand.development(Card::Knight);
    QVERIFY(knight && !knight->isEnabled());
    QVERIFY2(knight->toolTip().contains(sentenceFor(Reject::CardBoughtThisTurn)), qPrintable(knight->toolTip()));
  }

  // Discarding
  void aDiscardNeverExceedsWhatIsOwedAndSaysWhatIsMissing() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Must::Discard; });
    QVERIFY(desk);
    ChoicePanel panel;
    const auto refresh = [&] { panel.refresh(desk->sight()); };
    connect(&panel, &ChoicePanel::changed, this, refresh);
    refresh();
    QCOMPARE(panel.kind(), ChoicePanel::Kind::Discard);
    QVERIFY(!panel.okButton()->isEnabled());
    QVERIFY(!panel.okButton()->toolTip().isEmpty());
    const Seat& mine = desk->sight().mine();
    for (Resource kind : kAllResources)
      for (int i = 0; i < mine.hand[kind] + 2; ++i) {
        Q_EMIT panel.stepper(kind)->stepped(kind, 1);
        QVERIFY(panel.chosen()[kind] <= mine.hand[kind]);
        QVERIFY(panel.chosen().total() <= mine.pending.left);
      }
    QCOMPARE(panel.chosen().total(), static_cast<int>(mine.pending.left));
    QVERIFY(panel.okButton()->isEnabled());
    QSignalSpy acts(&panel, &ChoicePanel::act);
    panel.okButton()->click();
    QCOMPARE(acts.size(), 1);
    QVERIFY(desk->play(SeatId(0), acts[0][0].value<Action>()));
  }
  void digitsChooseWhatIsDiscardedAndShiftTakesItBack() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Must::Discard; });
    QVERIFY(desk);
    const PlaySight sight = desk->sight();
    ChoicePanel panel;
    connect(&panel, &ChoicePanel::changed, &panel, [&panel, &desk] { panel.refresh(desk->sight()); });
    panel.refresh(sight);
    panel.show();
    Resource held = Resource::None;
    for (Resource kind : kAllResources)
      if (sight.mine().hand[kind] > 0) held = kind;
    const auto key = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(held));
    QTest::keyClick(&panel, key);
    QCOMPARE(panel.chosen(), Pack::of(held));
    QTest::keyClick(&panel, key, Qt::ShiftModifier);
    QCOMPARE(panel.chosen(), Pack());
    for (int i = 0; i < 20; ++i) QTest::keyClick(&panel, key);  // never more than is held or owed
    QCOMPARE(panel.chosen()[held], std::min<int>(sight.mine().hand[held], sight.mine().pending.left));
  }
  void clearStartsTheDiscardAnew() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Must::Discard; });
    QVERIFY(desk);
    ChoicePanel panel;
    connect(&panel, &ChoicePanel::changed, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    for (Resource kind : kAllResources)
      if (desk->sight().mine().hand[kind] > 0) Q_EMIT panel.stepper(kind)->stepped(kind, 1);
    QVERIFY(!panel.chosen().isEmpty());
    panel.clearButton()->click();
    QVERIFY(panel.chosen().isEmpty());
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
    QCOMPARE(panel.draft().get, Pack::of(Resource::Ore));
    QTest::keyClick(&panel, Qt::Key_2, Qt::ShiftModifier);
    QCOMPARE(panel.draft().give, Pack::of(Resource::Lumber));
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
  void anOfferThatIsOverStaysUnderThePointerAndTakesNoClicks() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    panel.show();
    QEnterEvent enter(QPointF(40, 40), QPointF(40, 40), QPointF(40, 40));
    QCoreApplication::sendEvent(&panel, &enter);
    const QPointer<OfferCard> card = panel.findChild<OfferCard*>();
    QVERIFY(card && !card->isOver());
    QVERIFY(desk->play(SeatId(1), withdrawOffer()));
    panel.refresh(desk->sight());
    QVERIFY(card && card->isVisible() && card->isOver());
    QSignalSpy acts(&panel, &TradePanel::act);
    for (ActionButton* button : card->findChildren<ActionButton*>()) QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(acts.isEmpty());
    QVERIFY(panel.draft().isEmpty());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&panel, &leave);
    QVERIFY(!panel.hasIncoming());
    QVERIFY(!card || card->isHidden());
  }
  void anOfferThatIsOverGoesAtOnceWhereNoPointerIs() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    QVERIFY(panel.hasIncoming());
    QVERIFY(desk->play(SeatId(1), withdrawOffer()));
    panel.refresh(desk->sight());
    QVERIFY(!panel.hasIncoming());
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
      return mayAct(sight) && std::popcount(tradePartners(sight.table, sight.state, sight.viewer)) > 1;
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
  void oneMayWantAsManyCardsAsThereAre() {
    const auto desk = PlayDesk::where(mayAct);
    QVERIFY(desk);
    Table few = desk->table();
    few.rules.bank = Pack::resources(3, 3, 3, 3, 3);
    TradePanel panel;
    PlaySight sight{few,         desk->state(),      desk->sight().legal, SeatId(0),
                    Curtain::Up, desk->sight().name, desk->sight().color, desk->sight().lobbyName};
    panel.refresh(sight);
    for (int i = 0; i < 3; ++i) panel.step(TradeSide::Get, Resource::Ore, 1);
    panel.refresh(sight);
    QVERIFY(!stepperOf(panel, "get-", Resource::Ore)->moreButton()->isEnabled());
  }

  // Names
  void namesInToolTipsAreNoHtml_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("a heading") << u"<h1>Bob</h1>"_s;
    QTest::newRow("a sentence with one") << u"Remove <h1>Bob</h1> & all\nof it"_s;
    QTest::newRow("a plain name") << u"Bob"_s;
    QTest::newRow("an entity") << u"&lt;Bob"_s;
  }
  void namesInToolTipsAreNoHtml() {
    QFETCH(QString, text);
    QLabel tip(plainTip(text));  // what a tool tip is
    QTextDocument read;
    if (Qt::mightBeRichText(tip.text()))
      read.setHtml(tip.text());
    else
      read.setPlainText(tip.text());
    QCOMPARE(read.toPlainText(), text);
  }
  void noToolTipOfTheTableRendersAHostileName() {
    PlayDesk desk;
    const QString name = u"<h1>Bob</h1>"_s;
    PlaySight sight = desk.sight();
    sight.name = [name](SeatId) { return name; };
    QWidget table;
    auto* players = new PlayersPanel(&table);
    auto* trade = new TradePanel(&table);
    auto* prompt = new PromptBar(&table);
    auto* seat = new LobbySeatRow(0, &table);
    Lobby lobby;
    lobby.seats.resize(4);
    players->refresh(sight, lobby);
    trade->refresh(sight);
    prompt->refresh(name + u" – roll"_s, &sight);
    LobbySeat taken;
    taken.holder = SeatHolder::Person;
    taken.name = name;
    seat->showSeat(taken, LobbySeatRow::Mine::No, Role::Host);
    int told = 0;
    for (const QWidget* part : table.findChildren<QWidget*>()) {
      QVERIFY2(!part->toolTip().contains(u"<h1>"_s), qPrintable(part->toolTip()));
      told += part->toolTip().contains(u"&lt;h1&gt;Bob"_s);
    }
    QVERIFY(told >= 6);  // four players, the prompt, the seat
  }

  // The curtain
  void theBadgeBehindTheCurtainIsOfWhoIsToSitDown() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.active == SeatId(2); });
    QVERIFY(desk);
    PromptBar prompt;
    PlaySight sight = desk->sight();
    prompt.refresh(u"Waiting for C…"_s, &sight);
    QCOMPARE(prompt.badge()->color(), 2);
    sight.curtain = Curtain::Down;
    prompt.refresh(u"Pass the computer to A."_s, &sight);
    QCOMPARE(prompt.badge()->color(), 0);
  }
  void behindTheCurtainNoKindIsCounted() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && sight.mine().hand.total() > 2 && sight.mine().cards.total() > 0;
    });
    QVERIFY(desk);
    HandStrip hand;
    TradePanel trade;
    hand.refresh(desk->sight());
    desk->curtain = Curtain::Down;
    desk->look();
    hand.refresh(desk->sight());
    trade.refresh(desk->sight());
    for (const HandCard* card : hand.cards()) QCOMPARE(card->count(), 0);
    for (int kind = 0; kind < kCards; ++kind) QVERIFY(!hand.development(static_cast<Card>(kind)));
    for (const Stepper* stepper : trade.findChildren<Stepper*>()) QCOMPARE(stepper->value(), 0);
  }

  // Words
  void thePromptIsBoldUpToItsDash() {
    const PromptWords words = promptWords(u"Your turn – roll the dice."_s);
    QCOMPARE(words.title, u"Your turn"_s);
    QCOMPARE(words.task, u"Roll the dice."_s);
    QCOMPARE(promptWords(u"The game is paused."_s).title, u"The game is paused."_s);
  }
  void panelsSpeakTheLanguageOfTheMoment() {
    PlayDesk desk;
    TradePanel trade;
    Tray tray;
    const QStringList english = wordsIn(trade);
    languages_.use(u"hi"_s);
    for (QWidget* panel : {static_cast<QWidget*>(&trade), static_cast<QWidget*>(&tray)}) {
      QEvent change(QEvent::LanguageChange);
      QCoreApplication::sendEvent(panel, &change);
    }
    trade.refresh(desk.sight());
    tray.refresh(desk.sight(), Picking::Nothing);
    QCOMPARE_NE(wordsIn(trade), english);
  }

  // Players
  void whoIsBackIsNoBot_data() {
    QTest::addColumn<Link>("link");
    QTest::addColumn<bool>("bot");
    QTest::newRow("lost: a bot plays") << Link::Lost << true;
    QTest::newRow("back after the end: the name of the stand-in is still there") << Link::Up << false;
  }
  void whoIsBackIsNoBot() {
    QFETCH(Link, link);
    const PlayDesk desk;
    LobbySeat seat;
    seat.holder = SeatHolder::Person;
    seat.name = u"Vikram"_s;
    seat.bot = u"greedy"_s;
    seat.link = link;
    QTEST(factsOf(desk.sight(), SeatId(1), seat).bot, "bot");
  }

  // Build buttons that lead nowhere
  void aToolTipWithoutAPlaceNamesNoPlace() {
    // Cards and pieces are there, but no free corner is reached (2.5): "this corner" was never meant.
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && !sight.legal.has(ActionKind::Settlement) && sight.mine().settlements > 0 &&
             sight.mine().hand.covers(sight.table.rules.settlementCost);
    });
    QVERIFY(desk);
    const QString why = desk->sight().refusalOf(ActionKind::Settlement).sentence;
    QVERIFY2(!why.isEmpty() && !why.contains(u"his corner"_s), qPrintable(why));
  }

  // The ways to the rules
  void whatIsSwitchedOffLeadsToTheRuleThatItsToolTipTells_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << u"en"_s;
    QTest::newRow("in Hindi") << u"hi"_s;
  }
  void whatIsSwitchedOffLeadsToTheRuleThatItsToolTipTells() {
    QFETCH(QString, language);
    languages_.use(language);
    const RuleBook book = RuleBook::inLanguage(language);
    QSet<QString> told;
    for (const auto& desk : deskWithRefusals()) {
      TablePanels panels(desk->sight());
      for (const QAbstractButton* button : panels.buttons()) {
        const QSet<QString> numbers = rulesTold(button->toolTip());
        if (button->isEnabled() || numbers.isEmpty()) continue;
        const QString where = button->objectName() + u" "_s + button->accessibleName() + u": "_s + button->toolTip();
        const RuleTopic topic = ruleTopicOf(button);
        QVERIFY2(numbers.contains(topic.number), qPrintable(where));
        QVERIFY2(book.sections()[book.indexOf(book.sectionOfRule(topic.number))].rules.contains(topic.number),
                 qPrintable(where));
        QVERIFY2(button->toolTip().endsWith(f1Words()), qPrintable(where));
        told << (button->objectName().isEmpty() ? QString::fromLatin1(button->metaObject()->className())
                                                : button->objectName());
      }
    }
    for (const QString& part : {u"tapu::BuildButton"_s, u"tapu::DevelopmentCard"_s, u"swapWithBank"_s,
                                u"offerToPlayers"_s, u"acceptOffer"_s, u"choiceOk"_s, u"next"_s})
      QVERIFY2(told.contains(part), qPrintable(part + u" is not among "_s + QStringList(told.values()).join(u", "_s)));
  }
  void whatMayBeDoneLeadsToItsSection() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    const PlaySight sight = desk->sight();
    TradePanel trade;
    const Resource give = *fourOf(sight), get = give == Resource::Ore ? Resource::Wool : Resource::Ore;
    trade.step(TradeSide::Get, get, 1);
    trade.refresh(sight);
    const auto* swap = trade.findChild<ActionButton*>(u"swapWithBank"_s);
    const auto* offer = trade.findChild<ActionButton*>(u"offerToPlayers"_s);
    QVERIFY(swap->isEnabled());
    QCOMPARE(ruleTopicOf(swap).section, u"bank-trade"_s);
    QVERIFY(ruleTopicOf(swap).number.isEmpty());
    QCOMPARE(ruleTopicOf(&trade).section, u"offers"_s);
    QVERIFY(!offer->isEnabled());  // 6.3: nothing is given yet
    QCOMPARE(ruleTopicOf(offer).number, u"6.3"_s);
    const HandStrip hand;
    for (const HandCard* card : hand.cards()) QCOMPARE(ruleTopicOf(card).section, u"terrain"_s);
    for (const auto& [kind, section] : {std::pair{Card::Knight, u"knight"_s},
                                        {Card::Monopoly, u"progress"_s},
                                        {Card::RoadBuilding, u"progress"_s},
                                        {Card::YearOfPlenty, u"progress"_s},
                                        {Card::Point, u"point-cards"_s},
                                        {Card::Insurance, u"insurance"_s},
                                        {Card::Dog, u"dog"_s}}) {
      const DevelopmentCard card(kind, nullptr);
      QCOMPARE(ruleTopicOf(&card).section, section);
    }
    RoundStrip round;
    QCOMPARE(ruleTopicOf(&round).section, u"winning"_s);
  }

  // The end
  void theFinalTableAddsUp() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.phase == Phase::Over; });
    QVERIFY(desk);
    for (const Standing& row : standings(desk->table(), desk->state()))
      QCOMPARE(pointSources(desk->table(), desk->state(), row.seat).total(), row.points);
    EndSheet sheet;
    sheet.refresh(desk->sight());
    QVERIFY(wordsIn(sheet).contains(u"Points from:"_s));  // a city stands there as 2, not as 1
    QVERIFY(wordsIn(sheet).contains(u"Total"_s));
  }

 private:
  /// The parts of the table that hold buttons, each with something chosen.
  struct TablePanels {
    explicit TablePanels(const PlaySight& sight) {
      tray.refresh(sight, Picking::Nothing);
      trade.refresh(sight);
      const auto held = [&](Resource kind) { return sight.hasHand() && sight.mine().hand[kind] > 0; };
      const auto give = std::ranges::find_if(kAllResources, held);
      if (give != std::end(kAllResources)) trade.step(TradeSide::Give, *give, 1);
      trade.step(TradeSide::Get, give == std::begin(kAllResources) ? Resource::Ore : Resource::Brick, 1);
      trade.refresh(sight);
      choices.refresh(sight);
      choices.askCard(Card::Knight);
      choices.refresh(sight);
    }
    QList<QAbstractButton*> buttons() const {
      return tray.findChildren<QAbstractButton*>() + trade.findChildren<QAbstractButton*>() +
             choices.findChildren<QAbstractButton*>();
    }
    Tray tray;
    TradePanel trade;
    ChoicePanel choices;
  };
  /// Before the throw, in the own turn with a card just bought, in that of others, with an offer too dear.
  static std::vector<std::unique_ptr<PlayDesk>> deskWithRefusals() {
    std::vector<std::unique_ptr<PlayDesk>> desks;
    desks.push_back(std::make_unique<PlayDesk>());
    for (const Must must : {Must::Roll, Must::Act, Must::Nothing, Must::FreeRoute})
      desks.push_back(PlayDesk::where([must](const PlaySight& sight) {
        return sight.must() == must && sight.state.head.phase == Phase::Play && sight.mine().cards[Card::Knight] > 0;
      }));
    desks.push_back(
        PlayDesk::where([](const PlaySight& sight) { return sight.must() == Must::Roll && fourOf(sight); }));
    desks.push_back(offerToMe(false));
    std::erase(desks, nullptr);
    return desks;
  }
  /// The numbers of the rules whose refusals stand in a tool tip.
  static QSet<QString> rulesTold(const QString& tip) {
    QSet<QString> numbers;
    for (int i = 0; i < static_cast<int>(Reject::Count); ++i)
      if (const Complaint complaint = complaintFor(static_cast<Reject>(i)); tip.contains(complaint.sentence))
        numbers << complaint.rule;
    return numbers;
  }
  /// Seat 0 offers everybody a card for one that seat 1 can pay, and chooses among who accepts.
  static bool offerWhatSeatOneHas(PlayDesk& desk) {
    const std::uint8_t asked = tradePartners(desk.table(), desk.all(), SeatId(0));
    if (!(asked & 2) || std::popcount(asked) < 2) return false;
    for (Resource give : kAllResources)
      for (Resource want : kAllResources) {
        if (give == want || desk.sight().mine().hand[give] == 0 || desk.all().seat(SeatId(1)).hand[want] == 0) continue;
        if (desk.play(SeatId(0), offerTrade(Pack::of(give), Pack::of(want), asked))) return true;
      }
    return false;
  }
  /// A position in which seat 1 offers a card to seat 0 who can or cannot pay it.
  static std::unique_ptr<PlayDesk> offerToMe(bool canPay) {
    Resource give = Resource::None, want = Resource::None;
    auto desk = PlayDesk::where([&](const PlaySight& sight) {
      if (sight.state.head.active != SeatId(1) || sight.state.head.open > 0 ||
          sight.state.seat(SeatId(1)).pending.must != Must::Act || sight.state.seat(SeatId(1)).hand.total() < 5)
        return false;
      want = Resource::None;
      for (Resource kind : kAllResources)
        if ((sight.mine().hand[kind] > 0) == canPay) want = kind;
      return want != Resource::None;
    });
    if (!desk) return nullptr;
    for (Resource kind : kAllResources) {
      give = kind;
      if (give != want && desk->play(SeatId(1), offerTrade(Pack::of(give), Pack::of(want), 1))) return desk;
    }
    return nullptr;
  }

  Languages languages_;
};

QTEST_MAIN(PlayPanels)
#include "test_play_panels.moc"
