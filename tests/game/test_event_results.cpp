// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "app/session/event/event_results.h"
#include "app/session/settings/languages.h"
#include "engine/bots/simulation.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

using Row = EventResults::Row;
using End = EventResults::End;

/// Two boards: Joseph of 1 Sun before the others.
EventResults evening(const QString& first = u"Joseph"_s) {
  EventResults results;
  results.event = u"School hall"_s;
  results.round = 62;
  results.target = 25;
  results.end = End::LastRound;
  const auto add = [&](int seat, int rank, const QString& name, PointSources from, int hand) {
    results.rows.push_back({SeatId(seat), rank, name, seat, seat / 2, seat < 2 ? u"A"_s : u"B"_s,
                            seat % 2 ? Territory::Moon : Territory::Sun, from, from.total(), hand});
  };
  const auto from = [](std::array<int, 6> points) {
    const auto [settlements, cities, road, army, cards, bonus] = points;
    return PointSources{{}, settlements, cities, road, army, cards, bonus};
  };
  add(0, 1, first, from({3, 12, 0, 2, 0, 2}), 4);
  add(3, 2, u"Rahul"_s, from({2, 12, 2, 2, 1, 0}), 0);
  add(1, 3, u"Maya"_s, from({3, 12, 0, 0, 0, 0}), 5);
  results.rounds.push_back({1, Territory::Sun, {3, 4}, {0, 0}, {4, 4, 0, 4}});
  results.rounds.push_back({2, Territory::Moon, {6, 6}, {2, 3}, {5, 4, 0, 6}});
  return results;
}

Played bigGame(int boards, int rounds) {
  Played game;
  SimulationPlan plan;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = defaultOptions(RuleSet::BigGame);
  plan.options.bigMaxRounds = rounds;
  plan.boards = boards;
  plan.bots = {"greedy"};
  plan.seed = 7;
  simulate(plan, game);
  return game;
}

PlayedEvent eventOf(const Played& game, std::size_t moves) {
  PlayedEvent event;
  event.lobby.gameName = u"School hall"_s;
  event.lobby.setup = game.setup;
  for (int seat = 0; seat < game.setup.seats(); ++seat) event.lobby.seats << LobbySeat{};
  event.moves.assign(game.moves.begin(), game.moves.begin() + static_cast<std::ptrdiff_t>(moves));
  return event;
}

/// The same, in which a bot came second.
EventResults withABot() {
  EventResults results = evening();
  results.rows[1].holder = SeatHolder::Bot;
  return results;
}

QStringList linesOf(const QByteArray& csv) { return QString::fromUtf8(csv.mid(3)).split(u"\r\n"_s); }

}  // namespace

