// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay/replay_analysis.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/wire/seat_number.h"
#include "engine/bots/bot.h"
#include "engine/play/game.h"

namespace tapu {

namespace {

struct AnalysisWords {
  Q_DECLARE_TR_FUNCTIONS(tapu::Analysis)
};

// Numbers of games played on from a position: at the end of a turn, of about so many in all; after each move of a turn
// that changed much; to compare the outcomes of a decision; and to be sure.
constexpr int kAllTurns = 15'000, kLeastAtTurn = 100, kMostAtTurn = 200;
constexpr int kAtMove = 100, kToCompare = 40, kToBeSure = 300;
constexpr int kTurnsLookedInto = 15;  ///< turns that changed most
constexpr int kSuspects = 20;         ///< moves of these that are looked at closely
constexpr int kMostMoments = 10;      ///< moves that changed most
constexpr int kMostDoubts = 120;      ///< decisions that bots would have taken otherwise, whose outcomes are counted
constexpr int kMostMistakes = 8;      ///< of these, looked at closely
constexpr int kMovesOfTurn = 7;       ///< about so many has a turn

enum class Pass : std::uint64_t { Find, Turn, Sure, Doubt, Weigh };

std::uint64_t seedOf(int step, Pass pass) {
  return static_cast<std::uint64_t>(step) * 8 + static_cast<std::uint64_t>(pass);
}

/// Whether bots can play on from a position.
bool isPlayable(const State& state) {
  const auto isOffering = [](const Seat& seat) { return seat.offer.isOpen(); };
  return state.head.paused == Paused::No && std::none_of(state.seats.begin(), state.seats.end(), isOffering);
}

/// The first position, and those after the moves that were not taken back, as steps.
std::vector<int> stepsThatStay(const Replay& replay) {
  std::vector<int> steps{0};
  for (int move = 0; move < replay.steps(); ++move) {
    const bool isTakeBack = replay.moves()[static_cast<std::size_t>(move)].action.kind == ActionKind::TakeBack;
    if (!isTakeBack) {
      steps.push_back(move + 1);
    } else {
      while (steps.size() > 1 && isAside(replay.moves()[static_cast<std::size_t>(steps.back() - 1)])) steps.pop_back();
      if (steps.size() > 1) steps.pop_back();
    }
  }
  return steps;
}

/// Whether bots can play on from a step. Moves the replay there.
bool isPlayableAt(Replay& replay, int step) {
  replay.goTo(step);
  return isPlayable(replay.state());
}

/// The distance of two chances, in hundredths.
double distance(const WinCount& a, const WinCount& b) {
  const auto share = [](const WinCount& each) { return each.games > 0 ? 100.0 * each.wins / each.games : 0.0; };
  return share(b) - share(a);
}

class Analyst {
 public:
  Analyst(Replay& replay, const SlowWork::GoesOn& goesOn)
      : replay_(replay), goesOn_(goesOn), bots_(replay.header().setup), seats_(replay.definition().seats) {}

  std::optional<Analysis> run() {
    for (const int step : stepsThatStay(replay_))
      if (isPlayableAt(replay_, step)) steps_.push_back(step);
    if (steps_.empty()) return {};
    const auto turns = static_cast<int>(std::ssize(replay_.turns()));
    atTurn_ = std::clamp(kAllTurns / turns, kLeastAtTurn, kMostAtTurn);
    all_ = turns * atTurn_ + std::min(turns, kTurnsLookedInto) * kMovesOfTurn * kAtMove +
           (kSuspects + kMostMistakes) * 2 * kToBeSure + kMostDoubts * 2 * kToCompare;
    if (!judgeTurns() || !lookIntoTurns() || !findMoments() || !findMistakes()) return {};
    return std::move(analysis_);
  }

 private:
  using Counts = std::vector<WinCount>;  ///< [seat]

  const Move& moveAt(int step) const { return replay_.moves()[static_cast<std::size_t>(step) - 1]; }

  /// Asked before each game and each decision that is judged: a caller that stops the analysis waits until then.
  bool goesOn() const { return goesOn_(std::min(done_, all_ - 1), all_); }

  /// Plays on from a step. Empty: it was stopped.
  Counts count(int step, const std::optional<Decided>& first, int games, Pass pass) {
    replay_.goTo(step);
    const auto playsOn = [this] {
      if (!goesOn()) return false;
      ++done_;
      return true;
    };
    const Continued continued = bots_.play(replay_.state(), first, games, seedOf(step, pass), playsOn);
    if (continued.games < games) return {};
    Counts counts;
    for (int seat = 0; seat < seats_; ++seat)
      counts.push_back({continued.wins[static_cast<std::size_t>(seat)], continued.games});
    return counts;
  }

  bool judgeTurns() {
    const auto& turns = replay_.turns();
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
      const int end = turn + 1 < turns.size() ? turns[turn + 1].first : replay_.steps();
      analysis_.turns.push_back(count(steps_[lastAt(end)], {}, atTurn_, Pass::Turn));
      if (analysis_.turns.back().empty()) return false;
    }
    return true;
  }

