// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include "app/session/game/prompt.h"
#include "app/session/settings/languages.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/sight/game_actions.h"
#include "app/table/sight/task_line.h"
#include "play_desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The line that says whose turn it is and what to do.
class PromptBarTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void aTaskThatComesToBeShownLiesInItsPlaceAtOnce() {
    PromptBar bar;
    bar.refresh({u"Your turn"_s, u"roll the dice"_s, u"Your turn – roll the dice."_s}, nullptr);
    bar.resize(300, bar.height());
    bar.show();
    SOON(bar.isVisible() && !bar.taskLine()->isVisible());
    QCoreApplication::processEvents();
    bar.resize(800, bar.height());
    QVERIFY(bar.taskLine()->isVisible());
    QVERIFY2(bar.taskLine()->x() > 20, "it lies over the title");
  }

  void theBadgeBehindTheCurtainIsOfWhoIsToSitDown() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.active == SeatId(2); });
    QVERIFY(desk);
    PromptBar prompt;
    PlaySight sight = desk->sight();
    prompt.refresh(plainPrompt(u"Waiting for C…"_s), &sight);
    QCOMPARE(prompt.badge()->color(), 2);
    sight.curtain = Curtain::Down;
    prompt.refresh(plainPrompt(u"Pass the computer to A."_s), &sight);
    QCOMPARE(prompt.badge()->color(), 0);
  }

  void theTaskIsNotCrushedByButtons_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("texts");  // percent
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int texts : {100, 125})
        for (const int width : {696, 637, 460, 380})
          QTest::addRow("%s, %d pixels, texts of %d %%", qPrintable(language), width, texts)
              << language << width << texts;
  }
  void theTaskIsNotCrushedByButtons() {
    QFETCH(QString, language);
    QFETCH(int, width);
    QFETCH(int, texts);
    languages_.use(language);
    useTextSize(texts);
    const auto usual = qScopeGuard([] { useTextSize(100); });
    GameActions actions;
    PromptBar bar;
    bar.nameKeys(&actions);
    bar.setStep(PromptBar::Step::Offered);
    bar.setHurry(PromptBar::Hurry::Offered);
    bar.refresh(PromptLine{u"Kabir’s turn"_s, u"Wait for the bots."_s, u"Kabir’s turn"_s});
    bar.resize(width, bar.height());
    bar.show();
    QVERIFY(test::soonExposed(bar));
    const auto* task = bar.findChild<TaskLine*>();
    const int least = QFontMetrics(textFont(kSmallText)).horizontalAdvance(u"Wait for"_s);
    QVERIFY2(!task->isVisible() || task->width() >= least, qPrintable(QString::number(task->width())));
    QVERIFY2(width < 637 || task->isVisible(), "the task is told");
    QVERIFY(bar.hurry()->accessibleName().contains(language == u"en" ? u"Skip to my turn"_s : u"बारी"_s));
  }

  /// Notes under something have 13 pixels: no part of the line that has room in two lines is smaller.
  void aTaskThatNeedsTwoLinesIsAsReadableAsOtherText_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("task");
    QTest::newRow("another builds") << u"en"_s << u"then the turn of Wilhelmina and Alexandra"_s;
    QTest::newRow("the reader builds") << u"en"_s << u"build, or say Done · then Meera’s turn"_s;
    QTest::newRow("in Hindi") << u"hi"_s << u"बनाएँ या “हो गया” कहें · फिर रवि की बारी"_s;
  }
  void aTaskThatNeedsTwoLinesIsAsReadableAsOtherText() {
    QFETCH(QString, language);
    QFETCH(QString, task);
    languages_.use(language);
    PromptBar bar;
    bar.refresh(PromptLine{u"Kabir"_s, task, task});
    bar.resize(1200, bar.height());
    bar.show();
    QVERIFY(test::soonExposed(bar));
    const int line = QFontMetrics(textFont(kBodyText)).horizontalAdvance(task);
    ElidedWords* words = bar.taskLine()->words();
    QCOMPARE(words->shownPixels(), textFont(kBodyText).pixelSize());
    words->resize(line * 3 / 4, words->height());
    QVERIFY(words->isWholeIn(words->size()));
    QVERIFY2(words->shownPixels() >= kNoteText, qPrintable(QString::number(words->shownPixels())));
  }

  void theButtonOfTheNextMoveStaysUnderThePointer_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int width : {480, 637, 700, 1200})
        QTest::addRow("%s, a line of %d pixels", qPrintable(language), width) << language << width;
  }
  void theButtonOfTheNextMoveStaysUnderThePointer() {
    QFETCH(QString, language);
    QFETCH(int, width);
    languages_.use(language);
    GameActions actions;
    QWidget page;
    PromptBar bar(&page);
    bar.nameKeys(&actions);
    bar.setStep(PromptBar::Step::Offered);
    bar.setHurry(PromptBar::Hurry::Offered);
    bar.resize(width, bar.height());
    page.resize(1200, 80);
    page.show();
    QVERIFY(test::soonExposed(page));
    QSet<int> places;
    const QString tasks[] = {{}, u"Wait."_s, u"Wait until everybody has discarded what the seven takes from them."_s};
    for (const QString& title : {u"Om"_s, u"Kabir’s turn"_s, u"It is the turn of Wilhelmina Alexandra"_s})
      for (const QString& task : tasks) {
        bar.refresh(PromptLine{title, task, title + task});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QVERIFY(bar.step()->isVisible());
        places << bar.step()->x() << bar.step()->geometry().right();
      }
    QCOMPARE(places.size(), 2);
  }

  void aRefusalLeavesWhenTheReaderIsAskedForSomethingElse() {
    PromptBar bar;
    bar.refresh(plainPrompt(u"Meera’s turn"_s));
    bar.complain(u"It is not your turn."_s, u"0.6"_s);
    bar.refresh(plainPrompt(u"Ravi’s turn"_s));
    QVERIFY2(bar.taskLine()->isTelling(), "bots that play on leave time to read it");
    PromptLine asked = yourTurn(u"roll the dice."_s);
    asked.asks = Asks::Reader;
    bar.refresh(asked);
    QVERIFY(!bar.taskLine()->isTelling());
    QCOMPARE(bar.task(), u"Roll the dice."_s);
    QVERIFY(bar.ruleLink()->isHidden());
    bar.complain(u"Roll the dice first."_s, u"4.2"_s);
    bar.refresh(asked);
    QVERIFY2(bar.taskLine()->isTelling(), "the same is asked as before");
    languages_.use(u"hi"_s);
    asked.sentence = u"आपकी बारी – पासे फेंकें।"_s;
    bar.refresh(asked);
    QVERIFY2(bar.taskLine()->isTelling(), "the same is asked in another language");
    bar.refresh(yourTurn(u"choose an edge for your road."_s));
    bar.complain(u"It cannot be done at this moment."_s);
    bar.refresh(asked);
    QVERIFY2(bar.taskLine()->isTelling(), "the act was over before it was refused");
    bar.announce(u"Your move was taken back."_s);
    asked.sentence = u"Your turn – trade, build, or end the turn."_s;
    bar.refresh(asked);
    QVERIFY2(bar.taskLine()->isTelling(), "news are no refusal");
  }

  void whoseTurnItIsIsBoldAndTheTaskIsNot() {
    const PromptLine words = yourTurn(u"roll the dice."_s);
    QCOMPARE(words.title, u"Your turn"_s);
    QCOMPARE(words.task, u"Roll the dice."_s);
    QCOMPARE(words.sentence, u"Your turn – roll the dice."_s);
    QCOMPARE(plainPrompt(u"The game is paused."_s).title, u"The game is paused."_s);
    QVERIFY(plainPrompt(u"The game is paused."_s).task.isEmpty());
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PromptBarTest)
#include "test_prompt_bar.moc"
