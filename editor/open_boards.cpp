// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/open_boards.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/files/whole_file.h"
#include "app/text/language.h"
#include "app/text/shown_text.h"
#include "editor/neighbor_boards.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kCopyAfter = 2000;  // ms after the first change that is in no copy

/// A mark of a file's content; empty: the file cannot be read.
QByteArray hashOf(const QString& path) {
  constexpr qint64 most = 17 * 1024 * 1024;  // no board and no chain is as large
  Complaint complaint;
  const auto content = path.isEmpty() ? std::nullopt : readFile(path, most, complaint);
  return content ? QCryptographicHash::hash(*content, QCryptographicHash::Sha256) : QByteArray();
}

QString wholePath(const QString& path) { return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath(); }

}  // namespace

OpenBoards::OpenBoards(EditorSelection& selection, EditorCanvas& canvas, QString folder, QObject* parent)
    : QObject(parent),
      selection_(selection),
      document_(selection.document()),
      canvas_(canvas),
      folder_(std::move(folder)) {
  boards_.push_back(makeBoard({}));
  now().isStandIn = true;
  connect(&document_.histories(), &QUndoGroup::cleanChanged, this, &OpenBoards::changed);
  connect(&document_.histories(), &QUndoGroup::indexChanged, this, &OpenBoards::changed);  // the name may be another
  const auto look = [this](const QString& path) {
    if (const int index = indexOf(path); index >= 0 && onDisk(index) != OnDisk::AsKnown) Q_EMIT changedOnDisk(index);
    watch();  // a file that was written anew is not watched any more
  };
  connect(&selection, &EditorSelection::chosen, this, [this, was = false]() mutable {
    if (const bool is = isChainChanged(current_); std::exchange(was, is) != is) Q_EMIT changed();
  });
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, look);
  copySoon_.setSingleShot(true);
  copySoon_.setInterval(kCopyAfter);
  connect(&copySoon_, &QTimer::timeout, this, [this, wasKept = true]() mutable {
    const bool isKept = keepCopy();
    if (std::exchange(wasKept, isKept) && !isKept) Q_EMIT copyFailed();
  });
  connect(&document_, &BoardDocument::changed, this, [this] {
    if (!copySoon_.isActive()) copySoon_.start();  // not later than that, however long somebody goes on drawing
  });
  connect(&document_, &BoardDocument::replaced, &copySoon_, &QTimer::stop);
}

OpenBoards::~OpenBoards() {
  disconnect(&document_.histories(), nullptr, this, nullptr);
  for (int i = 0; i < count(); ++i)
    if (!isModified(i)) boards_[static_cast<std::size_t>(i)]->copy->letGo();
}

std::unique_ptr<OpenBoards::OpenBoard> OpenBoards::makeBoard(const QString& path) {
  auto board = std::make_unique<OpenBoard>();
  board->path = wholePath(path);
  if (!board->path.isEmpty()) board->known = hashOf(board->path);
  board->copy = std::make_unique<Autosave>(folder_);
  for (const auto& each : boards_) board->number = std::max(board->number, each->number + 1);
  return board;
}

// The open boards

bool OpenBoards::isInChainFile(int index) const { return boards_[static_cast<std::size_t>(index)]->chain.has_value(); }

/// Another order, number or own board; which part of the chain is looked at does not count.
bool OpenBoards::isChainChanged(int index) const {
  const OpenBoard& board = *boards_[static_cast<std::size_t>(index)];
  if (!board.chain) return false;
  Neighbors now = index == current_ ? selection_.choices().neighbors : board.neighbors.value_or(*board.chain);
  now.kind = board.chain->kind;
  return now != *board.chain;
}

bool OpenBoards::isModified(int index) const {
  if (isChainChanged(index)) return true;
  if (index == current_) return document_.isModified();
  return boards_[static_cast<std::size_t>(index)]->content.isModified();
}

const Board& OpenBoards::board(int index) const {
  return index == current_ ? document_.board() : boards_[static_cast<std::size_t>(index)]->content.file.board;
}

bool OpenBoards::isAnyModified() const {
  for (int i = 0; i < count(); ++i)
    if (isModified(i)) return true;
  return false;
}

QString OpenBoards::title(int index) const {
  const OpenBoard& board = *boards_[static_cast<std::size_t>(index)];
  if (!board.path.isEmpty()) return shownPath(QFileInfo(board.path).completeBaseName());
  const BoardFile& file = index == current_ ? document_.file() : board.content.file;
  const QString name = file.name(languageInUse());
  if (!name.isEmpty()) return name;
  //: Tab of the board editor: a board that has no name yet
  const QString fresh = tr("New board");
  //: Tab of the board editor: one of several boards that have no name yet; %1 number
  return board.number == 1 ? fresh : tr("New board %1").arg(board.number);
}

int OpenBoards::indexOf(const QString& path) const {
  const QString whole = wholePath(path);
  for (int i = 0; i < count(); ++i)
    if (!whole.isEmpty() && this->path(i) == whole) return i;
  return -1;
}

// Opening and closing

/// Puts the board under edit away and takes up another one.
void OpenBoards::enter(int index) {
  OpenBoard& next = *boards_[static_cast<std::size_t>(index)];
  now().standpoint = canvas_.standpoint();
  const Neighbors& shown = selection_.choices().neighbors;
  const bool hasChain = now().chain || !document_.board().halves.empty() || shown.kind != Neighbors::Kind::None;
  now().neighbors = hasChain ? std::optional(shown) : std::nullopt;
  document_.end();
  keepCopy();
  OpenBoard& before = now();
  current_ = index;
  before.content = document_.exchange(std::exchange(next.content, {}));
  if (next.neighbors) selection_.adjust([&next](auto& choices) { choices.neighbors = *next.neighbors; });
  canvas_.setStandpoint(next.standpoint);
}

