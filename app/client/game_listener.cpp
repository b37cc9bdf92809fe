// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/game_listener.h"

#include <algorithm>
#include <utility>

#include "app/values/codec.h"
#include "app/wire/patch.h"
#include "engine/play/from_pieces.h"
#include "engine/play/game.h"
#include "engine/play/initial_state.h"
#include "engine/play/invariants.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/rules/between.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kPositionMs = 15000;  // to wait for a requested position
constexpr qint64 kSpanMs = 60000;
constexpr std::size_t kMostDesyncs = 5;   // within this time: a sound server needs none
constexpr std::size_t kMostUnasked = 30;  // positions, likewise: after a fault of its store a server sends some

}  // namespace

void GameListener::act(const Action& action) {
  if (known_.identity.attendance == Attendance::Watcher && known_.isConnected)
    return client_.requestRefused(Refusal::OnlyWatching);
  if (known_.identity.isEye() || !known_.hasGame() || known_.phase != Client::Phase::Playing) return;
  if (known_.underWay || awaitsPosition_) {
    if (isAside(Move{.seat = known_.seat(), .action = action, .chance = {}})) nextWish_ = action;
    return;
  }
  known_.underWay = ClientView::UnderWay{++lastSeq_, action};
  sendAct();
  Q_EMIT client_.acted(action);
}

void GameListener::goOnWishing() {
  if (!nextWish_ || known_.underWay || awaitsPosition_) return;
  const Action wish = *std::exchange(nextWish_, std::nullopt);
  const bool isOn = known_.hasGame() && hasWished(known_.state, known_.seat());
  if (wish != wantBuild(isOn ? BuildWish::On : BuildWish::Off)) act(wish);
}

void GameListener::sendAct() {
  const Action& action = known_.underWay->action;
  const Action told = known_.window ? known_.window->whole(action, known_.game->map) : action;
  line_.send(wire::Act{known_.underWay->seq, wire::answersOf(known_.state, known_.seat(), action), told});
}

void GameListener::note(int moves, const QByteArray& receipt) {
  if (receipt.isEmpty()) return;  // the server is in doubt itself
  known_.identity.receipt = {moves, receipt};
}

/// Whether this seat may see such a position, and it is of the game being played. If the whole
/// history travels, the moves must lead to it, each by the rules.
bool GameListener::isPossible(const wire::Snapshot& snapshot) const {
  const bool isPlaced =
      known_.identity.isEye() ? !known_.wholeSeat : known_.wholeSeat && known_.wholeSeat.value < snapshot.setup.seats();
  const Viewer viewer = Viewer::ofSeatOrWatcher(known_.wholeSeat);
  if (!isPlaced || !known_.hasGame() || *known_.setup != snapshot.setup ||
      !isSound(*known_.game, snapshot.state, viewer))
    return false;
  const bool isLeftOut = playsOnChain(known_.game->rules) || snapshot.upTo > wire::kMostHistory;
  if (snapshot.history.empty() && isLeftOut) return true;
  if (playsOnChain(known_.game->rules) || !brokenInvariants(*known_.game, initialState(*known_.game)).empty())
    return false;
  SeenGame game(*known_.game, viewer);
  return std::ranges::all_of(snapshot.history, [&](const Move& move) { return game.play(move); }) &&
         game.state() == snapshot.state;
}

/// Positions come on request, and seldom besides.
bool GameListener::mayComeNow() {
  if (!known_.hasGame() || awaitsPosition_ || !isTooOften(unaskedTimes_, kMostUnasked)) return true;
  line_.end(Refusal::Nonsense, {});
  return false;
}

void GameListener::take(const wire::Snapshot& snapshot) {
  const bool isFirst = !known_.hasGame();
  if (!mayComeNow()) return;
  if (isFirst) {
    known_.game = wire::definitionOf(snapshot.setup);
    known_.setup = snapshot.setup;
  }
  if (!isPossible(snapshot)) {
    if (isFirst) {
      known_.game.reset();
      known_.setup.reset();
    }
    log_.write(u"the server sent a position that cannot be"_s);
    return line_.end(Refusal::Nonsense, {});
  }
  known_.state = snapshot.state;
  known_.history = snapshot.history;
  const Viewer viewer = Viewer::ofSeatOrWatcher(known_.wholeSeat);
  known_.hasWholeHistory =
      !known_.history.empty() || known_.state == visibleTo(viewer, *known_.game, initialState(*known_.game));
  settleIn(snapshot);
}

