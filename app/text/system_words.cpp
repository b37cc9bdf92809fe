// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/system_words.h"

#include <QCoreApplication>
#include <cerrno>
#include <system_error>

namespace tapu {

namespace {

/// Remarks of errno; Qt's translations have its own (no such file, no permission, no space).
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
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {ELOOP, QT_TRANSLATE_NOOP("System", "a link leads back to itself there")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {EMFILE, QT_TRANSLATE_NOOP("System", "too many files are open")},
    {ENFILE, QT_TRANSLATE_NOOP("System", "too many files are open")},
    {ENOMEM, QT_TRANSLATE_NOOP("System", "there is not enough memory")},
    {EINVAL, QT_TRANSLATE_NOOP("System", "the system does not allow its name")},
    {ETIMEDOUT, QT_TRANSLATE_NOOP("System", "the other computer cannot be reached")},
    {EHOSTUNREACH, QT_TRANSLATE_NOOP("System", "the other computer cannot be reached")},
    {ENXIO, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
    {ENODEV, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
};

/// Remarks of Windows, whose own words are in its language and not in that of the game.
constexpr struct {
  int code;  // as GetLastError has it
  const char* words;
} kOfWindows[] = {
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {2, QT_TRANSLATE_NOOP("System", "there is no such file or folder")},
    {3, QT_TRANSLATE_NOOP("System", "there is no such file or folder")},
    {5, QT_TRANSLATE_NOOP("System", "the system does not allow it")},
    {8, QT_TRANSLATE_NOOP("System", "there is not enough memory")},
    {14, QT_TRANSLATE_NOOP("System", "there is not enough memory")},
    {15, QT_TRANSLATE_NOOP("System", "there is no such file or folder")},
    {19, QT_TRANSLATE_NOOP("System", "the disk is write-protected")},
    {21, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
    {23, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
    {31, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
    {32, QT_TRANSLATE_NOOP("System", "another program uses the file")},
    {33, QT_TRANSLATE_NOOP("System", "another program uses the file")},
    {39, QT_TRANSLATE_NOOP("System", "the disk is full")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {53, QT_TRANSLATE_NOOP("System", "the other computer cannot be reached")},
    {64, QT_TRANSLATE_NOOP("System", "the other computer cannot be reached")},
    {80, QT_TRANSLATE_NOOP("System", "something else lies there already")},
    {112, QT_TRANSLATE_NOOP("System", "the disk is full")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {123, QT_TRANSLATE_NOOP("System", "the system does not allow its name")},
    {161, QT_TRANSLATE_NOOP("System", "the system does not allow its name")},
    {183, QT_TRANSLATE_NOOP("System", "something else lies there already")},
    {206, QT_TRANSLATE_NOOP("System", "its name is too long")},
    {223, QT_TRANSLATE_NOOP("System", "the file would be too large")},
    {267, QT_TRANSLATE_NOOP("System", "a part of its path is not a folder")},
    {1117, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
};

QString remarkOfWindows([[maybe_unused]] int code) {
#ifdef Q_OS_WIN
  return qt_error_string(code);
#else
  return {};
#endif
}

/// Remarks of Linux, where not every system has the number (EDQUOT); and of SQLite (sqlite3_errstr).
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
  if (remark.isEmpty()) return {};
  for (const auto& [code, words] : kOfSystem)
    if (remark == QString::fromLocal8Bit(std::generic_category().message(code))) return inSystem(words);
  for (const auto& [code, words] : kOfWindows)
    if (remark == remarkOfWindows(code)) return inSystem(words);
  for (const auto& [said, words] : kSaid)
    if (remark == QLatin1StringView(said)) return inSystem(words);
  // It ends a sentence that has a full stop of its own.
  if (remark.endsWith(u'.')) return systemWords(remark.chopped(1));
  // Problems of a store are kept in English too, until somebody reads them.
  return inSystem(remark.toUtf8().constData());
}

}  // namespace tapu
