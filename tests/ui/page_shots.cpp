// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of every page, dialog, dock and menu of the program as the screen has room for them, to look at:
// page_shots FOLDER hi|en [light|dark|contrast]. Tells on stdout what a picture cannot show by itself: text that has
// less room than it needs, characters without a glyph, dialogs larger than the screen, in Hindi every text with Latin
// words and in English every one with Devanagari.
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDir>
#include <QGlyphRun>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QSpinBox>
#include <QTabWidget>
#include <QTextLayout>
#include <QTimer>
#include <QToolTip>
#include <cstdio>

#include "app/client/requests.h"
#include "app/desktop/editor_guest.h"
#include "app/kit/action_button.h"
#include "app/kit/badge_button.h"
#include "app/kit/picker.h"
#include "app/lobby/board_column.h"
#include "app/lobby/seat_rows.h"
#include "app/manual/rule_book.h"
#include "app/session/board_shelf.h"
#include "app/shell/dialogs.h"
#include "app/shell/settings_dialog.h"
#include "app/table/play_offers.h"
#include "app/table/play_players.h"
#include "app/table/play_prompt.h"
#include "app/table/play_talk.h"
#include "app/table/play_trade.h"
#include "app/table/play_tray.h"
#include "app/wire/messages.h"
#include "editor/side_panes.h"
#include "tests/no_room.h"
#include "tests/ui/program.h"
#include "tests/ui/stand_in.h"

using namespace tapu;

namespace {

class Camera {
 public:
  Camera(const QString& folder, QString language) : folder_(folder), language_(std::move(language)) {}

  void take(QWidget& widget, const QString& name) {
    QTest::qWait(300);
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();  // layouts within layouts
    for (QWidget* each : widget.findChildren<QWidget*>()) inspect(*each, name);
    inspectText(widget.windowTitle(), name);
    widget.grab().save(folder_.filePath(name + u".png"_s));
  }
  /// The dialog that is open now, the topmost; it is closed.
  void takeDialog(const QString& name) {
    QTest::qWait(150);
    QDialog* top = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
      if (auto* dialog = qobject_cast<QDialog*>(each); dialog && dialog->isVisible())
        if (!top || stemsFrom(dialog, top)) top = dialog;
    if (!top) return tell(u"no dialog"_s, name, QString());
    const QSize room = top->screen()->availableSize();
    if (top->width() > room.width() || top->height() > room.height()) tell(u"larger than the screen"_s, name, {});
    take(*top, name);
    top->close();
    QTest::qWait(50);
  }
  /// What `open` opens, whether it waits for it or not: a menu or a dialog of Qt.
  void takeModal(const QString& name, const std::function<void()>& open) {
    QTimer::singleShot(200, qApp, [&] {
      if (QApplication::activePopupWidget())
        takePopup(name);
      else
        takeDialog(name);
    });
    open();
    QTest::qWait(300);
  }
  /// The menu that is open now; it is closed.
  void takePopup(const QString& name) {
    QTest::qWait(100);
    auto* popup = QApplication::activePopupWidget();
    if (!popup) return tell(u"no menu"_s, name, QString());
    if (auto* menu = qobject_cast<QMenu*>(popup))
      for (QAction* each : menu->actions()) inspectText(each->text(), name);
    const QSize room = popup->screen()->availableSize();
    if (popup->width() > room.width() || popup->height() > room.height()) tell(u"larger than the screen"_s, name, {});
    take(*popup, name);
    popup->close();
    QTest::qWait(50);
  }
  void takeMenus(QMainWindow& window, const QString& name) {
    for (QAction* action : window.menuBar()->actions())
      if (QMenu* menu = action->menu(); menu && action->isVisible()) takeMenu(*menu, name + u'-' + menu->objectName());
  }

