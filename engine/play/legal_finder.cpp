// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>
#include <cassert>

#include "engine/play/legal_actions.h"
#include "engine/play/play.h"
#include "engine/rules/between.h"
#include "engine/rules/building.h"
#include "engine/rules/cards.h"
#include "engine/rules/course.h"
#include "engine/rules/dog.h"
#include "engine/rules/earthquake.h"
#include "engine/rules/free_places.h"
#include "engine/rules/insurance.h"
#include "engine/rules/knights.h"
#include "engine/rules/pirate.h"
#include "engine/rules/robber.h"
#include "engine/rules/robbery.h"
#include "engine/rules/setup.h"
#include "engine/rules/ships.h"
#include "engine/rules/trade.h"
#include "engine/rules/victory.h"

namespace tapu {

using namespace rules;

/// Fills the set from the same questions that `check` asks.
class LegalFinder {
 public:
  LegalFinder(const Query& ask, PlayerTrade trade, LegalActions& found) : ask_(ask), trade_(trade), found_(found) {}

  void find() {
    switch (ask_.seat().pending.must) {
      case Decision::Nothing: return answers();
      case Decision::Start: return startChoice();
      case Decision::Done: return add(ActionKind::NotDone);
      case Decision::Settlement: return settlement();
      case Decision::Road:
        edges(ActionKind::Road, [&](int block) { return setupEdges(ask_, block, Piece::Road); });
        return edges(ActionKind::Ship, [&](int block) { return setupEdges(ask_, block, Piece::Ship); });
      case Decision::Roll: return beforeThrow();
      case Decision::Act: return turn();
      case Decision::Discard: return add(ActionKind::Discard);
      case Decision::Robber: robber(); return pirate();
      case Decision::FreeRoute:
        roads();
        ships();
        return addIf(!whyNoPass(ask_), ActionKind::Pass);
      case Decision::Answer:
        addIf(!whyNoAnswer(ask_), ActionKind::Pass);
        return addIf(!whyNoDog(ask_), ActionKind::Dog);
      case Decision::Build: add(ActionKind::Done); return purchases();
      case Decision::Part: return part();
      case Decision::Gold: return add(ActionKind::Gold);
    }
  }

 private:
  /// A bare action or a blank form.
  void add(ActionKind kind) { found_.add(kind); }
  void addIf(bool isLegal, ActionKind kind) {
    if (isLegal) found_.add(kind);
  }

  void beforeThrow() {
    add(ActionKind::Roll);
    cards();
    addIf(mayDeclare(ask_), ActionKind::DeclareVictory);
  }

  // Most questions of a game are this one: inlined as a whole it saves a fiftieth of the time of a simulation.
  [[gnu::flatten]] void turn() { acts(courseOf(ask_.rules()).endOfActing, trade_); }
  /// 13.5: as a turn after its throw, without trade among players.
  void part() { acts(ActionKind::Done, PlayerTrade::LeftOut); }
  void acts(ActionKind end, PlayerTrade trade) {
    add(end);
    purchases();
    shipMoves();
    found_.add(ActionKind::Bank, 0, bankPairs(ask_));
    cards();
    if (trade == PlayerTrade::Listed) trades();
    addIf(mayDeclare(ask_), ActionKind::DeclareVictory);
  }

  void purchases() {
    addIf(mayBuyCard(ask_), ActionKind::BuyCard);
    const auto blocks = ask_.state.seatBlocks(ask_.id);
    for (const SeatBlock& at : blocks)
      found_.add(ActionKind::Settlement, firstCorner(at.block), settlementPlaces(ask_, at));
    for (const SeatBlock& at : blocks) found_.add(ActionKind::City, firstCorner(at.block), cityPlaces(ask_, at));
    roads();
    ships();
  }

  void settlement() {
    const bool isSetup = ask_.state.head.phase == Phase::Setup;
    for (int block : ask_.state.blocksOf(ask_.id))
      found_.add(ActionKind::Settlement, firstCorner(block),
                 isSetup ? startCorners(ask_.definition, ask_.state, block) : reliefCorners(ask_, block));
  }
  template <class Places>
  void edges(ActionKind kind, Places placesOfBlock) {
    for (int block : ask_.state.blocksOf(ask_.id)) {
      const auto places = placesOfBlock(block);
      found_.add(kind, firstEdge(block), places[0]);
      found_.add(kind, firstEdge(block) + kWordBits, places[1]);
    }
  }
  void roads() {
    for (const SeatBlock& at : ask_.state.seatBlocks(ask_.id)) {
      found_.add(ActionKind::Road, firstEdge(at.block), roadPlaces(ask_, at, 0));
      found_.add(ActionKind::Road, firstEdge(at.block) + kWordBits, roadPlaces(ask_, at, 1));
    }
  }
  void ships() {
    if (ask_.definition.hasShips) edges(ActionKind::Ship, [&](int block) { return shipPlaces(ask_, block); });
  }
  void shipMoves() {
    if (!ask_.definition.hasShips || ask_.seat().shipMoved == ShipMoved::Yes) return;
    eachShip(ask_.definition, ask_.state, ask_.id, [&](EdgeId ship) {
      for (int block : ask_.state.blocksOf(ask_.id)) {
        const auto places = shipTargets(ask_, ship, block);
        found_.addShipMoves(ship, firstEdge(block), places[0]);
        found_.addShipMoves(ship, firstEdge(block) + kWordBits, places[1]);
      }
    });
  }

