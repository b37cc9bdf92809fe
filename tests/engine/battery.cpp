// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/battery.h"

#include <algorithm>

namespace tapu::test {

namespace {

Setup randomIsland(Rng& rng, const std::function<void(Options&)>& change) {
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic);
  change(setup.options);
  setup.board = boardFor(setup.options, rng);
  return setup;
}

/// A larger island, of several blocks: `wide` x `high` hexes with random terrain.
Setup largeIsland(Rng& rng, int wide, int high, Orientation orientation, int seaEvery) {
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic);
  setup.options.mapKind = MapKind::File;
  setup.board.orientation = orientation;
  static constexpr int kNumbers[] = {2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
  for (int i = 0; i < wide; ++i)
    for (int k = 0; k < high; ++k) {
      Cell cell{
          {i - (orientation == Orientation::Pointy ? k / 2 : 0), k - (orientation == Orientation::Flat ? i / 2 : 0)},
          Terrain(rng.below(6)),
          0};
      if (seaEvery > 0 && (i * high + k) % seaEvery == 1) cell.terrain = Terrain::Sea;
      if (cell.terrain != Terrain::Desert && cell.terrain != Terrain::Sea) cell.number = kNumbers[rng.below(10)];
      setup.board.cells.push_back(cell);
    }
  return setup;
}

/// The two islands, or an archipelago of several blocks: maps that ask for ships (7.1).
Setup shipsMap(Rng& rng, bool isLarge, const std::function<void(Options&)>& change) {
  Setup setup = isLarge ? largeIsland(rng, 8, 7, Orientation::Pointy, 3) : Setup{};
  setup.options = defaultOptions(RuleSet::Classic);
  setup.options.mapKind = MapKind::File;
  if (!isLarge) setup.board = islands();
  setup.board.ships = AsksForShips::Yes;
  change(setup.options);
  return setup;
}

std::string nameOf(const Table& table, SeatId seat, const Action& action) {
  const auto who = seat.isNone() ? "table" : "seat " + std::to_string(seat.value);
  const auto& map = table.map;
  const bool corner = action.kind == ActionKind::Settlement || action.kind == ActionKind::City;
  const bool off = corner                            ? action.place >= map.cornerCount()
                   : action.kind == ActionKind::Road ? action.place >= map.edgeCount()
                   : action.kind == ActionKind::Ship ? action.place >= map.edgeCount()
                   : action.kind == ActionKind::MoveShip
                       ? action.place >= map.edgeCount() || action.target().value >= map.edgeCount()
                   : action.kind == ActionKind::Robber ? action.place >= map.hexCount()
                                                       : false;
  if (off)
    return who + " asks for place " + std::to_string(action.place) + " off the map, kind " +
           std::to_string(int(action.kind));
  return who + " " + toText(table, action);
}

}  // namespace

