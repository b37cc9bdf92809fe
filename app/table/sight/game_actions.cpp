// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/game_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>

#include "app/session/plan/pace_words.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QAction* named(const QString& name, const QList<QKeySequence>& keys, QObject* parent) {
  auto* action = new QAction(parent);
  action->setObjectName(name);
  action->setShortcuts(keys);
  action->setEnabled(false);
  return action;
}

void say(QAction* action, const QString& text, const QString& tip) {
  action->setText(text);
  action->setToolTip(tip);
  action->setStatusTip(tip);
}

}  // namespace

GameActions::GameActions(QObject* parent)
    : QObject(parent),
      takeBack(named(u"moveTakeBack"_s, {QKeySequence::Undo}, this)),
      redo(named(u"moveRedo"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, this)),
      roll(named(u"moveRoll"_s, {Qt::CTRL | Qt::Key_R, Qt::Key_R}, this)),
      trade(named(u"moveTrade"_s, {Qt::Key_T}, this)),
      acceptOffer(named(u"moveAcceptOffer"_s, {Qt::Key_Y}, this)),
      declineOffer(named(u"moveDeclineOffer"_s, {Qt::Key_N}, this)),
      build{named(u"moveBuildRoad"_s, {Qt::Key_1}, this), named(u"moveBuildSettlement"_s, {Qt::Key_2}, this),
            named(u"moveBuildCity"_s, {Qt::Key_3}, this), named(u"moveBuyCard"_s, {Qt::Key_4}, this),
            named(u"moveBuildShip"_s, {Qt::Key_5}, this), named(u"moveMoveShip"_s, {Qt::Key_6}, this)},
      noCard(named(u"movePlayNone"_s, {}, this)),
      endTurn(named(u"moveEndTurn"_s, {Qt::Key_E, Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, this)),
      hurry(named(u"moveHurry"_s, {Qt::Key_F}, this)),
      typeMove(named(u"moveType"_s, {Qt::Key_Slash}, this)),
      hint(named(u"moveHint"_s, {Qt::Key_H}, this)),
      nextPart(named(u"viewNextPart"_s, {Qt::Key_F6}, this)),
      nextMove(named(u"moveNext"_s, {Qt::Key_G}, this)),
      demo(named(u"moveDemo"_s, {Qt::Key_D}, this)),
      zoomIn(named(u"viewZoomIn"_s, {QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal}, this)),
      zoomOut(named(u"viewZoomOut"_s, {QKeySequence::ZoomOut}, this)),
      fit(named(u"viewFit"_s, {}, this)),
      turnRight(named(u"viewTurnRight"_s, {Qt::CTRL | Qt::Key_Right}, this)),
      turnLeft(named(u"viewTurnLeft"_s, {Qt::CTRL | Qt::Key_Left}, this)),
      chances(named(u"viewChances"_s, {}, this)),
      routes(named(u"viewRoutes"_s, {}, this)),
      numberTable(named(u"viewNumberTable"_s, {}, this)),
      printBoard(named(u"viewPrint"_s, {QKeySequence::Print}, this)),
      savePicture(named(u"viewSavePicture"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_P}, this)),
      wholeChain(named(u"viewChain"_s, {}, this)),
      showLog(named(u"viewLog"_s, {Qt::CTRL | Qt::Key_L}, this)),
      showChat(named(u"viewChat"_s, {Qt::CTRL | Qt::Key_T}, this)) {
  demo->setCheckable(true);
  for (QAction* shown : {chances, routes, numberTable}) shown->setCheckable(true);
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = named(u"movePlay%1"_s.arg(i), {}, this);
  auto* group = new QActionGroup(this);
  for (std::size_t i = 0; i < paces.size(); ++i) {
    paces[i] = named(u"movePace%1"_s.arg(i), {}, this);
    paces[i]->setData(static_cast<int>(kBotPaces[i]));
    paces[i]->setCheckable(true);
    group->addAction(paces[i]);
  }
  setShips(Ships::Hidden);
  setCourse(Course::Turns);
  disableAll();
}

