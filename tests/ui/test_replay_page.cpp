// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>
#include <set>

#include "app/board/board_overlay.h"
#include "app/kit/chart.h"
#include "app/kit/herald.h"
#include "app/review/replay_page.h"
#include "app/session/settings/languages.h"
#include "app/text/place_words.h"
#include "engine/play/initial_state.h"
#include "engine/play/visible.h"
#include "tests/board/sea_board.h"
#include "tests/effort.h"
#include "tests/formats/played.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"
#include "tests/ui/played_out.h"
#include "tests/ui/program.h"
#include "tests/ui/replay_window.h"

using namespace tapu;

namespace {

/// The moves of a game so large that its positions would fill the memory.
struct Recorded : SimulationWatcher {
  Setup setup;
  std::vector<Move> moves;
  void began(const Setup& it, const GameDefinition&, const State&) override { setup = it; }
  void moved(const GameDefinition&, const State&, const Move& move) override { moves.push_back(move); }
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

  void eachMoveIsSaidAloud() {
    ReplayWindow shown;
    const auto* herald = shown.page.findChild<ReplayDeed*>()->findChild<Herald*>();
    for (int i = 0; i < 3; ++i) {
      shown.key(Qt::Key_Right);
      const QString deed = shown.page.findChild<Words*>(u"replayDeed"_s)->text();
      SOON_EQUAL(herald->said(), deed);
    }
    shown.key(Qt::Key_Space);
    SOON_EQUAL(herald->said(), u"The replay plays."_s);
    shown.key(Qt::Key_Space);
    SOON(herald->said().endsWith(u"The replay is paused."_s));
    shown.key(Qt::Key_End);
    SOON_OR_SAY(herald->said().endsWith(shown.page.replay()->result()), qPrintable(herald->said()));
  }

  void ofStepsInQuickSuccessionTheLastIsSaid() {
    ReplayWindow shown;
    const auto* herald = shown.page.findChild<ReplayDeed*>()->findChild<Herald*>();
    SOON_EQUAL(herald->said(), u"The beginning of the game"_s);
    QStringList spoken;
    connect(herald, &Herald::spoke, &shown.page, [&](const QString& text) { spoken << text; });
    for (int i = 0; i < 12; ++i) shown.key(Qt::Key_Right);
    const QString deed = shown.page.findChild<Words*>(u"replayDeed"_s)->text();
    SOON(!spoken.isEmpty());
    QCOMPARE(spoken, QStringList{deed});
  }

  /// There the row is told that gets the keyboard.
  void theListOfMovesTellsTheMoveByItself() {
    ReplayWindow shown;
    const auto* herald = shown.page.findChild<ReplayDeed*>()->findChild<Herald*>();
    const auto rests = [herald] { return !herald->findChild<QTimer*>(u"rest"_s)->isActive(); };
    shown.key(Qt::Key_Right);
    SOON_EQUAL(herald->said(), shown.page.findChild<Words*>(u"replayDeed"_s)->text());
    auto* list = child<LineView>(&shown.page, u"replayList"_s);
    list->setFocus();
    QSignalSpy spoke(herald, &Herald::spoke);
    QTest::keyClick(list, Qt::Key_Right);
    SOON(rests());
    shown.key(Qt::Key_Space);
    SOON(!spoke.isEmpty());
    QCOMPARE(spoke.first().first().toString(), u"The replay plays."_s);
  }

