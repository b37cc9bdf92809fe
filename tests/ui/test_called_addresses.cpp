// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed as an address or a code, how it is called, and how others reach this computer.
#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTcpServer>

#include "app/client/refusal_words.h"
#include "app/hall/hall_page.h"
#include "app/kit/action_button.h"
#include "app/kit/foot_bar.h"
#include "app/kit/line_dialog.h"
#include "app/kit/qr_label.h"
#include "app/kit/words.h"
#include "app/lobby/rows/addresses_dialog.h"
#include "app/lobby/rows/game_row.h"
#include "app/shell/dialogs.h"
#include "app/table/page/play_page.h"
#include "app/wire/join_code.h"
#include "app/wire/requests.h"
#include "network_games.h"
#include "program.h"
#include "tests/newest_seat.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class CalledAddressesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void whatIsNoAddressGetsASentence_data() {
    QTest::addColumn<QString>("typed");
    QTest::newRow("nothing") << QString();
    QTest::newRow("two words") << u"not an address"_s;
    QTest::newRow("a port that is none") << u"host:99999"_s;
    QTest::newRow("half an IPv6 address") << u"[::1"_s;
  }
  void whatIsNoAddressGetsASentence() {
    QFETCH(QString, typed);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().open();
    QSignalSpy wanted(program.window.pages().network(), &NetworkPage::joinWanted);
    program.window.pages().network()->addressField()->setText(typed);
    QTest::keyClick(program.window.pages().network()->addressField(), Qt::Key_Return);
    QVERIFY(!program.window.pages().network()->problem().isEmpty());
    QVERIFY(program.window.pages().network()->problem().endsWith(u'.'));
    QCOMPARE(wanted.count(), 0);
    QCOMPARE(program.window.page(), program.window.pages().network());
  }

  void aProblemGoesWithTheAddressThatItIsAbout() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().open();
    NetworkPage* page = program.window.pages().network();
    page->showProblem(u"Nobody answers at this address."_s);
    page->addressField()->setText(u"192.168.1.24"_s);  // as one of the addresses that were used before
    QCOMPARE(page->problem(), QString());
    page->showProblem(u"Nobody answers at this address."_s);
    program.window.openStart();
    program.window.network().open();
    QCOMPARE(page->problem(), QString());
  }

  void anAddressOfTheCommandLineThatIsNoneIsToldInTheWindow() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().join(u"not an address"_s);
    QCOMPARE(program.window.page(), program.window.pages().network());
    QVERIFY(program.window.pages().network()->problem().contains(u"not an address"_s));
  }

  void anUnusedPortDoesNotAnswer() {
    Reachability reach(std::make_shared<SystemClock>());
    reach.test({{u"127.0.0.1"_s, 1}});
    SOON(reach.isDone());
    QCOMPARE(reach.answer(0), Reachability::Answer::Silent);
  }

  // The test is of this computer alone where nobody else replies, and says so; a code that leads to the telephone
  // itself is of no use to anybody.
  void whatWasTestedFromHereAloneIsToldAsThat() {
    QTcpServer game;
    QVERIFY(game.listen(QHostAddress::LocalHost, 0));
    Reachability reach(std::make_shared<SystemClock>());
    const auto here = [port = game.serverPort()] { return QList<Address>{{u"127.0.0.1"_s, port}}; };
    AddressesDialog dialog(here, {}, reach, AddressesDialog::Begin::Testing);
    const auto isTold = [&](const QString& part) {
      return std::ranges::any_of(dialog.findChildren<Words*>(),
                                 [&](const Words* words) { return words->text().contains(part); });
    };
    SOON(isTold(u"tested from this computer itself"_s));
    QVERIFY(isTold(u"Answers here"_s));
    QVERIFY(isTold(u"This computer is in no network."_s));
    QVERIFY(dialog.findChild<QrLabel*>()->isHidden());
    const auto there = [] { return QList<Address>{{u"192.0.2.7"_s, 4710}}; };
    AddressesDialog elsewhere(there, QByteArray(16, 'A'), reach, AddressesDialog::Begin::Quiet);
    QVERIFY(!elsewhere.findChild<QrLabel*>()->isHidden());
    // RFC 4648: sixteen times 0x41 without padding.
    const QString link = u"tapu://192.0.2.7:4710#QUFBQUFBQUFBQUFBQUFBQQ"_s;
    QCOMPARE(elsewhere.findChild<QrLabel*>()->text(), link);
    const auto buttons = elsewhere.findChildren<ActionButton*>();
    const auto copies = [](const ActionButton* button) { return button->text() == u"Copy link"_s; };
    (*std::ranges::find_if(buttons, copies))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), link);
  }

  // A row that was made with the former address leads to the new one.
  void aTableThatHasMovedIsCalledWhereItWasHeardMeanwhile() {
    makeKnown(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    QTcpServer silent;  // an address at which nobody answers any more
    QVERIFY(silent.listen(QHostAddress::LocalHost, 0));
    Program program(folder_->path());
    const QByteArray table = host.game->seen().first().identity.table.id;
    program.window.network().open();
    program.window.network().join(Address{u"127.0.0.1"_s, silent.serverPort()}, -1, table);
    QVERIFY(program.games.games().isEmpty());
    DiscoveryNetwork there{program.games.port(), QHostAddress(), {QHostAddress(u"127.255.255.255"_s)}};
    DiscoveryResponder moved(program.clock, there, [&host] {
      FoundGame told;
      told.name = u"A game"_s;
      told.port = host.port;
      told.table = host.game->seen().first().identity.table;
      return told;
    });
    QVERIFY(moved.start());
    SOON_EQUAL(program.games.games().size(), 1);
    Q_EMIT program.window.game()->turnedAway(u"Nobody answers."_s, Refusal::Unreachable);
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    QCOMPARE(program.window.pages().network()->problem(), QString());
  }

  void whoTypesTheAddressComesBackToTheirSeat() {
    makeKnown(folder_->path());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    SeatId mine;
    {
      Program program(folder_->path());
      program.window.network().join(host.address());
      SOON_EQUAL(program.window.page(), program.window.pages().lobby());
      program.window.game()->ask(requests::SetReady{Ready::Yes});
      QVERIFY(host.begin());
      SOON(qobject_cast<PlayPage*>(program.window.page()));
      mine = program.window.game()->seen().viewer();
      SOON(test::newestSeat(program.settings));
    }
    Program program(folder_->path());
    QVERIFY(test::newestSeat(program.settings));
    program.window.network().open();
    program.window.pages().network()->addressField()->setText(textOf(host.address()));
    QTest::keyClick(program.window.pages().network()->addressField(), Qt::Key_Return);
    SOON_OR_SAY(qobject_cast<PlayPage*>(program.window.page()),
                qPrintable(program.window.pages().network()->problem()));
    QCOMPARE(program.window.game()->seen().viewer(), mine);
  }

  void aCodeOpensItsSeat_data() {
    QTest::addColumn<QString>("typed");
    QTest::newRow("the code behind the address") << u"%1 %2"_s;
    QTest::newRow("the link of the slip") << u"tapu://%1/%2"_s;
  }
  void aCodeOpensItsSeat() {
    QFETCH(QString, typed);
    makeKnown(folder_->path());
    const Hall hall;
    QVERIFY(hall.isOpen());
    Program program(folder_->path());
    program.window.network().open();
    QLineEdit* field = program.window.pages().network()->addressField();
    field->setFocus();
    QTest::keyClicks(field, typed.arg(hall.address(), u"%1"_s.arg(hall.code(1), 6, 10, QChar(u'0'))));
    QTest::keyClick(field, Qt::Key_Return);
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    QCOMPARE(hall.organizer->known().lobby.seats[1].name, u"Asha"_s);
    SOON(test::newestSeat(program.settings));
    QCOMPARE(test::newestSeat(program.settings)->code, hall.code(1));
  }

  void whoComesWithACodeForTheFirstTimeNeedsNoName() {
    const Hall hall;
    QVERIFY(hall.isOpen());
    hall.organizer->ask(requests::KeepSeat{SeatId(1), u"Meera Devi"_s});
    SOON_EQUAL(hall.organizer->known().desk.seats[1].keptFor, u"Meera Devi"_s);
    Program program(folder_->path());
    QCOMPARE(program.window.page()->objectName(), u"firstRunPage"_s);
    program.window.network().join(u"%1 %2"_s.arg(hall.address(), u"%1"_s.arg(hall.code(1), 6, 10, QChar(u'0'))));
    auto* next = child<ActionButton>(program.window.page(), u"firstRunNext"_s);
    QCOMPARE(child<QLineEdit>(program.window.page(), u"meName"_s)->text(), QString());
    QVERIFY(next->isEnabled());
    next->click();
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    QCOMPARE(hall.organizer->known().lobby.seats[1].name, u"Meera Devi"_s);
    SOON_EQUAL(program.settings.player.name(), u"Meera Devi"_s);
  }

  void whoTypesTheirCodeAtTheFirstStartNeedsNoNameEither() {
    const Hall hall;
    QVERIFY(hall.isOpen());
    hall.organizer->ask(requests::KeepSeat{SeatId(1), u"Meera Devi"_s});
    SOON_EQUAL(hall.organizer->known().desk.seats[1].keptFor, u"Meera Devi"_s);
    Program program(folder_->path());
    QCOMPARE(program.window.page()->objectName(), u"firstRunPage"_s);
    child<ActionButton>(program.window.page(), u"firstRunCode"_s)->click();
    QCOMPARE(program.window.page(), program.window.pages().network());
    QCOMPARE(program.settings.player.name(), QString());
    QLineEdit* field = program.window.pages().network()->addressField();
    QTest::keyClicks(field, u"%1 %2"_s.arg(hall.address(), joinCodeText(hall.code(1))));
    QTest::keyClick(field, Qt::Key_Return);
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    QCOMPARE(hall.organizer->known().lobby.seats[1].name, u"Meera Devi"_s);
  }

  /// A table of people called “Player”: the page for codes was left by another way than a code.
  void whoJoinsWithoutCodeAndNameIsAskedForTheName() {
    const Hall hall;
    QVERIFY(hall.isOpen());
    Program program(folder_->path());
    child<ActionButton>(program.window.page(), u"firstRunCode"_s)->click();
    program.window.network().join(hall.address());
    auto* dialog = program.window.findChild<LineDialog*>();
    QVERIFY(dialog && !program.window.game());
    Q_EMIT dialog->given(u"Ravi"_s);
    dialog->close();
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    QCOMPARE(hall.organizer->known().lobby.seats[0].name, u"Ravi"_s);
  }

  void whoHasNoCodeAfterAllIsAskedForTheName() {
    Program program(folder_->path());
    child<ActionButton>(program.window.page(), u"firstRunCode"_s)->click();
    QCOMPARE(program.window.page(), program.window.pages().network());
    Q_EMIT program.window.pages().network()->canceled();
    QCOMPARE(program.window.page()->objectName(), u"firstRunPage"_s);
  }

  void aWrongCodeIsToldAndStaysInTheField() {
    makeKnown(folder_->path());
    const Hall hall;
    QVERIFY(hall.isOpen());
    Program program(folder_->path());
    const QString typed = hall.address() + u' ' + joinCodeText(hall.wrongCode());
    program.window.network().join(typed);
    SOON_EQUAL(program.window.pages().network()->problem(), turnedAwaySentence(Refusal::WrongCode, {}));
    QCOMPARE(program.window.page(), program.window.pages().network());
    QCOMPARE(program.window.pages().network()->addressField()->text(), typed);
  }

  void digitsThatDoNotFitAreToldBeforeAnybodyIsCalled() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    QSignalSpy wanted(program.window.pages().network(), &NetworkPage::joinWanted);
    program.window.network().join(u"tapu://127.0.0.1:4710/256132"_s);
    QCOMPARE(program.window.pages().network()->problem(), turnedAwaySentence(Refusal::MistypedCode, {}));
    QVERIFY(program.window.pages().network()->addressField()->hasFocus());
    QCOMPARE(wanted.count(), 0);
  }

  void aCodeAloneIsForTheBigGameOfTheList() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    QSignalSpy wanted(&page, &NetworkPage::joinWanted);
    const FoundGame classic = foundGame(u"Classic"_s, u"classic"_s, 1);
    FoundGame first = foundGame(u"First"_s, u"big"_s, 2), second = foundGame(u"Second"_s, u"big"_s, 3);
    first.players = 24;
    first.locked = Locked::Yes;  // full for all others
    page.addressField()->setText(u"256 131"_s);
    page.games()->showGames({classic});
    page.joinTyped();
    QCOMPARE(wanted.count(), 0);
    QVERIFY(page.problem().contains(u"No Big Game"_s));
    page.games()->showGames({classic, first});
    page.joinTyped();
    QCOMPARE(wanted.takeFirst(), (QVariantList{QVariant::fromValue(Address{u"127.0.0.1"_s, 2}), 256131, QByteArray()}));
    QTest::keyClick(page.findChildren<GameRow*>()[1], Qt::Key_Return);  // an old code may stand in the field
    QCOMPARE(wanted.takeFirst(), (QVariantList{QVariant::fromValue(Address{u"127.0.0.1"_s, 2}), -1, QByteArray()}));
    page.games()->showGames({classic, first, second});
    page.joinTyped();
    QCOMPARE(wanted.count(), 0);
    QVERIFY(page.problem().contains(u"Several"_s));
    const auto rows = page.findChildren<GameRow*>();
    QTest::keyClick(rows[2], Qt::Key_Return);
    QCOMPARE(wanted.takeFirst(), (QVariantList{QVariant::fromValue(Address{u"127.0.0.1"_s, 3}), 256131, QByteArray()}));
    QTest::keyClick(rows[0], Qt::Key_Return);  // its seats have no codes
    QCOMPARE(wanted.takeFirst(), (QVariantList{QVariant::fromValue(Address{u"127.0.0.1"_s, 1}), -1, QByteArray()}));
  }

  /// “Come under the name that you had there” helped nobody whose seat is kept, and said nothing of the slip.
  void whoFindsABigGameOfTheListFullIsAskedForTheirCode() {
    makeKnown(folder_->path());
    Settings settings(folder_->path());
    DiscoveryBrowser browser(std::make_shared<SystemClock>(), Program::place());
    NetworkPage page(settings, browser);
    QVERIFY(bringUp(page, {1200, 700}));
    page.games()->showGames({foundGame(u"Classic"_s, u"classic"_s, 1), foundGame(u"Hall"_s, u"big"_s, 2)});
    const auto isFull = [&page](const QString& at) {
      page.setCalling(at);
      page.setCalling({});
      page.showFailed(u"This game is full."_s, Refusal::GameFull);
      return page.problem();
    };
    QVERIFY2(isFull(u"127.0.0.1:2"_s).contains(u"six digits"_s), qPrintable(page.problem()));
    QVERIFY(page.addressField()->hasFocus() && page.addressField()->text().isEmpty());
    QCOMPARE(isFull(u"127.0.0.1:1"_s), u"This game is full."_s);
  }

  void whoComesLateIsToldThatTheOrganizerIsAsked() {
    makeKnown(folder_->path());
    const Hall hall({u"random"_s, u"random"_s});
    QVERIFY(hall.isOpen());
    hall.organizer->ask(requests::StartGame{});
    QVERIFY(
        test::soon([&] { return hall.organizer->known().hasGame() && hall.organizer->known().state.head.round > 0; }));
    Program program(folder_->path());
    const NetworkPage* page = program.window.pages().network();
    auto* waiting = child<Words>(program.window.pages().network(), u"joinWaiting"_s);
    program.window.network().join(hall.address());
    SOON_OR_SAY(waiting->isVisible(), qPrintable(page->problem() + page->findChild<FootBar*>()->sentence()));
    QVERIFY(page->findChild<FootBar*>()->sentence().contains(u"let in"_s));
    SOON(!hall.organizer->known().desk.late.isEmpty());
    const quint32 gaveUp = hall.organizer->known().desk.late.last().number;
    QTest::keyClick(program.window.pages().network(), Qt::Key_Escape);
    QVERIFY2(!program.window.game(), "Esc gives up the waiting");
    QVERIFY(!waiting->isVisible());
    program.window.network().join(hall.address());
    SOON(waiting->isVisible());
    SOON(!hall.organizer->known().desk.late.isEmpty() && hall.organizer->known().desk.late.last().number != gaveUp);
    hall.organizer->ask(requests::LetIn{hall.organizer->known().desk.late.last().number, SeatId(1)});
    QVERIFY(test::soon([&] { return qobject_cast<HallPage*>(program.window.page()) != nullptr; }));
    QCOMPARE(program.window.game()->seen().viewer(), SeatId(1));
    QVERIFY(!waiting->isVisible());
  }

  void aCallThatFailsLeavesTheKeyboardWhereItWas_data() {
    QTest::addColumn<QString>("from");
    QTest::newRow("in the field for the address") << u"joinAddress"_s;
    QTest::newRow("on the button beside it") << u"joinButton"_s;
  }
  void aCallThatFailsLeavesTheKeyboardWhereItWas() {
    QFETCH(QString, from);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().open();
    NetworkPage* page = program.window.pages().network();
    page->addressField()->setText(u"127.0.0.1:1"_s);
    auto* part = child<QWidget>(page, from);
    part->setFocus();
    QTest::keyClick(part, Qt::Key_Return);
    QVERIFY(program.window.game());
    QCOMPARE(program.window.focusWidget()->objectName(), u"networkBack"_s);
    Q_EMIT program.window.game()->turnedAway(u"Nobody answers."_s, Refusal::Unreachable);
    SOON_EQUAL(page->problem(), u"Nobody answers."_s);
    QCOMPARE(program.window.focusWidget(), part);
  }

  // "Used before" does not keep an address where nobody has answered.
  void anAddressIsOfferedAgainOnceATableHasAnsweredThere() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().join({u"127.0.0.1"_s, 1});
    SOON(!program.window.pages().network()->problem().isEmpty());
    QCOMPARE(program.settings.addresses(), QStringList());
    Hosted host;
    QVERIFY(host.open(u"Meera"_s));
    program.window.network().join(host.address());
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    QCOMPARE(program.settings.addresses(), QStringList{textOf(host.address())});
  }

  void aRejoinThatFailsDoesNotOfferToHost() {
    makeKnown(folder_->path());
    Settings(folder_->path()).seats().keep({u"127.0.0.1:1"_s, "token", u"Vikram’s game"_s});
    Program program(folder_->path());
    program.window.pages().start()->entry(StartPage::Rejoin)->click();
    QCOMPARE(program.window.focusWidget()->objectName(), u"networkBack"_s);
    const NetworkPage* page = program.window.pages().network();
    const QString whom =
        u"Looking for “Vikram’s game” at 127.0.0.1:1, where its host was last. “Cancel” ends that; your seat stays kept."_s;
    const auto tellsWhom = [&](const Words* words) { return words->isVisible() && words->text() == whom; };
    QVERIFY(std::ranges::any_of(page->findChildren<Words*>(), tellsWhom));
    Q_EMIT program.window.game()->turnedAway(u"Nobody answers."_s, Refusal::Unreachable);
    SOON_EQUAL(program.window.pages().network()->problem(), u"Nobody answers."_s);
    QVERIFY(std::ranges::none_of(page->findChildren<Words*>(), tellsWhom));
    QVERIFY2(page->addressField()->text() == u"127.0.0.1:1"_s, "one sees where");
    QCOMPARE(program.window.focusWidget()->objectName(), u"networkBack"_s);
  }

  void aLongAddressIsNotRepeatedWhole() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().join(u"tapu://"_s + QString(3000, u'a'));
    const QString problem = program.window.pages().network()->problem();
    QVERIFY(problem.contains(u"is not an address"_s) && problem.size() < 250);
  }

  void anAddressThatTurnsTheLineRoundIsToldWithoutThat() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().join(u"tapu://\u202e\u2067evil<b>x</b>\a:1/2"_s);
    const QString problem = program.window.pages().network()->problem();
    QVERIFY2(problem.startsWith(u"“tapu://evil<b>x</b>:1/2” is not an address"_s), qPrintable(problem));
  }

  void whoDoesNotAnswerIsToldInWords() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.network().join(Address{u"127.0.0.1"_s, 1});
    QCOMPARE(program.window.page(), program.window.pages().network());
    QTest::keyClick(program.window.pages().network(), Qt::Key_Escape);
    QVERIFY2(program.window.game() == nullptr, "Esc gives up the call");
    QCOMPARE(program.window.page(), program.window.pages().network());
  }

  void givingUpACallBackKeepsTheSeat() {
    makeKnown(folder_->path());
    const Rejoin seat{u"127.0.0.1:1"_s, "token", u"Vikram’s game"_s};
    Settings(folder_->path()).seats().keep(seat);
    Program program(folder_->path());
    QVERIFY(program.window.pages().start()->entry(StartPage::Rejoin)->isVisible());
    program.window.continueLast();
    QCOMPARE(program.window.page(), program.window.pages().network());
    QTest::keyClick(program.window.pages().network(), Qt::Key_Escape);
    QVERIFY(program.window.game() == nullptr);
    QVERIFY(test::newestSeat(program.settings) == seat);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(CalledAddressesTest)
#include "test_called_addresses.moc"
