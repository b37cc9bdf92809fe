// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/server.h"

#include <QLoggingCategory>
#include <algorithm>

#include "app/host/stored_table.h"
#include "app/values/codec.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_LOGGING_CATEGORY(serverLog, "tapu.server", QtWarningMsg)

namespace {

/// Why this greeting is refused, or None.
Refusal versionProblem(const wire::Hello& hello) {
  if (hello.protoMax < wire::kOldestProtocol) return Refusal::VersionTooOld;
  if (hello.protoMin > wire::kProtocol) return Refusal::VersionTooNew;
  return Refusal::None;
}

/// The random bytes of a greeting: they open the seat for a client that is new and whose welcome was lost.
QByteArray secretOf(const wire::Hello& hello) {
  return hello.nonce.size() == wire::kTokenBytes ? hello.nonce : QByteArray();
}

/// The wire has one word for all that the game itself refuses to a request.
Refusal refusalFor(const std::optional<Reject>& refused) { return refused ? Refusal::NotNow : Refusal::None; }

QByteArray openerOf(const wire::Hello& hello) { return hello.token.isEmpty() ? secretOf(hello) : hello.token; }

}  // namespace

Server::Server(ServerDependencies given, const ServerPlan& plan, const Limits& limits)
    : given_(std::move(given)),
      limits_(limits),
      plan_(plan),
      roster_(plan.gameName, plan.setup),
      keys_(given_.makeToken),
      secrets_(given_.makeToken),
      door_(plan.policy.value_or(TablePolicy())),
      codeTries_(limits.wrongCodesPerSecond, limits.wrongCodesAtOnce),
      passwordTries_(limits.wrongCodesPerSecond, limits.wrongCodesAtOnce),
      connections_(given_.clock, limits, roster_.seats()),
      bench_(given_.clock, plan.botPaceMs, given_.botRng,
             [this](std::unique_ptr<Channel> channel, SeatId seat, Connection::Kind kind) {
               admitBot(std::move(channel), seat, kind);
             }),
      pauses_(limits.pausesPerSecond, limits.pausesAtOnce),
      graceAlarm_(given_.clock),
      storeAlarm_(given_.clock),
      keepAlarm_(given_.clock),
      fillAlarm_(given_.clock),
      minuteAlarm_(given_.clock),
      missingAlarm_(given_.clock),
      newsAlarm_(given_.clock) {
  bench_.setPersons([this](SeatId seat) { return isPlayedByPerson(roster_.lobby(), seat); });
  secrets_.setOrganizerKey(plan_.organizerKey);
  door_.setPassword(plan_.passwordKey);
  onScreens_.occasion = plan_.occasion;
  roster_.setIsKept([this](const QString& look) { return secrets_.isKept(look); });
  connect(&connections_, &Connections::said, this,
          [this](Connection* connection, const wire::FromClient& message) { hear(*connection, message); });
  connect(&connections_, &Connections::lost, this, [this](Connection* connection) { lose(*connection); });
  connect(&connections_, &Connections::swept, this, &Server::noteLinks);
  connect(&store(), &EventStore::committed, this, [this](quint64 upTo) { commits_.release(upTo); });
  connect(&store(), &EventStore::failed, this, &Server::storeFailed);
}

Server::~Server() {
  closing_ = true;
  connections_.disconnect(this);
}

void Server::open() {
  commits_.after(store().begin(head()), [this] { begun_ = true; });
  std::map<SeatId, QString> bots;
  for (const SeatId seat : seatsOf(std::min(roster_.seats(), static_cast<int>(plan_.bots.size()))))
    if (!plan_.bots[seat.value].isEmpty()) bots[seat] = plan_.bots[seat.value];
  putBots(bots);
  keepHead();
  if (secrets_.hasOrganizer()) keepTable();
  if (plan_.policy || door_.hasPassword()) keepDoor();
  makeCodes();
  startIfReady();
}

void Server::admit(std::unique_ptr<Channel> channel) {
  if (closing_) return channel->close();
  connections_.admit(std::move(channel));
}

void Server::admitBot(std::unique_ptr<Channel> channel, SeatId seat, Connection::Kind kind) {
  Connection* connection = connections_.admit(std::move(channel));
  if (!connection) return;
  connection->kind = kind;
  connections_.sit(*connection, seat);
}