std::vector<Contest> classicContests() {
  std::vector<Contest> all;
  const auto with = [&](const char* name, std::function<void(Options&)> change, int leaving = 0) {
    all.push_back({name, [change](Rng& rng) { return randomIsland(rng, change); }, leaving});
  };
  with("classic, a random island", [](Options&) {});
  with("classic, the beginner island", [](Options& o) { o.mapKind = MapKind::Beginner; });
  with("classic, three seats", [](Options& o) { o.seats = 3; });
  with("classic, two seats, a seat at random starts", [](Options& o) { o.seats = 2, o.first = FirstSeat::Random; });
  with("turn.phases = strict", [](Options& o) { o.phases = TurnPhases::Strict; });
  with("bank.perResource = 4", [](Options& o) { o.bankPerResource = 4; });
  with("bank.perResource = unlimited", [](Options& o) { o.bankPerResource = kUnlimited; });
  with("discard.threshold = 2", [](Options& o) { o.discardThreshold = 2; });
  with("robber.mayReturnToDesert = off, harbors.enabled = off",
       [](Options& o) { o.mayReturnToDesert = Switch::Off, o.harbors = Switch::Off; });
  with("trade.gifts = on, trade.maxOffers = 3", [](Options& o) { o.gifts = Switch::On, o.maxOffers = 3; });
  with("trade.select = proposer-picks", [](Options& o) { o.tradeSelect = TradeSelect::ProposerPicks; });
  with("trade.counter = off", [](Options& o) { o.counterOffers = Switch::Off; });
  with("road.cycles = path, road.brokenByRoads = on",
       [](Options& o) { o.roadCycles = RoadCycles::Path, o.brokenByRoads = Switch::On; });
  with("awards.ties = strict-unique", [](Options& o) { o.ties = AwardTies::StrictUnique; });
  with("devcards.perTurn = unlimited, deck.counts = 5/5/5/5/5", [](Options& o) {
    o.cardsPerTurn = kUnlimited, o.deckCounts = {5, 5, 5, 5, 5};
  });
  with("devcards.beforeRoll = off, harbors.kinds = shuffled",
       [](Options& o) { o.cardsBeforeRoll = Switch::Off, o.harborKinds = HarborKinds::Shuffled; });
  with("victory.declare = manual", [](Options& o) { o.declare = DeclareVictory::Manual; });
  with("victory.ownTurn = off", [](Options& o) { o.ownTurnToWin = Switch::Off; });
  with(
      "seat.absent = bot, seats leave and come back", [](Options&) {}, 20);
  with(
      "seat.absent = pass, seats leave and come back", [](Options& o) { o.absent = AbsentSeat::Pass; }, 20);
  with("undo = off, map.hotSpacing = off", [](Options& o) { o.undo = Switch::Off, o.hotSpacing = Switch::Off; });
  all.push_back({"a map of several blocks", [](Rng& rng) { return largeIsland(rng, 9, 9, Orientation::Pointy, 0); }});
  all.push_back({"a flat map of several blocks with sea cells",
                 [](Rng& rng) { return largeIsland(rng, 8, 7, Orientation::Flat, 6); }});
  for (auto [name, cycles, broken, ties] :
       {std::tuple{"ships, trails, ties keep", RoadCycles::Trail, Switch::Off, AwardTies::HolderKeeps},
        {"ships, road.cycles = path", RoadCycles::Path, Switch::Off, AwardTies::HolderKeeps},
        {"ships, road.brokenByRoads = on", RoadCycles::Trail, Switch::On, AwardTies::HolderKeeps},
        {"ships, path, brokenByRoads", RoadCycles::Path, Switch::On, AwardTies::HolderKeeps},
        {"ships, awards.ties = strict-unique", RoadCycles::Trail, Switch::Off, AwardTies::StrictUnique},
        {"ships, path, strict-unique", RoadCycles::Path, Switch::Off, AwardTies::StrictUnique},
        {"ships, brokenByRoads, strict-unique", RoadCycles::Trail, Switch::On, AwardTies::StrictUnique},
        {"ships, path, brokenByRoads, strict-unique", RoadCycles::Path, Switch::On, AwardTies::StrictUnique}}) {
    const auto change = [cycles = cycles, broken = broken, ties = ties](Options& o) {
      o.roadCycles = cycles, o.brokenByRoads = broken, o.ties = ties;
    };
    all.push_back({name, [change](Rng& rng) { return shipsMap(rng, false, change); }});
  }
  all.push_back({"ships, setup.startShips = off, turn.phases = strict, victory.ownTurn = off", [](Rng& rng) {
                   return shipsMap(rng, false, [](Options& o) {
                     o.startShips = Switch::Off, o.phases = TurnPhases::Strict, o.ownTurnToWin = Switch::Off;
                   });
                 }});
  all.push_back({"ships, an archipelago, deck.counts = 2/2/20/1/0", [](Rng& rng) {
                   return shipsMap(rng, true, [](Options& o) { o.deckCounts = {2, 2, 20, 1, 0}; });
                 }});
  all.push_back(
      {"a map too small for everybody", [](Rng& rng) { return largeIsland(rng, 2, 1, Orientation::Pointy, 0); }});
  return all;
}

