// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollArea>
#include <QWindow>

#include "app/kit/action_button.h"
#include "app/kit/dialog_size.h"
#include "app/kit/folding_columns.h"
#include "app/kit/line_breaks.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/lobby/new/new_game_page.h"
#include "app/lobby/rows/chat_panel.h"
#include "app/table/people/notices.h"
#include "app/table/people/players_panel.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/trade_panel.h"
#include "play_window.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

constexpr QSize kSmall(800, 600);
const QString kLongName = QString(40, u'W'), kLongWord = QString(120, u'w');

/// The room in which a part can be seen: the view that scrolls it, else the page.
const QWidget* roomOf(const QWidget* part, const QWidget* page) {
  for (const QWidget* at = part->parentWidget(); at && at != page; at = at->parentWidget())
    if (const auto* scroller = qobject_cast<const QAbstractScrollArea*>(at->parentWidget()))
      if (scroller->viewport() == at) return at;
  return page;
}

/// Words, buttons and fields that reach out of the room in which they can be seen.
QStringList cutOff(const QWidget& page) {
  QStringList found;
  for (const QWidget* part : page.findChildren<QWidget*>()) {
    const bool counts = qobject_cast<const QLabel*>(part) || qobject_cast<const QAbstractButton*>(part) ||
                        qobject_cast<const QLineEdit*>(part) || qobject_cast<const Segments*>(part);
    if (!counts || !part->isVisible() || part->isWindow() || part->visibleRegion().isEmpty()) continue;
    const QWidget* room = roomOf(part, &page);
    const QRect box(part->mapTo(room, QPoint()), part->size());
    const bool isWide = box.left() < -4 || box.right() > room->width() + 4;
    const bool isHigh = room == &page && (box.top() < -4 || box.bottom() > room->height() + 4);
    if (!isWide && !isHigh) continue;
    const auto* label = qobject_cast<const QLabel*>(part);
    const auto* button = qobject_cast<const QAbstractButton*>(part);
    found << u"%1 %2 “%3” %4,%5 %6×%7 in %8×%9"_s
                 .arg(QString::fromLatin1(part->metaObject()->className()), part->objectName(),
                      label    ? label->text()
                      : button ? button->text()
                               : QString())
                 .arg(box.left())
                 .arg(box.top())
                 .arg(box.width())
                 .arg(box.height())
                 .arg(room->width())
                 .arg(room->height());
  }
  return found;
}

LobbyFacts crowded() {
  LobbyFacts facts = gathering(Ready::No);
  facts.lobby.gameName = kLongName;
  facts.lobby.seats[0].name = kLongName;
  facts.lobby.seats[1].name = kLongName.toLower();
  return facts;
}

}  // namespace

/// Small screens, and words without end.
class SmallWindowsTest : public QObject {
  Q_OBJECT

  /// A window with its frame, as it is assumed: the sides and the foot are alike, and the rest is the title bar.
  static QRect framed(const QRect& window) {
    const int side = kWindowFrame.width() / 2;
    return window.adjusted(-side, side - kWindowFrame.height(), side, side);
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
  }
  void cleanup() { Languages().use(u"en"_s); }

  void theFirstWindowFitsItsScreenWithItsFrame() {
    const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    QVERIFY2(room.width() < 1280, "smaller than the window would like");
    Settings settings(folder_->path());
    Languages languages;
    languages.use(u"en"_s);
    GameStarter starter(settings, folder_->path());
    auto clock = std::make_shared<SystemClock>();
    DiscoveryBrowser games(clock, Program::place());
    Reachability reach(clock);
    for (int start = 0; start < 2; ++start) {
      MainWindow window(settings, languages, starter, {games, reach});
      QVERIFY2(room.contains(framed(window.geometry())),
               qPrintable(u"%1×%2"_s.arg(window.width()).arg(window.height())));
      window.resize(3000, 2000);  // as it was on a larger screen
      settings.view.geometry.set(window.saveGeometry());
    }
  }

  void aWindowThatReachesOutOfItsScreenStaysWhereItWasPut_data() {
    QTest::addColumn<QPoint>("beyond");
    QTest::newRow("below") << QPoint(0, 200);
    QTest::newRow("to the right") << QPoint(200, 0);
    QTest::newRow("below to the right") << QPoint(200, 200);
  }
  void aWindowThatReachesOutOfItsScreenStaysWhereItWasPut() {
    QFETCH(QPoint, beyond);
    const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    Settings settings(folder_->path());
    Languages languages;
    languages.use(u"en"_s);
    GameStarter starter(settings, folder_->path());
    auto clock = std::make_shared<SystemClock>();
    DiscoveryBrowser games(clock, Program::place());
    Reachability reach(clock);
    QList<QRect> places;
    for (int start = 0; start < 4; ++start) {
      MainWindow window(settings, languages, starter, {games, reach});
      window.show();
      SOON(window.windowHandle()->isExposed());
      if (start == 0) window.setGeometry(QRect(room.center() - QPoint(300, 300) + beyond, QSize(600, 600)));
      QCoreApplication::processEvents();
      window.close();
      if (start > 0) places << window.geometry();
    }
    QVERIFY2(room.contains(framed(places[0])), "its title bar is in sight");
    QCOMPARE(places[1], places[0]);
    QCOMPARE(places[2], places[0]);
  }

