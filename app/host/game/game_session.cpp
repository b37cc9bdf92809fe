// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/game_session.h"

#include <algorithm>

#include "app/host/game/news_for_all.h"
#include "app/host/seats/stored_table.h"
#include "app/wire/notice.h"
#include "engine/play/company.h"
#include "engine/rules/course.h"
#include "engine/rules/dog.h"
#include "engine/rules/territories.h"

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
      receipts_(context.receipts),
      unattended_(context.unattended),
      throws_(context.throws),
      game_(setup, context.chance),
      turnClock_(context.clock, [this](SeatId seat) { timeUp(seat); }),
      sharedClock_(context.clock, [this] { roundTimeUp(); }),
      clock_(context.clock),
      keepClockAlarm_(context.clock),
      countsAlarm_(context.clock),
      eyes_(
          context.clock, context.connections, [this] { return clockLeftMs(); }, EyeFeed::To::Live) {
  if (context.lateMs > 0)
    late_ = std::make_unique<LateView>(setup, context.chance, context.clock, context.connections, context.lateMs,
                                       [this] { Q_EMIT overForAll(); });
  for (int i = 0; i < roster_.seats(); ++i) places_.push_back(std::make_unique<Place>(context.clock));
}

GameSession::~GameSession() = default;

QString GameSession::replay(const StoredGame& stored) {
  const std::vector<StoredMove>& rows = stored.moves;
  const QString problem = game_.replay(rows);
  if (!problem.isEmpty()) return problem;
  committed_ = game_.moveCount();
  if (late_) late_->add(moves(), -1);  // nobody knows when they were made: as if it were now
  sharedClock_.goOnFrom(rows.empty() ? 0 : rows.back().playedMs, stored.clock);
  thrownRound_ = state().head.round;
  if (game_.teller()) common_ = newsForAll(definition(), state(), moves(), roster_.lobby().seats);
  for (const StoredMove& row : rows)
    if (row.seat && row.clientSeq > 0) {
      quint32& last = placeOf(row.seat).person.last;
      last = std::max(last, row.clientSeq);
    }
  return {};
}

void GameSession::open(EventStore::Ticket begun) {
  lastTicket_ = begun;
  if (!inDoubt_) publish(game_.settle(), Connection::Kind::Person);
  connections_.forEach([this](Connection& connection) { sendSnapshot(connection); });
  for (const SeatId seat : seatsOf(roster_.seats())) {
    if (roster_.seat(seat).holder != SeatHolder::Person) continue;
    if (state().seat(seat).presence != Presence::Away) continue;
    leaveSeat(seat);
    callStandIn(seat);  // the store has kept that they left
  }
  if (game_.isOver() && !std::exchange(over_, true))
    Q_EMIT over();  // the server stopped after the last move, before it said this
}

GameSession::SeatProgress& GameSession::progressOf(const Connection& connection) {
  Place& place = placeOf(connection.seat);
  return connection.kind == Connection::Kind::StandIn ? place.standIn : place.person;
}

/// They have no part in the game yet (9.20): a bot plays on till then, or nobody.
bool GameSession::isAwaited(const Connection& connection) const {
  return connection.kind == Connection::Kind::Person && roster_.isAwaited(connection.seat);
}

// ---- actions

void GameSession::act(Connection& connection, const wire::Act& act) {
  if (!connection.seat) return;
  if (isAwaited(connection)) return refuse(connection, act.clientSeq, Reject::NotYourTurn);
  if (connection.kind == Connection::Kind::Person) noteActivity(connection.seat);
  if (sharedClock_.isOver()) roundTimeUp();  // 9.6: what is read when the time is over comes after its end
  SeatProgress& progress = progressOf(connection);
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
  if (isHalted() || (held_ == Held::Yes && isBot)) return Reject::Paused;
  if (act.action.isOfTable()) return Reject::NotATableMove;
  const SeatId seat = connection.seat;
  const bool isAway = state().seat(seat).presence == Presence::Away;
  if (isAway != (connection.kind == Connection::Kind::StandIn)) return Reject::NotYourTurn;
  if (act.answers == wire::answersOf(state(), seat, act.action)) return std::nullopt;
  switch (act.action.kind) {
    case ActionKind::Accept:
    case ActionKind::Decline:
    case ActionKind::Confirm: return Reject::NoSuchOffer;
    default: return Reject::NothingToDecide;
  }
}

