// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the main window that opens files, and asks where games are kept when their folder cannot be written.
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <functional>
#include <memory>

#include "app/board/board_picture.h"
#include "app/files/whole_file.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/line_breaks.h"
#include "app/kit/wait_box.h"
#include "app/lobby/new/play_on_dialog.h"
#include "app/session/settings/slow_work.h"
#include "app/shell/main_window.h"

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

/// What is seen at a glance: the island of a board or of a saved game, else the mark of the program.
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

/// A board is remembered before it was read: whether it can be is told by the editor.
void MainWindow::remember(const QString& path) {
  if (QFile::exists(path)) settings_.rememberFile(QFileInfo(path).absoluteFilePath());
  refreshActions();
}

/// Written anew each time: files come and go.
void MainWindow::listRecent() {
  QMenu* menu = menus_.recent;
  menu->clear();
  const Theme& theme = themeFor(look_.kind());
  for (const QString& path : settings_.recentFiles()) {
    const QFileInfo file(path);
    QAction* action = menu->addAction(file.fileName().replace(u'&', u"&&"_s));
    action->setObjectName(u"recentFile"_s);
    action->setToolTip(plainTip(QDir::toNativeSeparators(path)));
    action->setStatusTip(QDir::toNativeSeparators(path));
    action->setEnabled(file.exists());
    if (file.exists()) action->setIcon(thumbnailOf(path, theme, devicePixelRatioF()));
    connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
  }
}

void MainWindow::openFiles(const QStringList& paths) {
  if (pages_->isAtFirstRun()) {
    filesAfterFirstRun_ << paths;  // a name has to be chosen first
    return;
  }
  QStringList boards, others;
  for (const QString& path : paths) (editor_.openFiles && kindOf(path) == FileKind::Board ? boards : others) << path;
  for (const QString& path : std::as_const(boards)) remember(path);
  if (!boards.isEmpty())
    editor_.openFiles(boards);
  else if (!others.isEmpty())
    openOther(others.takeFirst());
  tellLeftOut(others);
}

