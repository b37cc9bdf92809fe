// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/server.h"

#include <QLoggingCategory>
#include <algorithm>

#include "app/values/codec.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_LOGGING_CATEGORY(serverLog, "tapu.server", QtWarningMsg)

namespace {

const QString kStandIn = u"greedy"_s;

bool isOwn(const Connection& session) {
  return session.channel->origin() == Origin::Owner || session.channel->origin() == Origin::Guest;
}

/// Why this greeting is refused, or None.
Refusal versionProblem(const wire::Hello& hello) {
  if (hello.protoMax < wire::kOldestProtocol) return Refusal::VersionTooOld;
  if (hello.protoMin > wire::kProtocol) return Refusal::VersionTooNew;
  return Refusal::None;
}

/// What a client drew for this greeting: it opens the seat as long as no welcome has come.
QByteArray secretOf(const wire::Hello& hello) {
  return hello.nonce.size() == wire::kTokenBytes ? hello.nonce : QByteArray();
}

/// The wire has one word for all that the game itself refuses to a request.
Refusal refusalFor(const std::optional<Reject>& refused) { return refused ? Refusal::NotNow : Refusal::None; }

QByteArray openerOf(const wire::Hello& hello) { return hello.token.isEmpty() ? secretOf(hello) : hello.token; }

}  // namespace

Server::Server(ServerTools tools, const ServerPlan& plan, const Limits& limits)
    : parts_(std::make_unique<ServerContext>(std::move(tools), limits, Roster(plan.gameName, plan.setup))),
      plan_(plan),
      bench_(parts_->tools.clock, plan.botPaceMs, parts_->tools.botRng,
             [this](std::unique_ptr<Channel> channel, int seat, Connection::Kind kind) {
               admitBot(std::move(channel), seat, kind);
             }),
      pauses_(limits.pausesPerSecond, limits.pausesAtOnce),
      graceAlarm_(parts_->tools.clock),
      storeAlarm_(parts_->tools.clock),
      missingAlarm_(parts_->tools.clock) {
  parts_->unattended = plan.unattended;
  Connections& sessions = parts_->sessions;
  connect(&sessions, &Connections::said, this,
          [this](Connection* session, const wire::FromClient& message) { hear(*session, message); });
  connect(&sessions, &Connections::lost, this, [this](Connection* session) { lose(*session); });
  connect(&sessions, &Connections::swept, this, &Server::noteLinks);
  EventStore* store = parts_->tools.store;
  connect(store, &EventStore::committed, this, [this](quint64 upTo) { parts_->outbox.release(upTo); });
  connect(store, &EventStore::failed, this, &Server::storeFailed);
}

Server::~Server() {
  closing_ = true;
  parts_->sessions.disconnect(this);
}

void Server::open() {
  parts_->outbox.after(parts_->tools.store->begin(parts_->head()), [this] { begun_ = true; });
  std::map<int, QString> bots;
  for (int seat = 0; seat < std::min<int>(parts_->lobby.seats(), static_cast<int>(plan_.bots.size())); ++seat)
    if (!plan_.bots[seat].isEmpty()) bots[seat] = plan_.bots[seat];
  putBots(bots);
  parts_->keepHead();
  startIfReady();
}

void Server::admit(std::unique_ptr<Channel> channel) {
  if (closing_) return channel->close();
  parts_->sessions.admit(std::move(channel));
}

void Server::admitBot(std::unique_ptr<Channel> channel, int seat, Connection::Kind kind) {
  Connection* session = parts_->sessions.admit(std::move(channel));
  if (!session) return;
  session->kind = kind;
  session->seat = seat;
}

void Server::shutDown(Refusal why) {
  if (closing_) return;
  passOn();  // last words come after the last news
  closing_ = true;
  bench_.dismissAll();
  if (lobby().stage == Lobby::Stage::Over &&
      std::exchange(parts_->endTold, ServerContext::EndTold::Yes) == ServerContext::EndTold::No)
    parts_->keepHead();  // who has not come till now is not waited for
  parts_->tools.store->flush();
  parts_->sessions.closeAll(static_cast<quint8>(why));
}

