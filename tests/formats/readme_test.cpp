// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QCborArray>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "app/files/board_file.h"
#include "app/files/json_text.h"
#include "app/files/record_move.h"
#include "app/files/record_reader.h"
#include "app/files/state_line.h"
#include "app/files/state_reader.h"
#include "engine/play/initial_state.h"
#include "engine/play/notation.h"
#include "engine/state/game_map.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Every example on the page about records is tried.
class ReadmeTest : public QObject {
  Q_OBJECT

  QString page_;

  static QString file(const QString& path) {
    QFile in(qEnvironmentVariable("TAPU_SOURCE") + path);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
  }

  QStringList blocks(const QString& language) const {
    QStringList found;
    QRegularExpression fence(u"^```"_s + language + u"\\n(.*?)^```$"_s,
                             QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    for (auto it = fence.globalMatch(page_); it.hasNext();) found << it.next().captured(1);
    return found;
  }

  QString section(const QString& from, const QString& to) const {
    const auto begin = page_.indexOf(from);
    return page_.mid(begin, page_.indexOf(to, begin + 1) - begin);
  }

  static QStringList quoted(const QString& text) {
    QStringList found;
    static const QRegularExpression tick(u"`([^`]+)`"_s);
    for (auto it = tick.globalMatch(text); it.hasNext();) found << it.next().captured(1);
    return found;
  }

  static Setup island() {
    Setup setup;
    setup.board = beginnerBoard();
    return setup;
  }

 private Q_SLOTS:
  void initTestCase() {
    page_ = file(u"/app/files/README.md"_s);
    QVERIFY(!page_.isEmpty());
  }

  void theDrawnIslandHasItsNineteenHexes() {
    const GameDefinition definition(island());
    const QString drawing = section(u"               0,-2"_s, u"```"_s);
    const QStringList names = drawing.split(QRegularExpression(u"\\s+"_s), Qt::SkipEmptyParts);
    QCOMPARE(names.size(), 19);
    for (int i = 0; i < 19; ++i) QCOMPARE(names[i].toStdString(), definition.map.name(HexId(i)));
  }

  void everyPlaceIsWrittenAsThePageSays() {
    const GameDefinition definition(island());
    const QStringList rows = section(u"| written | other names |"_s, u"## The first line"_s).split(u'\n');
    int checked = 0;
    for (const QString& row : rows) {
      const QStringList names = quoted(row);
      for (const QString& name : names) {
        const std::string text = name.toStdString();
        const auto corner = definition.map.cornerNamed(text);
        const auto edge = definition.map.edgeNamed(text);
        QVERIFY2(corner || edge, qPrintable(name));
        QCOMPARE(corner ? definition.map.name(*corner) : definition.map.name(*edge), names[0].toStdString());
        ++checked;
      }
    }
    QVERIFY(checked >= 10);
  }

  void everyActionOfTheTableIsRead() {
    const GameDefinition definition(island());
    const QStringList rows = section(u"| `do` | by | results |"_s, u"The results, as keys"_s).split(u'\n').mid(2);
    QSet<ActionKind> kinds;
    for (const QString& row : rows) {
      const QStringList words = quoted(row);
      if (words.isEmpty()) continue;
      const auto action = actionFrom(definition, words[0].toStdString());
      QVERIFY2(action.has_value(), qPrintable(words[0]));
      QCOMPARE(QString::fromStdString(toText(definition, *action)), words[0]);
      QCOMPARE(row.contains(u"| table |"_s), action->isOfTable());
      kinds << action->kind;
    }
    Setup big{RuleSet::BigGame, defaultOptions(RuleSet::BigGame), {}, {}};
    big.chain = chainFor(big.options, 3);
    const GameDefinition chain(big);
    for (const QString& row : section(u"board with the lower number."_s, u"Set-up is only"_s).split(u'\n')) {
      const QStringList words = quoted(row);
      if (words.isEmpty() || !row.startsWith(u"| `"_s) || words[0] == u"do"_s) continue;
      const auto action = actionFrom(chain, words[0].toStdString());
      QVERIFY2(action.has_value(), qPrintable(words[0]));
      QCOMPARE(QString::fromStdString(toText(chain, *action)), words[0]);
      QCOMPARE(row.contains(u"| table |"_s), action->isOfTable());
      kinds << action->kind;
    }
    QCOMPARE(kinds.size(), static_cast<int>(kLastAction) + 1);
  }

  void everyExampleOfAMoveIsRead() {
    const GameDefinition definition(island());
    int lines = 0;
    for (const QString& block : blocks(u"jsonl"_s))
      for (const QString& line : block.split(u'\n', Qt::SkipEmptyParts)) {
        Complaint complaint;
        const Completeness seen = line.contains(u"\"unknown\""_s) ? Completeness::BySeat : Completeness::Whole;
        const auto move = moveFromLine(line.toUtf8(), definition, complaint, seen);
        QVERIFY2(move.has_value(), qPrintable(line + complaint.sentence));
        QCOMPARE(QString::fromUtf8(moveLine(definition, *move)), line);
        ++lines;
      }
    QVERIFY(lines >= 10);
  }

  void theExampleOfARethrowAgreesWithItself() {
    Setup setup = island();
    setup.board.starts.clear();
    const GameDefinition definition(setup);
    Complaint complaint;
    auto move = moveFromLine(blocks(u"jsonl"_s).at(0).split(u'\n').at(0).toUtf8(), definition, complaint);
    QVERIFY(move.has_value());
    QVERIFY(!completeChance(definition, initialState(definition), *move));
    QCOMPARE(move->chance.seat, SeatId(1));
  }

  void theWholeExampleIsPlayed() {
    const QString text = blocks(u"tapu"_s).value(0);
    QCOMPARE(text, file(u"/tests/records/first-turns.tapu"_s));
    QByteArray bytes = text.toUtf8();
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    RecordReader reader(buffer);
    Complaint complaint;
    QVERIFY(reader.start(complaint));
    while (reader.next(complaint) == RecordReader::Step::Moved) {}
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint.sentence));
  }

  void theBoardOfThePageIsRead() {
    const QByteArray text = blocks(u"json"_s).value(0).toUtf8();
    QByteArray shorter = text;
    shorter.replace(",\"ratio\":3", "").replace(",\"ratio\":2", "");
    for (const QByteArray& each : {text, shorter}) {
      Complaint complaint;
      const auto board = boardFromJson(*parseJson(each, complaint), {}, complaint);
      QVERIFY2(board.has_value(), qPrintable(complaint.sentence));
      QVERIFY(problems(*board).empty());
      const int northwest = 5, east = 1;  // pointy: NE E SE SW W NW
      QVERIFY((board->harbors ==
               std::vector<Harbor>{{{0, 0}, northwest, Resource::None, 3}, {{1, 0}, east, Resource::Wool, 2}}));
      QCOMPARE(board->robber, std::optional(Hex{0, 1}));
    }
  }

  /// The state line after each line of a record.
  static QList<QCborMap> statesOf(QByteArray text) {
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    RecordReader reader(buffer);
    Complaint complaint;
    QList<QCborMap> states;
    const auto look = [&] { states << stateLine(reader.game().definition(), reader.game().state(), 0); };
    if (reader.start(complaint)) look();
    while (complaint.isEmpty() && reader.next(complaint) == RecordReader::Step::Moved) look();
    if (!complaint.isEmpty()) qWarning("%s", qPrintable(complaint.at(u"record"_s)));
    return states;
  }

  void theShortestPositionIsReadAndNeedsEachOfItsKeys() {
    const QByteArray sample = blocks(u"tapu"_s).value(0).toUtf8();
    const QByteArray text = blocks(u"json"_s).value(1).toUtf8();
    Complaint none;
    const QCborMap position = parseJson(text, none)->toMap();
    Setup setup = headerFrom(sample.split('\n').first(), none)->setup;
    setup.first = SeatId(0);
    const GameDefinition definition(setup);
    const auto state = stateFromLine(position, {}, definition, none);
    QVERIFY2(state.has_value(), qPrintable(none.sentence));
    const QByteArray setUp = sample.split('\n').sliced(0, 10).join('\n') + '\n';  // first line, throw, eight pieces
    QCOMPARE(jsonText(stateLine(definition, *state, 0), Layout::OneLine),
             jsonText(statesOf(setUp).last(), Layout::OneLine));
    const auto refused = [&](const QCborMap& without, const QCborValue& key) {
      Complaint complaint;
      const bool isRead = stateFromLine(without, {}, definition, complaint).has_value();
      return !isRead && complaint.sentence == u"The key “%1” is missing."_s.arg(key.toString());
    };
    for (const auto& [key, value] : position) {
      QCborMap without = position;
      without.remove(key);
      QVERIFY2(refused(without, key), qPrintable(key.toString()));
    }
    for (const QString& key : {u"hand"_s, u"cards"_s, u"played"_s}) {
      QCborMap without = position;
      QCborArray seats = without[u"seats"_s].toArray();
      QCborMap seat = seats[1].toMap();
      seat.remove(key);
      seats[1] = seat;
      without[u"seats"_s] = seats;
      QVERIFY2(refused(without, key), qPrintable(key));
    }
    for (const QString& key : {u"seat"_s, u"must"_s}) {
      QCborMap without = position, pending = without[u"pending"_s].toArray().at(0).toMap();
      pending.remove(key);
      without[u"pending"_s] = QCborArray{pending};
      QVERIFY2(refused(without, key), qPrintable(key));
    }
    // The page lists these very keys.
    QString listed = section(u"`position` needs these keys"_s, u"A kind of card"_s);
    QStringList keys = quoted(listed);
    keys.removeAll(u"position"_s);
    QStringList needed{u"hand"_s,    u"cards"_s, u"played"_s,
                       u"pending"_s, u"seat"_s,  u"must"_s};  // pending: twice on the page
    for (const QCborValue& key : position.keys()) needed << key.toString();
    keys.sort();
    needed.sort();
    QCOMPARE(keys, needed);
  }

  /// A table of three in the turn of seat 0, where acceptances are collected.
  QByteArray tradingTable() const {
    const QByteArray board = blocks(u"tapu"_s).value(0).toUtf8().split('\n').first();
    const auto from = board.indexOf("\"board\":"), to = board.indexOf(",\"seats\"");
    return R"({"tapu":"record","version":1,"rules":"classic","options":{"trade.select":"proposer-picks"},)" +
           board.sliced(from, to - from) +
           R"(,"seats":3,"first":0,"position":{"turn":1,"round":1,"phase":"play","pending":[{"seat":0,"must":"act"}],)"
           R"("dice":[5,3],"seats":[{"hand":{"grain":1},"cards":{},"played":{}},{"hand":{"lumber":1},"cards":{},)"
           R"("played":{}},{"hand":{"lumber":1},"cards":{},"played":{}}],"settlements":{},"cities":{},"roads":{},)"
           R"("bank":{"brick":19,"lumber":17,"wool":19,"grain":18,"ore":19},"robbers":["0,0"]}})"
           "\n";
  }

  void theTradeOfThePageGoesAsItSays() {  // 6.5, trade.select = proposer-picks
    const QStringList lines = blocks(u"jsonl"_s);
    const auto trade =
        std::find_if(lines.begin(), lines.end(), [](const QString& text) { return text.contains(u"confirm"_s); });
    QVERIFY(trade != lines.end());
    const QList<QCborMap> states = statesOf(tradingTable() + trade->toUtf8());
    QCOMPARE(states.size(), 6);
    const auto seat = [&](int state, int of) { return states[state][u"seats"_s].toArray().at(of).toMap(); };
    const auto offer = [&](int state, const QString& key) { return seat(state, 0)[u"offer"_s].toMap()[key]; };
    QCOMPARE(offer(2, u"accepted"_s), QCborValue(QCborArray{1}));
    QCOMPARE(offer(3, u"accepted"_s), QCborValue(QCborArray{1, 2}));
    QCOMPARE(seat(3, 0)[u"hand"_s], seat(0, 0)[u"hand"_s]);  // nothing has changed hands
    QCOMPARE(offer(4, u"accepted"_s), QCborValue(QCborArray{2}));
    QCOMPARE(offer(4, u"declined"_s), QCborValue(QCborArray{1}));
    QVERIFY(seat(5, 0)[u"offer"_s].isNull());
    QCOMPARE(seat(5, 0)[u"hand"_s].toMap()[u"lumber"_s], QCborValue(1));
    QCOMPARE(seat(5, 2)[u"hand"_s].toMap()[u"grain"_s], QCborValue(1));
    QCOMPARE(seat(5, 1)[u"hand"_s], seat(0, 1)[u"hand"_s]);
  }

  void anOfferThatAllHaveDeclinedIsClosed() {  // 6.6
    const QList<QCborMap> states = statesOf(tradingTable() + R"({"seat":0,"do":"offer grain for lumber to 1,2"}
{"seat":1,"do":"decline 0"}
{"seat":2,"do":"decline 0"}
)");
    QCOMPARE(states.size(), 4);
    const auto offer = [&](int state) { return states[state][u"seats"_s].toArray().at(0).toMap()[u"offer"_s]; };
    QVERIFY(offer(2).isMap() && offer(3).isNull());
  }

  void afterTheEndNothingIsPendingOrLegal() {
    const Played game = played(1, "greedy");
    const QCborMap last = stateLine(GameDefinition(game.setup), game.states.back(), 0);
    QCOMPARE(last[u"phase"_s], QCborValue(u"over"_s));
    QVERIFY(last[u"pending"_s].isArray() && last[u"pending"_s].toArray().isEmpty());
    QCOMPARE(last[u"legal"_s].toMap().size(), 4);
    for (const auto& [seat, list] : last[u"legal"_s].toMap()) QVERIFY(list.isArray() && list.toArray().isEmpty());
    QCOMPARE(last[u"seats"_s].toArray().at(0).toMap()[u"left"_s].toMap()[u"ships"_s], QCborValue(0));  // 7.1
  }

  void aPairOfPlentyStandsInTheOrderOfTheResources() {  // 8.5, 0.7
    const QByteArray sample = file(u"/tests/records/from-a-position.tapu"_s).toUtf8().split('\n').first() + '\n';
    const QCborArray legal = statesOf(sample).value(0)[u"legal"_s].toMap()[u"0"_s].toArray();
    QStringList pairs;
    for (const QCborValue& text : legal)
      if (text.toString().startsWith(u"yearOfPlenty"_s)) pairs << text.toString();
    QCOMPARE(pairs.size(), 15);  // of five resources
    QVERIFY(pairs.contains(u"yearOfPlenty grain ore"_s) && !pairs.contains(u"yearOfPlenty ore grain"_s));
    for (const char* words : {"grain ore", "ore grain"})
      QCOMPARE(statesOf(sample + "{\"seat\":0,\"do\":\"yearOfPlenty " + words + "\"}\n").size(), 2);
  }

  void everyKeyOfAStateLineIsOnThePage() {
    const GameDefinition definition(island());
    const QStringList words = quoted(page_.mid(page_.indexOf(u"# The state line")));
    const QCborMap line = stateLine(definition, initialState(definition), 0);
    for (const QCborValue& key : line.keys()) QVERIFY2(words.contains(key.toString()), qPrintable(key.toString()));
    for (const QCborValue& key : line.value(u"seats"_s).toArray().at(0).toMap().keys())
      QVERIFY2(words.contains(key.toString()), qPrintable(key.toString()));
  }
};

TAPU_TEST_WITH_LOOP(ReadmeTest)
#include "readme_test.moc"
