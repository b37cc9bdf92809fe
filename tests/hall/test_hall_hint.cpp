// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QPointer>

#include "app/board/board_overlay.h"
#include "app/hall/hall_header.h"
#include "app/session/settings/languages.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/hint/why_bubble.h"
#include "app/table/show/event_badge.h"
#include "app/table/talk/log_model.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/offer_list.h"
#include "tests/hall/hall_window.h"
#include "tests/suite.h"

using namespace tapu;

/// Hints in the Big Game (9), and why bots there did what they did.
class HallHintTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  // 9.16: cards come from one of the three start settlements, and one becomes a city.
  void beforeTheFirstRoundItNamesCardsAndCity() {
    LaidHall window;
    SOON(window.waitsFor(Decision::Start) && window.part<HallStart>()->isVisible());
    SOON(window.actions.at(GameActions::Hint)->isEnabled() && window.actions.at(GameActions::Hint)->isVisible());
    QTest::keyClick(window.page, Qt::Key_H);
    SOON(window.part<HintSheet>()->isVisible());
    QVERIFY(window.part<HallStart>()->isVisible());  // both have room, and the keys of the choices go on
    const auto marks = window.part<HallBoard>()->boardScene()->overlay().advised();
    QVERIFY(!marks.empty());
    for (const SpotSign& mark : marks) {
      const CornerId corner = window.part<HallBoard>()->picture().meant(CornerId(mark.spot.place));
      QVERIFY(window.state().at(corner).isOf(window.me()));
    }
    SOON_EQUAL(window.game->seen().hintsTaken(window.me()), 1);
    QTest::keyClick(window.page, Qt::Key_H);
    SOON(!window.part<HintSheet>()->isVisible());
    QVERIFY(window.part<HallBoard>()->boardScene()->overlay().advised().empty());
  }

  void theFirstChoicesAreMadeByAHintAndEnterAlone() {
    LaidHall window;
    const auto left = [&] {
      return window.waitsFor(Decision::Start) ? window.state().seat(window.me()).pending.left : 0;
    };
    SOON(left() == 2 && window.part<HallStart>()->isVisible());  // cards, and a city
    for (int choice = 2; choice > 0; --choice) {
      SOON(window.actions.at(GameActions::Hint)->isEnabled());
      QTest::keyClick(window.page, Qt::Key_H);
      SOON(window.part<HintSheet>()->isVisible());
      SOON(window.part<HintSheet>()->isAncestorOf(QApplication::focusWidget()));
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
      QVERIFY2(!window.part<HintSheet>()->isVisible(), "Enter once more does nothing");
      SOON_EQUAL(left(), choice - 1);
    }
  }

  void inARoundItStandsInPlaceOfTradeUntilDone() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    auto* lamp = window.part<HallHeader>()->lamp();
    SOON(lamp->isVisible() && lamp->isEnabled());
    QTest::mouseClick(lamp, Qt::LeftButton);
    auto* sheet = window.part<HintSheet>();
    SOON(sheet->isVisible());
    QVERIFY(!window.part<HallTrade>()->isVisible());
    SOON_EQUAL(window.game->seen().hintsTaken(window.me()), 1);
    window.actions.at(GameActions::EndTurn)->trigger();
    SOON(!sheet->isVisible());
    SOON(window.part<HallTrade>()->isVisible());
  }

  void escPutsItAwayAndTheSameHintIsAskedForOnce() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    for (int i = 0; i < 2; ++i) {
      SOON(window.actions.at(GameActions::Hint)->isEnabled());
      QTest::keyClick(window.page, Qt::Key_H);
      SOON(window.part<HintSheet>()->isVisible());
      QTest::keyClick(window.page, Qt::Key_Escape);
      QVERIFY(!window.part<HintSheet>()->isVisible());
    }
    QCOMPARE(window.game->hints, 1);  // the page has it still, and asks for no second one
  }

  void anOfferStaysInSightBesideAHintAndToChangeItPutsTheHintAway_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("a window of 1280x800") << QSize(1280, 800);
    QTest::newRow("a window of 1024x640") << QSize(1024, 640);
  }
  void anOfferStaysInSightBesideAHintAndToChangeItPutsTheHintAway() {
    QFETCH(QSize, size);
    LaidHall window(withAnOffer(), SeatId(2));
    window.frame.resize(size);
    auto* offers = window.part<OfferList>();
    auto* sheet = window.part<HintSheet>();
    SOON(offers->open() > 0 && window.actions.at(GameActions::Hint)->isEnabled());
    window.actions.at(GameActions::Hint)->trigger();
    SOON(sheet->isVisible());
    QCOMPARE(offers->open(), 1);
    QVERIFY(offers->isVisible());
    const auto* card = offers->findChild<OfferCard*>();
    const SeatId offerer = card->offerer();
    Q_EMIT offers->change(offerer);
    QVERIFY(!sheet->isVisible());
    QVERIFY(window.part<HallTrade>()->isVisible());
    QCOMPARE(window.part<HallTrade>()->counterTo(), offerer);
  }

  void thatTheOfferWhichIsAnsweredHasGoneIsToldOverTheBoards() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    const SeatId offerer(window.me().value == 0 ? 1 : 0);
    Q_EMIT window.part<HallTrade>()->counterLost(offerer);
    const auto* badge = window.part<EventBadge>();
    QVERIFY(badge->isVisible());
    QCOMPARE(badge->title(), u"Your counter-offer"_s);
    const QString name = window.game->seen().seatName(offerer);
    QCOMPARE(badge->text(), u"The offer of %1 is gone. What you have begun stays, for %1 alone."_s.arg(name));
  }

  void whereTheHostForbidsHintsTheLampSaysSo() {
    HallWindow window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    TablePolicy policy = window.game->seen().table().policy;
    policy.hints = HintRule::Forbidden;
    window.game->ask(requests::ChangePolicy{wire::encodePolicy(policy)});
    auto* lamp = window.part<HallHeader>()->lamp();
    SOON(lamp->toolTip().contains(u"The host does not allow hints."_s));
    QVERIFY(!lamp->isEnabled());
    QTest::keyClick(window.page, Qt::Key_H);
    QVERIFY(!window.part<HintSheet>()->isVisible());
  }

  void aLineAboutABotSaysWhy() {
    HallWindow window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    auto* log = window.part<TalkPanel>()->log();
    auto* model = static_cast<LogModel*>(log->model());
    int row = -1;
    const auto find = [&] {
      for (int i = 0; i < model->rowCount() && row < 0; ++i)
        if (model->botsEvent(i)) row = i;
      if (row < 0 && window.actions.at(GameActions::EndTurn)->isEnabled())
        window.actions.at(GameActions::EndTurn)->trigger();
      return row >= 0;
    };
    SOON(find());
    QCOMPARE(model->index(row, 0).data(LogModel::Why).toString(), u"Why?"_s);
    Q_EMIT log->picked(row);
    QPointer<WhyBubble> bubble = window.page->findChild<WhyBubble*>();
    QVERIFY(bubble && bubble->isVisible());
    QTest::keyClick(bubble, Qt::Key_Escape);
    SOON(!bubble);
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(HallHintTest)
#include "test_hall_hint.moc"
