// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/contests.h"

#include <algorithm>

#include "engine/state/game_map.h"
#include "tests/engine/position.h"

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

std::vector<Contest> shipContests() {
  std::vector<Contest> all;
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
      o.roadCycles = cycles;
      o.brokenByRoads = broken;
      o.ties = ties;
    };
    all.push_back({name, [change](Rng& rng) { return shipsMap(rng, false, change); }});
  }
  all.push_back({"ships, setup.startShips = off, turn.phases = strict, victory.ownTurn = off", [](Rng& rng) {
                   return shipsMap(rng, false, [](Options& o) {
                     o.startShips = Switch::Off;
                     o.phases = TurnPhases::Strict;
                     o.ownTurnToWin = Switch::Off;
                   });
                 }});
  all.push_back({"ships, an archipelago, seats.count = 8", [](Rng& rng) {
                   return shipsMap(rng, true, [](Options& o) { o = withSeats(o, RuleSet::Classic, 8); });
                 }});
  all.push_back({"ships, an archipelago, deck.counts = 2/2/20/1/0", [](Rng& rng) {
                   return shipsMap(rng, true, [](Options& o) { o.deckCounts = {2, 2, 20, 1, 0}; });
                 }});
  return all;
}

/// Covers a cell: the fog holds what lay there (14.5).
void cover(Board& board, Cell& cell) {
  ++board.fog.of(cell.terrain);
  if (cell.number != 0) ++board.fog.numbers[std::size_t(cell.number)];
  cell.terrain = Terrain::Fog;
  cell.number = 0;
}

/// A map with ships of which a part lies under the fog: the sea before the eastern of two islands and some of both
/// coasts, or of an archipelago every third cell or so.
Setup fogMap(Rng& rng, bool isLarge, const std::function<void(Options&)>& change) {
  Setup setup = shipsMap(rng, isLarge, change);
  for (Cell& cell : setup.board.cells) {
    const int column = cell.at.q + cell.at.r / 2;
    const bool isCoast = column == 1 || column == 4;
    const bool isCovered = isLarge ? rng.below(3) == 0 : column == 3 || (isCoast && rng.below(2) == 0);
    if (isCovered) cover(setup.board, cell);
  }
  return setup;
}

std::vector<Contest> fogContests() {
  std::vector<Contest> all;
  const auto with = [&](const char* name, bool isLarge, std::function<void(Options&)> change, int leaving = 0) {
    all.push_back({name, [=](Rng& rng) { return fogMap(rng, isLarge, change); }, leaving});
  };
  with("fog between two coasts, three seats", false, [](Options& o) { o.seats = 3; });
  with("fog over an archipelago", true, [](Options&) {});
  with("fog over an archipelago, bank.perResource = 4, robber.mayReturnToDesert = off", true, [](Options& o) {
    o.bankPerResource = 4;
    o.mayReturnToDesert = Switch::Off;
  });
  with("fog, deck.counts = 2/2/20/1/0, victory.ownTurn = off", true, [](Options& o) {
    o.deckCounts = {2, 2, 20, 1, 0};
    o.ownTurnToWin = Switch::Off;
  });
  with(
      "fog, seats.count = 6, seat.absent = pass, seats leave and come back", true,
      [](Options& o) {
        o = withSeats(o, RuleSet::Classic, 6);
        o.absent = AbsentSeat::Pass;
      },
      20);
  with("fog, seats.count = 8, table.between = pairs", true, [](Options& o) {
    o = withSeats(o, RuleSet::Classic, 8);
    o.between = Between::Pairs;
  });
  return all;
}

Contest fogOfCrazy() {
  return {"crazy, fog over an archipelago, something in every round", [](Rng& rng) {
            Setup made = fogMap(rng, true, [](Options& o) { o.eventChance = 100; });
            made.ruleSet = RuleSet::Crazy;
            return made;
          }};
}

