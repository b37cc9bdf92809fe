// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include "app/client/client.h"
#include "app/net/log_line.h"
#include "app/wire/messages.h"

namespace tapu {

/// A server's positions and moves, and the act of the seat that waits for its answer. It judges them by
/// engine/play/validation.h and changes the known position as a whole or not at all, of which the signals of `client`
/// tell; where it does not agree with the server's it asks for the whole position.
class GameListener {
 public:
  /// The functions of the conversation that a GameListener calls.
  class Line {
   public:
    virtual ~Line() = default;
    virtual void send(const wire::FromClient& message) = 0;
    virtual void enter(ClientView::Phase next) = 0;
    /// Ends the connection and calls the server again.
    virtual void hangUp(const QString& reason) = 0;
    /// Ends the connection for good: the server is not believed any more.
    virtual void end(Refusal why, const QString& detail) = 0;
    /// Whether the server is in another process, and may be gone.
    virtual bool mayFail() const = 0;
  };
  GameListener(Client& client, ClientView& known, Line& line, std::shared_ptr<Clock> clock, LogLine& log)
      : client_(client), known_(known), line_(line), clock_(clock), log_(log), alarm_(clock) {}

  /// Sends an action. One that comes while another is under way is left out, but a wish to build (13.4): that waits.
  void act(const Action& action);
  /// Sends the wish that has waited, if nothing is under way any more and it is still another than the one that stands.
  void goOnWishing();
  void take(const wire::Snapshot& snapshot);
  void take(const wire::Batch& batch);
  void take(const wire::Position& position);
  void take(const wire::News& news);
  /// Ignores batches until a whole position comes.
  void awaitPosition();
  /// Stops waiting for a position: the connection is lost.
  void stopWaiting() { alarm_.stop(); }

 private:
  void sendAct();
  void note(int moves, const QByteArray& receipt);
  bool isPossible(const wire::Snapshot& snapshot) const;
  bool isPossible(const wire::Position& position) const;
  bool isPossible(const wire::Rank& told) const;
  bool mayComeNow();
  /// Takes over the other parts of a Snapshot or Position whose position was taken over.
  template <class Whole>
  void settleIn(const Whole& whole);
  template <class Whole>
  bool settleUnderWay(const Whole& whole);
  /// The part of some news about moves: the believable moves, their events, and whether these are all.
  struct Told {
    std::vector<Move> moves;
    std::vector<Event> events;
    bool isWhole = true;
  };
  std::optional<Told> toldIn(const wire::News& news);
  void noteOffers(const std::vector<Event>& events);
  bool play(const wire::Batch& batch, std::vector<Event>& events);
  void keep(const std::vector<Move>& moves);
  void desync();
  bool isTooOften(std::deque<qint64>& times, std::size_t most) const;

  Client& client_;
  ClientView& known_;
  Line& line_;
  std::shared_ptr<Clock> clock_;
  LogLine& log_;
  Alarm alarm_;  ///< the awaited position does not come
  bool awaitsPosition_ = false;
  quint32 lastSeq_ = 0;
  std::optional<Action> nextWish_;  ///< the last one of those that came while another action was under way
  std::deque<qint64> desyncTimes_, unaskedTimes_;  ///< when they happened, within the last minute
};

}  // namespace tapu
