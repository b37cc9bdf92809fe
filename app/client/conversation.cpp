// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/conversation.h"

#include <QLoggingCategory>
#include <algorithm>
#include <utility>

#include "app/net/seat_proof.h"
#include "app/net/table_password.h"
#include "app/text/whole_letters.h"
#include "app/wire/join_code.h"

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

/// The reason of a refusal: None is none.
Refusal reasonOf(Refusal why) { return why == Refusal::None ? Refusal::Nonsense : why; }

/// Somebody is to let the client in: it asks again.
bool isWait(Refusal why) { return why == Refusal::NotLetInYet || why == Refusal::HostIsAway; }

}  // namespace

Client::Conversation::Conversation(Client& client, std::unique_ptr<Dialer> dialer, Identity who,
                                   std::shared_ptr<Clock> clock, std::unique_ptr<Rng> chance)
    : client_(client),
      dialer_(std::move(dialer)),
      clock_(clock),
      chance_(std::move(chance)),
      welcomeAlarm_(clock),
      retryAlarm_(clock),
      beatAlarm_(clock),
      ownName_(who.name),
      log_(clock, [](const QString& line) { qCWarning(clientLog).noquote() << line; }),
      table_(client, known, spoken_),
      game_(client, known, *this, clock, log_) {
  known.identity = std::move(who);
  if (known.identity.nonce.isEmpty()) known.identity.nonce = TableQuestion::freshBytes(*chance_);
  known.offers = OfferAges(clock);
}

// ---- connection

void Client::Conversation::start() {
  if (channel_ || ended_) return;
  const bool isMistyped = known.identity.code >= 0 && !isJoinCode(known.identity.code);
  isMistyped ? end(Refusal::MistypedCode, {}) : dial();
}

/// The peer has not yet proved that they know the key of the seat. Until then their answers do not count.
bool Client::Conversation::isUnproved() const {
  return channel_ && channel_->needsPulse() && known.identity.hasKey() && !known.isConnected && !call_.isProved;
}

/// A key goes to its own table alone, even if another has its address by now. Within the process there is one table.
bool Client::Conversation::asksWhichTable() const {
  const bool looksForKey = known.identity.token.isEmpty() && known.identity.keyOf && !call_.wasIntroduced;
  return isUnproved() || (channel_->needsPulse() && looksForKey);
}

wire::Hello Client::Conversation::greeting() const {
  wire::Hello hello = asksWhichTable() ? question_.hello() : wire::Hello();
  hello.locale = known.identity.locale;
  if (isUnproved()) {
    hello.receiptFor = known.identity.receipt.moves;  // of use also to a table that has lost the key with moves
    hello.receipt = known.identity.receipt.word;
  }
  if (asksWhichTable()) return hello;
  hello.version = QStringLiteral(TAPU_VERSION);
  hello.name = known.identity.name;
  hello.color = known.identity.color;
  hello.token = known.identity.token;
  hello.nonce = known.identity.nonce;
  hello.receiptFor = known.identity.receipt.moves;
  hello.receipt = known.identity.receipt.word;
  hello.attendance = known.identity.attendance;
  hello.organizerKey = known.identity.organizerKey;
  hello.code = known.identity.code;
  hello.wished = known.identity.wished;
  return hello;
}

void Client::Conversation::dial() {
  dropChannel();
  call_ = {};
  question_.challenge = TableQuestion::freshBytes(*chance_);
  channel_ = dialer_->dial();
  channel_->setFrameLimit(frame_limit::kFromServer);
  connect(channel_.get(), &Channel::received, this, &Conversation::hear);
  connect(channel_.get(), &Channel::closed, this, &Conversation::hangUp);
  ++attempts_;
  greet();
}

/// The client speaks first, and calls afresh if no welcome comes: a connection may stand that no server ever took.
void Client::Conversation::greet() {
  question_.keyHash = known.identity.keyHash();
  channel_->send(wire::encode(wire::FromClient(greeting())));
  awaitWelcome();
}

void Client::Conversation::awaitWelcome() {
  const bool isJudged =
      !known.identity.organizerKey.isEmpty() || known.identity.code >= 0 || !known.identity.password.isEmpty();
  welcomeAlarm_.set(isJudged ? kVerdictMs : kWelcomeMs, [this] { hangUp(u"no answer"_s); });
}

