// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/saved/game_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryFile>
#include <algorithm>
#include <filesystem>

#include "app/files/record_header.h"
#include "app/files/whole_file.h"
#include "app/host/server/store_contents.h"
#include "app/host/store/store_bytes.h"
#include "app/session/saved/gone_on.h"
#include "app/session/saved/play_order.h"
#include "app/session/settings/settings.h"
#include "app/session/settings/table_json.h"
#include "app/text/shown_text.h"
#include "app/text/system_words.h"
#include "app/text/whole_letters.h"
#include "app/wire/messages.h"
#include "app/wire/names.h"
#include "engine/play/visible.h"
#include "engine/state/seat_set.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class Saved {
  Q_DECLARE_TR_FUNCTIONS(SavedGames)
};

constexpr int kNoteEveryMs = 5000;
constexpr qsizetype kMostTexts = 200;  ///< UTF-16 units of a name in a note, far more than ours have
constexpr int kProbeBytes = 64 * 1024;
constexpr qint64 kMostView = 1024 * 1024;
const QStringList kStages{u"gathering"_s, u"playing"_s, u"over"_s, u"unreadable"_s};
const QRegularExpression kStoreName(u"\\.sqlite(\\.damaged(-[0-9]+)?)?$"_s);
constexpr QFile::Permissions kOwnerAlone = QFile::ReadOwner | QFile::WriteOwner;
const QStringList kBeside{{}, u"-wal"_s, u"-shm"_s, u"-open"_s, u".json"_s, u".view"_s};

QString noteOf(const QString& store) { return store + u".json"_s; }
QString viewOf(const QString& store) { return store + u".view"_s; }

LobbySeat seatOf(SeatHolder holder, const QString& name, int color) {
  LobbySeat seat;
  seat.holder = holder;
  seat.name = name;
  seat.color = color;
  return seat;
}

/// The part of the seats that a note has: nothing that changes with each ping, or it would be written all the time.
QList<LobbySeat> seatsToNote(const QList<LobbySeat>& seats) {
  QList<LobbySeat> kept;
  for (const LobbySeat& each : seats) kept << seatOf(each.holder, each.name, each.color);
  return kept;
}

/// Writes the store's facts into the note; the rest of the note stays.
void learnFrom(const StoreContents& found, const QString& store, GameNote& note, bool isNew) {
  note.stage = GameNote::Stage::Playing;
  note.gameName = found.lobby->gameName;
  note.seats = seatsToNote(found.lobby->seats);
  note.moves = std::max(note.moves, found.moves);  // a larger number in the note shows that moves are missing
  if (isNew) {
    note.persons = qBound(1, found.nearPersons, kMostSeatsOfTable);
    const auto persons = std::ranges::count(note.seats, SeatHolder::Person, &LobbySeat::holder);
    note.reach = persons > found.nearPersons ? GameNote::Reach::Network : GameNote::Reach::ThisComputer;
  }
  GameFiles::writeView(store, {found.lobby->setup, found.position});
}

QFileInfoList storesIn(const QStringList& folders) {
  QFileInfoList files;
  for (const QString& folder : folders) files << QDir(folder).entryInfoList({u"*.sqlite*"_s}, QDir::Files);
  files.removeIf([](const QFileInfo& file) { return !kStoreName.match(file.fileName()).hasMatch(); });
  return files;
}

/// When a game of this note was played: where the note does not tell it, when its store was last changed.
QDateTime playedAt(const GameNote& note, const QFileInfo& store) {
  return note.played.isValid() ? note.played : store.lastModified();
}

qint64 orderOf(const QFileInfo& store) {
  const GameNote note = GameFiles::readNote(store.filePath()).value_or(GameNote{});
  return note.order > 0 ? note.order : playedAt(note, store).toMSecsSinceEpoch();
}

/// The stores of these folders, the newest first. Each note is read once, before they are compared: where one is
/// written meanwhile, a file would come before another and after it, and the sort would leave the list.
QFileInfoList newestFirst(const QFileInfoList& stores) {
  struct Ranked {
    qint64 order = 0;
    QString name;
    QFileInfo file;
  };
  std::vector<Ranked> ranked;
  for (const QFileInfo& file : stores) ranked.push_back({orderOf(file), file.fileName(), file});
  std::ranges::sort(ranked, std::greater{}, [](const Ranked& each) { return std::pair(each.order, each.name); });
  QFileInfoList files;
  for (const Ranked& each : ranked) files << each.file;
  return files;
}

