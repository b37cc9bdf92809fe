// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>

class QAction;

namespace tapu {

/// The actions of the menus Move and View that belong to a game. The main window makes them, gives them texts and
/// shortcuts and translates them; the game page connects to `triggered` (with itself as the receiver) and enables each
/// one while it does something. Outside a game all of them are off.
class GameActions : public QObject {
  Q_OBJECT
 public:
  explicit GameActions(QObject* parent = nullptr);

  /// Road, settlement, city, development card, ship, and a ship that moves: keys 1 to 6.
  static constexpr int kBuilds = 6;

  QAction* takeBack;
  QAction* roll;
  QAction* trade;
  std::array<QAction*, kBuilds> build;
  QAction* endTurn;
  QAction* hurry;  ///< bots leave out their pauses
  QAction* zoomIn;
  QAction* zoomOut;
  QAction* fit;
  QAction* showLog;   ///< brings the log to the front
  QAction* showChat;  ///< brings the chat to the front and puts the cursor into it

  /// All of them.
  QList<QAction*> all() const;
  /// While no table is shown.
  void disableAll();
  /// The two actions with ships are in the menu on maps that have some.
  enum class Ships { Hidden, Offered };
  /// Whether building and moving ships stand in the menu.
  void setShips(Ships ships);
  /// Words in the language of the interface.
  void retranslate();
};

}  // namespace tapu