/// The island of the day with other rules than usual.
std::vector<Contest> houseRuleContests() {
  std::vector<Contest> all;
  const auto with = [&](const char* name, std::function<void(Options&)> change, int leaving = 0) {
    all.push_back({name, [change](Rng& rng) { return randomIsland(rng, change); }, leaving});
  };
  with("turn.phases = strict", [](Options& o) { o.phases = TurnPhases::Strict; });
  with("bank.perResource = 4", [](Options& o) { o.bankPerResource = 4; });
  with("bank.perResource = unlimited", [](Options& o) { o.bankPerResource = kUnlimited; });
  with("discard.threshold = 2", [](Options& o) { o.discardThreshold = 2; });
  with("robber.mayReturnToDesert = off, harbors.enabled = off", [](Options& o) {
    o.mayReturnToDesert = Switch::Off;
    o.harbors = Switch::Off;
  });
  with("dice.source = deck, dice.deckLeft = 0", [](Options& o) {
    o.diceSource = DiceSource::Deck;
    o.deckLeft = 0;
  });
  with("robber.friendly = 3", [](Options& o) { o.friendlyRobber = 3; });
  with("trade.gifts = on, trade.maxOffers = 3", [](Options& o) {
    o.gifts = Switch::On;
    o.maxOffers = 3;
  });
  with("trade.select = proposer-picks", [](Options& o) { o.tradeSelect = TradeSelect::ProposerPicks; });
  with("trade.counter = off", [](Options& o) { o.counterOffers = Switch::Off; });
  with("road.cycles = path, road.brokenByRoads = on", [](Options& o) {
    o.roadCycles = RoadCycles::Path;
    o.brokenByRoads = Switch::On;
  });
  with("awards.ties = strict-unique", [](Options& o) { o.ties = AwardTies::StrictUnique; });
  with("devcards.perTurn = unlimited, deck.counts = 5/5/5/5/5", [](Options& o) {
    o.cardsPerTurn = kUnlimited;
    o.deckCounts = {5, 5, 5, 5, 5};
  });
  with("devcards.beforeRoll = off, harbors.kinds = shuffled", [](Options& o) {
    o.cardsBeforeRoll = Switch::Off;
    o.harborKinds = HarborKinds::Shuffled;
  });
  with("victory.declare = manual", [](Options& o) { o.declare = DeclareVictory::Manual; });
  with("victory.ownTurn = off", [](Options& o) { o.ownTurnToWin = Switch::Off; });
  with(
      "seat.absent = bot, seats leave and come back", [](Options&) {}, 20);
  with(
      "seat.absent = pass, seats leave and come back", [](Options& o) { o.absent = AbsentSeat::Pass; }, 20);
  with("undo = off, map.hotSpacing = off", [](Options& o) {
    o.undo = Switch::Off;
    o.hotSpacing = Switch::Off;
  });
  return all;
}

/// Five to eight at one table (13), on the islands of so many.
std::vector<Contest> manySeats() {
  std::vector<Contest> all;
  const auto with = [&](const char* name, std::function<void(Options&)> change, int leaving = 0) {
    all.push_back({name, [change](Rng& rng) { return randomIsland(rng, change); }, leaving});
  };
  with("seats.count = 6", [](Options& o) { o = withSeats(o, RuleSet::Classic, 6); });
  with(
      "seats.count = 8, seats leave and come back", [](Options& o) { o = withSeats(o, RuleSet::Classic, 8); }, 10);
  with("seats.count = 7, bank.perResource = 4", [](Options& o) {
    o = withSeats(o, RuleSet::Classic, 7);
    o.bankPerResource = 4;
  });
  with("seats.count = 5, trade.select = proposer-picks, trade.gifts = on", [](Options& o) {
    o = withSeats(o, RuleSet::Classic, 5);
    o.tradeSelect = TradeSelect::ProposerPicks;
    o.gifts = Switch::On;
  });
  with(
      "table.between = pairs, seats.count = 6, seat.absent = pass, seats leave and come back",
      [](Options& o) {
        o = withSeats(o, RuleSet::Classic, 6);
        o.between = Between::Pairs;
        o.absent = AbsentSeat::Pass;
      },
      20);
  with("table.between = off, seats.count = 5, victory.ownTurn = off", [](Options& o) {
    o = withSeats(o, RuleSet::Classic, 5);
    o.between = Between::Off;
    o.ownTurnToWin = Switch::Off;
  });
  with(
      "table.between = building, victory.ownTurn = off, seat.absent = pass, seats leave and come back",
      [](Options& o) {
        o = withSeats(o, RuleSet::Classic, 7);
        o.ownTurnToWin = Switch::Off;
        o.absent = AbsentSeat::Pass;
      },
      20);
  return all;
}