bool holdsNothing(const GameNote& note) {
  return note.stage == GameNote::Stage::Gathering || note.stage == GameNote::Stage::Over;
}

/// Judged by the first bytes of the file. False for files of other programs and for empty ones: they are left alone.
bool isOfThisProgram(const QString& store) {
  using Kind = StoreBytes::Kind;
  const Kind kind = readStoreBytes(store).kind;
  return kind == Kind::Store || kind == Kind::Newer || kind == Kind::Damaged;
}

/// Whether a store without a note is listed: if a game was hosted at this computer, or if the store is damaged, so that
/// nobody knows. Other stores without a note belong to tapu-server.
bool isWorthNoting(const StoreContents& contents) {
  return !contents.problem.isEmpty() || (contents.lobby && contents.hostIsNear);
}

}  // namespace

qint64 SavedGame::order() const { return note.order > 0 ? note.order : note.played.toMSecsSinceEpoch(); }

// GameFiles

GameFiles::GameFiles(QStringList folders) : folders_(std::move(folders)) { QDir().mkpath(folder()); }

QString GameFiles::whyNotWritable(const QString& folder) {
  std::error_code error;
  std::filesystem::create_directories(std::filesystem::path(folder.toStdU16String()), error);
  if (error) return systemWords(qt_error_string(error.value()));
  QTemporaryFile probe(folder + u"/XXXXXX.probe"_s);
  const QByteArray some(kProbeBytes, '\0');  // on a full disk an empty file could still be made
  const bool isWritten = probe.open() && probe.write(some) == some.size() && probe.flush();
  return isWritten ? QString() : systemWords(probe.errorString());
}

QString GameFiles::newFile() const {
  return folder() + u'/' + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz"_s) + u".sqlite"_s;
}

qint64 GameFiles::lastOrder() const {
  qint64 last = 0;
  for (const QFileInfo& file : storesIn(folders_)) last = std::max(last, orderOf(file));
  return last;
}

/// Lists the games, the newest first, and removes files without a game.
QList<GameFiles::Found> GameFiles::findAll() const {
  using Stage = GameNote::Stage;
  QList<Found> found;
  int testPlays = 0;
  for (const QFileInfo& file : newestFirst(storesIn(folders_))) {
    Found each{file.filePath(), {}, {}, {}};
    const auto known = readNote(each.store);
    const bool isPlayed = isTaken(each.store);
    if (!known && (isPlayed || !isOfThisProgram(each.store))) continue;
    each.note = known.value_or(GameNote{});
    if (!file.fileName().endsWith(".sqlite"_L1)) {
      each.use = SavedGame::Use::PutAside;
      each.note.stage = Stage::Unreadable;
      if (each.note.fate == GameNote::Fate::Kept)
        found << each;
      else if (!isPlayed)
        remove(each.store);
      continue;
    }
    if (isPlayed) {
      each.use = SavedGame::Use::Taken;
      if (!holdsNothing(each.note) && each.note.fate == GameNote::Fate::Kept) found << each;
      continue;
    }
    // The note is missing, or says that there is no game or that the store is damaged; all of that may be out of date
    // after a crash or a repair: the store itself is read.
    if (!known || known->stage == Stage::Gathering || known->stage == Stage::Unreadable) {
      const StoreContents contents = contentsOf(each.store);
      if (!known && !isWorthNoting(contents)) continue;
      each.problem = contents.problem;
      // It was played, so somebody has emptied the file. The facts about the game stay until it is deleted.
      const bool wasPlayed = each.note.stage == Stage::Unreadable && each.note.moves > 0;
      if (each.problem.isEmpty() && !contents.holdsGame && wasPlayed)
        //: Why a saved game cannot be continued; ends a sentence after a colon or in brackets
        each.problem = QLatin1StringView(QT_TRANSLATE_NOOP("System", "the game that was in the file is gone"));
      if (contents.lobby)
        learnFrom(contents, each.store, each.note, !known);
      else
        each.note.stage = each.problem.isEmpty() ? Stage::Gathering : Stage::Unreadable;
      if (known ? each.note != *known : contents.lobby.has_value()) writeNote(each.store, each.note);
    }
    const bool isSurplus = each.note.kind == GameNote::Kind::TestPlay && ++testPlays > kTestPlaysKept;
    if (holdsNothing(each.note) || isSurplus || each.note.fate == GameNote::Fate::Deleted)
      remove(each.store);
    else
      found << each;
  }
  return found;
}