/// Whether a position is of a part of a chain that belongs to this seat, and of the same part as before.
bool GameListener::isPossible(const wire::Position& position) const {
  const auto part = ChainWindow::of(position.window);
  if (!part || position.setup.chain.size() != part->size()) return false;
  const SeatId own = part->local(known_.wholeSeat);
  const bool isShort = part->size() <= ChainWindow::kMostWhole;  // only eyes see more
  const bool isSeated =
      isShort && own && own.value < position.setup.seats() && (part->isWhole() || isHome(*part, known_.wholeSeat));
  const bool isOwn = known_.identity.isEye() ? !known_.wholeSeat && part->isWhole() : isSeated;
  return isOwn && (!known_.hasGame() || (known_.window == part && *known_.setup == position.setup));
}

void GameListener::take(const wire::Position& position) {
  const bool isFirst = !known_.hasGame();
  if (!mayComeNow()) return;
  Complaint complaint;
  const bool isPart = isPossible(position);
  if (isPart && isFirst) {
    known_.game = wire::definitionOf(position.setup);
    known_.setup = position.setup;
    known_.window = ChainWindow::of(position.window);
  }
  State next = isPart ? blankState(*known_.game) : State();
  if (!isPart ||
      !wire::carryOut(position.patches.values, *known_.window, *known_.game, known_.seat(), next, complaint)) {
    if (isFirst) {
      known_.game.reset();
      known_.setup.reset();
      known_.window.reset();
    }
    log_.write(u"the server sent a position that cannot be "_s + complaint.sentence);
    return line_.end(Refusal::Nonsense, {});
  }
  followFromPieces(*known_.game, next);
  known_.state = std::move(next);
  known_.history.clear();
  known_.hasWholeHistory = position.upTo == 0;
  if (isFirst)
    for (ChatLine& line : known_.chat) line = known_.shown(line);
  settleIn(position);
}

template <class Whole>
void GameListener::settleIn(const Whole& whole) {
  const bool isFirst = known_.phase == Client::Phase::Lobby;
  note(whole.upTo, whole.receipt);
  known_.moveNumber = whole.upTo;
  known_.clockLeftMs = whole.clockLeftMs;
  awaitsPosition_ = false;
  alarm_.stop();
  lastSeq_ = std::max(lastSeq_, whole.lastClientSeq);
  known_.offers.forget();
  for (int s = 0; s < known_.state.seats.size(); ++s)
    if (known_.state.seat(SeatId(s)).offer.isOpen()) known_.offers.see(SeatId(s));
  known_.offers.pause(known_.state.head.paused);
  const Action asked = known_.underWay ? known_.underWay->action : Action();
  const bool wasRefused = settleUnderWay(whole);
  line_.enter(known_.state.head.phase == tapu::Phase::Over ? Client::Phase::Over : Client::Phase::Playing);
  if (isFirst)
    Q_EMIT client_.gameStarted();
  else
    Q_EMIT client_.moved({}, {});
  Q_EMIT client_.clockChanged();
  if (wasRefused) Q_EMIT client_.refused(*whole.lastRefused, asked);
  goOnWishing();
}

/// The outcome of the Act under way. True if it was refused.
template <class Whole>
bool GameListener::settleUnderWay(const Whole& whole) {
  if (!known_.underWay) return false;
  if (known_.underWay->seq > whole.lastClientSeq) {
    sendAct();
    return false;
  }
  const bool refused = known_.underWay->seq == whole.lastClientSeq && whole.lastRefused;
  known_.underWay.reset();
  return refused;
}

/// News of a chain count as a whole, or not at all.
void GameListener::take(const wire::News& news) {
  if (!known_.hasGame() || !known_.window || awaitsPosition_) return note(news.upTo, news.receipt);
  if (news.rank && !isPossible(*news.rank)) return line_.end(Refusal::Nonsense, {});
  const auto told = toldIn(news);
  if (!told) return line_.end(Refusal::Nonsense, {});
  State next = known_.state;
  Complaint complaint;
  if (!wire::carryOut(news.patches.values, *known_.window, *known_.game, known_.seat(), next, complaint))
    return desync();
  note(news.upTo, news.receipt);
  known_.moveNumber = news.upTo;
  known_.clockLeftMs = news.clockLeftMs;
  const bool isAnswer = known_.underWay && news.yourClientSeq == known_.underWay->seq;
  if (isAnswer) known_.underWay.reset();
  known_.state = std::move(next);
  keep(told->moves);
  known_.hasWholeHistory = known_.hasWholeHistory && told->isWhole;
  noteOffers(told->events);
  if (news.rank) known_.rank = {news.rank->rank, news.rank->of};
  if (news.rank) Q_EMIT client_.rankChanged();
  if (known_.state.head.phase == tapu::Phase::Over) line_.enter(Client::Phase::Over);
  if (!news.moves.isEmpty() || !news.patches.values.isEmpty() || isAnswer)
    Q_EMIT client_.moved(told->moves, told->events);
  Q_EMIT client_.clockChanged();
  goOnWishing();
}

