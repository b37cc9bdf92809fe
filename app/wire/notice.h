// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "app/wire/lobby.h"

namespace tapu {

/// The server's own lines in the chat: `phrase` of a line of kind Notice, so that each reader sees it in their own
/// language; `text` is a detail for small print.
enum class Notice : quint8 {
  StoreFailed,    ///< the host's disk is full or broken: the game is paused, nothing that was accepted is lost
  StoreWorks,     ///< the game goes on
  StopVoted,      ///< `seat` votes for an end without a winner (10.4); `text` is "2/3": how many of those present do
  StopVoteTaken,  ///< `seat` took that vote back; `text` as above
  /// The host's file has lost moves: the game stands still until its host decides. `text` is "49/57": the number of
  /// moves kept, and the last move `seat` has seen; or "49/0", and no seat: moves may be missing after that one.
  MovesMissing,
  GoesOnWithout,   ///< the host goes on without the lost moves; `text` is the number of moves that are kept
  Announcement,    ///< `text` is the organizer's message to all
  AreYouThere,     ///< the organizer asks the reader, who has done nothing for a while; for them alone
  TookOver,        ///< a newcomer sits at `seat`, where a bot played; `text` is the seat's former name
  BotPlays,        ///< a bot plays for a while for `seat`, whose person is there and wished it
  PlaysAgain,      ///< the person of `seat` plays themselves again
  Removed,         ///< the host has removed `name`; `text` is the reason, or empty
  WasBanned,       ///< the same, and they may not come back to this game
  WasMuted,        ///< the host has turned the chat of `seat` off
  MayTalkAgain,    ///< the host has turned the chat of `seat` on again
  NewHost,         ///< `seat` is the host from now on
  MinuteWanted,    ///< `seat` asks for a minute; `text` is "1/2": how many of the others agree, and how many must
  MinuteGranted,   ///< the clock stands for a minute, which `seat` asked for
  MinuteOver,      ///< the game goes on after it
  BotLevel,        ///< the bot at `seat` plays on another level; `text` is that, empty from older programs
  FromHost,        ///< `text` is a message of the server's owner to all
  GoesOnFromCopy,  ///< the first host is gone: the game goes on from the copy of `name`, who hosts it now
  StoreGone,       ///< the host's file was lost: the game is paused, and gone if the host's program ends now
  // For the desks of organizers alone, whose logs put them into words:
  DeskOpened,  ///< another desk was opened
  DeskClosed,  ///< another desk was closed, or has lost its connection
  Lengthened,  ///< a desk has given 15 s more to all
  RoundEnded,  ///< a desk has ended the clock of the round
  WasAsked,    ///< a desk asks the person of `seat` whether they are there
  IsThere,     ///< the person of `seat` has answered that, or done something
  LetGo        ///< a desk removes the person of `seat`
};

/// Whether a notice is about the store of the game.
inline bool isOfStore(Notice notice) {
  constexpr Notice kThese[] = {Notice::StoreFailed, Notice::StoreGone, Notice::StoreWorks, Notice::MovesMissing,
                               Notice::GoesOnWithout};
  return std::ranges::find(kThese, notice) != std::end(kThese);
}

/// Whether a notice about the store says that the game goes on: what stood still for its sake does no longer.
inline bool isStoreUsable(Notice notice) { return notice == Notice::StoreWorks || notice == Notice::GoesOnWithout; }

/// Whether a line is a message of the organizer, to all or to the reader.
inline bool isOfOrganizer(const ChatLine& line) {
  const auto notice = static_cast<Notice>(line.phrase);
  return line.kind == ChatLine::Kind::Notice && (notice == Notice::Announcement || notice == Notice::AreYouThere);
}

/// Whether an organizer asks the reader whether they are there.
inline bool isQuestionOfOrganizer(const ChatLine& line) {
  return isOfOrganizer(line) && static_cast<Notice>(line.phrase) == Notice::AreYouThere && !line.seat;
}

/// Whether, of these lines, the oldest first, the last one about the store says that its file was lost.
inline bool isStoreGone(const QList<ChatLine>& chat) {
  const auto isOfIt = [](const ChatLine& line) {
    return line.kind == ChatLine::Kind::Notice && isOfStore(static_cast<Notice>(line.phrase));
  };
  const auto last = std::find_if(chat.rbegin(), chat.rend(), isOfIt);
  return last != chat.rend() && static_cast<Notice>(last->phrase) == Notice::StoreGone;
}

/// A line of the chat with this notice; `detail` becomes its `text`. The caller sets the seat.
inline ChatLine noticeLine(Notice notice, const QString& detail) {
  ChatLine line;
  line.kind = ChatLine::Kind::Notice;
  line.phrase = static_cast<int>(notice);
  line.text = detail;
  return line;
}

}  // namespace tapu
