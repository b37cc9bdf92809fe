// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/server/server.h"

#include <QLoggingCategory>
#include <algorithm>

#include "app/host/seats/stored_table.h"
#include "app/values/codec.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_LOGGING_CATEGORY(serverLog, "tapu.server", QtWarningMsg)

namespace {

/// The wire has one word for all that the game itself refuses to a request.
Refusal refusalFor(const std::optional<Reject>& refused) { return refused ? Refusal::NotNow : Refusal::None; }

}  // namespace

Server::Server(ServerDependencies given, const ServerPlan& plan, const Limits& limits)
    : given_(std::move(given)),
      limits_(limits),
      plan_(plan),
      roster_(plan.gameName, plan.setup),
      keys_(given_.makeToken),
      secrets_(given_.makeToken),
      door_(plan.policy.value_or(TablePolicy())),
      connections_(given_.clock, limits, roster_.seats(), given_.isNeighbor),
      keeper_(*given_.store, given_.clock, limits, {roster_, keys_, receipts_, door_, secrets_}, game_),
      links_(given_.clock, limits, connections_, roster_, game_),
      lobbyTeller_(given_.clock, connections_, roster_, secrets_, keeper_, links_),
      talk_(connections_, roster_, door_, game_),
      lostMoves_(receipts_, roster_, keeper_, talk_, plan.onMissingMoves, given_.makeToken, given_.clock, game_),
      endHearers_(roster_, keeper_),
      pauses_(given_.clock, limits, roster_, talk_, game_),
      fill_(given_.clock, roster_, door_, connections_),
      tableTeller_(
          connections_, roster_, [this] { return facts(); }, game_),
      bench_(given_.clock, plan.botPaceMs, given_.botRng, given_.makeMind,
             [this](std::unique_ptr<Channel> channel, SeatId seat, Connection::Kind kind) {
               admitBot(std::move(channel), seat, kind);
             }),
      welcomer_({limits.heartbeatMs, static_cast<int>(limits.actionsPerSecond), plan.offerWaitMs}, connections_,
                roster_, keys_, secrets_, keeper_, lobbyTeller_, links_, game_),
      lobbySeats_(given_.clock, connections_, roster_, door_, bench_, keeper_, lobbyTeller_, links_, welcomer_),
      leavers_(limits.lobbyGraceMs, connections_, roster_, keys_, secrets_, keeper_, lobbyTeller_, links_, welcomer_,
               lobbySeats_, game_),
      openSeats_(connections_, roster_, secrets_, door_, welcomer_, leavers_, game_),
      watchRights_(roster_, door_, secrets_),
      guard_(given_.clock, limits, connections_, door_, given_.makeToken),
      lateDoor_(given_.clock, connections_, roster_, keys_, secrets_, door_, openSeats_, welcomer_, lobbyTeller_,
                game_),
      seatDoor_(connections_, roster_, keys_, secrets_, guard_, lostMoves_, welcomer_, lobbySeats_, leavers_,
                openSeats_, lateDoor_),
      eyeDoor_(given_.clock, limits, connections_, roster_, keys_, secrets_, guard_, watchRights_, openSeats_,
               lostMoves_, welcomer_) {
  bench_.setPersons([this](SeatId seat) { return isPlayedByPerson(roster_.lobby(), seat); });
  secrets_.setOrganizerKey(plan_.organizerKey);
  door_.setPassword(plan_.passwordKey);
  onScreens_.occasion = plan_.occasion;
  roster_.setIsKept([this](const QString& look) { return secrets_.isKept(look); });
  connect(&connections_, &Connections::said, this,
          [this](Connection* connection, const wire::FromClient& message) { hear(*connection, message); });
  connect(&connections_, &Connections::lost, this, [this](Connection* connection) { lose(*connection); });
  connect(&connections_, &Connections::swept, this, &Server::sweep);
  connect(&links_, &LinkWatch::changed, &lobbyTeller_, &LobbyTeller::change);
  connect(&lobbyTeller_, &LobbyTeller::told, this, &Server::reviewLobby);
  connect(&talk_, &TableTalk::recognized, &tableTeller_, &TableTeller::change);
  connect(&pauses_, &Pauses::changed, &tableTeller_, &TableTeller::change);
  connect(&fill_, &BotFill::changed, &tableTeller_, &TableTeller::change);
  connect(&fill_, &BotFill::due, this, &Server::fillWithBots);
  connect(&lostMoves_, &LostMoves::stoppedToMend, this, &Server::stoppedToMend);
  connect(&welcomer_, &Welcomer::welcomed, this, [this](Connection* connection) { enter(*connection); });
  connect(&lobbySeats_, &LobbySeats::forgot, &tableTeller_, &TableTeller::change);
  connect(&lobbySeats_, &LobbySeats::guestGone, this, &Server::startIfReady);
  connect(&leavers_, &Leavers::deserted, this, &Server::deserted);
  connect(&guard_, &DoorGuard::wrongCodeShown, this, &Server::deskChanged);
  connect(&lateDoor_, &LateDoor::changed, &tableTeller_, &TableTeller::change);
  connect(&lateDoor_, &LateDoor::knocked, this, &Server::deskChanged);
  connect(&eyeDoor_, &EyeDoor::admitted, this, [this](Connection* eye) { admitEye(*eye); });
  connect(&endHearers_, &EndHearers::told, this, &Server::endTold);
  connect(&keeper_, &TableKeeper::failed, this, &Server::storeFailed);
  connect(&keeper_, &TableKeeper::works, this, &Server::storeWorks);
  connect(&keeper_, &TableKeeper::secretsChanged, this, &Server::deskChanged);
}

