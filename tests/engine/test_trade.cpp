// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/rules/trade.h"
#include "engine/state/game_map.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// Seat 0 may trade; X = seat 0 holds wool*4, Y = seat 1 ore*2 brick, Z = seat 2 ore*2, seat 3 grain.
Layout market() {
  Layout layout;
  return layout.settle(0, "0,-1:N").settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "0,-2:N");
}
Position trading(const Layout& layout = market()) {
  Position p(layout);
  p.quietThrow();
  p.give(0, "wool*4");
  p.give(1, "ore*2 brick");
  p.give(2, "ore*2");
  p.give(3, "grain");
  return p;
}
const PartnerSet kAll = seats({1, 2, 3});

void offerRows(Rows& rule) {
  rule("12.11 offer 1 wool for 1 ore to all: Y first trades, Z is told closed", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(1, accept(SeatId(0)));
    QCOMPARE(p.hand(0), cards("wool*3 ore"));
    QCOMPARE(p.hand(1), cards("ore brick wool"));
    QVERIFY(!p.at(0).offer.isOpen());
    QVERIFY(p.heard(EventKind::Traded));
    QCOMPARE(p.refusal(2, accept(SeatId(0))), Reject::NoSuchOffer);
  });
  rule("12.11 Y without ore is refused, Z trades", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    QCOMPARE(p.refusal(3, accept(SeatId(0))), Reject::CannotPayOffer);
    p.play(2, accept(SeatId(0)));
    QCOMPARE(p.hand(2), cards("ore wool"));
  });
  rule("12.11 counter by Z, then acceptance by Y: Y trades, the counter stays until answered", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(2, offerTrade(cards("ore"), cards("wool*2"), seats({0})));
    p.play(1, accept(SeatId(0)));
    QVERIFY(p.at(2).offer.isOpen());
    QCOMPARE(p.refusal(0, accept(SeatId(2))), kLegal);
    p.play(0, accept(SeatId(2)));
    QCOMPARE(p.hand(0), cards("wool ore*2"));
    QCOMPARE(p.hand(2), cards("ore wool*2"));
    QVERIFY(!p.at(2).offer.isOpen());
  });
  rule("12.11 the counter dies with the turn", [] {
    auto p = trading();
    p.play(2, offerTrade(cards("ore"), cards("wool*2"), seats({0})));
    p.play(0, endTurn());
    QVERIFY(!p.at(2).offer.isOpen());
  });
  rule("6.5 a counter does not count as a decline: its sender may still accept", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(2, offerTrade(cards("ore"), cards("wool*2"), seats({0})));
    p.play(2, accept(SeatId(0)));
    QCOMPARE(p.hand(2), cards("ore wool"));
  });
  rule("6.5 trade.counter = on: whoever may trade with the active player may offer by himself", [] {
    auto p = trading();
    p.play(1, offerTrade(cards("brick"), cards("wool"), seats({0})));
    p.play(0, accept(SeatId(1)));
    QCOMPARE(p.hand(1), cards("ore*2 wool"));
  });
  rule("6.1 only with the active player; others never among themselves", [] {
    auto p = trading();
    QCOMPARE(p.refusal(1, offerTrade(cards("brick"), cards("ore"), seats({2}))), Reject::OfferOnlyActive);
    QCOMPARE(p.refusal(1, offerTrade(cards("brick"), cards("wool"), seats({0, 2}))), Reject::OfferOnlyActive);
    QVERIFY(tradePartners(p.definition, p.state, SeatId(0)) == kAll);
    QVERIFY(tradePartners(p.definition, p.state, SeatId(1)) == seats({0}));
  });
  rule("6.4 the sender may choose fewer: the others cannot accept", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), seats({1})));
    QCOMPARE(p.refusal(2, accept(SeatId(0))), Reject::NoSuchOffer);  // 6.9: as if there were none
    QCOMPARE(p.refusal(2, decline(SeatId(0))), Reject::NoSuchOffer);
    QCOMPARE(p.refusal(1, accept(SeatId(0))), kLegal);
  });
  rule("6.4 an offer goes to somebody, and not to oneself or an empty place", [] {
    auto p = trading();
    QCOMPARE(p.refusal(0, offerTrade(cards("wool"), cards("ore"), {})), Reject::OfferNobody);
    QVERIFY(p.refusal(0, offerTrade(cards("wool"), cards("ore"), seats({0}))) != kLegal);
    QVERIFY(p.refusal(0, offerTrade(cards("wool"), cards("ore"), seats({1, 6}))) != kLegal);
  });
  rule("6.4 no offer, nothing to accept or decline", [] {
    auto p = trading();
    QCOMPARE(p.refusal(1, accept(SeatId(0))), Reject::NoSuchOffer);
    QCOMPARE(p.refusal(1, decline(SeatId(0))), Reject::NoSuchOffer);
    QCOMPARE(p.refusal(0, withdrawOffer()), Reject::NoSuchOffer);
    QVERIFY(p.refusal(1, accept(SeatId(7))) != kLegal);
    QVERIFY(p.refusal(1, accept(SeatId())) != kLegal);
  });
  rule("6.3 trade.gifts = off: each side at least one card", [] {
    auto p = trading();
    QCOMPARE(p.refusal(0, offerTrade(cards("wool"), CardCounts(), kAll)), Reject::OfferEmptySide);
    QCOMPARE(p.refusal(0, offerTrade(CardCounts(), cards("ore"), kAll)), Reject::OfferEmptySide);
    QCOMPARE(p.refusal(0, offerTrade(CardCounts(), CardCounts(), kAll)), Reject::OfferEmptySide);
  });
  rule("trade.gifts = on (6.3): either side may be empty, both empty refused", [] {
    auto layout = market();
    layout.options.gifts = Switch::On;
    auto p = trading(layout);
    QCOMPARE(p.refusal(0, offerTrade(CardCounts(), CardCounts(), kAll)), Reject::OfferEmptySide);
    QCOMPARE(p.refusal(0, offerTrade(CardCounts(), cards("ore"), kAll)), kLegal);
    p.play(0, offerTrade(cards("wool"), CardCounts(), kAll));
    p.play(3, accept(SeatId(0)));
    QCOMPARE(p.hand(3), cards("grain wool"));
  });
  rule("6.3 no resource on both sides", [] {
    auto p = trading();
    QCOMPARE(p.refusal(0, offerTrade(cards("wool*2"), cards("wool ore"), kAll)), Reject::OfferBothSides);
  });
  rule("6.6 making an offer needs the own cards", [] {
    auto p = trading();
    QCOMPARE(p.refusal(0, offerTrade(cards("wool*5"), cards("ore"), kAll)), Reject::CannotPayOffer);
    QCOMPARE(p.refusal(0, offerTrade(cards("brick"), cards("ore"), kAll)), Reject::CannotPayOffer);
  });
  rule("6.3 several cards on each side", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool*3"), cards("ore*2 brick"), kAll));
    QCOMPARE(p.refusal(2, accept(SeatId(0))), Reject::CannotPayOffer);
    p.play(1, accept(SeatId(0)));
    QCOMPARE(p.hand(0), cards("wool ore*2 brick"));
    QCOMPARE(p.hand(1), cards("wool*3"));
  });
}