std::vector<Contest> crazyContests() {
  std::vector<Contest> all;
  const auto with = [&](const char* name, std::function<void(Options&)> change, int leaving = 0) {
    const auto setup = [change](Rng& rng) {
      Setup made = randomIsland(rng, [&](Options& options) {
        options.eventChance = 90;  // something happens
        options.crazyDeck = {8, 12};
        change(options);
      });
      made.ruleSet = RuleSet::Crazy;
      return made;
    };
    all.push_back({name, setup, leaving});
  };
  with("crazy, as it comes", [](Options& o) { o.eventChance = 25, o.crazyDeck = {2, 2}; });
  with("crazy, something in every round, three seats", [](Options& o) { o.eventChance = 100, o.seats = 3; });
  with("crazy.weights = 0/0/1/0, the deck full of Dogs", [](Options& o) {
    o.eventWeights = {0, 0, 1, 0}, o.deckCounts = {2, 0, 0, 0, 0}, o.crazyDeck = {0, 40};
  });
  with("crazy.weights = 1/0/2/0, crazy.floodScope = throw, crazy.floodLasts = until-used", [](Options& o) {
    o.eventWeights = {1, 0, 2, 0}, o.floodScope = FloodScope::Throw, o.floodLasts = FloodLasts::UntilUsed;
  });
  with("crazy.dog = own-turn", [](Options& o) { o.dog = DogTiming::OwnTurn; });
  with("crazy.earthquake = downgrade, crazy.stock = 3/4/15", [](Options& o) {
    o.earthquake = Earthquake::Downgrade, o.crazyStock = {3, 4, 15}, o.eventWeights = {0, 1, 0, 1};
  });
  with("crazy.relief = off, crazy.maxRounds = 5", [](Options& o) {
    o.relief = Switch::Off, o.maxRounds = 5, o.eventWeights = {0, 1, 0, 0};
  });
  with("crazy.eventChance = 0, crazy.maxRounds = off", [](Options& o) { o.eventChance = 0, o.maxRounds = kUnlimited; });
  with("crazy, bank.perResource = unlimited, road.cycles = path", [](Options& o) {
    o.bankPerResource = kUnlimited, o.roadCycles = RoadCycles::Path, o.eventWeights = {1, 2, 1, 2};
  });
  with("crazy, victory.ownTurn = off, devcards.perTurn = unlimited",
       [](Options& o) { o.ownTurnToWin = Switch::Off, o.cardsPerTurn = kUnlimited; });
  with(
      "crazy, seat.absent = pass, seats leave and come back", [](Options& o) { o.absent = AbsentSeat::Pass; }, 20);
  return all;
}

Action anyAction(const Table& table, Rng& rng) {
  Action action;
  action.kind = ActionKind(rng.below(std::uint32_t(kLastAction) + 1));
  const auto places = std::uint32_t(table.map.edgeCount() + 3);
  action.place = rng.below(20) == 0
                     ? std::uint16_t(0xffff)
                     : std::uint16_t(rng.below(rng.below(3) ? std::uint32_t(table.map.hexCount()) : places));
  const auto resource = [&] {
    const auto i = rng.below(7);
    return i < 5 ? Resource(i) : i == 5 ? Resource::None : Resource::Unknown;
  };
  const auto someSeat = [&] { return seat(int(rng.below(6)) - 1); };
  switch (action.kind) {  // through the makers only, so that fields that do not count stay blank
    case ActionKind::Settlement: return buildSettlement(action.corner());
    case ActionKind::City: return buildCity(action.corner());
    case ActionKind::Road: return buildRoad(action.edge());
    case ActionKind::Ship: return buildShip(action.edge());
    case ActionKind::MoveShip: return moveShip(action.edge(), EdgeId(int(rng.below(places))));
    case ActionKind::YearOfPlenty: return playYearOfPlenty(resource(), resource());
    case ActionKind::Monopoly: return playMonopoly(resource());
    case ActionKind::Robber: return moveRobber(action.hex(), someSeat());
    case ActionKind::Bank: return tradeWithBank(resource(), resource());
    case ActionKind::Discard:
      return discard(Pack::of(kAllResources[rng.below(5)], int(rng.below(5))) + Pack::of(kAllResources[rng.below(5)]));
    case ActionKind::Offer:
      return offerTrade(Pack::of(kAllResources[rng.below(5)], int(rng.below(3))),
                        Pack::of(kAllResources[rng.below(5)], int(rng.below(3))), std::uint8_t(rng.below(20)));
    case ActionKind::Accept: return accept(someSeat());
    case ActionKind::Decline: return decline(someSeat());
    case ActionKind::Confirm: return confirm(someSeat());
    case ActionKind::TimeUp:
    case ActionKind::WithdrawOffer:
    case ActionKind::SeatLeft:
    case ActionKind::SeatTaken: return tableMove(action.kind, someSeat());
    case ActionKind::StrikeAnswer: return strikeAnswer(someSeat(), someSeat());
    case ActionKind::Reveal: return reveal(someSeat(), Pack(), Pack());
    case ActionKind::TakeBack: return tableMove(ActionKind::TakeBack, SeatId(9));
    default: break;
  }
  Action plain;
  plain.kind = action.kind;
  return plain;
}