/// The same with events in most rounds, and many Dogs.
std::vector<Contest> manySeatsOfCrazy() {
  std::vector<Contest> all;
  const auto with = [&](const char* name, std::function<void(Options&)> change) {
    all.push_back({name, [change](Rng& rng) {
                     Setup made = randomIsland(rng, change);
                     made.ruleSet = RuleSet::Crazy;
                     return made;
                   }});
  };
  with("crazy, something in every round, six seats", [](Options& o) {
    o = withSeats(o, RuleSet::Crazy, 6);
    o.eventChance = 100;
  });
  with("crazy, eight seats, the deck full of Dogs, crazy.floodScope = throw", [](Options& o) {
    o = withSeats(o, RuleSet::Crazy, 8);
    o.eventWeights = {0, 0, 1, 0};
    o.deckCounts = {2, 0, 0, 0, 0};
    o.crazyDeck = {0, 40};
    o.floodScope = FloodScope::Throw;
  });
  with("crazy, table.between = pairs, seven seats, something in every round", [](Options& o) {
    o = withSeats(o, RuleSet::Crazy, 7);
    o.between = Between::Pairs;
    o.eventChance = 100;
  });
  return all;
}

/// Gifts of all kinds at these cells, wherever one may lie.
void layGifts(Board& board, const std::vector<Cell>& land, Rng& rng) {
  constexpr int kGifts = 12;
  for (int i = 0; i < kGifts; ++i) {
    const Hex at = land[rng.below(std::uint32_t(land.size()))].at;
    Gift gift{
        .hex = at, .on = Gift::On(rng.below(2)), .place = int(rng.below(kSides)), .kind = Gift::Kind(rng.below(3))};
    if (gift.kind == Gift::Kind::Resources) {
      gift.resource = kAllResources[rng.below(kResources)];
      gift.count = 1 + int(rng.below(Gift::kMostResources));
    }
    board.gifts.push_back(gift);
    if (!problems(board).empty()) board.gifts.pop_back();  // another one lies there
  }
}

/// 14: an archipelago of several blocks with a pirate, and gifts of all kinds beside its land.
Setup giftedSea(Rng& rng, RuleSet ruleSet, int seats, const std::function<void(Options&)>& change) {
  Setup setup = largeIsland(rng, 8, 7, Orientation::Pointy, 3);
  setup.ruleSet = ruleSet;
  setup.options = defaultOptions(ruleSet, seats);
  setup.options.mapKind = MapKind::File;
  setup.board.ships = AsksForShips::Yes;
  setup.board.pirate = PirateStart{};
  std::vector<Cell> land;
  for (const Cell& cell : setup.board.cells) {
    if (isLand(cell)) land.push_back(cell);
    if (!isLand(cell) && rng.below(4) == 0) setup.board.pirate->at = cell.at;
  }
  layGifts(setup.board, land, rng);
  change(setup.options);
  return setup;
}

std::vector<Contest> pirateContests(RuleSet ruleSet) {
  std::vector<Contest> all;
  const auto with = [&](const char* name, int seats, std::function<void(Options&)> change, int leaving = 0) {
    all.push_back({name, [=](Rng& rng) { return giftedSea(rng, ruleSet, seats, change); }, leaving});
  };
  with("pirate and gifts, two seats, bank.perResource = 2", 2, [](Options& o) { o.bankPerResource = 2; });
  with("pirate and gifts, four seats, robber.friendly = 3", 4, [](Options& o) { o.friendlyRobber = 3; });
  with(
      "pirate and gifts, robber.mayReturnToDesert = off, seat.absent = pass, seats leave and come back", 4,
      [](Options& o) {
        o.mayReturnToDesert = Switch::Off;
        o.absent = AbsentSeat::Pass;
      },
      20);
  with("pirate and gifts, eight seats, victory.ownTurn = off, few cards", 8, [](Options& o) {
    o.ownTurnToWin = Switch::Off;
    o.deckCounts = {6, 1, 1, 1, 1};
  });
  if (ruleSet == RuleSet::Crazy)
    for (Contest& contest : all) contest.name = "crazy, " + contest.name;
  return all;
}