 private:
  void takeMenu(QMenu& menu, const QString& name) {
    menu.popup({});
    for (QAction* each : menu.actions()) {
      inspectText(each->text(), name);
      inspectText(each->statusTip(), name);
    }
    takePopup(name + QString::number(++menus_));
    for (QAction* each : menu.actions())
      if (each->menu() && each->isEnabled()) takeMenu(*each->menu(), name + u'-');
  }
  void inspect(const QWidget& widget, const QString& name) {
    if (!widget.isVisible() || widget.visibleRegion().isEmpty()) return;
    const QString text = widget.property("text").toString();
    for (const QString& each : {text, widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()})
      inspectText(each, name);
    if (text.isEmpty()) return;
    const QSize needed = widget.minimumSizeHint();
    if (widget.width() < needed.width() || widget.height() < needed.height()) tell(u"cut"_s, name, text);
    if (auto* label = qobject_cast<const QLabel*>(&widget);
        label && label->wordWrap() && label->heightForWidth(label->width()) > label->height())
      tell(u"cut below"_s, name, text);
  }
  void inspectText(const QString& text, const QString& name) {
    static const QRegularExpression latin(u"[A-Za-z]{2,}"_s), devanagari(u"[\u0900-\u0965]"_s);
    if (text.isEmpty() || told_.contains(text)) return;
    told_ << text;
    if (language_ == "hi"_L1 && latin.match(text).hasMatch()) tell(u"Latin"_s, name, text);
    if (language_ != "hi"_L1 && devanagari.match(text).hasMatch()) tell(u"Devanagari"_s, name, text);
    if (lacksGlyph(text)) tell(u"without a glyph"_s, name, text);
  }
  static bool stemsFrom(const QObject* part, const QObject* whole) {
    while (part && part != whole) part = part->parent();
    return part != nullptr;
  }
  static bool lacksGlyph(QString text) {
    text.remove(QRegularExpression(u"<[^>]*>"_s)).replace(QRegularExpression(u"\\s"_s), u" "_s);
    QTextLayout layout(text, textFont(14));
    layout.beginLayout();
    if (QTextLine line = layout.createLine(); line.isValid()) line.setLineWidth(1e6);
    layout.endLayout();
    for (const QGlyphRun& run : layout.glyphRuns())
      if (run.glyphIndexes().contains(0)) return true;
    return false;
  }
  static void tell(const QString& what, const QString& name, QString text) {
    std::printf("%s: %s: %s\n", qUtf8Printable(what), qUtf8Printable(name), qUtf8Printable(text.replace(u'\n', u' ')));
  }

  QDir folder_;
  QString language_;
  QStringList told_;
  int menus_ = 0;
};

/// A position at the table worth a picture, and what is done in it before.
struct Moment {
  QString name;
  std::function<bool()> isNow;
  std::function<void()> prepare = nullptr, after = nullptr;
  bool isTaken = false;
};

ActionButton* offerButton(QWidget* table) { return child<ActionButton>(table, u"offerToPlayers"_s); }

/// Asks everybody for three cards of which there is none in the hand, for one of another kind: nobody takes that.
bool canOffer(QWidget* table) { return table->findChild<TradePanel*>()->isVisible(); }

void offer(QWidget* table) {
  auto* trade = table->findChild<TradePanel*>();
  trade->clear();
  for (const Resource give : kAllResources) {
    trade->step(TradeSide::Give, give, 1);
    for (const Resource want : kAllResources) {
      if (want == give || offerButton(table)->isEnabled()) continue;
      for (int i = 0; i < 3; ++i) trade->step(TradeSide::Get, want, 1);
      if (!offerButton(table)->isEnabled())
        for (int i = 0; i < 3; ++i) trade->step(TradeSide::Get, want, -1);
    }
    if (offerButton(table)->isEnabled()) break;
    trade->step(TradeSide::Give, give, -1);
  }
  offerButton(table)->click();
  QTest::qWait(400);
}

/// An offer that the person at this table may still answer.
bool offersLie(QWidget* table) {
  const auto cards = table->findChildren<OfferCard*>();
  return std::ranges::any_of(cards, [](auto* card) { return card->isVisible() && !card->isOver(); });
}

QAbstractButton* playableCard(QWidget* table) {
  for (QAbstractButton* each : table->findChildren<DevelopmentCard*>())
    if (each->isVisible() && each->isEnabled()) return each;
  return nullptr;
}

/// Not every game comes to every moment: so many more are played.
constexpr int kMoreGames = 4;

struct Tour {
  QString folder, language, theme;
  Camera camera{folder, language};
  const QSize room = QGuiApplication::primaryScreen()->availableSize();

