// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>

#include "app/client/client.h"
#include "app/client/spoken_lines.h"
#include "app/client/table_question.h"
#include "app/net/log_line.h"
#include "app/wire/messages.h"
#include "engine/play/legal_actions.h"

namespace tapu {

/// The private implementation of Client: dials, greets, keeps the connection alive, comes back after a loss, and keeps
/// the position by applying the server's news.
class Client::Conversation : public QObject {
 public:
  Conversation(Client& client, std::unique_ptr<Dialer> dialer, Identity identity, std::shared_ptr<Clock> clock,
               std::unique_ptr<Rng> chance);

  void start();
  void callAt(std::unique_ptr<Dialer> dialer);
  void leave();
  void act(const Action& action);
  void say(const QString& text, int phrase);
  const QList<ChatLine>& unheard() const { return spoken_.lines(); }
  QList<ChatLine> takeUnheard();
  void sayWhenIn(const QList<ChatLine>& lines);
  void ask(const wire::Request& request);
  bool isConnected() const { return isIn_; }
  bool isNear() const { return isNear_; }
  QByteArray keyHash() const;

  Phase phase = Phase::Connecting;
  Identity identity;
  SeatId seat;  ///< as the server numbers it
  Lobby lobby;  ///< on a long chain that of the window
  /// The own seat as the lobby and `definition` number it.
  SeatId ownSeat() const { return window ? window->local(seat) : seat; }
  OrganizerDesk desk;
  OnScreens onScreens;
  TableFacts table;
  std::optional<Setup> setup;
  std::shared_ptr<const GameDefinition> definition;
  /// On a chain: the part of it that `definition` and `state` are about.
  std::optional<ChainWindow> window;
  std::optional<wire::Rank> rank;
  CommonNews common;
  FinalTable finalTable;  ///< all rows that have come so far
  int rowsOfTable = 0;    ///< its number of rows; 0 = none has come
  State state;
  std::vector<Move> history;
  bool hasWholeHistory = true;
  QList<ChatLine> chat;
  int upTo = 0;
  qint64 clockLeftMs = -1;
  int desyncs = 0;
  int leastPaceMs = 0;
  int offerWaitMs = 0;
  /// The open offer of a seat, as this client saw it.
  struct SeenOffer {
    qint64 at = 0;       ///< when it saw it first
    qint64 stoodMs = 0;  ///< how long bots have stood still since, until they went on last
  };
  std::map<SeatId, SeenOffer> offersSeen;
  std::optional<qint64> stoodSince;  ///< bots stand still, from then on
  qint64 offerAgeMs(SeatId offerer) const;
  qint64 offerStoodMs(SeatId offerer) const;
  void standStill(Held stands);
  /// The Act that was sent and is not answered.
  struct UnderWay {
    quint32 seq = 0;
    Action action;
  };
  std::optional<UnderWay> underWay;

