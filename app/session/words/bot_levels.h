// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

namespace tapu {

struct Setup;

/// The level that bots have where nobody has chosen one.
inline constexpr QLatin1StringView kUsualLevel("farmer");
/// The levels that people choose from (`botLevels`), the easiest first.
QStringList levelsOfBots();
/// True if this program has such a bot: one of `botNames`, which are more than the levels.
bool isBot(const QString& kind);
/// The level that stands for a kind of bot where levels are chosen: a level for itself, for a kind of older versions
/// the level that plays most like it, for an unknown one `kUsualLevel`.
QString levelOf(const QString& kind);
/// What the settings have kept as a kind of bot: the level of one of older versions; an unknown one as it is written,
/// cut to some letters; `kUsualLevel` for none.
QString botKept(const QString& written);
/// The kind itself if this program has it, else `kUsualLevel`, which plays in its place.
QString botFor(const QString& kind);

/// What is offered where this kind plays: the levels, and after them the kind itself if it is one of older versions.
QStringList levelsBeside(const QString& kind);
/// Which of these plays: its index in `levelsBeside(kind)`.
int placeBeside(const QString& kind);

/// What a kind of bot is called: "Farmer". Kinds of older versions that are no level keep a name of their own, and an
/// unknown one is named as it is written.
QString nameOfBot(const QString& kind);
/// How hard a level is: "medium"; empty for what is no level.
QString difficultyOf(const QString& level);
/// Both: "Farmer (medium)".
QString bothOfBot(const QString& kind);
/// The same where persons are offered beside bots: "Bot: Farmer (medium)".
QString botAmongPersons(const QString& kind);
/// How a level plays, in one or two honest sentences.
QString playOfLevel(const QString& level);
/// The same in a few words, for a narrow place.
QString briefOfLevel(const QString& level);
/// How long it thinks before a move, in words.
QString thinkingOfLevel(const QString& level);
/// How well it does three things, each 1 (badly) to 3 (well).
struct LevelMarks {
  int building = 1, trade = 1, robber = 1;
};
LevelMarks marksOfLevel(const QString& level);
/// What is to be known of the levels by the rules of such a game; empty: nothing.
QString levelsNote(const Setup& setup);
/// What is told where a kind of bot was stored that this program does not have; empty for one that it has.
QString unknownBotSentence(const QString& kind);
/// Against whom games were played in which all bots were of this kind: "Bots: Farmer (medium)".
QString botsOfKind(const QString& kind);

}  // namespace tapu
