// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

#include "app/board/board_effects.h"
#include "app/kit/action_button.h"
#include "app/kit/field_limit.h"
#include "app/kit/herald.h"
#include "app/kit/picker.h"
#include "app/kit/words.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/settings/languages.h"
#include "app/table/people/player_details.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/sight/typed_move.h"
#include "app/table/talk/log_model.h"
#include "app/table/talk/since_strip.h"
#include "app/table/talk/talk_panel.h"
#include "app/text/glyphs.h"
#include "app/text/place_words.h"
#include "play_panels.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A game whose log hears of events that a test makes up.
struct ToldGame : LaidGame {
  using LaidGame::LaidGame;
  void hear(const std::vector<Event>& events) {
    log().hear(known(), Sharing::No, {Move{}}, events);
    Q_EMIT logChanged();
  }
};

/// A window before such a game.
struct ToldWindow : WindowBefore<ToldGame> {
  explicit ToldWindow(Game position) { open(std::make_unique<ToldGame>(std::move(position))); }
};

}  // namespace

/// Players, log and chat beside the board.
class PlayTalkTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void lettersGoIntoTheChatWhileOneTypes() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    SOON(window.actions.at(GameActions::Roll)->isEnabled());
    auto* message = window.part<TalkPanel>()->message();
    message->setFocus();
    QTest::keyClicks(message, u"r e 1"_s);
    QCOMPARE(message->text(), u"r e 1"_s);
    QVERIFY(!window.game->seen().state().head.rolled());
    QTest::keyClick(message, Qt::Key_Return);
    SOON(!window.game->seen().chat().isEmpty());
    window.page->setFocus();
    QTest::keyClick(window.page, Qt::Key_R);
    SOON(window.game->seen().state().head.rolled());
  }

  void aCommandIsAnsweredBesideTheFieldAndNotSaid() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* message = window.part<TalkPanel>()->message();
    auto* answer = window.page->findChild<Words*>(u"chatAnswer"_s);
    QVERIFY(answer && answer->isHidden());
    const auto type = [&](const QString& line) {
      message->clear();
      QTest::keyClicks(message, line);
      QTest::keyClick(message, Qt::Key_Return);
    };
    type(u"/mute Nobody"_s);
    QCOMPARE(answer->text(), u"Nobody else here is called “Nobody”."_s);
    QVERIFY(!answer->isHidden());
    QCOMPARE(message->text(), u"/mute Nobody"_s);  // to be mended
    QTest::keyClicks(message, u"x"_s);
    QVERIFY(answer->isHidden());
    type(u"/watchers"_s);
    QCOMPARE(answer->text(), u"Nobody is watching."_s);
    QCOMPARE(message->text(), QString());
    type(u"Hello"_s);
    SOON_EQUAL(window.game->seen().chat().size(), 1);
    QCOMPARE(window.game->seen().chat().last().text, u"Hello"_s);
    QVERIFY(answer->isHidden());
  }

  void whatGoesBeyondTheLimitOfAMessageIsToldOf() {
    Window window;
    auto* message = window.part<TalkPanel>()->message();
    auto* answer = window.page->findChild<Words*>(u"chatAnswer"_s);
    const QString limit = QString::number(message->maxLength());
    QGuiApplication::clipboard()->setText(QString(message->maxLength() + 5, u'w'));
    message->setFocus();
    QTest::keyClick(message, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(message->text().size(), message->maxLength());
    SOON(!answer->isHidden());
    QVERIFY2(answer->text().contains(limit), qPrintable(answer->text()));
    QTest::keyClick(message, Qt::Key_Backspace);
    SOON(answer->isHidden());
    QTest::keyClicks(message, u"w"_s);  // it is full, and nothing was left out
    QCoreApplication::processEvents();
    QVERIFY(answer->isHidden());
    QTest::keyClicks(message, u"w"_s);
    SOON(!answer->isHidden());
  }

  void aFieldKeepsNoHalfOfASign() {
    QLineEdit line;
    limitLength(&line, 4, [](const QString&) {});
    QTest::keyClicks(&line, u"abc"_s);
    QGuiApplication::clipboard()->setText(u"😀"_s);
    line.paste();
    QCOMPARE(line.text(), u"abc"_s);
    QPlainTextEdit lines;
    limitLength(&lines, 4);
    lines.insertPlainText(u"abc"_s);
    lines.insertPlainText(u"😀"_s);
    QCOMPARE(lines.toPlainText(), u"abc"_s);
    lines.setPlainText(u"मीराकी"_s);  // six units: the third letter has no room
    QCOMPARE(lines.toPlainText(), u"मीरा"_s);
  }
  void theLimitOfAFieldIsToldInLettersThatHaveRoom() {
    QLineEdit line;
    QString told;
    limitLength(&line, 4, [&](const QString& sentence) { told = sentence; });
    QGuiApplication::clipboard()->setText(u"मीरा की"_s);
    line.paste();
    QCOMPARE(line.text(), u"मीरा"_s);
    SOON_EQUAL(told, u"2 letters of this fit here; the rest was left out."_s);
  }

  // The host may end the game at any moment.
  void aMenuMayBeOpenWhenTheTableGoes_data() {
    QTest::addColumn<bool>("isLog");
    QTest::newRow("the menu of the log") << true;
    QTest::newRow("the quick phrases") << false;
  }
  void aMenuMayBeOpenWhenTheTableGoes() {
    QFETCH(bool, isLog);
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* log = window.part<LineView>();
    auto* phrases = window.page->findChild<ActionButton*>(u"quickPhrases"_s);
    QVERIFY(log && phrases);
    bool wasOpen = false;
    QTimer::singleShot(0, &window.frame, [&] {
      wasOpen = QApplication::activePopupWidget();
      delete window.frame.takeCentralWidget();
    });
    QContextMenuEvent asked(QContextMenuEvent::Mouse, {5, 5}, log->mapToGlobal(QPoint(5, 5)));
    if (isLog)
      QApplication::sendEvent(log->viewport(), &asked);
    else
      phrases->click();
    SOON(!window.frame.centralWidget());
    QVERIFY(wasOpen);
    QVERIFY(!QApplication::activePopupWidget());
  }

  void aListThatWasScrolledUpGoesToItsNewestLineWhenItIsTold() {
    LineModel model;
    QWidget page;
    LineView view(&model, &page);
    view.resize(300, 200);
    page.resize(view.size());
    page.show();
    model.replace(std::vector<LineModel::Line>(100, {u"a line"_s, -1}));
    const QScrollBar* bar = view.verticalScrollBar();
    SOON(bar->maximum() > 0 && bar->value() == bar->maximum());
    view.verticalScrollBar()->setValue(0);
    model.append({{u"one more"_s, -1}});
    QCoreApplication::processEvents();
    QCOMPARE(bar->value(), 0);
    view.toNewest();
    QCOMPARE(bar->value(), bar->maximum());
    model.append({{u"and one more"_s, -1}});
    SOON(bar->value() == bar->maximum());
  }

  void aClickCountsForTheLineUnderThePointerWhenItsButtonWentDown() {
    LineModel model;
    std::vector<LineModel::Line> lines;
    for (int i = 0; i < 30; ++i) lines.push_back({u"line %1"_s.arg(i), -1});
    model.replace(lines);
    Sheet sheet;
    sheet.resize(240, 160);
    LineView view(&model, &sheet);
    view.resize(200, 120);
    sheet.show();
    QVERIFY(test::soonActive(sheet));
    view.toNewest();
    QSignalSpy picked(&view, &LineView::picked);
    const QPoint at(40, 60);
    const int row = view.indexAt(at).row();
    QVERIFY(row > 0);
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at);
    model.append(lines);  // a bot has moved meanwhile
    view.toNewest();
    QVERIFY(view.indexAt(at).row() != row);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.first().first().toInt(), row);
  }

  void aSentenceThatFitsItsLineTakesOne() {
    LineModel model;
    QWidget page;
    LineView view(&model, &page);
    view.resize(300, 400);
    page.resize(view.size());
    page.show();
    // Sentences of all widths about that of the view, pixel by pixel.
    std::vector<LineModel::Line> lines;
    for (int wide = 0; wide < 22; ++wide)
      for (int middle = 0; middle < 8; ++middle)
        for (int thin = 0; thin < 6; ++thin)
          lines.push_back({u"m "_s.repeated(wide) + QString(middle, u't') + QString(thin, u'i'), -1});
    lines.front().text = u"m"_s;
    model.replace(lines);
    SOON(view.verticalScrollBar()->maximum() > 0);
    const QFontMetrics metrics(textFont(13));
    const int oneLine = view.visualRect(model.index(0)).height();
    int nearly = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
      const QString text = model.index(row).data().toString();
      const QRect box = view.visualRect(model.index(row));
      const int room = box.width() - 32,
                words = metrics.horizontalAdvance(text);  // badge at the left, air at the right
      if (words < room) QVERIFY2(box.height() == oneLine, qPrintable(u"%1 of %2"_s.arg(words).arg(room)));
      if (words == room - 1) ++nearly;
    }
    QVERIFY2(nearly > 0, "a test of the last pixel needs a sentence that ends there");
  }

  // Two names that differ at their ends alone are told apart in a wide row.
  void aNameHasAllTheRoomThatWhatWasDoneLeaves() {
    Sheet sheet;
    QWidget view(&sheet);
    const auto painted = [&](const QString& name) {
      QStandardItemModel model;
      model.appendRow(rowOf(name, u"built "_s + QChar(glyph::kRoad)));
      QStyleOptionViewItem option;
      option.widget = &view;
      option.rect = QRect(0, 0, 330, 18);
      QImage image = blank(option.rect.size());
      QPainter painter(&image);
      LogDelegate(&model).paint(&painter, option, model.index(0, 0));
      return image;
    };
    QVERIFY(painted(u"Wilhelmina Featherston"_s) != painted(u"Wilhelmina Featherstin"_s));
  }

  void whereARowIsNarrowItsNameIsWholeAndItsWordsTakeMoreLines() {
    const QString deed = u"gave 2"_s + glyph::of(Resource::Ore) + u" to "_s + QChar(glyph::kBank) + u" for 1"_s +
                         glyph::of(Resource::Brick);
    QStandardItemModel model;
    model.appendRow(rowOf(u"Meera"_s, deed));
    Sheet sheet;
    QWidget view(&sheet);
    QStyleOptionViewItem option;
    option.widget = &view;
    LogDelegate delegate(&model);
    option.rect = QRect(0, 0, 1000, 18);
    const int line = delegate.sizeHint(option, model.index(0, 0)).height();
    // Room for badge and deed in one line, and none for a name.
    const int badge = 23, room = static_cast<int>(std::ceil(widthOfPictured(textFont(kNoteText), deed))) + 1;
    option.rect.setWidth(badge + room + 4);
    option.rect.setHeight(delegate.sizeHint(option, model.index(0, 0)).height());
    QCOMPARE(option.rect.height(), 2 * line);
    QImage painted = blank(option.rect.size()), expected = blank(option.rect.size());
    QPainter painter(&painted), by(&expected);
    delegate.paint(&painter, option, model.index(0, 0));
    by.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    by.setPen(themeOf(&sheet).ink);
    by.setFont(textFont(kNoteText, Weight::Bold));
    const int name = static_cast<int>(std::ceil(QFontMetricsF(by.font()).horizontalAdvance(u"Meera"_s))) + 6;
    by.drawText(QRectF(badge, 0, room, line), Qt::AlignVCenter | Qt::AlignLeft, u"Meera"_s);
    by.setFont(textFont(kNoteText));
    const QStringList lines = picturedLines(by.font(), deed, room, name);
    QCOMPARE(lines.size(), 2);
    paintPictured(by, QRectF(badge + name, 0, room - name, line), lines[0], 2, themeOf(&sheet));
    paintPictured(by, QRectF(badge, line, room, line), lines[1], 2, themeOf(&sheet));
    painter.end();
    by.end();
    const QRect right(badge, 0, room, 2 * line);
    QCOMPARE(painted.copy(right), expected.copy(right));
  }

  void whereTheWordsOfABotsRowWrapItsQuestionStaysAWord() {
    const QString deed = u"मीरा को दिया: 2"_s + glyph::of(Resource::Ore) + u", मिला: 1"_s + glyph::of(Resource::Brick);
    QStandardItemModel model;
    auto* item = rowOf(u"रवि"_s, deed);
    item->setData(u"क्यों?"_s, LogModel::Why);
    model.appendRow(item);
    Sheet sheet;
    QWidget view(&sheet);
    QStyleOptionViewItem option;
    option.widget = &view;
    LogDelegate delegate(&model);
    const int wide = 23 + static_cast<int>(std::ceil(widthOfPictured(textFont(kNoteText), deed))) + 5;
    option.rect = QRect(0, 0, 1000, 18);
    const int line = delegate.sizeHint(option, model.index(0, 0)).height();
    option.rect.setWidth(wide);
    option.rect.setHeight(delegate.sizeHint(option, model.index(0, 0)).height());
    QImage painted = blank(option.rect.size()), expected = blank(option.rect.size());
    QPainter painter(&painted), by(&expected);
    delegate.paint(&painter, option, model.index(0, 0));
    by.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    by.setPen(themeOf(&sheet).primary);
    by.setFont(textFont(kSmallText, Weight::Bold));
    QCOMPARE_GE(option.rect.height(), 2 * line);
    by.drawText(QRectF(0, 0, wide - 4, line), Qt::AlignVCenter | Qt::AlignRight, u"क्यों?"_s);
    painter.end();
    const int why = static_cast<int>(std::ceil(QFontMetricsF(by.font()).horizontalAdvance(u"क्यों?"_s)));
    by.end();
    const QRect end(wide - 4 - why, 0, why, line);
    QCOMPARE(painted.copy(end), expected.copy(end));
  }

  // A list asks for the height of every row whenever one is added.
  void aRowIsMeasuredOnceForEachWidth() {
    class Asked : public QStandardItemModel {
     public:
      QVariant data(const QModelIndex& index, int role) const override {
        if (index.row() == 0 && role == LogModel::Brief) ++ofFirst;
        return QStandardItemModel::data(index, role);
      }
      mutable int ofFirst = 0;
    };
    Asked model;
    for (int i = 0; i < 60; ++i) model.appendRow(rowOf(u"Meera"_s, u"built "_s + QChar(glyph::kRoad)));
    Sheet sheet;
    LineView view(&model, &sheet);
    view.setRows(new LogDelegate(&model));
    sheet.resize(300, 200);
    view.resize(300, 200);
    sheet.show();
    const QScrollBar* bar = view.verticalScrollBar();
    view.toNewest();
    SOON(bar->maximum() > 0 && bar->value() == bar->maximum() && model.ofFirst > 0);
    QCoreApplication::processEvents();
    const int before = model.ofFirst, most = bar->maximum();
    for (int i = 0; i < 5; ++i) {
      model.appendRow(rowOf(u"Meera"_s, u"built "_s + QChar(glyph::kRoad)));
      view.toNewest();
    }
    QVERIFY(bar->maximum() > most);
    QCOMPARE(model.ofFirst, before);
    view.resize(180, 200);
    view.toNewest();
    QCOMPARE_GT(model.ofFirst, before);
  }

  void aLineOfTheLogShowsItsPlace_data() {
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by a click") << false;
    QTest::newRow("by Enter") << true;
  }
  void aLineOfTheLogShowsItsPlace() {
    QFETCH(bool, byKey);
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.part<BoardScene>()->hasTargets());
    const CornerId corner = window.bestCorner();
    window.click(window.at(corner));
    SOON(window.game->seen().state().at(corner).isOf(window.game->seen().viewer()));
    LineView* log = window.part<TalkPanel>()->log();
    const auto row = [&] {
      return log->model()->match(log->model()->index(0, 0), Qt::DisplayRole, u"You built a settlement."_s);
    };
    SOON(!row().isEmpty());
    QVERIFY(!window.part<BoardScene>()->effects().pointedOut());
    if (byKey) {
      log->setCurrentIndex(row().front());
      QTest::keyClick(log, Qt::Key_Return);
    } else {
      log->scrollTo(row().front());
      QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(row().front()).center());
    }
    const auto shown = window.part<BoardScene>()->effects().pointedOut();
    QVERIFY(shown.has_value());
    QVERIFY(QLineF(*shown, window.at(corner)).length() < 0.01);
  }

  void aPlayerAskedForShowsMore_data() {
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by a click") << false;
    QTest::newRow("by Space") << true;
  }
  void aPlayerAskedForShowsMore() {
    QFETCH(bool, byKey);
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON_EQUAL(window.part<PlayersPanel>()->rows().size(), 4u);
    PlayerRow* row = window.part<PlayersPanel>()->rows()[1];
    if (byKey) {
      row->setFocus();
      QTest::keyClick(row, Qt::Key_Space);
    } else {
      QTest::mouseClick(row, Qt::LeftButton);
    }
    QPointer<PlayerDetails> details = window.part<PlayerDetails>();
    QVERIFY(details && details->isVisible());
    QStringList words;
    for (const QLabel* label : details->findChildren<QLabel*>()) words << label->text();
    QVERIFY2(words.contains(window.game->seen().seatName(SeatId(1))), qPrintable(words.join(u'|')));
    QVERIFY2(words.contains(u"Roads left"_s), qPrintable(words.join(u'|')));
    QVERIFY2(!words.contains(u"Points from cards"_s), "somebody else's point cards are hidden");
    QTest::keyClick(details, Qt::Key_Escape);
    SOON(!details);
  }

  void theLogShowsWhatWasChosenAndRemembersIt_data() {
    QTest::addColumn<LogFilter>("filter");
    QTest::addColumn<bool>("shown");
    QTest::newRow("all lines") << LogFilter::All << true;
    QTest::newRow("my lines") << LogFilter::Mine << true;
    QTest::newRow("trades: no settlement") << LogFilter::Trades << false;
    QTest::newRow("building") << LogFilter::Building << true;
  }
  void theLogShowsWhatWasChosenAndRemembersIt() {
    QFETCH(LogFilter, filter);
    QFETCH(bool, shown);
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.bestCorner()));
    SOON(window.waitsFor(Decision::Road));
    auto* talk = window.part<TalkPanel>();
    talk->filter()->choose(static_cast<int>(filter));
    Q_EMIT talk->filter()->picked(static_cast<int>(filter));
    const auto* lines = talk->log()->model();
    const auto rows = lines->match(lines->index(0, 0), Qt::DisplayRole, u"You built a settlement."_s);
    QCOMPARE(!rows.isEmpty(), shown);
    QCOMPARE(Settings(window.folder.path()).view.logFilter(), filter);
  }

  void whatWasTakenBackIsNotLeftStandingInTheLog_data() {
    QTest::addColumn<LogFilter>("filter");
    QTest::addColumn<bool>("shown");
    QTest::newRow("all lines") << LogFilter::All << true;
    QTest::newRow("my lines") << LogFilter::Mine << true;
    QTest::newRow("building, where the settlement stands") << LogFilter::Building << true;
    QTest::newRow("trades, where it does not") << LogFilter::Trades << false;
  }
  void whatWasTakenBackIsNotLeftStandingInTheLog() {
    QFETCH(LogFilter, filter);
    QFETCH(bool, shown);
    Window window;
    QVERIFY(settleAndTakeBack(window));
    auto* talk = window.part<TalkPanel>();
    talk->filter()->choose(static_cast<int>(filter));
    Q_EMIT talk->filter()->picked(static_cast<int>(filter));
    const QStringList lines = linesOf(*talk);
    QCOMPARE(lines.count(u"You built a settlement."_s), shown ? 1 : 0);
    QCOMPARE(lines.count(u"You took your last move back."_s), shown ? 1 : 0);
    if (!shown) return;
    QVERIFY(lines.indexOf(u"You built a settlement."_s) < lines.indexOf(u"You took your last move back."_s));
  }

  void theLogOfAContinuedGameIsTheOneOfBefore() {
    Window window;
    QVERIFY(settleAndTakeBack(window));
    const QStringList before = linesOf(*window.part<TalkPanel>());
    QVERIFY(before.contains(u"You took your last move back."_s));
    delete window.frame.takeCentralWidget();
    window.game.reset();
    StartedGame again = window.starter.continueGame();
    QVERIFY2(again.game, qPrintable(again.problem));
    window.game = std::move(again.game);
    window.page = new PlayPage(window.game.get(), &window.actions, window.settings);
    window.frame.setCentralWidget(window.page);
    SOON(window.waitsFor(Decision::Settlement));
    SOON_EQUAL(linesOf(*window.part<TalkPanel>()).size(), before.size());
    QCOMPARE(linesOf(*window.part<TalkPanel>()), before);
  }

  void aRowOfTheLogShowsPicturesAndSaysWords() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.part<BoardScene>()->hasTargets());
    const CornerId corner = window.bestCorner();
    window.click(window.at(corner));
    SOON(window.waitsFor(Decision::Road));
    const LineView* log = window.part<TalkPanel>()->log();
    const auto* lines = log->model();
    const auto rows = lines->match(lines->index(0, 0), Qt::DisplayRole, u"You built a settlement."_s);
    QCOMPARE(rows.size(), 1);
    const QString place =
        placeWords(window.map(), {EventPlace::Kind::Corner, static_cast<std::uint32_t>(corner.value)});
    QVERIFY(place.contains(u"Forest"_s) && place.contains(u"Hills"_s));
    QCOMPARE(rows[0].data(Qt::AccessibleTextRole).toString(), u"You built a settlement. At: %1."_s.arg(place));
    const QString brief = rows[0].data(LogModel::Brief).toString();
    QVERIFY2(brief.contains(QChar(glyph::kSettlement)), qPrintable(brief));
    QVERIFY2(brief.contains(glyph::of(Terrain::Forest)), qPrintable(brief));
    QVERIFY2(!rows[0].data(LogModel::Time).toString().isEmpty(), "it happened while the program was there");
    const QString tip = rows[0].data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(rows[0].data(LogModel::Time).toString()), qPrintable(tip));
  }

  void theLogHasRoomForManyLines_data() {
    QTest::addColumn<LogSize>("size");
    QTest::addColumn<int>("least");
    QTest::newRow("16 lines beside four players") << LogSize::Beside << 16;
    QTest::newRow("30 lines where it has the whole column") << LogSize::Tall << 30;
    QTest::newRow("30 lines where it is wide too") << LogSize::Wide << 30;
  }
  void theLogHasRoomForManyLines() {
    QFETCH(LogSize, size);
    QFETCH(int, least);
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON_EQUAL(window.part<PlayersPanel>()->rows().size(), 4u);
    const LineView* log = window.part<TalkPanel>()->log();
    const int usual = log->width();
    window.settings.view.logSize.set(size);
    Q_EMIT window.part<TalkPanel>()->logSizeChanged();
    window.part<TalkPanel>()->show(TalkPanel::Page::Log);
    const auto lines = [&] { return log->viewport()->height() / log->sizeHintForRow(0); };
    SOON_OR_SAY(lines() >= least, qPrintable(QString::number(lines())));
    QCOMPARE(log->width() > usual, size == LogSize::Wide);
    QVERIFY(log->isVisible());
    QCOMPARE(Settings(window.folder.path()).view.logSize(), size);
    window.settings.view.logSize.set(LogSize::Hidden);
    Q_EMIT window.part<TalkPanel>()->logSizeChanged();
    window.part<TalkPanel>()->show(TalkPanel::Page::Log);
    SOON(!log->isVisible());
    QVERIFY(window.part<PlayersPanel>()->isVisible());
    QVERIFY(window.part<TalkPanel>()->sizes()->isVisible());
    window.actions.at(GameActions::Log)->trigger();
    SOON_OR_SAY(log->isVisible(), "its entry of the menu View brings it back");
    QCOMPARE(window.settings.view.logSize(), LogSize::Beside);
    QVERIFY(window.part<PlayersPanel>()->isVisible());
  }

  void thePaceIsChangedAtTheTable() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* talk = window.part<TalkPanel>();
    SOON(talk->pace()->isVisible());
    QVERIFY(talk->pace()->toolTip().contains(u"Instant"_s));
    SOON(window.actions.paces[4]->isEnabled());
    window.actions.paces[4]->trigger();
    QCOMPARE(window.game->bots().pace(), BotPace::Steps);
    QCOMPARE(Settings(window.folder.path()).game.botPace(), BotPace::Steps);
    QVERIFY(talk->pace()->toolTip().contains(u"Step by step"_s));
    auto* prompt = window.part<PromptBar>();
    QVERIFY2(!prompt->step()->isVisible(), "the game waits for this player");
    SOON(window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.bestCorner()));
    SOON(window.waitsFor(Decision::Road) && window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.game->seen().legal.roadEdges().front()));
    SOON(prompt->step()->isVisible());
    const std::size_t before = window.game->seen().history().size();
    prompt->step()->click();
    SOON_EQUAL(window.game->seen().history().size(), before + 1);
    window.actions.at(GameActions::Next)->trigger();
    SOON_EQUAL(window.game->seen().history().size(), before + 2);
  }

  // The page tells it to its parts in the way of a new language.
  void aLargerWindowLeavesALogWhereItsReaderIs() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* log = window.part<TalkPanel>()->log();
    log->setFixedHeight(60);
    SOON(log->verticalScrollBar()->maximum() > 0 &&
         log->verticalScrollBar()->value() == log->verticalScrollBar()->maximum());
    QCoreApplication::processEvents();
    log->verticalScrollBar()->setValue(0);
    QSignalSpy anew(log->model(), &QAbstractItemModel::modelReset);
    auto* typed = window.part<TypedMoveSheet>();
    typed->open();
    typed->complain(u"There is a settlement already."_s);
    auto* herald = window.part<Herald>();
    QSignalSpy spoke(herald, &Herald::spoke);
    herald->say(u"This is about to be said."_s);
    const int scale = tableScaleInUse();
    window.frame.resize(2560, 1440);
    SOON(tableScaleInUse() > scale);
    SOON_EQUAL(spoke.size(), 1);
    QCOMPARE(log->verticalScrollBar()->value(), 0);
    QCOMPARE(anew.size(), 0);
    QVERIFY(wordsIn(*typed).contains(u"There is a settlement already."_s));
    languages_.use(u"hi"_s);
    SOON_EQUAL(anew.size(), 1);
  }

  void whatHappenedSinceMyLastTurnIsToldUntilItIsClosed() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* strip = window.part<SinceStrip>();
    const auto board = [&] { return window.part<BoardView>()->viewportTransform(); };
    const QTransform before = board();
    playUntilSomethingIsTold(window);
    QVERIFY(!QTest::currentTestFailed());
    SOON(strip->isVisible());
    QCOMPARE(board(), before);
    strip->findChild<ActionButton*>(u"closeSince"_s)->click();
    SOON(!strip->isVisible());
    QVERIFY2(strip->shown().isEmpty(), "until the next turn");
    QCOMPARE(board(), before);
  }

  void manyCardsSinceMyLastTurnAreToldWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int width : {240, 288, 400}) QTest::addRow("%d %s", width, qPrintable(language)) << language << width;
  }
  void manyCardsSinceMyLastTurnAreToldWhole() {
    QFETCH(QString, language);
    QFETCH(int, width);
    languages_.use(language);
    Setup setup = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant).setup;
    layIsland(setup);
    ToldGame game{Game(setup)};
    QCoreApplication::processEvents();  // what is due at the table
    CardCounts each;
    for (const Resource kind : kAllResources) each += CardCounts::of(kind);
    const Event mine{.kind = EventKind::TurnStarted, .seat = SeatId(0)};
    game.hear({mine,
               {.kind = EventKind::TurnStarted, .seat = SeatId(1)},
               {.kind = EventKind::Produced, .seat = SeatId(0), .cards = each},
               {.kind = EventKind::Discarded, .seat = SeatId(0), .cards = each},
               mine});
    QWidget column;
    auto* lines = new QVBoxLayout(&column);
    lines->setContentsMargins(0, 0, 0, 0);
    auto* strip = new SinceStrip(&game, &column);
    lines->addWidget(strip);
    lines->addStretch(1);
    column.resize(width, 300);
    column.show();
    SOON(strip->isVisible());
    QCoreApplication::sendPostedEvents();
    const auto* title = strip->findChild<Words*>();
    QVERIFY2(title->height() < 2 * QFontMetrics(title->font()).lineSpacing(), "the title has one line");
    const auto sums = strip->findChildren<DeedButton*>();
    QCOMPARE(sums.size(), 2);
    for (const DeedButton* sum : sums) QCOMPARE_GE(sum->width(), sum->sizeHint().width());
  }

  void theLogHasItsRoomBelowMuchToTell_data() {
    QTest::addColumn<int>("seats");
    for (const int seats : {4, 6, 8}) QTest::addRow("%d seats", seats) << seats;
  }

  // A bot has played for the reader, and the others have built for a whole evening meanwhile.
  void theLogHasItsRoomBelowMuchToTell() {
    QFETCH(int, seats);
    Setup setup;
    setup.options = defaultOptions(RuleSet::Classic, seats);
    setup.options.seats = seats;
    layIsland(setup);
    ToldWindow window{Game(setup)};
    QCoreApplication::processEvents();  // what is due at the table
    constexpr std::size_t kDeedsOfEach = 40;
    const Event mine{.kind = EventKind::TurnStarted, .seat = SeatId(0)};
    std::vector<Event> told{mine};
    for (int seat = 1; seat < seats; ++seat) {
      told.push_back({.kind = EventKind::TurnStarted, .seat = SeatId(seat)});
      told.insert(told.end(), kDeedsOfEach, {.kind = EventKind::RoadBuilt, .seat = SeatId(seat), .place = 3});
    }
    told.push_back(mine);
    window.game->hear(told);
    const auto* strip = window.part<SinceStrip>();
    SOON(strip->isVisible());
    test::settle();
    const int log = window.part<TalkPanel>()->log()->viewport()->height();
    QVERIFY2(log >= strip->height(), qPrintable(u"%1 below %2"_s.arg(log).arg(strip->height())));
    QVERIFY2(window.part<DeedsView>()->verticalScrollBar()->maximum() > 0, "the rest can be reached");
  }

  void thePlayersHaveTheirRoomAlsoWithMuchToTell_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      QTest::addRow("1280x800 %s", qPrintable(language)) << QSize(1280, 800) << language;
      QTest::addRow("1366x768 %s", qPrintable(language)) << QSize(1366, 768) << language;
      QTest::addRow("just no tab for the players %s", qPrintable(language)) << QSize(1280, 680) << language;
    }
  }

  // Three are lost and much happened since the last turn: the summary scrolls, and no row of a player is squeezed.
  void thePlayersHaveTheirRoomAlsoWithMuchToTell() {
    QFETCH(QSize, size);
    QFETCH(QString, language);
    languages_.use(language);
    Window window;
    window.frame.resize(size);
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    playUntilSomethingIsTold(window);
    QVERIFY(!QTest::currentTestFailed());
    const auto* strip = window.part<SinceStrip>();
    const auto* deeds = window.part<DeedsView>();
    SOON(strip->isVisible() && (strip->shown().deeds.empty() || deeds->height() >= scaled(20)));  // a line at least
    Lobby lobby = window.game->seen().lobby();
    for (qsizetype i = 1; i < lobby.seats.size(); ++i) {
      lobby.seats[i].holder = SeatHolder::Person;
      lobby.seats[i].link = Link::Lost;
    }
    auto* players = window.part<PlayersPanel>();
    const GameController& game = *window.game;
    const auto name = [&](SeatId seat) { return game.seen().seatName(seat); };
    const auto color = [&](SeatId seat) { return game.seen().seatColor(seat); };
    players->refresh({game.seen().definition(), game.seen().state(), game.seen().legal, game.seen().viewer(),
                      Curtain::Up, name, color, name},
                     lobby);
    for (QWidget* up = players->rows()[1]; up != &window.frame; up = up->parentWidget())
      if (up->layout()) up->layout()->activate();
    for (const PlayerRow* row : players->rows()) {
      QVERIFY(row->facts().mine || !row->facts().status.isEmpty());
      QCOMPARE_GE(row->height(), row->sizeHint().height());
    }
  }

 private:
  static QStandardItem* rowOf(const QString& player, const QString& brief) {
    auto* item = new QStandardItem(player + u' ' + brief);
    item->setData(2, LineModel::BadgeColor);
    item->setData(player, LogModel::Player);
    item->setData(brief, LogModel::Brief);
    return item;
  }
  static QImage blank(QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    return image;
  }
  static void playUntilSomethingIsTold(Window& window) {
    auto* strip = window.part<SinceStrip>();
    for (int turn = 0; turn < 6 && strip->shown().isEmpty(); ++turn) {
      window.rollDice();
      if (QTest::currentTestFailed()) return;
      SOON(window.actions.at(GameActions::EndTurn)->isEnabled());
      window.actions.at(GameActions::EndTurn)->trigger();
      const auto isBack = [&] {
        for (const Action& action : window.game->seen().legal.all())
          if (action.kind == ActionKind::Decline) window.game->submit(action);
        if (window.waitsFor(Decision::Discard)) window.game->submit(discard(suggestedDiscard(window.game->seen())));
        return window.waitsFor(Decision::Roll);
      };
      QVERIFY(test::soon(isBack));
    }
    QVERIFY2(!strip->shown().isEmpty(), "nothing happened in six rounds");
  }
  static QStringList linesOf(const TalkPanel& talk) {
    QStringList lines;
    const auto* model = talk.log()->model();
    for (int row = 0; row < model->rowCount(); ++row) lines << model->index(row, 0).data().toString();
    return lines;
  }
  static bool settleAndTakeBack(Window& window) {
    if (!test::soon([&] { return window.waitsFor(Decision::Settlement); })) return false;
    if (!test::soon([&] { return window.part<BoardScene>()->hasTargets(); })) return false;
    window.click(window.at(window.bestCorner()));
    if (!test::soon(
            [&] { return window.waitsFor(Decision::Road) && window.actions.at(GameActions::TakeBack)->isEnabled(); }))
      return false;
    window.actions.at(GameActions::TakeBack)->trigger();
    return test::soon([&] {
      return window.waitsFor(Decision::Settlement) && linesOf(*window.part<TalkPanel>()).last().contains(u"back"_s);
    });
  }
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayTalkTest)
#include "test_play_talk.moc"
