// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/system_words.h"

#include <QCoreApplication>
#include <cerrno>
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
    {EFBIG, QT_TRANSLATE_NOOP("System", "the file would be too large")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EBUSY, QT_TRANSLATE_NOOP("System", "another program uses the file")},
    {ETXTBSY, QT_TRANSLATE_NOOP("System", "another program uses the file")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    //: Why a file could not be made; ends a sentence after a colon or in brackets
    {EEXIST, QT_TRANSLATE_NOOP("System", "something else lies there already")},
    //: Why something could not be opened; ends a sentence after a colon or in brackets
    {EADDRINUSE, QT_TRANSLATE_NOOP("System", "another program listens there")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EPERM, QT_TRANSLATE_NOOP("System", "the system does not allow it")},
    {ENXIO, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
    {ENODEV, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
};

/// Of Linux, where not every system has the number (EDQUOT); and of SQLite (sqlite3_errstr).
constexpr struct {
  const char* said;
  const char* words;
} kSaid[] = {
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {"Disk quota exceeded", QT_TRANSLATE_NOOP("System", "your share of the disk is used up")},
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

QString systemWords(const QString& remark) {
  for (const auto& [code, words] : kOfSystem)
    if (remark == QString::fromLocal8Bit(std::generic_category().message(code))) return inSystem(words);
  for (const auto& [said, words] : kSaid)
    if (remark == QLatin1StringView(said)) return inSystem(words);
  // Problems of a store are kept in English too, until somebody reads them.
  return inSystem(remark.toUtf8().constData());
}

}  // namespace tapu
