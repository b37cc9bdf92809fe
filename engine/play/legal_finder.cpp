// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/legal_actions.h"

#include <algorithm>
#include <bit>

#include "engine/play/action_bits.h"
#include "engine/rules/building.h"
#include "engine/rules/cards.h"
#include "engine/rules/dog.h"
#include "engine/rules/earthquake.h"
#include "engine/rules/insurance.h"
#include "engine/rules/knights.h"
#include "engine/rules/robber.h"
#include "engine/rules/setup.h"
#include "engine/rules/ships.h"
#include "engine/rules/trade.h"
#include "engine/rules/victory.h"

namespace tapu {

using namespace rules;

/// What becomes of a group without a legal action. Whether a mask is empty is as uncertain as the toss of a coin, and a
/// wrong guess of the processor costs more than an empty group: where groups are few, they are kept.
enum class WhenEmpty { Keep, Drop };

/// Adds to a set, one group after another. The sums are counted in here, where they can stay in registers, and written
/// to the set by `close`.
class LegalActions::Builder {
 public:
  explicit Builder(LegalActions& set) : set_(&set), groups_(set.groups_.room(kRoom)) {}
  /// Makes room for so many groups: to be called before more than `kRoom` may be added.
  void reserve(int groups) {
    if (count_ + groups > room_) [[unlikely]]
      extend(groups);
  }

  /// A bare action or a blank form.
  [[gnu::always_inline]] void add(ActionKind kind, bool isLegal = true) {
    kinds_ |= std::uint64_t{isLegal} << static_cast<int>(kind);
  }
  /// Several of them: a bit for each kind.
  void add(std::uint64_t kinds) { kinds_ |= kinds; }

  /// The actions of a kind at the places, seats, resources or pairs of a mask; bit 0 is place or seat `base`. `about`:
  /// the seat that they name besides. Inlined, so that the compiler works out all but the mask.
  template <WhenEmpty kWhenEmpty = WhenEmpty::Drop>
  [[gnu::always_inline]] void add(ActionKind kind, int base, std::uint64_t mask, SeatId about = {}) {
    constexpr std::uint16_t kNoPlace = 0xffff;
    constexpr Resource kFirst{0}, kNone = Resource::None;
    const auto from = static_cast<std::uint16_t>(base);
    switch (bitsOf(kind)) {
      case Bits::Places:
        return addGroup<kWhenEmpty>(mask, Action::partsOf(kind, from, about, kNone, kNone), kPlaceAt + 3, kPlaceAt);
      case Bits::Seats:
        return addGroup<kWhenEmpty>(mask, Action::partsOf(kind, kNoPlace, SeatId(base), kNone, kNone), kSeatAt + 3,
                                    kSeatAt);
      case Bits::Resources:
        return addGroup<kWhenEmpty>(mask, Action::partsOf(kind, kNoPlace, {}, kFirst, kNone), kFirstAt + 3, kFirstAt);
      case Bits::Pairs:
        return addGroup<kWhenEmpty>(mask, Action::partsOf(kind, kNoPlace, {}, kFirst, kFirst), kFirstAt, kSecondAt);
    }
  }
  /// A helpful knight that brings this card (9.14).
  void addKnight(Resource card) {
    addGroup<WhenEmpty::Keep>(1, Action::partsOf(ActionKind::Knight, 0xffff, {}, card, Resource::None), kPlaceAt + 3,
                              kPlaceAt);
  }

  /// To be called once, at the end.
  void close() {
    set_->groups_.close(count_);
    set_->kinds_ = kinds_;
    set_->size_ = sum_ + std::popcount(kinds_);
  }

 private:
  static constexpr int kRoom = 16;
  // Where the fields of an action lie in its Parts.
  static constexpr std::uint8_t kPlaceAt = 0, kSeatAt = 16, kFirstAt = 40, kSecondAt = 48;

  template <WhenEmpty kWhenEmpty>
  [[gnu::always_inline]] void addGroup(std::uint64_t mask, Action::Parts first, std::uint8_t high, std::uint8_t low) {
    sum_ += std::popcount(mask);
    Group& group = groups_[count_];
    group = {mask, first, sum_, high, low};
    count_ += kWhenEmpty == WhenEmpty::Keep || mask != 0;
  }
  void extend(int groups) {
    set_->groups_.close(count_);
    groups_ = set_->groups_.room(groups) - count_;
    room_ = count_ + groups;
  }

