// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/store/store_bytes.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <system_error>
#include <vector>

#include "app/files/whole_file.h"
#include "app/host/store/sqlite_file.h"
#include "app/system/file_locks.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

// https://www.sqlite.org/fileformat2.html
constexpr qsizetype kMostHeader = 4096, kHeaderBytes = 100, kLogHeaderBytes = 32, kFrameHeaderBytes = 24;
constexpr qsizetype kPageSizeAt = 16, kFormatAt = 18, kVersionAt = 60, kApplicationAt = 68;
constexpr qsizetype kPageTypeAt = 100, kCellsAt = 103;
constexpr quint32 kLogMagic = 0x377f0682;  // its last bit: words are summed up as big-endian ones
constexpr char kEmptyLeaf = 0x0d;          // type of a page of a table's rows
constexpr QFile::Permissions kOwnerAlone = QFile::ReadOwner | QFile::WriteOwner;
constexpr const char* kBeside[] = {"-wal", "-shm", "-journal", "-open"};

const QString kOpen = u"-open"_s;
constexpr int kStandDigits = 20;  // of each number in the mark: it keeps its size, and is written over as a whole

quint32 wordAt(QByteArrayView bytes, qsizetype at) { return qFromBigEndian<quint32>(bytes.data() + at); }

bool beginsAsDatabase(QByteArrayView header) {
  return header.size() >= kHeaderBytes && header.startsWith(QByteArrayView("SQLite format 3\0", 16));
}

qsizetype pageSizeOf(QByteArrayView header) {
  const int size = qFromBigEndian<quint16>(header.data() + kPageSizeAt);
  return size == 1 ? 65536 : size;
}

/// A write-ahead log, read without believing it.
class Log {
 public:
  Log(QByteArrayView bytes, qsizetype pageSize) : bytes_(bytes) {
    if (bytes_.size() < kLogHeaderBytes) return;
    // Without a good header, as this machine writes one.
    for (const bool isBig : {Q_BYTE_ORDER == Q_LITTLE_ENDIAN, Q_BYTE_ORDER == Q_BIG_ENDIAN}) {
      isBig_ = isBig;
      isHeaderGood_ =
          wordAt(bytes_, 0) == (isBig ? kLogMagic | 1 : kLogMagic) && summed({}, bytes_.first(24)) == storedAt(24);
      if (isHeaderGood_) break;
    }
    page_ = isHeaderGood_ ? qsizetype(wordAt(bytes_, 8)) : pageSize;
    if (page_ < 512 || page_ > 65536) return;
    for (qsizetype at = kLogHeaderBytes; at + kFrameHeaderBytes + page_ <= bytes_.size();
         at += kFrameHeaderBytes + page_)
      frames_.push_back(at);
  }

  /// The first bytes of the newest first page that is in the log, whole or not; nothing if there is none.
  std::optional<QByteArrayView> databaseHeader() const {
    for (auto at = frames_.rbegin(); at != frames_.rend(); ++at) {
      const QByteArrayView page = bytes_.sliced(*at + kFrameHeaderBytes, page_);
      if (wordAt(bytes_, *at) == 1 && beginsAsDatabase(page)) return page;
    }
    return std::nullopt;
  }

  /// A commit is synchronized before the next one is written: what follows a commit proves that it was safe.
  bool isProvedDamaged() const {
    std::size_t bad = 0;
    if (isHeaderGood_)
      while (bad < frames_.size() && isOfThisLog(bad) && isWhole(bad)) ++bad;
    bool wasCommitted = false;
    for (std::size_t i = bad; i < frames_.size(); ++i) {
      if (!isOfThisLog(i)) continue;
      if (wasCommitted && isWhole(i)) return true;
      wasCommitted |= wordAt(bytes_, frames_[i] + 4) != 0;
    }
    return false;
  }
  bool isEmpty() const { return frames_.empty(); }

 private:
  using Sum = std::array<quint32, 2>;

