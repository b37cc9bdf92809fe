// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/evening.h"

#include "app/client/requests.h"
#include "app/session/table_search.h"
#include "app/wire/messages.h"
#include "tests/net/table.h"

using namespace Qt::StringLiterals;

namespace tapu::test {

namespace {

constexpr int kPersons = 3;
constexpr qint64 kStepMs = 100, kBeaconMs = 2000, kPatienceMs = 120'000;

WayBack wayTo(const Address& place) {
  WayBack way;
  way.known.address = textOf(place);
  return way;
}

}  // namespace

// ---- the network

SimNetwork& Lan::at(const Address& place) {
  auto& there = places_[textOf(place)];
  if (there) return *there;
  there = std::make_unique<SimNetwork>(clock_, fate_);
  there->said = [this, place](int person, const QByteArray& frame) {
    if (said) said(place, person, frame);
  };
  return *there;
}

// ---- a table

SimTable::SimTable(Lan& ownLan, std::shared_ptr<SimClock> ownClock, ServerPlan ownPlan, quint64 ownChance)
    : lan(ownLan), clock(std::move(ownClock)), plan(std::move(ownPlan)), chance(ownChance) {}

void SimTable::openAt(const Address& at) {
  place = at;
  ServerDependencies given;
  given.clock = clock;
  given.store = &store;
  const quint64 life = chance * 16 + static_cast<quint64>(lives);
  given.chance = std::make_shared<SeededChance>(life);
  given.botRng = [life](SeatId seat) { return std::make_unique<SeededRng>(~life + seat.value); };
  given.makeToken = [rng = std::make_shared<SeededRng>(life ^ 0x70ce)] {
    QByteArray token;
    for (int i = 0; i < 4; ++i) {
      const quint64 word = rng->next();
      token.append(reinterpret_cast<const char*>(&word), sizeof word);
    }
    return token;
  };
  server = std::make_unique<Server>(std::move(given), plan);
  if (lives++ == 0)
    server->open();
  else if (const QString problem = server->resume(); !problem.isEmpty())
    qFatal("a table does not go on: %s", qPrintable(problem));
  identity = server->identity();
  lan.at(place).listen([this](std::unique_ptr<Channel> channel) { server->admit(std::move(channel)); });
}

void SimTable::vanish() {
  lan.at(place).serverGone(SimNetwork::Gone::Killed);
  server.reset();
}

FoundGame SimTable::beacon() const {
  FoundGame told;
  told.address = place.host;
  told.port = place.port;
  told.table = identity;
  return told;
}

// ---- a person

SimPerson::SimPerson(Lan& ownLan, std::shared_ptr<SimClock> ownClock, int ownNumber)
    : lan(ownLan), clock(std::move(ownClock)), number(ownNumber), rng_(static_cast<quint64>(ownNumber)) {
  settings.setName(u"Person %1"_s.arg(QChar(u'A' + number)));
}

void SimPerson::join(const Address& place) { start({settings.name(), number, u"en"_s, {}}, wayTo(place)); }

void SimPerson::rejoin() {
  const auto kept = settings.rejoin();
  if (!kept) return;
  Client::Identity me{settings.name(), number, u"en"_s, kept->token, kept->receipt};
  me.table = kept->table;
  start(std::move(me), {*kept});
}

/// As `GameStarter` does it, on this network.
void SimPerson::start(Client::Identity me, const WayBack& way) {
  end();
  isReady = false;
  const auto seat = std::make_shared<QPointer<KeptSeat>>();
  if (me.token.isEmpty())
    me.keyOf = [seat](const TableIdentity& table) { return *seat ? (*seat)->keyFor(table) : std::nullopt; };
  const auto dialer = [this, seat](const QList<Address>& places) {
    return std::make_unique<LanDialer>(lan, number, places, [seat](const Address& place) {
      if (*seat) (*seat)->calls(place);
    });
  };
  std::vector<std::unique_ptr<Client>> clients;
  clients.push_back(
      std::make_unique<Client>(dialer(way.places()), std::move(me), clock, std::make_unique<SeededRng>(rng_.next())));
  client = clients.front().get();
  game = std::make_unique<GameController>(std::move(clients));
  auto* kept = new KeptSeat(*game, client, settings, way);
  *seat = kept;
  game->setCaller([this, kept, dialer](const Address& address) {
    kept->hear(address);
    client->callAt(dialer(kept->places()));
  });
  client->start();
}

void SimPerson::end() {
  client = nullptr;
  game.reset();
}

void SimPerson::act() {
  if (!game) return;
  if (client->phase() == Client::Phase::Lobby && client->seat() && !std::exchange(isReady, true))
    client->ask(requests::setReady(Ready::Yes));
  if (client->phase() != Client::Phase::Playing || client->isActing()) return;
  const SeatView view(client->definition(), client->state(), client->seat());
  if (view.legal().empty()) return;
  if (const auto action = bot_->decide(view, rng_)) client->act(*action);
}

void SimPerson::hear(const QList<FoundGame>& games) {
  if (!game) return;
  const Client::Phase phase = game->phase();
  if (phase != Client::Phase::Connecting && phase != Client::Phase::Reconnecting) return calledAt.clear();
  for (const FoundGame& there : TableSearch::placesOf(game->tableIdentity(), games)) {
    const Address place{there.address, there.port};
    if (std::exchange(calledAt, textOf(place)) != textOf(place)) game->callAt(place);
  }
}

// ---- an evening

Evening::Evening(quint64 seed)
    : fate_(seed), seed_(seed), lan_(clock_, fate_), when_(static_cast<When>(fate_.between(0, 3))) {
  lan_.said = [this](const Address& place, int, const QByteArray& frame) { watch(place, frame); };
}

Evening::~Evening() {
  persons_.clear();
  for (auto* table : {&table_, &other_, &squatter_}) table->reset();
}

QString Evening::run() {
  begin();
  if (!problem_.isEmpty()) return problem_;
  std::vector<SimPerson*> asleep;
  for (const auto& person : persons_)
    if (fate_.happens(40)) asleep.push_back(person.get());
  story_ += u"; asleep: %1"_s.arg(asleep.size());
  for (SimPerson* person : asleep) person->end();
  pass(fate_.between(0, 20'000));
  doesPlay_ = false;  // people talk while one of them is away, and the game does not come to its end meanwhile
  for (SimPerson* person : asleep)
    if (fate_.happens(40)) playOther(*person);
  for (int move = 0, moves = fate_.happens(30) ? 2 : 1; move < moves; ++move) {
    if (isOver()) return problem_;  // all slept, and bots have played it to its end
    moveHost();
  }
  wake();
  if (!isOver()) judge();
  return problem_;
}

Address Evening::somewhere() { return {u"10.0.0.%1"_s.arg(nextHost_++), static_cast<quint16>(nextPort_++)}; }

/// The table, and all who sit down at it, up to the moment that this evening is about.
void Evening::begin() {
  ServerPlan plan;
  plan.gameName = u"Evening"_s;
  plan.setup = classicSetup(4);
  plan.bots = {QString(), QString(), QString(), u"greedy"_s};
  plan.setup.options.graceSeconds = 60;
  table_ = std::make_unique<SimTable>(lan_, clock_, plan, seed_ * 8);
  table_->openAt(somewhere());
  for (int i = 0; i < kPersons; ++i) {
    persons_.push_back(std::make_unique<SimPerson>(lan_, clock_, i));
    persons_.back()->join(table_->place);
    const auto isIn = [&] { return persons_.back()->client->phase() == Client::Phase::Lobby; };
    for (int waited = 0; waited < 100 && !isIn(); ++waited) pass(kStepMs);
    if (!isIn()) return void(problem_ = u"nobody is let in"_s);
  }
  for (qint64 waited = 0; !reaches(when_); waited += kStepMs) {
    if (waited > 30 * kPatienceMs) return void(problem_ = u"the game does not get there"_s);
    pass(kStepMs);
  }
  for (const auto& person : persons_) seats_.push_back(person->client->seat());
  static constexpr const char* kWhen[] = {"gathering", "set-up", "playing", "late"};
  story_ = u"moves while %1"_s.arg(QLatin1StringView(kWhen[static_cast<int>(when_)]));
}

bool Evening::reaches(When when) const {
  const auto* game = table_->server->game();
  switch (when) {
    case When::Gathering: return true;
    case When::SetUp: return game && game->moveCount() >= 4;
    case When::Playing: return game && game->moveCount() >= 40;
    case When::Late: return game && game->moveCount() >= 150;
  }
  return false;
}

bool Evening::isOver() const { return table_->server->game() && table_->server->game()->isOver(); }

/// Another game in between, whose key is kept after that of the first.
void Evening::playOther(SimPerson& person) {
  if (!other_) {
    ServerPlan plan;
    plan.gameName = u"Another evening"_s;
    plan.setup = classicSetup(4);
    other_ = std::make_unique<SimTable>(lan_, clock_, plan, seed_ * 8 + 1);
    other_->openAt(somewhere());
  }
  story_ += u"; another game meanwhile"_s;
  person.join(other_->place);
  pass(3000);
  person.end();
}

/// The host ends and goes on at another address, another port, or both; somebody else may take the old place.
void Evening::moveHost() {
  const Address before = table_->place;
  table_->vanish();
  // Before the game has begun whoever is in the lobby sits down at the table that is there now: nothing is lost by it.
  if (!squatter_ && when_ != When::Gathering && fate_.happens(40)) {
    ServerPlan plan;
    plan.gameName = u"Somebody else’s"_s;
    plan.setup = classicSetup(4);
    squatter_ = std::make_unique<SimTable>(lan_, clock_, plan, seed_ * 8 + 2);
    squatter_->openAt(before);
    story_ += u"; another table takes the place"_s;
  }
  pass(fate_.between(0, 90'000));
  Address next = somewhere();
  const int kind = fate_.between(0, 2);
  if (kind == 0) next.port = before.port;
  if (kind == 1) next.host = before.host;
  static constexpr const char* kKinds[] = {"to another address", "to another port", "to both"};
  story_ += u"; moves "_s + QLatin1StringView(kKinds[kind]);
  table_->openAt(next);
  pass(fate_.between(0, 30'000));
}

void Evening::wake() {
  for (const auto& person : persons_) {
    if (person->isHere()) continue;
    const auto way = static_cast<HowBack>(fate_.between(0, 2));
    story_ += u"; back by way %1"_s.arg(static_cast<int>(way));
    // Continue leads to the table that was played at last, and that may be the other one.
    const auto last = person->settings.rejoin();
    if (when_ != When::Gathering && way == HowBack::Continue && last && last->table == table_->identity)
      person->rejoin();
    else
      person->join(table_->place);
  }
  for (qint64 waited = 0; waited < kPatienceMs; waited += kStepMs) pass(kStepMs);
}

void Evening::judge() {
  for (const auto& person : persons_)
    if (problem_.isEmpty()) judge(*person);
}

/// At the first table, on their own seat, with their own cards.
void Evening::judge(const SimPerson& person) {
  const auto say = [&](const QString& what) { problem_ = u"%1 %2"_s.arg(person.settings.name(), what); };
  if (!person.isHere()) return say(u"is not there"_s);
  const Client& client = *person.client;
  const Client::Phase expected = table_->server->game() ? Client::Phase::Playing : Client::Phase::Lobby;
  if (client.phase() != expected) return say(u"is not at the table, but in phase %1"_s.arg(int(client.phase())));
  if (!(client.tableIdentity() == table_->identity)) return say(u"is at another table"_s);
  // A seat at a table that gathers is kept for a minute (4.8), and is no loss.
  if (when_ != When::Gathering && client.seat() != seats_[static_cast<std::size_t>(person.number)])
    return say(u"has another seat"_s);
  const LobbySeat& there = table_->server->lobby().seats[client.seat().value];
  if (there.name != person.settings.name()) return say(u"sits there as somebody else"_s);
}

void Evening::pass(qint64 ms) {
  for (qint64 passed = 0; passed < ms; passed += kStepMs) {
    const qint64 before = clock_->nowMs();
    clock_->advance(kStepMs);
    QCoreApplication::processEvents();
    learnKeys();
    if (doesPlay_ || when_ == When::Gathering)
      for (const auto& person : persons_)
        if (when_ != When::Gathering) person->act();
    if (before / kBeaconMs == clock_->nowMs() / kBeaconMs) continue;
    QList<FoundGame> games;
    for (const auto* table : {&table_, &other_, &squatter_})
      if (*table && (*table)->isUp()) games << (*table)->beacon();
    for (const auto& person : persons_) person->hear(games);
  }
}

void Evening::learnKeys() {
  for (const auto& person : persons_)
    if (person->isHere() && !person->client->token().isEmpty() && person->client->tableIdentity().isKnown())
      keys_.emplace(person->client->token(), person->client->tableIdentity().id);
}

/// Every key that is said goes to the table that gave it.
void Evening::watch(const Address& place, const QByteArray& frame) {
  Complaint complaint;
  const auto message = wire::decodeFromClient(frame, complaint);
  const auto* hello = message ? std::get_if<wire::Hello>(&*message) : nullptr;
  if (!hello || hello->token.isEmpty()) return;
  const auto known = keys_.find(hello->token);
  if (known == keys_.end()) return;
  for (const auto* table : {&table_, &other_, &squatter_})
    if (*table && (*table)->isUp() && (*table)->place == place && (*table)->identity.id != known->second)
      problem_ = u"a key was shown to another table"_s;
}

}  // namespace tapu::test