FoundGame Server::summary() const {
  FoundGame game;
  game.name = lobby().gameName;
  game.host = plan_.hostName;
  game.seats = static_cast<int>(lobby().seats.size());
  const bool takesNewcomers = room_ && room_->takesNewcomers();  // into bots' seats too (9.20)
  for (const LobbySeat& seat : lobby().seats)
    game.players += seat.holder == SeatHolder::Person || (seat.holder == SeatHolder::Bot && !takesNewcomers);
  game.rules = QString::fromUtf8(nameOf(lobby().setup.ruleSet).data());
  game.version = QStringLiteral(TAPU_VERSION);
  game.protocol = wire::kProtocol;
  const Setup& setup = lobby().setup;
  game.board = setup.chain.isEmpty() ? setup.board : setup.chain.board(0);
  game.locked = lobby().stage == Lobby::Stage::Gathering || takesNewcomers ? Locked::No : Locked::Yes;
  return game;
}

int Server::personsPresent() {
  int present = 0;
  parts_->sessions.forEach([&](Connection& session) { present += session.kind == Connection::Kind::Person; });
  return present;
}

// ---- greeting
// ---------------------------------------------------------------------------------------------------------

void Server::hear(Connection& session, const wire::FromClient& message) {
  if (const auto* hello = std::get_if<wire::Hello>(&message)) return greet(session, *hello);
  if (session.stage != Connection::Stage::In) return;  // it speaks before its welcome
  if (const auto* act = std::get_if<wire::Act>(&message)) {
    if (room_) room_->act(session, *act);
  } else if (const auto* line = std::get_if<wire::Say>(&message)) {
    say(session, *line);
  } else if (const auto* wish = std::get_if<wire::Request>(&message)) {
    request(session, *wish);
  } else if (const auto* pulse = std::get_if<wire::Ping>(&message)) {
    ping(session, *pulse);
  }
}

void Server::greet(Connection& session, const wire::Hello& hello) {
  if (const Refusal problem = versionProblem(hello); problem != Refusal::None)
    return parts_->sessions.turnAway(session, static_cast<quint8>(problem), QStringLiteral(TAPU_VERSION));
  if (session.kind != Connection::Kind::Person) return greetBot(session, hello);
  int seat = parts_->keys.seatOf(openerOf(hello));
  judgeReceipt(hello, seat);  // its key may be lost with the moves
  if (closing_) return;
  if (seat < 0) seat = seatOfLocalPerson(session);
  if (seat >= 0) return comeBack(session, hello, seat);
  if (!hello.token.isEmpty() && !isOwn(session))
    return parts_->sessions.turnAway(session, static_cast<quint8>(Refusal::BadToken));
  sitDown(session, hello);
}

void Server::greetBot(Connection& session, const wire::Hello& hello) { welcome(session, hello, {}); }

/// A continued game: who has the file and the computer has the seats of the persons who played there.
int Server::seatOfLocalPerson(const Connection& session) {
  if (!isOwn(session)) return -1;
  const bool wantsHost = session.channel->origin() == Origin::Owner;
  int found = -1;
  for (int seat = 0; seat < parts_->lobby.seats(); ++seat) {
    const StoredSession* key = parts_->keys.find(seat);
    if (!key || !key->isNear || personAt(seat)) continue;
    const bool isHost = parts_->lobby.seat(seat).role == Role::Host;
    if (isHost == wantsHost) return seat;
    if (found < 0 && (!wantsHost || !hasHost())) found = seat;  // the host came late and has a guest's seat
  }
  return found;
}

/// Whoever is at the seat stays there until the store has the new key.
void Server::comeBack(Connection& session, const wire::Hello& hello, int seat) {
  const Connection* before = personAt(seat);
  const auto spent = spent_.find(seat);
  if (before && !parts_->sessions.goesOnAs(session, before->allowance)) return;
  if (!before && spent != spent_.end() && !parts_->sessions.goesOnAs(session, spent->second)) return;
  hangUpOnJoining(seat);                                         // of two the newer one
  if (!parts_->keys.find(seat)) return sitDown(session, hello);  // the seat was not theirs before that one was heard
  lobbyGrace_.erase(seat);
  join(session, hello, seat);
}

void Server::sitDown(Connection& session, const wire::Hello& hello) {
  if (lobby().stage != Lobby::Stage::Gathering) return sitDownLate(session, hello);
  const Role role = session.channel->origin() == Origin::Owner && !hasHost() ? Role::Host : Role::Guest;
  const auto seated = parts_->lobby.sitDown(hello.name, hello.color, role);
  if (seated.seat < 0) return parts_->sessions.turnAway(session, static_cast<quint8>(seated.why));
  isKeepingDue_ = true;
  keepSeats();  // before its key: a key without its seat opens nothing
  join(session, hello, seated.seat);
}

