// SPDX-License-Identifier: GPL-3.0-or-later
// The editor's page: exports and prints of boards.
#include <QFileInfo>

#include "app/files/exchange.h"
#include "app/text/language.h"
#include "editor/editor_page.h"
#include "editor/export_dialog.h"
#include "engine/board/chain_board.h"

using namespace Qt::StringLiterals;

namespace tapu {

QString EditorPage::exportChoicesFile() const { return places_.folder + u"/export.ini"_s; }

void EditorPage::askExport() { openExport(ExportPurpose::File); }

void EditorPage::askPrint() { openExport(ExportPurpose::Printer); }

void EditorPage::openExport(ExportPurpose purpose) {
  Complaint complaint;
  if (!hasHexes(document_.board(), complaint)) return tell(complaint.sentence);
  ExportSubject subject;
  subject.board = document_.board();
  subject.title = printTitle(document_.file(), languageInUse());
  const Chain chain = chainShown(document_.board(), selection_.choices().neighbors);
  if (chain.size() > 1) subject.chain = asOneBoard(chain, homeOf(chain));
  if (subject.chain) subject.chainTitle = chainTitle(document_.file().name(languageInUse()), chain.size());
  subject.name = QFileInfo(suggestedName(u"x"_s)).completeBaseName();
  const ExportChoices before = ExportChoices::from(exportChoicesFile());
  auto* dialog = new ExportDialog(
      std::move(subject), before,
      purpose == ExportPurpose::File ? ExportDialog::Purpose::File : ExportDialog::Purpose::Printer, this);
  connect(dialog, &ExportDialog::written, this, &EditorPage::tellWritten);
  connect(dialog, &ExportDialog::formWanted, this, &EditorPage::exportTo);
  connect(dialog, &ExportDialog::printed, this, [this](const QString& printer) {
    //: Status line of the board editor; %1 name of a printer
    tell(tr("The board was sent to the printer “%1”.").arg(printer));
  });
  connect(dialog, &QDialog::accepted, this, [this, dialog, purpose, form = before.form] {
    ExportChoices choices = dialog->choices();
    if (purpose == ExportPurpose::Printer) choices.form = form;
    choices.keep(exportChoicesFile());
  });
  openDialog(dialog);
}

void EditorPage::tellWritten(const QStringList& paths) {
  const QString first = QFileInfo(paths.value(0)).fileName();
  if (paths.size() == 1)
    //: Status line of the board editor; %1 name of a file
    return tell(tr("Saved as “%1”.").arg(first));
  //: Status line of the board editor: several files were written; %1 and %2 names of the first and the last one
  tell(tr("%n file(s) saved, from “%1” to “%2”.", nullptr, static_cast<int>(paths.size()))
           .arg(first, QFileInfo(paths.last()).fileName()));
}

bool EditorPage::exportTo(const QString& path) {
  Complaint complaint;
  QStringList losses;
  if (SheetWriter::writes(path)) {
    const QString title = printTitle(document_.file(), languageInUse());
    PrintWishes wishes = ExportChoices::from(exportChoicesFile()).wishes;
    if (title.isEmpty()) wishes.shown.setFlag(PrintPart::Names, false);
    const auto plan = PrintPlan::of(document_.board(), wishes, complaint);
    SheetWriter writer(plan ? std::make_shared<BoardPrint>(document_.board(), *plan, wishes, title) : nullptr, path);
    if (!plan || writer.all(complaint) != SheetWriter::Step::Done) {
      tell(complaint.sentence);
      return false;
    }
    tellWritten(writer.written());
    return true;
  }
  if (!exportBoard(path, document_.file(), losses, complaint)) {
    tell(complaint.sentence);
    return false;
  }
  tellWritten({path});
  //: Title of a list of what another form of a board lacks
  if (!losses.isEmpty()) tellLosses(tr("Not everything on this board could be saved in that form."), losses);
  return true;
}

}  // namespace tapu
