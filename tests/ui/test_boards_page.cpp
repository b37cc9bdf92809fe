// SPDX-License-Identifier: GPL-3.0-or-later
// A new game of the sea: its boards by their pictures, and the way from the start page through one of them to the page
// on which every new game is set up.
#include <QSignalSpy>
#include <QTest>

#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_words.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

constexpr int kAll = 0, kTwo = 1, kFour = 3, kSix = 5;  ///< places in the choice of players

class BoardsPageTest : public QObject {
  Q_OBJECT

  static BoardsPage* opened(Program& program) {
    program.window.newGames().openBoards();
    return program.window.newGames().boards();
  }
  static BoardCard* cardOf(const BoardsPage* page, const QString& name) {
    for (BoardCard* card : page->cards())
      if (card->text() == name) return card;
    return nullptr;
  }
  static QStringList namesOn(const BoardsPage* page) {
    QStringList names;
    for (const BoardCard* card : page->cards()) names << card->text();
    return names;
  }
  static void pickPlayers(BoardsPage* page, int place) { child<Segments>(page, u"boardsPlayers"_s)->pick(place); }
  /// Saves the first island, of which one hex of land is told to be of this terrain, and gives its path.
  QString savedIsland(const QString& name, Terrain terrain) const {
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.clear();
    file.names.insert(QString(), name);
    for (Cell& cell : file.board.cells)
      if (cell.number == 4) {
        cell.terrain = terrain;
        break;
      }
    const QString path = folder_->filePath(name + u".tapuboard"_s);
    Complaint complaint;
    return saveBoard(path, file, complaint) ? path : QString();
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    makeKnown(folder_->path());
  }
  void cleanup() { Languages().use(u"en"_s); }

  void twoClicksLeadFromTheStartPageToTheTable() {
    Program program(folder_->path());
    QTest::mouseClick(child<ActionButton>(program.window.pages().start(), u"startBoards"_s), Qt::LeftButton);
    BoardsPage* page = program.window.newGames().boards();
    QCOMPARE(program.window.page(), page);
    QVERIFY(page->chosenCard());
    const Board board = page->chosenCard()->file().board;
    QTest::mouseClick(child<ActionButton>(page, u"boardsStart"_s), Qt::LeftButton);
    QCOMPARE(program.window.page(), program.window.newGames().page());
    QVERIFY(program.window.newGames().page()->plan().setup.board == board);
    QVERIFY(!program.window.newGames().page()->plan().obstacle());
  }

  void theMenuGameLeadsThereToo() {
    Program program(folder_->path());
    auto* entry = child<QAction>(&program.window, u"gameBoards"_s);
    QVERIFY(!entry->toolTip().isEmpty());
    entry->trigger();
    QCOMPARE(program.window.page(), program.window.newGames().boards());
  }

  void theBoardsOfTheSeaAreThereAndNoOthers() {  // 14.10, 7.1
    Program program(folder_->path());
    QStringList names = namesOn(opened(program));
    names.sort();
    QCOMPARE(names, (QStringList{u"Archipelago"_s, u"Behind the Dunes"_s, u"Four Islands"_s, u"Gifts of the Coast"_s,
                                 u"Gold Reefs"_s, u"Three Islands"_s, u"Through the Fog"_s, u"Two Shores"_s}));
  }

  void aCardSaysWhomTheBoardIsForHowLongItTakesAndWhatIsSpecial() {
    Program program(folder_->path());
    const BoardCard* shores = cardOf(opened(program), u"Two Shores"_s);
    QVERIFY(shores);
    const QString said = shores->accessibleDescription();
    QVERIFY2(said.contains(u"3–4 players"_s), qPrintable(said));
    QVERIFY2(said.contains(u"13 points"_s), qPrintable(said));
    QVERIFY2(said.contains(lengthOf(shores->plan())), qPrintable(said));
    QVERIFY2(said.startsWith(u"Begin in the west."_s), qPrintable(said));
    QVERIFY(said.contains(u"minutes"_s));
  }

