// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/conversation.h"

#include <QLoggingCategory>
#include <algorithm>
#include <utility>

#include "app/net/seat_proof.h"
#include "app/net/table_password.h"
#include "app/text/whole_letters.h"
#include "app/values/codec.h"
#include "app/wire/join_code.h"
#include "app/wire/patch.h"
#include "app/wire/seat_number.h"
#include "engine/play/from_pieces.h"
#include "engine/play/initial_state.h"
#include "engine/play/invariants.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_LOGGING_CATEGORY(clientLog, "tapu.client", QtWarningMsg)

namespace {

constexpr int kWelcomeMs = 3000;
constexpr int kVerdictMs = 10'000;  // for keys, which a server may be slow to judge
constexpr int kKnockMs = 2000;
constexpr int kDeadMs = 15000;
constexpr int kFirstAttempts = 3;  // then nobody answers at this address
constexpr int kKeptAttempts = 5;   // the same of a known table: seven seconds and more, in which it may be heard of
constexpr int kJitterMs = 2000;    // drawn by chance, so that a thousand clients do not come back at the same moment
constexpr int kNearJitterMs = 100;
constexpr int kMostRetryMs = 10000;
constexpr int kMostLines = 500;     // of chat kept
constexpr int kSnapshotMs = 15000;  // to wait for a requested position
constexpr qint64 kSpanMs = 60000;
constexpr std::size_t kMostDesyncs = 5;   // within this time: a sound server needs none
constexpr std::size_t kMostUnasked = 30;  // positions, likewise: after a fault of its store a server sends some

/// The reason of a refusal: None is none.
Refusal reasonOf(Refusal why) { return why == Refusal::None ? Refusal::Nonsense : why; }

/// Somebody is to let the client in: it asks again.
bool isWait(Refusal why) { return why == Refusal::NotLetInYet || why == Refusal::HostIsAway; }

}  // namespace

Client::Conversation::Conversation(Client& client, std::unique_ptr<Dialer> dialer, Identity who,
                                   std::shared_ptr<Clock> clock, std::unique_ptr<Rng> chance)
    : identity(std::move(who)),
      client_(client),
      dialer_(std::move(dialer)),
      clock_(clock),
      chance_(std::move(chance)),
      welcomeAlarm_(clock),
      retryAlarm_(clock),
      beatAlarm_(clock),
      snapshotAlarm_(clock),
      nonce_(TableQuestion::freshBytes(*chance_)),
      ownName_(identity.name),
      log_(clock, [](const QString& line) { qCWarning(clientLog).noquote() << line; }) {}

// ---- connection

bool Client::Conversation::isHome(const ChainWindow& window, SeatId seat) {
  const SeatId local = window.local(seat);
  return local && local.value / kSeatsAtBoardOfChain == window.parts().home;
}

void Client::Conversation::start() {
  if (channel_ || ended_) return;
  const bool isMistyped = identity.code >= 0 && !isJoinCode(identity.code);
  isMistyped ? end(Refusal::MistypedCode, {}) : dial();
}

bool Client::Conversation::hasKey() const { return identity.table.isKnown() && !identity.token.isEmpty(); }

QByteArray Client::Conversation::keyHash() const {
  return hasKey() ? seat_proof::hashOf(identity.token) : QByteArray();
}

/// The peer has not yet proved that they know the key of the seat. Until then their answers do not count.
bool Client::Conversation::isUnproved() const {
  return channel_ && channel_->needsPulse() && hasKey() && !isIn_ && !isProved_;
}

/// A key goes to its own table alone, even if another has its address by now. Within the process there is one table.
bool Client::Conversation::asksWhichTable() const {
  const bool looksForKey = identity.token.isEmpty() && identity.keyOf && !wasIntroduced_;
  return isUnproved() || (channel_->needsPulse() && looksForKey);
}

