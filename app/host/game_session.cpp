// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game_session.h"

#include <algorithm>

#include "app/wire/notice.h"
#include "engine/play/company.h"
#include "engine/rules/dog.h"

namespace tapu {

namespace {

/// The moves of an action that was not refused.
std::optional<MoveGroup> granted(AuthoritativeGame::Outcome outcome) {
  if (outcome.refused) return std::nullopt;
  return std::move(outcome.group);
}

}  // namespace

GameSession::GameSession(ServerContext& parts, const Setup& setup)
    : parts_(parts),
      desk_(setup, *parts.tools.chance),
      clock_(parts.tools.clock, [this](SeatId seat) { timeUp(seat); }),
      common_(parts.tools.clock, [this] { roundTimeUp(); }) {
  for (int i = 0; i < parts_.lobby.seats(); ++i) places_.push_back(std::make_unique<Place>(parts_.tools.clock));
}

GameSession::~GameSession() = default;

QString GameSession::replay(const std::vector<StoredMove>& rows) {
  const QString problem = desk_.replay(rows);
  if (!problem.isEmpty()) return problem;
  committed_ = desk_.moveCount();
  if (!rows.empty()) common_.goOnFrom(rows.back().playedMs);
  for (const StoredMove& row : rows)
    if (row.seat >= 0 && row.clientSeq > 0) {
      quint32& last = places_[static_cast<std::size_t>(row.seat)]->person.last;
      last = std::max(last, row.clientSeq);
    }
  return {};
}

void GameSession::open(EventStore::Ticket begun) {
  lastTicket_ = begun;
  if (!inDoubt_) publish(desk_.settle(), Connection::Kind::Person);
  parts_.sessions.forEach([this](Connection& session) { introduce(session); });
  for (int seat = 0; seat < parts_.lobby.seats(); ++seat) {
    if (parts_.lobby.seat(seat).holder != SeatHolder::Person) continue;
    if (state().seat(SeatId(seat)).presence != Presence::Away) continue;
    leaveSeat(seat);
    callStandIn(seat);  // the store has known for long
  }
  if (desk_.isOver() && !std::exchange(over_, true)) Q_EMIT over();  // a crash came between the last move and this
}

GameSession::SeatProgress& GameSession::progressOf(const Connection& session) {
  Place& place = *places_[static_cast<std::size_t>(session.seat)];
  return session.kind == Connection::Kind::StandIn ? place.standIn : place.person;
}

/// They have no part in the game yet (9.20): a bot plays on till then, or nobody.
bool GameSession::isAwaited(const Connection& session) const {
  return session.kind == Connection::Kind::Person && parts_.lobby.isAwaited(session.seat);
}

// ---- actions
// ----------------------------------------------------------------------------------------------------------

void GameSession::act(Connection& session, const wire::Act& act) {
  if (session.seat < 0) return;
  if (isAwaited(session)) return refuse(session, act.clientSeq, Reject::NotYourTurn);
  if (common_.isOver()) roundTimeUp();  // 9.6: what is read at the end or later comes after it
  SeatProgress& progress = progressOf(session);
  if (act.clientSeq == 0 || act.clientSeq < progress.last) return;  // an old one come late
  if (act.clientSeq == progress.last) return answerAgain(session, act, progress);
  progress = {act.clientSeq, judge(session, act), false};
  if (progress.refused) return refuse(session, act.clientSeq, *progress.refused);
  const bool isStandIn = session.kind == Connection::Kind::StandIn;
  // A stand-in's numbers are its own: they must not clash with the person's in the store.
  auto outcome = desk_.play(SeatId(session.seat), act.action, isStandIn ? 0 : act.clientSeq);
  progress.refused = outcome.refused;
  if (outcome.refused) return refuse(session, act.clientSeq, *outcome.refused);
  outcome.group.seat = session.seat;
  outcome.group.clientSeq = act.clientSeq;
  progress.underWay = true;
  publish(std::move(outcome.group), session.kind);
}

std::optional<Reject> GameSession::judge(const Connection& session, const wire::Act& act) {
  const bool isBot = session.kind != Connection::Kind::Person;
  if (isHalted() || (held_ == Held::Yes && isBot)) return Reject::Paused;
  if (act.action.isOfTable()) return Reject::NotATableMove;
  const SeatId seat(session.seat);
  const bool isAway = state().seat(seat).presence == Presence::Away;
  if (isAway != (session.kind == Connection::Kind::StandIn)) return Reject::NotYourTurn;
  if (act.answers == wire::answersOf(state(), seat, act.action)) return std::nullopt;
  switch (act.action.kind) {
    case ActionKind::Accept:
    case ActionKind::Decline:
    case ActionKind::Confirm: return Reject::NoSuchOffer;
    default: return Reject::NothingToDecide;
  }
}

void GameSession::answerAgain(Connection& session, const wire::Act& act, const SeatProgress& progress) {
  if (progress.underWay) return;  // its answer is on the way
  if (progress.refused) return refuse(session, act.clientSeq, *progress.refused);
  wire::Batch batch;
  batch.upTo = committed_;
  batch.yourClientSeq = act.clientSeq;
  batch.clockLeftMs = clockLeftMs();
  batch.receipt = parts_.receiptFor(committed_);
  session.send(batch);
}

void GameSession::refuse(Connection& session, quint32 clientSeq, Reject reason) {
  if (!parts_.sessions.noteRefusal(session)) return;
  wire::Refused refused;
  refused.what = wire::Refused::What::Act;
  refused.clientSeq = clientSeq;
  refused.reject = reason;
  session.send(refused);
}

std::optional<Reject> GameSession::enterThrow(const std::array<quint8, 2>& dice) {
  if (isHalted()) return Reject::Paused;
  if (common_.leftMs() > 0) return Reject::NothingToDecide;  // 9.6: the gap comes first
  auto outcome = desk_.enter(dice);
  if (!outcome.refused) publish(std::move(outcome.group), Connection::Kind::Person);
  return outcome.refused;
}

int GameSession::moderator() const {
  const std::vector<int> persons = presentPersons();
  const auto host = std::ranges::find(persons, parts_.lobby.hostSeat());
  return host != persons.end() ? *host : persons.empty() ? -1 : persons.front();
}

/// Nobody is left who could enter dice: the game goes on as if the server threw.
void GameSession::throwUnattended() {
  if (auto thrown = makeUnattendedThrow()) publish(std::move(*thrown), Connection::Kind::Person);
}

std::optional<Reject> GameSession::playForTable(const Action& action) {
  if (isHalted()) return Reject::Paused;
  auto outcome = desk_.play(SeatId(), action);
  if (!outcome.refused) publish(std::move(outcome.group), Connection::Kind::Person);
  return outcome.refused;
}

std::optional<Reject> GameSession::request(Connection& session, const wire::Request& wish) {
  using Kind = wire::Request::Kind;
  const SeatId seat(session.seat);
  switch (wish.kind) {
    case Kind::Pause: return playForTable(ActionKind::Pause, SeatId());
    case Kind::Resume: {
      const auto refused = playForTable(ActionKind::Resume, SeatId());
      if (!refused) reviewPresence();
      return refused;
    }
    case Kind::TakeBack:
      if (desk_.mayTakeBack() != seat) return Reject::CannotTakeBack;
      return playForTable(ActionKind::TakeBack, seat);
    case Kind::StopGame:
      if (isAwaited(session)) return Reject::NotYourTurn;
      return vote(session.seat, wish.ready);
    default: return Reject::NotATableMove;
  }
}

// ---- an end by agreement (10.4)
// -----------------------------------------------------------------------------------------------

std::vector<int> GameSession::presentPersons() const {
  std::vector<int> persons;
  for (int seat = 0; seat < parts_.lobby.seats(); ++seat)
    if (parts_.lobby.seat(seat).holder == SeatHolder::Person && !parts_.lobby.isAwaited(seat) &&
        !places_[static_cast<std::size_t>(seat)]->absent)
      persons.push_back(seat);
  return persons;
}

std::optional<Reject> GameSession::vote(int seat, Ready stops) {
  if (desk_.isOver()) return Reject::GameOver;
  if (isHalted()) return Reject::Paused;
  const bool isNews = stops == Ready::Yes ? stopVotes_.insert(seat).second : stopVotes_.erase(seat) > 0;
  if (!isNews) return std::nullopt;
  ChatLine line = noticeLine(stops == Ready::Yes ? Notice::StopVoted : Notice::StopVoteTaken,
                             QStringLiteral("%1/%2").arg(stopVotes_.size()).arg(presentPersons().size()));
  line.seat = seat;
  line.name = parts_.lobby.seat(seat).name;
  parts_.broadcast(line);
  stopIfAgreed();
  return std::nullopt;
}

bool GameSession::stopIfAgreed() {
  const std::vector<int> persons = presentPersons();
  const bool agreed = !persons.empty() && std::all_of(persons.begin(), persons.end(),
                                                      [this](int seat) { return stopVotes_.contains(seat); });
  return agreed && !playForTable(ActionKind::StopGame, SeatId());
}

// ---- what the moves lead to
// -------------------------------------------------------------------------------------------

void GameSession::look() {
  if (inDoubt_) return;
  if (!playsOnChain(definition().rules)) return clock_.look(definition(), state(), timers(), held_);
  common_.look(definition(), state());
  if (held_ == Held::Yes) common_.hold();
}

qint64 GameSession::clockLeftMs() const {
  return playsOnChain(definition().rules) ? common_.leftMs() : clock_.leftMs();
}

void GameSession::publish(MoveGroup group, Connection::Kind by) {
  commit(std::move(group), by);
  while (auto following = playWhatFollows()) commit(std::move(*following), Connection::Kind::Person);
}

void GameSession::commit(MoveGroup group, Connection::Kind by) {
  look();
  if (group.rows.empty()) return;
  for (StoredMove& row : group.rows) row.playedMs = common_.playedMs();
  // Who sits down has the seat in the head too, or after a crash would be unknown there (9.20).
  lastTicket_ = parts_.sittingDown.empty() ? parts_.tools.store->append(std::move(group.rows))
                                           : parts_.tools.store->append(std::move(group.rows), parts_.head());
  if (group.endsRound) parts_.tools.store->checkpoint();
  parts_.outbox.after(lastTicket_, [this, group = std::move(group), by] { deliver(group, by); });
}

std::optional<MoveGroup> GameSession::playWhatFollows() {
  if (isHalted()) return std::nullopt;
  if (auto closed = closeAnswerWindow()) return closed;
  if (auto seated = seatNextNewcomer()) return seated;
  return makeUnattendedThrow();
}

/// Wolves (8.15): where persons wait for one another the window runs its full time, so that waiting tells nothing; with
/// one person, or all at this computer, it closes with the last answer.
std::optional<MoveGroup> GameSession::closeAnswerWindow() {
  if (timers() == PersonalTimers::On || !windowMove(definition(), state())) return std::nullopt;
  return granted(desk_.play(SeatId(), timeUpForAll()));
}

/// 9.20: those who are awaited sit down as soon as the rules let them.
std::optional<MoveGroup> GameSession::seatNextNewcomer() {
  for (const int seat : parts_.lobby.awaited()) {
    // Who has not been told a key could not come back with it.
    if (!isWelcomed(seat) || !parts_.sittingDown.insert(seat).second) continue;
    if (auto seated = granted(desk_.play(SeatId(), seatTaken(SeatId(seat), Newcomer::Yes)))) return seated;
    parts_.sittingDown.erase(seat);
  }
  return std::nullopt;
}

/// Dice are entered by hand (9.5), and nobody is there who could.
std::optional<MoveGroup> GameSession::makeUnattendedThrow() {
  if (isHalted() || held_ == Held::Yes || common_.leftMs() > 0 || moderator() >= 0) return std::nullopt;
  const auto awaited = enteredThrow(definition(), state());
  return awaited ? granted(desk_.play(SeatId(), *awaited)) : std::nullopt;
}

void GameSession::deliver(const MoveGroup& group, Connection::Kind by) {
  const int before = std::exchange(committed_, group.upTo);
  const QByteArray receipt = parts_.receiptFor(group.upTo);
  parts_.sessions.forEach([&](Connection& session) {
    if (session.seat < 0) return;
    const bool isAnswer = group.seat == session.seat && session.kind == by;
    if (isAnswer) progressOf(session).underWay = false;
    if (session.knows < 0 || session.knows >= group.upTo) return;  // its snapshot says it all
    const auto viewer = static_cast<std::size_t>(session.seat);
    if (group.seen[viewer].empty() && group.hashes.empty() && !isAnswer) return;
    wire::Batch batch;
    batch.upTo = group.upTo;
    if (isAnswer) batch.yourClientSeq = group.clientSeq;
    batch.clockLeftMs = clockLeftMs();
    batch.moves = group.seen[viewer];
    if (!group.hashes.empty()) batch.hash = group.hashes[viewer];
    batch.receipt = receipt;
    session.send(batch);
    if (group.tookBack) introduce(session);
  });
  if (group.seat >= 0 && by != Connection::Kind::StandIn) {
    places_[static_cast<std::size_t>(group.seat)]->person.underWay = false;
    parts_.keys.noteClientSeq(group.seat, group.clientSeq);
  }
  for (int move = before; move < group.upTo; ++move) follow(desk_.moves()[static_cast<std::size_t>(move)]);
  if (!endIsKept() || std::exchange(over_, true)) return;
  clock_.stop();
  common_.stop();
  Q_EMIT over();
}

/// What a move changes beside the board, once it is safe: a move that the store never got leaves nothing behind.
void GameSession::follow(const Move& move) {
  const int seat = move.action.seat.value;
  if (move.action.kind == ActionKind::SeatLeft) return callStandIn(seat);
  if (move.action.kind != ActionKind::SeatTaken) return;
  if (move.action != seatTaken(SeatId(seat), Newcomer::Yes)) return Q_EMIT standInDone(seat);
  parts_.sittingDown.erase(seat);
  Q_EMIT newcomerSeated(seat);
  // The numbers of the acts go on where the bot's ended.
  parts_.sessions.forEach([&](Connection& session) {
    if (session.seat == seat && session.kind == Connection::Kind::Person) introduce(session);
  });
}

void GameSession::callStandIn(int seat) {
  if (endIsKept() || definition().rules.leaversFreeze == Switch::On) return;
  places_[static_cast<std::size_t>(seat)]->standIn = {};
  Q_EMIT standInNeeded(seat);
}

void GameSession::introduce(Connection& session) {
  if (session.seat < 0 || isAwaited(session)) return;  // who knows nothing is sent no batches either
  const SeatProgress& progress = progressOf(session);
  wire::Snapshot snapshot = desk_.snapshot(SeatId(session.seat));
  snapshot.lastClientSeq = progress.last;
  snapshot.lastRefused = progress.refused;
  snapshot.clockLeftMs = clockLeftMs();
  snapshot.receipt = parts_.receiptFor(snapshot.upTo);
  session.knows = snapshot.upTo;
  // The position may be ahead of the store: nobody sees it before it is safe. Sessions go only between passes of the
  // loop, so the one meant is found again by its place at the table.
  parts_.outbox.after(lastTicket_, [this, seat = session.seat, kind = session.kind, snapshot = std::move(snapshot)] {
    parts_.sessions.forEach([&](Connection& there) {
      if (there.seat == seat && there.kind == kind) there.send(snapshot);
    });
  });
}

void GameSession::timeUp(SeatId seat) {
  if (seat) {
    playForTable(ActionKind::TimeUp, seat);
    return;
  }
  for (int i = 0; i < parts_.lobby.seats(); ++i)
    if (state().seat(SeatId(i)).pending.must == Decision::Discard) playForTable(ActionKind::TimeUp, SeatId(i));
  if (windowIsOpen(state())) playForTable(ActionKind::TimeUp, SeatId());
}

/// The end of what runs for all (9.6, 9.16): what is still owed is forced, then the round ends or the next one begins.
void GameSession::roundTimeUp() {
  const RoundTime window = roundTime(definition(), state());
  while (roundTime(definition(), state()).isSameWindow(window)) {
    const auto move = moveAtTimeUp(definition(), state(), isTimeLimitOver(definition(), common_.playedMs()));
    if (!move || playForTable(*move)) break;
  }
  throwUnattended();
}

PersonalTimers GameSession::timers() const {
  Company company{.persons = 0};
  for (int seat = 0; seat < parts_.lobby.seats(); ++seat) {
    if (parts_.lobby.seat(seat).holder != SeatHolder::Person) continue;
    ++company.persons;
    const StoredSession* key = parts_.keys.find(seat);
    if (!key || !key->isNear) ++company.far;
  }
  return hasPersonalTimers(company) ? PersonalTimers::On : PersonalTimers::Off;
}

// ---- who is there
// -----------------------------------------------------------------------------------------------------

void GameSession::personLost(int seat, Parting how) {
  if (endIsKept()) return;
  Place& place = *places_[static_cast<std::size_t>(seat)];
  place.gaveUp = how == Parting::GaveUp;
  const qint64 graceMs = place.gaveUp ? 0 : qint64{definition().rules.options.graceSeconds} * 1000;
  if (graceMs <= 0) return leaveSeat(seat);
  place.grace.set(graceMs, [this, seat] { leaveSeat(seat); });
  noteGrace();
}

void GameSession::leaveSeat(int seat) {
  Place& place = *places_[static_cast<std::size_t>(seat)];
  place.grace.stop();
  place.graceRestMs = -1;
  place.absent = true;
  stopVotes_.erase(seat);
  if (state().seat(SeatId(seat)).presence == Presence::Here && playForTable(ActionKind::SeatLeft, SeatId(seat))) return;
  if (stopIfAgreed()) return;  // who has gone is not waited for
  throwUnattended();
}

void GameSession::seatNewcomers() {
  if (isHalted()) return;
  if (auto seated = seatNextNewcomer()) publish(std::move(*seated), Connection::Kind::Person);
}

bool GameSession::isWelcomed(int seat) {
  return parts_.sessions.find([&](const Connection& session) {
    return session.seat == seat && session.kind == Connection::Kind::Person && session.stage == Connection::Stage::In;
  });
}

bool GameSession::isUnattended() {
  if (parts_.unattended == Unattended::PlaysOn || endIsKept()) return false;
  const auto isThere = [](const Connection& session) {
    return session.seat >= 0 && session.kind == Connection::Kind::Person && session.stage == Connection::Stage::In;
  };
  if (parts_.sessions.find(isThere)) return false;
  for (int seat = 0; seat < parts_.lobby.seats(); ++seat)
    if (parts_.lobby.seat(seat).holder == SeatHolder::Person && !places_[static_cast<std::size_t>(seat)]->gaveUp)
      return true;
  return false;
}

void GameSession::reviewAttendance() {
  const Held held = isUnattended() ? Held::Yes : Held::No;
  if (std::exchange(held_, held) == held && held == Held::No) return;
  for (int seat = 0; seat < parts_.lobby.seats(); ++seat) {
    Place& place = *places_[static_cast<std::size_t>(seat)];
    if (held == Held::Yes && place.grace.isSet()) {
      place.graceRestMs = place.grace.leftMs();
      place.grace.stop();
    } else if (held == Held::No && place.graceRestMs >= 0) {
      place.grace.set(std::exchange(place.graceRestMs, -1), [this, seat] { leaveSeat(seat); });
    }
  }
  if (!halted_) look();
  if (held == Held::Yes) return Q_EMIT stoodStill();
  noteGrace();
  Q_EMIT wentOn();
  throwUnattended();
}

void GameSession::forget(int seat) {
  Place& place = *places_[static_cast<std::size_t>(seat)];
  place.grace.stop();
  place.graceRestMs = -1;
  place.absent = place.gaveUp = false;
}

void GameSession::personBack(int seat) {
  if (parts_.lobby.isAwaited(seat)) return;
  forget(seat);
  if (state().seat(SeatId(seat)).presence != Presence::Here) playForTable(ActionKind::SeatTaken, SeatId(seat));
}

/// What had to wait for the end of a pause.
void GameSession::reviewPresence() {
  for (int seat = 0; seat < parts_.lobby.seats(); ++seat) {
    if (parts_.lobby.seat(seat).holder != SeatHolder::Person || parts_.lobby.isAwaited(seat)) continue;
    const bool isAway = state().seat(SeatId(seat)).presence == Presence::Away;
    const bool absent = places_[static_cast<std::size_t>(seat)]->absent;
    if (absent && !isAway) leaveSeat(seat);
    if (!absent && isAway) personBack(seat);
  }
  stopIfAgreed();
}

bool GameSession::noteGrace() {
  bool any = false;
  for (int seat = 0; seat < parts_.lobby.seats(); ++seat) {
    const Place& place = *places_[static_cast<std::size_t>(seat)];
    const auto left = static_cast<int>(std::max(place.grace.leftMs(), place.graceRestMs));
    parts_.lobby.seat(seat).graceLeftMs = left;
    any |= place.grace.isSet();
  }
  return any;
}

// ---- the store fails
// --------------------------------------------------------------------------------------------------

void GameSession::halt() {
  halted_ = true;
  clock_.stop();
  common_.hold();
  parts_.sittingDown.clear();
  desk_.rollBack(committed_);
  for (const auto& place : places_)
    for (SeatProgress* progress : {&place->person, &place->standIn})
      if (std::exchange(progress->underWay, false)) progress->refused = Reject::Paused;
  parts_.sessions.forEach([this](Connection& session) {
    if (session.seat < 0 || isAwaited(session)) return;
    const SeatProgress& progress = progressOf(session);
    if (progress.refused == Reject::Paused) refuse(session, progress.last, Reject::Paused);
  });
}

void GameSession::goOn() {
  if (!std::exchange(halted_, false)) return;
  lastTicket_ = 0;
  catchUp();
}

void GameSession::hold() {
  inDoubt_ = true;
  clock_.stop();
  common_.hold();
}

void GameSession::release() {
  if (std::exchange(inDoubt_, false)) catchUp();
}

/// Tells everybody where the game stands, and does what had to wait.
void GameSession::catchUp() {
  parts_.sessions.forEach([this](Connection& session) { introduce(session); });
  if (isHalted()) return;
  publish(desk_.settle(), Connection::Kind::Person);
  reviewPresence();
}

}  // namespace tapu
