// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/refusal_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

#include "app/text/shown_text.h"
#include "app/text/system_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

class Prompt {
  Q_DECLARE_TR_FUNCTIONS(Prompt)
};

}  // namespace

namespace {

/// The sentence for each refusal; the last one for all others.
constexpr struct {
  Refusal why;
  const char* sentence;
} kRefusals[] = {
    //: Why joining failed; %1 the version of the host's program
    {Refusal::VersionTooOld,
     QT_TRANSLATE_NOOP("Prompt", "This program is too old for the host’s game (version %1). Please update it.")},
    //: Why joining failed; %1 the version of the host's program
    {Refusal::VersionTooNew,
     QT_TRANSLATE_NOOP("Prompt",
                       "The host’s program is too old for this one (version %1). Please ask the host to update it.")},
    //: Why joining failed
    {Refusal::GameFull,
     QT_TRANSLATE_NOOP("Prompt",
                       "This game is full, or its host lets nobody sit down now. If a seat in it is yours, come "
                       "under the name that you had there.")},
    //: Why coming back failed, or cannot be yet: the computer that is called has another game than that of the reader
    {Refusal::NotThisGame, QT_TRANSLATE_NOOP("Prompt", "Another game answers at this address now.")},
    //: Why coming back failed, or cannot be yet: whoever answers says that it is the table, and does not know the seat
    {Refusal::NotProved,
     QT_TRANSLATE_NOOP(
         "Prompt",
         "Whoever answers at this address does not know your seat: it is another computer that says it "
         "is your table, or a host who has given your seat away. Your seat stays kept on this computer.")},
    //: Why coming back failed
    {Refusal::BadToken, QT_TRANSLATE_NOOP("Prompt", "Your seat in this game could not be confirmed.")},
    //: Why joining failed
    {Refusal::NameTaken,
     QT_TRANSLATE_NOOP("Prompt", "Somebody at this table already has your name. Please choose another.")},
    //: Why the game was left
    {Refusal::Kicked, QT_TRANSLATE_NOOP("Prompt", "The host has removed you from the game.")},
    //: Why the game was left
    {Refusal::ServerClosing, QT_TRANSLATE_NOOP("Prompt", "The host has closed the game.")},
    //: Why joining failed
    {Refusal::ServerFull, QT_TRANSLATE_NOOP("Prompt", "The host cannot take more connections.")},
    //: Why joining failed
    {Refusal::NotTapu,
     QT_TRANSLATE_NOOP("Prompt", "There is no game of Tapu at this address: another program answers there.")},
    //: Why joining failed
    {Refusal::Protocol,
     QT_TRANSLATE_NOOP("Prompt",
                       "The host’s program ended the connection, because this one sent too much, too late, or what it "
                       "does not understand. Please try again in a moment.")},
    //: Why joining failed
    {Refusal::Unreachable, QT_TRANSLATE_NOOP("Prompt", "Nobody answers at this address.")},
    //: Why the game was left: the same player came back from another window or computer
    {Refusal::Replaced, QT_TRANSLATE_NOOP("Prompt", "Your seat was taken over from another window of yours.")},
    //: Why a wish was not granted
    {Refusal::HostOnly, QT_TRANSLATE_NOOP("Prompt", "Only the host can do that.")},
    //: Why the game cannot start
    {Refusal::NotReady, QT_TRANSLATE_NOOP("Prompt", "Somebody at the table is not ready yet.")},
    //: Why a wish was not granted
    {Refusal::NotNow, QT_TRANSLATE_NOOP("Prompt", "That is not possible now.")},
    //: Why joining failed; %1 is the system's own remark, such as "disk full"
    {Refusal::NotSaved,
     QT_TRANSLATE_NOOP("Prompt", "Your seat could not be saved on the host’s computer (%1). Please try again later.")},
    //: Why the game was left
    {Refusal::MovesMissing,
     QT_TRANSLATE_NOOP("Prompt",
                       "The host has stopped the game: moves are missing from its file, which is kept to be mended.")},
    //: Why the game was left: the program of the host told something that no game can lead to
    {Refusal::Nonsense,
     QT_TRANSLATE_NOOP(
         "Prompt", "The host’s program said what cannot be so. The game was left, so that nothing false is shown.")},
    //: Why the organizer's window was not let in
    {Refusal::BadOrganizerKey, QT_TRANSLATE_NOOP("Prompt", "This is not the key of the organizer of that game.")},
    //: Why a big screen, which shows an event on a wall, was not let in: there are so many, from its address or in all
    {Refusal::TooManyEyes,
     QT_TRANSLATE_NOOP(
         "Prompt",
         "The host takes no more screens. Please close one of yours, or open this one at the organizer’s computer.")},
    //: Why joining failed; a code is six digits that open a seat
    {Refusal::WrongCode,
     QT_TRANSLATE_NOOP("Prompt",
                       "No seat of this game has that code. Please check its six digits, or ask the organizer: "
                       "the seat may have got a new one.")},
    //: Why joining failed; a code is six digits that open a seat
    {Refusal::MistypedCode,
     QT_TRANSLATE_NOOP("Prompt", "This code has a mistake in it. Please compare its six digits with your slip.")},
    //: Why joining failed; a code is six digits that open a seat
    {Refusal::TooManyWrongCodes,
     QT_TRANSLATE_NOOP("Prompt", "Too many wrong codes or passwords were tried. Please wait a minute and try again.")},
    //: Why joining failed; a code is six digits that open a seat
    {Refusal::SeatTaken,
     QT_TRANSLATE_NOOP("Prompt", "The seat with this code is taken. Please ask the organizer for a new code.")},
    //: Why joining failed
    {Refusal::GameIsOver, QT_TRANSLATE_NOOP("Prompt", "This game is over. Nobody can sit down at it any more.")},
    //: Why joining takes a while
    {Refusal::NotLetInYet, QT_TRANSLATE_NOOP("Prompt", "The game has begun. Whoever leads it has to let you in.")},
    //: Why joining takes a while; %1 the host
    {Refusal::HostIsAway,
     QT_TRANSLATE_NOOP("Prompt", "The game has begun. Only its host, %1, can let you in, and is not there.")},
    //: Why watching failed
    {Refusal::NobodyMayWatch, QT_TRANSLATE_NOOP("Prompt", "The host lets nobody watch this game.")},
    //: Why joining failed
    {Refusal::PasswordNeeded, QT_TRANSLATE_NOOP("Prompt", "This table asks for a password.")},
    //: Why joining failed
    {Refusal::WrongPassword,
     QT_TRANSLATE_NOOP("Prompt", "That is not the password of this table. Please ask the host for it.")},
    //: Why joining or watching failed
    {Refusal::Banned, QT_TRANSLATE_NOOP("Prompt", "The host does not let you come back to this game.")},
    //: Why somebody could not sit down on a bot’s seat
    {Refusal::TurnedDown, QT_TRANSLATE_NOOP("Prompt", "The host does not want anybody to sit down there now.")},
    //: Why a line of chat was not sent
    {Refusal::Muted, QT_TRANSLATE_NOOP("Prompt", "The host has turned your chat off.")},
    //: Why a wish was not granted: the reader watches a game without a seat
    {Refusal::OnlyWatching, QT_TRANSLATE_NOOP("Prompt", "You are watching: only players can do that.")},
    //: Answer to the wish that a bot plays for the reader
    {Refusal::StandsStill,
     QT_TRANSLATE_NOOP("Prompt", "The game is paused. A bot can play for you as soon as it goes on.")},
    //: Answer to the wish that a bot plays for the reader
    {Refusal::NoStandIns,
     QT_TRANSLATE_NOOP("Prompt", "Under the options of this game no bot plays for somebody who is away.")},
    //: Why joining failed
    {Refusal::None, QT_TRANSLATE_NOOP("Prompt", "The game could not be joined.")},
};

}  // namespace

