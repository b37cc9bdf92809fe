// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/simulation.h"

#include <algorithm>
#include <bit>

#include "engine/play/initial_state.h"
#include "engine/play/round_time.h"
#include "engine/rules/course.h"
#include "engine/rules/dog.h"

namespace tapu {
namespace {

constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  a = (a ^ b) * 0x9e3779b97f4a7c15ULL;
  return a ^ (a >> 32);
}

/// Scattered twice: seeds side by side have no game in common.
std::uint64_t seedOfGame(std::uint64_t seed, int number) {
  SeededRng games(SeededRng(seed).next());
  games.startMove(static_cast<std::uint64_t>(number));
  return games.next();
}

constexpr std::uint64_t at(int digit, std::uint64_t value) { return value << digit; }

/// Kinds of moves that come with hands, counts of cards, or forced results; others at most with a seat (9.22).
constexpr bool carriesMore(ActionKind kind) {
  return kind == ActionKind::Discard || kind == ActionKind::Offer || kind == ActionKind::Accept ||
         kind == ActionKind::Confirm || kind == ActionKind::Monopoly || kind == ActionKind::MoveShip ||
         (kind >= ActionKind::FirstThrow && kind <= ActionKind::Reveal) || kind == ActionKind::StartRound;
}

std::uint64_t signMore(std::uint64_t signature, const Move& move) {
  const Chance& chance = move.chance;
  const std::uint64_t forced = at(0, chance.hex.value) | at(16, chance.seat.value) | at(32, chance.counts[0]) |
                               at(40, chance.counts[1]) | at(48, chance.counts[2]) | at(56, chance.counts[3]);
  return mixed(mixed(mixed(signature, move.action.give.lanes), mixed(move.action.want.lanes, chance.cards.lanes)),
               forced);
}

/// All of a move, in the order in which it lies in memory, so that it is read in few steps.
inline std::uint64_t sign(std::uint64_t signature, const Move& move) {
  const Action& action = move.action;
  const Chance& chance = move.chance;
  const std::uint64_t asked = at(0, action.placeLow) | at(16, action.seat.value) |
                              at(32, static_cast<unsigned>(action.kind)) | at(40, static_cast<unsigned>(action.first)) |
                              at(48, static_cast<unsigned>(action.second)) | at(56, action.placeHigh);
  const std::uint64_t drawn = at(0, chance.dice[0]) | at(8, chance.dice[1]) |
                              at(16, static_cast<unsigned>(chance.card)) |
                              at(24, static_cast<unsigned>(chance.stolen)) | at(32, chance.winner.value) |
                              at(48, chance.wonWith) | at(56, chance.throwCount);
  constexpr std::uint64_t kMover = 0xbb67ae8584caa73bULL;  // an odd fraction: of the square root of three
  signature = mixed(signature + kMover * move.seat.value, asked ^ std::rotl(drawn, 29));
  if (carriesMore(action.kind) || chance.seat) return signMore(signature, move);
  return signature;
}

}  // namespace

/// One game on its way. The next begins on the graph of this one's map.
class SimulatedGame {
 public:
  explicit SimulatedGame(const SimulationPlan& plan) : plan_(plan), rng_(0), setup_(setupOf()), definition_(setup_) {}

  void begin(int number) {
    rng_ = SeededRng(seedOfGame(plan_.seed, number));
    number_ = 0;
    offering_.clear();
    setup_ = setupOf();
    definition_ = GameDefinition(setup_, std::move(definition_.map));
    state_ = initialState(definition_);
    seatBots();
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
  }
  /// Plays what a seat has decided.
  void decide(const Decided& decided) {
    rng_.startMove(++number_);
    take(decided.seat, decided.action);
    const auto tell = [](const Move&) {};
    carryOut(tell);
  }

  const Setup& setup() const { return setup_; }
  const GameDefinition& definition() const { return definition_; }
  const State& state() const { return state_; }
  bool isOver() const { return state_.head.phase == Phase::Over; }

