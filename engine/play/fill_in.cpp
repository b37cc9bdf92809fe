// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/fill_in.h"

#include <algorithm>
#include <deque>
#include <utility>

#include "engine/play/game.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/rules/dog.h"

// Bought cards and stolen ones are guessed in different ways. A card that lies open later tells what was bought: it
// counts as its owner's oldest one not open yet, since a card must not be played in the turn it was bought in (8.3). A
// card that is never opened is dealt from the rest of the deck. Stolen cards show only in later payments: many guesses
// are played side by side, each with other cards; one in which a later move is impossible is dropped, and another takes
// its place.

namespace tapu {
namespace {

bool isTakeBack(const Move& move) { return !move.seat && move.action.kind == ActionKind::TakeBack; }

/// The cards that were bought, as far as they are known.
struct Purchases {
  std::vector<Card> bought;  ///< by the number of the purchase; None: nobody has seen it
  CardCounts unseen;         ///< what was never seen of the deck: unseen purchases and the rest of it
};

/// Cards of these counts, one after the other.
std::vector<Card> listed(CardCounts counts) {
  std::vector<Card> cards;
  for (int kind = 0; kind < kCards; ++kind)
    cards.insert(cards.end(), static_cast<std::size_t>(counts[static_cast<Card>(kind)]), static_cast<Card>(kind));
  return cards;
}

/// Notes the purchases of a game while it is seen again.
class Buyers {
 public:
  /// `viewer` knew its own cards when it bought them.
  Buyers(const State& start, SeatId viewer) : viewer_(viewer), hidden_(static_cast<std::size_t>(start.seats.size())) {
    found_.unseen = start.supplies[0].deck;
  }
  /// False: a card lies open that nobody can have bought.
  bool note(const Move& move, const State& before, const State& after) {
    const SeatId drawer = move.action.kind == ActionKind::TimeUp ? move.action.seat : move.seat;
    if (move.chance.card != Card::None && drawer) {  // bought, or found as a gift (14.6)
      if (move.chance.card == Card::Unknown)
        hidden_[drawer.value].push_back(found_.bought.size());
      else if (!takeFromDeck(move.chance.card))
        return false;
      found_.bought.push_back(move.chance.card == Card::Unknown ? Card::None : move.chance.card);
    }
    for (int s = 0; s < after.seats.size(); ++s)
      if (SeatId(s) != viewer_ && !open(s, before.seats[s].played, after.seats[s].played)) return false;
    return true;
  }
  const Purchases& found() const { return found_; }

 private:
  bool takeFromDeck(Card card) {
    if (static_cast<int>(card) >= kCards || found_.unseen[card] == 0) return false;
    found_.unseen -= CardCounts::of(card);
    return true;
  }
  /// The cards of a seat that lie open now and did not before.
  bool open(int seat, CardCounts before, CardCounts after) {
    auto& waiting = hidden_[static_cast<std::size_t>(seat)];
    for (int kind = 0; kind < kCards; ++kind) {
      const Card card = static_cast<Card>(kind);
      for (int more = after[card] - before[card]; more > 0; --more) {
        if (waiting.empty() || !takeFromDeck(card)) return false;
        found_.bought[waiting.front()] = card;
        waiting.pop_front();
      }
    }
    return true;
  }

  SeatId viewer_;
  Purchases found_;
  std::vector<std::deque<std::size_t>> hidden_;  ///< by seat: purchases that lie hidden
};

/// A game in full that may be the one that was seen.
class Guess {
 public:
  Guess(const Setup& setup, Viewer viewer, const Purchases& purchases, Rng& rng)
      : game_(setup), viewer_(viewer), bought_(purchases.bought) {
    std::vector<Card> rest = listed(purchases.unseen);
    shuffle(std::span(rest), rng);
    for (Card& card : bought_)
      if (card == Card::None && !rest.empty()) {
        card = rest.back();
        rest.pop_back();
      }
  }
  const Game& game() const { return game_; }

  /// Plays on to where the viewer has seen this move. False: it cannot be; the guess is of no use any more.
  bool take(const Move& seen, Rng& rng) {
    if (isTakeBack(seen)) return takeBack(seen);
    if (seen.action.kind == ActionKind::WithdrawOffer) return withdraw(seen);
    if (!playUnseen(seen)) return false;
    Move full = seen;
    const bool isTrade = full.action.kind == ActionKind::Accept || full.action.kind == ActionKind::Confirm;
    if (isTrade) full.action.give = full.action.want = {};  // told only because the offer was not
    fillIn(full, rng);
    if (!isPossible(full)) return false;
    const auto shown = visibleTo(viewer_, game_.definition(), game_.state(), full);
    if (!shown || *shown != seen) return false;
    game_.append(full);
    return true;
  }