Action filled(const Table& table, const State& state, SeatId by, Action action, Rng& rng) {
  const auto& owner = state.seat(by);
  if (action.kind == ActionKind::Discard) {
    Pack left = owner.hand, out;
    while (out.total() < owner.pending.left) {
      const auto one = Pack::of(kAllResources[rng.below(5)]);
      if (left.covers(one)) left -= one, out += one;
    }
    return discard(out);
  }
  if (action.kind != ActionKind::Offer) return action;
  std::vector<Resource> held;
  for (auto r : kAllResources)
    if (owner.hand[r] > 0) held.push_back(r);
  const auto give = held.empty() ? Resource::Ore : held[rng.below(std::uint32_t(held.size()))];
  auto want = kAllResources[rng.below(5)];
  if (want == give) want = kAllResources[(std::size_t(give) + 1) % 5];
  const bool gift = held.empty() || (table.rules.options.gifts == Switch::On && rng.below(2));
  return offerTrade(held.empty() ? Pack() : Pack::of(give),
                    gift && !held.empty() ? Pack() : Pack::of(want, 1 + int(rng.below(2))),
                    tradePartners(table, state, by));
}

BatteryGame::BatteryGame(const Contest& contest, std::uint64_t seed)
    : setup_([&] {
        SeededRng rng(seed);
        return contest.setup(rng);
      }()),
      game_(setup_),
      lot_(seed * 2 + 1),
      rng_(seed * 2),
      leaving_(contest.leaving) {
  for (int i = 0; i <= game_.table().seats; ++i)
    views_.push_back(visibleTo(seat(i < game_.table().seats ? i : -1), game_.table(), game_.state()));
}

bool BatteryGame::say(const std::string& sentence) {
  auto text = sentence + " (move " + std::to_string(game_.moveCount());
  if (!game_.log().empty())
    text += ", after: " + nameOf(game_.table(), game_.log().back().seat, game_.log().back().action);
  QTest::qFail((text + ")").c_str(), __FILE__, __LINE__);
  return false;
}

bool BatteryGame::play(int mostMoves) {
  if (!invariantsHold()) return false;
  while (game_.state().head.phase != Phase::Over && game_.moveCount() < mostMoves)
    if (!step()) return false;
  if (game_.state().head.phase != Phase::Over && !carryOut(SeatId{}, tableMove(ActionKind::StopGame))) return false;
  for (int i = 0; i < 8; ++i)
    if (const auto due = dueMove(game_.table(), game_.state()); due && !carryOut(SeatId{}, *due)) return false;
  for (std::size_t i = 0; i < views_.size(); ++i)  // 10.5
    for (int owner = 0; owner < game_.table().seats; ++owner)
      if (!(views_[i].seat(seat(owner)).cards == game_.state().seat(seat(owner)).cards))
        return say("at the end all hidden cards are shown");
  return (!dueMove(game_.table(), game_.state()) || say("nothing is due after the end")) && replays();
}

bool BatteryGame::step() {
  lot_.startMove(++steps_);
  const auto& table = game_.table();
  const auto& state = game_.state();
  if (const auto due = dueMove(table, state)) return carryOut(SeatId{}, *due);
  switch (steps_ % 4) {  // each question often enough over a game
    case 0:
      if (!listedIsLegal()) return false;
      break;
    case 1:
      if (!unlistedIsRefused()) return false;
      break;
    case 2:
      if (!actionsDependOnWhatIsSeen()) return false;
      break;
    default:
      if (!twinsLookAlike()) return false;
  }
  if (lot_.below(50) == 0 && !takeBackSometimes()) return false;
  if (dueMove(table, state)) return true;
  const auto about = seat(int(lot_.below(std::uint32_t(table.seats))));
  if (int(lot_.below(1000)) < leaving_)
    return carryOut(
        SeatId{},
        tableMove(state.seat(about).presence == Presence::Here ? ActionKind::SeatLeft : ActionKind::SeatTaken, about));
  if (lot_.below(300) == 0)
    return carryOut(SeatId{}, tableMove(ActionKind::Pause)) && carryOut(SeatId{}, tableMove(ActionKind::Resume));
  if (const auto closing = windowMove(table, state)) return carryOut(SeatId{}, *closing);
  if (lot_.below(30) == 0 && windowIsOpen(state)) return carryOut(SeatId{}, tableMove(ActionKind::TimeUp));
  const SeatId asked = awaitedAnswer(table, state);
  auto by = asked ? asked : waitingFor(state);
  if (lot_.below(60) == 0 && !check(table, state, SeatId{}, tableMove(ActionKind::TimeUp, by)))
    return carryOut(SeatId{}, tableMove(ActionKind::TimeUp, by));
  if (lot_.below(4) == 0 && !legalActions(table, state, about).empty()) by = about;
  const auto legal = legalActions(table, state, by);
  if (legal.empty()) return say("the seat that all wait for has something to do");
  auto action = filled(table, state, by, legal[int(lot_.below(std::uint32_t(legal.size())))], lot_);
  if (check(table, state, by, action))
    action = legal[0].kind == ActionKind::Offer ? legal[legal.size() - 1] : legal[0];  // an offer too many
  action = filled(table, state, by, action, lot_);
  return check(table, state, by, action) ? true : carryOut(by, action);
}

