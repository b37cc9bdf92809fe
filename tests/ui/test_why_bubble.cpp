// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>
#include <QSignalSpy>

#include "app/kit/action_button.h"
#include "app/session/game/game_log.h"
#include "app/session/settings/languages.h"
#include "app/table/hint/why_bubble.h"
#include "app/table/talk/log_model.h"
#include "app/table/talk/talk_panel.h"
#include "engine/state/game_map.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Why bots did what they did, asked beside the lines of the log.
class WhyBubbleTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void cleanup() { languages_.use(u"en"_s); }

  void aLineAboutABotSaysWhy() {
    LaidWindow window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* log = window.part<TalkPanel>()->log();
    auto* model = static_cast<LogModel*>(log->model());
    int bots = -1, mine = -1;
    for (int row = 0; row < model->rowCount(); ++row) {
      const auto event = model->botsEvent(row);
      if (event && window.game->seen().log->events()[*event].kind == EventKind::SettlementBuilt && bots < 0) bots = row;
      const auto placed = model->placedEvent(row);
      if (placed && placed->seat == window.game->seen().viewer()) mine = row;
    }
    QVERIFY(bots >= 0 && mine >= 0);
    Q_EMIT log->picked(mine);
    QVERIFY(!window.page->findChild<WhyBubble*>());
    Q_EMIT log->picked(bots);
    QPointer<WhyBubble> bubble = window.page->findChild<WhyBubble*>();
    QVERIFY(bubble && bubble->isVisible());
    const QString told = bubble->accessibleName();
    QVERIFY2(told.contains(u"pip"_s) && told.contains(u"36"_s), qPrintable(told));
    QTest::keyClick(bubble, Qt::Key_Escape);
    SOON(!bubble);
  }

  void aClickBesideTheReasonsGoesToWhatLiesThere() {
    QWidget page;
    page.resize(600, 400);
    auto* button = new ActionButton(u"Resume"_s, ActionButton::Role::Agree, &page);
    button->move(10, 10);
    page.show();
    QVERIFY(test::soonActive(page));
    QSignalSpy clicks(button, &ActionButton::clicked);
    QPointer<WhyBubble> bubble = new WhyBubble(u"Ravi built a road."_s, 1, {}, {}, &page);
    bubble->openBeside(QRect(page.mapToGlobal(QPoint(580, 300)), QSize(10, 10)));
    const QPoint inside = button->rect().center();
    QTest::mousePress(bubble, Qt::LeftButton, {}, bubble->mapFromGlobal(button->mapToGlobal(inside)));
    QTest::mouseRelease(button, Qt::LeftButton, {}, inside);
    SOON(!bubble);
    QCOMPARE(clicks.size(), 1);
  }

  void theQuestionStandsBesideLinesAboutBotsAlone() {
    LaidWindow window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    const auto* model = static_cast<LogModel*>(window.part<TalkPanel>()->log()->model());
    int asked = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
      const QModelIndex index = model->index(row, 0);
      const bool isBots = model->botsEvent(row).has_value();
      QCOMPARE(index.data(LogModel::Why).toString(), isBots ? u"Why?"_s : QString());
      QCOMPARE(index.data(Qt::AccessibleTextRole).toString().contains(u"Enter tells why."_s), isBots);
      asked += isBots ? 1 : 0;
    }
    QVERIFY(asked > 0);
  }

  void piecesThatLieThereFromTheStartAreNotExplained() {
    LaidWindow window([](Setup& setup) {
      SeededRng rng(1);
      setup.options.mapKind = MapKind::Beginner;
      setup.board = boardFor(setup.options, rng);
    });
    SOON(window.game->seen().hasGame() && window.game->seen().state().head.phase == Phase::Play);
    QVERIFY(!window.game->seen().definition().starts.empty());
    const auto* model = static_cast<LogModel*>(window.part<TalkPanel>()->log()->model());
    const auto& log = window.game->seen().log->events();
    const auto first = std::ranges::find(log, EventKind::TurnStarted, &Event::kind) - log.begin();
    for (int row = 0; row < model->rowCount(); ++row)
      if (const auto event = model->botsEvent(row)) QVERIFY(static_cast<std::ptrdiff_t>(*event) > first);
  }

  void botsThatDoNotExplainAreNotAsked() {
    LaidWindow window;
    BotWishes wishes = GameChoices::botWishes(window.settings);
    QCOMPARE(wishes.moves, BotMoves::Explained);
    wishes.moves = BotMoves::Silent;
    GameChoices(window.settings).setBotWishes(wishes);
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* log = window.part<TalkPanel>()->log();
    auto* model = static_cast<LogModel*>(log->model());
    model->setExplained(GameChoices::botWishes(window.settings).moves);
    for (int row = 0; row < model->rowCount(); ++row) {
      QVERIFY(!model->botsEvent(row));
      Q_EMIT log->picked(row);
    }
    QVERIFY(!window.page->findChild<WhyBubble*>());
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(WhyBubbleTest)
#include "test_why_bubble.moc"
