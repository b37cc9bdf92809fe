// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/ids.h"
#include "engine/state/card_counts.h"
#include "engine/state/dice_deck.h"
#include "engine/state/move.h"
#include "engine/state/optional_part.h"
#include "engine/state/reach.h"
#include "engine/state/seat_set.h"
#include "engine/state/setup.h"
#include "engine/state/small_vector.h"

// A position of a game, and its words:
//
//   seat      a place at the table; its pieces, cards and points, under any player
//   home      the board at which a seat sits: 0 in a game on one board
//   rivals    the seats that compete for the same two awards
//   block     some corners and edges of the map, numbered together: the classic island, or one board of a chain
//   slot      one of the blocks in which a seat can ever have pieces, counted from its first one
//   reach     where a seat's pieces of one block stand and lead: bit sets of places (reach.h)
//   pending   what a seat has to decide next
//   open      how many seats owe a decision that all others wait for
//   supply    bank and deck of one board
//   unknown   cards that a viewer counts but whose kinds it may not see

namespace tapu {

/// Set-up (3), the turns or rounds, and after the end (10).
enum class Phase : std::uint8_t { Setup, Play, Over };

/// The open decision of a seat; `legalActions` switches on it and on nothing else.
enum class Decision : std::uint8_t {
  Nothing,     ///< wait; answers to offers only
  Settlement,  ///< set-up (3.3); in play the one free of charge after an earthquake (8.11)
  Road,        ///< set-up (3.3)
  Roll,        ///< throw, or play a card before (4.2)
  Act,         ///< trade and build (4.3)
  Discard,     ///< `left` cards (5.1)
  Robber,      ///< move the robber (5.3)
  FreeRoute,   ///< `left` free route pieces (8.5)
  Start,       ///< choose the settlement for start cards (`left` 2), then the one for the city (1) (9.16)
  Done,        ///< nothing: it has ended its part of a shared round, and may take that back (9.6)
  Answer,      ///< wolves attack: Dog or no (8.15); stays until the window closes, see Seat::answer
  Build,       ///< build and buy between two turns (13.4)
  Part,        ///< the part of the partner between two turns: bank, build, a card (13.5)
  Gold,        ///< choose `left` cards from the bank for gold (14.1)
};
/// "roll", "act", ... as the state lines of records write it.
std::string_view nameOf(Decision must);
/// Whether a seat that must decide this builds, or has its part, between two turns (13.4, 13.5).
constexpr bool liesBetween(Decision must) { return must == Decision::Build || must == Decision::Part; }

/// The open decision of a seat, and how much of it.
struct Pending {
  Decision must = Decision::Nothing;
  std::uint8_t left = 0;        ///< how many cards, pieces or choices; see Decision
  std::uint16_t at = kNowhere;  ///< Road: corner of the new settlement. FreeRoute: 1 if one is placed, else 0
  static constexpr std::uint16_t kNowhere = ShortCornerId::kNone;
  /// Road: the corner of the new settlement. On a chain, which has more corners than `at` can tell, nobody ever owes
  /// such a road: its settlements are there from the start (9.16).
  CornerId corner() const { return ShortCornerId(at); }
  bool operator==(const Pending&) const = default;
};

/// An open offer of a seat (6.3): the partners it asks (`to`), and those of them who have declined or accepted.
struct Offer {
  CardCounts give, want;
  PartnerSet to = {}, declined = {}, accepted = {};
  bool isOpen() const { return !to.isEmpty(); }  ///< nobody is asked where there is no offer
  bool operator==(const Offer&) const = default;
};

/// The knowledge of a seat's cards in this state. Own: their kinds, as a seat knows its own; in a full state all seats
/// are so. Counted: only their number, and all of them count as `Unknown`.
enum class Knowledge : std::uint8_t { Own, Counted };

/// The answer of a seat to a wolf (8.15): its secret until the time to answer is over.
enum class Answer : std::uint8_t { None, No, Dog };

/// Whether the seat's player is there (4.8). Vacant: nobody has taken the seat yet and it has no pieces (9.21).
enum class Presence : std::uint8_t { Here, Away, Vacant };
/// Whether the hidden cards of a seat lie open after the end (10.5).
enum class Shown : std::uint8_t { No, Yes };
/// Whether the seat has moved a ship in this turn (7.6).
enum class ShipMoved : std::uint8_t { No, Yes };

/// Everything that a position knows of one seat. The views of other seats leave out what they may not see (visible.h).
struct Seat {
  // Its cards
  CardCounts hand;            ///< resource cards
  CardCounts cards;           ///< unplayed development cards, those bought this turn included
  CardCounts boughtThisTurn;  ///< of these, bought this turn (8.3)
  CardCounts played;          ///< development cards that lie open

