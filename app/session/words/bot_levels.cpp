// SPDX-License-Identifier: GPL-3.0-or-later
// All facts about the levels of bots: put a new measurement of their strength in here and nowhere else.
#include "app/session/words/bot_levels.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"
#include "engine/bots/bot.h"
#include "engine/bots/value/weights.h"
#include "engine/state/setup.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

class BotWords {
  Q_DECLARE_TR_FUNCTIONS(BotWords)
};

/// The facts about a level; the texts are sources of `BotWords`.
struct Level {
  QLatin1StringView name;
  const char *title, *difficulty, *thinking, *play, *brief;
  LevelMarks marks;
};

constexpr std::array<Level, 4> kLevels{
    {{"shepherd"_L1,
      //: A level of bots, the easiest
      QT_TRANSLATE_NOOP("BotWords", "Shepherd"),
      //: How hard a level of bots is
      QT_TRANSLATE_NOOP("BotWords", "easy"),
      //: How long a level of bots thinks before a move
      QT_TRANSLATE_NOOP("BotWords", "decides at once"),
      //: How a level of bots plays
      QT_TRANSLATE_NOOP("BotWords",
                        "Plays like the Farmer but often slips: settles and builds on a whim, takes even trades, and "
                        "leaves it to chance where the robber goes."),
      //: How a level of bots plays, in a few words
      QT_TRANSLATE_NOOP("BotWords", "Builds on a whim and often slips."),
      {1, 1, 1}},
     {"farmer"_L1,
      //: A level of bots, the second of four
      QT_TRANSLATE_NOOP("BotWords", "Farmer"),
      //: How hard a level of bots is
      QT_TRANSLATE_NOOP("BotWords", "medium"),
      //: How long a level of bots thinks before a move
      QT_TRANSLATE_NOOP("BotWords", "decides at once"),
      //: How a level of bots plays
      QT_TRANSLATE_NOOP("BotWords",
                        "Works toward the next best building and trades for what is missing, but often leaves the "
                        "robber to chance. Wins 7 of 10 games for two against the Shepherd."),
      //: How a level of bots plays, in a few words
      QT_TRANSLATE_NOOP("BotWords", "Builds what comes next, trades for what is missing."),
      {2, 2, 1}},
     {"trader"_L1,
      //: A level of bots, the third of four
      QT_TRANSLATE_NOOP("BotWords", "Trader"),
      //: How hard a level of bots is
      QT_TRANSLATE_NOOP("BotWords", "hard"),
      //: How long a level of bots thinks before a move
      QT_TRANSLATE_NOOP("BotWords", "decides in less than 0.1 s"),
      //: How a level of bots plays; the games are played in its head
      QT_TRANSLATE_NOOP("BotWords",
                        "Judges its whole turn by its chance to win, and plays 14 short games ahead. Wins 7 of 10 "
                        "games for two against the Farmer."),
      //: How a level of bots plays, in a few words
      QT_TRANSLATE_NOOP("BotWords", "Weighs its whole turn by its chance to win."),
      {3, 3, 2}},
     {"navigator"_L1,
      //: A level of bots, the hardest
      QT_TRANSLATE_NOOP("BotWords", "Navigator"),
      //: How hard a level of bots is
      QT_TRANSLATE_NOOP("BotWords", "very hard"),
      //: How long a level of bots thinks before a move
      QT_TRANSLATE_NOOP("BotWords", "decides in less than 1 s"),
      //: How a level of bots plays; the games are played in its head
      QT_TRANSLATE_NOOP("BotWords",
                        "Plays 800 short games ahead before it decides. Wins 7 of 10 games for two against the "
                        "Trader."),
      //: How a level of bots plays, in a few words
      QT_TRANSLATE_NOOP("BotWords", "Plays 800 short games ahead."),
      {3, 3, 3}}}};

constexpr QLatin1StringView kProgram("external");  ///< as tapu-server calls it (app/server/table_host.cpp)
constexpr QLatin1StringView kPlain(
    "greedy");  ///< shown as the Farmer, although it plays a little better: bots of older versions and of the tool

/// Null for any other text.
const Level* levelNamed(const QString& kind) {
  const QString name = kind == kPlain ? QString(kUsualLevel) : kind;
  const auto found = std::ranges::find_if(kLevels, [&](const Level& each) { return each.name == name; });
  return found == kLevels.end() ? nullptr : &*found;
}

}  // namespace