  void pagesShowAll_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QSize size : {kSmall - kWindowFrame, QSize(1024, 768) - kWindowFrame, QSize(1280, 720) - kWindowFrame})
        QTest::addRow("%s, %d×%d", qPrintable(language), size.width(), size.height()) << language << size;
  }
  void pagesShowAll() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Settings(folder_->path()).player.name.set(kLongName.left(24));
    Settings(folder_->path()).rememberAddress(u"a-long-name-of-a-computer.in.our.network:12345"_s);
    Settings(folder_->path()).seats().keep({u"127.0.0.1:1"_s, "token", kLongName});
    Program program(folder_->path());
    program.languages.use(language);
    program.window.resize(size);
    SOON_EQUAL(program.window.size(), size);
    const auto judge = [&](const QString& where) {
      test::settle();
      const QStringList cut = cutOff(*program.window.page());
      QVERIFY2(cut.isEmpty(), qPrintable(where + u": "_s + cut.join(u'\n')));
    };
    judge(u"start page"_s);
    for (const auto purpose :
         {NewGamePage::Purpose::Bots, NewGamePage::Purpose::SameComputer, NewGamePage::Purpose::Host}) {
      program.window.newGames().open(purpose);
      for (const int column : {0, 1, 2}) {
        program.window.newGames().page()->findChild<FoldingColumns*>()->bringForward(column);
        judge(u"new game"_s);
      }
    }
    program.window.network().open();
    judge(u"network"_s);
    program.window.launch().openSaved();
    judge(u"saved games"_s);
  }

  void newGamesShowAllAtEveryWidth_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<NewGamePage::Purpose>("purpose");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      for (const auto& [words, purpose] : {std::pair("against bots", NewGamePage::Purpose::Bots),
                                           std::pair("at one computer", NewGamePage::Purpose::SameComputer),
                                           std::pair("hosting", NewGamePage::Purpose::Host)})
        QTest::addRow("%s, %s", qPrintable(language), words) << language << purpose;
    }
  }
  void newGamesShowAllAtEveryWidth() {
    QFETCH(QString, language);
    QFETCH(NewGamePage::Purpose, purpose);
    Languages languages;
    languages.use(language);
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(purpose);
    QVERIFY(bringUp(page, {1280, 720}));
    auto* columns = page.findChild<FoldingColumns*>();
    for (const QString& preset : {u"presetStandard"_s, u"presetCrazy"_s, u"presetBig"_s}) {
      auto* button = page.findChild<ActionButton*>(preset);
      if (button->isHidden()) continue;
      button->click();
      for (int width = 1024; width <= 1280; width += 10) {
        page.resize(width, 720);
        for (const int column : {1, 2}) {
          columns->bringForward(column);
          test::settle();
          const QStringList cut = cutOff(page);
          const QString where = u"%1, %2 wide: "_s.arg(preset).arg(width);
          QVERIFY2(cut.isEmpty(), qPrintable(where + cut.join(u'\n')));
          if (columns->columnsShown() == 3) break;
        }
      }
    }
  }

  void theLobbyHoldsLongNames_data() { pagesShowAll_data(); }
  void theLobbyHoldsLongNames() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Languages languages;
    languages.use(language);
    Reachability reach(std::make_shared<SystemClock>());
    LobbyPage lobby(reach);
    lobby.showFacts(crowded());
    QVERIFY(bringUp(lobby, size));
    auto* chat = lobby.findChild<ChatPanel*>();
    ChatLine line;
    line.name = kLongName;
    line.seat = SeatId(0);
    line.text = kLongWord;
    chat->showLines({line});
    for (const int column : {0, 1, 2}) {
      lobby.findChild<FoldingColumns*>()->bringForward(column);
      test::settle();
      const QStringList cut = cutOff(lobby);
      QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }
    QCOMPARE(lobby.size(), size);
  }

  void drawersOfTheTableAreWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("rail");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QString& rail : {u"railTrade"_s, u"railTalk"_s})
        QTest::addRow("%s, %s", qPrintable(language), qPrintable(rail)) << language << rail;
  }
  void drawersOfTheTableAreWhole() {
    QFETCH(QString, language);
    QFETCH(QString, rail);
    Languages languages;
    languages.use(language);
    LaidWindow window;
    window.frame.setMinimumSize(640, 360);                    // as the program's window
    const QSize size = kSmall - kWindowFrame - QSize(0, 34);  // the menus
    window.frame.resize(size);
    SOON(window.waitsFor(Decision::Settlement));
    SOON_EQUAL(window.page->width(), size.width());
    window.page->findChild<ActionButton*>(rail)->click();
    test::settle();
    QCOMPARE(window.frame.size(), size);
    const QStringList cut = cutOff(*window.page);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    QVERIFY(rail == u"railTrade"_s ? window.part<TradePanel>()->isVisible() : window.part<TalkPanel>()->isVisible());
  }

  void escapePutsADrawerAway() {
    for (const QString& rail : {u"railTrade"_s, u"railTalk"_s}) {
      LaidWindow window;
      window.frame.resize(kSmall);
      SOON(window.waitsFor(Decision::Settlement));
      const QWidget* drawer = rail == u"railTrade"_s ? static_cast<QWidget*>(window.part<TradePanel>())
                                                     : static_cast<QWidget*>(window.part<TalkPanel>());
      SOON(!drawer->isVisible());
      window.page->findChild<ActionButton*>(rail)->click();
      SOON(drawer->isVisible());
      QTest::keyClick(window.page, Qt::Key_Escape);
      SOON(!drawer->isVisible());
    }
  }

  void theTradeDrawerGoesWithTheTurn() {
    LaidWindow window;
    window.frame.resize(kSmall);
    window.setUp();
    window.rollDice();
    window.page->findChild<ActionButton*>(u"railTrade"_s)->click();
    SOON(window.part<TradePanel>()->isVisible());
    window.game->submit(endTurn());
    SOON(!window.part<TradePanel>()->isVisible() || window.part<TradePanel>()->hasIncoming());
    SOON(window.waitsFor(Decision::Roll));
    SOON(!window.part<TradePanel>()->isVisible());
  }

  void aWordWithoutEndBreaks() {
    QCOMPARE(softened(u"A sentence with ordinary words, and माध्यमिक ones."_s),
             u"A sentence with ordinary words, and माध्यमिक ones."_s);
    const QString soft = softened(u"see "_s + kLongWord);
    QVERIFY(soft.contains(QChar(u'\u200b')));
    QCOMPARE(QString(soft).remove(QChar(u'\u200b')), u"see "_s + kLongWord);
    const Words words(kLongWord, 14);
    QCOMPARE(words.text(), kLongWord);
    QVERIFY2(words.minimumSizeHint().width() < 250, qPrintable(QString::number(words.minimumSizeHint().width())));
    LineModel model;
    model.append({{kLongWord, 0}});
    LineView view(&model);
    view.resize(220, 300);
    view.show();
    QVERIFY2(view.visualRect(model.index(0, 0)).height() > 3 * QFontMetrics(textFont(13)).height(), "in several lines");
  }

  void aButtonThatIsCutTellsItsTextInFull() {
    ActionButton button(u"Take back the vote of "_s + kLongName);
    const int whole = button.sizeHint().width();
    button.setMostWidth(200);
    QVERIFY(whole > 200);
    QCOMPARE(button.sizeHint().width(), 200);
    QCOMPARE(button.minimumSizeHint().width(), 200);
  }

  // The line over the board

  void thePromptHasOneHeight() {
    PromptBar prompt;
    prompt.resize(700, 60);
    prompt.refresh(yourTurn(u"roll the dice."_s));
    const int height = prompt.height();
    prompt.setHurry(PromptBar::Hurry::Offered);
    QCOMPARE(prompt.height(), height);
    prompt.complain(u"This corner is too close to another building, and nobody may build there."_s, u"2.5"_s);
    QCOMPARE(prompt.height(), height);
    prompt.clock()->start(60000);
    QCOMPARE(prompt.height(), height);
    prompt.refresh({u"आपकी बारी"_s, u"पासे फेंकें।"_s, u"आपकी बारी – पासे फेंकें।"_s});
    QCOMPARE(prompt.height(), height);
  }

  void aNoticeOfAnyLengthLeavesTheBoardWhereItIs() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* notice = window.part<NoticeBar>();
    auto* view = window.part<BoardView>();
    Q_EMIT window.game->turnedAway(u"Gone."_s, Refusal::ServerClosing);
    SOON(notice->isVisible());
    QCoreApplication::processEvents();
    const QPoint board = view->mapFromScene(QPointF());
    Q_EMIT window.game->turnedAway(u"The host has stopped the game, and this sentence goes on. "_s.repeated(4),
                                   Refusal::ServerClosing);
    QCoreApplication::processEvents();
    SOON(notice->text().size() > 100);
    QCOMPARE(view->mapFromScene(QPointF()), board);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(SmallWindowsTest)
#include "test_small_windows.moc"
