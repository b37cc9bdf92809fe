// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <optional>

#include "app/session/event/event_plan.h"
#include "app/text/complaint.h"

namespace tapu {

/// The server of an event: `tapu-server` in a process of its own, so that the event goes on while the organizer's
/// window is closed. One folder holds its files: the plan, the store of the game, the key that makes its owner the
/// organizer, and the server's output. A folder holds one event; an earlier one is put aside.
class EventServer : public QObject {
  Q_OBJECT
 public:
  /// `program`: the path of tapu-server; empty = beside this program, else where the system looks for programs.
  explicit EventServer(const QString& folder, const QString& program = {}, QObject* parent = nullptr);
  ~EventServer() override;

  /// The folder of the event of a person whose saved games lie in this folder.
  static QString folderBeside(const QString& games);
  /// The folders of earlier events of that person, which were put aside, the newest first.
  static QStringList earlierBeside(const QString& games);
  /// The folder of the rehearsal of that event.
  static QString rehearsalBeside(const QString& games);

  /// Begins an event: puts an earlier one aside, keeps the plan, starts the server. It returns at once; `listening` or
  /// `failed` follows. False, and `failed` was emitted: the port is taken, or the folder does not hold the new event.
  bool begin(const EventPlan& plan);
  /// Starts the server of the event that lies here again, from its store; the same answers.
  void restart();
  /// Goes back to the event that lies here: if its server runs, `listening` follows, else it is restarted.
  void goBack();
  /// The event in the folder; nothing if there is none, or it was put aside.
  std::optional<EventPlan> plan() const { return planIn(file(QStringLiteral("event.json"))); }
  /// Keeps the plan of an event that is not opened yet, beside the folder, until `begin` has one; `draft` gives it
  /// back. The complaint of a disk that refuses it: then it lasts as long as the window.
  Complaint keepDraft(const EventPlan& plan) const;
  std::optional<EventPlan> draft() const { return planIn(draftFile()); }
  /// Whether an event lies here whose plan cannot be read: one cannot go back to it. `begin` puts it aside.
  bool isDamaged() const;
  /// The folder of the event.
  const QString& folder() const { return folder_; }
  /// Whether the process of its server is there.
  bool isRunning() const;
  /// Whether its game has ended; looks into the store. A server that ended before all players had heard of the end is
  /// started again for them: that game is not over.
  bool isOver() const;
  /// Asks the server to end, as Ctrl+C does; accepted moves are in the store.
  void end();
  /// Moves the files of an event that is over aside, beside this folder. False: it cannot be moved, as when another
  /// program has a file of it open (Windows), and stays as it is.
  bool putAside();
  /// Ends the server, and deletes the folder's contents. False: it does not end, or something cannot be removed.
  bool discard();
  /// Notes that the server has the names that the seats are kept for; from now on the organizer changes them there.
  void noteNamed();
  bool isNamed() const;
  /// The key that makes its owner the organizer; empty while the server has not made it.
  QByteArray key() const;
  /// The file that keeps the game.
  QString store() const { return file(QStringLiteral("event.sqlite")); }
  /// The file in which the organizer's log is kept.
  QString log() const { return file(QStringLiteral("desk.log")); }
  quint16 port() const { return port_; }

 Q_SIGNALS:
  /// The server takes connections at `port()`.
  void listening();
  /// The server cannot be started, or has ended by itself: why, as a sentence.
  void failed(const QString& sentence);

 private:
  bool hasFiles() const;  ///< whether the folder holds an event, even if its plan is lost
  QString file(const QString& name) const;
  QString draftFile() const { return folder_ + QStringLiteral("-draft.json"); }
  static std::optional<EventPlan> planIn(const QString& path);
  QStringList argumentsFor(const EventPlan& plan) const;
  void start();
  void look();
  bool endAndWait();
  QString lastWords() const;

  QString folder_, program_;
  QTimer timer_;
  int looks_ = 0;
  qint64 process_ = 0;
  quint16 port_ = 0;
};

}  // namespace tapu