void Server::shutDown(Refusal why) {
  if (closing_) return;
  passOn();  // news of the lobby that wait go out before the goodbye
  closing_ = true;
  bench_.dismissAll();
  if (game_) game_->rest();
  if (lobby().stage == Lobby::Stage::Over && std::exchange(endTold_, EndTold::Yes) == EndTold::No)
    keepHead();  // whoever has not heard of the end yet is not waited for
  store().flush();
  connections_.closeAll(why);
}

FoundGame Server::summary() {
  FoundGame game;
  game.name = lobby().gameName;
  game.host = plan_.hostName;
  game.seats = static_cast<int>(lobby().seats.size());
  const bool takesNewcomers = game_ && game_->takesNewcomers();  // they may take seats of bots too (9.20)
  for (const LobbySeat& seat : lobby().seats)
    game.players += seat.holder == SeatHolder::Person || (seat.holder == SeatHolder::Bot && !takesNewcomers);
  game.rules = QString::fromUtf8(nameOf(lobby().setup.ruleSet).data());
  game.version = QStringLiteral(TAPU_VERSION);
  game.protocol = wire::kProtocol;
  const Setup& setup = lobby().setup;
  game.board = setup.chain.isEmpty() ? setup.board : setup.chain.board(0);
  const bool isOpen = lobby().stage == Lobby::Stage::Gathering || takesNewcomers || hasSeatToTakeOver();
  game.locked = isOpen ? Locked::No : Locked::Yes;
  game.asksPassword = door_.hasPassword();
  game.mayBeWatched = watchRule() != WatchRule::Nobody;
  return game;
}

// ---- greeting

void Server::hear(Connection& connection, const wire::FromClient& message) {
  if (const auto* hello = std::get_if<wire::Hello>(&message)) return greet(connection, *hello);
  if (connection.stage != Connection::Stage::In) return;  // nothing counts before the welcome
  if (const auto* act = std::get_if<wire::Act>(&message)) {
    if (connection.isEye()) return refuse(connection, Refusal::OnlyWatching);
    if (game_) game_->act(connection, *act);
  } else if (const auto* line = std::get_if<wire::Say>(&message)) {
    say(connection, *line);
  } else if (const auto* wish = std::get_if<wire::Request>(&message)) {
    request(connection, *wish);
  } else if (const auto* pulse = std::get_if<wire::Ping>(&message)) {
    ping(connection, *pulse);
  }
}

void Server::greet(Connection& connection, const wire::Hello& hello) {
  if (const Refusal problem = versionProblem(hello); problem != Refusal::None)
    return connections_.turnAway(connection, problem, QStringLiteral(TAPU_VERSION));
  if (connection.kind != Connection::Kind::Person) return greetBot(connection, hello);
  if (hello.attendance != Attendance::Player) return greetEye(connection, hello);
  SeatId seat = keys_.seatOf(openerOf(hello));
  judgeReceipt(hello, seat);  // even without a seat: the store may have lost its key with the moves
  if (closing_) return;
  if (!seat) seat = seatOfLocalPerson(connection);
  if (seat) return comeBack(connection, hello, seat);
  if (keys_.wasTaken(hello.token)) return connections_.turnAway(connection, Refusal::Kicked);
  if (!mayComeIn(connection, hello)) return;
  if (hello.code >= 0) return greetWithCode(connection, hello);
  if (!hello.token.isEmpty() && !connection.isOwn()) return connections_.turnAway(connection, Refusal::BadToken);
  askPassword(connection, hello, [this, &connection, hello] { sitDown(connection, hello); });
}

void Server::greetBot(Connection& connection, const wire::Hello& hello) { welcome(connection, hello, {}); }

/// In a continued game whoever sits at the hosting computer may take the seats of those who played there, without a
/// key. None: there is no such seat left.
SeatId Server::seatOfLocalPerson(const Connection& connection) {
  if (!connection.isOwn()) return {};
  const bool wantsHost = connection.channel->origin() == Origin::Owner;
  SeatId found;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const StoredSession* key = keys_.find(seat);
    if (!key || !key->isNear || personAt(seat)) continue;
    const bool isHost = roster_.seat(seat).role == Role::Host;
    if (isHost == wantsHost) return seat;
    if (!found && (!wantsHost || !hasHost())) found = seat;  // the host came late and has a guest's seat
  }
  return found;
}

