// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/lost_moves.h"

#include "app/host/news/server_log.h"
#include "app/wire/names.h"

using namespace Qt::StringLiterals;

namespace tapu {

LostMoves::LostMoves(Receipts& receipts, const Roster& roster, TableKeeper& keeper, TableTalk& talk,
                     OnMissingMoves rule, std::function<QByteArray()> makeToken, std::shared_ptr<Clock> clock,
                     const std::unique_ptr<GameSession>& game)
    : receipts_(receipts),
      roster_(roster),
      keeper_(keeper),
      talk_(talk),
      rule_(rule),
      makeToken_(std::move(makeToken)),
      game_(game),
      alarm_(std::move(clock)) {}

/// The names of the runs are in the file itself, not in its log: damage to the log loses moves, never the knowledge
/// that there were some.
void LostMoves::begin(const QByteArray& receipts) {
  receipts_ = receipts.isEmpty() ? Receipts() : Receipts::from(receipts);
  if (receipts_.isNone()) receipts_ = Receipts(makeToken_());
  receipts_.beginRun(makeToken_(), game_ ? game_->played().moveCount() : 0);
  keeper_.keepTable();
  keeper_.secure();
}

void LostMoves::judge(const wire::Hello& hello, SeatId seat) {
  if (!game_ || hello.receipt.isEmpty()) return;
  const auto verdict = receipts_.judge(hello.receiptFor, hello.receipt, game_->played().moveCount());
  const bool isKnown = keeper_.doubt() == TableKeeper::Doubt::Yes && hello.receiptFor <= missing_.seen;
  if (!verdict.isLost || isKnown) return;
  const QString name = seat ? roster_.seat(seat).name : cleanLine(hello.name);
  doubt({verdict.kept, hello.receiptFor, name}, seat);
}

void LostMoves::doubt(const MissingMoves& missing, SeatId seat) {
  qCCritical(serverLog).noquote() << "moves are missing after number" << missing.kept << "; seen:" << missing.seen;
  missing_ = missing;
  keeper_.setDoubt(TableKeeper::Doubt::Yes);
  game_->hold();
  keeper_.keepHead();
  keeper_.secure();
  ChatLine line = noticeLine(Notice::MovesMissing, u"%1/%2"_s.arg(missing.kept).arg(missing.seen));
  line.seat = seat;
  line.name = missing.seenBy;
  talk_.tell(line);
  // In the next pass: this is called from within a greeting.
  if (rule_ != OnMissingMoves::Ask) alarm_.set(0, [this] { decide(rule_); });
}

Refusal LostMoves::decide(OnMissingMoves decision) {
  if (keeper_.doubt() == TableKeeper::Doubt::No || keeper_.isResting()) return Refusal::NotNow;
  if (decision == OnMissingMoves::Stop) {
    // In the next pass: whoever hears this closes all connections, also the one that is asking.
    alarm_.set(0, [this] { Q_EMIT stoppedToMend(missing_); });
    return Refusal::None;
  }
  keeper_.setDoubt(TableKeeper::Doubt::No);
  begin();  // receipts given so far speak of moves that are no more
  keeper_.keepHead();
  keeper_.secure();
  talk_.notice(Notice::GoesOnWithout, {}, QString::number(game_->played().moveCount()));
  game_->release();
  return Refusal::None;
}

}  // namespace tapu

#include "moc_lost_moves.cpp"
