// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <map>
#include <memory>
#include <vector>

#include "app/client/bot_player.h"
#include "app/client/crowd_times.h"
#include "app/wire/refusal.h"

namespace tapu {

/// Bots in a program without a screen, which join one server over TCP and play until the game is over.
class HeadlessPlayers : public QObject {
  Q_OBJECT
 public:
  /// TokensNotKept: `Plan::tokenFile` cannot be written; NoTokenFile: it cannot be read.
  enum class Trouble : quint8 { None, TurnedAway, ConnectionLost, TokensNotKept, NoTokenFile };
  /// The outcome, told by `done`.
  struct Result {
    bool finished = false;
    SeatId winner = {};               ///< none: nobody won
    int moves = 0;                    ///< as numbered by the server
    int acts = 0, refused = 0;        ///< their acts, and those refused
    double seconds = 0;               ///< from the first dial to the end
    CrowdTimes::Figures times = {};   ///< how long they waited for the server
    Trouble trouble = Trouble::None;  ///< why it is not finished
    Refusal refusal = Refusal::None;  ///< Trouble::TurnedAway: the server's reason
    QString detail = {};              ///< version of the server, or the file
  };
  /// The key with which a player comes back to their seat.
  struct Key {
    QByteArray token;
    Receipt receipt;
    QByteArray table;  ///< id of the table to which it belongs: no other one is shown the token; empty: unknown
  };
  /// The server to call, and the way to play.
  struct Plan {
    QString host;
    quint16 port = 0;
    QString bot = QStringLiteral("greedy");
    MakeMind mind = makeMind;  ///< makes the mind of each seat; their seats are not known yet
    QString name = {};         ///< their name, with a number each; empty: as `bot`
    int seats = 1;             ///< how many bots join
    int code = -1;             ///< of the seat for the one bot (app/wire/join_code.h); -1 = any seat
    int paceMs = 0;            ///< milliseconds of thinking before an act, on average: no two seats think as long
    QString tokenFile;         ///< file in which their keys are kept; empty = none
    int patienceMs = 600'000;  ///< milliseconds without a connection before they give up: a host may sleep
  };

  /// `plan.mind` must know `plan.bot`.
  explicit HeadlessPlayers(Plan plan, std::shared_ptr<Clock> clock);
  ~HeadlessPlayers() override;
  /// Connects all of them; `done` follows.
  void start();

 Q_SIGNALS:
  /// Emitted once: the game is over, or one of them cannot go on.
  void done(const tapu::HeadlessPlayers::Result& result);

 private:
  int paceOf(int index) const;
  std::unique_ptr<Client> newClient(int index);
  /// Looks, after any of them changed, whether all are done or connected, and keeps their keys.
  void review();
  void keepKeys();
  void keepKeysSoon();
  Result lost() const;
  void finish(Result result);
  Plan plan_;
  /// The answer from elsewhere to a player who has lost the table.
  struct Elsewhere {
    Refusal why = Refusal::None;
    QString detail = {};
  } elsewhere_;
  std::shared_ptr<Clock> clock_;
  CrowdTimes times_;
  Alarm patience_, receiptDue_;
  QString crowd_;
  QList<Key> keys_;  ///< by player
  std::vector<std::unique_ptr<BotPlayer>> players_;
  std::map<Client::Phase, int> inPhase_;  ///< how many of them have come into it and not left it
  qint64 startedAt_ = 0;
  bool done_ = false;
};

}  // namespace tapu
