// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <vector>

#include "app/client/client.h"
#include "engine/play/company.h"

namespace tapu {

/// Whether bots leave out the pauses that let people follow them.
enum class Haste : quint8 { No, Yes };

/// Between a game and its windows: one for a solo game, a hot-seat game and a LAN game. Windows ask it and send actions
/// to it; they know no client, server or socket. In a hot-seat game several local seats share it: `viewer` is the one
/// whose cards are shown, and a curtain stands between two of them, in the set-up only where there is something to
/// hide.
class GameController : public QObject {
  Q_OBJECT
 public:
  /// At least one client; several = hot-seat, all at the same table. Takes them over, and keeps `host` (the server of a
  /// game hosted here) as long as they need it.
  explicit GameController(std::vector<std::unique_ptr<Client>> clients, std::shared_ptr<void> host = {},
                          QObject* parent = nullptr);
  ~GameController() override;

  // The table
  const Lobby& lobby() const;
  Client::Phase phase() const;
  bool isHost() const;
  bool isHotSeat() const;
  bool isPaused() const;
  bool isLocal(SeatId seat) const;   ///< a person at this computer
  Company company() const;           ///< the persons at the table, and how many of them sit elsewhere
  QList<SeatId> localSeats() const;  ///< of the persons at this computer: the viewer, then the others in seat order
  QString startBlockedBy() const;    ///< why the host cannot start yet; empty = they can
  QString seatName(SeatId seat) const;
  int seatColor(SeatId seat) const;

  // The position, as `viewer` sees it
  bool hasGame() const;
  SeatId viewer() const;            ///< whose eyes; in a hot-seat game it changes, and none is possible
  bool isCurtainDown() const;       ///< hot-seat: hide hands, offer "Pass to %1" (%1 = viewer); state() is nobody's
  QList<SeatId> mayPassTo() const;  ///< hot-seat: others here whom an offer or a decision waits for
  const GameDefinition& definition() const;
  const State& state() const;
  const LegalActions& legal() const;  ///< of `viewer`; empty behind the curtain and while an action is on its way
  bool mustDecide() const;            ///< the game waits for `viewer`
  qint64 clockLeftMs() const;
  QString prompt() const;  ///< whose turn it is and what to do: the one prompt line, translated
  const std::vector<Move>& history() const;
  const QList<ChatLine>& chat() const;
  /// Everything that happened, for the log; rebuilt after a rejoin. In a hot-seat game without anybody's secrets.
  const std::vector<Event>& log() const;
  QString logLine(const Event& event) const;  ///< in the language of the moment; empty = the log leaves it out

  /// True while a game that runs here waits for bots alone: they may be hurried.
  bool mayHurry() const;

  // What people do
  /// Who sets the pace of the bots of a game that runs here.
  void setPacer(std::function<void(Haste)> pacer);
  /// Bots play without pauses until a person has to decide or is asked something (expectation 12).
  void hurryBots();
  void submit(const Action& action);
  bool mayTakeBack() const;  ///< the last move is the viewer's and showed nothing (0.13), as far as he knows
  void takeBack();
  void liftCurtain();
  void passTo(SeatId seat);  ///< brings the curtain down for one of `mayPassTo`
  void say(const QString& text);
  void sayPhrase(int phrase);
  /// One of app/client/requests.h, from the first person at this computer: it may be the host. Answered by
  /// `lobbyChanged`, `moved` or `refused`.
  void ask(const wire::Request& request);
  /// The vote of one person at this computer for an end without a winner (10.4), or back from it.
  void voteToStop(SeatId voter, Ready stops);
  /// The finished or unfinished game as a record, as far as it may be known here. What is wrong, in a sentence, if it
  /// fails.
  QString saveRecord(const QString& path) const;
  /// What the game that ran here was, with all that was hidden: for its record.
  void keepWholeHistory(std::vector<Move> moves);
  void leave();

 Q_SIGNALS:
  void phaseChanged();
  void lobbyChanged();
  void gameStarted();
  void moved(const std::vector<tapu::Move>& moves, const std::vector<tapu::Event>& events);
  void viewerChanged();  ///< other eyes, or the curtain fell or rose: draw everything anew
  void logChanged();     ///< log() grew or was rebuilt
  void legalChanged();
  void promptChanged();
  void clockChanged();
  /// Translated sentence and the number of the rule; empty if no rule but the server refused (start, name, ...).
  void refused(const QString& sentence, const QString& rule);
  void chatted(const tapu::ChatLine& line);
  void chatRenewed();  ///< `chat()` is another list: what was said before we came (back)
  void turnedAway(const QString& sentence);
  void left();  ///< on the own wish, by leave()

 private:
  class Wiring;
  std::unique_ptr<Wiring> wiring_;
};

}  // namespace tapu
