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

void removeAll(const QString& base) {
  for (const QString& suffix : {kBoard, kPath, kLock}) QFile::remove(base + suffix);
}

bool write(const QString& path, const QByteArray& text) {
  QSaveFile out(path);
  return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() && out.commit();
}

}  // namespace

Autosave::Autosave(const QString& folder) : folder_(folder) {
  QDir().mkpath(folder_);
  base_ = QDir(folder_).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
  lock_ = std::make_unique<QLockFile>(base_ + kLock);
  lock_->setStaleLockTime(0);
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
    QLockFile owner(base + kLock);
    owner.setStaleLockTime(0);
    if (!owner.tryLock(0)) continue;  // its program lives
    Complaint complaint;
    auto file = loadBoard(info.filePath(), complaint, Accept::Unfinished);
    QFile where(base + kPath);
    const QString path = where.open(QIODevice::ReadOnly) ? QString::fromUtf8(where.readAll()) : QString();
    where.close();
    owner.unlock();
    removeAll(base);
    if (file) return Recovered{std::move(*file), path};
  }
  return std::nullopt;
}

}  // namespace tapu