/// Whoever is at the seat stays there until the store has the new key.
void Server::comeBack(Connection& connection, const wire::Hello& hello, SeatId seat) {
  const Connection* before = personAt(seat);
  const auto spent = spent_.find(seat);
  if (before && !connections_.goesOnAs(connection, before->allowance)) return;
  if (!before && spent != spent_.end() && !connections_.goesOnAs(connection, spent->second)) return;
  hangUpOnJoining(seat);                                     // two come back to one seat: the newer one gets it
  if (!keys_.find(seat)) return sitDown(connection, hello);  // the seat was not theirs before that one was heard
  lobbyGrace_.erase(seat);
  join(connection, hello, seat);
}

void Server::sitDown(Connection& connection, const wire::Hello& hello) {
  if (lobby().stage != Lobby::Stage::Gathering) return sitDownLate(connection, hello);
  if (!secrets_.keepsSeats()) return sitDownAt(connection, hello, {});
  if (const SeatId kept = secrets_.keptForName(hello.name); kept && roster_.seat(kept).holder != SeatHolder::Person) {
    if (roster_.seat(kept).holder == SeatHolder::Bot) clearSeat(kept);
    return sitDownAt(connection, hello, kept);
  }
  const SeatId free = freeSeat();
  free ? sitDownAt(connection, hello, free) : connections_.turnAway(connection, Refusal::GameFull);
}

/// The first that is kept for nobody.
SeatId Server::freeSeat() const {
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Nobody && secrets_.keptFor(seat).isEmpty()) return seat;
  return {};
}

/// At this seat, which must be free, or at the first free one.
void Server::sitDownAt(Connection& connection, const wire::Hello& hello, SeatId seat) {
  if (secrets_.isKeptElsewhere(hello.name, seat)) return connections_.turnAway(connection, Refusal::NameTaken);
  const Role role = connection.channel->origin() == Origin::Owner && !hasHost() ? Role::Host : Role::Guest;
  const auto seated = roster_.sitDown(hello.name, hello.color, role, seat);
  if (!seated.seat) return connections_.turnAway(connection, seated.why);
  isKeepingDue_ = true;
  keepSeats();  // the store gets the seat before its key, which would open nothing without it
  join(connection, hello, seated.seat);
}

/// 9.20: who comes late sits down between two rounds. Until then the seat is not theirs: they are told nothing of what
/// it sees, and to the store it is what it was; after a crash they come anew.
void Server::sitDownLate(Connection& connection, const wire::Hello& hello) {
  if (secrets_.hasOrganizer()) return knock(connection, hello);
  if (!game_ || game_->isOver()) return connections_.turnAway(connection, whyNoNewcomers());
  if (!game_->takesNewcomers()) return takeOverLate(connection, hello);
  sitDownLateAt(connection, hello, {});
}

Refusal Server::whyNoNewcomers() const {
  return lobby().stage == Lobby::Stage::Over || (game_ && game_->isOver()) ? Refusal::GameIsOver : Refusal::GameFull;
}

void Server::sitDownLateAt(Connection& connection, const wire::Hello& hello, SeatId seat) {
  if (secrets_.isKeptElsewhere(hello.name, seat)) return connections_.turnAway(connection, Refusal::NameTaken);
  const auto seated = roster_.sitDownLate(hello.name, hello.color, seat);
  if (!seated.seat) return connections_.turnAway(connection, seated.why);
  if (const auto key = keys_.take(seated.seat)) keyOfLost_[seated.seat] = *key;  // until the newcomer has sat down
  join(connection, hello, seated.seat);
}

/// True if they had not sat down yet: the bot keeps the seat, or it stays empty.
bool Server::standUp(SeatId seat) {
  if (!roster_.isAwaited(seat) || game_->isSittingDown(seat)) return false;
  roster_.standUp(seat);
  if (roster_.seat(seat).holder != SeatHolder::Person) {  // else the person who was lost there is as lost as before
    game_->forget(seat);
    lastHeard_.erase(seat);
  }
  keys_.drop(seat);
  store().dropSession(seat);
  if (const auto lost = keyOfLost_.extract(seat)) {  // the seat is theirs again
    keys_.restore(lost.mapped());
    store().keepSession(lost.mapped());
  }
  game_->reviewAttendance();
  lobbyChanged();
  return true;
}