wire::Hello Client::Conversation::greeting() const {
  wire::Hello hello = asksWhichTable() ? question_.hello() : wire::Hello();
  hello.locale = identity.locale;
  if (isUnproved()) {
    hello.receiptFor = identity.receipt.moves;  // of use also to a table that has lost the key with moves
    hello.receipt = identity.receipt.word;
  }
  if (asksWhichTable()) return hello;
  hello.version = QStringLiteral(TAPU_VERSION);
  hello.name = identity.name;
  hello.color = identity.color;
  hello.token = identity.token;
  hello.nonce = nonce_;
  hello.receiptFor = identity.receipt.moves;
  hello.receipt = identity.receipt.word;
  hello.attendance = identity.attendance;
  hello.organizerKey = identity.organizerKey;
  hello.code = identity.code;
  hello.wished = identity.wished;
  return hello;
}

void Client::Conversation::note(int moves, const QByteArray& receipt) {
  if (receipt.isEmpty()) return;  // the server is in doubt itself
  identity.receipt = {moves, receipt};
}

void Client::Conversation::dial() {
  dropChannel();
  wasChallenged_ = wasIntroduced_ = isProved_ = false;
  elsewhere_ = Refusal::None;
  question_.challenge = TableQuestion::freshBytes(*chance_);
  channel_ = dialer_->dial();
  channel_->setFrameLimit(frame_limit::kFromServer);
  connect(channel_.get(), &Channel::received, this, &Conversation::hear);
  connect(channel_.get(), &Channel::closed, this, &Conversation::channelClosed);
  ++attempts_;
  greet();
}

/// The client speaks first, and calls afresh if no welcome comes: a connection may stand that no server ever took.
void Client::Conversation::greet() {
  question_.keyHash = keyHash();
  channel_->send(wire::encode(wire::FromClient(greeting())));
  awaitWelcome();
}

void Client::Conversation::awaitWelcome() {
  const bool isJudged = !identity.organizerKey.isEmpty() || identity.code >= 0 || !identity.password.isEmpty();
  welcomeAlarm_.set(isJudged ? kVerdictMs : kWelcomeMs, [this] { channelClosed(u"no answer"_s); });
}

void Client::Conversation::dropChannel() {
  isIn_ = false;
  welcomeAlarm_.stop();
  beatAlarm_.stop();
  snapshotAlarm_.stop();
  if (!channel_) return;
  channel_->disconnect(this);
  channel_->close();
  Channel* left = channel_.release();
  // The last frame still goes out. Not deleted at once: the channel may be the caller.
  if (left->needsPulse() && !left->isFinished())
    connect(left, &Channel::closed, left, &QObject::deleteLater);
  else
    left->deleteLater();
}

/// The number of calls before the first welcome. Nobody asks the network for a table that is not known yet, so each of
/// its places is called.
int Client::Conversation::mostAttempts() const {
  return identity.table.isKnown() ? kKeptAttempts : std::max(kFirstAttempts, dialer_->places());
}

void Client::Conversation::channelClosed(const QString& reason) {
  if (ended_) return;
  const bool isLocal = channel_ && !channel_->needsPulse();
  dropChannel();
  if (phase == Phase::Over) return giveUpLines();
  // A channel inside the process cannot break: the server itself is gone.
  if (isLocal && wasWelcomed_) return end(Refusal::ServerClosing, {});
  if (!wasWelcomed_ && attempts_ >= mostAttempts())
    return end(elsewhere_ == Refusal::None ? Refusal::Unreachable : elsewhere_, reason);
  dialAgain(reason);
}

void Client::Conversation::dialAgain(const QString& reason) {
  if (clientLog().isInfoEnabled()) log_.write(u"connection lost: "_s + reason);
  if (wasWelcomed_) enter(Phase::Reconnecting);
  // A crowd that comes back at one moment was at its table before; nobody waits at a place that was not called yet.
  const bool isNewPlace = !wasWelcomed_ && !identity.table.isKnown() && attempts_ < dialer_->places();
  const int jitter = isNear_ || isNewPlace ? kNearJitterMs : kJitterMs;
  int wait = static_cast<int>(chance_->below(static_cast<std::uint32_t>(jitter)));
  if (attempts_ > 1 && !isNewPlace) wait += std::min(kMostRetryMs, jitter << std::min(attempts_ - 2, 6)) / 2;
  retryAlarm_.set(std::min(wait, kMostRetryMs), [this] { dial(); });
}

