// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/invariants.h"

#include <algorithm>
#include <bit>

#include "engine/play/sea_invariants.h"
#include "engine/rules/between.h"
#include "engine/rules/course.h"
#include "engine/rules/events.h"
#include "engine/rules/fog.h"
#include "engine/rules/gold.h"
#include "engine/rules/robbery.h"
#include "engine/rules/routes.h"
#include "engine/rules/vacant_seats.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu {
namespace {

/// Recomputes from the pieces what a position keeps incrementally, and compares. With a sound position before only
/// where something has changed since, and for the seats that can have pieces there.
class Inspection {
 public:
  Inspection(const GameDefinition& definition, const State& state, const State* before)
      : definition_(definition), map_(definition.map), state_(state), before_(before) {
    for (int block = 0; block < state.blocks.size(); ++block) {
      changed_.push_back(isOther(block));
      if (before && changed_.back()) findNewPieces(block);
    }
  }

  /// Checks in steps: each takes for granted what the steps before it have found to hold.
  std::vector<std::string> broken() {
    broken_ = brokenSeaPart(definition_, state_);
    if (!broken_.empty()) return std::move(broken_);  // what lies on the cells is asked everywhere
    course();
    for (int s = 0; s < definition_.seats; ++s) kinds(SeatId(s));
    for (int block = 0; block < state_.blocks.size() && broken_.empty(); ++block) {
      if (!isNearChange(block)) continue;
      pieces(block);
      freePlaces(block);
    }
    for (int s = 0; s < definition_.seats && broken_.empty(); ++s) {
      reach(SeatId(s));
      if (isTouched(SeatId(s))) belongings(SeatId(s));
      hand(SeatId(s));
      decision(SeatId(s));
      offer(SeatId(s));
    }
    if (!broken_.empty()) return std::move(broken_);  // the search for a route relies on pieces and stock
    for (int s = 0; s < definition_.seats; ++s) route(SeatId(s));
    cards();
    decisions();
    gold();
    awards();
    events();
    return std::move(broken_);
  }

 private:
  /// A claim that must hold, and its seat; written out only where it fails.
  struct Claim {
    const char* what;
    SeatId seat;
    Claim(const char* about, SeatId owner = {}) : what(about), seat(owner) {}
  };
  static Claim of(SeatId seat, const char* what) { return {what, seat}; }
  void require(bool holds, Claim claim) {
    if (holds) return;
    broken_.push_back(claim.seat ? "seat " + std::to_string(claim.seat.value) + ": " + claim.what : claim.what);
  }

  int endOfCorners(int block) const { return std::min(firstCorner(block + 1), map_.cornerCount()); }
  int endOfEdges(int block) const { return std::min(firstEdge(block + 1), map_.edgeCount()); }

  bool isOther(int block) const {
    if (!before_) return true;
    const auto differ = [](const auto& one, const auto& other, int from, int end) {
      return from < end && !std::equal(one.begin() + from, one.begin() + end, other.begin() + from);
    };
    return !(before_->blocks[block] == state_.blocks[block]) ||
           differ(before_->corners, state_.corners, firstCorner(block), endOfCorners(block)) ||
           differ(before_->edges, state_.edges, firstEdge(block), endOfEdges(block));
  }
  bool hasChanged(int block) const { return changed_[static_cast<std::size_t>(block)]; }
  /// A seam is shared with the next block.
  bool isNearChange(int block) const {
    const int count = state_.blocks.size();
    return hasChanged(block) || hasChanged((block + 1) % count) || hasChanged((block + count - 1) % count);
  }
  void findNewPieces(int block) {
    for (int c = firstCorner(block); c < endOfCorners(block); ++c)
      if (!(before_->at(CornerId(c)) == state_.at(CornerId(c)))) newCorners_.push_back(CornerId(c));
    for (int e = firstEdge(block); e < endOfEdges(block); ++e)
      if (!(before_->at(EdgeId(e)) == state_.at(EdgeId(e)))) newEdges_.push_back(EdgeId(e));
  }
  bool isTouched(SeatId id) const {
    if (!before_ || !(before_->robbers == state_.robbers)) return true;
    for (CornerId corner : newCorners_)
      if (before_->at(corner).isOf(id) || state_.at(corner).isOf(id)) return true;
    for (EdgeId edge : newEdges_)
      if (before_->at(edge).isOf(id) || state_.at(edge).isOf(id)) return true;
    const Seat &a = state_.seat(id), &b = before_->seat(id);
    return !(a.yieldByThrow == b.yieldByThrow && a.rates == b.rates && a.roads == b.roads && a.ships == b.ships &&
             a.newShips == b.newShips && a.settlements == b.settlements && a.cities == b.cities && a.route == b.route &&
             a.points == b.points && a.bonusFrom == b.bonusFrom && a.presence == b.presence &&
             state_.awardsFor(id) == before_->awardsFor(id));
  }
  /// Nothing that a route of the seat consists of, or is cut by, has changed.
  bool keepsRoute(SeatId id) const {
    if (!before_) return false;
    for (CornerId corner : newCorners_)
      if (roadEnds(id, corner)) return false;
    for (EdgeId edge : newEdges_) {
      if (before_->at(edge).isOf(id) || state_.at(edge).isOf(id)) return false;
      for (CornerId end : map_.edge(edge).corners)  // road.brokenByRoads
        if (roadEnds(id, end)) return false;
    }
    return true;
  }

