// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/saved_line.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>

namespace tapu {

SavedLine::SavedLine(QWidget* parent) : Words({}, kNoteText, Weight::Regular, &Theme::ink2, parent) { hide(); }

void SavedLine::tellFile(const QString& path) {
  path_ = path;
  printer_.clear();
  retranslate();
}

void SavedLine::tellPrinter(const QString& name) {
  printer_ = name;
  path_.clear();
  retranslate();
}

void SavedLine::retranslate() {
  if (path_.isEmpty() && printer_.isEmpty()) return;
  const QFileInfo file(path_);
  const QString folder = QDir::toNativeSeparators(file.absolutePath());
  //: Under buttons: a file was written; %1 its name, %2 its folder
  const QString saved = tr("Saved as %1 in the folder %2.").arg(file.fileName(), folder);
  //: Under buttons: something is being printed; %1 name of the printer
  const QString sent = tr("Sent to the printer %1.").arg(printer_);
  setText(path_.isEmpty() ? sent : saved);
  setToolTip(QDir::toNativeSeparators(path_));
  show();
}

void SavedLine::changeEvent(QEvent* event) {
  Words::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_saved_line.cpp"
