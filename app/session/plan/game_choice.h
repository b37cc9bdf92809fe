// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborMap>
#include <QList>
#include <QString>
#include <optional>

#include "app/session/plan/game_plan.h"
#include "app/session/settings/settings.h"
#include "app/wire/lobby.h"

namespace tapu {

/// A kind of game to begin again: rules, island and who plays, without the one board that was drawn for it.
struct GameChoice {
  QString name;  ///< of a preset of one's own
  RuleSet ruleSet = RuleSet::Classic;
  Options options;
  std::optional<Board> board;  ///< where it is from a file
  int boards = 0;              ///< of a Big Game
  Territory group = Territory::Sun;
  SeatId first;  ///< who starts, if the host has chosen
  QList<GamePlan::Seat> seats;
  QString bot = {};  ///< level of all bots of a Big Game; empty: the usual one
};

/// The bots with which the next game is set up: the usual ones, or those of the last game.
enum class BotsNextTime : quint8 { Usual, Same };
/// The treatment of bots' offers to the person at this computer: declined unseen, or shown.
enum class BotOffers : quint8 { Declined, Shown };
/// Whether lines of the log about bots offer to tell why they did it.
enum class BotMoves : quint8 { Silent, Explained };
/// A person's wishes for all bots, and whether they allow hints in games that they begin.
struct BotWishes {
  BotsNextTime next = BotsNextTime::Same;
  BotOffers offers = BotOffers::Shown;
  BotMoves moves = BotMoves::Explained;
  HintRule hints = HintRule::Allowed;
  bool operator==(const BotWishes&) const = default;
};

/// The choice made in this plan.
GameChoice choiceOf(const GamePlan& plan);
/// Lays a choice into a plan, with a fresh board. Name and color of the first person stay; seats that such a plan
/// cannot have become the usual ones.
void takeChoice(GamePlan& plan, const GameChoice& choice);
/// Rules and island of the plan are those of the choice; players are not compared.
bool isSameGame(const GamePlan& plan, const GameChoice& choice);

/// The last games of each purpose, and the person's presets, as the settings keep them. Unreadable ones, perhaps from a
/// newer program, are left out.
class GameChoices {
 public:
  static constexpr int kMostOwn = 20;         ///< presets; the oldest go
  static constexpr int kMostPresetName = 32;  ///< letters
  /// `settings` must outlive this.
  explicit GameChoices(Settings& settings) : settings_(settings) {}

  /// The usual plan for this purpose, as it was begun the last time.
  static GamePlan lastPlan(GamePurpose purpose, const Settings& settings);
  /// To be called when a game of this plan begins.
  void remember(const GamePlan& plan);
  /// To be called when the bots of a running game have changed: the next game has these too.
  void rememberBots(const GamePlan& plan);

  /// The settings for all bots.
  static BotWishes botWishes(const Settings& settings);
  void setBotWishes(const BotWishes& wishes);

  /// The presets of one's own, in the order in which they were saved.
  static QList<GameChoice> own(const Settings& settings);
  /// Saves a preset in the place of the one of the same name.
  void save(const GameChoice& preset);
  /// Removes the preset of this name.
  void remove(const QString& name);

 private:
  void write(const QList<GameChoice>& own);
  Settings& settings_;
};

}  // namespace tapu
