// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/file_opener.h"

#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <utility>

#include "app/board/board_picture.h"
#include "app/files/whole_file.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/line_breaks.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

enum class FileKind { Board, Chain, Record, Store, Unknown };

/// Judged by the end of the name, else by the first bytes.
FileKind kindOf(const QString& path) {
  if (isPipeOrDevice(path)) return FileKind::Unknown;
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == "tapuboard"_L1 || ending == "game"_L1 || ending == "txt"_L1) return FileKind::Board;
  if (ending == "tapuchain"_L1) return FileKind::Chain;
  if (ending == "tapu"_L1) return FileKind::Record;
  if (ending == "sqlite"_L1) return FileKind::Store;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return FileKind::Record;  // opening it as a record will say why it cannot be read
  const QByteArray start = file.read(256);
  if (start.startsWith("SQLite format 3")) return FileKind::Store;
  if (start.contains("\"tapu-chain\"")) return FileKind::Chain;
  if (start.contains("\"tapu\"") && start.contains("\"record\"")) return FileKind::Record;
  return start.trimmed().startsWith('{') ? FileKind::Board : FileKind::Unknown;
}

constexpr QSize kThumbnail(56, 46);
constexpr int kMostNamed = 10;  ///< files in a box

/// A picture of the file: the island of a board or of a saved game, else the mark of the program.
QIcon thumbnailOf(const QString& path, const Theme& theme, qreal ratio) {
  if (kindOf(path) == FileKind::Board) {
    Complaint complaint;
    if (const auto file = loadBoard(path, complaint, Accept::Unfinished))
      return boardPicture(file->board, kThumbnail, theme, ratio);
  }
  if (kindOf(path) == FileKind::Store)
    if (const auto view = GameFiles::readView(path); view && view->setup.chain.isEmpty())
      return positionPicture(view->setup.board, view->position, {}, kThumbnail, theme, ratio);
  return QIcon(u":/themes/tapu/app-icon.svg"_s);
}

}  // namespace

FileOpener::FileOpener(const Means& means) : by_(means) {
  connect(&by_.replays, &ReplayFlow::opened, this, &FileOpener::remember);
  connect(&by_.replays, &ReplayFlow::unopened, this, &FileOpener::tellUnopened);
  connect(&by_.events, &EventFlow::chainOpened, this, &FileOpener::remember);
  connect(&by_.events, &EventFlow::unopened, this, &FileOpener::tellUnopened);
  connect(&by_.launch, &GameLaunch::storeOpened, this, &FileOpener::remember);
  connect(&by_.launch, &GameLaunch::unopened, this, &FileOpener::tellUnopened);
}

/// A board is remembered before it was read: whether it can be is told by the editor.
void FileOpener::remember(const QString& path) {
  if (QFile::exists(path)) by_.settings.rememberFile(QFileInfo(path).absoluteFilePath());
  Q_EMIT remembered();
}

void FileOpener::list(QMenu& menu) {
  menu.clear();
  const Theme& theme = themeFor(by_.look.kind());
  for (const QString& path : by_.settings.recentFiles()) {
    const QFileInfo file(path);
    QAction* action = menu.addAction(shownFileName(path).replace(u'&', u"&&"_s));
    action->setObjectName(u"recentFile"_s);
    action->setToolTip(plainTip(shownPath(path)));
    action->setStatusTip(shownPath(path));
    action->setEnabled(file.exists());
    if (file.exists()) action->setIcon(thumbnailOf(path, theme, by_.window->devicePixelRatioF()));
    connect(action, &QAction::triggered, this, [this, path] { openOne(path); });
  }
}

