// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/world.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <algorithm>

#include "app/wire/requests.h"
#include "engine/play/visible.h"
#include "engine/state/game_map.h"
#include "engine/state/options.h"
#include "tests/net/sim/seafarer.h"

using namespace Qt::StringLiterals;

namespace tapu::test {

namespace {

constexpr qint64 kTickMs = 5000;
constexpr qint64 kLookAtResultMs = 180'000;   // longer than anybody stays away here
constexpr qint64 kPatienceMs = 300'000;       // a table at which nothing happens for so long stands still for ever
constexpr qint64 kCalmMs = 120'000;           // after so long without a fault everybody is back
constexpr qint64 kMostMs = 48 * 3600 * 1000;  // of a game
constexpr std::size_t kMostMoves = 20'000;    // of a game: twenty times as long as the longest
constexpr int kMostCalls = 2'000'000;         // of the clock: a hundred times as many as in the longest game
constexpr int kMostAwayMs = 50'000;

Fault cutFault(SimNetwork::Told told) {
  switch (told) {
    case SimNetwork::Told::Both: return Fault::CutToldToBoth;
    case SimNetwork::Told::Client: return Fault::CutToldToClient;
    case SimNetwork::Told::Server: return Fault::CutToldToServer;
    case SimNetwork::Told::Nobody: break;
  }
  return Fault::CutToldToNobody;
}

/// A board of the program with what it asks for, and house rules of the sea (14).
void laySea(Setup& setup, Fate& fate, const QString& board) {
  setup.options.goldSeconds = fate.between(5, 30);
  setup.options.pirate = fate.happens(85) ? Switch::On : Switch::Off;
  setup.options.islandOnce = fate.happens(30) ? Switch::On : Switch::Off;
  if (setup.ruleSet == RuleSet::Crazy) setup.options.maxRounds = fate.between(20, 40);  // the way to an island is long
  layBoard(setup, boardOfProgram(board));
}

/// Counts the moves of the sea in a game.
void countSea(const std::vector<Move>& moves, Verdict& verdict) {
  for (const Move& move : moves) {
    const ActionKind kind = move.action.kind;
    const bool laysRoute = kind == ActionKind::Road || kind == ActionKind::Ship || kind == ActionKind::MoveShip;
    verdict.gold += kind == ActionKind::Gold;
    verdict.pirates += kind == ActionKind::Pirate;
    verdict.turned += laysRoute && move.chance.turned().has_value();
  }
}

}  // namespace

World::World(RuleSet rules, quint64 seed, Sabotage sabotage, SimulatedSeats range)
    : rules_(rules),
      seed_(seed),
      sabotage_(sabotage),
      range_(range),
      fate_(seed),
      network_(clock_, fate_),
      witness_([this](const QString& problem) { fail(problem); }),
      doesTrace_(qEnvironmentVariableIsSet("TAPU_TRACE")) {
  network_.said = [this](int person, const QByteArray& frame) { witness_.said(person, frame); };
  network_.heard = [this](int person, const QByteArray& frame) { witness_.heard(person, frame); };
}

World::~World() {
  network_.said = network_.heard = {};
  alive_.reset();
  persons_.clear();
  server_.reset();
  store_.reset();
  clock_->advance(60'000);  // what is closing closes
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

Verdict World::run() {
  planTable();
  planFaults();
  startServer();
  for (int i = 0; i < static_cast<int>(persons_.size()); ++i)
    later(persons_[static_cast<std::size_t>(i)]->isOwner ? 0 : fate_.between(0, 4000), [this, i] { startProgram(i); });
  later(kTickMs, [this] { tick(); });
  for (int calls = 0; verdict_.problem.isEmpty() && !isOver(); ++calls) {
    if (!clock_->runNext()) fail(u"nothing will ever happen again"_s);
    if (calls > kMostCalls) fail(u"the programs never come to rest"_s);
    while (!deeds_.empty()) {
      const auto deed = std::move(deeds_.front());
      deeds_.pop_front();
      deed();
    }
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (now() > kMostMs || ledger_.size() > kMostMoves)
      fail(u"the game does not come to its end in %1 moves"_s.arg(ledger_.size()));
  }
  if (verdict_.problem.isEmpty()) judge();
  verdict_.ms = now();
  verdict_.acknowledged = witness_.acknowledged();
  verdict_.moves = static_cast<int>(ledger_.size());
  verdict_.met = met();
  return verdict_;
}

Verdict World::runWithCrashAt(int commit, FaultyStore::Outcome how, Role whoBegins) {
  crash_ = how;
  whoBegins_ = whoBegins;
  commitOfCrash_ = commit;
  return run();
}

void World::later(qint64 ms, std::function<void()> deed) {
  clock_->after(ms, [this, alive = std::weak_ptr(alive_), deed = std::move(deed)] {
    if (!alive.expired()) soon(deed);
  });
}

void World::trace(const QString& what) const {
  if (doesTrace_) qInfo().noquote() << u"%1 ms  %2"_s.arg(now(), 9).arg(what);
}

void World::fail(const QString& problem) {
  trace(u"PROBLEM: "_s + problem);
  if (verdict_.problem.isEmpty()) verdict_.problem = u"at %1 ms: %2"_s.arg(now()).arg(problem);
}

// ---- what is drawn at the start
// ---------------------------------------------------------------------------------------

Options World::drawOptions() {
  const int seats = fate_.between(range_.fewest, range_.most);
  Options options = defaultOptions(rules_, seats);
  options.seats = seats;
  options.graceSeconds = fate_.between(5, 60);
  options.turnSeconds = fate_.happens(50) ? fate_.between(20, 120) : kUnlimited;
  options.discardSeconds = fate_.between(10, 30);
  options.tradeSelect = fate_.happens(50) ? TradeSelect::First : TradeSelect::ProposerPicks;
  options.gifts = fate_.happens(20) ? Switch::On : Switch::Off;
  options.friendlyRobber = fate_.happens(30) ? fate_.between(2, 5) : kUnlimited;
  options.diceSource = fate_.happens(30) ? DiceSource::Deck : DiceSource::Dice;
  options.deckLeft = fate_.between(0, 20);
  options.absent = fate_.happens(30) ? AbsentSeat::Pass : AbsentSeat::Bot;
  options.phases = fate_.happens(30) ? TurnPhases::Strict : TurnPhases::Combined;
  options.declare = fate_.happens(15) ? DeclareVictory::Manual : DeclareVictory::Auto;
  // The rule set Crazy: an event in many rounds, and an end in sight.
  options.eventChance = fate_.happens(50) ? 100 : 25;
  options.eventWeights = {1, 1, static_cast<std::uint8_t>(fate_.happens(50) ? 5 : 1), 1};
  options.crazyDeck = {5, static_cast<std::uint8_t>(fate_.between(2, 15))};
  options.reactionSeconds = fate_.between(1, 10);
  options.maxRounds = fate_.between(4, 14);
  // The Big Game: a few rounds, in which everybody may end early.
  options.bigMaxRounds = fate_.between(3, 9);
  options.roundSeconds = fate_.between(15, 45);
  options.gapSeconds = fate_.between(2, 5);
  options.setupSeconds = fate_.between(20, 60);
  options.protection = fate_.between(1, 5);
  options.emptySeat = fate_.happens(50) ? EmptySeat::Bot : EmptySeat::Vacant;
  options.leaver = fate_.happens(30) ? Leaver::Frozen : Leaver::Bot;
  if (rulesOf(rules_, options).between != Between::Off) {  // 13.4, 13.5
    options.between = fate_.happens(30) ? Between::Pairs : fate_.happens(15) ? Between::Off : Between::Building;
    options.betweenSeconds = fate_.happens(70) ? fate_.between(5, 40) : kUnlimited;
  }
  const Options usual = defaultOptions(rules_);
  for (const OptionSpec& spec : optionTable())
    for (int i = 0; !takesPart(spec, rules_) && i < std::max(1, spec.counts); ++i)
      spec.write(options, i, spec.read(usual, i));
  return options;
}

void World::planTable() {
  plan_.gameName = u"Simulated"_s;
  plan_.setup.ruleSet = rules_;
  plan_.setup.options = drawOptions();
  int seats = plan_.setup.options.seats;
  if (rules_ == RuleSet::BigGame) {
    const int boards = fate_.between(1, 3);
    plan_.setup.chain = chainFor(plan_.setup.options, boards);
    seats = 2 * boards;
  } else if (const QString board = SimulatedBoard().of(seed_); !board.isEmpty()) {
    laySea(plan_.setup, fate_, board);
  } else {
    SeededRng rng(seed_);
    plan_.setup.board = boardFor(plan_.setup.options, rng);
  }
  plan_.botPaceMs = fate_.between(20, 300);
  const int persons = fate_.between(1, seats);
  isHosted_ = whoBegins_ ? *whoBegins_ == Role::Host : fate_.happens(30);
  plan_.waitsFor = isHosted_ ? 0 : persons;
  for (int seat = 0; seat < seats; ++seat)
    plan_.bots.append(seat >= persons && fate_.happens(60) ? u"greedy"_s : QString());
  // Where rounds are shared somebody may come when the game has long begun (9.20).
  const int late = rules_ == RuleSet::BigGame && persons < seats && fate_.happens(50) ? 1 : 0;
  for (int i = 0; i < persons + late; ++i) {
    auto person = std::make_unique<Person>();
    person->name = u"Person %1"_s.arg(QChar(u'A' + i));
    person->isOwner = isHosted_ && i == 0;
    persons_.push_back(std::move(person));
  }
  network_.mostDelayMs = fate_.happens(20) ? 800 : fate_.between(2, 80);
  network_.doublesPercent = fate_.happens(50) ? fate_.between(1, 20) : 0;
  network_.isNear = fate_.happens(40);
}

void World::planFaults() {
  if (crash_) return;
  faultsLeft_ = fate_.happens(10) ? 0 : fate_.between(1, 8);
  if (fate_.happens(25)) commitOfCrash_ = fate_.between(1, 30);  // among the first: gathering and beginning
  crashesAtEnd_ = fate_.happens(25);
  const qint64 gap = fate_.happens(50) ? 2000 : 30'000;
  qint64 at = fate_.between(0, 8000);
  for (int i = 0; i < faultsLeft_; ++i, at += fate_.between(1, static_cast<int>(2 * gap)))
    later(at, [this] { strike(); });
  if (sabotage_ == Sabotage::FrameLostAlone)
    for (int i = 1; i < 20; ++i) later(i * 10'000, [this] { network_.loseOneFrame(anybody()); });
}

// ---- the server's program
// ---------------------------------------------------------------------------------------------

ServerDependencies World::serverTools() {
  ServerDependencies given;
  given.clock = clock_;
  given.store = store_.get();
  // Another chance in each life: what was drawn and not kept must not have been told.
  const quint64 chance = seed_ * 1000 + static_cast<quint64>(lives_);
  given.chance = std::make_shared<SeededChance>(chance);
  given.botRng = [chance](SeatId seat) { return std::make_unique<SeededRng>(~chance + seat.value); };
  given.makeToken = [rng = std::make_shared<SeededRng>(chance ^ 0x70ce), number = quint64(0)]() mutable {
    rng->startMove(++number);
    QByteArray token;
    for (int i = 0; i < 4; ++i) {
      const quint64 word = rng->next();
      token.append(reinterpret_cast<const char*>(&word), sizeof word);
    }
    return token;
  };
  return given;
}

/// As tapu-server and the desktop do it: what is unfinished goes on; a table that gathers goes on where no person hosts
/// it, else it is laid anew.
void World::startServer() {
  if (hasEnded_ || server_) return;
  if (disk_.game && disk_.game->status == GameStatus::Over) {  // all have been told: there is nothing to go on with
    hasEnded_ = true;
    return checkNobodyIsLeft();
  }
  ++lives_;
  FaultyStore::Hooks hooks{
      [this] { return nextCommit(); }, [this] { committed(); },
      [this] { soon([this] { crash(fate_.happens(50) ? SimNetwork::Gone::Killed : SimNetwork::Gone::PowerLost); }); },
      [this](const QString& problem) { fail(problem); }};
  store_ = std::make_unique<FaultyStore>(disk_, clock_, fate_, std::move(hooks));
  store_->mostCommitMs = fate_.happens(20) ? 400 : 15;
  store_->lies = sabotage_ == Sabotage::StoreLies && lives_ == 1;
  server_ = std::make_unique<Server>(serverTools(), plan_);
  QObject::connect(server_.get(), &Server::gameOver, server_.get(),
                   [this] { later(kLookAtResultMs, [this] { endServer(); }); });
  QObject::connect(server_.get(), &Server::endTold, server_.get(), [this] { later(0, [this] { endServer(); }); });
  const auto stored = store_->continueLast();
  const bool goesOn = stored && (stored->status == GameStatus::Playing || (!isHosted_ && !stored->sessions.isEmpty()));
  trace(u"server starts, %1"_s.arg(goesOn ? u"goes on"_s : u"anew"_s));
  if (goesOn) {
    if (const QString problem = server_->resume(); !problem.isEmpty()) fail(u"cannot go on: "_s + problem);
  } else {
    server_->open();
  }
  checkRecovered();
  network_.listen([this](std::unique_ptr<Channel> channel) { server_->admit(std::move(channel)); });
  lastProgress_ = calmSince_ = now();
  for (int i = 0; i < static_cast<int>(persons_.size()); ++i)
    if (persons_[static_cast<std::size_t>(i)]->isOwner && lives_ > 1) startProgram(i);
}

/// Acknowledged is a prefix of recovered.
void World::checkRecovered() {
  const std::vector<Move> none;
  const std::vector<Move>& found = server_->game() ? server_->game()->played().moves() : none;
  const auto told = static_cast<std::size_t>(witness_.told());
  if (found.size() < told || ledger_.size() < told)
    return fail(u"%1 moves were told and %2 are there"_s.arg(told).arg(found.size()));
  if (!std::equal(ledger_.begin(), ledger_.begin() + witness_.told(), found.begin())) fail(u"the log is another"_s);
  const auto stored = disk_.game ? disk_.game->moves.size() : 0;
  ledger_.assign(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(std::min(stored, found.size())));
}

void World::committed() {
  if (!server_ || !server_->game() || !disk_.game) return;
  const std::vector<Move>& moves = server_->game()->played().moves();
  const std::size_t stored = disk_.game->moves.size();
  if (stored > moves.size() && !store_->lies) return fail(u"the store has more moves than the game"_s);
  const std::size_t known = store_->lies ? moves.size() : stored;
  if (known > ledger_.size()) lastProgress_ = now();
  while (ledger_.size() < known) ledger_.push_back(moves[ledger_.size()]);
}

FaultyStore::Outcome World::nextCommit() {
  using Outcome = FaultyStore::Outcome;
  const auto anyCrash = [this] {
    return std::array{Outcome::CrashBefore, Outcome::CrashAfter,
                      Outcome::CrashAfterTelling}[static_cast<std::size_t>(fate_.between(0, 2))];
  };
  if (disk_.commits == commitOfCrash_) {
    commitOfCrash_ = -1;
    return metAtCommit(crash_ ? *crash_ : anyCrash());
  }
  if (crashesAtEnd_ && server_->game() && server_->game()->played().isOver()) {
    crashesAtEnd_ = fate_.happens(50);  // perhaps once more
    ++met()[Fault::CrashAtEnd];
    return metAtCommit(anyCrash());
  }
  if (now() >= fullUntil_) return Outcome::Good;
  calmSince_ = now();
  if (!fate_.happens(30)) return metAtCommit(Outcome::Fails);
  witness_.doubt();
  return metAtCommit(Outcome::FailsInName);
}

FaultyStore::Outcome World::metAtCommit(FaultyStore::Outcome outcome) {
  using Outcome = FaultyStore::Outcome;
  switch (outcome) {
    case Outcome::Good: break;
    case Outcome::Fails: ++met()[Fault::CommitFailed]; break;
    case Outcome::FailsInName: ++met()[Fault::CommitFailedInName]; break;
    case Outcome::CrashBefore: ++met()[Fault::CrashBeforeWriting]; break;
    case Outcome::CrashAfter: ++met()[Fault::CrashBeforeTelling]; break;
    case Outcome::CrashAfterTelling: ++met()[Fault::CrashAfterTelling]; break;
  }
  return outcome;
}

void World::crash(SimNetwork::Gone how) {
  if (!server_ || hasEnded_) return;
  ++met()[how == SimNetwork::Gone::Killed ? Fault::ServerKilled : Fault::PowerLost];
  met()[Fault::CrashInLobby] += !server_->game();
  trace(u"server is gone after %1 moves, %2"_s.arg(ledger_.size())
            .arg(how == SimNetwork::Gone::Killed ? u"killed"_s : u"no power"_s));
  network_.serverGone(how);
  for (const auto& person : persons_)
    if (person->isOwner && person->program) {
      const bool sawEnd = person->client().known().phase == Client::Phase::Over;
      person->program.reset();
      person->stage = sawEnd ? Person::Stage::Done : Person::Stage::Away;
    }
  server_.reset();
  store_.reset();
  later(fate_.happens(70) ? fate_.between(0, 3000) : fate_.between(0, 25'000), [this] { startServer(); });
}

void World::endServer() {
  if (!server_ || hasEnded_ || !server_->game() || !server_->game()->played().isOver()) return;
  if (now() < fullUntil_ + 15'000) return later(20'000, [this] { endServer(); });  // the end is to be stored
  trace(u"server ends"_s);
  hasEnded_ = true;
  network_.listen({});
  server_->shutDown();
  // Last words go out; the programs that have not ended by then are not told any more.
  later(10'000, [this] {
    server_.reset();
    store_.reset();
  });
  later(60'000, [this] { checkNobodyIsLeft(); });
}

void World::checkNobodyIsLeft() {
  for (const auto& person : persons_) {
    // Who hosts it was told inside the process that is gone: the file tells them of the end.
    if (person->isOwner && person->stage == Person::Stage::Away) person->stage = Person::Stage::Gone;
    if (person->stage != Person::Stage::In || person->client().known().phase == Client::Phase::Over) continue;
    if (person->hasPlayed && !person->hasLeft) fail(person->name + u" never heard of the end"_s);
    person->program.reset();
    person->stage = Person::Stage::Gone;
  }
}

// ---- the persons' programs
// --------------------------------------------------------------------------------------------

void World::startProgram(int index) {
  Person& person = *persons_[static_cast<std::size_t>(index)];
  if (person.stage != Person::Stage::Away || (person.isOwner && !server_)) return;
  if (hasEnded_) {
    person.stage = Person::Stage::Gone;
    if (!person.hasLeft && person.hasPlayed) fail(person.name + u" came back and the end was not told"_s);
    return;
  }
  person.stage = Person::Stage::In;
  person.startedAt = person.agreedAt = now();
  person.actingSince = -1;
  witness_.newProgram(index);
  Client::Identity identity;
  identity.name =
      person.programs == 0 || person.isKnown ? person.name : u"%1 %2"_s.arg(person.name).arg(person.programs);
  identity.color = index;
  identity.token = person.token;
  ++person.programs;
  const quint64 seed = seed_ * 77 + static_cast<quint64>(index * 1000 + person.programs);
  auto client = std::make_unique<Client>(
      std::make_unique<SimDialer>(network_, index, person.isOwner ? Origin::Owner : Origin::Stranger), identity, clock_,
      std::make_unique<SeededRng>(seed));
  auto mind = mindOfPerson();
  person.program = std::make_unique<BotPlayer>(std::move(client), std::move(mind), std::make_unique<SeededRng>(~seed),
                                               clock_, fate_.between(0, 400));
  connectProgram(index);
  trace(person.name + u" starts"_s);
  person.program->start();
}

/// Bots hardly ever go to sea of their own accord: a fog that nobody enters would be no test of it.
std::unique_ptr<Bot> World::mindOfPerson() {
  const bool isClever = rules_ == RuleSet::Classic || !fate_.happens(10);
  if (!isClever) return makeBot("random");
  const bool isAtSea = !SimulatedBoard().named.isEmpty();
  if (isAtSea && fate_.happens(75)) return std::make_unique<Seafarer>();
  return makeBot("greedy");
}

void World::connectProgram(int index) {
  Person& person = *persons_[static_cast<std::size_t>(index)];
  Client* client = &person.client();
  QObject::connect(client, &Client::turnedAway, client,
                   [this, index](Refusal why) { soon([this, index, why] { turnedAway(index, why); }); });
  QObject::connect(client, &Client::tokenChanged, client, [this, index] { writeToken(index); });
  QObject::connect(client, &Client::gameStarted, client, [this, index] {
    persons_[static_cast<std::size_t>(index)]->hasPlayed = true;
    persons_[static_cast<std::size_t>(index)]->hasLeft = false;
    compare(index);
  });
  QObject::connect(client, &Client::moved, client, [this, index] { compare(index); });
  QObject::connect(client, &Client::phaseChanged, client, [this, index, client] {
    trace(u"%1 is in phase %2"_s.arg(persons_[static_cast<std::size_t>(index)]->name)
              .arg(static_cast<int>(client->known().phase)));
    if (client->known().phase == Client::Phase::Over)
      later(fate_.between(0, 12'000), [this, index] { hasEnded(index); });
  });
  if (person.isOwner) QObject::connect(client, &Client::lobbyChanged, client, [this, index] { startAsOwner(index); });
}

/// A program is killed, or the computer it runs on loses its power.
void World::stopProgram(int index, int awayMs) {
  Person& person = *persons_[static_cast<std::size_t>(index)];
  if (person.stage != Person::Stage::In || person.isOwner) return;
  trace(u"%1 is gone for %2 ms"_s.arg(person.name).arg(awayMs));
  ++met()[Fault::ProgramKilled];
  if (person.client().known().phase == Client::Phase::Over) return hasEnded(index);  // it has been read
  if (fate_.happens(30)) network_.cut(index, SimNetwork::Told::Nobody);
  person.program.reset();
  person.stage = Person::Stage::Away;
  person.awaySince = now();
  later(awayMs, [this, index] { startProgram(index); });
}

/// As the programs do it, within the signal: before they say anything to the server, whom a Ping tells that the new key
/// is safe.
void World::writeToken(int index) {
  Person& person = *persons_[static_cast<std::size_t>(index)];
  if (!person.isOwner && faultsLeft_ > 0 && fate_.happens(4)) {  // killed before it is written
    ++met()[Fault::KilledBeforeItsKeyWasWritten];
    network_.silence(index);
    return soon([this, index] { stopProgram(index, fate_.between(100, 5000)); });
  }
  if (person.isOwner) return;  // it comes back by the file that it has
  person.token = person.client().known().identity.token;
  person.isKnown = true;
}

void World::hasEnded(int index) {
  Person& person = *persons_[static_cast<std::size_t>(index)];
  if (person.stage != Person::Stage::In) return;
  compare(index);
  if (fate_.happens(50)) person.client().leave();  // else the program just ends
  person.stage = Person::Stage::Done;
  person.program.reset();
}

void World::turnedAway(int index, Refusal why) {
  Person& person = *persons_[static_cast<std::size_t>(index)];
  if (person.stage != Person::Stage::In) return;
  // Where the server has gone since it said no, another one may say yes.
  const bool isGathering = !server_ || server_->lobby().stage == Lobby::Stage::Gathering;
  trace(u"%1 is turned away: %2"_s.arg(person.name).arg(static_cast<int>(why)));
  const auto again = [&] {
    person.program.reset();
    person.stage = Person::Stage::Away;
    later(fate_.between(1000, 6000), [this, index] { startProgram(index); });
  };
  switch (why) {
    case Refusal::NotSaved:
    case Refusal::Unreachable:
      if (!hasEnded_) return again();
      break;
    case Refusal::NameTaken:
    case Refusal::GameIsOver:
    case Refusal::GameFull:  // the seat of a program that was killed before it wrote its key down is still kept
      if (isGathering) return again();
      if (!person.hasPlayed) {
        person.program.reset();
        person.stage = Person::Stage::Gone;
        return;
      }
      break;
    case Refusal::BadToken:  // a program that was started with the key of a seat that has long been given away
      if (!person.hasPlayed) {
        person.token.clear();
        person.isKnown = false;
        return again();
      }
      break;
    default: break;
  }
  if (hasEnded_ && (person.hasLeft || !person.hasPlayed)) {
    person.program.reset();
    person.stage = Person::Stage::Gone;
    return;
  }
  fail(u"%1 was turned away: %2"_s.arg(person.name).arg(static_cast<int>(why)));
}

/// The host begins when everybody who is to come has come.
void World::startAsOwner(int index) {
  Person& person = *persons_[static_cast<std::size_t>(index)];
  const Lobby& lobby = person.client().known().lobby;
  if (lobby.stage != Lobby::Stage::Gathering || lobby.seats.isEmpty()) return;  // its news may be on their way yet
  int persons = 0;
  bool areReady = true;
  for (const LobbySeat& seat : lobby.seats) {
    if (seat.holder != SeatHolder::Person) continue;
    ++persons;
    areReady &= seat.link == Link::Up && (seat.ready == Ready::Yes || seat.role == Role::Host);
  }
  const auto expected =
      std::ranges::count_if(persons_, [](const auto& one) { return one->stage != Person::Stage::Gone; });
  const auto room =
      std::ranges::count_if(lobby.seats, [](const LobbySeat& seat) { return seat.holder != SeatHolder::Bot; });
  if (areReady && persons >= std::min<int>(static_cast<int>(expected), static_cast<int>(room)))
    person.client().ask(requests::StartGame{});
}

/// Lets people do something beside playing.
void World::doSomething(int index) {
  Person& person = *persons_[static_cast<std::size_t>(index)];
  if (person.stage != Person::Stage::In) return;
  Client& client = person.client();
  const bool isPlaying = client.known().phase == Client::Phase::Playing;
  if (isPlaying && client.known().state.head.paused == Paused::Yes && person.isOwner)
    return client.ask(requests::ResumeGame{});
  if (!isPlaying && person.isOwner) startAsOwner(index);  // it may have been too early
  if (!fate_.happens(20)) return;
  switch (fate_.between(0, 5)) {
    case 0: return client.sayPhrase(1);
    case 1:
      if (isPlaying) return client.ask(requests::TakeBack{});
      return client.ask(requests::ChooseSeat{SeatId(fate_.between(0, static_cast<int>(plan_.bots.size()) - 1))});
    case 2: return client.ask(person.isOwner ? wire::Request(requests::PauseGame()) : requests::SetReady{Ready::Yes});
    case 3: return client.ask(requests::Choose{person.name, fate_.between(0, 9)});
    case 4:  // gives the seat up, and thinks better of it
      if (!isPlaying || person.isOwner || !fate_.happens(10) || !person.isKnown) return;
      trace(person.name + u" leaves"_s);
      ++met()[Fault::SeatGivenUp];
      person.hasLeft = true;
      client.leave();
      person.program.reset();
      person.stage = Person::Stage::Away;
      later(fate_.between(1000, kMostAwayMs), [this, index] { startProgram(index); });
      return;
    default: return;
  }
}

// ---- faults
// -----------------------------------------------------------------------------------------------------------

void World::strike() {
  --faultsLeft_;
  if (!server_ || hasEnded_) return;
  calmSince_ = now();
  switch (fate_.between(0, 9)) {
    case 0:
    case 1: return strikeServer(SimNetwork::Gone::Killed);
    case 2: return strikeServer(SimNetwork::Gone::PowerLost);
    case 3:
    case 4:
      trace(u"the disk is full"_s);
      ++met()[Fault::DiskFull];
      fullUntil_ = now() + fate_.between(1, 20'000);
      calmSince_ = fullUntil_;
      return;
    case 5: return stopProgram(anybody(), fate_.between(100, kMostAwayMs));
    default: return strikeNetwork();
  }
}

/// At any moment: what was asked of the store and is not written yet is lost.
void World::strikeServer(SimNetwork::Gone how) {
  ++met()[store_->isWriting() ? Fault::CrashDuringCommit : Fault::CrashBetweenCommits];
  crash(how);
}

void World::strikeNetwork() {
  const int person = anybody();
  if (persons_[static_cast<std::size_t>(person)]->isOwner) return;  // is inside the server's program
  if (fate_.happens(30)) {
    ++met()[Fault::LineStalled];
    const int ms = fate_.between(1000, 40'000);
    trace(u"nothing passes to %1 for %2 ms"_s.arg(persons_[static_cast<std::size_t>(person)]->name).arg(ms));
    network_.stall(person, ms);
    calmSince_ = now() + ms;
    return;
  }
  const auto told = static_cast<SimNetwork::Told>(fate_.between(0, 3));
  ++met()[cutFault(told)];
  trace(u"line of %1 is cut, told %2"_s.arg(persons_[static_cast<std::size_t>(person)]->name)
            .arg(static_cast<int>(told)));
  network_.cut(person, told);
}

// ---- what must hold
// ---------------------------------------------------------------------------------------------------

namespace {

bool isAsSeen(const Client& client, const AuthoritativeGame& room) {
  const auto& window = client.known().window;
  if (!window) return client.known().state == visibleTo(client.known().seat(), room.definition(), room.state());
  const SeatId seat = window->whole(client.known().seat());
  return client.known().state == visibleTo(seat, room.definition(), room.state(), *window, client.known().definition());
}

}  // namespace

/// A client's position is what its seat may see of the server's.
void World::compare(int index) {
  Person& person = *persons_[static_cast<std::size_t>(index)];
  if (person.stage != Person::Stage::In || !server_ || !server_->game()) return;
  const Client& client = person.client();
  if (client.known().desyncs > 0) return fail(person.name + u" does not agree with the server"_s);
  const AuthoritativeGame& room = server_->game()->played();
  if (!client.known().hasGame() || !client.known().seat() || client.known().phase == Client::Phase::Reconnecting)
    return;
  // A move that is taken back comes as a new position, which may be on its way yet, or lost with its line.
  const bool isTakingBack = !room.moves().empty() && room.moves().back().action.kind == ActionKind::TakeBack;
  if (client.known().moveNumber != room.moveCount()) return;
  if (isAsSeen(client, room))
    person.agreedAt = now();
  else if (!isTakingBack)
    fail(u"%1 sees another position after move %2"_s.arg(person.name).arg(client.known().moveNumber));
}

void World::tick() {
  later(kTickMs, [this] { tick(); });
  if (hasEnded_) return;
  for (int i = 0; i < static_cast<int>(persons_.size()); ++i) {
    compare(i);
    doSomething(i);
  }
  if (static_cast<int>(ledger_.size()) < witness_.told()) fail(u"somebody was told what is not stored"_s);
  checkProgress();
}

/// Nobody waits for ever.
void World::checkProgress() {
  if (!server_) return;
  const bool isGathering = !server_->game();
  if (now() - lastProgress_ > kPatienceMs && now() - calmSince_ > kPatienceMs)
    return fail(isGathering ? u"the game does not begin"_s : u"nobody moves"_s);
  for (const auto& person : persons_) {
    if (person->stage != Person::Stage::In) continue;
    const Client& client = person->client();
    if (!client.known().isActing())
      person->actingSince = -1;
    else if (person->actingSince < 0)
      person->actingSince = now();
    const qint64 since = std::max(calmSince_, person->startedAt);
    if (now() - since < kCalmMs || client.known().phase == Client::Phase::Over) continue;
    if (person->actingSince >= 0 && now() - person->actingSince > kCalmMs)
      return fail(person->name + u" waits for an answer that does not come"_s);
    if (client.known().phase == Client::Phase::Connecting || client.known().phase == Client::Phase::Reconnecting)
      return fail(person->name + u" does not get in"_s);
    if (client.known().hasGame() && now() - std::max(person->agreedAt, since) > 2 * kCalmMs)
      return fail(person->name + u" has not seen the server's position for long"_s);
  }
}

bool World::isOver() const {
  return hasEnded_ && !server_ && std::ranges::all_of(persons_, [](const auto& person) {
           return person->stage == Person::Stage::Done || person->stage == Person::Stage::Gone;
         });
}

void World::judge() {
  countSea(ledger_, verdict_);
  if (!disk_.game) return fail(u"nothing is stored"_s);
  if (disk_.game->status != GameStatus::Over) fail(u"the store holds the game as unfinished"_s);
  witness_.judge(disk_.game->moves);
  QCryptographicHash hash(QCryptographicHash::Md5);
  for (const StoredMove& move : disk_.game->moves) hash.addData(move.body);
  hash.addData(QByteArray::number(now()));
  const QByteArray sum = hash.result();
  memcpy(&verdict_.digest, sum.constData(), sizeof verdict_.digest);
}

}  // namespace tapu::test
