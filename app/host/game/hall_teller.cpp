// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/hall_teller.h"

#include <algorithm>

#include "app/host/game/news_for_all.h"
#include "engine/play/public_ranks.h"
#include "engine/rules/course.h"

namespace tapu {

namespace {

// The counts of a chain are told in no more than so many messages a second.
constexpr int kLeastCountsMs = 250, kCountsPerSecond = 2000;

}  // namespace

HallTeller::HallTeller(std::shared_ptr<Clock> clock, AuthoritativeGame& game, Connections& connections,
                       const Roster& roster, CommitQueue& commits, const SafeMoves& safe, EyeFeed& eyes,
                       std::function<qint64()> clockLeftMs)
    : clock_(clock),
      game_(game),
      connections_(connections),
      roster_(roster),
      commits_(commits),
      safe_(safe),
      eyes_(eyes),
      clockLeftMs_(std::move(clockLeftMs)),
      countsAlarm_(std::move(clock)) {}

void HallTeller::goOn() {
  thrownRound_ = game_.state().head.round;
  if (game_.teller()) common_ = newsForAll(game_.definition(), game_.state(), game_.moves(), roster_.lobby().seats);
}

void HallTeller::tell(Connection& connection, const MoveGroup& group, std::optional<quint32> answered,
                      const QByteArray& receipt) {
  wire::News news = newsFor(connection, group, receipt);
  if (news.moves.isEmpty() && news.patches.encoded.isEmpty() && !answered) return;
  news.yourClientSeq = answered;
  connection.send(news);
}

wire::News HallTeller::newsFor(const Connection& connection, const MoveGroup& group, const QByteArray& receipt) {
  wire::News news;
  news.upTo = group.upTo;
  news.clockLeftMs = clockLeftMs_();
  news.receipt = receipt;
  if (!group.news) return news;
  const ChainWindow& window = game_.teller()->windowOf(game_.definition().homeOf(connection.seat));
  ChainNews::Part part = group.news->partOf(connection.seat, window, game_.definition());
  news.moves = std::move(part.moves);
  news.patches.encoded = std::move(part.patches);
  return news;
}

/// Tells the numbers of seats that others wait for and that still act, and the ranks: they change with acts of anybody
/// and concern everybody, so they are told only now and then.
void HallTeller::tellCounts() {
  MoveGroup group;
  group.upTo = game_.moveCount();
  group.news = game_.teller()->counts(game_.state());
  // They may count moves that the store does not have yet.
  commits_.after(safe_.lastTicket, [this, group = std::move(group), rankOf = ranks()] {
    const QByteArray receipt = safe_.receiptFor(safe_.count);
    connections_.forEach([&](Connection& connection) {
      if (!connection.seat || connection.snapshotUpTo < 0 || connection.snapshotUpTo > group.upTo) return;
      tellRank(connection, group, rankOf[connection.seat.value], receipt);
    });
    if (group.news) eyes_.add(group, receipt);
  });
}

/// The ranks by the points that everybody sees; after the end as the final table has them (9.22).
std::vector<wire::Rank> HallTeller::ranks() const {
  std::vector<wire::Rank> rankOf(static_cast<std::size_t>(roster_.seats()));
  if (game_.isOver()) {
    const std::vector<Standing> table = standings(game_.definition(), game_.state());
    for (const Standing& row : table) rankOf[row.seat.value] = {row.rank, static_cast<int>(table.size())};
    return rankOf;
  }
  const PublicRanks ranks(game_.state());
  for (const SeatId seat : seatsOf(roster_.seats()))
    rankOf[seat.value] = {ranks.rankOf(game_.state().publicPoints(seat)), ranks.seats()};
  return rankOf;
}

/// Tells the counts of this group, if there are any, and the rank, if it is another than that told last.
void HallTeller::tellRank(Connection& connection, const MoveGroup& group, const wire::Rank& rank,
                          const QByteArray& receipt) {
  const bool isOther = std::exchange(connection.toldRank, rank) != rank;
  if (!group.news && !isOther) return;
  wire::News news = newsFor(connection, group, receipt);
  news.upTo = safe_.count;
  if (isOther) news.rank = rank;
  connection.send(news);
}

void HallTeller::tellEnd() {
  countsAlarm_.stop();
  makeFinalTable();
  const QByteArray receipt = safe_.receiptFor(safe_.count);
  connections_.forEach([&](Connection& connection) {
    // Those who get a position of the end are told after it.
    if (connection.snapshotUpTo < 0 || connection.snapshotUpTo >= safe_.count) return;
    if (connection.seat) tellRank(connection, {}, finalRanks_[connection.seat.value], receipt);
    tellFinalTable(connection);
  });
}

/// Makes the final table once the end is safe, after a restart of the server too.
void HallTeller::makeFinalTable() {
  if (!finalParts_.empty() || !safe_.hasEnd()) return;
  finalRanks_ = ranks();
  const FinalTable table =
      finalTableOf(game_.definition(), game_.state(), roster_.lobby().setup.chain, roster_.lobby().seats);
  const auto of = static_cast<int>(table.size());
  for (int first = 0; first < of; first += wire::FinalPart::kMostRows)
    finalParts_.push_back(
        wire::encode(wire::FromServer(wire::FinalPart{first, of, table.mid(first, wire::FinalPart::kMostRows)})));
}

/// Tells the final table from its first part on. Bots ask for none.
void HallTeller::tellFinalTable(Connection& connection) {
  connection.toldParts = connection.isWatched() ? 0 : finalParts_.size();
  tellMoreOfTable(connection);
}

void HallTeller::tellMoreOfTable(Connection& connection) {
  if (knowsTable(connection) || connection.snapshotUpTo < 0 || !connection.isWatched()) return;
  connection.channel->send(finalParts_[connection.toldParts++]);
}

void HallTeller::tellAll(int since) {
  bool isNews = safe_.hasEnd();
  for (int i = since; i < safe_.count; ++i) {
    const Move& move = game_.moves()[static_cast<std::size_t>(i)];
    if (move.action.kind == ActionKind::StartRound) common_ = {};
    isNews |= mayBringPoints(move.action.kind) && move.chance.reached()[0];
  }
  if (!isNews) return;
  const std::span safe(game_.moves().data(), static_cast<std::size_t>(safe_.count));
  CommonNews now = newsForAll(game_.definition(), game_.state(), safe, roster_.lobby().seats);
  if (!safe_.hasEnd()) now.ending.reset();
  if (std::exchange(common_, now) == now) return;
  const QByteArray letter = wire::encode(wire::FromServer(wire::HallNews{now}));
  connections_.forEach([&](Connection& connection) {
    // Those who get a position that holds these moves are told after it.
    if (connection.snapshotUpTo >= 0 && connection.snapshotUpTo < safe_.count) connection.channel->send(letter);
  });
}

void HallTeller::tellWhatAllKnow(Connection& connection) {
  if (!game_.teller() || common_.isEmpty()) return;
  connection.send(wire::HallNews{common_});
  if (!common_.ending) return;
  makeFinalTable();
  if (connection.seat && !finalRanks_.empty())
    tellRank(connection, {}, finalRanks_[connection.seat.value], safe_.receiptFor(safe_.count));
  tellFinalTable(connection);
}

void HallTeller::noteTold(qint64 sinceUs) {
  const int round = game_.state().head.round;
  if (std::exchange(thrownRound_, round) != round) measureThrow(sinceUs);
  if (!countsAlarm_.isSet()) countsAlarm_.set(countsMs(), [this] { tellCounts(); });
}

void HallTeller::measureThrow(qint64 sinceUs) {
  ThrowFigures figures;
  figures.writeUs = clock_->nowUs() - sinceUs;
  figures.round = game_.state().head.round;
  qint64 bytes = 0;
  connections_.forEach([&](const Connection& connection) {
    if (!connection.seat) return;
    ++figures.clients;
    bytes += connection.sentBytes;
  });
  figures.roundBytes = bytes - std::exchange(bytesBefore_, bytes);
  Q_EMIT toldThrow(figures);
}

int HallTeller::countsMs() const { return std::max(kLeastCountsMs, 1000 * roster_.seats() / kCountsPerSecond); }

}  // namespace tapu

#include "moc_hall_teller.cpp"
