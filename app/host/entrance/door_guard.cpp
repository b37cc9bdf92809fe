// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/entrance/door_guard.h"

namespace tapu {

DoorGuard::DoorGuard(std::shared_ptr<Clock> clock, const Limits& limits, Connections& connections,
                     const TableDoor& door, std::function<QByteArray()> makeToken)
    : clock_(std::move(clock)),
      limits_(limits),
      connections_(connections),
      door_(door),
      makeToken_(std::move(makeToken)),
      codes_(clock_, limits),
      passwords_(clock_, limits) {}

bool DoorGuard::mayComeIn(Connection& connection, const wire::Hello& hello) {
  const QString* reason = connection.isOwn() ? nullptr : door_.banOf(hello.name, connection.countedAddress());
  if (reason) connections_.turnAway(connection, Refusal::Banned, *reason);
  return !reason;
}

void DoorGuard::doLater(Connection& connection, int waitMs, std::function<void()> act) {
  if (waitMs == 0) return act();
  if (!connection.verdict) connection.verdict = std::make_unique<Alarm>(clock_);
  connection.verdict->set(waitMs, [this, &connection, act = std::move(act)] {
    if (connection.admission == Connection::Admission::Joining && !connections_.isClosing()) act();
  });
}

void DoorGuard::askPassword(Connection& connection, const wire::Hello& hello, std::function<void()> then) {
  if (!door_.hasPassword() || connection.isOwn()) return then();
  doLater(connection, passwords_.waitMs(connection.peer), [this, &connection, hello, then] {
    const QByteArray nonce = makeToken_();
    connection.onProof = [this, &connection, hello, nonce, then](const QByteArray& proof) {
      showProof(connection, hello, proof, nonce, then);
    };
    connection.send(wire::Challenge{door_.salt(), nonce});
    // A caller who says nothing does not keep the place of somebody else.
    if (!connection.verdict) connection.verdict = std::make_unique<Alarm>(clock_);
    connection.verdict->set(limits_.deadMs, [this, &connection] { connections_.hangUp(connection); });
  });
}

/// Has the proof judged in its turn, as codes are, however many greetings were begun at once.
void DoorGuard::showProof(Connection& connection, const wire::Hello& hello, const QByteArray& proof,
                          const QByteArray& nonce, const std::function<void()>& then) {
  connection.verdict->stop();
  const auto judge = [this, hello, proof, nonce, then](Connection& there) {
    if (!mayComeIn(there, hello)) return Verdict::Void;
    const bool isRight = !door_.hasPassword() || door_.isProof(proof, hello.nonce + nonce);
    if (isRight)
      then();
    else
      connections_.turnAway(there, Refusal::WrongPassword);
    return isRight ? Verdict::Right : Verdict::Wrong;
  };
  passwords_.show(guessOf(connection, judge), 0);
}

void DoorGuard::showCode(Connection& connection, std::function<Verdict(Connection&)> judge) {
  const int waits = codes_.waitMs(connection.peer);
  const auto judgeAndTell = [this, judge = std::move(judge)](Connection& there) {
    const Verdict verdict = judge(there);
    if (verdict == Verdict::Wrong) Q_EMIT wrongCodeShown();
    return verdict;
  };
  doLater(connection, waits,
          [this, &connection, judgeAndTell, waits] { codes_.show(guessOf(connection, judgeAndTell), waits); });
}

void DoorGuard::refuseKey(Connection& connection) {
  doLater(connection, wrongKeys_.waitMs(connection.peer, clock_->nowMs()), [this, &connection] {
    wrongKeys_.note(connection.peer, clock_->nowMs());
    connections_.turnAway(connection, Refusal::BadOrganizerKey);
  });
}

/// A guess for the queue, where the connection may end before its turn.
GuessQueue::Guess DoorGuard::guessOf(const Connection& connection, std::function<Verdict(Connection&)> judge) {
  const auto find = [this, id = connection.id]() -> Connection* {
    Connection* there = connections_.byId(id);
    return there && there->admission == Connection::Admission::Joining && !connections_.isClosing() ? there : nullptr;
  };
  return {.from = connection.peer,
          .around = connection.around,
          .isThere = [find] { return find() != nullptr; },
          .judge =
              [find, judge = std::move(judge)] {
                Connection* there = find();
                return there ? judge(*there) : Verdict::Void;
              },
          .refuse = [this, find] { connections_.turnAway(*find(), Refusal::TooManyWrongCodes); }};
}

}  // namespace tapu

#include "moc_door_guard.cpp"
