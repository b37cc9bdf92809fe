// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/store/sqlite_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <chrono>

#include "app/host/store/sqlite_file.h"
#include "app/host/store/store_bytes.h"
#include "app/host/store/store_look.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kPatienceMs = 3000, kLookEveryMs = 50;  // for a program that is about to end

bool staysInUse(const QString& path) {
  for (int waited = 0; isStoreInUse(path); waited += kLookEveryMs) {
    if (waited >= kPatienceMs) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(kLookEveryMs));
  }
  return false;
}

/// A game of which commits were lost says so from now on, whatever happens next.
bool markDoubtful(SqliteFile& file) {
  const auto game = file.continueLast();
  if (!game || game->status != GameStatus::Playing) return true;
  return file.beginTransaction() && file.keepHead(game->head, GameStatus::Doubtful) && file.commit();
}

bool appendAll(SqliteFile& file, const std::vector<StoredMove>& moves) {
  return std::all_of(moves.begin(), moves.end(), [&](const StoredMove& move) { return file.append(move); });
}

/// Puts aside what lies under the name, but for a file that was emptied; false: it is still there.
bool makeWay(const QString& path) {
  if (!QFile::exists(path)) return true;
  bool isGone = false;
  if (QFileInfo(path).size() == 0) isGone = QFile::remove(path);
  if (isGone) return true;
  return !setStoreAside(path).isEmpty();
}

/// A change to the kept game, if one has begun.
auto onGame(std::function<void(StoredGame&)> change) {
  return [change = std::move(change)](std::optional<StoredGame>& kept) {
    if (kept) change(*kept);
  };
}

QString fileIsGone() {
  //: Why a game can no longer be stored: somebody deleted, emptied or replaced its file while it was played. Ends a
  //: sentence after a colon or in brackets
  return QLatin1StringView(QT_TRANSLATE_NOOP("System", "the file was deleted or replaced by another program"));
}

}  // namespace

SqliteStore::SqliteStore(QString path, MarkOf markOf) : path_(std::move(path)), markOf_(std::move(markOf)) {}

SqliteStore::~SqliteStore() { end(Stop::WhenDone); }

void SqliteStore::crash() { end(Stop::AtOnce); }

QString SqliteStore::open() {
  if (staysInUse(path_)) return QLatin1StringView(QT_TRANSLATE_NOOP("System", "another program uses the file"));
  const StoreLook look = lookIntoStore(path_);
  if (QString problem = refuse(look); !problem.isEmpty()) return problem;
  QString remark;
  if (look.isCutShort) keptAs_ = copyStoreAside(path_, remark);  // opening it ends what is left of the log
  if (!remark.isEmpty() || !keepPrivate(path_, remark)) return remark;
  std::promise<QString> opened;
  auto answer = opened.get_future();
  writer_ =
      std::thread([this, opened = std::move(opened), log = look.isCutShort ? LogIs::CutShort : LogIs::Whole]() mutable {
        write(std::move(opened), log);
      });
  const QString problem = answer.get();
  if (!problem.isEmpty()) writer_.join();
  return problem;
}

QString SqliteStore::refuse(const StoreLook& look) {
  if (look.state == StoreLook::Health::Empty || look.state == StoreLook::Health::Sound) return {};
  if (look.state == StoreLook::Health::Damaged) keptAs_ = setStoreAside(path_);
  return look.problem;
}

void SqliteStore::putAside() {
  end(Stop::WhenDone);
  keptAs_ = setStoreAside(path_);
}

std::optional<StoredGame> SqliteStore::continueLast() {
  std::optional<StoredGame> found;
  ask(
      [&found, this](SqliteFile& file) {
        found = file.continueLast();
        problem_ = file.problem();
        return true;
      },
      [&found](std::optional<StoredGame>& kept) { kept = found; });
  flush();
  return found;
}

EventStore::Ticket SqliteStore::begin(const QByteArray& head) {
  return ask([head](SqliteFile& file) { return file.begin(head); },
             [head](std::optional<StoredGame>& kept) {
               kept.emplace();
               kept->head = head;
             });
}

EventStore::Ticket SqliteStore::keepHead(const QByteArray& head, GameStatus status) {
  return ask([head, status](SqliteFile& file) { return file.keepHead(head, status); },
             onGame([head, status](StoredGame& kept) {
               kept.head = head;
               kept.status = status;
             }));
}

