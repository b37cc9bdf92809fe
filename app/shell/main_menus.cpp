// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_menus.h"

#include <QMenuBar>
#include <utility>

#include "app/kit/art.h"
#include "app/kit/plain_text.h"
#include "app/session/settings/languages.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

void say(QAction* action, const QString& text, const QString& tip) {
  action->setText(text);
  action->setToolTip(tip);
  action->setStatusTip(tip);
}

/// Roads, settlements and cities have the colors of the player instead.
constexpr std::pair<GameActions::Command, const char*> kMoveIcons[] = {{GameActions::TakeBack, "undo"},
                                                                       {GameActions::Redo, "redo"},
                                                                       {GameActions::Roll, "roll"},
                                                                       {GameActions::Trade, "trade"},
                                                                       {GameActions::AcceptOffer, "ready"},
                                                                       {GameActions::DeclineOffer, "close"},
                                                                       {GameActions::BuyCard, "devcard"},
                                                                       {GameActions::BuildShip, "ship"},
                                                                       {GameActions::MoveShip, "ship"},
                                                                       {GameActions::PlayNone, "info"},
                                                                       {GameActions::EndTurn, "end-turn"},
                                                                       {GameActions::WantBuild, "build"},
                                                                       {GameActions::Hurry, "end-turn"},
                                                                       {GameActions::Next, "end-turn"},
                                                                       {GameActions::Demo, "bot"},
                                                                       {GameActions::Hint, "hint"},
                                                                       {GameActions::Type, "editor"},
                                                                       {GameActions::Stand, "person"},
                                                                       {GameActions::ZoomIn, "zoom-in"},
                                                                       {GameActions::ZoomOut, "zoom-out"},
                                                                       {GameActions::Fit, "fit"},
                                                                       {GameActions::Chain, "panes"},
                                                                       {GameActions::TurnRight, "turn-right"},
                                                                       {GameActions::TurnLeft, "turn-left"},
                                                                       {GameActions::Chances, "roll"},
                                                                       {GameActions::Routes, "longest-road"},
                                                                       {GameActions::NumberTable, "cards"},
                                                                       {GameActions::Log, "log"},
                                                                       {GameActions::Chat, "chat"},
                                                                       {GameActions::NextPart, "select"},
                                                                       {GameActions::Print, "print"},
                                                                       {GameActions::SavePicture, "save"}};

void choose(const QActionGroup* group, const QString& code) {
  for (QAction* action : group->actions()) action->setChecked(action->data().toString() == code);
}

}  // namespace

MainMenus::MainMenus(QMenuBar* bar, const GameActions& moves, QObject* parent) : bar_(bar) {
  //: Menu
  game = titled(bar->addMenu(QString()), QT_TR_NOOP("&Game"));
  //: Menu: a Big Game for a hall full of people, as its organizer sees it
  event = titled(bar->addMenu(QString()), QT_TR_NOOP("Eve&nt"));
  //: Menu: what one can do in one's turn
  move = titled(bar->addMenu(QString()), QT_TR_NOOP("&Move"));
  //: Menu
  view = titled(bar->addMenu(QString()), QT_TR_NOOP("&View"));
  //: Menu
  settings = titled(bar->addMenu(QString()), QT_TR_NOOP("&Settings"));
  //: Menu
  help = titled(bar->addMenu(QString()), QT_TR_NOOP("&Help"));
  move->setObjectName(u"moveMenu"_s);
  makeGame();
  //: Menu Event
  add(event, QT_TR_NOOP("&Organize a Big Game…"),
      QT_TR_NOOP("Set up a game for a hall full of people, or go back to yours"), {Organize, "eventOrganize", "panes"});
  //: Menu Event: somebody else leads an event at another computer
  add(event, QT_TR_NOOP("Help at the &desk of another computer…"),
      QT_TR_NOOP("A second desk of an event, with the address and the key that its organizer gives you"),
      {HelpAtDesk, "eventHelp", "person"});
  //: Menu Event: what the whole hall looks at
  add(event, QT_TR_NOOP("&Big screen in a window"), QT_TR_NOOP("A window that can be moved to a projector"),
      {BigScreen, "eventScreen", "screen", Qt::CTRL | Qt::Key_B});
  //: Menu Event: a list of the events that were led before
  earlier = titled(event->addMenu(QString()), QT_TR_NOOP("&Results of earlier events"));
  earlier->setObjectName(u"earlierEvents"_s);
  makeMove(moves);
  makeView(moves);
  makeSettings(parent);
  makeHelp();
  listIcons(moves);
}