  /// The turn or round, and how far it is (0.6, 4.1, 9.4).
  void course() {
    const Header& head = state_.head;
    const bool isPlay = head.phase == Phase::Play;
    const auto isDie = [](int value) { return value >= 1 && value <= 6; };
    require(head.dice == std::array<std::uint8_t, 2>{} || (isDie(head.dice[0]) && isDie(head.dice[1])),
            "a die that does not exist (0.8)");
    require(state_.dice.isUsed() == (definition_.rules.options.diceSource == DiceSource::Deck) && state_.dice.isSound(),
            "a deck of dice that cannot be (4.10)");
    require(head.setupStep <= 2 * definition_.seats, "more than all has been placed (3.3)");
    require(!head.winner || (head.phase == Phase::Over && head.winner.value < definition_.seats),
            "somebody has won before the end (10.1)");
    for (SeatId seat : {head.active, head.first})
      require(!seat || seat.value < definition_.seats, "a seat that does not exist (3.1)");
    require(isShared_ ? !head.active : head.stage == RoundStage::None && head.group == Territory::None,
            "turns and shared rounds at once (9.4)");
    const bool isBegun = head.first && (isShared_ || head.active);
    require(isPlay ? isBegun : head.phase == Phase::Over || isShared_ || !head.first == !head.active,
            "nobody has the turn (4.1)");
    if (isShared_) require(isPlay == (head.stage != RoundStage::None), "a shared round without a stage (9.4)");
    if (isShared_ && isPlay && head.stage != RoundStage::Between)
      require(head.group != Territory::None, "a shared round of nobody (9.4)");
    between();
    robbers();
  }

  /// Wishes, and who builds or has a part between turns (13.4, 13.5).
  void between() {
    const Header& head = state_.head;
    const bool isPlay = head.phase == Phase::Play && head.turn > 0;
    require(head.wishes.isEmpty() || (isPlay && hasBuilding(definition_)), "a wish where nobody builds (13.4)");
    require(head.wishes.isWithin(SeatSet::below(definition_.seats)) && head.queue.isWithin(head.wishes),
            "somebody builds without a wish (13.4)");
    require(!head.ended || (isPlay && definition_.rules.between != Between::Off && !head.rolled() &&
                            head.ended.value < definition_.seats && head.ended != head.active),
            "between turns that have not ended (13.4)");
    require(head.ended || head.queue.isEmpty(), "somebody builds in the turn of another (13.4)");
    if (!head.ended || !head.active) return;
    require(!head.wishes.contains(head.active), "who builds still wishes it (13.4)");
    require(!hasPairs(definition_) || head.active == partnerOf(definition_, head.ended), "a part of nobody (13.5)");
  }

  void robbers() {
    for (int i = 0; i < state_.robbers.size(); ++i) {
      const HexId hex = state_.robbers[i];
      const bool isThere = hex ? map_.has(hex) && definition_.robberOf(hex) == i : !map_.isChain();
      require(isThere, "a robber stands off the board (5.3)");
      if (isThere && hex && hasFog(state_))
        require(isLand(groundAt(definition_, state_, hex).terrain), "a robber stands under the fog (14.5)");
    }
  }

