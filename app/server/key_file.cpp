// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/key_file.h"

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
constexpr auto kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

std::optional<QByteArray> freshKey(const QString& path, Complaint& complaint) {
  const QByteArray key = systemRandomBytes(wire::kKeyBytes);
  QFile file(path);
  const QByteArray line = key.toHex() + '\n';
  if (file.open(QFile::WriteOnly | QFile::NewOnly, kOwnerOnly) && file.write(line) == line.size() && file.flush())
    return key;
  //: tapu-server on the console; %1 a file, %2 the system's remark
  complaint.sentence = KeyFileWords::tr("Cannot write a key to %1: %2.").arg(path, systemWords(file.errorString()));
  return std::nullopt;
}

}  // namespace

std::optional<QByteArray> keyOfFile(const QString& path, const QString& option, Complaint& complaint) {
  if (!QFileInfo::exists(path)) return freshKey(path, complaint);
  if (QFileInfo(path).isDir()) {
    //: tapu-server on the console; %1 a folder, %2 an option, which stays as it is
    complaint.sentence =
        KeyFileWords::tr("%1 is a folder. %2 takes the name of a file, which is made if there is none.")
            .arg(path, option);
    return std::nullopt;
  }
  const auto content = readFile(path, kMostBytes, complaint);
  if (!content) return std::nullopt;
  const QByteArray digits = content->trimmed(), key = QByteArray::fromHex(digits);
  if (key.size() == wire::kKeyBytes && key.toHex() == digits.toLower()) {
    QFile::setPermissions(path, kOwnerOnly);
    return key;
  }
  //: tapu-server on the console; %1 a file
  complaint.sentence = KeyFileWords::tr("%1 is no file of a key. Nothing in it was changed.").arg(path);
  return std::nullopt;
}

}  // namespace tapu
