// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>

#include "app/kit/line_breaks.h"
#include "app/kit/plain_text.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/session/words/since_turn.h"
#include "app/table/frame/play_layout.h"
#include "app/table/hand/tray.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/show/play_sounds.h"
#include "app/table/sight/typed_move.h"
#include "app/table/talk/log_model.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/trade_panel.h"
#include "app/text/reject_text.h"
#include "engine/rules/between.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A table of so many seats before its first move.
Game tableOf(int seats, Between between = Between::Building) {
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic, seats);
  setup.options.seats = seats;
  setup.options.between = between;
  layIsland(setup);
  return Game(setup);
}

/// Plays until this seat may build in its turn: all settle and throw, and nobody builds, trades or wishes.
void playToTurnOf(Game& game, int seat) {
  constexpr int kMostMoves = 400;
  const auto bot = makeBot("random");
  SeededRng rng(5);
  const auto isThere = [&] {
    const Header& head = game.state().head;
    return head.phase == Phase::Play && head.active == SeatId(seat) && head.open == 0 &&
           game.state().seat(SeatId(seat)).pending.must == Decision::Act;
  };
  for (int moves = 0; !isThere(); ++moves) {
    if (moves == kMostMoves) qFatal("nobody comes to their turn");
    rng.startMove(static_cast<std::uint64_t>(moves));
    if (const auto due = dueMove(game.definition(), game.state())) {
      (void)game.play({}, *due, rng);
      continue;
    }
    const SeatId mover = waitingFor(game.state());
    const SeatView view(game.definition(), game.state(), mover, PlayerTrade::LeftOut);
    const bool isActing = game.state().seat(mover).pending.must == Decision::Act;
    const auto action = isActing ? std::optional(endTurn()) : bot->decide(view, rng);
    if (!action || game.play(mover, *action, rng).refused) qFatal("no move");
  }
}

/// The moves of these seats, each of which must be legal.
void play(Game& game, std::initializer_list<std::pair<int, Action>> moves) {
  SeededRng rng(6);
  for (const auto& [seat, action] : moves)
    if (game.play(SeatId(seat), action, rng).refused) qFatal("seat %d may not do that", seat);
}

Action want() { return wantBuild(BuildWish::On); }

/// 2 has ended its turn; 0, 4 and 5 have wished in it: 4 builds, then 5, then 0, then the turn of 3 comes.
Game fourBuilds(int seats = 6) {
  Game game = tableOf(seats);
  playToTurnOf(game, 2);
  play(game, {{0, want()}, {4, want()}, {5, want()}, {2, endTurn()}});
  return game;
}
/// The same when 4 and 5 are done: 0, who looks, builds.
Game iBuild(int seats = 6) {
  Game game = fourBuilds(seats);
  play(game, {{4, done()}, {5, done()}});
  return game;
}

/// The same, and 0 can pay for a road and a city.
Game iBuildWithCards() {
  const Game game = iBuild();
  State state = game.state();
  CardCounts& hand = state.seat(SeatId(0)).hand;
  const CardCounts cards = CardCounts::resources(1, 1, 0, 2, 3);
  state.bankOf(SeatId(0)) += hand;
  state.bankOf(SeatId(0)) -= cards;
  hand = cards;
  return Game(game.setup(), state);
}

/// Gives the page of a table this size, without menus.
void resizePage(LaidWindow& window, QSize size) {
  window.frame.setMinimumSize(1, 1);
  window.frame.menuBar()->hide();
  window.frame.resize(size);
  SOON_EQUAL(window.page->size(), size);
  test::settle();
}

/// Whether all of a part can be seen.
bool isWhole(const QWidget* part) {
  return part->isVisible() && part->visibleRegion().boundingRect().size() == part->size();
}

QString wordsOf(const PromptBar* bar) { return bar->title() + u" / "_s + bar->task(); }

}  // namespace

