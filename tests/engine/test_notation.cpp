// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {
const GameDefinition& definition() {
  static const GameDefinition kTable(Layout().open());
  return kTable;
}
}  // namespace

class TestNotation : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theCanonicalText_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* text, ActionKind kind) { QTest::newRow(text) << QByteArray(text) << int(kind); };
    row("settlement 0,-2:N", ActionKind::Settlement);
    row("city 0,-1:SE", ActionKind::City);
    row("road 1,-1/SW", ActionKind::Road);
    row("ship 1,-1/SW", ActionKind::Ship);
    row("moveShip 1,-1/SW 1,-1/SE", ActionKind::MoveShip);
    row("roll", ActionKind::Roll);
    row("endTurn", ActionKind::EndTurn);
    row("buyCard", ActionKind::BuyCard);
    row("knight", ActionKind::Knight);
    row("roadBuilding", ActionKind::RoadBuilding);
    row("yearOfPlenty ore ore", ActionKind::YearOfPlenty);
    row("yearOfPlenty brick wool", ActionKind::YearOfPlenty);
    row("yearOfPlenty grain", ActionKind::YearOfPlenty);
    row("monopoly lumber", ActionKind::Monopoly);
    row("robber 1,-2 0", ActionKind::Robber);
    row("robber 1,-2 -", ActionKind::Robber);
    row("pass", ActionKind::Pass);
    row("bank ore grain", ActionKind::Bank);
    row("accept 0", ActionKind::Accept);
    row("decline 3", ActionKind::Decline);
    row("withdraw", ActionKind::Withdraw);
    row("confirm 2", ActionKind::Confirm);
    row("discard", ActionKind::Discard);
    row("offer", ActionKind::Offer);
  }
  void theCanonicalText() {
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    const auto action = actionFrom(definition(), text.toStdString());
    QVERIFY(action.has_value());
    QCOMPARE(int(action->kind), kind);
    QCOMPARE(QByteArray::fromStdString(toText(definition(), *action)), text);
  }

  void whatATextMeans() {
    const auto& map = definition().map;
    const auto means = [](std::string_view text, const Action& action) {
      return actionFrom(definition(), text) == std::optional(action);
    };
    QVERIFY(means("settlement 0,0:N", buildSettlement(map.cornerNamed("0,-1:SE").value())));
    QVERIFY(means("city 0,0:N", buildCity(map.cornerNamed("0,0:N").value())));
    QVERIFY(means("road 0,0/NE", buildRoad(map.edgeNamed("1,-1/SW").value())));
    QVERIFY(means("robber 1,-2 0", moveRobber(map.hexNamed("1,-2").value(), SeatId(0))));
    QVERIFY(means("robber 1,-2 -", moveRobber(map.hexNamed("1,-2").value(), SeatId())));
    QVERIFY(means("discard ore*2 wool", discard(CardCounts::resources(0, 0, 1, 0, 2))));
    QVERIFY(means("offer wool*1 brick for ore*2 to 0,3",
                  offerTrade(CardCounts::resources(1, 0, 1, 0, 0), CardCounts::resources(0, 0, 0, 0, 2),
                             PartnerSet::fromBits(0b1001))));
    QVERIFY(means("bank ore grain", tradeWithBank(Resource::Ore, Resource::Grain)));
    QVERIFY(means("yearOfPlenty ore wool", playYearOfPlenty(Resource::Ore, Resource::Wool)));
    QVERIFY(means("yearOfPlenty ore", playYearOfPlenty(Resource::Ore)));
    QVERIFY(means("monopoly brick", playMonopoly(Resource::Brick)));
    QVERIFY(means("accept 2", accept(SeatId(2))));
    QVERIFY(means("timeUp 2", tableMove(ActionKind::TimeUp, SeatId(2))));
  }

  void tableMovesThereAndBack() {
    for (int k = int(ActionKind::FirstThrow); k < int(ActionKind::Reveal); ++k) {
      if (ActionKind(k) == ActionKind::StrikeAnswer) continue;
      for (auto about : {SeatId(), SeatId(0), SeatId(3)}) {
        const auto kind = ActionKind(k);
        const bool ofSeat = kind == ActionKind::TimeUp || kind == ActionKind::WithdrawOffer ||
                            kind == ActionKind::SeatLeft || kind == ActionKind::SeatTaken ||
                            kind == ActionKind::TakeBack;
        if (ofSeat == about.isNone()) continue;
        const auto action = tableMove(kind, about);
        const auto text = toText(definition(), action);
        QVERIFY2(actionFrom(definition(), text) == std::optional(action), text.c_str());
      }
    }
    for (const auto& action :
         {strikeAnswer(SeatId(0), SeatId(2)),
          reveal(SeatId(1), cards("ore*2 wool"), CardCounts::of(Card::Knight, 2) + CardCounts::of(Card::Point)),
          reveal(SeatId(2), CardCounts(), CardCounts())}) {
      const auto text = toText(definition(), action);
      QVERIFY2(actionFrom(definition(), text) == std::optional(action), text.c_str());
    }
  }

  void everyPlaceThereAndBack() {
    for (int i = 0; i < 54; ++i)
      for (const auto& action : {buildSettlement(CornerId(i)), buildCity(CornerId(i))})
        QVERIFY(actionFrom(definition(), toText(definition(), action)) == std::optional(action));
    for (int i = 0; i < 72; ++i)
      QVERIFY(actionFrom(definition(), toText(definition(), buildRoad(EdgeId(i)))) ==
              std::optional(buildRoad(EdgeId(i))));
    for (int i = 0; i < 19; ++i)
      for (int victim = -1; victim < 4; ++victim) {
        const auto action = moveRobber(HexId(i), seat(victim));
        QVERIFY(actionFrom(definition(), toText(definition(), action)) == std::optional(action));
      }
  }

  void everyOfferAndDiscardThereAndBack() {
    SeededRng rng(3);
    for (std::uint64_t i = 0; i < 3000; ++i) {
      rng.startMove(i);
      CardCounts give, want;
      for (auto r : kAllResources)
        (rng.below(2) ? give : want) += CardCounts::of(r, int(rng.below(20)) * int(rng.below(2)));
      if (give.isEmpty() && want.isEmpty()) continue;
      const auto offer = offerTrade(give, want, PartnerSet::fromBits(std::uint8_t(1 + rng.below(15))));
      const auto text = toText(definition(), offer);
      QVERIFY2(actionFrom(definition(), text) == std::optional(offer), text.c_str());
      if (give.isEmpty()) continue;
      QVERIFY(actionFrom(definition(), toText(definition(), discard(give))) == std::optional(discard(give)));
      QVERIFY(packFrom(toText(give)) == std::optional(give));
    }
  }

  void packsAsText() {
    QCOMPARE(toText(CardCounts::resources(2, 0, 0, 0, 1)), std::string("brick*2 ore"));
    QCOMPARE(toText(CardCounts()), std::string());
    QVERIFY(packFrom("") == std::optional(CardCounts()));
    QVERIFY(packFrom("ore*1") == std::optional(CardCounts::of(Resource::Ore)));
    for (auto text :
         {"ore*0x", "ore*", "*2", "ore*-1", "gold", "ore,wool", "ore*128", "ore*99999999999", "ore  wool", " ore"})
      QVERIFY2(!packFrom(text), text);
  }

  void textThatIsNoAction_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"",
                             " ",
                             "Roll",
                             "roll ",
                             " roll",
                             "roll 2",
                             "settlement",
                             "settlement 9,9:N",
                             "settlement 0,0/NE",
                             "settlement 0,0:N 1",
                             "settlement  0,0:N",
                             "city",
                             "road",
                             "road 0,0:N",
                             "road 0,0/NE x",
                             "robber",
                             "robber 0,0",
                             "robber 9,9 -",
                             "robber 0,0 x",
                             "robber 0,0 - -",
                             "robber 0,0 -1",
                             "bank",
                             "bank ore",
                             "bank ore gold",
                             "bank ore wool wool",
                             "monopoly",
                             "monopoly gold",
                             "monopoly ore ore",
                             "yearOfPlenty",
                             "yearOfPlenty ore ore ore",
                             "yearOfPlenty gold",
                             "accept",
                             "accept x",
                             "accept 0 1",
                             "accept -1",
                             "accept 99999999999",
                             "discard gold",
                             "discard ore*",
                             "offer ore",
                             "offer ore for wool to",
                             "offer ore for wool to x",
                             "offer ore for wool to 0,",
                             "offer ore for wool to 9",
                             "offer ore for wool to 0,0,",
                             "ship",
                             "ship 0,0:N",
                             "moveShip 0,0/NE",
                             "moveShip 0,0/NE 0,0",
                             "done now",
                             "startCity 0,0/NE",
                             "buycard",
                             "endturn",
                             "\xff\xfe",
                             "timeUp x"})
      QTest::newRow(*text ? QByteArray(text).toPercentEncoding(" ,:/*").constData() : "nothing") << QByteArray(text);
  }
  void textThatIsNoAction() {
    QFETCH(QByteArray, text);
    QVERIFY(!actionFrom(definition(), text.toStdString()));
  }

  void anyBytesAreReadWithoutHarm() {
    SeededRng rng(8);
    const std::string words[] = {"settlement ", "road ", "robber ", "offer ", "discard ", "0,0",
                                 ":N",          "/NE",   "ore",     "*",      "for ",     "to ",
                                 "-",           "9",     " ",       "\n",     ",",        std::string(1, '\0')};
    for (std::uint64_t i = 0; i < 20000; ++i) {
      rng.startMove(i);
      std::string text;
      for (auto n = rng.below(8); n > 0; --n) text += words[rng.below(std::size(words))];
      if (const auto action = actionFrom(definition(), text))
        QVERIFY(actionFrom(definition(), toText(definition(), *action)) == action);
    }
  }
};

TAPU_TEST(TestNotation)
#include "test_notation.moc"