QStringList levelsOfBots() {
  QStringList names;
  for (const std::string_view name : botLevels()) names << QString::fromLatin1(name.data(), std::ssize(name));
  return names;
}

bool isBot(const QString& kind) { return std::ranges::count(botNames(), kind.toStdString()) > 0; }

QString levelOf(const QString& kind) {
  if (const Level* level = levelNamed(kind)) return level->name;
  if (kind == "random"_L1) return u"shepherd"_s;
  if (kind == "keen"_L1) return u"trader"_s;
  if (kind == "deep"_L1) return u"navigator"_s;
  return kUsualLevel;
}

QString botKept(const QString& written) {
  constexpr int kMost = 24;
  const QString name = firstLetters(written.simplified(), kMost);
  return name.isEmpty() || isBot(name) ? levelOf(name) : name;
}

QStringList levelsBeside(const QString& kind) {
  QStringList kinds = levelsOfBots();
  if (isBot(kind) && kind != kPlain && !kinds.contains(kind)) kinds << kind;
  return kinds;
}

int placeBeside(const QString& kind) {
  const QStringList kinds = levelsBeside(kind);
  return static_cast<int>(kinds.indexOf(kinds.contains(kind) ? kind : levelOf(kind)));
}

QString botFor(const QString& kind) { return isBot(kind) ? kind : QString(kUsualLevel); }

QString nameOfBot(const QString& kind) {
  if (const Level* level = levelNamed(kind)) return BotWords::tr(level->title);
  //: A kind of bot: a program that somebody else has written plays
  if (kind == kProgram) return BotWords::tr("Another program");
  //: A kind of bot in games of older versions
  if (kind == "random"_L1) return BotWords::tr("Plays anything");
  //: A kind of bot in games of older versions
  if (kind == "keen"_L1) return BotWords::tr("Clever");
  //: A kind of bot in games of older versions
  if (kind == "deep"_L1) return BotWords::tr("Very clever");
  //: A kind of bot that this version does not know; %1 its name
  return BotWords::tr("Unknown level “%1”").arg(quoted(kind));
}

QString difficultyOf(const QString& level) {
  const Level* known = levelNamed(level);
  return known ? BotWords::tr(known->difficulty) : QString();
}

QString bothOfBot(const QString& kind) {
  const QString difficulty = difficultyOf(kind);
  //: A level of bots; %1 its name, such as Farmer, %2 how hard it is, such as "medium"
  return difficulty.isEmpty() ? nameOfBot(kind) : BotWords::tr("%1 (%2)").arg(nameOfBot(kind), difficulty);
}

QString botAmongPersons(const QString& kind) {
  //: Who plays at a seat, where persons are offered too; %1 a level of bots, such as "Farmer (medium)"
  return BotWords::tr("Bot: %1").arg(bothOfBot(kind));
}

QString playOfLevel(const QString& level) {
  const Level* known = levelNamed(level);
  return known ? BotWords::tr(known->play) : QString();
}

QString briefOfLevel(const QString& level) {
  const Level* known = levelNamed(level);
  return known ? BotWords::tr(known->brief) : QString();
}

QString thinkingOfLevel(const QString& level) {
  const Level* known = levelNamed(level);
  return known ? BotWords::tr(known->thinking) : QString();
}

LevelMarks marksOfLevel(const QString& level) {
  const Level* known = levelNamed(level);
  return known ? known->marks : LevelMarks();
}

QString levelsNote(const Setup& setup) {
  //: About the levels of bots, at a Big Game
  const QString big = BotWords::tr(
      "In the Big Game the Farmer, the Trader and the Navigator play alike: what is told of games for two does not "
      "hold there. The Shepherd often slips.");
  if (!setup.chain.isEmpty()) return big;
  if (fittedWeights(rulesOf(setup.ruleSet, setup.options))) return {};
  //: About the levels of bots, at a game by such rules
  return BotWords::tr("By these rules the Trader and the Navigator play alike.");
}

QString unknownBotSentence(const QString& kind) {
  if (isBot(kind) || kind == kProgram) return {};
  //: About a level of bots in the settings or in a game of another version; %1 its name, %2 the level that plays
  //: instead
  return BotWords::tr("This version does not know the bots “%1”: %2 plays in their place.")
      .arg(quoted(kind), nameOfBot(kUsualLevel));
}

QString botsOfKind(const QString& kind) {
  //: Against whom games were played; %1 a level of bots, such as "Farmer (medium)"
  return BotWords::tr("Bots: %1").arg(bothOfBot(kind));
}

}  // namespace tapu