 private:
  bool isPossible(Move& move) const {
    return !game_.check(move.seat, move.action) && !completeChance(game_.definition(), game_.state(), move);
  }
  bool play(SeatId seat, const Action& action) {
    Move move{seat, action, {}};
    if (!isPossible(move)) return false;
    game_.append(move);
    return true;
  }
  /// Something that the viewer did not see may have been taken back: then nothing is different.
  bool takeBack(const Move& seen) {
    if (!game_.check(seen.seat, seen.action)) game_.append(seen);
    return true;
  }
  /// The viewer sees an offer go in this way too if it was replaced by one to others.
  bool withdraw(const Move& seen) {
    const SeatId offerer = seen.action.seat;
    if (!game_.state().seat(offerer).offer.isOpen()) return true;
    return play(SeatId(), seen.action) || play(offerer, withdrawOffer());
  }
  /// Plays moves that must have come before this one and that the viewer did not see.
  bool playUnseen(const Move& seen) {
    const Action& action = seen.action;
    const bool tellsOffer = !action.give.isEmpty() || !action.want.isEmpty();
    if (action.kind == ActionKind::Accept && tellsOffer) return offer(action.seat, seen.seat, action);
    if (action.kind == ActionKind::Confirm && tellsOffer)
      return offer(seen.seat, action.seat, action) && play(action.seat, accept(seen.seat));
    if (action.kind == ActionKind::TimeUp && !action.seat && windowIsOpen(game_.state())) return answer(seen.chance);
    return true;
  }
  bool offer(SeatId offerer, SeatId acceptor, const Action& told) {
    const PartnerSet to{game_.definition().partnerId(acceptor, offerer)};
    return play(offerer, offerTrade(told.give, told.want, to));
  }
  /// The seats that answered a wolf with a Dog (8.15).
  bool answer(const Chance& closing) {
    const SeatCounts dogs = closing.bySeat();
    for (int s = 0; s < game_.state().seats.size(); ++s) {
      const bool owes = game_.state().seats[s].pending.must == Decision::Answer &&
                        game_.state().seats[s].answer == Answer::None && !viewer_.plays(SeatId(s));
      const bool isDog = dogs[static_cast<std::size_t>(s)] == 1;
      if (owes && !play(SeatId(s), isDog ? playDog() : pass())) return false;
    }
    return true;
  }
  void fillIn(Move& move, Rng& rng) {
    if (move.chance.card != Card::None) move.chance.card = next_ < bought_.size() ? bought_[next_++] : Card::None;
    if (move.chance.stolen != Resource::Unknown) return;
    const SeatId victim = move.action.kind == ActionKind::TimeUp ? move.chance.seat : move.action.seat;
    if (!victim || victim.value >= game_.state().seats.size()) return;
    const CardCounts hand = game_.state().seat(victim).hand;
    if (hand.isEmpty()) return;
    int lot = static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.total())));
    for (int kind = 0; kind < kResources; ++kind) {
      const auto resource = static_cast<Resource>(kind);
      if (lot >= 0 && lot < hand[resource]) move.chance.stolen = resource;
      lot -= hand[resource];
    }
  }

  Game game_;
  Viewer viewer_;
  std::vector<Card> bought_;
  std::size_t next_ = 0;  ///< the purchase that comes next
};

/// So many guesses are played side by side. In a long game they are fewer, so that together they make no more moves
/// than `kMostMovesInAll`; but never fewer than the least, for one guess alone often ends in a position that cannot be.
constexpr std::size_t kMostGuesses = 96, kFewestGuesses = 8, kMostMovesInAll = 400'000;
/// The number of times that all guesses are begun anew.
constexpr int kTries = 4;

std::size_t guessesFor(std::size_t moves) {
  return std::clamp(kMostMovesInAll / std::max<std::size_t>(moves, 1), kFewestGuesses, kMostGuesses);
}

/// Keeps the guesses in which the move is possible; with less than half of them left copies of these fill the rest.
bool takeAll(std::vector<Guess>& guesses, std::size_t wanted, const Move& seen, Rng& rng) {
  std::erase_if(guesses, [&](Guess& guess) { return !guess.take(seen, rng); });
  if (guesses.empty()) return false;
  const std::size_t left = guesses.size();
  if (left > wanted / 2) return true;
  guesses.reserve(wanted);
  while (guesses.size() < wanted) guesses.push_back(guesses[rng.below(static_cast<std::uint32_t>(left))]);
  return true;
}

}  // namespace

std::optional<std::vector<Move>> filledIn(const Setup& setup, SeatId seat, std::span<const Move> seen, Rng& rng) {
  if (!setup.chain.isEmpty() || !seat || seat.value >= setup.seats()) return std::nullopt;
  const Game begun(setup);
  const GameDefinition& definition = begun.definition();
  SeenGame again(definition, seat);
  Buyers buyers(begun.state(), seat);
  for (const Move& move : seen) {
    const State before = again.state();
    if (!fits(definition, move) || !again.play(move) || !buyers.note(move, before, again.state())) return std::nullopt;
  }
  if (again.state().head.phase == Phase::Over) return std::nullopt;
  const std::size_t wanted = guessesFor(seen.size());
  for (int attempt = 0; attempt < kTries; ++attempt) {
    std::vector<Guess> guesses;
    for (std::size_t i = 0; i < wanted; ++i) guesses.emplace_back(setup, seat, buyers.found(), rng);
    if (!std::ranges::all_of(seen, [&](const Move& move) { return takeAll(guesses, wanted, move, rng); })) continue;
    for (const Guess& guess : guesses)
      if (visibleTo(seat, definition, guess.game().state()) == again.state()) return guess.game().log();
  }
  return std::nullopt;
}

}  // namespace tapu