  /// The kinds of cards at each place, and how many there can be.
  void kinds(SeatId id) {
    const Seat& seat = state_.seat(id);
    const bool isOwn = seat.known == Knowledge::Own;
    require(seat.hand.isWithin(isOwn ? CardCounts::kResources : CardCounts::kUnknown),
            of(id, "a card of no kind (0.4)"));
    require(seat.cards.isWithin(isOwn ? CardCounts::kCards : CardCounts::kUnknown) &&
                seat.boughtThisTurn.isWithin(isOwn ? CardCounts::kCards : CardCounts::kUnknown) &&
                seat.played.isWithin(CardCounts::kCards) && definition_.rules.deck.covers(seat.played),
            of(id, "a development card of no kind (8.1)"));
    require(seat.hand.exactTotal() <= definition_.rules.handLimit, of(id, "the hand is too large (6.10)"));
    require(seat.cards.exactTotal() <= definition_.rules.deck.total(), of(id, "more cards than the deck has (8.1)"));
    require(seat.presence != Presence::Vacant || definition_.rules.startChoices == Switch::On,
            of(id, "is vacant (9.21)"));
    require(seat.shown == Shown::No || state_.head.phase == Phase::Over, of(id, "shows its cards (10.5)"));
    const int halves = definition_.rules.bonusPoints > 0 ? 6 : 0;  // two on each of three boards
    require(seat.bonusFrom >> halves == 0, of(id, "has a bonus of nowhere (9.13)"));
  }

  /// The decision that a seat owes must be possible now (0.11).
  void decision(SeatId id) { decides(id, state_.seat(id).pending); }

  void decides(SeatId id, const Pending& pending) {
    const Seat& seat = state_.seat(id);
    const auto [must, left, at] = pending;
    const Phase phase = state_.head.phase;
    const bool isOfSetup = must == Decision::Road || (must == Decision::Settlement && phase == Phase::Setup);
    const bool counts =
        must == Decision::Discard || must == Decision::FreeRoute || must == Decision::Start || must == Decision::Gold;
    const int most = must == Decision::Discard ? seat.hand.exactTotal()
                     : must == Decision::Gold  ? goldOwedTo(state_, id)
                                               : 2;
    require(counts ? left >= 1 && left <= most : left == 0, of(id, "decides a number that cannot be (0.11)"));
    if (must == Decision::Road)
      require(map_.has(pending.corner()) && state_.at(pending.corner()).isOf(id),
              of(id, "no settlement for its road (3.3)"));
    else
      require(must == Decision::FreeRoute ? at <= 1 : at == Pending::kNowhere,
              of(id, "decides where there is nothing (0.11)"));
    if (must == Decision::Nothing) return;
    require(phase != Phase::Over, of(id, "decides after the end (0.11)"));
    const bool isAnyTime = must == Decision::Start || must == Decision::Gold;
    require(isOfSetup || isAnyTime || phase == Phase::Play, of(id, "plays in the set-up (3.5)"));
    require(!isOfSetup || (phase == Phase::Setup && !isShared_ && seat.roads > 0), of(id, "sets up in play (3.5)"));
    require(must != Decision::Settlement || seat.settlements > 0, of(id, "has no settlement to place (2.2)"));
    require(must != Decision::Roll || !state_.head.rolled(), of(id, "throws twice (4.2)"));
    require(must != Decision::Act || state_.head.rolled(), of(id, "acts before the throw (4.2)"));
    const bool isOfTurn =
        must == Decision::Roll || must == Decision::Settlement || must == Decision::Road || must == Decision::Robber;
    require(!isOfTurn || (!isShared_ && state_.head.active == id), of(id, "decides out of turn (0.11)"));
    require(must != Decision::FreeRoute || state_.isActive(id), of(id, "decides out of turn (0.11)"));
    if (must == Decision::Start)
      require(definition_.rules.startChoices == Switch::On, of(id, "chooses its start (9.16)"));
    const bool isBetween = liesBetween(must);
    require(!isBetween || (state_.head.ended && state_.head.active == id &&
                           (must == Decision::Build) == hasBuilding(definition_)),
            of(id, "builds out of turn (13.4)"));
    require(!state_.head.ended || isBetween || must == Decision::Gold || hasPairs(definition_),
            of(id, "plays between turns (13.4)"));
    if (must == Decision::Done) require(isShared_, of(id, "is done in a game of turns (9.6)"));
  }

