// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/session/settings/address.h"
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
  void readsSlips_data();
  void readsSlips();
  void aLinkSaysWhichTableIsMeant_data();
  void aLinkSaysWhichTableIsMeant();
  void aDamagedTableDoesNotCount_data();
  void aDamagedTableDoesNotCount();
  void theTableIsReadInLinksAlone();
  void refusesBentSlips_data();
  void refusesBentSlips();
  void writesWhatItReads_data();
  void writesWhatItReads();
  void knowsItsOwn();
  void whatLeadsToOtherComputersIsANetwork_data();
  void whatLeadsToOtherComputersIsANetwork();
  void aBridgeLeadsOutsideByItsPorts();
  void knowsWhatLeadsNobodyElseHere();
};

void TestAddress::knowsWhatLeadsNobodyElseHere() {
  for (const QString& host : {u"localhost"_s, u"LocalHost"_s, u"127.0.0.1"_s, u"127.1.2.3"_s, u"::1"_s})
    QVERIFY2(isLoopback({host}), qPrintable(host));
  for (const QString& host : {u"192.168.1.20"_s, u"asha-pc"_s, u"fd00::2"_s, u"localhost.example"_s})
    QVERIFY2(!isLoopback({host}), qPrintable(host));
}

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
  QTest::newRow("an IPv6 address of a link") << u"[fe80::1%eth0]:99"_s << u"fe80::1%eth0"_s << 99;
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

// 256131: 6 + 1 + 3 + 5 + 4 = 19, so the check digit of 25613 is 1 (Luhn).
void TestAddress::readsSlips_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("address");
  QTest::addColumn<int>("code");
  const QString there = u"192.168.1.20:4711"_s;
  QTest::newRow("the link of a slip") << u"tapu://192.168.1.20:4711/256131"_s << there << 256131;
  QTest::newRow("a link in capitals with a slash at its end")
      << u"TAPU://192.168.1.20:4711/256131/"_s << there << 256131;
  QTest::newRow("a link with zeros in front of the code") << u"tapu://192.168.1.20:4711/000018"_s << there << 18;
  QTest::newRow("a link to a host without a port") << u"tapu://asha-pc/256131"_s << u"asha-pc"_s << 256131;
  QTest::newRow("a link to IPv6") << u"tapu://[fd00::2]:99/256131"_s << u"[fd00::2]:99"_s << 256131;
  QTest::newRow("a link without its first word") << u"asha-pc/256131"_s << u"asha-pc"_s << 256131;
  QTest::newRow("a link without a code") << u"tapu://192.168.1.20:4711"_s << there << -1;
  QTest::newRow("address and code of a slip") << u"192.168.1.20:4711 256 131"_s << there << 256131;
  QTest::newRow("on two lines") << u"192.168.1.20:4711\n256 131"_s << there << 256131;
  QTest::newRow("with a dash, in Devanagari") << u"१९२.१६८.१.२०:४७११ २५६-१३१"_s << there << 256131;
  QTest::newRow("a code alone") << u"256131"_s << QString() << 256131;
  QTest::newRow("a code alone as it is printed") << u" 256 131 "_s << QString() << 256131;
  QTest::newRow("an address alone") << u"asha-pc"_s << u"asha-pc"_s << -1;
}

void TestAddress::readsSlips() {
  QFETCH(QString, text);
  QFETCH(QString, address);
  QFETCH(int, code);
  Invitation read;
  QCOMPARE(readInvitation(text, read), InvitationFault::None);
  QCOMPARE(read.address ? textOf(*read.address) : QString(), address);
  QCOMPARE(read.code, code);
  QCOMPARE(addressFrom(text), read.address);
}

// RFC 4648: sixteen bytes are 22 letters without padding; 0x41 repeats as “QUFB”, and 0xff as “_”, where the last
// letter has two bits alone.
void TestAddress::aLinkSaysWhichTableIsMeant_data() {
  QTest::addColumn<QString>("link");
  QTest::addColumn<Invitation>("way");
  const Address there{u"192.168.1.20"_s, 4711}, v6{u"fd00::2"_s, 99};
  const QByteArray a(16, 'A'), last(16, '\xff');
  QTest::newRow("address and table") << u"tapu://192.168.1.20:4711#QUFBQUFBQUFBQUFBQUFBQQ"_s
                                     << Invitation{there, -1, a};
  QTest::newRow("address, code and table")
      << u"tapu://192.168.1.20:4711/256131#QUFBQUFBQUFBQUFBQUFBQQ"_s << Invitation{there, 256131, a};
  QTest::newRow("IPv6, and the letters that base 64 has for addresses")
      << u"tapu://[fd00::2]:99#_____________________w"_s << Invitation{v6, -1, last};
  QTest::newRow("a link without a table is as it always was")
      << u"tapu://192.168.1.20:4711/256131"_s << Invitation{there, 256131};
}