  void prepare(Program& program) const {
    program.languages.use(language);
    program.settings.setLanguage(language);
    program.settings.setBotPace(BotPace::Instant);
    program.settings.setAnimations(Animations::Off);
    program.settings.setTheme(theme);
    program.window.look().apply();
    program.window.resize(room);
    // A screen has no keyboard here; hints of focus would be all over the pictures.
    program.window.setFocus();
  }

  void firstRun() {
    QTemporaryDir empty;
    Program program(empty.path());
    program.languages.use(language);
    program.window.resize(room);
    program.settings.setTheme(theme);
    program.window.look().apply();
    camera.take(program.window, u"first-run"_s);
  }

  void pages(Program& program) {
    MainWindow& window = program.window;
    camera.take(window, u"start"_s);
    window.openGames();
    camera.take(window, u"games"_s);
    window.openStart();
    camera.takeMenus(window, u"menu"_s);
    using Purpose = NewGamePage::Purpose;
    for (const auto& [purpose, name] :
         {std::pair{Purpose::Bots, u"new-bots"_s}, std::pair{Purpose::SameComputer, u"new-same-computer"_s},
          std::pair{Purpose::Host, u"new-host"_s}}) {
      window.openNewGame(purpose);
      camera.take(window, name);
      if (purpose == Purpose::Bots) {
        child<Picker>(window.newGamePage(), u"option_map.kind"_s)->click();
        camera.takePopup(u"new-bots-boards"_s);
        child<BadgeButton>(window.newGamePage(), u"planColor0"_s)->click();
        camera.takePopup(u"new-bots-colors"_s);
      }
    }
    child<ActionButton>(window.newGamePage(), u"presetCrazy"_s)->click();
    camera.take(window, u"new-host-crazy"_s);
    window.openNetwork();
    camera.take(window, u"network"_s);
    FoundGame found;
    found.name = u"शाम का गेम"_s, found.host = u"Meera"_s, found.address = u"192.0.2.7"_s, found.port = 4710;
    found.players = 2, found.seats = 4, found.rules = u"classic"_s, found.version = u"0.1.0"_s, found.pingMs = 3;
    found.id = "a", found.protocol = wire::kProtocol, found.board = boardShelf().front().board;
    FoundGame full = found, old = found;
    full.id = "b", full.players = 4, full.rules = u"crazy"_s, full.board.reset();
    old.id = "c", old.protocol = 1, old.rules = u"big"_s;
    window.networkPage()->showGames({found, full, old});
    camera.take(window, u"network-games"_s);
    window.networkPage()->showGames({});
    window.join(u"no such/address"_s);
    camera.take(window, u"network-problem"_s);
    window.openStart();
  }

  void dialogs(Program& program) {
    MainWindow& window = program.window;
    window.openSettings(), camera.takeDialog(u"dialog-settings"_s);
    window.openMe(), camera.takeDialog(u"dialog-me"_s);
    window.openAbout(), camera.takeDialog(u"dialog-about"_s);
    window.openAbout(), child<ActionButton>(&window, u"aboutLicenses"_s)->click();
    camera.takeDialog(u"dialog-licenses"_s), camera.takeDialog(u"dialog-about"_s);
    window.openAboutQt(), camera.takeDialog(u"dialog-qt"_s);
    settingsChoices(window);
    window.openShortcuts(), camera.takeDialog(u"dialog-shortcuts"_s);
  }

