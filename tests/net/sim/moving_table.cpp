// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/moving_table.h"

using namespace Qt::StringLiterals;

namespace tapu::test {

MovingTable::MovingTable(Surroundings& around, int number, int computer, ServerPlan plan)
    : around_(around), number_(number), computer_(computer), plan_(std::move(plan)) {}

MovingTable::~MovingTable() { stop(Way::Killed); }

ServerDependencies MovingTable::tools() {
  ServerDependencies given;
  given.clock = around_.clock;
  given.store = store_.get();
  const quint64 chance = around_.fate.next();
  given.chance = std::make_shared<SeededChance>(chance);
  given.botRng = [chance](SeatId seat) { return std::make_unique<SeededRng>(~chance + seat.value); };
  given.makeToken = [rng = std::make_shared<SeededRng>(chance ^ 0x70ce)] {
    QByteArray token;
    while (token.size() < wire::kTokenBytes) token.append(static_cast<char>(rng->below(256)));
    return token;
  };
  return given;
}

bool MovingTable::start(quint16 port) {
  FaultyStore::Hooks hooks{[] { return FaultyStore::Outcome::Good; }, [] {}, [] {}, around_.problem};
  store_ = std::make_unique<FaultyStore>(disk_, around_.clock, around_.fate, std::move(hooks));
  if (disk_.game && !store_->continueLast()) {
    store_.reset();
    return false;
  }
  ++lives_;
  server_ = std::make_unique<Server>(tools(), plan_);
  if (!disk_.game) {
    server_->open();
  } else if (const QString remark = server_->resume(); !remark.isEmpty()) {
    around_.problem(u"table %1 cannot go on: %2"_s.arg(number_).arg(remark));
  }
  port_ = port;
  listen();
  return true;
}

void MovingTable::listen() {
  const auto admit = [this](std::unique_ptr<Channel> channel) {
    server_->admit(around_.keys.at(number_, std::move(channel)));
  };
  around_.network.listen(admit, ownPlace());
  around_.network.listen(admit, place());
  const auto described = [this] {
    FoundGame told = server_->summary();
    told.port = port_;
    return told;
  };
  responder_ = std::make_unique<DiscoveryResponder>(around_.clock, around_.neighborhood.placeOf(computer_), described);
  responder_->start();
  reachableSince_ = around_.clock->nowMs();
}

void MovingTable::stop(Way way) {
  if (!server_) return;
  if (responder_ && way == Way::Goodbye) responder_->close();
  responder_.reset();
  around_.network.listen({}, ownPlace());
  around_.network.listen({}, place());
  if (way == Way::Goodbye) server_->shutDown();
  server_.reset();
  store_.reset();
}

void MovingTable::clearDisk() { disk_ = {}; }

void MovingTable::moveTo(const QString& address) {
  const QString before = place();
  around_.neighborhood.setAddress(computer_, address);
  if (!server_) return;
  around_.network.move(before, place());
  reachableSince_ = around_.clock->nowMs();
}

std::unique_ptr<Dialer> MovingTable::ownDoor(int person) const {
  return std::make_unique<SimDialer>(around_.network, person, Origin::Owner, QStringList{ownPlace()});
}

}  // namespace tapu::test