/// 14: three islands between stripes of sea, with gold here and there; nobody begins in the last two columns.
Setup goldIslands(Rng& rng, RuleSet ruleSet, int seats, const std::function<void(Options&)>& change) {
  constexpr int kWide = 8, kHigh = 7, kStripe = 3, kNoStart = 6;
  Setup setup = largeIsland(rng, kWide, kHigh, Orientation::Pointy, 0);
  setup.ruleSet = ruleSet;
  setup.options = defaultOptions(ruleSet, seats);
  setup.options.mapKind = MapKind::File;
  setup.options.islandBonus = 2;
  setup.board.ships = AsksForShips::Yes;
  for (int i = 0; i < kWide; ++i) {
    for (int k = 0; k < kHigh; ++k) {
      Cell& cell = setup.board.cells[std::size_t(i * kHigh + k)];
      if (i % kStripe == kStripe - 1)
        cell = {cell.at, Terrain::Sea, 0};
      else if (cell.number != 0 && rng.below(3) == 0)
        cell.terrain = Terrain::Gold;
      if (i >= kNoStart) cell.startLand = StartLand::No;
    }
  }
  change(setup.options);
  return setup;
}

/// 14: all of it together: those islands with fog over some of the sea and of the land, a pirate, and gifts.
Setup allOfTheSea(Rng& rng, RuleSet ruleSet, int seats) {
  constexpr std::uint32_t kFogOneIn = 4;
  Setup setup = goldIslands(rng, ruleSet, seats, [](Options&) {});
  setup.board.pirate = PirateStart{};
  std::vector<Cell> land;
  for (Cell& cell : setup.board.cells) {
    if (rng.below(kFogOneIn) == 0)
      cover(setup.board, cell);
    else if (isLand(cell))
      land.push_back(cell);
    else if (rng.below(kFogOneIn) == 0)
      setup.board.pirate->at = cell.at;
  }
  layGifts(setup.board, land, rng);
  return setup;
}

std::vector<Contest> allTogether(RuleSet ruleSet) {
  const std::string before = ruleSet == RuleSet::Crazy ? "crazy, " : "";
  std::vector<Contest> all;
  for (const auto& [name, seats] :
       {std::pair{"all of the sea, two seats", 2}, {"all of the sea, four seats", 4}, {"all of the sea, six seats", 6}})
    all.push_back({before + name, [=, seats = seats](Rng& rng) { return allOfTheSea(rng, ruleSet, seats); }});
  return all;
}

std::vector<Contest> goldContests(RuleSet ruleSet) {
  std::vector<Contest> all;
  const auto with = [&](const char* name, int seats, std::function<void(Options&)> change, int leaving = 0) {
    all.push_back({name, [=](Rng& rng) { return goldIslands(rng, ruleSet, seats, change); }, leaving});
  };
  with("gold and islands, two seats, bank.perResource = 2", 2, [](Options& o) { o.bankPerResource = 2; });
  with("gold and islands, four seats", 4, [](Options&) {});
  with(
      "gold and islands, island.once = on, seat.absent = pass, seats leave and come back", 4,
      [](Options& o) {
        o.islandOnce = Switch::On;
        o.absent = AbsentSeat::Pass;
        o.bankPerResource = 5;
      },
      20);
  with("gold and islands, six seats, victory.ownTurn = off", 6, [](Options& o) { o.ownTurnToWin = Switch::Off; });
  with("gold and islands, six seats, bank.perResource = unlimited, table.between = pairs", 6, [](Options& o) {
    o.bankPerResource = kUnlimited;
    o.between = Between::Pairs;
  });
  if (ruleSet == RuleSet::Crazy)
    for (Contest& contest : all) contest.name = "crazy, " + contest.name;
  return all;
}

std::vector<Contest> joined(std::vector<Contest> all, std::vector<Contest> more) {
  for (Contest& contest : more) all.push_back(std::move(contest));
  return all;
}

using Change = std::function<void(Options&)>;

/// A chain of one to so many boards, in this order; one of `vacantIn` seats is vacant (0: none).
struct BigContests {
  int mostBoards;
  std::vector<Contest> all;

