// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/own_boards.h"

#include <QDir>

#include "app/kit/file_dialog.h"
#include "app/text/shown_text.h"

using namespace Qt::StringLiterals;

namespace tapu {

OwnBoards::Found OwnBoards::all() const {
  Found found;
  const QDir folder(folder_);
  for (const QFileInfo& info : folder.entryInfoList({u"*.tapuboard"_s}, QDir::Files, QDir::Name)) {
    Complaint complaint;
    if (auto file = loadBoard(info.filePath(), complaint, Accept::Unfinished))
      found.files.emplace_back(info.filePath(), std::move(*file));
    else
      found.unreadable << complaint.at(shownFileName(info.filePath()));
  }
  return found;
}

QString OwnBoards::pathFor(const QString& name) const {
  return QDir(folder_).filePath(fileNameFor(name, u"board"_s, u"tapuboard"_s));
}

bool OwnBoards::keep(const QString& name, const BoardFile& file, Complaint& complaint) const {
  QDir().mkpath(folder_);
  BoardFile named = file;
  named.names = {{QString(), name}};
  return saveBoard(pathFor(name), named, complaint);
}

}  // namespace tapu