bool BatteryGame::carryOut(SeatId by, const Action& action) {
  const State before = game_.state();
  rng_.startMove(std::uint64_t(game_.moveCount()));
  const auto outcome = game_.play(by, action, rng_);
  if (outcome.refused) return say(nameOf(game_.table(), by, action) + " is refused");
  done_.push_back({by, before});
  const auto& table = game_.table();
  return invariantsHold(&before) && viewsAgree(before, outcome.move) && chanceIsCompleted(before, outcome.move) &&
         (actionFrom(table, toText(table, action)) == std::optional(action) ||
          say("text there and back: " + toText(table, action)));
}

bool BatteryGame::takeBackSometimes() {
  const auto by = game_.mayTakeBack();
  if (by.isNone()) return true;
  const State expected = done_.back().before;
  if (!(done_.back().seat == by)) return say("only the last move may be taken back");
  rng_.startMove(std::uint64_t(game_.moveCount()));
  const auto outcome = game_.play(SeatId{}, tableMove(ActionKind::TakeBack, by), rng_);
  done_.pop_back();
  for (int i = 0; i <= game_.table().seats; ++i)
    views_[std::size_t(i)] = visibleTo(seat(i < game_.table().seats ? i : -1), game_.table(), game_.state());
  return (!outcome.refused || say("what may be taken back is taken back")) &&
         (game_.state() == expected || say("a take-back makes the state what it was"));
}

bool BatteryGame::invariantsHold(const State* before) {
  const auto broken = brokenInvariants(game_.table(), game_.state(), before);
  return (broken.empty() || say(broken.front()));
}

bool BatteryGame::listedIsLegal() {
  const auto& table = game_.table();
  const auto& state = game_.state();
  for (int i = 0; i < table.seats; ++i) {
    const auto legal = legalActions(table, state, seat(i));
    for (int k = 0; k < legal.size(); ++k) {
      const auto action = legal[k];
      if (!legal.contains(action)) return say("the list contains what it lists: " + nameOf(table, seat(i), action));
      if (action.kind == ActionKind::Discard || action.kind == ActionKind::Offer) continue;
      if (check(table, state, seat(i), action))
        return say("a listed action is legal: " + nameOf(table, seat(i), action));
    }
    if (legal.empty()) continue;
    const auto action = filled(table, state, seat(i), legal[int(lot_.below(std::uint32_t(legal.size())))], lot_);
    if (check(table, state, seat(i), action)) continue;  // a filled form that the rules refuse
    State copy = state;
    rng_.startMove(std::uint64_t(game_.moveCount()));
    apply(table, copy, {seat(i), action, draw(table, state, seat(i), action, rng_)});
    const auto broken = brokenInvariants(table, copy, &state);
    if (!broken.empty()) return say("after " + nameOf(table, seat(i), action) + ": " + broken.front());
  }
  return steps_ % 16 != 0 || containsAgreesWithCheck(seat(int(lot_.below(std::uint32_t(table.seats)))));
}

