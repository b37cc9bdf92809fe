// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/ask_for_board.h"

#include <QCoreApplication>
#include <utility>

#include "app/kit/file_dialog.h"

namespace tapu {

void askForBoard(QWidget* parent, std::function<void(const QString& path)> take) {
  //: Title of the dialog in which a board file is chosen
  const QString title = QCoreApplication::translate("AskForBoard", "Open a board");
  //: Kind of file in a dialog; keep what is in brackets
  const QString kind = QCoreApplication::translate("AskForBoard", "Boards (*.tapuboard)");
  auto* dialog = fileDialog(parent, QFileDialog::AcceptOpen, title, {kind});
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(take));
  dialog->open();
}

}  // namespace tapu
