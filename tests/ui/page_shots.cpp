// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of every page, dialog, dock and menu of the program as the screen has room for them, to look at:
// page_shots FOLDER hi|en [light|dark|contrast [tables]]; with `tables` of the table alone. What `Camera` tells besides
// goes to stdout. page_shots FOLDER readme: the pictures of README.md alone, each with the list of its widgets.
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QScreen>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolTip>
#include <cstdio>

#include "app/desktop/editor_guest.h"
#include "app/files/whole_file.h"
#include "app/kit/action_button.h"
#include "app/kit/badge_button.h"
#include "app/kit/picker.h"
#include "app/lobby/rows/board_column.h"
#include "app/lobby/rows/seat_rows.h"
#include "app/manual/rule_book.h"
#include "app/session/game/part_result.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/test_plan.h"
#include "app/shell/dialogs.h"
#include "app/shell/settings_dialog.h"
#include "app/table/hand/tray.h"
#include "app/wire/messages.h"
#include "editor/side_panes.h"
#include "tests/no_room.h"
#include "tests/ui/readme_pages.h"
#include "tests/ui/table_moments.h"

using namespace tapu;

namespace {

struct Tour {
  QString folder, language, theme;
  Camera camera{folder, language};
  const QSize room = QGuiApplication::primaryScreen()->availableSize();

  void prepare(Program& program) const {
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.resize(room);
    dress(program, language, theme);
  }

  void firstRun() {
    QTemporaryDir empty;
    Program program(empty.path());
    program.languages.use(language);
    program.window.resize(room);
    program.settings.view.theme.set(theme);
    program.window.look().apply();
    camera.take(program.window, u"first-run"_s);
  }

  void pages(Program& program) {
    MainWindow& window = program.window;
    camera.take(window, u"start"_s);
    window.newGames().openGames();
    camera.take(window, u"games"_s);
    child<ActionButton>(window.pages().games(), u"gamesBots"_s)->click();
    camera.take(window, u"bots"_s);
    window.openStart();
    camera.takeMenus(window, u"menu"_s);
    using Purpose = NewGamePage::Purpose;
    for (const auto& [purpose, name] :
         {std::pair{Purpose::Bots, u"new-bots"_s}, std::pair{Purpose::SameComputer, u"new-same-computer"_s},
          std::pair{Purpose::Host, u"new-host"_s}}) {
      window.newGames().open(purpose);
      camera.take(window, name);
      if (purpose == Purpose::Bots) {
        child<Picker>(window.newGames().page(), u"option_map.kind"_s)->click();
        camera.takePopup(u"new-bots-boards"_s);
        child<BadgeButton>(window.newGames().page(), u"planColor0"_s)->click();
        camera.takePopup(u"new-bots-colors"_s);
      }
    }
    child<ActionButton>(window.newGames().page(), u"presetCrazy"_s)->click();
    camera.take(window, u"new-host-crazy"_s);
    career(program);
    window.network().open();
    camera.take(window, u"network"_s);
    FoundGame found;
    found.name = u"शाम का गेम"_s;
    found.host = u"Meera"_s;
    found.address = u"192.0.2.7"_s;
    found.port = 4710;
    found.players = 2;
    found.seats = 4;
    found.rules = u"classic"_s;
    found.version = u"0.1.0"_s;
    found.pingMs = 3;
    found.id = "a";
    found.protocol = wire::kProtocol;
    found.board = boardShelf().front().board;
    FoundGame full = found, old = found;
    full.id = "b";
    full.players = 4;
    full.rules = u"crazy"_s;
    full.board.reset();
    old.id = "c";
    old.protocol = 1;
    old.rules = u"big"_s;
    window.pages().network()->games()->showGames({found, full, old});
    camera.take(window, u"network-games"_s);
    window.pages().network()->games()->showGames({});
    window.network().join(u"no such/address"_s);
    camera.take(window, u"network-problem"_s);
    window.openStart();
  }