void OpenBoards::open(BoardFile file, const QString& path, BoardDocument::Modified modified) {
  if (now().isStandIn && document_.history().count() == 0 && !document_.isModified()) {
    auto board = makeBoard(path);
    board->number = now().number;
    boards_[static_cast<std::size_t>(current_)] = std::move(board);
    document_.setFile(std::move(file), modified);
  } else {
    boards_.push_back(makeBoard(path));
    boards_.back()->content.file = std::move(file);
    if (modified == BoardDocument::Modified::Yes) boards_.back()->content.history->resetClean();
    enter(count() - 1);
  }
  canvas_.setFocus(Qt::OtherFocusReason);  // the commands of the keyboard are about the board from here on
  watch();
  Q_EMIT changed();
}

int OpenBoards::recover() {
  int found = 0;
  for (;; ++found) {
    auto copy = std::make_unique<Autosave>(folder_);
    auto lost = copy->recover();
    if (!lost) return found;
    const bool isOpen = indexOf(lost->path) >= 0;  // two programs had it open: only one board can have the file
    open(std::move(lost->file), isOpen ? QString() : lost->path, BoardDocument::Modified::Yes);
    now().copy = std::move(copy);  // it stays in the folder until the board is saved or given up
    if (now().path.endsWith(u".tapuchain"_s, Qt::CaseInsensitive)) takeChainOf(now().path);
    if (lost->known && !now().path.isEmpty()) now().known = lost->known;
  }
}

/// Shows the chain of a file around the board that was recovered. If there is none, the board has no file.
void OpenBoards::takeChainOf(const QString& path) {
  Complaint complaint;
  auto file = loadChain(path, complaint);
  const auto chain = file ? openedChain(std::move(*file)) : std::nullopt;
  if (!chain) return letPathGo();
  now().chainPath = path;
  now().chain = chain->neighbors;
  selection_.adjust([&chain](auto& choices) { choices.neighbors = chain->neighbors; });
}

void OpenBoards::goTo(int index) {
  if (index == current_ || index < 0 || index >= count()) return;
  enter(index);
  Q_EMIT changed();
}

void OpenBoards::close(int index, const BoardFile& next) {
  if (count() == 1) {
    now().copy->letGo();
    boards_.clear();
    boards_.push_back(makeBoard({}));
    now().isStandIn = true;
    document_.setFile(next);
  } else {
    if (index == current_) enter(index + 1 < count() ? index + 1 : index - 1);
    boards_[static_cast<std::size_t>(index)]->copy->letGo();
    boards_.erase(boards_.begin() + index);
    if (index < current_) --current_;
  }
  watch();
  Q_EMIT changed();
}

void OpenBoards::move(int from, int to) {
  if (from == to || from < 0 || to < 0 || from >= count() || to >= count()) return;
  const OpenBoard* const edited = &now();
  auto board = std::move(boards_[static_cast<std::size_t>(from)]);
  boards_.erase(boards_.begin() + from);
  boards_.insert(boards_.begin() + to, std::move(board));
  for (int i = 0; i < count(); ++i)
    if (boards_[static_cast<std::size_t>(i)].get() == edited) current_ = i;
  Q_EMIT changed();
}

// Files

void OpenBoards::setSaved(const QString& path) {
  now().path = wholePath(path);
  now().known = hashOf(now().path);
  now().chain.reset();
  now().isStandIn = false;
  document_.setSaved();
  now().copy->letGo();
  copySoon_.stop();
  watch();
  Q_EMIT saved();
  Q_EMIT changed();
}

void OpenBoards::setInChainFile(const QString& path) {
  setSaved(path);
  now().chainPath = now().path;
  now().chain = selection_.choices().neighbors;
  Q_EMIT changed();
}

void OpenBoards::setLosses(const QStringList& losses) {
  now().losses = losses;
  Q_EMIT changed();
}

void OpenBoards::rememberChain(const QString& path) { now().chainPath = wholePath(path); }

void OpenBoards::letPathGo() {
  now().path.clear();
  now().chainPath.clear();
  now().chain.reset();
  now().known.reset();
  document_.setUnsaved();
  watch();
  Q_EMIT changed();
}

bool OpenBoards::keepCopy() {
  if (document_.isModified() || document_.isPainting())
    return now().copy->keep(document_.file(), now().path, now().known.value_or(QByteArray()));
  now().copy->letGo();  // all was undone
  return true;
}

OpenBoards::OnDisk OpenBoards::onDisk(int index) const {
  const OpenBoard& board = *boards_[static_cast<std::size_t>(index)];
  if (board.path.isEmpty() || !board.known) return OnDisk::AsKnown;
  const QByteArray hash = hashOf(board.path);
  return hash == *board.known ? OnDisk::AsKnown : hash.isEmpty() ? OnDisk::Gone : OnDisk::Changed;
}

void OpenBoards::takeAsKnown(int index) {
  OpenBoard& board = *boards_[static_cast<std::size_t>(index)];
  board.known = hashOf(board.path);
}

void OpenBoards::watch() {
  QStringList paths;
  for (const auto& board : boards_)
    if (!board->path.isEmpty() && QFileInfo::exists(board->path)) paths << board->path;
  if (paths == watcher_.files()) return;
  if (!watcher_.files().isEmpty()) watcher_.removePaths(watcher_.files());
  if (!paths.isEmpty()) watcher_.addPaths(paths);
}

}  // namespace tapu

#include "moc_open_boards.cpp"