/// 9.20: who comes late sits down between two rounds. Until then the seat is not theirs: they are told nothing of what
/// it sees, and to the store it is what it was; after a crash they come anew.
void Server::sitDownLate(Connection& session, const wire::Hello& hello) {
  Roster::Seated seated{-1, Refusal::GameFull};
  if (room_ && room_->takesNewcomers()) seated = parts_->lobby.sitDownLate(hello.name, hello.color);
  if (seated.seat < 0) return parts_->sessions.turnAway(session, static_cast<quint8>(seated.why));
  join(session, hello, seated.seat);
}

/// True if they had not sat down yet: the bot keeps the seat, or it stays empty.
bool Server::standUp(int seat) {
  if (!parts_->lobby.isAwaited(seat) || room_->isSittingDown(seat)) return false;
  room_->forget(seat);
  lastHeard_.erase(seat);
  parts_->lobby.standUp(seat);
  parts_->keys.drop(seat);
  parts_->tools.store->dropSession(seat);
  room_->reviewAttendance();
  lobbyChanged();
  return true;
}

/// Gives a person a fresh key to their seat.
void Server::join(Connection& session, const wire::Hello& hello, int seat) {
  session.seat = seat;
  Joining& joining = joining_[seat] = {session.id, {}};
  const StoredSession* before = parts_->keys.find(seat);
  if (before) joining.keyBefore = *before;
  const bool knowsKey = before && !hello.token.isEmpty();
  welcome(session, hello, parts_->keys.issue(seat, isOwn(session), knowsKey ? hello.token : secretOf(hello)));
}

/// They have it, or have gone before they were told; in the latter case the key before is good again.
Server::Joining Server::endJoining(const Connection& session, int seat) {
  const auto joining = joining_.find(seat);
  if (joining == joining_.end() || joining->second.session != session.id) return {};
  return joining_.extract(joining).mapped();
}

void Server::hangUpOnJoining(int seat) {
  const auto joining = joining_.find(seat);
  if (joining == joining_.end()) return;
  const auto isMeant = [id = joining->second.session](const Connection& session) { return session.id == id; };
  if (Connection* session = parts_->sessions.find(isMeant)) parts_->sessions.hangUp(*session);
}

void Server::welcome(Connection& session, const wire::Hello& hello, const QByteArray& token) {
  wire::Welcome reply;
  reply.version = QStringLiteral(TAPU_VERSION);
  reply.token = token;
  reply.seat = session.seat;
  reply.nonce = hello.nonce;
  reply.heartbeatMs = parts_->limits.heartbeatMs;
  reply.mostFrameBytes = frame_limit::kFromClient;
  if (!session.channel->isNear()) reply.mostActionsPerSecond = static_cast<int>(parts_->limits.actionsPerSecond);
  if (token.isEmpty()) return enter(session, reply);
  // No token is given out before its hash is safe: else a crash would lock its owner out.
  const auto ticket = parts_->tools.store->keepSession(*parts_->keys.find(session.seat));
  if (room_) parts_->tools.store->checkpoint();  // what loses the log must not lose the key with it
  parts_->sessions.afterCommit(session, parts_->outbox, ticket, [this, &session, reply] { enter(session, reply); });
}

void Server::enter(Connection& session, const wire::Welcome& welcome) {
  if (session.stage != Connection::Stage::Joining) return;
  const bool isPerson = session.kind == Connection::Kind::Person;
  if (isPerson) takeOver(session);
  if (isPerson) leavers_.erase(session.seat);
  parts_->sessions.welcomed(session);
  session.send(welcome);
  noteLastHeard();
  parts_->feed.introduce(session, lobby());
  lobbyChanged();
  if (isPerson && !parts_->talk.isEmpty()) session.send(wire::Talk{parts_->talk});
  if (room_) room_->introduce(session);
  if (room_ && isPerson) room_->personBack(session.seat);
  if (room_ && isPerson) room_->reviewAttendance();
  if (room_ && isPerson) room_->seatNewcomers();
  // Inside the process nothing is lost; but its position may wait behind what waits for the store.
  if (isPerson && !session.channel->needsPulse())
    parts_->outbox.after(0, [this, seat = session.seat] {
      if (personAt(seat)) noteTold(seat);
    });
  startIfReady();
}

