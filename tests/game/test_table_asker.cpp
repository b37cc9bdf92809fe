// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <vector>

#include "app/session/call_turns.h"
#include "app/session/kept_seat.h"
#include "app/session/table_asker.h"
#include "app/wire/messages.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

/// A line to somebody who says only what the test says.
class QuietLine final : public Channel {
 public:
  void send(const QByteArray& frame) override { said << frame; }
  void close() override {}
  bool isOpen() const override { return true; }
  bool isFinished() const override { return false; }
  void setFrameLimit(int) override {}
  bool isNear() const override { return false; }
  QByteArrayList said;
};

/// Somebody who asks, and whom they have called.
struct Asking {
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  QList<Address> dialed;
  std::vector<QPointer<QuietLine>> lines;
  TableAsker asker{clock, [this](const Address& place) {
                     auto line = std::make_unique<QuietLine>();
                     dialed << place;
                     lines.emplace_back(line.get());
                     return line;
                   }};
};

QList<Address> computers(int count) {
  QList<Address> all;
  for (int i = 1; i <= count; ++i) all << Address{u"10.88.0.%1"_s.arg(i), 4710};
  return all;
}

}  // namespace

/// Asks at addresses that anybody may have made up.
class TestTableAsker : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoIsSilentHoldsNobodyUpForLong();
  void aComputerWithManyPortsHasOneTurn();
  void itSaysNothingOfWhoAsks();
  void whoIsSilentIsAskedAgain();
  void whereATableWasMetIsCalledBeforeWhatIsSaid();
  void noCrowdOfLiarsKeepsATableFromBeingCalled();
};

/// By hand: 16 at once for 1.5 seconds each, so the 231 silent ones have their time within 15 such turns.
void TestTableAsker::whoIsSilentHoldsNobodyUpForLong() {
  Asking at;
  QSignalSpy answered(&at.asker, &TableAsker::answered);
  at.asker.askAt(computers(232));
  QCOMPARE(at.dialed.size(), 16);
  at.clock->advance(1'500);
  QCOMPARE(at.dialed.size(), 32);
  const TableIdentity table = TableIdentity::fresh(QByteArray(16, 't'));
  QVERIFY(at.lines[20]);
  Q_EMIT at.lines[20]->received(wire::encode(wire::FromServer(wire::Introduction{table, {}})));
  QCOMPARE(answered.size(), 1);
  QCOMPARE(answered[0][0].value<Address>(), (Address{u"10.88.0.21"_s, 4710}));
  QCOMPARE(answered[0][1].value<TableIdentity>().id, table.id);
  QCOMPARE(at.dialed.size(), 33);  // its place is free at once
}

void TestTableAsker::aComputerWithManyPortsHasOneTurn() {
  QList<Address> places;
  for (quint16 port = 1; port <= 200; ++port) places << Address{u"10.88.0.9"_s, port};
  const Address other{u"10.88.0.2"_s, 4710};
  Asking at;
  at.asker.askAt(places + QList{other});
  QCOMPARE(at.dialed[1], other);
}

void TestTableAsker::itSaysNothingOfWhoAsks() {
  Asking at;
  at.asker.askAt(computers(1));
  QCOMPARE(at.lines[0]->said.size(), 1);
  Complaint complaint;
  const auto message = wire::decodeFromClient(at.lines[0]->said[0], complaint);
  QVERIFY(message && std::holds_alternative<wire::Hello>(*message));
  const auto& hello = std::get<wire::Hello>(*message);
  QCOMPARE(hello.asks, wire::Hello::Asks::WhichTable);
  QVERIFY(hello.name.isEmpty() && hello.token.isEmpty() && hello.nonce.isEmpty() && hello.receipt.isEmpty());
}

void TestTableAsker::whoIsSilentIsAskedAgain() {
  Asking at;
  at.asker.askAt(computers(1));
  at.clock->advance(4'999);
  QCOMPARE(at.dialed.size(), 1);
  at.clock->advance(1);
  QCOMPARE(at.dialed.size(), 2);
  at.asker.askAt({});
  at.clock->advance(60'000);
  QCOMPARE(at.dialed.size(), 2);
}

void TestTableAsker::whereATableWasMetIsCalledBeforeWhatIsSaid() {
  WayBack way;
  way.known.address = u"10.88.0.1"_s;
  way.known.others = QStringList{u"10.77.0.1"_s};
  way.heard = {{u"10.88.0.9"_s, 4710}, {u"10.88.0.8"_s, 4710}, {u"10.77.0.1"_s, 4710}};
  QStringList places;
  for (const Address& place : way.places()) places << place.host;
  QCOMPARE(places, (QStringList{u"10.88.0.9"_s, u"10.88.0.1"_s, u"10.77.0.1"_s, u"10.88.0.8"_s}));
}

/// Sixteen liars had kept the table out for good: nobody else was called behind them, and they were still called when
/// they had gone.
void TestTableAsker::noCrowdOfLiarsKeepsATableFromBeingCalled() {
  CallTurns turns;
  const Address table{u"10.88.1.1"_s, 4710};
  const QList<Address> liars = computers(16);
  for (const Address& liar : liars) turns.answered(liar, 0);
  for (const Address& liar : liars) QCOMPARE(turns.next(0), liar);
  QVERIFY2(!turns.next(0), "nobody is called twice for one answer");
  for (const Address& liar : liars) turns.answered(liar, 0);
  turns.answered(table, 0);
  QCOMPARE(turns.next(0), table);
  QVERIFY2(turns.next(0) != table, "each has a second turn");
  for (const Address& liar : computers(100)) turns.answered(liar, 1'000);
  turns.answered(table, 1'000 + CallTurns::kFreshMs);
  QCOMPARE(turns.next(1'001 + CallTurns::kFreshMs), table);  // all others have fallen silent
  turns.clear();
  QVERIFY(!turns.next(0) && !turns.wasCalled(table));
}

TAPU_TEST_WITH_LOOP(TestTableAsker)
#include "test_table_asker.moc"
