// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/banner.h"
#include "app/kit/color_marks.h"
#include "app/kit/column.h"
#include "app/kit/folding_columns.h"
#include "app/kit/foot_bar.h"
#include "app/kit/page.h"
#include "app/kit/press_guard.h"
#include "app/kit/words.h"
#include "app/lobby/rows/board_column.h"
#include "app/lobby/rows/chat_panel.h"
#include "app/lobby/rows/row_stack.h"
#include "app/lobby/rows/seat_rows.h"
#include "app/lobby/table/address_panel.h"
#include "app/session/game/shown_game.h"

namespace tapu {

/// A game before it starts, as one of the people who wait for it sees it.
struct LobbyFacts {
  Lobby lobby;
  SeatId mySeat;          ///< the seat of the person at this computer; none: they have no seat
  Role me = Role::Guest;  ///< that person's rights
  QString blockedBy;      ///< why the host cannot start yet, as a sentence; empty = they can
  /// The length of a long chain, of which `lobby` is the part around the seat; 0 = the lobby is all of it.
  int boards = 0;
  /// On a chain: which of its seats each of `lobby` is; empty on one board.
  std::vector<SeatId> ofChain = {};
  bool watches = false;  ///< the person at this computer watches, and may take no seat
  Link line = Link::Up;  ///< of this computer to the table; Lost: it is dialed again, and nothing can be sent
};

/// The lobby: board and options, address, seats, colors, chat, and why it cannot start yet.
class LobbyPage : public Page {
  Q_OBJECT
 public:
  /// `reach` tests the addresses of a game that is hosted here; it must outlive the page.
  explicit LobbyPage(Reachability& reach, QWidget* parent = nullptr);

  /// Shows this game, and passes the person's acts on to it. `port`: the TCP port if the game is hosted by this
  /// program, else 0. Null: the page shows no game any more.
  void setGame(ShownGame* game, quint16 port = 0);
  /// The addresses at which others reach a game that is hosted here.
  AddressPanel* addresses() const { return addresses_; }
  /// Shows seats, board and buttons as these facts say.
  void showFacts(const LobbyFacts& facts);
  /// The sentence at the foot of the page now, and the two buttons there.
  QString footSentence() const { return foot_->sentence(); }
  ActionButton* startButton() const { return start_; }
  ActionButton* readyButton() const { return ready_; }
  /// Gives the keyboard to the button that starts the game (of the host) or says "ready" (of a guest), if it can be
  /// used; else to the page.
  void focusFirst() override;

 Q_SIGNALS:
  /// The person pressed the button to leave the game.
  void leaveWanted();
  /// The host wants to choose the levels of bots on a page of their own, first that of this seat.
  void levelsWanted(SeatId seat);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Column* makeSeats();
  LobbySeatRow* makeSeat(SeatId place);
  void connectPage();
  void readGame();
  void refresh();
  void refreshSeats();
  void refreshLine();
  void refreshBanner();
  void scrollToMySeat();
  QString placeOf(SeatId seat) const;
  LobbySeatRow::ToSit toSit(SeatId seat) const;
  void refreshFoot();
  void retranslate();
  void openOptions();
  void refreshTable();
  void openTableMenu();
  void showRefusal(const QString& sentence);
  void chooseSetup(const Setup& setup);

  QPointer<ShownGame> game_;
  LobbyFacts facts_;
  QString refusal_;  ///< stands in the foot for a while
  QTimer refusalShown_;
  QElapsedTimer told_;  ///< since the last news of the host's policy
  QTimer fillTick_;     ///< while the time runs until bots take the empty seats
  Banner* banner_;      ///< of the organizer
  BoardColumn* board_;
  ChatPanel* chat_;
  AddressPanel* addresses_;
  FoldingColumns* columns_;
  Words* title_ = nullptr;
  Words* note_ = nullptr;
  RowStack<LobbySeatRow> seats_{10};
  Column* column_ = nullptr;
  SeatId seen_;  ///< the own seat that was scrolled to
  Words* policy_ = nullptr;
  Words* watchers_ = nullptr;
  Words* fill_ = nullptr;
  ActionButton* means_ = nullptr;
  ColorMarks* colors_ = nullptr;
  FootBar* foot_;
  ActionButton *ready_ = nullptr, *start_ = nullptr;
  PressGuard guard_;  ///< of Start, which comes where the button lay that opened the game: nobody wants it twice
};

}  // namespace tapu
