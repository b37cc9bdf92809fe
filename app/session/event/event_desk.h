// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>

#include "app/client/client.h"
#include "app/session/event/desk_pass.h"
#include "app/session/event/desk_reporter.h"
#include "app/session/event/event_seats.h"
#include "app/session/event/event_server.h"
#include "app/session/event/rehearsal.h"
#include "engine/play/round_time.h"

namespace tapu {

/// Stands between a running event and the organizer's window. It starts the event's server or finds it again, also when
/// the server ends in the midst of the event (once a minute, so that a server that fails does not fail for ever). It
/// connects as the organizer, knows what to show, and makes the organizer's requests. It may be the desk of somebody
/// who helps: then the server is that of another computer, and the log is kept in memory alone.
class EventDesk : public QObject {
  Q_OBJECT
 public:
  enum class Stage : quint8 {
    Closed,     ///< there is no event here
    Opening,    ///< its server is started or called
    Gathering,  ///< people sit down
    Playing,
    Over,
    Calling,    ///< the connection was lost; it is called again and again
    ServerGone  ///< its server has ended, or cannot be started: `problem` says why
  };

  /// `folder` and `program` as `EventServer` takes them.
  explicit EventDesk(const QString& folder, const QString& program = {}, QObject* parent = nullptr);
  ~EventDesk() override;

  /// Opens a new event; an earlier one in this folder is put aside, of a rehearsal thrown away. False: it cannot be
  /// opened, `problem` says why, and the earlier one still lies there.
  bool open(const EventPlan& plan);
  /// Goes back to the event of this folder; starts its server again if that has ended. For who helps: calls anew.
  void goBack();
  /// Opens another desk of an event whose first desk is elsewhere.
  void help(const DeskPass& pass);
  bool helps() const { return helped_.has_value(); }
  /// The way by which this desk reaches the server, and its key; empty while there is none.
  DeskPass pass() const;
  /// Leaves the desk; the event goes on.
  void leave();
  /// The name of the event that can be resumed; empty: none.
  QString offered() const;
  /// Ends a rehearsal and throws it away; returns the notes on it.
  RehearsalNotes endRehearsal();
  /// Forgets the event of this folder: its files are put aside, and its server is ended.
  void putAside();

  Stage stage() const;
  /// Why there is no connection, as a sentence; empty = no problem.
  const QString& problem() const { return problem_; }
  const EventPlan& plan() const { return plan_; }
  /// The seats and the setup of the table; without seats before it was heard of.
  const Lobby& lobby() const;
  /// Whether there is a position: `definition` and `state` may be used.
  bool hasGame() const { return client_ && client_->known().hasGame(); }
  const GameDefinition& definition() const { return client_->known().definition(); }
  const State& state() const { return client_->known().state; }
  /// The clock that runs, and the milliseconds left of it as of the last message; -1: none runs.
  RoundTime roundTime() const;
  qint64 clockLeftMs() const { return client_ ? client_->known().clockLeftMs : -1; }
  bool isPaused() const;
  /// A throw that somebody has to enter now (9.5, 9.19).
  bool owesThrow() const;
  /// The list of seats, problems first.
  std::vector<SeatLine> seats() const;
  /// The log of the event, for the organizer.
  const DeskReporter& report() const { return report_; }
  /// Why the game cannot begin, as a sentence; empty = it can.
  QString startBlockedBy() const;
  /// Codes of the seats, the names they are kept for, and latecomers.
  const OrganizerDesk& desk() const;
  /// The contents of the big screens.
  OnScreens onScreens() const;
  const EventServer& server() const { return server_; }
  Client* client() const { return client_.get(); }

  /// Asks the server for this; the answer is a change, or `refused`. Nothing happens where there is nobody to ask.
  void ask(const wire::Request& request);

 Q_SIGNALS:
  void stageChanged();
  /// Seats, setup, who is connected.
  void lobbyChanged();
  /// `desk` has changed.
  void deskChanged();
  /// `onScreens` has changed.
  void screensChanged();
  /// The position has changed.
  void moved();
  void clockChanged();
  /// A request was refused: the reason, as a sentence.
  void refused(const QString& sentence);

 private:
  void connectAsOrganizer();
  void startAgainIfGone();
  void keepNamedSeats();

  EventServer server_;
  std::optional<DeskPass> helped_;  ///< with which the desk of another computer's event was opened
  EventPlan plan_;
  std::unique_ptr<Client> client_;
  QTimer gap_;                   ///< until the break before a throw by hand is over
  QTimer look_;                  ///< while nobody answers: whether the server is there at all
  QElapsedTimer startedAgain_;   ///< since its server was started again by itself
  bool isStartedAgain_ = false;  ///< and nothing was noted of it yet
  bool isOpening_ = false;
  bool isOver_ = false;            ///< the game was over before this program began
  bool hasAskedForNames_ = false;  ///< by this connection
  bool hasNamedSeats_ = false;     ///< the server has the names that seats are kept for
  QString problem_;
  std::set<std::size_t> deeds_;  ///< the kinds of requests (`wire::kindOf`) asked for since the event was opened here
  DeskReporter report_;
};

}  // namespace tapu