QList<SavedGame> GameFiles::list(const QList<TableIdentity>& seats) const {
  QList<SavedGame> games;
  for (const Found& each : findAll()) {
    games << SavedGame{
        .store = each.store, .note = each.note, .use = each.use, .view = readView(each.store), .problem = each.problem};
    games.last().note.played = playedAt(each.note, QFileInfo(each.store));
  }
  std::ranges::stable_sort(games, comesBefore);
  QList<TableIdentity> known = seats;
  for (const SavedGame& game : games) known << game.note.table;
  for (SavedGame& game : games) game.hasGoneOn = hasGoneOn(game.note, known);
  return games;
}

bool comesBefore(const SavedGame& a, const SavedGame& b) {
  return a.note.kind != b.note.kind ? a.note.kind < b.note.kind : a.order() > b.order();
}

std::optional<SavedGame> GameFiles::newestUnfinished(const QList<SavedGame>& games) {
  const auto newest = std::ranges::find_if(games, [](const SavedGame& game) {
    return game.mayContinue() && game.note.kind == GameNote::Kind::Game && !game.hasGoneOn;
  });
  return newest == games.end() ? std::nullopt : std::optional(*newest);
}

QList<TableIdentity> GameFiles::tables() const {
  QList<TableIdentity> tables;
  for (const QFileInfo& file : storesIn(folders_)) {
    const auto note = readNote(file.filePath());
    if (note && note->fate == GameNote::Fate::Kept && note->table.isKnown()) tables << note->table;
  }
  return tables;
}

/// The names of the first such game that is kept.
QStringList GameFiles::namesWhere(const std::function<bool(const TableIdentity&)>& isIt) const {
  for (const QFileInfo& file : storesIn(folders_)) {
    const auto note = readNote(file.filePath());
    const bool isKept = note && note->fate == GameNote::Fate::Kept && !note->ownNames.isEmpty();
    if (isKept && isIt(note->table)) return note->ownNames;
  }
  return {};
}

QStringList GameFiles::namesAtAnother(const TableIdentity& table) const {
  return namesWhere([&](const TableIdentity& other) { return other.isSameGame(table) && other.id != table.id; });
}

QStringList GameFiles::namesAt(const TableIdentity& table) const {
  return namesWhere([&](const TableIdentity& other) { return table.isKnown() && other.id == table.id; });
}

void GameFiles::markSucceeded(const TableIdentity& table) const {
  for (const QFileInfo& file : storesIn(folders_)) {
    auto note = readNote(file.filePath());
    if (!note || note->goesOnElsewhere || !note->table.isLeftFor(table) || isTaken(file.filePath())) continue;
    note->goesOnElsewhere = true;
    writeNote(file.filePath(), *note);
  }
}

QString GameFiles::problemOf(const QString& store) { return contentsOf(store).problem; }

GameFiles::TakenIn GameFiles::takeIn(const QString& path) const {
  const QFileInfo file(path);
  for (const QString& folder : folders_)
    if (file.canonicalPath() == QFileInfo(folder).canonicalFilePath()) return {folder + u'/' + file.fileName(), {}};
  return copyHere(path);
}

GameFiles::TakenIn GameFiles::copyHere(const QString& path) const {
  //: Why a file cannot be opened: a saved game
  const QString taken = Saved::tr("This game is being played by another program.");
  if (isTaken(path)) return {{}, taken};
  QFile in(path);
  if (!in.open(QIODevice::ReadOnly)) return {{}, cannotRead(in)};
  in.close();
  if (isStoreInUse(path)) return {{}, taken};
  const QString store = newFile();
  QString why = whyNotWritable(folder()), remark;
  if (why.isEmpty() && !copyStore(path, store, remark)) why = systemWords(remark);
  if (!why.isEmpty()) {
    remove(store);
    //: Why a file cannot be opened: a saved game; %1 a folder, %2 what the system says
    const QString sentence = Saved::tr("The game cannot be copied to the folder “%1”: %2.");
    return {{}, sentence.arg(shownPath(folder()), why)};
  }
  for (const QString& ending : kBeside) QFile::setPermissions(store + ending, kOwnerAlone);
  const StoreContents contents = contentsOf(store);
  QString problem;
  if (!contents.problem.isEmpty())
    //: Why a file cannot be opened: a saved game; %1 the reason, such as “the file is damaged”
    problem = Saved::tr("The game in it cannot be continued: %1.").arg(systemWords(contents.problem));
  else if (!contents.lobby)
    //: Why a file cannot be opened: a saved game
    problem = Saved::tr("There is no unfinished game in it.");
  else if (!contents.hostIsNear)
    //: Why a file cannot be opened: a saved game; “tapu-server” is a command
    problem = Saved::tr("Nobody in this game played at the computer that hosted it: tapu-server can continue it.");
  if (!problem.isEmpty()) {
    remove(store);
    return TakenIn{{}, problem};
  }
  auto note = readNote(path);
  const bool isNew = !note;
  if (isNew) note.emplace();
  learnFrom(contents, store, *note, isNew);
  note->fate = GameNote::Fate::Kept;
  writeNote(store, *note);
  return {store, {}};
}