/// The seat is theirs from now on, and nobody else's.
void Server::takeOver(Connection& session) {
  endJoining(session, session.seat);
  if (Connection* before = parts_->sessions.find([&](const Connection& other) {
        return &other != &session && other.seat == session.seat && other.kind == Connection::Kind::Person;
      })) {
    before->seat = -1;  // so that its end does not count as the person's
    parts_->sessions.sayBye(*before, static_cast<quint8>(Refusal::Replaced));
  }
  LobbySeat& there = parts_->lobby.seat(session.seat);
  there.link = Link::Up;
  there.graceLeftMs = -1;
  lastHeard_.erase(session.seat);
}

// ---- what people say
// ----------------------------------------------------------------------------------------------------

void Server::say(Connection& session, const wire::Say& say) {
  if (session.seat < 0) return;
  ChatLine line;
  line.seat = session.seat;
  line.name = parts_->lobby.seat(session.seat).name;
  line.text = cleanLine(say.text);
  line.phrase = say.phrase;
  if (!line.text.isEmpty() || line.phrase >= 0) parts_->broadcast(line);
}

void Server::ping(Connection& session, const wire::Ping& ping) {
  session.send(wire::Pong{ping.number});
  const bool knowsEnd = room_ && session.kind == Connection::Kind::Person && room_->isEndKnownTo(session);
  if (knowsEnd && std::exchange(session.hasAnsweredAfterEnd, true)) noteTold(session.seat);
  if (ping.roundTripMs >= 0) session.pingMs = ping.roundTripMs;
  if (session.kind != Connection::Kind::Person || joining_.contains(session.seat)) return;  // that key is not its own
  if (parts_->keys.confirm(session.seat)) parts_->tools.store->keepSession(*parts_->keys.find(session.seat));
}

void Server::refuse(Connection& session, Refusal why) {
  wire::Refused refused;
  refused.what = wire::Refused::What::Request;
  refused.code = static_cast<quint8>(why);
  session.send(refused);
}

void Server::request(Connection& session, const Request& wish) {
  if (session.seat < 0) return;
  if (wish.kind == Request::Kind::GiveUp) return giveUp(session);
  if (const Refusal why = grant(session, wish); why != Refusal::None) refuse(session, why);
}

Refusal Server::grant(Connection& session, const Request& wish) {
  switch (wish.kind) {
    case Request::Kind::Resync:
      if (room_) room_->introduce(session);
      return Refusal::None;
    case Request::Kind::TakeBack:
    case Request::Kind::StopGame: return room_ ? refusalFor(room_->request(session, wish)) : Refusal::NotNow;
    case Request::Kind::ChooseSeat:
    case Request::Kind::Choose:
    case Request::Kind::SetReady: return grantInLobby(session, wish);
    case Request::Kind::EnterThrow:
      if (!room_) return Refusal::NotNow;
      if (room_->moderator() != session.seat) return Refusal::HostOnly;
      return refusalFor(room_->enterThrow(wish.dice));
    default: break;
  }
  return parts_->lobby.seat(session.seat).role == Role::Host ? grantToHost(session, wish) : Refusal::HostOnly;
}

Refusal Server::grantInLobby(Connection& session, const Request& wish) {
  if (wish.kind == Request::Kind::Choose) {
    const Refusal why = parts_->lobby.choose(session.seat, wish.text, wish.color);
    if (why != Refusal::None) return why;
  } else if (lobby().stage != Lobby::Stage::Gathering) {
    return Refusal::NotNow;
  } else if (wish.kind == Request::Kind::SetReady) {
    if (std::exchange(parts_->lobby.seat(session.seat).ready, wish.ready) == wish.ready) return Refusal::None;
  } else if (!chooseSeat(session, wish.seat)) {
    return Refusal::NotNow;
  }
  seatsChanged();
  startIfReady();
  return Refusal::None;
}

bool Server::chooseSeat(Connection& session, int seat) {
  const int from = session.seat;
  if (seat == from) return true;
  if (!parts_->lobby.move(from, seat)) return false;
  hangUpOnJoining(from);
  session.seat = seat;
  parts_->keys.move(from, seat);
  // In this order a crash between two commits leaves the person a seat and its key: the one before, or this one.
  parts_->tools.store->keepSession(*parts_->keys.find(seat));
  parts_->keepHead();
  parts_->tools.store->dropSession(from);
  return true;
}