  void offer(SeatId id) {
    const Offer& offer = state_.seat(id).offer;
    if (!offer.isOpen()) return require(offer == Offer{}, of(id, "an answer to no offer (6.4)"));
    require(offer.to.isWithin(definition_.partnersOf(id)), of(id, "offers to nobody (6.3)"));
    require((offer.declined | offer.accepted).isWithin(offer.to), of(id, "an answer of somebody not asked (6.4)"));
    require(offer.give.isWithin(CardCounts::kResources) && offer.want.isWithin(CardCounts::kResources),
            of(id, "offers cards of no kind (6.3)"));
  }

  void pieces(int block) {
    for (int c = firstCorner(block); c < endOfCorners(block); ++c) {
      if (state_.at(CornerId(c)).isEmpty()) continue;
      require(takesBuilding(definition_, state_, CornerId(c)), "a building stands off the land (2.5)");
      const SeatId owner = state_.at(CornerId(c)).owner();
      require(isSlot(owner, c >> 6), of(owner, "pieces out of reach (9.11)"));
      for (CornerId beside : map_.corner(CornerId(c)).corners)
        require(!beside || state_.at(beside).isEmpty(), "two buildings stand side by side (2.5)");
    }
    for (int e = firstEdge(block); e < endOfEdges(block); ++e) routePiece(EdgeId(e));
  }

  void routePiece(EdgeId edge) {
    const Piece piece = state_.at(edge);
    if (piece.isEmpty()) return;
    require(definition_.reaches(piece.owner(), edge), of(piece.owner(), "route pieces out of reach (9.11)"));
    require(!cellTurnedBy(definition_, state_, edge), of(piece.owner(), "a covered cell at a piece (14.5)"));
    for (CornerId end : map_.edge(edge).corners)
      require(isSlot(piece.owner(), end.value >> 6), of(piece.owner(), "pieces out of reach (9.11)"));
    if (piece.kind() == Piece::Road) {
      require(takesRoad(definition_, state_, edge), "a road lies on the sea (7.2)");
      require(!piece.isNew(), "a road is marked as a new ship (7.6)");
    } else {
      require(definition_.hasShips, "a ship lies on a map without ships (7.1)");
      require(takesShip(definition_, state_, edge), "a ship lies on land (7.2)");
    }
  }

  bool takesRoute(EdgeId edge) const {
    return takesRoad(definition_, state_, edge) || (definition_.hasShips && takesShip(definition_, state_, edge));
  }

  bool isFree(CornerId corner) const {
    if (!state_.at(corner).isEmpty() || !takesBuilding(definition_, state_, corner)) return false;
    for (CornerId beside : map_.corner(corner).corners)
      if (beside && !state_.at(beside).isEmpty()) return false;
    return true;
  }

  void freePlaces(int block) {
    const rules::Query ask{definition_, state_, SeatId(0)};
    for (int c = firstCorner(block); c < endOfCorners(block); ++c)
      require(hasCorner(state_.blocks[block].corners, CornerId(c)) ==
                  (isFree(CornerId(c)) && !rules::isReserved(ask, CornerId(c))),
              "free corners are wrong (2.5)");
    for (int e = firstEdge(block); e < endOfEdges(block); ++e) {
      const bool open = state_.at(EdgeId(e)).isEmpty() && takesRoute(EdgeId(e)) && !rules::isReserved(ask, EdgeId(e));
      require(hasEdge(state_.blocks[e >> 7].edges, EdgeId(e)) == open, "free edges are wrong (2.4)");
    }
  }

  bool roadEnds(SeatId seat, CornerId corner) const {
    for (EdgeId edge : map_.corner(corner).edges)
      if (edge && state_.at(edge).isOf(seat)) return true;
    return false;
  }
  bool connects(SeatId seat, CornerId corner, Piece::Kind kind) const {
    const Piece piece = state_.at(corner);
    if (!piece.isEmpty()) return piece.isOf(seat);
    for (EdgeId edge : map_.corner(corner).edges)
      if (edge && state_.at(edge).isOf(seat) && state_.at(edge).kind() == kind) return true;
    return false;
  }

  bool isSlot(SeatId seat, int block) const { return state_.slotOf(seat, block) < state_.slots; }

  void reach(SeatId seat) {
    for (int block : state_.blocksOf(seat))
      if (isNearChange(block) || !(before_->reachOf(seat, block) == state_.reachOf(seat, block))) reach(seat, block);
  }

