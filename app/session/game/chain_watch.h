// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/session/game/shown_game.h"

namespace tapu {

/// All boards of a Big Game for somebody who plays at one of them. Where the chain is so short that the player's own
/// client has all of it, it reads from there; else it opens a second connection, which watches without a seat for as
/// long as this object lives. Show public facts of it alone: a short chain is seen with the player's own hand.
class ChainWatch : public QObject {
  Q_OBJECT
 public:
  /// `game` must outlive it.
  explicit ChainWatch(ShownGame& game, QObject* parent = nullptr);
  ~ChainWatch() override;

  bool hasGame() const;  ///< `definition` and `state` may be used
  const Lobby& lobby() const;
  const GameDefinition& definition() const;
  const State& state() const;
  /// The viewer's seat as it is numbered here; none without a viewer.
  SeatId own() const;
  /// Why there is nothing to see, as a sentence; empty = there is, or it will come.
  QString problem() const { return problem_; }

 Q_SIGNALS:
  void changed();  ///< any of these has changed

 private:
  void watch();
  ShownGame& game_;
  std::unique_ptr<Client> eye_;  ///< null: the own client has the whole chain
  QString problem_;
};

}  // namespace tapu