void GameSession::answerAgain(Connection& connection, const wire::Act& act, const SeatProgress& progress) {
  if (progress.underWay) return;  // the store is writing it: its answer follows
  if (progress.refused) return refuse(connection, act.clientSeq, *progress.refused);
  wire::Batch batch;
  batch.upTo = committed_;
  batch.yourClientSeq = act.clientSeq;
  batch.clockLeftMs = clockLeftMs();
  batch.receipt = receiptFor(committed_);
  connection.send(batch);
}

QByteArray GameSession::receiptFor(int moves) const { return inDoubt_ ? QByteArray() : receipts_.receiptFor(moves); }

void GameSession::refuse(Connection& connection, quint32 clientSeq, Reject reason) {
  if (!connections_.noteRefusal(connection)) return;
  wire::Refused refused;
  refused.what = wire::Refused::What::Act;
  refused.clientSeq = clientSeq;
  refused.reject = reason;
  connection.send(refused);
}

std::optional<Reject> GameSession::enterThrow(const std::array<quint8, 2>& dice) {
  if (isHalted()) return Reject::Paused;
  if (sharedClock_.leftMs() > 0) return Reject::NothingToDecide;  // 9.6: the gap comes first
  auto outcome = game_.enter(dice);
  if (!outcome.refused) publish(std::move(outcome.group), Connection::Kind::Person);
  return outcome.refused;
}

std::optional<Reject> GameSession::lengthen() {
  constexpr qint64 kLongerMs = 15'000, kMostLeftMs = 600'000;
  if (isHalted()) return Reject::Paused;
  if (sharedClock_.leftMs() > kMostLeftMs - kLongerMs) return Reject::NothingToDecide;
  if (!sharedClock_.lengthen(kLongerMs)) return Reject::NothingToDecide;
  keepClock();
  tellClock();
  return std::nullopt;
}

std::optional<Reject> GameSession::endRound() {
  if (roundTime(definition(), state()).window != RoundTime::Window::Clock) return Reject::NothingToDecide;
  const auto move = moveAtTimeUp(definition(), state(), isTimeLimitOver(definition(), sharedClock_.playedMs()));
  return move ? playForTable(*move) : Reject::NothingToDecide;
}

bool GameSession::isIdle(SeatId seat) const {
  const Header& head = state().head;
  if (head.group == Territory::None) return false;
  const int over = head.round - (head.stage == RoundStage::Between ? 0 : 1);  // the last round that is over
  const bool isOwn = over > 0 && rules::groupOfRound(definition().rules.options, over) == State::groupOf(seat);
  return (over - (isOwn ? 0 : 1) - placeOf(seat).activeIn + 1) / 2 >= 2;
}

void GameSession::noteActivity(SeatId seat) {
  const bool wasIdle = isIdle(seat);
  placeOf(seat).activeIn = state().head.round;
  if (wasIdle) Q_EMIT activityChanged();
}

/// The clock has another time, and no move says so.
void GameSession::tellClock() {
  commits_.after(lastTicket_, [this] {
    eyes_.flush();
    const auto send = [this](auto news) {
      news.upTo = committed_;
      news.clockLeftMs = clockLeftMs();
      news.receipt = receiptFor(committed_);
      const QByteArray letter = wire::encode(wire::FromServer(std::move(news)));
      connections_.forEach([&](Connection& connection) {
        if (connection.seesLate()) return;
        if (connection.snapshotUpTo >= 0 && connection.snapshotUpTo <= committed_) connection.channel->send(letter);
      });
    };
    game_.teller() ? send(wire::News()) : send(wire::Batch());
  });
}

