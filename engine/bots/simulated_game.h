// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/bots/counted_hands.h"
#include "engine/bots/simulation.h"
#include "engine/bots/wishes.h"
#include "engine/play/initial_state.h"
#include "engine/play/near_view.h"
#include "engine/play/round_time.h"
#include "engine/play/visible.h"
#include "engine/rules/between.h"
#include "engine/rules/course.h"
#include "engine/rules/dog.h"

// For this folder's sources: a game of bots move by move. Others use simulation.h and match.h.

namespace tapu {

/// Scattered twice: seeds side by side have no game in common.
inline std::uint64_t seedOfGame(std::uint64_t seed, int number) {
  SeededRng games(SeededRng(seed).next());
  games.startMove(static_cast<std::uint64_t>(number));
  return games.next();
}

/// The key that the throws of a game are drawn by.
enum class ThrowsDrawn : std::uint8_t {
  ByMove,  ///< the number of the move, as everything else: games that part at one move have other throws from there on
  ByTurn,  ///< the number of the turn or round alone: two games of one seed have the same throws
};

/// Moves between two questions whether all is stopped: few enough not to delay a stop, many enough to cost nothing.
inline constexpr int kMovesOnEnd = 512;

/// Called before and after a bot decides.
class DecisionMeter {
 public:
  virtual ~DecisionMeter() = default;
  virtual void asked(const SeatView& view) = 0;
  virtual void answered(const SeatView& view) = 0;
};

/// One game on its way. The next begins on the graph of this one's map.
class SimulatedGame {
 public:
  explicit SimulatedGame(const SimulationPlan& plan, ThrowsDrawn throws = ThrowsDrawn::ByMove,
                         DecisionMeter* meter = nullptr)
      : plan_(plan), rng_(0), setup_(setupOf()), definition_(setup_), throws_(throws), meter_(meter) {}

  void begin(int number) {
    rng_ = SeededRng(seedOfGame(plan_.seed, number));
    begin(setupOf());
  }
  /// A game of a setup of its own, whose moves draw from this generator; of the plan bots and trade count.
  void begin(Setup setup, const SeededRng& rng) {
    rng_ = rng;
    begin(std::move(setup));
  }

  /// A game of this very setup; of the plan bots and trade count.
  SimulatedGame(const SimulationPlan& plan, Setup setup)
      : plan_(plan), rng_(0), setup_(std::move(setup)), definition_(setup_) {}

  /// Begins in a position of its setup.
  void beginAt(const State& from, int number) {
    rng_ = SeededRng(seedOfGame(plan_.seed, number));
    number_ = 0;
    offering_.clear();
    state_ = from;
    seatBots();
    counted_.reset();  // the moves before this position are not known
    watches_ = false;
    histories_.clear();
  }
  /// Plays a seat's decision.
  void decide(const Decided& decided) {
    rng_.startMove(++number_);
    take(decided.seat, decided.action);
    const auto tell = [](const Move&) {};
    carryOut(tell);
  }

  /// The generator of the last move, where it stands now.
  Rng& chance() { return rng_; }
  const Setup& setup() const { return setup_; }
  const GameDefinition& definition() const { return definition_; }
  const State& state() const { return state_; }
  bool isOver() const { return state_.head.phase == Phase::Over; }

  /// Plays one move and reports it. On false no seat can go on.
  template <class Tell>
  bool step(Tell tell) {
    rng_.startMove(++number_);
    if (hasWishes_ && wish()) {
      carryOut(tell);
      return true;
    }
    const auto only = takesTurns_ ? onlyChoice(definition_, state_) : std::nullopt;
    if (only == ActionKind::Roll) {  // nobody is asked where there is no choice
      take(state_.head.active, Action::bare(ActionKind::Roll));
      carryOut(tell);
      return true;
    }
    if (only)
      take(state_.head.active, Action::bare(*only));
    else if (!(takesTurns_ && awaitsActiveAlone(state_) ? ask(state_.head.active) : choose()))
      return false;
    carryOut(tell);
    if (!takesTurns_) remember();
    return true;
  }

 private:
  void begin(Setup setup) {
    number_ = 0;
    offering_.clear();
    setup_ = std::move(setup);
    definition_ = GameDefinition(setup_, std::move(definition_.map));
    state_ = initialState(definition_);
    seatBots();
    watches_ = std::ranges::any_of(bots_, [](const auto& bot) { return bot->looksBack(); });
    histories_.assign(watches_ ? bots_.size() : 0, {});
  }

