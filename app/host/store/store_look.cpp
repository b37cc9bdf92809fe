// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/store/store_look.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <functional>
#include <utility>

#include "app/host/store/sqlite_file.h"
#include "app/host/store/store_bytes.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

using Health = StoreLook::Health;

QString damagedAfter(std::size_t moves) {
  if (moves == 0)
    //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
    return QCoreApplication::translate("Store", "the file is damaged, and no move in it can be used");
  //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
  return QCoreApplication::translate("Store", "the file is damaged, and the last good move is number %1").arg(moves);
}

StoreLook unusable(Health state, const QString& problem) {
  StoreLook look;
  look.state = state;
  look.problem = problem;
  return look;
}

/// Puts another game of the file in the place of the newest one.
using Choose = std::function<void(SqliteFile&, std::optional<SqliteFile::Found>& game)>;

/// Judges a copy; `bytes` are those of the store itself.
StoreLook judge(const QString& copy, const StoreBytes& bytes, const Choose& choose) {
  StoreLook look;
  SqliteFile file;
  const bool isOpen = file.open(copy);
  if (!isOpen && !file.isDamaged()) return unusable(Health::Unreadable, file.problem());
  const bool isSound = isOpen && file.isSound();
  const auto newest = file.find(SqliteFile::Which::Newest);
  auto chosen = newest;
  choose(file, chosen);
  if (chosen) look.game = std::move(chosen->game);
  const bool isWhole = isSound && (!newest || newest->isWhole) && (!chosen || chosen->isWhole);
  // A file that is cut off before the game began leaves nothing to go on from.
  const bool goesOn = look.game && look.game->status != GameStatus::Gathering;
  look.state = isWhole && (goesOn || !bytes.isLogDamaged) ? Health::Sound : Health::Damaged;
  if (look.state == Health::Damaged) look.problem = damagedAfter(look.game ? look.game->moves.size() : 0);
  // Another program that opens and closes the file brings the log into it, and takes it away: then all of it is there.
  const bool isBehind = !bytes.marked || (newest ? newest->stand : StoreStand()) < *bytes.marked;
  look.isCutShort = look.state == Health::Sound && (bytes.isLogDamaged || (bytes.isLogGone && isBehind));
  return look;
}

StoreLook lookAt(const QString& path, const Choose& choose) {
  using Kind = StoreBytes::Kind;
  const StoreBytes bytes = readStoreBytes(path);
  switch (bytes.kind) {
    case Kind::Empty: return {};
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    case Kind::Foreign:
      return unusable(Health::Foreign, QLatin1StringView(QT_TRANSLATE_NOOP("System", "not a store of this program")));
    case Kind::Newer:
      //: Why a file could not be read or written; ends a sentence after a colon or in brackets
      return unusable(Health::Newer,
                      QLatin1StringView(QT_TRANSLATE_NOOP("System", "written by a newer version of this program")));
    case Kind::Damaged: return unusable(Health::Damaged, damagedAfter(0));
    case Kind::Unreadable: return unusable(Health::Unreadable, bytes.remark);
    case Kind::Store: break;
  }
  const QTemporaryDir folder;
  const QString copy = folder.filePath(u"store"_s);
  if (QString remark = folder.errorString(); !folder.isValid() || !copyStore(path, copy, remark))
    return unusable(Health::Unreadable, remark);
  return judge(copy, bytes, choose);
}

}  // namespace

StoreLook lookIntoStore(const QString& path) {
  return lookAt(path, [](SqliteFile&, std::optional<SqliteFile::Found>&) {});
}

StoreLook lookForGame(const QString& path, std::optional<int> number) {
  return lookAt(path, [number](SqliteFile& file, std::optional<SqliteFile::Found>& game) {
    auto found = file.find(SqliteFile::Which::LastPlayed, number);
    if (found || number) game = std::move(found);
  });
}

}  // namespace tapu
