// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/editor_files.h"
#include "editor/export_dialog.h"

namespace tapu {

/// Exports and prints of the board under edit.
class BoardExport : public QObject {
  Q_OBJECT
 public:
  /// `choicesFile` keeps what was chosen last. All must outlive it; boxes open over the parent of `status`.
  BoardExport(EditorSelection& selection, const EditorFiles& files, StatusLine& status, QString choicesFile);
  /// Asks how, and exports or prints the board.
  void ask(ExportDialog::Purpose purpose);
  /// Writes the board as a picture with the last measures, or in the form of another program, which the end of the name
  /// decides; a box lists the losses. False: it could not be written; the status line gives the reason.
  bool writeTo(const QString& path);

 private:
  void tellWritten(const QStringList& paths);

  EditorSelection& selection_;
  BoardDocument& document_;
  const EditorFiles& files_;
  StatusLine& status_;
  QString choicesFile_;
  QWidget* page_;
};

}  // namespace tapu
