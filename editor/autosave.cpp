// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/autosave.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include "app/files/whole_file.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

const QString kBoard = u".tapuboard"_s, kPath = u".path"_s, kLock = u".lock"_s;

/// The lock of a copy: held by the program that owns the copy, free if that has crashed.
std::unique_ptr<QLockFile> lockOf(const QString& base) {
  auto lock = std::make_unique<QLockFile>(base + kLock);
  lock->setStaleLockTime(0);
  return lock;
}

/// The lock of a copy that no running program owns, taken; null: it is owned, or no file bears its name.
std::unique_ptr<QLockFile> takenLockOf(const QString& base) {
  if (isPipeOrDevice(base + kLock)) return nullptr;
  auto lock = lockOf(base);
  return lock->tryLock(0) ? std::move(lock) : nullptr;
}

/// Programs that were killed leave their locks behind, also where they had no copy.
void removeOldLocks(const QDir& folder) {
  for (const QFileInfo& info : folder.entryInfoList({u"*"_s + kLock}, QDir::Files)) {
    const QString base = folder.filePath(info.completeBaseName());
    if (!QFile::exists(base + kBoard)) (void)takenLockOf(base);  // let go, it is removed
  }
}

constexpr qint64 kMostOrigin = 16 * 1024;

/// The board's last file before a copy, and behind a zero byte, which no path has, the hash of that file.
struct CopyOrigin {
  QString path;
  std::optional<QByteArray> known;
};

QByteArray textOf(const QString& path, const QByteArray& known) { return path.toUtf8() + '\0' + known.toHex(); }

CopyOrigin originAt(const QString& base) {
  Complaint complaint;
  const QByteArray text = readFile(base + kPath, kMostOrigin, complaint).value_or(QByteArray());
  const auto end = text.indexOf('\0');
  if (end < 0) return {QString::fromUtf8(text), {}};
  return {QString::fromUtf8(text.left(end)), QByteArray::fromHex(text.mid(end + 1))};
}

bool write(const QString& path, const QByteArray& text) {
  Complaint unwritten;
  return writeFile(path, text, unwritten);
}

}  // namespace

Autosave::Autosave(const QString& folder) : folder_(folder) {
  QDir().mkpath(folder_);
  removeOldLocks(QDir(folder_));
  base_ = QDir(folder_).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
  lock_ = lockOf(base_);
  lock_->tryLock();
}

Autosave::~Autosave() = default;

bool Autosave::keep(const BoardFile& file, const QString& path, const QByteArray& known) {
  return write(base_ + kPath, textOf(path, known)) && write(base_ + kBoard, writeBoard(file));
}

void Autosave::letGo() {
  QFile::remove(base_ + kBoard);
  QFile::remove(base_ + kPath);
}

bool Autosave::isKept() const { return QFile::exists(base_ + kBoard); }

std::optional<Recovered> Autosave::recover() {
  const QDir folder(folder_);
  for (const QFileInfo& info : folder.entryInfoList({u"*"_s + kBoard}, QDir::Files, QDir::Time)) {
    const QString base = folder.filePath(info.completeBaseName());
    if (base == base_) continue;
    auto owner = takenLockOf(base);
    if (!owner) continue;  // its program is running
    Complaint complaint;
    auto file = loadBoard(info.filePath(), complaint, Accept::Unfinished);
    if (!file) continue;
    CopyOrigin origin = originAt(base);
    letGo();
    lock_ = std::move(owner);  // releases the lock of the own copy, which was never written
    base_ = base;
    return Recovered{std::move(*file), std::move(origin.path), std::move(origin.known)};
  }
  return std::nullopt;
}

std::vector<Autosave::Damaged> Autosave::damagedIn(const QString& folder) {
  std::vector<Damaged> all;
  const QDir copies(folder);
  for (const QFileInfo& info : copies.entryInfoList({u"*"_s + kBoard}, QDir::Files | QDir::System, QDir::Name)) {
    const QString base = copies.filePath(info.completeBaseName());
    if (!takenLockOf(base)) continue;  // its program is running
    Complaint complaint;
    if (!loadBoard(info.filePath(), complaint, Accept::Unfinished))
      all.push_back({info.absoluteFilePath(), originAt(base).path, complaint});
  }
  return all;
}

}  // namespace tapu
