// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollArea>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

#include "app/kit/motion.h"
#include "app/kit/theme.h"
#include "app/session/languages.h"
#include "app/table/play_confetti.h"
#include "app/table/play_story.h"
#include "engine/play/game.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A classic game of bots, told to the end.
struct Told {
  Played game = played(5, "greedy");
  Game start{game.setup};
  GameStory story = storyOf(start.definition(), std::nullopt, game.moves);
  std::vector<StorySheet::Player> players{{u"Asha"_s, 0}, {u"Vikram"_s, 1}, {u"Meera"_s, 2}, {u"Kabir"_s, 3}};
  StorySheet sheet;
  Told() {
    sheet.resize(1000, 380);
    sheet.tell(story, players, start.definition().rules.target);
    sheet.open();
  }
  template <class Part>
  Part* part(const QString& name) const {
    return sheet.findChild<Part*>(name);
  }
};

}  // namespace

/// How a finished game is shown.
class PlayStoryTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(), languages_.use(u"en"_s); }
  void cleanup() { languages_.use(u"en"_s); }

  void thePointsEndWithThoseOfTheGame() {
    const Told told;
    const auto& lines = told.part<Chart>(u"storyPoints"_s)->data().series;
    QCOMPARE(lines.size(), std::size_t{4});
    for (std::size_t seat = 0; seat < lines.size(); ++seat)
      QCOMPARE(lines[seat].values.back(), told.game.states.back().points(SeatId(static_cast<int>(seat))));
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

  void theKeysChooseTheTabsAndEscapePutsItAway() {
    Told told;
    auto* pages = told.sheet.findChild<QStackedWidget*>();
    auto* tabs = told.part<Segments>(u"storyTabs"_s);
    QCOMPARE(pages->currentIndex(), 0);
    QTest::keyClick(tabs, Qt::Key_Right);
    QCOMPARE(pages->currentIndex(), 1);
    QTest::keyClick(tabs, Qt::Key_Right);
    QCOMPARE(pages->currentIndex(), 2);
    QSignalSpy closed(&told.sheet, &StorySheet::closed);
    QTest::keyClick(tabs, Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
    QVERIFY(!told.sheet.isVisible());
  }

  void itIsToldAnewInAnotherLanguage() {
    const Told told;
    const QString before = told.part<Words>(u"storyDice"_s)->text();
    QVERIFY(!before.isEmpty());
    languages_.use(u"hi"_s);
    QTRY_VERIFY(told.part<Words>(u"storyDice"_s)->text() != before);
  }

  void aGameWhoseBeginningIsLostSaysSo() {
    StorySheet sheet;
    sheet.tell(std::nullopt, {{u"Asha"_s, 0}}, 10);
    sheet.open();
    QVERIFY(!sheet.findChild<Segments*>()->isVisible());
    QVERIFY(!sheet.findChild<QStackedWidget*>()->isVisible());
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
