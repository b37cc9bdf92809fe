// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/choice_dialog.h"

namespace tapu {

/// A question or a piece of news of the editor over `parent`, to be opened; it is gone once it was answered.
inline ChoiceDialog* questionBox(QWidget* parent, const QString& name, const ChoiceDialog::Texts& texts) {
  auto* box = new ChoiceDialog([texts] { return texts; }, parent);
  box->setObjectName(name);
  box->setAttribute(Qt::WA_DeleteOnClose);
  return box;
}

/// Opens a dialog of the editor; it is gone once it is closed.
inline void openDialog(QDialog* dialog) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

}  // namespace tapu
