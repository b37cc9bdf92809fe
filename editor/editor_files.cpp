// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor's page does with files: new boards, opening, saving, exporting, recovering after a crash.
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <array>
#include <utility>

#include "app/board/board_picture.h"
#include "app/board/picture_file.h"
#include "app/files/exchange.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/text/language.h"
#include "editor/editor_page.h"
#include "editor/hex_areas.h"
#include "editor/overlay.h"
#include "editor/words.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr QSize kThumbnail(48, 40);

BoardFile startingBoard(EditorPage::Start start, const QString& author) {
  BoardFile file;
  file.author = author;
  if (start == EditorPage::Start::Classic) {
    file.board = beginnerBoard();
    file.board.starts.clear();
    return file;
  }
  if (start == EditorPage::Start::EmptyFlat) file.board.orientation = Orientation::Flat;
  for (Hex at : disc({0, 0}, 1)) file.board.cells.push_back({at, Terrain::Pasture, 0, Territory::None, CutByLine::No});
  std::sort(file.board.cells.begin(), file.board.cells.end(),
            [&](const Cell& a, const Cell& b) { return readsBefore(a.at, b.at, file.board.orientation); });
  return file;
}

/// The board with its start pieces.
bool saveBoardPicture(const QString& path, const Board& board, const QString& title) {
  BoardScene scene;
  scene.setTheme(themeFor(ThemeKind::Light));
  scene.setMotion(Motion::Off);
  scene.setBoard(board);
  StartsItem plan(board);
  scene.addItem(&plan);
  const bool isWritten = savePicture(path, scene, title);
  scene.removeItem(&plan);
  return isWritten;
}

ChoiceDialog* question(QWidget* parent, const ChoiceDialog::Texts& texts) {
  auto* box = new ChoiceDialog([texts] { return texts; }, parent);
  box->setObjectName(u"editorQuestion"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  return box;
}

}  // namespace

void EditorPage::newBoard(Start start) {
  document_.setFile(startingBoard(start, places_.author));
  setPath({});
  autosave_.letGo();
  saveSoon_.stop();
  refreshNow();
}

bool EditorPage::openFile(const QString& path) {
  Complaint complaint;
  QStringList losses;
  auto file = importBoard(path, losses, complaint);
  if (!file) {
    // In a box, since the status line is about the board that is still open.
    //: Title of a box; %1 name of a file
    tellLosses(tr("“%1” cannot be opened").arg(QFileInfo(path).fileName()), {complaint.at(QFileInfo(path).fileName())});
    return false;
  }
  // A board from a file of another program is saved as a new file in our form, not over that file.
  const bool isOurs = path.endsWith(u".tapuboard"_s, Qt::CaseInsensitive);
  document_.setFile(std::move(*file), isOurs ? BoardDocument::Modified::No : BoardDocument::Modified::Yes);
  setPath(isOurs ? path : QString());
  if (isOurs) recent_.add(path);
  autosave_.letGo();
  saveSoon_.stop();
  refreshNow();
  //: Title of a list of what another form of a board lacks
  if (!losses.isEmpty()) tellLosses(tr("Not everything in this file has a counterpart here."), losses);
  return true;
}

bool EditorPage::exportTo(const QString& path) {
  Complaint complaint;
  QStringList losses;
  const QString title = document_.file().name(languageInUse());
  const bool isWritten =
      isPictureName(path) ? hasHexes(document_.board(), complaint) && saveBoardPicture(path, document_.board(), title)
                          : exportBoard(path, document_.file(), losses, complaint);
  if (!isWritten) {
    //: Status line of the board editor
    tell(complaint.isEmpty() ? tr("The file could not be written.") : complaint.sentence);
    return false;
  }
  //: Status line of the board editor; %1 name of a file
  tell(tr("Saved as “%1”.").arg(QFileInfo(path).fileName()));
  //: Title of a list of what another form of a board lacks
  if (!losses.isEmpty()) tellLosses(tr("Not everything on this board could be saved in that form."), losses);
  return true;
}

void EditorPage::tellLosses(const QString& title, const QStringList& losses) {
  //: Button: a piece of news was read
  auto* box = question(this, {title, losses.join(u'\n'), {tr("OK")}});
  box->setObjectName(u"editorLosses"_s);
  box->open();
}

bool EditorPage::saveTo(const QString& path) {
  Complaint complaint;
  if (!saveBoard(path, document_.file(), complaint)) {
    tell(complaint.sentence);
    return false;
  }
  document_.setSaved();
  setPath(path);
  recent_.add(path);
  autosave_.letGo();
  saveSoon_.stop();
  refreshActions();
  //: Status line of the board editor; %1 name of a file
  tell(tr("Saved as “%1”.").arg(QFileInfo(path).fileName()));
  return true;
}

bool EditorPage::recover() {
  auto found = autosave_.recover();
  if (!found) return false;
  document_.setFile(std::move(found->file), BoardDocument::Modified::Yes);
  setPath(found->path);
  refreshNow();
  //: Status line of the board editor
  tell(tr("This board was left unsaved when the program ended. Save it to keep it."));
  return true;
}

void EditorPage::leaveThen(std::function<void()> then) { askUnsaved(Unsaved::IsDropped, std::move(then)); }

void EditorPage::replaceThen(std::function<void()> then) { askUnsaved(Unsaved::Stays, std::move(then)); }

