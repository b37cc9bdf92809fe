// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTimer>

#include "app/kit/action_button.h"
#include "app/kit/herald.h"
#include "app/session/settings/languages.h"
#include "app/table/end/end_sheet.h"
#include "app/table/hand/tray.h"
#include "app/table/people/notices.h"
#include "app/table/people/prompt_bar.h"
#include "app/wire/messages.h"
#include "app/wire/notice.h"
#include "engine/rules/trade.h"
#include "play_window.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The beginners' island: pieces lie in place and everybody has cards, so the first turn begins behind the curtain.
void beginnersIsland(Setup& setup) {
  setup.options.mapKind = MapKind::Beginner;
  setup.board = beginnerBoard();
}

/// A curtain that just fell for the first of two people.
struct Curtained : Window {
  Curtained() : Window(2, beginnersIsland) {}
  bool hangs() {
    return test::soon([&] { return game->seen().hasGame() && game->seen().isCurtainDown() && curtain()->isVisible(); });
  }
  CurtainSheet* curtain() const { return part<CurtainSheet>(); }
  ActionButton* button() const { return page->findChild<ActionButton*>(u"liftCurtain"_s); }
  QTimer* firstMoment() const { return curtain()->findChild<QTimer*>(u"firstMoment"_s); }
};

bool saysThatAnOfferWaits(const CurtainSheet* curtain) {
  return std::ranges::any_of(curtain->findChildren<QLabel*>(),
                             [](const QLabel* each) { return each->text().contains(u"An offer waits"_s); });
}

void pressAgain(QWidget* at, int key) {
  QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, u" "_s, true);
  QApplication::sendEvent(at, &held);
}

}  // namespace

