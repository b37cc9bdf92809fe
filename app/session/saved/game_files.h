// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QHostAddress>
#include <QList>
#include <QLockFile>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/client/client.h"
#include "app/session/settings/address.h"
#include "app/wire/lobby.h"
#include "app/wire/table_identity.h"

namespace tapu {

/// Facts about a game on this computer that need no look into its store: a note beside it, `<store>.json`.
struct GameNote {
  enum class Stage : quint8 {
    Gathering,  ///< in the lobby: nothing was played yet
    Playing,
    Over,
    Unreadable  ///< its store was looked into and cannot be played
  } stage = Stage::Gathering;
  enum class Reach : quint8 { ThisComputer, Network } reach = Reach::ThisComputer;
  /// A test play was begun in the board editor: it never takes the place of a game.
  enum class Kind : quint8 { Game, TestPlay } kind = Kind::Game;
  /// Deleted: hidden now, and removed when it can no longer be undone.
  enum class Fate : quint8 { Kept, Deleted } fate = Fate::Kept;
  int persons = 1;  ///< how many people play at this computer
  /// These people's names, the first person first, as the table has them; empty: an older program wrote the note.
  QStringList ownNames;
  QHostAddress listenAt = QHostAddress::Any;
  quint16 port = kDefaultPort;
  QString gameName;
  QString title;             ///< its new name; empty: never renamed
  QList<LobbySeat> seats;    ///< only names, colors, and which are bots
  int moves = 0;             ///< in its store, when the note was written
  QDateTime played;          ///< when the last move was made, UTC; not valid: unknown
  qint64 order = 0;          ///< larger than those of all games played on before (`playOrder`); 0: unknown
  TableIdentity table = {};  ///< at which it was played last; unknown: an older program wrote the note
  /// Somebody went on with the game from a copy, and the player of this computer was there.
  bool goesOnElsewhere = false;

  const QString& shownName() const { return title.isEmpty() ? gameName : title; }
  static constexpr int kMostTitle = 60;  ///< UTF-16 units
  bool operator==(const GameNote&) const = default;
};

/// A game as everybody may see it (6.9), for a picture and a few facts in lists: a file beside the store,
/// `<store>.view`.
struct GameView {
  Setup setup;
  State position;
};

/// A game in the list of saved games.
struct SavedGame {
  QString store;  ///< path
  GameNote note;  ///< with the time at which the store was last changed, where it does not tell when it was played
  enum class Use : quint8 {
    Free,
    Taken,    ///< some program plays it
    PutAside  ///< its store was damaged and lies under another name, `*.sqlite.damaged`, to be mended
  } use = Use::Free;
  std::optional<GameView> view;
  QString problem;         ///< why it cannot be continued: untranslated words of the system or of the store,
                           ///< to be put through `systemWords`; empty = it can
  bool hasGoneOn = false;  ///< from a copy, at another table: see gone_on.h
  /// Its place among all games, oldest first: the clock may have been put back since.
  qint64 order() const;
  bool mayContinue() const { return use == Use::Free && problem.isEmpty(); }
};
/// The order of a list: games before test plays, the newest first.
bool comesBefore(const SavedGame& a, const SavedGame& b);

/// The games of some folders: for each a store `*.sqlite`, its note `*.sqlite.json`, its view `*.sqlite.view`, and
/// while a program plays it `*.sqlite.lock`. A store is opened only if its note is missing, cannot be read, or notes a
/// lobby or damage, and never while its lock is held: that could wait for the program that plays it. Unfinished games
/// stay until somebody deletes them; games that are over or never began go by themselves, and all but the newest test
/// plays. A store without a note is never removed here: its note was lost, or it is not ours at all.
class GameFiles {
 public:
  static constexpr int kTestPlaysKept = 5;  ///< so many of the newest test plays are not removed

  /// Games of all these folders are listed; new ones are saved in the first. At least one.
  explicit GameFiles(QStringList folders);
  /// The folder where new games are saved.
  const QString& folder() const { return folders_.front(); }
  const QStringList& folders() const { return folders_; }
  /// Why no game can be kept in a folder, in the system's words and the reader's language; empty = it can. Makes the
  /// folder.
  static QString whyNotWritable(const QString& folder);
  /// A path for the store of a new game, which no file has.
  QString newFile() const;