  LegalActions* set_;
  Group* groups_;
  int count_ = 0, room_ = kRoom, sum_ = 0;
  std::uint64_t kinds_ = 0;
};

/// Fills the set from the same questions that `check` asks.
class LegalFinder {
 public:
  using Builder = LegalActions::Builder;

  LegalFinder(const Query& ask, PlayerTrade trade) : ask_(ask), trade_(trade) {}

  void find(Builder& builder) const {
    switch (ask_.seat().pending.must) {
      case Decision::Nothing: return answers(builder);
      case Decision::Start: return startChoice(builder);
      case Decision::Done: return builder.add(ActionKind::NotDone);
      case Decision::Settlement: return settlement(builder);
      case Decision::Road:
        edges(builder, ActionKind::Road, [&](int b) { return setupEdges(ask_, b, Piece::Road); });
        return edges(builder, ActionKind::Ship, [&](int b) { return setupEdges(ask_, b, Piece::Ship); });
      case Decision::Roll: return beforeThrow(builder);
      case Decision::Act: return turn<Turn::AnyOther>(builder, playableCards(ask_));
      case Decision::Discard: return builder.add(ActionKind::Discard);
      case Decision::Robber: return robber(builder);
      case Decision::FreeRoute:
        roads(builder);
        ships(builder);
        return builder.add(ActionKind::Pass, !whyNoPass(ask_));
      case Decision::Answer:
        builder.add(ActionKind::Pass, !whyNoAnswer(ask_));
        return builder.add(ActionKind::Dog, !whyNoDog(ask_));
    }
  }

  // Nine of ten questions of a game are these two: they have functions of their own, in which the builder stays in
  // registers.
  [[gnu::always_inline]] void beforeThrow(Builder& builder) const {
    builder.add(ActionKind::Roll);
    cards<Turn::AnyOther>(builder, playableCards(ask_));
    builder.add(ActionKind::DeclareVictory, mayDeclare(ask_));
  }
  /// Most turns are plain: on a map of one block without ships, no cards in hand that must be told more of, no offers.
  enum class Turn { Plain, AnyOther };
  bool isPlain(CardCounts playable) const {
    return ask_.state.slots == 1 && !ask_.definition.hasShips && trade_ == PlayerTrade::LeftOut && !needMore(playable);
  }
  template <Turn kTurn>
  [[gnu::always_inline]] void turn(Builder& builder, CardCounts playable) const {
    builder.add(endOfActing());
    builder.add(ActionKind::BuyCard, mayBuyCard(ask_));
    if (kTurn == Turn::Plain || ask_.state.slots == 1)
      buildOnOneBlock<kTurn>(builder);
    else
      buildOnBlocks(builder);
    cards<kTurn>(builder, playable);
    if (kTurn != Turn::Plain && trade_ == PlayerTrade::Listed) trades(builder);
    builder.add(ActionKind::DeclareVictory, mayDeclare(ask_));
  }

  ActionKind endOfActing() const {
    return ask_.rules().sharedRounds == Switch::On ? ActionKind::Done : ActionKind::EndTurn;
  }

 private:
  template <Turn kTurn>
  [[gnu::always_inline]] void buildOnOneBlock(Builder& builder) const {
    const SeatBlock at{0, ask_.state.reachOf(ask_.id, 0), ask_.state.blocks[0]};
    const std::uint64_t settlements = settlementPlaces(ask_, at), cities = cityPlaces(ask_, at);
    const std::uint64_t roads = roadPlaces(ask_, at, 0), moreRoads = roadPlaces(ask_, at, 1), pairs = bankPairs(ask_);
    const std::uint64_t any = settlements | cities | roads | moreRoads | pairs;
    if (any != 0) {  // every second time there is nothing
      builder.add<WhenEmpty::Keep>(ActionKind::Settlement, 0, settlements);
      builder.add<WhenEmpty::Keep>(ActionKind::City, 0, cities);
      builder.add<WhenEmpty::Keep>(ActionKind::Road, 0, roads);
      builder.add<WhenEmpty::Keep>(ActionKind::Road, 64, moreRoads);
    }
    if (kTurn != Turn::Plain && ask_.definition.hasShips) ships(builder), shipMoves(builder);
    if (any != 0) builder.add<WhenEmpty::Keep>(ActionKind::Bank, 0, pairs);
  }
  void buildOnBlocks(Builder& builder) const {
    const auto spots = ask_.state.seatBlocks(ask_.id);
    builder.reserve(2 * ask_.state.slots);
    for (const SeatBlock& at : spots) builder.add(ActionKind::Settlement, 64 * at.block, settlementPlaces(ask_, at));
    for (const SeatBlock& at : spots) builder.add(ActionKind::City, 64 * at.block, cityPlaces(ask_, at));
    roads(builder);
    ships(builder);
    shipMoves(builder);
    builder.reserve(1);
    builder.add(ActionKind::Bank, 0, bankPairs(ask_));
  }