  void lobby(Program& program) {
    MainWindow& window = program.window;
    program.settings.setPort(47941);
    window.openNewGame(NewGamePage::Purpose::Host);
    child<ActionButton>(window.newGamePage(), u"newGameStart"_s)->click();
    if (!QTest::qWaitFor([&] { return window.page() == window.lobbyPage(); })) return;
    camera.take(window, u"lobby-host"_s);
    child<ActionButton>(window.lobbyPage(), u"allAddresses"_s)->click();
    camera.takeDialog(u"dialog-addresses"_s);
    child<ActionButton>(window.lobbyPage(), u"testReachability"_s)->click();
    camera.takeDialog(u"dialog-reachability"_s);
    Q_EMIT window.lobbyPage()->findChild<BoardColumn*>()->allOptionsWanted();
    camera.takeDialog(u"dialog-options"_s);
    guest(window);
  }

  void guest(MainWindow& host) {
    QTemporaryDir other;
    makeKnown(other.path());
    Settings(other.path()).setName(u"मीरा"_s);
    Program program(other.path());
    prepare(program);
    program.window.join(Address{u"127.0.0.1"_s, 47941});
    if (!QTest::qWaitFor([&] { return program.window.page() == program.window.lobbyPage(); })) return;
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
    auto* start = child<ActionButton>(host.lobbyPage(), u"lobbyStart"_s);
    child<ActionButton>(guest.lobbyPage(), u"lobbyReady"_s)->click();
    if (!QTest::qWaitFor([&] { return start->isEnabled(); })) return;
    start->click();
    StandIn mine, other;
    const auto plays = [](MainWindow& window) { return window.game() && window.game()->hasGame(); };
    const bool lies = QTest::qWaitFor(
        [&] {
          if (!plays(host) || !plays(guest)) return false;
          const GameController& game = *host.game();
          const bool acts = !game.legal().empty() && game.state().seat(game.viewer()).pending.must == Decision::Act;
          if (acts && game.state().head.round >= 2 && canOffer(host.page())) {
            offer(host.page());
            if (offersLie(guest.page())) return true;
          }
          mine.play(*host.game());
          other.play(*guest.game());
          return false;
        },
        60000);
    if (!lies) return (void)std::printf("not met: table-my-offer\n");
    camera.take(host, u"table-my-offer"_s);
    camera.take(guest, u"table-offer-of-person"_s);
  }

  void settingsChoices(MainWindow& window) {
    window.openSettings();
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
    window.openRules({u"aim"_s, {}});
    RulesWindow& rules = window.rules();
    rules.resize(QSize(1000, 720).boundedTo(room));
    for (const auto& chapter : rules.book().chapters()) {
      rules.open(chapter.id);
      camera.take(rules, u"rules-"_s + chapter.id);
    }
    rules.openRule(u"5.4"_s);
    camera.take(rules, u"rules-marked"_s);
    for (const auto& [name, words] : {std::pair{u"found"_s, u"robber लुटेरा"_s}, std::pair{u"nothing"_s, u"xyzzy"_s}}) {
      rules.find(words);
      camera.take(rules, u"rules-"_s + name);
    }
    rules.find({});
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
    window.playBots();
    if (!QTest::qWaitFor([&] { return window.game() && window.game()->hasGame(); })) return;
    QTest::qWait(1500);
    camera.take(window, u"table-setup"_s);
    camera.takeMenus(window, u"table-menu"_s);
    window.saveRecord(), camera.takeDialog(u"dialog-save-record"_s);
    std::vector<Moment> moments = momentsOf(window);
    playThrough(window, moments);
    for (int again = 0; again < kMoreGames && !std::ranges::all_of(moments, &Moment::isTaken); ++again) {
      window.playBots();
      if (!QTest::qWaitFor([&] { return window.game() && window.game()->hasGame(); })) return;
      playThrough(window, moments);
    }
    for (const Moment& each : moments)
      if (!each.isTaken) std::printf("not met: %s\n", qUtf8Printable(each.name));
  }

