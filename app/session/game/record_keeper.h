// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>

#include "app/session/game/shown_game.h"

namespace tapu {

struct Finished;

/// Keeps the record of every game that is over and that somebody at this computer played: a file `*.tapu` in one
/// folder, one a game, with the time and with the seats that were played here. Records are written in a thread of their
/// own, since those of long Big Games take a while.
class RecordKeeper : public QObject {
  Q_OBJECT
 public:
  /// `folder` is made when the first record is kept.
  explicit RecordKeeper(QString folder, QObject* parent = nullptr);
  /// Waits until all records are written.
  ~RecordKeeper() override;
  /// The folder of the records.
  const QString& folder() const { return folder_; }
  /// Keeps the record of this game as soon as it is over.
  void follow(ShownGame& game);
  /// Waits until all requested files are written; their signals follow when the event loop runs.
  void waitForDone() { writer_.waitForDone(); }

 Q_SIGNALS:
  /// A record was written: the path of its file.
  void kept(const QString& path);
  /// A record could not be written: why, as a sentence. Told once as long as the program runs.
  void failed(const QString& sentence);

 private:
  void keep(Finished game, const QString& name);
  void tellFailure(const QString& reason);
  QString folder_;
  QThreadPool writer_;  ///< one thread: a game that ends twice finds its file
  bool hasFailed_ = false;
};

/// The file name of a record: day, name of the game and a mark of its moves that identifies it.
QString nameOfRecord(const QDateTime& played, const QString& gameName, const QString& mark);

}  // namespace tapu
