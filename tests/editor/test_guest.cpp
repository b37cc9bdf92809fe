// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTabBar>
#include <algorithm>
#include <numeric>

#include "app/desktop/editor_guest.h"
#include "app/desktop/simulated_games.h"
#include "app/kit/action_button.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/herald.h"
#include "app/kit/plain_text.h"
#include "app/kit/rule_topics.h"
#include "app/kit/words.h"
#include "app/shell/dialogs.h"
#include "app/shell/shortcuts_dialog.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The editor as a page of the whole program.
class GuestTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
  }

  void theStartPageLeadsToTheEditorAndBack() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    ActionButton* entry = program.window.pages().start()->entry(StartPage::Editor);
    QVERIFY(entry->isVisible());
    entry->click();
    QCOMPARE(program.window.page(), editor.page());
    for (QMenu* menu : editor.page()->actions().menus()) QVERIFY(menu->menuAction()->isVisible());
    editor.page()->actions()[EditorActions::Close]->trigger();
    QCOMPARE(program.window.page(), program.window.pages().start());
    for (QMenu* menu : editor.page()->actions().menus()) QVERIFY(!menu->menuAction()->isVisible());
  }

  /// A window manager may give the window behind a dialog the keyboard.
  void noKeyReachesTheBoardBehindABox() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    EditorPage* page = editor.page();
    QVERIFY(!page->files().open(folder_->filePath(u"none.tapuboard"_s)));
    auto* box = page->findChild<QDialog*>(u"editorLosses"_s);
    QVERIFY(box && box->isVisible());
    const Board before = page->document().board();
    program.window.activateWindow();
    QTest::keyClick(page, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(page, Qt::Key_Delete);
    QVERIFY(page->document().board() == before);
    QVERIFY(!page->document().isModified());
    box->close();
    QTest::keyClick(page, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(page, Qt::Key_Delete);
    QVERIFY2(page->document().isModified(), "the same keys clear the board where no box is open");
  }

  void whoNeverToldANameIsCalledPlayer() {
    Program program(folder_->path());
    program.settings.player.name.set({});
    program.settings.game.botPace.set(BotPace::Instant);
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    editor.page()->actions()[EditorActions::Play]->trigger();
    SOON(program.table());
    QCOMPARE(program.window.game()->seen().seatName(SeatId(0)), u"Player"_s);
  }

  void theBoardIsPlayedAtOnceAndTheEditorComesBack() {
    Program program(folder_->path());
    program.settings.game.botPace.set(BotPace::Instant);
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    editor.page()->document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
    const Board made = editor.page()->document().board();
    editor.page()->actions()[EditorActions::Play]->trigger();
    QVERIFY(program.window.game());
    SOON(program.window.game()->seen().hasGame());
    const Topology& map = program.window.game()->seen().definition().map;
    QCOMPARE(map.hexCount(), static_cast<int>(made.cells.size()));
    for (const Cell& cell : made.cells) QVERIFY(map.hex(map.hexAt(cell.at).value()).cell == cell);
    SOON(program.window.page() != editor.page());
    program.window.openStart();  // as “End game” does
    QCOMPARE(program.window.page(), editor.page());
    QVERIFY(editor.page()->document().board() == made);
    QVERIFY(editor.page()->document().isModified());
  }

  void fromATestPlayToTheNetworkTheWayBackIsTheStartPage() {
    Program program(folder_->path());
    program.settings.game.botPace.set(BotPace::Instant);
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    editor.page()->actions()[EditorActions::Play]->trigger();
    QVERIFY(program.window.game());
    SOON(program.window.game()->seen().hasGame());
    program.window.network().open();
    SOON_EQUAL(program.window.page(), program.window.pages().network());
    program.window.openStart();
    QCOMPARE(program.window.page(), program.window.pages().start());
  }

  void asManySeatsPlayAsHaveStartPieces_data() {  // 3.7
    QTest::addColumn<int>("starts");
    QTest::addColumn<int>("asked");
    QTest::addColumn<int>("seats");
    QTest::newRow("two") << 2 << 0 << 2;
    QTest::newRow("three") << 3 << 0 << 3;
    QTest::newRow("the options leave two of four out") << 4 << 2 << 2;
    QTest::newRow("none: four place their own") << 0 << 0 << 4;
  }
  void asManySeatsPlayAsHaveStartPieces() {
    QFETCH(int, starts);
    QFETCH(int, asked);
    QFETCH(int, seats);
    Program program(folder_->path());
    program.settings.game.botPace.set(BotPace::Slow);
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.resize(static_cast<std::size_t>(starts));
    if (asked > 0) file.options[u"seats.count"_s] = asked;
    editor.page()->document().setFile(file);
    editor.page()->actions()[EditorActions::Play]->trigger();
    QVERIFY(program.window.game());
    SOON(program.window.game()->seen().hasGame());
    QCOMPARE(program.window.game()->seen().definition().seats, seats);
    QCOMPARE(program.window.game()->seen().lobby().seats.size(), seats);
    for (int seat = 0; seat < seats && starts > 0; ++seat)
      QVERIFY(!program.window.game()->seen().definition().starts[static_cast<std::size_t>(seat)].settlements.empty());
  }

  // Bot games, truly played

  void botGamesArePlayedInTheBackground_data() {
    QTest::addColumn<int>("sides");
    QTest::newRow("an island: four seats") << 4;
    QTest::newRow("9.2 a chain: Sun and Moon") << 2;
  }
  void botGamesArePlayedInTheBackground() {
    QFETCH(int, sides);
    BoardFile file;
    file.board = sides == 2 ? bigGameBoards()[0].board : beginnerBoard();
    SimulatedGames games;
    QSignalSpy told(&games, &BotGames::progressed);
    games.start(file, 4, 20);
    QVERIFY(games.isRunning());
    QVERIFY2(told.isEmpty(), "nothing is played while the caller waits");
    SOON(!games.isRunning());
    QCOMPARE(told.count(), 20);
    const auto all = told.last()[0].value<BotGamesResult>();
    QCOMPARE(all.played, 20);
    QCOMPARE(static_cast<int>(all.wins.size()), sides);
    const int won = std::accumulate(all.wins.begin(), all.wins.end(), 0);
    QVERIFY(won > 0 && won <= 20);
    if (sides == 4) QCOMPARE(won, 20);
  }

  void afterTheCancelNothingIsTold() {
    BoardFile file;
    file.board = beginnerBoard();
    SimulatedGames games;
    QSignalSpy told(&games, &BotGames::progressed);
    games.start(file, 4, 100'000);
    SOON(told.count() > 0);
    games.cancel();
    const auto before = told.count();
    QVERIFY(!games.isRunning());
    // Those who ask anew hear of the new games only.
    games.start(file, 3, 2);
    SOON(!games.isRunning());
    QCOMPARE(told.count(), before + 2);
    QCOMPARE(told.last()[0].value<BotGamesResult>().wins.size(), 3u);
  }

  void theEditorShowsHowFairItsBoardIs() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    BotGamesPanel* panel = editor.page()->botGamesPanel();
    QVERIFY(panel);
    panel->start();
    SOON_EQUAL(panel->result().played, BotGamesPanel::kGames);
    QCOMPARE(panel->sentences().size(), 4);
  }

  void stopEndsTheBotGamesOfTheEditor() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    BotGamesPanel* panel = editor.page()->botGamesPanel();
    auto* button = child<QAbstractButton>(panel, u"botGamesButton"_s);
    const auto note = [panel] { return child<QLabel>(panel, u"botGamesNote"_s)->text(); };
    button->click();
    QCOMPARE(button->text(), u"Stop"_s);
    SOON(panel->result().played > 0);
    const int played = panel->result().played;
    QVERIFY(played < BotGamesPanel::kGames);
    button->click();
    QCOMPARE(button->text(), u"Play again"_s);
    QCOMPARE(note(), u"Stopped after %1 of 400 games."_s.arg(played));
    QCoreApplication::processEvents();  // what the thread still had to tell
    QCOMPARE(panel->result().played, played);
    button->click();
    SOON(panel->result().played > 0);
    button->click();
  }

  // The ways to the rules

  void f1OverAPartOfTheEditorOpensWhatItDraws_data() {
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("section");
    QTest::newRow("a terrain") << u"terrain-forest"_s << u"editor-brush"_s;
    QTest::newRow("a number") << u"number-6"_s << u"editor-numbers"_s;
    QTest::newRow("a harbor") << u"harbor-0"_s << u"editor-harbor"_s;
    QTest::newRow("the robber") << u"piece-%1"_s.arg(static_cast<int>(ToolKind::Robber)) << u"editor-robber"_s;
    QTest::newRow("a settlement") << u"piece-%1"_s.arg(static_cast<int>(ToolKind::Settlement)) << u"editor-starts"_s;
    QTest::newRow("a ship") << u"piece-%1"_s.arg(static_cast<int>(ToolKind::Ship)) << u"editor-starts"_s;
    QTest::newRow("gold") << u"terrain-gold"_s << u"editor-gold"_s;
    QTest::newRow("fog") << u"terrain-fog"_s << u"editor-fog"_s;
    QTest::newRow("what lies under the fog") << u"fogChange"_s << u"editor-fog"_s;
    QTest::newRow("the pirate") << u"piece-%1"_s.arg(static_cast<int>(ToolKind::Pirate)) << u"editor-pirate"_s;
    QTest::newRow("a gift") << u"gift-res-ore"_s << u"editor-gifts"_s;
    QTest::newRow("how much a gift holds") << u"gift-count"_s << u"editor-gifts"_s;
    QTest::newRow("no start land") << u"start-none"_s << u"editor-start-land"_s;
    QTest::newRow("the dividing line") << u"chain-line"_s << u"editor-big"_s;
    QTest::newRow("the neighbors in a chain") << u"neighbors"_s << u"editor-chain"_s;
    QTest::newRow("bot games") << u"editorBotGames"_s << u"editor-bots"_s;
    QTest::newRow("the symmetry") << u"editorSymmetry"_s << u"editor-symmetry"_s;
  }
  void f1OverAPartOfTheEditorOpensWhatItDraws() {
    QFETCH(QString, part);
    QFETCH(QString, section);
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    auto* widget = editor.page()->findChild<QWidget*>(part);
    QVERIFY(widget);
    program.window.books().open(ruleTopicOf(widget));
    QCOMPARE(program.window.books().rules().section(), section);
  }
  void f1InADialogOfTheEditorOpensWhatItsPageIsAbout() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    program.window.books().rules().open(u"winning"_s);
    program.window.dialogs().openAbout();
    auto* about = program.window.findChild<AboutDialog*>();
    SOON(about && about->isVisible());
    QTest::keyClick(about, Qt::Key_F1);
    QCOMPARE(program.window.books().rules().section(), u"editor"_s);
    about->close();
  }

  // The way from a problem to the rule that it breaks

  void aProblemLeadsToItsRule_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("entry");
    QTest::newRow("English") << u"en"_s << u"Rule 1.6"_s << u"Read the rule"_s;
    QTest::newRow("Hindi") << u"hi"_s << u"नियम 1.6"_s << u"नियम पढ़ें"_s;
  }
  void aProblemLeadsToItsRule() {
    QFETCH(QString, language);
    QFETCH(QString, link);
    QFETCH(QString, entry);
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.languages.use(language);
    editor.open({});
    editor.page()->document().change(StepName::PaintTerrain, [](BoardFile& file) {
      for (Cell& cell : file.board.cells)
        if (cell.number > 0) cell.number = 6;  // 1.6: no two of 6 and 8 side by side
    });
    editor.page()->refreshNow();
    RulesWindow& rules = program.window.books().rules();
    const auto leads = [&](const char* way) {
      const bool opened = rules.isVisible() && rules.section() == rules.book().sectionOfRule(u"1.6"_s);
      QVERIFY2(opened, way);
      rules.open(u"aim"_s);
      rules.hide();
      QVERIFY(!rules.isVisible());
    };
    const auto buttons = editor.page()->problemsPanel()->findChildren<ActionButton*>();
    const auto it = std::find_if(buttons.begin(), buttons.end(), [&](auto* each) { return each->text() == link; });
    QVERIFY(it != buttons.end());
    ActionButton* button = *it;
    QTest::keyClick(button, Qt::Key_Return);
    leads("the link, by its key");
    QTest::keyClick(button, Qt::Key_F1);
    leads("F1");
    QWidget* row = button->parentWidget();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, {5, 5}, row->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(row, &asked);
    QWidget* menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    const auto actions = menu->actions();
    const auto read = std::find_if(actions.begin(), actions.end(), [&](auto* each) { return each->text() == entry; });
    QVERIFY(read != actions.end());
    (*read)->trigger();
    leads("the menu");
    menu->close();
  }

  // They are looked for in the background, and found anew in another language.
  void theMenuOfAProblemMayBeOpenWhenProblemsAreFoundAnew() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    editor.page()->document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
    editor.page()->refreshNow();
    const auto links = editor.page()->problemsPanel()->findChildren<QAction*>();
    QVERIFY(!links.isEmpty());
    const QPointer<QWidget> row = qobject_cast<QWidget*>(links.front()->parent());
    QVERIFY(row);
    QTimer::singleShot(0, &program.window, [&] { program.languages.use(u"hi"_s); });
    QContextMenuEvent asked(QContextMenuEvent::Mouse, {5, 5}, row->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(row, &asked);
    SOON(!row);
    QVERIFY(!QApplication::activePopupWidget());
  }

  // Languages

  void whatTheEditorTellsFollowsTheLanguage() {
    const auto told = [this](const QString& first) {
      QTemporaryDir own;
      Program program(folder_->path());
      EditorGuest editor(program.window, program.settings, own.path());
      program.languages.use(first);
      editor.open({});
      workOn(*editor.page());
      program.languages.use(u"hi"_s);
      QCoreApplication::processEvents();
      return textsOf(*editor.page());
    };
    const QStringList asInHindi = told(u"hi"_s), afterEnglish = told(u"en"_s);
    QVERIFY(asInHindi.size() > 100);
    QCOMPARE(afterEnglish, asInHindi);
  }

  // Menus

  void everyMenuFitsALowScreen_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Hindi") << u"hi"_s;
  }
  void everyMenuFitsALowScreen() {
    QFETCH(QString, language);
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.languages.use(language);
    editor.open({});
    QSet<QAction*> listed;
    QList<QMenu*> menus;
    for (QMenu* menu : editor.page()->actions().menus()) menus << menu;
    const QList<QAction*> zoom = editor.page()->actions().viewActions();
    for (auto* menu : program.window.findChildren<QMenu*>())
      if (menu->actions().contains(zoom.front())) menus << menu;
    for (int i = 0; i < menus.size(); ++i) {
      const int height = menus[i]->sizeHint().height();
      QVERIFY2(height <= 560, qPrintable(u"%1: %2"_s.arg(menus[i]->title()).arg(height)));  // below the menu bar
      for (QAction* action : menus[i]->actions()) {
        listed << action;
        if (action->menu()) menus << action->menu();
      }
    }
    for (QAction* action : editor.page()->actions().findChildren<QAction*>())
      QVERIFY2(listed.contains(action), qPrintable(action->text()));
  }

  void theKeysOfTheEditorHaveAHeadingOfTheirOwn() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.window.dialogs().openShortcuts();
    QStringList said;
    for (const Words* words : program.window.findChild<ShortcutsDialog*>()->findChildren<Words*>())
      said << words->text();
    const qsizetype heading = said.indexOf(u"View, in the board editor"_s);
    QVERIFY(heading > said.indexOf(u"View"_s));
    for (const QAction* action : editor.page()->actions().viewActions())
      if (!action->isSeparator()) QVERIFY(said.lastIndexOf(plainText(action)) > heading);
  }

  void theMenuFileOfTheEditorHasIconsForMoreThanQuit() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    for (const auto command : {EditorActions::New, EditorActions::Open, EditorActions::Save, EditorActions::Print})
      QVERIFY(!editor.page()->actions()[command]->icon().isNull());
  }

  void everyLetterOfAMenuIsThereOnce_data() { everyMenuFitsALowScreen_data(); }
  void everyLetterOfAMenuIsThereOnce() {
    QFETCH(QString, language);
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.languages.use(language);
    for (const bool isEditing : {false, true}) {
      if (isEditing) editor.open({});
      QCoreApplication::processEvents();
      QList<QWidget*> menus{program.window.menuBar()};
      for (qsizetype i = 0; i < menus.size(); ++i) {
        QHash<QString, QString> letters;
        for (QAction* action : menus[i]->actions()) {
          if (action->isVisible() && action->menu()) menus << action->menu();
          const QString letter = QKeySequence::mnemonic(action->text()).toString();
          if (!action->isVisible() || letter.isEmpty()) continue;
          QVERIFY2(!letters.contains(letter), qPrintable(letters.value(letter) + u" | "_s + action->text()));
          letters.insert(letter, action->text());
        }
      }
    }
  }

  // A letter that presses an answer is underlined; in Hindi it stands in brackets, as in menus.
  void lettersOfAQuestionAreShownAndAnswer_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Hindi") << u"hi"_s;
  }
  void lettersOfAQuestionAreShownAndAnswer() {
    QFETCH(QString, language);
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.languages.use(language);
    editor.open({});
    EditorPage& page = *editor.page();
    page.document().change(StepName::Erase, [](BoardFile& file) { file.board.cells.pop_back(); });
    page.files().close(0);
    QPointer<ChoiceDialog> box = page.findChild<ChoiceDialog*>(u"editorQuestion"_s);
    QVERIFY(box);
    QString letters;
    for (const ActionButton* button : box->buttons()) {
      QVERIFY(!button->text().contains(u'&'));
      QVERIFY2(button->letter() >= 0, qPrintable(button->text()));
      letters += button->text().at(button->letter());
    }
    QCOMPARE(letters, u"SDC"_s);
    QVERIFY(tapu::test::soonActive(*box));  // C is a tool of the editor too, but not while it is asked something
    QTest::keyClick(box, Qt::Key_C);
    SOON(!box || !box->isVisible());
    QVERIFY(page.document().isModified());
    page.files().close(0);
    SOON((box = page.findChild<ChoiceDialog*>(u"editorQuestion"_s)));
    QTest::keyClick(box, Qt::Key_D, Qt::AltModifier);
    QVERIFY2(!page.document().isModified(), "a new board");
  }

  // What belongs to a game can never be used in the editor; what the editor lacks right now may be there, gray.
  void noMenuOfTheEditorHasEntriesOfAGame() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    const QList<QAction*> own = editor.page()->actions().findChildren<QAction*>();
    const auto* sounds = program.window.findChild<QAction*>(u"settingsSound"_s);  // this program is silent
    for (QAction* menu : program.window.menuBar()->actions()) {
      if (!menu->isVisible()) continue;
      for (QAction* action : menu->menu()->actions())
        if (action->isVisible() && !action->isSeparator() && !own.contains(action) && action != sounds)
          QVERIFY2(action->isEnabled(), qPrintable(menu->text() + u": "_s + action->text()));
    }
    QAction* quit = program.window.findChild<QAction*>(u"gameQuit"_s);
    QVERIFY2(editor.page()->actions().menus().front()->actions().contains(quit), "the menu Game is away");
    editor.page()->actions()[EditorActions::Close]->trigger();
    QMenu* game = nullptr;
    for (QAction* menu : program.window.menuBar()->actions())
      if (menu->isVisible() && menu->menu()->actions().contains(quit)) game = menu->menu();
    QVERIFY2(game, "it is back with the start page");
  }

  void lettersOfAnOpenMenuChooseNoTool() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    const auto& actions = editor.page()->actions();
    const auto line = std::ranges::find(actions.tools, QKeySequence(Qt::Key_L), &QAction::shortcut);
    QVERIFY(line != actions.tools.end());
    actions.tools.front()->trigger();
    for (QAction* entry : program.window.menuBar()->actions()) {
      if (!entry->menu()->title().contains(u"Settings"_s)) continue;
      entry->menu()->popup({0, 0});
      SOON(entry->menu()->isVisible());
      QTest::keyClick(entry->menu(), Qt::Key_L);  // "Language"
      QVERIFY2(!(*line)->isChecked(), "it is the menu's");
      entry->menu()->close();
    }
    QTest::keyClick(editor.page()->canvas(), Qt::Key_L);
    QVERIFY((*line)->isChecked());
  }

  void closingTheWindowAsksForWhatIsNotSaved() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    editor.page()->document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
    program.window.close();
    QVERIFY(program.window.isVisible());
    auto* question = editor.page()->findChild<ChoiceDialog*>(u"editorQuestion"_s);
    QVERIFY(question);
    question->buttons()[1]->click();  // discard
    SOON(!program.window.isVisible());
  }

 private:
  /// Leaves problems, steps of many kinds, and news of what was put right.
  static void workOn(EditorPage& page) {
    page.focusFirst();
    for (const HexContent& content : {HexContent::of(Terrain::Sea), HexContent::of(Terrain::Hills),
                                      HexContent::ofNumber(5), HexContent::ofNumber(0), HexContent::of(Territory::Sun),
                                      HexContent::of(CutByLine::Yes), HexContent::nothing()}) {
      EditorSelection::Choices choices = page.selection().choices();
      choices.content = content;
      page.selection().choose(choices);
      page.canvas()->goTo({1, 0});
      QTest::keyClick(page.canvas(), Qt::Key_B);
      QTest::keyClick(page.canvas(), Qt::Key_Space);
    }
    page.actions()[EditorActions::TurnLeft]->trigger();
    page.actions()[EditorActions::MirrorDown]->trigger();
    for (StepName::Kind kind :
         {StepName::ChangeHarbor, StepName::MoveHarbor, StepName::MoveRobber, StepName::ChangeStarts, StepName::Cut,
          StepName::Paste, StepName::Move, StepName::SwapHexes, StepName::SwapNumbers, StepName::ChangeProperties,
          StepName::RandomBoard, StepName::FixOne, StepName::FixAll})
      page.document().change(kind, [](BoardFile& file) {
        file.author += u'.';
        file.board.starts.clear();
        file.board.starts.resize(1);  // an error that nobody but the author can put right
        file.board.starts[0].settlements = {{{0, 0}, 0, StartCards::No}};
        setNumber(file.board, {0, 1}, 0);
      });
    page.refreshNow();
    Q_EMIT page.problemsPanel()->fixAllWanted();
    QCoreApplication::processEvents();
  }
  /// All that can be read or heard in the editor.
  static QStringList textsOf(EditorPage& page) {
    QStringList texts;
    for (const QUndoStack& history = page.document().history(); texts.size() < history.count();)
      texts << history.text(static_cast<int>(texts.size()));
    for (QWidget* part : page.findChildren<QWidget*>()) {
      if (!part->isVisibleTo(&page)) continue;                    // rows that are going
      if (qobject_cast<Herald*>(part->parentWidget())) continue;  // what was said is said
      texts << part->toolTip() << part->accessibleName();
      if (const auto* label = qobject_cast<QLabel*>(part)) texts << label->text();
      if (const auto* button = qobject_cast<QAbstractButton*>(part)) texts << button->text();
      if (const auto* box = qobject_cast<QComboBox*>(part))
        for (int i = 0; i < box->count(); ++i) texts << box->itemText(i);
      if (const auto* tabs = qobject_cast<QTabBar*>(part))
        for (int i = 0; i < tabs->count(); ++i) texts << tabs->tabText(i);
    }
    for (const QAction* action : page.actions().findChildren<QAction*>())
      texts << action->text() << action->toolTip() << action->statusTip();
    for (QMenu* menu : page.actions().menus()) texts << menu->title();
    texts.sort();
    return texts;
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(GuestTest)
#include "test_guest.moc"
