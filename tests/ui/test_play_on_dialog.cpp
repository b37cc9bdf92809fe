// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QPointer>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/dialog_size.h"
#include "app/kit/rule_topics.h"
#include "app/lobby/new/play_on_dialog.h"
#include "app/review/replay_page.h"
#include "app/wire/requests.h"
#include "tests/formats/played.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"
#include "tests/ui/played_out.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

/// The program of Asha, who looks at the record of a game of four people.
struct PlayingOn {
  PlayingOn() : game(played(3, "greedy")) {
    program.settings.game.botPace.set(BotPace::Steps);
    showRecord({u"Asha"_s, u"Vikram"_s, u"Meera"_s, u"Kabir"_s});
  }
  /// Opens the record of this game with these players, as another start of the program does too.
  void showRecord(const QStringList& names) {
    RecordHeader header;
    header.setup = game.setup;
    header.names = names;
    const QString path = folder.filePath(names.first() + u".tapu"_s);
    Complaint complaint;
    if (saveRecord(path, header, game.moves, complaint)) program.window.files().openOne(path);
  }
  static QString known(const QString& folder) {
    makeKnown(folder);
    return folder;
  }
  ReplayPage* page() { return program.window.pages().replay(); }
  ActionButton* button() { return child<ActionButton>(page(), u"replayPlayOn"_s); }
  bool openAtEnd() {
    if (!page()->replay()) return false;
    page()->goTo(page()->replay()->steps());
    return true;
  }
  /// Null if it does not open.
  PlayOnDialog* openDialogAt(int turn) {
    if (!page()->replay()) return nullptr;
    step = page()->replay()->turns()[static_cast<std::size_t>(turn)].first;
    page()->goTo(step);
    button()->click();
    return dialog = program.window.findChild<PlayOnDialog*>();
  }
  /// With the keyboard, as people do it; false: nobody can choose these words at that seat.
  bool choose(int seat, const QString& words) {
    auto* picker = child<Picker>(dialog, u"playOnWho%1"_s.arg(seat));
    const auto isChosen = [&] { return picker->text() == words; };
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up})
      for (int i = 0; i < 8 && !isChosen(); ++i) QTest::keyClick(picker, key);
    return isChosen();
  }
  const State& there() const { return game.states[static_cast<std::size_t>(step)]; }
  QTemporaryDir folder;
  Program program{known(folder.path())};
  Played game;
  PlayOnDialog* dialog = nullptr;
  int step = 0;
};

/// The program of Asha, who has hosted a game with bots to its end and looks at its replay.
struct HostedToTheEnd {
  HostedToTheEnd() {
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.newGames().open(NewGamePage::Purpose::Host);
    child<NumberField>(program.window.newGames().page(), u"option_victory.target"_s)->box()->setValue(3);
    GamePlan plan = program.window.newGames().page()->plan();
    plan.port = 0;
    plan.listenAt = QHostAddress::LocalHost;
    for (qsizetype i = 1; i < plan.seats.size(); ++i) plan.seats[i].holder = SeatHolder::Bot;
    Q_EMIT program.window.newGames().page()->started(plan);
  }
  /// False: it does not get there.
  bool looksAtReplay() {
    const auto mayStart = [this] {
      return game() && game()->seen().isHost() && startBlockedBy(game()->seen().lobby()).isEmpty();
    };
    if (!test::soon(mayStart)) return false;
    program.window.game()->ask(requests::StartGame{});
    if (!test::soon([this] { return program.table() != nullptr; }) || !playToTheEnd(program)) return false;
    auto* replay = child<ActionButton>(program.table(), u"replay"_s);
    if (!test::soon([&] { return !replay->isHidden(); })) return false;
    replay->click();
    return program.window.pages().replay()->replay() != nullptr;
  }
  /// The dialog about the beginning of the game, as a game on the network; null if it does not open.
  PlayOnDialog* openDialog() {
    child<ActionButton>(program.window.pages().replay(), u"replayPlayOn"_s)->click();
    auto* dialog = program.window.findChild<PlayOnDialog*>();
    if (dialog) QTest::keyClick(child<Segments>(dialog, u"playOnWhere"_s), Qt::Key_Right);
    return dialog;
  }
  /// The port of the game that was written last; 0 until the note has followed.
  quint16 port() const { return program.starter.files().list().value(0).note.port; }
  const GameController* game() const { return program.window.game(); }
  QTemporaryDir folder;
  Program program{PlayingOn::known(folder.path())};
};

}  // namespace