EventStore::Ticket SqliteStore::append(std::vector<StoredMove> moves, const KeptBeside& beside) {
  const auto played = std::make_shared<const std::vector<StoredMove>>(std::move(moves));
  return ask(
      [played, beside](SqliteFile& file) {
        return appendAll(file, *played) && (!beside.head || file.keepHead(*beside.head, GameStatus::Playing)) &&
               std::ranges::all_of(beside.keys, [&](const StoredSession& key) { return file.keepSession(key); }) &&
               (beside.clock.isEmpty() || file.keepClock(beside.clock));
      },
      onGame([played, beside](StoredGame& kept) { kept.keepMoves(*played, beside); }));
}

EventStore::Ticket SqliteStore::keepSession(const StoredSession& session) {
  return ask([session](SqliteFile& file) { return file.keepSession(session); },
             onGame([session](StoredGame& kept) { kept.keep(session); }));
}

EventStore::Ticket SqliteStore::dropSession(SeatId seat) {
  return ask([seat](SqliteFile& file) { return file.dropSession(seat); },
             onGame([seat](StoredGame& kept) { kept.drop(seat); }));
}

EventStore::Ticket SqliteStore::keepClock(const QByteArray& clock) {
  return ask([clock](SqliteFile& file) { return file.keepClock(clock); },
             onGame([clock](StoredGame& kept) { kept.clock = clock; }));
}

void SqliteStore::checkpoint() {
  {
    const std::lock_guard lock(mutex_);
    needsCheckpoint_ = true;
  }
  ask([](SqliteFile&) { return true; });
}

void SqliteStore::look() {
  ask([](SqliteFile&) { return true; });
}

void SqliteStore::recover() {
  const std::lock_guard lock(mutex_);
  const bool hasFailed = std::exchange(health_, Health::Works) != Health::Works;
  isDoubtful_ = isDoubtful_ || hasFailed;
}

EventStore::Health SqliteStore::health() const {
  const std::lock_guard lock(mutex_);
  return health_;
}

void SqliteStore::flush() {
  std::unique_lock lock(mutex_);
  if (writer_.joinable()) idle_.wait(lock, [this] { return (items_.empty() && !busy_) || stop_ != Stop::No; });
}

EventStore::Ticket SqliteStore::ask(Work work, Change change) {
  const std::lock_guard lock(mutex_);
  if (health_ == Health::Works && writer_.joinable()) items_.push_back({last_ + 1, std::move(work), std::move(change)});
  wake_.notify_one();
  return ++last_;
}

void SqliteStore::end(Stop how) {
  {
    const std::lock_guard lock(mutex_);
    stop_ = how;
  }
  wake_.notify_one();
  if (writer_.joinable()) writer_.join();
}

void SqliteStore::write(std::promise<QString> opened, LogIs log) {
  bool isGood = false;
  {
    SqliteFile file;
    isGood = file.open(path_) && (log == LogIs::Whole || markDoubtful(file));
    opened.set_value(isGood ? QString() : file.problem());
    if (isGood) serve(file);
    if (isGood) emptyLog(file);
  }
  if (isGood) markClosed(path_);  // where the log could not be emptied, but is gone now
}

/// Before the file is closed, writes its log into it: then nothing is lost with the log, and the mark says so.
void SqliteStore::emptyLog(SqliteFile& file) {
  file.checkpoint();
  markClosed(path_);
}

SqliteStore::Marks SqliteStore::marks() const { return {markOf_(path_), markOf_(path_ + u"-wal"_s)}; }

/// Notes the marks after a write. A file that was replaced meanwhile keeps its old mark, and is noticed.
void SqliteStore::noteMarks() {
  const Marks now = marks();
  const auto note = [](std::optional<FileMark>& known, const std::optional<FileMark>& found) {
    if (!known || (found && found->isOf(*known))) known = found;
  };
  note(marks_.file, now.file);
  note(marks_.log, now.log);
}

bool SqliteStore::reopen(SqliteFile& file, Why why) {
  if (!goOnWith(file, why)) return false;
  marks_ = marks();
  return true;
}

bool SqliteStore::goOnWith(SqliteFile& file, Why why) {
  const auto found = markOf_(path_);
  const bool isSame = found && marks_.file && found->isOf(*marks_.file) && found->size >= marks_.file->size;
  if (isSame) {
    emptyLog(file);
    const bool isOpen = file.reopen();
    // The server writes again what a failed commit left of keys and head.
    if (isOpen && (why == Why::Failed || holdsAll(file))) return true;
    if (why == Why::Failed && !file.isDamaged()) {
      breakDown(file.problem(), Health::Fails);
      return false;
    }
  }
  file.close();  // which may bring what its log held into a file that was cut
  bool isWhole = goOnWithCopy(file);
  if (!isWhole) isWhole = makeAnew(file);
  if (!isWhole) {
    breakDown(fileIsGone(), Health::Gone);
    return false;
  }
  QMetaObject::invokeMethod(
      this, [this] { Q_EMIT mended(); }, Qt::QueuedConnection);
  return true;
}

