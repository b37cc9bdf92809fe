// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "app/wire/lobby.h"
#include "app/wire/messages.h"

namespace tapu {

class ShownGame;

/// The people at a table, for a line that begins with "/".
struct ChatTable {
  /// Somebody with a seat who can be muted or removed: no bot, and nobody at this computer.
  struct Person {
    SeatId seat;
    QString name;  ///< as it is shown
  };
  Role me = Role::Guest;  ///< the rights of the person who types
  QList<Person> persons;
  QList<Watcher> watchers;
};

/// The meaning of a line typed into the chat. A line that begins with "/" is a command and never goes to the others;
/// the commands are the same words in every language.
struct ChatMeaning {
  enum class Kind : quint8 {
    Words,   ///< something to say to all
    Deed,    ///< a command that asks for `wish`
    Answer,  ///< a command that is answered here, with `sentence`
    Wrong    ///< a command that cannot be done: `sentence` has the reason
  } kind = Kind::Words;
  std::optional<wire::Request> wish = {};  ///< Deed
  QString sentence = {};                   ///< Answer, Wrong: in the language of the moment
};
/// Reads a line. Names are compared as the server compares them (`skeletonOf`).
ChatMeaning meaningOf(const QString& line, const ChatTable& table);

/// The same for the table of this game; it sends wishes and words.
ChatMeaning sayOrDo(ShownGame& game, const QString& line);

}  // namespace tapu