namespace {

/// Two programs may bear one number and yet differ, between two releases: the number says nothing then.
QString sameNumberSentence(Refusal why) {
  if (why == Refusal::VersionTooOld)
    //: Why joining failed: both programs bear the same version number
    return Prompt::tr("This program was made before that of the host, though both bear one number. Please update it.");
  if (why == Refusal::VersionTooNew)
    //: Why joining failed: both programs bear the same version number
    return Prompt::tr(
        "The host’s program was made before this one, though both bear one number. Please ask the host to update it.");
  return {};
}

}  // namespace

QString turnedAwaySentence(Refusal why, const QString& detail) {
  if (detail == QLatin1StringView(TAPU_VERSION))
    if (const QString sentence = sameNumberSentence(why); !sentence.isEmpty()) return sentence;
  const QString shown = isolated(shownLine(detail, detail.size()));  // another program has sent it
  if (why == Refusal::Kicked && !detail.isEmpty())
    //: Why the game was left; %1 the reason in the host’s own words
    return Prompt::tr("The host has removed you from the game: “%1”.").arg(shown);
  if (why == Refusal::Banned && !detail.isEmpty())
    //: Why joining or watching failed; %1 the reason in the host’s own words
    return Prompt::tr("The host does not let you come back to this game: “%1”.").arg(shown);
  const auto* told = std::ranges::find_if(kRefusals, [why](const auto& each) { return each.why == why; });
  if (told == std::end(kRefusals)) --told;
  const QString sentence = Prompt::tr(told->sentence);
  // The version of the other program, or its system's remark.
  return sentence.contains("%1"_L1) ? sentence.arg(why == Refusal::NotSaved ? systemWords(shown) : shown) : sentence;
}

}  // namespace tapu
