// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/game_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMetaEnum>
#include <algorithm>
#include <variant>

#include "app/session/plan/pace_words.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// A key of the platform's, or one of ours.
using Key = std::variant<QKeySequence::StandardKey, QKeyCombination>;
constexpr Key kNoKey;

constexpr std::pair<GameActions::Command, QKeyCombination> kFurtherKeys[] = {
    {GameActions::Redo, Qt::CTRL | Qt::Key_Y},
    {GameActions::Roll, Qt::CTRL | Qt::Key_R},
    {GameActions::EndTurn, Qt::CTRL | Qt::Key_Return},
    {GameActions::EndTurn, Qt::CTRL | Qt::Key_Enter},
    {GameActions::ZoomIn, Qt::CTRL | Qt::Key_Equal}};

void say(QAction* action, const QString& text, const QString& tip) {
  action->setText(text);
  action->setToolTip(tip);
  action->setStatusTip(tip);
}

}  // namespace

struct GameActions::Row {
  Command command;
  Key key;
  const char *text, *tip;
};

const GameActions::Row GameActions::kRows[] = {
    //: Menu Move: the last own move, if it showed nothing new
    {TakeBack, QKeySequence::Undo, QT_TR_NOOP("T&ake back"), QT_TR_NOOP("Take your last move back")},
    //: Menu Move: what the reader took back before
    {Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z, QT_TR_NOOP("Do a&gain"), QT_TR_NOOP("Do again what you took back")},
    //: Menu Move
    {Roll, Qt::Key_R, QT_TR_NOOP("&Roll dice"), QT_TR_NOOP("Roll the dice for your turn")},
    //: Menu Move: goes to the trade panel
    {Trade, Qt::Key_T, QT_TR_NOOP("&Trade"), QT_TR_NOOP("Go to the trade panel")},
    //: Menu Move
    {AcceptOffer, Qt::Key_Y, QT_TR_NOOP("Accept o&ffer"), QT_TR_NOOP("Accept the first offer, or go to the offers")},
    //: Menu Move
    {DeclineOffer, Qt::Key_N, QT_TR_NOOP("Decl&ine offer"), QT_TR_NOOP("Decline the first offer, or go to the offers")},
    //: Menu Move
    {BuildRoad, Qt::Key_1, QT_TR_NOOP("Build r&oad"), QT_TR_NOOP("Choose a place for a road")},
    //: Menu Move
    {BuildSettlement, Qt::Key_2, QT_TR_NOOP("Build &settlement"), QT_TR_NOOP("Choose a place for a settlement")},
    //: Menu Move
    {BuildCity, Qt::Key_3, QT_TR_NOOP("Build &city"), QT_TR_NOOP("Choose a settlement that becomes a city")},
    //: Menu Move
    {BuyCard, Qt::Key_4, QT_TR_NOOP("&Buy development card"), QT_TR_NOOP("Buy a card from the deck")},
    //: Menu Move
    {BuildShip, Qt::Key_5, QT_TR_NOOP("Build s&hip"), QT_TR_NOOP("Choose a place for a ship")},
    //: Menu Move: one ship may go to another place
    {MoveShip, Qt::Key_6, QT_TR_NOOP("&Move ship"), QT_TR_NOOP("Choose a ship and its new place")},
    //: Menu Move, in the submenu "Play a card", where none is to be seen
    {PlayNone, kNoKey, QT_TR_NOOP("No card to play"), QT_TR_NOOP("No card to play")},
    //: Menu Move
    {EndTurn, Qt::Key_E, QT_TR_NOOP("&End turn"), QT_TR_NOOP("Pass the dice to the next player")},
    //: Menu Move, can be switched on and off: the player wishes to build between the turns of others
    {WantBuild, Qt::Key_B, QT_TR_NOOP("I want to buil&d"),
     QT_TR_NOOP("Say that you want to build between turns, or take it back")},
    //: Menu Move: bots leave out their pauses until the player is asked for something
    {Hurry, Qt::Key_F, QT_TR_NOOP("S&kip to my turn"),
     QT_TR_NOOP("Let the bots play without pauses until it is your turn")},
    //: Menu Move: where bots play step by step
    {Next, Qt::Key_G, QT_TR_NOOP("Ne&xt move of a bot"), QT_TR_NOOP("One bot makes its next move")},
    //: Menu Move, can be switched on and off: bots play for everybody, also for the reader, who watches
    {Demo, Qt::Key_D, QT_TR_NOOP("Let a bot play for yo&u"),
     QT_TR_NOOP("A bot plays for you until you take your place again")},
    //: Menu Move: what the reader could do now, and why
    {Hint, Qt::Key_H, QT_TR_NOOP("Hi&nt"), QT_TR_NOOP("Show what you could do now, and why")},
    //: Menu Move: opens a field in which a move is typed
    {Type, Qt::Key_Slash, QT_TR_NOOP("T&ype a move…"), QT_TR_NOOP("Play by a short text, such as s 4NE")},
    //: Menu Move: says the points and cards of the reader, and what is to be done
    {Stand, Qt::Key_W, QT_TR_NOOP("&Where do I stand?"),
     QT_TR_NOOP("Say your points, your cards and whose turn it is")},
    //: Menu View
    {ZoomIn, QKeySequence::ZoomIn, QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Show the board larger")},
    //: Menu View
    {ZoomOut, QKeySequence::ZoomOut, QT_TR_NOOP("Zoom &out"), QT_TR_NOOP("Show the board smaller")},
    //: Menu View: the whole board fills its window
    {Fit, kNoKey, QT_TR_NOOP("&Fit to window"), QT_TR_NOOP("Show the whole board")},
    //: Menu View, in the Big Game: all boards of the chain
    {Chain, kNoKey, QT_TR_NOOP("Whole c&hain"), QT_TR_NOOP("Show all boards of the chain")},
    //: Menu View: by a sixth of a full turn
    {TurnRight, Qt::CTRL | Qt::Key_Right, QT_TR_NOOP("Rotate board ri&ght"),
     QT_TR_NOOP("Rotate the board clockwise by a sixth")},
    //: Menu View: by a sixth of a full turn
    {TurnLeft, Qt::CTRL | Qt::Key_Left, QT_TR_NOOP("&Rotate board left"),
     QT_TR_NOOP("Rotate the board counterclockwise by a sixth")},
    //: Menu View, can be switched on and off: beneath each number of the board how often it is thrown
    {Chances, kNoKey, QT_TR_NOOP("Cha&nces of numbers"),
     QT_TR_NOOP("Show on the board how often each number is thrown, in percent")},
    //: Menu View, can be switched on and off: on the board, bands under the roads of each player's longest road
    {Routes, kNoKey, QT_TR_NOOP("Longest roa&ds"),
     QT_TR_NOOP("Show on the board which roads make up each longest road")},
    //: Menu View, for somebody who watches, can be switched on and off: how many cards each player gets at each throw
    {NumberTable, kNoKey, QT_TR_NOOP("Ta&ble of numbers"), QT_TR_NOOP("Show what each number brings to each player")},
    //: Menu View: the list of what happened
    {Log, Qt::CTRL | Qt::Key_L, QT_TR_NOOP("&Log"), QT_TR_NOOP("Show what happened so far")},
    //: Menu View
    {Chat, Qt::CTRL | Qt::Key_T, QT_TR_NOOP("&Chat"), QT_TR_NOOP("Write to the others at the table")},
    //: Menu View: by keyboard to the board, the cards, the trade panel, the players
    {NextPart, Qt::Key_F6, QT_TR_NOOP("Ne&xt part"), QT_TR_NOOP("Go to the next part of the table by keyboard")},
    //: Menu View
    {Print, QKeySequence::Print, QT_TR_NOOP("&Print the board…"), QT_TR_NOOP("Print the board as it stands")},
    //: Menu View
    {SavePicture, Qt::CTRL | Qt::SHIFT | Qt::Key_P, QT_TR_NOOP("Sa&ve picture of the board…"),
     QT_TR_NOOP("Save the board as it stands as PNG, SVG or PDF")},
};

GameActions::GameActions(QObject* parent) : QObject(parent), views_(new QActionGroup(this)) {
  static_assert(std::size(kRows) == SavePicture + 1);
  const auto make = [this](const QString& name) {
    auto* action = new QAction(this);
    action->setObjectName(name);
    return action;
  };
  const auto names = QMetaEnum::fromType<Command>();
  for (const Row& row : kRows) {
    const QString menu = row.command < ZoomIn ? u"move"_s : u"view"_s;
    commands_[row.command] = make(menu + QLatin1StringView(names.valueToKey(row.command)));
    if (row.key != kNoKey)
      at(row.command)->setShortcut(std::visit([](auto key) { return QKeySequence(key); }, row.key));
  }
  for (const auto& [command, key] : kFurtherKeys)
    at(command)->setShortcuts(at(command)->shortcuts() + QList<QKeySequence>{key});
  views_->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
  for (int view = ZoomIn; view <= SavePicture; ++view) views_->addAction(at(view));
  for (QAction* shown : of({WantBuild, Demo, Chances, Routes, NumberTable})) shown->setCheckable(true);
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = make(u"movePlay%1"_s.arg(i));
  auto* group = new QActionGroup(this);
  for (std::size_t i = 0; i < paces.size(); ++i) {
    paces[i] = make(u"movePace%1"_s.arg(i));
    paces[i]->setData(static_cast<int>(kBotPaces[i]));
    paces[i]->setCheckable(true);
    group->addAction(paces[i]);
  }
  setShips(Ships::Hidden);
  at(WantBuild)->setVisible(false);
  disableAll();
}

QList<QAction*> GameActions::of(std::initializer_list<Command> commands) const {
  QList<QAction*> actions;
  for (const Command command : commands) actions += at(command);
  return actions;
}

QList<QAction*> GameActions::all() const {
  return QList<QAction*>(cards.begin(), cards.end()) + QList<QAction*>(commands_.begin(), commands_.end());
}

void GameActions::disableAll() {
  ends_ = Ends::Turn;
  setCourse(Course::Turns);
  for (QAction* action : all()) action->setEnabled(false);
  for (QAction* action : paces) action->setEnabled(false);
  for (QAction* action : cards) action->setVisible(false);
  at(NumberTable)->setVisible(false);
  for (QAction* action : of({Demo, WantBuild})) action->setChecked(false);
}

void GameActions::setNoCard(const QString& why) {
  at(PlayNone)->setVisible(!why.isEmpty());
  if (!why.isEmpty()) say(at(PlayNone), QString(why).replace(u'&', u"&&"_s), why);
}

void GameActions::setCourse(Course course) {
  course_ = course;
  const bool rounds = course == Course::Rounds;
  const QKeySequence all(Qt::CTRL | Qt::Key_0);
  at(Fit)->setShortcut(rounds ? QKeySequence(Qt::Key_Home) : all);
  at(Chain)->setShortcut(rounds ? all : QKeySequence());
  showEntries();
  retranslate();
}

void GameActions::setFront(Front front) {
  front_ = front;
  views_->setEnabled(front != Front::OtherPage);
  showEntries();
}

/// The one place that says which entries stand in the menus; but for ships, cards and the table of numbers.
void GameActions::showEntries() {
  const bool rounds = course_ == Course::Rounds, isEditing = front_ == Front::Editor;
  for (QAction* action : of({ZoomIn, ZoomOut, Fit, Chances, Log, Chat, NextPart, Print, SavePicture}))
    action->setVisible(!isEditing);
  for (QAction* action : of({TurnRight, TurnLeft, Routes})) action->setVisible(!isEditing && !rounds);
  for (QAction* action : of({TakeBack, Redo, Roll})) action->setVisible(!rounds);
  at(Chain)->setVisible(!isEditing && rounds);
}

void GameActions::setShips(Ships ships) {
  for (QAction* ship : of({BuildShip, MoveShip})) ship->setVisible(ships == Ships::Offered);
}

void GameActions::offerBuilds(const PlaySight& now) {
  static constexpr std::array<ActionKind, kBuilds> kKinds{ActionKind::Road, ActionKind::Settlement,
                                                          ActionKind::City, ActionKind::BuyCard,
                                                          ActionKind::Ship, ActionKind::MoveShip};
  const Decision must = now.must();
  // A road that is due needs no choice, unless it may be a ship.
  const bool chooses = now.definition.hasShips && (must == Decision::Road || must == Decision::FreeRoute);
  for (int i = 0; i < kBuilds; ++i)
    at(BuildRoad + i)
        ->setEnabled((isTimeToBuild(must) || chooses) && now.legal.has(kKinds[static_cast<std::size_t>(i)]));
  setShips(now.definition.hasShips ? Ships::Offered : Ships::Hidden);
}

void GameActions::offerWish(const PlaySight& now) {
  const auto wishes = [&now](SeatId seat) { return hasWished(now.state, seat); };
  at(WantBuild)->setVisible(hasBuilding(now.definition));
  at(WantBuild)->setEnabled(!now.wishers().empty());
  at(WantBuild)->setChecked(now.hasHand() && std::ranges::any_of(now.here, wishes));
}

void GameActions::offerEnding(const PlaySight& now) {
  ends_ = now.isBetween() && hasBuilding(now.definition) ? Ends::Building : Ends::Turn;
  nameEnding();
}

void GameActions::nameEnding() {
  //: Menu Move of the Big Game, and of other games while somebody builds between turns
  const QString done = tr("Don&e");
  //: Menu Move of the Big Game, tip of the entry "Done"
  const QString round = tr("You have finished this round, or go on with it");
  //: Menu Move, tip of the entry "Done" while somebody builds between turns
  const QString building = tr("You have finished building");
  if (course_ == Course::Rounds) return say(at(EndTurn), done, round);
  if (ends_ == Ends::Building) return say(at(EndTurn), done, building);
  const Row* row = std::ranges::find(kRows, EndTurn, &Row::command);
  say(at(EndTurn), tr(row->text), tr(row->tip));
}

void GameActions::retranslate() {
  for (const Row& row : kRows) say(at(row.command), tr(row.text), tr(row.tip));
  at(PlayNone)->setVisible(true);
  nameEnding();
  for (std::size_t i = 0; i < cards.size(); ++i)
    say(cards[i], nameOfCard(kPlayableCards[i]), whatCardDoes(kPlayableCards[i]));
  for (std::size_t i = 0; i < paces.size(); ++i) {
    const QString name = nameOfPace(kBotPaces[i], kUsualSeats);
    say(paces[i], name, name);
  }
}

bool isKeyOf(const QKeyEvent& key, const QAction& action) {
  const QList<QKeySequence> keys = action.shortcuts();
  const auto has = [&](Qt::KeyboardModifiers held) {
    return keys.contains(QKeySequence(QKeyCombination(held, static_cast<Qt::Key>(key.key()))));
  };
  const Qt::KeyboardModifiers held = key.modifiers() & ~Qt::KeypadModifier;
  const bool isLetter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
  return has(held) || (!isLetter && !key.text().isEmpty() && has(held & ~Qt::ShiftModifier));
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
