// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>
#include <initializer_list>

#include "app/table/sight/play_sight.h"
#include "engine/board/resource.h"

class QAction;
class QActionGroup;
class QKeyEvent;

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

  /// There is one action for each. Its object name, by which settings keep the key that a player chose, is "move" and
  /// the name of the command, such as "moveRoll"; "view…" from ZoomIn on.
  // clang-format off
  enum Command : std::uint8_t {
    TakeBack,
    Redo,  ///< does again what was taken back
    Roll, Trade,
    AcceptOffer,   ///< the first open offer of another player
    DeclineOffer,  ///< the same offer
    BuildRoad, BuildSettlement, BuildCity, BuyCard, BuildShip, MoveShip,
    PlayNone,  ///< stands among the cards, always disabled, and says why none of them can be played
    EndTurn,
    WantBuild,  ///< checked while the player wishes to build between turns (13.4); says so, or takes it back
    Hurry,  ///< bots leave out their pauses
    Next,   ///< where bots play step by step: one bot makes its next move
    Demo,   ///< checked while a bot plays for the person, who is there
    Hint,   ///< shows what the player could do, or takes that away
    Type,   ///< opens the field for typed moves
    Stand,  ///< says the points and cards of the person, and what is to be done
    ZoomIn, ZoomOut, Fit,
    Chain,                ///< of the Big Game: all boards
    TurnRight, TurnLeft,  ///< the board, by a sixth of a full turn
    Chances,      ///< checked while number tokens tell their chance in percent
    Routes,       ///< checked while the longest routes are shown as bands
    NumberTable,  ///< for somebody who watches: checked while the table of the numbers is shown
    Log,          ///< brings the log to the front
    Chat,         ///< brings the chat to the front and puts the cursor into it
    NextPart,     ///< gives the keyboard to the next part of the table: board, hand, trade, players
    Print,        ///< the board as it stands, on paper
    SavePicture,  ///< the same as a file
  };
  // clang-format on
  Q_ENUM(Command)
  static constexpr int kBuilds = MoveShip - BuildRoad + 1;  ///< keys 1 to 6

  QAction* at(int command) const { return commands_[static_cast<std::size_t>(command)]; }
  QList<QAction*> of(std::initializer_list<Command> commands) const;
  std::array<QAction*, kPlayableCards.size()> cards;  ///< those of `kPlayableCards`, shown while the hand has them
  /// The paces of the bots, in the order of `kBotPaces`; their data is the pace.
  std::array<QAction*, 5> paces;

  /// All but the paces.
  QList<QAction*> all() const;
  /// To be called when no game is shown any more.
  void disableAll();
  /// Enables those of BuildRoad to MoveShip that may be begun in this position; those with ships are in the menu only
  /// where the game has ships.
  void offerBuilds(const PlaySight& now);
  /// Offers, where players build between turns, to say that one wishes it or to take it back: whoever at this computer
  /// may; checked if anybody here wishes it.
  void offerWish(const PlaySight& now);
  /// Says what the entry that ends a turn ends now: while somebody builds between turns (13.4) that they are done.
  void offerEnding(const PlaySight& now);
  /// Turns: one player after the other. Rounds: a whole group at once, as in the Big Game: nobody throws or takes back,
  /// the boards lie as the seats do, each board has a longest route of its own, what ends a turn says that one is done,
  /// and Ctrl+0 shows the whole chain instead of the own board (Home).
  enum class Course { Turns, Rounds };
  void setCourse(Course course);
  /// The page in front of the window: the table, or no table is open; another page, while the table is open behind it
  /// and its entries would do what nobody sees; the board editor, whose own entries stand in the menu View instead.
  enum class Front { Table, OtherPage, Editor };
  void setFront(Front front);
  /// Says in the menu why no development card can be played; empty: one can.
  void setNoCard(const QString& why);
  /// Sets all texts in the language of the interface.
  void retranslate();

 private:
  struct Row;
  static const Row kRows[];
  enum class Ships { Hidden, Offered };
  void setShips(Ships ships);
  void showEntries();

  std::array<QAction*, SavePicture + 1> commands_{};
  QActionGroup* views_;  ///< those of the menu View, switched off together without forgetting which are off anyway
  /// The thing that the entry EndTurn ends.
  enum class Ends : quint8 { Turn, Building } ends_ = Ends::Turn;
  void nameEnding();
  Course course_ = Course::Turns;
  Front front_ = Front::Table;
};

/// Whether this is a key of the action, typed with the number pad or not, and on keyboards that type it with Shift.
bool isKeyOf(const QKeyEvent& key, const QAction& action);
/// The key of an action as it stands on keyboards, the shortest if there are several; empty if there is none, or no
/// action. Players may choose keys: what names one asks for it here.
QString keyOf(const QAction* action);
/// "Words (F)": with the key of the action, if it has one.
QString withKey(const QString& words, const QAction* action);

}  // namespace tapu
