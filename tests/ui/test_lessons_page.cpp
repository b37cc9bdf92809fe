// SPDX-License-Identifier: GPL-3.0-or-later
// Learning in the window: the list of lessons, the coach beside what each step speaks of, how far one has come.
#include <QAction>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/board/board_view.h"
#include "app/hall/hall_start.h"
#include "app/kit/tab_button.h"
#include "app/kit/theme.h"
#include "app/lessons/coach.h"
#include "app/session/lesson/lesson_table.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

CoachBubble* bubbleOf(Program& program) {
  return program.table() ? program.table()->findChild<CoachBubble*>() : nullptr;
}

/// The lesson stands where this step is told.
bool tells(Program& program, int step) {
  const LessonTable* lesson = program.window.teaching().lesson();
  const CoachBubble* bubble = bubbleOf(program);
  return lesson && lesson->isShown() && lesson->step() == step && bubble && bubble->isVisible();
}

void begin(Program& program, const QString& lesson, int step = 0) {
  program.window.teaching().learn(lesson, step);
  if (!test::soon([&] { return tells(program, step); })) qFatal("the lesson does not begin");
  program.window.teaching().lesson()->setPace(0);
}

void press(Program& program, CoachBubble::Button which) {
  QTest::mouseClick(bubbleOf(program)->button(which), Qt::LeftButton);
}

}  // namespace

class TestLessonsPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    makeKnown(folder_->path());
  }

  void theStartPageLeadsToTheLessons() {
    Program program(folder_->path());
    ActionButton* learn = program.window.pages().start()->entry(StartPage::Learn);
    QVERIFY(learn->isVisible());
    QTest::mouseClick(learn, Qt::LeftButton);
    QCOMPARE(program.window.page(), program.window.pages().lessons());
    QTest::mouseClick(program.window.pages().lessons()->button(u"first-game"_s), Qt::LeftButton);
    SOON(tells(program, 0));
  }

  // The lesson of the editor is learned in tests/editor.
  void eachStepOfTheFirstLessonsIsToldBesideWhatItSpeaksOf_data() {
    addRows({u"first-game"_s, u"trade"_s, u"cards"_s});
  }
  void eachStepOfTheFirstLessonsIsToldBesideWhatItSpeaksOf() { learnAll(u"en"_s, {1280, 800}); }
  void eachStepOfTheLaterLessonsIsToldBesideWhatItSpeaksOf_data() {
    addRows({u"ships"_s, u"sea"_s, u"crazy"_s, u"many"_s, u"big-game"_s});
  }
  void eachStepOfTheLaterLessonsIsToldBesideWhatItSpeaksOf() { learnAll(u"en"_s, {1280, 800}); }
  void theFirstLessonsInHindiInASmallerWindow_data() { addRows({u"first-game"_s, u"trade"_s, u"cards"_s}); }
  void theFirstLessonsInHindiInASmallerWindow() { learnAll(u"hi"_s, {1024, 700}); }
  void theLaterLessonsInHindiInASmallerWindow_data() {
    addRows({u"ships"_s, u"sea"_s, u"crazy"_s, u"many"_s, u"big-game"_s});
  }
  void theLaterLessonsInHindiInASmallerWindow() { learnAll(u"hi"_s, {1024, 700}); }

  // The choice of cards from the gold lies over the lower half of such a window (14.1).
  void theLessonOfTheSeaInALowWindow_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("language");
    for (const QString& code : Languages::codes()) QTest::newRow(qPrintable(code)) << u"sea"_s << code;
  }
  void theLessonOfTheSeaInALowWindow() {
    QFETCH(QString, language);
    learnAll(language, {1024, 640});
  }

  // 14.1: a click on each of two resources, then one on the button; the coach stays silent on the way.
  void goldIsChosenInTheLessonByClicks() {
    Program program(folder_->path());
    begin(program, u"sea"_s, 1);
    const auto* choices = program.table()->findChild<ChoicePanel*>();
    SOON(choices && choices->isVisible() && choices->kind() == ChoicePanel::Kind::Gold);
    for (const Resource kind : {Resource::Wool, Resource::Lumber})
      QTest::mouseClick(choices->gold()->row(kind), Qt::LeftButton);
    QVERIFY(!bubbleOf(program)->isSaidAgain());
    QTest::mouseClick(choices->gold()->takeButton(), Qt::LeftButton);
    SOON(tells(program, 2));
  }

  // 14.2: the robber may be moved too, but the lesson lights up the sea hex alone; one pick sends the pirate there.
  void thePirateIsSentInTheLessonByOnePick() {
    Program program(folder_->path());
    begin(program, u"sea"_s, 7);
    QTest::mouseClick(program.table(), Qt::LeftButton, {}, {3, 3});
    SOON(bubbleOf(program)->isSaidAgain());
    auto* board = program.table()->findChild<BoardView*>();
    const auto place = [&] {
      return program.table()->placeOf({{}, program.window.teaching().lesson()->asked()}).center();
    };
    SOON(!place().isNull());
    QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->viewport()->mapFrom(program.table(), place()));
    SOON(tells(program, 8));
  }

  void theFirstLessonIsLearnedByEnterAlone() {
    Program program(folder_->path());
    const LessonScript* script = LessonShelf::script(u"first-game"_s);
    QVERIFY(script);
    begin(program, script->name);
    for (int step = 0; step + 1 < static_cast<int>(script->steps.size()); ++step) {
      SOON(tells(program, step));
      // Once on the button that begins it, once on the place.
      const auto isDone = [&] { return program.window.teaching().lesson()->step() > step; };
      for (int press = 0; press < 2 && !isDone(); ++press) {
        QWidget* focus = program.window.focusWidget();
        QVERIFY2(focus, qPrintable(script->steps[static_cast<std::size_t>(step)].id));
        QTest::keyClick(focus, Qt::Key_Return);
        for (int pass = 0; pass < 5; ++pass) QCoreApplication::processEvents();  // the coach leads the keyboard on
        SOON_OR_SAY(isDone() || program.window.focusWidget() != focus,
                    qPrintable(script->steps[static_cast<std::size_t>(step)].id + u" at "_s +
                               QString::fromLatin1(focus->metaObject()->className()) + focus->objectName()));
      }
      SOON_OR_SAY(isDone(), qPrintable(script->steps[static_cast<std::size_t>(step)].id));
    }
  }

  void afterTheKeyOfAPieceEnterActsAtThePlaceThatIsAskedFor() {
    Program program(folder_->path());
    begin(program, u"first-game"_s, 4);
    QTest::keyPress(program.window.focusWidget(), Qt::Key_1);
    for (int pass = 0; pass < 5; ++pass) QCoreApplication::processEvents();  // laid out while the key is held
    QTest::keyRelease(program.window.focusWidget(), Qt::Key_1);
    for (int pass = 0; pass < 5; ++pass) QCoreApplication::processEvents();
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    SOON_EQUAL(program.window.teaching().lesson()->step(), 5);
  }

  void eachStepIsSpokenForWhoHearsTheProgram() {
    Program program(folder_->path());
    begin(program, u"first-game"_s);
    const auto said = [&] { return program.table()->findChild<Herald*>(u"coachHerald"_s)->said(); };
    const auto toldNow = [&] {
      return bubbleOf(program)->says().title + u". "_s + bubbleOf(program)->accessibleDescription();
    };
    SOON_EQUAL(said(), toldNow());
    press(program, CoachBubble::Button::On);
    SOON(tells(program, 1));
    SOON_EQUAL(said(), toldNow());
    QVERIFY(said().contains(bubbleOf(program)->says().title));
  }

  // 13.4: the line over the board names the button Done where it is, not while something is to be built first.
  void doneIsNamedWhereItIs_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("button");
    QTest::newRow("in English") << u"en"_s << u"Done"_s;
    QTest::newRow("in Hindi") << u"hi"_s << u"हो गया"_s;
  }
  void doneIsNamedWhereItIs() {
    QFETCH(QString, language);
    QFETCH(QString, button);
    Program program(folder_->path());
    const auto back = qScopeGuard([&] { program.languages.use(u"en"_s); });
    program.languages.use(language);
    const QString name = u"many"_s;
    const auto& steps = LessonShelf::script(name)->steps;
    int told = 0;
    for (int step = 0; step < static_cast<int>(steps.size()); ++step) {
      const QString id = steps[static_cast<std::size_t>(step)].id;
      if (id != "road"_L1 && id != "settle"_L1 && id != "done"_L1) continue;
      begin(program, name, step);
      const auto* line = program.table()->findChild<PromptBar*>();
      SOON_EQUAL(line->done()->isVisible(), id == "done"_L1);
      SOON_EQUAL(line->task().contains(button), id == "done"_L1);
      QCOMPARE(bubbleOf(program)->says().act.contains(button), id == "done"_L1);
      ++told;
    }
    QCOMPARE(told, 3);
  }

  void aLessonBeginsOnAPlainBoard() {
    Program program(folder_->path());
    program.settings.view.chances.set(Chances::Shown);
    program.settings.view.routes.set(Routes::Shown);
    begin(program, u"first-game"_s);
    QCOMPARE(program.table()->findChild<BoardScene*>()->faces(), TokenFaces::Dots);
    for (const char* look : {"viewChances", "viewRoutes"})
      QVERIFY2(!program.window.findChild<QAction*>(QLatin1StringView(look))->isChecked(), look);
    QCOMPARE(program.settings.view.chances(), Chances::Shown);
  }

  void aClickBesideWhatIsAskedLetsTheCoachTellItAgain() {
    Program program(folder_->path());
    begin(program, u"first-game"_s);
    QVERIFY(!bubbleOf(program)->isSaidAgain());
    QTest::mouseClick(program.table(), Qt::LeftButton, {}, {3, 3});
    SOON(bubbleOf(program)->isSaidAgain());
    QVERIFY(program.window.teaching().lesson()->isShown());
    QCOMPARE(program.window.teaching().lesson()->step(), 0);
  }

  void afterAClickOnAWrongHexEnterStillChoosesThePlace() {
    Program program(folder_->path());
    begin(program, u"first-game"_s);
    auto* board = program.table()->findChild<BoardView*>();
    const QPoint wrong = board->mapFromScene(board->boardScene()->landRect().center());
    QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, wrong);
    for (int pass = 0; pass < 5; ++pass) QCoreApplication::processEvents();
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    SOON_EQUAL(program.window.teaching().lesson()->step(), 1);
  }

  void cardsAreDiscardedByKeysWhereverTheKeyboardIs() {
    Program program(folder_->path());
    begin(program, u"cards"_s, 1);
    const auto* choices = program.table()->findChild<ChoicePanel*>();
    SOON(choices && choices->isVisible());
    auto* board = program.table()->findChild<BoardView*>();
    board->setFocus();
    QTest::keyClick(board, Qt::Key_5);
    QCOMPARE(choices->chosen(), CardCounts::of(Resource::Ore));
    QTest::keyClick(board, Qt::Key_5, Qt::ShiftModifier);
    QCOMPARE(choices->chosen(), CardCounts());
    QTest::keyClick(board, Qt::Key_G);
    QCOMPARE(choices->chosen().total(), 4);
  }

  /// Both choices of a start are on the way to what is asked.
  void aRightChoiceIsNoClickBeside() {
    Program program(folder_->path());
    begin(program, u"big-game"_s);
    const auto columns = program.table()->findChildren<StartColumn*>();
    QCOMPARE(columns.size(), 3);
    for (QAbstractButton* choice : {columns[2]->cardsButton(), columns[1]->cityButton()}) {
      QTest::mouseClick(choice, Qt::LeftButton);
      for (int pass = 0; pass < 5; ++pass) QCoreApplication::processEvents();
      QVERIFY(choice->isChecked());
      QVERIFY(!bubbleOf(program)->isSaidAgain());
    }
  }

  void theBubbleLeavesFreeWhatTheStepTellsOf_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("told");
    QTest::newRow("the settlement at the harbor that swaps") << u"trade"_s << 1 << u"corner -2,0:N"_s;
    QTest::newRow("the dice of the last throw") << u"first-game"_s << 8 << u"dice"_s;
  }
  void theBubbleLeavesFreeWhatTheStepTellsOf() {
    QFETCH(QString, lesson);
    QFETCH(int, step);
    QFETCH(QString, told);
    Program program(folder_->path());
    program.window.resize(1280, 800);
    begin(program, lesson, step);
    const auto place = [&] { return program.table()->placeOf({told, {}}); };
    SOON(!place().isEmpty());
    SOON_OR_SAY(!bubbleOf(program)->paper().intersects(place()),
                qPrintable(QDebug::toString(bubbleOf(program)->paper()) + QDebug::toString(place())));
  }

  /// 13.4: the order of building is read there, and whose turn it is.
  void theBubbleLeavesTheRowsOfPlayersFree_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QSize size : {QSize(1280, 800), QSize(1024, 640)})
        QTest::addRow("%s, %d×%d", qPrintable(language), size.width(), size.height()) << language << size;
  }
  void theBubbleLeavesTheRowsOfPlayersFree() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Program program(folder_->path());
    const auto back = qScopeGuard([&] { program.languages.use(u"en"_s); });
    program.languages.use(language);
    program.window.resize(size);
    begin(program, u"many"_s);
    const auto& steps = LessonShelf::script(u"many"_s)->steps;
    for (int step = 0; step < static_cast<int>(steps.size()); ++step) {
      SOON(tells(program, step));
      const auto* players = program.table()->findChild<PlayersPanel*>();
      const auto rows = [&] { return QRect(players->mapTo(program.table(), QPoint(0, 0)), players->size()); };
      SOON_OR_SAY(!players->isVisible() || !bubbleOf(program)->paper().intersects(rows()),
                  qPrintable(steps[static_cast<std::size_t>(step)].id));
      press(program, CoachBubble::Button::On);
    }
  }

  void theStepThatGoesOnAndTheWaysOutAreInSight() {
    Program program(folder_->path());
    program.window.resize(1280, 800);
    begin(program, u"first-game"_s, 7);
    const auto* sheet = program.table()->findChild<LessonSheet*>();
    QVERIFY(sheet);
    const auto isWhole = [](const QWidget* part) {
      return part->visibleRegion().boundingRect().height() >= part->height() - 1;
    };
    const QString title = bubbleOf(program)->says().title;
    const auto isNow = [&](const Words* words) { return words->isVisible() && words->text() == title; };
    const auto isSeen = [&] {
      const auto all = sheet->findChildren<Words*>();
      return std::ranges::any_of(all, [&](const Words* words) { return isNow(words) && isWhole(words); });
    };
    SOON_OR_SAY(isSeen(), qPrintable(title));
    SOON(isWhole(sheet->leaveButton()) && isWhole(sheet->allButton()));
  }

  void aLessonIsLeftAndTakenUpAgainAtItsStep() {
    {
      Program program(folder_->path());
      begin(program, u"first-game"_s);
      press(program, CoachBubble::Button::On);
      SOON(tells(program, 1));
      QTest::mouseClick(program.table()->findChild<LessonSheet*>()->leaveButton(), Qt::LeftButton);
      SOON_EQUAL(program.window.page(), program.window.pages().start());
    }
    Program program(folder_->path());
    QCOMPARE(program.settings.lessonProgress(u"first-game"_s).step, 1);
    program.window.teaching().openList();
    QTest::mouseClick(program.window.pages().lessons()->button(u"first-game"_s), Qt::LeftButton);
    SOON(tells(program, 1));
  }

  void nothingThatComesLaterLiesOverTheBubble() {
    Program program(folder_->path());
    begin(program, u"sea"_s);
    const auto at = [&](const QObject* part) { return program.table()->children().indexOf(part); };
    for (QWidget* part : program.table()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
      if (part == bubbleOf(program) || part->objectName() == u"coachRing"_s) continue;
      part->raise();
      SOON(at(bubbleOf(program)) > at(part));
    }
  }

  void backLeadsToTheStepBefore() {
    Program program(folder_->path());
    begin(program, u"first-game"_s, 1);
    press(program, CoachBubble::Button::Back);
    SOON(tells(program, 0));
  }

  void theCoachSpeaksTheOtherLanguageAtOnce() {
    Program program(folder_->path());
    begin(program, u"first-game"_s);
    const QString english = bubbleOf(program)->says().title;
    program.languages.use(u"hi"_s);
    SOON(bubbleOf(program)->says().title != english);
    QCOMPARE(bubbleOf(program)->says().title, LessonShelf::wordsIn(u"hi"_s)
                                                  .value(u"first-game"_s)
                                                  .steps.value(LessonShelf::script(u"first-game"_s)->steps[0].id)
                                                  .title);
  }

  void theStepsToComeAreSeenInHighContrast() {
    const Theme& theme = themeFor(ThemeKind::Contrast);
    LessonSheet sheet(*LessonShelf::script(u"first-game"_s), 1);
    sheet.setPalette(palette(theme));
    sheet.resize(300, 400);
    sheet.setStep(0);
    sheet.show();
    const QImage track = sheet.findChild<QWidget*>(u"lessonTrack"_s)->grab().toImage();
    int lines = 0;  // of the outlines of pieces in the right half, along the middle
    for (int x = track.width() / 2; x < track.width(); ++x)
      lines += QColor(track.pixel(x, track.height() / 2)).lightness() > theme.line.lightness() / 3;
    QVERIFY2(lines >= 8, qPrintable(u"4 pieces at least, of two sides each: %1"_s.arg(lines)));
  }

  void aLessonWithoutStepsHasNoneInSight() {
    LessonScript script = *LessonShelf::script(u"first-game"_s);
    script.steps.clear();
    LessonSheet sheet(script, 1);
    sheet.setStep(0);
    QVERIFY(sheet.leaveButton());
  }

  void aLessonLeavesNoSavedGameAndNoRecord() {
    Program program(folder_->path());
    begin(program, u"first-game"_s);
    SOON(tells(program, 0));
    const int steps = static_cast<int>(LessonShelf::script(u"first-game"_s)->steps.size());
    for (int step = 0; step < steps; ++step) {
      SOON(tells(program, step));
      press(program, CoachBubble::Button::On);
    }
    SOON(program.settings.lessonProgress(u"first-game"_s).isDone);
    program.window.openStart();
    QCOMPARE(program.starter.files().list().size(), 0);
    QVERIFY(QDir(program.starter.records().folder()).entryList(QDir::Files).isEmpty());
  }

 private:
  static void addRows(const QStringList& lessons) {
    QTest::addColumn<QString>("lesson");
    for (const QString& name : lessons) QTest::newRow(qPrintable(name)) << name;
  }
  /// Goes through the lesson of this row: what each step speaks of is in sight, and the bubble beside it.
  void learnAll(const QString& language, QSize size) {
    QFETCH(QString, lesson);
    const LessonScript* script = LessonShelf::script(lesson);
    QVERIFY(script);
    Program program(folder_->path());
    program.languages.use(language);
    program.window.resize(size);
    begin(program, lesson);
    for (int step = 0; step < static_cast<int>(script->steps.size()); ++step) {
      SOON(tells(program, step));
      const CoachBubble* bubble = bubbleOf(program);
      const LessonStep& now = script->steps[static_cast<std::size_t>(step)];
      const auto target = [&] {
        return program.table()->placeOf({now.show, program.window.teaching().lesson()->asked()});
      };
      SOON_OR_SAY(!target().isEmpty(), qPrintable(now.id + u": what it speaks of is not in sight"_s));
      SOON_OR_SAY(program.table()->rect().contains(bubble->paper()), qPrintable(now.id));
      const bool isWide = now.show == "board"_L1;
      SOON_OR_SAY(isWide || !bubble->paper().intersects(target().adjusted(2, 2, -2, -2)), qPrintable(now.id));
      const auto* sheet = program.table()->findChild<LessonSheet*>();
      SOON_OR_SAY(!sheet->isVisible() || sheet->visibleRegion().boundingRect().width() == sheet->width(),
                  "the sheet of the lesson is no wider than its room");
      for (const auto* button : sheet->findChildren<ActionButton*>())
        QVERIFY2(
            !button->isVisible() || button->width() > QFontMetrics(button->font()).horizontalAdvance(button->text()),
            qPrintable(button->text()));
      for (const auto* tab : program.table()->findChildren<TabButton*>())
        SOON_OR_SAY(
            !tab->isVisible() || tab->width() >= tab->sizeHint().width(),
            qPrintable(u"“%1” is cut: %2 of %3"_s.arg(tab->text()).arg(tab->width()).arg(tab->sizeHint().width())));
      QVERIFY2(!bubble->says().act.contains(u'{') && !bubble->says().reason.contains(u'{'), qPrintable(now.id));
      press(program, CoachBubble::Button::On);
    }
    SOON(program.settings.lessonProgress(lesson).isDone);
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(TestLessonsPage)
#include "test_lessons_page.moc"
