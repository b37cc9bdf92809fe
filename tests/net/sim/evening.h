// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "app/host/event_store.h"
#include "app/host/server.h"
#include "app/net/discovery.h"
#include "app/session/game_controller.h"
#include "app/session/kept_seat.h"
#include "app/session/settings.h"
#include "engine/bots/bot.h"
#include "tests/net/sim/transport.h"

namespace tapu::test {

/// A made-up local network: at an address and a port there is a table or nobody.
class Lan {
 public:
  Lan(std::shared_ptr<SimClock> clock, Fate& fate) : clock_(std::move(clock)), fate_(fate) {}
  SimNetwork& at(const Address& place);
  /// Hears all that a person's program says to whoever is there.
  std::function<void(const Address& place, int person, const QByteArray& frame)> said;

 private:
  std::shared_ptr<SimClock> clock_;
  Fate& fate_;
  std::map<QString, std::unique_ptr<SimNetwork>> places_;
};

/// Dials one of these places after another.
class LanDialer final : public Dialer {
 public:
  using Told = std::function<void(const Address& place)>;
  /// Calls `told` with each place before it is dialed.
  LanDialer(Lan& lan, int person, QList<Address> places, Told told)
      : lan_(lan), person_(person), places_(std::move(places)), told_(std::move(told)) {}
  std::unique_ptr<Channel> dial() override {
    const Address& place = places_[next_++ % places_.size()];
    told_(place);
    return lan_.at(place).dial(person_, Origin::Stranger);
  }

 private:
  Lan& lan_;
  int person_;
  QList<Address> places_;
  Told told_;
  qsizetype next_ = 0;
};

/// A table that outlives the programs of its host: its store stays.
struct SimTable {
  SimTable(Lan& lan, std::shared_ptr<SimClock> clock, ServerPlan plan, quint64 chance);
  void openAt(const Address& place);
  /// The host's program is gone, as by a kill.
  void vanish();
  bool isUp() const { return server != nullptr; }
  /// As its beacon tells it.
  FoundGame beacon() const;

  Lan& lan;
  std::shared_ptr<SimClock> clock;
  ServerPlan plan;
  quint64 chance;
  int lives = 0;
  Address place;
  MemoryStore store;
  TableIdentity identity;
  std::unique_ptr<Server> server;
};

/// How somebody comes back to a table.
enum class HowBack : quint8 { List, TypedAddress, Continue };

/// Somebody with a computer of their own: what the program keeps there stays when it ends.
struct SimPerson {
  SimPerson(Lan& lan, std::shared_ptr<SimClock> clock, int number);
  /// As from the list, a link or a typed address.
  void join(const Address& place);
  /// As with Continue, or by the program itself.
  void rejoin();
  /// The program ends, and says nothing.
  void end();
  bool isHere() const { return game != nullptr; }
  /// Does what is to be done: is ready, plays.
  void act();
  /// Hears the beacons of the network, as the window does while its table is lost.
  void hear(const QList<FoundGame>& games);

  Lan& lan;
  std::shared_ptr<SimClock> clock;
  int number;
  QTemporaryDir folder;
  Settings settings{folder.path()};
  std::unique_ptr<GameController> game;
  Client* client = nullptr;
  bool isReady = false;
  QString calledAt;  ///< where the network said that the lost table is

 private:
  void start(Client::Identity me, const WayBack& way);
  std::unique_ptr<Bot> bot_ = makeBot("greedy");
  SeededRng rng_;
};

/// One evening on that network, from its seed: a table whose host moves while its guests play or sleep.
class Evening {
 public:
  explicit Evening(quint64 seed);
  ~Evening();
  /// What was not as it should be; empty: everybody has their seat, and no key was shown to another table.
  QString run();
  /// What this evening was about, in words.
  QString story() const { return story_; }

 private:
  /// Not after the end: then there is no table to come back to.
  enum class When : quint8 { Gathering, SetUp, Playing, Late };
  void begin();
  void playOther(SimPerson& person);
  void moveHost();
  void wake();
  void judge();
  void judge(const SimPerson& person);
  void pass(qint64 ms);
  void watch(const Address& place, const QByteArray& frame);
  void learnKeys();
  Address somewhere();
  bool reaches(When when) const;
  bool isOver() const;

  Fate fate_;
  quint64 seed_;
  std::shared_ptr<SimClock> clock_ = std::make_shared<SimClock>();
  Lan lan_;
  When when_;
  std::unique_ptr<SimTable> table_, other_, squatter_;
  std::vector<std::unique_ptr<SimPerson>> persons_;
  std::vector<SeatId> seats_;
  std::map<QByteArray, QByteArray> keys_;  ///< the table of each key that was given out
  int nextPort_ = 4711, nextHost_ = 1;
  bool doesPlay_ = true;
  QString story_, problem_;
};

}  // namespace tapu::test