  /// A Big Game of 550 boards that was played elsewhere, and two files that are not counted.
  void career(Program& program) {
    MainWindow& window = program.window;
    QDir records(program.starter.records().folder());
    records.mkpath(u"."_s);
    PartResult result;
    result.name = program.settings.player.name();
    result.boards = 550;
    result.seats = 1100;
    result.rounds = 62;
    result.place = 3;
    result.isWon = true;
    result.told.emplace();
    result.told->name = u"शाम का गेम"_s;
    result.told->how = GameEnd::LastRound;
    result.told->round = 62;
    result.told->target = 25;
    result.told->own = SeatId(41);
    for (int place = 0; place < 1100; ++place) {
      FinalRow row;
      row.who = {SeatId((41 + 7 * (place + 1098)) % 1100), place % 3 == 0 ? SeatHolder::Bot : SeatHolder::Person,
                 place == 2 ? result.name : u"Player %1"_s.arg(place + 1)};
      row.color = place % 10;
      row.letter = QChar(u'A' + place % 3);
      row.rank = place + 1;
      row.from.settlements = 3;
      row.from.cities = std::max(0, 18 - place / 60);
      row.hand = 5 - place % 5;
      result.told->table.append(row);
    }
    Complaint complaint;
    writeFile(records.filePath(u"big.result"_s), partResultText(result), complaint);
    writeFile(records.filePath(u"2026-10-14 <b>Evening.tapu"_s), "{\"tapu\":1}\n", complaint);
    writeFile(records.filePath(u"notes \u202e.result"_s), "[]", complaint);
    window.results().openCareer();
    (void)QTest::qWaitFor([&] { return window.pages().career()->career().unread() == 0; });
    camera.take(window, u"career"_s);
    child<ActionButton>(window.pages().career(), u"careerLeftOut"_s)->click();
    camera.takeDialog(u"dialog-left-out"_s);
    Q_EMIT window.pages().career()->resultWanted(records.filePath(u"big.result"_s));
    camera.take(window, u"results-told"_s);
    records.remove(u"big.result"_s);
  }

  void dialogs(Program& program) {
    MainWindow& window = program.window;
    window.dialogs().openSettings();
    camera.takeDialog(u"dialog-settings"_s);
    window.dialogs().openMe();
    camera.takeDialog(u"dialog-me"_s);
    window.dialogs().openAbout();
    camera.takeDialog(u"dialog-about"_s);
    window.dialogs().openAbout();
    child<ActionButton>(&window, u"aboutLicenses"_s)->click();
    camera.takeDialog(u"dialog-licenses"_s);
    camera.takeDialog(u"dialog-about"_s);
    window.dialogs().openAboutQt();
    camera.takeDialog(u"dialog-qt"_s);
    settingsChoices(window);
    window.dialogs().openShortcuts();
    camera.takeDialog(u"dialog-shortcuts"_s);
  }

  void lobby(Program& program) {
    MainWindow& window = program.window;
    program.settings.port.set(47941);
    window.newGames().open(NewGamePage::Purpose::Host);
    child<ActionButton>(window.newGames().page(), u"newGameStart"_s)->click();
    if (!QTest::qWaitFor([&] { return window.page() == window.pages().lobby(); })) return;
    camera.take(window, u"lobby-host"_s);
    child<ActionButton>(window.pages().lobby(), u"allAddresses"_s)->click();
    camera.takeDialog(u"dialog-addresses"_s);
    child<ActionButton>(window.pages().lobby(), u"testReachability"_s)->click();
    camera.takeDialog(u"dialog-reachability"_s);
    Q_EMIT window.pages().lobby()->findChild<BoardColumn*>()->allOptionsWanted();
    camera.takeDialog(u"dialog-options"_s);
    guest(window);
  }

  void guest(MainWindow& host) {
    QTemporaryDir other;
    makeKnown(other.path());
    Settings(other.path()).player.name.set(u"मीरा"_s);
    Program program(other.path());
    prepare(program);
    program.window.network().join(Address{u"127.0.0.1"_s, 47941});
    if (!QTest::qWaitFor([&] { return program.window.page() == program.window.pages().lobby(); })) return;
    camera.take(program.window, u"lobby-guest"_s);
    camera.take(host, u"lobby-two"_s);
    host.close();
    camera.takeDialog(u"question-close"_s);
    offerToPerson(host, program.window);
    host.close();
    camera.take(host, u"question-close-game"_s);
  }