SeatId GameSession::moderator() const {
  if (throws_ == Throws::ByOrganizer) return {};
  const std::vector<SeatId> persons = presentPersons();
  const auto host = std::ranges::find(persons, roster_.hostSeat());
  return host != persons.end() ? *host : persons.empty() ? SeatId() : persons.front();
}

/// Nobody is left who could enter dice: the game goes on as if the server threw.
void GameSession::throwUnattended() {
  if (auto thrown = makeUnattendedThrow()) publish(std::move(*thrown), Connection::Kind::Person);
}

std::optional<Reject> GameSession::playForTable(const Action& action) {
  if (isHalted()) return Reject::Paused;
  auto outcome = game_.play(SeatId(), action);
  if (!outcome.refused) publish(std::move(outcome.group), Connection::Kind::Person);
  return outcome.refused;
}

std::optional<Reject> GameSession::request(Connection& connection, const wire::Request& wish) {
  using Kind = wire::Request::Kind;
  const SeatId seat = connection.seat;
  switch (wish.kind) {
    case Kind::Pause: return pause();
    case Kind::Resume: return resume();
    case Kind::TakeBack:
      if (game_.mayTakeBack() != seat) return Reject::CannotTakeBack;
      return playForTable(ActionKind::TakeBack, seat);
    case Kind::StopGame:
      if (isAwaited(connection)) return Reject::NotYourTurn;
      return vote(connection.seat, wish.ready);
    default: return Reject::NotATableMove;
  }
}

std::optional<Reject> GameSession::resume() {
  const auto refused = playForTable(ActionKind::Resume, SeatId());
  if (!refused) reviewPresence();
  return refused;
}

/// Like somebody who has given their seat up, and has it back whenever they want.
Refusal GameSession::letBotPlay(SeatId seat, Ready bot) {
  if (isHalted() || game_.isOver()) return Refusal::NotNow;
  if (bot == Ready::Yes && definition().rules.leaversFreeze == Switch::On) return Refusal::NoStandIns;
  if (bot == Ready::Yes && state().head.paused == Paused::Yes) return Refusal::StandsStill;
  const bool isAway = state().seat(seat).presence == Presence::Away;
  if (roster_.isAwaited(seat) || isAway == (bot == Ready::Yes)) return Refusal::NotNow;
  if (bot == Ready::No)
    personBack(seat);
  else
    leaveSeat(seat);
  return Refusal::None;
}

void GameSession::tellLater(std::function<void()> tell) {
  if (late_) late_->later(std::move(tell));
}

// ---- an end by agreement (10.4)

std::vector<SeatId> GameSession::presentPersons() const {
  std::vector<SeatId> persons;
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Person && !roster_.isAwaited(seat) && !placeOf(seat).absent)
      persons.push_back(seat);
  return persons;
}

std::optional<Reject> GameSession::vote(SeatId seat, Ready stops) {
  if (game_.isOver()) return Reject::GameOver;
  if (isHalted()) return Reject::Paused;
  const bool isNews = stops == Ready::Yes ? stopVotes_.insert(seat).second : stopVotes_.erase(seat) > 0;
  if (!isNews) return std::nullopt;
  ChatLine line = noticeLine(stops == Ready::Yes ? Notice::StopVoted : Notice::StopVoteTaken,
                             QStringLiteral("%1/%2").arg(stopVotes_.size()).arg(presentPersons().size()));
  line.seat = seat;
  line.name = roster_.seat(seat).name;
  Q_EMIT voted(line);
  stopIfAgreed();
  return std::nullopt;
}

bool GameSession::stopIfAgreed() {
  const std::vector<SeatId> persons = presentPersons();
  const bool agreed = !persons.empty() && std::all_of(persons.begin(), persons.end(),
                                                      [this](SeatId seat) { return stopVotes_.contains(seat); });
  return agreed && !playForTable(ActionKind::StopGame, SeatId());
}

// ---- what the moves lead to

