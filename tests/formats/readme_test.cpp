// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QCborArray>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "app/formats/record.h"
#include "app/formats/state_line.h"
#include "engine/game/notation.h"

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
    page_ = file(u"/app/formats/README.md"_s);
    QVERIFY(!page_.isEmpty());
  }

  void theDrawnIslandHasItsNineteenHexes() {
    const Table table(island());
    const QString drawing = section(u"               0,-2"_s, u"```"_s);
    const QStringList names = drawing.split(QRegularExpression(u"\\s+"_s), Qt::SkipEmptyParts);
    QCOMPARE(names.size(), 19);
    for (int i = 0; i < 19; ++i) QCOMPARE(names[i].toStdString(), table.map.name(HexId(i)));
  }

  void everyPlaceIsWrittenAsThePageSays() {
    const Table table(island());
    const QStringList rows = section(u"| written | other names |"_s, u"## The first line"_s).split(u'\n');
    int checked = 0;
    for (const QString& row : rows) {
      const QStringList names = quoted(row);
      for (const QString& name : names) {
        const std::string text = name.toStdString();
        const auto corner = table.map.cornerNamed(text);
        const auto edge = table.map.edgeNamed(text);
        QVERIFY2(corner || edge, qPrintable(name));
        QCOMPARE(corner ? table.map.name(*corner) : table.map.name(*edge), names[0].toStdString());
        ++checked;
      }
    }
    QVERIFY(checked >= 10);
  }

  void everyActionOfTheTableIsRead() {
    const Table table(island());
    const QStringList rows = section(u"| `do` | by | results |"_s, u"The results, as keys"_s).split(u'\n').mid(2);
    QSet<ActionKind> kinds;
    for (const QString& row : rows) {
      const QStringList words = quoted(row);
      if (words.isEmpty()) continue;
      const auto action = actionFrom(table, words[0].toStdString());
      QVERIFY2(action.has_value(), qPrintable(words[0]));
      QCOMPARE(QString::fromStdString(toText(table, *action)), words[0]);
      QCOMPARE(row.contains(u"| table |"_s), action->isOfTable());
      kinds << action->kind;
    }
    Setup big{RuleSet::BigGame, defaultOptions(RuleSet::BigGame), {}, {}};
    big.chain = chainFor(big.options, 3);
    const Table chain(big);
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
    const Table table(island());
    int lines = 0;
    for (const QString& block : blocks(u"jsonl"_s))
      for (const QString& line : block.split(u'\n', Qt::SkipEmptyParts)) {
        Complaint complaint;
        const auto move = moveFromLine(line.toUtf8(), table, complaint);
        QVERIFY2(move.has_value(), qPrintable(line + complaint.sentence));
        QCOMPARE(QString::fromUtf8(moveLine(table, *move)), line);
        ++lines;
      }
    QVERIFY(lines >= 10);
  }

  void theExampleOfARethrowAgreesWithItself() {
    Setup setup = island();
    setup.board.starts.clear();
    const Table table(setup);
    Complaint complaint;
    auto move = moveFromLine(blocks(u"jsonl"_s).at(0).split(u'\n').at(0).toUtf8(), table, complaint);
    QVERIFY(move.has_value());
    QVERIFY(!completeChance(table, initialState(table), *move));
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

  void everyKeyOfAStateLineIsOnThePage() {
    const Table table(island());
    const QStringList words = quoted(page_.mid(page_.indexOf(u"# The state line")));
    const QCborMap line = stateLine(table, initialState(table), 0);
    for (const QCborValue& key : line.keys()) QVERIFY2(words.contains(key.toString()), qPrintable(key.toString()));
    for (const QCborValue& key : line.value(u"seats"_s).toArray().at(0).toMap().keys())
      QVERIFY2(words.contains(key.toString()), qPrintable(key.toString()));
  }
};

QTEST_GUILESS_MAIN(ReadmeTest)
#include "readme_test.moc"
