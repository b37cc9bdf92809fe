// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <QTest>
#include <set>

#include "app/screen/screen_page.h"
#include "engine/play/initial_state.h"
#include "engine/play/visible.h"
#include "engine/rules/course.h"
#include "engine/state/game_map.h"
#include "tests/board/chain_games.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

Lobby lobbyOf(const Setup& setup) {
  Lobby lobby;
  lobby.gameName = u"Hall"_s;
  lobby.setup = setup;
  for (int s = 0; s < setup.seats(); ++s) {
    LobbySeat seat;
    seat.holder = SeatHolder::Person;
    seat.name = u"Player %1"_s.arg(s);
    lobby.seats << seat;
  }
  return lobby;
}

/// A big screen before a game that has just begun, in time that a test moves.
struct Hall {
  explicit Hall(int boards)
      : definition([&] {
          setup.ruleSet = RuleSet::BigGame;
          setup.options = defaultOptions(RuleSet::BigGame);
          setup.chain = chainFor(setup.options, boards);
          return GameDefinition(setup);
        }()) {
    state = initialState(definition);
    lobby = lobbyOf(setup);
    tell();
  }
  void tell() { page.setGame(lobby, definition, state, common); }
  /// Everybody may act in this round, and these dice were thrown.
  void play(int round, std::array<std::uint8_t, 2> dice = {5, 3}) {
    state.head.phase = Phase::Play;
    state.head.stage = RoundStage::Clock;
    state.head.round = static_cast<std::uint16_t>(round);
    state.head.dice = dice;
    state.head.acting = 1;
    state.head.open = 0;
    for (Seat& seat : state.seats) seat.pending = {};
    tell();
  }
  void endRound() {
    state.head.stage = RoundStage::Between;
    tell();
  }
  Setup setup;
  GameDefinition definition;
  State state;
  Lobby lobby;
  CommonNews common;
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  ScreenPage page{clock};
};

/// The first page of the end of a game, as these facts tell it.
QImage resultsOf(const ScreenFacts& facts) {
  const ScreenLayout layout(QSizeF(1280, 800), ScreenPart::Results);
  const ScreenWords words(ScreenLanguage::English);
  QImage image(1280, 800, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::black);
  QPainter painter(&image);
  painter.scale(layout.scale, layout.scale);
  ScreenPainter(painter, layout, facts, words, themeFor(ThemeKind::Dark))
      .paint(ScreenPart::Results, {}, QRectF(QPointF(), layout.size));
  return image;
}

/// The part of a picture of that size in which another one differs from it.
QRect difference(const QImage& one, const QImage& other) {
  QRect part;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x)
      if (one.pixel(x, y) != other.pixel(x, y)) part |= QRect(x, y, 1, 1);
  }
  return part;
}

/// The place of the badge of this seat on that page; empty: it is not there.
QRect badgeOf(int seat, const ScreenFacts& facts) {
  ScreenFacts other = facts;
  other.seats[static_cast<std::size_t>(seat)].color = 9;
  return difference(resultsOf(facts), resultsOf(other));
}

}  // namespace

