// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/whole_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <csignal>

#include "app/text/system_words.h"

namespace tapu {

void letWritesFail() { std::signal(SIGXFSZ, SIG_IGN); }

std::optional<QByteArray> readFile(const QString& path, qint64 most, Complaint& complaint) {
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

QString noFileRemark() {
  //: Why a file could not be read or written; ends a sentence after a colon or in brackets: it is a pipe or a device
  return QLatin1StringView(QT_TRANSLATE_NOOP("System", "this is no ordinary file"));
}

bool writeFile(const QString& path, const QByteArray& content, Complaint& complaint) {
  QSaveFile out(path);
  const bool isRefused = isPipeOrDevice(path);
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

}  // namespace tapu
