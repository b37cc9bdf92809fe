// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
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
#include <algorithm>
#include <memory>

#include "app/client/requests.h"
#include "app/kit/chart.h"
#include "app/kit/dialog_size.h"
#include "app/kit/rule_topics.h"
#include "app/lobby/play_on_dialog.h"
#include "app/review/replay_page.h"
#include "app/text/place_words.h"
#include "engine/bots/bot.h"
#include "engine/play/visible.h"
#include "tests/formats/played.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

/// A replay of a game of bots, shown in a window of its own.
struct ReplayWindow {
  explicit ReplayWindow(std::uint64_t seed = 3) : game(played(seed, "greedy")) {
    RecordHeader header;
    header.setup = game.setup;
    header.names = {u"Asha"_s, u"Vikram"_s, u"Meera"_s, u"Kabir"_s};
    page.show(std::make_unique<Replay>(header, game.states.front(), game.moves), u"ours"_s);
    (void)bringUp(page, {1280, 770});
    page.setFocus();
  }
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&page, key, with); }
  int step() const { return page.replay()->step(); }
  int last() const { return page.replay()->steps(); }
  ActionButton* button(const char* name) { return child<ActionButton>(&page, QString::fromLatin1(name)); }
  std::vector<HandRow*> hands() const {
    const auto rows = page.findChildren<HandRow*>();
    return {rows.begin(), rows.end()};
  }
  Played game;
  ReplayPage page;
};

/// Plays for the person at the table until the game is over; false: it does not end.
bool playToTheEnd(Program& program) {
  const auto bot = makeBot("greedy");
  SeededRng rng(5);
  const auto goesOn = [&] {
    const GameController* game = program.window.game();
    if (game->phase() == Client::Phase::Over) return true;
    if (game->legal().empty()) return false;
    const SeatView view(game->definition(), game->state(), game->viewer());
    if (const auto decided = bot->decide(view, rng)) program.window.game()->submit(*decided);
    return false;
  };
  return QTest::qWaitFor(goesOn, 60'000);
}

/// The program of Asha, who looks at the record of a game of four people.
struct PlayingOn {
  PlayingOn() : game(played(3, "greedy")) {
    program.settings.setBotPace(BotPace::Steps);
    showRecord({u"Asha"_s, u"Vikram"_s, u"Meera"_s, u"Kabir"_s});
  }
  /// Opens the record of this game with these players, as another start of the program does too.
  void showRecord(const QStringList& names) {
    RecordHeader header;
    header.setup = game.setup;
    header.names = names;
    const QString path = folder.filePath(names.first() + u".tapu"_s);
    Complaint complaint;
    if (saveRecord(path, header, game.moves, complaint)) program.window.openFile(path);
  }
  static QString known(const QString& folder) { return makeKnown(folder), folder; }
  ReplayPage* page() { return program.window.replayPage(); }
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
    program.settings.setBotPace(BotPace::Instant);
    program.window.openNewGame(NewGamePage::Purpose::Host);
    child<NumberField>(program.window.newGamePage(), u"option_victory.target"_s)->box()->setValue(3);
    GamePlan plan = program.window.newGamePage()->plan();
    plan.port = 0;
    plan.listenAt = QHostAddress::LocalHost;
    for (qsizetype i = 1; i < plan.seats.size(); ++i) plan.seats[i].holder = SeatHolder::Bot;
    Q_EMIT program.window.newGamePage()->started(plan);
  }
  /// False: it does not get there.
  bool looksAtReplay() {
    const auto mayStart = [this] { return game() && game()->isHost() && game()->startBlockedBy().isEmpty(); };
    if (!QTest::qWaitFor(mayStart)) return false;
    program.window.game()->ask(requests::startGame());
    if (!QTest::qWaitFor([this] { return program.table() != nullptr; }) || !playToTheEnd(program)) return false;
    auto* replay = child<ActionButton>(program.table(), u"replay"_s);
    if (!QTest::qWaitFor([&] { return !replay->isHidden(); })) return false;
    replay->click();
    return program.window.replayPage()->replay() != nullptr;
  }
  /// The dialog about the beginning of the game, as a game on the network; null if it does not open.
  PlayOnDialog* openDialog() {
    child<ActionButton>(program.window.replayPage(), u"replayPlayOn"_s)->click();
    auto* dialog = program.window.findChild<PlayOnDialog*>();
    if (dialog) QTest::keyClick(child<Segments>(dialog, u"playOnWhere"_s), Qt::Key_Right);
    return dialog;
  }
  /// Of the game that was written last; 0 until the note has followed.
  quint16 port() const { return program.starter.files().list().first().note.port; }
  const GameController* game() const { return program.window.game(); }
  QTemporaryDir folder;
  Program program{PlayingOn::known(folder.path())};
};

}  // namespace

