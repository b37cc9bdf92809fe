// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor's page does with the chain that is shown: its order, boards of one's own, a file for organizers.
#include <QFileInfo>
#include <QLocale>
#include <utility>

#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/text/language.h"
#include "app/text/problem_text.h"
#include "editor/chain_dialog.h"
#include "editor/editor_page.h"

using namespace Qt::StringLiterals;

namespace tapu {

void EditorPage::connectChain() {
  const EditorActions& a = *actions_;
  on(a.openChain, [this] { askChain(); });
  on(a.saveChain, [this] { askSaveChain(); });
  connect(palette_, &Palette::chainWanted, this, &EditorPage::openChainDialog);
  connect(&neighborBoards_, &NeighborBoards::told, this, &EditorPage::tell);
}

void EditorPage::openChainDialog() { openDialog(new ChainDialog(selection_, neighborBoards_, this)); }

void EditorPage::askChain() {
  //: Title of a file dialog
  const QString title = tr("Open a chain of boards");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(this, QFileDialog::AcceptOpen, title, {tr("Chains of boards (*.tapuchain)")});
  connect(dialog, &QFileDialog::fileSelected, this, &EditorPage::openChain);
  dialog->open();
}

bool EditorPage::openChain(const QString& path) {
  Complaint complaint;
  auto file = loadChain(path, complaint);
  const QString name = QFileInfo(path).fileName();
  if (!file) {
    //: Title of a box; %1 name of a file
    tellLosses(tr("“%1” cannot be opened").arg(name), {complaint.at(name)});
    return false;
  }
  const int boards = file->boards;
  // There is no file with the board under edit alone.
  if (auto underEdit = neighborBoards_.show(std::move(*file)))
    boards_->open(std::move(*underEdit), {}, BoardDocument::Modified::Yes);
  refreshNow();
  if (boards > kMostBoardsShown)
    //: Status line of the board editor; %1 and %2 numbers of boards
    tell(tr("The chain has %1 boards; the first %2 of them are shown.")
             .arg(QLocale().toString(boards), QLocale().toString(kMostBoardsShown)));
  return true;
}

void EditorPage::askSaveChain() {
  if (!mayChainBeSaved()) return;
  //: Title of a file dialog
  const QString title = tr("Save as a chain of boards");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave, title, {tr("Chains of boards (*.tapuchain)")});
  dialog->setDefaultSuffix(u"tapuchain"_s);
  //: Name of a file that is offered for a chain without a name
  dialog->selectFile(fileNameFor(document_.file().name(languageInUse()), tr("Chain"), u"tapuchain"_s));
  connect(dialog, &QFileDialog::fileSelected, this, &EditorPage::saveChain);
  dialog->open();
}

/// False: the status line says why not.
bool EditorPage::mayChainBeSaved() {
  const Neighbors& neighbors = selection_.choices().neighbors;
  if (neighbors.kind == Neighbors::Kind::None) {
    //: Status line of the board editor
    tell(tr("No chain is shown: choose one in the menu “Chain”."));
    return false;
  }
  for (const OwnNeighbor& own : neighbors.own)
    if (neighbors.kind == Neighbors::Kind::Order && neighbors.order.contains(own.letter) && !own.isThere()) {
      //: Status line of the board editor; %1 letter of a board whose file cannot be read at the moment
      tell(tr("Board %1 cannot be read, so the chain was not saved: it would lack that board.").arg(own.letter));
      return false;
    }
  if (const auto found = errorsOfChain(document_.board(), neighbors); !found.empty()) {
    //: Status line of the board editor; %1 a whole sentence about what is wrong
    tell(tr("The chain cannot be played, and was not saved: %1").arg(problemAt(found.front())));
    return false;
  }
  return true;
}

bool EditorPage::saveChain(const QString& path) {
  if (!mayChainBeSaved()) return false;
  Complaint complaint;
  if (!tapu::saveChain(path, neighborBoards_.chainFile(document_.file()), complaint)) {
    tell(complaint.sentence);
    return false;
  }
  //: Status line of the board editor; %1 name of a file
  tell(tr("Saved as “%1”.").arg(QFileInfo(path).fileName()));
  return true;
}

}  // namespace tapu