QList<QAction*> GameActions::all() const {
  QList<QAction*> actions(cards.begin(), cards.end());
  actions += {takeBack, redo,     roll,     trade,       acceptOffer, declineOffer, build[0],   build[1], build[2],
              build[3], build[4], build[5], endTurn,     hurry,       zoomIn,       zoomOut,    fit,      turnRight,
              turnLeft, chances,  routes,   numberTable, printBoard,  savePicture,  wholeChain, showLog,  showChat,
              typeMove, nextPart, nextMove, noCard,      demo,        hint};
  return actions;
}

void GameActions::disableAll() {
  setCourse(Course::Turns);
  for (QAction* action : all()) action->setEnabled(false);
  for (QAction* action : paces) action->setEnabled(false);
  for (QAction* action : cards) action->setVisible(false);
  numberTable->setVisible(false);
  demo->setChecked(false);
}

void GameActions::setNoCard(const QString& why) {
  noCard->setVisible(!why.isEmpty());
  if (!why.isEmpty()) say(noCard, QString(why).replace(u'&', u"&&"_s), why);
}

void GameActions::setCourse(Course course) {
  course_ = course;
  const bool rounds = course == Course::Rounds;
  const QKeySequence all(Qt::CTRL | Qt::Key_0);
  fit->setShortcut(rounds ? QKeySequence(Qt::Key_Home) : all);
  wholeChain->setShortcut(rounds ? all : QKeySequence());
  wholeChain->setVisible(rounds);
  for (QAction* action : {takeBack, redo, roll, turnRight, turnLeft, routes}) action->setVisible(!rounds);
  retranslate();
}

void GameActions::setShips(Ships ships) {
  for (std::size_t ship : {4, 5}) build[ship]->setVisible(ships == Ships::Offered);
}

void GameActions::offerBuilds(const PlaySight& now) {
  static constexpr std::array<ActionKind, kBuilds> kKinds{ActionKind::Road, ActionKind::Settlement,
                                                          ActionKind::City, ActionKind::BuyCard,
                                                          ActionKind::Ship, ActionKind::MoveShip};
  const Decision must = now.must();
  // A road that is due needs no choice, unless it may be a ship.
  const bool chooses = now.definition.hasShips && (must == Decision::Road || must == Decision::FreeRoute);
  for (std::size_t i = 0; i < kBuilds; ++i)
    build[i]->setEnabled((must == Decision::Act || chooses) && now.legal.has(kKinds[i]));
  setShips(now.definition.hasShips ? Ships::Offered : Ships::Hidden);
}

