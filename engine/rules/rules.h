// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <optional>
#include <vector>

#include "engine/play/play.h"

// Inside the engine: what the rules, one file each, offer to one another. `Question` asks about a position, `Change`
// carries out a move; both are handed down by play.cpp.

namespace tapu::rules {

/// A seat looking at a position.
struct Question {
  const GameDefinition& definition;
  const State& state;
  SeatId id;

  const Seat& seat() const { return state.seat(id); }
  const Rules& rules() const { return definition.rules; }
  const Options& options() const { return definition.rules.options; }
  bool isActive() const { return state.isActive(id); }
};

/// A position while a move is carried out.
struct Change {
  const GameDefinition& definition;
  State& state;
  const Move& move;
  Observer tell;

  const Rules& rules() const { return definition.rules; }
  const Options& options() const { return definition.rules.options; }
  Seat& seat(SeatId id) { return state.seat(id); }
  Question as(SeatId id) const { return {definition, state, id}; }
};

using Refused = std::optional<Reject>;

inline bool hasBit(std::uint64_t mask, int bit) { return mask >> bit & 1; }
inline bool hasEdge(const std::array<std::uint64_t, 2>& mask, EdgeId edge) {
  return hasBit(mask[edge.value >> 6 & 1], edge.value & 63);
}
/// `mask` if so, else nothing; without a branch, for conditions that no processor can guess.
inline std::uint64_t onlyIf(bool condition, std::uint64_t mask) { return mask & -std::uint64_t{condition}; }
inline int blockOf(CornerId corner) { return corner.value >> 6; }
inline int blockOf(EdgeId edge) { return edge.value >> 7; }
inline std::uint64_t bitOf(CornerId corner) { return std::uint64_t{1} << (corner.value & 63); }
inline void addEdge(std::array<std::uint64_t, 2>& mask, EdgeId edge) {
  mask[edge.value >> 6 & 1] |= std::uint64_t{1} << (edge.value & 63);
}
inline void removeEdge(std::array<std::uint64_t, 2>& mask, EdgeId edge) {
  mask[edge.value >> 6 & 1] &= ~(std::uint64_t{1} << (edge.value & 63));
}

// hands.cpp: cards change hands, whether their kinds are known or only counted
/// A seat whose kinds are hidden keeps all its cards in the lane Unknown.
inline CardCounts asKnown(const Seat& seat, CardCounts cards) {
  return seat.known == Knowledge::Own ? cards : CardCounts::of(Resource::Unknown, cards.total());
}
inline void take(Seat& seat, CardCounts cards) { seat.hand += asKnown(seat, cards); }
inline void give(Seat& seat, CardCounts cards) { seat.hand -= asKnown(seat, cards); }
void payBank(Change& change, SeatId seat, CardCounts cards);
void takeFromBank(Change& change, SeatId seat, CardCounts cards);
/// The bank of the seat holds these.
bool bankCovers(const Question& ask, CardCounts cards);
/// The resources of which the bank has so many, as lanes.
std::uint64_t bankCovering(const Question& ask, int each);
/// Pairs of resources as bits of a word: a row of eight for each first one. The seventh of a row is the pair without a
/// second one.
inline int pairBit(Resource first, Resource second) {
  return 8 * static_cast<int>(first) + (static_cast<int>(second) & 7);
}
inline Resource firstOfPair(int bit) { return static_cast<Resource>(bit >> 3); }
inline Resource secondOfPair(int bit) { return (bit & 7) == 7 ? Resource::None : static_cast<Resource>(bit & 7); }
/// A bit for each resource of which a pack has at least as many as another (which has none of other kinds).
inline std::uint64_t lanesCovered(CardCounts pack, CardCounts least) {
  return (((pack.lanes | CardCounts::kHigh) - least.lanes) & CardCounts::kHigh & 0xff'ffff'ffffULL) >> 7;
}
inline std::uint64_t rowOf(std::uint64_t lanes) { return (lanes * 0x0102'0408'1000'0000ULL >> 56) & 0x1f; }
/// The index-th card of a pack, counted lane by lane.
template <class Kind>
Kind pick(CardCounts pack, int index) {
  int lane = 0;
  for (; index >= pack[static_cast<Kind>(lane)]; ++lane) index -= pack[static_cast<Kind>(lane)];
  return static_cast<Kind>(lane);
}

// setup.cpp (3)
void firstThrow(Change& change);
void drawFirstThrow(const GameDefinition& definition, Chance& chance, Rng& rng);
void beginSetup(Change& change, SeatId first);
/// One card for each producing hex around it (3.4).
void takeStartCards(Change& change, SeatId seat, CornerId corner);
void settleInSetup(Change& change, CornerId corner);
void routeInSetup(Change& change, EdgeId edge, Piece::Kind kind);
void forceSetup(Change& change);
std::uint64_t setupCorners(const State& state, int block);
std::array<std::uint64_t, 2> setupEdges(const Question& ask, int block, Piece::Kind kind);

// building.cpp (2)
inline std::uint64_t settlementPlaces(const Question& ask, const State::Spot& at) {
  const bool can = (ask.seat().settlements != 0) & ask.seat().hand.covers(ask.rules().settlementCost);
  return onlyIf(can, at.reach.settle & at.open.corners);
}
inline std::uint64_t cityPlaces(const Question& ask, const State::Spot& at) {
  const bool can = (ask.seat().cities != 0) & ask.seat().hand.covers(ask.rules().cityCost);
  return onlyIf(can, at.reach.own);
}
/// One of the two words of a block.
inline std::uint64_t roadPlaces(const Question& ask, const State::Spot& at, std::size_t word) {
  const bool isFree = ask.seat().pending.must == Decision::FreeRoute;
  const bool can = (ask.seat().roads != 0) & (isFree | ask.seat().hand.covers(ask.rules().roadCost));
  return onlyIf(can, at.reach.road[word] & at.open.edges[word]);
}
bool hasFreePiece(const Question& ask);  ///< Road Building can place one (8.5)
/// The edge takes some route piece on this map (7.2).
bool takesRoute(const GameDefinition& definition, EdgeId edge);
/// A route piece of this kind may go on from this corner: an own building, or an own piece of the kind and nobody
/// else's building (2.3, 7.3, 7.4). `without`: as if this piece were away.
bool connects(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner, Piece::Kind kind,
              EdgeId without = {});
Refused whyNoSettlement(const Question& ask, CornerId corner);
Refused whyNoCity(const Question& ask, CornerId corner);
Refused whyNoRoad(const Question& ask, EdgeId edge);
/// A building has gone: what is free and where others' routes go on (2.3, 2.5).
void reopen(Change& change, CornerId corner);
void placeSettlement(Change& change, SeatId seat, CornerId corner);
void placeCity(Change& change, SeatId seat, CornerId corner);
void placeRoad(Change& change, SeatId seat, EdgeId edge);
void layPiece(Change& change, SeatId seat, EdgeId edge, Piece piece);
void payFor(Change& change, CardCounts cost);
void buySettlement(Change& change);
void buyCity(Change& change);
void buyRoad(Change& change);

// ships.cpp (7.1 to 7.6)
std::array<std::uint64_t, 2> shipPlaces(const Question& ask, int block);
std::array<std::uint64_t, 2> freeShipPlaces(const Question& ask, int block);  ///< whatever the hand and stock
/// Where this ship may move (7.6): none if it may not.
std::array<std::uint64_t, 2> shipTargets(const Question& ask, EdgeId ship, int block);
/// Calls `see(edge)` for every ship of a seat.
template <class See>
void eachShip(const GameDefinition& definition, const State& state, SeatId seat, See see);
Refused whyNoShip(const Question& ask, EdgeId edge);
Refused whyNoShipMove(const Question& ask, EdgeId from, EdgeId to);
void placeShip(Change& change, SeatId seat, EdgeId edge);
void buyShip(Change& change);
void carryOutShipMove(Change& change);
/// At the end of a turn no ship is new any more (7.6).
void clearNewShips(Change& change, SeatId seat);

// production.cpp (4.4, 4.5)
void produce(Change& change, int thrown);
/// Adds (sign +1) or takes away (-1) what the buildings around a hex get from it.
void addYield(Change& change, HexId hex, int sign);
void addYield(Change& change, SeatId seat, CornerId corner);
/// What a building gives on every throw, added or taken away.
void changeYield(Change& change, SeatId seat, CornerId corner, int cards);
bool hasRobber(const GameDefinition& definition, const State& state, HexId hex);

// events.cpp (8.7 to 8.13)
/// Nobody can go on before the table has started the next round (8.7), or has stopped the game (8.17).
bool awaitsRound(const GameDefinition& definition, const State& state);
Refused whyNoRound(const GameDefinition& definition, const State& state);
Action roundMove(const GameDefinition& definition, const State& state);
void drawRound(const GameDefinition& definition, Chance& chance, Rng& rng);
bool mayBring(const Rules& rules, RoundEvent event);
void startRound(Change& change);
/// What flood and wolf take from the claims of this throw and Cybele adds; those that struck are spent (8.13).
void changeClaims(Change& change, std::array<CardCounts, 4>& claims, int thrown);
/// Hexes of this resource that produce on this throw and would be struck (8.9), in reading order.
SmallVector<HexId, 8> struckHexes(const GameDefinition& definition, const State& state, Resource resource, int thrown);

// earthquake.cpp (8.11)
void earthquake(Change& change);
bool owesRelief(const Question& ask);
std::uint64_t reliefCorners(const Question& ask, int block);
void relieve(Change& change, CornerId corner);
void forceRelief(Change& change, SeatId seat);

// insurance.cpp (8.14) and dog.cpp (8.15)
Refused whyNoInsurance(const Question& ask);
/// What the ledger comes to, as far as bank and hand allow; the rest is forfeited (8.14, 6.10).
CardCounts refundOf(const Question& ask);
void playInsurance(Change& change);
Refused whyNoDog(const Question& ask);
Refused whyNoAnswer(const Question& ask);
void playDog(Change& change);
void answer(Change& change, Answer answer);
/// Wolves strike on this throw: those who may hold a Dog are asked. False: nobody is.
bool askForDogs(Change& change);
std::array<std::uint8_t, 4> dogAnswers(const State& state);
void closeWindow(Change& change);

// robber.cpp (5)
void seven(Change& change);
bool hasRobberHex(const Question& ask);  ///< some hex may take the robber (5.3)
void oweRobber(Change& change);
Refused whyNoDiscard(const Question& ask, CardCounts cards);
void carryOutDiscard(Change& change, SeatId seat, CardCounts cards);
CardCounts forcedDiscard(CardCounts hand, int count);
bool takesRobber(const Question& ask, HexId hex);
std::uint8_t victimsAt(const Question& ask, HexId hex);  ///< bit per seat
/// For 64 hexes from `first` on: where the robber may go, and where this seat could be robbed.
std::uint64_t robberHexes(const Question& ask, int first);
std::uint64_t hexesOfVictim(const Question& ask, SeatId victim, int first);
Refused whyNoRobber(const Question& ask, HexId hex, SeatId victim);
void carryOutRobber(Change& change, SeatId seat, HexId hex, SeatId victim, Resource stolen);
void drawForcedRobber(const Question& ask, Chance& chance, Rng& rng);

// trade.cpp (6)
bool isPartnerActing(const Question& ask);  ///< of a seat that is not active (9.9)
/// The seat is active and acting, or one of its partners is (6.1).
inline bool isActing(const Question& ask) {
  return ask.seat().pending.must == Decision::Act || (!ask.isActive() && isPartnerActing(ask));
}
/// In this turn, whoever's it is (4.3).
inline bool hasBuilt(const State& state, SeatId asking) {
  return state.seat(state.head.active ? state.head.active : asking).built != 0;
}
/// Trade time at all (6.2, 4.3)?
inline Refused whyNoTrade(const Question& ask) {
  if (!isActing(ask)) return Reject::TradeBeforeRoll;  // who acts has thrown
  if (ask.options().phases == TurnPhases::Strict && hasBuilt(ask.state, ask.id)) return Reject::TradeAfterBuilding;
  return std::nullopt;
}
/// What the bank gives cards for: those of which the hand has as many as it asks (6.8).
std::uint64_t bankGives(const Question& ask);
/// Possible exchanges with the bank (6.8): pairs of given and wanted kind.
inline std::uint64_t bankPairs(const Question& ask) {
  constexpr std::uint64_t kSame = 0x8040201008040201ULL;
  if (whyNoTrade(ask)) return 0;
  return bankGives(ask) * rowOf(bankCovering(ask, 1)) & ~kSame;
}
Refused whyNoBankTrade(const Question& ask, Resource give, Resource get);
void carryOutBankTrade(Change& change);
Refused whyNoOffers(const Question& ask);  ///< whatever its contents
Refused whyNoOffer(const Question& ask, const Action& offer);
void makeOffer(Change& change);
Refused whyNoAccept(const Question& ask, SeatId offerer);
Refused whyNoDecline(const Question& ask, SeatId offerer);
Refused whyNoConfirm(const Question& ask, SeatId acceptor);
void carryOutAccept(Change& change);
void carryOutDecline(Change& change);
void carryOutConfirm(Change& change);
void closeOffer(Change& change, SeatId offerer);
void declineAllOffers(Change& change, SeatId seat);  ///< a passing seat (4.8)
void strike(Change& change);
std::optional<Action> dueInTrade(const GameDefinition& definition, const State& state, const Move* last);

// routes.cpp (7.9) and awards.cpp (7.10, 7.11)
/// Longest route after this piece was added.
int routeWith(const GameDefinition& definition, const State& state, SeatId seat, EdgeId added);
/// After pieces changed in a block: for all whose routes may go there.
void judgeLongestRoad(Change& change, int block);
void judgeLargestArmy(Change& change, SeatId of);  ///< and its rivals
/// The total of a seat has changed (9.22).
void scored(Change& change, SeatId seat);

// cards.cpp (8)
/// There is a card to buy, and the hand pays for it (8.1).
inline bool mayBuyCard(const Question& ask) {
  return !ask.state.deckOf(ask.id).isEmpty() & ask.seat().hand.covers(ask.rules().cardCost);
}
Refused whyNoPurchase(const Question& ask);
Refused whyNotPlay(const Question& ask, Card card);
Refused whyNoCardNow(const Question& ask);  ///< whatever card (4.2, 8.3)
/// The cards that this seat may play now (8.3), those that are only shown at the end (8.6) left out; more may hinder a
/// single kind of them.
inline CardCounts playableCards(const Question& ask) {
  const CardCounts ripe = (ask.seat().cards - ask.seat().boughtThisTurn).without(Card::Point);
  return ripe.isEmpty() || whyNoCardNow(ask) ? CardCounts{} : ripe;
}
/// What a Year of Plenty may take (8.6): pairs in canonical order, or single cards.
std::uint64_t plentyPairs(const Question& ask);
Refused whyNoPlenty(const Question& ask, Resource first, Resource second);
Refused whyNoMonopoly(const Question& ask, Resource resource);
Refused whyNoRoadBuilding(const Question& ask);
Refused whyNoPass(const Question& ask);
void buyCard(Change& change);
void playKnight(Change& change);
void playRoadBuilding(Change& change);
void playPlenty(Change& change);
void playMonopoly(Change& change);
/// The card leaves the hand and lies open.
void spendCard(Change& change, SeatId seat, Card card);
void placeFreePiece(Change& change);
void endFreePieces(Change& change, SeatId seat);
/// What Monopoly takes from each seat.
std::array<std::uint8_t, 4> monopolyCounts(const Question& ask, Resource resource);

/// The hand pays for no piece, no card and no exchange with the bank.
inline bool paysForNothing(const Question& ask) {
  const CardCounts hand = ask.seat().hand;
  const Rules& rules = ask.rules();
  const bool pays = hand.covers(rules.roadCost) | hand.covers(rules.settlementCost) | hand.covers(rules.cityCost) |
                    hand.covers(rules.cardCost) | (ask.definition.hasShips && hand.covers(rules.shipCost));
  return !pays && bankGives(ask) == 0;
}

// turn.cpp (4)
void owe(Change& change, SeatId seat, Decision must, int left = 0, int at = 0xffff);
void settled(Change& change, SeatId seat);
/// The active seat goes on where its turn stands: throw or trade and build.
void goOn(Change& change, SeatId seat);
/// The turn begins, or the table owes StartRound before it (4.1).
void startTurn(Change& change, SeatId seat);
void openTurn(Change& change, SeatId seat);
void endTurn(Change& change);
/// Clockwise.
inline SeatId nextSeat(const GameDefinition& definition, SeatId seat) {
  return SeatId(seat.value + 1 == definition.seats ? 0 : seat.value + 1);
}
void throwDice(Change& change);
Refused whyNoTimeUp(const Question& ask);
void timeUp(Change& change);
void drawTimeUp(const Question& ask, Chance& chance, Rng& rng);

// rounds.cpp (9.4 to 9.6, 9.18, 9.19)
void startSharedRound(Change& change);
/// Nobody owes a discard any more: the second throw, or the clock (9.18, 9.6).
void afterDiscards(Change& change);
void secondThrow(Change& change);
void markDone(Change& change, SeatId seat);
void takeDoneBack(Change& change);
/// The clock is over: what is open dies, the round ends (9.6).
void endSharedRound(Change& change);
/// A player leaves or comes back while a round is on (4.8, 9.20).
void leave(Change& change, SeatId seat);
void sitDown(Change& change, SeatId seat);
Refused whyNotStage(const State& state, RoundStage stage);
Refused whyNoEndOfRound(const GameDefinition& definition, const State& state, const Action& action);
Refused whyNoTakenSeat(const GameDefinition& definition, const State& state, const Action& action);
/// No clock need run: all are done (9.6), or nobody was there to act at all (9.21).
bool endsEarly(const GameDefinition& definition, const State& state);
/// TimeUp for the first seat that the others wait for: a discard, or a choice of its start.
std::optional<Action> forcedMove(const State& state);
/// What the table owes in shared rounds, without any clock.
std::optional<Action> dueInRound(const GameDefinition& definition, const State& state, const Move* last);
/// The rounds that protect a territory: up to this one (9.4, 9.20).
int protectedUntil(const GameDefinition& definition, const State& state, SeatId seat);
SeatId winnerOfRound(const GameDefinition& definition, const State& state, const Action& action);

// start.cpp (9.16, 9.20)
void beginStart(Change& change);
void welcome(Change& change, SeatId seat, Newcomer newcomer);  ///< on a vacant seat, or a bot's (9.20)
Refused whyNoStartChoice(const Question& ask, ActionKind kind, CornerId corner);
void chooseStart(Change& change, SeatId seat, ActionKind kind, CornerId corner);
void forceStart(Change& change, SeatId seat);
/// Kept free for the start pieces of a seat that nobody has taken yet (9.20).
/// Nobody has taken this seat: its start is kept free (9.20).
void reserve(Change& change, SeatId seat);
bool isReserved(const Question& ask, CornerId corner);
bool isReserved(const Question& ask, EdgeId edge);

// territories.cpp (9.13, 9.14, 9.17, 9.19)
void takeBonus(Change& change, SeatId seat, CornerId corner);
Refused whyNoKnight(const Question& ask, const Action& action);
std::vector<HexId> robbersBeside(const Question& ask);  ///< that a knight of this seat would drive away
bool mayChooseCard(const Question& ask);                ///< a knight brings a card of any kind
void helpByKnight(Change& change);
void moveRobbers(Change& change, int thrown);
void moveRobberTo(Change& change, int territory, HexId to);

// victory.cpp (10)
inline bool mayDeclare(const Question& ask) {
  return ask.options().declare == DeclareVictory::Manual && ask.state.points(ask.id) >= ask.rules().target;
}
inline Refused whyNoDeclaration(const Question& ask) {
  return mayDeclare(ask) ? Refused{} : Refused{Reject::CannotDeclareYet};
}
/// Who has won in this position, which knows all cards (10.1, 10.2).
SeatId winnerIn(const GameDefinition& definition, const State& state);
inline bool isWithin(const GameDefinition& definition, const State& state, SeatId seat, int gain) {
  return state.points(seat) + gain >= definition.rules.target;
}
/// Fills `winner` and `wonWith` of a move that ends the game, in a chance that names no winner yet, and who has reached
/// the target by one that does not (9.22).
void foresee(const GameDefinition& definition, const State& state, SeatId mover, const Action& action, Chance& chance);
/// Tells who has reached the target in a round that goes on (9.22).
void announceReached(Change& change);
void finish(Change& change);
void stop(Change& change);

template <class See>
void eachShip(const GameDefinition& definition, const State& state, SeatId seat, See see) {
  for (int block : state.blocksOf(seat))
    for (std::uint64_t rest = state.reachOf(seat, block).settle; rest != 0; rest &= rest - 1) {
      const CornerId corner(block * 64 + std::countr_zero(rest));
      for (EdgeId edge : definition.map.corner(corner).edges)  // each ship once, from the first of its ends
        if (edge && definition.map.edge(edge).corners[0] == corner && state.at(edge).isOf(seat, Piece::Ship)) see(edge);
    }
}

}  // namespace tapu::rules