QAction* MainMenus::add(QMenu* menu, const char* text, const char* tip, const Row& row) {
  QAction* action = actions_[row.entry] = menu->addAction(QString());
  action->setObjectName(QString::fromLatin1(row.name));
  if (!row.key.isEmpty()) action->setShortcut(row.key);
  if (*row.icon) icons_.append({action, QString::fromLatin1(row.icon)});
  texts_.push_back({action, text, tip});
  return action;
}

QMenu* MainMenus::titled(QMenu* menu, const char* title) {
  titles_.emplace_back(menu, title);
  return menu;
}

void MainMenus::listIcons(const GameActions& moves) {
  for (const auto& [command, name] : kMoveIcons) icons_.append({moves.at(command), QString::fromLatin1(name)});
  for (QMenu* each : {recent, earlier}) icons_.append({each->menuAction(), u"timer"_s});
  for (QAction* each : moves.cards) icons_.append({each, u"devcard"_s});
}

void MainMenus::makeGame() {
  //: Menu Game
  add(game, QT_TR_NOOP("&New…"), QT_TR_NOOP("Set up a new game; one that is played goes on meanwhile"),
      {NewGame, "gameNew", "plus", QKeySequence::New});
  //: Menu Game: all games against bots at a glance, to begin one by a click
  add(game, QT_TR_NOOP("Pl&ay against bots…"), QT_TR_NOOP("All games against bots, to begin one by a click"),
      {Games, "gameGames", "bot", Qt::CTRL | Qt::Key_G});
  //: Menu Game: to the page with the boards of the sea, as the link "The sea…" on the start page does
  add(game, QT_TR_NOOP("Boards o&f the sea…"), QT_TR_NOOP("Boards with gold, fog, pirates and gifts, for a new game"),
      {Boards, "gameBoards", "ship"});
  //: Menu Game: the list of games that can be continued
  add(game, QT_TR_NOOP("Saved &games…"), QT_TR_NOOP("Go on with a game that was left, rename or delete it"),
      {Saved, "gameSaved", "continue", QKeySequence::Open});
  //: Menu Game
  add(game, QT_TR_NOOP("&Open a file…"), QT_TR_NOOP("Open a saved game, the record of a game or a board"),
      {OpenFile, "gameOpenFile", "open", Qt::CTRL | Qt::SHIFT | Qt::Key_O});
  //: Menu Game: files that were opened lately
  recent = titled(game->addMenu(QString()), QT_TR_NOOP("Open re&cent"));
  recent->setObjectName(u"gameRecent"_s);
  recent->setProperty("showsPictures", true);
  //: Menu Game: what the person has played so far
  add(game, QT_TR_NOOP("Stat&istics…"), QT_TR_NOOP("Your past games: replay them, and see how you play"),
      {Career, "gameCareer", "longest-road", Qt::CTRL | Qt::SHIFT | Qt::Key_T});
  //: Menu Game: open a game on the local network
  add(game, QT_TR_NOOP("&Host a network game…"), QT_TR_NOOP("Open a game that others on the network can join"),
      {Host, "gameHost", "network", Qt::CTRL | Qt::SHIFT | Qt::Key_N});
  //: Menu Game
  add(game, QT_TR_NOOP("&Join a game…"), QT_TR_NOOP("Join a game on the local network"),
      {Join, "gameJoin", "person", Qt::CTRL | Qt::Key_J});
  //: Menu Game: back to the seat left, or the game broken off
  add(game, QT_TR_NOOP("&Rejoin last game"), QT_TR_NOOP("Go on with the last game where it was left"),
      {Rejoin, "gameRejoin", "redo", Qt::CTRL | Qt::SHIFT | Qt::Key_J});
  //: Menu Game: the same game from its beginning
  add(game, QT_TR_NOOP("Res&tart"), QT_TR_NOOP("Begin this game anew on the same board; this one can be continued"),
      {Restart, "gameRestart", "restart", Qt::Key_F5});
  game->addSeparator();
  makePresent();
}

