// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/game_teller.h"

namespace tapu {

GameTeller::GameTeller(std::shared_ptr<Clock> clock, AuthoritativeGame& game, Connections& connections,
                       const Roster& roster, CommitQueue& commits, const SafeMoves& safe, ActProgress& acts,
                       const Late& late, std::function<qint64()> clockLeftMs)
    : clock_(std::move(clock)),
      game_(game),
      connections_(connections),
      roster_(roster),
      commits_(commits),
      safe_(safe),
      acts_(acts),
      clockLeftMs_(clockLeftMs),
      eyes_(clock_, connections, clockLeftMs, EyeFeed::To::Live),
      hall_(clock_, game, connections, roster, commits, safe, eyes_, std::move(clockLeftMs)) {
  if (late.delayMs > 0)
    late_ = std::make_unique<LateView>(late.setup, late.chance, clock_, connections, late.delayMs,
                                       [this] { Q_EMIT overForAll(); });
  connect(&hall_, &HallTeller::toldThrow, this, &GameTeller::toldThrow);
}

GameTeller::~GameTeller() = default;

void GameTeller::goOn() {
  if (late_) late_->add(game_.moves(), -1);
  hall_.goOn();
}

bool GameTeller::isAwaited(const Connection& connection) const {
  return connection.kind == Connection::Kind::Person && roster_.isAwaited(connection.seat);
}

void GameTeller::answerAgain(Connection& connection, quint32 clientSeq) {
  wire::Batch batch;
  batch.upTo = safe_.count;
  batch.yourClientSeq = clientSeq;
  batch.clockLeftMs = clockLeftMs_();
  batch.receipt = safe_.receiptFor(safe_.count);
  connection.send(batch);
}

void GameTeller::tellClock() {
  commits_.after(safe_.lastTicket, [this] {
    eyes_.flush();
    const auto send = [this](auto news) {
      news.upTo = safe_.count;
      news.clockLeftMs = clockLeftMs_();
      news.receipt = safe_.receiptFor(safe_.count);
      const QByteArray letter = wire::encode(wire::FromServer(std::move(news)));
      connections_.forEach([&](Connection& connection) {
        if (connection.seesLate()) return;
        if (connection.snapshotUpTo >= 0 && connection.snapshotUpTo <= safe_.count) connection.channel->send(letter);
      });
    };
    game_.teller() ? send(wire::News()) : send(wire::Batch());
  });
}

void GameTeller::tellLater(std::function<void()> tell) {
  if (late_) late_->later(std::move(tell));
}

bool GameTeller::isInSight(SeatId viewer, SeatId seat) {
  return !game_.teller() || game_.teller()->windowOf(game_.definition().homeOf(viewer)).local(seat);
}

QList<quint16> GameTeller::inSightOf(SeatId viewer, const QList<quint16>& bySeat) {
  if (!game_.teller()) return bySeat;
  const ChainWindow& window = game_.teller()->windowOf(game_.definition().homeOf(viewer));
  if (window.isWhole()) return bySeat;
  QList<quint16> shown;
  for (int local = 0; local < kSeatsAtBoardOfChain * window.size(); ++local)
    shown.append(bySeat.value(window.whole(SeatId(local)).value));
  while (!shown.isEmpty() && shown.last() == 0) shown.removeLast();
  return shown;
}

void GameTeller::tell(const MoveGroup& group, Connection::Kind by, int before) {
  const QByteArray receipt = safe_.receiptFor(group.upTo);
  const qint64 sinceUs = clock_->nowUs();
  if (group.news) hall_.tellAll(before);
  forEachConcerned(group, [&](Connection& connection) {
    tellSeat(connection, group, connection.kind == by ? group.seat : SeatId(), receipt);
  });
  if (group.news) hall_.noteTold(sinceUs);
  tellEyes(group, receipt);
  if (late_) late_->add({game_.moves().begin() + before, game_.moves().begin() + group.upTo}, clockLeftMs_());
}

void GameTeller::tellEnd(const MoveGroup& group) {
  eyes_.flush();  // the table follows the last moves, and the server may say goodbye once the players have heard of it
  if (group.news) hall_.tellEnd();
}

/// Does it for all connections at seats that may hear something of these moves.
template <class Do>
void GameTeller::forEachConcerned(const MoveGroup& group, Do act) {
  if (!group.news || group.news->isForAll())
    return connections_.forEach([&](Connection& connection) {
      if (connection.seat) act(connection);
    });
  for (const int board : group.news->boards()) {
    const SeatRange seats = game_.definition().seatsAt(board);
    for (int seat = seats.first; seat < seats.end; ++seat) connections_.forEachAt(SeatId(seat), act);
  }
}

/// Sends one client of a seat what it may see of these moves. `answered`: the seat whose Act they answer, if a client
/// of this kind asked; else none.
void GameTeller::tellSeat(Connection& connection, const MoveGroup& group, SeatId answered, const QByteArray& receipt) {
  const bool isAnswer = answered == connection.seat;
  if (isAnswer) acts_.of(connection).underWay = false;
  if (connection.snapshotUpTo < 0 || connection.snapshotUpTo >= group.upTo)
    return;  // the snapshot it was sent holds these moves
  if (group.news)
    return hall_.tell(connection, group, isAnswer ? std::optional(group.clientSeq) : std::nullopt, receipt);
  const auto seat = connection.seat.value;
  if (group.seen[seat].empty() && group.hashes.empty() && !isAnswer) return;
  wire::Batch batch;
  batch.upTo = group.upTo;
  if (isAnswer) batch.yourClientSeq = group.clientSeq;
  batch.clockLeftMs = clockLeftMs_();
  batch.moves = group.seen[seat];
  if (!group.hashes.empty()) batch.hash = group.hashes[seat];
  batch.receipt = receipt;
  connection.send(batch);
  if (group.tookBack) sendSnapshot(connection);
}

void GameTeller::sendSnapshots() {
  connections_.forEach([this](Connection& connection) { sendSnapshot(connection); });
}

void GameTeller::tellEyes(const MoveGroup& group, const QByteArray& receipt) {
  eyes_.add(group, receipt);
  if (!group.tookBack) return;
  eyes_.flush();
  connections_.forEach([this](Connection& connection) {
    if (connection.isEye() && !connection.seesLate()) sendToEye(connection);
  });
}

/// The position as everybody may see it, once the store has the moves that led to it.
void GameTeller::sendToEye(Connection& connection) {
  if (late_ && connection.seesLate()) return late_->show(connection);
  const auto send = [&](auto whole) {
    whole.clockLeftMs = clockLeftMs_();
    whole.receipt = safe_.receiptFor(whole.upTo);
    connection.snapshotUpTo = whole.upTo;
    sendWhenSafe(connection, std::move(whole));
  };
  game_.teller() ? send(game_.position(Viewer::watcher())) : send(game_.snapshot(Viewer::watcher()));
}

void GameTeller::sendSnapshot(Connection& connection) {
  if (connection.isEye()) return sendToEye(connection);
  if (!connection.seat || isAwaited(connection)) return;  // without a snapshot no batch is sent either
  if (game_.teller())
    sendWhenSafe(connection, completed(game_.position(connection.seat), connection));
  else
    sendWhenSafe(connection, completed(game_.snapshot(connection.seat), connection));
}

/// The part of a position that is not of the game itself.
template <class Whole>
Whole GameTeller::completed(Whole whole, Connection& connection) {
  const ActProgress::Of& progress = acts_.of(connection);
  whole.lastClientSeq = progress.last;
  whole.lastRefused = progress.refused;
  whole.clockLeftMs = clockLeftMs_();
  whole.receipt = safe_.receiptFor(whole.upTo);
  connection.snapshotUpTo = whole.upTo;
  return whole;
}

/// The position may hold moves that the store does not have yet: it is sent once they are safe. By then the connection
/// may be gone, so it is looked up again.
template <class Whole>
void GameTeller::sendWhenSafe(Connection& connection, Whole whole) {
  connections_.afterCommit(connection, commits_, safe_.lastTicket, [this, to = &connection, whole = std::move(whole)] {
    to->send(whole);
    hall_.tellWhatAllKnow(*to);
  });
}

}  // namespace tapu

#include "moc_game_teller.cpp"