void Client::Conversation::callAt(std::unique_ptr<Dialer> dialer) {
  dialer_ = std::move(dialer);
  if (ended_ || isIn_ || (!channel_ && !retryAlarm_.isSet())) return;
  attempts_ = 0;
  retryAlarm_.stop();
  dial();
}

void Client::Conversation::leave() {
  if (ended_) return;
  if (isIn_) send(requests::GiveUp());  // after the end of a game it says that it has heard of it
  ended_ = true;
  retryAlarm_.stop();
  dropChannel();
  enter(Phase::Closed);
}

/// The table of its lobby is another one by now, or did not keep the seat for so long; or its key was only a trial.
/// There is no game yet that it could belong to: it joins as a new guest, with the same identity.
void Client::Conversation::joinAnew() {
  if (const QList<ChatLine> lines = spoken_.take(); !lines.isEmpty()) Q_EMIT client_.notSaid(lines);
  identity.token.clear();
  identity.table = {};
  identity.receipt = {};
  nonce_ = TableQuestion::freshBytes(*chance_);
  if (const SeatId own = ownSeat(); own && own.value < lobby.seats.size() && !lobby.seats[own.value].name.isEmpty()) {
    ownName_ = lobby.seats[own.value].name;
    identity.name = ownName_;
    identity.color = lobby.seats[own.value].color;
  }
  dropChannel();
  dialAgain(u"the key opens no seat there"_s);
}

/// The organizer knows that this client is there, and lets it in when it comes again.
void Client::Conversation::knockAgain(Refusal why, const QString& host) {
  attempts_ = 0;
  dropChannel();
  retryAlarm_.set(kKnockMs, [this] { dial(); });
  Q_EMIT client_.waitsToBeLetIn(why, host);
}

void Client::Conversation::end(Refusal why, const QString& detail) {
  if (std::exchange(ended_, true)) return;
  retryAlarm_.stop();
  dropChannel();
  enter(Phase::Closed);
  giveUpLines();
  Q_EMIT client_.turnedAway(why, detail);
}

void Client::Conversation::enter(Phase next) {
  if (std::exchange(phase, next) == next) return;
  if (next == Phase::Over) confirmEnd();
  Q_EMIT client_.phaseChanged();
}

/// Two pings, the second after the answer to the first: then the server knows that the end has been heard.
void Client::Conversation::confirmEnd() {
  if (!channel_ || !channel_->needsPulse()) return;
  confirmsEnd_ = true;
  beat();
}

void Client::Conversation::beat() {
  if (clock_->nowMs() - lastHeard_ >= kDeadMs) return channelClosed(u"silence"_s);
  pingedAt_ = clock_->nowMs();
  if (!isToSayAgain_) spoken_.ping();
  send(wire::Ping{++pings_, roundTripMs_});
  beatAlarm_.set(heartbeatMs_, [this] { beat(); });
}

// ---- speaking

void Client::Conversation::send(const wire::FromClient& message) {
  if (channel_ && isIn_) channel_->send(wire::encode(message));
}

void Client::Conversation::act(const Action& action) {
  if (identity.attendance == Attendance::Watcher && isIn_) return client_.requestRefused(Refusal::OnlyWatching);
  if (underWay || isEye() || !definition || phase != Phase::Playing || awaitsSnapshot_) return;
  underWay = UnderWay{++lastSeq_, action};
  sendAct();
  Q_EMIT client_.acted(action);
}

void Client::Conversation::sendAct() {
  const Action& action = underWay->action;
  const Action told = window ? window->whole(action, definition->map) : action;
  send(wire::Act{underWay->seq, wire::answersOf(state, ownSeat(), action), told});
}

void Client::Conversation::say(const QString& text, int phrase) {
  if (!isIn_) return;
  const QString told = firstLetters(text, wire::kMostChat);
  spoken_.send(told, phrase, ownSeat());
  if (!isToSayAgain_) send(wire::Say{told, phrase});  // else it comes behind those of before
}

/// Repeats lines from before the loss that have not reached the table: it has sent its last lines by now.
void Client::Conversation::sayAgain() {
  isToSayAgain_ = false;
  for (const ChatLine& line : spoken_.take()) say(line.text, line.phrase);
}

QList<ChatLine> Client::Conversation::takeUnheard() { return std::exchange(toSay_, {}) + spoken_.take(); }