void answerRows(Rows& rule) {
  rule("6.6 decline is final for that offer", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(1, decline(SeatId(0)));
    QCOMPARE(p.refusal(1, decline(SeatId(0))), Reject::AlreadyDeclined);
    QCOMPARE(p.refusal(1, accept(SeatId(0))), Reject::AlreadyDeclined);
    QCOMPARE(p.refusal(2, accept(SeatId(0))), kLegal);
  });
  rule("6.6 when all addressees have declined it is closed", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    for (int i : {1, 2, 3}) p.play(i, decline(SeatId(0)));
    QVERIFY(!p.at(0).offer.isOpen());
    QVERIFY(p.heard(EventKind::OfferClosed));
  });
  rule("6.7 all die with the turn, and it is told what has lapsed", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(0, endTurn());
    QVERIFY(!p.at(0).offer.isOpen());
    QVERIFY(p.heard(EventKind::OfferClosed));
  });
  rule("6.6 a new offer after a decline may be accepted", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(1, decline(SeatId(0)));
    p.play(0, offerTrade(cards("wool*2"), cards("ore"), kAll));
    p.play(1, accept(SeatId(0)));
    QCOMPARE(p.hand(1), cards("ore brick wool*2"));
  });
  rule("6.7 a new offer replaces the open one", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(0, offerTrade(cards("wool*2"), cards("grain"), kAll));
    QCOMPARE(p.at(0).offer.give, cards("wool*2"));
    QCOMPARE(p.refusal(1, accept(SeatId(0))), Reject::CannotPayOffer);
    QCOMPARE(p.refusal(3, accept(SeatId(0))), kLegal);
  });
  rule("6.5 at most one such offer per sender and addressee: a new one replaces it", [] {
    auto p = trading();
    p.play(1, offerTrade(cards("brick"), cards("wool"), seats({0})));
    p.play(1, offerTrade(cards("ore"), cards("wool*3"), seats({0})));
    QCOMPARE(p.at(1).offer.give, cards("ore"));
    p.play(0, accept(SeatId(1)));
    QCOMPARE(p.hand(1), cards("ore brick wool*3"));
    QVERIFY(!p.at(1).offer.isOpen());
  });
  rule("6.7 withdrawing is free", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(0, withdrawOffer());
    QCOMPARE(p.refusal(1, accept(SeatId(0))), Reject::NoSuchOffer);
    QCOMPARE(p.hand(0), cards("wool*4"));
  });
  rule("6.7 all offers die with the turn", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(1, offerTrade(cards("brick"), cards("wool"), seats({0})));
    p.play(0, endTurn());
    for (int i = 0; i < 4; ++i) QVERIFY(!p.at(i).offer.isOpen());
  });
  rule("6.6 after every move the table withdraws each offer its sender cannot pay any more", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool*4"), cards("brick"), kAll));
    QVERIFY(!dueMove(p.definition, p.state));
    p.play(0, tradeWithBank(Resource::Wool, Resource::Ore));
    const auto due = dueMove(p.definition, p.state);
    QVERIFY(due.has_value());
    QCOMPARE(due->kind, ActionKind::WithdrawOffer);
    QCOMPARE(due->seat, SeatId(0));
    p.payDues();
    QVERIFY(!p.at(0).offer.isOpen());
    QVERIFY(!dueMove(p.definition, p.state));
  });
  rule("6.6 the table does not withdraw an offer that can be paid", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    QVERIFY(p.refusal(-1, tableMove(ActionKind::WithdrawOffer, SeatId(0))) != kLegal);
  });
  rule("6.6 two open offers that match are not joined: one must accept", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(1, offerTrade(cards("ore"), cards("wool"), seats({0})));
    QCOMPARE(p.hand(0), cards("wool*4"));
    p.play(1, accept(SeatId(0)));
    QCOMPARE(p.hand(0), cards("wool*3 ore"));
    QVERIFY(p.at(1).offer.isOpen());
  });
  rule("6.2 no offer before the throw", [] {
    auto p = trading();
    p.play(0, endTurn());
    QCOMPARE(p.refusal(1, offerTrade(cards("brick"), cards("wool"), seats({0}))), Reject::TradeBeforeRoll);
    QCOMPARE(p.refusal(0, offerTrade(cards("wool"), cards("brick"), seats({1}))), Reject::TradeBeforeRoll);
    QCOMPARE(p.refusal(1, tradeWithBank(Resource::Ore, Resource::Wool)), Reject::TradeBeforeRoll);
  });
  rule("12.30 an offer is open, then a knight is played: acceptance refused until the robber has moved, then valid",
       [] {
         auto p = trading();
         p.giveCard(0, Card::Knight);
         p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
         p.play(0, playKnight());
         QCOMPARE(p.refusal(1, accept(SeatId(0))), Reject::DecisionPending);
         QCOMPARE(p.refusal(1, decline(SeatId(0))), Reject::DecisionPending);
         QCOMPARE(p.refusal(1, offerTrade(cards("brick"), cards("wool"), seats({0}))), Reject::DecisionPending);
         p.play(0, moveRobber(p.hex("2,-2"), {}));
         p.play(1, accept(SeatId(0)));
         QCOMPARE(p.hand(1), cards("ore brick wool"));
       });
}