  /// Tidies the folders as said above, which may remove files and mend notes; then the newest first, test plays after
  /// all others. `seats`: the tables at which this computer keeps a seat, where a game may have gone on.
  QList<SavedGame> list(const QList<TableIdentity>& seats = {}) const;
  /// The first of such a list that `mayContinue`, is no test play, and has not gone on from a copy, here or elsewhere;
  /// nothing if there is none.
  static std::optional<SavedGame> newestUnfinished(const QList<SavedGame>& games);
  /// The same for the list of now.
  std::optional<SavedGame> newestUnfinished() const { return newestUnfinished(list()); }
  /// The tables at which these games were played last, by their notes alone; without those of deleted ones.
  QList<TableIdentity> tables() const;
  /// The largest `order` of all games; its time for one without.
  qint64 lastOrder() const;
  /// The names under which people of this computer sat at another table of the same game, by the notes alone; empty: at
  /// none.
  QStringList namesAtAnother(const TableIdentity& table) const;
  /// Likewise, at this very table.
  QStringList namesAt(const TableIdentity& table) const;
  /// Notes that the player is at this table, where earlier games may have gone on.
  void markSucceeded(const TableIdentity& table) const;
  /// Looks into a store: why its game cannot be continued, as `SavedGame::problem`; empty = it can.
  static QString problemOf(const QString& store);

  /// The result of taking in a store from elsewhere.
  struct TakenIn {
    QString store;    ///< the path at which the game can be continued; empty if it cannot
    QString problem;  ///< why it cannot, as a sentence
  };
  /// Copies a store from elsewhere into `folder`. A store that lies in one of the folders already stays where it is.
  TakenIn takeIn(const QString& path) const;
  /// The same, but the store is copied even if it lies in one of the folders.
  TakenIn copyHere(const QString& path) const;

  // Notes, views and locks, which lie beside a store; `store` is its path. Reading gives nothing if there is no such
  // file or it cannot be read. Writing a note gives false if it failed; a view that cannot be written is left out.
  static std::optional<GameNote> readNote(const QString& store);
  static bool writeNote(const QString& store, const GameNote& note);
  static std::optional<GameView> readView(const QString& store);
  static void writeView(const QString& store, const GameView& view);
  static QString lockOf(const QString& store) { return store + QStringLiteral(".lock"); }
  static bool isTaken(const QString& store);  ///< some program plays the game at the moment
  /// Gives a game another name. False: the note cannot be written.
  static bool rename(const QString& store, const QString& title);
  /// Removes a store with all that lies beside it.
  static void remove(const QString& store);
  /// To be called when a damaged store got the name `keptAs`: gives note and view of the game that name too.
  static void followAside(const QString& store, const QString& keptAs);

 private:
  struct Found {
    QString store;
    GameNote note;
    SavedGame::Use use = SavedGame::Use::Free;
    QString problem;
  };
  QList<Found> findAll() const;
  QStringList namesWhere(const std::function<bool(const TableIdentity&)>& isIt) const;
  QStringList folders_;
};

/// A game that somebody deleted. Its files are removed when this object is destroyed, unless `undo` was called. Until
/// then no program lists or plays it; after a crash the next `GameFiles::list` removes it.
class DeletedGame {
 public:
  /// Takes the game of this store out of the list.
  explicit DeletedGame(QString store);
  ~DeletedGame();
  Q_DISABLE_COPY_MOVE(DeletedGame)
  /// False: another program plays it, or its folder cannot be written.
  bool isDone() const { return done_; }
  /// Puts the game back into the list, as it was before.
  void undo();

 private:
  QString store_;
  QLockFile lock_;
  bool done_ = false, hadNote_ = false;
};

/// The files of a running game: locked against other programs, with a note that is kept up to date in a thread of its
/// own. When this object is destroyed, the files of a game that is over or never began are removed.
class GameFile : public QObject {
  Q_OBJECT
 public:
  /// Locks the game of this store and writes the note; see `isMine`. `known`: the largest number in the order of all
  /// games and seats of this computer (`playOrder`).
  GameFile(QString store, GameNote note, qint64 known);
  ~GameFile() override;
  /// False: `whyNotMine`.
  bool isMine() const { return lock_.isLocked(); }
  enum class WhyNotMine : quint8 {
    Unwritable,  ///< its folder
    Taken,       ///< another program plays it
    NoFile       ///< its note or view is a pipe or a device, or a link to one
  };
  WhyNotMine whyNotMine() const { return whyNotMine_; }
  /// Keeps the note up to date with the news of the clients of the people at this computer; at least one. They may be
  /// destroyed first.
  void follow(const std::vector<Client*>& clients);
  /// Sets the stage of the game; the next note that is written has it.
  void mark(GameNote::Stage stage) { note_.stage = stage; }
  /// Sets the port at which the game was opened.
  void markPort(quint16 port) { note_.port = port; }
  /// To be called when the store was renamed to `keptAs` because it is damaged: note and view are renamed too.
  void markGone(const QString& keptAs);

 private:
  void read(const Client& client);
  void readName(const Client& client, qsizetype person);
  void write();
  QString store_;
  GameNote note_, written_;
  std::optional<GameView> view_;
  QLockFile lock_;
  WhyNotMine whyNotMine_ = WhyNotMine::Unwritable;
  qint64 known_;  ///< the largest number in the order of games and seats
  QTimer due_;
  QThreadPool writer_;  ///< one thread: the disk is slow, and notes stay in order
};

}  // namespace tapu