  void settlement(Builder& builder) const {
    const bool isSetup = ask_.state.head.phase == Phase::Setup;
    builder.reserve(ask_.state.slots);
    for (int b : ask_.state.blocksOf(ask_.id))
      builder.add(ActionKind::Settlement, 64 * b, isSetup ? setupCorners(ask_.state, b) : reliefCorners(ask_, b));
  }
  template <class Places>
  void edges(Builder& builder, ActionKind kind, Places placesOfBlock, EdgeId from = {}) const {
    builder.reserve(2 * ask_.state.slots);
    for (int b : ask_.state.blocksOf(ask_.id)) {
      const auto places = placesOfBlock(b);
      builder.add(kind, 128 * b, places[0], SeatId(from.value));
      builder.add(kind, 128 * b + 64, places[1], SeatId(from.value));
    }
  }
  void roads(Builder& builder) const {
    builder.reserve(2 * ask_.state.slots);
    for (const SeatBlock& at : ask_.state.seatBlocks(ask_.id)) {
      builder.add(ActionKind::Road, 128 * at.block, roadPlaces(ask_, at, 0));
      builder.add(ActionKind::Road, 128 * at.block + 64, roadPlaces(ask_, at, 1));
    }
  }
  void ships(Builder& builder) const {
    if (ask_.definition.hasShips) edges(builder, ActionKind::Ship, [&](int b) { return shipPlaces(ask_, b); });
  }
  void shipMoves(Builder& builder) const {
    if (!ask_.definition.hasShips || ask_.seat().shipMoved == ShipMoved::Yes) return;
    eachShip(ask_.definition, ask_.state, ask_.id, [&](EdgeId ship) {
      edges(
          builder, ActionKind::MoveShip, [&](int b) { return shipTargets(ask_, ship, b); }, ship);
    });
  }

  void startChoice(Builder& builder) const {
    if (ask_.definition.startPlaces.empty()) return;
    const ActionKind kind = ask_.seat().pending.left == 2 ? ActionKind::StartCards : ActionKind::StartCity;
    for (CornerId corner : ask_.definition.startPlaces[ask_.id.value].corners) builder.add(kind, corner.value, 1);
  }

  template <Turn kTurn>
  [[gnu::always_inline]] void cards(Builder& builder, CardCounts playable) const {
    if (playable.isEmpty()) return;
    builder.add(kindsOf(playable));
    if (kTurn != Turn::Plain && needMore(playable)) addGroups(builder, playable);
  }
  bool needMore(CardCounts playable) const {
    const bool areHelpful = ask_.rules().helpfulKnights == Switch::On && playable[Card::Knight] > 0;
    return areHelpful || playable[Card::YearOfPlenty] > 0 || playable[Card::Monopoly] > 0;
  }
  /// Cards that are played as they are.
  [[gnu::noinline]] std::uint64_t kindsOf(CardCounts playable) const {
    std::uint64_t kinds = 0;
    const auto add = [&](ActionKind kind, bool isLegal) { kinds |= std::uint64_t{isLegal} << static_cast<int>(kind); };
    add(ActionKind::Knight, playable[Card::Knight] > 0 && ask_.rules().helpfulKnights == Switch::Off);
    add(ActionKind::RoadBuilding, playable[Card::RoadBuilding] > 0 && hasFreePiece(ask_));
    add(ActionKind::Insurance, playable[Card::Insurance] > 0 && !whyNoInsurance(ask_));
    add(ActionKind::Dog, playable[Card::Dog] > 0 && !whyNoDog(ask_));
    return kinds;
  }
  [[gnu::noinline]] void addGroups(Builder& builder, CardCounts playable) const {
    if (playable[Card::Knight] > 0 && ask_.rules().helpfulKnights == Switch::On) helpfulKnights(builder);
    builder.reserve(2);
    if (playable[Card::YearOfPlenty] > 0) builder.add(ActionKind::YearOfPlenty, 0, plentyPairs(ask_));
    if (playable[Card::Monopoly] > 0) builder.add(ActionKind::Monopoly, 0, (1u << kResources) - 1);
  }
  /// 9.14: a robber to drive away, or else a card; neither where there is none.
  void helpfulKnights(Builder& builder) const {
    const auto robbers = robbersBeside(ask_);
    builder.reserve(static_cast<int>(robbers.size()) + kResources);
    for (HexId robber : robbers) builder.add(ActionKind::Knight, robber.value, 1);
    builder.add(ActionKind::Knight, !whyNoKnight(ask_, playKnight()));
    for (Resource card : kAllResources)
      if (!whyNoKnight(ask_, playKnight(card))) builder.addKnight(card);
  }