  void reach(SeatId seat, int block) {
    std::uint64_t hexes = 0;
    for (int c = firstCorner(block); c < endOfCorners(block); ++c) {
      const CornerId corner(c);
      const Reach& reach = state_.reachOf(seat, c >> 6);
      const bool own = state_.at(corner).isOf(seat) && state_.at(corner).kind() == Piece::Settlement;
      require(hasCorner(reach.settle, corner) == roadEnds(seat, corner), of(seat, "road ends are wrong (2.5)"));
      require(hasCorner(reach.own, corner) == own, of(seat, "own settlements are wrong (2.6)"));
      if (state_.at(corner).isOf(seat)) hexes |= map_.corner(corner).hexBits;
    }
    require(state_.reachOf(seat, block).hexes == hexes, of(seat, "hexes beside own buildings are wrong (5.4)"));
    for (int e = firstEdge(block); e < endOfEdges(block); ++e) {
      if (!map_.has(EdgeId(e))) continue;
      const bool isOwn = state_.at(EdgeId(e)).isOf(seat);
      require(hasEdge(state_.reachOf(seat, e >> 7).routes, EdgeId(e)) == isOwn, of(seat, "own routes are wrong"));
      if (!state_.at(EdgeId(e)).isEmpty() || !definition_.reaches(seat, EdgeId(e))) continue;
      const CornerId a = map_.edge(EdgeId(e)).corners[0], b = map_.edge(EdgeId(e)).corners[1];
      const bool road = takesRoad(definition_, state_, EdgeId(e));
      const bool ship = definition_.hasShips && takesShip(definition_, state_, EdgeId(e));
      const auto joins = [&](Piece::Kind kind) { return connects(seat, a, kind) || connects(seat, b, kind); };
      require(hasEdge(state_.reachOf(seat, e >> 7).road, EdgeId(e)) == (road && joins(Piece::Road)),
              of(seat, "road reach is wrong (2.3)"));
      require(hasEdge(state_.reachOf(seat, e >> 7).ship, EdgeId(e)) == (ship && joins(Piece::Ship)),
              of(seat, "ship reach is wrong (7.3)"));
    }
  }

  void belongings(SeatId id) {
    const Seat& seat = state_.seat(id);
    int settlements = 0, cities = 0, roads = 0, ships = 0, newShips = 0;
    std::uint8_t rates = 0;
    std::array<CardCounts, 11> yieldByThrow{};
    for (int block : state_.blocksOf(id)) {
      for (int c = firstCorner(block); c < endOfCorners(block); ++c) {
        const Piece piece = state_.at(CornerId(c));
        if (!piece.isOf(id)) continue;
        const int yield = piece.kind() == Piece::City ? 2 : 1;
        ++(yield == 2 ? cities : settlements);
        rates |= map_.corner(CornerId(c)).harbors;
        for (HexId h : map_.corner(CornerId(c)).hexes) {
          const Ground ground = h ? groundAt(definition_, state_, h) : Ground{};
          const Resource resource = resourceOf(ground.terrain);
          if (ground.number != 0 && resource != Resource::None && !rules::hasRobber(definition_, state_, h))
            yieldByThrow[ground.number - 2] += CardCounts::of(resource, yield);
        }
      }
    }
    for (int block : state_.blocksOf(id)) {
      for (int e = firstEdge(block); e < endOfEdges(block); ++e) {
        const Piece piece = state_.at(EdgeId(e));
        if (!piece.isOf(id)) continue;
        ++(piece.kind() == Piece::Ship ? ships : roads);
        newShips += piece.isNew();
      }
    }
    if (seat.presence == Presence::Vacant)
      require(settlements + cities + roads + ships == 0, of(id, "is vacant (9.21)"));
    require(settlements + seat.settlements == definition_.rules.settlements, of(id, "settlements are lost (2.2)"));
    require(cities + seat.cities == definition_.rules.cities, of(id, "cities are lost (2.2)"));
    require(roads + seat.roads == definition_.rules.roads, of(id, "roads are lost (2.2)"));
    require(ships + seat.ships == definition_.rules.ships, of(id, "ships are lost (2.2)"));
    require(newShips == seat.newShips, of(id, "ships built this turn are miscounted (7.6)"));
    require(seat.rates == rates, of(id, "harbor rates are wrong (6.8)"));
    require(seat.yieldByThrow == yieldByThrow, of(id, "yields are wrong (4.4)"));
    const Holders& holders = state_.awardsFor(id);
    const int awards = (holders.longestRoad == id) + (holders.largestArmy == id);
    const int bonus = definition_.rules.bonusPoints * std::popcount(seat.bonusFrom);
    const auto at = static_cast<std::size_t>(id.value);
    const int found = state_.sea ? state_.sea->islandPoints[at] + state_.sea->giftPoints[at] : 0;
    require(seat.points == settlements + 2 * cities + definition_.rules.awardPoints * awards + bonus + found,
            of(id, "points are wrong (2.7)"));
  }