  void with(const char* name, Change change, int leaving = 5, const char* order = "ABC", int vacantIn = 0) {
    const auto setup = [=, mostBoards = mostBoards](Rng& rng) {
      Setup made;
      made.ruleSet = RuleSet::BigGame;
      made.options = defaultOptions(RuleSet::BigGame);
      change(made.options);
      const int boards = 1 + int(rng.below(std::uint32_t(mostBoards)));
      const Ends ends = made.options.ring == RingWhen::Auto ? Ends::Joined : Ends::Open;
      made.chain = chainOf(bigGameBoards(), order, boards, ends);
      for (int s = 0; s < 2 * boards && vacantIn > 0; ++s)
        if (rng.below(std::uint32_t(vacantIn)) == 0) made.vacant.push_back(SeatId(s));
      return made;
    };
    all.push_back({name, setup, leaving});
  }
};

/// Rounds, awards and ends of the Big Game.
void addRounds(BigContests& big) {
  big.with(
      "big, as it comes", [](Options&) {}, 0);
  big.with("big.ring = off, big.firstGroup = moon, players come and go", [](Options& o) {
    o.ring = RingWhen::Off;
    o.firstGroup = FirstGroup::Moon;
  });
  big.with(
      "big.protection = 0, all boards B", [](Options& o) { o.protection = 0; }, 5, "B");
  big.with(
      "big.protection = 3, big.protectionUnit = own-turns, all boards C",
      [](Options& o) {
        o.protection = 3;
        o.protectionUnit = ProtectionUnit::OwnTurns;
      },
      20, "C");
  big.with("big.dice = moderator-enters, big.earlyEnd = off", [](Options& o) {
    o.dice = BigDice::ModeratorEnters;
    o.earlyEnd = Switch::Off;
    o.protection = 2;
  });
  big.with("big.bonus = per-territory, big.knightChoice = on, many knights", [](Options& o) {
    o.bonus = Bonus::PerTerritory;
    o.knightChoice = Switch::On;
    o.protection = 1;
    o.deckCounts = {30, 1, 5, 1, 1};
  });
  big.with("big.bonus = off, big.bank = unlimited, big.end = at-once, big.target = 9", [](Options& o) {
    o.bonus = Bonus::Off;
    o.bigBank = BigBank::Unlimited;
    o.bigEnd = BigEnd::AtOnce;
    o.bigTarget = 9;
  });
  big.with("big.awards = global, big.target = 8", [](Options& o) {
    o.bigAwards = BigAwards::Global;
    o.bigTarget = 8;
  });
  big.with("big.awards = each, awards.ties = strict-unique, big.end = at-once", [](Options& o) {
    o.bigAwards = BigAwards::Each;
    o.ties = AwardTies::StrictUnique;
    o.bigEnd = BigEnd::AtOnce;
  });
}

/// Its seats, clocks and trade.
void addSeats(BigContests& big) {
  big.with(
      "big.emptySeat = vacant, newcomers take their seats", [](Options& o) { o.emptySeat = EmptySeat::Vacant; }, 20,
      "ABC", 3);
  big.with(
      "big.leaver = frozen, players leave and come back", [](Options& o) { o.leaver = Leaver::Frozen; }, 20);
  big.with(
      "big.leaver = frozen, big.emptySeat = vacant, discard.threshold = 3, bank.perResource = 4",
      [](Options& o) {
        o.leaver = Leaver::Frozen;
        o.emptySeat = EmptySeat::Vacant;
        o.discardThreshold = 3;
        o.bankPerResource = 4;
      },
      30, "CBA", 5);
  big.with("big.timeLimit, big.maxRounds = off, big.clock = whole-round", [](Options& o) {
    o.timeLimit = 1;
    o.bigMaxRounds = kUnlimited;
    o.clock = RoundClock::WholeRound;
  });
  big.with("big, trade.select = proposer-picks, trade.gifts = on, big.stock = 3/1/2/1", [](Options& o) {
    o.tradeSelect = TradeSelect::ProposerPicks;
    o.gifts = Switch::On;
    o.bigStock = {3, 1, 2, 1};
  });
  big.with("big, turn.phases = strict, road.cycles = path, road.brokenByRoads = on", [](Options& o) {
    o.phases = TurnPhases::Strict;
    o.roadCycles = RoadCycles::Path;
    o.brokenByRoads = Switch::On;
  });
}

