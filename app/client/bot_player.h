// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/client/client.h"
#include "app/client/mind.h"
#include "app/client/offer_time.h"
#include "app/net/clock.h"
#include "engine/bots/counted_hands.h"
#include "engine/bots/courtesy.h"

namespace tapu {

/// A Client whose actions a Mind chooses: to the server it is like a person. It marks itself as ready in the lobby. It
/// lets persons answer an offer before it does (offer_time.h), and withdraws an offer of its own that nobody takes.
class BotPlayer : public QObject {
  Q_OBJECT
 public:
  /// Milliseconds that it waits, for each asked player at a lower seat, before it answers an offer itself.
  static constexpr int kOrderMs = 50;
  /// In place of a pace: it does one thing at each call of `step` and nothing in between, but for answers to offers of
  /// persons, who wait for them in their own turn. An offer of its own stays open, however long nobody steps, and
  /// is no older for it.
  static constexpr int kByStep = -1;
  /// Milliseconds of thinking before such an answer.
  static constexpr int kAnswerMs = 800;
  /// Milliseconds of thinking before each answer where players play in turn: at this pace, or for a shorter time with
  /// more than four seats, so that a round does not become much longer.
  static int paceInTurn(int paceMs, int seats);
  /// `paceMs`: milliseconds of thinking before each answer; 0 = at once. Where players play in turn they count from the
  /// last move of anybody, so that each move of the table can be followed (`paceInTurn`).
  BotPlayer(std::unique_ptr<Client> client, std::unique_ptr<Mind> mind, std::shared_ptr<Clock> clock, int paceMs,
            QObject* parent = nullptr);
  /// The player of a bot that decides at once.
  BotPlayer(std::unique_ptr<Client> client, std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng,
            std::shared_ptr<Clock> clock, int paceMs, QObject* parent = nullptr);
  ~BotPlayer() override;
  /// Sets how to recognize persons, by the server's number of the seat: for a bot of the server, which receives no
  /// lobby. Without it, the lobby counts.
  void setPersons(IsPerson isPerson) { isPerson_ = std::move(isPerson); }
  Client& client() { return *client_; }
  /// Dials and plays until the game is over.
  void start();
  /// As in the constructor, from now on. A decision under way is made at once.
  void setPace(int paceMs);
  /// Sets the least milliseconds of thinking, at any pace.
  void setLeastPace(int ms) { leastPaceMs_ = ms; }
  /// Of a step. Nothing: it has nothing to do, or lets others go first. Thinks: it will act, or `steppedInVain`
  /// follows.
  enum class Step : quint8 { Nothing, Acted, Thinks };
  /// Does its due act, if any, without a pace.
  Step step();
  /// Yes: it does nothing until a call with No.
  void hold(Held held);
  /// The number of its acts, and of those refused.
  struct Counts {
    int acts = 0, refused = 0;
    Counts& operator+=(const Counts& other) {
      acts += other.acts;
      refused += other.refused;
      return *this;
    }
  };
  const Counts& counts() const { return counts_; }

 Q_SIGNALS:
  /// Comes after a step that it thought about: it does nothing, or lets others go first.
  void steppedInVain();

 private:
  void stopThinking();
  void followMove();
  void getReady();
  void consider();
  void thinkAnew();
  bool isAskedByPerson() const;
  bool wishes() const;
  PlayerTrade tradeNow() const;
  /// Kept: it lets others answer an offer first. Stepped: it waits for no time, since who steps wants it to go on.
  enum class Order : quint8 { Kept, Left, Stepped };
  void decide(Order order);
  /// All hands, if it has seen the game from its first move on and they can be counted; else null.
  const CountedHands* count();
  /// The answers to its offers so far; null in shared rounds, where it makes no more once one found no answer.
  const Courtesy* heedAnswers();
  void hear(const std::optional<Action>& action);
  void goOn(Order order);
  void carryOut(const std::optional<Action>& action, Order order);
  bool isStillLegal(const std::optional<Action>& action) const;
  void act(const Action& action);
  bool mayAnswer(SeatId asked, SeatId offerer) const;
  enum class Who : quint8 { Anyone, Bots };
  bool mayBeAnsweredBy(Who who) const;
  int answersBefore(const Action& action, Who who) const;
  bool isPerson(SeatId seat) const;
  qint64 personsHave(const Action& action) const;
  void waitForPersons(qint64 ms);
  void waitForOthers(int others);
  void waitForAnswers();
  void withdrawByStep();
  std::unique_ptr<Client> client_;
  std::unique_ptr<Mind> mind_;
  std::optional<ToldHands> counted_;
  std::optional<Courtesy> courtesy_;
  std::size_t countedMoves_ = 0;   ///< the number of counted moves of the history
  std::optional<Order> thinks_;    ///< the order for the question that its mind is working on
  bool isStale_ = false;           ///< somebody has moved since
  std::optional<Action> decided_;  ///< waits until others had their time
  quint32 unheardIn_ = 0;          ///< the turn or round in which an offer of its own found no answer; 0: none
  bool isAsking_ = false;          ///< its mind has not come back from the question
  Alarm pace_, patience_;
  Alarm order_;  ///< until it answers an offer although other partners have not
  int paceMs_, leastPaceMs_ = 0, awaited_ = 0;
  IsPerson isPerson_;
  Held held_ = Held::No;
  /// Whether it has asked to be ready in this lobby.
  enum class Said : quint8 { Nothing, IsReady } said_ = Said::Nothing;
  Counts counts_;
  int refusals_ = 0;  ///< in a row
};

}  // namespace tapu