/// The results of an event, and what is handed out of them.
class TestEventResults : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aTableOfSeatsHasALineForEachSeat() {
    const QByteArray csv = evening().seatsAsCsv();
    QVERIFY(csv.startsWith("\xef\xbb\xbf"));
    const QStringList lines = linesOf(csv);
    QCOMPARE(lines.size(), 5);  // heads, three seats, the end of the last line
    QCOMPARE(lines[0],
             u"Rank,Player,Board,Kind of board,Group,Settlements,Cities,Longest Road,Largest Army,Point cards,"
             "Bonus,Cards in hand,Total,Played by"_s);
    QCOMPARE(lines[1], u"1,Joseph,1,A,Sun,3,12,0,2,0,2,4,19,person"_s);
    QCOMPARE(lines[2], u"2,Rahul,2,B,Moon,2,12,2,2,1,0,0,19,person"_s);
  }
  void aTableOfRoundsHasALineForEachRound() {
    const QStringList lines = linesOf(evening().roundsAsCsv());
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0],
             u"Round,Group,First die,Second die,Robbers: first die,Robbers: second die,1 Sun: Joseph,1 Moon: "
             "Maya,2 Moon: Rahul"_s);
    QCOMPARE(lines[1], u"1,Sun,3,4,,,4,4,4"_s);
    QCOMPARE(lines[2], u"2,Moon,6,6,2,3,5,4,6"_s);
  }

  void botsAreToldFromPeople() {
    const QString bot = linesOf(withABot().seatsAsCsv())[2];
    QVERIFY2(bot.startsWith(u"2,Rahul,"_s) && bot.endsWith(u",bot"_s), qPrintable(bot));
    QVERIFY(linesOf(withABot().roundsAsCsv())[0].endsWith(u"2 Moon: Rahul (bot)"_s));
    const QString page = QString::fromUtf8(withABot().asHtml());
    QVERIFY(page.contains(u"Rahul (bot)"_s) && !page.contains(u"Joseph (bot)"_s));
    QVERIFY(page.contains(u"<th>Place</th>"_s));
  }

  void namesAreHarmlessInATable_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cell");
    QTest::addRow("a formula is text") << u"=1+1"_s << u"'=1+1"_s;
    QTest::addRow("a formula with a comma is text in quotation marks")
        << u"=HYPERLINK(A,B)"_s << u"\"'=HYPERLINK(A,B)\""_s;
    QTest::addRow("plus, minus and at begin formulas too") << u"+A"_s << u"'+A"_s;
    QTest::addRow("minus") << u"-A"_s << u"'-A"_s;
    QTest::addRow("at") << u"@A"_s << u"'@A"_s;
    QTest::addRow("quotation marks are doubled") << u"A \"B\""_s << u"\"A \"\"B\"\"\""_s;
    QTest::addRow("a hyphen inside is a hyphen") << u"Anne-Marie"_s << u"Anne-Marie"_s;
    QTest::addRow("Devanagari stays") << u"आशा"_s << u"आशा"_s;
  }
  void namesAreHarmlessInATable() {
    QFETCH(QString, name);
    QFETCH(QString, cell);
    QCOMPARE(linesOf(evening(name).seatsAsCsv())[1], u"1,%1,1,A,Sun,3,12,0,2,0,2,4,19,person"_s.arg(cell));
  }

  void thePageIsOneFileThatNeedsNothingElse() {
    const QString page = QString::fromUtf8(evening().asHtml());
    QVERIFY(page.startsWith(u"<!DOCTYPE html>"_s));
    for (const QString& foreign :
         {u"http:"_s, u"https:"_s, u"<script"_s, u"<link"_s, u"src="_s, u"@import"_s, u"url("_s})
      QVERIFY2(!page.contains(foreign), qPrintable(foreign));
    for (const QString& told :
         {u"Joseph"_s, u"Rahul"_s, u"Maya"_s, u"School hall"_s, u"<svg"_s, u"6 + 6 = 12"_s, u"<td>★ 1</td>"_s})
      QVERIFY2(page.contains(told), qPrintable(told));
  }
  void namesAreHarmlessOnThePage() {
    const QString page = QString::fromUtf8(evening(u"<b onclick='x'>%1 & \"Co\""_s).asHtml());
    QVERIFY(!page.contains(u"<b onclick"_s));
    QVERIFY(page.contains(u"&lt;b onclick='x'&gt;%1 &amp; &quot;Co&quot;"_s));
  }

  // 9.22: by cap buildings, then hands, then a shared place; by target who had the points first.
  void whatDecidesBetweenEqualPointsIsSaid() {
    EventResults results = evening();
    QCOMPARE(
        results.tieRule(),
        u"If points are equal, those of settlements and cities decide, then the cards in hand. Whoever is equal in "
        "these too shares the place."_s);
    QVERIFY(QString::fromUtf8(results.asHtml()).contains(results.tieRule()));
    results.end = End::Target;
    QVERIFY(results.tieRule().contains(
        u"whoever had them first stands above; if one move gave them to both, the lower board number."_s));
    results.rows.erase(results.rows.begin() + 1);  // 19 and 15
    QCOMPARE(results.tieRule(), QString());
  }

  // 9.22: by points, at a cap by buildings, then by hands.
  void whatDecidedIsSaid_data() {
    QTest::addColumn<End>("end");
    QTest::addColumn<int>("buildings");
    QTest::addColumn<unsigned>("scoredAt");  // of the second; the first has 700
    QTest::addColumn<QString>("note");
    QTest::addRow("equal points after the last round: buildings decide")
        << End::LastRound << 14 << 650u
        << u"Board 1 A, Sun · after round 62, nobody reached 25 · buildings decide before Rahul, 15 to 14"_s;
    QTest::addRow("equal buildings too: hands decide")
        << End::LastRound << 15 << 650u
        << u"Board 1 A, Sun · after round 62, nobody reached 25 · cards in hand decide before Rahul, 4 to 0"_s;
    QTest::addRow("by the target the earlier one wins")
        << End::Target << 14 << 710u << u"Board 1 A, Sun · reached 25 in round 62 · reached it before Rahul"_s;
    QTest::addRow("by one move the lower board number wins")
        << End::Target << 14 << 700u
        << u"Board 1 A, Sun · reached 25 in round 62 · the lower board number decides before Rahul"_s;
    QTest::addRow("while the game goes on nothing is decided")
        << End::Running << 14 << 710u << u"Board 1 A, Sun · round 62, the game goes on"_s;
  }
  void whatDecidedIsSaid() {
    QFETCH(End, end);
    QFETCH(int, buildings);
    QFETCH(unsigned, scoredAt);
    QFETCH(QString, note);
    EventResults results = evening();
    results.end = end;
    results.rows[0].scoredAt = 700;
    results.rows[1].scoredAt = scoredAt;
    if (end == End::Target) results.rows[1].group = Territory::Sun;  // 9.22: only active players win by it
    results.rows[1].from.cities += buildings - 14;
    QCOMPARE(results.note(), note);
  }
  void whoIsFirstHasWonOnlyAGameThatCameToItsEnd_data() {
    QTest::addColumn<End>("end");
    QTest::addColumn<QString>("headline");
    QTest::addColumn<bool>("hasStar");
    QTest::addRow("after the last round") << End::LastRound << u"Joseph wins with 19 points"_s << true;
    QTest::addRow("when the time is over") << End::TimeLimit << u"Joseph wins with 19 points"_s << true;
    QTest::addRow("not when it was stopped") << End::Stopped << u"Joseph leads with 19 points"_s << false;
    QTest::addRow("not while it goes on") << End::Running << u"Joseph leads with 19 points"_s << false;
  }
  void whoIsFirstHasWonOnlyAGameThatCameToItsEnd() {
    QFETCH(End, end);
    QFETCH(QString, headline);
    QFETCH(bool, hasStar);
    Languages languages;
    languages.use(u"en"_s);  // its plurals
    EventResults results = evening();
    results.end = end;
    QCOMPARE(results.headline(), headline);
    QCOMPARE(results.asHtml().contains("★"), hasStar);
  }
  void theAverageOfAGroupIsThatOfItsSeats() {
    QCOMPARE(evening().average(Territory::Sun), 19.0);
    QCOMPARE(evening().average(Territory::Moon), 17.0);  // 19 and 15
  }

  void aWholeGameIsPlayedThrough() {
    const Played game = bigGame(3, 6);
    const EventResults results = EventResults::of(eventOf(game, game.moves.size()), {});
    QCOMPARE(results.rows.size(), 6u);
    QVERIFY(results.end == End::LastRound);
    QCOMPARE(results.round, 6);
    QCOMPARE(results.rounds.size(), 6u);
    for (std::size_t r = 0; r < 6; ++r) {
      QCOMPARE(results.rounds[r].number, static_cast<int>(r) + 1);
      QCOMPARE(results.rounds[r].group, r % 2 == 0 ? Territory::Sun : Territory::Moon);  // 9.4
      QVERIFY(isThrow(results.rounds[r].dice));
      QVERIFY(results.rounds[r].second[0] == 0);  // 9.19: not before round 16
      QCOMPARE(results.rounds[r].points.size(), 6u);
    }
    for (const EventResults::Row& row : results.rows) {
      QCOMPARE(row.from.total(), row.points);  // 2.7
      QVERIFY(row.points >= 4);                // 9.16
      QCOMPARE(row.board, row.seat.value / 2);
    }
    QCOMPARE(results.rows.front().rank, 1);
  }
  /// As the big screen and the players' tables: 9.22 breaks ties only at the end.
  void whileTheGameGoesOnEqualPointsShareAPlace() {
    const Played game = bigGame(3, 12);
    const EventResults results = EventResults::of(eventOf(game, game.moves.size() * 2 / 3), {});
    QVERIFY(results.end == End::Running && results.rows.size() == 6);
    for (const Row& row : results.rows) {
      const auto isAbove = [&row](const Row& other) { return other.points > row.points; };
      QCOMPARE(row.rank, 1 + int(std::ranges::count_if(results.rows, isAbove)));
    }
    QCOMPARE(results.tieRule(), QString());
  }
  /// All cards are shown at the end (10.5): lines of the chart end where the table has the total.
  void theLastRoundHasThePointsOfTheTable() {
    const Played game = bigGame(3, 40);
    const EventResults results = EventResults::of(eventOf(game, game.moves.size()), {});
    QVERIFY(std::ranges::any_of(results.rows, [](const Row& row) { return row.from.cards > 0; }));
    for (const Row& row : results.rows) QCOMPARE(int(results.rounds.back().points.at(row.seat.value)), row.points);
  }
  /// What a guest is told at the end reads as the organizer's page does, but for the rounds.
  void whatAGuestIsToldIsTheSameRanking() {
    ToldEvent told;
    told.name = u"School hall"_s;
    told.how = GameEnd::LastRound;
    told.round = 62;
    told.target = 25;
    told.own = SeatId(3);
    const auto add = [&](int seat, const QString& name, SeatHolder holder, int rank, int cities, int hand) {
      FinalRow row;
      row.who = {SeatId(seat), holder, name};
      row.rank = rank;
      row.letter = u"B"_s;
      row.color = seat;
      row.hand = hand;
      row.from.settlements = 3;
      row.from.cities = cities;
      told.table.append(row);
    };
    add(2, u"Asha"_s, SeatHolder::Person, 1, 8, 4);
    add(3, u"Ravi"_s, SeatHolder::Person, 2, 8, 2);
    add(0, u"Meera"_s, SeatHolder::Person, 3, 6, 0);
    const EventResults results = EventResults::of(told);
    QCOMPARE(results.headline(), u"Asha wins with 11 point(s)"_s);
    QCOMPARE(results.note(),
             u"Board 2 B, Sun · after round 62, nobody reached 25 · cards in hand decide before Ravi, 4 to 2"_s);
    QVERIFY(results.rounds.empty());
    QCOMPARE(results.rows[1].board, 1);
    QCOMPARE(results.rows[1].group, Territory::Moon);  // 9.3: the odd seats
    QCOMPARE(results.rows[2].board, 0);
    QCOMPARE(results.rows[2].points, 9);
    QCOMPARE(linesOf(results.seatsAsCsv())[1], u"1,Asha,2,B,Sun,3,8,0,0,0,0,4,11,person"_s);
    QVERIFY(results.asHtml().contains("Meera"));
  }
  void whileAGameGoesOnNoHiddenCardIsTold() {
    const Played game = bigGame(3, 30);
    const EventResults results = EventResults::of(eventOf(game, game.moves.size() * 2 / 3), {});
    QVERIFY(results.end == End::Running);
    for (const EventResults::Row& row : results.rows) QCOMPARE(row.from.cards, 0);
  }
  void aStoreThatIsNoneIsTold() {
    Complaint complaint;
    QVERIFY(!PlayedEvent::from(u"no such store"_s, complaint));
    QCOMPARE(complaint.sentence, u"No game has begun yet."_s);
  }
};

TAPU_TEST_WITH_LOOP(TestEventResults)
#include "test_event_results.moc"
