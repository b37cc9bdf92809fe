// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/chat_words.h"

#include <QCoreApplication>

#include "app/session/words/bot_levels.h"
#include "app/text/names_of_things.h"
#include "app/text/shown_text.h"
#include "app/text/system_words.h"
#include "app/wire/notice.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class ChatWords {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

class Phrases {
  Q_DECLARE_TR_FUNCTIONS(Phrases)
};

}  // namespace

QString lastHeard(const LobbySeat& seat) {
  if (seat.holder != SeatHolder::Person || seat.link == Link::Up || seat.heardAgoMs < 0) return {};
  const int seconds = seat.heardAgoMs / 1000;
  //: State of a player whose connection is silent or lost
  if (seconds < 60) return ChatWords::tr("Last heard %n second(s) ago", nullptr, seconds);
  //: State of a player whose connection is silent or lost
  return ChatWords::tr("Last heard %n minute(s) ago", nullptr, seconds / 60);
}

int quickPhraseCount() { return 10; }

namespace {
constexpr int kFirstAsking = 32;
}

int askingPhrase(Resource kind) { return kFirstAsking + static_cast<int>(kind); }

Resource askedBy(const ChatLine& line) {
  if (line.kind == ChatLine::Kind::Person)
    for (Resource kind : kAllResources)
      if (line.phrase == askingPhrase(kind)) return kind;
  return Resource::None;
}

QString quickPhrase(int index) {
  for (Resource kind : kAllResources)
    if (index == askingPhrase(kind)) {
      //: Said in the chat by somebody who wants to trade: %1 is a resource.
      return Phrases::tr("I am looking for %1. Who has some?").arg(nameOfResource(kind));
    }
  switch (index) {
    case 0:
      //: Quick phrase of the chat; whole sentences that a reader sees in their own language
      return Phrases::tr("Hello!");
    case 1:
      //: Quick phrase of the chat
      return Phrases::tr("Good luck, everybody!");
    case 2:
      //: Quick phrase of the chat
      return Phrases::tr("Well played!");
    case 3:
      //: Quick phrase of the chat
      return Phrases::tr("Thank you!");
    case 4:
      //: Quick phrase of the chat
      return Phrases::tr("One moment, please.");
    case 5:
      //: Quick phrase of the chat
      return Phrases::tr("Anybody for a trade?");
    case 6:
      //: Quick phrase of the chat, about a trade
      return Phrases::tr("No, thank you.");
    case 7:
      //: Quick phrase of the chat, about the robber
      return Phrases::tr("Please not me!");
    case 8:
      //: Quick phrase of the chat
      return Phrases::tr("What a throw!");
    case 9:
      //: Quick phrase of the chat
      return Phrases::tr("Good game! Thanks for playing.");
    default: return {};
  }
}

