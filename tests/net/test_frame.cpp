// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/net/frame_reader.h"
#include "app/net/tcp_channel.h"
#include "tests/suite.h"

using namespace tapu;

/// Frames cut out of a stream of bytes.
class TestFrame : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void lengthComesFirstBigEndFirst() { QCOMPARE(framed("abc"), QByteArray("\0\0\0\3abc", 7)); }

  void framesComeOutHoweverTheyWereCut_data() {
    QTest::addColumn<int>("piece");
    QTest::newRow("all at once") << 1000;
    QTest::newRow("byte by byte") << 1;
    QTest::newRow("in threes, across headers") << 3;
  }
  void framesComeOutHoweverTheyWereCut() {
    QFETCH(int, piece);
    const QByteArray stream = framed("one") + framed("2") + framed(QByteArray(300, 'x'));
    FrameReader reader(1024);
    QList<QByteArray> out;
    for (qsizetype at = 0; at < stream.size(); at += piece) {
      reader.feed(stream.mid(at, piece));
      while (const auto frame = reader.next()) out.append(*frame);
    }
    QCOMPARE(out, (QList<QByteArray>{"one", "2", QByteArray(300, 'x')}));
    QVERIFY(!reader.isMidFrame());
  }

  void badLengthsBreakTheReader_data() {
    QTest::addColumn<QByteArray>("header");
    QTest::newRow("all ones: four gigabytes") << QByteArray("\xff\xff\xff\xff");
    QTest::newRow("one more than the limit") << QByteArray("\0\0\4\1", 4);
    QTest::newRow("nothing at all") << QByteArray("\0\0\0\0", 4);
  }
  void badLengthsBreakTheReader() {
    QFETCH(QByteArray, header);
    FrameReader reader(1024);
    reader.feed(header);
    QVERIFY(!reader.next());
    QVERIFY(reader.isBroken());
    reader.feed(framed("good"));
    QVERIFY2(!reader.next(), "it never recovers: where the next frame starts is not known");
  }

  void aFrameOfExactlyTheLimitPasses() {
    FrameReader reader(1024);
    reader.feed(framed(QByteArray(1024, 'x')));
    QCOMPARE(reader.next()->size(), 1024);
  }

  void halfAFrameIsWaitedFor() {
    FrameReader reader(1024);
    reader.feed(framed("hello").left(6));
    QVERIFY(!reader.next());
    QVERIFY(reader.isMidFrame());
    QVERIFY(!reader.isBroken());
  }

  void anAddressIsShownAsPeopleWriteIt_data() {
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("shown");
    QTest::newRow("of IPv4") << QStringLiteral("192.168.1.7") << QStringLiteral("192.168.1.7");
    QTest::newRow("of IPv4, from a socket of both kinds")
        << QStringLiteral("::ffff:192.168.1.7") << QStringLiteral("192.168.1.7");
    QTest::newRow("of IPv6") << QStringLiteral("fe80::1") << QStringLiteral("fe80::1");
  }
  void anAddressIsShownAsPeopleWriteIt() {
    QFETCH(QString, address);
    QTEST(addressAsWritten(QHostAddress(address)), "shown");
  }
};

TAPU_TEST_WITH_LOOP(TestFrame)
#include "test_frame.moc"
