// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "app/host/game/eye_feed.h"
#include "app/host/game/safe_moves.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"

namespace tapu {

/// The cost of telling all seats of a throw on a chain (9.5).
struct ThrowFigures {
  int round = 0;
  int clients = 0;        ///< of seats, who were told
  qint64 writeUs = 0;     ///< from before the first message to after the last one was handed to the system
  qint64 roundBytes = 0;  ///< sent to all of them since the throw before
};

/// In a game on a chain (9): tells each seat the changes that its window shows, and everybody the news for all: the
/// end, the ranks, the final table.
class HallTeller : public QObject {
  Q_OBJECT
 public:
  /// `clockLeftMs`: as in wire::Batch, asked when something is sent.
  HallTeller(std::shared_ptr<Clock> clock, AuthoritativeGame& game, Connections& connections, const Roster& roster,
             CommitQueue& commits, const SafeMoves& safe, EyeFeed& eyes, std::function<qint64()> clockLeftMs);
  /// The moves of a stored game were played.
  void goOn();
  /// The news of these moves for one client of a seat; `answered`: the number of its Act, if they answer it.
  void tell(Connection& connection, const MoveGroup& group, std::optional<quint32> answered, const QByteArray& receipt);
  /// Tells everybody what concerns all in the moves from number `since` on; before the seats hear of them.
  void tellAll(int since);
  /// Measures how long it took to tell the seats; `sinceUs`: when it began.
  void noteTold(qint64 sinceUs);
  /// Tells the end, which is safe in the store.
  void tellEnd();
  /// Sends the news for all, after a position.
  void tellWhatAllKnow(Connection& connection);
  /// See `GameTeller`.
  void tellMoreOfTable(Connection& connection);
  bool knowsTable(const Connection& connection) const { return connection.toldParts >= finalParts_.size(); }

 Q_SIGNALS:
  /// All seats were told of a throw.
  void toldThrow(const tapu::ThrowFigures& figures);

 private:
  wire::News newsFor(const Connection& connection, const MoveGroup& group, const QByteArray& receipt);
  void tellCounts();
  std::vector<wire::Rank> ranks() const;
  void tellRank(Connection& connection, const MoveGroup& group, const wire::Rank& rank, const QByteArray& receipt);
  void makeFinalTable();
  void tellFinalTable(Connection& connection);
  void measureThrow(qint64 sinceUs);
  int countsMs() const;

  std::shared_ptr<Clock> clock_;
  AuthoritativeGame& game_;
  Connections& connections_;
  const Roster& roster_;
  CommitQueue& commits_;
  const SafeMoves& safe_;
  EyeFeed& eyes_;
  const std::function<qint64()> clockLeftMs_;
  Alarm countsAlarm_;                   ///< when `tellCounts` is next due
  int thrownRound_ = 0;                 ///< the last round whose throw was told
  qint64 bytesBefore_ = 0;              ///< sent to the clients of seats up to that throw
  CommonNews common_;                   ///< what all have been told
  std::vector<wire::Rank> finalRanks_;  ///< by seat, once the end is safe
  std::vector<QByteArray> finalParts_;  ///< likewise: the final table in its messages
};

}  // namespace tapu