namespace {

/// Whether a note has all that this program writes. A mere piece of one deletes no game: a damaged or foreign file does
/// not say that the person is done with it.
bool isWholeNote(const QJsonObject& json) {
  using Type = QJsonValue::Type;
  constexpr std::pair<QLatin1StringView, Type> kFields[] = {
      {"network"_L1, Type::Bool}, {"testPlay"_L1, Type::Bool}, {"persons"_L1, Type::Double},
      {"own"_L1, Type::String},   {"port"_L1, Type::Double},   {"address"_L1, Type::String},
      {"name"_L1, Type::String},  {"title"_L1, Type::String},  {"seats"_L1, Type::Array},
      {"bots"_L1, Type::Array},   {"colors"_L1, Type::Array},  {"moves"_L1, Type::Double},
      {"order"_L1, Type::Double}, {"played"_L1, Type::String}, {"elsewhere"_L1, Type::Bool}};
  return std::ranges::all_of(kFields, [&](const auto& field) { return json[field.first].type() == field.second; });
}

/// The players here: notes of older versions have the first person alone.
QStringList ownNamesIn(const QJsonObject& json) {
  QStringList names;
  const auto add = [&names](const QJsonValue& name) { names << shownLine(name.toString(), wire::kMostName); };
  add(json["own"_L1]);
  for (const QJsonValue& name : json["beside"_L1].toArray())
    if (names.size() < kMostSeatsOfTable) add(name);
  while (!names.isEmpty() && names.last().isEmpty()) names.removeLast();
  return names;
}

/// A port that can be listened at; the usual one where the note has none.
quint16 portIn(const QJsonObject& json) {
  constexpr int kMostPort = 0xffff;
  const int port = json["port"_L1].toInt(kDefaultPort);
  return port >= 0 && port <= kMostPort ? static_cast<quint16>(port) : kDefaultPort;
}

}  // namespace

std::optional<GameNote> GameFiles::readNote(const QString& store) {
  QFile in(noteOf(store));
  if (isPipeOrDevice(in.fileName()) || !in.open(QIODevice::ReadOnly)) return std::nullopt;
  const QJsonObject json = QJsonDocument::fromJson(in.readAll()).object();
  const auto stage = kStages.indexOf(json["stage"_L1].toString());
  if (stage < 0) return std::nullopt;
  GameNote note;
  note.stage = static_cast<GameNote::Stage>(stage);
  note.reach = json["network"_L1].toBool() ? GameNote::Reach::Network : GameNote::Reach::ThisComputer;
  note.kind = json["testPlay"_L1].toBool() ? GameNote::Kind::TestPlay : GameNote::Kind::Game;
  const bool isDeleted = json["deleted"_L1].toBool() && isWholeNote(json);
  note.fate = isDeleted ? GameNote::Fate::Deleted : GameNote::Fate::Kept;
  note.persons = qBound(1, json["persons"_L1].toInt(1), kMostSeatsOfTable);
  note.ownNames = ownNamesIn(json);
  note.port = portIn(json);
  if (const QHostAddress address(json["address"_L1].toString()); !address.isNull()) note.listenAt = address;
  note.gameName = shownLine(json["name"_L1].toString(), kMostTexts);
  note.title = firstLetters(cleanLine(json["title"_L1].toString()), GameNote::kMostTitle);
  const QJsonArray names = json["seats"_L1].toArray();
  const QJsonArray colors = json["colors"_L1].toArray();  // notes of older versions have neither these nor bots
  QSet<int> bots;
  for (const QJsonValue& seat : json["bots"_L1].toArray()) bots << seat.toInt(-1);
  for (int i = 0; i < std::min<qsizetype>(names.size(), kMostSeats); ++i)
    note.seats << seatOf(bots.contains(i) ? SeatHolder::Bot : SeatHolder::Person,
                         shownLine(names[i].toString(), kMostTexts),
                         qBound(0, colors.at(i).toInt(i), Settings::kColors - 1));
  note.moves = std::max(0, json["moves"_L1].toInt());
  note.played = QDateTime::fromString(json["played"_L1].toString(), Qt::ISODate);
  note.order = std::clamp<qint64>(json["order"_L1].toInteger(), 0, kLastPlayOrder);
  note.table = tableIn(json);
  note.goesOnElsewhere = json["elsewhere"_L1].toBool();
  return note;
}