bool BatteryGame::unlistedIsRefused() {
  for (int i = 0; i < 12; ++i) {
    const auto by = seat(int(lot_.below(std::uint32_t(game_.table().seats) + 2)) - 1);
    const auto action = anyAction(game_.table(), lot_);
    if (!game_.check(by, action)) continue;
    const State before = game_.state();
    const int length = game_.moveCount();
    const auto outcome = game_.play(by, action, lot_);
    if (!((outcome.refused && game_.state() == before && game_.moveCount() == length)))
      return say("a refused action changes nothing: " + nameOf(game_.table(), by, action));
    if (*outcome.refused >= Reject::Count || ruleOf(*outcome.refused).empty())
      return say("a refusal has a reason and a rule");
    if (by.isNone() || by.value >= game_.table().seats) continue;
    const bool blank = action.kind == ActionKind::Offer || action.kind == ActionKind::Discard;
    if (!blank && !(!legalActions(game_.table(), before, by).contains(action) ||
                    say("a refused action is not listed: " + nameOf(game_.table(), by, action))))
      return false;
  }
  return true;
}

bool BatteryGame::containsAgreesWithCheck(SeatId by) {
  const auto& table = game_.table();
  const auto& state = game_.state();
  const auto legal = legalActions(table, state, by);
  int count = 0;
  const auto agree = [&](const Action& action) {
    const bool isLegal = !check(table, state, by, action);
    count += isLegal;
    return (isLegal == legal.contains(action) || say("the list and check agree about " + nameOf(table, by, action)));
  };
  for (int i = 0; i < table.map.cornerCount(); ++i)
    if (!agree(buildSettlement(CornerId(i))) || !agree(buildCity(CornerId(i)))) return false;
  for (int i = 0; i < table.map.edgeCount(); ++i)
    if (!agree(buildRoad(EdgeId(i))) || !agree(buildShip(EdgeId(i)))) return false;
  for (int i = 0; i < table.map.edgeCount(); ++i)
    for (int k = 0; k < table.map.edgeCount() && state.at(EdgeId(i)).isOf(by, Piece::Ship); ++k)
      if (!agree(moveShip(EdgeId(i), EdgeId(k)))) return false;
  for (int i = 0; i < table.map.hexCount(); ++i)
    for (int victim = -1; victim < table.seats; ++victim)
      if (!agree(moveRobber(HexId(i), seat(victim)))) return false;
  for (auto give : kAllResources) {
    if (!agree(playMonopoly(give)) || !agree(playYearOfPlenty(give))) return false;
    for (auto get : kAllResources)
      if (!agree(tradeWithBank(give, get)) || (give <= get && !agree(playYearOfPlenty(give, get)))) return false;
  }
  for (int i = 0; i < table.seats; ++i)
    if (!agree(accept(seat(i))) || !agree(decline(seat(i))) || !agree(confirm(seat(i)))) return false;
  for (const auto& action : {roll(), endTurn(), buyCard(), playKnight(), playRoadBuilding(), withdrawOffer(), pass(),
                             declareVictory(), playInsurance(), playDog()})
    if (!agree(action)) return false;
  const int blanks = legal.has(ActionKind::Discard) + legal.has(ActionKind::Offer);
  return (count + blanks == legal.size() || say("every legal action is listed once: " + std::to_string(count + blanks) +
                                                " legal, " + std::to_string(legal.size()) + " listed"));
}

bool BatteryGame::viewsAgree(const State& before, const Move& move) {
  const auto& table = game_.table();
  for (int i = 0; i <= table.seats; ++i) {
    const auto viewer = seat(i < table.seats ? i : -1);
    auto& view = views_[std::size_t(i)];
    if (const auto seen = visibleTo(viewer, table, before, move)) {
      if (!couldFollow(table, view, *seen))
        return say("viewer " + std::to_string(i) + " believes a lawful move: " + nameOf(table, move.seat, move.action));
      apply(table, view, *seen);
      if (!(actionFrom(table, toText(table, seen->action)) == std::optional(seen->action)))
        return say("a seen move there and back: " + toText(table, seen->action));
    }
    if (!(view == visibleTo(viewer, table, game_.state())))
      return say("seeing then applying equals applying then seeing, viewer " + std::to_string(i));
    if (game_.moveCount() % (table.seats + 1) != i) continue;
    const auto broken = brokenInvariants(table, view, &game_.state());
    if (!broken.empty()) return say("in what viewer " + std::to_string(i) + " sees: " + broken.front());
  }
  return true;
}

