// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_files.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include "app/net/hosted_server.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kNoteEveryMs = 5000;
constexpr int kMostPersons = 4;
const QStringList kStages{u"gathering"_s, u"playing"_s, u"over"_s, u"unreadable"_s};

QString noteOf(const QString& store) { return store + u".json"_s; }

LobbySeat seatOf(SeatHolder holder, const QString& name) {
  LobbySeat seat;
  seat.holder = holder;
  seat.name = name;
  return seat;
}

/// What a note keeps of seats: it is not written anew for each ping.
QList<LobbySeat> seatsToNote(const QList<LobbySeat>& seats) {
  QList<LobbySeat> kept;
  for (const LobbySeat& each : seats) kept << seatOf(each.holder, each.name);
  return kept;
}

}  // namespace

// GameFiles

GameFiles::GameFiles(const QString& dataFolder)
    : folder_((dataFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : dataFolder) +
              u"/games"_s) {
  QDir().mkpath(folder_);
}

QString GameFiles::newFile() const {
  return folder_ + u'/' + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz"_s) + u".sqlite"_s;
}

std::optional<QString> GameFiles::newestUnfinished() const {
  using Stage = GameNote::Stage;
  std::optional<QString> newest;
  int kept = 0;
  const QStringList names = QDir(folder_).entryList({u"*.sqlite"_s}, QDir::Files, QDir::Name | QDir::Reversed);
  for (const QString& name : names) {
    const QString store = folder_ + u'/' + name;
    if (isTaken(store)) continue;
    auto note = readNote(store);
    // A lobby that a crash left behind, or a lost note: the store knows.
    if (!note || note->stage == Stage::Gathering) note = lookInside(store, note);
    const bool holdsNothing = note->stage == Stage::Gathering || note->stage == Stage::Over;
    if (holdsNothing || ++kept > kKept)
      remove(store);
    else if (!newest && note->stage == Stage::Playing)
      newest = store;
  }
  return newest;
}

GameNote GameFiles::lookInside(const QString& store, const std::optional<GameNote>& known) {
  GameNote note = known.value_or(GameNote{});
  if (const auto found = HostedServer::unfinishedIn(store)) {
    note.stage = GameNote::Stage::Playing;
    note.gameName = found->gameName;
    note.seats = seatsToNote(found->seats);
    note.moves = found->moves;
  } else if (!known) {
    note.stage = GameNote::Stage::Unreadable;
  }
  writeNote(store, note);
  return note;
}

std::optional<GameNote> GameFiles::readNote(const QString& store) {
  QFile in(noteOf(store));
  if (!in.open(QIODevice::ReadOnly)) return std::nullopt;
  const QJsonObject json = QJsonDocument::fromJson(in.readAll()).object();
  const auto stage = kStages.indexOf(json["stage"_L1].toString());
  if (stage < 0) return std::nullopt;
  GameNote note;
  note.stage = static_cast<GameNote::Stage>(stage);
  note.reach = json["network"_L1].toBool() ? GameNote::Reach::Network : GameNote::Reach::ThisComputer;
  note.persons = qBound(1, json["persons"_L1].toInt(1), kMostPersons);
  note.port = static_cast<quint16>(json["port"_L1].toInt(kDefaultPort));
  if (const QHostAddress address(json["address"_L1].toString()); !address.isNull()) note.listenAt = address;
  note.gameName = json["name"_L1].toString();
  const QJsonArray names = json["seats"_L1].toArray(), bots = json["bots"_L1].toArray();  // no bots in older notes
  for (int i = 0; i < names.size(); ++i)
    note.seats << seatOf(bots.contains(i) ? SeatHolder::Bot : SeatHolder::Person, names[i].toString());
  note.moves = json["moves"_L1].toInt();
  return note;
}

void GameFiles::writeNote(const QString& store, const GameNote& note) {
  QJsonArray names, bots;
  for (int i = 0; i < note.seats.size(); ++i) {
    names << note.seats[i].name;
    if (note.seats[i].holder == SeatHolder::Bot) bots << i;
  }
  const QJsonObject json{
      {u"stage"_s, kStages.value(static_cast<int>(note.stage))},
      {u"network"_s, note.reach == GameNote::Reach::Network},
      {u"persons"_s, note.persons},
      {u"port"_s, note.port},
      {u"address"_s, note.listenAt == QHostAddress::Any ? QString() : note.listenAt.toString()},
      {u"name"_s, note.gameName},
      {u"seats"_s, names},
      {u"bots"_s, bots},
      {u"moves"_s, note.moves},
  };
  QSaveFile out(noteOf(store));
  if (!out.open(QIODevice::WriteOnly)) return;
  out.write(QJsonDocument(json).toJson());
  out.commit();
}

bool GameFiles::isTaken(const QString& store) {
  if (!QFile::exists(lockOf(store))) return false;
  QLockFile lock(lockOf(store));
  lock.setStaleLockTime(0);  // only a lock whose program died is void
  return !lock.tryLock(0);
}

void GameFiles::remove(const QString& store) {
  for (const char* ending : {"", "-wal", "-shm", ".json"}) QFile::remove(store + QLatin1StringView(ending));
}

// GameFile

GameFile::GameFile(QString store, GameNote note)
    : store_(std::move(store)), note_(std::move(note)), lock_(GameFiles::lockOf(store_)) {
  lock_.setStaleLockTime(0);
  writer_.setMaxThreadCount(1);
  due_.setSingleShot(true);
  due_.setInterval(kNoteEveryMs);
  connect(&due_, &QTimer::timeout, this, &GameFile::write);
  if (!lock_.tryLock(0)) return;
  GameFiles::writeNote(store_, note_);
  written_ = note_;
}

GameFile::~GameFile() {
  if (!isMine()) return;
  const bool holdsNothing = note_.stage == GameNote::Stage::Gathering || note_.stage == GameNote::Stage::Over;
  if (!holdsNothing) write();
  writer_.waitForDone();
  if (holdsNothing) GameFiles::remove(store_);
}

void GameFile::follow(Client* client) {
  const auto look = [this, client] { read(*client); };
  connect(client, &Client::lobbyChanged, this, look);
  connect(client, &Client::gameStarted, this, look);
  connect(client, &Client::moved, this, look);
  connect(client, &Client::phaseChanged, this, look);
}

void GameFile::read(const Client& client) {
  const bool hadBegun = note_.stage != GameNote::Stage::Gathering;
  if (client.phase() == Client::Phase::Over) mark(GameNote::Stage::Over);
  const Lobby& lobby = client.lobby();
  if (!lobby.gameName.isEmpty()) note_.gameName = lobby.gameName;
  if (!lobby.seats.isEmpty()) note_.seats = seatsToNote(lobby.seats);
  if (!client.hasGame()) return;
  if (!hadBegun && note_.stage != GameNote::Stage::Over) note_.stage = GameNote::Stage::Playing;
  note_.moves = client.moveNumber();
  if (!hadBegun)
    write();
  else if (!due_.isActive())
    due_.start();
}

void GameFile::write() {
  if (note_ == written_) return;
  written_ = note_;
  writer_.start([store = store_, note = note_] { GameFiles::writeNote(store, note); });
}

}  // namespace tapu
