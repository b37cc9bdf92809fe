// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <unistd.h>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/files/record_reader.h"
#include "app/session/game/part_result.h"
#include "app/session/game/record_keeper.h"
#include "app/session/records/career.h"
#include "app/text/shown_text.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

RecordHeader headerOf(const Played& game) {
  RecordHeader header;
  header.setup = game.setup;
  header.names = {u"Asha"_s, u"Ravi"_s, u"Bot 1"_s, u"Bot 2"_s};
  header.bots = {QString(), QString(), u"greedy"_s, u"greedy"_s};
  header.here = {SeatId(0), SeatId(1)};
  header.played = QDateTime(QDate(2026, 10, 14), QTime(21, 5), Qt::UTC);
  return header;
}

bool write(const QString& path, const QByteArray& content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// A folder of records.
struct Folder {
  QTemporaryDir dir;
  Played game = played(3, "greedy");
  QString pathOf(const QString& name) const { return dir.filePath(name); }
  bool put(const QString& name) const { return write(pathOf(name), recordText(headerOf(game), game.moves)); }
};

/// As somebody whom the system can refuse a file, for as long as it lives: of its owner it asks nothing.
class AsAnybody {
 public:
  AsAnybody() : isOwner_(::geteuid() == 0) { isRefusable = !isOwner_ || ::seteuid(65534) == 0; }
  ~AsAnybody() { isRefusable = isOwner_ && ::seteuid(0) == 0; }
  AsAnybody(const AsAnybody&) = delete;
  AsAnybody& operator=(const AsAnybody&) = delete;
  bool isRefusable = false;

 private:
  bool isOwner_;
};

bool isReady(const Career& career) { return career.unread() == 0; }

/// A game of one person, as it is known.
CareerGame gameOf(int place, int points, int rounds, RuleSet rules = RuleSet::Classic, int seats = 4) {
  CareerGame game;
  game.rules = rules;
  game.seats = seats;
  game.rounds = rounds;
  CareerGame::Person me;
  me.name = u"Asha"_s;
  me.place = place;
  me.points = points;
  me.hasWon = place == 1;
  game.here = {me};
  return game;
}

}  // namespace

