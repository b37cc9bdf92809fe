// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/server/server.h"

#include <algorithm>

#include "app/text/whole_letters.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

Server::Server(ServerDependencies given, const ServerPlan& plan, const Limits& limits)
    : given_(std::move(given)),
      limits_(limits),
      plan_(plan),
      table_{.roster = Roster(plan.gameName, plan.setup),
             .keys = SeatKeys(given_.makeToken),
             .secrets = TableSecrets(given_.makeToken),
             .door = TableDoor(plan.policy.value_or(TablePolicy()))},
      connections_(given_.clock, limits, table_.roster.seats(), given_.isNeighbor),
      keeper_(*given_.store, given_.clock, limits, table_, game_),
      bench_(given_.clock, plan.botPaceMs, given_.botRng, given_.makeMind,
             [this](std::unique_ptr<Channel> channel, SeatId seat, Connection::Kind kind) {
               admitBot(std::move(channel), seat, kind);
             }),
      tellers_(given_.clock, limits, connections_, table_, keeper_, plan.occasion,
               {[this] { return facts(); }, [this] { return desk(); }}, game_),
      lostMoves_(table_.receipts, table_.roster, keeper_, tellers_.talk, plan.onMissingMoves, given_.makeToken,
                 given_.clock, game_),
      endHearers_(table_.roster, keeper_),
      pauses_(given_.clock, limits, table_.roster, tellers_.talk, game_),
      fill_(given_.clock, table_.roster, table_.door, connections_),
      seating_(given_.clock, limits.lobbyGraceMs,
               {limits.heartbeatMs, static_cast<int>(limits.actionsPerSecond), plan.offerWaitMs}, connections_, table_,
               bench_, keeper_, tellers_, game_),
      entrance_(given_.clock, limits, given_.makeToken, connections_, table_, lostMoves_, seating_, tellers_, game_),
      startWatch_(plan.waitsFor, connections_, table_.roster, table_.secrets, keeper_, seating_, tellers_, fill_),
      wishes_(connections_, table_, keeper_, bench_, seating_, entrance_, tellers_, pauses_, lostMoves_, fill_,
              endHearers_, game_) {
  bench_.setPersons([this](SeatId seat) { return isPlayedByPerson(table_.roster.lobby(), seat); });
  table_.secrets.setOrganizerKey(plan_.organizerKey);
  table_.door.setPassword(plan_.passwordKey);
  table_.roster.setIsKept([this](const QString& look) { return table_.secrets.isKept(look); });
  connect(&connections_, &Connections::said, this,
          [this](Connection* connection, const wire::FromClient& message) { hear(*connection, message); });
  connect(&connections_, &Connections::lost, this, [this](Connection* connection) { lose(*connection); });
  connect(&connections_, &Connections::swept, &tellers_.links, &LinkWatch::sweep);
  connect(&connections_, &Connections::swept, &entrance_.late(), &LateDoor::forgetGone);
  connect(&pauses_, &Pauses::changed, &tellers_.table, &TableTeller::change);
  connect(&lostMoves_, &LostMoves::stoppedToMend, this, &Server::stoppedToMend);
  connect(&seating_.welcomer, &Welcomer::welcomed, this, [this](Connection* connection) { enter(*connection); });
  connect(&seating_.leavers, &Leavers::deserted, this, &Server::deserted);
  connect(&seating_.leavers, &Leavers::changed, &tellers_.desk, &DeskTeller::change);
  connect(&startWatch_, &StartWatch::due, this, &Server::start);
  connect(&wishes_.ofHost(), &HostWishes::startWanted, this, &Server::start);
  connect(&wishes_.choices(), &SeatChoices::changed, &startWatch_, &StartWatch::review);
  connect(&endHearers_, &EndHearers::told, this, &Server::endTold);
  connect(&keeper_, &TableKeeper::failed, this, &Server::storeFailed);
  connect(&keeper_, &TableKeeper::works, this, &Server::storeWorks);
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
  for (const SeatId seat : seatsOf(std::min(table_.roster.seats(), static_cast<int>(plan_.bots.size()))))
    if (!plan_.bots[seat.value].isEmpty()) bots[seat] = plan_.bots[seat.value];
  seating_.lobby.putBots(bots);
  table_.roster.callBots(plan_.botNames);
  table_.roster.paintBots(plan_.botColors);
  keeper_.keepHead();
  if (plan_.policy || table_.door.hasPassword()) keeper_.keepDoor();
  keeper_.makeCodes();
  table_.secrets.setIdentity(TableIdentity::fresh(given_.makeToken()));
  keeper_.keepTable();
  startWatch_.review();
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
  tellers_.lobby.flush();  // news of the lobby that wait go out before the goodbye
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
  const SeatId host = table_.roster.hostSeat();
  game.host = host ? table_.roster.seat(host).name : plan_.hostName;
  game.seats = static_cast<int>(lobby().seats.size());
  const bool takesNewcomers = game_ && game_->newcomers().mayCome();  // they may take seats of bots too (9.20)
  const bool takesOver = seating_.open.isAnyToTakeOver();
  for (const SeatId id : seatsOf(table_.roster.seats())) {
    const LobbySeat& there = std::as_const(table_.roster).seat(id);
    const bool isForOthers = takesNewcomers || table_.secrets.isLeftToGuests(id);
    const bool isTaken = there.holder == SeatHolder::Person || (there.holder == SeatHolder::Bot && !isForOthers);
    game.players += isTaken && !(takesOver && seating_.open.mayTakeOver(id));
    if (there.holder != SeatHolder::Person) continue;
    const bool isAway = there.link == Link::Lost;
    game.away += isAway && !seating_.open.mayTakeOver(id);
    if (!isAway && game.people.size() < kMostShown) game.people << there.name;
  }
  game.rules = QString::fromUtf8(nameOf(lobby().setup.ruleSet).data());
  game.version = QStringLiteral(TAPU_VERSION);
  game.protocol = wire::kProtocol;
  const Setup& setup = lobby().setup;
  game.board = setup.chain.isEmpty() ? setup.board : setup.chain.board(0);
  const bool isOpen = lobby().stage == Lobby::Stage::Gathering || takesNewcomers || takesOver;
  game.locked = isOpen ? Locked::No : Locked::Yes;
  game.hasBegun = lobby().stage != Lobby::Stage::Gathering;
  game.asksPassword = table_.door.hasPassword();
  game.table = identity();
  game.mayBeWatched = entrance_.rights().rule() != WatchRule::Nobody;
  return game;
}