  // The yield of its pieces on the board, kept up to date when they change
  std::array<CardCounts, 11> yieldByThrow{};  ///< [throw - 2]: its earnings; hexes with a robber left out
  std::uint32_t scoredAt = 0;                 ///< Header::moves when its points last changed (9.22), if counted
  std::uint8_t points = 0;                    ///< buildings, awards and bonus, without point cards (2.7)
  std::uint8_t route = 0;                     ///< longest route, in pieces (7.9)
  std::uint8_t rates = 0;                     ///< harbors: bit per resource 2:1, bit 5 generic 3:1 (6.8)
  std::uint8_t freshRates = 0;                ///< of these, gained this turn (4.3 strict)
  std::uint8_t bonusFrom = 0;                 ///< halves of boards that gave the bonus (9.13), see below
  std::uint8_t unrefundedCities = 0;          ///< cities lost to earthquakes, not refunded (8.14)

  // Its stock: pieces left to build
  std::uint8_t roads = 0, settlements = 0, cities = 0;
  std::uint8_t ships = 0;  ///< none where the map has no ships (7.1)

  // Its duties, and its deeds in this turn or round
  Offer offer;
  Pending pending;
  std::uint8_t offers = 0;       ///< offers made (6.7); known for the own seat only
  std::uint8_t cardsPlayed = 0;  ///< development cards played (8.3)
  std::uint8_t built = 0;        ///< 1: something was built or bought (4.3 strict), else 0
  std::uint8_t newShips = 0;     ///< number of ships built (7.6), see Piece::isNew
  ShipMoved shipMoved = ShipMoved::No;
  Answer answer = Answer::None;  ///< to a wolf; known for the own seat only

  // Its player, and how much of its cards is known
  Presence presence = Presence::Here;
  Knowledge known = Knowledge::Own;
  Shown shown = Shown::No;  ///< after the end: the hidden cards lie open (10.5)

  // Its place in the game: fixed but for `joined`
  std::uint16_t home = 0;        ///< its board: whose bank and deck it uses (9.15)
  std::uint16_t rivals = 0;      ///< its competitors for the awards: index of State::awards
  std::uint16_t firstBlock = 0;  ///< the first block in which it can have pieces, see State::slots
  std::uint16_t joined = 0;      ///< the round after which its player joined; 0: there from the start (9.20)

  // The bits of `bonusFrom`: 0 and 1 are Sun's and Moon's half of the board before `home`, 2 and 3 those of the own
  // board, 4 and 5 those of the board after it; in a ring the first board comes after the last one.

  int cardsInHand() const { return hand.total(); }
  bool operator==(const Seat&) const = default;
};

/// The piece on a corner or edge.
struct Piece {
  std::uint16_t code = 0;  ///< (seat + 1) << 2 | new << 1 | kind; 0 = empty
  enum Kind : std::uint16_t { Settlement = 0, City = 1, Road = 0, Ship = 1 };

  constexpr Piece() = default;
  constexpr Piece(SeatId seat, Kind kind) : code(static_cast<std::uint16_t>((seat.value + 1) << 2 | kind)) {}
  constexpr bool isEmpty() const { return code == 0; }
  constexpr SeatId owner() const { return isEmpty() ? SeatId{} : SeatId((code >> 2) - 1); }
  constexpr Kind kind() const { return static_cast<Kind>(code & 1); }
  /// Cards that a building earns at each throw of its hex (4.4): settlement 1, city 2, no building 0.
  constexpr int yield() const { return int{code != 0} + (code & 1); }
  /// Whether it is a ship built this turn, which may not move in it (7.6).
  constexpr bool isNew() const { return code & 2; }
  /// The same piece with or without that mark.
  constexpr Piece asNew() const { return withCode(code | 2); }
  constexpr Piece asOld() const { return withCode(code & ~2); }
  constexpr bool isOf(SeatId seat) const { return (code >> 2) == seat.value + 1; }
  constexpr bool isOf(SeatId seat, Kind kind) const { return isOf(seat) && this->kind() == kind; }
  bool operator==(const Piece&) const = default;