  void route(SeatId id) {
    require(state_.seat(id).route == (keepsRoute(id) ? before_->seat(id).route : longestRoute(definition_, state_, id)),
            of(id, "longest route is wrong (7.9)"));
  }

  void hand(SeatId id) {
    const Seat& seat = state_.seat(id);
    require(seat.cards.covers(seat.boughtThisTurn), of(id, "cards bought this turn are not held (8.3)"));
  }

  /// The cards of the seats of one board, its deck and what has been played come to a whole deck; those in hands and
  /// banks come to all that there were, on a chain together (9.15).
  void cards() {
    bool allKnown = true;
    std::array<int, kResources> held{};
    for (int home = 0; home < state_.supplies.size(); ++home) {
      const Supply& supply = state_.supplies[home];
      require(supply.bank.isWithin(CardCounts::kResources), "a card of no kind in the bank (0.4)");
      require(map_.isChain() || definition_.rules.bank.covers(supply.bank), "the bank has more than there is (0.4)");
      require(supply.deck.isWithin(CardCounts::kCards | CardCounts::kUnknown), "a card of no kind in the deck (8.1)");
      allKnown &= supply.deck[Card::Unknown] == 0;
      CardCounts drawn = supply.deck;
      int total = supply.deck.total();
      for (int s = definition_.seatsAt(home).first; s < definition_.seatsAt(home).end; ++s) {
        const Seat& seat = state_.seats[s];
        allKnown &= seat.known == Knowledge::Own;
        drawn += seat.cards + seat.played;
        total += seat.cards.total() + seat.played.total();
        for (Resource resource : kAllResources) held[static_cast<std::size_t>(resource)] += seat.hand[resource];
      }
      require(total == definition_.rules.deck.total(), "development cards are lost (8.1)");
      if (allKnown) require(drawn == definition_.rules.deck, "development cards changed their kind (8.1)");
      for (Resource resource : kAllResources) held[static_cast<std::size_t>(resource)] += supply.bank[resource];
    }
    if (!allKnown || definition_.rules.unlimitedBank == Switch::On) return;
    for (Resource resource : kAllResources)
      require(held[static_cast<std::size_t>(resource)] == definition_.rules.bank[resource] * state_.supplies.size(),
              "resource cards are lost (0.4)");
  }

  void decisions() {
    int open = 0, deciding = 0, acting = 0;
    for (int s = 0; s < definition_.seats; ++s) {
      const Pending pending = state_.seats[s].pending;
      const bool holdsUp = pending.must == Decision::Discard || pending.must == Decision::Robber ||
                           pending.must == Decision::Answer || pending.must == Decision::Start ||
                           pending.must == Decision::Gold || (pending.must == Decision::FreeRoute && !isShared_);
      open += holdsUp;
      deciding += pending.must != Decision::Nothing;
      acting += pending.must == Decision::Act || pending.must == Decision::FreeRoute;
      const rules::Query ask{definition_, state_, SeatId(s)};
      require(pending.must != Decision::Robber || rules::hasRobberHex(ask) || rules::hasPirateHex(ask),
              of(SeatId(s), "has no hex for the robber (5.3)"));
      require(holdsUp || pending.must == Decision::Nothing || state_.isActive(SeatId(s)),
              of(SeatId(s), "decides out of turn (0.11)"));
    }
    require(open == state_.head.open, "open decisions are miscounted (0.11)");
    if (isShared_) {
      const bool isClock = state_.head.stage == RoundStage::Clock;
      require(isClock ? acting == state_.head.acting : acting == 0, "those who act are miscounted (9.6)");
      return;
    }
    const bool running =
        state_.head.phase != Phase::Over && state_.head.first && !rules::awaitsRound(definition_, state_);
    require((deciding > 0) == running, "nobody can go on, or somebody after the end (0.11)");
  }

