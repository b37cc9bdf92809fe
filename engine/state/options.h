// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/state/card_counts.h"

namespace tapu {

/// An option, or a rule that follows from the options, which is either in force or not.
enum class Switch : std::uint8_t { Off, On };

enum class RuleSet : std::uint8_t { Classic, Crazy, BigGame };
std::string_view nameOf(RuleSet ruleSet);  ///< "classic", "crazy", "big"
std::optional<RuleSet> ruleSetNamed(std::string_view name);

// The words of the options, in the order of the option table (`optionTable`, called 11B in the rule book). The rules'
// text of the program has a chapter on them, with the rule of each.

/// The map (`map.kind`): drawn, large and drawn, the fixed island of beginners, or from a file (1.6).
enum class MapKind : std::uint8_t { Random, Large, Beginner, File };
/// Whether the island of such a game is drawn anew (1.6).
constexpr bool isDrawn(MapKind kind) { return kind == MapKind::Random || kind == MapKind::Large; }
/// Harbors as the island has them, or their kinds shuffled (1.7).
enum class HarborKinds : std::uint8_t { Fixed, Shuffled };
/// The seat that begins: the one that throws most, one by lot, or one that the host chose (3.2).
enum class FirstSeat : std::uint8_t { Roll, Random, HostChosen };
/// Trade and build in any order, or all trade before all building (4.3).
enum class TurnPhases : std::uint8_t { Combined, Strict };
/// The play of a seat without its player: a bot plays, or it passes (4.8).
enum class AbsentSeat : std::uint8_t { Bot, Pass };
/// The source of the throws of turns: two dice, or a deck with all their pairs (4.10).
enum class DiceSource : std::uint8_t { Dice, Deck };
/// The partner that gets an offer accepted by several: the first, or the proposer's choice (6.5).
enum class TradeSelect : std::uint8_t { First, ProposerPicks };
/// The length of a route: each piece once, so that a ring counts whole, or each corner once (7.9).
enum class RoadCycles : std::uint8_t { Trail, Path };
/// The holder of an award when several are equal: the present one, or nobody (7.10).
enum class AwardTies : std::uint8_t { HolderKeeps, StrictUnique };
/// A game ends by itself at the target, or when the winner says so (8.6).
enum class DeclareVictory : std::uint8_t { Auto, Manual };
/// The hexes that a flood takes: one, or all of its throw (8.9).
enum class FloodScope : std::uint8_t { Hex, Throw };
/// Its duration: to the end of the round, or until it has struck (8.9).
enum class FloodLasts : std::uint8_t { Round, UntilUsed };
/// The fate of a city: it is destroyed, or a settlement is left (8.11).
enum class Earthquake : std::uint8_t { Destroy, Downgrade };
/// The chain closes to a ring where its boards allow it, or never (9.2).
enum class RingWhen : std::uint8_t { Auto, Off };
/// The group that has the first shared round (9.4).
enum class FirstGroup : std::uint8_t { Sun, Moon };
/// The unit of the protected time at the beginning (9.4).
enum class ProtectionUnit : std::uint8_t { Rounds, OwnTurns };
/// The source of throws: the server, or a person who enters the dice on the table (9.5).
enum class BigDice : std::uint8_t { Server, ModeratorEnters };
/// The clock of a round runs from its production on, or from its beginning (9.6).
enum class RoundClock : std::uint8_t { AfterProduction, WholeRound };
/// The bonus for a settlement in another half: once a game, once for each half, or none (9.13).
enum class Bonus : std::uint8_t { Once, PerTerritory, Off };
/// Each board has a bank of its own, or banks never run out (9.15).
enum class BigBank : std::uint8_t { Board, Unlimited };
/// The competitors for the awards: the seats of a board, all seats, or each seat for itself (9.15).
enum class BigAwards : std::uint8_t { Board, Global, Each };
/// Seats that nobody takes: a bot plays, or they stay empty (9.20, 9.21).
enum class EmptySeat : std::uint8_t { Bot, Vacant };
/// Seats whose players leave: a bot plays, or nothing happens there (9.21).
enum class Leaver : std::uint8_t { Bot, Frozen };
/// The game ends at the end of the round in which somebody has the target, or at once (9.22).
enum class BigEnd : std::uint8_t { EndOfRound, AtOnce };
/// A Dog is played when the wolf comes, or in the own turn before it (8.15).
enum class DogTiming : std::uint8_t { Reaction, OwnTurn };
/// Between the turns of a table of five to eight: whoever wishes builds (13.4), a partner has a part (13.5), or
/// nothing.
enum class Between : std::uint8_t { Building, Pairs, Off };

inline constexpr int kUsualSeats = 4;  ///< of a game on one board (3.1)
inline constexpr int kUnlimited = -1;  ///< "unlimited" or "off" for an option that is a number

/// The options that depend on the number of seats (13.3) and that a person, a board or a file has set: they stay when
/// the number changes, even where their value is a default. This says how values came about and is no part of them, so
/// that it never makes two sets of options differ, and only plans and lobbies tell it on.
struct SetByHand {
  std::uint8_t bits = 0;
  bool operator==(const SetByHand&) const { return true; }
};

/// The house rules of one game, fixed when it starts: each field is an option of `optionTable`, which has its values
/// and its rule. Rules ask for the option, never for the rule set. Only the server, which has the clock, uses the
/// seconds.
struct Options {
  MapKind mapKind = MapKind::Random;
  Switch hotSpacing = Switch::On;
  Switch harbors = Switch::On;
  HarborKinds harborKinds = HarborKinds::Fixed;
  int seats = kUsualSeats;
  Between between = Between::Building;
  int betweenSeconds = 20;
  FirstSeat first = FirstSeat::Roll;
  Switch startShips = Switch::On;
  TurnPhases phases = TurnPhases::Combined;
  int turnSeconds = kUnlimited;  ///< 120 on a network: the host page presets it
  int graceSeconds = 60;
  AbsentSeat absent = AbsentSeat::Bot;
  Switch undo = Switch::On;
  int bankPerResource = 19;
  int discardThreshold = 8;
  int discardSeconds = 30;
  Switch mayReturnToDesert = Switch::On;
  int goldSeconds = 15;
  Switch pirate = Switch::On;       ///< where the board has one (14.2)
  int islandBonus = 0;              ///< points for the first settlement on another island (14.3)
  Switch islandOnce = Switch::Off;  ///< only the first such bonus of a seat
  DiceSource diceSource = DiceSource::Dice;
  int deckLeft = 5;                 ///< pairs of dice at which all are put back (4.10)
  Switch deckShown = Switch::Off;   ///< whether the table is shown what is left (4.10)
  int friendlyRobber = kUnlimited;  ///< public points up to which a seat is spared (5.7)
  Switch gifts = Switch::Off;
  TradeSelect tradeSelect = TradeSelect::First;
  Switch counterOffers = Switch::On;
  int maxOffers = 20;
  RoadCycles roadCycles = RoadCycles::Trail;
  Switch brokenByRoads = Switch::Off;
  AwardTies ties = AwardTies::HolderKeeps;
  std::array<std::uint8_t, 5> deckCounts{14, 5, 2, 2, 2};  ///< in the order of Card
  int cardsPerTurn = 1;
  Switch cardsBeforeRoll = Switch::On;
  int classicTarget = 10;  ///< of Classic; the others have their own
  DeclareVictory declare = DeclareVictory::Auto;
  Switch ownTurnToWin = Switch::On;
  // The rule set Crazy only; `rulesOf` leaves them out of the others.
  std::array<std::uint8_t, 3> crazyStock{8, 8, 20};      ///< settlements, cities, roads
  int eventChance = 25;                                  ///< percent
  std::array<std::uint8_t, 4> eventWeights{1, 1, 1, 1};  ///< in the order of RoundEvent
  FloodScope floodScope = FloodScope::Hex;
  FloodLasts floodLasts = FloodLasts::Round;
  Earthquake earthquake = Earthquake::Destroy;
  Switch relief = Switch::On;
  DogTiming dog = DogTiming::Reaction;
  int reactionSeconds = 10;
  std::array<std::uint8_t, 2> crazyDeck{2, 2};  ///< Insurance, Dog
  int maxRounds = 50;
  int crazyTarget = 20;
  // The rule set Big Game only.
  std::array<std::uint8_t, 24> order{'A', 'B', 'C'};  ///< letters, repeated along the chain; 0 in unused entries
  RingWhen ring = RingWhen::Auto;
  FirstGroup firstGroup = FirstGroup::Sun;
  int protection = 15;
  ProtectionUnit protectionUnit = ProtectionUnit::Rounds;
  BigDice dice = BigDice::Server;
  int roundSeconds = 45;
  RoundClock clock = RoundClock::AfterProduction;
  int gapSeconds = 5;
  Switch earlyEnd = Switch::On;
  Bonus bonus = Bonus::Once;
  Switch knightChoice = Switch::Off;
  BigBank bigBank = BigBank::Board;
  BigAwards bigAwards = BigAwards::Board;
  int setupSeconds = 60;
  std::array<std::uint8_t, 4> bigStock{5, 9, 15, 15};  ///< settlements, cities, roads, ships
  EmptySeat emptySeat = EmptySeat::Bot;
  Leaver leaver = Leaver::Bot;
  int bigTarget = 25;
  int bigMaxRounds = 62;
  int timeLimit = kUnlimited;  ///< minutes
  BigEnd bigEnd = BigEnd::EndOfRound;
  SetByHand byHand = {};  ///< kept by `setOption`

