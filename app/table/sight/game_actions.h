// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>

#include "app/table/sight/play_sight.h"
#include "engine/board/resource.h"

class QAction;

namespace tapu {

/// The development cards that can be played, in the order of the menu.
inline constexpr std::array kPlayableCards{Card::Knight,   Card::RoadBuilding, Card::YearOfPlenty,
                                           Card::Monopoly, Card::Insurance,    Card::Dog};

/// The actions of the menus Move and View that belong to a game. The main window makes them and puts them into its
/// menus; the game page connects to `triggered` (with itself as the receiver) and enables each one while it does
/// something. Outside a game all of them are disabled.
class GameActions : public QObject {
  Q_OBJECT
 public:
  explicit GameActions(QObject* parent = nullptr);

  /// Road, settlement, city, development card, ship, and a ship that moves: keys 1 to 6.
  static constexpr int kBuilds = 6;

  QAction* takeBack;
  QAction* redo;  ///< does again what was taken back
  QAction* roll;
  QAction* trade;
  QAction* acceptOffer;   ///< the first open offer of another player
  QAction* declineOffer;  ///< the same offer
  std::array<QAction*, kBuilds> build;
  std::array<QAction*, kPlayableCards.size()> cards;  ///< those of `kPlayableCards`, shown while the hand has them
  QAction* noCard;  ///< stands among them, always disabled, and says why none of them can be played
  QAction* endTurn;
  QAction* hurry;     ///< bots leave out their pauses
  QAction* typeMove;  ///< opens the field for typed moves
  QAction* hint;      ///< shows what the player could do, or takes that away
  QAction* nextPart;  ///< gives the keyboard to the next part of the table: board, hand, trade, players
  QAction* nextMove;  ///< where bots play step by step: one bot makes its next move
  QAction* demo;      ///< checked while a bot plays for the person, who is there
  /// The paces of the bots, in the order of `kBotPaces`; their data is the pace.
  std::array<QAction*, 5> paces;
  QAction* zoomIn;
  QAction* zoomOut;
  QAction* fit;
  QAction* turnRight;  ///< turns the board by a sixth of a full turn
  QAction* turnLeft;
  QAction* chances;      ///< checked while number tokens tell their chance in percent
  QAction* routes;       ///< checked while the longest routes are shown as bands
  QAction* numberTable;  ///< for somebody who watches: checked while the table of the numbers is shown
  QAction* printBoard;   ///< the board as it stands, on paper
  QAction* savePicture;  ///< the same as a file
  QAction* wholeChain;   ///< of the Big Game: all boards
  QAction* showLog;      ///< brings the log to the front
  QAction* showChat;     ///< brings the chat to the front and puts the cursor into it

  /// All of them.
  QList<QAction*> all() const;
  /// To be called when no game is shown any more.
  void disableAll();
  /// Enables the actions of `build` that may be begun in this position; those with ships are in the menu only where the
  /// game has ships.
  void offerBuilds(const PlaySight& now);
  /// Turns: one player after the other. Rounds: a whole group at once, as in the Big Game: nobody throws or takes back,
  /// the boards lie as the seats do, each board has a longest route of its own, what ends a turn says that one is done,
  /// and Ctrl+0 shows the whole chain instead of the own board (Home).
  enum class Course { Turns, Rounds };
  void setCourse(Course course);
  /// Says in the menu why no development card can be played; empty: one can.
  void setNoCard(const QString& why);
  /// Sets all texts in the language of the interface.
  void retranslate();

 private:
  void retranslateLook();
  enum class Ships { Hidden, Offered };
  void setShips(Ships ships);

  Course course_ = Course::Turns;
};

/// The key of an action as it stands on keyboards, the shortest if there are several; empty if there is none, or no
/// action. Players may choose keys: what names one asks for it here.
QString keyOf(const QAction* action);
/// "Words (F)": with the key of the action, if it has one.
QString withKey(const QString& words, const QAction* action);

}  // namespace tapu