  void events() {
    const Header& head = state_.head;
    const bool wolf = head.strikes & Strike::Wolf;
    if (definition_.rules.startsRounds == Switch::Off)
      require(head.event == RoundEvent::None && head.strikes == 0, "events in a game without rounds (8.7)");
    require(head.strikes <= (Strike::Flood | Strike::Wolf), "something else strikes (8.9)");
    require(head.guarded.isEmpty() || wolf, "a Dog without a wolf (8.15)");
    for (int s = 0; s < definition_.seats; ++s) {
      const Seat& seat = state_.seats[s];
      const bool owes = seat.pending.must == Decision::Answer;
      const bool settles = head.phase == Phase::Play && seat.pending.must == Decision::Settlement;
      require(!owes || (wolf && head.rolled() && !head.guarded.contains(SeatId(s))),
              of(SeatId(s), "no wolf to answer (8.15)"));
      require(owes || seat.answer == Answer::None, of(SeatId(s), "answers unasked (8.15)"));
      require(!settles || hasNoBuilding(seat), of(SeatId(s), "helped with a building (8.11)"));
      require(seat.unrefundedCities == 0 || definition_.rules.startsRounds == Switch::On,
              of(SeatId(s), "a ledger (8.14)"));
    }
  }

  bool hasNoBuilding(const Seat& seat) const {
    return seat.settlements == definition_.rules.settlements && seat.cities == definition_.rules.cities;
  }

  /// The only best among its rivals holds the award (7.10, 7.11).
  template <class Measure>
  void holdsIt(SeatId id, SeatId holder, int least, Measure measure, const char* what) {
    const int own = measure(state_.seat(id));
    if (own < least || holder == id) return;
    for (int s = 0; s < definition_.seats; ++s)
      if (SeatId(s) != id && state_.seats[s].rivals == state_.seat(id).rivals && measure(state_.seats[s]) >= own)
        return;
    require(false, of(id, what));
  }

  /// The decision that waits until no gold is owed must be possible then (14.1).
  void gold() {
    for (const std::string& each : brokenGold(definition_, state_)) broken_.push_back(each);
    if (state_.sea && state_.sea->after.must != Decision::Nothing && state_.head.active)
      decides(state_.head.active, state_.sea->after);
  }

  void awards() {
    for (int s = 0; s < definition_.seats; ++s) {
      const Seat& seat = state_.seats[s];
      const auto [road, army] = state_.awardsFor(SeatId(s));
      for (SeatId holder : {road, army})
        if (holder) require(state_.seat(holder).rivals == seat.rivals, of(holder, "holds the award of others (9.15)"));
      holdsIt(
          SeatId(s), road, definition_.rules.longestRoadFrom, [](const Seat& of) { return of.route; },
          "has the longest route and not the award (7.10)");
      holdsIt(
          SeatId(s), army, definition_.rules.largestArmyFrom, [](const Seat& of) { return of.played[Card::Knight]; },
          "has the largest army and not the award (7.11)");
      if (road) require(seat.route <= state_.seat(road).route, "a longer route than the holder's (7.10)");
      if (army)
        require(seat.played[Card::Knight] <= state_.seat(army).played[Card::Knight],
                "a larger army than the holder's (7.11)");
      require(!road || state_.seat(road).route >= definition_.rules.longestRoadFrom,
              "too short for Longest Road (7.10)");
      require(!army || state_.seat(army).played[Card::Knight] >= definition_.rules.largestArmyFrom,
              "too few for Largest Army (7.11)");
    }
  }

  const GameDefinition& definition_;
  const bool isShared_ = rules::courseOf(definition_.rules).acting == rules::Course::Acting::Together;
  const Topology& map_;
  const State& state_;
  const State* before_;               ///< a sound one
  std::vector<bool> changed_;         ///< by block: pieces, or what is free
  std::vector<CornerId> newCorners_;  ///< where another piece stands since, or none
  std::vector<EdgeId> newEdges_;
  std::vector<std::string> broken_;
};

}  // namespace

std::vector<std::string> brokenInvariants(const GameDefinition& definition, const State& state, const State* sound) {
  return Inspection(definition, state, sound).broken();
}

}  // namespace tapu
