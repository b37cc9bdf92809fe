// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_files.h"

#include <QFileInfo>
#include <utility>

#include "app/files/exchange.h"
#include "app/kit/file_dialog.h"
#include "app/text/language.h"
#include "app/text/shown_text.h"
#include "editor/file_news.h"
#include "editor/question_box.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr qsizetype kMostName = 100;  // letters of a file's name that become the name of a board
}

EditorFiles::EditorFiles(BoardDocument& document, OpenBoards& boards, ChainFiles& chains, StatusLine& status,
                         NoticeStrip& notice, RecentBoards recent, QString author)
    : QObject(status.parentWidget()),
      document_(document),
      boards_(boards),
      chains_(chains),
      status_(status),
      notice_(notice),
      recent_(std::move(recent)),
      author_(std::move(author)),
      page_(status.parentWidget()) {
  connect(&boards, &OpenBoards::saved, &notice, &NoticeStrip::letGo);
  connect(&document, &BoardDocument::replaced, this, [this] {
    notice_.letGo();
    lookAtDisk();
  });
  connect(&boards, &OpenBoards::changedOnDisk, this, &EditorFiles::lookAtDisk);
}

// Opening

void EditorFiles::begin(BoardFile file) {
  file.locked.clear();
  if (file.author.isEmpty()) file.author = author_;
  boards_.open(std::move(file), {});
}

bool EditorFiles::open(const QString& path) {
  if (path.endsWith(u".tapuchain"_s, Qt::CaseInsensitive)) return chains_.open(path);
  if (const int open = boards_.indexOf(path); open >= 0) {
    boards_.goTo(open);
    return true;
  }
  Complaint complaint;
  QStringList losses;
  auto file = importBoard(path, losses, complaint);
  if (!file) {
    // In a box, since the status line is about the board that is under edit.
    tellUnopened(page_, path, complaint.at(shownFileName(path)));
    return false;
  }
  // A board from a file of another program is saved as a new file in our form, not over that file.
  const bool isOurs = path.endsWith(u".tapuboard"_s, Qt::CaseInsensitive);
  // A drawing has no name of its own.
  if (!isOurs && file->names.isEmpty())
    file->names.insert(QString(), shownLine(QFileInfo(path).completeBaseName(), kMostName));
  boards_.open(std::move(*file), isOurs ? path : QString());
  boards_.setLosses(losses);
  if (isOurs) recent_.add(path);
  isOurs ? tellLosses(page_, losses) : tellImported(page_, document_, losses);
  return true;
}

void EditorFiles::show(const BoardFile& file) {
  const auto isSame = [&file](const Board& board) {
    const Board& tried = file.board;
    return board.cells == tried.cells && board.orientation == tried.orientation &&
           (board.harbors == tried.harbors || tried.harbors.empty());
  };
  for (int i = 0; i < boards_.count(); ++i) {
    const int index = (boards_.current() + i) % boards_.count();
    if (isSame(boards_.board(index))) return boards_.goTo(index);
  }
  for (const QString& path : recent_.paths()) {
    Complaint complaint;
    if (const auto known = loadBoard(path, complaint, Accept::Unfinished); known && isSame(known->board))
      return void(open(path));
  }
  boards_.open(file, {}, BoardDocument::Modified::Yes);
  //: Status line of the board editor: somebody came back from a test play that was continued from a saved game
  status_.tell(tr("This is the board of the test play. Save it to keep it."));
}

// Saving

void EditorFiles::save() {
  document_.end();
  if (boards_.path().isEmpty()) return askSave();
  saveHere();
}

/// Saves the board where it was opened from. False: it was not saved, and the reason was shown.
bool EditorFiles::saveHere() {
  const int index = boards_.current();
  if (boards_.onDisk(index) == OpenBoards::OnDisk::Changed) {  // and the person has not decided about it yet
    lookAtDisk();
    //: Status line of the board editor: a board was to be saved over a file that another program has changed
    status_.tell(tr("Not saved: choose above what becomes of the version of the other program."));
    return false;
  }
  if (!boards_.isInChainFile(index)) return saveTo(boards_.path());
  if (chains_.saveBack()) return true;
  //: Box: a chain was to be saved, and its board is not finished. “Save as…” is an entry of the menu File
  const QString alone = tr("“Save as…” keeps this board in a file of its own until the chain can be saved.");
  tellUnsaved(page_, boards_.path(), {status_.said(), alone});
  return false;
}

