// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborMap>
#include <QDir>
#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

#include "app/files/board_file.h"
#include "app/files/pioneers.h"
#include "app/files/record_header.h"
#include "app/files/text_art.h"
#include "app/values/options_text.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

QString source(const QString& path) { return qEnvironmentVariable("TAPU_SOURCE") + u'/' + path; }

/// Three hexes around a corner, one harbor; `%` marks are what the rows change.
const QByteArray kSmall = R"({
 "format": "tapu-board",
 "version": 1,
 "orientation": "pointy",
 "hexes": [
  {"at": [0, 0], "terrain": "forest", "number": 6},
  {"at": [1, 0], "terrain": "hills", "number": 8},
  {"at": [0, 1], "terrain": "desert"}
 ],
 "harbors": [
  {"hex": [0, 0], "side": "NW", "trades": "any", "ratio": 3}
 ],
 "robbers": [[0, 1]]
}
)";

}  // namespace

class BoardTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theFirstIslandIsTheBeginnersIsland() {
    Complaint complaint;
    const auto file = loadBoard(source(u"resources/boards/first-island.tapuboard"_s), complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    QVERIFY(file->board == beginnerBoard());
    QCOMPARE(file->name(u"en"_s), u"First Island"_s);
    QCOMPARE(file->name(u"hi_IN"_s), u"पहला द्वीप"_s);
    QVERIFY(!file->descriptions.value(u"hi"_s).isEmpty());
    QCOMPARE(file->license, u"GPL-3.0-or-later"_s);
  }

  void ourOwnBoardFileIsWrittenAsItIsRead() {
    QFile in(source(u"resources/boards/first-island.tapuboard"_s));
    QVERIFY(in.open(QIODevice::ReadOnly));
    const QByteArray text = in.readAll();
    Complaint complaint;
    const auto file = readBoard(text, complaint);
    QVERIFY(file.has_value());
    QCOMPARE(writeBoard(*file), text);
  }

