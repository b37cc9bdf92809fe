// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <vector>

#include "app/desktop/editor_guest.h"
#include "app/hall/hall_lessons.h"
#include "app/hall/hall_page.h"
#include "app/screen/screen_page.h"
#include "app/shell/app_look.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/page/play_page.h"
#include "editor/side_panes.h"
#include "tests/laid_game.h"
#include "tests/screen/hall_lobby.h"
#include "tests/table_window.h"
#include "tests/ui/replay_window.h"

namespace tapu {

// The pages of which README.md has pictures. `page_shots` takes the pictures (packaging/screenshots.sh --readme), and
// test_readme.cpp finds those that are of an older page; both lay the pages by the functions here.

/// Shown a page as long as it stands.
using Look = std::function<void(QWidget& page)>;

/// A page of the README, by the name of its picture. `lay` makes it anew, and takes it away after the look.
struct ReadmePage {
  QString name;
  void (*lay)(const Look& look);
};

/// The size of all of them.
inline constexpr QSize kReadmeSize{1280, 800};

/// The named widgets that are seen on a page, in the order of the tree: a line each, with its class. Qt's own names are
/// left out. A big screen draws everything itself and has none.
inline QByteArray widgetsOf(const QWidget& page) {
  QByteArray lines;
  const auto add = [&lines](const QWidget& widget) {
    lines += (QByteArray(widget.metaObject()->className()) + ' ' + widget.objectName().toUtf8()).trimmed() + '\n';
  };
  add(page);
  for (const QWidget* each : page.findChildren<QWidget*>())
    if (const QString name = each->objectName();
        each->isVisible() && each->window() == &page && !name.isEmpty() && !name.startsWith(u"qt_"_s))
      add(*each);
  return lines;
}

/// Does what waits in the loop: layouts within layouts.
inline QWidget& atRest(QWidget& page) {
  constexpr int kPasses = 20;
  for (int i = 0; i < kPasses; ++i) QCoreApplication::processEvents();
  return page;
}

/// The look of the program in English, for pages without the program around them.
struct EnglishLook {
  EnglishLook() {
    settings.view.theme.set(u"light"_s);
    look.apply();
    languages.use(u"en"_s);
  }
  QTemporaryDir folder;
  Settings settings{folder.path()};
  Languages languages;
  AppLook look{settings, languages};
};

/// Gives a program this language and theme; nothing moves in it, and it shows no hints for the keyboard.
inline void dress(Program& program, const QString& language, const QString& theme) {
  program.languages.use(language);
  program.settings.view.language.set(language);
  program.settings.view.animations.set(Animations::Off);
  program.settings.view.theme.set(theme);
  program.window.look().apply();
  program.window.setFocus();
}

/// A laid game in which the bots have names as in the program.
struct NamedGame : LaidGame {
  NamedGame(Game position, SeatId me) : LaidGame(std::move(position), me) {
    QStringList names{u"Kabir"_s, u"Ravi"_s, u"Meera"_s, u"Nisha"_s, u"Imran"_s};
    for (LobbySeat& seat : known().lobby.seats)
      if (seat.holder == SeatHolder::Bot) seat.name = names.takeFirst();
    log().rebuild(known(), Sharing::No);
  }
};

/// The game of these moves from its beginning, so that its log is there.
inline Game gameOf(const Setup& setup, std::span<const Move> moves) {
  Game game(setup);
  for (const Move& move : moves) game.append(move);
  return game;
}

/// The first position that fits, in classic games of bots that are the same ones each time.
inline Game positionWhere(const std::function<bool(const State&)>& fits) {
  for (std::uint64_t seed = 1;; ++seed) {
    const Played game = played(seed, "greedy");
    const auto found = std::ranges::find_if(game.states, fits);
    if (found != game.states.end())
      return gameOf(game.setup, std::span(game.moves).first(static_cast<std::size_t>(found - game.states.begin())));
  }
}

/// Shows a position at a table of this kind through the eyes of a seat.
template <class Page>
void openTable(TableWindow<NamedGame, Page>& window, Game position, SeatId me) {
  window.open(std::make_unique<NamedGame>(std::move(position), me));
  // Its menu is not that of the program; hidden, it would take its keys along.
  window.frame.menuBar()->setFixedHeight(0);
  window.frame.resize(kReadmeSize);
}

inline void waitFor(const std::function<bool()>& holds, const char* words) {
  if (!test::soon(holds)) qFatal("never came: %s", words);
}

/// A classic game in its middle, at the turn of the reader, who has cards to trade and to build with.
inline void layGame(const Look& look) {
  constexpr int kPoints = 5, kCards = 5;
  const EnglishLook english;
  const SeatId me(0);
  TableWindow<NamedGame, PlayPage> window;
  openTable(window, positionWhere([me](const State& state) {
              return state.seat(me).pending.must == Decision::Act && state.head.open == 0 &&
                     state.points(me) >= kPoints && state.seat(me).cardsInHand() >= kCards;
            }),
            me);
  look(atRest(window.frame));
}

/// The hint for the second settlement: three corners, and the reasons for the first of them.
inline void layHint(const Look& look) {
  const EnglishLook english;
  const SeatId me(0);
  TableWindow<NamedGame, PlayPage> window;
  openTable(window, positionWhere([me](const State& state) {
              return state.head.phase == Phase::Setup && state.seat(me).pending.must == Decision::Settlement &&
                     state.points(me) == 1;
            }),
            me);
  QAction* hint = window.actions.at(GameActions::Hint);
  waitFor([hint] { return hint->isEnabled(); }, "the lamp is on");
  hint->trigger();
  waitFor([&window] { return window.part<HintSheet>()->isVisible(); }, "the hint");
  look(atRest(window.frame));
}

/// A replay three quarters through, with the points of all turns below the board.
inline void layReplay(const Look& look) {
  const EnglishLook english;
  ReplayWindow shown(3, u"Asha’s game"_s);
  shown.page.resize(kReadmeSize);
  shown.page.goTo(3 * shown.last() / 4);
  look(atRest(shown.page));
}

/// The start page of the program in Hindi.
inline void layStart(const Look& look) {
  const QTemporaryDir folder;
  makeKnown(folder.path());
  Settings(folder.path()).player.name.set(u"आशा"_s);
  Program program(folder.path());
  dress(program, u"hi"_s, u"light"_s);
  look(atRest(program.window));
}

/// Takes a number and a harbor from the board in the editor and puts two red numbers side by side, and shows what is
/// wrong with it now, and where cards are many.
inline void showProblems(EditorPage& page) {
  page.document().change(StepName::Paste, [](BoardFile& file) {
    setNumber(file.board, {1, 0}, 0);
    setNumber(file.board, {0, 1}, 6);
    setNumber(file.board, {-1, 1}, 8);
    file.board.harbors.pop_back();
  });
  page.findChild<SidePanes*>()->bring(0);
  page.canvas()->setHeat(Heat::Pips);
  page.refreshNow();
}

inline void layEditor(const Look& look) {
  const QTemporaryDir folder;
  makeKnown(folder.path());
  Program program(folder.path());
  EditorGuest guest(program.window, program.settings, folder.path());
  dress(program, u"en"_s, u"light"_s);
  guest.open({});
  showProblems(*guest.page());
  look(atRest(program.window));
}

/// The page of the player with most points among those whose round it is, on a chain of three boards.
inline void layBigGame(const Look& look) {
  constexpr int kRound = 13;
  const EnglishLook english;
  const test::PlayedChain chain = test::playedChain(3, kRound);
  SeatId me;
  for (int i = 0; i < chain.definition->seats; ++i) {
    const SeatId seat(i);
    if (chain.state.seat(seat).pending.must != Decision::Act) continue;
    if (!me || chain.state.points(seat) > chain.state.points(me)) me = seat;
  }
  TableWindow<NamedGame, HallPage> window;
  QStringList told;
  for (const Lesson lesson : kLessons) told << nameOf(lesson);
  window.settings.game.lessonsSeen.set(told);
  openTable(window, gameOf(chain.setup, chain.moves), me);
  look(atRest(window.frame));
}

/// The big screen of a hall in the middle of a round: the clock, the leaders and the whole chain.
inline void layBigScreen(const Look& look) {
  constexpr int kBoards = 6, kRound = 23, kLeftMs = 31'000;
  const EnglishLook english;
  const test::PlayedChain chain = test::playedChain(kBoards, kRound);
  ScreenPage page(std::make_shared<SimClock>());
  page.resize(kReadmeSize);
  page.setLanguage(ScreenLanguage::Both);
  page.setOnScreens({.message = {}, .occasion = Occasion::Event});
  page.setGame(test::hallLobby(chain), *chain.definition, chain.state, {});
  page.setClock(kLeftMs);
  page.show();
  look(atRest(page));
}

inline const std::vector<ReadmePage>& readmePages() {
  static const std::vector<ReadmePage> pages{{u"game-en"_s, layGame},        {u"hint-en"_s, layHint},
                                             {u"replay-en"_s, layReplay},    {u"start-hi"_s, layStart},
                                             {u"editor-en"_s, layEditor},    {u"big-game-en"_s, layBigGame},
                                             {u"big-screen"_s, layBigScreen}};
  return pages;
}

}  // namespace tapu