void optionRows(Rows& rule) {
  rule("trade.counter = off (6.5): no offers but the active player's", [] {
    auto layout = market();
    layout.options.counterOffers = Switch::Off;
    auto p = trading(layout);
    QCOMPARE(p.refusal(1, offerTrade(cards("brick"), cards("wool"), seats({0}))), Reject::CountersOff);
    QCOMPARE(p.refusal(0, offerTrade(cards("wool"), cards("brick"), kAll)), kLegal);
    QVERIFY(!p.listed(1, ActionKind::Offer));
  });
  for (int most : {1, 3, 20}) {
    rule(qPrintable(QString::asprintf("trade.maxOffers = %d (6.7): one more is refused in that turn", most)), [most] {
      auto layout = market();
      layout.options.maxOffers = most;
      auto p = trading(layout);
      for (int i = 0; i < most; ++i) p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
      QCOMPARE(p.refusal(0, offerTrade(cards("wool"), cards("ore"), kAll)), Reject::TooManyOffers);
      QCOMPARE(p.refusal(1, offerTrade(cards("brick"), cards("wool"), seats({0}))), kLegal);  // counted by sender
      for (int i = 0; i < most; ++i) p.play(1, offerTrade(cards("brick"), cards("wool"), seats({0})));
      QCOMPARE(p.refusal(1, offerTrade(cards("brick"), cards("wool"), seats({0}))), Reject::TooManyOffers);
      p.turnOf(0);
      p.quietThrow();
      QCOMPARE(p.refusal(0, offerTrade(cards("wool"), cards("ore"), kAll)), kLegal);
    });
  }
  auto picking = [] {
    auto layout = market();
    layout.options.tradeSelect = TradeSelect::ProposerPicks;
    return layout;
  };
  rule("trade.select = proposer-picks (6.5): acceptances are collected, the active player picks one", [picking] {
    auto p = trading(picking());
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(1, accept(SeatId(0)));
    p.play(2, accept(SeatId(0)));
    QCOMPARE(p.hand(0), cards("wool*4"));
    QCOMPARE(p.refusal(0, confirm(SeatId(3))), Reject::NotAccepted);
    p.play(0, confirm(SeatId(2)));
    QCOMPARE(p.hand(0), cards("wool*3 ore"));
    QCOMPARE(p.hand(2), cards("ore wool"));
    QVERIFY(!p.at(0).offer.isOpen());
  });
  rule("trade.select = proposer-picks (6.5): an acceptance may be taken back until picked", [picking] {
    auto p = trading(picking());
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(1, accept(SeatId(0)));
    p.play(1, decline(SeatId(0)));
    QCOMPARE(p.refusal(0, confirm(SeatId(1))), Reject::NotAccepted);
  });
  rule("trade.select = proposer-picks (6.5): an acceptor who cannot pay any more is struck off", [picking] {
    auto layout = picking();
    auto p = trading(layout);
    p.play(0, offerTrade(cards("wool"), cards("ore*2"), kAll));
    p.play(1, accept(SeatId(0)));
    p.play(1, offerTrade(cards("ore"), cards("wool"), seats({0})));
    p.play(0, accept(SeatId(1)));
    const auto due = dueMove(p.definition, p.state);
    QVERIFY(due.has_value());
    QCOMPARE(due->kind, ActionKind::StrikeAnswer);
    p.payDues();
    QCOMPARE(p.refusal(0, confirm(SeatId(1))), Reject::NotAccepted);
  });
  rule("trade.select = first (6.4): there is nothing to confirm", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    QVERIFY(p.refusal(0, confirm(SeatId(1))) != kLegal);
  });
  rule("6.10 a trade that would leave more than 120 cards is refused", [] {
    auto layout = market();
    layout.options.bankPerResource = 99;
    layout.options.discardThreshold = 127;
    auto p = trading(layout);
    p.give(2, CardCounts::resources(59, 0, 0, 59, 0));  // with ore*2: 120
    QCOMPARE(p.hand(2).total(), 120);
    p.play(0, offerTrade(cards("wool*3"), cards("ore*2"), kAll));
    QCOMPARE(p.refusal(2, accept(SeatId(0))), Reject::HandFull);
    QCOMPARE(p.refusal(1, accept(SeatId(0))), kLegal);
  });
}