  /// The index of the last position at or before a step from which bots can play on.
  std::size_t lastAt(int step) const {
    const auto after = std::ranges::upper_bound(steps_, step);
    return after == steps_.begin() ? 0 : static_cast<std::size_t>(std::prev(after) - steps_.begin());
  }

  static double largestChange(const Counts& before, const Counts& after) {
    double most = 0;
    for (std::size_t seat = 0; seat < before.size(); ++seat)
      most = std::max(most, std::abs(distance(before[seat], after[seat])));
    return most;
  }

  /// Counts after each move of the turns that changed most; the set-up is one of them, since so much happens in it.
  bool lookIntoTurns() {
    std::vector<std::size_t> order;
    for (std::size_t turn = 1; turn < analysis_.turns.size(); ++turn) order.push_back(turn);
    std::ranges::stable_sort(order, std::ranges::greater(), [this](std::size_t turn) {
      return largestChange(analysis_.turns[turn - 1], analysis_.turns[turn]);
    });
    order.insert(order.begin(), 0);
    if (order.size() > kTurnsLookedInto) order.resize(kTurnsLookedInto);
    seen_.resize(steps_.size());
    const auto& turns = replay_.turns();
    for (const std::size_t turn : order) {
      const int end = turn + 1 < turns.size() ? turns[turn + 1].first : replay_.steps();
      for (std::size_t at = lastAt(turns[turn].first); at <= lastAt(end); ++at) {
        if (seen_[at].empty()) seen_[at] = count(steps_[at], {}, kAtMove, Pass::Find);
        if (seen_[at].empty()) return false;
      }
    }
    return true;
  }

  /// The seat whose chance a move is about.
  SeatId whose(int step, const Counts& before, const Counts& after) const {
    if (const SeatId mover = moveAt(step).seat; mover && moveAt(step).action.kind != ActionKind::Roll) return mover;
    SeatId most(0);
    const auto change = [&](SeatId seat) { return std::abs(distance(before[seat.value], after[seat.value])); };
    for (const SeatId seat : seatsOf(seats_))
      if (change(seat) > change(most)) most = seat;
    return most;
  }

  bool findMoments() {
    struct Suspect {
      std::size_t at = 0;  ///< of the step after the move in `steps_`
      double change = 0;
    };
    std::vector<Suspect> suspects;
    for (std::size_t at = 1; at < steps_.size(); ++at) {
      if (seen_[at - 1].empty() || seen_[at].empty()) continue;
      const SeatId seat = whose(steps_[at], seen_[at - 1], seen_[at]);
      suspects.push_back({at, std::abs(distance(seen_[at - 1][seat.value], seen_[at][seat.value]))});
    }
    std::ranges::stable_sort(suspects, std::ranges::greater(), &Suspect::change);
    if (suspects.size() > kSuspects) suspects.resize(kSuspects);
    std::vector<Analysis::Moment> moments;
    for (const Suspect& suspect : suspects) {
      // Counted anew: a count picked because it seemed large would stay too large.
      const Counts before = count(steps_[suspect.at - 1], {}, kToBeSure, Pass::Sure);
      const Counts after = before.empty() ? Counts() : count(steps_[suspect.at], {}, kToBeSure, Pass::Sure);
      if (after.empty()) return false;
      Analysis::Moment moment{steps_[suspect.at], whose(steps_[suspect.at], before, after)};
      moment.before = before[moment.seat.value];
      moment.after = after[moment.seat.value];
      if (differ(moment.before, moment.after)) moments.push_back(moment);
    }
    std::ranges::stable_sort(moments, std::ranges::greater(), [](const Analysis::Moment& moment) {
      return std::abs(distance(moment.before, moment.after));
    });
    if (moments.size() > kMostMoments) moments.resize(kMostMoments);
    for (Analysis::Moment& moment : moments)
      if (!weigh(moment)) return false;
    analysis_.moments = std::move(moments);
    return true;
  }

  /// The bots' choice in place of the move that leads to a step; nothing: they do not judge it.
  std::optional<Action> preferredAt(int step) {
    const Move& move = moveAt(step);
    replay_.goTo(step - 1);
    if (!move.seat || !isJudged(move.action.kind) || !isPlayable(replay_.state())) return {};
    const SeatView view(replay_.definition(), replay_.state(), move.seat, PlayerTrade::LeftOut);
    const bool isOneOfMany = move.action.kind == ActionKind::Gold;  // one legal form stands for all choices of cards
    if ((view.legal().size() < 2 && !isOneOfMany) || !view.allows(move.action)) return {};
    SeededRng rng(seedOf(step, Pass::Weigh));
    const auto preferred = makeBot("greedy")->decide(view, rng);
    // A throw is none, unless a card should have been played before it.
    if (preferred && preferred->kind == ActionKind::Roll && move.action.kind == ActionKind::Roll) return {};
    return preferred && isJudged(preferred->kind) && view.allows(*preferred) ? preferred : std::nullopt;
  }