  /// Plays one move and tells it. On false nobody knows how to go on.
  template <class Tell>
  bool step(Tell tell) {
    rng_.startMove(++number_);
    const auto only = takesTurns_ ? onlyChoice(definition_, state_) : std::nullopt;
    if (only == ActionKind::Roll) {  // nobody is asked where there is no choice
      take(state_.head.active, Action::bare(ActionKind::Roll));
      carryOut(tell);
      return true;
    }
    if (only)
      take(state_.head.active, Action::bare(ActionKind::EndTurn));
    else if (!(takesTurns_ && awaitsActiveAlone(state_) ? ask(state_.head.active) : choose()))
      return false;
    carryOut(tell);
    if (!takesTurns_) remember();
    return true;
  }

 private:
  void seatBots() {
    takesTurns_ = plan_.trade == PlayerTrade::LeftOut && hasPlainTurns(definition_);
    bots_.clear();
    for (int seat = 0; seat < definition_.seats; ++seat)
      bots_.push_back(makeBot(plan_.bots[static_cast<std::size_t>(seat) % plan_.bots.size()]));
  }

  Setup setupOf() {
    rng_.startMove(0);
    Setup setup{plan_.ruleSet, plan_.options, {}, plan_.first};
    if (mayNeverEnd(rulesOf(plan_.ruleSet, plan_.options))) setup.options.maxRounds = Options().maxRounds;  // 8.17
    if (!plan_.chain.isEmpty())
      setup.chain = plan_.chain;
    else if (plan_.boards > 0)
      setup.chain =
          plan_.board ? chainOf(*plan_.board, plan_.options, plan_.boards) : chainFor(plan_.options, plan_.boards);
    else
      setup.board = plan_.board ? boardUnder(plan_.options, *plan_.board) : boardFor(plan_.options, rng_);
    return setup;
  }

  // What is chosen becomes the last move.
  bool take(SeatId seat, const Action& action) {
    last_.seat = seat;
    last_.action = action;
    return true;
  }

  template <class Tell>
  void carryOut(Tell& tell) {
    ::new (&last_.chance) Chance(draw(definition_, state_, last_.seat, last_.action, rng_));  // in place: 3 % faster
    apply(definition_, state_, last_);
    tell(last_);
  }

  bool choose() {
    if (auto due = dueMove(definition_, state_, number_ > 1 ? &last_ : nullptr)) return take({}, *due);
    if (plan_.trade == PlayerTrade::Listed && answer()) return true;
    if (auto closing = windowMove(definition_, state_)) return take({}, *closing);
    if (auto next = moveWithoutClock(definition_, state_)) return take({}, *next);
    return windowIsOpen(state_) ? ask(awaitedAnswer(definition_, state_)) : askInTurn();
  }

  /// In a shared round the others of the group go on while one waits; if all wait the clock runs out (9.6). Whoever
  /// acts is asked again first: nobody looks through all the seats.
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

  bool ask(SeatId seat) { return ask(SeatView(definition_, state_, seat, plan_.trade)); }
  bool ask(const SeatView& view) {
    const auto action = bots_[view.seat().value]->decide(view, rng_);
    return action && take(view.seat(), *action);
  }

  /// Offers are answered before the game goes on. A seat that keeps silent is asked again after the next move.
  bool answer() {
    if (state_.head.open > 0) return false;
    std::erase_if(offering_, [&](SeatId offerer) { return unanswered(offerer).isEmpty(); });
    for (SeatId offerer : offering_)
      for (PartnerId asked : unanswered(offerer))
        if (ask(definition_.partner(offerer, asked))) return true;
    return false;
  }

  /// Those who have not answered an offer yet; whoever is active does so when it is asked anyway.
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
  std::uint64_t number_ = 0;
  Move last_;
  std::vector<SeatId> offering_;  ///< whose offers may still have to be answered, in order
  SeatId next_{0};                ///< is asked next
  RoundStage stage_ = RoundStage::None;
  bool takesTurns_ = false;  ///< one seat after another, without offers
};

