// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_menus.h"

#include <QMenuBar>

#include "app/kit/art.h"
#include "app/kit/plain_text.h"
#include "app/session/settings/languages.h"
#include "app/shell/main_window.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QAction* entry(QMenu* menu, const QString& name, const QKeySequence& key = {}) {
  auto* action = menu->addAction(QString());
  action->setObjectName(name);
  if (!key.isEmpty()) action->setShortcut(key);
  return action;
}

void say(QAction* action, const QString& text, const QString& tip) {
  action->setText(text);
  action->setToolTip(tip);
  action->setStatusTip(tip);
}

void choose(const QActionGroup* group, const QString& code) {
  for (QAction* action : group->actions()) action->setChecked(action->data().toString() == code);
}

}  // namespace

MainMenus::MainMenus(QMenuBar* bar, const GameActions& moves, QObject* parent)
    : game(bar->addMenu(QString())),
      event(bar->addMenu(QString())),
      move(bar->addMenu(QString())),
      view(bar->addMenu(QString())),
      settings(bar->addMenu(QString())),
      help(bar->addMenu(QString())),
      bar_(bar) {
  move->setObjectName(u"moveMenu"_s);
  makeGame();
  organize = entry(event, u"eventOrganize"_s);
  bigScreen = entry(event, u"eventScreen"_s, Qt::CTRL | Qt::Key_B);
  makeMove(moves);
  makeView(moves);
  makeSettings(parent);
  makeHelp();
  listIcons(moves);
  // “Allow hints” has none: it would lie where the tick shows.
  icons_.append({{backToEditor, u"editor"_s}, {moves.hint, u"hint"_s}});
  for (QAction* each : moves.cards) icons_.append({each, u"devcard"_s});
}

void MainMenus::listIcons(const GameActions& moves) {
  icons_ = {{newGame, u"plus"_s},
            {games, u"bot"_s},
            {saved, u"continue"_s},
            {career, u"longest-road"_s},
            {openFile, u"open"_s},
            {recent->menuAction(), u"timer"_s},
            {host, u"network"_s},
            {join, u"person"_s},
            {rejoin, u"redo"_s},
            {restart, u"restart"_s},
            {organize, u"panes"_s},
            {bigScreen, u"screen"_s},
            {pause, u"pause"_s},
            {keep, u"save"_s},
            {save, u"log"_s},
            {agree, u"vote"_s},
            {end, u"leave"_s},
            {quit, u"close"_s},
            {costs, u"cards"_s},
            {fullScreen, u"fit"_s},
            {guide, u"panes"_s},
            {shortcuts, u"keys"_s},
            {whatsThis, u"info"_s},
            {report, u"editor"_s},
            {about, u"info"_s},
            {aboutQt, u"info"_s},
            {moves.takeBack, u"undo"_s},
            {moves.redo, u"redo"_s},
            {moves.nextMove, u"end-turn"_s},
            {moves.demo, u"bot"_s},
            {moves.noCard, u"info"_s},
            {moves.typeMove, u"editor"_s},
            {moves.nextPart, u"select"_s},
            {moves.acceptOffer, u"ready"_s},
            {moves.declineOffer, u"close"_s},
            {moves.build[4], u"ship"_s},
            {moves.build[5], u"ship"_s},
            {moves.wholeChain, u"panes"_s},
            {moves.hurry, u"end-turn"_s},
            {moves.roll, u"roll"_s},
            {moves.trade, u"trade"_s},
            {moves.endTurn, u"end-turn"_s},
            {moves.build[3], u"devcard"_s},
            {moves.zoomIn, u"zoom-in"_s},
            {moves.zoomOut, u"zoom-out"_s},
            {moves.fit, u"fit"_s},
            {moves.turnRight, u"turn-right"_s},
            {moves.turnLeft, u"turn-left"_s},
            {moves.chances, u"roll"_s},
            {moves.routes, u"longest-road"_s},
            {moves.numberTable, u"cards"_s},
            {moves.printBoard, u"print"_s},
            {moves.savePicture, u"save"_s},
            {moves.showLog, u"log"_s},
            {moves.showChat, u"chat"_s},
            {sound, u"sound"_s},
            {configure, u"settings"_s}};
  for (QAction* each : {learn, rules, handbook}) icons_.append({each, u"book"_s});
}

