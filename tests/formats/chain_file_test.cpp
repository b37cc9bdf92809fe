// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <random>

#include "app/files/chain_file.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

BoardFile ownBoard(const QString& name) {
  BoardFile file;
  file.board = chainBoard();
  file.names.insert(u"en"_s, name);
  return file;
}

ChainFile hall() {
  ChainFile file;
  file.name = u"Hall"_s;
  file.order = u"ABXCD"_s;
  file.boards = 7;
  file.ends = Ends::Joined;
  file.own.push_back({u'D', ownBoard(u"Dunes"_s)});
  file.own.push_back({u'X', ownBoard(u"Atoll"_s)});
  return file;
}

/// A chain file with one thing put elsewhere.
QByteArray with(const QByteArray& before, const QByteArray& after) {
  QByteArray text = writeChain(hall());
  const auto at = text.indexOf(before);
  if (at < 0) qFatal("%s", before.constData());
  return text.replace(at, before.size(), after);
}

}  // namespace

class ChainFileTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatIsSavedIsReadBack() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"hall.tapuchain"_s);
    Complaint complaint;
    QVERIFY(saveChain(path, hall(), complaint));
    const auto back = loadChain(path, complaint);
    QVERIFY2(back, qPrintable(complaint.sentence));
    QCOMPARE(back->name, u"Hall"_s);
    QCOMPARE(back->order, u"ABXCD"_s);
    QCOMPARE(back->boards, 7);
    QVERIFY(back->ends == Ends::Joined);
    QCOMPARE(back->own.size(), 2u);
    QCOMPARE(back->own[1].letter, QChar(u'X'));
    QCOMPARE(back->own[1].file.name(u"en"_s), u"Atoll"_s);
    QVERIFY(back->own[0].file.board == chainBoard());
    QCOMPARE(writeChain(*back), writeChain(hall()));
  }

  void theChainIsTheOrderRepeated() {  // 9.2
    const Chain chain = hall().chain();
    QString letters;
    for (int k = 0; k < chain.size(); ++k)
      letters += QString::fromStdString(chain.kinds[chain.order[static_cast<std::size_t>(k)]].name);
    QCOMPARE(letters, u"ABXCDAB"_s);
    QVERIFY(chain.ends == Ends::Joined);
    QVERIFY(problems(chain).empty());
    // A board that comes after the last place is not in it.
    ChainFile short_ = hall();
    short_.boards = 2;
    QCOMPARE(short_.chain().kinds.size(), 2u);
  }

  void whatIsNotKnownIsWrittenAgain() {
    Complaint complaint;
    const auto back = readChain(with(R"("boards")", R"("hall":{"seats":[1,2]},"boards")"), complaint);
    QVERIFY2(back, qPrintable(complaint.sentence));
    QVERIFY(writeChain(*back).contains("hall"));
  }

  void aBentFileIsRefusedWithASentenceAndItsLine_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("no chain but a board") << with("tapu-chain", "tapu-board") << u"chain of boards"_s;
    QTest::newRow("a later version") << with(R"("version": 1)", R"("version": 2)") << u"newer version"_s;
    QTest::newRow("no order") << with("ABXCD", "") << u"names no board"_s;
    QTest::newRow("a letter without a board") << with("ABXCD", "ABXE") << u"E that is not there"_s;
    QTest::newRow("too long an order") << with("ABXCD", QByteArray(25, 'A')) << QString();
    QTest::newRow("no boards") << with(R"("boards": 7)", R"("boards": 0)") << QString();
    QTest::newRow("more than 5,500 boards") << with(R"("boards": 7)", R"("boards": 5501)") << QString();
    QTest::newRow("an own board in the place of A") << with(R"("D": {)", R"("A": {)") << u"from D to Z"_s;
    QTest::newRow("a board that is none of a chain") << with(R"("chainOffset")", R"("offset")") << u"offset"_s;
    QTest::newRow("a board with a number 7") << with(R"("number":12)", R"("number":7)") << QString();
  }
  void aBentFileIsRefusedWithASentenceAndItsLine() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    Complaint complaint;
    QVERIFY(!readChain(text, complaint));
    QVERIFY(!complaint.sentence.isEmpty());
    QVERIFY2(complaint.sentence.contains(says), qPrintable(complaint.sentence));
    QVERIFY(complaint.line > 0);
  }

  void aFileThatIsNotThereIsTold() {
    Complaint complaint;
    QVERIFY(!loadChain(u"/nowhere/at/all.tapuchain"_s, complaint));
    QVERIFY(!complaint.sentence.isEmpty());
  }

  // A damaged file is refused with a sentence, or it is read and can be written.
  void aThousandBentFiles() {
    const QByteArray good = writeChain(hall());
    std::mt19937 chance(9);
    const auto below = [&](qsizetype most) { return static_cast<qsizetype>(chance() % static_cast<unsigned>(most)); };
    int refused = 0;
    for (int i = 0; i < 1000; ++i) {
      QByteArray bent = good;
      switch (i % 4) {
        case 0: bent.truncate(below(bent.size())); break;
        case 1: bent[below(bent.size())] = static_cast<char>(chance()); break;
        case 2: bent.remove(below(bent.size()), 1 + below(40)); break;
        default: bent.insert(below(bent.size()), good.mid(below(good.size()), 1 + below(60))); break;
      }
      Complaint complaint;
      const auto read = readChain(bent, complaint);
      QCOMPARE(read.has_value(), complaint.sentence.isEmpty());
      if (!read) {
        ++refused;
        continue;
      }
      Complaint again;
      QVERIFY2(readChain(writeChain(*read), again), qPrintable(again.sentence));
      QCOMPARE(read->chain().size(), read->boards);
    }
    QVERIFY2(refused > 700, qPrintable(QString::number(refused)));
  }
};

TAPU_TEST(ChainFileTest)
#include "chain_file_test.moc"