/// A recorded game, looked at move by move.
class ReplayPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keysGoByMovesTurnsAndToTheEnds() {
    ReplayWindow shown;
    QCOMPARE(shown.step(), 0);
    shown.key(Qt::Key_Right);
    QCOMPARE(shown.step(), 1);
    shown.key(Qt::Key_Left);
    QCOMPARE(shown.step(), 0);
    shown.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown.step(), shown.page.replay()->turns()[1].first);
    shown.key(Qt::Key_End);
    QCOMPARE(shown.step(), shown.last());
    shown.key(Qt::Key_Home);
    QCOMPARE(shown.step(), 0);
  }

  void aTurnBackLeadsToItsBeginningFirst() {
    ReplayWindow shown;
    const auto& turns = shown.page.replay()->turns();
    shown.page.goTo(turns[5].first + 1);
    shown.key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(shown.step(), turns[5].first);
    shown.key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(shown.step(), turns[4].first);
  }

  void theKeysWorkWhereverTheKeyboardIs_data() {
    QTest::addColumn<QString>("part");
    QTest::newRow("the button that plays") << u"replayPlay"_s;
    QTest::newRow("the list of moves") << u"replayList"_s;
    QTest::newRow("the button back") << u"recordBack"_s;
    QTest::newRow("the menu of the players") << u"replayCardsMenu"_s;
  }
  void theKeysWorkWhereverTheKeyboardIs() {
    QFETCH(QString, part);
    ReplayWindow shown;
    auto* widget = child<QWidget>(&shown.page, part);
    QVERIFY(widget);
    widget->setFocus();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Left}) QTest::keyClick(widget, key);
    QCOMPARE(shown.step(), 1);
    QTest::keyClick(widget, Qt::Key_M);
    QCOMPARE(child<Segments>(&shown.page, u"replayRows"_s)->chosen(), 2);
    QTest::keyClick(widget, Qt::Key_End);
    QCOMPARE(shown.step(), shown.last());
  }

  /// Left and Right choose another tab there.
  void tabsKeepTheirArrowsAndLeaveTheOthers() {
    ReplayWindow shown;
    auto* tabs = child<Segments>(&shown.page, u"replayRows"_s);
    tabs->setFocus();
    QTest::keyClick(tabs, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown.step(), shown.page.replay()->turns()[1].first);
    QTest::keyClick(tabs, Qt::Key_Right);
    QCOMPARE(tabs->chosen(), 1);
    QCOMPARE(shown.step(), shown.page.replay()->turns()[1].first);
  }

  /// M switches the sound elsewhere in the window: here it marks a move.
  void theLettersOfThePageComeBeforeTheMenus() {
    ReplayWindow shown;
    for (const int key : {Qt::Key_M, Qt::Key_N, Qt::Key_C, Qt::Key_G, Qt::Key_Minus, Qt::Key_Plus}) {
      QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::NoModifier);
      asked.ignore();
      QCoreApplication::sendEvent(shown.button("replayPlay"), &asked);
      QVERIFY2(asked.isAccepted(), qPrintable(QKeySequence(key).toString()));
    }
    QKeyEvent other(QEvent::ShortcutOverride, Qt::Key_M, Qt::ControlModifier);
    other.ignore();
    QCoreApplication::sendEvent(shown.button("replayPlay"), &other);
    QVERIFY(!other.isAccepted());
  }

  void itPlaysByItselfUntilTheEndAndPauses() {
    ReplayWindow shown;
    shown.key(Qt::Key_Plus);
    shown.key(Qt::Key_Plus);
    shown.key(Qt::Key_Plus);
    shown.page.goTo(shown.last() - 2);
    shown.key(Qt::Key_Space);
    QVERIFY(shown.page.isPlaying());
    QCOMPARE(shown.button("replayPlay")->text(), u"Pause"_s);
    QTRY_COMPARE(shown.step(), shown.last());
    QVERIFY(!shown.page.isPlaying());
    QCOMPARE(shown.button("replayPlay")->text(), u"Play"_s);
    shown.key(Qt::Key_Space);  // from the beginning again
    QCOMPARE(shown.step(), 0);
    shown.key(Qt::Key_Space);
    QVERIFY(!shown.page.isPlaying());
  }

  void whoWonIsToldAtTheEndAlone() {
    ReplayWindow shown;
    const QString outcome = shown.page.replay()->result();
    auto* head = child<ElidedWords>(&shown.page, u"replayResult"_s);
    QCOMPARE(outcome.section(u' ', 1), u"won."_s);
    QCOMPARE(head->text(), u"Classic"_s);
    shown.page.goTo(shown.last() - 1);
    QCOMPARE(head->text(), u"Classic"_s);
    shown.key(Qt::Key_End);
    QCOMPARE(head->text(), outcome);
    shown.key(Qt::Key_Left);
    QCOMPARE(head->text(), u"Classic"_s);
  }

  void itStandsStillWhileThePageIsHidden() {
    ReplayWindow shown;
    shown.key(Qt::Key_Space);
    QVERIFY(shown.page.isPlaying());
    shown.page.hide();
    QVERIFY(!shown.page.isPlaying());
  }

  void handsAreThoseOfThePosition() {
    ReplayWindow shown;
    shown.page.goTo(shown.last() / 2);
    const State& state = shown.game.states[static_cast<std::size_t>(shown.step())];
    const auto hands = shown.hands();
    QCOMPARE(hands.size(), std::size_t{4});
    for (int seat = 0; seat < 4; ++seat) {
      const auto& facts = hands[static_cast<std::size_t>(seat)]->facts();
      QVERIFY(facts.hand == state.seat(SeatId(seat)).hand);
      QVERIFY(facts.cards == state.seat(SeatId(seat)).cards);
      QCOMPARE(facts.points, state.points(SeatId(seat)));
    }
  }

  void whoseCardsAreShownHidesThoseOfTheOthers() {
    ReplayWindow shown;
    shown.page.goTo(shown.last() * 2 / 3);
    const State& state = shown.game.states[static_cast<std::size_t>(shown.step())];
    Q_EMIT child<Segments>(&shown.page, u"replayCards"_s)->picked(2);  // all, then the seats: the second one
    QVERIFY(shown.page.shownCards() == (ShownCards{ShownCards::Whose::OneSeat, SeatId(1)}));
    for (int seat = 0; seat < 4; ++seat) {
      const auto& facts = shown.hands()[static_cast<std::size_t>(seat)]->facts();
      const int count = state.seat(SeatId(seat)).hand.total();
      if (seat == 1)
        QVERIFY(facts.hand == state.seat(SeatId(1)).hand);
      else
        QCOMPARE(facts.hand[Resource::Unknown], count);
    }
    Q_EMIT child<Segments>(&shown.page, u"replayCards"_s)->picked(5);
    QVERIFY(shown.page.shownCards().whose == ShownCards::Whose::Nobody);
    QCOMPARE(shown.hands()[1]->facts().hand[Resource::Unknown], state.seat(SeatId(1)).hand.total());
  }

  void aLineOfTheListLeadsToItsMove() {
    ReplayWindow shown;
    auto* list = child<LineView>(&shown.page, u"replayList"_s);
    Q_EMIT list->picked(20);
    auto* rows = qobject_cast<ReplayMoves*>(list->model());
    QCOMPARE(shown.step(), rows->stepOf(20));
    QVERIFY(shown.step() > 0);
    QCOMPARE(rows->stepOf(list->currentIndex().row()), shown.step());
  }

  void theListShowsWhereTheReplayStands() {
    ReplayWindow shown;
    auto* list = child<LineView>(&shown.page, u"replayList"_s);
    QCoreApplication::processEvents();
    QVERIFY(list->viewport()->rect().intersects(list->visualRect(list->model()->index(0, 0))));
    shown.key(Qt::Key_End);
    const QModelIndex last = list->model()->index(list->model()->rowCount() - 1, 0);
    QVERIFY(list->viewport()->rect().intersects(list->visualRect(last)));
    shown.key(Qt::Key_Home);
    QVERIFY(list->viewport()->rect().intersects(list->visualRect(list->model()->index(0, 0))));
  }

  void whoHearsAReplayIsToldWhereAMoveWas() {
    ReplayWindow shown;
    const auto* rows = child<LineView>(&shown.page, u"replayList"_s)->model();
    const Move& settled =
        *std::ranges::find(shown.game.moves, ActionKind::Settlement, [](const Move& move) { return move.action.kind; });
    const QString place =
        placeWords(shown.page.replay()->definition().map,
                   {EventPlace::Kind::Corner, static_cast<std::uint32_t>(settled.action.corner().value)});
    QVERIFY(!place.isEmpty());
    const QString sentence = u"%1 built a settlement."_s.arg(shown.page.replay()->nameOf(settled.seat));
    const auto found = rows->match(rows->index(0, 0), Qt::DisplayRole, sentence);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].data(Qt::AccessibleTextRole).toString(), sentence + u" At: %1."_s.arg(place));
  }

  void theButtonsOfTheReplayHaveNamesThatCanBeSpoken() {
    ReplayWindow shown;
    for (const char* name :
         {"replayFirst", "replayTurnBack", "replayMoveBack", "replayMoveOn", "replayTurnOn", "replayLast"}) {
      const QString heard = shown.button(name)->accessibleName();
      QVERIFY2(!heard.isEmpty() && !heard.contains(u'‹') && !heard.contains(u'›'), name);
    }
  }

  void theListHidesWhatOthersStole() {
    ReplayWindow shown;
    auto* rows = qobject_cast<ReplayMoves*>(child<LineView>(&shown.page, u"replayList"_s)->model());
    const auto stolen = [&] {
      QStringList lines;
      for (int row = 0; row < rows->rowCount(); ++row) {
        const int step = rows->stepOf(row);
        if (step > 0 && shown.game.moves[static_cast<std::size_t>(step) - 1].chance.stolen != Resource::None)
          lines << rows->index(row).data().toString();
      }
      return lines.join(u'\n');
    };
    const QString open = stolen();
    QVERIFY(!open.isEmpty());
    Q_EMIT child<Segments>(&shown.page, u"replayCards"_s)->picked(5);
    const QString hidden = stolen();
    QVERIFY(open != hidden);
    for (const QString& kind : {u"Brick"_s, u"Lumber"_s, u"Wool"_s, u"Grain"_s, u"Ore"_s})
      QVERIFY2(!hidden.contains(kind), qPrintable(hidden));
  }

  void theChartLeadsToATurnAndStandsWhereTheReplayStands() {
    ReplayWindow shown;
    auto* chart = child<Chart>(&shown.page, u"replayChart"_s);
    QCOMPARE(chart->data().series.size(), std::size_t{4});
    QCOMPARE(chart->data().series[0].values.size(), shown.page.replay()->turns().size());
    Q_EMIT chart->placePicked(10);
    QCOMPARE(shown.step(), shown.page.replay()->turns()[11].first);  // the end of turn 10
    QVERIFY(chart->cursor());
    QCOMPARE(*chart->cursor(), 10.0);
    shown.key(Qt::Key_End);
    QCOMPARE(*chart->cursor(), static_cast<double>(chart->data().series[0].values.size() - 1));
  }

  void theFieldOfTheTurnLeadsThere() {
    ReplayWindow shown;
    shown.key(Qt::Key_G);
    auto* box = child<NumberField>(&shown.page, u"replayTurn"_s)->box();
    QVERIFY(box->hasFocus());
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY2(shown.page.replay() && !box->hasFocus(), "Escape leaves the field, not the page");
    shown.key(Qt::Key_G);
    QTest::keyClicks(box, u"12"_s);
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(shown.step(), shown.page.replay()->turns()[12].first);
  }

  void marksAreSetFoundAndTakenAway() {
    ReplayWindow shown;
    std::vector<int> marks;
    connect(&shown.page, &ReplayPage::marksChanged, this, [&](const std::vector<int>& steps) { marks = steps; });
    for (const int step : {40, 10}) {
      shown.page.goTo(step);
      shown.key(Qt::Key_M);
    }
    QCOMPARE(marks, (std::vector<int>{10, 40}));
    shown.key(Qt::Key_N);
    QCOMPARE(shown.step(), 40);
    shown.key(Qt::Key_N);
    QCOMPARE(shown.step(), 10);
    shown.key(Qt::Key_M);
    QCOMPARE(marks, (std::vector<int>{40}));
    QCOMPARE(child<LineView>(&shown.page, u"replayList"_s)->model()->rowCount(), 1);
  }

  void marksAreKeptForTheGameWhateverItsFileIsCalled() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    const QString sample = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    {
      Program program(folder.path());
      program.window.openFile(sample);
      program.window.replayPage()->goTo(7);
      QTest::keyClick(program.window.replayPage(), Qt::Key_M);
    }
    const QString copy = folder.filePath(u"another name.tapu"_s);
    QVERIFY(QFile::copy(sample, copy));
    Program program(folder.path());
    program.window.openFile(copy);
    QTest::keyClick(program.window.replayPage(), Qt::Key_N);
    QCOMPARE(program.window.replayPage()->replay()->step(), 7);
  }

  void escapeLeadsToTheStartPage() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.window.openFile(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s);
    QTest::keyClick(program.window.replayPage(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.startPage());
    QVERIFY(!program.window.replayPage()->replay());
  }

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
    QTRY_VERIFY(playing.program.table());
    const GameController& game = *playing.program.window.game();
    QCOMPARE(game.viewer(), SeatId(2));
    QCOMPARE(game.localSeats().size(), 1);
    QVERIFY(game.state().seat(SeatId(2)).hand == playing.there().seat(SeatId(2)).hand);
    QCOMPARE(game.state().head.turn, playing.there().head.turn);
    QVERIFY(!playing.page()->replay());
    QTRY_VERIFY(!playing.program.window.findChild<PlayOnDialog*>());
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
    QTRY_VERIFY(playing.program.table());
    const GameController& game = *playing.program.window.game();
    QTRY_COMPARE(game.localSeats().size(), 2);
    QVERIFY(game.isHotSeat() && !game.isPaused());
    QCOMPARE(game.seatName(SeatId(2)), u"Uma"_s);
    QCOMPARE(game.seatName(SeatId(1)), u"Vikram"_s);
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
    QVERIFY(playing.choose(3, u"Bot, plays well"_s));
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
    QTRY_VERIFY(playing.program.table());
    const GameController& game = *playing.program.window.game();
    QVERIFY(game.isHost() && game.isPaused());
    QTemporaryDir folder;
    Settings settings(folder.path());
    settings.setName(u"Vikram"_s);
    GameStarter starter(settings, folder.path());
    const auto noted = [&] { return playing.program.starter.files().list().first().note.port; };
    QTRY_VERIFY_WITH_TIMEOUT(noted() != 0, 20'000);  // the note follows in its own time
    const StartedGame guest = starter.join(Address{u"127.0.0.1"_s, noted()});
    QTRY_VERIFY(guest.game->hasGame());
    QCOMPARE(guest.game->viewer(), SeatId(1));
    QTRY_COMPARE(game.lobby().seats[1].holder, SeatHolder::Person);
  }

  /// Its seats and names are of the record from which it was opened.
  void theDialogGoesAwayWithItsRecord() {
    PlayingOn playing;
    const QPointer<PlayOnDialog> dialog = playing.openDialogAt(8);
    QVERIFY(dialog);
    playing.showRecord({u"Ravi"_s, u"Uma"_s, u"Asha"_s, u"Farah"_s});
    QCOMPARE(playing.page()->replay()->nameOf(SeatId(0)), u"Ravi"_s);
    QTRY_VERIFY2(!dialog, "nobody plays on from a record that another dialog asked about");
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
    QCOMPARE(before->phase(), Client::Phase::Over);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTest::keyClick(hosted.program.window.page(), Qt::Key_Escape);
    QVERIFY(hosted.program.table());
  }

  /// A host plays on at the port of the game that has just ended, where the guests look for the host.
  void theNewGameGetsThePortOfTheGameAtTheTable() {
    HostedToTheEnd hosted;
    QVERIFY(hosted.looksAtReplay());
    QTRY_VERIFY_WITH_TIMEOUT(hosted.port() != 0, 20'000);
    PlayOnDialog* dialog = hosted.openDialog();
    QVERIFY(dialog);
    GamePlan plan = dialog->plan();
    plan.listenAt = QHostAddress::LocalHost;
    plan.port = hosted.port();
    Q_EMIT dialog->wanted(plan);
    QTRY_VERIFY(hosted.program.table());
    QVERIFY(hosted.game()->isHost() && hosted.game()->phase() == Client::Phase::Playing);
    QTRY_COMPARE_WITH_TIMEOUT(hosted.port(), plan.port, 20'000);
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
    QTRY_COMPARE(dialog->windowTitle(), u"यहाँ से आगे खेलें"_s);
    QTest::keyClick(child<Segments>(dialog, u"playOnWhere"_s), Qt::Key_Right);
    QVERIFY(dialog->minimumSizeHint().height() <= 560 && dialog->width() <= 1016);
    QCOMPARE(ruleTopicOf(child<Picker>(dialog, u"playOnWho1"_s)).section, u"back-marks"_s);
    for (const char* part : {"playOnWho1", "playOnName1", "gameName"})
      QVERIFY(!child<QWidget>(dialog, QString::fromLatin1(part))->accessibleName().isEmpty());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!playing.program.window.findChild<PlayOnDialog*>());
    QVERIFY(playing.page()->replay());
  }

  void aFinishedGameIsLookedAtAndTheTableIsBehindThePage() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.setBotPace(BotPace::Instant);
    program.window.openNewGame(NewGamePage::Purpose::Bots);
    child<NumberField>(program.window.newGamePage(), u"option_victory.target"_s)->box()->setValue(3);
    child<ActionButton>(program.window.newGamePage(), u"newGameStart"_s)->click();
    QTRY_VERIFY(program.table());
    QVERIFY(playToTheEnd(program));
    auto* replay = child<ActionButton>(program.table(), u"replay"_s);
    QTRY_VERIFY(!replay->isHidden());
    TablePage* table = program.table();
    replay->click();
    const ReplayPage* page = program.window.replayPage();
    QCOMPARE(program.window.page(), page);
    QVERIFY(page->replay()->state().head.phase != Phase::Over);
    QCOMPARE(page->replay()->end().head.phase, Phase::Over);
    QTest::keyClick(program.window.page(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), table);
    QVERIFY(program.window.game());
    QVERIFY(!page->replay());
  }

  void aChainShowsSomeBoardsOrAllOfThem() {
    Played game;
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.boards = 6;
    plan.bots = {"greedy"};
    plan.mostMoves = 400;
    simulate(plan, game);
    RecordHeader header;
    header.setup = game.setup;
    ReplayPage page;
    page.show(std::make_unique<Replay>(header, game.states.front(), game.moves), u"event"_s);
    (void)bringUp(page, {1280, 770});
    page.goTo(page.replay()->steps());
    QCOMPARE(page.findChildren<HandRow*>().size(), 6);  // of three boards
    auto* boards = child<Picker>(&page, u"replayBoards"_s);
    auto* cards = child<Picker>(&page, u"replayCardsMenu"_s);
    Q_EMIT cards->picked(7);  // all, six seats, nobody
    QVERIFY(page.shownCards().whose == ShownCards::Whose::Nobody);
    Q_EMIT boards->picked(6);  // all, then each board: the last one
    QCOMPARE(page.board()->middle(), 5);
    QCOMPARE(page.findChildren<HandRow*>().size(), 6);  // the chain is a ring
    QVERIFY2(page.shownCards().whose == ShownCards::Whose::Nobody, "another board opens no cards");
    QCOMPARE(cards->chosen(), 7);
    Q_EMIT boards->picked(0);
    QVERIFY(page.board()->showsWhole());
    page.goTo(10);
    Q_EMIT boards->picked(1);
    QVERIFY(!page.board()->showsWhole());
  }

  void theBoardsOfAChainHaveTheirNumbersAndLetters() {
    Played game;
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.boards = 4;
    plan.bots = {"greedy"};
    plan.mostMoves = 50;
    simulate(plan, game);
    RecordHeader header;
    header.setup = game.setup;
    ReplayPage page;
    page.show(std::make_unique<Replay>(header, game.states.front(), game.moves), u"event"_s);
    QCOMPARE(page.board()->nameOf(0), u"1 A"_s);  // the order is A, B, C, and A again
    QCOMPARE(page.board()->nameOf(3), u"4 A"_s);
  }

  void aLargeRecordIsReadWhileTheWindowAnswers() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Played game;
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.boards = 100;
    plan.bots = {"greedy"};
    plan.mostMoves = 60'000;
    simulate(plan, game);
    RecordHeader header;
    header.setup = game.setup;
    const QString path = folder.filePath(u"large.tapu"_s);
    Complaint complaint;
    QVERIFY(saveRecord(path, header, game.moves, complaint));
    QVERIFY2(QFileInfo(path).size() > 512 * 1024, qPrintable(QString::number(QFileInfo(path).size())));
    Program program(folder.path());
    program.window.openFile(path);
    auto* box = program.window.findChild<WaitBox*>();
    QVERIFY(box && !program.window.replayPage()->replay());
    child<ActionButton>(box, u"waitStop"_s)->click();
    QTRY_VERIFY(!program.window.findChild<WaitBox*>());
    QCOMPARE(program.window.page(), program.window.startPage());
    program.window.openFile(path);
    QTRY_COMPARE_WITH_TIMEOUT(program.window.page(), program.window.replayPage(), 60'000);
    QCOMPARE(program.window.replayPage()->replay()->steps(), static_cast<int>(game.moves.size()));
  }

  void theAnalysisHasItsRowsItsChartAndItsReasons() {
    Played game;
    SimulationPlan plan;
    plan.seed = 9;
    plan.options.classicTarget = 4;
    plan.bots = {"random", "greedy", "greedy", "greedy"};
    simulate(plan, game);
    RecordHeader header;
    header.setup = game.setup;
    ReplayPage page;
    page.show(std::make_unique<Replay>(header, game.states.front(), game.moves), u"ours"_s);
    (void)bringUp(page, {1280, 770});
    auto* tabs = child<Segments>(&page, u"replayRows"_s);
    const auto pick = [tabs](int tab) { tabs->choose(tab), Q_EMIT tabs->picked(tab); };
    pick(3);
    QVERIFY(page.analysis()->isRunning());
    child<ActionButton>(&page, u"analysisButton"_s)->click();
    QVERIFY2(!page.analysis()->isRunning() && !page.analysis()->analysis(), "it is stopped");
    child<ActionButton>(&page, u"analysisButton"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(page.analysis()->analysis(), 120'000);
    const Analysis& found = *page.analysis()->analysis();
    auto* list = child<LineView>(&page, u"replayList"_s);
    QCOMPARE(list->model()->rowCount(), static_cast<int>(found.moments.size()));
    QCOMPARE(child<Chart>(&page, u"replayChart"_s)->data().name, u"Chance to win in %"_s);
    const auto better = std::ranges::find(found.moments, Analysis::Judgment::Better, &Analysis::Moment::judgment) -
                        found.moments.begin();
    QVERIFY(better < std::ssize(found.moments));
    Q_EMIT list->picked(static_cast<int>(better));
    QCOMPARE(page.replay()->step(), found.moments[static_cast<std::size_t>(better)].step);
    auto* judged = child<Words>(&page, u"replayJudged"_s);
    QVERIFY2(judged->isVisible() && judged->text().contains(u"Better was"_s), qPrintable(judged->text()));
    Q_EMIT child<Segments>(&page, u"replayCards"_s)->picked(5);
    QVERIFY(page.shownCards().whose == ShownCards::Whose::Nobody);
    QVERIFY2(!judged->text().contains(u"Better was"_s), "it would tell a hand that is not shown");
    for (int row = 0; row < list->model()->rowCount(); ++row)
      QVERIFY(!list->model()->index(row, 0).data().toString().contains(u"better"_s));
    pick(0);
    QVERIFY(!judged->isVisible());
    QCOMPARE(child<Chart>(&page, u"replayChart"_s)->data().name, u"Points over time"_s);
    pick(3);
    QVERIFY2(!page.analysis()->isRunning(), "what was found is kept");
  }

  void anotherReplayBeginsWithWhatItsRecordTells() {
    ReplayWindow shown;
    Q_EMIT child<Segments>(&shown.page, u"replayCards"_s)->picked(5);
    RecordHeader header;
    header.setup = shown.game.setup;
    shown.page.show(std::make_unique<Replay>(header, shown.game.states.front(), shown.game.moves), u"again"_s);
    QVERIFY(shown.page.shownCards().whose == ShownCards::Whose::All);
    QCOMPARE(child<Segments>(&shown.page, u"replayCards"_s)->chosen(), 0);
  }

  /// It is still on the screen while a game that goes on from it is being opened.
  void aPageWithoutAReplayAnswersNothing() {
    ReplayWindow shown;
    shown.page.close();
    Q_EMIT child<Segments>(&shown.page, u"replayCards"_s)->picked(2);
    Q_EMIT child<Picker>(&shown.page, u"replayCardsMenu"_s)->picked(2);
    Q_EMIT child<Picker>(&shown.page, u"replayBoards"_s)->picked(1);
    Q_EMIT child<Segments>(&shown.page, u"replayRows"_s)->picked(1);
    Q_EMIT child<LineView>(&shown.page, u"replayList"_s)->picked(0);
    Q_EMIT child<Chart>(&shown.page, u"replayChart"_s)->placePicked(3);
    for (auto* button : shown.page.findChildren<ActionButton*>())
      if (button->objectName() != u"recordBack"_s) button->click();
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Right, Qt::Key_End, Qt::Key_M, Qt::Key_N, Qt::Key_G, Qt::Key_C})
      shown.key(key);
    QVERIFY(!shown.page.replay() && !shown.page.isPlaying());
  }

  void theRecordOfOneSeatOffersThatSeatAndNobody() {
    const Played game = played(3, "greedy");
    const GameDefinition definition(game.setup);
    const Viewer eyes = SeatId(1);
    std::vector<Move> moves;
    for (std::size_t i = 0; i < game.moves.size(); ++i)
      if (const auto move = visibleTo(eyes, definition, game.states[i], game.moves[i])) moves.push_back(*move);
    RecordHeader header;
    header.setup = game.setup;
    header.seenBy = eyes;
    ReplayPage page;
    page.show(std::make_unique<Replay>(header, visibleTo(eyes, definition, game.states.front()), moves), u"mine"_s);
    (void)bringUp(page, {1280, 770});
    QVERIFY(page.shownCards() == (ShownCards{ShownCards::Whose::OneSeat, SeatId(1)}));
    page.goTo(page.replay()->steps() / 2);
    const auto rows = page.findChildren<HandRow*>();
    QCOMPARE(rows[1]->facts().hand[Resource::Unknown], 0);
    Q_EMIT child<Segments>(&page, u"replayCards"_s)->picked(1);
    QVERIFY(page.shownCards().whose == ShownCards::Whose::Nobody);
    QCOMPARE(rows[1]->facts().hand[Resource::Unknown], page.replay()->state().seat(SeatId(1)).hand.total());
  }

  void aChartIsCopiedAsATable() {
    ReplayWindow shown;
    auto* chart = child<Chart>(&shown.page, u"replayChart"_s);
    QTest::keyClick(chart, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), static_cast<qsizetype>(shown.page.replay()->turns().size()) + 1);
    QCOMPARE(lines.front(), u"\tAsha\tVikram\tMeera\tKabir"_s);
    QStringList cells{u"Turn 0"_s};
    for (const int points : shown.page.replay()->turns()[0].points) cells << QString::number(points);
    QCOMPARE(lines[1], cells.join(u'\t'));
  }
};

TAPU_TEST_WITH_SCREEN(ReplayPageTest)

#include "test_replay_page.moc"
