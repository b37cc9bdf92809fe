// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/neighbor_boards.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <tuple>
#include <utility>

#include "app/files/chain_order.h"
#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/files/whole_file.h"
#include "app/text/language.h"
#include "app/text/problem_text.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kReadAfter = 150;  // ms after a file has changed
constexpr qint64 kMostMemory = 16 * 1024 * 1024;
constexpr int kMostPath = 4096;

/// Why a board cannot lie in a chain, if only of itself; empty = it can.
QString faultInChain(const Board& board) {
  const auto found = problems(Chain{{{"D", board}}, {0}, Ends::Open});
  return found.empty() ? QString() : problemAt(found.front());
}

/// Reads a board for a chain. Nothing and a sentence if it is none.
std::optional<BoardFile> boardOf(const QString& path, QString& fault) {
  Complaint complaint;
  auto file = loadBoard(path, complaint);
  fault = file ? faultInChain(file->board) : complaint.at(shownFileName(path));
  return fault.isEmpty() ? std::move(file) : std::nullopt;
}

}  // namespace

NeighborBoards::NeighborBoards(EditorSelection& selection, const QString& memory, QObject* parent)
    : QObject(parent), selection_(selection), memory_(memory) {
  soon_.setSingleShot(true);
  soon_.setInterval(kReadAfter);
  connect(&soon_, &QTimer::timeout, this, &NeighborBoards::readChanged);
  connect(&watcher_, &QFileSystemWatcher::fileChanged, &soon_, qOverload<>(&QTimer::start));
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, &soon_, qOverload<>(&QTimer::start));
  last_ = selection_.choices().neighbors;
  connect(&selection_.document(), &BoardDocument::replaced, this, &NeighborBoards::meetBoard);
  connect(&selection_, &EditorSelection::chosen, this, [this] {
    const Neighbors& now = selection_.choices().neighbors;
    if (now == last_) return;
    recallOnce();  // else the memory below would lack its order
    last_ = now;
    if (!selection_.board().halves.empty()) wanted_ = now.kind;
    remember();
  });
}

void NeighborBoards::recallOnce() {
  if (std::exchange(isRecalled_, true)) return;
  auto before = recalled();
  if (!before) return;
  wanted_ = before->kind;
  selection_.adjust([this, &before](auto& choices) {
    // The latest choice comes first, and for a board without halves the chain stays aside.
    const bool isChosen = choices.neighbors.kind != last_.kind;
    if (choices.neighbors.ends != last_.ends) before->ends = choices.neighbors.ends;
    if (isChosen || selection_.board().halves.empty()) before->kind = choices.neighbors.kind;
    choices.neighbors = *before;
  });
  watch();
}

void NeighborBoards::meetBoard() {
  if (!selection_.board().halves.empty()) recallOnce();
  const auto kind = selection_.board().halves.empty() ? Neighbors::Kind::None : wanted_;
  if (selection_.choices().neighbors.kind != kind)
    selection_.adjust([kind](auto& choices) { choices.neighbors.kind = kind; });
}

QString NeighborBoards::add(const QString& path) {
  recallOnce();
  const Neighbors& now = selection_.choices().neighbors;
  const auto letter = freeLetter(ownLetters(now.own));
  if (!letter || now.order.size() >= kMostLettersOfOrder)
    //: Why a board cannot be taken into the chain that the editor shows
    return tr("The chain has no room for another kind of board.");
  QString fault;
  auto file = boardOf(path, fault);
  if (!file)
    //: Why a board cannot be taken into the chain that the editor shows; %1 name of a file, %2 a whole sentence
    return tr("“%1” cannot lie in a chain: %2").arg(shownFileName(path), fault);
  const QString name = file->name(languageInUse());
  const OwnNeighbor own{*letter, name, QFileInfo(path).absoluteFilePath(),
                        std::make_shared<BoardFile>(std::move(*file))};
  selection_.adjust([&](auto& choices) {
    Neighbors& neighbors = choices.neighbors;
    neighbors.own.push_back(own);
    neighbors.order += *letter;
    neighbors.boards = std::max(neighbors.boards, static_cast<int>(neighbors.order.size()));
    neighbors.kind = Neighbors::Kind::Order;
  });
  watch();
  return {};
}

void NeighborBoards::remove(QChar letter) {
  selection_.adjust([letter](auto& choices) {
    std::erase_if(choices.neighbors.own, [letter](const OwnNeighbor& each) { return each.letter == letter; });
    choices.neighbors.order.remove(letter);
  });
  watch();
}

void NeighborBoards::watch() {
  QStringList wanted;
  for (const OwnNeighbor& own : selection_.choices().neighbors.own) {
    if (own.path.isEmpty()) continue;
    // The folder too: a file that is written anew may be gone for a moment.
    for (const QString& path : {own.path, QFileInfo(own.path).absolutePath()})
      if (QFileInfo::exists(path) && !wanted.contains(path)) wanted << path;
  }
  const QStringList watched = watcher_.files() + watcher_.directories();
  for (const QString& path : watched)
    if (!wanted.contains(path)) watcher_.removePath(path);
  for (const QString& path : std::as_const(wanted))
    if (!watched.contains(path)) watcher_.addPath(path);
}

void NeighborBoards::readChanged() {
  const auto own = selection_.choices().neighbors.own;
  for (const OwnNeighbor& each : own) {
    if (each.path.isEmpty()) continue;
    QString fault;
    auto file = boardOf(each.path, fault);
    OwnNeighbor now = each;
    now.file = file ? std::make_shared<BoardFile>(std::move(*file)) : nullptr;
    if (now.file) now.name = now.file->name(languageInUse());
    if (now == each) continue;
    put(now);
    if (!now.isThere())
      //: Status line of the board editor; %1 letter of a board in the chain, %2 a whole sentence that says why
      Q_EMIT told(tr("Board %1 is left out of the chain: %2").arg(each.letter).arg(fault));
    else
      //: Status line of the board editor; %1 letter of a board in the chain
      Q_EMIT told(tr("Board %1 has changed on disk and was read again.").arg(each.letter));
  }
  watch();
}

