// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/chat_commands.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

#include "app/client/refusal_words.h"
#include "app/session/game/shown_game.h"
#include "app/text/shown_text.h"
#include "app/wire/names.h"
#include "app/wire/requests.h"
#include "app/wire/seat_number.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

class ChatCommands {
  Q_DECLARE_TR_FUNCTIONS(ChatCommands)
};

constexpr std::array kOfHost{"/mute"_L1, "/unmute"_L1, "/kick"_L1, "/ban"_L1};

ChatMeaning answer(const QString& sentence) { return {ChatMeaning::Kind::Answer, {}, sentence}; }
ChatMeaning wrong(const QString& sentence) { return {ChatMeaning::Kind::Wrong, {}, sentence}; }
ChatMeaning deed(const wire::Request& wish) { return {ChatMeaning::Kind::Deed, wish, {}}; }

ChatMeaning help(Role me) {
  //: Answer to “/help” in the chat: the words with a slash stay as they are
  const QString all = ChatCommands::tr("/watchers tells who is watching, /help shows this.");
  if (me != Role::Host) return answer(all);
  //: Answer to “/help” in the chat, for the host: the words with a slash stay as they are; NAME stands for a name
  const QString own = ChatCommands::tr(
      "/mute NAME switches somebody’s chat off and /unmute NAME on again; /kick NAME removes somebody, /ban NAME for "
      "the "
      "whole game.");
  return answer(own + u' ' + all);
}

ChatMeaning watchers(const ChatTable& table) {
  //: Answer to “/watchers” in the chat
  if (table.watchers.isEmpty()) return answer(ChatCommands::tr("Nobody is watching."));
  QStringList names;
  for (const Watcher& watcher : table.watchers) names << isolated(watcher.name);
  //: Answer to “/watchers” in the chat: %1 names
  return answer(ChatCommands::tr("Watching: %1").arg(names.join(u", "_s)));
}

ChatMeaning aboutPerson(const QString& word, SeatId seat) {
  if (word == "/mute"_L1) return deed(requests::Mute{seat});
  if (word == "/unmute"_L1) return deed(requests::Mute{seat, YesNo::No});
  return deed(requests::Remove{seat, {}, word == "/ban"_L1 ? YesNo::Yes : YesNo::No});
}

ChatMeaning aboutWatcher(const QString& word, const Watcher& watcher) {
  const bool isBan = word == "/ban"_L1;
  if (isBan || word == "/kick"_L1)
    return deed(requests::Remove{.ban = isBan ? YesNo::Yes : YesNo::No, .watcher = watcher.number});
  return deed(requests::Mute{.muted = word == "/mute"_L1 ? YesNo::Yes : YesNo::No, .watcher = watcher.number});
}

}  // namespace

ChatMeaning meaningOf(const QString& line, const ChatTable& table) {
  const QString typed = line.trimmed();
  if (!typed.startsWith(u'/')) return {};
  const QString word = typed.section(u' ', 0, 0).toLower(), name = typed.section(u' ', 1).simplified();
  if (word == "/help"_L1) return help(table.me);
  if (word == "/watchers"_L1) return watchers(table);
  if (std::ranges::find(kOfHost, word) == kOfHost.end())
    //: Answer to a line in the chat that begins with a slash: %1 what was typed; “/help” stays as it is
    return wrong(ChatCommands::tr("There is no command “%1”. /help shows all of them.").arg(quoted(word)));
  if (table.me != Role::Host) return wrong(turnedAwaySentence(Refusal::HostOnly, {}));
  //: Answer to a command in the chat: %1 the command, such as /mute, which stays as it is; NAME stands for a name
  if (name.isEmpty()) return wrong(ChatCommands::tr("Please type a name too: %1 NAME").arg(word));
  const auto isMeant = [looks = skeletonOf(name)](const auto& each) { return skeletonOf(each.name) == looks; };
  const auto person = std::ranges::find_if(table.persons, isMeant);
  const auto watcher = std::ranges::find_if(table.watchers, isMeant);
  if (person != table.persons.end() && watcher != table.watchers.end())
    //: Answer to a command in the chat: %1 a name that a player has and somebody who watches as well
    return wrong(ChatCommands::tr("A player and somebody who watches are both called “%1”. Please choose in the menu "
                                  "Game, under “Table and players”.")
                     .arg(quoted(name)));
  if (person != table.persons.end()) return aboutPerson(word, person->seat);
  if (watcher != table.watchers.end()) return aboutWatcher(word, *watcher);
  //: Answer to a command in the chat: %1 a name; bots and whoever sits at this computer are not meant
  return wrong(ChatCommands::tr("Nobody else here is called “%1”.").arg(quoted(name)));
}

ChatMeaning sayOrDo(ShownGame& game, const QString& line) {
  ChatTable table;
  table.me = game.seen().isHost() ? Role::Host : Role::Guest;
  const QList<LobbySeat>& seats = game.seen().lobby().seats;
  for (const SeatId seat : seatsOf(static_cast<int>(seats.size())))
    if (seats[seat.value].holder == SeatHolder::Person && !game.seen().isLocal(seat))
      table.persons.append({seat, seats[seat.value].name});
  table.watchers = game.seen().table().watchers;
  const ChatMeaning meaning = meaningOf(line, table);
  const bool isSent = meaning.kind == ChatMeaning::Kind::Words || meaning.wish;
  if (const QString why = whyUnheard(game.seen()); isSent && !why.isEmpty()) return wrong(why);
  if (meaning.wish) game.acts().ask(*meaning.wish);
  if (meaning.kind == ChatMeaning::Kind::Words) game.acts().say(line);
  return meaning;
}

}  // namespace tapu