  /// Counts the outcomes of the actual move, and of the one that bots prefer.
  bool compare(Analysis::Moment& moment, const Action& preferred, int games, Pass pass) {
    const Move& move = moveAt(moment.step);
    const Counts made = count(moment.step - 1, Decided{move.seat, move.action}, games, pass);
    const Counts other = made.empty() ? Counts() : count(moment.step - 1, Decided{move.seat, preferred}, games, pass);
    if (other.empty()) return false;
    moment.otherwise = preferred;
    moment.made = made[move.seat.value];
    moment.preferred = other[move.seat.value];
    return true;
  }

  bool weigh(Analysis::Moment& moment) {
    using Judgment = Analysis::Judgment;
    const auto preferred = preferredAt(moment.step);
    if (!preferred) return true;
    moment.otherwise = *preferred;
    moment.judgment = Judgment::AsTheyDo;
    if (*preferred == moveAt(moment.step).action) return true;
    if (!compare(moment, *preferred, kToBeSure, Pass::Weigh)) return false;
    const bool isBetter = moment.preferred.wins > moment.made.wins;
    moment.judgment = !differ(moment.made, moment.preferred) ? Judgment::TooClose
                      : isBetter                             ? Judgment::Better
                                                             : Judgment::Worse;
    return true;
  }

  /// Decisions that cost something, beyond those that changed most.
  bool findMistakes() {
    std::vector<Analysis::Moment> doubts;
    for (std::size_t at = 1; at < steps_.size() && doubts.size() < kMostDoubts; ++at) {
      const int step = steps_[at];
      if (!goesOn()) return false;
      if (std::ranges::find(analysis_.moments, step, &Analysis::Moment::step) != analysis_.moments.end()) continue;
      const auto preferred = preferredAt(step);
      if (!preferred || *preferred == moveAt(step).action) continue;
      Analysis::Moment moment{step, moveAt(step).seat};
      if (!compare(moment, *preferred, kToCompare, Pass::Doubt)) return false;
      if (moment.preferred.wins > moment.made.wins) doubts.push_back(moment);
    }
    std::ranges::stable_sort(doubts, std::ranges::greater(),
                             [](const Analysis::Moment& moment) { return moment.preferred.wins - moment.made.wins; });
    if (doubts.size() > kMostMistakes) doubts.resize(kMostMistakes);
    for (Analysis::Moment& moment : doubts) {
      if (!weigh(moment)) return false;
      if (moment.judgment == Analysis::Judgment::Better) analysis_.moments.push_back(moment);
    }
    return true;
  }

  Replay& replay_;
  const SlowWork::GoesOn& goesOn_;
  Continuations bots_;
  int seats_;
  int atTurn_ = 0;            ///< games from the end of each turn
  std::vector<int> steps_;    ///< moves not taken back, from where bots can play on; not empty once it runs
  std::vector<Counts> seen_;  ///< [index of steps_]; empty: not looked at
  Analysis analysis_;
  qint64 done_ = 0, all_ = 1;
};

}  // namespace

bool isJudged(ActionKind kind) {
  using enum ActionKind;
  static constexpr std::array kJudged{Settlement, City,    Road,   Ship,         MoveShip,     Roll,
                                      EndTurn,    BuyCard, Knight, RoadBuilding, YearOfPlenty, Monopoly,
                                      Robber,     Pirate,  Gold,   Bank};
  return std::ranges::find(kJudged, kind) != kJudged.end();
}

bool differ(const WinCount& a, const WinCount& b) {
  const auto variance = [](const WinCount& count) {
    const double share = count.games > 0 ? static_cast<double>(count.wins) / count.games : 0;
    return count.games > 0 ? share * (1 - share) / count.games : 0;
  };
  return std::abs(distance(a, b)) / 100 > 2 * std::sqrt(variance(a) + variance(b));
}

QString whyNoAnalysis(const Replay& replay) {
  const RecordHeader& header = replay.header();
  if (!header.setup.chain.isEmpty())
    //: Why a record is not analyzed
    return AnalysisWords::tr(
        "A Big Game is not analyzed: so many decide at once there that no single move decides who wins.");
  if (header.seenBy)
    //: Why a record is not analyzed
    return AnalysisWords::tr(
        "This record tells only what one player saw. An analysis needs the cards of all: records of games that were "
        "played to their end on this computer have them.");
  if (replay.steps() == 0)
    //: Why a record is not analyzed
    return AnalysisWords::tr("There is nothing to analyze: no move was made.");
  Replay copy = replay;
  if (std::ranges::none_of(stepsThatStay(copy), [&](int step) { return isPlayableAt(copy, step); }))
    //: Why a record is not analyzed
    return AnalysisWords::tr(
        "There is nothing to analyze: the game is paused, or waits for an answer to an offer, after each of its "
        "moves.");
  return {};
}

std::optional<Analysis> analyze(Replay replay, const SlowWork::GoesOn& goesOn) { return Analyst(replay, goesOn).run(); }

}  // namespace tapu