  void answers(Builder& builder) const {
    if (ask_.state.head.open == 0 && trade_ == PlayerTrade::Listed) trades(builder);
  }
  [[gnu::noinline]] void trades(Builder& builder) const {
    builder.add(ActionKind::Offer, !whyNoOffers(ask_) && tradePartners(ask_.definition, ask_.state, ask_.id) != 0);
    seats(builder, ActionKind::Accept, [&](SeatId other) { return !whyNoAccept(ask_, other); });
    seats(builder, ActionKind::Decline, [&](SeatId other) { return !whyNoDecline(ask_, other); });
    if (ask_.isActive()) seats(builder, ActionKind::Confirm, [&](SeatId other) { return !whyNoConfirm(ask_, other); });
    builder.add(ActionKind::Withdraw, ask_.seat().offer.isOpen());
  }
  template <class IsLegal>
  void seats(Builder& builder, ActionKind kind, IsLegal isLegal) const {
    builder.reserve(std::max(GameDefinition::kMostPartners, ask_.definition.seats / 64 + 1));
    if (ask_.definition.map.isChain()) {
      for (int bit = 0; bit < GameDefinition::kMostPartners; ++bit)
        if (const SeatId other = ask_.definition.partner(ask_.id, bit); other && isLegal(other))
          builder.add(kind, other.value, 1);
      return;
    }
    for (int first = 0; first < ask_.definition.seats; first += 64) {
      std::uint64_t mask = 0;
      for (int s = first; s < std::min(first + 64, ask_.definition.seats); ++s)
        mask |= std::uint64_t{isLegal(SeatId(s))} << (s - first);
      builder.add(kind, first, mask);
    }
  }

  void robber(Builder& builder) const {
    for (int first = 0; first < ask_.definition.map.hexCount(); first += 64) {
      builder.reserve(ask_.definition.seats + 1);
      const std::uint64_t legal = robberHexes(ask_, first);
      std::uint64_t robbed = 0;
      for (int s = 0; s < ask_.definition.seats; ++s) {
        const std::uint64_t hexes = legal & hexesOfVictim(ask_, SeatId(s), first);
        builder.add(ActionKind::Robber, first, hexes, SeatId(s));
        robbed |= hexes;
      }
      builder.add(ActionKind::Robber, first, legal & ~robbed);
    }
  }

  const Query& ask_;
  PlayerTrade trade_;
};

namespace {

template <class Find>
[[gnu::always_inline]] inline LegalActions written(Find find) {
  LegalActions set;
  LegalFinder::Builder builder(set);
  find(builder);
  builder.close();
  return set;
}

// Each takes what `legalActions` was given, so that it is reached by a jump.

[[gnu::noinline]] LegalActions beforeThrow(const GameDefinition& definition, const State& state, SeatId seat,
                                           PlayerTrade trade) {
  const Query ask{definition, state, seat};
  return written([&](LegalFinder::Builder& builder) { LegalFinder(ask, trade).beforeThrow(builder); });
}
[[gnu::noinline]] LegalActions inAnyTurn(const GameDefinition& definition, const State& state, SeatId seat,
                                         PlayerTrade trade) {
  const Query ask{definition, state, seat};
  return written([&](LegalFinder::Builder& builder) {
    LegalFinder(ask, trade).turn<LegalFinder::Turn::AnyOther>(builder, playableCards(ask));
  });
}
[[gnu::noinline]] LegalActions inTurn(const GameDefinition& definition, const State& state, SeatId seat,
                                      PlayerTrade trade) {
  const Query ask{definition, state, seat};
  const LegalFinder finder(ask, trade);
  const CardCounts playable = playableCards(ask);
  if (!finder.isPlain(playable)) [[unlikely]]
    return inAnyTurn(definition, state, seat, trade);
  return written([&](LegalFinder::Builder& builder) { finder.turn<LegalFinder::Turn::Plain>(builder, playable); });
}
[[gnu::noinline]] LegalActions otherwise(const GameDefinition& definition, const State& state, SeatId seat,
                                         PlayerTrade trade) {
  const Query ask{definition, state, seat};
  return written([&](LegalFinder::Builder& builder) { LegalFinder(ask, trade).find(builder); });
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
