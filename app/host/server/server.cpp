// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/server/server.h"

#include <QLoggingCategory>
#include <algorithm>

#include "app/host/seats/stored_table.h"
#include "app/text/whole_letters.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_LOGGING_CATEGORY(serverLog, "tapu.server", QtWarningMsg)

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
      leavers_(given_.clock, limits.lobbyGraceMs, connections_, roster_, keys_, secrets_, keeper_, lobbyTeller_, links_,
               welcomer_, lobbySeats_, game_),
      openSeats_(connections_, roster_, secrets_, door_, welcomer_, leavers_, game_),
      watchRights_(roster_, door_, secrets_),
      guard_(given_.clock, limits, connections_, door_, given_.makeToken),
      lateDoor_(given_.clock, connections_, roster_, keys_, secrets_, door_, openSeats_, welcomer_, lobbyTeller_,
                game_),
      seatDoor_(connections_, roster_, keys_, secrets_, guard_, lostMoves_, welcomer_, lobbySeats_, leavers_,
                openSeats_, lateDoor_),
      eyeDoor_(given_.clock, limits, connections_, roster_, keys_, secrets_, guard_, watchRights_, openSeats_,
               lostMoves_, welcomer_),
      screens_(connections_, talk_, plan.occasion),
      deskTeller_(connections_, keeper_, [this] { return desk(); }),
      seatWishes_(connections_, roster_, secrets_, bench_, keeper_, lobbyTeller_, lobbySeats_, watchRights_, talk_),
      hostMeans_(connections_, roster_, door_, secrets_, keeper_, lobbySeats_, leavers_, watchRights_, fill_, talk_,
                 tableTeller_),
      hostWishes_(roster_, keeper_, pauses_, lostMoves_, lateDoor_, seatWishes_, hostMeans_),
      organizerWishes_(connections_, roster_, secrets_, keeper_, lobbyTeller_, welcomer_, leavers_, lateDoor_, screens_,
                       hostWishes_, game_),
      seatChoices_(connections_, roster_, keys_, secrets_, door_, keeper_, lobbyTeller_, tableTeller_, welcomer_),
      playerWishes_(connections_, roster_, secrets_, door_, keeper_, tableTeller_, talk_, pauses_, seatChoices_,
                    hostWishes_, game_) {
  bench_.setPersons([this](SeatId seat) { return isPlayedByPerson(roster_.lobby(), seat); });
  secrets_.setOrganizerKey(plan_.organizerKey);
  door_.setPassword(plan_.passwordKey);
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
  connect(&guard_, &DoorGuard::wrongCodeShown, &deskTeller_, &DeskTeller::change);
  connect(&lateDoor_, &LateDoor::changed, &tableTeller_, &TableTeller::change);
  connect(&lateDoor_, &LateDoor::knocked, &deskTeller_, &DeskTeller::change);
  connect(&eyeDoor_, &EyeDoor::admitted, this, [this](Connection* eye) { admitEye(*eye); });
  connect(&hostWishes_, &HostWishes::startWanted, this, &Server::start);
  connect(&seatChoices_, &SeatChoices::changed, this, &Server::startIfReady);
  connect(&endHearers_, &EndHearers::told, this, &Server::endTold);
  connect(&keeper_, &TableKeeper::failed, this, &Server::storeFailed);
  connect(&keeper_, &TableKeeper::works, this, &Server::storeWorks);
  connect(&keeper_, &TableKeeper::secretsChanged, &deskTeller_, &DeskTeller::change);
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
  keeper_.makeCodes();
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

void Server::request(Connection& connection, const wire::Request& wish) {
  if (connection.isEye()) return requestOfEye(connection, wish);
  if (!connection.seat) return;
  if (wish.kind == wire::Request::Kind::GiveUp) return giveUp(connection);
  if (const Refusal why = playerWishes_.grant(connection, wish); why != Refusal::None) refuse(connection, why);
}

void Server::giveUp(Connection& connection) {
  if (connection.kind != Connection::Kind::Person) return;
  if (lobby().stage != Lobby::Stage::Over) return leavers_.giveUp(connection);
  endHearers_.note(connection.seat);  // it only says that it has heard of the end
  connection.channel->close();
}

void Server::requestOfEye(Connection& connection, const wire::Request& wish) {
  if (wish.kind == wire::Request::Kind::GiveUp) return connection.channel->close();
  Refusal why = connection.kind == Connection::Kind::Watcher ? Refusal::OnlyWatching : Refusal::HostOnly;
  if (wish.kind == wire::Request::Kind::Resync) {
    if (game_) game_->sendSnapshot(connection);
    why = Refusal::None;
  } else if (connection.kind == Connection::Kind::Organizer) {
    why = organizerWishes_.grant(wish);
  }
  if (why != Refusal::None) refuse(connection, why);
}

Refusal Server::command(const wire::Request& wish) {
  if (connections_.isClosing()) return Refusal::NotNow;
  return wish.kind == wire::Request::Kind::EndGame ? organizerWishes_.endGame() : hostWishes_.grant(wish, {});
}

Refusal Server::unban(const QString& who) { return connections_.isClosing() ? Refusal::NotNow : hostMeans_.unban(who); }

void Server::tellAll(const QString& text) {
  const QString line = firstLetters(cleanLine(text), wire::kMostAnnouncement);
  if (!line.isEmpty() && !connections_.isClosing()) talk_.notice(Notice::FromHost, {}, line);
}

// ---- what people are told

TableFacts Server::facts() const {
  TableFacts facts;
  facts.policy = door_.policy();
  facts.password = door_.hasPassword() ? Password::Asked : Password::None;
  facts.fillLeftMs = fill_.leftMs();
  facts.minuteLeftMs = pauses_.minuteLeftMs();
  facts.minuteWanted = pauses_.wanted();
  facts.hints = door_.hints();
  for (const SeatId seat : door_.muted())
    if (roster_.has(seat)) facts.muted.append(seat);
  if (!secrets_.hasOrganizer()) facts.late = lateDoor_.shown();
  connections_.forEachEye([&](const Connection& connection) {
    if (connection.kind == Connection::Kind::Watcher && facts.watchers.size() < wire::kMostWatchers)
      facts.watchers.append({static_cast<quint32>(connection.id), connection.watcher,
                             talk_.wasMuted(connection) ? Ready::Yes : Ready::No});
  });
  return facts;
}

OrganizerDesk Server::desk() const {
  OrganizerDesk desk;
  desk.late = lateDoor_.shown();
  desk.wrongCodes = guard_.wrongCodes();
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const bool isIdle =
        game_ && roster_.seat(seat).holder == SeatHolder::Person && !roster_.isAwaited(seat) && game_->isIdle(seat);
    desk.seats.append({secrets_.codeOf(seat), isIdle ? Activity::Idle : Activity::Plays, secrets_.keptFor(seat)});
  }
  return desk;
}

// ---- start and end

/// Whoever is there has waited long enough: the game begins, whether or not they have said that they are ready.
void Server::fillWithBots() {
  std::map<SeatId, QString> bots;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = std::as_const(roster_).seat(seat);
    if (there.link == Link::Lost && there.role != Role::Host) lobbySeats_.drop(seat);
    if (there.holder == SeatHolder::Nobody && !welcomer_.isAwaitedAt(seat)) bots[seat] = kStandIn.toString();
  }
  lobbySeats_.putBots(bots);
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (connections_.personAt(seat)) roster_.seat(seat).ready = Ready::Yes;
  lobbyTeller_.changeSeats();
  tableTeller_.change();
  if (hasHost() && roster_.isReady() && !keeper_.isBroken()) return start();
  startIfReady();
}

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
  connect(game_.get(), &GameSession::activityChanged, &deskTeller_, &DeskTeller::change);
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
