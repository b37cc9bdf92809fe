// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <optional>

#include "app/session/saved/missed_game.h"
#include "app/wire/refusal.h"

namespace tapu {

/// The state of joining a game, in words: the game is called, its host is asked to let the person in, or it did not
/// answer and is looked for.
class AwaitedGame {
  Q_DECLARE_TR_FUNCTIONS(tapu::AwaitedGame)
 public:
  /// A game that did not answer.
  struct Missed {
    MissedGame game;
    QString seatIn;                      ///< the name of the game, if the person has a seat in it
    std::optional<FoundGame> back = {};  ///< it is there again
    bool isSilent = false;               ///< it is heard, and does not answer
  };
  /// Notes that the game is called at this address; empty: no more. `game`: its name, if the person has a seat in it.
  void call(const QString& address, const QString& game);
  bool isCalled() const { return !address_.isEmpty(); }
  /// Notes that the game answered, and that the person waits to be let in for this reason, by this host if there is
  /// one. False: that was known.
  bool waitAtDoor(Refusal why, const QString& host);
  bool isAtDoor() const { return door_.has_value(); }
  /// Notes that the game did not answer; nothing: nobody looks for it any more.
  void miss(std::optional<Missed> missed) { missed_ = std::move(missed); }
  const std::optional<Missed>& missed() const { return missed_; }
  /// Whether a game that did not answer is heard again, now that these are.
  bool isBackAmong(const QList<FoundGame>& games);
  /// The person who has to let them in, as a sentence, or that this person is there; empty: nobody has to.
  QString sentence() const;
  /// The state of the call, for the foot of the page.
  QString callSentence() const;

 private:
  struct Door {
    Refusal why = Refusal::NotLetInYet;  ///< or HostIsAway
    QString host;
    bool operator==(const Door&) const = default;
  };
  QString address_, game_;
  std::optional<Door> door_;
  std::optional<Missed> missed_;
};

}  // namespace tapu