void Client::Conversation::dropChannel() {
  known.isConnected = false;
  welcomeAlarm_.stop();
  beatAlarm_.stop();
  game_.stopWaiting();
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
  return known.identity.table.isKnown() ? kKeptAttempts : std::max(kFirstAttempts, dialer_->places());
}

void Client::Conversation::hangUp(const QString& reason) {
  if (ended_) return;
  const bool isLocal = channel_ && !channel_->needsPulse();
  dropChannel();
  if (known.phase == Phase::Over) return giveUpLines();
  // A channel inside the process cannot break: the server itself is gone.
  if (isLocal && wasWelcomed_) return end(Refusal::ServerClosing, {});
  if (!wasWelcomed_ && attempts_ >= mostAttempts())
    return end(call_.elsewhere == Refusal::None ? Refusal::Unreachable : call_.elsewhere, reason);
  dialAgain(reason);
}

void Client::Conversation::dialAgain(const QString& reason) {
  if (clientLog().isInfoEnabled()) log_.write(u"connection lost: "_s + reason);
  if (wasWelcomed_) enter(Phase::Reconnecting);
  // A crowd that comes back at one moment was at its table before; nobody waits at a place that was not called yet.
  const bool isNewPlace = !wasWelcomed_ && !known.identity.table.isKnown() && attempts_ < dialer_->places();
  const int jitter = known.isNear || isNewPlace ? kNearJitterMs : kJitterMs;
  int wait = static_cast<int>(chance_->below(static_cast<std::uint32_t>(jitter)));
  if (attempts_ > 1 && !isNewPlace) wait += std::min(kMostRetryMs, jitter << std::min(attempts_ - 2, 6)) / 2;
  retryAlarm_.set(std::min(wait, kMostRetryMs), [this] { dial(); });
}

void Client::Conversation::callAt(std::unique_ptr<Dialer> dialer) {
  dialer_ = std::move(dialer);
  if (ended_ || known.isConnected || (!channel_ && !retryAlarm_.isSet())) return;
  attempts_ = 0;
  retryAlarm_.stop();
  dial();
}

void Client::Conversation::leave() {
  if (ended_) return;
  if (known.isConnected) send(requests::GiveUp());  // after the end of a game it says that it has heard of it
  ended_ = true;
  retryAlarm_.stop();
  dropChannel();
  enter(Phase::Closed);
}

/// The table of its lobby is another one by now, or did not keep the seat for so long; or its key was only a trial.
/// There is no game yet that it could belong to: it joins as a new guest, with the same identity.
void Client::Conversation::joinAnew() {
  if (const QList<ChatLine> lines = spoken_.take(); !lines.isEmpty()) Q_EMIT client_.notSaid(lines);
  known.identity.token.clear();
  known.identity.table = {};
  known.identity.receipt = {};
  known.identity.nonce = TableQuestion::freshBytes(*chance_);
  if (const SeatId own = known.seat();
      own && own.value < known.lobby.seats.size() && !known.lobby.seats[own.value].name.isEmpty()) {
    ownName_ = known.lobby.seats[own.value].name;
    known.identity.name = ownName_;
    known.identity.color = known.lobby.seats[own.value].color;
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
  if (std::exchange(known.phase, next) == next) return;
  if (next == Phase::Over) confirmEnd();
  Q_EMIT client_.phaseChanged();
}

/// Two pings, the second after the answer to the first: then the server knows that the end has been heard.
void Client::Conversation::confirmEnd() {
  if (!channel_ || !channel_->needsPulse()) return;
  pulse_.confirmsEnd = true;
  beat();
}

void Client::Conversation::beat() {
  if (clock_->nowMs() - pulse_.heardAt >= kDeadMs) return hangUp(u"silence"_s);
  pulse_.sentAt = clock_->nowMs();
  if (!isToSayAgain_) spoken_.ping();
  send(wire::Ping{++pulse_.sent, pulse_.roundTripMs});
  beatAlarm_.set(pulse_.everyMs, [this] { beat(); });
}

// ---- speaking

void Client::Conversation::send(const wire::FromClient& message) {
  if (channel_ && known.isConnected) channel_->send(wire::encode(message));
}

void Client::Conversation::say(const QString& text, int phrase) {
  if (!known.isConnected) return;
  const QString told = firstLetters(text, wire::kMostChat);
  spoken_.send(told, phrase, known.seat());
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
  if (!known.isConnected) return;
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
      if (each.seat) each.seat = known.window->whole(each.seat);
    }
  };
  if (known.window) std::visit(tellWhole, told);
  send(told);
}

