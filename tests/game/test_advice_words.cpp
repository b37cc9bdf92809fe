// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/languages.h"
#include "app/session/words/advice_words.h"
#include "app/session/words/reason_words.h"
#include "engine/board/tally.h"
#include "engine/bots/reason/built_with.h"
#include "engine/bots/reason/past_reasons.h"
#include "engine/play/initial_state.h"
#include "engine/play/visible.h"
#include "engine/state/game_map.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Advice and reasons in words.
class AdviceWordsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { languages_.use(u"en"_s); }
  void cleanup() { languages_.use(u"en"_s); }

  void aPurchaseIsToldByTheCardsJustTradedFor() {
    const Event turn{.kind = EventKind::TurnStarted, .seat = SeatId(1)};
    const Event trade{.kind = EventKind::BankTraded,
                      .seat = SeatId(1),
                      .cards = CardCounts::of(Resource::Lumber, 4),
                      .got = CardCounts::of(Resource::Grain)};
    const Event bought{.kind = EventKind::CardBought, .seat = SeatId(1)};
    const PastDeed past{visibleTo(Viewer(SeatId(0)), definition_, initialState(definition_)),
                        Move{SeatId(1), buyCard(), {}}};
    const auto why = reasonsOfPast(definition_, past, SeatId(0), {turn, trade, bought}, 2);
    QCOMPARE(why.doer, SeatId(1));
    QVERIFY(is(why.reasons.front(), because::Cards::JustTraded));
    QCOMPARE(std::get<because::Cards>(why.reasons.front()).cards, CardCounts::of(Resource::Grain));
    // In the turn before it was for something else.
    const auto later = reasonsOfPast(definition_, past, SeatId(0), {trade, turn, bought}, 2);
    QVERIFY(later.reasons.empty() || !is(later.reasons.front(), because::Cards::JustTraded));
  }

  /// 7.1, 14.2: at sea a route may go on by ship, and the pirate may go in the robber's stead.
  void theNoteNamesAllThatMayBePlaced() {
    QCOMPARE(adviceNote(Decision::Road, definition_), u"Good places for a road"_s);
    QCOMPARE(adviceNote(Decision::Robber, definition_), u"Good places for the robber"_s);
    test::Layout layout;
    layout.board = test::islands();
    layout.board.pirate = PirateStart{};
    const test::Position atSea(layout);
    QCOMPARE(adviceNote(Decision::FreeRoute, atSea.definition), u"Good places for a road or ship"_s);
    QCOMPARE(adviceNote(Decision::Robber, atSea.definition), u"Good places for the robber or the pirate"_s);
  }

  void reasonsAreWholeSentencesInBothLanguages() {
    const ReasonTold told = mine();
    // Two rivals on the hex: 4 pips of each.
    const because::Losses slows{.kind = because::Losses::Slows, .cards = 8, .shares = {{SeatId(1), 4}, {SeatId(2), 4}}};
    QCOMPARE(wordsOf(slows, told).sentence, u"It keeps back 8 cards in 36 throws: 4 from Asha and 4 from Meera."_s);
    const because::Rival grain{
        .kind = because::Rival::OnlyHex, .seat = SeatId(2), .cards = CardCounts::of(Resource::Grain)};
    QCOMPARE(wordsOf(grain, told).sentence, u"Meera gets Grain from nowhere else."_s);
    const because::OwnLoss own{because::OwnLoss::Costs, 2};
    QCOMPARE(wordsOf(own, told).sentence, u"You miss 2 cards in 36 throws there yourself."_s);
    // Pips are told apart from the numbers of hexes.
    const because::Rather brings{.kind = because::Rather::Brings,
                                 .other = CornerId(0),
                                 .pips = 9,
                                 .others = 10,
                                 .cards = CardCounts::of(Resource::Lumber)};
    const QString rather = wordsOf(brings, told).sentence;
    QVERIFY2(rather.startsWith(u"Pips here: 9; at "_s), qPrintable(rather));
    QVERIFY2(rather.endsWith(u": 10. But it brings Lumber."_s), qPrintable(rather));
    languages_.use(u"hi"_s);
    QVERIFY(wordsOf(brings, told).sentence.startsWith(u"यहाँ संभावना बिंदु: 9; "_s));
    QCOMPARE(wordsOf(slows, told).sentence, u"36 बार पासे फेंकने पर 8 कार्ड रुकते हैं: Asha के 4 और Meera के 4।"_s);
  }

  // 14: what the board asks for at sea.
  void reasonsOfTheSeaAreWholeSentencesInBothLanguages() {
    const because::Sea island{.kind = because::Sea::Island, .points = 2};
    const because::Sea ahead{.kind = because::Sea::GiftAhead, .cards = CardCounts::of(Resource::Ore, 2), .pieces = 1};
    const because::Sea turns{.kind = because::Sea::Turns, .hexes = 9, .bring = 6};
    const because::Sea gold{.kind = because::Sea::Gold, .pips = 1};
    const because::Sea blocks{.kind = because::Sea::Blocks, .edges = 2, .seat = SeatId(1)};
    QCOMPARE(wordsOf(island, mine()).sentence, u"The first settlement there brings 2 points besides its own."_s);
    QCOMPARE(wordsOf(ahead, mine()).sentence, u"1 more piece of the route leads to a gift: 2 × Ore."_s);
    QCOMPARE(wordsOf(turns, mine()).sentence, u"Under the fog lie 9 hexes: of these 6 bring a card at once."_s);
    QCOMPARE(wordsOf(gold, mine()).sentence, u"Gold brings 1 card of choice in 36 throws."_s);
    QCOMPARE(wordsOf(blocks, mine()).sentence, u"On 2 edges of this hex Asha could lay a ship."_s);
    ReasonTold asha = mine();
    asha.reader = SeatId(1);
    QCOMPARE(wordsOf(blocks, asha).sentence, u"On 2 edges of this hex you could have laid a ship."_s);
    languages_.use(u"hi"_s);
    QCOMPARE(wordsOf(turns, mine()).sentence, u"कोहरे के नीचे 9 हेक्स: इनमें से 6 तुरंत एक-एक कार्ड देते हैं।"_s);
    QCOMPARE(wordsOf(blocks, mine()).sentence, u"Asha के लिए इस हेक्स के 2 रास्तों पर जहाज़ रखना संभव है।"_s);
  }

  // 14.5: a cell that was turned up is told as what it is now; the map has fog there for good.
  void numbersAroundACornerAreThoseOfThePosition() {
    Setup setup = plainSetup();
    setup.board.cells = {{{0, 0}, Terrain::Fog, 0}, {{1, 0}, Terrain::Forest, 8}};
    setup.board.harbors.clear();
    setup.board.fog.of(Terrain::Hills) = 1;
    setup.board.fog.numbers[4] = 1;
    const GameDefinition definition(setup);
    State state = initialState(definition);
    const HexId fog = *definition.map.hexAt({0, 0});
    state.sea->ground[fog.value] = {Terrain::Hills, 4};
    CornerId between;
    for (const CornerId corner : definition.map.hex(fog).corners)
      if (const auto& hexes = definition.map.corner(corner).hexes;
          std::ranges::count_if(hexes, [](HexId hex) { return !hex.isNone(); }) == 2)
        between = corner;
    const because::Yield brings{.kind = because::Yield::Brings, .corner = between, .pips = 8, .paying = 8};
    const ReasonTold told{
        .definition = definition, .doer = SeatId(0), .reader = SeatId(0), .name = mine().name, .position = &state};
    const QString sentence = wordsOf(brings, told).sentence;
    QVERIFY2(sentence.contains(u"4 and 8"_s) || sentence.contains(u"8 and 4"_s), qPrintable(sentence));
  }

  // 7.9: a route goes over roads and ships.
  void whereThereAreShipsARouteIsOfRoadsAndShips() {
    GameDefinition islands = definition_;
    islands.hasShips = true;
    const ReasonTold told{islands, SeatId(0), SeatId(0), mine().name};
    const because::RoadRace longest{.kind = because::RoadRace::Takes, .pieces = 6, .holder = SeatId(1)};
    QCOMPARE(wordsOf(longest, mine()).sentence, u"6 roads in a row are more than Asha has."_s);
    QCOMPARE(wordsOf(longest, told).sentence, u"6 roads and ships in a row are more than Asha has."_s);
    const because::RoadRace length{.kind = because::RoadRace::Toward, .pieces = 4, .needed = 6};
    QCOMPARE(wordsOf(length, told).sentence, u"That makes 4 roads and ships in a row; Longest Road takes 6."_s);
    const because::RoadRace near{.kind = because::RoadRace::Near, .pieces = 4, .needed = 6};
    QCOMPARE(wordsOf(near, told).sentence, u"Then 2 more roads or ships in a row are enough for it."_s);
  }

  // 5.2: numbers of cards in 36 throws are without the hex of the robber.
  void besideARobberItIsToldWhatACornerBringsMeanwhile() {
    const Topology& map = definition_.map;
    const auto numbered = [&](HexId hex) { return hex && map.hex(hex).cell.number > 0; };
    CornerId corner;
    for (int i = 0; i < map.cornerCount() && !corner; ++i)
      if (map.has(CornerId(i)) && std::ranges::all_of(map.corner(CornerId(i)).hexes, numbered)) corner = CornerId(i);
    QVERIFY(corner);
    const HexId robbed = map.corner(corner).hexes[0];
    const int pips = map.pips(corner), left = pips - pipsOf(map.hex(robbed).cell.number);
    const because::Yield told{
        .kind = because::Yield::Brings, .corner = corner, .pips = pips, .paying = left, .robbed = {robbed}};
    const QString sentence = wordsOf(told, mine()).sentence;
    QVERIFY2(sentence.contains(u"brings %1 cards in 36 throws while the robber stays"_s.arg(left)),
             qPrintable(sentence));
    QVERIFY(wordsOf(told, mine()).title.startsWith(QString::number(pips)));
    because::Yield city = told;
    city.kind = because::Yield::Doubles;
    const QString more = wordsOf(city, mine()).sentence;
    QVERIFY2(more.contains(u"brings %1 cards more in 36 throws while the robber stays"_s.arg(left)), qPrintable(more));
    city.paying = 0;
    QCOMPARE(wordsOf(city, mine()).sentence, u"It brings nothing more while the robber stays."_s);
  }

  void aTradeNamesWhatItPaysForAndADeclineWhatItWouldBreak() {
    const ReasonTold told = mine();
    const because::Aim pays{.kind = because::Aim::Completes, .goal = Goal::Kind::Card};
    QCOMPARE(wordsOf(pays, told).sentence, u"Then your cards pay for a development card."_s);
    const because::Aim spare{
        .kind = because::Aim::Spare, .goal = Goal::Kind::Card, .cards = CardCounts::of(Resource::Lumber, 4)};
    QCOMPARE(wordsOf(spare, told).sentence, u"A development card does not need 4 × Lumber."_s);
    const because::Aim breaks{
        .kind = because::Aim::Breaks, .goal = Goal::Kind::City, .cards = CardCounts::of(Resource::Grain)};
    QCOMPARE(wordsOf(breaks, told).sentence, u"Now you can pay for a city; then you would lack 1 × Grain."_s);
    const because::Aim saves{.kind = because::Aim::SavesByBank,
                             .goal = Goal::Kind::City,
                             .cards = CardCounts::of(Resource::Ore, 3),
                             .rounds = 5};
    QCOMPARE(wordsOf(saves, told).sentence,
             u"Still lacking: 3 × Ore. With exchanges at the bank that takes about 5 rounds."_s);
    QCOMPARE(adviceWords(tradeWithBank(Resource::Lumber, Resource::Grain), advised(Decision::Act, 4)),
             u"Bank: 4 Lumber for Grain"_s);
  }

  void aPlayerMayHaveThePlaceOfANumberAsName() {
    ReasonTold told = mine();
    told.doer = SeatId(1);
    told.name = [](SeatId) { return u"%1"_s; };
    const because::Use toward{.kind = because::Use::Toward,
                              .goal = Goal::Kind::City,
                              .cards = CardCounts::of(Resource::Ore),
                              .corner = CornerId(0),
                              .hand = 5};
    const QString sentence = wordsOf(toward, told).sentence;
    QVERIFY2(sentence.startsWith(u"%1 would hold 5 cards. A city takes 5, among them Ore, and could stand here: "_s),
             qPrintable(sentence));
    QVERIFY(!sentence.contains(u"%4"_s));
  }

  void adviceAboutOffersSaysWhoseTheyAre() {
    const Action counter = offerTrade(CardCounts::of(Resource::Wool), CardCounts::of(Resource::Ore), onlySeat(1));
    QCOMPARE(adviceWords(accept(SeatId(1)), advised(Decision::Nothing)), u"Accept the offer of Asha"_s);
    QCOMPARE(adviceWords(decline(SeatId(2)), advised(Decision::Act)), u"Decline the offer of Meera"_s);
    QCOMPARE(adviceWords(counter, advised(Decision::Nothing)),
             u"Counter-offer to Asha: you give 1 × Wool, you get 1 × Ore"_s);
    QCOMPARE(adviceWords(counter, advised(Decision::Act)), u"Offer 1 × Wool for 1 × Ore, to Asha"_s);
    const Action toAll = offerTrade(counter.give, counter.want, {PartnerId(1), PartnerId(2), PartnerId(3)});
    QCOMPARE(adviceWords(toAll, advised(Decision::Act)), u"Offer 1 × Wool for 1 × Ore"_s);
    languages_.use(u"hi"_s);
    QCOMPARE(adviceWords(counter, advised(Decision::Nothing)),
             u"Asha को जवाबी प्रस्ताव: आपको देना होगा 1 × ऊन, आपको मिलेगा 1 × अयस्क"_s);
    QCOMPARE(adviceWords(accept(SeatId(1)), advised(Decision::Nothing)), u"Asha का प्रस्ताव मंज़ूर करें"_s);
  }

  void adviceForTheRobberSaysWhomToRob() {
    const Action robber = moveRobber(HexId(0), SeatId(2));
    QVERIFY(adviceWords(robber, advised(Decision::Robber)).endsWith(u", a card of Meera"_s));
  }

  void aDeclineSaysWhatItWouldCost() {
    const ReasonTold told = mine();
    const because::Aim gives{
        .kind = because::Aim::GivesLast, .goal = Goal::Kind::City, .cards = CardCounts::of(Resource::Grain)};
    QCOMPARE(wordsOf(gives, told).title, u"No other Grain in hand"_s);
    QCOMPARE(wordsOf(gives, told).sentence, u"You would give away 1 × Grain, which your city needs."_s);
    const because::Rival only{
        .kind = because::Rival::OnlyHex, .seat = SeatId(3), .cards = CardCounts::of(Resource::Grain)};
    languages_.use(u"hi"_s);
    QCOMPARE(wordsOf(only, told).title, u"Ravi का सारा अनाज"_s);
    const because::Aim nearer{
        .kind = because::Aim::Nearer, .goal = Goal::Kind::Card, .cards = CardCounts::of(Resource::Wool)};
    QCOMPARE(wordsOf(nearer, told).sentence, u"तब बस इतना और चाहिए: 1 × ऊन।"_s);
  }

  void aCardThatIsDeducedIsToldAsThat() {
    because::Rival known{.kind = because::Rival::Known,
                         .seat = SeatId(1),
                         .cards = CardCounts::of(Resource::Ore),
                         .goal = Goal::Kind::City};
    QCOMPARE(wordsOf(known, mine()).title, u"Asha holds Ore"_s);
    QCOMPARE(wordsOf(known, mine()).sentence, u"By what you have seen it is certain, and your city lacks Ore."_s);
    known.cards = CardCounts::of(Resource::Lumber);  // of which the reader has enough for the settlement alone
    known.goal = Goal::Kind::Settlement;
    QVERIFY(wordsOf(known, mine()).sentence.contains(u"with the roads to it, lacks Lumber."_s));
  }

  void whoeverReadsOfTheirOwnOfferIsYou() {
    ReasonTold told = mine();
    told.doer = SeatId(1);
    const because::Site helps{.kind = because::Site::Helps, .corner = CornerId(0), .pips = 3, .seat = SeatId(0)};
    QCOMPARE(wordsOf(helps, told).title, u"Helps you"_s);
    languages_.use(u"hi"_s);
    QCOMPARE(wordsOf(helps, told).title, u"आपका फ़ायदा"_s);
  }

  void aTradeIsToldByWhatItPaidForInTheSameTurn() {
    const Rules rules = definition_.rules;
    const Event trade{.kind = EventKind::BankTraded,
                      .seat = SeatId(1),
                      .cards = CardCounts::of(Resource::Lumber, 4),
                      .got = CardCounts::of(Resource::Grain)};
    const Event paid{.kind = EventKind::Paid, .seat = SeatId(1), .cards = rules.cityCost};
    const Event next{.kind = EventKind::TurnStarted, .seat = SeatId(2)};
    QCOMPARE(builtWith(rules, {trade, paid, next}, 0), std::optional(Goal::Kind::City));
    QCOMPARE(builtWith(rules, {trade, next, paid}, 0), std::nullopt);  // a turn later
    const Event road{.kind = EventKind::Paid, .seat = SeatId(1), .cards = rules.roadCost};
    QCOMPARE(builtWith(rules, {trade, road}, 0), std::nullopt);  // a road needs no grain
    const Event bought{.kind = EventKind::CardBought, .seat = SeatId(1)};
    QCOMPARE(builtWith(rules, {trade, bought}, 0), std::optional(Goal::Kind::Card));
    Event offer = trade;
    offer.kind = EventKind::OfferMade;
    QCOMPARE(builtWith(rules, {offer, paid}, 0), std::nullopt);  // nobody accepted
  }

 private:
  /// Words for the person at seat 0 about their own act.
  ReasonTold mine() const {
    return {definition_, SeatId(0), SeatId(0), [](SeatId seat) {
              return QStringList{u"You"_s, u"Asha"_s, u"Meera"_s, u"Ravi"_s}.value(seat.value);
            }};
  }
  static PartnerSet onlySeat(int seat) {
    PartnerSet asked;
    asked.insert(PartnerId(seat));
    return asked;
  }
  AdviceTold advised(Decision must, int rate = 0) const { return {definition_, SeatId(0), must, mine().name, rate}; }
  static Setup plainSetup() {
    SeededRng rng(1);
    Setup setup{RuleSet::Classic, defaultOptions(RuleSet::Classic), {}, {}};
    setup.board = boardFor(setup.options, rng);
    return setup;
  }
  Languages languages_;
  const GameDefinition definition_{plainSetup()};
};

TAPU_TEST_WITH_LOOP(AdviceWordsTest)
#include "test_advice_words.moc"
