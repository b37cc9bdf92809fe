// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen/screen_words.h"

#include <QTranslator>
#include <algorithm>

#include "app/wire/names.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr const char* kContext = "ScreenWords";

QString number(int value) { return QString::number(value); }

/// Puts values in the places %1, %2, ... at once, so that a name that looks like a place does no harm.
QString filled(const QString& text, const QStringList& values) {
  QString result;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const int place = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
    if (place < 1 || place > values.size()) {
      result += text[i];
      continue;
    }
    result += values[place - 1];
    ++i;
  }
  return result;
}

}  // namespace

std::optional<ScreenLanguage> screenLanguageNamed(const QString& word) {
  if (word == "en"_L1) return ScreenLanguage::English;
  if (word == "hi"_L1) return ScreenLanguage::Hindi;
  if (word == "both"_L1) return ScreenLanguage::Both;
  return std::nullopt;
}

QString ScreenText::joined() const { return second.isEmpty() || second == first ? first : first + u" · "_s + second; }

ScreenWords::ScreenWords(ScreenLanguage language)
    : language_(language), english_(std::make_unique<QTranslator>()), hindi_(std::make_unique<QTranslator>()) {
  // A program built without translations shows English.
  static_cast<void>(english_->load(u":/i18n/tapu_en.qm"_s));
  static_cast<void>(hindi_->load(u":/i18n/tapu_hi.qm"_s));
}

ScreenWords::~ScreenWords() = default;
ScreenWords::ScreenWords(ScreenWords&&) noexcept = default;
ScreenWords& ScreenWords::operator=(ScreenWords&&) noexcept = default;

QString ScreenWords::inLanguage(const QTranslator& words, const char* source, const QStringList& values, int n) const {
  QString text = words.translate(kContext, source, nullptr, n);
  if (text.isEmpty()) text = QString::fromUtf8(source);
  if (n >= 0) text.replace("%n"_L1, number(n));
  return filled(text, values);
}

ScreenText ScreenWords::say(const char* source, const QStringList& values, int n) const {
  if (language_ == ScreenLanguage::Hindi) return {inLanguage(*hindi_, source, values, n), {}};
  const QString english = inLanguage(*english_, source, values, n);
  if (language_ == ScreenLanguage::English) return {english, {}};
  return {english, inLanguage(*hindi_, source, values, n)};
}

QString ScreenWords::nameOf(const ScreenFacts::Seat& seat) const {
  if (seat.holder != SeatHolder::Bot || language_ != ScreenLanguage::Hindi) return seat.name;
  return botNameIn(
      [this](const char* text) {
        const QString hindi = hindi_->translate("BotName", text);
        return hindi.isEmpty() ? QString::fromUtf8(text) : hindi;
      },
      seat.name);
}

ScreenText ScreenWords::round(const ScreenFacts& facts) const {
  const QString round = number(std::max(1, facts.round));
  //: Big screen: %1 is the number of the round, after which the game ends.
  if (facts.isLast) return say(QT_TRANSLATE_NOOP("ScreenWords", "Round %1, the last one"), {round});
  //: Big screen: %1 is the number of the round.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Round %1"), {round});
}

ScreenText ScreenWords::plays(Territory group) const {
  //: Big screen, very large: the round of the group Sun
  if (group == Territory::Sun) return say(QT_TRANSLATE_NOOP("ScreenWords", "Sun plays"));
  //: Big screen, very large: the round of the group Moon
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Moon plays"));
}

ScreenText ScreenWords::head(const ScreenFacts& facts) const {
  if (facts.paused == Paused::Yes) return paused();
  return facts.stage == ScreenStage::Choosing ? startChoices() : plays(facts.group);
}

ScreenText ScreenWords::comesNext(const ScreenFacts& facts) const {
  //: Big screen, at the bottom: no round follows this one.
  if (facts.isLast) return say(QT_TRANSLATE_NOOP("ScreenWords", "The game ends after this round"));
  //: Big screen, at the bottom: whose round follows this one
  if (facts.next == Territory::Sun) return say(QT_TRANSLATE_NOOP("ScreenWords", "Next: Sun group"));
  //: Big screen, at the bottom: whose round follows this one
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Next: Moon group"));
}

ScreenText ScreenWords::task(const ScreenFacts& facts) const {
  //: Big screen: the organizer has paused the game.
  if (facts.paused == Paused::Yes) return say(QT_TRANSLATE_NOOP("ScreenWords", "The clock stands"));
  if (facts.stage == ScreenStage::Choosing)
    //: Big screen: before round 1 everybody chooses where their start cards come from and where their city stands.
    return say(QT_TRANSLATE_NOOP("ScreenWords", "Everybody makes their start choices"));
  //: Big screen: the hall waits for the throw.
  if (facts.dice[0] == 0) return say(QT_TRANSLATE_NOOP("ScreenWords", "The dice are being thrown…"));
  if (facts.stage == ScreenStage::Discards)
    //: Big screen, after a seven: players with many cards give some to the bank.
    return say(QT_TRANSLATE_NOOP("ScreenWords", "Seven: large hands return cards"));
  if (facts.stage == ScreenStage::Robbers)
    //: Big screen, after a seven: a second throw moves the robbers.
    return say(QT_TRANSLATE_NOOP("ScreenWords", "A second throw moves the robbers"));
  if (facts.robbersDice[0] != 0 && facts.shownNumber() == 7)
    //: Big screen, after a second throw, which was a seven again.
    return say(QT_TRANSLATE_NOOP("ScreenWords", "Seven again: the robbers go back to their deserts"));
  if (facts.robbersDice[0] != 0)
    //: Big screen, after a seven and a second throw: %1 is the number of that throw.
    return say(QT_TRANSLATE_NOOP("ScreenWords", "Seven, then %1: the robbers go there"), {number(facts.shownNumber())});
  //: Big screen: the throw was a seven.
  if (facts.thrown() == 7) return say(QT_TRANSLATE_NOOP("ScreenWords", "Seven: no hex produces"));
  //: Big screen: %1 is the number that was thrown.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Every hex with %1 produces"), {number(facts.thrown())});
}

