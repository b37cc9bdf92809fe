// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/whole_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "app/text/system_words.h"

namespace tapu {

QString whyNotOpened(const QString& path) {
  if (!isPipeOrDevice(path) || path.startsWith(QLatin1StringView("/dev/"))) return {};
  //: A file could not be opened. %1: what the system says about it
  return QCoreApplication::translate("Formats", "The file cannot be read: %1.").arg(systemWords(noFileRemark()));
}

std::optional<QByteArray> readFile(const QString& path, qint64 most, Complaint& complaint) {
  if (complaint.sentence = whyNotOpened(path); !complaint.sentence.isEmpty()) return {};
  QFile in(path);
  QByteArray content;
  if (in.open(QIODevice::ReadOnly)) content = in.read(most);
  if (in.error() == QFileDevice::NoError) return content;
  complaint.sentence = cannotRead(in);
  return {};
}

bool isPipeOrDevice(const QString& path) {
  const QFileInfo there(path);
  return there.exists() && !there.isFile() && !there.isDir();
}

QString settingsPath(const QString& path) { return isPipeOrDevice(path) ? path + QLatin1StringView("/none") : path; }

QString noFileRemark() {
  //: Why a file could not be read or written; ends a sentence after a colon or in brackets: it is a pipe or a device
  return QLatin1StringView(QT_TRANSLATE_NOOP("System", "this is no ordinary file"));
}

namespace {

/// The file is a store of games (app/host): no board, record or picture may replace it.
bool isStore(const QString& path) {
  QFile there(path);
  return there.open(QIODevice::ReadOnly) && there.peek(16) == QByteArrayView("SQLite format 3", 16);
}

/// Why no file may replace the present one; empty = it may.
QString whyNotReplaced(const QString& path) {
  if (isPipeOrDevice(path)) return noFileRemark();
  //: Why a file could not be written; ends a sentence after a colon: the games that the file keeps would be lost
  return isStore(path) ? QLatin1StringView(QT_TRANSLATE_NOOP("System", "games are kept in this file")) : QString();
}

}  // namespace

bool writeAll(QIODevice& out, const QByteArray& content) {
  qint64 written = 0, step = 0;
  for (; written < content.size(); written += step) {
    step = out.write(content.constData() + written, content.size() - written);
    if (step <= 0) return false;
  }
  return true;
}

bool fillFile(const QString& path, const std::function<FileFilling(QIODevice& out)>& fill, Complaint& complaint,
              FileReaders readers) {
  QSaveFile out(path);
  const QString kept = whyNotReplaced(path);
  // Unbuffered: a buffer's bytes are refused when the file is closed, and Qt forgets the reason then.
  const auto mode = QIODevice::WriteOnly | QIODevice::Unbuffered;
  if (kept.isEmpty() && out.open(mode)) {
    if (readers == FileReaders::OwnerAlone) out.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const FileFilling filled = fill(out);
    if (filled == FileFilling::GivenUp) return false;
    if (filled == FileFilling::Whole && out.commit()) return true;
  }
  const QString remark = kept.isEmpty() ? out.errorString() : kept;
  //: A file could not be written. %1: what the system says about it
  complaint.sentence =
      QCoreApplication::translate("Formats", "The file cannot be written: %1.").arg(systemWords(remark));
  return false;
}

bool writeFile(const QString& path, const QByteArray& content, Complaint& complaint, FileReaders readers) {
  const auto fill = [&](QIODevice& out) { return writeAll(out, content) ? FileFilling::Whole : FileFilling::Refused; };
  return fillFile(path, fill, complaint, readers);
}

bool canBeWritten(const QString& path, Complaint& complaint) {
  complaint = {};
  fillFile(
      path, [](QIODevice&) { return FileFilling::GivenUp; }, complaint);
  return complaint.isEmpty();
}

QString cannotRead(const QFileDevice& file) {
  //: A file could not be opened. %1: what the system says about it
  return QCoreApplication::translate("Formats", "The file cannot be read: %1.").arg(systemWords(file.errorString()));
}

}  // namespace tapu