  void boardsForOtherNumbersComeLastAndSayForWhomTheyAre() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    pickPlayers(page, kSix);
    QStringList dim;
    bool isLast = true;
    for (const BoardCard* card : page->cards()) {
      if (card->suits() == BoardCard::Suits::No)
        dim << card->text();
      else
        isLast &= dim.isEmpty();
      QCOMPARE(card->plan().setup.options.seats, 6);
    }
    QVERIFY2(isLast, qPrintable(namesOn(page).join(u", "_s)));
    for (const QString& small : {u"Two Shores"_s, u"Four Islands"_s, u"Through the Fog"_s})
      QVERIFY2(dim.contains(small), qPrintable(small));
    for (const QString& large : {u"Behind the Dunes"_s, u"Gold Reefs"_s, u"Gifts of the Coast"_s})
      QVERIFY2(!dim.contains(large), qPrintable(large));
    QVERIFY(cardOf(page, u"Two Shores"_s)->accessibleDescription().contains(u"for 3 or 4 players"_s));
    QVERIFY(cardOf(page, u"Through the Fog"_s)->accessibleDescription().contains(u"for 2 to 4 players"_s));
  }

  void theFootSaysHowManySuit() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    QCOMPARE(page->footSentence(), u"8 boards of the sea"_s);
    pickPlayers(page, kFour);
    QCOMPARE(page->footSentence(), u"Boards for 4 players: 8 of 8"_s);
    pickPlayers(page, kTwo);
    QVERIFY(cardOf(page, u"Gold Reefs"_s)->suits() == BoardCard::Suits::No);
    cardOf(page, u"Gold Reefs"_s)->setFocus();
    QVERIFY2(page->footSentence().endsWith(u"is for 3 to 6 players; others can play on it too."_s),
             qPrintable(page->footSentence()));
    pickPlayers(page, kAll);
    QCOMPARE(page->footSentence(), u"8 boards of the sea"_s);
  }

  void theNumberOfPlayersSitsAtTheTable() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    pickPlayers(page, kSix);
    Q_EMIT cardOf(page, u"Gold Reefs"_s)->entered();
    QCOMPARE(program.window.newGames().page()->plan().seats.size(), 6);
  }

  void withoutANumberABoardGetsOneThatItIsFor() {
    {
      Settings settings(folder_->path());
      GamePlan plan = GamePlan::usual(GamePurpose::Bots, settings);
      plan.setSeatCount(2);
      GameChoices(settings).remember(plan);
    }
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    QCOMPARE(cardOf(page, u"Two Shores"_s)->plan().seats.size(), 3);
    QCOMPARE(cardOf(page, u"Behind the Dunes"_s)->plan().seats.size(), 4);
    QCOMPARE(cardOf(page, u"Through the Fog"_s)->plan().seats.size(), 2);
  }

  void theRulesCanBeCrazy() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    const BoardCard* fog = cardOf(page, u"Through the Fog"_s);
    QCOMPARE(fog->plan().setup.ruleSet, RuleSet::Classic);
    QVERIFY(fog->accessibleDescription().contains(u"12 points"_s));
    child<Segments>(page, u"boardsRules"_s)->pick(1);
    fog = cardOf(page, u"Through the Fog"_s);
    QCOMPARE(fog->plan().setup.ruleSet, RuleSet::Crazy);
    QVERIFY(fog->accessibleDescription().contains(u"16 points"_s));
    Q_EMIT cardOf(page, u"Through the Fog"_s)->entered();
    QCOMPARE(program.window.newGames().page()->plan().setup.ruleSet, RuleSet::Crazy);
  }

  void arrowsChooseAndEnterSetsTheTable() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    QCOMPARE(page->columns(), 3);
    QVERIFY(page->cards().front()->hasFocus());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Right);
    QCOMPARE(page->chosenCard(), page->cards()[1]);
    QVERIFY(page->cards()[1]->isChecked() && !page->cards()[0]->isChecked());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Down);
    QCOMPARE(page->chosenCard(), page->cards()[4]);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Left);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Up);
    QCOMPARE(page->chosenCard(), page->cards()[0]);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Up);
    QCOMPARE(page->chosenCard(), page->cards()[0]);
    const Board board = page->cards()[0]->file().board;
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(program.window.page(), program.window.newGames().page());
    QVERIFY(program.window.newGames().page()->plan().setup.board == board);
  }

  void tabGoesPastTheOtherCardsAndChoosesNone() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Right);
    BoardCard* second = page->cards()[1];
    QCOMPARE(page->chosenCard(), second);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Tab);
    QVERIFY2(!qobject_cast<BoardCard*>(program.window.focusWidget()), "Tab leaves the cards");
    QCOMPARE(page->chosenCard(), second);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Backtab);
    QVERIFY2(second->hasFocus(), "and comes back to the chosen one");
  }

  void aClickChoosesAndADoubleClickSetsTheTable() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    BoardCard* card = page->cards()[2];
    QTest::mouseClick(card, Qt::LeftButton, {}, {40, 40});
    QCOMPARE(page->chosenCard(), card);
    QTest::mouseClick(card, Qt::LeftButton, {}, {40, 40});
    QVERIFY2(card->isChecked(), "a second click on the chosen one does not give it up");
    QCOMPARE(program.window.page(), program.window.newGames().boards());
    QTest::mouseDClick(card, Qt::LeftButton, {}, {40, 40});
    QCOMPARE(program.window.page(), program.window.newGames().page());
    QVERIFY(program.window.newGames().page()->plan().setup.board == card->file().board);
  }

  void theWayBackLeadsToTheSameCard() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    BoardCard* card = page->cards()[3];
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Return);
    QCOMPARE(program.window.page(), program.window.newGames().page());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.newGames().boards());
    QCOMPARE(page->chosenCard(), card);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.pages().start());
  }

  void theBoardThatWasPlayedLastIsChosen() {
    {
      Settings settings(folder_->path());
      GamePlan plan = GamePlan::usual(GamePurpose::Bots, settings);
      for (const BoardFile& file : boardShelf())
        if (file.name(u"en"_s) == "Gold Reefs"_L1) useBoard(plan.setup, file);
      plan.setSeatCount(plan.setup.options.seats);
      GameChoices(settings).remember(plan);
    }
    Program program(folder_->path());
    QCOMPARE(opened(program)->chosenCard()->text(), u"Gold Reefs"_s);
  }

  void narrowWindowsHaveFewerColumns_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("columns");
    QTest::newRow("wide") << QSize(1280, 800) << 3;
    QTest::newRow("below 1060") << QSize(1040, 800) << 2;
    QTest::newRow("below 720") << QSize(700, 800) << 1;
  }
  void narrowWindowsHaveFewerColumns() {
    QFETCH(QSize, size);
    QFETCH(int, columns);
    BoardsPage page(*settings());
    page.begin();
    QVERIFY(bringUp(page, size));
    QCOMPARE(page.columns(), columns);
    const QWidget* room = page.cards().front()->parentWidget();
    SOON(room->width() <= page.width() && page.cards().back()->geometry().bottom() <= room->height());
    for (const BoardCard* card : page.cards()) {
      QVERIFY2(room->rect().contains(card->geometry()), qPrintable(card->text()));
      QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(card->text()));
    }
  }

  void ownBoardsOfTheSeaStandWithTheOthers() {
    const QString gold = savedIsland(u"My Gold"_s, Terrain::Gold), plain = savedIsland(u"My Hills"_s, Terrain::Hills);
    QVERIFY(!gold.isEmpty() && !plain.isEmpty());
    BoardsPage page(*settings());
    page.setOwnBoards([&] { return QStringList{gold, plain, gold, folder_->filePath(u"gone.tapuboard"_s)}; });
    page.begin();
    QVERIFY(cardOf(&page, u"My Gold"_s));
    QVERIFY(!cardOf(&page, u"My Hills"_s));
    QCOMPARE(page.cards().size(), 9u);
    QSignalSpy chosen(&page, &BoardsPage::chosen);
    Q_EMIT cardOf(&page, u"My Gold"_s)->entered();
    QCOMPARE(chosen.count(), 1);
    QVERIFY(chosen.front().front().value<GamePlan>().setup.board == cardOf(&page, u"My Gold"_s)->file().board);
  }

  void anyOtherFileLeadsToTheTableToo() {
    const QString plain = savedIsland(u"My Hills"_s, Terrain::Hills);
    BoardsPage page(*settings());
    page.begin();
    QSignalSpy chosen(&page, &BoardsPage::chosen);
    page.openBoard(plain);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.front().front().value<GamePlan>().setup.options.mapKind, MapKind::File);
    page.openBoard(folder_->filePath(u"gone.tapuboard"_s));
    QCOMPARE(chosen.count(), 1);
    QVERIFY(!page.footSentence().isEmpty() && page.footSentence() != u"8 boards of the sea"_s);
  }

  void aBoardThatCannotBePlayedIsToldAndNotChosen_data() {
    using Spoil = std::function<void(BoardFile&)>;
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* sentence, const Spoil& spoil) {
      QTest::newRow(name) << spoil << QString::fromLatin1(sentence);
    };
    row("14.2 a pirate on land", "The pirate needs a sea hex of this board.", [](BoardFile& file) {
      file.board.pirate = PirateStart{Hex{0, 0}};
    });
    row("14.5 fog without counts", "Hexes under the fog: 1 on the board, 0 in its counts.", [](BoardFile& file) {
      Cell& cell = file.board.cells.back();
      cell.terrain = Terrain::Fog;
      cell.number = 0;
    });
    row("14.6 two gifts at a place", "Two gifts lie on one place.", [](BoardFile& file) {
      file.board.gifts = {{.hex = {0, 0}}, {.hex = {0, 0}}};
    });
    row("14.3 a bonus of nine", "The option island.bonus must be a whole number from 0 to 5.", [](BoardFile& file) {
      file.options = {{u"island.bonus"_s, 9}};
    });
  }
  void aBoardThatCannotBePlayedIsToldAndNotChosen() {
    QFETCH(std::function<void(BoardFile&)>, spoil);
    QFETCH(QString, sentence);
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.clear();
    file.board.harbors.clear();
    spoil(file);
    const QString path = folder_->filePath(u"bad.tapuboard"_s);
    Complaint complaint;
    QVERIFY(saveBoard(path, file, complaint));
    BoardsPage page(*settings());
    page.begin();
    const BoardCard* before = page.chosenCard();
    QSignalSpy chosen(&page, &BoardsPage::chosen);
    page.openBoard(path);
    QCOMPARE(chosen.count(), 0);
    QVERIFY(page.chosenCard() == before);
    QVERIFY2(page.footSentence().contains(sentence), qPrintable(page.footSentence()));
  }

  void theRulesOfTheSeaAreOneClickAway() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    QTest::mouseClick(child<ActionButton>(page, u"boardsBook"_s), Qt::LeftButton);
    SOON_EQUAL(program.window.books().rules().section(), u"sea"_s);
  }

  void anotherLanguageNamesBoardsAnew() {
    Program program(folder_->path());
    BoardsPage* page = opened(program);
    QVERIFY(cardOf(page, u"Two Shores"_s));
    program.languages.use(u"hi"_s);
    SOON(cardOf(page, u"दो तट"_s));
    QVERIFY(cardOf(page, u"दो तट"_s)->accessibleDescription().contains(u"खिलाड़ी"_s));
  }

 private:
  Settings* settings() {
    settings_ = std::make_unique<Settings>(folder_->path());
    return settings_.get();
  }
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Settings> settings_;
};

}  // namespace

TAPU_TEST_WITH_SCREEN(BoardsPageTest)
#include "test_boards_page.moc"
