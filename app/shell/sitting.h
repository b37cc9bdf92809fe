// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "app/session/game/game_starter.h"
#include "app/shell/leave_words.h"
#include "app/shell/pages.h"
#include "app/table/frame/table_page.h"

namespace tapu {

/// The way on which a game came to be shown, which its controller does not know.
struct Beginning {
  /// A test play: of a board that the editor shows, or one that goes on from a file, of which the editor may know
  /// nothing.
  enum class Test : quint8 { None, OfEditor, OfFile };
  Page* from = nullptr;  ///< the page on which it was asked for, which tells why it failed; null: the start page
  GamePlan::Reach reach = GamePlan::Reach::ThisComputer;
  bool isKept = true;                  ///< it is saved to a file
  std::optional<GamePlan> begun = {};  ///< with what it was begun here, to begin it anew; also of one hosted here
  QString unknownBot = {};             ///< that was chosen for it, and is to be told at its table
  Test test = Test::None;
};

/// One game that is shown, from its lobby to the end: it brings the pages as the game goes on, and keeps what the
/// window has to know of it. When it is gone nothing shows the game any more; the seat is kept unless it was given up.
class Sitting : public QObject {
  Q_OBJECT
 public:
  /// Makes the page for a game; the sitting puts it on the stack and takes it away.
  using LayTable = std::function<TablePage*(GameController& game)>;
  /// `started` has a game. The pages must outlive it; bots of other levels are remembered in the settings.
  Sitting(StartedGame started, Beginning beginning, Pages& pages, Settings& settings, LayTable layTable);
  ~Sitting() override;

  /// Shows the page for the phase that the game is in.
  void follow();
  /// Nothing shows the game any more, and its seat is given up, if the host can be told; without a connection it can
  /// still be come back to.
  void giveUpSeat();
  /// Pauses a game of people at this computer alone while another page is in front, so that no time runs on there.
  void hold();

  GameController& game() const { return *game_; }
  /// Null until it is laid.
  TablePage* table() const { return table_; }
  const Beginning& beginning() const { return beginning_; }
  /// TCP, of a network game hosted here; else 0.
  quint16 port() const { return port_; }
  bool isTest() const { return beginning_.test != Beginning::Test::None; }
  /// It is played, or will be as soon as its host answers again.
  bool isInPlay() const;
  /// It is not over and not on the disk: leaving it would end it for good.
  bool wouldBeLost() const;
  /// Others play too, or it would be lost: it is asked before it is left.
  bool isToBeAsked() const;
  /// The consequences of leaving it.
  Leaving leaving() const;
  /// The way in which its people may play again.
  Again again() const;

 Q_SIGNALS:
  /// Something that the menus show has changed.
  void changed();
  /// The host has let the person in: lobby or table are there.
  void letIn();
  void tableOpened(tapu::TablePage* table);

 private:
  void hide();
  void openTable();
  void tellUnknownBot();
  void noteLevels();

  Pages& pages_;
  Settings& settings_;
  LayTable layTable_;
  Beginning beginning_;
  std::optional<GameNote> continued_;  ///< of a game that goes on from a file: its plan is known with its table
  quint16 port_;
  std::unique_ptr<GameController> game_;
  TablePage* table_ = nullptr;
  bool isHeld_ = false;  ///< paused, as another page stands before the table
};

}  // namespace tapu
