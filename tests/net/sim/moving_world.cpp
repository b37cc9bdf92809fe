// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/moving_world.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <algorithm>
#include <cstring>

#include "app/wire/requests.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu::test {

namespace {

constexpr qint64 kTickMs = 250;
constexpr qint64 kRestMs = 1500;
constexpr qint64 kCalmMs = 9000;             // longer than a host who comes back looks for another one
constexpr qint64 kFollowsMs = 40'000;        // a window that waits has its table again, once it can be reached
constexpr qint64 kMostMs = 20 * 60 * 1000;   // until everybody has their seat, from the beginning
constexpr qint64 kMostSettlingMs = 240'000;  // the same, after the last thing that went wrong
constexpr int kLongSeconds = 3600;           // no clock of the game rings while somebody is away
constexpr int kSetupMovesOfSeat = 4;         // a settlement and a road, twice
constexpr quint64 kOneLargeOf = 40;          // worlds: five to eight persons, who take longer
constexpr int kStrangersComputer = kMostSeatsOfTable, kOthersComputer = kMostSeatsOfTable + 1;  // behind the persons'
const QString kFirstPlace = QStringLiteral("10.0.0.10:47500");

}  // namespace

QString nameOf(Met met) {
  switch (met) {
    case Met::InLobby: return u"lobbies"_s;
    case Met::InSetup: return u"set-ups"_s;
    case Met::InPlay: return u"games that ran"_s;
    case Met::AtEnd: return u"ends"_s;
    case Met::AddressMoved: return u"addresses moved"_s;
    case Met::PortMoved: return u"ports moved"_s;
    case Met::BothMoved: return u"both moved"_s;
    case Met::MovedTwice: return u"hosts that moved twice"_s;
    case Met::MovedWhileRunning: return u"moves of a server that ran"_s;
    case Met::GoodbyeTold: return u"hosts that said goodbye"_s;
    case Met::LaidAnew: return u"tables laid anew"_s;
    case Met::LidClosed: return u"lids closed"_s;
    case Met::NetworkLost: return u"guests without a network"_s;
    case Met::ProgramEnded: return u"programs ended"_s;
    case Met::PlaceTaken: return u"places taken by a stranger"_s;
    case Met::OtherEvening: return u"other evenings played meanwhile"_s;
    case Met::HostedOnward: return u"games hosted onward"_s;
    case Met::HostedOnwardTwice: return u"games hosted onward by two guests"_s;
    case Met::NameChanged: return u"names changed"_s;
    case Met::FirstHostAway: return u"first hosts who stayed away"_s;
    case Met::FirstHostBack: return u"first hosts who came back"_s;
    case Met::AllAtOne: return u"games hosted onward at which all ended"_s;
    case Met::TwoHosts: return u"games with two hosts who were told"_s;
    case Met::SaidNo: return u"persons who said no"_s;
    case Met::Count: break;
  }
  return {};
}

MetCounts& MetCounts::operator+=(const MetCounts& other) {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
  return *this;
}

QString MetCounts::inWords() const {
  QStringList words;
  for (std::size_t i = 0; i < counts_.size(); ++i) words << u"%1 %2"_s.arg(counts_[i]).arg(nameOf(static_cast<Met>(i)));
  return words.join(u", "_s);
}

QString MetCounts::neverMet() const {
  QStringList words;
  for (std::size_t i = 0; i < counts_.size(); ++i)
    if (counts_[i] == 0) words << nameOf(static_cast<Met>(i));
  return words.join(u", "_s);
}

MovingWorld::MovingWorld(quint64 seed)
    : seed_(seed),
      fate_(seed),
      network_(clock_, fate_),
      neighborhood_(clock_, fate_),
      keys_([this](const QString& problem) { fail(problem); }),
      around_{.clock = clock_,
              .fate = fate_,
              .network = network_,
              .neighborhood = neighborhood_,
              .keys = keys_,
              .problem = [this](const QString& problem) { fail(problem); }} {
  network_.mostDelayMs = fate_.happens(20) ? 300 : fate_.between(2, 60);
  network_.silentPercent = 50;
  neighborhood_.lossPercent = 5;
}

