// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/battery.h"

#include <algorithm>

#include "engine/play/invariants.h"
#include "engine/play/round_time.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/rules/between.h"
#include "engine/rules/dog.h"
#include "engine/rules/trade.h"
#include "tests/engine/random_actions.h"

namespace tapu::test {

namespace {

std::string nameOf(const GameDefinition& definition, SeatId seat, const Action& action) {
  const auto who = seat.isNone() ? "table" : "seat " + std::to_string(seat.value);
  const auto& map = definition.map;
  const bool corner = action.kind == ActionKind::Settlement || action.kind == ActionKind::City;
  const bool off = corner                                ? !map.has(action.corner())
                   : action.kind == ActionKind::Road     ? !map.has(action.edge())
                   : action.kind == ActionKind::Ship     ? !map.has(action.edge())
                   : action.kind == ActionKind::MoveShip ? !map.has(action.edge()) || !map.has(action.target())
                   : action.kind == ActionKind::Robber   ? !map.has(action.hex())
                   : action.kind == ActionKind::Pirate   ? !map.has(action.hex())
                                                         : false;
  if (off)
    return who + " asks for place " + std::to_string(action.place()) + " off the map, kind " +
           std::to_string(int(action.kind));
  return who + " " + toText(definition, action);
}

}  // namespace

BatteryGame::BatteryGame(const Contest& contest, std::uint64_t seed)
    : setup_([&] {
        SeededRng rng(seed);
        return contest.setup(rng);
      }()),
      game_(setup_),
      lot_(seed * 2 + 1),
      rng_(seed * 2),
      leaving_(contest.leaving),
      viewers_(chooseViewers()) {
  for (const Viewer viewer : viewers_) views_.push_back(visibleTo(viewer, game_.definition(), game_.state()));
}

/// All who watch; of more than four seats the first three, the last one and one by lot.
std::vector<Viewer> BatteryGame::chooseViewers() {
  const int seats = game_.definition().seats;
  std::vector<Viewer> viewers;
  for (int s = 0; s < std::min(seats, 4); ++s) viewers.push_back(SeatId(s));
  if (seats > 4) {
    viewers[3] = SeatId(seats - 1);
    viewers.push_back(SeatId(3 + int(lot_.below(std::uint32_t(seats) - 4))));
  }
  viewers.push_back(Viewer::watcher());
  return viewers;
}

bool BatteryGame::say(const std::string& sentence) {
  auto text = sentence + " (move " + std::to_string(game_.moveCount());
  if (!game_.log().empty())
    text += ", after: " + nameOf(game_.definition(), game_.log().back().seat, game_.log().back().action);
  QTest::qFail((text + ")").c_str(), __FILE__, __LINE__);
  return false;
}

bool BatteryGame::play(int mostMoves) {
  if (!invariantsHold()) return false;
  while (game_.state().head.phase != Phase::Over && game_.moveCount() < mostMoves)
    if (!step()) return false;
  if (game_.state().head.phase != Phase::Over && !carryOut(SeatId{}, tableMove(ActionKind::StopGame))) return false;
  for (int i = 0; i < 2 * game_.definition().seats; ++i)
    if (const auto due = dueMove(game_.definition(), game_.state()); due && !carryOut(SeatId{}, *due)) return false;
  for (std::size_t i = 0; i < views_.size(); ++i) {
    if (!viewAgrees(i)) return false;
    for (int owner = 0; owner < game_.definition().seats; ++owner)  // 10.5
      if (!(views_[i].seat(seat(owner)).cards == game_.state().seat(seat(owner)).cards))
        return say("at the end all hidden cards are shown");
  }
  return (!dueMove(game_.definition(), game_.state()) || say("nothing is due after the end")) && replays();
}

/// One in so many, by lot; in a chain of more than four boards more seldom the longer it is.
bool BatteryGame::isDue(int every) { return lot_.below(std::uint32_t(every * std::max(1, boards() / 4))) == 0; }

SeatId BatteryGame::anySeat() { return seat(int(lot_.below(std::uint32_t(game_.definition().seats)))); }

/// One that it may trade with, or itself.
SeatId BatteryGame::seatNear(SeatId about) {
  const SeatId near = game_.definition().partner(about, PartnerId(int(lot_.below(PartnerSet::kMost))));
  return near ? near : about;
}

/// 10.1, 10.2: while a game goes on nobody who could win now has enough; the event of a round comes first (10.3).
bool BatteryGame::nobodyHasWon() {
  const auto& options = game_.definition().rules.options;
  const auto& head = game_.state().head;
  if (!head.isInTurn() || options.declare == DeclareVictory::Manual) return true;
  const bool isBuilding = hasBuilding(game_.definition()) && betweenSeat(game_.state());  // 13.4: nobody's turn
  for (int s = 0; s < game_.definition().seats; ++s) {
    const bool mayWin = options.ownTurnToWin == Switch::Off || (head.active == seat(s) && !isBuilding);
    if (mayWin && game_.state().points(seat(s)) >= game_.definition().rules.target)
      return say("who has enough points has won (10.1)");
  }
  return true;
}

bool BatteryGame::step() {
  lot_.startMove(++steps_);
  const auto due = dueMove(game_.definition(), game_.state());
  if ((!due || due->kind != ActionKind::StartRound) && !nobodyHasWon()) return false;
  if (due) return carryOut(SeatId{}, *due);
  if (!check()) return false;
  if (lot_.below(100) == 0 && !takeBackSometimes()) return false;
  if (dueMove(game_.definition(), game_.state())) return true;
  if (const auto action = tableActs()) return carryOut(SeatId{}, *action);
  return act();
}

/// Each question often enough over a game.
bool BatteryGame::check() {
  switch (steps_ % 4) {
    case 0: return listedIsLegal();
    case 1: return unlistedIsRefused();
    case 2: return !isDue(1) || actionsDependOnWhatIsSeen();
    default: return !isDue(1) || twinsLookAlike();
  }
}

/// The acts of organizer, clock and players who come and go, now and then; and the table's own when no seat has
/// anything to do.
std::optional<Action> BatteryGame::tableActs() {
  const auto& definition = game_.definition();
  const auto& state = game_.state();
  const auto allowed = [&](const Action& action) { return !tapu::check(definition, state, SeatId{}, action); };
  if (state.head.paused == Paused::Yes) return tableMove(ActionKind::Resume);
  const SeatId about = anySeat();
  if (int(lot_.below(1000)) < leaving_) {
    const Newcomer newcomer = Newcomer(lot_.below(2));
    for (const auto& action : {seatTaken(about, newcomer), tableMove(ActionKind::SeatLeft, about)})
      if (allowed(action)) return action;
  }
  if (lot_.below(300) == 0) return tableMove(ActionKind::Pause);
  if (const auto closing = windowMove(definition, state)) return closing;
  if (lot_.below(30) == 0 && windowIsOpen(state)) return timeUpForAll();
  if (lot_.below(std::uint32_t(40 * boards())) == 0)
    if (const auto end = moveAtTimeUp(definition, state, TimeLimit(lot_.below(2))); end && allowed(*end)) return end;
  if (state.head.stage == RoundStage::Between && state.head.open == 0)  // 9.20: seats are taken between rounds
    for (const SeatId vacant : definition.vacant)
      if (lot_.below(20) == 0 && allowed(seatTaken(vacant, Newcomer::Yes))) return seatTaken(vacant, Newcomer::Yes);
  return moveWithoutClock(definition, state);
}

bool BatteryGame::act() {
  const auto& definition = game_.definition();
  const auto& state = game_.state();
  const SeatId asked = awaitedAnswer(definition, state);
  SeatId by = asked ? asked : waitingFor(state, definition.map.isChain() ? anySeat() : SeatId(0));
  if (lot_.below(60) == 0 && !tapu::check(definition, state, SeatId{}, tableMove(ActionKind::TimeUp, by)))
    return carryOut(SeatId{}, tableMove(ActionKind::TimeUp, by));
  const SeatId other = definition.map.isChain() && by ? seatNear(by) : anySeat();
  if (lot_.below(4) == 0 && !legalActions(definition, state, other).empty()) by = other;
  const auto legal = legalActions(definition, state, by);
  if (legal.empty()) return say("the seat that all wait for has something to do");
  auto action = filled(definition, state, by, legal[int(lot_.below(std::uint32_t(legal.size())))], lot_);
  if (tapu::check(definition, state, by, action))
    action = legal[0].kind == ActionKind::Offer ? legal[legal.size() - 1] : legal[0];  // an offer too many
  action = filled(definition, state, by, action, lot_);
  return tapu::check(definition, state, by, action) ? true : carryOut(by, action);
}

bool BatteryGame::carryOut(SeatId by, const Action& action) {
  const State before = game_.state();
  rng_.startMove(std::uint64_t(game_.moveCount()));
  const auto outcome = game_.play(by, action, rng_);
  if (outcome.refused) return say(nameOf(game_.definition(), by, action) + " is refused");
  keep(by, before);
  const auto& definition = game_.definition();
  return invariantsHold(&before) && viewsFollow(before, outcome.move) && chanceIsCompleted(before, outcome.move) &&
         owesTheSame() &&
         (actionFrom(definition, toText(definition, action, by), by) == std::optional(action) ||
          say("text there and back: " + toText(definition, action, by)));
}

void BatteryGame::keep(SeatId by, const State& before) {
  if (game_.definition().map.isChain() || isAside(game_.log().back())) return;  // 0.13: there nothing is taken back
  done_.push_back({by, before});
  if (done_.size() > kKept) done_.pop_front();
}

/// Around the last move the same is found as everywhere.
bool BatteryGame::owesTheSame() {
  const auto& definition = game_.definition();
  if (!definition.map.isChain()) return true;
  const bool owes = dueMove(definition, game_.state()).has_value();
  return (dueMove(definition, game_.state(), &game_.log().back()).has_value() == owes ||
          say("what the table owes is found around the last move"));
}

bool BatteryGame::takeBackSometimes() {
  const auto by = game_.mayTakeBack();
  if (by.isNone() || done_.empty()) return true;
  State expected = done_.back().before;
  expected.head.wishes = game_.state().head.wishes;  // 14.13: another's wish does not go with it
  expected.head.queue = game_.state().head.queue;
  if (!(done_.back().seat == by)) return say("only the last move may be taken back");
  rng_.startMove(std::uint64_t(game_.moveCount()));
  const auto outcome = game_.play(SeatId{}, tableMove(ActionKind::TakeBack, by), rng_);
  done_.pop_back();
  for (std::size_t i = 0; i < views_.size(); ++i) views_[i] = visibleTo(viewers_[i], game_.definition(), game_.state());
  return (!outcome.refused || say("what may be taken back is taken back")) &&
         (game_.state() == expected || say("a take-back makes the state what it was"));
}

bool BatteryGame::invariantsHold(const State* before) {
  const auto broken = brokenInvariants(game_.definition(), game_.state(), before);
  return (broken.empty() || say(broken.front()));
}

bool BatteryGame::listedIsLegal() {
  const SeatId waited = waitingFor(game_.state());
  if (!listedOf(anySeat()) || (waited && !listedOf(waited))) return false;
  return !isDue(8) || containsAgreesWithCheck(waited && isDue(2) ? waited : anySeat());
}

/// What is said to be the only choice is the only one in the list, offers left out, and nobody else has to act.
bool BatteryGame::onlyChoiceIsOnly(SeatId by) {
  const auto& definition = game_.definition();
  const auto& state = game_.state();
  if (!hasPlainTurns(definition) || by != state.head.active) return true;
  const auto only = onlyChoice(definition, state);
  if (!only) return true;
  const auto due = dueMove(definition, state);
  const bool isOfOffers = due && (due->kind == ActionKind::WithdrawOffer || due->kind == ActionKind::StrikeAnswer);
  const auto inTurn = legalActions(definition, state, by, PlayerTrade::LeftOut);
  const bool isOnly = inTurn.size() == 1 && inTurn.has(*only) && waitingFor(state) == by && (!due || isOfOffers);
  return isOnly || say("who has only one choice in the turn has just that in its list");
}

bool BatteryGame::listedOf(SeatId by) {
  const auto& definition = game_.definition();
  const auto& state = game_.state();
  const auto legal = legalActions(definition, state, by);
  for (int k = 0; k < legal.size(); ++k) {
    const auto action = legal[k];
    if (!legal.contains(action)) return say("the list contains what it lists: " + nameOf(definition, by, action));
    if (isForm(action.kind)) continue;
    if (tapu::check(definition, state, by, action))
      return say("a listed action is legal: " + nameOf(definition, by, action));
  }
  if (!onlyChoiceIsOnly(by)) return false;
  if (legal.empty()) return true;
  const auto action = filled(definition, state, by, legal[int(lot_.below(std::uint32_t(legal.size())))], lot_);
  if (tapu::check(definition, state, by, action)) return true;  // a filled form that the rules refuse
  State copy = state;
  rng_.startMove(std::uint64_t(game_.moveCount()));
  apply(definition, copy, {by, action, draw(definition, state, by, action, rng_)});
  const auto broken = brokenInvariants(definition, copy, &state);
  return (broken.empty() || say("after " + nameOf(definition, by, action) + ": " + broken.front()));
}

bool BatteryGame::unlistedIsRefused() {
  for (int i = 0; i < 6; ++i) {
    const auto by = seat(int(lot_.below(std::uint32_t(game_.definition().seats) + 2)) - 1);
    const auto action = anyAction(game_.definition(), lot_);
    if (!game_.check(by, action)) continue;
    if (by && by.value < game_.definition().seats && !isForm(action.kind) &&
        legalActions(game_.definition(), game_.state(), by).contains(action))
      return say("a refused action is not listed: " + nameOf(game_.definition(), by, action));
    if (!isDue(3)) continue;
    const State before = game_.state();
    const int length = game_.moveCount();
    const auto outcome = game_.play(by, action, lot_);
    if (!((outcome.refused && game_.state() == before && game_.moveCount() == length)))
      return say("a refused action changes nothing: " + nameOf(game_.definition(), by, action));
    if (*outcome.refused >= Reject::Count || ruleOf(*outcome.refused).empty())
      return say("a refusal has a reason and a rule");
  }
  return true;
}

bool BatteryGame::containsAgreesWithCheck(SeatId by) {
  const auto& definition = game_.definition();
  const auto& state = game_.state();
  const auto legal = legalActions(definition, state, by);
  int count = 0;
  const auto agree = [&](const Action& action) {
    const bool isLegal = !tapu::check(definition, state, by, action);
    count += isLegal;
    return (isLegal == legal.contains(action) ||
            say("the list and check agree about " + nameOf(definition, by, action)));
  };
  for (int block : state.blocksOf(by)) {
    for (int i = 64 * block; i < std::min(64 * block + 64, definition.map.cornerCount()); ++i)
      for (const auto& action :
           {buildSettlement(CornerId(i)), buildCity(CornerId(i)), startCards(CornerId(i)), startCity(CornerId(i))})
        if (!agree(action)) return false;
    for (int i = 128 * block; i < std::min(128 * block + 128, definition.map.edgeCount()); ++i)
      if (!agree(buildRoad(EdgeId(i))) || !agree(buildShip(EdgeId(i)))) return false;
    for (int from : state.blocksOf(by))
      for (int i = 128 * from; i < std::min(128 * from + 128, definition.map.edgeCount()); ++i)
        for (int k = 128 * block; k < std::min(128 * block + 128, definition.map.edgeCount()); ++k)
          if (state.at(EdgeId(i)).isOf(by, Piece::Ship) && !agree(moveShip(EdgeId(i), EdgeId(k)))) return false;
  }
  for (int i = 0; i < definition.map.hexCount(); ++i) {
    if (!agree(playKnight(HexId(i)))) return false;
    const int victims = definition.map.isChain() ? 0 : definition.seats;  // 9.18: there nobody is robbed
    for (int victim = -1; victim < victims; ++victim)
      if (!agree(moveRobber(HexId(i), seat(victim))) || !agree(movePirate(HexId(i), seat(victim)))) return false;
  }
  for (auto give : kAllResources) {
    if (!agree(playMonopoly(give)) || !agree(playYearOfPlenty(give)) || !agree(playKnight(give))) return false;
    for (auto get : kAllResources)
      if (!agree(tradeWithBank(give, get)) || (give <= get && !agree(playYearOfPlenty(give, get)))) return false;
  }
  for (int i = 0; i < definition.seats; ++i)
    if (!agree(accept(seat(i))) || !agree(decline(seat(i))) || !agree(confirm(seat(i)))) return false;
  for (const auto& action :
       {roll(), endTurn(), buyCard(), playKnight(), playRoadBuilding(), withdrawOffer(), pass(), declareVictory(),
        playInsurance(), playDog(), done(), notDone(), wantBuild(BuildWish::On), wantBuild(BuildWish::Off)})
    if (!agree(action)) return false;
  const int blanks = legal.has(ActionKind::Discard) + legal.has(ActionKind::Offer) + legal.has(ActionKind::Gold);
  return (count + blanks == legal.size() || say("every legal action is listed once: " + std::to_string(count + blanks) +
                                                " legal, " + std::to_string(legal.size()) + " listed"));
}

bool BatteryGame::viewsFollow(const State& before, const Move& move) {
  const auto& definition = game_.definition();
  const std::size_t inTurn = std::size_t(game_.moveCount()) % views_.size();
  for (std::size_t i = 0; i < views_.size(); ++i) {
    const auto viewer = viewers_[i];
    const auto seen = visibleTo(viewer, definition, before, move);
    if (!seen) continue;
    const bool asks = !definition.map.isChain() || i == inTurn;  // it copies the position
    if (asks && !isPlausible(definition, views_[i], *seen))
      return say("viewer " + std::to_string(i) +
                 " believes a lawful move: " + nameOf(definition, move.seat, move.action));
    apply(definition, views_[i], *seen);
    if (i == inTurn && !(actionFrom(definition, toText(definition, seen->action, seen->seat), seen->seat) ==
                         std::optional(seen->action)))
      return say("a seen move there and back: " + toText(definition, seen->action, seen->seat));
  }
  return !isDue(1) || viewAgrees(inTurn);
}

bool BatteryGame::viewAgrees(std::size_t i) {
  const auto& definition = game_.definition();
  const State& view = views_[i];
  if (!(view == visibleTo(viewers_[i], definition, game_.state())))
    return say("seeing then applying equals applying then seeing, viewer " + std::to_string(viewers_[i].seat().value));
  const auto broken = brokenInvariants(definition, view, &game_.state());
  return (broken.empty() ||
          say("in what viewer " + std::to_string(viewers_[i].seat().value) + " sees: " + broken.front()));
}

bool BatteryGame::actionsDependOnWhatIsSeen() {
  const auto& definition = game_.definition();
  for (std::size_t i = 0; i + 1 < views_.size(); ++i) {
    const SeatId viewer = viewers_[i].seat();
    const auto& view = views_[i];
    if (!(legalActions(definition, view, viewer).all() == legalActions(definition, game_.state(), viewer).all()))
      return say("legal actions depend only on what seat " + std::to_string(viewer.value) + " sees");
    const auto action = anyAction(definition, lot_);
    if (!(tapu::check(definition, view, viewer, action) == tapu::check(definition, game_.state(), viewer, action)))
      return say("a refusal depends only on what is seen: " + nameOf(definition, viewer, action));
  }
  return (waitingFor(views_.back()) == waitingFor(game_.state()) || say("whom all wait for is seen by everybody"));
}

bool BatteryGame::twinsLookAlike() {
  const auto& definition = game_.definition();
  const State& one = game_.state();
  if (definition.seats < 3 || one.head.phase == Phase::Over) return true;
  const auto by = waitingFor(one, definition.map.isChain() ? anySeat() : SeatId(0));
  const int viewer = int((definition.map.isChain() && by ? seatNear(by) : anySeat()).value);
  const auto a = seat((viewer + 1) % definition.seats), b = seat((viewer + 2) % definition.seats);
  State two = one;  // the twin: two seats exchange a card, and one an unplayed card with the deck
  for (int i = 0; i < 3; ++i) {
    const auto x = CardCounts::of(kAllResources[lot_.below(5)]), y = CardCounts::of(kAllResources[lot_.below(5)]);
    if (two.seat(a).hand.covers(x) && two.seat(b).hand.covers(y)) {
      two.seat(a).hand += y - x;
      two.seat(b).hand += x - y;
    }
  }
  const auto card = CardCounts::of(Card(lot_.below(kCards))), other = CardCounts::of(Card(lot_.below(kCards)));
  const bool isPlaying = two.seat(a).answer == Answer::Dog;  // this Dog is no secret of the deck any more
  if (!isPlaying && (two.seat(a).cards - two.seat(a).boughtThisTurn).lanes < CardCounts::kHigh &&
      two.seat(a).cards.covers(two.seat(a).boughtThisTurn + card) && two.deckOf(a).covers(other)) {
    two.seat(a).cards += other - card;
    two.deckOf(a) += card - other;
  }
  if (!(visibleTo(viewerAt(viewer), definition, one) == visibleTo(viewerAt(viewer), definition, two)))
    return say("twins look alike");
  const auto legal = legalActions(definition, one, by);
  if (legal.empty()) return true;
  const auto action = filled(definition, one, by, legal[int(lot_.below(std::uint32_t(legal.size())))], lot_);
  if (action.kind == ActionKind::Monopoly || tapu::check(definition, one, by, action) ||
      tapu::check(definition, two, by, action))
    return true;
  rng_.startMove(std::uint64_t(game_.moveCount()));
  Move first{by, action, draw(definition, one, by, action, rng_)};
  rng_.startMove(std::uint64_t(game_.moveCount()));
  Move second{by, action, draw(definition, two, by, action, rng_)};
  const bool concerned = (action.kind == ActionKind::Robber || action.kind == ActionKind::Pirate) &&
                         (int(by.value) == viewer || int(action.seat.value) == viewer);
  if (concerned || (first.chance.card != Card::None && int(by.value) == viewer)) return true;  // its own card
  if (first.chance.winner != second.chance.winner || first.chance.wonWith != second.chance.wonWith) return true;
  const bool tellsReached = definition.map.isChain() && mayBringPoints(action.kind);
  if (tellsReached && first.chance.reached() != second.chance.reached()) return true;  // 9.22: that is announced
  const auto seenFirst = visibleTo(viewerAt(viewer), definition, one, first),
             seenSecond = visibleTo(viewerAt(viewer), definition, two, second);
  State afterOne = one;
  twins_ += !(one == two);
  apply(definition, afterOne, first);
  apply(definition, two, second);
  return (seenFirst == seenSecond || say("twins send the same move: " + nameOf(definition, by, action))) &&
         (visibleTo(viewerAt(viewer), definition, afterOne) == visibleTo(viewerAt(viewer), definition, two) ||
          say("twins stay alike after " + nameOf(definition, by, action)));
}

bool BatteryGame::chanceIsCompleted(const State& before, const Move& move) {
  Move told = move;
  told.chance.winner = {};
  told.chance.wonWith = 0;
  if (move.action.kind == ActionKind::Monopoly) told.chance.takeBySeat();
  if (move.seat && mayBringPoints(move.action.kind)) {
    told.chance.seat = {};
    told.chance.counts[0] = told.chance.counts[1] = 0;  // 9.22; what a covered cell was is told (14.5)
  }
  const auto reject = completeChance(game_.definition(), before, told);
  return (!reject || say("a record's chance is taken: " + nameOf(game_.definition(), move.seat, move.action))) &&
         (told == move ||
          say("what a record leaves out is completed: " + nameOf(game_.definition(), move.seat, move.action)));
}

bool BatteryGame::replays() {
  Game again(setup_);
  for (const auto& move : game_.log()) {
    if (again.check(move.seat, move.action))
      return say("a replayed move is legal: " + nameOf(game_.definition(), move.seat, move.action));
    again.append(move);
  }
  return (again.state() == game_.state() || say("the log replayed gives the same state"));
}

}  // namespace tapu::test
