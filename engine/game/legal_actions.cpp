// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/legal_actions.h"

#include <algorithm>
#include <bit>

#include "engine/rules/rules.h"

namespace tapu {

using namespace rules;

// ---- bits
// ---------------------------------------------------------------------------------------------------------------

namespace {

/// Of each byte the number of its n-th set bit.
constexpr auto kNthInByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (unsigned byte = 0; byte < 256; ++byte)
    for (unsigned bit = 0, n = 0; bit < 8; ++bit)
      if (byte >> bit & 1) table[byte][n++] = static_cast<std::uint8_t>(bit);
  return table;
}();

/// The number of the n-th set bit, n < popcount(mask); without a branch, as n is drawn by lot.
int nthBit(std::uint64_t mask, int n) {
  std::uint64_t sums = mask - (mask >> 1 & 0x5555555555555555ULL);
  sums = (sums & 0x3333333333333333ULL) + (sums >> 2 & 0x3333333333333333ULL);
  sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0fULL) * Pack::kOnes;  // in each byte: set bits up to its end
  const auto index = static_cast<std::uint64_t>(n);
  const std::uint64_t passed = ((index * Pack::kOnes | Pack::kHigh) - sums) & Pack::kHigh;
  const int shift = 8 * std::popcount(passed);
  const std::uint64_t left = index - (sums << 8 >> shift & 0xff);
  return shift + kNthInByte[mask >> shift & 0xff][left];
}

}  // namespace

// ---- the set --------------------------------------------------------------------------------------------------------

namespace {

/// What the bits of a word say.
enum class Bits : std::uint8_t { Places, Seats, Resources, Pairs };

constexpr Bits bitsOf(ActionKind kind) {
  switch (kind) {
    case ActionKind::Accept:
    case ActionKind::Decline:
    case ActionKind::Confirm: return Bits::Seats;
    case ActionKind::Monopoly: return Bits::Resources;
    case ActionKind::YearOfPlenty:
    case ActionKind::Bank: return Bits::Pairs;
    default: return Bits::Places;
  }
}

/// The bit of an action in a word of its kind; 64 if it has none.
int bitOf(const Action& action, int base) {
  const auto isResource = [](Resource resource) { return static_cast<int>(resource) < kResources; };
  int index = 64;
  switch (bitsOf(action.kind)) {
    case Bits::Places:
      index = (action.kind == ActionKind::MoveShip ? action.target().value : action.place) - base;
      break;
    case Bits::Seats: index = action.seat.value - base; break;
    case Bits::Resources: index = isResource(action.first) ? static_cast<int>(action.first) : 64; break;
    case Bits::Pairs:
      if (isResource(action.first) && (isResource(action.second) || action.second == Resource::None))
        index = rules::pairBit(action.first, action.second);
      break;
  }
  return index < 0 ? 64 : std::min(index, 64);
}

}  // namespace

// Inlined, so that all but the mask is worked out by the compiler.
[[gnu::always_inline]] inline void LegalActions::addMasked(ActionKind kind, int base, std::uint64_t mask,
                                                           SeatId about) {
  constexpr std::uint16_t kNoPlace = 0xffff;
  constexpr Resource kFirst{0}, kNone = Resource::None;
  const auto from = static_cast<std::uint16_t>(base);
  // Whether a mask is empty is like a coin toss: a word that is taken back costs less than a wrong guess.
  Word& word = words_.append();
  word.mask = mask;
  switch (bitsOf(kind)) {
    case Bits::Places:
      word.first = Action::partsOf(kind, from, about, kNone, kNone), word.high = 3, word.low = 0;
      break;
    case Bits::Seats:
      word.first = Action::partsOf(kind, kNoPlace, SeatId(base), kNone, kNone), word.high = 19, word.low = 16;
      break;
    case Bits::Resources:
      word.first = Action::partsOf(kind, kNoPlace, {}, kFirst, kNone), word.high = 43, word.low = 40;
      break;
    case Bits::Pairs:
      word.first = Action::partsOf(kind, kNoPlace, {}, kFirst, kFirst), word.high = 40, word.low = 48;
      break;
  }
  words_.dropLast(mask == 0);
  size_ += std::popcount(mask);
}

