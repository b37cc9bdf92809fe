// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

#include "app/system/processes.h"
#include "tests/soon.h"

namespace tapu::test {

/// The server that was started last for the event in this folder, as its note says; 0: none was.
inline qint64 serverProcessIn(const QString& folder) {
  QFile note(folder + QStringLiteral("/server.json"));
  if (!note.open(QIODevice::ReadOnly)) return 0;
  return QJsonDocument::fromJson(note.readAll())[QStringLiteral("process")].toInteger();
}

/// A folder for events, each of which has a server of its own that outlives its desk. They end with the folder,
/// however the test ends.
class EventFolder {
 public:
  EventFolder() = default;
  EventFolder(const EventFolder&) = delete;
  EventFolder& operator=(const EventFolder&) = delete;
  ~EventFolder() {
    const QString program = QStringLiteral("tapu-server");
    for (QDirIterator notes(path(), {QStringLiteral("server.json")}, QDir::Files, QDirIterator::Subdirectories);
         notes.hasNext();) {
      notes.next();
      const qint64 process = serverProcessIn(notes.fileInfo().path());
      if (process > 0 && isRunning(process, program)) askToStop(process);
      soon([&] { return process == 0 || !isRunning(process, program); });
    }
  }
  QString path() const { return folder_.path(); }
  QString filePath(const QString& name) const { return folder_.filePath(name); }

 private:
  QTemporaryDir folder_;
};

}  // namespace tapu::test
