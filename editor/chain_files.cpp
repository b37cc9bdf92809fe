// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/chain_files.h"

#include <QLocale>
#include <utility>

#include "app/files/chain_order.h"
#include "app/kit/file_dialog.h"
#include "app/text/language.h"
#include "app/text/problem_text.h"
#include "app/text/shown_text.h"
#include "editor/file_news.h"

using namespace Qt::StringLiterals;

namespace tapu {

ChainFiles::ChainFiles(EditorSelection& selection, NeighborBoards& shown, OpenBoards& boards, StatusLine& status)
    : QObject(status.parentWidget()),
      selection_(selection),
      document_(selection.document()),
      shown_(shown),
      boards_(boards),
      status_(status),
      page_(status.parentWidget()) {}

void ChainFiles::askOpen() {
  //: Title of a file dialog
  const QString title = tr("Open a chain of boards");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(page_, QFileDialog::AcceptOpen, title, {tr("Chains of boards (*.tapuchain)")});
  connect(dialog, &QFileDialog::fileSelected, this, &ChainFiles::open);
  dialog->open();
}

bool ChainFiles::open(const QString& path) {
  if (const int open = boards_.indexOf(path); open >= 0) {
    boards_.goTo(open);
    return true;
  }
  Complaint complaint;
  auto file = loadChain(path, complaint);
  const int boards = file ? file->boards : 0;
  auto opened = file ? openedChain(std::move(*file)) : std::nullopt;
  if (!opened) {
    //: Why the editor cannot open a chain: its order has all letters that it may have, and none for the edited board
    const QString full = tr("None of its boards is one of your own, and its order has no room for the board X.");
    tellUnopened(page_, path, file ? full : complaint.at(shownFileName(path)));
    return false;
  }
  if (opened->underEdit) boards_.open(*opened->underEdit, path);
  shown_.show(opened->neighbors);
  // The board under edit keeps its own file where it was only added to the chain.
  opened->underEdit ? boards_.setInChainFile(path) : boards_.rememberChain(path);
  if (opened->isLonger) document_.setUnsaved();
  tellOpened(*opened, boards);
  return true;
}

/// Reports the differences between the file and the view.
void ChainFiles::tellOpened(const OpenedChain& opened, int boardsInFile) {
  const int boards = opened.neighbors.boards;
  const QString inFile = QLocale().toString(boardsInFile), now = QLocale().toString(boards);
  if (!opened.underEdit)
    //: Status line of the board editor; %1 a number of boards
    return status_.tell(
        tr("This chain has no board of your own: the board you are making was added to its order as X, and it has "
           "%1 boards now.")
            .arg(now));
  if (opened.isLonger)
    //: Status line of the board editor; %1 and %2 numbers of boards
    return status_.tell(tr("X is not among the %1 boards of this chain: it has %2 boards here.").arg(inFile, now));
  if (boards > kMostBoardsShown)
    //: Status line of the board editor; %1 and %2 numbers of boards
    status_.tell(tr("%2 of the %1 boards of this chain are shown; all of them are saved.")
                     .arg(now, QLocale().toString(kMostBoardsShown)));
}

bool ChainFiles::readAgain() {
  const QString chain = boards_.path();
  Complaint complaint;
  auto file = loadChain(chain, complaint);
  const auto opened = file ? openedChain(std::move(*file)) : std::nullopt;
  if (!opened || !opened->underEdit) {
    //: Why the editor cannot read a chain again: another program has taken all boards of somebody's own out of it
    const QString none = tr("It has no board of your own any more.");
    tellUnopened(page_, chain, complaint.isEmpty() ? none : complaint.at(shownFileName(chain)));
    return false;
  }
  document_.setFile(*opened->underEdit);
  shown_.show(opened->neighbors);
  boards_.setInChainFile(chain);
  return true;
}

void ChainFiles::askSave() {
  if (!mayBeSaved(selection_.choices().neighbors)) return;
  //: Title of a file dialog
  const QString title = tr("Save as a chain of boards");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(page_, QFileDialog::AcceptSave, title, {tr("Chains of boards (*.tapuchain)")});
  dialog->setDefaultSuffix(u"tapuchain"_s);
  const QString& before = boards_.chainPath(boards_.current());
  const bool isOfFile = !before.isEmpty() && selection_.choices().neighbors.kind == Neighbors::Kind::Order;
  //: Name of a file that is offered for a chain without a name
  const QString fresh = fileNameFor(document_.file().name(languageInUse()), tr("Chain"), u"tapuchain"_s);
  dialog->selectFile(isOfFile ? before : fresh);
  connect(dialog, &QFileDialog::fileSelected, this, &ChainFiles::save);
  dialog->open();
}

/// False: the status line says why not.
bool ChainFiles::mayBeSaved(const Neighbors& neighbors) {
  if (neighbors.kind == Neighbors::Kind::None) {
    //: Status line of the board editor
    status_.tell(tr("No chain is shown: choose one in the menu “Chain”."));
    return false;
  }
  for (const OwnNeighbor& own : neighbors.own)
    if (neighbors.kind == Neighbors::Kind::Order && neighbors.order.contains(own.letter) && !own.isThere()) {
      //: Status line of the board editor; %1 letter of a board whose file cannot be read at the moment
      status_.tell(
          tr("Board %1 cannot be read, so the chain was not saved: it would lack that board.").arg(own.letter));
      return false;
    }
  if (const auto found = errorsOfChain(document_.board(), neighbors); !found.empty()) {
    //: Status line of the board editor; %1 a whole sentence about what is wrong
    status_.tell(tr("The chain cannot be played, and was not saved: %1").arg(problemAt(found.front())));
    return false;
  }
  return true;
}

bool ChainFiles::save(const QString& path) {
  const Neighbors& neighbors = selection_.choices().neighbors;
  return mayBeSaved(neighbors) && !tellIfOpenElsewhere(page_, boards_, path) && write(path, neighbors);
}

bool ChainFiles::saveBack() {
  Neighbors chain = selection_.choices().neighbors;
  chain.kind = Neighbors::Kind::Order;
  return mayBeSaved(chain) && write(boards_.path(), chain);
}

bool ChainFiles::write(const QString& path, const Neighbors& neighbors) {
  document_.end();
  Complaint complaint;
  const int current = boards_.current();
  const bool isOfFile = neighbors.kind == Neighbors::Kind::Order && !boards_.chainPath(current).isEmpty();
  const auto before = isOfFile ? loadChain(boards_.chainPath(current), complaint) : std::nullopt;
  complaint = {};  // a chain whose file is gone is written as it is here
  const ChainFile file = chainFileOf(neighbors, document_.file(), before);
  if (!tapu::saveChain(path, file, complaint)) {
    status_.tell(complaint.sentence);
    return false;
  }
  if (boards_.path().isEmpty() || boards_.isInChainFile(current)) {
    // The tab has the saved boards from now on, even if neighbors of one kind were shown.
    if (neighbors.kind != Neighbors::Kind::Order)
      shown_.show({Neighbors::Kind::Order, file.ends, file.order, file.boards, neighbors.own});
    boards_.setInChainFile(path);
  } else {
    boards_.rememberChain(path);
  }
  //: Status line of the board editor; %1 name of a file
  status_.tell(tr("Saved as “%1”.").arg(shownFileName(path)));
  return true;
}

}  // namespace tapu

#include "moc_chain_files.cpp"