  Sum summed(Sum sum, QByteArrayView words) const {
    for (qsizetype at = 0; at + 8 <= words.size(); at += 8) {
      const char* pair = words.data() + at;
      sum[0] += (isBig_ ? qFromBigEndian<quint32>(pair) : qFromLittleEndian<quint32>(pair)) + sum[1];
      sum[1] += (isBig_ ? qFromBigEndian<quint32>(pair + 4) : qFromLittleEndian<quint32>(pair + 4)) + sum[0];
    }
    return sum;
  }
  Sum storedAt(qsizetype at) const { return {wordAt(bytes_, at), wordAt(bytes_, at + 4)}; }
  /// Frames of an older log lie behind those of this one, with other salts.
  bool isOfThisLog(std::size_t frame) const {
    const qsizetype salts = isHeaderGood_ ? 16 : frames_.front() + 8;
    return bytes_.sliced(frames_[frame] + 8, 8) == bytes_.sliced(salts, 8);
  }
  /// Agrees with what the frame before it says of itself.
  bool isWhole(std::size_t frame) const {
    const qsizetype at = frames_[frame];
    const Sum before = frame == 0 ? storedAt(24) : storedAt(frames_[frame - 1] + 16);
    const Sum sum = summed(summed(before, bytes_.sliced(at, 8)), bytes_.sliced(at + kFrameHeaderBytes, page_));
    return sum == storedAt(at + 16);
  }

  QByteArrayView bytes_;
  qsizetype page_ = 0;
  std::vector<qsizetype> frames_;
  bool isHeaderGood_ = false, isBig_ = false;
};

/// A database that was made and never written to: its one page is empty.
bool isUnwritten(QByteArrayView database, qint64 size, const Log& log) {
  return log.isEmpty() && size == pageSizeOf(database) && size > kCellsAt + 1 && database[kPageTypeAt] == kEmptyLeaf &&
         database[kCellsAt] == 0 && database[kCellsAt + 1] == 0;
}

/// By its first bytes, its size and its log.
StoreBytes::Kind kindOf(QByteArrayView database, qint64 size, const Log& log) {
  using Kind = StoreBytes::Kind;
  if (!beginsAsDatabase(database)) return Kind::Foreign;
  // Where nothing was brought from the log into the file yet, it has no more than the name of its format.
  QByteArrayView told = database;
  if (wordAt(told, kApplicationAt) == 0) told = log.databaseHeader().value_or(database);
  if (wordAt(told, kApplicationAt) != SqliteFile::kApplicationId)
    return wordAt(told, kApplicationAt) == 0 && isUnwritten(database, size, log) ? Kind::Empty : Kind::Foreign;
  if (wordAt(told, kVersionAt) > SqliteFile::kVersion) return Kind::Newer;
  const char format = database[kFormatAt];
  return (format == 1 || format == 2) && database[kFormatAt + 1] == format ? Kind::Store : Kind::Damaged;
}

QString freeName(const QString& path) {
  for (int number = 1;; ++number) {
    const QString name = path + u".damaged"_s + (number > 1 ? u"-%1"_s.arg(number) : QString());
    if (!QFile::exists(name) && !QFile::exists(name + u"-wal"_s)) return name;
  }
}

bool copyFile(const QString& from, const QString& to, QString& remark) {
  if (!QFile::exists(from)) return true;
  QFile in(from), out(to);
  if (!in.open(QIODevice::ReadOnly)) {
    remark = in.errorString();
    return false;
  }
  if (!out.open(QIODevice::WriteOnly | QIODevice::Truncate, kOwnerAlone)) {
    remark = out.errorString();
    return false;
  }
  while (!in.atEnd()) {
    const QByteArray part = in.read(1 << 20);
    if (part.isEmpty() && in.error() != QFileDevice::NoError) {
      remark = in.errorString();
      return false;
    }
    if (out.write(part) != part.size()) {
      remark = out.errorString();
      return false;
    }
  }
  if (out.flush()) return true;
  remark = out.errorString();
  return false;
}

/// Where there is no store, or an empty file: damaged if its log is still there, over which a new one would be written.
StoreBytes::Kind kindOfNothing(const QString& path) {
  constexpr qint64 kLogHeader = 32;
  const bool isLost = QFileInfo(path + u"-wal"_s).size() > kLogHeader;
  return isLost ? StoreBytes::Kind::Damaged : StoreBytes::Kind::Empty;
}