/// The records of past games, in numbers.
class CareerTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aRecordTellsHowItEndedForThoseWhoPlayedHere() {
    const Folder folder;
    QVERIFY(folder.put(u"one.tapu"_s));
    LeftOutWhy why;
    const auto game = careerGameOf(folder.pathOf(u"one.tapu"_s), why);
    QCOMPARE(why, LeftOutWhy());
    QVERIFY(game);
    const State& end = folder.game.states.back();
    QCOMPARE(game->here.size(), std::size_t{2});
    int place = 1;  // by those who have more points
    for (int seat = 1; seat < 4; ++seat) place += end.points(SeatId(seat)) > end.points(SeatId(0)) ? 1 : 0;
    const CareerGame::Person& asha = game->of(u"Asha"_s);
    QCOMPARE(asha.points, end.points(SeatId(0)));
    QCOMPARE(asha.from.total(), asha.points);
    QCOMPARE(asha.place, place);
    QCOMPARE(asha.hasWon, end.head.winner == SeatId(0));
    QCOMPARE(game->of(u"Ravi"_s).points, end.points(SeatId(1)));
    QCOMPARE(game->seats, 4);
    QCOMPARE(game->others, 0);
    QCOMPARE(game->bots, QStringList{u"greedy"_s});
    QCOMPARE(game->played, QDateTime(QDate(2026, 10, 14), QTime(21, 5), Qt::UTC));
    QCOMPARE(game->rounds, int(end.head.round));
    QVERIFY(game->isWon);
    // Every turn throws once (4.1).
    const auto rolls =
        std::ranges::count_if(folder.game.moves, [](const Move& move) { return move.action.kind == ActionKind::Roll; });
    int thrown = 0;
    for (const int each : game->throws) thrown += each;
    QCOMPARE(thrown, static_cast<int>(rolls));
  }

  void whoeverNoLongerWaitsForARecordIsTold() {
    const Folder folder;
    QVERIFY(folder.put(u"long.tapu"_s));
    std::stop_source gone;
    gone.request_stop();
    LeftOutWhy why;
    QVERIFY(!careerGameOf(folder.pathOf(u"long.tapu"_s), why, gone.get_token()));
    QCOMPARE(why, LeftOutWhy());  // it is not left out, and read the next time
  }

  void gamesStandInTheOrderInWhichTheyWerePlayedWhateverTheClockSaid() {
    const Folder folder;
    RecordHeader header = headerOf(folder.game);
    header.played = QDateTime(QDate(2026, 10, 20), QTime(9, 0), Qt::UTC);
    header.order = header.played.toMSecsSinceEpoch();
    QVERIFY(write(folder.pathOf(u"first.tapu"_s), recordText(header, folder.game.moves)));
    header.played = header.played.addDays(-5);
    header.order += 1;
    QVERIFY(write(folder.pathOf(u"second.tapu"_s), recordText(header, folder.game.moves)));
    LeftOutWhy why;
    const auto first = careerGameOf(folder.pathOf(u"first.tapu"_s), why);
    const auto second = careerGameOf(folder.pathOf(u"second.tapu"_s), why);
    QVERIFY(first && second);
    QVERIFY2(second->played < first->played && second->order > first->order, "the time is told as it was");
    Career career(folder.dir.path());
    career.look();
    SOON(isReady(career));
    QCOMPARE(career.games().size(), std::size_t{2});
    QCOMPARE(career.games()[0].file, u"first.tapu"_s);
    QCOMPARE(career.games()[1].file, u"second.tapu"_s);
  }

  void whatIsNotCountedIsSkippedAndStopsNothing() {
    const Folder folder;
    QVERIFY(folder.put(u"good.tapu"_s));
    const QByteArray whole = recordText(headerOf(folder.game), folder.game.moves);
    QVERIFY(write(folder.pathOf(u"empty.tapu"_s), {}));
    QVERIFY(write(folder.pathOf(u"other.tapu"_s), "%PDF-1.7\n\x00\x01"));
    QVERIFY(write(folder.pathOf(u"future.tapu"_s), QByteArray(whole).replace("\"version\":1", "\"version\":9")));
    QVERIFY(write(folder.pathOf(u"torn.tapu"_s), whole.left(whole.size() - 20)));
    QVERIFY(write(folder.pathOf(u"unfinished.tapu"_s), whole.left(whole.lastIndexOf('\n', whole.size() / 2) + 1)));
    RecordHeader nobody = headerOf(folder.game);
    nobody.here.clear();
    QVERIFY(write(folder.pathOf(u"nobody.tapu"_s), recordText(nobody, folder.game.moves)));
    QFile large(folder.pathOf(u"large.tapu"_s));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(500 * 1024 * 1024));
    QCOMPARE(::mkfifo(QFile::encodeName(folder.pathOf(u"pipe.tapu"_s)).constData(), 0600), 0);
    Career career(folder.dir.path());
    career.look();
    SOON(isReady(career));
    QCOMPARE(career.games().size(), std::size_t{1});
    QCOMPARE(career.games()[0].file, u"good.tapu"_s);
    QCOMPARE(career.skipped(), 8);
    QMap<QString, LeftOutReason> reasons;
    for (const LeftOut& each : career.leftOut()) reasons.insert(each.file, each.why.reason);
    QCOMPARE(reasons, (QMap<QString, LeftOutReason>{{u"empty.tapu"_s, LeftOutReason::Empty},
                                                    {u"future.tapu"_s, LeftOutReason::Later},
                                                    {u"large.tapu"_s, LeftOutReason::TooLarge},
                                                    {u"nobody.tapu"_s, LeftOutReason::NobodyHere},
                                                    {u"other.tapu"_s, LeftOutReason::NoRecord},
                                                    {u"pipe.tapu"_s, LeftOutReason::NoFile},
                                                    {u"torn.tapu"_s, LeftOutReason::Torn},
                                                    {u"unfinished.tapu"_s, LeftOutReason::NotOver}}));
  }

  void aGameThatABotPlayedForSomebodyIsNotTheirs_data() {
    QTest::addColumn<int>("leavers");
    QTest::addColumn<bool>("early");
    QTest::addColumn<QStringList>("counted");
    const QStringList both{u"Asha"_s, u"Ravi"_s};
    QTest::newRow("one leaves in the first turn") << 1 << true << QStringList{u"Ravi"_s};
    QTest::newRow("both leave in the first turn") << 2 << true << QStringList();
    QTest::newRow("both leave shortly before the end") << 2 << false << both;
  }
  void aGameThatABotPlayedForSomebodyIsNotTheirs() {
    QFETCH(int, leavers);
    QFETCH(bool, early);
    QFETCH(QStringList, counted);
    const Folder folder;
    std::vector<Move> moves = folder.game.moves;
    const auto isRoll = [](const Move& move) { return move.action.kind == ActionKind::Roll; };
    for (int i = 0; i < leavers; ++i) {
      const auto at = early ? std::ranges::find_if(moves, isRoll) : std::prev(moves.end());
      Move left;
      left.action = tableMove(ActionKind::SeatLeft, SeatId(i));
      moves.insert(at, left);
    }
    RecordHeader header = headerOf(folder.game);
    header.hints = {3, 5};
    QVERIFY(write(folder.pathOf(u"one.tapu"_s), recordText(header, moves)));
    LeftOutWhy why;
    const auto game = careerGameOf(folder.pathOf(u"one.tapu"_s), why);
    QCOMPARE(game.has_value(), !counted.isEmpty());
    QCOMPARE(why.reason, counted.isEmpty() ? LeftOutReason::PlayedByBot : LeftOutReason::None);
    QStringList names;
    for (const auto& person : game ? game->here : std::vector<CareerGame::Person>()) names << person.name;
    QCOMPARE(names, counted);
    if (counted == QStringList{u"Ravi"_s}) QCOMPARE(game->here.front().hints, 5);
    if (game) QCOMPARE(game->others, 0);
  }

  /// The reason is kept as a number and told in the language of the moment.
  void theIndexKnowsWhyAFileIsLeftOut() {
    const Folder folder;
    const QByteArray whole = recordText(headerOf(folder.game), folder.game.moves);
    const qsizetype second = whole.indexOf('\n') + 1, third = whole.indexOf('\n', second) + 1;
    QVERIFY(write(folder.pathOf(u"bad.tapu"_s), whole.left(third) + "{\"move\":\n" + whole.mid(third)));
    QVERIFY(write(folder.pathOf(u"note.result"_s), "[]"));
    {
      Career career(folder.dir.path());
      career.look();
      SOON(isReady(career));
    }
    Career again(folder.dir.path());
    again.look();
    QCOMPARE(again.unread(), 0);
    const std::vector<LeftOut> files = again.leftOut();
    QCOMPARE(files.size(), std::size_t{2});
    QCOMPARE(sentenceOf(files[0].why), u"Line 3 cannot be read, or its move breaks the rules."_s);
    QCOMPARE(sentenceOf(files[1].why), u"The file is no result of a Big Game."_s);
    QCOMPARE(textOf(files),
             u"bad.tapu\tLine 3 cannot be read, or its move breaks the rules.\n"
             "note.result\tThe file is no result of a Big Game.\n"_s);
  }

  void anIndexOfAnEarlierVersionIsMadeAnew() {
    const Folder folder;
    QVERIFY(write(folder.pathOf(u"empty.tapu"_s), {}));
    {
      Career career(folder.dir.path());
      career.look();
      SOON(isReady(career));
    }
    QFile index(folder.pathOf(u"index"_s));
    QVERIFY(index.open(QIODevice::ReadWrite));
    QByteArray bytes = index.readAll();
    QCOMPARE(bytes[7], char(6));  // after the mark of four bytes, big end first
    bytes[7] = 1;
    index.seek(0);
    index.write(bytes);
    index.close();
    Career again(folder.dir.path());
    again.look();
    QCOMPARE(again.unread(), 1);
    SOON(isReady(again));
    QCOMPARE(again.leftOut().at(0).why.reason, LeftOutReason::Empty);
  }

  void namesOfFilesAreShownSafely_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    const QString lost(QChar(0xfffd));
    QTest::newRow("a usual name") << u"2026-10-14 Evening.tapu"_s << u"2026-10-14 Evening.tapu"_s;
    QTest::newRow("Hindi with a joiner stays whole") << u"क्\u200dष.tapu"_s << u"क्\u200dष.tapu"_s;
    QTest::newRow("no tags are taken away") << u"<b>x<b>.tapu"_s << u"<b>x<b>.tapu"_s;
    QTest::newRow("a line break and a tab") << u"a\nb\tc.tapu"_s << u"a"_s + lost + u'b' + lost + u"c.tapu"_s;
    QTest::newRow("what turns a line around") << u"a\u202eupat.exe"_s << u"a"_s + lost + u"upat.exe"_s;
    QTest::newRow("a name as long as can be") << QString(255, u'x') << QString(60, u'x') + u'…' + QString(60, u'x');
  }
  void namesOfFilesAreShownSafely() {
    QFETCH(QString, name);
    QTEST(shownFileName(u"/games/"_s + name, FileNameIn::List), "shown");
  }

  /// A folder that somebody filled with a thousand files of all kinds that no record has, one game among them.
  void aThousandStrangeFilesStopNothing() {
    const Folder folder;
    QVERIFY(folder.put(u"good.tapu"_s));
    const QByteArray whole = recordText(headerOf(folder.game), folder.game.moves);
    const auto path = [&](int i) { return folder.pathOf(u"strange %1.tapu"_s.arg(i)); };
    constexpr int kEach = 100;
    int file = 0;
    for (int i = 0; i < kEach; ++i) {
      QByteArray noise(i, '\0');
      for (int k = 0; k < i; ++k) noise[k] = static_cast<char>((i * 37 + k * 101) % 256);
      QByteArray bent = whole;
      bent[(i + 1) * (whole.size() / (kEach + 2))] = '\x01';  // a byte that no JSON text holds
      const QByteArray all[] = {
          noise,
          whole.left((i + 1) * (whole.size() / (kEach + 2))),
          bent,
          QByteArray(whole).replace("\"version\":1", "\"version\":" + QByteArray::number(i + 2)),
          QByteArray(i + 1, '{'),
          QByteArray(i + 1, '\n'),
          "\xef\xbb\xbf[]",
          QByteArray(whole).replace("\"here\":[0,1]", "\"here\":[" + QByteArray::number(i + 9) + ']')};
      for (const QByteArray& content : all) QVERIFY(write(path(file++), content));
      QVERIFY(QFile::link(path(file), path(file)));  // a link to itself
      ++file;
      QVERIFY(QDir().mkdir(path(file++)));
    }
    QCOMPARE(file, 1000);
    Career career(folder.dir.path());
    career.look();
    SOON(isReady(career));
    QCOMPARE(career.games().size(), std::size_t{1});
    QCOMPARE(career.games()[0].file, u"good.tapu"_s);
    QVERIFY(career.skipped() >= 8 * kEach);
    QCOMPARE(career.leftOut().size(), static_cast<std::size_t>(career.skipped()));
    for (const LeftOut& each : career.leftOut()) QVERIFY(!sentenceOf(each.why).isEmpty());
  }

  /// Of a long chain a guest is told a part: there is no record, but a result that counts.
  void theResultOfAPartIsCounted() {
    const Folder folder;
    PartResult result;
    result.name = u"Asha"_s;
    result.played = QDateTime(QDate(2026, 10, 14), QTime(21, 5), Qt::UTC);
    result.boards = 24;
    result.seats = 48;
    result.rounds = 62;
    result.place = 5;
    result.isWon = true;
    result.from.settlements = 3;
    result.from.cities = 8;
    result.from.bonus = 2;
    Complaint complaint;
    QVERIFY(partResultFrom(partResultText(result), complaint) == result);
    QVERIFY(write(folder.pathOf(u"guest.result"_s), partResultText(result)));
    QVERIFY(write(folder.pathOf(u"torn.result"_s), partResultText(result).left(60)));
    QVERIFY(write(folder.pathOf(u"future.result"_s), partResultText(result).replace("\"version\":2", "\"version\":3")));
    Career career(folder.dir.path());
    career.look();
    SOON(isReady(career));
    QCOMPARE(career.games().size(), std::size_t{1});
    QCOMPARE(career.skipped(), 2);
    const CareerGame& game = career.games().front();
    QVERIFY(game.isOnChain());
    QCOMPARE(game.seats, 48);
    QCOMPARE(game.rounds, 62);
    QCOMPARE(game.of(u"Asha"_s).points, 13);
    QCOMPARE(game.of(u"Asha"_s).place, 5);
    QVERIFY(!game.of(u"Asha"_s).hasWon);
  }

  /// A later version is one of a higher number, and nothing else.
  void onlyAHigherNumberIsALaterVersion_data() {
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<bool>("isLater");
    QTest::newRow("the next one") << QByteArray(R"("version":3,)") << true;
    QTest::newRow("one far away") << QByteArray(R"("version":5000000,)") << true;
    QTest::newRow("none") << QByteArray() << false;
    QTest::newRow("null") << QByteArray(R"("version":null,)") << false;
    QTest::newRow("a word") << QByteArray(R"("version":"three",)") << false;
    QTest::newRow("a number as a word") << QByteArray(R"("version":"3",)") << false;
    QTest::newRow("half a number") << QByteArray(R"("version":3.5,)") << false;
    QTest::newRow("zero") << QByteArray(R"("version":0,)") << false;
    QTest::newRow("below zero") << QByteArray(R"("version":-1,)") << false;
  }
  void onlyAHigherNumberIsALaterVersion() {
    QFETCH(QByteArray, version);
    QFETCH(bool, isLater);
    const Folder folder;
    const QByteArray record = recordText(headerOf(folder.game), folder.game.moves);
    const QByteArray result = partResultText(resultOf(24));
    QVERIFY(record.contains(R"("version":1,)") && result.contains(R"("version":2,)"));
    QVERIFY(write(folder.pathOf(u"game.tapu"_s), QByteArray(record).replace(R"("version":1,)", version)));
    QVERIFY(write(folder.pathOf(u"guest.result"_s), QByteArray(result).replace(R"("version":2,)", version)));
    LeftOutWhy why;
    QVERIFY(!careerGameOf(folder.pathOf(u"game.tapu"_s), why));
    QCOMPARE(why.reason, isLater ? LeftOutReason::Later : LeftOutReason::NoRecord);
    QVERIFY(!careerGameOf(folder.pathOf(u"guest.result"_s), why));
    QCOMPARE(why.reason, isLater ? LeftOutReason::Later : LeftOutReason::NoResult);
  }

  void whatIsOfAnotherKindIsNoLaterVersion() {
    const Folder folder;
    QVERIFY(write(folder.pathOf(u"game.tapu"_s), R"({"tapu":"board","version":9})"));
    QVERIFY(write(folder.pathOf(u"guest.result"_s), R"({"tapu":"board","version":9})"));
    LeftOutWhy why;
    QVERIFY(!careerGameOf(folder.pathOf(u"game.tapu"_s), why));
    QCOMPARE(why.reason, LeftOutReason::NoRecord);
    QVERIFY(!careerGameOf(folder.pathOf(u"guest.result"_s), why));
    QCOMPARE(why.reason, LeftOutReason::NoResult);
  }

  void aResultMayBeEmptyOrTooLarge() {
    const Folder folder;
    LeftOutWhy why;
    QVERIFY(write(folder.pathOf(u"empty.result"_s), {}));
    QVERIFY(!careerGameOf(folder.pathOf(u"empty.result"_s), why));
    QCOMPARE(why.reason, LeftOutReason::Empty);
    QFile large(folder.pathOf(u"large.result"_s));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(500 * 1024 * 1024));
    QVERIFY(!careerGameOf(large.fileName(), why));
    QCOMPARE(why.reason, LeftOutReason::ResultTooLarge);
    QCOMPARE(sentenceOf(why), u"The file is larger than 8 MB."_s);  // a record may have 100
  }

  /// As version 1 wrote it: without a final table.
  void aResultOfAnEarlierVersionIsRead() {
    Complaint complaint;
    const auto result = partResultFrom(
        R"({"tapu":"result","version":1,"name":"Asha","played":"2026-10-14T21:05:00Z","boards":24,"seats":48,)"
        R"("rounds":62,"place":5,"isWon":true,"hasWon":false,"points":{"settlements":3,"cities":8,"longestRoad":0,)"
        R"("largestArmy":0,"cards":0,"bonus":2}})",
        complaint);
    QVERIFY2(result, qPrintable(complaint.sentence));
    QVERIFY(!result->told);
    QCOMPARE(result->place, 5);
    QCOMPARE(result->from.total(), 13);
  }

  static PartResult resultOf(int seats) {
    PartResult result;
    result.name = u"Asha"_s;
    result.boards = seats / 2;
    result.seats = seats;
    result.place = seats;
    result.told.emplace();
    result.told->name = u"शाम"_s;
    result.told->how = GameEnd::TimeLimit;
    result.told->round = 62;
    result.told->target = 25;
    result.told->own = SeatId(seats - 1);
    for (int seat = 0; seat < seats; ++seat) {
      FinalRow row;
      row.who = {SeatId(seat), seat % 2 == 0 ? SeatHolder::Person : SeatHolder::Bot, u"आशा %1"_s.arg(seat)};
      row.color = seat % 10;
      row.letter = u"C"_s;
      row.rank = seat + 1;
      row.from.cities = 8;
      row.from.bonus = 2;
      row.hand = 7;
      row.scoredAt = 1'000'000;
      result.told->table.append(row);
    }
    return result;
  }

  /// The longest chain there is, too.
  void theFinalTableIsKeptInTheFile_data() {
    QTest::addColumn<int>("seats");
    QTest::newRow("twelve boards") << 24;
    QTest::newRow("the longest chain") << kMostSeats;
  }
  void theFinalTableIsKeptInTheFile() {
    QFETCH(int, seats);
    const Folder folder;
    const PartResult result = resultOf(seats);
    const QString path = folder.pathOf(u"guest.result"_s);
    QVERIFY(write(path, partResultText(result)));
    Complaint complaint;
    QVERIFY2(partResultIn(path, complaint) == result, qPrintable(complaint.sentence));
  }

  void aFinalTableThatCannotBeIsRefused_data() {
    using Change = std::function<void(ToldEvent&)>;
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
    row("no rows", [](auto& told) { told.table.clear(); });
    row("a seat twice", [](auto& told) { told.table[1].who.seat = SeatId(0); });
    row("a seat beyond all chains", [](auto& told) { told.table[1].who.seat = SeatId(kMostSeats); });
    row("a place that is left out", [](auto& told) { told.table[2].rank = 4; });
    row("a color that there is not", [](auto& told) { told.table[2].color = 10; });
    row("points below none", [](auto& told) { told.table[2].from.cities = -1; });
    row("a name of a thousand letters", [](auto& told) { told.table[2].who.name = QString(1000, u'x'); });
  }
  void aFinalTableThatCannotBeIsRefused() {
    QFETCH(std::function<void(ToldEvent&)>, change);
    PartResult result = resultOf(24);
    change(*result.told);
    Complaint complaint;
    QVERIFY(!partResultFrom(partResultText(result), complaint));
    QVERIFY(!complaint.isEmpty());
  }

  /// What stood in a file that has not changed is never read again.
  void theIndexKnowsWhatWasRead() {
    const Folder folder;
    for (const auto& name : {u"one.tapu"_s, u"two.tapu"_s}) QVERIFY(folder.put(name));
    std::vector<CareerGame> before;
    {
      Career career(folder.dir.path());
      career.look();
      QCOMPARE(career.unread(), 2);
      SOON(isReady(career));
      before = career.games();
    }
    Career again(folder.dir.path());
    again.look();
    QCOMPARE(again.unread(), 0);
    QVERIFY(again.games() == before);
  }

  void aChangedFileIsReadAnew() {
    const Folder folder;
    QVERIFY(folder.put(u"one.tapu"_s));
    Career career(folder.dir.path());
    career.look();
    SOON(isReady(career));
    QVERIFY(write(folder.pathOf(u"one.tapu"_s), "torn"));
    career.look();
    QCOMPARE(career.unread(), 1);
    SOON(isReady(career));
    QCOMPARE(career.games().size(), std::size_t{0});
    QCOMPARE(career.skipped(), 1);
    QVERIFY(QFile::remove(folder.pathOf(u"one.tapu"_s)));
    career.look();
    QCOMPARE(career.skipped(), 0);
  }

  void anIndexThatIsNotWholeIsMadeAnew_data() {
    QTest::addColumn<int>("keep");
    QTest::addColumn<bool>("isBent");
    QTest::newRow("it is gone") << -1 << false;
    QTest::newRow("it is empty") << 0 << false;
    QTest::newRow("it breaks off") << 60 << false;
    QTest::newRow("another program wrote it") << 60 << true;
  }
  void anIndexThatIsNotWholeIsMadeAnew() {
    QFETCH(int, keep);
    QFETCH(bool, isBent);
    const Folder folder;
    QVERIFY(folder.put(u"one.tapu"_s));
    const QString index = folder.pathOf(u"index"_s);
    {
      Career career(folder.dir.path());
      career.look();
      SOON(isReady(career));
    }
    QFile file(index);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = isBent ? QByteArray(keep, 'x') : file.read(std::max(0, keep));
    file.close();
    QVERIFY(keep < 0 ? QFile::remove(index) : write(index, bytes));
    Career again(folder.dir.path());
    again.look();
    QCOMPARE(again.unread(), 1);
    SOON(isReady(again));
    QCOMPARE(again.games().size(), std::size_t{1});
  }

  /// What the system refuses today it may allow tomorrow, and neither size nor time of the file says so.
  void whatCouldNotBeOpenedIsTriedEachTime() {
    const Folder folder;
    const QByteArray path = QFile::encodeName(folder.pathOf(u"one.tapu"_s));
    QVERIFY(folder.put(u"one.tapu"_s));
    QCOMPARE(::chmod(QFile::encodeName(folder.dir.path()).constData(), 0777), 0);
    QCOMPARE(::chmod(path.constData(), 0), 0);
    Career career(folder.dir.path());
    {
      const AsAnybody anybody;
      QVERIFY(anybody.isRefusable);
      career.look();
      SOON(isReady(career));
    }
    QCOMPARE(career.leftOut().size(), std::size_t{1});
    QCOMPARE(career.leftOut()[0].why.reason, LeftOutReason::NotOpened);
    QCOMPARE(::chmod(path.constData(), 0644), 0);
    Career later(folder.dir.path());  // begins with the index of the first
    for (Career* each : {&career, &later}) {
      each->look();
      SOON(isReady(*each));
      QCOMPARE(each->games().size(), std::size_t{1});
      QCOMPARE(each->skipped(), 0);
    }
  }

  void whatWasNoFileIsTriedEachTime() {
    const Folder folder;
    const QString path = folder.pathOf(u"one.tapu"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const QDateTime time = QFileInfo(path).lastModified();
    Career career(folder.dir.path());
    career.look();
    SOON(isReady(career));
    QCOMPARE(career.leftOut().at(0).why.reason, LeftOutReason::NoFile);
    QVERIFY(QFile::remove(path));
    QVERIFY(write(path, {}));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime));
    file.close();
    career.look();
    SOON(isReady(career));
    QCOMPARE(career.leftOut().at(0).why.reason, LeftOutReason::Empty);
  }

  void sumsAreThoseOfAllGames() {
    const std::vector<CareerGame> games{gameOf(1, 10, 20), gameOf(1, 11, 14), gameOf(3, 6, 18), gameOf(1, 10, 25),
                                        gameOf(2, 8, 9)};
    std::vector<const CareerGame*> all;
    for (const CareerGame& game : games) all.push_back(&game);
    const CareerSum sum = summed(all, u"Asha"_s);
    QCOMPARE(sum.games, 5);
    QCOMPARE(sum.won, 3);
    QCOMPARE(sum.places, 8);
    QCOMPARE(sum.points, 45);
    QCOMPARE(sum.mostPoints, 11);
    QCOMPARE(sum.bestStreak, 2);
    QCOMPARE(sum.streak, 0);
    QCOMPARE(sum.fewestRounds, 14);  // of those that were won
  }

  void aFilterAsksForRulesPlayersBotsAndHints() {
    CareerGame crazy = gameOf(1, 20, 30, RuleSet::Crazy, 3);
    crazy.bots = {u"greedy"_s, u"navigator"_s};
    crazy.here[0].hints = 2;
    const auto fits = [&](const CareerFilter& filter) { return filter.fits(crazy, crazy.here[0]); };
    using Hints = CareerFilter::Hints;
    QVERIFY(fits({}));
    QVERIFY(fits({.rules = RuleSet::Crazy, .seats = 3}));
    QVERIFY(!fits({.rules = RuleSet::Classic}));
    QVERIFY(!fits({.seats = 4}));
    QVERIFY(fits({.level = u"navigator"_s}) && fits({.level = u"farmer"_s}));  // greedy is told as the Farmer
    QVERIFY(!fits({.level = u"trader"_s}));
    QVERIFY(fits({.hints = Hints::Some}) && !fits({.hints = Hints::None}));
    crazy.here[0].hints = 0;
    QVERIFY(!fits({.hints = Hints::Some}) && fits({.hints = Hints::None}));
  }

  void theTableIsOneForSpreadsheets() {
    CareerGame game = gameOf(1, 10, 20);
    game.file = u"one.tapu"_s;
    game.here[0].name = u"=1+1"_s;
    const QByteArray text = careerAsCsv({&game});
    QVERIFY(text.startsWith("\xef\xbb\xbf"));
    const auto lines = QString::fromUtf8(text).split(u"\r\n"_s);
    QCOMPARE(lines.size(), 3);  // heads, the game, nothing
    QCOMPARE(lines[0].count(u','), lines[1].count(u','));
    QVERIFY(lines[1].contains(u",'=1+1,1,10,"_s));
  }

  void resettingSetsTheRecordsAside() {
    const Folder folder;
    QVERIFY(folder.put(u"one.tapu"_s));
    QVERIFY(write(folder.pathOf(u"other.tapu"_s), "no record"));
    Career career(folder.dir.path());
    career.look();
    SOON(isReady(career));
    const Career::SetAside done = career.setAside(QDate(2026, 11, 25));
    QCOMPARE(done.folder, folder.pathOf(u"until 2026-11-25"_s));
    QCOMPARE(career.games().size(), std::size_t{0});
    QVERIFY(QFile::exists(done.folder + u"/one.tapu"_s));
    QVERIFY(QFile::exists(folder.pathOf(u"other.tapu"_s)));
  }

  void aFileIsCalledByDayGameAndMark() {
    const QDateTime played(QDate(2026, 10, 14), QTime(12, 0), Qt::LocalTime);
    QCOMPARE(nameOfRecord(played, u"Asha’s game"_s, u"a1b2"_s), u"2026-10-14 Asha’s game a1b2.tapu"_s);
    QCOMPARE(nameOfRecord(played, u"../a:b"_s, u"a1b2"_s), u"2026-10-14 a b a1b2.tapu"_s);
    QCOMPARE(nameOfRecord(played, u"a\u3164\u202eb"_s, u"a1b2"_s), u"2026-10-14 ab a1b2.tapu"_s);
    QCOMPARE(nameOfRecord(played, QString(), u"a1b2"_s), u"2026-10-14 a1b2.tapu"_s);
    QVERIFY(nameOfRecord(played, QString(500, QChar(0x0915)), u"a1b2"_s).toUtf8().size() < 255);
  }

  void tenThousandGamesAreThereFromTheIndex() {
    const QTemporaryDir dir;
    CareerIndex index;
    for (int i = 0; i < 10'000; ++i) {
      const QString name = u"2026-10-14 Game %1.tapu"_s.arg(i);
      QVERIFY(write(dir.filePath(name), "x"));
      CareerGame game = gameOf(1 + i % 4, 10 - i % 4, 20);
      game.bots = {u"greedy"_s};
      const QFileInfo file(dir.filePath(name));
      index.entries.insert(name, {file.size(), file.lastModified().toMSecsSinceEpoch(), game});
    }
    index.save(dir.filePath(u"index"_s));
    Career career(dir.path());
    QElapsedTimer taken;
    taken.start();
    career.look();
    qInfo("10,000 games: %lld ms", static_cast<long long>(taken.elapsed()));
    QCOMPARE(career.unread(), 0);
    QCOMPARE(career.games().size(), std::size_t{10'000});
  }
};

TAPU_TEST_WITH_LOOP(CareerTest)
#include "test_career.moc"