/// True: the shared clock takes another course, and the store is to keep it.
bool GameSession::updateClocks() {
  if (inDoubt_) return false;
  if (!playsOnChain(definition().rules)) return turnClock_.update(definition(), state(), timers(), held_), false;
  sharedClock_.update(definition(), state());
  if (held_ == Held::Yes) sharedClock_.hold();
  return sharedClock_.course() != keptCourse_;
}

/// What the shared clock shows, at each change of its course, and every two seconds while it runs: a crash costs the
/// seats no more than that, and gives them no more.
void GameSession::keepClock() { store_.keepClock(clockToKeep()); }

/// What the store is given of it now; the next time is in two seconds.
QByteArray GameSession::clockToKeep() {
  constexpr int kEveryMs = 2000;
  keptCourse_ = sharedClock_.course();
  keepClockAlarm_.stop();
  if (keptCourse_.runs) keepClockAlarm_.set(kEveryMs, [this] { keepClock(); });
  return sharedClock_.kept();
}

qint64 GameSession::clockLeftMs() const {
  return playsOnChain(definition().rules) ? sharedClock_.leftMs() : turnClock_.leftMs();
}

void GameSession::publish(MoveGroup group, Connection::Kind by) {
  commit(std::move(group), by);
  while (auto following = playWhatFollows()) commit(std::move(*following), Connection::Kind::Person);
}

void GameSession::commit(MoveGroup group, Connection::Kind by) {
  const bool isClockDue = updateClocks();
  if (group.rows.empty()) {
    if (isClockDue) keepClock();
    return;
  }
  for (StoredMove& row : group.rows) row.playedMs = sharedClock_.playedMs();
  // A move that opens or ends a window is stored with the reading of the clock in it, and one that seats somebody with
  // their key and a head in which the seat is theirs: a crash leaves all of it or nothing (9.6, 9.20).
  KeptBeside beside;
  if (isClockDue) beside.clock = clockToKeep();
  for (const SeatId seat : sittingDown_)
    if (const StoredSession* key = keys_.find(seat)) beside.keys.append(*key);
  if (!sittingDown_.empty()) beside.head = headOf(roster_.settled(sittingDown_));
  lastTicket_ = store_.append(std::move(group.rows), beside);
  if (group.endsRound) store_.checkpoint();
  if (group.endsRound) Q_EMIT activityChanged();
  commits_.after(lastTicket_, [this, group = std::move(group), by] { deliver(group, by); });
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
  if (!windowMove(definition(), state()) || timers() == PersonalTimers::On) return std::nullopt;
  return granted(game_.play(SeatId(), timeUpForAll()));
}

/// 9.20: those who are awaited sit down as soon as the rules let them. On one board somebody who takes over from a
/// player who has left does so as that player would, and the seat of a bot changes hands without a move.
std::optional<MoveGroup> GameSession::seatNextNewcomer() {
  for (const SeatId seat : roster_.awaited()) {
    // Only those who were welcomed: the others have no key yet with which they could come back.
    if (!isWelcomed(seat) || !sittingDown_.insert(seat).second) continue;
    const bool isChain = playsOnChain(definition().rules);
    if (!isChain && state().seat(seat).presence == Presence::Here) {
      forget(seat);
      newcomerIsSeated(seat);
      continue;
    }
    if (auto seated = granted(game_.play(SeatId(), seatTaken(seat, isChain ? Newcomer::Yes : Newcomer::No)))) {
      forget(seat);  // whoever had it before
      return seated;
    }
    sittingDown_.erase(seat);
  }
  return std::nullopt;
}

/// Dice are entered by hand (9.5), and nobody is there who could.
std::optional<MoveGroup> GameSession::makeUnattendedThrow() {
  if (isHalted() || held_ == Held::Yes || sharedClock_.leftMs() > 0) return std::nullopt;
  const auto awaited = enteredThrow(definition(), state());
  if (!awaited || throws_ == Throws::ByOrganizer || moderator()) return std::nullopt;
  return granted(game_.play(SeatId(), *awaited));
}