void MainMenus::makeGame() {
  newGame = entry(game, u"gameNew"_s, QKeySequence::New);
  games = entry(game, u"gameGames"_s, Qt::CTRL | Qt::Key_G);
  saved = entry(game, u"gameSaved"_s, QKeySequence::Open);
  openFile = entry(game, u"gameOpenFile"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_O);
  recent = game->addMenu(QString());
  recent->setObjectName(u"gameRecent"_s);
  recent->setProperty("showsPictures", true);
  career = entry(game, u"gameCareer"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_T);
  host = entry(game, u"gameHost"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_N);
  join = entry(game, u"gameJoin"_s, Qt::CTRL | Qt::Key_J);
  rejoin = entry(game, u"gameRejoin"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_J);
  restart = entry(game, u"gameRestart"_s, Qt::Key_F5);
  game->addSeparator();
  table = game->addMenu(QString());
  table->setObjectName(u"gameTable"_s);
  pause = entry(game, u"gamePause"_s, Qt::Key_P);
  pause->setCheckable(true);
  hints = entry(game, u"gameHints"_s);
  hints->setCheckable(true);
  keep = entry(game, u"gameSave"_s, QKeySequence::Save);
  save = entry(game, u"gameSaveRecord"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_S);
  agree = entry(game, u"gameAgree"_s);
  backToEditor = entry(game, u"gameBackToEditor"_s, Qt::SHIFT | Qt::Key_F5);
  end = entry(game, u"gameEnd"_s, Qt::CTRL | Qt::Key_End);
  game->addSeparator();
  quit = entry(game, u"gameQuit"_s, Qt::CTRL | Qt::Key_Q);
  quit->setMenuRole(QAction::QuitRole);
}

void MainMenus::makeMove(const GameActions& moves) {
  move->addActions({moves.takeBack, moves.redo});
  move->addSeparator();
  move->addActions({moves.roll, moves.trade, moves.acceptOffer, moves.declineOffer});
  move->addSeparator();
  for (QAction* build : moves.build) move->addAction(build);
  card = move->addMenu(QString());
  card->setObjectName(u"movePlayCard"_s);
  for (QAction* each : moves.cards) card->addAction(each);
  card->addAction(moves.noCard);
  move->addSeparator();
  move->addActions({moves.endTurn, moves.hurry, moves.nextMove, moves.demo, moves.hint, moves.typeMove});
  pace = move->addMenu(QString());
  for (QAction* each : moves.paces) pace->addAction(each);
}

void MainMenus::makeView(const GameActions& moves) {
  view->addActions({moves.zoomIn, moves.zoomOut, moves.fit, moves.wholeChain, moves.turnRight, moves.turnLeft});
  view->addActions({moves.chances, moves.routes, moves.numberTable});
  view->addSeparator();
  view->addActions({moves.showLog, moves.showChat, moves.nextPart});
  costs = entry(view, u"viewCosts"_s, Qt::SHIFT | Qt::Key_F1);
  costs->setCheckable(true);
  view->addSeparator();
  fullScreen = entry(view, u"viewFullScreen"_s, Qt::Key_F11);
  fullScreen->setCheckable(true);
  view->addSeparator();
  view->addActions({moves.printBoard, moves.savePicture});
}

void MainMenus::makeSettings(QObject* parent) {
  language = settings->addMenu(QString());
  languages = new QActionGroup(parent);
  for (const QString& code : Languages::codes()) {
    QAction* action = entry(language, u"language_"_s + code);
    say(action, Languages::nameOf(code), Languages::nameOf(code));
    action->setData(code);
    action->setCheckable(true);
    languages->addAction(action);
  }
  theme = settings->addMenu(QString());
  themes = new QActionGroup(parent);
  for (const char* name : kThemeNames) {
    QAction* action = entry(theme, u"theme_"_s + QLatin1StringView(name));
    action->setData(QString::fromLatin1(name));
    action->setCheckable(true);
    themes->addAction(action);
  }
  settings->addSeparator();
  sound = entry(settings, u"settingsSound"_s, Qt::Key_M);
  sound->setCheckable(true);
  configure = entry(settings, u"settingsConfigure"_s, Qt::CTRL | Qt::Key_Comma);
  configure->setMenuRole(QAction::PreferencesRole);
}

