// SPDX-License-Identifier: GPL-3.0-or-later
// The editor's page and files: new boards, opening, saving, recovering after a crash.
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <array>
#include <utility>

#include "app/board/board_picture.h"
#include "app/files/exchange.h"
#include "app/kit/file_dialog.h"
#include "app/kit/line_dialog.h"
#include "app/kit/rule_topics.h"
#include "app/text/language.h"
#include "editor/editor_page.h"
#include "editor/question_box.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr QSize kThumbnail(48, 40);

}  // namespace

BoardFile EditorPage::startingBoard(Start start) const {
  const BuiltIn which = start == Start::Classic ? BuiltIn::Classic
                        : start == Start::Empty ? BuiltIn::FewPointy
                        : start == Start::Chain ? BuiltIn::Chain
                                                : BuiltIn::FewFlat;
  BoardFile file = builtInTemplates()[static_cast<std::size_t>(which)].file;
  file.author = places_.author;
  return file;
}

void EditorPage::newBoard(Start start) { boards_->open(startingBoard(start), {}); }

bool EditorPage::openFile(const QString& path) {
  if (path.endsWith(u".tapuchain"_s, Qt::CaseInsensitive)) return openChain(path);
  if (const int open = boards_->indexOf(path); open >= 0) {
    boards_->goTo(open);
    return true;
  }
  Complaint complaint;
  QStringList losses;
  auto file = importBoard(path, losses, complaint);
  if (!file) {
    // In a box, since the status line is about the board that is under edit.
    //: Title of a box; %1 name of a file
    tellLosses(tr("“%1” cannot be opened").arg(QFileInfo(path).fileName()), {complaint.at(QFileInfo(path).fileName())});
    return false;
  }
  // A board from a file of another program is saved as a new file in our form, not over that file.
  const bool isOurs = path.endsWith(u".tapuboard"_s, Qt::CaseInsensitive);
  boards_->open(std::move(*file), isOurs ? path : QString());
  if (isOurs) recent_.add(path);
  if (!isOurs) {
    tellImported(losses);
  } else if (!losses.isEmpty()) {
    //: Title of a list of what another form of a board lacks
    tellLosses(tr("Not everything in this file has a counterpart here."), losses);
  }
  return true;
}

void EditorPage::showBoard(const BoardFile& file) {
  const auto isSame = [&file](const Board& board) {
    const Board& tried = file.board;
    return board.cells == tried.cells && board.orientation == tried.orientation &&
           (board.harbors == tried.harbors || tried.harbors.empty());
  };
  for (int i = 0; i < boards_->count(); ++i) {
    const int index = (boards_->current() + i) % boards_->count();
    if (isSame(boards_->board(index))) return boards_->goTo(index);
  }
  for (const QString& path : recent_.paths()) {
    Complaint complaint;
    if (const auto known = loadBoard(path, complaint, Accept::Unfinished); known && isSame(known->board))
      return void(openFile(path));
  }
  boards_->open(file, {}, BoardDocument::Modified::Yes);
  //: Status line of the board editor: somebody came back from a test play that was continued from a saved game
  tell(tr("This is the board of the test play. Save it to keep it."));
}

void EditorPage::tellLosses(const QString& title, const QStringList& losses) {
  //: Button: a piece of news was read
  questionBox(this, u"editorLosses"_s, {title, losses.join(u'\n'), {tr("&OK")}})->open();
}

/// False, with a message: another program has changed the file, and the person has not decided about it yet.
bool EditorPage::mayBeSavedOver() {
  if (boards_->onDisk(boards_->current()) != OpenBoards::OnDisk::Changed) return true;
  tellIfChangedOnDisk();
  //: Status line of the board editor: a board was to be saved over a file that another program has changed
  tell(tr("Not saved: choose above what becomes of the version of the other program."));
  return false;
}

void EditorPage::save() {
  document_.end();
  if (path().isEmpty()) return askSave();
  saveHere();
}