/// Entries about the game that is played.
void MainMenus::makePresent() {
  //: Menu Game: a menu about who plays and watches
  table = titled(game->addMenu(QString()), QT_TR_NOOP("Table an&d players"));
  table->setObjectName(u"gameTable"_s);
  //: Menu Game: nobody moves until it is switched off
  add(game, QT_TR_NOOP("&Pause"), QT_TR_NOOP("Stop the game for everybody until you go on"),
      {Pause, "gamePause", "pause", Qt::Key_P})
      ->setCheckable(true);
  //: Menu Game: whether players may ask the program what to do; the host decides
  add(game, QT_TR_NOOP("Allo&w hints"), QT_TR_NOOP("Whether players may ask what to do; hints are counted"),
      {Hints, "gameHints", ""})
      ->setCheckable(true);
  //: Menu Game: tells that nothing needs to be saved
  add(game, QT_TR_NOOP("Sa&ve"), QT_TR_NOOP("The program saves every move by itself"),
      {Keep, "gameSave", "save", QKeySequence::Save});
  //: Menu Game: the game as a file with all its moves
  add(game, QT_TR_NOOP("&Save record…"), QT_TR_NOOP("Save the moves of this game as a file"),
      {Save, "gameSaveRecord", "log", Qt::CTRL | Qt::SHIFT | Qt::Key_S});
  //: Menu Game: all persons vote for an end of the game
  add(game, QT_TR_NOOP("End for all &by agreement…"),
      QT_TR_NOOP("Vote for an end of this game without a winner: it ends as soon as everybody agrees"),
      {Agree, "gameAgree", "vote"});
  //: Menu Game: only while a board from the editor is tried
  add(game, QT_TR_NOOP("Back to the &editor"), QT_TR_NOOP("End the test play and go on with the board, as you left it"),
      {BackToEditor, "gameBackToEditor", "editor", Qt::SHIFT | Qt::Key_F5});
  //: Menu Game: leave the game, back to the start page
  add(game, QT_TR_NOOP("&Leave the game"),
      QT_TR_NOOP("Go back to the start page; the game does not end by this, and you can come back to it"),
      {End, "gameEnd", "leave", Qt::CTRL | Qt::Key_End});
  game->addSeparator();
  //: Menu Game
  add(game, QT_TR_NOOP("&Quit"), QT_TR_NOOP("Close the program"), {Quit, "gameQuit", "close", Qt::CTRL | Qt::Key_Q})
      ->setMenuRole(QAction::QuitRole);
}