bool SqliteStore::holdsAll(SqliteFile& file) const {
  const auto newest = file.find(SqliteFile::Which::Newest);
  return kept_ ? newest && newest->isWhole && newest->game.holdsTheSameAs(*kept_) : !newest;
}

/// Another file under the name is gone on with only if it holds just what was committed: it may be a copy that somebody
/// put back. It is not changed before that is known.
bool SqliteStore::goOnWithCopy(SqliteFile& file) {
  if (isStoreInUse(path_)) return false;
  const StoreLook look = lookIntoStore(path_);
  const bool isSound = look.state == StoreLook::Health::Sound && !look.isCutShort;
  const bool isCopy = isSound && look.game && kept_ && look.game->holdsTheSameAs(*kept_);
  if (!isCopy) return false;
  return file.reopen();
}

/// All that was acknowledged is in memory too.
bool SqliteStore::makeAnew(SqliteFile& file) {
  file.close();
  QDir().mkdir(QFileInfo(path_).path());  // it may be gone as well; but not that of a disk that was taken out
  if (!kept_ || isStoreInUse(path_) || lookIntoStore(path_).state == StoreLook::Health::Unreadable) return false;
  if (!makeWay(path_)) return false;
  removeBeside(path_);
  QString remark;
  bool isMade = keepPrivate(path_, remark);
  if (isMade) isMade = file.make(*kept_);
  if (isMade) return true;
  file.close();
  QFile::remove(path_);  // half of it is of no use, and would be taken for something
  removeBeside(path_);
  return false;
}

/// Does what is asked until the writer is to end.
void SqliteStore::serve(SqliteFile& file) {
  marks_ = marks();
  std::unique_lock lock(mutex_);
  for (std::optional<StoreStand> marked;;) {
    wake_.wait(lock, [this] { return !items_.empty() || stop_ != Stop::No; });
    if (stop_ == Stop::AtOnce || items_.empty()) return;
    const std::deque<Item> items = std::exchange(items_, {});
    const bool isDoubtful = std::exchange(isDoubtful_, false);
    const bool needsCheckpoint = std::exchange(needsCheckpoint_, false);
    busy_ = true;
    lock.unlock();
    bool isCommitted = true;
    if (isDoubtful) isCommitted = reopen(file, Why::Failed);
    if (isCommitted) isCommitted = commit(file, items);
    if (isCommitted && needsCheckpoint) file.checkpoint();
    if (isCommitted) noteMarks();  // else the file may be none of this store
    if (isCommitted && marked != file.stand()) markOpen(path_, file.stand());
    marked = isCommitted && !isDoubtful ? std::optional(file.stand()) : std::nullopt;
    lock.lock();
    busy_ = false;
    idle_.notify_all();
  }
}

/// All of them or none.
bool SqliteStore::writeAll(SqliteFile& file, const std::deque<Item>& items) {
  if (!file.beginTransaction()) return false;
  const bool isDone = std::ranges::all_of(items, [&](const Item& item) { return item.work(file); });
  if (isDone) return file.commit();
  file.rollback();
  return false;
}

bool SqliteStore::commit(SqliteFile& file, const std::deque<Item>& items) {
  bool isOpen = true;
  if (marks() != marks_) isOpen = reopen(file, Why::IsAnother);
  if (!isOpen) return false;
  if (writeAll(file, items)) {
    for (const Item& item : items)
      if (item.change) item.change(kept_);
    const Ticket upTo = items.back().ticket;
    QMetaObject::invokeMethod(
        this, [this, upTo] { Q_EMIT committed(upTo); }, Qt::QueuedConnection);
    return true;
  }
  breakDown(file.problem(), Health::Fails);
  return false;
}

void SqliteStore::breakDown(const QString& reason, Health health) {
  {
    const std::lock_guard lock(mutex_);
    health_ = health;
    items_.clear();
  }
  QMetaObject::invokeMethod(
      this, [this, reason] { Q_EMIT failed(reason); }, Qt::QueuedConnection);
}

}  // namespace tapu

#include "moc_sqlite_store.cpp"