/// A game goes on from a moment of a replay: who plays it is asked, and what was at the table before is kept.
class PlayOnDialogTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aGameGoesOnFromAMomentAgainstBots() {
    PlayingOn playing;
    QVERIFY(playing.openAtEnd());
    QVERIFY2(!playing.button()->isEnabled(), "the game is over there");
    PlayOnDialog* dialog = playing.openDialogAt(8);
    QVERIFY(dialog);
    QCOMPARE(dialog->plan().persons(), 1);
    QCOMPARE(dialog->plan().personSeat(), 0);  // Asha’s name stands in the record
    QVERIFY(playing.choose(2, u"You"_s));
    QCOMPARE(dialog->plan().personSeat(), 2);
    QCOMPARE(dialog->plan().seats[2].name, u"Asha"_s);
    QCOMPARE(dialog->plan().seats[0].holder, SeatHolder::Bot);
    QTest::keyClick(child<ActionButton>(dialog, u"playOnStart"_s), Qt::Key_Return);
    SOON(playing.program.table());
    const GameController& game = *playing.program.window.game();
    QCOMPARE(game.seen().viewer(), SeatId(2));
    QCOMPARE(game.seen().localSeats().size(), 1);
    QVERIFY(game.seen().state().seat(SeatId(2)).hand == playing.there().seat(SeatId(2)).hand);
    QCOMPARE(game.seen().state().head.turn, playing.there().head.turn);
    QVERIFY(!playing.page()->replay());
    SOON(!playing.program.window.findChild<PlayOnDialog*>());
  }

  void theDialogIsHeard() {
    PlayingOn playing;
    PlayOnDialog* dialog = playing.openDialogAt(8);
    QVERIFY(dialog && test::soonActive(*dialog));
    QCOMPARE(wrongByEar(*dialog), QString());
  }

  void aGameGoesOnWithSeveralPeopleAtThisComputer() {
    PlayingOn playing;
    PlayOnDialog* dialog = playing.openDialogAt(8);
    QVERIFY(dialog);
    auto* name = child<QLineEdit>(dialog, u"playOnName2"_s);
    QVERIFY(name->isHidden());
    QVERIFY(playing.choose(2, u"Somebody at this computer"_s));
    QVERIFY(!name->isHidden());
    QCOMPARE(name->text(), u"Meera"_s);
    name->selectAll();
    QTest::keyClicks(name, u"asha"_s);  // looks like the name of the first
    auto* start = child<ActionButton>(dialog, u"playOnStart"_s);
    QVERIFY(!start->isEnabled());
    QCOMPARE(child<Words>(dialog, u"playOnTold"_s)->text(), u"Two players are called asha. Please change one name."_s);
    name->selectAll();
    QTest::keyClicks(name, u"Uma"_s);
    QVERIFY(start->isEnabled());
    start->click();
    SOON(playing.program.table());
    const GameController& game = *playing.program.window.game();
    SOON_EQUAL(game.seen().localSeats().size(), 2);
    QVERIFY(game.seen().isHotSeat() && !game.seen().isPaused());
    QCOMPARE(game.seen().seatName(SeatId(2)), u"Uma"_s);
    QCOMPARE(game.seen().seatName(SeatId(1)), u"Vikram"_s);
  }

  /// The seats that people had in the record are free at first: here all, since it names nobody a bot.
  void aGameGoesOnWithGuestsFromTheNetwork() {
    PlayingOn playing;
    PlayOnDialog* dialog = playing.openDialogAt(8);
    QVERIFY(dialog);
    auto* fields = child<QLineEdit>(dialog, u"gameName"_s);
    QVERIFY(!fields->isVisible());
    QTest::keyClick(child<Segments>(dialog, u"playOnWhere"_s), Qt::Key_Right);
    QVERIFY(fields->isVisible());
    QCOMPARE(fields->text(), u"Asha’s game"_s);
    QVERIFY(dialog->plan().reach == GamePlan::Reach::Network);
    QCOMPARE(dialog->plan().seats[3].holder, SeatHolder::Nobody);
    QVERIFY(playing.choose(3, u"Bot: Farmer (medium)"_s));
    QCOMPARE(dialog->plan().seats[3].holder, SeatHolder::Bot);
    GamePlan plan = dialog->plan();
    plan.listenAt = QHostAddress::LocalHost;
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    plan.port = other.serverPort();
    Q_EMIT dialog->wanted(plan);
    const QString told = child<Words>(dialog, u"playOnTold"_s)->text();
    QVERIFY2(told.startsWith(u"Port %1 is in use"_s.arg(other.serverPort())), qPrintable(told));
    QVERIFY(dialog->isVisible() && playing.page()->replay());
    plan.port = 0;
    Q_EMIT dialog->wanted(plan);
    SOON(playing.program.table());
    const GameController& game = *playing.program.window.game();
    QVERIFY(game.seen().isHost() && game.seen().isPaused());
    QTemporaryDir folder;
    Settings settings(folder.path());
    settings.player.name.set(u"Vikram"_s);
    GameStarter starter(settings, folder.path());
    const auto noted = [&] { return playing.program.starter.files().list().value(0).note.port; };
    SOON(noted() != 0);  // the note follows in its own time
    const StartedGame guest = starter.join(Address{u"127.0.0.1"_s, noted()});
    SOON(guest.game->seen().hasGame());
    QCOMPARE(guest.game->seen().viewer(), SeatId(1));
    SOON_EQUAL(game.seen().lobby().seats[1].holder, SeatHolder::Person);
  }

  /// Its seats and names are of the record from which it was opened.
  void theDialogGoesAwayWithItsRecord() {
    PlayingOn playing;
    const QPointer<PlayOnDialog> dialog = playing.openDialogAt(8);
    QVERIFY(dialog);
    playing.showRecord({u"Ravi"_s, u"Uma"_s, u"Asha"_s, u"Farah"_s});
    QCOMPARE(playing.page()->replay()->nameOf(SeatId(0)), u"Ravi"_s);
    SOON_OR_SAY(!dialog, "nobody plays on from a record that another dialog asked about");
    playing.button()->click();
    const auto* again = playing.program.window.findChild<PlayOnDialog*>();
    QVERIFY(again);
    QCOMPARE(again->plan().personSeat(), 2);
  }

  void theGameAtTheTableStaysUntilTheNewOneHasBegun() {
    HostedToTheEnd hosted;
    QVERIFY(hosted.looksAtReplay());
    const GameController* before = hosted.game();
    PlayOnDialog* dialog = hosted.openDialog();
    QVERIFY(dialog);
    GamePlan plan = dialog->plan();
    plan.listenAt = QHostAddress::LocalHost;
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    plan.port = other.serverPort();
    Q_EMIT dialog->wanted(plan);
    QVERIFY(child<Words>(dialog, u"playOnTold"_s)->text().startsWith(u"Port "_s));
    QVERIFY2(hosted.game() && hosted.game() == before, "whoever is at that table stays");
    QCOMPARE(before->seen().phase(), Client::Phase::Over);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTest::keyClick(hosted.program.window.page(), Qt::Key_Escape);
    QVERIFY(hosted.program.table());
  }

  /// A host plays on at the port of the game that has just ended, where the guests look for the host.
  void theNewGameGetsThePortOfTheGameAtTheTable() {
    HostedToTheEnd hosted;
    QVERIFY(hosted.looksAtReplay());
    SOON(hosted.port() != 0);
    PlayOnDialog* dialog = hosted.openDialog();
    QVERIFY(dialog);
    GamePlan plan = dialog->plan();
    plan.listenAt = QHostAddress::LocalHost;
    plan.port = hosted.port();
    Q_EMIT dialog->wanted(plan);
    SOON(hosted.program.table());
    QVERIFY(hosted.game()->seen().isHost() && hosted.game()->seen().phase() == Client::Phase::Playing);
    SOON_EQUAL(hosted.port(), plan.port);
  }

  /// As the table judges names: Asha has sat down elsewhere, and nobody else may be called asha.
  void aNameThatLooksLikeAnotherIsNotFilledIn() {
    PlayingOn playing;
    playing.showRecord({u"asha"_s, u"Vikram"_s, u"Meera"_s, u"Kabir"_s});
    PlayOnDialog* dialog = playing.openDialogAt(8);
    QVERIFY(dialog);
    QVERIFY(playing.choose(2, u"You"_s));
    QVERIFY(playing.choose(0, u"Somebody at this computer"_s));
    QVERIFY(child<QLineEdit>(dialog, u"playOnName0"_s)->text() != u"asha"_s);
    QVERIFY(child<ActionButton>(dialog, u"playOnStart"_s)->isEnabled());
  }

  void theDialogGrowsWithItsTexts_data() {
    QTest::addColumn<int>("text");
    for (const int text : {80, 100, 125, 150, 200}) QTest::addRow("%d %%", text) << text;
  }
  void theDialogGrowsWithItsTexts() {
    QFETCH(int, text);
    useTextSize(text);
    const auto usual = qScopeGuard([] { useTextSize(100); });
    PlayingOn playing;
    PlayOnDialog* dialog = playing.openDialogAt(8);
    QVERIFY(dialog);
    QVERIFY(playing.choose(2, u"Somebody at this computer"_s));
    dialog->layout()->activate();
    const auto* who = child<Picker>(dialog, u"playOnWho2"_s);
    const auto* name = child<QLineEdit>(dialog, u"playOnName2"_s);
    const int letters = QFontMetrics(textFont(kBodyText)).horizontalAdvance(u"Vikramaditya"_s);
    QVERIFY2(name->width() >= letters + 24, qPrintable(u"%1 for %2"_s.arg(name->width()).arg(letters)));
    const auto* scroll = dialog->findChild<QScrollArea*>();
    const bool isWhole = scroll->widget()->width() <= scroll->viewport()->width();
    QVERIFY2(isWhole || scroll->horizontalScrollBar()->isVisible(),
             qPrintable(u"%1 in %2, dialog %3"_s.arg(scroll->widget()->width())
                            .arg(scroll->viewport()->width())
                            .arg(dialog->width())));
    const int screen = dialog->screen()->availableSize().width() - kWindowFrame.width();
    QVERIFY2(who->width() >= who->sizeHint().width() || dialog->width() == screen,
             qPrintable(u"%1 of %2 in %3"_s.arg(who->width()).arg(who->sizeHint().width()).arg(dialog->width())));
  }

  void theDialogIsReadInHindiAndFitsALowScreen() {
    PlayingOn playing;
    PlayOnDialog* dialog = playing.openDialogAt(8);
    QVERIFY(dialog);
    playing.program.languages.use(u"hi"_s);
    SOON_EQUAL(dialog->windowTitle(), u"यहाँ से आगे खेलें"_s);
    QTest::keyClick(child<Segments>(dialog, u"playOnWhere"_s), Qt::Key_Right);
    QVERIFY(dialog->minimumSizeHint().height() <= 560 && dialog->width() <= 1016);
    QCOMPARE(ruleTopicOf(child<Picker>(dialog, u"playOnWho1"_s)).section, u"back-marks"_s);
    for (const char* part : {"playOnWho1", "playOnName1", "gameName"})
      QVERIFY(!child<QWidget>(dialog, QString::fromLatin1(part))->accessibleName().isEmpty());
    QTest::keyClick(dialog, Qt::Key_Escape);
    SOON(!playing.program.window.findChild<PlayOnDialog*>());
    QVERIFY(playing.page()->replay());
  }
};

TAPU_TEST_WITH_SCREEN(PlayOnDialogTest)
#include "test_play_on_dialog.moc"