MovingWorld::~MovingWorld() {
  alive_.reset();
  for (const auto& person : persons_) person->endProgram();
  for (auto& table : tables_) table.reset();
  clock_->advance(60'000);  // what is closing closes
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

MovingVerdict MovingWorld::run() {
  plan();
  later(kTickMs, [this] { tick(); });
  while (verdict_.problem.isEmpty() && act_ != Act::Done) {
    clock_->runNext();
    while (!deeds_.empty()) {
      const auto deed = std::move(deeds_.front());
      deeds_.pop_front();
      deed();
    }
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (now() > kMostMs) fail(u"it takes for ever, in act %1"_s.arg(static_cast<int>(act_)));
  }
  verdict_.ms = now();
  return verdict_;
}

void MovingWorld::later(qint64 ms, std::function<void()> deed) {
  clock_->after(ms, [this, alive = std::weak_ptr(alive_), deed = std::move(deed)] {
    if (!alive.expired()) deeds_.push_back(deed);
  });
}

void MovingWorld::fail(const QString& problem) {
  trace(u"PROBLEM: "_s + problem);
  if (verdict_.problem.isEmpty()) verdict_.problem = u"at %1 ms: %2"_s.arg(now()).arg(problem);
}

void MovingWorld::trace(const QString& what) const {
  if (qEnvironmentVariableIsSet("TAPU_TRACE")) qInfo().noquote() << u"%1 ms  %2"_s.arg(now(), 9).arg(what);
}

// ---- the evening until something goes wrong
// ---------------------------------------------------------------------------

ServerPlan MovingWorld::planOf(const QString& gameName, int seats) {
  ServerPlan plan;
  plan.gameName = gameName;
  plan.setup.ruleSet = RuleSet::Classic;
  plan.setup.options = defaultOptions(RuleSet::Classic, seats);
  Options& options = plan.setup.options;
  options.turnSeconds = options.betweenSeconds = kUnlimited;
  options.graceSeconds = kLongSeconds;
  options.discardSeconds = kLongSeconds;
  SeededRng rng(seed_);
  plan.setup.board = boardFor(options, rng);
  for (int seat = 0; seat < seats; ++seat) plan.bots << QString();
  return plan;
}

void MovingWorld::plan() {
  stage_ = static_cast<Stage>(fate_.between(0, 3));
  const QStringList names{u"Meera"_s, u"Asha"_s, u"Ravi"_s, u"Uma"_s, u"Dev"_s, u"Kabir"_s, u"Isha"_s, u"Nilo"_s};
  const bool isLarge = seed_ % kOneLargeOf == 0;
  const int most = isLarge ? kMostSeatsOfTable : kUsualSeats;
  const int persons = fate_.between(isLarge ? kUsualSeats + 1 : kFewestAtOneBoard, most);
  for (int i = 0; i < persons; ++i) {
    persons_.push_back(std::make_unique<RoamingPerson>(around_, i, names[i]));
    persons_.back()->saysYes = fate_.happens(75);
    persons_.back()->mayLook = false;
  }
  before_.resize(persons_.size());
  const int bots = persons < most && fate_.happens(30) ? 1 : 0;
  ServerPlan first = planOf(u"Evening of Meera"_s, std::max(2, persons + bots));
  if (bots > 0) first.bots.last() = u"greedy"_s;
  const int setupMoves = kSetupMovesOfSeat * first.setup.options.seats;
  movesToPlay_ = stage_ == Stage::Setup ? fate_.between(0, setupMoves - 2) : setupMoves + fate_.between(1, 40);
  tables_[kFirst] = std::make_unique<MovingTable>(around_, kFirst, 0, first);
  tables_[kFirst]->start(static_cast<quint16>(lastPort_));
  persons_[0]->openOwn(*tables_[kFirst]);
  for (int i = 1; i < persons; ++i) later(fate_.between(100, 2000), [this, i] { persons_[i]->join(kFirstPlace); });
  oldPlaces_ << kFirstPlace;
}

void MovingWorld::tick() {
  later(kTickMs, [this] { tick(); });
  const RoamingPerson::Wish wished = wish();
  for (const auto& person : persons_) person->think(wished);
  for (int i = 1; i <= guests(); ++i)
    if (before_[i].playedElsewhere && !persons_[i]->mayLook) playElsewhere(i);
  switch (act_) {
    case Act::Gathering: return gather();
    case Act::Playing:
      for (const auto& person : persons_) person->play();
      if (isReached()) act_ = Act::Resting;
      restsSince_ = now();
      return;
    case Act::Resting: return rest();
    case Act::Trouble:
      noteEnds();
      if (now() >= troubleEnds_) act_ = Act::Settling;
      return;
    case Act::Settling: return watch();
    case Act::Done: return;
  }
}

void MovingWorld::gather() {
  const Lobby& lobby = tables_[kFirst]->server().lobby();
  const auto isSeated = [&](const auto& person) {
    return person->isIn() && seatsOf(*tables_[kFirst], person->name(), true) == 1;
  };
  if (!std::ranges::all_of(persons_, isSeated)) return;
  if (stage_ == Stage::Lobby) {
    act_ = Act::Resting;
    restsSince_ = now();
    return;
  }
  bool areReady = true;
  for (int i = 1; i <= guests(); ++i) {
    GameController& game = *persons_[i]->game();
    const bool isReady = lobby.seats.value(game.seen().viewer().value).ready == Ready::Yes;
    if (!isReady) game.ask(requests::SetReady{Ready::Yes});
    areReady = areReady && isReady;
  }
  const auto plays = [](const auto& person) { return person->game()->seen().hasGame(); };
  if (std::ranges::all_of(persons_, plays))
    act_ = Act::Playing;
  else if (areReady && lobby.stage == Lobby::Stage::Gathering)
    persons_[0]->game()->ask(requests::StartGame{});
}

bool MovingWorld::isReached() const {
  const AuthoritativeGame& room = tables_[kFirst]->server().game()->played();
  const bool isSetup = room.state().head.phase == Phase::Setup;
  return room.moveCount() >= movesToPlay_ && (stage_ == Stage::Setup || !isSetup);
}

/// Until what is under way has arrived.
void MovingWorld::rest() {
  const GameSession* room = tables_[kFirst]->server().game();
  const int moves = room ? room->played().moveCount() : 0;
  if (moves != restMoves_) restsSince_ = now();
  restMoves_ = moves;
  if (now() - restsSince_ < kRestMs) return;
  noteBefore();
  for (const auto& person : persons_) person->mayLook = true;
  act_ = Act::Trouble;
  beginTrouble();
}

void MovingWorld::noteBefore() {
  const Server& server = tables_[kFirst]->server();
  for (std::size_t i = 0; i < persons_.size(); ++i) {
    Before& before = before_[i];
    for (int seat = 0; seat < server.lobby().seats.size(); ++seat)
      if (server.lobby().seats[seat].name == persons_[i]->name()) before.seat = SeatId(seat);
    if (!before.seat) return fail(persons_[i]->name() + u" has no seat to begin with"_s);
    if (!server.game()) continue;
    before.hand = server.game()->played().state().seat(before.seat).hand;
    before.cards = server.game()->played().state().seat(before.seat).cards;
  }
}

// ---- what goes wrong
// --------------------------------------------------------------------------------------------------

void MovingWorld::beginTrouble() {
  MetCounts& met = verdict_.met;
  constexpr std::array kStages{Met::InLobby, Met::InSetup, Met::InPlay, Met::AtEnd};
  ++met[kStages[static_cast<std::size_t>(stage_)]];
  const bool isRunning = stage_ == Stage::Setup || stage_ == Stage::Play;
  if (isRunning && fate_.happens(40)) onward_.push_back(fate_.between(1, guests()));
  if (!onward_.empty() && guests() > 1 && fate_.happens(40)) onward_.push_back(onward_[0] % guests() + 1);
  for (int i = 1; i <= guests(); ++i) {
    if (!isOnward(i) && fate_.happens(45)) planSleep(i);
    if (isRunning && fate_.happens(20)) planNewName(i);
  }
  if (stage_ == Stage::End) later(3500, [this] { tables_[kFirst]->server().command(requests::EndGame{}); });
  int at = 4000 + fate_.between(0, 2000);
  if (!onward_.empty()) {
    at = planOnward(at);
  } else {
    at = planMove(at, true);
    if (fate_.happens(35)) {
      ++met[Met::MovedTwice];
      at = planMove(at + fate_.between(500, 30'000), false);
    }
  }
  troubleEnds_ = std::max(troubleEnds_, now() + at);
}

void MovingWorld::planSleep(int person) {
  RoamingPerson* who = persons_[person].get();
  const bool isLobby = stage_ == Stage::Lobby;
  const int from = fate_.between(0, 3000), ms = isLobby ? fate_.between(1000, 8000) : fate_.between(2000, 60'000);
  int end = from + ms;
  before_[person].isSeatFixed = !isLobby;
  const int trouble = fate_.between(0, 2);
  if (trouble == 0) {
    ++verdict_.met[Met::LidClosed];
    later(from, [who, ms] { who->sleep(ms); });
  } else if (trouble == 1) {
    ++verdict_.met[Met::NetworkLost];
    later(from, [who, ms] { who->loseNetwork(ms); });
  } else {
    ++verdict_.met[Met::ProgramEnded];
    later(from, [this, who] {
      trace(who->name() + u" ends the program"_s);
      who->endProgram();
    });
    if (!isLobby && fate_.happens(40)) {
      planOtherEvening(person, from + 500);
      end = std::max(end, from + 15'000);
    }
    later(end, [this, who] {
      trace(who->name() + u" starts the program"_s);
      who->endProgram();
      who->isProgramRunning = who->mayLook = true;
      if (who->mayRejoin() && fate_.happens(40)) who->rejoin();
    });
  }
  troubleEnds_ = std::max(troubleEnds_, now() + end);
}

/// A game with bots at another table, of which their program keeps the seat as well.
void MovingWorld::planOtherEvening(int person, int fromMs) {
  if (tables_[kOther]) return;
  ++verdict_.met[Met::OtherEvening];
  neighborhood_.setAddress(kOthersComputer, u"10.0.0.201"_s);
  ServerPlan plan = planOf(u"Evening of somebody else"_s, 3);
  plan.bots = {QString(), u"greedy"_s, u"greedy"_s};
  plan.botPaceMs = 2000;
  tables_[kOther] = std::make_unique<MovingTable>(around_, kOther, kOthersComputer, plan);
  tables_[kOther]->start(47'410);
  before_[person].playedElsewhere = true;
  later(fromMs, [this, who = persons_[person].get()] {
    who->isProgramRunning = true;
    who->mayLook = false;
    who->join(tables_[kOther]->place());
  });
}

void MovingWorld::playElsewhere(int person) {
  RoamingPerson& who = *persons_[person];
  if (!who.game() || who.game()->seen().lobby().gameName != u"Evening of somebody else"_s) return;
  if (who.game()->seen().hasGame()) return who.endProgram();
  if (who.isIn()) who.game()->ask(requests::SetReady{Ready::Yes});
}

/// Gives when the host is there again.
int MovingWorld::planMove(int atMs, bool isFirst) {
  Move move;
  move.what = static_cast<What>(fate_.between(0, 2));
  move.isRestart = move.what != What::Address || fate_.happens(50);
  const bool maySayGoodbye = move.isRestart && stage_ != Stage::End;  // who was not told of the end is told no more
  if (maySayGoodbye && fate_.happens(30)) move.way = MovingTable::Way::Goodbye;
  if (move.isRestart) move.gapMs = fate_.between(500, 30'000);
  constexpr std::array kWhats{Met::AddressMoved, Met::PortMoved, Met::BothMoved};
  ++verdict_.met[kWhats[static_cast<std::size_t>(move.what)]];
  verdict_.met[Met::MovedWhileRunning] += move.isRestart ? 0 : 1;
  verdict_.met[Met::GoodbyeTold] += move.way == MovingTable::Way::Goodbye ? 1 : 0;
  later(atMs, [this, move] { leavePlace(move); });
  later(atMs + move.gapMs + 1, [this, move] { arrive(move); });
  if (isFirst && fate_.happens(45)) {
    const QString address = tables_[kFirst]->address();
    const bool isSameComputer = move.what == What::Port;
    later(atMs + fate_.between(1, std::max(1, move.gapMs)) + 1,
          [this, address, isSameComputer] { takePlace(address, 47'500, isSameComputer); });
  }
  if (stage_ == Stage::Lobby && move.way == MovingTable::Way::Goodbye)
    for (Before& before : before_) before.isSeatFixed = false;
  return atMs + move.gapMs + 1;
}

void MovingWorld::leavePlace(const Move& move) {
  MovingTable& table = *tables_[kFirst];
  trace(u"the host leaves %1"_s.arg(table.place()));
  if (!move.isRestart || !table.isRunning()) return;
  move.way == MovingTable::Way::Goodbye ? persons_[0]->closeGame() : persons_[0]->endProgram();
  table.stop(move.way);
  persons_[0]->endProgram();
}

void MovingWorld::arrive(const Move& move) {
  MovingTable& table = *tables_[kFirst];
  if (move.what != What::Port) table.moveTo(u"10.0.1.%1"_s.arg(++lastAddress_));
  if (!move.isRestart) return trace(u"the host is at %1"_s.arg(table.place()));
  if (stage_ == Stage::Lobby && fate_.happens(40)) {
    ++verdict_.met[Met::LaidAnew];
    table.clearDisk();
    for (Before& before : before_) before.isSeatFixed = false;
  }
  const quint16 port = move.what == What::Address ? table.port() : static_cast<quint16>(++lastPort_);
  if (!table.start(port)) return;
  trace(u"the host is back at %1"_s.arg(table.place()));
  persons_[0]->openOwn(table);
}

/// Another table is laid where the first one was.
void MovingWorld::takePlace(const QString& address, quint16 port, bool isSameComputer) {
  const QString place = u"%1:%2"_s.arg(address).arg(port);
  if (tables_[kStranger] || network_.isListening(place)) return;
  ++verdict_.met[Met::PlaceTaken];
  if (!isSameComputer) neighborhood_.setAddress(kStrangersComputer, address);
  tables_[kStranger] = std::make_unique<MovingTable>(around_, kStranger, isSameComputer ? 0 : kStrangersComputer,
                                                     planOf(u"Evening of a stranger"_s, 4));
  tables_[kStranger]->start(port);
  trace(u"a stranger is at %1"_s.arg(place));
}

/// Their seat keeps the name that it has.
void MovingWorld::planNewName(int person) {
  ++verdict_.met[Met::NameChanged];
  later(fate_.between(0, 3000),
        [who = persons_[person].get()] { who->settings().player.name.set(who->name() + u" the Great"_s); });
}

int MovingWorld::planOnward(int atMs) {
  Move move;
  move.what = static_cast<What>(fate_.between(0, 2));
  move.gapMs = fate_.between(25'000, 70'000);
  if (fate_.happens(30)) move.way = MovingTable::Way::Goodbye;
  isComingBack_ = fate_.happens(65);
  later(atMs, [this, move] { leavePlace(move); });
  const int onwardAt = atMs + fate_.between(4000, 15'000);
  later(onwardAt, [this] { hostOnward(onward_[0], kOnward); });
  if (onward_.size() > 1) later(onwardAt + fate_.between(0, 20'000), [this] { hostOnward(onward_[1], kOnwardToo); });
  if (fate_.happens(40)) {
    const QString address = tables_[kFirst]->address();
    const bool isSameComputer = isComingBack_ && move.what == What::Port;
    later(atMs + fate_.between(1, move.gapMs) + 1,
          [this, address, isSameComputer] { takePlace(address, 47'500, isSameComputer); });
  }
  if (!isComingBack_) {
    ++verdict_.met[Met::FirstHostAway];
    return onwardAt;
  }
  ++verdict_.met[Met::FirstHostBack];
  later(atMs + move.gapMs, [this, move] { arrive(move); });
  return atMs + move.gapMs;
}

/// The second one does so only while they wait for their host still.
void MovingWorld::hostOnward(int person, Number table) {
  RoamingPerson& who = *persons_[person];
  const bool isAtCopy = who.isIn() && who.game()->seen().first().identity.table.generation > 0;
  if (table == kOnwardToo && isAtCopy) return;
  QString whose;
  const auto game = who.gameOfCopy(whose);
  if (!game) return fail(who.name() + u" has no copy to go on from"_s);
  ++verdict_.met[table == kOnward ? Met::HostedOnward : Met::HostedOnwardTwice];
  ServerPlan plan = planOf({}, 2);
  plan.copyOf = whose;
  tables_[table] = std::make_unique<MovingTable>(around_, table, who.computer(), plan);
  tables_[table]->setDisk(*game);
  tables_[table]->start(static_cast<quint16>(47'410));
  trace(who.name() + u" goes on with the game"_s);
  who.openOwn(*tables_[table]);
}

RoamingPerson::Wish MovingWorld::wish() const {
  RoamingPerson::Wish wish{{u"Evening of Meera"_s}, oldPlaces_, stage_ == Stage::Lobby};
  for (const int person : onward_) wish.names << u"Evening of "_s + persons_[person]->name();
  for (const MovingTable* table : tablesOfGame()) wish.places << table->place();
  return wish;
}

// ---- what must hold
// --------------------------------------------------------------------------------------------------

QList<const MovingTable*> MovingWorld::tablesOfGame() const {
  QList<const MovingTable*> tables;
  for (const Number number : kOfGame)
    if (isRunning(number)) tables << tables_[number].get();
  return tables;
}

/// A person's seat at a table, as the table itself has it.
int MovingWorld::seatsOf(const MovingTable& table, const QString& name, bool mustBeUp) {
  return static_cast<int>(std::ranges::count_if(table.server().lobby().seats, [&](const LobbySeat& seat) {
    return seat.holder == SeatHolder::Person && seat.name == name && (!mustBeUp || seat.link == Link::Up);
  }));
}

/// The table at which the person's program is; null: none that runs.
MovingTable* MovingWorld::tableOf(int person) const {
  const RoamingPerson& who = *persons_[person];
  if (!who.isIn()) return nullptr;
  for (const auto& table : tables_)
    if (table && table->isRunning() && table->server().identity().id == who.game()->seen().first().identity.table.id)
      return table.get();
  return nullptr;
}

void MovingWorld::noteEnds() {
  for (std::size_t i = 0; i < persons_.size(); ++i) {
    const GameController* game = persons_[i]->game();
    if (before_[i].sawEnd || !game || game->seen().phase() != Client::Phase::Over) continue;
    before_[i].sawEnd = true;
    const Seat& own = game->seen().state().seat(before_[i].seat);
    if (game->seen().viewer() != before_[i].seat || own.hand != before_[i].hand || own.cards != before_[i].cards)
      fail(persons_[i]->name() + u" was told another end"_s);
  }
}

/// Whoever waits before a window need not do anything.
void MovingWorld::checkWaits(const RoamingPerson& person) {
  if (person.waitsSince() < 0 || person.isAsleep() || !person.game()) return;
  for (const MovingTable* table : tablesOfGame()) {
    if (table->server().identity().id != person.game()->seen().first().identity.table.id) continue;
    const qint64 since = std::max({person.waitsSince(), person.onlineSince(), table->reachableSince()});
    if (now() - since > kFollowsMs) fail(person.name() + u" waits, and the table is at "_s + table->place());
  }
}

void MovingWorld::watch() {
  noteEnds();
  for (const auto& person : persons_) checkWaits(*person);
  const QString why = whyNotSettled();
  if (why.isEmpty() && settledSince_ < 0) settledSince_ = now();
  if (!why.isEmpty()) settledSince_ = -1;
  if (settledSince_ >= 0 && now() - settledSince_ >= kCalmMs) {
    act_ = Act::Done;
    return judge();
  }
  if (now() - troubleEnds_ > kMostSettlingMs) fail(why);
}

QString MovingWorld::whyNotSettled() const {
  for (int i = 0; i < static_cast<int>(persons_.size()); ++i) {
    if (i == 0 && isHostGone()) continue;
    if (QString why = whyNotSettled(i); !why.isEmpty()) return why;
  }
  for (const MovingTable* table : tablesOfGame())
    if (QString why = whyNotTold(*table); !why.isEmpty()) return why;
  return {};
}

/// Why one of two hosts of a game was not asked to join the other, or the other not told that they would rather not.
QString MovingWorld::whyNotTold(const MovingTable& table) const {
  const auto hostOf = [&](const MovingTable& each) -> const RoamingPerson& { return *persons_[each.computer()]; };
  const RoamingPerson& host = hostOf(table);
  for (const MovingTable* other : tablesOfGame()) {
    if (!table.server().identity().goesOnAt(other->server().identity())) continue;
    const QString both = u"%1 and %2 host one game"_s.arg(host.name(), hostOf(*other).name());
    if (!host.wasAsked()) return both + u", and the first of them is not asked"_s;
    if (host.saysYes) return both + u", and the first of them has said that they join the other"_s;
    if (!hostOf(*other).wasToldOfOther()) return both + u", and the second of them is not told"_s;
  }
  return {};
}

QString MovingWorld::whyNotSettled(int person) const {
  const RoamingPerson& who = *persons_[person];
  if (stage_ == Stage::End) return before_[person].sawEnd ? QString() : who.name() + u" has not heard of the end"_s;
  const MovingTable* table = tableOf(person);
  if (!table) return who.name() + u" is at no table"_s;
  if (!tablesOfGame().contains(table)) return who.name() + u" is at another table"_s;
  return seatsOf(*table, who.name(), true) == 1 ? QString() : who.name() + u" has no seat"_s;
}

void MovingWorld::judge() {
  QCryptographicHash hash(QCryptographicHash::Md5);
  hash.addData(QByteArray::number(now()));
  for (int i = 0; i < static_cast<int>(persons_.size()); ++i) {
    if (i == 0 && isHostGone()) continue;
    judgePerson(i);
    const MovingTable* table = tableOf(i);
    hash.addData(QByteArray::number(table ? table->number() : -1));
  }
  if (tablesOfGame().size() > 1)
    ++verdict_.met[Met::TwoHosts];
  else if (!onward_.empty() && !isRunning(kFirst))
    ++verdict_.met[Met::AllAtOne];
  for (const auto& person : persons_) verdict_.met[Met::SaidNo] += person->wasAsked() && !person->saysYes ? 1 : 0;
  const QByteArray sum = hash.result();
  std::memcpy(&verdict_.digest, sum.constData(), sizeof verdict_.digest);
}

void MovingWorld::judgePerson(int person) {
  RoamingPerson& who = *persons_[person];
  const Before& before = before_[person];
  int seats = 0;
  for (const MovingTable* table : tablesOfGame()) seats += seatsOf(*table, who.name(), true);
  if (seats > 1) fail(who.name() + u" plays at two tables of one game"_s);
  if (before.playedElsewhere) {
    const auto isOther = [&](const Rejoin& seat) { return seat.gameName == u"Evening of somebody else"_s; };
    if (!std::ranges::any_of(who.settings().seats().all(), isOther))
      fail(who.name() + u" has lost the seat of the other evening"_s);
  }
  if (stage_ == Stage::End) return;
  const MovingTable& table = *tableOf(person);
  const SeatId seat = who.game()->seen().viewer();
  if (table.server().lobby().seats.value(seat.value).name != who.name())
    return fail(who.name() + u" sits at the seat of somebody else"_s);
  if (before.isSeatFixed && seat != before.seat) return fail(who.name() + u" has another seat than before"_s);
  if (stage_ != Stage::Lobby) judgeCards(person, table);
}

/// Where the game went on from a copy, the cards that its owner had not seen are drawn anew: their number stays.
void MovingWorld::judgeCards(int person, const MovingTable& table) {
  const RoamingPerson& who = *persons_[person];
  const Before& before = before_[person];
  const Seat& there = table.server().game()->played().state().seat(before.seat);
  const Seat& seen = who.game()->seen().state().seat(before.seat);
  if (seen.hand != there.hand || seen.cards != there.cards) return fail(who.name() + u" does not see the own cards"_s);
  const bool isExact = table.number() == kFirst || person == table.computer();
  const bool isSame = there.hand == before.hand && there.cards == before.cards;
  const bool isAsMany = there.hand.total() == before.hand.total() && there.cards.total() == before.cards.total();
  if (isExact ? !isSame : !isAsMany) fail(who.name() + u" has other cards than before"_s);
}

}  // namespace tapu::test
