// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QSignalSpy>

#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/table/hand/gold_sheet.h"
#include "app/table/hand/tray.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/trade/trade_panel.h"
#include "sea_games.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

GoldSheet* sheetOf(const LaidWindow& window) { return window.part<ChoicePanel>()->gold(); }
GoldRow* rowOf(const LaidWindow& window, Resource kind) { return sheetOf(window)->row(kind); }

void click(QWidget* part, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {}) {
  QTest::mouseClick(part, button, keys);
}

QString textOf(const LaidWindow& window, const QString& name) {
  const auto* words = window.page->findChild<Words*>(name);
  return words && words->isVisible() ? words->text() : QString();
}

void resizePage(LaidWindow& window, QSize size) {
  window.frame.setMinimumSize(1, 1);
  window.frame.menuBar()->hide();
  window.frame.resize(size);
  SOON_EQUAL(window.page->size(), size);
  test::settle();
}

/// Whether all of a part can be seen.
bool isAllSeen(const QWidget* part) {
  return part->isVisible() && part->visibleRegion().boundingRect().size() == part->size();
}

}  // namespace

/// The choice of cards from the bank for gold (14.1).
class GoldSheetTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void itTakesThePlaceOfTheTradePanel() {
    LaidWindow window(goldGame({{0, 2}}));
    SOON(window.part<ChoicePanel>()->isVisible());
    QVERIFY(sheetOf(window)->isVisible());
    QVERIFY(!window.part<TradePanel>()->isVisible());
    QCOMPARE(textOf(window, u"goldTitle"_s), u"Gold: choose 2 cards"_s);
    QCOMPARE(window.part<PromptBar>()->title(), u"Your turn"_s);
    QCOMPARE(window.part<PromptBar>()->task(), u"Choose 2 cards from the gold."_s);
    QCOMPARE(window.part<Tray>()->next()->note(), u"after the gold"_s);
  }
  void otherPositionsHaveNoneOfIt() {
    LaidWindow window(inMyTurn(setupWith(Terrain::Gold, 8)));
    SOON(window.part<TradePanel>()->isVisible());
    QVERIFY(!sheetOf(window)->isVisible());
  }

  /// 19 cards of each kind (1.6), of which seat 0 has lumber 2, wool 1, grain 3.
  void eachRowTellsWhatBankAndHandHave() {
    LaidWindow window(goldGame({{0, 2}}));
    SOON(sheetOf(window)->isVisible());
    QCOMPARE(rowOf(window, Resource::Brick)->note(), u"bank 19 · mine 0"_s);
    QCOMPARE(rowOf(window, Resource::Lumber)->note(), u"bank 17 · mine 2"_s);
    QCOMPARE(rowOf(window, Resource::Wool)->note(), u"bank 18 · mine 1"_s);
    QCOMPARE(rowOf(window, Resource::Grain)->note(), u"bank 16 · mine 3"_s);
    QCOMPARE(rowOf(window, Resource::Ore)->note(), u"bank 19 · mine 0"_s);
    QCOMPARE(rowOf(window, Resource::Grain)->accessibleName(), u"Grain: 0 chosen"_s);
    QCOMPARE(rowOf(window, Resource::Grain)->accessibleDescription(), u"bank 16 · mine 3"_s);
  }

  void clicksChooseAndGiveBack() {
    LaidWindow window(goldGame({{0, 2}}));
    SOON(sheetOf(window)->isVisible());
    ActionButton* take = sheetOf(window)->takeButton();
    QVERIFY(!take->isEnabled());
    QCOMPARE(take->toolTip(), u"Choose 2 more cards."_s);
    click(rowOf(window, Resource::Ore));
    QCOMPARE(sheetOf(window)->chosen(), CardCounts::of(Resource::Ore));
    QVERIFY(!take->isEnabled());
    click(rowOf(window, Resource::Brick));
    QVERIFY(take->isEnabled());
    click(rowOf(window, Resource::Ore), Qt::RightButton);
    QCOMPARE(sheetOf(window)->chosen(), CardCounts::of(Resource::Brick));
    click(rowOf(window, Resource::Brick), Qt::LeftButton, Qt::ShiftModifier);
    QVERIFY(sheetOf(window)->chosen().isEmpty());
    click(rowOf(window, Resource::Brick), Qt::RightButton);  // there is none to give back
    QVERIFY(sheetOf(window)->chosen().isEmpty());
  }

  void anotherCardTakesThePlaceOfTheOldest() {
    LaidWindow window(goldGame({{0, 2}}));
    SOON(sheetOf(window)->isVisible());
    for (const Resource kind : {Resource::Ore, Resource::Brick, Resource::Wool}) click(rowOf(window, kind));
    QCOMPARE(sheetOf(window)->chosen(), CardCounts::resources(1, 0, 1, 0, 0));
    click(rowOf(window, Resource::Wool));
    QCOMPARE(sheetOf(window)->chosen(), CardCounts::resources(0, 0, 2, 0, 0));
  }

  void keysDoItAll() {
    LaidWindow window(goldGame({{0, 2}}));
    SOON(sheetOf(window)->isVisible());
    window.part<BoardView>()->setFocus();  // as after a click on the board
    QTest::keyClick(window.part<BoardView>(), Qt::Key_1);
    QTest::keyClick(window.frame.focusWidget(), Qt::Key_5);
    QCOMPARE(sheetOf(window)->chosen(), CardCounts::resources(1, 0, 0, 0, 1));
    QTest::keyClick(window.frame.focusWidget(), Qt::Key_5, Qt::ShiftModifier);
    QCOMPARE(sheetOf(window)->chosen(), CardCounts::of(Resource::Brick));
    QTest::keyClick(window.frame.focusWidget(), Qt::Key_Backspace);
    QVERIFY(sheetOf(window)->chosen().isEmpty());
    QTest::keyClick(window.frame.focusWidget(), Qt::Key_3);
    QTest::keyClick(window.frame.focusWidget(), Qt::Key_3);
    QTest::keyClick(window.frame.focusWidget(), Qt::Key_Return);
    QCOMPARE(window.game->submitted, std::vector{takeGold(CardCounts::resources(0, 0, 2, 0, 0))});
    SOON(window.waitsFor(Decision::Act));
    SOON(window.part<TradePanel>()->isVisible());
    QCOMPARE(window.game->all().seat(SeatId(0)).hand, CardCounts::resources(0, 2, 3, 3, 0));
  }

  /// What it suggests is judged by the rules; another key than G would build or do nothing.
  void oneKeyChoosesTheBestGuess() {
    LaidWindow window(goldGame({{0, 2}}));
    SOON(sheetOf(window)->isVisible());
    QTest::keyClick(window.frame.focusWidget(), Qt::Key_G);
    QCOMPARE(sheetOf(window)->chosen().total(), 2);
    QVERIFY(sheetOf(window)->takeButton()->isEnabled());
  }

  void aKindThatTheBankLacksIsOff() {
    LaidWindow window(goldGame({{0, 2}}, CardCounts::resources(3, 2, 1, 2, 0)));
    SOON(sheetOf(window)->isVisible());
    QVERIFY(!rowOf(window, Resource::Ore)->isEnabled());
    QCOMPARE(rowOf(window, Resource::Ore)->note(), u"bank is empty"_s);
    click(rowOf(window, Resource::Wool));
    click(rowOf(window, Resource::Wool));
    QCOMPARE(sheetOf(window)->chosen(), CardCounts::of(Resource::Wool));  // it has one
    QTest::keyClick(window.frame.focusWidget(), Qt::Key_5);
    QCOMPARE(sheetOf(window)->chosen(), CardCounts::of(Resource::Wool));
    QCOMPARE(textOf(window, u"goldLacks"_s), QString());
  }
  void fewerCardsInTheBankThanOwed() {
    LaidWindow window(goldGame({{0, 2}}, CardCounts::of(Resource::Ore)));
    SOON(sheetOf(window)->isVisible());
    QCOMPARE(sheetOf(window)->takeButton()->text(), u"Take 1 card"_s);
    QCOMPARE(textOf(window, u"goldLacks"_s), u"The bank has no more."_s);
    for (const Resource kind : {Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain})
      QVERIFY(!rowOf(window, kind)->isEnabled());
    click(rowOf(window, Resource::Ore));
    QVERIFY(sheetOf(window)->takeButton()->isEnabled());
  }

  void anotherChoiceBeginsWithNothing() {
    LaidWindow window(goldGame({{0, 1}}));
    SOON(sheetOf(window)->isVisible());
    click(rowOf(window, Resource::Ore));
    sheetOf(window)->takeButton()->click();
    SOON(!sheetOf(window)->isVisible());
    window.game->known().state = goldGame({{0, 2}}).state();
    window.game->show();
    SOON(sheetOf(window)->isVisible());
    QVERIFY(sheetOf(window)->chosen().isEmpty());
  }

  /// One after the other: fewer of a kind than all are owed together. Seat 0, whose turn it is, comes first.
  void whoWaitsHearsTheirPlace() {
    const CardCounts scarce = CardCounts::resources(2, 2, 2, 2, 2);
    LaidWindow window(goldGame({{0, 2}, {1, 1}}, scarce), SeatId(1));
    SOON(window.part<PromptBar>()->isVisible());
    QVERIFY(!sheetOf(window)->isVisible());
    const QString task = window.part<PromptBar>()->task();
    QVERIFY2(task.endsWith(u"chooses 2 cards from the gold; you choose second."_s), qPrintable(task));
  }

  void theRuleStandsUnderTheButtonWhileAClockRuns() {
    LaidWindow window(goldGame({{0, 1}}));
    SOON(sheetOf(window)->isVisible());
    const QString rule = u"Time over: the table takes what you have least of."_s;
    const auto isTold = [&] {
      return std::ranges::any_of(sheetOf(window)->findChildren<Words*>(),
                                 [&](const Words* words) { return words->text() == rule && words->isVisible(); });
    };
    QVERIFY(!isTold());
    window.part<ChoicePanel>()->setTime(9000);
    QVERIFY(isTold());
  }

  void itIsWholeInEveryWindow_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QSize size : {QSize(1280, 770), QSize(1024, 610), QSize(860, 640)})
        QTest::addRow("%s, %d×%d", qPrintable(language), size.width(), size.height()) << language << size;
  }
  void itIsWholeInEveryWindow() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    languages_.use(language);
    LaidWindow window(goldGame({{0, 2}}));
    resizePage(window, size);
    SOON(sheetOf(window)->isVisible());
    QVERIFY(isAllSeen(sheetOf(window)->takeButton()));
    QVERIFY(isAllSeen(sheetOf(window)->suggestButton()));
    for (const Resource kind : {Resource::Brick, Resource::Lumber}) QVERIFY(isAllSeen(rowOf(window, kind)));
  }
  void aSlimWindowHasItInItsLowerHalf() {
    LaidWindow window(goldGame({{0, 2}}));
    resizePage(window, {860, 640});
    SOON(sheetOf(window)->isVisible());
    const int top = sheetOf(window)->mapTo(window.page, QPoint(0, 0)).y();
    QVERIFY2(top >= 640 / 2, qPrintable(QString::number(top)));
    QCOMPARE(sheetOf(window)->form(), GoldSheet::Form::Wide);
    resizePage(window, {1280, 770});
    QCOMPARE(sheetOf(window)->form(), GoldSheet::Form::Tall);
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(GoldSheetTest)
#include "test_gold_sheet.moc"