void MainMenus::makeMove(const GameActions& moves) {
  using enum GameActions::Command;
  move->addActions(moves.of({TakeBack, Redo}));
  move->addSeparator();
  move->addActions(moves.of({Roll, Trade, AcceptOffer, DeclineOffer}));
  move->addSeparator();
  // Submenus, since in one column a low screen has no room for all.
  //: Menu Move, a submenu: what can be built, bought or moved
  build = titled(move->addMenu(QString()), QT_TR_NOOP("&Build"));
  build->addActions(moves.of({BuildRoad, BuildSettlement, BuildCity, BuyCard, BuildShip, MoveShip}));
  //: Menu Move, a submenu: the development cards of the hand
  card = titled(move->addMenu(QString()), QT_TR_NOOP("P&lay a card"));
  card->setObjectName(u"movePlayCard"_s);
  for (QAction* each : moves.cards) card->addAction(each);
  card->addAction(moves.at(PlayNone));
  move->addSeparator();
  move->addActions(moves.of({EndTurn, WantBuild, Hint, Type, Stand}));
  //: Menu Move, a submenu: how bots play on
  bots = titled(move->addMenu(QString()), QT_TR_NOOP("B&ots"));
  bots->addActions(moves.of({Hurry, Next, Demo}));
  //: Menu Move, in the submenu "Bots", a submenu: how long bots think
  pace = titled(bots->addMenu(QString()), QT_TR_NOOP("&Pace of the bots"));
  for (QAction* each : moves.paces) pace->addAction(each);
  // All can be chosen or none: a submenu of entries that are off promises nothing.
  pace->setEnabled(moves.paces[0]->isEnabled());
  QObject::connect(moves.paces[0], &QAction::enabledChanged, pace, &QWidget::setEnabled);
}

void MainMenus::makeView(const GameActions& moves) {
  using enum GameActions::Command;
  view->addActions(moves.of({ZoomIn, ZoomOut, Fit, Chain, TurnRight, TurnLeft}));
  view->addActions(moves.of({Chances, Routes, NumberTable}));
  view->addSeparator();
  view->addActions(moves.of({Log, Chat, NextPart}));
  //: Menu View: a panel with what pieces cost and how often numbers come
  add(view, QT_TR_NOOP("Cos&ts and odds"), QT_TR_NOOP("What pieces cost, and how often numbers come"),
      {Costs, "viewCosts", "cards", Qt::SHIFT | Qt::Key_F1})
      ->setCheckable(true);
  view->addSeparator();
  //: Menu View
  add(view, QT_TR_NOOP("Full &screen"), QT_TR_NOOP("Fill the whole screen"),
      {FullScreen, "viewFullScreen", "fit", Qt::Key_F11})
      ->setCheckable(true);
  view->addSeparator();
  view->addActions(moves.of({Print, SavePicture}));
}

void MainMenus::makeSettings(QObject* parent) {
  //: Menu Settings
  language = titled(settings->addMenu(QString()), QT_TR_NOOP("&Language"));
  languages = new QActionGroup(parent);
  for (const QString& code : Languages::codes()) {
    QAction* action = language->addAction(QString());
    action->setObjectName(u"language_"_s + code);
    say(action, Languages::nameOf(code), Languages::nameOf(code));
    action->setData(code);
    action->setCheckable(true);
    languages->addAction(action);
  }
  //: Menu Settings: light or dark
  theme = titled(settings->addMenu(QString()), QT_TR_NOOP("&Theme"));
  themes = new QActionGroup(parent);
  auto addTheme = [this, name = std::begin(kThemeNames)](const char* text, const char* tip) mutable {
    QAction* action = theme->addAction(QString());
    action->setObjectName(u"theme_"_s + QLatin1StringView(*name));
    action->setData(QString::fromLatin1(*name++));
    action->setCheckable(true);
    themes->addAction(action);
    texts_.push_back({action, text, tip});
  };
  //: Theme
  addTheme(QT_TR_NOOP("Like the &system"), QT_TR_NOOP("Light or dark, as your system has it"));
  //: Theme
  addTheme(QT_TR_NOOP("&Light"), QT_TR_NOOP("Dark text on light paper"));
  //: Theme
  addTheme(QT_TR_NOOP("&Dark"), QT_TR_NOOP("Light text on dark paper"));
  //: Theme
  addTheme(QT_TR_NOOP("&High contrast"), QT_TR_NOOP("White text on black, with strong lines"));
  settings->addSeparator();
  //: Menu Settings: all sounds on or off
  add(settings, QT_TR_NOOP("So&unds"), QT_TR_NOOP("Let the game be heard, or not"),
      {Sound, "settingsSound", "sound", Qt::Key_M})
      ->setCheckable(true);
  //: Menu Settings: opens the settings
  add(settings, QT_TR_NOOP("&Configure…"), QT_TR_NOOP("Language, look, sounds, keys, name, and the pace of bots"),
      {Configure, "settingsConfigure", "settings", Qt::CTRL | Qt::Key_Comma})
      ->setMenuRole(QAction::PreferencesRole);
}