void bankRows(Rows& rule) {
  rule("6.8 four equal for one of another kind", [] {
    auto p = trading();
    p.play(0, tradeWithBank(Resource::Wool, Resource::Ore));
    QCOMPARE(p.hand(0), cards("ore"));
    QCOMPARE(p.state.supplies[0].bank, CardCounts::resources(18, 19, 19, 18, 14));
  });
  rule("6.8 three are not four", [] {
    auto p = trading();
    p.play(0, offerTrade(cards("wool"), cards("ore"), kAll));
    p.play(1, accept(SeatId(0)));
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Wool, Resource::Ore)), Reject::RateNotMet);
  });
  rule("6.8 not for the same kind",
       [] { QCOMPARE(trading().refusal(0, tradeWithBank(Resource::Wool, Resource::Wool)), Reject::SameResource); });
  rule("0.4 whoever sees no hands does not believe that a bank gets more than there is", [] {
    const auto p = trading();
    const State seen = visibleTo(SeatId(3), p.definition, p.state);
    QCOMPARE(seen.supplies[0].bank, CardCounts::resources(18, 19, 15, 18, 15));
    const auto could = [&](Resource given) {
      return isPlausible(p.definition, seen, {SeatId(0), tradeWithBank(given, Resource::Ore), {}});
    };
    QVERIFY(could(Resource::Wool));     // 15 + 4
    QVERIFY(!could(Resource::Brick));   // 18 + 4
    QVERIFY(!could(Resource::Lumber));  // 19 + 4
  });
  rule("6.8 the bank must hold the wanted card", [] {
    auto p = trading();
    p.leaveInBank(Resource::Ore, 0, 3);
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Wool, Resource::Ore)), Reject::BankShort);
  });
  rule("0.7 only the five resources", [] {
    auto p = trading();
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Wool, Resource::None)), Reject::NotAResource);
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Unknown, Resource::Ore)), Reject::NotAResource);
  });
  struct Row {
    const char* corner;
    std::array<int, 5> rates;
  };
  // Where 1.7's harbors serve: each corner by hand from the table of the rule.
  static constexpr Row kRows[] = {
      {"0,-2:N", {3, 3, 3, 3, 3}},  {"0,-2:NW", {3, 3, 3, 3, 3}}, {"1,-2:N", {4, 4, 4, 2, 4}},
      {"1,-2:NE", {4, 4, 4, 2, 4}}, {"2,-2:NE", {4, 4, 4, 4, 2}}, {"2,-2:SE", {4, 4, 4, 4, 2}},
      {"2,0:NE", {3, 3, 3, 3, 3}},  {"2,0:SE", {3, 3, 3, 3, 3}},  {"1,1:SE", {4, 4, 2, 4, 4}},
      {"1,1:S", {4, 4, 2, 4, 4}},   {"0,2:S", {3, 3, 3, 3, 3}},   {"0,2:SW", {3, 3, 3, 3, 3}},
      {"-2,2:S", {3, 3, 3, 3, 3}},  {"-2,2:SW", {3, 3, 3, 3, 3}}, {"-2,1:SW", {2, 4, 4, 4, 4}},
      {"-2,1:NW", {2, 4, 4, 4, 4}}, {"-2,0:NW", {4, 2, 4, 4, 4}}, {"-2,0:N", {4, 2, 4, 4, 4}},
      {"0,0:N", {4, 4, 4, 4, 4}},   {"2,-2:N", {4, 4, 4, 4, 4}}};
  for (const auto& row : kRows) {
    rule(qPrintable(QString::asprintf("6.8 rates of a settlement at %s: %d %d %d %d %d", row.corner, row.rates[0],
                                      row.rates[1], row.rates[2], row.rates[3], row.rates[4])),
         [row] {
           Position p(Layout().settle(0, row.corner));
           for (auto give : kAllResources)
             QCOMPARE(bankRate(p.definition, p.state, SeatId(0), give), row.rates[std::size_t(give)]);
           p.quietThrow();
           p.dropHand(0);
           for (auto give : kAllResources) {
             const auto get = give == Resource::Brick ? Resource::Ore : Resource::Brick;
             const int rate = row.rates[std::size_t(give)];
             p.give(0, CardCounts::of(give, rate - 1));
             QCOMPARE(p.refusal(0, tradeWithBank(give, get)), Reject::RateNotMet);
             p.give(0, CardCounts::of(give, 1));
             p.play(0, tradeWithBank(give, get));
             QCOMPARE(p.hand(0), CardCounts::of(get));
             p.dropHand(0);
           }
         });
  }
  rule("6.8 the best rate for the resource given applies", [] {
    Position p(Layout().settle(0, "0,-2:N").settle(0, "1,1:SE"));
    QCOMPARE(bankRate(p.definition, p.state, SeatId(0), Resource::Wool), 2);
    QCOMPARE(bankRate(p.definition, p.state, SeatId(0), Resource::Ore), 3);
    QCOMPARE(bankRate(p.definition, p.state, SeatId(1), Resource::Ore), 4);
  });
  rule("turn.phases = combined (4.3): a harbor gained this turn is usable at once", [] {
    Position p(Layout().roads(0, {"0,-2/NW", "0,-2/NE"}));
    p.quietThrow();
    p.buySettlement(0, "0,-2:N");
    QCOMPARE(bankRate(p.definition, p.state, SeatId(0), Resource::Ore), 3);
  });
  rule("harbors.enabled = off (1.7): four for one everywhere", [] {
    auto options = plainOptions();
    options.mapKind = MapKind::Beginner;
    options.harbors = Switch::Off;
    SeededRng rng(1);
    QVERIFY(boardFor(options, rng).harbors.empty());
    options.harbors = Switch::On;
    QCOMPARE(boardFor(options, rng).harbors.size(), 9u);
  });
  rule("1.7 harbors sharing a corner: the corner has both", [] {
    Layout layout;
    layout.board.harbors = {{{0, -2}, 0, Resource::Ore, 2}, {{0, -2}, 5, Resource::None, 3}};
    Position p(layout.settle(0, "0,-2:N"));
    QCOMPARE(bankRate(p.definition, p.state, SeatId(0), Resource::Ore), 2);
    QCOMPARE(bankRate(p.definition, p.state, SeatId(0), Resource::Wool), 3);
  });
}

}  // namespace

class TestTrade : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    offerRows(rule);
    answerRows(rule);
    optionRows(rule);
    bankRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestTrade)
#include "test_trade.moc"