std::vector<Contest> seaContestsOfCrazy() {
  std::vector<Contest> all = joined(goldContests(RuleSet::Crazy), pirateContests(RuleSet::Crazy));
  all.push_back(fogOfCrazy());
  for (Contest& contest : allTogether(RuleSet::Crazy)) all.push_back(std::move(contest));
  return all;
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
  with("classic, two seats, a seat at random starts", [](Options& o) {
    o.seats = 2;
    o.first = FirstSeat::Random;
  });
  for (Contest& contest : houseRuleContests()) all.push_back(std::move(contest));
  for (Contest& contest : manySeats()) all.push_back(std::move(contest));
  all.push_back({"a map of several blocks", [](Rng& rng) { return largeIsland(rng, 9, 9, Orientation::Pointy, 0); }});
  all.push_back({"a flat map of several blocks with sea cells",
                 [](Rng& rng) { return largeIsland(rng, 8, 7, Orientation::Flat, 6); }});
  for (Contest& contest : shipContests()) all.push_back(std::move(contest));
  for (Contest& contest : goldContests(RuleSet::Classic)) all.push_back(std::move(contest));
  for (Contest& contest : fogContests()) all.push_back(std::move(contest));
  for (Contest& contest : pirateContests(RuleSet::Classic)) all.push_back(std::move(contest));
  for (Contest& contest : allTogether(RuleSet::Classic)) all.push_back(std::move(contest));
  all.push_back(
      {"a map too small for everybody", [](Rng& rng) { return largeIsland(rng, 2, 1, Orientation::Pointy, 0); }});
  return all;
}

namespace {

/// Each option of Crazy in its other values.
std::vector<Contest> houseRulesOfCrazy() {
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
  with("crazy, as it comes", [](Options& o) {
    o.eventChance = 25;
    o.crazyDeck = {2, 2};
  });
  with("crazy, something in every round, three seats", [](Options& o) {
    o.eventChance = 100;
    o.seats = 3;
  });
  with("crazy.weights = 0/0/1/0, the deck full of Dogs", [](Options& o) {
    o.eventWeights = {0, 0, 1, 0};
    o.deckCounts = {2, 0, 0, 0, 0};
    o.crazyDeck = {0, 40};
  });
  with("crazy.weights = 1/0/2/0, crazy.floodScope = throw, crazy.floodLasts = until-used", [](Options& o) {
    o.eventWeights = {1, 0, 2, 0};
    o.floodScope = FloodScope::Throw;
    o.floodLasts = FloodLasts::UntilUsed;
  });
  with("crazy.dog = own-turn", [](Options& o) { o.dog = DogTiming::OwnTurn; });
  with("crazy.earthquake = downgrade, crazy.stock = 3/4/15", [](Options& o) {
    o.earthquake = Earthquake::Downgrade;
    o.crazyStock = {3, 4, 15};
    o.eventWeights = {0, 1, 0, 1};
  });
  with("crazy.relief = off, crazy.maxRounds = 5", [](Options& o) {
    o.relief = Switch::Off;
    o.maxRounds = 5;
    o.eventWeights = {0, 1, 0, 0};
  });
  with("crazy.eventChance = 0, crazy.maxRounds = off", [](Options& o) {
    o.eventChance = 0;
    o.maxRounds = kUnlimited;
  });
  with("crazy, bank.perResource = unlimited, road.cycles = path", [](Options& o) {
    o.bankPerResource = kUnlimited;
    o.roadCycles = RoadCycles::Path;
    o.eventWeights = {1, 2, 1, 2};
  });
  with("crazy, victory.ownTurn = off, devcards.perTurn = unlimited", [](Options& o) {
    o.ownTurnToWin = Switch::Off;
    o.cardsPerTurn = kUnlimited;
  });
  with(
      "crazy, seat.absent = pass, seats leave and come back", [](Options& o) { o.absent = AbsentSeat::Pass; }, 20);
  return all;
}

}  // namespace

std::vector<Contest> crazyContests() {
  std::vector<Contest> all = joined(manySeatsOfCrazy(), seaContestsOfCrazy());
  for (Contest& contest : houseRulesOfCrazy()) all.push_back(std::move(contest));
  return all;
}

std::vector<Contest> bigContests(int mostBoards) {
  BigContests big{.mostBoards = mostBoards, .all = {}};
  addRounds(big);
  addSeats(big);
  return big.all;
}

}  // namespace tapu::test