void Client::Conversation::sayWhenIn(const QList<ChatLine>& lines) {
  toSay_ += lines;
  if (!isIn_) return;
  for (const ChatLine& line : std::exchange(toSay_, {})) say(line.text, line.phrase);
}

/// The lines under way will never reach the table.
void Client::Conversation::giveUpLines() {
  if (const QList<ChatLine> lines = takeUnheard(); !lines.isEmpty()) Q_EMIT client_.notSaid(lines);
}

void Client::Conversation::ask(const wire::Request& request) {
  wire::Request told = request;
  const auto tellWhole = [this](auto& each) {
    if constexpr (requires { each.seat; }) {
      if (each.seat) each.seat = window->whole(each.seat);
    }
  };
  if (window) std::visit(tellWhole, told);
  send(told);
}

// ---- hearing

void Client::Conversation::hear(const QByteArray& frame) {
  lastHeard_ = clock_->nowMs();
  Complaint complaint;
  const auto message = wire::decodeFromServer(frame, complaint);
  if (!message) {
    log_.write(u"the server sent what is no message: "_s + complaint.sentence);
    return wasWelcomed_ ? hearNonsense() : end(Refusal::Protocol, complaint.sentence);
  }
  if (!isWaitedFor(*message)) return hearNonsense();
  std::visit([this](const auto& known) { take(known); }, *message);
}

/// Before its welcome anybody may be at the address of a table that was lost: it is called again, there or elsewhere.
void Client::Conversation::hearNonsense() {
  if (wasWelcomed_ && !isIn_) return channelClosed(u"nonsense before a welcome"_s);
  end(Refusal::Nonsense, {});
}

/// A welcome comes once, and nothing before it but a refusal, the question for a password, and the answer which table
/// this is, if that was asked; these two come once as well.
bool Client::Conversation::isWaitedFor(const wire::FromServer& message) const {
  if (const auto* refused = std::get_if<wire::Refused>(&message))
    return isIn_ || refused->what == wire::Refused::What::Connection;
  if (std::holds_alternative<wire::Bye>(message)) return true;
  if (std::holds_alternative<wire::Introduction>(message)) return !isIn_ && !wasChallenged_ && asksWhichTable();
  if (isUnproved()) return false;
  if (std::holds_alternative<wire::Challenge>(message)) return !isIn_ && !wasChallenged_;
  return std::holds_alternative<wire::Welcome>(message) != isIn_;
}

/// Another table answers there. A player who has lost their table hears it once.
void Client::Conversation::turnFrom(Refusal why, const QString& detail) {
  elsewhere_ = why;
  if (wasWelcomed_ && !toldElsewhere_) Q_EMIT client_.requestRefused(why, detail);
  toldElsewhere_ = wasWelcomed_;
  channelClosed(u"another table answers there"_s);
}

/// A refusal or a goodbye. A peer without a proof may be anybody: it ends no window that has lost its table, and takes
/// no key away.
void Client::Conversation::endIfProved(Refusal why, const QString& detail) {
  const bool takesKey = why == Refusal::BadToken || why == Refusal::Kicked;
  const bool isOtherVersion = why == Refusal::VersionTooOld || why == Refusal::VersionTooNew;
  if (!isUnproved()) return end(why, detail);
  if (takesKey) return turnFrom(Refusal::NotProved);
  if (!wasWelcomed_) return end(why, detail);
  // A host who has closed the game and updated the program answers so, and proves nothing in it.
  isOtherVersion ? turnFrom(why, detail) : channelClosed(u"a refusal of somebody who proves nothing"_s);
}