void TestAddress::aLinkSaysWhichTableIsMeant() {
  QFETCH(QString, link);
  QFETCH(Invitation, way);
  QCOMPARE(linkOf(way), link);
  Invitation read;
  QCOMPARE(readInvitation(link, read), InvitationFault::None);
  QCOMPARE(read, way);
  QCOMPARE(readInvitation(u" TAPU"_s + link.mid(4) + u'\n', read), InvitationFault::None);
  QCOMPARE(read, way);
}

// Whoever has a link that a messenger has cut short still comes to the game: its address is whole.
void TestAddress::aDamagedTableDoesNotCount_data() {
  QTest::addColumn<QString>("end");
  QTest::newRow("cut short") << u"#QUFBQUFBQUFBQUFBQUFBQ"_s;
  QTest::newRow("nothing left") << u"#"_s;
  QTest::newRow("a letter too many") << u"#QUFBQUFBQUFBQUFBQUFBQQQ"_s;
  QTest::newRow("letters that are none of it") << u"#QUFBQUFBQUFBQUFBQUFBQ*"_s;
  QTest::newRow("letters of another script") << u"#QUFBQUFBQUFBQUFBQUFBQआ"_s;
  QTest::newRow("what a later program may write") << u"#table=QUFBQUFBQUFBQUFBQUFBQQ"_s;
  QTest::newRow("a hundred letters") << u'#' + QString(100, u'Q');
}

void TestAddress::aDamagedTableDoesNotCount() {
  QFETCH(QString, end);
  Invitation read{Address{u"before"_s}, 18, "before"};
  QCOMPARE(readInvitation(u"tapu://asha-pc:4710/256131"_s + end, read), InvitationFault::None);
  QCOMPARE(read, (Invitation{Address{u"asha-pc"_s}, 256131}));
}

void TestAddress::theTableIsReadInLinksAlone() {
  Invitation read;
  QCOMPARE(readInvitation(u"asha-pc#QUFBQUFBQUFBQUFBQUFBQQ"_s, read), InvitationFault::NoAddress);
  QCOMPARE(readInvitation(u"tapu://#QUFBQUFBQUFBQUFBQUFBQQ"_s, read), InvitationFault::NoAddress);
  QCOMPARE(readInvitation(u"tapu://asha-pc/256132#QUFBQUFBQUFBQUFBQUFBQQ"_s, read), InvitationFault::NoCode);
}

void TestAddress::refusesBentSlips_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<InvitationFault>("fault");
  const auto noCode = InvitationFault::NoCode, noAddress = InvitationFault::NoAddress;
  QTest::newRow("a wrong check digit in a link") << u"tapu://asha-pc:4710/256132"_s << noCode;
  QTest::newRow("a wrong check digit alone") << u"256 132"_s << noCode;
  QTest::newRow("a wrong check digit behind an address") << u"asha-pc 256132"_s << noCode;
  QTest::newRow("seven digits") << u"tapu://asha-pc:4710/0256131"_s << noCode;
  QTest::newRow("a hundred digits") << QString(100, u'1') << noCode;
  QTest::newRow("five digits") << u"25613"_s << noCode;
  QTest::newRow("letters among the digits") << u"tapu://asha-pc/25x131"_s << noCode;
  QTest::newRow("more path behind the code") << u"tapu://asha-pc/256131/7"_s << noCode;
  QTest::newRow("a question behind the code") << u"tapu://asha-pc/256131?seat=3"_s << noCode;
  QTest::newRow("a code without a host") << u"tapu:///256131"_s << noAddress;
  QTest::newRow("a wrong check digit behind a slash") << u"asha-pc/256132"_s << noCode;
  QTest::newRow("two words and a code") << u"asha pc 256131"_s << noAddress;
  QTest::newRow("strange characters") << u"tapu://asha\u0007pc/256131"_s << noAddress;
  QTest::newRow("nothing") << QString() << noAddress;
}

