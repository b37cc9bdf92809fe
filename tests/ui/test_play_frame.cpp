// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QProxyStyle>
#include <QSignalSpy>
#include <QToolTip>

#include "app/board/board_effects.h"
#include "app/kit/action_button.h"
#include "app/kit/picker.h"
#include "app/kit/question.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/table/end/end_sheet.h"
#include "app/table/hand/tray.h"
#include "app/table/people/notices.h"
#include "app/table/people/player_details.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/show/card_flights.h"
#include "app/table/sight/task_line.h"
#include "app/table/talk/line_view.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/trade_panel.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"
#include "play_window.h"
#include "tests/suite.h"
#include "tests/windows.h"

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

QWidget* child(const auto& window, const QString& name) { return window.page->template findChild<QWidget*>(name); }

/// No line of its text is cut off, and all its buttons lie in it.
bool isWhole(const NoticeBar& notice) {
  const auto* words = notice.findChild<Words*>();
  for (const auto* button : notice.findChildren<ActionButton*>())
    if (!button->isHidden() && !notice.rect().contains(button->geometry())) return false;
  return words->text() == notice.text() && words->height() >= words->heightForWidth(words->width());
}

/// The sizes of a notice, for whoever reads why it is not whole.
QString sizesOf(const NoticeBar& notice) {
  const auto* words = notice.findChild<Words*>();
  QStringList told{u"bar %1x%2, words %3x%4 of %5"_s.arg(notice.width())
                       .arg(notice.height())
                       .arg(words->width())
                       .arg(words->height())
                       .arg(words->heightForWidth(words->width()))};
  for (const auto* button : notice.findChildren<ActionButton*>()) {
    const QRect at = button->geometry();
    told << u"button %1,%2 %3x%4"_s.arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height());
  }
  return told.join(u"; "_s);
}

/// The table tells that this seat votes for an end, or takes that back; so many of so many are for it then.
void tellVote(const LaidWindow& window, Notice what, int seat, const QString& count) {
  ChatLine vote = noticeLine(what, count);
  vote.seat = SeatId(seat);
  vote.name = u"P%1"_s.arg(seat);
  Q_EMIT window.game->chatted(vote);
}

/// The buttons of a notice.
QStringList offeredBy(const NoticeBar& notice) {
  QStringList texts;
  for (const auto* button : notice.findChildren<ActionButton*>())
    if (!button->isHidden()) texts << button->text();
  return texts;
}

}  // namespace

class PlayFrameTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void cardsFlyOverTheBoardAndNothingWaitsForThem() {
    LaidWindow window;
    window.settings.view.animations.set(Animations::Normal);
    SystemStyle style(200);
    window.page->setStyle(&style);
    window.page->applySettings();
    SOON(window.waitsFor(Decision::Settlement));
    auto* flights = window.part<CardFlights>();
    Event event{EventKind::StartCardsTaken, window.game->seen().viewer()};
    event.cards = CardCounts::resources(1, 1, 0, 0, 0);
    Q_EMIT window.game->moved({}, {event});
    QCOMPARE(flights->flying(), 2);
    QVERIFY(flights->testAttribute(Qt::WA_TransparentForMouseEvents));
    QTest::keyClick(window.page, Qt::Key_Escape);  // a key ends all motion
    QCOMPARE(flights->flying(), 0);
    window.settings.view.animations.set(Animations::Off);
    window.page->applySettings();
    Q_EMIT window.game->moved({}, {event});
    QCOMPARE(flights->flying(), 0);
    window.page->setStyle(nullptr);
  }

  void theTableIsShownWhatIsLeftInItsDeckOfDice() {  // 4.10
    for (const Switch shown : {Switch::On, Switch::Off}) {
      LaidWindow window([shown](Setup& setup) {
        setup.options.diceSource = DiceSource::Deck;
        setup.options.deckShown = shown;
      });
      SOON(window.waitsFor(Decision::Settlement));
      const QString told =
          u"Left in the deck: 2: 1 · 3: 2 · 4: 3 · 5: 4 · 6: 5 · 7: 6 · 8: 5 · 9: 4 · 10: 3 · 11: 2 · 12: 1"_s;
      SOON_EQUAL(window.part<PromptBar>()->dice()->accessibleDescription(), shown == Switch::On ? told : QString());
    }
  }

  void whatAThrowBringsIsShownWhenTheDiceLieStill() {
    LaidWindow window;
    window.settings.view.animations.set(Animations::Normal);
    SystemStyle style(200);
    window.page->setStyle(&style);
    window.page->applySettings();
    SOON(window.waitsFor(Decision::Settlement));
    auto* dice = window.part<PromptBar>()->dice();
    const auto* flights = window.part<CardFlights>();
    const Event thrown{.kind = EventKind::Rolled, .seat = SeatId(1), .count = 3, .more = 5};
    const Event got{.kind = EventKind::StartCardsTaken,
                    .seat = window.game->seen().viewer(),
                    .cards = CardCounts::resources(1, 1, 0, 0, 0)};
    Q_EMIT window.game->moved({}, {thrown, got});
    QVERIFY(dice->isTumbling());
    QCOMPARE(flights->flying(), 0);
    Q_EMIT window.game->moved({}, {got});
    QCOMPARE(flights->flying(), 0);
    SOON(!dice->isTumbling());
    QCOMPARE(flights->flying(), 4);
    QTest::keyClick(window.page, Qt::Key_Escape);
    Q_EMIT window.game->moved({}, {thrown, got});
    QTest::keyClick(window.page, Qt::Key_Escape);
    QVERIFY2(!dice->isTumbling() && flights->flying() == 0, "a key ends all motion");
    window.page->setStyle(nullptr);
  }

  void theLogTellsAThrowWhenTheDiceLieStill() {
    LaidWindow window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    window.settings.view.animations.set(Animations::Normal);
    SystemStyle style(200);
    window.page->setStyle(&style);
    window.page->applySettings();
    SOON(window.waitsFor(Decision::Roll));
    const auto* dice = window.part<PromptBar>()->dice();
    const QAbstractItemModel* log = window.part<TalkPanel>()->log()->model();
    const int before = log->rowCount();
    window.game->submit(roll());
    SOON(dice->isTumbling());
    QCOMPARE(log->rowCount(), before);
    // Neither a notice of the table nor another filter tells what the dice bring.
    Q_EMIT window.game->chatted({.kind = ChatLine::Kind::Notice,
                                 .seat = SeatId(1),
                                 .name = u"Ravi"_s,
                                 .text = {},
                                 .phrase = static_cast<int>(Notice::BotLevel)});
    QVERIFY(dice->isTumbling());
    QCOMPARE(log->rowCount(), before);
    Q_EMIT window.part<TalkPanel>()->filter()->picked(static_cast<int>(LogFilter::All));
    QVERIFY(dice->isTumbling());
    QCOMPARE(log->rowCount(), before);
    SOON(!dice->isTumbling());
    QVERIFY(log->rowCount() > before + 1);
    QCOMPARE(log->match(log->index(0, 0), Qt::DisplayRole, u"on another level"_s, -1, Qt::MatchContains).size(), 1);
    window.page->setStyle(nullptr);
  }

  void buttonsNameTheKeysThatThePlayerChose() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* prompt = window.part<PromptBar>();
    prompt->setHurry(PromptBar::Hurry::Offered);
    QCOMPARE(prompt->hurry()->text(), u"Skip to my turn (F)"_s);
    window.actions.at(GameActions::Hurry)->setShortcuts({QKeySequence(Qt::Key_X)});
    window.actions.at(GameActions::EndTurn)->setShortcuts({Qt::CTRL | Qt::Key_Return, QKeySequence(Qt::Key_W)});
    prompt->setHurry(PromptBar::Hurry::Offered);
    QCOMPARE(prompt->hurry()->text(), u"Skip to my turn (X)"_s);
    window.actions.at(GameActions::Hurry)->setShortcuts({});
    prompt->setHurry(PromptBar::Hurry::Offered);
    QCOMPARE(prompt->hurry()->text(), u"Skip to my turn"_s);
    Q_EMIT window.game->legalChanged();
    SOON_EQUAL(window.part<Tray>()->next()->note(), u"W"_s);
  }

  void aSmallWindowKeepsTheBoardFree() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    window.frame.setMinimumSize(640, 360);
    window.frame.resize(640, 360);
    SOON_EQUAL(window.page->width(), 640);
    auto* talk = window.part<TalkPanel>();
    SOON(!talk->isVisible());
    QVERIFY(!window.part<TradePanel>()->isVisible());
    QVERIFY(window.part<Tray>()->height() <= 80);
    const auto shown = [&](QPointF place) {
      auto* view = window.part<BoardView>();
      const QPoint there = view->mapTo(window.page, view->mapFromScene(place));
      return there.y() > window.part<PromptBar>()->geometry().bottom() && there.y() < window.part<Tray>()->y();
    };
    for (const CornerId corner : window.game->seen().legal.settlementCorners()) QVERIFY(shown(window.at(corner)));
    window.page->findChild<ActionButton*>(u"railTalk"_s)->click();
    QVERIFY(talk->isVisible());
    for (const PlayerRow* row : window.part<PlayersPanel>()->rows())
      SOON(row->height() >= row->minimumSizeHint().height());  // scrolled, not squeezed
    window.page->findChild<ActionButton*>(u"railTrade"_s)->click();
    QVERIFY(window.part<TradePanel>()->isVisible());
    QVERIFY(!talk->isVisible());
  }

  void theZoomButtonsLeaveThePlacesOfASmallBoardFree() {
    LaidWindow window([](Setup& setup) {
      // Three rows of three, each half a hex further to the right: in the lower right corner is land.
      Board board;
      const std::array terrains{Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Mountains};
      const std::array numbers{2, 3, 4, 5, 6, 9, 10, 11, 12};
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        const int at = static_cast<int>(i);
        board.cells.push_back({.at = {at % 3, at / 3}, .terrain = terrains[i % 5], .number = numbers[i]});
      }
      setup.board = board;
      setup.options.mapKind = MapKind::File;
    });
    SOON(window.waitsFor(Decision::Settlement));
    test::settle();
    const auto* zoom = child(window, u"zoomButtons"_s);
    const auto* view = window.part<BoardView>();
    QVERIFY(zoom->isVisible());
    const int reach = static_cast<int>(0.25 * view->hexWidth() / std::sqrt(3));
    for (const CornerId corner : window.game->seen().legal.settlementCorners()) {
      const QPoint place = view->mapTo(window.page, view->mapFromScene(window.at(corner)));
      const QRect mark(place - QPoint(reach, reach), QSize(2 * reach, 2 * reach));
      QVERIFY2(!zoom->geometry().adjusted(5, 5, -5, -5).intersects(mark), "a place under the buttons");
    }
    // While the person zooms, they stay under the pointer.
    const QRect before = zoom->geometry();
    for (ActionButton* button : zoom->findChildren<ActionButton*>().mid(0, 1))
      for (int i = 0; i < 4; ++i) button->click();
    window.page->resize(window.page->size());
    QCOMPARE(zoom->geometry(), before);
  }

  void theFinalTableDoesNotCutTheZoomButtons() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    const auto* zoom = child(window, u"zoomButtons"_s);
    const QRect before = zoom->geometry();
    window.game->voteToStop(window.game->seen().viewer(), YesNo::Yes);
    auto* end = window.part<EndSheet>();
    SOON(end->isVisible());
    test::settle();
    QVERIFY2(end->geometry().intersects(before), "it is higher than the tray");
    QVERIFY(zoom->isVisible());
    QVERIFY(!zoom->geometry().intersects(end->geometry()));
    QVERIFY(zoom->y() > window.part<PromptBar>()->geometry().bottom());
  }

  void aQuestionStandsBesideTheBoard() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    bool confirmed = false;
    const auto texts = [] { return Question::Texts{u"Leave?"_s, u"Others play on."_s, u"Stay"_s, u"Leave"_s}; };
    auto* question = window.part<AskSheet>();
    window.page->ask(texts, [&] { confirmed = true; });
    QVERIFY(question->isVisible());
    const QRect place(question->mapTo(window.page, QPoint()), question->size());
    const QPointF corner = window.at(window.game->seen().legal.settlementCorners().front());
    auto* view = window.part<BoardView>();
    QVERIFY(!place.contains(view->mapTo(window.page, view->mapFromScene(corner))));
    QTest::keyClick(question, Qt::Key_Escape);
    QVERIFY(!question->isVisible());
    QVERIFY(window.part<Tray>()->isVisible());
    window.page->ask(texts, [&] { confirmed = true; });
    question->findChild<ActionButton*>(u"questionOther"_s)->click();
    SOON(confirmed);
  }

  void motionFollowsTheSystem_data() {
    QTest::addColumn<int>("duration");
    QTest::newRow("a system with moving pictures") << 200;
    QTest::newRow("a system without") << 0;
  }
  void motionFollowsTheSystem() {
    QFETCH(int, duration);
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* scene = window.part<BoardScene>();
    SOON(scene->hasTargets());
    SystemStyle style(duration);
    window.page->setStyle(&style);
    window.settings.view.animations.set(Animations::Normal);
    window.page->applySettings();
    QTest::keyClick(window.page, Qt::Key_Escape);  // shows the places anew; ghosts breathe where things may move
    QVERIFY(scene->hasTargets());
    QCOMPARE(scene->effects().isMoving(), duration > 0);
    window.page->setStyle(nullptr);
  }

  void anOfferThatIsDeclinedUnseenTakesNothingFromWhatIsRead() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* prompt = window.part<PromptBar>();
    const QString usual = prompt->task();
    Q_EMIT window.game->refused(u"Too close."_s, u"5.3"_s);
    const QString refusal = prompt->task();
    QVERIFY(refusal != usual);
    Q_EMIT window.part<TradePanel>()->declinedUnseen(decline(SeatId(1)));
    QCOMPARE(prompt->task(), refusal);
    Q_EMIT window.part<TradePanel>()->act(decline(SeatId(1)));
    QVERIFY2(prompt->task() != refusal, "what the player does by themselves ends it");
  }
  void refusalsOfTheServerHaveNoRule() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
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
    SOON(window.waitsFor(Decision::Settlement));
    auto* notice = window.part<NoticeBar>();
    QVERIFY(!notice->isVisible());
    Q_EMIT window.game->turnedAway(u"You play from another window now."_s, Refusal::Unreachable);
    QVERIFY(notice->isVisible());
    QCOMPARE(notice->text(), u"You play from another window now."_s);
    QSignalSpy back(window.page, &PlayPage::startPageWanted);
    notice->findChild<ActionButton*>()->click();
    SOON_EQUAL(back.size(), 1);
  }

  void aNoticeShowsItsWholeText_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(2560, 1440)})
        for (const int percent : {100, 150})
          QTest::addRow("at %dx%d, texts of %d %%, %s", size.width(), size.height(), percent, qPrintable(language))
              << size << language << percent;
  }
  void aNoticeShowsItsWholeText() {
    QFETCH(QSize, size);
    QFETCH(QString, language);
    QFETCH(int, percent);
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    languages_.use(language);
    useTextSize(percent);
    const auto back = qScopeGuard([] { useTextSize(100); });
    window.page->resize(size);
    auto* notice = window.part<NoticeBar>();
    ChatLine vote = noticeLine(Notice::StopVoted, u"1/3"_s);
    vote.name = u"Somebody with a long name"_s;
    Q_EMIT window.game->chatted(vote);
    QVERIFY(notice->isVisible());
    QVERIFY2(test::soon([&] { return isWhole(*notice); }), qPrintable(sizesOf(*notice)));
    QCOMPARE(layoutsAtRest(*window.page), 0);
    Q_EMIT window.game->chatted(noticeLine(Notice::MovesMissing, u"49/0"_s));  // it has two buttons
    QVERIFY2(test::soon([&] { return isWhole(*notice); }), qPrintable(sizesOf(*notice)));
    QCOMPARE(layoutsAtRest(*window.page), 0);
    Q_EMIT window.game->turnedAway(
        u"The host has removed you from the game: “"_s + u"Too slow again. "_s.repeated(9) + u"”."_s, Refusal::Kicked);
    QVERIFY2(test::soon([&] { return isWhole(*notice); }), qPrintable(sizesOf(*notice)));
    QCOMPARE(layoutsAtRest(*window.page), 0);
    QVERIFY(window.page->rect().contains(notice->geometry()));
  }

  void aRowOfButtonsWithoutRoomBecomesAColumn() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* notice = window.part<NoticeBar>();
    Q_EMIT window.game->chatted(noticeLine(Notice::MovesMissing, u"49/0"_s));  // it has two buttons
    QVERIFY(notice->isVisible());
    constexpr int kNarrow = 320;
    QCOMPARE(notice->sizeAt(kNarrow).width(), kNarrow);
  }

  void aVoteNamesAllWhoAreForAnEnd() {  // 10.4
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    const auto* notice = window.part<NoticeBar>();
    tellVote(window, Notice::StopVoted, 1, u"1/4"_s);
    tellVote(window, Notice::StopVoted, 2, u"2/4"_s);
    QCOMPARE(notice->text(), u"End the game by agreement? For it so far (2 of 4): P1 and P2."_s);
    QCOMPARE(offeredBy(*notice), (QStringList{u"I agree"_s, u"Play on"_s}));
    tellVote(window, Notice::StopVoteTaken, 1, u"1/4"_s);
    QCOMPARE(notice->text(), u"End the game by agreement? For it so far (1 of 4): P2."_s);
    tellVote(window, Notice::StopVoted, 0, u"2/4"_s);
    QCOMPARE(offeredBy(*notice), (QStringList{u"Take my vote back"_s, u"Close"_s}));
    for (const int seat : {1, 3, 4, 5, 6, 7, 8, 9}) tellVote(window, Notice::StopVoted, seat, u"10/20"_s);
    QVERIFY2(notice->text().endsWith(u"P6, P7 and 2 more."_s), "not all voters of a Big Game");
  }
  void aVoteIsPutAwayUntilSomebodyElseVotes() {  // 10.4: no vote is against an end
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    const auto* notice = window.part<NoticeBar>();
    const auto putAway = [notice] {
      for (auto* button : notice->findChildren<ActionButton*>())
        if (button->text() == u"Play on"_s && !button->isHidden()) button->click();
    };
    tellVote(window, Notice::StopVoted, 1, u"1/4"_s);
    QVERIFY(notice->isVisible());
    putAway();
    SOON(!notice->isVisible());
    ChatLine chat;
    chat.text = u"Hm"_s;
    Q_EMIT window.game->chatted(chat);
    QVERIFY2(!notice->isVisible(), "nobody has voted since");
    tellVote(window, Notice::StopVoted, 2, u"2/4"_s);
    QVERIFY(notice->isVisible());
    putAway();
    SOON(!notice->isVisible());
    tellVote(window, Notice::StopVoteTaken, 2, u"1/4"_s);
    QVERIFY2(!notice->isVisible(), "it is known who is still for it");
    tellVote(window, Notice::StopVoted, 2, u"2/4"_s);
    QVERIFY2(notice->isVisible(), "a new vote of the same person");
  }

  // As a game that goes on from a guest's copy.
  void aGameThatIsPausedWhenItsPageComesSaysSo() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    window.game->ask(requests::PauseGame{});
    SOON(window.game->seen().isPaused());
    window.page = new PlayPage(window.game.get(), &window.actions, window.settings);
    window.frame.setCentralWidget(window.page);
    const auto* notice = window.part<NoticeBar>();
    SOON(notice->isVisible());
    SOON(isWhole(*notice) && notice->height() > notice->findChild<ActionButton*>()->height());
    SOON_EQUAL(window.part<PromptBar>()->title(), u"The game is paused."_s);
    QCOMPARE(notice->text(), u"Time stands still."_s);
    QCOMPARE(layoutsAtRest(*window.page), 0);
  }

  void aGameThatCannotBeSavedSaysSoUntilItCan() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* notice = window.part<NoticeBar>();
    Q_EMIT window.game->chatted(noticeLine(Notice::StoreFailed, u"disk full"_s));
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(u"cannot be saved"_s) && notice->text().contains(u"disk full"_s),
             qPrintable(notice->text()));
    ChatLine chat;
    chat.text = u"Hm"_s;
    Q_EMIT window.game->chatted(chat);
    QVERIFY(notice->isVisible());
    Q_EMIT window.game->chatted(noticeLine(Notice::MinuteOver, {}));
    QVERIFY2(notice->isVisible(), "a notice of something else says nothing of the file");
    Q_EMIT window.game->chatted(
        noticeLine(Notice::StoreGone, u"the file was deleted or replaced by another program"_s));
    QVERIFY2(notice->text().contains(u"must not end now"_s), qPrintable(notice->text()));
    Q_EMIT window.game->chatted(noticeLine(Notice::StoreWorks, {}));
    QVERIFY(!notice->isVisible());
  }

  void aRefusalOfAGameThatStoodStillGoesWhenItGoesOn() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    const auto* task = window.part<TaskLine>();
    for (const Notice works : {Notice::StoreWorks, Notice::GoesOnWithout}) {
      Q_EMIT window.game->refused(u"The game is paused."_s, {});
      QCOMPARE(task->text(), u"The game is paused."_s);
      Q_EMIT window.game->chatted(noticeLine(Notice::Announcement, u"Tea is ready"_s));
      QVERIFY(task->isTelling());
      Q_EMIT window.game->chatted(noticeLine(works, {}));
      QVERIFY(!task->isTelling());
      QVERIFY(task->text() != u"The game is paused."_s);
    }
  }

  void theHostIsAskedWhatToDoAboutLostMoves() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
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

  void theCurtainCoversHandAndTrade() {
    Window window(2, [](Setup& setup) {
      setup.options.mapKind = MapKind::Beginner;  // everybody has cards from the start
      setup.board = beginnerBoard();
    });
    SOON(window.game->seen().hasGame() && window.game->seen().isCurtainDown());
    auto* curtain = window.part<CurtainSheet>();
    SOON(curtain->isVisible());
    QVERIFY(curtain->text().contains(window.game->seen().seatName(window.game->seen().viewer())));
    QVERIFY(!window.part<Tray>()->isVisible());
    QVERIFY(!window.part<TradePanel>()->isVisible());
    window.page->findChild<ActionButton*>(u"liftCurtain"_s)->click();
    SOON(!window.game->seen().isCurtainDown());
    SOON(window.part<Tray>()->isVisible() && !curtain->isVisible());
  }

  void aPlayersDetailsAreCutToTheirPaper() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    Q_EMIT window.part<PlayersPanel>()->asked(SeatId(1));
    auto* details = window.part<PlayerDetails>();
    QVERIFY(details && details->isVisible());
    QVERIFY2(!details->testAttribute(Qt::WA_TranslucentBackground), "black where nobody blends windows");
    const QRegion paper = details->mask();
    QVERIFY(paper.contains(details->rect().center()));
    QVERIFY(!paper.contains(QPoint(0, 0)));
    const QImage shown = details->grab().toImage();
    for (const QRect& part : paper)
      for (const QPoint edge : {part.topLeft(), part.bottomRight()}) QVERIFY(qGray(shown.pixel(edge)) > 150);
    details->close();
  }

  void theBoardTakesTheKeyboardFromAButtonThatGoesDark() {
    LaidWindow window;
    window.setUp();
    auto* next = window.page->findChild<ActionButton*>(u"next"_s);
    auto* board = window.part<BoardView>();
    SOON(next->isEnabled());
    next->setFocus();
    QVERIFY(next->hasFocus());
    next->setEnabled(false);  // as at the end of a turn
    QCOMPARE(window.frame.focusWidget(), board);
    next->setEnabled(true);
    next->setFocus();
    window.part<Tray>()->hide();  // as behind the curtain
    QCOMPARE(window.frame.focusWidget(), board);
  }

  void theBoardShowsThatItHasTheKeyboard() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.part<BoardScene>()->hasTargets());
    auto* view = window.part<BoardView>();
    const auto shown = [&] {
      QCoreApplication::processEvents();
      return view->viewport()->grab().toImage();
    };
    window.page->setFocus();
    const QImage without = shown();
    view->setFocus(Qt::MouseFocusReason);
    QVERIFY2(shown() == without, "a click needs no ring");
    window.page->setFocus();
    view->setFocus(Qt::TabFocusReason);
    const QImage with = shown();
    QVERIFY(with != without);
    QVERIFY2(
        with.copy(QRect(view->mapFromScene(window.at(window.bestCorner())), QSize(1, 1)).adjusted(-9, -9, 9, 9)) ==
            without.copy(QRect(view->mapFromScene(window.at(window.bestCorner())), QSize(1, 1)).adjusted(-9, -9, 9, 9)),
        "it lies around the board, not over it");
    window.page->setFocus();
    QVERIFY(shown() == without);
    view->setFocus(Qt::OtherFocusReason);
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY2(shown() != without, "as soon as the arrows are used");
  }

  void digitsBuildUntilOneGoesToTheTrade() {
    LaidWindow window;
    window.setUp();
    window.rollDice();
    auto* trade = window.part<TradePanel>();
    window.part<BoardView>()->setFocus();
    const auto* stepper = trade->findChild<Stepper*>(u"get-ore"_s);
    for (QWidget* part : {static_cast<QWidget*>(stepper->moreButton()), static_cast<QWidget*>(trade),
                          static_cast<QWidget*>(trade->findChild<ActionButton*>(u"clearTrade"_s))})
      QTest::mouseClick(part, Qt::LeftButton, {}, QPoint(5, 5));
    QVERIFY(window.frame.focusWidget() != trade && !trade->isAncestorOf(window.frame.focusWidget()));
    QVERIFY(trade->draft().isEmpty());
    QTest::keyClick(window.frame.focusWidget(), Qt::Key_1);
    QVERIFY2(trade->draft().isEmpty(), "1 is a road here");
    window.actions.at(GameActions::Trade)->trigger();
    QCOMPARE(window.frame.focusWidget(), trade);
    const auto titles = [&] {
      QString words;
      for (const QLabel* label : trade->findChildren<QLabel*>()) words += label->text() + u'\n';
      return words;
    };
    QVERIFY2(titles().contains(u"You get (1–5)"_s), "the panel says which keys are its own now");
    QTest::keyClick(trade, Qt::Key_1);
    QCOMPARE(trade->draft().get.total(), 1);
    window.part<BoardView>()->setFocus();
    QVERIFY(!titles().contains(u"1–5"_s));
  }

  /// "Do this" of a hint fills a trade in and goes to the panel: whoever then presses 3 wants a city, not wool.
  void afterATradeWasFilledInDigitsBuildUntilOneGoesOnThere() {
    LaidWindow window;
    window.setUp();
    window.rollDice();
    auto* trade = window.part<TradePanel>();
    const auto takesDigits = [&](QWidget* part) {
      QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_3, Qt::NoModifier);
      asked.ignore();
      QCoreApplication::sendEvent(part, &asked);
      const bool saysSo = std::ranges::any_of(trade->findChildren<QLabel*>(),
                                              [](const QLabel* each) { return each->text().contains(u"1–5"_s); });
      return asked.isAccepted() == saysSo ? std::optional(saysSo) : std::nullopt;
    };
    trade->takeFocus(TradePanel::Digits::Left);
    QCOMPARE(window.frame.focusWidget(), trade);
    QVERIFY(takesDigits(trade) == false);
    QTest::keyClick(trade, Qt::Key_3);
    QVERIFY(trade->draft().isEmpty());
    window.part<BoardView>()->setFocus();
    window.actions.at(GameActions::Trade)->trigger();
    QVERIFY2(takesDigits(trade) == true, "here they went by themselves");
    trade->takeFocus(TradePanel::Digits::Left);
    QVERIFY2(takesDigits(trade) == false, "also if the keyboard was there before");
    window.part<BoardView>()->setFocus();
    trade->setFocus(Qt::TabFocusReason);
    QVERIFY2(takesDigits(trade) == true, "and so they did here");
  }

  void whoComesToTheLogByKeyboardBeginsAtItsNewestLine() {
    LaidWindow window;
    window.setUp();
    auto* log = window.part<TalkPanel>()->log();
    SOON(log->model()->rowCount() > 12);
    log->setFocus(Qt::OtherFocusReason);
    QVERIFY2(!log->currentIndex().isValid(), "a ring round a line that nobody chose");
    window.part<BoardView>()->setFocus();
    log->setFocus(Qt::TabFocusReason);
    QCOMPARE(log->currentIndex().row(), log->model()->rowCount() - 1);
    QTest::keyClick(log, Qt::Key_Up);
    QCOMPARE(log->currentIndex().row(), log->model()->rowCount() - 2);
  }

  void aToolTipThatIsNoLongerTrueLeavesTheScreen() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* part = window.part<BoardView>();
    const Complaint refusal{u"It is not your turn."_s, u"4.1"_s, 0, {}};
    tellRefusal(part, refusal);
    QToolTip::showText(window.page->mapToGlobal(QPoint(20, 20)), part->toolTip(), part);
    QVERIFY(QToolTip::isVisible());
    tellRefusal(part, refusal);
    QVERIFY(QToolTip::isVisible());
    tellRefusal(part, {});
    SOON(!QToolTip::isVisible());
  }

  void buildButtonsKeepTheirNames_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    for (const int width : {1280, 970, 900, 800})
      for (const QString& language : {u"en"_s, u"hi"_s})
        QTest::addRow("%s, %d wide: with the costs beside it, and less", qPrintable(language), width)
            << language << width;
  }
  void buildButtonsKeepTheirNames() {
    QFETCH(QString, language);
    QFETCH(int, width);
    languages_.use(language);
    LaidWindow window;
    window.frame.setMinimumSize(640, 360);  // as the program's window
    window.frame.resize(width, 800);
    SOON(window.waitsFor(Decision::Settlement));
    QCOMPARE(window.frame.width(), width);
    const QString name = language == u"hi"_s ? u"बस्ती"_s : u"Settlement"_s;
    const auto* button = window.part<Tray>()->build(BuildButton::Thing::Settlement);
    QCOMPARE(button->accessibleName(), name);
    const int words = QFontMetrics(textFont(11, Weight::Bold)).horizontalAdvance(name);
    QVERIFY2(button->width() >= words, qPrintable(QString::number(button->width())));
    const QWidget* next = window.page->findChild<ActionButton*>(u"next"_s);
    QVERIFY(next->mapTo(window.page, QPoint(next->width(), 0)).x() <= window.page->width());
  }

  void theOpenPageChangesItsLanguage() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* prompt = window.part<PromptBar>();
    SOON_EQUAL(prompt->title(), u"Your turn"_s);
    languages_.use(u"hi"_s);
    SOON_EQUAL(prompt->title(), u"आपकी बारी"_s);
    languages_.use(u"en"_s);
    SOON_EQUAL(prompt->title(), u"Your turn"_s);
  }

  void everythingStaysInTheWindow_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("the usual window") << QSize(1280, 800);
    QTest::newRow("a low window") << QSize(1280, 720);
    QTest::newRow("a small window") << QSize(1024, 700);
  }
  void everythingStaysInTheWindow() {
    QFETCH(QSize, size);
    LaidWindow window;
    window.frame.resize(size);
    SOON(window.waitsFor(Decision::Settlement));
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

TAPU_TEST_WITH_SCREEN(PlayFrameTest)
#include "test_play_frame.moc"