void MainMenus::makeHelp() {
  learn = entry(help, u"helpLearn"_s);
  rules = entry(help, u"helpRules"_s, QKeySequence::HelpContents);
  handbook = entry(help, u"helpHandbook"_s);
  guide = entry(help, u"helpOrganizer"_s);
  whatsThis = entry(help, u"helpWhatsThis"_s);
  help->addSeparator();
  shortcuts = entry(help, u"helpShortcuts"_s);
  shortcuts->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_F1), QKeySequence(Qt::CTRL | Qt::Key_Question)});
  help->addSeparator();
  report = entry(help, u"helpReport"_s);
  about = entry(help, u"helpAbout"_s);
  aboutQt = entry(help, u"helpAboutQt"_s);
}

QList<std::pair<QString, QList<QAction*>>> MainMenus::list() const {
  QList<std::pair<QString, QList<QAction*>>> result;
  for (const QMenu* menu : {game, event, move, view, settings, help})
    result.append({plainText(menu->title()), menu->actions()});
  return result;
}

void MainMenus::showIcons(const Theme& ink) {
  for (const auto& [action, name] : icons_) action->setIcon(icon(name, ink.ink, ink.ink3));
}

void MainMenus::showChosen(const QString& languageCode, const QString& themeName) {
  choose(languages, languageCode);
  choose(themes, themeName);
}

void MainMenus::measure() {
  const QFont font = textFont(kChoiceText);
  bar_->setFont(font);
  for (QMenu* menu : bar_->window()->findChildren<QMenu*>()) menu->setFont(font);
}

void MainMenus::retranslate() {
  measure();
  //: Menu
  game->setTitle(MainWindow::tr("&Game"));
  //: Menu: a Big Game for a hall full of people, as its organizer sees it
  event->setTitle(MainWindow::tr("Eve&nt"));
  //: Menu: what one can do in one's turn
  move->setTitle(MainWindow::tr("&Move"));
  //: Menu
  view->setTitle(MainWindow::tr("&View"));
  //: Menu
  settings->setTitle(MainWindow::tr("&Settings"));
  //: Menu
  help->setTitle(MainWindow::tr("&Help"));
  //: Menu Move, a submenu: how long bots think
  pace->setTitle(MainWindow::tr("&Pace of the bots"));
  //: Menu Move, a submenu: the development cards of the hand
  card->setTitle(MainWindow::tr("P&lay a card"));
  retranslateGame();
  retranslateSettings();
  //: Menu View: a panel with what pieces cost and how often numbers come
  say(costs, MainWindow::tr("Cos&ts and odds"), MainWindow::tr("What pieces cost, and how often numbers come"));
  //: Menu View
  say(fullScreen, MainWindow::tr("Full &screen"), MainWindow::tr("Fill the whole screen"));
  //: Menu Help: lessons for somebody who has never played
  say(learn, MainWindow::tr("&Learn to play…"), MainWindow::tr("Short lessons on the real board"));
  //: Menu Help: the rules of the game
  say(rules, MainWindow::tr("&Rules"), MainWindow::tr("The rules, opened at what you are doing"));
  //: Menu Help: how the program is used, a book beside the rules
  say(handbook, MainWindow::tr("&Handbook"), MainWindow::tr("How to play, host, organize, look back, and draw boards"));
  //: Menu Help: a chapter of the handbook for whoever leads a Big Game
  say(guide, MainWindow::tr("Guide for &organizers"), MainWindow::tr("How to prepare and lead a Big Game"));
  //: Menu Help: the next click tells what is there
  say(whatsThis, MainWindow::tr("&What’s this?"), MainWindow::tr("Click on anything, and the program says what it is"));
  //: Menu Help: a text about this program and computer, to copy
  say(report, MainWindow::tr("Report a &problem…"),
      MainWindow::tr("A text about this program and computer, to copy into a letter"));
  //: Menu Help: list of all keys
  say(shortcuts, MainWindow::tr("&Keyboard shortcuts"), MainWindow::tr("Show the keys of all menus"));
  //: Menu Help
  say(about, MainWindow::tr("&About Tapu"), MainWindow::tr("Version and license of this program"));
  //: Menu Help
  say(aboutQt, MainWindow::tr("About &Qt"), MainWindow::tr("About the library that draws these windows"));
}

