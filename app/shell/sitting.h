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

/// Facts about the beginning of a game that its controller does not know.
struct Beginning {
  /// A test play: of a board that the editor shows, or one that goes on from a file, of which the editor may know
  /// nothing.
  enum class Test : quint8 { None, OfEditor, OfFile };
  Page* from = nullptr;  ///< the page on which it was asked for, which tells why it failed; null: the start page
  GamePlan::Reach reach = GamePlan::Reach::ThisComputer;
  bool isKept = true;                  ///< whether it is saved to a file
  std::optional<GamePlan> begun = {};  ///< the plan with which it was begun or hosted here, to begin it anew
  QString unknownBot = {};             ///< a chosen bot that this program does not have, to be told at its table
  Test test = Test::None;
};

/// One game that is shown, from its lobby to the end: brings the pages as the game goes on, and keeps the facts that
/// the window needs. Its destruction ends the showing; the seat is kept unless it was given up.
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
  /// Gives the seat up, if the host can be told, and ends the showing; without a connection the person can still come
  /// back.
  void giveUpSeat();
  /// Pauses a game of people at this computer alone while another page is in front, so that no time runs on there.
  void hold();

  GameController& game() const { return *game_; }
  /// The page of the table; null before the game has begun.
  TablePage* table() const { return table_; }
  const Beginning& beginning() const { return beginning_; }
  /// TCP, of a network game hosted here; else 0.
  quint16 port() const { return port_; }
  bool isTest() const { return beginning_.test != Beginning::Test::None; }
  /// Whether it is played, or will be as soon as its host answers again.
  bool isInPlay() const;
  /// Whether it is not over and not on the disk: leaving it would end it for good.
  bool wouldBeLost() const;
  /// Whether to ask before it is left: others play too, or it would be lost.
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
