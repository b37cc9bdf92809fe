// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QSignalSpy>

#include "app/kit/plain_text.h"
#include "app/session/settings/languages.h"
#include "app/session/words/since_turn.h"
#include "app/table/hand/tray.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/show/play_sounds.h"
#include "app/table/sight/typed_move.h"
#include "app/table/talk/log_model.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/trade_panel.h"
#include "engine/rules/between.h"
#include "many_seats.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using namespace tapu::test::many_seats;

namespace {

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

QString wordsOf(const PromptBar* bar) { return bar->title() + u" / "_s + bar->task(); }

}  // namespace

/// What a table shows and says while others build between two turns.
class BetweenTurnsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void cleanup() { languages_.use(u"en"_s); }

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

TAPU_TEST_WITH_SCREEN(BetweenTurnsTest)
#include "test_between_turns.moc"