/// Five to eight at one table: their rows, and what lies between turns.
class ManySeatsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void rowsAreAsHighAsTheirNumberSays_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("height");
    for (const int seats : {5, 6}) QTest::addRow("%d seats", seats) << seats << 58;
    for (const int seats : {7, 8}) QTest::addRow("%d seats", seats) << seats << 45;
  }
  void rowsAreAsHighAsTheirNumberSays() {
    QFETCH(int, seats);
    LaidWindow window(tableOf(seats));
    resizePage(window, {1280, 770});
    const auto& rows = window.part<PlayersPanel>()->rows();
    QCOMPARE(rows.size(), static_cast<std::size_t>(seats));
    for (const PlayerRow* row : rows) {
      QTEST(row->height(), "height");
      QVERIFY(isWhole(row));
    }
    const int log = window.part<TalkPanel>()->log()->viewport()->height();
    QVERIFY2(log >= 12 * LogDelegate::lineHeight(), qPrintable(u"%1 pixels of the log"_s.arg(log)));
  }
  void fourRowsAreAsEver() {
    LaidWindow window(tableOf(4));
    resizePage(window, {1280, 770});
    for (const PlayerRow* row : window.part<PlayersPanel>()->rows()) QCOMPARE(row->form(), RowForm::Usual);
    QVERIFY(window.part<TalkPanel>()->message()->isVisible());
  }

  void nobodyIsCutInASmallWindow_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QSize size : {QSize(1024, 610), QSize(1024, 580), QSize(1024, 480), QSize(800, 570), QSize(640, 340)})
        QTest::addRow("%s, %d×%d", qPrintable(language), size.width(), size.height()) << language << size;
  }
  void nobodyIsCutInASmallWindow() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    languages_.use(language);
    LaidWindow window(iBuild(8));
    resizePage(window, size);
    auto* talk = window.part<TalkPanel>();
    if (window.part<PlayersPanel>()->parentWidget() != talk->parentWidget()) talk->show(TalkPanel::Page::Players);
    test::settle();
    for (const PlayerRow* row : window.part<PlayersPanel>()->rows())
      QVERIFY2(isWhole(row), qPrintable(row->facts().name));
    const auto* view = window.part<BoardView>();
    constexpr double kLeastHex = 54;  // below which nobody reads the numbers: a lower window shows a part
    if (view->hexWidth() <= kLeastHex + 0.5 && size.height() < 500) return;
    const QRect land = view->mapFromScene(window.part<BoardScene>()->islandRect()).boundingRect();
    QVERIFY2(land.top() >= window.part<PromptBar>()->geometry().bottom() - 1, "the island under the prompt");
    QVERIFY2(land.bottom() <= window.part<Tray>()->y() + 1, "the island under the tray");
  }
  void fourLinesOfTheLogAreLeftBelowEightRows() {
    LaidWindow window(tableOf(8));
    resizePage(window, {1024, 610});
    auto* talk = window.part<TalkPanel>();
    QVERIFY(!talk->hasTakenIn(TalkPanel::Page::Players));
    QVERIFY(talk->log()->viewport()->height() >= 4 * LogDelegate::lineHeight());
    QVERIFY2(!talk->message()->isVisible(), "the field for a message goes with the chat");
    talk->show(TalkPanel::Page::Chat);
    QVERIFY(talk->message()->isVisible());
  }

  void aClickUnfoldsARowAndAnotherTellsAboutThePlayer() {
    LaidWindow window(tableOf(8));
    resizePage(window, {1024, 420});
    auto* players = window.part<PlayersPanel>();
    QVERIFY(window.part<TalkPanel>()->hasTakenIn(TalkPanel::Page::Players));
    QCOMPARE(players->fold(), PlayersPanel::Fold::Lines);
    PlayerRow *first = players->rows()[0], *third = players->rows()[2];
    QSignalSpy asked(players, &PlayersPanel::asked);
    third->click();
    QCOMPARE(third->form(), RowForm::Close);
    QCOMPARE(asked.count(), 0);
    first->click();
    QCOMPARE(third->form(), RowForm::Line);
    QCOMPARE(first->form(), RowForm::Close);
    first->click();
    QCOMPARE(asked.count(), 1);
    QTest::keyClick(third, Qt::Key_Return);
    QCOMPARE(asked.count(), 2);
  }
  void arrowsGoFromRowToRow() {
    LaidWindow window(tableOf(8));
    resizePage(window, {1280, 770});
    const auto& rows = window.part<PlayersPanel>()->rows();
    rows[0]->setFocus();
    QTest::keyClick(rows[0], Qt::Key_Down);
    QVERIFY(rows[1]->hasFocus());
    QTest::keyClick(rows[1], Qt::Key_Up);
    QTest::keyClick(rows[0], Qt::Key_Up);
    QVERIFY2(rows[0]->hasFocus(), "the list ends here");
  }
  void badgesStayBesideTheBoardOfASlimWindow() {
    LaidWindow window(tableOf(8));
    resizePage(window, {800, 570});
    auto* players = window.part<PlayersPanel>();
    QCOMPARE(players->fold(), PlayersPanel::Fold::Badges);
    QVERIFY(!window.part<TalkPanel>()->isVisible());
    window.page->findChild<ActionButton*>(u"railTalk"_s)->click();
    QVERIFY(window.part<TalkPanel>()->isVisible());
    QVERIFY(players->fold() != PlayersPanel::Fold::Badges);
    window.page->findChild<ActionButton*>(u"railTalk"_s)->click();
    QCOMPARE(players->fold(), PlayersPanel::Fold::Badges);
  }

  void sevenPartnersHaveRoom() {
    Game game = tableOf(8);
    playToTurnOf(game, 0);
    LaidWindow window(std::move(game));
    resizePage(window, {1280, 770});
    for (int i = 1; i <= 7; ++i) {  // the numbers of their seats
      const auto* partner = window.page->findChild<QAbstractButton*>(u"partner%1"_s.arg(i));
      QVERIFY(partner && isWhole(partner));
    }
    const auto* offer = window.page->findChild<ActionButton*>(u"offerToPlayers"_s);
    QVERIFY(isWhole(offer) && offer->width() >= offer->sizeHint().width());
  }

  void theTradeDrawerLeavesTheHandFree_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("turn");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      QTest::addRow("%s, own turn", qPrintable(language)) << language << 0;
      QTest::addRow("%s, turn of another", qPrintable(language)) << language << 2;
    }
  }
  void theTradeDrawerLeavesTheHandFree() {
    QFETCH(QString, language);
    QFETCH(int, turn);
    languages_.use(language);
    Game game = tableOf(8);
    playToTurnOf(game, turn);
    LaidWindow window(std::move(game));
    resizePage(window, {1024, 610});
    auto* trade = window.part<TradePanel>();
    const auto leavesHand = [&] {
      const int bottom = trade->mapTo(window.page, QPoint(0, trade->height())).y();
      return bottom <= window.part<Tray>()->y();
    };
    window.page->findChild<ActionButton*>(u"railTrade"_s)->click();
    test::settle();
    QVERIFY(trade->isVisible() && leavesHand());
    QTest::keyClick(window.page, Qt::Key_T);
    SOON(trade->hasFocus());
    test::settle();
    QVERIFY(leavesHand());
    int heads = 0;
    for (const Words* words : trade->findChildren<Words*>()) {
      const bool isHead =
          words->text().startsWith(TradePanel::tr("You give")) || words->text().startsWith(TradePanel::tr("You get"));
      if (!isHead) continue;
      ++heads;
      const QFontMetrics letters(words->font());
      QVERIFY2(isWhole(words) && words->height() >= letters.height(), qPrintable(words->text()));
      QVERIFY2(letters.horizontalAdvance(words->text()) <= words->width(), qPrintable(words->text()));
    }
    QCOMPARE(heads, 2);
    for (const Stepper* stepper : trade->findChildren<Stepper*>())
      QVERIFY2(isWhole(stepper), qPrintable(stepper->objectName()));
  }

  void chipsTellTheOrderOfThoseWhoBuild() {  // 13.8 (a)
    Game game = tableOf(6);
    playToTurnOf(game, 2);
    play(game, {{0, want()}, {5, want()}});
    LaidWindow window(std::move(game));
    const auto& rows = window.part<PlayersPanel>()->rows();
    SOON_EQUAL(rows[5]->facts().order, 1);
    QCOMPARE(rows[0]->facts().order, 2);
    QCOMPARE(rows[3]->facts().order, 0);
    QVERIFY(rows[0]->accessibleDescription().contains(u"builds second"_s));
    QVERIFY(!rows[3]->accessibleDescription().contains(u"builds"_s));
  }

  void aRefusalIsReadWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const QSize size : {QSize(1280, 770), QSize(1024, 610)})
        QTest::addRow("%s, %d×%d", qPrintable(language), size.width(), size.height()) << language << size;
  }
  void aRefusalIsReadWhole() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    languages_.use(language);
    Game game = tableOf(6);
    playToTurnOf(game, 2);
    LaidWindow window(std::move(game));
    resizePage(window, size);
    auto* bar = window.part<PromptBar>();
    bar->setHurry(PromptBar::Hurry::Offered);
    bar->clock()->start(60000);
    QVERIFY(bar->dice()->isVisible());
    const auto lettersOf = [](const QString& text) { return QString(text).remove(u' '); };
    for (int i = 1; i < static_cast<int>(Reject::Count); ++i) {
      bar->complain(sentenceFor(static_cast<Reject>(i)), u"13.10"_s);
      test::settle();
      const ElidedWords* words = bar->taskLine()->words();
      QVERIFY(isWhole(words) && isWhole(bar->ruleLink()));
      if (QFontMetrics(textFont(kBodyText)).horizontalAdvance(words->text()) <= words->width()) continue;
      const QStringList lines = brokenLines(words->text(), textFont(kSmallText), words->width(), 2);
      QVERIFY2(lettersOf(lines.join(QString())) == lettersOf(words->text()), qPrintable(lines.join(u'|')));
    }
    PromptLine asked = yourTurn(u"roll the dice."_s);
    asked.asks = Asks::Reader;
    bar->refresh(asked);
    QVERIFY2(bar->dice()->isVisible(), "what made way is back when the refusal is over");
    QVERIFY(bar->findChild<ElidedWords*>()->isVisible());
  }

  void aPlaceInTheOrderCutsNoName_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("seats");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int seats : {6, 8}) QTest::addRow("%s, %d seats", qPrintable(language), seats) << language << seats;
  }
  void aPlaceInTheOrderCutsNoName() {
    QFETCH(QString, language);
    QFETCH(int, seats);
    languages_.use(language);
    LaidWindow window(tableOf(seats));
    resizePage(window, {1280, 770});
    const PlayerRow* row = window.part<PlayersPanel>()->rows()[1];
    PlayerFacts facts = row->facts();
    constexpr int kLongest = 24;
    for (int letters = 1; letters <= kLongest; ++letters) {
      facts.name = QString(letters, u'n');
      facts.order = 0;
      const NameInRow alone = nameInRow(row->rect(), facts, row->form());
      facts.order = 8;
      const NameInRow beside = nameInRow(row->rect(), facts, row->form());
      QVERIFY2(beside.text.size() >= alone.text.size(), qPrintable(beside.text));
      QVERIFY2(beside.letters >= alone.letters, qPrintable(facts.name));
    }
  }
  void theOwnNameStandsInOneLineAndSaysSo() {
    LaidWindow window(iBuild());
    resizePage(window, {1280, 770});
    const PlayerRow* row = window.part<PlayersPanel>()->rows()[0];
    PlayerFacts facts = row->facts();
    QVERIFY(facts.mine && facts.order == 1);
    const NameInRow usual = nameInRow(row->rect(), facts, row->form());
    QCOMPARE(usual.text, u"Asha (you)"_s);
    QCOMPARE(usual.letters, kChoiceText);
    facts.name = u"Wilhelmina Alexandra Anna"_s;
    const NameInRow cut = nameInRow(row->rect(), facts, row->form());
    QVERIFY2(cut.text.startsWith(u"Wilhelmina"_s) && cut.text.endsWith(u"… (you)"_s), qPrintable(cut.text));
  }

  void theStripTellsWhoBuildsAndWhoComesThen() {
    LaidWindow window(fourBuilds());
    const auto* bar = window.part<PromptBar>();
    SOON_EQUAL(wordsOf(bar), u"Bot 4 builds; then Bot 5 and 1 other / then Bot 3’s turn"_s);
    QVERIFY2(!bar->done()->isVisible(), "it is not the reader who builds");
    QCOMPARE(bar->badge()->color(), 4);
    QCOMPARE(window.part<Tray>()->want()->is(), WantButton::Is::Said);
    QCOMPARE(window.part<Tray>()->want()->note(), u"3rd · B takes it back"_s);
  }
  void whoBuildsHasTheButtonDone() {
    LaidWindow window(iBuild());
    const auto* bar = window.part<PromptBar>();
    SOON_EQUAL(wordsOf(bar), u"You build / build, or say Done · then Bot 3’s turn"_s);
    QVERIFY(bar->done()->isVisible());
    QCOMPARE(bar->done()->text(), u"Done (E)"_s);
    QCOMPARE(window.part<Tray>()->want()->is(), WantButton::Is::Now);
    QVERIFY2(!window.part<Tray>()->want()->isEnabled(), "who presses it late must not end their building");
    QTest::keyClick(window.page, Qt::Key_E);
    SOON_EQUAL(window.game->seen().state().head.active, SeatId(3));
    QCOMPARE(window.game->submitted, std::vector<Action>{done()});
  }
  void theStripSaysYouToWhoeverBuilds_data() {
    QTest::addColumn<QList<int>>("after");  // who still builds after 4
    QTest::addColumn<QString>("others");    // as somebody else reads it
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("inHindi");
    const auto row = [](const char* name, const QList<int>& after) -> QTestData& {
      return QTest::newRow(name) << after;
    };
    row("alone", {}) << u"Bot 4 builds"_s << u"You build"_s << u"आपका निर्माण"_s;
    row("one more", {1}) << u"Bot 4 builds; then Bot 1"_s << u"You build; then Bot 1"_s << u"आपका निर्माण; फिर Bot 1"_s;
    row("two more", {1, 2}) << u"Bot 4 builds; then Bot 1 and 1 other"_s << u"You build; then Bot 1 and 1 other"_s
                            << u"आपका निर्माण; फिर Bot 1 और 1 अन्य"_s;
    row("the reader next", {0}) << u"Bot 4 builds; then you"_s << u"You build; then Asha"_s
                                << u"आपका निर्माण; फिर Asha"_s;
    row("the reader next, and another", {0, 1})
        << u"Bot 4 builds; then you and 1 other"_s << u"You build; then Asha and 1 other"_s
        << u"आपका निर्माण; फिर Asha और 1 अन्य"_s;
  }
  void theStripSaysYouToWhoeverBuilds() {
    QFETCH(QList<int>, after);
    Game game = tableOf(6);
    playToTurnOf(game, 3);
    play(game, {{4, want()}});
    for (const int seat : after) play(game, {{seat, want()}});
    play(game, {{3, endTurn()}});
    Situation now;
    now.definition = &game.definition();
    now.state = &game.state();
    now.names = [](SeatId seat) { return seat == SeatId(0) ? u"Asha"_s : u"Bot %1"_s.arg(seat.value); };
    now.viewer = SeatId(0);
    QTEST(promptFor(now).title, "others");
    now.viewer = SeatId(4);
    QTEST(promptFor(now).title, "own");
    QVERIFY2(promptFor(now).sentence.startsWith(promptFor(now).title), "a screen reader says the same");
    languages_.use(u"hi"_s);
    QTEST(promptFor(now).title, "inHindi");
    languages_.use(u"en"_s);
    now.sharing = Sharing::Yes;
    QVERIFY2(promptFor(now).title.startsWith(u"Bot 4 builds"_s), "at a shared computer a name says who is meant");
  }
  void whoPicksAPlaceReadsSoAndWhoseTurnComes() {
    LaidWindow window(iBuildWithCards());
    SOON(window.actions.at(GameActions::BuildRoad)->isEnabled());
    QTest::keyClick(window.page, Qt::Key_1);
    SOON_EQUAL(wordsOf(window.part<PromptBar>()), u"You build / choose an edge · then Bot 3’s turn"_s);
    QTest::keyClick(window.page, Qt::Key_3);
    SOON_EQUAL(wordsOf(window.part<PromptBar>()), u"You build / choose a corner · then Bot 3’s turn"_s);
    QTest::keyClick(window.page, Qt::Key_Escape);
    SOON_EQUAL(wordsOf(window.part<PromptBar>()), u"You build / build, or say Done · then Bot 3’s turn"_s);
  }
  void theMenuSaysWhatItsEntryEnds() {
    const auto entry = [](const LaidWindow& window) {
      const QAction* end = window.actions.at(GameActions::EndTurn);
      return plainText(end) + (end->isEnabled() ? u", on"_s : u", off"_s);
    };
    Game turn = tableOf(6), part = tableOf(6, Between::Pairs);
    playToTurnOf(turn, 0);
    playToTurnOf(part, 3);
    play(part, {{3, endTurn()}});
    LaidWindow ownTurn(std::move(turn)), ownPart(std::move(part)), theirs(fourBuilds()),
        mine(iBuild());  // the last takes keys
    SOON_EQUAL(entry(ownTurn), u"End turn, on"_s);
    SOON_EQUAL(entry(ownPart), u"End turn, on"_s);
    SOON_EQUAL(entry(mine), u"Done, on"_s);
    SOON_EQUAL(entry(theirs), u"Done, off"_s);
    QTest::keyClick(mine.page, Qt::Key_E);
    SOON_EQUAL(entry(mine), u"End turn, off"_s);  // the turn of 3
  }
  void theStripMovesNothing() {
    Game before = tableOf(6);
    playToTurnOf(before, 2);
    LaidWindow turn(std::move(before)), building(iBuild());
    for (LaidWindow* window : {&turn, &building}) resizePage(*window, {1280, 770});
    QCOMPARE(building.part<PromptBar>()->geometry(), turn.part<PromptBar>()->geometry());
    QCOMPARE(building.part<Tray>()->geometry(), turn.part<Tray>()->geometry());
    QCOMPARE(building.part<BoardView>()->viewportTransform(), turn.part<BoardView>()->viewportTransform());
    QCOMPARE(building.part<Tray>()->want()->geometry(), turn.part<Tray>()->want()->geometry());
  }

  void theButtonOfTheWishSaysItAndTakesItBack() {
    Game game = tableOf(6);
    playToTurnOf(game, 2);
    LaidWindow window(std::move(game));
    auto* button = window.part<Tray>()->want();
    SOON(button->isVisible() && button->is() == WantButton::Is::Open);
    QVERIFY(!window.part<Tray>()->next()->isVisible());
    QCOMPARE(button->note(), u"key B"_s);
    QTest::keyClick(window.page, Qt::Key_B);
    SOON_EQUAL(button->is(), WantButton::Is::Said);
    QVERIFY(button->isChecked());
    QCOMPARE(button->note(), u"1st · B takes it back"_s);
    button->click();
    SOON_EQUAL(button->is(), WantButton::Is::Open);
    QVERIFY(!button->isChecked());
    QCOMPARE(window.game->submitted, (std::vector<Action>{want(), wantBuild(BuildWish::Off)}));
  }
  void theHammerLiesOverWholeWordsWhereTheTrayHasRoom_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("hasSign");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      QTest::addRow("tall, %s", qPrintable(language)) << language << QSize(900, 900) << true;
      QTest::addRow("middle, %s", qPrintable(language)) << language << QSize(1280, 770) << true;
      QTest::addRow("low, %s", qPrintable(language)) << language << QSize(800, 440) << false;
    }
  }
  void theHammerLiesOverWholeWordsWhereTheTrayHasRoom() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(bool, hasSign);
    languages_.use(language);
    LaidWindow window(fourBuilds());
    resizePage(window, size);
    auto* button = window.part<Tray>()->want();
    SOON_EQUAL(button->is(), WantButton::Is::Said);
    const WantButton::Lines lines = button->lines();
    constexpr int kLeast = 14;                         // pixels of the hammer: that of a chip in the rows of players
    QCOMPARE(lines.sign.height() >= kLeast, hasSign);  // a low tray has room for the words alone
    QVERIFY(!lines.note.isEmpty());
    const QRectF all = lines.sign | lines.name | lines.note;
    QVERIFY2(QRectF(button->rect()).contains(all), "nothing is cut");
    QVERIFY(lines.sign.bottom() <= lines.name.top());
    const int name = QFontMetrics(textFont(kBodyText, Weight::Bold)).horizontalAdvance(button->text());
    QVERIFY(name <= lines.name.width());
    const int note = QFontMetrics(textFont(kHintText, Weight::Bold)).horizontalAdvance(button->note());
    QVERIFY(note <= lines.name.width());
    if (!hasSign) return;
    const QImage shown = button->grab(lines.sign.toAlignedRect()).toImage();
    const QRgb ok = themeOf(button).ok.rgb();
    bool isChecked = false;
    for (int i = 0; i < shown.width() * shown.height(); ++i)
      isChecked = isChecked || shown.pixel(i % shown.width(), i / shown.width()) == ok;
    QVERIFY2(isChecked, "the check mark is there");
  }
  void severalAtOneComputerWishByName() {
    Game game = tableOf(6);
    playToTurnOf(game, 0);
    play(game, {{4, want()}});
    const LaidGame shown(std::move(game));
    PlaySight now = sightOf(shown);
    now.sharing = Sharing::Yes;
    now.here = {SeatId(0), SeatId(1), SeatId(4)};
    Tray tray;
    tray.refresh(now);
    WantButton* button = tray.want();
    QVERIFY2(!button->isHidden() && !tray.next()->isHidden(), "the others wish in the turn of the one who looks");
    QCOMPARE(button->is(), WantButton::Is::Said);
    QCOMPARE(button->note(), u"1 of you"_s);
    QVERIFY(button->accessibleDescription().contains(u"Bot 4"_s));
    std::vector<std::pair<SeatId, BuildWish>> wished;
    connect(button, &WantButton::wished, this, [&](SeatId seat, BuildWish wish) { wished.emplace_back(seat, wish); });
    tray.show();
    button->click();
    auto* menu = button->findChild<QMenu*>(u"wishers"_s);
    QVERIFY(menu && menu->isVisible());
    const QList<QAction*> entries = menu->actions();
    QCOMPARE(entries.size(), 2);  // who has the turn says nothing
    QCOMPARE(plainText(entries[0]), u"Bot 1"_s);
    QCOMPARE(plainText(entries[1]), u"Bot 4"_s);
    QVERIFY(!entries[0]->isChecked() && entries[1]->isChecked());
    for (QAction* entry : entries) entry->trigger();
    const std::vector<std::pair<SeatId, BuildWish>> expected{{SeatId(1), BuildWish::On}, {SeatId(4), BuildWish::Off}};
    QVERIFY(wished == expected);
    menu->close();
  }
  void whoHasBuiltReadsSoUntilTheNextTurn() {
    Game game = tableOf(6);
    playToTurnOf(game, 2);
    play(game, {{0, want()}, {1, want()}, {2, endTurn()}});
    LaidWindow window(std::move(game));
    auto* button = window.part<Tray>()->want();
    SOON_EQUAL(button->is(), WantButton::Is::Now);
    QCOMPARE(button->note(), u"now"_s);
    window.game->submit(done());
    SOON_EQUAL(button->is(), WantButton::Is::Built);  // while 1 builds
    QCOMPARE(button->note(), u"built"_s);
    QVERIFY(!button->isEnabled());
  }
  void theOwnTurnHasTheButtonToEndIt() {
    Game game = tableOf(6);
    playToTurnOf(game, 0);
    LaidWindow window(std::move(game));
    SOON(window.part<Tray>()->next()->isVisible());
    QVERIFY(!window.part<Tray>()->want()->isVisible());
  }
  void withoutBuildingBetweenTurnsThereIsNoSuchButton_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<Between>("between");
    QTest::newRow("four seats") << 4 << Between::Building;
    QTest::newRow("six seats, off") << 6 << Between::Off;
    QTest::newRow("six seats, pairs") << 6 << Between::Pairs;
  }
  void withoutBuildingBetweenTurnsThereIsNoSuchButton() {
    QFETCH(int, seats);
    QFETCH(Between, between);
    Game game = tableOf(seats, between);
    playToTurnOf(game, 2);
    LaidWindow window(std::move(game));
    SOON(window.part<Tray>()->next()->isVisible());
    QVERIFY(!window.part<Tray>()->want()->isVisible());
    QVERIFY(!window.actions.at(GameActions::WantBuild)->isVisible());
  }
  void aPartOfTheTurnIsThatOfItsPartner() {  // 13.5: six seats, the partner sits opposite
    Game game = tableOf(6, Between::Pairs);
    playToTurnOf(game, 3);
    play(game, {{3, endTurn()}});
    LaidWindow window(std::move(game));
    const auto* bar = window.part<PromptBar>();
    SOON_EQUAL(bar->title(), u"Your part of the turn"_s);
    QVERIFY(bar->done()->isVisible());
    QCOMPARE(bar->done()->text(), u"End turn (E)"_s);
    for (const PlayerRow* row : window.part<PlayersPanel>()->rows()) QCOMPARE(row->facts().order, 0);
    const auto* hint = window.part<TradePanel>()->findChild<ElidedWords*>(u"offerHint"_s);
    QCOMPARE(hint->text(), u"In your part you trade with the bank alone."_s);
  }

  void betweenTurnsTradeIsOffAndSaysWhy() {
    LaidWindow window(iBuild());
    auto* trade = window.part<TradePanel>();
    const auto* hint = trade->findChild<ElidedWords*>(u"offerHint"_s);
    SOON_EQUAL(hint->text(), u"Between turns there is no trade."_s);
    for (const QString& name : {u"offerToPlayers"_s, u"swapWithBank"_s, u"give-brick"_s, u"get-brick"_s})
      QVERIFY2(!trade->findChild<QWidget*>(name)->isEnabled(), qPrintable(name));
    QVERIFY2(!trade->findChild<QWidget*>(u"swapWithBank"_s)->isVisible(), "the bank asks for nothing");
    QSignalSpy asked(window.page, &PlayPage::ruleAsked);
    trade->findChild<ActionButton*>(u"whyNoTrade"_s)->click();
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.front().front().toString(), u"13.7"_s);
  }

  void wishesAndDoneAreTypedAsRecordsHaveThem() {  // 13.4
    Game game = tableOf(6);
    playToTurnOf(game, 2);
    const LaidGame open(std::move(game)), building(iBuild());
    QCOMPARE(readMove(sightOf(open), u"wantBuild on"_s).actions, std::vector<Action>{want()});
    QCOMPARE(readMove(sightOf(building), u"done"_s).actions, std::vector<Action>{done()});
    Game wished = tableOf(6);
    playToTurnOf(wished, 2);
    play(wished, {{0, want()}});
    const LaidGame said(std::move(wished));
    QCOMPARE(readMove(sightOf(said), u"wantBuild off"_s).actions, std::vector<Action>{wantBuild(BuildWish::Off)});
  }
  void wishesAndDoneThatCannotBeAreRefusedInASentence() {
    const LaidGame building(iBuild()), others(fourBuilds());
    const auto problem = [](const LaidGame& game, const QString& typed) {
      const TypedMove move = readMove(sightOf(game), typed);
      return move.actions.empty() ? move.problem : u"it is a move"_s;
    };
    QCOMPARE(problem(others, u"wantBuild on"_s), u"That is so already: your wish to build is as you say."_s);
    QCOMPARE(problem(others, u"done"_s), u"It is not your turn."_s);
    for (const QString& typed : {u"wantBuild"_s, u"wantBuild yes"_s, u"wantbuild on"_s, u"done now"_s})
      QVERIFY2(problem(building, typed).startsWith(u"“%1” is no move."_s.arg(typed)),
               qPrintable(problem(building, typed)));
  }

  void theTurnIsHeardOnceWhenTheOwnBuildingBegins() {
    Game game = fourBuilds();
    play(game, {{4, done()}});
    LaidGame shown(std::move(game));
    PlaySounds sounds(&shown);
    QSignalSpy heard(&sounds, &PlaySounds::heard);
    const auto turns = [&heard] {
      return std::ranges::count_if(
          heard, [](const auto& each) { return each.front().template value<Sound>() == Sound::Turn; });
    };
    const auto tell = [&shown](int seat, const Action& action) {
      State& state = shown.known().state;
      std::vector<Event> events;
      Move move;
      move.seat = SeatId(seat);
      move.action = action;
      apply(shown.seen().definition(), state, move, Observer{&events});
      Q_EMIT shown.moved({move}, events);
    };
    tell(5, done());
    QCOMPARE(turns(), 1);
    tell(2, want());
    QCOMPARE(turns(), 1);  // what others wish begins nothing
  }

  void theLogTellsWishesAndWhoBuilds() {
    LaidWindow window(iBuild());
    SOON(window.game->seen().hasGame());
    const QAbstractItemModel* log = window.part<TalkPanel>()->log()->model();
    QStringList lines;
    for (int row = 0; row < log->rowCount(); ++row) lines << log->index(row, 0).data().toString();
    const QStringList last = lines.sliced(lines.size() - 7);
    QCOMPARE(last, (QStringList{u"You want to build."_s, u"Bot 4 wants to build."_s, u"Bot 5 wants to build."_s,
                                u"Between turns"_s, u"Bot 4 builds between turns."_s, u"Bot 5 builds between turns."_s,
                                u"You build between turns."_s}));
  }
  void theDeedsSinceTheLastTurnAreNotShownAgainBetweenTurns() {
    const Event began{.kind = EventKind::TurnStarted, .seat = SeatId(0)},
        other{.kind = EventKind::TurnStarted, .seat = SeatId(1)};
    const Event road{.kind = EventKind::RoadBuilt, .seat = SeatId(1), .place = 3},
        phase{.kind = EventKind::PhaseStarted, .seat = SeatId(4)};
    QVERIFY(!sinceLastTurn({began, other, road, began}, SeatId(0)).isEmpty());
    QVERIFY2(sinceLastTurn({began, other, road, began, phase}, SeatId(0)).isEmpty(), "the own turn is over");
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(ManySeatsTest)
#include "test_many_seats.moc"