/// Gives a person a fresh key to their seat.
void Server::join(Connection& connection, const wire::Hello& hello, SeatId seat) {
  connections_.sit(connection, seat);
  Joining& joining = joining_[seat] = {connection.id, {}};
  const StoredSession* before = keys_.find(seat);
  if (before) joining.keyBefore = *before;
  const bool knowsKey = before && !hello.token.isEmpty();
  welcome(connection, hello,
          keys_.issue(seat, connection.isOwn() ? Near::Yes : Near::No, knowsKey ? hello.token : secretOf(hello)));
}

/// The person has their key, or has gone before they were told of it. What is handed back says which key to restore
/// then.
Server::Joining Server::endJoining(const Connection& connection, SeatId seat) {
  const auto joining = joining_.find(seat);
  if (joining == joining_.end() || joining->second.connection != connection.id) return {};
  return joining_.extract(joining).mapped();
}

void Server::hangUpOnJoining(SeatId seat) {
  const auto joining = joining_.find(seat);
  if (joining == joining_.end()) return;
  if (Connection* connection = connections_.byId(joining->second.connection)) connections_.hangUp(*connection);
}

void Server::welcome(Connection& connection, const wire::Hello& hello, const QByteArray& token) {
  wire::Welcome reply;
  reply.version = QStringLiteral(TAPU_VERSION);
  reply.token = token;
  reply.seat = connection.seat;
  reply.nonce = hello.nonce;
  reply.heartbeatMs = limits_.heartbeatMs;
  reply.mostFrameBytes = frame_limit::kFromClient;
  reply.offerWaitMs = plan_.offerWaitMs;
  if (!connection.isNear) reply.mostActionsPerSecond = static_cast<int>(limits_.actionsPerSecond);
  if (token.isEmpty()) return enter(connection, reply);
  // No token is given out before its hash is safe: else a crash would lock its owner out. Who waits for the seat comes
  // anew after one: the store has the key of whoever was there, until the move that seats them.
  const bool isAwaited = roster_.isAwaited(connection.seat);
  const auto ticket = isAwaited ? keepTable() : store().keepSession(*keys_.find(connection.seat));
  if (game_) store().checkpoint();  // the key goes into the file itself: damage to the log must not lose it
  if (isKeepingDue_) return unkept_.push_back({connection.id, reply});  // nor without the seat that it opens
  connections_.afterCommit(connection, commits_, ticket, [this, &connection, reply] { enter(connection, reply); });
}

void Server::enter(Connection& connection, const wire::Welcome& welcome) {
  if (connection.stage != Connection::Stage::Joining) return;
  const bool isPerson = connection.kind == Connection::Kind::Person;
  if (isPerson) takeOver(connection);
  if (isPerson) leavers_.erase(connection.seat);
  connections_.welcomed(connection);
  connection.send(welcome);
  feed_.sendAll(connection, lobby());
  lobbyChanged();
  if (connection.isWatched()) sendTable(connection, facts());
  const QList<ChatLine>& talk = connection.seesLate() && game_ ? lateTalk_ : talk_;
  if (connection.isWatched() && !talk.isEmpty()) connection.send(wire::Talk{talk});
  if (game_) game_->sendSnapshot(connection);
  if (game_ && isPerson) game_->personBack(connection.seat);
  if (game_ && isPerson) game_->reviewAttendance();
  if (game_ && isPerson) game_->seatNewcomers();
  // Inside the process nothing is lost; but its position may wait behind what waits for the store.
  if (isPerson && !connection.channel->needsPulse())
    commits_.after(0, [this, seat = connection.seat] {
      if (personAt(seat)) noteTold(seat);
    });
  startIfReady();
}

/// The seat is theirs from now on, and nobody else's.
void Server::takeOver(Connection& connection) {
  const SeatId seat = connection.seat;
  endJoining(connection, seat);
  connections_.sit(connection, {});
  if (Connection* before = connections_.personAt(seat)) {
    connections_.sit(*before, {});  // so that its end does not count as the person's
    connections_.sayBye(*before, Refusal::Replaced);
  }
  connections_.sit(connection, seat);
  LobbySeat& there = roster_.seat(seat);
  there.link = Link::Up;
  there.graceLeftMs = there.heardAgoMs = -1;
  lastHeard_.erase(seat);
}

// ---- what people say

