// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringList>
#include <deque>
#include <functional>
#include <map>
#include <memory>

#include "app/net/channel.h"
#include "app/net/clock.h"
#include "tests/net/sim/fate.h"
#include "tests/net/sim/fault.h"

namespace tapu::test {

class SimNetwork;
class SimChannel;

/// One connection between a person's program and the server, with the promises of TCP and no others: frames arrive
/// whole, in order and at most once, each after a delay of its own; a frame that is lost takes the connection with it,
/// which either end notices, or neither. Only what a program itself would say again (an Act, a Ping) is doubled.
class SimLine : public std::enable_shared_from_this<SimLine> {
 public:
  static constexpr int kClient = 0, kServer = 1;
  SimLine(SimNetwork& network, int person, QString place)
      : network_(network), person_(person), place_(std::move(place)) {}

  void join(int end, SimChannel* channel) { ends_[end] = channel; }
  void leave(int end) { ends_[end] = nullptr; }
  SimChannel* end(int which) const { return ends_[which]; }
  int person() const { return person_; }
  const QString& place() const { return place_; }
  void post(int from, const QByteArray& frame) { post(from, {Item::Kind::Frame, frame, {}}); }
  /// Sets the time at which the server hears of the connection, and of nothing on it before.
  void arrivesAt(qint64 ms) { lastAt_[kClient] = ms; }
  void postEnd(int from, const QString& reason) { post(from, {Item::Kind::End, {}, reason}); }
  /// Breaks the connection; of the frames under way the first few may still arrive.
  void lose();
  /// Loses one frame and not those after it, which no transport of ours does. For a test of the tests.
  void loseOne(int from) { losesOne_[from] = true; }
  /// Tells this end that the connection is broken.
  void tell(int end, const QString& reason, int afterMs);
  void serverHasNoMemoryOfIt() { isForgotten_ = true; }

 private:
  struct Item {
    enum class Kind : quint8 { Frame, End } kind = Kind::Frame;
    QByteArray frame;
    QString reason;
  };
  void post(int from, const Item& item);
  void deliver(int from);

  SimNetwork& network_;
  int person_;
  QString place_;  ///< that was dialed
  std::array<SimChannel*, 2> ends_{};
  std::array<std::deque<Item>, 2> under_;  ///< on their way, by sender
  std::array<qint64, 2> lastAt_{};
  std::array<bool, 2> losesOne_{};
  bool isLost_ = false, isForgotten_ = false;
};

/// One end of it.
class SimChannel final : public Channel {
  Q_OBJECT
 public:
  SimChannel(std::shared_ptr<SimLine> line, int end, SimNetwork& network, Origin origin);
  ~SimChannel() override;

  void send(const QByteArray& frame) override;
  void close() override;
  /// The program at this end is dead, though its parts are not taken down yet: it sends no frame any more.
  void fallSilent() { isSilent_ = true; }
  bool isOpen() const override { return open_; }
  bool isFinished() const override { return told_; }
  void setFrameLimit(int bytes) override { frameLimit_ = bytes; }
  Origin origin() const override { return origin_; }
  bool isNear() const override;
  bool needsPulse() const override { return origin_ == Origin::Stranger; }
  QString peer() const override;

  void take(const QByteArray& frame);
  void end(const QString& reason);

 private:
  std::shared_ptr<SimLine> line_;
  int end_;
  SimNetwork& network_;
  Origin origin_;
  bool open_ = true, told_ = false, isSilent_ = false;
  int frameLimit_ = frame_limit::kUnwelcomed;
};

/// A simulated local network. A place is where somebody listens: an address and a port, "10.0.0.7:47410"; where a
/// world has one table and nobody moves, no place is named.
class SimNetwork {
 public:
  using Admit = std::function<void(std::unique_ptr<Channel>)>;
  /// Gets each frame that a person's program sends or receives.
  using Tap = std::function<void(int person, const QByteArray& frame)>;
  SimNetwork(std::shared_ptr<SimClock> simulated, Fate& chance) : clock(std::move(simulated)), fate(chance) {}

  std::unique_ptr<Channel> dial(int person, Origin origin, const QString& place = {});
  /// Listens at a place; `admit` empty: nobody does any more.
  void listen(Admit admit, const QString& place = {}) { admits_[place] = std::move(admit); }
  bool isListening(const QString& place = {}) const { return admits_.contains(place) && admits_.at(place); }
  /// Moves a listener to another place. Its connections hear nothing any more, and are not told.
  void move(const QString& from, const QString& to);
  /// The end of the server's program. Killed: the kernel sends what it still has; PowerLost: nothing is sent.
  enum class Gone : quint8 { Killed, PowerLost };
  void serverGone(Gone how);
  /// The ends that learn of it at once; the others learn by silence.
  enum class Told : quint8 { Both, Client, Server, Nobody };
  void cut(int person, Told told);
  /// Holds back all frames for so long; then they pass in order.
  void stall(int person, int ms) { stalledUntil_[person] = clock->nowMs() + ms; }
  /// The program of this person dies at this moment, whatever it is doing: nothing that it says from now on is sent.
  void silence(int person);
  void loseOneFrame(int person);
  qint64 arrival(int person);
  bool mayDouble(const QByteArray& frame);

  std::shared_ptr<SimClock> clock;
  Fate& fate;
  Tap said, heard;
  int mostDelayMs = 40;
  int silentPercent = 0;  ///< of dials to where nobody listens: those that nobody refuses
  int doublesPercent = 0;
  bool isNear = false;  ///< all programs run on the server's computer: no limits on traffic
  FaultsMet met;

 private:
  template <class Do>
  void forEachLine(int person, Do act);
  std::map<QString, Admit> admits_;
  std::vector<std::weak_ptr<SimLine>> lines_;
  std::map<int, qint64> stalledUntil_;
};

/// A person's way to the table: by each of its places in turn, as TcpDialer does it.
class SimDialer final : public Dialer {
 public:
  SimDialer(SimNetwork& network, int person, Origin origin, QStringList places = {QString()})
      : network_(network), person_(person), origin_(origin), places_(std::move(places)) {}
  std::unique_ptr<Channel> dial() override {
    const qsizetype which = std::exchange(next_, (next_ + 1) % places_.size());
    if (told) told(which);
    return network_.dial(person_, origin_, places_[which]);
  }
  std::function<void(qsizetype which)> told;  ///< before a place is dialed

 private:
  SimNetwork& network_;
  int person_;
  Origin origin_;
  QStringList places_;
  qsizetype next_ = 0;
};

}  // namespace tapu::test
