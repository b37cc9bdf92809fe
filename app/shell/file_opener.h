// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>

#include "app/shell/event_flow.h"
#include "app/shell/game_launch.h"
#include "app/shell/replay_flow.h"
#include "app/text/complaint.h"

class QMenu;

namespace tapu {

/// Opens files: a saved game, a record, a chain or a board. It hands each kind to the part that opens it, tells why a
/// file cannot be opened, and lists recent files.
class FileOpener : public QObject {
  Q_OBJECT
 public:
  /// The parts of the program that it uses; `window` gets its boxes. All must outlive it.
  struct Means {
    Pages& pages;
    ReplayFlow& replays;
    EventFlow& events;
    GameLaunch& launch;
    Settings& settings;
    const AppLook& look;
    QWidget* window;
  };
  explicit FileOpener(const Means& means);
  /// Sets the function that opens boards; without this call no board can be opened.
  void setBoards(std::function<void(const QStringList& paths)> open) { openBoards_ = std::move(open); }

  /// Opens a saved game, a record or a board; a box names the file and the reason if it is none of these.
  void openOne(const QString& path);
  /// The same for several: all boards are opened, or without boards the first of the others; a box names the rest. At
  /// the first start they wait for `goOnAfterFirstRun`.
  void open(const QStringList& paths);
  /// Opens the files that have waited until language and name were chosen.
  void goOnAfterFirstRun();
  /// Lets the person choose a file, for `openOne`.
  void ask();
  /// Fills the menu of recent files, anew each time: files come and go.
  void list(QMenu& menu);
  /// Shows a box that names the file and says why it cannot be opened.
  void tellUnopened(const QString& path, const Complaint& complaint);

 Q_SIGNALS:
  /// The list of recent files has changed.
  void remembered();

 private:
  void remember(const QString& path);
  void openOther(const QString& path);
  void tellLeftOut(const QStringList& paths);

  Means by_;
  std::function<void(const QStringList& paths)> openBoards_;
  QStringList afterFirstRun_;  ///< to be opened while there is no name yet
};

}  // namespace tapu