namespace {

/// Who has won; after a stop at the last round (8.17) who alone has the most points (10.4).
SeatId bestOf(const SimulatedGame& game) {
  const auto ranked = standings(game.definition(), game.state());
  const bool isShared = ranked.size() > 1 && ranked[1].rank == ranked[0].rank;
  return isShared ? SeatId{} : ranked[0].seat;
}

/// So many moves pass between two questions whether all is stopped: too few to wait for, too many to cost anything.
constexpr int kMovesOnEnd = 512;

/// Plays on by so many moves. False: the game is over, or nobody knows how to go on.
template <class Tell>
bool playOn(SimulatedGame& game, int moves, Tell& tell) {
  for (int i = 0; i < moves; ++i)
    if (game.isOver() || !game.step(tell)) return false;
  return true;
}

template <class Watch>
SimulationResult play(const SimulationPlan& plan, Watch& watch) {
  SimulationResult result;
  result.wins.resize(std::max<std::size_t>(result.wins.size(), static_cast<std::size_t>(2 * plan.boards)));
  SimulatedGame game(plan);
  const auto isStopped = [&plan] { return plan.isStopped && plan.isStopped(); };
  for (int number = 0; number < plan.games && !isStopped(); ++number) {
    game.begin(number);
    watch.began(game.setup(), game.definition(), game.state());
    const auto tell = [&](const Move& move) {
      ++result.moves;
      result.signature = sign(result.signature, move);
      watch.moved(game.definition(), game.state(), move);
    };
    for (int left = plan.mostMoves; left > 0 && playOn(game, std::min(left, kMovesOnEnd), tell) && !isStopped();)
      left -= kMovesOnEnd;
    ++result.games;
    if (!game.isOver()) continue;
    ++result.finished;
    ++(game.state().head.winner ? result.won : result.stopped);
    result.rounds.push_back(game.state().head.round);
    if (const SeatId winner = bestOf(game)) ++result.wins[winner.value];
  }
  return result;
}

}  // namespace

SimulationResult simulate(const SimulationPlan& plan) {
  struct Nobody {
    void began(const Setup&, const GameDefinition&, const State&) {}
    void moved(const GameDefinition&, const State&, const Move&) {}
  } nobody;
  return play(plan, nobody);
}

SimulationResult simulate(const SimulationPlan& plan, SimulationWatcher& watcher) { return play(plan, watcher); }

namespace {

/// Rules under which bots come to an end: those without one get a last round far ahead (8.17).
Setup endingSetup(Setup setup) {
  constexpr int kFarAhead = 150;
  if (mayNeverEnd(rulesOf(setup.ruleSet, setup.options)))
    setup.options.maxRounds = static_cast<decltype(setup.options.maxRounds)>(kFarAhead);
  return setup;
}

}  // namespace

Continuations::Continuations(const Setup& setup) : setup_(endingSetup(setup)) {
  plan_.bots = {"greedy"};
  plan_.trade = PlayerTrade::LeftOut;
  game_ = std::make_unique<SimulatedGame>(plan_, setup_);
}

Continuations::~Continuations() = default;

Continued Continuations::play(const State& from, const std::optional<Decided>& first, int games, std::uint64_t seed,
                              const std::function<bool()>& goesOn) {
  constexpr int kMostMoves = 5000;
  Continued result{0, std::vector<int>(static_cast<std::size_t>(game_->definition().seats))};
  plan_.seed = seed;
  const auto tell = [](const Move&) {};
  for (; result.games < games && goesOn(); ++result.games) {
    game_->beginAt(from, result.games);
    if (first && !game_->isOver()) game_->decide(*first);
    playOn(*game_, kMostMoves, tell);
    if (!game_->isOver()) continue;
    if (const SeatId winner = bestOf(*game_)) ++result.wins[winner.value];
  }
  return result;
}

}  // namespace tapu