void Server::say(Connection& connection, const wire::Say& say) {
  const bool isWatcher = connection.kind == Connection::Kind::Watcher;
  if (!connection.seat && !isWatcher) return;
  ChatLine line;
  line.seat = connection.seat;
  line.name = isWatcher ? connection.watcher : roster_.seat(connection.seat).name;
  // Whoever was muted and comes anew, on another seat or to watch, is muted still.
  const bool isMuted = (connection.seat && door_.isMuted(connection.seat)) ||
                       (!connection.isOwn() && door_.wasMuted(line.name, connection.countedAddress()));
  if (isMuted && connection.seat && !door_.isMuted(connection.seat)) {
    door_.recognize(connection.seat);
    tableChanged();  // the host can let them talk again
  }
  if (isMuted) return refuse(connection, Refusal::Muted);
  line.text = cleanLine(say.text);
  line.phrase = say.phrase;
  if (line.text.isEmpty() && line.phrase < 0) return;
  broadcast(line, connection.seesLate() ? From::LateWatcher : From::Table);
}

void Server::broadcast(const ChatLine& line) { broadcast(line, From::Table); }

void Server::broadcast(const ChatLine& line, From from) {
  const auto tell = [this, line](QList<ChatLine>& kept, Connection::Sight sight) {
    kept.append(line);
    if (kept.size() > wire::kMostTalk) kept.removeFirst();
    const QByteArray letter = wire::encode(wire::FromServer(wire::Chat{line}));
    connections_.forEach([&](Connection& connection) {
      if (connection.isWatched() && connection.sight == sight) connection.channel->send(letter);
    });
  };
  tell(talk_, Connection::Sight::Live);
  if (!game_ || from == From::LateWatcher) return tell(lateTalk_, Connection::Sight::Late);
  game_->tellLater([this, tell] { tell(lateTalk_, Connection::Sight::Late); });
}

void Server::ping(Connection& connection, const wire::Ping& ping) {
  connection.send(wire::Pong{ping.number});
  const bool knowsEnd = game_ && connection.kind == Connection::Kind::Person && game_->isEndKnownTo(connection);
  if (knowsEnd && std::exchange(connection.hasAnsweredAfterEnd, true)) noteTold(connection.seat);
  if (ping.roundTripMs >= 0) connection.pingMs = ping.roundTripMs;
  if (connection.kind != Connection::Kind::Person || joining_.contains(connection.seat))
    return;  // somebody else is getting a key to this seat
  if (keys_.confirm(connection.seat) && !roster_.isAwaited(connection.seat))
    store().keepSession(*keys_.find(connection.seat));
}

void Server::refuse(Connection& connection, Refusal why) {
  wire::Refused refused;
  refused.what = wire::Refused::What::Request;
  refused.why = why;
  connection.send(refused);
}

void Server::request(Connection& connection, const Request& wish) {
  if (connection.isEye()) return requestOfEye(connection, wish);
  if (!connection.seat) return;
  if (wish.kind == Request::Kind::GiveUp) return giveUp(connection);
  if (const Refusal why = grant(connection, wish); why != Refusal::None) refuse(connection, why);
}

Refusal Server::grant(Connection& connection, const Request& wish) {
  switch (wish.kind) {
    case Request::Kind::Resync:
      if (game_) game_->sendSnapshot(connection);
      return Refusal::None;
    case Request::Kind::TakeBack:
    case Request::Kind::StopGame: return game_ ? refusalFor(game_->request(connection, wish)) : Refusal::NotNow;
    case Request::Kind::ChooseSeat:
    case Request::Kind::Choose:
    case Request::Kind::SetReady: return grantInLobby(connection, wish);
    case Request::Kind::EnterThrow:
      if (!game_) return Refusal::NotNow;
      if (game_->moderator() != connection.seat) return Refusal::HostOnly;
      return refusalFor(game_->enterThrow(wish.dice));
    case Request::Kind::TakeMinute: return takeMinute(connection.seat, wish.ready);
    case Request::Kind::BotForMe: return letBotPlay(connection.seat, wish.ready);
    default: break;
  }
  const bool isOrganizers = wish.kind >= Request::Kind::Lengthen && wish.kind <= Request::Kind::Show;
  const bool isHost = roster_.seat(connection.seat).role == Role::Host;
  return isHost && !isOrganizers ? grantToHost(wish, connection.seat) : Refusal::HostOnly;
}

