// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/legal_actions.h"

#include <algorithm>
#include <bit>

#include "engine/rules/rules.h"

namespace tapu {

using namespace rules;

// ---- the set --------------------------------------------------------------------------------------------------------

void LegalActions::addMasked(ActionKind kind, int base, std::uint64_t mask, EdgeId from) {
  if (mask == 0) return;
  places_.push_back({mask, static_cast<std::uint16_t>(base), from, kind});
  size_ += std::popcount(mask);
  placeCount_ += std::popcount(mask);
}

void LegalActions::add(const Action& action) {
  const bool namesSeat = action.seat || action.kind == ActionKind::Robber;
  const auto a = namesSeat ? static_cast<std::uint8_t>(action.seat.value) : static_cast<std::uint8_t>(action.first);
  listed_.push_back({action.place, a, static_cast<std::uint8_t>(action.second), action.kind});
  ++size_;
}

namespace {

Action bankTrade(int pair) {
  return tradeWithBank(static_cast<Resource>(pair / kResources), static_cast<Resource>(pair % kResources));
}

bool isResource(Resource resource) { return static_cast<int>(resource) < kResources; }

bool namesSeat(ActionKind kind) {
  return kind == ActionKind::Robber || kind == ActionKind::Accept || kind == ActionKind::Decline ||
         kind == ActionKind::Confirm;
}

}  // namespace

Action LegalActions::operator[](int i) const {
  Action action;
  if (i >= placeCount_) {
    const Listed& listed = listed_[i - placeCount_];
    action.kind = listed.kind;
    action.place = listed.place;
    if (namesSeat(listed.kind)) {
      action.seat = listed.a == 0xff ? SeatId{} : SeatId(listed.a);
    } else {
      action.first = static_cast<Resource>(listed.a);
      action.second = static_cast<Resource>(listed.b);
    }
    return action;
  }
  const Places* places = places_.begin();
  for (int count = std::popcount(places->mask); i >= count; count = std::popcount(places->mask)) {
    i -= count;
    ++places;
  }
  std::uint64_t mask = places->mask;
  while (i-- > 0) mask &= mask - 1;
  if (places->kind == ActionKind::Bank) return bankTrade(std::countr_zero(mask));
  const int place = places->base + std::countr_zero(mask);
  if (places->kind == ActionKind::MoveShip) return moveShip(places->from, EdgeId(place));
  action.kind = places->kind;
  action.place = static_cast<std::uint16_t>(place);
  return action;
}

bool LegalActions::contains(const Action& action) const {
  if (action.kind == ActionKind::Bank && (!isResource(action.first) || !isResource(action.second))) return false;
  const bool isMove = action.kind == ActionKind::MoveShip;
  const int index = action.kind == ActionKind::Bank
                        ? kResources * static_cast<int>(action.first) + static_cast<int>(action.second)
                    : isMove ? action.target().value
                             : action.place;
  for (const Places& places : places_)
    if (places.kind == action.kind && (!isMove || places.from == action.edge()) && index >= places.base &&
        index - places.base < 64 && hasBit(places.mask, index - places.base))
      return true;
  for (int i = placeCount_; i < size_; ++i) {
    const Action listed = (*this)[i];
    if (listed.kind != action.kind) continue;
    if (action.kind == ActionKind::Discard || action.kind == ActionKind::Offer) return true;
    const bool samePlenty =
        action.kind == ActionKind::YearOfPlenty && listed.first == action.second && listed.second == action.first;
    if (samePlenty || (listed.place == action.place && listed.seat == action.seat && listed.first == action.first &&
                       listed.second == action.second))
      return true;
  }
  return false;
}

bool LegalActions::has(ActionKind kind) const {
  return std::any_of(places_.begin(), places_.end(), [&](const Places& p) { return p.kind == kind; }) ||
         std::any_of(listed_.begin(), listed_.end(), [&](const Listed& l) { return l.kind == kind; });
}

std::vector<Action> LegalActions::all() const {
  std::vector<Action> actions;
  for (int i = 0; i < size_; ++i) actions.push_back((*this)[i]);
  return actions;
}

namespace {

template <class PlaceId>
std::vector<PlaceId> placesOf(const LegalActions& legal, ActionKind kind) {
  std::vector<PlaceId> places;
  for (const Action& action : legal.all())
    if (action.kind == kind && (places.empty() || places.back().value != action.place))
      places.push_back(PlaceId(action.place));
  return places;
}

}  // namespace

std::vector<CornerId> LegalActions::settlementCorners() const {
  return placesOf<CornerId>(*this, ActionKind::Settlement);
}
std::vector<CornerId> LegalActions::cityCorners() const { return placesOf<CornerId>(*this, ActionKind::City); }
std::vector<EdgeId> LegalActions::roadEdges() const { return placesOf<EdgeId>(*this, ActionKind::Road); }
std::vector<EdgeId> LegalActions::shipEdges() const { return placesOf<EdgeId>(*this, ActionKind::Ship); }
std::vector<EdgeId> LegalActions::movableShips() const { return placesOf<EdgeId>(*this, ActionKind::MoveShip); }
std::vector<EdgeId> LegalActions::shipTargets(EdgeId ship) const {
  std::vector<EdgeId> targets;
  for (const Action& action : all())
    if (action.kind == ActionKind::MoveShip && action.edge() == ship) targets.push_back(action.target());
  return targets;
}
std::vector<HexId> LegalActions::robberHexes() const { return placesOf<HexId>(*this, ActionKind::Robber); }

// ---- finding it -----------------------------------------------------------------------------------------------------

/// Fills the set from the same questions that `check` asks.
class LegalFinder {
 public:
  LegalFinder(const Question& ask, PlayerTrade trade, LegalActions& set) : ask_(ask), trade_(trade), set_(set) {}