bool BatteryGame::actionsDependOnWhatIsSeen() {
  const auto& table = game_.table();
  for (int i = 0; i < table.seats; ++i) {
    const auto& view = views_[std::size_t(i)];
    if (!(legalActions(table, view, seat(i)).all() == legalActions(table, game_.state(), seat(i)).all()))
      return say("legal actions depend only on what seat " + std::to_string(i) + " sees");
    const auto action = anyAction(table, lot_);
    if (!(check(table, view, seat(i), action) == check(table, game_.state(), seat(i), action)))
      return say("a refusal depends only on what is seen: " + nameOf(table, seat(i), action));
  }
  return (waitingFor(views_.back()) == waitingFor(game_.state()) || say("whom all wait for is seen by everybody"));
}

bool BatteryGame::twinsLookAlike() {
  const auto& table = game_.table();
  const State& one = game_.state();
  if (table.seats < 3 || one.head.phase == Phase::Over) return true;
  const int viewer = int(lot_.below(std::uint32_t(table.seats)));
  const auto a = seat((viewer + 1) % table.seats), b = seat((viewer + 2) % table.seats);
  State two = one;  // the twin: two seats exchange a card, and one an unplayed card with the deck
  for (int i = 0; i < 3; ++i) {
    const auto x = Pack::of(kAllResources[lot_.below(5)]), y = Pack::of(kAllResources[lot_.below(5)]);
    if (two.seat(a).hand.covers(x) && two.seat(b).hand.covers(y)) two.seat(a).hand += y - x, two.seat(b).hand += x - y;
  }
  const auto card = Pack::of(Card(lot_.below(kCards))), other = Pack::of(Card(lot_.below(kCards)));
  const bool isPlaying = two.seat(a).answer == Answer::Dog;  // this Dog is no secret of the deck any more
  if (!isPlaying && (two.seat(a).cards - two.seat(a).fresh).lanes < Pack::kHigh &&
      two.seat(a).cards.covers(two.seat(a).fresh + card) && two.supplies[0].deck.covers(other))
    two.seat(a).cards += other - card, two.supplies[0].deck += card - other;
  if (!(visibleTo(seat(viewer), table, one) == visibleTo(seat(viewer), table, two))) return say("twins look alike");
  const auto by = waitingFor(one);
  const auto legal = legalActions(table, one, by);
  if (legal.empty()) return true;
  const auto action = filled(table, one, by, legal[int(lot_.below(std::uint32_t(legal.size())))], lot_);
  if (action.kind == ActionKind::Monopoly || check(table, one, by, action) || check(table, two, by, action))
    return true;
  rng_.startMove(std::uint64_t(game_.moveCount()));
  Move first{by, action, draw(table, one, by, action, rng_)};
  rng_.startMove(std::uint64_t(game_.moveCount()));
  Move second{by, action, draw(table, two, by, action, rng_)};
  const bool concerned =
      action.kind == ActionKind::Robber && (int(by.value) == viewer || int(action.seat.value) == viewer);
  if (concerned || (action.kind == ActionKind::BuyCard && int(by.value) == viewer)) return true;
  if (first.chance.winner != second.chance.winner || first.chance.wonWith != second.chance.wonWith) return true;
  const auto seenFirst = visibleTo(seat(viewer), table, one, first),
             seenSecond = visibleTo(seat(viewer), table, two, second);
  State afterOne = one;
  twins_ += !(one == two);
  apply(table, afterOne, first), apply(table, two, second);
  return (seenFirst == seenSecond || say("twins send the same move: " + nameOf(table, by, action))) &&
         (visibleTo(seat(viewer), table, afterOne) == visibleTo(seat(viewer), table, two) ||
          say("twins stay alike after " + nameOf(table, by, action)));
}

bool BatteryGame::chanceIsCompleted(const State& before, const Move& move) {
  Move told = move;
  told.chance.winner = {}, told.chance.wonWith = 0;
  if (move.action.kind == ActionKind::Monopoly) told.chance.counts = {};
  const auto reject = completeChance(game_.table(), before, told);
  return (!reject || say("a record's chance is taken: " + nameOf(game_.table(), move.seat, move.action))) &&
         (told == move ||
          say("what a record leaves out is completed: " + nameOf(game_.table(), move.seat, move.action)));
}

bool BatteryGame::replays() {
  Game again(setup_);
  for (const auto& move : game_.log()) {
    if (again.check(move.seat, move.action))
      return say("a replayed move is legal: " + nameOf(game_.table(), move.seat, move.action));
    again.append(move);
  }
  return (again.state() == game_.state() || say("the log replayed gives the same state"));
}

}  // namespace tapu::test