/// The greeting that counts follows, with the key for this table.
void Client::Conversation::take(const wire::Introduction& told) {
  wasIntroduced_ = true;
  const bool isOther = identity.table.isKnown() && told.table.id != identity.table.id;
  if (isOther && !definition && (wasWelcomed_ || identity.unknownKey == UnknownKey::IsDropped)) return joinAnew();
  if (isOther) return turnFrom(Refusal::NotThisGame);
  if (hasKey()) {
    isProved_ = question_.provedBy(told) == Proved::Yes;
    // A seat without a game may be free by now; a stranger's word is not enough once the game has begun. A watcher
    // gives no seat up with its key.
    const bool isWatcher = identity.attendance == Attendance::Watcher;
    const bool hasBegun = !isWatcher && (definition || identity.receipt.moves > 0);
    const bool goesWithout = !hasBegun && (wasWelcomed_ || identity.unknownKey == UnknownKey::IsDropped);
    if (!isProved_ && goesWithout) {
      refusedBy_ = told.table.id;
      return joinAnew();
    }
    if (!isProved_) return turnFrom(Refusal::NotProved);
  }
  const bool mayHaveKey = identity.token.isEmpty() && told.table.isKnown() && told.table.id != refusedBy_;
  const auto key = mayHaveKey ? identity.keyOf(told.table) : std::nullopt;
  identity.name = key && key->token.isEmpty() ? key->name : ownName_;
  if (key && !key->token.isEmpty()) {
    identity.token = key->token;
    identity.receipt = key->receipt;
    identity.table = told.table;
    identity.unknownKey = UnknownKey::IsDropped;
  }
  greet();
}

void Client::Conversation::take(const wire::Welcome& welcome) {
  welcomeAlarm_.stop();
  if (definition && welcome.seat != seat) return end(Refusal::Nonsense, {});  // nobody changes seats while a game runs
  if (isEye() && welcome.seat) return end(Refusal::Nonsense, {});
  isIn_ = wasWelcomed_ = true;
  toldElsewhere_ = false;
  isNear_ = channel_->isNear();
  attempts_ = 0;
  seat = welcome.seat;
  // A tenth more than the limit asks for: pings and requests count too.
  leastPaceMs = welcome.mostActionsPerSecond > 0 ? 1100 / welcome.mostActionsPerSecond : 0;
  offerWaitMs = welcome.offerWaitMs;
  heartbeatMs_ = std::clamp(welcome.heartbeatMs, 100, kDeadMs);
  identity.table = welcome.table;
  if (!welcome.token.isEmpty()) {
    identity.token = welcome.token;
    Q_EMIT client_.tokenChanged();
  }
  if (channel_->needsPulse()) beatAlarm_.set(heartbeatMs_, [this] { beat(); });
  isToSayAgain_ = !spoken_.isEmpty();
  if (isToSayAgain_) beat();  // its answer comes behind the last lines
  sayWhenIn({});
  if (!definition) return enter(Phase::Lobby);
  awaitSnapshot();  // the snapshot ends the reconnecting
}

void Client::Conversation::take(const wire::Refused& refused) {
  const Refusal why = reasonOf(refused.why);
  switch (refused.what) {
    case wire::Refused::What::Connection:
      if (why == Refusal::BadToken && !definition && !isUnproved())
        if (wasWelcomed_ || identity.unknownKey == UnknownKey::IsDropped) {
          refusedBy_ = identity.table.id;
          return joinAnew();
        }
      if (isWait(why) && !definition && !isUnproved()) return knockAgain(why, refused.detail);
      return endIfProved(why, refused.detail);
    case wire::Refused::What::Request: Q_EMIT client_.requestRefused(why); return;
    case wire::Refused::What::Act: break;
  }
  if (!underWay || underWay->seq != refused.clientSeq) return;
  const Action action = underWay->action;
  underWay.reset();
  Q_EMIT client_.refused(refused.reject, action);
}

/// Whether this seat may see such a position, and it is of the game being played. If the whole history travels, the
/// moves must lead to it, each by the rules.
bool Client::Conversation::isPossible(const wire::Snapshot& snapshot) const {
  const bool isPlaced = isEye() ? !seat : seat && seat.value < snapshot.setup.seats();
  const Viewer viewer = Viewer::ofSeatOrWatcher(seat);
  if (!isPlaced || !definition || *setup != snapshot.setup || !isSound(*definition, snapshot.state, viewer))
    return false;
  const bool isLeftOut = playsOnChain(definition->rules) || snapshot.upTo > wire::kMostHistory;
  if (snapshot.history.empty() && isLeftOut) return true;
  if (playsOnChain(definition->rules) || !brokenInvariants(*definition, initialState(*definition)).empty())
    return false;
  SeenGame game(*definition, viewer);
  return std::ranges::all_of(snapshot.history, [&](const Move& move) { return game.play(move); }) &&
         game.state() == snapshot.state;
}

