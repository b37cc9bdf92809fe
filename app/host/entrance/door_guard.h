// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/host/door/guess_queue.h"
#include "app/host/door/table_door.h"
#include "app/host/seats/connections.h"

namespace tapu {

/// Keeps off who is banned, and judges what those show who come in: passwords, codes of seats, keys. After wrong ones
/// the next one from the same network has to wait.
class DoorGuard : public QObject {
  Q_OBJECT
 public:
  using Verdict = GuessQueue::Verdict;
  /// `makeToken` draws 32 bytes that nobody can guess.
  DoorGuard(std::shared_ptr<Clock> clock, const Limits& limits, Connections& connections, const TableDoor& door,
            std::function<QByteArray()> makeToken);
  /// False: they are banned, and were told so. Whoever is part of this program may always come in.
  bool mayComeIn(Connection& connection, const wire::Hello& hello);
  /// Goes on with `then` once they have shown that they know the password, if there is one. Much may have changed by
  /// then.
  void askPassword(Connection& connection, const wire::Hello& hello, std::function<void()> then);
  /// Has a code judged in its turn, if the connection still waits then, or turns it away.
  void showCode(Connection& connection, std::function<Verdict(Connection&)> judge);
  /// Where wrong codes came from.
  QList<WrongCodes> wrongCodes() const { return codes_.shown(); }
  /// Turns away somebody who has shown a wrong key of the organizer.
  void refuseKey(Connection& connection);
  /// Does this later, if the connection still waits for its welcome then.
  void doLater(Connection& connection, int waitMs, std::function<void()> act);

 Q_SIGNALS:
  /// `wrongCodes` has changed.
  void wrongCodeShown();

 private:
  void showProof(Connection& connection, const wire::Hello& hello, const QByteArray& proof, const QByteArray& nonce,
                 const std::function<void()>& then);
  GuessQueue::Guess guessOf(const Connection& connection, std::function<Verdict(Connection&)> judge);

  std::shared_ptr<Clock> clock_;
  const Limits limits_;
  Connections& connections_;
  const TableDoor& door_;
  const std::function<QByteArray()> makeToken_;
  WrongGuesses wrongKeys_;
  GuessQueue codes_, passwords_;
};

}  // namespace tapu