/// Saves the board where it was opened from. False: it was not saved, and the reason was shown.
bool EditorPage::saveHere() {
  if (!mayBeSavedOver()) return false;
  if (!boards_->isInChainFile(boards_->current())) return saveTo(path());
  Neighbors chain = selection_.choices().neighbors;
  chain.kind = Neighbors::Kind::Order;  // even if another part of the chain is shown
  if (mayChainBeSaved(chain)) return writeChainTo(path(), chain);
  //: Box: a chain was to be saved, and its board is not finished. “Save as…” is an entry of the menu File
  const QString alone = tr("“Save as…” keeps this board in a file of its own until the chain can be saved.");
  //: Title of a box; %1 name of a file
  tellLosses(tr("“%1” cannot be saved").arg(QFileInfo(path()).fileName()), {said(), alone});
  return false;
}

/// True, and a box says so: no two boards can have one file.
bool EditorPage::isOpenElsewhere(const QString& path) {
  const int open = boards_->indexOf(path);
  if (open < 0 || open == boards_->current()) return false;
  //: Title of a box; %1 name of a file
  tellLosses(tr("“%1” cannot be saved").arg(QFileInfo(path).fileName()),
             //: Box: a board was to be saved under a name that another open board has
             {tr("This file is open in another tab. Choose another name.")});
  return true;
}

bool EditorPage::saveTo(const QString& path) {
  const QString name = QFileInfo(path).fileName();
  //: Title of a box; %1 name of a file
  const QString title = tr("“%1” cannot be saved").arg(name);
  if (isOpenElsewhere(path)) return false;
  document_.end();
  Complaint complaint;
  if (!saveBoard(path, document_.file(), complaint)) {
    tellLosses(title, {complaint.sentence});
    return false;
  }
  boards_->setSaved(path);
  notice_->letGo();
  recent_.add(path);
  saveSoon_.stop();
  refreshActions();
  //: Status line of the board editor; %1 name of a file
  tell(tr("Saved as “%1”.").arg(name));
  return true;
}

void EditorPage::cameToFront() {
  if (wasShown_) return;
  wasShown_ = true;
  recover();
}

bool EditorPage::recover() {
  const int found = boards_->recover();
  tellDamagedCopies();
  if (found == 0) return false;
  refreshNow();
  tellIfChangedOnDisk();
  //: Status line of the board editor
  const QString one = tr("This board was left unsaved when the program ended. Save it to keep it.");
  //: Status line of the board editor
  const QString several =
      tr("%n board(s) were left unsaved when the program ended. Save them to keep them.", nullptr, found);
  tell(found == 1 ? one : several);
  return true;
}

/// Nobody else would say that they are there.
void EditorPage::tellDamagedCopies() {
  QStringList all;
  for (const Autosave::Damaged& each : boards_->damagedCopies()) {
    const QString copy = QDir::toNativeSeparators(each.copy);
    const QString why = each.complaint.at(QFileInfo(each.copy).fileName());
    if (each.path.isEmpty())
      //: In a box about copies that the editor kept for the case of a crash; %1 a file, %2 what is wrong with it
      all << tr("The copy of a board without a file: %1\n%2").arg(copy, why);
    else
      //: In a box about copies that the editor kept for the case of a crash; %1 the board's file, %2 the copy, %3 what
      //: is wrong with the copy
      all << tr("The copy of “%1”: %2\n%3").arg(QDir::toNativeSeparators(each.path), copy, why);
  }
  if (all.isEmpty()) return;
  //: In a box about copies that the editor kept for the case of a crash
  all << tr("Nothing was deleted. This is told until you have removed the copy.");
  //: Title of a box: copies that the editor kept for the case of a crash
  tellLosses(tr("Changes that were not saved cannot be read"), all);
}

