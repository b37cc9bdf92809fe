// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <set>

#include "app/board/board_overlay.h"
#include "app/hall/hall_chain.h"
#include "app/hall/hall_hand.h"
#include "app/hall/hall_header.h"
#include "app/hall/hall_lessons.h"
#include "app/hall/hall_seats.h"
#include "app/kit/banner.h"
#include "app/kit/herald.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/people/notices.h"
#include "app/table/show/event_badge.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/offer_list.h"
#include "app/wire/notice.h"
#include "engine/rules/trade.h"
#include "tests/hall/hall_window.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"
#include "tests/ui/program.h"

using namespace tapu;

/// The player's page of the Big Game (9).
class HallTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theHallIsHeardAndWalkedByParts() {
    LaidHall window;
    SOON(window.game->seen().hasGame());
    QSignalSpy spoke(window.part<Herald>(), &Herald::spoke);
    const auto isHeard = [&spoke](const QString& words) {
      return std::ranges::any_of(spoke, [&](const auto& said) { return said.first().toString().contains(words); });
    };
    window.page->tellWithRule(u"Why not."_s, u"9.16"_s);
    SOON(isHeard(u"Why not."_s));
    QVERIFY(window.actions.at(GameActions::NextPart)->isEnabled());
    const QWidget* const before = QApplication::focusWidget();
    QSet<const QWidget*> reached;
    for (int pressed = 0; pressed < 12; ++pressed) {
      window.actions.at(GameActions::NextPart)->trigger();
      reached << QApplication::focusWidget();
    }
    QVERIFY(reached.size() >= 2 && reached.contains(before));
  }
  void aBannerAloneSaysTheLineOfTheOrganizer() {
    LaidHall window(inFirstRound(), SeatId(2));
    SOON(window.waitsFor(Decision::Act));
    QSignalSpy spoke(window.part<Herald>(), &Herald::spoke);
    Q_EMIT window.game->chatted(noticeLine(Notice::Announcement, u"Tea is ready"_s));
    window.page->tellWithRule(u"Why not."_s, u"9.16"_s);
    const auto isHeard = [&spoke](const QString& words) {
      return std::ranges::any_of(spoke, [&](const auto& said) { return said.first().toString().contains(words); });
    };
    SOON(isHeard(u"Why not."_s));
    QVERIFY(!isHeard(u"Tea is ready"_s));
  }
  void everyStopOfTheHallIsHeard() {
    LaidHall window(inFirstRound(), SeatId(2));
    SOON(window.waitsFor(Decision::Act));
    window.part<HallBoard>()->setFocus();
    QCOMPARE(wrongByEar(window.frame, 9), QString());
  }
  void theSeatsAroundTheBoardsAreHeard() {
    LaidHall window(inFirstRound(), SeatId(2));
    SOON(window.waitsFor(Decision::Act));
    window.part<HallBoard>()->setFocus();
    std::set<const QWidget*> stops;
    for (int i = 0; i < 400; ++i) {
      QTest::keyClick(window.frame.focusWidget(), Qt::Key_Tab);
      stops.insert(window.frame.focusWidget());
    }
    int seats = 0;
    for (SeatChip* chip : window.page->findChildren<SeatChip*>()) {
      if (!chip->isVisible()) continue;
      ++seats;
      QVERIFY2(stops.contains(chip), qPrintable(chip->accessibleName()));
      QCOMPARE(QAccessible::queryAccessibleInterface(chip)->role(), QAccessible::StaticText);
      QVERIFY2(heardOf(chip).contains(u"point"_s), qPrintable(heardOf(chip)));
    }
    QVERIFY(seats > 2);
  }
  void aHallWithANoticeComesToRest() {
    LaidHall window(inFirstRound(), SeatId(2));
    auto* notice = window.part<NoticeBar>();
    Q_EMIT window.game->turnedAway(u"The host has closed the game."_s, Refusal::ServerClosing);
    SOON(notice->isVisible());
    QCOMPARE(layoutsAtRest(*window.page), 0);
  }

  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  // 9.3
  void moonSeesTheBoardsTurnedAndItsOwnSideAtTheBottom() {
    LaidHall sun(Territory::Sun), moon(Territory::Moon);
    for (LaidHall* window : {&sun, &moon}) SOON(window->waitsFor(Decision::Start));
    QCOMPARE(turnFor(sun.me()), JoinedBoards::Turn::None);
    QCOMPARE(turnFor(moon.me()), JoinedBoards::Turn::Half);
    for (LaidHall* window : {&sun, &moon}) {
      SOON(window->part<HallBoard>()->hasPicture());
      const HallSeats seats = hallSeats(window->game->seen().definition(), window->me());
      QCOMPARE(seats.own[1], window->me());
      QCOMPARE(seats.facing[1].value / 2, window->me().value / 2);
      // The boards lie as the seats do.
      const auto& members = window->part<HallBoard>()->picture().members();
      for (std::size_t i = 0; i < 3; ++i) QCOMPARE(seats.own[i].value / 2, members[i].board);
      std::set<int> all;
      for (const auto& row : {seats.own, seats.facing})
        for (SeatId seat : row) all.insert(seat.value);
      QCOMPARE(all.size(), 6U);  // in a ring of three all are neighbors (9.2)
    }
    QVERIFY(hallSeats(sun.game->seen().definition(), sun.me()).own[0] !=
            hallSeats(moon.game->seen().definition(), moon.me()).own[0]);
  }

  // 9.22
  void nobodyIsPromisedARoundAfterTheLast() {
    Game game = inFirstRound([](GamePlan& plan) { plan.setup.options.bigMaxRounds = 2; });
    const auto told = [&game](int seat) {
      LaidHall window(game, SeatId(seat));
      (void)test::soon([&] { return !window.part<HallHand>()->note().isEmpty(); });
      return window.part<HallHand>()->note();
    };
    QCOMPARE(told(2), u"Your group builds for the last time."_s);
    QCOMPARE(told(3), u"The Sun group plays: you build in the next round."_s);
    SeededRng rng(1);
    while (game.state().head.stage != RoundStage::Clock || game.state().head.round < 2)
      QVERIFY(!game.play({}, *moveAtTimeUp(game.definition(), game.state()), rng).refused);
    QCOMPARE(told(3), u"Your group builds for the last time."_s);
    QCOMPARE(told(2), u"The last round: the game ends after it."_s);
  }

  // 9.16
  void startChoicesAreMadeByKeyAndSentTogether() {
    LaidHall window;
    SOON(window.waitsFor(Decision::Start));
    auto* start = window.part<HallStart>();
    SOON(start->isVisible() && !start->confirmButton()->isEnabled());
    QTest::keyClick(window.page, Qt::Key_Return);
    QTest::keyClick(window.page, Qt::Key_3);
    QTest::keyClick(window.page, Qt::Key_2);
    QTest::keyClick(window.page, Qt::Key_Exclam, Qt::ShiftModifier);  // the key of the 1, with Shift
    QCOMPARE(start->cards(), std::optional(1));
    QCOMPARE(start->city(), std::optional(0));
    SOON(start->confirmButton()->isEnabled());
    QCOMPARE(window.state().seat(window.me()).pending.left, 2);  // nobody sees anything before Enter
    const auto& places = window.game->seen().definition().startPlaces[window.me().value].corners;
    QTest::keyClick(window.page, Qt::Key_Return);
    SOON(window.state().at(places[2]).kind() == Piece::City);  // column 1 is the ship's
    SOON_EQUAL(window.state().points(window.me()), 4);
    SOON(window.state().head.phase == Phase::Play);
    SOON(!start->isVisible());
  }

  // 9.16: the program ended between the two choices; the page that comes anew remembers nothing.
  void whoComesBackBetweenTheTwoChoicesIsAskedForTheCityAlone() {
    LaidHall window;
    SOON(window.waitsFor(Decision::Start));
    const auto& places = window.game->seen().definition().startPlaces[window.me().value].corners;
    window.game->submit(startCards(places[0]));
    SOON_EQUAL(window.state().seat(window.me()).pending.left, 1);
    auto* start = window.part<HallStart>();
    SOON(!start->column(0)->cardsButton()->isEnabled() && start->column(0)->cityButton()->isEnabled());
    QVERIFY(!start->confirmButton()->isEnabled());
    QTest::keyClick(window.page, Qt::Key_2);
    QVERIFY(!start->cards());
    QCOMPARE(start->city(), std::optional(1));
    SOON(start->confirmButton()->isEnabled());
    QTest::keyClick(window.page, Qt::Key_Return);
    SOON(window.state().at(places[0]).kind() == Piece::City);  // column 2 is the road's
  }

  void aClickOnAStartSettlementChoosesCardsAndThenTheCity() {
    LaidHall window;
    SOON(window.waitsFor(Decision::Start));
    SOON_EQUAL(window.part<BoardScene>()->overlay().signs().size(), 3U);
    const auto& places = window.game->seen().definition().startPlaces[window.me().value].corners;
    window.click(window.at(places[1]));
    QCOMPARE(window.part<HallStart>()->cards(), std::optional(2));
    QVERIFY(!window.part<HallStart>()->city());
    SOON(window.part<BoardScene>()->hasTargets());
    window.click(window.at(places[0]));
    QCOMPARE(window.part<HallStart>()->city(), std::optional(1));
  }

  // 9.8, 9.9
  void thePictureOfPartnersIsThatOfTheRules_data() {
    QTest::addColumn<Territory>("group");
    QTest::addColumn<int>("partners");
    QTest::newRow("9.8 12.31 active: five") << Territory::Sun << 5;
    QTest::newRow("9.9 in the other group's round: the three that face me") << Territory::Moon << 3;
  }
  void thePictureOfPartnersIsThatOfTheRules() {
    QFETCH(Territory, group);
    QFETCH(int, partners);
    // Nobody ends the first round early, so it is Sun's as long as the test looks.
    HallWindow window(group, [](GamePlan& plan) { plan.setup.options.earlyEnd = Switch::Off; });
    SOON(window.waitsFor(Decision::Start) && window.part<HallStart>()->isVisible());
    QTest::keyClick(window.page, Qt::Key_1);
    QTest::keyClick(window.page, Qt::Key_At, Qt::ShiftModifier);
    QTest::keyClick(window.page, Qt::Key_Return);
    SOON(window.state().head.stage == RoundStage::Clock);
    const auto shown = [&] {
      std::set<SeatId> seats;
      for (const PartnerTile* tile : window.part<HallTrade>()->tiles())
        if (tile->part() == PartnerTile::Part::Partner) seats.insert(tile->seat());
      return seats;
    };
    const auto meant = [&] {
      std::set<SeatId> seats;
      for (PartnerId partner : tradePartners(window.game->seen().definition(), window.state(), window.me()))
        seats.insert(window.game->seen().definition().partner(window.me(), partner));
      return seats;
    };
    SOON_EQUAL(shown(), meant());
    QVERIFY(shown().size() <= static_cast<std::size_t>(partners));  // who is done trades no more
    const HallSeats seats = hallSeats(window.game->seen().definition(), window.me());
    for (SeatId seat : shown())
      QVERIFY(group == Territory::Sun || std::ranges::find(seats.facing, seat) != seats.facing.end());
    for (std::size_t i = 0; i < 3; ++i) {  // the picture has the seats where they sit
      QCOMPARE(window.part<HallTrade>()->tiles()[i]->seat(), seats.facing[i]);
      QCOMPARE(window.part<HallTrade>()->tiles()[i + 3]->seat(), seats.own[i]);
    }
    QCOMPARE(window.game->seen().definition().partnersOf(window.me()).size(), 5);
  }

  // 9.6
  void doneIsAToggle() {
    HallWindow window(Territory::Sun, [](GamePlan& plan) { plan.setup.options.earlyEnd = Switch::Off; });
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    auto* header = window.part<HallHeader>();
    SOON(header->doneButton()->isVisible() && window.actions.at(GameActions::EndTurn)->isEnabled());
    QCOMPARE(header->doneButton()->text(), u"Done (E)"_s);
    QTest::keyClick(window.page, Qt::Key_E);
    SOON_EQUAL(window.state().seat(window.me()).pending.must, Decision::Done);
    SOON_EQUAL(header->doneButton()->text(), u"Not done (E)"_s);
    SOON(!window.actions.at(GameActions::BuildRoad)->isEnabled());
    SOON(window.actions.at(GameActions::EndTurn)->isEnabled());
    QTest::keyClick(window.page, Qt::Key_E);
    SOON_EQUAL(window.state().seat(window.me()).pending.must, Decision::Act);
  }

  void theClockCountsDownWhateverElseHappens() {
    HallWindow window(Territory::Sun, [](GamePlan& plan) { plan.setup.options.earlyEnd = Switch::Off; });
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    const ClockRing* clock = window.part<HallHeader>()->clock();
    SOON(clock->leftNow() > 0);
    const qint64 before = clock->leftNow();
    SOON(clock->leftNow() < before);
    const qint64 then = clock->leftNow();
    window.part<HallTrade>()->step(TradeSide::Get, Resource::Ore, 1);  // draws everything anew
    QVERIFY(clock->leftNow() <= then);
  }

  // 9.6
  void theRingIsWholeForWhatItMeasures() {
    HallHeader header;
    const auto of = [](RoundTime::Window window, int round, int seconds) {
      return RoundTime{window, round, seconds, kUnlimited};
    };
    header.showTime(30'000, of(RoundTime::Window::Clock, 4, 45));
    QCOMPARE(header.clock()->whole(), 45'000);
    QCOMPARE(header.timeText(), u"of 45 seconds"_s);
    header.showTime(6'000, of(RoundTime::Window::Gap, 4, 6));  // all were done, long before the clock was
    QCOMPARE(header.clock()->whole(), 6'000);
    header.showTime(44'900, of(RoundTime::Window::Clock, 5, 45));
    QCOMPARE(header.clock()->whole(), 45'000);
    header.showTime(59'800, of(RoundTime::Window::Clock, 5, 45));  // the organizer gives 15 seconds more
    QCOMPARE(header.clock()->whole(), 60'000);
    QCOMPARE(header.timeText(), u"of 60 seconds"_s);
    header.showTime(-1, of(RoundTime::Window::Clock, 5, 45));  // a pause
    QCOMPARE(header.timeText(), QString());
  }

  void lettersOfAMessageDoNotPlay() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    SOON(window.actions.at(GameActions::EndTurn)->isEnabled());
    window.actions.at(GameActions::Chat)->trigger();
    QLineEdit* message = window.part<TalkPanel>()->message();
    SOON(message->hasFocus());
    QTest::keyClick(message, Qt::Key_E);
    QTest::keyClick(message, Qt::Key_Home);
    QCOMPARE(message->text(), u"e"_s);
    QCOMPARE(window.state().seat(window.me()).pending.must, Decision::Act);
  }

  // 7.6
  void aRefusedActShowsItsRule() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    SOON(window.actions.at(GameActions::MoveShip)
             ->isEnabled());  // the start ship may move in the first own round (12.23)
    QTest::keyClick(window.page, Qt::Key_6);
    SOON(window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.game->seen().definition().startPlaces[window.me().value].road));
    auto* task = window.part<HallHeader>()->task();
    SOON(task->isTelling());
    QVERIFY(task->ruleLink()->isVisible());
    QSignalSpy asked(window.page, &TablePage::ruleAsked);
    task->ruleLink()->click();
    QCOMPARE(asked.count(), 1);
    QVERIFY2(asked.first().first().toString().startsWith(u"7."), "a rule about ships");
  }

  void aMessageOfTheOrganizerStaysUntilItIsPutAway() {
    HallWindow window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    auto* banner = window.part<Banner>();
    QVERIFY(!banner->isVisible());
    const auto* board = window.part<HallBoard>();
    const QPointF corner = window.at(window.game->seen().definition().startPlaces[window.me().value].corners[0]);
    const QPoint before = board->mapFromScene(corner);
    Q_EMIT window.game->chatted(noticeLine(Notice::Announcement, u"Tea is ready"_s));
    QVERIFY(banner->isVisible());
    QCOMPARE(board->mapFromScene(corner), before);  // a click on its way meets what it meant
    QCOMPARE(banner->accessibleName(), u"The organizer: Tea is ready"_s);
    QVERIFY(!banner->geometry().contains(window.page->mapFromGlobal(board->viewport()->mapToGlobal(before))));
    for (const SeatChip* chip : window.page->findChildren<SeatChip*>())
      QVERIFY2(!chip->isVisible() || !chip->geometry().intersects(banner->geometry()), "partners are in sight");
    QVERIFY(!banner->geometry().intersects(window.part<HallHeader>()->geometry()));
    Q_EMIT window.game->chatted(noticeLine(Notice::StoreWorks, {}));
    QVERIFY2(banner->isVisible(), "other notices leave it");
    Q_EMIT window.game->chatted(noticeLine(Notice::AreYouThere, {}));
    QCOMPARE(banner->text(), u"The organizer asks: are you there?"_s);
    QTest::keyClick(window.page, Qt::Key_Escape);
    QVERIFY(!banner->isVisible());
    Q_EMIT window.game->chatted(noticeLine(Notice::Announcement, u"Tea is ready"_s));
    QVERIFY2(banner->isVisible(), "the same words again are news again");
    banner->closeButton()->setFocus();
    QTest::keyClick(banner->closeButton(), Qt::Key_Return);
    QVERIFY(!banner->isVisible());
    QVERIFY(window.part<HallBoard>()->hasFocus());
  }

  void aMessageOfTheOrganizerCoversNoBoard_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("text");
    const QString longText = u"Tea and cake are ready. "_s.repeated(8);
    QTest::newRow("a short one") << QSize(1280, 800) << u"Tea is ready"_s;
    QTest::newRow("a long one") << QSize(1280, 800) << longText;
    QTest::newRow("a small window") << QSize(1024, 640) << longText;
  }
  void aMessageOfTheOrganizerCoversNoBoard() {
    QFETCH(QSize, size);
    QFETCH(QString, text);
    HallWindow window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    window.frame.resize(size);
    SOON_EQUAL(window.page->width(), size.width());
    Q_EMIT window.game->chatted(noticeLine(Notice::Announcement, text));
    QVERIFY(window.part<Banner>()->isVisible());
    const QRect banner = window.part<Banner>()->geometry();
    const auto* board = window.part<HallBoard>();
    QVERIFY(!board->picture().members().empty());
    for (const auto& member : board->picture().members())
      QVERIFY(!banner.intersects(board->mapFromScene(member.box).boundingRect()));
    QVERIFY(window.page->rect().contains(banner));
  }

  void whatIsNewIsToldOnceAndRemembered() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    auto* lesson = window.part<LessonStrip>();
    SOON_EQUAL(lesson->lesson(), std::optional(Lesson::Groups));
    for (const SeatChip* chip : window.page->findChildren<SeatChip*>())
      QVERIFY2(!chip->geometry().intersects(lesson->geometry()), "it covers no seat");
    auto* board = window.part<HallBoard>();
    for (const auto& member : board->picture().members())
      QVERIFY2(!board->mapFromScene(member.box).boundingRect().intersects(lesson->geometry()), "nor a board");
    QTest::keyClick(window.page, Qt::Key_Escape);
    SOON(window.settings.game.lessonsSeen().contains(nameOf(Lesson::Groups)));
    SOON(lesson->lesson() != std::optional(Lesson::Groups));
  }

  /// The strip takes room from the boards: whoever aims at a place must find it where it was.
  void nothingNewIsToldWhileSomebodyAims() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    const PlaySight now = sightOf(*window.game);
    LessonStrip strip;
    strip.refresh(now, LessonStrip::Aims::Yes);
    QVERIFY(!strip.lesson());
    strip.refresh(now);
    QCOMPARE(strip.lesson(), std::optional(Lesson::Groups));
    strip.refresh(now, LessonStrip::Aims::Yes);
    QCOMPARE(strip.lesson(), std::optional(Lesson::Groups));
  }

  void thePageTellsNothingNewWhileAPlaceIsPicked() {
    const Game begun = inFirstRound();
    State state = begun.state();
    const SeatId me(2);
    const CardCounts cost = begun.definition().rules.roadCost;
    state.seat(me).hand += cost;
    state.bankOf(me) -= cost;
    LaidHall window(Game(begun.setup(), state), me);
    auto* lesson = window.part<LessonStrip>();
    SOON_EQUAL(lesson->lesson(), std::optional(Lesson::Groups));
    SOON(window.actions.at(GameActions::BuildRoad)->isEnabled());
    lesson->putAway();
    window.actions.at(GameActions::BuildRoad)->trigger();
    lesson->setSeen({});
    window.game->show();
    QCoreApplication::processEvents();
    QVERIFY(!lesson->lesson());
    QTest::keyClick(window.page, Qt::Key_Escape);
    SOON_EQUAL(lesson->lesson(), std::optional(Lesson::Groups));
  }

  void anOfferIsMadeByKey() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    const CardCounts hand = window.state().seat(window.me()).hand;
    const auto mine = std::ranges::find_if(kAllResources, [&](Resource kind) { return hand[kind] > 0; });
    QVERIFY(mine != kAllResources.end());
    const auto give = static_cast<int>(*mine);
    auto* trade = window.part<HallTrade>();
    QSignalSpy acted(trade, &HallTrade::act);
    QTest::keyClick(window.page, Qt::Key_T);
    SOON(trade->hasFocus());
    QTest::keyClick(trade, Qt::Key_Return);
    QCOMPARE(acted.count(), 0);  // nothing is chosen yet
    QTest::keyClick(trade, static_cast<Qt::Key>(Qt::Key_1 + give), Qt::ShiftModifier);
    QTest::keyClick(trade, static_cast<Qt::Key>(Qt::Key_1 + (give + 1) % 5));
    QTest::keyClick(trade, Qt::Key_Return);
    QCOMPARE(acted.count(), 1);
    QCOMPARE(acted[0][0].value<Action>().kind, ActionKind::Offer);
  }

  void thatNoCardIsGivenIsSeen() {
    CardCounter counter(Resource::Ore, TradeSide::Give, nullptr);
    counter.resize(60, 58);
    const QImage drawn = counter.grab().toImage();
    int darkest = 255;
    for (int x = 24; x < 36; ++x)
      for (int y = 38; y < 54; ++y) darkest = std::min(darkest, qGray(drawn.pixel(x, y)));
    QVERIFY2(darkest < qGray(themeOf(&counter).ink3.rgb()), "a zero is no part that is off");
  }

  void whileACardIsChosenDoneDoesNotLeadOn() {
    LaidHall window(inFirstRound(), SeatId(2));
    SOON(window.waitsFor(Decision::Act));
    auto* choices = window.part<ChoicePanel>();
    const auto* done = window.part<HallHeader>()->doneButton();
    choices->askCard(Card::YearOfPlenty);
    SOON_EQUAL(choices->kind(), ChoicePanel::Kind::Card);
    QVERIFY2(done->role() == ActionButton::Role::Quiet, "one button at a time leads on");
    QTest::keyClick(window.page, Qt::Key_Escape);
    SOON_EQUAL(choices->kind(), ChoicePanel::Kind::None);
    QVERIFY(done->role() == ActionButton::Role::Next);
  }

  void escapeGivesTheKeyboardOfTheTradeBackBeforeAMessageIsPutAway() {
    HallWindow window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    auto* trade = window.part<HallTrade>();
    QTest::keyClick(window.page, Qt::Key_T);
    SOON(trade->hasFocus());
    Q_EMIT window.game->chatted(noticeLine(Notice::Announcement, u"Tea is ready"_s));
    QTest::keyClick(trade, Qt::Key_Escape);
    QVERIFY(window.part<HallBoard>()->hasFocus());
    QVERIFY(window.part<Banner>()->isVisible());
    QTest::keyClick(window.part<HallBoard>(), Qt::Key_Escape);
    QVERIFY(!window.part<Banner>()->isVisible());
  }

  void whoTradesIsToldWhatTheyGotAndGave_data() {
    QTest::addColumn<bool>("mine");
    QTest::newRow("by an offer of their own") << true;
    QTest::newRow("by an offer of the other") << false;
  }
  void whoTradesIsToldWhatTheyGotAndGave() {
    QFETCH(bool, mine);
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    const SeatId other(window.me().value == 0 ? 1 : 0);
    Event traded{.kind = EventKind::Traded,
                 .seat = other,
                 .other = window.me(),
                 .cards = CardCounts::of(Resource::Ore, 2),
                 .got = CardCounts::of(Resource::Wool)};
    if (mine) {
      std::swap(traded.seat, traded.other);
      std::swap(traded.cards, traded.got);
    }
    Q_EMIT window.game->moved({}, {traded});
    const auto* badge = window.part<EventBadge>();
    QVERIFY(badge->isVisible());
    QCOMPARE(badge->title(), u"Trade with %1"_s.arg(window.game->seen().seatName(other)));
    QCOMPARE(badge->text(), u"You got 2 × Ore for 1 × Wool."_s);
  }

  /// A bot leaves its offer for some seconds, and whoever looked elsewhere found it gone.
  void anOfferThatHasLapsedIsTold() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    const PlaySight now = sightOf(*window.game);
    const SeatId other = now.definition.partner(window.me(), now.definition.partnersOf(window.me()).first());
    const auto* badge = window.part<EventBadge>();
    const Event lapsed{.kind = EventKind::OfferClosed,
                       .seat = other,
                       .cards = CardCounts::of(Resource::Ore),
                       .got = CardCounts::of(Resource::Wool)};
    Q_EMIT window.game->moved({}, {lapsed});
    QVERIFY2(badge->title() != u"An offer has lapsed"_s, "it was not made to the reader, or they have declined it");
    State state = window.state();
    state.seat(other).offer = {
        .give = lapsed.cards, .want = lapsed.got, .to = {now.definition.partnerId(window.me(), other)}};
    const PlaySight offered{now.definition, state,    now.legal, now.viewer,
                            now.curtain,    now.name, now.color, now.lobbyName};
    window.part<OfferList>()->refresh(offered);
    QVERIFY(window.part<OfferList>()->shows(other));
    Q_EMIT window.game->moved({}, {lapsed});
    QVERIFY(badge->isVisible());
    QCOMPARE(badge->title(), u"An offer has lapsed"_s);
    QVERIFY(badge->text().contains(window.game->seen().seatName(other)));
  }

  void offersThatEndWithTheRoundAreNotTold() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    const PlaySight now = sightOf(*window.game);
    const SeatId other = now.definition.partner(window.me(), now.definition.partnersOf(window.me()).first());
    State state = window.state();
    state.seat(other).offer = {.give = CardCounts::of(Resource::Ore),
                               .want = CardCounts::of(Resource::Wool),
                               .to = {now.definition.partnerId(window.me(), other)}};
    const PlaySight offered{now.definition, state,    now.legal, now.viewer,
                            now.curtain,    now.name, now.color, now.lobbyName};
    window.part<OfferList>()->refresh(offered);
    QVERIFY(window.part<OfferList>()->shows(other));
    window.game->known().state.head.stage = RoundStage::Between;
    Q_EMIT window.game->moved({}, {Event{.kind = EventKind::OfferClosed, .seat = other}});
    QVERIFY(window.part<EventBadge>()->title() != u"An offer has lapsed"_s);
  }

  void keysAnswerOffersOnlyWhileThereIsOne_data() {
    QTest::addColumn<bool>("isOffered");
    QTest::newRow("nothing is offered") << false;
    QTest::newRow("somebody offers what one can pay") << true;
  }
  void keysAnswerOffersOnlyWhileThereIsOne() {
    QFETCH(bool, isOffered);
    LaidHall window(isOffered ? withAnOffer() : inFirstRound(), SeatId(2));
    SOON(window.actions.at(GameActions::EndTurn)->isEnabled());
    for (const auto command : {GameActions::AcceptOffer, GameActions::DeclineOffer}) {
      QVERIFY(window.actions.at(command)->isVisible());
      SOON_EQUAL(window.actions.at(command)->isEnabled(), isOffered);
    }
  }

  void whatIsToldOfTheOwnRoundEndsWithIt() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    auto* lesson = window.part<LessonStrip>();
    SOON_EQUAL(lesson->lesson(), std::optional(Lesson::Groups));
    State gap = window.state();
    gap.head.stage = RoundStage::Between;
    gap.head.acting = 0;
    for (Seat& seat : gap.seats) seat.pending = {};
    const LegalActions none{};
    lesson->refresh({window.game->seen().definition(), gap, none, window.me(), Curtain::Up, {}, {}, {}});
    QVERIFY2(!lesson->lesson(), "Moon's round comes next");
  }

  // 9: a player's client has the own board and three on either side.
  void theWholeChainIsLookedAtByKey_data() {
    QTest::addColumn<int>("boards");
    QTest::newRow("three boards, which the own client has") << 3;
    QTest::newRow("twelve boards, watched by a second connection") << 12;
  }
  void theWholeChainIsLookedAtByKey() {
    QFETCH(int, boards);
    HallWindow window(Territory::Moon, [&](GamePlan& plan) { plan.setChain(boards, Territory::Moon); });
    SOON(window.waitsFor(Decision::Start));
    auto* chain = window.part<HallChain>();
    QTest::keyClick(window.page, Qt::Key_0, Qt::ControlModifier);
    QVERIFY2(!chain->isOpen(), "the start choices come first");
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    // The page may hear of the beginning later than the game does; until then the key does nothing.
    SOON((QTest::keyClick(window.page, Qt::Key_0, Qt::ControlModifier), chain->isOpen()));
    SOON(chain->isVisible() && chain->view()->hasFocus());
    const ChainPicture& picture = chain->view()->picture();
    SOON_EQUAL(picture.layout().plan().boards(), boards);
    const ChainWindow* part = window.game->seen().window();
    const SeatId mine = part ? part->whole(window.me()) : window.me();
    QCOMPARE(picture.marks().mine, mine);
    const int home = mine.value / 2;
    QCOMPARE(chain->view()->current(), home);
    for (int i = 0; i < boards; ++i) SOON(picture.board(i).buildings.size() >= 6);  // 9.16: three for each
    QCOMPARE(picture.seats()[mine.value].name, u"Asha"_s);
    QVERIFY(window.part<HallHeader>()->isVisible() && window.part<HallHeader>()->clock()->isVisible());
    QVERIFY(!window.part<HallBoard>()->isVisible() && !window.part<HallTrade>()->isVisible());
    QTest::keyClick(chain->view(), Qt::Key_Right);
    QVERIFY(chain->view()->current() != home);
    QTest::keyClick(chain->view(), Qt::Key_Home);
    QCOMPARE(chain->view()->current(), home);
    QTest::keyClick(chain->view(), Qt::Key_Slash);
    QVERIFY(chain->searchField()->hasFocus());
    QTest::keyClicks(chain->searchField(), u"%1"_s.arg(boards + 1));
    QTest::keyClick(chain->searchField(), Qt::Key_Return);
    QVERIFY(chain->note().contains(u"“%1”"_s.arg(boards + 1)));
    chain->searchField()->clear();
    QTest::keyClicks(chain->searchField(), u"%1"_s.arg(boards));
    QTest::keyClick(chain->searchField(), Qt::Key_Return);
    QCOMPARE(chain->view()->current(), boards - 1);
    QTest::keyClick(chain->view(), Qt::Key_Escape);
    QVERIFY(!chain->isOpen());
    SOON(window.part<HallBoard>()->hasFocus());
    QVERIFY(!chain->isVisible() && window.part<HallBoard>()->isVisible());
  }

  void homeFitsTheBoards() {
    LaidHall window;
    SOON(window.waitsFor(Decision::Start));
    auto* board = window.part<HallBoard>();
    board->zoomIn();
    QVERIFY(!board->isFitted());
    QTest::keyClick(window.page, Qt::Key_Home);
    QVERIFY(board->isFitted());
  }

  void theWindowGivesABigGameThisPage() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Settings(folder.path()).game.botPace.set(BotPace::Instant);
    Program program(folder.path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGames().page();
    child<ActionButton>(page, u"presetBig"_s)->click();
    QCOMPARE(page->plan().setup.seats(), 6);
    child<Segments>(page, u"group"_s)->choose(1);
    Q_EMIT child<Segments>(page, u"group"_s)->picked(1);
    QCOMPARE(page->plan().personSeat() % 2, 1);
    child<ActionButton>(page, u"newGameStart"_s)->click();
    SOON(qobject_cast<HallPage*>(program.window.page()));
    QCOMPARE(State::groupOf(program.window.game()->seen().viewer()), Territory::Moon);
  }

  void everyPanelKeepsAPlaceInSmallWindows_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1280, 800);
    QTest::newRow("trade is a tab") << QSize(1024, 640);
    QTest::newRow("the hand is a tab too") << QSize(860, 640);
    QTest::newRow("the smallest window") << QSize(640, 390);
  }
  void everyPanelKeepsAPlaceInSmallWindows() {
    QFETCH(QSize, size);
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    window.frame.resize(size);
    SOON_EQUAL(window.frame.size(), size);
    auto* talk = window.part<TalkPanel>();
    const auto isReachable = [&](QWidget* panel, TalkPanel::Page tab) {
      if (talk->isAncestorOf(panel)) talk->show(tab);
      return panel->isVisible();
    };
    SOON(isReachable(window.part<HallTrade>(), TalkPanel::Page::Trade));
    QVERIFY(isReachable(window.part<HallHand>(), TalkPanel::Page::Hand));
    QVERIFY(isReachable(window.part<OfferList>(), TalkPanel::Page::Offers));
    SOON(window.part<HallHeader>()->doneButton()->isVisible());
    QVERIFY(window.page->rect().contains(window.part<HallHeader>()->geometry()));
  }

  void aPageThatComesToARunningGameInASmallWindowShowsAllOfTheTrade() {
    LaidHall window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    window.frame.resize(1024, 640);
    SOON_EQUAL(window.frame.size(), QSize(1024, 640));
    window.page = new HallPage(window.game.get(), &window.actions, window.settings);
    window.frame.setCentralWidget(window.page);
    auto* trade = window.part<HallTrade>();
    const auto isSeen = [&] {
      // A bot may have offered something, which comes to the front.
      if (!trade->isVisible()) window.part<TalkPanel>()->show(TalkPanel::Page::Trade);
      return trade->isVisible();
    };
    SOON(isSeen());
    const auto* offer = trade->findChild<QWidget*>(u"offerToPlayers"_s);
    SOON(trade->rect().contains(offer->geometry()));
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(HallTest)
#include "test_hall.moc"
