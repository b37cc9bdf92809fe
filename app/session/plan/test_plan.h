// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborMap>
#include <QCoreApplication>
#include <QString>
#include <map>
#include <optional>

#include "app/files/board_file.h"
#include "app/session/plan/game_plan.h"
#include "app/session/settings/settings.h"
#include "engine/board/chain.h"

namespace tapu {

/// The key of the number of seats among the chosen options; without it a board is tried by as many as it is made for.
inline constexpr QLatin1StringView kSeatsOfTable("seats.count");

/// A person's choices for test plays from the board editor; kept in the settings.
struct TestChoices {
  std::optional<RuleSet> ruleSet = std::nullopt;    ///< nothing: as the board is made
  QString bot = kUsualLevel;                        ///< a level, or one of another version (`unknownBotSentence`)
  Territory group = Territory::Sun;                 ///< of the person, in a Big Game
  int first = 0;                                    ///< seat that starts, if the options say that one was chosen
  std::map<RuleSet, QCborMap> changedOptions = {};  ///< those that somebody chose (`chosenOptions`)
  bool operator==(const TestChoices&) const = default;

  static TestChoices from(const Settings& settings);
  void keepIn(Settings& settings) const;
};

/// A board that is tried, the chain that is shown around it, and its place in that chain. An empty chain: the board
/// alone, or beside copies of itself where it is one of a chain.
struct TestedBoard {
  Q_DECLARE_TR_FUNCTIONS(tapu::TestedBoard)

 public:
  BoardFile file;
  Chain chain = {};
  int place = 0;
};

/// The rules of the trial: those chosen, if the board is made for them, else the board's own. A board with halves is
/// one of the Big Game, and no other is.
RuleSet testedRules(const BoardFile& file, const TestChoices& choices);
/// The options of a test play: those usual, then those chosen, then those that the file of the board asks for.
Options testedOptions(const BoardFile& file, const TestChoices& choices);
/// The game that is played: the person of the settings at the board under edit, or at the first seat, bots at all other
/// seats. As many seats as the board has start pieces for (3.7), as the chain is long (9.1), as were chosen, or as the
/// board is made for.
GamePlan testPlan(const TestedBoard& tested, const TestChoices& choices, const Settings& settings);
/// The tried board of such a game, as far as the game has it: that of the person, with its name.
BoardFile triedBoard(const GamePlan& plan);

}  // namespace tapu
