// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/options.h"

#include <algorithm>
#include <charconv>

#include "engine/state/seat_set.h"

namespace tapu {
namespace {

using ValueWords = std::span<const std::string_view>;
constexpr std::array<std::string_view, 2> kSwitch{"off", "on"};
constexpr std::array<std::string_view, 4> kMapKinds{"random", "large", "beginner", "file"};
constexpr std::array<std::string_view, 2> kHarborKinds{"fixed", "shuffled"};
constexpr std::array<std::string_view, 3> kWhoBegins{"roll", "random", "host-chosen"};
constexpr std::array<std::string_view, 2> kPhases{"combined", "strict"};
constexpr std::array<std::string_view, 2> kAbsent{"bot", "pass"};
constexpr std::array<std::string_view, 2> kSelect{"first", "proposer-picks"};
constexpr std::array<std::string_view, 2> kDiceSource{"dice", "deck"};
constexpr std::array<std::string_view, 2> kCycles{"trail", "path"};
constexpr std::array<std::string_view, 2> kTies{"holder-keeps", "strict-unique"};
constexpr std::array<std::string_view, 2> kDeclare{"auto", "manual"};
constexpr std::array<std::string_view, 2> kScope{"hex", "throw"};
constexpr std::array<std::string_view, 2> kLasts{"round", "until-used"};
constexpr std::array<std::string_view, 2> kEarthquake{"destroy", "downgrade"};
constexpr std::array<std::string_view, 2> kDog{"reaction", "own-turn"};
constexpr std::array<std::string_view, 3> kBetween{"building", "pairs", "off"};
constexpr std::array<std::string_view, 2> kRing{"auto", "off"};
constexpr std::array<std::string_view, 2> kGroups{"sun", "moon"};
constexpr std::array<std::string_view, 2> kUnits{"rounds", "own-turns"};
constexpr std::array<std::string_view, 2> kDice{"server", "moderator-enters"};
constexpr std::array<std::string_view, 2> kClock{"after-production", "whole-round"};
constexpr std::array<std::string_view, 3> kBonus{"once", "per-territory", "off"};
constexpr std::array<std::string_view, 2> kBank{"board", "unlimited"};
constexpr std::array<std::string_view, 3> kAwards{"board", "global", "each"};
constexpr std::array<std::string_view, 2> kEmpty{"bot", "vacant"};
constexpr std::array<std::string_view, 2> kLeaver{"bot", "frozen"};
constexpr std::array<std::string_view, 2> kEnd{"end-of-round", "at-once"};
constexpr std::array<std::string_view, 3> kRuleSets{"classic", "crazy", "big"};

// One reader and one writer for each member of Options, for any type.
template <auto Member>
int readMember(const Options& options, int) {
  return static_cast<int>(options.*Member);
}
template <auto Member>
void writeMember(Options& options, int, int value) {
  using Type = std::remove_reference_t<decltype(options.*Member)>;
  options.*Member = static_cast<Type>(value);
}

template <auto Member>
constexpr OptionSpec choice(std::string_view key, ValueWords words, const char* rule,
                            std::string_view ruleSets = "CK") {
  return {key,
          OptionSpec::Kind::Choice,
          words,
          0,
          static_cast<int>(words.size()) - 1,
          {},
          1,
          ruleSets,
          rule,
          &readMember<Member>,
          &writeMember<Member>};
}
template <auto Member>
constexpr OptionSpec number(std::string_view key, int least, int most, const char* rule,
                            std::string_view ruleSets = "CK", std::string_view unlimitedWord = {}) {
  return {key,
          OptionSpec::Kind::Number,
          {},
          least,
          most,
          unlimitedWord,
          1,
          ruleSets,
          rule,
          &readMember<Member>,
          &writeMember<Member>};
}
template <auto Member>
constexpr OptionSpec counts(std::string_view key, int count, int least, const char* rule, std::string_view ruleSets) {
  return {key,
          OptionSpec::Kind::Counts,
          {},
          least,
          99,
          {},
          count,
          ruleSets,
          rule,
          [](const Options& o, int i) { return static_cast<int>((o.*Member)[static_cast<std::size_t>(i)]); },
          [](Options& o, int i, int v) { (o.*Member)[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(v); }};
}

constexpr OptionSpec orderWord() {
  OptionSpec spec;
  spec.key = "big.order";
  spec.kind = OptionSpec::Kind::Word;
  spec.letters = "ABC";
  spec.counts = static_cast<int>(Options{}.order.size());
  spec.ruleSets = "B";
  spec.rule = "9.2";
  spec.read = [](const Options& o, int i) { return static_cast<int>(o.order[static_cast<std::size_t>(i)]); };
  spec.write = [](Options& o, int i, int v) { o.order[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(v); };
  return spec;
}

using O = Options;
constexpr int kMostSeconds = 86'400;
constexpr std::array kTable{
    choice<&O::mapKind>("map.kind", kMapKinds, "1.6"),
    choice<&O::hotSpacing>("map.hotSpacing", kSwitch, "1.6"),
    choice<&O::harbors>("harbors.enabled", kSwitch, "1.7", "CKB"),
    choice<&O::harborKinds>("harbors.kinds", kHarborKinds, "1.7"),
    number<&O::seats>("seats.count", 2, kMostSeatsOfTable, "3.1"),
    choice<&O::between>("table.between", kBetween, "13.4"),
    number<&O::betweenSeconds>("table.betweenSeconds", 1, kMostSeconds, "13.6", "CK", "off"),
    choice<&O::first>("setup.first", kWhoBegins, "3.2"),
    choice<&O::startShips>("setup.startShips", kSwitch, "3.6"),
    choice<&O::phases>("turn.phases", kPhases, "4.3"),
    number<&O::turnSeconds>("turn.seconds", 1, kMostSeconds, "4.7", "CK", "off"),
    number<&O::graceSeconds>("seat.graceSeconds", 0, kMostSeconds, "4.8", "CKB"),
    choice<&O::absent>("seat.absent", kAbsent, "4.8"),
    choice<&O::undo>("undo", kSwitch, "0.13"),
    number<&O::bankPerResource>("bank.perResource", 1, 99, "4.5", "CKB", "unlimited"),
    number<&O::discardThreshold>("discard.threshold", 2, 127, "5.1", "CKB"),
    number<&O::discardSeconds>("discard.seconds", 1, kMostSeconds, "5.2", "CKB"),
    choice<&O::mayReturnToDesert>("robber.mayReturnToDesert", kSwitch, "5.3"),
    number<&O::goldSeconds>("gold.seconds", 1, kMostSeconds, "14.1"),
    choice<&O::pirate>("pirate.enabled", kSwitch, "14.2"),
    number<&O::islandBonus>("island.bonus", 0, 5, "14.3"),
    choice<&O::islandOnce>("island.once", kSwitch, "14.3"),
    choice<&O::diceSource>("dice.source", kDiceSource, "4.10"),
    number<&O::deckLeft>("dice.deckLeft", 0, 20, "4.10"),
    choice<&O::deckShown>("dice.deckShown", kSwitch, "4.10"),
    number<&O::friendlyRobber>("robber.friendly", 2, 5, "5.7", "CK", "off"),
    choice<&O::gifts>("trade.gifts", kSwitch, "6.3", "CKB"),
    choice<&O::tradeSelect>("trade.select", kSelect, "6.5", "CKB"),
    choice<&O::counterOffers>("trade.counter", kSwitch, "6.5", "CKB"),
    number<&O::maxOffers>("trade.maxOffers", 1, 200, "6.7", "CKB"),
    choice<&O::roadCycles>("road.cycles", kCycles, "7.9", "CKB"),
    choice<&O::brokenByRoads>("road.brokenByRoads", kSwitch, "7.9", "CKB"),
    choice<&O::ties>("awards.ties", kTies, "7.10", "CKB"),
    counts<&O::deckCounts>("deck.counts", 5, 0, "8.1", "CKB"),
    number<&O::cardsPerTurn>("devcards.perTurn", 1, 1, "8.3", "CKB", "unlimited"),
    choice<&O::cardsBeforeRoll>("devcards.beforeRoll", kSwitch, "4.2"),
    number<&O::classicTarget>("victory.target", 3, 30, "10.1", "C"),
    choice<&O::declare>("victory.declare", kDeclare, "8.6"),
    choice<&O::ownTurnToWin>("victory.ownTurn", kSwitch, "10.2"),
    counts<&O::crazyStock>("crazy.stock", 3, 1, "2.2", "K"),
    number<&O::eventChance>("crazy.eventChance", 0, 100, "8.8", "K"),
    counts<&O::eventWeights>("crazy.weights", 4, 0, "8.8", "K"),
    choice<&O::floodScope>("crazy.floodScope", kScope, "8.9", "K"),
    choice<&O::floodLasts>("crazy.floodLasts", kLasts, "8.9", "K"),
    choice<&O::earthquake>("crazy.earthquake", kEarthquake, "8.11", "K"),
    choice<&O::relief>("crazy.relief", kSwitch, "8.11", "K"),
    choice<&O::dog>("crazy.dog", kDog, "8.15", "K"),
    number<&O::reactionSeconds>("crazy.reactionSeconds", 1, kMostSeconds, "8.15", "K"),
    counts<&O::crazyDeck>("crazy.deck", 2, 0, "8.16", "K"),
    number<&O::maxRounds>("crazy.maxRounds", 1, 1000, "8.17", "K", "off"),
    number<&O::crazyTarget>("crazy.target", 1, 100, "8.17", "K"),
    orderWord(),
    choice<&O::ring>("big.ring", kRing, "9.2", "B"),
    choice<&O::firstGroup>("big.firstGroup", kGroups, "9.4", "B"),
    number<&O::protection>("big.protection", 0, 1000, "9.4", "B"),
    choice<&O::protectionUnit>("big.protectionUnit", kUnits, "9.4", "B"),
    choice<&O::dice>("big.dice", kDice, "9.5", "B"),
    number<&O::roundSeconds>("big.roundSeconds", 1, kMostSeconds, "9.6", "B"),
    choice<&O::clock>("big.clock", kClock, "9.6", "B"),
    number<&O::gapSeconds>("big.gapSeconds", 0, kMostSeconds, "9.6", "B"),
    choice<&O::earlyEnd>("big.earlyEnd", kSwitch, "9.6", "B"),
    choice<&O::bonus>("big.bonus", kBonus, "9.13", "B"),
    choice<&O::knightChoice>("big.knightChoice", kSwitch, "9.14", "B"),
    choice<&O::bigBank>("big.bank", kBank, "9.15", "B"),
    choice<&O::bigAwards>("big.awards", kAwards, "9.15", "B"),
    number<&O::setupSeconds>("big.setupSeconds", 1, kMostSeconds, "9.16", "B"),
    counts<&O::bigStock>("big.stock", 4, 1, "9.16", "B"),
    choice<&O::emptySeat>("big.emptySeat", kEmpty, "9.21", "B"),
    choice<&O::leaver>("big.leaver", kLeaver, "9.21", "B"),
    number<&O::bigTarget>("big.target", 1, 100, "9.22", "B"),
    number<&O::bigMaxRounds>("big.maxRounds", 1, 10'000, "9.22", "B", "off"),
    number<&O::timeLimit>("big.timeLimit", 1, 100'000, "9.22", "B", "off"),
    choice<&O::bigEnd>("big.end", kEnd, "9.22", "B"),
};

std::optional<int> wholeNumber(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || text.front() == '-') return std::nullopt;
  return value;
}

std::optional<int> valueFrom(const OptionSpec& spec, std::string_view text) {
  if (spec.kind == OptionSpec::Kind::Choice) {
    const auto found = std::find(spec.choices.begin(), spec.choices.end(), text);
    if (found == spec.choices.end()) return std::nullopt;
    return static_cast<int>(found - spec.choices.begin());
  }
  if (!spec.unlimitedWord.empty() && text == spec.unlimitedWord) return kUnlimited;
  const auto value = text.empty() ? std::nullopt : wholeNumber(text);
  if (!value || *value < spec.least || *value > spec.most) return std::nullopt;
  return value;
}

}  // namespace

std::string_view nameOf(RuleSet ruleSet) { return kRuleSets[static_cast<std::size_t>(ruleSet)]; }

std::optional<RuleSet> ruleSetNamed(std::string_view name) {
  const auto found = std::find(kRuleSets.begin(), kRuleSets.end(), name);
  if (found == kRuleSets.end()) return std::nullopt;
  return static_cast<RuleSet>(found - kRuleSets.begin());
}

std::span<const OptionSpec> optionTable() { return kTable; }

const OptionSpec* optionNamed(std::string_view key) {
  const auto found =
      std::find_if(kTable.begin(), kTable.end(), [&](const OptionSpec& spec) { return spec.key == key; });
  return found == kTable.end() ? nullptr : &*found;
}

bool takesPart(const OptionSpec& spec, RuleSet ruleSet) {
  constexpr std::string_view letters = "CKB";  // as 11B writes them, in the order of RuleSet
  return spec.ruleSets.find(letters[static_cast<std::size_t>(ruleSet)]) != std::string_view::npos;
}

std::string optionText(const OptionSpec& spec, const Options& options) {
  std::string text;
  if (spec.kind == OptionSpec::Kind::Word) {
    for (int i = 0; i < spec.counts && spec.read(options, i) != 0; ++i)
      text += static_cast<char>(spec.read(options, i));
    return text;
  }
  for (int i = 0; i < spec.counts; ++i) {
    const int value = spec.read(options, i);
    if (i > 0) text += '/';
    if (spec.kind == OptionSpec::Kind::Choice)
      text += spec.choices[value];
    else
      text +=
          value == kUnlimited && !spec.unlimitedWord.empty() ? std::string(spec.unlimitedWord) : std::to_string(value);
  }
  return text;
}

namespace {

bool setWord(const OptionSpec& spec, Options& options, std::string_view text) {
  const bool isOfLetters = text.find_first_not_of(spec.letters) == std::string_view::npos;
  if (text.empty() || static_cast<int>(text.size()) > spec.counts || !isOfLetters) return false;
  for (int i = 0; i < spec.counts; ++i)
    spec.write(options, i, i < static_cast<int>(text.size()) ? text[static_cast<std::size_t>(i)] : 0);
  return true;
}

}  // namespace

namespace {

/// The search for the longest route (7.9) may double with each ring that a net closes. So few pieces close ten at most,
/// which it stands; eleven rings take 45.
constexpr int kMostRoutes = 42;

/// The roads and ships in the largest stock; those of the island are given (2.2, 7.1).
int mostRoutes(const Options& options) {
  constexpr int shipsOfTheIsland = 15;
  return std::max(options.crazyStock[2] + shipsOfTheIsland, options.bigStock[2] + options.bigStock[3]);
}

int deckSize(const Options& options) {
  int cards = 0;
  for (const int count : options.deckCounts) cards += count;
  for (const int count : options.crazyDeck) cards += count;
  return cards;
}

/// The options whose defaults depend on the number of seats (13.3), in the order of their bits in `SetByHand`.
constexpr std::array<std::string_view, 4> kFollowers{"bank.perResource", "deck.counts", "crazy.target",
                                                     "crazy.maxRounds"};

/// The bit of an option in `SetByHand`; 0: seats do not matter to it.
unsigned handBit(const OptionSpec& spec) {
  const auto found = std::ranges::find(kFollowers, spec.key);
  return found == kFollowers.end() ? 0U : 1U << (found - kFollowers.begin());
}

}  // namespace

bool isSetByHand(const OptionSpec& spec, const Options& options) { return (options.byHand.bits & handBit(spec)) != 0; }

bool setOption(const OptionSpec& spec, Options& options, std::string_view text) {
  if (spec.kind == OptionSpec::Kind::Word) return setWord(spec, options, text);
  Options changed = options;
  for (int i = 0; i < spec.counts; ++i) {
    const auto cut = i + 1 < spec.counts ? text.find('/') : text.size();
    if (cut == std::string_view::npos) return false;
    const auto value = valueFrom(spec, text.substr(0, cut));
    if (!value) return false;
    spec.write(changed, i, *value);
    text.remove_prefix(std::min(cut + 1, text.size()));
  }
  if (changed.eventWeights == std::array<std::uint8_t, 4>{}) return false;  // 8.8: not all 0
  if (changed.bigStock[0] < 3) return false;                                // 9.16: three start on the map
  if (deckSize(changed) > 127) return false;                                // what a pack counts
  if (mostRoutes(changed) > kMostRoutes) return false;                      // what a search for routes stands
  changed.byHand.bits = static_cast<std::uint8_t>(changed.byHand.bits | handBit(spec));
  options = changed;
  return true;
}

namespace {

/// The defaults that depend on the number of seats (13.3), for up to so many of them.
struct OfSeats {
  int most;
  int bankPerResource;
  std::array<std::uint8_t, 5> deckCounts;
  int crazyTarget, maxRounds;
};
constexpr std::array<OfSeats, 3> kOfSeats{{
    {.most = 4, .bankPerResource = 19, .deckCounts = {14, 5, 2, 2, 2}, .crazyTarget = 20, .maxRounds = 50},
    {.most = 6, .bankPerResource = 24, .deckCounts = {20, 5, 3, 3, 3}, .crazyTarget = 15, .maxRounds = 35},
    {.most = 8, .bankPerResource = 30, .deckCounts = {26, 6, 4, 4, 4}, .crazyTarget = 15, .maxRounds = 25},
}};
static_assert(kOfSeats.back().most == kMostSeatsOfTable);

const OfSeats& ofSeats(int seats) {
  const auto found = std::ranges::find_if(kOfSeats, [seats](const OfSeats& each) { return seats <= each.most; });
  return found == kOfSeats.end() ? kOfSeats.back() : *found;
}

}  // namespace

Options defaultOptions(RuleSet ruleSet, int seats) {
  Options options;
  if (ruleSet != RuleSet::BigGame) {
    const OfSeats& usual = ofSeats(seats);
    options.seats = seats;
    options.bankPerResource = usual.bankPerResource;
    options.deckCounts = usual.deckCounts;
    options.crazyTarget = usual.crazyTarget;
    options.maxRounds = usual.maxRounds;
  }
  if (ruleSet == RuleSet::Crazy) options.mapKind = MapKind::Large;  // 1.6, 8.17
  if (ruleSet == RuleSet::BigGame) options.discardSeconds = 15;     // 5.2
  return options;
}

Options withSeats(const Options& options, RuleSet ruleSet, int seats) {
  if (ruleSet == RuleSet::BigGame) return options;
  const Options before = defaultOptions(ruleSet, options.seats), after = defaultOptions(ruleSet, seats);
  Options changed = options;
  changed.seats = seats;
  for (const std::string_view key : kFollowers) {
    const OptionSpec& spec = *optionNamed(key);
    if (isSetByHand(spec, options) || optionText(spec, options) != optionText(spec, before)) continue;
    for (int i = 0; i < spec.counts; ++i) spec.write(changed, i, spec.read(after, i));
  }
  return changed;
}

Options networkOptions(RuleSet ruleSet, int seats) {
  constexpr int turnSeconds = 120;
  Options options = defaultOptions(ruleSet, seats);
  const bool playsInTurns = takesPart(*optionNamed("turn.seconds"), ruleSet);
  if (!playsInTurns) return options;  // all trade at the same time, under the clock of the round
  options.turnSeconds = turnSeconds;
  options.tradeSelect = TradeSelect::ProposerPicks;
  return options;
}

}  // namespace tapu