// ---- what people say

namespace {

/// Whether somebody has done this; programs ask by themselves for a position anew.
bool isDeed(const wire::FromClient& message) {
  const auto* wish = std::get_if<wire::Request>(&message);
  if (wish) return !std::holds_alternative<requests::Resync>(*wish);
  return std::holds_alternative<wire::Act>(message) || std::holds_alternative<wire::Say>(message);
}

}  // namespace

void Server::hear(Connection& connection, const wire::FromClient& message) {
  const auto* hello = std::get_if<wire::Hello>(&message);
  if (!hello && connection.admission != Connection::Admission::In) return;  // nothing counts before the welcome
  if (isDeed(message) && std::exchange(connection.isAsked, false))
    tellers_.desk.notice(Notice::IsThere, connection.seat);
  std::visit(wire::Cases{[&](const wire::Hello& greeting) { entrance_.greet(connection, greeting); },
                         [&](const wire::Act& act) {
                           if (connection.isEye()) return connection.refuse(Refusal::OnlyWatching);
                           if (game_) game_->act(connection, act);
                         },
                         [&](const wire::Say& line) {
                           const Refusal why = tellers_.talk.say(connection, line);
                           if (why != Refusal::None) connection.refuse(why);
                         },
                         [&](const wire::Request& wish) { wishes_.hear(connection, wish); },
                         [&](const wire::Ping& pulse) { ping(connection, pulse); },
                         [](const wire::Proof&) {}},  // of a greeting: `DoorGuard` waits for it
             message);
}

/// They were welcomed: tells them all that they need to go on, and everybody of them.
void Server::enter(Connection& connection) {
  const bool isPerson = connection.kind == Connection::Kind::Person;
  if (isPerson && seating_.leavers.contains(connection.seat)) tellers_.desk.change();
  if (isPerson) seating_.leavers.remove(connection.seat);
  tellers_.lobby.sendAll(connection);
  tellers_.lobby.change();
  if (connection.isWatched()) tellers_.table.sendTo(connection);
  tellers_.talk.sendLast(connection);
  if (game_) game_->teller().sendSnapshot(connection);
  if (game_ && isPerson) game_->persons().back(connection.seat);
  if (game_ && isPerson) game_->persons().review();
  if (game_ && isPerson) game_->newcomers().seat();
  // Inside the process nothing is lost; but its position may wait behind what waits for the store.
  if (isPerson && !connection.channel->needsPulse())
    keeper_.commits().after(0, [this, seat = connection.seat] {
      if (connections_.personAt(seat)) endHearers_.note(seat);
    });
  startWatch_.review();
}

