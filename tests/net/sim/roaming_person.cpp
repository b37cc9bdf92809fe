// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/roaming_person.h"

#include <QFile>
#include <algorithm>

#include "app/host/store/sqlite_store.h"
#include "app/session/game/seen_copy.h"
#include "app/session/saved/our_seat.h"
#include "app/wire/requests.h"

using namespace Qt::StringLiterals;

namespace tapu::test {

namespace {

constexpr int kPatienceMs = 60'000;  // with a window that waits for its table
constexpr int kStubbornMs = 60'000;  // who says no waits so long for the host of their own

QString placeOf(const Address& address) { return u"%1:%2"_s.arg(address.host).arg(address.port); }

bool isWaiting(const GameController& game) {
  return game.seen().phase() == Client::Phase::Connecting || game.seen().phase() == Client::Phase::Reconnecting;
}

}  // namespace

RoamingPerson::RoamingPerson(Surroundings& around, int computer, const QString& name)
    : around_(around),
      computer_(computer),
      name_(name),
      settings_(folder_.path()),
      clock_(std::make_shared<NappingClock>(around.clock)),
      starter_(std::make_unique<GameStarter>(settings_, folder_.path(), means())),
      bot_(makeBot("greedy")),
      rng_(std::make_unique<SeededRng>(around.fate.next())) {
  settings_.player.name.set(name);
  around.neighborhood.setAddress(computer, u"10.0.0.%1"_s.arg(10 + computer));
}

RoamingPerson::~RoamingPerson() { endProgram(); }

CallMeans RoamingPerson::means() {
  const auto dialerTo = [this](const QList<Address>& places, const CallMeans::Told& told) {
    QStringList texts;
    for (const Address& place : places) texts << placeOf(place);
    auto dialer = std::make_unique<SimDialer>(around_.network, computer_, Origin::Stranger, texts);
    if (told) dialer->told = [told, places](qsizetype which) { told(places[which]); };
    return dialer;
  };
  return {dialerTo, clock_, [this] { return std::make_unique<SeededRng>(around_.fate.next()); }};
}

void RoamingPerson::trace(const QString& what) const {
  if (qEnvironmentVariableIsSet("TAPU_TRACE"))
    qInfo().noquote() << u"%1 ms  %2 %3"_s.arg(around_.clock->nowMs(), 9).arg(name_, what);
}

// ---- the program

void RoamingPerson::join(const QString& place) {
  trace(u"joins at "_s + place);
  const auto address = addressFrom(place);
  closeGame();
  adopt(starter_->join(*address).game);
}

void RoamingPerson::rejoin() {
  trace(u"goes back to the last seat"_s);
  closeGame();
  goesTo_ = starter_->lastSeat()->gameName;
  adopt(starter_->rejoin().game);
}

void RoamingPerson::openOwn(MovingTable& table) {
  closeGame();
  isProgramRunning = true;
  hosts_ = &table;
  timesAsked_ = timesTold_ = 0;
  Client::Identity me;
  me.name = name_;
  std::vector<std::unique_ptr<Client>> clients;
  clients.push_back(
      std::make_unique<Client>(table.ownDoor(computer_), me, clock_, std::make_unique<SeededRng>(around_.fate.next())));
  Client* raw = clients.front().get();
  adopt(std::make_unique<GameController>(std::move(clients), std::make_shared<int>()));
  raw->start();
}

/// As the main window does with a game that it is given.
void RoamingPerson::adopt(std::unique_ptr<GameController> game) {
  game_ = std::move(game);
  if (!browser_) browser_ = std::make_unique<DiscoveryBrowser>(clock_, around_.neighborhood.placeOf(computer_));
  browser_->stop();
  looksSince_ = waitsSince_ = -1;
  search_ = std::make_unique<TableSearch>(*game_, *browser_, means(), nullptr);
  QObject::connect(search_.get(), &TableSearch::goesOnAt, search_.get(), [this](const FoundGame& there) {
    box_ = there;
    ++timesAsked_;
    thinksUntil_ = around_.clock->nowMs() + around_.fate.between(500, 4000);
    trace(u"is told that %1 goes on with the game"_s.arg(there.host));
  });
  QObject::connect(search_.get(), &TableSearch::isAlsoAt, search_.get(), [this](const FoundGame& there) {
    ++timesTold_;
    trace(u"is told that %1 plays the game as well"_s.arg(there.host));
  });
  QObject::connect(game_.get(), &GameController::turnedAway, game_.get(), [this](const QString& sentence, Refusal why) {
    trace(u"is turned away: "_s + sentence);
    turnedAway_ = why;
  });
}

/// Likewise: only whoever is at the table gives the seat up.
void RoamingPerson::closeGame() {
  if (isIn() && game_->seen().phase() != Client::Phase::Over) game_->leave();
  dropGame();
}

void RoamingPerson::dropGame() {
  search_.reset();
  game_.reset();
  box_.reset();
  turnedAway_.reset();
  goesTo_.clear();
  hosts_ = nullptr;
  looksSince_ = waitsSince_ = -1;
}

void RoamingPerson::endProgram() {
  dropGame();
  browser_.reset();
  isProgramRunning = false;
}

std::optional<StoredGame> RoamingPerson::gameOfCopy(QString& whose) {
  closeGame();  // the last state of the copy is written
  if (!QFile::exists(starter_->copyPath())) return std::nullopt;
  const QString store = folder_.filePath(u"onward.sqlite"_s);
  const auto nameOf = [this](const QString&) { return u"Evening of "_s + name_; };
  MadeGame made = gameFromCopy(starter_->copyPath(), store, nameOf, *rng_);
  if (!made.problem.isEmpty()) {
    around_.problem(name_ + u" cannot go on from the copy: "_s + made.problem);
    return std::nullopt;
  }
  whose = made.host;
  SqliteStore file(store);
  if (const QString problem = file.open(); !problem.isEmpty()) around_.problem(problem);
  QFile::remove(starter_->copyPath());
  return file.continueLast();
}

// ---- the computer

void RoamingPerson::sleep(int ms) {
  trace(u"closes the lid for %1 ms"_s.arg(ms));
  clock_->sleep();
  loseNetwork(ms);
  around_.clock->after(ms, [clock = std::weak_ptr(clock_)] {
    if (const auto there = clock.lock()) there->wake();
  });
}

void RoamingPerson::loseNetwork(int ms) {
  around_.network.stall(computer_, ms);
  around_.neighborhood.setOff(computer_, ms);
  offlineUntil_ = around_.clock->nowMs() + ms;
}

// ---- the person

bool RoamingPerson::isIn() const {
  if (!game_) return false;
  const Client::Phase phase = game_->seen().phase();
  return phase == Client::Phase::Lobby || phase == Client::Phase::Playing || phase == Client::Phase::Over;
}

void RoamingPerson::think(const Wish& wish) {
  if (isAsleep() || !isProgramRunning) return;
  const qint64 now = around_.clock->nowMs();
  if (game_ && isWaiting(*game_) && waitsSince_ < 0) waitsSince_ = now;
  if (game_ && !isWaiting(*game_)) waitsSince_ = -1;
  if (box_ && game_ && !isHosting() && game_->seen().phase() == Client::Phase::Playing)
    box_.reset();  // it is withdrawn
  if (now < thinksUntil_) return;
  if (isHosting() && isIn()) letLatecomersIn();
  if (!mayLook) return;
  if (box_) return answer();
  const QString shown = isIn() && !game_->seen().lobby().gameName.isEmpty() ? game_->seen().lobby().gameName : goesTo_;
  const bool isStrayed = isIn() && !shown.isEmpty() && !wish.holds(shown);
  if (isStrayed && !isHosting()) {
    trace(u"is at another table, and leaves it"_s);
    closeGame();
  }
  const bool isTired = waitsSince_ >= 0 && now - waitsSince_ > kPatienceMs;
  if (game_ && (turnedAway_ || isTired)) closeGame();
  if (!game_) lookAround(wish);
}

/// A host knows whether it is them.
void RoamingPerson::letLatecomersIn() {
  for (const LateArrival& each : game_->seen().table().late) {
    if (each.wished) game_->ask(requests::AnswerLate{each.number, each.wished, YesNo::Yes});
  }
}

void RoamingPerson::answer() {
  const FoundGame there = *std::exchange(box_, std::nullopt);
  trace(saysYes ? u"says yes"_s : u"says no"_s);
  if (!saysYes) return;
  MovingTable* own = hosts_;
  closeGame();
  if (own) own->stop(MovingTable::Way::Goodbye);
  join(placeOf({there.address, there.port}));
}

/// The entry of the list for a game that is theirs: the table where their seat is, else where the game went on.
std::optional<FoundGame> RoamingPerson::seatInList(const Wish& wish) {
  const QList<FoundGame> games = browser_->games();
  const QList<Rejoin> kept = settings_.seats().all();
  std::optional<FoundGame> found;
  for (const FoundGame& game : games) {
    if (!wish.holds(game.name)) continue;
    const OurSeat seat = ourSeatIn(game, kept, {});
    if (seat == OurSeat::Kept) return game;
    if (seat == OurSeat::Moved || wish.isAnyTable) found = game;
  }
  return isStubborn() ? std::nullopt : found;
}

/// Whether they say no: they want the host of their own back, and give in some time.
bool RoamingPerson::isStubborn() {
  if (stubbornUntil_ < 0) stubbornUntil_ = around_.clock->nowMs() + kStubbornMs;
  return !saysYes && around_.clock->nowMs() < stubbornUntil_;
}

/// On the page of the games of the network.
void RoamingPerson::lookAround(const Wish& wish) {
  const qint64 now = around_.clock->nowMs();
  if (!browser_) browser_ = std::make_unique<DiscoveryBrowser>(clock_, around_.neighborhood.placeOf(computer_));
  if (looksSince_ < 0) {
    looksSince_ = now;
    browser_->start();
    thinksUntil_ = now + around_.fate.between(1000, 6000);
    return;
  }
  thinksUntil_ = now + around_.fate.between(2000, 8000);
  if (const auto row = seatInList(wish)) return join(placeOf({row->address, row->port}));
  const auto last = starter_->lastSeat();
  const bool isOfGame = last && wish.holds(last->gameName);
  if (isOfGame && around_.fate.happens(50))
    rejoin();
  else if (!wish.places.isEmpty() && around_.fate.happens(50))
    join(wish.places[around_.fate.between(0, static_cast<int>(wish.places.size()) - 1)]);
}

void RoamingPerson::play() {
  if (isAsleep() || !game_ || !game_->seen().mustDecide()) return;
  const SeatView view(game_->seen().definition(), game_->seen().state(), game_->seen().viewer(), PlayerTrade::LeftOut);
  if (const auto action = bot_->decide(view, *rng_)) game_->submit(*action);
}

}  // namespace tapu::test
