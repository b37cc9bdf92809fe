// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/host/door/guess_queue.h"
#include "app/host/door/table_door.h"
#include "app/host/door/wrong_guesses.h"
#include "app/net/network_of.h"
#include "app/wire/join_code.h"
#include "tests/net/desk_bench.h"
#include "tests/net/far_channel.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// The n-th address of somebody who has a /64 of IPv6: as many as they like.
QString ofOneNetwork(int n) { return u"2001:db8:7::%1"_s.arg(n + 1, 0, 16); }
/// The n-th of 2,000 addresses of IPv4 that lie far apart: in 250 networks of eight each.
QString farApart(int n) { return u"198.%1.%2.%3"_s.arg(18 + n % 2).arg(n / 2 % 125).arg(n / 250 + 1); }

/// A Big Game of ten boards whose seats wait for their codes, and callers from wherever it is said.
struct Hall : DeskBench {
  Hall() : DeskBench(big(20)) {}
  FarChannel* call(const QString& address, const wire::Hello& hello) {
    auto made = std::make_unique<FarChannel>(false, Origin::Stranger, address);
    FarChannel* channel = made.get();
    table.server->admit(std::move(made));
    channel->hear(hello);
    return channel;
  }
  /// Guesses every half second for 30 seconds, from another address each time, up to `addresses`.
  void guessFor30Seconds(const std::function<QString(int)>& address, int addresses, const wire::Hello& hello) {
    for (int made = 0, half = 0; half < 60; ++half) {
      for (int i = 0; i < addresses / 20; ++i) {
        auto line = std::make_unique<FarChannel>(false, Origin::Stranger, address(made++ % addresses));
        const QPointer<FarChannel> channel = line.get();
        table.server->admit(std::move(line));
        if (channel) channel->hear(hello);
        if (channel) lines.push_back(channel);
      }
      clock->advance(500);
      count();
    }
    clock->advance(5'000);
    count();
  }
  /// Counts the answers that callers have got by now.
  void count() {
    std::erase_if(lines, [this](const QPointer<FarChannel>& line) {
      if (line && line->why == Refusal::None && line->isOpen()) return false;
      judged += line && (line->why == Refusal::WrongCode || line->why == Refusal::WrongPassword);
      return true;
    });
  }

  std::vector<QPointer<FarChannel>> lines;
  int judged = 0;
};

}  // namespace

/// By what guesses are counted, and how few of them are judged.
class TestGuesses : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theNetworkOfAnAddress_data();
  void theNetworkOfAnAddress();
  void whoHasManyAddressesWaitsAtAll_data();
  void whoHasManyAddressesWaitsAtAll();
  void nobodyIsForgottenBecauseOthersCome();
  void fewGuessesAreJudged_data();
  void fewGuessesAreJudged();
  void aRightCodeIsJudgedAmongManyGuesses_data();
  void aRightCodeIsJudgedAmongManyGuesses();
  void networksWithinNetworks_data();
  void networksWithinNetworks();
  void whoIsOnTheNetworkOfTheHostDoesNotWaitForAllOthers();
  void aCrowdFromElsewherePushesNobodyOfTheNetworkOfTheHostOut();
  void whoGuessesOnTheNetworkOfTheHostHoldsUpNobodyElsewhere();
  void noGuesserHoldsUpOtherNetworks_data();
  void noGuesserHoldsUpOtherNetworks();
  void noTurnsCanBeSavedUp();
  void oneMistakeIsNotHeldAgainstAnybody();
  void itWakesWhenThereIsSomethingToJudge();
  void ofEqualsWhoeverCameFirstIsJudgedFirst();
  void aRightOneCountsForLittle();
  void whoHasGoneKeepsNoPlace();
  void aFloodClosesNoConnectionFromElsewhere();
  void aFloodAtTheNextAddressesClosesNoConnectionBesideIt();
  void aRightKeyIsNotHeldUp();
  void aBanHoldsForTheWholeNetwork();
};