Refusal Server::grantToHost(Connection& session, const Request& wish) {
  switch (wish.kind) {
    case Request::Kind::GoOn: return decideOnMissing(OnMissingMoves::GoOn);
    case Request::Kind::KeepAside: return decideOnMissing(OnMissingMoves::Stop);
    case Request::Kind::Pause:
      if (!room_ || !pauses_.take(parts_->tools.clock->nowMs())) return Refusal::NotNow;
      return refusalFor(room_->request(session, wish));
    case Request::Kind::Resume:
      if (!room_) return Refusal::NotNow;
      if (storeBroken_) return tryStoreAgain(), Refusal::None;
      return refusalFor(room_->request(session, wish));
    default: break;
  }
  return lobby().stage == Lobby::Stage::Gathering ? grantToHostInLobby(session, wish) : Refusal::NotNow;
}

Refusal Server::grantToHostInLobby(Connection& session, const Request& wish) {
  const bool hasSeat = parts_->lobby.has(wish.seat);
  switch (wish.kind) {
    case Request::Kind::PutBot:
      if (!hasSeat || parts_->lobby.seat(wish.seat).holder == SeatHolder::Person || !BotBench::knows(wish.text))
        return Refusal::NotNow;
      parts_->lobby.clear(wish.seat);
      putBots({{wish.seat, wish.text}});
      break;
    case Request::Kind::ClearSeat:
      if (!hasSeat || wish.seat == session.seat) return Refusal::NotNow;
      clearSeat(wish.seat);
      break;
    case Request::Kind::ChangeSetup:
      if (!changeSetup(wish.setup)) return Refusal::NotNow;
      break;
    case Request::Kind::Start:
      if (storeBroken_) return Refusal::NotNow;  // its first moves would be told and not be kept
      if (!parts_->lobby.everyPersonReady(session.seat)) return Refusal::NotReady;
      start();
      return Refusal::None;
    default: return Refusal::NotNow;
  }
  seatsChanged();
  return Refusal::None;
}

/// The host's own alone is read, and once.
bool Server::changeSetup(const QByteArray& wished) {
  Complaint complaint;
  const auto setup = decodeSetup(wished, complaint);
  const int before = parts_->lobby.seats();
  if (!setup || !parts_->lobby.changeSetup(*setup)) return false;
  for (int seat = parts_->lobby.seats(); seat < before; ++seat) bench_.dismiss(seat);
  return true;
}

void Server::putBots(const std::map<int, QString>& bots) {
  parts_->lobby.putBots(bots);
  for (const auto& [seat, bot] : bots) bench_.seat(seat, bot, Connection::Kind::Bot);
}

void Server::clearSeat(int seat) {
  bench_.dismiss(seat);
  hangUpOnJoining(seat);
  if (Connection* person = personAt(seat)) {
    person->seat = -1;
    parts_->sessions.sayBye(*person, static_cast<quint8>(Refusal::Kicked));
  }
  dropFromLobby(seat);
}

void Server::giveUp(Connection& session) {
  const int seat = session.seat;
  if (session.kind != Connection::Kind::Person) return;
  if (lobby().stage == Lobby::Stage::Over) {  // there is nothing left to give up: it has seen the end
    noteTold(seat);
    return session.channel->close();
  }
  leavers_.insert(seat);
  if (parts_->keys.setGaveUp(seat, GaveUp::Yes)) parts_->tools.store->keepSession(*parts_->keys.find(seat));
  session.seat = -1;
  session.channel->close();
  if (!room_) return dropFromLobby(seat);
  if (standUp(seat)) return;
  parts_->lobby.seat(seat).link = Link::Lost;
  lastHeard_[seat] = session.lastHeard;
  room_->personLost(seat, Parting::GaveUp);
  room_->reviewAttendance();
  lobbyChanged();
  watchGrace();
}

// ---- start and end
// ----------------------------------------------------------------------------------------------------

void Server::startIfReady() {
  if (lobby().stage == Lobby::Stage::Gathering && !hasHost() && !storeBroken_ && isReady()) start();
}

bool Server::isReady() const {
  const Roster& desk = parts_->lobby;
  return desk.isReady() || (plan_.waitsFor > 0 && desk.persons() >= plan_.waitsFor && desk.isReadyButForEmptySeats());
}