  // A name is shown in lists, titles of windows and lobbies: there it is one line, and nothing turns it round.
  void aNameOfSeveralLinesIsReadAsOne() {
    Complaint complaint;
    const auto file = loadBoard(source(u"tests/formats/strangers/board-name-lines.tapuboard"_s), complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    QCOMPARE(file->name(u"en"_s),
             u"Two lines evil and a really really long name that goes on and on without an end in sight and then some "
             u"more words for good measure to see how a lobby copes with it"_s);
  }

  void whatIsNotDrawnIsInNoTextOfABoard() {
    QByteArray text = kSmall;
    text.replace("\"orientation\"",
                 R"("name": {"en": "Ca\u202epe\u0000"}, "description": {"en": "One.\r\n\u2066Two.\u0007"},
                     "author": "A\nsha\u200b", "license": "GPL\u2029-3.0", "orientation")");
    Complaint complaint;
    const auto file = readBoard(text, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    QCOMPARE(file->name(u"en"_s), u"Cape"_s);
    QCOMPARE(file->description(u"en"_s), u"One.\nTwo."_s);
    QCOMPARE(file->author, u"A sha"_s);
    QCOMPARE(file->license, u"GPL -3.0"_s);
  }

  void aComplaintQuotesNothingThatTurnsItRound() {
    QByteArray text = kSmall;
    text.replace("\"forest\"", "\"for\\u202eest\"");
    Complaint complaint;
    QVERIFY(!readBoard(text, complaint));
    QVERIFY2(!complaint.sentence.isEmpty() && !complaint.sentence.contains(QChar(0x202e)),
             qPrintable(complaint.sentence));
  }

  void textInLettersOfTwoOrFourBytesIsNamedAsSuch_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const QString of16 = u"The file is written in UTF-16. Please save it as UTF-8."_s;
    const QString of32 = u"The file is written in UTF-32. Please save it as UTF-8."_s;
    const auto wide = [](QStringConverter::Encoding encoding, QStringConverter::Flag flag) {
      return QByteArray(QStringEncoder(encoding, flag)(QString::fromUtf8(kSmall)));
    };
    QTest::newRow("with its mark") << wide(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom) << of16;
    QTest::newRow("without a mark") << wide(QStringConverter::Utf16LE, QStringConverter::Flag::Default) << of16;
    QTest::newRow("the other byte first") << wide(QStringConverter::Utf16BE, QStringConverter::Flag::WriteBom) << of16;
    QTest::newRow("four bytes, with its mark")
        << wide(QStringConverter::Utf32LE, QStringConverter::Flag::WriteBom) << of32;
    QTest::newRow("four bytes, without a mark")
        << wide(QStringConverter::Utf32LE, QStringConverter::Flag::Default) << of32;
    QTest::newRow("four bytes, the last one first")
        << wide(QStringConverter::Utf32BE, QStringConverter::Flag::WriteBom) << of32;
    QTest::newRow("four bytes, the last one first, without a mark")
        << wide(QStringConverter::Utf32BE, QStringConverter::Flag::Default) << of32;
  }
  void textInLettersOfTwoOrFourBytesIsNamedAsSuch() {
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    Complaint complaint;
    QStringList losses;
    QVERIFY(!readBoard(text, complaint));
    QCOMPARE(complaint.sentence, sentence);
    complaint = {};
    QVERIFY(!boardFromTextArt(text, losses, complaint));
    QCOMPARE(complaint.sentence, sentence);
    complaint = {};
    QVERIFY(!boardFromPioneers(text, losses, complaint));
    QCOMPARE(complaint.sentence, sentence);
    complaint = {};
    QVERIFY(!headerFrom(text, complaint));
    QCOMPARE(complaint.sentence, sentence);
  }

  void aBoardInLatin1IsNamedAsSuch() {
    const QByteArray text = QByteArray("{\n  \"tapu\": \"Caf\xe9\"\n}\n");
    Complaint complaint;
    QVERIFY(!readBoard(text, complaint));
    QCOMPARE(complaint.sentence,
             u"A letter here is not written in UTF-8, but perhaps in Latin-1. Please save the file as UTF-8."_s);
    QCOMPARE(complaint.line, 2);
  }

  void aSmallBoardIsUnderstood() {
    Complaint complaint;
    const auto file = readBoard(kSmall, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.at(u"small"_s)));
    const Board& board = file->board;
    QCOMPARE(board.cells.size(), std::size_t(3));
    QCOMPARE(board.cells[1].at, (Hex{1, 0}));
    QCOMPARE(board.cells[1].terrain, Terrain::Hills);
    QCOMPARE(board.cells[1].number, 8);
    QCOMPARE(board.cells[2].number, 0);
    QCOMPARE(board.harbors.at(0).side, 5);
    QCOMPARE(board.harbors.at(0).trades, Resource::None);
    QCOMPARE(board.robber, std::optional(Hex{0, 1}));
  }

