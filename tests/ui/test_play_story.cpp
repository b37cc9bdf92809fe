// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/kit/motion.h"
#include "app/kit/theme.h"
#include "app/session/settings/languages.h"
#include "app/table/end/end_sheet.h"
#include "app/table/end/points_table.h"
#include "app/table/end/story_page.h"
#include "app/table/show/confetti.h"
#include "app/table/sight/evening_words.h"
#include "engine/play/game.h"
#include "tests/formats/played.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"
#include "tests/ui/many_seats.h"
#include "tests/ui/play_desk.h"
#include "tests/ui/play_window.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A classic game of bots, told to the end.
struct Told {
  Played game = played(5, "greedy");
  Game start{game.setup};
  GameStory story = storyOf(start.definition(), std::nullopt, game.moves);
  std::vector<StoryPage::Player> players{{u"Asha"_s, 0}, {u"Vikram"_s, 1}, {u"Meera"_s, 2}, {u"Kabir"_s, 3}};
  StoryPage sheet;
  Told() {
    sheet.resize(1280, 760);
    sheet.tell(story, players, start.definition().rules.target);
    sheet.open();
  }
  template <class Part>
  Part* part(const QString& name) const {
    return sheet.findChild<Part*>(name);
  }
};

}  // namespace

/// The pages of a finished game.
class PlayStoryTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void noBoardIsZoomedBelowTheResults() {
    const Played game = played(5, "greedy");
    LaidWindow window(Game(game.setup, game.states.back()));
    const QAction* zoom = window.actions.at(GameActions::ZoomIn);
    SOON(zoom->isEnabled());
    Q_EMIT window.part<EndSheet>()->storyAsked();
    SOON(!zoom->isEnabled());
    QTest::keyClick(window.part<StoryPage>(), Qt::Key_Escape);
    SOON(zoom->isEnabled());
  }

  void theStoryLiesAnewInAnotherSize_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    QTest::addColumn<int>("text");
    QTest::newRow("a larger window") << QSize(1920, 1040) << 130 << 100;
    QTest::newRow("larger texts") << QSize(1920, 1040) << 130 << 200;
    QTest::newRow("larger texts in a usual window") << QSize(1280, 760) << 100 << 125;
  }
  void theStoryLiesAnewInAnotherSize() {
    QFETCH(QSize, size);
    QFETCH(int, scale);
    QFETCH(int, text);
    Told told;
    const LaidWindow window(Game(told.game.setup, told.game.states.back()));
    told.sheet.showEnd({.title = u"Asha wins"_s, .facts = {}, .lastMove = u"Last move: a new city."_s},
                       sightOf(*window.game));
    QVERIFY(bringUp(told.sheet, {1024, 600}));
    const auto usual = qScopeGuard([] {
      useTextSize(100);
      useTableScale(100);
    });
    useTextSize(text);
    useTableScale(scale);
    told.sheet.resize(size);
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&told.sheet, &event);
    QCoreApplication::processEvents();
    const auto* points = told.part<PointsTable>(u"storyPoints"_s);
    SOON(points->viewport()->height() >= points->widget()->sizeHint().height());
    SOON(points->viewport()->width() >= points->widget()->minimumSizeHint().width());
    SOON(points->geometry().bottom() < told.part<Words>(u"storyLastMove"_s)->y());
    for (const Segments* tabs : told.sheet.findChildren<Segments*>())
      SOON(tabs->mapTo(&told.sheet, QPoint(tabs->width(), 0)).x() <= told.sheet.width());
  }

  void theWinnerAtASharedComputerIsNamed() {
    const Played game = played(5, "greedy");
    const LaidWindow window(Game(game.setup, game.states.back()));
    PlaySight sight = sightOf(*window.game);
    QVERIFY(sight.state.head.winner);
    sight.viewer = sight.state.head.winner;
    QCOMPARE(endSentence(sight), u"You won!"_s);
    sight.sharing = Sharing::Yes;
    QCOMPARE(endSentence(sight), sight.name(sight.viewer) + u" won"_s);
  }

  void inOneColumnThePageAloneScrolls() {
    Told told;
    QVERIFY(bringUp(told.sheet, {1000, 560}));
    const auto* cards = told.part<QScrollArea>(u"storyCards"_s);
    const auto* honors = told.part<QScrollArea>(u"storyHonors"_s);
    SOON(cards->isVisible() && cards->verticalScrollBar()->maximum() == 0);
    auto* tabs = told.part<Segments>(u"storyCounted"_s);
    tabs->setFocus();
    for (int i = 0; i < 4; ++i) QTest::keyClick(tabs, Qt::Key_Right);
    SOON(honors->isVisible() && honors->verticalScrollBar()->maximum() == 0);
  }

  void theTitleOfTheCardsIsThereBesideItsTabs() {
    Told told;
    QVERIFY(bringUp(told.sheet, {1280, 760}));
    const auto* tabs = told.part<Segments>(u"storyCounted"_s);
    const auto titles = tabs->parentWidget()->findChildren<Words*>(Qt::FindDirectChildrenOnly);
    const auto title = std::ranges::find(titles, u"Cards of each player"_s, &Words::text);
    QVERIFY(title != titles.end());
    SOON((*title)->isVisible() && (*title)->width() >= (*title)->sizeHint().width());
  }

  void theEndIsToldAnewInAnotherLanguage() {
    const Played game = played(5, "greedy");
    languages_.use(u"hi"_s);
    LaidWindow window(Game(game.setup, game.states.back()));
    Q_EMIT window.part<EndSheet>()->storyAsked();
    const auto* facts = window.part<StoryPage>()->findChild<Words*>(u"storyFacts"_s);
    const auto* points = window.part<StoryPage>()->findChild<PointsTable*>();
    SOON(!facts->text().isEmpty() && !points->accessibleDescription().contains(u"Settlements"_s));
    languages_.use(u"en"_s);
    SOON(facts->text().contains(u"4 players"_s));
    SOON(points->accessibleDescription().contains(u"Settlements"_s));
  }

  void theStoryIsHeard() {
    Told told;
    QVERIFY(bringUp(told.sheet, {1280, 760}));
    QCOMPARE(wrongByEar(told.sheet), QString());
  }

  void thePointsEndWithThoseOfTheGame() {
    const Told told;
    const auto& lines = told.part<Chart>(u"storyCourse"_s)->data().series;
    QCOMPARE(lines.size(), std::size_t{4});
    for (std::size_t seat = 0; seat < lines.size(); ++seat)
      QCOMPARE(lines[seat].values.back(), told.game.states.back().points(SeatId(static_cast<int>(seat))));
  }

  /// An award is marked where it moved, and no place of the other charts is.
  void theAwardsAreMarkedBelowThePoints() {
    const Told told;
    auto* chart = told.part<Chart>(u"storyCourse"_s);
    QCOMPARE(chart->data().marks.size(), told.story.awards.size());
    QVERIFY(!told.story.awards.empty());
    const AwardMove& first = told.story.awards.front();
    const QString holder = told.players[static_cast<std::size_t>(first.holder.value)].name;
    QVERIFY(chart->wordsOf(first.turn).contains(holder + u" got the "_s));
    QTest::keyClick(told.part<Segments>(u"storyCourses"_s), Qt::Key_Right);
    QVERIFY(chart->data().marks.empty());
  }

  void theDiceAddUpToTheThrows() {
    const Told told;
    const Chart::Data& dice = told.part<Chart>(u"storyThrows"_s)->data();
    int thrown = 0;
    double expected = 0;
    for (const int value : dice.series.front().values) thrown += value;
    for (const double value : dice.expected) expected += value;
    QCOMPARE(thrown, told.story.throwCount());
    QVERIFY(std::abs(expected - thrown) < 1e-6);
  }

  void theTabsOfTheChartShowWhatElseGoesOverTime() {
    const Told told;
    auto* chart = told.part<Chart>(u"storyCourse"_s);
    auto* courses = told.part<Segments>(u"storyCourses"_s);
    const State& last = told.game.states.back();
    const auto ends = [&] {
      std::vector<int> values;
      for (const Chart::Series& line : chart->data().series) values.push_back(line.values.back());
      return values;
    };
    std::vector<int> hands, received, luck;
    for (int s = 0; s < 4; ++s) {
      const SeatStory& seat = told.story.seats[static_cast<std::size_t>(s)];
      hands.push_back(last.seat(SeatId(s)).hand.total());
      received.push_back(seat.of(CardWay::FromThrows).total());
      luck.push_back(seat.luck());
    }
    QString name = chart->accessibleName();
    for (const std::vector<int>& expected : {hands, received, luck}) {
      QTest::keyClick(courses, Qt::Key_Right);
      QCOMPARE(ends(), expected);
      QVERIFY(std::exchange(name, chart->accessibleName()) != chart->accessibleName());
    }
  }

  /// The size of the page in a window of 1280 by 800.
  void theCardsThatAreLeftAreInSight() {
    Told told;
    told.sheet.resize(1274, 716);
    QCoreApplication::processEvents();
    const auto all = told.sheet.findChildren<Words*>();
    const auto left = std::ranges::find(all, u"Left in the hand"_s, &Words::text);
    QVERIFY(left != all.end());
    QCOMPARE((*left)->visibleRegion().boundingRect().height(), (*left)->height());
  }

  void cardsOfManyPlayersNeedNoScrollingToTheSide_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("players");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int players : {5, 6, 7, 8})
        QTest::addRow("%s, %d players", qPrintable(language), players) << language << players;
  }
  /// In a window of 1280 by 800, with names of the greatest length.
  void cardsOfManyPlayersNeedNoScrollingToTheSide() {
    QFETCH(QString, language);
    QFETCH(int, players);
    languages_.use(language);
    const auto all = static_cast<std::size_t>(players);
    GameStory story;
    story.seats.resize(all);
    for (SeatStory& seat : story.seats)
      for (CardSum& sum : seat.cards) sum.byKind[0] = 104;
    story.trades.assign(all, std::vector<int>(all, 12));
    story.taken = story.trades;
    const std::vector<int> each(all, 2);
    story.after.push_back({each, each, each, each});
    std::vector<StoryPage::Player> named;
    for (int seat = 0; seat < players; ++seat) named.push_back({u"Catherine-Bartholomew"_s, seat});
    StoryPage sheet;
    sheet.resize(1274, 716);
    sheet.tell(story, named, 10);
    LaidWindow window(test::many_seats::tableOf(players));
    const Seen& seen = window.game->seen();
    const auto name = [](SeatId) { return u"Catherine-Bartholomew"_s; };
    const auto color = [](SeatId seat) { return static_cast<int>(seat.value); };
    sheet.showEnd({}, {seen.definition(), seen.state(), seen.legal, seen.viewer(), Curtain::Up, name, color, name});
    sheet.open();
    auto* table = sheet.findChild<StoryTable*>(u"storyCards"_s);
    auto* counted = sheet.findChild<Segments*>(u"storyCounted"_s);
    for (int tab = 0; tab < 4; ++tab) {
      SOON_OR_SAY(table->horizontalScrollBar()->maximum() == 0, "a player is cut");
      for (const Words* words : table->findChildren<Words*>()) {
        if (!words->accessibleName().isEmpty()) continue;
        const int lines = words->heightForWidth(words->width()) / QFontMetrics(words->font()).lineSpacing();
        QVERIFY2(lines <= 2, qPrintable(words->text()));
      }
      QTest::keyClick(counted, Qt::Key_Right);
    }
    const auto isTitled = [&] {
      return std::ranges::any_of(sheet.findChildren<Words*>(), [](const Words* words) {
        const bool isTitle =
            words->text() == StoryPage::tr("Cards of each player") || words->text() == StoryPage::tr("Cards");
        return isTitle && words->isVisible();
      });
    };
    SOON_OR_SAY(isTitled(), "the table has its heading");
  }

  void theBarsOfLuckAreThePlayers() {
    const Told told;
    const Chart::Data& luck = told.part<Chart>(u"storyLuck"_s)->data();
    QCOMPARE(luck.named.size(), std::size_t{4});
    for (std::size_t seat = 0; seat < 4; ++seat) {
      QCOMPARE(luck.named[seat].name, told.players[seat].name);
      QCOMPARE(luck.series.front().values[seat], told.story.seats[seat].of(CardWay::FromThrows).total());
      QVERIFY(std::abs(luck.expected[seat] - told.story.seats[seat].promised / 36.0) < 1e-9);
    }
  }

  /// Bold is the largest; what cannot be has a dash; a screen reader hears each line.
  void aTableTellsTheLargestOfALine() {
    StoryTable table(StoryTable::Height::Free);
    table.begin(u"Cards"_s, {{u"Asha"_s, 0}, {u"Vikram"_s, 1}, {u"Meera"_s, 2}});
    table.addLine(u"came"_s, {3, 5, std::nullopt}, StoryTable::Signs::Both);
    table.addLine(u"went"_s, {-4, -1, 0});
    table.addLine(u"luck"_s, {-9, 2, 1}, StoryTable::Signs::Both);
    table.end();
    QStringList cells, bold;
    for (const Words* cell : table.findChildren<Words*>()) {
      if (cell->accessibleName().isEmpty()) continue;
      cells << cell->text();
      if (cell->font().bold()) bold << cell->text();
    }
    QCOMPARE(cells, (QStringList{u"+3"_s, u"+5"_s, u"\u2013"_s, u"\u22124"_s, u"\u22121"_s, u"0"_s, u"\u22129"_s,
                                 u"+2"_s, u"+1"_s}));
    QCOMPARE(bold, (QStringList{u"+5"_s, u"\u22124"_s, u"+2"_s}));
    QCOMPARE(table.accessibleName(), u"Cards"_s);
    QCOMPARE(table.accessibleDescription(),
             u"came: Asha +3, Vikram +5; went: Asha \u22124, Vikram \u22121, Meera 0; "_s +
                 u"luck: Asha \u22129, Vikram +2, Meera +1"_s);
  }

  /// The chart above it has the rest.
  void aLowTableIsNoHigherThanItsLines() {
    Told told;
    QTest::keyClick(told.part<Segments>(u"storyChances"_s), Qt::Key_Right);
    for (const int width : {1280, 560}) {
      told.sheet.resize(width, 700);
      const auto* table = told.part<StoryTable>(u"storyBlocked"_s);
      SOON(table->height() <= table->widget()->heightForWidth(table->viewport()->width()));
      SOON(told.part<Chart>(u"storyLuck"_s)->height() >= 90);
    }
  }

  /// In a wide window all stands side by side; in a slim one the chart comes first, and the column scrolls.
  void aSlimPageHasOneColumnTheChartFirst() {
    Told told;
    auto* chart = told.part<Chart>(u"storyCourse"_s);
    auto* dice = told.part<Chart>(u"storyThrows"_s);
    auto* points = told.part<QWidget>(u"storyPoints"_s);
    const auto at = [&](QWidget* part) { return part->mapTo(&told.sheet, QPoint()); };
    SOON(at(chart).x() > at(points).x() + points->width());
    SOON(at(dice).y() + dice->height() <= told.sheet.height());
    told.sheet.resize(800, 600);
    SOON(at(chart).y() < at(points).y());
    SOON(at(points).y() < at(dice).y());
    for (const QWidget* part : {static_cast<QWidget*>(chart), static_cast<QWidget*>(dice), points})
      SOON(at(const_cast<QWidget*>(part)).x() + part->width() <= told.sheet.width());
  }

  void theTablesOfCardsAreChosenByKeys() {
    const Told told;
    auto* table = told.part<StoryTable>(u"storyCards"_s);
    auto* counted = told.part<Segments>(u"storyCounted"_s);
    QStringList heard{table->accessibleDescription()};
    for (int tab = 1; tab < 4; ++tab) {
      QTest::keyClick(counted, Qt::Key_Right);
      QVERIFY(!heard.contains(table->accessibleDescription()));
      heard << table->accessibleDescription();
    }
    QVERIFY(heard[2].contains(u"Asha %1"_s.arg(told.story.seats[0].dryThrows)));
    QVERIFY(heard[3].startsWith(u"Robbed from Asha: Vikram %1"_s.arg(told.story.taken[1][0])));
  }

  void theHonorsAreToldWithTheirReasons() {
    const Told told;
    const QString heard = told.part<QScrollArea>(u"storyHonors"_s)->accessibleDescription();
    for (const EveningGift& gift : eveningGifts(told.story)) {
      QVERIFY(heard.contains(titleOf(gift.honor)));
      QVERIFY(heard.contains(reasonOf(gift, told.story)));
    }
    StoryPage sheet;
    GameStory nothing;
    nothing.seats.resize(2);
    nothing.trades.assign(2, std::vector<int>(2));
    nothing.taken = nothing.trades;
    nothing.after.push_back({{2, 2}, {0, 0}, {0, 0}, {0, 0}});
    sheet.tell(nothing, {{u"Asha"_s, 0}, {u"Vikram"_s, 1}}, 10);
    QVERIFY(!sheet.findChild<QScrollArea*>(u"storyHonors"_s)->accessibleDescription().isEmpty());
  }

  void everyHonorAndLastMoveHasItsWords() {
    using How = WinningMove::How;
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      languages_.use(language);
      QSet<QString> titles, moves;
      for (const EveningRule& rule : eveningRules()) titles << titleOf(rule.honor);
      QCOMPARE(titles.size(), kEveningHonors);
      for (const How how : {How::Settlement, How::City, How::LongestRoad, How::LargestArmy, How::PointCard, How::Island,
                            How::Gift, How::Points})
        moves << lastMoveSentence({how, SeatId(0), {}, 3}, {})
              << lastMoveSentence({how, SeatId(0), SeatId(1), 4}, u"Meera"_s);
      QCOMPARE(moves.size(), 10);  // two of each award
      QVERIFY(lastMoveSentence({}, {}).isEmpty());
      using When = WinningMove::When;
      const auto at = [](When when) {
        WinningMove won{How::City, SeatId(0), {}, 0};
        won.when = when;
        return lastMoveSentence(won, {});
      };
      const QSet<QString> moments{at(When::Turn), at(When::Part), at(When::Building), at(When::Others)};
      QCOMPARE(moments.size(), 4);
      for (const QString& told : moments) QVERIFY(told.startsWith(at(When::Turn)));
    }
    languages_.use(u"en"_s);
    QCOMPARE(lastMoveSentence({How::LargestArmy, SeatId(0), SeatId(2), 6}, u"Meera"_s),
             u"Last move: knight number 6 took the Largest Army from Meera."_s);
  }

  void theKeysChooseTheTabsAndEscapePutsItAway() {
    Told told;
    auto* chances = told.part<Segments>(u"storyChances"_s);
    QVERIFY(!told.part<Chart>(u"storyThrows"_s)->isHidden());
    QTest::keyClick(chances, Qt::Key_Right);
    QVERIFY(told.part<Chart>(u"storyLuck"_s)->isVisible() && !told.part<Chart>(u"storyThrows"_s)->isVisible());
    auto* counted = told.part<Segments>(u"storyCounted"_s);
    for (int tab = 0; tab < 4; ++tab) QTest::keyClick(counted, Qt::Key_Right);
    QVERIFY(told.part<QScrollArea>(u"storyHonors"_s)->isVisible());
    QSignalSpy closed(&told.sheet, &StoryPage::closed);
    QTest::keyClick(chances, Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
    QVERIFY(!told.sheet.isVisible());
  }

  /// The ways on are offered here as under the board.
  void tabNeverLeavesThePageForTheTableBeneath() {
    QWidget table;
    table.resize(1280, 760);
    QPushButton covered(u"End turn"_s, &table);
    Told told;
    told.sheet.setParent(&table);
    table.show();
    told.sheet.open();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
      QSet<const QWidget*> seen;
      for (int press = 0; press < 30; ++press) {
        QTest::keyClick(table.focusWidget(), key);
        QVERIFY(told.sheet.isAncestorOf(table.focusWidget()));
        seen.insert(table.focusWidget());
      }
      QVERIFY2(seen.size() > 6, "it comes to the charts, the tables and the buttons");
    }
    told.sheet.setParent(nullptr);
  }

  void theTableOfPointsTellsWhatEachNumberIs() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Roll; });
    QVERIFY(desk);
    PointsTable table;
    table.fill(desk->sight(), PointsTable::Heads::Short);
    const QString told = table.accessibleDescription();
    QVERIFY2(told.contains(u"2 points (Settlements 2, Cities 0, Longest Road 0, Largest Army 0, Point cards 0)"_s),
             qPrintable(told));
    QStringList cells;
    for (const Words* cell : table.findChildren<Words*>()) cells << cell->accessibleName();
    QVERIFY2(cells.contains(u"A, Settlements: 2"_s) && cells.contains(u"A, Total: 2"_s),
             qPrintable(cells.join(u"; "_s)));
  }

  /// Beside five buttons the line of facts was cut in its midst.
  void allFactsAreReadInAWindowOf1280() {
    Told told;
    StoryHead& head = *told.sheet.head();
    head.offerRecord(StoryHead::Record::Kept);
    const QStringList facts{u"Six islands in the bay of pearls"_s,
                            u"Classic"_s,
                            u"4 players"_s,
                            u"83 turns"_s,
                            u"Asha took 12 hints, 4 moves were taken back"_s,
                            u"Bots: Navigator, Trader, Farmer"_s};
    head.tell(u"Asha wins with 10 points"_s, facts);
    told.sheet.resize(1280, 800);
    QVERIFY(test::soonExposed(told.sheet));
    const auto* said = head.findChild<Words*>(u"storyFacts"_s);
    QVERIFY(said && said->text().contains(facts.back()));
    SOON_OR_SAY(said->height() >= said->heightForWidth(said->width()), "a line of it is cut");
    SOON_OR_SAY(said->visibleRegion().boundingRect() == said->rect(), "something covers it");
  }

  void theButtonsAskForWhatTheySay() {
    Told told;
    const auto asks = [&](const QString& button, auto signal) {
      QSignalSpy asked(told.sheet.head(), signal);
      told.part<ActionButton>(button)->click();
      return asked.size() == 1;
    };
    QVERIFY(asks(u"storySave"_s, &StoryHead::saveAsked));
    QVERIFY(asks(u"storyReplay"_s, &StoryHead::replayAsked));
    QVERIFY(asks(u"storyStart"_s, &StoryHead::startPage));
    QVERIFY(asks(u"storyAgain"_s, &StoryHead::newGame));  // nobody has offered to play again
    told.sheet.head()->offerAgain(Again::Join);
    QVERIFY(asks(u"storyAgain"_s, &StoryHead::againWanted));
    QVERIFY(asks(u"storyClose"_s, &StoryHead::closeWanted));
  }

  void itIsToldAnewInAnotherLanguage() {
    const Told told;
    const QString before = told.part<Words>(u"storyDice"_s)->text();
    QVERIFY(!before.isEmpty());
    languages_.use(u"hi"_s);
    SOON(told.part<Words>(u"storyDice"_s)->text() != before);
  }

  void aGameWhoseBeginningIsLostSaysSo() {
    StoryPage sheet;
    sheet.tell(std::nullopt, {{u"Asha"_s, 0}}, 10);
    sheet.open();
    for (const Segments* tabs : sheet.findChildren<Segments*>()) QVERIFY(!tabs->isVisible());
    QVERIFY(!sheet.findChild<ActionButton*>(u"storyReplay"_s)->isVisible());
  }

  void confettiFallsOnlyWhereThingsMay() {
    QWidget table;
    table.resize(300, 200);
    table.show();
    Confetti confetti(&table);
    confetti.fall(0, millisecondsOf(Moves::Joy, Motion::Off));
    QVERIFY(!confetti.isVisible());
    confetti.fall(0, millisecondsOf(Moves::Joy, Motion::Reduced));
    QVERIFY(!confetti.isVisible());
    confetti.fall(0, millisecondsOf(Moves::Joy, Motion::Full));
    QVERIFY(confetti.isFalling());
    confetti.skip();
    QVERIFY(!confetti.isVisible());
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayStoryTest)
#include "test_play_story.moc"