Server::~Server() {
  connections_.beginClosing();
  keeper_.rest();
  connections_.disconnect(this);
  game_.reset();  // before what it uses
}

void Server::open() {
  keeper_.begin();
  std::map<SeatId, QString> bots;
  for (const SeatId seat : seatsOf(std::min(roster_.seats(), static_cast<int>(plan_.bots.size()))))
    if (!plan_.bots[seat.value].isEmpty()) bots[seat] = plan_.bots[seat.value];
  lobbySeats_.putBots(bots);
  roster_.callBots(plan_.botNames);
  roster_.paintBots(plan_.botColors);
  keeper_.keepHead();
  if (plan_.policy || door_.hasPassword()) keeper_.keepDoor();
  makeCodes();
  secrets_.setIdentity(TableIdentity::fresh(given_.makeToken()));
  keeper_.keepTable();
  startIfReady();
}

void Server::admit(std::unique_ptr<Channel> channel) { connections_.admit(std::move(channel)); }

void Server::admitBot(std::unique_ptr<Channel> channel, SeatId seat, Connection::Kind kind) {
  Connection* connection = connections_.admit(std::move(channel));
  if (!connection) return;
  connection->kind = kind;
  connections_.sit(*connection, seat);
}

void Server::shutDown(Refusal why) {
  if (connections_.isClosing()) return;
  lobbyTeller_.flush();  // news of the lobby that wait go out before the goodbye
  connections_.beginClosing();
  keeper_.rest();
  bench_.dismissAll();
  if (game_) game_->rest();
  if (lobby().stage == Lobby::Stage::Over && !isEndTold()) {  // whoever has not heard of the end yet is not waited for
    keeper_.setEndTold();
    keeper_.keepHead();
  }
  keeper_.finish();
  connections_.closeAll(why);
}

