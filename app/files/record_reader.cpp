// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/record_reader.h"

#include <QCoreApplication>

#include "app/files/record_move.h"
#include "app/files/state_reader.h"
#include "app/files/whole_file.h"
#include "app/text/reject_text.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/rules/dog.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr qint64 kLongestLine = 1024 * 1024;
constexpr int kMostMoves = 1'000'000;

/// Whether the record itself has this move of the table next.
bool isInRecord(const Move& due, const Move& next) { return !next.seat && next.action == due.action; }

/// A move of the table that is due now, needs no chance and may be left out of a record: about an offer that cannot be
/// paid (6.5, 6.6), the last round (8.17), or the end of a window in which everybody has answered (8.15).
std::optional<Move> silentMove(const Game& game) {
  const GameDefinition& definition = game.definition();
  const State& state = game.state();
  const auto due = dueMove(definition, state, game.log().empty() ? nullptr : &game.log().back());
  const bool isSilent = due && (due->kind == ActionKind::WithdrawOffer || due->kind == ActionKind::StrikeAnswer ||
                                due->kind == ActionKind::StopGame);
  if (isSilent) return Move{{}, *due, {}};
  const auto closing = due ? std::nullopt : windowMove(definition, state);
  if (!closing) return {};
  Move move{{}, *closing, {}};
  if (completeChance(definition, state, move)) return {};
  return move;
}

/// Why a move of a file cannot be played: it may name places or moves that this game does not have.
std::optional<Reject> whyNotRead(const Game& game, const Move& move) {
  if (move.seat && move.action.isOfTable()) return Reject::NotATableMove;
  if (!fits(game.definition(), move.seat, move.action)) return Reject::NoSuchPlace;
  return game.check(move.seat, move.action);
}

}  // namespace

QByteArray recordText(const RecordHeader& header, const std::vector<Move>& moves) {
  const GameDefinition definition(header.setup);
  QByteArray text = headerLine(header) + '\n';
  for (const Move& move : moves) text += moveLine(definition, move) + '\n';
  return text;
}

bool saveRecord(const QString& path, const RecordHeader& header, const std::vector<Move>& moves, Complaint& complaint) {
  return writeFile(path, recordText(header, moves), complaint);
}

/// The next line that is not empty, without its end; nothing at the end of the file.
std::optional<QByteArray> RecordReader::readLine(Complaint& complaint) {
  while (!in_.atEnd()) {
    if (buffer_.isEmpty()) buffer_.resize(kLongestLine);  // once: a new one for each line takes longer than the line
    const qint64 length = in_.readLine(buffer_.data(), kLongestLine);
    QByteArray line(buffer_.constData(), std::max<qint64>(0, length));
    ++line_;
    torn_ = !line.endsWith('\n');
    if (torn_ && line.size() >= kLongestLine - 1) {
      torn_ = false;
      complaint.line = line_;
      //: A fault in a recorded game
      complaint.sentence = QCoreApplication::translate("Formats", "This line is too long for a record.");
      return {};
    }
    line = line.trimmed();
    if (line_ == 1 && line.startsWith("\xef\xbb\xbf")) line = line.sliced(3);
    if (!line.isEmpty()) return line;
  }
  return {};
}

bool RecordReader::start(Complaint& complaint) {
  const auto line = readLine(complaint);
  if (!line && complaint.isEmpty()) {
    complaint.line = 1;
    //: A fault in a recorded game
    complaint.sentence = QCoreApplication::translate("Formats", "The file is empty.");
  }
  const auto header = line ? headerFrom(*line, complaint) : std::nullopt;
  later_ = !header && line && isLaterHeader(*line);
  if (!header) {
    complaint.line = qMax(line_, 1);
    return false;
  }
  header_ = *header;
  game_ = std::make_unique<Game>(header_.setup);
  if (header_.seenBy)
    game_ = std::make_unique<Game>(header_.setup, visibleTo(*header_.seenBy, game_->definition(), game_->state()));
  if (!header_.position) return true;
  const auto state = stateFromLine(*header_.position, {u"position"_s}, game_->definition(), complaint);
  if (!state) {
    complaint.line = line_;
    return false;
  }
  game_ = std::make_unique<Game>(header_.setup, *state);
  moves_ = static_cast<int>(qBound(qint64{0}, header_.position->value(u"move"_s).toInteger(0), qint64{kMostMoves}));
  return true;
}

/// Moves of the table that are due and need no chance may be left out of a record: plays them before `next`.
void RecordReader::playWhatIsDue(const Move& next) {
  for (int i = 0; i < 16; ++i) {
    const auto due = silentMove(*game_);
    if (!due || isInRecord(*due, next)) return;
    game_->append(*due, tell_);
  }
}

/// Plays a move as one seat saw it. Its chance is not completed, since that needs cards that the seat did not see.
bool RecordReader::playAsSeen(const Move& move, Complaint& complaint) {
  const bool isTakeBack = !move.seat && move.action.kind == ActionKind::TakeBack;
  const GameDefinition& definition = game_->definition();
  const bool isSound = fits(definition, move) && (isTakeBack || isPlausible(definition, game_->state(), move));
  if (!isSound) {
    //: A fault in a recorded game that tells what one player saw
    complaint.sentence =
        QCoreApplication::translate("Formats", "This move cannot be, whatever the cards are that were not seen.");
    return false;
  }
  ++moves_;
  // An offer between others that was taken back was never seen: nothing changes.
  if (isTakeBack && game_->check(move.seat, move.action)) return true;
  game_->append(move, tell_);
  return true;
}

bool RecordReader::play(Move move, Complaint& complaint) {
  if (header_.seenBy) return playAsSeen(move, complaint);
  playWhatIsDue(move);
  auto refused = whyNotRead(*game_, move);
  const bool isTakeBack = !move.seat && move.action.kind == ActionKind::TakeBack;
  if (!refused && !isTakeBack) refused = completeChance(game_->definition(), game_->state(), move);
  if (refused) {
    complaint = complaintFor(*refused);
    return false;
  }
  game_->append(move, tell_);
  ++moves_;
  return true;
}

RecordReader::Step RecordReader::next(Complaint& complaint) {
  const auto line = readLine(complaint);
  if (!line) return complaint.isEmpty() ? Step::End : Step::Fault;
  if (line_ > 2 * kMostMoves)
    //: A fault in a recorded game
    complaint.sentence = QCoreApplication::translate("Formats", "The record has too many moves.");
  const Completeness seen = header_.seenBy ? Completeness::BySeat : Completeness::Whole;
  const auto move = complaint.isEmpty() ? moveFromLine(*line, game_->definition(), complaint, seen) : std::nullopt;
  torn_ = torn_ && !move && !line->endsWith('}');
  if (torn_)
    //: A fault in a recorded game: the file was cut off while it was written
    complaint.sentence =
        QCoreApplication::translate("Formats", "The last line breaks off; everything before it is used.");
  if (move && play(*move, complaint)) return Step::Moved;
  complaint.line = line_;
  return Step::Fault;
}

}  // namespace tapu
