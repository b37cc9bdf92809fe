// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <set>
#include <string>

#include "engine/state/options.h"
#include "engine/state/setup.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

/// The rows of 11B, word for word: key, values to try, values that are none, default, letters, rule.
struct Row {
  const char *key, *values, *wrong, *byDefault, *ruleSets, *rule;
};
constexpr Row kPage[] = {
    {"map.kind", "random large beginner file", "Random none 0", "random", "CK", "1.6"},
    {"map.hotSpacing", "on off", "yes ON 1", "on", "CK", "1.6"},
    {"harbors.enabled", "on off", "true maybe", "on", "CKB", "1.7"},
    {"harbors.kinds", "fixed shuffled", "random on", "fixed", "CK", "1.7"},
    {"seats.count", "2 3 4 5 6 7 8", "1 9 0 -2 four 4.0 off", "4", "CK", "3.1"},
    {"table.between", "building pairs off", "on none part", "building", "CK", "13.4"},
    {"table.betweenSeconds", "20 1 300 off", "0 -1 20s", "20", "CK", "13.6"},
    {"setup.first", "roll random host-chosen", "oldest hostChosen", "roll", "CK", "3.2"},
    {"setup.startShips", "on off", "1", "on", "CK", "3.6"},
    {"turn.phases", "combined strict", "loose on", "combined", "CK", "4.3"},
    {"turn.seconds", "off 1 30 120", "0 -5 on unlimited", "off", "CK", "4.7"},
    {"seat.graceSeconds", "0 1 60 600", "-1 off x", "60", "CKB", "4.8"},
    {"seat.absent", "bot pass", "frozen", "bot", "CK", "4.8"},
    {"undo", "on off", "0", "on", "CK", "0.13"},
    {"bank.perResource", "1 19 99 unlimited", "0 100 -1 off", "19", "CKB", "4.5"},
    {"discard.threshold", "2 7 8 9", "1 0 -8 off", "8", "CKB", "5.1"},
    {"discard.seconds", "1 30 60", "0 -1 off", "30", "CKB", "5.2"},
    {"robber.mayReturnToDesert", "on off", "2", "on", "CK", "5.3"},
    {"gold.seconds", "15 1 60", "0 -1 off", "15", "CK", "14.1"},
    {"pirate.enabled", "on off", "1", "on", "CK", "14.2"},
    {"island.bonus", "0 1 2 5", "-1 6 off on", "0", "CK", "14.3"},
    {"island.once", "on off", "1", "off", "CK", "14.3"},
    {"dice.source", "dice deck", "cards on", "dice", "CK", "4.10"},
    {"dice.deckLeft", "0 5 20", "-1 21 off", "5", "CK", "4.10"},
    {"dice.deckShown", "on off", "1", "off", "CK", "4.10"},
    {"robber.friendly", "off 2 3 5", "0 1 6 -1 on unlimited", "off", "CK", "5.7"},
    {"trade.gifts", "off on", "no", "off", "CKB", "6.3"},
    {"trade.select", "first proposer-picks", "last", "first", "CKB", "6.5"},
    {"trade.counter", "on off", "1", "on", "CKB", "6.5"},
    {"trade.maxOffers", "1 20 50", "0 -1 off", "20", "CKB", "6.7"},
    {"road.cycles", "trail path", "ring", "trail", "CKB", "7.9"},
    {"road.brokenByRoads", "off on", "x", "off", "CKB", "7.9"},
    {"awards.ties", "holder-keeps strict-unique", "strict", "holder-keeps", "CKB", "7.10"},
    {"deck.counts", "14/5/2/2/2 0/0/0/0/0 1/2/3/4/5 20/0/0/0/1 99/20/0/0/4",
     "14/5/2/2 14/5/2/2/2/2 a/b/c/d/e 14,5,2,2,2 -1/5/2/2/2 /5/2/2/2 99/20/5/0/0", "14/5/2/2/2", "CKB", "8.1"},
    {"devcards.perTurn", "1 unlimited", "2 0 off", "1", "CKB", "8.3"},
    {"devcards.beforeRoll", "on off", "1", "on", "CK", "4.2"},
    {"victory.target", "10 3 12 30", "2 31 -1 off", "10", "C", "10.1"},
    {"victory.declare", "auto manual", "on", "auto", "CK", "8.6"},
    {"victory.ownTurn", "on off", "1", "on", "CK", "10.2"},
    {"crazy.stock", "8/8/20 5/4/15 1/1/1 8/8/27", "8/8 0/8/20 8/8/20/1 8/8/28 x", "8/8/20", "K", "2.2"},
    {"crazy.eventChance", "25 0 100", "101 -1 off", "25", "K", "8.8"},
    {"crazy.weights", "1/1/1/1 0/0/0/1 5/0/2/9", "0/0/0/0 1/1/1 -1/1/1/1", "1/1/1/1", "K", "8.8"},
    {"crazy.floodScope", "hex throw", "all", "hex", "K", "8.9"},
    {"crazy.floodLasts", "round until-used", "game", "round", "K", "8.9"},
    {"crazy.earthquake", "destroy downgrade", "off", "destroy", "K", "8.11"},
    {"crazy.relief", "on off", "1", "on", "K", "8.11"},
    {"crazy.dog", "reaction own-turn", "on", "reaction", "K", "8.15"},
    {"crazy.reactionSeconds", "10 1 60", "0 off", "10", "K", "8.15"},
    {"crazy.deck", "2/2 0/0 0/5", "2 2/2/2 -1/2", "2/2", "K", "8.16"},
    {"crazy.maxRounds", "50 1 40 62 off", "0 unlimited", "50", "K", "8.17"},
    {"crazy.target", "20 1 15 100", "0 101 -1 off", "20", "K", "8.17"},
    {"big.order", "ABC A CAB AABBCC", "ABD abc A/B 1", "ABC", "B", "9.2"},
    {"big.ring", "auto off", "on", "auto", "B", "9.2"},
    {"big.firstGroup", "sun moon", "west", "sun", "B", "9.4"},
    {"big.protection", "15 0 30", "-1 off", "15", "B", "9.4"},
    {"big.protectionUnit", "rounds own-turns", "turns", "rounds", "B", "9.4"},
    {"big.dice", "server moderator-enters", "moderator", "server", "B", "9.5"},
    {"big.roundSeconds", "45 1 90", "0 off", "45", "B", "9.6"},
    {"big.clock", "after-production whole-round", "on", "after-production", "B", "9.6"},
    {"big.gapSeconds", "5 0 30", "-1 off", "5", "B", "9.6"},
    {"big.earlyEnd", "on off", "1", "on", "B", "9.6"},
    {"big.bonus", "once per-territory off", "on", "once", "B", "9.13"},
    {"big.knightChoice", "off on", "1", "off", "B", "9.14"},
    {"big.bank", "board unlimited", "19", "board", "B", "9.15"},
    {"big.awards", "board global each", "all", "board", "B", "9.15"},
    {"big.setupSeconds", "60 1", "0 off", "60", "B", "9.16"},
    {"big.stock", "5/9/15/15 3/1/1/1 5/9/20/22", "5/9/15 0/9/15/15 2/9/15/15 5/9/21/22", "5/9/15/15", "B", "9.16"},
    {"big.emptySeat", "bot vacant", "pass", "bot", "B", "9.21"},
    {"big.leaver", "bot frozen", "pass", "bot", "B", "9.21"},
    {"big.target", "25 1 13", "0 off", "25", "B", "9.22"},
    {"big.maxRounds", "62 2 off", "0 unlimited", "62", "B", "9.22"},
    {"big.timeLimit", "off 1 90", "0 on", "off", "B", "9.22"},
    {"big.end", "end-of-round at-once", "now", "end-of-round", "B", "9.22"},
};

QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }

}  // namespace

class TestOptions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void option_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(std::size(kPage)); ++i) QTest::newRow(kPage[i].key) << i;
  }

  void option() {
    QFETCH(int, index);
    const auto& row = kPage[index];
    const auto* spec = optionNamed(row.key);
    QVERIFY2(spec, "the option is not in the table");
    QCOMPARE(QLatin1StringView(spec->rule), QLatin1StringView(row.rule));
    for (const char* letter = row.ruleSets; *letter; ++letter)
      QVERIFY(spec->ruleSets.find(*letter) != std::string_view::npos);
    QCOMPARE(int(spec->ruleSets.size()), int(strlen(row.ruleSets)));
    QCOMPARE(QString::fromStdString(optionText(*spec, defaultOptions(RuleSet::Classic))),
             QString::fromLatin1(row.byDefault));
    for (const auto& value : words(row.values)) {
      auto options = defaultOptions(RuleSet::Classic);
      QVERIFY2(setOption(*spec, options, value.toStdString()), qPrintable(value));
      QCOMPARE(QString::fromStdString(optionText(*spec, options)), value);
      QCOMPARE(options == defaultOptions(RuleSet::Classic), value == QLatin1StringView(row.byDefault));
    }
    auto wrongOnes = words(row.wrong);
    wrongOnes << QString() << QStringLiteral(" ") << QStringLiteral("99999999999999999999")
              << words(row.values)[0] + QLatin1Char(' ');
    for (const auto& value : wrongOnes) {
      auto options = defaultOptions(RuleSet::Classic);
      QVERIFY2(!setOption(*spec, options, value.toStdString()), qPrintable(value + QStringLiteral(" was taken")));
      QVERIFY(options == defaultOptions(RuleSet::Classic));
    }
  }

  void everyOptionOfTheTableIsOnThePageInItsOrder() {
    std::vector<std::string> definition, page;
    for (const auto& spec : optionTable()) definition.emplace_back(spec.key);
    for (const auto& row : kPage) page.emplace_back(row.key);
    QCOMPARE(definition, page);
  }

  void anUnknownNameIsNoOption() {
    QVERIFY(!optionNamed("trade.gift"));
    QVERIFY(!optionNamed(""));
    QVERIFY(!optionNamed("Undo"));
  }

  void numbersOfClassic() {  // 2.1, 2.2, 8.1, 10.1, 7.10, 7.11, 6.10
    const auto rules = rulesOf(RuleSet::Classic, defaultOptions(RuleSet::Classic));
    QCOMPARE(rules.target, 10);
    QCOMPARE(rules.settlements, 5);
    QCOMPARE(rules.cities, 4);
    QCOMPARE(rules.roads, 15);
    QCOMPARE(rules.longestRoadFrom, 5);
    QCOMPARE(rules.largestArmyFrom, 3);
    QCOMPARE(rules.awardPoints, 2);
    QCOMPARE(rules.handLimit, 120);
    QCOMPARE(rules.roadCost.lanes, CardCounts::resources(1, 1, 0, 0, 0).lanes);
    QCOMPARE(rules.shipCost.lanes, CardCounts::resources(0, 1, 1, 0, 0).lanes);
    QCOMPARE(rules.settlementCost.lanes, CardCounts::resources(1, 1, 1, 1, 0).lanes);
    QCOMPARE(rules.cityCost.lanes, CardCounts::resources(0, 0, 0, 2, 3).lanes);
    QCOMPARE(rules.cardCost.lanes, CardCounts::resources(0, 0, 1, 1, 1).lanes);
    QCOMPARE(rules.deck.total(), 25);
    QCOMPARE(rules.bank.lanes, CardCounts::resources(19, 19, 19, 19, 19).lanes);
  }

  void numbersOfCrazy() {  // 2.2 B1, 8.14, 8.16, 8.17, 10.1; 1.6 map.kind = large
    const auto options = defaultOptions(RuleSet::Crazy);
    const auto rules = rulesOf(RuleSet::Crazy, options);
    QCOMPARE(options.mapKind, MapKind::Large);
    QCOMPARE(rules.maxRounds, 50);
    QCOMPARE(rules.target, 20);
    auto fewer = options;
    fewer.crazyTarget = 15;
    QCOMPARE(rulesOf(RuleSet::Crazy, fewer).target, 15);
    QCOMPARE(rulesOf(RuleSet::Classic, fewer).target, 10);  // of Crazy only
    QCOMPARE(rules.settlements, 8);
    QCOMPARE(rules.cities, 8);
    QCOMPARE(rules.roads, 20);
    QCOMPARE(rules.deck.total(), 29);
    QCOMPARE(rules.deck[Card::Insurance], 2);
    QCOMPARE(rules.deck[Card::Dog], 2);
    QCOMPARE(rules.refund.lanes, CardCounts::resources(1, 1, 1, 3, 3).lanes);
    auto downgrade = defaultOptions(RuleSet::Crazy);
    downgrade.earthquake = Earthquake::Downgrade;
    QCOMPARE(rulesOf(RuleSet::Crazy, downgrade).refund.lanes, CardCounts::resources(0, 0, 0, 2, 3).lanes);
  }

  void numbersOfTheBigGame() {  // 2.2, 8.7, 9.15, 9.16, 9.22, 5.2 discard.seconds = 15
    const auto options = defaultOptions(RuleSet::BigGame);
    QCOMPARE(options.discardSeconds, 15);
    const auto rules = rulesOf(RuleSet::BigGame, options);
    QCOMPARE(rules.target, 25);
    QCOMPARE(rules.settlements, 5);
    QCOMPARE(rules.cities, 9);
    QCOMPARE(rules.roads, 15);
    QCOMPARE(rules.ships, 15);
    QCOMPARE(rules.deck.total(), 23);
    QCOMPARE(rules.deck[Card::Monopoly], 0);
    QCOMPARE(rules.deck[Card::Insurance] + rules.deck[Card::Dog], 0);
  }

  void namesOfTheRuleSets() {
    for (auto ruleSet : {RuleSet::Classic, RuleSet::Crazy, RuleSet::BigGame})
      QVERIFY(ruleSetNamed(nameOf(ruleSet)) == ruleSet);
    QVERIFY(nameOf(RuleSet::Classic) == "classic");
    QVERIFY(!ruleSetNamed("Classic"));
    QVERIFY(!ruleSetNamed(""));
  }
};

TAPU_TEST(TestOptions)
#include "test_options.moc"
