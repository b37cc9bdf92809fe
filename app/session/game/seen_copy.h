// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <memory>

#include "app/client/client.h"
#include "app/net/clock.h"
#include "app/session/saved/game_files.h"
#include "app/text/complaint.h"
#include "engine/board/rng.h"

namespace tapu {

/// The copy that a guest keeps of their game on the network, as a record of what their seat saw: if the host or this
/// program is gone for good, somebody can host the game from it. There is one such file, of the last game.
class SeenCopy : public QObject {
 public:
  /// Where the copy lies among the saved games of a folder.
  static QString pathIn(const QString& folder);
  /// Keeps the copy of this client's game up to date while it runs, in a thread of its own, and removes it when the
  /// game is over. The copy of an earlier game stays until this one begins. The client, not started yet, must outlive
  /// it.
  SeenCopy(Client* client, QString path, std::shared_ptr<Clock> clock, QObject* parent);
  /// The table whose game the copy at `path` is; unknown if there is none, or an older program wrote it.
  static TableIdentity tableOf(const QString& path);
  /// Whether somebody could host the game from what this client has seen: a game on one board that is not over,
  /// if the client has a seat and knows all moves.
  static bool isWorthKeeping(const ClientView& view);
  /// Writes the copy of this client's game now. False and a complaint if that fails.
  static bool save(const ClientView& view, const QString& path, Complaint& complaint);

 private:
  static constexpr int kEveryMs = 4000;  ///< moves come in bursts
  void write();
  void remove();
  void atNewPhase();
  Client* client_;
  QString path_;
  bool isNew_;  ///< the game that begins is another one than that of the copy
  Alarm due_;
  QThreadPool writer_;  ///< one thread: the last state of the file is that of the game
};

/// The result of a copy.
struct MadeGame {
  QString problem;  ///< why nobody can go on with it, as a sentence; empty = good
  QString host;     ///< whose copy it is
  GameNote note;    ///< of the store; where it is hosted is left to the caller
};
/// Makes the store of a game that goes on from the copy at `copy`, with the reader of that seat as its host: cards that
/// they did not see are drawn anew. `store`: a file that is not there yet. `nameOf`: the name of a host's game, if the
/// copy has no title of its own; their seat may bear another name than they have by now.
MadeGame gameFromCopy(const QString& copy, const QString& store,
                      const std::function<QString(const QString& host)>& nameOf, Rng& rng);

}  // namespace tapu
