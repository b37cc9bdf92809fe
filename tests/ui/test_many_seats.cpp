// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QSignalSpy>
#include <algorithm>
#include <functional>

#include "app/kit/line_breaks.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/table/hand/tray.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/talk/log_model.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/trade_panel.h"
#include "app/text/reject_text.h"
#include "many_seats.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using namespace tapu::test::many_seats;

/// Rows and room for five to eight at one table.
class ManySeatsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void cleanup() { languages_.use(u"en"_s); }

  void rowsAreAsHighAsTheirNumberSays_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("height");
    for (const int seats : {5, 6}) QTest::addRow("%d seats", seats) << seats << 58;
    for (const int seats : {7, 8}) QTest::addRow("%d seats", seats) << seats << 45;
  }
  void rowsAreAsHighAsTheirNumberSays() {
    QFETCH(int, seats);
    LaidWindow window(tableOf(seats));
    resizePage(window, {1280, 770});
    const auto& rows = window.part<PlayersPanel>()->rows();
    QCOMPARE(rows.size(), static_cast<std::size_t>(seats));
    for (const PlayerRow* row : rows) {
      QTEST(row->height(), "height");
      QVERIFY(isWhole(row));
    }
    const int log = window.part<TalkPanel>()->log()->viewport()->height();
    QVERIFY2(log >= 12 * LogDelegate::lineHeight(), qPrintable(u"%1 pixels of the log"_s.arg(log)));
  }

  void fourRowsAreAsEver() {
    LaidWindow window(tableOf(4));
    resizePage(window, {1280, 770});
    for (const PlayerRow* row : window.part<PlayersPanel>()->rows()) QCOMPARE(row->form(), RowForm::Usual);
    QVERIFY(window.part<TalkPanel>()->message()->isVisible());
  }

  void nobodyIsCutInASmallWindow_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QSize size : {QSize(1024, 610), QSize(1024, 580), QSize(1024, 480), QSize(800, 570), QSize(640, 340)})
        QTest::addRow("%s, %d×%d", qPrintable(language), size.width(), size.height()) << language << size;
  }
  void nobodyIsCutInASmallWindow() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    languages_.use(language);
    LaidWindow window(iBuild(8));
    resizePage(window, size);
    auto* talk = window.part<TalkPanel>();
    if (window.part<PlayersPanel>()->parentWidget() != talk->parentWidget()) talk->show(TalkPanel::Page::Players);
    test::settle();
    for (const PlayerRow* row : window.part<PlayersPanel>()->rows())
      QVERIFY2(isWhole(row), qPrintable(row->facts().name));
    const auto* view = window.part<BoardView>();
    constexpr double kLeastHex = 54;  // below which nobody reads the numbers: a lower window shows a part
    if (view->hexWidth() <= kLeastHex + 0.5 && size.height() < 500) return;
    const QRect land = view->mapFromScene(window.part<BoardScene>()->islandRect()).boundingRect();
    QVERIFY2(land.top() >= window.part<PromptBar>()->geometry().bottom() - 1, "the island under the prompt");
    QVERIFY2(land.bottom() <= window.part<Tray>()->y() + 1, "the island under the tray");
  }

  void fourLinesOfTheLogAreLeftBelowEightRows() {
    LaidWindow window(tableOf(8));
    resizePage(window, {1024, 610});
    auto* talk = window.part<TalkPanel>();
    QVERIFY(!talk->hasTakenIn(TalkPanel::Page::Players));
    QVERIFY(talk->log()->viewport()->height() >= 4 * LogDelegate::lineHeight());
    QVERIFY2(!talk->message()->isVisible(), "the field for a message goes with the chat");
    talk->show(TalkPanel::Page::Chat);
    QVERIFY(talk->message()->isVisible());
  }

  void aClickUnfoldsARowAndAnotherTellsAboutThePlayer() {
    LaidWindow window(tableOf(8));
    resizePage(window, {1024, 420});
    auto* players = window.part<PlayersPanel>();
    QVERIFY(window.part<TalkPanel>()->hasTakenIn(TalkPanel::Page::Players));
    QCOMPARE(players->fold(), PlayersPanel::Fold::Lines);
    PlayerRow *first = players->rows()[0], *third = players->rows()[2];
    QSignalSpy asked(players, &PlayersPanel::asked);
    third->click();
    QCOMPARE(third->form(), RowForm::Close);
    QCOMPARE(asked.count(), 0);
    first->click();
    QCOMPARE(third->form(), RowForm::Line);
    QCOMPARE(first->form(), RowForm::Close);
    first->click();
    QCOMPARE(asked.count(), 1);
    QTest::keyClick(third, Qt::Key_Return);
    QCOMPARE(asked.count(), 2);
  }

  void arrowsGoFromRowToRow() {
    LaidWindow window(tableOf(8));
    resizePage(window, {1280, 770});
    const auto& rows = window.part<PlayersPanel>()->rows();
    rows[0]->setFocus();
    QTest::keyClick(rows[0], Qt::Key_Down);
    QVERIFY(rows[1]->hasFocus());
    QTest::keyClick(rows[1], Qt::Key_Up);
    QTest::keyClick(rows[0], Qt::Key_Up);
    QVERIFY2(rows[0]->hasFocus(), "the list ends here");
  }

  void badgesStayBesideTheBoardOfASlimWindow() {
    LaidWindow window(tableOf(8));
    resizePage(window, {800, 570});
    auto* players = window.part<PlayersPanel>();
    QCOMPARE(players->fold(), PlayersPanel::Fold::Badges);
    QVERIFY(!window.part<TalkPanel>()->isVisible());
    window.page->findChild<ActionButton*>(u"railTalk"_s)->click();
    QVERIFY(window.part<TalkPanel>()->isVisible());
    QVERIFY(players->fold() != PlayersPanel::Fold::Badges);
    window.page->findChild<ActionButton*>(u"railTalk"_s)->click();
    QCOMPARE(players->fold(), PlayersPanel::Fold::Badges);
  }

  void theTradeDrawerLeavesTheHandFree_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("turn");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      QTest::addRow("%s, own turn", qPrintable(language)) << language << 0;
      QTest::addRow("%s, turn of another", qPrintable(language)) << language << 2;
    }
  }
  void theTradeDrawerLeavesTheHandFree() {
    QFETCH(QString, language);
    QFETCH(int, turn);
    languages_.use(language);
    Game game = tableOf(8);
    playToTurnOf(game, turn);
    LaidWindow window(std::move(game));
    resizePage(window, {1024, 610});
    auto* trade = window.part<TradePanel>();
    const auto leavesHand = [&] {
      const int bottom = trade->mapTo(window.page, QPoint(0, trade->height())).y();
      return bottom <= window.part<Tray>()->y();
    };
    window.page->findChild<ActionButton*>(u"railTrade"_s)->click();
    test::settle();
    QVERIFY(trade->isVisible() && leavesHand());
    window.actions.at(GameActions::Trade)->trigger();
    test::settle();
    QVERIFY(leavesHand());
    int heads = 0;
    for (const Words* words : trade->findChildren<Words*>()) {
      const bool isHead =
          words->text().startsWith(TradePanel::tr("You give")) || words->text().startsWith(TradePanel::tr("You get"));
      if (!isHead) continue;
      ++heads;
      const QFontMetrics letters(words->font());
      QVERIFY2(isWhole(words) && words->height() >= letters.height(), qPrintable(words->text()));
      QVERIFY2(letters.horizontalAdvance(words->text()) <= words->width(), qPrintable(words->text()));
    }
    QCOMPARE(heads, 2);
    for (const Stepper* stepper : trade->findChildren<Stepper*>())
      QVERIFY2(isWhole(stepper), qPrintable(stepper->objectName()));
  }

  void aRefusalIsReadWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QSize size : {QSize(1280, 770), QSize(1024, 610)})
        QTest::addRow("%s, %d×%d", qPrintable(language), size.width(), size.height()) << language << size;
  }
  void aRefusalIsReadWhole() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    languages_.use(language);
    Game game = tableOf(6);
    playToTurnOf(game, 2);
    LaidWindow window(std::move(game));
    resizePage(window, size);
    auto* bar = window.part<PromptBar>();
    bar->setHurry(PromptBar::Hurry::Offered);
    bar->clock()->start(60000);
    QVERIFY(bar->dice()->isVisible());
    const auto lettersOf = [](const QString& text) { return QString(text).remove(u' '); };
    const QFontMetrics letters(textFont(kBodyText));
    QStringList sentences;
    for (int i = 1; i < static_cast<int>(Reject::Count); ++i) sentences << sentenceFor(static_cast<Reject>(i));
    std::ranges::sort(sentences, std::ranges::greater(),
                      [&](const QString& each) { return letters.horizontalAdvance(each); });
    constexpr int kWidest = 6;
    for (const QString& sentence : sentences.first(kWidest)) {
      bar->complain(sentence, u"13.10"_s);
      test::settle();
      const ElidedWords* words = bar->taskLine()->words();
      QVERIFY(isWhole(words) && isWhole(bar->ruleLink()));
      if (letters.horizontalAdvance(words->text()) <= words->width()) continue;
      const QStringList lines = brokenLines(words->text(), textFont(kSmallText), words->width(), 2);
      QVERIFY2(lettersOf(lines.join(QString())) == lettersOf(words->text()), qPrintable(lines.join(u'|')));
    }
    PromptLine asked = yourTurn(u"roll the dice."_s);
    asked.asks = Asks::Reader;
    bar->refresh(asked);
    QVERIFY2(bar->dice()->isVisible(), "what made way is back when the refusal is over");
    QVERIFY(bar->findChild<ElidedWords*>()->isVisible());
  }

  void aPlaceInTheOrderKeepsItsHammer_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("seats");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int seats : {6, 8}) QTest::addRow("%s, %d seats", qPrintable(language), seats) << language << seats;
  }
  /// A bare number beside a long name would look like a count: the name is cut, and the tool tip has all of it.
  void aPlaceInTheOrderKeepsItsHammer() {
    QFETCH(QString, language);
    QFETCH(int, seats);
    languages_.use(language);
    LaidWindow window(tableOf(seats));
    resizePage(window, {1280, 770});
    PlayerRow* row = window.part<PlayersPanel>()->rows()[1];
    PlayerFacts facts = row->facts();
    facts.order = 8;
    facts.name = u"n"_s;
    const int besideShort = nameInRow(row->rect(), facts, row->form()).room;
    constexpr int kLongest = 24;
    for (int letters = 2; letters <= kLongest; ++letters) {
      facts.name = QString(letters, u'n');
      const NameInRow shown = nameInRow(row->rect(), facts, row->form());
      QVERIFY2(shown.room >= besideShort, qPrintable(facts.name));  // the star may have made way
      const int star = 16 + 8;
      QVERIFY2(shown.room <= besideShort + scaled(star), "the chip has become smaller");
      QVERIFY(shown.text == facts.name || shown.text.endsWith(u'…'));
    }
    row->setFacts(facts);
    QVERIFY(row->toolTip().contains(facts.name));
  }

  void theOwnNameStandsInOneLineAndSaysSo() {
    LaidWindow window(iBuild());
    resizePage(window, {1280, 770});
    const PlayerRow* row = window.part<PlayersPanel>()->rows()[0];
    PlayerFacts facts = row->facts();
    QVERIFY(facts.mine && facts.order == 1);
    const NameInRow usual = nameInRow(row->rect(), facts, row->form());
    QCOMPARE(usual.text, u"Asha (you)"_s);
    QCOMPARE(usual.letters, kChoiceText);
    facts.name = u"Wilhelmina Alexandra Anna"_s;
    const NameInRow cut = nameInRow(row->rect(), facts, row->form());
    QVERIFY2(cut.text.startsWith(u"Wilhelmina"_s) && cut.text.endsWith(u"… (you)"_s), qPrintable(cut.text));
  }

  void sevenPartnersHaveRoom() {
    Game game = tableOf(8);
    playToTurnOf(game, 0);
    LaidWindow window(std::move(game));
    resizePage(window, {1280, 770});
    for (int i = 1; i <= 7; ++i) {  // the numbers of their seats
      const auto* partner = window.page->findChild<QAbstractButton*>(u"partner%1"_s.arg(i));
      QVERIFY(partner && isWhole(partner));
    }
    const auto* offer = window.page->findChild<ActionButton*>(u"offerToPlayers"_s);
    QVERIFY(isWhole(offer) && offer->width() >= offer->sizeHint().width());
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(ManySeatsTest)
#include "test_many_seats.moc"
