// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/authoritative_game.h"

#include <QCoreApplication>

#include "app/values/codec.h"
#include "app/wire/seat_number.h"
#include "engine/play/round_time.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"

using namespace Qt::StringLiterals;

namespace tapu {

AuthoritativeGame::AuthoritativeGame(const Setup& setup, ChanceSource& chance)
    : setup_(setup),
      chance_(chance),
      game_(std::make_unique<Game>(setup)),
      teller_(game_->definition().map.isChain() ? std::make_unique<ChainTeller>(game_->definition()) : nullptr),
      seen_(teller_ ? 0 : static_cast<std::size_t>(game_->definition().seats)) {
  if (teller_) teller_->startFrom(state());
}

QString AuthoritativeGame::replay(const std::vector<StoredMove>& rows) {
  for (const StoredMove& row : rows) {
    Complaint complaint;
    auto move = decodeMove(row.body, complaint);
    if (!move || !isPlayable(*move) || row.seat != move->seat)
      //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
      return QCoreApplication::translate("Store", "move %1 of the log cannot be played").arg(row.number);
    again(*move);
  }
  if (teller_) teller_->startFrom(state());
  return {};
}

/// A move of the store could have been played here, with these results of chance.
bool AuthoritativeGame::isPlayable(Move& move) const {
  if (!fits(definition(), move) || game_->check(move.seat, move.action)) return false;
  return move.action.kind == ActionKind::TakeBack || !completeChance(definition(), state(), move);
}

MoveGroup AuthoritativeGame::settle() {
  MoveGroup group = fresh();
  const Header before = state().head;
  playDueMoves(group);
  close(group, before);
  return group;
}

AuthoritativeGame::Outcome AuthoritativeGame::play(SeatId seat, const Action& action, quint32 clientSeq) {
  if (!fits(definition(), seat, action)) return {Reject::NoSuchPlace, {}};
  if (const auto refused = game_->check(seat, action)) return {refused, {}};
  return carryOut(drawn(seat, action), clientSeq);
}

/// The move with what comes of it: as it was told, if that can be, else by lot.
Move AuthoritativeGame::drawn(SeatId seat, const Action& action) {
  const auto number = static_cast<quint64>(moveCount());
  if (const auto told = chance_.told(number)) {
    Move move{seat, action, *told};
    if (isPlayable(move)) return move;
  }
  return {seat, action, draw(definition(), state(), seat, action, chance_.forMove(number))};
}

AuthoritativeGame::Outcome AuthoritativeGame::enter(const std::array<quint8, 2>& dice) {
  const auto awaited = enteredThrow(definition(), state());
  if (!awaited) return {Reject::NotATableMove, {}};
  Move move{SeatId(), *awaited, {}};
  move.chance.dice = dice;
  if (const auto refused = completeChance(definition(), state(), move)) return {refused, {}};
  return carryOut(move, 0);
}

AuthoritativeGame::Outcome AuthoritativeGame::carryOut(Move move, quint32 clientSeq) {
  Outcome outcome{std::nullopt, fresh()};
  outcome.group.seat = clientSeq == 0 ? SeatId() : move.seat;
  outcome.group.clientSeq = clientSeq;
  const Header before = state().head;
  put(move, clientSeq, outcome.group);
  playDueMoves(outcome.group);
  close(outcome.group, before);
  return outcome;
}

void AuthoritativeGame::playDueMoves(MoveGroup& group) {
  const auto last = [this] { return moveCount() > 0 ? &game_->log().back() : nullptr; };
  while (const auto due = dueMove(definition(), state(), last())) put(drawn(SeatId(), *due), 0, group);
}

void AuthoritativeGame::put(const Move& move, quint32 clientSeq, MoveGroup& group) {
  if (teller_)
    teller_->note(state(), move);
  else
    show(move, group);
  group.rows.push_back({static_cast<quint32>(moveCount()), move.seat, clientSeq, encodeMove(move)});
  group.tookBack |= move.action.kind == ActionKind::TakeBack;
  game_->append(move);
}

/// On one board: what each seat sees of a move that is about to be applied.
void AuthoritativeGame::show(const Move& move, MoveGroup& group) {
  const SeatSet hear =
      move.action.kind == ActionKind::TakeBack ? witnesses_.back().seats : SeatSet::below(definition().seats);
  Witnesses witnesses;
  for (const SeatId seat : seatsOf(definition().seats)) {
    const auto visible = visibleTo(seat, definition(), state(), move);
    if (!visible || !hear.contains(seat)) continue;
    witnesses.seats.insert(seat);
    seen_[seat.value].push_back(*visible);
    group.seen[seat.value].push_back(*visible);
  }
  witnesses.watchers = showWatchers(move, group);
  noteWitnesses(move, witnesses);
}

/// Likewise, what everybody may see of it. True if they may.
bool AuthoritativeGame::showWatchers(const Move& move, MoveGroup& group) {
  if (move.action.kind == ActionKind::TakeBack && !witnesses_.back().watchers) return false;
  const auto visible = visibleTo(Viewer::watcher(), definition(), state(), move);
  if (!visible) return false;
  seenByWatchers_.push_back(*visible);
  group.seenByWatchers.push_back(*visible);
  return true;
}

void AuthoritativeGame::noteWitnesses(const Move& move, const Witnesses& witnesses) {
  if (isAside(move)) return;
  if (move.action.kind == ActionKind::TakeBack)
    witnesses_.pop_back();
  else if (mayEverBeTakenBack(move))
    witnesses_.push_back(witnesses);
  else
    witnesses_.clear();
}

MoveGroup AuthoritativeGame::fresh() const {
  MoveGroup group;
  group.seen.resize(seen_.size());
  return group;
}

void AuthoritativeGame::close(MoveGroup& group, const Header& before) {
  group.upTo = moveCount();
  const Header& now = state().head;
  group.endsRound = now.round != before.round || now.phase != before.phase;
  if (teller_) {
    group.news = teller_->news(state());
    return;
  }
  if (now.turn == before.turn && now.setupStep == before.setupStep && now.phase == before.phase) return;
  for (const SeatId seat : seatsOf(definition().seats))
    group.hashes.push_back(wire::hashOf(visibleTo(seat, definition(), state())));
  group.hashOfWatchers = wire::hashOf(visibleTo(Viewer::watcher(), definition(), state()));
}

MoveGroup AuthoritativeGame::repeat(const std::vector<Move>& moves) {
  MoveGroup group = fresh();
  const Header before = state().head;
  for (const Move& move : moves) put(move, 0, group);
  close(group, before);
  return group;
}

void AuthoritativeGame::rollBack(int count) {
  const std::vector<Move> log(game_->log().begin(), game_->log().begin() + count);
  game_ = std::make_unique<Game>(setup_);
  if (teller_) teller_ = std::make_unique<ChainTeller>(definition());
  for (auto& moves : seen_) moves.clear();
  seenByWatchers_.clear();
  witnesses_.clear();
  for (const Move& move : log) again(move);
  if (teller_) teller_->startFrom(state());
}

/// A move that was told long ago, or is told by a new position.
void AuthoritativeGame::again(const Move& move) {
  if (teller_) return game_->append(move);
  MoveGroup unused = fresh();
  put(move, 0, unused);
}

wire::Snapshot AuthoritativeGame::snapshot(Viewer viewer) const {
  wire::Snapshot snapshot;
  snapshot.upTo = moveCount();
  snapshot.setup = setup_;
  snapshot.state = visibleTo(viewer, definition(), state());
  const std::vector<Move>& seen = viewer.isWatcher() ? seenByWatchers_ : seen_[viewer.seat().value];
  if (moveCount() <= wire::kMostHistory) snapshot.history = seen;
  return snapshot;
}

wire::Position AuthoritativeGame::position(Viewer viewer) {
  const ChainWindow window =
      viewer.isWatcher() ? ChainWindow::whole(definition().map) : teller_->windowOf(definition().homeOf(viewer.seat()));
  wire::Position position;
  position.upTo = moveCount();
  position.window = window.parts();
  position.setup = window.local(setup_);
  position.patches.encoded = teller_->position(viewer, window, state());
  return position;
}

}  // namespace tapu
