// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/kit/herald.h"
#include "app/kit/line_dialog.h"
#include "app/kit/picker.h"
#include "app/kit/print_dialog.h"
#include "app/kit/question.h"
#include "app/kit/rule_topics.h"
#include "app/kit/segments.h"
#include "app/organizer/desk_page.h"
#include "app/organizer/join_dialog.h"
#include "app/organizer/prepare_panel.h"
#include "app/session/settings/languages.h"
#include "app/wire/join_code.h"
#include "app/wire/requests.h"
#include "tests/event_folder.h"
#include "tests/organizer/hall.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"
#include "tests/windows.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using Stage = EventDesk::Stage;

/// The organizer's desk at an event with a server of its own.
class TestDeskPage : public QObject {
  Q_OBJECT

  test::EventFolder folder_;
  Languages languages_;
  QString folder(const QString& name) const { return folder_.filePath(name); }

  static bool hasWords(const QWidget& page, const QString& words) {
    const auto all = page.findChildren<ElidedWords*>();
    return std::ranges::any_of(all, [&](ElidedWords* each) { return each->isVisible() && each->text() == words; });
  }

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
    QVERIFY2(QFile::exists(serverProgram()), "tapu-server is built with this program");
  }

  void partsOfTheDeskLeadToTheirSectionsOfTheHandbook() {
    EventDesk desk(folder(u"topics"_s), serverProgram());
    DeskPage page(desk);
    const auto sectionOf = [&page](const QString& part) { return ruleTopicOf(page.findChild<QWidget*>(part)).section; };
    QCOMPARE(ruleTopicOf(&page).section, u"event-evening"_s);
    QCOMPARE(sectionOf(u"deskSeats"_s), u"event-evening"_s);
    QCOMPARE(sectionOf(u"throwSend"_s), u"event-throw"_s);
    QCOMPARE(sectionOf(u"deskScreenWindow"_s), u"event-hall"_s);
    QCOMPARE(sectionOf(u"deskPlan"_s), u"event-slips"_s);
    QCOMPARE(sectionOf(u"deskResults"_s), u"event-results"_s);
    QCOMPARE(sectionOf(u"deskAgain"_s), u"event-crash"_s);
  }

  void manyWrongCodesSayWhoElseIsTurnedAway() {
    QCOMPARE(LatePanel::wrongCodesText({}), QString());
    QCOMPARE(LatePanel::wrongCodesText({{u"192.0.2.7"_s, 2}}), u"Wrong codes came from 192.0.2.7 (2)."_s);
    QCOMPARE(
        LatePanel::wrongCodesText({{u"192.0.2.7"_s, 7}, {u"2001:db8::/64"_s, 3}}),
        u"Wrong codes came from 192.0.2.7 (7), 2001:db8::/64 (3). While so many come, people with a right code may "
        "be turned away as well. They can come without a code; then you let them in here."_s);
  }

  void theDeskIsHeardBeforeAndDuringAnEvening() {
    EventDesk desk(folder(u"heard"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    page.focusFirst();
    QCOMPARE(wrongByEar(page), QString());
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4);
    page.focusFirst();
    QCOMPARE(wrongByEar(page, 9), QString());
    desk.putAside();
  }

  void whatGoesBeyondTheLimitOfAnAnnouncementIsToldOf() {
    EventDesk desk(folder(u"announcement"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    auto* message = page.findChild<QLineEdit*>(u"deskMessage"_s);
    SOON(message->isEnabled());
    auto* told = page.findChild<Words*>(u"deskMessageTold"_s);
    QGuiApplication::clipboard()->setText(QString(205, u'w'));
    message->setFocus();
    QTest::keyClick(message, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(message->text().size(), 200);
    SOON_EQUAL(told->text(), u"200 letters of this fit here; the rest was left out."_s);
    QVERIFY(!told->isHidden());
    QTest::keyClick(message, Qt::Key_Backspace);
    QVERIFY(told->isHidden());
  }

  // A free seat before a bot's, and the seat of somebody who is only not connected never by itself (9.20).
  void whoComesLateIsOfferedTheSeatsOfNobodyFirst() {
    EventDesk desk(folder(u"late"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    EventPlan plan = evening();
    plan.setNames({});
    plan.options.graceSeconds = 600;
    desk.open(plan);
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    SOON(hasWords(page, u"4 seats have neither player nor bot"_s));
    QVERIFY(hasWords(page, u"Nobody sits at a board yet."_s));
    QVERIFY(!page.header()->startButton()->isEnabled());
    std::vector<std::unique_ptr<Client>> there;
    for (int seat = 0; seat < 2; ++seat)
      there.push_back(player(desk, u"Player %1"_s.arg(seat + 1), desk.desk().seats[seat].code));
    SOON(freeSeats(desk.lobby()) == 2);
    SOON(hasWords(page, u"2 seats have neither player nor bot"_s));
    QVERIFY(hasWords(page, u"bots will play there"_s));
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame());
    there.front().reset();  // Player 1 is lost: 1 Sun
    const auto late = player(desk, u"Meera"_s, -1);
    SOON(desk.desk().late.size() == 1);
    SOON(!desk.seats().empty() && desk.seats().front().lamp == SeatLamp::Lost);
    const auto picker = [&] {
      const auto all = page.findChildren<Picker*>(u"deskLateSeat"_s);
      const auto shown = std::ranges::find_if(all, [](Picker* each) { return each->isVisible(); });
      return shown == all.end() ? nullptr : *shown;
    };
    SOON(picker() && picker()->text() == u"2 Sun"_s);
    QTest::keyClick(picker(), Qt::Key_Down);
    QCOMPARE(picker()->text(), u"2 Moon"_s);
    QTest::keyClick(picker(), Qt::Key_Down);
    QCOMPARE(picker()->text(), u"1 Sun (Player 1 is not connected)"_s);
    QTest::keyClick(picker(), Qt::Key_Up);
    there.back().reset();  // the list is another one
    SOON_EQUAL(lampCounts(desk.seats()).lost, 2);
    SOON(picker() && picker()->text() == u"2 Moon"_s);
    desk.putAside();
  }

  // 9.20: a seat that is kept can be taken later too, but only between rounds.
  void startingWithoutSomebodyExpectedIsAskedAndWaitingIsTheSafeAnswer() {
    EventDesk desk(folder(u"expected"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4 && desk.desk().seats[1].keptFor == u"Vikram"_s);
    const auto asha = player(desk, u"Asha"_s, desk.desk().seats[0].code);
    SOON(page.header()->startButton()->isEnabled());
    const auto question = [&] { return page.findChild<Question*>(); };
    QTest::mouseClick(page.header()->startButton(), Qt::LeftButton);
    QVERIFY(question());
    const QString text = u"1 of the 2 expected people has not come. Bots play for them until they do."_s;
    const auto all = question()->findChildren<Words*>();
    QVERIFY(std::ranges::any_of(all, [&](Words* each) { return each->text() == text; }));
    QCOMPARE(question()->focusWidget(), question()->buttons()[0]);  // Enter gives it
    question()->buttons()[0]->click();
    SOON(!question());
    QVERIFY(desk.stage() == Stage::Gathering);
    QTest::mouseClick(page.header()->startButton(), Qt::LeftButton);
    question()->buttons()[1]->click();
    SOON(page.header()->endGameButton()->isVisible());
    QTest::mouseClick(page.header()->endGameButton(), Qt::LeftButton);  // the second click of a double click
    QVERIFY(!question());
    QVERIFY(desk.stage() == Stage::Playing);
    desk.putAside();
  }

  void startingBeforeAllAreReadyIsAsked() {
    EventDesk desk(folder(u"ready"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    EventPlan plan = evening();
    plan.setNames({});
    desk.open(plan);
    SOON(desk.desk().seats.size() == 4);
    const auto asha = player(desk, u"Asha"_s, desk.desk().seats[0].code);
    SOON(page.header()->startButton()->isEnabled());
    QTest::mouseClick(page.header()->startButton(), Qt::LeftButton);
    auto* question = page.findChild<Question*>();
    QVERIFY(question);
    const auto all = question->findChildren<Words*>();
    const QString text = u"Not ready yet: 1 player. The game begins for them, too."_s;
    QVERIFY(std::ranges::any_of(all, [&](Words* each) { return each->text() == text; }));
    question->buttons()[0]->click();
    SOON(!page.findChild<Question*>());
    asha->ask(requests::SetReady{Ready::Yes});
    SOON_EQUAL(unreadyPeople(desk.lobby()), 0);
    QTest::mouseClick(page.header()->startButton(), Qt::LeftButton);
    QVERIFY(!page.findChild<Question*>());
    SOON(desk.hasGame());
    desk.putAside();
  }

  void whoComesLateIsCountedAtTheClosedTabAndAKeptSeatIsGivenAwayAfterAQuestion() {
    EventDesk desk(folder(u"tab"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1024, 640}));
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4 && desk.desk().seats[1].keptFor == u"Vikram"_s);
    const auto asha = player(desk, u"Asha"_s, desk.desk().seats[0].code);
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame());
    const auto late = player(desk, u"Ravi"_s, -1);
    SOON_EQUAL(desk.desk().late.size(), 1);
    auto* tabs = page.findChild<Segments*>(u"deskTabs"_s);
    SOON(tabs && tabs->texts().last() == u"News (1)"_s);
    tabs->pick(static_cast<int>(tabs->texts().size()) - 1);
    auto* picker = page.findChild<Picker*>(u"deskLateSeat"_s);
    QVERIFY(picker);
    const QString kept = u"1 Moon (kept for Vikram)"_s;
    for (int seat = 0; seat < 4 && picker->text() != kept; ++seat) QTest::keyClick(picker, Qt::Key_Down);
    QCOMPARE(picker->text(), kept);
    page.findChild<QAbstractButton*>(u"deskLetIn"_s)->click();
    auto* question = page.findChild<Question*>();
    QVERIFY(question);
    question->buttons()[1]->click();
    SOON(desk.desk().late.isEmpty());
    desk.putAside();
  }

  void theWayToTheTableStandsAtTheDeskAndOnItsScreen() {
    EventDesk desk(folder(u"way"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    auto* large = page.findChild<QAbstractButton*>(u"deskJoin"_s);
    SOON(large->isVisible() && desk.stage() == Stage::Gathering);
    const Address at{u"127.0.0.1"_s, desk.server().port()};
    SOON_EQUAL(page.screens()->screen()->join().value_or(Address()), at);
    large->click();
    const auto* dialog = page.findChild<JoinDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->link(), u"tapu://127.0.0.1:%1"_s.arg(at.port));
    desk.putAside();
  }

  // A picture of the way in that is taken at the end of the evening has the address of then.
  void theWayToTheTableFollowsTheComputerToAnotherNetwork() {
    EventDesk desk(folder(u"moves"_s), serverProgram());
    DeskPage page(desk);
    QString at = u"192.168.1.24"_s;
    page.findChild<PreparePanel*>()->setAddressesBy([&at] { return QList{Address{at, 4710}}; });
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    auto* large = page.findChild<QAbstractButton*>(u"deskJoin"_s);
    SOON(large->isVisible() && desk.stage() == Stage::Gathering);
    SOON_EQUAL(page.screens()->screen()->join().value_or(Address()), (Address{u"192.168.1.24"_s, 4710}));
    large->click();
    const auto* dialog = page.findChild<JoinDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->link(), u"tapu://192.168.1.24:4710"_s);
    const auto isTold = [&](const QString& text) {
      return std::ranges::any_of(page.findChildren<Words*>(),
                                 [&](const Words* words) { return words->isVisible() && words->text() == text; });
    };
    QVERIFY(isTold(u"Players join at 192.168.1.24"_s));
    at = u"10.0.0.7"_s;
    SOON_EQUAL(dialog->link(), u"tapu://10.0.0.7:4710"_s);
    QVERIFY(isTold(u"Players join at 10.0.0.7"_s));
    QCOMPARE(page.screens()->screen()->join().value_or(Address()), (Address{u"10.0.0.7"_s, 4710}));
    QCOMPARE(page.papers().address, (Address{u"10.0.0.7"_s, 4710}));
    QCOMPARE(page.papers().table, desk.client()->known().identity.table.id);
    QVERIFY(desk.client()->known().identity.table.isKnown());
    desk.putAside();
  }

  // 9.5, 9.6: the clock of a round starts after the throw, whoever throws.
  void noClockRunsAndNothingIsLengthenedWhileAThrowByHandIsOwed() {
    EventDesk desk(folder(u"hand"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    EventPlan plan = evening();
    plan.options.dice = BigDice::ModeratorEnters;
    desk.open(plan);
    SOON(desk.desk().seats.size() == 4);
    const auto asha = player(desk, u"Asha"_s, desk.desk().seats[0].code);
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    SOON(desk.owesThrow());
    const auto* ring = page.header()->findChild<ClockRing*>();
    SOON(!ring->isVisible() && !page.header()->moreButton()->isEnabled());
    desk.ask(requests::EnterThrow{{3, 5}});
    SOON(ring->isVisible() && page.header()->moreButton()->isEnabled());
    const qint64 before = ring->whole();
    desk.ask(requests::Lengthen{});
    SOON_EQUAL(ring->whole(), before + 15'000);
    desk.putAside();
  }

  /// The copy of the big screen said "wins" where the screen said "leads", and the next event had the dice of the last.
  void theDeskShowsTheEndAsTheScreensDoAndNothingOfItAtTheNextEvent() {
    EventDesk desk(folder(u"next"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    EventPlan plan = evening();
    plan.options.dice = BigDice::ModeratorEnters;
    desk.open(plan);
    SOON(desk.desk().seats.size() == 4);
    const auto asha = player(desk, u"Asha"_s, desk.desk().seats[0].code);
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    SOON(desk.owesThrow());
    desk.ask(requests::EnterThrow{{3, 5}});
    const auto* three = page.findChild<QAbstractButton*>(u"face13"_s);
    SOON(three->isChecked());
    desk.ask(requests::EndGame{});
    SOON(page.screens()->screen()->facts().end == GameEnd::Stopped);
    desk.open(plan);
    SOON(desk.stage() == Stage::Gathering && !three->isChecked());
    desk.putAside();
  }

  // 4.9, 9.6
  void inAPauseTheRingStandsAndInTheBreakNothingIsLengthened() {
    EventDesk desk(folder(u"stands"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    EventPlan plan = evening();
    plan.options.gapSeconds = 1;
    desk.open(plan);
    SOON(desk.desk().seats.size() == 4);
    const auto asha = player(desk, u"Asha"_s, desk.desk().seats[0].code);
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    const auto* ring = page.header()->findChild<ClockRing*>();
    auto* more = page.header()->moreButton();
    const auto window = [&] { return desk.roundTime().window; };
    SOON(window() == RoundTime::Window::Gap);
    QVERIFY(!more->isEnabled());
    SOON(window() == RoundTime::Window::Clock && more->isEnabled());
    desk.ask(requests::PauseGame{});
    SOON(desk.isPaused());
    const qint64 left = ring->leftNow();
    QVERIFY(left > 0);
    QElapsedTimer passed;
    passed.start();
    SOON(passed.elapsed() > 30);
    QCOMPARE(ring->leftNow(), left);
    desk.ask(requests::ResumeGame{});
    SOON(ring->leftNow() < left);
    more->click();
    SOON(page.log()->lines().first().endsWith(u"15 seconds more for all."_s));
    page.header()->endRoundButton()->setFocus();
    desk.ask(requests::EndRound{});  // as the question does
    SOON(window() == RoundTime::Window::Gap);
    QCOMPARE(page.focusWidget(), page.seatView());
    desk.ask(requests::AskWhetherThere{SeatId(0)});
    SOON(page.log()->lines().first().endsWith(u"Asked Asha, 1 Sun, whether they are there."_s));
    desk.putAside();
  }

  void aSeatThatIsKeptIsAskedAboutBeforeItIsGivenBack() {
    EventDesk desk(folder(u"keptback"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4 && desk.desk().seats[1].keptFor == u"Vikram"_s);
    Q_EMIT page.seatView()->wanted(SeatAct::GiveBack, SeatId(1));
    auto* question = page.findChild<Question*>();
    QVERIFY(question);
    QCOMPARE(desk.desk().seats[1].keptFor, u"Vikram"_s);
    desk.ask(requests::KeepSeat{SeatId(1), u"Tara"_s});
    SOON(desk.desk().seats[1].keptFor == u"Tara"_s);
    question->buttons()[1]->click();
    desk.ask(requests::KeepSeat{SeatId(3), u"Leela"_s});
    SOON(desk.desk().seats[3].keptFor == u"Leela"_s && !page.findChild<Question*>());
    QVERIFY2(desk.desk().seats[1].keptFor == u"Tara"_s, "the answer was about another person");
    Q_EMIT page.seatView()->wanted(SeatAct::GiveBack, SeatId(1));
    page.findChild<Question*>()->buttons()[1]->click();
    SOON(desk.desk().seats[1].keptFor.isEmpty());
    desk.putAside();
  }

  void buttonsHaveWordsWhereThereIsRoomForThem() {
    EventDesk desk(folder(u"words"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1024, 640}));
    desk.open(evening());
    SOON(page.header()->startButton()->isVisible());
    QCOMPARE(page.columnsShown(), 2);
    QCOMPARE(page.header()->startButton()->text(), u"Start"_s);
    page.resize(860, 640);
    SOON_EQUAL(page.header()->startButton()->text(), QString());
    page.resize(1024, 640);
    SOON_EQUAL(page.header()->startButton()->text(), u"Start"_s);
    desk.putAside();
  }

  void noPlanNeedBePrinted() {
    EventDesk desk(folder(u"noplan"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4);
    auto* plan = page.findChild<ActionButton*>(u"deskPlan"_s);
    SOON(plan->isEnabled());
    plan->click();
    auto* box = page.findChild<ChoiceDialog*>(u"whichPlan"_s);
    QVERIFY(box);
    QCOMPARE(box->buttons().back()->text(), u"Cancel"_s);
    box->buttons().back()->click();
    SOON(!page.findChild<ChoiceDialog*>(u"whichPlan"_s));
    QVERIFY(!page.findChild<PrintDialog*>());
    desk.putAside();
  }

  void theKeyOfTheDeskIsGivenToWhoeverIsToHelp() {
    EventDesk desk(folder(u"pass"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    auto* help = page.findChild<ActionButton*>(u"deskHelp"_s);
    SOON(desk.desk().seats.size() == 4 && help->isVisible());
    const auto isShown = [&](const QString& text) {
      const auto words = page.findChildren<Words*>();
      return std::ranges::any_of(words, [&](const Words* each) { return each->text() == text; });
    };
    const QString pass = desk.pass().text();
    help->click();
    auto* box = page.findChild<ChoiceDialog*>(u"offerPass"_s);
    QVERIFY(box && !isShown(pass));
    QCOMPARE(box->buttons().back()->text(), u"Cancel"_s);
    box->buttons()[0]->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), pass);
    SOON(!page.findChild<ChoiceDialog*>(u"offerPass"_s));
    help->click();
    page.findChild<ChoiceDialog*>(u"offerPass"_s)->buttons()[1]->click();
    QVERIFY(isShown(pass));
    EventDesk helper(folder(u"helper"_s), serverProgram());
    DeskPage second(helper);
    QVERIFY(bringUp(second, {1280, 900}));
    auto* again = second.findChild<ActionButton*>(u"deskAgain"_s);
    DeskPass wrong = *DeskPass::from(pass);
    wrong.key[0] = static_cast<char>(wrong.key[0] ^ 1);
    helper.help(wrong);
    SOON(again->isVisible());
    QCOMPARE(again->text(), u"Call again"_s);
    helper.help(*DeskPass::from(pass));
    SOON(helper.desk().seats.size() == 4 && !again->isVisible());
    QCOMPARE(second.header()->title(), u"The players are sitting down"_s);
    helper.leave();
    desk.putAside();
  }

  void aNewCodeIsAskedForSinceTheSlipDies() {
    EventDesk desk(folder(u"code"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4);
    const int before = desk.desk().seats[2].code;
    Q_EMIT page.seatView()->wanted(SeatAct::NewCode, SeatId(2));
    auto* question = page.findChild<Question*>();
    QVERIFY(question);
    question->buttons()[0]->click();
    SOON(!page.findChild<Question*>());
    Q_EMIT page.seatView()->wanted(SeatAct::NewCode, SeatId(2));
    QCOMPARE(desk.desk().seats[2].code, before);
    page.findChild<Question*>()->buttons()[1]->click();
    SOON(desk.desk().seats[2].code != before);
    SOON_EQUAL(page.log()->lines().size(), 1);
    QVERIFY(page.log()->lines().first().endsWith(u"A new code for 2 Sun."_s));
    // The others' slips stay good: that of the new code is printed alone.
    const auto told = [&page]() -> ChoiceDialog* {
      const auto boxes = page.findChildren<ChoiceDialog*>();
      const auto box = std::ranges::find_if(boxes, [](ChoiceDialog* each) { return !qobject_cast<Question*>(each); });
      return box == boxes.end() ? nullptr : *box;
    };
    SOON(told());
    told()->buttons().back()->click();
    SOON(page.findChild<PrintDialog*>());
    Q_EMIT page.findChild<PrintDialog*>()->pdfWanted();
    auto* files = page.findChild<QFileDialog*>();
    QVERIFY(files);
    QCOMPARE(QFileInfo(files->selectedFiles().value(0)).fileName(), u"Hall code 2 Sun.pdf"_s);  // not that of all slips
    files->reject();
    page.findChild<PrintDialog*>()->reject();
    SOON_EQUAL(page.log()->findChild<Herald*>(u"deskHerald"_s)->said(), u"A new code for 2 Sun."_s);
    desk.putAside();
  }

  /// A line is put into words when it is read: the organizer may have changed the language since.
  void refusalsAndTheEndAreToldInTheLanguageOfTheReader() {
    EventDesk desk(folder(u"refused"_s), serverProgram());
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4);
    desk.ask(requests::EndRound{});  // no game has begun
    const auto& lines = desk.report().lines();
    const auto refused = [&lines] { return std::ranges::find(lines, DeskLogLine::Kind::Refused, &DeskLogLine::kind); };
    SOON(refused() != lines.end());
    const DeskLogLine over{
        .kind = DeskLogLine::Kind::Over, .at = {}, .seat = SeatId(2), .text = u"Asha"_s, .number = 25};
    DeskLogLine shared = over, stopped = over;
    shared.sharing = 2;
    shared.second = u"Ravi"_s;
    stopped.isStopped = true;
    languages_.use(u"en"_s);
    QCOMPARE(DeskReporter::sentenceOf(shared),
             u"The game is over: Asha and Ravi share the first place with 25 points."_s);
    QCOMPARE(DeskReporter::sentenceOf(stopped), u"The game is over: Asha leads with 25 points."_s);
    const QString before = DeskReporter::sentenceOf(*refused());
    QCOMPARE(DeskReporter::sentenceOf(over), u"The game is over: Asha wins with 25 points."_s);
    languages_.use(u"hi"_s);
    QVERIFY2(DeskReporter::sentenceOf(*refused()) != before, qPrintable(before));
    for (const DeskLogLine& each : {over, shared, stopped})
      QVERIFY(!DeskReporter::sentenceOf(each).contains(u"points"_s));
    languages_.use(u"en"_s);
    desk.putAside();
  }

  void linesOfALogThatIsReadAgainAreNotSaid() {
    EventDesk desk(folder(u"resumed"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4);
    const auto* herald = page.log()->findChild<Herald*>(u"deskHerald"_s);
    QSignalSpy spoke(herald, &Herald::spoke);
    for (int i = 1; i <= 2; ++i) {  // the second looks like the first
      desk.ask(requests::Announce{u"Hello"_s});
      SOON_EQUAL(spoke.size(), i);
      QCOMPARE(herald->said(), u"To all: Hello"_s);
    }
    spoke.clear();
    desk.leave();
    desk.goBack();
    SOON_EQUAL(page.log()->lines().size(), 2);
    SOON(desk.stage() == Stage::Gathering && desk.desk().seats.size() == 4);
    desk.ask(requests::Announce{u"Welcome"_s});
    SOON_EQUAL(page.log()->lines().size(), 3);
    SOON(!spoke.isEmpty());
    for (const auto& said : spoke) QVERIFY2(!said.first().toString().contains(u"Hello"_s), "it was said before");
    for (int i = 0; i < 9; ++i) desk.ask(requests::Announce{QString::number(i)});
    SOON_EQUAL(page.log()->lines().size(), 12);
    SOON(herald->said().contains(u"To all: 8"_s));
    QVERIFY2(!herald->said().contains(u"To all: 3"_s), "of many the latest");
    desk.putAside();
  }

  // The key of whoever is connected stays good.
  void whatANewCodeIsNeededForIsSaidAsItIs() {
    EventDesk desk(folder(u"needed"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4);
    const auto asha = player(desk, u"Asha"_s, desk.desk().seats[0].code);
    SOON(desk.lobby().seats[0].holder == SeatHolder::Person);
    const auto asked = [&](int seat) {
      Q_EMIT page.seatView()->wanted(SeatAct::NewCode, SeatId(seat));
      auto* question = page.findChild<Question*>();
      if (!question) return QString();
      QStringList words;
      for (Words* each : question->findChildren<Words*>()) words << each->text();
      question->buttons()[0]->click();
      delete question;
      return words.join(u'\n');
    };
    QVERIFY(asked(0).contains(u"no longer open the seat. Asha stays there and needs no new one."_s));
    QVERIFY(asked(2).contains(u"no longer open the seat. Whoever comes or comes back there needs the new one."_s));
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame());
    desk.ask(requests::GiveToBot{SeatId(0)});
    SOON(desk.desk().seats[0].code < 0);
    const auto lines = desk.seats();
    const auto left = std::ranges::find(lines, SeatId(0), &SeatLine::seat);
    const auto acts = actsFor(*left);
    QVERIFY(std::ranges::count(acts, SeatAct::MakeCode) == 1 && std::ranges::count(acts, SeatAct::NewCode) == 0);
    Q_EMIT page.seatView()->wanted(SeatAct::MakeCode, SeatId(0));
    QVERIFY(!page.findChild<Question*>());
    SOON(desk.desk().seats[0].code >= 0);
    const auto* told = page.findChild<ChoiceDialog*>();
    QVERIFY(told && !told->findChildren<Words*>().isEmpty());
    const QString code = joinCodeText(desk.desk().seats[0].code), title = told->windowTitle();
    QVERIFY2(title.startsWith(u"Code of 1 Sun"_s) && title.endsWith(u": "_s + code), qPrintable(title));
    desk.putAside();
  }

  /// The new guest stood at the desk, and their code was looked for on the plan.
  void whoGetsAKeptSeatGetsItsCodeAtOnce() {
    EventDesk desk(folder(u"reserve"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4 && desk.desk().seats[1].keptFor == u"Vikram"_s);
    Q_EMIT page.seatView()->wanted(SeatAct::Reserve, SeatId(2));
    auto* line = page.findChild<LineDialog*>();
    QVERIFY(line);
    Q_EMIT line->given(u" Meera  Devi "_s);
    line->close();
    SOON(page.findChild<ChoiceDialog*>());
    QCOMPARE(page.findChild<ChoiceDialog*>()->windowTitle(),
             u"Code of 2 Sun, Meera Devi: %1"_s.arg(joinCodeText(desk.desk().seats[2].code)));
    desk.putAside();
  }

  /// A newcomer was sent away before they sat down, and the seat of the bot had lost its code with them.
  void aSeatThatHasNoCodeGetsOneBeforeItIsKept() {
    EventDesk desk(folder(u"nocode"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    SOON(desk.desk().seats.size() == 4);
    const auto asha = player(desk, u"Asha"_s, desk.desk().seats[0].code);
    SOON(desk.startBlockedBy().isEmpty());
    desk.ask(requests::StartGame{});
    SOON(desk.hasGame());
    desk.ask(requests::PauseGame{});  // in which nobody sits down
    SOON(desk.isPaused());
    const auto ravi = player(desk, u"Ravi"_s, desk.desk().seats[2].code);
    SOON(desk.lobby().seats[2].holder == SeatHolder::Person);
    desk.ask(requests::GiveToBot{SeatId(2)});
    SOON(desk.lobby().seats[2].holder == SeatHolder::Bot && desk.desk().seats[2].code < 0);
    Q_EMIT page.seatView()->wanted(SeatAct::Reserve, SeatId(2));
    auto* line = page.findChild<LineDialog*>();
    QVERIFY(line);
    Q_EMIT line->given(u"Meera"_s);
    line->close();
    SOON_EQUAL(desk.desk().seats[2].keptFor, u"Meera"_s);
    SOON(page.findChild<ChoiceDialog*>());
    QCOMPARE(page.findChild<ChoiceDialog*>()->windowTitle(),
             u"Code of 2 Sun, Meera: %1"_s.arg(joinCodeText(desk.desk().seats[2].code)));
    desk.putAside();
  }

  void theSheetOfTheChainIsAsHighAsItsRows_data() {
    QTest::addColumn<int>("boards");
    QTest::newRow("two boards") << 2;
    QTest::newRow("one row") << 8;
    QTest::newRow("three rows") << 24;
  }
  void theSheetOfTheChainIsAsHighAsItsRows() {
    QFETCH(int, boards);
    EventDesk desk(folder(u"rows"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 800}));
    EventPlan plan = evening();
    plan.setBoards(boards);
    desk.open(plan);
    const ChainView& chain = *page.chain()->view();
    const auto isShown = [&] {
      const int room = chain.viewport()->height(), rows = chain.picture().layout().size().height();
      return chain.picture().layout().plan().boards() == boards && room >= rows && room <= std::max(rows, 120);
    };
    SOON(isShown());
    desk.putAside();
  }

  void aLongLineOfTheLogIsWrappedInAnyScript() {
    EventDesk desk(folder(u"log"_s), serverProgram());
    DeskPage page(desk);
    QVERIFY(bringUp(page, {1280, 900}));
    desk.open(evening());
    SOON(desk.stage() == Stage::Gathering);
    desk.ask(requests::Announce{u"Tea"_s});
    desk.ask(requests::Announce{u"शबनम, विक्रम, मीरा, कबीर, नसरीन, आशा, मनोज और गौरी अब चाय पीने जा सकते हैं"_s});
    auto* log = page.findChild<QListView*>(u"deskLog"_s);
    SOON_EQUAL(log->model()->rowCount(), 2);
    const QModelIndex first = log->model()->index(0, 0), second = log->model()->index(1, 0);
    const QRect room(0, 0, log->viewport()->width() - 4, 1000);
    const QRect words = log->fontMetrics().boundingRect(room, Qt::TextWordWrap, first.data().toString());
    SOON(log->visualRect(first).height() >= words.height());
    QVERIFY(log->visualRect(first).height() >= 2 * log->visualRect(second).height() - 4);
    QVERIFY(log->visualRect(second).top() > log->visualRect(first).bottom());
    desk.putAside();
  }

  void thatTheServerHasEndedIsReadAtOnceInAnyWidth_data() {
    QTest::addColumn<int>("width");
    QTest::newRow("one column") << 700;
    QTest::newRow("two columns") << 1000;
    QTest::newRow("three columns") << 1280;
  }
  void thatTheServerHasEndedIsReadAtOnceInAnyWidth() {
    QFETCH(int, width);
    EventDesk desk(folder(u"gone"_s), folder(u"no-such-program"_s));
    DeskPage page(desk);
    QVERIFY(bringUp(page, {width, 800}));
    desk.open(evening());
    auto* again = page.findChild<QAbstractButton*>(u"deskAgain"_s);
    SOON(again->isVisible());
    QVERIFY(page.rect().contains(QRect(again->mapTo(&page, QPoint()), again->size())));
  }
};

TAPU_TEST_WITH_SCREEN(TestDeskPage)
#include "test_desk_page.moc"