bool GameFiles::writeNote(const QString& store, const GameNote& note) {
  QJsonArray names, bots, colors;
  for (int i = 0; i < note.seats.size(); ++i) {
    names << note.seats[i].name;
    colors << note.seats[i].color;
    if (note.seats[i].holder == SeatHolder::Bot) bots << i;
  }
  QJsonObject json{
      {u"stage"_s, kStages.value(static_cast<int>(note.stage))},
      {u"network"_s, note.reach == GameNote::Reach::Network},
      {u"testPlay"_s, note.kind == GameNote::Kind::TestPlay},
      {u"deleted"_s, note.fate == GameNote::Fate::Deleted},
      {u"persons"_s, note.persons},
      {u"own"_s, note.ownNames.value(0)},
      {u"beside"_s, QJsonArray::fromStringList(note.ownNames.mid(1))},
      {u"port"_s, note.port},
      {u"address"_s, note.listenAt == QHostAddress::Any ? QString() : note.listenAt.toString()},
      {u"name"_s, note.gameName},
      {u"title"_s, note.title},
      {u"seats"_s, names},
      {u"bots"_s, bots},
      {u"colors"_s, colors},
      {u"moves"_s, note.moves},
      {u"order"_s, note.order},
      {u"played"_s, note.played.isValid() ? note.played.toUTC().toString(Qt::ISODate) : QString()},
      {u"elsewhere"_s, note.goesOnElsewhere},
  };
  putTable(json, note.table);
  Complaint untold;
  return writeFile(noteOf(store), QJsonDocument(json).toJson(), untold, FileReaders::OwnerAlone);
}

// A view has the form of a Snapshot of the wire, whose reader checks everything.
std::optional<GameView> GameFiles::readView(const QString& store) {
  QFile in(viewOf(store));
  if (isPipeOrDevice(in.fileName()) || !in.open(QIODevice::ReadOnly)) return std::nullopt;
  Complaint complaint;
  const auto message = wire::decodeFromServer(in.read(kMostView), complaint);
  const auto* snapshot = message ? std::get_if<wire::Snapshot>(&*message) : nullptr;
  return snapshot ? std::optional(GameView{snapshot->setup, snapshot->state}) : std::nullopt;
}

void GameFiles::writeView(const QString& store, const GameView& view) {
  wire::Snapshot snapshot;
  snapshot.setup = view.setup;
  snapshot.state = view.position;
  Complaint untold;
  writeFile(viewOf(store), wire::encode(wire::FromServer(snapshot)), untold, FileReaders::OwnerAlone);
}