  /// A whole game, a bot in the seat of the person, with a stop at each moment that looks different.
  void playThrough(MainWindow& window, std::vector<Moment>& moments) {
    StandIn bot;
    (void)QTest::qWaitFor(
        [&] {
          GameController* game = window.game();
          if (!game || !game->hasGame()) return true;
          for (Moment& each : moments) {
            if (each.isTaken || !each.isNow()) continue;
            if (each.prepare) each.prepare();
            camera.take(window, each.name);
            each.isTaken = each.prepare || each.isNow();  // else it had passed before the picture
            if (each.after) each.after();
            return false;
          }
          if (game->state().head.phase == Phase::Over) return true;
          bot.play(*game);
          return false;
        },
        120000);
  }

  std::vector<Moment> momentsOf(MainWindow& window) {
    const auto table = [&window] { return window.page(); };  // another one in each game
    const auto must = [&window](Decision what) {
      return [&window, what] {
        const GameController& game = *window.game();
        return !game.legal().empty() && game.state().seat(game.viewer()).pending.must == what;
      };
    };
    const auto later = [must, &window](int round) {
      return
          [now = must(Decision::Act), &window, round] { return now() && window.game()->state().head.round >= round; };
    };
    return {
        {u"table-roll"_s, must(Decision::Roll)},
        {u"table-robber"_s, must(Decision::Robber)},
        {u"table-discard"_s, must(Decision::Discard)},
        {u"table-offer-to-me"_s, [table] { return offersLie(table()); }},
        {u"table-turn"_s, later(2)},
        {u"table-costs"_s, later(3), [&] { window.costs()->show(); }, [&] { window.costs()->hide(); }},
        {u"table-refused"_s, later(4), [&] { window.game()->submit(buildCity(CornerId(0))); },
         [table] { table()->findChild<PromptBar*>()->complain({}, {}); }},
        {u"table-agree"_s, later(5), [&] { window.endByAgreement(); },
         [table] { child<QAbstractButton>(table(), u"questionSafe"_s)->click(); }},
        {u"table-players"_s, later(6),
         [&, table] {
           QTest::mouseClick(table()->findChild<PlayersPanel*>()->rows().front(), Qt::LeftButton);
           if (auto* details = child<QWidget>(table(), u"playerDetails"_s)) {
             camera.take(*details, u"table-player-details"_s);
             QTest::keyClick(details, Qt::Key_Escape);
           }
         }},
        {u"table-paused"_s, later(7), [&] { window.game()->ask(requests::pauseGame()); },
         [&] { window.game()->ask(requests::resumeGame()); }},
        {u"table-phrases"_s, later(8), [&, table] { talk(table()); }},
        {u"table-card"_s, [&window, table] { return !window.game()->legal().empty() && playableCard(table()); },
         [table] { playableCard(table())->click(); }, [table] { QTest::keyClick(table(), Qt::Key_Escape); }},
        {u"table-end"_s, [&] { return window.game()->state().head.phase == Phase::Over; }},
    };
  }

  void talk(QWidget* table) {
    auto* panel = table->findChild<TalkPanel*>();
    camera.takeModal(u"table-phrases-menu"_s, [&] { child<ActionButton>(panel, u"quickPhrases"_s)->click(); });
    camera.takeModal(u"table-log-menu"_s, [&] {
      LineView* log = panel->log();
      QContextMenuEvent event(QContextMenuEvent::Keyboard, {10, 10}, log->mapToGlobal(QPoint(10, 10)));
      QApplication::sendEvent(log->viewport(), &event);
    });
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
    page.document().change(StepName::Paste, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
      setNumber(file.board, {0, 1}, 6);
      setNumber(file.board, {-1, 1}, 8);
      file.board.harbors.pop_back();
    });
    page.findChild<SidePanes*>()->bring(0);
    page.canvas()->setHeat(Heat::Pips);
    page.refreshNow();
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
    page.exportTo(other.filePath(u"board.game"_s)), camera.takeDialog(u"question-editor-losses"_s);
    page.newBoard(EditorPage::Start::Empty);
    camera.take(window, u"editor-empty"_s);
    editorDialogs(page);
    actions.close->trigger();
  }