  bool operator==(const Options&) const = default;
};

/// One row of the option table: everything that a page, a file or a record needs to show, read and write an option.
struct OptionSpec {
  enum class Kind : std::uint8_t { Choice, Number, Counts, Word };
  std::string_view key;  ///< "discard.threshold"
  Kind kind = Kind::Choice;
  std::span<const std::string_view> choices = {};  ///< Choice: the words, in the order of the page
  int least = 0, most = 0;                         ///< bounds of a Number, and of each of the Counts
  std::string_view unlimitedWord = {};             ///< Number: "off" or "unlimited" where that is a value, else empty
  int counts = 0;                                  ///< Counts: how many numbers, written "14/5/2/2/2"
  std::string_view ruleSets;                       ///< where it applies: C Classic, K Crazy, B Big Game
  const char* rule = "";                           ///< the rule that defines it
  /// Read and set the value: a choice by its index in `choices`, a number, or of Counts and Word the index-th part.
  int (*read)(const Options&, int index) = nullptr;
  void (*write)(Options&, int index, int value) = nullptr;
  std::string_view letters = {};  ///< Word: the letters it may use
};

/// All options of the engine, in the order of 11B.
std::span<const OptionSpec> optionTable();
/// The option with this key; null if there is none.
const OptionSpec* optionNamed(std::string_view key);

/// Whether an option is one of this rule set.
bool takesPart(const OptionSpec& spec, RuleSet ruleSet);
/// The value of an option as files write it: "on", "8", "14/5/2/2/2", "unlimited".
std::string optionText(const OptionSpec& spec, const Options& options);
/// Sets one option from its text. False, and nothing changed: not a value of this option, or not possible beside the
/// others. An option that depends on the number of seats is set by hand from now on.
bool setOption(const OptionSpec& spec, Options& options, std::string_view text);
/// The defaults of a rule set; some rule sets have a few of their own (1.6, 5.2). On one board a few depend on the
/// number of seats too (13.3), which is set; the Big Game does not ask for it.
Options defaultOptions(RuleSet ruleSet, int seats = kUsualSeats);
/// Whether this is one of the options that depend on the number of seats, and was set by hand (13.3).
bool isSetByHand(const OptionSpec& spec, const Options& options);
/// The same options for another number of seats of one board: those that have their default now get that of the new
/// number, all others stay, and so does what was set by hand (13.3).
Options withSeats(const Options& options, RuleSet ruleSet, int seats);
/// The same for a game over a network, where persons play: a turn has a clock, and whoever makes an offer picks one of
/// those who accept (11B), so that nobody is late for having a slow line.
Options networkOptions(RuleSet ruleSet, int seats = kUsualSeats);

}  // namespace tapu