void MainMenus::retranslateGame() {
  //: Menu Game: whether players may ask the program what to do; the host decides
  say(hints, MainWindow::tr("Allo&w hints"), MainWindow::tr("Whether players may ask what to do; hints are counted"));
  //: Menu Game: a menu about who plays and watches
  table->setTitle(MainWindow::tr("&Table and players"));
  //: Menu Event: what the whole hall looks at
  say(bigScreen, MainWindow::tr("&Big screen in a window"),
      MainWindow::tr("A window that can be moved to a projector"));
  //: Menu Event
  say(organize, MainWindow::tr("&Organize a Big Game…"),
      MainWindow::tr("Set up a game for a hall full of people, or go back to yours"));
  //: Menu Game
  say(newGame, MainWindow::tr("&New…"), MainWindow::tr("Set up a new game; one that is played goes on meanwhile"));
  //: Menu Game: all games against bots at a glance, to begin one by a click
  say(games, MainWindow::tr("Pl&ay against bots…"), MainWindow::tr("All games against bots, to begin one by a click"));
  //: Menu Game: files that were opened lately
  recent->setTitle(MainWindow::tr("Open re&cent"));
  recent->menuAction()->setToolTip(MainWindow::tr("Boards, saved games and records that were opened lately"));
  recent->menuAction()->setStatusTip(recent->menuAction()->toolTip());
  //: Menu Game: the list of games that can be continued
  say(saved, MainWindow::tr("Saved &games…"), MainWindow::tr("Go on with a game that was left, rename or delete it"));
  //: Menu Game: what the person has played so far
  say(career, MainWindow::tr("Stat&istics…"), MainWindow::tr("Your past games: replay them, and see how you play"));
  //: Menu Game
  say(openFile, MainWindow::tr("&Open a file…"), MainWindow::tr("Open a saved game, the record of a game or a board"));
  //: Menu Game: open a game on the local network
  say(host, MainWindow::tr("&Host a network game…"), MainWindow::tr("Open a game that others on the network can join"));
  //: Menu Game
  say(join, MainWindow::tr("&Join a game…"), MainWindow::tr("Join a game on the local network"));
  //: Menu Game: back to the seat left, or the game broken off
  say(rejoin, MainWindow::tr("&Rejoin last game"), MainWindow::tr("Go on with the last game where it was left"));
  //: Menu Game: the same game from its beginning
  say(restart, MainWindow::tr("Res&tart"),
      MainWindow::tr("Begin this game anew on the same board; this one can be continued"));
  //: Menu Game: nobody moves until it is switched off
  say(pause, MainWindow::tr("&Pause"), MainWindow::tr("Stop the game for everybody until you go on"));
  //: Menu Game: tells that nothing needs to be saved
  say(keep, MainWindow::tr("Sa&ve"), MainWindow::tr("The program saves every move by itself"));
  //: Menu Game: the game as a file with all its moves
  say(save, MainWindow::tr("&Save record…"), MainWindow::tr("Save the moves of this game as a file"));
  //: Menu Game: all persons vote for an end of the game
  say(agree, MainWindow::tr("End for all &by agreement…"),
      MainWindow::tr("Vote for an end of this game without a winner: it ends as soon as everybody agrees"));
  //: Menu Game: only while a board from the editor is tried
  say(backToEditor, MainWindow::tr("Back to the &editor"),
      MainWindow::tr("End the test play and go on with the board, as you left it"));
  //: Menu Game: leave the game, back to the start page
  say(end, MainWindow::tr("&Leave the game"),
      MainWindow::tr("Go back to the start page; the game does not end by this, and you can come back to it"));
  //: Menu Game
  say(quit, MainWindow::tr("&Quit"), MainWindow::tr("Close the program"));
}

void MainMenus::retranslateSettings() {
  //: Menu Settings
  language->setTitle(MainWindow::tr("&Language"));
  //: Menu Settings: light or dark
  theme->setTitle(MainWindow::tr("&Theme"));
  const QList<QAction*> looks = themes->actions();
  //: Theme
  say(looks[0], MainWindow::tr("Like the &system"), MainWindow::tr("Light or dark, as your system has it"));
  //: Theme
  say(looks[1], MainWindow::tr("&Light"), MainWindow::tr("Dark text on light paper"));
  //: Theme
  say(looks[2], MainWindow::tr("&Dark"), MainWindow::tr("Light text on dark paper"));
  //: Theme
  say(looks[3], MainWindow::tr("&High contrast"), MainWindow::tr("White text on black, with strong lines"));
  //: Menu Settings: all sounds on or off
  say(sound, MainWindow::tr("So&unds"), MainWindow::tr("Let the game be heard, or not"));
  //: Menu Settings: opens the settings
  say(configure, MainWindow::tr("&Configure…"),
      MainWindow::tr("Language, look, sounds, keys, name, and the pace of bots"));
}

}  // namespace tapu