  /// Bots answer at once: only a person leaves an offer open for a picture.
  void offerToPerson(MainWindow& host, MainWindow& guest) {
    auto* start = child<ActionButton>(host.pages().lobby(), u"lobbyStart"_s);
    child<ActionButton>(guest.pages().lobby(), u"lobbyReady"_s)->click();
    if (!QTest::qWaitFor([&] { return start->isEnabled(); })) return;
    start->click();
    StandIn mine, other;
    const auto plays = [](MainWindow& window) { return window.game() && window.game()->seen().hasGame(); };
    const bool lies = QTest::qWaitFor(
        [&] {
          if (!plays(host) || !plays(guest)) return false;
          const GameController& game = *host.game();
          const bool acts = !game.seen().legal.empty() &&
                            game.seen().state().seat(game.seen().viewer()).pending.must == Decision::Act;
          if (acts && game.seen().state().head.round >= 2) {
            if (!canOffer(host.page())) child<QAbstractButton>(host.page(), u"railTrade"_s)->click();
            offer(host.page(), 3);
            if (offerThatLies(guest.page())) return true;
          }
          mine.play(*host.game());
          other.play(*guest.game());
          return false;
        },
        60000);
    if (!lies) return (void)std::printf("not met: table-my-offer\n");
    camera.take(host, u"table-my-offer"_s);
    camera.take(guest, u"table-offer-of-person"_s);
    Q_EMIT guest.page()->findChild<TradePanel*>()->asking(Resource::Ore);
    camera.take(host, u"table-asked-for"_s);
    watcher(host);
  }

  /// Somebody without a seat, beside the others.
  void watcher(MainWindow& host) {
    QTemporaryDir other;
    makeKnown(other.path());
    Settings(other.path()).player.name.set(u"राज"_s);
    Program program(other.path());
    prepare(program);
    program.window.network().watch(Address{u"127.0.0.1"_s, 47941});
    if (!QTest::qWaitFor([&] { return program.window.game() && program.window.game()->seen().hasGame(); }))
      return (void)std::printf("not met: table-watch\n");
    camera.take(program.window, u"table-watch"_s);
    camera.take(host, u"table-watched"_s);
  }

  void settingsChoices(MainWindow& window) {
    window.dialogs().openSettings();
    for (QWidget* each : QApplication::topLevelWidgets())
      if (auto* dialog = qobject_cast<SettingsDialog*>(each)) {
        for (Picker* picker : dialog->findChildren<Picker*>()) {
          picker->click();
          camera.takePopup(u"dialog-settings-menu%1"_s.arg(picker->y()));
        }
        dialog->close();
      }
  }

  void rules(Program& program) {
    MainWindow& window = program.window;
    window.books().open({u"aim"_s, {}});
    RulesWindow& rules = window.books().rules();
    rules.resize(QSize(1000, 720).boundedTo(room));
    for (const auto& chapter : rules.book().chapters()) {
      rules.open(chapter.id);
      camera.take(rules, u"rules-"_s + chapter.id);
    }
    for (const auto& chapter : rules.handbook().chapters()) {
      rules.open(chapter.id);
      camera.take(rules, u"handbook-"_s + chapter.id);
    }
    rules.openRule(u"5.4"_s);
    camera.take(rules, u"rules-marked"_s);
    for (const auto& [name, words] : {std::pair{u"found"_s, u"robber लुटेरा"_s}, std::pair{u"nothing"_s, u"xyzzy"_s}}) {
      rules.contents()->searchField()->setText(words);
      camera.take(rules, u"rules-"_s + name);
    }
    rules.contents()->searchField()->setText({});
    child<ActionButton>(&rules, u"rulesPrint"_s)->click();
    camera.takePopup(u"rules-print-menu"_s);
    QTest::keyClick(&rules, Qt::Key_P, Qt::ControlModifier);
    camera.takeDialog(u"dialog-print"_s);
    rules.resize(400, 600);
    rules.open(u"board"_s);
    camera.take(rules, u"rules-narrow"_s);
    child<ActionButton>(&rules, u"rulesShowContents"_s)->click();
    camera.take(rules, u"rules-narrow-contents"_s);
    rules.close();
  }

  void table(Program& program) {
    MainWindow& window = program.window;
    window.launch().playBots();
    if (!QTest::qWaitFor([&] { return window.game() && window.game()->seen().hasGame(); })) return;
    QTest::qWait(1500);
    camera.take(window, u"table-setup"_s);
    camera.takeMenus(window, u"table-menu"_s);
    window.commands().saveRecord();
    camera.takeDialog(u"dialog-save-record"_s);
    TableMoments(window, camera).takeAll();
  }

