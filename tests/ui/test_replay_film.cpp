// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QFileInfo>
#include <QImageReader>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/review/replay_page.h"
#include "tests/formats/played.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

/// The frames of a GIF, as Qt's own reader decodes them.
std::vector<QImage> framesOf(QIODevice* device) {
  QImageReader reader(device, "gif");
  std::vector<QImage> frames;
  for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read())
    frames.push_back(frame.convertToFormat(QImage::Format_RGB32));
  return frames;
}

QImage plain(QColor color) {
  QImage image(40, 30, QImage::Format_RGB32);
  image.fill(color);
  return image;
}

struct FilmPage {
  FilmPage() : game(played(3, "greedy")) {
    RecordHeader header;
    header.setup = game.setup;
    header.names = {u"Asha"_s, u"Vikram"_s, u"Meera"_s, u"Kabir"_s};
    page.show(std::make_unique<Replay>(header, game.states.front(), game.moves), u"ours"_s);
    (void)bringUp(page, {1280, 770});
  }
  Played game;
  ReplayPage page;
  QTemporaryDir folder;
};

}  // namespace

/// Animated pictures of recorded games.
class ReplayFilmTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatIsWrittenIsReadAgainFrameByFrame() {
    std::vector<QImage> drawn{plain(Qt::white), plain(Qt::white), plain(Qt::white)};
    for (int x = 10; x < 15; ++x) drawn[1].setPixelColor(x, 12, QColor(200, 40, 40));
    drawn[2].setPixelColor(39, 29, QColor(20, 60, 180));
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    GifFile file(buffer, {40, 30}, GifColors(drawn));
    for (const QImage& frame : drawn) QVERIFY(file.add(frame, 50));
    QVERIFY(file.finish());
    buffer.seek(0);
    const auto read = framesOf(&buffer);
    QCOMPARE(read.size(), drawn.size());
    for (std::size_t i = 0; i < read.size(); ++i) QVERIFY2(read[i] == drawn[i], qPrintable(QString::number(i)));
  }

  /// Nothing is left out: the time that it stays counts.
  void aFrameThatChangesNothingIsAFrameToo() {
    const QImage same = plain(Qt::darkGreen);
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    GifFile file(buffer, {40, 30}, GifColors({same}));
    for (int i = 0; i < 4; ++i) QVERIFY(file.add(same, 10));
    QVERIFY(file.finish());
    buffer.seek(0);
    QCOMPARE(framesOf(&buffer).size(), std::size_t{4});
  }

  void aFrameOfAnotherSizeIsRefused() {
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    GifFile file(buffer, {20, 20}, GifColors({plain(Qt::red)}));
    QVERIFY(!file.add(plain(Qt::red), 10));
  }

  /// 4,096 colors are more than the 255 of a picture.
  void manyColorsAreReplacedByNearOnes() {
    QImage many(64, 64, QImage::Format_RGB32);
    for (int y = 0; y < 64; ++y)
      for (int x = 0; x < 64; ++x) many.setPixel(x, y, qRgb(x * 4, y * 4, 128));
    const GifColors colors({many});
    QVERIFY(colors.colors().size() <= GifColors::kMost);
    for (const QRgb asked : {qRgb(0, 0, 128), qRgb(252, 252, 128), qRgb(128, 64, 128)}) {
      const QRgb given = colors.colors()[static_cast<std::size_t>(colors.nearest(asked))];
      QVERIFY(std::abs(qRed(given) - qRed(asked)) < 24 && std::abs(qGreen(given) - qGreen(asked)) < 24);
    }
  }

  void aFilmByTurnsHasAFrameForEach() {
    FilmPage shown;
    shown.page.goTo(17);
    FilmPlan plan;
    plan.size = {240, 170};
    plan.steps = filmSteps(*shown.page.replay(), FilmPace::Turns);
    QCOMPARE(plan.steps.front(), 0);
    QCOMPARE(plan.steps.back(), shown.page.replay()->steps());
    QCOMPARE(plan.steps.size(), shown.page.replay()->turns().size() + 1);
    const QString path = shown.folder.filePath(u"film.gif"_s);
    QSignalSpy told(shown.page.saver(), &ReplaySaver::told);
    shown.page.saver()->saveFilm(plan, path);
    SOON_EQUAL(told.size(), 1);
    QVERIFY(told[0][0].toString().contains(u"film.gif"_s));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto frames = framesOf(&file);
    QCOMPARE(frames.size(), plan.steps.size());
    QCOMPARE(frames.front().size(), plan.size);
    QVERIFY2(frames.front() != frames.back(), "pieces were built");
    QVERIFY2(shown.page.replay()->step() == 17, "the replay is where it was");
  }

  void aFilmThatIsStoppedLeavesNoFile() {
    FilmPage shown;
    FilmPlan plan;
    plan.steps = filmSteps(*shown.page.replay(), FilmPace::Moves);
    const QString path = shown.folder.filePath(u"film.gif"_s);
    shown.page.saver()->saveFilm(plan, path);
    QVERIFY(shown.page.saver()->isBusy());
    auto* box = shown.page.window()->findChild<WaitBox*>();
    QVERIFY(box);
    child<ActionButton>(box, u"waitStop"_s)->click();
    QVERIFY(!shown.page.saver()->isBusy());
    QVERIFY(!QFileInfo::exists(path));
    QCOMPARE(shown.page.replay()->step(), 0);
  }

  void aPlaceThatCannotBeWrittenIsToldBeforeAnythingIsPainted() {
    FilmPage shown;
    FilmPlan plan;
    plan.steps = {0};
    QSignalSpy told(shown.page.saver(), &ReplaySaver::told);
    shown.page.saver()->saveFilm(plan, shown.folder.filePath(u"none/film.gif"_s));
    QCOMPARE(told.size(), 1);
    QVERIFY(told[0][0].toString().startsWith(u"The file cannot be written"_s));
    QVERIFY(!shown.page.saver()->isBusy());
  }

  /// Such a file has no more than 65,535 dots each way.
  void aPictureThatDoesNotFitIsToldAsWhatItIs() {
    FilmPage shown;
    FilmPlan plan;
    plan.steps = {0};
    plan.size = {70'000, 60};
    QSignalSpy told(shown.page.saver(), &ReplaySaver::told);
    const QString path = shown.folder.filePath(u"film.gif"_s);
    shown.page.saver()->saveFilm(plan, path);
    SOON_EQUAL(told.size(), 1);
    QVERIFY2(told[0][0].toString().contains(u"cannot be made"_s), qPrintable(told[0][0].toString()));
    QVERIFY(!QFileInfo::exists(path));
  }

  void whatIsAskedOfAGameIsAskedNoMoreWhenItIsClosed_data() {
    QTest::addColumn<int>("entry");
    QTest::newRow("picture") << 0;
    QTest::newRow("animated picture") << 1;
    QTest::newRow("text") << 2;
  }
  void whatIsAskedOfAGameIsAskedNoMoreWhenItIsClosed() {
    QFETCH(int, entry);
    FilmPage shown;
    shown.page.saver()->openMenu({});
    QList<QAction*> entries = child<QMenu>(&shown.page, u"replaySaveMenu"_s)->actions();
    entries.removeIf([](const QAction* action) { return action->isSeparator(); });
    entries[entry]->trigger();
    const QPointer<QDialog> dialog = shown.page.window()->findChild<QDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    shown.page.close();
    QVERIFY(!dialog || !dialog->isVisible());
    SOON(!dialog);
  }

  /// It asks on its own copy of what it has to know.
  void theDialogOutlivesTheGame() {
    auto shown = std::make_unique<FilmPage>();
    const auto steps = static_cast<std::size_t>(shown->page.replay()->steps());
    FilmDialog dialog(*shown->page.replay());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    shown.reset();
    QCOMPARE(dialog.plan().steps.size(), steps + 1);
  }

  void theDialogIsHeard() {
    FilmPage shown;
    FilmDialog dialog(*shown.page.replay());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    dialog.activateWindow();
    QVERIFY(test::soonActive(dialog));
    QCOMPARE(wrongByEar(dialog), QString());
  }

  /// A file tells more than the page does where cards are hidden.
  void theMenuSaysWhichFilesTellAll() {
    FilmPage shown;
    shown.page.saver()->openMenu({});
    const auto* menu = child<QMenu>(&shown.page, u"replaySaveMenu"_s);
    QVERIFY(menu->toolTipsVisible());
    int whole = 0;
    for (const QAction* action : menu->actions()) whole += action->toolTip().contains(u"all that the record knows"_s);
    QCOMPARE(whole, 3);
  }

  void theDialogSaysHowLongItPlays() {
    FilmPage shown;
    FilmDialog dialog(*shown.page.replay());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QCOMPARE(dialog.plan().steps.size(), static_cast<std::size_t>(shown.page.replay()->steps()) + 1);
    QCOMPARE(dialog.plan().hundredths, 50);
    child<Picker>(&dialog, u"filmFrames"_s)->choose(1);
    Q_EMIT child<Picker>(&dialog, u"filmFrames"_s)->picked(1);
    const auto frames = static_cast<int>(shown.page.replay()->turns().size()) + 1;
    const QString words = child<Words>(&dialog, u"filmTold"_s)->text();
    QVERIFY2(words.startsWith(QString::number(frames)), qPrintable(words));
    QVERIFY2(words.contains(QString::number((frames * 50 + 50) / 100) + u" s"_s), qPrintable(words));
  }

  void theGameIsSavedAsTextWhileTheWindowAnswers() {
    FilmPage shown;
    const QString path = shown.folder.filePath(u"game.txt"_s);
    QSignalSpy told(shown.page.saver(), &ReplaySaver::told);
    shown.page.saver()->save(ReplayForm::PlainText, path);
    SOON_EQUAL(told.size(), 1);
    QVERIFY(told[0][0].toString().contains(u"game.txt"_s));
    QVERIFY(QFileInfo(path).size() > 1000);
  }
};

TAPU_TEST_WITH_SCREEN(ReplayFilmTest)

#include "test_replay_film.moc"