// ---- hearing

void Client::Conversation::hear(const QByteArray& frame) {
  pulse_.heardAt = clock_->nowMs();
  Complaint complaint;
  const auto message = wire::decodeFromServer(frame, complaint);
  if (!message) {
    log_.write(u"the server sent what is no message: "_s + complaint.sentence);
    return wasWelcomed_ ? hearNonsense() : end(Refusal::NotTapu, complaint.sentence);
  }
  if (!isWaitedFor(*message)) return hearNonsense();
  const auto take = [this](const auto& told) {
    if constexpr (requires { game_.take(told); }) {
      game_.take(told);
    } else if constexpr (requires { table_.take(told); }) {
      if (!table_.take(told)) end(Refusal::Nonsense, {});
    } else {
      this->take(told);
    }
  };
  std::visit(take, *message);
}

/// Before its welcome anybody may be at the address of a table that was lost: it is called again, there or elsewhere.
void Client::Conversation::hearNonsense() {
  if (wasWelcomed_ && !known.isConnected) return hangUp(u"nonsense before a welcome"_s);
  end(Refusal::Nonsense, {});
}

/// A welcome comes once, and nothing before it but a refusal, the question for a password, and the answer which table
/// this is, if that was asked; these two come once as well.
bool Client::Conversation::isWaitedFor(const wire::FromServer& message) const {
  if (const auto* refused = std::get_if<wire::Refused>(&message))
    return known.isConnected || refused->what == wire::Refused::What::Connection;
  if (std::holds_alternative<wire::Bye>(message)) return true;
  if (std::holds_alternative<wire::Introduction>(message))
    return !known.isConnected && !call_.wasChallenged && asksWhichTable();
  if (isUnproved()) return false;
  if (std::holds_alternative<wire::Challenge>(message)) return !known.isConnected && !call_.wasChallenged;
  return std::holds_alternative<wire::Welcome>(message) != known.isConnected;
}

/// Another table answers there. A player who has lost their table hears it once.
void Client::Conversation::turnFrom(Refusal why, const QString& detail) {
  call_.elsewhere = why;
  if (wasWelcomed_ && !toldElsewhere_) Q_EMIT client_.requestRefused(why, detail);
  toldElsewhere_ = wasWelcomed_;
  hangUp(u"another table answers there"_s);
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
  isOtherVersion ? turnFrom(why, detail) : hangUp(u"a refusal of somebody who proves nothing"_s);
}

/// The greeting that counts follows, with the key for this table.
void Client::Conversation::take(const wire::Introduction& told) {
  call_.wasIntroduced = true;
  const bool isOther = known.identity.table.isKnown() && told.table.id != known.identity.table.id;
  if (isOther && !known.hasGame() && (wasWelcomed_ || known.identity.unknownKey == UnknownKey::IsDropped))
    return joinAnew();
  if (isOther) return turnFrom(Refusal::NotThisGame);
  if (known.identity.hasKey()) {
    call_.isProved = question_.provedBy(told) == Proved::Yes;
    // A seat without a game may be free by now; a stranger's word is not enough once the game has begun. A watcher
    // gives no seat up with its key.
    const bool isWatcher = known.identity.attendance == Attendance::Watcher;
    const bool hasBegun = !isWatcher && (known.hasGame() || known.identity.receipt.moves > 0);
    const bool goesWithout = !hasBegun && (wasWelcomed_ || known.identity.unknownKey == UnknownKey::IsDropped);
    if (!call_.isProved && goesWithout) {
      refusedBy_ = told.table.id;
      return joinAnew();
    }
    if (!call_.isProved) return turnFrom(Refusal::NotProved);
  }
  const bool mayHaveKey = known.identity.token.isEmpty() && told.table.isKnown() && told.table.id != refusedBy_;
  const auto key = mayHaveKey ? known.identity.keyOf(told.table) : std::nullopt;
  known.identity.name = key && key->token.isEmpty() ? key->name : ownName_;
  if (key && !key->token.isEmpty()) {
    known.identity.token = key->token;
    known.identity.receipt = key->receipt;
    known.identity.table = told.table;
    known.identity.unknownKey = UnknownKey::IsDropped;
  }
  greet();
}