void FileOpener::open(const QStringList& paths) {
  if (by_.pages.isAtFirstRun()) {
    afterFirstRun_ << paths;  // a name has to be chosen first
    return;
  }
  QStringList boards, others;
  for (const QString& path : paths) (openBoards_ && kindOf(path) == FileKind::Board ? boards : others) << path;
  for (const QString& path : std::as_const(boards)) remember(path);
  if (!boards.isEmpty())
    openBoards_(boards);
  else if (!others.isEmpty())
    openOther(others.takeFirst());
  tellLeftOut(others);
}

void FileOpener::goOnAfterFirstRun() {
  if (!afterFirstRun_.isEmpty()) open(std::exchange(afterFirstRun_, {}));
}

/// There is one page for games, records and chains, and a game is not begun over boards.
void FileOpener::tellLeftOut(const QStringList& paths) {
  if (paths.isEmpty()) return;
  const auto inWords = [paths] {
    ChoiceDialog::Texts texts;
    //: Title of a box
    texts.title = tr("Not all files were opened");
    //: Text of that box; a list of files follows
    texts.text =
        tr("Several boards can be opened at once, but only one saved game, record or chain, and not together "
           "with boards. These were left out:");
    for (const QString& path : paths.mid(0, kMostNamed)) texts.text += u'\n' + shownPath(path);
    const auto more = static_cast<int>(paths.size()) - kMostNamed;
    //: Below a list of files that were not opened
    if (more > 0) texts.text += u'\n' + tr("and %n more file(s)", nullptr, more);
    //: Button: a piece of news was read
    texts.answers = {tr("OK")};
    return texts;
  };
  auto* box = new ChoiceDialog(inWords, by_.window);
  box->setObjectName(u"filesLeftOut"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

void FileOpener::openOne(const QString& path) { open({path}); }

/// Opens a file that is no board.
void FileOpener::openOther(const QString& path) {
  switch (kindOf(path)) {
    case FileKind::Board: break;  // there is no editor
    case FileKind::Chain: return by_.events.openChain(path);
    case FileKind::Record: return by_.replays.open(path);
    case FileKind::Store: return by_.launch.openStore(path);
    case FileKind::Unknown: break;
  }
  Complaint complaint;
  //: Why a file cannot be opened
  complaint.sentence = tr("It is neither a board nor a chain of boards, a saved game or the record of a game.");
  tellUnopened(path, complaint);
}

void FileOpener::tellUnopened(const QString& path, const Complaint& complaint) {
  const QFileInfo file(path);
  const auto inWords = [file, complaint] {
    ChoiceDialog::Texts texts;
    //: Title of a box; %1 name of a file
    texts.title = tr("“%1” cannot be opened").arg(shownPath(file.fileName()));
    texts.text = complaint.sentence;
    if (complaint.line > 0)
      //: Why a file cannot be opened; %1 number of a line in it, %2 the sentence that says what is wrong there
      texts.text = tr("Line %1: %2").arg(QLocale().toString(complaint.line), complaint.sentence);
    //: In the box about a file that cannot be opened; %1 a folder
    texts.text += u'\n' + tr("Folder: %1").arg(shownPath(file.absolutePath()));
    //: Button: a piece of news was read
    texts.answers = {tr("OK"),
                     //: Button: choose another file to open
                     tr("Open another file…")};
    return texts;
  };
  auto* box = new ChoiceDialog(inWords, by_.window);
  box->setObjectName(u"unopenedFile"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer == 1) ask();
  });
  box->open();
}

void FileOpener::ask() {
  //: Title of a file dialog
  const QString title = tr("Open a file");
  //: Kinds of files in a file dialog; %1 ends of their names
  const QString kinds =
      tr("Saved games, records and boards (%1)").arg(u"*.sqlite *.tapu *.tapuboard *.tapuchain *.game *.txt"_s);
  auto* dialog = fileDialog(by_.window, QFileDialog::AcceptOpen, title, {kinds});
  dialog->setObjectName(u"openFile"_s);
  connect(dialog, &QFileDialog::fileSelected, this, &FileOpener::openOne);
  dialog->open();
}

}  // namespace tapu