  void seatBots() {
    takesTurns_ = plan_.trade == PlayerTrade::LeftOut && hasPlainTurns(definition_);
    hasWishes_ = hasBuilding(definition_);
    wishesOf_ = 0;
    bots_.clear();
    eyes_.clear();
    around_.reset();
    if (definition_.map.isChain()) around_.emplace(definition_);
    counted_.reset();
    if (CountedHands::isPossible(definition_.rules) && plan_.trade == PlayerTrade::Listed)
      counted_.emplace(definition_, state_);
    for (int seat = 0; seat < definition_.seats; ++seat) {
      const std::string& name = plan_.bots[static_cast<std::size_t>(seat) % plan_.bots.size()];
      bots_.push_back(makeBot(name));
      eyes_.push_back(bots_.back() ? Eyes::OfSeat : plan_.eyesOfGuests);
      if (!bots_.back()) bots_.back() = plan_.makeGuest(name, SeatId(seat));
    }
  }

  Setup setupOf() {
    rng_.startMove(0);
    Setup setup{plan_.ruleSet, plan_.options, {}, plan_.first};
    if (mayNeverEnd(rulesOf(plan_.ruleSet, plan_.options)))  // 8.17
      setup.options.maxRounds = defaultOptions(plan_.ruleSet, plan_.options.seats).maxRounds;
    if (!plan_.chain.isEmpty())
      setup.chain = plan_.chain;
    else if (plan_.boards > 0)
      setup.chain =
          plan_.board ? chainOf(*plan_.board, plan_.options, plan_.boards) : chainFor(plan_.options, plan_.boards);
    else
      setup.board = plan_.board ? boardUnder(plan_.options, *plan_.board) : boardFor(plan_.options, rng_);
    return setup;
  }

  // The chosen action becomes the last move.
  bool take(SeatId seat, const Action& action) {
    last_.seat = seat;
    last_.action = action;
    return true;
  }

  template <class Tell>
  void carryOut(Tell& tell) {
    if (throws_ == ThrowsDrawn::ByTurn) [[unlikely]]
      turnToThrow();
    ::new (&last_.chance) Chance(draw(definition_, state_, last_.seat, last_.action, rng_));  // in place: 3 % faster
    if (watches_) [[unlikely]]
      note();
    if (counted_) [[unlikely]]
      count();
    apply(definition_, state_, last_);
    tell(last_);
  }

  /// Bots that look back get the move as they see it.
  void note() {
    for (std::size_t seat = 0; seat < bots_.size(); ++seat)
      if (bots_[seat]->looksBack())
        if (const auto seen = visibleTo(SeatId(static_cast<int>(seat)), definition_, state_, last_))
          histories_[seat].push_back(*seen);
  }

  /// The part of the move that everybody sees is enough to count all hands.
  void count() {
    if (const auto seen = visibleTo(Viewer::watcher(), definition_, state_, last_)) counted_->see(*seen);
  }

  /// A draw of dice uses a move number that no game reaches and that its turn alone decides.
  void turnToThrow() {
    constexpr std::uint64_t kOfTurn = std::uint64_t{1} << 40, kOfRound = 2 * kOfTurn, kOfSecondThrow = 3 * kOfTurn;
    const Header& head = state_.head;
    const ActionKind kind = last_.action.kind;
    if (kind == ActionKind::Roll || kind == ActionKind::TimeUp) rng_.startMove(kOfTurn + head.turn);
    if (kind == ActionKind::StartRound) rng_.startMove(kOfRound + head.round);
    if (kind == ActionKind::SecondThrow) rng_.startMove(kOfSecondThrow + head.round);
  }

  bool choose() {
    if (auto due = dueMove(definition_, state_, number_ > 1 ? &last_ : nullptr)) return take({}, *due);
    if (plan_.trade == PlayerTrade::Listed && answer()) return true;
    if (auto closing = windowMove(definition_, state_)) return take({}, *closing);
    if (auto next = moveWithoutClock(definition_, state_)) return take({}, *next);
    return windowIsOpen(state_) ? ask(awaitedAnswer(definition_, state_)) : askInTurn();
  }

  /// 13.4: once a turn, after its throw, those who would build before the next one say so.
  bool wish() {
    const Header& head = state_.head;
    const bool isTime = head.isInTurn() && head.open == 0 && head.turn != wishesOf_ &&
                        state_.seat(head.active).pending.must == Decision::Act;
    if (!isTime) return false;
    for (int s = 0; s < definition_.seats; ++s) {
      const SeatId seat(s);
      if (!mayWish(definition_, state_, seat) || hasWished(state_, seat)) continue;
      const SeatView view(definition_, state_, seat, PlayerTrade::LeftOut, eyes_[static_cast<std::size_t>(s)]);
      if (const auto said = wishOf(view)) return take(seat, *said);
    }
    wishesOf_ = head.turn;
    return false;
  }