void LegalActions::addKnight(Resource card) {
  Word& word = words_.append();
  word.mask = 1;
  word.first = Action::partsOf(ActionKind::Knight, 0xffff, {}, card, Resource::None), word.high = 3, word.low = 0;
  ++size_;
}

Action LegalActions::operator[](int i) const {
  if (i < plain_.size()) {
    constexpr Action::Parts kPlain = Action::partsOf(ActionKind{0}, 0xffff, SeatId{}, Resource::None, Resource::None);
    return Action::of(kPlain | static_cast<Action::Parts>(plain_[i]) << 32);
  }
  i -= plain_.size();
  const Word* word = words_.begin();
  for (int count = std::popcount(word->mask); i >= count; count = std::popcount(word->mask)) {
    i -= count;
    ++word;
  }
  const auto bit = static_cast<Action::Parts>(nthBit(word->mask, i));
  Action action = Action::of(word->first + ((bit >> 3) << word->high) + ((bit & 7) << word->low));
  if (action.second == Resource::Unknown) [[unlikely]]  // the pair without a second one
    action.second = Resource::None;
  if (action.kind == ActionKind::MoveShip) return moveShip(EdgeId(action.seat.value), action.edge());
  return action;
}

bool LegalActions::has(const Word& word, const Action& action) const {
  const Action first = Action::of(word.first);
  if (first.kind != action.kind) return false;
  if (action.kind == ActionKind::Knight) return first.place == action.place && first.first == action.first;
  if (action.kind == ActionKind::Robber && first.seat != action.seat) return false;
  if (action.kind == ActionKind::MoveShip && first.seat.value != action.place) return false;
  const int bit = bitOf(action, bitsOf(action.kind) == Bits::Seats ? first.seat.value : first.place);
  return bit < 64 && hasBit(word.mask, bit);
}

bool LegalActions::contains(const Action& action) const {
  const bool isBare = action.kind != ActionKind::Knight || (action.place == 0xffff && action.first == Resource::None);
  if (isBare && isPlain(action.kind)) return true;
  Action wanted = action;
  if (action.kind == ActionKind::YearOfPlenty && action.second < action.first)  // the same pair in reading order
    std::swap(wanted.first, wanted.second);
  return std::any_of(words_.begin(), words_.end(), [&](const Word& word) { return has(word, wanted); });
}

bool LegalActions::isPlain(ActionKind kind) const {
  return std::find(plain_.begin(), plain_.end(), kind) != plain_.end();
}