FoundGame Server::summary() {
  constexpr int kMostShown = 8;  // of the people: the list has no room for more
  FoundGame game;
  game.name = lobby().gameName;
  const SeatId host = roster_.hostSeat();
  game.host = host ? roster_.seat(host).name : plan_.hostName;
  game.seats = static_cast<int>(lobby().seats.size());
  const bool takesNewcomers = game_ && game_->takesNewcomers();  // they may take seats of bots too (9.20)
  const bool takesOver = openSeats_.isAnyToTakeOver();
  for (const SeatId id : seatsOf(roster_.seats())) {
    const LobbySeat& there = std::as_const(roster_).seat(id);
    const bool isForOthers = takesNewcomers || secrets_.isLeftToGuests(id);
    const bool isTaken = there.holder == SeatHolder::Person || (there.holder == SeatHolder::Bot && !isForOthers);
    game.players += isTaken && !(takesOver && openSeats_.mayTakeOver(id));
    if (there.holder != SeatHolder::Person) continue;
    const bool isAway = there.link == Link::Lost;
    game.away += isAway && !openSeats_.mayTakeOver(id);
    if (!isAway && game.people.size() < kMostShown) game.people << there.name;
  }
  game.rules = QString::fromUtf8(nameOf(lobby().setup.ruleSet).data());
  game.version = QStringLiteral(TAPU_VERSION);
  game.protocol = wire::kProtocol;
  const Setup& setup = lobby().setup;
  game.board = setup.chain.isEmpty() ? setup.board : setup.chain.board(0);
  const bool isOpen = lobby().stage == Lobby::Stage::Gathering || takesNewcomers || takesOver;
  game.locked = isOpen ? Locked::No : Locked::Yes;
  game.asksPassword = door_.hasPassword();
  game.table = identity();
  game.mayBeWatched = watchRights_.rule() != WatchRule::Nobody;
  return game;
}

/// Once a second, while anybody is connected over a network.
void Server::sweep() {
  links_.sweep();
  lateDoor_.forgetGone();
}

// ---- what people say

void Server::ping(Connection& connection, const wire::Ping& ping) {
  connection.send(wire::Pong{ping.number});
  if (game_) game_->tellMoreOfTable(connection);
  const bool knowsEnd = game_ && connection.kind == Connection::Kind::Person && game_->isEndKnownTo(connection);
  if (knowsEnd && std::exchange(connection.hasAnsweredAfterEnd, true)) endHearers_.note(connection.seat);
  if (ping.roundTripMs >= 0) connection.pingMs = ping.roundTripMs;
  if (connection.kind != Connection::Kind::Person || welcomer_.isAwaitedAt(connection.seat))
    return;  // somebody else is getting a key to this seat
  if (keys_.confirm(connection.seat) && !roster_.isAwaited(connection.seat)) keeper_.keepKey(connection.seat);
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
    case Request::Kind::TakeMinute: return pauses_.takeMinute(connection.seat, wish.ready);
    case Request::Kind::TookHint: return countHint(connection.seat);
    case Request::Kind::BotForMe: {
      if (!wish.seat || wish.seat == connection.seat) return letBotPlay(connection.seat, wish.ready);
      // The host has a bot play for somebody who is there and does nothing; they alone take their place back.
      if (roster_.seat(connection.seat).role != Role::Host) return Refusal::HostOnly;
      const bool isThere = roster_.has(wish.seat) && connections_.personAt(wish.seat) && wish.ready == Ready::Yes;
      return isThere ? letBotPlay(wish.seat, Ready::Yes) : Refusal::NotNow;
    }
    case Request::Kind::Ask: {  // whoever keeps the others waiting; at tables with an organizer that is for them
      if (roster_.isChain() || secrets_.hasOrganizer()) return Refusal::HostOnly;
      const bool isAwaited =
          game_ && wish.seat && wish.seat != connection.seat && waitingFor(game_->state()) == wish.seat;
      Connection* const person = isAwaited ? connections_.personAt(wish.seat) : nullptr;
      if (!person || person->stage != Connection::Stage::In) return Refusal::NotNow;
      ChatLine line = noticeLine(Notice::AreYouThere, {});
      line.seat = connection.seat;
      line.name = roster_.seat(connection.seat).name;
      return person->send(wire::Chat{line}), Refusal::None;
    }
    default: break;
  }
  const bool isOrganizers = wish.kind >= Request::Kind::Lengthen && wish.kind <= Request::Kind::Show;
  const bool isHost = roster_.seat(connection.seat).role == Role::Host;
  return isHost && !isOrganizers ? grantToHost(wish, connection.seat) : Refusal::HostOnly;
}

