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
/// The kind of bot in the settings: a level for one of older versions; an unknown one as it is written, cut to some
/// letters; `kUsualLevel` for none.
QString botKept(const QString& written);
/// The kind itself if this program has it, else `kUsualLevel`, which plays in its place.
QString botFor(const QString& kind);

/// The kinds to offer where this one plays: the levels, and then the kind itself if it is of an older version.
QStringList levelsBeside(const QString& kind);
/// The index of this kind in `levelsBeside(kind)`.
int placeBeside(const QString& kind);

/// The name of a kind of bot: "Farmer". Kinds of older versions that are no level keep a name of their own, and an
/// unknown one is named as it is written.
QString nameOfBot(const QString& kind);
/// The difficulty of a level: "medium"; empty for any other text.
QString difficultyOf(const QString& level);
/// Both: "Farmer (medium)".
QString bothOfBot(const QString& kind);
/// The same where persons are offered beside bots: "Bot: Farmer (medium)".
QString botAmongPersons(const QString& kind);
/// The play of a level, in one or two honest sentences.
QString playOfLevel(const QString& level);
/// The same in a few words, for a narrow place.
QString briefOfLevel(const QString& level);
/// Its time to think before a move, in words.
QString thinkingOfLevel(const QString& level);
/// Its marks for three skills, each 1 (bad) to 3 (good).
struct LevelMarks {
  int building = 1, trade = 1, robber = 1;
};
LevelMarks marksOfLevel(const QString& level);
/// A note on the levels under the rules of such a game; empty: none.
QString levelsNote(const Setup& setup);
/// The notice for a stored kind of bot that this program does not have; empty for one that it has.
QString unknownBotSentence(const QString& kind);
/// The opponents in games where all bots were of this kind: "Bots: Farmer (medium)".
QString botsOfKind(const QString& kind);

}  // namespace tapu