bool LegalActions::has(ActionKind kind) const {
  return isPlain(kind) || std::any_of(words_.begin(), words_.end(),
                                      [&](const Word& word) { return Action::of(word.first).kind == kind; });
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
    if (action.kind == kind) places.push_back(PlaceId(action.place));
  std::sort(places.begin(), places.end());  // the robber's hexes are listed by victim
  places.erase(std::unique(places.begin(), places.end()), places.end());
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
      case Must::Start: startChoice(); break;
      case Must::Done: add(ActionKind::NotDone); break;
      case Must::Settlement: corners(ActionKind::Settlement, [&](int b) { return dueCorners(b); }); break;
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
      case Must::Answer:
        if (!whyNoAnswer(ask_)) add(ActionKind::Pass);
        if (!whyNoDog(ask_)) add(ActionKind::Dog);
        break;
    }
  }

 private:
  std::uint64_t dueCorners(int block) const {
    return ask_.state.head.phase == Phase::Setup ? setupCorners(ask_.state, block) : reliefCorners(ask_, block);
  }
  template <class Places>
  void corners(ActionKind kind, Places placesOfBlock) {
    for (int b : ask_.state.blocksOf(ask_.id)) set_.addMasked(kind, 64 * b, placesOfBlock(b));
  }
  template <class Places>
  void edges(ActionKind kind, Places placesOfBlock, EdgeId from = {}) {
    for (int b : ask_.state.blocksOf(ask_.id)) {
      const auto places = placesOfBlock(b);
      set_.addMasked(kind, 128 * b, places[0], SeatId(from.value));
      set_.addMasked(kind, 128 * b + 64, places[1], SeatId(from.value));
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
  void add(ActionKind kind) { set_.add(kind); }
  template <class IsLegal>
  void seats(ActionKind kind, IsLegal isLegal) {
    if (ask_.table.map.isChain()) {
      for (int bit = 0; bit < Table::kMostPartners; ++bit)
        if (const SeatId other = ask_.table.partner(ask_.id, bit); other && isLegal(other))
          set_.addMasked(kind, other.value, 1);
      return;
    }
    for (int first = 0; first < ask_.table.seats; first += 64) {
      std::uint64_t mask = 0;
      for (int s = first; s < std::min(first + 64, ask_.table.seats); ++s)
        mask |= std::uint64_t{isLegal(SeatId(s))} << (s - first);
      set_.addMasked(kind, first, mask);
    }
  }

  void startChoice() {
    if (ask_.table.startPlaces.empty()) return;
    const ActionKind kind = ask_.seat().pending.left == 2 ? ActionKind::StartCards : ActionKind::StartCity;
    for (CornerId corner : ask_.table.startPlaces[ask_.id.value].corners) set_.addMasked(kind, corner.value, 1);
  }

  /// 9.14: a robber to drive away, or else a card; neither where there is none.
  void knights() {
    if (ask_.rules().helpfulKnights == Switch::Off) return add(ActionKind::Knight);
    for (HexId robber : robbersBeside(ask_)) set_.addMasked(ActionKind::Knight, robber.value, 1);
    if (!whyNoKnight(ask_, playKnight())) add(ActionKind::Knight);
    for (Resource card : kAllResources)
      if (!whyNoKnight(ask_, playKnight(card))) set_.addKnight(card);
  }

  void turn() {
    corners(ActionKind::Settlement, [&](int b) { return settlementPlaces(ask_, b); });
    corners(ActionKind::City, [&](int b) { return cityPlaces(ask_, b); });
    roads();
    ships();
    shipMoves();
    set_.addMasked(ActionKind::Bank, 0, bankPairs(ask_));
    add(ask_.rules().sharedRounds == Switch::On ? ActionKind::Done : ActionKind::EndTurn);
    if (!whyNoPurchase(ask_)) add(ActionKind::BuyCard);
    cards();
    if (trade_ == PlayerTrade::Listed) trades();
    declaration();
  }

  void cards() {
    const Pack playable = playableCards(ask_);
    if (playable.isEmpty()) return;
    if (playable[Card::Knight] > 0) knights();
    if (playable[Card::RoadBuilding] > 0 && hasFreePiece(ask_)) add(ActionKind::RoadBuilding);
    if (playable[Card::YearOfPlenty] > 0) set_.addMasked(ActionKind::YearOfPlenty, 0, plentyPairs(ask_));
    if (playable[Card::Monopoly] > 0) set_.addMasked(ActionKind::Monopoly, 0, (1u << kResources) - 1);
    if (playable[Card::Insurance] > 0 && !whyNoInsurance(ask_)) add(ActionKind::Insurance);
    if (playable[Card::Dog] > 0 && !whyNoDog(ask_)) add(ActionKind::Dog);
  }

  void answers() {
    if (ask_.state.head.open > 0 || trade_ == PlayerTrade::LeftOut) return;
    trades();
  }

  void trades() {
    if (!whyNoOffers(ask_) && tradePartners(ask_.table, ask_.state, ask_.id) != 0) add(ActionKind::Offer);
    seats(ActionKind::Accept, [&](SeatId other) { return !whyNoAccept(ask_, other); });
    seats(ActionKind::Decline, [&](SeatId other) { return !whyNoDecline(ask_, other); });
    if (ask_.isActive()) seats(ActionKind::Confirm, [&](SeatId other) { return !whyNoConfirm(ask_, other); });
    if (ask_.seat().offer.isOpen()) add(ActionKind::Withdraw);
  }

  void robber() {
    for (int first = 0; first < ask_.table.map.hexCount(); first += 64) {
      const std::uint64_t legal = robberHexes(ask_, first);
      std::uint64_t robbed = 0;
      for (int s = 0; s < ask_.table.seats; ++s) {
        const std::uint64_t hexes = legal & hexesOfVictim(ask_, SeatId(s), first);
        set_.addMasked(ActionKind::Robber, first, hexes, SeatId(s));
        robbed |= hexes;
      }
      set_.addMasked(ActionKind::Robber, first, legal & ~robbed);
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