  void editorQuestions(EditorPage& page) {
    page.actions().newBoard->trigger(), camera.takeDialog(u"question-editor-save"_s);
    page.document().setSaved();
    page.actions().newBoard->trigger(), camera.takeDialog(u"question-editor-new"_s);
    Q_EMIT page.actions().recent()->aboutToShow();
  }

  void editorDialogs(EditorPage& page) {
    page.actions().properties->trigger();
    if (auto* tabs = page.findChild<QTabWidget*>()) {
      tabs->setCurrentIndex(1);
      QTest::qWait(200);
      camera.take(*tabs->window(), u"dialog-properties-options"_s);
      tabs->setCurrentIndex(0);
    }
    camera.takeDialog(u"dialog-properties"_s);
    page.actions().generate->trigger(), camera.takeDialog(u"dialog-generate"_s);
    page.actions().open->trigger(), camera.takeDialog(u"dialog-open-board"_s);
    page.actions().saveAs->trigger(), camera.takeDialog(u"dialog-save-board"_s);
    page.actions().exportAs->trigger(), camera.takeDialog(u"dialog-export-board"_s);
  }

  /// Two people at one computer: the curtain between them.
  void hotSeat(Program& program) {
    MainWindow& window = program.window;
    window.openNewGame(NewGamePage::Purpose::SameComputer);
    child<ActionButton>(window.newGamePage(), u"presetBeginner"_s)->click();  // with cards from the start
    child<ActionButton>(window.newGamePage(), u"newGameStart"_s)->click();
    if (QTest::qWaitFor([&] { return window.game() && window.game()->hasGame() && window.game()->isCurtainDown(); }))
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
    window.playBoard(file);
    QTest::qWait(500);
    window.openStart();
    QLockFile other(GameFiles::lockOf(program.starter.files().list().value(1).store));
    (void)other.tryLock(0);
    window.openSaved();
    camera.take(window, u"saved"_s);
    window.savedPage()->cards().front()->erase();
    camera.take(window, u"saved-undo"_s);
    window.savedPage()->cards().front()->undo();
    window.savedPage()->cards().front()->startRenaming();
    camera.take(window, u"saved-rename"_s);
    other.unlock();
    window.askFile(), camera.takeDialog(u"dialog-open-file"_s);
    const QString sample = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    window.openFile(sample);
    camera.take(window, u"record"_s);
    window.openStart();
    window.openFile(broken.fileName() + u".tapu"_s), camera.takeDialog(u"dialog-unopened"_s);
    const auto without = [](const std::function<void()>& act) {
      const NoRoom noRoom;
      act();
    };
    without([&] { window.playBots(); }), camera.takeDialog(u"question-where-to-keep"_s);
    without([&] { window.continueHere(); }), camera.takeDialog(u"question-where-to-go-on"_s);
  }

  /// Some rounds of a game of these rules, a bot in the seat of the person.
  void leaveGame(const QString& place, RuleSet rules) {
    Program program(place);
    prepare(program);
    program.window.openNewGame(NewGamePage::Purpose::Bots);
    if (rules == RuleSet::Crazy) child<ActionButton>(program.window.newGamePage(), u"presetCrazy"_s)->click();
    child<ActionButton>(program.window.newGamePage(), u"newGameStart"_s)->click();
    StandIn bot;
    (void)QTest::qWaitFor(
        [&] {
          GameController* game = program.window.game();
          if (!game || !game->hasGame()) return false;
          bot.play(*game);
          return game->state().head.round >= 8 || game->state().head.phase == Phase::Over;
        },
        20000);
    program.window.openStart();
  }

  void all() {
    firstRun();
    QTemporaryDir own;
    makeKnown(own.path());
    Settings(own.path()).setName(u"आशा"_s);
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
      program.window.playBots();  // and the game is not over when the window closes
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

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  QCoreApplication::setApplicationVersion(QStringLiteral(TAPU_VERSION " (" TAPU_BUILD ")"));
  if (argc != 3 && argc != 4) return 2;
  QDir().mkpath(app.arguments().at(1));
  Tour{app.arguments().at(1), app.arguments().at(2), app.arguments().value(3, u"light"_s)}.all();
  return 0;
}