/// Several people at one computer.
class SharedComputerTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
  }

  void diceAreThrownForWhoeverWishedItAndForNobodyElse_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<bool>("thrown");
    QTest::newRow("the person of the settings begins: thrown for them") << 0 << true;
    QTest::newRow("another person begins: they throw by hand") << 1 << false;
  }
  void diceAreThrownForWhoeverWishedItAndForNobodyElse() {
    QFETCH(int, first);
    QFETCH(bool, thrown);
    Settings(folder_->path()).game.autoRoll.set(AutoRoll::On);
    Program program(folder_->path());
    GamePlan plan = GamePlan::usual(GamePurpose::SameComputer, program.settings);
    plan.startFrom(Preset::Beginner);
    plan.setSeatCount(2);
    plan.setup.options.first = FirstSeat::HostChosen;
    plan.setup.first = SeatId(first);
    program.window.newGames().open(NewGamePage::Purpose::SameComputer);
    program.window.newGames().page()->begin(plan);
    child<ActionButton>(program.window.newGames().page(), u"newGameStart"_s)->click();
    SOON(program.window.game() && program.window.game()->seen().hasGame());
    GameController* game = program.window.game();
    SOON(game->seen().isCurtainDown() && game->seen().viewer() == SeatId(first));
    game->liftCurtain();
    if (thrown) {
      SOON(game->seen().state().head.rolled());
      return;
    }
    SOON(game->seen().legal.contains(roll()));
    for (int i = 0; i < 20; ++i) QCoreApplication::processEvents();  // in which the page would have thrown
    QVERIFY(!game->seen().state().head.rolled());
  }

  void nobodyLooksAwayBeforeThereAreCards() {
    Window window(2);
    SOON(window.waitsFor(Decision::Settlement));
    QVERIFY(!window.game->seen().isCurtainDown());
    SOON(window.part<Tray>()->isVisible());
    QVERIFY(!window.part<CurtainSheet>()->isVisible());
    // Without a curtain the line above the board says who is meant.
    SOON_EQUAL(window.part<PromptBar>()->title(), u"Asha"_s);
    QVERIFY(window.part<PromptBar>()->task().contains(u"place your first settlement"_s));
    window.click(window.at(window.game->seen().legal.settlementCorners().front()));
    SOON(window.waitsFor(Decision::Road) && window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.game->seen().legal.roadEdges().front()));
    SOON(window.game->seen().viewer() == SeatId(1));
    QVERIFY(!window.game->seen().isCurtainDown());
    SOON_EQUAL(window.part<PromptBar>()->title(), u"Vikram"_s);
  }

  void theCurtainSaysWhetherAnOfferWaits() {
    CurtainSheet curtain;
    curtain.refresh(u"Meera"_s, 1, CurtainSheet::For::Turn);
    QVERIFY(!saysThatAnOfferWaits(&curtain));
    curtain.refresh(u"Meera"_s, 1, CurtainSheet::For::Offer);
    QVERIFY(saysThatAnOfferWaits(&curtain));
    QVERIFY(curtain.text().contains(u"Meera"_s));
  }

  void theCurtainSaysWhatIsNoTurn_data() {
    QTest::addColumn<int>("must");
    QTest::addColumn<QString>("reason");
    const QString way = u"The button, Enter or Space shows the cards."_s;
    const auto row = [](const char* name, Decision must, const QString& reason) {
      QTest::newRow(name) << static_cast<int>(must) << reason;
    };
    row("13.4: a phase of building", Decision::Build, u"They build now, between two turns. "_s + way);
    row("13.5: a part", Decision::Part, u"They have their part of the turn. "_s + way);
    row("5.1: cards go back", Decision::Discard, u"They return cards to the bank. "_s + way);
    row("14.1: gold", Decision::Gold, u"They choose cards from the gold. "_s + way);
    row("4.2: a turn", Decision::Roll, way);
    row("4.3: a turn that goes on", Decision::Act, way);
  }
  void theCurtainSaysWhatIsNoTurn() {
    QFETCH(int, must);
    QFETCH(QString, reason);
    Languages languages;
    languages.use(u"en"_s);
    CurtainSheet curtain;
    curtain.refresh(u"Meera"_s, 1, CurtainSheet::whatFor(static_cast<Decision>(must)));
    QStringList texts;
    for (const QLabel* each : curtain.findChildren<QLabel*>()) texts << each->text();
    QVERIFY2(texts.contains(reason), qPrintable(texts.join(u'|')));
    QVERIFY(curtain.text().contains(u"Meera"_s));
  }

  void theCurtainHangsAsSoonAsThereAreCards() {
    Curtained window;
    QVERIFY(window.hangs());
    QVERIFY(window.curtain()->text().contains(u"Asha"_s));
    QVERIFY(!window.part<Tray>()->isVisible());
  }

  void theCurtainRises_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("rises");
    QTest::newRow("by Enter") << int(Qt::Key_Return) << true;
    QTest::newRow("by the other Enter") << int(Qt::Key_Enter) << true;
    QTest::newRow("by Space") << int(Qt::Key_Space) << true;
    QTest::newRow("not by E, which ended the turn") << int(Qt::Key_E) << false;
    QTest::newRow("not by Esc") << int(Qt::Key_Escape) << false;
    QTest::newRow("not by any letter") << int(Qt::Key_X) << false;
    QTest::newRow("not by Shift") << int(Qt::Key_Shift) << false;
  }
  void theCurtainRises() {
    QFETCH(int, key);
    QFETCH(bool, rises);
    for (const bool onThePage : {true, false}) {
      Curtained window;
      QVERIFY(window.hangs());
      window.firstMoment()->stop();
      SOON(window.button()->hasFocus());
      QTest::keyClick(onThePage ? static_cast<QWidget*>(window.page) : window.button(), static_cast<Qt::Key>(key));
      QCOMPARE(!window.game->seen().isCurtainDown(), rises);
    }
  }

  void whoIsAskedForAnAnswerIsNamedAndAnswersInTheTurnOfAnother() {
    Curtained window;
    QVERIFY(window.hangs());
    window.firstMoment()->stop();
    window.button()->click();
    SOON(window.waitsFor(Decision::Roll));
    window.rollDice();
    const State& state = window.game->seen().state();
    const CardCounts hand = state.seat(window.game->seen().viewer()).hand;
    const auto give = std::ranges::find_if(kAllResources, [&](Resource kind) { return hand[kind] > 0; });
    QVERIFY(give != std::end(kAllResources));
    const Resource want = *give == Resource::Ore ? Resource::Wool : Resource::Ore;
    window.game->submit(offerTrade(CardCounts::of(*give), CardCounts::of(want), {PartnerId(1)}));
    auto* notice = window.part<NoticeBar>();
    SOON(notice->isVisible());
    QCOMPARE(notice->text(), u"An answer is wanted from Vikram."_s);
    QVERIFY(!saysThatAnOfferWaits(window.curtain()));
    window.game->passTo(SeatId(1));
    SOON(window.game->seen().isCurtainDown() && window.curtain()->isVisible());
    SOON(window.curtain()->text().contains(u"Vikram"_s) && saysThatAnOfferWaits(window.curtain()));
    window.firstMoment()->stop();
    window.button()->click();
    SOON(window.game->seen().viewer() == SeatId(1) && window.game->seen().legal.contains(decline(SeatId(0))));
    QVERIFY2(window.game->seen().mayPassTo().isEmpty(), "no answer is wanted from whoever offers");
    window.game->submit(decline(SeatId(0)));
    SOON(window.game->seen().isCurtainDown() && window.game->seen().viewer() == SeatId(0));
    SOON(window.curtain()->text().contains(u"Asha"_s) && !saysThatAnOfferWaits(window.curtain()));
  }

  void botsLeaveAnOfferToAllPersonsAtTheComputer_data() {
    QTest::addColumn<int>("persons");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<int>("waits");
    QTest::newRow("one person") << 1 << 8 << 8;
    QTest::newRow("two, who answer one after another") << 2 << 8 << wire::kMostOfferWait;
    QTest::newRow("two, who wish that bots do not wait") << 2 << 0 << 0;
  }
  void botsLeaveAnOfferToAllPersonsAtTheComputer() {
    QFETCH(int, persons);
    QFETCH(int, seconds);
    QFETCH(int, waits);
    Settings settings(folder_->path());
    settings.game.offerWait.set(seconds);
    GameStarter starter(settings, folder_->path());
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant);
    if (persons == 2) {
      plan.seats[1].holder = SeatHolder::Person;
      plan.seats[1].name = u"Vikram"_s;
    }
    const StartedGame started = starter.start(plan);
    QVERIFY2(started.game, qPrintable(started.problem));
    SOON(started.game->seen().hasGame());
    QCOMPARE(started.game->seen().view().offerWaitMs, waits * 1000);
  }

  void whereOffersComeAndGoTheBoardStays() {
    Curtained window;
    QVERIFY(window.hangs());
    const auto* view = window.part<BoardView>();
    const QPoint before = view->mapFromScene(QPointF());
    Q_EMIT window.game->turnedAway(u"Gone."_s, Refusal::ServerClosing);
    QVERIFY(window.part<NoticeBar>()->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(view->mapFromScene(QPointF()), before);
  }

  void aClickBesideTheButtonLiftsNothing() {
    Curtained window;
    QVERIFY(window.hangs());
    window.firstMoment()->stop();
    QTest::mouseClick(window.curtain(), Qt::LeftButton, {}, QPoint(30, 20));
    QVERIFY(window.game->seen().isCurtainDown());
    QTest::mouseClick(window.button(), Qt::LeftButton);
    QVERIFY(!window.game->seen().isCurtainDown());
  }

  void whatComesInTheFirstMomentCountsForNothing() {
    Curtained window;
    QVERIFY(window.hangs());
    QCOMPARE(window.firstMoment()->intervalAsDuration(), std::chrono::milliseconds(700));
    window.firstMoment()->start(std::chrono::hours(1));
    QTest::mouseClick(window.button(), Qt::LeftButton);
    QTest::keyClick(window.button(), Qt::Key_Space);
    QTest::keyClick(window.button(), Qt::Key_Return);
    QTest::keyClick(window.page, Qt::Key_Return);
    QVERIFY(window.game->seen().isCurtainDown());
    window.firstMoment()->stop();
    QTest::keyClick(window.button(), Qt::Key_Space);
    QVERIFY(!window.game->seen().isCurtainDown());
  }

  void aKeyHeldDownOrASecondClickLiftsNothing() {
    Curtained window;
    QVERIFY(window.hangs());
    window.firstMoment()->stop();
    for (const int key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter})
      for (QWidget* at : {static_cast<QWidget*>(window.button()), static_cast<QWidget*>(window.page)})
        pressAgain(at, key);
    QVERIFY(window.game->seen().isCurtainDown());
    QTest::mouseDClick(window.curtain(), Qt::LeftButton);
    QMouseEvent second(QEvent::MouseButtonDblClick, window.button()->rect().center(),
                       window.button()->mapToGlobal(window.button()->rect().center()), Qt::LeftButton, Qt::LeftButton,
                       Qt::NoModifier);
    QApplication::sendEvent(window.button(), &second);
    QTest::mouseRelease(window.button(), Qt::LeftButton);
    QVERIFY(window.game->seen().isCurtainDown());
  }

  void nobodyHearsTheHandBehindTheCurtain() {
    Curtained window;
    QVERIFY(window.hangs());
    QSignalSpy spoke(window.part<Herald>(), &Herald::spoke);
    QAction* stand = window.actions.at(GameActions::Stand);
    stand->setEnabled(true);
    stand->trigger();
    SOON(!spoke.isEmpty());
    for (const auto& said : spoke)
      QVERIFY2(!said.first().toString().contains(u"cards"_s), "the next person is not there");
  }

  void eachPersonVotesForTheEnd() {
    Program program(folder_->path());
    QVERIFY(beginTwo(program));
    const QStringList names = namesOf(program);
    child<QAction>(&program.window, u"gameAgree"_s)->trigger();
    QVERIFY(isAsked(program, names[0]));
    answer(program, u"questionOther"_s);
    SOON(told(program, u"1/2"_s));
    SOON(isAsked(program, names[1]));
    QVERIFY(program.window.game()->seen().state().head.phase != Phase::Over);
    answer(program, u"questionOther"_s);
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Over);
  }

  void oneWhoWouldRatherPlayOnKeepsTheGameGoing() {
    Program program(folder_->path());
    QVERIFY(beginTwo(program));
    const QStringList names = namesOf(program);
    child<QAction>(&program.window, u"gameAgree"_s)->trigger();
    answer(program, u"questionOther"_s);
    SOON(isAsked(program, names[1]));
    answer(program, u"questionSafe"_s);
    SOON(told(program, u"1/2"_s));
    auto* notice = program.window.page()->findChild<NoticeBar*>();
    SOON(notice->isVisible());
    const QStringList offered{u"Take back the vote of %1"_s.arg(names[0]), u"%1 agrees"_s.arg(names[1]), u"Play on"_s};
    SOON_EQUAL(texts(buttons(*notice)), offered);
    QCOMPARE(program.window.game()->seen().phase(), Client::Phase::Playing);
    buttons(*notice).first()->click();
    SOON(told(program, u"0/2"_s));
    QCOMPARE(program.window.game()->seen().phase(), Client::Phase::Playing);
  }

  void whoseVoteStandsIsNotAskedAgain() {
    Program program(folder_->path());
    QVERIFY(beginTwo(program));
    const QStringList names = namesOf(program);
    child<QAction>(&program.window, u"gameAgree"_s)->trigger();
    answer(program, u"questionOther"_s);
    SOON(isAsked(program, names[1]));
    answer(program, u"questionSafe"_s);
    SOON(told(program, u"1/2"_s));
    child<QAction>(&program.window, u"gameAgree"_s)->trigger();
    QVERIFY2(isAsked(program, names[1]), qPrintable(question(program)->accessibleName()));
    answer(program, u"questionOther"_s);
    SOON(program.window.page()->findChild<EndSheet*>()->isVisible());
    QVERIFY(!question(program)->isVisible());
  }

  void aQuestionDoesNotStandBeforeTheFinalTable() {
    Program program(folder_->path());
    QVERIFY(beginTwo(program));
    const QStringList names = namesOf(program);
    child<QAction>(&program.window, u"gameAgree"_s)->trigger();
    answer(program, u"questionOther"_s);
    SOON(isAsked(program, names[1]));
    program.window.game()->voteToStop(program.window.game()->seen().localSeats()[1], YesNo::Yes);
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Over);
    SOON(program.window.page()->findChild<EndSheet*>()->isVisible());
    QVERIFY(!question(program)->isVisible());
    QVERIFY(!question(program)->isAsking());
  }

  void aSecondClickIsNoVoteOfTheNextPerson() {
    Program program(folder_->path());
    QVERIFY(beginTwo(program));
    const QStringList names = namesOf(program);
    child<QAction>(&program.window, u"gameAgree"_s)->trigger();
    auto* vote = child<ActionButton>(question(program), u"questionOther"_s);
    auto* moment = question(program)->findChild<QTimer*>(u"firstMoment"_s);
    QVERIFY(moment);
    moment->stop();
    QTest::mouseClick(vote, Qt::LeftButton);
    SOON(isAsked(program, names[1]));
    moment->start(std::chrono::hours(1));
    QTest::mouseClick(vote, Qt::LeftButton);
    QTest::keyClick(vote, Qt::Key_Return);
    QVERIFY(isAsked(program, names[1]));
    SOON(told(program, u"1/2"_s));
    QVERIFY(!told(program, u"2/2"_s));
    QCOMPARE(program.window.game()->seen().phase(), Client::Phase::Playing);
  }

  void onePersonAloneIsAskedOnce() {
    Program program(folder_->path());
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.launch().playBots();
    SOON(program.table());
    child<QAction>(&program.window, u"gameAgree"_s)->trigger();
    QVERIFY(!question(program)->accessibleName().contains(u"Asha"_s));
    answer(program, u"questionOther"_s);
    SOON_EQUAL(program.window.game()->seen().phase(), Client::Phase::Over);
  }

  void sixPlayAtOneComputer() {  // 13.1
    Program program(folder_->path());
    program.settings.game.botPace.set(BotPace::Instant);
    GamePlan plan = GamePlan::usual(GamePurpose::SameComputer, program.settings);
    plan.setSeatCount(6);
    QList<GamePlan::Seat> seats = plan.seats;
    for (GamePlan::Seat& seat : seats) seat.holder = SeatHolder::Person;
    plan.setSeats(seats);
    program.window.newGames().open(NewGamePage::Purpose::SameComputer);
    program.window.newGames().page()->begin(plan);
    child<ActionButton>(program.window.newGames().page(), u"newGameStart"_s)->click();
    SOON(program.window.game() && program.window.game()->seen().hasGame());
    QCOMPARE(namesOf(program).size(), 6);
    QCOMPARE(program.window.game()->seen().state().seats.size(), 6);
  }

 private:
  /// Until one of the two has to settle: the first, or whom the dice chose.
  static bool beginTwo(Program& program) {
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.newGames().open(NewGamePage::Purpose::SameComputer);
    child<ActionButton>(program.window.newGames().page(), u"newGameStart"_s)->click();
    const auto* window = &program.window;
    return test::soon(
        [&] { return window->game() && window->game()->seen().viewer() && window->page()->findChild<AskSheet*>(); });
  }
  static QStringList namesOf(Program& program) {
    QStringList names;
    for (const SeatId seat : program.window.game()->seen().localSeats())
      names << program.window.game()->seen().seatName(seat);
    return names;
  }
  static AskSheet* question(Program& program) { return program.window.page()->findChild<AskSheet*>(); }
  static bool isAsked(Program& program, const QString& name) {
    return question(program)->isVisible() && question(program)->accessibleName().contains(name);
  }
  static void answer(Program& program, const QString& name) { child<ActionButton>(question(program), name)->click(); }
  static bool told(Program& program, const QString& votes) {
    return std::ranges::any_of(program.window.game()->seen().chat(),
                               [&](const ChatLine& line) { return line.text == votes; });
  }
  static QList<ActionButton*> buttons(const NoticeBar& notice) {
    QList<ActionButton*> shown;
    for (ActionButton* button : notice.findChildren<ActionButton*>(Qt::FindDirectChildrenOnly))
      if (button->isVisible()) shown << button;
    return shown;
  }
  static QStringList texts(const QList<ActionButton*>& buttons) {
    QStringList texts;
    for (const ActionButton* button : buttons) texts << button->text();
    return texts;
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(SharedComputerTest)
#include "test_shared_computer.moc"
