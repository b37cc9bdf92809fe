// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/file_dialog.h"

#include <QCoreApplication>
#include <QListView>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Qt's column of places leaves no room for the padding of our style sheet: its names would be cut.
void makeRoomForPlaces(QFileDialog& dialog) {
  constexpr int padding = 28, widest = 220;
  auto* places = dialog.findChild<QListView*>(u"sidebar"_s);
  if (!places) return;  // it is the dialog of the system
  places->setMinimumWidth(std::min(widest, places->sizeHintForColumn(0) + padding));
}

}  // namespace

QFileDialog* fileDialog(QWidget* parent, QFileDialog::AcceptMode mode, const QString& title,
                        const QStringList& filters) {
  auto* dialog = new QFileDialog(parent, title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(mode);
  dialog->setFileMode(mode == QFileDialog::AcceptOpen ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
  dialog->setViewMode(QFileDialog::List);
  dialog->setNameFilters(filters);
  makeRoomForPlaces(*dialog);
  // Started from a menu of Windows it stands in its own folder, where nobody keeps anything.
  if (dialog->directory() == QDir(QCoreApplication::applicationDirPath())) {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    dialog->setDirectory(QFileInfo::exists(documents) ? documents : QDir::homePath());
  }
  return dialog;
}

QString fileNameFor(const QString& title, const QString& otherwise, const QString& suffix) {
  constexpr int longest = 60;  // letters: three bytes each in Devanagari, and file systems take 255
  static const QRegularExpression forbidden(u"[\\\\/:*?\"<>|\\x00-\\x1f\\x7f]"_s);
  // Characters that change the direction of a line would hide the file's ending.
  QString name = firstLetters(shownLine(QString(title).replace(forbidden, u" "_s), title.size()), longest);
  while (name.startsWith(u'.') || name.startsWith(u' ')) name.remove(0, 1);  // it would be a hidden file
  while (name.endsWith(u'.') || name.endsWith(u' ')) name.chop(1);
  static const QRegularExpression device(u"^(con|prn|aux|nul|com\\d|lpt\\d)(\\.|$)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
  if (device.match(name).hasMatch()) name.prepend(u'_');  // Windows has devices of these names in every folder
  return (name.isEmpty() ? otherwise : name) + u'.' + suffix;
}

}  // namespace tapu
