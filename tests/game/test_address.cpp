// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/address.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class TestAddress : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void reads_data();
  void reads();
  void refuses_data();
  void refuses();
  void writesWhatItReads_data();
  void writesWhatItReads();
  void knowsItsOwn();
};

void TestAddress::reads_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("host");
  QTest::addColumn<int>("port");
  QTest::newRow("a host name has the default port") << u"asha-pc"_s << u"asha-pc"_s << 4710;
  QTest::newRow("a host name and a port") << u"asha-pc.local:5000"_s << u"asha-pc.local"_s << 5000;
  QTest::newRow("an IPv4 address") << u"192.168.1.20"_s << u"192.168.1.20"_s << 4710;
  QTest::newRow("an IPv4 address and a port") << u"192.168.1.20:4711"_s << u"192.168.1.20"_s << 4711;
  QTest::newRow("blanks around it do not matter") << u"  192.168.1.20 \n"_s << u"192.168.1.20"_s << 4710;
  QTest::newRow("an IPv6 address in brackets") << u"[fe80::1]"_s << u"fe80::1"_s << 4710;
  QTest::newRow("an IPv6 address in brackets and a port") << u"[fd00::2]:99"_s << u"fd00::2"_s << 99;
  QTest::newRow("a bare IPv6 address") << u"::1"_s << u"::1"_s << 4710;
  QTest::newRow("a pasted link") << u"tapu://192.168.1.20:4710"_s << u"192.168.1.20"_s << 4710;
  QTest::newRow("a pasted link with a slash at its end") << u"TAPU://asha-pc:81/"_s << u"asha-pc"_s << 81;
  QTest::newRow("a pasted link with IPv6") << u"tapu://[::1]:4712"_s << u"::1"_s << 4712;
  QTest::newRow("Devanagari digits") << u"१९२.१६८.१.२०:४७११"_s << u"192.168.1.20"_s << 4711;
  QTest::newRow("copied from a chat in which it broke")
      << u"a-long-name-\u200bof-a-machine"_s << u"a-long-name-of-a-machine"_s << 4710;
  QTest::newRow("a name in Devanagari") << u"आशा.local"_s << u"आशा.local"_s << 4710;
}

void TestAddress::reads() {
  QFETCH(QString, text);
  QFETCH(QString, host);
  QFETCH(int, port);
  const auto address = addressFrom(text);
  QVERIFY(address);
  QCOMPARE(address->host, host);
  QCOMPARE(int{address->port}, port);
}

void TestAddress::refuses_data() {
  QTest::addColumn<QString>("text");
  QTest::newRow("nothing") << QString();
  QTest::newRow("blanks") << u"   "_s;
  QTest::newRow("a port alone") << u":4710"_s;
  QTest::newRow("port 0") << u"asha-pc:0"_s;
  QTest::newRow("a port over 65535") << u"asha-pc:65536"_s;
  QTest::newRow("a port that is no number") << u"asha-pc:47x"_s;
  QTest::newRow("an empty port") << u"asha-pc:"_s;
  QTest::newRow("an IPv4 address with a part over 255") << u"192.168.1.300"_s;
  QTest::newRow("half an IPv4 address") << u"192.168"_s;
  QTest::newRow("a bracket left open") << u"[::1"_s;
  QTest::newRow("a name in brackets") << u"[asha-pc]"_s;
  QTest::newRow("text after the bracket") << u"[::1]x"_s;
  QTest::newRow("two words") << u"asha pc"_s;
  QTest::newRow("another kind of link") << u"http://asha-pc"_s;
  QTest::newRow("a link to nowhere") << u"tapu://"_s;
}

void TestAddress::refuses() {
  QFETCH(QString, text);
  QVERIFY(!addressFrom(text));
}

void TestAddress::writesWhatItReads_data() {
  QTest::addColumn<QString>("host");
  QTest::addColumn<int>("port");
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("link");
  QTest::newRow("the default port is left out") << u"a"_s << 4710 << u"a"_s << u"tapu://a:4710"_s;
  QTest::newRow("another port is written") << u"a"_s << 80 << u"a:80"_s << u"tapu://a:80"_s;
  QTest::newRow("IPv6 gets its brackets") << u"::1"_s << 80 << u"[::1]:80"_s << u"tapu://[::1]:80"_s;
}

void TestAddress::writesWhatItReads() {
  QFETCH(QString, host);
  QFETCH(int, port);
  const Address address{host, static_cast<quint16>(port)};
  QTEST(textOf(address), "text");
  QTEST(linkOf(address), "link");
  QCOMPARE(addressFrom(textOf(address)), address);
  QCOMPARE(addressFrom(linkOf(address)), address);
}

void TestAddress::knowsItsOwn() {
  const QList<Address> own = ownAddresses(4710);
  for (const Address& address : own) QCOMPARE(addressFrom(textOf(address)), address);
}

TAPU_TEST_WITH_LOOP(TestAddress)
#include "test_address.moc"