  void startChoice() {
    if (ask_.definition.startPlaces.empty()) return;
    const ActionKind kind = ask_.seat().pending.left == 2 ? ActionKind::StartCards : ActionKind::StartCity;
    for (CornerId corner : ask_.definition.startPlaces[ask_.id.value].corners)
      found_.add(kind, static_cast<int>(corner.value), 1);
  }

  void cards() {
    const CardCounts playable = playableCards(ask_);
    if (playable.isEmpty()) return;
    if (playable[Card::Knight] > 0) knights();
    addIf(playable[Card::RoadBuilding] > 0 && hasFreePiece(ask_), ActionKind::RoadBuilding);
    addIf(playable[Card::Insurance] > 0 && !whyNoInsurance(ask_), ActionKind::Insurance);
    addIf(playable[Card::Dog] > 0 && !whyNoDog(ask_), ActionKind::Dog);
    if (playable[Card::YearOfPlenty] > 0) found_.add(ActionKind::YearOfPlenty, 0, plentyPairs(ask_));
    if (playable[Card::Monopoly] > 0) found_.add(ActionKind::Monopoly, 0, (1u << kResources) - 1);
  }
  /// 9.14: a helpful one drives away a robber or brings a card, or does neither where there is none.
  void knights() {
    if (ask_.rules().helpfulKnights == Switch::Off) return add(ActionKind::Knight);
    for (HexId robber : robbersBeside(ask_)) found_.add(ActionKind::Knight, robber.value, 1);
    addIf(!whyNoKnight(ask_, playKnight()), ActionKind::Knight);
    for (Resource card : kAllResources)
      if (!whyNoKnight(ask_, playKnight(card))) found_.addKnight(card);
  }

  void answers() {
    if (mayWish(ask_.definition, ask_.state, ask_.id))
      found_.addWish(hasWished(ask_.state, ask_.id) ? BuildWish::Off : BuildWish::On);
    const bool mayTrade = ask_.state.head.open == 0 && !ask_.state.head.ended;
    if (mayTrade && trade_ == PlayerTrade::Listed) trades();
  }
  void trades() {
    addIf(!whyNoOffers(ask_) && !tradePartners(ask_.definition, ask_.state, ask_.id).isEmpty(), ActionKind::Offer);
    seats(ActionKind::Accept, [&](SeatId other) { return !whyNoAccept(ask_, other); });
    seats(ActionKind::Decline, [&](SeatId other) { return !whyNoDecline(ask_, other); });
    if (ask_.isActive()) seats(ActionKind::Confirm, [&](SeatId other) { return !whyNoConfirm(ask_, other); });
    addIf(ask_.seat().offer.isOpen(), ActionKind::Withdraw);
  }
  template <class IsLegal>
  void seats(ActionKind kind, IsLegal isLegal) {
    for (PartnerId number : ask_.definition.partnersOf(ask_.id))
      if (const SeatId other = ask_.definition.partner(ask_.id, number); isLegal(other))
        found_.add(kind, other.value, 1);
  }

  void robber() {
    for (int first = 0; first < ask_.definition.map.hexCount(); first += kWordBits) {
      const std::uint64_t legal = robberHexes(ask_, first);
      std::uint64_t robbed = 0;
      for (int s = 0; s < ask_.definition.seats; ++s) {
        const std::uint64_t hexes = legal & hexesOfVictim(ask_, SeatId(s), first);
        found_.add(ActionKind::Robber, first, hexes, SeatId(s));
        robbed |= hexes;
      }
      found_.add(ActionKind::Robber, first, legal & ~robbed);
    }
  }

  void pirate() {
    if (!ask_.definition.sea.hasPirate) return;
    for (int first = 0; first < ask_.definition.map.hexCount(); first += kWordBits) {
      const std::uint64_t legal = pirateHexes(ask_, first);
      SeatSet victims;
      std::array<std::uint64_t, kMostSeatsOfTable> hexesOf{};
      std::uint64_t robbed = 0;
      for (std::uint64_t rest = legal; rest != 0; rest &= rest - 1) {
        for (SeatId victim : pirateVictimsAt(ask_, HexId(first + std::countr_zero(rest)))) {
          victims.insert(victim);
          hexesOf[victim.value] |= rest & -rest;
          robbed |= rest & -rest;
        }
      }
      for (SeatId victim : victims) found_.add(ActionKind::Pirate, first, hexesOf[victim.value], victim);
      found_.add(ActionKind::Pirate, first, legal & ~robbed);
    }
  }

  const Query& ask_;
  PlayerTrade trade_;
  LegalActions& found_;
};

std::optional<ActionKind> onlyChoice(const GameDefinition& definition, const State& state) {
  assert(hasPlainTurns(definition));
  if (!state.head.isInTurn() || state.head.open != 0) return std::nullopt;
  const Query ask{definition, state, state.head.active};
  if (!playableCards(ask).isEmpty() || mayDeclare(ask)) return std::nullopt;
  const Decision must = ask.seat().pending.must;
  if (must == Decision::Roll) return ActionKind::Roll;
  const bool isIdle = paysForNothing(ask) && !definition.hasShips;  // a ship moves for nothing (7.6)
  if (!isIdle) return std::nullopt;
  if (must == Decision::Act) return ActionKind::EndTurn;
  return liesBetween(must) ? std::optional(ActionKind::Done) : std::nullopt;
}

LegalActions legalActions(const GameDefinition& definition, const State& state, SeatId seat, PlayerTrade trade) {
  LegalActions found;
  const Header& head = state.head;
  if (head.phase != Phase::Over && head.paused == Paused::No && seat.value < definition.seats)
    LegalFinder({definition, state, seat}, trade, found).find();
  return found;
}

}  // namespace tapu
