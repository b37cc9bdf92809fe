// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLayout>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QVBoxLayout>

#include "app/kit/line_breaks.h"
#include "app/kit/motion.h"
#include "app/kit/stepper.h"
#include "app/lobby/rows/seat_rows.h"
#include "app/session/settings/languages.h"
#include "app/table/end/end_sheet.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/hand/tray.h"
#include "app/table/people/notices.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/show/card_journey.h"
#include "app/table/sight/sight_words.h"
#include "app/table/trade/trade_panel.h"
#include "app/table/watch/watch_numbers.h"
#include "app/text/names_of_things.h"
#include "app/text/reject_text.h"
#include "engine/bots/robbing.h"
#include "engine/play/initial_state.h"
#include "engine/rules/course.h"
#include "play_panels.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The panels beside the board.
class PlayPanelsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void whatTheNumbersBringStaysOnItsSheet_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("text");
    for (const int width : {540, 704, 960})
      for (const int text : {100, 150, 200}) QTest::addRow("%d pixels, %d %%", width, text) << width << text;
  }
  void whatTheNumbersBringStaysOnItsSheet() {
    QFETCH(int, width);
    QFETCH(int, text);
    useTextSize(text);
    const auto usual = qScopeGuard([] { useTextSize(100); });
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return mayAct(sight); });
    WatchNumbers numbers;
    numbers.refresh(desk->sight());
    numbers.resize(width, Tray().sizeHint().height());  // it has the place of the tray
    for (int thrown = 2; thrown <= 12; ++thrown)
      for (const int seats : {1, 2, 3, 4, 6}) {
        const auto marks = numbers.marksOf(thrown, seats);
        QCOMPARE(marks.size(), static_cast<std::size_t>(seats));
        for (std::size_t i = 0; i < marks.size(); ++i) {
          QVERIFY(QRectF(numbers.contentsRect()).adjusted(2, 2, -2, -2).contains(marks[i]));
          for (std::size_t k = 0; k < i; ++k) QVERIFY(!marks[k].intersects(marks[i]));
        }
      }
    const auto four = numbers.marksOf(5, 4);
    QCOMPARE(four[0].top(), four[1].top());
    QVERIFY(four[2].top() > four[0].top() && four[0].width() >= (text > 100 || width < 700 ? 9 : 16));
  }

  void cleanup() { languages_.use(u"en"_s); }

  // Cards on their way
  void producedCardsComeFromTheirHexes() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.rolled(); });
    QVERIFY(desk);
    const Topology& map = desk->definition().map;
    // Any hex that pays a house of somebody: its number, its kind, its owner.
    for (int i = 0; i < map.hexCount(); ++i) {
      const Cell& cell = map.hex(HexId(i)).cell;
      const Resource kind = resourceOf(cell.terrain);
      if (kind == Resource::None || desk->state().robbers[0] == HexId(i)) continue;
      for (const CornerId corner : map.hex(HexId(i)).corners) {
        if (desk->state().at(corner).isEmpty()) continue;
        Event event{EventKind::Produced, desk->state().at(corner).owner()};
        event.cards = CardCounts::of(kind);
        const auto ways = journeysOf(event, desk->definition(), desk->state(), cell.number);
        QCOMPARE(ways.size(), 1u);
        QCOMPARE(ways[0].from.at, CardPlace::At::Hex);
        QCOMPARE(map.hex(ways[0].from.hex).cell.number, cell.number);
        QVERIFY(ways[0].to == (CardPlace{CardPlace::At::Seat, {}, event.seat}));
        return;
      }
    }
    QFAIL("no house pays");
  }
  void aStolenCardGoesFromSeatToSeatUnseen() {
    const PlayDesk desk;
    Event event{EventKind::CardStolen, SeatId(1), SeatId(2)};
    event.cards = CardCounts::of(Resource::Unknown);
    const auto ways = journeysOf(event, desk.definition(), desk.state(), 7);
    QCOMPARE(ways.size(), 1u);
    QVERIFY(ways[0].from == (CardPlace{CardPlace::At::Seat, {}, SeatId(2)}));
    QVERIFY(ways[0].to == (CardPlace{CardPlace::At::Seat, {}, SeatId(1)}));
    QCOMPARE(ways[0].kind, Resource::Unknown);
  }

  // How long things move
  void motionHasOneLength_data() {
    QTest::addColumn<Moves>("what");
    QTest::addColumn<Motion>("motion");
    QTest::addColumn<bool>("shown");
    QTest::newRow("pieces drop at full motion") << Moves::Piece << Motion::Full << true;
    QTest::newRow("pieces stand at once with reduced motion") << Moves::Piece << Motion::Reduced << false;
    QTest::newRow("a large board is followed at once with reduced motion") << Moves::Follow << Motion::Reduced << false;
    QTest::newRow("cards do not fly with reduced motion") << Moves::Cards << Motion::Reduced << false;
    QTest::newRow("hexes still light up with reduced motion") << Moves::Producing << Motion::Reduced << true;
    QTest::newRow("hexes do not light up with motion off") << Moves::Producing << Motion::Off << false;
    QTest::newRow("a place asked for is shown with motion off") << Moves::Pointer << Motion::Off << true;
  }
  void motionHasOneLength() {
    QFETCH(Moves, what);
    QFETCH(Motion, motion);
    QTEST(millisecondsOf(what, motion) > 0, "shown");
    QVERIFY(millisecondsOf(what, Motion::Fast) <= millisecondsOf(what, Motion::Full));
    QVERIFY(millisecondsOf(Moves::Dice, motion) <= 1000);  // a throw is shown for a second at most
  }

  // What the bank can do for a cost
  void nothingIsMissing() {
    QCOMPARE(shortfall(CardCounts::resources(2, 1, 0, 0, 0), CardCounts::resources(1, 1, 0, 0, 0)), CardCounts{});
  }
  void missingCardsAreCountedByKind() {
    QCOMPARE(shortfall(CardCounts::resources(0, 3, 0, 1, 1), CardCounts::resources(0, 0, 0, 2, 3)),
             CardCounts::resources(0, 0, 0, 1, 2));
  }
  void theBankTurnsFourSpareOreIntoTheMissingBrick() {
    PlayDesk desk;
    State state = initialState(desk.definition());
    state.seat(SeatId(0)).hand = CardCounts::resources(0, 1, 0, 0, 4);
    state.seat(SeatId(0)).rates = 0;
    const auto way = cheapestWay(desk.definition(), state, SeatId(0), desk.definition().rules.roadCost);
    QVERIFY(way.has_value());
    QCOMPARE(*way, (std::vector<BankSwap>{{Resource::Ore, Resource::Brick, 4}}));
  }
  void cardsThatTheCostNeedsAreNotGivenAway() {
    PlayDesk desk;
    State state = initialState(desk.definition());
    state.seat(SeatId(0)).hand =
        CardCounts::resources(0, 0, 0, 2, 5);  // a city needs 2 grain and 3 ore: nothing to spare
    QVERIFY(cheapestWay(desk.definition(), state, SeatId(0), desk.definition().rules.cityCost)->empty());
    state.seat(SeatId(0)).hand = CardCounts::resources(0, 0, 0, 1, 5);  // 2 ore to spare do not buy a grain
    QVERIFY(!cheapestWay(desk.definition(), state, SeatId(0), desk.definition().rules.cityCost));
  }

  // Build buttons
  void aBuildButtonThatIsOffSaysWhy() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && !sight.mine().hand.covers(sight.definition.rules.cityCost);
    });
    QVERIFY(desk);
    Tray tray;
    tray.refresh(desk->sight());
    const BuildButton* city = tray.build(BuildButton::Thing::City);
    QVERIFY(!city->isEnabled());
    QVERIFY2(city->toolTip().contains(sentenceFor(Reject::NotEnoughCards)), qPrintable(city->toolTip()));
  }
  void aBuildButtonThatIsOffHasADimRimInHighContrast() {
    const Theme& theme = themeFor(ThemeKind::Contrast);
    BuildButton road(BuildButton::Thing::Road, nullptr);
    road.setPalette(palette(theme));
    road.resize(road.sizeHint());
    const auto rim = [&] {
      const QImage seen = road.grab().toImage();
      int brightest = 0;
      for (int x = 0; x < 4; ++x) brightest = std::max(brightest, seen.pixelColor(x, seen.height() / 2).lightness());
      return brightest;
    };
    const int between = (theme.line.lightness() + theme.ink3.lightness()) / 2;
    road.setEnabled(true);
    QVERIFY(rim() > between);
    road.setEnabled(false);
    QVERIFY(rim() < between);
  }
  void beforeTheThrowTheNextStepIsToRoll() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Roll; });
    QVERIFY(desk);
    Tray tray;
    tray.refresh(desk->sight());
    QCOMPARE(tray.next()->text(), u"Roll dice"_s);
    QVERIFY(tray.next()->isEnabled());
    QSignalSpy acts(&tray, &Tray::act);
    tray.next()->click();
    QCOMPARE(acts.size(), 1);
    QCOMPARE(acts[0][0].value<Action>(), roll());
  }
  void aCardBoughtThisTurnSaysThatItMustWait() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && sight.mine().boughtThisTurn[Card::Knight] > 0 && sight.mine().cards[Card::Knight] == 1 &&
             sight.mine().cardsPlayed == 0;
    });
    QVERIFY(desk);
    HandStrip hand;
    hand.refresh(desk->sight());
    const DevelopmentCard* knight = hand.development(Card::Knight);
    QVERIFY(knight && !knight->isEnabled());
    QVERIFY2(knight->toolTip().contains(sentenceFor(Reject::CardBoughtThisTurn)), qPrintable(knight->toolTip()));
  }

  // Discarding
  void aDiscardNeverExceedsWhatIsOwedAndSaysWhatIsMissing() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Discard; });
    QVERIFY(desk);
    ChoicePanel panel;
    const auto refresh = [&] { panel.refresh(desk->sight()); };
    connect(&panel, &ChoicePanel::changed, this, refresh);
    refresh();
    QCOMPARE(panel.kind(), ChoicePanel::Kind::Discard);
    QVERIFY(!panel.okButton()->isEnabled());
    QVERIFY(!panel.okButton()->toolTip().isEmpty());
    const Seat& mine = desk->sight().mine();
    for (Resource kind : kAllResources)
      for (int i = 0; i < mine.hand[kind] + 2; ++i) {
        Q_EMIT panel.stepper(kind)->stepped(kind, 1);
        QVERIFY(panel.chosen()[kind] <= mine.hand[kind]);
        QVERIFY(panel.chosen().total() <= mine.pending.left);
      }
    QCOMPARE(panel.chosen().total(), static_cast<int>(mine.pending.left));
    QVERIFY(panel.okButton()->isEnabled());
    QSignalSpy acts(&panel, &ChoicePanel::act);
    panel.okButton()->click();
    QCOMPARE(acts.size(), 1);
    QVERIFY(desk->play(SeatId(0), acts[0][0].value<Action>()));
  }
  void noBarCoversTheButtonsOfADiscardAsItOpens() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Discard; });
    QVERIFY(desk);
    QWidget column;
    auto* line = new QVBoxLayout(&column);
    auto* panel = new ChoicePanel(&column);
    line->addWidget(panel);
    column.resize(300, 660);
    column.show();
    QVERIFY(test::soonExposed(column));
    panel->refresh(desk->sight());
    panel->show();  // and nothing of what waits in the queue is done before it is looked at
    const auto* area = panel->findChild<QScrollArea*>();
    QVERIFY2(!area->verticalScrollBar()->isVisible(), "all of it has room");
    QCOMPARE(area->widget()->width(), area->viewport()->width());
  }
  void digitsChooseWhatIsDiscardedAndShiftTakesItBack() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Discard; });
    QVERIFY(desk);
    const PlaySight sight = desk->sight();
    ChoicePanel panel;
    connect(&panel, &ChoicePanel::changed, &panel, [&panel, &desk] { panel.refresh(desk->sight()); });
    panel.refresh(sight);
    panel.show();
    Resource held = Resource::None;
    for (Resource kind : kAllResources)
      if (sight.mine().hand[kind] > 0) held = kind;
    const auto key = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(held));
    QTest::keyClick(&panel, key);
    QCOMPARE(panel.chosen(), CardCounts::of(held));
    QTest::keyClick(&panel, key, Qt::ShiftModifier);
    QCOMPARE(panel.chosen(), CardCounts());
    for (int i = 0; i < 20; ++i) QTest::keyClick(&panel, key);  // never more than is held or owed
    QCOMPARE(panel.chosen()[held], std::min<int>(sight.mine().hand[held], sight.mine().pending.left));
  }
  void whatIsDiscardedMayBeSuggestedAndChanged() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Discard; });
    QVERIFY(desk);
    ChoicePanel panel;
    connect(&panel, &ChoicePanel::changed, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    panel.show();
    QSignalSpy wanted(&panel, &ChoicePanel::suggestionWanted);
    QTest::keyClick(&panel, Qt::Key_G);
    panel.suggestButton()->click();
    QCOMPARE(wanted.size(), 2);
    const Seat& mine = desk->sight().mine();
    const CardCounts least = chooseDiscard(Planner(desk->sight().definition, desk->sight().state, SeatId(0))).give;
    QCOMPARE(least.total(), static_cast<int>(mine.pending.left));
    panel.choose(least);
    QCOMPARE(panel.chosen(), least);
    QVERIFY(panel.okButton()->isEnabled());
    for (Resource kind : kAllResources)
      if (least[kind] > 0) panel.step(kind, -1);  // a suggestion is no decision
    QVERIFY(!panel.okButton()->isEnabled());
  }
  void theHandShowsWhatIsChosenToGo() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Discard; });
    QVERIFY(desk);
    ChoicePanel panel;
    HandStrip hand;
    hand.refresh(desk->sight());
    connect(&panel, &ChoicePanel::changed, this, [&] {
      panel.refresh(desk->sight());
      hand.setPicking(panel.picking());
    });
    connect(&hand, &HandStrip::give, &panel, &ChoicePanel::stepByClick);
    panel.refresh(desk->sight());
    hand.setPicking(panel.picking());
    hand.show();
    HandCard* card = nullptr;
    for (HandCard* each : hand.cards())
      if (each->count() > 0) card = each;
    QVERIFY(card);
    QCOMPARE(card->accessibleDescription(), u"Chooses one to return"_s);
    QTest::mouseClick(card, Qt::LeftButton);
    QCOMPARE(panel.chosen(), CardCounts::of(card->kind()));
    QCOMPARE(card->chosen(), 1);
    QCOMPARE(card->accessibleDescription(), u"1 chosen to be returned"_s);
    const Stepper* stepper = panel.stepper(card->kind());
    QCOMPARE(stepper->moreButton()->accessibleDescription(), nameOfResource(card->kind()) + u": 1"_s);
    QTest::mouseClick(card, Qt::RightButton);
    QCOMPARE(card->chosen(), 0);
    hand.setPicking({});
    QCOMPARE(card->accessibleDescription(), u"Puts one into the trade panel"_s);
  }
  void theKeyboardStaysWhereANumberComesToItsEnd() {
    QWidget page;
    QPushButton elsewhere(&page);
    Stepper stepper(Resource::Ore, &page);
    connect(&stepper, &Stepper::stepped, &stepper,
            [&](Resource, int by) { stepper.setNumbers(stepper.value() + by, 1, 1); });
    stepper.setNumbers(0, 1, 1);
    page.show();
    QVERIFY(test::soonActive(page));
    stepper.moreButton()->setFocus();
    for (const int value : {1, 0, 1}) {
      QTest::keyClick(page.focusWidget(), Qt::Key_Space);
      QCOMPARE(stepper.value(), value);
      QVERIFY(stepper.isAncestorOf(page.focusWidget()) && page.focusWidget()->isEnabled());
    }
  }
  // The issue counts clicks: n cards are n of them.
  void aDiscardOfSoManyCardsIsSoManyClicks() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Discard; });
    QVERIFY(desk);
    ChoicePanel panel;
    HandStrip hand;
    hand.refresh(desk->sight());
    connect(&panel, &ChoicePanel::changed, this, [&] { panel.refresh(desk->sight()); });
    connect(&hand, &HandStrip::give, &panel, &ChoicePanel::stepByClick);
    panel.refresh(desk->sight());
    hand.setPicking(panel.picking());
    hand.show();
    auto* moment = panel.findChild<QTimer*>(u"discardMoment"_s);
    QSignalSpy acts(&panel, &ChoicePanel::act);
    const int owed = desk->sight().mine().pending.left;
    const auto clickOne = [&](Qt::MouseButton button) {
      for (HandCard* card : hand.cards()) {
        const int chosen = panel.chosen()[card->kind()];
        if (button == Qt::LeftButton ? chosen < card->count() : chosen > 0) return QTest::mouseClick(card, button);
      }
    };
    for (int clicks = 0; clicks < owed; ++clicks) {
      QVERIFY2(!moment->isActive(), "cards are still to be chosen");
      clickOne(Qt::LeftButton);
    }
    QVERIFY(moment->isActive() && acts.isEmpty());
    QVERIFY(wordsIn(panel).contains(u"These cards go back in a moment. With the right button you take one back."_s));
    clickOne(Qt::RightButton);
    QVERIFY2(!moment->isActive(), "it can be changed");
    clickOne(Qt::LeftButton);
    moment->start(0);
    SOON_EQUAL(acts.size(), 1);
    QVERIFY(acts.first().first().value<Action>() == discard(panel.chosen()));
  }
  void clearStartsTheDiscardAnew() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Discard; });
    QVERIFY(desk);
    ChoicePanel panel;
    connect(&panel, &ChoicePanel::changed, this, [&] { panel.refresh(desk->sight()); });
    panel.refresh(desk->sight());
    for (Resource kind : kAllResources)
      if (desk->sight().mine().hand[kind] > 0) Q_EMIT panel.stepper(kind)->stepped(kind, 1);
    QVERIFY(!panel.chosen().isEmpty());
    panel.clearButton()->click();
    QVERIFY(panel.chosen().isEmpty());
  }

  // Names
  void namesInToolTipsAreNoHtml_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("a heading") << u"<h1>Bob</h1>"_s;
    QTest::newRow("a sentence with one") << u"Remove <h1>Bob</h1> & all\nof it"_s;
    QTest::newRow("a plain name") << u"Bob"_s;
    QTest::newRow("an entity") << u"&lt;Bob"_s;
  }
  void namesInToolTipsAreNoHtml() {
    QFETCH(QString, text);
    QLabel tip(plainTip(text));  // what a tool tip is
    QTextDocument read;
    if (Qt::mightBeRichText(tip.text()))
      read.setHtml(tip.text());
    else
      read.setPlainText(tip.text());
    QCOMPARE(read.toPlainText(), text);
  }
  void noToolTipOfTheTableRendersAHostileName() {
    PlayDesk desk;
    const QString name = u"<h1>Bob</h1>"_s;
    PlaySight sight = desk.sight();
    sight.name = [name](SeatId) { return name; };
    QWidget table;
    auto* players = new PlayersPanel(&table);
    auto* trade = new TradePanel(&table);
    auto* prompt = new PromptBar(&table);
    auto* seat = new LobbySeatRow(SeatId(0), &table);
    Lobby lobby;
    lobby.seats.resize(4);
    players->refresh(sight, lobby);
    trade->refresh(sight);
    prompt->refresh({name, u"Roll"_s, name + u" – roll"_s}, &sight);
    LobbySeat taken;
    taken.holder = SeatHolder::Person;
    taken.name = name;
    seat->showSeat(taken, LobbySeatRow::Mine::No, Role::Host);
    int told = 0;
    for (const QWidget* part : table.findChildren<QWidget*>()) {
      QVERIFY2(!part->toolTip().contains(u"<h1>"_s), qPrintable(part->toolTip()));
      told += part->toolTip().contains(u"&lt;h1&gt;Bob"_s);
    }
    QVERIFY(told >= 6);  // four players, the prompt, the seat
  }

  void theClockOfTheOwnTurnStandsOnTheNextButton() {
    Tray tray;
    tray.resize(900, 120);
    QVERIFY(tray.clock()->isHidden());
    tray.showTime(38'000);
    QVERIFY(tray.clock()->isVisibleTo(&tray));
    tray.layout()->activate();
    tray.next()->layout()->activate();
    QCOMPARE(tray.clock()->parentWidget(), tray.next());
    QVERIFY(tray.next()->rect().contains(tray.clock()->geometry()));
    tray.showTime(-1);
    QVERIFY(tray.clock()->isHidden());
  }
  void aBuildButtonShowsHowTheBankHelps() {
    const auto desk = PlayDesk::where(mayAct);
    QVERIFY(desk);
    const auto shown = [&](int ore, QString& told) {
      State state = desk->state();
      state.seat(SeatId(0)).hand = CardCounts::resources(0, 1, 0, 0, ore);
      state.seat(SeatId(0)).rates = 0;
      const PlaySight sight = desk->sight();
      BuildButton road(BuildButton::Thing::Road, nullptr);
      road.resize(road.sizeHint());
      road.refresh(
          {sight.definition, state, sight.legal, sight.viewer, Curtain::Up, sight.name, sight.color, sight.lobbyName});
      told = road.accessibleDescription();
      return road.grab().toImage().copy(0, road.height() - scaled(18), road.width(), scaled(14));
    };
    QString few, enough;
    const QImage without = shown(3, few), with = shown(4, enough);
    QVERIFY2(enough.contains(u"The bank gives 1 × Brick for 4 × Ore"_s), qPrintable(enough));
    QVERIFY(!few.contains(u"The bank gives"_s));
    QVERIFY(with != without);  // 4 ore -> 1 brick in pictures, in place of how many are left
  }
  void whatIsFreeIsNamedBeforeATurnEnds() {
    const auto knight = PlayDesk::where([](const PlaySight& sight) { return sight.legal.has(ActionKind::Knight); });
    QVERIFY(knight);
    QCOMPARE(freeActText(knight->sight().legal), u"You can still play a development card."_s);
    const auto none = PlayDesk::where(
        [](const PlaySight& sight) { return sight.legal.has(ActionKind::EndTurn) && sight.mine().cards.isEmpty(); });
    QVERIFY(none);
    QCOMPARE(freeActText(none->sight().legal), QString());
    GameDefinition declaring = none->definition();
    declaring.rules.options.declare = DeclareVictory::Manual;
    declaring.rules.target = 1;
    const LegalActions wins = legalActions(declaring, none->state(), SeatId(0));
    QVERIFY(wins.has(ActionKind::DeclareVictory));
    QCOMPARE(freeActText(wins), u"You have the points to win: declare victory."_s);
  }

  void theWinnerIsNamedWhereAComputerIsShared() {
    const auto desk = PlayDesk::where(mayAct);
    QVERIFY(desk);
    State over = desk->state();
    over.head.winner = SeatId(0);
    const PlaySight before = desk->sight();
    PlaySight sight{before.definition, over,        before.legal, before.viewer,
                    Curtain::Up,       before.name, before.color, before.lobbyName};
    QCOMPARE(endSentence(sight), u"You won!"_s);
    sight.sharing = Sharing::Yes;
    QCOMPARE(endSentence(sight), u"%1 won"_s.arg(before.name(SeatId(0))));
  }

  void anAnswerBelongsToTheQuestionThatWasClicked() {
    AskSheet sheet;
    sheet.show();
    int first = 0, second = 0;
    const auto texts = [] { return Question::Texts{u"Title"_s, u"Text"_s, u"Stay"_s, u"Go"_s}; };
    const int asked = sheet.ask(texts, [&] { ++first; });
    auto* go = sheet.findChild<ActionButton*>(u"questionOther"_s);
    const auto answers = [&] {
      QTest::mouseClick(go, Qt::LeftButton);
      return !sheet.isAsking();
    };
    SOON(answers());                                        // in the first moment a click does nothing
    const int other = sheet.ask(texts, [&] { ++second; });  // before the answer is carried out
    SOON_EQUAL(first, 1);
    QCOMPARE(second, 0);
    QVERIFY(sheet.isAsking());
    sheet.withdraw(asked);
    QVERIFY2(sheet.isAsking(), "that one has its answer");
    sheet.withdraw(other);
    QVERIFY(!sheet.isAsking());
    QCOMPARE(second, 0);
  }

  void behindTheCurtainNoKindIsCounted() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) {
      return mayAct(sight) && sight.mine().hand.total() > 2 && sight.mine().cards.total() > 0;
    });
    QVERIFY(desk);
    HandStrip hand;
    TradePanel trade;
    hand.refresh(desk->sight());
    desk->curtain = Curtain::Down;
    desk->look();
    hand.refresh(desk->sight());
    trade.refresh(desk->sight());
    for (const HandCard* card : hand.cards()) QCOMPARE(card->count(), 0);
    for (int kind = 0; kind < kCards; ++kind) QVERIFY(!hand.development(static_cast<Card>(kind)));
    for (const Stepper* stepper : trade.findChildren<Stepper*>()) QCOMPARE(stepper->value(), 0);
  }

  void panelsSpeakTheLanguageOfTheMoment() {
    PlayDesk desk;
    TradePanel trade;
    Tray tray;
    const QStringList english = wordsIn(trade);
    languages_.use(u"hi"_s);
    for (QWidget* panel : {static_cast<QWidget*>(&trade), static_cast<QWidget*>(&tray)}) {
      QEvent change(QEvent::LanguageChange);
      QCoreApplication::sendEvent(panel, &change);
    }
    trade.refresh(desk.sight());
    tray.refresh(desk.sight());
    QCOMPARE_NE(wordsIn(trade), english);
  }

  // The end
  void theFinalTableAddsUp() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.phase == Phase::Over; });
    QVERIFY(desk);
    for (const Standing& row : standings(desk->definition(), desk->state()))
      QCOMPARE(pointSources(desk->definition(), desk->state(), row.seat).total(), row.points);
    EndSheet sheet;
    sheet.refresh(desk->sight());
    QVERIFY(wordsIn(sheet).contains(u"Points from:"_s));  // a city stands there as 2, not as 1
    QVERIFY(wordsIn(sheet).contains(u"Total"_s));
  }

  void theFinalTableSaysWhatWon() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.phase == Phase::Over; });
    QVERIFY(desk);
    EndSheet sheet;
    const auto* said = sheet.findChild<Words*>(u"endLastMove"_s);
    sheet.refresh(desk->sight());
    QVERIFY(!said->isVisibleTo(&sheet));
    sheet.sayLastMove(u"Last move: a new settlement."_s);
    QVERIFY(said->isVisibleTo(&sheet));
    QCOMPARE(said->text(), u"Last move: a new settlement."_s);
  }
  void theFinalTableSaysWhatHelped() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.state.head.phase == Phase::Over; });
    QVERIFY(desk);
    EndSheet sheet;
    const auto* said = sheet.findChild<Words*>(u"endHelp"_s);
    sheet.refresh(desk->sight());
    QVERIFY(!said->isVisibleTo(&sheet));
    sheet.sayHelp(u"Mina took 18 hints"_s);
    QVERIFY(said->isVisibleTo(&sheet));
    QCOMPARE(said->text(), u"Mina took 18 hints"_s);
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayPanelsTest)
#include "test_play_panels.moc"
