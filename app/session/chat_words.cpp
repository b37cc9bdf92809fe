// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/chat_words.h"

#include <QCoreApplication>

#include "app/text/names_of_things.h"
#include "app/text/system_words.h"
#include "app/wire/notice.h"

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

QString noticeText(Notice notice, const ChatLine& line) {
  const auto number = [&line](int part) { return withShownDigits(line.text.section(u'/', part, part)); };
  const QString kept = number(0), seen = number(1), votes = number(0), persons = number(1);
  switch (notice) {
    case Notice::StoreFailed:
      //: Notice in the chat, seen by all; %1 is the system's own remark, such as "disk full"
      return Phrases::tr("The game is paused: it cannot be saved on the host’s computer (%1). Nothing is lost.")
          .arg(systemWords(line.text));
    case Notice::StoreWorks:
      //: Notice in the chat after saving had failed
      return Phrases::tr("The game can be saved again. It goes on.");
    case Notice::StopVoted:
      //: Notice, seen by all: %1 is a player; %2 of %3 persons are for it
      return Phrases::tr("%1 wants to end the game by agreement: %2 of %3 agree.").arg(line.name, votes, persons);
    case Notice::StopVoteTaken:
      //: Notice, seen by all: %1 is a player; %2 of %3 persons still want to end the game
      return Phrases::tr("%1 would rather play on: %2 of %3 agree to end the game.").arg(line.name, votes, persons);
    case Notice::MovesMissing:
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
          .arg(line.name, seen, kept);
    case Notice::GoesOnWithout:
      //: Notice, seen by all, after moves of the game were lost; %1 the number of a move
      return Phrases::tr("The game goes on after move %1, without the moves that were lost.").arg(kept);
    case Notice::Announcement:
      //: Notice, seen by all; %1 is what the organizer has to say
      return Phrases::tr("The organizer: %1").arg(line.text);
    case Notice::AreYouThere:
      //: Notice to one player who has done nothing for a while
      return Phrases::tr("The organizer asks: are you there?");
  }
  return {};
}

}  // namespace

QString chatText(const ChatLine& line) {
  if (line.kind == ChatLine::Kind::Notice) return noticeText(static_cast<Notice>(line.phrase), line);
  return line.phrase >= 0 ? quickPhrase(line.phrase) : line.text;
}

}  // namespace tapu