/// What a move changes beside the board, once it is safe: a move that the store never got leaves nothing behind.
void GameSession::onCommitted(const Move& move) {
  const SeatId seat = move.action.seat;
  if (move.action.kind == ActionKind::SeatLeft) return callStandIn(seat);
  if (move.action.kind != ActionKind::SeatTaken) return;
  const bool isNew = move.action == seatTaken(seat, Newcomer::Yes) || sittingDown_.contains(seat);
  isNew ? newcomerIsSeated(seat) : Q_EMIT standInDone(seat);
}

void GameSession::newcomerIsSeated(SeatId seat) {
  sittingDown_.erase(seat);
  Q_EMIT newcomerSeated(seat);
  // They are sent the position, and with it the number of the last Act of the seat, from which theirs go on.
  connections_.forEachAt(seat, [&](Connection& connection) {
    if (connection.kind == Connection::Kind::Person) sendSnapshot(connection);
  });
}

void GameSession::callStandIn(SeatId seat) {
  if (endIsKept() || definition().rules.leaversFreeze == Switch::On) return;
  placeOf(seat).standIn = {};
  Q_EMIT standInNeeded(seat);
}

void GameSession::timeUp(SeatId seat) {
  if (seat) {
    playForTable(ActionKind::TimeUp, seat);
    return;
  }
  for (const SeatId i : seatsOf(roster_.seats()))
    if (state().seat(i).pending.must == Decision::Discard) playForTable(ActionKind::TimeUp, i);
  if (windowIsOpen(state())) playForTable(ActionKind::TimeUp, SeatId());
}

/// The end of what runs for all (9.6, 9.16): what is still owed is forced, then the round ends or the next one begins.
void GameSession::roundTimeUp() {
  const RoundTime window = roundTime(definition(), state());
  while (roundTime(definition(), state()).isSameWindow(window)) {
    const auto move = moveAtTimeUp(definition(), state(), isTimeLimitOver(definition(), sharedClock_.playedMs()));
    if (!move || playForTable(*move)) break;
  }
  throwUnattended();
}

PersonalTimers GameSession::timers() const {
  Company company{.persons = 0};
  for (const SeatId seat : seatsOf(roster_.seats())) {
    if (roster_.seat(seat).holder != SeatHolder::Person) continue;
    ++company.persons;
    const StoredSession* key = keys_.find(seat);
    if (!key || !key->isNear) ++company.far;
  }
  return hasPersonalTimers(company) ? PersonalTimers::On : PersonalTimers::Off;
}

// ---- who is there

void GameSession::personLost(SeatId seat, Parting how) {
  if (endIsKept()) return;
  Place& place = placeOf(seat);
  place.gaveUp = how == Parting::GaveUp;
  const qint64 graceMs = place.gaveUp ? 0 : qint64{definition().rules.options.graceSeconds} * 1000;
  if (graceMs <= 0) return leaveSeat(seat);
  place.grace.set(graceMs, [this, seat] { leaveSeat(seat); });
  noteGrace();
}

void GameSession::leaveSeat(SeatId seat) {
  Place& place = placeOf(seat);
  place.grace.stop();
  place.graceRestMs = -1;
  place.absent = true;
  stopVotes_.erase(seat);
  if (state().seat(seat).presence == Presence::Here && playForTable(ActionKind::SeatLeft, seat)) return;
  if (stopIfAgreed()) return;  // a vote that waited for them may be decided now
  throwUnattended();
}

void GameSession::seatNewcomers() {
  if (isHalted()) return;
  if (auto seated = seatNextNewcomer()) publish(std::move(*seated), Connection::Kind::Person);
}

bool GameSession::isWelcomed(SeatId seat) {
  const Connection* person = connections_.personAt(seat);
  return person && person->stage == Connection::Stage::In;
}

bool GameSession::isUnattended() {
  if (unattended_ == Unattended::PlaysOn || endIsKept()) return false;
  const auto isThere = [](const Connection& connection) {
    return connection.seat && connection.kind == Connection::Kind::Person && connection.stage == Connection::Stage::In;
  };
  if (connections_.find(isThere)) return false;
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Person && !placeOf(seat).gaveUp) return true;
  return false;
}

