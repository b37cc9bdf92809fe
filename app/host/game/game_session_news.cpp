// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the running game that tells seats and eyes what they may see: moves, positions, and on a chain what
// everybody hears.
#include <algorithm>

#include "app/host/game/game_session.h"
#include "app/host/game/news_for_all.h"
#include "engine/play/public_ranks.h"
#include "engine/rules/course.h"

namespace tapu {

namespace {

// How often the counts of a chain are told: no more than so many messages a second.
constexpr int kLeastCountsMs = 250, kCountsPerSecond = 2000;

}  // namespace

/// Sends one client of a seat what it may see of these moves. `answered`: the seat whose Act they answer, if a client
/// of this kind asked; else none.
void GameSession::tell(Connection& connection, const MoveGroup& group, SeatId answered, const QByteArray& receipt) {
  const bool isAnswer = answered == connection.seat;
  if (isAnswer) progressOf(connection).underWay = false;
  if (connection.snapshotUpTo < 0 || connection.snapshotUpTo >= group.upTo)
    return;  // the snapshot it was sent holds these moves
  if (group.news) return tellNews(connection, group, isAnswer ? std::optional(group.clientSeq) : std::nullopt, receipt);
  const auto seat = connection.seat.value;
  if (group.seen[seat].empty() && group.hashes.empty() && !isAnswer) return;
  wire::Batch batch;
  batch.upTo = group.upTo;
  if (isAnswer) batch.yourClientSeq = group.clientSeq;
  batch.clockLeftMs = clockLeftMs();
  batch.moves = group.seen[seat];
  if (!group.hashes.empty()) batch.hash = group.hashes[seat];
  batch.receipt = receipt;
  connection.send(batch);
  if (group.tookBack) sendSnapshot(connection);
}

/// The same on a chain.
void GameSession::tellNews(Connection& connection, const MoveGroup& group, std::optional<quint32> answered,
                           const QByteArray& receipt) {
  wire::News news = newsFor(connection, group, receipt);
  if (news.moves.isEmpty() && news.patches.encoded.isEmpty() && !answered) return;
  news.yourClientSeq = answered;
  connection.send(news);
}

wire::News GameSession::newsFor(const Connection& connection, const MoveGroup& group, const QByteArray& receipt) {
  wire::News news;
  news.upTo = group.upTo;
  news.clockLeftMs = clockLeftMs();
  news.receipt = receipt;
  if (!group.news) return news;
  const ChainWindow& window = game_.teller()->windowOf(definition().homeOf(connection.seat));
  ChainNews::Part part = group.news->partOf(connection.seat, window, definition());
  news.moves = std::move(part.moves);
  news.patches.encoded = std::move(part.patches);
  return news;
}

bool GameSession::isInSight(SeatId viewer, SeatId seat) {
  return !game_.teller() || game_.teller()->windowOf(definition().homeOf(viewer)).local(seat);
}

QList<quint16> GameSession::inSightOf(SeatId viewer, const QList<quint16>& bySeat) {
  if (!game_.teller()) return bySeat;
  const ChainWindow& window = game_.teller()->windowOf(definition().homeOf(viewer));
  if (window.isWhole()) return bySeat;
  QList<quint16> shown;
  for (int local = 0; local < kSeatsAtBoardOfChain * window.size(); ++local)
    shown.append(bySeat.value(window.whole(SeatId(local)).value));
  while (!shown.isEmpty() && shown.last() == 0) shown.removeLast();
  return shown;
}

/// On a chain: how many seats others wait for, how many still act, and who stands where, changes with acts of anybody,
/// and concerns everybody: it is told now and then.
void GameSession::tellCounts() {
  MoveGroup group;
  group.upTo = moveCount();
  group.news = game_.teller()->counts(state());
  // They may count moves that the store does not have yet.
  commits_.after(lastTicket_, [this, group = std::move(group), rankOf = ranks()] {
    const QByteArray receipt = receiptFor(committed_);
    connections_.forEach([&](Connection& connection) {
      if (!connection.seat || connection.snapshotUpTo < 0 || connection.snapshotUpTo > group.upTo) return;
      tellRank(connection, group, rankOf[connection.seat.value], receipt);
    });
    if (group.news) eyes_.add(group, receipt);
  });
}

/// By the points that everybody sees; after the end as the final table has it (9.22).
std::vector<wire::Rank> GameSession::ranks() const {
  std::vector<wire::Rank> rankOf(places_.size());
  if (game_.isOver()) {
    const std::vector<Standing> table = standings(definition(), state());
    for (const Standing& row : table) rankOf[row.seat.value] = {row.rank, static_cast<int>(table.size())};
    return rankOf;
  }
  const PublicRanks ranks(state());
  for (const SeatId seat : seatsOf(roster_.seats()))
    rankOf[seat.value] = {ranks.rankOf(state().publicPoints(seat)), ranks.seats()};
  return rankOf;
}

/// Tells the counts of this group, if there are any, and the rank, if it is another than that told last.
void GameSession::tellRank(Connection& connection, const MoveGroup& group, const wire::Rank& rank,
                           const QByteArray& receipt) {
  const bool isOther = std::exchange(connection.toldRank, rank) != rank;
  if (!group.news && !isOther) return;
  wire::News news = newsFor(connection, group, receipt);
  news.upTo = committed_;
  if (isOther) news.rank = rank;
  connection.send(news);
}

void GameSession::tellFinalRanks() {
  countsAlarm_.stop();
  makeFinalTable();
  const QByteArray receipt = receiptFor(committed_);
  connections_.forEach([&](Connection& connection) {
    // Whoever gets a position of the end is told after it.
    if (connection.snapshotUpTo < 0 || connection.snapshotUpTo >= committed_) return;
    if (connection.seat) tellRank(connection, {}, finalRanks_[connection.seat.value], receipt);
    tellFinalTable(connection);
  });
}

/// On a chain, once the end is safe; after a restart of the server too.
void GameSession::makeFinalTable() {
  if (!finalParts_.empty() || !endIsKept()) return;
  finalRanks_ = ranks();
  const FinalTable table = finalTableOf(definition(), state(), roster_.lobby().setup.chain, roster_.lobby().seats);
  const auto of = static_cast<int>(table.size());
  for (int first = 0; first < of; first += wire::FinalPart::kMostRows)
    finalParts_.push_back(
        wire::encode(wire::FromServer(wire::FinalPart{first, of, table.mid(first, wire::FinalPart::kMostRows)})));
}

/// From its first part on. Bots ask for no table.
void GameSession::tellFinalTable(Connection& connection) {
  connection.toldParts = connection.isWatched() ? 0 : finalParts_.size();
  tellMoreOfTable(connection);
}

void GameSession::tellMoreOfTable(Connection& connection) {
  if (connection.toldParts >= finalParts_.size() || connection.snapshotUpTo < 0 || !connection.isWatched()) return;
  connection.channel->send(finalParts_[connection.toldParts++]);
}

/// On a chain: what everybody hears of the moves from this one on, before they hear of the moves.
void GameSession::tellAll(int since) {
  bool isNews = endIsKept();
  for (int i = since; i < committed_; ++i) {
    const Move& move = moves()[static_cast<std::size_t>(i)];
    if (move.action.kind == ActionKind::StartRound) common_ = {};
    isNews |= mayBringPoints(move.action.kind) && move.chance.reached()[0];
  }
  if (!isNews) return;
  const std::span safe(moves().data(), static_cast<std::size_t>(committed_));
  CommonNews now = newsForAll(definition(), state(), safe, roster_.lobby().seats);
  if (!endIsKept()) now.ending.reset();
  if (std::exchange(common_, now) == now) return;
  const QByteArray letter = wire::encode(wire::FromServer(wire::HallNews{now}));
  connections_.forEach([&](Connection& connection) {
    // Whoever gets a position that holds these moves is told after it.
    if (connection.snapshotUpTo >= 0 && connection.snapshotUpTo < committed_) connection.channel->send(letter);
  });
}

/// After a position on a chain: what goes with it.
void GameSession::tellWhatAllKnow(Connection& connection) {
  if (!game_.teller() || common_.isEmpty()) return;
  connection.send(wire::HallNews{common_});
  if (!common_.ending) return;
  makeFinalTable();
  if (connection.seat && !finalRanks_.empty())
    tellRank(connection, {}, finalRanks_[connection.seat.value], receiptFor(committed_));
  tellFinalTable(connection);
}

void GameSession::measureThrow(qint64 sinceUs) {
  ThrowFigures figures;
  figures.writeUs = clock_->nowUs() - sinceUs;
  figures.round = state().head.round;
  qint64 bytes = 0;
  connections_.forEach([&](const Connection& connection) {
    if (!connection.seat) return;
    ++figures.clients;
    bytes += connection.sentBytes;
  });
  figures.roundBytes = bytes - std::exchange(bytesBefore_, bytes);
  Q_EMIT toldThrow(figures);
}

/// Those at seats that may hear something of these moves.
template <class Do>
void GameSession::forEachConcerned(const MoveGroup& group, Do act) {
  if (!group.news || group.news->isForAll())
    return connections_.forEach([&](Connection& connection) {
      if (connection.seat) act(connection);
    });
  for (const int board : group.news->boards()) {
    const SeatRange seats = definition().seatsAt(board);
    for (int seat = seats.first; seat < seats.end; ++seat) connections_.forEachAt(SeatId(seat), act);
  }
}

void GameSession::deliver(const MoveGroup& group, Connection::Kind by) {
  const int before = std::exchange(committed_, group.upTo);
  const QByteArray receipt = receiptFor(group.upTo);
  const qint64 sinceUs = clock_->nowUs();
  if (group.news) tellAll(before);
  forEachConcerned(group, [&](Connection& connection) {
    tell(connection, group, connection.kind == by ? group.seat : SeatId(), receipt);
  });
  if (group.news && std::exchange(thrownRound_, state().head.round) != state().head.round) measureThrow(sinceUs);
  if (group.news && !countsAlarm_.isSet()) countsAlarm_.set(countsMs(), [this] { tellCounts(); });
  tellEyes(group, receipt);
  if (late_) late_->add({moves().begin() + before, moves().begin() + group.upTo}, clockLeftMs());
  if (group.seat && by != Connection::Kind::StandIn) {
    placeOf(group.seat).person.underWay = false;
    keys_.noteClientSeq(group.seat, group.clientSeq);
  }
  for (int move = before; move < group.upTo; ++move) onCommitted(game_.moves()[static_cast<std::size_t>(move)]);
  if (!endIsKept() || std::exchange(over_, true)) return;
  standStill();
  sharedClock_.stop();
  eyes_.flush();  // the table follows the last moves, and the server may say goodbye once the players have heard of it
  if (group.news) tellFinalRanks();
  Q_EMIT over();
}

void GameSession::tellEyes(const MoveGroup& group, const QByteArray& receipt) {
  eyes_.add(group, receipt);
  if (!group.tookBack) return;
  eyes_.flush();
  connections_.forEach([this](Connection& connection) {
    if (connection.isEye() && !connection.seesLate()) sendToEye(connection);
  });
}

/// The position as everybody may see it, once the store has the moves that led to it.
void GameSession::sendToEye(Connection& connection) {
  if (late_ && connection.seesLate()) return late_->show(connection);
  const auto send = [&](auto whole) {
    whole.clockLeftMs = clockLeftMs();
    whole.receipt = receiptFor(whole.upTo);
    connection.snapshotUpTo = whole.upTo;
    sendWhenSafe(connection, std::move(whole));
  };
  game_.teller() ? send(game_.position(Viewer::watcher())) : send(game_.snapshot(Viewer::watcher()));
}

void GameSession::sendSnapshot(Connection& connection) {
  if (connection.isEye()) return sendToEye(connection);
  if (!connection.seat || isAwaited(connection)) return;  // without a snapshot no batch is sent either
  if (game_.teller())
    sendWhenSafe(connection, completed(game_.position(connection.seat), connection));
  else
    sendWhenSafe(connection, completed(game_.snapshot(connection.seat), connection));
}

/// What a position says beside the game.
template <class Whole>
Whole GameSession::completed(Whole whole, Connection& connection) {
  const SeatProgress& progress = progressOf(connection);
  whole.lastClientSeq = progress.last;
  whole.lastRefused = progress.refused;
  whole.clockLeftMs = clockLeftMs();
  whole.receipt = receiptFor(whole.upTo);
  connection.snapshotUpTo = whole.upTo;
  return whole;
}

/// The position may hold moves that the store does not have yet: it is sent once they are safe. By then the connection
/// may be gone, so it is looked up again.
template <class Whole>
void GameSession::sendWhenSafe(Connection& connection, Whole whole) {
  connections_.afterCommit(connection, commits_, lastTicket_, [this, to = &connection, whole = std::move(whole)] {
    to->send(whole);
    tellWhatAllKnow(*to);
  });
}

int GameSession::countsMs() const { return std::max(kLeastCountsMs, 1000 * roster_.seats() / kCountsPerSecond); }

}  // namespace tapu
