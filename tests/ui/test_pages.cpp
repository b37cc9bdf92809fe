// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "app/formats/messages.h"
#include "app/game/board_shelf.h"
#include "app/game/prompt.h"
#include "app/ui/dialogs.h"
#include "app/ui/main_window.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Puts every text into guillemets: what stays bare was not translated again.
class Marker : public QTranslator {
 public:
  QString translate(const char*, const char* source, const char*, int) const override {
    return u"«%1»"_s.arg(QString::fromUtf8(source));
  }
  bool isEmpty() const override { return false; }
};

/// A program on its own folder, heard by nobody.
struct Program {
  explicit Program(const QString& folder)
      : settings(folder), starter(settings, folder), window(settings, speaking(languages), starter, {games, reach}) {
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
  }
  /// English, unless a test asks for more.
  static Languages& speaking(Languages& languages) {
    languages.use(u"en"_s);
    return languages;
  }
  static DiscoveryPlace place() {
    return {.port = 0, .group = QHostAddress(), .broadcasts = {QHostAddress(u"127.255.255.255"_s)}};
  }
  Settings settings;
  Languages languages;
  GameStarter starter;
  std::shared_ptr<Clock> clock = std::make_shared<SystemClock>();
  DiscoveryBrowser games{clock, place()};
  Reachability reach{clock};
  MainWindow window;
};

void makeKnown(const QString& folder) {
  Settings settings(folder);
  settings.setName(u"Asha"_s);
  settings.setLanguage(u"en"_s);
}

LobbySeat person(const QString& name, Role role, Ready ready) {
  LobbySeat seat;
  seat.holder = SeatHolder::Person;
  seat.name = name;
  seat.role = role;
  seat.ready = ready;
  return seat;
}

LobbyFacts gathering(Ready guest) {
  LobbyFacts facts;
  facts.lobby.gameName = u"Asha’s game"_s;
  facts.lobby.setup = GamePlan::solo(u"Asha"_s, 0).setup;
  facts.lobby.seats = {person(u"Asha"_s, Role::Host, Ready::Yes), person(u"Meera"_s, Role::Guest, guest), {}, {}};
  facts.mySeat = 0;
  facts.me = Role::Host;
  facts.blockedBy = startBlockedBy(facts.lobby);
  return facts;
}

template <class Widget>
Widget* child(QObject* parent, const QString& name) {
  return parent->findChild<Widget*>(name);
}

}  // namespace

class PagesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  // First start

  void theFirstStartAsksOnce() {
    {
      Program program(folder_->path());
      QCOMPARE(program.window.page()->objectName(), u"firstRunPage"_s);
      auto* name = child<QLineEdit>(program.window.page(), u"meName"_s);
      name->clear();
      QVERIFY(!child<ActionButton>(program.window.page(), u"firstRunNext"_s)->isEnabled());
      QTest::keyClicks(name, u"  Meera  "_s);
      QTest::mouseClick(child<QAbstractButton>(program.window.page(), u"color4"_s), Qt::LeftButton);
      QTest::keyClick(name, Qt::Key_Return);
      QCOMPARE(program.window.page(), program.window.startPage());
    }
    Program again(folder_->path());
    QCOMPARE(again.window.page(), again.window.startPage());
    QCOMPARE(again.settings.name(), u"Meera"_s);
    QCOMPARE(again.settings.color(), 4);
    QVERIFY(!again.settings.language().isEmpty());
  }

  void whoFollowsALinkAtTheFirstStartIsAskedForANameFirst() {
    Program program(folder_->path());
    program.window.join(u"tapu://127.0.0.1:1"_s);
    QCOMPARE(program.window.page()->objectName(), u"firstRunPage"_s);
    auto* name = child<QLineEdit>(program.window.page(), u"meName"_s);
    name->clear();
    QTest::keyClicks(name, u"Meera"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(program.window.page(), program.window.networkPage());
    QCOMPARE(program.window.networkPage()->addressField()->text(), u"tapu://127.0.0.1:1"_s);
  }

  // The way by keyboard

  void arrowsAndEnterLeadFromTheStartPageToANewGame() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    StartPage* start = program.window.startPage();
    QCOMPARE(program.window.focusWidget(), start->entry(StartPage::Bots));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Down);
    QCOMPARE(program.window.focusWidget(), start->entry(StartPage::SameComputer));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(program.window.page(), program.window.newGamePage());
    QCOMPARE(program.window.newGamePage()->purpose(), NewGamePage::Purpose::SameComputer);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), start);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Up);
    QVERIFY2(program.window.focusWidget() != start->entry(StartPage::Bots), "the focus goes round at the ends");
  }

  void withoutAGameToContinueTheBotsAreTheNextStep() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    StartPage* start = program.window.startPage();
    QVERIFY(!start->entry(StartPage::Continue)->isVisible());
    QCOMPARE(start->entry(StartPage::Bots)->role(), ActionButton::Role::Next);
    start->offerContinue(u"Your last game"_s);
    QVERIFY(start->entry(StartPage::Continue)->isVisible());
    QCOMPARE(start->entry(StartPage::Continue)->role(), ActionButton::Role::Next);
    QCOMPARE(start->entry(StartPage::Bots)->role(), ActionButton::Role::Quiet);
  }

  void lettersTypedIntoAFieldAreNoCommands() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNewGame(NewGamePage::Purpose::Host);
    auto* pause = child<QAction>(&program.window, u"gamePause"_s);
    auto* trade = child<QAction>(&program.window, u"moveTrade"_s);
    pause->setEnabled(true);
    trade->setEnabled(true);
    QSignalSpy paused(pause, &QAction::triggered), traded(trade, &QAction::triggered);
    auto* name = child<QLineEdit>(program.window.newGamePage(), u"gameName"_s);
    name->setFocus();
    name->clear();
    QTest::keyClicks(name, u"top 1"_s);
    QCOMPARE(name->text(), u"top 1"_s);
    QCOMPARE(paused.count() + traded.count(), 0);
  }

  // Language

  void aNewLanguageReachesEveryOpenWindow() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.lobbyPage()->showFacts(gathering(Ready::No));
    program.window.openSettings();
    program.window.openAbout();
    program.window.openShortcuts();
    AddressesDialog addresses({Address{u"127.0.0.1"_s, 1}}, program.reach, AddressesDialog::Begin::Quiet,
                              &program.window);
    addresses.show();
    program.window.networkPage()->addressField()->setText(QString());
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    QCoreApplication::processEvents();
    QStringList bare;
    for (const QWidget* top : QApplication::topLevelWidgets()) bare << bareTexts(top);
    QCoreApplication::removeTranslator(&marker);
    bare.removeDuplicates();
    QVERIFY2(bare.isEmpty(), qPrintable(bare.join(u" | "_s)));
  }

  void theSwitchOnTheStartPageIsKept() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    auto* languages = child<Segments>(program.window.startPage(), u"startLanguage"_s);
    languages->choose(static_cast<int>(Languages::codes().indexOf(u"en"_s)));
    languages->setFocus();
    QTest::keyClick(languages, Qt::Key_Space);
    QCOMPARE(program.languages.current(), u"hi"_s);
    QCOMPARE(program.settings.language(), u"hi"_s);
    program.languages.use(u"en"_s);
  }

  // Menus

  void everyActionSaysWhatItDoes() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    QHash<QString, QString> keys;
    for (QMenu* menu : program.window.findChildren<QMenu*>()) {
      if (menu->menuAction()->text().isEmpty()) continue;
      QString letters;
      for (const QAction* action : menu->actions()) {
        if (action->isSeparator() || action->menu()) continue;
        QVERIFY(!action->text().isEmpty());
        QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
        QVERIFY2(!action->toolTip().isEmpty() && !action->statusTip().isEmpty(), qPrintable(action->text()));
        for (const QKeySequence& key : action->shortcuts()) {
          QVERIFY2(!keys.contains(key.toString()), qPrintable(key.toString() + u" "_s + action->text()));
          keys.insert(key.toString(), action->objectName());
        }
        const auto mark = action->text().indexOf(u'&');
        if (mark < 0) continue;
        const QChar letter = action->text()[mark + 1].toLower();
        QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
        letters += letter;
      }
    }
    for (const char* key : {"Ctrl+N", "Ctrl+Shift+N", "Ctrl+J", "P", "Ctrl+End", "Ctrl+Q", "Ctrl+R", "T", "1", "E",
                            "Ctrl+Return", "Ctrl+0", "F11", "Ctrl+,", "Ctrl+F1"})
      QVERIFY2(keys.contains(QString::fromLatin1(key)), key);
  }

  void outsideAGameItsActionsAreOff() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    for (const char* name : {"moveRoll", "moveTrade", "moveEndTurn", "gamePause", "gameEnd", "gameRejoin"})
      QVERIFY2(!child<QAction>(&program.window, QString::fromLatin1(name))->isEnabled(), name);
  }

  void theThemeChangesAtOnce() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    child<QAction>(&program.window, u"theme_dark"_s)->trigger();
    QCOMPARE(themeOf(program.window.startPage()).kind, ThemeKind::Dark);
    child<QAction>(&program.window, u"theme_light"_s)->trigger();
    QCOMPARE(themeOf(program.window.startPage()).kind, ThemeKind::Light);
    child<QAction>(&program.window, u"theme_contrast"_s)->trigger();
    QCOMPARE(themeOf(program.window.startPage()).kind, ThemeKind::Contrast);
    QCOMPARE(program.settings.theme(), u"contrast"_s);
  }

  void theSystemsColorsAreHeeded() {
    QCOMPARE(kindOf(QPalette(QColor(0xef, 0xef, 0xef))), ThemeKind::Light);
    QCOMPARE(kindOf(QPalette(QColor(0x22, 0x22, 0x22))), ThemeKind::Dark);
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    black.setColor(QPalette::WindowText, Qt::white);
    QCOMPARE(kindOf(black), ThemeKind::Contrast);
  }

  // A new game

  void optionsThatDifferAreNamed() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNewGame(NewGamePage::Purpose::Bots);
    QVERIFY(changedOptions(program.window.newGamePage()->plan().setup, Place::ThisComputer).isEmpty());
    auto* threshold = child<NumberField>(program.window.newGamePage(), u"option_discard.threshold"_s);
    threshold->box()->setValue(10);
    QCOMPARE(program.window.newGamePage()->plan().setup.options.discardThreshold, 10);
    QCOMPARE(changedOptions(program.window.newGamePage()->plan().setup, Place::ThisComputer).size(), 1);
    QTest::mouseClick(child<ActionButton>(program.window.newGamePage(), u"presetBeginner"_s), Qt::LeftButton);
    const Setup& setup = program.window.newGamePage()->plan().setup;
    QCOMPARE(setup.options.discardThreshold, 8);
    QVERIFY(setup.board == beginnerBoard());
  }

  void aPresetBringsItsRulesAndTheirOptions() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNewGame(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGamePage();
    auto* chance = child<NumberField>(page, u"option_crazy.eventChance"_s);
    QVERIFY2(!chance->isVisibleTo(page), "Classic has no events");
    auto* crazy = child<ActionButton>(page, u"presetCrazy"_s);
    QTest::mouseClick(crazy, Qt::LeftButton);
    QCOMPARE(page->plan().setup.ruleSet, RuleSet::Crazy);
    QVERIFY(crazy->isChecked() && chance->isVisibleTo(page));
    QVERIFY(changedOptions(page->plan().setup, Place::ThisComputer).isEmpty());
    chance->box()->setValue(60);
    QVERIFY(!crazy->isChecked());
    QCOMPARE(changedOptions(page->plan().setup, Place::ThisComputer), QStringList{u"Chance of an event: 60"_s});
    QTest::mouseClick(child<ActionButton>(page, u"presetStandard"_s), Qt::LeftButton);
    QCOMPARE(page->plan().setup.ruleSet, RuleSet::Classic);
    QVERIFY(!chance->isVisibleTo(page));
  }

  void aBoardWithShipsShowsTheirOption() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNewGame(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGamePage();
    auto* ships = child<QWidget>(page, u"option_setup.startShips"_s);
    auto* board = child<Picker>(page, u"option_map.kind"_s);
    QVERIFY(!ships->isVisibleTo(page));
    QVERIFY(!boardShelf().empty());
    Q_EMIT board->picked(2);  // after the shuffled and the first island
    QCOMPARE(page->plan().setup.options.mapKind, MapKind::File);
    QVERIFY(page->plan().setup.board == boardShelf().front().board);
    QCOMPARE(page->plan().setup.board.ships, AsksForShips::Yes);
    QVERIFY(ships->isVisibleTo(page));
    child<Toggle>(page, u"option_harbors.enabled"_s)->click();
    QVERIFY(page->plan().setup.board.harbors.empty());
    child<Toggle>(page, u"option_harbors.enabled"_s)->click();
    QVERIFY2(page->plan().setup.board == boardShelf().front().board, "a file keeps its harbors");
    Q_EMIT board->picked(0);
    QVERIFY(!ships->isVisibleTo(page));
  }

  void aBadBoardFileChangesNothing() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNewGame(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGamePage();
    const Setup before = page->plan().setup;
    const QString path = folder_->filePath(u"bad.tapuboard"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"tapu-board\"");
    file.close();
    auto* rows = page->findChild<OptionRows*>();
    QSignalSpy problem(rows, &OptionRows::problem);
    rows->openBoard(path);
    QCOMPARE(problem.count(), 1);
    QVERIFY(!problem.front().front().toString().isEmpty());
    QVERIFY(page->plan().setup == before);
  }

  void seatsFollowTheirNumber() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNewGame(NewGamePage::Purpose::Bots);
    auto* count = child<Segments>(program.window.newGamePage(), u"seatCount"_s);
    count->setFocus();
    QTest::keyClick(count, Qt::Key_Left);
    QCOMPARE(program.window.newGamePage()->plan().seats.size(), 3);
    QCOMPARE(program.window.newGamePage()->plan().setup.options.seats, 3);
    QSet<int> colors;
    for (const GamePlan::Seat& seat : program.window.newGamePage()->plan().seats) colors << seat.color;
    QCOMPARE(colors.size(), 3);
  }

  void personsNeedNamesOfTheirOwn() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNewGame(NewGamePage::Purpose::SameComputer);
    NewGamePage* page = program.window.newGamePage();
    auto* second = child<QLineEdit>(page, u"planName1"_s);
    second->clear();
    QTest::keyClicks(second, u"Asha"_s);
    QVERIFY(page->blockedBy().contains(u"Asha"_s));
    QVERIFY(!child<ActionButton>(page, u"newGameStart"_s)->isEnabled());
    QTest::keyClicks(second, u" 2"_s);
    QVERIFY(page->blockedBy().isEmpty());
    QVERIFY(child<ActionButton>(page, u"newGameStart"_s)->isEnabled());
  }

  // Network

  void whatIsNoAddressGetsASentence_data() {
    QTest::addColumn<QString>("typed");
    QTest::newRow("nothing") << QString();
    QTest::newRow("two words") << u"not an address"_s;
    QTest::newRow("a port that is none") << u"host:99999"_s;
    QTest::newRow("half an IPv6 address") << u"[::1"_s;
  }
  void whatIsNoAddressGetsASentence() {
    QFETCH(QString, typed);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNetwork();
    QSignalSpy wanted(program.window.networkPage(), &NetworkPage::joinWanted);
    program.window.networkPage()->addressField()->setText(typed);
    QTest::keyClick(program.window.networkPage()->addressField(), Qt::Key_Return);
    QVERIFY(!program.window.networkPage()->problem().isEmpty());
    QVERIFY(program.window.networkPage()->problem().endsWith(u'.'));
    QCOMPARE(wanted.count(), 0);
    QCOMPARE(program.window.page(), program.window.networkPage());
  }

  void aFullGameIsExplainedBeforeJoining() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    FoundGame open, full;
    open.name = u"Open"_s, open.id = "a", open.players = 1, open.seats = 4, open.address = u"127.0.0.1"_s,
    open.port = 1;
    open.protocol = wire::kProtocol;
    full = open, full.name = u"Full"_s, full.id = "b", full.players = 4;
    page.showGames({open, full});
    QCOMPARE(page.gameCount(), 2);
    QSignalSpy wanted(&page, &NetworkPage::joinWanted);
    const auto rows = page.findChildren<GameRow*>();
    rows[1]->click();
    QCOMPARE(wanted.count(), 0);
    QCOMPARE(page.problem(), rows[1]->blockedBy());
    rows[0]->click();
    QCOMPARE(wanted.count(), 1);
    page.showGames({full});
    QCOMPARE(page.gameCount(), 1);
  }

  void theListShowsTheHostsBoard() {
    FoundGame game;
    game.name = u"Island"_s, game.players = 1, game.seats = 4, game.protocol = wire::kProtocol;
    GameRow row(game);
    row.resize(row.sizeHint());
    const QImage without = row.grab().toImage();
    game.board = beginnerBoard();
    row.showGame(game);
    const QImage with = row.grab().toImage();
    // The picture stands at the left; the words beside it stay what they were.
    const QRect picture(0, 0, 110, with.height()), words(110, 0, with.width() - 110, with.height());
    QVERIFY(with.copy(picture) != without.copy(picture));
    QCOMPARE(with.copy(words), without.copy(words));
    game.board->cells.front().terrain = Terrain::Sea, game.board->cells.front().number = 0;
    row.showGame(game);
    QVERIFY2(row.grab().toImage() != with, "another board is another picture");
  }

  void theNetworkPageFoldsInANarrowWindow() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNetwork();
    NetworkPage* page = program.window.networkPage();
    auto* tabs = child<Segments>(page, u"networkTabs"_s);
    QTRY_VERIFY(!tabs->isVisible());
    QVERIFY(page->addressField()->isVisible());
    program.window.resize(700, 500);
    QTRY_VERIFY(tabs->isVisible());
    QVERIFY2(page->addressField()->isVisible(), "no game was found: what else one can do stands in front");
    Q_EMIT tabs->picked(0);
    QVERIFY(!page->addressField()->isVisible());
    page->addressField()->setText(u"not an address"_s);
    page->joinTyped();
    QVERIFY2(page->addressField()->isVisible(), "a problem comes to the front");
    QVERIFY(page->width() <= 700);
  }

  void anotherVersionIsToldBeforeJoining() {
    FoundGame game;
    game.name = u"Other"_s, game.players = 1, game.seats = 4, game.version = u"9.9"_s;
    game.protocol = wire::kProtocol + 1;
    QCOMPARE(GameRow(game).blockedBy(), turnedAwaySentence(Refusal::VersionTooOld, u"9.9"_s));
    game.protocol = wire::kOldestProtocol - 1;
    QCOMPARE(GameRow(game).blockedBy(), turnedAwaySentence(Refusal::VersionTooNew, u"9.9"_s));
    game.protocol = wire::kProtocol;
    QVERIFY(GameRow(game).blockedBy().isEmpty());
  }

  void anAddressOfTheCommandLineThatIsNoneIsToldInTheWindow() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.join(u"not an address"_s);
    QCOMPARE(program.window.page(), program.window.networkPage());
    QVERIFY(program.window.networkPage()->problem().contains(u"not an address"_s));
  }

  void anUnusedPortDoesNotAnswer() {
    Reachability reach(std::make_shared<SystemClock>());
    reach.test({{u"127.0.0.1"_s, 1}});
    QTRY_VERIFY(reach.isDone());
    QCOMPARE(reach.answer(0), Reachability::Answer::Silent);
  }

  // Lobby

  void theLobbyNamesTheSeatThatBlocks() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    lobby.showFacts(gathering(Ready::No));
    QVERIFY(lobby.footSentence().contains(u"Meera"_s));
    QVERIFY(!lobby.startButton()->isEnabled());
    QVERIFY(lobby.startButton()->toolTip().contains(u"Meera"_s));
    lobby.showFacts(gathering(Ready::Yes));
    QVERIFY(lobby.startButton()->isEnabled());
    QCOMPARE(lobby.startButton()->role(), ActionButton::Role::Next);
  }

  void aGuestMayBeReadyButNotStart() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.resize(1280, 760);
    LobbyFacts facts = gathering(Ready::No);
    facts.mySeat = 1;
    facts.me = Role::Guest;
    lobby.showFacts(facts);
    lobby.show();
    QVERIFY(lobby.readyButton()->isVisible());
    QVERIFY(!lobby.startButton()->isVisible());
    QVERIFY(!child<ActionButton>(&lobby, u"addBot2"_s)->isVisible());
  }

  void whoIsNotReadyIsAskedAndNotWaitedFor() {
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    LobbyFacts facts = gathering(Ready::No);
    facts.mySeat = 1;
    facts.me = Role::Guest;
    lobby.showFacts(facts);
    QCOMPARE(lobby.footSentence(), u"Press Ready when you are ready."_s);
  }

  void columnsFoldInNarrowWindows_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("columns");
    QTest::newRow("wide: all three") << 1280 << 3;
    QTest::newRow("under 1080: the third is a tab of the second") << 1000 << 2;
    QTest::newRow("under 760: one column") << 700 << 1;
  }
  void columnsFoldInNarrowWindows() {
    QFETCH(int, width);
    QFETCH(int, columns);
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.showFacts(gathering(Ready::No));
    lobby.resize(width, 600);
    lobby.show();
    auto* fold = lobby.findChild<FoldingColumns*>();
    QTRY_COMPARE(fold->columnsShown(), columns);
    QCOMPARE(lobby.width(), width);
    QCOMPARE(child<Segments>(&lobby, u"foldTabs"_s)->isVisible(), columns < 3);
  }

  // A game from the window

  void hostingOpensALobbyAndLeavingAsks() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNewGame(NewGamePage::Purpose::Host);
    GamePlan plan = program.window.newGamePage()->plan();
    plan.port = 0;
    Q_EMIT program.window.newGamePage()->started(plan);
    QTRY_COMPARE(program.window.page(), program.window.lobbyPage());
    QTRY_VERIFY(program.window.game()->isHost());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.lobbyPage());
    child<ActionButton>(&program.window, u"lobbyLeave"_s)->click();
    auto* question = program.window.findChild<Question*>();
    QVERIFY(question);
    QTest::keyClick(question->focusWidget(), Qt::Key_Return);
    QVERIFY2(program.window.game() != nullptr, "Enter is the safe answer");
    child<ActionButton>(&program.window, u"lobbyLeave"_s)->click();
    for (Question* open : program.window.findChildren<Question*>())
      if (open->isVisible()) child<ActionButton>(open, u"questionOther"_s)->click();
    QTRY_COMPARE(program.window.page(), program.window.startPage());
    QVERIFY(program.window.game() == nullptr);
  }

  void refusalsInTheLobbyStandInItsFoot() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.openNewGame(NewGamePage::Purpose::Host);
    GamePlan plan = program.window.newGamePage()->plan();
    plan.port = 0;
    Q_EMIT program.window.newGamePage()->started(plan);
    QTRY_COMPARE(program.window.page(), program.window.lobbyPage());
    Q_EMIT program.window.game()->refused(u"No."_s, QString());
    QCOMPARE(program.window.lobbyPage()->footSentence(), u"No."_s);
    Q_EMIT program.window.game()->lobbyChanged();
    QCOMPARE(program.window.lobbyPage()->footSentence(), u"No."_s);
  }

  void oneClickStartsAGameAgainstBotsAndItCanBeContinued() {
    makeKnown(folder_->path());
    Settings(folder_->path()).setBotPace(BotPace::Instant);
    Program program(folder_->path());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(qobject_cast<PlayPage*>(program.window.page()));
    QVERIFY(program.window.game()->hasGame());
    QCOMPARE(program.window.game()->lobby().seats.size(), 4);
    child<QAction>(&program.window, u"gameEnd"_s)->trigger();
    QTRY_COMPARE(program.window.page(), program.window.startPage());
    QTRY_VERIFY(program.window.startPage()->entry(StartPage::Continue)->isVisible());
    QVERIFY(program.window.startPage()->entry(StartPage::Continue)->accessibleDescription().contains(u"Asha"_s));
    program.window.continueLast();
    QTRY_VERIFY(qobject_cast<PlayPage*>(program.window.page()));
  }

  void whoDoesNotAnswerIsToldInWords() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.join(Address{u"127.0.0.1"_s, 1});
    QCOMPARE(program.window.page(), program.window.networkPage());
    QTest::keyClick(program.window.networkPage(), Qt::Key_Escape);
    QVERIFY2(program.window.game() == nullptr, "Esc gives up the call");
    QCOMPARE(program.window.page(), program.window.networkPage());
  }

  void aHostWhoIsGoneDoesNotBlockTheOwnGame() {
    makeKnown(folder_->path());
    Settings(folder_->path()).keepRejoin({u"127.0.0.1:1"_s, "token", u"Vikram’s game"_s});
    QVERIFY(QDir(folder_->path()).mkpath(u"games"_s));
    const QString store = folder_->filePath(u"games/1.sqlite"_s);
    QFile file(store);
    QVERIFY(file.open(QIODevice::WriteOnly));
    GameNote note;
    note.stage = GameNote::Stage::Playing;
    note.gameName = u"My own"_s;
    GameFiles::writeNote(store, note);
    Program program(folder_->path());
    StartPage* start = program.window.startPage();
    QVERIFY(start->entry(StartPage::Rejoin)->isVisible());
    QVERIFY(start->entry(StartPage::Continue)->isVisible());
    auto* forget = child<ActionButton>(program.window.networkPage(), u"forgetSeat"_s);
    program.window.rejoinSeat();
    Q_EMIT program.window.game()->turnedAway(u"Nobody answers."_s);
    QTRY_VERIFY(forget->isVisible());
    QCOMPARE(program.window.networkPage()->problem(), u"Nobody answers."_s);
    QVERIFY(program.settings.rejoin());
    forget->click();
    QVERIFY(!program.settings.rejoin());
    QCOMPARE(program.window.page(), start);
    QVERIFY(!start->entry(StartPage::Rejoin)->isVisible());
    QVERIFY(start->entry(StartPage::Continue)->isVisible());
  }

  void givingUpACallBackKeepsTheSeat() {
    makeKnown(folder_->path());
    const Rejoin seat{u"127.0.0.1:1"_s, "token", u"Vikram’s game"_s};
    Settings(folder_->path()).keepRejoin(seat);
    Program program(folder_->path());
    QVERIFY(program.window.startPage()->entry(StartPage::Rejoin)->isVisible());
    program.window.continueLast();
    QCOMPARE(program.window.page(), program.window.networkPage());
    QTest::keyClick(program.window.networkPage(), Qt::Key_Escape);
    QVERIFY(program.window.game() == nullptr);
    QVERIFY(program.settings.rejoin() == seat);
  }

 private:
  /// Texts that no translator touched; what people typed, numbers, names of languages and of fonts are no words.
  static QStringList bareTexts(const QWidget* top) {
    QStringList bare;
    const auto look = [&](const QString& text) {
      static const QStringList names{u"Asha"_s, u"Meera"_s,       u"Tapu"_s,     u"English"_s,
                                     u"हिंदी"_s, u"Asha’s game"_s, u"127.0.0.1"_s};
      if (text.isEmpty() || text.contains(u'«')) return;
      for (const QString& name : names)
        if (text.contains(name)) return;
      static const QRegularExpression word(u"[A-Za-z]{2,}"_s),
          key(u"^((Ctrl|Shift|Alt|F\\d+|\\W|Return|Enter|End|[A-Z0-9])[+, ]*)+$"_s);
      if (word.match(text).hasMatch() && !key.match(text).hasMatch()) bare << text;
    };
    for (const QLabel* label : top->findChildren<QLabel*>()) look(label->text());
    for (const QAbstractButton* button : top->findChildren<QAbstractButton*>()) {
      look(button->text());
      look(button->toolTip());
      look(button->accessibleName());
    }
    for (const QLineEdit* field : top->findChildren<QLineEdit*>()) look(field->accessibleName());
    for (const QAction* action : top->findChildren<QAction*>())
      if (!action->objectName().isEmpty() && !action->objectName().startsWith(u'_')) look(action->text());
    look(top->windowTitle());
    return bare;
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(PagesTest)
#include "test_pages.moc"
