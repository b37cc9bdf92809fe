// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board_export.h"

#include <QFileInfo>

#include "app/files/exchange.h"
#include "app/text/language.h"
#include "app/text/shown_text.h"
#include "editor/export_dialog.h"
#include "editor/file_news.h"
#include "editor/neighbors.h"
#include "editor/question_box.h"
#include "engine/board/chain_board.h"

using namespace Qt::StringLiterals;

namespace tapu {

BoardExport::BoardExport(EditorSelection& selection, const EditorFiles& files, StatusLine& status, QString choicesFile)
    : QObject(status.parentWidget()),
      selection_(selection),
      document_(selection.document()),
      files_(files),
      status_(status),
      choicesFile_(std::move(choicesFile)),
      page_(status.parentWidget()) {}

void BoardExport::ask(ExportDialog::Purpose purpose) {
  Complaint complaint;
  if (!hasHexes(document_.board(), complaint)) return status_.tell(complaint.sentence);
  ExportSubject subject;
  subject.board = document_.board();
  subject.title = printTitle(document_.file(), languageInUse());
  const Chain chain = chainShown(document_.board(), selection_.choices().neighbors);
  if (chain.size() > 1) subject.chain = asOneBoard(chain, homeOf(chain));
  if (subject.chain) subject.chainTitle = chainTitle(document_.file().name(languageInUse()), chain.size());
  subject.name = QFileInfo(files_.suggestedName(u"x"_s)).completeBaseName();
  const ExportChoices before = ExportChoices::from(choicesFile_);
  auto* dialog = new ExportDialog(std::move(subject), before, purpose, page_);
  connect(dialog, &ExportDialog::written, this, &BoardExport::tellWritten);
  connect(dialog, &ExportDialog::formWanted, this, &BoardExport::writeTo);
  connect(dialog, &ExportDialog::printed, this, [this](const QString& printer) {
    //: Status line of the board editor; %1 name of a printer
    status_.tell(tr("The board was sent to the printer “%1”.").arg(printer));
  });
  connect(dialog, &QDialog::accepted, this, [this, dialog, purpose, form = before.form] {
    ExportChoices choices = dialog->choices();
    if (purpose == ExportDialog::Purpose::Printer) choices.form = form;
    choices.keep(choicesFile_);
  });
  openDialog(dialog);
}

void BoardExport::tellWritten(const QStringList& paths) {
  const QString first = shownFileName(paths.value(0));
  if (paths.size() == 1)
    //: Status line of the board editor; %1 name of a file
    return status_.tell(tr("Saved as “%1”.").arg(first));
  //: Status line of the board editor: several files were written; %1 and %2 names of the first and the last one
  status_.tell(tr("%n file(s) saved, from “%1” to “%2”.", nullptr, static_cast<int>(paths.size()))
                   .arg(first, shownFileName(paths.last())));
}

bool BoardExport::writeTo(const QString& path) {
  Complaint complaint;
  QStringList losses;
  if (SheetWriter::writes(path)) {
    const QString title = printTitle(document_.file(), languageInUse());
    const PrintWishes wishes = ExportChoices::from(choicesFile_).wishesFor(document_.board(), title);
    const auto plan = PrintPlan::of(document_.board(), wishes, complaint);
    SheetWriter writer(plan ? std::make_shared<BoardPrint>(document_.board(), *plan, wishes, title) : nullptr, path);
    if (!plan || writer.all(complaint) != SheetWriter::Step::Done) {
      status_.tell(complaint.sentence);
      return false;
    }
    tellWritten(writer.written());
    return true;
  }
  if (!exportBoard(path, document_.file(), losses, complaint)) {
    status_.tell(complaint.sentence);
    return false;
  }
  tellWritten({path});
  //: Title of a list of what another form of a board lacks
  if (!losses.isEmpty()) tellNews(page_, tr("Not everything on this board could be saved in that form."), losses);
  return true;
}

}  // namespace tapu

#include "moc_board_export.cpp"