Refusal Server::grantInLobby(Connection& connection, const Request& wish) {
  if (wish.kind == Request::Kind::Choose) {
    const bool isBanned = !connection.isOwn() && door_.banOf(wish.text, {});  // the name of somebody who was removed
    const bool isKept = secrets_.isKeptElsewhere(wish.text, connection.seat);
    const Refusal why =
        isKept || isBanned ? Refusal::NameTaken : roster_.choose(connection.seat, wish.text, wish.color);
    if (why != Refusal::None) return why;
  } else if (lobby().stage != Lobby::Stage::Gathering) {
    return Refusal::NotNow;
  } else if (wish.kind == Request::Kind::SetReady) {
    if (std::exchange(roster_.seat(connection.seat).ready, wish.ready) == wish.ready) return Refusal::None;
  } else if (!chooseSeat(connection, wish.seat)) {
    return Refusal::NotNow;
  }
  lobbyTeller_.changeSeats();
  startIfReady();
  return Refusal::None;
}

bool Server::chooseSeat(Connection& connection, SeatId seat) {
  const SeatId from = connection.seat;
  if (seat == from) return true;
  if (secrets_.isKeptFromName(roster_.seat(from).name, seat)) return false;
  if (!roster_.move(from, seat)) return false;
  welcomer_.hangUp(from);
  connections_.sit(connection, seat);
  keys_.move(from, seat);
  if (door_.move(from, seat)) tableTeller_.change();
  // In this order a crash between two commits leaves the person a seat and its key: the one before, or this one.
  keeper_.keepKey(seat);
  keeper_.keepHead();
  keeper_.dropKey(from);
  return true;
}

/// `host`: who asks; none: somebody without a seat.
Refusal Server::grantToHost(const Request& wish, SeatId host) {
  switch (wish.kind) {
    case Request::Kind::GoOn: return lostMoves_.decide(OnMissingMoves::GoOn);
    case Request::Kind::KeepAside: return lostMoves_.decide(OnMissingMoves::Stop);
    case Request::Kind::Pause: return pauses_.pause();
    case Request::Kind::Resume:
      if (!game_) return Refusal::NotNow;
      if (!keeper_.isBroken()) return pauses_.resume();
      keeper_.tryAgain();
      return Refusal::None;
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
      lobbySeats_.putBots({{seat, wish.text}});
      break;
    case Request::Kind::ClearSeat:
      if (!roster_.has(seat) || seat == host) return Refusal::NotNow;
      lobbySeats_.clear(seat);
      break;
    case Request::Kind::ChangeSetup:
      if (!changeSetup(wish.setup)) return Refusal::NotNow;
      break;
    case Request::Kind::Start:
      if (keeper_.isBroken()) return Refusal::NotNow;  // its first moves could not be stored
      if (host && !roster_.everyPersonReady(host)) return Refusal::NotReady;
      start();
      return Refusal::None;
    default: return Refusal::NotNow;
  }
  lobbyTeller_.changeSeats();
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
  watchRights_.review(connections_);
  if (!secrets_.hasOrganizer() && secrets_.keepsSeats()) secrets_.makePlaces(roster_.seats());
  return true;
}

void Server::giveUp(Connection& connection) {
  if (connection.kind != Connection::Kind::Person) return;
  if (lobby().stage != Lobby::Stage::Over) return leavers_.giveUp(connection);
  endHearers_.note(connection.seat);  // it only says that it has heard of the end
  connection.channel->close();
}

void Server::requestOfEye(Connection& connection, const Request& wish) {
  if (wish.kind == Request::Kind::GiveUp) return connection.channel->close();
  Refusal why = connection.kind == Connection::Kind::Watcher ? Refusal::OnlyWatching : Refusal::HostOnly;
  if (wish.kind == Request::Kind::Resync) {
    if (game_) game_->sendSnapshot(connection);
    why = Refusal::None;
  } else if (connection.kind == Connection::Kind::Organizer) {
    why = grantToOrganizer(wish);
  }
  if (why != Refusal::None) refuse(connection, why);
}

// ---- start and end

/// At a table of hundreds all have to be looked at: once for many who get ready.
void Server::startIfReady() {
  if (roster_.seats() <= LobbyTeller::kSmallTable) return startNowIfReady();
  isStartDue_ = true;
  lobbyTeller_.change();
}

void Server::reviewLobby() {
  fill_.review();
  if (isStartDue_) startNowIfReady();
}