namespace {

QString levelNotice(const ChatLine& line) {
  //: Notice, seen by all: %1 is the name of a bot
  if (line.text.isEmpty()) return Phrases::tr("%1 plays on another level from now on.").arg(isolated(line.name));
  //: Notice, seen by all: %1 is the name of a bot, %2 its level, such as "Farmer (medium)"
  return Phrases::tr("%1 plays on the level %2 from now on.").arg(isolated(line.name), bothOfBot(line.text));
}

/// Notices of the host's decisions about guests, and of players for others.
QString hostNotice(Notice notice, const ChatLine& line) {
  const QString agree = withShownDigits(line.text.section(u'/', 0, 0));
  const QString others = withShownDigits(line.text.section(u'/', 1, 1));
  using enum Notice;
  //: Notice, seen by all: %1 is a new player, who goes on where a bot or a player who has left had played
  if (notice == TookOver) return Phrases::tr("%1 has sat down and plays at this seat now.").arg(isolated(line.name));
  //: Notice, seen by all: %1 is a player who is still there
  if (notice == BotPlays) return Phrases::tr("A bot plays for %1 for a while.").arg(isolated(line.name));
  //: Notice, seen by all: %1 is a player for whom a bot has played
  if (notice == PlaysAgain) return Phrases::tr("%1 plays again.").arg(isolated(line.name));
  if (notice == Removed) {
    return line.text.isEmpty()
               //: Notice, seen by all: %1 is a player or somebody who watched
               ? Phrases::tr("The host has removed %1.").arg(isolated(line.name))
               //: Notice, seen by all: %1 is a player or somebody who watched, %2 the host’s reason
               : Phrases::tr("The host has removed %1: “%2”").arg(isolated(line.name), line.text);
  }
  if (notice == WasBanned) {
    return line.text.isEmpty()
               //: Notice, seen by all: %1 is a player or somebody who watched
               ? Phrases::tr("The host has removed %1 for the rest of this game.").arg(isolated(line.name))
               //: Notice, seen by all: %1 is a player or somebody who watched, %2 the host’s reason
               : Phrases::tr("The host has removed %1 for the rest of this game: “%2”")
                     .arg(isolated(line.name), line.text);
  }
  //: Notice, seen by all: %1 is a player
  if (notice == WasMuted) return Phrases::tr("The host has turned off the chat of %1.").arg(isolated(line.name));
  //: Notice, seen by all: %1 is a player
  if (notice == MayTalkAgain) return Phrases::tr("%1 can use the chat again.").arg(isolated(line.name));
  //: Notice, seen by all: %1 is a player
  if (notice == NewHost) return Phrases::tr("The host is now %1.").arg(isolated(line.name));
  //: Notice, seen by all: %1 is a player; so far %2 of %3 others agree that the clock stops for a minute
  if (notice == MinuteWanted)
    return Phrases::tr("%1 asks for a minute: %2 of %3 agree.").arg(isolated(line.name), agree, others);
  //: Notice, seen by all: %1 is a player
  if (notice == MinuteGranted)
    return Phrases::tr("The clock stops for a minute, as %1 asked.").arg(isolated(line.name));
  //: Notice, seen by all
  if (notice == MinuteOver) return Phrases::tr("The minute is over. The game goes on.");
  if (notice == BotLevel) return levelNotice(line);
  //: Notice, seen by all: %1 is what whoever keeps the server has to say
  if (notice == FromHost) return Phrases::tr("From the server: %1").arg(line.text);
  //: Notice, seen by all, after the first host has gone for good: %1 is a player
  if (notice == GoesOnFromCopy)
    return Phrases::
        tr("The game goes on from the copy of %1. Cards that %1 had not seen were dealt anew. It is paused until all "
           "are back and %1 resumes it.")
            .arg(isolated(line.name));
  return {};
}

QString noticeText(Notice notice, const ChatLine& line) {
  const auto number = [&line](int part) { return withShownDigits(line.text.section(u'/', part, part)); };
  const QString kept = number(0), seen = number(1), votes = number(0), persons = number(1);
  using enum Notice;
  //: Notice in the chat, seen by all; %1 is the system's own remark, such as "disk full"
  if (notice == StoreFailed)
    return Phrases::tr("The game is paused: it cannot be saved on the host’s computer (%1). Nothing is lost.")
        .arg(systemWords(line.text));
  //: Notice in the chat, seen by all; %1 says what happened to the file, such as "the file was deleted"
  if (notice == StoreGone)
    return Phrases::tr(
               "The game is paused: its file on the host’s computer is gone (%1). The host’s program must not end "
               "now: the game is in it alone.")
        .arg(systemWords(line.text));
  //: Notice in the chat after saving had failed
  if (notice == StoreWorks) return Phrases::tr("The game can be saved again. It goes on.");
  //: Notice, seen by all: %1 is a player; %2 of %3 persons are for it
  if (notice == StopVoted)
    return Phrases::tr("%1 wants to end the game by agreement: %2 of %3 agree.")
        .arg(isolated(line.name), votes, persons);
  //: Notice, seen by all: %1 is a player; %2 of %3 persons still want to end the game
  if (notice == StopVoteTaken)
    return Phrases::tr("%1 would rather play on: %2 of %3 agree to end the game.")
        .arg(isolated(line.name), votes, persons);
  if (notice == MovesMissing) {
    if (!line.seat)
      //: Notice, seen by all; %1 the number of a move
      return Phrases::tr(
                 "The host’s file of this game was damaged: moves after number %1 may be missing. The game "
                 "stands still until the host decides.")
          .arg(kept);
    //: Notice, seen by all: %1 is a player, %2 and %3 are numbers of moves
    return Phrases::tr(
               "The host’s file has lost moves of this game: %1 has seen move %2, but those after move %3 are "
               "missing. The game stands still until the host decides.")
        .arg(isolated(line.name), seen, kept);
  }
  //: Notice, seen by all, after moves of the game were lost; %1 the number of a move
  if (notice == GoesOnWithout)
    return Phrases::tr("The game goes on after move %1, without the moves that were lost.").arg(kept);
  //: Notice, seen by all; %1 is what the organizer has to say
  if (notice == Announcement) return Phrases::tr("The organizer: %1").arg(line.text);
  if (notice == AreYouThere) {
    //: Notice to one player for whom the others wait; %1 another player
    if (!line.name.isEmpty()) return Phrases::tr("%1 asks: are you there?").arg(isolated(line.name));
    //: Notice to one player who has done nothing for a while
    return Phrases::tr("The organizer asks: are you there?");
  }
  return hostNotice(notice, line);
}

}  // namespace

QString chatText(const ChatLine& line) {
  if (line.kind == ChatLine::Kind::Notice) return noticeText(static_cast<Notice>(line.phrase), line);
  return line.phrase >= 0 ? quickPhrase(line.phrase) : line.text;
}

QString answerTo(const ChatLine& line) {
  //: Button: answers the organizer, who asks the reader whether they are there
  return isQuestionOfOrganizer(line) ? ChatWords::tr("I am here") : QString();
}

QString spokenChat(const ChatLine& line, ByBanner organizer) {
  using enum Notice;
  const QString text = chatText(line);
  if (line.kind == ChatLine::Kind::Notice) {
    if (isOfOrganizer(line) && organizer == ByBanner::Yes) return {};
    const auto notice = static_cast<Notice>(line.phrase);
    return notice == TookOver || notice == BotPlays || notice == PlaysAgain ? QString() : text;  // the log tells it
  }
  if (text.isEmpty()) return {};
  //: Said aloud when somebody writes in the chat: %1 is the player, %2 what they write
  return ChatWords::tr("%1 writes: %2").arg(isolated(line.name), text);
}

QString deadLineSentence() {
  //: What the reader wanted to say or do while there is no connection; it is dialed again by itself
  return ChatWords::tr("The connection was lost, so this was not sent. Please try again when it is back.");
}

QString closedTableSentence() {
  //: What the reader wanted to say or do at a table that its host has closed, or that they are not at any more
  return ChatWords::tr("There is no connection to this table any more, so this was not sent.");
}

QString notSaidSentence(const QList<ChatLine>& lines) {
  QStringList texts;
  for (const ChatLine& line : lines) texts << chatText(line);
  //: To somebody whose lines of chat did not come to the table, as the connection ended for good; %1 the lines
  return ChatWords::tr("The connection ended before “%1” was sent.").arg(texts.join(u"”, “"_s));
}

}  // namespace tapu