  /// In a shared round the others of the group go on while one waits; if all wait the clock runs out (9.6). The seat
  /// that acted is asked again first, which saves a look through all the seats.
  bool askInTurn() {
    const bool isClock = state_.head.stage == RoundStage::Clock && state_.head.open == 0;
    SeatId first;
    while (true) {
      const SeatId seat = waitingFor(state_, next_);
      if (seat && seat != first && ask(seat)) {
        if (stage_ != RoundStage::None) next_ = seat;
        return true;
      }
      if (!isClock) return false;
      if (!seat || seat == first) break;
      if (!first) first = seat;
      next_ = SeatId(seat.value + 1 == definition_.seats ? 0 : seat.value + 1);
    }
    return take({}, timeUpForAll());
  }

  bool ask(SeatId seat) {
    const auto* history = watches_ && bots_[seat.value]->looksBack() ? &histories_[seat.value] : nullptr;
    NearView* around = around_ && bots_[seat.value]->looksNear() ? &*around_ : nullptr;
    const CountedHands* counted = counted_ ? &*counted_ : nullptr;
    return ask(SeatView(definition_, state_, seat, plan_.trade, eyes_[seat.value],
                        {.history = history, .counted = counted}, around));
  }
  bool ask(const SeatView& view) {
    if (meter_) meter_->asked(view);
    const auto action = bots_[view.seat().value]->decide(view, rng_);
    if (meter_) meter_->answered(view);
    return action && take(view.seat(), *action);
  }

  /// Offers are answered before the game goes on. A seat that keeps silent is asked again after the next move.
  bool answer() {
    if (state_.head.open > 0) return false;
    std::erase_if(offering_, [&](SeatId offerer) { return unanswered(offerer).isEmpty(); });
    for (SeatId offerer : offering_) {
      for (PartnerId asked : unanswered(offerer))
        if (ask(definition_.partner(offerer, asked))) return true;
    }
    return false;
  }

  /// The seats that have not answered an offer yet; the active seat answers when it is asked anyway.
  PartnerSet unanswered(SeatId offerer) const {
    const Offer& offer = state_.seat(offerer).offer;
    PartnerSet silent = offer.to - (offer.declined | offer.accepted);
    for (PartnerId asked : silent)
      if (state_.isActive(definition_.partner(offerer, asked))) silent.erase(asked);
    return silent;
  }

  void remember() {
    const ActionKind kind = last_.action.kind;
    if (kind == ActionKind::Offer || kind == ActionKind::StrikeAnswer) {
      const SeatId offerer = last_.seat ? last_.seat : last_.action.seat;
      const auto place = std::lower_bound(offering_.begin(), offering_.end(), offerer);
      if (place == offering_.end() || *place != offerer) offering_.insert(place, offerer);
    }
    if (stage_ != state_.head.stage) next_ = SeatId(0);
    stage_ = state_.head.stage;
  }

  const SimulationPlan& plan_;
  SeededRng rng_;
  Setup setup_;
  GameDefinition definition_;
  State state_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::vector<Eyes> eyes_;                    ///< what each bot sees
  std::optional<NearView> around_;            ///< on a chain
  std::optional<CountedHands> counted_;       ///< where that is possible
  bool watches_ = false;                      ///< whether a bot looks back
  std::vector<std::vector<Move>> histories_;  ///< the moves that each has seen
  std::uint64_t number_ = 0;
  Move last_;
  std::vector<SeatId> offering_;  ///< seats whose offers may still have to be answered, in order
  SeatId next_{0};                ///< is asked next
  RoundStage stage_ = RoundStage::None;
  bool hasWishes_ = false;      ///< others build between turns
  std::uint32_t wishesOf_ = 0;  ///< the turn in which all who wish to build have said so
  bool takesTurns_ = false;     ///< one seat after another, without offers
  ThrowsDrawn throws_ = ThrowsDrawn::ByMove;
  DecisionMeter* meter_ = nullptr;
};

/// The winner; after a stop at the last round (8.17) the only seat with the most points (10.4).
inline SeatId bestOf(const SimulatedGame& game) {
  const auto ranked = standings(game.definition(), game.state());
  const bool isShared = ranked.size() > 1 && ranked[1].rank == ranked[0].rank;
  return isShared ? SeatId{} : ranked[0].seat;
}

/// Plays on by so many moves. False: the game is over, or nobody knows how to go on.
template <class Tell>
bool playOn(SimulatedGame& game, int moves, Tell& tell) {
  for (int i = 0; i < moves; ++i)
    if (game.isOver() || !game.step(tell)) return false;
  return true;
}

}  // namespace tapu