 private:
  void dial();
  void greet();
  void dropChannel();
  int mostAttempts() const;
  void channelClosed(const QString& reason);
  void dialAgain(const QString& reason);
  void joinAnew();
  void confirmEnd();
  void sayAgain();
  void giveUpLines();
  void hearNonsense();
  void end(Refusal why, const QString& detail);
  void enter(Phase next);
  void send(const wire::FromClient& message);
  void hear(const QByteArray& frame);
  void take(const wire::Welcome& welcome);
  void take(const wire::Refused& refused);
  void take(const wire::Snapshot& snapshot);
  void take(const wire::Batch& batch);
  void take(const wire::Position& position);
  void take(const wire::News& news);
  void take(const wire::Chat& said);
  void take(const wire::LobbyNews& news);
  void take(const wire::LobbyPart& part);
  void take(const wire::LobbyChange& change);
  void takeOver(const Lobby& told, SeatId yourSeat);
  void take(const wire::Pong& pong);
  void take(const wire::Bye& bye);
  void take(const wire::Talk& talk);
  void take(const wire::DeskNews& news);
  void take(const wire::ScreenNews& news);
  void take(const wire::HallNews& told);
  void take(const wire::FinalPart& part);
  void take(const wire::TableNews& told);
  void take(const wire::Challenge& challenge);
  void take(const wire::Introduction& told);
  bool hasKey() const;
  bool isUnproved() const;
  bool asksWhichTable() const;
  void turnFrom(Refusal why, const QString& detail = {});
  void endIfProved(Refusal why, const QString& detail);
  bool isWaitedFor(const wire::FromServer& message) const;
  void awaitWelcome();
  void knockAgain(Refusal why, const QString& host);
  bool isPossible(const wire::Snapshot& snapshot) const;
  /// The seat is at the board of whose player this is the window.
  static bool isHome(const ChainWindow& window, SeatId seat);
  bool isPossible(const Lobby& told, SeatId yourSeat) const;
  bool play(const wire::Batch& batch, std::vector<Event>& events);
  /// The part of some news about moves: the believable moves, their events, and whether these are all.
  struct Told {
    std::vector<Move> moves;
    std::vector<Event> events;
    bool isWhole = true;
  };
  std::optional<Told> toldIn(const wire::News& news);
  void noteOffers(const std::vector<Event>& events);
  /// After taking over a whole position (Snapshot or Position): takes over its other parts.
  template <class Whole>
  void settleIn(const Whole& whole);
  bool mayComeNow();
  bool isPossible(const wire::Position& position) const;
  bool isPossible(const wire::Rank& told) const;
  bool isPossible(const CommonNews& told) const;
  bool isPossible(const wire::FinalPart& part) const;
  /// The same line with its seat in the numbers of the lobby.
  ChatLine shown(ChatLine line) const;
  void keep(const std::vector<Move>& moves);
  template <class Whole>
  bool settleUnderWay(const Whole& whole);
  wire::Hello greeting() const;
  void note(int moves, const QByteArray& receipt);
  void desync();
  bool isTooOften(std::deque<qint64>& times, std::size_t most) const;
  void awaitSnapshot();
  void beat();
  bool isEye() const { return identity.attendance != Attendance::Player; }
  void sendAct();

  Client& client_;
  std::unique_ptr<Dialer> dialer_;
  std::shared_ptr<Clock> clock_;
  std::unique_ptr<Rng> chance_;
  std::unique_ptr<Channel> channel_;
  Alarm welcomeAlarm_, retryAlarm_, beatAlarm_, snapshotAlarm_;
  /// Sent in each Hello until a welcome came: shows the server that the same client greets again, which may have a seat
  /// already.
  QByteArray nonce_;
  TableQuestion question_;  ///< as the last greeting asked it
  QString ownName_;         ///< under which they come where no seat is known under another one
  QByteArray refusedBy_;    ///< id of the table that did not know the key for it: it is not tried again
  bool wasWelcomed_ = false, isIn_ = false, isNear_ = false, awaitsSnapshot_ = false, ended_ = false,
       confirmsEnd_ = false, wasChallenged_ = false, wasIntroduced_ = false, isProved_ = false, toldElsewhere_ = false;
  Refusal elsewhere_ = Refusal::None;  ///< why the last answer was not from the table; None: it did not answer
  SpokenLines spoken_{[this] { Q_EMIT client_.unheardChanged(); }};
  QList<ChatLine> toSay_;      ///< at the next welcome: lines from the table of the game before
  bool isToSayAgain_ = false;  ///< the table has let it in again, and may be about to tell its last lines
  int attempts_ = 0;
  quint32 lastSeq_ = 0, pings_ = 0;
  qint64 lastHeard_ = 0, pingedAt_ = 0;
  int roundTripMs_ = -1, heartbeatMs_ = 5000;
  std::deque<qint64> desyncTimes_, unaskedTimes_;  ///< when they happened, within the last minute
  LogLine log_;                                    ///< for complaints about the server's messages
};

}  // namespace tapu
