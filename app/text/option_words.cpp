// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/option_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <string_view>

#include "app/text/names_of_things.h"
#include "engine/state/game_map.h"

namespace tapu {

namespace {

class Option {
  Q_DECLARE_TR_FUNCTIONS(Option)
};

/// The page's texts for an option: its label and a line on its effect.
struct OptionText {
  std::string_view key;
  const char* name;
  const char* help;
};

constexpr OptionText kOptionTexts[] = {
    {"map.kind",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Board"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option",
                       "Which island is played: the classic or the large one shuffled anew, the fixed one for "
                       "beginners, or one from a file.")},
    {"map.hotSpacing",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Keep 6 and 8 apart"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "On a shuffled board no 6 or 8 lies beside another 6 or 8.")},
    {"harbors.enabled",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Harbors"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Harbors give better rates with the bank to whoever builds there.")},
    {"harbors.kinds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Kinds of harbors"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether each harbor keeps its kind, or the kinds change places.")},
    {"seats.count",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Seats"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many play, people and bots together.")},
    {"table.between",
     //: Name of a game option: what others may do after the turn of one player and before that of the next
     QT_TRANSLATE_NOOP("Option", "Between turns"),
     //: What a game option does; with 2 to 4 players it does nothing
     QT_TRANSLATE_NOOP("Option",
                       "From five players on: after each turn all build who want to, or a partner has a part without "
                       "dice and trade; with fewer the next turn is never far.")},
    {"table.betweenSeconds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Time to build between turns"),
     //: What a game option does; with 2 to 4 players it does nothing
     QT_TRANSLATE_NOOP(
         "Option",
         "From five players on: how long whoever wants to may build after a turn; a partner has the time of a turn.")},
    {"setup.first",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Who starts"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "The highest throw, a random seat, or the seat that the host chooses.")},
    {"setup.startShips",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Ships at the start"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "On boards with ships a first road may be a ship.")},
    {"turn.phases",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Trade and build"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "In any order, or no more trade once something was built in the turn.")},
    {"turn.seconds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Time for a turn"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "When it is up the turn ends by itself; returning cards has a time of its own.")},
    {"seat.graceSeconds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Wait for a lost connection"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How long a seat waits for its player before the game goes on without.")},
    {"seat.absent",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Absent players"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "A bot plays for them until they are back, or their seat passes.")},
    {"undo",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Taking back"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "A move that showed nothing new may be taken back in the same turn.")},
    {"bank.perResource",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Bank"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many cards of each resource the bank holds.")},
    {"discard.threshold",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Return cards from"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "On a seven, whoever holds so many cards returns half of them.")},
    {"discard.seconds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Time to return cards"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "When it is up the cards are chosen by the game.")},
    {"robber.mayReturnToDesert",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Robber to the desert"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "The robber may be moved to a desert, where he harms nobody.")},
    {"gold.seconds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Time to choose from gold"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "When it is up, the game chooses: always the kind that the player holds least of.")},
    {"pirate.enabled",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Pirate"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option",
                       "On boards with ships that name a pirate, it may be moved instead of the robber; no ship is "
                       "built or moved beside it.")},
    {"island.bonus",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Points for another island"),
     //: What a game option does
     QT_TRANSLATE_NOOP(
         "Option",
         "What a settlement brings on an island on which its player has had none; those of the set-up bring nothing.")},
    {"island.once",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Island points only once"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Each player gets the points for the first other island alone.")},
    {"dice.source",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Throws"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Two dice are thrown, or each throw is drawn from a deck with all 36 pairs of dice.")},
    {"dice.deckLeft",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Throws left in the deck"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "When no more than these are left, all 36 are put back before the next throw.")},
    {"dice.deckShown",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Show what is left in the deck"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Pointing at the dice shows how often each sum is left.")},
    {"robber.friendly",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Friendly robber"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "The robber spares the others as long as they have no more points than this.")},
    {"trade.gifts",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Gifts"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "An offer may ask for nothing, or give nothing.")},
    {"trade.select",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Who gets the trade"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "The first player who accepts, or the one whom the offering player picks.")},
    {"trade.counter",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Counter-offers"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "The others may make offers to the player whose turn it is.")},
    {"trade.maxOffers",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Offers in a turn"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many offers a player may make in one turn.")},
    {"road.cycles",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Rings in the longest road"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether a road that comes back to a corner counts on through it.")},
    {"road.brokenByRoads",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Roads break roads"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Another player’s road interrupts a road, not only a settlement or city.")},
    {"awards.ties",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Equal roads and armies"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether the present holder keeps the award, or nobody has it.")},
    {"deck.counts",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Development cards"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many of each: Knight, Victory Point, Road Building, Year of Plenty, Monopoly.")},
    {"devcards.perTurn",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Cards played in a turn"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many development cards may be played in one turn.")},
    {"devcards.beforeRoll",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Cards before the throw"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "A development card may be played before the dice are thrown.")},
    {"victory.declare",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "End of the game"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "The game ends by itself, or the winner has to declare the victory.")},
    {"victory.ownTurn",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Win in your own turn"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Players win in their own turn only, not in the turn of another.")},
    {"crazy.stock",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Pieces of a player"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many of each a player has: settlements, cities, roads.")},
    {"crazy.eventChance",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Chance of an event"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "In how many of 100 rounds something happens to the island.")},
    {"crazy.weights",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Kinds of events"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option",
                       "How often each comes compared with the others: flood, earthquake, wolf attack, Cybele Month.")},
    {"crazy.floodScope",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Reach of flood and wolves"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether they hit one hex, or all such hexes of the throw.")},
    {"crazy.floodLasts",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Life of flood and wolves"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether they pass with the round, or wait for a hex that they can hit.")},
    {"crazy.earthquake",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Earthquake"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "What becomes of the cities when the ground shakes.")},
    {"crazy.relief",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Help after an earthquake"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option",
                       "A player without a building places a settlement free of charge at the start of the turn.")},
    {"crazy.dog",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Playing a Dog"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "When the wolves attack, or only in your own turn while they are about.")},
    {"crazy.reactionSeconds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Time to answer wolves"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How long the game waits for Dogs when the wolves attack.")},
    {"crazy.deck",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Insurance and Dogs"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many of each are in the deck: Insurance, Dog.")},
    {"crazy.maxRounds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Last round"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "After this round the game stops and the points decide.")},
    {"victory.target",
     //: Name of a game option, of the rule set Classic
     QT_TRANSLATE_NOOP("Option", "Points to win"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many points win: fewer make a short game, more a long one.")},
    {"crazy.target",
     //: Name of a game option, of the rule set Crazy
     QT_TRANSLATE_NOOP("Option", "Points to win in Crazy"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option",
                       "How many points win: 20 on the large island, about 15 on one of 19 hexes or with five or "
                       "more players.")},
    {"big.order",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Order of the boards"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Which boards lie along the chain, in turn: any letters of A, B and C.")},
    {"big.ring",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Ring of boards"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "From three boards on the last is a neighbor of the first.")},
    {"big.firstGroup",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "First group"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Which group has the first round.")},
    {"big.protection",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Protection from robbers"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "For how many rounds the robbers of a territory stay on its desert.")},
    {"big.protectionUnit",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Counting the protection"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether all rounds count, or only those of one’s own group.")},
    {"big.dice",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Dice"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether the server throws, or somebody enters the throw of real dice.")},
    {"big.roundSeconds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Time for a round"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How long a group may trade and build.")},
    {"big.clock",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Start of the clock"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether the time runs from the end of the production or from the throw.")},
    {"big.gapSeconds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Break between rounds"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How long the next group is announced before its throw.")},
    {"big.earlyEnd",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Early end of a round"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "A round ends as soon as the whole group is done.")},
    {"big.bonus",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Bonus abroad"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Two more points for a settlement in the territory of another player.")},
    {"big.knightChoice",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Knights choose"),
     //: What a game option does
     QT_TRANSLATE_NOOP(
         "Option", "A knight may bring a card of any kind even while a robber stands beside one of your buildings.")},
    {"big.bank",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Bank of a board"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether the bank of each board can run out of cards.")},
    {"big.awards",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Awards"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Who competes for the Longest Road and the Largest Army.")},
    {"big.setupSeconds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Time for the start"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How long the players may choose their start cards and their first city.")},
    {"big.stock",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Pieces of a player in the Big Game"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many of each a player has: settlements, cities, roads, ships.")},
    {"big.emptySeat",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Empty seats"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether a bot plays for an empty seat, or it stays free for whoever comes.")},
    {"big.leaver",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Players who leave"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "Whether a bot goes on for a player who leaves, or the pieces just stand there.")},
    {"big.target",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Points to win"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "How many points win the Big Game.")},
    {"big.maxRounds",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Last round of the Big Game"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "After this round the points decide.")},
    {"big.timeLimit",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Time limit"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option", "After so many minutes the next even round is the last one.")},
    {"big.end",
     //: Name of a game option
     QT_TRANSLATE_NOOP("Option", "Winning moment"),
     //: What a game option does
     QT_TRANSLATE_NOOP("Option",
                       "Whether the game ends with the round in which somebody reaches the target, or at once.")},
};

/// The name of a choice; some words are read differently for some options.
struct ChoiceWords {
  std::string_view key, word;
  const char* name;
};

constexpr ChoiceWords kChoiceWords[] = {
    //: Value of the game option "Board"
    {"map.kind", "random", QT_TRANSLATE_NOOP("Option", "Random")},
    //: Value of the game option "Board": the large island, shuffled anew
    {"map.kind", "large", QT_TRANSLATE_NOOP("Option", "Large, random")},
    //: Value of the game option "Board"
    {"map.kind", "beginner", QT_TRANSLATE_NOOP("Option", "For beginners")},
    //: Value of the game option "Board"
    {"map.kind", "file", QT_TRANSLATE_NOOP("Option", "From a file")},
    //: Value of the game option "Kinds of harbors"
    {"harbors.kinds", "fixed", QT_TRANSLATE_NOOP("Option", "Fixed")},
    //: Value of the game option "Kinds of harbors"
    {"harbors.kinds", "shuffled", QT_TRANSLATE_NOOP("Option", "Shuffled")},
    //: Value of the game option "Between turns": all who want to, build
    {"table.between", "building", QT_TRANSLATE_NOOP("Option", "Whoever wants to builds")},
    //: Value of the game option "Between turns": a partner has a part of the turn
    {"table.between", "pairs", QT_TRANSLATE_NOOP("Option", "The partner’s part")},
    //: Value of the game option "Between turns"
    {"table.between", "off", QT_TRANSLATE_NOOP("Option", "Nothing")},
    //: Value of the game option "Who starts"
    {"setup.first", "roll", QT_TRANSLATE_NOOP("Option", "The highest throw")},
    //: Value of the game option "Who starts"
    {"setup.first", "random", QT_TRANSLATE_NOOP("Option", "A random seat")},
    //: Value of the game option "Who starts"
    {"setup.first", "host-chosen", QT_TRANSLATE_NOOP("Option", "The host chooses")},
    //: Value of the game option "Trade and build"
    {"turn.phases", "combined", QT_TRANSLATE_NOOP("Option", "In any order")},
    //: Value of the game option "Trade and build"
    {"turn.phases", "strict", QT_TRANSLATE_NOOP("Option", "Trade first, then build")},
    //: Value of the game option "Absent players"
    {"seat.absent", "bot", QT_TRANSLATE_NOOP("Option", "A bot plays")},
    //: Value of the game option "Absent players"
    {"seat.absent", "pass", QT_TRANSLATE_NOOP("Option", "The seat passes")},
    //: Value of the game option "Who gets the trade"
    {"trade.select", "first", QT_TRANSLATE_NOOP("Option", "The first who accepts")},
    //: Value of the game option "Who gets the trade"
    {"trade.select", "proposer-picks", QT_TRANSLATE_NOOP("Option", "The offering player picks")},
    //: Value of the game option "Throws"
    {"dice.source", "dice", QT_TRANSLATE_NOOP("Option", "Two dice")},
    //: Value of the game option "Throws": a deck of cards
    {"dice.source", "deck", QT_TRANSLATE_NOOP("Option", "From a deck")},
    //: Value of the game option "Rings in the longest road"
    {"road.cycles", "trail", QT_TRANSLATE_NOOP("Option", "A ring counts whole")},
    //: Value of the game option "Rings in the longest road"
    {"road.cycles", "path", QT_TRANSLATE_NOOP("Option", "Each corner only once")},
    //: Value of the game option "Equal roads and armies"
    {"awards.ties", "holder-keeps", QT_TRANSLATE_NOOP("Option", "The holder keeps it")},
    //: Value of the game option "Equal roads and armies"
    {"awards.ties", "strict-unique", QT_TRANSLATE_NOOP("Option", "Nobody has it")},
    //: Value of the game option "End of the game"
    {"victory.declare", "auto", QT_TRANSLATE_NOOP("Option", "By itself")},
    //: Value of the game option "End of the game"
    {"victory.declare", "manual", QT_TRANSLATE_NOOP("Option", "By declaring victory")},
    //: Value of the game option "Reach of flood and wolves"
    {"crazy.floodScope", "hex", QT_TRANSLATE_NOOP("Option", "One hex")},
    //: Value of the game option "Reach of flood and wolves"
    {"crazy.floodScope", "throw", QT_TRANSLATE_NOOP("Option", "All hexes of the throw")},
    //: Value of the game option "Life of flood and wolves"
    {"crazy.floodLasts", "round", QT_TRANSLATE_NOOP("Option", "This round")},
    //: Value of the game option "Life of flood and wolves"
    {"crazy.floodLasts", "until-used", QT_TRANSLATE_NOOP("Option", "Until they strike")},
    //: Value of the game option "Earthquake"
    {"crazy.earthquake", "destroy", QT_TRANSLATE_NOOP("Option", "Cities are destroyed")},
    //: Value of the game option "Earthquake"
    {"crazy.earthquake", "downgrade", QT_TRANSLATE_NOOP("Option", "Cities become settlements")},
    //: Value of the game option "Playing a Dog"
    {"crazy.dog", "reaction", QT_TRANSLATE_NOOP("Option", "When the wolves attack")},
    //: Value of the game option "Playing a Dog"
    {"crazy.dog", "own-turn", QT_TRANSLATE_NOOP("Option", "In your own turn only")},
    //: Value of the game option "Ring of boards"
    {"big.ring", "auto", QT_TRANSLATE_NOOP("Option", "From three boards on")},
    //: Value of the game option "First group"
    {"big.firstGroup", "sun", QT_TRANSLATE_NOOP("Option", "Sun")},
    //: Value of the game option "First group"
    {"big.firstGroup", "moon", QT_TRANSLATE_NOOP("Option", "Moon")},
    //: Value of the game option "Counting the protection"
    {"big.protectionUnit", "rounds", QT_TRANSLATE_NOOP("Option", "All rounds")},
    //: Value of the game option "Counting the protection"
    {"big.protectionUnit", "own-turns", QT_TRANSLATE_NOOP("Option", "Own rounds")},
    //: Value of the game option "Dice"
    {"big.dice", "server", QT_TRANSLATE_NOOP("Option", "The server throws")},
    //: Value of the game option "Dice"
    {"big.dice", "moderator-enters", QT_TRANSLATE_NOOP("Option", "Entered by hand")},
    //: Value of the game option "Start of the clock"
    {"big.clock", "after-production", QT_TRANSLATE_NOOP("Option", "After the production")},
    //: Value of the game option "Start of the clock"
    {"big.clock", "whole-round", QT_TRANSLATE_NOOP("Option", "From the throw")},
    //: Value of the game option "Bonus abroad"
    {"big.bonus", "once", QT_TRANSLATE_NOOP("Option", "Once")},
    //: Value of the game option "Bonus abroad"
    {"big.bonus", "per-territory", QT_TRANSLATE_NOOP("Option", "For each territory")},
    //: Value of the game option "Bank of a board"
    {"big.bank", "board", QT_TRANSLATE_NOOP("Option", "Can run out")},
    //: Value of the game option "Awards"
    {"big.awards", "board", QT_TRANSLATE_NOOP("Option", "The two of a board")},
    //: Value of the game option "Awards"
    {"big.awards", "global", QT_TRANSLATE_NOOP("Option", "All players")},
    //: Value of the game option "Awards"
    {"big.awards", "each", QT_TRANSLATE_NOOP("Option", "Everybody who is good enough")},
    //: Value of the game option "Empty seats"
    {"big.emptySeat", "bot", QT_TRANSLATE_NOOP("Option", "A bot plays")},
    //: Value of the game option "Empty seats"
    {"big.emptySeat", "vacant", QT_TRANSLATE_NOOP("Option", "Stay free")},
    //: Value of the game option "Players who leave"
    {"big.leaver", "bot", QT_TRANSLATE_NOOP("Option", "A bot goes on")},
    //: Value of the game option "Players who leave"
    {"big.leaver", "frozen", QT_TRANSLATE_NOOP("Option", "Their pieces stand still")},
    //: Value of the game option "Winning moment"
    {"big.end", "end-of-round", QT_TRANSLATE_NOOP("Option", "At the end of the round")},
    //: Value of the game option "Winning moment"
    {"big.end", "at-once", QT_TRANSLATE_NOOP("Option", "At once")},
    //: Value of a game option that can be switched on and off
    {"", "on", QT_TRANSLATE_NOOP("Option", "On")},
    //: Value of a game option that can be switched on and off
    {"", "off", QT_TRANSLATE_NOOP("Option", "Off")},
    //: Value of a game option: without a limit
    {"", "unlimited", QT_TRANSLATE_NOOP("Option", "Unlimited")},
};

/// The page's texts for a value that is allowed only with a warning.
constexpr ChoiceWords kWarnings[] = {
    //: Warning on the page on which a game is set up, about the number of seats
    {"seats.count", "2",
     QT_TRANSLATE_NOOP("Option", "Two may play, but there is little to trade: with 3 or more it is a better game.")},
};

const OptionText* wordsOf(const OptionSpec& spec) {
  const auto found = std::ranges::find(kOptionTexts, spec.key, &OptionText::key);
  return found == std::end(kOptionTexts) ? nullptr : found;
}

QString plain(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString choiceName(std::string_view key, std::string_view word) {
  for (const ChoiceWords& entry : kChoiceWords)
    if (entry.word == word && (entry.key.empty() || entry.key == key)) return Option::tr(entry.name);
  return plain(word);
}

}  // namespace

QString optionName(const OptionSpec& spec) {
  const OptionText* words = wordsOf(spec);
  return words ? Option::tr(words->name) : plain(spec.key);
}

QString optionHelp(const OptionSpec& spec) {
  const OptionText* words = wordsOf(spec);
  return words ? Option::tr(words->help) : QString();
}

QString optionHelp(const OptionSpec& spec, const Options& options) {
  if (spec.key != "map.kind" || !drawsOneIsland(options)) return optionHelp(spec);
  //: What the game option "Board" does where five or more play
  return Option::tr(
      "Which island is played: one for so many players shuffled anew, the fixed one for beginners, or one from a "
      "file.");
}

QString optionPart(const OptionSpec& spec, int index) {
  if (spec.key.ends_with(".stock")) {
    //: One number of a game option: pieces of a player
    if (index == 0) return Option::tr("Settlements");
    //: One number of a game option: pieces of a player
    if (index == 1) return Option::tr("Cities");
    //: One number of a game option: pieces of a player
    if (index == 2) return Option::tr("Roads");
    //: One number of a game option: pieces of a player
    return Option::tr("Ships");
  }
  if (spec.key == "crazy.weights") return nameOfEvent(static_cast<RoundEvent>(index + 1));
  if (spec.key == "crazy.deck") return nameOfCard(index == 0 ? Card::Insurance : Card::Dog);
  static constexpr std::array cards{Card::Knight, Card::Point, Card::RoadBuilding, Card::YearOfPlenty, Card::Monopoly};
  return nameOfCard(cards[static_cast<std::size_t>(index) % cards.size()]);
}

QString nameOfRules(RuleSet ruleSet) {
  switch (ruleSet) {
    case RuleSet::Classic:
      //: Name of a rule set
      return Option::tr("Classic");
    case RuleSet::Crazy:
      //: Name of a rule set: with floods, wolves and earthquakes
      return Option::tr("Crazy");
    case RuleSet::BigGame: break;
  }
  //: Name of a rule set
  return Option::tr("Big Game");
}

QString whatRulesAre(RuleSet ruleSet) {
  switch (ruleSet) {
    case RuleSet::Classic:
      //: What a rule set is
      return Option::tr("settle, trade, and build");
    case RuleSet::Crazy:
      //: What a rule set is
      return Option::tr("floods, wolves, earthquakes, and months of plenty");
    case RuleSet::BigGame: break;
  }
  //: What a rule set is
  return Option::tr("two groups on a chain of boards");
}

QStringList optionWarnings(const Options& options) {
  QStringList sentences;
  for (const ChoiceWords& entry : kWarnings)
    if (const OptionSpec* spec = optionNamed(entry.key); optionText(*spec, options) == entry.word)
      sentences << Option::tr(entry.name);
  return sentences;
}

QString targetAdvice(const Setup& setup) {
  const auto target = suitingTarget(setup);
  //: Advice on a page where a game is set up: more points are asked for than the island has room for; %n a number that
  //: suits it
  return target ? Option::tr("This island is small for so many points: about %n point(s) would be right.", nullptr,
                             *target)
                : QString();
}

QString optionRefusal(const OptionSpec& spec) {
  if (spec.key == "crazy.weights")
    //: Why the numbers of the game option "Kinds of events" cannot be as they were entered
    return Option::tr("At least one kind of event needs a number above 0.");
  if (spec.key == "deck.counts" || spec.key == "crazy.deck")
    //: Why the numbers of cards in the deck cannot be as they were entered
    return Option::tr("A deck has room for 127 cards in all.");
  if (spec.key == "crazy.stock")
    //: Why the numbers of pieces of a player cannot be as they were entered
    return Option::tr("A player cannot have so many roads.");
  //: Why the numbers of a game option cannot be as they were entered
  return Option::tr("These numbers cannot be played together.");
}

bool countsSeconds(const OptionSpec& spec) { return spec.key.ends_with("econds"); }  // turn.seconds, seat.graceSeconds

QString optionUnit(const OptionSpec& spec) {
  //: Unit behind a number in a field: seconds
  return countsSeconds(spec) ? Option::tr("s") : QString();
}

QString optionChoice(const OptionSpec& spec, std::string_view word) { return choiceName(spec.key, word); }

QString optionValue(const OptionSpec& spec, const Options& options) {
  if (spec.key == "map.kind" && isDrawn(options.mapKind) && drawsOneIsland(options))
    return choiceName(spec.key, spec.choices[static_cast<std::size_t>(MapKind::Random)]);
  const std::string text = optionText(spec, options);
  const int number = spec.kind == OptionSpec::Kind::Number ? spec.read(options, 0) : 0;
  if (spec.kind == OptionSpec::Kind::Word) return plain(text);
  if (spec.kind == OptionSpec::Kind::Counts) return withShownDigits(plain(text));
  if (spec.kind == OptionSpec::Kind::Choice || number == kUnlimited) return choiceName(spec.key, text);
  if (countsSeconds(spec)) {
    //: Value of a game option
    return Option::tr("%n second(s)", nullptr, number);
  }
  return withShownDigits(plain(text));
}

}  // namespace tapu