void GameActions::retranslate() {
  //: Menu Move: the last own move, if it showed nothing new
  say(takeBack, tr("T&ake back"), tr("Take your last move back"));
  //: Menu Move: what the reader took back before
  say(redo, tr("Do a&gain"), tr("Do again what you took back"));
  //: Menu Move
  say(roll, tr("&Roll dice"), tr("Roll the dice for your turn"));
  //: Menu Move: goes to the trade panel
  say(trade, tr("&Trade"), tr("Go to the trade panel"));
  //: Menu Move
  say(acceptOffer, tr("Accept o&ffer"), tr("Accept the first offer, or go to the offers"));
  //: Menu Move
  say(declineOffer, tr("Decl&ine offer"), tr("Decline the first offer, or go to the offers"));
  //: Menu Move
  say(build[0], tr("Build r&oad"), tr("Choose a place for a road"));
  //: Menu Move
  say(build[1], tr("Build &settlement"), tr("Choose a place for a settlement"));
  //: Menu Move
  say(build[2], tr("Build &city"), tr("Choose a settlement that becomes a city"));
  //: Menu Move
  say(build[3], tr("&Buy development card"), tr("Buy a card from the deck"));
  //: Menu Move
  say(build[4], tr("Build s&hip"), tr("Choose a place for a ship"));
  //: Menu Move: one ship may go to another place
  say(build[5], tr("&Move ship"), tr("Choose a ship and its new place"));
  for (std::size_t i = 0; i < cards.size(); ++i)
    say(cards[i], nameOfCard(kPlayableCards[i]), whatCardDoes(kPlayableCards[i]));
  //: Menu Move, in the submenu "Play a card", where none is to be seen
  setNoCard(tr("No card to play"));
  //: Menu Move, can be switched on and off: bots play for everybody, also for the reader, who watches
  say(demo, tr("Let a bot play for yo&u"), tr("A bot plays for you until you take your place again"));
  if (course_ == Course::Rounds)
    //: Menu Move of the Big Game
    say(endTurn, tr("Don&e"), tr("You have finished this round, or go on with it"));
  else
    //: Menu Move
    say(endTurn, tr("&End turn"), tr("Pass the dice to the next player"));
  //: Menu Move: bots leave out their pauses until the player is asked for something
  say(hurry, tr("S&kip to my turn"), tr("Let the bots play without pauses until it is your turn"));
  //: Menu Move: opens a field in which a move is typed
  say(typeMove, tr("T&ype a move…"), tr("Play by a short text, such as s 4NE"));
  //: Menu Move: what the reader could do now, and why
  say(hint, tr("Hi&nt"), tr("Show what you could do now, and why"));
  //: Menu View: by keyboard to the board, the cards, the trade panel, the players
  say(nextPart, tr("Ne&xt part"), tr("Go to the next part of the table by keyboard"));
  //: Menu Move: where bots play step by step
  say(nextMove, tr("Ne&xt move of a bot"), tr("One bot makes its next move"));
  for (std::size_t i = 0; i < paces.size(); ++i) say(paces[i], nameOfPace(kBotPaces[i]), nameOfPace(kBotPaces[i]));
  retranslateLook();
}

void GameActions::retranslateLook() {
  //: Menu View
  say(zoomIn, tr("Zoom &in"), tr("Show the board larger"));
  //: Menu View
  say(zoomOut, tr("Zoom &out"), tr("Show the board smaller"));
  //: Menu View: the whole board fills its window
  say(fit, tr("&Fit to window"), tr("Show the whole board"));
  //: Menu View: by a sixth of a full turn
  say(turnRight, tr("Rotate board ri&ght"), tr("Rotate the board clockwise by a sixth"));
  //: Menu View: by a sixth of a full turn
  say(turnLeft, tr("&Rotate board left"), tr("Rotate the board counterclockwise by a sixth"));
  //: Menu View, can be switched on and off: beneath each number of the board how often it is thrown
  say(chances, tr("Cha&nces of numbers"), tr("Show on the board how often each number is thrown, in percent"));
  //: Menu View, can be switched on and off: on the board, bands under the roads of each player's longest road
  say(routes, tr("Longest roa&ds"), tr("Show on the board which roads make up each longest road"));
  //: Menu View, for somebody who watches, can be switched on and off: how many cards each player gets at each throw
  say(numberTable, tr("Ta&ble of numbers"), tr("Show what each number brings to each player"));
  //: Menu View
  say(printBoard, tr("&Print the board…"), tr("Print the board as it stands"));
  //: Menu View
  say(savePicture, tr("Sa&ve picture of the board…"), tr("Save the board as it stands as PNG, SVG or PDF"));
  //: Menu View, in the Big Game: all boards of the chain
  say(wholeChain, tr("Whole c&hain"), tr("Show all boards of the chain"));
  //: Menu View: the list of what happened
  say(showLog, tr("&Log"), tr("Show what happened so far"));
  //: Menu View
  say(showChat, tr("&Chat"), tr("Write to the others at the table"));
}

QString keyOf(const QAction* action) {
  QString shortest;
  for (const QKeySequence& key : action ? action->shortcuts() : QList<QKeySequence>())
    if (const QString text = key.toString(QKeySequence::NativeText);
        shortest.isEmpty() || text.size() < shortest.size())
      shortest = text;
  return shortest;
}

QString withKey(const QString& words, const QAction* action) {
  const QString key = keyOf(action);
  return key.isEmpty() ? words : u"%1 (%2)"_s.arg(words, key);
}

}  // namespace tapu

#include "moc_game_actions.cpp"
