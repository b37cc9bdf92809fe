// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/legal_actions.h"

#include <algorithm>
#include <bit>

#include "engine/rules/building.h"
#include "engine/rules/cards.h"
#include "engine/rules/dog.h"
#include "engine/rules/earthquake.h"
#include "engine/rules/insurance.h"
#include "engine/rules/knights.h"
#include "engine/rules/resource_pairs.h"
#include "engine/rules/robber.h"
#include "engine/rules/setup.h"
#include "engine/rules/ships.h"
#include "engine/rules/trade.h"
#include "engine/rules/victory.h"

namespace tapu {

using namespace rules;

// ---- bits
// ---------------------------------------------------------------------------------------------------------------

namespace {

/// Of each byte the number of its n-th set bit.
constexpr auto kNthInByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> definition{};
  for (unsigned byte = 0; byte < 256; ++byte)
    for (unsigned bit = 0, n = 0; bit < 8; ++bit)
      if (byte >> bit & 1) definition[byte][n++] = static_cast<std::uint8_t>(bit);
  return definition;
}();

/// The number of the n-th set bit, n < popcount(mask); without a branch, as n is drawn by lot.
int nthBit(std::uint64_t mask, int n) {
  std::uint64_t sums = mask - (mask >> 1 & 0x5555555555555555ULL);
  sums = (sums & 0x3333333333333333ULL) + (sums >> 2 & 0x3333333333333333ULL);
  sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0fULL) * CardCounts::kOnes;  // in each byte: set bits up to its end
  const auto index = static_cast<std::uint64_t>(n);
  const std::uint64_t passed = ((index * CardCounts::kOnes | CardCounts::kHigh) - sums) & CardCounts::kHigh;
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

/// Whether a mask is empty is like a coin toss: a word that stays, or that the next one overwrites, costs less than a
/// wrong guess. They stay where there are few, so that each has its place.
enum class Empty { Kept, Dropped };

/// Writes the words of a set. Sums and places are kept here, so that they can stay in registers.
class LegalActions::Pen {
 public:
  explicit Pen(LegalActions& set) : set_(&set), words_(set.words_.room(kRoom)) {}
  /// To be said before words are written for which `kRoom` may be too little.
  void needs(int words) {
    if (count_ + words > room_) [[unlikely]]
      extend(words);
  }

  [[gnu::always_inline]] void write(ActionKind kind, bool isLegal = true) {
    kinds_ |= std::uint64_t{isLegal} << static_cast<int>(kind);
  }
  void write(std::uint64_t kinds) { kinds_ |= kinds; }

  // Inlined, so that all but the mask is worked out by the compiler.
  template <Empty kEmpty = Empty::Dropped>
  [[gnu::always_inline]] void write(ActionKind kind, int base, std::uint64_t mask, SeatId about = {}) {
    constexpr std::uint16_t kNoPlace = 0xffff;
    constexpr Resource kFirst{0}, kNone = Resource::None;
    const auto from = static_cast<std::uint16_t>(base);
    switch (bitsOf(kind)) {
      case Bits::Places: return add<kEmpty>(mask, Action::partsOf(kind, from, about, kNone, kNone), 3, 0);
      case Bits::Seats: return add<kEmpty>(mask, Action::partsOf(kind, kNoPlace, SeatId(base), kNone, kNone), 19, 16);
      case Bits::Resources: return add<kEmpty>(mask, Action::partsOf(kind, kNoPlace, {}, kFirst, kNone), 43, 40);
      case Bits::Pairs: return add<kEmpty>(mask, Action::partsOf(kind, kNoPlace, {}, kFirst, kFirst), 40, 48);
    }
  }
  /// A helpful knight that brings this card (9.14).
  void writeKnight(Resource card) {
    add<Empty::Kept>(1, Action::partsOf(ActionKind::Knight, 0xffff, {}, card, Resource::None), 3, 0);
  }

  void close() {
    set_->words_.close(count_);
    set_->kinds_ = kinds_;
    set_->size_ = sum_ + std::popcount(kinds_);
  }

 private:
  static constexpr int kRoom = 16;

