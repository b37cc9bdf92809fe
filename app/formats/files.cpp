// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/files.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
#include <csignal>
#include <system_error>

namespace tapu {

namespace {

/// Of errno; those that Qt itself has words for (no such file, no permission, no space) are among Qt's translations.
constexpr struct {
  int code;
  const char* words;
} kOfSystem[] = {
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EROFS, QT_TRANSLATE_NOOP("System", "the disk is write-protected")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EISDIR, QT_TRANSLATE_NOOP("System", "this is a folder")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {ENOTDIR, QT_TRANSLATE_NOOP("System", "a part of its path is not a folder")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {ENAMETOOLONG, QT_TRANSLATE_NOOP("System", "its name is too long")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EIO, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EDQUOT, QT_TRANSLATE_NOOP("System", "your share of the disk is used up")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EFBIG, QT_TRANSLATE_NOOP("System", "the file would be too large")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EBUSY, QT_TRANSLATE_NOOP("System", "another program uses the file")},
    {ETXTBSY, QT_TRANSLATE_NOOP("System", "another program uses the file")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EPERM, QT_TRANSLATE_NOOP("System", "the system does not allow it")},
    {ENXIO, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
    {ENODEV, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
};

/// Of SQLite (sqlite3_errstr).
constexpr struct {
  const char* said;
  const char* words;
} kOfSqlite[] = {
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {"database or disk is full", QT_TRANSLATE_NOOP("System", "the disk is full")},
    {"disk I/O error", QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {"attempt to write a readonly database", QT_TRANSLATE_NOOP("System", "the file can only be read")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {"unable to open database file", QT_TRANSLATE_NOOP("System", "the file cannot be opened")},
    {"database is locked", QT_TRANSLATE_NOOP("System", "another program uses the file")},
    {"database table is locked", QT_TRANSLATE_NOOP("System", "another program uses the file")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {"database disk image is malformed", QT_TRANSLATE_NOOP("System", "the file is damaged")},
    {"file is not a database", QT_TRANSLATE_NOOP("System", "the file is damaged")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {"out of memory", QT_TRANSLATE_NOOP("System", "there is not enough memory")},
};

QString inSystem(const char* words) { return QCoreApplication::translate("System", words); }

}  // namespace

void letWritesFail() { std::signal(SIGXFSZ, SIG_IGN); }

std::optional<QByteArray> readFile(const QString& path, qint64 most, Complaint& complaint) {
  QFile in(path);
  QByteArray content;
  if (in.open(QIODevice::ReadOnly)) content = in.read(most);
  if (in.error() == QFileDevice::NoError) return content;
  complaint.sentence = cannotRead(in);
  return {};
}

bool isNoFile(const QString& path) {
  const QFileInfo there(path);
  return there.exists() && !there.isFile() && !there.isDir();
}

QString noFileRemark() {
  //: Why a file could not be read or written; ends a sentence after a colon or in brackets: it is a pipe or a device
  return QLatin1StringView(QT_TRANSLATE_NOOP("System", "this is no ordinary file"));
}

bool writeFile(const QString& path, const QByteArray& content, Complaint& complaint) {
  QSaveFile out(path);
  const bool isRefused = isNoFile(path);
  if (!isRefused && out.open(QIODevice::WriteOnly) && out.write(content) == content.size() && out.commit()) return true;
  const QString remark = isRefused ? noFileRemark() : out.errorString();
  //: A file could not be written. %1: what the system says about it
  complaint.sentence =
      QCoreApplication::translate("Formats", "The file cannot be written: %1.").arg(systemWords(remark));
  return false;
}

QString cannotRead(const QFileDevice& file) {
  //: A file could not be opened. %1: what the system says about it
  return QCoreApplication::translate("Formats", "The file cannot be read: %1.").arg(systemWords(file.errorString()));
}

QString systemWords(const QString& remark) {
  for (const auto& [code, words] : kOfSystem)
    if (remark == QString::fromLocal8Bit(std::generic_category().message(code))) return inSystem(words);
  for (const auto& [said, words] : kOfSqlite)
    if (remark == QLatin1StringView(said)) return inSystem(words);
  // Problems of a store are kept in English too, until somebody reads them.
  return inSystem(remark.toUtf8().constData());
}

}  // namespace tapu