void TestAddress::refusesBentSlips() {
  QFETCH(QString, text);
  QFETCH(InvitationFault, fault);
  Invitation read{Address{u"before"_s}, 18};
  QCOMPARE(readInvitation(text, read), fault);
  QCOMPARE(read, (Invitation{Address{u"before"_s}, 18}));
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
  // An address of one link names an interface of this computer, where others put their own: it is the last resort.
  const auto isOfLink = [](const Address& address) { return address.host.startsWith(u"fe80:"_s); };
  QVERIFY(std::ranges::is_partitioned(own, [&](const Address& address) { return !isOfLink(address); }));
  for (const Address& address : own) QCOMPARE(address.host.contains(u'%'), isOfLink(address));
  int ofLinks = 0;
  for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
    const auto flags = network.flags();
    if (!flags.testFlag(QNetworkInterface::IsUp) || !flags.testFlag(QNetworkInterface::IsRunning)) continue;
    for (const QNetworkAddressEntry& entry : network.addressEntries())
      if (entry.ip().isLinkLocal() && entry.ip().protocol() == QAbstractSocket::IPv6Protocol) ++ofLinks;
  }
  QCOMPARE(std::ranges::count_if(own, isOfLink), ofLinks);
}

void TestAddress::whatLeadsToOtherComputersIsANetwork_data() {
  using enum QNetworkInterface::InterfaceFlag;
  QTest::addColumn<QNetworkInterface::InterfaceFlags>("flags");
  QTest::addColumn<bool>("leadsOutside");
  QTest::addColumn<QString>("address");
  QTest::addColumn<bool>("isNetwork");
  const auto row = [](const char* name, QNetworkInterface::InterfaceFlags flags, const OwnInterface& is, bool network) {
    QTest::newRow(name) << flags << is.leadsOutside << is.addresses.value(0).toString() << network;
  };
  const OwnInterface home{.flags = {}, .leadsOutside = true, .addresses = {QHostAddress(u"192.168.1.20"_s)}};
  const OwnInterface inner{.flags = {}, .leadsOutside = false, .addresses = {QHostAddress(u"172.17.0.1"_s)}};
  const OwnInterface self{.flags = {}, .leadsOutside = true, .addresses = {QHostAddress(u"127.0.0.1"_s)}};
  row("a cable", IsUp | IsRunning, home, true);
  row("a cable that is pulled", IsUp, home, false);
  row("a card that is switched off", {}, home, false);
  row("a bridge for containers", IsUp | IsRunning, inner, false);
  row("this computer itself", IsUp | IsRunning | IsLoopBack, self, false);
  row("another address of this computer itself", IsUp | IsRunning | IsLoopBack, home, false);
  row("a cable without an address", IsUp | IsRunning, {}, false);
}

void TestAddress::whatLeadsToOtherComputersIsANetwork() {
  QFETCH(QNetworkInterface::InterfaceFlags, flags);
  QFETCH(bool, leadsOutside);
  QFETCH(QString, address);
  OwnInterface own{.flags = flags, .leadsOutside = leadsOutside, .addresses = {}};
  if (!address.isEmpty()) own.addresses << QHostAddress(address);
  QTEST(isOnNetwork({own}), "isNetwork");
  QVERIFY(!isOnNetwork({}));
}

// As Linux describes them: two ends of wires to containers, a card, and a bond of two.
void TestAddress::aBridgeLeadsOutsideByItsPorts() {
  const QTemporaryDir kept;
  const QDir folder(kept.path());
  const auto describe = [&](const QString& name, const QByteArray& about) {
    QVERIFY(folder.mkpath(name));
    QFile file(folder.filePath(name + u"/uevent"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(about) == about.size());
  };
  const auto join = [&](const QString& port, const QString& bridge) {
    QVERIFY(folder.mkpath(port + u"/brport"_s) && folder.mkpath(bridge + u"/bridge"_s));
    QVERIFY(folder.mkpath(bridge + u"/brif/"_s + port));
  };
  describe(u"veth1"_s, "INTERFACE=veth1\n");
  describe(u"veth2"_s, "INTERFACE=veth2\n");
  describe(u"bond0"_s, "DEVTYPE=bond\nINTERFACE=bond0\n");
  QVERIFY(folder.mkpath(u"eth0/device"_s) && folder.mkpath(u"eth1/device"_s) && folder.mkpath(u"virbr0/bridge"_s));
  join(u"veth1"_s, u"docker0"_s);
  join(u"veth2"_s, u"br0"_s);
  join(u"eth1"_s, u"br0"_s);
  join(u"bond0"_s, u"br1"_s);
  const auto leads = [&](const QString& name) { return leadsOutside(name, kept.path()); };
  for (const QString& name : {u"eth0"_s, u"br0"_s, u"br1"_s, u"wlan0"_s}) QVERIFY2(leads(name), qPrintable(name));
  for (const QString& name : {u"docker0"_s, u"virbr0"_s, u"veth1"_s}) QVERIFY2(!leads(name), qPrintable(name));
}

TAPU_TEST_WITH_LOOP(TestAddress)
#include "test_address.moc"
