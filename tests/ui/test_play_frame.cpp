// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProxyStyle>
#include <QSignalSpy>

#include "app/game/languages.h"
#include "app/net/notice.h"
#include "app/ui/play_flights.h"
#include "app/ui/play_notices.h"
#include "app/ui/play_players.h"
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

class PlayFrameTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { loadFonts(), languages_.use(u"en"_s); }
  void cleanup() { languages_.use(u"en"_s); }

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
    for (const PlayerRow* row : window.part<PlayersPanel>()->rows())
      QTRY_VERIFY(row->height() >= row->minimumSizeHint().height());  // scrolled, not squeezed
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
    QVERIFY(!prompt->ruleLink()->isVisible());
    Q_EMIT window.game->refused(u"Too close."_s, u"5.3"_s);
    QCOMPARE(prompt->task(), u"Too close."_s);
    QCOMPARE(prompt->ruleLink()->text(), u"Rule 5.3"_s);
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

  void theHostIsAskedWhatToDoAboutLostMoves() {
    Window window;
    QTRY_VERIFY_WITH_TIMEOUT(window.waitsFor(Must::Settlement), 15000);
    auto* notice = window.part<NoticeBar>();
    Q_EMIT window.game->chatted(noticeLine(Notice::MovesMissing, u"49/0"_s));
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(u"49"_s), qPrintable(notice->text()));
    QStringList offered;
    for (const auto* button : notice->findChildren<ActionButton*>()) offered << button->text();
    QCOMPARE(offered, (QStringList{u"Stop and keep the file"_s, u"Go on from here"_s}));
    Q_EMIT window.game->chatted(noticeLine(Notice::GoesOnWithout, u"49"_s));
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

QTEST_MAIN(PlayFrameTest)
#include "test_play_frame.moc"