/// Positions come on request, and seldom besides.
bool Client::Conversation::mayComeNow() {
  if (!definition || awaitsSnapshot_ || !isTooOften(unaskedTimes_, kMostUnasked)) return true;
  end(Refusal::Nonsense, {});
  return false;
}

void Client::Conversation::take(const wire::Snapshot& snapshot) {
  const bool isFirst = !definition;
  if (!mayComeNow()) return;
  if (isFirst) {
    definition = wire::definitionOf(snapshot.setup);
    setup = snapshot.setup;
  }
  if (!isPossible(snapshot)) {
    if (isFirst) {
      definition.reset();
      setup.reset();
    }
    log_.write(u"the server sent a position that cannot be"_s);
    return end(Refusal::Nonsense, {});
  }
  state = snapshot.state;
  history = snapshot.history;
  const Viewer viewer = Viewer::ofSeatOrWatcher(seat);
  hasWholeHistory = !history.empty() || state == visibleTo(viewer, *definition, initialState(*definition));
  settleIn(snapshot);
}

/// Whether a position is of a part of a chain that belongs to this seat, and of the same part as before.
bool Client::Conversation::isPossible(const wire::Position& position) const {
  const auto part = ChainWindow::of(position.window);
  if (!part || position.setup.chain.size() != part->size()) return false;
  const SeatId own = part->local(seat);
  const bool isShort = part->size() <= ChainWindow::kMostWhole;  // only eyes see more
  const bool isSeated =
      isShort && own && own.value < position.setup.seats() && (part->isWhole() || isHome(*part, seat));
  const bool isOwn = isEye() ? !seat && part->isWhole() : isSeated;
  return isOwn && (!definition || (window == part && *setup == position.setup));
}

void Client::Conversation::take(const wire::Position& position) {
  const bool isFirst = !definition;
  if (!mayComeNow()) return;
  Complaint complaint;
  const bool isPart = isPossible(position);
  if (isPart && isFirst) {
    definition = wire::definitionOf(position.setup);
    setup = position.setup;
    window = ChainWindow::of(position.window);
  }
  State next = isPart ? blankState(*definition) : State();
  if (!isPart || !wire::carryOut(position.patches.values, *window, *definition, ownSeat(), next, complaint)) {
    if (isFirst) {
      definition.reset();
      setup.reset();
      window.reset();
    }
    log_.write(u"the server sent a position that cannot be "_s + complaint.sentence);
    return end(Refusal::Nonsense, {});
  }
  followFromPieces(*definition, next);
  state = std::move(next);
  history.clear();
  hasWholeHistory = position.upTo == 0;
  if (isFirst)
    for (ChatLine& line : chat) line = shown(line);
  settleIn(position);
}

template <class Whole>
void Client::Conversation::settleIn(const Whole& whole) {
  const bool isFirst = phase == Phase::Lobby;
  note(whole.upTo, whole.receipt);
  upTo = whole.upTo;
  clockLeftMs = whole.clockLeftMs;
  awaitsSnapshot_ = false;
  snapshotAlarm_.stop();
  lastSeq_ = std::max(lastSeq_, whole.lastClientSeq);
  offersSeen.clear();
  for (int s = 0; s < state.seats.size(); ++s)
    if (state.seat(SeatId(s)).offer.isOpen()) offersSeen[SeatId(s)] = {clock_->nowMs()};
  const Action asked = underWay ? underWay->action : Action();
  const bool wasRefused = settleUnderWay(whole);
  enter(state.head.phase == tapu::Phase::Over ? Phase::Over : Phase::Playing);
  if (isFirst)
    Q_EMIT client_.gameStarted();
  else
    Q_EMIT client_.moved({}, {});
  Q_EMIT client_.clockChanged();
  if (wasRefused) Q_EMIT client_.refused(*whole.lastRefused, asked);
}

/// The outcome of the Act under way. True if it was refused.
template <class Whole>
bool Client::Conversation::settleUnderWay(const Whole& whole) {
  if (!underWay) return false;
  if (underWay->seq > whole.lastClientSeq) {
    sendAct();
    return false;
  }
  const bool refused = underWay->seq == whole.lastClientSeq && whole.lastRefused;
  underWay.reset();
  return refused;
}

