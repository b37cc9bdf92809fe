// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/organizer_key.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "app/files/whole_file.h"
#include "app/net/chance.h"
#include "app/text/system_words.h"
#include "app/wire/messages.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class KeyFileWords {
  Q_DECLARE_TR_FUNCTIONS(Server)
};

constexpr qint64 kMostBytes = 4096;

std::optional<QByteArray> freshKey(const QString& path, Complaint& complaint) {
  const QByteArray key = systemRandomBytes(wire::kKeyBytes);
  QFile file(path);
  const auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
  const QByteArray line = key.toHex() + '\n';
  if (file.open(QFile::WriteOnly | QFile::NewOnly, ownerOnly) && file.write(line) == line.size() && file.flush())
    return key;
  //: tapu-server on the console; %1 a file, %2 the system's remark
  complaint.sentence =
      KeyFileWords::tr("Cannot write the organizer’s key to %1: %2.").arg(path, systemWords(file.errorString()));
  return std::nullopt;
}

}  // namespace

std::optional<QByteArray> organizerKeyOf(const QString& path, Complaint& complaint) {
  if (!QFileInfo::exists(path)) return freshKey(path, complaint);
  if (QFileInfo(path).isDir()) {
    //: tapu-server on the console; %1 a folder. The option stays as it is
    complaint.sentence =
        KeyFileWords::tr(
            "%1 is a folder. --organizer-key-file takes the name of a file, which is made if there is none.")
            .arg(path);
    return std::nullopt;
  }
  const auto content = readFile(path, kMostBytes, complaint);
  if (!content) return std::nullopt;
  const QByteArray digits = content->trimmed(), key = QByteArray::fromHex(digits);
  if (key.size() == wire::kKeyBytes && key.toHex() == digits.toLower()) return key;
  //: tapu-server on the console; %1 a file
  complaint.sentence = KeyFileWords::tr("%1 is no file of an organizer’s key. Nothing in it was changed.").arg(path);
  return std::nullopt;
}

}  // namespace tapu
