// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/values/codec.h"

#include <algorithm>
#include <array>

#include "app/values/limited_cbor.h"
#include "app/values/options_text.h"
#include "engine/play/initial_state.h"
#include "engine/play/validation.h"
#include "engine/state/seats.h"

namespace tapu {
namespace {

constexpr CborLimits kMoveLimits{8, 64};

// ---- setups

void setupFields(auto& archive, Like<Setup> auto& setup) {
  using Archive = std::remove_cvref_t<decltype(archive)>;
  archive(setup.ruleSet);
  if constexpr (Archive::kReads) {
    if (auto options = optionsFrom(archive.value(), setup.ruleSet, archive.complaint())) setup.options = *options;
  } else {
    archive.value(chosenOptions(setup.options, setup.ruleSet));
  }
  archive(setup.board, setup.first, orNull(setup.chain, [&] { return setup.chain.isEmpty(); }));
  archive.rows(setup.vacant, setup.chain.isEmpty() ? 0 : setup.seats());
}

/// The engine trusts a setup: a board or chain of its rules without problems; a lobby may still have none.
bool isSound(const Setup& setup) {
  const bool isChain = !setup.chain.isEmpty(), hasBoard = !setup.board.cells.empty();
  if (isChain && (hasBoard || !playsOnChain(rulesOf(setup.ruleSet, setup.options)))) return false;
  if (setup.first && setup.first.value >= setup.seats()) return false;
  for (std::size_t i = 0; i < setup.vacant.size(); ++i)
    if (setup.vacant[i].value >= setup.seats() || (i > 0 && setup.vacant[i] <= setup.vacant[i - 1])) return false;
  if (!startsFit(setup)) return false;
  if (isChain) return problems(setup.chain).empty();
  return !hasBoard || (problems(setup.board).empty() && !tooManyIslands(setup));
}

// ---- states: what a reader of single members cannot know

bool isSeat(SeatId seat, const GameDefinition& definition) { return !seat || seat.value < definition.seats; }

/// On a chain the counts are of the whole chain, which a client may know in part (engine/play/chain_window.h).
bool isSound(const Header& head, const GameDefinition& definition) {
  const int most = definition.map.isChain() ? kMostSeats : definition.seats;
  const bool hasStrikes = definition.rules.startsRounds == Switch::On;
  return head.open <= most && head.acting <= most && (hasStrikes || head.strikes == 0) &&
         head.guarded.isWithin(SeatSet::below(definition.seats)) && isSeat(head.active, definition) &&
         isSeat(head.first, definition) && isSeat(head.winner, definition) && isSeat(head.ended, definition) &&
         (head.wishes | head.queue).isWithin(SeatSet::below(definition.seats));
}

/// The numbers that mean somebody in an offer of this seat (9.8), its own included.
PartnerSet meaningful(const GameDefinition& definition, SeatId offerer) {
  return definition.map.isChain() ? definition.partnersOf(offerer) : PartnerSet::below(definition.seats);
}

/// Nobody has a turn where all act at once, and the engine counts no more than eight seats in what belongs to one.
bool isOwedOnChain(Decision must) {
  constexpr std::array kOfTurns{Decision::Settlement, Decision::Road,  Decision::Roll, Decision::Robber,
                                Decision::Answer,     Decision::Build, Decision::Part, Decision::Gold};
  return std::ranges::find(kOfTurns, must) == kOfTurns.end();
}

/// A corner, or of free pieces how many are placed (8.5).
bool isPlace(std::uint16_t at, const GameDefinition& definition) {
  return at == Pending::kNowhere || at < definition.map.cornerCount();
}

bool isSound(const Seat& seat, SeatId id, const GameDefinition& definition) {
  if (definition.map.isChain() && !isOwedOnChain(seat.pending.must)) return false;
  const PartnerSet numbers = meaningful(definition, id);
  return (seat.offer.to | seat.offer.declined | seat.offer.accepted).isWithin(numbers) &&
         isPlace(seat.pending.at, definition);
}

/// The bits of each block that stand for places: a mask from outside may not name others.
std::vector<Block> placesOf(const GameDefinition& definition) {
  std::vector<Block> places(static_cast<std::size_t>(definition.map.blocks()));
  for (int c = 0; c < definition.map.cornerCount(); ++c)
    if (definition.map.has(CornerId(c))) places[static_cast<std::size_t>(c >> 6)].corners |= 1ULL << (c & 63);
  for (int e = 0; e < definition.map.edgeCount(); ++e)
    if (definition.map.has(EdgeId(e)))
      places[static_cast<std::size_t>(e >> 7)].edges[static_cast<std::size_t>(e >> 6 & 1)] |= 1ULL << (e & 63);
  return places;
}

bool areEdges(const Block& places, const std::array<std::uint64_t, 2>& mask) {
  return !(mask[0] & ~places.edges[0]) && !(mask[1] & ~places.edges[1]);
}

bool masksAreSound(const State& state, const GameDefinition& definition) {
  const std::vector<Block> places = placesOf(definition);
  const auto there = [&](int block) -> const Block& { return places[static_cast<std::size_t>(block)]; };
  for (int i = 0; i < state.blocks.size(); ++i)
    if ((state.blocks[i].corners & ~there(i).corners) || !areEdges(there(i), state.blocks[i].edges)) return false;
  for (int i = 0; i < state.reach.size(); ++i) {
    const Reach& reach = state.reach[i];
    const Block& block = there((state.seats[i / state.slots].firstBlock + i % state.slots) % state.blocks.size());
    if ((reach.settle | reach.own) & ~block.corners) return false;
    if (!areEdges(block, reach.road) || !areEdges(block, reach.ship)) return false;
  }
  return true;
}

template <class Place, class Pieces, class MayBe>
bool piecesAreSound(const Pieces& pieces, const GameDefinition& definition, MayBe mayBe) {
  for (int i = 0; i < pieces.size(); ++i) {
    if (pieces[i].code == 0) continue;
    const bool isOwned = pieces[i].code >= 4 && (pieces[i].code >> 2) <= definition.seats;
    if (!isOwned || !definition.map.has(Place(i)) || !mayBe(pieces[i])) return false;
  }
  return true;
}

/// One robber, or in a chain one for each territory (9.17).
bool isRobber(HexId hex, const GameDefinition& definition) {
  const bool mayBeOff = !definition.map.isChain();
  return hex ? definition.map.has(hex) : mayBeOff;
}

bool isSound(const State& state, const GameDefinition& definition) {
  const auto isBuilding = [](Piece piece) { return !piece.isNew(); };
  const auto isRoute = [&](Piece piece) { return piece.kind() == Piece::Ship ? definition.hasShips : !piece.isNew(); };
  const auto stands = [&](HexId hex) { return isRobber(hex, definition); };
  const bool hasDeck = definition.rules.options.diceSource == DiceSource::Deck;
  return (!state.sea || isPlace(state.sea->after.at, definition)) && state.dice.isSound() &&
         state.dice.isUsed() == hasDeck && namesItsSeats(state, definition) && masksAreSound(state, definition) &&
         piecesAreSound<CornerId>(state.corners, definition, isBuilding) &&
         piecesAreSound<EdgeId>(state.edges, definition, isRoute) &&
         std::all_of(state.robbers.begin(), state.robbers.end(), stands);
}

// Values that follow from the pieces do not travel. False: a piece stands where its seat never has one.

/// The hexes beside each seat's buildings.
bool findHexes(const GameDefinition& definition, State& state) {
  for (int c = 0; c < state.corners.size(); ++c) {
    const SeatId owner = state.corners[c].owner();
    if (!owner) continue;
    if (state.slotOf(owner, c >> 6) >= state.slots) return false;
    state.reachOf(owner, c >> 6).hexes |= definition.map.corner(CornerId(c)).hexBits;
  }
  return true;
}
/// The edges with each seat's roads and ships.
bool findRoutes(State& state) {
  for (int e = 0; e < state.edges.size(); ++e) {
    const SeatId owner = state.edges[e].owner();
    if (!owner) continue;
    if (state.slotOf(owner, e >> 7) >= state.slots) return false;
    state.reachOf(owner, e >> 7).routes[static_cast<std::size_t>(e >> 6 & 1)] |= 1ULL << (e & 63);
  }
  return true;
}

/// One described value that is an array of its own.
template <class Value>
std::optional<Value> valueFrom(const QCborValue& value, Complaint& complaint) {
  CborReader in(value, complaint);
  Value result;
  if (in.ok()) fields(in, result);
  return in.done() ? std::optional(std::move(result)) : std::nullopt;
}

}  // namespace

// ---- moves

QByteArray encodeMove(const Move& move) { return cborOf(move); }

std::optional<Move> decodeMove(const QByteArray& bytes, Complaint& complaint) {
  const auto value = decodeLimited(bytes, kMoveLimits, complaint);
  return value ? valueFrom<Move>(*value, complaint) : std::nullopt;
}

// ---- setups

void fields(CborWriter& out, const Setup& setup) { setupFields(out, setup); }

void fields(CborReader& in, Setup& setup) {
  setupFields(in, setup);
  if (in.ok() && !isSound(setup)) in.fail();
}

QByteArray encodeSetup(const Setup& setup) { return cborOf(setup); }

std::optional<Setup> decodeSetup(const QByteArray& bytes, Complaint& complaint) {
  const auto value = decodeLimited(bytes, kFromServer, complaint);
  return value ? setupFrom(*value, complaint) : std::nullopt;
}

std::optional<Setup> setupFrom(const QCborValue& value, Complaint& complaint) {
  return valueFrom<Setup>(value, complaint);
}

std::optional<Board> boardFrom(const QCborValue& value, Complaint& complaint) {
  return valueFrom<Board>(value, complaint);
}

// ---- states

std::optional<State> stateFrom(const QCborValue& value, const GameDefinition& definition, Complaint& complaint) {
  CborReader in(value, complaint);
  State state = initialState(definition);  // with the parts that do not travel
  for (Reach& reach : state.reach) reach = {};
  if (in.ok()) fields(in, state);
  if (!in.done()) return {};
  if (!isSound(state, definition) || !findHexes(definition, state) || !findRoutes(state)) {
    in.fail();
    return std::nullopt;
  }
  return state;
}

bool namesItsSeats(const State& state, const GameDefinition& definition) {
  if (!isSound(state.head, definition)) return false;
  for (int i = 0; i < state.seats.size(); ++i)
    if (!isSound(state.seats[i], SeatId(i), definition)) return false;
  return std::ranges::all_of(state.awards, [&](const Holders& award) {
    return isSeat(award.longestRoad, definition) && isSeat(award.largestArmy, definition);
  });
}

}  // namespace tapu