/// Shows a strip over the board if another program changed or removed its file. The open board stays in any case.
void EditorPage::tellIfChangedOnDisk() {
  const int index = boards_->current();
  const OpenBoards::OnDisk state = boards_->onDisk(index);
  if (state == OpenBoards::OnDisk::AsKnown) return;
  if (state == std::exchange(noticed_, state) && !notice_->isHidden()) return;  // it stands there already
  const QString name = QFileInfo(path()).fileName();
  if (state == OpenBoards::OnDisk::Gone) {
    boards_->takeAsKnown(index);
    document_.setUnsaved();
    const auto texts = [name]() -> NoticeStrip::Texts {
      //: Strip over a board of the editor; %1 name of its file
      return {tr("“%1” is no longer in its folder. Save the board to keep it.").arg(name),
              //: Button: a piece of news was read
              {tr("OK")}};
    };
    return notice_->ask(texts, {});
  }
  // Where nothing was changed here, the file can simply be read again.
  const bool mayReadAgain = !boards_->isModified(index);
  const auto texts = [name, mayReadAgain]() -> NoticeStrip::Texts {
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
  notice_->ask(texts, [this, mayReadAgain](int answer) {
    enum { ReadAgain = -1, OpenToo, Keep };
    const int chosen = mayReadAgain ? answer - 1 : answer;
    if (chosen == ReadAgain) return readAgain();
    boards_->takeAsKnown(boards_->current());
    document_.setUnsaved();
    if (chosen != OpenToo) return;
    const QString theirs = path();
    const bool isChain = boards_->isInChainFile(boards_->current());
    boards_->letPathGo();  // the open board loses its file, so that both are kept
    isChain ? openChain(theirs) : openFile(theirs);
  });
}

/// Takes the board of its file as it is on disk now; the history begins anew.
void EditorPage::readAgain() {
  if (boards_->isInChainFile(boards_->current())) return void(readChainAgain());
  Complaint complaint;
  auto file = loadBoard(path(), complaint, Accept::Unfinished);
  const QString name = QFileInfo(path()).fileName();
  //: Title of a box; %1 name of a file
  if (!file) return tellLosses(tr("“%1” cannot be opened").arg(name), {complaint.at(name)});
  boards_->takeAsKnown(boards_->current());
  document_.setFile(std::move(*file));
}

// Closing

void EditorPage::leaveThen(std::function<void()> then) {
  document_.end();
  askAllUnsaved({}, std::move(then));
}

/// Asks about one board with changes after the other. `dropped`: those whose changes are not wanted; they are closed
/// only when nobody wants to stay any more.
void EditorPage::askAllUnsaved(const std::set<int>& dropped, std::function<void()> then) {
  for (int step = 0; step < boards_->count(); ++step) {
    const int index = (boards_->current() + step) % boards_->count();
    if (!boards_->isModified(index) || dropped.contains(index)) continue;
    boards_->goTo(index);
    return askUnsaved([this, index, dropped, then = std::move(then)](Changes changes) {
      std::set<int> all = dropped;
      if (changes == Changes::Dropped) all.insert(index);
      askAllUnsaved(all, then);
    });
  }
  for (auto index = dropped.rbegin(); index != dropped.rend(); ++index)
    boards_->close(*index, startingBoard(Start::Classic));
  then();
}

void EditorPage::closeBoard(int index) {
  boards_->goTo(index);
  document_.end();
  if (!boards_->isModified(index)) return closeCurrent();
  askUnsaved([this](Changes) { closeCurrent(); });
}

/// Asks about the changes of the board under edit; `then` is not called if the person wants to stay.
void EditorPage::askUnsaved(std::function<void(Changes)> then) {
  ChoiceDialog::Texts texts;
  //: Title of a question before a board that is not saved is left; %1 its name
  texts.title = tr("Save the changes of “%1”?").arg(boards_->title(boards_->current()));
  //: Question before a board that is not saved is left
  texts.text = tr("The board has changes that are not saved.");
  //: Button: save the board, then go on
  texts.answers = {tr("&Save"),
                   //: Button: go on without saving the board
                   tr("&Do not save"),
                   //: Button: stay with the board
                   tr("&Cancel")};
  auto* box = questionBox(this, u"editorQuestion"_s, texts);
  connect(box, &ChoiceDialog::answered, this, [this, then = std::move(then)](int answer) {
    enum { Save, Discard, Cancel };
    if (answer == Cancel) return;
    if (answer == Discard) return then(Changes::Dropped);
    if (path().isEmpty()) return askSave([then] { then(Changes::Saved); });
    if (saveHere()) then(Changes::Saved);
  });
  box->open();
}

// Questions

BoardGallery* EditorPage::openGallery(std::function<BoardGallery::Texts()> texts,
                                      std::vector<BoardGallery::Group> groups) {
  auto* gallery = new BoardGallery(std::move(texts), std::move(groups), this);
  connect(gallery, &BoardGallery::chosen, this, [this](const BoardGallery::Entry& entry) {
    if (!entry.path.isEmpty()) return void(openFile(entry.path));
    BoardFile file = entry.file;
    file.locked.clear();
    if (file.author.isEmpty()) file.author = places_.author;
    boards_->open(std::move(file), {});
  });
  gallery->open();
  return gallery;
}

/// The boards that come with the program.
BoardGallery::Group EditorPage::shelfGroup() const {
  //: Boards to choose from in the board editor: those that come with the program
  BoardGallery::Group group{[] { return tr("Boards of the program"); }, {}, {}};
  for (const BoardFile& file : places_.shelf ? places_.shelf() : std::vector<BoardFile>())
    group.entries.push_back({[file] { return file.name(languageInUse()); }, {}, file, {}});
  for (const BoardTemplate& each : bigGameTemplates()) group.entries.push_back({each.title, {}, each.file, {}});
  return group;
}

void EditorPage::askNew() {
  //: Boards to choose from in the board editor: what a new one begins with
  BoardGallery::Group templates{[] { return tr("Templates"); }, {}, {}};
  for (const BoardTemplate& each : builtInTemplates()) templates.entries.push_back({each.title, {}, each.file, {}});
  OwnBoards::Found own = templates_.all();
  for (const auto& [path, file] : own.files)
    templates.entries.push_back({[file] { return file.name(languageInUse()); }, path, file, {}});
  if (!own.unreadable.isEmpty())
    templates.note = [list = own.unreadable.join(u'\n')] {
      //: Under the templates of the board editor; %1 a list of files, each with what is wrong with it
      return tr("Some templates cannot be read and are left out:\n%1").arg(list);
    };
  const auto texts = []() -> BoardGallery::Texts {
    //: Title of a dialog of the board editor
    return {tr("New board"),
            //: Button: a new board begins with the chosen one
            tr("Begin with it"),
            {}};
  };
  setRuleTopic(openGallery(texts, {templates, shelfGroup()}), u"editor-new"_s);
}

void EditorPage::askOpen() {
  //: Boards to choose from in the board editor: those opened or saved lately
  BoardGallery::Group recent{[] { return tr("Your boards"); }, {}, {}};
  for (const QString& path : recent_.paths()) {
    Complaint complaint;
    if (auto file = loadBoard(path, complaint, Accept::Unfinished))
      recent.entries.push_back({[name = QFileInfo(path).completeBaseName()] { return name; }, path, *file, path});
  }
  const auto texts = []() -> BoardGallery::Texts {
    //: Title of a dialog of the board editor
    return {tr("Open board"),
            //: Button of a dialog of the board editor: the chosen board
            tr("Open"),
            //: Button of a dialog of the board editor: choose a board in a folder
            tr("Choose a file…")};
  };
  auto* gallery = openGallery(texts, {recent, shelfGroup()});
  setRuleTopic(gallery, u"editor-open"_s);
  connect(gallery, &BoardGallery::otherWanted, this, &EditorPage::askOtherFile);
}

void EditorPage::askOtherFile() {
  //: Title of a file dialog
  const QString title = tr("Open board");
  //: Kind of file in a file dialog; %1 ends of their names
  const QString boards = tr("Boards (%1)").arg(u"*.tapuboard *.tapuchain *.game *.txt"_s);
  auto* dialog = fileDialog(this, QFileDialog::AcceptOpen, title, {boards});
  connect(dialog, &QFileDialog::fileSelected, this, &EditorPage::openFile);
  dialog->open();
}

void EditorPage::askTemplateName() {
  constexpr int longest = 60;  // letters
  auto* dialog = new LineDialog(
      []() -> LineDialog::Texts {
        //: Title of a dialog of the board editor
        return {tr("Save as template"),
                //: Dialog of the board editor: name of a template
                tr("Name of the template"),
                //: Button: keeps a board or a part of it
                tr("Keep")};
      },
      longest, this);
  setRuleTopic(dialog, u"editor-new"_s);
  dialog->setLine(boards_->title(boards_->current()));
  dialog->setCheck([this](const QString& name) {
    //: Why a name cannot be taken for a template: another one has it
    return QFileInfo::exists(templates_.pathFor(name)) ? tr("There is a template of this name already.") : QString();
  });
  connect(dialog, &LineDialog::given, this, [this](const QString& name) {
    Complaint complaint;
    //: Status line of the board editor; %1 name of a template
    const QString kept = tr("“%1” is a template now: File, New shows it.").arg(name);
    tell(templates_.keep(name, document_.file(), complaint) ? kept : complaint.sentence);
  });
  dialog->open();
}

void EditorPage::askStampName() {
  constexpr int longest = 60;  // letters
  auto* dialog = new LineDialog(
      []() -> LineDialog::Texts {
        //: Title of a dialog of the board editor
        return {tr("Save as stamp"),
                //: Dialog of the board editor: name of a stamp
                tr("Name of the stamp"),
                //: Button: keeps a board or a part of it
                tr("Keep")};
      },
      longest, this);
  setRuleTopic(dialog, u"editor-stamps"_s);
  dialog->setCheck([this](const QString& name) {
    //: Why a name cannot be taken for a stamp: another one has it
    return stamps_->has(name) ? tr("There is a stamp of this name already.") : QString();
  });
  connect(dialog, &LineDialog::given, this, [this](const QString& name) {
    Complaint complaint;
    //: Status line of the board editor; %1 name of a stamp
    const QString kept = tr("The stamp “%1” is in the palette.").arg(name);
    tell(stamps_->keepSelected(name, complaint) ? kept : complaint.sentence);
  });
  dialog->open();
}

/// The name of its file with this suffix; without a file of its own the name of the board.
QString EditorPage::suggestedName(const QString& suffix) const {
  if (!path().isEmpty() && !boards_->isInChainFile(boards_->current()))
    return QFileInfo(path()).completeBaseName() + u'.' + suffix;
  //: Name of a file that is offered for a board without a name
  return fileNameFor(document_.file().name(languageInUse()), tr("Board"), suffix);
}

void EditorPage::askSave(std::function<void()> then) {
  //: Title of a file dialog
  const QString title = tr("Save board");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave, title, {tr("Boards (*.tapuboard)")});
  dialog->setDefaultSuffix(u"tapuboard"_s);
  const bool hasOwnFile = !path().isEmpty() && !boards_->isInChainFile(boards_->current());
  dialog->selectFile(hasOwnFile ? path() : suggestedName(u"tapuboard"_s));
  connect(dialog, &QFileDialog::fileSelected, this, [this, then = std::move(then)](const QString& path) {
    if (saveTo(path) && then) then();
  });
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
    connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
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
  const QString path = urls.front().toLocalFile();
  path.endsWith(u".tapuchain"_s, Qt::CaseInsensitive) ? openChain(path) : openFile(path);
}

}  // namespace tapu
