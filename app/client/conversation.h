// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/client/game_listener.h"
#include "app/client/spoken_lines.h"
#include "app/client/table_listener.h"
#include "app/client/table_question.h"

namespace tapu {

/// The private implementation of Client: dials, greets, keeps the connection alive, and comes back after a loss. It
/// passes news of the table and the game on to the two listeners.
class Client::Conversation : public QObject, private GameListener::Line {
 public:
  Conversation(Client& client, std::unique_ptr<Dialer> dialer, Identity identity, std::shared_ptr<Clock> clock,
               std::unique_ptr<Rng> chance);

  void start();
  void callAt(std::unique_ptr<Dialer> dialer);
  void leave();
  void act(const Action& action) { game_.act(action); }
  void say(const QString& text, int phrase);
  QList<ChatLine> takeUnheard();
  void sayWhenIn(const QList<ChatLine>& lines);
  void ask(const wire::Request& request);

  ClientView known;

 private:
  void send(const wire::FromClient& message) override;
  void enter(Phase next) override;
  void hangUp(const QString& reason) override;
  void end(Refusal why, const QString& detail) override;
  bool mayFail() const override { return channel_->needsPulse(); }

  void dial();
  void greet();
  void dropChannel();
  int mostAttempts() const;
  void dialAgain(const QString& reason);
  void joinAnew();
  void confirmEnd();
  void sayAgain();
  void giveUpLines();
  void hear(const QByteArray& frame);
  void hearNonsense();
  void take(const wire::Welcome& welcome);
  void take(const wire::Refused& refused);
  void take(const wire::Pong& pong);
  void take(const wire::Bye& bye);
  void take(const wire::Challenge& challenge);
  void take(const wire::Introduction& told);
  bool isUnproved() const;
  bool asksWhichTable() const;
  void turnFrom(Refusal why, const QString& detail = {});
  void endIfProved(Refusal why, const QString& detail);
  bool isWaitedFor(const wire::FromServer& message) const;
  void awaitWelcome();
  void knockAgain(Refusal why, const QString& host);
  wire::Hello greeting() const;
  void beat();

  Client& client_;
  std::unique_ptr<Dialer> dialer_;
  std::shared_ptr<Clock> clock_;
  std::unique_ptr<Rng> chance_;
  std::unique_ptr<Channel> channel_;
  Alarm welcomeAlarm_, retryAlarm_, beatAlarm_;
  TableQuestion question_;  ///< as the last greeting asked it
  QString ownName_;         ///< the person's name at tables where their seat bears no other one
  QByteArray refusedBy_;    ///< id of the table that did not know the key for it: it is not tried again
  bool wasWelcomed_ = false, ended_ = false, toldElsewhere_ = false;
  /// The facts of the call since the last dial.
  struct Call {
    bool wasChallenged = false, wasIntroduced = false, isProved = false;
    Refusal elsewhere = Refusal::None;  ///< why the answer was not from the table; None: it did not answer
  } call_;
  SpokenLines spoken_{[this] {
    known.unheard = spoken_.lines();
    Q_EMIT client_.unheardChanged();
  }};
  QList<ChatLine> toSay_;      ///< at the next welcome: lines from the table of the game before
  bool isToSayAgain_ = false;  ///< the table has let it in again, and may be about to tell its last lines
  int attempts_ = 0;
  /// The pulse of the connection.
  struct Pulse {
    quint32 sent = 0;
    qint64 heardAt = 0, sentAt = 0;
    int roundTripMs = -1, everyMs = 5000;
    bool confirmsEnd = false;
  } pulse_;
  LogLine log_;  ///< for complaints about the server's messages
  TableListener table_;
  GameListener game_;
};

}  // namespace tapu
