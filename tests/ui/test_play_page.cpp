// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPointer>
#include <QProxyStyle>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/game/host_game.h"
#include "app/game/languages.h"
#include "app/net/notice.h"
#include "app/ui/fields.h"
#include "app/ui/play_choices.h"
#include "app/ui/play_details.h"
#include "app/ui/play_flights.h"
#include "app/ui/play_notices.h"
#include "app/ui/play_page.h"
#include "app/ui/play_prompt.h"
#include "app/ui/play_talk.h"
#include "app/ui/play_trade.h"
#include "app/ui/play_tray.h"

#include "play_window.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A style as a system has it on which moving pictures are on or off.
class SystemStyle : public QProxyStyle {
 public:
  explicit SystemStyle(int duration) : duration_(duration) {}
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* more) const override {
    return hint == SH_Widget_Animation_Duration ? duration_ : QProxyStyle::styleHint(hint, option, widget, more);
  }

 private:
  int duration_;
};

}  // namespace

class PlayPageTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { loadFonts(), languages_.use(u"en"_s); }
  void cleanup() { languages_.use(u"en"_s); }

  void clicksOnTheBoardBuildOverTheServer() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    QTRY_COMPARE(window.part<PromptBar>()->title(), u"Your turn"_s);
    QTRY_VERIFY(window.part<Tray>()->next()->isEnabled());
    QTest::keyClick(window.page, Qt::Key_Space);
    QTRY_VERIFY(window.game->state().head.rolled());
  }

  void lettersGoIntoTheChatWhileOneTypes() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    QTRY_VERIFY(window.actions.roll->isEnabled());
    auto* message = window.part<TalkPanel>()->message();
    message->setFocus();
    QTest::keyClicks(message, u"r e 1"_s);
    QCOMPARE(message->text(), u"r e 1"_s);
    QVERIFY(!window.game->state().head.rolled());
    QTest::keyClick(message, Qt::Key_Return);
    QTRY_VERIFY(!window.game->chat().isEmpty());
    window.page->setFocus();
    QTest::keyClick(window.page, Qt::Key_R);
    QTRY_VERIFY(window.game->state().head.rolled());
  }

  void aPieceIsPickedByKeyLetGoByEscapeAndBuiltByClick() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* scene = window.part<BoardScene>();
    QTRY_VERIFY(!scene->hasTargets());
    window.rollDice();
    QVERIFY(!QTest::currentTestFailed());
    QTRY_VERIFY(window.actions.build[0]->isEnabled());
    QTest::keyClick(window.page, Qt::Key_1);
    QTRY_VERIFY(scene->hasTargets());
    QTest::keyClick(window.page, Qt::Key_Escape);
    QTRY_VERIFY(!scene->hasTargets());
    QTest::keyClick(window.page, Qt::Key_1);
    QTRY_VERIFY(scene->hasTargets());
    const EdgeId edge = window.game->legal().roadEdges().front();
    window.click(window.at(edge));
    QTRY_VERIFY(window.game->state().at(edge).isOf(SeatId(0)));
    QTRY_VERIFY(!scene->hasTargets());
  }

  void lookingAtABuildButtonShowsItsPlaces() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    window.rollDice();
    QVERIFY(!QTest::currentTestFailed());
    auto* scene = window.part<BoardScene>();
    BuildButton* road = window.part<Tray>()->build(BuildButton::Thing::Road);
    QTRY_VERIFY(road->isEnabled() && !scene->hasTargets());
    road->setFocus(Qt::TabFocusReason);
    QVERIFY(scene->hasTargets());
    window.page->setFocus();
    QVERIFY(!scene->hasTargets());
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QCoreApplication::sendEvent(road, &enter);
    QVERIFY(scene->hasTargets());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(road, &leave);
    QVERIFY(!scene->hasTargets());
    // A look does not end a choice.
    QTest::keyClick(window.page, Qt::Key_1);
    QTRY_VERIFY(scene->hasTargets());
    QCoreApplication::sendEvent(road, &enter);
    QCoreApplication::sendEvent(road, &leave);
    QVERIFY(scene->hasTargets());
  }

  void aLineOfTheLogShowsItsPlace_data() {
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by a click") << false;
    QTest::newRow("by Enter") << true;
  }
  void aLineOfTheLogShowsItsPlace() {
    QFETCH(bool, byKey);
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    QTRY_VERIFY(window.part<BoardScene>()->hasTargets());
    const CornerId corner = window.bestCorner();
    window.click(window.at(corner));
    QTRY_VERIFY(window.game->state().at(corner).isOf(window.game->viewer()));
    LineView* log = window.part<TalkPanel>()->log();
    const auto row = [&] {
      return log->model()->match(log->model()->index(0, 0), Qt::DisplayRole, u"You built a settlement."_s);
    };
    QTRY_VERIFY(!row().isEmpty());
    QVERIFY(!window.part<BoardScene>()->pointedOut());
    if (byKey) {
      log->setCurrentIndex(row().front());
      QTest::keyClick(log, Qt::Key_Return);
    } else {
      log->scrollTo(row().front());
      QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(row().front()).center());
    }
    const auto shown = window.part<BoardScene>()->pointedOut();
    QVERIFY(shown.has_value());
    QVERIFY(QLineF(*shown, window.at(corner)).length() < 0.01);
  }

  void aPlayerAskedForShowsMoreAboutHim_data() {
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by a click") << false;
    QTest::newRow("by Space") << true;
  }
  void aPlayerAskedForShowsMoreAboutHim() {
    QFETCH(bool, byKey);
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    QTRY_COMPARE(window.part<PlayersPanel>()->rows().size(), 4u);
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
    QVERIFY2(words.contains(window.game->seatName(SeatId(1))), qPrintable(words.join(u'|')));
    QVERIFY2(words.contains(u"Roads left"_s), qPrintable(words.join(u'|')));
    QVERIFY2(!words.contains(u"Points from cards"_s), "somebody else's point cards are hidden");
    QTest::keyClick(details, Qt::Key_Escape);
    QTRY_VERIFY(!details);
  }

  void theDiceAreThrownWhereNothingElseCanBeDone() {
    Window window;
    window.settings.setAutoRoll(AutoRoll::On);
    window.page->applySettings();
    for (int i = 0; i < 2; ++i) {
      QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
      QTRY_VERIFY(window.part<BoardScene>()->hasTargets());
      window.click(window.at(window.bestCorner()));
      QTRY_VERIFY(window.waitsFor(Must::Road) && window.part<BoardScene>()->hasTargets());
      window.click(window.at(window.game->legal().roadEdges().front()));
    }
    QTRY_VERIFY_WITH_TIMEOUT(window.game->state().head.rolled(), 15000);
    QCOMPARE(window.game->state().head.active, window.game->viewer());
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
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    QTRY_VERIFY(window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.bestCorner()));
    QTRY_VERIFY(window.waitsFor(Must::Road));
    auto* talk = window.part<TalkPanel>();
    talk->filter()->choose(static_cast<int>(filter));
    Q_EMIT talk->filter()->picked(static_cast<int>(filter));
    const auto* lines = talk->log()->model();
    const auto rows = lines->match(lines->index(0, 0), Qt::DisplayRole, u"You built a settlement."_s);
    QCOMPARE(!rows.isEmpty(), shown);
    QCOMPARE(Settings(window.folder.path()).logFilter(), filter);
  }

  void cardsFlyOverTheBoardAndNothingWaitsForThem() {
    Window window;
    window.settings.setAnimations(Animations::Normal);
    SystemStyle style(200);
    window.page->setStyle(&style);
    window.page->applySettings();
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    auto* flights = window.part<CardFlights>();
    Event event{EventKind::StartCardsTaken, window.game->viewer()};
    event.cards = Pack::resources(1, 1, 0, 0, 0);
    Q_EMIT window.game->moved({}, {event});
    QCOMPARE(flights->flying(), 2);
    QVERIFY(flights->testAttribute(Qt::WA_TransparentForMouseEvents));
    QTest::keyClick(window.page, Qt::Key_Escape);  // a key ends all motion
    QCOMPARE(flights->flying(), 0);
    window.settings.setAnimations(Animations::Off);
    window.page->applySettings();
    Q_EMIT window.game->moved({}, {event});
    QCOMPARE(flights->flying(), 0);
    window.page->setStyle(nullptr);
  }

  void aSmallWindowKeepsTheBoardFree() {
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    window.frame.setMinimumSize(640, 360);
    window.frame.resize(640, 360);
    QTRY_COMPARE(window.page->width(), 640);
    auto* talk = window.part<TalkPanel>();
    QTRY_VERIFY(!talk->isVisible());
    QVERIFY(!window.part<TradePanel>()->isVisible());
    QVERIFY(window.part<Tray>()->height() <= 80);
    const auto shown = [&](QPointF place) {
      auto* view = window.part<BoardView>();
      const QPoint there = view->mapTo(window.page, view->mapFromScene(place));
      return there.y() > window.part<PromptBar>()->geometry().bottom() && there.y() < window.part<Tray>()->y();
    };
    for (const CornerId corner : window.game->legal().settlementCorners()) QVERIFY(shown(window.at(corner)));
    window.page->findChild<ActionButton*>(u"railTalk"_s)->click();
    QVERIFY(talk->isVisible());
    window.page->findChild<ActionButton*>(u"railTrade"_s)->click();
    QVERIFY(window.part<TradePanel>()->isVisible());
    QVERIFY(!talk->isVisible());
  }

  void aQuestionStandsBesideTheBoard() {
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    bool confirmed = false;
    const auto texts = [] { return Question::Texts{u"Leave?"_s, u"Others play on."_s, u"Stay"_s, u"Leave"_s}; };
    auto* question = window.part<AskSheet>();
    window.page->ask(texts, [&] { confirmed = true; });
    QVERIFY(question->isVisible());
    const QRect place(question->mapTo(window.page, QPoint()), question->size());
    const QPointF corner = window.at(window.game->legal().settlementCorners().front());
    auto* view = window.part<BoardView>();
    QVERIFY(!place.contains(view->mapTo(window.page, view->mapFromScene(corner))));
    QTest::keyClick(question, Qt::Key_Escape);
    QVERIFY(!question->isVisible());
    QVERIFY(window.part<Tray>()->isVisible());
    window.page->ask(texts, [&] { confirmed = true; });
    question->findChild<ActionButton*>(u"questionOther"_s)->click();
    QTRY_VERIFY(confirmed);
  }

  void motionFollowsTheSystem_data() {
    QTest::addColumn<int>("duration");
    QTest::newRow("a system with moving pictures") << 200;
    QTest::newRow("a system without") << 0;
  }
  void motionFollowsTheSystem() {
    QFETCH(int, duration);
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    auto* scene = window.part<BoardScene>();
    QTRY_VERIFY(scene->hasTargets());
    SystemStyle style(duration);
    window.page->setStyle(&style);
    window.settings.setAnimations(Animations::Normal);
    window.page->applySettings();
    QTest::keyClick(window.page, Qt::Key_Escape);  // shows the places anew; ghosts breathe where things may move
    QVERIFY(scene->hasTargets());
    QCOMPARE(scene->isMoving(), duration > 0);
    window.page->setStyle(nullptr);
  }

  void refusalsOfTheServerHaveNoRule() {
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    auto* prompt = window.part<PromptBar>();
    Q_EMIT window.game->refused(u"That is not possible now."_s, {});
    QCOMPARE(prompt->task(), u"That is not possible now."_s);
    Q_EMIT window.game->refused(u"Too close."_s, u"5.3"_s);
    QCOMPARE(prompt->task(), u"Too close. (rule 5.3)"_s);
  }

  void theReasonOfTheEndStaysOnTheTable() {
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    auto* notice = window.part<NoticeBar>();
    QVERIFY(!notice->isVisible());
    Q_EMIT window.game->turnedAway(u"You play from another window now."_s);
    QVERIFY(notice->isVisible());
    QCOMPARE(notice->text(), u"You play from another window now."_s);
    QSignalSpy back(window.page, &PlayPage::startPageWanted);
    notice->findChild<ActionButton*>()->click();
    QTRY_COMPARE(back.size(), 1);
  }

  void aGameThatCannotBeSavedSaysSoUntilItCan() {
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    auto* notice = window.part<NoticeBar>();
    Q_EMIT window.game->chatted(noticeLine(Notice::StoreFailed, u"disk full"_s));
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(u"cannot be saved"_s) && notice->text().contains(u"disk full"_s),
             qPrintable(notice->text()));
    ChatLine chat;
    chat.text = u"Hm"_s;
    Q_EMIT window.game->chatted(chat);
    QVERIFY(notice->isVisible());
    Q_EMIT window.game->chatted(noticeLine(Notice::StoreWorks, {}));
    QVERIFY(!notice->isVisible());
  }

  void theCurtainCoversHandAndTradeUntilAKeyLiftsIt() {
    Window window(2);
    QTRY_VERIFY_WITH_TIMEOUT(window.game->hasGame() && window.game->isCurtainDown(), 15000);
    auto* curtain = window.part<CurtainSheet>();
    QTRY_VERIFY(curtain->isVisible());
    QVERIFY(curtain->text().contains(window.game->seatName(window.game->viewer())));
    QVERIFY(!window.part<Tray>()->isVisible());
    QVERIFY(!window.part<TradePanel>()->isVisible());
    QTest::keyClick(window.page, Qt::Key_X);
    QTRY_VERIFY(!window.game->isCurtainDown());
    QTRY_VERIFY(window.part<Tray>()->isVisible() && !curtain->isVisible());
  }

  void theOpenPageChangesItsLanguage() {
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    auto* prompt = window.part<PromptBar>();
    QTRY_COMPARE(prompt->title(), u"Your turn"_s);
    languages_.use(u"hi"_s);
    QTRY_COMPARE(prompt->title(), u"आपकी बारी"_s);
    languages_.use(u"en"_s);
    QTRY_COMPARE(prompt->title(), u"Your turn"_s);
  }

  void everythingStaysInTheWindow_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("the usual window") << QSize(1280, 800);
    QTest::newRow("a low window") << QSize(1280, 720);
    QTest::newRow("a small window") << QSize(1024, 700);
  }
  void everythingStaysInTheWindow() {
    QFETCH(QSize, size);
    Window window;
    window.frame.resize(size);
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    QCOMPARE(window.frame.size(), size);
    for (QWidget* part : {static_cast<QWidget*>(window.part<PromptBar>()), static_cast<QWidget*>(window.part<Tray>()),
                          static_cast<QWidget*>(window.part<TalkPanel>())}) {
      const QRect box(part->mapTo(window.page, QPoint()), part->size());
      QVERIFY2(window.page->rect().contains(box), part->metaObject()->className());
    }
    QVERIFY2(window.part<BoardView>()->hexWidth() >= 64,
             qPrintable(QString::number(window.part<BoardView>()->hexWidth())));
  }

 private:
  Languages languages_;
};

QTEST_MAIN(PlayPageTest)
#include "test_play_page.moc"