void EditorPage::askUnsaved(Unsaved unsaved, std::function<void()> then) {
  document_.end();
  if (!document_.isModified()) return then();
  ChoiceDialog::Texts texts;
  //: Title of a question before a board that is not saved is left
  texts.title = tr("Save the changes?");
  //: Question before a board that is not saved is left
  texts.text = tr("The board has changes that are not saved.");
  //: Button: save the board, then go on
  texts.answers = {tr("Save"),
                   //: Button: go on without saving the board
                   tr("Do not save"),
                   //: Button: stay with the board
                   tr("Cancel")};
  auto* box = question(this, texts);
  connect(box, &ChoiceDialog::answered, this, [this, unsaved, then = std::move(then)](int answer) {
    enum { Save, Discard, Cancel };
    if (answer == Cancel) return;
    if (answer == Save) {
      if (path_.isEmpty()) return askSave(then);
      if (!saveTo(path_)) return;
    } else if (unsaved == Unsaved::IsDropped) {
      document_.setSaved();
      autosave_.letGo();
      saveSoon_.stop();
    }
    then();
  });
  box->open();
}

// Questions

void EditorPage::askNew() {
  replaceThen([this] {
    ChoiceDialog::Texts texts;
    //: Question: with which board a new one begins
    texts.title = tr("What should the new board begin with?");
    //: Button: a new board begins with it
    texts.answers = {tr("The classic island"),
                     //: Button: a new board begins with seven hexes that stand on a point
                     tr("A few hexes, pointy tops"),
                     //: Button: a new board begins with seven hexes with flat tops
                     tr("A few hexes, flat tops"),
                     //: Button: stay with the board
                     tr("Cancel")};
    auto* box = question(this, texts);
    connect(box, &ChoiceDialog::answered, this, [this](int answer) {
      constexpr std::array starts{Start::Classic, Start::Empty, Start::EmptyFlat};
      if (answer < static_cast<int>(starts.size())) newBoard(starts[static_cast<std::size_t>(answer)]);
    });
    box->open();
  });
}

/// The name of its file with this suffix; without a file the name of the board.
QString EditorPage::suggestedName(const QString& suffix) const {
  if (!path_.isEmpty()) return QFileInfo(path_).completeBaseName() + u'.' + suffix;
  //: Name of a file that is offered for a board without a name
  return fileNameFor(document_.file().name(languageInUse()), tr("Board"), suffix);
}

void EditorPage::askOpen() {
  replaceThen([this] {
    //: Title of a file dialog
    const QString title = tr("Open board");
    //: Kind of file in a file dialog; %1 ends of their names
    const QString boards = tr("Boards (%1)").arg(u"*.tapuboard *.game *.txt"_s);
    auto* dialog = fileDialog(this, QFileDialog::AcceptOpen, title, {boards});
    connect(dialog, &QFileDialog::fileSelected, this, &EditorPage::openFile);
    dialog->open();
  });
}

void EditorPage::askSave(std::function<void()> then) {
  //: Title of a file dialog
  const QString title = tr("Save board");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave, title, {tr("Boards (*.tapuboard)")});
  dialog->setDefaultSuffix(u"tapuboard"_s);
  dialog->selectFile(path_.isEmpty() ? suggestedName(u"tapuboard"_s) : path_);
  connect(dialog, &QFileDialog::fileSelected, this, [this, then = std::move(then)](const QString& path) {
    if (saveTo(path) && then) then();
  });
  dialog->open();
}

void EditorPage::askExport() {
  //: Title of a file dialog
  const QString title = tr("Export board");
  //: Kinds of files in a file dialog; the patterns in brackets stay as they are
  const QStringList kinds{tr("Picture (*.png)"),
                          //: Kind of file in a file dialog; the pattern in brackets stays as it is
                          tr("Vector picture (*.svg)"),
                          //: Kind of file in a file dialog; the pattern in brackets stays as it is
                          tr("Page to print (*.pdf)"),
                          //: Kind of file in a file dialog; the pattern in brackets stays as it is
                          tr("Drawing of letters (*.txt)"),
                          //: Kind of file in a file dialog; Pioneers is a program; the pattern stays as it is
                          tr("Pioneers game (*.game)")};
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave, title, kinds);
  dialog->setDefaultSuffix(u"png"_s);
  dialog->selectFile(suggestedName(u"png"_s));
  connect(dialog, &QFileDialog::filterSelected, dialog,
          [dialog](const QString& filter) { dialog->setDefaultSuffix(filter.section(u"*."_s, -1).chopped(1)); });
  connect(dialog, &QFileDialog::fileSelected, this, &EditorPage::exportTo);
  dialog->open();
}

void EditorPage::fillRecent() {
  QMenu* menu = actions_->recent();
  menu->clear();
  for (const QString& path : recent_.paths()) {
    Complaint complaint;
    const auto file = loadBoard(path, complaint, Accept::Unfinished);
    if (!file) continue;
    const QString name = file->name(languageInUse());
    QString label = name.isEmpty() ? QFileInfo(path).fileName() : u"%1 — %2"_s.arg(name, QFileInfo(path).fileName());
    auto* action = menu->addAction(label.replace(u'&', u"&&"_s));
    action->setIcon(QIcon(boardPicture(file->board, kThumbnail, themeOf(this), devicePixelRatioF())));
    action->setStatusTip(path);
    connect(action, &QAction::triggered, this, [this, path] { replaceThen([this, path] { openFile(path); }); });
  }
  if (!menu->isEmpty()) return;
  //: Menu "Open recent" with nothing in it
  menu->addAction(tr("No boards yet"))->setEnabled(false);
}

void EditorPage::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() != 1 || !urls.front().isLocalFile()) return;
  const QString name = urls.front().fileName();
  for (const QString& end : {u".tapu"_s, u".sqlite"_s})
    if (name.endsWith(end, Qt::CaseInsensitive)) return event->ignore();  // it is no board: the main window opens it
  event->acceptProposedAction();
}

void EditorPage::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() != 1) return;
  event->acceptProposedAction();
  replaceThen([this, path = urls.front().toLocalFile()] { openFile(path); });
}

}  // namespace tapu