  void editor(Program& program, EditorGuest& guest) {
    MainWindow& window = program.window;
    guest.open({});
    EditorPage& page = *guest.page();
    const EditorActions& actions = page.actions();
    QTest::qWait(300);
    camera.take(window, u"editor"_s);
    for (QMenu* menu : actions.menus()) menu->setObjectName(u"editor"_s);
    camera.takeMenus(window, u"editor-menu"_s);
    page.findChild<SidePanes*>()->bring(2);
    page.botGamesPanel()->findChild<ActionButton*>()->setFocus();  // as a click does
    page.botGamesPanel()->start();
    (void)QTest::qWaitFor([&] { return page.botGamesPanel()->result().played >= 20; }, 20000);
    page.botGamesPanel()->cancel();
    camera.take(window, u"editor-bot-games"_s);
    showProblems(page);
    camera.take(window, u"editor-problems"_s);
    editorQuestions(page);
    BoardFile chained;
    chained.board = bigGameBoards()[0].board;
    page.document().setFile(chained);
    EditorSelection::Choices choices = page.selection().choices();
    choices.neighbors.kind = static_cast<Neighbors::Kind>(1);
    page.selection().choose(choices);
    page.refreshNow();
    camera.take(window, u"editor-chain"_s);
    QTemporaryDir other;
    page.exports().writeTo(other.filePath(u"board.game"_s));
    camera.takeDialog(u"question-editor-losses"_s);
    page.files().newBoard(BuiltIn::FewPointy);
    camera.take(window, u"editor-empty"_s);
    editorDialogs(page);
    actions[EditorActions::Close]->trigger();
  }

  void editorQuestions(EditorPage& page) {
    page.actions()[EditorActions::New]->trigger();
    camera.takeDialog(u"question-editor-save"_s);
    page.document().setSaved();
    page.actions()[EditorActions::New]->trigger();
    camera.takeDialog(u"question-editor-new"_s);
    Q_EMIT page.actions().recent()->aboutToShow();
  }

  void editorDialogs(EditorPage& page) {
    page.actions()[EditorActions::Properties]->trigger();
    if (auto* tabs = page.findChild<QTabWidget*>()) {
      tabs->setCurrentIndex(1);
      QTest::qWait(200);
      camera.take(*tabs->window(), u"dialog-properties-options"_s);
      tabs->setCurrentIndex(0);
    }
    camera.takeDialog(u"dialog-properties"_s);
    page.actions()[EditorActions::Generate]->trigger();
    camera.takeDialog(u"dialog-generate"_s);
    page.actions()[EditorActions::DealNumbers]->trigger();
    camera.takeDialog(u"dialog-deal-numbers"_s);
    page.actions()[EditorActions::Open]->trigger();
    camera.takeDialog(u"dialog-open-board"_s);
    page.actions()[EditorActions::SaveAs]->trigger();
    camera.takeDialog(u"dialog-save-board"_s);
    page.actions()[EditorActions::Export]->trigger();
    camera.takeDialog(u"dialog-export-board"_s);
  }

  /// Two people at one computer: the curtain between them.
  void hotSeat(Program& program) {
    MainWindow& window = program.window;
    window.newGames().open(NewGamePage::Purpose::SameComputer);
    child<ActionButton>(window.newGames().page(), u"presetBeginner"_s)->click();  // with cards from the start
    child<ActionButton>(window.newGames().page(), u"newGameStart"_s)->click();
    if (QTest::qWaitFor(
            [&] { return window.game() && window.game()->seen().hasGame() && window.game()->seen().isCurtainDown(); }))
      camera.take(window, u"table-curtain"_s);
    window.openStart();
  }