/// There is one page for games, records and chains, and a game is not begun over boards.
void MainWindow::tellLeftOut(const QStringList& paths) {
  if (paths.isEmpty()) return;
  const auto inWords = [paths] {
    ChoiceDialog::Texts texts;
    //: Title of a box
    texts.title = tr("Not all files were opened");
    //: Text of that box; a list of files follows
    texts.text =
        tr("Several boards can be opened at once, but only one saved game, record or chain, and not together "
           "with boards. These were left out:");
    for (const QString& path : paths.mid(0, kMostNamed)) texts.text += u'\n' + QDir::toNativeSeparators(path);
    const auto more = static_cast<int>(paths.size()) - kMostNamed;
    //: Below a list of files that were not opened
    if (more > 0) texts.text += u'\n' + tr("and %n more file(s)", nullptr, more);
    //: Button: a piece of news was read
    texts.answers = {tr("OK")};
    return texts;
  };
  auto* box = new ChoiceDialog(inWords, this);
  box->setObjectName(u"filesLeftOut"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

void MainWindow::openFile(const QString& path) { openFiles({path}); }

/// What is no board.
void MainWindow::openOther(const QString& path) {
  Complaint complaint;
  switch (kindOf(path)) {
    case FileKind::Board: break;  // there is no editor
    case FileKind::Chain: return openChain(path);
    case FileKind::Record: return openRecord(path);
    case FileKind::Store: return openStore(path);
    case FileKind::Unknown: break;
  }
  //: Why a file cannot be opened
  complaint.sentence = tr("It is neither a board nor a chain of boards, a saved game or the record of a game.");
  tellUnopened(path, complaint);
}

void MainWindow::tellUnopened(const QString& path, const Complaint& complaint) {
  const QFileInfo file(path);
  const auto inWords = [file, complaint] {
    ChoiceDialog::Texts texts;
    //: Title of a box; %1 name of a file
    texts.title = tr("“%1” cannot be opened").arg(file.fileName());
    texts.text = complaint.sentence;
    if (complaint.line > 0)
      //: Why a file cannot be opened; %1 number of a line in it, %2 the sentence that says what is wrong there
      texts.text = tr("Line %1: %2").arg(QLocale().toString(complaint.line), complaint.sentence);
    //: In the box about a file that cannot be opened; %1 a folder
    texts.text += u'\n' + tr("Folder: %1").arg(QDir::toNativeSeparators(file.absolutePath()));
    //: Button: a piece of news was read
    texts.answers = {tr("OK"),
                     //: Button: choose another file to open
                     tr("Open another file…")};
    return texts;
  };
  auto* box = new ChoiceDialog(inWords, this);
  box->setObjectName(u"unopenedFile"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this](int answer) {
    if (answer == 1) askFile();
  });
  box->open();
}

/// A chain of boards is for the organizer: it comes onto the page where an event is set up.
void MainWindow::openChain(const QString& path) {
  Complaint complaint;
  if (!loadChain(path, complaint)) return tellUnopened(path, complaint);
  remember(path);
  leaveThen([this, path] {
    closeGame();
    isTestPlay_ = false;
    makeEventPages();
    if (event_->stage() != EventDesk::Stage::Closed) {
      openDesk();
      //: Why a chain of boards cannot be opened: another event is being led
      return tellUnopened(path, {tr("An event is open at the desk. A chain is for the next one."), {}, 0, {}});
    }
    setUpEvent();
    eventSetup_->openChain(path);
  });
}

namespace {

constexpr qint64 kReadAtOnce = 512 * 1024;  ///< bytes of a record that are read before anybody notices

using ThenShow = std::function<void(std::unique_ptr<Replay> replay, const Complaint& complaint)>;

/// Reads a large record while the window goes on answering; who stops it sees nothing change.
void readAside(QWidget* over, const QString& path, const ThenShow& then) {
  struct Reading {
    std::unique_ptr<Replay> replay;
    Complaint complaint;
  };
  const auto inWords = [name = QFileInfo(path).fileName()] {
    //: Title of a box while a large record of a game is opened; its name stands below
    return WaitBox::Texts{MainWindow::tr("The record is being read"), name};
  };
  auto* box = new WaitBox(inWords, over);
  auto* work = new SlowWork(box);
  const auto read = std::make_shared<Reading>();
  QObject::connect(box, &QDialog::rejected, work, &SlowWork::cancel);
  QObject::connect(work, &SlowWork::progressed, box, &WaitBox::setPercent);
  QObject::connect(work, &SlowWork::finished, over, [box, read, then] {
    box->accept();
    then(std::move(read->replay), read->complaint);
  });
  work->start(
      [read, path](const SlowWork::GoesOn& goesOn) { read->replay = Replay::from(path, read->complaint, goesOn); });
  box->open();
}

}  // namespace

/// `from`: the page to which leaving the replay leads; null: none in particular.
void MainWindow::openRecord(const QString& path, Page* from) {
  const auto show = [this, path, from](std::unique_ptr<Replay> replay, const Complaint& complaint) {
    if (!replay) return tellUnopened(path, complaint);
    if (!from) remember(path);
    // A function that may be copied holds it; it is called once at most.
    leaveThen([this, from, name = QFileInfo(path).completeBaseName(),
               held = std::make_shared<std::unique_ptr<Replay>>(std::move(replay))] {
      closeGame();
      isTestPlay_ = false;
      replayFrom_ = from;
      showReplay(std::move(*held), name);
    });
  };
  if (const qint64 size = QFileInfo(path).size(); size > kReadAtOnce && size <= Replay::kMostBytes)
    return readAside(this, path, show);
  Complaint complaint;
  auto replay = Replay::from(path, complaint);
  show(std::move(replay), complaint);
}

void MainWindow::showReplay(std::unique_ptr<Replay> replay, const QString& name) {
  pages_->replay()->setTheme(themeFor(look_.kind()));
  pages_->replay()->setMotion(wishedMotion(settings_, pages_->replay()));
  auto marks = settings_.replayMarks(replay->fingerprint());
  pages_->replay()->show(std::move(replay), name, std::move(marks));
  pages_->bring(pages_->replay());
}

/// The game at the table is over: it is looked at from its beginning, and the table stays behind the page.
void MainWindow::replayTable() {
  if (!game_ || !game_->hasReplay()) return;
  QApplication::setOverrideCursor(Qt::WaitCursor);
  auto replay = game_->replay();
  QApplication::restoreOverrideCursor();
  replayFrom_ = nullptr;
  if (replay) showReplay(std::move(replay), game_->lobby().gameName);
}

void MainWindow::leaveReplay() {
  pages_->replay()->close();
  if (replayFrom_) return pages_->bring(std::exchange(replayFrom_, nullptr));
  table_ ? pages_->bring(table_) : openStart();
}

void MainWindow::askToPlayOn() {
  leaveThen([this] {
    if (!pages_->replay()->replay()) return;
    auto* dialog = new PlayOnDialog(*pages_->replay()->replay(), settings_, this);
    connect(dialog, &PlayOnDialog::wanted, this,
            [this, dialog](const GamePlan& plan) { playOnFromReplay(dialog, plan); });
    // Another start of the program may hand over a file to be shown instead; seats and names are of this one.
    connect(pages_->replay(), &ReplayPage::closed, dialog, &QDialog::reject);
    dialog->open();
  });
}

/// What keeps the game from starting is told in the dialog, where it can be mended. Until the new game runs, the one at
/// the table stays with whoever is there, unless it holds the port that the new one needs.
void MainWindow::playOnFromReplay(PlayOnDialog* dialog, const GamePlan& plan) {
  if (!pages_->replay()->replay()) return;
  const QPointer<PlayOnDialog> asked = dialog;
  QApplication::setOverrideCursor(Qt::WaitCursor);
  StartedGame started = starter_.playOn(*pages_->replay()->replay(), plan);
  const auto isGone = [&] { return !asked || asked->isHidden() || !pages_->replay()->replay(); };
  if (started.failure == HostedServer::Failure::PortTaken && port_ == plan.port && !isGone()) {
    closeGame();
    started = starter_.playOn(*pages_->replay()->replay(), plan);
  }
  QApplication::restoreOverrideCursor();
  if (isGone()) return;  // something else was opened while the server started
  if (!started.game) return dialog->showProblem(started.problem);
  closeGame();
  dialog->accept();
  cameFrom_ = pages_->start();
  reach_ = plan.reach;
  isTestPlay_ = false;
  if (plan.reach == GamePlan::Reach::Network) settings_.port.set(plan.port);
  pages_->replay()->close();
  adopt(std::move(started));
  const auto isFree = [](const GamePlan::Seat& seat) { return seat.holder == SeatHolder::Nobody; };
  if (std::ranges::any_of(plan.seats, isFree)) tellGuestsMayCome();
}

/// Once the table is there.
void MainWindow::tellGuestsMayCome() {
  const auto tell = [this, game = game_.get()] {
    if (table_ && game_.get() == game)
      //: In the prompt line of the host of a paused game that goes on from a replay
      table_->announce(tr("Guests can join now and take the free seats. Resume the game when all are there."));
  };
  if (table_) return tell();
  connect(game_.get(), &GameController::gameStarted, this, tell,
          static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void MainWindow::openStore(const QString& path) {
  QApplication::setOverrideCursor(Qt::WaitCursor);
  const GameFiles::TakenIn taken = starter_.files().takeIn(path);
  QApplication::restoreOverrideCursor();
  if (!taken.problem.isEmpty()) return tellUnopened(path, {taken.problem, {}, 0, {}});
  remember(path);
  leaveThen([this, store = taken.store] {
    closeGame();
    isTestPlay_ = false;
    showSaved();  // the game is in this list, also if it cannot be continued
    continueGame(store);
  });
}

void MainWindow::openSaved() {
  openBeside([this] { showSaved(); });
}

void MainWindow::openCareer() {
  openBeside([this] {
    pages_->career()->look(settings_.shownName());
    pages_->bring(pages_->career());
  });
}

void MainWindow::showSaved() { pages_->bring(pages_->saved()); }

void MainWindow::askFile() {
  //: Title of a file dialog
  const QString title = tr("Open a file");
  //: Kinds of files in a file dialog; %1 ends of their names
  const QString kinds =
      tr("Saved games, records and boards (%1)").arg(u"*.sqlite *.tapu *.tapuboard *.tapuchain *.game *.txt"_s);
  auto* dialog = fileDialog(this, QFileDialog::AcceptOpen, title, {kinds});
  dialog->setObjectName(u"openFile"_s);
  connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openFile);
  dialog->open();
}

void MainWindow::askWhereToKeep(const Unkept& unkept) {
  const auto inWords = [unkept] {
    ChoiceDialog::Texts texts;
    //: Title of a question: the folder for saved games cannot be written
    texts.title = tr("Games cannot be saved");
    const QString folder = QDir::toNativeSeparators(unkept.folder);
    //: %1 a folder, %2 what the system says, such as “Permission denied”
    texts.text = tr("The folder %1 cannot be written: %2.").arg(folder, unkept.why) + u'\n';
    if (unkept.goWithout)
      //: What playing without saving means
      texts.text += tr("Without saving, a game is gone when you leave it.");
    else
      //: About a saved game in a folder that cannot be written
      texts.text += tr("In another folder a copy of the game can be continued.");
    //: Button: choose another folder for saved games
    texts.answers << tr("Choose another folder…");
    //: Button: play although games cannot be saved
    if (unkept.goWithout) texts.answers << tr("Play without saving");
    //: Button: do not start the game
    texts.answers << tr("Cancel");
    return texts;
  };
  auto* box = new ChoiceDialog(inWords, this);
  box->setObjectName(u"whereToKeep"_s);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &ChoiceDialog::answered, this, [this, unkept](int answer) {
    if (answer == 0) return askFolder(unkept);
    if (answer == 1 && unkept.goWithout) unkept.goWithout();
  });
  box->open();
}

void MainWindow::askFolder(const Unkept& unkept) {
  //: Title of a dialog
  auto* dialog = fileDialog(this, QFileDialog::AcceptOpen, tr("Folder for saved games"), {});
  dialog->setObjectName(u"gamesFolder"_s);
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  dialog->setDirectory(QDir::home());
  connect(dialog, &QFileDialog::fileSelected, this, [this, unkept](const QString& folder) {
    const QString why = starter_.keepGamesIn(folder);
    if (why.isEmpty()) return unkept.goOn();
    askWhereToKeep({folder, why, unkept.goOn, unkept.goWithout});
  });
  dialog->open();
}

/// Goes on with a copy of the game in the folder for games, since nothing can be written where it lies.
void MainWindow::continueCopyOf(Page* page, const QString& store) {
  const GameFiles::TakenIn copy = starter_.files().copyHere(store);
  if (!copy.problem.isEmpty()) return tellUnopened(store, {copy.problem, {}, 0, {}});
  continueFrom(page, copy.store);
}

}  // namespace tapu