/// A place among the seats of the whole chain, of this client's seat.
bool GameListener::isPossible(const wire::Rank& told) const {
  return known_.wholeSeat && told.rank <= told.of && told.of <= known_.window->boards() * kSeatsAtBoardOfChain;
}

/// The position follows from the patches alone; events come from the moves, as far as the window shows them and
/// they were possible there. Nothing if one of them is no move at all.
std::optional<GameListener::Told> GameListener::toldIn(const wire::News& news) {
  Told told;
  if (news.moves.isEmpty()) return told;
  State copy = known_.state;
  for (const QByteArray& bytes : news.moves) {
    Complaint complaint;
    const auto heard = decodeMove(bytes, complaint);
    if (!heard) {
      log_.write(u"the server sent a move that is none: "_s + complaint.sentence);
      return std::nullopt;
    }
    const auto move = known_.window->local(*heard, known_.game->map);
    if (move) skipUntold(*move, copy);
    if (!move || !isPlausible(*known_.game, copy, *move)) {
      told.isWhole = false;
      continue;
    }
    apply(*known_.game, copy, *move, Observer{&told.events});
    told.moves.push_back(*move);
  }
  return told;
}

void GameListener::take(const wire::Batch& batch) {
  note(batch.upTo, batch.receipt);
  if (!known_.hasGame() || awaitsPosition_) return;
  std::vector<Event> events;
  known_.moveNumber = batch.upTo;
  known_.clockLeftMs = batch.clockLeftMs;
  const bool isAnswer = known_.underWay && batch.yourClientSeq == known_.underWay->seq;
  if (isAnswer) known_.underWay.reset();
  if (!play(batch, events)) return;
  noteOffers(events);
  if (known_.state.head.phase == tapu::Phase::Over) line_.enter(Client::Phase::Over);
  if (!batch.moves.empty() || isAnswer) Q_EMIT client_.moved(batch.moves, events);
  Q_EMIT client_.clockChanged();
  goOnWishing();
}

void GameListener::noteOffers(const std::vector<Event>& events) {
  for (const Event& event : events)
    if (event.kind == EventKind::OfferMade) known_.offers.see(event.seat);
  known_.offers.pause(known_.state.head.paused);
}

/// Carries out the moves: all of them, or none. False: the position is not known now, a snapshot will come.
bool GameListener::play(const wire::Batch& batch, std::vector<Event>& events) {
  State next = known_.state;
  for (const Move& move : batch.moves) {
    if (move.action.kind == ActionKind::TakeBack && fits(*known_.game, move)) {
      awaitPosition();
      return false;
    }
    if (!isPlausible(*known_.game, next, move)) {
      desync();
      return false;
    }
    apply(*known_.game, next, move, Observer{&events});
  }
  if (batch.hash && *batch.hash != wire::hashOf(next)) {
    desync();
    return false;
  }
  known_.state = std::move(next);
  keep(batch.moves);
  return true;
}

/// Adds moves to the history; of a very long game the last ones are kept.
void GameListener::keep(const std::vector<Move>& moves) {
  known_.history.insert(known_.history.end(), moves.begin(), moves.end());
  if (known_.history.size() <= static_cast<std::size_t>(wire::kMostHistory)) return;
  known_.history.erase(known_.history.begin(), known_.history.end() - wire::kMostHistory / 2);
  known_.hasWholeHistory = false;
}

void GameListener::desync() {
  ++known_.desyncs;
  log_.write(u"the position does not agree with the server's after move %1"_s.arg(known_.moveNumber));
  if (isTooOften(desyncTimes_, kMostDesyncs)) return line_.end(Refusal::Nonsense, {});
  awaitPosition();
  line_.send(requests::Resync());
}

/// Notes that it happened now. True: more often than a sound server makes it happen.
bool GameListener::isTooOften(std::deque<qint64>& times, std::size_t most) const {
  const qint64 now = clock_->nowMs();
  times.push_back(now);
  while (now - times.front() > kSpanMs) times.pop_front();
  return times.size() > most;
}

/// Until it comes batches are left out. A server in this process is waited for without end: it may wait for its store.
void GameListener::awaitPosition() {
  awaitsPosition_ = true;
  if (line_.mayFail()) alarm_.set(kPositionMs, [this] { line_.hangUp(u"no position came"_s); });
}

}  // namespace tapu