  template <Empty kEmpty>
  [[gnu::always_inline]] void add(std::uint64_t mask, Action::Parts first, std::uint8_t high, std::uint8_t low) {
    sum_ += std::popcount(mask);
    Word& word = words_[count_];
    word.mask = mask, word.first = first, word.end = sum_, word.high = high, word.low = low;
    count_ += kEmpty == Empty::Kept || mask != 0;
  }
  void extend(int words) {
    set_->words_.close(count_);
    words_ = set_->words_.room(words) - count_;
    room_ = count_ + words;
  }

  LegalActions* set_;
  Word* words_;
  int count_ = 0, room_ = kRoom, sum_ = 0;
  std::uint64_t kinds_ = 0;
};

/// The word in which an action lies, counted from the first word's first.
const LegalActions::Word& LegalActions::wordOf(int index) const {
  constexpr int kMany = 12;
  const int words = words_.size();
  if (words > kMany) [[unlikely]]
    return *std::upper_bound(words_.begin(), words_.end(), index, [](int i, const Word& w) { return i < w.end; });
  int passed = 0;  // one of few is found without a branch that depends on the lot
  for (int w = 0; w < words; ++w) passed += index >= words_[w].end;
  return words_[passed];
}

Action LegalActions::operator[](int i) const {
  const int index = i - std::popcount(kinds_);
  if (index < 0) {  // seldom more than the first one or two
    std::uint64_t kinds = kinds_;
    for (; i > 0; --i) kinds &= kinds - 1;
    return Action::bare(static_cast<ActionKind>(std::countr_zero(kinds)));
  }
  const Word& word = wordOf(index);
  const auto bit = static_cast<Action::Parts>(nthBit(word.mask, index - word.end + std::popcount(word.mask)));
  Action::Parts parts = word.first + ((bit >> 3) << word.high) + ((bit & 7) << word.low);
  if (Action::secondOf(parts) == Resource::Unknown) [[unlikely]]  // the pair without a second one
    parts = Action::withSecond(parts, Resource::None);
  const Action action = Action::of(parts);
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
  if (isBare && hasBit(kinds_, static_cast<int>(action.kind))) return true;
  Action wanted = action;
  if (action.kind == ActionKind::YearOfPlenty && action.second < action.first)  // the same pair in reading order
    std::swap(wanted.first, wanted.second);
  return std::any_of(words_.begin(), words_.end(), [&](const Word& word) { return has(word, wanted); });
}

bool LegalActions::has(ActionKind kind) const {
  return hasBit(kinds_, static_cast<int>(kind)) || std::any_of(words_.begin(), words_.end(), [&](const Word& word) {
           return word.mask != 0 && Action::of(word.first).kind == kind;
         });
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
  using Pen = LegalActions::Pen;

  LegalFinder(const Query& ask, PlayerTrade trade) : ask_(ask), trade_(trade) {}

  void find(Pen& pen) const {
    switch (ask_.seat().pending.must) {
      case Decision::Nothing: return answers(pen);
      case Decision::Start: return startChoice(pen);
      case Decision::Done: return pen.write(ActionKind::NotDone);
      case Decision::Settlement: return settlement(pen);
      case Decision::Road:
        edges(pen, ActionKind::Road, [&](int b) { return setupEdges(ask_, b, Piece::Road); });
        return edges(pen, ActionKind::Ship, [&](int b) { return setupEdges(ask_, b, Piece::Ship); });
      case Decision::Roll: return beforeThrow(pen);
      case Decision::Act: return turn<Turn::AnyOther>(pen, playableCards(ask_));
      case Decision::Discard: return pen.write(ActionKind::Discard);
      case Decision::Robber: return robber(pen);
      case Decision::FreeRoute:
        roads(pen);
        ships(pen);
        return pen.write(ActionKind::Pass, !whyNoPass(ask_));
      case Decision::Answer:
        pen.write(ActionKind::Pass, !whyNoAnswer(ask_));
        return pen.write(ActionKind::Dog, !whyNoDog(ask_));
    }
  }

  // Nine of ten questions of a game are these two: they have functions of their own, in which the pen stays in
  // registers.
  [[gnu::always_inline]] void beforeThrow(Pen& pen) const {
    pen.write(ActionKind::Roll);
    cards<Turn::AnyOther>(pen, playableCards(ask_));
    pen.write(ActionKind::DeclareVictory, mayDeclare(ask_));
  }
  /// Most turns are plain: on a map of one block without ships, no cards in hand that need more words, no offers.
  enum class Turn { Plain, AnyOther };
  bool isPlain(CardCounts playable) const {
    return ask_.state.slots == 1 && !ask_.definition.hasShips && trade_ == PlayerTrade::LeftOut && !needWords(playable);
  }
  template <Turn kTurn>
  [[gnu::always_inline]] void turn(Pen& pen, CardCounts playable) const {
    pen.write(endOfActing());
    pen.write(ActionKind::BuyCard, mayBuyCard(ask_));
    if (kTurn == Turn::Plain || ask_.state.slots == 1)
      buildOnOneBlock<kTurn>(pen);
    else
      buildOnBlocks(pen);
    cards<kTurn>(pen, playable);
    if (kTurn != Turn::Plain && trade_ == PlayerTrade::Listed) trades(pen);
    pen.write(ActionKind::DeclareVictory, mayDeclare(ask_));
  }

  ActionKind endOfActing() const {
    return ask_.rules().sharedRounds == Switch::On ? ActionKind::Done : ActionKind::EndTurn;
  }

 private:
  template <Turn kTurn>
  [[gnu::always_inline]] void buildOnOneBlock(Pen& pen) const {
    const SeatBlock at{0, ask_.state.reachOf(ask_.id, 0), ask_.state.blocks[0]};
    const std::uint64_t settlements = settlementPlaces(ask_, at), cities = cityPlaces(ask_, at);
    const std::uint64_t roads = roadPlaces(ask_, at, 0), moreRoads = roadPlaces(ask_, at, 1), pairs = bankPairs(ask_);
    const std::uint64_t any = settlements | cities | roads | moreRoads | pairs;
    if (any != 0) {  // every second time there is nothing
      pen.write<Empty::Kept>(ActionKind::Settlement, 0, settlements);
      pen.write<Empty::Kept>(ActionKind::City, 0, cities);
      pen.write<Empty::Kept>(ActionKind::Road, 0, roads);
      pen.write<Empty::Kept>(ActionKind::Road, 64, moreRoads);
    }
    if (kTurn != Turn::Plain && ask_.definition.hasShips) ships(pen), shipMoves(pen);
    if (any != 0) pen.write<Empty::Kept>(ActionKind::Bank, 0, pairs);
  }
  void buildOnBlocks(Pen& pen) const {
    const auto spots = ask_.state.seatBlocks(ask_.id);
    pen.needs(2 * ask_.state.slots);
    for (const SeatBlock& at : spots) pen.write(ActionKind::Settlement, 64 * at.block, settlementPlaces(ask_, at));
    for (const SeatBlock& at : spots) pen.write(ActionKind::City, 64 * at.block, cityPlaces(ask_, at));
    roads(pen);
    ships(pen);
    shipMoves(pen);
    pen.needs(1);
    pen.write(ActionKind::Bank, 0, bankPairs(ask_));
  }

  void settlement(Pen& pen) const {
    const bool isSetup = ask_.state.head.phase == Phase::Setup;
    pen.needs(ask_.state.slots);
    for (int b : ask_.state.blocksOf(ask_.id))
      pen.write(ActionKind::Settlement, 64 * b, isSetup ? setupCorners(ask_.state, b) : reliefCorners(ask_, b));
  }
  template <class Places>
  void edges(Pen& pen, ActionKind kind, Places placesOfBlock, EdgeId from = {}) const {
    pen.needs(2 * ask_.state.slots);
    for (int b : ask_.state.blocksOf(ask_.id)) {
      const auto places = placesOfBlock(b);
      pen.write(kind, 128 * b, places[0], SeatId(from.value));
      pen.write(kind, 128 * b + 64, places[1], SeatId(from.value));
    }
  }
  void roads(Pen& pen) const {
    pen.needs(2 * ask_.state.slots);
    for (const SeatBlock& at : ask_.state.seatBlocks(ask_.id)) {
      pen.write(ActionKind::Road, 128 * at.block, roadPlaces(ask_, at, 0));
      pen.write(ActionKind::Road, 128 * at.block + 64, roadPlaces(ask_, at, 1));
    }
  }
  void ships(Pen& pen) const {
    if (ask_.definition.hasShips) edges(pen, ActionKind::Ship, [&](int b) { return shipPlaces(ask_, b); });
  }
  void shipMoves(Pen& pen) const {
    if (!ask_.definition.hasShips || ask_.seat().shipMoved == ShipMoved::Yes) return;
    eachShip(ask_.definition, ask_.state, ask_.id, [&](EdgeId ship) {
      edges(
          pen, ActionKind::MoveShip, [&](int b) { return shipTargets(ask_, ship, b); }, ship);
    });
  }

  void startChoice(Pen& pen) const {
    if (ask_.definition.startPlaces.empty()) return;
    const ActionKind kind = ask_.seat().pending.left == 2 ? ActionKind::StartCards : ActionKind::StartCity;
    for (CornerId corner : ask_.definition.startPlaces[ask_.id.value].corners) pen.write(kind, corner.value, 1);
  }

  template <Turn kTurn>
  [[gnu::always_inline]] void cards(Pen& pen, CardCounts playable) const {
    if (playable.isEmpty()) return;
    pen.write(kindsOf(playable));
    if (kTurn != Turn::Plain && needWords(playable)) wordsOf(pen, playable);
  }
  bool needWords(CardCounts playable) const {
    const bool areHelpful = ask_.rules().helpfulKnights == Switch::On && playable[Card::Knight] > 0;
    return areHelpful || playable[Card::YearOfPlenty] > 0 || playable[Card::Monopoly] > 0;
  }
  /// Cards that are played without saying more.
  [[gnu::noinline]] std::uint64_t kindsOf(CardCounts playable) const {
    std::uint64_t kinds = 0;
    const auto add = [&](ActionKind kind, bool isLegal) { kinds |= std::uint64_t{isLegal} << static_cast<int>(kind); };
    add(ActionKind::Knight, playable[Card::Knight] > 0 && ask_.rules().helpfulKnights == Switch::Off);
    add(ActionKind::RoadBuilding, playable[Card::RoadBuilding] > 0 && hasFreePiece(ask_));
    add(ActionKind::Insurance, playable[Card::Insurance] > 0 && !whyNoInsurance(ask_));
    add(ActionKind::Dog, playable[Card::Dog] > 0 && !whyNoDog(ask_));
    return kinds;
  }
  [[gnu::noinline]] void wordsOf(Pen& pen, CardCounts playable) const {
    if (playable[Card::Knight] > 0 && ask_.rules().helpfulKnights == Switch::On) helpfulKnights(pen);
    pen.needs(2);
    if (playable[Card::YearOfPlenty] > 0) pen.write(ActionKind::YearOfPlenty, 0, plentyPairs(ask_));
    if (playable[Card::Monopoly] > 0) pen.write(ActionKind::Monopoly, 0, (1u << kResources) - 1);
  }
  /// 9.14: a robber to drive away, or else a card; neither where there is none.
  void helpfulKnights(Pen& pen) const {
    const auto robbers = robbersBeside(ask_);
    pen.needs(static_cast<int>(robbers.size()) + kResources);
    for (HexId robber : robbers) pen.write(ActionKind::Knight, robber.value, 1);
    pen.write(ActionKind::Knight, !whyNoKnight(ask_, playKnight()));
    for (Resource card : kAllResources)
      if (!whyNoKnight(ask_, playKnight(card))) pen.writeKnight(card);
  }

  void answers(Pen& pen) const {
    if (ask_.state.head.open == 0 && trade_ == PlayerTrade::Listed) trades(pen);
  }
  [[gnu::noinline]] void trades(Pen& pen) const {
    pen.write(ActionKind::Offer, !whyNoOffers(ask_) && tradePartners(ask_.definition, ask_.state, ask_.id) != 0);
    seats(pen, ActionKind::Accept, [&](SeatId other) { return !whyNoAccept(ask_, other); });
    seats(pen, ActionKind::Decline, [&](SeatId other) { return !whyNoDecline(ask_, other); });
    if (ask_.isActive()) seats(pen, ActionKind::Confirm, [&](SeatId other) { return !whyNoConfirm(ask_, other); });
    pen.write(ActionKind::Withdraw, ask_.seat().offer.isOpen());
  }
  template <class IsLegal>
  void seats(Pen& pen, ActionKind kind, IsLegal isLegal) const {
    pen.needs(std::max(GameDefinition::kMostPartners, ask_.definition.seats / 64 + 1));
    if (ask_.definition.map.isChain()) {
      for (int bit = 0; bit < GameDefinition::kMostPartners; ++bit)
        if (const SeatId other = ask_.definition.partner(ask_.id, bit); other && isLegal(other))
          pen.write(kind, other.value, 1);
      return;
    }
    for (int first = 0; first < ask_.definition.seats; first += 64) {
      std::uint64_t mask = 0;
      for (int s = first; s < std::min(first + 64, ask_.definition.seats); ++s)
        mask |= std::uint64_t{isLegal(SeatId(s))} << (s - first);
      pen.write(kind, first, mask);
    }
  }

  void robber(Pen& pen) const {
    for (int first = 0; first < ask_.definition.map.hexCount(); first += 64) {
      pen.needs(ask_.definition.seats + 1);
      const std::uint64_t legal = robberHexes(ask_, first);
      std::uint64_t robbed = 0;
      for (int s = 0; s < ask_.definition.seats; ++s) {
        const std::uint64_t hexes = legal & hexesOfVictim(ask_, SeatId(s), first);
        pen.write(ActionKind::Robber, first, hexes, SeatId(s));
        robbed |= hexes;
      }
      pen.write(ActionKind::Robber, first, legal & ~robbed);
    }
  }

  const Query& ask_;
  PlayerTrade trade_;
};

namespace {

template <class Find>
[[gnu::always_inline]] inline LegalActions written(Find find) {
  LegalActions set;
  LegalFinder::Pen pen(set);
  find(pen);
  pen.close();
  return set;
}

// Each takes what `legalActions` was given, so that it is reached by a jump.

[[gnu::noinline]] LegalActions beforeThrow(const GameDefinition& definition, const State& state, SeatId seat,
                                           PlayerTrade trade) {
  const Query ask{definition, state, seat};
  return written([&](LegalFinder::Pen& pen) { LegalFinder(ask, trade).beforeThrow(pen); });
}
[[gnu::noinline]] LegalActions inAnyTurn(const GameDefinition& definition, const State& state, SeatId seat,
                                         PlayerTrade trade) {
  const Query ask{definition, state, seat};
  return written([&](LegalFinder::Pen& pen) {
    LegalFinder(ask, trade).turn<LegalFinder::Turn::AnyOther>(pen, playableCards(ask));
  });
}
[[gnu::noinline]] LegalActions inTurn(const GameDefinition& definition, const State& state, SeatId seat,
                                      PlayerTrade trade) {
  const Query ask{definition, state, seat};
  const LegalFinder finder(ask, trade);
  const CardCounts playable = playableCards(ask);
  if (!finder.isPlain(playable)) [[unlikely]]
    return inAnyTurn(definition, state, seat, trade);
  return written([&](LegalFinder::Pen& pen) { finder.turn<LegalFinder::Turn::Plain>(pen, playable); });
}
[[gnu::noinline]] LegalActions otherwise(const GameDefinition& definition, const State& state, SeatId seat,
                                         PlayerTrade trade) {
  const Query ask{definition, state, seat};
  return written([&](LegalFinder::Pen& pen) { LegalFinder(ask, trade).find(pen); });
}

bool mayAct(const GameDefinition& definition, const State& state, SeatId seat) {
  return state.head.phase != Phase::Over && state.head.paused == Paused::No && seat.value < definition.seats;
}

}  // namespace

std::optional<ActionKind> onlyChoice(const GameDefinition& definition, const State& state) {
  if (!state.head.isInTurn() || state.head.open != 0) return std::nullopt;
  const Query ask{definition, state, state.head.active};
  if (!playableCards(ask).isEmpty() || mayDeclare(ask)) return std::nullopt;
  const Decision must = ask.seat().pending.must;
  if (must == Decision::Roll) return ActionKind::Roll;
  const bool isIdle =
      must == Decision::Act && paysForNothing(ask) && !definition.hasShips;  // a ship moves for nothing (7.6)
  return isIdle ? std::optional(ActionKind::EndTurn) : std::nullopt;
}

LegalActions legalActions(const GameDefinition& definition, const State& state, SeatId seat, PlayerTrade trade) {
  if (!mayAct(definition, state, seat)) return {};
  const Decision must = state.seat(seat).pending.must;
  if (must == Decision::Act) return inTurn(definition, state, seat, trade);
  return must == Decision::Roll ? beforeThrow(definition, state, seat, trade)
                                : otherwise(definition, state, seat, trade);
}

}  // namespace tapu