void GameSession::reviewAttendance() {
  const Held held = isUnattended() ? Held::Yes : Held::No;
  if (std::exchange(held_, held) == held && held == Held::No) return;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    Place& place = placeOf(seat);
    if (held == Held::Yes && place.grace.isSet()) {
      place.graceRestMs = place.grace.leftMs();
      place.grace.stop();
    } else if (held == Held::No && place.graceRestMs >= 0) {
      place.grace.set(std::exchange(place.graceRestMs, -1), [this, seat] { leaveSeat(seat); });
    }
  }
  if (!halted_ && updateClocks()) keepClock();
  if (held == Held::Yes) return Q_EMIT stoodStill();
  noteGrace();
  Q_EMIT wentOn();
  throwUnattended();
}

void GameSession::forget(SeatId seat) {
  Place& place = placeOf(seat);
  place.grace.stop();
  place.graceRestMs = -1;
  place.absent = place.gaveUp = false;
  place.activeIn = state().head.round;
}

void GameSession::personBack(SeatId seat) {
  if (roster_.isAwaited(seat)) return;
  forget(seat);
  if (state().seat(seat).presence != Presence::Here) playForTable(ActionKind::SeatTaken, seat);
}

/// After a pause: who went or came back during it leaves the seat or takes it now.
void GameSession::reviewPresence() {
  for (const SeatId seat : seatsOf(roster_.seats())) {
    if (roster_.seat(seat).holder != SeatHolder::Person || roster_.isAwaited(seat)) continue;
    const bool isAway = state().seat(seat).presence == Presence::Away;
    const bool absent = placeOf(seat).absent;
    if (absent && !isAway) leaveSeat(seat);
    if (!absent && isAway) personBack(seat);
  }
  stopIfAgreed();
}

bool GameSession::noteGrace() {
  bool any = false;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const Place& place = placeOf(seat);
    // Nothing runs while the game stands still, nor once it is over: then nobody is told of a bot that takes over.
    const bool runs = place.grace.isSet() && !endIsKept();
    roster_.seat(seat).graceLeftMs = runs ? static_cast<int>(place.grace.leftMs()) : -1;
    any |= runs;
  }
  return any;
}

// ---- the store fails

void GameSession::halt() {
  halted_ = true;
  standStill();
  sittingDown_.clear();
  game_.rollBack(committed_);
  for (const auto& place : places_)
    for (SeatProgress* progress : {&place->person, &place->standIn})
      if (std::exchange(progress->underWay, false)) progress->refused = Reject::Paused;
  connections_.forEach([this](Connection& connection) {
    if (!connection.seat || isAwaited(connection)) return;
    const SeatProgress& progress = progressOf(connection);
    if (progress.refused == Reject::Paused) refuse(connection, progress.last, Reject::Paused);
  });
}

void GameSession::goOn() {
  if (!std::exchange(halted_, false)) return;
  lastTicket_ = 0;
  catchUp();
}

void GameSession::rest() {
  if (isHalted() || game_.isOver() || !playsOnChain(definition().rules)) return;
  standStill();
  store_.keepClock(sharedClock_.kept());
}

void GameSession::hold() {
  inDoubt_ = true;
  standStill();
}

/// Until the clocks are updated again; the store is given nothing of it.
void GameSession::standStill() {
  turnClock_.stop();
  sharedClock_.hold();
  keepClockAlarm_.stop();
  keptCourse_ = {};
}

void GameSession::pauseFirst() {
  isPauseDue_ = isHalted();
  if (!isPauseDue_) pause();
}

void GameSession::release() {
  if (std::exchange(inDoubt_, false)) catchUp();
}

/// After a failure of the store: sends everybody where the game stands, and plays what is due.
void GameSession::catchUp() {
  connections_.forEach([this](Connection& connection) { sendSnapshot(connection); });
  if (isHalted()) return;
  if (std::exchange(isPauseDue_, false)) pause();
  publish(game_.settle(), Connection::Kind::Person);
  reviewPresence();
}

}  // namespace tapu

#include "moc_game_session.cpp"