namespace {

bool isLost(const LobbySeat& seat) { return seat.holder == SeatHolder::Person && seat.link == Link::Lost; }

}  // namespace

void Server::start() {
  const Setup& setup = lobby().setup;
  parts_->lobby.leaveVacant();
  const auto isVacant = [&](int seat) { return std::ranges::count(setup.vacant, SeatId(seat)) > 0; };
  std::map<int, QString> bots;
  for (int seat = 0; seat < parts_->lobby.seats(); ++seat)
    if (parts_->lobby.seat(seat).holder == SeatHolder::Nobody && !isVacant(seat)) bots[seat] = kStandIn;
  putBots(bots);
  parts_->lobby.setStage(Lobby::Stage::Playing);
  const auto begun = parts_->keepHead();
  beginReceipts(nullptr);
  room_ = std::make_unique<GameSession>(*parts_, lobby().setup);
  lobbyChanged();
  passOn();  // who sits where is known before the first position
  openRoom(begun);
  lobbyGrace_.clear();
  for (int seat = 0; seat < parts_->lobby.seats(); ++seat)
    if (isLost(parts_->lobby.seat(seat))) room_->personLost(seat, Parting::Lost);
  room_->reviewAttendance();
  watchGrace();
  Q_EMIT gameStarted();
}

void Server::openRoom(EventStore::Ticket begun) {
  connect(room_.get(), &GameSession::standInNeeded, this, [this](int seat) {
    parts_->lobby.seat(seat).bot = kStandIn;
    bench_.seat(seat, kStandIn, Connection::Kind::StandIn);
    lobbyChanged();
  });
  connect(room_.get(), &GameSession::standInDone, this, [this](int seat) {
    parts_->lobby.seat(seat).bot.clear();
    bench_.dismiss(seat);
    lobbyChanged();
  });
  connect(room_.get(), &GameSession::newcomerSeated, this, [this](int seat) {
    parts_->lobby.seated(seat);
    bench_.dismiss(seat);
    lobbyChanged();
  });
  connect(room_.get(), &GameSession::over, this, &Server::noteEnd);
  connect(room_.get(), &GameSession::stoodStill, this, [this] { bench_.hold(Held::Yes); });
  connect(room_.get(), &GameSession::wentOn, this, [this] { bench_.hold(Held::No); });
  room_->open(begun);
}

// ---- the store fails
// --------------------------------------------------------------------------------------------------

void Server::storeFailed(const QString& reason) {
  if (closing_) return;
  qCCritical(serverLog).noquote() << "the game cannot be stored:" << reason;
  storeBroken_ = true;
  parts_->outbox.clear();
  if (room_) room_->halt();
  for (const auto& [seat, joining] : std::map(joining_))
    if (Connection* newcomer = joining.keyBefore ? nullptr : personAt(seat))
      parts_->sessions.turnAway(*newcomer, static_cast<quint8>(Refusal::NotSaved), reason);
  parts_->sessions.dropJoining();
  for (const int seat : parts_->lobby.awaited())  // who has gone while sitting down
    if (!personAt(seat)) standUp(seat);
  parts_->broadcast(noticeLine(Notice::StoreFailed, reason));
  storeAlarm_.set(parts_->limits.storeRetryMs, [this] { tryStoreAgain(); });
}

/// Seats and keys as they are now, whatever of them the store has: they may have changed while nothing was kept.
EventStore::Ticket Server::keepAll() {
  EventStore& store = *parts_->tools.store;
  if (!begun_) store.begin(parts_->head());
  for (int seat = 0; seat < parts_->lobby.seats(); ++seat) {
    if (const StoredSession* key = parts_->keys.find(seat))
      store.keepSession(*key);
    else
      store.dropSession(seat);
  }
  if (!parts_->receipts.isNone()) store.keepReceipts(parts_->receipts.kept());
  return parts_->keepHead();
}

void Server::tryStoreAgain() {
  storeAlarm_.stop();
  parts_->tools.store->recover();
  const auto ticket = keepAll();
  parts_->outbox.putOff(ticket);  // who waits for a welcome gets it after all of this
  parts_->outbox.after(ticket, [this] {
    begun_ = true;
    storeBroken_ = false;
    parts_->broadcast(noticeLine(Notice::StoreWorks, {}));
    if (room_) room_->goOn();
    startIfReady();  // what got ready meanwhile had to wait
  });
}

}  // namespace tapu
