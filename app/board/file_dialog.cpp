// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/file_dialog.h"

namespace tapu {

QFileDialog* fileDialog(QWidget* parent, QFileDialog::AcceptMode mode, const QString& title,
                        const QStringList& filters) {
  auto* dialog = new QFileDialog(parent, title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(mode);
  dialog->setFileMode(mode == QFileDialog::AcceptOpen ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
  dialog->setViewMode(QFileDialog::List);
  dialog->setNameFilters(filters);
  return dialog;
}

}  // namespace tapu