void Server::startNowIfReady() {
  isStartDue_ = false;
  if (lobby().stage == Lobby::Stage::Gathering && !hasHost() && !secrets_.hasOrganizer() && !keeper_.isBroken() &&
      isReady())
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
  if (!door_.hints().isEmpty()) door_.forgetHints(), keeper_.keepDoor();  // of another game
  roster_.leaveVacant();
  const auto isVacant = [&](SeatId seat) { return std::ranges::count(setup.vacant, seat) > 0; };
  std::map<SeatId, QString> bots;
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Nobody && !isVacant(seat)) bots[seat] = kStandIn.toString();
  lobbySeats_.putBots(bots);
  roster_.setStage(Lobby::Stage::Playing);
  lobbyTeller_.nameKeptSeats();
  const auto begun = keeper_.keepHead();
  lostMoves_.begin();
  fill_.reset();
  game_ = makeGame();
  lobbyTeller_.change();
  tableTeller_.change();
  lobbyTeller_.flush();  // everybody hears who sits where before the first position
  openGame(begun);
  lobbySeats_.stopWaiting();
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (isLost(roster_.seat(seat))) game_->personLost(seat, Parting::Lost);
  game_->reviewAttendance();
  links_.watch();
  Q_EMIT gameStarted();
}

std::unique_ptr<GameSession> Server::makeGame() {
  const Throws throws = secrets_.hasOrganizer() ? Throws::ByOrganizer : Throws::ByPerson;
  const GameContext context{
      given_.clock, *given_.chance,   *given_.store, keeper_.commits(),     connections_, roster_, keys_,
      receipts_,    plan_.unattended, throws,        watchRights_.delayMs()};
  lobbyTeller_.setEndKnown(watchRights_.rule() == WatchRule::Delayed ? LobbyFeed::EndKnown::No
                                                                     : LobbyFeed::EndKnown::Yes);
  return std::make_unique<GameSession>(context, lobby().setup);
}

void Server::openGame(EventStore::Ticket begun) {
  connect(game_.get(), &GameSession::standInNeeded, this, [this](SeatId seat) {
    roster_.seat(seat).bot = kStandIn.toString();
    bench_.seat(seat, kStandIn.toString(), Connection::Kind::StandIn);
    if (connections_.personAt(seat)) bench_.letLookOn(seat);
    lobbyTeller_.change();
    pauses_.review();
  });
  connect(game_.get(), &GameSession::standInDone, this, [this](SeatId seat) {
    roster_.seat(seat).bot.clear();
    bench_.dismiss(seat);
    lobbyTeller_.change();
  });
  connect(game_.get(), &GameSession::newcomerSeated, this, [this](SeatId seat) {
    const bool tookOver = !game_->takesNewcomers();  // on one board
    const QString before = std::as_const(roster_).seat(seat).bot.isEmpty() ? QString() : roster_.nameBefore(seat);
    roster_.seated(seat);
    keys_.dropAside(seat);
    leavers_.remove(seat);
    if (door_.forget(seat)) tableTeller_.change();
    bench_.dismiss(seat);
    if (tookOver) {
      keeper_.keepKey(seat);
      keeper_.keepHead();
      talk_.notice(Notice::TookOver, seat, before);
      tableTeller_.change();
    }
    lobbyTeller_.change();
  });
  connect(game_.get(), &GameSession::activityChanged, this, &Server::deskChanged);
  connect(game_.get(), &GameSession::voted, this, [this](const ChatLine& line) { talk_.tell(line); });
  connect(game_.get(), &GameSession::toldThrow, this, &Server::toldThrow);
  connect(game_.get(), &GameSession::over, this, &Server::noteEnd);
  connect(game_.get(), &GameSession::overForAll, this, [this] {
    lobbyTeller_.setEndKnown(LobbyFeed::EndKnown::Yes);
    lobbyTeller_.change();
  });
  connect(game_.get(), &GameSession::stoodStill, this, [this] { bench_.hold(Held::Yes); });
  connect(game_.get(), &GameSession::wentOn, this, [this] { bench_.hold(Held::No); });
  game_->open(begun);
}

}  // namespace tapu

#include "moc_server.cpp"