void MainMenus::makeHelp() {
  //: Menu Help: lessons for somebody who has never played
  add(help, QT_TR_NOOP("&Learn to play…"), QT_TR_NOOP("Short lessons on the real board"), {Learn, "helpLearn", "book"});
  //: Menu Help: the rules of the game
  add(help, QT_TR_NOOP("&Rules"), QT_TR_NOOP("The rules, opened at what you are doing"),
      {Rules, "helpRules", "book", QKeySequence::HelpContents});
  //: Menu Help: how the program is used, a book beside the rules
  add(help, QT_TR_NOOP("&Handbook"), QT_TR_NOOP("How to play, host, organize, look back, and draw boards"),
      {Handbook, "helpHandbook", "book"});
  //: Menu Help: a chapter of the handbook for whoever leads a Big Game
  add(help, QT_TR_NOOP("Guide for &organizers"), QT_TR_NOOP("How to prepare and lead a Big Game"),
      {Guide, "helpOrganizer", "panes"});
  //: Menu Help: the next click tells what is there
  add(help, QT_TR_NOOP("&What’s this?"), QT_TR_NOOP("Click on anything, and the program says what it is"),
      {WhatsThis, "helpWhatsThis", "info"});
  help->addSeparator();
  //: Menu Help: list of all keys
  add(help, QT_TR_NOOP("&Keyboard shortcuts"), QT_TR_NOOP("Show the keys of all menus"),
      {Shortcuts, "helpShortcuts", "keys"})
      ->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_F1), QKeySequence(Qt::CTRL | Qt::Key_Question)});
  help->addSeparator();
  //: Menu Help: a text about this program and computer, to copy
  add(help, QT_TR_NOOP("Report a &problem…"),
      QT_TR_NOOP("A text about this program and computer, to copy into a letter"), {Report, "helpReport", "editor"});
  //: Menu Help
  add(help, QT_TR_NOOP("&About Tapu"), QT_TR_NOOP("Version and license of this program"), {About, "helpAbout", "info"});
  //: Menu Help
  add(help, QT_TR_NOOP("About &Qt"), QT_TR_NOOP("About the library that draws these windows"),
      {AboutQt, "helpAboutQt", "info"});
}

void MainMenus::addOfEditor(const QList<QAction*>& entries) {
  ofEditor_ = entries;
  view->insertActions(view->actions().value(0), entries);
}

QList<QAction*> MainMenus::entriesOf(const QMenu* menu) const {
  QList<QAction*> entries;
  for (QAction* action : menu->actions()) {
    const bool isPart = action->menu() && (action->menu() == build || action->menu() == bots);
    entries += isPart ? entriesOf(action->menu()) : QList<QAction*>{action};
  }
  return entries;
}

QList<std::pair<QString, QList<QAction*>>> MainMenus::list() const {
  QList<std::pair<QString, QList<QAction*>>> result;
  for (const QMenu* menu : {game, event, move, view, settings, help}) {
    QList<QAction*> entries = entriesOf(menu);
    entries.removeIf([this](QAction* action) { return ofEditor_.contains(action); });
    result.append({plainText(menu->title()), entries});
  }
  //: Heading in the list of keys: the entries that the menu View has while a board is edited; %1 the name of that menu
  if (!ofEditor_.isEmpty()) result.append({tr("%1, in the board editor").arg(plainText(view->title())), ofEditor_});
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
  for (const auto& [menu, title] : titles_) menu->setTitle(tr(title));
  for (const Texts& each : texts_) say(each.action, tr(each.text), tr(each.tip));
  recent->menuAction()->setToolTip(tr("Boards, saved games and records that were opened lately"));
  recent->menuAction()->setStatusTip(recent->menuAction()->toolTip());
}

}  // namespace tapu
