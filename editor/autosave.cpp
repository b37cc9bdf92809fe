// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/autosave.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QUuid>

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

bool write(const QString& path, const QByteArray& text) {
  QSaveFile out(path);
  return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() && out.commit();
}

}  // namespace

Autosave::Autosave(const QString& folder) : folder_(folder) {
  QDir().mkpath(folder_);
  base_ = QDir(folder_).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
  lock_ = lockOf(base_);
  lock_->tryLock();
}

Autosave::~Autosave() = default;

bool Autosave::keep(const BoardFile& file, const QString& path) {
  return write(base_ + kPath, path.toUtf8()) && write(base_ + kBoard, writeBoard(file));
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
    auto owner = lockOf(base);
    if (!owner->tryLock(0)) continue;  // its program is running
    Complaint complaint;
    auto file = loadBoard(info.filePath(), complaint, Accept::Unfinished);
    if (!file) continue;
    QFile where(base + kPath);
    const QString path = where.open(QIODevice::ReadOnly) ? QString::fromUtf8(where.readAll()) : QString();
    letGo();
    lock_ = std::move(owner);  // releases the lock of the own copy, which was never written
    base_ = base;
    return Recovered{std::move(*file), path};
  }
  return std::nullopt;
}

}  // namespace tapu