void Server::lose(Connection& connection) {
  if (connections_.isClosing()) return;
  if (connection.kind == Connection::Kind::Watcher) tellers_.table.change();
  if (connection.kind == Connection::Kind::Organizer && !connection.caller.isReplaced)
    tellers_.desk.notice(Notice::DeskClosed);
  if (connection.seat && connection.kind == Connection::Kind::Person) seating_.leavers.lose(connection);
}

void Server::ping(Connection& connection, const wire::Ping& ping) {
  connection.send(wire::Pong{ping.number});
  if (game_) game_->teller().tellMoreOfTable(connection);
  const bool knowsEnd = game_ && connection.kind == Connection::Kind::Person && game_->teller().hasToldEnd(connection);
  if (knowsEnd && std::exchange(connection.hasAnsweredAfterEnd, true)) endHearers_.note(connection.seat);
  if (ping.roundTripMs >= 0) connection.pingMs = ping.roundTripMs;
  if (connection.kind != Connection::Kind::Person || seating_.welcomer.isAwaitedAt(connection.seat))
    return;  // somebody else is getting a key to this seat
  if (table_.keys.confirm(connection.seat) && !table_.roster.isAwaited(connection.seat))
    keeper_.keepKey(connection.seat);
}

Refusal Server::command(const wire::Request& wish) {
  return connections_.isClosing() ? Refusal::NotNow : wishes_.command(wish);
}

Refusal Server::unban(const QString& who) { return connections_.isClosing() ? Refusal::NotNow : wishes_.unban(who); }

void Server::tellAll(const QString& text) {
  const QString line = firstLetters(cleanLine(text), wire::kMostAnnouncement);
  if (!line.isEmpty() && !connections_.isClosing()) tellers_.talk.notice(Notice::FromHost, {}, line);
}

// ---- what people are told

TableFacts Server::facts() const {
  TableFacts facts;
  facts.policy = table_.door.policy();
  facts.password = table_.door.hasPassword() ? Password::Asked : Password::None;
  facts.fillLeftMs = fill_.leftMs();
  facts.minuteLeftMs = pauses_.minuteLeftMs();
  facts.minuteWanted = pauses_.wanted();
  facts.hints = table_.door.hints();
  for (const SeatId seat : table_.door.muted())
    if (table_.roster.has(seat)) facts.muted.append(seat);
  if (!table_.secrets.hasOrganizer()) facts.late = entrance_.late().shown();
  connections_.forEachEye([&](const Connection& connection) {
    if (connection.kind == Connection::Kind::Watcher && facts.watchers.size() < wire::kMostWatchers)
      facts.watchers.append({static_cast<quint32>(connection.id), connection.watcher,
                             tellers_.talk.wasMuted(connection) ? YesNo::Yes : YesNo::No});
  });
  return facts;
}

OrganizerDesk Server::desk() const {
  OrganizerDesk desk;
  desk.late = entrance_.late().shown();
  desk.wrongCodes = entrance_.wrongCodes();
  for (const SeatId seat : seatsOf(table_.roster.seats())) {
    const bool isIdle = game_ && table_.roster.seat(seat).holder == SeatHolder::Person &&
                        !table_.roster.isAwaited(seat) && game_->persons().isIdle(seat);
    const Activity activity = seating_.leavers.contains(seat) ? Activity::Left
                              : isIdle                        ? Activity::Idle
                                                              : Activity::Plays;
    desk.seats.append({table_.secrets.codeOf(seat), activity, table_.secrets.keptFor(seat)});
  }
  return desk;
}

// ---- start and end

namespace {

bool isLost(const LobbySeat& seat) { return seat.holder == SeatHolder::Person && seat.link == Link::Lost; }

}  // namespace