void Client::Conversation::take(const wire::Welcome& welcome) {
  welcomeAlarm_.stop();
  if (known.hasGame() && welcome.seat != known.wholeSeat)
    return end(Refusal::Nonsense, {});  // nobody changes seats while a game runs
  if (known.identity.isEye() && welcome.seat) return end(Refusal::Nonsense, {});
  known.isConnected = wasWelcomed_ = true;
  toldElsewhere_ = false;
  known.isNear = channel_->isNear();
  attempts_ = 0;
  known.wholeSeat = welcome.seat;
  // A tenth more than the limit asks for: pings and requests count too.
  known.leastPaceMs = welcome.mostActionsPerSecond > 0 ? 1100 / welcome.mostActionsPerSecond : 0;
  known.offerWaitMs = welcome.offerWaitMs;
  pulse_.everyMs = std::clamp(welcome.heartbeatMs, 100, kDeadMs);
  known.identity.table = welcome.table;
  if (!welcome.token.isEmpty()) {
    known.identity.token = welcome.token;
    Q_EMIT client_.tokenChanged();
  }
  if (channel_->needsPulse()) beatAlarm_.set(pulse_.everyMs, [this] { beat(); });
  isToSayAgain_ = !spoken_.isEmpty();
  if (isToSayAgain_) beat();  // its answer comes behind the last lines
  sayWhenIn({});
  if (!known.hasGame()) return enter(Phase::Lobby);
  game_.awaitPosition();  // the snapshot ends the reconnecting
}

void Client::Conversation::take(const wire::Refused& refused) {
  const Refusal why = reasonOf(refused.why);
  switch (refused.what) {
    case wire::Refused::What::Connection:
      if (why == Refusal::BadToken && !known.hasGame() && !isUnproved())
        if (wasWelcomed_ || known.identity.unknownKey == UnknownKey::IsDropped) {
          refusedBy_ = known.identity.table.id;
          return joinAnew();
        }
      if (isWait(why) && !known.hasGame() && !isUnproved()) return knockAgain(why, refused.detail);
      if (why == Refusal::Protocol && !isUnproved()) {  // too much came, or too late: nobody's seat is given up
        call_.elsewhere = why;
        return hangUp(u"the server ended the connection for what was sent"_s);
      }
      return endIfProved(why, refused.detail);
    case wire::Refused::What::Request: Q_EMIT client_.requestRefused(why); return;
    case wire::Refused::What::Act: break;
  }
  if (!known.underWay || known.underWay->seq != refused.clientSeq) return;
  const Action action = known.underWay->action;
  known.underWay.reset();
  Q_EMIT client_.refused(refused.reject, action);
  game_.goOnWishing();
}

/// The password itself never leaves this program.
void Client::Conversation::take(const wire::Challenge& challenge) {
  call_.wasChallenged = true;
  if (known.identity.password.isEmpty()) return end(Refusal::PasswordNeeded, {});
  const QByteArray proof =
      password::proofOf(known.identity.password, challenge.salt, known.identity.nonce + challenge.nonce);
  channel_->send(wire::encode(wire::FromClient(wire::Proof{proof})));
  awaitWelcome();  // the proof has its own turn
}

void Client::Conversation::take(const wire::Pong& pong) {
  if (pong.number != pulse_.sent) return;
  pulse_.roundTripMs = static_cast<int>(clock_->nowMs() - pulse_.sentAt);
  if (isToSayAgain_)
    sayAgain();
  else
    spoken_.pong();
  if (std::exchange(pulse_.confirmsEnd, false)) beat();
}

void Client::Conversation::take(const wire::Bye& bye) {
  if (known.phase != Phase::Over) endIfProved(reasonOf(bye.why), bye.detail);
}

}  // namespace tapu