  // 11B: a board may ask for options of any rule set; those of the game's own take part.
  void optionsOfEveryRuleSetAreTakenWhereTheyTakePart() {
    QByteArray text = kSmall;
    text.replace("\"orientation\"",
                 R"("options": {"big.target": 30, "crazy.eventChance": 40, "seats.count": 3}, "orientation")");
    Complaint complaint;
    const auto file = readBoard(text, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.at(u"small"_s)));
    const auto taken = [&](RuleSet ruleSet) {
      Options options = defaultOptions(ruleSet);
      takeOptions(file->options, ruleSet, options);
      return options;
    };
    const Options big = taken(RuleSet::BigGame), crazy = taken(RuleSet::Crazy), classic = taken(RuleSet::Classic);
    QCOMPARE(big.bigTarget, 30);
    QCOMPARE(big.eventChance, defaultOptions(RuleSet::BigGame).eventChance);
    QCOMPARE(crazy.eventChance, 40);
    QCOMPARE(crazy.bigTarget, defaultOptions(RuleSet::Crazy).bigTarget);
    QCOMPARE(classic.seats, 3);
    QCOMPARE(classic.eventChance, defaultOptions(RuleSet::Classic).eventChance);
  }

  // 8.16: the cards of two options are one deck; one value may fit only beside the other.
  void optionsThatFitOnlyTogetherAreTakenTogether() {
    const QCborMap asked{{u"deck.counts"_s, u"99/9/9/4/4"_s}, {u"crazy.deck"_s, u"0/2"_s}};
    Complaint complaint;
    QVERIFY(areOptions(asked, complaint));
    Options options = defaultOptions(RuleSet::Crazy);
    takeOptions(asked, RuleSet::Crazy, options);
    QCOMPARE(static_cast<int>(options.deckCounts[0]), 99);
    QCOMPARE(static_cast<int>(options.crazyDeck[0]), 0);
  }

  void unknownKeysSurvive() {
    QByteArray text = kSmall;
    text.replace(R"("number": 6})", R"("number": 6, "mood": "calm"})");
    text.replace(R"("version": 1,)", R"("version": 1, "future": {"a": [1, 2.5, null]},)");
    Complaint complaint;
    const auto file = readBoard(text, complaint);
    QVERIFY(file.has_value());
    const QByteArray again = writeBoard(*file);
    QVERIFY(again.contains(R"("mood":"calm")"));
    QVERIFY(again.contains(R"("future": {"a":[1,2.5,null]})"));
    QCOMPARE(writeBoard(*readBoard(again, complaint)), again);
  }

  void unknownKeysSurviveAtEveryLevel_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QByteArray>("before");  // a key is put in after this
    const auto row = [](const char* name, const char* board, const char* before) {
      QTest::newRow(name) << QString::fromLatin1(board) << QByteArray(before);
    };
    row("of the file", "first-island", "{");
    row("of a hex", "first-island", R"("hexes": [{)");
    row("of a harbor", "first-island", R"("harbors": [{)");
    row("of the start pieces", "first-island", R"("starts": {)");
    row("of a seat", "first-island", R"("seats": [{)");
    row("of a start settlement", "first-island", R"("settlements": [{)");
    row("of a start road", "first-island", R"("roads": [{)");
    row("of a half", "a", R"("sun": {)");
    row("of a settlement of a half", "a", R"("settlements": [{)");
    row("of the road of a half", "a", R"("road": {)");
    row("of the ship of a half", "a", R"("ship": {)");
  }
  void unknownKeysSurviveAtEveryLevel() {
    QFETCH(QString, board);
    QFETCH(QByteArray, before);
    QFile in(source(u"resources/boards/%1.tapuboard"_s.arg(board)));
    QVERIFY(in.open(QIODevice::ReadOnly));
    // The same file with blanks alone between its signs, so that the place is found however it is laid out.
    QByteArray text = in.readAll().simplified();
    for (const char* sign : {"[ {", "{ \""}) text.replace(sign, QByteArray(sign).replace(' ', ""));
    for (const char* key : {"sun", "road", "ship", "starts", "hexes", "harbors", "seats", "settlements", "roads"})
      for (const char* open : {":{", ":[", ": {", ": ["})
        text.replace('"' + QByteArray(key) + '"' + open, '"' + QByteArray(key) + "\": " + QByteArray(open).right(1));
    const auto place = text.indexOf(before);
    QVERIFY2(place >= 0, text.constData());
    text.insert(place + before.size(), R"("mood": {"calm": [1, null, "x"]}, )");
    Complaint complaint;
    const auto file = readBoard(text, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    const QByteArray again = writeBoard(*file);
    QCOMPARE(again.count("mood"), 1);
    const auto second = readBoard(again, complaint);
    QVERIFY(second->unknown == file->unknown && second->unknownOfHexes == file->unknownOfHexes &&
            second->unknownOfParts == file->unknownOfParts);
    QCOMPARE(writeBoard(*second), again);
    // Without the key it is the file that it was.
    BoardFile plain = *second;
    plain.unknown = {};
    plain.unknownOfHexes.clear();
    plain.unknownOfParts.clear();
    in.seek(0);
    QCOMPARE(writeBoard(plain), writeBoard(*readBoard(in.readAll(), complaint)));
  }

  // What is still being made can be saved, so it can be opened; it cannot be played.
  void aBoardWithoutHexesOpensToBeMade() {
    BoardFile empty;
    Complaint complaint;
    const auto file = readBoard(writeBoard(empty), complaint, Accept::Unfinished);
    QVERIFY2(file && file->board == empty.board, qPrintable(complaint.sentence));
    QCOMPARE(problems(file->board).size(), 1u);
    QVERIFY(problems(file->board)[0].kind == ProblemKind::NoLand);
    QVERIFY(!readBoard(writeBoard(empty), complaint));
    QVERIFY(complaint.sentence.contains(u"land"_s));
  }

  // 9.1: the files of the boards A, B and C say what the engine knows.
  void theBoardsOfTheBigGame_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("index");
    QTest::newRow("A") << u"a"_s << 0;
    QTest::newRow("B") << u"b"_s << 1;
    QTest::newRow("C") << u"c"_s << 2;
  }
  void theBoardsOfTheBigGame() {
    QFETCH(QString, name);
    QFETCH(int, index);
    Complaint complaint;
    const auto file = loadBoard(source(u"resources/boards/%1.tapuboard"_s.arg(name)), complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    QVERIFY(file->board == bigGameBoards()[std::size_t(index)].board);
    QCOMPARE(file->name(u"en"_s), u"Board %1"_s.arg(name.toUpper()));
    const QByteArray written = writeBoard(*file);
    QVERIFY(readBoard(written, complaint)->board == file->board);
    QVERIFY(written.contains(R"("chainOffset": [8,-4])"));
  }

  void aBoardOfAChainMustBeWhole() {  // 9.16
    QFile in(source(u"resources/boards/a.tapuboard"_s));
    QVERIFY(in.open(QIODevice::ReadOnly));
    QByteArray text = in.readAll();
    text.replace(R"("with":"road")", R"("with":"ship")");
    Complaint complaint;
    QVERIFY(!readBoard(text, complaint));
    QCOMPARE(complaint.rule, u"9.16"_s);
  }

  void placesThatAHexBesideTheBoardNamesAreNamedByACell() {  // 0.12
    const QByteArray foreign = R"({
 "format": "tapu-board", "version": 1, "orientation": "pointy",
 "hexes": [{"at": [0, 0], "terrain": "forest", "number": 6}, {"at": [1, 0], "terrain": "hills", "number": 8},
           {"at": [0, -1], "terrain": "sea"}],
 "harbors": [{"hex": [-1, 0], "side": "E", "trades": "any", "ratio": 3, "flag": "red"}],
 "starts": {"seats": [
  {"settlements": [{"hex": [1, -1], "corner": "S", "mood": "calm"}, {"hex": [-1, 0], "corner": "NE"}],
   "roads": [{"hex": [2, -1], "side": "SW"}]},
  {"settlements": [{"hex": [1, 1], "corner": "N"}], "roads": []}]}})";
    Complaint complaint;
    const auto file = readBoard(foreign, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    const auto corner = [](const char* name) { return *cornerNamed(name, Orientation::Pointy); };
    const auto side = [](const char* name) { return *sideNamed(name, Orientation::Pointy); };
    const auto& seat = file->board.starts[0];
    QVERIFY(file->board.harbors[0].hex == (Hex{0, 0}) && file->board.harbors[0].side == side("W"));
    // Of two hexes of land the first in reading order.
    QVERIFY(seat.settlements[0].hex == (Hex{0, 0}) && seat.settlements[0].corner == corner("NE"));
    // Land before the sea of (0,-1), which reads before it.
    QVERIFY(seat.settlements[1].hex == (Hex{0, 0}) && seat.settlements[1].corner == corner("NW"));
    QVERIFY(seat.roads[0].hex == (Hex{1, 0}) && seat.roads[0].side == side("NE"));
    QVERIFY(file->board.starts[1].settlements[0].hex == (Hex{1, 0}));
    const QByteArray written = writeBoard(*file);
    QVERIFY2(written.contains(R"("mood":"calm")") && written.contains(R"("flag":"red")"), written.constData());
    QVERIFY(!written.contains("[1,-1]") && !written.contains("[-1,0]") && !written.contains("[2,-1]"));
    const auto again = readBoard(written, complaint);
    QVERIFY(again && again->board == file->board);
  }

  void aChainThereAndBack() {  // 9.2
    const Chain chain = chainOf(bigGameBoards(), "AAC", 5, Ends::Joined);
    Complaint complaint;
    const auto again = chainFromJson(chainToJson(chain), {}, complaint);
    QVERIFY2(again.has_value(), qPrintable(complaint.sentence));
    QVERIFY(*again == chain);
    QCborMap unknown = chainToJson(chain);
    unknown.insert(u"chain"_s, QCborArray{u"A"_s, u"X"_s});
    QVERIFY(!chainFromJson(unknown, {}, complaint));
    QCOMPARE(complaint.rule, u"9.2"_s);
  }

  void savingIsAtomicAndLoadsAgain() {
    QTemporaryDir folder;
    Complaint complaint;
    const auto file = readBoard(kSmall, complaint);
    const QString path = folder.filePath(u"a.tapuboard"_s);
    QVERIFY(saveBoard(path, *file, complaint));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(u"a.tapuboard"_s));
    QVERIFY(loadBoard(path, complaint)->board == file->board);
    QVERIFY(!saveBoard(folder.filePath(u"no/such/folder"_s), *file, complaint));
    QVERIFY(!complaint.isEmpty());
  }

  void aByteOrderMarkAndCarriageReturnsAreRead() {
    QByteArray text = "\xef\xbb\xbf" + kSmall;
    text.replace("\n", "\r\n");
    Complaint complaint;
    QVERIFY2(readBoard(text, complaint).has_value(), qPrintable(complaint.sentence));
  }

  void aBadBoardGetsOneSentenceWithItsLine_data() {
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("fresh");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const char* old, const char* fresh, int line, const QString& rule,
                        const QString& word) {
      QTest::newRow(name) << QByteArray(old) << QByteArray(fresh) << line << rule << word;
    };
    row("a bracket is missing", "\"robbers\": [[0, 1]]\n}", "\"robbers\": [[0, 1]]", 14, {}, u"JSON"_s);
    row("cut off in the middle", "\"terrain\": \"hills\"", "\"terr", 7, {}, u"JSON"_s);
    row("another format", "tapu-board", "tapu-song", 2, {}, u"not a file of a board"_s);
    row("a chain of boards", "tapu-board", "tapu-chain", 2, {}, u"This is a chain of boards, not one board."_s);
    row("a newer version", "\"version\": 1", "\"version\": 3", 3, {}, u"newer version"_s);
    row("an unknown orientation", "pointy", "round", 4, {}, u"pointy, flat"_s);
    row("an unknown terrain", "\"hills\"", "\"hill\"", 7, {}, u"forest, hills"_s);
    row("the number 7", "\"number\": 8", "\"number\": 7", 7, u"1.5"_s, u"7"_s);
    row("the number 13", "\"number\": 8", "\"number\": 13", 7, {}, u"from 2 to 12"_s);
    row("a number that is a text", "\"number\": 8", "\"number\": \"8\"", 7, {}, u"whole number"_s);
    row("a number on a desert", "\"desert\"", "\"desert\", \"number\": 3", 8, u"1.5"_s, u"Desert"_s);
    row("a hex without a number", ", \"number\": 8", "", 7, u"1.5"_s, u"needs a number"_s);
    row("a hex twice", "\"at\": [1, 0]", "\"at\": [0, 0]", 7, {}, u"0,0 stands twice"_s);
    row("coordinates out of range", "\"at\": [1, 0]", "\"at\": [101, 0]", 7, {}, u"[q, r]"_s);
    row("the smallest whole number as a coordinate", "\"at\": [1, 0]", "\"at\": [-9223372036854775808, 0]", 7, {},
        u"[q, r]"_s);
    row("one coordinate", "\"at\": [1, 0]", "\"at\": [1]", 7, {}, u"[q, r]"_s);
    row("a hex without a place", "\"at\": [1, 0], ", "", 7, {}, u"“at” is missing"_s);
    row("an entry that is no hex", "{\"at\": [1, 0], \"terrain\": \"hills\", \"number\": 8}", "8", 7, {}, u"object"_s);
    row("no hexes", "\"hexes\"", "\"hexagons\"", 1, {}, u"“hexes” is missing"_s);
    row("a harbor on an inner edge", "\"side\": \"NW\"", "\"side\": \"E\"", 11, u"1.7"_s, u"coast"_s);
    row("a side that flat boards have", "\"side\": \"NW\"", "\"side\": \"N\"", 11, {}, u"NE, E, SE"_s);
    row("a harbor off the board", "{\"hex\": [0, 0]", "{\"hex\": [5, 5]", 11, u"1.7"_s, u"land hex"_s);
    row("a harbor that trades gold", "\"any\"", "\"gold\"", 11, {}, u"brick, lumber"_s);
    row("the wrong ratio", "\"ratio\": 3", "\"ratio\": 2", 11, u"1.7"_s, u"3:1"_s);
    row("a robber off the board", "\"robbers\": [[0, 1]]", "\"robbers\": [[9, 9]]", 13, u"1.8"_s, u"robber"_s);
    row("a robber without a hex", "\"robbers\": [[0, 1]]", "\"robbers\": [3]", 13, u"1.8"_s, u"robber"_s);
    row("an option that is none", "\"orientation\"", "\"options\": {\"x\": 1}, \"orientation\"", 4, {},
        u"no option x"_s);
    row("an option whose name turns the line round", "\"orientation\"",
        "\"options\": {\"a\\u202eb\": 1}, \"orientation\"", 4, {}, u"no option ab in"_s);
    row("9.22 an option with a value that it cannot have", "\"orientation\"",
        "\"options\": {\"big.target\": 101}, \"orientation\"", 4, u"9.22"_s, u"from 1 to 100"_s);
  }
  void aBadBoardGetsOneSentenceWithItsLine() {
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, fresh);
    QFETCH(int, line);
    QFETCH(QString, rule);
    QFETCH(QString, word);
    QByteArray text = kSmall;
    QVERIFY(text.contains(old));
    text.replace(text.indexOf(old), old.size(), fresh);
    Complaint complaint;
    QVERIFY(!readBoard(text, complaint));
    QVERIFY2(complaint.sentence.contains(word), qPrintable(complaint.sentence));
    QCOMPARE(complaint.rule, rule);
    QCOMPARE(complaint.line, line);
    QVERIFY(!complaint.sentence.contains(u'\n'));
  }

  void hugeListsAreRefused() {
    QByteArray cells;
    for (int i = 0; i < 2001; ++i)
      cells += QByteArray(i ? "," : "") + R"({"at":[)" + QByteArray::number(i % 100) + "," +
               QByteArray::number(i / 100) + R"(],"terrain":"desert"})";
    Complaint complaint;
    QVERIFY(
        !readBoard(R"({"format":"tapu-board","version":1,"orientation":"flat","hexes":[)" + cells + "]}", complaint));
    QVERIFY(complaint.sentence.contains(u"2000"_s));
  }
};

TAPU_TEST_WITH_LOOP(BoardTest)
#include "board_test.moc"
