// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/game_session.h"

#include <algorithm>
#include <vector>

#include "app/wire/notice.h"
#include "engine/rules/course.h"
#include "engine/rules/dog.h"

namespace tapu {

namespace {

/// The moves of an action that was not refused.
std::optional<MoveGroup> granted(AuthoritativeGame::Outcome outcome) {
  if (outcome.refused) return std::nullopt;
  return std::move(outcome.group);
}

}  // namespace

GameSession::GameSession(const GameContext& context, const Setup& setup)
    : store_(context.store),
      commits_(context.commits),
      connections_(context.connections),
      roster_(context.roster),
      keys_(context.keys),
      game_(setup, context.chance),
      safe_(game_, context.receipts),
      acts_(context.roster.seats()),
      clocks_(context.clock, context.store, game_,
              {.timers = [this] { return persons_.timers(); },
               .seatTimeUp = [this](SeatId seat) { timeUp(seat); },
               .roundTimeUp = [this] { roundTimeUp(); }}),
      teller_(context.clock, game_, context.connections, context.roster, context.commits, safe_, acts_,
              {setup, context.chance, context.lateMs}, [this] { return clocks_.leftMs(); }),
      persons_(context.clock, game_, context.connections, context.roster, context.keys, safe_, context.unattended,
               *this),
      requests_(game_, clocks_, persons_, teller_, context.roster, context.throws, *this),
      newcomers_(game_, context.connections, context.roster, context.keys, persons_, teller_, *this) {}

QString GameSession::replay(const StoredGame& stored) {
  const std::vector<StoredMove>& rows = stored.moves;
  const QString problem = game_.replay(rows);
  if (!problem.isEmpty()) return problem;
  safe_.count = game_.moveCount();
  clocks_.goOnFrom(rows.empty() ? 0 : rows.back().playedMs, stored.clock);
  teller_.goOn();
  persons_.goOn();
  for (const StoredMove& row : rows)
    if (row.seat && row.clientSeq > 0) {
      quint32& last = acts_.person(row.seat).last;
      last = std::max(last, row.clientSeq);
    }
  return {};
}

void GameSession::open(EventStore::Ticket begun) {
  safe_.lastTicket = begun;
  if (!safe_.areInDoubt) publish(game_.settle());
  teller_.sendSnapshots();
  for (const SeatId seat : seatsOf(roster_.seats())) {
    if (roster_.seat(seat).holder != SeatHolder::Person) continue;
    if (game_.state().seat(seat).presence != Presence::Away) continue;
    persons_.leave(seat);
    callStandIn(seat);  // the store has kept that they left
  }
  if (game_.isOver() && !std::exchange(over_, true))
    Q_EMIT over();  // the server stopped after the last move, before it said this
}

// ---- actions

void GameSession::act(Connection& connection, const wire::Act& act) {
  if (!connection.seat) return;
  if (teller_.isAwaited(connection)) return refuse(connection, act.clientSeq, Reject::NotYourTurn);
  if (connection.kind == Connection::Kind::Person) persons_.noteActivity(connection.seat);
  if (clocks_.isSharedOver()) roundTimeUp();  // 9.6: what is read when the time is over comes after its end
  ActProgress::Of& progress = acts_.of(connection);
  if (act.clientSeq == 0 || act.clientSeq < progress.last) return;  // one that was judged before came late
  if (act.clientSeq == progress.last) return answerAgain(connection, act, progress);
  progress = {act.clientSeq, judge(connection, act), false};
  if (progress.refused) return refuse(connection, act.clientSeq, *progress.refused);
  const bool isStandIn = connection.kind == Connection::Kind::StandIn;
  // A stand-in's numbers are its own: they must not clash with the person's in the store.
  auto outcome = game_.play(connection.seat, act.action, isStandIn ? 0 : act.clientSeq);
  progress.refused = outcome.refused;
  if (outcome.refused) return refuse(connection, act.clientSeq, *outcome.refused);
  outcome.group.seat = connection.seat;
  outcome.group.clientSeq = act.clientSeq;
  progress.underWay = true;
  publish(std::move(outcome.group), connection.kind);
}

std::optional<Reject> GameSession::judge(const Connection& connection, const wire::Act& act) {
  const bool isBot = connection.kind != Connection::Kind::Person;
  if (isHalted() || (persons_.isHeld() && isBot)) return Reject::Paused;
  if (act.action.isOfTable()) return Reject::NotATableMove;
  const SeatId seat = connection.seat;
  const bool isAway = game_.state().seat(seat).presence == Presence::Away;
  if (isAway != (connection.kind == Connection::Kind::StandIn)) return Reject::NotYourTurn;
  if (act.answers == wire::answersOf(game_.state(), seat, act.action)) return std::nullopt;
  return wire::isAboutOffer(act.action) ? Reject::NoSuchOffer : Reject::NothingToDecide;
}

void GameSession::answerAgain(Connection& connection, const wire::Act& act, const ActProgress::Of& progress) {
  if (progress.underWay) return;  // the store is writing it: its answer follows
  if (progress.refused) return refuse(connection, act.clientSeq, *progress.refused);
  teller_.answerAgain(connection, act.clientSeq);
}

void GameSession::refuse(Connection& connection, quint32 clientSeq, Reject reason) {
  if (!connections_.noteRefusal(connection)) return;
  wire::Refused refused;
  refused.what = wire::Refused::What::Act;
  refused.clientSeq = clientSeq;
  refused.reject = reason;
  connection.send(refused);
}

/// Nobody is left who could enter dice: the game goes on as if the server threw.
void GameSession::throwUnattended() {
  if (auto thrown = makeUnattendedThrow()) publish(std::move(*thrown));
}

std::optional<Reject> GameSession::playForTable(const Action& action) {
  if (isHalted()) return Reject::Paused;
  auto outcome = game_.play(SeatId(), action);
  if (!outcome.refused) publish(std::move(outcome.group));
  return outcome.refused;
}

// ---- what the moves lead to

/// Unless the store has failed: then they stand still anyway.
void GameSession::reviewClocks() {
  if (!halted_ && updateClocks()) clocks_.keep();
}

bool GameSession::updateClocks() { return !safe_.areInDoubt && clocks_.update(persons_.held()); }

void GameSession::publish(MoveGroup group, Connection::Kind by) {
  commit(std::move(group), by);
  while (auto following = playWhatFollows()) commit(std::move(*following), Connection::Kind::Person);
}

void GameSession::commit(MoveGroup group, Connection::Kind by) {
  const bool isClockDue = updateClocks();
  if (group.rows.empty()) {
    if (isClockDue) clocks_.keep();
    return;
  }
  for (StoredMove& row : group.rows) row.playedMs = clocks_.playedMs();
  // A move that opens or ends a window is stored with the reading of the clock in it, and one that seats somebody with
  // their key and a head in which the seat is theirs: a crash leaves all of it or nothing (9.6, 9.20).
  KeptBeside beside;
  if (isClockDue) beside.clock = clocks_.toKeep();
  newcomers_.keepBeside(beside);
  safe_.lastTicket = store_.append(std::move(group.rows), beside);
  if (group.endsRound) store_.checkpoint();
  if (group.endsRound) persons_.noteRound();
  commits_.after(safe_.lastTicket, [this, group = std::move(group), by] { deliver(group, by); });
}

/// The store has these moves: they are told, and what follows beside the board is done.
void GameSession::deliver(const MoveGroup& group, Connection::Kind by) {
  const int before = std::exchange(safe_.count, group.upTo);
  teller_.tell(group, by, before);
  if (group.seat && by != Connection::Kind::StandIn) {
    acts_.person(group.seat).underWay = false;
    keys_.noteClientSeq(group.seat, group.clientSeq);
  }
  for (int move = before; move < group.upTo; ++move) onCommitted(game_.moves()[static_cast<std::size_t>(move)]);
  if (!safe_.hasEnd() || std::exchange(over_, true)) return;
  clocks_.stop();
  teller_.tellEnd(group);
  Q_EMIT over();
}

std::optional<MoveGroup> GameSession::playWhatFollows() {
  if (isHalted()) return std::nullopt;
  if (auto closed = closeAnswerWindow()) return closed;
  if (auto seated = newcomers_.seatNext()) return seated;
  return makeUnattendedThrow();
}

/// Wolves (8.15): where persons wait for one another the window runs its full time, so that waiting tells nothing; with
/// one person, or all at this computer, it closes with the last answer.
std::optional<MoveGroup> GameSession::closeAnswerWindow() {
  if (!windowMove(game_.definition(), game_.state()) || persons_.timers() == PersonalTimers::On) return std::nullopt;
  return granted(game_.play(SeatId(), timeUpForAll()));
}

/// Dice are entered by hand (9.5), and nobody is there who could.
std::optional<MoveGroup> GameSession::makeUnattendedThrow() {
  if (isHalted() || persons_.isHeld() || clocks_.sharedLeftMs() > 0) return std::nullopt;
  const auto awaited = enteredThrow(game_.definition(), game_.state());
  if (!awaited || !requests_.isThrownByTable()) return std::nullopt;
  return granted(game_.play(SeatId(), *awaited));
}

/// Does all that follows from a move beside the board, once it is safe: a move that the store never got leaves nothing
/// behind.
void GameSession::onCommitted(const Move& move) {
  const SeatId seat = move.action.seat;
  if (move.action.kind == ActionKind::SeatLeft) return callStandIn(seat);
  if (move.action.kind != ActionKind::SeatTaken) return;
  const bool isNew = move.action == seatTaken(seat, Newcomer::Yes) || newcomers_.isSittingDown(seat);
  isNew ? newcomers_.noteSeated(seat) : Q_EMIT standInDone(seat);
}

void GameSession::callStandIn(SeatId seat) {
  if (safe_.hasEnd() || game_.definition().rules.leaversFreeze == Switch::On) return;
  acts_.forgetStandIn(seat);
  Q_EMIT standInNeeded(seat);
}

void GameSession::timeUp(SeatId seat) {
  if (seat) {
    playForTable(tableMove(ActionKind::TimeUp, seat));
    return;
  }
  std::vector<SeatId> late;  // not those who are asked for gold only after these (14.1)
  for (const SeatId i : seatsOf(roster_.seats())) {
    const Decision must = game_.state().seat(i).pending.must;
    if (must == Decision::Discard || must == Decision::Gold) late.push_back(i);
  }
  for (const SeatId i : late) playForTable(tableMove(ActionKind::TimeUp, i));
  if (windowIsOpen(game_.state())) playForTable(tableMove(ActionKind::TimeUp, SeatId()));
}

/// The end of what runs for all (9.6, 9.16): what is still owed is forced, then the round ends or the next one begins.
void GameSession::roundTimeUp() {
  const RoundTime window = roundTime(game_.definition(), game_.state());
  while (roundTime(game_.definition(), game_.state()).isSameWindow(window)) {
    const auto move =
        moveAtTimeUp(game_.definition(), game_.state(), isTimeLimitOver(game_.definition(), clocks_.playedMs()));
    if (!move || playForTable(*move)) break;
  }
  throwUnattended();
}

// ---- the store fails

void GameSession::halt() {
  halted_ = true;
  clocks_.standStill();
  newcomers_.waitAgain();
  game_.rollBack(safe_.count);
  acts_.refuseUnderWay(Reject::Paused);
  connections_.forEach([this](Connection& connection) {
    if (!connection.seat || teller_.isAwaited(connection)) return;
    const ActProgress::Of& progress = acts_.of(connection);
    if (progress.refused == Reject::Paused) refuse(connection, progress.last, Reject::Paused);
  });
}

void GameSession::goOn() {
  if (!std::exchange(halted_, false)) return;
  safe_.lastTicket = 0;
  catchUp();
}

void GameSession::rest() {
  if (!isHalted()) clocks_.rest();
}

void GameSession::hold() {
  safe_.areInDoubt = true;
  clocks_.standStill();
}

void GameSession::pauseFirst() {
  isPauseDue_ = isHalted();
  if (!isPauseDue_) requests_.pause();
}

void GameSession::release() {
  if (std::exchange(safe_.areInDoubt, false)) catchUp();
}

/// After a failure of the store: sends everybody where the game stands, and plays what is due.
void GameSession::catchUp() {
  teller_.sendSnapshots();
  if (isHalted()) return;
  if (std::exchange(isPauseDue_, false)) requests_.pause();
  publish(game_.settle());
  persons_.reviewPresence();
}

}  // namespace tapu

#include "moc_game_session.cpp"
