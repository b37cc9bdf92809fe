// SPDX-License-Identifier: GPL-3.0-or-later
// The ways from the start page to each game against bots, presets of one's own, and a new game while another is played.
#include <QAction>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include "app/kit/question.h"
#include "app/kit/toggle.h"
#include "app/lobby/new/games_page.h"
#include "app/lobby/rows/level_card.h"
#include "app/session/plan/game_words.h"
#include "app/table/people/prompt_bar.h"
#include "app/wire/seat_number.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

GameCard* cardOf(const GamesPage* page, const QString& title) {
  for (GameCard* card : page->cards())
    if (card->text() == title) return card;
  return nullptr;
}

class GamesPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    makeKnown(folder_->path());
    Settings(folder_->path()).game.botPace.set(BotPace::Instant);
  }

  void twoClicksLeadToEachGame_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("rules");
    QTest::newRow("the game of beginners") << u"Beginner"_s << static_cast<int>(RuleSet::Classic);
    QTest::newRow("the standard game") << u"Standard"_s << static_cast<int>(RuleSet::Classic);
    QTest::newRow("Crazy") << u"Crazy"_s << static_cast<int>(RuleSet::Crazy);
    QTest::newRow("the Big Game") << u"Big Game"_s << static_cast<int>(RuleSet::BigGame);
    QTest::newRow("a board that comes with the program") << u"Lagoon"_s << static_cast<int>(RuleSet::Classic);
  }
  void twoClicksLeadToEachGame() {
    QFETCH(QString, card);
    QFETCH(int, rules);
    Program program(folder_->path());
    QTest::mouseClick(child<ActionButton>(program.window.pages().start(), u"startGames"_s), Qt::LeftButton);
    QCOMPARE(program.window.page(), program.window.pages().games());
    GameCard* game = cardOf(program.window.pages().games(), card);
    QVERIFY(game);
    QTest::mouseClick(game, Qt::LeftButton, {}, {20, 20});
    SOON(program.table());
    QCOMPARE(static_cast<int>(program.window.game()->seen().lobby().setup.ruleSet), rules);
  }

  void theBigGameAgainstBotsIsPlayed() {  // 9.4: both groups choose their start, then the rounds begin
    Program program(folder_->path());
    program.window.newGames().openGames();
    cardOf(program.window.pages().games(), u"Big Game"_s)->click();
    SOON(program.table());
    SOON(program.window.game()->seen().definition().rules.sharedRounds == Switch::On);
    SOON(!program.window.game()->seen().legal.empty());
  }

  void oneClickBeginsWhatWasBegunLast() {
    {
      Program program(folder_->path());
      QVERIFY(program.window.pages().start()->entry(StartPage::Bots)->note().startsWith(u"Standard · 3 bot"_s));
      program.window.newGames().openGames();
      child<Segments>(program.window.pages().games(), u"gamesSeats"_s)->setFocus();
      QTest::keyClick(program.window.focusWidget(), Qt::Key_Left);  // from 4 seats to 3
      QTest::mouseClick(child<LevelCard>(program.window.pages().games(), u"levelCard_navigator"_s), Qt::LeftButton);
      cardOf(program.window.pages().games(), u"Crazy"_s)->click();
      SOON(program.table());
      QCOMPARE(program.window.game()->seen().lobby().seats.size(), 3);
      QCOMPARE(program.window.game()->seen().lobby().seats.last().bot, u"navigator"_s);
    }
    Program again(folder_->path());
    ActionButton* bots = again.window.pages().start()->entry(StartPage::Bots);
    QVERIFY2(bots->note().startsWith(u"Crazy · 2 bot"_s), qPrintable(bots->note()));
    bots->click();
    SOON(again.window.game() && again.window.game()->seen().hasGame());
    QCOMPARE(again.window.game()->seen().lobby().setup.ruleSet, RuleSet::Crazy);
    QCOMPARE(again.window.game()->seen().lobby().seats.size(), 3);
    QCOMPARE(again.window.game()->seen().lobby().seats.last().bot, u"navigator"_s);
  }

  void theLastGameIsMarkedAndEnterBeginsIt() {
    {
      Program program(folder_->path());
      program.window.newGames().openGames();
      cardOf(program.window.pages().games(), u"Beginner"_s)->click();
      SOON(program.table());
    }
    Program again(folder_->path());
    again.window.newGames().openGames();
    QCOMPARE(again.window.pages().games()->marked()->text(), u"Beginner"_s);
    QVERIFY(again.window.pages().games()->marked()->hasFocus());
    QTest::keyClick(again.window.focusWidget(), Qt::Key_Right);
    QCOMPARE(again.window.pages().games()->marked()->text(), u"Standard"_s);
    QTest::keyClick(again.window.focusWidget(), Qt::Key_Return);
    SOON(again.window.game() && again.window.game()->seen().hasGame());
    QCOMPARE(again.window.game()->seen().lobby().setup.options.mapKind, MapKind::Random);
  }

  void tabGoesPastTheOtherGamesAndMarksNone() {
    Program program(folder_->path());
    program.window.newGames().openGames();
    const GamesPage* page = program.window.pages().games();
    GameCard* marked = page->marked();
    QVERIFY(marked && marked->hasFocus());
    for (int presses = 0; presses < 3; ++presses) {  // its own small button, then what lies beside the games
      QTest::keyClick(program.window.focusWidget(), Qt::Key_Tab);
      QCOMPARE(page->marked(), marked);
      const QWidget* focus = program.window.focusWidget();
      for (const GameCard* card : page->cards())
        QVERIFY(card == marked || (card != focus && !card->isAncestorOf(focus)));
    }
  }

  void everyCardSaysHowLongItsGameTakesWithThatManySeats() {
    Program program(folder_->path());
    program.window.newGames().openGames();
    GamesPage* page = program.window.pages().games();
    QStringList before, after;
    for (const GameCard* card : page->cards()) before << lengthOf(card->plan());
    child<Segments>(page, u"gamesSeats"_s)->setFocus();
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Left);
    for (const GameCard* card : page->cards()) after << lengthOf(card->plan());
    QCOMPARE_NE(before.value(1), after.value(1));
  }

  void aBoardForFewerPlayersRefusesMore() {  // 13.1, 3.7
    Program program(folder_->path());
    program.window.newGames().openGames();
    GamesPage* page = program.window.pages().games();
    Q_EMIT child<Segments>(page, u"gamesSeats"_s)->picked(4);  // six
    QCOMPARE(cardOf(page, u"Standard"_s)->plan().seats.size(), 6);
    GameCard* beginner = cardOf(page, u"Beginner"_s);
    const QString why = u"This board has start pieces for 4 seats, and the game has 6."_s;
    QCOMPARE(beginner->refusal(), why);
    QVERIFY(beginner->accessibleDescription().contains(u"2 to 4 players"_s));
    QVERIFY(beginner->accessibleDescription().contains(why));
    QVERIFY(cardOf(page, u"Standard"_s)->accessibleDescription().contains(u"2 to 8 players"_s));
    QVERIFY(cardOf(page, u"Standard"_s)->refusal().isEmpty());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Left);
    QCOMPARE(page->marked(), beginner);
    QCOMPARE(page->footSentence(), why);
    QVERIFY(!child<ActionButton>(page, u"gamesStart"_s)->isEnabled());
    QSignalSpy started(page, &GamesPage::started);
    QTest::mouseClick(beginner, Qt::LeftButton, {}, {20, 20});
    QCOMPARE(started.count(), 0);
    Q_EMIT child<Segments>(page, u"gamesSeats"_s)->picked(2);  // four
    QVERIFY(beginner->refusal().isEmpty());
    QVERIFY(child<ActionButton>(page, u"gamesStart"_s)->isEnabled());
  }

  void aMarkedGameThatSoManyCannotPlayMakesWayUntilTheyCan() {  // 13.1, 3.7
    Program program(folder_->path());
    program.window.newGames().openGames();
    GamesPage* page = program.window.pages().games();
    auto* seats = child<Segments>(page, u"gamesSeats"_s);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Left);
    GameCard *beginner = cardOf(page, u"Beginner"_s), *standard = cardOf(page, u"Standard"_s);
    QCOMPARE(page->marked(), beginner);
    Q_EMIT seats->picked(4);  // six
    QCOMPARE(page->marked(), standard);
    QVERIFY(child<ActionButton>(page, u"gamesStart"_s)->isEnabled());
    Q_EMIT seats->picked(6);  // eight
    QCOMPARE(page->marked(), standard);
    Q_EMIT seats->picked(2);  // four
    QCOMPARE(page->marked(), beginner);
    Q_EMIT seats->picked(4);
    standard->setFocus();  // chosen by hand: it stays
    QTest::keyClick(standard, Qt::Key_Right);
    GameCard* chosen = page->marked();
    Q_EMIT seats->picked(2);
    QCOMPARE(page->marked(), chosen);
  }

  void aGameOfSixIsMarkedTheNextTime() {  // its options are those of six seats (13.3), and no other game
    Settings settings(folder_->path());
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, settings);
    plan.setSeatCount(6);
    GameChoices(settings).remember(plan);
    GamesPage page(settings);
    page.begin();
    QCOMPARE(page.marked()->text(), u"Standard"_s);
    QCOMPARE(page.marked()->plan().seats.size(), 6);
  }

  void theOptionsOfAGameAreReadBeforeItBegins() {
    Program program(folder_->path());
    program.window.newGames().openGames();
    GameCard* crazy = cardOf(program.window.pages().games(), u"Crazy"_s);
    QTest::mouseClick(child<ActionButton>(crazy, u"gameCardOptions"_s), Qt::LeftButton);
    QCOMPARE(program.window.page(), program.window.newGames().page());
    QCOMPARE(program.window.newGames().page()->plan().setup.ruleSet, RuleSet::Crazy);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.pages().games());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.pages().start());
  }

  void theLevelOfTheBotsStaysWhileOptionsAreRead_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("of the Big Game") << u"Big Game"_s;
    QTest::newRow("of a game on one board") << u"Crazy"_s;
  }
  void theLevelOfTheBotsStaysWhileOptionsAreRead() {
    QFETCH(QString, game);
    Program program(folder_->path());
    program.window.newGames().openGames();
    GamesPage* page = program.window.pages().games();
    const auto level = [&](const QString& name) -> LevelCard* {
      for (LevelCard* card : page->findChildren<LevelCard*>())
        if (card->level() == name) return card;
      return nullptr;
    };
    level(u"trader"_s)->click();
    QTest::mouseClick(child<ActionButton>(cardOf(page, game), u"gameCardOptions"_s), Qt::LeftButton);
    QCOMPARE(program.window.page(), program.window.newGames().page());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), page);
    QVERIFY(level(u"trader"_s)->isChecked());
  }

  // Presets of one's own

  void aPresetOfOnesOwnIsSavedPlayedAndRemoved() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGames().page();
    auto* keep = child<ActionButton>(page, u"presetKeep"_s);
    QVERIFY2(!keep->isVisible(), "the standard game is a preset already");
    child<NumberField>(page, u"option_victory.target"_s)->box()->setValue(12);
    QVERIFY(keep->isVisible());
    QTest::mouseClick(keep, Qt::LeftButton);
    QTest::keyClicks(program.window.focusWidget(), u"Long evening"_s);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    QVERIFY(!keep->isVisible());
    QTest::mouseClick(child<ActionButton>(page, u"presetStandard"_s), Qt::LeftButton);
    QCOMPARE(page->plan().setup.options.classicTarget, 10);
    QTest::mouseClick(child<ChipButton>(page, u"ownPreset"_s), Qt::LeftButton);
    QCOMPARE(page->plan().setup.options.classicTarget, 12);
    program.window.newGames().openGames();
    GameCard* card = cardOf(program.window.pages().games(), u"Long evening"_s);
    QVERIFY(card);
    QCOMPARE(card->plan().setup.options.classicTarget, 12);
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    QTest::mouseClick(child<ChipButton>(page, u"ownPreset"_s), Qt::LeftButton);
    QTest::mouseClick(child<ActionButton>(page, u"presetDrop"_s), Qt::LeftButton);
    QVERIFY(!child<ChipButton>(page, u"ownPreset"_s) || !child<ChipButton>(page, u"ownPreset"_s)->isVisible());
    QCOMPARE(page->plan().setup.options.classicTarget, 12);
    QVERIFY(keep->isVisible());
  }

  void escapeGivesTheNameOfAPresetUp() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGames().page();
    child<NumberField>(page, u"option_victory.target"_s)->box()->setValue(12);
    child<ActionButton>(page, u"presetKeep"_s)->click();
    QTest::keyClicks(program.window.focusWidget(), u"X"_s);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), page);
    QVERIFY(GameChoices::own(program.settings).isEmpty());
    QVERIFY(child<ActionButton>(page, u"presetKeep"_s)->hasFocus());
  }

  void changedOptionsAreThereTheNextTime() {
    {
      Program program(folder_->path());
      program.window.newGames().open(NewGamePage::Purpose::Bots);
      child<NumberField>(program.window.newGames().page(), u"option_discard.threshold"_s)->box()->setValue(9);
      child<ActionButton>(program.window.newGames().page(), u"newGameStart"_s)->click();
      SOON(program.table());
    }
    Program again(folder_->path());
    again.window.newGames().open(NewGamePage::Purpose::Bots);
    QCOMPARE(again.window.newGames().page()->plan().setup.options.discardThreshold, 9);
    again.window.newGames().openGames();
    QCOMPARE(again.window.pages().games()->marked()->plan().setup.options.discardThreshold, 9);
  }

  void aCardThatAScreenReaderGoesToIsMarked() {  // it gives no reason
    Program program(folder_->path());
    program.window.newGames().openGames();
    const GamesPage* page = program.window.pages().games();
    GameCard* other = cardOf(page, u"Crazy"_s);
    QVERIFY(other && page->marked() != other);
    other->setFocus();
    QCOMPARE(page->marked(), other);
  }

  // A new game while another is played

  void aGameGoesOnBehindThePageOfANewOne() {
    Program program(folder_->path());
    program.window.launch().playBots();
    SOON(program.table());
    const QPointer<GameController> game = program.window.game();
    QWidget* table = program.window.page();
    child<QAction>(&program.window, u"gameNew"_s)->trigger();
    QCOMPARE(program.window.page(), program.window.newGames().page());
    QCOMPARE(program.window.game(), game);
    QVERIFY(!child<QMenu>(&program.window, u"moveMenu"_s)->menuAction()->isEnabled());
    const auto* zoom = child<QAction>(&program.window, u"viewZoomIn"_s);
    QVERIFY2(!zoom->isEnabled(), "the board is not to be seen");
    QVERIFY2(!child<QAction>(&program.window, u"viewChain"_s)->isVisible(), "no game of one board has it");
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), table);
    QCOMPARE(program.window.game(), game);
    QVERIFY(child<QMenu>(&program.window, u"moveMenu"_s)->menuAction()->isEnabled());
    QVERIFY(zoom->isEnabled());
  }

  void theGameLeftForANewOneCanBeContinued() {
    Program program(folder_->path());
    program.window.launch().playBots();
    SOON(program.table());
    const QPointer<GameController> game = program.window.game();
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    child<ActionButton>(program.window.newGames().page(), u"presetCrazy"_s)->click();
    child<ActionButton>(program.window.newGames().page(), u"newGameStart"_s)->click();
    SOON(program.window.game() != game && program.table());
    QCOMPARE(program.window.game()->seen().lobby().setup.ruleSet, RuleSet::Crazy);
    program.window.openStart();
    QCOMPARE(program.starter.files().list().size(), 2);
  }

  void aGameBegunAnewHasTheSameBoard() {
    Program program(folder_->path());
    program.window.launch().playBots();
    SOON(program.table());
    const QPointer<GameController> game = program.window.game();
    const Board board = game->seen().lobby().setup.board;
    auto* restart = child<QAction>(&program.window, u"gameRestart"_s);
    SOON(restart->isEnabled());
    program.settings.game.botPace.set(BotPace::Steps);
    restart->trigger();
    auto* question = program.window.findChild<Question*>();
    QVERIFY2(question && program.window.game() == game, "it asks first");
    Q_EMIT question->confirmed();
    SOON(program.window.game() != game && program.table());
    QVERIFY(program.window.game()->seen().lobby().setup.board == board);
    program.window.openStart();
    QVERIFY(!restart->isEnabled());
    QCOMPARE(program.starter.files().list().size(), 2);
  }

  void whoPlaysAgainHasTheSameSeatsAndTheNextOneBegins() {
    Program program(folder_->path());
    program.window.launch().playBots();
    SOON(program.table());
    QPointer<GameController> game = program.window.game();
    const Board board = game->seen().lobby().setup.board;
    SOON(game->seen().state().head.first);
    const SeatId next((game->seen().state().head.first.value + 1) % game->seen().definition().seats);
    TablePage* table = program.table();
    QVERIFY(!child<ActionButton>(table, u"playAgain"_s)->isHidden());
    QVERIFY(child<ActionButton>(table, u"newGame"_s)->isHidden());
    Q_EMIT table->againWanted(Island::Same);
    SOON(program.window.game() != game && program.table());
    QVERIFY(program.window.game()->seen().lobby().setup.board == board);
    QVERIFY(program.window.game()->seen().lobby().setup.first == next);
    QVERIFY2(GameChoices::lastPlan(GamePurpose::Bots, program.settings).setup.options.first == FirstSeat::Roll,
             "the turned seat is not what the next new game begins with");
    game = program.window.game();
    Q_EMIT program.table()->againWanted(Island::New);
    SOON(program.window.game() != game && program.table());
    QVERIFY(program.window.game()->seen().lobby().setup.board != board);
  }

  void aGameThatGoesOnFromAFileCanBePlayedAgain() {
    Program program(folder_->path());
    program.window.launch().playBots();
    SOON(program.table());
    const Board board = program.window.game()->seen().lobby().setup.board;
    program.window.openStart();
    program.window.launch().continueHere();
    SOON(program.table());
    const QPointer<GameController> game = program.window.game();
    TablePage* table = program.table();
    QVERIFY(!child<ActionButton>(table, u"playAgain"_s)->isHidden());
    QVERIFY(child<QAction>(&program.window, u"gameRestart"_s)->isEnabled());
    Q_EMIT table->againWanted(Island::Same);
    SOON(program.window.game() != game && program.table());
    QVERIFY(program.window.game()->seen().lobby().setup.board == board);
    QCOMPARE(program.window.game()->seen().localSeats().size(), 1);
  }

  void savingSaysThatEveryMoveIsSaved() {
    Program program(folder_->path());
    program.window.launch().playBots();
    SOON(program.table());
    auto* keep = child<QAction>(&program.window, u"gameSave"_s);
    SOON(keep->isEnabled());
    keep->trigger();
    const QString told = program.window.page()->findChild<PromptBar*>()->task();
    QVERIFY2(told.startsWith("Every move is saved"_L1), qPrintable(told));
  }

  // What lies on the board of beginners

  void theIslandOfBeginnersIsShownWithItsPieces() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    child<ActionButton>(program.window.newGames().page(), u"presetBeginner"_s)->click();
    const Setup& setup = program.window.newGames().page()->plan().setup;
    const State start = startOf(setup);
    int pieces = 0;
    for (const SeatId seat : seatsOf(setup.options.seats)) pieces += start.points(seat);
    QCOMPARE(pieces, 2 * setup.options.seats);  // 3.7: two settlements of each
    const auto words = program.window.newGames().page()->findChildren<Words*>();
    QVERIFY(
        std::ranges::any_of(words, [](const Words* each) { return each->text().contains("lie there already"_L1); }));
    QVERIFY(!child<Toggle>(program.window.newGames().page(), u"option_map.hotSpacing"_s)->isVisible());
    child<ActionButton>(program.window.newGames().page(), u"presetStandard"_s)->click();
    QVERIFY(child<Toggle>(program.window.newGames().page(), u"option_map.hotSpacing"_s)
                ->isVisibleTo(program.window.newGames().page()));
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

}  // namespace

TAPU_TEST_WITH_SCREEN(GamesPageTest)
#include "test_games_page.moc"
