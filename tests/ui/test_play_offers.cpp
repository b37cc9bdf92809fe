// SPDX-License-Identifier: GPL-3.0-or-later
#include <QEnterEvent>
#include <QLayout>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "app/kit/action_button.h"
#include "app/kit/card_list.h"
#include "app/kit/control_style.h"
#include "app/session/settings/languages.h"
#include "app/table/sight/sight_words.h"
#include "app/table/trade/trade_panel.h"
#include "app/text/reject_text.h"
#include "engine/rules/trade.h"
#include "tests/suite.h"
#include "trade_desk.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

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

/// Shows the panel of a trade in this position.
bool bringUp(TradePanel& panel, const PlayDesk& desk) {
  panel.resize(258, 600);
  panel.refresh(desk.sight());
  panel.show();
  return test::soonActive(panel);
}

}  // namespace

/// Offers of others, and their answers to the own ones.
class PlayOffersTest : public QObject {
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

  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

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
  void anOfferIsAnsweredWithoutScrolling_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<QSize>("panel");  // as large as the panel is then in a window of 1280×800
    QTest::addColumn<bool>("payable");
    QTest::newRow("in English") << u"en"_s << 100 << QSize(252, 604) << true;
    QTest::newRow("in Hindi") << u"hi"_s << 100 << QSize(252, 604) << true;
    QTest::newRow("in English, with text of 150 %") << u"en"_s << 150 << QSize(314, 740) << true;
    QTest::newRow("in Hindi, with text of 150 %") << u"hi"_s << 150 << QSize(314, 740) << true;
    // Within the frame of a window manager, and with the reason in place of Accept.
    QTest::newRow("in English, who cannot pay, in a window with a frame") << u"en"_s << 100 << QSize(252, 566) << false;
    QTest::newRow("in Hindi, who cannot pay, in a window with a frame") << u"hi"_s << 100 << QSize(252, 566) << false;
    QTest::newRow("in English, who cannot pay, in a window of 1024x640") << u"en"_s << 100 << QSize(252, 386) << false;
    QTest::newRow("in Hindi, who cannot pay, in a window of 1024x640") << u"hi"_s << 100 << QSize(252, 386) << false;
  }
  void anOfferIsAnsweredWithoutScrolling() {
    QFETCH(QString, language);
    QFETCH(int, textSize);
    QFETCH(QSize, panel);
    QFETCH(bool, payable);
    const auto desk = offerToMe(payable);
    QVERIFY(desk);
    languages_.use(language);
    useTextSize(textSize);
    TradePanel trade;
    ControlStyle style;
    for (QWidget* part : trade.findChildren<QWidget*>()) part->setStyle(&style);
    trade.setStyleSheet(styleSheet(themeFor(ThemeKind::Light)));
    PlaySight sight = desk->sight();
    sight.offerTime = [](SeatId) { return OfferTime{OfferTime::Until::BotsAct, 5000, 8000}; };
    trade.refresh(sight);
    trade.resize(panel);
    trade.show();
    QVERIFY(test::soonExposed(trade));
    const OfferCard* card = trade.findChild<OfferCard*>();
    QVERIFY(card);
    QCOMPARE(card->acceptButton()->isVisible(), payable);
    for (const ActionButton* button : card->findChildren<ActionButton*>())
      if (payable || button != card->acceptButton())
        SOON_OR_SAY(button->visibleRegion().boundingRect() == button->rect(), qPrintable(button->text()));
    useTextSize(100);
  }

  void noButtonOfAnOfferStandsAloneAtTheBeginningOfALine_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : {u"en"_s, u"hi"_s}) QTest::addRow("%s", qPrintable(language)) << language;
  }
  // Three words are wider than the panel in Hindi: the last one had a line of its own, and most of it was empty.
  void noButtonOfAnOfferStandsAloneAtTheBeginningOfALine() {
    QFETCH(QString, language);
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    languages_.use(language);
    OfferCard card(SeatId(1));
    card.refresh(desk->sight());
    const ActionButton* first = card.findChild<ActionButton*>(u"changeOffer"_s);
    // So narrow that two of them have room, and three have not.
    const int wide = std::max(
        first->sizeHint().width() + card.findChild<ActionButton*>(u"declineOffer"_s)->sizeHint().width() + 40, 200);
    card.resize(wide, card.heightForWidth(wide));
    card.show();
    QVERIFY(test::soonExposed(card));
    const ActionButton* second = card.findChild<ActionButton*>(u"declineOffer"_s);
    const ActionButton* last = card.acceptButton();
    QCOMPARE(first->y(), second->y());
    QCOMPARE(first->x() + first->width(), second->x());
    QVERIFY(last->y() > first->y());
    QCOMPARE(last->x(), first->x());
    QCOMPARE(last->geometry().right(), second->geometry().right());
  }

  void eachAnswerHasOnePlace_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : {u"en"_s, u"hi"_s}) QTest::addRow("%s", qPrintable(language)) << language;
  }
  /// The second of two offers may have more lines: Accept came to lie where Decline had been.
  void eachAnswerHasOnePlace() {
    QFETCH(QString, language);
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    languages_.use(language);
    constexpr int kPanel = 232;
    OfferCard card(SeatId(1));
    PlaySight sight = desk->sight();
    const auto places = [&](CardCounts give, CardCounts want, OfferTime time) {
      State state = desk->state();
      for (const Resource r : kAllResources) state.seat(SeatId(0)).hand += CardCounts::of(r);
      state.seat(SeatId(1)).hand = CardCounts::of(Resource::Unknown, kResources);
      state.seat(SeatId(1)).offer.give = give;
      state.seat(SeatId(1)).offer.want = want;
      PlaySight shown{sight.definition, state,      sight.legal, sight.viewer,
                      sight.curtain,    sight.name, sight.color, sight.lobbyName};
      shown.offerTime = [time](SeatId) { return time; };
      card.refresh(shown);
      card.resize(kPanel, card.heightForWidth(kPanel));
      card.show();
      card.layout()->activate();
      return std::vector{card.findChild<ActionButton*>(u"changeOffer"_s)->geometry(), card.declineButton()->geometry(),
                         card.acceptButton()->isVisible() ? card.acceptButton()->geometry() : QRect()};
    };
    const CardCounts one = CardCounts::of(Resource::Wool);
    CardCounts many;
    for (const Resource r : kAllResources) many += CardCounts::of(r);
    const auto plain = places(one, CardCounts::of(Resource::Ore), {});
    QVERIFY2(!plain[2].isNull(), "it can be paid");
    const auto timed = places(many, one, {OfferTime::Until::BotsAct, 5000, 8000});
    for (std::size_t button = 0; button < plain.size(); ++button) QCOMPARE(timed[button], plain[button]);
    QVERIFY(!plain[2].intersects(plain[0]) && !plain[2].intersects(plain[1]));
  }

  /// The pointer may be anywhere when the button is pressed by key.
  void theMenuOfAnOfferOpensAtItsButton() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    TradePanel panel;
    PlaySight sight = desk->sight();
    sight.isBot = [](SeatId seat) { return seat == SeatId(1); };
    panel.refresh(sight);
    QVERIFY(bringUp(panel, *desk));
    QCursor::setPos(panel.mapToGlobal(QPoint(600, 600)));
    auto* wishes = panel.findChild<ActionButton*>(u"offerWishes"_s);
    wishes->click();
    QWidget* menu = QApplication::activePopupWidget();
    QVERIFY(qobject_cast<QMenu*>(menu));
    const QRect beside = QRect(wishes->mapToGlobal(QPoint()), wishes->size()).adjusted(-1, -1, 1, 1);
    QVERIFY(menu->geometry().intersects(beside));
    menu->close();
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
  void aNewOfferTakesNoClickThatWasMeantForWhatLayThereBefore() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    TradePanel panel;
    QVERIFY(bringUp(panel, *desk));
    QSignalSpy acts(&panel, &TradePanel::act);
    auto* card = panel.findChild<OfferCard*>();
    auto* moment = card ? card->findChild<QTimer*>(u"firstMoment"_s) : nullptr;
    QVERIFY(moment && moment->intervalAsDuration() == PressGuard::kFirstMoment);
    moment->start(std::chrono::hours(1));  // as if it were still the first moment
    QTest::mouseClick(card->declineButton(), Qt::LeftButton);
    QVERIFY(acts.isEmpty());
    moment->stop();
    QTest::mouseClick(card->declineButton(), Qt::LeftButton);
    QCOMPARE(acts.size(), 1);
  }
  /// The same player offers something else: the card stays where it is, with other cards on it.
  void anOfferWithOtherTermsTakesNoClickThatWasMeantForThoseBefore() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    TradePanel panel;
    QVERIFY(bringUp(panel, *desk));
    QSignalSpy acts(&panel, &TradePanel::act);
    auto* card = panel.findChild<OfferCard*>();
    auto* moment = card ? card->findChild<QTimer*>(u"firstMoment"_s) : nullptr;
    QVERIFY(moment);
    moment->stop();  // the first moment is over
    panel.refresh(desk->sight());
    QVERIFY(!card->isNew());  // nothing has changed
    const Offer before = desk->all().seat(SeatId(1)).offer;
    QVERIFY(desk->play(SeatId(1), withdrawOffer()));
    bool isOther = false;
    for (Resource give : kAllResources)
      isOther = isOther || (CardCounts::of(give) != before.give && before.want[give] == 0 &&
                            desk->play(SeatId(1), offerTrade(CardCounts::of(give), before.want, {PartnerId(0)})));
    QVERIFY(isOther);
    panel.refresh(desk->sight());
    QCOMPARE(panel.findChild<OfferCard*>(), card);
    QVERIFY(card->isNew() && moment->isActive());  // keys of the menu ask this too
    moment->start(std::chrono::hours(1));          // as if it were still the first moment
    QTest::mouseClick(card->acceptButton(), Qt::LeftButton);
    QTest::keyClick(card->declineButton(), Qt::Key_Return);
    QVERIFY(acts.isEmpty());
    moment->stop();
    QTest::mouseClick(card->acceptButton(), Qt::LeftButton);
    QCOMPARE(acts.size(), 1);
  }
  void whatMovesIntoThePlaceOfAnOfferTakesNoClickInTheFirstMoment() {
    const auto desk = countersToMe(2);
    QVERIFY(desk);
    TradePanel panel;
    QVERIFY(bringUp(panel, *desk));
    QSignalSpy acts(&panel, &TradePanel::act);
    for (auto* moment : panel.findChildren<QTimer*>(u"firstMoment"_s)) moment->stop();  // the cards lie there for long
    QVERIFY(desk->play(SeatId(1), withdrawOffer()));
    panel.refresh(desk->sight());
    OfferCard* left = nullptr;
    for (auto* card : panel.findChildren<OfferCard*>())
      if (card->isVisible()) left = card;
    QVERIFY(left && left->offerer() == SeatId(2));
    const auto* guard = panel.findChild<OfferList*>()->findChild<PressGuard*>({}, Qt::FindDirectChildrenOnly);
    auto* moment = guard->findChild<QTimer*>(u"firstMoment"_s);
    QVERIFY2(moment && moment->isActive(), "it begins when the card moves");
    moment->start(std::chrono::hours(1));  // as if it were still the first moment
    QTest::mouseClick(left->declineButton(), Qt::LeftButton);
    panel.incoming().answerFirst(OfferAnswer::Declined);  // a key, wherever the focus is
    QVERIFY(acts.isEmpty());
    moment->stop();
    panel.incoming().answerFirst(OfferAnswer::Declined);
    QCOMPARE(acts.size(), 1);
    QTest::mouseClick(left->declineButton(), Qt::LeftButton);
    QCOMPARE(acts.size(), 2);
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
  void acceptIsOffWithItsReasonWhenICannotPay() {
    const auto desk = offerToMe(false);
    QVERIFY(desk);
    OfferCard card(SeatId(1));
    card.refresh(desk->sight());
    QVERIFY(!card.acceptButton()->isEnabled());
    QCOMPARE(card.acceptButton()->toolTip(), sentenceFor(Reject::CannotPayOffer) + u'\n' + f1Words());
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
    QVERIFY(test::soonActive(rows));
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
  void theAnswersStayWhenAllHaveDeclined() {
    const auto desk = deskWithThreePartners();
    QVERIFY(desk);
    const Resource give = lastCardIn(desk->sight().mine().hand);
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
  void theButtonsOfAnOfferTellItsTimeAndWhyItCannotBeAccepted() {
    const auto desk = offerToMe(false);
    QVERIFY(desk);
    PlaySight sight = desk->sight();
    sight.offerTime = [](SeatId) { return OfferTime{OfferTime::Until::Lapses, 1000, 4000}; };
    OfferCard card(SeatId(1));
    card.refresh(sight);
    const auto* change = card.findChild<ActionButton*>(u"changeOffer"_s);
    const QString reason = sight.refusalOf(accept(SeatId(1))).sentence;
    QVERIFY(!reason.isEmpty());
    QCOMPARE(change->accessibleDescription(), u"1 second; open for a moment; "_s + reason);
    QCOMPARE(card.acceptButton()->accessibleDescription(),
             u"1 second; open for a moment; "_s + reason + u"; "_s + f1Words());
    sight.offerTime = {};
    card.refresh(sight);
    QCOMPARE(change->accessibleDescription(), reason);
  }
  void anAnswerThatIsBegunIsThereInTheOwnTurn() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    QVERIFY(!panel.isCounterBegun());
    auto* card = panel.findChild<OfferCard*>();
    QVERIFY(card);
    card->findChild<ActionButton*>(u"changeOffer"_s)->click();
    test::settle();
    panel.refresh(desk->sight());
    QVERIFY2(panel.isCounterBegun(), "bots wait for it");
    panel.step(TradeSide::Get, Resource::Ore, 2);
    const CardCounts wanted = panel.draft().get;
    const auto turn = desk->state().head.turn;
    const auto isLater = [&](const PlaySight& sight) { return sight.state.head.turn != turn; };
    QVERIFY(desk->playUntil(isLater));
    panel.refresh(desk->sight());
    QVERIFY(!panel.isCounterBegun());
    QCOMPARE(panel.draft().get, wanted);
    const auto isMine = [&](const PlaySight& sight) { return sight.isMyTurn() && mayAct(sight); };
    QVERIFY(desk->playUntil(isMine));
    panel.refresh(desk->sight());
    QCOMPARE(panel.draft().get, wanted);
    const auto mine = desk->state().head.turn;
    QVERIFY(desk->playUntil([&](const PlaySight& sight) { return sight.state.head.turn != mine; }));
    panel.refresh(desk->sight());
    QVERIFY2(panel.draft().isEmpty(), "it ends with the own turn");
  }
  void aDraftGoesToNobodyElseWhenTheOfferThatItAnswersGoes() {
    const auto desk = countersToMe(2);
    QVERIFY(desk);
    TradePanel panel;
    QSignalSpy lost(&panel, &TradePanel::counterLost);
    panel.refresh(desk->sight());
    cardOf(panel, SeatId(1))->findChild<ActionButton*>(u"changeOffer"_s)->click();
    panel.refresh(desk->sight());
    auto* offer = panel.findChild<ActionButton*>(u"offerToPlayers"_s);
    QCOMPARE(offer->text(), u"Counter-offer to B"_s);
    for (int cards = 0; cards < 2; ++cards) panel.step(TradeSide::Get, Resource::Ore, 1);
    const TradeDraft draft = panel.draft();
    QVERIFY(desk->play(SeatId(1), withdrawOffer()));
    panel.refresh(desk->sight());
    SOON_EQUAL(lost.size(), 1);
    QCOMPARE(lost.first().first().value<SeatId>(), SeatId(1));
    QCOMPARE(panel.draft(), draft);
    QCOMPARE(offer->text(), u"Offer to B"_s);
    for (const auto& [partner, isAsked] : {std::pair{u"partner1"_s, true}, std::pair{u"partner2"_s, false}})
      QCOMPARE(panel.findChild<QAbstractButton*>(partner)->isChecked(), isAsked);
    panel.refresh(desk->sight());
    QCOMPARE(lost.size(), 1);
    // A player who wants to ask another one says so.
    panel.findChild<QAbstractButton*>(u"partner2"_s)->click();
    panel.refresh(desk->sight());
    QCOMPARE(offer->text(), u"Offer"_s);
    QVERIFY(!panel.findChild<QAbstractButton*>(u"partner3"_s)->isChecked());
    panel.clear();
    panel.refresh(desk->sight());
    QVERIFY(panel.findChild<QAbstractButton*>(u"partner3"_s)->isChecked());
  }
  void aDraftAnswersTheNextOfferOfTheSamePlayer() {
    const auto desk = countersToMe(1);
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    cardOf(panel, SeatId(1))->findChild<ActionButton*>(u"changeOffer"_s)->click();
    panel.step(TradeSide::Get, Resource::Ore, 2);
    panel.refresh(desk->sight());
    const TradeDraft draft = panel.draft();
    QVERIFY(desk->play(SeatId(1), withdrawOffer()));
    panel.refresh(desk->sight());
    QVERIFY(!panel.isCounterBegun());
    QVERIFY(offersSomething(*desk, SeatId(1)));
    panel.refresh(desk->sight());
    QVERIFY2(panel.isCounterBegun(), "bots wait for it again");
    QCOMPARE(panel.draft(), draft);
    QCOMPARE(panel.findChild<ActionButton*>(u"offerToPlayers"_s)->text(), u"Counter-offer to B"_s);
  }
  void whoDeclinesAnOfferAnswersItWithNothingElse() {
    const auto desk = countersToMe(1);
    QVERIFY(desk);
    TradePanel panel;
    QSignalSpy lost(&panel, &TradePanel::counterLost);
    panel.refresh(desk->sight());
    cardOf(panel, SeatId(1))->findChild<ActionButton*>(u"changeOffer"_s)->click();
    panel.refresh(desk->sight());
    panel.follow(decline(SeatId(1)));
    QVERIFY(desk->play(SeatId(0), decline(SeatId(1))));
    panel.refresh(desk->sight());
    test::settle();
    QVERIFY(lost.isEmpty());
    QVERIFY(panel.findChild<QAbstractButton*>(u"partner2"_s)->isChecked());
  }
  void besideAHintOnlyTheOffersAreShownWithTheirButtons() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    TradePanel panel;
    QVERIFY(bringUp(panel, *desk));
    const int whole = panel.maximumHeight();
    panel.showPart(TradePanel::Part::Offers);
    QVERIFY2(panel.maximumHeight() < 300, "the hint has the rest");
    panel.resize(258, panel.maximumHeight());
    QCoreApplication::processEvents();
    auto* card = cardOf(panel, SeatId(1));
    for (const ActionButton* button : {card->acceptButton(), card->declineButton()})
      QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
    QVERIFY(!panel.findChild<ActionButton*>(u"offerToPlayers"_s)->isVisible());
    panel.showPart(TradePanel::Part::Whole);
    panel.resize(258, 600);
    QVERIFY(panel.findChild<ActionButton*>(u"offerToPlayers"_s)->isVisible());
    QCOMPARE(panel.maximumHeight(), whole);
  }
  void whereABotPlaysForTheReaderAnOfferIsNotChanged() {
    const auto desk = offerToMe(true);
    QVERIFY(desk);
    OfferList list;
    list.refresh(desk->sight());
    const auto* change = list.findChild<ActionButton*>(u"changeOffer"_s);
    QVERIFY(change->isEnabled());
    const LegalActions none{};
    const PlaySight now = desk->sight();
    const PlaySight away{now.definition, now.state, none, now.viewer, now.curtain, now.name, now.color, now.lobbyName};
    list.refresh(away);
    QVERIFY(!change->isEnabled());
  }
  void advisedTermsAreFilledIn() {
    const auto desk = deskWithThreePartners();
    QVERIFY(desk);
    TradePanel panel;
    panel.refresh(desk->sight());
    const Resource give = lastCardIn(desk->sight().mine().hand);
    const Resource get = give == Resource::Ore ? Resource::Brick : Resource::Ore;
    panel.propose(desk->sight(),
                  offerTrade(CardCounts::of(give), CardCounts::of(get, 2), {PartnerId(1), PartnerId(2)}));
    QCOMPARE(panel.draft(), (TradeDraft{CardCounts::of(give), CardCounts::of(get, 2)}));
    panel.refresh(desk->sight());
    QVERIFY(panel.findChild<QAbstractButton*>(u"partner2"_s)->isChecked());
    QVERIFY2(!panel.findChild<QAbstractButton*>(u"partner3"_s)->isChecked(), "the advice leaves this one out");
  }
  void anAdvisedSwapIsFilledInAtTheBanksRate() {
    std::optional<Resource> kind;
    const auto desk = PlayDesk::where([&](const PlaySight& sight) { return mayAct(sight) && (kind = fourOf(sight)); });
    QVERIFY(desk && kind);
    TradePanel panel;
    panel.refresh(desk->sight());
    const Resource get = *kind == Resource::Ore ? Resource::Brick : Resource::Ore;
    panel.propose(desk->sight(), tradeWithBank(*kind, get));
    QCOMPARE(panel.draft(), (TradeDraft{CardCounts::of(*kind, 4), CardCounts::of(get)}));
  }
  /// The button that does what was advised is the strong one, and Enter presses it; not so once the draft is another.
  void whatIsFilledInForTheBankIsSwappedWithEnter() {
    std::optional<Resource> kind;
    const auto desk = PlayDesk::where([&](const PlaySight& sight) { return mayAct(sight) && (kind = fourOf(sight)); });
    QVERIFY(desk && kind);
    TradePanel panel;
    QVERIFY(bringUp(panel, *desk));
    QSignalSpy acts(&panel, &TradePanel::act);
    auto* swap = panel.findChild<ActionButton*>(u"swapWithBank"_s);
    auto* offer = panel.findChild<ActionButton*>(u"offerToPlayers"_s);
    QCOMPARE(offer->role(), ActionButton::Role::Agree);
    const Resource get = *kind == Resource::Ore ? Resource::Brick : Resource::Ore;
    panel.propose(desk->sight(), tradeWithBank(*kind, get));
    panel.refresh(desk->sight());
    QCOMPARE(swap->role(), ActionButton::Role::Agree);
    QCOMPARE(offer->role(), ActionButton::Role::Quiet);
    panel.step(TradeSide::Get, get, 1);
    panel.refresh(desk->sight());
    QCOMPARE(offer->role(), ActionButton::Role::Agree);
    panel.step(TradeSide::Get, get, -1);
    panel.refresh(desk->sight());
    panel.takeFocus();
    SOON(panel.hasFocus());
    QTest::keyClick(&panel, Qt::Key_Return);
    QCOMPARE(acts.size(), 1);
    QCOMPARE(acts.first().first().value<Action>(), tradeWithBank(*kind, get));
  }
  void aGiftHasWords() {
    const CardCounts ore = CardCounts::of(Resource::Ore);
    QCOMPARE(exchangeText(ore, {}), u"You get 1 × Ore as a gift"_s);
    QCOMPARE(exchangeText({}, ore), u"You give 1 × Ore as a gift"_s);
    CardList none;
    none.setCards({});
    QCOMPARE(none.accessibleName(), u"nothing"_s);
  }

 private:
  static OfferCard* cardOf(const TradePanel& panel, SeatId offerer) {
    for (OfferCard* card : panel.findChildren<OfferCard*>())
      if (card->offerer() == offerer) return card;
    return nullptr;
  }
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayOffersTest)
#include "test_play_offers.moc"