 private:
  static constexpr Piece withCode(int code) {
    Piece piece;
    piece.code = static_cast<std::uint16_t>(code);
    return piece;
  }
};

/// Whether the game stands still for everybody (4.9).
enum class Paused : std::uint8_t { No, Yes };
/// See Progress::timeIsUp.
enum class TimeIsUp : std::uint8_t { No, Yes };

/// Events that wait for a hex to strike (8.9, 8.10).
struct Strike {
  static constexpr std::uint8_t Flood = 1, Wolf = 2;
};

/// The stage of a shared round (9.4 to 9.6, 9.18). None: no shared rounds, or not in play. Discards: seats owe discards
/// after a seven. SecondThrow: the table owes it. Clock: the seats trade and build. Between: the next round may start.
enum class RoundStage : std::uint8_t { None, Discards, SecondThrow, Clock, Between };

/// Cards that the seats of one board draw from and pay into (9.15); a game on one board has one.
struct Supply {
  CardCounts bank, deck;
  bool operator==(const Supply&) const = default;
};

/// Award holders among those who compete with one another (7.10, 7.11, 9.15).
struct Holders {
  SeatId longestRoad, largestArmy;
  bool operator==(const Holders&) const = default;
};

/// The values that decide how the game goes on. Four bytes, so that a single comparison finds the common case
/// (`isInTurn`).
struct Progress {
  Phase phase = Phase::Setup;
  Paused paused = Paused::No;
  TimeIsUp timeIsUp = TimeIsUp::No;     ///< the active seat's time ran out while others owed decisions (4.7)
  RoundStage stage = RoundStage::None;  ///< stage of a shared round; in play there is one, or a seat has the turn
  /// Whether a seat has the turn, its time is not up, and the game is not paused.
  bool isInTurn() const {
    return std::bit_cast<std::uint32_t>(*this) == std::bit_cast<std::uint32_t>(Progress{Phase::Play});
  }
  bool operator==(const Progress&) const = default;
};

/// The values that concern all seats of a game.
struct Header : Progress {
  std::uint16_t open = 0;                  ///< number of seats that owe a decision that all others wait for (0.11)
  std::array<std::uint8_t, 2> dice{0, 0};  ///< of this turn; 0 = not thrown
  RoundEvent event = RoundEvent::None;     ///< the event of this round (8.8)
  std::uint8_t strikes = 0;                ///< flood and wolf that have not struck yet (8.9): bits of Strike
  SeatSet guarded;                         ///< seats protected from the wolf in force by a Dog (8.15)
  SeatSet wishes;                          ///< seats that wish to build between turns (13.4), all of `queue` too
  std::uint16_t setupStep = 0;             ///< number of settlements placed or skipped (3.3)
  std::uint16_t round = 0;                 ///< 0 in set-up
  std::uint32_t turn = 0;                  ///< counted over the whole game; 0 in set-up
  SeatId active, first;                    ///< the seat with the turn (none in shared rounds), or the one that builds
                                           ///< or has a part between turns; the one that started
  SeatId winner;
  Territory group = Territory::None;  ///< whose shared round it is (9.4); None: a seat has the turn
  SeatSet queue;                      ///< seats that still build before the next turn (13.4)
  std::uint16_t acting = 0;           ///< number of seats that have not ended their part of the shared round (9.6)
  SeatId ended;                       ///< between turns (13.4, 13.5): whose turn has ended; none: not between turns
  static constexpr std::uint32_t kNotCounted = 0xffffffff;
  std::uint32_t moves = kNotCounted;  ///< in the log so far, if needed for ranking (9.22); kNotCounted for viewers
  bool operator==(const Header&) const = default;