/// News of a chain count as a whole, or not at all.
void Client::Conversation::take(const wire::News& news) {
  if (!definition || !window || awaitsSnapshot_) return note(news.upTo, news.receipt);
  if (news.rank && !isPossible(*news.rank)) return end(Refusal::Nonsense, {});
  const auto told = toldIn(news);
  if (!told) return end(Refusal::Nonsense, {});
  State next = state;
  Complaint complaint;
  if (!wire::carryOut(news.patches.values, *window, *definition, ownSeat(), next, complaint)) return desync();
  note(news.upTo, news.receipt);
  upTo = news.upTo;
  clockLeftMs = news.clockLeftMs;
  const bool isAnswer = underWay && news.yourClientSeq == underWay->seq;
  if (isAnswer) underWay.reset();
  state = std::move(next);
  keep(told->moves);
  hasWholeHistory = hasWholeHistory && told->isWhole;
  noteOffers(told->events);
  if (news.rank) rank = news.rank;
  if (news.rank) Q_EMIT client_.rankChanged();
  if (state.head.phase == tapu::Phase::Over) enter(Phase::Over);
  if (!news.moves.isEmpty() || !news.patches.values.isEmpty() || isAnswer)
    Q_EMIT client_.moved(told->moves, told->events);
  Q_EMIT client_.clockChanged();
}

/// A place among the seats of the whole chain, of this client's seat.
bool Client::Conversation::isPossible(const wire::Rank& told) const {
  return seat && told.rank <= told.of && told.of <= window->boards() * kSeatsAtBoardOfChain;
}

/// The position follows from the patches alone; events come from the moves, as far as the window shows them and they
/// were possible there. Nothing if one of them is no move at all.
std::optional<Client::Conversation::Told> Client::Conversation::toldIn(const wire::News& news) {
  Told told;
  if (news.moves.isEmpty()) return told;
  State copy = state;
  for (const QByteArray& bytes : news.moves) {
    Complaint complaint;
    const auto heard = decodeMove(bytes, complaint);
    if (!heard) {
      log_.write(u"the server sent a move that is none: "_s + complaint.sentence);
      return std::nullopt;
    }
    const auto move = window->local(*heard, definition->map);
    if (move) skipUntold(*move, copy);
    if (!move || !isPlausible(*definition, copy, *move)) {
      told.isWhole = false;
      continue;
    }
    apply(*definition, copy, *move, Observer{&told.events});
    told.moves.push_back(*move);
  }
  return told;
}

void Client::Conversation::take(const wire::Batch& batch) {
  note(batch.upTo, batch.receipt);
  if (!definition || awaitsSnapshot_) return;
  std::vector<Event> events;
  upTo = batch.upTo;
  clockLeftMs = batch.clockLeftMs;
  const bool isAnswer = underWay && batch.yourClientSeq == underWay->seq;
  if (isAnswer) underWay.reset();
  if (!play(batch, events)) return;
  noteOffers(events);
  if (state.head.phase == tapu::Phase::Over) enter(Phase::Over);
  if (!batch.moves.empty() || isAnswer) Q_EMIT client_.moved(batch.moves, events);
  Q_EMIT client_.clockChanged();
}

void Client::Conversation::noteOffers(const std::vector<Event>& events) {
  for (const Event& event : events)
    if (event.kind == EventKind::OfferMade) offersSeen[event.seat] = {clock_->nowMs()};
}

qint64 Client::Conversation::offerAgeMs(SeatId offerer) const {
  const auto seen = offersSeen.find(offerer);
  if (!definition || !state.seat(offerer).offer.isOpen()) return -1;
  return seen == offersSeen.end() ? 0 : clock_->nowMs() - seen->second.at;
}

qint64 Client::Conversation::offerStoodMs(SeatId offerer) const {
  const auto seen = offersSeen.find(offerer);
  if (seen == offersSeen.end()) return 0;
  const qint64 now = clock_->nowMs();
  return seen->second.stoodMs + now - std::max(stoodSince.value_or(now), seen->second.at);
}