Refusal Server::grantInLobby(Connection& connection, const Request& wish) {
  if (wish.kind == Request::Kind::Choose) {
    const bool isKept = secrets_.isKeptElsewhere(wish.text, connection.seat);
    const Refusal why = isKept ? Refusal::NameTaken : roster_.choose(connection.seat, wish.text, wish.color);
    if (why != Refusal::None) return why;
  } else if (lobby().stage != Lobby::Stage::Gathering) {
    return Refusal::NotNow;
  } else if (wish.kind == Request::Kind::SetReady) {
    if (std::exchange(roster_.seat(connection.seat).ready, wish.ready) == wish.ready) return Refusal::None;
  } else if (!chooseSeat(connection, wish.seat)) {
    return Refusal::NotNow;
  }
  seatsChanged();
  startIfReady();
  return Refusal::None;
}

bool Server::chooseSeat(Connection& connection, SeatId seat) {
  const SeatId from = connection.seat;
  if (seat == from) return true;
  if (secrets_.isKeptFromName(roster_.seat(from).name, seat)) return false;
  if (!roster_.move(from, seat)) return false;
  hangUpOnJoining(from);
  connections_.sit(connection, seat);
  keys_.move(from, seat);
  if (door_.move(from, seat)) tableChanged();
  // In this order a crash between two commits leaves the person a seat and its key: the one before, or this one.
  store().keepSession(*keys_.find(seat));
  keepHead();
  store().dropSession(from);
  return true;
}

/// `host`: who asks; none: somebody without a seat.
Refusal Server::grantToHost(const Request& wish, SeatId host) {
  switch (wish.kind) {
    case Request::Kind::GoOn: return decideOnMissing(OnMissingMoves::GoOn);
    case Request::Kind::KeepAside: return decideOnMissing(OnMissingMoves::Stop);
    case Request::Kind::Pause:
      if (!game_ || !pauses_.take(given_.clock->nowMs())) return Refusal::NotNow;
      return refusalFor(game_->pause());
    case Request::Kind::Resume:
      if (!game_) return Refusal::NotNow;
      if (storeBroken_) return tryStoreAgain(), Refusal::None;
      if (minuteAlarm_.isSet()) return endMinute(), Refusal::None;
      return refusalFor(game_->resume());
    case Request::Kind::PutBot:
      if (lobby().stage == Lobby::Stage::Playing) return setBotLevel(wish.seat, wish.text);
      break;
    default: break;
  }
  if (wish.kind > Request::Kind::Show) return grantMeans(wish, host);
  return lobby().stage == Lobby::Stage::Gathering ? grantToHostInLobby(wish, host) : Refusal::NotNow;
}

Refusal Server::grantToHostInLobby(const Request& wish, SeatId host) {
  const SeatId seat = wish.seat;
  switch (wish.kind) {
    case Request::Kind::PutBot:
      if (!roster_.has(seat) || roster_.seat(seat).holder == SeatHolder::Person || !BotBench::knows(wish.text))
        return Refusal::NotNow;
      roster_.clear(seat);
      putBots({{seat, wish.text}});
      break;
    case Request::Kind::ClearSeat:
      if (!roster_.has(seat) || seat == host) return Refusal::NotNow;
      clearSeat(seat);
      break;
    case Request::Kind::ChangeSetup:
      if (!changeSetup(wish.setup)) return Refusal::NotNow;
      break;
    case Request::Kind::Start:
      if (storeBroken_) return Refusal::NotNow;  // its first moves could not be stored
      if (host && !roster_.everyPersonReady(host)) return Refusal::NotReady;
      start();
      return Refusal::None;
    default: return Refusal::NotNow;
  }
  seatsChanged();
  return Refusal::None;
}

/// Reads the setup that the host wishes; called for the host alone. False: it cannot be read, or not be played here.
bool Server::changeSetup(const QByteArray& wished) {
  Complaint complaint;
  const auto setup = decodeSetup(wished, complaint);
  const int before = roster_.seats();
  if (!setup || !roster_.changeSetup(*setup)) return false;
  for (int gone = roster_.seats(); gone < before; ++gone) bench_.dismiss(SeatId(gone));
  connections_.makeRoomFor(roster_.seats());
  makeCodes();
  reviewWatchers();
  if (!secrets_.hasOrganizer() && secrets_.keepsSeats()) secrets_.makePlaces(roster_.seats());
  return true;
}

void Server::putBots(const std::map<SeatId, QString>& bots) {
  roster_.putBots(bots);
  for (const auto& [seat, bot] : bots) bench_.seat(seat, bot, Connection::Kind::Bot);
}

/// Whoever has to leave a seat does not go on looking from it through a screen.
void Server::dismissEyeOf(SeatId seat, Refusal why) {
  if (Connection* eye = connections_.eyeOf(seat)) connections_.sayBye(*eye, why);
}

