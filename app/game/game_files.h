// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QLockFile>
#include <QString>
#include <QThreadPool>
#include <QTimer>
#include <memory>
#include <optional>

#include "app/formats/lobby.h"
#include "app/game/address.h"
#include "app/net/client.h"

namespace tapu {

/// What is known of a game on this computer without opening its store: a note beside it, `<store>.json`.
struct GameNote {
  enum class Stage : quint8 {
    Gathering,  ///< nothing to come back to
    Playing,
    Over,
    Unreadable  ///< its store was looked into and cannot be played
  } stage = Stage::Gathering;
  enum class Reach : quint8 { ThisComputer, Network } reach = Reach::ThisComputer;
  int persons = 1;  ///< at this computer
  QHostAddress listenAt = QHostAddress::Any;
  quint16 port = kDefaultPort;
  QString gameName;
  QList<LobbySeat> seats;  ///< their names in the lobby, and which are bots: no more
  int moves = 0;
  bool operator==(const GameNote&) const = default;
};

/// The games of one data folder: for each a store `*.sqlite`, its note `*.sqlite.json`, and while a program plays it
/// `*.sqlite.lock`. Nothing here opens the store of a game whose note is whole: that could wait for whoever plays it.
class GameFiles {
 public:
  static constexpr int kKept = 10;  ///< unfinished games; older ones go

  explicit GameFiles(const QString& dataFolder);
  QString newFile() const;
  /// The newest unfinished game that nobody plays at the moment. Tidies away what holds no game.
  std::optional<QString> newestUnfinished() const;

  static std::optional<GameNote> readNote(const QString& store);
  static void writeNote(const QString& store, const GameNote& note);
  static QString lockOf(const QString& store) { return store + QStringLiteral(".lock"); }
  static bool isTaken(const QString& store);  ///< some program plays it
  static void remove(const QString& store);   ///< with all that lies beside it

 private:
  static GameNote lookInside(const QString& store, const std::optional<GameNote>& known);
  QString folder_;
};

/// The files of a game that runs: locked against other programs, its note kept up to date without keeping anybody
/// waiting. When it is let go, a game that is over or never began leaves nothing behind.
class GameFile : public QObject {
  Q_OBJECT
 public:
  GameFile(QString store, GameNote note);
  ~GameFile() override;
  /// False: another program plays it.
  bool isMine() const { return lock_.isLocked(); }
  /// Follows what this client hears; it may go first.
  void follow(Client* client);
  void mark(GameNote::Stage stage) { note_.stage = stage; }

 private:
  void read(const Client& client);
  void write();
  QString store_;
  GameNote note_, written_;
  QLockFile lock_;
  QTimer due_;
  QThreadPool writer_;  ///< one thread: the disk is slow, and notes stay in order
};

}  // namespace tapu