/// Reads a mark; older programs left it empty.
std::optional<StoreStand> standIn(const QString& mark) {
  QFile file(mark);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  const QByteArray text = file.read(2 * kStandDigits);
  bool isGameGood = false, areMovesGood = false;
  const StoreStand stand{text.first(std::min<qsizetype>(text.size(), kStandDigits)).trimmed().toLongLong(&isGameGood),
                         text.mid(kStandDigits).trimmed().toLongLong(&areMovesGood)};
  return isGameGood && areMovesGood ? std::optional(stand) : std::nullopt;
}

}  // namespace

StoreBytes readStoreBytes(const QString& path) {
  StoreBytes found;
  if (!QFile::exists(path)) {
    found.kind = kindOfNothing(path);
    return found;
  }
  if (isPipeOrDevice(path)) {
    found.kind = StoreBytes::Kind::Unreadable;
    found.remark = noFileRemark();
    return found;
  }
  QFile file(path), logFile(path + u"-wal"_s);
  if (!file.open(QIODevice::ReadOnly)) {
    found.kind = StoreBytes::Kind::Unreadable;
    const bool isFolder = QFileInfo(path).isDir();
    found.remark = isFolder ? QString::fromLocal8Bit(std::generic_category().message(EISDIR)) : file.errorString();
    return found;
  }
  const QByteArray database = file.read(kMostHeader), log = logFile.open(QIODevice::ReadOnly) ? logFile.readAll() : "";
  if (database.isEmpty()) {
    found.kind = kindOfNothing(path);
    return found;
  }
  const bool isDatabase = beginsAsDatabase(database);
  const Log frames(log, isDatabase ? pageSizeOf(database) : 0);
  found.kind = kindOf(database, file.size(), frames);
  found.isLogDamaged = frames.isProvedDamaged();
  found.isLogGone = QFile::exists(path + kOpen) && !logFile.exists();
  found.marked = standIn(path + kOpen);
  return found;
}

void markOpen(const QString& path, StoreStand stand) {
  QFile mark(path + kOpen);
  const bool isAwaited = QFile::exists(path + u"-wal"_s) && !isPipeOrDevice(mark.fileName());
  if (!isAwaited || !mark.open(QIODevice::ReadWrite, kOwnerAlone)) return;
  const auto written = [](qint64 number) { return QByteArray::number(number).rightJustified(kStandDigits); };
  mark.write(written(stand.game) + written(stand.moves));
}

void markClosed(const QString& path) {
  if (QFileInfo(path + u"-wal"_s).size() == 0) QFile::remove(path + kOpen);
}

bool isStoreInUse(const QString& path) {
  // The bytes that SQLite locks, whatever the size of the file: pending, reserved and shared.
  return isLockedElsewhere(path, 0x40000000, 512);
}

bool keepPrivate(const QString& path, QString& remark) {
  QFile file(path);
  if (!file.exists() && !file.open(QIODevice::ReadWrite, kOwnerAlone)) {
    remark = file.errorString();
    return false;
  }
  file.close();
  const auto tighten = [](const QString& name) {
    if (QFileInfo(name).isFile() && (QFile::permissions(name) & ~(kOwnerAlone | QFile::ReadUser | QFile::WriteUser)))
      QFile::setPermissions(name, kOwnerAlone);  // a file of somebody else stays as it is
  };
  tighten(path);
  for (const char* ending : kBeside) tighten(path + QLatin1StringView(ending));
  return true;
}

bool copyStore(const QString& from, const QString& to, QString& remark) {
  // The log first: what is brought from it into the file meanwhile is then there twice, and not missing.
  const auto ending = u"-wal"_s;
  return copyFile(from + ending, to + ending, remark) && copyFile(from, to, remark);
}

QString setStoreAside(const QString& path) {
  const QString name = freeName(path);
  if (QFile::exists(path) && !QFile::rename(path, name)) return {};
  for (const char* ending : kBeside) {
    const QLatin1StringView beside(ending);
    if (QFile::exists(path + beside)) QFile::rename(path + beside, name + beside);
  }
  return name;
}

QString copyStoreAside(const QString& path, QString& remark) {
  const QString name = freeName(path);
  if (copyStore(path, name, remark)) return name;
  QFile::remove(name);
  removeBeside(name);
  return {};
}

void removeBeside(const QString& path) {
  for (const char* ending : kBeside) QFile::remove(path + QLatin1StringView(ending));
}

}  // namespace tapu