  /// Saved games of all kinds, a record, and what cannot be opened or kept.
  void saved(const QString& place) {
    for (const RuleSet rules : {RuleSet::Crazy, RuleSet::Classic}) leaveGame(place, rules);
    const QString games = place + u"/games/"_s;
    QFile broken(games + u"1.sqlite"_s);
    if (broken.open(QIODevice::WriteOnly)) broken.write("no database");
    broken.close();
    GameNote note;
    note.stage = GameNote::Stage::Unreadable;
    note.gameName = u"दीवाली"_s;
    note.played = QDateTime(QDate(2026, 10, 14), QTime(21, 5));
    GameFiles::writeNote(broken.fileName(), note);
    Program program(place);
    prepare(program);
    const EditorGuest guest(program.window, program.settings, place);
    MainWindow& window = program.window;
    BoardFile file;
    file.board = beginnerBoard();
    window.editor().playTest(testPlan({file}, {}, program.settings));
    QTest::qWait(500);
    window.openStart();
    QLockFile other(GameFiles::lockOf(program.starter.files().list().value(1).store));
    (void)other.tryLock(0);
    window.launch().openSaved();
    camera.take(window, u"saved"_s);
    window.pages().saved()->cards().front()->erase();
    camera.take(window, u"saved-undo"_s);
    window.pages().saved()->cards().front()->undo();
    window.pages().saved()->cards().front()->startRenaming();
    camera.take(window, u"saved-rename"_s);
    other.unlock();
    window.files().ask();
    camera.takeDialog(u"dialog-open-file"_s);
    const QString sample = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    window.files().openOne(sample);
    camera.take(window, u"record"_s);
    window.openStart();
    window.files().openOne(broken.fileName() + u".tapu"_s);
    camera.takeDialog(u"dialog-unopened"_s);
    const auto without = [](const std::function<void()>& act) {
      const NoRoom noRoom;
      act();
    };
    without([&] { window.launch().playBots(); });
    camera.takeDialog(u"question-where-to-keep"_s);
    without([&] { window.launch().continueHere(); });
    camera.takeDialog(u"question-where-to-go-on"_s);
  }

  /// Some rounds of a game of these rules, a bot in the seat of the person.
  void leaveGame(const QString& place, RuleSet rules) {
    Program program(place);
    prepare(program);
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    if (rules == RuleSet::Crazy) child<ActionButton>(program.window.newGames().page(), u"presetCrazy"_s)->click();
    child<ActionButton>(program.window.newGames().page(), u"newGameStart"_s)->click();
    StandIn bot;
    (void)QTest::qWaitFor(
        [&] {
          GameController* game = program.window.game();
          if (!game || !game->seen().hasGame()) return false;
          bot.play(*game);
          return game->seen().state().head.round >= 8 || game->seen().state().head.phase == Phase::Over;
        },
        20000);
    program.window.openStart();
  }

  /// The table alone, as it is at each moment of a game.
  void tables() {
    QTemporaryDir own;
    makeKnown(own.path());
    Program program(own.path());
    prepare(program);
    table(program);
    lobby(program);
  }

  void all() {
    firstRun();
    QTemporaryDir own;
    makeKnown(own.path());
    Settings(own.path()).player.name.set(u"आशा"_s);
    {
      Program program(own.path());
      prepare(program);
      EditorGuest guest(program.window, program.settings, own.path());
      pages(program);
      dialogs(program);
      rules(program);
      editor(program, guest);
      hotSeat(program);
      table(program);
    }
    {
      Program program(own.path());
      prepare(program);
      program.window.launch().playBots();  // and the game is not over when the window closes
      QTest::qWait(1500);
    }
    saved(own.path());
    {
      Program program(own.path());
      prepare(program);
      const EditorGuest guest(program.window, program.settings, own.path());
      camera.take(program.window, u"start-continue"_s);
      lobby(program);
    }
  }
};

void takeReadme(const QDir& folder) {
  for (const ReadmePage& each : readmePages())
    each.lay([&](QWidget& page) {
      Complaint complaint;
      page.grab().save(folder.filePath(each.name + u".png"_s));
      writeFile(folder.filePath(each.name + u".widgets"_s), widgetsOf(page), complaint);
    });
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  QCoreApplication::setApplicationVersion(QStringLiteral(TAPU_VERSION " (" TAPU_BUILD ")"));
  if (argc < 3 || argc > 5) return 2;
  QDir().mkpath(app.arguments().at(1));
  if (app.arguments().at(2) == u"readme"_s) {
    takeReadme(app.arguments().at(1));
    return 0;
  }
  Tour tour{app.arguments().at(1), app.arguments().at(2), app.arguments().value(3, u"light"_s)};
  app.arguments().value(4) == u"tables"_s ? tour.tables() : tour.all();
  return 0;
}
