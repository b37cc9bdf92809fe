// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>

#include "app/kit/herald.h"
#include "app/table/show/play_voice.h"
#include "app/table/trade/trade_panel.h"
#include "app/text/names_of_things.h"
#include "app/wire/notice.h"
#include "tests/suite.h"
#include "tests/ui/play_desk.h"
#include "tests/ui/play_window.h"

using namespace tapu;

namespace {

/// Notes what a page says aloud from now on.
class Heard {
 public:
  explicit Heard(const QWidget& page) {
    QObject::connect(page.findChild<Herald*>(), &Herald::spoke, &context_,
                     [this](const QString& text) { texts_ << text; });
  }
  QString all() const { return texts_.join(u" / "_s); }

 private:
  QObject context_;
  QStringList texts_;
};

}  // namespace

/// What the table says to somebody who listens.
class TableByEarTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aPlaceIsToldByItsHexesItsHarborItsOwnerAndWhetherItIsLegal() {
    PlayDesk desk;
    const PlaySight now = desk.sight();
    Board board = beginnerBoard();
    const Topology& map = now.definition.map;
    const CornerId corner = now.legal.settlementCorners().empty() ? CornerId(0) : now.legal.settlementCorners().front();
    const SpotText told = spokenPlace(now, board, {BoardSpot::Kind::Corner, int(corner.value)}, Choosable::Yes);
    QVERIFY2(told.name.startsWith(u"Corner: "_s) && told.name.endsWith(u"; free; legal"_s), qPrintable(told.name));
    QVERIFY(told.details.startsWith(shortName(map, {BoardSpot::Kind::Corner, int(corner.value)})));
    const SpotText off = spokenPlace(now, board, {BoardSpot::Kind::Corner, int(corner.value)}, Choosable::No);
    QVERIFY(off.name.endsWith(u"; free"_s));
    for (const Harbor& harbor : board.harbors) {
      const CornerId at = map.edge(*map.edgeAt(harbor.hex, harbor.side)).corners[0];
      const SpotText beside = spokenPlace(now, board, {BoardSpot::Kind::Corner, int(at.value)}, Choosable::No);
      const QString kind = harbor.trades == Resource::None ? u"Harbor 3:1"_s : u"Harbor 2:1: "_s;
      QVERIFY2(beside.name.contains(u"; "_s + kind), qPrintable(beside.name));
    }
  }

  void aPlaceThatIsBuiltOnIsToldByItsOwner() {
    const auto hasBuilt = [](const PlaySight& sight) { return sight.state.head.phase == Phase::Play; };
    const auto desk = PlayDesk::where(hasBuilt);
    QVERIFY(desk);
    const PlaySight now = desk->sight();
    int owned = 0;
    for (int i = 0; i < now.definition.map.cornerCount(); ++i) {
      const Piece piece = now.state.at(CornerId(i));
      if (piece.isEmpty()) continue;
      const SpotText told = spokenPlace(now, beginnerBoard(), {BoardSpot::Kind::Corner, i}, Choosable::No);
      const QString owner = PlayDesk::nameOf(piece.owner()) + u": settlement"_s;
      QVERIFY2(told.name.endsWith(u"; "_s + owner), qPrintable(told.name));
      ++owned;
    }
    QCOMPARE(owned, 8);  // two of each of four players, as the first turn begins
  }

  void aKeyThatIsNotPossibleSaysWhy() {
    LaidWindow window;
    window.setUp();
    const Heard heard(*window.page);
    auto* view = window.part<BoardView>();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_E);
    const QString early = sightOf(*window.game).refusalOf(endTurn()).sentence;
    SOON_OR_SAY(!early.isEmpty() && heard.all().contains(early), qPrintable(heard.all()));
    QTest::keyClick(view, Qt::Key_Y);
    SOON_OR_SAY(heard.all().contains(u"Nobody offers you a trade."_s), qPrintable(heard.all()));
    window.rollDice();
    QTest::keyClick(view, Qt::Key_3);
    SOON_OR_SAY(heard.all().contains(u"It costs 2 × Grain, 3 × Ore, and you lack "_s), qPrintable(heard.all()));
    const Heard again(*window.page);
    QTest::keyClick(view, Qt::Key_3, Qt::KeypadModifier);
    SOON_OR_SAY(again.all().contains(u"It costs 2 × Grain, 3 × Ore, and you lack "_s), qPrintable(again.all()));
    QVERIFY(window.waitsFor(Decision::Act));
  }

  void theKeyOfTradeSaysWhyThereIsNoneYet() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets());
    const QString early = sightOf(*window.game).refusalOf(offerTrade({}, {}, {})).sentence;
    QVERIFY(!early.isEmpty());
    const Heard heard(*window.page);
    window.part<BoardView>()->setFocus();
    QTest::keyClick(window.part<BoardView>(), Qt::Key_T);
    SOON_OR_SAY(heard.all().contains(early), qPrintable(heard.all()));
  }

  void enterOnAnotherKindOfPlaceSaysSo() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets());
    const Heard heard(*window.page);
    auto* view = window.part<BoardView>();
    view->setFocus();
    for (int i = 0; i < 4 && (!view->reached() || view->reached()->kind != BoardSpot::Kind::Hex); ++i)
      QTest::keyClick(view, Qt::Key_PageDown);
    QVERIFY(view->reached() && view->reached()->kind == BoardSpot::Kind::Hex);
    QTest::keyClick(view, Qt::Key_Return);
    SOON_OR_SAY(heard.all().contains(u"Nothing can be chosen here: a corner is asked for."_s), qPrintable(heard.all()));
    QVERIFY(window.waitsFor(Decision::Settlement));
  }

  void oneKeySaysHowTheReaderStands() {
    LaidWindow window;
    window.setUp();
    const Heard heard(*window.page);
    window.part<BoardView>()->setFocus();
    QTest::keyClick(window.part<BoardView>(), Qt::Key_W);
    const PlaySight now = sightOf(*window.game);
    const QString cards =
        now.mine().hand.isEmpty() ? u"You have no cards."_s : u"Your cards: "_s + listOf(now.mine().hand);
    SOON_OR_SAY(heard.all().contains(u"Your points: 2. "_s + cards), qPrintable(heard.all()));
    SOON_OR_SAY(heard.all().endsWith(window.game->seen().prompt().sentence), qPrintable(heard.all()));
  }

  void whatIsTakenBackIsSaid() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.bestCorner()));
    SOON(window.waitsFor(Decision::Road) && window.actions.at(GameActions::TakeBack)->isEnabled());
    const Heard heard(*window.page);
    window.actions.at(GameActions::TakeBack)->trigger();
    SOON(window.waitsFor(Decision::Settlement));
    SOON_OR_SAY(heard.all().contains(u"You took your last move back."_s), qPrintable(heard.all()));
  }

  void whatIsTakenBackAtASharedComputerIsSaid() {
    Window window(2);
    for (int person = 0; person < 2; ++person) {
      SOON(window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets());
      QCOMPARE(window.game->seen().viewer(), SeatId(person));
      window.click(window.at(window.bestCorner()));
      SOON(window.waitsFor(Decision::Road) && window.part<BoardScene>()->hasTargets());
      if (person == 1) break;
      window.click(window.at(window.game->seen().legal.roadEdges().front()));
    }
    SOON(window.actions.at(GameActions::TakeBack)->isEnabled());
    const Heard heard(*window.page);
    window.actions.at(GameActions::TakeBack)->trigger();
    SOON(window.waitsFor(Decision::Settlement));
    const Event last = window.game->seen().log->events().back();
    QCOMPARE(last.kind, EventKind::TakenBack);
    SOON_OR_SAY(heard.all().contains(window.game->seen().logLine(last)), qPrintable(heard.all()));
  }

  void ofTheChatIsSaidWhatOthersWriteAndNoOtherPartTells() {
    LaidWindow window;
    window.setUp();
    const Heard heard(*window.page);
    const auto writes = [&](SeatId seat, const QString& text) {
      Q_EMIT window.game->chatted(ChatLine{.seat = seat, .name = u"Ravi"_s, .text = text});
    };
    writes(SeatId(0), u"Mine."_s);
    Q_EMIT window.game->chatted(noticeLine(Notice::BotPlays, {}));
    Q_EMIT window.game->chatted(noticeLine(Notice::AreYouThere, {}));
    writes(SeatId(1), u"Hello."_s);
    SOON_OR_SAY(heard.all().contains(u"writes: Hello."_s), qPrintable(heard.all()));
    QVERIFY2(heard.all().contains(u"are you there?"_s), "no banner tells it at a table");
    QVERIFY2(!heard.all().contains(u"Mine."_s) && !heard.all().contains(u"A bot plays"_s), qPrintable(heard.all()));
  }

  void whatIsDeclinedForTheReaderIsSaidSo() {
    LaidWindow window;
    window.setUp();
    const Heard heard(*window.page);
    Q_EMIT window.part<TradePanel>()->declinedUnseen(decline(SeatId(1)));
    SOON_OR_SAY(heard.all().contains(u"An offer is declined for you."_s), qPrintable(heard.all()));
  }

  void whoStartsIsSaidThoughItIsThrownBeforeTheTableIsThere() {
    LaidWindow window([](Setup& setup) {
      setup.options.first = FirstSeat::Roll;
      setup.first = {};
    });
    SOON(window.waitsFor(Decision::Settlement));
    const auto& log = window.game->seen().log->events();
    const auto first = std::ranges::find(log, EventKind::FirstThrown, &Event::kind);
    QVERIFY(first != log.end());
    const QString line = window.game->seen().logLine(*first);
    const auto* herald = window.page->findChild<Herald*>();
    const auto isHeard = [&] {
      return std::ranges::any_of(herald->findChildren<QWidget*>(),
                                 [&](const QWidget* alert) { return alert->accessibleName().contains(line); });
    };
    SOON(isHeard());
  }

  void theTradePanelTellsItsKeysAndWhatTheyChange() {
    LaidWindow window;
    window.setUp();
    window.rollDice();
    auto* trade = window.part<TradePanel>();
    window.actions.at(GameActions::Trade)->trigger();
    QCOMPARE(window.frame.focusWidget(), trade);
    QVERIFY(trade->accessibleDescription().startsWith(u"1 to 5: one card more to get"_s));
    const auto* voice = trade->findChild<Herald*>();
    const auto* offer = trade->findChild<ActionButton*>(u"offerToPlayers"_s);
    SOON(!offer->isEnabled() && offer->toolTip().startsWith(u"Both sides"_s));
    QTest::keyClick(trade, Qt::Key_Return);
    SOON_EQUAL(voice->said(), offer->toolTip().replace(u'\n', u' '));
    QTest::keyClick(trade, Qt::Key_5);
    SOON_EQUAL(voice->said(), u"You get 1 × Ore."_s);
    QTest::keyClick(trade, Qt::Key_5);
    SOON_EQUAL(voice->said(), u"You get 2 × Ore."_s);
    const CardCounts hand = sightOf(*window.game).mine().hand;
    const auto lacking = std::ranges::find_if(kAllResources, [&](Resource kind) { return hand[kind] == 0; });
    QVERIFY(lacking != std::end(kAllResources));
    const auto digit = [](Resource kind) { return Qt::Key(Qt::Key_1 + static_cast<int>(kind)); };
    const auto held = std::ranges::find_if(kAllResources, [&](Resource kind) { return hand[kind] > 0; });
    if (held != std::end(kAllResources)) {
      QTest::keyClick(trade, digit(*held), Qt::ShiftModifier);
      SOON_EQUAL(voice->said(), u"You give %1."_s.arg(listOf(CardCounts::of(*held))));
    }
    QTest::keyClick(trade, digit(*lacking), Qt::ShiftModifier);
    SOON_EQUAL(voice->said(), u"You have no more cards of this kind."_s);
  }

  void theLogAndWhatToDoAreSaidAloud() {
    Window window;
    QStringList heard;
    connect(window.page->findChild<Herald*>(), &Herald::spoke, this, [&](const QString& text) { heard << text; });
    window.setUp();
    SOON(heard.join(u' ').contains(u"You built a settlement."_s));
    SOON_OR_SAY(heard.join(u' ').contains(u"Your turn"_s), qPrintable(heard.join(u" / "_s)));
    QAccessibleInterface* herald = QAccessible::queryAccessibleInterface(window.page->findChild<Herald*>()->alert());
    QCOMPARE(herald->role(), QAccessible::AlertMessage);
    QCOMPARE(herald->text(QAccessible::Name), heard.last());
  }
};

TAPU_TEST_WITH_SCREEN(TableByEarTest)
#include "test_table_by_ear.moc"