  void find() {
    switch (ask_.seat().pending.must) {
      case Must::Nothing: answers(); break;
      case Must::Settlement: corners(ActionKind::Settlement, [&](int b) { return setupCorners(ask_.state, b); }); break;
      case Must::Road:
        edges(ActionKind::Road, [&](int b) { return setupEdges(ask_, b, Piece::Road); });
        edges(ActionKind::Ship, [&](int b) { return setupEdges(ask_, b, Piece::Ship); });
        break;
      case Must::Roll:
        add(ActionKind::Roll);
        cards();
        declaration();
        break;
      case Must::Act: turn(); break;
      case Must::Discard: add(ActionKind::Discard); break;
      case Must::Robber: robber(); break;
      case Must::FreeRoute:
        roads();
        ships();
        if (!whyNoPass(ask_)) add(ActionKind::Pass);
        break;
    }
  }

 private:
  template <class Places>
  void corners(ActionKind kind, Places placesOfBlock) {
    for (int b = 0; b < ask_.state.blocks.size(); ++b) set_.addMasked(kind, 64 * b, placesOfBlock(b));
  }
  template <class Places>
  void edges(ActionKind kind, Places placesOfBlock, EdgeId from = {}) {
    for (int b = 0; b < ask_.state.blocks.size(); ++b) {
      const auto places = placesOfBlock(b);
      set_.addMasked(kind, 128 * b, places[0], from);
      set_.addMasked(kind, 128 * b + 64, places[1], from);
    }
  }
  void roads() {
    edges(ActionKind::Road, [&](int b) { return roadPlaces(ask_, b); });
  }
  void ships() {
    if (ask_.table.hasShips) edges(ActionKind::Ship, [&](int b) { return shipPlaces(ask_, b); });
  }
  void shipMoves() {
    if (!ask_.table.hasShips || ask_.seat().shipMoved == ShipMoved::Yes) return;
    eachShip(ask_.table, ask_.state, ask_.id, [&](EdgeId ship) {
      edges(
          ActionKind::MoveShip, [&](int b) { return shipTargets(ask_, ship, b); }, ship);
    });
  }
  void add(ActionKind kind, Resource first = Resource::None, Resource second = Resource::None) {
    Action action;
    action.kind = kind;
    action.first = first;
    action.second = second;
    set_.add(action);
  }

  void turn() {
    corners(ActionKind::Settlement, [&](int b) { return settlementPlaces(ask_, b); });
    corners(ActionKind::City, [&](int b) { return cityPlaces(ask_, b); });
    roads();
    ships();
    shipMoves();
    set_.addMasked(ActionKind::Bank, 0, bankPairs(ask_));
    add(ActionKind::EndTurn);
    if (!whyNoPurchase(ask_)) add(ActionKind::BuyCard);
    cards();
    if (trade_ == PlayerTrade::Listed) trades();
    declaration();
  }

  void cards() {
    if (ask_.seat().cards.isEmpty()) return;
    if (!whyNotPlay(ask_, Card::Knight)) add(ActionKind::Knight);
    if (!whyNoRoadBuilding(ask_)) add(ActionKind::RoadBuilding);
    if (!whyNotPlay(ask_, Card::YearOfPlenty)) plenty();
    if (!whyNotPlay(ask_, Card::Monopoly))
      for (Resource resource : kAllResources) add(ActionKind::Monopoly, resource);
  }

  void plenty() {
    for (Resource first : kAllResources) {
      if (!whyNoPlenty(ask_, first, Resource::None)) add(ActionKind::YearOfPlenty, first);
      for (Resource second : kAllResources)
        if (first <= second && !whyNoPlenty(ask_, first, second)) add(ActionKind::YearOfPlenty, first, second);
    }
  }

  void answers() {
    if (ask_.state.head.open > 0 || trade_ == PlayerTrade::LeftOut) return;
    trades();
  }

  void trades() {
    if (!whyNoOffers(ask_) && tradePartners(ask_.table, ask_.state, ask_.id) != 0) add(ActionKind::Offer);
    for (int s = 0; s < ask_.table.seats; ++s) {
      const SeatId other(s);
      if (!whyNoAccept(ask_, other)) set_.add(accept(other));
      if (!whyNoDecline(ask_, other)) set_.add(decline(other));
      if (ask_.isActive() && !whyNoConfirm(ask_, other)) set_.add(confirm(other));
    }
    if (ask_.seat().offer.isOpen()) add(ActionKind::Withdraw);
  }

  void robber() {
    for (int h = 0; h < ask_.table.map.hexCount(); ++h) {
      if (!takesRobber(ask_, HexId(h))) continue;
      const std::uint8_t victims = victimsAt(ask_, HexId(h));
      if (victims == 0) set_.add(moveRobber(HexId(h), SeatId{}));
      for (int s = 0; s < ask_.table.seats; ++s)
        if (hasBit(victims, s)) set_.add(moveRobber(HexId(h), SeatId(s)));
    }
  }

  void declaration() {
    if (!whyNoDeclaration(ask_)) add(ActionKind::DeclareVictory);
  }

  Question ask_;
  PlayerTrade trade_;
  LegalActions& set_;
};

LegalActions legalActions(const Table& table, const State& state, SeatId seat, PlayerTrade trade) {
  LegalActions set;
  if (state.head.phase != Phase::Over && state.head.paused == Paused::No && seat.value < table.seats)
    LegalFinder({table, state, seat}, trade, set).find();
  return set;
}

}  // namespace tapu
