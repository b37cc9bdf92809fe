// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of the table with events and ships, in both languages, to look at: ui_shots FOLDER
#include <QAction>
#include <QDir>

#include "app/board/theme.h"
#include "app/game/board_shelf.h"
#include "app/game/languages.h"
#include "app/ui/app_look.h"
#include "app/ui/play_tray.h"
#include "engine/bots/bot.h"
#include "play_window.h"

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
  const LegalActions& legal = window.game->legal();
  if (window.waitsFor(Must::Road) && legal.has(ActionKind::Ship)) return buildShip(legal.shipEdges().front());
  if (!window.game->table().hasShips || !window.waitsFor(Must::Settlement)) return {};
  for (CornerId corner : legal.settlementCorners())
    for (HexId hex : window.map().corner(corner).hexes)
      if (hex && window.map().hex(hex).cell.terrain == Terrain::Sea) return buildSettlement(corner);
  return {};
}

/// A bot plays the person's seat until the window shows what is wanted.
bool playUntil(Window& window, const std::function<bool()>& fits, int most = 30000) {
  const auto bot = makeBot("greedy");
  SeededRng rng(3);
  std::uint64_t moves = 0;
  GameController& game = *window.game;
  return QTest::qWaitFor(
      [&] {
        if (fits()) return true;
        if (!game.hasGame() || game.legal().empty()) return false;
        if (const auto first = setUpAtSea(window)) return game.submit(*first), false;
        rng.startMove(++moves);
        const SeatView view(game.table(), game.state(), game.viewer());
        if (const auto action = bot->decide(view, rng)) game.submit(*action);
        return fits();
      },
      most);
}

void save(Window& window, const QString& path, const QString& name) {
  QTest::qWait(700);
  window.frame.grab().save(QDir(path).filePath(name + u".png"_s));
}

/// The picture of the README: a classic game in its middle, at this player's turn.
void gameInProgress(const QString& path, const QString& language) {
  Window window;
  playUntil(window, [&] {
    return window.waitsFor(Must::Act) && window.game->state().points(SeatId(0)) >= 5 &&
           window.game->state().seat(SeatId(0)).cardsInHand() > 4;
  });
  QTest::qWait(9000);  // until a refusal of the bot that played is no longer told
  save(window, path, u"game-"_s + language);
}

void shots(const QString& path, const QString& language) {
  gameInProgress(path, language);
  for (RoundEvent event : {RoundEvent::Wolf, RoundEvent::Flood, RoundEvent::Earthquake}) {
    Window window(1, crazy(event));
    const bool asks = event == RoundEvent::Wolf, falls = event == RoundEvent::Earthquake;
    playUntil(window, [&] {
      if (asks) return window.waitsFor(Must::Answer);
      if (falls) return window.part<BoardScene>()->fallenShown() > 1 && window.game->state().seat(SeatId(0)).ledger > 0;
      return window.waitsFor(Must::Act);
    });
    save(window, path, QString::fromLatin1(nameOf(event).data()) + u'-' + language);
  }
  {
    Window window(1, sail);
    playUntil(window, [&] { return window.waitsFor(Must::Road); });
    QTest::keyClick(window.page, Qt::Key_5);
    save(window, path, u"ship-setup-"_s + language);
    playUntil(window, [&] { return window.waitsFor(Must::Act) && !window.game->legal().movableShips().empty(); });
    save(window, path, u"ships-"_s + language);
    if (!window.waitsFor(Must::Act) || window.game->legal().movableShips().empty()) return;
    QTest::keyClick(window.page, Qt::Key_6);
    save(window, path, u"ship-moves-"_s + language);
    window.click(window.at(window.game->legal().movableShips().front()));
    save(window, path, u"ship-targets-"_s + language);
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
  settings.setTheme(u"light"_s);
  AppLook look(settings, languages);
  look.apply();
  for (const QString& language : {u"en"_s, u"hi"_s}) {
    languages.use(language);
    shots(path, language);
  }
  return 0;
}