void Client::Conversation::standStill(Held stands) {
  if ((stands == Held::Yes) == stoodSince.has_value()) return;
  if (stands == Held::No)
    for (auto& [offerer, seen] : offersSeen) seen.stoodMs = offerStoodMs(offerer);
  stoodSince = stands == Held::Yes ? std::optional(clock_->nowMs()) : std::nullopt;
}

/// Carries out the moves: all of them, or none. False: the position is not known now, a snapshot will come.
bool Client::Conversation::play(const wire::Batch& batch, std::vector<Event>& events) {
  State next = state;
  for (const Move& move : batch.moves) {
    if (move.action.kind == ActionKind::TakeBack && fits(*definition, move)) {
      awaitSnapshot();
      return false;
    }
    if (!isPlausible(*definition, next, move)) {
      desync();
      return false;
    }
    apply(*definition, next, move, Observer{&events});
  }
  if (batch.hash && *batch.hash != wire::hashOf(next)) {
    desync();
    return false;
  }
  state = std::move(next);
  keep(batch.moves);
  return true;
}

/// Adds moves to the history; of a very long game the last ones are kept.
void Client::Conversation::keep(const std::vector<Move>& moves) {
  history.insert(history.end(), moves.begin(), moves.end());
  if (history.size() <= static_cast<std::size_t>(wire::kMostHistory)) return;
  history.erase(history.begin(), history.end() - wire::kMostHistory / 2);
  hasWholeHistory = false;
}

void Client::Conversation::desync() {
  ++desyncs;
  log_.write(u"the position does not agree with the server's after move %1"_s.arg(upTo));
  if (isTooOften(desyncTimes_, kMostDesyncs)) return end(Refusal::Nonsense, {});
  awaitSnapshot();
  send(requests::Resync());
}

/// Notes that it happened now. True: more often than a sound server makes it happen.
bool Client::Conversation::isTooOften(std::deque<qint64>& times, std::size_t most) const {
  const qint64 now = clock_->nowMs();
  times.push_back(now);
  while (now - times.front() > kSpanMs) times.pop_front();
  return times.size() > most;
}

/// Until it comes batches are left out. A server in this process is waited for without end: it may wait for its store.
void Client::Conversation::awaitSnapshot() {
  awaitsSnapshot_ = true;
  if (channel_->needsPulse()) snapshotAlarm_.set(kSnapshotMs, [this] { channelClosed(u"no position came"_s); });
}

void Client::Conversation::take(const wire::Chat& said) {
  chat.append(shown(said.line));
  spoken_.hear(chat.last());
  if (chat.size() > kMostLines) chat.removeFirst();
  Q_EMIT client_.chatted(ChatLine(chat.last()));
}

void Client::Conversation::take(const wire::Talk& talk) {
  const QList<ChatLine> before = std::exchange(chat, talk.lines);
  for (ChatLine& line : chat) line = shown(line);
  spoken_.hearAgain(before, chat);
  Q_EMIT client_.chatRenewed();
}

ChatLine Client::Conversation::shown(ChatLine line) const {
  if (window) line.seat = window->local(line.seat);
  if (line.seat && line.seat.value >= lobby.seats.size()) line.seat = {};
  return line;
}

/// The password itself never leaves this program.
void Client::Conversation::take(const wire::Challenge& challenge) {
  wasChallenged_ = true;
  if (identity.password.isEmpty()) return end(Refusal::PasswordNeeded, {});
  const QByteArray proof = password::proofOf(identity.password, challenge.salt, nonce_ + challenge.nonce);
  channel_->send(wire::encode(wire::FromClient(wire::Proof{proof})));
  awaitWelcome();  // the proof has its own turn
}

void Client::Conversation::take(const wire::Pong& pong) {
  if (pong.number != pings_) return;
  roundTripMs_ = static_cast<int>(clock_->nowMs() - pingedAt_);
  if (isToSayAgain_)
    sayAgain();
  else
    spoken_.pong();
  if (std::exchange(confirmsEnd_, false)) beat();
}

void Client::Conversation::take(const wire::Bye& bye) {
  if (phase != Phase::Over) endIfProved(reasonOf(bye.why), bye.detail);
}

}  // namespace tapu