  void aReplayIsHeard() {
    ReplayWindow shown;
    shown.page.goTo(10);
    shown.page.focusFirst();
    QCOMPARE(wrongByEar(shown.page, 9), QString());
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
    SOON_EQUAL(shown.step(), shown.last());
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
    QVERIFY2(!box->hasFocus(), "Enter gives the keyboard back to the page");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(shown.step(), shown.page.replay()->turns()[12].first + 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(shown.page.isPlaying());
  }

  /// They have no room beside the list there, and stand in its place.
  void largeTextsLeaveNamesAndButtonsWhole() {
    useTextSize(200);
    const auto usual = qScopeGuard([] { useTextSize(100); });
    ReplayWindow shown;
    QVERIFY(bringUp(shown.page, {1920, 1030}));
    test::settle();
    for (const char* name : {"replayFirst", "replayTurnBack", "replayMoveBack", "replayMoveOn", "replayTurnOn"}) {
      const ActionButton* button = shown.button(name);
      const int words = QFontMetrics(textFont(kBodyText, Weight::Bold)).horizontalAdvance(button->text());
      QVERIFY2(button->isVisible() && button->width() >= words + 16, name);
    }
    const int letters = QFontMetrics(textFont(kBodyText, Weight::Bold)).horizontalAdvance(u"Old Uncle"_s);
    const int figures = 3 * QFontMetrics(textFont(kHeadingText, Weight::Bold)).horizontalAdvance(u"0"_s) + 3 * 36;
    for (const HandRow* row : shown.hands()) QCOMPARE_GE(row->width(), letters + figures + 60);
  }

  void aNarrowPageShowsTheHandsInPlaceOfTheList() {
    ReplayWindow shown;
    const auto* hands = shown.page.findChild<ReplayHands*>();
    const auto* list = child<LineView>(&shown.page, u"replayList"_s);
    QVERIFY(hands->isVisible() && list->isVisible() && shown.button("replayPlayers")->isHidden());
    shown.key(Qt::Key_H);             // there is nothing to show or hide, now or later
    shown.page.setMinimumSize(1, 1);  // as a part of the window
    shown.page.resize(1024, 640);
    QVERIFY(!hands->isVisible() && list->isVisible());
    QTest::mouseClick(shown.button("replayPlayers"), Qt::LeftButton);
    QVERIFY(hands->isVisible() && !list->isVisible());
    for (const HandRow* row : shown.hands()) QVERIFY(row->visibleRegion().boundingRect().width() == row->width());
    shown.key(Qt::Key_H);
    QVERIFY(!hands->isVisible() && list->isVisible());
  }

  void eightPlayersAreInSightBesideTheBoard_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QSize size : {QSize(1024, 607), QSize(1280, 767)})
        QTest::addRow("%s, %d×%d", qPrintable(language), size.width(), size.height()) << language << size;
  }
  void eightPlayersAreInSightBesideTheBoard() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Languages languages;
    const auto usual = qScopeGuard([&] { languages.use(u"en"_s); });
    languages.use(language);
    constexpr int kSeats = 8;
    Options options = defaultOptions(RuleSet::Classic, kSeats);
    options.seats = kSeats;
    const Played game = played(3, "greedy", options);
    RecordHeader header;
    header.setup = game.setup;
    header.names = QStringList(kSeats, u"Catherine-Bartholomew"_s);
    ReplayPage page;
    page.setMinimumSize(1, 1);
    page.show(std::make_unique<Replay>(header, game.states.front(), game.moves), u"eight"_s);
    (void)bringUp(page, size);
    page.setFocus();
    SOON_EQUAL(page.size(), size);
    test::settle();
    const auto rows = page.findChildren<HandRow*>();
    QCOMPARE(rows.size(), kSeats);
    for (const HandRow* row : rows) {
      QVERIFY2(row->isVisible() && row->visibleRegion().boundingRect().size() == row->size(), "a player is cut");
      QVERIFY(row->form() != HandRow::Form::Full);
    }
    const auto* board = page.findChild<ReplayBoard*>();
    QVERIFY2(board->height() >= page.height() / 3, qPrintable(QString::number(board->height())));
    auto* chart = child<Chart>(&page, u"replayChart"_s);
    if (chart->isHidden()) QTest::keyClick(&page, Qt::Key_C);
    test::settle();
    constexpr int kLeastEnd = 16;  // pixels of the name of a line
    QCOMPARE_GE(chart->height(), kSeats * kLeastEnd);
  }

  /// 14.3: what a first settlement there brings, and who has had one, at each moment.
  void islandsHaveTheirChips() {
    RecordHeader header;
    header.setup.board = test::seaBoard();
    header.setup.options = defaultOptions(RuleSet::Classic);
    header.setup.options.islandBonus = 2;
    header.names = {u"Asha"_s, u"Ravi"_s, u"Meera"_s, u"Kabir"_s};
    const GameDefinition definition(header.setup);
    State start = initialState(definition);
    start.head.phase = Phase::Play;
    start.head.turn = 1;
    start.head.first = start.head.active = SeatId(0);
    start.seat(SeatId(0)).pending.must = Decision::Roll;
    start.sea->islands = {1, 2, 2, 0};  // Asha in the west, Ravi and Meera in the east
    ReplayPage page;
    Move roll{SeatId(0), tapu::roll(), {}};
    roll.chance.dice = {1, 1};
    page.show(std::make_unique<Replay>(header, start, std::vector<Move>{roll}), u"islands"_s);
    const auto& chips = page.findChild<ReplayBoard*>()->scene()->overlay().islands();
    QCOMPARE(chips.size(), 2U);
    QCOMPARE(chips[0].text, u"+2"_s);
    QCOMPARE(chips[0].tip, u"Settled by: Asha"_s);
    QCOMPARE(chips[1].tip, u"Settled by: Ravi, Meera"_s);
    QCOMPARE(chips[0].look, IslandChip::Look::Plain);  // nobody here earns it
  }

  /// In a record that begins with a position.
  void theFieldCountsTurnsAsTheListDoes() {
    Played game = played(3, "greedy");
    const auto from = std::ranges::find_if(game.states, [](const State& state) { return state.head.turn == 5; });
    QVERIFY(from != game.states.end());
    RecordHeader header;
    header.setup = game.setup;
    const std::vector<Move> rest(game.moves.begin() + (from - game.states.begin()), game.moves.end());
    ReplayPage page;
    page.show(std::make_unique<Replay>(header, *from, rest), u"part"_s);
    (void)bringUp(page, {1280, 770});
    const auto* field = child<NumberField>(&page, u"replayTurn"_s);
    QCOMPARE(page.replay()->turns()[1].number, 5);
    QCOMPARE(field->value(), 5);
    field->box()->setValue(7);
    QCOMPARE(page.replay()->turns()[static_cast<std::size_t>(page.replay()->turnAt(page.replay()->step()))].number, 7);
    QCOMPARE(field->value(), 7);
    auto* chart = child<Chart>(&page, u"replayChart"_s);
    QVERIFY(chart->wordsOf(1).startsWith(u"After turn 5\n"_s));
  }

  void whyNobodyPlaysOnIsTheReasonThatHolds() {
    ReplayWindow shown;
    QVERIFY(shown.button("replayPlayOn")->isEnabled());
    shown.key(Qt::Key_End);
    QVERIFY(!shown.button("replayPlayOn")->isEnabled());
    QCOMPARE(shown.button("replayPlayOn")->toolTip(), u"Nobody can play on from here: the game is over."_s);
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
    const auto* none = child<QWidget>(&shown.page, u"replayNoMarks"_s);
    QVERIFY(none && none->isHidden());
    shown.page.goTo(40);
    shown.key(Qt::Key_M);
    QVERIFY2(!none->isHidden(), "an empty list says how one marks");
    Q_EMIT child<Segments>(&shown.page, u"replayRows"_s)->picked(0);
    QVERIFY(none->isHidden());
  }

  void marksAreKeptForTheGameWhateverItsFileIsCalled() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    const QString sample = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    {
      Program program(folder.path());
      program.window.files().openOne(sample);
      program.window.pages().replay()->goTo(7);
      QTest::keyClick(program.window.pages().replay(), Qt::Key_M);
    }
    const QString copy = folder.filePath(u"another name.tapu"_s);
    QVERIFY(QFile::copy(sample, copy));
    Program program(folder.path());
    program.window.files().openOne(copy);
    QTest::keyClick(program.window.pages().replay(), Qt::Key_N);
    QCOMPARE(program.window.pages().replay()->replay()->step(), 7);
  }

  void escapeLeadsToTheStartPage() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.window.files().openOne(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s);
    QTest::keyClick(program.window.pages().replay(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.pages().start());
    QVERIFY(!program.window.pages().replay()->replay());
  }

  void aFinishedGameIsLookedAtAndTheTableIsBehindThePage() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    child<NumberField>(program.window.newGames().page(), u"option_victory.target"_s)->box()->setValue(3);
    child<ActionButton>(program.window.newGames().page(), u"newGameStart"_s)->click();
    SOON(program.table());
    QVERIFY(playToTheEnd(program));
    auto* replay = child<ActionButton>(program.table(), u"replay"_s);
    SOON(!replay->isHidden());
    TablePage* table = program.table();
    replay->click();
    const ReplayPage* page = program.window.pages().replay();
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

  /// A chain has thousands of moves: those are played that the boards in sight show, and a second throw moves many
  /// robbers with the same words.
  void aPartOfAChainIsPlayedWithoutWhatHappensElsewhere() {
    Played game;
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.options.protection = 0;
    plan.options.bigMaxRounds = 30;
    plan.boards = 6;
    plan.bots = {"greedy"};
    simulate(plan, game);
    RecordHeader header;
    header.setup = game.setup;
    const Replay replay(header, game.states.front(), game.moves);
    const std::vector<SeatId> inSight{SeatId(0), SeatId(1)};
    ReplayMoves moves;
    moves.show(&replay, ReplayMoves::Rows::Moves, {}, inSight);
    std::set<int> expected{replay.steps()}, played;
    for (int row = 0; row < moves.rowCount(); ++row) expected.insert(moves.stepOf(row));
    int robbers = 0;
    for (int step = 1; step <= replay.steps(); ++step) {
      const auto& events = replay.eventsOf(step - 1);
      if (std::ranges::find(events, EventKind::SecondThrown, &Event::kind) == std::ranges::end(events)) continue;
      expected.insert(step);
      QVERIFY(lastDeed(replay, step, {}).count(u"The robber moved to another hex."_s) <= 1);
      robbers += static_cast<int>(std::ranges::count(events, EventKind::RobberMoved, &Event::kind));
    }
    QVERIFY(robbers > 1);
    for (int step = 0; step < replay.steps();) played.insert(step = moves.stepAfter(step));
    QVERIFY(played == expected);
    QVERIFY(std::ssize(played) < replay.steps() / 2);
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
    Recorded game;
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.boards = 100;
    plan.bots = {"greedy"};
    plan.mostMoves = effort(60'000, 20'000);
    simulate(plan, game);
    RecordHeader header;
    header.setup = game.setup;
    const QString path = folder.filePath(u"large.tapu"_s);
    Complaint complaint;
    QVERIFY(saveRecord(path, header, game.moves, complaint));
    QVERIFY2(QFileInfo(path).size() > 512 * 1024, qPrintable(QString::number(QFileInfo(path).size())));
    Program program(folder.path());
    program.window.files().openOne(path);
    auto* box = program.window.findChild<WaitBox*>();
    QVERIFY(box && !program.window.pages().replay()->replay());
    child<ActionButton>(box, u"waitStop"_s)->click();
    SOON(!program.window.findChild<WaitBox*>());
    QCOMPARE(program.window.page(), program.window.pages().start());
    program.window.files().openOne(path);
    SOON_EQUAL(program.window.page(), program.window.pages().replay());
    QCOMPARE(program.window.pages().replay()->replay()->steps(), static_cast<int>(game.moves.size()));
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
    const auto pick = [tabs](int tab) {
      tabs->choose(tab);
      Q_EMIT tabs->picked(tab);
    };
    pick(3);
    QVERIFY(page.analysis()->isRunning());
    child<ActionButton>(&page, u"analysisButton"_s)->click();
    QVERIFY2(!page.analysis()->isRunning() && !page.analysis()->analysis(), "it is stopped");
    child<ActionButton>(&page, u"analysisButton"_s)->click();
    SOON(page.analysis()->analysis());
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
    QStringList cells{u"After turn 0"_s};
    for (const int points : shown.page.replay()->turns()[0].points) cells << QString::number(points);
    QCOMPARE(lines[1], cells.join(u'\t'));
  }
};

TAPU_TEST_WITH_SCREEN(ReplayPageTest)

#include "test_replay_page.moc"
