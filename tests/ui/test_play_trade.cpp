// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEnterEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <bit>

#include "app/kit/action_button.h"
#include "app/kit/card_list.h"
#include "app/kit/rule_topics.h"
#include "app/kit/stepper.h"
#include "app/session/settings/languages.h"
#include "app/session/words/bot_names.h"
#include "app/table/hand/dragged_card.h"
#include "app/table/trade/trade_panel.h"
#include "app/text/names_of_things.h"
#include "engine/rules/trade.h"
#include "tests/suite.h"
#include "tests/windows.h"
#include "trade_desk.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The height of the window that is not the trade panel's: menu, tray and margins, at the size of their letters here.
constexpr int kAroundPanel = 172;

Stepper* stepperOf(const QWidget& panel, const char* side, Resource kind) {
  return panel.findChild<Stepper*>(QLatin1StringView(side) +
                                   QString::fromLatin1(nameOf(kind).data(), static_cast<int>(nameOf(kind).size())));
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
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void whatIsDeclinedByItselfIsToldByTheMenuOfOffers() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight); });
    QVERIFY(desk);
    TradePanel trade;
    trade.refresh(desk->sight());
    const auto* menu = trade.findChild<ActionButton*>(u"tradeMenu"_s);
    QCOMPARE(menu->accessibleDescription(), QString());
    TradePanel calm;
    calm.declineBots();
    calm.refresh(desk->sight());
    QCOMPARE(calm.findChild<ActionButton*>(u"tradeMenu"_s)->accessibleDescription(),
             u"Some offers are declined for you."_s);
  }

  void inTheSetUpNoKeyFillsTheSteppers() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.phase == Phase::Setup; });
    QVERIFY(desk);
    TradePanel trade;
    trade.refresh(desk->sight());
    QTest::keyClick(&trade, Qt::Key_1);
    QVERIFY(!trade.findChild<ActionButton*>(u"clearTrade"_s)->isEnabled());
    QVERIFY(!trade.step(TradeSide::Get, Resource::Ore, 1));
  }

  void theHeadingsStandInOneLineAndTheHintIsWhole_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : {u"en"_s, u"hi"_s}) QTest::addRow("%s", qPrintable(language)) << language;
  }
  void theHeadingsStandInOneLineAndTheHintIsWhole() {
    QFETCH(QString, language);
    languages_.use(language);
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight); });
    QVERIFY(desk);
    QWidget column;
    auto* panel = new TradePanel(&column);
    panel->refresh(desk->sight());
    panel->setFixedSize(248 + 10, 618);  // as in a window of 1280x800
    QLineEdit other(&column);
    column.show();
    other.setFocus();
    test::settle();
    QList<Words*> heads;
    for (Words* words : panel->findChildren<Words*>())
      for (const char* name : {"You give", "You get"})
        if (words->text() == TradePanel::tr(name)) heads << words;
    QCOMPARE(heads.size(), 2);
    const auto lineOf = [](const QWidget* words) { return QFontMetrics(words->font()).height(); };
    for (const Words* head : heads) QVERIFY2(head->height() < 2 * lineOf(head), qPrintable(head->text()));
    QVERIFY(heads[0]->geometry().right() < heads[1]->geometry().left());
    QCOMPARE(heads[0]->geometry().bottom(), heads[1]->geometry().bottom());
    const auto* hint = panel->findChild<QWidget*>(u"offerHint"_s);
    const int lines = 2 * QFontMetrics(textFont(kSmallText)).height();
    QVERIFY2(hint->height() >= lines, qPrintable(u"%1 of %2"_s.arg(hint->height()).arg(lines)));
  }

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
  void enterOffersWhatWasFilledIn() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    const Resource give = *fourOf(desk->sight());
    const Resource get = give == Resource::Grain ? Resource::Wool : Resource::Grain;
    TradePanel panel;
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    QVERIFY(bringUp(panel, {258, 618}));
    panel.takeFocus();
    QSignalSpy acts(&panel, &TradePanel::act);
    QTest::keyClick(&panel, Qt::Key_Return);  // there is nothing to offer yet
    QCOMPARE(acts.size(), 0);
    panel.step(TradeSide::Get, get, 1);
    panel.step(TradeSide::Give, give, 1);
    QTest::keyClick(&panel, Qt::Key_Return);
    QCOMPARE(acts.size(), 1);
    const Action made = acts[0][0].value<Action>();
    QCOMPARE(made.kind, ActionKind::Offer);
    QCOMPARE(made.give, CardCounts::of(give));
    QCOMPARE(made.want, CardCounts::of(get));
  }
  /// The reader says what they want to get, and the bank what it takes for that.
  void shiftEnterSwapsWithTheBank() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    const Resource give = *fourOf(desk->sight());
    const Resource get = give == Resource::Grain ? Resource::Wool : Resource::Grain;
    TradePanel panel;
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    QVERIFY(bringUp(panel, {258, 618}));
    panel.takeFocus();
    QSignalSpy acts(&panel, &TradePanel::act);
    QTest::keyClick(&panel, Qt::Key_Return, Qt::ShiftModifier);  // nothing is wanted yet
    QCOMPARE(acts.size(), 0);
    panel.step(TradeSide::Get, get, 1);
    QTest::keyClick(&panel, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(acts.size(), 1);
    const Action made = acts[0][0].value<Action>();
    QCOMPARE(made.kind, ActionKind::Bank);
    QVERIFY(std::ranges::any_of(kAllResources, [&](Resource each) { return made == tradeWithBank(each, get); }));
  }
  // The offer to the players, which Enter would make, is not made by a key of another command.
  void shiftEnterSwapsFromAButtonOfThePanelTooAndCtrlEnterOffersNothing() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    const Resource give = *fourOf(desk->sight());
    const Resource get = give == Resource::Grain ? Resource::Wool : Resource::Grain;
    TradePanel panel;
    connect(&panel, &TradePanel::draftChanged, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    QVERIFY(bringUp(panel, {258, 618}));
    panel.takeFocus();
    panel.step(TradeSide::Give, give, 1);
    panel.step(TradeSide::Get, get, 1);
    QSignalSpy acts(&panel, &TradePanel::act);
    QTest::keyClick(&panel, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(acts.size(), 0);
    panel.step(TradeSide::Give, give, -1);
    const Stepper* stepper = stepperOf(panel, "give-", give);
    QVERIFY(stepper && stepper->moreButton()->isEnabled());
    stepper->moreButton()->setFocus();
    QTest::keyClick(stepper->moreButton(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(acts.size(), 1);
    QCOMPARE(acts[0][0].value<Action>().kind, ActionKind::Bank);
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
    // A person who hears the panel knows which side a button is on, and how many cards there are.
    const auto heard = [&](const char* side, Resource kind) {
      return stepperOf(panel, side, kind)->moreButton()->accessibleDescription();
    };
    QCOMPARE(heard("give-", Resource::Lumber), u"You give – Lumber: 1"_s);
    QCOMPARE(heard("get-", Resource::Ore), u"You get – Ore: 1"_s);
    QCOMPARE(heard("get-", Resource::Lumber), u"You get – Lumber: 0"_s);
    panel.clear();
    QVERIFY(panel.draft().isEmpty());
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
  void partnersStayUnderTheFingerWhileTheTableIsTheSame() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && tradePartners(sight.definition, sight.state, sight.viewer).size() > 1;
    });
    QVERIFY(desk);
    TradePanel panel;
    panel.show();
    QVERIFY(test::soonActive(panel));
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
    QVERIFY(test::soonActive(panel));
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
  void theOwnOfferIsWithdrawnByAButtonThatIsSeenWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("height");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int height : {800, 768, 720})
        QTest::addRow("%s, %d", qPrintable(language), height) << language << height;
  }
  // It lies outside of the part that scrolls, where the box of the bank would cut it in two.
  void theOwnOfferIsWithdrawnByAButtonThatIsSeenWhole() {
    QFETCH(QString, language);
    QFETCH(int, height);
    languages_.use(language);
    const auto desk = deskWithThreePartners();
    QVERIFY(desk);
    const Resource give = lastCardIn(desk->sight().mine().hand);
    const Resource want = give == Resource::Ore ? Resource::Wool : Resource::Ore;
    QVERIFY(desk->play(
        SeatId(0), offerTrade(CardCounts::of(give), CardCounts::of(want), {PartnerId(1), PartnerId(2), PartnerId(3)})));
    TradePanel panel;
    panel.setFixedSize(258, height - kAroundPanel);
    panel.refresh(desk->sight());
    panel.show();
    QVERIFY(test::soonActive(panel));
    const auto* withdraw = panel.findChild<ActionButton*>(u"withdrawOffer"_s);
    QVERIFY(withdraw->isVisible());
    QCOMPARE(withdraw->visibleRegion().boundingRect(), withdraw->rect());
    QVERIFY(withdraw->height() >= withdraw->minimumSizeHint().height());
    QCOMPARE(hiddenParts(panel), QStringList());
  }
  void theButtonOfTheBankShowsItsWholeName_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : {u"en"_s, u"hi"_s}) QTest::addRow("%s", qPrintable(language)) << language;
  }
  void theButtonOfTheBankShowsItsWholeName() {
    QFETCH(QString, language);
    languages_.use(language);
    const auto desk = deskWithThreePartners();
    QVERIFY(desk);
    for (const int texts : {100, 125, 150}) {
      useTextSize(texts);
      const auto usual = qScopeGuard([] { useTextSize(100); });
      TradePanel panel;
      panel.refresh(desk->sight());
      panel.resize(258 * (100 + texts) / 200, 620);
      panel.show();
      QVERIFY(test::soonExposed(panel));
      const auto* swap = panel.findChild<ActionButton*>(u"swapWithBank"_s);
      const int name = QFontMetrics(textFont(kBodyText, Weight::Bold)).horizontalAdvance(swap->text());
      constexpr int around = 16;  // ring and rim
      QVERIFY2(swap->width() >= name + around, qPrintable(u"%1 %: %2 of %3"_s.arg(texts).arg(swap->width()).arg(name)));
    }
  }
  void theBankWaitsUntilSomethingCanBeTraded() {
    const auto desk = PlayDesk::where(
        [](const PlaySight& sight) { return sight.isMyTurn() && sight.state.head.phase == Phase::Setup; });
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    const auto* swap = panel.findChild<ActionButton*>(u"swapWithBank"_s);
    QVERIFY(!swap->isVisibleTo(&panel));
    panel.refresh(deskWithThreePartners()->sight());
    QVERIFY(swap->isVisibleTo(&panel));
  }
  // 6.2: whoever has not thrown the dice yet has nothing to choose there.
  void theBankSaysThatItTradesAfterTheThrow() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return sight.isMyTurn() && sight.hasHand() && sight.state.head.phase == Phase::Play &&
             sight.mine().pending.must == Decision::Roll;
    });
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    const auto* swap = panel.findChild<ActionButton*>(u"swapWithBank"_s);
    QVERIFY(!swap->isEnabled());
    QVERIFY2(wordsIn(panel).contains(u"Trading begins after the dice are rolled."_s),
             qPrintable(wordsIn(panel).join(u'|')));
    QVERIFY(!wordsIn(panel).contains(u"Choose one card to get."_s));
    QCOMPARE(ruleTopicOf(swap).number, u"6.2"_s);
  }
  void theOfferButtonThatIsOffSaysWhy() {
    const auto desk = deskWithThreePartners();
    QVERIFY(desk);
    const Resource give = lastCardIn(desk->sight().mine().hand);
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
    QCOMPARE(hint->text(), u"The first to accept gets it."_s);
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
  void whileABotPlaysForTheReaderThePanelIsOffAndSaysWhy() {
    const auto desk = deskWithThreePartners();
    QVERIFY(desk);
    TradePanel panel;
    const auto* hint = panel.findChild<ElidedWords*>(u"offerHint"_s);
    const QStringList names{u"give-brick"_s, u"get-brick"_s, u"partner1"_s, u"offerToPlayers"_s, u"swapWithBank"_s};
    const PlaySight now = desk->sight();
    State state = now.state;
    state.seat(now.viewer).presence = Presence::Away;
    const LegalActions none{};
    const PlaySight away{now.definition, state, none, now.viewer, now.curtain, now.name, now.color, now.lobbyName};
    panel.refresh(away);
    for (const QString& name : names) QVERIFY2(!panel.findChild<QWidget*>(name)->isEnabled(), qPrintable(name));
    QCOMPARE(hint->text(), u"A bot plays for you, and trades too."_s);
    panel.refresh(now);
    for (const QString& name : {u"give-brick"_s, u"get-brick"_s, u"partner1"_s})
      QVERIFY2(panel.findChild<QWidget*>(name)->isEnabled(), qPrintable(name));
    QCOMPARE(hint->text(), u"The first to accept gets it."_s);
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
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return sight.state.head.phase == Phase::Play && sight.state.head.active == SeatId(3);
    });
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    panel.step(TradeSide::Get, Resource::Ore, 1);
    QVERIFY(desk->playUntil([](const PlaySight& sight) { return sight.state.head.active == SeatId(0); }));
    panel.refresh(desk->sight());
    QCOMPARE(panel.draft().get, CardCounts::of(Resource::Ore));
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