void TestGuesses::theNetworkOfAnAddress_data() {
  QTest::addColumn<QString>("address");
  QTest::addColumn<QString>("network");
  QTest::addColumn<QString>("wider");
  QTest::newRow("IPv4 is counted by address") << u"192.0.2.7"_s << u"192.0.2.7"_s << u"192.0.2.0/24"_s;
  QTest::newRow("IPv6 by the first 64 bits")
      << u"2001:db8:7:1:aa:bb:cc:dd"_s << u"2001:db8:7:1::/64"_s << u"2001:db8:7::/48"_s;
  QTest::newRow("another address there") << u"2001:db8:7:1::1"_s << u"2001:db8:7:1::/64"_s << u"2001:db8:7::/48"_s;
  QTest::newRow("two computers on one cable are two") << u"fe80::2"_s << u"fe80::2"_s << u"fe80::/64"_s;
  QTest::newRow("no address") << u"here"_s << u"here"_s << QString();
}
void TestGuesses::theNetworkOfAnAddress() {
  QFETCH(QString, address);
  QTEST(networkOf(address), "network");
  QTEST(widerNetworkOf(address), "wider");
}

void TestGuesses::whoHasManyAddressesWaitsAtAll_data() {
  QTest::addColumn<QStringList>("wrong");
  QTest::addColumn<QString>("next");
  QTest::addColumn<int>("waits");
  QStringList almost, full;
  for (int i = 1; i <= 64; ++i) full << u"192.0.2.%1"_s.arg(i);
  almost = full.first(63);
  QTest::newRow("the same address") << QStringList{u"192.0.2.1"_s} << u"192.0.2.1"_s << 1000;
  QTest::newRow("after its second") << QStringList{u"192.0.2.1"_s, u"192.0.2.1"_s} << u"192.0.2.1"_s << 5000;
  QTest::newRow("its neighbor") << QStringList{u"192.0.2.1"_s} << u"192.0.2.2"_s << 0;
  QTest::newRow("another address of one /64") << QStringList{u"2001:db8::1"_s} << u"2001:db8::2"_s << 1000;
  QTest::newRow("another /64") << QStringList{u"2001:db8::1"_s} << u"2001:db8:0:1::1"_s << 0;
  QTest::newRow("after 63 of a /24") << almost << u"192.0.2.200"_s << 0;
  QTest::newRow("after 64 of a /24") << full << u"192.0.2.200"_s << 5000;
  QTest::newRow("beside that /24") << full << u"192.0.3.200"_s << 0;
}
void TestGuesses::whoHasManyAddressesWaitsAtAll() {
  QFETCH(QStringList, wrong);
  QFETCH(QString, next);
  WrongGuesses guesses;
  for (const QString& address : wrong) guesses.note(address, 0);
  QTEST(guesses.waitMs(next, 0), "waits");
  QCOMPARE(guesses.waitMs(next, 5 * 60'000 + 1), 0);  // five minutes later it is over
}

void TestGuesses::nobodyIsForgottenBecauseOthersCome() {
  WrongGuesses guesses;
  guesses.note(u"203.0.113.1"_s, 0);
  guesses.note(u"203.0.113.1"_s, 0);
  for (int i = 0; i < 5'000; ++i) guesses.note(u"198.%1.%2.1"_s.arg(i / 250).arg(i % 250), 1 + i);
  QCOMPARE(guesses.waitMs(u"203.0.113.1"_s, 6'000), 5000);
  QVERIFY(guesses.shown(6'000).size() <= wire::kMostGuessers);
}

// The number of guesses that are judged in 30 seconds and in the five after them, worked out by hand: of those from
// places without a wrong one ten at once and one in five seconds; of the others three at once, which the first ones use
// up, and one in ten seconds.
void TestGuesses::fewGuessesAreJudged_data() {
  QTest::addColumn<bool>("isOneNetwork");
  QTest::addColumn<int>("most");
  QTest::newRow("from one /64") << true << 1 + 3 + 4;
  QTest::newRow("from 2,000 addresses") << false << 10 + 7 + 4;
}
void TestGuesses::fewGuessesAreJudged() {
  QFETCH(bool, isOneNetwork);
  QFETCH(int, most);
  Hall hall;
  wire::Hello hello;
  hello.name = u"Guesser"_s;
  hello.nonce = QByteArray(wire::kTokenBytes, 'g');
  hello.code = joinCodeOf(12345);
  hall.guessFor30Seconds(isOneNetwork ? ofOneNetwork : farApart, 2'000, hello);
  QVERIFY2(hall.judged >= 1, "a code is judged");
  QVERIFY2(hall.judged <= most, qPrintable(QString::number(hall.judged)));
  qInfo("%d guesses of 6,000 were judged", hall.judged);
}

// Somebody who guesses from many addresses does not use up the guesses that are judged of everybody. By hand: one more
// of the first ones is judged each five seconds, and the next is whoever comes from where none came, so a right code
// waits for five seconds at most; those who come after it wait for nothing, since right ones do not count.
void TestGuesses::aRightCodeIsJudgedAmongManyGuesses_data() {
  using From = std::function<QString(int)>;
  QTest::addColumn<From>("guesser");
  QTest::addColumn<QString>("person");
  const From ofA24 = [](int n) { return u"203.0.113.%1"_s.arg(n % 250 + 1); };
  const From ofA48 = [](int n) { return u"2001:db8:7:%1::1"_s.arg(n + 1, 0, 16); };
  QTest::newRow("of one /24") << ofA24 << u"192.0.2.9"_s;
  QTest::newRow("of one /48") << ofA48 << u"2001:db8:8:1::1"_s;
  QTest::newRow("of one /64") << From(ofOneNetwork) << u"2001:db8:8:1::1"_s;
}
void TestGuesses::aRightCodeIsJudgedAmongManyGuesses() {
  QFETCH(std::function<QString(int)>, guesser);
  QFETCH(QString, person);
  Hall hall;
  hall.organize();
  wire::Hello wrong;
  wrong.name = u"Guesser"_s;
  wrong.nonce = QByteArray(wire::kTokenBytes, 'g');
  wrong.code = joinCodeOf(12345);
  hall.guessFor30Seconds(guesser, 2'000, wrong);
  for (int seat = 0; seat < 2; ++seat) {
    wire::Hello right;
    right.name = u"Person %1"_s.arg(seat);
    right.nonce = QByteArray(wire::kTokenBytes, static_cast<char>('a' + seat));
    right.code = hall.code(seat);
    for (int i = 0; i < 100; ++i) hall.call(guesser(3'000 + i), wrong);  // they were there before
    const QPointer<FarChannel> channel = hall.call(person, right);
    for (int i = 0; i < 100; ++i) hall.call(guesser(4'000 + i), wrong);  // and go on
    hall.clock->advance(5'500);
    QVERIFY2(channel && channel->isWelcomed, qPrintable(u"person %1"_s.arg(seat)));
  }
}

namespace {

/// A queue, and what became of each guess, by the address that it came from.
struct Queue {
  void show(const QString& from, GuessQueue::Verdict verdict = GuessQueue::Verdict::Wrong) {
    const auto isNeighbor = [](const QString& address) { return address.startsWith("192.168.7."_L1); };
    queue.show({.from = from,
                .around = networksAround(from, isNeighbor),
                .isThere = [this, from] { return !gone.contains(from); },
                .judge =
                    [this, from, verdict] {
                      judged << from;
                      return verdict;
                    },
                .refuse = [this, from] { refused << from; }},
               0);
  }
  /// The bucket of first ones is empty from then on.
  void emptyBucket() {
    for (int i = 0; i < 10; ++i) show(u"203.0.%1.1"_s.arg(i));
    judged.clear();
  }
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  GuessQueue queue{clock, Limits{}};
  QStringList judged, refused, gone;
};

}  // namespace

void TestGuesses::networksWithinNetworks_data() {
  QTest::addColumn<QString>("address");
  QTest::addColumn<QStringList>("nested");
  QTest::newRow("IPv4") << u"192.0.2.77"_s
                        << QStringList{u"192.0.0.0/8"_s, u"192.0.0.0/16"_s, u"192.0.2.0/24"_s, u"192.0.2.64/28"_s,
                                       u"192.0.2.77"_s};
  QTest::newRow("IPv6") << u"2001:db8:7:1234::1"_s
                        << QStringList{u"2001:db8::/32"_s, u"2001:db8:7::/48"_s, u"2001:db8:7:1200::/56"_s,
                                       u"2001:db8:7:1234::/64"_s, u"2001:db8:7:1234::/64"_s};
  QTest::newRow("no address") << u"here"_s << QStringList{u"here"_s, u"here"_s, u"here"_s, u"here"_s, u"here"_s};
}
void TestGuesses::networksWithinNetworks() {
  QFETCH(QString, address);
  const NestedNetworks nested = nestedNetworksOf(address);
  QTEST(QStringList(nested.begin(), nested.end()), "nested");
}

// Four guesses each quarter of a second for a minute, and each ten seconds a right code. By hand: what a right one
// waits for is one of the first ones, each five seconds: each /28 of the guessers has had its turn with the first ten.
void TestGuesses::noGuesserHoldsUpOtherNetworks_data() {
  using From = std::function<QString(int)>;
  QTest::addColumn<From>("guesser");
  QTest::addColumn<QString>("person");
  QTest::newRow("the next address") << From([](int) { return u"192.0.2.10"_s; }) << u"192.0.2.9"_s;
  QTest::newRow("150 addresses of the /24 of the person")
      << From([](int n) { return u"192.0.2.%1"_s.arg(100 + n * 16 % 150); }) << u"192.0.2.9"_s;
  QTest::newRow("many /24 of another /16")
      << From([](int n) { return u"198.18.%1.%2"_s.arg(n % 250).arg(1 + n / 250 % 250); }) << u"192.0.2.9"_s;
  QTest::newRow("many /24 of another /16 of the same /8")
      << From([](int n) { return u"192.1.%1.%2"_s.arg(n % 250).arg(1 + n / 250 % 250); }) << u"192.0.2.9"_s;
  QTest::newRow("many /48 of another /32")
      << From([](int n) { return u"2001:db9:%1::1"_s.arg(n + 1, 0, 16); }) << u"2001:db8::1"_s;
}
/// By hand: what a neighbor waits for is one of the first ones, each five seconds; the others wait behind hundreds.
void TestGuesses::whoIsOnTheNetworkOfTheHostDoesNotWaitForAllOthers() {
  const auto fromAnywhere = [](int n) { return u"%1.%2.7.1"_s.arg(11 + n / 250).arg(n % 250); };
  Queue at;
  at.emptyBucket();
  int made = 0;
  for (; made < 200; ++made) at.show(fromAnywhere(made));  // each from another /16
  const QString person = u"192.168.7.20"_s;
  at.show(person, GuessQueue::Verdict::Right);
  for (; made < 400; ++made) at.show(fromAnywhere(made));
  at.clock->advance(5'000);
  QVERIFY(at.judged.contains(person));
  QVERIFY(!at.refused.contains(person));
}

/// Also after a mistake of one who is there, and while others fill all places. By hand: a first one is judged each five
/// seconds, so at 5 s the mistake, at 10 s somebody from elsewhere, at 15 s the person, who came at 8 s.
void TestGuesses::aCrowdFromElsewherePushesNobodyOfTheNetworkOfTheHostOut() {
  Queue at;
  at.emptyBucket();
  int made = 0;
  const auto showOthers = [&](int many) {
    for (const int until = made + many; made < until; ++made)
      at.show(u"%1.%2.7.1"_s.arg(11 + made / 250).arg(made % 250));
  };
  const QString mistaken = u"192.168.7.30"_s, person = u"192.168.7.20"_s;
  showOthers(256);
  at.show(mistaken);
  at.clock->advance(5'000);
  QVERIFY(at.judged.contains(mistaken));
  at.clock->advance(3'000);
  showOthers(256);
  at.show(person, GuessQueue::Verdict::Right);
  showOthers(10);
  QVERIFY(!at.refused.contains(person));
  at.clock->advance(7'000);
  QVERIFY(at.judged.contains(person) && !at.refused.contains(person));
}

/// Somebody who guesses there takes every second turn, and no more.
void TestGuesses::whoGuessesOnTheNetworkOfTheHostHoldsUpNobodyElsewhere() {
  Queue at;
  for (int i = 0; i < 20; ++i) at.show(u"192.168.7.%1"_s.arg(10 + i));
  const QString person = u"10.1.2.3"_s;
  at.show(person, GuessQueue::Verdict::Right);
  at.clock->advance(5'000);
  QVERIFY(at.judged.contains(person));
}

void TestGuesses::noGuesserHoldsUpOtherNetworks() {
  QFETCH(std::function<QString(int)>, guesser);
  QFETCH(QString, person);
  constexpr int kQuarterMs = 250, kQuarters = 240, kEvery = 40, kGuesses = 4;
  Queue at;
  int made = 0, rightOnes = 0;
  for (int quarter = 0; quarter < kQuarters; ++quarter) {
    for (int i = 0; i < kGuesses; ++i) at.show(guesser(made++));
    if (quarter % kEvery == 0) {
      at.show(person, GuessQueue::Verdict::Right);
      ++rightOnes;
    }
    at.clock->advance(kQuarterMs);
    if (quarter % kEvery == kEvery / 2) QCOMPARE(at.judged.count(person), rightOnes);
  }
  QVERIFY(!at.refused.contains(person));
}

/// Somebody who guesses by IPv4, where the person is too, and goes on by another family has no turns left over from it.
void TestGuesses::noTurnsCanBeSavedUp() {
  Queue at;
  for (int i = 0; i < 30; ++i) {
    at.show(u"192.0.2.%1"_s.arg(100 + i));
    at.clock->advance(5'000);
  }
  for (int i = 1; i <= 20; ++i) at.show(u"2001:db8:%1::1"_s.arg(i));
  at.show(u"192.0.2.9"_s, GuessQueue::Verdict::Right);
  at.clock->advance(5'000);
  QVERIFY(at.judged.contains(u"192.0.2.9"_s));
}

/// Who has mistyped once comes before a network that goes on guessing from ever new addresses.
void TestGuesses::oneMistakeIsNotHeldAgainstAnybody() {
  Queue at;
  at.show(u"192.0.2.9"_s);
  for (int i = 0; i < 20; ++i) at.show(u"198.18.%1.1"_s.arg(i));
  at.clock->advance(10'000);
  for (int i = 20; i < 40; ++i) at.show(u"198.18.%1.1"_s.arg(i));
  at.judged.clear();
  at.show(u"192.0.2.10"_s, GuessQueue::Verdict::Right);
  at.clock->advance(5'000);
  QCOMPARE(at.judged.first(), u"192.0.2.10"_s);
}

void TestGuesses::itWakesWhenThereIsSomethingToJudge() {
  Queue at;
  at.emptyBucket();
  QVERIFY2(!at.clock->runNext(), "nobody waits, and it asks for nothing");
  at.show(u"198.18.1.1"_s);
  at.show(u"198.18.2.1"_s);
  QVERIFY(at.clock->runNext());
  QCOMPARE(at.judged, QStringList{u"198.18.1.1"_s});
  QCOMPARE(at.clock->nowMs(), 5'000);
  QVERIFY(at.clock->runNext());
  QCOMPARE(at.refused, QStringList{u"198.18.2.1"_s});
  QCOMPARE(at.clock->nowMs(), 9'000);
  QVERIFY(!at.clock->runNext());
}

/// From networks that lie far apart nobody is to blame more than others: one is judged each five seconds, and whoever
/// has waited for nine is refused.
void TestGuesses::ofEqualsWhoeverCameFirstIsJudgedFirst() {
  Queue at;
  at.emptyBucket();
  for (const auto& from : {u"198.18.1.1"_s, u"198.18.2.1"_s, u"198.18.3.1"_s}) at.show(from);
  at.clock->advance(5'000);
  QCOMPARE(at.judged, QStringList{u"198.18.1.1"_s});
  at.clock->advance(4'000);
  QCOMPARE(at.refused, (QStringList{u"198.18.2.1"_s, u"198.18.3.1"_s}));
}

/// It puts its network before others from which no wrong one came, and behind them as soon as one came.
void TestGuesses::aRightOneCountsForLittle() {
  Queue at;
  for (int i = 1; i <= 100; ++i) at.show(u"192.0.2.%1"_s.arg(i), GuessQueue::Verdict::Right);
  at.emptyBucket();
  at.show(u"198.18.1.1"_s);
  at.show(u"192.0.2.200"_s);
  at.clock->advance(5'000);
  QCOMPARE(at.judged, QStringList{u"192.0.2.200"_s});  // and it was wrong
  at.show(u"192.0.2.201"_s);
  at.show(u"198.18.2.1"_s);
  at.clock->advance(5'000);
  QCOMPARE(at.judged.last(), u"198.18.2.1"_s);
}

void TestGuesses::whoHasGoneKeepsNoPlace() {
  Queue at;
  at.emptyBucket();
  at.show(u"198.18.1.1"_s);
  at.gone << u"198.18.1.1"_s;
  at.show(u"198.18.2.1"_s);
  at.clock->advance(5'000);
  QCOMPARE(at.judged, QStringList{u"198.18.2.1"_s});
  QVERIFY(at.refused.isEmpty());
}

/// Of those who wait for a welcome only so many may: the flood gives way, from one network.
void TestGuesses::aFloodClosesNoConnectionFromElsewhere() {
  Hall hall;
  wire::Hello wrong;
  wrong.name = u"Guesser"_s;
  wrong.nonce = QByteArray(wire::kTokenBytes, 'g');
  wrong.code = joinCodeOf(12345);
  for (int i = 0; i < 250; ++i) hall.call(u"203.0.113.%1"_s.arg(i % 250 + 1), wrong);
  auto made = std::make_unique<FarChannel>(false, Origin::Stranger, u"192.0.2.9"_s);
  const QPointer<FarChannel> person = made.get();
  hall.table.server->admit(std::move(made));  // has not said yet who it is
  for (int i = 0; i < 1'000; ++i) hall.call(u"203.0.113.%1"_s.arg(i % 250 + 1), wrong);
  QVERIFY(person && person->isOpen());
}

/// By hand: each /28 of the guessers has 16 who wait, and that of the person one; at each address waits one.
void TestGuesses::aFloodAtTheNextAddressesClosesNoConnectionBesideIt() {
  Hall hall;
  wire::Hello wrong;
  wrong.name = u"Guesser"_s;
  wrong.nonce = QByteArray(wire::kTokenBytes, 'g');
  wrong.code = joinCodeOf(12345);
  auto made = std::make_unique<FarChannel>(false, Origin::Stranger, u"203.0.113.9"_s);
  const QPointer<FarChannel> person = made.get();
  hall.table.server->admit(std::move(made));  // has not said yet who it is, and waits longest
  for (int i = 16; i < 256; ++i) hall.call(u"203.0.113.%1"_s.arg(i), wrong);
  for (int i = 0; i < 100; ++i) hall.call(u"%1.9.9.9"_s.arg(20 + i), wrong);
  QVERIFY(person && person->isOpen());
}

/// The organizer's key is too long to be guessed: whoever shows the right one is in, whatever their neighbors showed.
void TestGuesses::aRightKeyIsNotHeldUp() {
  Hall hall;
  wire::Hello hello;
  hello.attendance = Attendance::Organizer;
  hello.organizerKey = QByteArray(wire::kKeyBytes, 'x');
  for (int i = 0; i < 5; ++i) hall.call(ofOneNetwork(i), hello);
  hall.clock->advance(6'000);
  hello.organizerKey = kKey;
  QVERIFY(hall.call(ofOneNetwork(5), hello)->isWelcomed);
}

void TestGuesses::aBanHoldsForTheWholeNetwork() {
  TableDoor door{TablePolicy()};
  door.ban(u"Ravi"_s, networkOf(u"2001:db8::1"_s), u"rude"_s);
  QVERIFY(door.banOf(u"Asha"_s, networkOf(u"2001:db8::2"_s)));
  QVERIFY(!door.banOf(u"Asha"_s, networkOf(u"2001:db8:0:1::2"_s)));
  QVERIFY2(door.unban(u"2001:db8::77"_s), "by any address of it");
  QVERIFY(!door.banOf(u"Asha"_s, networkOf(u"2001:db8::2"_s)));
  TableDoor older{TablePolicy()};  // kept whole addresses
  older.ban(u"Ravi"_s, u"2001:db8::1"_s, u"rude"_s);
  TableDoor restored{TablePolicy()};
  restored.restore(older.kept(), 4);
  QVERIFY(restored.banOf(u"Asha"_s, networkOf(u"2001:db8::2"_s)));
}

TAPU_TEST_WITH_LOOP(TestGuesses)
#include "test_guesses.moc"