ScreenText ScreenWords::leaders() const {
  //: Big screen: head of the list of those with most points
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Leaders"));
}

ScreenText ScreenWords::ranking() const {
  //: Big screen: head of the list of all players by points
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Ranking"));
}

ScreenText ScreenWords::pageOf(int page, int pages) const {
  //: Big screen: the ranking is shown in pages.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Page %1 of %2"), {number(page), number(pages)});
}

ScreenText ScreenWords::target(int points) const {
  //: Big screen, beside "Leaders": %1 points win.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "to %1"), {number(points)});
}

ScreenText ScreenWords::players(int count) const {
  //: Big screen: how many play
  return say(QT_TRANSLATE_N_NOOP("ScreenWords", "%n player(s)"), {}, count);
}

ScreenText ScreenWords::boards(int count) const {
  //: Big screen: how many boards the chain has
  return say(QT_TRANSLATE_N_NOOP("ScreenWords", "%n board(s)"), {}, count);
}

ScreenText ScreenWords::seconds(int count) const {
  //: Big screen, under the large number of seconds that are left; the number itself is not in this text.
  return say(QT_TRANSLATE_N_NOOP("ScreenWords", "second(s)"), {}, count);
}

ScreenText ScreenWords::paused() const {
  //: Big screen, very large: the organizer has paused the game.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Game paused"));
}

ScreenText ScreenWords::beginsSoon() const {
  //: Big screen: people still sit down.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "The game begins soon"));
}

ScreenText ScreenWords::seatsTaken(int taken, int seats) const {
  //: Big screen, before the game: how many seats have somebody
  return say(QT_TRANSLATE_N_NOOP("ScreenWords", "%1 of %n seat(s) taken"), {number(taken)}, seats);
}

ScreenText ScreenWords::joinHere() const {
  //: Big screen, before the game, over an address: an entry of the start page of Tapu and a button there
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Local network, then Join by address:"));
}

ScreenText ScreenWords::startChoices() const {
  //: Big screen, large: before round 1 all players make their choices for the start.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Start choices"));
}

ScreenText ScreenWords::wins(const QString& name, int points) const {
  //: Big screen, at the end: %1 is the name of the player who has won.
  return say(QT_TRANSLATE_N_NOOP("ScreenWords", "%1 wins with %n point(s)"), {name}, points);
}

ScreenText ScreenWords::sharedPlace(int seats, int points) const {
  //: Big screen, at the end: %n players are equal on the first place, with %1 points each.
  return say(QT_TRANSLATE_N_NOOP("ScreenWords", "%n player(s) share the first place with %1 points"), {number(points)},
             seats);
}

ScreenText ScreenWords::leads(const QString& name, int points) const {
  //: Big screen, at the end of a game that was stopped: %1 is the name of the player with most points.
  return say(QT_TRANSLATE_N_NOOP("ScreenWords", "%1 leads with %n point(s)"), {name}, points);
}

ScreenText ScreenWords::reached(const QString& name, int board, int target) const {
  //: Big screen: %1 is the name of a player, %2 the number of their board, %3 the points that win.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "%1, board %2, has reached %3 points"),
             {name, number(board), number(target)});
}

ScreenText ScreenWords::reached(int seats, int target) const {
  //: Big screen: %n players, at least two, have the points that win, %1.
  return say(QT_TRANSLATE_N_NOOP("ScreenWords", "%n player(s) have reached %1 points"), {number(target)}, seats);
}

ScreenText ScreenWords::endedAfter(const ScreenFacts& facts) const {
  const QString round = number(facts.round), target = number(facts.target);
  switch (facts.end.value_or(GameEnd::LastRound)) {
    case GameEnd::Target:
      //: Big screen, at the end: %1 is the number of points that win, %2 the number of the last round.
      return say(QT_TRANSLATE_NOOP("ScreenWords", "%1 points reached in round %2"), {target, round});
    case GameEnd::TimeLimit:
      //: Big screen, at the end: %1 is the number of the last round.
      return say(QT_TRANSLATE_NOOP("ScreenWords", "the time was over after round %1"), {round});
    case GameEnd::Stopped:
      //: Big screen, at the end: %1 is the number of the last round.
      return say(QT_TRANSLATE_NOOP("ScreenWords", "stopped in round %1"), {round});
    case GameEnd::LastRound: break;
  }
  //: Big screen, at the end: %1 is the number of the last round.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "after round %1"), {round});
}

ScreenText ScreenWords::fromOrganizer() const {
  //: Big screen: head over a message to everybody
  return say(QT_TRANSLATE_NOOP("ScreenWords", "From the organizer"));
}

ScreenText ScreenWords::rehearsal() const {
  //: Big screen, small, at the top: simulated players play, to try everything out.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Rehearsal"));
}

ScreenText ScreenWords::connecting() const {
  //: Big screen, small: it waits for its first connection to the game.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Connecting to the game…"));
}

ScreenText ScreenWords::lost() const {
  //: Big screen, small: it has lost the game and comes back by itself.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "Connection lost. Trying again…"));
}

ScreenText ScreenWords::turnedAway() const {
  //: Big screen, small: the game does not take this screen.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "The game does not answer here."));
}

ScreenText ScreenWords::notShown() const {
  //: Big screen, small: the table does not let itself be shown on a screen of another computer.
  return say(QT_TRANSLATE_NOOP("ScreenWords", "This game is not shown on other computers."));
}

}  // namespace tapu