bool EditorFiles::saveTo(const QString& path) {
  if (tellIfOpenElsewhere(page_, boards_, path)) return false;
  document_.end();
  Complaint complaint;
  if (!saveBoard(path, document_.file(), complaint)) {
    tellUnsaved(page_, path, {complaint.sentence});
    return false;
  }
  boards_.setSaved(path);
  recent_.add(path);
  //: Status line of the board editor; %1 name of a file
  status_.tell(tr("Saved as “%1”.").arg(shownFileName(path)));
  return true;
}

bool EditorFiles::recover() {
  const int found = boards_.recover();
  tellDamagedCopies();
  if (found == 0) return false;
  lookAtDisk();
  //: Status line of the board editor
  const QString one = tr("This board was left unsaved when the program ended. Save it to keep it.");
  //: Status line of the board editor
  const QString several =
      tr("%n board(s) were left unsaved when the program ended. Save them to keep them.", nullptr, found);
  status_.tell(found == 1 ? one : several);
  return true;
}

/// Nobody else would say that they are there.
void EditorFiles::tellDamagedCopies() {
  QStringList all;
  for (const Autosave::Damaged& each : boards_.damagedCopies()) {
    const QString copy = shownPath(each.copy);
    const QString why = each.complaint.at(shownFileName(each.copy));
    if (each.path.isEmpty())
      //: In a box about copies that the editor kept for the case of a crash; %1 a file, %2 what is wrong with it
      all << tr("The copy of a board without a file: %1\n%2").arg(copy, why);
    else
      //: In a box about copies that the editor kept for the case of a crash; %1 the board's file, %2 the copy, %3 what
      //: is wrong with the copy
      all << tr("The copy of “%1”: %2\n%3").arg(shownPath(each.path), copy, why);
  }
  if (all.isEmpty()) return;
  //: In a box about copies that the editor kept for the case of a crash
  all << tr("Nothing was deleted. This is told until you have removed the copy.");
  //: Title of a box: copies that the editor kept for the case of a crash
  tellNews(page_, tr("Changes that were not saved cannot be read"), all);
}

void EditorFiles::lookAtDisk() {
  const int index = boards_.current();
  const OpenBoards::OnDisk state = boards_.onDisk(index);
  if (state == OpenBoards::OnDisk::AsKnown) return;
  if (state == std::exchange(noticed_, state) && !notice_.isHidden()) return;  // it stands there already
  if (state == OpenBoards::OnDisk::Changed) return tellChangedOnDisk();
  boards_.takeAsKnown(index);
  document_.setUnsaved();
  const auto texts = [name = shownFileName(boards_.path())]() -> NoticeStrip::Texts {
    //: Strip over a board of the editor; %1 name of its file
    return {tr("“%1” is no longer in its folder. Save the board to keep it.").arg(name),
            //: Button: a piece of news was read
            {tr("OK")}};
  };
  notice_.ask(texts, {});
}

void EditorFiles::tellChangedOnDisk() {
  // Where nothing was changed here, the file can simply be read again.
  const bool mayReadAgain = !boards_.isModified(boards_.current());
  const auto texts = [name = shownFileName(boards_.path()), mayReadAgain]() -> NoticeStrip::Texts {
    //: Button: the version of a file that another program wrote is opened in a tab of its own; both are kept
    QStringList answers{tr("Open that version too"),
                        //: Button: a file that another program has changed stays as it is; the open board may be saved
                        //: over it
                        tr("Keep this one")};
    //: Button: the version of a file that another program wrote takes the place of the open board
    if (mayReadAgain) answers.prepend(tr("Read it again"));
    //: Strip over a board of the editor; %1 name of its file
    return {tr("Another program has changed “%1”.").arg(name), answers};
  };
  notice_.ask(texts, [this, mayReadAgain](int answer) {
    enum { ReadAgain = -1, OpenToo, Keep };
    const int chosen = mayReadAgain ? answer - 1 : answer;
    if (chosen == ReadAgain) return readAgain();
    boards_.takeAsKnown(boards_.current());
    document_.setUnsaved();
    if (chosen != OpenToo) return;
    const QString theirs = boards_.path();
    const bool isChain = boards_.isInChainFile(boards_.current());
    boards_.letPathGo();  // the open board loses its file, so that both are kept
    isChain ? chains_.open(theirs) : open(theirs);
  });
}

