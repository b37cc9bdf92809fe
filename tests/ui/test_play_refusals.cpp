// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/kit/action_button.h"
#include "app/kit/rule_topics.h"
#include "app/manual/rule_book.h"
#include "app/session/settings/languages.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/hand/tray.h"
#include "app/table/show/event_badge.h"
#include "app/table/trade/trade_panel.h"
#include "app/text/reject_text.h"
#include "play_panels.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Actions that cannot be done now say why, and lead to the rule.
class PlayRefusalsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  // Build buttons that lead nowhere
  void aToolTipWithoutAPlaceNamesNoPlace() {
    // Cards and pieces are there, but no free corner is reached (2.5): "this corner" was never meant.
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && !sight.legal.has(ActionKind::Settlement) && sight.mine().settlements > 0 &&
             sight.mine().hand.covers(sight.definition.rules.settlementCost);
    });
    QVERIFY(desk);
    const QString why = desk->sight().refusalOf(ActionKind::Settlement).sentence;
    QVERIFY2(!why.isEmpty() && !why.contains(u"his corner"_s), qPrintable(why));
  }

  // The ways to the rules
  void whatIsSwitchedOffLeadsToTheRuleThatItsToolTipTells_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << u"en"_s;
    QTest::newRow("in Hindi") << u"hi"_s;
  }
  void whatIsSwitchedOffLeadsToTheRuleThatItsToolTipTells() {
    QFETCH(QString, language);
    languages_.use(language);
    const RuleBook book = RuleBook::inLanguage(language);
    QSet<QString> told;
    for (const auto& desk : deskWithRefusals()) {
      TablePanels panels(desk->sight());
      for (const QAbstractButton* button : panels.buttons()) {
        const QSet<QString> numbers = rulesTold(button->toolTip());
        if (button->isEnabled() || numbers.isEmpty()) continue;
        const QString where = button->objectName() + u" "_s + button->accessibleName() + u": "_s + button->toolTip();
        const RuleTopic topic = ruleTopicOf(button);
        QVERIFY2(numbers.contains(topic.number), qPrintable(where));
        QVERIFY2(book.sections()[book.indexOf(book.sectionOfRule(topic.number))].rules.contains(topic.number),
                 qPrintable(where));
        QVERIFY2(button->toolTip().endsWith(f1Words()), qPrintable(where));
        told << (button->objectName().isEmpty() ? QString::fromLatin1(button->metaObject()->className())
                                                : button->objectName());
      }
    }
    for (const QString& part : {u"tapu::BuildButton"_s, u"tapu::DevelopmentCard"_s, u"swapWithBank"_s,
                                u"offerToPlayers"_s, u"acceptOffer"_s, u"choiceOk"_s, u"next"_s})
      QVERIFY2(told.contains(part), qPrintable(part + u" is not among "_s + QStringList(told.values()).join(u", "_s)));
  }
  void whatMayBeDoneLeadsToItsSection() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight) && fourOf(sight); });
    QVERIFY(desk);
    const PlaySight sight = desk->sight();
    TradePanel trade;
    const Resource give = *fourOf(sight), get = give == Resource::Ore ? Resource::Wool : Resource::Ore;
    trade.step(TradeSide::Get, get, 1);
    trade.refresh(sight);
    const auto* swap = trade.findChild<ActionButton*>(u"swapWithBank"_s);
    const auto* offer = trade.findChild<ActionButton*>(u"offerToPlayers"_s);
    QVERIFY(swap->isEnabled());
    QCOMPARE(ruleTopicOf(swap).section, u"bank-trade"_s);
    QVERIFY(ruleTopicOf(swap).number.isEmpty());
    QCOMPARE(ruleTopicOf(&trade).section, u"offers"_s);
    QVERIFY(!offer->isEnabled());  // 6.3: nothing is given yet
    QCOMPARE(ruleTopicOf(offer).number, u"6.3"_s);
    const HandStrip hand;
    for (const HandCard* card : hand.cards()) QCOMPARE(ruleTopicOf(card).section, u"terrain"_s);
    for (const auto& [kind, section] : {std::pair{Card::Knight, u"knight"_s},
                                        {Card::Monopoly, u"progress"_s},
                                        {Card::RoadBuilding, u"progress"_s},
                                        {Card::YearOfPlenty, u"progress"_s},
                                        {Card::Point, u"point-cards"_s},
                                        {Card::Insurance, u"insurance"_s},
                                        {Card::Dog, u"dog"_s}}) {
      const DevelopmentCard card(kind, nullptr);
      QCOMPARE(ruleTopicOf(&card).section, section);
    }
    RoundStrip round;
    QCOMPARE(ruleTopicOf(&round).section, u"winning"_s);
  }

 private:
  /// The parts of the table that hold buttons, each with something chosen.
  struct TablePanels {
    explicit TablePanels(const PlaySight& sight) {
      tray.refresh(sight);
      trade.refresh(sight);
      const auto held = [&](Resource kind) { return sight.hasHand() && sight.mine().hand[kind] > 0; };
      const auto give = std::ranges::find_if(kAllResources, held);
      if (give != std::end(kAllResources)) trade.step(TradeSide::Give, *give, 1);
      trade.step(TradeSide::Get, give == std::begin(kAllResources) ? Resource::Ore : Resource::Brick, 1);
      trade.refresh(sight);
      choices.refresh(sight);
      choices.askCard(Card::Knight);
      choices.refresh(sight);
    }
    QList<QAbstractButton*> buttons() const {
      return tray.findChildren<QAbstractButton*>() + trade.findChildren<QAbstractButton*>() +
             choices.findChildren<QAbstractButton*>();
    }
    Tray tray;
    TradePanel trade;
    ChoicePanel choices;
  };
  /// Before the throw, in the own turn with a card just bought, in that of others, with an offer too dear.
  static std::vector<std::unique_ptr<PlayDesk>> deskWithRefusals() {
    std::vector<std::unique_ptr<PlayDesk>> desks;
    desks.push_back(std::make_unique<PlayDesk>());
    for (const Decision must : {Decision::Roll, Decision::Act, Decision::Nothing, Decision::FreeRoute})
      desks.push_back(PlayDesk::where([must](const PlaySight& sight) {
        return sight.must() == must && sight.state.head.phase == Phase::Play && sight.mine().cards[Card::Knight] > 0;
      }));
    desks.push_back(
        PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Roll && fourOf(sight); }));
    desks.push_back(offerToMe(false));
    std::erase(desks, nullptr);
    return desks;
  }
  /// The numbers of the rules whose refusals stand in a tool tip.
  static QSet<QString> rulesTold(const QString& tip) {
    QSet<QString> numbers;
    for (int i = 0; i < static_cast<int>(Reject::Count); ++i)
      if (const Complaint complaint = complaintFor(static_cast<Reject>(i)); tip.contains(complaint.sentence))
        numbers << complaint.rule;
    return numbers;
  }
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayRefusalsTest)
#include "test_play_refusals.moc"