  bool rolled() const { return dice[0] != 0; }
  int thrown() const { return dice[0] + dice[1]; }
};

/// The part of a position that is about the sea (14), in games whose board asks for anything of it
/// (`SeaMap::isInPositions`). Everybody sees all of it: what lies under which covered cell is nowhere, it is drawn when
/// the cell is turned up.
struct SeaPart {
  SmallVector<Ground, 128> ground;      ///< [HexId] with fog (14.5): covered cells are Fog; else empty
  FogStack fog;                         ///< left under the covered cells
  SmallVector<std::uint64_t, 2> gifts;  ///< those not taken (14.6): bits by their places in SeaMap::gifts
  HexId pirate;                         ///< none: it is away, or there is none (14.2)
  SeatCounts gold{};                    ///< cards still owed to each seat (14.1), with those that may choose now
  Pending after;                        ///< what the active seat goes on with when no gold is owed; else nothing
  std::array<std::uint32_t, kMostSeatsOfTable> islands{};  ///< those where each seat has had a settlement, bits (14.3)
  SeatCounts islandPoints{}, giftPoints{};                 ///< of each seat; they are in Seat::points too (2.7)
  bool operator==(const SeaPart&) const = default;
};

/// A position of a game: a plain value that only `apply` (play.h) changes. On the classic island it uses no heap.
struct State {
  Header head;
  SmallVector<Seat, 4> seats;
  SmallVector<Reach, 4> reach;  ///< [seat * slots + slot]
  SmallVector<Block, 1> blocks;
  SmallVector<Piece, 54> corners;   ///< [CornerId]
  SmallVector<Piece, 72> edges;     ///< [EdgeId]
  SmallVector<HexId, 1> robbers;    ///< one, or one for each territory (9.17), see GameDefinition::robberOf
  SmallVector<Supply, 1> supplies;  ///< [Seat::home]
  SmallVector<Holders, 1> awards;   ///< [Seat::rivals]
  DiceDeck dice;                    ///< pairs left, where throws come from a deck (4.10)
  std::uint16_t slots = 1;          ///< blocks of a seat: all of one board, at most four of a chain
  OptionalPart<SeaPart> sea;        ///< none where the board asks for nothing of the sea (14)

  bool operator==(const State&) const = default;

  const Seat& seat(SeatId id) const { return seats[id.value]; }
  Seat& seat(SeatId id) { return seats[id.value]; }
  Piece at(CornerId id) const { return corners[id.value]; }
  Piece at(EdgeId id) const { return edges[id.value]; }
  /// The slot of the seat that a block is.
  int slotOf(SeatId id, int block) const {
    const int slot = block - seat(id).firstBlock;
    return slot < 0 ? slot + blocks.size() : slot;
  }
  const Reach& reachOf(SeatId id, int block) const { return reach[id.value * slots + slotOf(id, block)]; }
  Reach& reachOf(SeatId id, int block) { return reach[id.value * slots + slotOf(id, block)]; }
  /// The blocks in which a seat can ever have pieces, for loops: for (int block : state.blocksOf(seat)).
  BlocksOfSeat blocksOf(SeatId id) const { return {seat(id).firstBlock, slots, blocks.size()}; }
  /// The same with the seat's reach there and the free places: for (const SeatBlock& at : state.seatBlocks(seat)).
  SeatBlocks seatBlocks(SeatId id) const { return {blocksOf(id), reach.data() + id.value * slots, blocks.data()}; }

  /// The bank and the deck that a seat uses, and the awards it competes for (9.15).
  CardCounts& bankOf(SeatId id) { return supplies[seat(id).home].bank; }
  CardCounts bankOf(SeatId id) const { return supplies[seat(id).home].bank; }
  CardCounts& deckOf(SeatId id) { return supplies[seat(id).home].deck; }
  CardCounts deckOf(SeatId id) const { return supplies[seat(id).home].deck; }
  Holders& awardsFor(SeatId id) { return awards[seat(id).rivals]; }
  const Holders& awardsFor(SeatId id) const { return awards[seat(id).rivals]; }

  /// Whether it is this seat's turn, or a shared round of its group (0.6).
  bool isActive(SeatId id) const {
    return head.active == id || (head.group != Territory::None && head.group == groupOf(id));
  }
  /// In a chain the even seats are Sun's, the odd ones Moon's (9.4).
  static Territory groupOf(SeatId id) { return id.value % 2 == 0 ? Territory::Sun : Territory::Moon; }

  /// Points that everybody sees: buildings and awards (2.7).
  int publicPoints(SeatId id) const { return seat(id).points; }
  /// Points with the point cards, as far as this state knows them.
  int points(SeatId id) const { return seat(id).points + seat(id).cards[Card::Point]; }
  /// Points as a table tells them to everybody: the point cards count when all cards are shown, at the end (10.5).
  int shownPoints(SeatId id) const { return head.phase == Phase::Over ? points(id) : publicPoints(id); }
};
static_assert(sizeof(State) <= 1536, "a classic state is a small flat value");

/// Whether cells of this game lie or lay under the fog (14.5).
inline bool hasFog(const State& state) { return state.sea && !state.sea->ground.empty(); }

}  // namespace tapu