void Server::start() {
  const Setup& setup = lobby().setup;
  if (!table_.door.hints().isEmpty()) {  // of another game
    table_.door.forgetHints();
    keeper_.keepDoor();
  }
  table_.roster.leaveVacant();
  const auto isVacant = [&](SeatId seat) { return std::ranges::count(setup.vacant, seat) > 0; };
  std::map<SeatId, QString> bots;
  for (const SeatId seat : seatsOf(table_.roster.seats()))
    if (table_.roster.seat(seat).holder == SeatHolder::Nobody && !isVacant(seat))
      bots[seat] = BotBench::kStandIn.toString();
  seating_.lobby.putBots(bots);
  table_.roster.setStage(Lobby::Stage::Playing);
  tellers_.lobby.nameKeptSeats();
  const auto begun = keeper_.keepHead();
  lostMoves_.begin();
  fill_.reset();
  game_ = makeGame();
  tellers_.lobby.change();
  tellers_.table.change();
  tellers_.lobby.flush();  // everybody hears who sits where before the first position
  openGame(begun);
  seating_.lobby.stopWaiting();
  for (const SeatId seat : seatsOf(table_.roster.seats()))
    if (isLost(table_.roster.seat(seat))) game_->persons().lose(seat, Parting::Lost);
  game_->persons().review();
  tellers_.links.watch();
  Q_EMIT gameStarted();
}

std::unique_ptr<GameSession> Server::makeGame() {
  const Throws throws = table_.secrets.hasOrganizer() ? Throws::ByOrganizer : Throws::ByPerson;
  const GameContext context{.clock = given_.clock,
                            .chance = *given_.chance,
                            .store = *given_.store,
                            .commits = keeper_.commits(),
                            .connections = connections_,
                            .roster = table_.roster,
                            .keys = table_.keys,
                            .receipts = table_.receipts,
                            .unattended = plan_.unattended,
                            .throws = throws,
                            .lateMs = entrance_.rights().delayMs()};
  tellers_.lobby.setEndKnown(entrance_.rights().rule() == WatchRule::Delayed ? LobbyFeed::EndKnown::No
                                                                             : LobbyFeed::EndKnown::Yes);
  return std::make_unique<GameSession>(context, lobby().setup);
}

void Server::openGame(EventStore::Ticket begun) {
  connect(game_.get(), &GameSession::standInNeeded, this, [this](SeatId seat) {
    table_.roster.seat(seat).bot = BotBench::kStandIn.toString();
    bench_.seat(seat, BotBench::kStandIn.toString(), Connection::Kind::StandIn);
    if (connections_.personAt(seat)) bench_.letLookOn(seat);
    tellers_.lobby.change();
    pauses_.review();
  });
  connect(game_.get(), &GameSession::standInDone, this, [this](SeatId seat) {
    table_.roster.seat(seat).bot.clear();
    bench_.dismiss(seat);
    tellers_.lobby.change();
  });
  connect(&game_->newcomers(), &Newcomers::seated, this, [this](SeatId seat) {
    const bool tookOver = !game_->newcomers().mayCome();  // on one board
    const QString before =
        std::as_const(table_.roster).seat(seat).bot.isEmpty() ? QString() : table_.roster.nameBefore(seat);
    table_.roster.seated(seat);
    table_.keys.dropAside(seat);
    seating_.leavers.remove(seat);
    if (table_.door.forget(seat)) tellers_.table.change();
    bench_.dismiss(seat);
    if (tookOver) {
      keeper_.keepKey(seat);
      keeper_.keepHead();
      tellers_.talk.notice(Notice::TookOver, seat, before);
      tellers_.table.change();
    }
    tellers_.lobby.change();
  });
  connect(&game_->persons(), &GamePersons::activityChanged, &tellers_.desk, &DeskTeller::change);
  connect(&game_->persons(), &GamePersons::voted, this, [this](const ChatLine& line) { tellers_.talk.tell(line); });
  connect(&game_->teller(), &GameTeller::toldThrow, this, &Server::toldThrow);
  connect(game_.get(), &GameSession::over, this, &Server::noteEnd);
  connect(&game_->teller(), &GameTeller::overForAll, this, [this] {
    tellers_.lobby.setEndKnown(LobbyFeed::EndKnown::Yes);
    tellers_.lobby.change();
  });
  connect(&game_->persons(), &GamePersons::stoodStill, this, [this] { bench_.hold(Held::Yes); });
  connect(&game_->persons(), &GamePersons::wentOn, this, [this] { bench_.hold(Held::No); });
  game_->open(begun);
}

}  // namespace tapu

#include "moc_server.cpp"