bool GameFiles::isTaken(const QString& store) {
  if (!QFile::exists(lockOf(store))) return false;
  QLockFile lock(lockOf(store));
  lock.setStaleLockTime(0);  // a lock never grows stale while its program runs
  return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

bool GameFiles::rename(const QString& store, const QString& title) {
  auto note = readNote(store);
  if (!note) return false;
  note->title = firstLetters(cleanLine(title), GameNote::kMostTitle);
  return writeNote(store, *note);
}

void GameFiles::remove(const QString& store) {
  for (const QString& ending : kBeside)
    // The note stays with a store that another program holds: it records that the game was deleted.
    if (!QFile::remove(store + ending) && ending.isEmpty() && QFile::exists(store)) return;
}

void GameFiles::followAside(const QString& store, const QString& keptAs) {
  GameNote note = readNote(store).value_or(GameNote{});
  note.stage = GameNote::Stage::Unreadable;
  writeNote(keptAs, note);
  if (const auto view = readView(store)) writeView(keptAs, *view);
}

// DeletedGame

DeletedGame::DeletedGame(QString store) : store_(std::move(store)), lock_(GameFiles::lockOf(store_)) {
  lock_.setStaleLockTime(0);
  if (!lock_.tryLock(0)) return;
  const auto known = GameFiles::readNote(store_);
  hadNote_ = known.has_value();
  GameNote note = known.value_or(GameNote{});
  note.fate = GameNote::Fate::Deleted;
  done_ = GameFiles::writeNote(store_, note);
  if (!done_) lock_.unlock();
}

DeletedGame::~DeletedGame() {
  if (done_) GameFiles::remove(store_);
}

void DeletedGame::undo() {
  if (!std::exchange(done_, false)) return;
  GameNote note = GameFiles::readNote(store_).value_or(GameNote{});
  note.fate = GameNote::Fate::Kept;
  if (hadNote_)
    GameFiles::writeNote(store_, note);
  else
    QFile::remove(noteOf(store_));
  lock_.unlock();
}

// GameFile

GameFile::GameFile(QString store, GameNote note, qint64 known)
    : store_(std::move(store)), note_(std::move(note)), lock_(GameFiles::lockOf(store_)), known_(known) {
  lock_.setStaleLockTime(0);
  writer_.setMaxThreadCount(1);
  due_.setSingleShot(true);
  due_.setInterval(kNoteEveryMs);
  connect(&due_, &QTimer::timeout, this, &GameFile::write);
  if (!lock_.tryLock(0)) {
    if (lock_.error() == QLockFile::LockFailedError) whyNotMine_ = WhyNotMine::Taken;
    return;
  }
  if (isPipeOrDevice(noteOf(store_)) || isPipeOrDevice(viewOf(store_))) {
    whyNotMine_ = WhyNotMine::NoFile;
    lock_.unlock();
    return;
  }
  GameFiles::writeNote(store_, note_);
  written_ = note_;
}

void GameFile::markGone(const QString& keptAs) {
  if (QFile::exists(store_)) return;
  writer_.waitForDone();
  GameFiles::followAside(store_, keptAs);
  mark(GameNote::Stage::Over);
}

GameFile::~GameFile() {
  if (!isMine()) return;
  if (!holdsNothing(note_)) write();
  writer_.waitForDone();
  if (holdsNothing(note_)) GameFiles::remove(store_);
}

void GameFile::follow(const std::vector<Client*>& clients) {
  const Client* lead = clients.front();
  const auto look = [this, lead] { read(*lead); };
  for (std::size_t i = 0; i < clients.size(); ++i)
    connect(clients[i], &Client::lobbyChanged, this,
            [this, client = clients[i], i] { readName(*client, static_cast<qsizetype>(i)); });
  connect(lead, &Client::lobbyChanged, this, look);
  connect(lead, &Client::gameStarted, this, look);
  connect(lead, &Client::moved, this, look);
  connect(lead, &Client::phaseChanged, this, look);
}

void GameFile::readName(const Client& client, qsizetype person) {
  const SeatId own = client.known().seat();
  if (!own || own.value >= client.known().lobby.seats.size()) return;
  while (note_.ownNames.size() <= person) note_.ownNames << QString();
  note_.ownNames[person] = client.known().lobby.seats[own.value].name;
}

void GameFile::read(const Client& client) {
  const bool hadBegun = note_.stage == GameNote::Stage::Playing || note_.stage == GameNote::Stage::Over;
  if (client.known().phase == Client::Phase::Over) mark(GameNote::Stage::Over);
  const Lobby& lobby = client.known().lobby;
  if (!lobby.gameName.isEmpty()) note_.gameName = lobby.gameName;
  if (!lobby.seats.isEmpty()) note_.seats = seatsToNote(lobby.seats);
  if (client.known().identity.table.isKnown()) note_.table = client.known().identity.table;
  if (!client.known().hasGame()) return;
  if (!hadBegun && note_.stage != GameNote::Stage::Over) note_.stage = GameNote::Stage::Playing;
  if (!view_ || note_.moves != client.known().moveNumber) {
    note_.played = QDateTime::currentDateTimeUtc();
    note_.order = known_ = playOrder(known_, note_.played);
    view_ = GameView{lobby.setup, visibleTo(Viewer::watcher(), client.known().definition(), client.known().state)};
  }
  note_.moves = client.known().moveNumber;
  if (!hadBegun)
    write();
  else if (!due_.isActive())
    due_.start();
}

void GameFile::write() {
  if (note_ == written_) return;
  written_ = note_;
  writer_.start([store = store_, note = note_, view = view_] {
    if (view) GameFiles::writeView(store, *view);
    GameFiles::writeNote(store, note);
  });
}

}  // namespace tapu

#include "moc_game_files.cpp"