void NeighborBoards::put(OwnNeighbor own) {
  selection_.adjust([&own](auto& choices) {
    for (OwnNeighbor& each : choices.neighbors.own)
      if (each.letter == own.letter) each = own;
  });
}

void NeighborBoards::show(const Neighbors& neighbors) {
  isRecalled_ = true;  // another chain takes its place
  wanted_ = neighbors.kind;
  selection_.adjust([&neighbors](auto& choices) { choices.neighbors = neighbors; });
  watch();
}

ChainFile chainFileOf(const Neighbors& neighbors, const BoardFile& underEdit, const std::optional<ChainFile>& before) {
  ChainFile file;
  std::tie(file.order, file.boards) = orderOf(neighbors);
  file.ends = neighbors.ends;
  file.name = before ? before->name : underEdit.name(languageInUse());
  if (before) file.unknown = before->unknown;
  // A board that lies in no file but the chain's is kept, though the order does not name it at the moment.
  for (const OwnNeighbor& each : neighbors.own)
    if (each.isThere() && (file.order.contains(each.letter) || each.path.isEmpty()))
      file.own.push_back({each.letter, *each.file});
  file.own.push_back({Neighbors::kUnderEdit, underEdit});
  std::ranges::stable_sort(file.own, {}, &ChainFile::Own::letter);
  return file;
}

std::optional<OpenedChain> openedChain(ChainFile file) {
  OpenedChain opened;
  if (!file.own.empty()) {
    auto found = std::ranges::find(file.own, Neighbors::kUnderEdit, &ChainFile::Own::letter);
    if (found == file.own.end()) found = file.own.begin();
    file.order.replace(found->letter, Neighbors::kUnderEdit);
    opened.underEdit = std::move(found->file);
    file.own.erase(found);
  }
  if (!file.order.contains(Neighbors::kUnderEdit)) {
    if (file.order.size() >= kMostLettersOfOrder) return std::nullopt;
    file.order += Neighbors::kUnderEdit;
  }
  opened.isLonger = file.boards < fewestBoards(file.order);
  file.boards = std::max(file.boards, fewestBoards(file.order));
  opened.neighbors = {Neighbors::Kind::Order, file.ends, file.order, file.boards, {}};
  for (ChainFile::Own& each : file.own) {
    const QString name = each.file.name(languageInUse());
    opened.neighbors.own.push_back({each.letter, name, {}, std::make_shared<BoardFile>(std::move(each.file))});
  }
  return opened;
}

// ---- for the next start ---------------------------------------------------------------------------------------------

void NeighborBoards::remember() {
  const Neighbors& now = last_;
  QCborMap own;
  for (const OwnNeighbor& each : now.own) {
    QCborMap entry;
    if (!each.path.isEmpty())
      entry.insert(u"path"_s, each.path);
    else if (each.isThere())
      entry.insert(u"board"_s, boardFileToJson(*each.file));
    own.insert(QString(each.letter), entry);
  }
  const QCborMap all{{u"kind"_s, static_cast<int>(wanted_)},
                     {u"order"_s, now.order},
                     {u"boards"_s, now.boards},
                     {u"ring"_s, now.ends == Ends::Joined},
                     {u"own"_s, own}};
  QDir().mkpath(QFileInfo(memory_).path());
  Complaint unwritten;  // only the memory of a view is lost
  (void)writeFile(memory_, jsonText(all, Layout::Page), unwritten);
}

std::optional<Neighbors> NeighborBoards::recalled() {
  Complaint complaint;
  if (!QFileInfo::exists(memory_)) return std::nullopt;
  const auto text = readFile(memory_, kMostMemory, complaint);
  const auto value = text ? parseJson(*text, complaint) : std::nullopt;
  if (!value) return std::nullopt;
  Fields in(*value, {}, complaint);
  Neighbors shown;
  shown.kind = static_cast<Neighbors::Kind>(in.number(u"kind"_s, 0, Neighbors::kKinds - 1));
  shown.order = in.text(u"order"_s, kMostLettersOfOrder);
  shown.boards = static_cast<int>(in.number(u"boards"_s, 1, kMostBoards));
  shown.ends = in.flag(u"ring"_s) ? Ends::Joined : Ends::Open;
  const QCborMap own = in.value(u"own"_s).toMap();
  for (auto it = own.begin(); in.ok() && it != own.end(); ++it) {
    const QString letter = it.key().toString();
    if (letter.size() != 1) continue;
    Fields entry(it.value(), {}, complaint);
    OwnNeighbor each{letter.front(), {}, {}, {}};
    QString fault;
    if (entry.has(u"path"_s)) each.path = entry.text(u"path"_s, kMostPath);
    auto file =
        each.path.isEmpty() ? boardFileFromJson(entry.value(u"board"_s), {}, complaint) : boardOf(each.path, fault);
    if (!file && each.path.isEmpty()) continue;
    if (file) {
      each.name = file->name(languageInUse());
      each.file = std::make_shared<BoardFile>(std::move(*file));
    }
    shown.own.push_back(std::move(each));
  }
  if (!complaint.isEmpty() || !whyNotShown(shown.order, shown.own).isEmpty()) return std::nullopt;
  shown.boards = std::max(shown.boards, fewestBoards(shown.order));
  return shown;
}

}  // namespace tapu

#include "moc_neighbor_boards.cpp"