void Server::clearSeat(SeatId seat, const QString& reason, Refusal why) {
  bench_.dismiss(seat);
  hangUpOnJoining(seat);
  if (Connection* person = personAt(seat)) {
    connections_.sit(*person, {});
    connections_.sayBye(*person, why, reason);
  }
  dismissEyeOf(seat, why);
  dropFromLobby(seat);
}

void Server::giveUp(Connection& connection) {
  const SeatId seat = connection.seat;
  if (connection.kind != Connection::Kind::Person) return;
  if (lobby().stage == Lobby::Stage::Over) {  // it only says that it has heard of the end
    noteTold(seat);
    return connection.channel->close();
  }
  leavers_.insert(seat);
  if (keys_.setGaveUp(seat, GaveUp::Yes)) store().keepSession(*keys_.find(seat));
  connections_.sit(connection, {});
  connection.channel->close();
  game_ ? partFromGame(seat, connection.lastHeard) : dropFromLobby(seat);
}

/// Nobody waits for the person of this seat, who was last heard at `heard`.
void Server::partFromGame(SeatId seat, qint64 heard) {
  if (standUp(seat)) return;
  roster_.seat(seat).link = Link::Lost;
  lastHeard_[seat] = heard;
  game_->personLost(seat, Parting::GaveUp);
  game_->reviewAttendance();
  lobbyChanged();
  watchGrace();
}

// ---- start and end

/// At a table of hundreds all have to be looked at: once for many who get ready.
void Server::startIfReady() {
  if (roster_.seats() <= kSmallTable) return startNowIfReady();
  isStartDue_ = true;
  lobbyChanged();
}

void Server::startNowIfReady() {
  isStartDue_ = false;
  if (lobby().stage == Lobby::Stage::Gathering && !hasHost() && !secrets_.hasOrganizer() && !storeBroken_ && isReady())
    start();
}

bool Server::isReady() const {
  if (roster_.isReady()) return true;
  return plan_.waitsFor > 0 && roster_.persons() >= plan_.waitsFor && roster_.isReadyButForEmptySeats();
}

namespace {

bool isLost(const LobbySeat& seat) { return seat.holder == SeatHolder::Person && seat.link == Link::Lost; }

}  // namespace

void Server::start() {
  const Setup& setup = lobby().setup;
  roster_.leaveVacant();
  const auto isVacant = [&](SeatId seat) { return std::ranges::count(setup.vacant, seat) > 0; };
  std::map<SeatId, QString> bots;
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Nobody && !isVacant(seat)) bots[seat] = kStandIn.toString();
  putBots(bots);
  roster_.setStage(Lobby::Stage::Playing);
  nameKeptSeats();
  const auto begun = keepHead();
  beginReceipts(nullptr);
  fillAlarm_.stop();
  lateTalk_ = talk_;
  game_ = makeGame();
  lobbyChanged();
  tableChanged();
  passOn();  // everybody hears who sits where before the first position
  openGame(begun);
  lobbyGrace_.clear();
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (isLost(roster_.seat(seat))) game_->personLost(seat, Parting::Lost);
  game_->reviewAttendance();
  watchGrace();
  Q_EMIT gameStarted();
}

