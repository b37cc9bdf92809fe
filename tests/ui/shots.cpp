// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of the table with events and ships, in both languages, to look at: ui_shots FOLDER
#include <QAction>
#include <QDir>
#include <QScreen>
#include <QSpinBox>

#include "app/board/board_effects.h"
#include "app/kit/action_button.h"
#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "app/kit/theme.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/settings/languages.h"
#include "app/shell/app_look.h"
#include "app/table/end/story_page.h"
#include "app/table/hand/tray.h"
#include "engine/rules/dog.h"
#include "play_window.h"
#include "program.h"
#include "stand_in.h"

using namespace tapu;

namespace {

std::function<void(Setup&)> crazy(RoundEvent event) {
  return [event](Setup& setup) {
    setup.ruleSet = RuleSet::Crazy;
    setup.options = defaultOptions(RuleSet::Crazy);
    setup.options.first = FirstSeat::HostChosen;
    setup.options.eventChance = 100;
    setup.options.eventWeights = {};
    setup.options.eventWeights[static_cast<std::size_t>(event) - 1] = 1;
    setup.options.crazyDeck = {30, 30};
    setup.options.deckCounts = {1, 1, 1, 1, 1};
    setup.options.reactionSeconds = 20;
  };
}

void sail(Setup& setup) { useBoard(setup, boardShelf().front()); }

/// In the set-up: a corner at the sea, and a ship where one may be laid.
std::optional<Action> setUpAtSea(const Window& window) {
  const LegalActions& legal = window.game->seen().legal;
  if (window.waitsFor(Decision::Road) && legal.has(ActionKind::Ship)) return buildShip(legal.shipEdges().front());
  if (!window.game->seen().definition().hasShips || !window.waitsFor(Decision::Settlement)) return {};
  for (CornerId corner : legal.settlementCorners())
    for (HexId hex : window.map().corner(corner).hexes)
      if (hex && window.map().hex(hex).cell.terrain == Terrain::Sea) return buildSettlement(corner);
  return {};
}

/// A bot plays the person's seat until the window shows what is wanted.
bool playUntil(Window& window, const std::function<bool()>& fits, int most = 30000) {
  StandIn bot;
  GameController& game = *window.game;
  return QTest::qWaitFor(
      [&] {
        if (fits()) return true;
        if (!game.seen().hasGame() || game.seen().legal.empty()) return false;
        if (const auto first = setUpAtSea(window)) {
          game.submit(*first);
          return false;
        }
        bot.play(game);
        return fits();
      },
      most);
}

/// Not larger than the screen: at 200 % it has half the room.
void save(QWidget& window, const QString& path, const QString& name) {
  if (auto* frame = qobject_cast<QMainWindow*>(&window); frame && !qobject_cast<MainWindow*>(&window))
    frame->menuBar()->setFixedHeight(
        0);  // its words are not those of the program; hidden, it would take its keys along
  window.resize(window.size().boundedTo(QGuiApplication::primaryScreen()->availableSize()));
  QTest::qWait(700);
  window.grab().save(QDir(path).filePath(name + u".png"_s));
}

/// The picture of the README: a classic game in its middle, at this player's turn.
void gameInProgress(const QString& path, const QString& language) {
  Window window;
  playUntil(window, [&] {
    return window.waitsFor(Decision::Act) && window.game->seen().state().points(SeatId(0)) >= 5 &&
           window.game->seen().state().seat(SeatId(0)).cardsInHand() > 4;
  });
  QTest::qWait(9000);  // until a refusal of the bot that played is no longer told
  save(window.frame, path, u"game-"_s + language);
}

/// Shows how somebody places a settlement who lost every building in an earthquake (8.11).
void relief(const QString& path, const QString& language) {
  Window window(1, [](Setup& setup) {
    crazy(RoundEvent::Earthquake)(setup);
    setup.options.mapKind = MapKind::Beginner;
    setup.board = beginnerBoard();
    for (SeatStart& start : setup.board.starts) start.settlements.resize(1);
    for (SeatStart& start : setup.board.starts) start.settlements.front().cards = StartCards::Yes;
  });
  const auto asks = [&](int seat) {
    return window.game->seen().hasGame() && window.game->seen().state().head.phase == Phase::Play &&
           window.game->seen().state().seat(SeatId(seat)).pending.must == Decision::Settlement;
  };
  playUntil(
      window, [&] { return asks(0) && window.waitsFor(Decision::Settlement); }, 60000);
  save(window.frame, path, u"relief-"_s + language);
}

void set(NewGamePage* page, const char* option, std::initializer_list<int> values) {
  auto* editor = child<QWidget>(page, u"option_"_s + QString::fromLatin1(option));
  const auto fields = editor->findChildren<QSpinBox*>();
  for (std::size_t i = 0; i < values.size(); ++i) fields[static_cast<qsizetype>(i)]->setValue(values.begin()[i]);
}

/// Two windows at one table of the network: wolves ask both, one answers, the time runs on.
void twoWindows(const QString& path, const QString& language) {
  QTemporaryDir one, two;
  makeKnown(one.path());
  makeKnown(two.path());
  Settings(two.path()).player.name.set(u"Meera"_s);
  Settings(one.path()).port.set(47931);
  Settings(one.path()).game.botPace.set(BotPace::Instant);
  Program host(one.path()), guest(two.path());
  host.languages.use(language);
  guest.languages.use(language);
  host.window.newGames().open(NewGamePage::Purpose::Host);
  NewGamePage* page = host.window.newGames().page();
  child<ActionButton>(page, u"presetCrazy"_s)->click();
  set(page, "crazy.eventChance", {100});
  set(page, "crazy.weights", {0, 0, 1, 0});
  set(page, "crazy.deck", {0, 30});
  set(page, "deck.counts", {1, 1, 1, 1, 1});
  set(page, "crazy.reactionSeconds", {8});
  Q_EMIT child<Picker>(page, u"option_crazy.floodScope"_s)->picked(1);
  child<ActionButton>(page, u"newGameStart"_s)->click();
  if (!QTest::qWaitFor([&] { return host.window.page() == host.window.pages().lobby(); })) return;
  guest.window.network().join(Address{u"127.0.0.1"_s, host.settings.port()});
  if (!QTest::qWaitFor([&] { return guest.window.page() == guest.window.pages().lobby(); })) return;
  guest.window.pages().lobby()->readyButton()->click();
  save(host.window, path, u"lan-lobby-"_s + language);
  host.window.pages().lobby()->startButton()->click();
  StandIn bots[2];
  MainWindow* windows[] = {&host.window, &guest.window};
  const auto owes = [](MainWindow* window) {
    GameController* game = window->game();
    return game && game->seen().hasGame() && game->seen().mustDecide() &&
           game->seen().state().seat(game->seen().viewer()).pending.must == Decision::Answer;
  };
  const bool asked = QTest::qWaitFor(
      [&] {
        if (owes(windows[0]) || owes(windows[1])) return true;
        for (int i = 0; i < 2; ++i)
          if (GameController* game = windows[i]->game()) bots[i].play(*game);
        return false;
      },
      90000);
  if (!asked) return qWarning("nobody was asked");
  MainWindow* mine = windows[owes(windows[0]) ? 0 : 1];
  MainWindow* other = windows[owes(windows[0]) ? 1 : 0];
  save(*mine, path, u"lan-wolves-asked-"_s + language);
  save(*other, path, u"lan-wolves-others-"_s + language);
  GameController& game = *mine->game();
  game.submit(game.seen().legal.contains(playDog()) ? playDog() : pass());
  save(*mine, path, u"lan-wolves-answered-"_s + language);
  (void)QTest::qWaitFor([&] { return !windowIsOpen(game.seen().state()); }, 25000);
  save(*mine, path, u"lan-wolves-over-"_s + language);
}

/// A classic game is over: the final table, and how the game went in all its parts.
void ending(const QString& path, const QString& language) {
  Window window;
  if (!playUntil(
          window, [&] { return window.game->seen().phase() == Client::Phase::Over; }, 120000))
    return;
  window.page->offerAgain(Again::AnyIsland);
  (void)QTest::qWaitFor([&] { return child<StoryPage>(window.page, u"story"_s)->isVisible(); });
  save(window.frame, path, u"story-"_s + language);
  for (const auto& [name, tabs] :
       {std::pair(u"storyCourses"_s, 4), std::pair(u"storyChances"_s, 2), std::pair(u"storyCounted"_s, 5)})
    for (int i = 1; i < tabs; ++i) {
      QTest::keyClick(child<Segments>(window.page, name), Qt::Key_Right);
      save(window.frame, path, u"%1-%2-%3"_s.arg(name).arg(i).arg(language));
    }
  for (const QSize size : {QSize(1024, 640), QSize(800, 600), QSize(640, 360)}) {
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(size);
    save(window.frame, path, u"story-%1-high-%2"_s.arg(size.height()).arg(language));
  }
  child<ActionButton>(window.page, u"storyClose"_s)->click();
  save(window.frame, path, u"end-small-"_s + language);
  window.frame.resize(1280, 800);
  save(window.frame, path, u"end-"_s + language);
}

void shots(const QString& path, const QString& language) {
  twoWindows(path, language);
  relief(path, language);
  gameInProgress(path, language);
  ending(path, language);
  for (RoundEvent event : {RoundEvent::Wolf, RoundEvent::Flood, RoundEvent::Earthquake}) {
    Window window(1, crazy(event));
    const bool asks = event == RoundEvent::Wolf, falls = event == RoundEvent::Earthquake;
    playUntil(window, [&] {
      if (asks) return window.waitsFor(Decision::Answer);
      if (falls)
        return window.part<BoardScene>()->effects().fallenShown() > 1 &&
               window.game->seen().state().seat(SeatId(0)).unrefundedCities > 0;
      return window.waitsFor(Decision::Act);
    });
    save(window.frame, path, QString::fromLatin1(nameOf(event).data()) + u'-' + language);
  }
  {
    Window window(1, sail);
    playUntil(window, [&] { return window.waitsFor(Decision::Road); });
    QTest::keyClick(window.page, Qt::Key_5);
    save(window.frame, path, u"ship-setup-"_s + language);
    playUntil(window,
              [&] { return window.waitsFor(Decision::Act) && !window.game->seen().legal.movableShips().empty(); });
    save(window.frame, path, u"ships-"_s + language);
    if (!window.waitsFor(Decision::Act) || window.game->seen().legal.movableShips().empty()) return;
    QTest::keyClick(window.page, Qt::Key_6);
    save(window.frame, path, u"ship-moves-"_s + language);
    window.click(window.at(window.game->seen().legal.movableShips().front()));
    save(window.frame, path, u"ship-targets-"_s + language);
  }
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  const QString path = app.arguments().value(1, u"."_s);
  QDir().mkpath(path);
  loadFonts();
  Languages languages;
  QTemporaryDir folder;
  Settings settings(folder.path());
  settings.view.theme.set(u"light"_s);
  AppLook look(settings, languages);
  look.apply();
  for (const QString& language : {u"en"_s, u"hi"_s}) {
    languages.use(language);
    if (app.arguments().value(2) == u"end"_s)
      ending(path, language);
    else
      shots(path, language);
  }
  return 0;
}
