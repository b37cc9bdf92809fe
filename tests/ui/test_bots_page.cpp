// SPDX-License-Identifier: GPL-3.0-or-later
// The page of bots: levels for the seats of a new game and of a table that gathers, and what becomes of them.
#include <QLineEdit>
#include <QMenu>
#include <QTest>

#include "app/kit/question.h"
#include "app/kit/theme.h"
#include "app/lobby/rows/level_card.h"
#include "app/session/plan/game_choice.h"
#include "app/table/people/prompt_bar.h"
#include "tests/suite.h"
#include "tests/ui/network_games.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

QStringList levelsIn(const GamePlan& plan) {
  QStringList levels;
  for (const GamePlan::Seat& seat : plan.seats) levels << (seat.holder == SeatHolder::Bot ? seat.bot : QString());
  return levels;
}

QStringList levelsAt(const GameController* game) {
  QStringList levels;
  for (const LobbySeat& seat : game->seen().lobby().seats) levels << seat.bot;
  return levels;
}

class BotsPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    makeKnown(folder_->path());
    Settings(folder_->path()).game.botPace.set(BotPace::Instant);
  }

  void aClickGivesTheLevelToTheMarkedSeatADoubleClickToAll() {
    Program program(folder_->path());
    BotsPage* page = open(program);
    QCOMPARE(levelsIn(page->plan()), (QStringList{{}, u"farmer"_s, u"farmer"_s, u"farmer"_s}));
    QTest::mouseClick(page->cards()[3], Qt::LeftButton);
    QCOMPARE(levelsIn(page->plan()), (QStringList{{}, u"navigator"_s, u"farmer"_s, u"farmer"_s}));
    QVERIFY(page->cards()[3]->isChecked() && !page->cards()[1]->isChecked());
    QTest::mouseDClick(page->cards()[2], Qt::LeftButton);
    QCOMPARE(levelsIn(page->plan()), (QStringList{{}, u"trader"_s, u"trader"_s, u"trader"_s}));
  }

  void theKeyboardChoosesSeatAndLevelAndStarts() {
    Program program(folder_->path());
    BotsPage* page = open(program);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Down);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_1);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Down);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Down);  // the last seat stays marked
    QTest::keyClick(program.window.focusWidget(), Qt::Key_4);
    QCOMPARE(levelsIn(page->plan()), (QStringList{{}, u"farmer"_s, u"shepherd"_s, u"navigator"_s}));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Up);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_3);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    SOON(program.table());
    QCOMPARE(levelsAt(program.window.game()), (QStringList{{}, u"farmer"_s, u"trader"_s, u"navigator"_s}));
  }

  void allGetTheLevelOfTheMarkedSeat() {
    Program program(folder_->path());
    BotsPage* page = open(program);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_4);
    QTest::mouseClick(child<ActionButton>(page, u"botsAll"_s), Qt::LeftButton);
    QCOMPARE(levelsIn(page->plan()), (QStringList{{}, u"navigator"_s, u"navigator"_s, u"navigator"_s}));
  }

  void aBotComesAndGoes() {
    Program program(folder_->path());
    BotsPage* page = open(program);
    auto* add = child<ActionButton>(page, u"botsAdd"_s);
    for (int seats = 5; seats <= 8; ++seats) {  // 13.1
      QTest::mouseClick(add, Qt::LeftButton);
      QCOMPARE(page->plan().seats.size(), seats);
    }
    QVERIFY(!add->isEnabled());
    for (int seats = 7; seats >= 4; --seats) {
      QTest::mouseClick(child<ActionButton>(page, u"botRemove4"_s), Qt::LeftButton);
      SOON_EQUAL(page->plan().seats.size(), seats);
    }
    QTest::mouseClick(child<ActionButton>(page, u"botRemove1"_s), Qt::LeftButton);
    SOON_EQUAL(page->plan().seats.size(), 3);
    QTest::mouseClick(child<ActionButton>(page, u"botRemove2"_s), Qt::LeftButton);
    SOON_EQUAL(page->plan().seats.size(), 2);
    QVERIFY(child<ActionButton>(page, u"botRemove1"_s)->isHidden());  // two play at least
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(page->plan().seats.size(), 3);
    QCOMPARE(page->plan().setup.options.seats, 3);
  }

  void botsAreCalledAsThePersonWants() {
    Program program(folder_->path());
    BotsPage* page = open(program);
    const QString before = page->plan().seats[1].called;
    QVERIFY(!before.isEmpty() && before != u"Asha"_s);  // the person is called that
    QTest::mouseClick(child<ActionButton>(page, u"botsNames"_s), Qt::LeftButton);
    QCOMPARE_NE(page->plan().seats[1].called, before);
    auto* name = child<QLineEdit>(page, u"botName2"_s);
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, u"asha"_s);
    QCOMPARE(page->footSentence(), u"Two players are called asha. Please change one name."_s);
    QVERIFY(!child<ActionButton>(page, u"botsStart"_s)->isEnabled());
    name->selectAll();
    QTest::keyClicks(name, u"Pavan"_s);
    QTest::mouseClick(child<ActionButton>(page, u"botsStart"_s), Qt::LeftButton);
    SOON(program.table());
    QCOMPARE(program.window.game()->seen().lobby().seats[2].name, u"Pavan"_s);
  }

  void theNextGameHasTheSameBotsOrTheUsualOnes() {
    {
      Program program(folder_->path());
      BotsPage* page = open(program);
      QTest::keyClick(program.window.focusWidget(), Qt::Key_4);
      QTest::mouseClick(child<ActionButton>(page, u"botsStart"_s), Qt::LeftButton);
      SOON(program.table());
    }
    Settings settings(folder_->path());
    QCOMPARE(levelsIn(GameChoices::lastPlan(GamePurpose::Bots, settings)).value(1), u"navigator"_s);
    {
      Program program(folder_->path());
      QTest::mouseClick(child<Toggle>(open(program), u"botsSame"_s), Qt::LeftButton);
    }
    const Settings again(folder_->path());
    QCOMPARE(levelsIn(GameChoices::lastPlan(GamePurpose::Bots, again)).value(1), u"farmer"_s);
  }

  void whatIsWantedOfBotsAndHintsIsRemembered() {
    {
      Program program(folder_->path());
      BotsPage* page = open(program);
      for (const QString& name : {u"botsExplain"_s, u"botsHints"_s}) {
        QVERIFY(child<Toggle>(page, name)->isChecked());
        QTest::mouseClick(child<Toggle>(page, name), Qt::LeftButton);
      }
    }
    Program program(folder_->path());
    BotsPage* page = open(program);
    QVERIFY(!child<Toggle>(page, u"botsExplain"_s)->isChecked());
    QVERIFY(!child<Toggle>(page, u"botsHints"_s)->isChecked());
    QTest::mouseClick(child<ActionButton>(page, u"botsStart"_s), Qt::LeftButton);
    SOON(program.table());
    SOON_EQUAL(program.window.game()->seen().table().policy.hints, HintRule::Forbidden);
  }

  void backTakesTheBotsAlong() {
    Program program(folder_->path());
    program.window.newGames().openGames();
    QTest::mouseClick(child<ActionButton>(program.window.pages().games(), u"gamesBots"_s), Qt::LeftButton);
    QCOMPARE(program.window.page(), program.window.pages().bots());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_1);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.pages().games());
    program.window.pages().games()->marked()->click();
    SOON(program.table());
    QCOMPARE(levelsAt(program.window.game()), (QStringList{{}, u"shepherd"_s, u"farmer"_s, u"farmer"_s}));
  }

  void wherePlayIsTheSameThePageSaysSo() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    QVERIFY(child<Words>(open(program), u"botsRules"_s)->isHidden());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QTest::mouseClick(child<ActionButton>(program.window.newGames().page(), u"presetBig"_s), Qt::LeftButton);
    QTest::mouseClick(child<ActionButton>(program.window.newGames().page(), u"newGameBots"_s), Qt::LeftButton);
    BotsPage* page = program.window.pages().bots();
    QVERIFY(!child<Words>(page, u"botsRules"_s)->isHidden());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_3);  // all bots of a Big Game at once
    QCOMPARE(levelsIn(page->plan()).count(u"trader"_s), page->plan().seats.size() - 1);
  }

  void behindAnotherPageNoTimeRunsWhereOnePersonPlays() {
    Program program(folder_->path());
    QVERIFY(startsBigGame(program));
    program.window.newGames().openGames();
    SOON(program.window.game()->seen().isPaused());
    QVERIFY(program.window.game()->seen().clockLeftMs() > 0);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    SOON(program.table());
    SOON(!program.window.game()->seen().isPaused());
  }

  void aGameLeftFromAnotherPageGoesOnByItself_data() {
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("pauses");
    QTest::addRow("by closing the program") << true << false;
    QTest::addRow("for the start page") << false << false;
    QTest::addRow("but a pause that the person asked for stays") << true << true;
  }
  void aGameLeftFromAnotherPageGoesOnByItself() {
    QFETCH(const bool, closes);
    QFETCH(const bool, pauses);
    {
      Program program(folder_->path());
      QVERIFY(startsBigGame(program));
      if (pauses) program.window.game()->ask(requests::PauseGame{});
      if (pauses) SOON(program.window.game()->seen().isPaused());
      program.window.newGames().openGames();
      SOON(program.window.game()->seen().isPaused());
      closes ? (void)program.window.close() : program.window.openStart();
    }
    Program program(folder_->path());
    program.window.launch().continueHere();
    SOON(program.table());
    SOON(program.window.game()->seen().clockLeftMs() >= 0);
    QCOMPARE(program.window.game()->seen().isPaused(), pauses);
  }

  void aKindOfAnotherVersionIsToldAndTheFarmerPlays() {
    {
      Settings settings(folder_->path());
      GamePlan plan = GamePlan::usual(GamePurpose::Bots, settings);
      plan.seats[1].bot = u"fisher"_s;
      GameChoices(settings).remember(plan);
    }
    const QString told = u"This version does not know the bots “fisher”: Farmer plays in their place."_s;
    Program program(folder_->path());
    QCOMPARE(open(program)->footSentence(), told);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.newGames().page()->footSentence(), told);
    QTest::mouseClick(child<ActionButton>(program.window.newGames().page(), u"newGameStart"_s), Qt::LeftButton);
    SOON(program.table());
    QCOMPARE(levelsAt(program.window.game()).value(1), u"farmer"_s);
  }

  /// A game that did not get as far as its table does not tell it, nor does the next one.
  void anUnknownKindIsToldOfItsOwnGameAlone() {
    Program program(folder_->path());
    GamePlan plan = GamePlan::usual(GamePurpose::Host, program.settings);
    plan.port = 0;
    plan.listenAt = QHostAddress::LocalHost;
    plan.seats[3].holder = SeatHolder::Bot;
    plan.seats[3].bot = u"fisher"_s;
    program.window.newGames().open(NewGamePage::Purpose::Host);
    Q_EMIT program.window.newGames().page()->started(plan);
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    child<ActionButton>(&program.window, u"lobbyLeave"_s)->click();
    for (Question* open : program.window.findChildren<Question*>())
      if (open->isVisible()) child<ActionButton>(open, u"questionOther"_s)->click();
    SOON(!program.window.game());
    program.window.launch().playBots();
    SOON(program.table());
    QVERIFY2(!program.window.findChild<PromptBar*>()->task().contains(u"fisher"_s), "it was of another game");
  }

  void theHostOfATableChoosesThere() {
    Program program(folder_->path());
    program.settings.port.set(0);
    GamePlan plan = GamePlan::usual(GamePurpose::Host, program.settings);
    plan.port = 0;
    plan.listenAt = QHostAddress::LocalHost;
    plan.seats[3].holder = SeatHolder::Bot;
    program.window.newGames().open(NewGamePage::Purpose::Host);
    Q_EMIT program.window.newGames().page()->started(plan);
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    const auto levels = [&] { return child<ActionButton>(program.window.pages().lobby(), u"levels3"_s); };
    SOON(levels() && levels()->isVisible());  // its row comes with the first word of the server
    QTest::mouseClick(levels(), Qt::LeftButton);
    BotsPage* page = program.window.pages().bots();
    QCOMPARE(program.window.page(), page);
    QTest::mouseClick(page->cards()[2], Qt::LeftButton);
    SOON_EQUAL(levelsAt(program.window.game()).value(3), u"trader"_s);
    QTest::mouseClick(child<Toggle>(page, u"botsHints"_s), Qt::LeftButton);
    SOON_EQUAL(program.window.game()->seen().table().policy.hints, HintRule::Forbidden);
    QVERIFY(!child<Toggle>(page, u"botsHints"_s)->isChecked());
    QTest::mouseClick(child<ActionButton>(page, u"botsStart"_s), Qt::LeftButton);  // “Done”
    QCOMPARE(program.window.page(), program.window.pages().lobby());
    program.window.openStart();
  }

  void aLevelIsChangedWhileTheGameRunsAndKept() {
    Program program(folder_->path());
    open(program);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    SOON(program.table());
    auto* menu = child<QMenu>(&program.window, u"gameTable"_s);
    SOON(menu->menuAction()->isEnabled());
    Q_EMIT menu->aboutToShow();
    QAction* trader = nullptr;
    auto* seat = menu->findChild<QMenu*>(u"seatMenu2"_s);
    QVERIFY(seat);
    for (QAction* action : seat->actions()) {
      if (action->objectName() == u"level_trader"_s) trader = action;
      QCOMPARE(action->isChecked(), action->objectName() == u"level_farmer"_s);
    }
    QVERIFY(trader);
    QCOMPARE(trader->text(), u"Trader (hard)"_s);
    trader->trigger();
    SOON_EQUAL(levelsAt(program.window.game()).value(2), u"trader"_s);
    SOON_EQUAL(levelsIn(GameChoices::lastPlan(GamePurpose::Bots, program.settings)),
               (QStringList{{}, u"farmer"_s, u"trader"_s, u"farmer"_s}));
  }

  void hintsAreAllowedAndForbiddenWhileTheGameRuns() {
    Program program(folder_->path());
    const QAction* hints = program.window.findChild<QAction*>(u"gameHints"_s);
    QVERIFY2(!hints->isEnabled(), "no game runs");
    open(program);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    SOON(program.table());
    SOON(hints->isEnabled() && hints->isChecked());
    const GameController* game = program.window.game();
    program.window.findChild<QAction*>(u"gameHints"_s)->trigger();
    SOON_EQUAL(game->seen().table().policy.hints, HintRule::Forbidden);
    SOON(!hints->isChecked());
    program.window.findChild<QAction*>(u"gameHints"_s)->trigger();
    SOON_EQUAL(game->seen().table().policy.hints, HintRule::Allowed);
  }

  void inANarrowWindowTheLevelsLieBelowEachOther() {
    Program program(folder_->path());
    BotsPage* page = open(program);
    SOON_EQUAL(page->cards()[0]->y(), page->cards()[1]->y());
    program.window.resize(900, 640);
    SOON_EQUAL(page->cards()[0]->x(), page->cards()[1]->x());
    QVERIFY(page->cards()[1]->y() > page->cards()[0]->y());
  }

  void theNameInALineOfALevelHasAirAbove() {
    loadFonts();
    Languages languages;
    languages.use(u"hi"_s);
    const auto back = qScopeGuard([&] { languages.use(u"en"_s); });
    LevelCard card(u"farmer"_s);
    card.setShape(LevelCard::Shape::Line);
    card.resize(306, card.heightForWidth(306));
    const QImage image = card.grab().toImage();
    constexpr int kWords = 60, kRim = 7, kDark = 150;  // where the words begin, the edge of the card, gray of a letter
    QList<int> rows;
    for (int y = kRim; y < image.height() - kRim; ++y)
      for (int x = kWords; x < image.width() - kRim; ++x)
        if (qGray(image.pixel(x, y)) < kDark) rows << y;
    QVERIFY(!rows.isEmpty());
    QVERIFY2(std::abs(rows.first() - (image.height() - 1 - rows.last())) <= 5, "the words touch an edge");
  }

  void inALowWindowAllLevelsAreInSight_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Hindi") << u"hi"_s;
  }
  void inALowWindowAllLevelsAreInSight() {
    QFETCH(QString, language);
    Settings(folder_->path()).view.language.set(language);
    Program program(folder_->path());
    program.window.resize(1024, 640);
    BotsPage* page = open(program);
    SOON_EQUAL(page->cards()[0]->y(), page->cards()[1]->y());
    for (const LevelCard* card : page->cards()) {
      SOON_OR_SAY(card->visibleRegion().boundingRect() == card->rect(), qPrintable(card->level()));
      QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(card->level()));
    }
  }

 private:
  /// A game with a clock, which runs when this is true.
  static bool startsBigGame(Program& program) {
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    for (const QString& button : {u"presetBig"_s, u"newGameStart"_s})
      QTest::mouseClick(child<ActionButton>(program.window.newGames().page(), button), Qt::LeftButton);
    return test::soon([&] { return program.table() && program.window.game()->seen().clockLeftMs() >= 0; });
  }
  /// By the button of the page on which a game is set up.
  BotsPage* open(Program& program) {
    if (program.window.page() != program.window.newGames().page())
      program.window.newGames().open(NewGamePage::Purpose::Bots);
    QTest::mouseClick(child<ActionButton>(program.window.newGames().page(), u"newGameBots"_s), Qt::LeftButton);
    return program.window.pages().bots();
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

}  // namespace

TAPU_TEST_WITH_SCREEN(BotsPageTest)
#include "test_bots_page.moc"