std::unique_ptr<GameSession> Server::makeGame() {
  const Throws throws = secrets_.hasOrganizer() ? Throws::ByOrganizer : Throws::ByPerson;
  const GameContext context{given_.clock,
                            *given_.chance,
                            store(),
                            commits_,
                            connections_,
                            roster_,
                            keys_,
                            receipts_,
                            plan_.unattended,
                            throws,
                            delaysWatchers() ? qint64{door_.policy().delayMinutes} * 60'000 : 0};
  feed_.setEndKnown(delaysWatchers() ? LobbyFeed::EndKnown::No : LobbyFeed::EndKnown::Yes);
  return std::make_unique<GameSession>(context, lobby().setup);
}

void Server::openGame(EventStore::Ticket begun) {
  connect(game_.get(), &GameSession::standInNeeded, this, [this](SeatId seat) {
    roster_.seat(seat).bot = kStandIn.toString();
    bench_.seat(seat, kStandIn.toString(), Connection::Kind::StandIn);
    lobbyChanged();
    reviewMinute();
  });
  connect(game_.get(), &GameSession::standInDone, this, [this](SeatId seat) {
    roster_.seat(seat).bot.clear();
    bench_.dismiss(seat);
    lobbyChanged();
  });
  connect(game_.get(), &GameSession::newcomerSeated, this, [this](SeatId seat) {
    const bool tookOver = !game_->takesNewcomers();  // on one board
    const QString before = std::as_const(roster_).seat(seat).bot.isEmpty() ? QString() : roster_.nameBefore(seat);
    roster_.seated(seat);
    keyOfLost_.erase(seat);
    leavers_.erase(seat);
    if (door_.forget(seat)) tableChanged();
    bench_.dismiss(seat);
    if (tookOver) {
      store().keepSession(*keys_.find(seat));
      keepHead();
      notice(Notice::TookOver, seat, before);
      tableChanged();
    }
    lobbyChanged();
  });
  connect(game_.get(), &GameSession::activityChanged, this, &Server::deskChanged);
  connect(game_.get(), &GameSession::voted, this, [this](const ChatLine& line) { broadcast(line); });
  connect(game_.get(), &GameSession::toldThrow, this, &Server::toldThrow);
  connect(game_.get(), &GameSession::over, this, &Server::noteEnd);
  connect(game_.get(), &GameSession::overForAll, this, [this] {
    feed_.setEndKnown(LobbyFeed::EndKnown::Yes);
    lobbyChanged();
  });
  connect(game_.get(), &GameSession::stoodStill, this, [this] { bench_.hold(Held::Yes); });
  connect(game_.get(), &GameSession::wentOn, this, [this] { bench_.hold(Held::No); });
  game_->open(begun);
}

// ---- what the store has

QByteArray Server::head() const { return headOf(roster_.settled(game_ ? game_->sittingDown() : std::set<SeatId>())); }

EventStore::Ticket Server::keepTable() { return store().keepTable(receipts_.kept(), secrets_.kept()); }

EventStore::Ticket Server::keepHead() { return store().keepHead(head(), status()); }

GameStatus Server::status() const {
  switch (lobby().stage) {
    case Lobby::Stage::Gathering: return GameStatus::Gathering;
    case Lobby::Stage::Playing: break;
    case Lobby::Stage::Over:
      if (endTold_ == EndTold::Yes) return GameStatus::Over;
  }
  return isInDoubt_ ? GameStatus::Doubtful : GameStatus::Playing;
}

void Server::storeFailed(const QString& reason) {
  if (closing_) return;
  qCCritical(serverLog).noquote() << "the game cannot be stored:" << reason;
  storeBroken_ = true;
  commits_.clear();
  if (game_) game_->halt();
  for (const auto& [seat, joining] : std::map(joining_))
    if (Connection* newcomer = joining.keyBefore ? nullptr : personAt(seat))
      connections_.turnAway(*newcomer, Refusal::NotSaved, reason);
  connections_.dropJoining();
  unkept_.clear();
  for (const SeatId seat : roster_.awaited())  // those who have gone while they sat down
    if (!personAt(seat)) standUp(seat);
  broadcast(noticeLine(Notice::StoreFailed, reason));
  storeAlarm_.set(limits_.storeRetryMs, [this] { tryStoreAgain(); });
}

/// Seats and keys as they are now, whatever of them the store has: they may have changed while nothing was kept.
EventStore::Ticket Server::keepAll() {
  if (!begun_) store().begin(head());
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const auto lost = keyOfLost_.find(seat);
    const StoredSession* const known = roster_.isAwaited(seat) ? nullptr : keys_.find(seat);
    if (const StoredSession* key = lost != keyOfLost_.end() ? &lost->second : known)
      store().keepSession(*key);
    else
      store().dropSession(seat);
  }
  if (!receipts_.isNone() || secrets_.hasOrganizer() || !secrets_.beside().isEmpty()) keepTable();
  return keepHead();
}

void Server::tryStoreAgain() {
  storeAlarm_.stop();
  store().recover();
  const auto ticket = keepAll();
  commits_.putOff(ticket);  // a welcome that waits is sent after all of this is stored
  commits_.after(ticket, [this] {
    begun_ = true;
    storeBroken_ = false;
    deskTold_ = OrganizerDesk();  // what waited for the store was not told
    deskChanged();
    broadcast(noticeLine(Notice::StoreWorks, {}));
    if (game_) game_->goOn();
    startIfReady();  // a table that got ready meanwhile had to wait
  });
}

}  // namespace tapu

#include "moc_server.cpp"