/// Takes the board of its file as it is on disk now; the history begins anew.
void EditorFiles::readAgain() {
  if (boards_.isInChainFile(boards_.current())) return void(chains_.readAgain());
  Complaint complaint;
  auto file = loadBoard(boards_.path(), complaint, Accept::Unfinished);
  if (!file) return tellUnopened(page_, boards_.path(), complaint.at(shownFileName(boards_.path())));
  boards_.takeAsKnown(boards_.current());
  document_.setFile(std::move(*file));
}

// Closing

void EditorFiles::leaveThen(std::function<void()> then) {
  document_.end();
  askAllUnsaved({}, std::move(then));
}

/// Asks about one board with changes after the other. `dropped`: those whose changes are not wanted; they are closed
/// only when nobody wants to stay any more.
void EditorFiles::askAllUnsaved(const std::set<int>& dropped, std::function<void()> then) {
  for (int step = 0; step < boards_.count(); ++step) {
    const int index = (boards_.current() + step) % boards_.count();
    if (!boards_.isModified(index) || dropped.contains(index)) continue;
    boards_.goTo(index);
    return askUnsaved([this, index, dropped, then = std::move(then)](Changes changes) {
      std::set<int> all = dropped;
      if (changes == Changes::Dropped) all.insert(index);
      askAllUnsaved(all, then);
    });
  }
  for (auto index = dropped.rbegin(); index != dropped.rend(); ++index) drop(*index);
  then();
}

/// Closes a board; after the last one the board for beginners opens.
void EditorFiles::drop(int index) { boards_.close(index, boardOf(BuiltIn::Classic, author_)); }

void EditorFiles::close(int index) {
  boards_.goTo(index);
  document_.end();
  if (!boards_.isModified(index)) return drop(index);
  askUnsaved([this](Changes) { drop(boards_.current()); });
}

/// Asks about the changes of the board under edit; `then` is not called if the person wants to stay.
void EditorFiles::askUnsaved(std::function<void(Changes)> then) {
  ChoiceDialog::Texts texts;
  //: Title of a question before a board that is not saved is left; %1 its name
  texts.title = tr("Save the changes of “%1”?").arg(boards_.title(boards_.current()));
  //: Question before a board that is not saved is left
  texts.text = tr("The board has changes that are not saved.");
  //: Button: save the board, then go on
  texts.answers = {tr("&Save"),
                   //: Button: go on without saving the board
                   tr("&Do not save"),
                   //: Button: stay with the board
                   tr("&Cancel")};
  auto* box = questionBox(page_, u"editorQuestion"_s, texts);
  connect(box, &ChoiceDialog::answered, this, [this, then = std::move(then)](int answer) {
    enum { Save, Discard, Cancel };
    if (answer == Cancel) return;
    if (answer == Discard) return then(Changes::Dropped);
    if (boards_.path().isEmpty()) return askSave([then] { then(Changes::Saved); });
    if (saveHere()) then(Changes::Saved);
  });
  box->open();
}

QString EditorFiles::suggestedName(const QString& suffix) const {
  if (hasOwnFile()) return QFileInfo(boards_.path()).completeBaseName() + u'.' + suffix;
  //: Name of a file that is offered for a board without a name
  return fileNameFor(document_.file().name(languageInUse()), tr("Board"), suffix);
}

void EditorFiles::askSave(std::function<void()> then) {
  //: Title of a file dialog
  const QString title = tr("Save board");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(page_, QFileDialog::AcceptSave, title, {tr("Boards (*.tapuboard)")});
  dialog->setDefaultSuffix(u"tapuboard"_s);
  dialog->selectFile(hasOwnFile() ? boards_.path() : suggestedName(u"tapuboard"_s));
  connect(dialog, &QFileDialog::fileSelected, this, [this, then = std::move(then)](const QString& path) {
    if (saveTo(path) && then) then();
  });
  dialog->open();
}

}  // namespace tapu

#include "moc_editor_files.cpp"