/// A big screen: its pictures, their times and words.
class TestScreen : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void whatFitsTheMoment_data() {
    QTest::addColumn<ScreenStage>("stage");
    QTest::addColumn<ScreenPart>("part");
    QTest::newRow("people sit down") << ScreenStage::Gathering << ScreenPart::Announcement;
    QTest::newRow("start choices have a clock") << ScreenStage::Choosing << ScreenPart::Clock;
    QTest::newRow("before a round its group is announced") << ScreenStage::Gap << ScreenPart::Announcement;
    QTest::newRow("hands are returned") << ScreenStage::Discards << ScreenPart::Clock;
    QTest::newRow("the robbers move") << ScreenStage::Robbers << ScreenPart::Clock;
    QTest::newRow("trade and build") << ScreenStage::Round << ScreenPart::Clock;
    QTest::newRow("the end") << ScreenStage::Over << ScreenPart::Results;
  }
  void whatFitsTheMoment() {
    QFETCH(ScreenStage, stage);
    ScreenFacts facts;
    facts.stage = stage;
    QTEST(shownPart(facts, {}), "part");
  }

  void itIsARehearsalIfTheHostSaysSo() {
    Hall hall(2);
    for (LobbySeat& seat : hall.lobby.seats) seat.holder = SeatHolder::Bot;
    hall.play(4);
    hall.page.setOnScreens({});
    QCOMPARE(hall.page.facts().occasion, Occasion::Event);  // bots at every seat are none yet
    hall.page.setOnScreens({.message = {}, .occasion = Occasion::Rehearsal});
    QCOMPARE(hall.page.facts().occasion, Occasion::Rehearsal);
    hall.play(5);
    QCOMPARE(hall.page.facts().occasion, Occasion::Rehearsal);
  }

  void aChoiceHoldsUntilTheNextRound() {
    ScreenFacts facts;
    facts.stage = ScreenStage::Round;
    facts.round = 7;
    const ScreenChoice ranking{ScreenPart::Ranking, 7}, message{ScreenPart::Message, 7, u"Tea"_s};
    QCOMPARE(shownPart(facts, ranking), ScreenPart::Ranking);
    facts.round = 8;
    facts.stage = ScreenStage::Gap;
    QCOMPARE(shownPart(facts, ranking), ScreenPart::Announcement);
    QCOMPARE(shownPart(facts, message), ScreenPart::Message);
  }

  void theCourseOfAnEvening() {
    Hall hall(3);
    QCOMPARE(hall.page.facts().stage, ScreenStage::Choosing);
    hall.play(1);
    QCOMPARE(hall.page.part(), ScreenPart::Clock);
    QCOMPARE(hall.page.facts().group, Territory::Sun);  // 9.4: Sun first
    QCOMPARE(hall.page.facts().next, Territory::Moon);
    QCOMPARE(hall.page.facts().thrown(), 8);
    QCOMPARE(hall.page.facts().windowSeconds, 45);  // 9.6
    hall.endRound();
    QCOMPARE(hall.page.part(), ScreenPart::Announcement);
    QCOMPARE(hall.page.facts().round, 2);  // the one that comes
    QCOMPARE(hall.page.facts().group, Territory::Moon);
    QCOMPARE(hall.page.facts().thrown(), 0);  // the old throw is over
    hall.state.head.phase = Phase::Over;
    hall.tell();
    QCOMPARE(hall.page.part(), ScreenPart::Results);
  }

  void aHallHearsThrowsAndTheEnd() {
    Hall hall(2);
    std::vector<Sound> heard;
    connect(&hall.page, &ScreenPage::heard, this, [&heard](Sound sound) { heard.push_back(sound); });
    hall.page.hear({Event{.kind = EventKind::Rolled, .count = 5, .more = 3}}, 1);
    hall.play(1);
    hall.page.hear({Event{.kind = EventKind::Rolled, .count = 3, .more = 4}}, 2);
    hall.play(2, {3, 4});
    hall.state.head.phase = Phase::Over;
    hall.tell();
    hall.tell();
    QCOMPARE(heard, (std::vector{Sound::Throw, Sound::Seven, Sound::Win}));
    Hall late(2);
    ScreenPage page(late.clock);
    connect(&page, &ScreenPage::heard, this, [](Sound) { QFAIL("it was over before the screen came"); });
    late.state.head.phase = Phase::Over;
    page.setGame(late.lobby, late.definition, late.state, late.common);
    QCOMPARE(page.part(), ScreenPart::Results);
  }

  /// After a seven of round 16 and later a second throw moves the robbers: the hall sees it, and where they go (9.19).
  void theSecondThrowIsTold() {
    Hall hall(3);
    hall.page.setLanguage(ScreenLanguage::English);
    hall.play(16, {3, 4});
    QCOMPARE(hall.page.words().task(hall.page.facts()).first, u"Seven: no hex produces"_s);
    hall.page.hear({Event{.kind = EventKind::SecondThrown, .count = 3, .more = 1}}, 16);
    hall.tell();
    QCOMPARE(hall.page.facts().shownNumber(), 4);
    QCOMPARE(hall.page.facts().thrown(), 7);
    QCOMPARE(hall.page.words().task(hall.page.facts()).first, u"Seven, then 4: the robbers go there"_s);
    hall.page.hear({Event{.kind = EventKind::SecondThrown, .count = 6, .more = 1}}, 16);
    hall.tell();
    QCOMPARE(hall.page.words().task(hall.page.facts()).first, u"Seven again: the robbers go back to their deserts"_s);
    hall.play(17, {3, 4});
    QCOMPARE(hall.page.words().task(hall.page.facts()).first, u"Seven: no hex produces"_s);
    QCOMPARE(hall.page.facts().shownNumber(), 7);
  }

  void botsHaveTheirNamesInTheLettersOfTheScreen() {
    const ScreenFacts::Seat bot{u"Asha 2"_s, 0, SeatHolder::Bot}, person{u"Asha"_s, 0, SeatHolder::Person};
    QCOMPARE(ScreenWords(ScreenLanguage::Hindi).nameOf(bot), u"आशा 2"_s);
    QCOMPARE(ScreenWords(ScreenLanguage::Hindi).nameOf(person), u"Asha"_s);  // as they call themselves
    QCOMPARE(ScreenWords(ScreenLanguage::English).nameOf(bot), u"Asha 2"_s);
    QCOMPARE(ScreenWords(ScreenLanguage::Both).nameOf(bot), u"Asha 2"_s);
  }

  void hiddenPointsAreNotShown() {
    auto played = test::playedChain(3, 20);
    played.state.seats[2].cards += CardCounts::of(Card::Point, 3);
    const Lobby lobby = lobbyOf(played.setup);
    const ScreenFacts all = screenFacts(lobby, *played.definition, played.state);
    const State seen = visibleTo(Viewer::watcher(), *played.definition, played.state);
    QVERIFY(all == screenFacts(lobby, *played.definition, seen));
    for (const ScreenRank& rank : all.ranking) QCOMPARE(rank.points, played.state.publicPoints(rank.seat));
  }

  void equalPointsShareARank() {
    Hall hall(3);
    const int points[] = {4, 7, 4, 9, 7, 3};
    for (int s = 0; s < 6; ++s) hall.state.seats[s].points = static_cast<std::uint8_t>(points[s]);
    hall.play(5);
    const std::vector<ScreenRank> expected{{SeatId(3), 1, 9}, {SeatId(1), 2, 7}, {SeatId(4), 2, 7},
                                           {SeatId(0), 4, 4}, {SeatId(2), 4, 4}, {SeatId(5), 6, 3}};
    QVERIFY(hall.page.facts().ranking == expected);
  }

  void afterTheEndTheFinalTableIsShown() {
    const auto played = test::playedChain(3, 0, 20);
    QCOMPARE(played.state.head.phase, Phase::Over);
    const ScreenFacts facts = screenFacts(lobbyOf(played.setup), *played.definition, played.state);
    const auto table = standings(*played.definition, played.state);
    QCOMPARE(facts.ranking.size(), table.size());
    for (std::size_t i = 0; i < table.size(); ++i)
      QVERIFY((facts.ranking[i] == ScreenRank{table[i].seat, table[i].rank, table[i].points}));
  }

  void theLanguages_data() {
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("English alone") << u"en"_s << u"Sun plays"_s << QString();
    QTest::newRow("Hindi alone") << u"hi"_s << u"सूर्य दल की बारी"_s << QString();
    QTest::newRow("both") << u"both"_s << u"Sun plays"_s << u"सूर्य दल की बारी"_s;
  }
  void theLanguages() {
    QFETCH(QString, word);
    const auto language = screenLanguageNamed(word);
    QVERIFY(language.has_value());
    const ScreenText text = ScreenWords(*language).plays(Territory::Sun);
    QTEST(text.first, "first");
    QTEST(text.second, "second");
    QVERIFY(!screenLanguageNamed(u"de"_s).has_value());
  }

  void eachSentenceIsInBothLanguages() {
    const ScreenWords words(ScreenLanguage::Both);
    ScreenFacts facts;
    std::vector<ScreenText> all{words.round(facts),
                                words.plays(Territory::Moon),
                                words.comesNext(facts),
                                words.task(facts),
                                words.leaders(),
                                words.ranking(),
                                words.pageOf(2, 3),
                                words.target(25),
                                words.players(12),
                                words.boards(6),
                                words.seconds(3),
                                words.paused(),
                                words.beginsSoon(),
                                words.seatsTaken(3, 12),
                                words.joinHere(),
                                words.startChoices(),
                                words.wins(u"Asha"_s, 19),
                                words.sharedPlace(2, 18),
                                words.endedAfter(facts),
                                words.leads(u"Asha"_s, 9),
                                words.reached(u"Asha"_s, 3, 25),
                                words.reached(2, 25),
                                words.fromOrganizer(),
                                words.rehearsal(),
                                words.connecting(),
                                words.lost(),
                                words.turnedAway(),
                                words.notShown()};
    facts.next = Territory::Sun;
    all.push_back(words.comesNext(facts));
    facts.isLast = true;
    all.push_back(words.comesNext(facts));
    all.push_back(words.round(facts));
    facts.dice = {3, 4};
    all.push_back(words.task(facts));
    facts.stage = ScreenStage::Discards;
    all.push_back(words.task(facts));
    facts.stage = ScreenStage::Robbers;
    all.push_back(words.task(facts));
    facts.stage = ScreenStage::Choosing;
    all.push_back(words.task(facts));
    for (const ScreenText& text : all) {
      QVERIFY(!text.first.isEmpty());
      const bool isHindi =
          std::ranges::any_of(text.second, [](QChar c) { return c.script() == QChar::Script_Devanagari; });
      QVERIFY2(isHindi, qPrintable(text.first));
      QVERIFY2(!text.first.contains(u'%') && !text.second.contains(u'%'), qPrintable(text.joined()));
    }
    QCOMPARE(words.players(1).first, u"1 player"_s);
    QCOMPARE(words.players(12).first, u"12 players"_s);
  }

  void aNameThatLooksLikeAPlaceDoesNoHarm() {
    const ScreenText text = ScreenWords(ScreenLanguage::English).wins(u"%1 %2 %n"_s, 3);
    QVERIFY(text.first.startsWith(u"%1 %2"_s));
  }

  void whereThingsLie_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("leaders");
    QTest::newRow("as drawn") << QSize(1280, 800) << 6;
    QTest::newRow("a small projector") << QSize(1280, 720) << 6;
    QTest::newRow("a large screen") << QSize(3840, 2160) << 6;
    QTest::newRow("4:3 has four leaders") << QSize(1024, 768) << 4;
    QTest::newRow("a copy in the organizer's window") << QSize(260, 162) << 6;
  }
  void whereThingsLie() {
    QFETCH(QSize, size);
    for (const ScreenPart part : {ScreenPart::Clock, ScreenPart::Announcement, ScreenPart::Ranking, ScreenPart::Chain,
                                  ScreenPart::Message, ScreenPart::Results}) {
      const ScreenLayout layout(size, part);
      QTEST(layout.leaders, "leaders");
      std::vector<QRectF> boxes;
      for (const QRectF& box : {layout.emblem, layout.round, layout.name, layout.number, layout.dice, layout.task,
                                layout.ring, layout.list, layout.chain, layout.foot, layout.body})
        if (!box.isEmpty()) boxes.push_back(box);
      const QRectF all(QPointF(), layout.size);
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        QVERIFY2(all.contains(boxes[i]), qPrintable(u"part %1, box %2"_s.arg(int(part)).arg(i)));
        for (std::size_t j = 0; j < i; ++j)
          QVERIFY2(!boxes[i].intersects(boxes[j]),
                   qPrintable(u"part %1, boxes %2 and %3"_s.arg(int(part)).arg(j).arg(i)));
      }
    }
  }

  void theClockCountsDownAndStandsInAPause() {
    Hall hall(2);
    hall.play(3);
    hall.page.setClock(45'000);
    hall.clock->advance(14'000);
    QCOMPARE(hall.page.leftMs(), 31'000);
    hall.state.head.paused = Paused::Yes;
    hall.tell();
    hall.page.setClock(31'000);
    hall.clock->advance(60'000);
    QCOMPARE(hall.page.leftMs(), 31'000);
    hall.page.setClock(-1);
    QCOMPARE(hall.page.leftMs(), -1);
  }

  // 9.22: the cap.
  void theLastRoundIsAnnounced() {
    Hall hall(2);
    hall.page.setLanguage(ScreenLanguage::English);
    const auto next = [&] { return hall.page.words().comesNext(hall.page.facts()).first; };
    hall.play(61);
    QCOMPARE(hall.page.accessibleName(), u"Round 61"_s);
    QCOMPARE(next(), u"Next: Moon group"_s);
    hall.endRound();
    QCOMPARE(hall.page.accessibleName(), u"Round 62, the last one"_s);
    hall.play(62);
    QCOMPARE(hall.page.accessibleName(), u"Round 62, the last one"_s);
    QCOMPARE(next(), u"The game ends after this round"_s);
  }

  void aPauseIsSaidInPlaceOfWhoPlays() {
    Hall hall(2);
    hall.page.setLanguage(ScreenLanguage::English);
    hall.play(3, {0, 0});
    QCOMPARE(hall.page.accessibleDescription(), u"Sun plays"_s);
    QCOMPARE(hall.page.words().task(hall.page.facts()).first, u"The dice are being thrown…"_s);
    hall.state.head.paused = Paused::Yes;
    hall.tell();
    QCOMPARE(hall.page.accessibleDescription(), u"Game paused"_s);
    QCOMPARE(hall.page.words().task(hall.page.facts()).first, u"The clock stands"_s);
  }

  void pagesTurnEveryEightSeconds() {
    const auto played = test::playedChain(15, 0, 4);  // 30 seats: the winners and three pages
    const auto clock = std::make_shared<SimClock>();
    ScreenPage page(clock);
    page.setGame(lobbyOf(played.setup), *played.definition, played.state, {});
    page.show();
    QCOMPARE(page.part(), ScreenPart::Results);
    for (int shown : {0, 1, 2, 3, 0}) {
      QCOMPARE(page.page(), shown);
      clock->advance(8'000);
    }
  }

  void theSecondAndTheThirdStandBesideTheOnlyWinnerEachAStepLower() {
    ScreenFacts facts;
    facts.stage = ScreenStage::Over;
    facts.end = GameEnd::Target;
    facts.round = 20;
    for (int seat = 0; seat < 4; ++seat) facts.seats.push_back({u"Player %1"_s.arg(seat), seat, SeatHolder::Person});
    facts.ranking = {{SeatId(0), 1, 25}, {SeatId(1), 2, 22}, {SeatId(2), 3, 20}, {SeatId(3), 4, 18}};
    const QRect first = badgeOf(0, facts), second = badgeOf(1, facts), third = badgeOf(2, facts);
    QVERIFY(!first.isEmpty() && !second.isEmpty() && !third.isEmpty());
    QVERIFY(second.right() < first.left() && first.right() < third.left());
    QVERIFY(first.top() < second.top() && second.top() < third.top());
    QVERIFY2(second.width() < first.width(), "who has won is the largest");
    QVERIFY2(badgeOf(3, facts).isEmpty(), "three stand there");
    ScreenFacts better = facts;
    better.ranking[1].points = 24;
    const QRect above(0, 0, 1280, 420);  // the sentence below is of letters too large to be drawn alike each time
    const QRect points = difference(resultsOf(facts).copy(above), resultsOf(better).copy(above));
    QVERIFY2(!points.isEmpty() && points.right() < first.left(), "points stand below the name");
    facts.ranking[1].rank = 1;
    QVERIFY(!badgeOf(0, facts).isEmpty() && !badgeOf(1, facts).isEmpty());
    QVERIFY2(badgeOf(2, facts).isEmpty(), "those who share the first place fill the page");
    facts.ranking.resize(1);
    QVERIFY(!badgeOf(0, facts).isEmpty());
  }

  void nothingTicksWhereNothingChanges() {
    Hall hall(2);
    hall.play(3);
    QVERIFY(!hall.clock->runNext());  // not shown
    hall.page.show();
    QVERIFY(!hall.clock->runNext());  // no clock runs
    hall.page.setClock(20'000);
    QVERIFY(hall.clock->runNext());
    hall.page.hide();
    QVERIFY(!hall.clock->runNext());
  }

  void aTickPaintsTheRingAlone() {
    Hall hall(6);
    hall.play(3);
    hall.page.resize(1280, 800);
    hall.page.setClock(30'000);
    hall.page.show();
    QVERIFY(test::soonExposed(hall.page));
    QCoreApplication::processEvents();
    struct Watch : QObject {
      QRegion region;
      bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) region += static_cast<QPaintEvent*>(event)->region();
        return false;
      }
    } watch;
    hall.page.installEventFilter(&watch);
    hall.clock->runNext();
    SOON(!watch.region.isEmpty());
    const ScreenLayout layout(hall.page.size(), ScreenPart::Clock);
    QVERIFY(watch.region.boundingRect().contains(layout.pixels(layout.ring).center()));
    QVERIFY(!watch.region.intersects(layout.pixels(layout.chain)));
    QVERIFY(!watch.region.intersects(layout.pixels(layout.list)));
  }

  void whatTheOrganizerChoosesIsShown() {
    Hall hall(3);
    hall.play(4);
    hall.page.setChoice(ScreenChoice{ScreenPart::Chain, 4});
    QCOMPARE(hall.page.part(), ScreenPart::Chain);
    hall.endRound();
    QCOMPARE(hall.page.part(), ScreenPart::Announcement);
    hall.page.setChoice(ScreenChoice{ScreenPart::Message, 5, u"Tea"_s});
    QCOMPARE(hall.page.part(), ScreenPart::Message);
    hall.page.setChoice({});
    QCOMPARE(hall.page.part(), ScreenPart::Announcement);
  }

  void theEndIsToldOverAMessageThatCameBefore() {
    Hall hall(3);
    hall.play(4);
    hall.page.setChoice(ScreenChoice{ScreenPart::Message, 4, u"Tea"_s});
    hall.state.head.phase = Phase::Over;
    hall.tell();
    QCOMPARE(hall.page.part(), ScreenPart::Results);
    hall.page.setChoice(ScreenChoice{ScreenPart::Message, 4, u"Thank you"_s});
    QCOMPARE(hall.page.part(), ScreenPart::Message);
  }

  void whatTheHostTellsTwiceHoldsNoLonger() {
    Hall hall(3);
    hall.play(4);
    hall.page.setOnScreens({ScreenView::Ranking, {}, 1});
    QCOMPARE(hall.page.part(), ScreenPart::Ranking);
    QCOMPARE(hall.page.view(), ScreenView::Ranking);
    hall.play(5);
    QCOMPARE(hall.page.part(), ScreenPart::Clock);
    QCOMPARE(hall.page.view(), ScreenView::FollowsGame);
    hall.page.setOnScreens({ScreenView::Ranking, {}, 1});  // as after a lost connection
    QCOMPARE(hall.page.part(), ScreenPart::Clock);
    hall.page.setOnScreens({ScreenView::Ranking, u"Tea"_s, 1, 1});  // a message to all
    QCOMPARE(hall.page.part(), ScreenPart::Message);
    QCOMPARE(hall.page.view(), ScreenView::FollowsGame);
    hall.page.setOnScreens({ScreenView::Ranking, u"Tea"_s, 2, 1});  // chosen once more
    QCOMPARE(hall.page.part(), ScreenPart::Ranking);
    hall.page.setOnScreens({ScreenView::Chain, {}});
    QCOMPARE(hall.page.part(), ScreenPart::Chain);
    hall.page.setOnScreens({});
    QCOMPARE(hall.page.part(), ScreenPart::Clock);
  }

  void aNewMessageToAllIsShownForSomeSeconds() {
    Hall hall(3);
    hall.play(4);
    hall.page.show();
    hall.page.setOnScreens({ScreenView::FollowsGame, u"Welcome"_s, 0, 1});  // told to a screen that comes
    QCOMPARE(hall.page.part(), ScreenPart::Clock);
    hall.page.setOnScreens({ScreenView::FollowsGame, u"Tea"_s, 0, 2});
    QCOMPARE(hall.page.part(), ScreenPart::Message);
    QCOMPARE(hall.page.message(), u"Tea"_s);
    hall.clock->advance(ScreenPage::kMessageMs - 1);
    QCOMPARE(hall.page.part(), ScreenPart::Message);
    hall.clock->advance(1);
    QCOMPARE(hall.page.part(), ScreenPart::Clock);
    QCOMPARE(hall.page.message(), QString());
    hall.page.setOnScreens({ScreenView::FollowsGame, u"Tea"_s, 0, 3});  // the same words once more
    QCOMPARE(hall.page.part(), ScreenPart::Message);
    hall.page.setOnScreens({ScreenView::FollowsGame, {}, 0, 4});  // withdrawn
    QCOMPARE(hall.page.part(), ScreenPart::Clock);
  }

  void everyPartIsPaintedInEverySize_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("tiny") << QSize(40, 25);
    QTest::newRow("tall") << QSize(500, 1400);
    QTest::newRow("wide") << QSize(2000, 300);
    QTest::newRow("a small projector") << QSize(1280, 720);
  }
  void everyPartIsPaintedInEverySize() {
    QFETCH(QSize, size);
    Hall hall(9);
    hall.play(4);
    hall.page.resize(size);
    hall.page.setClock(9'000);
    std::set<QByteArray> pictures;
    for (const ScreenPart part : {ScreenPart::Clock, ScreenPart::Announcement, ScreenPart::Ranking, ScreenPart::Chain,
                                  ScreenPart::Message, ScreenPart::Results}) {
      hall.page.setChoice(ScreenChoice{part, 4, u"Tea is ready"_s});
      const QImage image = hall.page.grab().toImage();
      QCOMPARE(image.size(), size);
      pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
    }
    QVERIFY(pictures.size() >= 5);
  }

  /// Readers of several languages look for their board there.
  void theNumbersOfTheBoardsAreThoseOfAllLanguages() {
    const QLocale before;
    const auto chain = [] {
      Hall hall(9);
      hall.play(4);
      hall.page.resize(1280, 720);
      hall.page.setChoice(ScreenChoice{ScreenPart::Chain, 4, {}});
      return hall.page.grab().toImage();
    };
    QLocale::setDefault(QLocale(QLocale::Hindi, QLocale::India));
    const QImage international = chain();
    QLocale::setDefault(QLocale(QLocale::Marathi, QLocale::India));
    const QImage own = chain();
    QLocale::setDefault(before);
    QCOMPARE(own, international);
  }
};

TAPU_TEST_WITH_SCREEN(TestScreen)
#include "test_screen.moc"
